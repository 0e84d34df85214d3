"""The two records of a game: the state, which moves change, and the table, which stays the same: its course above all.

Piles are kept as counts, not as orders. Nobody ever looks into a draw pile or a pile of tiles, or puts anything back
on top, so that drawing at random from what is in it is the same as having shuffled it before.
"""

import numpy as np

from voyageur.core.kernels import Signatures
from voyageur.games.eldorado.material import (
    BARRIERS,
    CARDS,
    CAVES,
    HEXES,
    PAWNS,
    SEATS,
    STARTS,
    SYMBOLS,
    TILES,
    TYPES,
)
from voyageur.games.eldorado.ways import REACH_POWERS, TASTE_COUNT, WAY_KINDS

NONE = -1

# Phases: cards are played, kept cards are discarded, the game is over.
PLAY, DISCARD, OVER = range(3)

# What the seat to act is in the middle of.
NOTHING, PATH, ENTERING, BUYING, REMOVING, SWAPPING = range(6)

# Where a pawn is when it is on no hex.
NO_PAWN = -1
EL_DORADO = -2

# Who has a barrier, when no seat has.
STANDING = -1
IN_BOX = -2

State = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),  # splitmix64
            ("at", np.int16, (SEATS, PAWNS)),  # the hex of each pawn, EL_DORADO or NO_PAWN
            ("round_number", np.int16),
            ("hand", np.uint8, (SEATS, CARDS)),  # how many cards of each kind
            ("deck", np.uint8, (SEATS, CARDS)),
            ("discard", np.uint8, (SEATS, CARDS)),
            ("sure", np.uint8, (SEATS, CARDS)),  # cards that everybody can be sure are in the hand
            ("played", np.uint8, (CARDS,)),  # above the expedition board of the seat to act
            ("box", np.uint8, (CARDS,)),  # out of the game
            ("stock", np.uint8, (TYPES,)),  # cards in each market pile
            ("in_row", np.uint8, (TYPES,)),  # whether the pile is in one of the six slots; not if it is empty
            ("tiles", np.uint8, (SEATS, TILES)),  # cave tiles in front of each seat
            ("unseen", np.uint8, (TILES,)),  # on the caves, or left out of the game
            ("spent", np.uint8, (TILES,)),
            ("pile", np.uint8, (CAVES,)),  # tiles left on each cave
            ("hand_size", np.uint8, (SEATS,)),
            ("deck_size", np.uint8, (SEATS,)),
            ("barrier_at", np.int8, (BARRIERS,)),  # which barrier was laid at each place of the course, or NONE
            ("owner", np.int8, (BARRIERS,)),  # of each barrier: a seat, STANDING or IN_BOX
            ("arrived", np.int8, (SEATS,)),  # 1 for the first seat whose pawns were all in El Dorado, 2, …; 0 not yet
            ("phase", np.int8),
            ("first", np.int8),
            ("turn", np.int8),
            ("bought", np.int8),  # the purchase of this turn is made
            ("passing", np.int8),  # occupied hexes are open to the seat to act this turn
            ("saveable", np.int8),  # the item that was used just now, or NONE
            ("doing", np.int8),
            ("pawn", np.int8),  # on the path, or about to enter; NONE otherwise
            ("symbol", np.int8),  # of the path; NONE otherwise
            ("way", np.int8),  # a direction, or BARRIER_WAY + barrier, about to be entered; NONE otherwise
            ("wanted", np.int8),  # the market type being bought; NONE otherwise
            ("left", np.int8),  # power left, cards or half coins owed, removals left, cards put down for a swap
            ("near", np.uint8),  # a bit for each cave next to the pawn when its move began
        ],
    )
)

Table = np.dtype(
    (
        np.record,
        [
            ("players", np.int8),
            ("pawns", np.int8),  # of each player
            ("first", np.int8),  # the seat that plays first, or NONE to draw it
            ("caves", np.int8),  # how many caves have tiles: 0 without the variant
            ("places", np.int8),  # barriers on the course
            ("given", np.int8, (BARRIERS,)),  # which barrier lies at each place, NONE to draw it
            ("round_cap", np.int16),
            ("hexes", np.int16),
            ("starts", np.int16, (STARTS,)),
            ("axial", np.int16, (HEXES, 2)),  # where each hex lies
            ("neighbour", np.int16, (HEXES, 6)),  # in each direction, or NONE
            ("distance", np.int16, (HEXES,)),  # the cheapest terrain from there to El Dorado
            ("crossing", np.int8, (HEXES, 6)),  # the barrier place between, or NONE
            ("border", np.int8, (HEXES,)),  # whether any of its edges crosses a barrier place
            ("terrain", np.int8, (HEXES,)),
            ("cost", np.int8, (HEXES,)),
            ("finish", np.int8, (HEXES,)),
            ("cave", np.int8, (HEXES,)),  # the number of the cave there, or NONE
            # what `ways.py` works out of the course
            ("asked", np.uint8, (HEXES, WAY_KINDS, TASTE_COUNT)),  # hexes of each kind on each taste's way
            ("soon", np.uint8, (HEXES, WAY_KINDS)),  # of those on the first taste's way, the ones that come soon
            ("length", np.float32, (HEXES,)),  # of that way
            ("onward", np.int8, (HEXES,)),  # the direction in which it goes on, or NONE
            ("reach", np.int16, (HEXES, 2, len(SYMBOLS), REACH_POWERS)),  # how far a card gets
            ("section", np.int8, (HEXES,)),  # barrier places that lie behind
        ],
    )
)

SIGNATURES = Signatures(State, Table)
