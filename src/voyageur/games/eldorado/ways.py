"""What can be worked out of a course once, before anybody plays on it: the ways that lead from each hex to El Dorado.

Which way is cheapest depends on the cards of who walks it. So there are several: one for each of a few *tastes*, which
say how dear each kind of hex is. A way is kept as what it asks for, kind by kind; whoever knows its own deck can
tell from that what each would cost, and take the cheapest, without looking for it on the map.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from voyageur.games.eldorado.material import CAMP, COIN, JUNGLE, MACHETE, MOST_COST, PADDLE, RUBBLE, SYMBOLS, TERRAINS
from voyageur.games.eldorado.pieces import Course, least_prices

SYMBOL_KINDS = len(SYMBOLS) * MOST_COST
RUBBLE_KIND, CAMP_KIND = SYMBOL_KINDS, SYMBOL_KINDS + 1
WAY_KINDS = CAMP_KIND + 1
"""Kinds of hex: each symbol at each cost; rubble and camps, by how many cards they take."""

FULL_STEP = 20
"""What a hex of cost 1 costs to most tastes, where a card given away costs CARD_STEP."""
CARD_STEP = 12
CHEAP = 0.4
STEADY, WEAK, STRONG = 1.0, 1.8, 0.5


class Taste(NamedTuple):
    """How dear hexes are to somebody: each symbol, and how much dearer the higher costs."""

    symbols: tuple[float, float, float] = (1.0, 1.0, 1.0)
    steepness: float = STEADY


def _fond(*symbols: int) -> Taste:
    """Of somebody whose deck is good at these symbols."""
    return Taste(tuple(CHEAP if symbol in symbols else 1.0 for symbol in range(len(SYMBOLS))))  # type: ignore[arg-type]


TASTES = (
    Taste(),
    _fond(MACHETE),
    _fond(COIN),
    _fond(PADDLE),
    _fond(MACHETE, COIN),
    _fond(MACHETE, PADDLE),
    Taste(steepness=WEAK),
    Taste(steepness=STRONG),
)
TASTE_COUNT = len(TASTES)

LOST = 255
"""Cards that a pocket without a way is said to ask for."""
SOON_UNIT = 64
"""A hex that comes next, in the numbers that say what comes soon."""
FADING = 0.75
"""How much less a hex counts for each step it is farther away."""
REACH_POWERS = 6
"""Powers for which it is worked out how far they reach."""
REACH_BARRED, REACH_OPEN = range(2)
"""Whether the barriers stand, or none does."""


class Ways(NamedTuple):
    """From each hex of a course."""

    asked: NDArray[np.uint8]
    """[hex, kind, taste] → how many hexes of a kind, or cards, that taste's way asks for."""
    soon: NDArray[np.uint8]
    """[hex, kind] → what the first taste's way asks for soon, in SOON_UNITs."""
    length: NDArray[np.float32]
    """[hex] → what the first taste's way costs, in hexes of cost 1."""
    onward: NDArray[np.int8]
    """[hex] → the direction in which it goes on, or -1."""
    reach: NDArray[np.int16]
    """[hex, barred or open, symbol, power - 1] → the hex that is nearest to El Dorado of those a card gets to."""
    section: NDArray[np.int8]
    """[hex] → how many places for barriers lie behind it."""


def _kind(terrain: int, cost: int) -> tuple[int, int]:
    """The kind of a hex, and how often it counts."""
    if terrain == RUBBLE:
        return RUBBLE_KIND, cost
    if terrain == CAMP:
        return CAMP_KIND, cost
    return (terrain - JUNGLE) * MOST_COST + cost - 1, 1


def _price(taste: Taste, terrain: int, cost: int) -> int:
    """Of a hex, to somebody of that taste; 0 for one that cannot be entered."""
    if cost == 0:
        return 0
    if terrain in (RUBBLE, CAMP):
        return CARD_STEP * cost
    return round(FULL_STEP * taste.symbols[terrain - JUNGLE] * math.pow(cost, taste.steepness))


@lru_cache(maxsize=256)
def ways(course: Course) -> Ways:
    """All of it."""
    count = len(course.hexes)
    terrain = [TERRAINS.index(cell.terrain) for cell in course.hexes]
    cost = [cell.cost for cell in course.hexes]
    nearby: list[list[int]] = course.neighbours.tolist()
    asked = np.zeros((count, WAY_KINDS, TASTE_COUNT), np.uint8)
    soon = np.zeros((count, WAY_KINDS), np.float64)
    length, onward = np.zeros(count, np.int64), np.full(count, -1, np.int8)
    for number, taste in enumerate(TASTES):
        prices = [_price(taste, *hex_) for hex_ in zip(terrain, cost, strict=True)]
        least = least_prices(nearby, prices, course.finish)
        for here in sorted(range(count), key=least.__getitem__):
            if least[here] < 0:
                asked[here, RUBBLE_KIND, number] = LOST
            elif least[here] > 0:
                direction = _next(nearby[here], prices, least)
                there = nearby[here][direction]
                kind, times = _kind(terrain[there], cost[there])
                asked[here, :, number] = asked[there, :, number]
                asked[here, kind, number] += times
                if number == 0:
                    soon[here] = FADING * soon[there]
                    soon[here, kind] += times
                    onward[here] = direction
        if number == 0:
            length[:] = [LOST * CARD_STEP if price < 0 else price for price in least]
    return Ways(
        asked=asked,
        soon=np.minimum(np.rint(soon * SOON_UNIT), np.iinfo(np.uint8).max).astype(np.uint8),
        length=(length / FULL_STEP).astype(np.float32),
        onward=onward,
        reach=_reach(course, terrain, cost, length),
        section=_sections(course),
    )


def _next(nearby: list[int], prices: list[int], least: list[int]) -> int:
    """The direction in which the cheapest way goes on."""
    open_ = [d for d, there in enumerate(nearby) if there >= 0 and prices[there] > 0 and least[there] >= 0]
    return min(open_, key=lambda d: least[nearby[d]] + prices[nearby[d]])


def _reach(course: Course, terrain: list[int], cost: list[int], length: NDArray[np.int64]) -> NDArray[np.int16]:
    """Power by power: a step, and from there as far as what is left reaches."""
    count = len(course.hexes)
    reach = np.empty((count, REACH_OPEN + 1, len(SYMBOLS), REACH_POWERS), np.int16)
    stay = np.arange(count, dtype=np.int16)
    for barred, symbol in np.ndindex(REACH_OPEN + 1, len(SYMBOLS)):
        fits = np.array([each == symbol and price > 0 for each, price in zip(terrain, cost, strict=True)])
        steps = []
        for direction in range(course.neighbours.shape[1]):
            there = course.neighbours[:, direction]
            goes = (there >= 0) & fits[there]
            if barred == REACH_BARRED:
                goes &= course.crossing[:, direction] < 0
            here = np.flatnonzero(goes)
            steps.append((here, there[here], np.array(cost)[there[here]]))
        best = [stay]
        for power in range(1, REACH_POWERS + 1):
            farthest = best[-1].copy()
            for here, there, price in steps:
                for each in range(1, power + 1):
                    some = price == each
                    ends = best[power - each][there[some]]
                    nearer = length[ends] < length[farthest[here[some]]]
                    farthest[here[some][nearer]] = ends[nearer]
            best.append(farthest)
            reach[:, barred, symbol, power - 1] = farthest
    return reach


def _sections(course: Course) -> NDArray[np.int8]:
    """Counted piece by piece; the finish plate belongs to the board it lies at."""
    behind, passed = {}, 0
    for index, piece in enumerate(course.pieces):
        behind[piece.board] = passed
        if index < len(course.junctions):
            passed += course.junctions[index].barrier
    return np.array([behind[cell.board] for cell in course.hexes], np.int8)
