"""What many games were like: which cards were played, where points, water and technologies came from and went.

The account of a round stands until the cards of the next one are revealed. So the records at the ends of the rounds
hold all there is to count: they are kept, and counted in one go.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from voyageur.core import text
from voyageur.core.position import Position
from voyageur.core.stats import bins, interval, ratio, share_intervals, shares
from voyageur.core.tally import Limit, Measure, Name, Series, bin_names
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTIONS,
    CARD_IDS,
    CARDS,
    EXCAVATION,
    EXPLOITATION,
    EXPLORATION,
    EXTERMINATION,
    ROUNDS,
    STARTING_WATER,
    WATER_A_POINT,
    card_name,
)
from voyageur.games.fivex.state import MARKET, NONE, REMOVED

LIMITS = (Limit("actions", least=0.08, most=0.40),)
"""Every action is worth playing, and none is always best."""

Numbers = NDArray[np.int64]


def round_ends(game: Sequence[Position]) -> NDArray[Any]:
    """The records at the end of each round."""
    ends = [
        after.state
        for before, after in pairwise(game)
        if after.over or after.state["round_number"] != before.state["round_number"]
    ]
    return np.concatenate(ends)


class Tally:
    """Counts games of so many clans."""

    limits = LIMITS

    def __init__(self, players: int) -> None:
        self.players = players
        self._rounds: list[NDArray[Any]] = []
        self._scores: list[tuple[float, ...]] = []
        self._wins: list[tuple[float, ...]] = []

    def watch(self, game: Sequence[Position]) -> None:
        """Keep what is to be counted of one game."""
        self._rounds.append(round_ends(game))
        self._scores.append(game[-1].scores)
        self._wins.append(game[-1].shares)

    def measures(self, language: str) -> list[Measure]:
        """Count."""
        return list(_Count(self.players, self._rounds, self._scores, self._wins, language).measures())


class _Count:
    """What is counted of the games. Arrays go by game, round and seat, in this order."""

    def __init__(self, players: int, rounds: Any, scores: Any, wins: Any, language: str) -> None:
        self.players, self.language = players, language
        self.ends = np.stack(rounds)
        self.scores, self.wins = np.array(scores, np.int64), np.array(wins)
        self.games = len(self.scores)

    def measures(self) -> Iterable[Measure]:
        """All of them, in the order of the report."""
        yield from (self.actions(), self.actions_by_round(), self.actions_by_seat())
        yield from (self.points_by_place(), self.points())
        yield from (self.holdings(), self.technologies(), self.joints(), self.fates())
        yield from (self.auctions(), self.prices(), self.parts())
        yield from (self.water(), self.reserve(), self.moved(), self.flow())
        yield from (self.owners(), self.bought())

    # ---- words --------------------------------------------------------------------------------------------------

    def say(self, key: str) -> str:
        """A word of this report."""
        return text.say(f"fivex-tally-{key}", self.language)

    def named(self, *keys: str) -> tuple[Name, ...]:
        """Things called by such words."""
        return tuple(Name(key, self.say(key)) for key in keys)

    def numbered(self, numbers: Iterable[int]) -> tuple[Name, ...]:
        """Things called by their number."""
        return tuple(Name(str(number), str(number)) for number in numbers)

    def series(self, values: Mapping[str, Iterable[float]]) -> tuple[Series, ...]:
        """Series called by such words."""
        return tuple(Series(self.named(key)[0], tuple(map(float, row))) for key, row in values.items())

    def by_action(self, counts: Numbers) -> tuple[Series, ...]:
        """A series for each action card: its share of the choices of each row."""
        rows = np.array([shares(row) for row in counts])
        names = [Name(card, text.say("fivex-action", self.language, action=card)) for card in ACTION_IDS]
        return tuple(Series(name, tuple(column)) for name, column in zip(names, rows.T.tolist(), strict=True))

    def measure(
        self, key: str, across: str, along: str, labels: Iterable[Name], series: Iterable[Series], **more: Any
    ) -> Measure:
        """A measure of that name, with what its labels and its values are."""
        more["across"], more["along"] = self.say(across), self.say(along)
        return Measure(key, self.say(key), tuple(labels), tuple(series), **more)

    # ---- what is there to count ---------------------------------------------------------------------------------

    def field(self, name: str) -> Numbers:
        """A field of the clans at the end of each round."""
        return self.ends[name][:, :, : self.players].astype(np.int64)

    @cached_property
    def played(self) -> Numbers:
        """The action card of each round."""
        return self.field("played")

    @cached_property
    def where(self) -> Numbers:
        """Where each technology is at the end of the game."""
        return self.ends["where"][:, -1].astype(np.int64)

    @cached_property
    def owned(self) -> Numbers:
        """How many technologies each clan has at the end."""
        return np.stack([np.sum(self.where == seat, axis=1) for seat in range(self.players)], axis=1)

    @cached_property
    def joined(self) -> Numbers:
        """How many joints each clan has at the end."""
        joints = self.ends["right"][:, -1] != NONE
        return np.stack([np.sum(joints & (self.where == seat), axis=1) for seat in range(self.players)], axis=1)

    def a_game(self, counts: ArrayLike) -> float:
        """So many things in a game."""
        return ratio(counts, self.games)

    def a_round(self, counts: Numbers) -> NDArray[np.float64]:
        """So many things in each round of a game, all clans together."""
        totals: NDArray[np.float64] = counts.sum(axis=(0, 2)) / self.games
        return totals

    # ---- action cards -------------------------------------------------------------------------------------------

    def actions(self) -> Measure:
        """How often each card was chosen."""
        series = self.by_action(np.bincount(self.played.ravel(), minlength=ACTIONS)[None])
        labels, values = [each.name for each in series], tuple(each.values[0] for each in series)
        games = np.stack([np.sum(self.played == action, axis=(1, 2)) for action in range(ACTIONS)], axis=1)
        choices = Series(self.named("choices")[0], values, share_intervals(games))
        return self.measure("actions", "action", "choices", labels, [choices], form="bars")

    def actions_by_round(self) -> Measure:
        """The same in each round."""
        counts = np.stack([np.sum(self.played == action, axis=(0, 2)) for action in range(ACTIONS)], axis=1)
        labels, series = self.numbered(range(1, ROUNDS + 1)), self.by_action(counts)
        return self.measure("actions-by-round", "round", "choices", labels, series, form="columns")

    def actions_by_seat(self) -> Measure:
        """The same by clan."""
        counts = np.stack([np.sum(self.played == action, axis=(0, 1)) for action in range(ACTIONS)], axis=1)
        labels, series = self.numbered(range(self.players)), self.by_action(counts)
        return self.measure("actions-by-seat", "seat", "choices", labels, series)

    # ---- points -------------------------------------------------------------------------------------------------

    @cached_property
    def water_points(self) -> Numbers:
        """Points for water, by game and seat."""
        points: Numbers = self.field("water")[:, -1] // WATER_A_POINT
        return points

    def points_by_place(self) -> Measure:
        """What the points of the first, the second … are for."""
        order = np.lexsort((-self.scores, -self.wins), axis=1)
        water = np.take_along_axis(self.water_points, order, axis=1).mean(axis=0)
        whole = np.take_along_axis(self.scores, order, axis=1).mean(axis=0)
        series = self.series({"from-gems": whole - water, "from-water": water})
        labels = self.numbered(range(1, self.players + 1))
        return self.measure("points-by-place", "place", "points", labels, series, form="columns", unit="tenths")

    def points(self) -> Measure:
        """How many clans had how many points of each kind."""
        points = {"from-gems": self.scores - self.water_points, "from-water": self.water_points}
        borders = bins(list(points.values()))
        series = self.series({key: shares(np.histogram(each, borders)[0]) for key, each in points.items()})
        return self.measure("points-spread", "points", "clans", bin_names(borders), series, form="histogram")

    # ---- technologies -------------------------------------------------------------------------------------------

    def spread(self, key: str, across: str, counts: Numbers) -> Measure:
        """How many clans, and how many of the winners, have how many of something at the end."""
        flat, most = counts.ravel(), int(counts.max())
        everyone = np.bincount(flat, minlength=most + 1)
        winners = np.bincount(flat, self.wins.ravel(), minlength=most + 1)
        series = self.series({"everyone": shares(everyone), "winners": shares(winners)})
        return self.measure(key, across, "clans", self.numbered(range(most + 1)), series, form="histogram")

    def holdings(self) -> Measure:
        """What clans, and what winners, have at the end, on average."""
        things = {
            "technologies-each": self.owned,
            "joints-each": self.joined,
            "water-tokens": self.field("water")[:, -1],
        }
        everyone = [ratio(counts, counts.size) for counts in things.values()]
        winners = [ratio(counts * self.wins, self.wins) for counts in things.values()]
        series = self.series({"everyone": everyone, "winners": winners})
        return self.measure("holdings", "what", "a-game", self.named(*things), series, unit="hundredths")

    def technologies(self) -> Measure:
        """How many technologies clans have."""
        return self.spread("technologies", "technologies-each", self.owned)

    def joints(self) -> Measure:
        """How many joints clans have made."""
        return self.spread("joints", "joints-each", self.joined)

    def fates(self) -> Measure:
        """What becomes of the technologies."""
        fates = {"sold": self.where >= 0, "removed": self.where == REMOVED, "left-over": self.where == MARKET}
        values = [self.a_game(counts) for counts in fates.values()]
        series = self.series({"a-game": values})
        return self.measure("fates", "technologies-each", "a-game", self.named(*fates), series, unit="hundredths")

    # ---- auctions -----------------------------------------------------------------------------------------------

    @cached_property
    def auction_rounds(self) -> dict[str, NDArray[np.bool_]]:
        """The rounds with an auction of one clan alone, and of several; without a bid there is none."""
        clans, bids = np.sum(self.played == EXCAVATION, axis=2), np.any(self.field("bid") > 0, axis=2)
        return {"alone": bids & (clans == 1), "contested": bids & (clans > 1)}

    def auctions(self) -> Measure:
        """How many auctions there are."""
        alone, contested = self.auction_rounds.values()
        kinds = {"alone": alone, "contested": contested, "no-auction": ~(alone | contested)}
        series = self.series({"a-game": [self.a_game(rounds) for rounds in kinds.values()]})
        return self.measure("auctions", "rounds", "a-game", self.named(*kinds), series, unit="hundredths")

    def prices(self) -> Measure:
        """What is bid and paid, on average."""
        bids, sold, found = self.field("bid"), self.field("won") != NONE, {}
        for kind, rounds in self.auction_rounds.items():
            made, taken = (bids > 0) & rounds[..., None], sold & rounds[..., None]
            means = [ratio(bids[chosen], chosen) for chosen in (made, taken)]
            found[kind] = [ratio(made, rounds), ratio(taken, rounds), *means]
        labels = self.named("bids", "sales", "mean-bid", "mean-price")
        return self.measure("prices", "an-auction", "water-tokens", labels, self.series(found), unit="hundredths")

    def parts(self) -> Measure:
        """Parts that say how hard technologies are to come by."""
        bids, won = self.field("bid"), self.field("won") != NONE
        alone, contested = (rounds[..., None] for rounds in self.auction_rounds.values())
        equal, made = (bids[..., :, None] == bids[..., None, :]).sum(axis=3) > 1, bids > 0
        parts = {
            "without-technology": ratio(self.owned == 0, self.owned.size),
            "winners-without": ratio(self.wins[self.owned == 0], self.games),
            "alone-won": ratio(won & alone, alone),
            "contested-won": ratio(won & contested, made & contested),
            "contested-equal": ratio(made & equal & contested, made & contested),
        }
        return self.measure("parts", "of-what", "part", self.named(*parts), self.series({"part": list(parts.values())}))

    # ---- water --------------------------------------------------------------------------------------------------

    @cached_property
    def flows(self) -> dict[str, NDArray[np.float64]]:
        """Tokens by round, all clans together: into the game from the reserve, out of it, and between clans."""
        drawn, paid, sold = self.field("drawn"), self.field("paid"), self.field("won") != NONE
        stolen, robbed = self.a_round(self.field("stolen")), self.a_round(self.field("lost"))
        booty = self.a_round(drawn * (self.played == EXTERMINATION))
        return {
            "improvements": self.a_round(self.field("gained")),
            "exploitation": self.a_round(drawn * (self.played == EXPLOITATION)),
            "exploration": self.a_round(drawn * (self.played == EXPLORATION)),
            "made-up": booty - (robbed - stolen),
            "prices-paid": self.a_round(paid * sold),
            "fees": self.a_round(paid * ~sold),
            "thefts": stolen,
            "extermination": robbed - stolen,
        }

    def by_round(self, key: str, along: str, values: Mapping[str, Iterable[float]], form: str) -> Measure:
        """Something that goes by rounds."""
        labels, series = self.numbered(range(1, ROUNDS + 1)), self.series(values)
        return self.measure(key, "round", along, labels, series, form=form, unit="tenths")

    def water(self) -> Measure:
        """What a clan has at the end of each round, and the clan that will win."""
        water = self.field("water")
        won = np.einsum("grs,gs->r", water, self.wins) / self.games
        return self.by_round("water", "tokens-a-clan", {"winners": won, "everyone": water.mean(axis=(0, 2))}, "lines")

    def reserve(self) -> Measure:
        """What comes from the reserve, and goes back."""
        signs = dict.fromkeys(("improvements", "exploitation", "exploration", "made-up"), 1)
        signs |= dict.fromkeys(("prices-paid", "fees"), -1)
        flows = {key: self.flows[key] * sign for key, sign in signs.items()}
        return self.by_round("reserve", "tokens-a-round", flows, "columns")

    def moved(self) -> Measure:
        """What clans take from each other."""
        flows = {key: self.flows[key] for key in ("thefts", "extermination")}
        return self.by_round("moved", "tokens-a-round", flows, "columns")

    def flow(self) -> Measure:
        """All of it over the whole game: what was there, what came and went, and what is there."""
        start, end = float(STARTING_WATER * self.players), self.a_game(self.field("water")[:, -1])
        totals = {"start": start, **{key: float(flow.sum()) for key, flow in self.flows.items()}, "end": end}
        series = self.series({"a-game": list(totals.values())})
        return self.measure("flow", "water-tokens", "a-game", self.named(*totals), series, unit="tenths")

    # ---- single technologies ------------------------------------------------------------------------------------

    def card_names(self, cards: Iterable[int]) -> list[Name]:
        """Technologies by name."""
        return [Name(CARD_IDS[card], str(text.localised(card_name(card), self.language))) for card in cards]

    def owners(self) -> Measure:
        """How often the owner of each technology won, as a multiple of the fair share; the best first."""
        times, wins = np.sum(self.where >= 0, axis=0), np.zeros(CARDS)
        for card in range(CARDS):
            games = np.flatnonzero(self.where[:, card] >= 0)
            wins[card] = np.sum(self.wins[games, self.where[games, card]])
        values = [ratio(part, whole) * self.players for part, whole in zip(wins, times, strict=True)]
        order = sorted(range(CARDS), key=lambda card: -values[card])
        ends = [interval(wins[card], times[card]) for card in order]
        series = Series(
            self.named("times-fair")[0],
            tuple(values[card] for card in order),
            tuple((low * self.players, high * self.players) for low, high in ends),
        )
        shown: dict[str, Any] = {"form": "bars", "unit": "hundredths", "fair": 1.0}
        return self.measure("owners", "technology", "times-fair", self.card_names(order), [series], **shown)

    def bought(self) -> Measure:
        """In what part of the games each technology was bought; the most wanted first."""
        values = np.mean(self.where >= 0, axis=0)
        order = np.argsort(-values, kind="stable").tolist()
        series = self.series({"games": values[order]})
        return self.measure("bought", "technology", "games", self.card_names(order), series, form="bars")
