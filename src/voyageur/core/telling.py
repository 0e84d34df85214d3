"""Sentences told to one seat, one after the other: what news are made of."""

from __future__ import annotations

from typing import Any

from voyageur.core.action import Seat
from voyageur.core.text import Sentence


class Told:
    """The sentences so far; all their keys begin alike, as in `Told("expeditions-news-", …)`."""

    def __init__(self, beginning: str, seat: Seat | None) -> None:
        self.beginning = beginning
        self.seat = seat
        self.sentences: list[Sentence] = []

    def part(self, key: str, **arguments: Any) -> Sentence:
        """A sentence that is part of another."""
        return Sentence(f"{self.beginning}{key}", arguments)

    def add(self, key: str, **arguments: Any) -> None:
        """One more sentence."""
        self.sentences.append(self.part(key, **arguments))

    def of(self, seat: Seat, key: str, **arguments: Any) -> None:
        """A sentence about a seat, which is "you" to itself."""
        self.add(key, who="you" if seat == self.seat else "other", seat=seat, **arguments)
