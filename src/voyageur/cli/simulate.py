"""`voyageur simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from voyageur.cli.console import (
    EachOption,
    JsonOption,
    LanguageOption,
    OptionsOption,
    RayOption,
    each_value,
    err,
    out,
    read_options,
    ready_game,
    show_json,
    show_table,
    value_key,
    value_words,
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
    each: EachOption = None,
    records: Annotated[Path | None, typer.Option(help="A folder to write every game to.")] = None,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes, for bots that think long; the result does not depend on them.")
    ] = 1,
    ray: RayOption = None,
    json: JsonOption = False,
) -> None:
    """Play many games between bots and show how each did, and how many rounds it took.

    Examples: voyageur simulate expeditions --players 4 --games 1000 --bots greedy,random,random,random;
    voyageur simulate eldorado --players 4 --bots greedy --each course
    """
    names = [bot.strip() for bot in bots.split(",")]
    game = ready_game(name, language, tuple(dict.fromkeys(names)))
    line_up(names, players or game.players[0])
    options = read_options(game, option)
    tables = each_value(game, each, options)
    summaries = []
    with progress_bar() as bar:
        task = bar.add_task(text.say("simulate-progress", language), total=games * len(tables))
        for number, laid in enumerate(tables):
            where = records / value_key(laid[each]) if records and each else records

            def progress(done: int, before: int = number * games) -> None:
                bar.update(task, completed=before + done)

            summary = play_many(game, players, games, names, seed, progress, where, workers=workers, ray=ray, **laid)
            summaries.append(summary)
    by = each or (game.designs.option if game.designs else None)
    if json:
        documents = [_document(summary) for summary in summaries]
        shown = documents[0] if each is None else {"game": game.id, "each": each}
        show_json({**shown, **({"by": {by: _by(summaries, documents, by, each)}} if by else {})})
        return
    for summary in summaries:
        _show(summary, game.name[language], by, language)
    if each is not None:
        _show_each(summaries, each, language)


def _document(summary: Summary) -> dict[str, Any]:
    return {**msgspec.to_builtins(summary), "standings": [_row(summary, i) for i in range(summary.players)]}


def _by(summaries: list[Summary], documents: list[Any], option: str, each: str | None) -> dict[str, Any]:
    """How long the games were, by the value of an option."""
    found = {}
    for summary, document in zip(summaries, documents, strict=True):
        short = {"games": summary.games, "decided": summary.decided, "rounds": document["rounds"]}
        found[value_key(summary.options[option])] = short if each is None else document
    return found


def _row(summary: Summary, number: int) -> dict[str, object]:
    standing = summary.standings[number]
    return {**msgspec.to_builtins(standing), "share": standing.share}


def _show_each(summaries: list[Summary], option: str, language: str) -> None:
    """A line for each value of the option."""
    columns = (option, *(text.say(f"column-{key}", language) for key in ("rounds", "least", "most", "decided")))
    rows = []
    for summary in summaries:
        lasted = summary.rounds
        won = f"{summary.decided / summary.games:.1%}"
        value = value_words(summary.options[option], language)
        rows.append((value, f"{lasted.mean:.1f}", str(lasted.least), str(lasted.most), won))
    show_table(text.say("simulate-each", language), columns, tuple(rows))


def _show(summary: Summary, name: str, by: str | None, language: str) -> None:
    columns = tuple(text.say(f"column-{key}", language) for key in ("bot", "wins", "share", "mean"))
    rows = tuple(
        (standing.bot, f"{standing.wins:g}", _bar(standing.share), f"{standing.mean_score:.1f}")
        for standing in summary.standings
    )
    title = text.say("simulate-title", language, games=summary.games, game=name, players=summary.players)
    if by is not None:
        title += f" · {by}={value_words(summary.options[by], language)}"
    show_table(title, columns, rows)
    speed = summary.moves / summary.seconds
    numbers = {"moves": summary.moves, "mean": round(summary.moves / summary.games)}
    lasted = {"rounds": f"{summary.rounds.mean:.1f}", "least": summary.rounds.least, "most": summary.rounds.most}
    out.print(text.say("simulate-rounds", language, decided=summary.decided, **lasted))
    out.print(text.say("simulate-foot", language, seconds=round(summary.seconds, 2), speed=round(speed), **numbers))


def _bar(share: float) -> str:
    return f"{share:6.1%} " + "█" * round(share * 20)
