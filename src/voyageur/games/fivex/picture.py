"""The table as SVG, drawn from a view: it can show nothing that the view does not hold.

Technologies lie as they do on the table: two that are joined share a strip, and of it one corner and one gem are seen,
those of the card that lies over the other. Colour never speaks alone: actions have a glyph, gems a shape, seats a
number; a gem that counts is filled and stands between two laurels, one that sleeps is hollow and has but one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from voyageur.core import text
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTION_NUMBERS,
    BOX,
    CARD_IDS,
    CARD_NUMBERS,
    CENTRE,
    COLONY_IDS,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    EXCAVATION,
    GAIN,
    GAIN_DIE,
    GEM,
    GEM_IDS,
    KIND_IDS,
    LEFT,
    RIGHT,
    SIDES,
    STEAL,
    action_colour,
    card_name,
    colony_name,
)
from voyageur.games.fivex.view import AccountView, GroupView, PlayerView, View

WIDTH = 1200.0
EDGE, GAP, PAD = 20.0, 14.0, 14.0
"""Around the picture, between panels, inside a panel."""
SMALLEST = 12.0
"""No text is smaller than that."""

PAPER, FACE, STRIP_FACE, RIM = "#fdf7e8", "#fcf4e1", "#ead5ab", "#c9aa78"
TEXT, SOFT, LIGHT = "#33241a", "#67503a", "#fff8ea"
GLOW, SEAL, WATER, WOOD = "#c9780c", "#a3271f", "#1d6f9c", "#5a4130"
LAUREL, FADED = "#66701c", "#b09d78"
CAME, WENT = "#1b6b3a", "#a3271f"
FONT = "Trebuchet MS, Liberation Sans, Arial, Helvetica, sans-serif"
QUOTES = {'"': "&quot;"}

Drawn = tuple[str, float]
"""Something with its upper left corner at the origin, and its height or width."""


# ---- numbers and words ------------------------------------------------------------------------------------------


def _n(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{round(value, 1) + 0.0:g}"


def _at(x: float, y: float, inside: str, scale: float = 1.0) -> str:
    return f'<g transform="{_moved(x, y, scale)}">{inside}</g>'


def _moved(x: float, y: float, scale: float) -> str:
    return f"translate({_n(x)} {_n(y)})" + ("" if scale == 1.0 else f" scale({scale:.3g})")


def _use(name: str, x: float, y: float, scale: float = 1.0, ink: str = "") -> str:
    """Something that is drawn once, about its middle."""
    coloured = f' color="{ink}"' if ink else ""
    return f'<use href="#fx-{name}" transform="{_moved(x, y, scale)}"{coloured}/>'


def _rect(x: float, y: float, width: float, height: float, style: str) -> str:
    return f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" {style}/>'


def _titled(words: str, inside: str) -> str:
    return f"<g><title>{escape(words)}</title>{inside}</g>"


def _ink(colour: str) -> str:
    """Dark or light, whichever is read more easily on that colour."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return TEXT if 0.3 * red + 0.59 * green + 0.11 * blue > 130 else LIGHT


_NARROW, _BROAD = frozenset("iljtfrI.,:;!'’|()[]/·- \u00a0\u202f"), frozenset("mwMWŒœ%—≥")


def _wide(words: str, size: float, bold: bool = False) -> float:
    """About how wide a text is, rather too much than too little."""
    ems = 0.0
    for letter in words:
        ems += 0.34 if letter in _NARROW else 0.9 if letter in _BROAD else 0.72 if letter.isupper() else 0.58
    return ems * size * (1.06 if bold else 1.0)


def _text(x: float, y: float, words: str, size: float, style: str = "") -> str:
    """A text; its style in attributes, such as `MIDDLE` or `BOLD`."""
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{size:g}"{style}>{escape(words)}</text>'


BOLD, MIDDLE, END, STRUCK = (
    ' font-weight="bold"',
    ' text-anchor="middle"',
    ' text-anchor="end"',
    ' text-decoration="line-through"',
)


def _filled(ink: str) -> str:
    return f' fill="{ink}"'


def _fitted(words: str, size: float, room: float, bold: bool = False) -> float:
    """The size at which a text fits the room, but one that can be read."""
    return max(SMALLEST, min(size, round(size * room / _wide(words, size, bold), 1)))


def _halves(words: str) -> list[str]:
    """A name in two lines that are as equal as can be, or in one if it has nowhere to part."""
    places = [place for place, letter in enumerate(words, start=1) if letter in " -"]
    cut = min((*places, len(words)), key=lambda place: max(_wide(words[:place].strip(), 1), _wide(words[place:], 1)))
    return [line for line in (words[:cut].strip(), words[cut:]) if line]


def _action(action: int, language: str) -> str:
    return text.say("fivex-action", language, action=ACTION_IDS[action])


def _technology(card: str, language: str) -> str:
    return card_name(CARD_NUMBERS[card])[language]


def _seats(seats: Iterable[int]) -> str:
    return ", ".join(str(seat) for seat in seats)


def _signed(water: int) -> str:
    return f"+{water}" if water > 0 else f"−{-water}" if water < 0 else "0"


# ---- glyphs, drawn once and used often --------------------------------------------------------------------------

_LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
GLYPHS = {
    "pickaxe": (
        '<g transform="rotate(40)" fill="currentColor"><rect x="-1.5" y="-9" width="3" height="21" rx="1.4"/>'
        '<path d="M-12,-3Q-7,-12 0,-12T12,-3Q6,-7.5 0,-7.5T-12,-3Z"/></g>'
    ),
    "well": (
        '<path d="M-11,-3L0,-11.5L11,-3Z" fill="currentColor"/>'
        f'<path d="M-7.5,-3V4M7.5,-3V4M0,-3V0" {_LINE} stroke-width="2"/>'
        '<path d="M-2.6,-0.5H2.6L2,3H-2ZM-9.5,4.5H9.5V11H-9.5Z" fill="currentColor"/>'
    ),
    "crossed blades": "".join(
        f'<g transform="rotate({angle})" fill="currentColor"><path d="M-1.8,4.5V-9L0,-12.5L1.8,-9V4.5Z"/>'
        '<rect x="-4.6" y="4.5" width="9.2" height="2.1" rx="1"/>'
        '<rect x="-1.4" y="6" width="2.8" height="6" rx="1.2"/></g>'
        for angle in (-45, 45)
    ),
    "compass": (
        f'<circle r="9.6" {_LINE} stroke-width="2.2"/>'
        f'<path d="M0,-12.5V-8M0,12.5V8M-12.5,0H-8M12.5,0H8" {_LINE} stroke-width="2"/>'
        '<path transform="rotate(35)" d="M0,-7.5L2.8,0L0,7.5L-2.8,0Z" fill="currentColor"/>'
    ),
    "open hand": (
        f'<path d="M-5,0V-7M-1.6,-1V-10.3M1.8,-1V-9.7M5.2,0V-7M-6,5L-9.3,0.5" {_LINE} stroke-width="2.9"/>'
        '<path d="M-6.4,-0.5H6.6V4.5Q6.3,11.3 0.6,11.3Q-3.4,11.3 -6.4,5.5Z" fill="currentColor"/>'
    ),
}
"""By the symbols that the box gives the actions."""
GEM_SHAPES = {
    "hexagon": ("M0,-12L10.4,-6V6L0,12L-10.4,6V-6Z", "M0,-12V0M10.4,6L0,0L-10.4,6"),
    "square": (
        "M-9.8,-9.8H9.8V9.8H-9.8Z",
        "M-4.5,-4.5H4.5V4.5H-4.5ZM-9.8,-9.8L-4.5,-4.5M9.8,-9.8L4.5,-4.5M-9.8,9.8L-4.5,4.5M9.8,9.8L4.5,4.5",
    ),
    "drop": (
        "M0,-13.5C3,-7 9.5,-2.5 9.5,3.8A9.5,9.2 0 0 1 -9.5,3.8C-9.5,-2.5 -3,-7 0,-13.5Z",
        "M-5,3.5A5.4,5.4 0 0 0 0,9M0,-13.5V-6",
    ),
}
"""Outline and facets."""
EMBLEMS = {
    "siphon_beacon": "M-7,15L-2.5,-4H2.5L7,15ZM-5,7H5M0,-13C2,-10 3,-9 3,-7A3,3 0 0 1 -3,-7C-3,-9 -2,-10 0,-13Z"
    "M8,-13Q12,-8 8,-3M-8,-13Q-12,-8 -8,-3",
    "ration_vault": "M-14,-3H14V14H-14ZM-14,-3Q-14,-13 0,-13T14,-3M-9,-3V14M9,-3V14M0,1.5A2,2 0 1 1 -0.1,1.5M0,5.5V10",
    "well_spotter": "M-15,8L1,-5L5.5,0.5L-10.5,13.5ZM0,-7L10,-15L16,-7.5L6,0.5ZM-2,7L-5,15M1,4L6,15",
    "sun_compass": "M0,-8.5A8.5,8.5 0 1 1 -0.1,-8.5M0,-15V-12M0,15V12M-15,0H-12M15,0H12M-10.6,-10.6L-8.5,-8.5"
    "M10.6,10.6L8.5,8.5M10.6,-10.6L8.5,-8.5M-10.6,10.6L-8.5,8.5M-1.5,-1.5L5,-5L1.5,1.5L-5,5Z",
    "storm_horn": "M-14,1Q0,0 6,-14L14,-9Q8,9 -13,7ZM-14,-1V9M4,7L0,11H5L1,16",
    "tomb_lamp": "M-15,1Q-15,-3 -9,-3H4Q9,-3 15,-6Q13,6 4,7H-6Q-13,7 -15,1ZM-5,7L-8,13H6L3,7"
    "M12,-9Q8,-12 12,-16Q16,-12 12,-9M-5,-3Q-4,-8 0,-3",
    "deep_bore": "M-9,-15H9V-8H-9ZM-7,-8L0,15L7,-8M-6,-3L6,-5M-4.5,3L4,1M-3,8L2.6,6",
    "dew_nets": "M-14,15V-13M14,15V-13M-14,-11Q0,-5 14,-11M-14,-4Q0,2 14,-4M-14,3Q0,9 14,3"
    "M-7,-8.5V5M0,-7.5V6M7,-8.5V5M-4,11V14M4,11V14",
    "toll_arch": "M-14,15V-3A14,12 0 0 1 14,-3V15H7.5V-2A7.5,6.5 0 0 0 -7.5,-2V15ZM-3,-15L0,-8.5L3,-15M-7.5,7H7.5",
    "stone_watcher": "M-9,15V-5Q-9,-15 0,-15T9,-5V15ZM-6,-4H-2M2,-4H6M0,-2L-2,4H2M-4,9H4M-14,15H14",
    "echo_probe": "M0,-10A6,6 0 1 1 -0.1,-10M0,2V15M-2,1.6L-9,15M2,1.6L9,15M9.5,-10Q12.5,-4 9.5,2"
    "M13,-13Q17.5,-4 13,5M-9.5,-10Q-12.5,-4 -9.5,2M-13,-13Q-17.5,-4 -13,5",
    "common_aqueduct": "M-16,-10H16M-16,-5H16M-16,-10V15M16,-10V15M-16,4A5,5 0 0 1 -5.5,4V15M-5.5,4A5,5 0 0 1 5.5,4V15"
    "M5.5,4A5,5 0 0 1 16,4",
    "pack_banner": "M-10,15V-15M-10,-13Q-2,-17 4,-13T14,-13L10,-6L14,1Q8,4 2,1T-10,1M-4,-9L0,-3L4,-9M-14,15H-6",
    "sand_skimmer": "M-15,9H10L15,5M-11,9V13H6V9M-3,9V-15Q9,-8 9,5H-3M-6,5Q-11,-1 -3,-12M-16,15H15",
    "rain_chamber": "M-14,5A14,14 0 0 1 14,5ZM-16,5H16V9H-16ZM0,-9V-14M-7,0A8,8 0 0 1 0,-5"
    "M-9,13V16M-3,12V15M3,13V16M9,12V15",
}
"""One line drawing a technology, about thirty units wide and high."""
LANDS = {
    "amber_dunes": ("M0,44Q18,24 40,38T84,28V60H0Z", "M0,54Q26,38 50,50T84,44V60H0Z"),
    "salt_basin": ("M0,42L12,36H70L84,42V60H0Z", "M4,56L12,34L19,56ZM62,56L71,32L80,56ZM20,58L24,48L29,58Z"),
    "glass_canyon": (
        "M0,14L14,12L22,28L26,60H0ZM84,10L70,14L62,30L58,60H84Z",
        "M0,34L10,36L20,60H0ZM84,36L74,38L65,60H84Z",
    ),
    "red_mesa": ("M2,50L8,24H32L38,50ZM50,50L54,32H72L78,50Z", "M0,49H84V60H0Z"),
    "dusk_crater": ("M0,52L18,32L28,36H56L66,32L84,52V60H0Z", "M20,41Q42,56 64,41Q54,37 42,37T20,41Z"),
}
"""What is far and what is near of each colony."""
DROP = "M0,-13C3,-7.5 9,-2 9,4A9,9 0 0 1 -9,4C-9,-2 -3,-7.5 0,-13Z"
X_GEM = (
    f'<path d="M0,-14L10,-10L14,0L10,10L0,14L-10,10L-14,0L-10,-10Z" fill="#fffdf4" stroke="{TEXT}" stroke-width="1.6"/>'
    '<path d="M0,-14L-10,-10L-14,0L-8,0Z" fill="#3b82f6" fill-opacity="0.5"/>'
    '<path d="M0,-14L10,-10L14,0L8,0Z" fill="#34a853" fill-opacity="0.5"/>'
    '<path d="M-14,0L-10,10L0,14L10,10L14,0L8,0L0,9L-8,0Z" fill="#8e44ad" fill-opacity="0.4"/>'
    f'<path d="M-4.2,-5.5L4.2,5.5M4.2,-5.5L-4.2,5.5" stroke="{TEXT}" stroke-width="2.8" stroke-linecap="round"/>'
)
DIE = (
    f'<g stroke="{TEXT}" stroke-linejoin="round">'
    '<path d="M0,-14L12,-6V6L0,14L-12,6V-6Z" fill="#fffdf4" stroke-width="1.6"/>'
    '<path d="M0,-14L8.5,5H-8.5ZM-8.5,5L-12,-6M8.5,5L12,-6M-8.5,5L0,14L8.5,5" fill="none" stroke-opacity="0.28"/></g>'
)
WAX = (
    '<path d="M0,-11Q5,-13 7,-8Q12,-6 10.5,-1Q13,4 8.5,7Q7,12 1,10.5Q-4,13 -7,8.5Q-12,7 -10.5,1Q-13,-4 -8.5,-7'
    f'Q-6,-12 0,-11Z" fill="{SEAL}" stroke="#6d140e"/>'
    f'<path d="M-4,-4L4,4M4,-4L-4,4" stroke="{LIGHT}" stroke-width="2.4" stroke-linecap="round"/>'
)
ARROW = f'<path d="M7,0H-5M-1.5,-4L-5.5,0L-1.5,4" {_LINE} stroke-width="2.2"/>'
"""It points to the left."""


def _laurel() -> str:
    """A branch that opens to the right."""
    leaves = "".join(
        f'<ellipse transform="translate({_n(0.035 * y * y - 3)} {_n(y)}) rotate({turn})" cx="-2.4" rx="3.7" ry="1.6"/>'
        for y, turn in ((-9.5, 60), (-4.5, 32), (1, 8), (6, -18), (10.5, -45))
    )
    return f'<path d="M2.4,-13Q-6.5,0 2.4,13" {_LINE} stroke-width="1.3"/><g fill="currentColor">{leaves}</g>'


def _gem_pieces(gem: dict[str, Any]) -> str:
    """A gem that counts, and one that sleeps."""
    outline, facets = GEM_SHAPES[gem["shape"]]
    name, colour = gem["id"], gem["hex"]
    return (
        f'<g id="fx-{name}-active" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{outline}" fill="{colour}" stroke="{TEXT}" stroke-width="1.6"/>'
        f'<path d="{facets}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="1.3"/></g>'
        f'<path id="fx-{name}-asleep" d="{outline}" fill="{PAPER}" fill-opacity="0.45" stroke="{colour}" '
        'stroke-width="2" stroke-dasharray="3.4 2.4" stroke-opacity="0.85"/>'
    )


def _chip(action: int) -> str:
    """The glyph of an action on a disc of its colour."""
    colour = action_colour(action)
    disc = f'<circle r="15" fill="{colour}" stroke="{TEXT}" stroke-width="1.2"/>'
    return f'<g id="fx-chip-{ACTION_IDS[action]}">{disc}{_use(ACTION_IDS[action], 0, 0, 0.82, _ink(colour))}</g>'


def _land(colony: dict[str, Any]) -> str:
    """A colony under its evening sky, and its gem."""
    far, near = LANDS.get(colony["key"], LANDS["amber_dunes"])
    colour = colony["clan_colour"]
    laurels = _use("laurel", 23, 30, 1.0, LIGHT) + _mirrored("laurel", 61, 30, 1.0, LIGHT)
    return (
        f'<g id="fx-{colony["key"]}"><rect width="84" height="60" rx="2" fill="url(#fx-dusk)"/>'
        f'<circle cx="60" cy="16" r="7" fill="#ffe3a8"/><path d="{far}" fill="{colour}" fill-opacity="0.75"/>'
        f'<path d="{near}" fill="{colour}"/><circle cx="42" cy="30" r="17" fill="#2a1b30" fill-opacity="0.55"/>'
        f'{laurels}{_use("x", 42, 30, 0.9)}<rect width="84" height="60" rx="2" fill="none" stroke="{TEXT}"/></g>'
    )


def _mirrored(name: str, x: float, y: float, scale: float, ink: str) -> str:
    turned = f"translate({_n(x)} {_n(y)}) scale({-scale:.3g} {scale:.3g})"
    return f'<use href="#fx-{name}" transform="{turned}" color="{ink}"/>'


@cache
def _definitions() -> str:
    """Everything that is drawn once, the same in every picture."""
    parts = [
        '<linearGradient id="fx-sky" x2="0" y2="1"><stop stop-color="#241a3c"/>'
        '<stop offset="0.5" stop-color="#6b3f63"/><stop offset="0.85" stop-color="#d98a5b"/>'
        '<stop offset="1" stop-color="#f2c587"/></linearGradient>',
        '<linearGradient id="fx-dusk" x2="0" y2="1"><stop stop-color="#4a3560"/><stop offset="1" stop-color="#eab27c"/>'
        "</linearGradient>",
        '<linearGradient id="fx-sand" x2="0" y2="1"><stop stop-color="#e9cd9c"/><stop offset="1" stop-color="#f5e7c9"/>'
        "</linearGradient>",
        '<radialGradient id="fx-planet" cx="0.35" cy="0.3" r="0.8"><stop stop-color="#f6c793"/>'
        '<stop offset="0.6" stop-color="#c0704f"/><stop offset="1" stop-color="#5d2f45"/></radialGradient>',
        '<pattern id="fx-ripples" width="120" height="40" patternUnits="userSpaceOnUse">'
        '<path d="M0,12Q30,0 60,12T120,12M0,32Q30,24 60,32T120,32" fill="none" stroke="#c99b5e" stroke-opacity="0.28"/>'
        "</pattern>",
    ]
    parts += [f'<g id="fx-{action["id"]}">{GLYPHS[action["symbol"]]}</g>' for action in BOX["actions"]]
    pieces = {"x": X_GEM, "die": DIE, "wax": WAX, "arrow": ARROW, "laurel": _laurel()}
    pieces["drop"] = (
        f'<path d="{DROP}" fill="currentColor"/><path d="M-4.5,4A5,5 0 0 0 0,8.5" {_LINE} color="#e6f4fb"/>'
    )
    parts += [f'<g id="fx-{name}">{drawn}</g>' for name, drawn in pieces.items()]
    parts += [_chip(action) for action in ACTION_NUMBERS.values()]
    parts += [_gem_pieces(gem) for gem in BOX["gem_types"]]
    ink = f'fill="none" stroke="{SOFT}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'
    parts += [f'<path id="fx-{card}" d="{EMBLEMS.get(card, "")}" {ink}/>' for card in CARD_IDS]
    parts += [_land(colony) for colony in BOX["colony_cards"]]
    return f"<defs>{''.join(parts)}</defs>"


# ---- technologies -----------------------------------------------------------------------------------------------

CARD_WIDTH, CARD_HEIGHT = 196.0, 126.0
STRIP = 54.0
"""How wide the edge of a card is that another one can share."""
STEP = CARD_WIDTH - STRIP
MARK = 26.0
"""The room for the sign that a row goes on."""
GEM_LINE = 98.0

FREE, OVER, UNDER, CUT_OVER, CUT_UNDER = range(5)
"""What is beside an edge: nothing; a card below it; a card above it; the same, in another row of the picture."""
_VISIBLE = (FREE, OVER, CUT_OVER)


def _improvement(corner: int, x: float, y: float) -> str:
    """What a corner gives: +1, + die, +1 for each such card, or 1 from each who played it."""
    kind, target = int(CORNER_KIND[corner]), int(CORNER_TARGET[corner])
    plate, ink = ("#2f1f1a", LIGHT) if kind == STEAL else (LIGHT, TEXT)
    style = MIDDLE + BOLD + _filled(ink)
    drawn = _rect(x - 25, y - 11, 50, 22, f'rx="11" fill="{plate}" stroke="{TEXT}" stroke-width="0.8"')
    if kind == GAIN:
        return drawn + _text(x, y + 5.3, "+1", 15, style)
    if kind == GAIN_DIE:
        return drawn + _text(x - 9, y + 5.3, "+", 15, style) + _use("die", x + 6, y, 0.66)
    drawn += _use(f"chip-{ACTION_IDS[target]}", x + 15, y, 0.62)
    if kind == STEAL:
        return drawn + _text(x - 16, y + 5.3, "1", 15, style) + _use("arrow", x - 4, y, 0.8, ink)
    return drawn + _text(x - 9.5, y + 5, "+1×", 14, style)


def _corner_words(corner: int, language: str) -> str:
    target = int(CORNER_TARGET[corner])
    return text.say(
        "fivex-picture-corner",
        language,
        side=SIDES[corner % 2],
        action=_action(int(CORNER_ACTION[corner]), language),
        kind=KIND_IDS[CORNER_KIND[corner]],
        target=_action(target, language) if target >= 0 else "",
    )


def _edge(card: int, side: int, state: int) -> str:
    """The strip of a card on one side, unless it is covered, and the laurel beside it."""
    x = STRIP / 2 if side == LEFT else CARD_WIDTH - STRIP / 2
    joined = state != FREE
    inner = STRIP + 5 if side == LEFT else CARD_WIDTH - STRIP - 5
    ink = LAUREL if joined else FADED
    parts = [
        _mirrored("laurel", inner, GEM_LINE, 1.0, ink) if side == LEFT else _use("laurel", inner, GEM_LINE, 1.0, ink)
    ]
    if state not in _VISIBLE:
        return "".join(parts)
    corner = 2 * card + side
    colour = action_colour(int(CORNER_ACTION[corner]))
    parts.append(_rect(x - 24, 4, 48, 64, f'rx="6" fill="{colour}" stroke="{TEXT}" stroke-width="0.8"'))
    parts.append(_use(ACTION_IDS[CORNER_ACTION[corner]], x, 24, 1.2, _ink(colour)))
    parts.append(_improvement(corner, x, 54))
    name = GEM_IDS[GEM[card, 0 if side == LEFT else 2]]
    parts.append(_use(f"{name}-{'active' if joined else 'asleep'}", x, GEM_LINE, 1.08))
    return "".join(parts)


def _face(card: int, left: int, right: int, language: str) -> str:
    """A technology with what is seen of it."""
    begin = STRIP if left == CUT_UNDER else 0.0
    end = CARD_WIDTH - (STRIP if right == CUT_UNDER else 0.0)
    rim = f'stroke="{WOOD}" stroke-width="1.6"'
    parts = [
        _rect(begin - 4, 3, end - begin + 8, CARD_HEIGHT + 1, 'rx="9" fill="#2a1a10" fill-opacity="0.34"'),
        _rect(begin, 0, end - begin, CARD_HEIGHT, f'class="fx-card" rx="8" fill="{STRIP_FACE}" {rim}'),
        _rect(STRIP, 0.8, STEP - STRIP, CARD_HEIGHT - 1.6, f'fill="{FACE}"'),
        f'<path d="M{_n(STRIP)},1V{_n(CARD_HEIGHT - 1)}M{_n(STEP)},1V{_n(CARD_HEIGHT - 1)}" stroke="{RIM}" '
        'stroke-dasharray="2 3"/>',
    ]
    middle, room = CARD_WIDTH / 2, STEP - STRIP - 4
    lines = _halves(card_name(card)[language])
    size = min(_fitted(line, 14, room, True) for line in lines)
    top = 18 if len(lines) > 1 else 26
    parts += [_text(middle, top + 15 * row, line, size, MIDDLE + BOLD) for row, line in enumerate(lines)]
    parts.append(_use(CARD_IDS[card], middle, 59))
    centre = GEM_IDS[GEM[card, CENTRE]]
    parts += [
        _use("laurel", middle - 18, GEM_LINE, 0.9, LAUREL),
        _mirrored("laurel", middle + 18, GEM_LINE, 0.9, LAUREL),
    ]
    parts.append(_use(f"{centre}-active", middle, GEM_LINE, 0.95))
    parts += [_edge(card, LEFT, left), _edge(card, RIGHT, right)]
    return _titled(_card_words(card, left, right, language), "".join(parts))


def _card_words(card: int, left: int, right: int, language: str) -> str:
    """A technology and what is seen of it, in words."""
    said = [card_name(card)[language]]
    gems = []
    for place, side, state in ((0, LEFT, left), (1, None, OVER), (2, RIGHT, right)):
        if state in _VISIBLE:
            if side is not None:
                said.append(_corner_words(2 * card + side, language))
            gems.append(_gem_words(GEM_IDS[GEM[card, place]], state != FREE, language))
    return " · ".join([*said, *gems])


def _gem_words(gem: str, active: bool, language: str) -> str:
    return text.say("fivex-picture-gem", language, gem=gem, state="active" if active else "asleep")


class Piece(NamedTuple):
    """Part of a group, as much as fits a row: its cards, the joints between them, and whether it goes on beyond."""

    cards: tuple[int, ...]
    over: tuple[bool, ...]
    before: bool | None
    """Whether the card before it, in the row above, lies over its first card; None where there is none."""
    after: bool | None
    """Whether its last card lies over the next one, in the row below; None where there is none."""

    @property
    def width(self) -> float:
        """With the signs that it goes on."""
        marks = MARK * ((self.before is not None) + (self.after is not None))
        return CARD_WIDTH + STEP * (len(self.cards) - 1) + marks


def _pieces(group: GroupView, room: float) -> list[Piece]:
    """A group in as few pieces as the room allows, of about the same length."""
    cards = tuple(CARD_NUMBERS[card] for card in group.cards)
    if Piece(cards, group.over, None, None).width <= room:
        return [Piece(cards, group.over, None, None)]
    most = max(1, int((room - 2 * MARK - STRIP) / STEP))
    rows = -(-len(cards) // most)
    cuts = [len(cards) * row // rows for row in range(rows + 1)]
    return [
        Piece(
            cards[begin:end],
            group.over[begin : end - 1],
            group.over[begin - 1] if begin else None,
            group.over[end - 1] if end < len(cards) else None,
        )
        for begin, end in pairwise(cuts)
    ]


def _levels(over: Sequence[bool]) -> list[int]:
    """How many cards lie below each of a row, one under another: in that order they are drawn."""
    before, after = [0], [0]
    for lies in over:
        before.append(0 if lies else before[-1] + 1)
    for lies in reversed(over):
        after.append(after[-1] + 1 if lies else 0)
    return [max(pair) for pair in zip(before, reversed(after), strict=True)]


def _piece(piece: Piece, language: str) -> str:
    """Cards in a row, the upper ones over the lower ones."""
    lefts = [_beside(piece.before, True), *(UNDER if lies else OVER for lies in piece.over)]
    rights = [*(OVER if lies else UNDER for lies in piece.over), _beside(piece.after, False)]
    start = 0.0 if piece.before is None else MARK
    if lefts[0] == CUT_UNDER:
        start -= STRIP
    faces = []
    for place, card in enumerate(piece.cards):
        faces.append(_at(start + STEP * place, 0, _face(card, lefts[place], rights[place], language)))
    order = _levels(piece.over)
    drawn = [faces[place] for place in sorted(range(len(faces)), key=lambda place: order[place])]
    end = start + STEP * (len(faces) - 1) + CARD_WIDTH - (STRIP if rights[-1] == CUT_UNDER else 0)
    if piece.before is not None:
        drawn.append(_goes_on(8, lefts[0]))
    if piece.after is not None:
        drawn.append(_goes_on(end + MARK - 8, rights[-1]))
    return "".join(drawn)


def _beside(upper: bool | None, before: bool) -> int:
    """What is beside the edge where a group is cut; `upper` tells of the card before the cut."""
    if upper is None:
        return FREE
    return CUT_UNDER if upper == before else CUT_OVER


def _goes_on(x: float, state: int) -> str:
    """Three dots where a group goes on in another row, and the laurel that the gem there has from the card there."""
    dots = "".join(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="3" fill="{WOOD}"/>' for y in (40, 52, 64))
    if state == CUT_UNDER:
        return dots
    return dots + (
        _use("laurel", x + 9, GEM_LINE, 1.0, LAUREL) if x < MARK else _mirrored("laurel", x - 9, GEM_LINE, 1.0, LAUREL)
    )


def _tableau(groups: Sequence[GroupView], room: float, scale: float, language: str) -> Drawn:
    """The technologies of a clan in as many rows as they need."""
    if not groups:
        words = text.say("fivex-picture-no-technology", language)
        return _text(4, 18, words, 13, _filled(SOFT) + ' font-style="italic"'), 26.0
    x, y, gap, parts = 0.0, 0.0, 16.0, []
    for piece in (piece for group in groups for piece in _pieces(group, room / scale)):
        if x and x + piece.width > room / scale:
            x, y = 0.0, y + CARD_HEIGHT + 14
        parts.append(_at(x, y, _piece(piece, language)))
        x += piece.width + gap
    return f'<g transform="scale({scale:g})">{"".join(parts)}</g>', (y + CARD_HEIGHT + 4) * scale


# ---- panels -----------------------------------------------------------------------------------------------------


def _panel(width: float, height: float, inside: str, rim: str = RIM, thick: float = 1.2) -> str:
    style = f'class="fx-panel" rx="10" fill="{PAPER}" fill-opacity="0.93" stroke="{rim}" stroke-width="{thick:g}"'
    return _rect(0, 0, width, height, style) + inside


def _disc(seat: int, colour: str, x: float, y: float, radius: float = 13.0) -> str:
    """The number of a seat in the colour of its colony."""
    return (
        f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{colour}" stroke="{TEXT}" stroke-width="1.2"/>'
        + _text(x, y + 0.37 * 1.25 * radius, str(seat), 1.25 * radius, MIDDLE + BOLD + _filled(_ink(colour)))
    )


def _colour(player: PlayerView) -> str:
    colour: str = BOX["colony_cards"][COLONY_IDS.index(player.colony)]["clan_colour"]
    return colour


# ---- the sky above the table ------------------------------------------------------------------------------------

SKY = 112.0
STARS = "M90,14h0M300,14h0M660,52h0M640,16h0M760,30h0M830,12h0M905,26h0M985,44h0M1180,20h0"


def _situation(view: View, language: str) -> str:
    """The round, and who has to do what, or who won."""
    seats = view.winners if view.phase == "over" else view.deciding if view.turn is None else (view.turn,)
    said = {"phase": view.phase, "round": view.round, "rounds": view.rounds}
    return text.say("fivex-picture-heading", language, seats=_seats(seats), count=len(seats), **said)


def _sky(view: View, language: str) -> str:
    """A planet above the dunes, the name of the game, the round and what happens in it."""
    parts = [
        _rect(0, 0, WIDTH, SKY + 40, 'fill="url(#fx-sky)"'),
        f'<path d="{STARS}" stroke="#fff3d6" stroke-opacity="0.8" stroke-width="2.2" stroke-linecap="round"/>',
        '<circle cx="1096" cy="42" r="27" fill="url(#fx-planet)"/>'
        '<ellipse transform="rotate(-14 1096 42)" cx="1096" cy="42" rx="46" ry="9" fill="none" stroke="#f4d6a8" '
        'stroke-opacity="0.75" stroke-width="2.6" stroke-dasharray="112 32" stroke-dashoffset="-4"/>'
        '<circle cx="1012" cy="24" r="5" fill="#e9c9a0" fill-opacity="0.85"/>',
        f'<path d="M0,{SKY - 14}Q180,{SKY - 44} 380,{SKY - 16}T760,{SKY - 22}T{WIDTH:g},{SKY - 30}V{SKY + 40}H0Z" '
        'fill="#b06f4a"/>',
        f'<path d="M0,{SKY + 2}Q260,{SKY - 30} 520,{SKY - 4}T{WIDTH:g},{SKY - 8}V{SKY + 40}H0Z" fill="#d3a066"/>',
        f'<path d="M0,{SKY + 14}Q160,{SKY - 4} 420,{SKY + 10}T860,{SKY + 4}T{WIDTH:g},{SKY + 8}V{SKY + 40}H0Z" '
        'fill="#e9cd9c"/>',
    ]
    title = text.say("fivex-picture-title", language)
    parts.append(_text(EDGE, 40, title, 28, BOLD + _filled(LIGHT)))
    said = _situation(view, language)
    parts.append(_text(EDGE, 68, said, _fitted(said, 18, 900), _filled(LIGHT)))
    first = EDGE + _wide(title, 28, True) + 30
    for number in range(1, view.rounds + 1):
        passed = number < view.round or view.phase == "over"
        now = number == view.round and not passed
        fill = "#ffd27a" if now else "#f4d6a8" if passed else "none"
        style = f'fill="{fill}" fill-opacity="{1 if now else 0.8:g}" stroke="#f4d6a8" stroke-width="1.4"'
        x = first + 20 * (number - 1)
        parts.append(f'<circle cx="{_n(x)}" cy="31" r="{9 if now else 5}" {style}/>')
        if now:
            parts.append(_text(x, 35.4, str(number), 12, MIDDLE + BOLD))
    return "".join(parts)


# ---- the offer --------------------------------------------------------------------------------------------------

OFFER_SCALE = 0.9
NAME_WIDE, NAME_HIGH = 128.0, 17.0


def _offer(view: View, language: str) -> Drawn:
    """The technologies on offer, the oldest first, the pile that the next one comes from, and what is not here."""
    width = WIDTH - 2 * EDGE
    step = CARD_WIDTH * OFFER_SCALE + 16
    high = CARD_HEIGHT * OFFER_SCALE
    top = 34.0
    parts = [_text(PAD, 23, text.say("fivex-picture-offer", language), 17, BOLD)]
    full = len(view.market) == view.market_limit
    for place in range(view.market_limit):
        x = PAD + place * step
        if place >= len(view.market):
            style = f'rx="8" fill="none" stroke="{RIM}" stroke-width="1.6" stroke-dasharray="6 5"'
            parts.append(_rect(x, top, CARD_WIDTH * OFFER_SCALE, high, style))
            continue
        face = _face(CARD_NUMBERS[view.market[place]], FREE, FREE, language)
        parts.append(_at(x, top, face, OFFER_SCALE))
        newest = place == len(view.market) - 1
        age = ("newest" if newest else "") if place else "leaving" if full else "only" if newest else "oldest"
        if age:
            label = text.say("fivex-picture-age", language, age=age)
            style = BOLD + _filled(WENT) if age == "leaving" else _filled(SOFT)
            parts.append(_text(x + CARD_WIDTH * OFFER_SCALE / 2, top + high + 21, label, 13, MIDDLE + style))
    x = PAD + view.market_limit * step + 6
    parts.append(_pile(len(view.deck), x, top, language))
    x += 98
    parts.append(_elsewhere(view, x, width - PAD - x, language))
    height = top + high + 32
    return _panel(width, height, "".join(parts)), height


def _pile(cards: int, x: float, y: float, language: str) -> str:
    """The pile, face down."""
    if not cards:
        drawn = _rect(x, y, 84, 112, f'rx="8" fill="none" stroke="{RIM}" stroke-width="1.6" stroke-dasharray="6 5"')
    else:
        edges = min(4, cards)
        drawn = "".join(
            _rect(x + 2 * k, y + 2 * (3 - k), 78, 106, f'rx="8" fill="#6b3f63" stroke="{TEXT}" stroke-width="0.9"')
            for k in range(edges)
        )
        x0, y0 = x + 2 * (edges - 1), y + 2 * (4 - edges)
        drawn += _at(
            x0,
            y0,
            '<circle cx="39" cy="40" r="20" fill="url(#fx-planet)"/>'
            '<path d="M6,84Q26,68 44,80T72,74V100H6Z" fill="#d3a066"/>'
            + _text(39, 48, str(cards), 24, MIDDLE + BOLD + _filled(LIGHT)),
        )
    words = text.say("fivex-picture-pile", language, cards=cards)
    return _titled(words, drawn) + _text(x + 42, y + 134, words, _fitted(words, 13, 104), MIDDLE + _filled(SOFT))


def _elsewhere(view: View, x: float, room: float, language: str) -> str:
    """The names of the technologies that are to come, and of those that are gone."""
    names = [(_technology(card, language), "") for card in view.deck]
    names += [(_technology(card, language), STRUCK) for card in view.removed]
    columns = int(room / NAME_WIDE)
    rows = -(-len(names) // columns)
    parts = [_text(x, 23, text.say("fivex-picture-elsewhere", language), 13, BOLD)] if names else []
    for number, (name, style) in enumerate(names):
        column, row = divmod(number, rows)
        at = x + column * NAME_WIDE, 46 + row * NAME_HIGH
        parts.append(_text(*at, name, _fitted(name, 13, NAME_WIDE - 8), style + _filled(SOFT)))
    return "".join(parts)


# ---- the account of the last round ------------------------------------------------------------------------------

ENTRIES = ("gained", "stolen", "drawn", "lost", "paid")


def _entry(account: AccountView, view: View, room: float, language: str) -> Drawn:
    """What one clan played, bid, won, got and lost."""
    player = view.players[account.seat]
    action = ACTION_NUMBERS[account.played]
    name = _action(action, language)
    parts = [_disc(account.seat, _colour(player), 13, 15, 12), _use(f"chip-{account.played}", 46, 15, 0.92)]
    parts.append(_text(66, 20, name, _fitted(name, 15, room - 66, True), BOLD))
    y = 46.0
    lines: list[tuple[str, str, str]] = []
    if action == EXCAVATION:
        state = "bidding" if account.bid is None else "bid" if account.bid else "dry"
        lines.append((text.say("fivex-picture-bid", language, state=state), str(account.bid or ""), TEXT))
    if account.won is not None:
        lines.append((text.say("fivex-picture-won", language, card=_technology(account.won, language)), "", CAME))
    total = 0
    for kind in ENTRIES:
        water = getattr(account, kind) * (-1 if kind in ("lost", "paid") else 1)
        total += water
        if water:
            lines.append(
                (text.say("fivex-picture-entry", language, kind=kind), _signed(water), CAME if water > 0 else WENT)
            )
    for words, number, ink in lines:
        size = _fitted(words, 13, room - _wide(number, 14, True) - 6)
        parts.append(_text(0, y, words, size, "" if number else BOLD + _filled(ink)))
        parts.append(_text(room, y, number, 14, END + BOLD + _filled(ink)))
        y += 18
    words = text.say("fivex-picture-entry", language, kind="total")
    parts.append(f'<path d="M0,{_n(y - 11)}H{_n(room)}" stroke="{RIM}"/>')
    y += 5
    parts += [_use("drop", 7, y - 5, 0.5, WATER), _text(18, y, words, 13, BOLD)]
    parts.append(_text(room, y, _signed(total), 15, END + BOLD))
    return "".join(parts), y


def _account(view: View, language: str) -> Drawn:
    """The round that was revealed last, a column for each clan."""
    if view.last is None:
        return "", 0.0
    last = view.last
    width, clans = WIDTH - 2 * EDGE, len(last.clans)
    room = (width - 2 * PAD - 28 * (clans - 1)) / clans
    going = "yes" if view.phase in ("bid", "take") else "no"
    head = text.say("fivex-picture-account", language, round=last.round, going=going)
    parts = [_text(PAD, 23, head, 17, BOLD)]
    if last.die is not None:
        words = text.say("fivex-picture-die", language)
        x = PAD + _wide(head, 17, True) + 24
        parts += [_text(x, 23, words, 14), _use("die", x + _wide(words, 14) + 16, 18, 0.95)]
        parts.append(_text(x + _wide(words, 14) + 16, 23, str(last.die), 14, MIDDLE + BOLD))
    bottom = 0.0
    for place, account in enumerate(last.clans):
        drawn, height = _entry(account, view, room, language)
        parts.append(_at(PAD + place * (room + 28), 36, drawn))
        bottom = max(bottom, height)
    for place in range(1, clans):
        x = PAD + place * (room + 28) - 14
        parts.append(f'<path d="M{_n(x)},40V{_n(36 + bottom)}" stroke="{RIM}" stroke-dasharray="3 4"/>')
    height = 36 + bottom + 12
    return _panel(width, height, "".join(parts)), height


# ---- the clans --------------------------------------------------------------------------------------------------


class Size(NamedTuple):
    """How large a clan's things are drawn."""

    technology: float
    card_width: float
    card_height: float
    named: bool
    """Whether action cards carry their names."""


HEAD = 82.0
"""The height of the line with a clan's name."""
BESIDE = 284.0
"""How wide a clan's colony, water and gems are where the cards stand beside them."""
OWN, OTHER = Size(1.0, 112.0, 74.0, True), Size(0.86, 50.0, 62.0, False)


def _action_card(action: int, size: Size, dim: bool, language: str) -> str:
    """An action card, pale when it is discarded."""
    wide, high, colour = size.card_width, size.card_height, action_colour(action)
    name, number = _action(action, language), str(action + 1)
    ink = _ink(colour)
    if dim:
        style = f'rx="6" fill="{STRIP_FACE}" stroke="{colour}" stroke-width="2" stroke-dasharray="5 3"'
        ink = SOFT
    else:
        style = f'rx="6" fill="{colour}" stroke="{TEXT}" stroke-width="1.4"'
    drawn = _rect(0, 0, wide, high, style)
    middle = high / 2 - 7 if size.named else high / 2 + 4
    drawn += _use(ACTION_IDS[action], wide / 2, middle, 1.5 if size.named else 1.3, ink)
    drawn += _text(6, 15, number, 12, BOLD + _filled(ink))
    if size.named:
        drawn += _text(wide / 2, high - 8, name, _fitted(name, 13, wide - 6, True), MIDDLE + BOLD + _filled(ink))
    return _titled(name, drawn)


def _bid_card(water: int, size: Size) -> str:
    wide, high = size.card_width, size.card_height
    style = f'rx="6" fill="#dceef6" stroke="{WATER}" stroke-width="1.6"'
    return (
        _rect(0, 0, wide, high, style)
        + _use("drop", wide / 2 - 18, high / 2, 1.1, WATER)
        + _text(wide / 2 + 2, high / 2 + 9, str(water), 24, BOLD)
    )


def _water_words(player: PlayerView, language: str) -> tuple[str, str]:
    """What is known of a clan's water: as a number or bounds, and in words."""
    least, most = player.at_least, player.at_most
    if least == most:
        kind, short = "exact", str(least)
    elif most is None:
        kind, short = "least", f"≥ {least}"
    else:
        kind, short = "between", f"{least}–{most}"
    seat = {"seat": player.seat, "screen": "yes" if player.water is None else "no"}
    said = text.say("fivex-picture-water", language, kind=kind, least=least, most=-1 if most is None else most, **seat)
    return short, said


def _water(player: PlayerView, language: str) -> str:
    """The water of a clan, or the screen before it with what is sure."""
    short, said = _water_words(player, language)
    if player.water is not None:
        drawn = _rect(0, 0, 106, 60, f'rx="8" fill="#dceef6" stroke="{WATER}" stroke-width="1.4"')
        drawn += _use("drop", 30, 32, 1.5, WATER) + _text(52, 41, short, 28, BOLD)
    else:
        colour = _colour(player)
        drawn = (
            f'<path d="M0,8L20,0V52L0,60ZM106,8L86,0V52L106,60Z" fill="{colour}" stroke="{TEXT}"/>'
            f'<rect x="20" width="66" height="52" fill="{WOOD}" stroke="{TEXT}"/>'
            f'<path d="M20,0H86V7H20Z" fill="{colour}" stroke="{TEXT}"/>'
            + _use("drop", 53, 20, 0.5, "#8ecbe8")
            + _text(53, 44, short, _fitted(short, 20, 62, True), MIDDLE + BOLD + _filled(LIGHT))
        )
    return _titled(said, drawn)


def _heaps(player: PlayerView, view: View) -> list[tuple[str, tuple[str, ...]]]:
    """The action cards of a clan by where they lie; this seat's own sealed one apart."""
    own = player.seat == view.seat
    sealed = view.choice if own else None
    heaps = [("hand", tuple(card for card in player.hand if card != sealed))]
    if sealed is not None:
        heaps.append(("sealed", (sealed,)))
    if player.face_up is not None:
        heaps.append(("face-up", (player.face_up,)))
    if own and view.bid is not None:
        heaps.append(("bid", (str(view.bid),)))
    heaps.append(("discard", player.discard))
    return [(heap, cards) for heap, cards in heaps if cards]


def _cards(player: PlayerView, view: View, size: Size, language: str) -> str:
    """The action cards of a clan, with a label for each heap."""
    x, parts = 0.0, []
    for heap, cards in _heaps(player, view):
        label = text.say("fivex-picture-heap", language, heap=heap)
        bold = heap not in ("hand", "discard")
        parts.append(_text(x, 12, label, 12, BOLD + _filled(SEAL) if bold else _filled(SOFT)))
        for place, card in enumerate(cards):
            if heap == "bid":
                drawn = _bid_card(int(card), size)
            else:
                drawn = _action_card(ACTION_NUMBERS[card], size, heap == "discard", language)
            if heap in ("sealed", "bid"):
                drawn += _use("wax", size.card_width - 7, 5, 1.05)
            parts.append(_at(x + place * (size.card_width + 5), 18, drawn))
        x += max(len(cards) * (size.card_width + 5), _wide(label, 12, bold)) + 12
    return "".join(parts)


def _to_act(player: PlayerView, view: View) -> bool:
    """Whether it is that clan's turn, or its choice, which it may have made."""
    dry = view.phase == "bid" and player.water == 0
    return not dry and player.seat in (view.deciding if view.turn is None else (view.turn,))


def _status(player: PlayerView, view: View, language: str) -> str:
    """What a clan is about, in a few words."""
    said = []
    if player.seat == view.seat:
        said.append("you")
    if player.explorer:
        said.append("explorer")
    if view.phase == "over":
        said += ["winner"] if player.seat in view.winners else []
    elif _to_act(player, view):
        done = player.seat == view.seat and (view.bid if view.phase == "bid" else view.choice) is not None
        said.append(("changeable" if view.changes else "sealed") if done else view.phase)
    return " · ".join(text.say("fivex-picture-status", language, status=status) for status in said)


def _tally(player: PlayerView, right: float, language: str) -> str:
    """The active gems of a clan and what they are worth; the whole score where it is known."""
    parts, x = [], right - 4.0
    for gem, shape in (("x", "x"), *((gem, f"{gem}-active") for gem in reversed(GEM_IDS))):
        number = "1" if gem == "x" else str(player.gems[gem])
        x -= _wide(number, 16, True)
        parts.append(_text(x, 22, number, 16, BOLD))
        x -= 13
        parts.append(_use(shape, x, 16, 0.8))
        x -= 21
    words = text.say("fivex-picture-gem-points", language, points=player.gem_points)
    if player.score is not None:
        words = text.say("fivex-picture-score", language, score=player.score, gems=player.gem_points)
    parts.append(_text(right, 48, words, 14, END + BOLD))
    return "".join(parts)


def _clan(player: PlayerView, view: View, width: float, size: Size, language: str) -> Drawn:
    """Everything that lies before a clan, in a panel, and its height."""
    room = width - 2 * PAD - 4
    name = colony_name(COLONY_IDS.index(player.colony))[language]
    words = _status(player, view, language)
    colony = text.say("fivex-picture-colony", language, seat=player.seat, colony=name)
    label = text.say("fivex-picture-water-label", language, screen="yes" if player.water is None else "no")
    broad = width > WIDTH / 2
    beside = BESIDE if broad else room
    parts = [
        _titled(colony, _use(player.colony, 0, 12)),
        _disc(player.seat, _colour(player), 108, 30, 14),
        _text(130, 36, name, _fitted(name, 18, beside - 130 - (0 if broad else 175), True), BOLD),
        _text(96, 62, words, _fitted(words, 14, beside - 96 - (0 if broad else 130)), _filled(TEXT)) if words else "",
        _at(0, HEAD, _text(0, 12, label, 12, _filled(SOFT)) + _at(0, 18, _water(player, language))),
        _at(0, HEAD + 22 if broad else 12, _tally(player, beside, language)),
    ]
    cards = _cards(player, view, size, language)
    if broad:  # the technologies lie beside the colony or below it, where they need less room
        x, y = BESIDE + 34, 10 + 18 + size.card_height + 14
        parts.append(_at(x, 10, cards))
        low = max(y, HEAD + 92)
        choices = [(x, y, *_tableau(player.groups, room - x, size.technology, language))]
        choices.append((0.0, low, *_tableau(player.groups, room, size.technology, language)))
        x, y, tableau, height = min(choices, key=lambda choice: max(low, choice[1] + choice[3]))
        bottom = max(low, y + height)
    else:
        parts.append(_at(128, HEAD, cards))
        y = HEAD + 18 + size.card_height + 14
        x, (tableau, height) = 0.0, _tableau(player.groups, room, size.technology, language)
        bottom = y + height
    return _at(PAD + 4, 0, "".join(parts) + _at(x, y, tableau)), bottom + 8


def _clans(view: View, language: str) -> Drawn:
    """The seat's own clan across, the others in pairs, the odd one across."""
    full = WIDTH - 2 * EDGE
    half = (full - GAP) / 2
    own = [player for player in view.players if player.seat == view.seat]
    others = _others(view)
    rows = [own] if own else []
    rows += [others[first : first + 2] for first in range(0, len(others), 2)]
    y, parts = 0.0, []
    for row in rows:
        width = full if len(row) == 1 else half
        size = OWN if row is own else OTHER
        drawn = [_clan(player, view, width, size, language) for player in row]
        height = max(high for _, high in drawn)
        for place, (player, (inside, _)) in enumerate(zip(row, drawn, strict=True)):
            band = f'd="M10,0Q0,0 0,10V{_n(height - 10)}Q0,{_n(height)} 10,{_n(height)}Z" fill="{_colour(player)}"'
            style = (GLOW, 3.0) if _to_act(player, view) or player.seat in view.winners else (RIM, 1.2)
            panel = _panel(width, height, f"<path {band}/>{inside}", *style)
            clan = f'<g class="fx-clan" data-seat="{player.seat}">{panel}</g>'
            parts.append(_at(place * (half + GAP), y, clan))
        y += height + GAP
    return "".join(parts), y - GAP


def _others(view: View) -> list[PlayerView]:
    """The other clans, clockwise from this seat's left; all of them for a spectator."""
    if view.seat is None:
        return list(view.players)
    players = len(view.players)
    return [view.players[(view.seat + step) % players] for step in range(1, players)]


# ---- what the signs mean ----------------------------------------------------------------------------------------


def _legend(language: str) -> Drawn:
    """The glyphs, corners and gems in words."""
    width, samples = WIDTH - 2 * EDGE, []
    for action, name in enumerate(ACTION_IDS):
        samples.append((_use(f"chip-{name}", 15, 0, 0.9), 34.0, f"{action + 1} {_action(action, language)}"))
    corners = [
        next(corner for corner in range(len(CORNER_KIND)) if CORNER_KIND[corner] == kind)
        for kind in range(len(KIND_IDS))
    ]
    for kind, corner in zip(KIND_IDS, corners, strict=True):
        samples.append((_improvement(corner, 25, 0), 56.0, text.say("fivex-picture-kind", language, kind=kind)))
    first = GEM_IDS[0]
    awake = (
        _use("laurel", 6, 0, 0.9, LAUREL)
        + _use(f"{first}-active", 22, 0, 0.85)
        + _mirrored("laurel", 38, 0, 0.9, LAUREL)
    )
    asleep = _use("laurel", 6, 0, 0.9, FADED) + _use(f"{first}-asleep", 22, 0, 0.85)
    for drawn, wide, state in ((awake, 54.0, "active"), (asleep, 42.0, "asleep")):
        samples.append((drawn, wide, text.say("fivex-picture-laurels", language, state=state)))
    x, y, parts = PAD, 24.0, []
    for drawn, wide, words in samples:
        needed = wide + _wide(words, 13)
        if x > PAD and x + needed > width - PAD:
            x, y = PAD, y + 32
        parts.append(_at(x, y, drawn + _text(wide, 4.5, words, 13)))
        x += needed + 26
    return _panel(width, y + 24, "".join(parts)), y + 24


# ---- the whole --------------------------------------------------------------------------------------------------


def _described(view: View, language: str) -> str:
    """The table in a few sentences."""
    said = [_situation(view, language)]
    if view.market:
        said.append(
            text.say("fivex-picture-offered", language, cards=[card_name(CARD_NUMBERS[card]) for card in view.market])
        )
    for player in view.players:
        held = [card_name(CARD_NUMBERS[card]) for group in player.groups for card in group.cards]
        said.append(
            text.say(
                "fivex-picture-clan",
                language,
                seat=player.seat,
                colony=colony_name(COLONY_IDS.index(player.colony)),
                points=player.gem_points,
                count=len(held),
                cards=held,
            )
        )
        said.append(_water_words(player, language)[1])
    return " ".join(f"{sentence}." for sentence in said)


def picture(view: View, language: str = "en") -> str:
    """The whole table: the offer, the account of the last round, and every clan, this seat's own first."""
    parts, y = [_sky(view, language)], SKY
    for drawn, height in (_offer(view, language), _account(view, language), _clans(view, language), _legend(language)):
        if height:
            parts.append(_at(EDGE, y, drawn))
            y += height + GAP
    y += EDGE - GAP
    label = text.say("fivex-picture-label", language)
    ground = _rect(0, SKY + 30, WIDTH, y - SKY - 30, 'fill="url(#fx-sand)"')
    ground += _rect(0, SKY + 30, WIDTH, y - SKY - 30, 'fill="url(#fx-ripples)"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(WIDTH)} {_n(y)}" width="{_n(WIDTH)}" '
        f'font-family="{FONT}" fill="{TEXT}" role="img" aria-label="{escape(label, QUOTES)}">'
        f"<title>{escape(label)}</title><desc>{escape(_described(view, language))}</desc>"
        f"{_definitions()}{ground}{''.join(parts)}</svg>"
    )
