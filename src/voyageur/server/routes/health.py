"""For whoever runs the server: does the process live, can it serve, and what does it count."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, Literal

from litestar import Request, Response, get
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from voyageur.server import metrics, security
from voyageur.server.problems import NotAllowed, Refusal
from voyageur.server.routes.given import TheHouse

PATIENCE = 5.0
"""Seconds within which the database has to answer."""


class Health(Struct):
    """The process lives."""

    status: Literal["alive", "ready"]


class NotReady(Refusal):
    """Send people elsewhere for now."""

    status = 503


@get("/health")
async def health() -> Health:
    """Whether the process lives. Asks nothing else."""
    return Health("alive")


@get("/ready")
async def ready(house: TheHouse) -> Health:
    """Whether people can be sent here: the database answers, and the server is not about to stop."""
    if house.stopping:
        raise NotReady("server-stopping")
    try:
        async with asyncio.timeout(PATIENCE):
            await house.database.check()
    except (SQLAlchemyError, OSError) as error:  # a timeout is an OSError too
        raise NotReady("server-database-silent") from error
    return Health("ready")


@get("/metrics", media_type="text/plain")
async def counts(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """What is counted, for Prometheus: for this machine itself, or for the bearer of the token for it."""
    token = security.bearer_of(request.headers) or ""
    known = hmac.compare_digest(token.encode(), house.settings.metrics_token.encode())
    if not (house.settings.metrics_token and known) and not security.from_this_machine(request.scope):
        raise NotAllowed("server-metrics-closed")
    return Response(house.metrics.render(), media_type=metrics.CONTENT_TYPE)


ROUTES = [health, ready, counts]
