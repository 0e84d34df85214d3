"""Bots that search: five levels from novice to master, and `search:BUDGET` at full strength.

Lower levels err as people do. They look less far ahead (`sight`), imagine one or a few ways in which the hidden cards
may lie and take them for all there are (`deals`), misjudge what comes of an idea by so much at most (`whim`), and try
fewer ideas; none of them ever throws a move away by a roll of dice. Where the game is a race, the master is in a hurry
(`haste`).
"""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import ClassVar

import msgspec

from voyageur.bots.base import Bot, register, register_maker
from voyageur.bots.search import USUAL, Findings, Manner, look_ahead
from voyageur.core import rng, text
from voyageur.core.action import Action, Seat
from voyageur.core.errors import NotFound
from voyageur.core.game import Game
from voyageur.core.position import Position

SELDOM = 0.05
"""Of sealed choices, those tried less often than this, beside the one tried most, are never played."""


class Level(msgspec.Struct, frozen=True):
    """How much and in which manner a level looks ahead."""

    simulations: int
    manner: Manner = USUAL

    def simulations_in(self, game: Game) -> int:
        """How many it makes for a move: fewer where a turn is made of many small ones."""
        return max(1, round(self.simulations * game.thought))


LEVELS = {
    "novice": Level(12, Manner(sight=0, deals=1, whim=0.4, temper=2.0)),
    "casual": Level(40, Manner(sight=0, deals=3, whim=0.18)),
    "skilled": Level(80, Manner(sight=1, deals=16, whim=0.08)),
    "expert": Level(200, Manner(deals=32, whim=0.03)),
    "master": Level(640, Manner(haste=0.1)),
}
"""From the weakest to the strongest."""

MOST_SIMULATIONS = 1_000_000
"""What a search by the clock never reaches."""


class SearchBot(Bot):
    """Looks ahead, and plays what it found; what is sealed it draws from the mix that it found."""

    @abstractmethod
    def look(self, position: Position, seat: Seat, seed: int) -> Findings:
        """Look ahead as far as this bot does."""

    def pick(self, position: Position, seat: Seat) -> Action:
        """Look ahead, unless there is nothing to choose."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        found = self.look(position, seat, int(rng.bits_from(self.rng)))
        return position.game.actions[self._drawn(found) if found.sealed else found.choices[0].action]

    def _drawn(self, found: Findings) -> int:
        often = [choice for choice in found.choices if choice.visits >= SELDOM * found.choices[0].visits]
        at = int(rng.pick_from(self.rng, sum(choice.visits for choice in often)))
        for choice in often:
            at -= choice.visits
            if at < 0:
                return choice.action
        raise AssertionError("the visits were counted wrongly")


class LevelBot(SearchBot):
    """Plays at one of the levels."""

    level: ClassVar[Level]

    def look(self, position: Position, seat: Seat, seed: int) -> Findings:
        """As much, and in that manner, as the level has it."""
        simulations = self.level.simulations_in(position.game)
        return look_ahead(position, seat, simulations=simulations, seed=seed, manner=self.level.manner)


for _name, _level in LEVELS.items():
    register(type(_name.title(), (LevelBot,), {"name": _name, "level": _level, "__doc__": f"The {_name} level."}))


class BudgetBot(SearchBot):
    """Plays at full strength with so many simulations a move, or so much time."""

    simulations: ClassVar[int]
    milliseconds: ClassVar[int | None]

    def look(self, position: Position, seat: Seat, seed: int) -> Findings:
        """As much as the budget allows."""
        return look_ahead(position, seat, simulations=self.simulations, milliseconds=self.milliseconds, seed=seed)


def searching(budget: str) -> type[Bot]:
    """The bot `search:400` (simulations a move) or `search:50ms` (time a move)."""
    read = re.fullmatch(r"([1-9]\d{0,5})(ms)?", budget)
    if read is None:
        raise NotFound("bot-budget", budget=text.written(budget))
    number = int(read[1])
    simulations, milliseconds = (MOST_SIMULATIONS, number) if read[2] else (number, None)
    made = {"name": f"search:{budget}", "simulations": simulations, "milliseconds": milliseconds}
    return type("Search", (BudgetBot,), made)


register_maker("search", searching)
