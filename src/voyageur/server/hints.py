"""Hints between processes: that something has changed, never what. Whoever is concerned looks into the database.

They go through Litestar's channels: in memory for a process alone, through PostgreSQL's NOTIFY for several. A hint may
get lost (a connection breaks); every process therefore also looks by itself now and then (`sweep`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import asyncpg
import msgspec
import structlog
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from voyageur.server.settings import Settings

CHANNEL = "voyageur"
MOST_BYTES = 7_500
"""PostgreSQL takes notifications of less than 8,000 bytes."""
RETRY_SECONDS = 1.0
TROUBLES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
LOST = "lost"
"""The kind of hint that a process gives itself: it may have missed some."""

log = structlog.get_logger()
Callback = Callable[[dict[str, Any]], None]


class Hint(msgspec.Struct, array_like=True):
    """What kind of thing has changed, at which process, and which ones."""

    kind: str
    sender: str
    payload: dict[str, Any]


class SteadyBackend(AsyncPgChannelsBackend):
    """Litestar's backend with one lasting connection to publish on, and a listener that comes back when it was lost."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._publisher: asyncpg.Connection[Any] | None = None
        self._publishing = asyncio.Lock()
        self._returning: asyncio.Task[None] | None = None
        self._stopped = False
        self.on_return: Callable[[], None] = lambda: None
        """Called when hints are heard again; some may have been lost."""

    async def on_startup(self) -> None:
        """Connect."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Let both connections go."""
        self._stopped = True
        if self._returning is not None:
            self._returning.cancel()
            await asyncio.gather(self._returning, return_exceptions=True)
        with contextlib.suppress(*TROUBLES):
            await super().on_shutdown()
        if self._publisher is not None:
            with contextlib.suppress(*TROUBLES):
                await self._publisher.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify; a hint that cannot be sent is left to the sweeps of the others."""
        async with self._publishing:
            try:
                if self._publisher is None or self._publisher.is_closed():
                    self._publisher = await self._connect()
                for channel in channels:
                    await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except Exception as error:  # whatever it is, the next one must go out
                log.warning("hint not sent", problem=repr(error))

    def _lost(self, lost: Any) -> None:
        if not self._stopped and lost is self._listener_conn:
            self._returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        while not self._stopped:
            try:
                await self._listen_again()
            except Exception as error:  # whatever it is, it must be tried again
                log.warning("hints not heard", problem=repr(error))
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self.on_return()
                return

    async def _listen_again(self) -> None:
        connection = await self._connect()
        try:
            async with self._listener_lock:
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
                self._listener_conn = connection
                connection.add_termination_listener(self._lost)
        except BaseException:
            connection.terminate()
            raise


class Hints:
    """Who wants to hear of what, and the way to tell the others."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.process = process
        dsn = settings.database_url.replace("+asyncpg", "")
        backend: ChannelsBackend = MemoryChannelsBackend()
        if not settings.embedded:
            backend = steady = SteadyBackend(dsn)
            steady.on_return = lambda: self._call(LOST, {})
        self.plugin = ChannelsPlugin(backend=backend, channels=[CHANNEL])
        self.alone = settings.embedded
        self._callbacks: dict[str, list[Callback]] = defaultdict(list)
        self._listening: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(Hint)

    def on(self, kind: str, callback: Callback) -> None:
        """Call back with every hint of that kind from another process."""
        self._callbacks[kind].append(callback)

    def encode(self, kind: str, payload: dict[str, Any]) -> bytes:
        """A hint as it travels."""
        return msgspec.json.encode(Hint(kind, self.process, payload))

    def publish(self, kind: str, payload: dict[str, Any]) -> None:
        """Tell the other processes."""
        if not self.alone:
            with contextlib.suppress(RuntimeError):  # before the start and after the stop nobody is told
                self.plugin.publish(self.encode(kind, payload), CHANNEL)

    async def listen(self) -> None:
        """Begin to hear."""
        subscriber = await self.plugin.subscribe([CHANNEL])
        self._listening = asyncio.create_task(self._hear(subscriber), name="hints")

    async def stop(self) -> None:
        """Hear no more."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening

    async def _hear(self, subscriber: Any) -> None:
        async for message in subscriber.iter_events():
            try:
                hint = self._decoder.decode(message)
            except msgspec.DecodeError:
                continue
            if hint.sender != self.process:
                self._call(hint.kind, hint.payload)

    def _call(self, kind: str, payload: dict[str, Any]) -> None:
        for callback in self._callbacks.get(kind, ()):
            try:
                callback(payload)
            except Exception:
                log.error("hint failed", kind=kind, exc_info=True)
