"""Who is there, at which table, across processes: each tells the others whom it has, at changes and now and then.

It is a courtesy, kept in memory only: what is not repeated is forgotten.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

from voyageur.server.hints import MOST_BYTES, Hints

REPEAT_SECONDS = 15.0
"""After which a process tells again whom it has."""
FORGET_SECONDS = 3 * REPEAT_SECONDS
MANY = 20
"""Tables in one hint, at most; people are few at a table, but spectators may be many."""
MOST_PEOPLE = 100
"""Of one table, that are told to the others."""


class Presence:
    """Who listens at other processes."""

    def __init__(self, hints: Hints, changed: Callable[[str], None], here: Callable[[], dict[str, list[str]]]) -> None:
        self._hints = hints
        self._changed = changed
        self._here = here
        self._elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)
        """For each table the processes that have somebody, since when that is known, and whom."""
        self._repeat_at = 0.0
        hints.on("presence", self._hear)

    def elsewhere(self, table_id: str) -> frozenset[str]:
        """The people who listen to a table at other processes."""
        oldest = time.monotonic() - FORGET_SECONDS
        known = self._elsewhere.get(table_id, {}).values()
        return frozenset().union(*(people for heard_at, people in known if heard_at > oldest))

    def tell(self, table_id: str, people: Iterable[str]) -> None:
        """Tell the others who listens to a table here."""
        self._publish({table_id: sorted(people)[:MOST_PEOPLE]})

    def repeat(self) -> None:
        """Tell everything again if it is time to; the first time, ask the others to do so too."""
        if self._hints.alone or time.monotonic() < self._repeat_at:
            return
        first, self._repeat_at = self._repeat_at == 0.0, time.monotonic() + REPEAT_SECONDS
        if first:
            self._hints.publish("presence", {"ask": True})
        self._tell_all()
        self._forget()

    def _tell_all(self) -> None:
        waiting: dict[str, list[str]] = {}
        for table_id, people in self._here().items():
            waiting[table_id] = people[:MOST_PEOPLE]
            if len(waiting) == MANY:
                self._publish(waiting)
                waiting = {}
        if waiting:
            self._publish(waiting)

    def _publish(self, tables: dict[str, list[str]]) -> None:
        payload = {"process": self._hints.process, "tables": tables}
        if len(self._hints.encode("presence", payload)) <= MOST_BYTES:
            self._hints.publish("presence", payload)
        elif len(tables) > 1:
            for table_id, people in tables.items():
                self._publish({table_id: people})

    def _forget(self) -> None:
        oldest = time.monotonic() - FORGET_SECONDS
        for table_id, known in list(self._elsewhere.items()):
            gone = [process for process, (heard_at, _) in known.items() if heard_at <= oldest]
            for process in gone:
                del known[process]
            if not known:
                del self._elsewhere[table_id]
            if gone:
                self._changed(table_id)

    def _hear(self, payload: dict[str, Any]) -> None:
        if payload.get("ask"):
            self._tell_all()
            return
        process = payload["process"]
        for table_id, people in payload["tables"].items():
            known = self._elsewhere[table_id]
            _, before = known.pop(process, (0.0, frozenset()))
            if people:
                known[process] = time.monotonic(), frozenset(people)
            elif not known:
                del self._elsewhere[table_id]
            if before != frozenset(people):
                self._changed(table_id)
