"""The table of rules, rulings and tests at the end of a game's page in `docs/rules`, beside the tests and the code."""

import ast
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import voyageur

RULES = Path(__file__).resolve().parent
PAGES = RULES.parents[1] / "docs" / "rules"
GAMES = Path(voyageur.__file__).parent / "games"


@dataclass(frozen=True)
class RuleTable:
    """What the page of a game says, and what its tests and its code say."""

    game: str

    @cached_property
    def rows(self) -> list[list[str]]:
        """The rows of the table, cell by cell: number, rule, ruling, source, tests."""
        lines = (PAGES / f"{self.game}.md").read_text(encoding="utf-8").partition("| No. |")[2].splitlines()
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:] if line.startswith("|")]

    @property
    def numbers(self) -> list[str]:
        """The rulings that the table lists."""
        return [row[0] for row in self.rows if row[0] != "–"]

    @property
    def named(self) -> set[str]:
        """The tests that the table names."""
        return {name for row in self.rows for name in re.findall(r"`(test_\w+)`", row[4])}

    @property
    def written(self) -> set[str]:
        """The tests there are."""
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (RULES / self.game).glob("test_*.py")]
        functions = (node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef))
        return {name for name in functions if name.startswith("test_")}

    @property
    def cited(self) -> set[str]:
        """The rulings that the code cites in brackets."""
        found: set[str] = set()
        for path in (GAMES / self.game).glob("*.py"):
            for citation in re.findall(r"\[(\d+\.\d+(?:[,-] ?\d+\.\d+)*)\]", path.read_text(encoding="utf-8")):
                found |= set(re.findall(r"\d+\.\d+", citation))
        return found

    @property
    def untested(self) -> set[str]:
        """The tests that the table names and that are not there, and the rules for which it names none."""
        return (self.named - self.written) | {row[1] for row in self.rows if not row[4]}

    @property
    def unnamed(self) -> set[str]:
        """The tests there are that the table does not name."""
        return self.written - self.named

    @property
    def unlisted(self) -> set[str]:
        """The rulings that the code cites and that the table does not list."""
        return self.cited - set(self.numbers)


def numbered(sections: dict[int, int]) -> list[str]:
    """The numbers of all rulings, where each section has so many."""
    return [f"{section}.{n}" for section, last in sections.items() for n in range(1, last + 1)]
