"""The two records of a game: the state, which moves change, and the table, which stays the same.

Cards in the pile have no order: nobody ever looks into it, so that drawing at random from what is in it is the same as
having shuffled it before. The account of a round (`played`, `bid`, `die`, `gained` … `won`) stands from the moment its
action cards are revealed until those of the next round are.
"""

import numpy as np

from voyageur.core.kernels import Signatures
from voyageur.games.fivex.material import CARDS, GEMS, SEATS

NONE = -1

# Phases: action cards are chosen, by explorers after the others; bids are made; winners take technologies; it is over.
CHOOSE, FOLLOW, BID, TAKE, OVER = range(5)

# Where a technology is, when no seat has it.
DECK, MARKET, REMOVED = range(-3, 0)

NO_BID = -1
DRY = 0  # the bid of a clan without water

NO_LIMIT = 1000  # in `most`: the account of the round sets no limit

State = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),  # splitmix64
            ("corners", np.uint32, (SEATS,)),  # a bit for each improvement that a clan has and that is visible
            ("water", np.int16, (SEATS,)),
            ("least", np.int16, (SEATS,)),  # what the account of the round makes sure a clan has: shown to all
            ("most", np.int16, (SEATS,)),  # what it makes sure a clan has no more than, or NO_LIMIT: shown to all
            ("bid", np.int16, (SEATS,)),  # sealed while bids are made, then open; NO_BID, or DRY
            ("gained", np.int16, (SEATS,)),  # this round: from the reserve, by improvements
            ("stolen", np.int16, (SEATS,)),  # this round: from other clans, by improvements
            ("drawn", np.int16, (SEATS,)),  # this round: by the action itself
            ("lost", np.int16, (SEATS,)),  # this round: taken by other clans
            ("paid", np.int16, (SEATS,)),  # this round: to the reserve, for a technology or as a fee
            ("hand", np.uint8, (SEATS,)),  # a bit for each action card in hand; a sealed one is still there
            ("gems", np.uint8, (SEATS, GEMS)),  # active gems, without the colony's
            ("where", np.int8, (CARDS,)),  # the seat that has the technology, or DECK, MARKET, REMOVED
            ("left", np.int8, (CARDS,)),  # the technology joined to its left, or NONE
            ("right", np.int8, (CARDS,)),  # the technology joined to its right, or NONE
            ("over", np.int8, (CARDS,)),  # whether it lies over the technology to its right; 0 where there is none
            ("market", np.int8, (SEATS,)),  # the offer, oldest first; NONE behind the last
            ("colony", np.int8, (SEATS,)),
            ("choice", np.int8, (SEATS,)),  # the card chosen for this round, or NONE; see `rules.is_open`
            ("played", np.int8, (SEATS,)),  # the card of the round that was revealed last, or NONE
            ("won", np.int8, (SEATS,)),  # the technology won in that round, or NONE
            ("die", np.int8),  # what a lone bidder had to beat in that round, or NONE
            ("offered", np.int8),  # technologies in the offer
            ("turn", np.int8),  # the winner who takes a technology now, or NONE
            ("phase", np.int8),
            ("round_number", np.int8),
        ],
    )
)

Table = np.dtype(
    (
        np.record,
        [
            ("players", np.int8),
            ("open_screens", np.int8),  # water lies open
            ("changes", np.int8),  # a sealed choice may be changed until the last one is in
            ("new_on_top", np.int8),  # a new technology always lies over those it is joined to
            ("refill", np.int8),  # the reserve makes up what an improvement cannot steal
        ],
    )
)

SIGNATURES = Signatures(State, Table)
