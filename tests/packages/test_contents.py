"""What is in the wheel and in the source distribution: all that is needed, the browser client included, and no more."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest

import voyageur as vg
from tests.packages.building import PACKAGE, ROOT, build, unpacked


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    return unpacked(build("sdist", tmp_path_factory.mktemp("sdist")), tmp_path_factory.mktemp("source"))


def names(wheel: Path) -> set[str]:
    """The files in a wheel, but those that describe it."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def read(wheel: Path, name: str) -> str:
    """A file of a wheel; of those that describe it, by the end of its name."""
    with zipfile.ZipFile(wheel) as archive:
        (found,) = [each for each in archive.namelist() if each == name or each.endswith(f".dist-info/{name}")]
        return archive.read(found).decode()


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert names(wheel) == {path.relative_to(PACKAGE.parent).as_posix() for path in files}


@pytest.mark.parametrize("game", vg.games())
def test_the_wheel_holds_what_games_read(wheel: Path, game: str) -> None:
    wanted = {"data/lessons.json", "data/value.npz", "locales/en.ftl", "locales/fr.ftl"}
    assert {f"voyageur/games/{game}/{name}" for name in wanted} <= names(wheel)


def test_the_wheel_holds_words_types_and_migrations(wheel: Path) -> None:
    wanted = {"py.typed", "locales/en.ftl", "locales/fr.ftl", "server/locales/fr.ftl", "server/migrations/env.py"}
    assert {f"voyageur/{name}" for name in wanted} <= names(wheel)


def test_the_wheel_holds_every_file_that_the_pages_begin_with(wheel: Path) -> None:
    page = read(wheel, "voyageur/server/pages/index.html")
    asked = re.findall(r'(?:src|href)="/([^"]+)"', page)
    assert any(name.startswith("assets/") and name.endswith(".js") for name in asked)
    assert {f"voyageur/server/pages/{name}" for name in asked} <= names(wheel)


def test_the_wheel_describes_itself(wheel: Path) -> None:
    about = read(wheel, "METADATA")
    assert f"\nVersion: {vg.__version__}\n" in about
    assert "\nProvides-Extra: server\n" in about
    assert "voyageur = voyageur.cli:main" in read(wheel, "entry_points.txt")


def test_the_source_distribution_makes_the_same_wheel_without_node(source: Path, wheel: Path, tmp_path: Path) -> None:
    assert not (source / "web" / "node_modules").exists()
    assert names(build("wheel", tmp_path, source)) == names(wheel)


def test_the_source_distribution_has_the_sources_of_everything(source: Path) -> None:
    for name in ("Makefile", "LICENSE", "README.md", "web/src", "web/package-lock.json", "tests", "docs", "examples"):
        assert (source / name).exists()
    assert {path.name for path in (source / "src" / "voyageur").iterdir()} >= {"core", "games", "bots", "server"}
    assert not any((source / name).exists() for name in (".git", ".venv", "dist"))


def test_nothing_in_the_packages_comes_from_this_machine(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert not any(str(ROOT).encode() in archive.read(name) for name in archive.namelist())
