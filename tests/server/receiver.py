"""An HTTP server on this machine that takes what webhooks and push services are sent, and answers as it is told."""

from __future__ import annotations

import ssl
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from tests.server.processes import HERE


class Taken(NamedTuple):
    """One request."""

    path: str
    headers: dict[str, str]
    """By names in small letters."""
    body: bytes


class Receiver:
    """Takes requests; `statuses` are answered in turn, then 204."""

    def __init__(self, certificate: Path | None = None) -> None:
        self.taken: list[Taken] = []
        self.statuses: list[int] = []
        self.seconds = 0.0
        """How long to think before answering."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.taken.append(Taken(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(receiver.seconds)
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 204)
                self.send_header("Location", f"{receiver.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer((HERE, 0), Handler)
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port = self._server.server_port
        self.address = f"http{'s' if certificate else ''}://{HERE}:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})

    def __enter__(self) -> Receiver:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
