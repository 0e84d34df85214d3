"""Passwords: Argon2id, reckoned in threads so that nobody waits, and few at a time since each takes much memory."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys = ""

    async def hash(self, password: str) -> str:
        """The hash to keep."""
        async with self._turns:
            return await asyncio.to_thread(self.hasher.hash, normal(password))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether it is the right one. Where there is none to compare with, it takes the same time, and is wrong."""
        if not self._nobodys:
            self._nobodys = await self.hash(secrets.token_urlsafe())
        async with self._turns:
            right = await asyncio.to_thread(self._compare, kept or self._nobodys, normal(password))
        return right and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self.hasher.check_needs_rehash(kept)

    def _compare(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def normal(password: str) -> str:
    """The same for every keyboard: some write é as one letter, some as two."""
    return unicodedata.normalize("NFKC", password)
