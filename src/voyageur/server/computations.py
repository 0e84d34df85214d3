"""What can be computed on a finished game, for whoever wants to look back on it: a list that modules can add to.

A computation is a function of a game's record and of parameters that are checked beforehand, and gives plain data. It
runs in a process of its own (`thinker`), so it may take its time; it says how far it is, and gives the same result
whenever it is asked the same, so that results can be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import voyageur as vg
from voyageur.bots.policies import GREEDY, RANDOM, TRUTH, WORK, play_on
from voyageur.core import rng, text
from voyageur.core.errors import NotFound
from voyageur.core.options import Option, complete
from voyageur.core.position import Position
from voyageur.core.record import GameRecord

Progress: TypeAlias = Callable[[float], None]
Run: TypeAlias = Callable[[GameRecord, dict[str, Any], Progress], Any]


@dataclass(frozen=True)
class Computation:
    """Something that can be computed on a finished game."""

    name: str
    run: Run
    """(record, parameters, progress) → plain data; it calls `progress` with the part that is done, from 0 to 1."""
    options: tuple[Option, ...] = ()
    """The parameters there are."""
    version: int = 1
    """Grows whenever the same question would be answered differently: results that were kept then count no more."""

    def normal(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """All parameters, those that were left out too; BadOption says what is wrong with one."""
        return complete(self.options, params)


_computations: dict[str, Computation] = {}


def computation(name: str, *options: Option, version: int = 1) -> Callable[[Run], Run]:
    """Add a computation under a name; use it as a decorator.

    >>> from voyageur.core.options import Option
    >>> @computation("length", Option("rounds", False, choices=(False, True)))
    ... def length(record, params, progress):
    ...     return len(record.moves)
    >>> find("length").normal({})
    {'rounds': False}
    >>> _ = _computations.pop("length")
    """

    def added(run: Run) -> Run:
        _computations[name] = Computation(name, run, options, version)
        return run

    return added


def computations() -> list[Computation]:
    """The computations there are."""
    return [_computations[name] for name in sorted(_computations)]


def find(name: str) -> Computation:
    """A computation by its name."""
    if name not in _computations:
        raise NotFound("server-computation-unknown", name=text.written(name), known=sorted(_computations))
    return _computations[name]


# ---- who was winning ---------------------------------------------------------------------------------------------

SPECTATOR, EVERYTHING = "spectator", "everything"
POLICIES = {"greedy": GREEDY, "random": RANDOM}


@computation(
    "chances",
    Option("points", 40, numbers=range(1, 201), sentence="server-chances-points"),
    Option("playouts", 100, numbers=range(10, 1001), sentence="server-chances-playouts"),
    Option("bot", "greedy", choices=tuple(POLICIES), sentence="server-chances-bot"),
    Option("knowing", SPECTATOR, choices=(SPECTATOR, EVERYTHING), sentence="server-chances-knowing"),
    Option("seed", 0, numbers=range(1 << 31), sentence="server-chances-seed"),
)
def chances(record: GameRecord, params: dict[str, Any], progress: Progress) -> dict[str, Any]:
    """Each seat's share of the victory, at moments of the game spread evenly from its start to its end.

    From each moment a bot in every seat plays the game on, many times, and the shares of the victory are averaged.
    What is hidden could decide all of it, so it matters from whose chair one judges. The usual judge is a spectator:
    for every playout all that a spectator cannot know (hands, the order of piles, what is sealed) is dealt anew, so
    that the curve tells what could be known then. A judge who knows everything leaves every card where it truly lay, in
    piles too, and only lets the chance fall anew that had not been decided: that curve tells who was going to be lucky
    as well. Either way a bot that plays on knows only what its seat may. Of a game that was played to its end the last
    moment is no estimate but the result.
    """
    positions = list(vg.game(record.game).replay(record))
    plies = moments(len(positions), params["points"])
    found = []
    for done, ply in enumerate(plies, start=1):
        shares = outcomes(positions[ply], ply, params)
        found.append({"ply": ply, "chances": average(shares), "errors": standard_errors(shares)})
        progress(done / len(plies))
    return {"players": record.players, "moments": found}


def moments(positions: int, most: int) -> list[int]:
    """Which positions to look at: so many at most, evenly spread, the last one always and the first if there is room.

    >>> moments(10, 4), moments(3, 40), moments(10, 1)
    ([0, 3, 6, 9], [0, 1, 2], [9])
    """
    return sorted({positions - 1 - round(part) for part in np.linspace(0, positions - 1, min(most, positions))})


def outcomes(position: Position, ply: int, params: Mapping[str, Any]) -> NDArray[np.float64]:
    """The shares of the victory in every playout from a position, a row each; of a game that is over, its result."""
    if position.over:
        return np.array([position.shares])
    game, players = position.game, position.players
    policies = np.full(players, POLICIES[params["bot"]], np.int8)
    play, work = game.compiled(play_on), np.empty(WORK, game.state)
    scores, shares = np.zeros(players), np.zeros((params["playouts"], players))
    first = rng.stream(np.uint64(params["seed"]), np.uint64(ply))
    for number in range(params["playouts"]):
        seeds = [rng.stream(first, np.uint64(number * (players + 1) + place)) for place in range(players + 1)]
        work[TRUTH] = dealt(position, int(seeds[0]), params["knowing"])
        play(work, position._table, policies, np.array(seeds[1:], np.uint64), scores, shares[number])
    return shares


def dealt(position: Position, seed: int, knowing: str) -> Any:
    """A position to play on from: what the judge cannot know, and what chance will do, is new."""
    if knowing == SPECTATOR:
        return position.determinize(None, seed)._state[0]
    state = position.state.copy()
    state["rng"] = seed
    return state[0]


def average(shares: NDArray[np.float64]) -> list[float]:
    """Each seat's mean share."""
    return [float(share) for share in shares.mean(axis=0)]


def standard_errors(shares: NDArray[np.float64]) -> list[float]:
    """How far the means are likely to be from the truth; 0 where there was nothing to estimate.

    When all playouts agree their spread is 0, yet the truth may differ a little: one that disagreed is added to them.

    >>> standard_errors(np.array([[1.0, 0.0], [0.0, 1.0]]))
    [0.5, 0.5]
    >>> [round(error, 3) for error in standard_errors(np.array([[1.0, 0.0]] * 99))]
    [0.01, 0.01]
    """
    games = len(shares)
    if games == 1:
        return [0.0] * shares.shape[1]
    errors = shares.std(axis=0, ddof=1) / games**0.5
    return [float(error) if error else 1 / (games + 1) for error in errors]
