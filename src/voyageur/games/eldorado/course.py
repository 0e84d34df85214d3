"""Courses: how boards lie together, as documents people write and as the arrays the rules play on.

A document places printed pieces on one lattice of hexes, in the order one crosses them, and the finish plate last.
Everything a document says is checked here before anything is built from it, and every mistake has its sentence.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import combinations, islice, pairwise
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.core import text
from voyageur.core.errors import BadOption, VoyageurError
from voyageur.core.options import whole
from voyageur.core.sheet import Sheet
from voyageur.games.eldorado.material import BARRIERS, BOARDS, MOST_COST, ROUTES, STARTS, STEPS, TERRAINS

Place = tuple[int, int]
"""Axial coordinates of a hex."""

LETTERS: tuple[str, ...] = tuple(letter for letter, board in BOARDS.items() if board["kind"] != "finish")
PLATES: tuple[str, ...] = tuple(plate for plate, board in BOARDS.items() if board["kind"] == "finish")
ROUTE_IDS: tuple[str, ...] = tuple(route["id"] for route in ROUTES)
ENTERABLE: tuple[str, ...] = TERRAINS[:5]

MOST_PIECES = len(LETTERS) // 2
"""Every piece has two sides."""
LEAST_EDGES = 7
"""Shared by two pieces that follow each other."""
FARTHEST_HEX = 3
"""From the origin of a piece."""
CORNERS: tuple[Place, ...] = tuple((FARTHEST_HEX * q, FARTHEST_HEX * r) for q, r in STEPS)
"""Of a large board, where a finish plate may sit."""
TURNS = 6
REACH = 1000
"""How far from the origin a piece may be placed: farther than any course goes."""
LONGEST_NAME = 80
MOST_QUOTED = 5
"""Unknown keys of one object that are named."""
SEED_BITS = 31


# ---- pieces -----------------------------------------------------------------------------------------------------


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


# ---- the course -------------------------------------------------------------------------------------------------


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


# ---- documents: their form --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Barrier:
    between: tuple[str, str]
    number: int | None


@dataclass(frozen=True)
class _Plan:
    """A document read: its form is right, its content not looked at yet."""

    name: str | Mapping[str, str] | None
    boards: tuple[Piece, ...]
    finish: Piece
    barriers: tuple[_Barrier, ...] | None


def _quoted(value: Any) -> str:
    """What somebody wrote, as JSON, to be quoted back to them; what is inside lists and objects is left out."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return f'"{text.shortened(value)}"'
    if isinstance(value, (int, float)):
        return text.written(value)
    return "{…}" if isinstance(value, Mapping) else "[…]" if isinstance(value, (list, tuple)) else type(value).__name__


class _Reader:
    """Reads a document of unknown origin, noting everything whose form is wrong."""

    def __init__(self) -> None:
        self.problems: list[VoyageurError] = []

    def wrong(self, key: str, **arguments: Any) -> None:
        self.problems.append(BadOption(key, **arguments))

    def unfit(self, where: str, wanted: str, value: Any) -> None:
        self.wrong("eldorado-course-form", where=where, wanted=wanted, value=_quoted(value))

    def fields(self, value: Any, where: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> Any:
        """The value, if it is an object with these keys and no others; otherwise None."""
        if not isinstance(value, Mapping):
            return self.unfit(where, "object", value)
        known = needed + optional
        before = len(self.problems)
        for key in islice((key for key in value if key not in known), MOST_QUOTED):
            self.wrong("eldorado-course-key", where=where, field=_quoted(key), known=known)
        for key in needed:
            if key not in value:
                self.wrong("eldorado-course-lacks", where=where, field=key)
        return value if len(self.problems) == before else None

    def items(self, value: Any, where: str, least: int, most: int) -> list[Any]:
        """The items of a list that is neither too short nor too long."""
        if not isinstance(value, (list, tuple)):
            self.unfit(where, "list", value)
        elif not least <= len(value) <= most:
            self.wrong("eldorado-course-length", where=where, given=len(value), least=least, most=most)
        else:
            return list(value)
        return []

    def number(self, value: Any, where: str, wanted: str, allowed: range) -> int:
        number = whole(value)
        if number is None or number not in allowed:
            self.unfit(where, wanted, value)
            return 0
        return number

    def letter(self, value: Any, where: str) -> str:
        if isinstance(value, str) and value in LETTERS:
            return value
        self.wrong("eldorado-course-board", where=where, board=_quoted(value), known=LETTERS)
        return ""

    def name(self, value: Any) -> str | Mapping[str, str] | None:
        def fit(name: Any, where: str) -> None:
            if not isinstance(name, str) or not 0 < len(name.strip()) <= len(name) <= LONGEST_NAME:
                self.unfit(where, "name", name)
            elif not name.isprintable():
                self.wrong("eldorado-course-name", where=where)

        if not isinstance(value, Mapping):
            fit(value, "name")
            return str(value) if isinstance(value, str) else None
        if self.fields(value, "name", text.LANGUAGES) is None:
            return None
        for language in text.LANGUAGES:
            fit(value[language], f"name.{language}")
        return {language: value[language] for language in text.LANGUAGES}

    def piece(self, value: Any, where: str, what: str) -> Piece | None:
        if self.fields(value, where, (what, "rotation", "q", "r")) is None:
            return None
        board = value[what]
        if what == "board":
            board = self.letter(board, f"{where}.board")
        elif not isinstance(board, str) or board not in PLATES:
            self.unfit(f"{where}.plate", "plate", board)
        rotation = self.number(value["rotation"], f"{where}.rotation", "rotation", range(TURNS))
        q, r = (
            self.number(value[axis], f"{where}.{axis}", "coordinate", range(-REACH, REACH + 1)) for axis in ("q", "r")
        )
        return Piece(str(board), rotation, q, r)

    def barrier(self, value: Any, where: str) -> _Barrier | None:
        if self.fields(value, where, ("between",), ("number",)) is None:
            return None
        ends = [self.letter(end, f"{where}.between") for end in self.items(value["between"], f"{where}.between", 2, 2)]
        number = None
        if value.get("number") is not None:
            number = self.number(value["number"], f"{where}.number", "barrier", range(1, BARRIERS + 1))
        return _Barrier((ends[0], ends[1]), number) if len(ends) == 2 else None

    def plan(self, document: Any) -> _Plan | None:
        """The whole document; None if anything was wrong."""
        if self.fields(document, "course", ("boards", "finish"), ("name", "barriers")) is None:
            return None
        name = None if document.get("name") is None else self.name(document["name"])
        boards = [
            self.piece(piece, f"boards[{index}]", "board")
            for index, piece in enumerate(self.items(document["boards"], "boards", 2, MOST_PIECES))
        ]
        finish = self.piece(document["finish"], "finish", "plate")
        barriers = None
        if document.get("barriers") is not None:
            barriers = tuple(
                self.barrier(barrier, f"barriers[{index}]")
                for index, barrier in enumerate(self.items(document["barriers"], "barriers", 0, MOST_PIECES))
            )
        if self.problems or finish is None:
            return None
        read = None if barriers is None else tuple(barrier for barrier in barriers if barrier is not None)
        return _Plan(name, tuple(piece for piece in boards if piece is not None), finish, read)


# ---- documents: what they say -----------------------------------------------------------------------------------


def _said(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def _cardboard_problems(boards: tuple[Piece, ...]) -> Iterator[VoyageurError]:
    """What is in the box, and in which order it may be used."""
    used: set[str] = set()
    for board in (piece.board for piece in boards):
        back = BOARDS[board]["back"]
        if board in used:
            yield BadOption("eldorado-course-twice", board=board)
        elif back in used:
            yield BadOption("eldorado-course-back", board=back, back=board)
        used.add(board)
    if boards[0].kind != "start":
        yield BadOption("eldorado-course-start", board=boards[0].board)
    for piece in boards[1:]:
        if piece.kind == "start":
            yield BadOption("eldorado-course-start-late", board=piece.board)
    if boards[-1].kind == "strip":
        yield BadOption("eldorado-course-strip-last", board=boards[-1].board)
    junctions = sum(has_barrier(first, second) for first, second in pairwise(boards))
    if junctions > BARRIERS:
        yield BadOption("eldorado-course-too-many-barriers", needed=junctions, most=BARRIERS)


def _lying_problems(boards: tuple[Piece, ...], finish: Piece) -> Iterator[VoyageurError]:
    """Pieces that follow each other meet along a side; others keep apart; none covers another."""
    for (i, first), (j, second) in combinations(enumerate(boards), 2):
        names = {"first": first.board, "second": second.board}
        covered = first.cover & second.cover
        touching = shared_edges(first, second)
        if covered:
            yield BadOption("eldorado-course-overlap", **names, hex=_said(min(covered)), count=len(covered))
        elif j == i + 1 and len(touching) < LEAST_EDGES:
            yield BadOption("eldorado-course-apart", **names, edges=len(touching), least=LEAST_EDGES)
        elif j > i + 1 and touching:
            yield BadOption("eldorado-course-touch", **names, hex=_said(touching[0][0]), other=_said(touching[0][1]))
    yield from _finish_problems(boards, finish)


def _finish_problems(boards: tuple[Piece, ...], finish: Piece) -> Iterator[VoyageurError]:
    """The plate sits on a corner of the last board and touches no other."""
    last = boards[-1]
    notch = finish.at(BOARDS[finish.board]["notch"]["q"], BOARDS[finish.board]["notch"]["r"])
    corners = [last.at(*corner) for corner in CORNERS]
    if last.kind != "strip" and notch not in corners:
        said = [_said(corner) for corner in corners]
        yield BadOption("eldorado-course-notch", board=last.board, hex=_said(notch), corners=" · ".join(said))
    for piece in boards:
        covered = piece.cover & finish.cover
        if covered:
            yield BadOption("eldorado-course-finish-overlap", board=piece.board, hex=_said(min(covered)))
        elif piece is not last and (touching := shared_edges(piece, finish)):
            yield BadOption("eldorado-course-finish-touch", board=piece.board, hex=_said(touching[0][0]))


def _barrier_problems(plan: _Plan) -> Iterator[VoyageurError]:
    """Barriers that are named stand at every junction that takes one, and nowhere else."""
    junctions = {frozenset((a.board, b.board)): has_barrier(a, b) for a, b in pairwise(plan.boards)}
    named: set[frozenset[str]] = set()
    numbers: set[int] = set()
    for barrier in plan.barriers or ():
        first, second = barrier.between
        ends = frozenset(barrier.between)
        if ends not in junctions:
            yield BadOption("eldorado-course-no-junction", first=first, second=second)
        elif not junctions[ends]:
            yield BadOption("eldorado-course-no-barrier", first=first, second=second)
        elif ends in named:
            yield BadOption("eldorado-course-barrier-twice", first=first, second=second)
        named.add(ends)
        if barrier.number in numbers:
            yield BadOption("eldorado-course-number-twice", number=barrier.number)
        numbers |= {barrier.number} - {None}  # type: ignore[arg-type]  # None is what is taken out
    for piece, following in pairwise(plan.boards):
        if has_barrier(piece, following) and frozenset((piece.board, following.board)) not in named:
            yield BadOption("eldorado-course-barrier-missing", first=piece.board, second=following.board)
    without = [f"{a}–{b}" for a, b in (barrier.between for barrier in plan.barriers or () if barrier.number is None)]
    if numbers and without:
        yield BadOption("eldorado-course-number-missing", junctions=", ".join(without))


def _closed_problems(course: Course) -> Iterator[VoyageurError]:
    """There is a way to El Dorado from every starting hex."""
    closed = [str(course.hexes[start].start) for start in course.starts if course.distance[start] < 0]
    if closed:
        yield BadOption("eldorado-course-closed", starts=", ".join(closed), count=len(closed))


def _checked(document: Any) -> tuple[_Plan | None, list[VoyageurError]]:
    """The document as a plan, and everything wrong with it."""
    reader = _Reader()
    plan = reader.plan(document)
    if plan is None:
        return None, reader.problems
    found = [*_cardboard_problems(plan.boards), *_lying_problems(plan.boards, plan.finish)]
    if not found:
        found += _closed_problems(_built(_key(plan)))
    if plan.barriers is not None:
        found += _barrier_problems(plan)
    return plan, found


def problems(document: Any) -> list[VoyageurError]:
    """Everything wrong with a document, in words; empty when it can be played on."""
    return _checked(document)[1]


# ---- documents to courses ---------------------------------------------------------------------------------------


def _right(document: Any) -> _Plan:
    plan, found = _checked(document)
    if found or plan is None:
        raise found[0]
    return plan


def _written(plan: _Plan) -> dict[str, Any]:
    """The plan as a document in its normal form: known keys only, in a fixed order."""
    name = dict(plan.name) if isinstance(plan.name, Mapping) else plan.name
    document: dict[str, Any] = {} if name is None else {"name": name}
    document["boards"] = [
        {"board": piece.board, "rotation": piece.rotation, "q": piece.q, "r": piece.r} for piece in plan.boards
    ]
    finish = plan.finish
    document["finish"] = {"plate": finish.board, "rotation": finish.rotation, "q": finish.q, "r": finish.r}
    if plan.barriers is not None:
        numbers = {frozenset(barrier.between): barrier.number for barrier in plan.barriers}
        document["barriers"] = []
        for first, second in pairwise(plan.boards):
            if has_barrier(first, second):
                number = numbers.get(frozenset((first.board, second.board)))
                barrier: dict[str, Any] = {"between": [first.board, second.board]}
                document["barriers"].append(barrier if number is None else barrier | {"number": number})
    return document


def _key(plan: _Plan) -> bytes:
    return msgspec.json.encode(_written(plan))


def assemble(document: Any) -> Course:
    """The course of a document; BadOption says the first thing that is wrong with it."""
    try:
        key = msgspec.json.encode(document)
    except (TypeError, ValueError, OverflowError, RecursionError):  # it cannot be right, or is made of other types
        return _built(_key(_right(document)))
    return _assembled(key)


@lru_cache(maxsize=256)
def _assembled(key: bytes) -> Course:
    """The course of a document as it is written: one that was right before is right again."""
    return _built(_key(_right(msgspec.json.decode(key))))


@lru_cache(maxsize=256)
def _built(key: bytes) -> Course:
    """The course of a document in its normal form. Only whether there is a way has still to be seen."""
    document = msgspec.json.decode(key)
    boards = tuple(Piece(*piece.values()) for piece in document["boards"])
    pieces = (*boards, Piece(*document["finish"].values()))
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
    numbers = tuple(barrier["number"] for barrier in document.get("barriers", ()) if "number" in barrier)
    name = document.get("name")
    starts = {cell.start: index for index, cell in enumerate(hexes) if cell.start}
    finish = tuple(index for index, cell in enumerate(hexes) if cell.finish)
    distance = np.array(_ways(nearby, [cell.cost for cell in hexes], finish), np.int16)
    distance[[cell.terrain == "mountain" for cell in hexes]] = -1
    for array in (neighbours, crossing, distance):
        array.flags.writeable = False
    return Course(
        given_name=dict.fromkeys(text.LANGUAGES, name) if isinstance(name, str) else name,
        pieces=pieces,
        hexes=hexes,
        number=number,
        neighbours=neighbours,
        crossing=crossing,
        junctions=junctions,
        barriers=numbers or None,
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


def _ways(nearby: list[list[int]], prices: list[int], finish: tuple[int, ...]) -> list[int]:
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


# ---- the option -------------------------------------------------------------------------------------------------

RANDOM = re.compile(r"random-(0|[1-9][0-9]{0,9})", re.ASCII)


def normal(option: Any) -> Any:
    """The option's value in its normal form: the name of a course, or a document; BadOption if it is neither."""
    if isinstance(option, str):
        seed = RANDOM.fullmatch(option)
        if option not in ROUTE_IDS and (seed is None or int(seed[1]) >= 1 << SEED_BITS):
            raise BadOption("eldorado-course-unknown", course=_quoted(option), known=ROUTE_IDS)
        return option
    return _written(_right(option))


def document_of(option: Any) -> dict[str, Any]:
    """The document that a value of the option stands for, in its normal form."""
    option = normal(option)
    if isinstance(option, str):
        return _named(option)
    document: dict[str, Any] = option
    return document


def _named(option: str) -> dict[str, Any]:
    if seed := RANDOM.fullmatch(option):
        from voyageur.games.eldorado.invention import invent  # which is made of courses itself

        return invent(int(seed[1]))
    route = ROUTES[ROUTE_IDS.index(option)]
    name = {"en": route["nameEn"], "fr": route["nameFr"]}
    return _written(_right({"name": name, "boards": route["boards"], "finish": route["finish"]}))


def course_of(option: Any) -> Course:
    """The course that a value of the option stands for."""
    return _course_named(option) if isinstance(option, str) else assemble(option)


@lru_cache(maxsize=256)
def _course_named(option: str) -> Course:
    return assemble(document_of(option))


# ---- how hard it is ---------------------------------------------------------------------------------------------


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
    least = _ways(course.neighbours.tolist(), prices, course.finish)
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
