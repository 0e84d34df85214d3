"""How good a position is for a seat: minus the cards it still has to draw before it is in El Dorado, more or less.

The unit is a card drawn. A deck has a *price* for each kind of hex: how many cards one must draw, on average, to enter
it. The cheapest ways at these prices are looked for once, before moves are compared (`study`); the kinds of hex on them
say what another card in the deck, or one card less, is worth, and what the cards in hand are good for.
"""

import numpy as np
from numba import boolean, float64, int64, uint64, void
from numpy.typing import NDArray

from voyageur.core.kernels import kernel
from voyageur.core.rng import GAMMA, scramble
from voyageur.games.eldorado.actions import BARRIER_WAY
from voyageur.games.eldorado.material import (
    BARRIER_COST,
    BARRIER_TERRAIN,
    BARRIERS,
    CAMP,
    CARDS,
    DRAWS,
    HEXES,
    ITEM,
    JOKER,
    KIND,
    MOST_COST,
    MOUNTAIN,
    NATIVE,
    PAWNS,
    POWER,
    REMOVES,
    RUBBLE,
    SYMBOLS,
    TILE_POWER,
    TILES,
    TRANSMITTER,
)
from voyageur.games.eldorado.rules import barred, occupied
from voyageur.games.eldorado.state import DISCARD, NONE, NOTHING, SIGNATURES, STANDING

State, Table = SIGNATURES.State, SIGNATURES.Table
Notes = float64[::1]

DIRECTIONS = BARRIER_WAY
KINDS = len(SYMBOLS) * MOST_COST
"""Kinds of hex that ask for a symbol: the symbol, and how much of it."""
RUBBLES, CAMPS = RUBBLE * MOST_COST, CAMP * MOST_COST
"""Where the prices of rubble and of camps begin, after those of the kinds."""
PRICES = CAMPS + MOST_COST

# Where each block of the notes begins.
WAY = 0  # from each hex, the price of the cheapest way to El Dorado
PRICE = WAY + HEXES  # of each terrain and cost, with the deck as it is
ASKED = PRICE + PRICES  # how many hexes and barriers of each kind lie on the cheapest ways of the seat's pawns
SOON = ASKED + KINDS  # the same, what comes first counting more than what comes last
OPENED = SOON + KINDS  # for each pawn, the price of each barrier on its way
BEHIND = OPENED + PAWNS * BARRIERS  # for each pawn, the price of the way that is left behind each of them
LENGTH = BEHIND + PAWNS * BARRIERS  # the price of the ways, all pawns together
OWNED = LENGTH + 1  # the cards the seat has, wherever they are
HELD = OWNED + CARDS  # the cards in hand
WORTH = HELD + CARDS  # what each card is worth in hand
MORE = WORTH + CARDS  # what it is worth beside the average card of the deck
COUNT = MORE + CARDS  # how many cards the seat has
THEN = COUNT + 1  # the cards it has after a move, while that is looked at
CHANGED = THEN + CARDS  # and the prices with them
NOTES = CHANGED + PRICES

# What is remembered behind the notes: pages, each with the mark of what was studied and the notes about it.
PAGES = 128
MARK = 2
PAGE = MARK + NOTES
MEMORY = PAGES * PAGE

# Weights, found by playing.
FUTURE_POWER = 2.17  # power of each symbol that a deck is taken to gain from start to finish
STEEPNESS = 0.78  # how much less of it there is for dear hexes
FUTURE_CARDS = 2.59  # cards that come with it
SMALLEST_DECK = 2.0
ONCE = 0.35  # what an item counts in a deck, beside a card that comes again
DECK = 0.12  # what a better deck counts, beside the way
LOSS = 0.40  # what a worse deck counts
WAIT = 2.71  # for a hex that is occupied now
HORIZON = 3.08  # cards until what lies ahead matters much less to those in hand
THINNER = 0.09  # how much of what a camp costs comes back, as a smaller deck
DRAWN = 0.12  # what a card drawn by another card is worth
REMOVED = 0.25  # what a card removed by another card is worth
TRANSMITTED = 3.17  # what a transmitter is worth in hand
KEPT = 0.15  # what a good card in hand counts, beside the way
BARRIER = 0.20  # what a barrier is worth, should there be a tie
TILE = 0.70  # what a tile is worth, for each power it has
FEWEST = 6.0  # cards without which a deck gets stuck at the next rubble or river
STUCK = 3.0  # what each of them that is missing costs
ARRIVED = 1.0e4
CLOSED = 1.0e6

SHELVES = 512
FINENESS = 4.0  # shelves for the price of a card, when the cheapest ways are looked for
ENTRIES = 8 * HEXES


# ---- prices -----------------------------------------------------------------------------------------------------


def _entered() -> NDArray[np.float64]:
    """[card, kind] → how many hexes of a kind a card enters."""
    entered = np.zeros((CARDS, KINDS), np.float64)
    for card, symbol, cost in np.ndindex(CARDS, len(SYMBOLS), MOST_COST):
        if card == NATIVE:
            entered[card, symbol * MOST_COST + cost] = 1
        elif KIND[card] in (symbol, JOKER):
            entered[card, symbol * MOST_COST + cost] = POWER[card] // (cost + 1)
    return entered


ENTERED = _entered()
LASTING: NDArray[np.float64] = np.where(ITEM, ONCE, 1.0)
"""What a card counts in a deck: an item is there once."""
RARER: NDArray[np.float64] = np.array([cost**STEEPNESS for cost in range(1, MOST_COST + 1)] * len(SYMBOLS), np.float64)
"""How much less of each kind of power a deck is taken to gain."""


@kernel(void(State, int64, Notes, int64))
def count_cards(s, seat, notes, at):
    """Note, at a place, how many of each card a seat has, wherever they are."""
    acts = s.turn == seat
    for card in range(CARDS):
        mine = np.int64(s.hand[seat, card]) + s.deck[seat, card] + s.discard[seat, card]
        notes[at + card] = mine + s.played[card] if acts else mine


@kernel(float64(Notes, int64))
def cards_at(notes, at):
    """How many cards are noted at a place."""
    total = 0.0
    for card in range(CARDS):
        total += notes[at + card]
    return total


@kernel(float64(float64))
def lack_of(cards):
    """What it costs to have a deck that is too small."""
    return STUCK * max(0.0, FEWEST - cards)


@kernel(float64(State, Table, int64))
def future_power(s, t, seat):
    """Power of each symbol that a deck is taken to gain in time: the less, the less time there is."""
    farthest = 0
    for pawn in range(t.pawns):
        if s.at[seat, pawn] >= 0:
            farthest = max(farthest, t.distance[s.at[seat, pawn]])
    return FUTURE_POWER * (farthest + 1.0) / (t.distance[t.starts[0]] + 1.0)


@kernel(void(float64, Notes, int64, int64))
def find_prices(future, notes, at, to):
    """Cards to be drawn for a hex of each kind, with the cards noted at a place: fewer, the more of them can enter it.

    A camp costs the cards themselves, most of which are no loss, unless few are left.
    """
    for kind in range(KINDS):
        notes[to + kind] = future / RARER[kind]
    size = FUTURE_CARDS
    for card in range(CARDS):
        mine = notes[at + card]
        if mine > 0.0:
            lasting = mine * LASTING[card]
            size += mine - lasting * DRAWS[card]
            for kind in range(KINDS):
                notes[to + kind] += lasting * ENTERED[card, kind]
    size = max(size, SMALLEST_DECK)
    for kind in range(KINDS):
        notes[to + kind] = size / notes[to + kind]
    cards = cards_at(notes, at)
    for cost in range(1, MOST_COST + 1):
        notes[to + RUBBLES + cost - 1] = cost
        notes[to + CAMPS + cost - 1] = cost * (1.0 - THINNER) + lack_of(cards - cost) - lack_of(cards)


@kernel(float64(Notes, int64, int64))
def price_of(prices, terrain, cost):
    """Cards to be drawn for a hex or a barrier; for rubble and camps any cards will do."""
    return prices[terrain * MOST_COST + cost - 1]


# ---- ways -------------------------------------------------------------------------------------------------------


@kernel(float64(State, Table, int64, Notes))
def price_to_open(s, t, crossing, prices):
    """Of a barrier place: nothing once it is open."""
    if crossing == NONE or s.owner[s.barrier_at[crossing]] != STANDING:
        return 0.0
    barrier = s.barrier_at[crossing]
    return price_of(prices, BARRIER_TERRAIN[barrier], BARRIER_COST[barrier])


@kernel(float64(State, Table, int64, Notes))
def price_to_enter(s, t, place, prices):
    """Of a hex, with a wait if a pawn stands there now."""
    price = price_of(prices, t.terrain[place], t.cost[place])
    return price + WAIT if occupied(s, t, place) else price


@kernel(void(State, Table, Notes, Notes))
def find_ways(s, t, prices, way):
    """From each hex, the price of the cheapest way to El Dorado: backwards from there, the cheapest hexes first."""
    shelves = np.full(SHELVES, NONE, np.int16)  # what waits, by its price: the latest entry of each shelf
    places, earlier = np.empty(ENTRIES, np.int16), np.empty(ENTRIES, np.int16)
    waiting, entries = np.zeros(HEXES, np.bool_), 0
    for place in range(t.hexes):
        way[place] = CLOSED
        if t.finish[place]:
            way[place] = 0.0
            waiting[place] = True
            places[entries], earlier[entries] = place, shelves[0]
            shelves[0] = entries
            entries += 1
    shelf = 0
    while shelf < SHELVES:
        entry = np.int64(shelves[shelf])
        if entry == NONE:
            shelf += 1
            continue
        shelves[shelf] = earlier[entry]
        place = np.int64(places[entry])
        if not waiting[place]:
            continue
        waiting[place] = False
        if t.terrain[place] >= MOUNTAIN:
            continue
        price = way[place] + price_to_enter(s, t, place, prices)
        border = t.border[place] != 0
        for direction in range(DIRECTIONS):
            near = np.int64(t.neighbour[place, direction])
            if near != NONE:
                total = price + price_to_open(s, t, t.crossing[place, direction], prices) if border else price
                if total < way[near] - 1.0e-9 and t.terrain[near] != MOUNTAIN and entries < ENTRIES:
                    way[near] = total
                    waiting[near] = True
                    to = min(np.int64(total * FINENESS), SHELVES - 1)
                    places[entries], earlier[entries] = near, shelves[to]
                    shelves[to] = entries
                    entries += 1


@kernel(int64(State, Table, int64, Notes))
def next_direction(s, t, place, notes):
    """The first step of the cheapest way from a hex."""
    prices = notes[PRICE : PRICE + PRICES]
    best, choice = CLOSED, NONE
    for direction in range(DIRECTIONS):
        near = t.neighbour[place, direction]
        if near != NONE and t.terrain[near] < MOUNTAIN:
            total = notes[WAY + near] + price_to_enter(s, t, near, prices)
            total += price_to_open(s, t, t.crossing[place, direction], prices)
            if total < best:
                best, choice = total, direction
    return choice


@kernel(float64(int64, int64, float64, Notes))
def ask(terrain, cost, weight, notes):
    """Note a hex or barrier on the way; returns the weight of what comes behind, which is the less the dearer it is."""
    if terrain < RUBBLE:
        kind = np.int64(terrain) * MOST_COST + cost - 1
        notes[ASKED + kind] += 1.0
        notes[SOON + kind] += weight
    return weight * np.exp(-price_of(notes[PRICE : PRICE + PRICES], terrain, cost) / HORIZON)


@kernel(void(State, Table, int64, int64, Notes))
def follow(s, t, pawn, place, notes):
    """Walk the cheapest way of a pawn from its hex, noting what it asks for."""
    weight = 1.0
    while not t.finish[place]:
        direction = next_direction(s, t, place, notes)
        if direction == NONE:
            return
        if barred(s, t, place, direction):
            barrier = np.int64(s.barrier_at[t.crossing[place, direction]])
            terrain, cost = BARRIER_TERRAIN[barrier], BARRIER_COST[barrier]
            notes[OPENED + pawn * BARRIERS + barrier] = price_of(notes[PRICE : PRICE + PRICES], terrain, cost)
            notes[BEHIND + pawn * BARRIERS + barrier] = notes[WAY + t.neighbour[place, direction]]
            weight = ask(terrain, cost, weight, notes)
        place = np.int64(t.neighbour[place, direction])
        weight = ask(t.terrain[place], t.cost[place], weight, notes)


# ---- cards ------------------------------------------------------------------------------------------------------


@kernel(float64(int64, Notes))
def power_worth(card, notes):
    """Cards one would have to draw for what this one's power does on the hexes that come next."""
    total, weight = 0.0, 1.0e-9
    for kind in range(KINDS):
        total += notes[SOON + kind] * ENTERED[card, kind] * notes[PRICE + kind]
        weight += notes[SOON + kind]
    return total / weight


@kernel(float64(Notes))
def native_worth(notes):
    """A native is for the dearest hex that comes soon."""
    best = 1.0
    for kind in range(KINDS):
        best = max(best, notes[PRICE + kind] * min(1.0, notes[SOON + kind]))
    return best


@kernel(float64(int64, Notes))
def worth_of(card, notes):
    """What a card in hand is worth, in cards that would have to be drawn instead."""
    if card == NATIVE:
        return native_worth(notes)
    if card == TRANSMITTER:
        return TRANSMITTED
    if DRAWS[card] > 0:
        return DRAWN * DRAWS[card] + REMOVED * REMOVES[card]
    return power_worth(card, notes)


@kernel(void(State, Table, int64, Notes))
def look_around(s, t, seat, notes):
    """The cheapest ways with the deck as it is, what they ask for, and what cards are worth on them."""
    count_cards(s, seat, notes, OWNED)
    find_prices(future_power(s, t, seat), notes, OWNED, PRICE)
    find_ways(s, t, notes[PRICE : PRICE + PRICES], notes[WAY : WAY + HEXES])
    for pawn in range(t.pawns):
        place = s.at[seat, pawn]
        if place >= 0:
            notes[LENGTH] += notes[WAY + place]
            follow(s, t, pawn, place, notes)
    cards, total = 1.0e-9, 0.0
    for card in range(CARDS):
        notes[WORTH + card] = worth_of(card, notes)
        cards += notes[OWNED + card]
        total += notes[OWNED + card] * notes[WORTH + card]
    for card in range(CARDS):
        notes[MORE + card] = notes[WORTH + card] - total / cards
    notes[COUNT] = cards_at(notes, OWNED)


@kernel(uint64(State, Table, int64, Notes))
def mark_of(s, t, seat, notes):
    """A number for all that `look_around` looks at: the seat's cards, everybody's pawns, the barriers that stand."""
    count_cards(s, seat, notes, OWNED)
    mark = np.uint64(seat + 1)
    for card in range(CARDS):
        mark = mark * GAMMA + np.uint64(notes[OWNED + card])
    for other in range(t.players):
        for pawn in range(t.pawns):
            mark = mark * GAMMA + np.uint64(s.at[other, pawn])
    for barrier in range(BARRIERS):
        mark = mark * GAMMA + np.uint64(s.owner[barrier] == STANDING)
    return scramble(mark)


@kernel(void(State, Table, int64, Notes))
def look_up(s, t, seat, notes):
    """The same, from memory where it is still known."""
    mark = mark_of(s, t, seat, notes)
    page = NOTES + np.int64(mark % np.uint64(PAGES)) * PAGE
    high, low = float(mark >> np.uint64(32)) + 1.0, float(mark & np.uint64(0xFFFFFFFF))
    kept = notes[page + MARK : page + PAGE]
    if notes[page] == high and notes[page + 1] == low:
        notes[:NOTES] = kept
    else:
        look_around(s, t, seat, notes)
        notes[page], notes[page + 1] = high, low
        kept[:] = notes[:NOTES]


@kernel(SIGNATURES.study)
def study(s, t, seat, notes):
    """Ways, prices and worths, and the hand as it is when the thinking begins."""
    if notes.size > NOTES:
        look_up(s, t, seat, notes)
    else:
        look_around(s, t, seat, notes)
    for card in range(CARDS):
        notes[HELD + card] = s.hand[seat, card]


# ---- a position -------------------------------------------------------------------------------------------------


@kernel(float64(State, Table, int64, Notes))
def to_go(s, t, seat, notes):
    """The price of the ways from where the pawns are now, but for barriers ahead of them that were opened since."""
    total = 0.0
    for pawn in range(t.pawns):
        if s.at[seat, pawn] >= 0:
            left = notes[WAY + s.at[seat, pawn]]
            total += left
            for barrier in range(BARRIERS):
                place = pawn * BARRIERS + barrier
                if s.owner[barrier] != STANDING and left > notes[BEHIND + place]:
                    total -= notes[OPENED + place]
    return total


@kernel(boolean(State, int64, Notes))
def same_cards(s, seat, notes):
    """Whether the seat has the cards it had."""
    acts, others = s.turn == seat, 0
    for card in range(CARDS):
        mine = np.int64(s.hand[seat, card]) + s.deck[seat, card] + s.discard[seat, card]
        if acts:
            mine += s.played[card]
        others += mine != notes[OWNED + card]
    return others == 0


@kernel(float64(Notes))
def deck_gain(notes):
    """How much less the ways would cost with the cards the seat has now than with those it had."""
    gain = 0.0
    for kind in range(KINDS):
        gain += notes[ASKED + kind] * (notes[PRICE + kind] - notes[CHANGED + kind])
    return gain


@kernel(float64(State, int64, Notes))
def hand_worth(s, seat, notes):
    """Cards kept, beside average ones drawn instead.

    While they are played, poor ones can still be discarded; once the turn is over, those held when the thinking began
    are those that were kept.
    """
    total, waits, discards = 0.0, s.turn != seat, s.phase == DISCARD
    for card in range(CARDS):
        held, more = notes[HELD + card] if waits else float(s.hand[seat, card]), notes[MORE + card]
        if held > 0.0 and (waits or discards or more > 0.0):
            total += held * more
    return KEPT * total


@kernel(SIGNATURES.evaluate)
def evaluate(s, t, seat, notes):
    """Less to go, a better deck for the rest of the way, good cards in hand, barriers and tiles."""
    if s.arrived[seat] > 0:
        return ARRIVED
    ahead, gain, cards = to_go(s, t, seat, notes), 0.0, notes[COUNT]
    if not same_cards(s, seat, notes):
        count_cards(s, seat, notes, THEN)
        find_prices(future_power(s, t, seat), notes, THEN, CHANGED)
        gain, cards = deck_gain(notes), cards_at(notes, THEN)
        gain *= (DECK if gain > 0.0 else LOSS) * ahead / max(notes[LENGTH], 1.0)
    value = hand_worth(s, seat, notes) + gain - ahead - lack_of(cards)
    for barrier in range(BARRIERS):
        if s.owner[barrier] == seat:
            value += BARRIER
    for tile in range(TILES):
        if s.tiles[seat, tile] > 0:
            value += TILE * s.tiles[seat, tile] * max(1.0, float(TILE_POWER[tile]))
    return value


@kernel(SIGNATURES.settled)
def settled(s, t):
    """Whether nothing is half done."""
    return s.doing == NOTHING
