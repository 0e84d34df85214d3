"""What can be computed on a finished game, for whoever wants to look back on it: a list that modules can add to.

A computation is a function of a game's record and of parameters that are checked beforehand, and gives plain data. It
runs in a process of its own (`thinker`), so it may take its time; it says how far it is, and gives the same result
whenever it is asked the same, so that results can be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from voyageur.bots.analyst import Analysis, analyse
from voyageur.core import text
from voyageur.core.errors import NotFound
from voyageur.core.options import Option, complete
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


# ---- what a game was decided by ----------------------------------------------------------------------------------


@computation("analysis", Option("effort", "quick", choices=("quick", "deep"), sentence="server-analysis-effort"))
def analysis(record: GameRecord, params: dict[str, Any], progress: Progress) -> Analysis:
    """How everybody stood at every move, what each move lost against the best one, and what was luck.

    Every move is judged by what its mover knew. Of a game that was not played to its end the result is what could be
    expected of it then.
    """
    return analyse(record, params["effort"], progress=lambda done, moves: progress(done / moves))
