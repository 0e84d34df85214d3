"""`voyageur check`: the properties that hold in every game, put to the test."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from voyageur.cli.console import (
    FAILED,
    EachOption,
    JsonOption,
    LanguageOption,
    OptionsOption,
    each_value,
    err,
    read_options,
    ready_game,
    show_json,
    show_table,
    value_words,
)
from voyageur.cli.simulate import progress_bar
from voyageur.core import registry, text
from voyageur.core.game import Game
from voyageur.testing import PropertyViolation, Report, check_game


def check(
    language: LanguageOption,
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; by default every one.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Random games for each number of players.")] = 1000,
    samples: Annotated[int, typer.Option(min=0, help="How many of them go through the Python API too.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    option: OptionsOption = None,
    each: EachOption = None,
    failures: Annotated[Path, typer.Option(help="Where a game that breaks a property is written.")] = Path("failures"),
    json: JsonOption = False,
) -> None:
    """Check determinism, round trips, legality, conservation, secrecy and fairness over random games.

    Examples: voyageur check expeditions --games 20000; voyageur check eldorado --games 500 --each course
    """
    reports = []
    for which in [name] if name else registry.names():
        game = ready_game(which, language)
        for options in each_value(game, each, read_options(game, option)):
            reports.append(_check(game, games, samples, seed, options, failures, language))
            if not json:
                _show(reports[-1], language)
    if json:
        show_json([msgspec.to_builtins(report) for report in reports])


def _check(
    game: Game, games: int, samples: int, seed: int, options: dict[str, Any], failures: Path, language: str
) -> Report:
    with progress_bar() as bar:
        tasks = {
            players: bar.add_task(
                text.say("check-progress", language, game=game.name[language], players=players), total=games
            )
            for players in game.players
        }

        def progress(players: int, done: int) -> None:
            bar.update(tasks[players], completed=done)

        try:
            return check_game(
                game, games=games, samples=samples, seed=seed, failures=failures, progress=progress, **options
            )
        except PropertyViolation as violation:
            err.print(str(violation), style="bold red", soft_wrap=True)
            raise typer.Exit(FAILED) from None


def _show(report: Report, language: str) -> None:
    title = text.say("check-title", language, game=registry.find(report.game).name[language])
    if report.options:
        title += " · " + ", ".join(f"{name}={value_words(value, language)}" for name, value in report.options.items())
    columns = text.say("column-property", language), "", text.say("column-checked", language)
    held = text.say("check-held", language)
    rows = []
    for name, arguments in report.rows():
        rows.append((text.say(f"property-{name}", language), held, text.say(f"checked-{name}", language, **arguments)))
    show_table(title, columns, tuple(rows))
