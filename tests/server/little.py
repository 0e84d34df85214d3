"""A little server inside the test's own process: people, health and the entrance, on a new database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from argon2 import PasswordHasher
from httpx import Response
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient
from litestar.types import ControllerRouterHandler, Scope

from voyageur.server.database import Database
from voyageur.server.entrance import enclose
from voyageur.server.house import House
from voyageur.server.limits import Limits
from voyageur.server.metrics import Metrics
from voyageur.server.models import PersonRow
from voyageur.server.people import People
from voyageur.server.routes import health, people
from voyageur.server.security import Answers
from voyageur.server.settings import Settings

T = TypeVar("T")
QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
PASSWORD = "the long way round the world"


class Wire:
    """Hints, as they would travel to other processes."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.callbacks: list[tuple[str, Callable[[dict[str, Any]], None]]] = []

    def publish(self, kind: str, payload: dict[str, Any]) -> None:
        """Note what would be sent."""
        self.sent.append((kind, payload))

    def on(self, kind: str, callback: Callable[[dict[str, Any]], None]) -> None:
        """Note who wants to hear."""
        self.callbacks.append((kind, callback))

    def hear(self, kind: str, payload: dict[str, Any]) -> None:
        """A hint from another process."""
        for wanted, callback in self.callbacks:
            if wanted == kind:
                callback(payload)


class Little:
    """The server, and the one client of the test."""

    def __init__(self, house: House, client: TestClient[Litestar], clock: list[float]) -> None:
        self.house = house
        self.client = client
        self.clock = clock
        """The time that limits go by."""

    @property
    def wire(self) -> Wire:
        """What goes to other processes."""
        return cast("Wire", self.house.hints)

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something where the server runs."""
        return self.client.blocking_portal.call(work)

    def device(self) -> Device:
        """A browser that nobody has used yet."""
        return Device(self)

    def guest(self, name: str = "Ida") -> Device:
        """A browser where a guest plays."""
        device = self.device()
        device.begin(name)
        return device

    def registered(self, login: str = "ida") -> Device:
        """A browser where somebody registered is signed in."""
        device = self.guest()
        answer = device.post("/api/me/register", {"login": login, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return device


class Device:
    """A browser: it keeps its cookie, and proves that its pages are ours."""

    def __init__(self, little: Little) -> None:
        self.little = little
        self.cookie = ""
        self.csrf = ""
        self.token = ""
        self.me: dict[str, Any] = {}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        """Ask as this browser would; headers are written with _ for -, and an empty one is left out."""
        usual = {"Cookie": self.cookie and f"voyageur={self.cookie}", "X-CSRF-Token": self.csrf}
        if self.token:
            usual = {"Authorization": f"Bearer {self.token}"}
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        self.little.client.cookies.clear()
        answer = self.little.client.request(
            method,
            path,
            json=body,
            headers=[(name.encode(), value.encode()) for name, value in (usual | given).items() if value],
        )
        self._keep(answer)
        return answer

    def _keep(self, answer: Response) -> None:
        for line in answer.headers.get_list("set-cookie"):
            self.cookie = SimpleCookie(line)["voyageur"].value
        if answer.status_code < 300 and b'"csrf"' in answer.content:
            self.me, self.csrf = answer.json(), answer.json()["csrf"]

    def get(self, path: str, **headers: str) -> Response:
        """Read."""
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Response:
        """Change."""
        return self.ask("POST", path, body, **headers)

    def begin(self, name: str = "Ida") -> None:
        """Begin as a guest."""
        answer = self.post("/api/people/guest", {"name": name})
        assert answer.status_code == 201, answer.text

    def login(self, login: str = "ida", password: str = PASSWORD) -> Response:
        """Sign in."""
        return self.post("/api/login", {"login": login, "password": password})

    @property
    def session(self) -> str:
        """The identifier of this browser's session."""
        return self.cookie.partition(".")[0]


@contextmanager
def little(folder: Path, *more: ControllerRouterHandler, peer: str = "", **settings: Any) -> Iterator[Little]:
    """A little server, with further routes, seen from that address."""
    chosen = Settings(data=folder, secret="not so secret", **settings)
    clock = [0.0]
    house = _house(chosen, clock)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with house.database.writer.begin() as connection:
            await connection.run_sync(PersonRow.metadata.create_all)
        yield
        await house.database.close()

    app = Litestar([*people.ROUTES, *health.ROUTES, *more], lifespan=[lifespan], openapi_config=None, **_options(house))
    enclose(app, house)
    if peer:
        _seen_from(app, peer)
    with TestClient(app, raise_server_exceptions=True) as client:
        yield Little(house, client, clock)


def _house(settings: Settings, clock: list[float]) -> House:
    database = Database(settings)
    wire = Wire()
    parts = SimpleNamespace(
        settings=settings,
        database=database,
        hints=wire,
        people=People(database, settings, wire, QUICK),
        limits=Limits(settings, lambda: clock[0]),
        metrics=Metrics(),
        stopping=False,
    )
    return cast("House", parts)


def _options(house: House) -> dict[str, Any]:
    options = Answers(house.metrics).options()
    options["dependencies"]["house"] = Provide(lambda: house, sync_to_thread=False)
    return options


def _seen_from(app: Litestar, peer: str) -> None:
    inner = app.asgi_handler

    async def seen(scope: Scope, receive: Any, send: Any) -> None:
        scope["client"] = (peer, 50_000)
        await inner(scope, receive, send)

    app.asgi_handler = seen
