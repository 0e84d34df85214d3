"""`voyageur tournament`: bots against each other, deal after deal, with how sure one may be of what came out."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import Progress

from voyageur.cli.console import (
    EachOption,
    JsonOption,
    LanguageOption,
    OptionsOption,
    RayOption,
    WorkersOption,
    each_value,
    err,
    is_there,
    out,
    read_options,
    ready_game,
    show_json,
    show_table,
    table,
    value_key,
    value_words,
    write_file,
)
from voyageur.cli.simulate import progress_bar
from voyageur.core import text
from voyageur.core.errors import BadOption, VoyageurError
from voyageur.core.sheet import Sheet
from voyageur.lab import sprt as test
from voyageur.lab.charts import draw
from voyageur.lab.gamelog import GameLog
from voyageur.lab.numbers import said
from voyageur.lab.schedule import Schedule, read_bots, read_line_ups, schedule
from voyageur.lab.tournament import Estimate, Result, Standing, Watch, play, share_measure, title

INTERRUPTED = 130
"""The exit code of a command that was stopped with Ctrl+C."""
LOOKS = 0.5
"""The table is worked out anew after so many seconds at the earliest."""


def tournament(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")],
    language: LanguageOption,
    bots: Annotated[
        str,
        typer.Option(
            help="A line-up, with commas: one bot a seat; or two of which the first sits alone among the others; "
            "or more than there are seats, of whom everybody meets everybody. Several line-ups: with slashes."
        ),
    ],
    players: Annotated[int | None, typer.Option(help="How many play; by default as few as can.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games at least: whole deals are played.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals.")] = 0,
    option: OptionsOption = None,
    each: EachOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW:HIGH",
            help="Stop as soon as it is clear which of these shares of wins is nearer the first bot's: 0.5:0.55",
        ),
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.json", help="Where the result is written, and the games.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the games that are kept beside --out.")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Where the shares of wins are drawn.")] = None,
    json: JsonOption = False,
) -> None:
    """Let bots play against each other; every deal is played again with seats exchanged.

    Shown are each bot's share of wins and mean score, with the intervals that hold the true ones with 95 % confidence,
    its OpenSkill rating and its strength in Elo points.

    Examples: voyageur tournament expeditions --bots greedy,random --games 400 --out match.json;
    voyageur tournament eldorado --players 4 --bots greedy,random --workers 2;
    voyageur tournament fivex --players 3 --bots greedy,random,greedy/random,greedy,random --sprt 0.5:0.6
    """
    names = tuple(dict.fromkeys(chain.from_iterable(read_bots(bots))))
    bounds = test.read_bounds(sprt) if sprt else None
    if resume and file is None:
        raise BadOption("tournament-resume")
    game = ready_game(name, language, names)
    seats = players or game.players[0]
    lines = read_line_ups(bots, seats)
    tables = each_value(game, each, read_options(game, option))
    schedules = [schedule(game, seats, lines, seed, laid) for laid in tables]
    values = [value_key(laid[each]) if each else None for laid in tables]
    logs = [_log(file, value, made, resume=resume) for value, made in zip(values, schedules, strict=True)]
    results = []
    for value, made, log in zip(values, schedules, logs, strict=True):
        with stoppable(file, language), watching(made, games, language) as watch:
            result = play(
                made, games, workers=workers or os.cpu_count() or 1, ray=ray, sprt=bounds, log=log, watch=watch
            )
        results.append(result)
        if plot is not None:
            drawn = draw(share_measure(result, language), language) or ""
            write_file(_beside(plot, value, plot.suffix), partial(Path.write_text, data=drawn, encoding="utf-8"))
        if not json:
            show_result(result, each, language)
    document: Any = results[0] if each is None else {"game": game.id, "each": each, "by": _by(values, results)}
    if file is not None:
        words = msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"
        write_file(file, partial(Path.write_text, data=words, encoding="utf-8"))
    if json:
        show_json(document)


def _by(values: list[str | None], results: list[Result]) -> dict[str, Result]:
    return {str(value): result for value, result in zip(values, results, strict=True)}


def _beside(path: Path, value: str | None, suffix: str) -> Path:
    """A file for one value of an option; without one, just the file."""
    return path.with_name(path.stem + (f"-{value}" if value else "") + suffix)


def _log(path: Path | None, value: str | None, made: Schedule, *, resume: bool) -> GameLog | None:
    """Where the games are kept, if they are."""
    if path is None:
        return None
    if is_there(path) and not resume:
        raise VoyageurError("save-taken", path=str(path))
    return GameLog(_beside(path, value, ".games.jsonl"), made, resume=resume)


# ---- while it runs ----------------------------------------------------------------------------------------------


@contextmanager
def stoppable(kept: Path | None, language: str) -> Iterator[None]:
    """Ctrl+C ends the command with a word about what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        key = "tournament-stopped" if kept is None else "tournament-stopped-kept"
        err.print(text.say(key, language, **({"path": str(kept)} if kept else {})), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def watching(made: Schedule, games: int, language: str, heading: str | None = None) -> Iterator[Watch]:
    """A bar and, above it, the table as it stands; both go away at the end. Nothing where nobody looks."""
    bar = progress_bar()
    task = bar.add_task(heading or text.say("simulate-progress", language), total=_total(made, games))
    with Live(bar, console=err, transient=True) if err.is_terminal else _nothing() as live:
        yield _Watcher(bar, task, live.update if live else None, language)


def _total(made: Schedule, games: int) -> int:
    return made.deals(games) * len(made.seatings)


@contextmanager
def _nothing() -> Iterator[None]:
    yield


class _Watcher:
    """Shows how far a tournament is."""

    def __init__(self, bar: Progress, task: Any, show: Callable[[RenderableType], None] | None, language: str) -> None:
        self.bar, self.task, self.show, self.language = bar, task, show, language
        self.looked = time.monotonic()

    def __call__(self, done: int, so_far: Callable[[], Result | None]) -> None:
        """So many games are over."""
        self.bar.update(self.task, completed=done)
        if self.show is None or time.monotonic() - self.looked < LOOKS:
            return
        found = so_far()
        if found is not None:
            sheet = standings(found, self.language)
            self.show(Group(table(None, sheet.columns, sheet.rows), self.bar))
        self.looked = time.monotonic()


# ---- what came out ----------------------------------------------------------------------------------------------


def _estimate(found: Estimate, unit: str, language: str) -> str:
    """A value, and between what the true one is."""
    words = said(found.value, unit, language)
    if found.interval is None:
        return words
    low, high = (said(end, unit, language) for end in found.interval)
    return f"{words} ({low}…{high})"


def standings(result: Result, language: str) -> Sheet:
    """How each bot did."""
    keys = ["column-bot", "column-share", "tournament-fair", "column-mean"]
    ranked = [each for each in result.standings if each.rating and each.elo]
    keys += ["tournament-rating", "tournament-elo"] if ranked else []
    rows = tuple(_row(each, language) for each in result.standings)
    return Sheet(title(result, language), tuple(text.say(key, language) for key in keys), rows)


def _row(each: Standing, language: str) -> tuple[str, ...]:
    row = [each.bot, _estimate(each.share, "share", language), said(each.fair, "share", language)]
    row.append(_estimate(each.score, "tenths", language))
    if each.rating and each.elo:
        mu, sigma = (said(value, "tenths", language) for value in (each.rating.mu, each.rating.sigma))
        row += [f"{mu} ± {sigma}", _estimate(each.elo, "whole", language)]
    return tuple(row)


def show_result(result: Result, each: str | None, language: str) -> None:
    """Print the table and what there is to say below it."""
    sheet = standings(result, language)
    heading = sheet.title
    if each is not None:
        heading += f" · {each}={value_words(result.schedule.options[each], language)}"
    show_table(heading, sheet.columns, sheet.rows)
    mean = result.rounds.mean
    rounds = "–" if mean is None else _estimate(mean, "tenths", language)
    numbers = {"deals": result.deals, "decided": result.decided, "games": result.games}
    out.print(text.say("tournament-foot", language, rounds=rounds, **numbers))
    if result.sprt is not None:
        ends = {key: said(getattr(result.sprt, key), "share", language) for key in ("low", "high")}
        ratio, bound = (said(number, "hundredths", language) for number in (result.sprt.ratio, test.BOUND))
        bot = result.schedule.bots[0]
        out.print(text.say(f"tournament-{result.sprt.answer}", language, bot=bot, ratio=ratio, bound=bound, **ends))
