"""How fast the environments for learning are, beside others': what `voyageur bench --environments` measures.

A step is one move in one game: a legal action is chosen at random, checked and made, a finished game is started again,
and what the next player sees and may do is written out as arrays. That is counted of all alike, in one run on one core,
by the processor time that it takes: what else the machine does counts less. How it grows with threads goes by the
clock, and stands beside how plain random play grows with them, which nothing but the machine holds back.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from voyageur.core.errors import NotFound
from voyageur.core.game import Game
from voyageur.core.loops import random_games
from voyageur.lab import against
from voyageur.lab.bench import best_rate

ROWS = 256
"""Games that are stepped at once on one core."""
THREAD_ROWS = 1024
"""Games that each of several threads steps at once: work enough to be worth handing over."""
PLAIN_GAMES = 20
"""Games that each of several threads plays at once, without any environment."""
TURNS = 5
"""How often the numbers of threads are measured one after the other."""
OTHERS_ROWS = 256
"""Games that a rival steps at once, if it can."""


class Environment(msgspec.Struct, frozen=True):
    """Random play of one game with one number of players, through the interfaces for learning."""

    game: str
    players: int
    numbers: int
    """How many numbers an observation has."""
    actions: int
    """How many actions a mask has."""
    steps_per_second: float
    """Steps of the vector environment on one core."""
    growth: dict[int, float]
    """How many times as many more threads make, by their number."""
    plain_growth: dict[int, float]
    """The same of random play without an environment."""
    pettingzoo_steps_per_second: float
    """Steps of the PettingZoo environment, one game at a time, from Python."""


class RivalEnvironment(msgspec.Struct, frozen=True):
    """Another environment's speed, and how much faster the slowest of ours is."""

    engine: str
    game: str
    rows: int
    """Games it steps at once."""
    steps_per_second: float | None
    """None where it is not installed."""
    ratio: float | None = None


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system lets a program choose; threads that start meanwhile stay there too."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def thread_counts() -> list[int]:
    """One thread, twice as many, and so on, up to one a core."""
    cores, counts = os.cpu_count() or 1, [1]
    while 2 * counts[-1] <= cores:
        counts.append(2 * counts[-1])
    return counts


def measure_environment(game: Game, players: int) -> Environment:
    """The vector environment on one core and with more threads, and the PettingZoo environment."""
    from voyageur.rl import pettingzoo

    with one_core():
        rate = best_rate(vector_steps(game, players, ROWS, 1), 10, time.process_time)
        single = best_rate(pettingzoo_games(pettingzoo.env(game, players)), 1, time.process_time)
    growth = grown(lambda threads: vector_steps(game, players, THREAD_ROWS * threads, threads))
    plain = grown(lambda threads: plain_games(game, players, threads))
    return Environment(game.id, players, game.observation_size, game.space.size, rate, growth, plain, single)


def grown(work: Callable[[int], Callable[[int], int]]) -> dict[int, float]:
    """How many times as much several threads do as one: measured in turns, so that nobody has all the bad moments."""
    works = {threads: work(threads) for threads in thread_counts()}
    best = dict.fromkeys(works, 0.0)
    for _ in range(TURNS):
        for threads, each in works.items():
            best[threads] = max(best[threads], best_rate(each, 1))
    return {threads: rate / best[1] for threads, rate in best.items() if threads > 1}


def vector_steps(game: Game, players: int, rows: int, threads: int) -> Callable[[int], int]:
    """Random steps of the vector environment."""
    from gymnasium.vector import AutoresetMode

    from voyageur.rl.vector import VectorGames

    games = VectorGames(game, rows, players, autoreset=AutoresetMode.SAME_STEP, threads=threads)
    games.reset(seed=1)

    def steps(n: int) -> int:
        for _ in range(n):
            games.step(games.sample())
        return n * games.num_envs

    steps(200)  # games that began together have spread out
    return steps


def plain_games(game: Game, players: int, threads: int) -> Callable[[int], int]:
    """Random games, each thread's its own."""
    table, play = game.start(players=players, seed=1)._table, game.compiled(random_games)
    pool = ThreadPoolExecutor(threads)

    def one(thread: int, n: int) -> int:
        return int(play(np.zeros(1, game.state), table, np.uint64(thread), n * PLAIN_GAMES))

    return lambda n: sum(pool.map(one, range(threads), [n] * threads))


def pettingzoo_games(env: Any) -> Callable[[int], int]:
    """Random games in a PettingZoo environment with action masks."""
    rng = np.random.default_rng(1)

    def games(n: int) -> int:
        steps = 0
        for seed in range(n):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, termination, truncation, _ = env.last()
                over = termination or truncation
                env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                steps += not over
        return steps

    return games


# ---- others ------------------------------------------------------------------------------------------------------


def pettingzoo_connect_four() -> Callable[[int], int]:
    """PettingZoo's own connect four."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return pettingzoo_games(import_module("pettingzoo.classic.connect_four_v3").env())


def openspiel_hearts() -> Callable[[int], int]:
    """OpenSpiel's C++ hearts, four players, with tensor and mask at every decision."""

    def look(state: Any) -> None:
        np.asarray(state.information_state_tensor(), np.float32)
        np.asarray(state.legal_actions_mask(), np.int8)

    return against.openspiel_hearts(look)


def pgx(name: str) -> Callable[[], Callable[[int], int]]:
    """A game of Pgx, compiled by XLA for the processor, as its documentation does it: a batch that resets itself."""

    def prepare() -> Callable[[int], int]:
        os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
        jax, games = import_module("jax"), import_module("pgx")
        env = games.make(name)
        many = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

        @jax.jit  # type: ignore[untyped-decorator]
        def step(state: Any, key: Any) -> Any:
            key, choosing, chance = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(choosing, logits, axis=-1)
            return many(state, actions, jax.random.split(chance, OTHERS_ROWS)), key

        keys = jax.random.split(jax.random.PRNGKey(0), OTHERS_ROWS)
        at = [step(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1))]

        def steps(n: int) -> int:
            for _ in range(n):
                at[0] = step(*at[0])
            jax.block_until_ready(at[0])
            return n * OTHERS_ROWS

        return steps

    return prepare


RIVALS: dict[tuple[str, str], tuple[int, Callable[[], Callable[[int], int]]]] = {
    ("Pgx", "connect four"): (OTHERS_ROWS, pgx("connect_four")),
    ("Pgx", "backgammon"): (OTHERS_ROWS, pgx("backgammon")),
    ("OpenSpiel", "hearts"): (1, openspiel_hearts),
    ("PettingZoo", "connect four"): (1, pettingzoo_connect_four),
}


def compare_environments(slowest: float) -> list[RivalEnvironment]:
    """Each of the others on one core, beside our slowest, which must have been measured in the same run."""
    rivals = []
    for (engine, game), (rows, prepare) in RIVALS.items():
        with one_core():
            try:
                rate = best_rate(prepare(), 1, time.process_time)
            except (ImportError, NotFound):
                rivals.append(RivalEnvironment(engine, game, rows, None))
                continue
        rivals.append(RivalEnvironment(engine, game, rows, rate, slowest / rate))
    return rivals
