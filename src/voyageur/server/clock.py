"""Clocks, worked out from the times in a table's log: nothing here waits, and nothing is kept that a crash could lose.

A turn gives a seat its time for a move; what it takes longer comes out of its bank. The time runs while the game waits
for the seat, begins anew when a move of its own brings something to light, and stands still while no server was there.
Who takes back a move, or leaves and returns, goes on with what was left.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
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


def breaks(outages: Iterable[Outage], since: int) -> list[Outage]:
    """The times without a server after a moment, in order, and none of them twice."""
    found: list[Outage] = []
    end = since
    for begin, till in sorted(outage for outage in outages if outage[1] > since):
        if till > end:
            found.append((max(begin, end), till))
            end = till
    return found


def idle(outages: Iterable[Outage], begin: int, end: int) -> int:
    """How much of that time there was no server."""
    return sum(max(0, min(end, till) - since) for since, till in breaks(outages, begin))


@dataclass
class Clocks:
    """The clocks of one table."""

    gives: Allowance
    bank: list[int]
    used: list[int]
    """How much of the time for its move each seat had used up when its clock began to run, or stopped."""
    since: list[int | None]
    """When each seat's clock began to run; None for a seat that the game does not wait for, or that a bot plays."""
    outages: list[Outage] = field(default_factory=list)

    @classmethod
    def full(cls, gives: Allowance, players: int, outages: list[Outage] | None = None) -> Clocks:
        """The clocks at the start. The list of outages is not copied: what becomes known later counts too."""
        given = [] if outages is None else outages
        return cls(gives, [gives.bank] * players, [0] * players, [None] * players, given)

    def copy(self) -> Clocks:
        """The same, to be changed."""
        return Clocks(self.gives, list(self.bank), list(self.used), list(self.since), self.outages)

    def elapsed(self, begin: int, end: int) -> int:
        """The time that counts between two moments."""
        return max(0, end - begin - idle(self.outages, begin, end))

    def run(self, waiting: Iterable[int], at: int, anew: Container[int] = ()) -> None:
        """Let the clocks of those seats run, from that moment, and those of the others stand.

        A turn that goes on, or is taken up again, has what is left of its time; those who begin anew have all of it.
        """
        waiting = set(waiting)
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in waiting or seat in anew):
                self._stop(seat, since, at)
            if seat in anew:
                self.used[seat] = 0
            if seat in waiting and self.since[seat] is None:
                self.since[seat] = at

    def _stop(self, seat: int, since: int, at: int) -> None:
        used = self.used[seat] + self.elapsed(since, at)
        self.bank[seat] -= min(self.bank[seat], max(0, used - self.gives.move))
        self.used[seat] = min(used, self.gives.move)
        self.since[seat] = None

    def left(self, seat: int) -> int:
        """The time a seat had, its bank included, when its clock began to run, or stopped."""
        return self.gives.move - self.used[seat] + self.bank[seat]

    def until(self, seat: int) -> int | None:
        """When a seat's time runs out; None if it does not run."""
        since = self.since[seat]
        if since is None:
            return None
        end = since + self.left(seat)
        for begin, till in breaks(self.outages, since):  # each outage before the end moves the end
            if begin < end:
                end += till - begin
        return end

    def warning(self, seat: int) -> int | None:
        """When a seat is to be warned."""
        until = self.until(seat)
        return None if until is None else until - min(self.gives.warning, self.left(seat) // 4)
