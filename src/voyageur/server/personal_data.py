"""What is kept of a person: all of it to take away, and all of it to be forgotten.

Both work inside a session of the database that the caller opened; `people` and the administration use them.
"""

from __future__ import annotations

from typing import Any

from advanced_alchemy.base import DefaultBase
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.server.database import now
from voyageur.server.models import (
    ChatRow,
    ComputationRow,
    EventRow,
    MuteRow,
    NoticeRow,
    PersonRow,
    RatingChangeRow,
    RatingRow,
    SeatRow,
    SessionRow,
    SubscriptionRow,
    TableRow,
)
from voyageur.server.problems import Missing

NOBODY = "—"
"""The name of somebody who had their account deleted."""
NO_COLOUR = "grey"


async def delete_person(session: AsyncSession, person_id: str) -> list[str]:
    """Forget a person. Their row stays without anything personal, since the logs of their games refer to it.

    Returns the identifiers of the sessions that ended.
    """
    if await session.get(PersonRow, person_id) is None:
        raise Missing("server-person-unknown")
    ended = list(await session.scalars(select(SessionRow.id).where(SessionRow.person_id == person_id)))
    for kind in (SessionRow, ChatRow, SubscriptionRow, NoticeRow, RatingRow, RatingChangeRow):
        await session.execute(delete(kind).where(kind.person_id == person_id))
    await session.execute(delete(MuteRow).where(or_(MuteRow.person_id == person_id, MuteRow.muted_id == person_id)))
    await session.execute(update(ComputationRow).where(ComputationRow.asked_by == person_id).values(asked_by=None))
    await session.execute(
        update(PersonRow)
        .where(PersonRow.id == person_id)
        .values(
            name=NOBODY,
            colour=NO_COLOUR,
            language="en",
            login=None,
            password=None,
            chat=True,
            seen_at=now(),
            deleted_at=now(),
        )
    )
    return ended


async def export_person(session: AsyncSession, person_id: str) -> dict[str, Any]:
    """Everything that is kept of a person, as JSON; only what proves who somebody is stays here."""
    person = await session.get(PersonRow, person_id)
    if person is None:
        raise Missing("server-person-unknown")
    seats = await session.execute(
        select(TableRow, SeatRow)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(SeatRow.person_id == person_id)
        .order_by(TableRow.created_at, TableRow.id, SeatRow.seat)
    )
    mine = {"person_id": person_id}
    return {
        "profile": _fields(person, "id name colour language login chat created_at seen_at deleted_at"),
        "muted": list(await session.scalars(select(MuteRow.muted_id).where(MuteRow.person_id == person_id))),
        "sessions": await _rows(session, SessionRow, "id kind label created_at seen_at revoked_at", **mine),
        "tables": [
            _fields(table, "id game version players options status result created_at started_at ended_at")
            | {"seat": seat.seat, "host": table.host_id == person_id}
            for table, seat in seats
        ],
        "tables_laid": await _rows(
            session, TableRow, "id game players options public status created_at ended_at", host_id=person_id
        ),
        "moves": await _moves(session, person_id),
        "chat": await _rows(session, ChatRow, "id table_id at text", **mine),
        "ratings": await _rows(session, RatingRow, "game mu sigma games updated_at", **mine),
        "rating_changes": await _rows(
            session, RatingChangeRow, "table_id game mu_before sigma_before mu sigma at", **mine
        ),
        "subscriptions": await _rows(session, SubscriptionRow, "id kind address created_at failures", **mine),
        "notices": await _rows(session, NoticeRow, "id table_id kind data created_at send_at tries", **mine),
        "computations": await _rows(
            session, ComputationRow, "id table_id name params status created_at ended_at", asked_by=person_id
        ),
    }


async def _moves(session: AsyncSession, person_id: str) -> list[dict[str, Any]]:
    """What they did, at the tables where they sit: the log is ordered by table, not by person.

    Without the numbers of their lines, which would tell how much others have sealed in the meantime.
    """
    tables = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    rows = await session.scalars(
        select(EventRow)
        .where(EventRow.table_id.in_(tables), EventRow.person_id == person_id)
        .order_by(EventRow.table_id, EventRow.number)
    )
    return [_fields(row, "table_id kind at seat action") for row in rows]


async def _rows(session: AsyncSession, kind: Any, names: str, **whose: str) -> list[dict[str, Any]]:
    rows = await session.scalars(select(kind).filter_by(**whose).order_by(*kind.__table__.primary_key))
    return [_fields(row, names) for row in rows]


def _fields(row: DefaultBase, names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names.split()}
