"""The little statistics that tallies need."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, log10, sqrt

import numpy as np
from numpy.typing import ArrayLike, NDArray

SURE = 1.959964
"""So many standard deviations either side hold 95 % of a normal distribution."""
MOST_BINS = 20


def interval(part: float, whole: float) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence, when `part` of `whole` were counted (Wilson).

    >>> [round(end, 3) for end in interval(30, 100)]
    [0.219, 0.396]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if whole <= 0:
        return 0.0, 1.0
    share, doubt = float(part / whole), float(SURE * SURE / whole)
    middle = (share + doubt / 2) / (1 + doubt)
    reach = sqrt(doubt * (share * (1 - share) + doubt / 4)) / (1 + doubt)
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def share_intervals(counts: ArrayLike) -> tuple[tuple[float, float], ...]:
    """The same for the share of each kind among all choices, where `counts` has a row for each game.

    Choices of one game depend on each other, games do not: so the standard error comes from how much the games differ,
    and tells how many independent choices would say as much. There are never more of these than choices; of a kind that
    was always chosen or never, each game tells once. One game alone tells nothing.

    >>> alike, apart = share_intervals([[5, 5], [4, 6], [6, 4]] * 20), share_intervals([[0, 10], [5, 5], [10, 0]] * 20)
    >>> [round(end, 2) for end in alike[0]], [round(end, 2) for end in apart[0]]
    ([0.46, 0.54], [0.4, 0.6])
    >>> share_intervals([[3, 7]])
    ((0.0, 1.0), (0.0, 1.0))
    """
    rows = np.asarray(counts, np.float64)
    sizes, games = rows.sum(axis=1), len(rows)
    whole = float(sizes.sum())
    if games < 2 or not whole:
        return ((0.0, 1.0),) * int(rows.shape[1])
    parts = rows.sum(axis=0) / whole
    errors = np.sum((rows - sizes[:, None] * parts) ** 2, axis=0) * games / (games - 1) / whole**2
    ends = []
    for part, error in zip(parts.tolist(), errors.tolist(), strict=True):
        spread = part * (1 - part)
        told = min(spread / error, whole) if error else whole if spread else games
        ends.append(interval(part * told, told))
    return tuple(ends)


def round_step(wide: float) -> float:
    """The least of 1, 2, 5, 10, 20 … (and of their tenths, hundredths …) that is at least so wide.

    >>> round_step(3), round_step(0.04), round_step(10)
    (5.0, 0.05, 10.0)
    """
    power = 10.0 ** floor(log10(wide))
    return float(f"{next(step for step in (1, 2, 5, 10) if step * power >= wide * 0.999999) * power:.9g}")


def bins(values: ArrayLike) -> NDArray[np.float64]:
    """The borders of equal bins that hold all values, with round numbers: whole ones, where the values are whole.

    >>> bins([3, 4, 7])
    array([3., 4., 5., 6., 7., 8.])
    >>> bins([-3, 118])
    array([-10.,   0.,  10.,  20.,  30.,  40.,  50.,  60.,  70.,  80.,  90.,
           100., 110., 120.])
    """
    low, high = float(np.min(values)), float(np.max(values))
    step = round_step(max((high - low + 1) / MOST_BINS, 1))
    first = floor(low / step)
    return np.arange(first, ceil((high + 1) / step) + 1, dtype=np.float64) * step


def shares(counts: Iterable[float]) -> tuple[float, ...]:
    """Each count's part of all of them; of nothing, nothing.

    >>> shares([1, 3]), shares([0, 0])
    ((0.25, 0.75), (0.0, 0.0))
    """
    found = [float(count) for count in counts]
    whole = sum(found) or 1.0
    return tuple(count / whole for count in found)


def ratio(part: ArrayLike, whole: ArrayLike) -> float:
    """The sum of some numbers, or how many truths there are, divided by that of others; 0 where that is 0.

    >>> ratio([True, False, True], 8), ratio([3, 4], [1, 1]), ratio(0, 0)
    (0.25, 3.5, 0.0)
    """
    below = float(np.sum(whole))
    return float(np.sum(part)) / below if below else 0.0
