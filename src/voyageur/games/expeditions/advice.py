"""What speaks for a move, in sentences, beyond what it is sure to bring; from nothing that its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterable

from voyageur.core.action import Action, Seat
from voyageur.core.position import Position
from voyageur.core.telling import Told
from voyageur.core.text import Sentence
from voyageur.games.expeditions.material import DISTANCE, FAR_ENOUGH, SPOT_NUMBERS, spot_name
from voyageur.games.expeditions.view import PlayerView, View

MOST = 2
"""Sentences of one kind."""


def advice(position: Position, seat: Seat, action: Action) -> list[Sentence]:
    """Where expeditions lead, which cards lie near or far, what is kept for later."""
    told = Told("expeditions-advice-", seat)
    form, view = action.to_dict(), position.view(seat)
    match form:
        case {"kind": "mark", "card": card}:
            _tell_mark(told, view, seat, card)
        case {"kind": "arrow"} | {"kind": "ticket", "use": "remove"}:
            _tell_way(told, view, position.play(action, seat).view(seat), seat, form["colour"])
        case {"kind": "ticket", "use": "swap"}:
            _tell_farthest(told, view, seat)
        case {"kind": "keep" | "tuck" as kind, "card": str(card)}:
            told.add(kind, card=_name(card), steps=_nearest(view, card))
        case {"kind": "end"} if view.players[seat].tickets:
            told.add("tickets", tickets=view.players[seat].tickets)
    return told.sentences


def _name(card: str) -> dict[str, str]:
    return spot_name(SPOT_NUMBERS[card])


def _apart(here: str, there: str) -> int:
    """Segments between two spots."""
    return int(DISTANCE[SPOT_NUMBERS[here], SPOT_NUMBERS[there]])


def _nearest(view: View, card: str) -> int:
    """Segments from the nearest expedition."""
    return min(_apart(expedition.tip, card) for expedition in view.expeditions)


def _tell_mark(told: Told, view: View, seat: Seat, card: str) -> None:
    """How many of one's other cards lie about a location that may become a key location."""
    hand = view.players[seat].hand or ()
    near = sum(other != card and _apart(card, other) <= FAR_ENOUGH for other in hand)
    told.add("mark", card=_name(card), steps=_nearest(view, card), near=near, within=FAR_ENOUGH)


def _tell_way(told: Told, before: View, after: View, seat: Seat, colour: str) -> None:
    """Which of one's own objectives an expedition comes nearer to, and which key locations of others it leaves."""
    own = after.players[seat]
    for card in _nearer(before, after, own.hand or ())[:MOST]:
        key = "key-nearer" if card in own.tokens and card not in own.given_up else "nearer"
        told.add(key, colour=colour, card=_name(card), steps=_nearest(after, card))
    if not told.sentences:
        for card in _nearer(before, after, after.commons)[:1]:
            told.add("common-nearer", colour=colour, card=_name(card), steps=_nearest(after, card))
    rivals = [player for player in after.players if player.seat != seat]
    left = [(player, card) for player in rivals for card in _live(player) if _farther(before, after, card)]
    for player, card in left[:1]:
        told.add("rival-farther", colour=colour, card=_name(card), seat=player.seat)


def _live(player: PlayerView) -> list[str]:
    """A player's key locations that may still be won, as far as is known."""
    return [card for card in player.tokens if card not in player.given_up]


def _nearer(before: View, after: View, cards: Iterable[str]) -> list[str]:
    """The cards that the nearest expedition comes nearer to, the nearest first; not those it reaches."""
    found = [card for card in cards if 0 < _nearest(after, card) < _nearest(before, card)]
    return sorted(found, key=lambda card: _nearest(after, card))


def _farther(before: View, after: View, card: str) -> bool:
    """Whether no expedition is as near to a card as before."""
    return _nearest(after, card) > _nearest(before, card) > 0


def _tell_farthest(told: Told, view: View, seat: Seat) -> None:
    """The card in hand that is farthest from every expedition: a swap can be rid of it."""
    hand = view.players[seat].hand
    if hand:
        card = max(hand, key=lambda each: _nearest(view, each))
        told.add("farthest", card=_name(card), steps=_nearest(view, card))
