"""What a seat may know, as structs: an allow-list, so that nothing hidden can slip into it."""

from __future__ import annotations

from typing import Any

import msgspec

from portage.state import NONE
from voyageur.core.action import Seat
from voyageur.core.position import Position, plain


class CanoeView(msgspec.Struct, frozen=True):
    """One canoe."""

    seat: int
    step: int
    cards: int
    """In its hand."""
    hand: tuple[int, ...] | None
    """None where they are hidden."""
    face_down: int
    """How many cards it has laid down to carry."""
    buried: tuple[int, ...] | None
    """Which they are; None where they are hidden."""


class View(msgspec.Struct, frozen=True):
    """The river as one seat sees it."""

    seat: int | None
    round: int
    turn: int | None
    length: int
    rapids: tuple[int, ...]
    played: tuple[int, ...]
    """The cards that lie open, in order."""
    pile: int
    """How many cards are left to draw."""
    canoes: tuple[CanoeView, ...]


def cards_in(counts: list[int]) -> tuple[int, ...]:
    """Counts of each number as the cards themselves."""
    return tuple(card for card, number in enumerate(counts) for _ in range(number))


def _canoe(s: dict[str, Any], seat: Seat, shown: bool) -> CanoeView:
    hand, buried = cards_in(s["hand"][seat]), cards_in(s["buried"][seat])
    return CanoeView(
        seat=seat,
        step=s["step"][seat],
        cards=len(hand),
        hand=hand if shown else None,
        face_down=len(buried),
        buried=buried if shown else None,
    )


def view(position: Position, seat: Seat | None) -> View:
    """The table as that seat sees it; None is a spectator."""
    s, t = plain(position.state[0]), plain(position._table[0])
    return View(
        seat=seat,
        round=s["round_number"],
        turn=None if s["turn"] == NONE else s["turn"],
        length=t["length"],
        rapids=tuple(step for step, wild in enumerate(t["rapids"]) if wild),
        played=cards_in(s["played"]),
        pile=sum(s["pile"]),
        canoes=tuple(_canoe(s, each, each == seat) for each in range(position.players)),
    )


def reveals(before: Position, after: Position) -> bool:
    """A move that drew a card or threw the die cannot be taken back."""
    return bool(before.state[0]["rng"] != after.state[0]["rng"])
