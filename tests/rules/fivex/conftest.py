"""What the tests of this game may ask for."""

import pytest

import voyageur as vg


@pytest.fixture(scope="session")
def fivex() -> vg.Game:
    """The game Expédition vers 5X."""
    return vg.game("fivex")
