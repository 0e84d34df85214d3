"""The rules, in the order in which one explains them."""

import numpy as np
from numba import boolean, int64, void

from portage.actions import CARRY, PADDLE
from portage.material import CURRENT, DECK, HAND, NUMBERS
from portage.state import NONE, SIGNATURES
from voyageur.core import rng
from voyageur.core.kernels import bind, kernel

State, Table = SIGNATURES.State, SIGNATURES.Table
below = bind(rng.below, int64(State, int64))

ON, BACK = 1, -1


# ---- cards ------------------------------------------------------------------------------------------------------


@kernel(int64(State))
def draw(s):
    """Take a card from the pile, each as likely as any other; there must be one."""
    place, card = below(s, s.pile.sum()), 0
    while place >= s.pile[card]:
        place -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    return card


@kernel(void(State, int64))
def fill_hand(s, seat):
    """Draw until the hand is full or the pile is empty."""
    while s.hand[seat].sum() < HAND and s.pile.sum() > 0:
        s.hand[seat, draw(s)] += 1


@kernel(SIGNATURES.setup)
def setup(s, t, seed):
    """All canoes at the start, a hand each; seat 0 begins."""
    s.rng = rng.stream(seed, np.uint64(0))
    s.step[:] = 0
    s.hand[:] = 0
    s.buried[:] = 0
    s.played[:] = 0
    s.pile[:] = DECK
    for seat in range(t.players):
        fill_hand(s, seat)
    s.turn, s.round_number = 0, 1


# ---- a turn -----------------------------------------------------------------------------------------------------


@kernel(SIGNATURES.actors)
def actors(s, t):
    """One seat after the other."""
    return 0 if s.turn == NONE else 1 << s.turn


@kernel(SIGNATURES.legal)
def legal(s, t, seat, out):
    """Any card of the hand may be paddled with, or laid down to carry."""
    n = 0
    if seat == s.turn:
        for action in (PADDLE, CARRY):
            for card in range(1, NUMBERS):
                if s.hand[seat, card] > 0:
                    out[n] = action + card
                    n += 1
    return n


@kernel(boolean(State, Table, int64, int64))
def is_taken(s, t, seat, step):
    """Whether another canoe lies there; at the start and in the lake there is room for all."""
    if step <= 0 or step >= t.length:
        return False
    for other in range(t.players):
        if other != seat and s.step[other] == step:
            return True
    return False


@kernel(void(State, Table, int64, int64, int64))
def land(s, t, seat, step, way):
    """Come to lie at that step or, where another canoe does, at the next free one on the way."""
    while is_taken(s, t, seat, step):
        step += way
    s.step[seat] = max(step, 0)


@kernel(void(State, Table, int64))
def be_thrown_back(s, t, seat):
    """Who paddles into rapids is thrown back as far as the die says."""
    step = np.int64(s.step[seat])
    if step < t.length and t.rapids[step]:
        land(s, t, seat, step - np.int64(CURRENT[below(s, CURRENT.size)]), BACK)


@kernel(SIGNATURES.apply)
def apply(s, t, seat, action):
    """Paddle openly, or carry past the rapids and hide the card; then draw, and the next seat moves."""
    if action < CARRY + 1:
        card = action - PADDLE
        s.played[card] += 1
        land(s, t, seat, s.step[seat] + card, ON)
        be_thrown_back(s, t, seat)
    else:
        card = action - CARRY
        s.buried[seat, card] += 1
        land(s, t, seat, s.step[seat] + 1, ON)
    s.hand[seat, card] -= 1
    fill_hand(s, seat)
    pass_on(s, t)


# ---- the end ----------------------------------------------------------------------------------------------------


@kernel(boolean(State, Table))
def is_over(s, t):
    """A round in which somebody has come to the lake is the last; so is one that ends for want of cards."""
    if s.hand[s.turn].sum() == 0:
        return True
    return s.turn == 0 and s.step.max() >= t.length


@kernel(void(State, Table))
def pass_on(s, t):
    """The next seat moves, if the game goes on."""
    s.turn = (s.turn + 1) % t.players
    if is_over(s, t):
        s.turn = NONE
    elif s.turn == 0:
        s.round_number += 1


@kernel(SIGNATURES.result)
def result(s, t, scores, shares):
    """Who is farthest wins; equals share the victory."""
    for seat in range(t.players):
        scores[seat] = s.step[seat]
    shares[:] = scores == scores.max()
    shares /= shares.sum()
