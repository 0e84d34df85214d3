"""The page that says what each number of an observation means, made from the games' own layouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from voyageur.core.game import Game
from voyageur.core.layout import Block

SHOWN = 7
"""Labels that are all written out; of more, the first and the last."""

OPENING = """\
# What the numbers of an observation mean

<!-- Written by `voyageur observations`; a test compares. -->

`pos.observe(seat)`, the PettingZoo environments and the vector environments give what a seat knows as an array of
numbers; this page says what each of them is. `voyageur observations GAME --json` lists them one by one. All are written
so that 0 means nothing, most lie between 0 and 1, and none lies outside the bounds given here. Seats are counted
clockwise from the observer, who is always number 0. The same as a struct with names is `pos.view(seat)`.
"""


class Number(msgspec.Struct, frozen=True):
    """One number of an observation."""

    index: int
    name: str
    means: str
    low: float
    high: float


def numbers(game: Game) -> list[Number]:
    """Every number of a game's observations, in order."""
    found = [
        Number(block.index(*place), block.name_of(*place), block.means, block.low, block.high)
        for block in game.layout
        for place in block.places()
    ]
    return sorted(found, key=lambda number: number.index)


def page(games: Iterable[Game]) -> str:
    """The whole page, in Markdown."""
    return "\n".join([OPENING, *(line for game in games for line in _chapter(game))])


def _chapter(game: Game) -> Iterator[str]:
    yield f"## {game.name['en']}\n"
    yield f"`{game.id}`: {game.observation_size:,} numbers.\n"
    yield "| from | how many | name | for | bounds | what it says |"
    yield "|---:|---:|---|---|---|---|"
    for block in sorted(game.layout, key=lambda block: block.start):
        cells = (_start(block), str(len(block.labels)), block.name, _labels(block), _bounds(block), block.means)
        yield f"| {' | '.join(cells)} |"
    yield ""


def _start(block: Block) -> str:
    """Where it begins, each time it comes."""
    if block.times == 1:
        return str(block.start)
    return f"{block.start} + {block.stride} × {block.each} (0–{block.times - 1})"


def _labels(block: Block) -> str:
    apart = "" if block.step == 1 else f", {block.step} apart"
    if len(block.labels) <= SHOWN:
        return ", ".join(block.labels) + apart
    return f"{', '.join(block.labels[:3])} … {block.labels[-1]}{apart}"


def _bounds(block: Block) -> str:
    return f"{block.low:.4g} to {block.high:.4g}"
