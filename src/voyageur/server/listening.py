"""A listener: one socket's place in line. What it is sent waits here; who reads too slowly is let go and may resume."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from voyageur.server.protocol import Message

if TYPE_CHECKING:
    from voyageur.core.action import Seat
    from voyageur.server.people import Person

LONGEST_QUEUE = 200
encoder = msgspec.json.Encoder()


class Listener:
    """Somebody who is told what happens at a table, or in the lobby."""

    def __init__(self, person: Person | None, viewer: Seat | None, language: str) -> None:
        self.person = person
        self.viewer = viewer
        self.language = language
        self.slow = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def person_id(self) -> str | None:
        """Who it is; None for somebody without a name."""
        return self.person.id if self.person else None

    def send(self, message: Message | bytes) -> None:
        """Put a message in line."""
        if self._queue.qsize() >= LONGEST_QUEUE:
            self.slow = True
            self.close()
        else:
            self._queue.put_nowait(message if isinstance(message, bytes) else encoder.encode(message))

    def close(self) -> None:
        """Send nothing after what is in line already."""
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next message; None at the end."""
        return await self._queue.get()
