"""What a seat cannot know, dealt again: `determinize`.

Nobody can tell what another has sealed, or whether it has: in a deal nobody else has sealed anything yet. Of the water
behind a screen everybody knows what the account of the round shows, as bounds [1.4]. The pile has no order to deal.
"""

import numpy as np
from numba import int64, void

from voyageur.core import rng
from voyageur.core.kernels import bind, kernel
from voyageur.games.fivex.material import EXCAVATION
from voyageur.games.fivex.rules import actors, is_open
from voyageur.games.fivex.state import BID, DRY, NO_BID, NONE, OVER, SIGNATURES

State, Table = SIGNATURES.State, SIGNATURES.Table
below = bind(rng.below, int64(State, int64))

SPREAD, SPREAD_A_ROUND = 8, 2
"""A clan is dealt up to so much more water than it is known to have: the later, the richer clans can be."""


@kernel(void(State, Table, int64))
def unseal(s, t, seat):
    """Take away the cards that others have sealed."""
    for other in range(t.players):
        if other != seat and not is_open(s, t, other):
            s.choice[other] = NONE


@kernel(void(State, Table, int64))
def deal_water(s, t, seat):
    """Water behind the others' screens, within what is known; little more than that is likelier than much more."""
    spread = SPREAD + SPREAD_A_ROUND * s.round_number
    for other in range(t.players):
        if other != seat:
            more = np.int64(s.most[other]) - np.int64(s.least[other])
            s.water[other] = s.least[other] + below(s, below(s, min(more, spread) + 1) + 1)


@kernel(void(State, Table, int64))
def unseal_bids(s, t, seat):
    """Take away the bids of others; who has no water makes none."""
    for other in range(t.players):
        if other != seat and s.played[other] == EXCAVATION:
            s.bid[other] = NO_BID if s.water[other] > 0 else DRY


@kernel(SIGNATURES.determinize)
def determinize(s, t, seat, seed):
    """Another position that looks the same to the seat, or to a spectator."""
    s.rng = rng.stream(seed, np.uint64(1))
    if s.phase == OVER:
        return
    unseal(s, t, seat)
    dealt = False
    while not dealt:
        if not t.open_screens:
            deal_water(s, t, seat)
        if s.phase == BID:
            unseal_bids(s, t, seat)
        dealt = actors(s, t) != 0  # bids are still awaited: not all who could make one are dry
