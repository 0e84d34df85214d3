"""What the server and its thinking processes say to each other over a pipe: MessagePack, each frame led by its length.

Only the server sends pickled positions, and only to a process it started; what comes back is plain data, so that a
bot gone wrong can say nothing that does harm.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from voyageur.core.hints import Suggestion

HEAD = 4
"""Bytes that say how long a frame is."""
LONGEST = 64 * 1024 * 1024


class Choose(Struct, tag="choose", frozen=True):
    """Say which move that bot makes."""

    bot: str
    seat: int
    position: bytes
    """Pickled, and dealt anew for the seat: nothing in it is secret from the bot."""
    seed: int


class Advise(Struct, tag="advise", frozen=True):
    """Say how good a seat's choices are."""

    seat: int
    position: bytes
    """Pickled, and dealt anew for the seat."""
    among: list[str]
    """The choices that are wanted, in notation; empty for the best of all."""
    simulations: int
    seed: int


class Compute(Struct, tag="compute", frozen=True):
    """Say what comes out of that computation on a finished game."""

    name: str
    record: str
    params: dict[str, Any]


class Ready(Struct, tag="ready", frozen=True):
    """The process has started and takes requests."""


class Preparing(Struct, tag="preparing", frozen=True):
    """Rules are being loaded or compiled, or no longer: that is no thinking, and no budget is spent on it."""

    now: bool


class Chosen(Struct, tag="chosen", frozen=True):
    """The bot's move, as it wrote it; nobody has checked yet whether it is legal."""

    action: str


class Advised(Struct, tag="advised", frozen=True):
    """How good a seat's choices are, the best first."""

    chances: list[float]
    """Each seat's chance of winning, if that seat chooses what is best."""
    choices: list[Suggestion]


class Progress(Struct, tag="progress", frozen=True):
    """How much of a computation is done, from 0 to 1."""

    part: float


class Computed(Struct, tag="computed", frozen=True):
    """What came out of a computation."""

    result: Any


class Failed(Struct, tag="failed", frozen=True):
    """The bot or the computation raised an error."""

    words: str
    """For whoever runs the server."""
    key: str = ""
    arguments: dict[str, Any] = {}
    """Of the sentence in the catalogue that says it to people, where there is one."""


Request: TypeAlias = Choose | Advise | Compute
Answer: TypeAlias = Ready | Preparing | Chosen | Advised | Progress | Computed | Failed
request_decoder = msgspec.msgpack.Decoder(Request)
answer_decoder = msgspec.msgpack.Decoder(Answer)


def written(frame: Request | Answer) -> bytes:
    """A frame as it is sent; TypeError or ValueError where it cannot be."""
    body = msgspec.msgpack.encode(frame)
    if len(body) > LONGEST:
        raise ValueError(f"a frame of {len(body)} bytes is longer than {LONGEST}")
    return len(body).to_bytes(HEAD, "big") + body


class Reader:
    """Puts frames together from the pieces in which they arrive."""

    def __init__(self) -> None:
        self._read = bytearray()

    def feed(self, piece: bytes) -> Iterator[bytes]:
        """The frames that this piece completes; ValueError for one that is longer than any may be."""
        self._read += piece
        while len(self._read) >= HEAD:
            end = HEAD + int.from_bytes(self._read[:HEAD], "big")
            if end > HEAD + LONGEST:
                raise ValueError("that is no frame")
            if len(self._read) < end:
                return
            yield bytes(self._read[HEAD:end])
            del self._read[:end]
