"""What speaks for a move, in sentences, beyond what it is sure to bring; from nothing that its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

from voyageur.core.action import Action, Seat
from voyageur.core.position import Position
from voyageur.core.telling import Told
from voyageur.core.text import Sentence
from voyageur.games.eldorado.course import Course, course_of
from voyageur.games.eldorado.material import (
    CARD_NUMBERS,
    COIN,
    COINS,
    DRAWS,
    HAND,
    JOKER,
    KIND,
    POWER,
    REMOVES,
    SYMBOLS,
    TERRAINS,
    TILE_NUMBERS,
    TILE_POWER,
    card_name,
)
from voyageur.games.eldorado.view import HOME, View, hex_number


def advice(position: Position, seat: Seat, action: Action) -> list[Sentence]:
    """How much nearer a move leads, what a new card is good for, what is paid, removed, kept and drawn."""
    told = Told("eldorado-advice-", seat)
    form, view = action.to_dict(), position.view(seat)
    after = position.play(action, seat).view(seat)
    nearer = view.players[seat].to_go - after.players[seat].to_go
    if nearer > 0:
        told.add("nearer", steps=nearer)
    match form:
        case {"kind": "buy" | "take", "card": card}:
            _tell_card(told, view, seat, card)
        case {"kind": "pay"} if view.pending is not None and _pays(form) == view.pending.left:
            told.add("exact")
        case {"kind": "give" | "remove" | "tile", "card": _} if _cards(after, seat) < _cards(view, seat):
            told.add("thinner", cards=_cards(after, seat))
        case {"kind": "discard"} if after.turn == seat and after.phase == view.phase:
            told.add("fresh", cards=max(0, HAND - after.players[seat].hand_size))
        case {"kind": "end"} if view.players[seat].hand_size:
            told.add("kept", cards=view.players[seat].hand_size)
    return told.sentences


def _cards(view: View, seat: Seat) -> int:
    """How many cards a seat has, wherever they are; the played ones belong to who is on turn."""
    own = view.players[seat]
    piles = [own.hidden, own.discard, view.played if view.turn == seat else {}]
    return sum(sum(pile.values()) for pile in piles)


def _pays(form: dict[str, object]) -> int:
    """What a card or tile pays, in half coins."""
    if "tile" in form:
        return 2 * int(TILE_POWER[TILE_NUMBERS[str(form["tile"])]])
    card = CARD_NUMBERS[str(form["card"])]
    return 2 * int(POWER[card]) if "symbol" in form else int(COINS[card])


def _tell_card(told: Told, view: View, seat: Seat, name: str) -> None:
    """What a card is good for on the way that lies ahead."""
    card = CARD_NUMBERS[name]
    if DRAWS[card]:
        told.add("draws", card=card_name(card), cards=int(DRAWS[card]), removes=int(REMOVES[card]))
    elif KIND[card] == JOKER:
        told.add("joker", card=card_name(card), power=int(POWER[card]))
    elif POWER[card]:
        asked = _asked(view, seat, int(KIND[card]))
        told.add("symbol", card=card_name(card), symbol=SYMBOLS[KIND[card]], power=int(POWER[card]), hexes=asked)
    if KIND[card] == COIN:
        told.add("pays", card=card_name(card), coins=int(POWER[card]))


def _asked(view: View, seat: Seat, symbol: int) -> int:
    """How many hexes ask for a symbol on the shortest ways of a seat's pawns."""
    course = course_of(view.course)
    pawns = [hex_number(course, pawn) for pawn in view.players[seat].pawns if pawn != HOME]
    return sum(course.hexes[place].terrain == TERRAINS[symbol] for pawn in pawns for place in _way(course, pawn))


def _way(course: Course, place: int) -> Iterator[int]:
    """The hexes of a shortest way, by terrain, from a hex to El Dorado; none where there is no way."""
    while place not in course.finish and course.distance[place] > 0:
        near = [int(there) for there in course.neighbours[place] if there >= 0]
        on_the_way = [there for there in near if course.hexes[there].enterable and course.distance[there] >= 0]
        place = min(on_the_way, key=lambda there: int(course.distance[there]) + course.hexes[there].cost)
        yield place
