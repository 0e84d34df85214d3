"""What the client says of each game before asking the server is what the engine says."""

from __future__ import annotations

import re

import voyageur as vg
from tests.web.catalogues import WEB

ENTRY = re.compile(r"id: '(\w+)',.*?players: \[(\d+), (\d+)\],.*?usual: (\d+),", re.DOTALL)


def test_the_hall_knows_how_many_can_play() -> None:
    """Its cards are drawn before the server has answered, so that they repeat what the engine knows."""
    found = ENTRY.findall((WEB / "games" / "index.ts").read_text(encoding="utf-8"))
    said = {game: range(int(least), int(most) + 1) for game, least, most, _ in found}
    assert said == {name: vg.game(name).players for name in vg.games()}
    assert all(int(usual) in said[game] for game, *_, usual in found)
