"""Conservation: every card, token, arrow and ticket is in exactly one place at all times, and the record agrees."""

import numpy as np
from numba import boolean, int64

from voyageur.core.kernels import kernel
from voyageur.games.expeditions.material import (
    ARROWS,
    CARDS,
    COMMONS,
    DRAWN,
    EXPEDITIONS,
    HEAD,
    ROSE,
    SEGMENT,
    SEGMENTS,
    SPOTS,
    TAIL,
    TICKETS,
    TOKENS,
)
from voyageur.games.expeditions.rules import any_arrow_left
from voyageur.games.expeditions.state import (
    CLOSES_LOOP,
    COMMON,
    DEALT,
    DECK,
    GIVEN_UP,
    HAND,
    IN_SWAP,
    LIVE,
    LOST,
    MARKING,
    NO_TOKEN,
    NONE,
    REGAINED,
    SIGNATURES,
    WON,
)

State, Table = SIGNATURES.State, SIGNATURES.Table

LAWS = (
    "each of the 80 cards is in the deck, in the row, in one hand, in one swap or won",
    "the 40 tickets are in the supply or with the players",
    "arrows lie end to end, one of a colour on a segment, and the map agrees with them",
    "each player's four tokens are unplaced, on the map or regained, and live ones match a card in hand",
    "what is public allows what is true: nobody holds a card that they cannot hold",
    "what is owed can be done, a loop is restarted at once, and an empty hand or supply ends the game",
)
CARDS_LAW, TICKETS_LAW, ARROWS_LAW, TOKENS_LAW, KNOWLEDGE_LAW, PENDING_LAW = range(1, 7)


@kernel(boolean(State, int64, int64, int64[::1]))
def lies_at(s, card, place, found):
    """Whether a card listed there says so itself; it is counted."""
    found[card] += 1
    return s.where[card] == place


@kernel(boolean(State, Table))
def cards_agree(s, t):
    """The law of cards."""
    found = np.zeros(CARDS, np.int64)
    for slot in range(CARDS):
        if slot < s.deck_size:
            if not lies_at(s, s.deck[slot], DECK, found):
                return False
        elif s.deck[slot] != NONE or s.deck_seen[slot] != 0:
            return False
    for place in range(COMMONS):
        if s.commons[place] == NONE:
            if s.deck_size > 0:
                return False
        elif not lies_at(s, s.commons[place], COMMON, found):
            return False
    for i in range(DRAWN):
        if s.drawn[i] != NONE and not lies_at(s, s.drawn[i], IN_SWAP, found):
            return False
    for seat in range(t.players):
        hand = won = 0
        for card in range(CARDS):
            hand += s.where[card] == HAND + seat
            won += s.where[card] == WON + seat
        if hand != s.hand_size[seat] or won != s.won[seat]:
            return False
    for card in range(CARDS):
        if found[card] + (s.where[card] >= HAND) != 1 or s.where[card] >= WON + t.players:
            return False
    return True


@kernel(boolean(State, Table))
def tickets_agree(s, t):
    """The law of tickets."""
    total = int64(s.supply)
    for seat in range(t.players):
        if s.tickets[seat] < 0:
            return False
        total += s.tickets[seat]
    return s.supply >= 0 and total == TICKETS


@kernel(boolean(State))
def arrows_agree(s):
    """The law of arrows."""
    laid = np.zeros(SEGMENTS, np.int64)
    visited = np.zeros(SPOTS, np.int64)
    for expedition in range(EXPEDITIONS):
        bit = 1 << expedition
        at, free = ROSE, False
        for i in range(ARROWS):
            if i >= s.arrows_placed[expedition]:
                if s.arrows[expedition, i] != 0:
                    return False
                continue
            way = s.arrows[expedition, i] & ~CLOSES_LOOP
            tail, head = TAIL[way], HEAD[way]
            starts_well = tail == at or (free and (tail == ROSE or visited[tail] & bit != 0))
            if not starts_well or laid[SEGMENT[way]] & bit != 0:
                return False
            free = head == ROSE or visited[head] & bit != 0
            if free != (s.arrows[expedition, i] & CLOSES_LOOP != 0):
                return False
            laid[SEGMENT[way]] |= bit
            if head != ROSE:
                visited[head] |= bit
            at = head
    for segment in range(SEGMENTS):
        if laid[segment] != s.laid[segment]:
            return False
    for spot in range(SPOTS):
        if visited[spot] != s.visited[spot]:
            return False
    return True


@kernel(boolean(State, Table))
def tokens_agree(s, t):
    """The law of tokens."""
    for seat in range(t.players):
        placed = regained = 0
        for card in range(CARDS):
            if s.token[card] == seat:
                placed += 1
                fate, place = s.fate[card], s.where[card]
                regained += fate == REGAINED
                if fate == NO_TOKEN or (fate == LIVE) != (place == HAND + seat and fate != GIVEN_UP and fate != LOST):
                    return False
                if fate == REGAINED and place != WON + seat:
                    return False
        if placed != s.marked[seat] or regained != s.regained[seat]:
            return False
        if placed > TOKENS or (s.phase != MARKING and placed != TOKENS):
            return False
    for card in range(CARDS):
        if s.token[card] == NONE and s.fate[card] != NO_TOKEN:
            return False
    return True


@kernel(boolean(State, Table))
def knowledge_agrees(s, t):
    """The law of knowledge."""
    for seat in range(t.players):
        by_swap = 0
        for card in range(CARDS):
            if s.where[card] == HAND + seat:
                if not (s.holders[card] >> seat) & 1:
                    return False
                by_swap += not s.holders[card] & DEALT and not (s.token[card] == seat and s.fate[card] == LIVE)
        if by_swap > s.swaps[seat] and not t.open_hands:
            return False
    return True


@kernel(boolean(State, Table))
def pending_agrees(s, t):
    """The law of what is owed."""
    if s.phase == MARKING:
        return s.round_number == 0
    left = any_arrow_left(s)
    for seat in range(t.players):
        if s.hand_size[seat] == 0 and not s.ending:
            return False
    if not left and (not s.ending or s.bonus != 0 or s.ticket_arrow != 0):
        return False
    for expedition in range(EXPEDITIONS):
        placed = s.arrows_placed[expedition]
        looped = placed > 0 and s.arrows[expedition, max(placed - 1, 0)] & CLOSES_LOOP != 0
        if (s.restart == expedition) != (looped and placed < ARROWS):
            return False
    return (s.drawn[0] != NONE) == (s.swapping != 0)


@kernel(SIGNATURES.audit)
def audit(s, t):
    """The number of the first law that is broken, or 0."""
    if not cards_agree(s, t):
        return CARDS_LAW
    if not tickets_agree(s, t):
        return TICKETS_LAW
    if not arrows_agree(s):
        return ARROWS_LAW
    if not tokens_agree(s, t):
        return TOKENS_LAW
    if not knowledge_agrees(s, t):
        return KNOWLEDGE_LAW
    if not pending_agrees(s, t):
        return PENDING_LAW
    return 0
