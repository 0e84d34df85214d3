"""Every block of code in README.md and docs/ runs, or says in a comment why it does not."""

from __future__ import annotations

import doctest
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import voyageur as vg
from tests.docs.blocks import PAGES, ROOT, Block, blocks, read
from tests.docs.shell import Shell, WrongCommand, lines, parse
from voyageur.bots import base
from voyageur.core import registry

EXCUSED = {"docs/scale.md": 1}
"""How many blocks of each page are not run. Every one has its reason beside it; new ones are counted here."""

SHELLS = ("console", "sh", "shell", "bash")
LINKED = ("docs", "examples", "src", "web", "Makefile", "pyproject.toml")


def pages_with(*languages: str) -> list[str]:
    return [page for page in PAGES if any(block.language in languages for block in blocks(page))]


def to_run(page: str, *languages: str) -> list[Block]:
    return [block for block in blocks(page) if block.language in languages and block.excuse is None]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder like ours in which a page may do what it likes; the bots and games it registers are forgotten again."""
    for name in LINKED:
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(ROOT / "docs" / "examples"), *sys.path])  # what the pages add is there
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in {
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        "XDG_STATE_HOME": "state",
        "VOYAGEUR_DATA": "data",
    }.items():
        monkeypatch.setenv(variable, value)
    bots, games = dict(base._bots), dict(registry._modules)
    yield tmp_path
    base._bots.clear()
    base._bots.update(bots)
    registry._modules.clear()
    registry._modules.update(games)


# ---- Python -----------------------------------------------------------------------------------------------------


def run_python(block: Block, names: dict[str, Any]) -> None:
    """Run a block: as doctests, as a program, or, where it shows a file, see that the file is a program."""
    if block.included is not None:
        compile(block.included.read_text(encoding="utf-8"), str(block.included), "exec")
    elif ">>> " in block.text:
        said: list[str] = []
        test = doctest.DocTestParser().get_doctest(block.text + "\n", names, str(block), block.page, block.line)
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
        assert not said, "".join(said)
        names.update(test.globs)
    else:
        exec(compile("\n" * block.line + block.text, block.page, "exec"), names)


@pytest.mark.parametrize("page", pages_with("python"))
@pytest.mark.usefixtures("folder")
def test_python_runs(page: str) -> None:
    names: dict[str, Any] = {"__name__": "__page__"}
    for block in to_run(page, "python"):
        run_python(block, names)


@pytest.mark.parametrize("page", pages_with("json"))
def test_json_is_json(page: str) -> None:
    for block in to_run(page, "json"):
        msgspec.json.decode(block.included.read_bytes() if block.included else block.text.encode())


# ---- commands ---------------------------------------------------------------------------------------------------


@pytest.fixture
def files(folder: Path) -> Path:
    """The files that commands in the pages read: a game under way, and a course."""
    position = next(found for seed in range(1000) if (found := _under_way(seed)))
    position.record().write(folder / "game.json")
    course = vg.game("eldorado").designs
    assert course is not None
    for name in ("course.json", "parcours.json", "my.json"):
        (folder / name).write_bytes(msgspec.json.encode(course.document("first")))
    return folder


def _under_way(seed: int) -> vg.Position | None:
    """A game of more than forty moves in which seat 2 may choose after the fortieth."""
    position, forty = vg.game("fivex").start(players=3, seed=seed), False
    while position.ply < 44 and not position.over:
        position = position.play(vg.bot("random", seed=seed + position.ply).choose(position))
        forty = forty or (position.ply == 40 and bool(position.legal(2)))
    return position if forty and not position.over else None


@pytest.mark.parametrize("page", pages_with(*SHELLS))
def test_commands_work(page: str, files: Path) -> None:
    for block in to_run(page, *SHELLS):
        shell = Shell(files)
        for line in lines(block):
            try:
                shell.type(line)
            except WrongCommand as error:
                pytest.fail(f"{block}: {' '.join(line.words)}\n{error}")


# ---- what is not run, and whether all this can fail --------------------------------------------------------------


def test_blocks_that_are_not_run_are_counted() -> None:
    excused = Counter(block.page for page in PAGES for block in blocks(page) if block.excuse)
    assert dict(excused) == EXCUSED


def test_a_block_is_found_with_its_language_its_text_and_its_excuse() -> None:
    page = (
        "text\n\n<!-- not run: it takes a day -->\n```sh\nmake ladder\n```\n\n- item\n\n  ```python\n  1 / 0\n  ```\n"
    )
    first, second = read("page.md", page)
    assert (first.language, first.text, first.excuse, first.line) == ("sh", "make ladder", "it takes a day", 4)
    assert (second.language, second.text, second.excuse) == ("python", "1 / 0", None)


def test_an_excuse_needs_a_reason() -> None:
    assert [block.excuse for block in read("page.md", "<!-- not run: -->\n```sh\nls\n```\n")] == [None]


@pytest.mark.parametrize("text", ["1 / 0", ">>> 1 + 1\n3\n", ">>> missing\n"])
def test_python_that_is_wrong_fails(text: str) -> None:
    with pytest.raises((AssertionError, ZeroDivisionError)):
        run_python(Block("page.md", 1, "python", text, None), {})


@pytest.mark.parametrize(
    "command",
    [
        "voyageur fly",
        "voyageur simulate fivex --game 10",
        "voyageur simulate fivex --games many",
        "voyageur simulate chess",
        "voyageur course check missing.json",
        "voyageur hint",
        "VOYAGEUR_DATABSE=x voyageur serve",
        "python missing.py",
        "python -m missing",
        "python opportunist.py tournament fivex --bot opportunist",
        "make tea",
        "pip install 'voyageur[tea]'",
        "pytest tests/missing.py",
        "cd missing",
        "frobnicate",
    ],
)
def test_a_command_that_is_wrong_fails(command: str, files: Path) -> None:
    (line,) = lines(Block("page.md", 1, "sh", command, None))
    with pytest.raises(WrongCommand):
        Shell(files).type(line)


def test_a_transcript_that_is_wrong_fails(files: Path) -> None:
    right = "$ voyageur perft fivex --depth 1\nExpedition to 5X ...\n    1                5\n"
    for text, holds in ((right, True), (right.replace("5\n", "6\n"), False)):
        (line,) = lines(Block("page.md", 1, "console", text, None))
        if holds:
            Shell(files).type(line)
        else:
            with pytest.raises(WrongCommand, match="but it prints"):
                Shell(files).type(line)


def test_quick_commands_are_run_and_long_ones_are_not(files: Path) -> None:
    shell = Shell(files)
    commands = ["simulate fivex --games 9000", "train fivex", "tournament fivex --bots greedy --ray local"]
    for command in commands:
        (line,) = lines(Block("page.md", 1, "sh", f"voyageur {command}", None))
        shell.type(line)
    assert shell.ran == ["simulate fivex --games 9000 --games 2"]


def test_pipes_files_and_comments_are_no_arguments() -> None:
    (block,) = read("page.md", "```sh\nvoyageur schema --bare | cat > types.ts  # for programs\ncd web && ls\n```\n")
    assert [line.words for line in lines(block)] == [["voyageur", "schema", "--bare"], ["cat"], ["cd", "web"], ["ls"]]


def test_commands_of_commands_are_parsed() -> None:
    assert parse(["course", "random", "--seed", "17"]) == "course"
    with pytest.raises(WrongCommand, match="--sed"):
        parse(["course", "random", "--sed", "17"])
