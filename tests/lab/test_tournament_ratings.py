"""Strengths, ratings and the sequential test: they find what is there, as surely as they say."""

import numpy as np
import pytest

from voyageur.core.errors import BadOption
from voyageur.lab.ratings import ELO, Floats, Rating, places, ratings, strength_intervals, strengths
from voyageur.lab.sprt import ERROR, FEWEST_DEALS, Answer, Trial, read_bounds


def played(strong: list[float], deals: int, seed: int) -> Floats:
    """The wins of three bots, in deals of which each has every pair of them twice."""
    rng = np.random.default_rng(seed)
    wins = np.zeros((deals, 3))
    for one, other in ((0, 1), (0, 2), (1, 2)):
        won = rng.binomial(2, strong[one] / (strong[one] + strong[other]), deals)
        wins[:, one] += won
        wins[:, other] += 2 - won
    return wins


PAIRS = np.array([[1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])


def test_strengths_are_found_again() -> None:
    strong = [4.0, 2.0, 0.5]
    true = ELO * (np.log(strong) - np.log(strong).mean())
    found = strengths(played(strong, 20_000, 1).sum(axis=0, keepdims=True), PAIRS, np.full(3, 40_000.0))[0]
    assert found == pytest.approx(true, abs=5)


def test_intervals_of_strengths_hold_the_true_ones_as_often_as_they_say() -> None:
    strong, trials = [4.0, 2.0, 0.5], 100
    true = ELO * (np.log(strong) - np.log(strong).mean())
    held = 0
    for trial in range(trials):
        ends = strength_intervals(played(strong, 100, trial), PAIRS, np.full(3, 200.0), seed=trial)
        held += sum(low <= value <= high for value, (low, high) in zip(true, ends, strict=True))
    assert 0.9 < held / (3 * trials) < 0.99


def test_one_among_many_is_as_strong_as_its_share_says() -> None:
    seats = np.array([[1.0, 3.0]])
    fair = strengths(np.array([[250.0, 750.0]]), seats, np.array([1000.0]))[0]
    assert fair == pytest.approx([0, 0], abs=1)
    better = strengths(np.array([[500.0, 500.0]]), seats, np.array([1000.0]))[0]
    assert better[0] - better[1] == pytest.approx(ELO * np.log(3), abs=1)


def test_whoever_never_won_still_has_a_strength() -> None:
    lost = strengths(np.array([[20.0, 0.0]]), np.array([[1.0, 1.0]]), np.array([20.0]))[0]
    assert np.isfinite(lost).all()
    assert lost[0] > lost[1]


def test_ratings_follow_the_places() -> None:
    games = [(("a", "b", "c"), (0, 1, 2)), (("c", "a", "b"), (2, 0, 1))] * 20
    found = ratings(["a", "b", "c"], games)
    assert found["a"].ordinal > found["b"].ordinal > found["c"].ordinal
    assert ratings(["a", "b", "c"], games) == found
    start = ratings(["a"], [])["a"]
    assert found["a"].sigma < start.sigma
    assert start.ordinal == pytest.approx(0)
    assert Rating(25, 5).ordinal == 10


def test_a_bot_with_several_seats_has_one_rating() -> None:
    found = ratings(["a", "b"], [(("a", "b", "b"), (0, 1, 2))] * 10)
    assert found["a"].mu > found["b"].mu
    even = ratings(["a", "b"], [(("a", "b", "a", "b"), (0, 0, 0, 0))] * 10)
    assert even["a"].mu == pytest.approx(even["b"].mu)


def test_winners_come_first_whatever_their_points() -> None:
    assert places((3, 9, 3), (1, 0, 0)) == [0, 1, 2]
    assert places((9, 9, 3), (0.5, 0.5, 0)) == [0, 0, 2]
    assert places((1, 2, 2), (0, 0, 0)) == [2, 0, 0]


# ---- the sequential test ----------------------------------------------------------------------------------------


def tried(share: float, together: float, rng: np.random.Generator) -> Trial:
    """A test of 50 against 60 per cent, where the games of a deal swing together, or against each other."""
    trial = Trial(0.5, 0.6, games=2)
    for _ in range(3000):
        swing = rng.uniform(-0.3, 0.3)
        won = rng.random(2) < (share + swing, share + together * swing)
        trial.add(float(won.mean()))
        if trial.answer != "open":
            break
    return trial


@pytest.mark.parametrize("together", [1.0, 0.0, -1.0])
def test_the_test_errs_no_more_often_than_it_may(together: float) -> None:
    rng = np.random.default_rng(11)
    trials = 400
    wrongs: list[tuple[float, Answer]] = [(0.5, "high"), (0.6, "low")]
    for share, wrong in wrongs:
        answers = [tried(share, together, rng).answer for _ in range(trials)]
        assert "open" not in answers
        assert answers.count(wrong) / trials < ERROR + 2 * (ERROR / trials) ** 0.5


def test_the_test_stops_early_where_it_is_clear_and_stays_with_its_answer() -> None:
    trial = Trial(0.5, 0.6, games=2)
    for _ in range(100):
        trial.add(1.0)
    assert (trial.answer, trial.deals) == ("high", FEWEST_DEALS)
    low = Trial(0.5, 0.6, games=2)
    for number in range(400):
        low.add(number % 2 * 0.9)
    assert low.answer == "low"
    assert low.deals < 400


@pytest.mark.parametrize("words", ["0.5", "0.6:0.5", "0:0.5", "0.5:1", "a:b", "0.5:nan", ""])
def test_bounds_are_two_shares(words: str) -> None:
    with pytest.raises(BadOption, match="no two shares of wins"):
        read_bounds(words)
