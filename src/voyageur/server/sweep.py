"""What happens without anybody asking: bots move, warnings are given, clocks run out, times without a server are noted.

Every process does this for every table; the log decides who was first. A bot that is due thinks at once, at the process
that wrote the line before. If that process dies, or its clock is the one that matters, the table's row says when
somebody has to look (`wake_at`) and whose bots were thinking (`owner`).
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, cast

import structlog
from sqlalchemy import ColumnElement, CursorResult, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core.errors import VoyageurError
from voyageur.server import store
from voyageur.server.database import now
from voyageur.server.journal import NotWritten
from voyageur.server.match import Match
from voyageur.server.models import OutageRow, ProcessRow, SessionRow, TableRow
from voyageur.server.room import Room, row_after
from voyageur.server.thinking import Stopping, Thought

if TYPE_CHECKING:
    from voyageur.server.house import House

INTERVAL = 0.5
"""Seconds between two looks."""
BEAT = 1_000
"""Milliseconds between two signs of life."""
DEAD = 5_000
"""Milliseconds without a sign of life after which a process is taken for dead."""
FORGET = 24 * 3600 * 1000
"""Milliseconds after which a dead process is forgotten."""
CLAIM = 15_000
"""Milliseconds for which who looks at a table keeps others from looking too."""
LATER = 3600 * 1000
"""Milliseconds until a table is looked at again that cannot be played, since its rules are no longer here."""
PAUSE = 0.05
"""Seconds until a bot is asked again whose move was refused."""
LOOKS = 200
"""Tables looked at in one go."""
POLL = 2_000
"""Milliseconds between two looks for what hints may have missed."""
SKEW = 10_000
"""Milliseconds by which the clocks of two machines may differ without anything being missed."""
SESSIONS = 30_000
"""Milliseconds between two looks for sockets of sessions that have ended."""
MANY = 500
"""Sessions looked up at once."""
ARRIVING = 7_202_612
"""The number of the PostgreSQL advisory lock under which one process at a time arrives."""

log = structlog.get_logger()


class Every:
    """Whether it is time again for something."""

    def __init__(self, millis: int) -> None:
        self._millis = millis
        self._next = 0

    def due(self) -> bool:
        """Whether it is; asked again, not until the time has passed once more."""
        at = now()
        if at < self._next <= at + self._millis:  # a clock that was set back must not stop everything
            return False
        self._next = at + self._millis
        return True


class Sweep:
    """The one who looks after tables, in each process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.alive: set[str] = {house.hints.process}
        self._seen = now()
        self._beat_due, self._poll_due, self._sessions_due = Every(BEAT), Every(POLL), Every(SESSIONS)
        self._task: asyncio.Task[None] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()
        self._stopped = False
        house.rooms.on_look = self.look

    async def start(self) -> None:
        """Note how long nobody was there, and begin."""
        await self._arrive()
        self._task = asyncio.create_task(self._run(), name="sweep")

    async def stop(self) -> None:
        """Look no more, and say so to the other processes."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        try:
            async with self.house.database.write() as session:
                mine = ProcessRow.id == self.house.hints.process
                await session.execute(update(ProcessRow).where(mine).values(beat_at=now() - DEAD))
        except Exception:
            log.error("no farewell", exc_info=True)

    # ---- signs of life ------------------------------------------------------------------------------------------

    async def _arrive(self) -> None:
        """If no process has lived for a while, that time counts on nobody's clock."""
        async with self.house.database.write() as session:
            if not self.house.database.embedded:
                await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ARRIVING})
            at = now()
            latest = (await session.execute(select(func.max(ProcessRow.beat_at)))).scalar()
            if latest is not None and (self.house.database.embedded or latest < at - DEAD):
                await self._note_outage(session, latest, at)
            await session.execute(delete(ProcessRow).where(ProcessRow.beat_at < at - FORGET))
            session.add(ProcessRow(id=self.house.hints.process, started_at=at, beat_at=at))
            await session.flush()
            await self._read_others(session, at)

    async def _note_outage(self, session: AsyncSession, begin: int, end: int) -> None:
        if await session.get(OutageRow, begin) is not None or end <= begin:
            return
        session.add(OutageRow(begin_at=begin, end_at=end))
        waits = (TableRow.status == "running") & TableRow.wake_at.is_not(None)
        await session.execute(update(TableRow).where(waits).values(wake_at=TableRow.wake_at + (end - begin)))
        await session.execute(delete(ProcessRow).where(ProcessRow.beat_at <= begin))

    async def _beat(self) -> None:
        at, process = now(), self.house.hints.process
        async with self.house.database.write() as session:
            beat = update(ProcessRow).where(ProcessRow.id == process).values(beat_at=at)
            if not _count(await session.execute(beat)):  # taken for dead, and forgotten
                session.add(ProcessRow(id=process, started_at=at, beat_at=at))
                await session.flush()
            if not self.house.hints.alone:
                await self._read_others(session, at)

    async def _read_others(self, session: AsyncSession, at: int) -> None:
        rows = await session.execute(select(ProcessRow.id).where(ProcessRow.beat_at > at - DEAD))
        self.alive = set(rows.scalars()) | {self.house.hints.process}
        self.house.rooms.outages[:] = await store.outages(session)

    # ---- looking ------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            for work in (self._beat_if_due, self._heal, self._sweep, self._poll, self._check_sessions, self._tell):
                try:
                    await work()
                except Exception:
                    log.error("sweep failed", work=work.__name__, exc_info=True)
            await asyncio.sleep(INTERVAL)

    async def _tell(self) -> None:
        self.house.metrics.bots_waiting.set(self.house.thinkers.queued)
        self.house.rooms.presence.repeat()

    async def _beat_if_due(self) -> None:
        if self._beat_due.due():
            await self._beat()

    async def _heal(self) -> None:
        """Look again at rooms that could not write: what the log says, and which bots are due."""
        for room in list(self.house.rooms.troubled):
            await room.refresh(always=False)
            self.house.rooms.troubled.discard(room)
            self.look(room)

    async def _sweep(self) -> None:
        at = now()
        orphaned = TableRow.owner.is_not(None) & TableRow.owner.not_in(self.alive)
        due = (TableRow.status == "running") & or_(TableRow.wake_at <= at, orphaned)
        async with self.house.database.read() as session:
            query = select(TableRow.id, TableRow.wake_at, TableRow.owner).where(due).limit(LOOKS)
            rows = sorted(await session.execute(query), key=lambda row: str(row[0]))
        if rows:
            for table_id in await self._claim([(row[0], row[1], row[2]) for row in rows], at):
                self.house.rooms.spawn(self._wake(table_id))

    async def _claim(self, rows: list[tuple[str, int | None, str | None]], at: int) -> list[str]:
        """Take on tables to look at, in the order in which everybody does: those that nobody else took."""
        claimed = []
        async with self.house.database.write() as session:
            for table_id, wake_at, owner in rows:
                same = TableRow.id == table_id, _equals(TableRow.wake_at, wake_at), _equals(TableRow.owner, owner)
                me = self.house.hints.process if owner else None
                claim = update(TableRow).where(*same).values(wake_at=at + CLAIM, owner=me)
                if _count(await session.execute(claim)):
                    claimed.append(table_id)
        return claimed

    async def _wake(self, table_id: str) -> None:
        """Look at one table: whose time is over, who is to be warned, which bots are due; and when to look again."""
        room = await self.house.rooms.room(table_id)
        await room.refresh()
        if room.match is None:
            await self._set_alarm(room, {"wake_at": now() + LATER, "owner": None})
            return
        await self._look_at_clocks(room, room.match)
        async with room.lock:
            if not room.stale:
                await self._set_alarm(room, row_after(self.house, room.running()))
        self.look(room)

    async def _look_at_clocks(self, room: Room, match: Match) -> None:
        for seat in match.awaited_people() if match.clocks else ():
            assert match.clocks is not None
            until, warning = match.clocks.until(seat), match.clocks.warning(seat)
            with contextlib.suppress(VoyageurError):  # a move came first
                if until is not None and until <= now():
                    await room.run_out(seat)
                elif warning is not None and warning <= now():
                    await room.warn(seat)

    async def _set_alarm(self, room: Room, values: dict[str, Any]) -> None:
        """Say when to look again, unless a line was written since, which said so itself."""
        number = room.match.number if room.match else room.row.number
        same = (TableRow.id == room.id) & (TableRow.number == number)
        alarm = {"wake_at": values["wake_at"], "owner": values["owner"]}
        async with self.house.database.write() as session:
            if _count(await session.execute(update(TableRow).where(same).values(alarm))):
                room.owner = values["owner"]

    async def _poll(self) -> None:
        """Read what others wrote at tables that are known here, in case a hint was lost."""
        if self.house.hints.alone or not self._poll_due.due():
            return
        since, self._seen = self._seen, now() - SKEW
        async with self.house.database.read() as session:
            query = select(TableRow.id, TableRow.number, TableRow.revision).where(TableRow.updated_at >= since)
            rows = list(await session.execute(query))
        for table_id, number, revision in rows:
            room = self.house.rooms.known(table_id)
            if room is not None and ((room.match and room.match.number < number) or room.row.revision < revision):
                self.house.rooms.outdated(room)

    async def _check_sessions(self) -> None:
        """Close the sockets of sessions that ended, in case a hint was lost."""
        if self.house.hints.alone or not self._sessions_due.due():
            return
        sessions = sorted({listener.person.session for listener in self.house.rooms.audience if listener.person})
        for begin in range(0, len(sessions), MANY):
            asked = sessions[begin : begin + MANY]
            lives = SessionRow.id.in_(asked), SessionRow.revoked_at.is_(None)
            async with self.house.database.read() as session:
                alive = set(await session.scalars(select(SessionRow.id).where(*lives)))
            for session_id in set(asked) - alive:
                self.house.rooms.close_session(session_id)

    # ---- bots ---------------------------------------------------------------------------------------------------

    def look(self, room: Room) -> None:
        """Let each bot think whose turn it is, once at a time, unless another process that lives sees to it."""
        elsewhere = room.owner in self.alive and room.owner != self.house.hints.process
        if room.match is None or elsewhere or self._stopped:
            return
        for seat in room.match.awaited_bots():
            if seat not in room.thinking:
                room.thinking.add(seat)
                task = asyncio.create_task(self._think(room, seat), name=f"bot at {room.id}")
                self._thoughts.add(task)
                task.add_done_callback(self._thoughts.discard)

    async def _think(self, room: Room, seat: int) -> None:
        """Make a bot's move. Until it is written or refused nobody asks that bot again; then it may be its turn."""
        try:
            await self._move(room, seat)
        except VoyageurError as error:
            if isinstance(error, NotWritten):  # the room is looked at again when the database is back
                log.error("bot's move not written", table=room.id, seat=seat)
                return
            await asyncio.sleep(PAUSE)  # the person is back, another process was faster, or something is new to the bot
        except Stopping:
            return
        except Exception:
            log.error("bot failed", table=room.id, seat=seat, exc_info=True)
            return
        finally:
            room.thinking.discard(seat)
        self.look(room)

    async def _move(self, room: Room, seat: int) -> None:
        match = room.running()
        bot = match.bot_at(seat)
        if bot is not None and seat in match.awaited_bots():
            try:
                thought = await self.house.thinkers.choose(
                    bot, match.position, seat, on_preparing=lambda: room.prepares(seat, True)
                )
            finally:
                room.prepares(seat, False)
            self._count_thought(room, seat, thought)
            await room.bot_move(match, seat, thought.action, thought.bot, thought.instead_of)

    def _count_thought(self, room: Room, seat: int, thought: Thought) -> None:
        bot = thought.instead_of or thought.bot
        self.house.metrics.thoughts.labels(bot, thought.trouble or "").inc()
        self.house.metrics.thought_seconds.observe(thought.seconds)
        if thought.trouble is not None:
            said = {"trouble": thought.trouble, "words": thought.words}
            log.warning("bot in trouble", table=room.id, seat=seat, bot=bot, **said)


def _equals(column: Any, value: Any) -> ColumnElement[bool]:
    return cast("ColumnElement[bool]", column.is_(None) if value is None else column == value)


def _count(result: Any) -> int:
    return cast("CursorResult[Any]", result).rowcount
