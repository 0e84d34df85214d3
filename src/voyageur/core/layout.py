"""What each number of an observation means: blocks with names, said by the game beside the code that writes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Block:
    """Numbers that belong together, one for each label; where `each` is given, the block comes again for each of those.

    >>> tokens = Block(1, "tokens", "how many a player has", ("red", "blue"), each="player", times=2, stride=3)
    >>> [tokens.name_of(*place) for place in tokens.places()]
    ['player 0, tokens: red', 'player 0, tokens: blue', 'player 1, tokens: red', 'player 1, tokens: blue']
    >>> [tokens.index(*place) for place in tokens.places()]
    [1, 2, 4, 5]
    """

    start: int
    """Where its first number stands."""
    name: str
    means: str
    """What a number of it says, in words."""
    labels: tuple[str, ...]
    """What each number is about; one empty label for a block of a single number."""
    low: float = 0.0
    high: float = 1.0
    """No number is ever below or above; these are sure, not always close."""
    each: str = ""
    """What it comes again for, such as "player"; counted from 0."""
    times: int = 1
    stride: int = 0
    """From one time it comes to the next."""
    step: int = 1
    """From one label's number to the next."""

    def places(self) -> Iterator[tuple[int, int]]:
        """Every number of it: the time it comes, and the label's place."""
        return ((time, label) for time in range(self.times) for label in range(len(self.labels)))

    def index(self, time: int, label: int) -> int:
        """Where in the observation a number of it stands."""
        return self.start + time * self.stride + label * self.step

    def name_of(self, time: int, label: int) -> str:
        """The full name of a number of it."""
        whose = f"{self.each} {time}, " if self.each else ""
        return f"{whose}{self.name}: {self.labels[label]}" if self.labels[label] else f"{whose}{self.name}"


Layout: TypeAlias = tuple[Block, ...]
"""All blocks of an observation."""


def several(*entries: tuple[int, str, str] | tuple[int, str, str, float, float], **repeated: int | str) -> Layout:
    """Blocks of one number each: where it stands, its name, what it says and, unless 0 to 1, its bounds."""
    return tuple(
        Block(start, name, means, ("",), *bounds, **repeated)  # type: ignore[arg-type]
        for start, name, means, *bounds in entries
    )


def names(layout: Layout, size: int) -> list[str]:
    """The name of every number; fails where one has none, or several."""
    found = [""] * size
    for block in layout:
        for place in block.places():
            index = block.index(*place)
            assert not found[index], f"number {index} is {found[index]!r} and {block.name_of(*place)!r}"
            found[index] = block.name_of(*place)
    assert all(found), f"number {found.index('')} has no name"
    return found


def bounds(layout: Layout, size: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The least and the most each number can be; without limits for a game that does not say."""
    low, high = np.full(size, -np.inf, np.float32), np.full(size, np.inf, np.float32)
    for block in layout:
        for place in block.places():
            low[block.index(*place)], high[block.index(*place)] = block.low, block.high
    return low, high
