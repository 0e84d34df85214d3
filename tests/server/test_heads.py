"""Whoever sends headers without end is let go, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from voyageur.server.heads import MOST_BYTES, BoundedHeads

PATIENCE = 20.0
ASK = b"POST / HTTP/1.1\r\nHost: here\r\n"
CHUNKED = ASK + b"Transfer-Encoding: chunked\r\n\r\n"
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def measure(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers with the length of the body."""
    size, more = 0, True
    while more:
        message = await receive()
        size, more = size + len(message.get("body", b"")), message.get("more_body", False)
    words = str(size).encode()
    headers = [(b"content-length", str(len(words)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": words})


@asynccontextmanager
async def connection() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server with bounded heads."""
    config = uvicorn.Config(
        measure, host="127.0.0.1", port=0, http=BoundedHeads, ws="none", lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.servers[0].sockets[0].getsockname()[1])
    try:
        yield reader, writer
    finally:
        writer.close()
        server.should_exit = True
        await serving


def talk(words: Talk) -> None:
    """Hold a conversation with the server."""

    async def held() -> None:
        async with connection() as (reader, writer), asyncio.timeout(PATIENCE):
            await words(reader, writer)

    asyncio.run(held())


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"GET /", b"a" * 1000),
        (ASK, b"x-more: " + b"y" * 1000 + b"\r\n"),
        (ASK + b"x-long: ", b"y" * 1000),
        (CHUNKED, b"1;" + b"y" * 1000 + b"\r\nx\r\n"),
        (CHUNKED + b"0\r\n", b"x-trailer: " + b"y" * 1000 + b"\r\n"),
    ],
    ids=["address", "headers", "one header", "marks of chunks", "trailers"],
)
def test_a_head_without_end_ends_the_connection(begin: bytes, piece: bytes) -> None:
    async def words(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(begin)
        answer = asyncio.create_task(reader.read())
        sent = 0
        while not answer.done():
            assert sent < 10 * MOST_BYTES, "nobody minds"
            writer.write(piece)
            sent += len(piece)
            await asyncio.sleep(0)
            await asyncio.wait([answer], timeout=0.001)
        with suppress(ConnectionError):  # it may be ended while we are still talking
            assert b" 400 " in await answer

    talk(words)


def test_bodies_and_one_request_after_another_do_not_count() -> None:
    async def words(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(5):
            head = ASK + b"x-some: " + b"y" * 30_000 + b"\r\n"
            writer.write(head + f"Content-Length: {3 * MOST_BYTES}\r\n\r\n".encode() + b"b" * 3 * MOST_BYTES)
            answer = await reader.readuntil(b"\r\n\r\n")
            assert b" 200 " in answer
            assert await reader.readexactly(6) == str(3 * MOST_BYTES).encode()

    talk(words)
