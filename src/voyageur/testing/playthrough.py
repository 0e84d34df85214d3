"""Golden playthroughs: a whole random game as text that a person can read, to be kept and compared."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.sheet import Sheet

LANGUAGE = "en"
EVERY = 60
"""Moves between two full pictures of the table."""


def fingerprint(position: Position) -> str:
    """Eight letters that change with any byte of the position."""
    return hashlib.sha256(position.state.tobytes()).hexdigest()[:8]


def lay_out(sheet: Sheet) -> Iterator[str]:
    """A sheet as plain text."""
    table = [sheet.columns, *sheet.rows]
    widths = [max(len(row[i]) for row in table) for i in range(len(sheet.columns))]
    yield sheet.title
    for row in table:
        yield "    " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def playthrough(game: Game, players: int, seed: int = 1, **options: Any) -> str:
    """The game that random moves give from this seed, move by move."""
    rng = random.Random(seed)
    position = game.start(players=players, seed=seed, **options)
    lines = [f"{game.name[LANGUAGE]}, version {game.version}: {players} players, seed {seed}"]
    lines += [f"option {name} = {value}" for name, value in position.options.items()]
    lines.append(f"{game.state.itemsize} bytes a position, {game.space.size} actions, start {fingerprint(position)}")
    while not position.over:
        if position.ply % EVERY == 0:
            lines.append("")
            for sheet in game.sheets(position.view(position.actors[0]), LANGUAGE):
                lines += lay_out(sheet)
            lines.append("")
        seat = rng.choice(position.actors)
        legal = position.legal(seat)
        action = rng.choice(legal)
        position = position.play(action, seat)
        many = f"1 of {len(legal)}"
        lines.append(f"{position.ply:4}  seat {seat}  {action!s:58} {many:9} {fingerprint(position)}")
    lines += ["", "scores " + " ".join(f"{score:g}" for score in position.scores)]
    lines.append("winners " + " ".join(map(str, position.winners)))
    return "\n".join(lines) + "\n"
