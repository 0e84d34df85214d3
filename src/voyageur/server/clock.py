"""Clocks, worked out from the times in a table's log: nothing here waits, and nothing is kept that a crash could lose.

A turn gives a seat its time for a move; what it takes longer comes out of its bank. The time runs while the game waits for
the seat, begins anew when a move of its own brings something to light, and stands still while no server was there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from voyageur.server.protocol import Clock, CorrespondenceClock, LiveClock

SECOND = 1000
DAY = 24 * 3600 * SECOND
LIVE_WARNING = 30 * SECOND
"""Before a live clock runs out; a clock with less than four times that warns after three quarters of it."""

Outage = tuple[int, int]
"""A time without a server: its begin and its end."""


@dataclass
class Allowance:
    """What a clock gives each seat."""

    move: int
    bank: int
    warning: int
    """How long before the end a warning comes, at most."""


def allowance(clock: Clock) -> Allowance | None:
    """What a clock gives; None without one."""
    match clock:
        case LiveClock():
            return Allowance(clock.move_seconds * SECOND, clock.bank_seconds * SECOND, LIVE_WARNING)
        case CorrespondenceClock():
            return Allowance(clock.days * DAY, 0, clock.days * DAY)
    return None


def idle(outages: Iterable[Outage], begin: int, end: int) -> int:
    """How much of that time there was no server."""
    return sum(max(0, min(end, till) - max(begin, since)) for since, till in outages)


@dataclass
class Clocks:
    """The clocks of one table."""

    gives: Allowance
    bank: list[int]
    since: list[int | None]
    """When each seat's turn began; None for a seat that the game does not wait for, or that a bot plays."""
    outages: list[Outage] = field(default_factory=list)

    def copy(self) -> Clocks:
        """The same, to be changed."""
        return Clocks(self.gives, list(self.bank), list(self.since), self.outages)

    def elapsed(self, begin: int, end: int) -> int:
        """The time that counts between two moments."""
        return max(0, end - begin - idle(self.outages, begin, end))

    def run(self, waiting: Iterable[int], at: int, anew: int | None = None) -> None:
        """Let the clocks of those seats run, from that moment, and those of the others stand.

        A turn that goes on keeps running, but for that of the seat whose time begins anew.
        """
        waiting = set(waiting)
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in waiting or seat == anew):
                self.bank[seat] -= min(self.bank[seat], max(0, self.elapsed(since, at) - self.gives.move))
                self.since[seat] = None
            if seat in waiting and self.since[seat] is None:
                self.since[seat] = at

    def until(self, seat: int, since: int | None = None) -> int | None:
        """When a seat's time runs out, or would if its turn had begun at a given moment; None if it does not run."""
        since = self.since[seat] if since is None else since
        if since is None:
            return None
        end = since + self.gives.move + self.bank[seat]
        for begin, till in sorted(self.outages):  # each outage before the end moves the end
            if till > since and begin < end:
                end += till - max(begin, since)
        return end

    def warning(self, seat: int) -> int | None:
        """When a seat is to be warned."""
        until = self.until(seat)
        if until is None:
            return None
        whole = self.gives.move + self.bank[seat]
        return until - min(self.gives.warning, whole // 4)
