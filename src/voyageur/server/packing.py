"""Answers made smaller for those who can read them so: large ones are compressed in a thread, small ones not at all."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping

LEAST = 1_024
"""Bytes from which it is worth it: the answer to a move never is."""
MANY = 32_768
"""Bytes from which it takes long enough for others to wait."""
LEVEL = 5
TEXTS = ("application/json", "application/vnd.oai.openapi+json", "text/plain")


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    """Whether whoever asks can read gzip.

    >>> accepts_gzip({"accept-encoding": "br, gzip;q=0.8"}), accepts_gzip({"accept-encoding": "gzip;q=0, identity"})
    (True, False)
    """
    for offer in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def worth_it(headers: list[tuple[bytes, bytes]], body: bytes) -> bool:
    """Whether an answer is a text that is long enough and not compressed yet."""
    given = {name.lower(): value for name, value in headers}
    kind = given.get(b"content-type", b"").partition(b";")[0].decode()
    return len(body) >= LEAST and kind in TEXTS and b"content-encoding" not in given


async def pack(body: bytes) -> bytes:
    """A body, smaller."""
    return await asyncio.to_thread(_packed, body) if len(body) >= MANY else _packed(body)


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
