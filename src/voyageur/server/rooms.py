"""Rooms: the tables this process has in memory. A room is a cache of a table's log and the one place where the table's wishes
are judged, committed, acknowledged and broadcast, in this order and one after the other.

Another process may write to the same log. Then the commit fails at that number, the room reads what is new, and the wish is
judged again by what is true now.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core.action import Seat
from voyageur.server import ratings, store, telling
from voyageur.server.clock import Outage
from voyageur.server.database import now
from voyageur.server.journal import Line
from voyageur.server.listening import Listener
from voyageur.server.match import ABANDON, HOLD, MOVE, UNDO, Entry, Match, Viewer, fold
from voyageur.server.models import SeatRow, TableRow
from voyageur.server.problems import Conflict, NotAllowed
from voyageur.server.protocol import (
    Accepted,
    ChatLine,
    ChatMessage,
    CorrespondenceClock,
    Message,
    MoveRequest,
    PersonInfo,
    Result,
    SeatInfo,
    TableInfo,
    TableMessage,
    UndoRequest,
    Update,
    WarningMessage,
)

if TYPE_CHECKING:
    from voyageur.server.house import House

LONG_LOG = 100
"""Lines from which a log is gone through in a thread, so that nobody else waits for it."""
BOT_MARGIN = 10_000
"""Milliseconds past a bot's budget after which its table is looked at again."""
TRIES = 20
"""How often a wish is judged again after other processes were faster."""

log = structlog.get_logger()
Answer = TypeVar("Answer")
Acknowledge = Callable[[Accepted], None]


class Room:
    """A table in memory."""

    def __init__(self, house: House, row: TableRow, seats: list[SeatRow]) -> None:
        self.house = house
        self.id = row.id
        self.row = row
        self.seats = seats
        self.first: Match | None = None
        """The match before its first move; None before the start, or when its rules are no longer here."""
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.keys: dict[str, tuple[Entry, int]] = {}
        """Idempotency keys of the log: each with its line and the ply that was answered."""
        self.listeners: set[Listener] = set()
        self.thinking: set[Seat] = set()
        """Seats for which a bot thinks at this moment."""
        self.elsewhere: dict[str, set[str]] = {}
        """Other processes, and the people who listen there."""
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the log may hold more than this room knows."""
        self.late: Late | None = None

    # ---- reading ------------------------------------------------------------------------------------------------

    def running(self) -> Match:
        """The match, or why there is none."""
        if self.match is None:
            raise Conflict("server-not-started" if self.row.status in ("open", "closed") else "server-version")
        return self.match

    async def refresh(self) -> None:
        """Read what others have written, and tell those who listen here."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        revision = self.row.revision
        async with self.house.database.read() as session:
            self.row = await store.find_table(session, self.id)
            self.seats = await store.seats_of(session, self.id)
            entries = await store.entries_after(session, self.id, self.match.number if self.match else 0)
        self.stale = False
        if self.match is None and self.row.started_at is not None:
            self._begin()
        if self.match is not None:
            for entry in entries:
                self._accept(entry, self.match.after(entry))
        if revision != self.row.revision:
            await self.tell_table()

    def _begin(self) -> None:
        setup = store.setup_of(self.row, self.seats)
        if setup is not None:
            self.first = self.match = Match.begin(setup, self.house.rooms.outages)
            for listener in self.listeners:
                listener.send(telling.update(self.id, self.match, listener.viewer, listener.language, []))

    async def load(self) -> None:
        """Read the whole log; nobody listens yet."""
        async with self.house.database.read() as session:
            entries = await store.entries_after(session, self.id, 0)
        self._begin()
        if self.match is None:
            return
        if len(entries) > LONG_LOG:
            self.match, self.keys = await asyncio.to_thread(replayed, self.match, entries)
        else:
            self.match, self.keys = replayed(self.match, entries)
        self.entries = entries

    # ---- what viewers are told ----------------------------------------------------------------------------------

    def is_late(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the game with a delay."""
        return viewer is None and self.row.spectator_delay > 0 and self.match is not None and not self.match.over

    async def update(self, viewer: Viewer, since: int | None, language: str) -> Update:
        """What a viewer was told after a ply, and the state now."""
        match = self.running()
        entries = self.entries
        if self.is_late(viewer):
            entries = [entry for entry in entries if entry.at <= now() - self.row.spectator_delay * 1000]
            match = fold(self.first, entries)  # type: ignore[arg-type] -- a running room has a first match
        if since is None or since >= match.plies[viewer]:
            return telling.update(self.id, match, viewer, language, [])
        wanted = (self.id, self.first, entries, viewer, language, since)
        if len(entries) > LONG_LOG:
            return await asyncio.to_thread(telling.missed, *wanted)  # type: ignore[arg-type]
        return telling.missed(*wanted)  # type: ignore[arg-type]

    async def info(self) -> TableInfo:
        """The table as everybody sees it who has its link."""
        people = await self.house.people.persons({seat.person_id for seat in self.seats if seat.person_id})
        return table_info(self.row, self.seats, people, self.match, self.present())

    def present(self) -> set[str]:
        """The people who listen, here or at another process."""
        here = {listener.person_id for listener in self.listeners if listener.person_id}
        return here.union(*self.elsewhere.values())

    async def tell_table(self) -> None:
        """Tell everybody here how the table is now."""
        if self.listeners:
            message = telling.encoder.encode(TableMessage(await self.info()))
            for listener in list(self.listeners):
                listener.send(message)

    def tell(self, message: Message, to: Callable[[Listener], bool] = lambda listener: True) -> None:
        """Tell those who listen here."""
        encoded = telling.encoder.encode(message)
        for listener in list(self.listeners):
            if to(listener):
                listener.send(encoded)

    def say(self, line: ChatLine) -> None:
        """Tell what was said to those who want to hear it."""
        said_by = line.person.id if line.person else None
        self.tell(ChatMessage([line]), lambda listener: hears(listener, said_by))

    def _broadcast(self, before: Match, entry: Entry, after: Match) -> None:
        groups: dict[tuple[Viewer, str], list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            if not (listener.viewer is None and self.row.spectator_delay):
                groups[listener.viewer, listener.language].append(listener)
        for (viewer, language), listeners in groups.items():
            if after.is_told(before, viewer):
                events = [telling.told(before, entry, after, viewer, language)]
                message = telling.encoder.encode(telling.update(self.id, after, viewer, language, events))
                for listener in listeners:
                    listener.send(message)
        if self.late is not None:
            self.late.wake()

    # ---- who listens --------------------------------------------------------------------------------------------

    async def enter(self, listener: Listener, since: int | None, lines: list[ChatLine]) -> None:
        """Begin to tell somebody: how the table is, what was said, what they missed, and then everything."""
        async with self.lock:
            if self.stale or not self.house.hints.alone:
                await self._catch_up()
            self.listeners.add(listener)
            listener.send(TableMessage(await self.info()))
            if self.row.chat:
                listener.send(ChatMessage([line for line in lines if hears(listener, line.person and line.person.id)]))
            if self.match is not None:
                if self.is_late(listener.viewer):
                    if self.late is None:
                        self.late = Late(self)
                    await self.late.enter(listener, since)
                else:
                    listener.send(await self.update(listener.viewer, since, listener.language))
        await self._tell_presence()

    async def leave(self, listener: Listener) -> None:
        """Tell them no more."""
        self.listeners.discard(listener)
        if self.late is not None and self.late.leave(listener):
            self.late = None
        await self._tell_presence()

    async def _tell_presence(self) -> None:
        here = sorted(person for person in {listener.person_id for listener in self.listeners} if person)
        self.house.hints.publish("presence", {"table": self.id, "process": self.house.hints.process, "here": here})
        await self.tell_table()

    # ---- wishes -------------------------------------------------------------------------------------------------

    async def move(self, person_id: str, wish: MoveRequest, acknowledge: Acknowledge = lambda answer: None) -> Accepted:
        """Make a person's move."""

        def judge(match: Match) -> Entry:
            return match.judge_move(person_id, wish.seat, wish.action, wish.ply, wish.key, now())

        return await self._keyed(person_id, wish.key, judge, acknowledge)

    async def undo(self, person_id: str, wish: UndoRequest, acknowledge: Acknowledge = lambda answer: None) -> Accepted:
        """Take back a person's last move."""

        def judge(match: Match) -> Entry:
            return match.judge_undo(person_id, wish.seat, wish.ply, wish.key, now())

        return await self._keyed(person_id, wish.key, judge, acknowledge)

    async def hold(self, person_id: str, seat: Seat) -> None:
        """A person leaves: a bot plays for them."""

        def judge(match: Match) -> Entry:
            match.check_playing(person_id, seat)
            return match.judge_hold(seat, now(), "left")

        await self._do(judge)

    async def come_back(self, person_id: str, seat: Seat) -> None:
        """A person takes back their seat from a bot."""
        await self._do(lambda match: match.judge_return(person_id, seat, now()))

    async def resign(self, person_id: str, seat: Seat) -> None:
        """A person gives up."""
        await self._do(lambda match: match.judge_resign(person_id, seat, now()))

    async def bot_move(self, seat: Seat, action: str, bot: str, instead_of: str | None) -> None:
        """Make a bot's move, if it is still the bot's to make."""

        def judge(match: Match) -> Entry:
            if seat not in match.awaited_bots():
                raise Conflict("server-not-bots-turn")
            return match.bot_move(seat, action, bot, now(), instead_of)

        await self._do(judge)

    async def run_out(self, seat: Seat) -> None:
        """A person's time is over: a bot plays for them."""

        def judge(match: Match) -> Entry:
            until = match.clocks and match.clocks.until(seat)
            if seat not in match.awaited_people() or until is None or until > now():
                raise Conflict("server-time-left")
            return match.judge_hold(seat, now(), "time")

        await self._do(judge)

    async def abandon(self, person_id: str, agree: bool) -> None:
        """A person agrees, or no longer does, to stop without a result; when all do, it stops."""

        async def vote() -> None:
            match = self.running()
            seats = match.seats_of(person_id)
            if not seats:
                raise NotAllowed("server-not-at-table")
            if match.over:
                match.judge_abandon(now())
            async with self.house.database.write() as session:
                await store.find_table(session, self.id, change=True)
                mine = (SeatRow.table_id == self.id) & (SeatRow.person_id == person_id)
                await session.execute(update(SeatRow).where(mine).values(wants_abandon=agree))
                bump = {"revision": TableRow.revision + 1, "updated_at": now()}
                await session.execute(update(TableRow).where(TableRow.id == self.id).values(bump))
            await self._catch_up()
            wanting = {seat.person_id for seat in self.seats if seat.wants_abandon}
            if self.running().people_left() <= wanting:
                await self._write(lambda match: match.judge_abandon(now()))

        await self._alone(vote())
        self.house.rooms.announce(self.id)

    async def _keyed(
        self, person_id: str, key: str, judge: Callable[[Match], Entry], acknowledge: Acknowledge
    ) -> Accepted:
        """Do what a key stands for, once."""

        def repeated() -> Accepted | None:
            if key not in self.keys:
                return None
            entry, ply = self.keys[key]
            if entry.person_id != person_id or entry.seat is None:
                raise NotAllowed("server-key-taken")
            return Accepted(key=key, seat=entry.seat, ply=ply)

        async def do() -> Accepted:
            if self.stale:
                await self._catch_up()
            if (answer := repeated()) is None:
                await self._write(judge, lambda: acknowledge(repeated()), lambda: repeated() is not None)  # type: ignore[arg-type]
                answer = repeated()
                assert answer is not None
            else:
                acknowledge(answer)
            return answer

        return await self._alone(do())

    async def _do(self, judge: Callable[[Match], Entry]) -> None:
        await self._alone(self._write(judge))

    async def _alone(self, work: Awaitable[Answer]) -> Answer:
        """Do one thing at a time at this table, to its end even if whoever asked for it is gone."""

        async def locked() -> Answer:
            async with self.lock:
                return await work

        return await asyncio.shield(self.house.rooms.keep(asyncio.create_task(locked())))

    async def _write(
        self,
        judge: Callable[[Match], Entry],
        written: Callable[[], None] = lambda: None,
        done: Callable[[], bool] = lambda: False,
    ) -> None:
        """Judge, commit, acknowledge, broadcast; and again from the beginning when another process was faster."""
        for _ in range(TRIES):
            if self.stale:
                await self._catch_up()
                if done():
                    written()
                    return
            before = self.running()
            entry = judge(before)
            after = before.after(entry)
            self.stale = True  # until the commit is known to have gone well
            if await self.house.journal.write(
                Line(self.id, entry, self.row_after(after), self._finish(before, entry, after))
            ):
                self.stale = False
                self._accept(entry, after, written)
                return
        raise Conflict("server-busy")

    def _accept(self, entry: Entry, after: Match, written: Callable[[], None] = lambda: None) -> None:
        """A line is in the log: let it be true here."""
        before = self.running()
        self.match = after
        self.entries.append(entry)
        if entry.key is not None:
            self.keys[entry.key] = (entry, after.plies[entry.seat])
        written()
        self._broadcast(before, entry, after)
        if after.over:
            self.house.rooms.announce(self.id, refresh=True)
        elif entry.kind not in (MOVE, UNDO):
            self.house.rooms.spawn(self.tell_table())
        if entry.kind == MOVE:
            self.house.metrics.moves.labels(self.row.game, "bot" if entry.bot else "person").inc()
        self.house.rooms.look(self)

    # ---- what goes into the same commit -------------------------------------------------------------------------

    def row_after(self, match: Match) -> dict[str, Any]:
        """What the table's row says after a line."""
        bots = match.awaited_bots()
        return {
            "number": match.number,
            "due": sum(1 << seat for seat in match.actors),
            "wake_at": self.wake_at(match),
            "owner": self.house.hints.process if bots else None,
            "updated_at": match.at,
        }

    def wake_at(self, match: Match) -> int | None:
        """When somebody has to look at this table."""
        times = []
        if match.awaited_bots():
            times.append(now() + int(self.house.settings.bot_seconds * 1000) + BOT_MARGIN)
        for seat in match.awaited_people() if match.clocks else ():
            warning, until = match.clocks.warning(seat), match.clocks.until(seat)  # type: ignore[union-attr]
            times += [warning if warning and warning > now() else until]  # type: ignore[list-item]
        return min(times, default=None)

    def _finish(self, before: Match, entry: Entry, after: Match) -> Callable[[AsyncSession], Awaitable[None]] | None:
        """What else belongs to the commit: the result and ratings at the end, notices to people who play by days."""
        noticed = isinstance(after.setup.clock, CorrespondenceClock)
        turned = set(after.awaited_people()) - (set(before.awaited_people()) - {entry.seat}) if noticed else set()
        if not (after.over or turned or (noticed and entry.kind == HOLD)):
            return None

        async def finish(session: AsyncSession) -> None:
            if after.over:
                await self._end(session, entry, after)
            for seat in turned:
                await self._notice(session, after, seat, "turn")
            if noticed and entry.kind == HOLD and entry.seat is not None:
                await self._notice(session, after, entry.seat, "held")
            if noticed and after.over:
                for seat, occupant in enumerate(after.setup.occupants):
                    if occupant.person_id:
                        await self._notice(session, after, seat, "over")

        return finish

    async def _end(self, session: AsyncSession, entry: Entry, match: Match) -> None:
        assert match.result is not None
        status = "abandoned" if entry.kind == ABANDON else "over"
        values = {
            "status": status,
            "result": msgspec.to_builtins(match.result),
            "ended_at": entry.at,
            "revision": TableRow.revision + 1,
        }
        await session.execute(update(TableRow).where(TableRow.id == self.id).values(values))
        await ratings.rate(session, self.row, self.seats, match.result, match.gone())

    async def _notice(self, session: AsyncSession, match: Match, seat: Seat, kind: str) -> None:
        person_id = match.setup.occupants[seat].person_id
        if person_id is None:
            return
        until = match.clocks.until(seat) if match.clocks and not match.over else None
        await self.house.notices.add(
            session,
            person_id=person_id,
            table_id=self.id,
            kind=kind,
            mark=f"{self.id}:{match.number}:{seat}:{kind}",
            data={"game": self.row.game, "seat": seat, "until": until},
        )

    async def warn(self, seat: Seat) -> None:
        """Warn a person that their time runs out."""
        async with self.lock:
            match = self.running()
            until = match.clocks and match.clocks.until(seat)
            if seat not in match.awaited_people() or until is None:
                return
            if isinstance(match.setup.clock, CorrespondenceClock):
                async with self.house.database.write() as session:
                    await self._notice(session, match, seat, "warning")
            person_id = match.setup.occupants[seat].person_id
            self.tell(WarningMessage(seat, until), lambda listener: listener.person_id == person_id)


class Late:
    """What spectators see at a table with a delay: the same match, some time ago."""

    def __init__(self, room: Room) -> None:
        self.room = room
        assert room.first is not None
        self.match = room.first
        self.listeners: set[Listener] = set()
        self._more = asyncio.Event()
        self._catch_up(tell=False)
        self._task = asyncio.create_task(self._run(), name="late spectators")

    def wake(self) -> None:
        """There is more in the log."""
        self._more.set()

    async def enter(self, listener: Listener, since: int | None) -> None:
        """Begin to tell somebody what happened some time ago."""
        self._catch_up()
        self.listeners.add(listener)
        known = self.room.entries[: self.match.number]
        first = self.room.first
        assert first is not None
        ply = self.match.plies[None] if since is None else since
        listener.send(telling.missed(self.room.id, first, known, None, listener.language, ply))

    def leave(self, listener: Listener) -> bool:
        """Tell them no more; whether nobody is left."""
        self.listeners.discard(listener)
        if not self.listeners:
            self._task.cancel()
        return not self.listeners

    def _due(self) -> float | None:
        """Seconds until the next line may be told; None if there is none."""
        if self.match.number == len(self.room.entries):
            return None
        if self.room.running().over:
            return 0.0
        at = self.room.entries[self.match.number].at + self.room.row.spectator_delay * 1000
        return max(0.0, (at - now()) / 1000)

    def _catch_up(self, tell: bool = True) -> None:
        while self._due() == 0.0:
            entry = self.room.entries[self.match.number]
            before, self.match = self.match, self.match.after(entry)
            if tell and self.match.is_told(before, None):
                for language in {listener.language for listener in self.listeners}:
                    events = [telling.told(before, entry, self.match, None, language)]
                    message = telling.update(self.room.id, self.match, None, language, events)
                    for listener in self.listeners:
                        if listener.language == language:
                            listener.send(message)

    async def _run(self) -> None:
        while True:
            self._more.clear()
            self._catch_up()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._more.wait(), self._due())


class Rooms:
    """The rooms of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.outages: list[Outage] = []
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_look: Callable[[Room], None] = lambda room: None
        """Called when a room may have something for bots to do."""
        house.hints.on("table", self._hinted)
        house.hints.on("presence", self._present)

    def __len__(self) -> int:
        return len(self._rooms)

    def known(self, table_id: str) -> Room | None:
        """A room, if it is in memory."""
        return self._rooms.get(table_id)

    async def room(self, table_id: str) -> Room:
        """A table's room, loaded when it is not in memory."""
        room = self._rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        self._rooms.move_to_end(table_id)
        return room

    async def _load(self, table_id: str) -> Room:
        async with self.house.database.read() as session:
            row = await store.find_table(session, table_id)
            seats = await store.seats_of(session, table_id)
        room = Room(self.house, row, seats)
        await room.load()
        self._rooms[table_id] = room
        self.trim()
        self.look(room)
        return room

    def trim(self) -> None:
        """Forget rooms that nobody needs, the least recently used first, while there are too many."""
        for table_id in list(self._rooms):
            if len(self._rooms) <= self.house.settings.rooms:
                break
            room = self._rooms[table_id]
            if not (room.listeners or room.lock.locked() or room.thinking):
                del self._rooms[table_id]
        self.house.metrics.rooms.set(len(self._rooms))

    def look(self, room: Room) -> None:
        """Let bots think, if any are due."""
        if room.match is not None and room.match.awaited_bots():
            self.on_look(room)

    # ---- what others did ----------------------------------------------------------------------------------------

    def announce(self, table_id: str, *, refresh: bool = False) -> None:
        """Say that a table has changed beyond its moves: to the lobby, to other processes, to those who listen."""
        self.house.hints.publish("table", {table_id: -1})
        self.house.lobby.changed(table_id)
        if refresh and (room := self._rooms.get(table_id)):
            self.spawn(room.refresh())

    def _hinted(self, payload: dict[str, Any]) -> None:
        for table_id, number in payload.items():
            room = self._rooms.get(table_id)
            if number < 0:
                self.house.lobby.changed(table_id)
            if room is not None and (number < 0 or room.match is None or room.match.number < number):
                room.stale = True
                if room.listeners:
                    self.spawn(room.refresh())

    def _present(self, payload: dict[str, Any]) -> None:
        room = self._rooms.get(payload["table"])
        if room is not None:
            room.elsewhere[payload["process"]] = set(payload["here"])
            self.spawn(room.tell_table())

    def keep(self, task: asyncio.Task[Answer]) -> asyncio.Task[Answer]:
        """See to it that a task comes to its end."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; what goes wrong is logged."""
        self.keep(asyncio.create_task(work)).add_done_callback(report)

    def close_session(self, session_id: str) -> None:
        """Close the sockets of a session that was revoked."""
        for room in self._rooms.values():
            for listener in room.listeners:
                if listener.person is not None and listener.person.session == session_id:
                    listener.close()

    async def stop(self) -> None:
        """Let everybody go."""
        for room in self._rooms.values():
            for listener in room.listeners:
                listener.close()
            if room.late is not None:
                for listener in list(room.late.listeners):
                    room.late.leave(listener)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def report(task: asyncio.Task[Any]) -> None:
    """Log what went wrong beside."""
    if not task.cancelled() and (error := task.exception()):
        log.error("background work failed", exc_info=error)


def hears(listener: Listener, said_by: str | None) -> bool:
    """Whether somebody wants to hear somebody."""
    person = listener.person
    return person is None or (person.chat and said_by not in person.muted)


def replayed(match: Match, entries: list[Entry]) -> tuple[Match, dict[str, tuple[Entry, int]]]:
    """The match after all those lines, and what their keys were answered."""
    keys = {}
    for entry in entries:
        match = match.after(entry)
        if entry.key is not None:
            keys[entry.key] = (entry, match.plies[entry.seat])
    return match, keys


def table_info(
    row: TableRow, seats: Iterable[SeatRow], people: dict[str, PersonInfo], match: Match | None, present: set[str]
) -> TableInfo:
    """A table as everybody sees it who has its link."""
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        players=row.players,
        options=row.options,
        public=row.public,
        status=row.status,  # type: ignore[arg-type] -- the database holds no other words
        host=row.host_id,
        clock=store.clock_of(row),
        substitute=row.substitute,
        chat=row.chat,
        spectator_delay=row.spectator_delay,
        seats=[
            SeatInfo(
                seat=seat.seat,
                person=people.get(seat.person_id or ""),
                bot=seat.bot,
                held=match.holders[seat.seat] if match else None,
                resigned=bool(match) and seat.seat in match.resigned,  # type: ignore[union-attr]
                wants_abandon=seat.wants_abandon,
                online=seat.person_id in present,
            )
            for seat in seats
        ],
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        result=msgspec.convert(row.result, Result) if row.result else None,
        revision=row.revision,
    )
