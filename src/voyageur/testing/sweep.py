"""The part of the conformance suite that runs compiled: every position of many random games is looked at."""

import numpy as np
from numba import int8, int16, int64, uint64

from voyageur.core.kernels import template
from voyageur.core.rng import GAMMA, bits_from, pick_from, scramble, stream

SIZE = 0
OBSERVATION = 0
setup = actors = legal = apply = determinize = observe = audit = None  # the game's kernels

# What can go wrong; a broken conservation law is LAW - its number.
ENDLESS, NO_MOVE, REPEATED, LEAK_LEGAL, LEAK_OBSERVED, LEAK_ACTORS, LEAK_CHANCE, LEAK_DEAL = range(-8, 0)
LAW = -100
DEALT_LAW = -200

# The places of the work space: the game, a deal of it, and a deal of another deal.
GAME, OTHER, AGAIN = range(3)
WORK = 3


@template(lambda g: uint64(g.States, int64))
def digest(work, place):
    """A number that changes with any byte of a position."""
    total = np.uint64(0)
    for byte in work[place : place + 1].view(np.uint8):
        total = scramble(total + np.uint64(byte) + GAMMA)
    return total


@template(lambda g: int64(g.States, g.Tables, int64, uint64))
def secrecy(work, tables, viewer, deal):
    """Deal again what the viewer cannot know: nothing the viewer sees may change. 0, or what went wrong.

    The deal must be the same from any position the viewer cannot tell from this one, or its seed would tell the truth.
    """
    t = tables[0]
    work[OTHER] = work[GAME]
    determinize(work[OTHER], t, viewer, deal)
    broken = audit(work[OTHER], t)
    if broken != 0:
        return DEALT_LAW - broken
    if work[OTHER].rng == work[GAME].rng:
        return LEAK_CHANCE
    work[AGAIN] = work[GAME]
    determinize(work[AGAIN], t, viewer, scramble(deal))
    determinize(work[AGAIN], t, viewer, deal)
    if digest(work, AGAIN) != digest(work, OTHER):
        return LEAK_DEAL
    one_waits, two_wait = actors(work[GAME], t), actors(work[OTHER], t)
    if (one_waits == 0) != (two_wait == 0):
        return LEAK_ACTORS
    if viewer < 0:
        return 0
    if (one_waits >> viewer) & 1 != (two_wait >> viewer) & 1:
        return LEAK_ACTORS
    one, two = np.empty(SIZE, np.int16), np.empty(SIZE, np.int16)
    n = legal(work[GAME], t, viewer, one)
    if n != legal(work[OTHER], t, viewer, two) or not np.array_equal(one[:n], two[:n]):
        return LEAK_LEGAL
    seen, seen_too = np.zeros(OBSERVATION, np.float32), np.zeros(OBSERVATION, np.float32)
    observe(work[GAME], t, viewer, seen)
    observe(work[OTHER], t, viewer, seen_too)
    if not np.array_equal(seen, seen_too):
        return LEAK_OBSERVED
    return 0


@template(lambda g: int64(g.States, g.Tables, int64, uint64, int8[::1], int16[::1], int64[::1]))
def sweep_game(work, tables, players, seed, seats, moves, plies):
    """Play a random game, checking every position; 0, or what went wrong. The moves made are left in the trace."""
    t = tables[0]
    out = np.empty(SIZE, np.int16)
    listed = np.zeros(SIZE, np.int64)
    rng = np.empty(1, np.uint64)
    rng[0] = stream(seed, np.uint64(9))
    plies[0] = 0
    setup(work[GAME], t, seed)
    while True:
        broken = audit(work[GAME], t)
        if broken != 0:
            return LAW - broken
        problem = secrecy(work, tables, pick_from(rng, players + 1) - 1, bits_from(rng))
        if problem != 0:
            return problem
        bits = actors(work[GAME], t)
        if bits == 0:
            return 0
        if plies[0] == moves.size:
            return ENDLESS
        seat = pick_from(rng, players)
        while not (bits >> seat) & 1:
            seat = (seat + 1) % players
        n = legal(work[GAME], t, seat, out)
        if n == 0:
            return NO_MOVE
        for i in range(n):
            if out[i] < 0 or out[i] >= SIZE or listed[out[i]] == plies[0] + 1:
                return REPEATED
            listed[out[i]] = plies[0] + 1
        seats[plies[0]], moves[plies[0]] = seat, out[pick_from(rng, n)]
        apply(work[GAME], t, seat, np.int64(moves[plies[0]]))
        plies[0] += 1


@template(lambda g: int64(g.States, g.Tables, uint64, int8[::1], int16[::1], int64))
def retrace(work, tables, seed, seats, moves, plies):
    """Play the moves of a trace again; the end is left in the work space."""
    setup(work[OTHER], tables[0], seed)
    for ply in range(plies):
        apply(work[OTHER], tables[0], seats[ply], np.int64(moves[ply]))
    return plies
