"""What a seat cannot know, dealt again: `determinize`.

A seat knows its own hand, the cards it saw go under the deck, and what everybody knows (`holders`): a location that
was reached and not announced is in nobody's hand, unless someone has swapped since; a marked card is in its owner's
hand, unless the owner has swapped since. Where a swap leaves room for doubt, the owner is taken to have kept the
marked card more often than not: people do. Everything the seat does know stays as it is, slot by slot. Nothing else of
the true position enters, not even by the order in which cards are taken up: dealing a deal again is dealing the truth.
"""

import numpy as np
from numba import boolean, int8, int64, void

from voyageur.core import rng
from voyageur.core.kernels import NOBODY, bind, kernel
from voyageur.games.expeditions.material import CARDS, DRAWN, FAR, SEATS, TOKENS
from voyageur.games.expeditions.state import (
    DEALT,
    DECK,
    GIVEN_UP,
    HAND,
    IN_SWAP,
    LIVE,
    MARKING,
    NONE,
    SIGNATURES,
    SPECTATORS,
    UNDECIDED,
    WON,
)

State, Table = SIGNATURES.State, SIGNATURES.Table
Pool = int8[::1]
below = bind(rng.below, int64(State, int64))
shuffle = bind(rng.shuffle, void(State, Pool, int64))

FREE = WON + SEATS  # where no card can be: marks a card of the pool that has not been dealt yet
TRIES = 32
GIVES_UP_ONE_IN = 4  # marked cards that a swap gave up, as far as anybody can guess


@kernel(int64(int64))
def bit_of(seat):
    """The bit of a seat, or of spectators, among those who know something."""
    return SPECTATORS if seat == NOBODY else 1 << seat


@kernel(boolean(State, int64))
def maybe_marked(s, card):
    """Whether the token on this location may still be won, for all that is public."""
    return s.fate[card] == LIVE or s.fate[card] == GIVEN_UP


@kernel(int64(State, Table, int64, Pool))
def gather(s, t, seat, pool):
    """The cards whose place the seat does not know, by number: their order must not tell where they are."""
    hidden = np.zeros(CARDS, np.bool_)
    for card in range(CARDS):
        place = s.where[card]
        in_other_hand = HAND <= place < WON and place != HAND + seat
        hidden[card] = not t.open_hands and (in_other_hand or (place == IN_SWAP and s.turn != seat))
    for slot in range(s.deck_size):
        if not s.deck_seen[slot] & bit_of(seat):
            hidden[s.deck[slot]] = True
    n = 0
    for card in range(CARDS):
        if hidden[card]:
            pool[n] = card
            n += 1
    return n


@kernel(void(State, int64, Pool, int64, int64[::1]))
def deal_marked(s, viewer, pool, n, missing):
    """Marked cards go to those who marked them, as far as hands have room; each swap may have given one up."""
    given_up = np.zeros(SEATS, np.int64)
    for i in range(n):
        card = pool[i]
        owner = np.int64(s.token[card])
        if maybe_marked(s, card) and owner != viewer and (s.holders[card] >> owner) & 1 and missing[owner] > 0:
            if given_up[owner] < s.swaps[owner] and below(s, GIVES_UP_ONE_IN) == 0:
                given_up[owner] += 1
            else:
                s.where[card] = HAND + owner
                missing[owner] -= 1


@kernel(void(State, int64, int64, Pool, int64, int64[::1], boolean))
def deal_rest(s, viewer, seat, pool, n, missing, strict):
    """Fill a hand with cards it may hold; those that only a swap can have brought, no more than it made swaps."""
    swaps = int64(s.swaps[seat])
    for i in range(n):
        card = pool[i]
        if missing[seat] == 0:
            return
        if s.where[card] == FREE:
            dealt = s.holders[card] & DEALT != 0 and not s.witnesses[card] & bit_of(viewer)
            if not strict or ((s.holders[card] >> seat) & 1 and (dealt or swaps > 0)):
                s.where[card] = HAND + seat
                missing[seat] -= 1
                if not dealt:
                    swaps -= 1


@kernel(void(State, int64, Pool, int64))
def deal_far(s, seat, pool, n):
    """While key locations are marked, a hand has a card far enough for each token: near ones are replaced [1.5]."""
    far = 0
    for card in range(CARDS):
        far += s.where[card] == HAND + seat and FAR[card]
    near, free = 0, 0
    while far < TOKENS:
        while s.where[pool[near]] != HAND + seat or FAR[pool[near]]:
            near += 1
        while s.where[pool[free]] != FREE or not FAR[pool[free]]:
            free += 1
        s.where[pool[near]] = FREE
        s.where[pool[free]] = HAND + seat
        far += 1


@kernel(boolean(State, Table, int64, Pool, int64, boolean))
def deal_hands(s, t, viewer, pool, n, strict):
    """Deal the other hands from the pool; False when the constraints left a hand short."""
    missing = np.zeros(SEATS, np.int64)
    order = np.empty(SEATS, np.int8)
    for seat in range(t.players):
        order[seat] = seat
        if seat != viewer:
            missing[seat] = s.hand_size[seat]
    for i in range(n):
        s.where[pool[i]] = FREE
    shuffle(s, pool, n)
    shuffle(s, order, t.players)
    deal_marked(s, viewer, pool, n, missing)
    for i in range(t.players):
        deal_rest(s, viewer, order[i], pool, n, missing, strict)
    if s.phase == MARKING:
        for seat in range(t.players):
            if seat != viewer:
                deal_far(s, seat, pool, n)
    return missing.sum() == 0


@kernel(void(State, int64, Pool))
def deal_deck(s, viewer, pool):
    """What is left of the pool goes to the cards being looked at and to the unknown slots of the deck."""
    taken = 0
    if s.swapping and s.turn != viewer and s.where[s.drawn[0]] != IN_SWAP:
        s.kept = UNDECIDED
        for i in range(DRAWN):
            if s.drawn[i] != NONE:
                while s.where[pool[taken]] != FREE:
                    taken += 1
                s.drawn[i] = pool[taken]
                s.where[pool[taken]] = IN_SWAP
    for slot in range(s.deck_size):
        if not s.deck_seen[slot] & bit_of(viewer):
            while s.where[pool[taken]] != FREE:
                taken += 1
            s.deck[slot] = pool[taken]
            s.where[pool[taken]] = DECK


@kernel(SIGNATURES.determinize)
def determinize(s, t, seat, seed):
    """Deal again what the seat cannot know, with a fresh generator."""
    s.rng = rng.stream(seed, np.uint64(1))
    pool = np.empty(CARDS, np.int8)
    n = gather(s, t, seat, pool)
    if t.open_hands:
        for i in range(n):
            s.where[pool[i]] = FREE
        shuffle(s, pool, n)
    else:
        tries = 0
        while not deal_hands(s, t, seat, pool, n, tries < TRIES):
            tries += 1
    deal_deck(s, seat, pool)
    for i in range(n):
        card = pool[i]
        if maybe_marked(s, card) and s.token[card] != seat:
            s.fate[card] = LIVE if s.where[card] == HAND + s.token[card] else GIVEN_UP
