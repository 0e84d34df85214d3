"""Listeners: each is one socket's place in line. What it is sent waits here; who reads too slowly is let go.

This module knows neither tables nor sockets: rooms and the lobby put messages in, routes take them out and send them.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from voyageur.server.protocol import Message

if TYPE_CHECKING:
    from voyageur.core.action import Seat
    from voyageur.server.people import Person

LONGEST_QUEUE = 200
"""Messages that may wait for one listener."""
LARGEST_QUEUE = 8 * 1024 * 1024
"""Characters that may."""
FAREWELL = 0.3
"""Seconds between a farewell and the end of the sockets."""
encoder = msgspec.json.Encoder()


class Ending(NamedTuple):
    """Why a socket is closed: the code, and the sentence."""

    code: int
    key: str


AWAY = Ending(1001, "server-bye")
SLOW = Ending(1013, "server-bye-slow")
SIGNED_OUT = Ending(1008, "server-bye-signed-out")
SEAT_GONE = Ending(1008, "server-bye-seat")


def written(message: Message) -> str:
    """A message as it is sent. Written once, it can be sent to many."""
    return encoder.encode(message).decode()


class Listener:
    """Somebody who is told what happens at a table, or in the lobby."""

    def __init__(self, person: Person | None, viewer: Seat | None, language: str) -> None:
        self.person = person
        self.viewer = viewer
        self.language = language
        self.ending: Ending | None = None
        """Why it is sent nothing more."""
        self.on_end: Callable[[], None] | None = None
        self._waiting: deque[str] = deque()
        self._size = 0
        self._more = asyncio.Event()

    @property
    def person_id(self) -> str | None:
        """Who it is; None for somebody without a name."""
        return self.person.id if self.person else None

    def send(self, message: Message | str) -> None:
        """Put a message in line; who has too many there is let go instead, and can resume from what they have."""
        if self.ending is not None:
            return
        words = message if isinstance(message, str) else written(message)
        if len(self._waiting) >= LONGEST_QUEUE or (self._size and self._size + len(words) > LARGEST_QUEUE):
            self._waiting.clear()
            self.close(SLOW)
            return
        self._waiting.append(words)
        self._size += len(words)
        self._more.set()

    def close(self, ending: Ending = AWAY) -> None:
        """Send nothing after what is in line already."""
        if self.ending is None:
            self.ending = ending
            self._more.set()
            if self.on_end is not None:
                self.on_end()

    async def next(self) -> str | None:
        """The next message; None at the end."""
        while not self._waiting:
            if self.ending is not None:
                return None
            self._more.clear()
            await self._more.wait()
        words = self._waiting.popleft()
        self._size -= len(words)
        return words


def before_stop(callback: Callable[[], None]) -> Callable[[], None]:
    """Call back when the process is asked to stop, a little before whatever runs it closes its sockets.

    Who asks a second time is obeyed at once. The answer undoes all that. Without a main thread, as in tests, nobody is
    asked.
    """
    if threading.current_thread() is not threading.main_thread():
        return lambda: None
    loop = asyncio.get_running_loop()
    former = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    ours = {number: handler for number, handler in former.items() if callable(handler)}
    heard: set[int] = set()

    def stop(number: int) -> None:
        callback()
        loop.call_later(FAREWELL, ours[signal.Signals(number)], number, None)

    def asked(number: int, frame: Any) -> None:
        if number in heard:
            ours[signal.Signals(number)](number, frame)
        else:
            heard.add(number)
            loop.call_soon_threadsafe(stop, number)

    for number in ours:
        signal.signal(number, asked)

    def undo() -> None:
        for number, handler in ours.items():
            if signal.getsignal(number) is asked:
                signal.signal(number, handler)

    return undo
