"""Many positions of one game at once, as arrays: for training and for search.

The rows are split among threads; the kernels release the GIL, so the threads run side by side.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from voyageur.core import loops, text
from voyageur.core.errors import BadOption, IllegalMove
from voyageur.core.game import Game
from voyageur.core.options import whole
from voyageur.core.position import Position
from voyageur.core.rng import SEED_BITS

SMALL = 64
"""Rows below which a second thread costs more than it brings."""


class Vector:
    """n games played side by side.

    >>> import voyageur as vg
    >>> games = vg.vector("expeditions", 100, players=4, seed=1)
    >>> games.legal_mask().shape
    (100, 1564)
    >>> while not games.over.all():
    ...     games.step(games.random_actions())
    >>> games.scores.shape
    (100, 4)
    """

    def __init__(
        self, game: Game, n: int, players: int | None = None, seed: int = 0, threads: int | None = None, **options: Any
    ) -> None:
        if whole(n) is None or n < 1 or (threads is not None and (whole(threads) is None or threads < 1)):
            raise BadOption("vector-size", n=text.written(n), threads=text.written(threads))
        first = game.start(players=players, seed=seed, **options)
        self.game = game
        self.players = first.players
        self.options = first.options
        self.tables = np.repeat(first._table, n)
        self.states = np.zeros(n, game.state)
        self._rngs = np.random.default_rng(seed).integers(0, 1 << SEED_BITS, n, dtype=np.uint64)
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1)
        self._chunks = self._split(n, threads or os.cpu_count() or 1)
        self.reset()

    @staticmethod
    def _split(n: int, threads: int) -> list[slice]:
        parts = max(1, min(threads, n // SMALL))
        edges = np.linspace(0, n, parts + 1).astype(int)
        return [slice(low, high) for low, high in pairwise(edges)]

    def _run(self, work: Callable[[slice], Any]) -> list[Any]:
        if len(self._chunks) == 1:
            return [work(self._chunks[0])]
        return list(self._pool.map(work, self._chunks))

    def __len__(self) -> int:
        return len(self.states)

    def __iter__(self) -> Iterator[Position]:
        return (self[row] for row in range(len(self)))

    def __getitem__(self, row: int) -> Position:
        """One row, as a position of its own."""
        row = range(len(self))[row]
        state, table = self.states[row : row + 1].copy(), self.tables[row : row + 1]
        return Position(self.game, self.players, self.options, table, state, None)

    def reset(self, rows: ArrayLike | None = None) -> None:
        """Start new games in those rows (a mask, a truth value a row; by default all)."""
        wanted = np.ones(len(self), np.bool_) if rows is None else np.array(rows)
        if wanted.dtype != np.bool_ or wanted.shape != (len(self),):
            raise BadOption("vector-mask", n=len(self))
        self._rngs[wanted] += np.uint64(1)
        start = self.game.compiled(loops.many_start)
        self._run(lambda part: start(self.states[part], self.tables[part], self._rngs[part], wanted[part]))

    @property
    def actors(self) -> NDArray[np.int8]:
        """The first seat each game waits for, -1 where it is over."""
        out = np.empty(len(self), np.int8)
        find = self.game.compiled(loops.many_actors)
        self._run(lambda part: find(self.states[part], self.tables[part], out[part]))
        return out

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return self.actors < 0

    def _seats(self, seats: ArrayLike | None) -> NDArray[np.int8]:
        return self.actors if seats is None else self._numbers(seats, -1, self.players).astype(np.int8)

    def _numbers(self, numbers: ArrayLike, low: int, high: int) -> NDArray[np.int64]:
        """A whole number a row, from low up to, not including, high."""
        given = np.array(numbers)
        if given.dtype.kind not in "iu" or given.shape not in ((), (len(self),)):
            raise IllegalMove("vector-numbers", n=len(self))
        if given.size and (given.min() < low or given.max() >= high):
            raise IllegalMove("vector-range", low=low, high=high - 1)
        return np.array(np.broadcast_to(given, len(self)), np.int64)

    def legal_mask(self, seats: ArrayLike | None = None) -> NDArray[np.bool_]:
        """A row of the action space a game: what that seat (by default the first actor) may choose."""
        of = self._seats(seats)
        masks = np.empty((len(self), self.game.space.size), np.uint8)
        fill = self.game.compiled(loops.many_masks)
        self._run(lambda part: fill(self.states[part], self.tables[part], of[part], masks[part]))
        return masks.view(np.bool_)

    def step(self, actions: ArrayLike, seats: ArrayLike | None = None, check: bool = True) -> None:
        """Make one move in every game that is not over.

        An illegal action anywhere raises IllegalMove and changes nothing; `check=False` trusts the caller.
        """
        of, chosen = self._seats(seats), self._numbers(actions, -1, self.game.space.size)
        if check:
            find = self.game.compiled(loops.many_check)
            wrong = self._run(lambda part: find(self.states[part], self.tables[part], of[part], chosen[part]))
            for part, row in zip(self._chunks, wrong, strict=True):
                if row >= 0:
                    self._refuse(part.start + row, int(of[part.start + row]), int(chosen[part.start + row]))
        make = self.game.compiled(loops.many_apply)
        self._run(lambda part: make(self.states[part], self.tables[part], of[part], chosen[part]))

    def _refuse(self, row: int, seat: int, action: int) -> None:
        try:
            self[row].play(action, seat)
        except ValueError as error:
            raise IllegalMove("vector-row", row=row, reason=str(error)) from error

    def random_actions(self, seats: ArrayLike | None = None) -> NDArray[np.int64]:
        """A uniformly random legal action for every game, -1 where the seat has none."""
        of = self._seats(seats)
        out = np.empty(len(self), np.int64)
        choose = self.game.compiled(loops.many_choose)
        self._run(lambda part: choose(self.states[part], self.tables[part], of[part], self._rngs[part], out[part]))
        return out

    def _results(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        scores, shares = np.zeros((len(self), self.players)), np.zeros((len(self), self.players))
        count = self.game.compiled(loops.many_results)
        self._run(lambda part: count(self.states[part], self.tables[part], scores[part], shares[part]))
        return scores, shares

    @property
    def scores(self) -> NDArray[np.float64]:
        """Each seat's score as it stands, a row a game."""
        return self._results()[0]

    @property
    def shares(self) -> NDArray[np.float64]:
        """Each seat's share of the victory if the games ended now; a row adds up to 1, or to 0 if nobody would win."""
        return self._results()[1]

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.float32]:
        """What each game's seat (by default the first actor) knows, a row a game."""
        of = self._seats(seats)
        out = np.empty((len(self), self.game.observation_size), np.float32)
        see = self.game.compiled(loops.many_observe)
        self._run(lambda part: see(self.states[part], self.tables[part], of[part], out[part]))
        return out
