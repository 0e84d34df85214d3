"""Random courses: pieces laid as the printed courses lay theirs, until the advice to designers of courses holds.

`random-17` names a course only as long as the same seed gives the same one: whoever changes what `invent` gives raises
the game's version.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import Any, TypeVar

import msgspec
import numpy as np

from voyageur.core import rng, text
from voyageur.core.errors import BadOption
from voyageur.core.options import checked_seed
from voyageur.games.eldorado.difficulty import Difficulty, difficulty
from voyageur.games.eldorado.material import BOARDS, ROUTES
from voyageur.games.eldorado.pieces import TURNS, Piece, Place, around, turned
from voyageur.games.eldorado.plan import PLATES, assemble

SEED_BITS = 31
FEWEST, MOST = 4, 6
"""Boards and strips after the start board."""
TRIES = 60
"""Courses looked at before the best so far will do, whatever the advice."""
LARGEST_ZONE = 0.3
LEAST_SHARE = 0.12
LEAST_WIDTH = 2
ATTEMPTS = 12
"""To find room for a piece before the course is begun anew."""
FARTHEST = 3
"""The finish plate sits on one of that many corners of the last board, those farthest from where it is entered."""
STRIPS = (0, 0, 1, 1, 2)
"""How many strips a course has, each as likely as it is written often."""

_SIDES = [(side, board["back"]) for side, board in BOARDS.items() if side < board["back"]]
SHEETS = {kind: [sides for sides in _SIDES if BOARDS[sides[0]]["kind"] == kind] for kind in ("start", "board", "strip")}
"""The cardboard of each kind, by the letters of its two sides."""
ANY = -1
"""Large boards without starting hexes meet the same way however they are turned."""


# ---- how printed courses lie ------------------------------------------------------------------------------------


@cache
def meetings() -> dict[tuple[str, str], tuple[tuple[int, int, Place], ...]]:
    """For the kinds of two pieces that follow each other, how the printed courses lay them, turned in all directions.

    Each is the rotation of the first and of the second, and the step from one origin to the other.
    """
    found: dict[tuple[str, str], set[tuple[int, int, Place]]] = {}
    for route in ROUTES:
        for first, second in pairwise(Piece(**board) for board in route["boards"]):
            for turns in range(TURNS):
                rotations = [
                    ANY if piece.kind == "board" else (piece.rotation + turns) % TURNS for piece in (first, second)
                ]
                step = turned((second.q - first.q, second.r - first.r), turns)
                found.setdefault((first.kind, second.kind), set()).add((rotations[0], rotations[1], step))
    return {kinds: tuple(sorted(ways)) for kinds, ways in found.items()}


# ---- what makes a course a good one -----------------------------------------------------------------------------


def flaws(measured: Difficulty) -> list[str]:
    """The advice a course does not follow, in the measurable form given to it here.

    - "zone": no zone of a single terrain has more than three tenths of the hexes, and jungle, villages and rivers have
      an eighth each, or nearly;
    - "narrow": no single pawn can close the course;
    - "shortcut": a step of the shortest ways costs more than one of the cheapest, so haste has its price;
    - "bend": over all bends, the hexes of the inner half are not easier than those of the outer half.
    """
    found = {
        "zone": measured.zone > LARGEST_ZONE
        or any(measured.shares[terrain] < LEAST_SHARE for terrain in ("jungle", "village", "river")),
        "narrow": measured.narrowest < LEAST_WIDTH,
        "shortcut": measured.shortcut <= 0,
        "bend": sum(measured.inside) < 0,
    }
    return [advice for advice, broken in found.items() if broken]


# ---- chance and pieces ------------------------------------------------------------------------------------------

Item = TypeVar("Item")


class _Chance:
    """The choices of one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = np.array([rng.stream(np.uint64(seed), np.uint64(0))], np.uint64)

    def below(self, n: int) -> int:
        return int(rng.pick_from(self.rng, n))

    def one(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def some(self, items: Sequence[Item], n: int) -> list[Item]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(n)]


def _letters(chance: _Chance) -> list[str]:
    """The sides to use, in order: no strip follows a strip, and none is last."""
    length, strips = FEWEST + chance.below(MOST - FEWEST + 1), chance.one(STRIPS)
    apart = [
        places
        for places in combinations(range(length - 1), strips)
        if all(second > first + 1 for first, second in pairwise(places))
    ]
    places = chance.one(apart)
    kinds = ["strip" if place in places else "board" for place in range(length)]
    boxes = {kind: chance.some(SHEETS[kind], kinds.count(kind)) for kind in ("board", "strip")}
    return [chance.one(sheet) for sheet in (SHEETS["start"][0], *(boxes[kind].pop() for kind in kinds))]


def _laid(letters: list[str], chance: _Chance) -> list[Piece] | None:
    """The pieces, each beside the one before and away from all others; None if there was no room."""
    pieces = [Piece(letters[0], chance.below(TURNS), 0, 0)]
    away: set[Place] = set()
    for letter in letters[1:]:
        last = pieces[-1]
        kinds = last.kind, str(BOARDS[letter]["kind"])
        ways = [way for way in meetings()[kinds] if way[0] in (ANY, last.rotation)]
        for _ in range(ATTEMPTS):
            _, rotation, (q, r) = chance.one(ways)
            rotation = chance.below(TURNS) if rotation == ANY else rotation
            piece = Piece(letter, rotation, last.q + q, last.r + r)
            if away.isdisjoint(piece.places):
                break
        else:
            return None
        away |= _surroundings(last)
        pieces.append(piece)
    return pieces


def _surroundings(piece: Piece) -> set[Place]:
    """A piece's hexes and those next to them."""
    return {*piece.places, *(near for place in piece.places for near in around(place))}


def _finish(pieces: list[Piece], chance: _Chance) -> Piece | None:
    """The plate on a far corner of the last board; None if it would touch another there."""
    last, before = pieces[-1], pieces[-2].middle

    def distance(plate: Piece) -> float:
        q, r = plate.q - before[0], plate.r - before[1]
        return max(abs(q), abs(r), abs(q + r))

    board = chance.one(PLATES)
    steps = [turned((4, -4), rotation) for rotation in range(TURNS)]
    plates = [Piece(board, rotation, last.q + q, last.r + r) for rotation, (q, r) in enumerate(steps)]
    plate = chance.one(sorted(plates, key=distance)[-FARTHEST:])
    others = set().union(*(_surroundings(piece) for piece in pieces[:-1]))
    return plate if others.isdisjoint(plate.places) else None


# ---- inventing --------------------------------------------------------------------------------------------------


def invent(seed: int) -> dict[str, Any]:
    """The course document of a seed: it can always be played on, and nearly always follows the advice."""
    document: dict[str, Any] = msgspec.json.decode(_invented(checked_seed(seed, SEED_BITS)))
    return document


@lru_cache(maxsize=1024)
def _invented(seed: int) -> bytes:
    chance = _Chance(seed)
    best: tuple[int, dict[str, Any]] | None = None
    tried = 0
    while best is None or (best[0] > 0 and tried < TRIES):
        tried += 1
        document = _attempt(chance)
        if document is None:
            continue
        try:
            broken = len(flaws(difficulty(assemble(document))))
        except BadOption:
            continue
        if best is None or broken < best[0]:
            best = broken, document
    return msgspec.json.encode({"name": _name(seed), **best[1]})


def _name(seed: int) -> dict[str, str]:
    return {language: text.say("eldorado-course-random", language, seed=str(seed)) for language in text.LANGUAGES}


def _attempt(chance: _Chance) -> dict[str, Any] | None:
    """A course, with nothing looked at but that there is room; None if there was not."""
    pieces = _laid(_letters(chance), chance)
    finish = pieces and _finish(pieces, chance)
    if not pieces or not finish:
        return None
    return {"boards": [piece.to_dict() for piece in pieces], "finish": finish.to_dict()}
