"""Tables over HTTP: laying, sitting, starting, playing, leaving, ending, and again; every refusal says why."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.inside import ME, OPEN, Guest, Place, bot, eventually, open_place
from voyageur.server.models import NoticeRow, RatingChangeRow, TableRow

Scenario = Callable[[Place], Awaitable[None]]
Play = Callable[..., None]


@pytest.fixture
def play(tmp_path: Path, database_url: str) -> Play:
    """Runs a scenario at a new server, once for each kind of database."""

    def run(scenario: Scenario, **settings: Any) -> None:
        async def work() -> None:
            async with open_place(tmp_path / "server", database_url, **settings) as place:
                await scenario(place)

        asyncio.run(work())

    return run


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """What was said with a refusal, which must be that one."""
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), problem
    assert problem["reason"]
    return problem


async def two(place: Place, game: str = "expeditions", **wishes: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table that has started; a third seat, where the game needs one, is the first person's too."""
    ida, max_ = await place.guests("Ida", "Max")
    third = [ME] if game == "fivex" else []
    table = await ida.lay(game, players=2 + len(third), seats=[ME, OPEN, *third], **wishes)
    await max_.do("POST", f"/api/tables/{table['id']}/sit", {"seat": 1})
    await ida.do("POST", f"/api/tables/{table['id']}/start")
    return ida, max_, table["id"]


async def turn(people: list[Guest], table: str) -> tuple[Guest, dict[str, Any]]:
    """Whose turn it is at a table where everybody has one seat, and the state as they see it."""
    for seat, person in enumerate(people):
        state = (await person.state(table, seat))["state"]
        if state["legal"]:
            return person, state
    raise AssertionError("nobody can move")


def wish(state: dict[str, Any], key: str = "a key of mine", **more: Any) -> dict[str, Any]:
    """A move: the first that is legal."""
    return {
        "action": state["legal"][0] if state["legal"] else "",
        "ply": state["ply"],
        "seat": state["seat"],
        "key": key.replace(" ", "-"),
        **more,
    }


def kinds(answer: Any) -> list[str]:
    """Who sits at a table, in a word each."""
    return [
        seat["person"]["name"] if seat["person"] else seat["bot"] or "open"
        for seat in (answer.json() if isinstance(answer, httpx.Response) else answer)["seats"]
    ]


# ---- before the start -------------------------------------------------------------------------------------------


def test_the_host_adds_swaps_and_removes_bots_before_the_start(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        table = await ida.lay("expeditions", players=3)
        path = f"/api/tables/{table['id']}/seats"
        assert kinds(table) == ["Ida", "open", "open"]
        assert kinds(await ida.do("PUT", f"{path}/1", {"wish": bot("greedy")})) == ["Ida", "greedy", "open"]
        assert kinds(await ida.do("PUT", f"{path}/1", {"wish": bot("random")})) == ["Ida", "random", "open"]
        assert kinds(await ida.do("PUT", f"{path}/1", {"wish": OPEN})) == ["Ida", "open", "open"]
        refused(await max_.ask("PUT", f"{path}/1", {"wish": bot("greedy")}), 403, "server-host-only")
        refused(await ida.ask("PUT", f"{path}/7", {"wish": OPEN}), 422, "seat-unknown")
        refused(await ida.ask("PUT", f"{path}/-1", {"wish": OPEN}), 403, "server-not-your-seat")
        assert (await ida.ask("PUT", f"{path}/1", {"wish": bot("nobody at all")})).status_code == 404
        assert kinds(await ida.do("GET", f"/api/tables/{table['id']}")) == ["Ida", "open", "open"]

    play(scenario)


def test_people_join_by_link_and_get_up_again(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, eve = await place.guests("Ida", "Max", "Eve")
        table = (await ida.lay("expeditions", players=2, public=False))["id"]
        assert (await place.ask("GET", "/api/tables")).json() == []
        assert kinds(await max_.post(table, "sit")) == ["Ida", "Max"]
        assert kinds(await max_.post(table, "sit")) == ["Ida", "Max"]  # sitting down twice is no harm
        refused(await eve.post(table, "sit"), 409, "server-seat-taken")
        refused(await eve.post(table, "sit", {"seat": 0}), 409, "server-seat-taken")
        refused(await eve.post(table, "sit", {"seat": 9}), 422, "seat-unknown")
        refused(await eve.post(table, "leave"), 403, "server-not-at-table")
        assert kinds(await max_.post(table, "leave")) == ["Ida", "open"]
        assert kinds(await eve.post(table, "sit", {"seat": 1})) == ["Ida", "Eve"]
        mine = await eve.do("GET", "/api/me/tables")
        assert [(each["table"]["id"], each["your_turn"]) for each in mine] == [(table, False)]

    play(scenario)


def test_a_table_starts_only_when_it_is_full_and_once(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        table = (await ida.lay("expeditions", players=2))["id"]
        refused(await ida.post(table, "start"), 409, "server-seats-open")
        refused(await max_.post(table, "start"), 403, "server-not-at-table")
        refused(await ida.ask("GET", f"/api/tables/{table}/events?seat=0"), 409, "server-not-started")
        await max_.post(table, "sit")
        answers = await asyncio.gather(ida.post(table, "start"), max_.post(table, "start"))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        started = await ida.do("GET", f"/api/tables/{table}")
        assert started["status"] == "running"
        assert started["started_at"]
        for what in ("start", "close", "sit"):
            refused(await ida.post(table, what), 409, "server-table-not-open")

    play(scenario)


def test_the_host_takes_a_table_away(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        table = (await ida.lay())["id"]
        refused(await max_.post(table, "close"), 403, "server-host-only")
        assert (await ida.post(table, "close")).json()["status"] == "closed"
        refused(await max_.post(table, "sit"), 409, "server-table-not-open")
        refused(await ida.ask("GET", f"/api/tables/{table}/events?seat=0"), 409, "server-not-started")
        assert (await place.ask("GET", "/api/tables")).json() == []

    play(scenario)


def test_nobody_lays_more_tables_than_allowed_nor_impossible_ones(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        for _ in range(2):
            await ida.lay()
        refused(await ida.ask("POST", "/api/tables", {"game": "expeditions"}), 429, "server-tables-many")
        max_ = await place.guest("Max")

        async def lay(**wishes: Any) -> httpx.Response:
            return await max_.ask("POST", "/api/tables", {"game": "expeditions", **wishes})

        assert (await lay(game="chess")).status_code == 404
        assert (await lay(substitute="nobody at all")).status_code == 404
        assert (await lay(players=16)).status_code == 422
        assert (await lay(options={"nonsense": 1})).status_code == 422
        refused(await lay(players=2, seats=[ME] * 3), 422, "server-seats-many")
        refused(await lay(players=2, start=True), 409, "server-seats-open")
        assert (await place.ask("GET", "/api/tables?game=chess")).status_code == 404
        assert len((await place.ask("GET", "/api/tables?game=expeditions")).json()) == 2

    play(scenario, tables_a_person=2)


def test_unknown_tables_are_not_found_whatever_their_name(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        for name in ("nothing", "%00", "a" * 300, "%F0%9F%98%80"):
            for answer in (
                await place.ask("GET", f"/api/tables/{name}"),
                await place.ask("GET", f"/api/tables/{name}/events"),
                await place.ask("GET", f"/api/tables/{name}/chat"),
                await ida.post(name, "sit"),
                await ida.post(name, "moves", {"action": "x", "ply": 0, "seat": 0, "key": "some-key"}),
            ):
                refused(answer, 404, "server-no-table")

    play(scenario)


# ---- playing ----------------------------------------------------------------------------------------------------


def test_one_device_plays_several_seats(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        table = (await ida.lay("expeditions", players=2, seats=[ME, ME], start=True))["id"]
        seats = set()
        for number in range(8):
            _, state = await turn([ida, ida], table)
            assert (await ida.post(table, "moves", wish(state, f"key-{number:08}"))).status_code == 201
            seats.add(state["seat"])
        assert seats == {0, 1}

    play(scenario)


def test_a_whole_game_over_http_ends_with_its_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()
            table = (await ida.lay("fivex", players=3, seats=[ME] * 3, start=True))["id"]
            refused(await place.ask("GET", f"/api/tables/{table}/record"), 409, "server-not-over")
            rng, moves, over = random.Random(5), 0, False
            while not over:
                for seat in range(3):
                    state = (await ida.state(table, seat))["state"]
                    over = state["over"]
                    if state["legal"]:
                        move = wish(state, f"key-{moves:08}", action=rng.choice(state["legal"]))
                        assert (await ida.post(table, "moves", move)).status_code == 201
                        moves += 1
            record = (await place.ask("GET", f"/api/tables/{table}/record")).json()
            assert len(record["record"]["moves"]) == moves == len(record["events"])
            table_now = await ida.do("GET", f"/api/tables/{table}")
            assert table_now["status"] == "over"
            assert table_now["result"] == record["result"]
            answer = await ida.post(table, "moves", wish(state, "one more move", action="x"))
            refused(answer, 422, "game-over")

    asyncio.run(scenario())


def test_the_same_key_gets_the_same_answer_and_nobody_elses(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        mover, state = await turn([ida, max_], table)
        other = max_ if mover is ida else ida
        move = wish(state)
        first = await mover.post(table, "moves", move)
        assert first.status_code == 201
        again = await mover.post(table, "moves", {**move, "action": "something else", "ply": 77})
        assert (again.status_code, again.json()) == (201, first.json())
        _, theirs = await turn([ida, max_], table)
        refused(await other.post(table, "moves", wish(theirs)), 403, "server-key-taken")
        refused(await other.post(table, "undo", {**wish(theirs)}), 403, "server-key-taken")
        assert len(place.room(table).entries) == 1

    play(scenario)


def test_keys_are_remembered_by_the_log_alone(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path, database_url) as place:
            ida, max_, table = await two(place)
            mover, state = await turn([ida, max_], table)
            first = await mover.post(table, "moves", wish(state))
        async with open_place(tmp_path, database_url) as place:
            again = await mover.at(place).post(table, "moves", wish(state))
            assert (again.status_code, again.json()) == (201, first.json())
            eve = await place.guest("Eve")
            refused(await eve.post(table, "moves", wish(state)), 403, "server-key-taken")

    asyncio.run(scenario())


def test_a_stale_move_is_told_what_it_missed(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        for number in range(3):
            mover, state = await turn([ida, max_], table)
            await mover.post(table, "moves", wish(state, f"key-{number:08}"))
        mover, state = await turn([ida, max_], table)
        problem = refused(await mover.post(table, "moves", wish(state, ply=1)), 409, "server-stale")
        assert [event["ply"] for event in problem["missed"]["events"]] == [2, 3]
        assert problem["missed"]["state"]["seat"] == state["seat"]
        assert problem["missed"]["state"]["ply"] == 3
        problem = refused(await mover.post(table, "moves", wish(state, ply=99)), 409, "server-stale")
        assert problem["missed"]["events"] == []

    play(scenario)


def test_wrong_moves_are_refused_in_the_persons_language(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, luc = await place.guest("Ida"), await place.guest("Luc", "fr")
        table = (await luc.lay("expeditions", players=2, seats=[ME, ME], start=True))["id"]
        mover, state = await turn([luc, luc], table)
        seat = state["seat"]
        illegal = next(
            each["notation"]
            for each in (await place.ask("GET", "/api/games/expeditions/actions")).json()
            if each["notation"] not in state["legal"]
        )
        french = (await mover.post(table, "moves", wish(state, action=illegal))).json()
        english = await mover.ask("POST", f"/api/tables/{table}/moves?language=en", wish(state, action=illegal))
        assert french["status"] == english.json()["status"] == 422
        assert french["code"] == english.json()["code"]
        assert french["reason"] != english.json()["reason"]
        assert (await mover.post(table, "moves", wish(state, action="nonsense"))).status_code == 422
        assert (await mover.post(table, "moves", wish(state, action={"kind": 7}))).status_code == 422
        refused(await mover.post(table, "moves", wish(state, seat=1 - seat)), 422, "not-your-turn")
        refused(await ida.post(table, "moves", wish(state)), 403, "server-not-your-seat")
        refused(await luc.post(table, "moves", wish(state, seat=9)), 403, "server-not-your-seat")
        assert place.room(table).entries == []

    play(scenario)


def test_nobody_sees_a_seat_that_is_not_theirs(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        path = f"/api/tables/{table}/events?seat="
        for asked in (
            await place.ask("GET", path + "0"),
            await max_.ask("GET", path + "0"),
            await ida.ask("GET", path + "1"),
            await ida.ask("GET", path + "9"),
        ):
            refused(asked, 403, "server-not-your-seat")
        watched = (await place.ask("GET", f"/api/tables/{table}/events?since=0")).json()
        assert watched["state"]["seat"] is None
        assert watched["state"]["legal"] == []

    play(scenario)


def test_undo_takes_back_ones_own_move(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place, "eldorado")
        while True:
            mover, state = await turn([ida, max_], table)
            key = f"key-{len(place.room(table).entries):08}"
            await mover.post(table, "moves", wish(state, key))
            after = (await mover.state(table, state["seat"]))["state"]
            if after["undo"]:
                break
        taken = await mover.post(table, "undo", {"ply": after["ply"], "seat": after["seat"], "key": "take-it-back"})
        assert (taken.status_code, taken.json()["ply"]) == (201, after["ply"] + 1)
        again = await mover.state(table, state["seat"], since=after["ply"])
        assert [event["kind"] for event in again["events"]] == ["undo"]
        assert (again["state"]["view"], again["state"]["legal"]) == (state["view"], state["legal"])
        other = max_ if mover is ida else ida
        theirs = (await other.state(table, 1 - state["seat"]))["state"]
        answer = await other.post(
            table, "undo", {"ply": theirs["ply"], "seat": theirs["seat"], "key": "not-mine-to-do"}
        )
        refused(answer, 422, "server-no-undo")
        missed = await mover.post(table, "undo", {"ply": 0, "seat": state["seat"], "key": "too-early"})
        assert refused(missed, 409, "server-stale")["missed"]["events"]

    play(scenario)


# ---- leaving and ending -----------------------------------------------------------------------------------------


def test_who_leaves_is_held_by_a_bot_and_can_return(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place, substitute="random")
        mover, state = await turn([ida, max_], table)
        seat = state["seat"]
        left = (await mover.post(table, "leave")).json()
        assert left["seats"][seat]["held"] == "random"
        refused(await mover.post(table, "moves", wish(state)), 409, "server-seat-held")
        other = max_ if mover is ida else ida
        await eventually(lambda: any(entry.bot == "random" for entry in place.room(table).entries[1:]))
        listed = (await place.ask("GET", "/api/tables")).json()[0]
        assert listed["seats"][seat]["held"] == "random"
        await eventually(lambda: not place.room(table).match.awaited_bots())
        back = (await mover.post(table, "return")).json()
        assert back["seats"][seat]["held"] is None
        refused(await mover.post(table, "return"), 409, "server-seat-not-held")
        refused(await other.post(table, "return", {"seat": seat}), 403, "server-not-your-seat")
        who = [each["your_turn"] for each in await other.do("GET", "/api/me/tables")]
        assert who == [1 - seat in place.room(table).match.actors]

    play(scenario)


def test_resigning_ends_the_game_when_one_is_left(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, eve = await place.guests("Ida", "Max", "Eve")
        table = (await ida.lay("expeditions", players=3, seats=[ME, OPEN, OPEN]))["id"]
        await max_.post(table, "sit", {"seat": 1})
        await eve.post(table, "sit", {"seat": 2})
        await ida.post(table, "start")
        stranger = await place.guest("Zoe")
        refused(await stranger.post(table, "resign"), 403, "server-not-at-table")
        first = (await ida.post(table, "resign")).json()
        assert (first["status"], first["seats"][0]["resigned"]) == ("running", True)
        refused(await ida.post(table, "resign"), 403, "server-seat-resigned")
        refused(await ida.post(table, "return"), 403, "server-seat-resigned")
        last = (await eve.post(table, "resign")).json()
        assert (last["status"], last["result"]["reason"]) == ("over", "resigned")
        assert last["result"]["winners"] == [1]
        refused(await max_.post(table, "resign"), 422, "game-over")

    play(scenario)


def test_one_device_with_all_seats_resigns_them_at_once(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        table = (await ida.lay("expeditions", players=3, seats=[ME, ME, ME], start=True))["id"]
        await ida.post(table, "resign", {"seat": 1})
        ended = (await ida.post(table, "resign")).json()
        assert ended["status"] == "over"
        assert ended["result"]["winners"] == [2]

    play(scenario)


def test_a_game_is_abandoned_when_all_people_agree(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        voted = (await ida.post(table, "abandon")).json()
        assert [seat["wants_abandon"] for seat in voted["seats"]] == [True, False]
        assert (await ida.post(table, "abandon", {"agree": False})).json()["status"] == "running"
        assert (await max_.post(table, "abandon")).json()["status"] == "running"
        ended = (await ida.post(table, "abandon")).json()
        assert (ended["status"], ended["result"]["winners"]) == ("abandoned", [])
        refused(await ida.post(table, "abandon"), 422, "game-over")
        eve = await place.guest("Eve")
        refused(await eve.post(table, "abandon"), 403, "server-not-at-table")
        assert (await place.ask("GET", f"/api/tables/{table}/record")).status_code == 200

    play(scenario)


def test_a_rematch_from_both_sides_is_one_table(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place, options={}, chat=False, spectator_delay=7)
        refused(await ida.post(table, "rematch"), 409, "server-not-over")
        await ida.post(table, "resign")
        answers = await asyncio.gather(ida.post(table, "rematch"), max_.post(table, "rematch"))
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["id"] for answer in answers}) == 1
        again = (await max_.post(table, "rematch")).json()
        assert kinds(again) == ["Max", "Ida"]
        assert (again["rematch_of"], again["chat"], again["spectator_delay"]) == (table, False, 7)
        assert (await ida.do("GET", f"/api/tables/{table}"))["rematch"] == again["id"]
        eve = await place.guest("Eve")
        refused(await eve.post(table, "rematch"), 403, "server-not-at-table")
        started = await max_.do("POST", f"/api/tables/{again['id']}/start")
        assert started["status"] == "running"
        assert (await ida.post(table, "rematch")).json()["id"] == again["id"]

    play(scenario)


def test_nobody_waits_for_who_is_gone_for_good(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        waiting = (await ida.lay("expeditions", players=2))["id"]
        await max_.post(waiting, "sit")
        hosted = (await max_.lay("expeditions", players=2))["id"]
        assert (await max_.ask("DELETE", "/api/me")).is_success
        assert (await ida.do("GET", f"/api/tables/{table}"))["seats"][1]["held"] == "greedy"
        assert kinds(await ida.do("GET", f"/api/tables/{waiting}")) == ["Ida", "open"]
        assert (await ida.do("GET", f"/api/tables/{hosted}"))["status"] == "closed"

    play(scenario)


# ---- what belongs to the same commit ----------------------------------------------------------------------------


def test_ratings_are_there_as_soon_as_the_game_is_over(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        for person, login in ((ida, "ida.p"), (max_, "max.m")):
            answer = await person.ask("POST", "/api/me/register", {"login": login, "password": "a long sentence"})
            assert answer.status_code == 200, answer.text
            person.me, person.cookie = answer.json(), answer.cookies.get("voyageur") or _cookie(answer)
        table = (await ida.lay("expeditions", players=2))["id"]
        await max_.post(table, "sit")
        await ida.post(table, "start")
        assert (await max_.post(table, "resign")).json()["status"] == "over"
        async with place.house.database.read() as session:
            rated = set(
                await session.scalars(select(RatingChangeRow.person_id).where(RatingChangeRow.table_id == table))
            )
        assert rated == {ida.id, max_.id}

    play(scenario)


def _cookie(answer: httpx.Response) -> str:
    line: str = answer.headers["set-cookie"]
    return line.partition("=")[2].partition(";")[0]


def test_people_who_play_by_days_are_told_in_the_same_commit(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        for person in (ida, max_):
            hook = await person.ask("POST", "/api/me/webhooks", {"address": "http://127.0.0.1:9/turn"})
            assert hook.status_code == 201, hook.text
        days = {"kind": "correspondence", "days": 3}
        table = (await ida.lay("expeditions", players=2, clock=days))["id"]
        await max_.post(table, "sit")
        await ida.post(table, "start")

        async def told() -> list[tuple[str, str]]:
            async with place.house.database.read() as session:
                query = select(NoticeRow).where(NoticeRow.table_id == table).order_by(NoticeRow.id)
                return [(row.person_id, row.kind) for row in await session.scalars(query)]

        mover, state = await turn([ida, max_], table)
        other = max_ if mover is ida else ida
        assert sorted(await told()) == sorted([(mover.id, "turn"), (other.id, "started")])
        for number in range(60):
            mover, state = await turn([ida, max_], table)
            if mover is other:
                break
            await mover.post(table, "moves", wish(state, f"key-{number:08}"))
        assert (other.id, "turn") in await told()
        await other.post(table, "leave")
        assert (other.id, "held") in await told()
        await ida.post(table, "resign")
        assert {(ida.id, "over"), (max_.id, "over")} <= set(await told())

    play(scenario, private_webhooks=True)


# ---- when things are not as they should be ----------------------------------------------------------------------


def test_a_table_of_other_rules_can_be_seen_but_not_played(tmp_path: Path, database_url: str) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path, database_url) as place:
            ida, max_, table = await two(place)
            mover, state = await turn([ida, max_], table)
            async with place.house.database.write() as session:
                (await session.get_one(TableRow, table)).version = 0
        async with open_place(tmp_path, database_url) as place:
            ida, mover = ida.at(place), mover.at(place)
            assert (await ida.do("GET", f"/api/tables/{table}"))["version"] == 0
            assert (await ida.do("GET", "/api/me/tables"))[0]["table"]["id"] == table
            refused(await mover.post(table, "moves", wish(state)), 409, "server-version")
            refused(await mover.post(table, "resign"), 409, "server-version")
            refused(await mover.ask("GET", f"/api/tables/{table}/events?seat={state['seat']}"), 409, "server-version")
            refused(await place.ask("GET", f"/api/tables/{table}/record"), 409, "server-version")
            async with mover.live(table, state["seat"]) as ear:
                refusal = await ear.wait("refused")
                assert refusal["problem"]["code"] == "server-version"

    asyncio.run(scenario())


def test_the_order_of_ones_tables_does_not_tell_that_others_have_sealed(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, _, first = await two(place, "fivex")
        max_ = await place.guest("Max")
        second = await ida.lay("fivex", players=3, seats=[ME, OPEN, OPEN])
        for person, seat in ((max_, 1), (await place.guest("Eva"), 2)):
            await person.do("POST", f"/api/tables/{second['id']}/sit", {"seat": seat})
        await ida.do("POST", f"/api/tables/{second['id']}/start")

        async def order() -> list[str]:
            return [mine["table"]["id"] for mine in await ida.do("GET", "/api/me/tables")]

        before = await order()
        for table, person in ((first, ida), (second["id"], max_)):
            state = (await person.state(table, 0 if person is ida else 1))["state"]
            wish = {"action": state["legal"][0], "ply": state["ply"], "key": f"key-{table}", "seat": state["seat"]}
            await person.do("POST", f"/api/tables/{table}/moves", wish)
            assert await order() == before

    play(scenario)
