"""The table as text."""

from __future__ import annotations

from collections.abc import Mapping

from voyageur.core import text
from voyageur.core.sheet import Sheet
from voyageur.games.eldorado.course import Course, course_of
from voyageur.games.eldorado.material import (
    ACTION,
    CARD_IDS,
    CARD_NUMBERS,
    COINS,
    DIRECTIONS,
    DRAWS,
    ITEM,
    KIND,
    NATIVE,
    POWER,
    PRICE,
    REMOVES,
    SLOTS,
    SYMBOLS,
    card_name,
)
from voyageur.games.eldorado.state import NONE
from voyageur.games.eldorado.view import HOME, BarrierView, PendingView, PlayerView, View, coins, hex_name, hex_number

Row = tuple[str, ...]


def _sheet(title: str, columns: tuple[str, ...], rows: list[Row], language: str) -> Sheet:
    return Sheet(title, tuple(text.say(f"eldorado-table-{column}", language) for column in columns), tuple(rows))


def _card(card: str, language: str) -> str:
    return card_name(CARD_NUMBERS[card])[language]


def _terrain(terrain: str, cost: int, language: str) -> str:
    return text.say("eldorado-terrain", language, terrain=terrain) + (f" {cost}" if cost else "")


def _listed(names: Mapping[str, int]) -> str:
    """Things by name, with their number where there is more than one."""
    return ", ".join(name if number == 1 else f"{name} × {number}" for name, number in names.items())


def does(card: int, language: str) -> str:
    """What a card is good for, in short."""
    if KIND[card] != ACTION:
        symbol = SYMBOLS[KIND[card]] if KIND[card] < len(SYMBOLS) else "joker"
        words = text.say("eldorado-does-power", language, symbol=symbol, power=int(POWER[card]))
    elif DRAWS[card]:
        words = text.say("eldorado-does-draw", language, draws=int(DRAWS[card]), removes=int(REMOVES[card]))
    else:
        words = text.say("eldorado-does-native" if card == NATIVE else "eldorado-does-take", language)
    return words + (text.say("eldorado-does-once", language) if ITEM[card] else "")


# ---- players ----------------------------------------------------------------------------------------------------


def _players(view: View, language: str) -> Sheet:
    rows: list[Row] = []
    for player in view.players:
        mark = "▶" if player.seat == view.turn and view.phase != "over" else " "
        rows.append(
            (
                f"{mark} {player.seat}",
                str(player.to_go),
                " · ".join("El Dorado" if pawn == HOME else pawn for pawn in player.pawns),
                _hand(player, view, language),
                str(player.deck_size),
                str(sum(player.discard.values())),
                ", ".join(str(barrier) for barrier in player.barriers),
                _listed({text.say("eldorado-tile", language, tile=tile): n for tile, n in player.tiles.items()}),
            )
        )
    title = f"{text.say('eldorado-table-players', language)} · {_situation(view, language)}"
    columns = ("seat", "to-go", "pawns", "hand", "deck", "discard", "barriers", "tiles")
    return _sheet(title, columns, rows, language)


def _hand(player: PlayerView, view: View, language: str) -> str:
    """How many cards, and which of them everybody can be sure of."""
    if player.seat == view.seat or not player.sure:
        return str(player.hand_size)
    return f"{player.hand_size} ({_listed({_card(card, language): n for card, n in player.sure.items()})})"


def _situation(view: View, language: str) -> str:
    """The round, whose turn it is, and what is under way."""
    if view.phase == "over":
        return text.say("game-over", language)
    parts = [
        text.say("eldorado-table-round", language, round=view.round, last="yes" if view.last_round else "no"),
        text.say("eldorado-table-turn", language, seat=view.turn),
    ]
    if view.phase == "discard":
        parts.append(text.say("eldorado-table-discarding", language))
    if view.bought:
        parts.append(text.say("eldorado-table-bought", language))
    if view.passing:
        parts.append(text.say("eldorado-table-passing", language))
    if view.pending is not None:
        parts.append(_pending(view.pending, language))
    return " · ".join(parts)


def _pending(pending: PendingView, language: str) -> str:
    """What the seat to act is in the middle of."""
    arguments: dict[str, object] = {"left": pending.left}
    if pending.kind == "path":
        arguments["symbol"] = pending.symbol
    elif pending.card is not None:
        arguments = {"card": _card(pending.card, language), "owed": coins(pending.left)}
    return text.say(f"eldorado-pending-{pending.kind}", language, **arguments)


# ---- cards ------------------------------------------------------------------------------------------------------


def _own_cards(player: PlayerView, view: View, language: str) -> Sheet:
    """Every card of the viewer, those in hand first."""
    hand, deck = player.hand or {}, player.deck or {}
    played = view.played if view.turn == player.seat else {}
    places = (hand, deck, player.discard, played)
    cards = [card for card in CARD_IDS if any(card in place for place in places)]
    rows: list[Row] = []
    for card in sorted(cards, key=lambda card: card not in hand):
        number = CARD_NUMBERS[card]
        held = tuple(str(place.get(card, "")) for place in places)
        rows.append((_card(card, language), does(number, language), coins(int(COINS[number])), *held))
    columns = ("card", "does", "coins", "hand", "deck", "discard", "played")
    return _sheet(text.say("eldorado-table-own-cards", language), columns, rows, language)


def _market(view: View, language: str) -> Sheet:
    """What can be bought, and what lies above."""
    rows: list[Row] = []
    for where, piles in (("slot", view.row), ("above", view.above)):
        for card, stock in piles.items():
            number = CARD_NUMBERS[card]
            place = text.say(f"eldorado-table-{where}", language)
            rows.append((_card(card, language), does(number, language), str(PRICE[number]), str(stock), place))
    title = text.say("eldorado-table-market", language, free=SLOTS - len(view.row))
    return _sheet(title, ("card", "does", "price", "stock", "place"), rows, language)


# ---- the course -------------------------------------------------------------------------------------------------


def _barriers(view: View, language: str) -> Sheet:
    rows: list[Row] = []
    for barrier in view.barriers:
        standing = text.say("eldorado-table-standing", language)
        taken = standing if barrier.owner is None else text.say("eldorado-table-taken", language, seat=barrier.owner)
        asks = _terrain(barrier.terrain, barrier.cost, language)
        rows.append((str(barrier.number), asks, "–".join(barrier.between), taken))
    columns = ("barrier", "asks", "between", "who")
    return _sheet(text.say("eldorado-table-course-barriers", language), columns, rows, language)


def _surroundings(view: View, seat: int, pawn: int, language: str) -> Sheet:
    """The six neighbours of a pawn."""
    course, name = course_of(view.course), view.players[seat].pawns[pawn]
    standing = {place: barrier for place, barrier in enumerate(view.barriers) if barrier.owner is None}
    here = hex_number(course, name)
    rows: list[Row] = []
    for number, direction in enumerate(DIRECTIONS):
        there = int(course.neighbours[here, number])
        if there == NONE:
            continue
        place, distance = course.hexes[there], int(course.distance[there])
        barrier = standing.get(int(course.crossing[here, number]))
        rows.append(
            (
                text.say("eldorado-way", language, way=direction, barrier=0, pawn=1),
                hex_name(course, there),
                _terrain(place.terrain, place.cost, language),
                str(distance) if place.enterable else "",
                ", ".join(_remarks(view, course, there, barrier, language)),
            )
        )
    title = text.say("eldorado-table-around", language, seat=seat, pawn=pawn + 1, hex=name)
    return _sheet(title, ("way", "hex", "asks", "to-go", "remarks"), rows, language)


def _remarks(view: View, course: Course, there: int, barrier: BarrierView | None, language: str) -> list[str]:
    """What is on a neighbouring hex, or before it."""
    remarks, name = [], hex_name(course, there)
    if course.hexes[there].finish:
        remarks.append("El Dorado")
    if barrier is not None:
        asks = _terrain(barrier.terrain, barrier.cost, language)
        remarks.append(text.say("eldorado-table-behind", language, barrier=barrier.number, asks=asks))
    occupants = [player.seat for player in view.players if name in player.pawns]
    remarks += [text.say("eldorado-table-occupied", language, seat=seat) for seat in occupants]
    if name in view.caves:
        remarks.append(text.say("eldorado-table-cave", language, tiles=view.caves[name]))
    return remarks


def sheets(view: View, language: str) -> list[Sheet]:
    """Players, market, barriers, the viewer's cards, and what lies around its pawns, or those of the seat to act."""
    seat = view.turn if view.seat is None else view.seat
    made = [_market(view, language), _barriers(view, language), _players(view, language)]
    if view.seat is not None:
        made.append(_own_cards(view.players[view.seat], view, language))
    pawns = view.players[seat].pawns
    return made + [_surroundings(view, seat, pawn, language) for pawn, name in enumerate(pawns) if name != HOME]
