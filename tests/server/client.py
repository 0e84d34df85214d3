"""A client as the browser's is one: it signs guests in, lays tables, and plays through sockets.

A socket that breaks is opened again. On the way it checks what every client relies on: plies come without a gap and
without a repetition, and what was answered once is answered the same again.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from http.cookiejar import DefaultCookiePolicy
from http.cookies import SimpleCookie
from typing import Any, Literal

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from voyageur.server.protocol import (
    Accepted,
    Bye,
    ChatMessage,
    ComputationMessage,
    LobbyMessage,
    Me,
    Pong,
    TableInfo,
    TableMessage,
    WarningMessage,
)

BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)
"""What tells that a server or the way to it is gone for now."""
ANSWER_SECONDS = 30.0
RETURN_SECONDS, LONGEST_RETURN = 0.25, 2.0
"""About so long after a connection broke it is tried again, then after twice that, and so on up to the longest."""
LARGEST = 4 * 1024 * 1024
ONE_AT_A_TIME = 8
"""Requests that are under way together, at most."""


# ---- HTTP -------------------------------------------------------------------------------------------------------


class NotDone(Exception):
    """The server refused a request that should have been granted."""


class Person(Struct):
    """Somebody who is signed in."""

    id: str
    cookie: str
    csrf: str

    @property
    def headers(self) -> dict[str, str]:
        """What shows who asks."""
        return {"Cookie": f"voyageur={self.cookie}", "X-CSRF-Token": self.csrf}


class Api:
    """Requests to any of several servers: when one is gone, the next is asked."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self.addresses = list(addresses)
        self._turns = itertools.cycle(self.addresses)
        self._client = httpx.AsyncClient(timeout=ANSWER_SECONDS, trust_env=False)
        self._client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # many people share it
        self._gate = asyncio.Semaphore(ONE_AT_A_TIME)

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.aclose()

    async def ask(self, method: str, path: str, person: Person | None = None, body: Any = None) -> httpx.Response:
        """One request; tried again, elsewhere, for as long as there is no answer."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"} if content else {}
        end = time.monotonic() + ANSWER_SECONDS
        async with self._gate:
            while True:
                address = next(self._turns)
                own = {"Origin": address, **headers, **(person.headers if person else {})}
                try:
                    answer = await self._client.request(method, address + path, content=content, headers=own)
                    if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                        return answer
                except httpx.TransportError:
                    if time.monotonic() > end:
                        raise
                await asyncio.sleep(RETURN_SECONDS * random.random())

    async def do(self, method: str, path: str, person: Person | None = None, body: Any = None) -> bytes:
        """The answer to a request that must be granted."""
        answer = await self.ask(method, path, person, body)
        if answer.is_error:
            raise NotDone(f"{method} {path}: {answer.status_code} {answer.text[:2000]}")
        return answer.content

    async def guest(self, name: str) -> Person:
        """Begin as a guest."""
        answer = await self.ask("POST", "/api/people/guest", body={"name": name})
        if answer.is_error:
            raise NotDone(f"a guest: {answer.status_code} {answer.text[:2000]}")
        me = msgspec.json.decode(answer.content, type=Me)
        cookies = SimpleCookie()
        for line in answer.headers.get_list("set-cookie"):
            cookies.load(line)
        return Person(me.id, cookies["voyageur"].value, me.csrf)

    async def lay(self, host: Person, **fields: Any) -> TableInfo:
        """Lay a table."""
        return msgspec.json.decode(await self.do("POST", "/api/tables", host, fields), type=TableInfo)

    async def sit(self, table: str, person: Person, seat: int) -> None:
        """Take a seat."""
        await self.do("POST", f"/api/tables/{table}/sit", person, {"seat": seat})

    async def start(self, table: str, host: Person) -> None:
        """Start the game."""
        await self.do("POST", f"/api/tables/{table}/start", host)


# ---- what a socket says, as far as a player reads it ------------------------------------------------------------


class Event(Struct):
    """An event."""

    ply: int
    kind: str
    seat: int | None
    action: str | None
    bot: str | None


class Now(Struct):
    """The state."""

    ply: int
    over: bool
    legal: list[str]
    undo: bool
    winners: list[int]


class Heard(Struct, tag_field="type", tag="update"):
    """An update."""

    events: list[Event]
    state: Now


class Why(Struct):
    """A refusal."""

    status: int
    code: str
    reason: str
    missed: Heard | None = None


class No(Struct, tag_field="type", tag="refused"):
    """A message that was refused."""

    key: str | None
    problem: Why


Words = (
    Heard | Accepted | No | TableMessage | ChatMessage | WarningMessage | ComputationMessage | LobbyMessage | Pong | Bye
)
decoder: msgspec.json.Decoder[Words] = msgspec.json.Decoder(Words)


# ---- what was sent, and what came of it -------------------------------------------------------------------------


class Sent(Struct, kw_only=True):
    """A wish, and its answer once there is one. Sent again, it stays the same."""

    key: str
    table: str
    seat: int
    person: str
    kind: Literal["move", "undo"]
    ply: int
    action: str | None = None
    """In notation, whatever form it was sent in."""
    form: Any = None
    expected: tuple[int, ...] = ()
    """The statuses one of which it must be refused with; none for a wish that should be granted."""
    accepted: int | None = None
    """The ply it was acknowledged with."""
    refused: int | None = None
    """The status it was refused with."""
    times: int = 0

    def message(self) -> bytes:
        """As it goes over the socket."""
        wish: dict[str, Any] = {"type": self.kind, "ply": self.ply, "key": self.key, "seat": self.seat}
        if self.kind == "move":
            wish["action"] = self.form
        return msgspec.json.encode(wish)


class Ledger:
    """Everything a run of many players has sent and heard, and what should not have happened."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        self.faults: list[str] = []
        self.foreign = self.repeated = self.reconnected = self.resent = 0

    def fault(self, words: str) -> None:
        """Something that must not be."""
        self.faults.append(words)

    def accepted(self) -> list[Sent]:
        """What was acknowledged."""
        return [sent for sent in self.sent.values() if sent.accepted is not None]

    def refused(self) -> list[Sent]:
        """What was refused."""
        return [sent for sent in self.sent.values() if sent.refused is not None]

    def unanswered(self) -> list[Sent]:
        """What never had an answer."""
        return [sent for sent in self.sent.values() if sent.accepted is None and sent.refused is None]


# ---- viewers ----------------------------------------------------------------------------------------------------


class Viewer:
    """One viewer's stream of a table: opened again where it broke off, whatever happens to the servers."""

    def __init__(
        self, addresses: list[str], table: str, person: Person, ledger: Ledger, seat: int | None = None
    ) -> None:
        self.addresses, self.table, self.person, self.seat, self.ledger = addresses, table, person, seat, ledger
        self.name = f"table {table}, {'a spectator' if seat is None else f'seat {seat}'}"
        self.ply = 0
        self.state: Now | None = None
        self.events: list[Event] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended, as far as the viewer has heard."""
        return self.state is not None and self.state.over

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[ClientConnection]:
        """A socket that is closed afterwards, even if nobody wants it any more before it is open."""
        opening = asyncio.ensure_future(self._open())
        try:
            socket = await asyncio.shield(opening)
        except asyncio.CancelledError:
            with suppress(*BROKEN):
                await (await opening).close()
            raise
        async with socket:
            yield socket

    async def _open(self) -> ClientConnection:
        address = random.choice(self.addresses)
        seat = "" if self.seat is None else f"seat={self.seat}&"
        return await connect(
            f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/live?{seat}since={self.ply}",
            origin=Origin(address),
            additional_headers={"Cookie": self.person.headers["Cookie"]},
            compression=None,
            proxy=None,
            open_timeout=ANSWER_SECONDS,
            close_timeout=1.0,
            max_size=LARGEST,
        )

    async def run(self) -> None:
        """Follow the game to its end."""
        wait = RETURN_SECONDS
        while not self.over:
            try:
                async with self._connected() as socket:
                    wait = RETURN_SECONDS
                    await self._attend(socket)
            except BROKEN:
                self.ledger.reconnected += 1
                await asyncio.sleep(wait * (0.5 + random.random()))
                wait = min(2 * wait, LONGEST_RETURN)

    async def _attend(self, socket: ClientConnection) -> None:
        while not self.over:
            self._hear(await socket.recv())

    def _hear(self, frame: str | bytes) -> Words:
        words = decoder.decode(frame)
        if isinstance(words, Heard):
            self._follow(words)
        elif isinstance(words, Bye):
            raise EOFError(words.reason)
        return words

    def _follow(self, heard: Heard) -> None:
        for event in heard.events:
            if event.ply != self.ply + 1:
                self.ledger.fault(f"{self.name}: ply {event.ply} came after ply {self.ply}")
            self.ply = event.ply
            self.events.append(event)
        if heard.state.ply != self.ply:
            self.ledger.fault(f"{self.name}: the state is of ply {heard.state.ply}, the events end with {self.ply}")
            self.ply = heard.state.ply
        self.state = heard.state


Choice = Callable[["Player", Now], Sent | None]
"""What a player wants to send now; None: nothing yet."""
Thinking = Callable[["Player"], float]
"""How many seconds a player thinks."""


class Player(Viewer):
    """Plays one seat. What it sent and nobody answered it sends again, with the same key, until somebody does."""

    def __init__(
        self,
        addresses: list[str],
        table: str,
        person: Person,
        ledger: Ledger,
        seat: int,
        choose: Choice,
        think: Thinking,
    ) -> None:
        super().__init__(addresses, table, person, ledger, seat)
        self.own_seat = seat
        self.choose, self.think = choose, think
        self.pending: Sent | None = None
        self.repeat: Sent | None = None
        """What was accepted and is to be sent once more, to see whether the answer is the same."""
        self.made = 0
        """Moves that were acknowledged."""
        self.pause = 0.0
        """Seconds to wait, besides thinking, before the next move."""
        self.waits: list[float] = []
        """Seconds from each first sending to its acknowledgement."""
        self._sent_at = 0.0
        self._move_at: float | None = None
        self._own: dict[int, Sent] = {}
        self._acknowledged = 0
        """The ply of the last acknowledgement: until the stream has come there, the state is an old one."""

    def wish(self, action: str | None, ply: int, **fields: Any) -> Sent:
        """A wish of this player's, with a new key."""
        return Sent(
            key=secrets.token_urlsafe(12),
            table=self.table,
            seat=self.own_seat,
            person=self.person.id,
            kind="undo" if action is None else "move",
            ply=ply,
            action=action,
            **{"form": action, **fields},
        )

    async def _attend(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            self.ledger.resent += 1
            await self._send(socket, self.pending)
        while not self.over:
            try:
                async with asyncio.timeout(self._patience()):
                    self._react(await socket.recv())
            except TimeoutError:
                if self.pending is not None:
                    raise  # no answer: connect anew
                await self._move(socket)
            if self.repeat is not None:
                repeat, self.repeat = self.repeat, None
                await socket.send(repeat.message(), text=True)

    def _patience(self) -> float | None:
        """For how long to listen before doing something oneself."""
        if self.pending is not None:
            return ANSWER_SECONDS
        if self.state is None or not self.state.legal or self.ply < self._acknowledged:
            self._move_at = None
            return None
        if self._move_at is None:
            self._move_at = time.monotonic() + self.pause + self.think(self)
            self.pause = 0.0
        return max(0.0, self._move_at - time.monotonic())

    async def _move(self, socket: ClientConnection) -> None:
        self._move_at = None
        assert self.state is not None
        wish = self.choose(self, self.state)
        if wish is not None:
            self.pending = wish
            if wish.person == self.person.id:
                self.ledger.sent[wish.key] = wish
            self._sent_at = time.perf_counter()
            await self._send(socket, wish)

    async def _send(self, socket: ClientConnection, wish: Sent) -> None:
        wish.times += 1
        await socket.send(wish.message(), text=True)

    def _react(self, frame: str | bytes) -> None:
        words = self._hear(frame)
        if isinstance(words, Accepted):
            self._accepted(words)
        elif isinstance(words, No):
            self._refused(words)
        elif isinstance(words, Heard):
            for event in words.events:
                self._check_own(event.ply)

    def _accepted(self, answer: Accepted) -> None:
        sent = self.pending if self.pending and self.pending.key == answer.key else self.ledger.sent.get(answer.key)
        if sent is None or sent.seat != self.seat:
            self.ledger.fault(f"{self.name}: {answer.key} is acknowledged, but was never sent here")
            return
        if sent.expected or sent.refused is not None:
            self.ledger.fault(f"{self.name}: {sent} was acknowledged and should have been refused")
        if sent.accepted is not None and sent.accepted != answer.ply:
            self.ledger.fault(f"{self.name}: {sent} was acknowledged again with ply {answer.ply}")
        if sent is self.pending:
            self.pending = None
            if sent.times == 1:
                self.waits.append(time.perf_counter() - self._sent_at)
        self.made += sent.accepted is None and sent.kind == "move"
        sent.accepted = answer.ply
        self._acknowledged = max(self._acknowledged, answer.ply)
        self._own[answer.ply] = sent
        self._check_own(answer.ply)

    def _check_own(self, ply: int) -> None:
        """What was acknowledged with a ply is what the stream says of that ply."""
        sent = self._own.get(ply)
        if sent is None or ply > self.ply:
            return
        event = next((event for event in reversed(self.events) if event.ply == ply), None)
        action = sent.action if sent.kind == "move" else event and event.action
        if event is None or (event.kind, event.seat, event.action) != (sent.kind, sent.seat, action):
            self.ledger.fault(f"{self.name}: {sent} was acknowledged, and the stream says {event}")

    def _refused(self, answer: No) -> None:
        sent, why = self.pending, answer.problem
        if sent is None or sent.key != answer.key:
            self.ledger.fault(f"{self.name}: refused without having asked: {why}")
            return
        self.pending = None
        sent.refused = why.status
        stale = why.missed is not None
        if sent.expected:
            if why.status not in sent.expected:
                self.ledger.fault(f"{self.name}: {sent} was refused with {why}")
        elif why.status != 409:
            self.ledger.fault(f"{self.name}: {sent} should have been granted: {why}")
        if stale and why.missed is not None:
            plies = [event.ply for event in why.missed.events]
            if sent.ply < why.missed.state.ply and plies != list(range(sent.ply + 1, why.missed.state.ply + 1)):
                self.ledger.fault(f"{self.name}: {sent} was told to have missed the plies {plies}")


# ---- choices ----------------------------------------------------------------------------------------------------


def any_legal(player: Player, state: Now) -> Sent:
    """Any legal move."""
    return player.wish(random.choice(state.legal), state.ply)
