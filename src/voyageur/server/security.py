"""What protects people and the server, and what is said to those who are refused.

`entrance` applies it to every request and socket, before any route is looked for. A request signed by the cookie that
changes something must carry X-CSRF-Token, which only our own pages can know. A token in the Authorization header is
never sent by a browser on its own, and needs no such proof.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope

from voyageur.core.errors import VoyageurError
from voyageur.core.text import LANGUAGES
from voyageur.server import logs, problems
from voyageur.server.metrics import Metrics
from voyageur.server.people import COOKIE, People, Person
from voyageur.server.problems import NotAllowed, NotSignedIn, Refusal, TooMany
from voyageur.server.protocol import Problem
from voyageur.server.settings import Settings

MOST_BYTES = 65_536
"""Of a request's body."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
FAILURE = 500
POLICY = (
    "default-src 'self'; base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'; img-src 'self' data:; manifest-src 'self'; object-src 'none'; script-src 'self'; "
    "style-src 'self'; worker-src 'self'"
)
ASKED_LANGUAGE = re.compile(rb"(?:^|&)language=(en|fr)(?:&|$)")
PORTS = {"http": 80, "https": 443}


# ---- where a request comes from ---------------------------------------------------------------------------------


def client_address(scope: Scope, settings: Settings) -> str:
    """The address of who asks: the peer's or, behind proxies of ours, what the outermost of them saw."""
    client = scope.get("client")
    peer = client[0] if client else ""
    if not settings.proxies:
        return peer
    seen = [
        entry.strip() for line in Headers.from_scope(scope).getall("x-forwarded-for", []) for entry in line.split(",")
    ]
    entry = seen[-min(settings.proxies, len(seen))] if seen else peer
    return entry if _is_address(entry) else peer


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def from_this_machine(scope: Scope) -> bool:
    """Whether the peer itself is on this machine, and passes on nobody's request."""
    headers = Headers.from_scope(scope)
    client = scope.get("client")
    if client is None or any(name in headers for name in ("x-forwarded-for", "forwarded", "x-real-ip")):
        return False
    return _is_address(client[0]) and ipaddress.ip_address(client[0]).is_loopback


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """The token a request carries."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_of(scope: Scope) -> str | None:
    """The cookie a request carries."""
    return ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)


# ---- whether its page is ours -----------------------------------------------------------------------------------


def is_our_origin(origin: str, headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether pages of that origin are the server's own, or a friend's."""
    if origin.lower() in {friend.lower().rstrip("/") for friend in settings.origins}:
        return True
    scheme = origin.partition("://")[0].lower()
    if scheme not in PORTS or (settings.secure and scheme != "https"):
        return False
    host = headers.get("host", "")
    if settings.proxies:
        host = headers.get("x-forwarded-host", host).rpartition(",")[2].strip()
    ours = _host(f"{scheme}://{host}")
    return ours is not None and ours == _host(origin)


def _host(address: str) -> tuple[str, int] | None:
    try:
        parts = urlsplit(address)
        return (parts.hostname, parts.port or PORTS[parts.scheme]) if parts.hostname else None
    except ValueError:
        return None


def check_origin(headers: Mapping[str, str], settings: Settings, bearer: bool) -> None:
    """A socket is opened by a page of ours, or by a program with a (valid) token."""
    origin = headers.get("origin")
    if origin is None:
        if not bearer:
            raise NotAllowed("server-origin-missing")
    elif not is_our_origin(origin, headers, settings):
        raise NotAllowed("server-foreign-origin", origin=origin)


def check_csrf(scope: Scope, person: Person | None, people: People) -> None:
    """What a cookie signs and what changes something, our own page has sent."""
    if person is None or person.program or scope.get("method", "GET") in SAFE:
        return
    given = Headers.from_scope(scope).get("x-csrf-token", "")
    if not people.signer.fits("csrf", person.session, given):
        raise NotAllowed("server-csrf")


def check_our_page(request: Request[Any, Any, Any], settings: Settings) -> None:
    """What gives a session needs none: but no form of a foreign page can send JSON, and browsers tell their origin."""
    if request.content_type[0] != MediaType.JSON:
        error = Refusal("server-json-only")
        error.status = 415
        raise error
    origin = request.headers.get("origin")
    if origin is not None and not is_our_origin(origin, request.headers, settings):
        raise NotAllowed("server-foreign-origin", origin=origin)


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """What every answer tells browsers."""
    headers = {
        "Content-Security-Policy": POLICY,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
    if settings.secure:
        headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


# ---- what is said when it is refused ----------------------------------------------------------------------------


def language_of(scope: Scope) -> str:
    """The language to answer in: the one asked for, the person's own, or the first the browser names."""
    if asked := ASKED_LANGUAGE.search(scope.get("query_string", b"")):
        return asked[1].decode()
    person = scope.get("user")
    if isinstance(person, Person):
        return person.language
    wishes = []
    for position, wish in enumerate(Headers.from_scope(scope).get("accept-language", "").split(",")):
        name, _, weight = wish.partition(";q=")
        if (language := name.strip()[:2].lower()) in LANGUAGES:
            wishes.append((-_number(weight), position, language))
    return min(wishes)[2] if wishes else "en"


def _number(weight: str) -> float:
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0


class Answers:
    """Refusals as they are sent, in the language of who asked, and counted."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def problem(self, error: Exception, scope: Scope) -> Problem:
        """What is said of an error."""
        said = problems.problem(as_refusal(error, scope), language_of(scope))
        self._metrics.refusals.labels(said.code).inc()
        return said

    def respond(self, request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
        """The answer to a request that went wrong."""
        said = self.problem(error, request.scope)
        return Response(said, status_code=said.status, headers=headers_of(error), media_type=MediaType.JSON)

    def options(self) -> dict[str, Any]:
        """What Litestar has to know of all this."""
        return {
            "after_exception": [note],
            "dependencies": {
                "person": Provide(provide_person, sync_to_thread=False),
                "visitor": Provide(provide_visitor, sync_to_thread=False),
            },
            "exception_handlers": {Exception: self.respond, HTTPException: self.respond},
            "logging_config": None,
            "request_max_body_size": MOST_BYTES,
        }


def as_refusal(error: Exception, scope: Scope) -> VoyageurError:
    """An error as a sentence of ours; of what nobody expected nothing is told."""
    if isinstance(error, VoyageurError):
        return error
    if is_misshapen(error):
        return Refusal("server-request-shape", problem=str(error))
    if not isinstance(error, HTTPException) or error.status_code >= FAILURE:
        refusal = Refusal("server-failed", request=scope["state"].get("request", ""))
        refusal.status = error.status_code if isinstance(error, HTTPException) else FAILURE
        return refusal
    refusal = _http_refusal(error, scope)
    refusal.status = error.status_code
    return refusal


def is_misshapen(error: Exception) -> bool:
    """Whether it complains of what was sent: of its form, its letters, or that it is nested deeper than can be read."""
    if isinstance(error, RecursionError):
        return "deserializing" in str(error)
    return isinstance(error, (msgspec.DecodeError, UnicodeDecodeError))


def _http_refusal(error: HTTPException, scope: Scope) -> Refusal:
    match error.status_code:
        case 400:
            return Refusal("server-request-shape", problem=_what_was_wrong(error))
        case 401:
            return Refusal("server-not-signed-in")
        case 404:
            return Refusal("server-nothing-here")
        case 405:
            return Refusal("server-method", method=scope.get("method", "WEBSOCKET"))
        case 413:
            return Refusal("server-too-large", most=MOST_BYTES)
        case _:
            return Refusal("server-refused", problem=error.detail)


def _what_was_wrong(error: HTTPException) -> str:
    """Litestar's complaint, field by field."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        told = [": ".join(filter(None, (each.get("key"), each.get("message")))) for each in error.extra]
        return "; ".join(told) or error.detail
    return error.detail


def headers_of(error: Exception) -> dict[str, str]:
    """What an answer to an error carries besides its body."""
    if isinstance(error, TooMany) and "seconds" in error.arguments:
        return {"Retry-After": str(error.arguments["seconds"])}
    if isinstance(error, NotSignedIn):
        return {"WWW-Authenticate": "Bearer"}
    return dict(error.headers or {}) if isinstance(error, HTTPException) else {}


async def note(error: Exception, scope: Scope) -> None:
    """Write down what nobody expected."""
    if isinstance(error, VoyageurError) or is_misshapen(error):
        return
    if getattr(error, "status_code", FAILURE) >= FAILURE:
        logs.failure(error, scope)


# ---- what routes ask for ----------------------------------------------------------------------------------------


def provide_visitor(scope: Scope) -> Person | None:
    """Who asks, if anybody is known to."""
    person: Person | None = scope["user"]
    return person


def provide_person(scope: Scope) -> Person:
    """Who asks."""
    person: Person | None = scope["user"]
    if person is None:
        raise NotSignedIn("server-not-signed-in")
    return person


def address_of(scope: Scope) -> str:
    """The address of who asks, as the entrance found it."""
    return str(scope["state"]["address"])
