"""How good a position is for a seat, in points: what it has, and what it may still reach."""

import numpy as np
from numba import float64, int64, types
from numpy.typing import NDArray

from voyageur.core.kernels import kernel
from voyageur.games.expeditions.material import CARDS, DISTANCE, EXPEDITIONS
from voyageur.games.expeditions.rules import arrows_left, tip
from voyageur.games.expeditions.state import (
    COMMON,
    HAND,
    KEEP_NEITHER,
    LIVE,
    NONE,
    SIGNATURES,
    UNDECIDED,
)

State, Table = SIGNATURES.State, SIGNATURES.Table

CARD_SWING = 2.0  # a card reached instead of missed
TOKEN_SWING = 2.0
CLOSER = 0.86  # of an objective, what is left of its worth one spot farther from a tip
LAST_ROUND = 0.35  # how much of that is left once the game is ending
COMMON_WORTH = 0.25  # the next player is as likely to take it
TICKET_WORTH = 0.75
ARROW_OWED = 0.6
RIVALS = 0.5  # how much their points weigh


NOWHERE = len(DISTANCE)
"""Where an expedition stands that cannot move any more."""
NEAR: NDArray[np.float64] = np.vstack([CLOSER ** DISTANCE.astype(np.float64), np.zeros(len(DISTANCE))])
"""[from, to] → how near a spot is; nothing is near from nowhere."""
Fronts = types.UniTuple(int64, EXPEDITIONS)


@kernel(int64(State, int64))
def front(s, expedition):
    """Where an expedition can go on from."""
    return tip(s, expedition) if arrows_left(s, expedition) > 0 else NOWHERE


@kernel(Fronts(State))
def fronts(s):
    """The same of all of them."""
    return front(s, 0), front(s, 1), front(s, 2)


@kernel(float64(Fronts, int64))
def closeness(heads, spot):
    """How near the nearest expedition that can still move is."""
    return max(NEAR[heads[0], spot], NEAR[heads[1], spot], NEAR[heads[2], spot])


@kernel(float64(State, int64))
def points(s, seat):
    """The score as it stands."""
    return s.won[seat] + 2.0 * s.regained[seat] - s.hand_size[seat] - s.marked[seat]


@kernel(float64(State, Fronts, int64, int64))
def prospect(s, heads, seat, card):
    """What a card in hand may still bring."""
    swing = CARD_SWING
    if s.token[card] == seat and s.fate[card] == LIVE:
        swing += TOKEN_SWING
    return swing * closeness(heads, card + 1)


@kernel(float64(State, Fronts, int64))
def swap_gain(s, heads, seat):
    """During a swap: the card kept, less the worst card in hand, which will go."""
    if s.turn != seat or s.kept == UNDECIDED or s.kept == KEEP_NEITHER:
        return 0.0
    worst = 1.0e9
    for card in range(CARDS):
        if s.where[card] == HAND + seat:
            worst = min(worst, prospect(s, heads, seat, card))
    return prospect(s, heads, seat, s.drawn[s.kept]) - worst


@kernel(SIGNATURES.study)
def study(s, t, seat, notes):
    """Nothing is worth working out beforehand: a position is quickly read."""


@kernel(SIGNATURES.evaluate)
def evaluate(s, t, seat, notes):
    """Points, prospects and means of one's own, less what the others have."""
    horizon, heads = LAST_ROUND if s.ending else 1.0, fronts(s)
    value = points(s, seat) + TICKET_WORTH * horizon * s.tickets[seat]
    for card in range(CARDS):
        place, owner = s.where[card], s.token[card]
        if place == HAND + seat:
            value += horizon * prospect(s, heads, seat, card)
        elif place == COMMON:
            value += horizon * COMMON_WORTH * closeness(heads, card + 1)
        elif owner != NONE and owner != seat and s.fate[card] == LIVE:
            value -= horizon * RIVALS * (CARD_SWING + TOKEN_SWING) * closeness(heads, card + 1) / (t.players - 1)
    for other in range(t.players):
        if other != seat:
            value -= RIVALS * points(s, other) / (t.players - 1)
    if s.turn == seat:
        owed = s.bonus + s.ticket_arrow + (s.restart != NONE)
        value += ARROW_OWED * owed
    if s.swapping:
        value += swap_gain(s, heads, seat)
    return value


@kernel(SIGNATURES.settled)
def settled(s, t):
    """Whether no arrow is owed and no swap is under way."""
    return s.restart == NONE and s.bonus == 0 and s.ticket_arrow == 0 and s.swapping == 0
