"""Which branches of the rules are reached, measured with the compiler off (`make coverage`).

Runs the rule tests and random games as plain Python under `coverage`, prints the report of every game's
modules, and fails if a line or branch of a kernel was never reached.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SHORT: dict[str, dict[str, Any]] = {
    "eldorado": {"round_cap": 3, "caves": True},
    "expeditions": {"round_cap": 3},
    "fivex": {},
}
"""Options that make a game short: as plain Python, looking ahead takes a thousand times as long."""
LONG = ("test_reference", "test_courses", "test_bad_input")
"""Rule tests that would take too long, or run no kernel."""
KERNELS = ("rules", "knowledge", "audit", "observation", "heuristics", "features")
PROGRAM = """
import random
import voyageur as vg
from voyageur.lab.simulate import Simulation

for name in vg.games():
    game = vg.game(name)
    for players in game.players:
        rng = random.Random(players)
        position = game.start(players=players, seed=players)
        while not position.over:
            if position.ply % 10 == 0:
                assert game.kernels.audit(position._state[0], position._table[0]) == 0
                for seat in range(players):
                    assert (position.determinize(seat, 1).observe(seat) == position.observe(seat)).all()
            position = position.play(rng.choice(position.legal()))
    Simulation(game, game.players[0], ["greedy"] * game.players[0], 1, SHORT[name]).outcome(0)
"""


def coverage(*arguments: str) -> int:
    """Run `coverage`, with kernels as plain functions; numbers overflow there on purpose, as they do compiled."""
    quiet = {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore::RuntimeWarning", "PYTHONPATH": f"{ROOT}"}
    command = [sys.executable, "-m", "coverage", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet}, check=False).returncode


def main() -> int:
    """Measure, report, and say whether a branch was missed."""
    coverage("erase")
    rules = sorted(str(path) for path in (ROOT / "tests" / "rules").glob("*/test_*.py") if path.stem not in LONG)
    tests = coverage("run", "-a", "-m", "pytest", "-p", "no:xdist", "-o", "filterwarnings=", *rules)
    with tempfile.NamedTemporaryFile("w", suffix=".py") as program:
        program.write(f"SHORT = {SHORT!r}\n{PROGRAM}")
        program.flush()
        play = coverage("run", "-a", program.name) if tests == 0 else tests
    coverage("report", "--show-missing", "--skip-empty")
    kernels = ",".join(f"src/voyageur/games/*/{module}.py" for module in KERNELS)
    return tests or play or coverage("report", "--fail-under=100", f"--include={kernels}")


if __name__ == "__main__":
    sys.exit(main())
