"""What every test may ask for."""

import pytest

import voyageur as vg


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
