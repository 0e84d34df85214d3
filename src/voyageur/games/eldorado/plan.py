"""Documents of courses, as people write them: read, checked and brought into their normal form.

A document places printed pieces on one lattice of hexes, in the order one crosses them, and the finish plate last.
Everything a document says is checked here before anything is built from it, and every mistake has its sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, islice, pairwise
from typing import Any

import msgspec

from voyageur.core import text
from voyageur.core.errors import BadOption, VoyageurError
from voyageur.core.options import whole
from voyageur.games.eldorado.material import BARRIERS, BOARDS, STEPS
from voyageur.games.eldorado.pieces import FARTHEST_HEX, TURNS, Course, Piece, Place, has_barrier, lay, shared_edges

LETTERS: tuple[str, ...] = tuple(letter for letter, board in BOARDS.items() if board["kind"] != "finish")
PLATES: tuple[str, ...] = tuple(plate for plate, board in BOARDS.items() if board["kind"] == "finish")

MOST_PIECES = len(LETTERS) // 2
"""Every piece has two sides."""
LEAST_EDGES = 7
"""Shared by two pieces that follow each other."""
CORNERS: tuple[Place, ...] = tuple((FARTHEST_HEX * q, FARTHEST_HEX * r) for q, r in STEPS)
"""Of a large board, where a finish plate may sit."""
REACH = 1000
"""How far from the origin a piece may be placed: farther than any course goes."""
LONGEST_NAME = 80
FRENCH_SPACES = dict.fromkeys(map(ord, "\u00a0\u202f"), " ")
"""Names may have spaces that do not break, which Python does not call printable."""
MOST_QUOTED = 5
"""Unknown keys of one object that are named."""


# ---- their form ---------------------------------------------------------------------------------------------------


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


def quoted(value: Any) -> str:
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
        self.wrong("eldorado-course-form", where=where, wanted=wanted, value=quoted(value))

    def fields(self, value: Any, where: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> Any:
        """The value, if it is an object with these keys and no others; otherwise None."""
        if not isinstance(value, Mapping):
            return self.unfit(where, "object", value)
        known = needed + optional
        before = len(self.problems)
        for key in islice((key for key in value if key not in known), MOST_QUOTED):
            self.wrong("eldorado-course-key", where=where, field=quoted(key), known=known)
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
            return str(value)
        self.wrong("eldorado-course-board", where=where, board=quoted(value), known=LETTERS)
        return ""

    def plate(self, value: Any, where: str) -> str:
        if isinstance(value, str) and value in PLATES:
            return str(value)
        self.unfit(where, "plate", value)
        return ""

    def name(self, value: Any) -> str | Mapping[str, str] | None:
        def fit(name: Any, where: str) -> str:
            if not isinstance(name, str) or not 0 < len(name.strip()) <= len(name) <= LONGEST_NAME:
                self.unfit(where, "name", name)
                return ""
            if not name.translate(FRENCH_SPACES).isprintable():
                self.wrong("eldorado-course-name", where=where)
            return str(name)

        if not isinstance(value, Mapping):
            return fit(value, "name")
        if self.fields(value, "name", text.LANGUAGES) is None:
            return None
        return {language: fit(value[language], f"name.{language}") for language in text.LANGUAGES}

    def piece(self, value: Any, where: str, what: str) -> Piece | None:
        if self.fields(value, where, (what, "rotation", "q", "r")) is None:
            return None
        read = self.letter if what == "board" else self.plate
        board = read(value[what], f"{where}.{what}")
        rotation = self.number(value["rotation"], f"{where}.rotation", "rotation", range(TURNS))
        q, r = (
            self.number(value[axis], f"{where}.{axis}", "coordinate", range(-REACH, REACH + 1)) for axis in ("q", "r")
        )
        return Piece(board, rotation, q, r)

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


# ---- what they say ------------------------------------------------------------------------------------------------


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


# ---- from documents to courses ------------------------------------------------------------------------------------


def _right(document: Any) -> _Plan:
    plan, found = _checked(document)
    if found or plan is None:
        raise found[0]
    return plan


def _written(plan: _Plan) -> dict[str, Any]:
    """The plan as a document in its normal form: known keys only, in a fixed order."""
    name = dict(plan.name) if isinstance(plan.name, Mapping) else plan.name
    document: dict[str, Any] = {} if name is None else {"name": name}
    document["boards"] = [piece.to_dict() for piece in plan.boards]
    document["finish"] = plan.finish.to_dict()
    if plan.barriers is not None:
        numbers = {frozenset(barrier.between): barrier.number for barrier in plan.barriers}
        document["barriers"] = []
        for first, second in pairwise(plan.boards):
            if has_barrier(first, second):
                number = numbers.get(frozenset((first.board, second.board)))
                barrier: dict[str, Any] = {"between": [first.board, second.board]}
                document["barriers"].append(barrier if number is None else barrier | {"number": number})
    return document


def tidy(document: Any) -> dict[str, Any]:
    """A document in its normal form; BadOption says the first thing that is wrong with it."""
    return _written(_right(document))


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
    numbers = tuple(barrier["number"] for barrier in document.get("barriers", ()) if "number" in barrier)
    name = document.get("name")
    names = dict.fromkeys(text.LANGUAGES, name) if isinstance(name, str) else name
    return lay(boards, Piece(*document["finish"].values()), names, numbers or None)
