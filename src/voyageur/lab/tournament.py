"""Tournaments: bots against each other over deal after deal, and how sure one may be of what came out.

The same schedule gives the same result however the work is spread, and wherever it was interrupted. All intervals are
taken over deals, never over games, and only whole deals count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from math import sqrt
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.core import registry, text
from voyageur.core.stats import SURE, interval
from voyageur.core.tally import Measure, Name, Series
from voyageur.lab.balance import FEWEST_GAMES
from voyageur.lab.gamelog import GameLog
from voyageur.lab.playing import Played, hall, play_games
from voyageur.lab.ratings import Rating, places, ratings, strength_intervals, strengths
from voyageur.lab.schedule import Schedule
from voyageur.lab.spread import spread
from voyageur.lab.sprt import Answer, Trial

COMPILED_SHARE = 64
"""Games that a worker plays at a time where they run compiled; others are long enough to be handed out one by one."""

Ends = tuple[float, float]
Floats = NDArray[np.float64]


class Estimate(msgspec.Struct, frozen=True):
    """A mean over deals."""

    value: float
    interval: Ends | None
    """Between what the true value is, with 95 % confidence; None where one deal is all there is."""


class Pace(msgspec.Struct, frozen=True):
    """How long a bot took for a move, in seconds: for information, since machines differ and are never idle."""

    mean: float
    median: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    games: int
    """Those in which it sat at the table."""
    wins: float
    """A shared victory counts as a part of one."""
    share: Estimate
    """The part of its games that one of its seats won."""
    fair: float
    """What that would be if all bots were equal: its part of the seats."""
    score: Estimate
    """A seat's mean score."""
    rating: Rating | None = None
    """OpenSkill's; None where a bot plays only itself, or nobody asked."""
    elo: Estimate | None = None
    """Its strength in Elo points, 0 in the middle of the field; None like the rating.

    It has no interval where some bot won all of its games or none: then there is no telling how far apart they are.
    """
    pace: Pace | None = None
    """None where whole games ran compiled."""


class Length(msgspec.Struct, frozen=True):
    """How many rounds it took until somebody won."""

    mean: Estimate | None
    """None where nobody won any game."""
    least: int
    most: int


class Sprt(msgspec.Struct, frozen=True):
    """The sequential test of the first bot's share of wins."""

    low: float
    high: float
    ratio: float
    """The logarithm of the likelihood ratio."""
    answer: Answer
    """"open" when the games ran out before it was clear."""


class Result(msgspec.Struct, frozen=True):
    """What came out of a tournament."""

    schedule: Schedule
    deals: int
    games: int
    decided: int
    """Games that somebody won."""
    moves: int
    rounds: Length
    standings: tuple[Standing, ...]
    """In the order in which the bots were named."""
    sprt: Sprt | None = None


# ---- playing ----------------------------------------------------------------------------------------------------

Watch = Callable[[int, Callable[[], Result | None]], None]
"""Told how many games are over, and how to look at the result so far, if a deal is whole; looking takes a while."""


class Tournament:
    """A tournament under way: the games so far, and whether it may stop."""

    def __init__(self, schedule: Schedule, deals: int, sprt: Ends | None, played: Mapping[int, Played]) -> None:
        self.schedule, self.deals = schedule, deals
        self.played = {number: game for number, game in played.items() if number < self.total}
        self.whole = 0
        """Deals from the first on of which every game is over: the only ones that count."""
        sits = [schedule.bots[0] in seating for seating in schedule.seatings]
        self.trial = Trial(*sprt, games=sum(sits)) if sprt else None
        self._count()

    @property
    def total(self) -> int:
        """How many games there are to play at most."""
        return self.deals * len(self.schedule.seatings)

    @property
    def over(self) -> bool:
        """Whether all has been played, or the test has its answer."""
        return self.whole == self.deals or (self.trial is not None and self.trial.answer != "open")

    def add(self, games: list[Played]) -> None:
        """Take in some games."""
        self.played.update((game.number, game) for game in games)
        self._count()

    def _count(self) -> None:
        """Go on to the first deal that is not whole. The test sees them in their order, whenever they were played."""
        size = len(self.schedule.seatings)
        while not self.over and all(self.whole * size + place in self.played for place in range(size)):
            if self.trial is not None:
                self.trial.add(self._share(self.whole))
            self.whole += 1

    def _share(self, deal: int) -> float:
        """The part of its games in a deal that the first bot won."""
        bot, won = self.schedule.bots[0], []
        for place, seating in enumerate(self.schedule.seatings):
            shares = self.played[deal * len(self.schedule.seatings) + place].shares
            if bot in seating:
                won.append(sum(share for share, name in zip(shares, seating, strict=True) if name == bot))
        return sum(won) / len(won)

    def missing(self) -> list[int]:
        """The games that are still to be played."""
        return [number for number in range(self.total) if number not in self.played]

    def result(self, *, rated: bool = True) -> Result | None:
        """What came out so far; without ratings it is quick. None before the first deal is whole."""
        if not self.whole:
            return None
        games = [self.played[number] for number in range(self.whole * len(self.schedule.seatings))]
        trial = self.trial
        test = None if trial is None else Sprt(trial.low, trial.high, trial.ratio, trial.answer)
        return summarise(self.schedule, games, test, rated=rated)


def play(
    schedule: Schedule,
    games: int,
    *,
    workers: int = 1,
    ray: str | None = None,
    sprt: Ends | None = None,
    log: GameLog | None = None,
    watch: Watch | None = None,
) -> Result:
    """Play a tournament of so many games at least: whole deals are played.

    `sprt` are two shares of wins, of which it stops as soon as it is clear which is nearer the first bot's.

    >>> import voyageur as vg
    >>> from voyageur.lab.schedule import line_ups, schedule
    >>> found = play(schedule(vg.game("expeditions"), 2, line_ups(["greedy", "random"], 2), 1, {}), games=40)
    >>> found.deals, found.standings[0].share.value > 0.9
    (20, True)
    """
    under_way = Tournament(schedule, schedule.deals(games), sprt, log.played if log else {})
    encoded = schedule.encoded()
    tables = hall(encoded)
    if not under_way.over:
        tables.warm()
        size, missing = COMPILED_SHARE if tables.compiled else 1, under_way.missing()
        shares = [missing[first : first + size] for first in range(0, len(missing), size)]
        with closing(spread(partial(play_games, encoded), shares, workers, ray)) as results:
            for new in results:
                if log is not None:
                    log.add(new)
                under_way.add(new)
                if watch is not None:
                    watch(len(under_way.played), partial(under_way.result, rated=False))
                if under_way.over:
                    break
    result = under_way.result()
    assert result is not None, "the first deal is whole by now"
    return result


# ---- what came out ----------------------------------------------------------------------------------------------


def summarise(schedule: Schedule, games: list[Played], test: Sprt | None, *, rated: bool = True) -> Result:
    """The result of all games of some deals, in their order."""
    bots, seatings = schedule.bots, schedule.seatings
    deals = len(games) // len(seatings)
    shape = deals, len(seatings), schedule.players
    shares = np.array([game.shares for game in games]).reshape(shape)
    scores = np.array([game.scores for game in games]).reshape(shape)
    sits = np.array([[[name == bot for name in seating] for seating in seatings] for bot in bots])
    ranked = _ranked(schedule, games, shares, sits) if rated and len(bots) > 1 else {}
    standings = []
    for bot, where in zip(bots, sits, strict=True):
        mine = where.any(axis=1)
        won = (shares * where).sum(axis=2)[:, mine]
        standings.append(
            Standing(
                bot=bot,
                games=won.size,
                wins=float(won.sum()),
                share=share_estimate(won.mean(axis=1), int(mine.sum())),
                fair=float(where[mine].mean()),
                score=estimate((scores * where).sum(axis=(1, 2)) / where.sum()),
                pace=_pace(bot, seatings, games) if rated else None,
                **ranked.get(bot, {}),
            )
        )
    decided = sum(any(game.shares) for game in games)
    moves = sum(game.moves for game in games)
    return Result(schedule, deals, len(games), decided, moves, _length(games, deals), tuple(standings), test)


def share_estimate(values: Floats, games: int) -> Estimate:
    """The mean of the deals' shares of wins, each from so many games, with an interval that stays between 0 and 1.

    How much the deals differ tells how many independent games would say as much: fewer than were played where the
    deal decides much, more where exchanging seats evens that out. A few deals never tell more than their games; where
    all of them were won or all lost, each tells once.

    >>> found = share_estimate(np.array([1.0, 0.5] * 50), games=2)
    >>> found.value, [round(end, 3) for end in found.interval]
    (0.75, [0.698, 0.796])
    """
    deals, value = len(values), float(values.mean())
    if deals < 2:
        return Estimate(value, None)
    spread, error = value * (1 - value), float(values.var(ddof=1)) / deals
    if spread <= 0:
        told = float(deals)
    elif error == 0:
        told = float(deals * games)
    else:
        told = spread / error if deals >= FEWEST_GAMES else min(spread / error, deals * games)
    return Estimate(value, interval(value * told, told))


def estimate(values: Floats) -> Estimate:
    """The mean of a value for each deal.

    >>> found = estimate(np.array([1.0, 3.0, 2.0, 2.0]))
    >>> found.value, [round(end, 1) for end in found.interval]
    (2.0, [1.2, 2.8])
    """
    value, deals = float(values.mean()), len(values)
    if deals < 2:
        return Estimate(value, None)
    reach = SURE * float(values.std(ddof=1)) / sqrt(deals)
    return Estimate(value, (value - reach, value + reach))


def _length(games: list[Played], deals: int) -> Length:
    """How many rounds there were until somebody won."""
    rounds = np.array([game.rounds for game in games], np.float64).reshape(deals, -1)
    won = np.array([any(game.shares) for game in games]).reshape(deals, -1)
    ends = int(rounds.min()), int(rounds.max())
    if not won.any():
        return Length(None, *ends)
    mean = float(rounds[won].mean())
    if deals < 2:
        return Length(Estimate(mean, None), *ends)
    apart = ((rounds - mean) * won).sum(axis=1)
    reach = SURE * sqrt(float((apart**2).sum()) * deals / (deals - 1)) / float(won.sum())
    return Length(Estimate(mean, (mean - reach, mean + reach)), *ends)


def _pace(bot: str, seatings: tuple[tuple[str, ...], ...], games: list[Played]) -> Pace | None:
    seconds = [
        second
        for game in games
        for name, row in zip(seatings[game.number % len(seatings)], game.seconds, strict=False)
        if name == bot
        for second in row
    ]
    return Pace(float(np.mean(seconds)), float(np.median(seconds))) if seconds else None


def _ranked(
    schedule: Schedule, games: list[Played], shares: Floats, sits: NDArray[np.bool_]
) -> dict[str, dict[str, Any]]:
    """The ratings and the strengths of the bots."""
    seatings = schedule.seatings
    rated = ratings(
        schedule.bots,
        ((seatings[game.number % len(seatings)], places(game.scores, game.shares)) for game in games),
    )
    wins = np.array([(shares * where).sum(axis=(1, 2)) for where in sits]).T
    seats = sits.sum(axis=2).T.astype(np.float64)
    each = np.full(len(seatings), float(len(shares)))
    values = strengths(wins.sum(axis=0, keepdims=True), seats, each)[0].tolist()
    ends: list[Ends | None] = [None] * len(values)
    everything = (seats > 0).T @ each
    if len(shares) > 1 and np.all((wins.sum(axis=0) > 0) & (wins.sum(axis=0) < everything)):
        ends = list(strength_intervals(wins, seats, each, schedule.seed))
    return {
        name: {"rating": rated[name], "elo": Estimate(value, between)}
        for name, value, between in zip(schedule.bots, values, ends, strict=True)
    }


def title(result: Result, language: str) -> str:
    """What was played."""
    game = registry.find(result.schedule.game)
    return text.say("simulate-title", language, games=result.games, game=game.name, players=result.schedule.players)


def share_measure(result: Result, language: str) -> Measure:
    """The shares of wins, to be drawn."""
    standings = result.standings
    wins = Name("wins", text.say("balance-wins", language))
    ends = tuple(each.share.interval for each in standings if each.share.interval is not None)
    values = tuple(each.share.value for each in standings)
    fair = {each.fair for each in standings}
    return Measure(
        "tournament",
        title=title(result, language),
        labels=tuple(Name(each.bot, each.bot) for each in standings),
        series=(Series(wins, values, ends if len(ends) == len(values) else ()),),
        form="bars",
        across=text.say("column-bot", language),
        along=wins.words,
        fair=fair.pop() if len(fair) == 1 else None,
    )
