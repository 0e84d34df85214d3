"""The entrance: what every request and every socket goes through before Litestar looks for its route.

It stands before the routes since Litestar's own middleware does not see requests that have none: these too are limited,
logged, counted and answered with our headers. Here it is found out who asks (`scope["user"]`), but for pages: these are
the same for everybody, and nearly free.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from voyageur.server import logs, packing, security
from voyageur.server.browser import Browser
from voyageur.server.house import House, new_id
from voyageur.server.limits import network
from voyageur.server.protocol import Problem

UNLIMITED = frozenset({"/health", "/metrics"})
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
SWITCHED = 101
FORBIDDEN = 403
CLOSE_CODES = 4000
"""A socket that is refused is closed with this more than the HTTP status."""


def enclose(app: Litestar, house: House) -> None:
    """Put the entrance before an application."""
    app.asgi_handler = Entrance(app.asgi_handler, house)


class Entrance:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house
        self.answers = security.Answers(house.metrics)
        self.headers = security.security_headers(house.settings)
        self.browser = Browser()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request or socket in, or refuse it; write down how it went."""
        began = time.perf_counter()
        answer = Answer(scope, send, self.headers)
        scope["state"].update(request=answer.request, address=security.client_address(scope, self.house.settings))
        scope["user"] = scope["auth"] = None
        try:
            if self.browser.answers(scope):
                await self.browser(scope, answer.send)
            else:
                await self._admit(scope)
                await self.app(scope, receive, answer.send)
        except Exception as error:
            await security.note(error, scope)
            if answer.status:
                raise
            await answer.refuse(self.answers.problem(error, scope), security.headers_of(error), receive)
        finally:
            self._write_down(scope, answer.status, time.perf_counter() - began)

    async def _admit(self, scope: Scope) -> None:
        house = self.house
        headers = Headers.from_scope(scope)
        person = await house.people.identify(cookie=security.cookie_of(scope), bearer=security.bearer_of(headers))
        scope["user"] = person
        if scope["path"] not in UNLIMITED:
            address = network(scope["state"]["address"])
            house.limits.check("request", person.id if person else address)
            house.limits.check("address", address)
        if scope["type"] == ScopeType.WEBSOCKET:
            security.check_origin(headers, house.settings, bearer=person is not None and person.program)
        else:
            security.check_csrf(scope, person, house.people)

    def _write_down(self, scope: Scope, status: int, seconds: float) -> None:
        logs.request_line(scope, status, seconds)
        if scope["type"] == ScopeType.HTTP:
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = scope.get("path_template", "none")
            self.house.metrics.http_seconds.labels(method, route, status).observe(seconds)


class Answer:
    """What is sent back: its status is noted, headers are added, and what is long is made smaller."""

    def __init__(self, scope: Scope, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.scope = scope
        self.request = new_id()
        self.status = 0
        self._send = send
        self._start: Any = None
        """How the answer begins, held back until it is known how long it is."""
        self._packs = scope["type"] == ScopeType.HTTP and packing.accepts_gzip(Headers.from_scope(scope))
        self._headers = [*headers, (b"x-request-id", self.request.encode())]

    async def send(self, message: Message) -> None:
        """Send on, with our headers."""
        kind: str = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            event: Any = message
            self.status = event["status"]
            event["headers"] = self._with_ours(list(event.get("headers", [])))
            if self._packs:
                self._start = event
                return
        elif kind == "http.response.body" and self._start is not None:
            message = await self._packed(message)
            start, self._start = self._start, None
            await self._send(start)
        elif kind == "websocket.accept":
            self.status = SWITCHED
        elif kind == "websocket.close":
            self.status = self.status or FORBIDDEN
        await self._send(message)

    async def _packed(self, message: Any) -> Any:
        """The body of an answer, smaller where that is worth it; the head then says so."""
        headers, body = self._start["headers"], message.get("body", b"")
        if message.get("more_body") or not packing.worth_it(headers, body):
            return message
        packed = await packing.pack(body)
        kept = [pair for pair in headers if pair[0].lower() != b"content-length"]
        told = {b"content-encoding": b"gzip", b"content-length": str(len(packed)).encode(), b"vary": b"accept-encoding"}
        self._start["headers"] = [*kept, *told.items()]
        return {**message, "body": packed}

    def _with_ours(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        given = {name.lower() for name, _ in headers}
        ours = [pair for pair in self._headers if pair[0] not in given]
        if b"cache-control" not in given and self.scope["path"].startswith("/api"):
            ours.append((b"cache-control", b"no-store"))
        return headers + ours

    async def refuse(self, problem: Problem, headers: dict[str, str], receive: Receive) -> None:
        """Answer without any route."""
        socket = self.scope["type"] == ScopeType.WEBSOCKET
        if socket:
            await receive()
            if "websocket.http.response" not in (self.scope.get("extensions") or {}):
                code = CLOSE_CODES + problem.status
                await self.send({"type": "websocket.close", "code": code, "reason": problem.reason})
                return
        body = msgspec.json.encode(problem)
        lines = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        lines += [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        prefix = "websocket." if socket else ""
        start: Any = {"type": f"{prefix}http.response.start", "status": problem.status, "headers": lines}
        rest: Any = {"type": f"{prefix}http.response.body", "body": body, "more_body": False}
        await self.send(start)
        await self.send(rest)
