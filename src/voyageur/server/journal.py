"""The journal: lines go into the log in groups, one transaction for all that wait, so that commits cost little.

A line is in the log when `write` returns True, whatever happens then; False says that another process wrote a line of
that number first, or used that key. Lines of one table come one after the other: its room sees to that.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import structlog
from sqlalchemy import Table, bindparam, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.server.database import Database
from voyageur.server.hints import CHANNEL, MOST_BYTES, Hints
from voyageur.server.match import Entry
from voyageur.server.metrics import Metrics
from voyageur.server.models import EventRow, TableRow
from voyageur.server.problems import Refusal

LARGEST_GROUP = 200
HINT_BYTES = 40
"""At most, for one table in a hint."""
AGAIN = ("40001", "40P01")
"""PostgreSQL's words for: others were in the way, try again."""
TRIES = 5
CLASHES = (IntegrityError, sqlite3.IntegrityError)
"""What a database says when a number or a key is there already."""

log = structlog.get_logger()
Finish = Callable[[AsyncSession], Awaitable[None]]


class NotWritten(Refusal):
    """The database cannot write now. Whether a line is in the log all the same, only the log can tell."""

    status = 503


@dataclass
class Line:
    """One line of a table's log, what becomes of the table's row with it, and what else belongs to the same commit."""

    table_id: str
    entry: Entry
    row: dict[str, Any]
    finish: Finish | None = None
    written: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


CHANGED = ("number", "due", "wake_at", "owner", "updated_at")
"""What becomes of a table's row with a line."""
EVENTS = EventRow.__table__
assert isinstance(EVENTS, Table)
ADD = insert(EVENTS)
CHANGE = (
    update(TableRow).where(TableRow.id == bindparam("of")).values({name: bindparam(f"new_{name}") for name in CHANGED})
)

FIELDS = ("table_id", *Entry.__struct_fields__)
ADD_AT_ONCE = f"INSERT INTO event ({', '.join(FIELDS)}) VALUES ({', '.join('?' * len(FIELDS))})"
CHANGE_AT_ONCE = "UPDATE game_table SET number = ?, due = ?, wake_at = ?, owner = ?, updated_at = ? WHERE id = ?"
"""The same as ADD and CHANGE, for SQLite's own driver."""


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
        """Commit a line, together with others that wait; NotWritten if the database cannot."""
        if self._stopping or self._writing is None or self._writing.done():
            raise NotWritten("server-stopping")
        self._waiting.append(line)
        self._more.set()
        return await line.written

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                # In one order at every process, so that groups wait for each other and never in a circle.
                await self._write_group(sorted(group, key=lambda line: line.table_id))
            if self._stopping:
                return

    async def _write_group(self, group: list[Line], tries: int = TRIES) -> None:
        begin = time.perf_counter()
        try:
            await self._commit(group)
        except Exception as error:
            if len(group) > 1 and (_is_about_lines(error) or any(line.finish for line in group)):
                for line in group:  # one of them is in the way of the others: each on its own
                    await self._write_group([line])
            elif isinstance(error, CLASHES):
                _answer(group[0], False)
            elif tries > 1 and _is_about_lines(error):
                await self._write_group(group, tries - 1)
            else:
                log.error("commit failed", lines=len(group), exc_info=True)
                for line in group:
                    _answer(line, NotWritten("server-not-written"))
            return
        self.metrics.commit_seconds.observe(time.perf_counter() - begin)
        self.metrics.commit_size.observe(len(group))
        for line in group:
            _answer(line, True)

    async def _commit(self, group: list[Line]) -> None:
        if self.database.embedded and not any(line.finish for line in group):
            await self._commit_at_once(group)
            return
        async with self.database.write() as session:
            connection = await session.connection()
            await connection.execute(ADD, [_event(line) for line in group])
            await connection.execute(CHANGE, [_table(line) for line in group])
            for line in group:
                if line.finish is not None:
                    await line.finish(session)
            if not self.hints.alone:
                await self._notify(session, group)

    async def _commit_at_once(self, group: list[Line]) -> None:
        events = [tuple(_plain(event[name]) for name in FIELDS) for event in map(_event, group)]
        changes = [(*(line.row[name] for name in CHANGED), line.table_id) for line in group]

        def write(connection: sqlite3.Connection) -> None:
            connection.executemany(ADD_AT_ONCE, events)
            connection.executemany(CHANGE_AT_ONCE, changes)

        await self.database.write_at_once(write)

    async def _notify(self, session: AsyncSession, group: list[Line]) -> None:
        """Hints that PostgreSQL sends at the very moment of the commit."""
        size = MOST_BYTES // HINT_BYTES
        for begin in range(0, len(group), size):
            payload = {line.table_id: line.entry.number for line in group[begin : begin + size]}
            hint = self.hints.encode("table", payload).decode()
            await session.execute(text("SELECT pg_notify(:channel, :hint)"), {"channel": CHANNEL, "hint": hint})


def _is_about_lines(error: Exception) -> bool:
    """Whether a commit failed for what is in it, or who else is at it, and not for the database's state."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, CLASHES) or (isinstance(error, DBAPIError) and state in AGAIN)


def _plain(value: Any) -> Any:
    """A value as SQLite's own driver takes it."""
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else value


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
