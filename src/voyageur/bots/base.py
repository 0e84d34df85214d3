"""The one interface of every bot, and the list of those there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, final

import numpy as np

from voyageur.core import rng, text
from voyageur.core.action import Action, Seat
from voyageur.core.errors import IllegalMove, NotFound
from voyageur.core.options import checked_seed
from voyageur.core.position import Position

_bots: dict[str, type[Bot]] = {}
_makers: dict[str, Callable[[str], type[Bot]]] = {}


class Bot(ABC):
    """A player. Give it a seed and it plays the same game again.

    A subclass says in `pick` what it would play. The position it is shown is always one determinized for its seat:
    hidden cards are dealt anew and the generator is another, so looking ahead in it tells nothing that is secret.

    >>> import voyageur as vg
    >>> class First(vg.Bot):
    ...     def pick(self, position, seat):
    ...         return position.legal(seat)[0]
    >>> First(seed=1).choose(vg.game("expeditions").start(players=2, seed=7))
    <expeditions: mark altiplano>
    """

    name: ClassVar[str] = ""
    policy: ClassVar[int | None] = None
    """The number of the compiled policy that plays exactly like it, if there is one (see `policies`)."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = np.array([rng.new_seed() if seed is None else checked_seed(seed, rng.WORD_BITS)], np.uint64)

    @final
    def choose(self, position: Position, seat: Seat | None = None) -> Action:
        """The move this bot makes for a seat (by default the first actor)."""
        if position.over:
            raise IllegalMove("game-over")
        seat = position.actors[0] if seat is None else seat
        if not position.legal(seat):
            raise position.why_wait(seat)
        return self.pick(position.determinize(seat, int(rng.bits_from(self.rng))), seat)

    @abstractmethod
    def pick(self, position: Position, seat: Seat) -> Action:
        """Choose among `position.legal(seat)`."""


def register(kind: type[Bot]) -> type[Bot]:
    """Add a bot under its name; use it as a decorator."""
    _bots[kind.name] = kind
    return kind


def register_maker(name: str, maker: Callable[[str], type[Bot]]) -> None:
    """Add bots that are made to a budget: `name:BUDGET`."""
    _makers[name] = maker


def bots() -> list[str]:
    """The names of the bots there are."""
    return sorted(_bots)


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name; some take a budget behind it, as in `search:400`."""
    if isinstance(name, str):
        kind, mark, budget = name.partition(":")
        if mark and kind in _makers:
            return _makers[kind](budget)(seed)
        if name in _bots:
            return _bots[name](seed)
    raise NotFound("bot-unknown", name=text.written(name), known=bots())
