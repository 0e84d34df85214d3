"""Bots with troubles, for tests: one that thinks for long, one that raises, one that ends its process."""

from __future__ import annotations

import os
import time

import voyageur as vg
from tests.server.processes import SLOW_BOT_SECONDS


@vg.register_bot
class SlowBot(vg.Bot):
    """Computes in Python for seconds, without ever letting anything else in its process run for long."""

    name = "slow"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        """Compute, then play anything."""
        end, number = time.monotonic() + SLOW_BOT_SECONDS, 1
        while time.monotonic() < end:
            number = number * 6_364_136_223_846_793_005 % (1 << 521)
        return position.legal(seat)[number % len(position.legal(seat))]


@vg.register_bot
class RaisingBot(vg.Bot):
    """Does not know what to do."""

    name = "raising"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        """Fail."""
        raise RuntimeError("a bot that raises, for a test")


@vg.register_bot
class ExitingBot(vg.Bot):
    """Takes its process with it."""

    name = "exiting"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        """End the process at once."""
        os._exit(3)


@vg.register_bot
class CheatingBot(vg.Bot):
    """Plays what is not legal."""

    name = "cheating"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        """The first action that is not legal."""
        legal = set(position.legal(seat))
        return next(action for action in position.game.actions if action not in legal)
