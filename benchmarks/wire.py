"""A WebSocket as light as can be: thousands of them must not take the processor from the server they measure.

It knows nothing of games. It only ever connects to this machine.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import secrets
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, OPCODE, MASKED, LENGTH = 0x80, 0x0F, 0x80, 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
HEAD_END = b"\r\n\r\n"
OPEN_SECONDS = 30.0


class NotHere(Exception):
    """An address of another machine: nothing is ever measured there."""


def check_loopback(address: str) -> tuple[str, int]:
    """The host and port of an address of this machine; NotHere for any other."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    try:
        if ipaddress.ip_address(host).is_loopback and parts.port:
            return host, parts.port
    except ValueError:
        pass
    raise NotHere(f"{address} is not an address of this machine, like http://127.0.0.1:8000")


class Wire(asyncio.Protocol):
    """One socket. Messages are handed over as they arrive; what is sent goes at once."""

    def __init__(self, request: bytes, on_message: Callable[[bytes], None], on_lost: Callable[[], None]) -> None:
        self._request, self._on_message, self._on_lost = request, on_message, on_lost
        self._buffer = bytearray()
        self._parts = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        self._buffer += data
        if not self.opened.done() and not self._shake_hands():
            return
        while self._frame():
            pass

    def _shake_hands(self) -> bool:
        end = self._buffer.find(HEAD_END)
        if end < 0:
            return False
        head = bytes(self._buffer[:end])
        del self._buffer[: end + len(HEAD_END)]
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.opened.set_exception(ConnectionRefusedError((head + bytes(self._buffer)).decode(errors="replace")))
            self.close()
            return False
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        """Hand over the next frame, if it is all there."""
        buffer, begin = self._buffer, 2
        if len(buffer) < begin:
            return False
        length = buffer[1] & LENGTH
        if length == TWO_BYTES and len(buffer) >= 4:
            length, begin = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == EIGHT_BYTES and len(buffer) >= 10:
            length, begin = struct.unpack_from(">Q", buffer, 2)[0], 10
        elif length >= TWO_BYTES:
            return False
        end = begin + length
        if len(buffer) < end:
            return False
        final, opcode, payload = buffer[0] & FINAL, buffer[0] & OPCODE, bytes(buffer[begin:end])
        del buffer[:end]
        if opcode == PING:
            self._send(PONG, payload)
        elif opcode == CLOSE:
            self.close()
        elif opcode != PONG:
            self._text(payload, bool(final))
        return True

    def _text(self, payload: bytes, final: bool) -> None:
        if self._parts or not final:
            self._parts += payload
            payload = bytes(self._parts)
        if final:
            self._parts.clear()
            self._on_message(payload)

    def connection_lost(self, _: Exception | None) -> None:
        """Say so."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("closed before it was opened"))
        self._transport = None
        self._on_lost()

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._send(TEXT, message)

    def _send(self, opcode: int, payload: bytes) -> None:
        """A client must mask what it sends; with a mask of zeros that costs nothing, and nobody is between us."""
        if self._transport is None:
            return
        length = len(payload)
        head = bytes((FINAL | opcode, MASKED | (length if length < TWO_BYTES else TWO_BYTES)))
        if length >= TWO_BYTES:
            head += struct.pack(">H", length)
        self._transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def open_wire(
    address: str, path: str, cookie: str, on_message: Callable[[bytes], None], on_lost: Callable[[], None]
) -> Wire:
    """A socket to a server on this machine."""
    host, port = check_loopback(address)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Origin: {address}",
        f"Cookie: {cookie}",
    )
    request = "\r\n".join(lines).encode() + HEAD_END
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(OPEN_SECONDS):
        _, wire = await loop.create_connection(lambda: Wire(request, on_message, on_lost), host, port)
        await wire.opened
    return wire
