"""Types are part of the package: a user's program is checked against the installed wheel, and mistakes are found."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import voyageur as vg
from tests.packages import right
from tests.packages.building import ROOT, build, installed

HERE = Path(__file__).parent
RIGHT, WRONG = HERE / "right.py", HERE / "wrong.py.txt"
PAGE = ROOT / "docs" / "installing.md"
FOUND = re.compile(r"^(\w+\.py):(\d+): error: .*\[([a-z-]+)\]$", re.MULTILINE)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel installed."""
    wheel = build("wheel", tmp_path_factory.mktemp("wheel"))
    return installed(wheel, tmp_path_factory.mktemp("environment"))


def said_in(text: str) -> list[tuple[str, int, str]]:
    """The complaints in a text: file, line and kind of mistake."""
    return sorted((file, int(line), kind) for file, line, kind in FOUND.findall(text))


def complaints(python: Path, folder: Path, *programs: Path) -> list[tuple[str, int, str]]:
    """What `mypy --strict` says about programs in a folder of their own."""
    names = [program.name.removesuffix(".txt") for program in programs]
    for name, program in zip(names, programs, strict=True):
        shutil.copy(program, folder / name)
    strict = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--hide-error-context", "--no-pretty"]
    checked = subprocess.run(
        [*strict, "--python-executable", str(python), "--cache-dir", str(python.parents[1] / "checked"), *names],
        cwd=folder,
        env={"PATH": ""},
        capture_output=True,
        text=True,
    )
    assert checked.stderr == ""
    assert checked.returncode in (0, 1)
    found = said_in(checked.stdout)
    assert len(found) == checked.stdout.count(": error:"), checked.stdout
    return found


def test_a_right_program_passes_and_every_mistake_is_found(python: Path, tmp_path: Path) -> None:
    lines = WRONG.read_text(encoding="utf-8").splitlines()
    marked = {number: line.partition("  # ")[2] for number, line in enumerate(lines, start=1) if "  # " in line}
    expected = [("wrong.py", number, kind) for number, kind in marked.items()]
    assert complaints(python, tmp_path, RIGHT, WRONG) == expected


def test_the_page_shows_what_is_said_of_its_program(python: Path, tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "program.py.txt").write_text(program, encoding="utf-8")
    assert complaints(python, tmp_path, tmp_path / "program.py.txt") == said_in(page)


def test_the_right_program_runs() -> None:
    assert right.play(vg.game("expeditions"), 2)
    assert right.documents(vg.game("fivex").start(players=3, seed=1))
    assert right.learn(2).shape[0] == 2
    assert right.why(vg.game("expeditions").start(seed=1)) == "expeditions-unknown-location"
    assert right.sealed()[0] == 3


def test_without_the_mark_of_types_nothing_would_be_checked(python: Path, tmp_path: Path) -> None:
    (mark,) = python.parents[1].rglob("voyageur/py.typed")
    mark.rename(mark.with_suffix(".away"))
    try:
        assert ("right.py", 6, "import-untyped") in complaints(python, tmp_path, RIGHT)
    finally:
        mark.with_suffix(".away").rename(mark)
