"""The sockets: one for each viewer of a table, and one for the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
import structlog
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import SkipValidation

from voyageur.core import text
from voyageur.core.errors import VoyageurError
from voyageur.server import chatting
from voyageur.server.database import now
from voyageur.server.house import House
from voyageur.server.limits import Bucket
from voyageur.server.listening import Listener
from voyageur.server.people import Person
from voyageur.server.problems import NotSignedIn, Refusal, Stale, TooMany, problem
from voyageur.server.protocol import (
    Accepted,
    Bye,
    ClientMessage,
    MoveMessage,
    Ping,
    Pong,
    Problem,
    Refused,
    SayMessage,
    UndoMessage,
)
from voyageur.server.rooms import Room
from voyageur.server.routes.tables import check_seat
from voyageur.server.security import address_of

POLICY, GOING_AWAY, TRY_LATER = 1008, 1001, 1013
"""Codes with which sockets are closed: for a breach, at the server's end, and for who reads too slowly."""
LARGEST_FRAME = 16_384
BAD_MESSAGES = 20
"""Messages without sense after which a socket is closed."""

log = structlog.get_logger()
decoder = msgspec.json.Decoder(ClientMessage)
Connection = WebSocket[Any, Any, Any]


class Live:
    """One socket, from its opening to its end."""

    def __init__(self, house: House, socket: Connection, listener: Listener, room: Room | None) -> None:
        self.house = house
        self.socket = socket
        self.listener = listener
        self.room = room
        self.bucket: Bucket = house.limits.messages()
        self.bad = 0

    async def hold(self, arrive: Any) -> None:
        """Send what comes and read what is said, until either side has enough."""
        kind = "table" if self.room else "lobby"
        self.house.metrics.sockets.labels(kind).inc()
        sending = asyncio.create_task(self._send())
        reading: asyncio.Task[None] | None = None
        try:
            await arrive
            reading = asyncio.create_task(self._read())
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.metrics.sockets.labels(kind).dec()
            if self.room is not None:
                await self.room.leave(self.listener)
            else:
                self.house.lobby.listeners.discard(self.listener)
            for task in (sending, reading):
                if task is not None:
                    task.cancel()
            await asyncio.gather(*filter(None, (sending, reading)), return_exceptions=True)

    async def _send(self) -> None:
        try:
            while (message := await self.listener.next()) is not None:
                await self.socket.send_text(message.decode())
            code, key = (TRY_LATER, "server-bye-slow") if self.listener.slow else (GOING_AWAY, "server-bye")
            reason = text.say("server-bye-slow" if self.listener.slow else "server-bye", self.listener.language)
            await self.socket.send_text(msgspec.json.encode(Bye(reason)).decode())
            await self.socket.close(code=code, reason=key)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side is gone: it resumes where it was

    async def _read(self) -> None:
        try:
            while True:
                received = await self.socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._hear(received.get("text") or received.get("bytes") or "")
                if self.bad >= BAD_MESSAGES:
                    await self.socket.close(code=POLICY, reason="server-bad-messages")
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _hear(self, said: str | bytes) -> None:
        key, message = None, None
        try:
            self.house.limits.take(self.bucket)
            message = read_message(said)
            key = message.key if isinstance(message, (MoveMessage, UndoMessage)) else None
            await self._do(message)
        except VoyageurError as error:
            if isinstance(error, Stale) and self.room is not None and isinstance(message, (MoveMessage, UndoMessage)):
                error.missed = await self.room.update(message.seat, message.ply, self.listener.language)
            told = problem(error, self.listener.language)
            self.house.metrics.refusals.labels(told.code).inc()
            self.bad += told.status in (400, 429)
            self.listener.send(Refused(key=key, problem=told))
        except Exception:
            log.error("socket message failed", exc_info=True)
            reason = text.say("server-failed", self.listener.language)
            self.listener.send(Refused(key=key, problem=Problem(status=500, code="server-failed", reason=reason)))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self.listener.send(Pong(now()))
            return
        if self.room is None:
            raise Refusal("server-lobby-silent")
        person = self.listener.person
        if person is None:
            raise NotSignedIn("server-not-signed-in")
        if isinstance(message, SayMessage):
            await chatting.say(self.house, self.room, person, message.text)
        elif isinstance(message, UndoMessage):
            await self.room.undo(person.id, message, self.listener.send)
        else:
            begin = time.perf_counter()

            def acknowledge(answer: Accepted) -> None:
                self.house.metrics.move_seconds.observe(time.perf_counter() - begin)
                self.listener.send(answer)

            await self.room.move(person.id, message, acknowledge)


def read_message(said: str | bytes) -> ClientMessage:
    """What a frame says."""
    if len(said) > LARGEST_FRAME:
        raise Refusal("server-frame-large", most=LARGEST_FRAME)
    try:
        return decoder.decode(said)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("server-request-shape", problem=str(error)) from error


def language_of(socket: Connection, visitor: Person | None) -> str:
    """The language somebody wants to be told things in."""
    wanted = socket.query_params.get("language") or (visitor.language if visitor else "en")
    return wanted if wanted in text.LANGUAGES else "en"


def number_of(socket: Connection, name: str) -> int | None:
    """A whole number from the address; None where there is none."""
    words = socket.query_params.get(name)
    if words is None or words == "":
        return None
    if not (isinstance(words, str) and words.isascii() and words.isdigit() and len(words) < 8):
        raise Refusal("server-request-shape", problem=f"{name}: expected a whole number")
    return int(words)


def check_count(house: House, socket: Connection, visitor: Person | None) -> None:
    """Refuse too many sockets of one person."""
    who = visitor.id if visitor else address_of(socket.scope)
    if house.sockets.get(who, 0) >= house.settings.sockets_a_person:
        raise TooMany("server-sockets-many", most=house.settings.sockets_a_person)


@contextlib.asynccontextmanager
async def counted(house: House, socket: Connection, visitor: Person | None) -> Any:
    """Count a person's sockets."""
    who = visitor.id if visitor else address_of(socket.scope)
    house.sockets[who] = house.sockets.get(who, 0) + 1
    try:
        yield
    finally:
        house.sockets[who] -= 1
        if not house.sockets[who]:
            del house.sockets[who]


async def refuse(socket: Connection, error: VoyageurError, language: str) -> None:
    """Say why, and close."""
    told = problem(error, language)
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(msgspec.json.encode(Refused(key=None, problem=told)).decode())
        await socket.close(code=POLICY, reason=told.code)


@websocket("/tables/{table_id:str}/live")
async def table_live(socket: Connection, house: SkipValidation[House], visitor: Person | None, table_id: str) -> None:
    """A table, as one viewer sees it."""
    language = language_of(socket, visitor)
    try:
        check_count(house, socket, visitor)
        seat, since = number_of(socket, "seat"), number_of(socket, "since")
        room = await house.rooms.room(table_id)
        if seat is not None:
            if room.match is None:
                await room.refresh()
            check_seat(room, visitor, seat)
        lines = await chatting.latest(house, table_id) if room.row.chat else []
    except VoyageurError as error:
        await refuse(socket, error, language)
        return
    await socket.accept()
    listener = Listener(visitor, seat, language)
    async with counted(house, socket, visitor):
        await Live(house, socket, listener, room).hold(room.enter(listener, since, lines))


@websocket("/lobby/live")
async def lobby_live(socket: Connection, house: SkipValidation[House], visitor: Person | None) -> None:
    """The public tables, live."""
    language = language_of(socket, visitor)
    try:
        check_count(house, socket, visitor)
    except VoyageurError as error:
        await refuse(socket, error, language)
        return
    await socket.accept()
    listener = Listener(visitor, None, language)
    async with counted(house, socket, visitor):
        await Live(house, socket, listener, None).hold(house.lobby.enter(listener))


router = Router("/api", route_handlers=[table_live, lobby_live], tags=["live"])
