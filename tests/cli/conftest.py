"""The command line, run here or in a process of its own, with a state folder that is thrown away."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from voyageur.cli import app

Voyageur = Callable[..., Result]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English terminal of 80 columns whose games are saved in this folder."""
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "voyageur"


@pytest.fixture
def voyageur() -> Voyageur:
    """Run the command in this process; each line is typed in turn, then the input ends."""

    def run(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed, catch_exceptions=False)

    return run


@pytest.fixture
def process() -> Callable[..., subprocess.Popen[str]]:
    """Start the command as a process of its own, with pipes."""

    def start(*arguments: str) -> subprocess.Popen[str]:
        source = str(Path(__file__).parents[2] / "src")
        return subprocess.Popen(
            [sys.executable, "-m", "voyageur", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": source},
        )

    return start
