"""`voyageur dataset`: games between bots as files of Parquet, to learn from; and whether such files are right."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from voyageur.cli.console import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    RayOption,
    WorkersOption,
    out,
    read_options,
    ready_game,
    show_json,
)
from voyageur.cli.simulate import progress_bar
from voyageur.cli.tournament import stoppable
from voyageur.core import text
from voyageur.core.errors import BadOption
from voyageur.lab.columns import Observations, columns_sheet, make_plan
from voyageur.lab.dataset import Dataset
from voyageur.lab.dataset import check as check_dataset
from voyageur.lab.gathering import gather
from voyageur.lab.report import markdown

MEGABYTE = 1e6


def dataset(
    language: LanguageOption,
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game to play.")] = None,
    folder: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="Where the files are written.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play; by default as few as can.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each, with commas.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    option: OptionsOption = None,
    per_file: Annotated[
        int | None, typer.Option(min=1, help="Games of a file.", show_default="100, or 10 with bots that think long")
    ] = None,
    observations: Annotated[
        Observations, typer.Option(help="How the numbers of observations are kept, if they are.")
    ] = "float32",
    views: Annotated[bool, typer.Option("--views", help="With what the seat saw, as JSON.")] = False,
    workers: WorkersOption = None,
    ray: RayOption = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Keep the files that are there, and write the rest.")
    ] = False,
    check: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Play nothing: check a dataset, or a file of one.")
    ] = None,
    columns: Annotated[bool, typer.Option("--columns", help="Play nothing: say what the columns are.")] = False,
    json: JsonOption = False,
) -> None:
    """Let bots play games and write every move to files of Parquet: the position, what the mover knew and might do.

    docs/dataset.md says what the columns are and how to read them.

    Examples: voyageur dataset fivex --players 4 --bots greedy --games 1000 --out games;
    voyageur dataset --check games
    """
    processes = workers or os.cpu_count() or 1
    if columns:
        _show_columns(language)
    elif check is not None:
        _check(check, processes, language, json=json)
    elif name is None or folder is None:
        raise BadOption("dataset-what")
    else:
        names = [bot.strip() for bot in bots.split(",")]
        game = ready_game(name, language, tuple(dict.fromkeys(names)))
        plan = make_plan(game, players, names, seed, observations, views, **read_options(game, option))
        with stoppable(folder, language), progress_bar() as bar:
            task = bar.add_task(text.say("simulate-progress", language), total=games)

            def progress(done: int) -> None:
                bar.update(task, completed=done)

            found = gather(
                plan,
                games,
                folder,
                per_file=per_file,
                workers=processes,
                ray=ray,
                resume=resume,
                progress=progress,
            )
        if json:
            show_json(found)
            return
        counts = {"games": found.games, "rows": found.rows, "files": found.files}
        size = f"{found.bytes / MEGABYTE:.1f}"
        out.print(text.say("dataset-written", language, size=size, path=str(folder), **counts), soft_wrap=True)


def _check(path: Path, workers: int, language: str, *, json: bool) -> None:
    """Check a dataset against the rules."""
    found = Dataset(path)
    ready_game(found.game.id, language)
    with progress_bar() as bar:
        task = bar.add_task(text.say("dataset-progress", language), total=len(found.files))

        def progress(done: int) -> None:
            bar.update(task, completed=done)

        right = check_dataset(found, workers=workers, progress=progress)
    if json:
        show_json(right)
        return
    counts = msgspec.to_builtins(right)
    out.print(text.say("dataset-right", language, path=str(path), game=found.game.name, **counts), soft_wrap=True)


def _show_columns(language: str) -> None:
    """The columns, as a table of Markdown."""
    for line in markdown(columns_sheet(language)):
        typer.echo(line)
