"""Seating: laying tables, sitting down, bots before the start, starting, and the rematch. Each is one transaction."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.bots import bots
from voyageur.core import registry
from voyageur.core.errors import BadOption, NotFound, VoyageurError
from voyageur.core.rng import new_seed
from voyageur.server import store
from voyageur.server.database import now
from voyageur.server.house import new_id
from voyageur.server.match import Match
from voyageur.server.models import SeatRow, TableRow
from voyageur.server.problems import Conflict, NotAllowed, TooMany
from voyageur.server.protocol import BotWish, CorrespondenceClock, MeWish, NewTable, OpenWish, SeatWish
from voyageur.server.room import Room, notice, row_after

if TYPE_CHECKING:
    from voyageur.server.house import House


async def lay(house: House, person_id: str, wish: NewTable) -> str:
    """Lay a new table."""
    house.limits.check("table", person_id)
    row, seats = await asyncio.to_thread(_laid, person_id, wish)  # a course that is made up takes its time
    async with house.database.write() as session:
        mine = select(func.count()).where(TableRow.host_id == person_id, TableRow.status.in_(store.LISTED))
        if (await session.execute(mine)).scalar_one() >= house.settings.tables_a_person:
            raise TooMany("server-tables-many", most=house.settings.tables_a_person)
        session.add(row)
        await session.flush()
        session.add_all(seats)
        if wish.start:
            await _start(house, session, row, seats)
    house.rooms.announce(row.id)
    if wish.start:
        await house.rooms.room(row.id)
    return row.id


def _laid(person_id: str, wish: NewTable) -> tuple[TableRow, list[SeatRow]]:
    game = registry.find(wish.game)
    players = game.players[0] if wish.players is None else wish.players
    seed, at = new_seed(), now()
    position = game._begin(players, seed, wish.options)
    wishes: list[SeatWish] = list(wish.seats) or [MeWish()]
    if len(wishes) > players:
        raise BadOption("server-seats-many", given=len(wishes), players=players)
    wishes += [OpenWish()] * (players - len(wishes))
    check_bot(wish.substitute)
    row = TableRow(
        id=new_id(),
        game=game.id,
        version=game.version,
        players=players,
        options=dict(position.options),
        seed=seed,
        public=wish.public,
        clock=msgspec.to_builtins(wish.clock),
        substitute=wish.substitute,
        chat=wish.chat,
        spectator_delay=wish.spectator_delay,
        hints=not wish.public if wish.hints is None else wish.hints,
        host_id=person_id,
        status="open",
        revision=0,
        number=0,
        due=0,
        created_at=at,
        updated_at=at,
    )
    return row, [SeatRow(table_id=row.id, seat=seat, **occupant(each, person_id)) for seat, each in enumerate(wishes)]


def check_bot(name: str) -> None:
    """Refuse a bot that is not listed: of those with a budget in their names nobody may have any at will."""
    if name not in bots():
        raise NotFound("bot-unknown", name=name, known=bots())


def occupant(wish: SeatWish, person_id: str) -> dict[str, Any]:
    """Who sits where somebody wished so."""
    match wish:
        case BotWish():
            check_bot(wish.bot)
            return {"person_id": None, "bot": wish.bot}
        case MeWish():
            return {"person_id": person_id, "bot": None}
    return {"person_id": None, "bot": None}


async def _open(session: AsyncSession, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """A table that has not started, to be changed."""
    row = await store.find_table(session, table_id, change=True)
    if row.status != "open":
        raise Conflict("server-table-not-open")
    return row, await store.seats_of(session, table_id)


def _changed(row: TableRow) -> None:
    row.revision += 1
    row.updated_at = now()


async def sit(house: House, table_id: str, person_id: str, wanted: int | None) -> None:
    """Sit down at an open seat. Who sits already may take another one too, for somebody beside them."""
    async with house.database.write() as session:
        row, seats = await _open(session, table_id)
        free = [seat for seat in seats if seat.person_id is None and seat.bot is None]
        if wanted is not None:
            if wanted >= len(seats):
                raise BadOption("seat-unknown", seat=wanted, last=len(seats) - 1)
            if seats[wanted].person_id == person_id:
                return
            free = [seat for seat in free if seat.seat == wanted]
        elif any(seat.person_id == person_id for seat in seats):
            return
        if not free:
            raise Conflict("server-seat-taken")
        free[0].person_id = person_id
        _changed(row)
    house.rooms.announce(table_id, refresh=True)


async def leave(house: House, table_id: str, person_id: str, wanted: int | None) -> None:
    """Get up: before the start the seat is open again, afterwards a bot plays on."""
    room = await house.rooms.current(table_id)
    if room.match is not None:
        for number in chosen(room, person_id, wanted):
            if not room.match.holders[number] and number not in room.match.resigned:
                await room.hold(person_id, number)
        return
    async with house.database.write() as session:
        row, seats = await _open(session, table_id)
        mine = [seat for seat in seats if seat.person_id == person_id and wanted in (None, seat.seat)]
        if not mine:
            raise NotAllowed("server-not-at-table")
        for seat in mine:
            seat.person_id = None
        _changed(row)
    house.rooms.announce(table_id, refresh=True)


def chosen(room: Room, person_id: str, wanted: int | None) -> list[int]:
    """The seats a person means: the one they name, or all they have."""
    seats = [seat.seat for seat in room.seats if seat.person_id == person_id]
    if not seats:
        raise NotAllowed("server-not-at-table")
    if wanted is not None and wanted not in seats:
        raise NotAllowed("server-not-your-seat", seat=wanted)
    return seats if wanted is None else [wanted]


async def change_seat(house: House, table_id: str, person_id: str, seat: int, wish: SeatWish) -> None:
    """Before the start, the host says who may sit there."""
    async with house.database.write() as session:
        row, seats = await _open(session, table_id)
        if row.host_id != person_id:
            raise NotAllowed("server-host-only")
        if seat >= len(seats):
            raise BadOption("seat-unknown", seat=seat, last=len(seats) - 1)
        place = seats[seat]
        if place.person_id not in (None, person_id) and isinstance(wish, MeWish):
            raise Conflict("server-seat-taken")
        for name, value in occupant(wish, person_id).items():
            setattr(place, name, value)
        _changed(row)
    house.rooms.announce(table_id, refresh=True)


async def start(house: House, table_id: str, person_id: str) -> None:
    """Begin to play; anybody who sits at a full table may say so."""
    async with house.database.write() as session:
        row, seats = await _open(session, table_id)
        if person_id != row.host_id and all(seat.person_id != person_id for seat in seats):
            raise NotAllowed("server-not-at-table")
        await _start(house, session, row, seats)
    house.rooms.announce(table_id)
    room = await house.rooms.room(table_id)
    await room.refresh()
    house.rooms.look(room)


async def _start(house: House, session: AsyncSession, row: TableRow, seats: list[SeatRow]) -> None:
    if free := [seat.seat for seat in seats if seat.person_id is None and seat.bot is None]:
        raise Conflict("server-seats-open", seats=free)
    row.status = "running"
    row.started_at = now()
    _changed(row)
    setup = store.setup_of(row, seats)
    if setup is None:
        raise Conflict("server-version")
    match = Match.begin(setup)
    for name, value in row_after(house, match).items():
        setattr(row, name, value)
    if isinstance(setup.clock, CorrespondenceClock):
        await session.flush()
        for seat in range(setup.players):
            await notice(house, session, row, match, seat, "turn" if seat in match.actors else "started")


async def close(house: House, table_id: str, person_id: str) -> None:
    """The host takes a table away that has not started."""
    async with house.database.write() as session:
        row, _ = await _open(session, table_id)
        if row.host_id != person_id:
            raise NotAllowed("server-host-only")
        row.status, row.ended_at = "closed", now()
        _changed(row)
    house.rooms.announce(table_id, refresh=True)


async def rematch(house: House, table_id: str, person_id: str) -> str:
    """The same again, everybody one seat on, so that somebody else begins; who asks second sits down at that table."""
    async with house.database.write() as session:
        row = await store.find_table(session, table_id, change=True)
        seats = await store.seats_of(session, table_id)
        if all(seat.person_id != person_id for seat in seats):
            raise NotAllowed("server-not-at-table")
        if row.status not in ("over", "abandoned"):
            raise Conflict("server-not-over")
        mine = [(seat.seat + 1) % row.players for seat in seats if seat.person_id == person_id]
        if row.rematch is None:
            again = await _lay_again(session, row, seats, person_id)
        else:
            again = row.rematch
        await _join(session, again, person_id, mine)
    house.rooms.announce(table_id, refresh=True)
    house.rooms.announce(again, refresh=True)
    return again


async def _lay_again(session: AsyncSession, row: TableRow, seats: list[SeatRow], person_id: str) -> str:
    """A table like that one, with its bots one seat on and the other seats open."""
    wish = NewTable(
        game=row.game,
        players=row.players,
        options=row.options,
        public=row.public,
        clock=store.clock_of(row),
        substitute=row.substitute,
        chat=row.chat,
        spectator_delay=row.spectator_delay,
        hints=row.hints,
    )
    again, _ = _laid(person_id, wish)
    again.rematch_of, row.rematch = row.id, again.id
    _changed(row)
    session.add(again)
    await session.flush()
    for seat in seats:
        session.add(SeatRow(table_id=again.id, seat=(seat.seat + 1) % row.players, person_id=None, bot=seat.bot))
    await session.flush()
    return again.id


async def _join(session: AsyncSession, table_id: str, person_id: str, places: list[int]) -> None:
    """Sit down at those of some seats that are open, if the game has not started."""
    row = await store.find_table(session, table_id, change=True)
    seats = await store.seats_of(session, table_id)
    if row.status == "open" and all(seat.person_id != person_id for seat in seats):
        for seat in seats:
            if seat.seat in places and seat.person_id is None and seat.bot is None:
                seat.person_id = person_id
                _changed(row)


async def depart(house: House, person_id: str) -> None:
    """A person goes for good: bots play on where they play, and where they only wait their seats are open again."""
    async with house.database.read() as session:
        ids = await store.under_way(session, person_id)
    for table_id in ids:
        room = await house.rooms.current(table_id)
        for seat in room.match.seats_of(person_id) if room.match is not None else ():
            with contextlib.suppress(VoyageurError):  # a bot plays there already, or the game is over
                await room.hold(person_id, seat)
        if room.row.status == "open":
            await _get_up(house, table_id, person_id)


async def _get_up(house: House, table_id: str, person_id: str) -> None:
    """Free a person's seats before the start; a table without its host is taken away."""
    async with house.database.write() as session:
        row = await store.find_table(session, table_id, change=True)
        if row.status != "open":
            return
        for seat in await store.seats_of(session, table_id):
            if seat.person_id == person_id:
                seat.person_id = None
        if row.host_id == person_id:
            row.status, row.ended_at = "closed", now()
        _changed(row)
    house.rooms.announce(table_id, refresh=True)
