"""The heads of requests are bounded: uvicorn would keep whatever headers somebody sends, for as long as they send them.

It counts all that is read of a request but its body, so that an address, headers, trailers and the marks between the
pieces of a body are bounded together. What the body may be is the application's business.
"""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_BYTES = 65_536
"""Of a request, its body not counted."""


class BoundedHeads(HttpToolsProtocol):
    """uvicorn's protocol for HTTP, which ends connections of those who never come to the point."""

    _beside_body = 0

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request."""
        self._beside_body += len(data)
        super().data_received(data)
        if self._beside_body > MOST_BYTES and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_body(self, body: bytes) -> None:
        """A piece of the body, which does not count."""
        self._beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole; the next one begins anew."""
        self._beside_body = 0
        super().on_message_complete()
