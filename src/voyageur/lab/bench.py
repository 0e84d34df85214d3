"""How fast the engine is, measured: to be compared within one run only, since machines differ and are never idle."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from voyageur.bots import bot
from voyageur.bots.levels import LEVELS
from voyageur.bots.search import Search
from voyageur.core import loops, registry
from voyageur.core.game import Game
from voyageur.core.position import Position

SECONDS = 2.0
"""How long one thing is measured, about."""
REPEATS = 8
"""The best of so many measures counts: the others were disturbed."""
STARTS = 4
"""Warm starts measured."""
THOUGHTS = 12
"""Decisions, from all of a game, at which looking ahead is measured."""
STARTED = """
import sys
from voyageur.cli import main
from voyageur.core import registry
registry.register(*sys.argv[1:3])
del sys.argv[1:3]
main()
"""
"""The program whose start is measured: the command, and a game that need not be one of ours."""


class Speed(msgspec.Struct, frozen=True):
    """Random play of one game with one number of players, on one core."""

    game: str
    players: int
    steps_per_second: float
    """Whole games inside the compiled loop, legal moves generated for every step."""
    games_per_second: float
    api_steps_per_second: float
    """The same through the Python API, one move at a time."""
    copy_nanoseconds: float
    """Copying a position inside compiled code."""
    position_bytes: int


class Thinking(msgspec.Struct, frozen=True):
    """Looking ahead in one game with one number of players, on one core."""

    game: str
    players: int
    moves_per_second: float
    """Moves made inside the search: down the tree, to see what each choice leads to, and until a position is judged."""
    simulations_per_second: float
    answers: dict[str, float]
    """For each level, the median of the seconds until it answers."""


class Start(msgspec.Struct, frozen=True):
    """Seconds from typing a command to its answer, with nothing compiled yet and with everything in the cache."""

    command: str
    cold_seconds: float
    warm_seconds: float


def best_rate(work: Callable[[int], int], first: int, clock: Callable[[], float] = time.perf_counter) -> float:
    """Units a second of `work(n)`, which does n rounds and returns how many units that were."""
    rounds = first
    while True:
        began = clock()
        work(rounds)
        taken = clock() - began
        if taken > SECONDS / (4 * REPEATS):
            break
        rounds *= 2
    rounds = max(1, int(rounds * SECONDS / REPEATS / taken))
    best = 0.0
    for _ in range(REPEATS):
        began = clock()
        units = work(rounds)
        best = max(best, units / (clock() - began))
    return best


def measure(game: Game, players: int) -> Speed:
    """Random play with that many players."""
    first = game.start(players=players, seed=1)
    table, state = first._table, np.zeros(1, game.state)
    run, seeds = game.compiled(loops.random_games), iter(range(1, 1 << 30))

    def games(n: int) -> int:
        return int(run(state, table, np.uint64(next(seeds)), n))

    length = games(200) / 200
    steps = best_rate(games, 200)

    def api_games(n: int) -> int:
        return sum(_random_api_game(game, players, next(seeds)) for _ in range(n))

    copy, ring = game.compiled(loops.copy_round), np.zeros(16, game.state)
    copies = best_rate(lambda n: int(copy(ring, n)), 10_000)
    return Speed(
        game=game.id,
        players=players,
        steps_per_second=steps,
        games_per_second=steps / length,
        api_steps_per_second=best_rate(api_games, 1),
        copy_nanoseconds=1e9 / copies,
        position_bytes=game.state.itemsize,
    )


def _random_api_game(game: Game, players: int, seed: int) -> int:
    """A random game as a Python program would play it."""
    rng = np.random.default_rng(seed)
    position = game.start(players=players, seed=seed)
    while not position.over:
        legal = position.legal()
        position = position.play(legal[int(rng.random() * len(legal))])
    return position.ply


def decisions(game: Game, players: int, seed: int = 1) -> list[Position]:
    """Positions from all of a game in which there is something to choose."""
    greedy, position = bot("greedy", seed=seed), game.start(players=players, seed=seed)
    found = []
    while not position.over:
        if len(position.legal(position.actors[0])) > 1:
            found.append(position)
        position = position.play(greedy.pick(position, position.actors[0]), position.actors[0])
    return [found[len(found) * number // THOUGHTS] for number in range(THOUGHTS)]


def measure_thinking(game: Game, players: int) -> Thinking:
    """The search of the highest level, and how long each level takes to answer."""
    positions, each = decisions(game, players), LEVELS["master"].simulations_in(game)
    Search(positions[0], positions[0].actors[0], 1, 0).run(1)  # compiled, or loaded
    moves, simulations, began = 0, 0, time.perf_counter()
    while simulations == 0 or time.perf_counter() - began < SECONDS:
        for number, position in enumerate(positions):
            search = Search(position, position.actors[0], each, number, LEVELS["master"].manner)
            simulations += search.run(each)
            moves += int(search.given[0]["moves"])
    taken = time.perf_counter() - began
    answers = {}
    for level in LEVELS:
        times = []
        for number, position in enumerate(positions):
            thinker, began = bot(level, seed=number), time.perf_counter()
            thinker.pick(position, position.actors[0])
            times.append(time.perf_counter() - began)
        answers[level] = statistics.median(times)
    return Thinking(game.id, players, moves / taken, simulations / taken, answers)


def measure_start(game: Game) -> Start:
    """Start the program twice in processes of their own, first with an empty cache."""
    command = ["simulate", game.id, "--games", "1"]
    whole = [sys.executable, "-c", STARTED, game.id, registry.module_of(game.id), *command]
    times = []
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "VOYAGEUR_CACHE": empty, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        for _ in range(1 + STARTS):
            began = time.perf_counter()
            subprocess.run(whole, env=environment, check=True, capture_output=True)
            times.append(time.perf_counter() - began)
    return Start("voyageur " + " ".join(command), times[0], min(times[1:]))


def machine() -> dict[str, Any]:
    """What the numbers were measured on."""
    import platform

    import numba

    versions = {"python": platform.python_version(), "numpy": np.__version__, "numba": numba.__version__}
    return {"system": platform.system(), "processor": platform.machine(), "cores": os.cpu_count(), **versions}
