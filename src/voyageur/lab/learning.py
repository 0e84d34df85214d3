"""Fitting the network of `bots.value` to positions of which the outcome is known: NumPy and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.bots.value import BOTH, FIRST, SECOND
from voyageur.bots.weights import Weights, weights_size

Floats = NDArray[np.float32]
HELD_OUT = 20
"""One position in so many is not learnt from, to see how well others are judged."""
BATCH = 4096
CLOSENESS = 0.7
"""How close scores must be for a victory to count as shared in part, beside how much scores differ."""


class Lesson(msgspec.Struct, frozen=True):
    """Positions to learn from, by seat: features, who won, final scores, what a search thought (-1 without one)."""

    inputs: NDArray[np.float16]
    shares: Floats
    scores: Floats
    found: Floats
    present: NDArray[np.bool_]

    @classmethod
    def joined(cls, lessons: list[Lesson]) -> Lesson:
        """Several lessons as one."""
        return cls(*(np.concatenate([getattr(each, name) for each in lessons]) for name in cls.__struct_fields__))

    def targets(self, closeness: float, trust: float) -> Floats:
        """What the network is to say: who won, in part who was close to it, in part what the search thought."""
        present = self.present.astype(np.float32)
        mean = (self.scores * present).sum(1, keepdims=True) / present.sum(1, keepdims=True)
        spread = float(np.sqrt((((self.scores - mean) * present) ** 2).sum() / present.sum()))
        close = np.where(self.present, (self.scores - mean) / max(CLOSENESS * spread, 1e-6), -np.inf)
        close = np.exp(close - close.max(1, keepdims=True))
        close /= close.sum(1, keepdims=True)
        wanted = (1 - closeness) * self.shares + closeness * close
        searched = (self.found[:, :1] >= 0) * trust
        targets: Floats = ((1 - searched) * wanted + searched * np.maximum(self.found, 0)).astype(np.float32)
        return targets


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
    weights: Weights | None,
    *,
    epochs: int = 6,
    rate: float = 1e-3,
    closeness: float = 0.5,
    trust: float = 0.5,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Weights, float]:
    """Weights that fit the lesson, and how surprised they are by who won in the positions that were held out."""
    network, random = Network(lesson.inputs.shape[2], weights, seed), np.random.default_rng(seed)
    wanted = lesson.targets(closeness, trust)
    held = np.arange(len(wanted)) >= len(wanted) - len(wanted) // HELD_OUT
    learnt = np.nonzero(~held)[0]
    batches, done = max(len(learnt) // BATCH, 1), 0
    total = epochs * batches
    for _ in range(epochs):
        random.shuffle(learnt)
        for some in np.array_split(learnt, batches):
            now = rate * 0.5 * (1 + np.cos(np.pi * done / total))
            present = lesson.present[some].astype(np.float32)
            network.step(lesson.inputs[some].astype(np.float32), present, wanted[some], float(now))
            done += 1
            progress(done, total)
    return network.weights, surprise(network, lesson, np.nonzero(held)[0])


def surprise(network: Network, lesson: Lesson, rows: NDArray[Any]) -> float:
    """The mean of minus the logarithm of the chance that was given to whoever won."""
    total = 0.0
    for some in np.array_split(rows, max(len(rows) // BATCH, 1)):
        chances, *_ = network.forward(lesson.inputs[some].astype(np.float32), lesson.present[some].astype(np.float32))
        total -= float((lesson.shares[some] * np.log(chances + 1e-9)).sum())
    return total / max(len(rows), 1)
