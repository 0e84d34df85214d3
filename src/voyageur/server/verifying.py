"""Whether everything that was ever played can be played again: each table's log, from its first line to its result.

It only reads, and may run while servers write: each table is looked at as it was at one moment.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from voyageur.core.errors import VoyageurError
from voyageur.core.text import LANGUAGES
from voyageur.server import store
from voyageur.server.backup import has_tables, snapshot
from voyageur.server.database import Database
from voyageur.server.match import Entry, Match
from voyageur.server.models import SeatRow, TableRow
from voyageur.server.protocol import Result

PAGE = 500
NOT_STARTED = ("open", "closed")


async def verify(database: Database, language: str = "en") -> list[str]:
    """What is wrong with the logs, a sentence for each table where something is; an empty list if nothing is."""
    problems = []
    async with snapshot(database) as connection:
        if not await has_tables(connection):
            raise VoyageurError("server-admin-no-database")
    async for table_id in _tables(database):
        async with snapshot(database) as connection:
            problem = await _problem(connection, table_id)
        if problem is not None:
            problems.append(problem.reason(language))
    return problems


async def _tables(database: Database) -> AsyncIterator[str]:
    """Every table there is, a page at a time."""
    last = ""
    while True:
        async with database.read() as session:
            query = select(TableRow.id).where(TableRow.id > last).order_by(TableRow.id).limit(PAGE)
            page = list(await session.scalars(query))
        for table_id in page:
            yield table_id
        if not page:
            return
        last = page[-1]


async def _problem(connection: AsyncConnection, table_id: str) -> VoyageurError | None:
    """What is wrong with one table."""
    async with AsyncSession(connection) as session:
        row = await session.get(TableRow, table_id)
        if row is None:  # gone since its page was read
            return None
        seats = await store.seats_of(session, table_id)
        entries = await store.entries_after(session, table_id, 0)
        outages = await store.outages(session)
    try:
        _check(row, seats, entries, outages)
    except VoyageurError as error:
        reasons = {language: error.reason(language) for language in LANGUAGES}
        return VoyageurError("server-verify-table", table=table_id, game=row.game, reason=reasons)
    except Exception as error:  # a log that nobody could have written may break anything
        return VoyageurError("server-verify-table", table=table_id, game=row.game, reason=repr(error))
    return None


def _check(row: TableRow, seats: list[SeatRow], entries: list[Entry], outages: list[tuple[int, int]]) -> None:
    """Refuse a log with a gap, one that cannot be played, and one that ends otherwise than the table says."""
    numbers = [entry.number for entry in entries]
    if numbers != list(range(1, row.number + 1)):
        raise VoyageurError(
            "server-verify-numbers", lines=len(numbers), last=max(numbers, default=0), number=row.number
        )
    if row.status in NOT_STARTED:
        if entries:
            raise VoyageurError("server-verify-not-started", lines=len(entries))
        return
    setup = store.setup_of(row, seats)
    if setup is None:
        raise VoyageurError("server-verify-rules", version=row.version)
    match = Match.begin(setup, outages)
    for entry in entries:
        match = match.after(entry)
    _check_end(row, match)
    _check_record(match)


def _check_end(row: TableRow, match: Match) -> None:
    status = "running" if match.result is None else "abandoned" if match.result.reason == "abandoned" else "over"
    if row.status != status:
        raise VoyageurError("server-verify-status", status=row.status, right=status)
    stored = None if row.result is None else msgspec.convert(row.result, Result)
    if stored != match.result:
        raise VoyageurError("server-verify-result", result=_words(stored), right=_words(match.result))


def _check_record(match: Match) -> None:
    """The moves that were not taken back, played as a record, give the same position."""
    *_, last = match.setup.game.replay(match.record())
    if last != match.position:
        raise VoyageurError("server-verify-record")


def _words(result: Result | None) -> str:
    return msgspec.json.encode(result).decode()
