"""What a seat knows, as numbers for learning; seats are counted from the observer, who is always first."""

from portage.material import CARDS, HAND, LONGEST, NUMBERS, SEATS
from portage.state import SIGNATURES
from voyageur.core.kernels import kernel

# Where each block begins.
OWN_HAND = 0  # cards of each number
OWN_BURIED = OWN_HAND + NUMBERS
PLAYED = OWN_BURIED + NUMBERS
STEP = PLAYED + NUMBERS  # of each canoe, and whether there is one
SEATED = STEP + SEATS
BURIED = SEATED + SEATS  # how many cards each has laid face down
RAPIDS = BURIED + SEATS  # the river, from the start
LENGTH = RAPIDS + LONGEST
PILE = LENGTH + 1
TURN = PILE + 1
SIZE = TURN + 1


@kernel(SIGNATURES.observe)
def observe(s, t, seat, out):
    """The table as the seat sees it."""
    for card in range(NUMBERS):
        out[OWN_HAND + card] = s.hand[seat, card] / HAND
        out[OWN_BURIED + card] = s.buried[seat, card] / CARDS
        out[PLAYED + card] = s.played[card] / CARDS
    for place in range(t.players):
        other = (seat + place) % t.players
        out[STEP + place] = s.step[other] / LONGEST
        out[SEATED + place] = 1
        out[BURIED + place] = s.buried[other].sum() / CARDS
    for step in range(LONGEST):
        out[RAPIDS + step] = t.rapids[step]
    out[LENGTH] = t.length / LONGEST
    out[PILE] = s.pile.sum() / CARDS
    out[TURN] = s.turn == seat
