"""The two records of a game: the state, which moves change, and the table, which stays the same."""

import numpy as np

from voyageur.core.kernels import Signatures
from voyageur.games.expeditions.material import ARROWS, CARDS, COMMONS, DRAWN, EXPEDITIONS, SEATS, SEGMENTS, SPOTS

# Phases.
MARKING, TURNS, OVER = range(3)

# Where a card is.
DECK, COMMON, IN_SWAP = range(3)
HAND = 8  # HAND + seat
WON = 16  # WON + seat

# What became of a key location's token. GIVEN_UP: its owner tucked the card away, which only the owner knows.
# LOST: everybody has seen since that the owner no longer holds the card.
NO_TOKEN, LIVE, GIVEN_UP, LOST, REGAINED = range(5)

# Who knows what lies in a deck slot, and who may hold a card: a bit a seat, and beside them:
EVERYBODY = 0xFF
SPECTATORS = 0x80
DEALT = 0x80  # in `holders`: the card may have been in a hand from the start

NONE = -1
UNDECIDED = -1
KEEP_NEITHER = 2

MANY_SWAPS = 255  # the count stops here

CLOSES_LOOP = 0x1000  # added to a way in `arrows`: its head had been visited before

State = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),  # splitmix64; only set-up draws from it, the deck's order holds the rest of chance
            ("arrows", np.int16, (EXPEDITIONS, ARROWS)),  # the ways taken by each expedition, in order
            ("round_number", np.int16),  # 0 while key locations are marked
            ("laid", np.uint8, (SEGMENTS,)),  # a bit for each expedition that has an arrow on the segment
            ("visited", np.uint8, (SPOTS,)),  # a bit for each expedition whose arrows reach the spot; none for the rose
            ("where", np.uint8, (CARDS,)),  # DECK, COMMON, IN_SWAP, HAND + seat or WON + seat
            ("deck", np.int8, (CARDS,)),  # from the top; NONE below the bottom
            ("deck_seen", np.uint8, (CARDS,)),  # a bit for each seat that knows which card lies in that slot
            ("holders", np.uint8, (CARDS,)),  # a bit for each seat that may hold the card, for all that is public
            ("witnesses", np.uint8, (CARDS,)),  # a bit for each seat that has seen the card go under the deck
            ("token", np.int8, (CARDS,)),  # the seat that marked the location, or NONE
            ("fate", np.uint8, (CARDS,)),  # NO_TOKEN, LIVE, GIVEN_UP, LOST or REGAINED
            ("arrows_placed", np.int8, (EXPEDITIONS,)),
            ("commons", np.int8, (COMMONS,)),  # the row of common objectives; NONE at the end of a short row
            ("drawn", np.int8, (DRAWN,)),  # cards looked at during a swap
            ("tickets", np.int8, (SEATS,)),
            ("hand_size", np.int8, (SEATS,)),
            ("won", np.int8, (SEATS,)),  # cards in front of each seat
            ("marked", np.int8, (SEATS,)),  # tokens each seat has placed
            ("regained", np.int8, (SEATS,)),  # tokens each seat has won back
            ("swaps", np.uint8, (SEATS,)),  # how often each seat has swapped, up to MANY_SWAPS
            ("supply", np.int8),  # tickets nobody holds
            ("deck_size", np.int8),
            ("phase", np.int8),
            ("first", np.int8),  # the seat that marks first and plays first
            ("turn", np.int8),  # the seat to act
            ("ending", np.int8),  # the game ends with this round
            ("progressed", np.int8),  # the compulsory arrow of this turn lies
            ("tickets_used", np.int8),  # this turn
            ("restart", np.int8),  # the expedition that has closed a loop and must restart, or NONE
            ("bonus", np.int8),  # arrows owed by bonus spots
            ("ticket_arrow", np.int8),  # an arrow paid for by a ticket is due
            ("swapping", np.int8),  # a swap is under way
            ("kept", np.int8),  # the place in `drawn` of the card kept, KEEP_NEITHER or UNDECIDED
        ],
    )
)

Table = np.dtype(
    (
        np.record,
        [
            ("players", np.int8),
            ("hand_size", np.int8),  # cards dealt to each seat
            ("first", np.int8),  # the seat that plays first, or NONE to draw it
            ("open_hands", np.int8),
            ("round_cap", np.int16),
        ],
    )
)

SIGNATURES = Signatures(State, Table)
