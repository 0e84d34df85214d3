"""`voyageur serve`: a server for people and bots, on this machine."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
from typing import Annotated, Any

import typer

from voyageur.cli.console import LanguageOption, err, ready_game
from voyageur.core import registry, text
from voyageur.core.errors import BadOption, VoyageurError

BACKLOG = 2_048
"""Connections that may wait to be accepted."""
STOP_SECONDS = 10
"""For what is under way when the server is told to stop."""


def serve(
    language: LanguageOption,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 for any that is free.", min=0, max=65535)] = 8000,
    processes: Annotated[
        int, typer.Option(help="How many processes serve that address; several need PostgreSQL.", min=1, max=64)
    ] = 1,
) -> None:
    """Host tables for people and bots.

    Everything is kept in an embedded database; VOYAGEUR_DATABASE names a PostgreSQL instead. See docs/server.md.

    Example: voyageur serve --port 8000

    Example: VOYAGEUR_DATABASE=postgresql://voyageur@localhost/voyageur voyageur serve --processes 4
    """
    try:
        import uvicorn

        from voyageur.server.app import alone
        from voyageur.server.heads import BoundedHeads
        from voyageur.server.routes.live import LARGEST_FRAME
        from voyageur.server.settings import read_settings
    except ImportError as error:
        raise VoyageurError("serve-not-installed", missing=error.name or "") from error
    settings = read_settings()
    if processes > 1 and settings.embedded:
        raise BadOption("serve-embedded-alone", processes=processes)
    settings.prepare()
    with alone(settings):
        listening = listen(host, port)
    for name in registry.names():
        ready_game(name, language)
    with listening:
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            "voyageur.server.app:build_logged",
            factory=True,
            workers=processes,
            http=BoundedHeads,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,  # what is larger closes the socket before it is read
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=STOP_SECONDS,
        )
        say_open = lambda: err.print(text.say("serve-open", language, address=address))  # noqa: E731 -- said in two places
        with contextlib.suppress(KeyboardInterrupt):
            if processes == 1:
                run_alone(config, listening, say_open)
            else:
                run_several(config, listening, say_open)


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address, before anything else is done: it may be somebody else's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise VoyageurError("serve-address", host=host, port=str(port), problem=error.strerror or str(error)) from error
    return listening


def run_alone(config: Any, listening: socket.socket, say_open: Any) -> None:
    """Serve from this process."""
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                say_open()

    server = Server(config)
    server.run(sockets=[listening])
    if not server.started:
        raise typer.Exit(1)


def run_several(config: Any, listening: socket.socket, say_open: Any) -> None:
    """Serve from several processes, which a further one starts, watches and stops."""
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory(prefix="voyageur-metrics-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        say_open()
        Multiprocess(config, sockets=[listening]).run()
