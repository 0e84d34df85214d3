"""The weights of the learned values: one small file a game, made by `voyageur train`."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from voyageur.bots.value import BOTH, FIRST, SECOND
from voyageur.core.game import Game

FILE = "value.npz"

Weights = NDArray[np.float32]


def weights_size(inputs: int) -> int:
    """How many weights a network for so many features has."""
    return inputs * BOTH + FIRST + FIRST * SECOND + SECOND + SECOND


@cache
def weights_of(game: Game) -> Weights:
    """The weights that come with a game; none for a game that has none."""
    path = game.folder / "data" / FILE
    if not path.exists():
        return np.zeros(0, np.float32)
    with np.load(path) as stored:
        weights: Weights = stored["weights"].astype(np.float32)
    if weights.size != weights_size(game.features_size):
        raise ValueError(f"{path.name} has {weights.size} weights, not those of {game.features_size} features")
    return weights
