"""Playing a game on from a position, compiled: `bots.policies.play_out` without the setup."""

from typing import Any

from numba import float64, int8, int64, uint64

from voyageur.bots.policies import GREEDY, KNOWN, TRUTH, greedy_policy, random_policy
from voyageur.core.kernels import template
from voyageur.core.rng import bits_from

actors: Any = None
apply: Any = None
result: Any = None
determinize: Any = None  # the game's kernels, put in by `bind`


@template(lambda g: int64(g.States, g.Tables, int8[::1], uint64[::1], float64[::1], float64[::1]))
def play_on(work: Any, tables: Any, policies: Any, rngs: Any, scores: Any, shares: Any) -> Any:
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
            action = greedy_policy(work, tables, seat, rng)  # type: ignore[operator]  # bound to the game's own
        else:  # what is legal depends only on what the seat knows: there is nothing to deal again
            action = random_policy(work, tables, seat, rng)  # type: ignore[operator]
        apply(work[TRUTH], t, seat, action)
        moves += 1
    result(work[TRUTH], t, scores, shares)
    return moves
