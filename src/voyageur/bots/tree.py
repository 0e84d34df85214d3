"""The tree of a search and the walk through it, compiled: see `search` for what it is all about.

Nodes and edges are records in two arrays, nodes are found by a hash of what was done since the root. Everything that a
walk needs is handed in, so that a search can be stopped, looked at and continued.
"""

from typing import Any

import numpy as np
from numba import boolean, float32, float64, from_dtype, int16, int32, int64, types, uint64, void

from voyageur.bots.policies import AHEAD, KNOWN, TRUTH, settled_value
from voyageur.bots.value import (
    BOTH,
    FIRST,
    SECOND,
    foresee_arrivals,
    judge_by_playing,
    judge_by_weights,
    value_size,
)
from voyageur.core.kernels import kernel, template
from voyageur.core.rng import bits_from, scramble, stream

SIZE = NOTES = MEMORY = FEATURES = 0
actors = legal = apply = result = determinize = study = calm = hope = None  # the game's kernels

MOST_SEATS = 6
DEEPEST = 400
"""Moves below the root that a simulation looks at, at most."""
LONGEST = 100
"""Moves that are made greedily, at most, until a position can be judged."""
NOWHERE = -1
TURN = 7
"""Added to the sum of a turn that is over, so that no other sum can be mistaken for it."""

# ---- the tree -------------------------------------------------------------------------------------------------------

Node = np.dtype(
    (
        np.record,
        [
            ("key", np.uint64),  # what was done since the root, and who chooses
            ("visits", np.int32),
            ("first", np.int32),  # the first of its edges, or NOWHERE
            ("expanded", np.int8),
        ],
    )
)

Edge = np.dtype(
    (
        np.record,
        [
            ("values", np.float32, (MOST_SEATS,)),  # the sum of what was found below, a chance a seat
            ("square", np.float32),  # of the chooser's own chance, summed, for the error
            ("prior", np.float32),
            ("visits", np.int32),
            ("offered", np.int32),  # how often it was legal when its node was visited
            ("next", np.int32),  # the next edge of the node, or NOWHERE
            ("action", np.int16),
        ],
    )
)

Settings = np.dtype(
    (
        np.record,
        [
            ("own", np.uint64),  # what the deals of this search are drawn from
            ("simulations", np.int64),  # to be made in all
            ("made", np.int64),
            ("nodes", np.int64),
            ("edges", np.int64),
            ("moves", np.int64),
            ("curiosity", np.float64),  # how much what was seldom tried is tried
            ("temper", np.float64),  # how much worse an action may look and still be tried early
            ("sight", np.int64),  # turns after which looking ahead stops
            ("deals", np.int64),  # how many ways of dealing what is hidden are imagined; 0 for another each time
            ("whim", np.float64),  # how far off the judgement of an idea may be
            ("haste", np.float64),  # what it is worth to arrive a round earlier, in chances
            ("players", np.int64),
            ("seat", np.int64),
            ("sealed", np.int64),  # whether others choose at the same time as the seat
        ],
    )
)

Nodes: Any = types.Array(from_dtype(Node), 1, "C")
Edges: Any = types.Array(from_dtype(Edge), 1, "C")
Given: Any = types.Array(from_dtype(Settings), 1, "C")
Slots: Any = int32[::1]

NARROWEST = 0.02
"""Differences in chances below this are taken for noise when what is seldom tried is weighed against them."""
UNTRIED = 0.5
"""How far, between the worst and the mean of what was tried, something untried is taken to be."""


@kernel(int64(Nodes, Slots, uint64))
def find(nodes, slots, key):
    """Where a node is, or, if there is none, minus where it would go, less 1."""
    mask = slots.size - 1
    at = np.int64(key & np.uint64(mask))
    while slots[at] != NOWHERE:
        if nodes[slots[at]].key == key:
            return np.int64(slots[at])
        at = (at + 1) & mask
    return -at - 1


@kernel(int64(Nodes, Slots, Given, uint64, int64))
def add_node(nodes, slots, given, key, at):
    """A new node; the slot is the one that `find` gave."""
    node = given[0].nodes
    given[0].nodes = node + 1
    nodes[node].key = key
    nodes[node].visits = 0
    nodes[node].first = NOWHERE
    nodes[node].expanded = 0
    slots[-at - 1] = node
    return node


@kernel(int64(Nodes, Edges, Given, int64, int64, float64))
def add_edge(nodes, edges, given, node, action, prior):
    """One more action of a node."""
    edge = given[0].edges
    given[0].edges = edge + 1
    edges[edge].values[:] = float32(0.0)
    edges[edge].square = 0.0
    edges[edge].prior = prior
    edges[edge].visits = 0
    edges[edge].offered = 0
    edges[edge].action = action
    edges[edge].next = nodes[node].first
    nodes[node].first = edge
    return edge


@kernel(uint64(uint64, uint64, int64))
def key_of(before, turn, seat):
    """The key of a seat's node: everything before this turn, and what was done in it, in whatever order."""
    return scramble(before + scramble(turn) + np.uint64(seat + 1))


@kernel(uint64(int64, int64))
def mark_of(seat, action):
    """What one move adds to the sum of a turn."""
    return scramble(np.uint64((seat + 1) * 1_000_003 + action))


@kernel(int64(Nodes, Edges, Given, int64, int64, int64[::1], int64))
def select(nodes, edges, given, node, seat, offered, n):
    """The edge to follow, of those that are offered: what is good for the seat, or promising and seldom tried."""
    tried, total, low, high = 0.0, 0.0, np.inf, -np.inf
    for i in range(n):
        edge = edges[offered[i]]
        edge.offered += 1
        if edge.visits > 0:
            worth = edge.values[seat] / edge.visits
            low, high = min(low, worth), max(high, worth)
            tried += edge.visits
            total += edge.values[seat]
    mean = total / tried if tried > 0.0 else 0.5
    width = max(high - low, NARROWEST) if tried > 0.0 else NARROWEST
    unknown = mean - UNTRIED * (mean - low) if tried > 0.0 else mean
    best, choice = -np.inf, offered[0]
    for i in range(n):
        edge = edges[offered[i]]
        worth = edge.values[seat] / edge.visits if edge.visits > 0 else unknown
        worth += given[0].curiosity * width * edge.prior * np.sqrt(float(edge.offered)) / (1.0 + edge.visits)
        if worth > best:
            best, choice = worth, offered[i]
    return choice


@kernel(int64(Edges, int64[::1], int64))
def least_visited(edges, offered, n):
    """The edge that was followed least, of those that are offered: to compare them evenly."""
    choice = offered[0]
    for i in range(1, n):
        if edges[offered[i]].visits < edges[choice].visits:
            choice = offered[i]
    return choice


@kernel(int64(Nodes, Edges, Given, int64, boolean, int64[::1]))
def first_choice(nodes, edges, given, seat, evenly, offered):
    """The edge to follow at the root, once it has any: what may be done there is known before anything is dealt."""
    found, edge = 0, np.int64(nodes[0].first)
    while edge != NOWHERE:
        offered[found] = edge
        found += 1
        edge = np.int64(edges[edge].next)
    if found == 0:
        return np.int64(NOWHERE)
    if evenly:
        return least_visited(edges, offered, found)
    return select(nodes, edges, given, np.int64(0), seat, offered, found)


@template(lambda g: int64(g.States, g.Tables, Given, int64, int16[::1], int64, float64[::1], float64[::1], int16[::1]))
def weigh(work, tables, given, seat, out, n, values, notes, below):
    """What each of the actions looks worth one move ahead, as `greedy` sees it; the best. AHEAD and BEYOND are used."""
    made = np.zeros(1, np.int64)
    notes[:NOTES] = 0.0
    study(work[KNOWN], tables[0], seat, notes)
    best = 0
    for i in range(n):
        work[AHEAD] = work[KNOWN]
        apply(work[AHEAD], tables[0], seat, np.int64(out[i]))
        values[i] = settled_value(work, tables, seat, below, notes, made)
        if values[i] > values[best]:
            best = i
    given[0].moves += n + made[0]
    return best


@template(lambda g: void(g.States, g.Tables, Given, int64, int16[::1], int64, float64[::1], float64[::1], int16[::1]))
def find_priors(work, tables, given, seat, out, n, priors, notes, below):
    """How promising each of the actions looks."""
    best = priors[weigh(work, tables, given, seat, out, n, priors, notes, below)]
    total = 0.0
    for i in range(n):
        total += priors[i]
    scale = max((best - total / n) * given[0].temper, 1.0e-6)
    total = 0.0
    for i in range(n):
        priors[i] = np.exp((priors[i] - best) / scale)
        total += priors[i]
    for i in range(n):
        priors[i] /= total


@template(
    lambda g: int64(
        g.States,
        g.Tables,
        Nodes,
        Edges,
        Given,
        int64,
        int64,
        int16[::1],
        int64,
        int32[::1],
        int64[::1],
        float64[::1],
        float64[::1],
        int16[::1],
    )
)
def offers(work, tables, nodes, edges, given, node, seat, out, n, marks, offered, priors, notes, below):
    """The edges of a node for the actions that are legal in this deal, made where they are new."""
    for i in range(n):
        marks[out[i]] = i + 1
    found, edge = 0, np.int64(nodes[node].first)
    while edge != NOWHERE:
        place = marks[edges[edge].action]
        if place > 0:
            offered[found] = edge
            marks[edges[edge].action] = -place
            found += 1
        edge = np.int64(edges[edge].next)
    if found < n and given[0].edges + n < edges.size:
        find_priors(work, tables, given, seat, out, n, priors, notes, below)
        for i in range(n):
            if marks[out[i]] > 0:
                offered[found] = add_edge(nodes, edges, given, node, np.int64(out[i]), priors[i])
                found += 1
    for i in range(n):
        marks[out[i]] = 0
    return found


@kernel(void(Given, uint64, float64[::1]))
def waver(given, idea, chances):
    """Misjudge a little what comes of an idea: of the same one always in the same way."""
    if given[0].whim == 0.0:
        return
    whole, total = chances.sum(), 0.0
    for seat in range(chances.size):
        off = np.float64(scramble(idea + np.uint64(seat)) >> np.uint64(11)) / (1 << 52) - 1.0
        chances[seat] = max(chances[seat] + given[0].whim * off, 0.0) + 1.0e-6
        total += chances[seat]
    for seat in range(chances.size):
        chances[seat] *= whole / total


@template(
    lambda g: void(
        g.States,
        g.Tables,
        Given,
        float32[::1],
        float32[::1],
        uint64[::1],
        int16[::1],
        float64[::1],
        float64[::1],
        float64[::1],
        float64[::1],
        int16[::1],
    )
)
def judge(work, tables, given, weights, scratch, rng, out, values, scores, chances, notes, below):
    """What the position is worth to everybody, once what has been begun is brought to its end as `greedy` would."""
    t, players = tables[0], given[0].players
    for _ in range(LONGEST):
        if calm(work[KNOWN], t):
            break
        bits, seat = actors(work[KNOWN], t), 0
        if bits == 0:
            result(work[KNOWN], t, scores, chances)
            return
        while not (bits >> seat) & 1:
            seat += 1
        n = legal(work[KNOWN], t, seat, out)
        best = weigh(work, tables, given, seat, out, n, values, notes, below) if n > 1 else 0
        apply(work[KNOWN], t, seat, np.int64(out[best]))
        given[0].moves += 1
    if weights.size > 0:
        judge_by_weights(work[KNOWN], t, players, weights, scratch, chances)
        left = hope(work[KNOWN], t)
        for seat in range(players):
            chances[seat] *= left
    else:
        given[0].moves += judge_by_playing(work[KNOWN], t, players, rng, chances)


@template(lambda g: void(g.State, g.Table, Given, float32[::1], float32[::1], float64[::1], float64[::1]))
def hasten(s, t, given, weights, scratch, rounds, chances):
    """Have everybody want to arrive early, beside winning; only in a game that counts rounds."""
    pace = weights[value_size(FEATURES) :]
    if given[0].haste == 0.0 or pace.size == 0:
        return
    foresee_arrivals(s, t, given[0].players, pace, scratch, rounds)
    for seat in range(given[0].players):
        chances[seat] -= given[0].haste * rounds[seat]


@template(lambda g: int64(g.States, g.Tables, Nodes, Slots, Edges, Given, float32[::1], uint64[::1], int64[::1], int64))
def explore(work, tables, nodes, slots, edges, given, weights, rng, among, simulations):
    """Make so many more simulations from work[TRUTH]; with `among`, only these actions are tried at the root, evenly.

    Returns how many were made: fewer when nothing can change the best any more, or when there is no room.
    """
    t, players, root_seat = tables[0], given[0].players, given[0].seat
    out, marks = np.empty(SIZE, np.int16), np.zeros(SIZE, np.int32)
    offered, priors = np.empty(SIZE, np.int64), np.empty(SIZE, np.float64)
    scratch = np.zeros(FEATURES + players * BOTH + FIRST + SECOND, np.float32)
    notes, below = np.zeros(NOTES + MEMORY, np.float64), np.empty(SIZE, np.int16)
    chances, scores = np.zeros(players, np.float64), np.zeros(players, np.float64)
    path, choosers = np.empty(DEEPEST + MOST_SEATS, np.int64), np.empty(DEEPEST + MOST_SEATS, np.int64)
    if given[0].nodes == 0:
        key = key_of(scramble(scramble(np.uint64(TURN))), np.uint64(0), root_seat)
        add_node(nodes, slots, given, key, find(nodes, slots, key))
        given[0].own = bits_from(rng)
    own = given[0].own
    for simulation in range(simulations):
        if given[0].edges + SIZE >= edges.size or given[0].nodes + MOST_SEATS >= nodes.size:
            return simulation
        chosen = first_choice(nodes, edges, given, root_seat, among.size > 0, offered)
        deal = 0 if chosen == NOWHERE else np.int64(edges[chosen].visits)  # all choices are tried with the same deals
        if given[0].deals > 0:
            deal %= given[0].deals
        work[KNOWN] = work[TRUTH]
        determinize(work[KNOWN], t, root_seat, stream(own, np.uint64(deal)))
        before, turn, mover, idea = np.uint64(0), np.uint64(0), np.int64(NOWHERE), np.uint64(0)
        length, depth, turns = 0, 0, 0
        leaf = False
        while not leaf:
            bits = actors(work[KNOWN], t)
            if bits == 0:
                result(work[KNOWN], t, scores, chances)
                break
            alone = bits & (bits - 1) == 0
            if depth == 0 and not alone:
                given[0].sealed = 1
            if not alone or not (mover >= 0 and (bits >> mover) & 1):
                if depth > 0:
                    turns += 1
                before, turn = scramble(before ^ scramble(turn + np.uint64(TURN))), np.uint64(0)
                mover = np.int64(NOWHERE)
            if turns > given[0].sight or depth >= DEEPEST:
                judge(work, tables, given, weights, scratch, rng, out, priors, scores, chances, notes, below)
                waver(given, own ^ idea, chances)
                break
            base, start, opening = before, turn, depth == 0
            if not alone:  # all nodes of a moment are there before anybody's choice is made
                for seat in range(players):
                    if (bits >> seat) & 1:
                        key = key_of(base, start, seat)
                        at = find(nodes, slots, key)
                        if at < 0:
                            add_node(nodes, slots, given, key, at)
                            leaf = depth > 0
            for seat in range(players):
                if leaf or not (bits >> seat) & 1 or not (actors(work[KNOWN], t) >> seat) & 1:
                    continue
                n = legal(work[KNOWN], t, seat, out)
                action = np.int64(out[0])
                asked = opening and seat == root_seat
                compared = asked and among.size > 0
                if compared:
                    n = among.size
                    for i in range(n):
                        out[i] = among[i]
                if n > 1 or asked:
                    key = key_of(base, start, seat)
                    node = find(nodes, slots, key)
                    if node < 0:
                        node = add_node(nodes, slots, given, key, node)
                        if depth > 0 and alone:
                            nodes[node].visits = 1
                            leaf = True
                            continue
                    nodes[node].visits += 1
                    edge = chosen
                    if not asked or chosen == NOWHERE:
                        found = offers(
                            work, tables, nodes, edges, given, node, seat, out, n, marks, offered, priors, notes, below
                        )
                        if found == 0:
                            leaf = True
                            continue
                        edge = select(nodes, edges, given, node, seat, offered, found)
                    path[length], choosers[length] = edge, seat
                    length += 1
                    action = np.int64(edges[edge].action)
                apply(work[KNOWN], t, seat, action)
                given[0].moves += 1
                turn += mark_of(seat, action)
                mover = seat
                depth += 1
                if asked:
                    idea = mark_of(seat, action)
            if not alone:
                mover = np.int64(NOWHERE)
            if leaf:
                judge(work, tables, given, weights, scratch, rng, out, priors, scores, chances, notes, below)
                waver(given, own ^ idea, chances)
        hasten(work[KNOWN], t, given, weights, scratch, scores, chances)
        for i in range(length):
            edge = edges[path[i]]
            edge.visits += 1
            edge.square += chances[choosers[i]] ** 2
            for seat in range(players):
                edge.values[seat] += chances[seat]
        given[0].made += 1
        if simulation & 15 == 15 and among.size == 0 and decided(nodes, slots, edges, given):
            return simulation + 1
    return simulations


@kernel(int64(Nodes, Slots, Edges, Given))
def decided(nodes, slots, edges, given):
    """Whether the simulations that are left cannot make another action the most visited; never for a mix."""
    if given[0].sealed:
        return 0
    left = given[0].simulations - given[0].made
    most, second = 0, 0
    edge = np.int64(nodes[0].first)
    while edge != NOWHERE:
        visits = np.int64(edges[edge].visits)
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        edge = np.int64(edges[edge].next)
    return 1 if most - second > left else 0
