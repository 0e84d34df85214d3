"""No acknowledged move is lost, none is made twice, none that was refused is made, although servers are killed.

`make chaos` does the same with 50 tables and 20 kills.
"""

import pytest

from tests.server.chaos import chaos

TABLES, KILLS = 9, 3


def test_nothing_is_lost_on_sqlite(sqlite_url: str) -> None:
    assert chaos("sqlite", TABLES, KILLS, url=sqlite_url).ledger.faults == []


@pytest.mark.parametrize("processes", [1, 2])
def test_nothing_is_lost_on_postgresql(postgresql_url: str, processes: int) -> None:
    assert chaos("postgresql", TABLES, KILLS, processes, url=postgresql_url).ledger.faults == []
