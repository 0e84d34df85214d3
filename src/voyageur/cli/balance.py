"""`voyageur balance`: whether a game is fair and its choices are worth making, as a report with charts."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from voyageur.bots import bot
from voyageur.cli.console import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    is_there,
    out,
    read_options,
    ready_game,
    show_json,
    show_table,
    write_file,
)
from voyageur.cli.simulate import progress_bar
from voyageur.core import text
from voyageur.core.errors import VoyageurError
from voyageur.core.game import Game
from voyageur.lab.balance import Balance, document, measure_balance
from voyageur.lab.report import chart_place, report, text_place, verdict_sheet

FOLDER = Path("balance")
"""Where reports are written when nobody says where."""


def balance(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game to look into.")],
    language: LanguageOption,
    players: Annotated[int | None, typer.Option(help="How many play; by default every number there can be.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games, for each number of players.")] = 500,
    bots: Annotated[str, typer.Option(metavar="NAME", help="The bot in every seat.")] = "greedy",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same report.")] = 0,
    option: OptionsOption = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help=f"Where the report is written; by default {FOLDER}/."),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Play many games between equal bots and report how balanced they were: GAME.md in a folder, with charts.

    With --json the numbers are printed, and the report is written only where --out says so.

    Example: voyageur balance eldorado --players 4 --games 200
    """
    game = ready_game(name, language, (bots,))
    options = read_options(game, option)
    counts = list(game.players) if players is None else [players]
    bot(bots, seed=0)
    for count in counts:
        game.start(players=count, seed=seed, **options)
    if folder is not None or not json:
        _try(folder or FOLDER, game, counts[0])
    with progress_bar() as bar:
        task = bar.add_task(text.say("simulate-progress", language), total=games * len(counts))

        def progress() -> None:
            bar.advance(task)

        found = [measure_balance(game, count, games, bots, seed, progress, **options) for count in counts]
    if folder is not None or not json:
        written = _write(found, folder or FOLDER, language)
    if json:
        show_json([document(each) for each in found])
        return
    sheet = verdict_sheet(found, language)
    show_table(text.say("balance-title", language, game=game.name), sheet.columns, sheet.rows)
    out.print(text.say("balance-written", language, path=str(written)), soft_wrap=True)


def _try(folder: Path, game: Game, players: int) -> None:
    """Make the folders of the report, and find out whether it can be written there: before all games are played."""
    for place in (text_place(game), chart_place(game, players, "seats")):
        path = folder / place
        if is_there(path.parent) and not path.parent.is_dir():
            raise VoyageurError("balance-no-folder", path=str(path.parent))
        write_file(path, _open)


def _open(path: Path) -> None:
    """Open a file for writing and leave it as it was; one that is not there is not there afterwards."""
    new = not path.exists()
    path.open("a").close()
    if new:
        path.unlink()


def _write(found: list[Balance], folder: Path, language: str) -> Path:
    """Write the report; returns where its text is."""
    files = report(found, language)
    for place, words in files.items():
        write_file(folder / place, partial(Path.write_text, data=words, encoding="utf-8"))
    return folder / next(iter(files))
