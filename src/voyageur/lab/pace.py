"""Learning how many rounds a seat still needs in a race, from games of the search against itself.

Whoever won arrived in a round that is known: from its features at some of its positions the network of
`bots.value.foresee_arrivals` learns how far away that was. Of the others nobody knows when they would have arrived:
they are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec
import numpy as np

from voyageur.bots.search import Manner
from voyageur.bots.value import BESIDE, PACE, pace_size
from voyageur.bots.weights import Weights, weights_size
from voyageur.core import rng
from voyageur.core.game import Game
from voyageur.lab.learning import HELD_OUT, Floats
from voyageur.lab.training import Played, Side, play_many, tables_of

SPREAD = 0.1
"""How often something else is played than what seems best."""
RATE = 0.6
"""Which part of the calm moments is noted."""
HASTE = 0.05
"""What a round is worth once there is something to count by."""
BATCH = 512
EPOCHS = 12
STEP = 2e-3
DECAY = 1e-4
TIDY = 1e-3
"""How much large weights are held down where the sum that goes straight to the outcome begins."""


class Course(msgspec.Struct, frozen=True):
    """What winners saw before them, and how many rounds it took them from there."""

    inputs: Floats
    rounds: Floats

    @classmethod
    def joined(cls, courses: list[Course]) -> Course:
        """Several as one."""
        return cls(*(np.concatenate([getattr(each, name) for each in courses]) for name in cls.__struct_fields__))


def seen_by_winners(games: Iterable[Played]) -> Course:
    """The rows of whoever won each game."""
    won = [game for game in games if len(game.rows) and game.shares.max() > 0]
    return Course(
        np.concatenate([game.rows[:, int(game.shares.argmax())] for game in won]),
        np.concatenate([game.rounds - game.when for game in won]),
    )


class Pace:
    """The network that counts rounds, with its gradient."""

    def __init__(self, inputs: int, seed: int = 0) -> None:
        self.weights = np.zeros(pace_size(inputs), np.float32)
        self.moments = np.zeros((2, self.weights.size), np.float32)
        self.steps = 0
        first, _, _ = self.parts(self.weights)
        first[:, :PACE] = np.random.default_rng(seed).normal(0, np.sqrt(2 / BATCH**0.5), (inputs, PACE))

    def parts(self, flat: Floats) -> tuple[Floats, Floats, Floats]:
        """The layers as arrays, views of the flat one."""
        ends = [flat.size - PACE - BESIDE, flat.size - PACE]
        first, bias, last = np.split(flat, ends)
        return first.reshape(-1, BESIDE), bias, last

    def begin(self, inputs: Floats, rounds: Floats) -> None:
        """Start with the straight line through what is known."""
        first, bias, _ = self.parts(self.weights)
        bias[PACE] = rounds.mean()
        wide = inputs.astype(np.float64)
        held = TIDY * len(wide) * np.eye(wide.shape[1])
        first[:, PACE] = np.linalg.solve(wide.T @ wide + held, wide.T @ (rounds - rounds.mean()))

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Rounds still needed, and the hidden layer they were made of."""
        first, bias, last = self.parts(self.weights)
        sums = inputs @ first + bias
        hidden = np.maximum(sums[:, :PACE], 0)
        return sums[:, PACE] + hidden @ last, hidden

    def step(self, inputs: Floats, rounds: Floats, rate: float) -> None:
        """One step of Adam towards the rounds that it took."""
        said, hidden = self.forward(inputs)
        gradient = np.empty_like(self.weights)
        first, bias, last = self.parts(gradient)
        off = (said - rounds) / len(rounds)
        last[:] = hidden.T @ off
        sums = np.concatenate([off[:, None] * self.parts(self.weights)[2] * (hidden > 0), off[:, None]], 1)
        first[:] = inputs.T @ sums
        bias[:] = sums.sum(0)
        self.steps += 1
        self.moments[0] += 0.1 * (gradient - self.moments[0])
        self.moments[1] += 0.001 * (gradient**2 - self.moments[1])
        mean = self.moments[0] / (1 - 0.9**self.steps)
        square = self.moments[1] / (1 - 0.999**self.steps)
        self.weights -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.weights)


def fit(course: Course, seed: int = 0) -> tuple[Weights, float]:
    """Weights that fit the course, and by how many rounds they are off where they have not learnt."""
    learnt = len(course.rounds) - len(course.rounds) // HELD_OUT
    network, random = Pace(course.inputs.shape[1], seed), np.random.default_rng(seed)
    network.begin(course.inputs[:learnt], course.rounds[:learnt])
    batches = max(learnt // BATCH, 1)
    for done in range(EPOCHS * batches):
        if done % batches == 0:
            order = np.array_split(random.permutation(learnt), batches)
        some = order[done % batches]
        rate = STEP * 0.5 * (1 + np.cos(np.pi * done / (EPOCHS * batches)))
        network.step(course.inputs[some], course.rounds[some], float(rate))
    off = network.forward(course.inputs[learnt:])[0] - course.rounds[learnt:]
    return network.weights, float(np.sqrt(np.mean(off**2)))


class Lap(msgspec.Struct, frozen=True):
    """What one round of learning brought."""

    number: int
    positions: int
    off: float
    """By how many rounds, in positions that were held out."""
    weights: Weights


def learn_pace(
    game: Game,
    value: Weights,
    *,
    games: int,
    rounds: int,
    simulations: int,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Iterator[Lap]:
    """Learn from games of the search as it is, then in each further round also from games in the haste just learnt."""
    value = value[: weights_size(game.features_size)]
    pace, courses = np.zeros(pace_size(game.features_size), np.float32), list[Course]()
    for number in range(rounds + 1):
        side = Side(np.concatenate([value, pace]), simulations, Manner(haste=HASTE if number else 0.0))
        this = int(rng.stream(np.uint64(seed), np.uint64(number))) >> 1
        courses.append(_played(game, side, games, this, threads, progress))
        course = Course.joined(courses)
        pace, off = fit(course, number)
        yield Lap(number, len(course.rounds), off, pace)


def _played(
    game: Game, side: Side, games: int, seed: int, threads: int | None, progress: Callable[[int, int], None]
) -> Course:
    """What winners saw in games of one side against itself, at every table there is."""
    played = play_many(
        game,
        tables_of(game),
        lambda number, players: [side] * players,
        games,
        seed,
        spread=SPREAD,
        rate=RATE,
        threads=threads,
        progress=lambda done: progress(done, games),
    )
    return seen_by_winners(played)
