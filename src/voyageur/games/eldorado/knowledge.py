"""What a seat cannot know, dealt again: `determinize`.

Everything lies open but the hands of the others, the order of the piles and the tiles on the caves; and what is in a
hand and its draw pile together can be worked out by anybody. When a player reshuffles, the draw pile was empty just
before, so that the whole hand is known: `sure` remembers what of it must still be there. Who has begun a purchase can
pay for it. Orders are not dealt again because there are none: cards and tiles are drawn at random at the moment they
are drawn, by a generator that is replaced.
"""

import numpy as np
from numba import boolean, int64, void

from voyageur.core import rng
from voyageur.core.kernels import kernel
from voyageur.games.eldorado.material import CARDS, COINS, POWER, SYMBOL_TILE
from voyageur.games.eldorado.rules import PAYING_CARDS, draw, purse
from voyageur.games.eldorado.state import BUYING, NONE, SIGNATURES

State, Table = SIGNATURES.State, SIGNATURES.Table

TRIES = 16


@kernel(int64(State, int64))
def take_back(s, seat):
    """The cards nobody is sure of go back to the draw pile; returns how many they are."""
    unsure = 0
    for card in range(CARDS):
        back = s.hand[seat, card] - s.sure[seat, card]
        s.hand[seat, card] = s.sure[seat, card]
        s.deck[seat, card] += back
        unsure += back
    s.hand_size[seat] -= unsure
    s.deck_size[seat] += unsure
    return unsure


@kernel(void(State, int64, int64))
def take_out(s, seat, card):
    """A chosen card of the draw pile."""
    s.deck[seat, card] -= 1
    s.deck_size[seat] -= 1
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1


@kernel(int64(State, int64))
def strongest(s, seat):
    """The card in the draw pile that pays most when its symbol is changed, or NONE."""
    best = NONE
    for i in range(PAYING_CARDS.size):
        card = PAYING_CARDS[i]
        if s.deck[seat, card] > 0 and (best == NONE or POWER[card] > POWER[best]):
            best = card
    return best


@kernel(int64(State, int64))
def richest(s, seat):
    """The card in the draw pile that pays most."""
    best = NONE
    for card in range(CARDS):
        if s.deck[seat, card] > 0 and (best == NONE or COINS[card] > COINS[best]):
            best = card
    return best


@kernel(boolean(State))
def can_pay(s):
    """Whether the hand of the seat to act is enough for what it is buying."""
    return purse(s, NONE, np.int64(s.tiles[s.turn, SYMBOL_TILE])) >= s.left


@kernel(void(State, int64))
def deal_purse(s, cards):
    """The richest hand there is: coins, and one more of the strongest cards for a symbol tile until it can pay."""
    seat, changed = s.turn, 0
    while not can_pay(s):
        take_back(s, seat)
        for dealt in range(cards):
            card = strongest(s, seat) if dealt < changed else NONE
            take_out(s, seat, richest(s, seat) if card == NONE else card)
        changed += 1


@kernel(void(State, int64))
def deal_hand(s, seat):
    """As many cards as nobody is sure of, at random; again, and at last not at random, if they cannot pay."""
    unsure = take_back(s, seat)
    draw(s, seat, unsure)
    if s.doing != BUYING or s.turn != seat:
        return
    for _ in range(TRIES):
        if can_pay(s):
            return
        take_back(s, seat)
        draw(s, seat, unsure)
    deal_purse(s, unsure)


@kernel(SIGNATURES.determinize)
def determinize(s, t, seat, seed):
    """Deal the hands of the others again, with a fresh generator."""
    s.rng = rng.stream(seed, np.uint64(1))
    for other in range(t.players):
        if other != seat:
            deal_hand(s, other)
