"""What a seat sees, as numbers for learning; seats are counted from the observer, who is always first.

The course is the same all game long: it is shown as the surroundings of the observer's pawns, two steps each way, and
as how far everybody has to go. `Table` holds the whole of it for who wants more.
"""

import numpy as np
from numba import float32, int64, void

from voyageur.core.kernels import kernel
from voyageur.core.layout import Block, several
from voyageur.games.eldorado.actions import BARRIER_WAY, MARKET_IDS, WAY_IDS, WAYS
from voyageur.games.eldorado.material import (
    BARRIERS,
    CARD_IDS,
    CARDS,
    CAVES,
    COPIES,
    HAND,
    HEXES,
    MOST_COST,
    MOUNTAIN,
    PAWNS,
    PILE,
    SEATS,
    START,
    STARTING_DECK,
    SYMBOLS,
    TERRAINS,
    TILE_COUNT,
    TILE_IDS,
    TILES,
    TYPES,
)
from voyageur.games.eldorado.rules import barred
from voyageur.games.eldorado.state import DISCARD, NONE, SIGNATURES, STANDING

State, Table = SIGNATURES.State, SIGNATURES.Table

FAR = 64  # of the order of a course
MANY = 4  # cards of a kind
MOST_LEFT = 10  # half coins owed for the dearest card
DIRECTIONS = BARRIER_WAY
AROUND = 1 + DIRECTIONS + 2 * DIRECTIONS
"""A hex, those a step away and those two steps away."""

# What is told of a hex near a pawn: a place for each terrain, how much nearer to El Dorado it is, a pawn, a cave.
TERRAIN, NEARER, TAKEN, CAVE = 0, START, START + 1, START + 2
HEX_WIDTH = START + 3

# Where each block begins.
OWN_HAND = 0
OWN_DECK = OWN_HAND + CARDS
PLAYED = OWN_DECK + CARDS
BOX = PLAYED + CARDS
STOCK = BOX + CARDS
IN_ROW = STOCK + TYPES
UNSEEN = IN_ROW + TYPES
PILES = UNSEEN + TILES
BARRIER = PILES + CAVES  # a barrier each: standing, whose (as a part of the table counted from the observer), where
BARRIER_WIDTH = 3
PLAYER = BARRIER + BARRIER_WIDTH * BARRIERS  # a seat each: at the table, to act, begins, to go, hand, deck, arrived
PLAYER_CARDS = 7  # then card by card
PLAYER_SURE = PLAYER_CARDS + CARDS
PLAYER_DISCARD = PLAYER_SURE + CARDS
PLAYER_TILES = PLAYER_DISCARD + CARDS
PLAYER_WIDTH = PLAYER_TILES + TILES
PAWN = PLAYER + SEATS * PLAYER_WIDTH  # a pawn of the observer's each: what is around it
PAWN_WIDTH = AROUND * HEX_WIDTH + DIRECTIONS  # and in which directions a barrier stands
STANDS = PAWN + PAWNS * PAWN_WIDTH  # the hexes with pawns: 1 the observer's, -1 another's
DOING = STANDS + HEXES  # what the seat to act is in the middle of
SYMBOL = DOING + 6  # of the path
WANTED = SYMBOL + len(SYMBOLS)  # the market pile being bought from
ENTERED = WANTED + TYPES  # the way being entered
SAVEABLE = ENTERED + WAYS  # the item used just now
NEAR = SAVEABLE + CARDS  # the caves that were next to the pawn when its move began
TABLE = NEAR + CAVES  # pawn, left, bought, passing, phase, round
SIZE = TABLE + 6

_OWNED = float(STARTING_DECK.sum() + TYPES * COPIES)  # the most cards a player can have
_BOXED = float(SEATS * STARTING_DECK.max())  # the most cards of a kind
_ALIKE = float(TILE_COUNT.max())  # the most tiles of a kind
_FARTHEST = 999.0  # NO_WAY: a pocket without a way out
_CAVE_IDS = tuple(f"cave {cave}" for cave in range(CAVES))
_TURNED = tuple(f"{WAY_IDS[d]} then {WAY_IDS[(d + 1) % DIRECTIONS]}" for d in range(DIRECTIONS))
_AROUND_IDS = (
    "here",
    *(WAY_IDS[direction] for direction in range(DIRECTIONS)),
    *(place for d in range(DIRECTIONS) for place in (f"{WAY_IDS[d]} twice", _TURNED[d])),
)
_HEX_BLOCKS = (
    *((TERRAIN + number, TERRAINS[number], "what it costs, in quarters", 1.0) for number in range(MOUNTAIN)),
    (TERRAIN + MOUNTAIN, TERRAINS[MOUNTAIN], "a quarter: it is one", 1.0),
    (NEARER, "nearer", "how much nearer to El Dorado, in quarters", _FARTHEST / MOST_COST),
    (TAKEN, "taken", "1: a pawn stands there", 1.0),
    (CAVE, "cave", "1: there is a cave that began with tiles", 1.0),
)

LAYOUT = (
    Block(OWN_HAND, "own hand", "cards, in quarters", CARD_IDS),
    Block(OWN_DECK, "own draw pile", "cards, in quarters", CARD_IDS),
    Block(PLAYED, "played", "cards played this turn, in quarters", CARD_IDS, high=_BOXED / MANY),
    Block(BOX, "box", "cards out of the game, in quarters", CARD_IDS, high=_BOXED / MANY),
    Block(STOCK, "stock", "cards in the market pile, in thirds", MARKET_IDS),
    Block(IN_ROW, "in row", "1: the pile is in one of the six slots", MARKET_IDS),
    Block(UNSEEN, "unseen", "cave tiles nobody has seen, in quarters", TILE_IDS, high=_ALIKE / PILE),
    Block(PILES, "tiles", "left on the cave, in quarters", _CAVE_IDS),
    *several(
        (BARRIER, "stands", "1: it does"),
        (BARRIER + 1, "whose", "1: the observer's; a quarter less for each place after the observer; 0: nobody's"),
        (BARRIER + 2, "place", "its place on the course, from the start, in sixths; 0: not on it"),
        each="barrier",
        times=BARRIERS,
        stride=BARRIER_WIDTH,
    ),
    *several(
        (PLAYER, "at the table", "1: there is such a player"),
        (PLAYER + 1, "to act", "1: it is this player's turn"),
        (PLAYER + 2, "first", "1: begins each round"),
        (PLAYER + 3, "to go", "the cheapest terrain to El Dorado, in 64ths", 0, PAWNS * _FARTHEST / FAR),
        (PLAYER + 4, "hand", "cards in hand, in quarters", 0, _OWNED / HAND),
        (PLAYER + 5, "draw pile", "cards in it, in quarters", 0, _OWNED / HAND),
        (PLAYER + 6, "arrived", "1st, 2nd … with all pawns in El Dorado, in quarters"),
        each="player",
        times=SEATS,
        stride=PLAYER_WIDTH,
    ),
    *(
        Block(PLAYER + start, name, means, labels, high=high, each="player", times=SEATS, stride=PLAYER_WIDTH)
        for start, name, means, labels, high in (
            (PLAYER_CARDS, "hidden", "cards in hand and draw pile together, in quarters", CARD_IDS, 1),
            (PLAYER_SURE, "sure", "cards that must be in the hand, in quarters", CARD_IDS, 1),
            (PLAYER_DISCARD, "discard", "cards in the discard pile, in quarters", CARD_IDS, 1),
            (PLAYER_TILES, "tiles", "cave tiles, in quarters", TILE_IDS, _ALIKE / PILE),
        )
    ),
    *(
        Block(
            PAWN + start,
            name,
            means,
            _AROUND_IDS,
            low=-high if start == NEARER else 0,
            high=high,
            each="pawn",
            times=PAWNS,
            stride=PAWN_WIDTH,
            step=HEX_WIDTH,
        )
        for start, name, means, high in _HEX_BLOCKS
    ),
    Block(
        PAWN + AROUND * HEX_WIDTH,
        "barred",
        "1: a barrier stands in that direction",
        WAY_IDS[:DIRECTIONS],
        each="pawn",
        times=PAWNS,
        stride=PAWN_WIDTH,
    ),
    Block(STANDS, "pawn on", "1: the observer's; -1: another's", tuple(f"hex {n}" for n in range(HEXES)), low=-1),
    Block(DOING, "doing", "1: in the middle of that", ("nothing", "path", "enter", "buy", "remove", "swap")),
    Block(SYMBOL, "path", "1: with that symbol", SYMBOLS),
    Block(WANTED, "buying", "1: from that pile", MARKET_IDS),
    Block(ENTERED, "entering", "1: that way", WAY_IDS),
    Block(SAVEABLE, "saveable", "1: the item used just now", CARD_IDS),
    Block(NEAR, "was near", "1: next to the pawn when its move began", _CAVE_IDS),
    *several(
        (TABLE, "pawn moving", "0: none; a half: the first; 1: the second"),
        (TABLE + 1, "left", "power left, cards or half coins owed, removals left, cards put down for a swap; of 10"),
        (TABLE + 2, "bought", "1: the purchase of this turn is made"),
        (TABLE + 3, "passing", "1: occupied hexes are open this turn"),
        (TABLE + 4, "discarding", "1: kept cards are being discarded"),
        (TABLE + 5, "round", "as a part of the round cap"),
    ),
)
"""Players are counted clockwise from the observer, who is player 0. Barriers and caves are counted from 0."""


@kernel(void(State, Table, int64, int64, int64, float32[::1]))
def observe_hex(s, t, origin, place, base, out):
    """One hex near a pawn; nothing outside the course. Where pawns stand has been written before."""
    if place == NONE:
        return
    terrain = np.int64(t.terrain[place])
    if terrain < START:
        out[base + TERRAIN + terrain] = max(1, np.int64(t.cost[place])) / MOST_COST
    if terrain < MOUNTAIN:
        out[base + NEARER] = (t.distance[origin] - t.distance[place]) / MOST_COST
    out[base + TAKEN] = out[STANDS + place] != 0
    out[base + CAVE] = t.caves > 0 and t.cave[place] != NONE


@kernel(void(State, Table, int64, int64, float32[::1]))
def observe_around(s, t, place, base, out):
    """Two steps each way: straight on, and between one direction and the next."""
    observe_hex(s, t, place, place, base, out)
    for direction in range(DIRECTIONS):
        near = t.neighbour[place, direction]
        observe_hex(s, t, place, near, base + (1 + direction) * HEX_WIDTH, out)
        if near != NONE:
            beyond = base + (1 + DIRECTIONS + 2 * direction) * HEX_WIDTH
            turned = (direction + 1) % DIRECTIONS
            observe_hex(s, t, place, t.neighbour[near, direction], beyond, out)
            observe_hex(s, t, place, t.neighbour[near, turned], beyond + HEX_WIDTH, out)
        out[base + AROUND * HEX_WIDTH + direction] = barred(s, t, place, direction)


@kernel(void(State, Table, int64, int64, int64, float32[::1]))
def observe_player(s, t, seat, order, base, out):
    """What everybody knows of a player: hand and draw pile only together."""
    out[base] = 1
    out[base + 1] = s.turn == seat
    out[base + 2] = s.first == seat
    for pawn in range(t.pawns):
        place = s.at[seat, pawn]
        if place >= 0:
            out[base + 3] += t.distance[place] / FAR
            out[STANDS + place] = 1 if order == 0 else -1
    out[base + 4] = s.hand_size[seat] / HAND
    out[base + 5] = s.deck_size[seat] / HAND
    out[base + 6] = s.arrived[seat] / SEATS
    for card in range(CARDS):
        out[base + PLAYER_CARDS + card] = (s.hand[seat, card] + s.deck[seat, card]) / MANY
        out[base + PLAYER_SURE + card] = s.sure[seat, card] / MANY
        out[base + PLAYER_DISCARD + card] = s.discard[seat, card] / MANY
    for tile in range(TILES):
        out[base + PLAYER_TILES + tile] = s.tiles[seat, tile] / PILE


@kernel(SIGNATURES.observe)
def observe(s, t, seat, out):
    """Fill `out`, which has SIZE zeros."""
    for card in range(CARDS):
        out[OWN_HAND + card] = s.hand[seat, card] / MANY
        out[OWN_DECK + card] = s.deck[seat, card] / MANY
        out[PLAYED + card] = s.played[card] / MANY
        out[BOX + card] = s.box[card] / MANY
    for kind in range(TYPES):
        out[STOCK + kind] = s.stock[kind] / COPIES
        out[IN_ROW + kind] = s.in_row[kind]
    for tile in range(TILES):
        out[UNSEEN + tile] = s.unseen[tile] / PILE
    for cave in range(t.caves):
        out[PILES + cave] = s.pile[cave] / PILE
    for barrier in range(BARRIERS):
        owner, base = s.owner[barrier], BARRIER + BARRIER_WIDTH * barrier
        out[base] = owner == STANDING
        if owner >= 0:
            out[base + 1] = 1 - ((owner - seat) % t.players) / SEATS
    for place in range(t.places):
        out[BARRIER + BARRIER_WIDTH * np.int64(s.barrier_at[place]) + 2] = (place + 1) / BARRIERS
    for order in range(t.players):
        observe_player(s, t, (seat + order) % t.players, order, PLAYER + order * PLAYER_WIDTH, out)
    for pawn in range(t.pawns):
        if s.at[seat, pawn] >= 0:
            observe_around(s, t, s.at[seat, pawn], PAWN + pawn * PAWN_WIDTH, out)
    out[DOING + np.int64(s.doing)] = 1
    if s.symbol != NONE:
        out[SYMBOL + np.int64(s.symbol)] = 1
    if s.wanted != NONE:
        out[WANTED + np.int64(s.wanted)] = 1
    if s.way != NONE:
        out[ENTERED + np.int64(s.way)] = 1
    if s.saveable != NONE:
        out[SAVEABLE + np.int64(s.saveable)] = 1
    for cave in range(t.caves):
        out[NEAR + cave] = (s.near >> cave) & 1
    out[TABLE] = (1 + s.pawn) / PAWNS
    out[TABLE + 1] = s.left / MOST_LEFT
    out[TABLE + 2] = s.bought
    out[TABLE + 3] = s.passing
    out[TABLE + 4] = s.phase == DISCARD
    out[TABLE + 5] = s.round_number / t.round_cap
