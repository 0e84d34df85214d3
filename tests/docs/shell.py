"""Commands as the documentation writes them: read against the real command line, and run where that is quick.

A command of ours is always parsed by the real command line, so that an option that does not exist is found. Those in
`QUICK` are also run, with fewer games than the page says. Where a page shows what one of them prints, it is run as it
stands and must print that, unless it plays so many games that nobody would wait for it.
"""

from __future__ import annotations

import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import msgspec
import typer
from typer.testing import CliRunner

from tests.docs.blocks import ROOT, Block
from voyageur.cli import app
from voyageur.server.settings import PREFIX, Settings

QUICK: dict[str, list[str]] = {
    "analyse": ["--effort", "quick"],
    "balance": ["--games", "3"],
    "check": ["--games", "3", "--samples", "0"],
    "course": [],
    "games": [],
    "hint": ["--simulations", "20"],
    "perft": ["--depth", "2"],
    "replay": [],
    "simulate": ["--games", "2"],
    "tournament": ["--games", "2", "--workers", "1"],
}
"""Commands that are run, and what is added to make them quick."""

PYTHONS = {"python3", ".venv/bin/python"}
"""Other names of `python`."""

OUTSIDE = {"cat", "createdb", "curl", "git", "grep", "ls", "mkdir", "npx", "ray", "source"}
"""Programs of others, of which nothing is checked."""

VARIABLES = {"TOKEN", "CACHE", "BACKEND"} | {name.upper() for name in Settings.__struct_fields__}
"""What may follow VOYAGEUR_ in the name of a variable."""

ASSIGNMENT = re.compile(r"^[A-Z_]+=")
SAME = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LONGEST = 240
"""Seconds that a command may take."""
MANY_GAMES = 500
"""More than that are not played to compare what is printed."""
BETWEEN, ASIDE = {"&&", "||", ";", "|", "&"}, {">", ">>", "<", "2>"}
"""What stands between commands, and before a file that one of them reads or writes."""


class WrongCommand(AssertionError):
    """A command in the documentation would not work."""


@dataclass
class Line:
    """A command, and what the page says that it prints."""

    words: list[str]
    printed: str = ""


def lines(block: Block) -> Iterator[Line]:
    """The commands of a block: of a transcript those after a `$`, otherwise every line."""
    text = block.text.replace("\\\n", " ")
    if block.language != "console":
        yield from (Line(words) for line in text.splitlines() for words in _commands(line))
        return
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        *before, last = _commands(command)
        yield from map(Line, before)
        yield Line(last, printed.strip())


def _commands(line: str) -> list[list[str]]:
    """The words of each command of a line, without its comment."""
    found: list[list[str]] = [[]]
    words = iter(shlex.split(line, comments=True))
    for word in words:
        if word in BETWEEN:
            found.append([])
        elif word in ASIDE:
            next(words)
        else:
            found[-1].append(word)
    return [words for words in found if words]


@dataclass
class Shell:
    """Somebody who types the commands of one page, one after the other."""

    folder: Path
    """Where they are; it holds the files that the pages speak of."""
    ran: list[str] = field(default_factory=list)
    """The commands that were run."""

    def type(self, line: Line) -> None:
        """Check a command, and run it if it is quick."""
        words = self._without_variables(line.words)
        if not words:
            return
        if words[0] in PYTHONS:
            words = ["python", *words[1:]]
        match words:
            case [("voyageur" | ".venv/bin/voyageur"), *arguments]:
                self._ours(["-m", "voyageur"], arguments, line)
            case ["python", "-m", module, *arguments] if (self.folder / module / "__main__.py").is_file():
                self._ours(["-m", module], arguments, line, elsewhere=True)
            case ["python", "-m", module, *_]:
                self._expect(importlib.util.find_spec(module) is not None, f"there is no module {module}")
            case ["python", file, *arguments]:
                self._file(file, arguments, line)
            case ["make", *targets]:
                self._make([target for target in targets if "=" not in target])
            case [("pip" | ".venv/bin/pip"), "install", *wanted]:
                self._extras(" ".join(wanted))
            case ["pytest", *paths]:
                self._expect(all((self.folder / path).exists() for path in paths), f"one of {paths} is missing")
            case ["cd", place]:
                self.folder = self.folder / place
                self._expect(self.folder.is_dir(), f"there is no folder {place}")
            case [program, *_]:
                self._expect(program in OUTSIDE, f"nobody knows the program {program}")

    def _expect(self, held: bool, problem: str) -> None:
        if not held:
            raise WrongCommand(problem)

    def _without_variables(self, words: list[str]) -> list[str]:
        """The command behind the variables that are set for it, whose names must exist."""
        while words and (words[0] == "export" or ASSIGNMENT.match(words[0])):
            name = words[0].partition("=")[0]
            known = not name.startswith(PREFIX) or name.removeprefix(PREFIX) in VARIABLES
            self._expect(known, f"no setting is called {name}")
            words = words[1:]
        return words

    # ---- commands of ours ---------------------------------------------------------------------------------------

    def _ours(self, program: list[str], arguments: list[str], line: Line, *, elsewhere: bool = False) -> None:
        """The command `voyageur`, or a program that is it with something more in it."""
        name = parse(arguments)
        if name not in QUICK or "--ray" in arguments:
            return
        if line.printed and not is_long(arguments):
            self._show(program, arguments, line.printed)
        elif not elsewhere:
            self._run([*arguments, *QUICK[name]])

    def _run(self, arguments: list[str]) -> None:
        answer = CliRunner().invoke(app, arguments, input="", catch_exceptions=False)
        self.ran.append(" ".join(arguments))
        self._expect(answer.exit_code == 0, f"voyageur {' '.join(arguments)}: {answer.output}")

    def _show(self, program: list[str], arguments: list[str], printed: str) -> None:
        """Run it in a process of its own, and compare what it prints."""
        paths = os.pathsep.join([str(self.folder), str(ROOT / "src"), *filter(None, sys.path)])
        environment = {**os.environ, "PYTHONPATH": paths}
        answer = subprocess.run(
            [sys.executable, *program, *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )
        self.ran.append(" ".join([*program, *arguments]))
        self._expect(answer.returncode == 0, answer.stderr)
        same = doctest.OutputChecker().check_output(printed + "\n", answer.stdout.strip() + "\n", SAME)
        self._expect(same, f"the page says\n{printed}\nbut it prints\n{answer.stdout}")

    def _file(self, file: str, arguments: list[str], line: Line) -> None:
        """A program of ours in a file; one that ends in our command line takes its options."""
        place = next(
            (where / file for where in (self.folder, ROOT / "docs/examples") if (where / file).is_file()), None
        )
        if place is None:
            raise WrongCommand(f"there is no file {file}")
        source = place.read_text(encoding="utf-8")
        if "from voyageur.cli import main" in source:
            self._ours([str(place)], arguments, line, elsewhere=True)
        for option in (word.partition("=")[0] for word in arguments if word.startswith("--")):
            known = option in source or "from voyageur.cli import main" in source
            self._expect(known, f"{file} has no option {option}")

    # ---- other programs -----------------------------------------------------------------------------------------

    def _make(self, targets: list[str]) -> None:
        known = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        self._expect(set(targets) <= set(known), f"make knows not all of {targets}")

    def _extras(self, wanted: str) -> None:
        project = msgspec.toml.decode((ROOT / "pyproject.toml").read_bytes())["project"]
        for names in re.findall(r"(?:voyageur|\.)\[([^\]]+)\]", wanted):
            unknown = set(names.split(",")) - set(project["optional-dependencies"])
            self._expect(not unknown, f"there are no extras {unknown}")


def is_long(arguments: list[str]) -> bool:
    """Whether a command plays very many games."""
    return any(before == "--games" and int(number) > MANY_GAMES for before, number in pairwise(arguments))


def parse(arguments: list[str]) -> str:
    """Read a command line as the command `voyageur` does, without running it; the name of its command."""
    command = typer.main.get_command(app)
    try:
        context = command.make_context("voyageur", list(arguments))
        first = None
        while (rest := [*getattr(context, "_protected_args", ()), *context.args]) and hasattr(
            command, "resolve_command"
        ):
            name, command, rest = command.resolve_command(context, rest)
            first = first or name
            context = command.make_context(name, rest, parent=context)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        raise WrongCommand(f"voyageur {' '.join(arguments)}: {error.format_message()}") from error
    return first or ""
