"""The sockets: one for each viewer of a table, and one for the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
import structlog
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from voyageur.core import text
from voyageur.core.errors import VoyageurError
from voyageur.server import chatting
from voyageur.server.database import now
from voyageur.server.house import House
from voyageur.server.limits import network
from voyageur.server.listening import AWAY, SEAT_GONE, SIGNED_OUT, SLOW, Ending, Listener, written
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
from voyageur.server.room import Room
from voyageur.server.routes.given import TheHouse, Visitor
from voyageur.server.routes.tables import check_seat
from voyageur.server.security import address_of, as_refusal

POLICY = 1008
"""The code with which a socket is closed for a breach."""
NONSENSE = Ending(POLICY, "server-bad-messages")
GOODBYES = (AWAY, SLOW, SIGNED_OUT, SEAT_GONE, NONSENSE)
"""Endings whose sentence is told; others follow a refusal that says more."""
FAREWELL_SECONDS = 5.0
"""How long the last messages may take to who reads slowly, or not at all."""
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
        self.who = who(socket, listener.person)
        self.bad = 0

    async def hold(self, arrive: Coroutine[Any, Any, None], leave: Callable[[Listener], None]) -> None:
        """Send what comes and read what is said, until either side has enough."""
        sockets = self.house.metrics.sockets.labels("table" if self.room else "lobby")
        sockets.inc()
        self.house.rooms.audience.add(self.listener)
        sending = asyncio.create_task(self._send())
        self.listener.on_end = lambda: _give_up_later(sending)
        tasks = {sending}
        try:
            if await self._arrived(arrive):
                tasks.add(asyncio.create_task(self._read()))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sockets.dec()
            self.house.rooms.audience.discard(self.listener)
            leave(self.listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _arrived(self, arrive: Coroutine[Any, Any, None]) -> bool:
        try:
            await arrive
        except Exception as error:
            told = self._problem(error)
            self.listener.send(Refused(key=None, problem=told))
            self.listener.close(Ending(POLICY, told.code))
            return False
        return True

    async def _send(self) -> None:
        try:
            while (message := await self.listener.next()) is not None:
                await self.socket.send_text(message)
            ending = self.listener.ending
            assert ending is not None
            if ending in GOODBYES:
                await self.socket.send_text(written(Bye(text.say(ending.key, self.listener.language))))
            await self.socket.close(code=ending.code, reason=ending.key)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the other side is gone: it resumes where it was

    async def _read(self) -> None:
        try:
            while True:
                received: Any = await self.socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._hear(received.get("text") or received.get("bytes") or "")
                if self.bad >= BAD_MESSAGES:
                    self.listener.close(NONSENSE)
                if self.listener.ending is not None:
                    await asyncio.Event().wait()  # nothing more is read; the rest is sent, and then it ends
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _hear(self, said: str | bytes) -> None:
        key, message = None, None
        try:
            message = read_message(said)
            key = message.key if isinstance(message, (MoveMessage, UndoMessage)) else None
            self.house.limits.check("message", self.who)  # whoever is refused for haste is told which wish it was
            await self._do(message)
        except Exception as error:
            if isinstance(error, Stale) and self.room is not None and isinstance(message, (MoveMessage, UndoMessage)):
                error.missed = await self.room.update(message.seat, message.ply)
            told = self._problem(error)
            self.bad += told.status in (400, 429)
            self.listener.send(Refused(key=key, problem=told))

    def _problem(self, error: Exception) -> Problem:
        """What is said of an error; of what nobody expected, that it was written down."""
        if not isinstance(error, VoyageurError):
            log.error("socket failed", exc_info=error)
        told = problem(as_refusal(error, self.socket.scope), self.listener.language)
        self.house.metrics.refusals.labels(told.code).inc()
        return told

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


def _give_up_later(sending: asyncio.Task[None]) -> None:
    """Who does not even read the farewell is not waited for."""
    asyncio.get_running_loop().call_later(FAREWELL_SECONDS, sending.cancel)


def read_message(said: str | bytes) -> ClientMessage:
    """What a frame says."""
    try:
        if len(said if isinstance(said, bytes) else said.encode()) > LARGEST_FRAME:
            raise Refusal("server-frame-large", most=LARGEST_FRAME)
        message: ClientMessage = decoder.decode(said)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("server-request-shape", problem=str(error)) from error
    return message


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


def who(socket: Connection, visitor: Person | None) -> str:
    """Whom a socket counts for: a person, or an address."""
    return visitor.id if visitor else network(address_of(socket.scope))


@contextlib.contextmanager
def counted(house: House, socket: Connection, visitor: Person | None) -> Iterator[None]:
    """Count the sockets of a person, or of an address without one, and refuse too many."""
    whose = who(socket, visitor)
    if house.sockets.get(whose, 0) >= house.settings.sockets_a_person:
        raise TooMany("server-sockets-many", most=house.settings.sockets_a_person)
    house.sockets[whose] = house.sockets.get(whose, 0) + 1
    try:
        yield
    finally:
        house.sockets[whose] -= 1
        if not house.sockets[whose]:
            del house.sockets[whose]


async def refuse(socket: Connection, error: VoyageurError, language: str) -> None:
    """Say why, and close."""
    told = problem(error, language)
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(msgspec.json.encode(Refused(key=None, problem=told)).decode())
        await socket.close(code=POLICY, reason=told.code)


@websocket("/tables/{table_id:str}/live")
async def table_live(socket: Connection, house: TheHouse, visitor: Visitor, table_id: FromPath[str]) -> None:
    """A table, as one viewer sees it."""
    listener = Listener(visitor, None, language_of(socket, visitor))
    try:
        with counted(house, socket, visitor):
            listener.viewer, since = number_of(socket, "seat"), number_of(socket, "since")
            room = await house.rooms.room(table_id)
            if room.match is None:
                await room.refresh()
            check_seat(room, visitor, listener.viewer)
            house.limits.check("lines", who(socket, visitor), room.lines_since(listener.viewer, since))
            lines = await chatting.latest(house, table_id) if room.row.chat else []
            await socket.accept()
            await Live(house, socket, listener, room).hold(room.enter(listener, since, lines), room.leave)
    except VoyageurError as error:
        await refuse(socket, error, listener.language)


@websocket("/lobby/live")
async def lobby_live(socket: Connection, house: TheHouse, visitor: Visitor) -> None:
    """The public tables, live."""
    listener = Listener(visitor, None, language_of(socket, visitor))
    try:
        with counted(house, socket, visitor):
            await socket.accept()
            await Live(house, socket, listener, None).hold(house.lobby.enter(listener), house.lobby.leave)
    except VoyageurError as error:
        await refuse(socket, error, listener.language)


router = Router("/api", route_handlers=[table_live, lobby_live])
