"""Why a move is not legal here, in a sentence that says what would be right."""

from __future__ import annotations

from typing import Any, NamedTuple

from voyageur.core.action import Seat
from voyageur.core.errors import IllegalMove
from voyageur.core.position import Position
from voyageur.games.eldorado import rules
from voyageur.games.eldorado.actions import BARRIER_WAY, MARKET_IDS, WAY_IDS, to_dict
from voyageur.games.eldorado.material import (
    BARRIER_COST,
    BARRIER_TERRAIN,
    CARD_IDS,
    CARD_NUMBERS,
    JOKER,
    KIND,
    MOUNTAIN,
    NATIVE,
    NATIVE_TILE,
    POWER,
    PRICE,
    RIVER,
    SAVE_TILE,
    START,
    STARTERS,
    SYMBOL_TILE,
    SYMBOLS,
    TERRAINS,
    TILE_IDS,
    TILE_NUMBERS,
    TILE_POWER,
    TILE_SYMBOL,
    TRANSMITTER,
    card_name,
)
from voyageur.games.eldorado.state import (
    BUYING,
    DISCARD,
    EL_DORADO,
    ENTERING,
    IN_BOX,
    NONE,
    NOTHING,
    PATH,
    REMOVING,
    STANDING,
)
from voyageur.games.eldorado.view import coins, tile_name

Move = dict[str, Any]


def _no(reason: str, **arguments: Any) -> IllegalMove:
    return IllegalMove(f"eldorado-no-{reason}", **arguments)


class _Table(NamedTuple):
    """The position a seat asks about."""

    s: Any
    t: Any
    seat: Seat

    def lacks_card(self, card: int) -> IllegalMove | None:
        """A card must be in the hand."""
        return None if self.s["hand"][self.seat][card] else _no("card", card=card_name(card))

    def lacks_tile(self, tile: int) -> IllegalMove | None:
        """A tile must lie before the seat."""
        if self.t["caves"] == 0:
            return _no("caves")
        return None if self.s["tiles"][self.seat][tile] else _no("tile", tile=tile_name(tile))


def explain(position: Position, seat: Seat, index: int) -> IllegalMove:
    """Why this action, which is not legal, is not."""
    table, move = _Table(position._state[0], position._table[0], seat), to_dict(index)
    s = table.s
    if s["phase"] == DISCARD:
        if move["kind"] == "discard":
            return _not_this_card(table, move)
        return _no("discarding")
    if s["doing"] == NOTHING:
        return _not_at_all(table, move)
    if s["doing"] == PATH:
        return _not_on_the_path(table, move)
    if s["doing"] == ENTERING:
        return _not_this_card(table, move) if move["kind"] == "give" else _no("give-first", owed=int(s["left"]))
    if s["doing"] == BUYING:
        return _not_to_pay(table, move)
    if s["doing"] == REMOVING:
        return _not_this_card(table, move) if move["kind"] == "remove" else _no("remove-first", left=int(s["left"]))
    if move["kind"] == "swap":
        return _not_this_card(table, move)
    return _no("swap-none" if move["kind"] == "done" else "swap-first")


def _not_this_card(table: _Table, move: Move) -> IllegalMove:
    return table.lacks_card(CARD_NUMBERS[move["card"]]) or _no("card", card=card_name(CARD_NUMBERS[move["card"]]))


# ---- what was begun ---------------------------------------------------------------------------------------------


def _not_on_the_path(table: _Table, move: Move) -> IllegalMove:
    s = table.s
    left, symbol = int(s["left"]), int(s["symbol"])
    if move["kind"] == "go":
        return _not_this_way(table, int(s["pawn"]), move["to"]) or _too_weak(table, int(s["pawn"]), move["to"], symbol, left)
    if move == {"kind": "tile", "tile": "pass_through"}:
        return _not_to_pass(table)
    return _no("path-first", left=left, symbol=SYMBOLS[symbol])


def _not_to_pay(table: _Table, move: Move) -> IllegalMove:
    """In the middle of a purchase."""
    s, wanted = table.s, card_name(STARTERS + int(table.s["wanted"]))
    if move["kind"] == "save":
        return _not_to_save(table)
    if move["kind"] != "pay":
        return _no("pay-first", card=wanted, owed=coins(int(s["left"])))
    lacking = _lacking(table, move)
    return lacking or _no("pay-short", card=wanted, owed=coins(int(s["left"])))


def _lacking(table: _Table, move: Move) -> IllegalMove | None:
    """What a move is made with, a card, a tile or both, is not there."""
    if "card" in move:
        if lacking := table.lacks_card(CARD_NUMBERS[move["card"]]):
            return lacking
        return table.lacks_tile(SYMBOL_TILE) if "symbol" in move else None
    return table.lacks_tile(TILE_NUMBERS[move["tile"]])
