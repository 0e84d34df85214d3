"""Chance: a splitmix64 generator that lives in the position, so that seed + moves = the same game everywhere.

The functions on a record (`below`, `shuffle`) are templates: a game binds them to its own state. Those on an
array of one word serve whoever chooses moves (bots, tests), whose chance is not the game's.
"""

import secrets

import numpy as np
from numba import int64, uint64

from voyageur.core.kernels import kernel

GAMMA = np.uint64(0x9E3779B97F4A7C15)
WORD_BITS = 64
SEED_BITS = 63
"""Seeds fit a signed 64-bit integer, so that they pass through JSON and databases unharmed."""


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


@kernel(uint64(uint64))
def scramble(z):
    """Splitmix64's output function: a bijection of 64 bits that leaves no pattern."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@kernel(uint64(uint64, uint64))
def stream(seed, number):
    """The start of one of many independent generators of a seed."""
    return scramble(scramble(seed + GAMMA) ^ scramble(number + np.uint64(0x632BE59BD9B4E019)))


@kernel(int64(uint64, int64))
def scale(bits, n):
    """Random bits to a uniform integer in [0, n), by multiplication: no modulo, no bias worth the name for small n."""
    return np.int64(((bits >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


def below(s, n):
    """A uniform integer in [0, n) from a position's generator."""
    s.rng = s.rng + GAMMA
    return scale(scramble(s.rng), n)


def shuffle(s, items, n):
    """Put the first n items in a uniformly random order (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        s.rng = s.rng + GAMMA
        j = scale(scramble(s.rng), i + 1)
        items[i], items[j] = items[j], items[i]


@kernel(uint64(uint64[::1]))
def bits_from(rng):
    """The next 64 bits of a chooser's generator."""
    rng[0] = rng[0] + GAMMA
    return scramble(rng[0])


@kernel(int64(uint64[::1], int64))
def pick_from(rng, n):
    """A uniform integer in [0, n) from a chooser's generator."""
    return scale(bits_from(rng), n)
