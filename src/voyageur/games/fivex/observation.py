"""What a seat is shown, as numbers for learning: the own clan first, then the others clockwise.

Of water behind screens they tell what a view tells: the bounds that the account of the round sets.
"""

import numpy as np
from numba import float32, int64, void

from voyageur.core.kernels import kernel
from voyageur.core.layout import Block, several
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTIONS,
    CARD_IDS,
    CARDS,
    CORNERS,
    DIE,
    GEM_IDS,
    GEM_PLACES,
    GEMS,
    MOST_GEMS,
    MOST_WATER,
    ROUNDS,
    SEATS,
    SIDES,
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

_WATER = MOST_WATER / MUCH
_CORNER_IDS = tuple(f"{card}.{side}" for card in CARD_IDS for side in SIDES)

LAYOUT = (
    Block(PILE, "in the pile", "1: still there", CARD_IDS),
    Block(AGE, "offered", "how long, in fifths: the newest has one; 0: not offered", CARD_IDS),
    Block(CHOSEN, "chosen", "1: the observer's card, until all cards of the round are open", ACTION_IDS),
    *several((OWN_BID, "sealed bid", "the observer's, in 20ths", 0, _WATER)),
    Block(TABLE, "phase", "1: it is that", ("choose", "follow", "bid", "take", "over")),
    *several(
        (TABLE + PHASES, "round", "of 15"),
        (TABLE + PHASES + 1, "die", "what a lone bidder had to beat, and one, in quarters; 0: no throw"),
        (TABLE + PHASES + 2, "open screens", "1: water lies open at this table"),
        (TABLE + PHASES + 3, "changes", "1: a sealed choice may be changed"),
        (TABLE + PHASES + 4, "new on top", "1: a new technology lies over those it is joined to"),
        (TABLE + PHASES + 5, "refill", "1: the reserve makes up what cannot be stolen"),
    ),
    *several(
        (CLANS + HERE, "at the table", "1: there is such a clan"),
        (CLANS + DECIDING, "deciding", "1: the choice under way is this clan's too"),
        (CLANS + EXPLORER, "explorer", "1: chooses after the others"),
        (CLANS + TURN, "takes", "1: takes a technology now"),
        (CLANS + LEAST, "least water", "in 20ths", 0, _WATER),
        (CLANS + MOST, "most water", "in 20ths; 2: 40 or more, or no limit is known", 0, 2),
        (CLANS + SCREENED, "screened", "1: its water is hidden from the observer"),
        (CLANS + OPEN_BID, "bid", "in 20ths, once it is open; just below 0: it made none", -1 / MUCH, _WATER),
        (CLANS + WON, "won", "the technology won in the last round, from 1, in 15ths; 0: none"),
        each="clan",
        times=SEATS,
        stride=WIDTH,
    ),
    *(
        Block(CLANS + start, name, means, labels, high=high, each="clan", times=SEATS, stride=WIDTH)
        for start, name, means, labels, high in (
            (HAND, "hand", "1: it holds the action card", ACTION_IDS, 1),
            (FACE_UP, "face up", "1: the action card lies open in this round", ACTION_IDS, 1),
            (PLAYED, "played", "1: the action card of the round that was revealed last", ACTION_IDS, 1),
            (FLOW, "water", "this round, in 20ths", ("gained", "stolen", "drawn", "lost", "paid"), _WATER),
            (HAS_GEMS, "gems", "active, in sixths", GEM_IDS, CARDS * len(GEM_PLACES) / MOST_GEMS),
            (VISIBLE, "corner", "1: it has this improvement, and it is visible", _CORNER_IDS, 1),
            (FIRST_CARD, "group from", "at its left end: its right end, from 1, in 15ths", CARD_IDS, 1),
            (LAST_CARD, "group to", "at its right end: its left end, from 1, in 15ths", CARD_IDS, 1),
        )
    ),
)
"""Clans are counted clockwise from the observer, who is clan 0; technologies from 1 in the order of the card list."""


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
