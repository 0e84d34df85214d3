"""Actions: number ↔ JSON form ↔ notation.

| notation | meaning |
|---|---|
| `mark tikal` | put a token on a key location |
| `red: start>rome` | place an arrow, whichever is due: compulsory, ticket, bonus or restart |
| `ticket: arrow`, `ticket: remove red`, `ticket: swap` | spend a ticket |
| `decline` | give up one bonus arrow |
| `end` | end the turn |
| `keep rome`, `keep nothing` | of the cards drawn for a swap |
| `tuck rome last`, `tuck rome first` | the card to give up, and its place among the cards put under the deck |
"""

import difflib
from collections.abc import Mapping
from typing import Any

from voyageur.core import text
from voyageur.core.action import ActionSpace
from voyageur.core.errors import UnknownMove
from voyageur.games.expeditions.material import (
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    COLOURS,
    EXPEDITIONS,
    HEAD,
    SPOT_IDS,
    SPOT_NUMBERS,
    TAIL,
    WAY_NUMBERS,
    WAYS,
    neighbours,
    spot_name,
)

MARK = 0
ARROW = MARK + CARDS
TICKET_ARROW = ARROW + EXPEDITIONS * WAYS
TICKET_REMOVE = TICKET_ARROW + 1
TICKET_SWAP = TICKET_REMOVE + EXPEDITIONS
DECLINE = TICKET_SWAP + 1
END = DECLINE + 1
KEEP = END + 1
KEEP_NOTHING = KEEP + CARDS
TUCK_LAST = KEEP_NOTHING + 1
TUCK_FIRST = TUCK_LAST + CARDS
SIZE = TUCK_FIRST + CARDS

_PLAIN: dict[int, tuple[str, dict[str, Any]]] = {
    TICKET_ARROW: ("ticket: arrow", {"kind": "ticket", "use": "arrow"}),
    TICKET_SWAP: ("ticket: swap", {"kind": "ticket", "use": "swap"}),
    DECLINE: ("decline", {"kind": "decline"}),
    END: ("end", {"kind": "end"}),
    KEEP_NOTHING: ("keep nothing", {"kind": "keep", "card": None}),
}


def to_dict(index: int) -> dict[str, Any]:
    """The JSON form."""
    if index in _PLAIN:
        return dict(_PLAIN[index][1])
    if index < ARROW:
        return {"kind": "mark", "card": CARD_IDS[index - MARK]}
    if index < TICKET_ARROW:
        colour, way = divmod(index - ARROW, WAYS)
        ends = {"from": SPOT_IDS[TAIL[way]], "to": SPOT_IDS[HEAD[way]]}
        return {"kind": "arrow", "colour": COLOURS[colour], **ends}
    if index < TICKET_SWAP:
        return {"kind": "ticket", "use": "remove", "colour": COLOURS[index - TICKET_REMOVE]}
    if index < KEEP_NOTHING:
        return {"kind": "keep", "card": CARD_IDS[index - KEEP]}
    if index < TUCK_FIRST:
        return {"kind": "tuck", "card": CARD_IDS[index - TUCK_LAST], "place": "last"}
    return {"kind": "tuck", "card": CARD_IDS[index - TUCK_FIRST], "place": "first"}


def notation(index: int) -> str:
    """The notation."""
    if index in _PLAIN:
        return _PLAIN[index][0]
    match to_dict(index):
        case {"kind": "mark", "card": card}:
            return f"mark {card}"
        case {"kind": "arrow", "colour": colour, "from": tail, "to": head}:
            return f"{colour}: {tail}>{head}"
        case {"kind": "ticket", "colour": colour}:
            return f"ticket: remove {colour}"
        case {"kind": "keep", "card": card}:
            return f"keep {card}"
        case {"card": card, "place": place}:
            return f"tuck {card} {place}"
    raise AssertionError(index)


def _near(word: str, words: Any) -> str:
    """The nearest right word, for a hint."""
    close = difflib.get_close_matches(word, words, n=1, cutoff=0.0)
    return close[0] if close else ""


def _card(word: str) -> int:
    if word in CARD_NUMBERS:
        return CARD_NUMBERS[word]
    raise UnknownMove("expeditions-unknown-location", word=word, near=_near(word, CARD_IDS))


def _spot(word: str) -> int:
    if word in SPOT_NUMBERS:
        return SPOT_NUMBERS[word]
    raise UnknownMove("expeditions-unknown-spot", word=word, near=_near(word, SPOT_IDS))


def _colour(word: str) -> int:
    if word in COLOURS:
        return COLOURS.index(word)
    raise UnknownMove("expeditions-unknown-colour", word=word, colours=COLOURS)


def way_between(tail: str, head: str) -> int:
    """The way from one spot to another."""
    ends = _spot(tail), _spot(head)
    if ends not in WAY_NUMBERS:
        raise UnknownMove("expeditions-no-segment", tail=tail, head=head, neighbours=neighbours(ends[0]))
    return WAY_NUMBERS[ends]


def parse(typed: str) -> int:
    """Notation to number."""
    words = " ".join(typed.lower().replace(":", ": ").replace(">", " > ").split())
    for index, (written, _) in _PLAIN.items():
        if words == written:
            return index
    match words.split(" "):
        case ["mark", card]:
            return MARK + _card(card)
        case ["keep", card]:
            return KEEP + _card(card)
        case ["tuck", card, "last"]:
            return TUCK_LAST + _card(card)
        case ["tuck", card, "first"]:
            return TUCK_FIRST + _card(card)
        case ["ticket:", "remove", colour]:
            return TICKET_REMOVE + _colour(colour)
        case [colour, tail, ">", head] if colour.endswith(":"):
            return ARROW + _colour(colour[:-1]) * WAYS + way_between(tail, head)
    raise UnknownMove("expeditions-unknown-move", move=typed)


def from_dict(document: Mapping[str, Any]) -> int:
    """JSON form to number."""
    match dict(document):
        case {"kind": "mark", "card": str(card), **rest}:
            index = MARK + _card(card)
        case {"kind": "arrow", "colour": str(colour), "from": str(tail), "to": str(head), **rest}:
            index = ARROW + _colour(colour) * WAYS + way_between(tail, head)
        case {"kind": "ticket", "use": "remove", "colour": str(colour), **rest}:
            index = TICKET_REMOVE + _colour(colour)
        case {"kind": "ticket", "use": "arrow", **rest}:
            index = TICKET_ARROW
        case {"kind": "ticket", "use": "swap", **rest}:
            index = TICKET_SWAP
        case {"kind": "decline", **rest}:
            index = DECLINE
        case {"kind": "end", **rest}:
            index = END
        case {"kind": "keep", "card": None, **rest}:
            index = KEEP_NOTHING
        case {"kind": "keep", "card": str(card), **rest}:
            index = KEEP + _card(card)
        case {"kind": "tuck", "card": str(card), "place": "last", **rest}:
            index = TUCK_LAST + _card(card)
        case {"kind": "tuck", "card": str(card), "place": "first", **rest}:
            index = TUCK_FIRST + _card(card)
        case _:
            raise UnknownMove("expeditions-unknown-move", move=text.written(dict(document)))
    if rest:
        raise UnknownMove("expeditions-unknown-move", move=text.written(dict(document)))
    return index


def words(index: int) -> tuple[str, dict[str, Any]]:
    """The sentence that says the action to a person."""
    form = to_dict(index)
    key = "-".join(str(part) for part in ("expeditions", form["kind"], form.get("use"), form.get("place")) if part)
    named: dict[str, Any] = {}
    for role in ("card", "from", "to"):
        if form.get(role):
            named[role] = spot_name(SPOT_NUMBERS[form[role]])
    if "colour" in form:
        named["colour"] = form["colour"]
    return ("expeditions-keep-nothing" if index == KEEP_NOTHING else key), named


def concealed(index: int) -> str | None:
    """Which cards a player keeps and tucks away is the player's secret."""
    if index < KEEP:
        return None
    return "expeditions-keep-secret" if index <= KEEP_NOTHING else "expeditions-tuck-secret"


SPACE = ActionSpace(SIZE, notation, parse, to_dict, from_dict, words, concealed)
