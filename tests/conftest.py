"""What every test may ask for, and in which order they run."""

import os

import pytest

import voyageur as vg

WAITING = ("tests/browser", "tests/server")
"""Where tests wait for servers and browsers, while others can compute."""
LONG = ("tests/properties", "tests/docs", "tests/cli", "tests/lab", "tests/bots")
"""Where the files are that take long."""


def pytest_xdist_auto_num_workers() -> int:
    """More test processes than cores, since some wait."""
    return (os.cpu_count() or 1) * 3 // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mix files that wait with those that compute, long ones first, so that no core is idle, nor at the end."""
    folders = {item.path: "/".join(item.nodeid.split("/")[:2]) for item in items}
    waiting = [path for path, folder in folders.items() if folder in WAITING]
    computing = [path for path, folder in folders.items() if folder not in WAITING]
    computing.sort(key=lambda path: folders[path] not in LONG)
    turns = {path: turn / len(group) for group in (waiting, computing) for turn, path in enumerate(group)}
    items.sort(key=lambda item: turns[item.path])


@pytest.fixture(scope="session")
def expeditions() -> vg.Game:
    """The game Expeditions: Around the World."""
    return vg.game("expeditions")


@pytest.fixture(scope="session")
def eldorado() -> vg.Game:
    """The game The Quest for El Dorado."""
    return vg.game("eldorado")


@pytest.fixture(scope="session")
def fivex() -> vg.Game:
    """The game Expédition vers 5X."""
    return vg.game("fivex")
