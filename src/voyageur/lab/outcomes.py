"""The tally that every game has: who won, by how much, with what kinds of action, and how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from voyageur.core import text
from voyageur.core.action import Action
from voyageur.core.position import Position
from voyageur.core.stats import bins, interval, ratio, share_intervals, shares
from voyageur.core.tally import Limit, Measure, Name, Series, bin_names

MOST_OF_FAIR = 1.2
"""No seat should win more than so many times its fair share: at a table of four, 30 %."""


def kind(action: Action) -> str:
    """What kind of action it is, as its JSON form says; otherwise the first word of its notation.

    >>> import voyageur as vg
    >>> kind(vg.game("expeditions").action("ticket: swap"))
    'ticket'
    """
    return str(action.to_dict().get("kind", str(action).split()[0]))


def seat_names(players: int, language: str) -> tuple[Name, ...]:
    """The seats, as labels."""
    return tuple(Name(str(seat), text.say("balance-seat", language, seat=seat)) for seat in range(players))


def _named(key: str, language: str) -> Name:
    return Name(key, text.say(f"balance-{key}", language))


class Outcomes:
    """Counts results, choices and length; it knows no game."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.limits = (Limit("seats", most=round(MOST_OF_FAIR / players, 3)),)
        self._scores: list[tuple[float, ...]] = []
        self._shares: list[tuple[float, ...]] = []
        self._rounds: list[int] = []
        self._moves: list[int] = []
        self._choices: list[Counter[str]] = []

    def watch(self, game: Sequence[Position]) -> None:
        """Count one game."""
        end = game[-1]
        self._scores.append(end.scores)
        self._shares.append(end.shares)
        self._rounds.append(end.game.rounds(end.state[0]))
        self._moves.append(end.ply)
        self._choices.append(Counter(kind(action) for _, action in end.moves))

    def measures(self, language: str) -> list[Measure]:
        """What was counted."""
        made = self._seats(language), self._endings(language), self._histogram(language), self._spread(language)
        return [*made, self._kinds(language)]

    def _seats(self, language: str) -> Measure:
        """Of the games that somebody won, the part that each seat did."""
        wins = np.sum(self._shares, axis=0)
        won, decided = wins.tolist(), float(wins.sum())
        values = tuple(ratio(part, decided) for part in won)
        series = Series(_named("wins", language), values, tuple(interval(part, decided) for part in won))
        labels, fair = seat_names(self.players, language), 1 / self.players
        return self._measure("seats", "seat", labels, [series], language, form="bars", fair=fair)

    def _endings(self, language: str) -> Measure:
        """The part of games with one winner, with several, and with none."""
        winners = np.minimum(np.count_nonzero(self._shares, axis=1), 2)
        nobody, one, several = shares(np.bincount(winners, minlength=3))
        labels = [_named(key, language) for key in ("one-winner", "shared", "undecided")]
        series = Series(_named("games", language), (one, several, nobody))
        return self._measure("endings", "ending", labels, [series], language)

    def _histogram(self, language: str) -> Measure:
        """How many players ended with how many points."""
        borders = bins(self._scores)
        counts = np.histogram(self._scores, borders)[0]
        series = Series(_named("players-share", language), shares(counts))
        return self._measure("scores", "points", bin_names(borders), [series], language, form="histogram")

    def _spread(self, language: str) -> Measure:
        """Scores and lengths: their means, and between what they lie."""
        scores = np.sort(self._scores, axis=1)[:, ::-1]
        rows: dict[str, Any] = {
            "score": scores.ravel(),
            "first": scores[:, 0],
            "last": scores[:, -1],
            "lead": scores[:, 0] - scores[:, 1],
            "rounds": self._rounds,
            "moves": self._moves,
        }
        places = {"least": 0, "quarter": 25, "median": 50, "three-quarters": 75, "most": 100}
        found = [[np.mean(row), *np.percentile(row, list(places.values()))] for row in rows.values()]
        columns = np.array(found).T.tolist()
        series = [
            Series(_named(key, language), tuple(column)) for key, column in zip(("mean", *places), columns, strict=True)
        ]
        labels = [_named(key, language) for key in rows]
        return self._measure("spread", "quantity", labels, series, language, unit="tenths")

    def _kinds(self, language: str) -> Measure:
        """The part of all choices that each kind of action makes up, the most usual first."""
        counts = sum(self._choices, Counter[str]())
        ordered = sorted(counts, key=lambda word: (-counts[word], word))
        ends = share_intervals([[game[word] for word in ordered] for game in self._choices])
        series = Series(_named("choices", language), shares(counts[word] for word in ordered), ends)
        labels = [Name(word, word) for word in ordered]
        return self._measure("kinds", "kind", labels, [series], language, form="bars")

    def _measure(
        self, key: str, across: str, labels: Sequence[Name], series: list[Series], language: str, **more: Any
    ) -> Measure:
        """A measure of that name, by labels of that kind."""
        more["title"], more["across"] = (
            text.say(f"balance-{key}", language),
            text.say(f"balance-label-{across}", language),
        )
        more["along"] = series[0].name.words if len(series) == 1 else ""
        return Measure(key, labels=tuple(labels), series=tuple(series), **more)
