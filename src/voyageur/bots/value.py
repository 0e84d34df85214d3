"""What a position is worth to each seat: its chances of winning, as a small learned network judges them, compiled.

Every seat is read alike, by the game's own `features`. A seat's score comes from its own features and from the mean of
the others'; the scores of all seats together give the chances (a softmax), so that they add up to one whatever the
number of players. The weights are one file a game, made by `voyageur train`. A game without weights is judged by
playing on at random.
"""

import numpy as np
from numba import float32, float64, int64, uint64, void

from voyageur.core.kernels import template
from voyageur.core.rng import pick_from

SIZE = FEATURES = 0
actors = legal = apply = result = features = None  # the game's kernels

FIRST, SECOND = 64, 32
"""Units of the two hidden layers."""
BOTH = 2 * FIRST
"""The first layer twice: for a seat's own features and for those of the others."""


@template(lambda g: void(g.State, g.Table, int64, float32[::1], float32[::1], float64[::1]))
def judge_by_weights(s, t, players, weights, scratch, chances):
    """Each seat's chance of winning by the network."""
    inputs, rows = scratch[:FEATURES], scratch[FEATURES : FEATURES + players * BOTH]
    hidden = scratch[FEATURES + players * BOTH : FEATURES + players * BOTH + FIRST]
    last = scratch[FEATURES + players * BOTH + FIRST :]
    bias = FEATURES * BOTH  # where each part of the weights begins
    second = bias + FIRST
    second_bias = second + FIRST * SECOND
    output = second_bias + SECOND
    rows[:] = float32(0.0)
    for seat in range(players):
        inputs[:] = float32(0.0)
        features(s, t, seat, inputs)
        row = seat * BOTH
        for i in range(FEATURES):
            x, column = inputs[i], i * BOTH
            if x != float32(0.0):
                for k in range(BOTH):
                    rows[row + k] += x * weights[column + k]
    share = float32(1.0 / max(players - 1, 1))
    most = -np.inf
    for seat in range(players):
        for k in range(FIRST):
            hidden[k] = weights[bias + k] + rows[seat * BOTH + k]
        for other in range(players):
            if other != seat:
                row = other * BOTH + FIRST
                for k in range(FIRST):
                    hidden[k] += share * rows[row + k]
        for k in range(SECOND):
            last[k] = weights[second_bias + k]
        for i in range(FIRST):
            x, column = hidden[i], second + i * SECOND
            if x > float32(0.0):
                for k in range(SECOND):
                    last[k] += x * weights[column + k]
        score = float32(0.0)
        for k in range(SECOND):
            score += max(last[k], float32(0.0)) * weights[output + k]
        chances[seat] = score
        most = max(most, chances[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp(chances[seat] - most)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@template(lambda g: int64(g.State, g.Table, int64, uint64[::1], float64[::1]))
def judge_by_playing(s, t, players, rng, chances):
    """Play on at random to the end: who wins then; returns the number of moves. The position is used up."""
    out, scores, moves = np.empty(SIZE, np.int16), np.empty(players, np.float64), 0
    bits = actors(s, t)
    while bits != 0:
        seat = 0
        while not (bits >> seat) & 1:
            seat += 1
        apply(s, t, seat, np.int64(out[pick_from(rng, legal(s, t, seat, out))]))
        moves += 1
        bits = actors(s, t)
    result(s, t, scores, chances)
    return moves
