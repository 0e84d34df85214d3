"""What a seat cannot know, dealt again: the hands of the others, the cards they laid face down, and the pile.

A seat knows how many cards each of those is, its own cards and those that lie open. Beyond that every deal of the rest
is equally likely, for a hidden card has come from the pile like any other.
"""

import numpy as np
from numba import int64, void

from portage.material import NUMBERS
from portage.rules import draw
from portage.state import SIGNATURES
from voyageur.core import rng
from voyageur.core.kernels import kernel

State, Table = SIGNATURES.State, SIGNATURES.Table


@kernel(void(State, int64, int64, int64))
def deal(s, seat, hidden, held):
    """Give a seat so many cards to lie face down, and so many to hold."""
    for _ in range(hidden):
        s.buried[seat, draw(s)] += 1
    for _ in range(held):
        s.hand[seat, draw(s)] += 1


@kernel(SIGNATURES.determinize)
def determinize(s, t, seat, seed):
    """Put what the seat cannot know together with the pile, and deal as many cards again as there were."""
    s.rng = rng.stream(seed, np.uint64(1))
    hidden, held = np.zeros(t.players, np.int64), np.zeros(t.players, np.int64)
    for other in range(t.players):
        if other != seat:
            hidden[other], held[other] = s.buried[other].sum(), s.hand[other].sum()
            for card in range(NUMBERS):
                s.pile[card] += s.buried[other, card] + s.hand[other, card]
            s.buried[other] = 0
            s.hand[other] = 0
    for other in range(t.players):
        deal(s, other, hidden[other], held[other])
