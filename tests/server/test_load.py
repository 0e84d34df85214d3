"""The benchmark of the server works, and never measures anybody else's machine."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable

import pytest
from benchmarks.load import climb
from benchmarks.wire import NotHere, check_loopback

from tests.server.processes import ROOMY, Server


@pytest.mark.parametrize(
    "address", ["http://192.0.2.1:8000", "http://voyageur.example:80", "http://127.0.0.1", "", "8000"]
)
def test_only_this_machine_is_measured(address: str) -> None:
    with pytest.raises(NotHere, match="not an address of this machine"):
        check_loopback(address)


def test_tables_of_every_game_are_played_and_measured(serve: Callable[..., Server]) -> None:
    asked = argparse.Namespace(steps=[3, 6], think=0.2, warm=0.5, measure=1.5, limit=10_000.0)
    steps = asyncio.run(climb([serve(**ROOMY)], asked))
    assert [step.tables for step in steps] == [3, 6]
    for step in steps:
        assert step.errors == {}
        assert step.moves_a_second > 0
        assert 0 < step.p50 <= step.p90 <= step.p99 <= step.most
        assert step.memory > 0
