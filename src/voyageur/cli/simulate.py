"""`voyageur simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from voyageur.cli.console import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    err,
    out,
    read_options,
    ready_game,
    show_json,
    show_table,
)
from voyageur.core import text
from voyageur.lab.simulate import Summary, line_up
from voyageur.lab.simulate import simulate as play_many


def progress_bar() -> Progress:
    """A bar on stderr, which goes away when the work is done."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=err, transient=True)


def simulate(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")],
    language: LanguageOption,
    players: Annotated[int | None, typer.Option(help="How many play; by default as few as can.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each, with commas.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    option: OptionsOption = None,
    records: Annotated[Path | None, typer.Option(help="A folder to write every game to.")] = None,
    json: JsonOption = False,
) -> None:
    """Play many games between bots and show how each did.

    Example: voyageur simulate expeditions --players 4 --games 1000 --bots greedy,random,random,random
    """
    names = [bot.strip() for bot in bots.split(",")]
    game = ready_game(name, language, tuple(dict.fromkeys(names)))
    line_up(names, players or game.players[0])
    options = read_options(game, option)
    with progress_bar() as bar:
        task = bar.add_task(text.say("simulate-progress", language), total=games)
        summary = play_many(
            game, players, games, names, seed, lambda done: bar.update(task, completed=done), records, **options
        )
    if json:
        show_json({**msgspec.to_builtins(summary), "standings": [_row(summary, i) for i in range(summary.players)]})
    else:
        _show(summary, game.name[language], language)


def _row(summary: Summary, number: int) -> dict[str, object]:
    standing = summary.standings[number]
    return {**msgspec.to_builtins(standing), "share": standing.share}


def _show(summary: Summary, name: str, language: str) -> None:
    columns = tuple(text.say(f"column-{key}", language) for key in ("bot", "wins", "share", "mean"))
    rows = tuple(
        (standing.bot, f"{standing.wins:g}", _bar(standing.share), f"{standing.mean_score:.1f}")
        for standing in summary.standings
    )
    title = text.say("simulate-title", language, games=summary.games, game=name, players=summary.players)
    show_table(title, columns, rows)
    speed = summary.moves / summary.seconds
    numbers = {"moves": summary.moves, "mean": round(summary.moves / summary.games)}
    out.print(text.say("simulate-foot", language, seconds=round(summary.seconds, 2), speed=round(speed), **numbers))


def _bar(share: float) -> str:
    return f"{share:6.1%} " + "█" * round(share * 20)
