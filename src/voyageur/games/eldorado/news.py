"""What a move brought, in sentences. They come from two views of one seat: nothing hidden from it can be in them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from voyageur.core.action import Seat
from voyageur.core.telling import Told
from voyageur.core.text import Sentence
from voyageur.games.eldorado.course import course_of
from voyageur.games.eldorado.material import CARD_NUMBERS, PRICE, card_name
from voyageur.games.eldorado.view import HOME, PlayerView, View, coins, hex_number


def news(before: View, after: View) -> list[Sentence]:
    """The sentences of one move: where it led, what was found, bought, drawn and removed, the end drawing near."""
    told = _Told(before.seat, before.turn)
    old, new = before.players[before.turn], after.players[before.turn]
    _tell_pawns(told, old, new, after)
    for barrier in sorted(set(new.barriers) - set(old.barriers)):
        told.of_mover("barrier", barrier=barrier)
    for tile in _fewer(before.unseen, after.unseen).elements():
        told.of_mover("found", tile=tile)
    _tell_market(told, before, after)
    _tell_drawn(told, before, after)
    for card in _fewer(after.box, before.box).elements():
        told.add("removed", card=_name(card))
    for card in _fewer(before.box, after.box).elements():
        told.add("saved", card=_name(card))
    _tell_pending(told, before, after)
    if after.last_round and not before.last_round and after.phase != "over":
        told.add("last-round")
    if after.phase == "over" and not after.arrived:
        told.add("nobody", round=after.round)
    return told.sentences


class _Told(Told):
    """What a seat's move brought."""

    def __init__(self, seat: Seat | None, mover: Seat) -> None:
        super().__init__("eldorado-news-", seat)
        self.mover = mover

    def of_mover(self, key: str, **arguments: Any) -> None:
        """A sentence about the seat that moved."""
        self.of(self.mover, key, **arguments)


def _name(card: str) -> dict[str, str]:
    return card_name(CARD_NUMBERS[card])


def _fewer(there: dict[str, int], here: dict[str, int]) -> Counter[str]:
    """What there is less of here than there, and how much less."""
    return Counter({name: number - here.get(name, 0) for name, number in there.items() if number > here.get(name, 0)})


def _tell_pawns(told: _Told, old: PlayerView, new: PlayerView, after: View) -> None:
    """The hex that a pawn is on now, or that it has arrived."""
    for was, stands in zip(old.pawns, new.pawns, strict=True):
        if stands == was:
            continue
        if stands == HOME:
            told.of_mover("arrived" if new.seat in after.arrived else "pawn-arrived")
        else:
            course = course_of(after.course)
            place = course.hexes[hex_number(course, stands)]
            told.of_mover("moved", hex=stands, terrain=place.terrain, cost=place.cost, to_go=new.to_go)


def _tell_market(told: _Told, before: View, after: View) -> None:
    """A card bought or taken, and what that changed in the market."""
    for card in _fewer(before.row | before.above, after.row | after.above):
        if before.pending and before.pending.kind == "buy":
            told.of_mover("bought", card=_name(card), price=int(PRICE[CARD_NUMBERS[card]]))
        else:
            told.of_mover("taken", card=_name(card))
    for card in after.row:
        if card not in before.row:
            told.add("moved-down", card=_name(card))
    for card in before.row:
        if card not in after.row:
            told.add("slot-free", card=_name(card))


def _tell_drawn(told: _Told, before: View, after: View) -> None:
    """Cards drawn: what they are, if the viewer drew them; otherwise how many.

    What is in hand and draw pile together lies open. What went out of them came from the hand; so the hand tells how
    many cards came into it.
    """
    old, new = before.players[before.turn], after.players[before.turn]
    ended = after.turn != before.turn or after.phase == "over"
    discard = Counter(old.discard) + Counter(before.played if ended else {})
    hidden = Counter(old.hidden)
    if discard - Counter(new.discard):
        told.of_mover("reshuffled")
        hidden += discard
    gone = hidden - Counter(new.hidden)
    drawn = new.hand_size - old.hand_size + gone.total()
    if drawn:
        own = Counter(new.hand or {}) + gone - Counter(old.hand or {})
        told.of_mover("drawn", cards=[_name(card) for card in own.elements()], count=drawn)


def _tell_pending(told: _Told, before: View, after: View) -> None:
    """What is left of what was begun."""
    pending = after.pending
    if pending is None or pending == before.pending:
        return
    if pending.kind == "path":
        told.add("left", left=pending.left, symbol=pending.symbol)
    elif pending.kind == "enter":
        told.add("owed-cards", left=pending.left)
    elif pending.kind == "buy":
        told.add("owed-coins", owed=coins(pending.left))
