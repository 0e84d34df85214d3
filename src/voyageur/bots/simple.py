"""The two bots that are nothing but a compiled policy."""

from typing import ClassVar

import numpy as np

from voyageur.bots.base import Bot, register
from voyageur.bots.policies import GREEDY, KNOWN, RANDOM, WORK, greedy_policy, random_policy
from voyageur.core.action import Action, Seat
from voyageur.core.kernels import Template
from voyageur.core.position import Position


class PolicyBot(Bot):
    """Plays what its policy says."""

    template: ClassVar[Template]

    def pick(self, position: Position, seat: Seat) -> Action:
        """Ask the policy."""
        work = np.empty(WORK, position.game.state)
        work[KNOWN] = position._state[0]
        decide = position.game.compiled(self.template)
        return position.game.actions[int(decide(work, position._table, seat, self.rng))]


@register
class RandomBot(PolicyBot):
    """Plays any legal move."""

    name = "random"
    policy = RANDOM
    template = random_policy


@register
class GreedyBot(PolicyBot):
    """Plays the move after which the position looks best, by the game's own evaluation."""

    name = "greedy"
    policy = GREEDY
    template = greedy_policy
