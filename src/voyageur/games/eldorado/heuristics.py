"""stub"""
from voyageur.core.kernels import kernel
from voyageur.games.eldorado.state import NOTHING, SIGNATURES
NOTES = 1

@kernel(SIGNATURES.study)
def study(s, t, seat, notes):
    """x"""

@kernel(SIGNATURES.evaluate)
def evaluate(s, t, seat, notes):
    return 0.0

@kernel(SIGNATURES.settled)
def settled(s, t):
    return s.doing == NOTHING
