"""`voyageur bench`: how fast it is, here and now."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from voyageur.bots.levels import LEVELS
from voyageur.cli.console import JsonOption, LanguageOption, err, out, ready_game, show_json, show_table
from voyageur.core import registry, text
from voyageur.core.game import Game
from voyageur.lab.bench import Speed, Start, Thinking, machine, measure, measure_start, measure_thinking
from voyageur.lab.environments import Environment, RivalEnvironment, compare_environments, measure_environment

COMPARED_PLAYERS = 4
"""The comparison with other engines is made with as many players as they have; bots are measured with as many."""


def compared_players(game: Game) -> int:
    """As many as that, or as near to it as a game comes."""
    return min(game.players, key=lambda players: abs(players - COMPARED_PLAYERS))


def bench(
    language: LanguageOption,
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; by default every one.")] = None,
    against: Annotated[bool, typer.Option("--against", help="Measure OpenSpiel and Catanatron too.")] = False,
    environments: Annotated[
        bool,
        typer.Option(
            "--environments", help="Measure the environments for learning; --against: beside those of others."
        ),
    ] = False,
    json: JsonOption = False,
) -> None:
    """Measure random play on one core, the Python API, copying, how fast bots think, and start times.

    With --environments, measure those for learning instead.

    Example: voyageur bench --json

    Example: voyageur bench --environments --against
    """
    if environments:
        bench_environments([name] if name else registry.names(), against, language, json)
        return
    speeds: list[Speed] = []
    thoughts: list[Thinking] = []
    starts: list[Start] = []
    rivals: list[dict[str, Any]] = []
    for which in [name] if name else registry.names():
        game = ready_game(which, language, ("random", *LEVELS))
        with err.status("") as status:
            for players in game.players:
                status.update(text.say("bench-measuring", language, what=f"{game.name[language]}, {players}"))
                speeds.append(measure(game, players))
                if against and players == compared_players(game):
                    rivals += _compare(speeds[-1])
            status.update(text.say("bench-measuring", language, what=", ".join(LEVELS)))
            thoughts.append(measure_thinking(game, compared_players(game)))
            status.update(text.say("bench-measuring", language, what=f"voyageur simulate {game.id}"))
            starts.append(measure_start(game))
    if json:
        lists = {"speeds": speeds, "thinking": thoughts, "starts": starts, "against": rivals}
        show_json({"machine": machine(), **msgspec.to_builtins(lists)})
        return
    _show(speeds, language)
    _show_thinking(thoughts, language)
    for start in starts:
        times = {"cold": round(start.cold_seconds, 1), "warm": round(start.warm_seconds, 2)}
        out.print(text.say("bench-start", language, command=start.command, **times))
    if rivals:
        _show_rivals(rivals, language)


def bench_environments(names: list[str], against: bool, language: str, json: bool) -> None:
    """Measure the environments for learning, and show it."""
    measured: list[Environment] = []
    rivals: list[RivalEnvironment] = []
    with err.status("") as status:
        for name in names:
            game = ready_game(name, language)
            status.update(text.say("bench-measuring", language, what=game.name[language]))
            measured.append(measure_environment(game, compared_players(game)))
        if against:
            status.update(text.say("bench-measuring", language, what=text.say("bench-environments-against", language)))
            rivals = compare_environments(min(each.steps_per_second for each in measured))
    if json:
        show_json({"machine": machine(), **msgspec.to_builtins({"environments": measured, "against": rivals})})
        return
    _show_environments(measured, language)
    if rivals:
        _show_rival_environments(rivals, language)


def _compare(speed: Speed) -> list[dict[str, Any]]:
    from voyageur.lab.against import compare  # needs the extra [bench]

    ours = {"of": speed.game, "players": speed.players}
    rivals = compare(speed.steps_per_second, speed.api_steps_per_second)
    return [{**msgspec.to_builtins(rival), **ours} for rival in rivals]


def _show(speeds: list[Speed], language: str) -> None:
    keys = ("game", "players", "steps", "games-s", "api", "copy")
    rows = tuple(
        (
            speed.game,
            str(speed.players),
            f"{speed.steps_per_second:,.0f}",
            f"{speed.games_per_second:,.0f}",
            f"{speed.api_steps_per_second:,.0f}",
            f"{speed.copy_nanoseconds:.0f}",
        )
        for speed in speeds
    )
    show_table(text.say("bench-title", language), tuple(text.say(f"column-{key}", language) for key in keys), rows)


def _show_thinking(thoughts: list[Thinking], language: str) -> None:
    keys = ("game", "players", "steps-searched", "simulations")
    heading = (*(text.say(f"column-{key}", language) for key in keys), *LEVELS)
    rows = tuple(
        (
            thought.game,
            str(thought.players),
            f"{thought.moves_per_second:,.0f}",
            f"{thought.simulations_per_second:,.0f}",
            *(f"{1000 * thought.answers[level]:,.0f} ms" for level in LEVELS),
        )
        for thought in thoughts
    )
    show_table(text.say("bench-thinking-title", language), heading, rows)


def _show_rivals(rivals: list[dict[str, Any]], language: str) -> None:
    keys = ("engine", "steps", "ratio", "ratio-api")
    rows = tuple(
        (
            f"{rival['engine']} ({rival['game']})",
            f"{rival['steps_per_second']:,.0f}",
            f"{rival['ratio']:,.0f} ×",
            f"{rival['api_ratio']:,.1f} ×",
        )
        for rival in rivals
    )
    heading = tuple(text.say(f"column-{key}", language) for key in keys)
    show_table(text.say("bench-against-title", language), heading, rows)


def _show_environments(measured: list[Environment], language: str) -> None:
    columns = [text.say(f"column-{key}", language) for key in ("game", "players", "numbers", "actions", "one-core")]
    columns += [text.say("column-growth", language, threads=count) for count in measured[0].growth]
    rows = tuple(
        (
            each.game,
            str(each.players),
            f"{each.numbers:,}",
            f"{each.actions:,}",
            f"{each.steps_per_second:,.0f}",
            *(f"{grown:.2f} × ({each.plain_growth[count]:.2f} ×)" for count, grown in each.growth.items()),
            f"{each.pettingzoo_steps_per_second:,.0f}",
        )
        for each in measured
    )
    show_table(text.say("bench-environments-title", language), (*columns, "PettingZoo"), rows)


def _show_rival_environments(rivals: list[RivalEnvironment], language: str) -> None:
    missing = text.say("bench-not-installed", language)
    rows = tuple(
        (
            f"{rival.engine} ({rival.game})",
            str(rival.rows),
            missing if rival.steps_per_second is None else f"{rival.steps_per_second:,.0f}",
            "" if rival.ratio is None else f"{rival.ratio:,.1f} ×",
        )
        for rival in rivals
    )
    heading = tuple(text.say(f"column-{key}", language) for key in ("engine", "rows", "steps", "ratio-slowest"))
    show_table(text.say("bench-environments-against", language), heading, rows)
