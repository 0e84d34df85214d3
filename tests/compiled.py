"""Compiles what nearly every test needs, each game in a process of its own, before tests share it: `make test` does it.

Test processes that start together with an empty cache would all compile the same.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import voyageur as vg
from voyageur.bots.analyst import analyse
from voyageur.bots.levels import LEVELS
from voyageur.rl.vector import VectorGames, VectorSeat
from voyageur.testing import check_game


def compile_game(game: vg.Game) -> None:
    """Use the game a little in every way: from Python, by bots, many at once, and in the conformance suite."""
    position = game.start(seed=0)
    for name in ("random", "greedy", *LEVELS):
        position = position.play(vg.bot(name, seed=0).choose(position))
    analyse(position.record(), simulations=2)
    for rows in (VectorGames(game, 2), VectorSeat(game, 2, bots="greedy")):
        rows.reset(seed=0)
        rows.step(rows.sample())
    with tempfile.TemporaryDirectory() as failures:
        check_game(game, games=1, samples=0, failures=Path(failures))


def main() -> None:
    """Compile one game, or all of them."""
    if names := sys.argv[1:]:
        for name in names:
            compile_game(vg.game(name))
        return
    started = [subprocess.Popen([sys.executable, "-m", "tests.compiled", name]) for name in vg.games()]
    sys.exit(max(process.wait() for process in started))


if __name__ == "__main__":
    main()
