"""Guests, accounts, devices, tokens, and being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from tests.server.little import PASSWORD, Device, Little, little
from voyageur.server import people as module
from voyageur.server.database import now
from voyageur.server.models import (
    ChatRow,
    EventRow,
    MuteRow,
    PersonRow,
    RatingRow,
    SeatRow,
    SessionRow,
    SubscriptionRow,
    TableRow,
)
from voyageur.server.passwords import Passwords
from voyageur.server.people import delete_person, export_person
from voyageur.server.signing import Signer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Little]:
    with little(tmp_path) as running:
        yield running


def fetch(server: Little, statement: Any) -> list[Any]:
    async def work() -> list[Any]:
        async with server.house.database.read() as session:
            return list((await session.execute(statement)).all())

    return server.run(work)


def write(server: Little, *things: Any) -> None:
    async def work() -> None:
        async with server.house.database.write() as session:
            for thing in things:
                if hasattr(thing, "__table__") and not hasattr(thing, "compile"):
                    session.add(thing)
                    await session.flush()
                else:
                    await session.execute(thing)

    server.run(work)


# ---- guests -----------------------------------------------------------------------------------------------------


def test_a_guest_begins_at_once_with_a_signed_cookie(server: Little) -> None:
    device = server.device()
    answer = device.post("/api/people/guest", {"name": "  Ida   Pfeiffer ", "colour": "teal", "language": "fr"})
    assert answer.status_code == 201
    assert (device.me["name"], device.me["colour"], device.me["language"]) == ("Ida Pfeiffer", "teal", "fr")
    assert (device.me["guest"], device.me["login"], device.me["muted"]) == (True, None, [])
    line = answer.headers["set-cookie"].lower()
    assert all(part in line for part in ("httponly", "samesite=lax", "path=/", f"max-age={365 * 24 * 3600}"))
    assert "secure" not in line
    assert device.get("/api/me").json()["id"] == device.me["id"]


def test_the_cookie_is_for_https_only_where_people_come_by_https(tmp_path: Path) -> None:
    with little(tmp_path, secure=True) as server:
        answer = server.device().post("/api/people/guest", {"name": "Ida"})
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "cookie", ["", "x", "x.y", "{session}", "{session}.", "{session}.{csrf}", "é.ü", '"', ".", "a=b; c"]
)
def test_nobody_is_signed_in_by_a_cookie_that_is_not_ours(server: Little, cookie: str) -> None:
    ida = server.guest()
    stranger = server.device()
    stranger.cookie = cookie.format(session=ida.session, csrf=ida.csrf)
    answer = stranger.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "server-not-signed-in")


def test_the_cookie_of_a_server_with_another_secret_is_worth_nothing(server: Little, tmp_path: Path) -> None:
    ida = server.guest()
    forged = Signer("another secret").signed("cookie", ida.session)
    assert server.device().get("/api/me", Cookie=f"voyageur={forged}").status_code == 401


def test_a_guest_is_not_lost_by_beginning_again(server: Little) -> None:
    ida = server.guest()
    answer = ida.post("/api/people/guest", {"name": "Somebody else"})
    assert (answer.status_code, answer.json()["code"]) == (409, "server-signed-in-already")
    assert ida.get("/api/me").json()["name"] == "Ida"


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "\u202egnorw", "nul\x00", "\u200d", "\u00a0", "x" * 41])
def test_a_name_can_be_seen(server: Little, name: str) -> None:
    assert server.device().post("/api/people/guest", {"name": name}).status_code == 400


@pytest.mark.parametrize("name", ["Ἴδα", "山田", "👩\u200d🚀", "O’Neill", "—", "می\u200cروم"])
def test_a_name_may_be_in_any_script(server: Little, name: str) -> None:
    assert server.guest(name).me["name"] == name


# ---- accounts ---------------------------------------------------------------------------------------------------


def test_a_guest_who_registers_stays_who_they_are(server: Little) -> None:
    ida = server.guest()
    before = dict(ida.me)
    jules = server.guest("Jules")
    ida.ask("PUT", f"/api/me/mutes/{jules.me['id']}")
    answer = ida.post("/api/me/register", {"login": "Ida.Pfeiffer", "password": PASSWORD})
    assert answer.status_code == 200
    after = ida.get("/api/me").json()
    assert after["id"] == before["id"]
    assert (after["guest"], after["login"], after["muted"]) == (False, "ida.pfeiffer", [jules.me["id"]])
    kept = fetch(server, select(PersonRow.password).where(PersonRow.id == before["id"]))[0][0]
    assert kept.startswith("$argon2id$")


def test_registering_renews_the_session_so_that_nobody_waits_in_the_old_one(server: Little) -> None:
    ida = server.guest()
    planted = server.device()
    planted.cookie = ida.cookie
    assert planted.get("/api/me").status_code == 200
    ida.post("/api/me/register", {"login": "ida", "password": PASSWORD})
    assert ida.get("/api/me").status_code == 200
    assert planted.cookie != ida.cookie
    assert planted.get("/api/me").status_code == 401


def test_a_login_belongs_to_one_person_however_it_is_written(server: Little) -> None:
    server.registered("ida")
    jules = server.guest("Jules")
    answer = jules.post("/api/me/register", {"login": "IDA", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "server-login-taken")
    assert jules.get("/api/me").json()["guest"]


def test_one_registers_once(server: Little) -> None:
    answer = server.registered("ida").post("/api/me/register", {"login": "other", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "server-registered-already")


@pytest.mark.parametrize(
    "body",
    [
        {"login": "a", "password": PASSWORD},
        {"login": "a b", "password": PASSWORD},
        {"login": "ida", "password": "short"},
    ],
)
def test_logins_and_passwords_have_a_shape(server: Little, body: dict[str, str]) -> None:
    answer = server.guest().post("/api/me/register", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "server-request-shape")


def test_somebody_plays_on_two_devices_at_once(server: Little) -> None:
    first = server.registered("ida")
    second = server.device()
    assert second.login("Ida").status_code == 200
    assert first.get("/api/me").json()["id"] == second.get("/api/me").json()["id"]
    assert first.csrf != second.csrf


@pytest.mark.parametrize(("login", "password"), [("ida", "wrong"), ("nobody", PASSWORD), ("", ""), ("a\x00b", "\x00")])
def test_a_wrong_login_and_a_wrong_password_are_told_alike(server: Little, login: str, password: str) -> None:
    server.registered("ida")
    answer = server.device().login(login, password)
    assert (answer.status_code, answer.json()["code"]) == (401, "server-login-wrong")
    assert "set-cookie" not in answer.headers


def test_an_unknown_login_is_compared_with_a_hash_like_any_other(
    monkeypatch: pytest.MonkeyPatch, server: Little
) -> None:
    server.registered("ida")
    server.device().login("ida", "wrong")  # the hash of nobody is made once
    asked: list[str] = []
    compare = Passwords._compare

    def noted(self: Passwords, kept: str, password: str) -> bool:
        asked.append(kept)
        return compare(self, kept, password)

    monkeypatch.setattr(Passwords, "_compare", noted)
    server.device().login("ida", "wrong")
    server.device().login("nobody", "wrong")
    assert len(asked) == 2
    assert asked[0].split("$")[:4] == asked[1].split("$")[:4]  # the same kind and parameters


def test_a_guest_who_signs_in_becomes_the_account_and_leaves_the_guest(server: Little) -> None:
    account = server.registered("ida")
    browser = server.guest("Somebody")
    guest, old = browser.me["id"], server.device()
    old.cookie = browser.cookie
    assert browser.login("ida").status_code == 200
    assert browser.get("/api/me").json()["id"] == account.me["id"] != guest
    assert old.get("/api/me").status_code == 401
    assert account.get("/api/me").status_code == 200


def test_a_password_is_hashed_anew_when_the_parameters_have_changed(server: Little) -> None:
    ida = server.registered("ida")
    read = select(PersonRow.password).where(PersonRow.id == ida.me["id"])
    before = fetch(server, read)[0][0]
    server.device().login()
    assert fetch(server, read)[0][0] == before
    server.house.people.passwords.hasher = PasswordHasher(time_cost=2, memory_cost=64, parallelism=1)
    assert server.device().login().status_code == 200
    after = fetch(server, read)[0][0]
    assert ("t=1" in before, "t=2" in after) == (True, True)
    assert server.device().login().status_code == 200


def test_accents_may_be_typed_in_either_way(server: Little) -> None:
    ida = server.guest()
    ida.post("/api/me/register", {"login": "ida", "password": "le tour du mond\u00e9"})
    assert server.device().login("ida", "le tour du monde\u0301").status_code == 200


# ---- devices and tokens -----------------------------------------------------------------------------------------


def test_signing_out_ends_this_device_only(server: Little) -> None:
    first = server.registered("ida")
    second = server.device()
    second.login()
    kept = second.cookie
    answer = second.post("/api/logout")
    assert answer.status_code == 204
    assert second.cookie == ""
    second.cookie = kept
    assert second.get("/api/me").status_code == 401
    assert first.get("/api/me").status_code == 200


def test_a_device_is_revoked_from_another_at_once(server: Little) -> None:
    ended: list[tuple[str, str]] = []
    server.house.people.on_revoked.append(lambda person, session: ended.append((person, session)))
    first = server.registered("ida")
    second = server.device()
    second.login()
    assert second.get("/api/me").status_code == 200
    ended.clear()
    listed = first.get("/api/me/sessions").json()
    assert {(each["id"], each["current"]) for each in listed} == {(first.session, True), (second.session, False)}
    assert {each["label"] for each in listed} == {"testclient"}
    assert first.ask("DELETE", f"/api/me/sessions/{second.session}").status_code == 204
    assert second.get("/api/me").status_code == 401
    assert ended == [(first.me["id"], second.session)]
    assert server.wire.sent[-1] == ("person", {"id": first.me["id"], "session": second.session})
    assert len(first.get("/api/me/sessions").json()) == 1
    assert first.ask("DELETE", f"/api/me/sessions/{second.session}").status_code == 404


def test_nobody_ends_the_session_of_somebody_else(server: Little) -> None:
    ida, jules = server.guest("Ida"), server.guest("Jules")
    answer = jules.ask("DELETE", f"/api/me/sessions/{ida.session}")
    assert (answer.status_code, answer.json()["code"]) == (404, "server-session-unknown")
    assert ida.get("/api/me").status_code == 200


def test_a_session_ended_by_another_process_ends_here_with_its_hint(server: Little) -> None:
    ended: list[str] = []
    server.house.people.on_revoked.append(lambda _, session: ended.append(session))
    ida = server.guest()
    assert ida.get("/api/me").status_code == 200
    write(server, update(SessionRow).where(SessionRow.id == ida.session).values(revoked_at=now()))
    assert ida.get("/api/me").status_code == 200  # remembered
    server.wire.hear("person", {"id": ida.me["id"], "session": ida.session})
    assert ida.get("/api/me").status_code == 401
    assert ended == [ida.session]


def test_what_is_remembered_is_looked_up_again_after_a_while(server: Little, monkeypatch: pytest.MonkeyPatch) -> None:
    ida = server.guest()
    write(server, update(PersonRow).values(name="Changed elsewhere"))
    assert ida.get("/api/me").json()["name"] == "Changed elsewhere"  # a new session is not remembered yet
    write(server, update(PersonRow).values(name="And again"))
    assert ida.get("/api/me").json()["name"] == "Changed elsewhere"
    later = now() + module.REMEMBER_MS + 1
    monkeypatch.setattr(module, "now", lambda: later)
    assert ida.get("/api/me").json()["name"] == "And again"


def test_what_was_looked_up_before_a_change_is_not_remembered_after_it(server: Little) -> None:
    ida = server.guest()
    everybody = server.house.people
    read = everybody.database.read

    def slow() -> Any:
        everybody._hear({"id": ida.me["id"], "session": None})  # comes while the lookup is under way
        return read()

    everybody.database.read = slow  # type: ignore[method-assign]
    assert ida.get("/api/me").status_code == 200
    assert not everybody._sessions


def test_a_session_that_has_ended_is_looked_up_once(server: Little, monkeypatch: pytest.MonkeyPatch) -> None:
    ida = server.guest()
    cookie = ida.cookie
    assert ida.post("/api/logout").status_code == 204
    ida.cookie = cookie
    assert ida.get("/api/me").status_code == 401
    monkeypatch.setattr(server.house.database, "read", None)
    assert ida.get("/api/me").status_code == 401


def test_only_so_many_are_remembered(server: Little, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_REMEMBERED", 2)
    for name in ("Ida", "Jules", "Phileas"):
        server.guest(name).get("/api/me")
    assert len(server.house.people._sessions) == 2


def test_a_token_plays_without_cookie_and_csrf_and_changes_no_account(server: Little) -> None:
    ida = server.registered("ida")
    answer = ida.post("/api/me/tokens", {"label": "my bot"})
    assert answer.status_code == 201
    program = server.device()
    program.token = answer.json()["token"]
    assert (answer.json()["session"]["kind"], answer.json()["session"]["label"]) == ("token", "my bot")
    me = program.get("/api/me")
    assert me.json()["id"] == ida.me["id"]
    assert "set-cookie" not in me.headers
    assert program.ask("PATCH", "/api/me", {"colour": "red"}).json()["colour"] == "red"
    for method, path, body in [
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("POST", "/api/me/password", {"old": PASSWORD, "new": PASSWORD}),
        ("DELETE", f"/api/me/sessions/{ida.session}", None),
        ("DELETE", "/api/me", None),
        ("GET", "/api/me/export", None),
    ]:
        refused = program.ask(method, path, body)
        assert (refused.status_code, refused.json()["code"]) == (403, "server-devices-only")
    assert program.post("/api/logout").status_code == 204
    assert program.get("/api/me").status_code == 401


def test_a_cookie_is_no_token_and_a_token_no_cookie(server: Little) -> None:
    ida = server.guest()
    token = ida.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    assert server.device().get("/api/me", Cookie=f"voyageur={token}").status_code == 401
    assert server.device().get("/api/me", Authorization=f"Bearer {ida.cookie}").status_code == 401
    assert ida.get("/api/me", Authorization="Bearer wrong").status_code == 401  # the cookie does not help


def test_tokens_have_an_end(server: Little, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_TOKENS", 2)
    ida = server.guest()
    assert [ida.post("/api/me/tokens", {"label": "x"}).status_code for _ in range(3)] == [201, 201, 409]


def test_another_password_signs_out_every_other_device_and_token(server: Little) -> None:
    ended: list[str] = []
    first = server.registered("ida")
    second, program = server.device(), server.device()
    second.login()
    program.token = first.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    assert second.get("/api/me").status_code == program.get("/api/me").status_code == 200
    wrong = first.post("/api/me/password", {"old": "wrong", "new": "another long sentence"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "server-password-wrong")
    assert second.get("/api/me").status_code == 200
    server.house.people.on_revoked.append(lambda _, session: ended.append(session))
    assert first.post("/api/me/password", {"old": PASSWORD, "new": "another long sentence"}).status_code == 204
    assert first.get("/api/me").status_code == 200
    assert second.get("/api/me").status_code == program.get("/api/me").status_code == 401
    assert set(ended) == {second.session, program.token.partition(".")[0]}
    assert server.device().login().status_code == 401
    assert server.device().login("ida", "another long sentence").status_code == 200


def test_a_guest_has_no_password_to_change(server: Little) -> None:
    answer = server.guest().post("/api/me/password", {"old": "", "new": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "server-guest-no-password")


def test_a_device_that_was_not_seen_for_a_year_is_signed_out(server: Little) -> None:
    ida, jules = server.guest(), server.guest()
    old = now() - 366 * 24 * 3600 * 1000
    write(server, update(SessionRow).where(SessionRow.id == ida.session).values(seen_at=old))
    assert ida.get("/api/me").status_code == 401
    assert jules.get("/api/me").status_code == 200


def test_being_seen_is_written_now_and_then(server: Little) -> None:
    ida = server.guest()
    old = now() - 3_600_000
    write(server, update(SessionRow).values(seen_at=old), update(PersonRow).values(seen_at=old))
    ida.get("/api/me")
    ida.get("/api/me")
    seen = select(SessionRow.seen_at, PersonRow.seen_at).join(PersonRow, PersonRow.id == SessionRow.person_id)
    assert fetch(server, seen) == [(old, old)]
    server.run(server.house.people.tidy)
    assert all(at > old + 3_000_000 for at in fetch(server, seen)[0])


def test_sessions_that_ended_long_ago_are_forgotten(server: Little) -> None:
    ida, jules = server.guest(), server.guest()
    jules.post("/api/logout")
    server.run(server.house.people.tidy)
    assert len(fetch(server, select(SessionRow.id))) == 2
    long_ago = now() - module.KEEP_ENDED_MS - 1000
    write(server, update(SessionRow).where(SessionRow.revoked_at.is_not(None)).values(revoked_at=long_ago))
    server.run(server.house.people.tidy)
    assert fetch(server, select(SessionRow.id)) == [(ida.session,)]


# ---- profiles ---------------------------------------------------------------------------------------------------


def test_what_is_left_out_of_a_profile_stays(server: Little) -> None:
    changed: list[str] = []
    server.house.people.on_changed.append(changed.append)
    ida = server.guest()
    assert ida.get(f"/api/people/{ida.me['id']}").json() == {
        "id": ida.me["id"],
        "name": "Ida",
        "colour": "blue",
        "guest": True,
    }
    answer = ida.ask("PATCH", "/api/me", {"name": "Ida P.", "chat": False})
    assert answer.status_code == 200
    after = ida.get("/api/me").json()
    assert (after["name"], after["colour"], after["chat"]) == ("Ida P.", "blue", False)
    assert ida.get(f"/api/people/{ida.me['id']}").json()["name"] == "Ida P."
    assert changed == [ida.me["id"]]
    assert server.wire.sent == [("person", {"id": ida.me["id"], "session": None})]
    assert ida.ask("PATCH", "/api/me", {}).json()["name"] == "Ida P."


@pytest.mark.parametrize("identifier", ["nobody", "a b", "x" * 200, "%00", "é"])
def test_unknown_people_are_not_there(server: Little, identifier: str) -> None:
    assert server.device().get(f"/api/people/{identifier}").status_code in (400, 404)


def test_many_people_are_looked_up_together(server: Little) -> None:
    ids = [server.guest(f"Guest {n}").me["id"] for n in range(3)]

    async def work() -> Any:
        return await server.house.people.persons([*ids, ids[0], "nobody", "\x00"])

    assert {key: info.name for key, info in server.run(work).items()} == {
        each: f"Guest {n}" for n, each in enumerate(ids)
    }


def test_somebody_is_muted_and_heard_again(server: Little) -> None:
    ida, jules = server.guest("Ida"), server.guest("Jules")
    path = f"/api/me/mutes/{jules.me['id']}"
    for _ in range(2):
        assert ida.ask("PUT", path).json()["muted"] == [jules.me["id"]]
    for _ in range(2):
        assert ida.ask("DELETE", path).json()["muted"] == []
    assert ida.ask("PUT", f"/api/me/mutes/{ida.me['id']}").json()["code"] == "server-mute-self"
    assert ida.ask("PUT", "/api/me/mutes/nobody").status_code == 404


def test_mutes_have_an_end(server: Little, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_MUTED", 1)
    ida, *others = (server.guest(name) for name in ("Ida", "Jules", "Phileas"))
    assert [ida.ask("PUT", f"/api/me/mutes/{each.me['id']}").status_code for each in others] == [200, 409]


# ---- taking one's data away, and being forgotten ----------------------------------------------------------------


def at_a_table(server: Little, ida: Device, jules: Device) -> None:
    table = TableRow(
        id="table",
        game="expeditions",
        version=1,
        players=2,
        options={},
        seed=424242,
        public=True,
        clock={},
        substitute="greedy",
        chat=True,
        spectator_delay=0,
        host_id=ida.me["id"],
        status="running",
        created_at=now(),
        updated_at=now(),
    )
    write(
        server,
        table,
        SeatRow(table_id="table", seat=0, person_id=ida.me["id"]),
        SeatRow(table_id="table", seat=1, person_id=jules.me["id"]),
        EventRow(table_id="table", number=1, kind="move", at=1, seat=0, action="red: a>b", person_id=ida.me["id"]),
        EventRow(table_id="table", number=2, kind="move", at=2, seat=1, action="blue: a>b", person_id=jules.me["id"]),
        ChatRow(table_id="table", person_id=ida.me["id"], at=1, text="Good luck!"),
        ChatRow(table_id="table", person_id=jules.me["id"], at=2, text="You too!"),
        RatingRow(person_id=ida.me["id"], game="expeditions", mu=25.0, sigma=8.0, games=1, updated_at=1),
        SubscriptionRow(
            id="hook",
            person_id=ida.me["id"],
            kind="webhook",
            address="https://bot.example/turn",
            keys={"secret": "hush"},
            created_at=1,
        ),
        MuteRow(person_id=jules.me["id"], muted_id=ida.me["id"]),
    )


def test_everything_that_is_kept_of_somebody_can_be_taken_away(server: Little) -> None:
    ida, jules = server.registered("ida"), server.guest("Jules")
    at_a_table(server, ida, jules)
    answer = ida.get("/api/me/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert (kept["profile"]["login"], kept["profile"]["name"]) == ("ida", "Ida")
    assert [(each["id"], each["seat"], each["host"]) for each in kept["tables"]] == [("table", 0, True)]
    assert [each["id"] for each in kept["tables_laid"]] == ["table"]
    assert kept["moves"] == [{"table_id": "table", "kind": "move", "at": 1, "seat": 0, "action": "red: a>b"}]
    assert [each["text"] for each in kept["chat"]] == ["Good luck!"]
    assert [each["game"] for each in kept["ratings"]] == ["expeditions"]
    assert [each["address"] for each in kept["subscriptions"]] == ["https://bot.example/turn"]
    assert len(kept["sessions"]) == 2  # the guest's, which ended, and this one
    for secret in ("argon2", "hush", "424242", ida.cookie, "You too!"):
        assert secret not in answer.text


def test_who_is_forgotten_leaves_only_the_log(server: Little) -> None:
    ended: list[str] = []
    gone: list[str] = []

    async def going(person: str) -> None:
        gone.append(person)

    server.house.people.on_deleted.append(going)
    server.house.people.on_revoked.append(lambda _, session: ended.append(session))
    ida, jules = server.registered("ida"), server.guest("Jules")
    at_a_table(server, ida, jules)
    identifier, cookie = ida.me["id"], ida.cookie
    assert ida.get("/api/me").status_code == 200
    assert ida.ask("DELETE", "/api/me").status_code == 204
    assert gone == [identifier]
    assert cookie.partition(".")[0] in ended
    ida.cookie = cookie
    assert ida.get("/api/me").status_code == 401
    assert server.device().login().status_code == 401
    row = fetch(server, select(PersonRow).where(PersonRow.id == identifier))[0][0]
    assert (row.name, row.login, row.password, row.deleted_at is None) == ("—", None, None, False)
    assert [each.text for (each,) in fetch(server, select(ChatRow))] == ["You too!"]
    for kind in (RatingRow, SubscriptionRow, MuteRow):
        assert fetch(server, select(kind)) == []
    assert len(fetch(server, select(EventRow))) == 2
    assert len(fetch(server, select(SeatRow).where(SeatRow.person_id == identifier))) == 1
    assert jules.get(f"/api/people/{identifier}").json()["name"] == "—"
    assert server.registered("ida").me["login"] == "ida"


def test_an_administrator_exports_and_forgets_by_identifier(server: Little) -> None:
    ida = server.guest()

    async def work() -> tuple[dict[str, Any], list[str]]:
        async with server.house.database.write() as session:
            kept = await export_person(session, ida.me["id"])
            return kept, await delete_person(session, ida.me["id"])

    kept, ended = server.run(work)
    assert kept["profile"]["name"] == "Ida"
    assert ended == [ida.session]


def test_while_a_password_is_hashed_others_are_served() -> None:
    async def work() -> int:
        hashing = asyncio.create_task(Passwords().hash("x"))
        turns = 0
        while not hashing.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(work()) > 10


def test_a_whole_life_on_either_database(database_url: str, tmp_path: Path) -> None:
    with little(tmp_path, database=database_url) as server:
        ida, jules = server.registered("ida"), server.guest("Jules")
        taken = jules.post("/api/me/register", {"login": "IDA", "password": PASSWORD})
        assert (taken.status_code, taken.json()["code"]) == (409, "server-login-taken")
        assert server.device().login("a\x00b", "\x00").status_code == 401
        assert jules.get("/api/people/%00").status_code == 404
        assert ida.ask("DELETE", "/api/me/sessions/%00").status_code == 404
        shaped = jules.post("/api/me/register", {"login": "jules\n", "password": PASSWORD})
        assert (shaped.status_code, shaped.json()["code"]) == (400, "server-login-shape")
        at_a_table(server, ida, jules)
        second = server.device()
        assert second.login().status_code == 200
        assert ida.ask("PUT", f"/api/me/mutes/{jules.me['id']}").status_code == 200
        assert ida.ask("PATCH", "/api/me", {"name": "Ida Pfeiffer"}).json()["name"] == "Ida Pfeiffer"
        assert ida.post("/api/me/tokens", {"label": "bot"}).status_code == 201
        assert len(ida.get("/api/me/sessions").json()) == 3
        assert ida.post("/api/me/password", {"old": PASSWORD, "new": "another sentence"}).status_code == 204
        assert second.get("/api/me").status_code == 401
        assert [each["action"] for each in ida.get("/api/me/export").json()["moves"]] == ["red: a>b"]
        server.run(server.house.people.tidy)
        assert ida.ask("DELETE", "/api/me").status_code == 204
        assert jules.get(f"/api/people/{ida.me['id']}").json()["name"] == "—"
        assert jules.get("/ready").status_code == 200
