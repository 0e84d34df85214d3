"""Arrows between layers only point down."""

import ast
from pathlib import Path

import pytest

import voyageur

PACKAGE = Path(voyageur.__file__).parent
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "lab": {"core", "bots"},
    "testing": {"core"},
    "server": {"core", "bots"},
    "rl": {"core", "bots"},
    "cli": {"core", "bots", "lab", "testing", "server"},
}
"""Each layer, and those it may know besides itself."""


def imported(path: Path) -> set[str]:
    """The layers a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("voyageur.")}
    return found


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_knows_only_those_below_it(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        assert imported(path) <= BELOW[layer] | {layer}, path.relative_to(PACKAGE)


def test_every_layer_is_named() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders == set(BELOW)


def test_a_game_knows_no_other_game() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.rglob("*.py"):
            others = {other.name for other in (PACKAGE / "games").iterdir() if other.is_dir()} - {folder.name}
            assert not any(f"voyageur.games.{other}" in path.read_text(encoding="utf-8") for other in others)
