"""Learning how many rounds a seat still needs: from winners alone, and what is there to learn."""

import numpy as np

import voyageur as vg
from voyageur.bots.value import pace_size
from voyageur.bots.weights import weights_of
from voyageur.lab.pace import Course, fit, learn_pace, seen_by_winners
from voyageur.lab.training import Played


def test_only_what_winners_saw_is_learnt_from() -> None:
    rows = np.arange(12, dtype=np.float32).reshape(2, 3, 2)
    when, nothing = np.array([4, 7], np.float32), np.zeros((2, 3), np.float32)
    won = Played(np.array([0.0, 1.0, 0.0]), np.zeros(3), 12, rows, nothing, when)
    undecided = Played(np.zeros(3), np.zeros(3), 100, rows, nothing, when)
    seen = seen_by_winners([won, undecided])
    assert seen.inputs.tolist() == rows[:, 1].tolist()
    assert seen.rounds.tolist() == [8, 5]


def test_the_network_learns_more_than_a_straight_line() -> None:
    random = np.random.default_rng(2)
    inputs = random.normal(size=(20_000, 6)).astype(np.float32)
    bent = (7 + inputs[:, 0] + 2 * np.abs(inputs[:, 1])).astype(np.float32)
    _, off = fit(Course(inputs, bent))
    assert off < 0.3 < 2 * np.abs(inputs[:, 1]).std()


def test_rounds_of_learning_add_what_was_played_in_haste() -> None:
    game = vg.game("eldorado")
    laps = list(learn_pace(game, weights_of(game), games=3, rounds=1, simulations=2, seed=1, threads=1))
    assert [lap.number for lap in laps] == [0, 1]
    assert laps[1].positions > laps[0].positions > 0
    for lap in laps:
        assert lap.weights.shape == (pace_size(game.features_size),)
        assert np.isfinite(lap.weights).all()
