"""Actions: number ↔ JSON form ↔ notation.

| notation | meaning |
|---|---|
| `scout: ne` | play a card to take a step (or `scout: pawn2 ne`, with two players) |
| `scout: barrier 4` | play it to open a barrier |
| `scout+symbol: ne` | the same, its symbol changed by a cave tile |
| `tile paddle_2: e`, `tile native: e` | a cave tile, used like a card |
| `enter ne`, `enter barrier 3` | go for a hex of rubble, a camp, or a barrier of rubble; then, as often as it asks: |
| `give scout` | one of the cards for it |
| `go ne`, `go barrier 4`, `stop` | go on with what is left of a card, or do not |
| `buy scout` | begin the purchase; then, until the price is reached: |
| `pay sailor`, `pay scout+symbol`, `pay tile coin_2` | one card, or one tile, for it |
| `take scout` | play the transmitter |
| `use compass` | play another action card |
| `remove sailor`, `done` | what a card that was used offers, or no more of it |
| `tile draw`, `tile pass_through`, `tile remove sailor` | a cave tile |
| `tile swap`, then `swap sailor`, `done` | the cards to exchange |
| `save` | the cave tile that saves the item used just now |
| `discard sailor` | a card not to be kept |
| `end` | end the turn |
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from voyageur.core import text
from voyageur.core.action import ActionSpace, Forms
from voyageur.core.errors import UnknownMove
from voyageur.games.eldorado.material import (
    BARRIERS,
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    COIN,
    COIN_TILES,
    DIRECTIONS,
    DRAW_TILE,
    DRAWERS,
    KIND,
    MOVE_TILES,
    MOVERS,
    NATIVE,
    NATIVE_TILE,
    ONE_SYMBOL,
    PASS_TILE,
    PAWNS,
    STARTERS,
    SWAP_TILE,
    TILE_IDS,
    TYPES,
    card_name,
)

# A way out of a hex: one of the six directions, or a barrier to open.
BARRIER_WAY = len(DIRECTIONS)
WAYS = BARRIER_WAY + BARRIERS
TARGETS = PAWNS * WAYS
"""A way for each pawn."""

# What a move can be made with, in this order.
WITH_CARD = 0
WITH_SYMBOL = WITH_CARD + len(MOVERS)
WITH_TILE = WITH_SYMBOL + len(ONE_SYMBOL)
WITH_NATIVE = WITH_TILE + len(MOVE_TILES)
WITH_NATIVE_TILE = WITH_NATIVE + 1
SOURCES = WITH_NATIVE_TILE + 1

PAID_BY_SYMBOL = tuple(card for card in ONE_SYMBOL if KIND[card] != COIN)
"""Cards that pay more when a cave tile makes coins of them."""
SYMBOL_PLACE = np.array([PAID_BY_SYMBOL.index(c) if c in PAID_BY_SYMBOL else -1 for c in range(CARDS)], np.int64)

MOVE = 0
ENTER = MOVE + SOURCES * TARGETS
GO = ENTER + TARGETS
STOP = GO + WAYS
GIVE = STOP + 1
BUY = GIVE + CARDS
PAY = BUY + TYPES
PAY_SYMBOL = PAY + CARDS
PAY_TILE = PAY_SYMBOL + len(PAID_BY_SYMBOL)
TAKE = PAY_TILE + len(COIN_TILES)
USE = TAKE + TYPES
REMOVE = USE + len(DRAWERS)
DONE = REMOVE + CARDS
TILE_DRAW = DONE + 1
TILE_PASS = TILE_DRAW + 1
TILE_SWAP = TILE_PASS + 1
TILE_REMOVE = TILE_SWAP + 1
SWAP = TILE_REMOVE + CARDS
SAVE = SWAP + CARDS
DISCARD_CARD = SAVE + 1
END = DISCARD_CARD + CARDS
SIZE = END + 1

WAY_IDS: tuple[str, ...] = (*DIRECTIONS, *(f"barrier {number}" for number in range(1, BARRIERS + 1)))
MARKET_IDS = CARD_IDS[STARTERS:]
_MOVER_IDS = tuple(CARD_IDS[card] for card in MOVERS)
_SYMBOL_IDS = tuple(CARD_IDS[card] for card in ONE_SYMBOL)
_PAID_BY_SYMBOL_IDS = tuple(CARD_IDS[card] for card in PAID_BY_SYMBOL)
_DRAWER_IDS = tuple(CARD_IDS[card] for card in DRAWERS)
_MOVE_TILE_IDS = tuple(TILE_IDS[tile] for tile in MOVE_TILES)
_COIN_TILE_IDS = tuple(TILE_IDS[tile] for tile in COIN_TILES)

Form = dict[str, Any]


def _sources() -> list[Form]:
    cards = [{"card": card} for card in _MOVER_IDS]
    changed = [{"card": card, "symbol": True} for card in _SYMBOL_IDS]
    tiles = [{"tile": tile} for tile in _MOVE_TILE_IDS]
    return [*cards, *changed, *tiles, {"card": CARD_IDS[NATIVE]}, {"tile": TILE_IDS[NATIVE_TILE]}]


def _forms() -> list[Form]:
    """The JSON form of every action, by number."""
    targets = [{"pawn": pawn, "to": way} for pawn in range(1, PAWNS + 1) for way in WAY_IDS]
    forms: list[Form] = [{"kind": "move", **source, **target} for source in _sources() for target in targets]
    forms += [{"kind": "enter", **target} for target in targets]
    forms += [{"kind": "go", "to": way} for way in WAY_IDS]
    forms += [{"kind": "stop"}]
    forms += [{"kind": "give", "card": card} for card in CARD_IDS]
    forms += [{"kind": "buy", "card": card} for card in MARKET_IDS]
    forms += [{"kind": "pay", "card": card} for card in CARD_IDS]
    forms += [{"kind": "pay", "card": card, "symbol": True} for card in _PAID_BY_SYMBOL_IDS]
    forms += [{"kind": "pay", "tile": tile} for tile in _COIN_TILE_IDS]
    forms += [{"kind": "take", "card": card} for card in MARKET_IDS]
    forms += [{"kind": "use", "card": card} for card in _DRAWER_IDS]
    forms += [{"kind": "remove", "card": card} for card in CARD_IDS]
    forms += [{"kind": "done"}]
    forms += [{"kind": "tile", "tile": TILE_IDS[tile]} for tile in (DRAW_TILE, PASS_TILE, SWAP_TILE)]
    forms += [{"kind": "tile", "tile": "remove", "card": card} for card in CARD_IDS]
    forms += [{"kind": "swap", "card": card} for card in CARD_IDS]
    forms += [{"kind": "save"}]
    forms += [{"kind": "discard", "card": card} for card in CARD_IDS]
    forms += [{"kind": "end"}]
    return forms


def _thing(form: Form) -> str:
    """The card or tile of an action, as it is written."""
    if form["kind"] != "tile" and "tile" in form:
        return f"tile {form['tile']}"
    return f"{form['card']}+symbol" if "symbol" in form else str(form["card"])


def _target(form: Form) -> str:
    return str(form["to"]) if form.get("pawn", 1) == 1 else f"pawn{form['pawn']} {form['to']}"


def _written(form: Form) -> str:
    match form["kind"]:
        case "move":
            return f"{_thing(form)}: {_target(form)}"
        case "enter" | "go" as kind:
            return f"{kind} {_target(form)}"
        case "tile":
            return " ".join(["tile", form["tile"], *([form["card"]] if "card" in form else [])])
        case kind if "card" in form or "tile" in form:
            return f"{kind} {_thing(form)}"
        case kind:
            return str(kind)


FORMS = Forms(_forms(), _written)


def parse(typed: str) -> int:
    """Notation to number, with a hint when it is nearly right."""
    words = " ".join(typed.lower().replace(":", ": ").split())
    index = FORMS.written(words)
    if index is not None:
        return index
    near = FORMS.near(words)
    if near is not None:
        raise UnknownMove("eldorado-unknown-near", move=typed, near=near)
    raise UnknownMove("eldorado-unknown", move=typed)


def from_dict(document: Mapping[str, Any]) -> int:
    """JSON form to number; pawn 1 may be left out."""
    form = dict(document)
    if form.get("kind") in ("move", "enter"):
        form.setdefault("pawn", 1)
    index = FORMS.formed(form)
    if index is None:
        raise UnknownMove("eldorado-unknown", move=text.written(dict(document)))
    return index


def words(index: int) -> tuple[str, dict[str, Any]]:
    """The sentence that says the action to a person."""
    form = FORMS.forms[index]
    named: dict[str, Any] = {}
    if "card" in form:
        named["card"] = card_name(CARD_NUMBERS[form["card"]])
    if "tile" in form:
        named["tile"] = form["tile"]
    if "to" in form:
        way, _, number = form["to"].partition(" ")
        named |= {"way": way, "barrier": int(number or 0), "pawn": form.get("pawn", 1)}
    parts = [form["kind"]]
    if form["kind"] == "tile":
        parts.append(form["tile"])
    elif "tile" in form:
        parts.append("tile")
    if "symbol" in form:
        parts.append("symbol")
    return f"eldorado-{'-'.join(parts).replace('_', '-')}", named


def concealed(index: int) -> str | None:
    """Everything is done in the open."""
    return None


SPACE = ActionSpace(SIZE, FORMS.notation, parse, FORMS.to_dict, from_dict, words, concealed)
