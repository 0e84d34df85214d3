"""What a seat sees, as numbers for learning; seats are counted from the observer, who is always first.

It is the present table: the order in which arrows were laid is left out but for where each expedition stands.
"""

import numpy as np

from voyageur.core.kernels import kernel
from voyageur.games.expeditions.actions import ARROW, TICKET_ARROW
from voyageur.games.expeditions.material import (
    ARROWS,
    CARDS,
    DRAWN,
    EXPEDITIONS,
    HAND_SIZE,
    SEATS,
    SPOTS,
    TICKETS,
    TICKETS_A_TURN,
    TOKENS,
    WAYS,
)
from voyageur.games.expeditions.rules import arrows_left, tip
from voyageur.games.expeditions.state import (
    CLOSES_LOOP,
    COMMON,
    HAND,
    LIVE,
    MARKING,
    NONE,
    REGAINED,
    SIGNATURES,
    UNDECIDED,
    WON,
)

LONGEST_HAND = max(HAND_SIZE.values())

# Where each block begins.
LAID = 0  # an arrow on each way, colour by colour
TIPS = LAID + TICKET_ARROW - ARROW  # where each expedition stands
OWN = TIPS + EXPEDITIONS * SPOTS  # cards in the observer's hand
ROW = OWN + CARDS  # common objectives
LOOKED_AT = ROW + CARDS  # cards the observer has drawn for a swap
GONE = LOOKED_AT + CARDS  # cards won by anyone
MINE = GONE + CARDS  # the observer's tokens on the map: 1 live, -1 given up
THEIRS = MINE + CARDS  # other tokens on the map: whose, as a part of the table counted from the observer
BELOW = THEIRS + CARDS  # how deep cards lie that the observer has seen go under the deck
COLOUR = BELOW + CARDS  # a colour each: arrows left, must restart
PLAYER = COLOUR + 2 * EXPEDITIONS  # a seat each: at the table, to act, begins, hand, tickets, cards won, tokens
PLAYER_WIDTH = 7
TABLE = PLAYER + PLAYER_WIDTH * SEATS  # marking, round, ending, progressed, tickets used, bonus, ticket arrow, …
SIZE = TABLE + 10


@kernel(SIGNATURES.observe)
def observe(s, t, seat, out):
    """Fill `out`, which has SIZE zeros."""
    for expedition in range(EXPEDITIONS):
        for i in range(s.arrows_placed[expedition]):
            out[LAID + expedition * WAYS + (s.arrows[expedition, i] & ~CLOSES_LOOP)] = 1
        out[TIPS + expedition * SPOTS + tip(s, expedition)] = 1
        out[COLOUR + 2 * expedition] = arrows_left(s, expedition) / ARROWS
        out[COLOUR + 2 * expedition + 1] = s.restart == expedition
    for card in range(CARDS):
        place, owner = s.where[card], s.token[card]
        known_hand = HAND <= place < WON and (t.open_hands or place == HAND + seat)
        out[OWN + card] = place == HAND + seat
        if known_hand and place != HAND + seat:
            out[OWN + card] = -1  # open hands: somebody else's
        out[ROW + card] = place == COMMON
        out[GONE + card] = place >= WON
        if owner != NONE and s.fate[card] != REGAINED:
            if owner == seat:
                out[MINE + card] = 1 if s.fate[card] == LIVE else -1
            else:
                out[THEIRS + card] = ((owner - seat) % t.players) / SEATS
    for slot in range(s.deck_size):
        if (s.deck_seen[slot] >> seat) & 1:
            out[BELOW + np.int64(s.deck[slot])] = (slot + 1) / CARDS
    if s.turn == seat or t.open_hands:
        for i in range(DRAWN):
            if s.drawn[i] != NONE:
                out[LOOKED_AT + np.int64(s.drawn[i])] = 1 if s.kept == UNDECIDED or s.kept != i else -1
    for i in range(t.players):
        other = (seat + i) % t.players
        base = PLAYER + i * PLAYER_WIDTH
        out[base] = 1
        out[base + 1] = s.turn == other
        out[base + 2] = s.first == other
        out[base + 3] = s.hand_size[other] / LONGEST_HAND
        out[base + 4] = s.tickets[other] / TICKETS
        out[base + 5] = s.won[other] / LONGEST_HAND
        out[base + 6] = (s.marked[other] - s.regained[other]) / TOKENS
    out[TABLE] = s.phase == MARKING
    out[TABLE + 1] = s.round_number / t.round_cap
    out[TABLE + 2] = s.ending
    out[TABLE + 3] = s.progressed
    out[TABLE + 4] = s.tickets_used / TICKETS_A_TURN
    out[TABLE + 5] = min(s.bonus, 4) / 4
    out[TABLE + 6] = s.ticket_arrow
    out[TABLE + 7] = s.swapping
    out[TABLE + 8] = s.deck_size / CARDS
    out[TABLE + 9] = s.supply / TICKETS
