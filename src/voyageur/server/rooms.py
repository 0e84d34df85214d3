"""The rooms of one process: loaded when needed, told what happened elsewhere, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet, WeakValueDictionary

import structlog

from voyageur.server import store
from voyageur.server.clock import Outage
from voyageur.server.hints import LOST
from voyageur.server.listening import SIGNED_OUT, Listener
from voyageur.server.presence import Presence
from voyageur.server.room import Room

if TYPE_CHECKING:
    from voyageur.server.house import House
    from voyageur.server.people import Person

__all__ = ["Room", "Rooms"]

log = structlog.get_logger()
Answer = TypeVar("Answer")


class Rooms:
    """The rooms of this process, and everybody who has a socket open here."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.outages: list[Outage] = []
        self.audience: set[Listener] = set()
        """Everybody with a socket, at a table or in the lobby."""
        self.troubled: WeakSet[Room] = WeakSet()
        """Rooms that could not write, to be looked at again."""
        self.on_look: Callable[[Room], None] = lambda room: None
        """Called when a room may have something for bots to do."""
        self._recent: OrderedDict[str, Room] = OrderedDict()
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Every room that anybody still holds: two rooms of one table would not know of each other's lines."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()
        """Tables of which something was heard while they were loaded."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._renewing: set[asyncio.Task[None]] = set()
        self.presence = Presence(house.hints, self._told_presence, self._here)
        house.hints.on("table", self._hinted)
        house.hints.on("warning", self._warned)
        house.hints.on(LOST, lambda _: self._lost())
        house.people.on_changed.append(self._person_changed)

    def __len__(self) -> int:
        return len(self._recent)

    def known(self, table_id: str) -> Room | None:
        """A room, if it is in memory."""
        return self._known.get(table_id)

    async def room(self, table_id: str) -> Room:
        """A table's room, loaded when it is not in memory."""
        room = self._known.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = self.keep(asyncio.create_task(self._load(table_id)))
            room = await asyncio.shield(task)
        self._recent[table_id] = room
        self._recent.move_to_end(table_id)
        self.trim()
        return room

    async def current(self, table_id: str) -> Room:
        """The same, with what other processes may have written just now."""
        room = await self.room(table_id)
        if room.stale or not self.house.hints.alone:
            await room.refresh()
        return room

    async def _load(self, table_id: str) -> Room:
        try:
            async with self.house.database.read() as session:
                row = await store.find_table(session, table_id)
                seats = await store.seats_of(session, table_id)
            room = Room(self.house, row, seats)
            await room.load()
            room.stale = table_id in self._outdated
            self._known[table_id] = room
        finally:
            self._loading.pop(table_id, None)
            self._outdated.discard(table_id)
        self.look(room)
        return room

    def trim(self) -> None:
        """Forget rooms that nobody needs, the least recently used first, while there are too many."""
        for _ in range(len(self._recent)):
            if len(self._recent) <= self.house.settings.rooms:
                break
            table_id, room = self._recent.popitem(last=False)
            if room.needed:
                self._recent[table_id] = room
        self.house.metrics.rooms.set(len(self._recent))

    def look(self, room: Room) -> None:
        """Let bots think, if any are due."""
        if room.match is not None and room.match.awaited_bots():
            self.on_look(room)

    # ---- what others did ----------------------------------------------------------------------------------------

    def announce(self, table_id: str, *, refresh: bool = False) -> None:
        """Say that a table has changed beyond its moves: to the lobby, to other processes, to those who listen."""
        self.house.hints.publish("table", {table_id: -1})
        self.house.lobby.changed(table_id)
        if refresh and (room := self.known(table_id)):
            room.stale = True
            self.spawn(room.refresh(always=False))

    def outdated(self, room: Room) -> None:
        """A room does not know everything; who listens there is to be told."""
        room.stale = True
        if room.listeners:
            self.spawn(room.refresh(always=False))

    def _hinted(self, payload: dict[str, Any]) -> None:
        for table_id, number in payload.items():
            if number < 0:
                self.house.lobby.changed(table_id)
            room = self.known(table_id)
            if table_id in self._loading:
                self._outdated.add(table_id)
            elif room is not None and (number < 0 or room.match is None or room.match.number < number):
                self.outdated(room)

    def _warned(self, payload: dict[str, Any]) -> None:
        if room := self.known(payload["table"]):
            room.warned(payload["seat"], payload["until"])

    def _lost(self) -> None:
        """Hints were lost: anything may have happened."""
        for room in list(self._known.values()):
            self.outdated(room)
        self.house.lobby.lost()

    # ---- who is there -------------------------------------------------------------------------------------------

    def present(self, table_id: str) -> frozenset[str]:
        """The people who listen to a table, here or at another process."""
        room = self.known(table_id)
        return self.presence.elsewhere(table_id) | (room.here() if room else frozenset())

    def _here(self) -> dict[str, list[str]]:
        here = {room.id: sorted(room.here()) for room in list(self._known.values()) if room.listeners}
        return {table_id: people for table_id, people in here.items() if people}

    def _told_presence(self, table_id: str) -> None:
        if room := self.known(table_id):
            room.changed()

    def close_session(self, session_id: str) -> None:
        """Close the sockets of a session that was revoked."""
        for listener in list(self.audience):
            if listener.person is not None and listener.person.session == session_id:
                listener.close(SIGNED_OUT)

    def _person_changed(self, person_id: str) -> None:
        """Somebody has another name, or wants to hear somebody no more: let it take effect at open sockets."""
        for room in list(self._known.values()):
            if room.listeners and any(seat.person_id == person_id for seat in room.seats):
                room.changed()
        theirs = [listener for listener in self.audience if listener.person_id == person_id]
        if theirs:
            task = self.keep(asyncio.create_task(self._renew(theirs)))
            self._renewing.add(task)
            task.add_done_callback(self._renewing.discard)

    async def _renew(self, listeners: list[Listener]) -> None:
        for listener in listeners:
            if listener.person is not None:
                listener.person = await self._renewed(listener.person) or listener.person

    async def _renewed(self, person: Person) -> Person | None:
        people = self.house.people
        if person.program:
            return await people.identify(bearer=people.signer.signed("token", person.session))
        return await people.identify(cookie=people.cookie(person))

    async def settled(self) -> None:
        """Wait until what people have changed about themselves has taken effect."""
        while self._renewing:
            await asyncio.wait(set(self._renewing))

    # ---- work beside ----------------------------------------------------------------------------------------------

    def keep(self, task: asyncio.Task[Answer]) -> asyncio.Task[Answer]:
        """See to it that a task comes to its end, whether or not anybody waits for it."""
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who waits for it is told; nobody else needs to be

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; what goes wrong is logged."""
        self.keep(asyncio.create_task(work)).add_done_callback(report)

    def say_bye(self) -> None:
        """Let everybody go, who may come again to another process, or later."""
        for listener in list(self.audience):
            listener.close()

    async def stop(self) -> None:
        """Let everybody go, and finish what is under way."""
        self.say_bye()
        for room in list(self._known.values()):
            if room.late is not None:
                room.late.stop()
        while self._tasks:
            await asyncio.wait(set(self._tasks))


def report(task: asyncio.Task[Any]) -> None:
    """Log what went wrong beside."""
    if not task.cancelled() and (error := task.exception()):
        log.error("background work failed", exc_info=error)
