"""What everything in the picture is drawn with: colours, measures, elements of SVG, and about how wide a text is.

Something that is drawn once is used by its name; `glyphs` says what there is.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

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
BOLD, MIDDLE, END, STRUCK = (
    ' font-weight="bold"',
    ' text-anchor="middle"',
    ' text-anchor="end"',
    ' text-decoration="line-through"',
)
"""Styles of a text."""
QUOTES = {'"': "&quot;"}
"""What has to be written otherwise inside an attribute."""

Drawn = tuple[str, float]
"""Something with its upper left corner at the origin, and its height or width."""


# ---- elements ---------------------------------------------------------------------------------------------------


def num(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{round(value, 1) + 0.0:g}"


def at(x: float, y: float, inside: str, scale: float = 1.0) -> str:
    """Something moved there, larger or smaller."""
    return f'<g transform="{_moved(x, y, scale)}">{inside}</g>'


def _moved(x: float, y: float, scale: float) -> str:
    return f"translate({num(x)} {num(y)})" + ("" if scale == 1.0 else f" scale({scale:.3g})")


def use(name: str, x: float, y: float, scale: float = 1.0, ink: str = "") -> str:
    """Something that is drawn once, about its middle."""
    coloured = f' color="{ink}"' if ink else ""
    return f'<use href="#fx-{name}" transform="{_moved(x, y, scale)}"{coloured}/>'


def mirrored(name: str, x: float, y: float, scale: float, ink: str) -> str:
    """The same, with left and right exchanged."""
    turned = f"translate({num(x)} {num(y)}) scale({-scale:.3g} {scale:.3g})"
    return f'<use href="#fx-{name}" transform="{turned}" color="{ink}"/>'


def rect(x: float, y: float, width: float, height: float, style: str) -> str:
    """A rectangle; its style in attributes."""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" {style}/>'


def titled(words: str, inside: str) -> str:
    """Something that says what it is to whoever points at it or has it read out."""
    return f"<g><title>{escape(words)}</title>{inside}</g>"


def ink_on(colour: str) -> str:
    """Dark or light, whichever is read more easily on that colour."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return TEXT if 0.3 * red + 0.59 * green + 0.11 * blue > 130 else LIGHT


# ---- texts ------------------------------------------------------------------------------------------------------

_NARROW, _BROAD = frozenset("iljtfrI.,:;!'’|()[]/·- \u00a0\u202f"), frozenset("mwMWŒœ%—≥")


def width_of(words: str, size: float, bold: bool = False) -> float:
    """About how wide a text is, rather too much than too little."""
    ems = 0.0
    for letter in words:
        ems += 0.34 if letter in _NARROW else 0.9 if letter in _BROAD else 0.72 if letter.isupper() else 0.58
    return ems * size * (1.06 if bold else 1.0)


def lettering(x: float, y: float, words: str, size: float, style: str = "") -> str:
    """A text; its style in attributes, such as `MIDDLE` or `BOLD`."""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{size:g}"{style}>{escape(words)}</text>'


def filled(ink: str) -> str:
    """The ink of a text, as a style."""
    return f' fill="{ink}"'


def fitted(words: str, size: float, room: float, bold: bool = False) -> float:
    """The size at which a text fits the room, but one that can be read."""
    return max(SMALLEST, min(size, round(size * room / width_of(words, size, bold), 1)))


# ---- panels -----------------------------------------------------------------------------------------------------


def panel(width: float, height: float, inside: str, rim: str = RIM, thick: float = 1.2) -> str:
    """A sheet of paper with something on it."""
    style = f'class="fx-panel" rx="10" fill="{PAPER}" fill-opacity="0.93" stroke="{rim}" stroke-width="{thick:g}"'
    return rect(0, 0, width, height, style) + inside


def disc(seat: int, colour: str, x: float, y: float, radius: float = 13.0) -> str:
    """The number of a seat in the colour of its colony."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{colour}" stroke="{TEXT}" stroke-width="1.2"/>'
        + lettering(x, y + 0.37 * 1.25 * radius, str(seat), 1.25 * radius, MIDDLE + BOLD + filled(ink_on(colour)))
    )
