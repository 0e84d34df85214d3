"""Generic code that runs compiled: one position, whole random games, counts of move sequences, many positions at once.

Each function is a template (see `kernels`): the capital and kernel names below stand for those of the game it is
compiled for.
"""

import numpy as np
from numba import boolean, float32, float64, int8, int16, int64, uint8, uint64, void

from voyageur.core.kernels import template
from voyageur.core.rng import bits_from, pick_from, stream

SIZE = 0  # of the action space
setup = actors = legal = apply = result = determinize = observe = None  # the game's kernels, put in by `bind`


# ---- one position ----------------------------------------------------------------------------------------------


@template(lambda g: void(g.States, g.Tables, uint64))
def start(states, tables, seed):
    """Set up a game."""
    setup(states[0], tables[0], seed)


@template(lambda g: int64(g.States, g.Tables))
def actor_bits(states, tables):
    """The seats that may act."""
    return actors(states[0], tables[0])


@template(lambda g: int16[::1](g.States, g.Tables, int64))
def list_legal(states, tables, seat):
    """The actions of a seat."""
    out = np.empty(SIZE, np.int16)
    return out[: legal(states[0], tables[0], seat, out)]


@template(lambda g: boolean(g.States, g.States, g.Tables, int64, int64))
def advance(before, after, tables, seat, action):
    """Make a move on a copy of a position; False, and no copy, when it is not legal."""
    out = np.empty(SIZE, np.int16)
    n = legal(before[0], tables[0], seat, out)
    for i in range(n):
        if out[i] == action:
            after[0] = before[0]
            apply(after[0], tables[0], seat, action)
            return True
    return False


@template(lambda g: void(g.States, g.Tables, float64[::1], float64[::1]))
def standing(states, tables, scores, shares):
    """Scores, and shares of the victory if the game ended now."""
    result(states[0], tables[0], scores, shares)


@template(lambda g: void(g.States, g.States, g.Tables, int64, uint64))
def redeal(before, after, tables, seat, seed):
    """A copy of a position that the seat could not tell from it."""
    after[0] = before[0]
    determinize(after[0], tables[0], seat, seed)


@template(lambda g: int64(g.States, g.States, g.Tables, int64, int64))
def awaited_bits(before, after, tables, seat, deals):
    """The seats that may act in any of the first so many deals of `redeal`."""
    bits = 0
    for deal in range(deals):
        after[0] = before[0]
        determinize(after[0], tables[0], seat, np.uint64(deal))
        bits |= actors(after[0], tables[0])
    return bits


@template(lambda g: void(g.States, g.Tables, int64, float32[::1]))
def observation(states, tables, seat, out):
    """What the seat knows, as numbers."""
    observe(states[0], tables[0], seat, out)


# ---- whole games -----------------------------------------------------------------------------------------------


@template(lambda g: int64(g.States, g.Tables, uint64, int64))
def random_games(states, tables, seed, games):
    """Play whole games of uniformly random legal moves; returns the number of moves."""
    s, t, out, moves = states[0], tables[0], np.empty(SIZE, np.int16), 0
    rng = np.empty(1, np.uint64)
    rng[0] = stream(seed, np.uint64(0))
    for _ in range(games):
        setup(s, t, bits_from(rng))
        bits = actors(s, t)
        while bits != 0:
            seat = 0
            while not (bits >> seat) & 1:
                seat += 1
            n = legal(s, t, seat, out)
            apply(s, t, seat, np.int64(out[pick_from(rng, n)]))
            moves += 1
            bits = actors(s, t)
    return moves


@template(lambda g: void(g.States, g.Tables, int64[::1]))
def perft(states, tables, counts):
    """Count the legal move sequences of length 1, 2, … from states[0]; one state a level is used as work space."""
    depth = counts.size
    t = tables[0]
    outs = np.empty((depth, SIZE), np.int16)
    sizes = np.zeros(depth, np.int64)
    nexts = np.zeros(depth, np.int64)
    seats = np.zeros(depth, np.int64)
    counts[:] = 0
    level, entered = 0, True
    while level >= 0:
        if entered:
            bits, seat = actors(states[level], t), 0
            while bits != 0 and not (bits >> seat) & 1:
                seat += 1
            seats[level] = seat
            sizes[level] = legal(states[level], t, seat, outs[level]) if bits != 0 else 0
            nexts[level] = 0
            counts[level] += sizes[level]
            entered = False
        if level + 1 < depth and nexts[level] < sizes[level]:
            states[level + 1] = states[level]
            apply(states[level + 1], t, seats[level], np.int64(outs[level, nexts[level]]))
            nexts[level] += 1
            level += 1
            entered = True
        else:
            level -= 1


@template(lambda g: int64(g.States, int64))
def copy_round(states, n):
    """Copy a position n times, from each place of the array to the next, to measure it."""
    for i in range(n):
        states[(i + 1) % states.size] = states[i % states.size]
    return n


# ---- many positions at once ------------------------------------------------------------------------------------


@template(lambda g: void(g.States, g.Tables, uint64[::1], boolean[::1]))
def many_start(states, tables, seeds, wanted):
    """Set up a game in every wanted row."""
    for i in range(states.size):
        if wanted[i]:
            setup(states[i], tables[i], seeds[i])


@template(lambda g: void(g.States, g.Tables, int8[::1]))
def many_actors(states, tables, out):
    """The first seat each row waits for, -1 where the game is over."""
    for i in range(states.size):
        bits, seat = actors(states[i], tables[i]), 0
        while bits != 0 and not (bits >> seat) & 1:
            seat += 1
        out[i] = seat if bits != 0 else -1


@template(lambda g: void(g.States, g.Tables, int8[::1], uint8[:, ::1]))
def many_masks(states, tables, seats, masks):
    """A 1 for every legal action of each row's seat."""
    out = np.empty(SIZE, np.int16)
    for i in range(states.size):
        masks[i, :] = 0
        if seats[i] >= 0:
            for k in range(legal(states[i], tables[i], seats[i], out)):
                masks[i, out[k]] = 1


@template(lambda g: int64(g.States, g.Tables, int8[::1], int64[::1]))
def many_check(states, tables, seats, actions):
    """The first row whose action is not legal, -1 when all are; rows without a seat are passed over."""
    out = np.empty(SIZE, np.int16)
    for i in range(states.size):
        if seats[i] >= 0:
            found = False
            for k in range(legal(states[i], tables[i], seats[i], out)):
                if out[k] == actions[i]:
                    found = True
                    break
            if not found:
                return i
    return -1


@template(lambda g: void(g.States, g.Tables, int8[::1], int64[::1]))
def many_apply(states, tables, seats, actions):
    """Make one move in every row that has a seat."""
    for i in range(states.size):
        if seats[i] >= 0:
            apply(states[i], tables[i], seats[i], actions[i])


@template(lambda g: void(g.States, g.Tables, int8[::1], uint64[::1], int64[::1]))
def many_choose(states, tables, seats, rngs, actions):
    """A uniformly random legal action for every row whose seat has one, -1 for the others."""
    out = np.empty(SIZE, np.int16)
    for i in range(states.size):
        actions[i] = -1
        if seats[i] >= 0:
            n = legal(states[i], tables[i], seats[i], out)
            if n > 0:
                actions[i] = out[pick_from(rngs[i : i + 1], n)]


@template(lambda g: void(g.States, g.Tables, float64[:, ::1], float64[:, ::1]))
def many_results(states, tables, scores, shares):
    """Scores and shares of the victory of every row."""
    for i in range(states.size):
        result(states[i], tables[i], scores[i], shares[i])


@template(lambda g: void(g.States, g.Tables, int8[::1], float32[:, ::1]))
def many_observe(states, tables, seats, out):
    """What each row's seat knows; zeros for rows without a seat."""
    for i in range(states.size):
        out[i, :] = 0
        if seats[i] >= 0:
            observe(states[i], tables[i], seats[i], out[i])
