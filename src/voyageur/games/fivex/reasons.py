"""Why a move is not legal here, in a sentence that says what would be right."""

from __future__ import annotations

from typing import Any

from voyageur.core.action import Seat
from voyageur.core.errors import IllegalMove
from voyageur.core.position import Position, plain
from voyageur.games.fivex import names, rules
from voyageur.games.fivex.actions import FORMS, PLACEMENTS, TAKE_CARD, UNDER, Placement
from voyageur.games.fivex.material import ACTION_IDS, card_name
from voyageur.games.fivex.state import BID, DRY, NONE, TAKE
from voyageur.games.fivex.view import actions_in, market_of

Reason = IllegalMove | None


def _no(reason: str, **arguments: Any) -> IllegalMove:
    return IllegalMove(f"fivex-no-{reason}", **arguments)


def explain(position: Position, seat: Seat, index: int) -> IllegalMove:
    """Why this action, which is not legal, is not; the seat has others that are."""
    s, t, move = position._state[0], position._table[0], FORMS.to_dict(index)
    if s["phase"] == TAKE:
        return _not_to_take(s, t, seat, PLACEMENTS[index - TAKE_CARD]) if move["kind"] == "take" else _take_first(s)
    if s["phase"] == BID:
        return _not_to_bid(s, seat, move)
    return _not_to_play(s, seat, move)


def why_wait(position: Position, seat: Seat) -> Reason:
    """Why a seat whose choice this is has nothing left to choose."""
    s, t = position._state[0], position._table[0]
    if not rules.decides(s, t, seat):
        return None
    return _no("dry" if s["phase"] == BID and s["bid"][seat] == DRY else "sealed")


def _not_to_play(s: Any, seat: Seat, move: dict[str, Any]) -> IllegalMove:
    hand = [names.action(card) for card in actions_in(int(s["hand"][seat]))]
    if move["kind"] != "play":
        return _no("choosing", hand=hand)
    card = move["card"]
    if s["choice"][seat] == ACTION_IDS.index(card):
        return _no("chosen", action=card)
    return _no("card", action=card, hand=hand)


def _not_to_bid(s: Any, seat: Seat, move: dict[str, Any]) -> IllegalMove:
    water = int(s["water"][seat])
    if move["kind"] != "bid":
        return _no("bidding", water=water)
    if move["water"] == s["bid"][seat]:
        return _no("bid-same", water=move["water"])
    return _no("bid-water", bid=move["water"], water=water)


# ---- technologies -----------------------------------------------------------------------------------------------


def _offer(s: Any) -> list[dict[str, str]]:
    return [names.technology(card) for card in market_of(plain(s))]


def _take_first(s: Any) -> IllegalMove:
    return _no("taking", offer=_offer(s))


def _not_to_take(s: Any, t: Any, seat: Seat, placement: Placement) -> IllegalMove:
    card, after, before = placement
    if card not in s["market"]:
        return _no("offer", card=card_name(card), offer=_offer(s))
    for side, joint in (("right", after), ("left", before)):
        if joint.card != NONE and (closed := _no_end(s, seat, side, joint.card)):
            return closed
    for joint in (after, before):
        if joint.card != NONE and t["new_on_top"] and joint.over == UNDER:
            return _no("under")
    return _no("ring", card=card_name(card), first=card_name(before.card), last=card_name(after.card))


def _no_end(s: Any, seat: Seat, side: str, card: int) -> Reason:
    """Why nothing can be joined to that side of a technology."""
    if s["where"][card] != seat:
        return _no("partner", partner=card_name(card))
    other = int(s[side][card])
    return None if other == NONE else _no("end", partner=card_name(card), side=side, other=card_name(other))
