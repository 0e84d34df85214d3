"""The table as text."""

from __future__ import annotations

from voyageur.core import text
from voyageur.core.sheet import Sheet
from voyageur.games.expeditions.material import (
    BONUS,
    COLOURS,
    DISTANCE,
    KIND,
    SPOT_NUMBERS,
    TICKET,
    neighbours,
    spot_name,
)
from voyageur.games.expeditions.view import PlayerView, View

SHAPES = {TICKET: " ◆", BONUS: " ■"}
"""Ticket and bonus spots carry the shape they have in pictures."""


def _name(spot: str, language: str) -> str:
    number = SPOT_NUMBERS[spot]
    return spot_name(number)[language] + SHAPES.get(int(KIND[number]), "")


def _expeditions(view: View, language: str) -> Sheet:
    """Where each expedition stands, and the spots a segment away that it has not been cut off from."""
    rows: list[tuple[str, ...]] = []
    for expedition in view.expeditions:
        taken = {frozenset(arrow.split(">")) for arrow in expedition.arrows}
        near = [spot for spot in neighbours(SPOT_NUMBERS[expedition.tip]) if {expedition.tip, spot} not in taken]
        rows.append(
            (
                text.say("expeditions-colour", language, colour=expedition.colour),
                _name(expedition.tip, language) + (" ↺" if expedition.looped else ""),
                str(expedition.left),
                ", ".join(_name(spot, language) for spot in near),
            )
        )
    columns = ("colour", "tip", "left", "next")
    return _sheet("expeditions", columns, rows, language)


def _players(view: View, language: str) -> Sheet:
    rows = []
    for player in view.players:
        mark = "▶" if player.seat == view.turn and view.phase != "over" else " "
        rows.append(
            (
                f"{mark} {player.seat}",
                str(player.score),
                str(player.hand_size),
                str(player.tickets),
                str(len(player.won)),
                ", ".join(_name(spot, language) for spot in player.tokens),
            )
        )
    title = text.say("expeditions-table-players", language)
    columns = [text.say("column-seat", language), text.say("column-score", language)]
    columns += [text.say(f"expeditions-table-{key}", language) for key in ("hand", "tickets", "won", "tokens")]
    return Sheet(f"{title} · {_situation(view, language)}", tuple(columns), tuple(rows))


def _situation(view: View, language: str) -> str:
    if view.phase == "marking":
        return text.say("expeditions-table-marking", language)
    ending = "yes" if view.ending else "no"
    numbers = {"round": view.round, "deck": view.deck_size, "supply": view.ticket_supply}
    return text.say("expeditions-table-round", language, ending=ending, **numbers) + _pending(view, language)


def _pending(view: View, language: str) -> str:
    """What the seat to act must deal with first."""
    if view.pending is None:
        return ""
    what, _, colour = view.pending.partition(" ")
    return " · " + text.say(f"expeditions-pending-{what}", language, colour=colour)


def _objectives(view: View, language: str) -> Sheet:
    """What can be reached, and how far each expedition is from it."""
    whose = {spot: text.say("expeditions-table-common", language) for spot in view.commons}
    for player in view.players:
        for spot in player.tokens:
            whose[spot] = text.say("expeditions-table-of-seat", language, seat=player.seat)
    for player in view.players:
        if player.seat == view.seat:
            whose |= _own(player, language)
    tips = [SPOT_NUMBERS[expedition.tip] for expedition in view.expeditions]
    rows = []
    for spot, words in whose.items():
        distances = [int(DISTANCE[tip, SPOT_NUMBERS[spot]]) for tip in tips]
        rows.append((min(distances), (_name(spot, language), words, *(str(distance) for distance in distances))))
    rows.sort(key=lambda row: row[0])
    title = text.say("expeditions-table-objectives", language)
    columns = [text.say("expeditions-table-location", language), text.say("expeditions-table-whose", language)]
    columns += [text.say("expeditions-colour", language, colour=colour) for colour in COLOURS]
    return Sheet(title, tuple(columns), tuple(row for _, row in rows))


def _own(player: PlayerView, language: str) -> dict[str, str]:
    key = set(player.tokens) - set(player.given_up)
    return {
        spot: text.say("expeditions-table-key" if spot in key else "expeditions-table-yours", language)
        for spot in player.hand or ()
    }


def _sheet(title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]], language: str) -> Sheet:
    heads = tuple(text.say(f"expeditions-table-{column}", language) for column in columns)
    return Sheet(text.say(f"expeditions-table-{title}", language), heads, tuple(rows))


def sheets(view: View, language: str) -> list[Sheet]:
    """Players, expeditions, objectives."""
    return [_players(view, language), _expeditions(view, language), _objectives(view, language)]
