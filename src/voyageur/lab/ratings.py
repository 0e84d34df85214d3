"""How strong bots are by the games they played: OpenSkill's ratings, and strengths in Elo points with their intervals.

Ratings are what the server has for people. They depend on the order of the games, which is that of the schedule.
Strengths do not: they are those under which the wins that were seen are likeliest, if everybody at a table wins in
proportion to its strength (Luce's model; for two, Bradley and Terry's).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

CAUTION = 3
"""How many sigmas below mu an ordinal is."""
RESAMPLES = 1000
MOST_STEPS, SETTLED = 500, 1e-6
"""Strengths are found after so many steps, or when none of them changes by such a part of itself any more."""
PRIOR = 0.5
"""Every bot is given so much of a victory beforehand: who never won would have no strength at all."""
ELO = 400 / np.log(10)
TAILS = (2.5, 97.5)
"""Between these per cents of all resamples the true value lies with 95 % confidence."""

Floats = NDArray[np.float64]


class Rating(msgspec.Struct, frozen=True):
    """OpenSkill's: a normal distribution of what the bot shows in a game."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A cautious estimate, for ranking."""
        return self.mu - CAUTION * self.sigma


def places(scores: Sequence[float], shares: Sequence[float]) -> list[int]:
    """The rank of each seat at the end of a game, from 0: winners first, then by score; equals share one.

    >>> places((5, 9, 9, 7), (0, 1, 0, 0))
    [3, 0, 1, 2]
    """
    keys = [(0, 0.0) if share > 0 else (1, -score) for score, share in zip(scores, shares, strict=True)]
    return [sum(other < key for other in keys) for key in keys]


def ratings(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The rating of each bot after games, each given as who sat where and their places.

    A bot that sits at a table several times is rated by the mean of what its seats would be.
    """
    from openskill.models import PlackettLuce  # takes a while to load

    model = PlackettLuce()
    known = {name: model.rating() for name in bots}
    for seating, ranks in games:
        rated = model.rate([[known[name]] for name in seating], ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(seating):
            new = [team[0] for team, sitter in zip(rated, seating, strict=True) if sitter == name]
            mu, sigma = sum(each.mu for each in new) / len(new), sum(each.sigma for each in new) / len(new)
            known[name] = model.rating(mu=mu, sigma=sigma)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def strengths(wins: Floats, seats: Floats, games: Floats) -> Floats:
    """The strengths of bots in Elo points, 0 in the middle; a row for each row of wins.

    `wins` is how much each bot won in all; `seats` how many seats each has in each line-up, and `games` how many games
    of that line-up were played.

    >>> strengths(np.array([[150.0, 50.0]]), np.array([[1.0, 1.0]]), np.array([200.0])).round()
    array([[ 95., -95.]])
    """
    bots = wins.shape[1]
    tables = np.vstack([seats, np.ones(bots)])
    counts = np.append(games, PRIOR * bots)
    won, strong = wins + PRIOR, np.ones_like(wins)
    for _ in range(MOST_STEPS):
        before = strong
        strong = won / (counts / (strong @ tables.T) @ tables)
        strong = strong / np.exp(np.log(strong).mean(axis=1, keepdims=True))
        if np.all(np.abs(strong - before) < SETTLED * before):
            break
    return np.asarray(ELO * np.log(strong))


def strength_intervals(wins: Floats, seats: Floats, games: Floats, seed: int) -> list[tuple[float, float]]:
    """Between what the strengths are with 95 % confidence, by drawing deals again; `wins` has a row for each deal."""
    generator = np.random.default_rng(seed)
    deals = len(wins)
    drawn = generator.multinomial(deals, np.full(deals, 1 / deals), RESAMPLES)
    found = strengths(drawn @ wins, seats, games)
    low, high = np.percentile(found, TAILS, axis=0)
    return list(zip(low.tolist(), high.tolist(), strict=True))
