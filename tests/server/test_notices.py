"""People are told once, and nothing inside the house can be reached through them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import socket
import stat
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
import httpx
import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import func, select, update

from tests.server.archive import BOT, add_person, add_table, awaited, opened
from tests.server.processes import Server
from tests.server.receiver import Receiver, Taken
from voyageur.core.errors import BadOption, VoyageurError
from voyageur.server import notices as queue
from voyageur.server import outgoing
from voyageur.server.database import Database, now
from voyageur.server.models import NoticeRow, SubscriptionRow, TableRow
from voyageur.server.notices import DELAYS, LEASE, MOST_FAILURES, MOST_SUBSCRIPTIONS, Notices
from voyageur.server.problems import Conflict, Missing
from voyageur.server.protocol import PushKeys, PushRequest
from voyageur.server.settings import read_settings


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Where webhooks and push messages of these tests go."""
    with Receiver() as receiver:
        yield receiver


@asynccontextmanager
async def told(url: str, data: Path, **settings: Any) -> AsyncIterator[tuple[Database, Notices]]:
    """Notices that may go to this machine."""
    async with opened(url) as database:
        chosen = read_settings({}, database=url, data=str(data), **{"private_webhooks": True, **settings})
        yield database, Notices(database, chosen)


async def waiting_table(database: Database, person: str) -> str:
    """A table that waits for seat 0, where that person sits."""
    return await add_table(database, [person, BOT], due=1)


async def add(database: Database, notices: Notices, person: str, table: str, mark: str = "m", **fields: Any) -> None:
    given = {"kind": "turn", "data": {"seat": 0, "until": now() + 60_000}, **fields}
    async with database.write() as session:
        await notices.add(session, person_id=person, table_id=table, mark=mark, **given)


async def send(notices: Notices) -> None:
    await notices.send_due()
    await notices.settle()


async def due_again(database: Database) -> None:
    """Let the time pass until the next try."""
    async with database.write() as session:
        await session.execute(update(NoticeRow).where(NoticeRow.send_at.is_not(None)).values(send_at=now()))


async def rows(database: Database) -> list[NoticeRow]:
    async with database.read() as session:
        return list(await session.scalars(select(NoticeRow).order_by(NoticeRow.id)))


def message(taken: Taken) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.json.decode(taken.body)
    return document


# ---- webhooks ---------------------------------------------------------------------------------------------------


@awaited
async def test_a_webhook_gets_a_signed_notice_that_holds_nothing_secret(
    database_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(database_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida", language="fr")
        hook = await notices.add_webhook(ida, f"{receiver.address}/turn?of=ida")
        table = await waiting_table(database, ida)
        await add(database, notices, ida, table, data={"seat": 0, "until": now() + 60_000, "game": "expeditions"})
        await send(notices)
        (taken,) = receiver.taken
        assert taken.path == "/turn?of=ida"
        said = message(taken)
        assert said.keys() == {"kind", "words", "link", "at", "table", "game", "seat", "until"}
        assert (said["kind"], said["table"], said["game"], said["seat"]) == ("turn", table, "expeditions", 0)
        assert said["link"] == f"/tables/{table}"
        assert "c’est à vous" in said["words"]
        signed = taken.headers["x-voyageur-timestamp"].encode() + b"." + taken.body
        expected = hmac.new(hook.secret.encode(), signed, hashlib.sha256).hexdigest()
        assert taken.headers["x-voyageur-signature"] == expected
        assert [row.send_at for row in await rows(database)] == [None]


@awaited
async def test_each_subscription_is_told_once_and_nobody_without_one(
    database_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(database_url, tmp_path) as (database, notices):
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        for path in ("one", "two"):
            await notices.add_webhook(ida, f"{receiver.address}/{path}")
        table = await waiting_table(database, ida)
        for _ in range(2):
            await add(database, notices, ida, table, mark="turn 5")
        await add(database, notices, jules, table, mark="turn 6")
        await send(notices)
        await send(notices)
        assert sorted(taken.path for taken in receiver.taken) == ["/one", "/two"]
        assert len(await rows(database)) == 2


@awaited
async def test_two_processes_send_a_notice_once(database_url: str, tmp_path: Path, receiver: Receiver) -> None:
    async with told(database_url, tmp_path) as (database, notices), opened(database_url) as same:
        other = Notices(same, read_settings({}, database=database_url, data=str(tmp_path), private_webhooks=True))
        ida = await add_person(database, "Ida")
        await notices.add_webhook(ida, f"{receiver.address}/turn")
        table = await waiting_table(database, ida)
        for number in range(10):
            await add(database, notices, ida, table, mark=f"turn {number}")
        await asyncio.gather(send(notices), send(other))
        assert len(receiver.taken) == 10


@awaited
async def test_what_fails_is_tried_again_ever_more_rarely_and_then_given_up(
    sqlite_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        await notices.add_webhook(ida, f"{receiver.address}/turn")
        await add(database, notices, ida, await waiting_table(database, ida))
        receiver.statuses = [500] * (len(DELAYS) + 1)
        for delay in DELAYS:
            before = now()
            await send(notices)
            (notice,) = await rows(database)
            assert notice.send_at is not None
            assert before + delay <= notice.send_at <= now() + delay
            await due_again(database)
        await send(notices)
        assert [row.send_at for row in await rows(database)] == [None]
        assert len(receiver.taken) == len(DELAYS) + 1
        async with database.read() as session:
            assert await session.scalar(select(SubscriptionRow.failures)) == 1


@awaited
async def test_a_webhook_that_comes_back_is_forgiven(sqlite_url: str, tmp_path: Path, receiver: Receiver) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        await notices.add_webhook(ida, f"{receiver.address}/turn")
        await add(database, notices, ida, await waiting_table(database, ida))
        receiver.statuses = [503]
        async with database.write() as session:
            await session.execute(update(SubscriptionRow).values(failures=MOST_FAILURES - 1))
        await send(notices)
        await due_again(database)
        await send(notices)
        assert len(receiver.taken) == 2
        async with database.read() as session:
            assert await session.scalar(select(SubscriptionRow.failures)) == 0


@awaited
async def test_a_subscription_that_fails_too_often_or_says_that_it_is_gone_is_removed(
    sqlite_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        table = await waiting_table(database, ida)
        await notices.add_webhook(ida, f"{receiver.address}/gone")
        await add(database, notices, ida, table, mark="first")
        receiver.statuses = [410]
        await send(notices)
        assert await notices.subscriptions(ida) == []
        await notices.add_webhook(ida, f"{receiver.address}/broken")
        await add(database, notices, ida, table, mark="second")
        async with database.write() as session:
            await session.execute(update(SubscriptionRow).values(failures=MOST_FAILURES - 1))
            await session.execute(update(NoticeRow).values(tries=len(DELAYS)))
        receiver.statuses = [500]
        await send(notices)
        assert await notices.subscriptions(ida) == []


@awaited
async def test_nobody_is_called_to_a_table_that_no_longer_waits_for_them(
    sqlite_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        await notices.add_webhook(ida, f"{receiver.address}/turn")
        table = await waiting_table(database, ida)
        await add(database, notices, ida, table, mark="late", data={"seat": 0, "until": now() - 1})
        await add(database, notices, ida, table, mark="moved")
        await add(database, notices, ida, table, mark="over", kind="over", data={})
        async with database.write() as session:
            await session.execute(update(TableRow).values(due=2))
        await send(notices)
        assert [message(taken)["kind"] for taken in receiver.taken] == ["over"]
        assert [row.send_at for row in await rows(database)] == [None] * 3


@awaited
async def test_a_process_that_dies_while_sending_loses_nothing(
    sqlite_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        await notices.add_webhook(ida, f"{receiver.address}/turn")
        await add(database, notices, ida, await waiting_table(database, ida))
        claimed = await notices._claim(10)
        assert len(claimed) == 1
        (notice,) = await rows(database)
        assert notice.send_at is not None
        assert now() < notice.send_at <= now() + LEASE
        await send(notices)
        assert receiver.taken == []
        await due_again(database)
        await send(notices)
        assert len(receiver.taken) == 1


@awaited
async def test_the_queue_runs_until_it_is_stopped_and_forgets_what_is_old(
    sqlite_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        await notices.add_webhook(ida, f"{receiver.address}/turn")
        table = await waiting_table(database, ida)
        await add(database, notices, ida, table, mark="old")
        async with database.write() as session:
            await session.execute(update(NoticeRow).values(send_at=None, created_at=1))
        await add(database, notices, ida, table, mark="new")
        running = asyncio.create_task(notices.run())
        while not receiver.taken or len(await rows(database)) > 1:
            await asyncio.sleep(0.01)
        await notices.stop()
        await running
        assert [row.mark.partition(":")[0] for row in await rows(database)] == ["new"]


# ---- addresses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://localhost:8000/",
        "http://[::1]/",
        "http://0.0.0.0/",
        "http://10.1.2.3/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://100.64.0.1/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[fc00::1]/",
        "http://[fe80::1]/",
        "http://[fec0::1]/",
        "http://224.0.0.1/",
        "http://240.0.0.1/",
        "ftp://9.9.9.9/",
        "file:///etc/passwd",
        "http://ida:secret@9.9.9.9/",
        "http:///turn",
        "http://9.9.9.9:99999/",
        "http://9.9.9.9/\r\nX: y",
        "gopher://x",
        "not an address",
    ],
)
@awaited
async def test_what_only_this_house_can_reach_is_not_reached_for_anybody(
    address: str, sqlite_url: str, tmp_path: Path
) -> None:
    async with told(sqlite_url, tmp_path, private_webhooks=False) as (database, notices):
        ida = await add_person(database, "Ida")
        with pytest.raises(BadOption):
            await notices.add_webhook(ida, address)
        with pytest.raises(VoyageurError):
            await outgoing.post(address, b"{}", {}, private=False)


@awaited
async def test_a_name_that_nobody_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: Any, **__: Any) -> Any:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", nobody)
    with pytest.raises(BadOption) as refused:
        await outgoing.post("https://nowhere.example/", b"{}", {}, private=False)
    assert refused.value.key == "server-address-unknown"


def test_public_addresses_are_public() -> None:
    assert all(outgoing.is_public(ip_address(words)) for words in ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909"))


@awaited
async def test_an_address_is_checked_again_whenever_something_is_sent(
    sqlite_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        hook = await notices.add_webhook(ida, f"{receiver.address}/turn")
        strict = Notices(database, read_settings({}, database=sqlite_url, data=str(tmp_path)))
        delivery = await strict.test(ida, hook.subscription.id, "en")
        assert (delivery.arrived, delivery.status) == (False, None)
        assert "private network" in (delivery.problem or "")
        assert receiver.taken == []


@awaited
async def test_a_name_is_looked_up_once_and_that_answer_is_used(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    truth = socket.getaddrinfo

    def answer(host: str, port: int, *rest: Any, **options: Any) -> Any:
        if host == "rebound.example":
            asked.append(host)
            host = "127.0.0.1" if len(asked) == 1 else "10.0.0.1"
        return truth(host, port, *rest, **options)

    monkeypatch.setattr(socket, "getaddrinfo", answer)
    port = httpx.URL(receiver.address).port
    assert await outgoing.post(f"http://rebound.example:{port}/turn", b"{}", {}, private=True) == 204
    assert asked == ["rebound.example"]
    assert receiver.taken[0].headers["host"] == f"rebound.example:{port}"


def certificate_for(name: str, path: Path) -> Path:
    """A certificate that vouches for itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(issuer_name=who, subject_name=who, public_key=key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    kept = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(kept + made.public_bytes(Encoding.PEM))
    return path


@awaited
async def test_a_certificate_must_be_of_the_name_though_a_number_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, *rest, **options: truth("127.0.0.1", *rest, **options))
    file = certificate_for("hook.example", tmp_path / "hook.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    outgoing.certificates.cache_clear()
    try:
        with Receiver(file) as receiver:
            right = f"https://hook.example:{receiver.port}/"
            assert await outgoing.post(right, b"{}", {}, private=True) == 204
            with pytest.raises(outgoing.Unreachable):
                await outgoing.post(f"https://other.example:{receiver.port}/", b"{}", {}, private=True)
            assert len(receiver.taken) == 1
    finally:
        outgoing.certificates.cache_clear()


@awaited
async def test_no_redirect_is_followed_and_no_proxy_of_the_environment_asked(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    receiver.statuses = [302]
    assert await outgoing.post(f"{receiver.address}/turn", b"{}", {}, private=True) == 302
    assert [taken.path for taken in receiver.taken] == ["/turn"]


@awaited
async def test_whoever_is_slow_or_not_there_is_said_to_be(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.2)
    receiver.seconds = 0.6
    with pytest.raises(VoyageurError) as slow:
        await outgoing.post(receiver.address, b"{}", {}, private=True)
    assert slow.value.key in ("server-outgoing-slow", "server-outgoing-broken")
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    with pytest.raises(outgoing.Unreachable) as absent:
        await outgoing.post(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)
    assert absent.value.key == "server-outgoing-unreachable"


# ---- web push ---------------------------------------------------------------------------------------------------


class Browser:
    """A browser that has subscribed: only it can read what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = [urlsafe_b64encode(part).decode().rstrip("=") for part in (point, self.auth)]
        self.request = PushRequest(endpoint, PushKeys(*keys))

    def read(self, body: bytes) -> dict[str, Any]:
        """What the server said."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        document: dict[str, Any] = msgspec.json.decode(plain)
        return document


CONTACT = {"vapid_contact": "mailto:host@games.example"}


@awaited
async def test_a_push_message_is_signed_and_only_its_browser_can_read_it(
    database_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(database_url, tmp_path, **CONTACT) as (database, notices):
        ida = await add_person(database, "Ida")
        browser = Browser(f"{receiver.address}/push/abc")
        await notices.add_push(ida, browser.request)
        table = await waiting_table(database, ida)
        await add(database, notices, ida, table)
        await send(notices)
        (taken,) = receiver.taken
        assert b"turn" not in taken.body
        assert browser.read(taken.body)["table"] == table
        key = notices.push_key().key
        assert key is not None
        assert Vapid02.verify(taken.headers["authorization"])
        assert f"k={key}" in taken.headers["authorization"]
        assert (taken.headers["content-encoding"], taken.headers["ttl"]) == ("aes128gcm", "86400")


@awaited
async def test_the_push_key_is_made_once_for_its_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    async with told(sqlite_url, tmp_path, **CONTACT) as (database, notices):
        key = notices.push_key().key
        again = Notices(database, read_settings({}, data=str(tmp_path), **CONTACT))
        assert again.push_key().key == key
        assert stat.S_IMODE((tmp_path / "vapid.pem").stat().st_mode) == 0o600
        assert [path.name for path in tmp_path.glob("vapid*")] == ["vapid.pem"]


@awaited
async def test_a_browser_that_is_gone_is_forgotten_and_one_that_comes_again_is_told_once(
    sqlite_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(sqlite_url, tmp_path, **CONTACT) as (database, notices):
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        browser = Browser(f"{receiver.address}/push")
        await notices.add_push(ida, browser.request)
        await notices.add_push(ida, browser.request)
        assert len(await notices.subscriptions(ida)) == 1
        await notices.add_push(jules, browser.request)
        assert await notices.subscriptions(ida) == []
        await add(database, notices, jules, await waiting_table(database, jules))
        receiver.statuses = [404]
        await send(notices)
        assert await notices.subscriptions(jules) == []


@awaited
async def test_web_push_is_off_without_a_contact(sqlite_url: str, tmp_path: Path, receiver: Receiver) -> None:
    async with told(sqlite_url, tmp_path) as (database, notices):
        ida = await add_person(database, "Ida")
        assert notices.push_key().key is None
        with pytest.raises(Missing):
            await notices.add_push(ida, Browser(receiver.address).request)
        assert not (tmp_path / "vapid.pem").exists()
        with pytest.raises(BadOption):
            Notices(database, read_settings({}, vapid_contact="me"))


@awaited
async def test_what_is_no_browsers_subscription_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async with told(sqlite_url, tmp_path, private_webhooks=False, **CONTACT) as (database, notices):
        ida = await add_person(database, "Ida")
        good = Browser("https://9.9.9.9/push").request
        wrong = [
            PushRequest("http://9.9.9.9/push", good.keys),
            PushRequest("https://127.0.0.1/push", good.keys),
            PushRequest(good.endpoint, PushKeys("AAAA", good.keys.auth)),
            PushRequest(good.endpoint, PushKeys("é", good.keys.auth)),
            PushRequest(good.endpoint, PushKeys(good.keys.p256dh, "AAAA")),
        ]
        for request in wrong:
            with pytest.raises(BadOption):
                await notices.add_push(ida, request)
        assert await notices.subscriptions(ida) == []


# ---- subscriptions ----------------------------------------------------------------------------------------------


@awaited
async def test_a_person_has_so_many_subscriptions_and_no_others(
    database_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with told(database_url, tmp_path) as (database, notices):
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        for number in range(MOST_SUBSCRIPTIONS):
            hook = await notices.add_webhook(ida, f"{receiver.address}/{number}")
        with pytest.raises(Conflict):
            await notices.add_webhook(ida, f"{receiver.address}/more")
        for stranger in (notices.remove(jules, hook.subscription.id), notices.test(jules, hook.subscription.id, "en")):
            with pytest.raises(Missing):
                await stranger
        for unknown in ("nothing", "\x00"):
            with pytest.raises(Missing):
                await notices.remove(ida, unknown)
        await notices.remove(ida, hook.subscription.id)
        assert len(await notices.subscriptions(ida)) == MOST_SUBSCRIPTIONS - 1
        async with database.read() as session:
            assert await session.scalar(select(func.count()).select_from(SubscriptionRow)) == MOST_SUBSCRIPTIONS - 1


def test_addresses_and_tests_are_limited(monkeypatch: pytest.MonkeyPatch, sqlite_url: str, tmp_path: Path) -> None:
    monkeypatch.setattr(queue, "DELIVERIES_AN_HOUR", 2)

    async def work() -> None:
        async with told(sqlite_url, tmp_path) as (database, notices):
            ida = await add_person(database, "Ida")
            for _ in range(2):
                await notices.add_webhook(ida, "http://127.0.0.1:9/")
            with pytest.raises(VoyageurError) as refused:
                await notices.add_webhook(ida, "http://127.0.0.1:9/")
            assert refused.value.key == "server-too-many"

    asyncio.run(work())


def test_subscriptions_over_http(serve: Callable[..., Server], receiver: Receiver) -> None:
    server = serve(VOYAGEUR_PRIVATE_WEBHOOKS="1", VOYAGEUR_VAPID_CONTACT=CONTACT["vapid_contact"])
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        me = client.post("/api/people/guest", json={"name": "Ida", "language": "fr"}).json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        made = client.post("/api/me/webhooks", json={"address": f"{receiver.address}/turn"})
        assert made.status_code == 201
        hook = made.json()["subscription"]
        browser = Browser(f"{receiver.address}/push")
        pushed = client.post("/api/me/push", json=msgspec.to_builtins(browser.request))
        assert pushed.status_code == 201
        assert client.get("/api/me/subscriptions").json() == [hook, pushed.json()]
        assert client.get("/api/push-key").json()["key"]
        tried = client.post(f"/api/me/subscriptions/{hook['id']}/test")
        assert (tried.status_code, tried.json()["arrived"], tried.json()["status"]) == (200, True, 204)
        assert message(receiver.taken[0])["words"] == "C’est ainsi que vous serez prévenu."
        assert client.delete(f"/api/me/subscriptions/{hook['id']}").status_code == 204
        assert client.delete(f"/api/me/subscriptions/{hook['id']}").status_code == 404
        assert client.post("/api/me/webhooks", json={"address": "gopher://example"}).status_code == 422
        statistics = client.get(f"/api/people/{me['id']}/statistics").json()
        assert (statistics["person"]["name"], statistics["games"]) == ("Ida", [])
        assert client.get("/api/games/expeditions/statistics").json()["played"] == 0
        assert client.get("/api/games/expeditions/ranking?limit=5").json() == []
        assert client.get("/api/games/chess/ranking").status_code == 404
        assert client.get("/api/games/expeditions/ranking?limit=0").status_code in (400, 422)
