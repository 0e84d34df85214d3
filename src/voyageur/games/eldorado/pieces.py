"""Printed pieces as they lie, and the course they make together: its hexes, junctions and ways, as the rules need them.

Whoever lays a course has looked before whether its pieces go together.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voyageur.core import text
from voyageur.games.eldorado.material import BOARDS, STARTS

Place = tuple[int, int]
"""Axial coordinates of a hex."""

TURNS = 6
FARTHEST_HEX = 3
"""From the origin of a piece."""


# ---- pieces -------------------------------------------------------------------------------------------------------


def turned(place: Place, turns: int) -> Place:
    """A place after so many turns of 60° clockwise about the origin."""
    q, r = place
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


@cache
def _shape(board: str, rotation: int) -> tuple[Place, ...]:
    """The hexes of a piece about its origin, in the order of the data."""
    return tuple(turned((cell["q"], cell["r"]), rotation) for cell in BOARDS[board]["hexes"])


@dataclass(frozen=True)
class Piece:
    """A side of a board, strip or finish plate, as it lies."""

    board: str
    rotation: int
    q: int
    r: int

    @property
    def kind(self) -> str:
        """What it is: "start", "board", "strip" or "finish"."""
        return str(BOARDS[self.board]["kind"])

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Its hexes, in the order of the data."""
        return tuple((self.q + q, self.r + r) for q, r in _shape(self.board, self.rotation))

    @cached_property
    def cover(self) -> frozenset[Place]:
        """Its hexes, to look them up."""
        return frozenset(self.places)

    def at(self, q: int, r: int) -> Place:
        """Where a place of the printed piece lies."""
        q, r = turned((q, r), self.rotation)
        return self.q + q, self.r + r

    def to_dict(self) -> dict[str, Any]:
        """The piece as documents write it."""
        what = "plate" if self.kind == "finish" else "board"
        return {what: self.board, "rotation": self.rotation, "q": self.q, "r": self.r}

    @property
    def middle(self) -> tuple[float, float]:
        """The middle, also of a strip, whose origin is a hex beside it."""
        places = self.places
        return sum(q for q, _ in places) / len(places), sum(r for _, r in places) / len(places)


def around(place: Place) -> tuple[Place, ...]:
    """The six places next to one, in the order of the directions."""
    q, r = place
    return (q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)


def shared_edges(first: Piece, second: Piece) -> list[tuple[Place, Place]]:
    """The pairs of hexes at which two pieces touch."""
    q, r = second.q - first.q, second.r - first.r
    if max(abs(q), abs(r), abs(q + r)) > 2 * FARTHEST_HEX + 1:
        return []
    return [(place, near) for place in first.places for near in around(place) if near in second.cover]


def has_barrier(first: Piece, second: Piece) -> bool:
    """Whether the junction takes a barrier: all do but the far end of a strip [3.8]."""
    return first.kind != "strip" or second.kind == "strip"


# ---- the course ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex of a course."""

    q: int
    r: int
    board: str
    terrain: str
    """One of `TERRAINS`; a finishing hex has that of its symbol."""
    cost: int
    """0 where nobody can enter."""
    start: int
    """The number printed on a starting hex, otherwise 0."""
    cave: bool
    finish: bool

    @property
    def enterable(self) -> bool:
        """Whether a pawn may ever move here."""
        return self.cost > 0


@dataclass(frozen=True)
class Junction:
    """Where two pieces meet."""

    first: str
    second: str
    barrier: bool
    place: int
    """The number of the barrier's place in course order, or -1."""
    edges: tuple[tuple[int, int], ...]
    """Numbers of the hexes that touch, of the earlier piece and of the later one."""


@dataclass(frozen=True, eq=False)
class Course:
    """A course that can be played on."""

    given_name: Mapping[str, str] | None
    pieces: tuple[Piece, ...]
    """The boards and strips in course order, then the finish plate."""
    hexes: tuple[Hex, ...]
    number: Mapping[Place, int]
    """The hex at a place."""
    neighbours: NDArray[np.int16]
    """[hex, direction] → hex, or -1 outside."""
    crossing: NDArray[np.int8]
    """[hex, direction] → the place of the barrier on that edge, or -1."""
    junctions: tuple[Junction, ...]
    barriers: tuple[int, ...] | None
    """The number of the barrier in each place, where the document says."""
    starts: tuple[int, ...]
    caves: tuple[int, ...]
    finish: tuple[int, ...]
    distance: NDArray[np.int16]
    """The cheapest terrain from each hex to El Dorado; -1 where there is no way, or no standing."""

    @property
    def name(self) -> dict[str, str]:
        """What to call it in each language: by its boards, if it has no name."""
        if self.given_name is not None:
            return dict(self.given_name)
        boards = " ".join(piece.board for piece in self.pieces[:-1])
        return {language: text.say("eldorado-course-unnamed", language, boards=boards) for language in text.LANGUAGES}

    @property
    def barrier_places(self) -> int:
        """How many barriers it takes."""
        return sum(junction.barrier for junction in self.junctions)


# ---- laying it ----------------------------------------------------------------------------------------------------


def lay(
    boards: tuple[Piece, ...], finish_plate: Piece, name: Mapping[str, str] | None, barriers: tuple[int, ...] | None
) -> Course:
    """The course of these pieces. Whether there is a way is still to be seen."""
    pieces = (*boards, finish_plate)
    hexes = tuple(_hexes(pieces))
    number = {(cell.q, cell.r): index for index, cell in enumerate(hexes)}
    nearby = [[number.get(near, -1) for near in around((cell.q, cell.r))] for cell in hexes]
    neighbours = np.array(nearby, np.int16)
    junctions = tuple(_junctions(boards, number))
    crossing = np.full(neighbours.shape, -1, np.int8)
    for junction in junctions:
        for here, there in junction.edges:
            crossing[here, nearby[here].index(there)] = junction.place
            crossing[there, nearby[there].index(here)] = junction.place
    starts = {cell.start: index for index, cell in enumerate(hexes) if cell.start}
    finish = tuple(index for index, cell in enumerate(hexes) if cell.finish)
    distance = np.array(least_prices(nearby, [cell.cost for cell in hexes], finish), np.int16)
    distance[[cell.terrain == "mountain" for cell in hexes]] = -1
    for array in (neighbours, crossing, distance):
        array.flags.writeable = False
    return Course(
        given_name=name,
        pieces=pieces,
        hexes=hexes,
        number=number,
        neighbours=neighbours,
        crossing=crossing,
        junctions=junctions,
        barriers=barriers,
        starts=tuple(starts[start] for start in range(1, STARTS + 1)),
        caves=tuple(index for index, cell in enumerate(hexes) if cell.cave),
        finish=finish,
        distance=distance,
    )


def _hexes(pieces: tuple[Piece, ...]) -> Iterator[Hex]:
    for piece in pieces:
        for (q, r), cell in zip(piece.places, BOARDS[piece.board]["hexes"], strict=True):
            finish = cell["terrain"] == "finish"
            terrain = cell["symbol"] if finish else cell["terrain"]
            special = {"start": cell.get("start", 0), "cave": cell.get("cave", False), "finish": finish}
            yield Hex(q, r, piece.board, terrain, cell["cost"] or 0, **special)


def _junctions(boards: tuple[Piece, ...], number: Mapping[Place, int]) -> Iterator[Junction]:
    place = 0
    for first, second in pairwise(boards):
        edges = tuple((number[here], number[there]) for here, there in shared_edges(first, second))
        barrier = has_barrier(first, second)
        yield Junction(first.board, second.board, barrier, place if barrier else -1, edges)
        place += barrier


def least_prices(nearby: list[list[int]], prices: list[int], finish: tuple[int, ...]) -> list[int]:
    """The least sum of prices of the hexes entered, from each hex to the finish; -1 where there is no way.

    Nobody enters a hex without a price, but one may leave it.
    """
    least = [-1] * len(prices)
    queue = [(0, index) for index in finish]
    while queue:
        sum_, here = heapq.heappop(queue)
        if least[here] >= 0:
            continue
        least[here] = sum_
        if prices[here]:
            for there in nearby[here]:
                if there >= 0 and least[there] < 0:
                    heapq.heappush(queue, (sum_ + prices[here], there))
    return least
