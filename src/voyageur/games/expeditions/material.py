"""What is in the box: the board and the cards as constant arrays, read once from `data/`.

Spots are numbered as in `board.json`: 0 is the compass rose, 1 to 80 the locations, then the ticket and bonus spots.
The card of location spot n is card n - 1. A *way* is a segment in one direction; the ways that leave a spot are
numbered one after another.
"""

from collections import deque
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).resolve().parent
BOARD: dict[str, Any] = msgspec.json.decode((FOLDER / "data" / "board.json").read_bytes())

COLOURS = ("yellow", "red", "blue")
EXPEDITIONS = len(COLOURS)
ARROWS = 45
"""Arrows of each colour."""
TICKETS = 40
STARTING_TICKETS = 3
TICKETS_A_TURN = 2
COMMONS = 6
TOKENS = 4
"""Key locations a player marks."""
SEATS = 6
FAR_ENOUGH = 3
"""Segments from the compass rose to a key location, or to a common objective at set-up."""
DRAWN = 2
"""Cards drawn for a swap."""
HAND_SIZE = {2: 12, 3: 12, 4: 9, 5: 9, 6: 9}

START, LOCATION, TICKET, BONUS = range(4)
_KINDS = {"start": START, "location": LOCATION, "ticket": TICKET, "bonus": BONUS}

SPOT_IDS: tuple[str, ...] = tuple(spot["id"] for spot in BOARD["spots"])
SPOT_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(SPOT_IDS)}
SPOTS = len(SPOT_IDS)
KIND: NDArray[np.int8] = np.array([_KINDS[spot["kind"]] for spot in BOARD["spots"]], np.int8)
ROSE = 0
CARDS = int((KIND == LOCATION).sum())
CARD_IDS = SPOT_IDS[1 : CARDS + 1]
CARD_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(CARD_IDS)}

SEGMENTS = len(BOARD["segments"])
_ways = sorted(
    (SPOT_NUMBERS[tail], SPOT_NUMBERS[head], segment)
    for segment, (a, b) in enumerate(BOARD["segments"])
    for tail, head in ((a, b), (b, a))
)
WAYS = len(_ways)
TAIL: NDArray[np.int16] = np.array([way[0] for way in _ways], np.int16)
HEAD: NDArray[np.int16] = np.array([way[1] for way in _ways], np.int16)
SEGMENT: NDArray[np.int16] = np.array([way[2] for way in _ways], np.int16)
FIRST_WAY: NDArray[np.int16] = np.searchsorted(TAIL, np.arange(SPOTS + 1)).astype(np.int16)
"""The ways that leave spot n are FIRST_WAY[n] up to, not including, FIRST_WAY[n + 1]."""
WAY_NUMBERS: dict[tuple[int, int], int] = {(tail, head): way for way, (tail, head, _) in enumerate(_ways)}


def _distances() -> NDArray[np.int8]:
    """Segments between any two spots."""
    table = np.full((SPOTS, SPOTS), -1, np.int8)
    for origin in range(SPOTS):
        table[origin, origin] = 0
        queue = deque([origin])
        while queue:
            spot = queue.popleft()
            for head in HEAD[FIRST_WAY[spot] : FIRST_WAY[spot + 1]]:
                if table[origin, head] < 0:
                    table[origin, head] = table[origin, spot] + 1
                    queue.append(int(head))
    return table


DISTANCE = _distances()
FAR: NDArray[np.bool_] = DISTANCE[ROSE, 1 : CARDS + 1] >= FAR_ENOUGH
"""Whether a card's location is far enough from the compass rose."""


def spot_name(spot: int) -> dict[str, str]:
    """A spot's name in each language."""
    name: dict[str, str] = BOARD["spots"][spot]["name"]
    return name


def neighbours(spot: int) -> list[str]:
    """The spots a segment away."""
    return [SPOT_IDS[head] for head in HEAD[FIRST_WAY[spot] : FIRST_WAY[spot + 1]]]


@cache
def facts() -> dict[str, dict[str, str]]:
    """A sentence about each location, in each language."""
    read: dict[str, dict[str, str]] = msgspec.json.decode((FOLDER / "data" / "facts.json").read_bytes())
    return read
