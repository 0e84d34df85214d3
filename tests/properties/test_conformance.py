"""The six properties, on every game there is. `make soak` plays many more games of each."""

from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from voyageur.testing import check_game

GAMES = 150
"""Random games of each number of players."""
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "eldorado": [
        {"caves": True},
        {"course": "hills_of_gold", "caves": True, "round_cap": 40},
        {"course": "home_stretch", "caves": True, "round_cap": 40},
        {"course": "winding_paths", "caves": True, "round_cap": 40},
        {"course": "serpentine", "caves": True, "round_cap": 40},
        {"course": "witchs_cauldron", "caves": True, "round_cap": 40},
        {"course": "swamplands", "caves": True, "round_cap": 40},
        {"course": "random-3", "caves": True, "round_cap": 40},
        {"barriers": [6, 5, 4, 3], "first_player": 1, "round_cap": 7},
    ],
    "fivex": [
        {"screens": "open"},
        {"changes": False},
        {"overlap": "new_on_top", "shortfall": "reserve"},
    ],
    "expeditions": [{"open_hands": True}, {"hand_size": 4}, {"first_player": 1, "round_cap": 7}],
}


@pytest.mark.parametrize("name", vg.games())
def test_the_six_properties_hold_with_every_number_of_players(name: str, tmp_path: Path) -> None:
    game = vg.game(name)
    report = check_game(game, games=GAMES, samples=1, failures=tmp_path)
    assert report.games == dict.fromkeys(game.players, GAMES)
    assert report.chances > 0
    assert min(report.positions, report.replays, report.round_trips, report.refusals, report.views) > 0


@pytest.mark.parametrize(("name", "options"), [(name, options) for name in VARIANTS for options in VARIANTS[name]])
def test_the_six_properties_hold_with_other_options(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    game = vg.game(name)
    fewest_and_most = (game.players[0], game.players[-1])
    check_game(game, games=GAMES, players=fewest_and_most, samples=1, failures=tmp_path, **options)
