"""The ladder of a game: which matches prove that its levels rise, what came out of them, and the tables of that.

Which game it is does not matter here. What a game promises beyond rising levels is said in a file of goals beside the
results.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

import msgspec

from voyageur.bots import levels
from voyageur.core import text
from voyageur.core.game import Game
from voyageur.core.sheet import Sheet
from voyageur.lab.numbers import said
from voyageur.lab.report import HELD, between, markdown
from voyageur.lab.schedule import LineUp, line_ups, pairing, typed_line_ups
from voyageur.lab.tournament import Estimate, Result

LARGE_TABLE = 4
"""Besides the smallest table there can be, matches are played at one of this size."""
LEVELS = tuple(levels.LEVELS)
"""The bots of the ladder, from below."""
BELOW = ("random", "greedy")
"""Those that need no thought: what the levels are measured against."""
LANGUAGE = "en"
"""The language of our documents."""

Kind = Literal["levels", "alone", "rounds"]
"""Two bots in equal numbers, one alone among others, or one with itself to see how long it takes."""


class Match(msgspec.Struct, frozen=True):
    """One tournament of a ladder."""

    id: str
    kind: Kind
    line_ups: tuple[LineUp, ...]
    players: int
    options: dict[str, Any] = {}

    def command(self, game: str, games: int, seed: int) -> str:
        """What to type to play this match alone."""
        words = [
            "voyageur",
            "tournament",
            game,
            "--bots",
            typed_line_ups(self.line_ups),
            "--players",
            str(self.players),
        ]
        words += ["--games", str(games), "--seed", str(seed)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        return shlex.join(words)


class Rung(msgspec.Struct, frozen=True):
    """A match and what came out of it."""

    match: Match
    result: Result


class Ladder(msgspec.Struct, frozen=True):
    """All matches of a game that have been played."""

    game: str
    rungs: tuple[Rung, ...] = ()

    def with_rung(self, rung: Rung) -> Ladder:
        """The same with one more match, or with another result of it in its place."""
        rungs = {each.match.id: each for each in self.rungs} | {rung.match.id: rung}
        return Ladder(self.game, tuple(rungs.values()))

    def find(self, match: Match) -> Result | None:
        """What came out of a match, if it has been played."""
        return next((rung.result for rung in self.rungs if rung.match == match), None)

    def to_json(self) -> str:
        """The document that is kept."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match should show: a share of wins at least, or rounds at most."""

    least: float | None = None
    most: float | None = None


Goals = dict[str, dict[str, Goal]]
"""By game and match."""


def matches(game: Game, levels: Sequence[str] = LEVELS) -> list[Match]:
    """The matches of a game's ladder."""
    random, greedy = BELOW
    top, smallest = levels[-1], game.players[0]
    large = LARGE_TABLE in game.players
    sizes = dict.fromkeys((smallest, LARGE_TABLE) if large else (smallest,))
    pairs = [(lower, upper, players) for players in sizes for lower, upper in pairwise(levels)]
    pairs += [(lower, upper, smallest) for lower, upper in ((greedy, top), (random, greedy)) if lower != upper]
    found = [
        Match(f"{upper}-{lower}-{players}", "levels", pairing(upper, lower, players), players)
        for lower, upper, players in pairs
    ]
    if large and top != greedy:
        lone = line_ups([top, greedy], LARGE_TABLE)
        found.append(Match(f"{top}-alone-{LARGE_TABLE}", "alone", lone, LARGE_TABLE))
    found += [match for name in dict.fromkeys((greedy, top)) for match in _courses(game, name)]
    return list({match.id: match for match in found}.values())


def _courses(game: Game, bot: str) -> list[Match]:
    """How long one bot takes with itself, on every board and at every size of table; for games with several boards."""
    if game.designs is None:
        return []
    name = game.designs.option
    choices = next(option.choices for option in game.options if option.name == name)
    return [
        Match(f"{bot}-{value}-{players}", "rounds", line_ups([bot], players), players, {name: value})
        for value in choices
        for players in game.players
    ]


# ---- tables -----------------------------------------------------------------------------------------------------


def sheets(game: Game, ladder: Ladder, goals: Mapping[str, Goal], language: str) -> list[Sheet]:
    """What came out, as tables; in the order of the matches, whichever were played first."""
    places = {match.id: place for place, match in enumerate(matches(game))}
    rungs = sorted(ladder.rungs, key=lambda rung: places.get(rung.match.id, len(places)))
    ladder = Ladder(ladder.game, tuple(rungs))
    shown = [_wins(ladder, goals, language), _rounds(game, ladder, goals, language)]
    return [sheet for sheet in shown if sheet.rows]


def _wins(ladder: Ladder, goals: Mapping[str, Goal], language: str) -> Sheet:
    """A row for each match between two bots."""
    columns = ("players", "bot", "against", "games", "share", "interval", "goal", "verdict")
    rows = tuple(_win_row(rung, goals.get(rung.match.id), language) for rung in ladder.rungs if _is_match(rung))
    return Sheet(text.say("ladder-wins", language), _columns(columns, language), rows)


def _is_match(rung: Rung) -> bool:
    return rung.match.kind != "rounds"


def _columns(keys: Sequence[str], language: str) -> tuple[str, ...]:
    return tuple(text.say(f"ladder-column-{key}", language) for key in keys)


def _win_row(rung: Rung, goal: Goal | None, language: str) -> tuple[str, ...]:
    first, second = rung.result.standings
    share, others = first.share, text.say("ladder-others", language, count=rung.match.players - 1, bot=second.bot)
    least = first.fair if goal is None or goal.least is None else goal.least
    key = "ladder-more" if least == first.fair else "ladder-least"
    return (
        str(rung.match.players),
        first.bot,
        others if rung.match.kind == "alone" else second.bot,
        said(rung.result.games, "whole", language),
        said(share.value, "share", language),
        _ends(share, "share", language),
        text.say(key, language, value=said(least, "share", language)),
        verdict(share, least, None, language),
    )


def _ends(found: Estimate, unit: str, language: str) -> str:
    return "" if found.interval is None else between(found.interval, unit, language)


def verdict(found: Estimate, least: float | None, most: float | None, language: str) -> str:
    """Whether a value keeps to its limits, and whether that is sure."""
    low, high = found.interval or (float("-inf"), float("inf"))
    holds = (least is None or found.value >= least) and (most is None or found.value <= most)
    if holds:
        sure = (least is None or low > least) and (most is None or high <= most)
    else:
        sure = (least is not None and high < least) or (most is not None and low > most)
    return text.say(HELD[holds, sure], language)


def _rounds(game: Game, ladder: Ladder, goals: Mapping[str, Goal], language: str) -> Sheet:
    """A row for each board, a column for each bot and size of table."""
    lengths = [rung for rung in ladder.rungs if not _is_match(rung)]
    option = game.designs.option if game.designs else ""
    cells = {(_board(rung, option), _table(rung)): _mean_rounds(rung, goals, language) for rung in lengths}
    boards, tables = dict.fromkeys(board for board, _ in cells), dict.fromkeys(table for _, table in cells)
    heads = [text.say("ladder-table", language, bot=bot, players=players) for bot, players in tables]
    rows = tuple((board, *(cells.get((board, table), "") for table in tables)) for board in boards)
    return Sheet(text.say("ladder-rounds", language), (option, *heads), rows)


def _board(rung: Rung, option: str) -> str:
    return str(rung.match.options[option])


def _table(rung: Rung) -> tuple[str, int]:
    return rung.match.line_ups[0][0], rung.match.players


def _mean_rounds(rung: Rung, goals: Mapping[str, Goal], language: str) -> str:
    mean = rung.result.rounds.mean
    if mean is None:
        return "–"
    words = said(mean.value, "tenths", language)
    if mean.interval is not None:
        words += f" ({_ends(mean, 'tenths', language)})"
    goal = goals.get(rung.match.id)
    if goal is None or goal.most is None:
        return words
    most = text.say("ladder-most", language, value=said(goal.most, "tenths", language))
    return f"{words}: {most}, {verdict(mean, None, goal.most, language)}"


# ---- the document -----------------------------------------------------------------------------------------------


def block(game: Game, ladder: Ladder, goals: Mapping[str, Goal]) -> str:
    """The tables of a game, as they stand in the document."""
    lines: list[str] = []
    for sheet in sheets(game, ladder, goals, LANGUAGE):
        lines += ["", f"**{sheet.title}**", "", *markdown(sheet)]
    return "\n".join([*lines[1:], ""])


def marks(game: str) -> tuple[str, str]:
    """The lines of the document between which a game's tables are."""
    return f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"


def put(document: str, game: str, tables: str) -> str:
    """The document with a game's tables in their place; what stands around them stays.

    >>> print(put("<!-- ladder go --><!-- end of ladder go -->!", "go", "new"))
    <!-- ladder go -->
    new
    <!-- end of ladder go -->!
    """
    begin, end = marks(game)
    whole = f"{begin}\n{tables}\n{end}"
    return re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: whole, document, flags=re.DOTALL)
