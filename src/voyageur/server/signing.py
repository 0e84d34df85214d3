"""Signatures: what makes an identifier of a session worth something. Only `people` uses them.

Identifiers may be shown and logged; without the server's secret nobody can sign one.
"""

from __future__ import annotations

import base64
import hashlib
import hmac


class Signer:
    """Signs with one secret. A signature for one purpose is none for another."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def signature(self, purpose: str, identifier: str) -> str:
        """The signature of an identifier for that purpose."""
        digest = hmac.digest(self._secret, f"{purpose}:{identifier}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def signed(self, purpose: str, identifier: str) -> str:
        """An identifier with its signature."""
        return f"{identifier}.{self.signature(purpose, identifier)}"

    def read(self, purpose: str, value: str) -> str | None:
        """The identifier in a signed value; None if we did not sign it."""
        identifier, _, signature = value.partition(".")
        return identifier if self.fits(purpose, identifier, signature) else None

    def fits(self, purpose: str, identifier: str, signature: str) -> bool:
        """Whether that is its signature; takes as long for every wrong one."""
        return hmac.compare_digest(self.signature(purpose, identifier).encode(), signature.encode(errors="replace"))
