"""Advice to people: hints at a table, for whose turn it is, and opinions on moments of a game that is over.

Advice is worked out from what a seat knows, in a process where bots think too. It changes nothing, is written nowhere,
and nobody else learns of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from voyageur.core.errors import IllegalMove
from voyageur.server.match import Match
from voyageur.server.problems import NotAllowed, Refusal
from voyageur.server.protocol import Advice
from voyageur.server.thinking import NoAdvice, Stopping

if TYPE_CHECKING:
    from voyageur.server.house import House
    from voyageur.server.people import Person
    from voyageur.server.room import Room

SIMULATIONS = 12_000
"""How far is looked ahead: about a second."""

log = structlog.get_logger()


class Silent(Refusal):
    """Nothing came of it this time."""

    status = 503


async def hint(house: House, person: Person, room: Room, seat: int) -> Advice:
    """How good the choices are that somebody has at a table, where hints are allowed."""
    match = room.running()
    match.check_playing(person.id, seat)
    if not room.row.hints:
        raise NotAllowed("server-hint-rated" if (await room.info()).rated else "server-hint-off")
    return await advice(house, person, match, seat, [])


async def opinion(house: House, person: Person, match: Match, seat: int, actions: list[str]) -> Advice:
    """How good some of a seat's choices were at a moment of a game that is over."""
    if match.over:
        raise IllegalMove("game-over")
    for action in actions:
        match.position.play(action, seat)  # refuses what is not legal
    return await advice(house, person, match, seat, actions)


async def advice(house: House, person: Person, match: Match, seat: int, actions: list[str]) -> Advice:
    """How good a seat's choices are, or only some of them."""
    house.limits.check("advice", person.id)
    try:
        found = await house.thinkers.advise(match.position, seat, actions, SIMULATIONS)
    except Stopping as error:
        raise Silent("server-stopping") from error
    except NoAdvice as error:
        log.warning("no advice", game=match.setup.game.id, problem=str(error))
        raise Silent("server-advice-none") from error
    return Advice(seat=seat, ply=match.plies[seat], chances=found.chances, choices=found.choices)
