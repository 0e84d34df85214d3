"""Whether a game is balanced: many games between equal bots, move by move, and what the tallies say of them.

They are the games that `lab.simulate` plays with the same seed. They are played one after the other: moves are too
short for threads to gain anything over the interpreter's lock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Any

import msgspec

from voyageur.bots import bot
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.tally import Limit, Measure, Name, Tally
from voyageur.lab.outcomes import Outcomes
from voyageur.lab.simulate import bot_seed, game_seed

FEWEST_GAMES = 30
"""With fewer games nothing is sure: the intervals are those of many."""


class Found(msgspec.Struct, frozen=True):
    """A value of a measure, and where it was found."""

    value: float
    label: Name
    interval: tuple[float, float] | None
    """Between what the true value is, with 95 % confidence; None where nobody has worked that out."""


class Verdict(msgspec.Struct, frozen=True):
    """Whether all values of a measure keep to a limit."""

    measure: Measure
    limit: Limit
    lowest: Found
    highest: Found
    holds: bool
    sure: bool
    """Whether the true values do, or do not, too: with few games chance may have had a hand in it.

    Nothing is sure without an interval, nor with fewer than `FEWEST_GAMES`.
    """


@dataclass(frozen=True)
class Balance:
    """What was found with one number of players."""

    game: Game
    players: int
    games: int
    bots: str
    seed: int
    options: dict[str, Any]
    tallies: tuple[Tally, ...]

    def measures(self, language: str) -> list[Measure]:
        """All that was counted."""
        return [measure for tally in self.tallies for measure in tally.measures(language)]

    def verdicts(self, language: str) -> list[Verdict]:
        """Whether the limits hold."""
        measures = {measure.id: measure for measure in self.measures(language)}
        return [judge(measures[limit.measure], limit, self.games) for tally in self.tallies for limit in tally.limits]


def judge(measure: Measure, limit: Limit, games: int) -> Verdict:
    """Whether all values of the measure, taken over so many games, keep to the limit."""
    found = [
        Found(value, label, series.intervals[number] if series.intervals else None)
        for series in measure.series
        for number, (label, value) in enumerate(zip(measure.labels, series.values, strict=True))
    ]
    least = -inf if limit.least is None else limit.least
    most = inf if limit.most is None else limit.most
    holds = all(least <= each.value <= most for each in found)
    ends = [each.interval or (-inf, inf) for each in found]
    inside = all(least <= low and high <= most for low, high in ends)
    outside = any(high < least or most < low for low, high in ends)
    lowest, highest = (end(found, key=lambda each: each.value) for end in (min, max))
    sure = games >= FEWEST_GAMES and (inside if holds else outside)
    return Verdict(measure, limit, lowest, highest, holds, sure)


def game_positions(game: Game, players: int, bots: str, seed: int, options: dict[str, Any]) -> Iterator[Position]:
    """One game, from its first position to its last; that of `simulate` with the same seed of the game."""
    position = game.start(players=players, seed=seed, **options)
    seated = [bot(bots, bot_seed(seed, seat)) for seat in range(players)]
    yield position
    while not position.over:
        seat = position.actors[0]
        position = position.play(seated[seat].choose(position, seat), seat)
        yield position


def measure_balance(
    game: Game,
    players: int,
    games: int = 500,
    bots: str = "greedy",
    seed: int = 0,
    progress: Callable[[], None] | None = None,
    **options: Any,
) -> Balance:
    """Play many games between equal bots and count; `progress` is called after each.

    >>> import voyageur as vg
    >>> found = measure_balance(vg.game("expeditions"), players=2, games=10, bots="random", seed=1)
    >>> [measure.id for measure in found.measures("en")]
    ['seats', 'endings', 'scores', 'spread', 'kinds']
    """
    laid = dict(game.start(players=players, seed=seed, **options).options)
    tallies: tuple[Tally, ...] = (Outcomes(players), *([game.tally(players)] if game.tally else []))
    for number in range(games):
        watched = list(game_positions(game, players, bots, game_seed(seed, number), laid))
        for tally in tallies:
            tally.watch(watched)
        if progress is not None:
            progress()
    return Balance(game, players, games, bots, seed, laid, tallies)


# ---- for programs -----------------------------------------------------------------------------------------------


def document(found: Balance) -> dict[str, Any]:
    """All numbers, by the names that programs go by."""
    told = {"game": found.game.id, "version": found.game.version, "players": found.players, "games": found.games}
    return {
        **told,
        "bots": found.bots,
        "seed": found.seed,
        "options": found.options,
        "verdicts": [_verdict(verdict) for verdict in found.verdicts("en")],
        "measures": {measure.id: _measure(measure) for measure in found.measures("en")},
    }


def _measure(measure: Measure) -> dict[str, Any]:
    numbers: dict[str, Any] = {
        "unit": "share" if measure.unit == "share" else "number",
        "labels": [label.id for label in measure.labels],
        "values": {series.name.id: series.values for series in measure.series},
    }
    intervals = {series.name.id: series.intervals for series in measure.series if series.intervals}
    fair = {} if measure.fair is None else {"fair": measure.fair}
    return {**numbers, **({"intervals": intervals} if intervals else {}), **fair}


def _verdict(verdict: Verdict) -> dict[str, Any]:
    ends = {
        name: {"label": found.label.id, "value": found.value}
        for name, found in (("lowest", verdict.lowest), ("highest", verdict.highest))
    }
    return {**msgspec.to_builtins(verdict.limit), **ends, "holds": verdict.holds, "sure": verdict.sure}
