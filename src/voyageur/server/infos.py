"""Tables as everybody sees them who has their link: nothing here depends on a move, and nothing is secret.

Many of them are read at once without playing their logs again; a room in memory knows more recent things.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from voyageur.server import store
from voyageur.server.match import HOLD, RESIGN, RETURN
from voyageur.server.models import SeatRow, TableRow
from voyageur.server.protocol import MyTable, PersonInfo, Result, SeatInfo, TableInfo
from voyageur.server.ratings import counts

if TYPE_CHECKING:
    from voyageur.server.house import House

SEATS_CHANGE = (HOLD, RETURN, RESIGN)


def table_info(
    row: TableRow,
    seats: Iterable[SeatRow],
    people: dict[str, PersonInfo],
    holders: Sequence[str | None],
    resigned: Collection[int],
    present: Collection[str],
    *,
    preparing: bool = False,
) -> TableInfo:
    """A table as everybody sees it who has its link."""
    seats = list(seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        players=row.players,
        options=row.options,
        public=row.public,
        status=row.status,  # type: ignore[arg-type]  # the database holds no other words
        host=row.host_id,
        clock=store.clock_of(row),
        substitute=row.substitute,
        chat=row.chat,
        spectator_delay=row.spectator_delay,
        hints=row.hints,
        rated=counts(row.hints, [seat.person_id for seat in seats], registered(people)),
        preparing=preparing,
        seats=[
            SeatInfo(
                seat=seat.seat,
                person=people.get(seat.person_id or ""),
                bot=seat.bot,
                held=holders[seat.seat],
                resigned=seat.seat in resigned,
                wants_abandon=seat.wants_abandon,
                online=seat.person_id in present,
            )
            for seat in seats
        ],
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
        result=msgspec.convert(row.result, Result) if row.result else None,
        revision=row.revision,
    )


def registered(people: dict[str, PersonInfo]) -> set[str]:
    """Those of some people who are rated."""
    return {person_id for person_id, person in people.items() if not person.guest}


class Laid:
    """A table as the database has it, and what its log says of its seats."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.holders: list[str | None] = [None] * row.players
        self.resigned: set[int] = set()

    def note(self, kind: str, seat: int, bot: str | None) -> None:
        """A line of its log that changes who plays a seat."""
        self.holders[seat] = None if kind == RETURN else bot
        if kind == RESIGN:
            self.resigned.add(seat)

    def waits_for(self, person_id: str) -> bool:
        """Whether the game waits for somebody, who knows that anyway."""
        mine = [seat.seat for seat in self.seats if seat.person_id == person_id and not self.holders[seat.seat]]
        return self.row.status == "running" and any(self.row.due >> seat & 1 for seat in mine)


async def read(house: House, ids: Sequence[str]) -> list[Laid]:
    """Those tables, in that order; unknown ones are left out."""
    async with house.database.read() as session:
        rows = await store.tables(session, ids)
        seats = await store.seats_of_all(session, list(rows))
        tables = {table_id: Laid(row, seats[table_id]) for table_id, row in rows.items()}
        started = [table_id for table_id, row in rows.items() if row.started_at is not None]
        for table_id, kind, seat, bot in await store.seat_changes(session, started, SEATS_CHANGE):
            tables[table_id].note(kind, seat, bot)
    return [tables[table_id] for table_id in ids if table_id in tables]


async def told(house: House, tables: Sequence[Laid]) -> list[TableInfo]:
    """Tables as everybody sees them."""
    people = await house.people.persons({seat.person_id for each in tables for seat in each.seats if seat.person_id})
    return [
        table_info(each.row, each.seats, people, each.holders, each.resigned, house.rooms.present(each.row.id))
        for each in tables
    ]


async def infos(house: House, ids: Sequence[str]) -> list[TableInfo]:
    """Those tables, in that order."""
    return await told(house, await read(house, ids))


async def mine(house: House, person_id: str, ids: Sequence[str]) -> list[MyTable]:
    """Those tables, and whether they wait for a person."""
    tables = await read(house, ids)
    waiting = [each.waits_for(person_id) for each in tables]
    return [MyTable(info, turn) for info, turn in zip(await told(house, tables), waiting, strict=True)]
