"""How long, how varied, how narrow and how winding a course is: what there is to know of it before playing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec

from voyageur.core import text
from voyageur.core.sheet import Sheet
from voyageur.games.eldorado.material import MOST_COST, TERRAINS
from voyageur.games.eldorado.pieces import TURNS, Course, Piece, least_prices, turned
from voyageur.games.eldorado.plan import assemble

ENTERABLE: tuple[str, ...] = TERRAINS[:5]


class Way(msgspec.Struct, frozen=True):
    """A way from a starting hex to El Dorado."""

    steps: int
    cost: int


class Difficulty(msgspec.Struct, frozen=True):
    """What there is to know of a course before playing."""

    cheapest: tuple[Way, ...]
    """From each starting hex, the shortest of the cheapest ways."""
    shortest: tuple[Way, ...]
    """From each starting hex, the cheapest of the shortest ways."""
    hexes: int
    enterable: int
    shares: dict[str, float]
    """The part of each terrain among the hexes one can enter."""
    barriers: int
    caves: int
    narrowest: int
    """The fewest hexes whose occupation closes the course."""
    zone: float
    """The part of the hexes one can enter that lie together in the largest zone of one terrain."""
    zone_terrain: str
    bends: int
    inside: tuple[float, ...]
    """For each bend, how much harder a hex of its inner half is than one of its outer half, in the mean."""

    @property
    def shortcut(self) -> float:
        """How much more a step costs on the shortest ways than on the cheapest, in the mean over the starts."""
        dear, cheap = (sum(way.cost / way.steps for way in ways) / len(ways) for ways in (self.shortest, self.cheapest))
        return dear - cheap


@lru_cache(maxsize=256)
def difficulty(course: Course) -> Difficulty:
    """How long, how varied, how narrow and how winding a course is."""
    inner = [cell for cell in course.hexes if cell.enterable]
    counts = {terrain: sum(cell.terrain == terrain for cell in inner) for terrain in ENTERABLE}
    zone, terrain = _largest_zone(course)
    inside = tuple(_bends(course))
    return Difficulty(
        cheapest=_measured(course, lambda cost: cost * FAR + 1, lambda sum_: Way(sum_ % FAR, sum_ // FAR)),
        shortest=_measured(course, lambda cost: FAR + cost, lambda sum_: Way(sum_ // FAR, sum_ % FAR)),
        hexes=len(course.hexes),
        enterable=len(inner),
        shares={terrain: count / len(inner) for terrain, count in counts.items()},
        barriers=course.barrier_places,
        caves=len(course.caves),
        narrowest=_narrowest(course),
        zone=zone / len(inner),
        zone_terrain=terrain,
        bends=len(inside),
        inside=inside,
    )


FAR = 10_000
"""More than any way is long or dear: two sums in one number."""


def _measured(course: Course, price: Callable[[int], int], way: Callable[[int], Way]) -> tuple[Way, ...]:
    prices = [price(cell.cost) if cell.enterable else 0 for cell in course.hexes]
    least = least_prices(course.neighbours.tolist(), prices, course.finish)
    return tuple(way(least[start]) for start in course.starts)


def _largest_zone(course: Course) -> tuple[int, str]:
    """The size and the terrain of the largest set of hexes of one terrain that hang together."""
    nearby, hexes = course.neighbours.tolist(), course.hexes
    found = (0, "")
    left = {index for index, cell in enumerate(hexes) if cell.enterable}
    while left:
        zone = [left.pop()]
        for here in zone:
            for there in nearby[here]:
                if there in left and hexes[there].terrain == hexes[here].terrain:
                    left.remove(there)
                    zone.append(there)
        found = max(found, (len(zone), hexes[zone[0]].terrain))
    return found


def _narrowest(course: Course) -> int:
    """The fewest hexes whose occupation closes the course: as many as there are ways with no hex in common.

    Pawns never stay on a finishing hex, so these cannot be occupied. The ways are found one by one as a flow, in which
    every hex is a door, from its even node to its odd one, that one way fits through.
    """
    spare: dict[int, dict[int, int]] = {SOURCE: {}, SINK: {}}
    for here, nearby in enumerate(course.neighbours.tolist()):
        cell = course.hexes[here]
        spare[2 * here], spare[2 * here + 1] = {2 * here + 1: 1}, {}
        door = SOURCE if cell.start else 2 * here + 1
        if cell.finish:
            spare[2 * here] = {SINK: FAR}
        elif cell.enterable or cell.start:
            spare[door] |= {2 * there: FAR for there in nearby if there >= 0 and course.hexes[there].enterable}
    ways = 0
    while came := _one_more_way(spare):
        node = SINK
        while node != SOURCE:
            previous = came[node]
            spare[previous][node] -= 1
            spare[node][previous] = spare[node].get(previous, 0) + 1
            node = previous
        ways += 1
    return ways


SOURCE, SINK = -1, -2


def _one_more_way(spare: dict[int, dict[int, int]]) -> dict[int, int]:
    """Where each node was reached from, if the sink was; otherwise nothing."""
    came = {SOURCE: SOURCE}
    queue = [SOURCE]
    for node in queue:
        for following, room in spare[node].items():
            if room and following not in came:
                came[following] = node
                queue.append(following)
        if SINK in came:
            return came
    return {}


def _bends(course: Course) -> Iterator[float]:
    """For every piece that is left in another direction than it was entered, how much harder its inner half is.

    A mountain counts as one more than the dearest hex.
    """
    boards = course.pieces[:-1]
    headings = [_heading(first, second) for first, second in pairwise(boards)]
    for piece, (into, out) in zip(boards[1:], pairwise(headings), strict=False):
        if into == out:
            continue
        # The inside lies on the way from the side entered to the side left.
        (q1, r1), (q2, r2) = _unit(into), _unit(out)
        halves: dict[bool, list[int]] = {True: [], False: []}
        middle = piece.middle
        for place in piece.places:
            cell = course.hexes[course.number[place]]
            side = _dot((place[0] - middle[0], place[1] - middle[1]), (q2 - q1, r2 - r1))
            if abs(side) > TINY:
                halves[side > 0].append(cell.cost or MOST_COST + 1)
        yield sum(halves[True]) / len(halves[True]) - sum(halves[False]) / len(halves[False])


TINY = 1e-6


def _dot(a: tuple[float, float], b: tuple[float, float]) -> float:
    """The scalar product of two axial vectors, up to a factor."""
    return 2 * (a[0] * b[0] + a[1] * b[1]) + a[0] * b[1] + a[1] * b[0]


def _unit(heading: int) -> tuple[float, float]:
    """A step across the middle of a side of a large board."""
    q, r = turned((1, 0), heading)
    dq, dr = turned((1, 0), heading + 1)
    return q + dq, r + dr


def _heading(first: Piece, second: Piece) -> int:
    """The side of a large board, 0 to 5, through which one goes from one piece to the next."""
    q, r = (there - here for here, there in zip(first.middle, second.middle, strict=True))
    return max(range(TURNS), key=lambda side: _dot((q, r), _unit(side)))


# ---- in words ---------------------------------------------------------------------------------------------------


def sheets(document: Any, language: str) -> list[Sheet]:
    """What there is to know of a course: what to compare courses by, in one row; then its form, its ways, its land."""
    measured = difficulty(assemble(document))
    cost, steps = min(way.cost for way in measured.cheapest), min(way.steps for way in measured.shortest)
    return [
        _row(
            "overview", {"cost": cost, "steps": steps, "barriers": measured.barriers, "caves": measured.caves}, language
        ),
        _row("form", {"hexes": measured.hexes, "bends": measured.bends, "narrowest": measured.narrowest}, language),
        _ways_sheet(measured, language),
        _land_sheet(measured, language),
    ]


def _sheet(title: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]], language: str) -> Sheet:
    heads = tuple(text.say(f"eldorado-course-table-{column}", language) for column in columns)
    return Sheet(text.say(f"eldorado-course-table-{title}", language), heads, tuple(rows))


def _row(title: str, numbers: Mapping[str, int], language: str) -> Sheet:
    return _sheet(title, tuple(numbers), [tuple(str(number) for number in numbers.values())], language)


def _ways_sheet(measured: Difficulty, language: str) -> Sheet:
    rows = []
    for start, ways in enumerate(zip(measured.cheapest, measured.shortest, strict=True), start=1):
        said = [text.say("eldorado-course-way", language, cost=way.cost, steps=way.steps) for way in ways]
        rows.append((str(start), *said))
    return _sheet("ways", ("start", "cheapest", "shortest"), rows, language)


def _land_sheet(measured: Difficulty, language: str) -> Sheet:
    rows = []
    for terrain, share in sorted(measured.shares.items(), key=lambda item: -item[1]):
        zone = measured.zone if terrain == measured.zone_terrain else None
        rows.append(
            (
                text.say("eldorado-terrain", language, terrain=terrain),
                f"{share:.0%}",
                "" if zone is None else f"{zone:.0%}",
            )
        )
    return _sheet("land", ("terrain", "share", "zone"), rows, language)
