"""What was found of a game's balance, written as Markdown with its charts beside it.

The same games give the same files, byte for byte: nothing in them tells when or how fast they were made.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

import msgspec

from voyageur.core import text
from voyageur.core.errors import BadOption
from voyageur.core.game import Game
from voyageur.core.options import Option
from voyageur.core.sheet import Sheet
from voyageur.core.tally import Measure
from voyageur.lab.balance import Balance, Found, Verdict
from voyageur.lab.charts import draw
from voyageur.lab.numbers import said, tick

HELD = {
    (True, True): "balance-holds",
    (True, False): "balance-holds-perhaps",
    (False, False): "balance-fails-perhaps",
    (False, True): "balance-fails",
}
"""What is said of a limit by whether it holds, and whether that is sure."""
END = "END"
"""The line after a document that a command reads; no JSON is like it."""


def text_place(game: Game) -> PurePosixPath:
    """Where the text of a report is, in its folder."""
    return PurePosixPath(f"{game.id}.md")


def chart_place(game: Game, players: int, measure: str) -> PurePosixPath:
    """Where the chart of a measure is, in the same folder."""
    return PurePosixPath(game.id, f"{players}-{measure}.svg")


def report(found: list[Balance], language: str) -> dict[PurePosixPath, str]:
    """The files of a report, the Markdown first: their places in its folder, and what is in them.

    All of it is about one game; there is a part for each number of players.
    """
    game = found[0].game
    charts: dict[PurePosixPath, str] = {}
    lines = [*_head(found, language), *_verdicts(found, language)]
    for balance in found:
        lines += ["", f"## {text.say('balance-players', language, players=balance.players)}"]
        for measure in balance.measures(language):
            lines += ["", f"### {measure.title}", ""]
            chart = draw(measure, language)
            if chart is not None:
                place = chart_place(game, balance.players, measure.id)
                charts[place] = chart
                lines += [f"![{measure.title}]({place})", ""]
            lines += _folded(measure, language) if chart else markdown(numbers(measure, language))
    return {text_place(game): "\n".join(lines) + "\n", **charts}


def _head(found: list[Balance], language: str) -> list[str]:
    """What was played, and how to play it again."""
    first = found[0]
    played = {"games": first.games, "counts": len(found), "players": first.players, "bots": first.bots}
    played |= {"version": first.game.version, "seed": str(first.seed)}
    return [
        f"# {text.say('balance-title', language, game=first.game.name)}",
        "",
        text.say("balance-made", language, **played),
        "",
        "```sh",
        *_command(found, language),
        "```",
    ]


def _command(found: list[Balance], language: str) -> Iterator[str]:
    """The command that makes this report, for a shell: a line, and the documents that the command reads."""
    first = found[0]
    words = ["voyageur", "balance", first.game.id]
    documents: list[str] = []
    sources: list[str] = []
    if len(found) < len(first.game.players):
        words += ["--players", str(first.players)]
    words += ["--games", str(first.games), "--bots", first.bots, "--seed", str(first.seed)]
    for option in first.game.options:
        value = first.options[option.name]
        if value == option.default:
            continue
        typed = _typed(option, value)
        if typed is None:  # the first document comes from the standard input, others by further descriptors
            number = len(documents) + 2
            typed, source = (f"@/dev/fd/{number}", f"{number}<<'{END}'") if documents else ("@-", f"<<'{END}'")
            documents.append(msgspec.json.encode(value).decode())
            sources.append(source)
        words += ["--option", f"{option.name}={typed}"]
    yield " ".join([shlex.join([*words, "--language", language]), *sources])
    for document in documents:
        yield from (document, END)


def _typed(option: Option, value: Any) -> str | None:
    """What to type for a value of an option; None for what only a document can say."""
    words = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    words = words.lower() if isinstance(value, bool) else words
    try:
        return words if option.read(words) == value and not words.startswith("@") else None
    except BadOption:
        return None


def _verdicts(found: list[Balance], language: str) -> list[str]:
    """The limits, and whether they hold."""
    sheet = verdict_sheet(found, language)
    return ["", f"## {sheet.title}", "", *markdown(sheet)]


def verdict_sheet(found: list[Balance], language: str) -> Sheet:
    """For each number of players: each limit, what was found, and whether it holds."""
    rows = tuple(
        (str(balance.players), limit_words(verdict, language), found_words(verdict, language), _held(verdict, language))
        for balance in found
        for verdict in balance.verdicts(language)
    )
    columns = ("column-players", "balance-limit", "balance-found", "balance-verdict")
    return Sheet(text.say("balance-verdicts", language), tuple(text.say(key, language) for key in columns), rows)


def limit_words(verdict: Verdict, language: str) -> str:
    """The limit, said to a person."""
    limit, unit = verdict.limit, verdict.measure.unit
    ends = {"least": limit.least, "most": limit.most}
    numbers = {name: tick(value, unit, language) for name, value in ends.items() if value is not None}
    key = "balance-limit-both" if len(numbers) == 2 else f"balance-limit-{next(iter(numbers))}"
    return text.say(key, language, what=verdict.measure.title, **numbers)


def found_words(verdict: Verdict, language: str) -> str:
    """The lowest value and the highest, said to a person."""
    unit = verdict.measure.unit

    def words(found: Found) -> str:
        doubt = f" · {between(found.interval, unit, language)}" if found.interval else ""
        return f"{said(found.value, unit, language)} ({found.label.words}{doubt})"

    return text.say("balance-range", language, lowest=words(verdict.lowest), highest=words(verdict.highest))


def between(ends: tuple[float, float], unit: str, language: str) -> str:
    """Both ends of an interval, said to a person."""
    return " – ".join(said(end, unit, language) for end in ends)


def _held(verdict: Verdict, language: str) -> str:
    return text.say(HELD[verdict.holds, verdict.sure], language)


# ---- tables -----------------------------------------------------------------------------------------------------


def numbers(measure: Measure, language: str) -> Sheet:
    """All values of a measure: a row for each label."""
    columns = [measure.across]
    rows = [[label.words] for label in measure.labels]
    for series in measure.series:
        columns.append(series.name.words)
        for row, value in zip(rows, series.values, strict=True):
            row.append(said(value, measure.unit, language))
        if series.intervals:
            columns.append(text.say("balance-interval", language))
            for row, ends in zip(rows, series.intervals, strict=True):
                row.append(between(ends, measure.unit, language))
    return Sheet(measure.title, tuple(columns), tuple(tuple(row) for row in rows))


def markdown(sheet: Sheet) -> list[str]:
    """A table; what follows the first column is flush right where it is numbers."""
    marks = ["---", *("---:" if _numeric(sheet, column) else "---" for column in range(1, len(sheet.columns)))]
    return [_row(sheet.columns), _row(tuple(marks)), *(_row(row) for row in sheet.rows)]


def _numeric(sheet: Sheet, column: int) -> bool:
    return not any(letter.isalpha() for row in sheet.rows for letter in row[column])


def _row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _folded(measure: Measure, language: str) -> list[str]:
    """The numbers of a chart, to be unfolded."""
    summary = f"<details><summary>{text.say('balance-numbers', language)}</summary>"
    return [summary, "", *markdown(numbers(measure, language)), "", "</details>"]
