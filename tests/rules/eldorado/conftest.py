"""What the tests of this game may ask for."""

import pytest

import voyageur as vg


@pytest.fixture(scope="session")
def eldorado() -> vg.Game:
    """The game The Quest for El Dorado."""
    return vg.game("eldorado")
