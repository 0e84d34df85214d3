"""`voyageur train`: it says what each round brought, and writes weights."""

from pathlib import Path
from unittest import mock

import numpy as np

import voyageur as vg
from tests.cli.conftest import Voyageur
from voyageur.bots.value import pace_size
from voyageur.bots.weights import weights_size
from voyageur.lab import training


def test_it_writes_weights_and_says_what_each_round_brought(voyageur: Voyageur, tmp_path: Path) -> None:
    to = tmp_path / "there" / "value.npz"
    with mock.patch.object(training, "MATCH", 2):
        few = ("--games", "6", "--searched", "2", "--rounds", "1", "--simulations", "2")
        said = voyageur("train", "fivex", *few, "--out", str(to)).stdout
    assert [line.split(":")[0] for line in said.splitlines()] == ["Round 0", "Round 1"]
    with np.load(to) as stored:
        assert stored["weights"].shape == (weights_size(vg.game("fivex").features_size),)


def test_it_learns_the_pace_of_a_race(voyageur: Voyageur, tmp_path: Path) -> None:
    to = tmp_path / "pace.npz"
    few = ("--pace", "--searched", "2", "--rounds", "0", "--simulations", "2")
    said = voyageur("train", "eldorado", *few, "--out", str(to)).stdout
    assert said.startswith("Round 0: ")
    with np.load(to) as stored:
        assert stored["weights"].shape == (pace_size(vg.game("eldorado").features_size),)


def test_what_is_no_race_has_no_pace(voyageur: Voyageur) -> None:
    said = voyageur("train", "fivex", "--pace")
    assert said.exit_code != 0
    assert "is no race" in said.output
