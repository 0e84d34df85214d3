"""A course as it lies on the table, to be drawn by others, and the numbers by which people choose one."""

from __future__ import annotations

from typing import Any

import msgspec

from voyageur.games.eldorado.course import ROUTE_IDS, course_of
from voyageur.games.eldorado.difficulty import difficulty
from voyageur.games.eldorado.invention import flaws
from voyageur.games.eldorado.material import ROUTES
from voyageur.games.eldorado.pieces import Course, Junction


class PlanHex(msgspec.Struct, frozen=True):
    """A hex of a course."""

    q: int
    r: int
    board: str
    """The letter of the side, or the name of the finish plate."""
    terrain: str
    """A finishing hex has that of its symbol."""
    cost: int
    """0 where nobody can enter."""
    cave: bool
    start: int | None
    """The number printed on a starting hex."""
    finish: bool


class PlanJunction(msgspec.Struct, frozen=True):
    """Where two boards meet."""

    between: tuple[str, str]
    edges: tuple[tuple[int, int, int, int], ...]
    """Pairs of hexes that touch, `q, r` of the earlier board's and `q, r` of the later one's."""
    barrier: bool
    """Whether a barrier stands here when the game begins."""
    number: int | None
    """That of the barrier, where the document says."""


class PlanPiece(msgspec.Struct, frozen=True):
    """A side of a board, a strip or a finish plate, and how it lies."""

    board: str
    q: int
    r: int
    rotation: int
    """Sixths of a turn, clockwise."""


class Plan(msgspec.Struct, frozen=True):
    """A course as it lies, before anybody plays on it."""

    name: dict[str, str]
    """In each language."""
    hexes: tuple[PlanHex, ...]
    junctions: tuple[PlanJunction, ...]
    """In course order; the finish plate has none."""
    pieces: tuple[PlanPiece, ...]
    """The boards and strips in course order, then the finish plate."""


class Facts(msgspec.Struct, frozen=True):
    """What there is to know of a course before playing, in numbers."""

    difficulty: str | None
    """As the rulebook calls it: "introductory", "easy", "medium" or "hard"; None for a course of one's own."""
    cost: tuple[int, int]
    """What the cheapest way costs: from the best starting hex, and from the worst."""
    steps: tuple[int, int]
    """How many steps the shortest way has: from the best starting hex, and from the worst."""
    hexes: int
    barriers: int
    caves: int
    bends: int
    narrowest: int
    """How many pawns can close the course."""
    shares: dict[str, float]
    """The part of each terrain among the hexes one can enter."""
    advice: tuple[str, ...]
    """Which advice to designers it does not follow: "zone", "narrow", "shortcut", "bend"."""


def plan(option: Any) -> Plan:
    """The course that a value of the option stands for, to be drawn."""
    course = course_of(option)
    return Plan(
        name=course.name,
        hexes=tuple(
            PlanHex(cell.q, cell.r, cell.board, cell.terrain, cell.cost, cell.cave, cell.start or None, cell.finish)
            for cell in course.hexes
        ),
        junctions=tuple(_junction(course, junction) for junction in course.junctions),
        pieces=tuple(PlanPiece(piece.board, piece.q, piece.r, piece.rotation) for piece in course.pieces),
    )


def _junction(course: Course, junction: Junction) -> PlanJunction:
    places = [(course.hexes[here], course.hexes[there]) for here, there in junction.edges]
    fixed = junction.barrier and course.barriers is not None
    return PlanJunction(
        between=(junction.first, junction.second),
        edges=tuple((here.q, here.r, there.q, there.r) for here, there in places),
        barrier=junction.barrier,
        number=course.barriers[junction.place] if fixed and course.barriers else None,
    )


def facts(option: Any) -> Facts:
    """What there is to know of the course that a value of the option stands for."""
    measured = difficulty(course_of(option))
    costs, steps = [way.cost for way in measured.cheapest], [way.steps for way in measured.shortest]
    printed = isinstance(option, str) and option in ROUTE_IDS
    return Facts(
        difficulty=ROUTES[ROUTE_IDS.index(option)]["difficulty"] if printed else None,
        cost=(min(costs), max(costs)),
        steps=(min(steps), max(steps)),
        hexes=measured.hexes,
        barriers=measured.barriers,
        caves=measured.caves,
        bends=measured.bends,
        narrowest=measured.narrowest,
        shares=measured.shares,
        advice=tuple(flaws(measured)),
    )
