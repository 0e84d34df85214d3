"""Ways across the board and moves in a row, for the examples of the rules."""

import random
from collections import deque
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import voyageur as vg
from voyageur.games.expeditions.material import BOARD

START = "start"
SPOTS: list[str] = [spot["id"] for spot in BOARD["spots"]]
KIND: dict[str, str] = {spot["id"]: spot["kind"] for spot in BOARD["spots"]}
LOCATIONS = [spot for spot in SPOTS if KIND[spot] == "location"]
LINKS: dict[str, list[str]] = {spot: [] for spot in SPOTS}
for _one, _other in BOARD["segments"]:
    LINKS[_one].append(_other)
    LINKS[_other].append(_one)

ALL_ARROWS = 45
"""Arrows of each colour."""


def distances(origin: str, barred: Iterable[str] = ()) -> dict[str, int]:
    """Segments from a spot to every spot that can be reached without entering a barred one."""
    found, queue, closed = {origin: 0}, deque([origin]), set(barred)
    while queue:
        spot = queue.popleft()
        for link in LINKS[spot]:
            if link not in found and link not in closed:
                found[link] = found[spot] + 1
                queue.append(link)
    return found


FROM_START = distances(START)
NEAR = [spot for spot in LOCATIONS if FROM_START[spot] < 3]
FAR = [spot for spot in LOCATIONS if FROM_START[spot] >= 3]


def path(*spots: str) -> list[str]:
    """The arrows from each spot to the next."""
    return [f"{tail}>{head}" for tail, head in pairwise(spots)]


def way_to(spot: str) -> list[str]:
    """The arrows of a shortest way from the compass rose."""
    spots = [spot]
    while spots[0] != START:
        spots.insert(0, min(LINKS[spots[0]], key=lambda link: FROM_START[link]))
    return path(*spots)


@cache
def _trail(arrows: int, to: str, first: tuple[str, ...]) -> tuple[str, ...]:
    for attempt in range(1000):
        chance = random.Random(attempt)
        spots = [START, *first]
        while len(spots) <= arrows:
            back = distances(to, barred=spots)
            left = arrows - len(spots)
            links = [link for link in LINKS[spots[-1]] if back.get(link, arrows) <= left and (link != to or left == 0)]
            if not links:
                break
            spots.append(chance.choice(links))
        else:
            return tuple(spots)
    raise AssertionError(f"no trail of {arrows} arrows to {to}")


def trail(arrows: int, to: str, first: tuple[str, ...] = ()) -> list[str]:
    """So many arrows from the compass rose, by these spots first, to a spot; none to a spot visited before."""
    return path(*_trail(arrows, to, first))


def legal(position: vg.Position) -> set[str]:
    """The moves of the seat to act, in notation."""
    return {str(action) for action in position.legal()}


def play(position: vg.Position, *moves: str) -> vg.Position:
    """The position after these moves, each by the seat to act."""
    for move in moves:
        position = position.play(move)
    return position


def seat_of(position: vg.Position, seat: int) -> dict[str, Any]:
    """What lies before a seat, from the position's document."""
    doc = position.to_dict()
    return {field: doc[field][seat] for field in ("hands", "won", "tickets", "tokens")}
