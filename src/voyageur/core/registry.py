"""Which games there are: a name and the module that defines it, imported only when the game is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from voyageur.core.errors import NotFound

if TYPE_CHECKING:
    from voyageur.core.game import Game

_modules: dict[str, str] = {}


def register(game: str, module: str) -> None:
    """Add a game: `module` must define `GAME`."""
    _modules[game] = module


def names() -> list[str]:
    """The games there are."""
    return sorted(_modules)


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _modules:
        raise NotFound("game-unknown", name=str(name), known=names())
    game: Game = import_module(_modules[name]).GAME
    return game
