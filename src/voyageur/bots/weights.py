"""The weights of the learned values: one small file a game, made by `voyageur train`, and one more for a race."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from voyageur.bots.value import pace_size, value_size
from voyageur.core.game import Game

FILE = "value.npz"
PACE_FILE = "pace.npz"

Weights = NDArray[np.float32]


def weights_size(inputs: int) -> int:
    """How many weights a network for so many features has."""
    return int(value_size(inputs))


@cache
def weights_of(game: Game) -> Weights:
    """The weights that come with a game, those that count rounds last; none for a game that has none."""
    return np.concatenate([_read(game, FILE, value_size), _read(game, PACE_FILE, pace_size)])


def _read(game: Game, name: str, size: Callable[[int], int]) -> Weights:
    path = game.folder / "data" / name
    if not path.exists():
        return np.zeros(0, np.float32)
    with np.load(path) as stored:
        weights: Weights = stored["weights"].astype(np.float32)
    if weights.size != size(game.features_size):
        raise ValueError(f"{path.name} has {weights.size} weights, not those of {game.features_size} features")
    return weights
