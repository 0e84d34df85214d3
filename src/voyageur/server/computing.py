"""The queue of long computations on finished games, in the database: asked once, computed once, told to whoever looks.

Every process takes from the queue, one computation at a time. Who takes one shows signs of life in its row; a row
without any is taken by another process, a few times at most, so that neither a restart nor a `kill -9` loses what was
asked. How often a row was taken also tells those who took it apart: who comes back late finds the number changed and
writes nothing.

What is computed is the business of `computations`, where it is computed that of `thinking`.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec
import structlog
from sqlalchemy import CursorResult, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core import text
from voyageur.core.errors import VoyageurError
from voyageur.core.record import GameRecord
from voyageur.server import computations
from voyageur.server.database import now
from voyageur.server.house import new_id
from voyageur.server.inserting import insert_new
from voyageur.server.models import ComputationRow
from voyageur.server.problems import Conflict, Missing, NotAllowed, TooMany
from voyageur.server.protocol import ComputationInfo, ComputationMessage
from voyageur.server.store import IDENTIFIER
from voyageur.server.thinking import ComputationFailed, ComputationLost, Computers, Stopping

if TYPE_CHECKING:
    from voyageur.server.house import House
    from voyageur.server.listening import Listener

WAITING, RUNNING, DONE, FAILED, CANCELLED = "waiting", "running", "done", "failed", "cancelled"
UNDER_WAY = (WAITING, RUNNING)
POLL_SECONDS = 2.0
"""How often a process without work looks for some that another one was asked for."""
BEAT_SECONDS = 2.0
STALE_MS = 15_000
"""Without a sign of life for so long, the process that computes is taken for dead."""
TELL_SECONDS = 0.25
"""How often those who look are told of progress, at most."""
MOST_TRIES = 3
MOST_A_PERSON = 5
"""How many computations somebody may have waiting or running."""
MOST_WAITING = 500
MOST_RESULT = 4 * 1024 * 1024
"""Bytes of a result that are kept."""

log = structlog.get_logger()


class Computing:
    """The computations of this process, and the way to those of all."""

    def __init__(self, house: House, processes: int = 1) -> None:
        self.house = house
        self._computers = Computers(processes, plugins=house.settings.bots)
        self._processes = processes
        self._runners: list[asyncio.Task[None]] = []
        self._running: dict[str, asyncio.Task[Any]] = {}
        """What is being computed here, by the identifier of its row."""
        self._asked = asyncio.Event()
        self._stopping = False
        house.hints.on("computation", self._hinted)

    async def start(self) -> None:
        """Begin to take from the queue."""
        self._runners = [asyncio.create_task(self._run(), name="computing") for _ in range(self._processes)]

    async def stop(self) -> None:
        """Put back what is being computed, for whoever starts next."""
        self._stopping = True
        self._asked.set()
        await self._computers.stop()
        await asyncio.gather(*self._runners, return_exceptions=True)

    # ---- what people ask -----------------------------------------------------------------------------------------

    async def ask(self, table_id: str, person_id: str, name: str, params: dict[str, Any]) -> ComputationRow:
        """Ask for a computation on a finished game. What was asked before is not computed again."""
        kind = computations.find(name)
        params = kind.normal(params)
        await self._record(table_id)
        async with self.house.database.write() as session:
            key = {"table_id": table_id, "name": name, "digest": digest(kind, params)}
            row = await _found(session, key)
            if row is None:
                await _check_limits(session, person_id)
                values = {**_asked_anew(person_id), "id": new_id(), "params": params, **key}
                await session.execute(insert_new(session, ComputationRow, *key).values(values))
                row = await _found(session, key)
                assert row is not None
            elif row.status in (FAILED, CANCELLED):
                await _check_limits(session, person_id)
                for field, value in _asked_anew(person_id).items():
                    setattr(row, field, value)
            if row.status in UNDER_WAY and row.asked_by != person_id:
                row.asked_by = None  # several want it: none of them may take it from the others
        self._asked.set()
        self._announce(row)
        return row

    async def cancel(self, table_id: str, person_id: str, computation_id: str) -> ComputationRow:
        """Give a computation up, for the one person who wants it."""
        async with self.house.database.write() as session:
            row = await self.find(table_id, computation_id, session)
            if row.status not in UNDER_WAY:
                raise Conflict("server-computation-ended")
            if row.asked_by != person_id:
                raise NotAllowed("server-computation-wanted")
            row.status, row.ended_at = CANCELLED, now()
        if task := self._running.get(row.id):
            task.cancel()
        self._announce(row)
        return row

    async def find(self, table_id: str, computation_id: str, session: AsyncSession | None = None) -> ComputationRow:
        """One computation; in a session that writes, to be changed."""
        if not IDENTIFIER.fullmatch(table_id) or not IDENTIFIER.fullmatch(computation_id):
            raise Missing("server-computation-missing")
        query = select(ComputationRow).where(ComputationRow.id == computation_id, ComputationRow.table_id == table_id)
        if session is None:
            async with self.house.database.read() as reading:
                row = (await reading.execute(query)).scalar_one_or_none()
        else:
            row = (await session.execute(query.with_for_update())).scalar_one_or_none()
        if row is None:
            raise Missing("server-computation-missing")
        return row

    async def of_table(self, table_id: str) -> list[ComputationRow]:
        """The computations on a table's game, the latest first."""
        await self.house.rooms.room(table_id)
        query = select(ComputationRow).where(ComputationRow.table_id == table_id)
        async with self.house.database.read() as session:
            return list((await session.execute(query.order_by(ComputationRow.created_at.desc()))).scalars())

    async def _record(self, table_id: str) -> GameRecord:
        """The record of a table's game, once it is over."""
        room = await self.house.rooms.room(table_id)
        if room.match is None or room.match.result is None:
            await room.refresh()
        match = room.running()
        if match.result is None:
            raise Conflict("server-not-over")
        return match.record()

    # ---- telling -------------------------------------------------------------------------------------------------

    def _announce(self, row: ComputationRow) -> None:
        """Tell those who look, here and at other processes."""
        self._tell(row)
        self.house.hints.publish("computation", {"table": row.table_id, "id": row.id})

    def _tell(self, row: ComputationRow) -> None:
        """Tell those who look at the table here, each in their language; results are large and not sent unasked."""
        room = self.house.rooms.known(row.table_id)
        if room is None or not room.listeners:
            return
        for language in {listener.language for listener in room.listeners}:
            room.tell(ComputationMessage(info(row, language, result=False)), partial(reads, language))

    def _hinted(self, payload: dict[str, Any]) -> None:
        """Another process has something to tell, or something to do."""
        self._asked.set()
        room = self.house.rooms.known(payload["table"])
        if room is not None and room.listeners:
            self.house.rooms.spawn(self._tell_stored(payload["table"], payload["id"]))

    async def _tell_stored(self, table_id: str, computation_id: str) -> None:
        with contextlib.suppress(Missing):
            self._tell(await self.find(table_id, computation_id))

    # ---- working -------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while not self._stopping:
            try:
                self._asked.clear()
                row = await self._take()
                if row is not None:
                    await self._work(row)
                    continue
            except Exception:
                log.error("computing failed", exc_info=True)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), POLL_SECONDS)

    async def _take(self) -> ComputationRow | None:
        """Take the computation that has waited longest, or one whose process has died."""
        while (row := await self._next()) is not None:
            seen = {"tries": row.tries, "status": row.status, "beat_at": row.beat_at}
            row.tries, row.beat_at, row.status, row.progress = row.tries + 1, now(), RUNNING, 0.0
            changes = {"tries": row.tries, "beat_at": row.beat_at, "status": RUNNING, "progress": 0.0}
            async with self.house.database.write() as session:
                if await _changed(session, row, seen, changes):
                    return row
        return None

    async def _next(self) -> ComputationRow | None:
        dead = and_(ComputationRow.status == RUNNING, ComputationRow.beat_at < now() - STALE_MS)
        query = select(ComputationRow).where(or_(ComputationRow.status == WAITING, dead))
        async with self.house.database.read() as session:
            return (await session.execute(query.order_by(ComputationRow.created_at).limit(1))).scalar_one_or_none()

    async def _work(self, row: ComputationRow) -> None:
        """Compute one that was taken, and write down what came out, unless it was taken away meanwhile."""
        if row.tries > MOST_TRIES:
            await self._end(row, FAILED, problem=VoyageurError("server-computation-crashed"))
            return
        self._announce(row)
        task = self._running[row.id] = asyncio.create_task(self._compute(row))
        beating = asyncio.create_task(self._beat(row, task))
        try:
            await asyncio.wait([task])
        finally:
            beating.cancel()
            task.cancel()
            del self._running[row.id]
            await asyncio.gather(task, beating, return_exceptions=True)
        if not task.cancelled():
            await self._conclude(row, task)

    async def _compute(self, row: ComputationRow) -> Any:
        told = 0.0

        def progress(part: float) -> None:
            nonlocal told
            row.progress = part
            if time.monotonic() - told >= TELL_SECONDS:
                told = time.monotonic()
                self._tell(row)

        result = await self._computers.compute(row.name, await self._record(row.table_id), row.params, progress)
        return plain(result)

    async def _conclude(self, row: ComputationRow, task: asyncio.Task[Any]) -> None:
        error = task.exception()
        if error is None:
            await self._end(row, DONE, result=task.result())
        elif isinstance(error, Stopping):
            await self._put_back(row, tries=row.tries - 1)
        elif isinstance(error, ComputationLost) and row.tries < MOST_TRIES:
            log.warning("computation died", computation=row.id, name=row.name, table=row.table_id)
            await self._put_back(row, tries=row.tries)
        else:
            log.warning("computation failed", computation=row.id, name=row.name, table=row.table_id, problem=str(error))
            reason = error.reason if isinstance(error, ComputationFailed) else error
            said = reason if isinstance(reason, VoyageurError) else VoyageurError("server-computation-failed")
            await self._end(row, FAILED, problem=said)

    async def _end(
        self, row: ComputationRow, status: str, *, result: Any = None, problem: VoyageurError | None = None
    ) -> None:
        row.status, row.result, row.ended_at = status, result, now()
        row.problem = None if problem is None else kept_problem(problem)
        row.progress = 1.0 if status == DONE else row.progress
        changes = {name: getattr(row, name) for name in ("status", "result", "ended_at", "problem", "progress")}
        async with self.house.database.write() as session:
            written = await _changed(session, row, mine(row), changes)
        if written:
            self._announce(row)

    async def _put_back(self, row: ComputationRow, tries: int) -> None:
        """Let somebody else compute it."""
        changes = {"status": WAITING, "tries": tries, "beat_at": None, "progress": 0.0}
        async with self.house.database.write() as session:
            await _changed(session, row, mine(row), changes)

    async def _beat(self, row: ComputationRow, task: asyncio.Task[Any]) -> None:
        """Show signs of life; if the row is no longer this process's to compute, stop."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                async with self.house.database.write() as session:
                    alive = await _changed(session, row, mine(row), {"beat_at": now(), "progress": row.progress})
            except Exception:
                log.warning("no sign of life", computation=row.id, exc_info=True)
                continue
            if not alive:
                task.cancel()
                return
            self.house.hints.publish("computation", {"table": row.table_id, "id": row.id})


# ---- rows ------------------------------------------------------------------------------------------------------------


def digest(kind: computations.Computation, params: dict[str, Any]) -> str:
    """What tells one question from another."""
    return hashlib.sha256(msgspec.json.encode([kind.version, params], order="sorted")).hexdigest()


def info(row: ComputationRow, language: str, *, result: bool = True) -> ComputationInfo:
    """A computation as it is sent, with its result or without."""
    return ComputationInfo(
        id=row.id,
        table=row.table_id,
        name=row.name,
        params=row.params,
        status=row.status,  # type: ignore[arg-type]  # the database holds no other words
        progress=row.progress,
        result=row.result if result else None,
        problem=None if row.problem is None else said_problem(row.problem, language),
        created_at=row.created_at,
        ended_at=row.ended_at,
    )


def reads(language: str, listener: Listener) -> bool:
    """Whether somebody reads that language."""
    return listener.language == language


def kept_problem(error: VoyageurError) -> str:
    """An error, to be said later in the language of whoever asks."""
    return msgspec.json.encode([error.key, error.arguments], enc_hook=str).decode()


def said_problem(kept: str, language: str) -> str:
    """What was wrong, in words; a module that is no longer here takes its words with it."""
    key, arguments = msgspec.json.decode(kept)
    try:
        return text.say(key, language, **arguments)
    except LookupError:
        return text.say("server-computation-failed", language)


def plain(result: Any) -> Any:
    """A result as the database keeps it: what JSON has no word for, such as infinity, is nothing."""
    encoded = msgspec.json.encode(result)
    if len(encoded) > MOST_RESULT:
        raise VoyageurError("server-computation-large", most=MOST_RESULT)
    return msgspec.json.decode(encoded)


async def _found(session: AsyncSession, key: dict[str, str]) -> ComputationRow | None:
    query = select(ComputationRow).filter_by(**key).with_for_update()
    return (await session.execute(query)).scalar_one_or_none()


def mine(row: ComputationRow) -> dict[str, Any]:
    """As a row still is while nobody has taken it from who computes it."""
    return {"tries": row.tries, "status": RUNNING}


async def _changed(session: AsyncSession, row: ComputationRow, seen: dict[str, Any], changes: dict[str, Any]) -> bool:
    """Change a row if it still is as it was seen; whether it was."""
    query = update(ComputationRow).filter_by(id=row.id, **seen).values(changes)
    return bool(cast("CursorResult[Any]", await session.execute(query)).rowcount)


async def _check_limits(session: AsyncSession, person_id: str) -> None:
    under_way = ComputationRow.status.in_(UNDER_WAY)
    query = select(func.count(), func.count().filter(ComputationRow.asked_by == person_id)).where(under_way)
    everybody, mine = (await session.execute(query)).one()
    if mine >= MOST_A_PERSON:
        raise TooMany("server-computation-most", most=MOST_A_PERSON)
    if everybody >= MOST_WAITING:
        raise TooMany("server-computation-queue")


def _asked_anew(person_id: str) -> dict[str, Any]:
    return {
        "status": WAITING,
        "progress": 0.0,
        "result": None,
        "problem": None,
        "asked_by": person_id,
        "tries": 0,
        "created_at": now(),
        "beat_at": None,
        "ended_at": None,
    }
