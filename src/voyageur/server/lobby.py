"""The lobby: the public tables that are open or running, live. It tells of seats and starts, never of moves."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from voyageur.core.errors import VoyageurError
from voyageur.server import store, telling
from voyageur.server.listening import Listener
from voyageur.server.protocol import LobbyMessage, TableInfo

if TYPE_CHECKING:
    from voyageur.server.house import House

PAUSE = 0.25
"""Seconds for which changes are gathered before they are told."""
MOST = 500
"""Tables that the lobby shows at once."""


class Lobby:
    """Who watches the lobby, and what has changed since they were last told."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: set[Listener] = set()
        self._changed: set[str] = set()
        self._more = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to tell."""
        self._telling = asyncio.create_task(self._run(), name="lobby")

    async def stop(self) -> None:
        """Let everybody go."""
        for listener in self.listeners:
            listener.close()
        if self._telling is not None:
            self._telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._telling

    def changed(self, table_id: str) -> None:
        """A table is new, or other than it was."""
        if self.listeners:
            self._changed.add(table_id)
            self._more.set()

    async def tables(self, game: str | None = None, offset: int = 0, limit: int = MOST) -> list[TableInfo]:
        """The tables in the lobby, the newest first."""
        async with self.house.database.read() as session:
            ids = await store.listed(session, game, offset, limit)
        return [await (await self.house.rooms.room(table_id)).info() for table_id in ids]

    async def enter(self, listener: Listener) -> None:
        """Begin to tell somebody: first of every table."""
        self.listeners.add(listener)
        listener.send(LobbyMessage(await self.tables(), []))

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            await asyncio.sleep(PAUSE)
            self._more.clear()
            changed, self._changed = self._changed, set()
            message = telling.encoder.encode(await self._news(changed))
            for listener in list(self.listeners):
                listener.send(message)

    async def _news(self, changed: set[str]) -> LobbyMessage:
        tables, gone = [], []
        for table_id in sorted(changed):
            try:
                room = await self.house.rooms.room(table_id)
                await room.refresh()
            except VoyageurError:
                continue
            if not room.row.public:
                continue
            if room.row.status in store.LISTED:
                tables.append(await room.info())
            else:
                gone.append(table_id)
        return LobbyMessage(tables, gone)
