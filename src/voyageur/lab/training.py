"""Learning what positions are worth, from games of the search against itself.

A round of it: play games with the weights there are (the first round plays greedily, now and then something else that
looks promising), note the features of all seats at some of the positions, and fit the network to who won in the end and
to what the search found. New weights are kept only if they win against the old ones. Everything is compiled play and
NumPy: no other library is needed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.bots.policies import WORK
from voyageur.bots.search import ROOM, USUAL, Manner
from voyageur.bots.self_play import play_searching
from voyageur.bots.tree import MOST_SEATS, NOWHERE, Edge, Node, Settings
from voyageur.bots.weights import Weights, weights_size
from voyageur.core import rng
from voyageur.core.game import Game
from voyageur.lab.learning import Floats, Lesson, fit

MOST_ROWS = 400
"""Positions noted in one game, at most."""
SPREAD = 0.25
"""How often something else is played than what seems best, so that there is something to learn."""
RATE = 0.4
"""Which part of the calm moments is noted."""
CHUNK = 400
"""Games whose positions are put away together."""
MATCH = 200
"""Games that new weights must win against the old ones."""


CURIOUS = Manner(temper=1.0)
"""How greedy games try what does not look best."""


class Side(msgspec.Struct, frozen=True):
    """Who plays: with which weights, how many simulations a move (0: greedily), in which manner."""

    weights: Any
    simulations: int
    manner: Manner = USUAL


class Played(msgspec.Struct, frozen=True):
    """One game."""

    shares: NDArray[np.float64]
    scores: NDArray[np.float64]
    rounds: int
    rows: Floats
    found: Floats
    when: Floats
    """The round of each row, in a race."""


class Player:
    """Plays one game after another in its own work space; one a thread."""

    def __init__(self, game: Game, simulations: int) -> None:
        self.game = game
        self.work = np.zeros(WORK, game.state)
        most = max(simulations, 1)
        self.nodes = np.empty(2 * most + 2 * MOST_SEATS, Node)
        self.slots = np.full(1 << (4 * most + 64).bit_length(), NOWHERE, np.int32)
        self.edges = np.empty(ROOM * most + 2 * game.space.size, Edge)
        self.rows = np.zeros(MOST_ROWS * MOST_SEATS * game.features_size, np.float32)
        self.found = np.zeros(MOST_ROWS * MOST_SEATS, np.float32)
        self.when = np.zeros(MOST_ROWS, np.float32)
        self.play = game.compiled(play_searching)
        self.sides: tuple[Side, ...] = ()

    def sit(self, sides: Sequence[Side]) -> None:
        """Prepare for games between those sides, one a seat."""
        if len(sides) == len(self.sides) and all(one is other for one, other in zip(sides, self.sides, strict=True)):
            return
        self.sides = tuple(sides)
        self.manners = np.zeros(len(sides), Settings)
        for seat, side in enumerate(sides):
            self.manners[seat]["simulations"] = side.simulations
            side.manner.write(self.manners[seat])
            self.manners[seat]["players"] = len(sides)
        self.weights = np.ascontiguousarray(np.stack([side.weights for side in sides]))

    def __call__(
        self, table: NDArray[Any], sides: Sequence[Side], seed: int, spread: float = 0.0, rate: float = 0.0
    ) -> Played:
        """A game between those sides."""
        self.sit(sides)
        players, size, most = len(sides), self.game.features_size, MOST_ROWS if rate else 0
        rows = self.rows[: most * players * size].reshape(most, players, size)
        found = self.found[: most * players].reshape(most, players)
        rngs = np.array([rng.stream(np.uint64(seed), np.uint64(100 + seat)) for seat in range(players)], np.uint64)
        scores, shares = np.zeros(players), np.zeros(players)
        written = self.play(
            self.work,
            table,
            self.nodes,
            self.slots,
            self.edges,
            self.manners,
            self.weights,
            np.uint64(seed),
            rngs,
            spread,
            rate,
            rows,
            found,
            self.when,
            scores,
            shares,
        )
        rounds = self.game.rounds(self.work[0])
        return Played(shares, scores, rounds, rows[:written].copy(), found[:written].copy(), self.when[:written].copy())


def gather(games: Iterable[Played], seats: int, inputs: int) -> Lesson:
    """Positions of many games, side by side."""
    played = list(games)
    size = sum(len(game.rows) for game in played)
    lesson = Lesson(
        inputs=np.zeros((size, seats, inputs), np.float16),
        shares=np.zeros((size, seats), np.float32),
        scores=np.zeros((size, seats), np.float32),
        found=np.full((size, seats), -1.0, np.float32),
        present=np.zeros((size, seats), np.bool_),
    )
    at = 0
    for game in played:
        rows, players = slice(at, at + len(game.rows)), len(game.shares)
        lesson.inputs[rows, :players] = game.rows
        lesson.shares[rows, :players] = game.shares
        lesson.scores[rows, :players] = game.scores
        lesson.found[rows, :players] = game.found
        lesson.present[rows, :players] = True
        at = rows.stop
    return lesson


def play_many(
    game: Game,
    tables: Sequence[tuple[int, NDArray[Any]]],
    sides: Callable[[int, int], Sequence[Side]],
    games: int,
    seed: int,
    *,
    spread: float = 0.0,
    rate: float = 0.0,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Played]:
    """Games on those tables in turn; `sides(number, players)` says who sits where. In order, whatever the threads."""
    threads = threads or os.cpu_count() or 1
    most = max(side.simulations for number in range(len(tables)) for side in sides(number, tables[number][0]))
    free = [Player(game, most) for _ in range(threads)]

    def one(number: int) -> Played:
        player = free.pop()
        try:
            players, table = tables[number % len(tables)]
            this = int(rng.stream(np.uint64(seed), np.uint64(number))) >> 1
            return player(table, sides(number, players), this, spread, rate)
        finally:
            free.append(player)

    with ThreadPoolExecutor(threads) as pool:
        for number, played in enumerate(pool.map(one, range(games)), start=1):
            progress(number)
            yield played


# ---- comparing ------------------------------------------------------------------------------------------------------


def match(
    game: Game, tables: Any, one: Side, other: Side, games: int, seed: int, alone: bool = False, **how: Any
) -> tuple[float, float, float]:
    """The part of the victories that fell to `one`, over what is fair; its standard error; mean rounds of the games.

    Half of the seats are `one`'s (or a single one, if `alone`), changing from game to game.
    """

    def sides(number: int, players: int) -> list[Side]:
        turn = number // len(tables)
        if alone:
            return [one if seat == turn % players else other for seat in range(players)]
        return [one if (seat + turn) % 2 == 0 else other for seat in range(players)]

    shares, rounds = [], []
    for number, played in enumerate(play_many(game, tables, sides, games, seed, **how)):
        seats = [side is one for side in sides(number, len(played.shares))]
        share = float(played.shares[seats].sum())
        shares.append(share)
        rounds.append(played.rounds)
    return float(np.mean(shares)), float(np.std(shares) / np.sqrt(len(shares))), float(np.mean(rounds))


# ---- a course of lessons --------------------------------------------------------------------------------------------


def tables_of(game: Game) -> list[tuple[int, NDArray[Any]]]:
    """Tables to learn at: every number of players, as the game is set up by default and with each other choice."""
    options: list[dict[str, Any]] = [{}]
    for option in game.options:
        if option.choices:
            options += [{}, *({option.name: choice} for choice in option.choices if choice != option.default)]
    return [(players, game.start(players, seed=0, **each)._table) for each in options for players in game.players]


def collect(
    game: Game,
    side: Side,
    games: int,
    seed: int,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Lesson:
    """Positions from games of one side against itself."""
    played = play_many(
        game,
        tables_of(game),
        lambda number, players: [side] * players,
        games,
        seed,
        spread=SPREAD,
        rate=RATE,
        threads=threads,
        progress=progress,
    )
    lessons, some = [], list[Played]()
    for number, each in enumerate(played, start=1):
        some.append(each)
        if len(some) == CHUNK or number == games:
            lessons.append(gather(some, game.players[-1], game.features_size))
            some.clear()
    return Lesson.joined(lessons)


class Round(msgspec.Struct, frozen=True):
    """What one round brought."""

    number: int
    positions: int
    surprise: float
    """By who won, in positions that were held out."""
    share: float
    """Of the victories against the weights of before; 0.5 is fair."""
    error: float
    kept: bool
    weights: Weights


def train(
    game: Game,
    *,
    games: int,
    searched: int,
    rounds: int,
    simulations: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[str, int, int], None] = lambda what, done, total: None,
) -> Iterator[Round]:
    """Learn from `games` greedy games, then in each further round from `searched` games of the search; each round.

    What was learnt from is kept from round to round, so that positions that only worse players reach are not forgotten.
    """
    nothing = np.zeros(weights_size(game.features_size), np.float32)
    best, lessons = nothing, list[Lesson]()
    for number in range(rounds + 1):
        side = Side(best, simulations if number else 0, CURIOUS if number == 0 else USUAL)
        wanted = searched if number else games
        this = int(rng.stream(np.uint64(seed), np.uint64(number))) >> 1
        noted = partial(lambda what, total, done: progress(what, done, total), "play", wanted)
        lessons.append(collect(game, side, wanted, this, threads=threads, progress=noted))
        lesson = Lesson.joined(lessons)
        weights, surprise = fit(lesson, best if number else None, seed=number, progress=partial(progress, "learn"))
        new, old = Side(weights, simulations), Side(best, simulations if number else 0)
        against = partial(lambda what, total, done: progress(what, done, total), "compare", MATCH)
        share, error, _ = match(game, tables_of(game), new, old, MATCH, this, threads=threads, progress=against)
        kept = share > 0.5
        best = weights if kept else best
        yield Round(number, len(lesson.shares), surprise, share, error, kept, best)
