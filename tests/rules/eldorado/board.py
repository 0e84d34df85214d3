"""Tables set up for the examples of the rules, moves in a row, and what to look at after them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import voyageur as vg
from voyageur.games.eldorado.material import TILE_COUNT, TILE_IDS

Doc = dict[str, Any]

HOME = "el-dorado"
AT_ONCE = ("scout", "trailblazer", "photographer", "treasure_chest", "jack_of_all_trades", "transmitter")
"""The piles that are in the market from the beginning."""
ABOVE = (
    *("pioneer", "giant_machete", "captain", "journalist", "millionaire", "adventurer", "prop_plane"),
    *("cartographer", "compass", "scientist", "travel_log", "native"),
)
CAVES: Doc = {"options": {"caves": True}}

CAVES_AT_A_BARRIER: Doc = {
    "boards": [
        {"board": "B", "rotation": 2, "q": 0, "r": 0},
        {"board": "F", "rotation": 1, "q": 7, "r": -3},
        {"board": "I", "rotation": 2, "q": 14, "r": -6},
    ],
    "finish": {"plate": "finish_river", "rotation": 0, "q": 18, "r": -10},
}
"""The caves 10,-4 and 11,-3 face each other across the second barrier; the hexes 10,-3 and 11,-4 touch both.

On the printed courses no hex touches two caves, and only mountains lie across a barrier from a cave.
"""
DENSE_JUNGLE: Doc = {
    "boards": [
        {"board": "B", "rotation": 0, "q": 0, "r": 0},
        {"board": "F", "rotation": 4, "q": 7, "r": -3},
        {"board": "K", "rotation": 5, "q": 4, "r": 4},
    ],
    "finish": {"plate": "finish_river", "rotation": 1, "q": 8, "r": 4},
}
"""The hex 5,0 is jungle of 2 at the second barrier; behind it lie 5,1, jungle of 2, and 4,1, jungle of 1."""


def counts(names: Sequence[str]) -> dict[str, int]:
    """How many there are of each."""
    return dict(Counter(names))


def table(
    game: vg.Game,
    *hand: str,
    at: str | Sequence[str] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    held: Sequence[str] = (),
    **fields: Any,
) -> vg.Position:
    """Three players on the course of the first game, whose barriers are 1 to 4 in this order; seat 0 is to act.

    It has this hand, draw pile and discard pile, stands there (two pawns when two play), and holds these cave tiles.
    The others have their whole starting deck to draw from. Any field of the position document may be given instead.
    """
    others = [None] * (fields.get("players", 3) - 1)
    document: Doc = {
        "players": 3,
        "hands": [counts(hand), *others],
        "decks": [counts(deck), *others],
        "discards": [counts(discard), *others],
    }
    if at is not None:
        document["pawns"] = [[at] if isinstance(at, str) else list(at), *others]
    if held:
        document |= {**CAVES, "tiles": [counts(held), *others]}
    return game.position({**document, **fields})


def first_barrier(number: int) -> list[int]:
    """Four barriers, this one first."""
    return [number, *(other for other in range(1, 7) if other != number)][:4]


def row_without(*piles: str) -> dict[str, int]:
    """The piles of the beginning, two cards each, but for these, whose slots are free."""
    return {pile: 2 for pile in AT_ONCE if pile not in piles}


def only_unseen(*tiles: str) -> Doc:
    """These are the only tiles that nobody has seen; all others are spent."""
    left = counts(tiles)
    spent = {tile: int(TILE_COUNT[number]) - left.get(tile, 0) for number, tile in enumerate(TILE_IDS)}
    return {"unseen": left, "spent": spent}


def legal(position: vg.Position) -> set[str]:
    """The moves of the seat to act, in notation."""
    return {str(action) for action in position.legal()}


def beginning(position: vg.Position, *words: str) -> set[str]:
    """Those of them that begin so."""
    return {move for move in legal(position) if move.startswith(words)}


def play(position: vg.Position, *moves: str) -> vg.Position:
    """The position after these moves, each by the seat to act."""
    for move in moves:
        position = position.play(move)
    return position


def refused(position: vg.Position, move: str) -> str:
    """Why a move is not legal: the end of the key of its sentence."""
    with pytest.raises(vg.IllegalMove) as error:
        position.play(move)
    return error.value.key.removeprefix("eldorado-no-")


def seat_of(position: vg.Position, seat: int = 0) -> Doc:
    """What belongs to a seat, from the position's document."""
    doc = position.to_dict()
    fields = {"hand": "hands", "deck": "decks", "discard": "discards"}
    fields |= {name: name for name in ("known", "pawns", "taken", "tiles")}
    return {name: doc[field][seat] for name, field in fields.items()}


def pawn_of(position: vg.Position, seat: int = 0, pawn: int = 1) -> str:
    """Where a pawn is."""
    return str(seat_of(position, seat)["pawns"][pawn - 1])


def tiles_of(position: vg.Position, seat: int = 0) -> int:
    """How many cave tiles lie before a seat."""
    return sum(seat_of(position, seat)["tiles"].values())


def removed(before: vg.Position, after: vg.Position) -> dict[str, int]:
    """The cards that have left the game in between."""
    return dict(Counter(after.to_dict()["box"]) - Counter(before.to_dict()["box"]))
