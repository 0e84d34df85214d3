"""Looking without touching: why not, what would be, what can be reached, what is best, and how a finished game went."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from voyageur.core.errors import VoyageurError
from voyageur.server import advising, ahead, replaying, telling
from voyageur.server.database import now
from voyageur.server.house import House
from voyageur.server.limits import network
from voyageur.server.match import Match
from voyageur.server.people import Person
from voyageur.server.problems import Conflict, Missing
from voyageur.server.protocol import Advice, OpinionRequest, Preview, PreviewRequest, Replay, State, Why
from voyageur.server.routes.given import Asker, TheHouse, Visitor
from voyageur.server.routes.tables import SeatParameter, TableId
from voyageur.server.security import address_of

OwnSeat = Annotated[int, QueryParameter(ge=0, le=15)]
LineParameter = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MomentParameter = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
WishParameter = Annotated[str, QueryParameter(max_length=200)]
OUTLOOK_COST = 50
"""An outlook is a search over many moves: it counts like so many lines of a log."""


async def seated(house: House, person: Person, table_id: str, seat: int, at: int | None = None) -> Match:
    """The match at a table, for who sits there; of a game that is over, after so many lines, for anybody."""
    room = await house.rooms.current(table_id)
    match = room.running()
    if at is None:
        match.check_seat(person.id, seat)
        return match
    if match.result is None or room.first is None:
        raise Conflict("server-not-over")
    if at > match.number:
        raise Missing("server-no-moment", last=match.number)
    match.position._seated(seat)
    house.limits.check("lines", person.id, at)
    return await asyncio.to_thread(replaying.moment, room.first, room.entries[:at])


@get("/tables/{table_id:str}/why", summary="Why one may not do something")
async def why(
    house: TheHouse,
    person: Asker,
    table_id: TableId,
    seat: OwnSeat,
    action: WishParameter,
    at: MomentParameter = None,
) -> Why:
    """Now, for who sits there; with `at`, after so many lines of a game that is over. Changes nothing."""
    match = await seated(house, person, table_id, seat, at)
    if at is None:
        try:
            match.check_playing(person.id, seat)
        except VoyageurError as error:
            return Why(reason=error.sentence)
    return Why(reason=ahead.why_not(match.position, seat, action))


@post("/tables/{table_id:str}/preview", summary="What would come of what one would do", status_code=200)
async def preview(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[PreviewRequest]) -> Preview:
    """As far as the seat can know; nothing of it is done. An illegal move gets 422.

    Now, for who sits there; with `at`, after so many lines of a game that is over.
    """
    match = await seated(house, person, table_id, data.seat, data.at)
    if data.at is None:
        match.check_playing(person.id, data.seat)
    house.limits.check("lines", person.id, len(data.actions))
    return await asyncio.to_thread(ahead.preview, match, data.seat, data.actions, now())


@get("/tables/{table_id:str}/outlook", summary="What one can get to from here", answer="Outlook")
async def outlook(house: TheHouse, person: Asker, table_id: TableId, seat: OwnSeat, at: MomentParameter = None) -> Any:
    """As the game tells it; null for a game that does not.

    Now, for who sits there; with `at`, after so many lines of a game that is over.
    """
    match = await seated(house, person, table_id, seat, at)
    house.limits.check("lines", person.id, OUTLOOK_COST)
    return encoded(await asyncio.to_thread(ahead.outlook, match, seat))


@get("/tables/{table_id:str}/hint", summary="How good one's choices are")
async def hint(house: TheHouse, person: Asker, table_id: TableId, seat: OwnSeat) -> Advice:
    """For all that the seat knows, the best first; about a second is thought. Nobody else learns of it.

    For who sits there and is to move, at a table with hints: never where the game counts for ratings.
    """
    return await advising.hint(house, person, await house.rooms.current(table_id), seat)


@get("/tables/{table_id:str}/moment", summary="A moment of a finished game, to try something out")
async def moment(house: TheHouse, person: Asker, table_id: TableId, seat: OwnSeat, at: LineParameter) -> State:
    """After so many lines of its log, as that seat had it, with everything that it could have done."""
    return telling.state(await seated(house, person, table_id, seat, at), seat)


@post("/tables/{table_id:str}/opinion", summary="How good some choices were", status_code=200)
async def opinion(house: TheHouse, person: Asker, table_id: TableId, data: JSONBody[OpinionRequest]) -> Advice:
    """At a moment of a finished game, for all that the seat knew then; about a second is thought."""
    match = await seated(house, person, table_id, data.seat, data.at)
    return await advising.opinion(house, person, match, data.seat, data.actions)


@get("/tables/{table_id:str}/replay", summary="A finished game, from its start to its end")
async def replay(
    request: Request[Any, Any, Any], house: TheHouse, visitor: Visitor, table_id: TableId, seat: SeatParameter = None
) -> Response[Replay]:
    """Through the eyes of any seat or, without one, of a spectator: nothing is secret any more."""
    room = await house.rooms.current(table_id)
    match = room.running()
    if match.result is None or room.first is None:
        raise Conflict("server-not-over")
    if seat is not None:
        match.position._seated(seat)
    who = visitor.id if visitor else network(address_of(request.scope))
    house.limits.check("lines", who, len(room.entries))
    table = await room.info()
    body = await asyncio.to_thread(replaying.written, table, room.first, room.entries[: match.number], seat)
    return Response(body, media_type=MediaType.JSON)  # type: ignore[arg-type]  # a Replay, written


def encoded(value: Any) -> Response[Any]:
    """An answer that may be null."""
    return Response(msgspec.json.encode(value), media_type=MediaType.JSON)


router = Router("/api", route_handlers=[why, preview, outlook, hint, moment, opinion, replay])
