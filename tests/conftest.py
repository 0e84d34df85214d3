"""What every test may ask for, and in which order they run."""

import os

import pytest

import voyageur as vg

LONG = ("tests/browser", "tests/server", "tests/docs", "tests/properties", "tests/cli", "tests/lab", "tests/bots")
"""Where the files are that take long."""


def pytest_xdist_auto_num_workers() -> int:
    """More test processes than cores: many tests wait for servers and browsers."""
    return (os.cpu_count() or 1) * 3 // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that take long come first, so that in the end no test process waits for the long file of another."""
    places = {folder: place for place, folder in enumerate(LONG)}
    items.sort(key=lambda item: places.get("/".join(item.nodeid.split("/")[:2]), len(LONG)))


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
