"""What a seat cannot know, dealt again: `determinize`.

Nobody can tell what another has sealed, or whether it has: in a deal nobody else has sealed anything yet. The water
behind a screen is never shown, but every gain, theft and payment is made in the open, and all begin with the same: who
pays attention has counted it [1.4]. A deal leaves it as it is. The pile has no order to deal.
"""

import numpy as np
from numba import int64, void

from voyageur.core import rng
from voyageur.core.kernels import kernel
from voyageur.games.fivex.material import EXCAVATION
from voyageur.games.fivex.rules import is_open
from voyageur.games.fivex.state import BID, DRY, NO_BID, NONE, OVER, SIGNATURES

State, Table = SIGNATURES.State, SIGNATURES.Table


@kernel(void(State, Table, int64))
def unseal(s, t, seat):
    """Take away the cards that others have sealed."""
    for other in range(t.players):
        if other != seat and not is_open(s, t, other):
            s.choice[other] = NONE


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
    if s.phase == BID:
        unseal_bids(s, t, seat)
