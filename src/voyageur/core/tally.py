"""What many games were like: measures that a tally takes, and the limits they should keep.

A measure is numbers with names. How it is drawn, written or sent to a program is the business of those who read it, so
that a game that wants to say more of itself only has to count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from voyageur.core.position import Position

Form = Literal["bars", "columns", "histogram", "lines", "table"]
"""How a measure is best drawn: a bar for each label, columns stacked from the series, a distribution, lines; or not."""
Unit = Literal["share", "whole", "tenths", "hundredths"]
"""Whether values are parts of one, said per cent, or plain numbers, and how exactly those are said."""


class Name(NamedTuple):
    """What programs and what people call a thing."""

    id: str
    words: str


def bin_names(borders: Iterable[float]) -> tuple[Name, ...]:
    """Bins of whole numbers, by the first that is in each and by all that are.

    >>> [name.words for name in bin_names([3, 4, 5])], [name.words for name in bin_names([-5, 0, 5])]
    (['3', '4'], ['−5…−1', '0…4'])
    """
    ends = [(int(low), int(high) - 1) for low, high in pairwise(borders)]
    words = [str(low) if low == high else f"{low}…{high}" for low, high in ends]
    return tuple(Name(str(low), word.replace("-", "−")) for (low, _), word in zip(ends, words, strict=True))


class Series(msgspec.Struct, frozen=True):
    """A value for each label of the measure."""

    name: Name
    values: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...] = ()
    """Between what the true values are, with 95 % confidence; for all of them or none."""


class Measure(msgspec.Struct, frozen=True):
    """One thing that was counted over all games, in the language asked for."""

    id: str
    title: str
    labels: tuple[Name, ...]
    series: tuple[Series, ...]
    form: Form = "table"
    unit: Unit = "share"
    across: str = ""
    """What the labels are."""
    along: str = ""
    """What the values are."""
    fair: float | None = None
    """What every value would be if all were equal."""


class Limit(msgspec.Struct, frozen=True):
    """Between what all values of a measure should be."""

    measure: str
    least: float | None = None
    most: float | None = None


class Tally(Protocol):
    """Watches games with the same number of players, one after the other, and says what they were like."""

    @property
    def limits(self) -> tuple[Limit, ...]:
        """What a balanced game keeps to."""

    def watch(self, game: Sequence[Position]) -> None:
        """Count one game: its positions, from the first to the last."""

    def measures(self, language: str) -> list[Measure]:
        """What was counted."""
