"""Web push: the server's key pair, and messages encrypted so that only one browser can read them.

What is made here is sent by `outgoing`; nothing here waits or knows a database.
"""

from __future__ import annotations

import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types
from pywebpush import WebPusher  # type: ignore[import-untyped]  # it has no types

from voyageur.core.errors import BadOption
from voyageur.server.outgoing import readable
from voyageur.server.protocol import PushRequest
from voyageur.server.settings import OWNER_ONLY, Settings

KEY_FILE = "vapid.pem"
AUTH_BYTES = 16
DAY = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not there."""


class Pusher:
    """Encrypts and signs messages for browsers; its key pair is made once and kept in a file of the server's."""

    def __init__(self, settings: Settings) -> None:
        self._file = settings.data / KEY_FILE
        self._contact = settings.vapid_contact
        if self.on and not self._contact.startswith(("mailto:", "https://")):
            raise BadOption("server-push-contact", contact=self._contact)

    @property
    def on(self) -> bool:
        """Whether this server has web push at all."""
        return bool(self._contact)

    @cached_property
    def _vapid(self) -> Any:
        vapid = Vapid02.from_pem(kept_key(self._file))
        vapid.conf["no-strict"] = True  # whom to write to was checked above; the library knows fewer kinds of address
        return vapid

    @cached_property
    def key(self) -> str:
        """What a browser needs to subscribe."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _encoded(point)

    def sealed(self, endpoint: str, keys: dict[str, str], message: bytes) -> tuple[bytes, dict[str, str]]:
        """A message for one browser, and the headers it is sent with."""
        url = readable(endpoint)
        claims = {"sub": self._contact, "aud": f"{url.scheme}://{url.netloc.decode('ascii')}"}
        body: bytes = WebPusher({"endpoint": endpoint, "keys": dict(keys)}).encode(message)["body"]
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(DAY), "Urgency": "normal", **self._vapid.sign(claims)}
        return body, headers


def kept_key(path: Path) -> bytes:
    """The private key in a file; a file that is not there yet gets a new one, whole or not at all."""
    if not path.exists():
        vapid = Vapid02()
        vapid.generate_keys()
        part = path.with_name(f"{path.name}.{secrets.token_hex(8)}.part")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
            file.write(vapid.private_pem())
        try:
            os.link(part, path)
        except FileExistsError:  # another process was faster: its key is the one
            pass
        finally:
            part.unlink()
    return path.read_bytes()


def checked_keys(request: PushRequest, *, private: bool) -> dict[str, str]:
    """The keys of a browser's subscription, written the usual way; BadOption if it is none."""
    readable(request.endpoint, ("http", "https") if private else ("https",))
    try:
        point, auth = _decoded(request.keys.p256dh), _decoded(request.keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise BadOption("server-push-keys") from error
    if len(auth) != AUTH_BYTES:
        raise BadOption("server-push-keys")
    return {"p256dh": _encoded(point), "auth": _encoded(auth)}


def _decoded(words: str) -> bytes:
    """What somebody wrote in base64, with or without its padding."""
    return urlsafe_b64decode(words.encode("ascii") + b"=" * (-len(words) % 4))


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")
