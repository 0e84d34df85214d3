"""Lessons: what there is to learn, and practising it. Nobody need be signed in, and nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter

from voyageur.core import registry
from voyageur.core.game import Game
from voyageur.core.lessons import Lesson as WholeLesson
from voyageur.server import ahead, practice
from voyageur.server.house import House
from voyageur.server.limits import network
from voyageur.server.people import Person
from voyageur.server.protocol import (
    Lesson,
    PracticePreviewRequest,
    PracticeRequest,
    PracticeWhyRequest,
    Preview,
    Update,
    Why,
)
from voyageur.server.routes.given import TheHouse, Visitor
from voyageur.server.routes.looking import OUTLOOK_COST, encoded
from voyageur.server.security import address_of

GameName = Annotated[str, PathParameter(max_length=32)]
LessonName = Annotated[str, PathParameter(max_length=64)]
AnyRequest = Request[Any, Any, Any]


@get("/games/{game:str}/lessons", summary="The lessons of a game")
async def list_lessons(game: GameName) -> list[Lesson]:
    """In the order in which they are learnt; their words are in the client's catalogue."""
    return [
        Lesson(id=each.id, players=each.players, options=each.options, seat=each.seat, steps=each.steps)
        for each in registry.find(game).lessons
    ]


@post("/games/{game:str}/lessons/{lesson:str}", summary="Practise a lesson", status_code=200)
async def practise(
    request: AnyRequest,
    house: TheHouse,
    visitor: Visitor,
    game: GameName,
    lesson: LessonName,
    data: JSONBody[PracticeRequest],
) -> Update:
    """What the learner is told of the moves so far, and the state after them. An illegal one gets 422."""
    which, taken = chosen(request, house, visitor, game, lesson, len(data.moves) + 1)
    return await asyncio.to_thread(practice.update, which, taken, data.moves)


@post("/games/{game:str}/lessons/{lesson:str}/why", summary="Why the learner may not do something", status_code=200)
async def why(
    request: AnyRequest,
    house: TheHouse,
    visitor: Visitor,
    game: GameName,
    lesson: LessonName,
    data: JSONBody[PracticeWhyRequest],
) -> Why:
    """After the moves so far."""
    which, taken = chosen(request, house, visitor, game, lesson, len(data.moves) + 1)
    match = await asyncio.to_thread(practice.played, which, taken, data.moves)
    return Why(reason=ahead.why_not(match.position, taken.seat, data.action))


@post(
    "/games/{game:str}/lessons/{lesson:str}/preview",
    summary="What would come of what the learner would do",
    status_code=200,
)
async def preview(
    request: AnyRequest,
    house: TheHouse,
    visitor: Visitor,
    game: GameName,
    lesson: LessonName,
    data: JSONBody[PracticePreviewRequest],
) -> Preview:
    """After the moves so far, as far as the learner can know."""
    which, taken = chosen(request, house, visitor, game, lesson, len(data.moves) + len(data.actions))
    match = await asyncio.to_thread(practice.played, which, taken, data.moves)
    return await asyncio.to_thread(ahead.preview, match, taken.seat, data.actions, practice.AT)


@post(
    "/games/{game:str}/lessons/{lesson:str}/outlook",
    summary="What the learner can get to",
    status_code=200,
    answer="Outlook",
)
async def outlook(
    request: AnyRequest,
    house: TheHouse,
    visitor: Visitor,
    game: GameName,
    lesson: LessonName,
    data: JSONBody[PracticeRequest],
) -> Any:
    """After the moves so far, as the game tells it; null for a game that does not."""
    which, taken = chosen(request, house, visitor, game, lesson, len(data.moves) + OUTLOOK_COST)
    match = await asyncio.to_thread(practice.played, which, taken, data.moves)
    return encoded(await asyncio.to_thread(ahead.outlook, match, taken.seat))


def chosen(
    request: AnyRequest, house: House, visitor: Person | None, game: str, lesson: str, cost: int
) -> tuple[Game, WholeLesson]:
    """The lesson that is asked for; going through its moves counts like going through a log."""
    which = registry.find(game)
    taken = practice.find(which, lesson)
    house.limits.check("lines", visitor.id if visitor else network(address_of(request.scope)), cost)
    return which, taken


router = Router("/api", route_handlers=[list_lessons, practise, why, preview, outlook])
