"""The conservation laws: what is true of every position, whatever was played."""

from portage.material import DECK, HAND, NUMBERS
from portage.rules import is_taken
from portage.state import NONE, SIGNATURES
from voyageur.core.kernels import kernel

LAWS = (
    "every card is in the pile, in a hand, face down or open",
    "hands are full as long as there is a pile",
    "no two canoes lie at one step between the start and the lake",
    "the game waits for a seat that has a card, or for nobody",
)
CARDS_KEPT, HANDS_FULL, CANOES_APART, SOMEBODY_MOVES = range(1, len(LAWS) + 1)


@kernel(SIGNATURES.audit)
def audit(s, t):
    """0, or the number of the law that is broken."""
    for card in range(NUMBERS):
        if s.hand[:, card].sum() + s.buried[:, card].sum() + s.played[card] + s.pile[card] != DECK[card]:
            return CARDS_KEPT
        if s.pile[card] < 0 or s.played[card] < 0 or s.hand[:, card].min() < 0 or s.buried[:, card].min() < 0:
            return CARDS_KEPT
    for seat in range(t.players):
        held = s.hand[seat].sum()
        if held > HAND or (held < HAND and s.pile.sum() > 0):
            return HANDS_FULL
        if is_taken(s, t, seat, s.step[seat]):
            return CANOES_APART
    if s.turn != NONE and (s.turn >= t.players or s.hand[s.turn].sum() == 0):
        return SOMEBODY_MOVES
    return 0
