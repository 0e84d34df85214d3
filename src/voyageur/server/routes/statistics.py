"""Statistics: what people, or everybody, did at the games, and who is strongest."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get
from litestar.params import PathParameter, QueryParameter

from voyageur.server import statistics
from voyageur.server.protocol import GameStatistics, PersonStatistics, Ranked
from voyageur.server.routes.given import TheHouse, Visitor

Id = Annotated[str, PathParameter(max_length=64)]
GameName = Annotated[str, PathParameter(max_length=32)]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
KEPT_SECONDS = 60
"""How long the numbers of everybody are told again before they are worked out anew."""


def by_game(request: Request[Any, Any, Any]) -> str:
    """What makes two requests the same: the game, however somebody writes the address."""
    return f"statistics {request.path_params['game']}"


@get("/people/{person_id:str}/statistics", summary="A person's games and ratings")
async def person_statistics(person_id: Id, house: TheHouse, visitor: Visitor) -> PersonStatistics:
    """What somebody played, and how strong they are. Links of private tables are told to nobody else."""
    async with house.database.read() as session:
        return await statistics.person_statistics(session, person_id, visitor.id if visitor else None)


@get("/games/{game:str}/ranking", summary="The strongest people at a game")
async def ranking(game: GameName, house: TheHouse, offset: Offset = 0, limit: Limit = 50) -> list[Ranked]:
    """Registered people with at least five rated games, by the cautious estimate of their strength."""
    async with house.database.read() as session:
        return await statistics.ranking(session, game, offset, limit)


@get(
    "/games/{game:str}/statistics",
    summary="What everybody did at a game",
    cache=KEPT_SECONDS,
    cache_key_builder=by_game,
)
async def game_statistics(game: GameName, house: TheHouse) -> GameStatistics:
    """Finished games, each seat of a person counted; up to a minute old."""
    async with house.database.read() as session:
        return await statistics.game_statistics(session, game)


router = Router("/api", route_handlers=[person_statistics, ranking, game_statistics])
