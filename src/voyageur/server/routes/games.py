"""The games and bots there are."""

from __future__ import annotations

from functools import lru_cache

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from voyageur.bots import LEVELS, bots
from voyageur.core import registry
from voyageur.core.game import Game
from voyageur.core.options import Option
from voyageur.server.protocol import ActionInfo, GameInfo, Language, OptionInfo


def info(game: Game, language: str) -> GameInfo:
    """What there is to know of a game before playing it."""
    return GameInfo(
        id=game.id,
        name=game.name[language],
        version=game.version,
        least_players=game.players[0],
        most_players=game.players[-1],
        options=[option_info(option, language) for option in game.options],
    )


def option_info(option: Option, language: str) -> OptionInfo:
    """One choice; those of modules of one's own need no explanation."""
    return OptionInfo(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        least=None if option.numbers is None else option.numbers[0],
        most=None if option.numbers is None else option.numbers[-1],
        explanation=option.explain(language) if option.sentence else "",
    )


@lru_cache(maxsize=32)
def actions_of(game: Game, language: str) -> list[ActionInfo]:
    """Every action of a game; working out their words takes a moment, once."""
    return [ActionInfo(str(action), action.to_dict(), action.words(language)) for action in game.actions]


@get("/games", summary="The games that can be played")
async def list_games(language: FromQuery[Language] = "en") -> list[GameInfo]:
    """Every game, with its options and how many may play."""
    return [info(registry.find(name), language) for name in registry.names()]


@get("/games/{game:str}", summary="One game")
async def show_game(game: FromPath[str], language: FromQuery[Language] = "en") -> GameInfo:
    """A game, with its options and how many may play."""
    return info(registry.find(game), language)


@get("/games/{game:str}/actions", summary="Every action of a game, with its words", sync_to_thread=True)
def list_actions(game: FromPath[str], language: FromQuery[Language] = "en") -> list[ActionInfo]:
    """What legal moves, which are sent in notation, mean: their JSON forms and words. One version has one list."""
    return actions_of(registry.find(game), language)


@get("/bots", summary="The bots that can take a seat")
async def list_bots() -> list[str]:
    """Their names: the levels from the weakest to the strongest, then the others."""
    known = bots()
    return [*(level for level in LEVELS if level in known), *(name for name in known if name not in LEVELS)]


router = Router("/api", route_handlers=[list_games, show_game, list_actions, list_bots])
