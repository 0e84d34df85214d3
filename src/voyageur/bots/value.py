"""What a position is worth to each seat: its chances of winning, as a small learned network judges them, compiled.

Every seat is read alike, by the game's own `features`. A seat's score comes from its own features and from the mean of
the others'; the scores of all seats together give the chances (a softmax), so that they add up to one whatever the
number of players. The weights are one file a game, made by `voyageur train`. A game without weights is judged by
playing on at random.

A game that is a race may have a second, still smaller network: how many rounds a seat still needs, by its own features.
Its weights stand behind those of the first.
"""

import numpy as np
from numba import float32, float64, int64, uint64, void

from voyageur.core.kernels import kernel, template
from voyageur.core.rng import pick_from

SIZE = FEATURES = 0
actors = legal = apply = result = features = arrival = None  # the game's kernels

FIRST, SECOND = 64, 32
"""Units of the two hidden layers."""
BOTH = 2 * FIRST
"""The first layer twice: for a seat's own features and for those of the others."""
PACE = 16
"""Units of the network that counts rounds."""
BESIDE = PACE + 1
"""Its layer, and beside it a sum that goes straight to the outcome."""
MOST_ROUNDS = 60.0
"""No seat is taken to need more."""


@kernel(int64(float32[::1], int64[::1]))
def find_busy(inputs, busy):
    """Which inputs are not zero, in their order; how many."""
    n = 0
    for i in range(inputs.size):
        busy[n] = i
        n += inputs[i] != float32(0.0)
    return n


@kernel(void(float32[::1], int64[::1], int64, float32[::1], float32[::1]))
def add_layer(inputs, busy, n, weights, sums):
    """Add each busy input, times its row of weights, to the sums: four rows at a time, in their order."""
    width, fours = sums.size, n - n % 4
    for j in range(0, fours, 4):
        a, b, c, d = busy[j], busy[j + 1], busy[j + 2], busy[j + 3]
        p, q, r, s = inputs[a], inputs[b], inputs[c], inputs[d]
        first, second = weights[a * width : a * width + width], weights[b * width : b * width + width]
        third, fourth = weights[c * width : c * width + width], weights[d * width : d * width + width]
        for k in range(width):
            sums[k] = sums[k] + p * first[k] + q * second[k] + r * third[k] + s * fourth[k]
    for j in range(fours, n):
        x, row = inputs[busy[j]], weights[busy[j] * width : (busy[j] + 1) * width]
        for k in range(width):
            sums[k] += x * row[k]


@template(lambda g: void(g.State, g.Table, int64, float32[::1], float32[::1], float64[::1]))
def judge_by_weights(s, t, players, weights, scratch, chances):
    """Each seat's chance of winning by the network."""
    inputs, rows = scratch[:FEATURES], scratch[FEATURES : FEATURES + players * BOTH]
    hidden = scratch[FEATURES + players * BOTH : FEATURES + players * BOTH + FIRST]
    last = scratch[FEATURES + players * BOTH + FIRST : FEATURES + players * BOTH + FIRST + SECOND]
    bias = FEATURES * BOTH  # where each part of the weights begins
    second = bias + FIRST
    second_bias = second + FIRST * SECOND
    output = second_bias + SECOND
    busy = np.empty(max(FEATURES, FIRST) + 1, np.int64)
    rows[:] = float32(0.0)
    for seat in range(players):
        inputs[:] = float32(0.0)
        features(s, t, seat, inputs)
        add_layer(inputs, busy, find_busy(inputs, busy), weights[:bias], rows[seat * BOTH : (seat + 1) * BOTH])
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
        for k in range(FIRST):
            hidden[k] = max(hidden[k], float32(0.0))
        for k in range(SECOND):
            last[k] = weights[second_bias + k]
        add_layer(hidden, busy, find_busy(hidden, busy), weights[second:second_bias], last)
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


@kernel(int64(int64))
def value_size(inputs):
    """How many weights the network of the chances has, for so many features."""
    return inputs * BOTH + FIRST + FIRST * SECOND + SECOND + SECOND


@kernel(int64(int64))
def pace_size(inputs):
    """How many weights the network that counts rounds has."""
    return inputs * BESIDE + BESIDE + PACE


@template(lambda g: void(g.State, g.Table, int64, float32[::1], float32[::1], float64[::1]))
def foresee_arrivals(s, t, players, pace, scratch, rounds):
    """The round in which each seat can be expected to arrive."""
    inputs, sums = scratch[:FEATURES], scratch[FEATURES : FEATURES + BESIDE]
    busy = np.empty(FEATURES + 1, np.int64)
    bias = FEATURES * BESIDE
    output = bias + BESIDE
    for seat in range(players):
        inputs[:] = float32(0.0)
        features(s, t, seat, inputs)
        sums[:] = pace[bias:output]
        add_layer(inputs, busy, find_busy(inputs, busy), pace[:bias], sums)
        left = sums[PACE]
        for k in range(PACE):
            left += max(sums[k], float32(0.0)) * pace[output + k]
        rounds[seat] = arrival(s, t, seat, min(max(float64(left), 0.0), MOST_ROUNDS))


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
