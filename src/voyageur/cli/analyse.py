"""`voyageur analyse`: where a game was won and lost, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.table import Table

from voyageur.bots import analyst
from voyageur.bots.analyst import Analysis
from voyageur.cli.console import (
    GAP,
    SEARCHING,
    JsonOption,
    LanguageOption,
    RayOption,
    out,
    ready_game,
    show_json,
    show_table,
    write_file,
)
from voyageur.cli.simulate import progress_bar
from voyageur.core import text
from voyageur.core.record import GameRecord
from voyageur.lab import analysis_page
from voyageur.lab.looking import analyse_on_ray
from voyageur.lab.numbers import said

NARROWEST_GRAPH = 10
"""Columns that the graph has at least."""


def analyse(
    language: LanguageOption,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")],
    effort: Annotated[Literal["quick", "deep"], typer.Option(help="How long to look: seconds, or minutes.")] = "quick",
    simulations: Annotated[
        int | None, typer.Option(min=1, help="Of each look at a move.", show_default="by the effort")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same analysis.")] = 0,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Moves that are looked into at once.", show_default="one a core")
    ] = None,
    ray: RayOption = None,
    page: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.html", help="Write a page with the graph there.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Look into a game that was played: everybody's chances, what each move lost, what was luck.

    Each move is judged by what its player knew. docs/analysis.md says how the numbers are meant.

    Example: voyageur analyse game.json --out report.html

    Example: voyageur analyse game.json --effort deep --json
    """
    record = GameRecord.read(file)
    ready_game(record.game, language, SEARCHING)
    with progress_bar() as bar:
        task = bar.add_task(text.say("analysis-progress", language), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        how: dict[str, Any] = {"simulations": simulations, "seed": seed, "progress": progress}
        if ray is None:
            found = analyst.analyse(record, effort, workers=workers, **how)
        else:
            found = analyse_on_ray(record, effort, ray=ray, **how)
    if page is not None:
        written = analysis_page.page(found, language)
        write_file(page, lambda path: path.write_text(written, encoding="utf-8"))
    if json:
        show_json(msgspec.to_builtins(found))
        return
    show(found, language)
    if page is not None:
        out.print(text.say("analysis-written", language, path=str(page)), soft_wrap=True)


def show(found: Analysis, language: str) -> None:
    """The report in a terminal: the graph, the players, the most costly moves."""
    out.print(analysis_page.title(found, language), style="bold")
    out.print(analysis_page.made(found, language), "")
    show_graph(found, language)
    show_players(found, language)
    out.print(analysis_page.account_words(found, language), "")
    losses = analysis_page.costly_sheet(found, language)
    if losses.rows:
        show_table(losses.title, losses.columns, losses.rows)
    else:
        out.print(text.say("analysis-costly-none", language))


def show_players(found: Analysis, language: str) -> None:
    """A column for each seat, which takes less room than a line."""
    sheet = analysis_page.players_sheet(found, language)
    seats = [text.say("analysis-seat", language, seat=seat) for seat in range(found.players)]
    rows = zip(sheet.columns[1:], *(row[1:] for row in sheet.rows), strict=True)
    show_table(None, (sheet.title, *seats), tuple(rows))


def show_graph(found: Analysis, language: str) -> None:
    """A line of blocks for each seat, from its chance at the start to the result."""
    out.print(text.say("analysis-graph", language), style="bold")
    names = [analysis_page.seat_name(found, seat, language) for seat in range(found.players)]
    starts, ends = ([said(chance, "share", language) for chance in chances] for chances in (found.start, found.result))
    taken = sum(max(map(len, column)) for column in (names, starts, ends)) + GAP
    room = max(NARROWEST_GRAPH, out.width - taken)
    grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for seat, (name, start, end) in enumerate(zip(names, starts, ends, strict=True)):
        grid.add_row(name, start, analysis_page.sparkline(analysis_page.line_of(found, seat), room), end)
    out.print(grid, "")
