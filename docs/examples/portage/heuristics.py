"""What the bots go by: how far ahead a canoe is."""

from portage.state import SIGNATURES
from voyageur.core.kernels import kernel


@kernel(SIGNATURES.study)
def study(s, t, seat, notes):
    """There is nothing to work out before."""


@kernel(SIGNATURES.evaluate)
def evaluate(s, t, seat, notes):
    """The lead over the best of the others."""
    best = 0
    for other in range(t.players):
        if other != seat:
            best = max(best, s.step[other])
    return float(s.step[seat] - best)


@kernel(SIGNATURES.settled)
def settled(s, t):
    """A move is a whole turn: nothing is ever half done."""
    return True
