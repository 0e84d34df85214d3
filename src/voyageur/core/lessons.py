"""Lessons: a game learnt step by step on prepared positions, with the moves that others make meanwhile.

A game's lessons are in its folder, `data/lessons.json`; what is said at each step is in the client's catalogue, under
the identifiers of lesson and step.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from voyageur.core.action import Action, Seat

if TYPE_CHECKING:
    from voyageur.core.game import Game
    from voyageur.core.position import Position

FILE = "data/lessons.json"


class LessonMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move in a lesson."""

    seat: Seat
    action: str
    """In notation."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read or to do."""

    id: str
    accept: list[str] = []
    """Patterns of notation (`red: start>*`): the learner makes a move that fits one of them. Empty: it is only read."""
    reply: list[LessonMove] = []
    """The moves that follow by themselves, before the next step."""
    show: list[str] = []
    """What to point at on the board."""

    def accepts(self, action: Action | str) -> bool:
        """Whether a move is one that the step asks for."""
        return any(fnmatchcase(str(action), pattern) for pattern in self.accept)


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    id: str
    players: int
    options: dict[str, Any] = {}
    seed: int = 0
    """Fixes the deal where there is no position, and all chance where its document has no generator."""
    position: dict[str, Any] | None = None
    """The game's own part of a position document."""
    seat: Seat = 0
    """The learner's."""
    steps: list[LessonStep]

    def start(self, game: Game) -> Position:
        """The position it begins with, always the same."""
        if self.position is None:
            return game.start(self.players, self.seed, **self.options)
        position = game.position({"players": self.players, "options": self.options, **self.position})
        if "rng" not in self.position:
            position._state["rng"] = np.uint64(self.seed)
        return position


class _Lessons(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    lessons: list[Lesson]


def read(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of the game in that folder, in the order in which they are learnt; none where there is no file."""
    path = folder / FILE
    return tuple(msgspec.json.decode(path.read_bytes(), type=_Lessons).lessons) if path.exists() else ()
