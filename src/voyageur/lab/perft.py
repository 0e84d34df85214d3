"""Perft: the number of legal move sequences of each length, which any change of the rules changes."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from voyageur.core import loops
from voyageur.core.game import Game
from voyageur.core.position import Position


def random_position(game: Game, players: int, seed: int, after: int, **options: Any) -> Position:
    """The position after so many random moves, or at the end of a shorter game."""
    rng = random.Random(seed)
    position = game.start(players=players, seed=seed, **options)
    while position.ply < after and not position.over:
        position = position.play(rng.choice(position.legal()))
    return position


def count_sequences(position: Position, depth: int) -> list[int]:
    """How many sequences of 1, 2, … `depth` legal moves there are; where several may act, the first of them does.

    >>> import voyageur as vg
    >>> count_sequences(vg.game("expeditions").start(players=2, seed=1), 3)
    [11, 121, 1210]
    """
    work = np.zeros(depth, position.game.state)
    work[0] = position._state[0]
    counts = np.zeros(depth, np.int64)
    position.game.compiled(loops.perft)(work, position._table, counts)
    return [int(count) for count in counts]
