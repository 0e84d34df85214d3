"""The board as SVG, drawn from a view: it can show nothing that the view does not hold.

A world map in the Patterson projection, cut at 170° west so that only the three wrap-around spots stand at its edges.
Colour never speaks alone: expeditions carry their letter, seats their number, kinds of spot their shape.
"""

from __future__ import annotations

from functools import cache
from math import atan2, cos, hypot, pi, radians, sin
from typing import Any
from xml.sax.saxutils import escape

import msgspec

from voyageur.core import text
from voyageur.games.expeditions.material import (
    BOARD,
    COLOURS,
    FOLDER,
    KIND,
    LOCATION,
    ROSE,
    SPOT_NUMBERS,
    SPOTS,
    TICKET,
    facts,
    spot_name,
)
from voyageur.games.expeditions.view import PlayerView, View

WIDTH, MAP_HEIGHT, LINE = 1600, 880, 30
EDGE = 140  # a name this near the right edge stands on the other side of its spot
CUT = -170.0
NORTH = 85.0

INK = {"yellow": "#c98a00", "red": "#b3261e", "blue": "#1f4e9c"}
SEAT_INK = ("#5b2a86", "#00695c", "#9c4a00", "#ad1457", "#37474f", "#2e7d32")
PAPER, SEA, LAND, SHORE, TEXT = "#fbf7ec", "#dfe7e6", "#efe6cf", "#b9a77f", "#33302a"

Point = tuple[float, float]


def _patterson(latitude: float) -> float:
    """The projection's height of a latitude."""
    angle = radians(latitude)
    square = angle * angle
    return angle * (1.0148 + square * square * (0.23185 + square * (-0.14499 + square * 0.02406)))


SCALE = WIDTH / (2 * pi)
TOP = _patterson(NORTH)


def place(longitude: float, latitude: float) -> Point:
    """Degrees to the picture's units."""
    return (longitude - CUT) / 360 * WIDTH, (TOP - _patterson(latitude)) * SCALE


@cache
def spot_place(spot: int) -> Point:
    """Where a spot stands."""
    x, y = place(BOARD["spots"][spot]["lon"], BOARD["spots"][spot]["lat"])
    return x % WIDTH, y


def strokes(tail: int, head: int) -> list[tuple[Point, Point]]:
    """The line between two spots, the short way round: twice when it leaves by one edge and enters by the other."""
    (x1, y1), (x2, y2) = spot_place(tail), spot_place(head)
    if abs(x2 - x1) <= WIDTH / 2:
        return [((x1, y1), (x2, y2))]
    turn = WIDTH if x2 < x1 else -WIDTH
    return [((x1, y1), (x2 + turn, y2)), ((x1 - turn, y1), (x2, y2))]


@cache
def _background() -> str:
    """Sea, land, segments: the same in every picture."""
    rings = msgspec.json.decode((FOLDER / "data" / "land.json").read_bytes())["rings"]
    parts = [f'<rect width="{WIDTH}" height="{MAP_HEIGHT}" fill="{SEA}"/>']
    for turn in (-WIDTH, 0, WIDTH):
        shapes = []
        for ring in rings:
            points = " ".join(f"{x + turn:.0f},{y:.0f}" for x, y in (place(*corner) for corner in ring))
            shapes.append(f"M{points}Z")
        parts.append(f'<path d="{"".join(shapes)}" fill="{LAND}" stroke="{SHORE}" stroke-width="0.8"/>')
    lines = [
        f"M{x1:.1f},{y1:.1f}L{x2:.1f},{y2:.1f}"
        for a, b in BOARD["segments"]
        for (x1, y1), (x2, y2) in strokes(SPOT_NUMBERS[a], SPOT_NUMBERS[b])
    ]
    dashes = f'stroke="{TEXT}" stroke-opacity="0.45" stroke-dasharray="5 4" fill="none"'
    parts.append(f'<path d="{"".join(lines)}" {dashes}/>')
    return "".join(parts)


def _arrow(colour: str, tail: int, head: int, last: bool) -> str:
    """An arrow beside the segment's middle line, so that three colours fit on one segment."""
    offset = (COLOURS.index(colour) - 1) * 5.0
    ink, out = INK[colour], []
    for (x1, y1), (x2, y2) in strokes(tail, head):
        length = hypot(x2 - x1, y2 - y1) or 1.0
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        # The offset is measured from the segment's own direction, whichever way the arrow goes.
        side = 1 if tail < head else -1
        ox, oy = -uy * offset * side, ux * offset * side
        sx, sy = x1 + ux * 9 + ox, y1 + uy * 9 + oy
        ex, ey = x2 - ux * 10 + ox, y2 - uy * 10 + oy
        angle = atan2(ey - sy, ex - sx)
        wings = [(ex - 9 * cos(angle + turn), ey - 9 * sin(angle + turn)) for turn in (0.42, -0.42)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in [(ex, ey), *wings])
        width = 4.5 if last else 3
        out.append(
            f'<line x1="{sx:.1f}" y1="{sy:.1f}" x2="{ex:.1f}" y2="{ey:.1f}" stroke="{ink}" stroke-width="{width}"/>'
            f'<polygon points="{points}" fill="{ink}"/>'
        )
    return "".join(out)


def _shape(spot: int, x: float, y: float) -> str:
    """A location is a disc, a ticket spot a diamond, a bonus spot a square, the start a compass rose."""
    if spot == ROSE:
        tips = " ".join(
            f"{x + r * cos(k * pi / 4):.1f},{y + r * sin(k * pi / 4):.1f}"
            for k, r in ((k, 15 if k % 2 == 0 else 6) for k in range(8))
        )
        return f'<polygon points="{tips}" fill="#b8860b" stroke="{TEXT}"/>'
    if KIND[spot] == LOCATION:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="#3b7a57" stroke="#fff"/>'
    if KIND[spot] == TICKET:
        corners = f"{x:.1f},{y - 9:.1f} {x + 9:.1f},{y:.1f} {x:.1f},{y + 9:.1f} {x - 9:.1f},{y:.1f}"
        return f'<polygon points="{corners}" fill="#b3261e" stroke="#fff"/>'
    return f'<rect x="{x - 6.5:.1f}" y="{y - 6.5:.1f}" width="13" height="13" fill="#1f4e9c" stroke="#fff"/>'


def _spot(spot: int, view: View, own: frozenset[str], owners: dict[str, int], language: str) -> str:
    name: str = BOARD["spots"][spot]["id"]
    title = escape(spot_name(spot)[language])
    story = f"{title}: {escape(facts()[name][language])}" if name in facts() else title
    x0, y = spot_place(spot)
    out = []
    for x in {x0, *(x0 + turn for turn in (WIDTH, -WIDTH) if -12 < x0 + turn < WIDTH + 12)}:
        out.append(f"<g><title>{story}</title>{_shape(spot, x, y)}")
        if name in view.commons:
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="none" stroke="#b8860b" stroke-width="3"/>')
        if name in own:
            ring = f'fill="none" stroke="{TEXT}" stroke-width="1.6" stroke-dasharray="3 2"'
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12.5" {ring}/>')
        if name in owners:
            out.append(_token(owners[name], x, y - 15))
        if KIND[spot] == LOCATION:
            weight = "bold" if name in view.commons or name in own or name in owners else "normal"
            label = f'font-size="10.5" font-weight="{weight}" stroke="{PAPER}" stroke-width="2.5" paint-order="stroke"'
            side, anchor = (10, "start") if x < WIDTH - EDGE else (-10, "end")
            out.append(f'<text x="{x + side:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}" {label}>{title}</text>')
        out.append("</g>")
    return "".join(out)


def _token(seat: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7.5" fill="{SEAT_INK[seat]}" stroke="#fff"/>'
        f'<text x="{x:.1f}" y="{y + 3.6:.1f}" font-size="10.5" fill="#fff" text-anchor="middle">{seat}</text>'
    )


def _tip(colour: str, spot: int) -> str:
    """Where an expedition stands: its letter in its colour."""
    x, y = spot_place(spot)
    x += (COLOURS.index(colour) - 1) * 15
    return (
        f'<circle cx="{x:.1f}" cy="{y + 17:.1f}" r="7" fill="{INK[colour]}" stroke="#fff"/>'
        f'<text x="{x:.1f}" y="{y + 20.6:.1f}" font-size="10" font-weight="bold" fill="#fff" text-anchor="middle">'
        f"{colour[0].upper()}</text>"
    )


def _names(spots: tuple[str, ...], language: str) -> str:
    return ", ".join(spot_name(SPOT_NUMBERS[spot])[language] for spot in spots)


def _player_line(player: PlayerView, view: View, y: float, language: str) -> str:
    counts = {"score": player.score, "hand": player.hand_size, "tickets": player.tickets}
    won = {"won": len(player.won), "tokens": len(player.regained)}
    line = text.say("expeditions-picture-player", language, seat=player.seat, **counts, **won)
    if view.turn == player.seat and view.phase != "over":
        line = f"▶ {line}"
    if player.hand is not None:
        line += " · " + text.say("expeditions-picture-hand", language, cards=_names(player.hand, language))
    return _token(player.seat, 20, y - 5) + f'<text x="36" y="{y:.0f}" font-size="14">{escape(line)}</text>'


def _foot(view: View, language: str) -> str:
    left = {expedition.colour: expedition.left for expedition in view.expeditions}
    numbers = {"deck": view.deck_size, "tickets": view.ticket_supply, "round": view.round}
    heading = text.say("expeditions-picture-heading", language, phase=view.phase, **left, **numbers)
    common = text.say("expeditions-picture-commons", language, cards=_names(view.commons, language))
    lines = [
        f'<text x="12" y="{MAP_HEIGHT + 22}" font-size="15" font-weight="bold">{escape(heading)}</text>',
        f'<text x="12" y="{MAP_HEIGHT + 22 + LINE * 0.8:.0f}" font-size="14">{escape(common)}</text>',
    ]
    for row, player in enumerate(view.players):
        lines.append(_player_line(player, view, MAP_HEIGHT + 22 + LINE * (1.7 + 0.85 * row), language))
    return "".join(lines)


def picture(view: Any, language: str = "en") -> str:
    """The board, the expeditions, and a line a player."""
    height = MAP_HEIGHT + LINE * (2.4 + 0.85 * len(view.players))
    shown = [player for player in view.players if player.hand is not None and player.seat == view.seat]
    own = frozenset(name for player in shown for name in player.hand or ())
    owners = {name: player.seat for player in view.players for name in player.tokens}
    arrows = []
    for expedition in view.expeditions:
        for number, arrow in enumerate(expedition.arrows, start=1):
            tail, head = (SPOT_NUMBERS[end] for end in arrow.split(">"))
            arrows.append(_arrow(expedition.colour, tail, head, number == len(expedition.arrows)))
    tips = [_tip(expedition.colour, SPOT_NUMBERS[expedition.tip]) for expedition in view.expeditions]
    label = escape(text.say("expeditions-picture-label", language))
    spots = [_spot(spot, view, own, owners, language) for spot in range(SPOTS)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'font-family="Georgia, serif" fill="{TEXT}" role="img" aria-label="{label}">'
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="{PAPER}"/>'
        f'<defs><clipPath id="map"><rect width="{WIDTH}" height="{MAP_HEIGHT}"/></clipPath></defs>'
        f'<g clip-path="url(#map)">{_background()}{"".join(arrows)}{"".join(spots)}{"".join(tips)}</g>'
        f"{_foot(view, language)}</svg>"
    )
