"""Courses and tables as SVG, drawn from a course or a view: they can show nothing that these do not hold.

Colour never speaks alone: every terrain has its own pattern and its own sign, drawn as often as the hex costs; seats
and barriers carry their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import combinations
from math import cos, dist, pi, sin, sqrt
from typing import Any
from xml.sax.saxutils import escape

from voyageur.core import text
from voyageur.games.eldorado.course import ROUTE_IDS, course_of
from voyageur.games.eldorado.difficulty import difficulty
from voyageur.games.eldorado.material import (
    ACTION,
    BARRIER_COST,
    BARRIER_TERRAIN,
    CARD_NUMBERS,
    DIRECTIONS,
    ITEM,
    KIND,
    MOST_COST,
    POWER,
    PRICE,
    SLOTS,
    STARTS,
    STEPS,
    SYMBOLS,
    TERRAINS,
    card_name,
)
from voyageur.games.eldorado.pieces import Course, Hex, Junction, Piece, turned
from voyageur.games.eldorado.plan import assemble
from voyageur.games.eldorado.view import HOME, PlayerView, View

Point = tuple[float, float]

R = 30.0
"""From the middle of a hex to its corners."""
WIDE = sqrt(3) * R
MARGIN = 34.0
BESIDE, CLEAR = 33.0, 44.0
"""How far from the end of its barrier a sign stands, and the room it needs to the middle of any hex."""
ROSE_ROOM = 90.0
"""The same for the compass rose."""

PAPER, LAND, SHORE, TEXT = "#fbf7ec", "#efe6cf", "#b9a77f", "#33302a"
WOOD, GOLD, GILT = "#4a3524", "#d9a521", "#8a6508"
SEAT_INK = ("#5b2a86", "#00695c", "#9c4a00", "#ad1457")
FILL = {
    "jungle": "#b5cd94",
    "village": "#f0d689",
    "river": "#aed3e4",
    "rubble": "#cdc8be",
    "camp": "#e5a893",
    "mountain": "#6a6058",
    "start": "#f7efdc",
}
INK = {
    "jungle": "#2c5a27",
    "village": "#845600",
    "river": "#17557c",
    "rubble": "#4d473e",
    "camp": "#8a2a18",
    "mountain": "#3a332d",
    "start": TEXT,
}
SIGN = {"jungle": "machete", "village": "coin", "river": "paddle", "rubble": "rocks", "camp": "tent"}

SPREAD: tuple[tuple[Point, ...], ...] = (
    ((0, 0),),
    ((-9.5, 0), (9.5, 0)),
    ((0, -10), (-10, 7.5), (10, 7.5)),
    ((-9, -9), (9, -9), (-9, 9), (9, 9)),
)
"""Where the signs of a hex stand, by its cost."""


# ---- geometry ---------------------------------------------------------------------------------------------------


def _at(q: float, r: float) -> Point:
    """The middle of a hex; its corner is up."""
    return WIDE * (q + r / 2), 1.5 * R * r


def _corner(number: int, size: float = R) -> Point:
    """The corners of a hex about its middle, from the one at the upper right of its eastern side, against the clock."""
    angle = pi / 6 + number * pi / 3
    return size * cos(angle), -size * sin(angle)


def _n(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{round(value, 1) + 0.0:g}"


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _edge(cell: Hex, direction: int) -> tuple[Point, Point]:
    """The two ends of an edge of a hex."""
    x, y = _at(cell.q, cell.r)
    (x1, y1), (x2, y2) = _corner(direction - 1), _corner(direction)
    return (x + x1, y + y1), (x + x2, y + y2)


def _line(edges: list[tuple[Point, Point]]) -> str:
    """Edges drawn in one stroke: each begins where another ends, but for the first one of an open line."""
    following = {_lattice(begin): end for begin, end in edges}
    ends = {_lattice(end) for _, end in edges}
    begin = next((begin for begin, _ in edges if _lattice(begin) not in ends), edges[0][0])
    points = [begin]
    while (end := following.pop(_lattice(points[-1]), None)) is not None:
        points.append(end)
    return f"M{_points(points)}"


def _lattice(corner: Point) -> tuple[int, int]:
    """A corner of hexes in whole numbers, whichever hex it was reached from."""
    return round(2 * corner[0] / WIDE), round(2 * corner[1] / R)


# ---- signs and hexes, drawn once and used often -----------------------------------------------------------------

SIGNS = {
    "machete": (
        '<g transform="rotate(-42)"><rect x="-11" y="-1.9" width="6.6" height="3.8" rx="1.6" fill="#6b4a2b"/>'
        '<path d="M-4.4,-2.4L6,-3.2Q11.5,-1.6 9.6,2.6L-4.4,2.1Z" fill="{ink}"/></g>'
    ),
    "coin": (
        '<circle r="7" fill="#fbe9b0" stroke="{ink}" stroke-width="1.7"/>'
        '<path d="M0,-3.6L3.6,0L0,3.6L-3.6,0Z" fill="{ink}"/>'
    ),
    "paddle": (
        '<g transform="rotate(38)"><path d="M0,-10.5V3" stroke="{ink}" stroke-width="2.3" stroke-linecap="round"/>'
        '<path d="M-2.6,-10.5H2.6" stroke="{ink}" stroke-width="2.3" stroke-linecap="round"/>'
        '<ellipse cy="5.6" rx="3.6" ry="5.6" fill="{ink}"/></g>'
    ),
    "rocks": (
        '<path d="M-9,6L-8,0L-3.5,-2L0.5,1.5L0,6ZM1,6L1.6,0.5L5.5,-1.5L9,2L9,6ZM-4.5,-3.5L-1.5,-8L3,-7.5L4.5,-3L0.5,0Z"'
        ' fill="{ink}"/>'
    ),
    "tent": (
        '<path d="M-9,7L0,-8L9,7Z" fill="{ink}"/><path d="M-3.2,7L0,0.5L3.2,7Z" fill="#fbe9d6"/>'
        '<path d="M0,-8L2.4,-11M0,-8L-2.4,-11" stroke="{ink}" stroke-width="1.6"/>'
    ),
}
PATTERNS = {
    "jungle": '<path d="M2,9Q4,4 6,9M10,15Q12,10 14,15" fill="none" stroke="#86a866" stroke-width="1.3"/>',
    "village": '<path d="M1,4H7M9,12H15" stroke="#d8b75a" stroke-width="1.3"/>',
    "river": '<path d="M0,4Q4,1 8,4T16,4M0,12Q4,9 8,12T16,12" fill="none" stroke="#86b9d2" stroke-width="1.3"/>',
    "rubble": '<circle cx="4" cy="4" r="1.5" fill="#a9a397"/><circle cx="12" cy="11" r="2" fill="#b3ada2"/>',
    "camp": '<path d="M2,2L6,6M6,2L2,6M10,10L14,14M14,10L10,14" stroke="#d08a72" stroke-width="1.1"/>',
}
PEAKS = (
    '<path d="M-22,13L-8,-13L0,0L7,-10L22,13Z" fill="#9a9087"/>'
    '<path d="M-8,-13L-13,-4L-9,-6L-6,-2L-3,-5ZM7,-10L3,-4L7,-5L10,-1L12,-2Z" fill="#f6f2ea"/>'
)
CAVE = (
    f'<path d="M-11,14V6A11,11 0 0 1 11,6V14Z" fill="#1d1813" stroke="{GOLD}" stroke-width="2.2"/>'
    f'<path d="M-5,14V8A5,5 0 0 1 5,8V14Z" fill="#3d3125"/>'
)
GATE = (
    f'<path d="M-21,16V-3A21,21 0 0 1 21,-3V16H15V-3A15,15 0 0 0 -15,-3V16Z" fill="{GOLD}" stroke="{GILT}"/>'
    f'<path d="M-23.5,16H-13M13,16H23.5" stroke="{GILT}" stroke-width="3"/>'
)
CITY = (
    f'<circle cy="-22" r="17" fill="#f8dd7c"/><path d="{{rays}}" stroke="{GOLD}" stroke-width="2.5"/>'
    f'<path d="M-46,30H46V20H37V8H28V-4H19V-15H-19V-4H-28V8H-37V20H-46Z" fill="{GOLD}"/>'
    f'<path d="M-46,30H46V20H-46ZM-37,20H37V8H-37ZM-28,8H28V-4H-28ZM-19,-4H19V-15H-19Z" stroke="{GILT}" fill="none"/>'
    f'<path d="M-6,30L-3,-15H3L6,30Z" fill="#f8dd7c" stroke="{GILT}"/>'
    f'<path d="M-4,-15V-24H4V-15" fill="{GILT}"/>'
    f'<text y="47" font-size="15" font-weight="bold" text-anchor="middle" fill="{GILT}">El Dorado</text>'
)
RAYS = "".join(
    f"M{_n(20 * cos(k * pi / 8))},{_n(-22 - 20 * sin(k * pi / 8))}"
    f"L{_n(30 * cos(k * pi / 8))},{_n(-22 - 30 * sin(k * pi / 8))}"
    for k in range(9)
)


def _sign(name: str, ink: str, x: float, y: float, scale: float = 1.0) -> str:
    return f'<g transform="translate({_n(x)} {_n(y)}) scale({scale:g})">{SIGNS[name].format(ink=ink)}</g>'


def _signs(terrain: str, cost: int) -> str:
    """As many signs as the hex costs."""
    scale = {1: 1.25, 2: 1.0}.get(cost, 0.92)
    return "".join(_sign(SIGN[terrain], INK[terrain], x, y, scale) for x, y in SPREAD[cost - 1])


HEXAGON = _points(_corner(number) for number in range(6))


def _tile(name: str, terrain: str, inside: str) -> str:
    pattern = f'<polygon points="{HEXAGON}" fill="url(#eld-{terrain})"/>' if terrain in PATTERNS else ""
    face = f'<polygon points="{HEXAGON}" fill="{FILL[terrain]}" stroke="{PAPER}" stroke-width="1.6"/>'
    return f'<g id="eld-{name}">{face}{pattern}{inside}</g>'


@cache
def _definitions() -> str:
    """Patterns and hexes, the same in every picture."""
    parts = [
        f'<pattern id="eld-{terrain}" width="16" height="16" patternUnits="userSpaceOnUse">{drawn}</pattern>'
        for terrain, drawn in PATTERNS.items()
    ]
    for terrain in SIGN:
        parts += [_tile(f"{terrain}-{cost}", terrain, _signs(terrain, cost)) for cost in range(1, MOST_COST + 1)]
    parts.append(_tile("mountain-0", "mountain", PEAKS))
    parts.append(_tile("cave", "mountain", PEAKS + CAVE))
    for start in range(1, STARTS + 1):
        ring = f'<circle r="15" fill="none" stroke="{WOOD}" stroke-width="2" stroke-dasharray="4 3"/>'
        figure = f'<text y="7" font-size="20" font-weight="bold" text-anchor="middle" fill="{WOOD}">{start}</text>'
        parts.append(_tile(f"start-{start}", "start", ring + figure))
    for terrain in ("jungle", "river"):
        parts.append(_tile(f"finish-{terrain}", terrain, GATE + _sign(SIGN[terrain], INK[terrain], 0, 1, 1.15)))
    parts.append(f'<g id="eld-city">{CITY.format(rays=RAYS)}</g>')
    return f"<defs>{''.join(parts)}</defs>"


# ---- the course -------------------------------------------------------------------------------------------------


def _hex_name(cell: Hex) -> str:
    """Which of the hexes drawn once it is."""
    if cell.finish:
        return f"finish-{cell.terrain}"
    return f"start-{cell.start}" if cell.start else "cave" if cell.cave else f"{cell.terrain}-{cell.cost}"


@cache
def _said(name: str, terrain: str, number: int, language: str) -> str:
    """A hex in words, such as "jungle, 2"."""
    special = name.partition("-")[0]
    return escape(text.say("eldorado-picture-hex", language, special=special, terrain=terrain, number=number))


def _hex(cell: Hex, language: str | None) -> str:
    """A hex, with its title if a language is given."""
    x, y = _at(cell.q, cell.r)
    name = _hex_name(cell)
    drawn = f'<use href="#eld-{name}" x="{_n(x)}" y="{_n(y)}"'
    if language is None:
        return f"{drawn}/>"
    said = _said(name, text.say("eldorado-terrain", language, terrain=cell.terrain), cell.start or cell.cost, language)
    return f"{drawn}><title>{said} · {cell.q},{cell.r}</title></use>"


def _outline(course: Course, piece: Piece) -> str:
    """The rim of a piece."""
    own = set(piece.places)
    edges = []
    for q, r in piece.places:
        cell = course.hexes[course.number[q, r]]
        edges += [_edge(cell, way) for way, (dq, dr) in enumerate(STEPS) if (q + dq, r + dr) not in own]
    return _line(edges)


def _city(course: Course) -> Point:
    """Where El Dorado lies: behind the middle one of the finishing hexes."""
    plate = course.pieces[-1]
    q, r = turned((1, -1), plate.rotation)
    return _at(plate.q + 1.95 * q, plate.r + 1.95 * r)


@lru_cache(maxsize=64)
def _land(course: Course, language: str, titled: bool) -> str:
    """Everything that never changes: the boards, their letters, El Dorado."""
    rims = [_outline(course, piece) for piece in course.pieces]
    coast = f'd="{"".join(rims)}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    parts = [f'<path {coast} stroke="{SHORE}" stroke-width="20"/><path {coast} stroke="#e3d6b4" stroke-width="17"/>']
    x, y = _city(course)
    parts.append(f'<use href="#eld-city" x="{_n(x)}" y="{_n(y)}"><title>El Dorado</title></use>')
    parts += [_hex(cell, language if titled else None) for cell in course.hexes]
    parts += [
        f'<path d="{rim}" fill="none" stroke="{WOOD}" stroke-width="2.6" stroke-linejoin="round"/>' for rim in rims
    ]
    for piece, (x, y) in zip(course.pieces, _letters(course), strict=False):
        disc = f'<circle cx="{_n(x)}" cy="{_n(y)}" r="14" fill="{PAPER}" stroke="{WOOD}" stroke-width="2"/>'
        figure = 'font-size="18" font-weight="bold" text-anchor="middle"'
        parts.append(f'{disc}<text x="{_n(x)}" y="{_n(y + 6)}" {figure}>{piece.board}</text>')
    return "".join(parts)


# ---- barriers ---------------------------------------------------------------------------------------------------


def _clearance(course: Course, point: Point, others: Iterable[Point] = ()) -> float:
    """How far a point is from the middle of the nearest hex, from El Dorado and from other signs."""
    crowd = [*(_at(cell.q, cell.r) for cell in course.hexes), *others]
    return min(dist(_city(course), point) - R, *(dist(other, point) for other in crowd))


def _junction_edges(course: Course, junction: Junction) -> list[tuple[Point, Point]]:
    edges = []
    for here, there in junction.edges:
        direction = course.neighbours[here].tolist().index(there)
        edges.append(_edge(course.hexes[here], direction))
    return edges


@lru_cache(maxsize=64)
def _posts(course: Course) -> tuple[tuple[str, Point], ...]:
    """For each barrier: its line along the junction, and where its sign stands, beside the boards if there is room."""
    posts: list[tuple[str, Point]] = []
    for junction in course.junctions:
        if not junction.barrier:
            continue
        edges = _junction_edges(course, junction)
        ends = [end for edge in edges for end in edge]
        first, last = max(combinations(ends, 2), key=lambda pair: dist(*pair))
        ux, uy = ((b - a) / dist(first, last) for a, b in zip(first, last, strict=True))
        middle = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
        beside = [(x + way * BESIDE * ux, y + way * BESIDE * uy) for way, (x, y) in ((-1, first), (1, last))]
        taken = [sign for _, sign in posts]
        best = max(beside, key=lambda point: _clearance(course, point, taken))
        posts.append((_line(edges), best if _clearance(course, best, taken) >= CLEAR else middle))
    return tuple(posts)


@lru_cache(maxsize=64)
def _letters(course: Course) -> tuple[Point, ...]:
    """Where the letter of each board stands: beside its rim, as far from everything else as can be."""
    found: list[Point] = []
    for piece in course.pieces[:-1]:
        others = [_at(cell.q, cell.r) for cell in course.hexes if cell.board != piece.board]
        others += [*(sign for _, sign in _posts(course)), *found, _city(course)]
        rim = [
            (_at(q + 0.94 * dq, r + 0.94 * dr), others, _at(*piece.middle))
            for q, r in piece.places
            for dq, dr in STEPS
            if (q + dq, r + dr) not in course.number
        ]
        found.append(max(rim, key=_room)[0])
    return tuple(found)


def _room(place: tuple[Point, list[Point], Point]) -> tuple[float, float]:
    """How good a place beside a board is: away from what else is there, but enough is enough; near the middle."""
    point, others, middle = place
    return min(4 * R, *(dist(point, other) for other in others)), -dist(point, middle)


def _barrier(course: Course, place: int, number: int | None, language: str) -> str:
    """A bar along the junction and a sign with the number and what it asks for."""
    path, (x, y) = _posts(course)[place]
    line = f'd="{path}" fill="none"'
    bar = (
        f'<g stroke-linecap="round" stroke-linejoin="round"><path {line} stroke="{WOOD}" stroke-width="11"/>'
        f'<path {line} stroke="#d8b27a" stroke-width="7"/></g>'
        f'<path {line} stroke="{WOOD}" stroke-width="7" stroke-dasharray="1.6 7.4"/>'
    )
    if number is None:
        return bar
    terrain, cost = TERRAINS[BARRIER_TERRAIN[number - 1]], int(BARRIER_COST[number - 1])
    asked = text.say("eldorado-terrain", language, terrain=terrain)
    said = escape(text.say("eldorado-picture-barrier", language, number=number, terrain=asked, cost=cost))
    width = 30 + 20 * cost
    left = x - width / 2
    box = f'x="{_n(left)}" y="{_n(y - 14)}" width="{width}" height="28" rx="14" fill="{FILL[terrain]}"'
    plate = f'<rect {box} stroke="{WOOD}" stroke-width="2.4"/>'
    plate += f'<circle cx="{_n(left + 14)}" cy="{_n(y)}" r="11" fill="{WOOD}"/>'
    style = 'font-size="16" font-weight="bold" text-anchor="middle" fill="#fff"'
    figure = f'<text x="{_n(left + 14)}" y="{_n(y + 5.5)}" {style}>{number}</text>'
    signs = "".join(_sign(SIGN[terrain], INK[terrain], left + 35 + 19 * k, y, 0.95) for k in range(cost))
    return f"<g><title>{said}</title>{bar}{plate}{figure}{signs}</g>"


# ---- the map ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _frame(course: Course) -> tuple[float, float, float, float, Point]:
    """Left, top, width and height of the map, and where the compass rose stands: a corner, where there is room."""
    points = [_at(cell.q, cell.r) for cell in course.hexes] + [sign for _, sign in _posts(course)]
    points += _letters(course)
    x, y = _city(course)
    points += [(x - 40, y - 30), (x + 40, y + 24)]
    reach = R + MARGIN
    left, right = min(x for x, _ in points) - reach, max(x for x, _ in points) + reach
    top, bottom = min(y for _, y in points) - reach, max(y for _, y in points) + reach
    signs = [*(sign for _, sign in _posts(course)), *_letters(course)]
    corners = [(x, y) for x in (left + 70, right - 70) for y in (bottom - 70, top + 70)]
    rose = max(corners, key=lambda corner: _clearance(course, corner, signs))
    if _clearance(course, rose, signs) < ROSE_ROOM:
        bottom += 120
        rose = max(((x, bottom - 70) for x in (left + 70, right - 70)), key=lambda at: _clearance(course, at, signs))
    return left, top, right - left, bottom - top, rose


def _rose(at: Point, language: str) -> str:
    """The six directions, by the names that moves give them."""
    parts = [f'<circle r="46" fill="{PAPER}" stroke="{SHORE}"/>']
    for number, direction in enumerate(DIRECTIONS):
        angle = number * pi / 3
        x, y = cos(angle), -sin(angle)
        tip, side = (24 * x, 24 * y), (6 * cos(angle + pi / 3), -6 * sin(angle + pi / 3))
        other = 6 * cos(angle - pi / 3), -6 * sin(angle - pi / 3)
        ray = _points([tip, side, (0, 0), other])
        parts.append(f'<polygon points="{ray}" fill="#b8860b" stroke="{TEXT}" stroke-width="0.6"/>')
        parts.append(
            f'<text x="{_n(35 * x)}" y="{_n(35 * y + 4)}" font-size="12" text-anchor="middle">{direction}</text>'
        )
    said = escape(text.say("eldorado-picture-rose", language))
    return f'<g transform="translate({_n(at[0])} {_n(at[1])})"><title>{said}</title>{"".join(parts)}</g>'


def _map(
    course: Course, standing: Mapping[int, int | None], above: str, language: str, titled: bool = True
) -> tuple[str, float, float]:
    """The framed map with its upper left corner at the origin, its width and its height.

    `standing` has the number of each barrier by its place on the course, `above` what lies on the hexes.
    """
    left, top, width, height, rose = _frame(course)
    barriers = "".join(_barrier(course, place, number, language) for place, number in standing.items())
    sheet = f'<rect width="{_n(width)}" height="{_n(height)}" fill="{LAND}" stroke="{SHORE}" stroke-width="2"/>'
    inner = f'<rect x="6" y="6" width="{_n(width - 12)}" height="{_n(height - 12)}" fill="none" stroke="{SHORE}"/>'
    drawn = f"{_land(course, language, titled)}{barriers}{_rose(rose, language)}{above}"
    return f'{sheet}{inner}<g transform="translate({_n(-left)} {_n(-top)})">{drawn}</g>', width, height


def _svg(width: float, height: float, label: str, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" width="{_n(width)}" '
        f'font-family="Georgia, serif" fill="{TEXT}" role="img" aria-label="{escape(label, QUOTES)}">'
        f'{_definitions()}<rect width="{_n(width)}" height="{_n(height)}" fill="{PAPER}"/>{inside}</svg>'
    )


QUOTES = {'"': "&quot;"}


# ---- courses alone ----------------------------------------------------------------------------------------------


def _standing(course: Course) -> dict[int, int | None]:
    """The barriers before anybody opens one."""
    return dict(enumerate(course.barriers or [None] * course.barrier_places))


def _facts(course: Course, language: str) -> str:
    """What there is to know of a course, in a line."""
    known = difficulty(course)
    cost, steps = min(way.cost for way in known.cheapest), min(way.steps for way in known.shortest)
    numbers = {"hexes": known.hexes, "barriers": known.barriers, "caves": known.caves}
    return text.say("eldorado-picture-facts", language, cost=cost, steps=steps, **numbers)


def _legend(language: str, x: float, y: float) -> str:
    """What each hex is."""
    parts = []
    for terrain in (*SIGN, "mountain"):
        name = f"{terrain}-1" if terrain in SIGN else "mountain-0"
        parts.append(f'<use href="#eld-{name}" transform="translate({_n(x + 18)} {_n(y)}) scale(0.55)"/>')
        words = text.say("eldorado-terrain", language, terrain=terrain)
        parts.append(f'<text x="{_n(x + 40)}" y="{_n(y + 5)}" font-size="15">{escape(words)}</text>')
        x += 64 + 8.2 * len(words)
    return "".join(parts)


def course_picture(course: Course, language: str = "en") -> str:
    """A course alone: its map, its name, and what the hexes are."""
    drawn, width, height = _map(course, _standing(course), "", language)
    name, facts = course.name[language], _facts(course, language)
    full = max(width + 24, 860)
    return _svg(
        full,
        height + 108,
        f"{name}: {facts}",
        f'<text x="14" y="30" font-size="24" font-weight="bold">{escape(name)}</text>'
        f'<text x="14" y="{_n(height + 97)}" font-size="15">{escape(facts)}</text>'
        f"{_legend(language, 14, height + 62)}"
        f'<g transform="translate({_n((full - width) / 2)} 42)">{drawn}</g>',
    )


def design_picture(document: Any, language: str = "en") -> str:
    """The course of a document."""
    return course_picture(assemble(document), language)


# ---- the sheet of all printed courses ---------------------------------------------------------------------------

COLUMN, GAP = 780.0, 20.0


def contact_sheet(language: str = "en") -> str:
    """All printed courses, each with its name: the first one across, the others in pairs."""
    parts: list[str] = []
    y = 56.0
    rows = [ROUTE_IDS[:1], *(ROUTE_IDS[first : first + 2] for first in range(1, len(ROUTE_IDS), 2))]
    for row in rows:
        room = (2 * COLUMN + GAP) / len(row) - GAP * (len(row) - 1) / len(row)
        courses = [course_of(route) for route in row]
        drawn = [(course, *_map(course, _standing(course), "", language, titled=False)) for course in courses]
        scales = [min(1.0, room / width, COLUMN / height) for _, _, width, height in drawn]
        tallest = max(scale * height for scale, (*_, height) in zip(scales, drawn, strict=True))
        for column, (scale, (course, land, width, _)) in enumerate(zip(scales, drawn, strict=True)):
            x = GAP + column * (room + GAP)
            name, facts = (escape(words) for words in (course.name[language], _facts(course, language)))
            parts.append(f'<text x="{_n(x)}" y="{_n(y + 22)}" font-size="22" font-weight="bold">{name}</text>')
            parts.append(f'<text x="{_n(x)}" y="{_n(y + 43)}" font-size="14">{facts}</text>')
            centred = x + (room - scale * width) / 2
            parts.append(f'<g transform="translate({_n(centred)} {_n(y + 54)}) scale({scale:.3f})">{land}</g>')
        y += tallest + 84
    title = text.say("eldorado-picture-sheet", language)
    head = f'<text x="{_n(GAP)}" y="40" font-size="30" font-weight="bold">{escape(title)}</text>'
    return _svg(2 * COLUMN + 3 * GAP, y, title, head + "".join(parts))


# ---- a table ----------------------------------------------------------------------------------------------------

CARD_WIDTH, CARD_HEIGHT = 118.0, 48.0
SLOT = 132.0
LINE, LETTER = 20.0, 7.2
"""The height of a line of text, and the usual width of a letter."""
JOKER_INK, ACTION_INK = "#5c5648", "#6a3d8f"


def _pin(seat: int, pawn: int | None, x: float, y: float, mark: bool, said: str) -> str:
    """A pawn: a pin with its seat's number, its own where a seat has two, and a ring when it is that seat's turn."""
    ring = f'<circle cy="-24" r="17.5" fill="none" stroke="{GOLD}" stroke-width="3.5"/>' if mark else ""
    body = "M0,0C-3,-9 -14,-14 -14,-25A14,14 0 1 1 14,-25C14,-14 3,-9 0,0Z"
    drawn = (
        f'{ring}<path d="{body}" fill="{SEAT_INK[seat]}" stroke="#fff" stroke-width="1.8"/>'
        f'<text y="-18.5" font-size="18" font-weight="bold" fill="#fff" text-anchor="middle">{seat}</text>'
    )
    if pawn is not None:
        drawn += (
            f'<circle cx="12" cy="-13" r="7.5" fill="#fff" stroke="{SEAT_INK[seat]}" stroke-width="1.5"/>'
            f'<text x="12" y="-8.8" font-size="12" fill="{SEAT_INK[seat]}" text-anchor="middle">{pawn}</text>'
        )
    return f'<g transform="translate({_n(x)} {_n(y)})"><title>{escape(said)}</title>{drawn}</g>'


def _pawns(view: View, course: Course, language: str) -> str:
    """The pawns, side by side where they share a hex or have arrived."""
    standing: dict[str, list[tuple[int, int | None]]] = {}
    for player in view.players:
        for number, where in enumerate(player.pawns, start=1):
            pawn = number if len(player.pawns) > 1 else None
            standing.setdefault(where, []).append((player.seat, pawn))
    parts = []
    for where, pawns in standing.items():
        if where == HOME:
            x, y = _city(course)
            y += 34
        else:
            q, r = where.split(",")
            x, y = _at(int(q), int(r))
            y += 12
        for place, (seat, pawn) in enumerate(pawns):
            shift = 31 * (place - (len(pawns) - 1) / 2)
            said = text.say("eldorado-picture-pawn", language, seat=seat, pawn=pawn or 0, hex=where)
            mark = seat == view.turn and view.phase != "over"
            parts.append(_pin(seat, pawn, x + shift, y, mark, said))
    return "".join(parts)


def _tiles_left(view: View) -> str:
    """How many tiles lie on each cave."""
    parts = []
    for where, tiles in view.caves.items():
        q, r = where.split(",")
        x, y = _at(int(q), int(r))
        figure = 'font-size="14" font-weight="bold" text-anchor="middle"'
        parts.append(
            f'<circle cx="{_n(x)}" cy="{_n(y + 7)}" r="9.5" fill="{PAPER if tiles else SHORE}" stroke="{GILT}"/>'
            f'<text x="{_n(x)}" y="{_n(y + 12)}" {figure}>{tiles}</text>'
        )
    return "".join(parts)


# ---- the market -------------------------------------------------------------------------------------------------


def _power(card: int, x: float, y: float) -> str:
    """What a card moves with: its sign and its power; all three signs for a joker; a star for an action."""
    if KIND[card] == ACTION:
        star = [
            (r * sin(k * pi / 5), -r * cos(k * pi / 5)) for k, r in ((k, 10 if k % 2 == 0 else 4.4) for k in range(10))
        ]
        return f'<polygon transform="translate({_n(x)} {_n(y)})" points="{_points(star)}" fill="{ACTION_INK}"/>'
    figure = f'<text x="{_n(x + 16)}" y="{_n(y + 6)}" font-size="18" font-weight="bold">{POWER[card]}</text>'
    if KIND[card] < len(SYMBOLS):
        terrain = TERRAINS[KIND[card]]
        return _sign(SIGN[terrain], INK[terrain], x, y, 1.05) + figure
    spots = {"jungle": (x - 5, y - 5), "village": (x + 6, y - 4), "river": (x, y + 6)}
    return "".join(_sign(SIGN[terrain], INK[terrain], *spot, 0.62) for terrain, spot in spots.items()) + figure


def _card(name: str, stock: int, x: float, y: float, language: str) -> str:
    """A pile of the market: the card's name, what it moves with, its price, and how many are left."""
    card = CARD_NUMBERS[name]
    words = card_name(card)[language]
    colours = {**{number: FILL[terrain] for number, terrain in enumerate(TERRAINS[:3])}, ACTION: "#dccbe8"}
    face = colours.get(int(KIND[card]), "#fffdf6")
    size = min(14.0, (CARD_WIDTH - 10) / (0.53 * len(words)))
    edges = "".join(
        f'<rect x="{_n(3 * k)}" y="{_n(-3 * k)}" width="{_n(CARD_WIDTH)}" height="{_n(CARD_HEIGHT)}" rx="5" '
        f'fill="{face}" stroke="{WOOD}" stroke-width="0.9"/>'
        for k in reversed(range(stock))
    )
    once = ""
    if ITEM[card]:  # a card struck out: it leaves the game once used
        once = (
            f'<rect x="51.5" y="26.5" width="9" height="13" rx="1.5" fill="#fff" stroke="{TEXT}"/>'
            '<path d="M49,26L63,40M63,26L49,40" stroke="#b3261e" stroke-width="2"/>'
        )
    price = (
        f'<circle cx="84" cy="33" r="10.5" fill="#fbe9b0" stroke="{INK["village"]}" stroke-width="1.6"/>'
        f'<text x="84" y="38.5" font-size="15" font-weight="bold" text-anchor="middle">{PRICE[card]}</text>'
    )
    said = text.say("eldorado-picture-pile", language, card=words, price=int(PRICE[card]), stock=stock)
    return (
        f'<g transform="translate({_n(x)} {_n(y)})"><title>{escape(said)}</title>{edges}'
        f'<text x="6" y="16" font-size="{size:.1f}" font-weight="bold">{escape(words)}</text>'
        f'{_power(card, 16, 33)}{once}{price}<text x="98" y="38" font-size="13">×{stock}</text></g>'
    )


def _market(view: View, columns: int, language: str) -> tuple[str, float]:
    """The slots, empty ones too, then the piles above them; and their height."""
    parts = []
    y = 16.0
    empty = [("", 0)] * (SLOTS - len(view.row))
    for key, piles in (("market", [*view.row.items(), *empty]), ("above", list(view.above.items()))):
        if piles:
            parts.append(_heading(f"eldorado-picture-{key}", y, language))
        for number, (name, stock) in enumerate(piles):
            across, down = number % columns * SLOT, y + 18 + number // columns * (CARD_HEIGHT + 14)
            parts.append(_card(name, stock, across, down, language) if stock else _empty_slot(across, down))
        y += 22 + -(-len(piles) // columns) * (CARD_HEIGHT + 14) + 10
    return "".join(parts), y - 26


def _empty_slot(x: float, y: float) -> str:
    box = f'x="{_n(x)}" y="{_n(y)}" width="{_n(CARD_WIDTH)}" height="{_n(CARD_HEIGHT)}" rx="5"'
    return f'<rect {box} fill="none" stroke="{SHORE}" stroke-width="1.5" stroke-dasharray="5 4"/>'


def _heading(key: str, y: float, language: str) -> str:
    return f'<text y="{_n(y)}" font-size="17" font-weight="bold">{escape(text.say(key, language))}</text>'


# ---- the players ------------------------------------------------------------------------------------------------


def _listed(names: Iterable[tuple[str, int]]) -> str:
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in names)


def _cards(cards: Mapping[str, int], language: str) -> str:
    return _listed((card_name(CARD_NUMBERS[card])[language], number) for card, number in cards.items())


def _wrapped(words: str, width: int) -> list[str]:
    """A text in lines of so many letters."""
    lines = [""]
    for word in words.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [line.removesuffix(" ·") for line in lines]


def _held(player: PlayerView, view: View, language: str) -> str:
    """What lies before a player, as far as the viewer may see it."""
    held = {"hand": _cards(player.hand or {}, language)}
    if player.seat == view.turn and view.phase != "over":
        held["played"] = _cards(view.played, language)
    held["barriers"] = ", ".join(str(number) for number in player.barriers)
    tiles = [(text.say("eldorado-tile", language, tile=tile), number) for tile, number in player.tiles.items()]
    held["tiles"] = _listed(tiles)
    said = [text.say("eldorado-picture-held", language, kind=kind, what=words) for kind, words in held.items() if words]
    return " · ".join(said)


def _players(view: View, width: float, language: str) -> tuple[str, float]:
    """A box with a few lines for each player, and their height."""
    parts = [_heading("eldorado-picture-players", 16, language)]
    y = 30.0
    letters = int((width - 60) / LETTER)
    for player in view.players:
        to_act = player.seat == view.turn and view.phase != "over"
        counts = {"hand": player.hand_size, "deck": player.deck_size, "discard": sum(player.discard.values())}
        head = text.say("eldorado-picture-player", language, seat=player.seat, to_go=player.to_go, **counts)
        heads = _wrapped(f"▶ {head}" if to_act else head, int(letters * 0.92))
        lines = heads + [line for line in _wrapped(_held(player, view, language), letters) if line]
        tall = max(LINE * len(lines) + 12, 34)
        box = f'y="{_n(y)}" width="{_n(width)}" height="{_n(tall)}" rx="6" fill="{"#fff3cf" if to_act else "#f4ecd8"}"'
        parts.append(f'<rect {box} stroke="{GOLD if to_act else SHORE}" stroke-width="{2 if to_act else 1}"/>')
        disc = f'<circle cx="22" cy="{_n(y + 17)}" r="12" fill="{SEAT_INK[player.seat]}" stroke="#fff"/>'
        figure = 'font-size="16" font-weight="bold" fill="#fff" text-anchor="middle"'
        parts.append(f'{disc}<text x="22" y="{_n(y + 22.5)}" {figure}>{player.seat}</text>')
        for number, line in enumerate(lines):
            weight = ' font-weight="bold"' if number < len(heads) else ""
            at = f'x="44" y="{_n(y + 22 + LINE * number)}"'
            parts.append(f'<text {at} font-size="15"{weight}>{escape(line)}</text>')
        y += tall + 8
    return "".join(parts), y - 8


def _situation(view: View, course: Course, language: str) -> str:
    """The course, the round, and whose turn it is or who won."""
    last = "yes" if view.last_round else "no"
    winners = ", ".join(str(seat) for seat in view.winners)
    said = {"phase": view.phase, "round": view.round, "seat": view.turn, "last": last}
    won = {"winners": winners, "count": len(view.winners)}
    return text.say("eldorado-picture-heading", language, course=course.name, **said, **won)


def picture(view: Any, language: str = "en") -> str:
    """The whole table: the course with pawns and barriers, the market, and what everybody knows of each player."""
    course = course_of(view.course)
    places = {(junction.first, junction.second): junction.place for junction in course.junctions}
    standing = {places[barrier.between]: barrier.number for barrier in view.barriers if barrier.owner is None}
    above = _tiles_left(view) + _pawns(view, course, language)
    drawn, width, height = _map(course, standing, above, language)
    beside = width < 1.2 * height  # the panels stand beside a tall map and below a wide one
    columns = SLOTS // 2 if beside else SLOTS
    panel = columns * SLOT
    (market, market_height), (players, players_height) = (
        _market(view, columns, language),
        _players(view, panel, language),
    )
    if beside:
        full = width + panel + 40
        map_at, market_at, players_at = (12.0, 46.0), (width + 30, 46.0), (width + 30, market_height + 72)
        bottom = max(height + 46, market_height + 72 + players_height)
    else:
        full = max(width + 24, 2 * panel + 52)
        map_at = (full - width) / 2, 46.0
        market_at, players_at = (16.0, height + 62), (full - panel - 16, height + 62)
        bottom = height + 62 + max(market_height, players_height)
    heading = _situation(view, course, language)
    groups = zip((drawn, market, players), (map_at, market_at, players_at), strict=True)
    inside = "".join(f'<g transform="translate({_n(x)} {_n(y)})">{part}</g>' for part, (x, y) in groups)
    title = f'<text x="14" y="32" font-size="24" font-weight="bold">{escape(heading)}</text>'
    return _svg(full, bottom + 16, text.say("eldorado-picture-label", language), title + inside)
