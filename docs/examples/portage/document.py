"""The position document: everything about a position as JSON, and back.

What a document leaves out is usual: canoes lie at the start, hands are filled up from the pile, and the pile is made of
all cards that are not named elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from portage.audit import audit
from portage.material import CARDS, DECK, NUMBERS
from portage.rules import fill_hand
from portage.state import NONE, State
from portage.view import cards_in
from voyageur.core.errors import BadPosition
from voyageur.core.position import Position, plain
from voyageur.core.text import Sentence

Card = Annotated[int, msgspec.Meta(ge=1, lt=NUMBERS)]
Cards = Annotated[list[Card], msgspec.Meta(max_length=CARDS)]
Word = Annotated[str, msgspec.Meta(pattern="^0x[0-9a-f]{1,16}$")]


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A position without its game, players and options."""

    steps: list[Annotated[int, msgspec.Meta(ge=0, le=100)]] = []
    hands: list[Cards] = []
    buried: list[Cards] = []
    played: Cards = []
    turn: int | None = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    rng: Word = "0x0"


def write(position: Position) -> dict[str, Any]:
    """The game's own part of the document."""
    s, seats = plain(position.state[0]), range(position.players)
    document = Document(
        steps=[s["step"][seat] for seat in seats],
        hands=[list(cards_in(s["hand"][seat])) for seat in seats],
        buried=[list(cards_in(s["buried"][seat])) for seat in seats],
        played=list(cards_in(s["played"])),
        turn=None if s["turn"] == NONE else s["turn"],
        round=s["round_number"],
        rng=hex(s["rng"]),
    )
    return msgspec.structs.asdict(document)


def read(document: Mapping[str, Any], table: NDArray[Any]) -> NDArray[Any]:
    """The state of a document; BadPosition where it contradicts itself."""
    try:
        doc = msgspec.convert(dict(document), Document)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", problem=str(error)) from error
    players, state = int(table[0]["players"]), np.zeros(1, State)
    if max(len(doc.steps), len(doc.hands), len(doc.buried)) > players:
        raise BadPosition("portage-bad-seats", players=players)
    _lay_out(doc, state[0], players)
    if broken := audit(state[0], table[0]):
        raise BadPosition("portage-bad-law", law=Sentence(f"portage-law-{broken}"))
    return state


def _lay_out(doc: Document, s: Any, players: int) -> None:
    """Put everything where the document says, and the rest on the pile."""
    s["rng"], s["round_number"] = np.uint64(int(doc.rng, 16)), doc.round
    s["turn"] = NONE if doc.turn is None else doc.turn if 0 <= doc.turn < players else players
    s["step"][: len(doc.steps)] = doc.steps
    for field, lists in (("hand", doc.hands), ("buried", doc.buried)):
        for seat, cards in enumerate(lists):
            s[field][seat] = np.bincount(cards, minlength=NUMBERS)
    s["played"] = np.bincount(doc.played, minlength=NUMBERS)
    pile = DECK - s["hand"].sum(axis=0) - s["buried"].sum(axis=0) - s["played"]
    s["pile"] = pile
    if pile.min() >= 0:
        for seat in range(players):
            fill_hand(s, seat)
