"""The table of rules, rulings and tests in `docs/rules/expeditions.md` says the truth about tests and code."""

import ast
import re
from pathlib import Path

from voyageur.games.expeditions.material import FOLDER

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "rules" / "expeditions.md"


def rows() -> list[list[str]]:
    """The rows of the table, cell by cell: number, rule, ruling, source, tests."""
    lines = PAGE.read_text(encoding="utf-8").partition("| No. |")[2].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:] if line.startswith("|")]


def named() -> set[str]:
    """The tests that the table names."""
    return {name for row in rows() for name in re.findall(r"`(test_\w+)`", row[4])}


def written() -> set[str]:
    """The tests there are."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in HERE.glob("test_*.py")]
    functions = (node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef))
    return {name for name in functions if name.startswith("test_")}


def test_every_test_named_in_the_table_exists() -> None:
    assert named() - written() == set()
    assert all(row[4] for row in rows())


def test_every_test_of_the_rules_is_named_in_the_table() -> None:
    assert written() - named() == set()


def test_every_ruling_cited_in_the_code_is_in_the_table() -> None:
    numbers = [row[0] for row in rows() if row[0] != "–"]
    assert len(numbers) == len(set(numbers))
    cited = set()
    for path in FOLDER.glob("*.py"):
        for citation in re.findall(r"\[(\d\.\d+(?:[,-] ?\d\.\d+)*)\]", path.read_text(encoding="utf-8")):
            cited |= set(re.findall(r"\d\.\d+", citation))
    assert cited >= {"1.5", "2.4", "4.3", "5.9", "6.8"}
    assert cited - set(numbers) == set()
