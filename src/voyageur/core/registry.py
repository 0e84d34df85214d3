"""Which games there are: a name and the module that defines it, imported only when the game is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from voyageur.core import text
from voyageur.core.errors import NotFound

if TYPE_CHECKING:
    from voyageur.core.game import Game

_modules: dict[str, str] = {}


def register(game: str, module: str) -> None:
    """Add a game: `module` must define `GAME`."""
    _modules[game] = module


def names() -> list[str]:
    """The games there are, in the order they were added."""
    return list(_modules)


def find(name: str) -> Game:
    """The game of that name."""
    game: Game = import_module(module_of(name)).GAME
    return game


def module_of(name: str) -> str:
    """The module that defines the game of that name."""
    if not isinstance(name, str) or name not in _modules:
        raise NotFound("game-unknown", name=text.written(name), known=names())
    return _modules[name]
