"""What is measured of the environments for learning is there; how fast they are, is never a test."""

import os
import time
from collections.abc import Iterator
from unittest import mock

import pytest

import voyageur as vg
from voyageur.cli.bench import bench_environments
from voyageur.lab import bench, environments


@pytest.fixture(autouse=True)
def short() -> Iterator[None]:
    """Every measure takes a moment."""
    few = mock.patch.multiple(environments, ROWS=8, THREAD_ROWS=8)
    with mock.patch.object(bench, "SECONDS", 0.02), few:
        yield


def slow(n: int) -> int:
    """Another engine."""
    until = time.process_time() + n / 10_000
    while time.process_time() < until:
        pass
    return n


@pytest.mark.parametrize("name", vg.games())
def test_every_environment_is_measured_by_threads(name: str) -> None:
    game = vg.game(name)
    with mock.patch.object(os, "cpu_count", return_value=5):
        speed = environments.measure_environment(game, 4)
    assert list(speed.growth) == list(speed.plain_growth) == [2, 4]
    assert min(*speed.growth.values(), *speed.plain_growth.values()) > 0
    assert min(speed.steps_per_second, speed.pettingzoo_steps_per_second) > 0
    assert (speed.numbers, speed.actions) == (game.observation_size, game.space.size)


def test_one_core_is_left_again() -> None:
    before = os.sched_getaffinity(0)
    with environments.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_others_are_set_beside_the_slowest_of_ours_and_missing_ones_are_named() -> None:
    def missing() -> None:
        raise ImportError

    rivals = {("Slow", "go"): (7, lambda: slow), ("Absent", "chess"): (1, missing)}
    with mock.patch.object(environments, "RIVALS", rivals):
        found, absent = environments.compare_environments(1.0)
    assert found.steps_per_second is not None
    assert found.ratio == 1 / found.steps_per_second
    assert (absent.steps_per_second, absent.ratio) == (None, None)


def test_the_command_shows_both(capsys: pytest.CaptureFixture[str]) -> None:
    rivals = {("Slow", "go"): (7, lambda: slow)}
    with mock.patch.object(environments, "RIVALS", rivals):
        bench_environments(["fivex"], against=True, language="en", json=False)
        bench_environments(["fivex"], against=True, language="en", json=True)
    printed = capsys.readouterr().out
    assert "fivex" in printed
    assert "Slow (go)" in printed
    assert '"environments":[{"game":"fivex","players":4,"numbers":507,"actions":870,' in printed
