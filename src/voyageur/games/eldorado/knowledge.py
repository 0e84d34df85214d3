"""What a seat cannot know, dealt again: `determinize`.

Everything lies open but the hands of the others, the order of the piles and the tiles on the caves; and what is in a
hand and its draw pile together can be worked out by anybody. When a draw pile runs out, the whole hand is known: `sure`
remembers what of it must still be there. Who has begun a purchase can
pay for it. Orders are not dealt again because there are none: cards and tiles are drawn at random at the moment they
are drawn, by a generator that is replaced.
"""

import numpy as np
from numba import boolean, int64, void

from voyageur.core import rng
from voyageur.core.kernels import bind, kernel
from voyageur.games.eldorado.material import CARDS, COINS, POWER
from voyageur.games.eldorado.rules import PAYING_CARDS, draw, purse
from voyageur.games.eldorado.state import BUYING, NONE, SIGNATURES

State, Table = SIGNATURES.State, SIGNATURES.Table
below = bind(rng.below, int64(State, int64))

TRIES = 16
EXCHANGES = 64


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


@kernel(void(State, int64, int64, int64))
def exchange(s, seat, given, taken):
    """A card of the hand for one of the draw pile."""
    s.hand[seat, given] -= 1
    s.deck[seat, given] += 1
    s.hand[seat, taken] += 1
    s.deck[seat, taken] -= 1


@kernel(boolean(State))
def can_pay(s):
    """Whether the hand of the seat to act is enough for what it is buying."""
    return purse(s) >= s.left


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


@kernel(void(State, int64))
def deal_richest(s, cards):
    """The richest hand there is: coins, and one more of the strongest cards for a symbol tile until it can pay."""
    seat, changed = s.turn, 0
    while not can_pay(s):
        take_back(s, seat)
        for dealt in range(cards):
            card = strongest(s, seat) if dealt < changed else NONE
            take_out(s, seat, richest(s, seat) if card == NONE else card)
        changed += 1


@kernel(void(State, int64))
def mix_hand(s, cards):
    """Exchange cards at random, back again where the hand could not pay: all hands that can become equally likely."""
    seat = s.turn
    for _ in range(EXCHANGES):
        place, given = below(s, cards), 0
        while place >= s.hand[seat, given] - s.sure[seat, given]:
            place -= s.hand[seat, given] - s.sure[seat, given]
            given += 1
        place, taken = below(s, s.deck_size[seat]), 0
        while place >= s.deck[seat, taken]:
            place -= s.deck[seat, taken]
            taken += 1
        exchange(s, seat, given, taken)
        if not can_pay(s):
            exchange(s, seat, taken, given)


@kernel(void(State, int64))
def deal_hand(s, seat):
    """As many cards as nobody is sure of, at random; who is buying gets a hand that can pay."""
    unsure = take_back(s, seat)
    draw(s, seat, unsure)
    if s.doing != BUYING or s.turn != seat:
        return
    for _ in range(TRIES):
        if can_pay(s):
            return
        take_back(s, seat)
        draw(s, seat, unsure)
    if not can_pay(s):
        deal_richest(s, unsure)
        mix_hand(s, unsure)


@kernel(SIGNATURES.determinize)
def determinize(s, t, seat, seed):
    """Deal the hands of the others again, with a fresh generator."""
    s.rng = rng.stream(seed, np.uint64(1))
    for other in range(t.players):
        if other != seat:
            deal_hand(s, other)
