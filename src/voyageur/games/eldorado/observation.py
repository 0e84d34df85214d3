"""What a seat sees, as numbers for learning; seats are counted from the observer, who is always first.

The course is the same all game long: it is shown as the surroundings of the observer's pawns, two steps each way, and
as how far everybody has to go. `Table` holds the whole of it for who wants more.
"""

import numpy as np
from numba import float32, int64, void

from voyageur.core.kernels import kernel
from voyageur.games.eldorado.actions import BARRIER_WAY
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
    TILES,
    TYPES,
)
from voyageur.games.eldorado.rules import barred, occupied
from voyageur.games.eldorado.state import DISCARD, NONE, SIGNATURES, STANDING

State, Table = SIGNATURES.State, SIGNATURES.Table

FAR = 64  # of the order of a course
MANY = 4  # cards of a kind
DIRECTIONS = BARRIER_WAY
AROUND = 1 + DIRECTIONS + 2 * DIRECTIONS
"""A hex, those a step away and those two steps away."""

# What is told of a hex near a pawn: one place for each terrain, then how much nearer to El Dorado it is, and a pawn.
TERRAIN, NEARER, TAKEN = 0, START, START + 1
HEX_WIDTH = START + 2

# Where each block begins.
OWN_HAND = 0
OWN_DECK = OWN_HAND + CARDS
PLAYED = OWN_DECK + CARDS
BOX = PLAYED + CARDS
STOCK = BOX + CARDS
IN_ROW = STOCK + TYPES
UNSEEN = IN_ROW + TYPES
PILES = UNSEEN + TILES
BARRIER = PILES + CAVES  # a barrier each: standing, or whose, as a part of the table counted from the observer
PLAYER = BARRIER + 2 * BARRIERS  # a seat each: at the table, to act, begins, to go, hand, deck; then card by card
PLAYER_CARDS = 6
PLAYER_SURE = PLAYER_CARDS + CARDS
PLAYER_DISCARD = PLAYER_SURE + CARDS
PLAYER_TILES = PLAYER_DISCARD + CARDS
PLAYER_WIDTH = PLAYER_TILES + TILES
PAWN = PLAYER + SEATS * PLAYER_WIDTH  # a pawn of the observer's each: what is around it
PAWN_WIDTH = AROUND * HEX_WIDTH + DIRECTIONS  # and in which directions a barrier stands
STANDS = PAWN + PAWNS * PAWN_WIDTH  # the hexes with pawns: 1 the observer's, -1 another's
DOING = STANDS + HEXES  # what the seat to act is in the middle of
TABLE = DOING + 6  # pawn, symbol, left, bought, passing, phase, round
SIZE = TABLE + 9


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
        owner = s.owner[barrier]
        out[BARRIER + 2 * barrier] = owner == STANDING
        if owner >= 0:
            out[BARRIER + 2 * barrier + 1] = 1 - ((owner - seat) % t.players) / SEATS
    for order in range(t.players):
        observe_player(s, t, (seat + order) % t.players, order, PLAYER + order * PLAYER_WIDTH, out)
    for pawn in range(t.pawns):
        if s.at[seat, pawn] >= 0:
            observe_around(s, t, s.at[seat, pawn], PAWN + pawn * PAWN_WIDTH, out)
    out[DOING + np.int64(s.doing)] = 1
    if s.pawn != NONE:
        out[TABLE] = 1 + s.pawn
    if s.symbol != NONE:
        out[TABLE + 1 + np.int64(s.symbol)] = 1
    out[TABLE + 4] = s.left / MOST_COST
    out[TABLE + 5] = s.bought
    out[TABLE + 6] = s.passing
    out[TABLE + 7] = s.phase == DISCARD
    out[TABLE + 8] = s.round_number / t.round_cap
