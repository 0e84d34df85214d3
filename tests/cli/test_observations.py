"""`voyageur observations`."""

import json

from tests.cli.conftest import Voyageur
from tests.rl.test_observations import PAGE


def test_the_command_writes_the_page_and_the_numbers(voyageur: Voyageur) -> None:
    assert voyageur("observations").stdout == PAGE.read_text(encoding="utf-8")
    listed = json.loads(voyageur("observations", "fivex", "--json").stdout)["fivex"]
    assert listed[507 - 1] == {
        "index": 506,
        "name": "clan 4, group to: rain_chamber",
        "means": "at its right end: its left end, from 1, in 15ths",
        "low": 0.0,
        "high": 1.0,
    }
