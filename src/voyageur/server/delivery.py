"""One message to one subscription: a signed webhook, or a push message that only one browser can read.

A message holds nothing that is secret: that a table waits, never what is on it. This module keeps nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac

import msgspec
from msgspec import Struct

from voyageur.core.errors import VoyageurError
from voyageur.server import outgoing
from voyageur.server.database import now
from voyageur.server.models import SubscriptionRow
from voyageur.server.protocol import Millis
from voyageur.server.settings import Settings
from voyageur.server.webpush import Pusher

GONE = {"webhook": {410}, "push": {404, 410}}
"""The statuses by which a receiver says that it will never want anything again."""
SIGNATURE, TIMESTAMP = "X-Voyageur-Signature", "X-Voyageur-Timestamp"


class NoticeMessage(Struct, kw_only=True, omit_defaults=True):
    """What a webhook or a browser is sent."""

    kind: str
    """turn, warning, held, started, over or test."""
    words: str
    """The same as a sentence, in the person's language."""
    link: str
    """Where the table is: an address, or a path where the server was not told its own (VOYAGEUR_ADDRESS)."""
    at: Millis
    table: str | None = None
    game: str | None = None
    seat: int | None = None
    until: Millis | None = None
    """When the time runs out."""


class Delivery(Struct, kw_only=True):
    """What came of a message."""

    arrived: bool
    status: int | None = None
    """The HTTP status that the receiver answered."""
    problem: str | None = None
    gone: bool = False
    """Whether the receiver wants nothing any more; the subscription is then removed."""


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """How a webhook knows that a message is from here: the HMAC-SHA256, in hexadecimal, of "<timestamp>.<body>".

    >>> signature("secret", "1790000000000", b"{}")[:16]
    '0eb8029793754c3e'
    """
    return hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()


class Messenger:
    """Brings messages to subscriptions."""

    def __init__(self, settings: Settings) -> None:
        self.pusher = Pusher(settings)
        self.private = settings.private_webhooks

    async def deliver(self, subscription: SubscriptionRow, message: NoticeMessage, language: str) -> Delivery:
        """Send a message once; whatever goes wrong is told, not raised."""
        body = msgspec.json.encode(message)
        try:
            if subscription.kind == "push":
                body, headers = await self._sealed(subscription, body)
            else:
                headers = self._signed(subscription, body)
            status = await outgoing.post(subscription.address, body, headers, private=self.private)
        except VoyageurError as error:
            return Delivery(arrived=False, problem=error.reason(language))
        return Delivery(arrived=200 <= status < 300, status=status, gone=status in GONE[subscription.kind])

    def _signed(self, subscription: SubscriptionRow, body: bytes) -> dict[str, str]:
        timestamp = str(now())
        signed = signature(subscription.keys["secret"], timestamp, body)
        return {"Content-Type": "application/json", TIMESTAMP: timestamp, SIGNATURE: signed}

    async def _sealed(self, subscription: SubscriptionRow, body: bytes) -> tuple[bytes, dict[str, str]]:
        if not self.pusher.on:
            raise VoyageurError("server-push-off")
        return await asyncio.to_thread(self.pusher.sealed, subscription.address, subscription.keys, body)
