"""What a seat sees, as numbers for learning; seats are counted from the observer, who is always first.

It is the present table: the order in which arrows were laid is left out but for where each expedition stands.
"""

import numpy as np
from numba import float32, int64, void

from voyageur.core.kernels import kernel
from voyageur.core.layout import Block, several
from voyageur.games.expeditions.actions import ARROW, TICKET_ARROW
from voyageur.games.expeditions.material import (
    ARROWS,
    CARD_IDS,
    CARDS,
    COLOURS,
    DRAWN,
    EXPEDITIONS,
    HAND_SIZE,
    HEAD,
    SEATS,
    SPOT_IDS,
    SPOTS,
    TAIL,
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

State, Table = SIGNATURES.State, SIGNATURES.Table

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

_WAY_IDS = tuple(f"{SPOT_IDS[TAIL[way]]}>{SPOT_IDS[HEAD[way]]}" for way in range(WAYS))

LAYOUT = (
    Block(LAID, "arrow", "1: it lies", tuple(f"{colour} {way}" for colour in COLOURS for way in _WAY_IDS)),
    Block(TIPS, "stands", "1: there", tuple(f"{colour} {spot}" for colour in COLOURS for spot in SPOT_IDS)),
    Block(OWN, "hand", "1: in the observer's hand; with open hands, -1: in another hand", CARD_IDS, low=-1),
    Block(ROW, "common", "1: a common objective", CARD_IDS),
    Block(LOOKED_AT, "drawn", "1: drawn for the swap under way; -1: and kept", CARD_IDS, low=-1),
    Block(GONE, "won", "1: won by anybody", CARD_IDS),
    Block(MINE, "own token", "1: the observer's token lies there; -1: and the card was given up", CARD_IDS, low=-1),
    Block(THEIRS, "other token", "whose token lies there: places after the observer, in sixths", CARD_IDS),
    Block(
        BELOW, "under the deck", "how deep, in 80ths, it lies in the deck, if the observer saw it go there", CARD_IDS
    ),
    *several(
        (COLOUR, "arrows left", "of 45"),
        (COLOUR + 1, "restart", "1: it closed a loop and must restart"),
        each="colour",
        times=EXPEDITIONS,
        stride=2,
    ),
    *several(
        (PLAYER, "at the table", "1: there is such a player"),
        (PLAYER + 1, "to act", "1: it is this player's turn"),
        (PLAYER + 2, "first", "1: began"),
        (PLAYER + 3, "hand", "cards in hand, in twelfths"),
        (PLAYER + 4, "tickets", "of 40"),
        (PLAYER + 5, "won", "cards won, in twelfths", 0, CARDS / LONGEST_HAND),
        (PLAYER + 6, "tokens", "key locations marked and not won back, of 4"),
        each="player",
        times=SEATS,
        stride=PLAYER_WIDTH,
    ),
    *several(
        (TABLE, "marking", "1: key locations are being marked"),
        (TABLE + 1, "round", "as a part of the round cap"),
        (TABLE + 2, "ending", "1: the game ends with this round"),
        (TABLE + 3, "progressed", "1: the compulsory arrow of this turn lies"),
        (TABLE + 4, "tickets used", "this turn, of 2"),
        (TABLE + 5, "bonus", "arrows owed by bonus spots, of 4; more count as 4"),
        (TABLE + 6, "ticket arrow", "1: an arrow paid for by a ticket is due"),
        (TABLE + 7, "swapping", "1: a swap is under way"),
        (TABLE + 8, "deck", "cards in the deck, of 80"),
        (TABLE + 9, "supply", "tickets nobody holds, of 40"),
    ),
)
"""Players are counted clockwise from the observer, who is player 0; colours as yellow, red, blue."""


@kernel(void(State, Table, int64, float32[::1]))
def observe_cards(s, t, seat, out):
    """Where each card lies. A plain loop a block, without branches: several cards are looked at in one instruction."""
    own = HAND + seat
    for card in range(CARDS):
        out[OWN + card] = s.where[card] == own
    for card in range(CARDS):
        out[ROW + card] = s.where[card] == COMMON
    for card in range(CARDS):
        out[GONE + card] = s.where[card] >= WON
    if t.open_hands:
        for card in range(CARDS):
            if HAND <= s.where[card] < WON and s.where[card] != own:
                out[OWN + card] = -1
    for slot in range(s.deck_size):
        if (s.deck_seen[slot] >> seat) & 1:
            out[BELOW + np.int64(s.deck[slot])] = (slot + 1) / CARDS
    if s.turn == seat or t.open_hands:
        for i in range(DRAWN):
            if s.drawn[i] != NONE:
                out[LOOKED_AT + np.int64(s.drawn[i])] = 1 if s.kept == UNDECIDED or s.kept != i else -1


@kernel(void(State, Table, int64, float32[::1]))
def observe_tokens(s, t, seat, out):
    """Whose token lies on each location; as above."""
    players = np.int64(t.players)
    for card in range(CARDS):
        mine = s.token[card] == seat and s.fate[card] != REGAINED
        out[MINE + card] = (1 if s.fate[card] == LIVE else -1) if mine else 0
    for card in range(CARDS):
        lies, away = s.token[card] != NONE and s.fate[card] != REGAINED, s.token[card] - seat
        out[THEIRS + card] = ((away + players if away < 0 else away) if lies else 0) / SEATS


@kernel(SIGNATURES.observe)
def observe(s, t, seat, out):
    """Fill `out`, which has SIZE zeros."""
    for expedition in range(EXPEDITIONS):
        for i in range(s.arrows_placed[expedition]):
            out[LAID + expedition * WAYS + (s.arrows[expedition, i] & ~CLOSES_LOOP)] = 1
        out[TIPS + expedition * SPOTS + tip(s, expedition)] = 1
        out[COLOUR + 2 * expedition] = arrows_left(s, expedition) / ARROWS
        out[COLOUR + 2 * expedition + 1] = s.restart == expedition
    observe_cards(s, t, seat, out)
    observe_tokens(s, t, seat, out)
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
