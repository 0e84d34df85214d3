"""`voyageur ladder`: the matches that show how strong a game's levels are, and the tables of them."""

from __future__ import annotations

import os
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from voyageur.cli.console import (
    LanguageOption,
    RayOption,
    WorkersOption,
    out,
    read_json,
    ready_game,
    show_table,
    write_file,
)
from voyageur.cli.tournament import stoppable, watching
from voyageur.core import cache
from voyageur.core.errors import VoyageurError
from voyageur.core.game import Game
from voyageur.lab.gamelog import GameLog
from voyageur.lab.ladder import LEVELS, Goal, Goals, Ladder, Match, Rung, block, matches, put, sheets
from voyageur.lab.schedule import schedule
from voyageur.lab.tournament import Result, play

FOLDER = Path("docs/ladder")
LOGS = Path("build/ladder")
"""Where games are kept until all of a match are played, and after."""
GOALS = "goals.json"


def ladder(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    language: LanguageOption,
    games: Annotated[int, typer.Option(min=1, help="Games of a match at least.")] = 400,
    round_games: Annotated[int, typer.Option(min=1, help="Games by which the length of one is measured.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    levels: Annotated[str, typer.Option(help="The levels from below, with commas.")] = ",".join(LEVELS),
    only: Annotated[str, typer.Option(metavar="PATTERN", help="Only the matches whose name is like that.")] = "*",
    workers: WorkersOption = None,
    ray: RayOption = None,
    keep: Annotated[bool, typer.Option("--keep", help="Keep results that other sources gave.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Play nothing: write the tables anew, and show them.")] = False,
    commands: Annotated[bool, typer.Option("--commands", help="Play nothing: say how to play each match.")] = False,
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where GAME.json is; the tables go to FOLDER.md.")
    ] = FOLDER,
    logs: Annotated[Path, typer.Option(metavar="FOLDER", help="Where games are kept while it runs.")] = LOGS,
) -> None:
    """Play the ladder of a game: each level against the one below, the highest against greedy, and so on.

    What has been played is not played again: stop it when you like, and start it anew.

    Examples: voyageur ladder eldorado --workers 16; voyageur ladder expeditions --only 'master-*'
    """
    game = ready_game(name, language, tuple(levels.split(",")))
    chosen = [match for match in matches(game, levels.split(",")) if fnmatch(match.id, only)]
    if commands:
        for match in chosen:
            out.print(match.command(game.id, _games(match, games, round_games), seed), soft_wrap=True)
        return
    path = folder / f"{game.id}.json"
    found = read_ladder(path, game)
    for number, match in enumerate([] if show else chosen, start=1):
        asked = _games(match, games, round_games)
        made = schedule(game, match.players, match.line_ups, seed, match.options)
        if _is_played(found.find(match), asked, seed, keep=keep):
            continue
        log = GameLog(logs / cache.source_hash() / str(seed) / game.id / f"{match.id}.jsonl", made, resume=True)
        heading = f"{number}/{len(chosen)} {match.id}"
        with stoppable(None, language), watching(made, asked, language, heading) as watch:
            result = play(made, asked, workers=workers or os.cpu_count() or 1, ray=ray, log=log, watch=watch)
        found = found.with_rung(Rung(match, result))
        write_file(path, partial(Path.write_text, data=found.to_json(), encoding="utf-8"))
    goals = read_goals(folder, game)
    write_tables(folder, game, found, goals)
    for sheet in sheets(game, found, goals, language):
        show_table(sheet.title, sheet.columns, sheet.rows)


def _games(match: Match, games: int, round_games: int) -> int:
    return round_games if match.kind == "rounds" else games


def _is_played(result: Result | None, games: int, seed: int, *, keep: bool) -> bool:
    """Whether a match has been played, with as many games and by the bots of today."""
    if result is None or result.games < games or result.schedule.seed != seed:
        return False
    return keep or result.schedule.sources == cache.source_hash()


def read_ladder(path: Path, game: Game) -> Ladder:
    """The matches that have been played."""
    if not path.exists():
        return Ladder(game.id)
    try:
        return msgspec.convert(read_json(str(path)), Ladder)
    except msgspec.ValidationError as error:
        raise VoyageurError("ladder-unreadable", path=str(path), problem=str(error)) from error


def read_goals(folder: Path, game: Game) -> dict[str, Goal]:
    """What a game's matches should show, if anything is said of that."""
    path = folder / GOALS
    if not path.exists():
        return {}
    try:
        return msgspec.convert(read_json(str(path)), Goals).get(game.id, {})
    except msgspec.ValidationError as error:
        raise VoyageurError("ladder-unreadable", path=str(path), problem=str(error)) from error


def write_tables(folder: Path, game: Game, found: Ladder, goals: dict[str, Goal]) -> None:
    """Put the tables into the document beside the folder, where there is one."""
    document = folder.with_name(folder.name + ".md")
    if document.exists():
        whole = put(document.read_text(encoding="utf-8"), game.id, block(game, found, goals))
        write_file(document, partial(Path.write_text, data=whole, encoding="utf-8"))
