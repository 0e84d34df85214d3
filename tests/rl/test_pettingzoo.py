"""PettingZoo's own tests on every game, and what they do not look at."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.test.state_test import test_state as state_test
from pettingzoo.test.state_test import test_state_space as state_space_test

import voyageur as vg
from voyageur.rl import pettingzoo as zoo

TABLES = [("expeditions", 2), ("expeditions", 6), ("eldorado", 2), ("eldorado", 4), ("fivex", 3), ("fivex", 5)]

KNOWN_BY_NAME = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""What PettingZoo warns of in every environment with action masks but its own, which it lists by name."""


@pytest.fixture(autouse=True)
def only_new_warnings() -> Iterator[None]:
    """Whatever else PettingZoo warns of fails."""
    with warnings.catch_warnings():
        for known in KNOWN_BY_NAME:
            warnings.filterwarnings("ignore", known)
        yield


def played(table: Any, seed: int) -> dict[str, float]:
    """The rewards of a random game."""
    rng, rewards = np.random.default_rng(seed), dict[str, float]()
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, termination, _, _ = table.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if termination else int(rng.choice(legal)))
    return rewards


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_api(game: str, players: int) -> None:
    api_test(zoo.env(game, players), num_cycles=300)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_seed(game: str, players: int) -> None:
    seed_test(lambda: zoo.env(game, players), num_cycles=200)


@pytest.mark.parametrize("game", vg.games())
def test_pettingzoo_state(game: str) -> None:
    table = zoo.env(game)
    state_space_test(table)
    state_test(table, num_cycles=10)


def test_pettingzoo_performance(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(zoo.env("fivex", 4))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rewards_are_shares_of_the_victory(game: str, players: int) -> None:
    table = zoo.env(game, players)
    rewards = played(table, 11)
    end = table.unwrapped.position
    assert end.over
    assert tuple(rewards.values()) == end.shares
    assert end.record().seed == 11


def test_options_lay_the_table() -> None:
    table = zoo.env("eldorado", players=3, course="serpentine", caves=True)
    table.reset(seed=1)
    assert table.unwrapped.view("player_2").course == "serpentine"
    with pytest.raises(vg.BadOption):
        zoo.env("eldorado", players=9)


def test_an_illegal_action_ends_the_game_and_costs_its_player() -> None:
    table = zoo.env("expeditions", players=3)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(vg.game("expeditions").action("end").index)
    assert all(table.terminations.values())
    rewards = {}
    for agent in table.agent_iter():
        rewards[agent] = table.last()[1]
        table.step(None)
    assert rewards == {agent: -1.0 if agent == loser else 0.0 for agent in rewards}


def test_the_raw_environment_says_why_an_action_is_illegal() -> None:
    table = zoo.RawEnv("expeditions", players=3)
    table.reset(seed=1)
    before = table.position
    with pytest.raises(vg.IllegalMove, match="Key locations are being marked"):
        table.step(vg.game("expeditions").action("end").index)
    assert table.position is before


def test_what_is_sealed_is_seen_by_nobody_else() -> None:
    """Whatever the first clan seals, the others' observations, masks and views are the same."""
    seen = set()
    for action in range(5):
        table = zoo.RawEnv("fivex", players=3)
        table.reset(seed=3)
        table.step(action)
        others = [(table.observe(agent), table.view(agent)) for agent in ("player_1", "player_2")]
        seen.add(tuple((o["observation"].tobytes(), o["action_mask"].tobytes(), repr(view)) for o, view in others))
        assert table.observe("player_0")["action_mask"].sum() == 0
    assert len(seen) == 1


def test_resets_without_a_seed_follow_from_the_last_one() -> None:
    first, second = zoo.env("fivex"), zoo.env("fivex")
    starts = []
    for table in (first, second):
        table.reset(seed=5)
        for _ in range(2):
            table.reset()
        starts.append(table.unwrapped.position)
    assert starts[0] == starts[1]
    first.reset()
    assert first.unwrapped.position != starts[0]


def test_environments_can_be_pickled() -> None:
    copied = pickle.loads(pickle.dumps(zoo.RawEnv("eldorado", players=3, course="serpentine")))
    assert (copied.players, copied.options["course"]) == (3, "serpentine")


@pytest.mark.parametrize("game", vg.games())
def test_a_table_is_rendered_as_text_and_as_a_picture(game: str) -> None:
    for mode, begins in (("ansi", ""), ("svg", "<svg")):
        table = zoo.env(game, render_mode=mode)
        table.reset(seed=1)
        shown = table.render()
        assert isinstance(shown, str)
        assert shown.startswith(begins)
        assert len(shown) > 200
    assert zoo.RawEnv(game).render() is None


def test_without_the_extra_the_rest_works_and_the_message_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "import voyageur; voyageur.game('fivex').start(seed=1)\n"
        "try:\n    import voyageur.rl.pettingzoo\n"
        "except ImportError as error:\n    print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert said == "pettingzoo is not installed. Install what this interface needs with: pip install 'voyageur[rl]'\n"
