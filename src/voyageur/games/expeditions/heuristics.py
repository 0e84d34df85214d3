"""How good a position is for a seat, in points: what it has, and what it may still reach."""

import numpy as np
from numba import float64, int64

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
CLOSENESS = (0.86 ** np.arange(DISTANCE.max() + 1)).astype(np.float64)  # the worth of an objective that far from a tip
NOWHERE = 0.0
LAST_ROUND = 0.35  # how much of that is left once the game is ending
COMMON_WORTH = 0.25  # the next player is as likely to take it
TICKET_WORTH = 0.75
ARROW_OWED = 0.6
RIVALS = 0.5  # how much their points weigh


@kernel(float64(State, int64))
def closeness(s, spot):
    """How near the nearest expedition that can still move is."""
    best = NOWHERE
    for expedition in range(EXPEDITIONS):
        if arrows_left(s, expedition) > 0:
            best = max(best, CLOSENESS[DISTANCE[tip(s, expedition), spot]])
    return best


@kernel(float64(State, int64))
def points(s, seat):
    """The score as it stands."""
    return s.won[seat] + 2.0 * s.regained[seat] - s.hand_size[seat] - s.marked[seat]


@kernel(float64(State, int64, int64))
def prospect(s, seat, card):
    """What a card in hand may still bring."""
    swing = CARD_SWING
    if s.token[card] == seat and s.fate[card] == LIVE:
        swing += TOKEN_SWING
    return swing * closeness(s, card + 1)


@kernel(float64(State, int64))
def swap_gain(s, seat):
    """During a swap: the card kept, less the worst card in hand, which will go."""
    if s.turn != seat or s.kept == UNDECIDED or s.kept == KEEP_NEITHER:
        return 0.0
    worst = 1.0e9
    for card in range(CARDS):
        if s.where[card] == HAND + seat:
            worst = min(worst, prospect(s, seat, card))
    return prospect(s, seat, s.drawn[s.kept]) - worst


@kernel(SIGNATURES.study)
def study(s, t, seat, notes):
    """Nothing is worth working out beforehand: a position is quickly read."""


@kernel(SIGNATURES.evaluate)
def evaluate(s, t, seat, notes):
    """Points, prospects and means of one's own, less what the others have."""
    horizon = LAST_ROUND if s.ending else 1.0
    value = points(s, seat) + TICKET_WORTH * horizon * s.tickets[seat]
    for card in range(CARDS):
        place, owner = s.where[card], s.token[card]
        if place == HAND + seat:
            value += horizon * prospect(s, seat, card)
        elif place == COMMON:
            value += horizon * COMMON_WORTH * closeness(s, card + 1)
        elif owner != NONE and owner != seat and s.fate[card] == LIVE:
            value -= horizon * RIVALS * (CARD_SWING + TOKEN_SWING) * closeness(s, card + 1) / (t.players - 1)
    for other in range(t.players):
        if other != seat:
            value -= RIVALS * points(s, other) / (t.players - 1)
    if s.turn == seat:
        owed = s.bonus + s.ticket_arrow + (s.restart != NONE)
        value += ARROW_OWED * owed
    if s.swapping:
        value += swap_gain(s, seat)
    return value


@kernel(SIGNATURES.settled)
def settled(s, t):
    """Whether no arrow is owed and no swap is under way."""
    return s.restart == NONE and s.bonus == 0 and s.ticket_arrow == 0 and s.swapping == 0
