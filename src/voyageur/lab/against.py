"""Other engines, driven as their own documentation does it, for `voyageur bench --against`.

Every change of state counts as a step, chance events included, to the other engines' advantage.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

from voyageur.core.errors import NotFound
from voyageur.lab.bench import best_rate


class Rival(msgspec.Struct, frozen=True):
    """Another engine's speed, and ours over it."""

    engine: str
    game: str
    steps_per_second: float
    ratio: float
    """Our compiled random play over its own."""
    api_ratio: float
    """Our Python API, one move at a time, over its own."""


def _needs(module: str, package: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise NotFound("reference-missing", package=package) from error


def openspiel_hearts(look: Callable[[Any], None] | None = None) -> Callable[[int], int]:
    """OpenSpiel's C++ hearts, four players, driven from Python; at every decision somebody may look at the state."""
    game = _needs("pyspiel", "OpenSpiel").load_game("hearts")

    def games(n: int) -> int:
        steps = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                else:
                    if look:
                        look(state)
                    state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return games


def catanatron_random() -> Callable[[int], int]:
    """Catanatron's Settlers of Catan, four random players."""
    catanatron = _needs("catanatron", "Catanatron")

    def games(n: int) -> int:
        steps = 0
        for _ in range(n):
            game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:4]])
            game.play()
            steps += len(game.state.actions if hasattr(game.state, "actions") else game.state.action_records)
        return steps

    return games


RIVALS: dict[tuple[str, str], Callable[[], Callable[[int], int]]] = {
    ("OpenSpiel", "hearts"): openspiel_hearts,
    ("Catanatron", "catan"): catanatron_random,
}


def compare(steps_per_second: float, api_steps_per_second: float) -> list[Rival]:
    """Each of the others beside our speed, which must have been measured in the same run."""
    rivals = []
    for (engine, game), prepare in RIVALS.items():
        rate = best_rate(prepare(), 1)
        rivals.append(Rival(engine, game, rate, steps_per_second / rate, api_steps_per_second / rate))
    return rivals
