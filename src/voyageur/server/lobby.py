"""The lobby: the public tables that are open or running, live. It tells of seats and starts, never of moves."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from voyageur.server import store
from voyageur.server.infos import infos
from voyageur.server.listening import Listener, written
from voyageur.server.protocol import LobbyMessage, TableInfo

if TYPE_CHECKING:
    from voyageur.server.house import House

PAUSE = 0.25
"""Seconds for which changes are gathered before they are told."""
RETRY = 2.0
"""Seconds until the next try when they could not be read."""
MOST = 500
"""Tables that the lobby shows at once."""

log = structlog.get_logger()


class Lobby:
    """Who watches the lobby, and what has changed since they were last told."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: set[Listener] = set()
        self._listed: set[str] = set()
        """Tables that somebody here was told to be listed."""
        self._changed: set[str] = set()
        self._more = asyncio.Event()
        self._lock = asyncio.Lock()
        """Held while somebody reads what to tell and tells it: nobody is told something older after something newer."""
        self._telling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell."""
        self._telling = asyncio.create_task(self._run(), name="lobby")

    async def stop(self) -> None:
        """Let everybody go."""
        for listener in list(self.listeners):
            listener.close()
        if self._telling is not None:
            self._telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._telling

    def changed(self, table_id: str) -> None:
        """A table is new, or other than it was."""
        if self.listeners or self._lock.locked():
            self._changed.add(table_id)
            self._more.set()

    def lost(self) -> None:
        """Anything may have changed."""
        if self.listeners:
            self.house.rooms.spawn(self._look_at_all())

    async def _look_at_all(self) -> None:
        async with self.house.database.read() as session:
            listed = await store.listed(session, None, 0, MOST)
        for table_id in {*listed, *self._listed}:
            self.changed(table_id)

    async def tables(self, game: str | None = None, offset: int = 0, limit: int = MOST) -> list[TableInfo]:
        """The tables in the lobby, the newest first."""
        async with self.house.database.read() as session:
            ids = await store.listed(session, game, offset, limit)
        return await infos(self.house, ids)

    async def enter(self, listener: Listener) -> None:
        """Begin to tell somebody: first of every table."""
        async with self._lock:
            tables = await self.tables()
            listener.send(LobbyMessage(tables, []))
            self._listed.update(table.id for table in tables)
            self.listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        """Tell them no more."""
        self.listeners.discard(listener)
        if not self.listeners:
            self._listed.clear()

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            await asyncio.sleep(PAUSE)
            self._more.clear()
            changed, self._changed = self._changed, set()
            try:
                async with self._lock:
                    await self._tell(changed)
            except Exception:
                log.error("lobby not told", exc_info=True)
                await asyncio.sleep(RETRY)
                self._changed |= changed
                self._more.set()

    async def _tell(self, changed: set[str]) -> None:
        tables, gone = [], []
        for table in await infos(self.house, sorted(changed)):
            if table.public and table.status in store.LISTED:
                tables.append(table)
            elif table.public:
                gone.append(table.id)
        self._listed.update(table.id for table in tables)
        self._listed.difference_update(gone)
        if tables or gone:
            message = written(LobbyMessage(tables, gone))
            for listener in list(self.listeners):
                listener.send(message)
