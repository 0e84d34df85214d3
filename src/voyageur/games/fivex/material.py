"""What is in the box: the cards as constant arrays, read once from `data/cards.json`.

That file says of every number and face whether the rulebook prints it or we made it up; to play with other faces, edit
it. A *corner* is one of the two upper corners of a technology, numbered 2 × card + side.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).resolve().parent
BOX: dict[str, Any] = msgspec.json.decode((FOLDER / "data" / "cards.json").read_bytes())

SEATS = max(BOX["game"]["players"])
FEWEST = min(BOX["game"]["players"])
ROUNDS: int = BOX["game"]["rounds"]
STARTING_WATER: int = BOX["setup"]["start_water"]
MOST_WATER = 250
"""More than a clan can ever have, fifteen rounds of the best luck included; also the highest bid."""
FEE: int = BOX["actions"][0]["basic_action"]["loser_pays"]
"""What a bidder pays who leaves the auction without a technology."""

DIE: NDArray[np.int8] = np.array(BOX["die"]["faces"], np.int8)

ACTION_IDS: tuple[str, ...] = tuple(action["id"] for action in BOX["actions"])
"""The action cards, in their order of priority."""
ACTION_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(ACTION_IDS)}
ACTIONS = len(ACTION_IDS)
EXCAVATION, EXPLOITATION, EXTERMINATION, EXPLORATION, EXTENSION = range(ACTIONS)
WHOLE_HAND = (1 << ACTIONS) - 1


def _by_clans(rows: list[dict[str, int]]) -> NDArray[np.int8]:
    """Water by the number of clans that played the card; nothing for none."""
    return np.array([0, *(row["water"] for row in rows)], np.int8)


EXPLOITATION_WATER = _by_clans(BOX["exploitation_table"]["rows"])
EXTERMINATION_WATER = _by_clans(BOX["extermination_table"]["rows"])
VICTIMS: NDArray[np.bool_] = np.array(
    [name in BOX["actions"][EXTERMINATION]["basic_action"]["victim_actions"] for name in ACTION_IDS]
)
"""Whether who plays that card can be exterminated."""

GEM_IDS: tuple[str, ...] = tuple(gem["id"] for gem in BOX["gem_types"])
GEM_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(GEM_IDS)}
GEMS = len(GEM_IDS)
GEM_POINTS: NDArray[np.int8] = np.array([row["points"] for row in BOX["scoring"]["gem_points"]], np.int8)
"""Points for so many active gems of one colour; more than the last give no more."""
MOST_GEMS = len(GEM_POINTS) - 1
WATER_A_POINT: int = BOX["scoring"]["water_per_point"]

CARD_IDS: tuple[str, ...] = tuple(card["key"] for card in BOX["technology_cards"])
CARD_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(CARD_IDS)}
CARDS = len(CARD_IDS)

LEFT, RIGHT = range(2)
SIDES = ("left", "right")
CORNERS = 2 * CARDS
_corners = [card[side] for card in BOX["technology_cards"] for side in SIDES]
GAIN, GAIN_DIE, GAIN_PER_CARD, STEAL = range(4)
KIND_IDS: tuple[str, ...] = tuple(kind["id"] for kind in BOX["improvement_types"])
CORNER_ACTION: NDArray[np.int8] = np.array([ACTION_NUMBERS[corner["action"]] for corner in _corners], np.int8)
"""The action each corner improves."""
CORNER_KIND: NDArray[np.int8] = np.array([KIND_IDS.index(corner["type"]) for corner in _corners], np.int8)
CORNER_TARGET: NDArray[np.int8] = np.array(
    [ACTION_NUMBERS.get(corner.get("target_action", ""), -1) for corner in _corners], np.int8
)
"""The action cards it counts, or whose players it robs; -1 where it does neither."""
CORNERS_OF: NDArray[np.uint32] = np.array(
    [sum(1 << corner for corner in range(CORNERS) if CORNER_ACTION[corner] == action) for action in range(ACTIONS)],
    np.uint32,
)
"""A bit for each corner that improves that action."""
LEFT_EDGE, CENTRE, RIGHT_EDGE = range(3)
GEM_PLACES = ("left", "center", "right")
GEM: NDArray[np.int8] = np.array(
    [[GEM_NUMBERS[card["gems"][place]] for place in GEM_PLACES] for card in BOX["technology_cards"]],
    np.int8,
)
"""The gems of each card, by place."""

COLONY_IDS: tuple[str, ...] = tuple(colony["key"] for colony in BOX["colony_cards"])
COLONIES = len(COLONY_IDS)


def _fits() -> NDArray[np.bool_]:
    """Whether the second card can be joined to the right of the first: their facing corners improve the same action."""
    right, left = CORNER_ACTION[RIGHT::2], CORNER_ACTION[LEFT::2]
    same: NDArray[np.bool_] = right[:, None] == left[None, :]
    np.fill_diagonal(same, False)
    return same


FITS = _fits()


def _named(thing: dict[str, Any]) -> dict[str, str]:
    return {"en": thing["name_en"], "fr": thing["name_fr"]}


def card_name(card: int) -> dict[str, str]:
    """A technology's name in each language."""
    return _named(BOX["technology_cards"][card])


def colony_name(colony: int) -> dict[str, str]:
    """A colony's name in each language."""
    return _named(BOX["colony_cards"][colony])


def action_colour(action: int) -> str:
    """The colour of an action card and of the corners that improve it, as `#rrggbb`."""
    colour: str = BOX["actions"][action]["colour"]["hex"]
    return colour
