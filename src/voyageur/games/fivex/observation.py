"""What a seat is shown, as numbers for learning: the own clan first, then the others clockwise.

Of water behind screens they tell what a view tells: the bounds that the account of the round sets.
"""

import numpy as np
from numba import float32, int64, void

from voyageur.core.kernels import kernel
from voyageur.games.fivex.material import (
    ACTIONS,
    CARDS,
    CORNERS,
    DIE,
    GEMS,
    MOST_GEMS,
    ROUNDS,
    SEATS,
)
from voyageur.games.fivex.rules import decides, follows, is_open, last_of_group
from voyageur.games.fivex.state import BID, CHOOSE, DECK, FOLLOW, NO_BID, NONE, OVER, SIGNATURES, TAKE

State, Table = SIGNATURES.State, SIGNATURES.Table

MUCH = 20.0
"""Water that counts as 1."""
FLOWS = 5
PHASES = 5

# Of each card: in the pile, its age in the offer.
PILE = 0
AGE = PILE + CARDS
# Of the own clan: what it has sealed.
CHOSEN = AGE + CARDS
OWN_BID = CHOSEN + ACTIONS
TABLE = OWN_BID + 1
"""Phase, round, die, options."""
CLANS = TABLE + PHASES + 6

# Of each clan.
HERE = 0
DECIDING = HERE + 1
EXPLORER = DECIDING + 1
TURN = EXPLORER + 1
LEAST = TURN + 1
MOST = LEAST + 1
SCREENED = MOST + 1
HAND = SCREENED + 1
FACE_UP = HAND + ACTIONS
PLAYED = FACE_UP + ACTIONS
OPEN_BID = PLAYED + ACTIONS
FLOW = OPEN_BID + 1
WON = FLOW + FLOWS
HAS_GEMS = WON + 1
VISIBLE = HAS_GEMS + GEMS
FIRST_CARD = VISIBLE + CORNERS
"""For the card at the left end of a group, the one at its right end; and the other way round."""
LAST_CARD = FIRST_CARD + CARDS
WIDTH = LAST_CARD + CARDS

SIZE = CLANS + SEATS * WIDTH


@kernel(void(State, Table, int64, int64, float32[::1]))
def observe_clan(s, t, seat, clan, out):
    """Write what the seat knows of a clan."""
    known = clan == seat or t.open_screens or s.phase == OVER
    out[HERE] = 1
    out[DECIDING] = decides(s, t, clan)
    out[EXPLORER] = (s.phase == CHOOSE or s.phase == FOLLOW) and follows(s, t, clan)
    out[TURN] = s.turn == clan
    least, most = (s.water[clan], s.water[clan]) if known else (s.least[clan], s.most[clan])
    out[LEAST] = least / MUCH
    out[MOST] = min(np.int64(most), 2 * MUCH) / MUCH
    out[SCREENED] = not known
    for action in range(ACTIONS):
        out[HAND + action] = (s.hand[clan] >> action) & 1
    if is_open(s, t, clan):
        out[FACE_UP + np.int64(s.choice[clan])] = 1
    elif s.phase == BID or s.phase == TAKE:
        out[FACE_UP + np.int64(s.played[clan])] = 1
    if s.played[clan] != NONE:
        out[PLAYED + np.int64(s.played[clan])] = 1
    if s.phase != BID:
        out[OPEN_BID] = s.bid[clan] / MUCH
    out[FLOW] = s.gained[clan] / MUCH
    out[FLOW + 1] = s.stolen[clan] / MUCH
    out[FLOW + 2] = s.drawn[clan] / MUCH
    out[FLOW + 3] = s.lost[clan] / MUCH
    out[FLOW + 4] = s.paid[clan] / MUCH
    out[WON] = 0 if s.won[clan] == NONE else (s.won[clan] + 1) / CARDS
    for gem in range(GEMS):
        out[HAS_GEMS + gem] = s.gems[clan, gem] / MOST_GEMS
    for corner in range(CORNERS):
        out[VISIBLE + corner] = (s.corners[clan] >> corner) & 1
    for card in range(CARDS):
        if s.where[card] == clan and s.left[card] == NONE:
            last = last_of_group(s, card)
            out[FIRST_CARD + card] = (last + 1) / CARDS
            out[LAST_CARD + last] = (card + 1) / CARDS


@kernel(SIGNATURES.observe)
def observe(s, t, seat, out):
    """Write what the seat knows."""
    for card in range(CARDS):
        out[PILE + card] = s.where[card] == DECK
    for place in range(s.offered):
        out[AGE + np.int64(s.market[place])] = (s.offered - place) / SEATS
    if s.choice[seat] != NONE:
        out[CHOSEN + np.int64(s.choice[seat])] = 1
    if s.phase == BID and s.bid[seat] != NO_BID:
        out[OWN_BID] = s.bid[seat] / MUCH
    out[TABLE + np.int64(s.phase)] = 1
    out[TABLE + PHASES] = s.round_number / ROUNDS
    out[TABLE + PHASES + 1] = 0 if s.die == NONE else (s.die + 1) / (DIE.max() + 1)
    out[TABLE + PHASES + 2] = t.open_screens
    out[TABLE + PHASES + 3] = t.changes
    out[TABLE + PHASES + 4] = t.new_on_top
    out[TABLE + PHASES + 5] = t.refill
    for i in range(t.players):
        observe_clan(s, t, seat, (seat + i) % t.players, out[CLANS + i * WIDTH : CLANS + (i + 1) * WIDTH])
