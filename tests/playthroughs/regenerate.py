"""Writes the golden files anew: run it (`make playthroughs`) after a change of behaviour that is meant."""

import json
from pathlib import Path
from typing import Any

import voyageur as vg
from voyageur.lab.perft import count_sequences, random_position
from voyageur.testing import playthrough

FOLDER = Path(__file__).resolve().parent
OPTIONS: dict[str, dict[str, Any]] = {"eldorado": {"caves": True, "round_cap": 30}}
"""How a game's table is laid where its usual one would be long or dull in random hands."""
DEPTHS = {0: 5, 20: 6, 60: 5, 120: 5, 200: 4}
"""Random moves before counting begins → the longest sequences counted."""
SHORT_GAMES = {"fivex": {0: 7, 10: 7, 20: 7, 30: 7, 45: 7}}
"""The same for games that would be over by then."""


def golden_path(game: str, players: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{game}-{players}p.txt"


def golden_game(game: str, players: int) -> str:
    """The playthrough that is kept."""
    return playthrough(vg.game(game), players, **OPTIONS.get(game, {}))


def perft_counts(game: str) -> dict[str, Any]:
    """The counts of every number of players, before and after some random moves."""
    return {
        f"{players} players, after {after} moves": count_sequences(
            random_position(vg.game(game), players, seed=1, after=after, **OPTIONS.get(game, {})), depth
        )
        for players in vg.game(game).players
        for after, depth in SHORT_GAMES.get(game, DEPTHS).items()
    }


def main() -> None:
    """Write every golden file."""
    for game in vg.games():
        for players in vg.game(game).players:
            golden_path(game, players).write_text(golden_game(game, players), encoding="utf-8")
        path = FOLDER / f"{game}-perft.json"
        path.write_text(json.dumps(perft_counts(game), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
