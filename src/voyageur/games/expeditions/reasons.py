"""Why a move is not legal here, in a sentence that says what would be right."""

from __future__ import annotations

from typing import Any

from voyageur.core.action import Seat
from voyageur.core.errors import IllegalMove
from voyageur.core.position import Position
from voyageur.games.expeditions import rules
from voyageur.games.expeditions.actions import to_dict
from voyageur.games.expeditions.material import (
    ARROWS,
    CARD_NUMBERS,
    COLOURS,
    DISTANCE,
    FAR,
    FAR_ENOUGH,
    ROSE,
    SPOT_IDS,
    SPOT_NUMBERS,
    TICKETS_A_TURN,
    spot_name,
)
from voyageur.games.expeditions.state import HAND, IN_SWAP, KEEP_NEITHER, MARKING, NONE, UNDECIDED


def _no(reason: str, **arguments: Any) -> IllegalMove:
    return IllegalMove(f"expeditions-no-{reason}", **arguments)


def explain(position: Position, seat: Seat, index: int) -> IllegalMove:
    """Why this action, which is not legal, is not."""
    s, move = position._state[0], to_dict(index)
    if s["phase"] == MARKING:
        return _not_to_mark(s, seat, move)
    if move["kind"] == "mark":
        return _no("marking-over")
    if s["swapping"]:
        return _not_in_swap(s, seat, move)
    if move["kind"] in ("keep", "tuck"):
        return _no("swap")
    if move["kind"] == "arrow":
        return _not_this_arrow(s, move)
    if s["restart"] != NONE:
        return _no("restart-first", colour=COLOURS[s["restart"]])
    if move["kind"] == "decline":
        return _no("bonus")
    if s["bonus"]:
        return _no("bonus-first")
    if s["ticket_arrow"]:
        return _no("ticket-arrow-first")
    if move["kind"] == "ticket":
        return _not_this_ticket(s, seat, move)
    return _no("end-before-progress")


def _not_to_mark(s: Any, seat: Seat, move: dict[str, Any]) -> IllegalMove:
    if move["kind"] != "mark":
        return _no("mark-first")
    card = CARD_NUMBERS[move["card"]]
    name = spot_name(card + 1)
    if s["where"][card] != HAND + seat:
        return _no("mark-not-in-hand", card=name)
    if not FAR[card]:
        return _no("mark-near", card=name, distance=int(DISTANCE[ROSE, card + 1]), least=FAR_ENOUGH)
    return _no("mark-twice", card=name)


def _not_in_swap(s: Any, seat: Seat, move: dict[str, Any]) -> IllegalMove:
    if move["kind"] == "keep" and s["kept"] != UNDECIDED:
        return _no("keep-decided")
    if move["kind"] == "keep":
        return _no("keep-not-drawn", card=spot_name(SPOT_NUMBERS[move["card"]]))
    if move["kind"] != "tuck":
        return _no("swap-first")
    card = CARD_NUMBERS[move["card"]]
    name = spot_name(card + 1)
    if s["kept"] == UNDECIDED:
        return _no("keep-first")
    if s["kept"] == KEEP_NEITHER:
        return _no("tuck-drawn-first" if s["where"][card] == IN_SWAP else "tuck-not-drawn", card=name)
    if s["where"][card] != HAND + seat:
        return _no("tuck-not-in-hand", card=name)
    return _no("tuck-alone")


def _not_this_arrow(s: Any, move: dict[str, Any]) -> IllegalMove:
    colour, tail = COLOURS.index(move["colour"]), SPOT_NUMBERS[move["from"]]
    restart = int(s["restart"])
    if restart not in (NONE, colour):
        return _no("restart-first", colour=COLOURS[restart])
    if restart == NONE and not s["bonus"] and not s["ticket_arrow"] and s["progressed"]:
        return _no("arrow-again")
    if s["arrows_placed"][colour] == ARROWS:
        return _no("arrow-none-left", colour=COLOURS[colour])
    if restart == colour and not rules.has_visited(s, colour, tail):
        return _no("restart-unvisited", colour=COLOURS[colour], spot=spot_name(tail))
    tip = int(rules.tip(s, colour))
    if restart == NONE and tail != tip:
        return _no("arrow-off-tip", colour=COLOURS[colour], tip=spot_name(tip), id=SPOT_IDS[tip])
    return _no("arrow-segment-taken", colour=COLOURS[colour])


def _not_this_ticket(s: Any, seat: Seat, move: dict[str, Any]) -> IllegalMove:
    if s["tickets_used"] == TICKETS_A_TURN:
        return _no("ticket-limit", most=TICKETS_A_TURN)
    if s["tickets"][seat] == 0:
        return _no("ticket-none")
    if move["use"] == "remove":
        return _no("remove-nothing", colour=move["colour"])
    if move["use"] == "arrow":
        return _no("ticket-no-arrow")
    return _no("swap-no-hand" if s["hand_size"][seat] == 0 else "swap-no-deck")
