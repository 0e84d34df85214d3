"""A room: one table in memory, a cache of its log.

It is the one place where the table's wishes are judged, committed, acknowledged and broadcast, in this order and one
after the other. Another process may write to the same log. Then the commit fails at that number, the room reads what is
new, and the wish is judged again by what is true now.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core.action import Seat
from voyageur.core.errors import VoyageurError
from voyageur.server import ratings, store, telling
from voyageur.server.database import now
from voyageur.server.infos import table_info
from voyageur.server.journal import Line, NotWritten
from voyageur.server.late import Late, known_late
from voyageur.server.listening import SEAT_GONE, Listener, written
from voyageur.server.match import ABANDON, HOLD, MOVE, UNDO, Entry, Match, Viewer, fold
from voyageur.server.models import SeatRow, TableRow
from voyageur.server.problems import Conflict, NotAllowed, problem
from voyageur.server.protocol import (
    Accepted,
    ChatLine,
    ChatMessage,
    CorrespondenceClock,
    Message,
    MoveRequest,
    PersonInfo,
    Refused,
    TableInfo,
    TableMessage,
    UndoRequest,
    Update,
    WarningMessage,
)

if TYPE_CHECKING:
    from voyageur.server.house import House
    from voyageur.server.people import Person

LONG_LOG = 20
"""Lines from which a log is gone through in a thread, so that nobody else waits for it."""
BOT_MARGIN = 10_000
"""Milliseconds past a bot's budget after which its table is looked at again."""
TRIES = 20
"""How often a wish is judged again after other processes were faster."""
PAUSE = 0.05
"""Seconds for which changes of the table itself are gathered before they are told."""
REMEMBERED_MATCHES = 8
REMEMBERED_LINES = 100
"""Of chat, so that who comes misses none."""

log = structlog.get_logger()
Answer = TypeVar("Answer")
Acknowledge = Callable[[Accepted], None]


def nothing() -> None:
    """Do nothing."""


def never() -> bool:
    """It is not so."""
    return False


class Room:
    """A table in memory."""

    def __init__(self, house: House, row: TableRow, seats: list[SeatRow]) -> None:
        self.house = house
        self.id = row.id
        self.row = row
        self.seats = seats
        self.owner = row.owner
        """The process whose bots think at this table."""
        self.first: Match | None = None
        """The match before its first move; None before the start, or when its rules are no longer here."""
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.recent: deque[Match] = deque(maxlen=REMEMBERED_MATCHES)
        """The latest matches, for those who missed little."""
        self.keys: dict[str, tuple[Entry, int]] = {}
        """Idempotency keys of the log: each with its line and the ply that was answered."""
        self.listeners: set[Listener] = set()
        self.late: Late | None = None
        self.thinking: set[Seat] = set()
        """Seats for which a bot thinks at this moment."""
        self.preparing: set[Seat] = set()
        """Those of them whose bots cannot think yet, since their process still loads or compiles something."""
        self.said: deque[ChatLine] = deque(maxlen=REMEMBERED_LINES)
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the database may hold more than this room knows."""
        self._here: frozenset[str] = frozenset()
        self._telling = False

    @property
    def needed(self) -> bool:
        """Whether somebody listens, writes or thinks here."""
        return bool(self.listeners or self.thinking or self.lock.locked())

    # ---- reading ------------------------------------------------------------------------------------------------

    def running(self) -> Match:
        """The match, or why there is none."""
        if self.match is None:
            raise Conflict("server-version" if self.row.started_at is not None else "server-not-started")
        return self.match

    async def refresh(self, *, always: bool = True) -> None:
        """Read what others have written, or may have, and tell those who listen here."""
        async with self.lock:
            if always or self.stale:
                await self._catch_up()

    async def _catch_up(self) -> None:
        self.stale = False  # what is hinted at while this reads is newer, and is read next
        try:
            async with self.house.database.read() as session:
                row = await store.find_table(session, self.id)
                seats = await store.seats_of(session, self.id)
                entries = await store.entries_after(session, self.id, self.match.number if self.match else 0)
        except BaseException as error:
            self.stale = True
            if isinstance(error, (SQLAlchemyError, OSError)):
                self.house.rooms.troubled.add(self)
                raise NotWritten("server-database-silent") from error
            raise
        changed = row.revision != self.row.revision
        self.row, self.seats, self.owner = row, seats, row.owner
        if changed:
            self._let_go_who_left()
            self.changed()
        if self.match is None:
            self._begin()
        await self._follow(entries)

    async def load(self) -> None:
        """Read the whole log; nobody listens yet."""
        async with self.house.database.read() as session:
            entries = await store.entries_after(session, self.id, 0)
        self._begin()
        await self._follow(entries)

    def _begin(self) -> None:
        setup = store.setup_of(self.row, self.seats)
        if setup is None:
            return
        self.first = self.match = Match.begin(setup, self.house.rooms.outages)
        for listener in self.listeners:
            listener.send(telling.update(self.id, self.match, listener.viewer, []))
            if self.is_late(listener.viewer):
                self._tell_late(listener, self.match)

    async def _follow(self, entries: list[Entry]) -> None:
        """Let lines be true here that are in the log."""
        if self.match is None:
            return
        if not self.listeners:
            self.match, keys = await beside(len(entries), replayed, self.match, entries)
            self.entries += entries
            self.keys |= keys
            return
        for count, entry in enumerate(entries, start=1):
            self._accept(entry, self.running().after(entry))
            if count % LONG_LOG == 0:
                await asyncio.sleep(0)

    def _let_go_who_left(self) -> None:
        """Before the start seats may change hands: what the next one sees there is not for the one before."""
        for listener in list(self.listeners):
            if not self.is_seat_of(listener.person_id, listener.viewer):
                listener.close(SEAT_GONE)
                self.listeners.discard(listener)

    def is_seat_of(self, person_id: str | None, viewer: Viewer) -> bool:
        """Whether somebody may see what a viewer sees: who sits there, and everybody what spectators do."""
        if viewer is None:
            return True
        return person_id is not None and any(seat.seat == viewer and seat.person_id == person_id for seat in self.seats)

    # ---- what viewers are told ----------------------------------------------------------------------------------

    def is_late(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the game with a delay."""
        return viewer is None and self.row.spectator_delay > 0 and self.match is not None and not self.match.over

    async def update(self, viewer: Viewer, since: int | None) -> Update:
        """What a viewer was told after a ply, and the state now."""
        return await self._update(await self._match_for(viewer), viewer, since)

    async def _match_for(self, viewer: Viewer) -> Match:
        """The match as far as a viewer may know it."""
        if not self.is_late(viewer):
            return self.running()
        known = known_late(self)
        if self.late is not None and self.late.match.number == known:
            return self.late.match
        assert self.first is not None
        return await beside(known, fold, self.first, self.entries[:known])

    async def _update(self, match: Match, viewer: Viewer, since: int | None) -> Update:
        if since is None or since >= match.plies[viewer]:
            return telling.update(self.id, match, viewer, [])
        start = self._known_at(viewer, since)
        lines = self.entries[start.number : match.number]
        return await beside(len(lines), telling.missed, self.id, start, lines, viewer, since)

    def _known_at(self, viewer: Viewer, since: int) -> Match:
        """The latest match in memory that a viewer knew at a ply."""
        assert self.first is not None
        known = (match for match in reversed(self.recent) if match.plies[viewer] <= since)
        return next(known, self.first)

    def lines_since(self, viewer: Viewer, since: int | None) -> int:
        """How many lines must be gone through to tell a viewer what happened since a ply."""
        if since is None or self.match is None or since >= self.match.plies[viewer]:
            return 0
        return len(self.entries) - self._known_at(viewer, since).number

    async def info(self) -> TableInfo:
        """The table as everybody sees it who has its link."""
        return self._info(await self._people())

    async def _people(self) -> dict[str, PersonInfo]:
        return await self.house.people.persons({seat.person_id for seat in self.seats if seat.person_id})

    def _info(self, people: dict[str, PersonInfo]) -> TableInfo:
        match = self.match
        holders = match.holders if match else [None] * self.row.players
        resigned = match.resigned if match else frozenset()
        present = self.house.rooms.present(self.id)
        preparing = bool(self.preparing)
        return table_info(self.row, self.seats, people, holders, resigned, present, preparing=preparing)

    def here(self) -> frozenset[str]:
        """The people who listen here."""
        return frozenset(listener.person.id for listener in self.listeners if listener.person)

    def changed(self) -> None:
        """Tell everybody here, soon, how the table is now."""
        if self.listeners and not self._telling:
            self._telling = True
            self.house.rooms.spawn(self._tell_table())

    async def _tell_table(self) -> None:
        await asyncio.sleep(PAUSE)
        self._telling = False
        people = await self._people()
        self.tell(TableMessage(self._info(people)))

    def tell(self, message: Message, to: Callable[[Listener], bool] | None = None) -> None:
        """Tell those who listen here."""
        if self.listeners:
            words = written(message)
            for listener in list(self.listeners):
                if to is None or to(listener):
                    listener.send(words)

    def say(self, line: ChatLine) -> None:
        """Tell what was said to those who want to hear it."""
        self.said.append(line)
        self.tell(ChatMessage([line]), lambda listener: hears(listener.person, line))

    def prepares(self, seat: Seat, now: bool) -> None:
        """Tell everybody here that a bot is being prepared, so that nobody takes the game for stuck, or no longer."""
        before = bool(self.preparing)
        if now:
            self.preparing.add(seat)
        else:
            self.preparing.discard(seat)
        if bool(self.preparing) != before:
            self.changed()

    def warned(self, seat: Seat, until: int) -> None:
        """Tell the person of a seat that their time runs out."""
        if self.match is not None:
            person_id = self.match.setup.occupants[seat].person_id
            self.tell(WarningMessage(seat, until), lambda listener: listener.person_id == person_id)

    def _broadcast(self, before: Match, entry: Entry, after: Match) -> None:
        groups: dict[Viewer, list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            if self.late is None or listener not in self.late.listeners:
                groups[listener.viewer].append(listener)
        for viewer, listeners in groups.items():
            if after.is_told(before, viewer):
                self._tell_line(before, entry, after, viewer, listeners)
        if self.late is not None:
            self.late.wake()

    def _tell_line(self, before: Match, entry: Entry, after: Match, viewer: Viewer, listeners: list[Listener]) -> None:
        try:
            events = [telling.told(before, entry, after, viewer)]
            message = written(telling.update(self.id, after, viewer, events))
        except Exception:  # the line is in the log, whatever happens: who cannot be told of it may come again
            log.error("viewer not told", table=self.id, number=entry.number, viewer=viewer, exc_info=True)
            for listener in listeners:
                listener.close()
            return
        for listener in listeners:
            listener.send(message)

    # ---- who listens --------------------------------------------------------------------------------------------

    async def enter(self, listener: Listener, since: int | None, lines: list[ChatLine]) -> None:
        """Begin to tell somebody: how the table is, what was said, what they missed, and then everything.

        What takes long is done first. From when it is known what they missed, nothing is awaited: no line can come
        between that and the next.
        """
        viewer = listener.viewer
        if self.stale or not self.house.hints.alone:
            await self.refresh()
        match = missed = None
        if self.match is not None:
            match = await self._match_for(viewer)
            missed = await self._update(match, viewer, since)
        people = await self._people()
        if not self.is_seat_of(listener.person_id, viewer):
            raise NotAllowed("server-not-your-seat", seat=viewer)
        listener.send(TableMessage(self._info(people)))
        self._tell_chat(listener, lines)
        if missed is not None:
            listener.send(missed)
        self.listeners.add(listener)
        if self.match is not None:
            self._tell_since(listener, match)
        elif self.row.started_at is not None:
            listener.send(Refused(key=None, problem=problem(Conflict("server-version"), listener.language)))
        self._note_presence()

    def _tell_chat(self, listener: Listener, lines: list[ChatLine]) -> None:
        if self.row.chat:
            last = lines[-1].id if lines else 0
            said = [*lines, *(line for line in self.said if line.id > last)]
            listener.send(ChatMessage([line for line in said if hears(listener.person, line)]))

    def _tell_since(self, listener: Listener, match: Match | None) -> None:
        """Tell somebody what happened while it was worked out what they missed."""
        assert self.match is not None
        assert self.first is not None
        if match is None:  # the game has begun in the meantime
            match = self.first
            listener.send(telling.update(self.id, match, listener.viewer, []))
        if self.is_late(listener.viewer):
            self._tell_late(listener, match)
        else:
            self._tell_between(listener, match, self.match)

    def _tell_late(self, listener: Listener, match: Match) -> None:
        if self.late is None:
            self.late = Late(self, match)
        while self.late.match.number < match.number:  # the others are told now what this one is told already
            self.late.wake()
        self._tell_between(listener, match, self.late.match)
        self.late.listeners.add(listener)

    def _tell_between(self, listener: Listener, before: Match, after: Match) -> None:
        lines, viewer = self.entries[before.number : after.number], listener.viewer
        ply = before.plies[viewer]
        if after.plies[viewer] > ply:  # what others have sealed is no reason to tell anything
            listener.send(telling.missed(self.id, before, lines, viewer, ply))

    def leave(self, listener: Listener) -> None:
        """Tell them no more."""
        self.listeners.discard(listener)
        if self.late is not None:
            self.late.listeners.discard(listener)
            if not self.late.listeners:
                self.late.stop()
                self.late = None
        self._note_presence()

    def _note_presence(self) -> None:
        here = self.here()
        if here != self._here:
            self._here = here
            self.house.rooms.presence.tell(self.id, here)
            self.changed()

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

    async def hold(self, person_id: str, seat: Seat, why: str = "left") -> None:
        """A person leaves: a bot plays for them."""

        def judge(match: Match) -> Entry:
            match.check_playing(person_id, seat)
            return match.judge_hold(seat, now(), why)

        await self._do(judge)

    async def come_back(self, person_id: str, seat: Seat) -> None:
        """A person takes back their seat from a bot."""
        await self._do(lambda match: match.judge_return(person_id, seat, now()))

    async def resign(self, person_id: str, seat: Seat) -> None:
        """A person gives up."""
        await self._do(lambda match: match.judge_resign(person_id, seat, now()))

    async def bot_move(self, asked: Match, seat: Seat, action: str, bot: str, instead_of: str | None) -> None:
        """Make a bot's move, if it is still the bot's to make and nothing is new to it since it was asked."""

        def judge(match: Match) -> Entry:
            same = match.position is asked.position or match.plies[seat] == asked.plies[seat]
            if seat not in match.awaited_bots() or not same:
                raise Conflict("server-not-bots-turn")
            return match.bot_move(seat, action, bot, now(), instead_of)

        await self._do(judge)

    async def run_out(self, seat: Seat) -> None:
        """A person's time is over: a bot plays for them."""

        def judge(match: Match) -> Entry:
            until = match.clocks.until(seat) if match.clocks else None
            if seat not in match.awaited_people() or until is None or until > now():
                raise Conflict("server-time-left")
            return match.judge_hold(seat, now(), "time")

        await self._do(judge)

    async def abandon(self, person_id: str, agree: bool) -> None:
        """A person agrees, or no longer does, to stop without a result; when all do, it stops."""
        await self._alone(self._vote(person_id, agree))
        self.house.rooms.announce(self.id)

    async def _vote(self, person_id: str, agree: bool) -> None:
        if self.stale or not self.house.hints.alone:
            await self._catch_up()
        match = self.running()
        if not match.seats_of(person_id):
            raise NotAllowed("server-not-at-table")
        match.judge_abandon(now())  # refuses at the end of the game
        async with self.house.database.write() as session:
            await store.find_table(session, self.id, change=True)
            mine = (SeatRow.table_id == self.id) & (SeatRow.person_id == person_id)
            await session.execute(update(SeatRow).where(mine).values(wants_abandon=agree))
            bump = {"revision": TableRow.revision + 1, "updated_at": now()}
            await session.execute(update(TableRow).where(TableRow.id == self.id).values(bump))
        await self._catch_up()
        wanting = {seat.person_id for seat in self.seats if seat.wants_abandon}
        if agree and self.running().people_left() <= wanting:
            await self._write(lambda match: match.judge_abandon(now()))

    async def _keyed(
        self, person_id: str, key: str, judge: Callable[[Match], Entry], acknowledge: Acknowledge
    ) -> Accepted:
        """Do what a key stands for, once."""

        def answered() -> Accepted | None:
            if key not in self.keys:
                return None
            entry, ply = self.keys[key]
            if entry.person_id != person_id or entry.seat is None:
                raise NotAllowed("server-key-taken")
            return Accepted(key=key, seat=entry.seat, ply=ply)

        def answer() -> Accepted:
            done = answered()
            assert done is not None
            return done

        async def do() -> Accepted:
            if self.stale:
                await self._catch_up()
            if answered() is None:
                await self._write(judge, lambda: acknowledge(answer()), lambda: answered() is not None)
            else:
                acknowledge(answer())
            return answer()

        return await self._alone(do())

    async def _do(self, judge: Callable[[Match], Entry]) -> None:
        await self._alone(self._write(judge))

    async def _alone(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do one thing at a time at this table, to its end even if whoever asked for it is gone."""

        async def locked() -> Answer:
            async with self.lock:
                return await work

        return await asyncio.shield(self.house.rooms.keep(asyncio.create_task(locked())))

    async def _write(
        self,
        judge: Callable[[Match], Entry],
        acknowledge: Callable[[], None] = nothing,
        done: Callable[[], bool] = never,
    ) -> None:
        """Judge, commit, acknowledge, broadcast; anew when another process wrote first."""
        sure = self.house.hints.alone
        for _ in range(TRIES):
            if self.stale:
                await self._catch_up()
                sure = True
                if done():
                    acknowledge()
                    return
            try:
                before = self.running()
                entry = judge(before)
            except VoyageurError:
                if sure:
                    raise
                self.stale = True  # another process may have written what would make this right
                continue
            after = before.after(entry)
            if await self._commit(before, entry, after):
                self._accept(entry, after, acknowledge)
                self._written(entry, after)
                return
            self.stale = True
        raise Conflict("server-busy")

    async def _commit(self, before: Match, entry: Entry, after: Match) -> bool:
        row = row_after(self.house, after)
        try:
            done = await self.house.journal.write(Line(self.id, entry, row, self._finish(before, entry, after)))
        except BaseException:
            self.stale = True  # nobody knows whether it was written: the log does
            self.house.rooms.troubled.add(self)
            raise
        if done:
            self.owner = row["owner"]
        return done

    def _accept(self, entry: Entry, after: Match, acknowledge: Callable[[], None] = nothing) -> None:
        """A line is in the log: let it be true here."""
        before = self.running()
        self.match = after
        self.recent.append(after)
        self.entries.append(entry)
        if entry.key is not None:
            self.keys[entry.key] = (entry, after.plies[entry.seat])
        acknowledge()
        self._broadcast(before, entry, after)
        if after.over or entry.kind not in (MOVE, UNDO):
            self.changed()

    def _written(self, entry: Entry, after: Match) -> None:
        """What follows from a line that was written here."""
        if entry.kind == MOVE:
            self.house.metrics.moves.labels(self.row.game, "bot" if entry.bot else "person").inc()
        if after.over:
            for name, value in ended(entry, after).items():
                setattr(self.row, name, value)
            self.house.rooms.announce(self.id, refresh=True)
        self.house.rooms.look(self)

    # ---- what goes into the same commit -------------------------------------------------------------------------

    def _finish(self, before: Match, entry: Entry, after: Match) -> Callable[[AsyncSession], Awaitable[None]] | None:
        """What else belongs to the commit: the result and ratings at the end, notices to people who play by days."""
        noticed = isinstance(after.setup.clock, CorrespondenceClock)
        turned = set(after.awaited_people()) - (set(before.awaited_people()) - {entry.seat}) if noticed else set()
        if not (after.over or turned or (noticed and entry.kind == HOLD)):
            return None

        async def finish(session: AsyncSession) -> None:
            if after.over:
                await self._end(session, entry, after)
            for seat in sorted(turned):
                await notice(self.house, session, self.row, after, seat, "turn")
            if noticed and entry.kind == HOLD and entry.seat is not None:
                await notice(self.house, session, self.row, after, entry.seat, "held")
            if noticed and after.over:
                for seat in range(after.setup.players):
                    await notice(self.house, session, self.row, after, seat, "over")

        return finish

    async def _end(self, session: AsyncSession, entry: Entry, match: Match) -> None:
        assert match.result is not None
        values = {**ended(entry, match), "revision": TableRow.revision + 1}
        await session.execute(update(TableRow).where(TableRow.id == self.id).values(values))
        await ratings.rate(session, self.row, self.seats, match.result, match.gone())

    async def warn(self, seat: Seat) -> None:
        """Warn a person, wherever they listen, that their time runs out."""
        async with self.lock:
            match = self.running()
            until = match.clocks.until(seat) if match.clocks else None
            if seat not in match.awaited_people() or until is None:
                return
            if isinstance(match.setup.clock, CorrespondenceClock):
                async with self.house.database.write() as session:
                    await notice(self.house, session, self.row, match, seat, "warning")
            self.warned(seat, until)
            self.house.hints.publish("warning", {"table": self.id, "seat": seat, "until": until})


def ended(entry: Entry, match: Match) -> dict[str, Any]:
    """What a table's row says after the end."""
    status = "abandoned" if entry.kind == ABANDON else "over"
    return {"status": status, "result": msgspec.to_builtins(match.result), "ended_at": entry.at}


def row_after(house: House, match: Match) -> dict[str, Any]:
    """What a table's row says after a line."""
    return {
        "number": match.number,
        "due": sum(1 << seat for seat in match.actors),
        "wake_at": wake_at(house, match),
        "owner": house.hints.process if match.awaited_bots() else None,
        "updated_at": match.at,
    }


def wake_at(house: House, match: Match) -> int | None:
    """When somebody has to look at a table."""
    at = now()
    times = [at + int(house.settings.bot_seconds * 1000) + BOT_MARGIN] if match.awaited_bots() else []
    for seat in match.awaited_people() if match.clocks else ():
        assert match.clocks is not None
        warning, until = match.clocks.warning(seat), match.clocks.until(seat)
        if until is not None:
            times.append(warning if warning is not None and warning > at else until)
    return min(times, default=None)


async def notice(house: House, session: AsyncSession, row: TableRow, match: Match, seat: Seat, kind: str) -> None:
    """Tell the person of a seat outside the game, as soon as the session is committed."""
    person_id = match.setup.occupants[seat].person_id
    if person_id is None:
        return
    until = match.clocks.until(seat) if match.clocks and not match.over else None
    await house.notices.add(
        session,
        person_id=person_id,
        table_id=row.id,
        kind=kind,
        mark=f"{row.id}:{match.number}:{seat}:{kind}",
        data={"game": row.game, "seat": seat, "until": until},
    )


async def beside(lines: int, work: Callable[..., Answer], *arguments: Any) -> Answer:
    """Do something with so many lines: with many of them in a thread."""
    return await asyncio.to_thread(work, *arguments) if lines > LONG_LOG else work(*arguments)


def hears(person: Person | None, line: ChatLine) -> bool:
    """Whether somebody wants to hear a line."""
    return person is None or (person.chat and (line.person is None or line.person.id not in person.muted))


def replayed(match: Match, entries: list[Entry]) -> tuple[Match, dict[str, tuple[Entry, int]]]:
    """The match after all those lines, and what their keys were answered."""
    keys = {}
    for entry in entries:
        match = match.after(entry)
        if entry.key is not None:
            keys[entry.key] = (entry, match.plies[entry.seat])
    return match, keys
