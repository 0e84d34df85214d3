"""How good a position is for a seat, and what a sealed choice is worth before anybody knows the others'.

Cards and bids are chosen at once: what one is worth depends on how likely the others are to choose each of theirs. So
`study` looks for a balance, in which everybody mostly chooses what is best against what the others mostly choose, and
notes what each of the seat's own choices is worth in it. A player who always chose the very best could be read, so a
little chance is added: what is nearly as good is chosen nearly as often. `evaluate` looks the choice up. Where no
choice is sealed, it counts points and prospects.

All values are in tokens of water.
"""

import numpy as np
from numba import float64, int64, void
from numpy.typing import NDArray

from voyageur.core import rng
from voyageur.core.kernels import bind, kernel
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
    GEM_POINTS,
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
from voyageur.games.fivex.rules import deciders, is_open, last_of_group
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
STEPS = 6
"""Steps towards the balance."""
SLIGHT = 12.0
"""What is worse by so many times the temper is as good as never chosen."""

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


# ---- worked out once --------------------------------------------------------------------------------------------


def _brought(players: int) -> NDArray[np.float64]:
    """What each visible corner brings when its action is played."""
    others = (players - 1) / ACTIONS
    return np.select(
        [CORNER_KIND == GAIN, CORNER_KIND == GAIN_DIE, CORNER_KIND == GAIN_PER_CARD],
        [1.0, MEAN_DIE, others + (CORNER_TARGET == CORNER_ACTION)],
        others * (1.0 + HARM),
    )


CORNER_WORTH: NDArray[np.float64] = FIRINGS[CORNER_ACTION] * np.array([_brought(n) for n in range(SEATS + 1)])
"""What each corner brings in a round, by the number of clans."""
COUNTS = MOST_GEMS + GEM.shape[1] + 1
"""Gems of one colour that are told apart: one technology may add to the most that count."""
GEM_STEPS: NDArray[np.int64] = COUNTS ** np.arange(GEMS)
"""What a gem of each colour adds to the number that stands for all gems of a clan."""
_COUNTED = np.minimum(np.arange(COUNTS**GEMS)[:, None] // GEM_STEPS % COUNTS, MOST_GEMS)
_ONE_MORE = GEM_POINTS[np.minimum(_COUNTED + 1, MOST_GEMS)] - GEM_POINTS[_COUNTED]
POINTS: NDArray[np.int64] = (GEM_POINTS[_COUNTED].sum(axis=1) + _ONE_MORE.max(axis=1)).astype(np.int64)
NUMBER: NDArray[np.int64] = _COUNTED.sum(axis=1)
"""Points for a clan's gems, the colony's X where it brings most, and how many of the gems count."""
APART = CARDS
"""Stands for no technology, among those to which another may be joined."""
PARTNERS: NDArray[np.int64] = np.array(
    [[(fits << np.arange(CARDS)).sum() for fits in (FITS[:, card], FITS[card])] for card in range(CARDS)], np.int64
)
"""A bit for each technology that fits the left side of another, and for each that fits its right side."""
EDGES = np.array((LEFT_EDGE, RIGHT_EDGE))
"""Where the gem of each side is."""
EXCAVATION_CORNERS = int(((CORNER_ACTION == EXCAVATION) << np.arange(CORNERS)).sum())
BEATEN: NDArray[np.float64] = np.array([(DIE < bid).mean() for bid in range(BIDS + 1)])
"""The chance that a bid beats the die."""
UNSPOILT: NDArray[np.float64] = CONTEST_SHARE ** np.arange(SEATS)
"""The chance that no rival ties or outbids, by the number of rivals."""


# ---- bits -------------------------------------------------------------------------------------------------------


@kernel(int64(int64))
def how_many(bits):
    """How many bits are set."""
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


@kernel(int64(int64))
def lowest(bits):
    """The place of the lowest bit that is set."""
    return how_many((bits & -bits) - 1)


@kernel(int64(State))
def to_come(s):
    """A bit for each technology that nobody has yet."""
    bits = 0
    for card in range(CARDS):
        if s.where[card] == DECK or s.where[card] == MARKET:
            bits |= 1 << card
    return bits


@kernel(int64(State, int64, int64))
def free_ends(s, seat, side):
    """A bit for each technology of a clan to which nothing is joined on that side."""
    bits = 0
    for card in range(CARDS):
        if s.where[card] == seat and (s.left[card] if side == LEFT else s.right[card]) == NONE:
            bits |= 1 << card
    return bits


# ---- technologies -----------------------------------------------------------------------------------------------


@kernel(float64(State, Table, int64))
def corner_worth(s, t, corner):
    """What a visible corner brings in the rounds to come."""
    return (ROUNDS - s.round_number) * CORNER_WORTH[t.players, corner]


@kernel(float64(State, int64, int64, int64))
def end_worth(s, card, side, coming):
    """What may still be joined to a free end."""
    return JOIN_WORTH * how_many(coming & PARTNERS[card, side]) * (ROUNDS - s.round_number) / ROUNDS


@kernel(int64(State, int64))
def gems_of(s, seat):
    """A clan's active gems as one number."""
    gems = 0
    for gem in range(GEMS):
        gems += GEM_STEPS[gem] * min(np.int64(s.gems[seat, gem]), MOST_GEMS)
    return gems


@kernel(float64(State, int64))
def worth_of_gems(s, gems):
    """What gems bring, and what they promise."""
    return WATER_A_POINT * POINTS[gems] + NUMBER[gems] * GROWTH * (ROUNDS - s.round_number) / ROUNDS


@kernel(float64(State, Table, int64, int64, int64, int64, int64))
def side_worth(s, t, card, side, partner, over, coming):
    """What one side of a technology adds, but for gems, when it is joined to a partner, over it or under it."""
    own, facing = 2 * card + side, RIGHT - side
    if partner == APART:
        return corner_worth(s, t, own) + end_worth(s, card, side, coming)
    worth = -end_worth(s, partner, facing, coming)
    if over:
        worth += corner_worth(s, t, own) - corner_worth(s, t, 2 * partner + facing)
    return worth


@kernel(int64(int64, int64, int64, int64))
def woken(card, side, partner, over):
    """What the gem of a joint adds to the number of a clan's gems: that of the technology which lies over the other."""
    if partner == APART:
        return 0
    return GEM_STEPS[GEM[card, EDGES[side]]] if over else GEM_STEPS[GEM[partner, EDGES[RIGHT - side]]]


@kernel(float64(State, Table, int64, int64, int64, int64, int64))
def technology_worth(s, t, card, gems, begins, ends, coming):
    """What a technology is worth at its best place to a clan with these gems, whose groups begin and end so."""
    best, least_over = 0.0, np.int64(t.new_on_top)
    afters = 1 << APART | (ends & PARTNERS[card, LEFT])
    while afters:
        after = lowest(afters)
        afters &= afters - 1
        for over_after in range(1 if after == APART else least_over, 2):
            left = side_worth(s, t, card, LEFT, after, over_after, coming)
            more = gems + GEM_STEPS[GEM[card, CENTRE]] + woken(card, LEFT, after, over_after)
            befores = 1 << APART | (begins & PARTNERS[card, RIGHT])
            while befores:
                before = lowest(befores)
                befores &= befores - 1
                if before != APART and last_of_group(s, before) == after:
                    continue
                for over in range(1 if before == APART else least_over, 2):
                    worth = left + side_worth(s, t, card, RIGHT, before, over, coming)
                    worth += worth_of_gems(s, more + woken(card, RIGHT, before, over))
                    best = max(best, worth - worth_of_gems(s, gems))
    return best


@kernel(void(State, Table, int64, int64, float64[::1]))
def rank_offer(s, t, seat, coming, worth):
    """What the technologies on offer are worth to a clan, the best first."""
    gems, begins, ends = gems_of(s, seat), free_ends(s, seat, LEFT), free_ends(s, seat, RIGHT)
    for place in range(s.offered):
        value, at = technology_worth(s, t, np.int64(s.market[place]), gems, begins, ends, coming), place
        while at > 0 and worth[at - 1] < value:
            worth[at] = worth[at - 1]
            at -= 1
        worth[at] = value


@kernel(float64(State, Table, int64))
def tableau_worth(s, t, seat):
    """What a clan's technologies are worth as they lie."""
    worth, coming = worth_of_gems(s, gems_of(s, seat)), to_come(s)
    corners = np.int64(s.corners[seat])
    while corners:
        worth += corner_worth(s, t, lowest(corners))
        corners &= corners - 1
    for side in range(RIGHT + 1):
        ends = free_ends(s, seat, side)
        while ends:
            worth += end_worth(s, lowest(ends), side, coming)
            ends &= ends - 1
    return worth


# ---- the balance ------------------------------------------------------------------------------------------------


@kernel(void(float64[::1], int64, float64, float64[::1], float64, float64[::1]))
def lean(values, n, temper, mix, weight, shares):
    """Move a clan's chances towards its better choices; minus infinity marks what cannot be chosen."""
    best, total = -np.inf, 0.0
    for i in range(n):
        best = max(best, values[i])
    for i in range(n):
        shares[i] = np.exp((values[i] - best) / temper) if values[i] > best - SLIGHT * temper else 0.0
        total += shares[i]
    for i in range(n):
        mix[i] += weight * (shares[i] / total - mix[i])


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
    return BEATEN[bid] * (worth - bid) - (1.0 - BEATEN[bid]) * FEE


@kernel(void(State, Table, int64, int64, float64[::1], float64[::1]))
def auction_worth(s, t, seat, coming, offer, worth):
    """What excavation is worth against none, one, two … others; the card is lost only by winning."""
    rank_offer(s, t, seat, coming, offer)
    # about what an improvement brings before the bids
    water = s.water[seat] + how_many(np.int64(s.corners[seat]) & EXCAVATION_CORNERS)
    cost = excavation_cost(s, seat)
    if water == 0:
        return
    worth[0] = -1.0 * FEE
    for bid in range(1, min(water, HIGHEST_FACE + 1) + 1):
        worth[0] = max(worth[0], lone_bid_worth(bid, offer[0] - cost))
    total = offer[0]
    for rivals in range(1, t.players):
        winners = min(np.int64(s.offered), rivals + 1)
        if winners == rivals + 1:
            total += offer[rivals]
        chance = min(1.0, s.offered / (rivals + 1.0)) * UNSPOILT[rivals]
        worth[rivals] = max(chance * (total / winners - CONTEST_PRICE - cost) - (1.0 - chance) * FEE, -1.0 * FEE)


@kernel(int64(State, Table, float64[:, ::1], int64[:, ::1]))
def read_corners(s, t, alone, links):
    """What corners bring whatever the others play goes to `alone`; the others to `links`, with their clans."""
    found = 0
    for seat in range(t.players):
        corners = np.int64(s.corners[seat])
        while corners:
            corner = lowest(corners)
            corners &= corners - 1
            action = CORNER_ACTION[corner]
            if CORNER_KIND[corner] == GAIN:
                alone[seat, action] += 1.0
            elif CORNER_KIND[corner] == GAIN_DIE:
                alone[seat, action] += MEAN_DIE
            else:
                if CORNER_KIND[corner] == GAIN_PER_CARD and CORNER_TARGET[corner] == action:
                    alone[seat, action] += 1.0
                links[found, 0], links[found, 1] = seat, corner
                found += 1
    return found


@kernel(float64(State, int64, int64))
def hand_change(s, seat, action):
    """What the hand is worth more or less after the card; excavation is dealt with in the auction."""
    hand = np.int64(s.hand[seat])
    if action == EXTENSION:
        return hand_worth(s, WHOLE_HAND) - hand_worth(s, hand)
    elif action == EXCAVATION:
        return 0.0
    return hand_worth(s, hand & ~(1 << action)) - hand_worth(s, hand)


@kernel(void(State, Table, int64, float64[:, ::1], float64[::1], float64[::1], float64[::1], float64[::1]))
def weigh_actions(s, t, seat, mixes, auction, chances, worth, losses):
    """What each card itself is likely to bring a clan, and what others are likely to take for it."""
    hand = np.int64(s.hand[seat])
    chances_of(mixes, t.players, seat, EXTERMINATION, chances)
    each, given, victims = 0.0, 0.0, 0.0
    for rivals in range(t.players):
        each += chances[rivals] * EXTERMINATION_WATER[rivals + 1]
        given += chances[rivals] * rivals * EXTERMINATION_WATER[rivals]
    for other in range(t.players):
        if other != seat:
            victims += mixes[other, EXCAVATION] + mixes[other, EXTENSION]
    worth[EXTERMINATION] += each * victims * (1.0 + HARM)
    for action in range(ACTIONS):
        if VICTIMS[action]:
            losses[action] += given
    if (hand >> EXPLOITATION) & 1:
        chances_of(mixes, t.players, seat, EXPLOITATION, chances)
        for rivals in range(t.players):
            worth[EXPLOITATION] += chances[rivals] * EXPLOITATION_WATER[rivals + 1]
    if (hand >> EXCAVATION) & 1:
        chances_of(mixes, t.players, seat, EXCAVATION, chances)
        for rivals in range(t.players):
            worth[EXCAVATION] += chances[rivals] * auction[rivals]
    worth[EXPLORATION] += MEAN_DIE + INSIGHT[t.players] * (s.round_number < ROUNDS)


@kernel(void(Table, float64[:, ::1], int64[:, ::1], int64, float64[:, ::1], float64[:, ::1]))
def weigh_links(t, mixes, links, n, worth, losses):
    """What corners bring by what others play, and what they take from them."""
    for link in range(n):
        seat, corner = links[link, 0], links[link, 1]
        action, target = CORNER_ACTION[corner], CORNER_TARGET[corner]
        steals, hit = CORNER_KIND[corner] == STEAL, 0.0
        for other in range(t.players):
            if other != seat:
                hit += mixes[other, target]
                if steals:
                    losses[other, target] += mixes[seat, action]
        worth[seat, action] += hit * (1.0 + HARM) if steals else hit


@kernel(void(State, Table, int64, float64[::1]))
def weigh_cards(s, t, seat, values):
    """What each action card of the seat is worth when everybody chooses well."""
    tables, auctions = np.zeros((4, SEATS, ACTIONS), np.float64), np.zeros((SEATS, SEATS), np.float64)
    mixes, alone, worth, losses = tables[0], tables[1], tables[2], tables[3]
    rows, links = np.zeros((3, max(SEATS, ACTIONS)), np.float64), np.empty((CORNERS, 2), np.int64)
    offer, chances, shares = rows[0], rows[1], rows[2]
    coming, linked = to_come(s), read_corners(s, t, alone, links)
    for clan in range(t.players):
        if is_open(s, t, clan):
            mixes[clan, s.choice[clan]] = 1.0
        else:
            if (s.hand[clan] >> EXCAVATION) & 1:
                auction_worth(s, t, clan, coming, offer, auctions[clan])
            cards = how_many(np.int64(s.hand[clan]))
            for card in range(ACTIONS):
                mixes[clan, card] = ((s.hand[clan] >> card) & 1) / cards
                alone[clan, card] += hand_change(s, clan, card)
    for step in range(STEPS):
        worth[:], losses[:] = alone, 0.0
        weigh_links(t, mixes, links, linked, worth, losses)
        for clan in range(t.players):
            if not is_open(s, t, clan):
                weigh_actions(s, t, clan, mixes, auctions[clan], chances, worth[clan], losses[clan])
                for card in range(ACTIONS):
                    worth[clan, card] -= min(losses[clan, card], 1.0 * s.water[clan])
                    if not (s.hand[clan] >> card) & 1:
                        worth[clan, card] = -np.inf
        for clan in range(t.players):
            if not is_open(s, t, clan):
                lean(worth[clan], ACTIONS, CARD_TEMPER, mixes[clan], 1.0 / (step + 1.5), shares)
    values[:ACTIONS] = worth[seat]


# ---- how much to bid --------------------------------------------------------------------------------------------


@kernel(void(State, Table, int64, float64[::1]))
def weigh_lone_bids(s, t, seat, values):
    """Alone against the die."""
    worth = np.zeros(SEATS, np.float64)
    rank_offer(s, t, seat, to_come(s), worth)
    cost = excavation_cost(s, seat)
    for bid in range(1, BIDS + 1):
        values[bid] = lone_bid_worth(bid, worth[0] - cost)


@kernel(void(State, Table, int64, float64[:, ::1], float64[::1], float64[::1], float64[::1], float64[::1]))
def weigh_bids_against(s, t, seat, mixes, worth, chances, higher, values):
    """What each bid is worth against how the others are likely to bid: equal bids cancel, the higher ones go first."""
    cost, most = excavation_cost(s, seat), min(np.int64(s.water[seat]), BIDS)
    for other in range(t.players):
        higher[other] = 0.0
        for bid in range(most + 1, BIDS + 1):
            higher[other] += mixes[other, bid]
    for bid in range(most, 0, -1):
        chances[:] = 0.0
        chances[0] = 1.0
        for other in range(t.players):
            if other != seat and s.played[other] == EXCAVATION and s.water[other] > 0:
                lower = max(0.0, 1.0 - higher[other] - mixes[other, bid])
                for n in range(t.players - 1, 0, -1):
                    chances[n] = lower * chances[n] + higher[other] * chances[n - 1]
                chances[0] *= lower
                higher[other] += mixes[other, bid]
        value, lost = 0.0, 1.0
        for before in range(s.offered):
            value += chances[before] * (worth[before] - bid - cost)
            lost -= chances[before]
        values[bid] = value - lost * FEE


@kernel(void(State, Table, int64, float64[::1]))
def weigh_bids(s, t, seat, values):
    """What each bid of the seat is worth when everybody bids well."""
    mixes, bids = np.zeros((SEATS, BIDS + 1), np.float64), np.full((SEATS, BIDS + 1), -np.inf)
    worths, coming = np.zeros((SEATS, SEATS), np.float64), to_come(s)
    chances, higher, shares = np.empty(SEATS, np.float64), np.empty(SEATS, np.float64), np.empty(BIDS, np.float64)
    for clan in range(t.players):
        if s.played[clan] == EXCAVATION and s.water[clan] > 0:
            rank_offer(s, t, clan, coming, worths[clan])
            most = min(np.int64(s.water[clan]), BIDS)
            mixes[clan, 1 : most + 1] = 1.0 / most
    for step in range(STEPS):
        for clan in range(t.players):
            if s.played[clan] == EXCAVATION and s.water[clan] > 0:
                weigh_bids_against(s, t, clan, mixes, worths[clan], chances, higher, bids[clan])
        for clan in range(t.players):
            if s.played[clan] == EXCAVATION and s.water[clan] > 0:
                most = min(np.int64(s.water[clan]), BIDS)
                lean(bids[clan, 1:], most, BID_TEMPER, mixes[clan, 1:], 1.0 / (step + 1.5), shares)
    values[: BIDS + 1] = bids[seat]


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
