"""Why a move is not legal here, in a sentence that says what would be right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from voyageur.core.action import Seat
from voyageur.core.errors import IllegalMove
from voyageur.core.position import Position
from voyageur.games.eldorado import rules
from voyageur.games.eldorado.actions import BARRIER_WAY, FORMS, WAY_IDS
from voyageur.games.eldorado.material import (
    CARD_NUMBERS,
    JOKER,
    KIND,
    MOUNTAIN,
    PASS_TILE,
    POWER,
    PRICE,
    REMOVE_TILE,
    RIVER,
    SAVE_TILE,
    START,
    STARTERS,
    SWAP_TILE,
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
)
from voyageur.games.eldorado.view import coins

Move = dict[str, Any]
Reason = IllegalMove | None


def _no(reason: str, **arguments: Any) -> IllegalMove:
    return IllegalMove(f"eldorado-no-{reason}", **arguments)


@dataclass(frozen=True)
class _Asked:
    """The position in which a seat asked for a move."""

    s: Any
    t: Any
    seat: Seat

    @property
    def left(self) -> int:
        return int(self.s["left"])


def explain(position: Position, seat: Seat, index: int) -> IllegalMove:
    """Why this action, which is not legal, is not."""
    at, move = _Asked(position._state[0], position._table[0], seat), FORMS.to_dict(index)
    kind, doing = move["kind"], at.s["doing"]
    if at.s["phase"] == DISCARD:
        return _not_in_hand(move) if kind == "discard" else _no("discarding")
    if doing == NOTHING:
        return _not_now(at, move)
    if doing == PATH:
        return _not_on_the_path(at, move)
    if doing == ENTERING:
        return _not_in_hand(move) if kind == "give" else _no("give-first", owed=at.left)
    if doing == BUYING:
        return _not_to_pay(at, move)
    if doing == REMOVING:
        return _not_in_hand(move) if kind == "remove" else _no("remove-first", left=at.left)
    if kind == "swap":
        return _not_in_hand(move)
    return _no("swap-none" if kind == "done" else "swap-first")


def _not_in_hand(move: Move) -> IllegalMove:
    return _no("card", card=card_name(CARD_NUMBERS[move["card"]]))


def _lacks_card(at: _Asked, card: int) -> Reason:
    return None if at.s["hand"][at.seat][card] else _no("card", card=card_name(card))


def _lacks_tile(at: _Asked, tile: int) -> Reason:
    if at.t["caves"] == 0:
        return _no("caves")
    return None if at.s["tiles"][at.seat][tile] else _no("tile", tile=TILE_IDS[tile])


def _lacks(at: _Asked, move: Move) -> Reason:
    """What a move is made with, a card, a tile or both, is not there."""
    if "card" not in move:
        return _lacks_tile(at, TILE_NUMBERS[move["tile"]])
    lacking = _lacks_card(at, CARD_NUMBERS[move["card"]])
    return lacking or (_lacks_tile(at, SYMBOL_TILE) if "symbol" in move else None)


def _not_now(at: _Asked, move: Move) -> IllegalMove:
    """Nothing is under way; ending the turn and discarding what is in hand are always legal then."""
    match move["kind"]:
        case "move":
            return _not_to_move(at, move)
        case "enter":
            return _not_to_enter(at, move)
        case "buy":
            return _not_to_buy(at, CARD_NUMBERS[move["card"]])
        case "take":
            return _lacks_card(at, TRANSMITTER) or _no("pile-empty", card=card_name(CARD_NUMBERS[move["card"]]))
        case "tile":
            return _not_this_tile(at, move)
        case "save":
            return _not_to_save(at)
        case "use" | "discard":
            return _not_in_hand(move)
        case "go" | "stop":
            return _no("path")
        case kind:  # give, pay, remove, swap, done: nothing they could belong to was begun
            return _no(kind)


# ---- movement ---------------------------------------------------------------------------------------------------


def _no_such_pawn(at: _Asked, pawn: int) -> Reason:
    if pawn > at.t["pawns"]:
        return _no("pawn")
    return _no("pawn-home", pawn=pawn) if at.s["at"][at.seat, pawn - 1] == EL_DORADO else None


def _not_to_move(at: _Asked, move: Move) -> IllegalMove:
    if at.s["bought"]:
        return _no("bought-move")
    if lacking := _lacks(at, move) or _no_such_pawn(at, move["pawn"]):
        return lacking
    pawn, way = move["pawn"] - 1, WAY_IDS.index(move["to"])
    if closed := _closed(at, pawn, way):
        return closed
    # Natives take every way that is open: this is a card, or a tile, with a symbol.
    if "tile" in move:
        tile = TILE_NUMBERS[move["tile"]]
        return _unfit(at, pawn, way, int(TILE_SYMBOL[tile]), int(TILE_POWER[tile]))
    card = CARD_NUMBERS[move["card"]]
    terrain = int(rules.way_terrain(at.t, at.s["at"][at.seat, pawn], way))
    symbol = int(KIND[card])
    if "symbol" in move:
        if terrain == symbol:
            return _no("symbol-own", card=card_name(card), symbol=SYMBOLS[symbol])
        symbol = JOKER
    return _unfit(at, pawn, way, symbol, int(POWER[card]))


def _closed(at: _Asked, pawn: int, way: int) -> Reason:
    """Why nobody could take this way, whatever was played for it."""
    s, t, place = at.s, at.t, int(at.s["at"][at.seat, pawn])
    if way >= BARRIER_WAY:
        return _no_such_barrier(at, place, way - BARRIER_WAY)
    there = int(t["neighbour"][place, way])
    if there == NONE:
        return _no("edge")
    if t["terrain"][there] == MOUNTAIN:
        return _no("mountain")
    if t["terrain"][there] == START:
        return _no("start")
    if rules.barred(s, t, place, way):
        return _no("barrier-between", barrier=int(s["barrier_at"][t["crossing"][place, way]]) + 1)
    for other in range(t["players"]):
        if there in s["at"][other] and not s["passing"]:
            return _no("occupied", seat=other)
    return None


def _no_such_barrier(at: _Asked, place: int, barrier: int) -> Reason:
    owner = int(at.s["owner"][barrier])
    if owner == IN_BOX:
        return _no("barrier", barrier=barrier + 1)
    if owner >= 0:
        return _no("barrier-taken", barrier=barrier + 1, seat=owner)
    return None if rules.touches(at.s, at.t, place, barrier) else _no("barrier-far", barrier=barrier + 1)


def _unfit(at: _Asked, pawn: int, way: int, symbol: int, power: int) -> IllegalMove:
    """Why an open way cannot be taken with this symbol and power."""
    place = int(at.s["at"][at.seat, pawn])
    terrain, cost = int(rules.way_terrain(at.t, place, way)), int(rules.way_cost(at.t, place, way))
    if terrain > RIVER:
        move = f"enter {WAY_IDS[way]}" if pawn == 0 else f"enter pawn{pawn + 1} {WAY_IDS[way]}"
        return _no("cards-instead", terrain=TERRAINS[terrain], cost=cost, move=move)
    if symbol not in (terrain, JOKER):
        return _no("symbol", needed=SYMBOLS[terrain], symbol=SYMBOLS[symbol])
    return _no("power", cost=cost, power=power)


def _not_on_the_path(at: _Asked, move: Move) -> IllegalMove:
    pawn, symbol = int(at.s["pawn"]), int(at.s["symbol"])
    if move["kind"] == "go":
        way = WAY_IDS.index(move["to"])
        return _closed(at, pawn, way) or _unfit(at, pawn, way, symbol, at.left)
    if move["kind"] == "tile" and move["tile"] == TILE_IDS[PASS_TILE]:
        return _not_this_tile(at, move)
    return _no("path-first", left=at.left, symbol=SYMBOLS[symbol])


def _not_to_enter(at: _Asked, move: Move) -> IllegalMove:
    if at.s["bought"]:
        return _no("bought-move")
    pawn, way = move["pawn"] - 1, WAY_IDS.index(move["to"])
    if closed := _no_such_pawn(at, move["pawn"]) or _closed(at, pawn, way):
        return closed
    place = int(at.s["at"][at.seat, pawn])
    terrain, cost = int(rules.way_terrain(at.t, place, way)), int(rules.way_cost(at.t, place, way))
    if terrain <= RIVER:
        return _no("power-instead", cost=cost, symbol=SYMBOLS[terrain])
    return _no("enter-cards", terrain=TERRAINS[terrain], cost=cost, held=int(at.s["hand_size"][at.seat]))


# ---- purchases --------------------------------------------------------------------------------------------------


def _not_to_buy(at: _Asked, card: int) -> IllegalMove:
    s, kind = at.s, card - STARTERS
    if s["bought"]:
        return _no("bought")
    if s["stock"][kind] == 0:
        return _no("pile-empty", card=card_name(card))
    if not s["in_row"][kind] and not rules.slot_free(s):
        return _no("pile-above", card=card_name(card))
    purse = rules.purse(s)
    return _no("price", card=card_name(card), price=int(PRICE[card]), purse=coins(int(purse)))


def _not_to_pay(at: _Asked, move: Move) -> IllegalMove:
    wanted = card_name(STARTERS + int(at.s["wanted"]))
    if move["kind"] == "save":
        return _not_to_save(at)
    if move["kind"] != "pay":
        return _no("pay-first", card=wanted, owed=coins(at.left))
    return _lacks(at, move) or _no("pay-short", card=wanted, owed=coins(at.left))


# ---- tiles ------------------------------------------------------------------------------------------------------


def _not_this_tile(at: _Asked, move: Move) -> IllegalMove:
    tile = TILE_NUMBERS[move["tile"]]
    if tile == PASS_TILE and at.s["bought"]:
        return _no("bought-move")
    if lacking := _lacks_tile(at, tile):
        return lacking
    if tile == PASS_TILE:
        return _no("passing")
    if tile in (SWAP_TILE, REMOVE_TILE) and at.s["hand_size"][at.seat] == 0:
        return _no("hand-empty")
    return _not_in_hand(move)


def _not_to_save(at: _Asked) -> IllegalMove:
    return _lacks_tile(at, SAVE_TILE) or _no("save")
