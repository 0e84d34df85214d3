"""What protects people and the server, and how a refusal is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from litestar import WebSocket, get, post, websocket
from litestar.exceptions import NotAuthorizedException, WebSocketDisconnect
from litestar.params import JSONBody, QueryParameter
from litestar.types import Scope

from tests.server.little import PASSWORD, Little, little
from voyageur.core.errors import IllegalMove
from voyageur.server import security
from voyageur.server.problems import NotAllowed
from voyageur.server.protocol import MoveRequest
from voyageur.server.routes.given import Asker, Visitor
from voyageur.server.settings import Settings


@get("/api/broken")
async def broken() -> None:
    raise RuntimeError("the password is hunter2")


@get("/api/illegal")
async def illegal() -> None:
    raise IllegalMove("game-over")


@get("/api/refused")
async def refused() -> None:
    raise NotAuthorizedException


@get("/api/misread")
async def misread() -> None:
    msgspec.convert({"ply": "x"}, MoveRequest)


@get("/api/number")
async def number(n: Annotated[int, QueryParameter(le=5)]) -> int:
    return n


@post("/api/echo")
async def echo(data: JSONBody[dict[str, Any]], person: Asker) -> dict[str, Any]:
    return {"size": len(data), "name": person.name}


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], visitor: Visitor) -> None:
    await socket.accept()
    await socket.send_text(visitor.name if visitor else "nobody")
    await socket.close()


ROUTES = (broken, illegal, refused, misread, number, echo, live)
OURS = "http://testserver.local"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Little]:
    with little(tmp_path, *ROUTES) as running:
        yield running


# ---- pages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["", "wrong", "é"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/echo"),
        ("PATCH", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/logout"),
        ("POST", "/api/me/register"),
        ("POST", "/api/login"),
        ("POST", "/api/people/guest"),
        ("PUT", "/api/me/mutes/x"),
        ("POST", "/api/nowhere"),
    ],
)
def test_what_a_cookie_signs_and_changes_something_needs_our_page(
    server: Little, method: str, path: str, given: str
) -> None:
    ida = server.guest()
    answer = ida.ask(method, path, {"name": "x"}, X_CSRF_Token=given)
    assert (answer.status_code, answer.json()["code"]) == (403, "server-csrf")
    assert ida.get("/api/me", X_CSRF_Token="").json()["name"] == "Ida"


def test_the_proof_of_one_session_is_none_for_another(server: Little) -> None:
    ida, jules = server.guest("Ida"), server.guest("Jules")
    assert ida.post("/api/echo", {}, X_CSRF_Token=jules.csrf).status_code == 403
    assert ida.post("/api/echo", {}, X_CSRF_Token=ida.cookie.partition(".")[2]).status_code == 403
    assert ida.post("/api/echo", {}).json() == {"size": 0, "name": "Ida"}


@pytest.mark.parametrize(
    ("path", "body"),
    [("/api/people/guest", {"name": "Ida"}), ("/api/login", {"login": "ida", "password": PASSWORD})],
)
def test_no_foreign_page_signs_somebody_in(server: Little, path: str, body: dict[str, str]) -> None:
    server.registered("ida")
    stranger = server.device()
    form = stranger.post(path, body, Content_Type="text/plain")
    assert (form.status_code, form.json()["code"]) == (415, "server-json-only")
    foreign = stranger.post(path, body, Origin="https://evil.example")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "server-foreign-origin")
    assert stranger.cookie == ""
    assert stranger.post(path, body, Origin=OURS, Content_Type="application/json; charset=utf-8").status_code < 300


def headers(**given: str) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in given.items()}


@pytest.mark.parametrize(
    ("origin", "given", "settings", "ours"),
    [
        ("http://play.example", {"host": "play.example"}, {}, True),
        ("http://play.example:80", {"host": "play.example"}, {}, True),
        ("https://PLAY.example", {"host": "play.example:443"}, {}, True),
        ("http://[::1]:8000", {"host": "[::1]:8000"}, {}, True),
        ("http://play.example:8000", {"host": "play.example"}, {}, False),
        ("http://evil.example", {"host": "play.example"}, {}, False),
        ("http://play.example.evil.example", {"host": "play.example"}, {}, False),
        ("http://play.example@evil.example", {"host": "play.example"}, {}, False),
        ("null", {"host": "play.example"}, {}, False),
        ("", {"host": ""}, {}, False),
        ("http://", {"host": ""}, {}, False),
        ("http://x:99999999", {"host": "x:99999999"}, {}, False),
        ("http://[", {"host": "["}, {}, False),
        ("http://play.example", {"host": "play.example"}, {"secure": True}, False),
        ("https://play.example", {"host": "play.example"}, {"secure": True}, True),
        ("https://friend.example", {"host": "play.example"}, {"origins": ("https://Friend.example/",)}, True),
        ("https://play.example", {"host": "inner", "x_forwarded_host": "play.example"}, {"proxies": 1}, True),
        ("https://play.example", {"host": "inner", "x_forwarded_host": "play.example"}, {}, False),
    ],
)
def test_which_pages_are_ours(origin: str, given: dict[str, str], settings: dict[str, Any], ours: bool) -> None:
    assert security.is_our_origin(origin, headers(**given), Settings(**settings)) is ours


def test_a_socket_needs_our_page_or_a_token() -> None:
    some = Settings()
    security.check_origin(headers(origin="http://a", host="a"), some, bearer=False)
    security.check_origin(headers(host="a"), some, bearer=True)
    with pytest.raises(NotAllowed, match="needs the Origin"):
        security.check_origin(headers(host="a"), some, bearer=False)
    with pytest.raises(NotAllowed, match="http://b"):
        security.check_origin(headers(origin="http://b", host="a"), some, bearer=True)


def hear(server: Little, **given: str) -> str:
    server.client.cookies.clear()
    with server.client.websocket_connect("/api/live", headers=headers(**given)) as socket:
        return socket.receive_text()


def test_sockets_know_who_opens_them(server: Little) -> None:
    ida = server.guest()
    token = ida.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    assert hear(server, Origin=OURS) == "nobody"
    assert hear(server, Origin=OURS, Cookie=f"voyageur={ida.cookie}") == "Ida"
    assert hear(server, Authorization=f"Bearer {token}") == "Ida"


@pytest.mark.parametrize(
    "given", [{}, {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Authorization": "Bearer wrong"}]
)
def test_sockets_of_foreign_pages_are_refused(server: Little, given: dict[str, str]) -> None:
    ida = server.guest()
    with pytest.raises(WebSocketDisconnect) as refusal:
        hear(server, Cookie=f"voyageur={ida.cookie}", **given)
    assert refusal.value.code == 4403
    assert hear(server, Origin=OURS) == "nobody"  # others are served


def test_sockets_are_limited_like_requests(tmp_path: Path) -> None:
    with little(tmp_path, *ROUTES, requests_a_minute=1) as server:
        assert hear(server, Origin=OURS) == "nobody"
        with pytest.raises(WebSocketDisconnect) as refusal:
            hear(server, Origin=OURS)
        assert refusal.value.code == 4429


# ---- addresses --------------------------------------------------------------------------------------------------


def scope_of(peer: str | None, *forwarded: str, **more: str) -> Scope:
    lines = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    lines += [(name.replace("_", "-").encode(), value.encode()) for name, value in more.items()]
    client = None if peer is None else (peer, 1)
    return {"type": "http", "headers": lines, "client": client, "state": {}, "query_string": b""}  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, ["192.0.2.1"], "10.0.0.1"),
        (1, [], "10.0.0.1"),
        (1, ["192.0.2.1"], "192.0.2.1"),
        (1, ["198.51.100.66, 192.0.2.1"], "192.0.2.1"),
        (1, ["198.51.100.66", "192.0.2.1"], "192.0.2.1"),
        (2, ["198.51.100.66, 192.0.2.1, 10.0.0.2"], "192.0.2.1"),
        (2, ["192.0.2.1"], "192.0.2.1"),
        (1, ["2001:db8::1"], "2001:db8::1"),
        (1, ["nonsense"], "10.0.0.1"),
        (1, [""], "10.0.0.1"),
    ],
)
def test_only_our_own_proxies_are_believed(proxies: int, forwarded: list[str], address: str) -> None:
    assert security.client_address(scope_of("10.0.0.1", *forwarded), Settings(proxies=proxies)) == address


def test_somebody_without_address_has_none() -> None:
    assert security.client_address(scope_of(None), Settings()) == ""


# ---- headers and sizes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/health", "/api/me", "/api/nowhere", "/nowhere", "/api/broken"])
def test_every_answer_has_our_headers(server: Little, path: str) -> None:
    answer = server.device().get(path)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["x-request-id"]
    assert "strict-transport-security" not in answer.headers
    kept = {"/health": None, "/nowhere": "no-cache"}  # every address that is not the server's own is a page
    assert answer.headers.get("cache-control") == kept.get(path, "no-store")


def test_browsers_that_came_by_https_come_so_again(tmp_path: Path) -> None:
    with little(tmp_path, secure=True) as server:
        assert "max-age=" in server.device().get("/health").headers["strict-transport-security"]


@pytest.mark.parametrize("announced", [True, False])
def test_a_body_that_is_too_large_is_not_read(server: Little, announced: bool) -> None:
    ida = server.guest()
    body = b'{"a": "' + b"x" * security.MOST_BYTES + b'"}'
    sent: Any = body if announced else iter([body[:40_000], body[40_000:]])
    given = {"Cookie": f"voyageur={ida.cookie}", "X-CSRF-Token": ida.csrf, "Content-Type": "application/json"}
    server.client.cookies.clear()
    answer = server.client.post("/api/echo", content=sent, headers=given)
    assert (answer.status_code, answer.json()["code"]) == (413, "server-too-large")
    assert ida.post("/api/echo", {"a": 1}).status_code == 201


# ---- refusals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "server-nothing-here"),
        ("GET", "/api/nowhere?password=x", 404, "server-nothing-here"),
        ("PUT", "/health", 405, "server-method"),
        ("BREW", "/health", 405, "server-method"),
        ("GET", "/api/me", 401, "server-not-signed-in"),
        ("GET", "/api/refused", 401, "server-not-signed-in"),
        ("GET", "/api/illegal", 422, "game-over"),
        ("GET", "/api/misread", 400, "server-request-shape"),
        ("GET", "/api/number?n=x", 400, "server-request-shape"),
        ("GET", "/api/number?n=9", 400, "server-request-shape"),
        ("GET", "/api/number", 400, "server-request-shape"),
        ("GET", "/api/broken", 500, "server-failed"),
    ],
)
def test_every_refusal_is_a_problem(server: Little, method: str, path: str, status: int, code: str) -> None:
    answer = server.device().ask(method, path)
    problem = answer.json()
    assert answer.status_code == problem["status"] == status
    assert problem["code"] == code
    assert problem["reason"]
    assert answer.headers["content-type"].startswith("application/json")
    assert set(problem) - {"args"} == {"status", "code", "reason"}


def test_an_answer_to_the_wrong_method_names_the_right_ones(server: Little) -> None:
    assert "GET" in server.device().ask("PUT", "/health").headers["allow"]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"{", "truncated"),
        (b"\xff", "invalid"),
        (b'{"name": "\xff"}', ""),
        (b"[]", "object"),
        (b"{}", "name"),
        (b'{"name": 5}', "str"),
        (b'{"name": "Ida", "colour": "pink"}', "pink"),
        (b'{"name": "\\ud800"}', ""),
        (b"", ""),
        (b"[" * 5000, ""),
    ],
)
def test_a_request_that_cannot_be_read_is_told_what_was_wrong(server: Little, body: bytes, told: str) -> None:
    answer = server.client.post("/api/people/guest", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "server-request-shape")
    assert told in answer.json()["reason"].lower()


def test_of_what_nobody_expected_only_its_number_is_told(server: Little, capsys: pytest.CaptureFixture[str]) -> None:
    answer = server.device().get("/api/broken")
    assert answer.headers["x-request-id"] in answer.json()["reason"]
    assert "hunter2" not in answer.text
    assert "RuntimeError" not in answer.text
    assert "RuntimeError" in capsys.readouterr().out  # where the test's log goes


@pytest.mark.parametrize(
    ("language", "query", "given", "expected"),
    [
        (None, "", "", "en"),
        (None, "", "fr", "fr"),
        (None, "", "fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        (None, "", "de, en;q=0.5, fr;q=0.9", "fr"),
        (None, "", "de, fr;q=x, en;q=0.1", "en"),
        (None, "", ",;q=,é", "en"),
        (None, "language=fr", "en", "fr"),
        (None, "language=de", "fr", "fr"),
        ("fr", "", "en", "fr"),
        ("fr", "since=1&language=en", "fr", "en"),
    ],
)
def test_a_refusal_is_told_in_ones_language(
    server: Little, language: str | None, query: str, given: str, expected: str
) -> None:
    device = server.device()
    if language:
        device.post("/api/people/guest", {"name": "Ida", "language": language})
    reason = device.get(f"/api/illegal?{query}", Accept_Language=given).json()["reason"]
    assert reason == {"en": "The game is over.", "fr": "La partie est finie."}[expected]


def test_a_database_that_fails_is_told_and_survived(server: Little, monkeypatch: pytest.MonkeyPatch) -> None:
    ida = server.guest()

    async def fail(**_: Any) -> None:
        raise OSError("postgresql://user:password@host")

    with monkeypatch.context() as broken_one:
        broken_one.setattr(server.house.people, "identify", fail)
        answer = ida.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
        assert "password" not in answer.text
    assert ida.get("/api/me").status_code == 200
