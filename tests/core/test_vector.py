"""Many positions at once."""

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
