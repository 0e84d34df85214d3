"""What happens without anybody asking: bots move, warnings are given, clocks run out, and the time is noted during which no
server was there. Every process does this for every table; the log decides who was first.

A bot that is due thinks at once, at the process that wrote the line before. If that process dies, or its clock is the one
that matters, the table's row says when somebody has to look (`wake_at`) and whose bots were thinking (`owner`).
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import delete, func, or_, select, update

from voyageur.core.errors import VoyageurError
from voyageur.server import store
from voyageur.server.database import now
from voyageur.server.models import OutageRow, ProcessRow, TableRow
from voyageur.server.rooms import Room

if TYPE_CHECKING:
    from voyageur.server.house import House

INTERVAL = 0.5
"""Seconds between two looks."""
BEAT = 1_000
"""Milliseconds between two signs of life."""
DEAD = 5_000
"""Milliseconds without a sign of life after which a process is taken for dead."""
CLAIM = 15_000
"""Milliseconds for which who looks at a table keeps others from looking too."""
LOOKS = 200
"""Tables looked at in one go."""
POLL = 2_000
"""Milliseconds between two looks for what hints may have missed."""

log = structlog.get_logger()


class Sweep:
    """The one who looks after tables, in each process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.alive: set[str] = {house.hints.process}
        self._beaten = 0
        self._polled = 0
        self._seen = now()
        self._task: asyncio.Task[None] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()
        house.rooms.on_look = self.look

    async def start(self) -> None:
        """Note how long nobody was there, and begin."""
        await self._arrive()
        self._task = asyncio.create_task(self._run(), name="sweep")

    async def stop(self) -> None:
        """Look no more, and say so to the other processes."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        async with self.house.database.write() as session:
            mine = ProcessRow.id == self.house.hints.process
            await session.execute(update(ProcessRow).where(mine).values(beat_at=now() - DEAD))

    # ---- signs of life ------------------------------------------------------------------------------------------

    async def _arrive(self) -> None:
        """If no process has lived for a while, that time counts on nobody's clock."""
        at = now()
        async with self.house.database.write() as session:
            latest = (await session.execute(select(func.max(ProcessRow.beat_at)))).scalar()
            if latest is not None and (self.house.database.embedded or latest < at - DEAD):
                session.add(OutageRow(begin_at=latest, end_at=at))
                waits = (TableRow.status == "running") & TableRow.wake_at.is_not(None)
                later = TableRow.wake_at + (at - latest)
                await session.execute(update(TableRow).where(waits).values(wake_at=later))
                await session.execute(delete(ProcessRow))
            session.add(ProcessRow(id=self.house.hints.process, started_at=at, beat_at=at))
            await session.flush()
            self.house.rooms.outages[:] = await store.outages(session)
        self._beaten = at

    async def _beat(self) -> None:
        at = now()
        async with self.house.database.write() as session:
            mine = ProcessRow.id == self.house.hints.process
            await session.execute(update(ProcessRow).where(mine).values(beat_at=at))
            rows = await session.execute(select(ProcessRow.id).where(ProcessRow.beat_at > at - DEAD))
            self.alive = set(rows.scalars()) | {self.house.hints.process}
            self.house.rooms.outages[:] = await store.outages(session)
        self._beaten = at

    # ---- looking ------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            try:
                if now() - self._beaten >= BEAT:
                    await self._beat()
                await self._sweep()
                if not self.house.hints.alone and now() - self._polled >= POLL:
                    await self._poll()
                self.house.metrics.bots_waiting.set(self.house.thinkers.queued)
            except Exception:
                log.error("sweep failed", exc_info=True)
            await asyncio.sleep(INTERVAL)

    async def _sweep(self) -> None:
        at = now()
        orphaned = TableRow.owner.is_not(None) & TableRow.owner.not_in(self.alive)
        due = (TableRow.status == "running") & or_(TableRow.wake_at <= at, orphaned)
        async with self.house.database.read() as session:
            query = select(TableRow.id, TableRow.wake_at, TableRow.owner).where(due).limit(LOOKS)
            rows = list(await session.execute(query))
        claimed = []
        for table_id, wake_at, owner in rows:
            same = (TableRow.wake_at == wake_at) if wake_at is not None else TableRow.wake_at.is_(None)
            held = (TableRow.owner == owner) if owner is not None else TableRow.owner.is_(None)
            async with self.house.database.write() as session:
                claim = update(TableRow).where(TableRow.id == table_id, same, held)
                me = self.house.hints.process if owner else None
                if (await session.execute(claim.values(wake_at=at + CLAIM, owner=me))).rowcount:
                    claimed.append(table_id)
        for table_id in claimed:
            self.house.rooms.spawn(self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        """Look at one table: whose time is over, who is to be warned, which bots are due; and when to look again."""
        try:
            room = await self.house.rooms.room(table_id)
            await room.refresh()
        except VoyageurError:
            return
        if (match := room.match) is None or match.clocks is None:
            self.look(room)
        else:
            for seat in match.awaited_people():
                until, warning = match.clocks.until(seat), match.clocks.warning(seat)
                if until is not None and until <= now():
                    with contextlib.suppress(VoyageurError):  # a move came first
                        await room.run_out(seat)
                elif warning is not None and warning <= now():
                    await room.warn(seat)
        async with room.lock:
            if room.match is not None and not room.stale:
                await self._set_alarm(room)
        self.look(room)

    async def _set_alarm(self, room: Room) -> None:
        assert room.match is not None
        async with self.house.database.write() as session:
            same = (TableRow.id == room.id) & (TableRow.number == room.match.number)
            values = room.row_after(room.match)
            await session.execute(update(TableRow).where(same).values(wake_at=values["wake_at"], owner=values["owner"]))

    async def _poll(self) -> None:
        """Read what others wrote at tables that are watched here, in case a hint was lost."""
        since, self._polled = self._seen, now()
        async with self.house.database.read() as session:
            query = select(TableRow.id, TableRow.number, TableRow.revision).where(TableRow.updated_at >= since)
            rows = list(await session.execute(query))
        self._seen = self._polled - POLL
        for table_id, number, revision in rows:
            room = self.house.rooms.known(table_id)
            if room is not None and ((room.match and room.match.number < number) or room.row.revision < revision):
                room.stale = True
                if room.listeners:
                    await room.refresh()

    # ---- bots ---------------------------------------------------------------------------------------------------

    def look(self, room: Room) -> None:
        """Let each bot think whose turn it is, once at a time."""
        if room.match is None:
            return
        for seat in room.match.awaited_bots():
            if seat not in room.thinking:
                room.thinking.add(seat)
                task = asyncio.create_task(self._think(room, seat), name=f"bot at {room.id}")
                self._thoughts.add(task)
                task.add_done_callback(self._thoughts.discard)

    async def _think(self, room: Room, seat: int) -> None:
        try:
            match = room.running()
            bot = match.bot_at(seat)
            if bot is None or seat not in match.awaited_bots():
                return
            thought = await self.house.thinkers.choose(bot, match.position, seat)
            self.house.metrics.thoughts.labels(thought.bot, thought.trouble or "").inc()
            self.house.metrics.thought_seconds.observe(thought.seconds)
            room.thinking.discard(seat)
            with contextlib.suppress(VoyageurError):  # the person is back, or another process was faster
                await room.bot_move(seat, thought.action, thought.bot, thought.instead_of)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.error("bot failed", table=room.id, seat=seat, exc_info=True)
        finally:
            room.thinking.discard(seat)
