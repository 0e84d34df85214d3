"""What the benchmark measures is there; how fast it is, is never a test."""

from unittest import mock

import pytest

import voyageur as vg
from voyageur.bots.levels import LEVELS
from voyageur.core.errors import NotFound
from voyageur.lab import against, bench

GAME = vg.game("expeditions")


def test_every_number_is_measured() -> None:
    with mock.patch.object(bench, "SECONDS", 0.05):
        speed = bench.measure(GAME, 4)
    assert speed.steps_per_second > speed.games_per_second > 0
    assert speed.api_steps_per_second > 0
    assert speed.copy_nanoseconds > 0
    assert speed.position_bytes == GAME.state.itemsize


def test_looking_ahead_is_measured_at_every_level() -> None:
    with mock.patch.object(bench, "SECONDS", 0.03), mock.patch.object(bench, "THOUGHTS", 2):
        thinking = bench.measure_thinking(vg.game("fivex"), 4)
    assert thinking.moves_per_second > thinking.simulations_per_second > 0
    assert list(thinking.answers) == list(LEVELS)


def test_an_engine_that_is_not_installed_is_named() -> None:
    with mock.patch.object(against, "import_module", side_effect=ImportError), pytest.raises(NotFound) as caught:
        against.compare(1.0, 1.0)
    assert "voyageur[bench]" in str(caught.value)
