"""Hints: what somebody who plays well would do, and why. The core knows nobody who does: bots offer themselves here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from voyageur.core.action import Seat
from voyageur.core.errors import NotFound
from voyageur.core.text import Sentence

if TYPE_CHECKING:
    from voyageur.core.position import Position


class Suggestion(msgspec.Struct, frozen=True):
    """A move that is worth a thought."""

    action: str
    """In notation."""
    words: Sentence
    chances: tuple[float, ...]
    """Each seat's chance of winning if it is chosen."""
    error: float
    """The standard error of the seat's own chance."""
    visits: int
    reasons: tuple[Sentence, ...]
    """Why it is good: nothing in them is hidden from the seat."""


class Hint(msgspec.Struct, frozen=True):
    """What a seat might do."""

    seat: int
    chances: tuple[float, ...]
    """Each seat's chance of winning, if the seat plays well."""
    suggestions: tuple[Suggestion, ...]
    """The best first."""
    sealed: bool
    """Whether others choose at the same time, so that it is wise not always to choose the best."""
    simulations: int


Adviser = Callable[["Position", Seat, int], Hint]
"""(position, seat, simulations) → a hint, by nothing that the seat cannot know."""

SIMULATIONS = 2_000
_advisers: list[Adviser] = []


def register(adviser: Adviser) -> Adviser:
    """Let somebody be asked for hints; the last to come is asked."""
    _advisers.append(adviser)
    return adviser


def ask(position: Position, seat: Seat, simulations: int) -> Hint:
    """Ask for a hint."""
    if not _advisers:
        raise NotFound("hint-nobody")
    return _advisers[-1](position, seat, simulations)
