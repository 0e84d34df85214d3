"""What every test may ask for."""

import pytest

import voyageur as vg


@pytest.fixture(scope="session")
def expeditions() -> vg.Game:
    """The game Expeditions: Around the World."""
    return vg.game("expeditions")
