"""Many positions at once."""

from typing import Any

import numpy as np
import pytest

import voyageur as vg

GAME = vg.game("expeditions")


def test_rows_play_the_same_games_as_positions_do() -> None:
    games = vg.vector(GAME, 130, players=3, seed=4, threads=2)
    singles = [games[row] for row in range(130)]
    for _ in range(60):
        actions = games.random_actions()
        games.step(actions)
        singles = [single.play(int(action)) for single, action in zip(singles, actions, strict=True)]
    for row in (0, 64, 65, 129):
        assert games[row] == singles[row]
        assert games.scores[row].tolist() == list(singles[row].scores)
        assert (games.legal_mask()[row] == singles[row].legal_mask()).all()
        assert (games.observe()[row] == singles[row].observe()).all()
        assert games.actors[row] == singles[row].actors[0]


def test_threads_change_nothing() -> None:
    ends = []
    for threads in (1, 2, 4):
        games = vg.vector(GAME, 300, players=4, seed=11, threads=threads)
        while not games.over.all():
            games.step(games.random_actions())
        ends.append(games.states.tobytes())
    assert ends[0] == ends[1] == ends[2]


def test_an_illegal_row_raises_and_changes_nothing() -> None:
    games = vg.vector(GAME, 200, players=2, seed=1)
    actions = games.random_actions()
    actions[150] = GAME.action("end").index
    before = games.states.tobytes()
    with pytest.raises(vg.IllegalMove, match="Row 150: Key locations are being marked"):
        games.step(actions)
    assert games.states.tobytes() == before


def test_finished_rows_wait_and_can_be_started_again() -> None:
    games = vg.vector(GAME, 80, players=2, seed=3, round_cap=1)
    while not games.over.all():
        games.step(games.random_actions())
    assert (games.actors == -1).all()
    assert not games.legal_mask().any()
    assert np.allclose(games.shares.sum(axis=1), 1)
    ends = games.states.copy()
    rows = np.zeros(80, bool)
    rows[::2] = True
    games.reset(rows)
    assert (games.over == ~rows).all()
    assert (games.states[1::2] == ends[1::2]).all()


def test_the_shape_of_what_learning_needs() -> None:
    games = vg.vector("expeditions", 70, players=6, seed=0)
    assert games.legal_mask().shape == (70, GAME.space.size)
    assert games.legal_mask().dtype == np.bool_
    observed = games.observe()
    assert observed.shape == (70, GAME.observation_size)
    assert np.abs(observed).max() <= 1


def test_what_is_out_of_range_or_shape_is_refused_before_any_memory_is_touched() -> None:
    games = vg.vector(GAME, 4, players=2, seed=1)
    before = games.states.tobytes()
    actions = games.random_actions()
    wrong: Any
    for wrong in ([60] * 4, [0] * 3, [0.5] * 4, [-2] * 4, "north"):
        with pytest.raises(vg.VoyageurError):
            games.step(actions, seats=wrong)
    for wrong in (actions[:1], actions + 0.7, actions + 10**6, [True] * 4):
        with pytest.raises(vg.VoyageurError):
            games.step(wrong)
    for rows in ([0, 3], np.ones(5, bool), 1):
        with pytest.raises(vg.VoyageurError):
            games.reset(rows)
    for n in (0, -1, 2.5):
        with pytest.raises(vg.VoyageurError):
            vg.vector(GAME, n)  # type: ignore[arg-type]
    assert games.states.tobytes() == before


def test_rows_are_counted_like_those_of_a_list() -> None:
    games = vg.vector(GAME, 3, players=2, seed=1)
    assert games[-1] == games[2]
    assert [games[row].actors for row in range(3)] == [position.actors for position in games]
    with pytest.raises(IndexError):
        games[3]


def test_seats_may_be_given_and_those_who_wait_have_no_action() -> None:
    games = vg.vector(GAME, 70, players=2, seed=5)
    assert (games.legal_mask(games.actors) == games.legal_mask()).all()
    waiting = 1 - games.actors
    assert not games.legal_mask(waiting).any()
    assert (games.random_actions(waiting) == -1).all()
    games.step(games.random_actions(games.actors), seats=games.actors)
