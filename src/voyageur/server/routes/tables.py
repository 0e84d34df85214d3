"""Tables: laying them, sitting down, playing over HTTP, and what is left when the game is over."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from voyageur.server import chatting, infos, seating, store
from voyageur.server.house import House
from voyageur.server.limits import network
from voyageur.server.people import Person
from voyageur.server.problems import Conflict, Missing, NotAllowed, Stale
from voyageur.server.protocol import (
    AbandonRequest,
    Accepted,
    ChatLine,
    ChatRequest,
    LogLine,
    MoveRequest,
    MyTable,
    NewTable,
    Record,
    SeatChange,
    SeatRequest,
    SitRequest,
    TableInfo,
    UndoRequest,
    Update,
)
from voyageur.server.room import Room, hears
from voyageur.server.routes.given import Asker, TheHouse, Visitor
from voyageur.server.security import address_of

TableId = FromPath[str]
Offset = Annotated[int, QueryParameter(ge=0, le=100_000)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=15)]
SinceParameter = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


# ---- the lobby --------------------------------------------------------------------------------------------------


@get("/tables", summary="Public tables, open and running")
async def list_tables(
    house: TheHouse, game: FromQuery[str | None] = None, offset: Offset = 0, limit: Limit = 50
) -> list[TableInfo]:
    """The newest first. The same list, live, is the socket `/api/lobby/live`."""
    return await house.lobby.tables(game, offset, limit)


@get("/me/tables", summary="One's own tables")
async def my_tables(house: TheHouse, person: Asker, offset: Offset = 0, limit: Limit = 50) -> list[MyTable]:
    """Those under way first, and whether they wait for one."""
    async with house.database.read() as session:
        ids = await store.tables_of(session, person.id, offset, limit)
    return await infos.mine(house, person.id, ids)


@post("/tables", summary="Lay a table")
async def lay(house: TheHouse, person: Asker, data: JSONBody[NewTable]) -> TableInfo:
    """Who lays a table is its host; its identifier is the link by which others join."""
    return await (await house.rooms.room(await seating.lay(house, person.id, data))).info()


@get("/tables/{table_id:str}", summary="A table")
async def show(house: TheHouse, table_id: TableId) -> TableInfo:
    """Whoever has the link may see the table."""
    room = house.rooms.known(table_id)
    if room is not None and house.hints.alone and not room.stale:
        return await room.info()
    found = await infos.infos(house, [table_id])
    if not found:
        raise Missing("server-no-table")
    return found[0]


# ---- before the start -------------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/sit", summary="Sit down", status_code=200)
async def sit(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[SitRequest]) -> TableInfo:
    """At that seat, or at the first open one; several seats make a table for people who share a device."""
    await seating.sit(house, table_id, person.id, data.seat)
    return await fresh(house, table_id)


@post("/tables/{table_id:str}/leave", summary="Get up", status_code=200)
async def leave(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[SeatRequest]) -> TableInfo:
    """Before the start the seat is open again. Afterwards a bot plays on, until one returns."""
    await seating.leave(house, table_id, person.id, data.seat)
    return await fresh(house, table_id)


@put("/tables/{table_id:str}/seats/{seat:int}", summary="Say who may sit there")
async def change_seat(
    house: TheHouse, person: Asker, table_id: TableId, seat: FromPath[int], data: JSONBody[SeatChange]
) -> TableInfo:
    """Before the start, by the host: a bot, an open seat, or oneself."""
    if seat < 0:
        raise NotAllowed("server-not-your-seat", seat=seat)
    await seating.change_seat(house, table_id, person.id, seat, data.wish)
    return await fresh(house, table_id)


@post("/tables/{table_id:str}/start", summary="Begin to play", status_code=200)
async def start(house: TheHouse, person: Asker, table_id: TableId) -> TableInfo:
    """By anybody at the table, once every seat is taken."""
    await seating.start(house, table_id, person.id)
    return await fresh(house, table_id)


@post("/tables/{table_id:str}/close", summary="Take a table away", status_code=200)
async def close(house: TheHouse, person: Asker, table_id: TableId) -> TableInfo:
    """Before the start, by the host."""
    await seating.close(house, table_id, person.id)
    return await fresh(house, table_id)


async def fresh(house: House, table_id: str) -> TableInfo:
    """The table as it is now."""
    room = await house.rooms.room(table_id)
    await room.refresh()
    return await room.info()


# ---- playing ----------------------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/moves", summary="Make a move")
async def move(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[MoveRequest]) -> Accepted:
    """Answered once the move is in the log.

    The same key again gets the same answer; a stale ply gets status 409 and what was missed; an illegal move gets 422
    and the reason.
    """
    begin = time.perf_counter()
    room = await house.rooms.room(table_id)
    try:
        accepted = await room.move(person.id, data)
    except Stale as error:
        error.missed = await room.update(data.seat, data.ply)
        raise
    house.metrics.move_seconds.observe(time.perf_counter() - begin)
    return accepted


@post("/tables/{table_id:str}/undo", summary="Take back one's last move")
async def undo(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[UndoRequest]) -> Accepted:
    """Inside one's own turn, up to the last revelation. It is an event like a move, and has a key like one."""
    room = await house.rooms.room(table_id)
    try:
        return await room.undo(person.id, data)
    except Stale as error:
        error.missed = await room.update(data.seat, data.ply)
        raise


@get("/tables/{table_id:str}/events", summary="What happened since a ply, and the state now")
async def events(
    request: Request[Any, Any, Any],
    house: TheHouse,
    visitor: Visitor,
    table_id: TableId,
    seat: SeatParameter = None,
    since: SinceParameter = None,
) -> Update:
    """With a seat, as that seat sees it, which only who sits there may ask; without one, as spectators do."""
    room = await house.rooms.current(table_id)
    check_seat(room, visitor, seat)
    who = visitor.id if visitor else network(address_of(request.scope))
    house.limits.check("lines", who, room.lines_since(seat, since))
    return await room.update(seat, since)


def check_seat(room: Room, visitor: Person | None, seat: int | None) -> None:
    """Refuse whoever does not sit there."""
    if not room.is_seat_of(visitor.id if visitor else None, seat):
        raise NotAllowed("server-not-your-seat", seat=seat)


@post("/tables/{table_id:str}/return", summary="Take back one's seat from a bot", status_code=200)
async def come_back(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[SeatRequest]) -> TableInfo:
    """After one left, or ran out of time."""
    room = await house.rooms.current(table_id)
    seats = seating.chosen(room, person.id, data.seat)
    held = [seat for seat in seats if room.running().holders[seat] and seat not in room.running().resigned]
    for seat in held or seats[:1]:
        await room.come_back(person.id, seat)
    return await fresh(house, table_id)


@post("/tables/{table_id:str}/resign", summary="Give up", status_code=200)
async def resign(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[SeatRequest]) -> TableInfo:
    """A bot plays on for the others; when only one is left who has not resigned, the game is over."""
    room = await house.rooms.current(table_id)
    seats = seating.chosen(room, person.id, data.seat)
    playing = [seat for seat in seats if seat not in room.running().resigned]
    for number, seat in enumerate(playing or seats[:1]):
        if number and room.running().over:
            break
        await room.resign(person.id, seat)
    return await fresh(house, table_id)


@post("/tables/{table_id:str}/abandon", summary="Agree to stop without a result", status_code=200)
async def abandon(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[AbandonRequest]) -> TableInfo:
    """When all people at the table agree, the game stops."""
    room = await house.rooms.room(table_id)
    await room.abandon(person.id, data.agree)
    return await fresh(house, table_id)


# ---- chat -------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/chat", summary="What was said at a table")
async def chat(house: TheHouse, visitor: Visitor, table_id: TableId) -> list[ChatLine]:
    """The latest lines, without those of people one has muted."""
    room = await house.rooms.room(table_id)
    lines = await chatting.latest(house, table_id) if room.row.chat else []
    return [line for line in lines if hears(visitor, line)]


@post("/tables/{table_id:str}/chat", summary="Say something at a table")
async def say(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[ChatRequest]) -> ChatLine:
    """For those who sit there."""
    return await chatting.say(house, await house.rooms.room(table_id), person, data.text)


# ---- afterwards -------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/record", summary="The full record of a finished game")
async def record(house: TheHouse, table_id: TableId) -> Record:
    """Seed, moves and result: nothing is secret any more."""
    room = await house.rooms.room(table_id)
    await room.refresh()
    match = room.running()
    if match.result is None:
        raise Conflict("server-not-over")
    table = await room.info()
    lines = [
        LogLine(number=e.number, kind=e.kind, at=e.at, seat=e.seat, action=e.action, bot=e.bot) for e in room.entries
    ]
    return Record(
        record=match.record(), result=match.result, people=[seat.person for seat in table.seats], events=lines
    )


@post("/tables/{table_id:str}/rematch", summary="The same again")
async def rematch(house: TheHouse, person: Asker, table_id: TableId) -> TableInfo:
    """A new table with the same options, everybody one seat on; who asks second gets the table of the first."""
    return await fresh(house, await seating.rematch(house, table_id, person.id))


router = Router(
    "/api",
    route_handlers=[
        list_tables,
        my_tables,
        lay,
        show,
        sit,
        leave,
        change_seat,
        start,
        close,
        move,
        undo,
        events,
        come_back,
        resign,
        abandon,
        chat,
        say,
        record,
        rematch,
    ],
)
