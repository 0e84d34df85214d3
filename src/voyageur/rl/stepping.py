"""The compiled steps of the vector environments: what is seen and allowed is written straight into the caller's arrays.

Every kernel of this layer is in this one file: the cache's folder is named after the layers below (`core.cache`), and
that a kernel's own file has changed, Numba notices itself.
"""

import numpy as np
from numba import boolean, float32, float64, int8, int16, int64, uint64, void

from voyageur.bots.policies import GREEDY, KNOWN, greedy_policy, random_policy
from voyageur.core.kernels import kernel, template
from voyageur.core.rng import bits_from, pick_from, stream

SIZE = OBSERVATION = 0
setup = actors = legal = apply = result = determinize = observe = None  # the game's kernels

NOBODY = -1
"""The seat to act where a game is over."""
OUTSIDE = -2
"""The policy of a seat whose bot is not compiled."""
BOT_STREAM = 1000
"""Which stream of a game's seed the bot in seat 0 draws from; the same as in simulations."""
NEXT_GAME = np.uint64(1 << 40)
"""Which stream of a game's seed gives the seed of the next one in the row."""

# What happens where a game is over.
STAYS, NEXT_STEP, SAME_STEP = range(3)


@kernel(int64(int8[::1], int64[::1], int16[:, ::1], int64[::1]))
def first_illegal(seats, actions, legals, counts):
    """The first row whose action is not legal, -1 when all are; rows without a seat are passed over."""
    for row in range(seats.size):
        if seats[row] != NOBODY:
            found = False
            for k in range(counts[row]):
                if legals[row, k] == actions[row]:
                    found = True
                    break
            if not found:
                return row
    return -1


@kernel(void(int16[:, ::1], int64[::1], uint64[::1], int64[::1]))
def choose_any(legals, counts, rngs, actions):
    """A uniformly random legal action for every row; 0 where there is nothing to choose."""
    for row in range(counts.size):
        actions[row] = legals[row, pick_from(rngs[row : row + 1], counts[row])] if counts[row] > 0 else 0


@kernel(uint64(uint64))
def next_seed(seed):
    """The seed of the game that follows in a row."""
    return stream(seed, NEXT_GAME) >> np.uint64(1)


@template(
    lambda g: void(g.States, g.Tables, int64, int64, boolean, float32[:, ::1], int8[:, ::1], int16[:, ::1], int64[::1])
)
def show_row(states, tables, row, seat, acting, observation, masks, legals, counts):
    """Write what a seat sees and, if it is to act, what it may do."""
    observation[row, :] = 0
    observe(states[row], tables[row], seat, observation[row])
    masks[row, :] = 0
    counts[row] = legal(states[row], tables[row], seat, legals[row]) if acting else 0
    for k in range(counts[row]):
        masks[row, legals[row, k]] = 1


# ---- all seats are the caller's ----------------------------------------------------------------------------------


@template(lambda g: int64(g.States, g.Tables, int64))
def first_actor(states, tables, row):
    """The first seat the row waits for, or NOBODY."""
    bits, seat = actors(states[row], tables[row]), 0
    if bits == 0:
        return NOBODY
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@template(
    lambda g: void(
        g.States,
        g.Tables,
        boolean[::1],
        uint64[::1],
        int8[::1],
        float32[:, ::1],
        int8[:, ::1],
        int16[:, ::1],
        int64[::1],
    )
)
def start_rows(states, tables, wanted, seeds, seats, observation, masks, legals, counts):
    """Set up a game in every wanted row, and show it."""
    for row in range(states.size):
        if wanted[row]:
            setup(states[row], tables[row], seeds[row])
            seats[row] = first_actor(states, tables, row)
            show_row(states, tables, row, seats[row], True, observation, masks, legals, counts)


@template(
    lambda g: void(
        g.States,
        g.Tables,
        int64,
        int64[::1],
        uint64[::1],
        int8[::1],
        float32[:, ::1],
        int8[:, ::1],
        int16[:, ::1],
        int64[::1],
        float64[::1],
        float64[:, ::1],
        boolean[::1],
        float32[:, ::1],
    )
)
def step_rows(
    states,
    tables,
    mode,
    actions,
    seeds,
    seats,
    observation,
    masks,
    legals,
    counts,
    reward,
    rewards,
    terminated,
    finals,
):
    """Make one move in every row, and show it to who is to act next; where a game has ended, to who ended it."""
    scores = np.zeros(rewards.shape[1], np.float64)
    for row in range(states.size):
        mover = np.int64(seats[row])
        reward[row], rewards[row, :], terminated[row] = 0.0, 0.0, mover == NOBODY and mode == STAYS
        if mover != NOBODY:
            apply(states[row], tables[row], mover, actions[row])
            seats[row] = first_actor(states, tables, row)
            if seats[row] == NOBODY:
                terminated[row] = True
                result(states[row], tables[row], scores, rewards[row])
                reward[row] = rewards[row, mover]
                if mode == SAME_STEP:
                    finals[row, :] = 0
                    observe(states[row], tables[row], mover, finals[row])
        if seats[row] == NOBODY and (mode == SAME_STEP or (mode == NEXT_STEP and mover == NOBODY)):
            seeds[row] = next_seed(seeds[row])
            setup(states[row], tables[row], seeds[row])
            seats[row] = first_actor(states, tables, row)
        if seats[row] != NOBODY:
            show_row(states, tables, row, seats[row], True, observation, masks, legals, counts)
        elif mover != NOBODY:
            show_row(states, tables, row, mover, False, observation, masks, legals, counts)


# ---- one seat is the caller's, bots have the others --------------------------------------------------------------


@template(lambda g: int64(g.States, g.States, g.Tables, int64, int64, int8[::1], uint64[:, ::1]))
def others_play(work, states, tables, row, learner, policies, rngs):
    """Play on until the learner is to act, or a bot that is not compiled; returns that seat, or NOBODY at the end.

    Of several who choose at once the learner is asked first: nobody can tell in which order choices are sealed.
    `policies` are those of the other seats, clockwise from the learner.
    """
    table, players = tables[row : row + 1], rngs.shape[1]
    while True:
        bits = actors(states[row], tables[row])
        if bits == 0:
            return NOBODY
        if (bits >> learner) & 1:
            return learner
        seat = 0
        while not (bits >> seat) & 1:
            seat += 1
        policy = policies[(seat - learner - 1) % players]
        if policy == OUTSIDE:
            return seat
        rng = rngs[row, seat : seat + 1]
        deal = bits_from(rng)
        work[KNOWN] = states[row]
        if policy == GREEDY:
            determinize(work[KNOWN], table[0], seat, deal)
            action = greedy_policy(work, table, seat, rng)
        else:  # what is legal depends only on what the seat knows
            action = random_policy(work, table, seat, rng)
        apply(states[row], tables[row], seat, action)


@template(
    lambda g: void(
        g.States, g.States, g.Tables, boolean[::1], int8[::1], uint64[::1], int8[::1], int8[::1], uint64[:, ::1]
    )
)
def start_seats(work, states, tables, wanted, learners, seeds, seats, policies, rngs):
    """Set up a game in every wanted row, and play until the learner is to act, or a bot that is not compiled."""
    for row in range(states.size):
        if wanted[row]:
            setup(states[row], tables[row], seeds[row])
            for seat in range(rngs.shape[1]):
                rngs[row, seat] = stream(seeds[row], np.uint64(BOT_STREAM + seat))
            seats[row] = others_play(work, states, tables, row, np.int64(learners[row]), policies, rngs)


@template(
    lambda g: void(
        g.States, g.States, g.Tables, boolean[::1], int64[::1], int8[::1], int8[::1], int8[::1], uint64[:, ::1]
    )
)
def advance_seats(work, states, tables, wanted, actions, learners, seats, policies, rngs):
    """Make the move of the seat to act in every wanted row, and play on as in `start_seats`."""
    for row in range(states.size):
        if wanted[row] and seats[row] != NOBODY:
            apply(states[row], tables[row], np.int64(seats[row]), actions[row])
            seats[row] = others_play(work, states, tables, row, np.int64(learners[row]), policies, rngs)


@template(lambda g: void(g.States, g.Tables, boolean[::1], float64[:, ::1]))
def settle_rows(states, tables, wanted, rewards):
    """Each seat's share of the victory in every wanted row; nothing in the others."""
    scores = np.zeros(rewards.shape[1], np.float64)
    for row in range(states.size):
        rewards[row, :] = 0.0
        if wanted[row]:
            result(states[row], tables[row], scores, rewards[row])


@template(
    lambda g: void(
        g.States, g.Tables, boolean[::1], int8[::1], int8[::1], float32[:, ::1], int8[:, ::1], int16[:, ::1], int64[::1]
    )
)
def show_seats(states, tables, wanted, learners, seats, observation, masks, legals, counts):
    """What the learner sees in every wanted row and, if it is to act, what it may do."""
    for row in range(states.size):
        if wanted[row]:
            learner = np.int64(learners[row])
            show_row(states, tables, row, learner, seats[row] == learner, observation, masks, legals, counts)
