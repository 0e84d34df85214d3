"""The conservation laws: every card and token is in exactly one place, and what is derived agrees with it."""

import numpy as np
from numba import boolean, int64

from voyageur.core.kernels import kernel
from voyageur.games.fivex.material import (
    CARDS,
    CENTRE,
    COLONIES,
    DIE,
    EXCAVATION,
    EXTENSION,
    FEE,
    FITS,
    GEM,
    GEMS,
    LEFT,
    LEFT_EDGE,
    RIGHT,
    RIGHT_EDGE,
    ROUNDS,
    SEATS,
    WHOLE_HAND,
)
from voyageur.games.fivex.rules import actors, clans_that_played, explorers, next_winner, wins
from voyageur.games.fivex.state import (
    BID,
    CHOOSE,
    DECK,
    DRY,
    FOLLOW,
    MARKET,
    NO_BID,
    NO_LIMIT,
    NONE,
    OVER,
    SIGNATURES,
    TAKE,
)

State, Table = SIGNATURES.State, SIGNATURES.Table

LAWS = (
    "every technology is in the pile, in the offer, out of the game or with one clan, and the offer lists its own",
    "the offer has one technology less than there are clans at most, and the pile lasts for the rounds to come",
    "joined technologies belong to one clan, fit, name each other and form no ring",
    "visible improvements and active gems are those of the technologies as they are joined",
    "every clan has each of its five action cards in hand, on the table or discarded, and extension is never discarded",
    "a card is chosen only by those whose choice it is, out of their hand",
    "water is never negative, and lies within what is known of it",
    "bids are made by those who excavate, out of their water",
    "the account of a round is complete, and nobody steals more than was lost",
    "winners pay what they bid and take a technology each in their order, the others pay the fee",
    "the game waits for somebody until it is over, within its fifteen rounds",
    "every clan has a colony of its own, and nobody sits where nobody plays",
)
(
    PLACES,
    OFFER,
    JOINTS,
    DERIVED,
    HANDS,
    CHOICES,
    WATER,
    BIDS,
    ACCOUNT,
    AUCTION,
    WAITING,
    CLANS,
) = range(1, len(LAWS) + 1)


@kernel(boolean(State, Table))
def places_hold(s, t):
    """Each technology somewhere, and the offer a list of those in it."""
    offered = 0
    for card in range(CARDS):
        if s.where[card] < DECK or s.where[card] >= t.players:
            return False
        offered += s.where[card] == MARKET
    for place in range(SEATS):
        card = s.market[place]
        if (card != NONE) != (place < s.offered):
            return False
        if card != NONE:
            if card < 0 or card >= CARDS or s.where[card] != MARKET:
                return False
            for other in range(place):
                if s.market[other] == card:
                    return False
    return offered == s.offered


@kernel(boolean(State, Table))
def offer_holds(s, t):
    """Not too many on offer, and enough in the pile."""
    left = 0
    for card in range(CARDS):
        left += s.where[card] == DECK
    return s.offered < t.players and left >= ROUNDS - s.round_number


@kernel(boolean(State))
def joints_hold(s):
    """Neighbours name each other and fit; every card is reached from the left end of a group, so there is no ring."""
    owned, reached = 0, 0
    for card in range(CARDS):
        left, right = s.left[card], s.right[card]
        if left < NONE or left >= CARDS or right < NONE or right >= CARDS or s.over[card] < 0 or s.over[card] > 1:
            return False
        if right == NONE and s.over[card] != 0:
            return False
        if right != NONE and (s.left[right] != card or s.where[right] != s.where[card] or not FITS[card, right]):
            return False
        if left != NONE and s.right[left] != card:
            return False
        if s.where[card] < 0 and (left != NONE or right != NONE):
            return False
        owned += s.where[card] >= 0
    for card in range(CARDS):
        if s.where[card] >= 0 and s.left[card] == NONE:
            end = np.int64(card)
            reached += 1
            while s.right[end] != NONE:
                end = np.int64(s.right[end])
                reached += 1
    return owned == reached


@kernel(boolean(State, int64))
def derived_hold(s, seat):
    """The clan's corners and gems, counted again."""
    corners, gems = np.int64(0), np.zeros(GEMS, np.int64)
    for card in range(CARDS):
        if s.where[card] == seat:
            left, right = s.left[card], s.right[card]
            if left == NONE or not s.over[left]:
                corners |= 1 << (2 * card + LEFT)
            if right == NONE or s.over[card]:
                corners |= 1 << (2 * card + RIGHT)
            if right != NONE:
                gems[GEM[card, RIGHT_EDGE] if s.over[card] else GEM[right, LEFT_EDGE]] += 1
            gems[GEM[card, CENTRE]] += 1
    for gem in range(GEMS):
        if gems[gem] != s.gems[seat, gem]:
            return False
    return corners == s.corners[seat]


@kernel(boolean(State, int64))
def hand_holds(s, seat):
    """A played card lies on the table until the round is over; extension is at hand or on the table."""
    cards = np.int64(s.hand[seat])
    if s.phase == BID or s.phase == TAKE:
        played = 1 << s.played[seat]
        if cards & played:
            return False
        cards |= played
    return cards <= WHOLE_HAND and (cards >> EXTENSION) & 1 != 0


@kernel(boolean(State, Table))
def choices_hold(s, t):
    """Explorers choose when the others have, and nobody otherwise has a card chosen."""
    late = explorers(s, t)
    if s.phase == FOLLOW and late == 0:
        return False
    for seat in range(t.players):
        choice, explores = s.choice[seat], (late >> seat) & 1 != 0
        if choice < NONE or (choice != NONE and not (s.hand[seat] >> choice) & 1):
            return False
        if choice != NONE and not (s.phase == FOLLOW or (s.phase == CHOOSE and not explores)):
            return False
        if choice == NONE and s.phase == FOLLOW and not explores:
            return False
    return True


@kernel(boolean(State, int64))
def water_holds(s, seat):
    """What there is lies between what everybody is shown there is at least and at most."""
    least, water, most = s.least[seat], s.water[seat], s.most[seat]
    return 0 <= least and least <= water and water <= most and most <= NO_LIMIT


@kernel(boolean(State, int64))
def bid_holds(s, seat):
    """Only excavators bid; a clan is dry exactly when it has nothing to bid."""
    bid = s.bid[seat]
    if s.played[seat] != EXCAVATION:
        return bid == NO_BID
    if s.phase != BID:
        return bid >= DRY
    if s.water[seat] == 0:
        return bid == DRY
    return bid == NO_BID or (bid > DRY and bid <= s.water[seat])


@kernel(boolean(State, Table))
def account_holds(s, t):
    """Every clan has played or none has; numbers are not negative; the die is rolled for one bidder alone."""
    robbed, lost = 0, 0
    for seat in range(t.players):
        if (s.played[seat] == NONE) != (s.played[0] == NONE) or s.played[seat] < NONE or s.played[seat] > EXTENSION:
            return False
        if min(s.gained[seat], s.stolen[seat], s.drawn[seat], s.lost[seat], s.paid[seat]) < 0:
            return False
        if s.played[seat] == NONE and max(s.gained[seat], s.stolen[seat], s.drawn[seat], s.lost[seat]) > 0:
            return False
        robbed += s.stolen[seat]
        lost += s.lost[seat]
    revealed = s.played[0] != NONE
    if not revealed and s.phase != CHOOSE:
        return False
    bids = 0
    for seat in range(t.players):
        bids += s.bid[seat] > DRY
    rolled = s.phase != BID and bids == 1 and clans_that_played(s, t, EXCAVATION) == 1
    if (s.die != NONE) != rolled:
        return False
    return robbed <= lost and NONE <= s.die and s.die <= DIE.max()


@kernel(boolean(State, Table))
def auction_holds(s, t):
    """Whoever has bid has paid; technologies went to winners; the one whose turn it is comes next."""
    if (s.turn != NONE) != (s.phase == TAKE) or (s.phase == TAKE and s.turn != next_winner(s, t)):
        return False
    for seat in range(t.players):
        won, open_bid = s.won[seat], s.phase != BID and s.bid[seat] > DRY
        if won != NONE and (won < 0 or won >= CARDS or s.where[won] != seat or not open_bid):
            return False
        if not open_bid and s.paid[seat] != 0:
            return False
        if open_bid and s.paid[seat] != s.bid[seat] and s.paid[seat] != FEE:
            return False
        if s.phase == TAKE and open_bid and wins(s, t, seat) and s.paid[seat] != s.bid[seat]:
            return False
        if won != NONE and s.paid[seat] != s.bid[seat]:
            return False
        if won == NONE and open_bid and s.phase != TAKE and s.paid[seat] > FEE:
            return False
    return True


@kernel(boolean(State, Table))
def waiting_holds(s, t):
    """Somebody to wait for, or the last round is over."""
    if s.round_number < 1 or s.round_number > ROUNDS or (s.phase == OVER and s.round_number != ROUNDS):
        return False
    return (actors(s, t) == 0) == (s.phase == OVER)


@kernel(boolean(State, int64))
def seat_is_empty(s, seat):
    """Nothing is left where nobody plays, so that equal positions have equal bytes."""
    for gem in range(GEMS):
        if s.gems[seat, gem] != 0:
            return False
    if s.colony[seat] != NONE or s.choice[seat] != NONE or s.played[seat] != NONE or s.won[seat] != NONE:
        return False
    if s.corners[seat] != 0 or s.water[seat] != 0 or s.least[seat] != 0 or s.most[seat] != 0 or s.hand[seat] != 0:
        return False
    if s.gained[seat] != 0 or s.stolen[seat] != 0 or s.drawn[seat] != 0 or s.lost[seat] != 0 or s.paid[seat] != 0:
        return False
    return s.bid[seat] == NO_BID


@kernel(boolean(State, Table))
def clans_hold(s, t):
    """A colony each; empty places are empty."""
    for seat in range(SEATS):
        if seat < t.players:
            if s.colony[seat] < 0 or s.colony[seat] >= COLONIES:
                return False
            for other in range(seat):
                if s.colony[other] == s.colony[seat]:
                    return False
        elif not seat_is_empty(s, seat):
            return False
    return True


@kernel(SIGNATURES.audit)
def audit(s, t):
    """The number of the first law that is broken, or 0."""
    if not places_hold(s, t):
        return PLACES
    if not offer_holds(s, t):
        return OFFER
    if not joints_hold(s):
        return JOINTS
    if not clans_hold(s, t):
        return CLANS
    if not account_holds(s, t):
        return ACCOUNT
    if not choices_hold(s, t):
        return CHOICES
    for seat in range(t.players):
        if not derived_hold(s, seat):
            return DERIVED
        if not hand_holds(s, seat):
            return HANDS
        if not water_holds(s, seat):
            return WATER
        if not bid_holds(s, seat):
            return BIDS
    if not auction_holds(s, t):
        return AUCTION
    if not waiting_holds(s, t):
        return WAITING
    return 0
