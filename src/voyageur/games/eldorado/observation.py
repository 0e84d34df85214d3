"""What a seat sees, as numbers for learning; seats are counted from the observer, who is always first.

The course is the same all game long: it is shown as the surroundings of the observer's pawns, two steps each way, and
as how far everybody has to go. `Table` holds the whole of it for who wants more.
"""

import numpy as np
from numba import float32, int64, void

from voyageur.core.kernels import kernel
from voyageur.games.eldorado.actions import BARRIER_WAY, WAYS
from voyageur.games.eldorado.material import (
    BARRIERS,
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
    SYMBOLS,
    TILES,
    TYPES,
)
from voyageur.games.eldorado.rules import barred, occupied
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


@kernel(void(State, Table, int64, int64, int64, float32[::1]))
def observe_hex(s, t, origin, place, base, out):
    """One hex near a pawn; nothing outside the course."""
    if place == NONE:
        return
    terrain = np.int64(t.terrain[place])
    if terrain < START:
        out[base + TERRAIN + terrain] = max(1, np.int64(t.cost[place])) / MOST_COST
    if terrain < MOUNTAIN:
        out[base + NEARER] = (t.distance[origin] - t.distance[place]) / MOST_COST
    out[base + TAKEN] = occupied(s, t, place)
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
