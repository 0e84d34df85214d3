"""What spectators see at a table with a delay: the same match, some time ago. The delay ends with the game."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from typing import TYPE_CHECKING

import structlog

from voyageur.server import telling
from voyageur.server.database import now
from voyageur.server.listening import Listener, written
from voyageur.server.match import Match

if TYPE_CHECKING:
    from voyageur.server.room import Room

AT_ONCE = 20
"""Lines told before others get their turn: at the end of a game there may be many."""
SOON = 1.0
"""Seconds until the next try after something went wrong."""

log = structlog.get_logger()


def known_late(room: Room) -> int:
    """How many lines of the log may be known to who sees them with a delay."""
    if room.running().over:
        return len(room.entries)
    return bisect_right(room.entries, now() - room.row.spectator_delay * 1000, key=lambda entry: entry.at)


class Late:
    """The match as those see it who are told with a delay."""

    def __init__(self, room: Room, match: Match) -> None:
        self.room = room
        self.match = match
        self.listeners: set[Listener] = set()
        self._timer: asyncio.TimerHandle | None = None
        self.wake()

    def wake(self) -> None:
        """Tell what may be told by now, and come back when there is more."""
        self.stop()
        try:
            for _ in range(AT_ONCE):
                if self.match.number >= known_late(self.room):
                    break
                self._tell_next()
            wait = self._wait()
        except Exception:
            log.error("late spectators not told", table=self.room.id, exc_info=True)
            wait = SOON
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait, self.wake)

    def stop(self) -> None:
        """Tell nothing by itself any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> float | None:
        """Seconds until the next line may be told; None if there is none."""
        if self.match.number >= len(self.room.entries):
            return None
        if self.room.running().over:
            return 0.0
        at = self.room.entries[self.match.number].at + self.room.row.spectator_delay * 1000
        return max(0, at - now()) / 1000

    def _tell_next(self) -> None:
        entry = self.room.entries[self.match.number]
        before, self.match = self.match, self.match.after(entry)
        if not self.match.is_told(before, None):
            return
        events = [telling.told(before, entry, self.match, None)]
        message = written(telling.update(self.room.id, self.match, None, events))
        for listener in self.listeners:
            listener.send(message)
