"""The learning example: what it learnt plays without PyTorch; where PyTorch is installed, it also learns."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import voyageur as vg
from voyageur.lab.schedule import line_ups, schedule
from voyageur.lab.tournament import play
from voyageur.rl.vector import VectorGames

ROOT = Path(__file__).parents[2]
LEARNT = ROOT / "docs/ppo"
WITH_TORCH = pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is an extra of its own")


def test_what_was_learnt_beats_random() -> None:
    lines = line_ups([f"file:{LEARNT / 'fivex.npz'}", "random"], 3)
    result = play(schedule(vg.game("fivex"), 3, lines, seed=1, options={}), games=30)
    (learner,) = (standing for standing in result.standings if standing.bot.startswith("file:"))
    assert learner.share.interval is not None
    assert learner.share.interval[0] > learner.fair


@pytest.mark.parametrize("run", ["fivex", "fivex-1"])
def test_the_committed_curves_end_above_greedy(run: str) -> None:
    exams = msgspec.json.decode((LEARNT / f"{run}.json").read_bytes())["exams"]
    first, last = exams[0], exams[-1]
    assert first["shares"]["greedy"] + first["errors"]["greedy"] < 1 / 3
    assert last["shares"]["greedy"] - last["errors"]["greedy"] > 1 / 3


@WITH_TORCH
def test_it_learns_and_writes_a_bot(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    little = ["--games=64", "--steps=8", "--width=16", "--batch=128", "--exams=1", "--exam-games=32"]
    command = [sys.executable, str(ROOT / "examples/ppo.py"), "fivex", "--minutes=0.05", *little, f"--out={weights}"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "against greedy" in said.splitlines()[-1]
    assert weights.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    position = vg.game("fivex").start(players=3, seed=1)
    assert vg.bot(f"file:{weights}", seed=1).choose(position) in position.legal()


def example() -> Any:
    """The program, as a module."""
    specification = importlib.util.spec_from_file_location("ppo", ROOT / "examples/ppo.py")
    assert specification is not None
    assert specification.loader is not None
    ppo = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(ppo)
    return ppo


@WITH_TORCH
def test_what_was_seen_is_kept_when_the_next_step_is_written() -> None:
    ppo, rows = example(), 4
    env = VectorGames("fivex", rows, players=3, autoreset=AutoresetMode.SAME_STEP)
    policy = ppo.Policy(env.game.observation_size, env.game.space.size, 8).to(ppo.DEVICE)
    batch = ppo.Games(env, 0, seed=1).rollout(policy, None, steps=8)
    assert len(np.unique(batch.seen.cpu().numpy(), axis=0)) > rows
    assert batch.mask.gather(1, batch.action[:, None]).all()


@WITH_TORCH
def test_a_move_is_judged_by_its_own_seats_next_one_or_the_end() -> None:
    ppo = example()
    seats, value = np.array([[0], [1], [0], [1], [0]]), np.array([[0.5], [0.5], [0.6], [0.4], [0.5]], np.float32)
    ended = np.array([[False], [False], [False], [True], [False]])
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[3, 0, 0] = 1.0
    advantage, known = ppo.advantages(seats, rewards, ended, value)
    soon = [0.1 + ppo.TRACE * 0.4, -0.1 - ppo.TRACE * 0.4, 0.4, -0.4, 0.0]
    assert advantage[:, 0] == pytest.approx(soon)
    assert known[:, 0].tolist() == [True, True, True, True, False]
