"""The application: one house, its routes before it, and what is done when it starts and when it stops."""

from __future__ import annotations

import asyncio
import fcntl
import importlib
import os
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from litestar import Litestar
from litestar.di import Provide

from voyageur.bots import bot
from voyageur.core import registry, text
from voyageur.server import logs, openapi, rubbish, seating, security
from voyageur.server.chatting import Ears
from voyageur.server.computing import Computing
from voyageur.server.database import Database
from voyageur.server.entrance import enclose
from voyageur.server.hints import Hints
from voyageur.server.house import House
from voyageur.server.journal import Journal
from voyageur.server.limits import Limits
from voyageur.server.listening import before_stop
from voyageur.server.lobby import Lobby
from voyageur.server.metrics import Metrics
from voyageur.server.notices import Notices
from voyageur.server.people import People
from voyageur.server.problems import Conflict
from voyageur.server.rooms import Rooms
from voyageur.server.routes import (
    computations,
    designs,
    games,
    health,
    lessons,
    live,
    looking,
    notices,
    people,
    statistics,
    tables,
)
from voyageur.server.settings import OWNER_ONLY, Settings, read_settings
from voyageur.server.sweep import Sweep
from voyageur.server.thinking import Lost, Slow, Stopping, Thinkers

if TYPE_CHECKING:
    from voyageur.core.game import Game

PROCESS_BYTES = 8
TIDY_SECONDS = 60.0
LOCK, PREPARING = "voyageur.lock", "preparing.lock"

log = structlog.get_logger()


def build_house(settings: Settings) -> House:
    """A house with nobody in it yet."""
    settings.prepare()
    for module in settings.bots:
        importlib.import_module(module)
    database, metrics = Database(settings), Metrics()
    hints = Hints(settings, secrets.token_hex(PROCESS_BYTES))
    house = House(
        settings=settings,
        database=database,
        hints=hints,
        metrics=metrics,
        journal=Journal(database, hints, metrics),
        people=People(database, settings, hints),
        limits=Limits(settings),
        notices=Notices(database, settings),
        thinkers=Thinkers(settings.bot_processes, settings.bot_seconds, settings.bots),
    )
    house.rooms, house.lobby, house.computing = Rooms(house), Lobby(house), Computing(house)
    house.people.on_revoked.append(lambda person_id, session_id: house.rooms.close_session(session_id))
    house.people.on_deleted.append(lambda person_id: seating.depart(house, person_id))
    Ears(house)
    return house


def build(settings: Settings | None = None) -> Litestar:
    """The application, for any ASGI server."""
    house = build_house(settings or read_settings())
    answers = security.Answers(house.metrics).options()
    dependencies = {**answers.pop("dependencies"), "house": Provide(lambda: house, sync_to_thread=False)}
    app = Litestar(
        route_handlers=[
            games.router,
            designs.router,
            *people.ROUTES,
            tables.router,
            looking.router,
            lessons.router,
            live.router,
            computations.router,
            notices.router,
            statistics.router,
            *health.ROUTES,
        ],
        lifespan=[lambda app: open_house(house)],
        dependencies=dependencies,
        openapi_config=openapi.openapi_config(),
        **answers,
    )
    enclose(app, house)
    return app


def build_logged() -> Litestar:
    """The application in a process of its own, which writes down what happens."""
    logs.configure()
    return build()


@asynccontextmanager
async def open_house(house: House) -> AsyncIterator[None]:
    """Start everything, in the order in which it is needed; stop it in the other order."""
    with alone(house.settings):
        await house.database.migrate()
        await asyncio.to_thread(warm)
        async with house.hints.plugin, AsyncExitStack() as closing:
            closing.push_async_callback(house.database.close)
            closing.callback(house.metrics.close)
            await house.hints.listen()
            closing.push_async_callback(house.hints.stop)
            house.journal.start()
            closing.push_async_callback(house.journal.stop)
            await house.thinkers.start()
            closing.push_async_callback(house.thinkers.stop)
            closing.push_async_callback(house.rooms.stop)
            house.lobby.start()
            closing.push_async_callback(house.lobby.stop)
            sweep = Sweep(house)
            await sweep.start()
            closing.push_async_callback(sweep.stop)
            await house.computing.start()
            closing.push_async_callback(house.computing.stop)
            notifying = asyncio.create_task(house.notices.run(), name="notices")
            closing.push_async_callback(ended, notifying)
            closing.push_async_callback(house.notices.stop)
            closing.push_async_callback(house.people.tidy)
            for work in (tidy(house), rubbish.clear(), prepare_bots(house)):
                task = asyncio.create_task(work)
                closing.push_async_callback(ended, task)
                closing.callback(task.cancel)
            closing.callback(before_stop(house.rooms.say_bye))
            log.info("open", process=house.hints.process, embedded=house.database.embedded, games=registry.names())
            yield
            log.info("closing", process=house.hints.process)
            house.stopping = True
    log.info("closed", process=house.hints.process)


async def ended(task: asyncio.Task[None]) -> None:
    """A task that was told to end has."""
    await asyncio.gather(task, return_exceptions=True)


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """An embedded database is served by one process: another one is refused."""
    if not settings.embedded:
        yield
        return
    with held(settings.data / LOCK) as ours:
        if not ours:
            raise Conflict("server-already-open", folder=str(settings.data))
        yield


@contextmanager
def held(path: Path) -> Iterator[bool]:
    """Whether a lock is ours, which one process at a time can hold."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, OWNER_ONLY), "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def warm() -> None:
    """Load, or compile, the rules of every game, so that nobody's first move waits for it."""
    for language in text.LANGUAGES:
        text.say("game-over", language)
    for name in registry.names():
        warm_game(registry.find(name))


def warm_game(game: Game) -> None:
    """Play a move, and look at it from all sides."""
    position = game.start(seed=0)
    seat = position.actors[0]
    after = position.play(bot("random", seed=0).choose(position, seat), seat)
    for viewer in (None, *range(after.players)):
        game.news(position.view(viewer), after.view(viewer))
        after.known_scores(viewer)
        after.awaited(viewer)
    game.reveals(position, after)


async def prepare_bots(house: House) -> None:
    """Let what bots look ahead with be compiled, so that nobody's first game waits for it; people are served meanwhile.

    It is then on the disk for every process of this machine: of those that start together, one sees to it.
    """
    if not house.settings.prepare_bots:
        return
    with held(house.settings.data / PREPARING) as ours:
        if not ours:
            return
        began = time.monotonic()
        try:
            await house.thinkers.prepare(registry.find(name).start(seed=0) for name in registry.names())
        except (Lost, Slow, Stopping) as error:
            log.warning("bots not prepared", problem=repr(error))
        else:
            log.info("bots prepared", seconds=round(time.monotonic() - began, 1))


async def tidy(house: House) -> None:
    """Now and then, write what need not be written at once, and forget what nobody needs."""
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await house.people.tidy()
            house.rooms.trim()
        except Exception:
            log.error("tidying failed", exc_info=True)
