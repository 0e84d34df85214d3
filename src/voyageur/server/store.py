"""What is read from the database about tables."""

from __future__ import annotations

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core import registry
from voyageur.core.errors import NotFound
from voyageur.server.match import Entry, Occupant, Setup
from voyageur.server.models import EventRow, OutageRow, SeatRow, TableRow
from voyageur.server.problems import Missing
from voyageur.server.protocol import Clock

LISTED = ("open", "running")
"""The states in which a public table is in the lobby."""


async def find_table(session: AsyncSession, table_id: str, *, change: bool = False) -> TableRow:
    """A table's row; to change it, nobody else may until the transaction ends."""
    query = select(TableRow).where(TableRow.id == table_id)
    row = (await session.execute(query.with_for_update() if change else query)).scalar_one_or_none()
    if row is None:
        raise Missing("server-no-table")
    return row


async def seats_of(session: AsyncSession, table_id: str) -> list[SeatRow]:
    """A table's seats, in order."""
    query = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
    return list((await session.execute(query)).scalars())


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
        query = query.where(TableRow.game == game)
    rows = await session.execute(query.order_by(TableRow.created_at.desc()).offset(offset).limit(limit))
    return list(rows.scalars())


async def tables_of(session: AsyncSession, person_id: str, offset: int, limit: int) -> list[str]:
    """The tables where a person sits or is the host, those under way first."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    query = select(TableRow.id).where(or_(TableRow.id.in_(sits), TableRow.host_id == person_id))
    order = (TableRow.status.in_(LISTED).desc(), TableRow.updated_at.desc())
    return list((await session.execute(query.order_by(*order).offset(offset).limit(limit))).scalars())


def clock_of(row: TableRow) -> Clock:
    """A table's clock."""
    return msgspec.convert(row.clock, Clock)


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
