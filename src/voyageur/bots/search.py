"""One search for every game: Monte-Carlo tree search over what the seat may know, compiled.

Each simulation deals the hidden things again from the seat's knowledge, walks down the tree as everybody would choose
with what was learnt so far, adds a node, brings what has been begun there to its end as `greedy` would, judges the
position for all seats at once (`value`) and notes that on the way back. The tree is *open-loop*: a node stands for what
was done since the root, not for one outcome of chance, so that what is known of it is an average over deals and draws.

- **Whose choice it is, takes what is best for its own seat** (max-n): values are vectors, a chance for each seat.
- **The same moves of one turn in another order lead to the same node**, so that a turn of many small steps is one
  decision and not a hundred.
- **What looks good one move ahead is tried first**: the game's own evaluation, which `greedy` plays by, gives each
  action its prior.
- **Every choice is tried with the same deals**, so that chance weighs on all of them alike.
- **In a race, who is in haste wants to arrive early beside winning**: each round earlier counts as so much of a chance,
  for everybody; how many rounds a seat still needs is learnt like the value. Without haste, which is usual, what is
  found are chances of winning and nothing else.
- **Sealed choices are made side by side**: seats that choose at the same time each have a node of their own that does
  not depend on what the others choose in the same moment, and what is played at the root is drawn from the mix that was
  found.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.bots.policies import TRUTH, WORK
from voyageur.bots.tree import MOST_SEATS, NOWHERE, Edge, Node, Settings, explore
from voyageur.bots.weights import Weights, weights_of
from voyageur.core import rng
from voyageur.core.errors import BadOption, IllegalMove
from voyageur.core.position import Position


class Choice(msgspec.Struct, frozen=True):
    """One action that was considered."""

    action: int
    visits: int
    chances: tuple[float, ...]
    """Each seat's chance of winning, a shared victory counting in part, if it is chosen; less what the rounds until it
    arrives cost it, for who is in haste."""
    error: float
    """Standard error of the chooser's own chance."""


class Findings(msgspec.Struct, frozen=True):
    """What looking ahead found for one seat."""

    seat: int
    chances: tuple[float, ...]
    """Each seat's, if the seat plays what is best; where choices are sealed, the mix that was found."""
    error: float
    choices: tuple[Choice, ...]
    """Best first."""
    sealed: bool
    """Whether others choose at the same time, so that always playing the best could be read."""
    simulations: int
    moves: int


class Manner(msgspec.Struct, frozen=True):
    """How a search goes about it."""

    curiosity: float = 1.5
    """How much what was seldom tried is tried."""
    temper: float = 0.5
    """How much worse an action may look one move ahead and still be tried early."""
    sight: int = 1_000
    """Turns after which looking ahead stops; 0 for one's own turn alone."""
    deals: int = 0
    """How many ways of dealing what is hidden are imagined; 0 for another one in every simulation."""
    whim: float = 0.0
    """How far off the judgement of what comes of an action may be."""
    haste: float = 0.0
    """What it is worth to everybody to arrive a round earlier, in chances of winning, in a game that is a race."""

    def write(self, given: Any) -> None:
        """Put it into the settings of a search."""
        for name in self.__struct_fields__:
            given[name] = getattr(self, name)


USUAL = Manner()
SIMULATIONS = 800
ROOM = 128
"""Edges made room for, for each simulation; a search that needs more stops early."""
FEWEST = 64
"""Simulations between two looks at the clock."""


class Search:
    """A tree that grows from one position, as one seat knows it. Not for two threads at once."""

    def __init__(
        self,
        position: Position,
        seat: int,
        simulations: int,
        seed: int,
        manner: Manner = USUAL,
        weights: Weights | None = None,
        among: Sequence[int] = (),
    ) -> None:
        game = position.game
        self.position = position
        self.work = np.empty(WORK, game.state)
        self.work[TRUTH] = position._state[0]
        self.weights = weights_of(game) if weights is None else weights
        self.nodes = np.empty(2 * simulations + 2 * MOST_SEATS, Node)
        self.slots = np.full(1 << (4 * simulations + 64).bit_length(), NOWHERE, np.int32)
        self.edges = np.empty(ROOM * simulations + 2 * game.space.size, Edge)
        self.given = np.zeros(1, Settings)
        self.given[0]["simulations"] = simulations
        manner.write(self.given[0])
        self.given[0]["players"] = position.players
        self.given[0]["seat"] = seat
        self.rng = np.array([rng.stream(np.uint64(seed), np.uint64(0))], np.uint64)
        self.among = np.array(among, np.int64)
        self._explore = game.compiled(explore)

    def run(self, simulations: int) -> int:
        """Make more simulations; how many were made."""
        made = self._explore(
            self.work,
            self.position._table,
            self.nodes,
            self.slots,
            self.edges,
            self.given,
            self.weights,
            self.rng,
            self.among,
            simulations,
        )
        return int(made)

    def root_edges(self) -> NDArray[Any]:
        """What is known of the actions at the root."""
        found, edge = [], int(self.nodes[0]["first"]) if self.given[0]["nodes"] else NOWHERE
        while edge != NOWHERE:
            found.append(edge)
            edge = int(self.edges[edge]["next"])
        return self.edges[found[::-1]]


def _merged(searches: list[Search]) -> dict[int, tuple[int, NDArray[np.float64], float]]:
    """The actions at the root over all trees: visits, sums of values, sum of squares."""
    merged: dict[int, tuple[int, NDArray[np.float64], float]] = {}
    for search in searches:
        for edge in search.root_edges():
            visits, values, square = merged.get(int(edge["action"]), (0, np.zeros(MOST_SEATS), 0.0))
            merged[int(edge["action"])] = (
                visits + int(edge["visits"]),
                values + edge["values"],
                square + float(edge["square"]),
            )
    return merged


def _findings(position: Position, seat: int, searches: list[Search]) -> Findings:
    choices = []
    for action, (visits, values, square) in _merged(searches).items():
        if visits:
            mean = values[: position.players] / visits
            spread = max(square / visits - float(mean[seat]) ** 2, 0.0)
            choices.append(Choice(action, visits, tuple(mean.tolist()), float(np.sqrt(spread / visits))))
    choices.sort(key=lambda choice: (-choice.visits, -choice.chances[seat], choice.action))
    sealed = bool(searches[0].given[0]["sealed"])
    return Findings(
        seat=seat,
        chances=_mixed(choices) if sealed else choices[0].chances,
        error=choices[0].error,
        choices=tuple(choices),
        sealed=sealed,
        simulations=sum(int(search.given[0]["made"]) for search in searches),
        moves=sum(int(search.given[0]["moves"]) for search in searches),
    )


def _mixed(choices: list[Choice]) -> tuple[float, ...]:
    """The chances when each is chosen as often as it was visited."""
    visits = np.array([choice.visits for choice in choices], np.float64)
    chances = np.array([choice.chances for choice in choices])
    return tuple((visits @ chances / visits.sum()).tolist())


def look_ahead(
    position: Position,
    seat: int,
    *,
    simulations: int = SIMULATIONS,
    milliseconds: int | None = None,
    seed: int = 0,
    threads: int = 1,
    manner: Manner = USUAL,
    weights: Weights | None = None,
    among: Sequence[int] = (),
) -> Findings:
    """What is best for a seat, by simulations shared among threads, or by as many as there is time for.

    Nothing that the seat cannot know has a part in it: hidden things are dealt again for every simulation. The same
    number of simulations, seed and threads find the same.

    >>> import voyageur as vg
    >>> position = vg.game("expeditions").start(players=2, seed=7)
    >>> found = look_ahead(position, position.actors[0], simulations=100)
    >>> len(found.choices) > 1, found.simulations <= 100
    (True, True)
    """
    if position.over:
        raise IllegalMove("game-over")
    if not position.legal(seat):
        raise position.why_wait(seat)
    if simulations < 1 or threads < 1 or (milliseconds is not None and milliseconds < 1):
        raise BadOption("search-budget", simulations=simulations, threads=threads)
    each = -(-simulations // threads)
    searches = [
        Search(position, seat, each, int(rng.stream(np.uint64(seed), np.uint64(number))), manner, weights, among)
        for number in range(threads)
    ]
    until = None if milliseconds is None else time.perf_counter() + milliseconds / 1000

    def work(search: Search) -> None:
        left = each
        while left > 0:
            wanted = left if until is None else min(left, FEWEST)
            made = search.run(wanted)
            left -= made
            if made < wanted or (until is not None and time.perf_counter() > until):
                return

    if threads == 1:
        work(searches[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, searches))
    return _findings(position, seat, searches)
