"""Voyageur: expedition board games, for people and for programs.

>>> import voyageur as vg
>>> vg.games()
['expeditions', 'eldorado', 'fivex']
>>> pos = vg.game("expeditions").start(players=3, seed=1)
>>> while not pos.over:
...     pos = pos.play(vg.bot("random", seed=pos.ply).choose(pos))
>>> len(pos.scores)
3
"""

from typing import Any

import voyageur.games  # noqa: F401 -- registers the games
from voyageur.bots import Bot, bot, bots
from voyageur.bots import register as register_bot
from voyageur.core import registry
from voyageur.core.action import Action
from voyageur.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    NotFound,
    UnknownMove,
    VoyageurError,
)
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.record import GameRecord
from voyageur.core.vector import Vector

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Game",
    "GameRecord",
    "IllegalMove",
    "NotFound",
    "Position",
    "UnknownMove",
    "Vector",
    "VoyageurError",
    "bot",
    "bots",
    "game",
    "games",
    "register_bot",
    "vector",
]


def games() -> list[str]:
    """The names of the games there are."""
    return registry.names()


def game(name: str) -> Game:
    """A game by its name."""
    return registry.find(name)


def vector(
    game: Game | str, n: int, players: int | None = None, seed: int = 0, threads: int | None = None, **options: Any
) -> Vector:
    """Play n games side by side, as arrays (see `Vector`)."""
    return Vector(registry.find(game) if isinstance(game, str) else game, n, players, seed, threads, **options)
