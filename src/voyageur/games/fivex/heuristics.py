"""How good a position is for a seat, and what a sealed choice is worth before anybody knows the others'.

Cards and bids are chosen at once: what one is worth depends on how likely the others are to choose each of theirs. So
`study` looks for a balance, in which everybody mostly chooses what is best against what the others mostly choose, and
notes what each of the seat's own choices is worth in it. A player who always chose the very best could be read, so a
little chance is added: what is nearly as good is chosen nearly as often. `evaluate` looks the choice up. Where no
choice is sealed, it counts points and prospects.

All values are in tokens of water.
"""

import numpy as np
from numba import float64, int64, uint8, void

from voyageur.core import rng
from voyageur.core.kernels import bind, kernel
from voyageur.games.fivex.actions import AFTER, BEFORE, FIRST_PLACEMENT, OVER_AFTER, OVER_BEFORE
from voyageur.games.fivex.material import (
    ACTIONS,
    CARDS,
    CENTRE,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    CORNERS,
    DIE,
    EXCAVATION,
    EXPLOITATION,
    EXPLOITATION_WATER,
    EXPLORATION,
    EXTENSION,
    EXTERMINATION,
    EXTERMINATION_WATER,
    FEE,
    FITS,
    GAIN,
    GAIN_DIE,
    GAIN_PER_CARD,
    GEM,
    GEMS,
    LEFT,
    LEFT_EDGE,
    MOST_GEMS,
    RIGHT,
    RIGHT_EDGE,
    ROUNDS,
    SEATS,
    STEAL,
    VICTIMS,
    WATER_A_POINT,
    WHOLE_HAND,
)
from voyageur.games.fivex.rules import can_place, deciders, is_open, points_for
from voyageur.games.fivex.state import BID, CHOOSE, DECK, FOLLOW, MARKET, NONE, SIGNATURES

State, Table = SIGNATURES.State, SIGNATURES.Table
below = bind(rng.below, int64(State, int64))

# What is sealed while the seat thinks, and what each choice is worth.
MODE, VALUES = range(2)
CARD_SEALED, BID_SEALED = 1, 2
BIDS = 20
"""Higher bids are as good as the highest that is looked at, less what they cost more."""
NOTES = VALUES + BIDS + 1

MEAN_DIE = float(DIE.mean())
HIGHEST_FACE = int(DIE.max())
CARD_STEPS = BID_STEPS = 10
"""Steps towards the balance."""

# Weights found by an evolution strategy over games against itself, with three, four and five clans. They stand for
# what their names say, but also for what the rest leaves out: only all of them together mean something.
CARD_TEMPER = 0.35  # how much worse a card may be and still be played now and then
BID_TEMPER = 0.25
FIRINGS = np.array((0.8, 0.19, 0.26, 0.15, 0.66))  # an improvement of each action, in a round
JOIN_WORTH = 0.56  # a technology to come that would fit a free end
GROWTH = 0.78  # an active gem, for those of its colour that may still follow
HARM = 0.33  # what another loses
HOLD = np.array((4.3, 0.62, 0.53, 0.8, 0.0))  # each card that is still at hand
CONTEST_PRICE = 0.6  # an auction with others, beyond the card itself
CONTEST_SHARE = 0.87  # the chance not to be tied or outbid, for each rival
INSIGHT = np.array((0.0, 0.0, 0.0, 1.8, 1.35, 0.6))
"""Choosing after the others, by the number of clans. Games against itself would have less of it: exploration is the
weakest card; with this much every card is seen, and next to nothing is lost."""


# ---- technologies -----------------------------------------------------------------------------------------------


@kernel(float64(Table, int64))
def improvement_worth(t, corner):
    """What a visible corner brings each time its action is played."""
    others = (t.players - 1) / ACTIONS
    kind = CORNER_KIND[corner]
    if kind == GAIN:
        return 1.0
    elif kind == GAIN_DIE:
        return MEAN_DIE
    elif kind == GAIN_PER_CARD:
        return others + (CORNER_TARGET[corner] == CORNER_ACTION[corner])
    return others * (1.0 + HARM)


@kernel(float64(State, Table, int64))
def corner_worth(s, t, corner):
    """What it brings in the rounds to come."""
    return (ROUNDS - s.round_number) * FIRINGS[CORNER_ACTION[corner]] * improvement_worth(t, corner)


@kernel(float64(State, int64, int64))
def end_worth(s, card, side):
    """What may still be joined to a free end."""
    fitting = 0
    for other in range(CARDS):
        if s.where[other] == DECK or s.where[other] == MARKET:
            fitting += FITS[card, other] if side == RIGHT else FITS[other, card]
    return JOIN_WORTH * fitting * (ROUNDS - s.round_number) / ROUNDS


@kernel(float64(State))
def growth(s):
    """What an active gem promises."""
    return GROWTH * (ROUNDS - s.round_number) / ROUNDS


@kernel(float64(State, uint8[::1]))
def worth_of_gems(s, gems):
    """What so many gems of each colour bring and promise."""
    worth = float(WATER_A_POINT * points_for(gems))
    for gem in range(GEMS):
        worth += min(np.int64(gems[gem]), MOST_GEMS) * growth(s)
    return worth


@kernel(float64(State, Table, int64, int64, int64))
def placement_worth(s, t, seat, card, placement):
    """What a technology adds when it is placed so."""
    gems = s.gems[seat].copy()
    gems[GEM[card, CENTRE]] += 1
    after, before = np.int64(AFTER[placement]), np.int64(BEFORE[placement])
    worth = 0.0
    if after == NONE:
        worth += corner_worth(s, t, 2 * card + LEFT) + end_worth(s, card, LEFT)
    else:
        worth -= end_worth(s, after, RIGHT)
        if OVER_AFTER[placement]:
            gems[GEM[card, LEFT_EDGE]] += 1
            worth += corner_worth(s, t, 2 * card + LEFT) - corner_worth(s, t, 2 * after + RIGHT)
        else:
            gems[GEM[after, RIGHT_EDGE]] += 1
    if before == NONE:
        worth += corner_worth(s, t, 2 * card + RIGHT) + end_worth(s, card, RIGHT)
    else:
        worth -= end_worth(s, before, LEFT)
        if OVER_BEFORE[placement]:
            gems[GEM[card, RIGHT_EDGE]] += 1
            worth += corner_worth(s, t, 2 * card + RIGHT) - corner_worth(s, t, 2 * before + LEFT)
        else:
            gems[GEM[before, LEFT_EDGE]] += 1
    return worth + worth_of_gems(s, gems) - worth_of_gems(s, s.gems[seat])


@kernel(float64(State, Table, int64, int64))
def technology_worth(s, t, seat, card):
    """What a technology is worth to a clan at its best place."""
    best = 0.0
    for placement in range(FIRST_PLACEMENT[card], FIRST_PLACEMENT[card + 1]):
        if can_place(s, t, seat, placement):
            best = max(best, placement_worth(s, t, seat, card, placement))
    return best


@kernel(float64(State, Table, int64))
def tableau_worth(s, t, seat):
    """What a clan's technologies are worth as they lie."""
    worth = worth_of_gems(s, s.gems[seat])
    for corner in range(CORNERS):
        if (s.corners[seat] >> corner) & 1:
            worth += corner_worth(s, t, corner)
    for card in range(CARDS):
        if s.where[card] == seat:
            if s.left[card] == NONE:
                worth += end_worth(s, card, LEFT)
            if s.right[card] == NONE:
                worth += end_worth(s, card, RIGHT)
    return worth


@kernel(void(State, Table, int64, float64[::1]))
def rank_offer(s, t, seat, worth):
    """What the technologies on offer are worth to a clan, the best first."""
    for place in range(s.offered):
        value, at = technology_worth(s, t, seat, s.market[place]), place
        while at > 0 and worth[at - 1] < value:
            worth[at] = worth[at - 1]
            at -= 1
        worth[at] = value


# ---- the balance ------------------------------------------------------------------------------------------------


@kernel(void(float64[::1], int64, float64, float64[::1], float64))
def lean(values, n, temper, mix, weight):
    """Move a clan's chances towards its better choices; minus infinity marks what cannot be chosen."""
    best, total = -np.inf, 0.0
    for i in range(n):
        if values[i] > best:
            best = values[i]
    for i in range(n):
        if values[i] > -np.inf:
            total += np.exp((values[i] - best) / temper)
    for i in range(n):
        chance = np.exp((values[i] - best) / temper) / total if values[i] > -np.inf else 0.0
        mix[i] += weight * (chance - mix[i])


@kernel(void(State, int64, float64, float64[::1]))
def waver(s, n, temper, values):
    """Add a little chance to every value: the best then is chosen as often as the balance has it."""
    before = s.rng
    for i in range(n):
        values[i] -= temper * np.log(-np.log((below(s, 1 << 30) + 0.5) / (1 << 30)))
    s.rng = before


@kernel(void(float64[:, ::1], int64, int64, int64, float64[::1]))
def chances_of(mixes, players, seat, choice, chances):
    """The chance that none, one, two … of the others make that choice."""
    chances[:] = 0.0
    chances[0] = 1.0
    for other in range(players):
        if other != seat:
            chance = mixes[other, choice]
            for n in range(players - 1, 0, -1):
                chances[n] += chance * (chances[n - 1] - chances[n])
            chances[0] -= chance * chances[0]


# ---- which card to play -----------------------------------------------------------------------------------------


@kernel(float64(State, int64))
def hand_worth(s, hand):
    """Cards at hand, as long as there is a round left to play them in."""
    worth = 0.0
    for card in range(ACTIONS):
        if (hand >> card) & 1:
            worth += HOLD[card]
    return worth if s.round_number < ROUNDS else 0.0


@kernel(float64(State, int64))
def excavation_cost(s, seat):
    """What it costs to lose the card by winning."""
    hand = np.int64(s.hand[seat])
    return hand_worth(s, hand | (1 << EXCAVATION)) - hand_worth(s, hand & ~(1 << EXCAVATION))


@kernel(float64(int64, float64))
def lone_bid_worth(bid, worth):
    """What a bid against the die is worth, for something worth so much."""
    chance = 0.0
    for face in range(DIE.size):
        chance += (DIE[face] < bid) / DIE.size
    return chance * (worth - bid) - (1.0 - chance) * FEE


@kernel(void(State, Table, int64, float64[::1]))
def auction_worth(s, t, seat, worth):
    """What excavation is worth against none, one, two … others; the card is lost only by winning."""
    values = np.zeros(SEATS, np.float64)
    rank_offer(s, t, seat, values)
    water = np.int64(s.water[seat])
    for corner in range(CORNERS):
        if (s.corners[seat] >> corner) & 1 and CORNER_ACTION[corner] == EXCAVATION:
            water += 1  # about what an improvement brings before the bids
    cost = excavation_cost(s, seat)
    worth[:] = 0.0
    if water == 0:
        return
    worth[0] = -1.0 * FEE
    for bid in range(1, min(water, HIGHEST_FACE + 1) + 1):
        worth[0] = max(worth[0], lone_bid_worth(bid, values[0] - cost))
    for rivals in range(1, t.players):
        chance = min(1.0, s.offered / (rivals + 1.0)) * CONTEST_SHARE**rivals
        mean = 0.0
        for place in range(min(s.offered, rivals + 1)):
            mean += values[place] / min(np.int64(s.offered), rivals + 1)
        worth[rivals] = max(chance * (mean - CONTEST_PRICE - cost) - (1.0 - chance) * FEE, -1.0 * FEE)


@kernel(void(State, Table, float64[:, :, ::1], float64[:, ::1]))
def read_corners(s, t, per_card, plain):
    """What improvements bring each clan: by its action and that of another clan, and by its own action alone."""
    for seat in range(t.players):
        for corner in range(CORNERS):
            if (s.corners[seat] >> corner) & 1:
                action, target = CORNER_ACTION[corner], CORNER_TARGET[corner]
                if CORNER_KIND[corner] == GAIN:
                    plain[seat, action] += 1.0
                elif CORNER_KIND[corner] == GAIN_DIE:
                    plain[seat, action] += MEAN_DIE
                elif CORNER_KIND[corner] == GAIN_PER_CARD:
                    per_card[seat, action, target] += 1.0
                    if target == action:
                        plain[seat, action] += 1.0
                else:
                    per_card[seat, action, target] += 1.0 + HARM


@kernel(float64(State, Table, int64, int64, float64[:, ::1], float64[::1]))
def stolen_by_others(s, t, seat, action, mixes, chances):
    """Water a clan is likely to lose when it plays that card."""
    lost = 0.0
    for other in range(t.players):
        if other != seat:
            for corner in range(CORNERS):
                if (s.corners[other] >> corner) & 1 and CORNER_KIND[corner] == STEAL:
                    if CORNER_TARGET[corner] == action:
                        lost += mixes[other, CORNER_ACTION[corner]]
    if VICTIMS[action]:
        chances_of(mixes, t.players, seat, EXTERMINATION, chances)
        for exterminators in range(1, t.players):
            lost += chances[exterminators] * exterminators * EXTERMINATION_WATER[exterminators]
    return min(lost, 1.0 * s.water[seat])


@kernel(float64(State, Table, int64, int64, float64[:, ::1], float64[::1], float64[::1]))
def action_worth(s, t, seat, action, mixes, auction, chances):
    """What the card itself is likely to bring."""
    worth = 0.0
    if action == EXCAVATION:
        chances_of(mixes, t.players, seat, EXCAVATION, chances)
        for rivals in range(t.players):
            worth += chances[rivals] * auction[rivals]
    elif action == EXPLOITATION:
        chances_of(mixes, t.players, seat, EXPLOITATION, chances)
        for rivals in range(t.players):
            worth += chances[rivals] * EXPLOITATION_WATER[rivals + 1]
    elif action == EXTERMINATION:
        victims = 0.0
        for other in range(t.players):
            if other != seat:
                victims += mixes[other, EXCAVATION] + mixes[other, EXTENSION]
        chances_of(mixes, t.players, seat, EXTERMINATION, chances)
        for rivals in range(t.players):
            worth += chances[rivals] * EXTERMINATION_WATER[rivals + 1] * victims * (1.0 + HARM)
    elif action == EXPLORATION:
        worth += MEAN_DIE + INSIGHT[t.players] * (s.round_number < ROUNDS)
    return worth


@kernel(float64(State, int64, int64))
def hand_change(s, seat, action):
    """What the hand is worth more or less after the card; excavation is dealt with in the auction."""
    hand = np.int64(s.hand[seat])
    if action == EXTENSION:
        return hand_worth(s, WHOLE_HAND) - hand_worth(s, hand)
    elif action == EXCAVATION:
        return 0.0
    return hand_worth(s, hand & ~(1 << action)) - hand_worth(s, hand)


@kernel(void(State, Table, int64, float64[::1]))
def weigh_cards(s, t, seat, values):
    """What each action card of the seat is worth when everybody chooses well."""
    mixes = np.zeros((SEATS, ACTIONS), np.float64)
    per_card = np.zeros((SEATS, ACTIONS, ACTIONS), np.float64)
    plain = np.zeros((SEATS, ACTIONS), np.float64)
    auctions = np.zeros((SEATS, SEATS), np.float64)
    chances = np.zeros(SEATS, np.float64)
    worth = np.zeros((SEATS, ACTIONS), np.float64)
    read_corners(s, t, per_card, plain)
    for clan in range(t.players):
        auction_worth(s, t, clan, auctions[clan])
        if is_open(s, t, clan):
            mixes[clan, s.choice[clan]] = 1.0
        else:
            cards = 0
            for card in range(ACTIONS):
                cards += (s.hand[clan] >> card) & 1
            for card in range(ACTIONS):
                mixes[clan, card] = ((s.hand[clan] >> card) & 1) / cards
                plain[clan, card] += hand_change(s, clan, card)
    for step in range(CARD_STEPS):
        for clan in range(t.players):
            if not is_open(s, t, clan):
                for card in range(ACTIONS):
                    worth[clan, card] = -np.inf
                    if (s.hand[clan] >> card) & 1:
                        value = plain[clan, card] + action_worth(s, t, clan, card, mixes, auctions[clan], chances)
                        value -= stolen_by_others(s, t, clan, card, mixes, chances)
                        for other in range(t.players):
                            if other != clan:
                                for target in range(ACTIONS):
                                    value += per_card[clan, card, target] * mixes[other, target]
                        worth[clan, card] = value
        for clan in range(t.players):
            if not is_open(s, t, clan):
                lean(worth[clan], ACTIONS, CARD_TEMPER, mixes[clan], 2.0 / (step + 3.0))
    for card in range(ACTIONS):
        values[card] = worth[seat, card]


# ---- how much to bid --------------------------------------------------------------------------------------------


@kernel(void(State, Table, int64, float64[::1]))
def weigh_lone_bids(s, t, seat, values):
    """Alone against the die."""
    worth = np.zeros(SEATS, np.float64)
    rank_offer(s, t, seat, worth)
    cost = excavation_cost(s, seat)
    for bid in range(1, BIDS + 1):
        values[bid] = lone_bid_worth(bid, worth[0] - cost)


@kernel(void(State, Table, int64, float64[:, ::1], float64[:, ::1], float64[::1], float64[::1]))
def weigh_bids_against(s, t, seat, mixes, worths, chances, values):
    """What each bid is worth against how the others are likely to bid: equal bids cancel, the higher ones go first."""
    cost = excavation_cost(s, seat)
    for bid in range(1, BIDS + 1):
        values[bid] = -np.inf
        if bid <= s.water[seat]:
            chances[:] = 0.0
            chances[0] = 1.0
            for other in range(t.players):
                if other != seat and s.played[other] == EXCAVATION and s.water[other] > 0:
                    higher = 0.0
                    for more in range(bid + 1, BIDS + 1):
                        higher += mixes[other, more]
                    lower = max(0.0, 1.0 - higher - mixes[other, bid])
                    for n in range(t.players - 1, 0, -1):
                        chances[n] = lower * chances[n] + higher * chances[n - 1]
                    chances[0] *= lower
            value, lost = 0.0, 1.0
            for before in range(s.offered):
                value += chances[before] * (worths[seat, before] - bid - cost)
                lost -= chances[before]
            values[bid] = value - lost * FEE


@kernel(void(State, Table, int64, float64[::1]))
def weigh_bids(s, t, seat, values):
    """What each bid of the seat is worth when everybody bids well."""
    mixes = np.zeros((SEATS, BIDS + 1), np.float64)
    worths = np.zeros((SEATS, SEATS), np.float64)
    chances = np.zeros(SEATS, np.float64)
    bids = np.zeros((SEATS, BIDS + 1), np.float64)
    for clan in range(t.players):
        if s.played[clan] == EXCAVATION and s.water[clan] > 0:
            rank_offer(s, t, clan, worths[clan])
            most = min(np.int64(s.water[clan]), BIDS)
            for bid in range(1, most + 1):
                mixes[clan, bid] = 1.0 / most
    for step in range(BID_STEPS):
        for clan in range(t.players):
            if s.played[clan] == EXCAVATION and s.water[clan] > 0:
                weigh_bids_against(s, t, clan, mixes, worths, chances, bids[clan])
                bids[clan, 0] = -np.inf
        for clan in range(t.players):
            if s.played[clan] == EXCAVATION and s.water[clan] > 0:
                lean(bids[clan], BIDS + 1, BID_TEMPER, mixes[clan], 2.0 / (step + 3.0))
    for bid in range(BIDS + 1):
        values[bid] = bids[seat, bid]


# ---- for the bots -----------------------------------------------------------------------------------------------


@kernel(SIGNATURES.study)
def study(s, t, seat, notes):
    """Note what each card or bid is worth that the seat may seal; who chooses alone cannot be outguessed."""
    alone = deciders(s, t) == 1 << seat
    if s.phase == CHOOSE or s.phase == FOLLOW:
        notes[MODE] = CARD_SEALED
        weigh_cards(s, t, seat, notes[VALUES:])
        if not alone:
            waver(s, ACTIONS, CARD_TEMPER, notes[VALUES:])
    elif s.phase == BID:
        notes[MODE] = BID_SEALED
        if alone:
            weigh_lone_bids(s, t, seat, notes[VALUES:])
        else:
            weigh_bids(s, t, seat, notes[VALUES:])
            waver(s, BIDS + 1, BID_TEMPER, notes[VALUES:])


@kernel(SIGNATURES.evaluate)
def evaluate(s, t, seat, notes):
    """What the sealed choice was worth, whether or not it has been revealed since; otherwise how the seat stands."""
    if notes[MODE] == CARD_SEALED:
        card = s.choice[seat] if s.choice[seat] != NONE else s.played[seat]
        return notes[VALUES + np.int64(card)]
    elif notes[MODE] == BID_SEALED:
        bid = np.int64(s.bid[seat])
        return notes[VALUES + min(bid, BIDS)] - max(bid - BIDS, 0)
    return tableau_worth(s, t, seat) + s.water[seat] + hand_worth(s, s.hand[seat])


@kernel(SIGNATURES.settled)
def settled(s, t):
    """Whoever has chosen has nothing more to choose at once."""
    return True
