"""The log: one line of JSON for each thing that happened, on the standard error; prettier in a terminal.

What is secret never gets there: fields with such names are left out, and so are the values that the database's errors
quote and the addresses of sockets, which contain the links of tables. uvicorn's lines go the same way.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, TextIO

import msgspec
import structlog
from litestar.types import Scope

SECRET = frozenset(
    {"password", "token", "cookie", "authorization", "secret", "seed", "text", "csrf", "keys", "query", "old", "new"}
)
QUOTED_VALUES = re.compile(r"\[parameters: .*?\](?=\n|$)", re.DOTALL)
SOCKET_LINES = (
    '"WebSocket %s"',
    "connection open",
    "connection closed",
    "connection rejected",
    "returned without completing handshake",  # said of every socket that is refused with a reason
)
QUIET = frozenset({"/health", "/ready", "/metrics"})
"""Routes that machines ask again and again."""
TALKATIVE = ("sqlalchemy", "aiosqlite", "asyncio", "httpx", "httpcore")
"""Libraries whose smaller lines show what is written, and to which addresses."""
FAILURE = 500

log = structlog.get_logger("voyageur")


def configure(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send everything that is logged, by us or by libraries, to one stream. Give uvicorn `log_config=None`."""
    stream = stream or sys.stderr
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(allow=()),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    pretty = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)  # others show variables
    last: Any = pretty if stream.isatty() else structlog.processors.JSONRenderer(written)
    handler = logging.StreamHandler(stream)
    handler.addFilter(no_socket_lines)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
        )
    )
    root = logging.getLogger()
    for old in [each for each in root.handlers if getattr(each, "voyageur", False)]:
        root.removeHandler(old)
    handler.voyageur = True  # type: ignore[attr-defined]
    root.addHandler(handler)
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = name != "uvicorn.access"  # each request has its line from us
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def written(event: Mapping[str, Any], **_: Any) -> str:
    """One line of JSON."""
    return msgspec.json.encode(event, enc_hook=str).decode()


def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Leave out what nobody may read."""
    for name in SECRET & event.keys():
        event[name] = "…"
    for name in ("event", "exception", "problem"):
        if isinstance(said := event.get(name), str) and "[parameters:" in said:
            event[name] = QUOTED_VALUES.sub("[parameters: …]", said)
    return event


def no_socket_lines(record: logging.LogRecord) -> bool:
    """Whether a line may be written: uvicorn's on sockets have the whole address, or repeat what our line says."""
    return not (record.name.startswith("uvicorn") and any(part in str(record.msg) for part in SOCKET_LINES))


def request_line(scope: Scope, status: int, seconds: float) -> None:
    """One request, or one socket from its opening to its end: by its route's pattern, never by its address."""
    route = scope.get("path_template", "")
    person = scope.get("user")
    say = log.error if status >= FAILURE else log.debug if route in QUIET else log.info
    say(
        "request",
        method=scope.get("method", "WEBSOCKET"),
        route=route,
        status=status,
        ms=round(seconds * 1000, 1),
        person=None if person is None else person.id,
        request=scope["state"].get("request"),
    )


def failure(error: BaseException, scope: Scope) -> None:
    """Something nobody expected, with where it happened."""
    log.error(
        "failure",
        method=scope.get("method", "WEBSOCKET"),
        route=scope.get("path_template", ""),
        request=scope.get("state", {}).get("request"),
        exc_info=error,
    )
