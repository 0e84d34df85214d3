"""What a position holds for one seat, as the numbers from which a learned value judges it.

They are read at every leaf of a search, so nothing is looked for on the map: the table knows the ways from every hex
(`ways.py`), and what these ask for meets the prices of the seat's own deck. A price is how many cards one has to draw,
on average, to enter a hex. The hand is played out in the simplest way, the best card first, to see how far it goes.
"""

import numpy as np
from numba import boolean, float32, int64, void

from voyageur.core.kernels import kernel
from voyageur.games.eldorado import heuristics
from voyageur.games.eldorado.actions import BARRIER_WAY
from voyageur.games.eldorado.heuristics import FEWEST, FUTURE_CARDS, FUTURE_POWER, SMALLEST_DECK, STUCK, THINNER
from voyageur.games.eldorado.heuristics import STEEPNESS as FUTURE_STEEPNESS
from voyageur.games.eldorado.material import (
    BARRIER_COST,
    BARRIER_TERRAIN,
    BARRIERS,
    CARD_IDS,
    CARDS,
    COINS,
    DRAWS,
    HAND,
    JOKER,
    KIND,
    MOST_COST,
    NATIVE,
    PAWNS,
    POWER,
    PRICE,
    RUBBLE,
    SEATS,
    STARTERS,
    SYMBOLS,
    TERRAINS,
    TILE_IDS,
    TILES,
    TYPES,
)
from voyageur.games.eldorado.state import (
    BUYING,
    DISCARD,
    ENTERING,
    NONE,
    NOTHING,
    PATH,
    PLAY,
    SIGNATURES,
    STANDING,
    SWAPPING,
)
from voyageur.games.eldorado.ways import (
    CAMP_KIND,
    REACH_BARRED,
    REACH_OPEN,
    REACH_POWERS,
    RUBBLE_KIND,
    SOON_UNIT,
    SYMBOL_KINDS,
    TASTES,
    WAY_KINDS,
)

State, Table = SIGNATURES.State, SIGNATURES.Table
Numbers = float32[::1]

TASTE_COUNT = len(TASTES)
SYMBOL_COUNT = len(SYMBOLS)
MOST_PRICE = int(PRICE.max())

# ---- where each number is ---------------------------------------------------------------------------------------

# The turn, and what is half done.
TO_ACT = 0
MAY_MOVE = TO_ACT + 1
MAY_BUY = MAY_MOVE + 1
DISCARDING = MAY_BUY + 1
PASSING = DISCARDING + 1
DOING = PASSING + 1  # a number for each thing that can be half done
RUNNING = DOING + SWAPPING  # power left of the running card, by symbol
OWED = RUNNING + SYMBOL_COUNT  # cards still to give
OWED_COINS = OWED + 1
WANTED = OWED_COINS + 1  # which card is being bought
WAITS = WANTED + TYPES  # how many seats act before this one
ORDER = WAITS + SEATS - 1  # which place it has in the round
ROUND = ORDER + SEATS
ENDING = ROUND + 1  # somebody is in El Dorado
LAST_TURN = ENDING + 1  # and this seat is not, but may still get there
ARRIVED = LAST_TURN + 1

# What it has won.
TAKEN = ARRIVED + 1  # barriers
HIGHEST = TAKEN + 1
MORE_TAKEN = HIGHEST + 1  # barriers, than the best other seat
BEATS_ALL = MORE_TAKEN + 1  # by its barriers, should everybody arrive
BEATS_ARRIVED = BEATS_ALL + 1  # or only those who have
TILE = BEATS_ARRIVED + 1

# Its cards.
OWNED = TILE + TILES
PLAYING = OWNED + CARDS  # the hand of the seat to act
HOLDING = PLAYING + CARDS  # the hand of a seat that waits
TO_DRAW = HOLDING + CARDS  # the draw pile
DECK_SIZE = TO_DRAW + CARDS
HAND_SIZE = DECK_SIZE + 1
DRAW_SIZE = HAND_SIZE + 1
STRENGTH = DRAW_SIZE + 1  # power of the average card
STRENGTH_TO_DRAW = STRENGTH + 1
COINS_EACH = STRENGTH_TO_DRAW + 1
DRAWS_EACH = COINS_EACH + 1
PURSE = DRAWS_EACH + 1  # what the hand pays
AFFORDS = PURSE + 1  # whether that is one coin, two…
PRICES = AFFORDS + MOST_PRICE  # of a hex of each kind, with this deck

# Its pawns, the one with the longer way first.
PAWN = PRICES + WAY_KINDS
HOME = 0
LENGTH = HOME + 1  # of the first taste's way
WAY = LENGTH + 1  # the price of each taste's way
CHEAPEST = WAY + TASTE_COUNT
SOON = CHEAPEST + 1
AHEAD = SOON + WAY_KINDS  # barriers that stand on the way
NEXT = AHEAD + BARRIERS  # the one that stands where this board ends
FREE = NEXT + BARRIERS  # none stands there
BLOCKED = FREE + 1  # a pawn stands on the next hex of the way
GAIN = BLOCKED + 1  # by how much the hand shortens the way; a place for each thing that can be done with a hand
ARRIVES = GAIN + 3  # that it is enough for the whole way
UNUSED = ARRIVES + 3  # cards that are left
AFTER = UNUSED + 1  # the price of the way that is left
PAWN_WIDTH = AFTER + 1

# All pawns together.
TO_GO = PAWN + PAWNS * PAWN_WIDTH  # the price of the ways
TO_GO_AFTER = TO_GO + 1  # with the hand used for the better pawn
CLOSE = TO_GO_AFTER + 1  # how near the end is, in turns
CLOSE_AFTER = CLOSE + 1
FEATURES = CLOSE_AFTER + 1

# What can be done with a hand: used now, used when its turn comes, kept for the next turn.
USED_NOW, USED_NEXT, KEPT = range(3)

# What is about 1.
MANY_CARDS = 2.0  # of a kind
MANY_HELD = 4.0  # of all kinds
BIG_DECK = 12.0
MUCH_POWER = 4.0
MUCH_COINS = 8.0  # in half coins
LONG_GAME = 20.0
LONG_WAY = 32.0  # in hexes of cost 1
MANY_DRAWN = 48.0  # cards, on the whole way
DEAR = 8.0  # in cards
LEAST_ABILITY = 0.05  # below it a hex is as good as closed

# How long games usually last, in rounds, and what becomes of hope in longer ones.
SHORTEST_GAME = 10.0
HEXES_A_ROUND = 6.0  # of the way, beyond that
WITH_TWO_PAWNS = 1.5
FARTHEST = 60  # a pawn that is farther from El Dorado counts as that far
IMPATIENCE = 0.002  # for each hex that is to go, times the square of the rounds too many
MOST_LATE = 20.0  # rounds
MANY_BARRIERS = 2.0
GOOD_WALK = 4.0
SOON_ENOUGH = 2.0  # in turns


# ---- names ------------------------------------------------------------------------------------------------------

USES = ("now", "next", "kept")
KIND_NAMES = (
    *(f"{terrain} {cost}" for terrain in TERRAINS[:SYMBOL_COUNT] for cost in range(1, MOST_COST + 1)),
    "rubble",
    "camp",
)
BARRIER_NAMES = tuple(f"barrier {number}" for number in range(1, BARRIERS + 1))


def _block(name: str, of: tuple[str, ...] | range) -> tuple[str, ...]:
    return tuple(f"{name}: {each}" for each in of)


def _pawn_names(pawn: str) -> tuple[str, ...]:
    names = (
        *("home", "length"),
        *_block("way", range(TASTE_COUNT)),
        "cheapest",
        *_block("soon", KIND_NAMES),
        *_block("ahead", BARRIER_NAMES),
        *_block("next", BARRIER_NAMES),
        *("free", "blocked"),
        *_block("gain", USES),
        *_block("arrives", USES),
        *("unused", "after"),
    )
    return tuple(f"{pawn}, {name}" for name in names)


NAMES: tuple[str, ...] = (
    *("to act", "may move", "may buy", "discarding", "passing"),
    *_block("doing", ("path", "entering", "buying", "removing", "swapping")),
    *_block("running", SYMBOLS),
    *("owed cards", "owed coins"),
    *_block("wanted", CARD_IDS[STARTERS:]),
    *_block("waits", range(1, SEATS)),
    *_block("order", range(SEATS)),
    *("round", "ending", "last turn", "arrived"),
    *("taken", "highest", "more taken", "beats all", "beats arrived"),
    *_block("tile", TILE_IDS),
    *_block("owned", CARD_IDS),
    *_block("playing", CARD_IDS),
    *_block("holding", CARD_IDS),
    *_block("to draw", CARD_IDS),
    *("deck size", "hand size", "draw size", "strength", "strength to draw", "coins each", "draws each", "purse"),
    *_block("affords", range(1, MOST_PRICE + 1)),
    *_block("price", KIND_NAMES),
    *_pawn_names("far pawn"),
    *_pawn_names("near pawn"),
    *("to go", "to go after", "close", "close after"),
)
"""What each of them is."""
assert len(NAMES) == FEATURES


# ---- cards ------------------------------------------------------------------------------------------------------


LASTING = heuristics.LASTING.astype(np.float32)
ENTERED = heuristics.ENTERED.astype(np.float32) * LASTING[:, None]
"""[card, kind] → how many hexes of a kind a card enters; fewer if it is there once."""
WEIGHT = (1.0 - LASTING * DRAWS).astype(np.float32)
"""What a card adds to the size of a deck: less if it draws others."""
STRONG = np.where(np.arange(CARDS) == NATIVE, 3.0, POWER * LASTING).astype(np.float32)
COMING = np.array(
    [FUTURE_POWER / (cost + 1) ** FUTURE_STEEPNESS for cost in range(MOST_COST)] * SYMBOL_COUNT, np.float32
)
"""What a deck is taken to gain in time, for each kind."""


@kernel(float32(State, int64, Numbers))
def read_cards(s, seat, out):
    """All cards of a seat, by where they are; where prices will be, how many hexes of each kind they enter.

    Returns how many cards one has to draw for that.
    """
    acts = s.turn == seat
    bought = s.wanted + STARTERS if acts and s.doing == BUYING else NONE
    hand = PLAYING if acts else HOLDING
    cards, strength, coins, draws, purse, coming = 0, float32(0), 0, float32(0), 0, float32(0)
    size = float32(FUTURE_CARDS)
    for card in range(CARDS):
        held, below = np.int64(s.hand[seat, card]), np.int64(s.deck[seat, card])
        mine = held + below + s.discard[seat, card] + (card == bought)
        if acts:
            mine += s.played[card]
        if mine == 0:
            continue
        count = float32(mine)
        out[OWNED + card] = count / float32(MANY_CARDS)
        if held > 0:
            out[hand + card] = float32(held) / float32(MANY_CARDS)
            purse += held * COINS[card]
        if below > 0:
            out[TO_DRAW + card] = float32(below) / float32(MANY_CARDS)
            coming += float32(below) * STRONG[card]
        cards += mine
        coins += mine * COINS[card]
        strength += count * STRONG[card]
        draws += count * LASTING[card] * float32(DRAWS[card])
        size += count * WEIGHT[card]
        if STRONG[card] > float32(0):
            for kind in range(SYMBOL_KINDS):
                out[PRICES + kind] += count * ENTERED[card, kind]
    whole = float32(max(cards, 1))
    out[DECK_SIZE] = float32(cards) / float32(BIG_DECK)
    out[HAND_SIZE] = float32(s.hand_size[seat]) / float32(MANY_HELD)
    out[DRAW_SIZE] = float32(s.deck_size[seat]) / float32(MANY_HELD)
    out[STRENGTH] = strength / whole
    if s.deck_size[seat] > 0:
        out[STRENGTH_TO_DRAW] = coming / float32(s.deck_size[seat])
    out[COINS_EACH] = float32(coins) / whole / float32(2)
    out[DRAWS_EACH] = draws / whole
    out[PURSE] = float32(purse) / float32(MUCH_COINS)
    for price in range(min(purse // 2, MOST_PRICE)):
        out[AFFORDS + price] = float32(1)
    out[PRICES + RUBBLE_KIND] = float32(1 / DEAR)
    out[PRICES + CAMP_KIND] = float32((1 - THINNER) / DEAR) if cards > FEWEST else float32((1 - THINNER + STUCK) / DEAR)
    return max(size, float32(SMALLEST_DECK))


@kernel(void(State, Table, int64, float32, Numbers))
def find_prices(s, t, seat, size, out):
    """Cards to be drawn for a hex of each kind: the deck as it is, and what it is taken to gain on the way."""
    farthest = float32(0)
    for pawn in range(t.pawns):
        if s.at[seat, pawn] >= 0:
            farthest = max(farthest, t.length[s.at[seat, pawn]])
    time = farthest / t.length[t.starts[0]]
    for kind in range(SYMBOL_KINDS):
        ability = (out[PRICES + kind] + time * COMING[kind]) / size
        out[PRICES + kind] = float32(1) / (max(ability, float32(LEAST_ABILITY)) * float32(DEAR))


# ---- the hand ---------------------------------------------------------------------------------------------------

# A hand in one number: so many bits a card, the weakest cards lowest.
CARD_BITS = 5
CARD_MASK = (1 << CARD_BITS) - 1
MOST_HELD = 63 // CARD_BITS
HEX_BITS = 16
HEX_MASK = (1 << HEX_BITS) - 1


@kernel(int64(State, int64))
def packed_hand(s, seat):
    """The cards of a hand that can be walked with, or given."""
    cards, place = 0, 0
    for card in range(CARDS):
        for _ in range(np.int64(s.hand[seat, card])):
            if place < MOST_HELD:
                cards |= card << (CARD_BITS * place)
                place += 1
    return cards


@kernel(int64(int64, int64))
def without(cards, place):
    """The hand without the card at a place."""
    low = cards & ((1 << (CARD_BITS * place)) - 1)
    return low | ((cards >> (CARD_BITS * (place + 1))) << (CARD_BITS * place))


@kernel(boolean(State, Table, int64))
def stands(s, t, crossing):
    """Whether a barrier stands at a place of the course."""
    return 0 <= crossing < t.places and s.owner[s.barrier_at[crossing]] == STANDING


@kernel(int64(Table, int64, int64, int64))
def farthest(t, here, side, card):
    """Where one card, played from a hex, gets nearest to El Dorado."""
    kind, power = np.int64(KIND[card]), min(np.int64(POWER[card]), REACH_POWERS) - 1
    if kind < SYMBOL_COUNT:
        return t.reach[here, side, kind, power]
    best = here
    if kind == JOKER:
        for symbol in range(SYMBOL_COUNT):
            there = np.int64(t.reach[here, side, symbol, power])
            if t.length[there] < t.length[best]:
                best = there
    elif card == NATIVE:
        way = np.int64(t.onward[here])
        if way != NONE and (side == REACH_OPEN or t.crossing[here, way] == NONE):
            best = np.int64(t.neighbour[here, way])
    return best


@kernel(int64(int64, int64, int64))
def opener(cards, count, barrier):
    """The place of the weakest card in hand that opens a barrier; NONE if none does."""
    for place in range(count):
        card = (cards >> (CARD_BITS * place)) & CARD_MASK
        if card == NATIVE:
            return place
        if POWER[card] >= BARRIER_COST[barrier] and (KIND[card] == BARRIER_TERRAIN[barrier] or KIND[card] == JOKER):
            return place
    return NONE


@kernel(int64(State, Table, int64, int64, int64))
def walk(s, t, here, cards, count):
    """Play a hand out, always the card that gets farthest; returns the hex, and the cards left in the high bits."""
    opened = NONE
    while count > 0 and not t.finish[here]:
        section = np.int64(t.section[here])
        side = REACH_BARRED if section != opened and stands(s, t, section) else REACH_OPEN
        best, choice = here, NONE
        for place in range(count):
            there = farthest(t, here, side, (cards >> (CARD_BITS * place)) & CARD_MASK)
            if t.length[there] < t.length[best]:
                best, choice = there, place
        if choice != NONE:
            here, cards, count = best, without(cards, choice), count - 1
            continue
        if t.onward[here] == NONE:
            break
        there = np.int64(t.neighbour[here, t.onward[here]])
        if side == REACH_BARRED and t.crossing[here, t.onward[here]] != NONE:
            barrier = np.int64(s.barrier_at[section])
            if BARRIER_TERRAIN[barrier] == RUBBLE:
                if count < BARRIER_COST[barrier]:
                    break
                cards, count = cards >> (CARD_BITS * BARRIER_COST[barrier]), count - BARRIER_COST[barrier]
            else:
                choice = opener(cards, count, barrier)
                if choice == NONE:
                    break
                cards, count = without(cards, choice), count - 1
            opened = section
        elif t.terrain[there] >= RUBBLE and count >= t.cost[there]:
            cards, count, here = cards >> (CARD_BITS * t.cost[there]), count - t.cost[there], there
        else:
            break
    return here | (count << HEX_BITS)


# ---- pawns ------------------------------------------------------------------------------------------------------


@kernel(int64(State, Table, int64, int64))
def place_of(s, t, seat, pawn):
    """The hex of a pawn; the next one if cards are being given for it."""
    here = np.int64(s.at[seat, pawn])
    if s.turn == seat and s.doing == ENTERING and s.pawn == pawn and s.way < BARRIER_WAY:
        return t.neighbour[here, s.way]
    return here


@kernel(float32(Table, int64, int64, Numbers))
def price_of_way(t, here, taste, out):
    """The price of one taste's way."""
    total = float32(0)
    for kind in range(WAY_KINDS):
        total += float32(t.asked[here, kind, taste]) * out[PRICES + kind]
    return total * float32(DEAR / MANY_DRAWN)


@kernel(int64(Table, int64, int64, Numbers))
def read_ways(t, here, base, out):
    """The price of every taste's way, and what comes soon; returns the taste whose way is cheapest."""
    for kind in range(WAY_KINDS):
        price = out[PRICES + kind] * float32(DEAR / MANY_DRAWN)
        for taste in range(TASTE_COUNT):
            out[base + WAY + taste] += float32(t.asked[here, kind, taste]) * price
        if t.soon[here, kind] > 0:
            out[base + SOON + kind] = float32(t.soon[here, kind]) / float32(SOON_UNIT)
    cheapest = 0
    for taste in range(1, TASTE_COUNT):
        if out[base + WAY + taste] < out[base + WAY + cheapest]:
            cheapest = taste
    out[base + CHEAPEST] = out[base + WAY + cheapest]
    out[base + LENGTH] = t.length[here] / float32(LONG_WAY)
    return cheapest


@kernel(void(State, Table, int64, int64, Numbers))
def read_barriers(s, t, here, base, out):
    """Those that stand on the way of a pawn."""
    section = np.int64(t.section[here])
    for crossing in range(section, np.int64(t.places)):
        if stands(s, t, crossing):
            barrier = np.int64(s.barrier_at[crossing])
            out[base + AHEAD + barrier] = float32(1)
            if crossing == section:
                out[base + NEXT + barrier] = float32(1)
    if not stands(s, t, section):
        out[base + FREE] = float32(1)


@kernel(boolean(State, Table, int64))
def blocked(s, t, here):
    """Whether a pawn stands on the next hex of the way."""
    if t.onward[here] == NONE:
        return False
    there = t.neighbour[here, t.onward[here]]
    for seat in range(t.players):
        for pawn in range(t.pawns):
            if s.at[seat, pawn] == there:
                return True
    return False


@kernel(void(State, Table, int64, int64, int64, int64, int64, int64, Numbers))
def read_pawn(s, t, seat, pawn, here, use, cards, base, out):
    """What lies before a pawn, and how far the hand takes it."""
    cheapest = read_ways(t, here, base, out)
    read_barriers(s, t, here, base, out)
    if blocked(s, t, here):
        out[base + BLOCKED] = float32(1)
    there = here
    if s.turn == seat and s.doing == PATH and s.pawn == pawn:
        side = REACH_BARRED if stands(s, t, np.int64(t.section[here])) else REACH_OPEN
        there = np.int64(t.reach[here, side, s.symbol, min(np.int64(s.left), REACH_POWERS) - 1])
    end = walk(s, t, there, cards, min(np.int64(s.hand_size[seat]), MOST_HELD))
    there = end & HEX_MASK
    out[base + UNUSED] = float32(end >> HEX_BITS) / float32(MANY_HELD)
    out[base + GAIN + use] = (t.length[here] - t.length[there]) / float32(GOOD_WALK)
    if t.finish[there]:
        out[base + ARRIVES + use] = float32(1)
    out[base + AFTER] = price_of_way(t, there, cheapest, out)


@kernel(void(State, Table, int64, Numbers))
def read_pawns(s, t, seat, out):
    """Each pawn, the one with the longer way first, and both together."""
    use = USED_NEXT
    if s.turn == seat:
        use = USED_NOW if s.phase == PLAY and not s.bought and s.doing != BUYING else KEPT
    cards = packed_hand(s, seat)
    far = 0
    if t.pawns == PAWNS:
        first, second = place_of(s, t, seat, 0), place_of(s, t, seat, 1)
        if second >= 0 and (first < 0 or t.length[second] > t.length[first]):
            far = 1
    to_go, best = float32(0), float32(0)
    for i in range(t.pawns):
        pawn, base = (far + i) % PAWNS, PAWN + i * PAWN_WIDTH
        here = place_of(s, t, seat, pawn)
        if here < 0:
            out[base + HOME] = float32(1)
        else:
            read_pawn(s, t, seat, pawn, here, use, cards, base, out)
            to_go += out[base + CHEAPEST]
            best = max(best, out[base + CHEAPEST] - out[base + AFTER])
    out[TO_GO] = to_go
    out[TO_GO_AFTER] = to_go - best
    turns = float32(SOON_ENOUGH * HAND / MANY_DRAWN)
    out[CLOSE] = turns / (turns + to_go)
    out[CLOSE_AFTER] = turns / (turns + to_go - best)


# ---- the turn ---------------------------------------------------------------------------------------------------


@kernel(int64(State, int64))
def claim(s, seat):
    """What decides between seats that arrive: how many barriers, then the highest."""
    taken, highest = 0, 0
    for barrier in range(BARRIERS):
        if s.owner[barrier] == seat:
            taken += 1
            highest = barrier + 1
    return taken * (BARRIERS + 1) + highest


@kernel(void(State, Table, int64, Numbers))
def read_claims(s, t, seat, out):
    """The barriers of a seat beside those of others, and whether the game is ending."""
    mine, best, arrived, ending = claim(s, seat), NONE, NONE, False
    for other in range(t.players):
        ending = ending or s.arrived[other] > 0
        if other != seat:
            theirs = claim(s, other)
            best = max(best, theirs)
            if s.arrived[other] > 0:
                arrived = max(arrived, theirs)
    taken = mine // (BARRIERS + 1)
    out[TAKEN] = float32(taken) / float32(MANY_BARRIERS)
    out[HIGHEST] = float32(mine % (BARRIERS + 1)) / float32(BARRIERS)
    out[MORE_TAKEN] = float32(taken - best // (BARRIERS + 1)) / float32(MANY_BARRIERS)
    if mine > best:
        out[BEATS_ALL] = float32(1)
    if s.arrived[seat] > 0:
        out[ARRIVED] = float32(1)
    if ending:
        out[ENDING] = float32(1)
        if mine > arrived:
            out[BEATS_ARRIVED] = float32(1)
        if s.arrived[seat] == 0 and (seat - s.first) % t.players >= (s.turn - s.first) % t.players:
            out[LAST_TURN] = float32(1)


@kernel(void(State, Numbers))
def read_turn(s, out):
    """What the seat to act may still do, and what it is in the middle of."""
    out[TO_ACT] = float32(1)
    if s.phase == DISCARD:
        out[DISCARDING] = float32(1)
    elif not s.bought:
        out[MAY_BUY] = float32(1)
        if s.doing != BUYING:
            out[MAY_MOVE] = float32(1)
    if s.passing:
        out[PASSING] = float32(1)
    if s.doing > 0:
        out[DOING + s.doing - 1] = float32(1)
    if s.doing == PATH:
        out[RUNNING + s.symbol] = float32(s.left) / float32(MUCH_POWER)
    elif s.doing == BUYING:
        out[WANTED + s.wanted] = float32(1)
        out[OWED_COINS] = float32(s.left) / float32(MUCH_COINS)
    else:
        out[OWED] = float32(s.left) / float32(MANY_HELD)


@kernel(SIGNATURES.features)
def features(s, t, seat, out):
    """What the position holds for one seat, as numbers of about the size of 1; `out` holds zeros before."""
    if s.turn == seat:
        read_turn(s, out)
    else:
        out[WAITS + (seat - s.turn) % t.players - 1] = float32(1)
    out[ORDER + (seat - s.first) % t.players] = float32(1)
    out[ROUND] = float32(s.round_number) / float32(LONG_GAME)
    read_claims(s, t, seat, out)
    for tile in range(TILES):
        if s.tiles[seat, tile] > 0:
            out[TILE + tile] = float32(s.tiles[seat, tile])
    find_prices(s, t, seat, read_cards(s, seat, out), out)
    read_pawns(s, t, seat, out)


@kernel(SIGNATURES.calm)
def calm(s, t):
    """Whether a turn begins."""
    if s.phase != PLAY or s.doing != NOTHING or s.bought:
        return False
    for card in range(CARDS):
        if s.played[card] > 0:
            return False
    return True


@kernel(SIGNATURES.hope)
def hope(s, t):
    """How likely it is that anybody arrives: less with every round that a game lasts longer than games do.

    Pawns can close a course for good. Whoever stands in the way and is well off by it would stand there for ever, if it
    did not see its own chances dwindle with everybody's.
    """
    usual = SHORTEST_GAME + float(t.distance[t.starts[0]]) / HEXES_A_ROUND
    if t.pawns > 1:
        usual *= WITH_TWO_PAWNS
    late = min(s.round_number - usual, MOST_LATE)
    if late <= 0.0:
        return 1.0
    to_go = 0
    for seat in range(t.players):
        for pawn in range(t.pawns):
            if s.at[seat, pawn] >= 0:
                to_go += min(int64(t.distance[s.at[seat, pawn]]), int64(FARTHEST))
    return np.exp(-IMPATIENCE * late * late * to_go)


@kernel(SIGNATURES.arrival)
def arrival(s, t, seat, left):
    """The round in which a seat is in El Dorado, if it needs so many more; now, if it is there."""
    return s.round_number if s.arrived[seat] > 0 else s.round_number + left
