"""What the pages may weigh, and that they hold still; times are for `make budgets`, on a quiet machine."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.budgets import MOST_SHIFT, first_board, hall
from tests.browser.every_page import USUAL
from tests.server.processes import Server


def test_the_hall_is_light_and_holds_still(browser: Browser, server: Server) -> None:
    """Under 170 kB of script, with nothing that jumps."""
    assert [measure for measure in hall(browser, server.address) if not measure.holds] == []


@pytest.mark.parametrize("game", USUAL)
def test_a_table_holds_still_while_it_loads(browser: Browser, server: Server, game: str) -> None:
    """Nothing jumps under somebody's finger."""
    _, shift = first_board(browser, server.address, game)
    assert shift <= MOST_SHIFT
