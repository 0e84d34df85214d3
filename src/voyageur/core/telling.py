"""Sentences told to one seat, one after the other, in one language: what news are made of."""

from __future__ import annotations

from typing import Any

from voyageur.core import text
from voyageur.core.action import Seat


class Told:
    """The sentences so far; all their keys begin alike, as in `Told("expeditions-news-", …)`."""

    def __init__(self, beginning: str, seat: Seat | None, language: str) -> None:
        self.beginning = beginning
        self.seat = seat
        self.language = language
        self.sentences: list[str] = []

    def say(self, key: str, **arguments: Any) -> str:
        """A sentence, or a part of one."""
        return text.say(f"{self.beginning}{key}", self.language, **arguments)

    def add(self, key: str, **arguments: Any) -> None:
        """One more sentence."""
        self.sentences.append(self.say(key, **arguments))

    def of(self, seat: Seat, key: str, **arguments: Any) -> None:
        """A sentence about a seat, which is "you" to itself."""
        self.add(key, who="you" if seat == self.seat else "other", seat=seat, **arguments)
