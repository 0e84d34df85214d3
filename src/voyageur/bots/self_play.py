"""Whole games of the search against itself, compiled, and what a network can learn from them.

Each seat searches in its own manner and with its own weights, so that the same loop makes the games to learn from and
those that tell whether the new weights are better than the old.
"""

import numpy as np
from numba import float32, float64, int64, types, uint64

from voyageur.bots.policies import KNOWN, TRUTH, greedy_policy
from voyageur.bots.tree import NOWHERE, Edges, Given, Nodes, Slots, explore, find_priors
from voyageur.core.kernels import template
from voyageur.core.rng import bits_from, pick_from

SIZE = NOTES = FEATURES = 0
setup = actors = legal = apply = result = determinize = features = calm = arrival = None  # the game's kernels

Rows = types.Array(types.float32, 3, "C")
FINE = 1 << 30


@template(
    lambda g: int64(g.States, g.Tables, Nodes, Slots, Edges, Given, float32[::1], uint64[::1], float64, float64[::1])
)
def search_policy(work, tables, nodes, slots, edges, given, weights, rng, spread, chances):
    """The action that a search from work[TRUTH] finds for the seat, now and then another of those it tried."""
    given[0].nodes, given[0].edges, given[0].made, given[0].sealed = 0, 0, 0, 0
    slots[:] = NOWHERE
    explore(work, tables, nodes, slots, edges, given, weights, rng, np.empty(0, np.int64), given[0].simulations)
    mixing = given[0].sealed != 0 or pick_from(rng, FINE) < spread * FINE
    most, total, choice = -1, 0, np.int64(NOWHERE)
    edge = np.int64(nodes[0].first)
    while edge != NOWHERE:
        visits = np.int64(edges[edge].visits)
        if visits > most:
            most, choice = visits, edge
        total += visits
        edge = np.int64(edges[edge].next)
    for seat in range(chances.size):
        chances[seat] = edges[choice].values[seat] / max(most, 1)
    if mixing and total > 0:
        at, edge = pick_from(rng, total), np.int64(nodes[0].first)
        while at >= edges[edge].visits:
            at -= np.int64(edges[edge].visits)
            edge = np.int64(edges[edge].next)
        choice = edge
    return np.int64(edges[choice].action)


@template(
    lambda g: int64(
        g.States,
        g.Tables,
        Nodes,
        Slots,
        Edges,
        Given,
        float32[:, ::1],
        uint64,
        uint64[::1],
        float64,
        float64,
        Rows,
        float32[:, ::1],
        float32[::1],
        float64[::1],
        float64[::1],
    )
)
def play_searching(
    work, tables, nodes, slots, edges, manners, weights, seed, rngs, spread, rate, rows, found, when, scores, shares
):
    """Play a game; at some calm moments (`rate`) the features of all seats go to `rows`, the chances to `found`.

    Of a race, the round goes to `when`. A seat whose manner has no simulations plays greedily. Returns how many rows
    were written.
    """
    t, players, out, written = tables[0], scores.size, np.empty(SIZE, np.int16), 0
    chances, priors = np.zeros(players, np.float64), np.empty(SIZE, np.float64)
    notes, below = np.zeros(NOTES, np.float64), np.empty(SIZE, np.int16)
    setup(work[TRUTH], t, seed)
    bits = actors(work[TRUTH], t)
    while bits != 0:
        seat = 0
        while not (bits >> seat) & 1:
            seat += 1
        rng = rngs[seat : seat + 1]
        noted = written < rows.shape[0] and calm(work[TRUTH], t) and pick_from(rng, FINE) < rate * FINE
        n = legal(work[TRUTH], t, seat, out)
        action = np.int64(out[0])
        chances[:] = -1.0
        if n > 1:
            if manners[seat].simulations > 0:
                manners[seat].seat = seat
                action = search_policy(
                    work,
                    tables,
                    nodes,
                    slots,
                    edges,
                    manners[seat : seat + 1],
                    weights[seat],
                    rng,
                    spread,
                    chances,
                )
            else:
                work[KNOWN] = work[TRUTH]
                determinize(work[KNOWN], t, seat, bits_from(rng))
                if pick_from(rng, FINE) < spread * FINE:
                    find_priors(work, tables, manners[seat : seat + 1], seat, out, n, priors, notes, below)
                    at, i = pick_from(rng, FINE) / FINE, 0
                    while i < n - 1 and at >= priors[i]:
                        at -= priors[i]
                        i += 1
                    action = np.int64(out[i])
                else:
                    action = greedy_policy(work, tables, seat, rng)
        if noted:
            for each in range(players):
                rows[written, each, :] = float32(0.0)
                features(work[TRUTH], t, each, rows[written, each])
                found[written, each] = chances[each]
            when[written] = arrival(work[TRUTH], t, seat, 0.0)
            written += 1
        apply(work[TRUTH], t, seat, action)
        bits = actors(work[TRUTH], t)
    result(work[TRUTH], t, scores, shares)
    return written
