"""Bots whose network is in a file: they play any game they were made for, and say what is wrong with a file."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import voyageur as vg
from voyageur.bots.network import Network

GAMES = ("expeditions", "eldorado", "fivex")
MOVES = 150
"""A network that knows nothing may go round and round for ever."""


def network(game: vg.Game, hidden: int = 8, seed: int = 1) -> Network:
    """A network of random numbers."""
    draw = np.random.default_rng(seed)
    widths = [game.observation_size, hidden, game.space.size]
    layers = [
        (draw.normal(size=(before, after)).astype(np.float32), draw.normal(size=after).astype(np.float32))
        for before, after in pairwise(widths)
    ]
    return Network(game.id, tuple(layers))


@pytest.mark.parametrize("name", GAMES)
def test_a_network_from_a_file_plays_every_game(name: str, tmp_path: Path) -> None:
    game, path = vg.game(name), tmp_path / "weights.npz"
    network(game).save(path)
    position, player = game.start(seed=2), vg.bot(f"file:{path}", seed=1)
    for _ in range(MOVES):
        if not position.over:
            position = position.play(player.choose(position))
    assert player.name == f"file:{path}"


def test_it_plays_what_its_network_thinks_most_of(tmp_path: Path) -> None:
    game, path = vg.game("eldorado"), tmp_path / "weights.npz"
    made = network(game)
    made.save(path)
    position = game.start(players=2, seed=5)
    legal = position.legal()
    worth = made(position.observe(position.actors[0]))
    best = max(legal, key=lambda action: float(worth[action.index]))
    assert vg.bot(f"file:{path}", seed=1).choose(position) == best


def test_a_sealed_choice_is_drawn(tmp_path: Path) -> None:
    game, path = vg.game("fivex"), tmp_path / "weights.npz"
    even = Network(
        game.id,
        ((np.zeros((game.observation_size, game.space.size), np.float32), np.zeros(game.space.size, np.float32)),),
    )
    even.save(path)
    position = game.start(players=3, seed=1)
    while len(position.actors) == 1:
        position = position.play(position.legal()[0])
    chosen = {str(vg.bot(f"file:{path}", seed=seed).choose(position)) for seed in range(40)}
    assert len(chosen) == len(position.legal(position.actors[0]))


def test_a_file_that_is_written_anew_is_read_anew(tmp_path: Path) -> None:
    game, path = vg.game("eldorado"), tmp_path / "weights.npz"
    position = game.start(players=2, seed=5)
    chosen = set()
    for seed in range(12):
        network(game, seed=seed).save(path)
        chosen.add(str(vg.bot(f"file:{path}", seed=1).choose(position)))
    assert len(chosen) > 1


def test_a_network_for_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    network(vg.game("fivex")).save(path)
    with pytest.raises(vg.VoyageurError, match="was made for the game “fivex”"):
        vg.bot(f"file:{path}", seed=1).choose(vg.game("eldorado").start(seed=1))


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.npz"
    wrong.write_text("nothing of the kind")
    for path in (wrong, tmp_path / "missing.npz"):
        with pytest.raises(vg.VoyageurError, match="cannot be read"):
            vg.bot(f"file:{path}")
