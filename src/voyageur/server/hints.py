"""Hints between processes: that something has changed, never what. Whoever is concerned looks into the database.

They go through Litestar's channels: in memory for a process alone, through PostgreSQL's NOTIFY for several. A hint may get
lost (a connection breaks); every process therefore also looks by itself now and then (`sweep`).
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
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from voyageur.server.settings import Settings

CHANNEL = "voyageur"
MOST_BYTES = 7_500
"""PostgreSQL takes notifications of less than 8,000 bytes."""
RETRY_SECONDS = 1.0

log = structlog.get_logger()
Callback = Callable[[dict[str, Any]], None]


class Hint(msgspec.Struct, array_like=True):
    """What kind of thing has changed, at which process, and which ones."""

    kind: str
    sender: str
    payload: dict[str, Any]


class SteadyBackend(AsyncPgChannelsBackend):
    """Litestar's backend with one lasting connection to publish on, and a listener that comes back after it was lost."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._publisher: asyncpg.Connection[Any] | None = None
        self._publishing = asyncio.Lock()
        self._returning: asyncio.Task[None] | None = None
        self._stopped = False

    async def on_startup(self) -> None:
        """Connect."""
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Let both connections go."""
        self._stopped = True
        if self._returning is not None:
            self._returning.cancel()
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await super().on_shutdown()
        if self._publisher is not None:
            await self._publisher.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify; a hint that cannot be sent is left to the sweeps of the others."""
        async with self._publishing:
            try:
                if self._publisher is None or self._publisher.is_closed():
                    self._publisher = await self._connect()
                for channel in channels:
                    await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("hint not sent", problem=str(error))

    def _lost(self, _: Any) -> None:
        if not self._stopped:
            self._returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        while not self._stopped:
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    self._listener_conn.add_termination_listener(self._lost)
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)  # type: ignore[arg-type]
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("hints not heard", problem=str(error))
                await asyncio.sleep(RETRY_SECONDS)


class Hints:
    """Who wants to hear of what, and the way to tell the others."""

    def __init__(self, settings: Settings, process: str) -> None:
        self.process = process
        dsn = settings.database_url.replace("+asyncpg", "")
        backend = MemoryChannelsBackend() if settings.embedded else SteadyBackend(dsn)
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
            with contextlib.suppress(msgspec.DecodeError):
                hint = self._decoder.decode(message)
                if hint.sender != self.process:
                    for callback in self._callbacks[hint.kind]:
                        callback(hint.payload)
