"""Learning what positions are worth: the network learns what is there to learn, and rounds of it give weights."""

from unittest import mock

import numpy as np
import pytest

import voyageur as vg
from voyageur.bots.weights import weights_size
from voyageur.lab import training
from voyageur.lab.learning import Lesson, Network, fit, surprise
from voyageur.lab.training import Side, collect, match, tables_of, train

GAME = vg.game("fivex")


def made_up(positions: int, seats: int, inputs: int = 6) -> Lesson:
    """Positions in which whoever has most of the first number wins."""
    random = np.random.default_rng(1)
    numbers = random.normal(size=(positions, seats, inputs)).astype(np.float16)
    best = numbers[:, :, 0].argmax(1)
    shares = (np.arange(seats) == best[:, None]).astype(np.float32)
    found = np.full((positions, seats), -1, np.float32)
    return Lesson(numbers, shares, numbers[:, :, 0].astype(np.float32), found, np.ones((positions, seats), np.bool_))


def test_the_network_learns_who_wins() -> None:
    lesson = made_up(20_000, seats=3)
    before = surprise(Network(6), lesson, np.arange(len(lesson.shares)))
    _, after = fit(lesson, None, epochs=20, rate=1e-2, closeness=0.0)
    assert before == pytest.approx(np.log(3), abs=0.2)
    assert after < 0.5 * before


def test_a_target_is_who_won_who_was_close_and_what_the_search_thought() -> None:
    nothing = np.zeros((1, 3, 1), np.float16)
    shares, scores = np.array([[1, 0, 0]], np.float32), np.array([[9, 8, 0]], np.float32)
    found, present = np.array([[0.2, 0.7, 0.1]], np.float32), np.ones((1, 3), np.bool_)
    lesson = Lesson(nothing, shares, scores, found, present)
    assert lesson.targets(0.0, 0.0).tolist() == shares.tolist()
    assert lesson.targets(0.0, 1.0) == pytest.approx(found)
    first, second, last = lesson.targets(1.0, 0.0)[0]
    assert first > second > last
    assert lesson.targets(0.5, 0.5).sum() == pytest.approx(1)
    unsearched = Lesson(nothing, shares, scores, np.full((1, 3), -1, np.float32), present)
    assert unsearched.targets(0.0, 1.0).tolist() == shares.tolist()


def test_positions_are_noted_for_every_number_of_players() -> None:
    side = Side(np.zeros(weights_size(GAME.features_size), np.float32), 0)
    lesson = collect(GAME, side, 2 * len(tables_of(GAME)), 3, threads=2)
    seats = lesson.present.sum(1)
    assert set(seats) == set(GAME.players)
    assert lesson.shares.sum(1) == pytest.approx(1)
    assert (lesson.found == -1).all()
    assert not lesson.inputs[~lesson.present].any()
    assert lesson.inputs[lesson.present].any(axis=1).all()


def test_a_match_gives_each_side_its_part_and_is_the_same_again() -> None:
    greedy = Side(np.zeros(weights_size(GAME.features_size), np.float32), 0)
    other = Side(greedy.weights, 0)
    tables = tables_of(GAME)[:2]
    share, error, rounds = match(GAME, tables, greedy, other, 60, 1, threads=2)
    assert abs(share - 0.5) < 5 * error
    assert rounds == 15
    assert (share, error, rounds) == match(GAME, tables, greedy, other, 60, 1, threads=1)


def test_rounds_of_learning_give_weights_that_can_be_played_with() -> None:
    with mock.patch.object(training, "MATCH", 4):
        found = list(train(GAME, games=20, searched=4, rounds=1, simulations=4, threads=2))
    assert [each.number for each in found] == [0, 1]
    assert found[1].positions > found[0].positions > 0
    for each in found:
        assert each.kept == (each.share > 0.5)
        assert each.weights.shape == (weights_size(GAME.features_size),)
        assert np.isfinite(each.weights).all()
