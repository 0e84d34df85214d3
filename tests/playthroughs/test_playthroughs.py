"""Whole games and counts of move sequences, kept as files: any change of behaviour shows here."""

import json

import pytest

import voyageur as vg
from tests.playthroughs.regenerate import FOLDER, golden_game, golden_path, perft_counts

ADVICE = "behaviour changed: if that was meant, raise the game's version and run `make playthroughs`"
TABLES = [(name, players) for name in vg.games() for players in vg.game(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_game_goes_as_it_did(name: str, players: int) -> None:
    path = golden_path(name, players)
    assert path.exists(), f"{name} has no playthrough for {players} players: run `make playthroughs`"
    kept = path.read_text(encoding="utf-8")
    for now, then in zip(golden_game(name, players).splitlines(), kept.splitlines(), strict=True):
        assert now == then, ADVICE


@pytest.mark.parametrize("name", vg.games())
def test_there_are_as_many_sequences_of_moves_as_there_were(name: str) -> None:
    assert perft_counts(name) == json.loads((FOLDER / f"{name}-perft.json").read_text(encoding="utf-8")), ADVICE
