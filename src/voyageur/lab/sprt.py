"""Stopping as soon as the answer is clear: Wald's sequential probability ratio test of a bot's share of wins.

Two shares are weighed against each other: is it as low as this, or as high as that? The likelihood of a share is that
of a normal distribution whose variance is taken from the deals, so that the games of a deal need not be independent.
"""

from __future__ import annotations

from math import log
from typing import Literal

import msgspec

from voyageur.core.errors import BadOption

ERROR = 0.05
"""How often the test may say "high" of what is low, and "low" of what is high."""
BOUND = log((1 - ERROR) / ERROR)
"""The logarithm of the likelihood ratio at which it says so."""
FEWEST_DEALS = 10
"""Before so many deals nobody can tell how much they differ."""

Answer = Literal["low", "high", "open"]


class Trial(msgspec.Struct):
    """A test under way: it is told of deal after deal, in their order."""

    low: float
    high: float
    games: int
    """How many games of a deal count."""
    deals: int = 0
    mean: float = 0.0
    squares: float = 0.0
    """The sum of the squared distances from the mean."""

    def add(self, share: float) -> None:
        """Count one deal: the share of its games that the bot won. An answer stays."""
        if self.answer != "open":
            return
        self.deals += 1
        away = share - self.mean
        self.mean += away / self.deals
        self.squares += away * (share - self.mean)

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the high share is than the low one.

        The deals' variance has one more deal in it, of independent games: if all were alike it would be none.
        """
        if not self.deals:
            return 0.0
        middle = (self.low + self.high) / 2
        variance = (self.squares + middle * (1 - middle) / self.games) / self.deals
        return self.deals * (self.high - self.low) * (self.mean - middle) / variance

    @property
    def answer(self) -> Answer:
        """What is clear by now."""
        if self.deals < FEWEST_DEALS or abs(self.ratio) < BOUND:
            return "open"
        return "high" if self.ratio > 0 else "low"


def read_bounds(words: str) -> tuple[float, float]:
    """Two shares as they are typed.

    >>> read_bounds("0.5:0.55")
    (0.5, 0.55)
    """
    low, _, high = words.partition(":")
    try:
        bounds = float(low), float(high)
    except ValueError:
        bounds = 1.0, 0.0
    if not 0 < bounds[0] < bounds[1] < 1:
        raise BadOption("tournament-sprt", given=words)
    return bounds
