"""Learning what positions are worth, from games of the search against itself.

A round of it: play games with the weights there are (the first round plays greedily), note the features of all seats
at some of the positions, and fit the network to who won in the end and to what the search found. The new weights are
kept only if they win against the old ones. Everything is compiled play and NumPy: no other library is needed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.bots.policies import WORK
from voyageur.bots.search import ROOM, USUAL, Manner
from voyageur.bots.self_play import play_searching
from voyageur.bots.tree import MOST_SEATS, NOWHERE, Edge, Node, Settings
from voyageur.bots.value import BOTH, FIRST, SECOND
from voyageur.bots.weights import Weights, weights_size
from voyageur.core import rng
from voyageur.core.game import Game

Floats = NDArray[np.float32]
MOST_ROWS = 400
"""Positions noted in one game, at most."""


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
            scores,
            shares,
        )
        rounds = self.game.rounds(self.work[0])
        return Played(shares, scores, rounds, rows[:written].copy(), found[:written].copy())


class Lesson(msgspec.Struct):
    """Positions to learn from: features by seat, who won, what the search thought (-1 where it did not search)."""

    inputs: NDArray[np.float16]
    shares: Floats
    found: Floats
    present: NDArray[np.bool_]


def _gather(games: list[Played], inputs: int) -> Lesson:
    size = sum(len(game.rows) for game in games)
    lesson = Lesson(
        np.zeros((size, MOST_SEATS, inputs), np.float16),
        np.zeros((size, MOST_SEATS), np.float32),
        np.full((size, MOST_SEATS), -1.0, np.float32),
        np.zeros((size, MOST_SEATS), np.bool_),
    )
    at = 0
    for game in games:
        rows, players = len(game.rows), len(game.shares)
        lesson.inputs[at : at + rows, :players] = game.rows
        lesson.shares[at : at + rows, :players] = game.shares
        lesson.found[at : at + rows, :players] = game.found
        lesson.present[at : at + rows, :players] = True
        at += rows
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


def collect(
    game: Game, tables: Any, side: Side, games: int, seed: int, spread: float, rate: float, **how: Any
) -> Lesson:
    """Positions from games of one side against itself."""
    every = list(play_many(game, tables, lambda n, p: [side] * p, games, seed, spread=spread, rate=rate, **how))
    return _gather(every, game.features_size)


# ---- fitting --------------------------------------------------------------------------------------------------------


class Network:
    """The network of `bots.value`, with its gradient."""

    def __init__(self, inputs: int, weights: Weights | None = None, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        if weights is None or weights.size == 0:
            first = random.normal(0, 1, (inputs, BOTH)) * np.sqrt(2.0 / max(inputs, 1))
            second = random.normal(0, 1, (FIRST, SECOND)) * np.sqrt(2.0 / FIRST)
            last = random.normal(0, 1, SECOND) * np.sqrt(1.0 / SECOND) * 0.1
            parts = [first.ravel(), np.zeros(FIRST), second.ravel(), np.zeros(SECOND), last]
            weights = np.concatenate(parts).astype(np.float32)
        assert weights.size == weights_size(inputs)
        self.weights = weights.copy()
        self.inputs = inputs
        self.moments = np.zeros((2, weights.size), np.float32)
        self.steps = 0

    def parts(self, flat: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        """The layers as arrays, views of the flat one."""
        ends = np.cumsum([self.inputs * BOTH, FIRST, FIRST * SECOND, SECOND, SECOND])
        first, bias, second, second_bias, last = np.split(flat, ends[:-1])
        return first.reshape(-1, BOTH), bias, second.reshape(FIRST, SECOND), second_bias, last

    def forward(self, inputs: Floats, present: Floats) -> tuple[Any, ...]:
        """Chances of every seat of every row, and what they were made of."""
        first, bias, second, second_bias, last = self.parts(self.weights)
        batch, seats, _ = inputs.shape
        both = (inputs.reshape(batch * seats, -1) @ first).reshape(batch, seats, BOTH)
        own, other = both[:, :, :FIRST], both[:, :, FIRST:] * present[:, :, None]
        others = np.maximum(present.sum(1) - 1, 1)[:, None, None]
        hidden = np.maximum(own + (other.sum(1, keepdims=True) - other) / others + bias, 0)
        deeper = np.maximum(hidden @ second + second_bias, 0)
        scores = np.where(present > 0, deeper @ last, -1e9)
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        return chances, hidden, deeper, others

    def step(self, inputs: Floats, present: Floats, wanted: Floats, rate: float, decay: float = 1e-5) -> float:
        """One step of Adam; the loss before it."""
        chances, hidden, deeper, others = self.forward(inputs, present)
        batch, seats, _ = inputs.shape
        loss = -float((wanted * np.log(chances + 1e-9)).sum() / batch)
        gradient = np.empty_like(self.weights)
        first, bias, second, second_bias, last = self.parts(gradient)
        _, _, second_now, _, last_now = self.parts(self.weights)
        scores = (chances - wanted) * present / batch
        last[:] = np.einsum("bs,bsk->k", scores, deeper)
        deep = scores[:, :, None] * last_now * (deeper > 0)
        flat = deep.reshape(batch * seats, SECOND)
        second[:] = hidden.reshape(batch * seats, FIRST).T @ flat
        second_bias[:] = flat.sum(0)
        shallow = (flat @ second_now.T).reshape(batch, seats, FIRST) * (hidden > 0)
        bias[:] = shallow.sum((0, 1))
        spread = shallow / others
        from_others = (spread.sum(1, keepdims=True) - spread) * present[:, :, None]
        both = np.concatenate([shallow, from_others], 2).reshape(batch * seats, BOTH)
        first[:] = inputs.reshape(batch * seats, -1).T @ both
        self.steps += 1
        self.moments[0] += 0.1 * (gradient - self.moments[0])
        self.moments[1] += 0.001 * (gradient**2 - self.moments[1])
        mean = self.moments[0] / (1 - 0.9**self.steps)
        square = self.moments[1] / (1 - 0.999**self.steps)
        self.weights -= rate * (mean / (np.sqrt(square) + 1e-8) + decay * self.weights)
        return loss


def fit(
    lesson: Lesson,
    inputs: int,
    weights: Weights | None,
    *,
    epochs: int,
    trust: float,
    rate: float = 1e-3,
    batch: int = 4096,
    seed: int = 0,
    say: Callable[[str], None] = lambda words: None,
) -> Weights:
    """Weights that fit the lesson: `trust` says how much of the target is what the search found, the rest who won."""
    network, random = Network(inputs, weights, seed), np.random.default_rng(seed)
    searched = (lesson.found[:, :1] >= 0).astype(np.float32) * trust
    wanted = lesson.shares * (1 - searched) + np.maximum(lesson.found, 0) * searched
    order = random.permutation(len(wanted))
    held, learnt = order[: len(order) // 20], order[len(order) // 20 :]
    total, done = epochs * (len(learnt) // batch), 0
    for epoch in range(epochs):
        random.shuffle(learnt)
        losses = []
        for at in range(0, len(learnt) - batch + 1, batch):
            some = learnt[at : at + batch]
            present = lesson.present[some].astype(np.float32)
            now = rate * 0.5 * (1 + np.cos(np.pi * done / max(total, 1)))
            losses.append(network.step(lesson.inputs[some].astype(np.float32), present, wanted[some], float(now)))
            done += 1
        say(f"epoch {epoch}: learnt {np.mean(losses):.4f}, held out {loss_of(network, lesson, held):.4f}")
    return network.weights


def loss_of(network: Network, lesson: Lesson, rows: NDArray[Any]) -> float:
    """How surprised the network is by who won."""
    total = 0.0
    for at in range(0, len(rows), 8192):
        some = rows[at : at + 8192]
        chances, *_ = network.forward(lesson.inputs[some].astype(np.float32), lesson.present[some].astype(np.float32))
        total -= float((lesson.shares[some] * np.log(chances + 1e-9)).sum())
    return total / max(len(rows), 1)


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
