"""`voyageur serve`: a server for people and bots, on this machine."""

from __future__ import annotations

import os
import tempfile
from typing import Annotated

import typer

from voyageur.cli.console import LanguageOption, err
from voyageur.core import text
from voyageur.core.errors import BadOption, VoyageurError

LARGEST_FRAME = 16_384
QUEUE = 2_048
"""Connections that may wait to be accepted."""
STOP_SECONDS = 10


def serve(
    language: LanguageOption,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = 8000,
    processes: Annotated[
        int, typer.Option(help="How many processes serve that address; several need PostgreSQL.", min=1)
    ] = 1,
) -> None:
    """Host tables for people and bots.

    Everything is kept in an embedded database; VOYAGEUR_DATABASE names a PostgreSQL instead. See docs/server.md.

    Example: voyageur serve --port 8000

    Example: VOYAGEUR_DATABASE=postgresql://voyageur@localhost/voyageur voyageur serve --processes 4
    """
    try:
        import uvicorn

        from voyageur.server import logs
        from voyageur.server.settings import read_settings
    except ImportError as error:
        raise VoyageurError("serve-not-installed", missing=error.name or "") from error
    settings = read_settings()
    if processes > 1:
        if settings.embedded:
            raise BadOption("serve-embedded-alone", processes=processes)
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="voyageur-metrics-"))
    settings.prepare()
    logs.configure()
    err.print(text.say("serve-open", language, address=f"http://{host}:{port}"))
    uvicorn.run(
        "voyageur.server.app:build",
        factory=True,
        host=host,
        port=port,
        workers=processes if processes > 1 else None,
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        backlog=QUEUE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
