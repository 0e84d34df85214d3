"""What is read from the database about tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core import registry
from voyageur.core.errors import NotFound
from voyageur.server.match import Entry, Occupant, Setup
from voyageur.server.models import EventRow, OutageRow, SeatRow, TableRow
from voyageur.server.problems import Missing
from voyageur.server.protocol import Clock

LISTED = ("open", "running")
"""The states in which a public table is in the lobby."""
IDENTIFIER = re.compile(r"[0-9A-Za-z]{1,32}")
"""What an identifier can be: PostgreSQL would not even look for others."""


async def find_table(session: AsyncSession, table_id: str, *, change: bool = False) -> TableRow:
    """A table's row; to change it, nobody else may until the transaction ends."""
    query = select(TableRow).where(TableRow.id == table_id)
    if IDENTIFIER.fullmatch(table_id):
        row = (await session.execute(query.with_for_update() if change else query)).scalar_one_or_none()
        if row is not None:
            return row
    raise Missing("server-no-table")


async def tables(session: AsyncSession, ids: Sequence[str]) -> dict[str, TableRow]:
    """Those of some tables that there are."""
    known = [table_id for table_id in ids if IDENTIFIER.fullmatch(table_id)]
    return {row.id: row for row in await session.scalars(select(TableRow).where(TableRow.id.in_(known)))}


async def seats_of(session: AsyncSession, table_id: str) -> list[SeatRow]:
    """A table's seats, in order."""
    query = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
    return list((await session.execute(query)).scalars())


async def seats_of_all(session: AsyncSession, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in order."""
    seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    query = select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.table_id, SeatRow.seat)
    for seat in await session.scalars(query):
        seats[seat.table_id].append(seat)
    return seats


async def seat_changes(
    session: AsyncSession, ids: Sequence[str], kinds: Sequence[str]
) -> list[tuple[str, str, int, str | None]]:
    """What the logs of some tables say of those kinds: table, kind, seat and bot, in order."""
    columns = EventRow.table_id, EventRow.kind, EventRow.seat, EventRow.bot
    query = select(*columns).where(EventRow.table_id.in_(ids), EventRow.kind.in_(kinds))
    rows = await session.execute(query.order_by(EventRow.table_id, EventRow.number))
    return [(table_id, kind, seat, bot) for table_id, kind, seat, bot in rows if seat is not None]


async def entries_after(session: AsyncSession, table_id: str, number: int) -> list[Entry]:
    """The lines of a table's log after a given one."""
    columns = [getattr(EventRow, name) for name in Entry.__struct_fields__]
    query = select(*columns).where(EventRow.table_id == table_id, EventRow.number > number).order_by(EventRow.number)
    return [Entry(**dict(zip(Entry.__struct_fields__, row, strict=True))) for row in await session.execute(query)]


async def outages(session: AsyncSession) -> list[tuple[int, int]]:
    """The times without a server."""
    rows = await session.execute(select(OutageRow.begin_at, OutageRow.end_at))
    return [(begin, end) for begin, end in rows]


async def listed(session: AsyncSession, game: str | None, offset: int, limit: int) -> list[str]:
    """The public tables that are open or running, the newest first."""
    query = select(TableRow.id).where(TableRow.public, TableRow.status.in_(LISTED))
    if game is not None:
        query = query.where(TableRow.game == registry.find(game).id)
    rows = await session.execute(query.order_by(TableRow.created_at.desc()).offset(offset).limit(limit))
    return list(rows.scalars())


async def tables_of(session: AsyncSession, person_id: str, offset: int, limit: int) -> list[str]:
    """The tables where a person sits or is the host, those under way first."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    query = select(TableRow.id).where(or_(TableRow.id.in_(sits), TableRow.host_id == person_id))
    begun = func.coalesce(TableRow.started_at, TableRow.created_at)  # moves are no measure: some are secret
    order = (TableRow.status.in_(LISTED).desc(), begun.desc())
    return list((await session.execute(query.order_by(*order).offset(offset).limit(limit))).scalars())


async def under_way(session: AsyncSession, person_id: str) -> list[str]:
    """The tables, open or running, where a person sits or is the host."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    query = select(TableRow.id).where(TableRow.status.in_(LISTED))
    return list(await session.scalars(query.where(or_(TableRow.id.in_(sits), TableRow.host_id == person_id))))


def clock_of(row: TableRow) -> Clock:
    """A table's clock."""
    clock: Clock = msgspec.convert(row.clock, Clock)
    return clock


def setup_of(row: TableRow, seats: list[SeatRow]) -> Setup | None:
    """How a table was laid; None if its game, or that version of it, is no longer here."""
    try:
        game = registry.find(row.game)
    except NotFound:
        return None
    if game.version != row.version or row.started_at is None:
        return None
    return Setup(
        game=game,
        players=row.players,
        options=row.options,
        seed=row.seed,
        occupants=tuple(Occupant(seat.person_id, seat.bot) for seat in seats),
        clock=clock_of(row),
        substitute=row.substitute,
        started_at=row.started_at,
    )
