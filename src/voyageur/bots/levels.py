"""Bots that search: five levels from novice to master, and `search:BUDGET` at full strength.

Lower levels err as people do. They look less far ahead (`sight`), imagine one or a few ways in which the hidden cards
may lie and take them for all there are (`deals`), misjudge positions that are nearly equal (`whim`), and try fewer
ideas; none of them ever throws a move away by a roll of dice.
"""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

from voyageur.bots.base import Bot, register, register_maker
from voyageur.bots.search import USUAL, Findings, Manner, look_ahead
from voyageur.core import rng, text
from voyageur.core.action import Action, Seat
from voyageur.core.errors import NotFound
from voyageur.core.position import Position

SELDOM = 0.05
"""Of sealed choices, those tried less often than this, beside the one tried most, are never played."""


class Level(msgspec.Struct, frozen=True):
    """How much and in which manner a level looks ahead."""

    simulations: int
    manner: Manner = USUAL
    milliseconds: int | None = None


LEVELS = {
    "novice": Level(24, Manner(sight=0, deals=1, whim=0.12)),
    "casual": Level(60, Manner(sight=0, deals=2, whim=0.05)),
    "skilled": Level(150, Manner(sight=1, deals=16, whim=0.01)),
    "expert": Level(400),
    "master": Level(1600),
}
"""From the weakest to the strongest."""

MOST_SIMULATIONS = 1_000_000
"""What a search by the clock never reaches."""


class SearchBot(Bot):
    """Looks ahead, and plays what it found; what is sealed it draws from the mix that it found."""

    level: ClassVar[Level]

    def pick(self, position: Position, seat: Seat) -> Action:
        """Look ahead, unless there is nothing to choose."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        level = self.level
        found = look_ahead(
            position,
            seat,
            simulations=level.simulations,
            milliseconds=level.milliseconds,
            seed=int(rng.bits_from(self.rng)),
            manner=level.manner,
        )
        return position.game.actions[self._drawn(found) if found.sealed else found.choices[0].action]

    def _drawn(self, found: Findings) -> int:
        often = [choice for choice in found.choices if choice.visits >= SELDOM * found.choices[0].visits]
        at = int(rng.pick_from(self.rng, sum(choice.visits for choice in often)))
        for choice in often:
            at -= choice.visits
            if at < 0:
                return choice.action
        raise AssertionError("the visits were counted wrongly")


for _name, _level in LEVELS.items():
    register(type(_name.title(), (SearchBot,), {"name": _name, "level": _level, "__doc__": f"The {_name} level."}))


def searching(budget: str) -> type[Bot]:
    """The bot `search:400` (simulations a move) or `search:50ms` (time a move)."""
    read = re.fullmatch(r"([1-9]\d{0,5})(ms)?", budget)
    if read is None:
        raise NotFound("bot-budget", budget=text.written(budget))
    number = int(read[1])
    level = Level(MOST_SIMULATIONS, milliseconds=number) if read[2] else Level(number)
    return type("Search", (SearchBot,), {"name": f"search:{budget}", "level": level})


register_maker("search", searching)
