"""`voyageur serve`: a server for people and bots, on this machine."""

from __future__ import annotations

import contextlib
import http.client
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from typing import Annotated, Any

import typer

from voyageur.cli.console import LanguageOption, out
from voyageur.core import text
from voyageur.core.errors import BadOption, VoyageurError

PORT, TRIED = 8000, 100
"""The usual port, and how many from there on are tried where nobody asks for one."""

BACKLOG = 2_048
"""Connections that may wait to be accepted."""
STOP_SECONDS = 10
"""For what is under way when the server is told to stop."""
LOOK_SECONDS, READY_SECONDS = 0.2, 5.0
"""How often it is looked whether the server is ready, and how long its answer may take."""
LONG_SECONDS = 2.0
"""Whoever waits for longer is told what for."""


def serve(
    language: LanguageOption,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            help="The port to listen at; 0 for any that is free. [default: 8000, or the next free one]",
            min=0,
            max=65535,
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(help="How many processes serve that address; several need PostgreSQL.", min=1, max=64)
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser once the server is ready.")] = False,
) -> None:
    """Host tables for people and bots.

    Everything is kept in an embedded database; VOYAGEUR_DATABASE names a PostgreSQL instead. See docs/server.md.

    Example: voyageur serve --open

    Example: VOYAGEUR_DATABASE=postgresql://voyageur@localhost/voyageur voyageur serve --processes 4
    """
    try:
        import uvicorn

        from voyageur.server.app import alone, warm
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
        listening = listen(host, port) if port is not None else listen_near(host, language)
    with listening, Announcement(host, listening.getsockname()[1], language, open_browser):
        warm()
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
        with contextlib.suppress(KeyboardInterrupt):
            if processes == 1:
                run_alone(config, listening)
            else:
                run_several(config, listening)


def listen_near(host: str, language: str) -> socket.socket:
    """A socket at the usual port or, where that is taken, at the next one that is free."""
    for port in range(PORT, PORT + TRIED):
        try:
            listening = listen(host, port)
        except VoyageurError as error:
            if port == PORT + TRIED - 1 or not isinstance(error.__cause__, OSError):
                raise
            continue
        if port != PORT:
            out.print(text.say("serve-next-port", language, taken=str(PORT), port=str(port)), soft_wrap=True)
        return listening
    raise AssertionError("the last port was taken or not")


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


class Announcement:
    """Says where the server is open as soon as it is ready and, while rules are compiled, that they are."""

    def __init__(self, host: str, port: int, language: str, opens: bool) -> None:
        self.host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        self.port = port
        self.language = language
        self.opens = opens
        self._stopped = threading.Event()

    @property
    def address(self) -> str:
        """Where a browser on this machine finds it."""
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    def __enter__(self) -> None:
        threading.Thread(target=self._watch, name="announcement", daemon=True).start()

    def __exit__(self, *raised: object) -> None:
        self._stopped.set()

    def _watch(self) -> None:
        began, waiting = time.monotonic(), False
        while not self._stopped.wait(LOOK_SECONDS):
            if self._is_ready():
                out.print(text.say("serve-open", self.language, address=self.address), soft_wrap=True)
                if self.opens and has_display():
                    with contextlib.suppress(webbrowser.Error):
                        webbrowser.open(self.address)
                return
            if not waiting and time.monotonic() - began > LONG_SECONDS:
                waiting = True
                out.print(text.say("compiling", self.language), soft_wrap=True)

    def _is_ready(self) -> bool:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=READY_SECONDS)
        try:
            connection.request("GET", "/ready")
            return connection.getresponse().status == http.client.OK
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()


def has_display() -> bool:
    """Whether a browser could be seen here."""
    screens = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(screens)


def run_alone(config: Any, listening: socket.socket) -> None:
    """Serve from this process."""
    import uvicorn

    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    if not server.started:
        raise typer.Exit(1)


def run_several(config: Any, listening: socket.socket) -> None:
    """Serve from several processes, which a further one starts, watches and stops."""
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory(prefix="voyageur-metrics-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        Multiprocess(config, sockets=[listening]).run()
