"""The journal: lines go into the log in groups, one transaction for all that wait, so that a commit costs little under load.

A line is in the log when `write` returns True, whatever happens then; False says that another process wrote a line of that
number first. Lines of one table come one after the other: its room sees to that.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.server.database import Database
from voyageur.server.hints import CHANNEL, MOST_BYTES, Hints
from voyageur.server.match import Entry
from voyageur.server.metrics import Metrics
from voyageur.server.models import EventRow, TableRow

LARGEST_GROUP = 200
HINT_BYTES = 40
"""At most, for one table in a hint."""

log = structlog.get_logger()
Finish = Callable[[AsyncSession], Awaitable[None]]


@dataclass
class Line:
    """One line of a table's log, what becomes of the table's row with it, and what else belongs to the same commit."""

    table_id: str
    entry: Entry
    row: dict[str, Any]
    finish: Finish | None = None
    written: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


ADD = insert(EventRow)
CHANGE = (
    update(TableRow)
    .where(TableRow.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("number", "due", "wake_at", "owner", "updated_at")})
)


class Journal:
    """The one writer of logs in this process."""

    def __init__(self, database: Database, hints: Hints, metrics: Metrics) -> None:
        self.database = database
        self.hints = hints
        self.metrics = metrics
        self._waiting: list[Line] = []
        self._more = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Begin to write."""
        self._writing = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what waits, then no more."""
        self._stopping = True
        self._more.set()
        if self._writing is not None:
            await self._writing

    async def write(self, line: Line) -> bool:
        """Commit a line, together with others that wait; raises if the database cannot."""
        if self._stopping:
            raise ConnectionAbortedError("the journal is closed")
        self._waiting.append(line)
        self._more.set()
        return await line.written

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                await self._write_group(group)
            if self._stopping:
                return

    async def _write_group(self, group: list[Line]) -> None:
        begin = time.perf_counter()
        try:
            await self._commit(group)
        except IntegrityError:
            if len(group) == 1:
                _answer(group[0], False)
            else:  # somebody else was first at one of these tables: each on its own
                for line in group:
                    await self._write_group([line])
            return
        except Exception as error:
            if len(group) > 1 and any(line.finish for line in group):
                for line in group:
                    await self._write_group([line])
                return
            log.error("commit failed", lines=len(group), problem=str(error), exc_info=True)
            for line in group:
                _answer(line, error)
            return
        self.metrics.commit_seconds.observe(time.perf_counter() - begin)
        self.metrics.commit_size.observe(len(group))
        for line in group:
            _answer(line, True)

    async def _commit(self, group: list[Line]) -> None:
        async with self.database.write() as session:
            await session.execute(ADD, [_event(line) for line in group])
            connection = await session.connection()
            await connection.execute(CHANGE, [_table(line) for line in group])
            for line in group:
                if line.finish is not None:
                    await line.finish(session)
            if not self.hints.alone:
                await self._notify(session, group)

    async def _notify(self, session: AsyncSession, group: list[Line]) -> None:
        """Hints that PostgreSQL sends at the very moment of the commit."""
        size = MOST_BYTES // HINT_BYTES
        for begin in range(0, len(group), size):
            payload = {line.table_id: line.entry.number for line in group[begin : begin + size]}
            hint = self.hints.encode("table", payload).decode()
            await session.execute(text("SELECT pg_notify(:channel, :hint)"), {"channel": CHANNEL, "hint": hint})


def _event(line: Line) -> dict[str, Any]:
    entry = line.entry
    return {
        "table_id": line.table_id,
        "number": entry.number,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "action": entry.action,
        "person_id": entry.person_id,
        "bot": entry.bot,
        "key": entry.key,
        "data": entry.data,
    }


def _table(line: Line) -> dict[str, Any]:
    return {"of": line.table_id, **{f"new_{name}": value for name, value in line.row.items()}}


def _answer(line: Line, answer: bool | Exception) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):  # whoever waited is gone; the line is written all the same
        if isinstance(answer, Exception):
            line.written.set_exception(answer)
        else:
            line.written.set_result(answer)
