"""Actions: number ↔ JSON form ↔ notation.

| notation | meaning |
|---|---|
| `play excavation` | choose an action card |
| `bid 3` | bid so much water |
| `take deep_bore` | take a technology and put it apart |
| `take tomb_lamp after well_spotter over` | join it to the right of a group that ends so, lying over it |
| `take tomb_lamp before toll_arch under` | join it to the left of a group that begins so, lying under it |
| `take tomb_lamp after well_spotter over before toll_arch under` | both |

Only joints of corners that improve the same action are actions at all.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voyageur.core import text
from voyageur.core.action import ActionSpace, Forms
from voyageur.core.errors import UnknownMove
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTIONS,
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    FITS,
    MOST_WATER,
    card_name,
)
from voyageur.games.fivex.state import NONE

Form = dict[str, Any]

UNDER, OVER_IT = range(2)
_LIES = ("under", "over")


class Joint(NamedTuple):
    """What a new technology is joined to on one side, and whether it lies over that card."""

    card: int = NONE
    over: int = UNDER


APART = Joint()


class Placement(NamedTuple):
    """A technology, and what it is joined to on either side."""

    card: int
    after: Joint
    before: Joint


def _joints(partners: NDArray[np.bool_]) -> list[Joint]:
    return [APART, *(Joint(int(card), over) for card in np.flatnonzero(partners) for over in (OVER_IT, UNDER))]


def _placements() -> Iterator[Placement]:
    """Every way to place every technology; a card cannot be on both sides of another."""
    for card in range(CARDS):
        for after in _joints(FITS[:, card]):
            for before in _joints(FITS[card]):
                if after is APART or after.card != before.card:
                    yield Placement(card, after, before)


PLACEMENTS = list(_placements())

PLAY = 0
BID_WATER = PLAY + ACTIONS - 1
"""Add the water."""
TAKE_CARD = PLAY + ACTIONS + MOST_WATER
SIZE = TAKE_CARD + len(PLACEMENTS)

# The placements as arrays, for the rules: `FIRST_PLACEMENT[card]` up to, not including, that of the next card.
FIRST_PLACEMENT: NDArray[np.int16] = np.searchsorted([p.card for p in PLACEMENTS], range(CARDS + 1)).astype(np.int16)
PLACED: NDArray[np.int8] = np.array([placement.card for placement in PLACEMENTS], np.int8)
AFTER: NDArray[np.int8] = np.array([placement.after.card for placement in PLACEMENTS], np.int8)
OVER_AFTER: NDArray[np.int8] = np.array([placement.after.over for placement in PLACEMENTS], np.int8)
BEFORE: NDArray[np.int8] = np.array([placement.before.card for placement in PLACEMENTS], np.int8)
OVER_BEFORE: NDArray[np.int8] = np.array([placement.before.over for placement in PLACEMENTS], np.int8)


def _form(placement: Placement) -> Form:
    form: Form = {"kind": "take", "technology": CARD_IDS[placement.card]}
    for side, joint in (("after", placement.after), ("before", placement.before)):
        if joint.card != NONE:
            form |= {side: CARD_IDS[joint.card], f"{side}_lies": _LIES[joint.over]}
    return form


def _written(form: Form) -> str:
    match form:
        case {"kind": "play", "card": card}:
            return f"play {card}"
        case {"kind": "bid", "water": water}:
            return f"bid {water}"
    joints = [f"{side} {form[side]} {form[f'{side}_lies']}" for side in ("after", "before") if side in form]
    return " ".join(["take", form["technology"], *joints])


_FORMS: list[Form] = [
    *({"kind": "play", "card": card} for card in ACTION_IDS),
    *({"kind": "bid", "water": water} for water in range(1, MOST_WATER + 1)),
    *(_form(placement) for placement in PLACEMENTS),
]
"""The JSON form of every action, by number."""
FORMS = Forms(_FORMS, _written)


def parse(typed: str) -> int:
    """Notation to number, with a hint when it is nearly right."""
    words = " ".join(typed.lower().split())
    index = FORMS.written(words)
    if index is not None:
        return index
    match words.split(" "):
        case ["take", card, *joints] if card in CARD_NUMBERS and joints:
            raise UnknownMove("fivex-unknown-joint", move=text.written(typed), card=card_name(CARD_NUMBERS[card]))
        case ["bid", number] if number.isdecimal():
            raise UnknownMove("fivex-unknown-bid", water=text.written(number), most=MOST_WATER)
    near = FORMS.near(words)
    if near is not None:
        raise UnknownMove("fivex-unknown-near", move=text.written(typed), near=near)
    raise UnknownMove("fivex-unknown", move=text.written(typed))


def from_dict(document: Mapping[str, Any]) -> int:
    """JSON form to number."""
    index = FORMS.formed(document)
    if index is None:
        raise UnknownMove("fivex-unknown", move=text.written(dict(document)))
    return index


def words(index: int) -> tuple[str, dict[str, Any]]:
    """The sentence that says the action to a person."""
    form = FORMS.forms[index]
    if form["kind"] == "play":
        return "fivex-play", {"action": form["card"]}
    if form["kind"] == "bid":
        return "fivex-bid", {"water": form["water"]}
    placement = PLACEMENTS[index - TAKE_CARD]
    named: dict[str, Any] = {"card": card_name(placement.card)}
    sides = []
    for side, joint in (("after", placement.after), ("before", placement.before)):
        if joint.card != NONE:
            named |= {side: card_name(joint.card), f"{side}_lies": _LIES[joint.over]}
            sides.append(side)
    return "-".join(["fivex-take", *sides]), named


def concealed(index: int) -> str | None:
    """Cards and bids are sealed; nobody is even told that a choice was made."""
    return "" if index < TAKE_CARD else None


SPACE = ActionSpace(SIZE, FORMS.notation, parse, FORMS.to_dict, from_dict, words, concealed)
