"""A whole server inside the test's own process and event loop, reached over loopback as any server is.

A test can therefore look into its house, and play as many people as it needs through real requests and sockets.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.cookiejar import DefaultCookiePolicy
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, cast

import httpx
import structlog
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from voyageur.server.app import build
from voyageur.server.entrance import Entrance
from voyageur.server.heads import BoundedHeads
from voyageur.server.house import House
from voyageur.server.routes.live import LARGEST_FRAME
from voyageur.server.settings import Settings

PATIENCE = 20.0
"""Seconds after which something that was waited for is taken not to come."""
START_SECONDS = 300.0
"""The first start on a machine compiles the rules."""
BROKEN_OFF = 1006
"""What a socket without a farewell is said to be closed with."""
MUCH = 1_000_000
ME, OPEN = {"kind": "me"}, {"kind": "open"}
Message = dict[str, Any]


def bot(name: str) -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


if not structlog.is_configured():  # what fails is told in a few lines, not with every variable
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[structlog.processors.add_log_level, plain])


class Place:
    """A server that is open."""

    def __init__(self, house: House, port: int, client: httpx.AsyncClient) -> None:
        self.house = house
        self.address = f"http://127.0.0.1:{port}"
        self.client = client

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """A request of nobody in particular."""
        return await self.client.request(method, self.address + path, json=body, headers=headers)

    async def guest(self, name: str = "Ida", language: str = "en") -> Guest:
        """Somebody begins to play."""
        answer = await self.ask("POST", "/api/people/guest", {"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        cookie = SimpleCookie(answer.headers["set-cookie"])["voyageur"].value
        return Guest(self, answer.json(), cookie)

    async def guests(self, *names: str) -> list[Guest]:
        """Several people."""
        return [await self.guest(name) for name in names]

    async def listens(self, table: str, count: int) -> None:
        """Wait until so many sockets are at a table."""
        await eventually(lambda: len(self.room(table).listeners) == count)

    def room(self, table: str) -> Any:
        """A table in memory."""
        room = self.house.rooms.known(table)
        assert room is not None
        return room

    @asynccontextmanager
    async def lobby(self) -> AsyncIterator[Ear]:
        """A socket of the lobby."""
        async with opened(f"{self.address}/api/lobby/live", Origin=self.address) as ear:
            yield ear

    @asynccontextmanager
    async def watch(self, table: str, query: str = "") -> AsyncIterator[Ear]:
        """A socket of somebody without a name."""
        async with opened(f"{self.address}/api/tables/{table}/live?{query}", Origin=self.address) as ear:
            yield ear


class Guest:
    """Somebody who plays."""

    def __init__(self, place: Place, me: Message, cookie: str) -> None:
        self.place = place
        self.me = me
        self.id: str = me["id"]
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        """What shows who asks."""
        return {"Cookie": f"voyageur={self.cookie}", "X-CSRF-Token": self.me["csrf"]}

    def at(self, place: Place) -> Guest:
        """The same person at another process."""
        return Guest(place, self.me, self.cookie)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request."""
        return await self.place.ask(method, path, body, **self.headers)

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        """A request that must be granted."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def lay(self, game: str = "expeditions", **wishes: Any) -> Message:
        """Lay a table."""
        table: Message = await self.do("POST", "/api/tables", {"game": game, **wishes})
        return table

    async def post(self, table: str, what: str, body: Any = None) -> httpx.Response:
        """A wish at a table."""
        return await self.ask("POST", f"/api/tables/{table}/{what}", {} if body is None else body)

    async def state(self, table: str, seat: int = 0, since: int | None = None) -> Message:
        """How the game stands."""
        more = "" if since is None else f"&since={since}"
        update: Message = await self.do("GET", f"/api/tables/{table}/events?seat={seat}{more}")
        return update

    @asynccontextmanager
    async def live(
        self, table: str, seat: int | None = 0, since: int | None = None, **query: Any
    ) -> AsyncIterator[Ear]:
        """A socket at a table."""
        words = {**({} if seat is None else {"seat": seat}), **({} if since is None else {"since": since}), **query}
        path = f"/api/tables/{table}/live?" + "&".join(f"{name}={value}" for name, value in words.items())
        headers = {"Cookie": self.headers["Cookie"], "Origin": self.place.address}
        async with opened(self.place.address + path, **headers) as ear:
            yield ear


class Ear:
    """A socket, and what was heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []

    async def next(self, seconds: float = PATIENCE) -> Message:
        """The next message."""
        async with asyncio.timeout(seconds):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        return message

    async def wait(self, kind: str, until: Callable[[Message], bool] = lambda message: True) -> Message:
        """The next message of that kind that will do."""
        while True:
            message = await self.next()
            if message["type"] == kind and until(message):
                return message

    async def state(self, until: Callable[[Message], bool] = lambda state: True) -> Message:
        """The next state that will do."""
        update = await self.wait("update", lambda message: until(message["state"]))
        state: Message = update["state"]
        return state

    async def after(self, old: Message) -> Message:
        """The next state that is newer than one."""
        ply: int = old["ply"]
        return await self.state(lambda state: state["ply"] > ply)

    async def quiet(self, seconds: float = 0.4) -> list[Message]:
        """What is heard in a while."""
        before = len(self.heard)
        try:
            while True:
                await self.next(seconds)
        except TimeoutError:
            return self.heard[before:]

    async def send(self, message: Any) -> None:
        """Say something."""
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def move(self, state: Message, action: Any = None, key: str | None = None) -> str:
        """Make a move, the first that is legal unless told otherwise; its key."""
        key = key or secrets.token_hex(8)
        action = state["legal"][0] if action is None else action
        await self.send({"type": "move", "action": action, "ply": state["ply"], "key": key, "seat": state["seat"]})
        return key

    async def answer(self, key: str | None) -> Message:
        """The answer to what had that key."""
        while True:
            message = await self.next()
            if message["type"] in ("accepted", "refused") and message["key"] == key:
                return message

    async def closed(self) -> tuple[int, list[Message]]:
        """The code it is closed with, and what was said before."""
        before = len(self.heard)
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else BROKEN_OFF, self.heard[before:]


@asynccontextmanager
async def opened(address: str, **headers: str) -> AsyncIterator[Ear]:
    """A socket."""
    origin = headers.pop("Origin", None)
    async with connect(
        address.replace("http", "ws", 1),
        origin=Origin(origin) if origin else None,
        additional_headers=headers,
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
        close_timeout=2.0,
        max_size=None,
    ) as socket:
        yield Ear(socket)


async def eventually(true: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def no_thinkers() -> None:
    """Start no process for bots: they start when they are needed."""


def settings_for(folder: Path, database: str = "", **more: Any) -> Settings:
    """Settings under which no limit is in the way, and nothing is prepared that a test may not need."""
    roomy = {"requests_a_minute": MUCH, "messages_a_minute": MUCH, "guests_an_hour": MUCH, "tables_a_person": MUCH}
    usual = {"data": folder, "database": database, "secret": "of these tests", "prepare_bots": False}
    return Settings(**{**usual, **roomy, **more})


def house_of(app: Litestar) -> House:
    """The house of an application."""
    assert isinstance(app.asgi_handler, Entrance)
    return app.asgi_handler.house


@asynccontextmanager
async def place_at(port: int, house: House | None = None) -> AsyncIterator[Place]:
    """A server that somebody opened; the house of one in another process is out of reach."""
    async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # many people share it
        yield Place(cast("House", house), port, client)


@asynccontextmanager
async def open_place(
    folder: Path, database: str = "", prepare: Callable[[House], None] = lambda house: None, **more: Any
) -> AsyncIterator[Place]:
    """A server on that database, with those settings."""
    app = build(settings_for(folder, database, **more))
    house = house_of(app)
    house.thinkers.start = no_thinkers  # type: ignore[method-assign]  # most tests need none
    prepare(house)
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=0,
        http=BoundedHeads,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    try:
        await eventually(lambda: server.started or serving.done(), START_SECONDS)
        assert server.started, "the server did not start"
        port = server.servers[0].sockets[0].getsockname()[1]
        async with place_at(port, house) as place:
            yield place
    finally:
        server.should_exit = True
        await serving
