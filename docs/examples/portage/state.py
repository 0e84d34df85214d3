"""The two records of a game: the state, which moves change, and the table, which stays the same.

Piles are counts, without an order: nobody ever looks into the pile, so that drawing at random from what is in it is the
same as having shuffled it before.
"""

import numpy as np

from portage.material import LONGEST, NUMBERS, SEATS
from voyageur.core.kernels import Signatures

NONE = -1

State = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),  # splitmix64
            ("step", np.int8, (SEATS,)),  # how far each canoe is; 0 at the start
            ("hand", np.int8, (SEATS, NUMBERS)),  # cards of each number
            ("buried", np.int8, (SEATS, NUMBERS)),  # cards laid face down; only their seat knows them
            ("played", np.int8, (NUMBERS,)),  # cards that lie open
            ("pile", np.int8, (NUMBERS,)),  # cards still to be drawn
            ("turn", np.int8),  # the seat to move, or NONE when it is over
            ("round_number", np.int8),
        ],
    )
)

Table = np.dtype(
    (
        np.record,
        [
            ("players", np.int8),
            ("length", np.int8),  # steps from the start to the lake
            ("rapids", np.int8, (LONGEST,)),  # 1 where a step is in the rapids
        ],
    )
)

SIGNATURES = Signatures(State, Table)
