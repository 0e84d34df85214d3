"""Where a seat's pawns can get from here, and how: for whoever shows it before a move is made.

It is found by trying the seat's own legal moves, so there is no second set of rules. What moves need no chance stops
where something would come to light: a tile of a cave, or new cards.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

import msgspec

from voyageur.core.action import Action, Seat
from voyageur.core.position import Position
from voyageur.games.eldorado.actions import WAY_IDS
from voyageur.games.eldorado.course import Course, course_of
from voyageur.games.eldorado.material import DIRECTIONS
from voyageur.games.eldorado.state import EL_DORADO, PATH
from voyageur.games.eldorado.view import HOME, hex_name, reveals

ENTER, GO = "enter", "go"


class Reach(msgspec.Struct, frozen=True):
    """One hex that a pawn can get to, and the best way there: with a card or a tile, by "enter", or by "go"ing on."""

    tool: str = msgspec.field(name="with")
    pawn: int
    """From 1."""
    hex: str
    """"q,r", or "el-dorado"."""
    left: int
    """The power left there to go on with."""
    actions: list[str]
    path: list[str]
    """The hexes on the way, the last one included."""


class Outlook(msgspec.Struct, frozen=True):
    """Where a seat's pawns can get."""

    reach: list[Reach]


class _Way(NamedTuple):
    """A way that is to be followed; of two, the one with more power left comes first, then the shorter one."""

    spent: int
    steps: int
    number: int
    before: Position
    action: Action
    actions: list[str]
    path: list[str]


def outlook(position: Position, seat: Seat) -> Outlook:
    """Every hex within reach of one card or tile of the seat, or by entering it; the best way to each."""
    course = course_of(position._options["course"])
    best: dict[tuple[str, int, str], Reach] = {}
    for action in position.legal(seat):
        for reach in _reached(position, seat, action, course):
            key = (reach.tool, reach.pawn, reach.hex)
            if key not in best or _rank(reach) > _rank(best[key]):
                best[key] = reach
    return Outlook(sorted(best.values(), key=lambda reach: (reach.tool, reach.pawn, reach.hex)))


def _rank(reach: Reach) -> tuple[int, int]:
    """The more power is left, the better; then the fewer moves it takes."""
    return reach.left, -len(reach.actions)


def _reached(position: Position, seat: Seat, action: Action, course: Course) -> Iterator[Reach]:
    """Where a pawn can get by a way that begins with an action."""
    form = action.to_dict()
    if form["kind"] == "move":
        yield from _paths(position, seat, action, str(action).partition(":")[0], form["pawn"], course)
    elif form["kind"] == GO:
        yield from _paths(position, seat, action, GO, int(position._state[0]["pawn"]) + 1, course)
    elif form["kind"] == ENTER and form["to"] in DIRECTIONS:
        here = int(position._state[0]["at"][seat, form["pawn"] - 1])
        there = hex_name(course, int(course.neighbours[here, WAY_IDS.index(form["to"])]))
        yield Reach(ENTER, form["pawn"], there, 0, [str(action)], [there])


def _paths(position: Position, seat: Seat, first: Action, tool: str, pawn: int, course: Course) -> Iterator[Reach]:
    """Every hex on the ways that begin with an action: those with most power left are followed first."""
    number = count()
    waiting = [_Way(0, 0, next(number), position, first, [], [])]
    seen: set[tuple[int, bytes]] = set()
    while waiting:
        way = heapq.heappop(waiting)
        after = way.before.play(way.action, seat)
        there, state = _place(after, seat, pawn), after._state[0]
        goes_on = state["doing"] == PATH and not reveals(way.before, after)
        left = int(state["left"]) if goes_on else 0
        actions, path = [*way.actions, str(way.action)], way.path
        if there != _place(way.before, seat, pawn):  # otherwise it opened a barrier
            path = [*path, HOME if there == EL_DORADO else hex_name(course, there)]
            yield Reach(tool, pawn, path[-1], left, actions, path)
        known = (there, state["owner"].tobytes())
        if goes_on and known not in seen:
            seen.add(known)
            for action in after.legal(seat):
                if action.to_dict()["kind"] == GO:
                    heapq.heappush(waiting, _Way(-left, len(actions), next(number), after, action, actions, path))


def _place(position: Position, seat: Seat, pawn: int) -> int:
    """The hex a pawn is on."""
    return int(position._state[0]["at"][seat, pawn - 1])
