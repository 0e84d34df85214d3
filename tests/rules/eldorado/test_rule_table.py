"""The table of rules, rulings and tests in `docs/rules/eldorado.md` says the truth about tests and code."""

import ast
import re
from pathlib import Path

from voyageur.games.eldorado.material import FOLDER

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "rules" / "eldorado.md"
RULINGS = {1: 8, 2: 14, 3: 10, 4: 13, 5: 8, 6: 6, 7: 8, 8: 12, 9: 9, 10: 1}
"""How many rulings each section has."""


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


def test_every_ruling_is_in_the_table_once() -> None:
    numbers = [row[0] for row in rows() if row[0] != "–"]
    assert numbers == [f"{section}.{n}" for section, last in RULINGS.items() for n in range(1, last + 1)]


def test_every_ruling_cited_in_the_code_is_in_the_table() -> None:
    numbers = {row[0] for row in rows()}
    cited = set()
    for path in FOLDER.glob("*.py"):
        for citation in re.findall(r"\[(\d+\.\d+(?:[,-] ?\d+\.\d+)*)\]", path.read_text(encoding="utf-8")):
            cited |= set(re.findall(r"\d+\.\d+", citation))
    assert cited >= {"1.6", "2.13", "3.8", "4.4", "5.4", "6.4", "7.4", "8.9"}
    assert cited - numbers == set()
