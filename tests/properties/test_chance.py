"""Chance: the generator is fair, and the same everywhere."""

import numpy as np
from numba import from_dtype, int8, int64, void

from voyageur.core import rng
from voyageur.core.kernels import bind
from voyageur.testing.check import uniform_probability

Dice = np.dtype((np.record, [("rng", np.uint64)]))
below = bind(rng.below, int64(from_dtype(Dice), int64))
shuffle = bind(rng.shuffle, void(from_dtype(Dice), int8[::1], int64))


def dice(seed: int) -> np.record:
    state = np.zeros(1, Dice)
    state[0]["rng"] = rng.stream(np.uint64(seed), np.uint64(0))
    record: np.record = state[0]
    return record


def test_a_die_shows_every_face_as_often() -> None:
    die = dice(1)
    for faces in (2, 3, 4, 6, 8, 80):
        counts = np.bincount([below(die, faces) for _ in range(20_000)], minlength=faces)
        assert len(counts) == faces
        assert 1e-6 < uniform_probability(counts) <= 1


def test_a_shuffle_gives_every_order_as_often() -> None:
    die, orders = dice(2), np.zeros(24, np.int64)
    for _ in range(24_000):
        cards = np.arange(4, dtype=np.int8)
        shuffle(die, cards, 4)
        rank = sum((cards[i + 1 :] < cards[i]).sum() * factor for i, factor in enumerate((6, 2, 1, 1)))
        orders[rank] += 1
    assert 1e-6 < uniform_probability(orders) <= 1


def test_neighbouring_seeds_give_unrelated_games() -> None:
    first = np.array([below(dice(seed), 10) for seed in range(20_000)])
    assert uniform_probability(np.bincount(first, minlength=10)) > 1e-6
    pairs = np.bincount(first[:-1] * 10 + first[1:], minlength=100)
    assert uniform_probability(pairs) > 1e-6


def test_an_unfair_die_would_be_noticed() -> None:
    assert uniform_probability(np.array([1000, 1000, 1000, 1300])) < 1e-6
    assert uniform_probability(np.array([1000, 990, 1010, 1005])) > 0.5


def test_the_generator_is_splitmix64() -> None:
    """The first numbers of the published algorithm from state 0."""
    state = np.array([0], np.uint64)
    assert [int(rng.bits_from(state)) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]
