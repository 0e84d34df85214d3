"""How the two bots that need no thought play, compiled: `random`, and `greedy`, which looks one move ahead.

Each policy exists once. The bot class calls it one move at a time; `play_out` plays whole games with it at full
speed. Both draw the same numbers in the same order, so they play the very same game.
"""

import numpy as np
from numba import float64, int8, int16, int64, uint64

from voyageur.core.kernels import template
from voyageur.core.rng import bits_from, pick_from

SIZE = NOTES = 0
setup = actors = legal = apply = result = determinize = study = evaluate = settled = None  # the game's kernels

RANDOM, GREEDY = range(2)

# The places of the work space: the game itself, what the seat knows of it, and two to look ahead with.
TRUTH, KNOWN, AHEAD, BEYOND = range(4)
WORK = 4
LONGEST_CHAIN = 64
"""Choices in a row that one move may force before looking ahead gives up."""


@template(lambda g: int64(g.States, g.Tables, int64, uint64[::1]))
def random_policy(work, tables, seat, rng):
    """Any legal action, each as likely as the other."""
    out = np.empty(SIZE, np.int16)
    return out[pick_from(rng, legal(work[KNOWN], tables[0], seat, out))]


@template(lambda g: float64(g.States, g.Tables, int64, int16[::1], float64[::1], int64[::1]))
def settled_value(work, tables, seat, out, notes, made):
    """How good AHEAD is for the seat once it has made, greedily, the choices that are still forced on it.

    Moves are counted in `made`.
    """
    t, best = tables[0], -np.inf
    for _ in range(LONGEST_CHAIN):
        if settled(work[AHEAD], t) or not (actors(work[AHEAD], t) >> seat) & 1:
            break
        best, choice, n = -np.inf, 0, legal(work[AHEAD], t, seat, out)
        for i in range(n):
            work[BEYOND] = work[AHEAD]
            apply(work[BEYOND], t, seat, np.int64(out[i]))
            value = evaluate(work[BEYOND], t, seat, notes)
            if value > best:
                best, choice = value, i
        apply(work[AHEAD], t, seat, np.int64(out[choice]))
        made[0] += n + 1
    return evaluate(work[AHEAD], t, seat, notes) if best == -np.inf else best


@template(lambda g: int64(g.States, g.Tables, int64, uint64[::1]))
def greedy_policy(work, tables, seat, rng):
    """The action after which the position is best; among equals, any."""
    out, below = np.empty(SIZE, np.int16), np.empty(SIZE, np.int16)
    notes, made = np.zeros(NOTES, np.float64), np.zeros(1, np.int64)
    study(work[KNOWN], tables[0], seat, notes)
    best, choice, equals = -np.inf, 0, 0
    for i in range(legal(work[KNOWN], tables[0], seat, out)):
        work[AHEAD] = work[KNOWN]
        apply(work[AHEAD], tables[0], seat, np.int64(out[i]))
        value = settled_value(work, tables, seat, below, notes, made)
        if value > best:
            best, choice, equals = value, i, 1
        elif value == best:
            equals += 1
            if pick_from(rng, equals) == 0:
                choice = i
    return out[choice]


@template(lambda g: int64(g.States, g.Tables, int8[::1], uint64[::1], float64[::1], float64[::1]))
def play_on(work, tables, policies, rngs, scores, shares):
    """Play work[TRUTH] to its end, one policy a seat; returns the number of moves, and the result in the last two."""
    t, moves = tables[0], 0
    while True:
        bits, seat = actors(work[TRUTH], t), 0
        if bits == 0:
            break
        while not (bits >> seat) & 1:
            seat += 1
        rng = rngs[seat : seat + 1]
        deal = bits_from(rng)
        work[KNOWN] = work[TRUTH]
        if policies[seat] == GREEDY:
            determinize(work[KNOWN], t, seat, deal)
            action = greedy_policy(work, tables, seat, rng)
        else:  # what is legal depends only on what the seat knows: there is nothing to deal again
            action = random_policy(work, tables, seat, rng)
        apply(work[TRUTH], t, seat, action)
        moves += 1
    result(work[TRUTH], t, scores, shares)
    return moves


@template(lambda g: int64(g.States, g.Tables, int8[::1], uint64, uint64[::1], float64[::1], float64[::1]))
def play_out(work, tables, policies, seed, rngs, scores, shares):
    """A whole game between policies, one a seat; returns the number of moves, and the result in the last two."""
    setup(work[TRUTH], tables[0], seed)
    return play_on(work, tables, policies, rngs, scores, shares)
