"""Our own vector glyphs: actions, gems, technologies, colonies and small signs, drawn once and used by their names.

Whatever is drawn in `currentColor` takes the ink that it is used with.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from voyageur.games.fivex.drawing import LIGHT, PAPER, SEAL, SOFT, TEXT, ink_on, mirrored, num, use
from voyageur.games.fivex.material import ACTION_IDS, ACTION_NUMBERS, BOX, CARD_IDS, action_colour

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
        f'<ellipse transform="translate({num(0.035 * y * y - 3)} {num(y)}) rotate({turn})" cx="-2.4" rx="3.7" '
        'ry="1.6"/>'
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
    return f'<g id="fx-chip-{ACTION_IDS[action]}">{disc}{use(ACTION_IDS[action], 0, 0, 0.82, ink_on(colour))}</g>'


def _land(colony: dict[str, Any]) -> str:
    """A colony under its evening sky, and its gem."""
    far, near = LANDS.get(colony["key"], LANDS["amber_dunes"])
    colour = colony["clan_colour"]
    laurels = use("laurel", 23, 30, 1.0, LIGHT) + mirrored("laurel", 61, 30, 1.0, LIGHT)
    return (
        f'<g id="fx-{colony["key"]}"><rect width="84" height="60" rx="2" fill="url(#fx-dusk)"/>'
        f'<circle cx="60" cy="16" r="7" fill="#ffe3a8"/><path d="{far}" fill="{colour}" fill-opacity="0.75"/>'
        f'<path d="{near}" fill="{colour}"/><circle cx="42" cy="30" r="17" fill="#2a1b30" fill-opacity="0.55"/>'
        f'{laurels}{use("x", 42, 30, 0.9)}<rect width="84" height="60" rx="2" fill="none" stroke="{TEXT}"/></g>'
    )


@cache
def definitions() -> str:
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
