"""Technologies as they lie on the table, alone or joined in groups, with what is seen of them.

Two that are joined share a strip, and of it one corner and one gem are seen, those of the card that lies over the
other. A gem that counts is filled and stands between two laurels, one that sleeps is hollow and has but one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from voyageur.core import text
from voyageur.games.fivex import names
from voyageur.games.fivex.drawing import (
    BOLD,
    FACE,
    FADED,
    LAUREL,
    LIGHT,
    MIDDLE,
    RIM,
    SOFT,
    STRIP_FACE,
    TEXT,
    WOOD,
    Drawn,
    at,
    filled,
    fitted,
    ink_on,
    lettering,
    mirrored,
    num,
    rect,
    titled,
    use,
    width_of,
)
from voyageur.games.fivex.material import (
    ACTION_IDS,
    CARD_IDS,
    CARD_NUMBERS,
    CENTRE,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    GAIN,
    GAIN_DIE,
    GEM,
    GEM_IDS,
    KIND_IDS,
    LEFT,
    LEFT_EDGE,
    RIGHT,
    RIGHT_EDGE,
    SIDES,
    STEAL,
    action_colour,
)
from voyageur.games.fivex.view import GroupView

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


def badge(corner: int, x: float, y: float) -> str:
    """What a corner gives: +1, + die, +1 for each such card, or 1 from each who played it."""
    kind, target = int(CORNER_KIND[corner]), int(CORNER_TARGET[corner])
    plate, ink = ("#2f1f1a", LIGHT) if kind == STEAL else (LIGHT, TEXT)
    style = MIDDLE + BOLD + filled(ink)
    drawn = rect(x - 25, y - 11, 50, 22, f'rx="11" fill="{plate}" stroke="{TEXT}" stroke-width="0.8"')
    if kind == GAIN:
        return drawn + lettering(x, y + 5.3, "+1", 15, style)
    if kind == GAIN_DIE:
        return drawn + lettering(x - 9, y + 5.3, "+", 15, style) + use("die", x + 6, y, 0.66)
    drawn += use(f"chip-{ACTION_IDS[target]}", x + 15, y, 0.62)
    if kind == STEAL:
        return drawn + lettering(x - 16, y + 5.3, "1", 15, style) + use("arrow", x - 4, y, 0.8, ink)
    return drawn + lettering(x - 9.5, y + 5, "+1×", 14, style)


def _corner_words(corner: int, language: str) -> str:
    target = int(CORNER_TARGET[corner])
    return text.say(
        "fivex-picture-corner",
        language,
        side=SIDES[corner % 2],
        action=names.action(ACTION_IDS[CORNER_ACTION[corner]]),
        kind=KIND_IDS[CORNER_KIND[corner]],
        target=names.action(ACTION_IDS[target]) if target >= 0 else "",
    )


def _edge(card: int, side: int, state: int) -> str:
    """The strip of a card on one side, unless it is covered, and the laurel beside it."""
    x = STRIP / 2 if side == LEFT else CARD_WIDTH - STRIP / 2
    joined = state != FREE
    inner = STRIP + 5 if side == LEFT else CARD_WIDTH - STRIP - 5
    ink = LAUREL if joined else FADED
    parts = [
        mirrored("laurel", inner, GEM_LINE, 1.0, ink) if side == LEFT else use("laurel", inner, GEM_LINE, 1.0, ink)
    ]
    if state not in _VISIBLE:
        return "".join(parts)
    corner = 2 * card + side
    colour = action_colour(int(CORNER_ACTION[corner]))
    parts.append(rect(x - 24, 4, 48, 64, f'rx="6" fill="{colour}" stroke="{TEXT}" stroke-width="0.8"'))
    parts.append(use(ACTION_IDS[CORNER_ACTION[corner]], x, 24, 1.2, ink_on(colour)))
    parts.append(badge(corner, x, 54))
    name = GEM_IDS[GEM[card, LEFT_EDGE if side == LEFT else RIGHT_EDGE]]
    parts.append(use(f"{name}-{'active' if joined else 'asleep'}", x, GEM_LINE, 1.08))
    return "".join(parts)


def _halves(words: str) -> list[str]:
    """A name in two lines that are as equal as can be, or in one if it has nowhere to part."""
    places = [place for place, letter in enumerate(words, start=1) if letter in " -"]
    lines = [(words[:place].strip(), words[place:]) for place in (*places, len(words))]
    best = min(lines, key=lambda pair: max(width_of(line, 1) for line in pair))
    return [line for line in best if line]


def face(card: int, left: int, right: int, language: str) -> str:
    """A technology with what is seen of it."""
    begin = STRIP if left == CUT_UNDER else 0.0
    end = CARD_WIDTH - (STRIP if right == CUT_UNDER else 0.0)
    rim = f'stroke="{WOOD}" stroke-width="1.6"'
    parts = [
        rect(begin - 4, 3, end - begin + 8, CARD_HEIGHT + 1, 'rx="9" fill="#2a1a10" fill-opacity="0.34"'),
        rect(begin, 0, end - begin, CARD_HEIGHT, f'class="fx-card" rx="8" fill="{STRIP_FACE}" {rim}'),
        rect(STRIP, 0.8, STEP - STRIP, CARD_HEIGHT - 1.6, f'fill="{FACE}"'),
        f'<path d="M{num(STRIP)},1V{num(CARD_HEIGHT - 1)}M{num(STEP)},1V{num(CARD_HEIGHT - 1)}" stroke="{RIM}" '
        'stroke-dasharray="2 3"/>',
    ]
    middle, room = CARD_WIDTH / 2, STEP - STRIP - 4
    lines = _halves(names.technology(CARD_IDS[card])[language])
    size = min(fitted(line, 14, room, True) for line in lines)
    top = 18 if len(lines) > 1 else 26
    parts += [lettering(middle, top + 15 * row, line, size, MIDDLE + BOLD) for row, line in enumerate(lines)]
    parts.append(use(CARD_IDS[card], middle, 59))
    centre = GEM_IDS[GEM[card, CENTRE]]
    parts += [
        use("laurel", middle - 18, GEM_LINE, 0.9, LAUREL),
        mirrored("laurel", middle + 18, GEM_LINE, 0.9, LAUREL),
    ]
    parts.append(use(f"{centre}-active", middle, GEM_LINE, 0.95))
    parts += [_edge(card, LEFT, left), _edge(card, RIGHT, right)]
    return titled(_card_words(card, left, right, language), "".join(parts))


def _card_words(card: int, left: int, right: int, language: str) -> str:
    """A technology and what is seen of it, in words."""
    said = [names.technology(CARD_IDS[card])[language]]
    gems = []
    for place, side, state in ((LEFT_EDGE, LEFT, left), (CENTRE, None, OVER), (RIGHT_EDGE, RIGHT, right)):
        if state in _VISIBLE:
            if side is not None:
                said.append(_corner_words(2 * card + side, language))
            gems.append(_gem_words(GEM_IDS[GEM[card, place]], state != FREE, language))
    return " · ".join([*said, *gems])


def _gem_words(gem: str, active: bool, language: str) -> str:
    return text.say("fivex-picture-gem", language, gem=gem, state="active" if active else "asleep")


# ---- groups -----------------------------------------------------------------------------------------------------


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
        faces.append(at(start + STEP * place, 0, face(card, lefts[place], rights[place], language)))
    order = _levels(piece.over)
    drawn = [faces[place] for place in sorted(range(len(faces)), key=lambda place: order[place])]
    end = start + STEP * (len(faces) - 1) + CARD_WIDTH - (STRIP if rights[-1] == CUT_UNDER else 0)
    if piece.before is not None:
        drawn.append(_goes_on(8, LEFT, lefts[0]))
    if piece.after is not None:
        drawn.append(_goes_on(end + MARK - 8, RIGHT, rights[-1]))
    return "".join(drawn)


def _beside(upper: bool | None, before: bool) -> int:
    """What is beside the edge where a group is cut; `upper` tells of the card before the cut."""
    if upper is None:
        return FREE
    return CUT_UNDER if upper == before else CUT_OVER


def _goes_on(x: float, side: int, state: int) -> str:
    """Three dots where a group goes on in another row, and the laurel that the gem there has from the card there."""
    dots = "".join(f'<circle cx="{num(x)}" cy="{num(y)}" r="3" fill="{WOOD}"/>' for y in (40, 52, 64))
    if state == CUT_UNDER:
        return dots
    return dots + (
        use("laurel", x + 9, GEM_LINE, 1.0, LAUREL)
        if side == LEFT
        else mirrored("laurel", x - 9, GEM_LINE, 1.0, LAUREL)
    )


def tableau(groups: Sequence[GroupView], room: float, scale: float, language: str) -> Drawn:
    """The technologies of a clan in as many rows as they need."""
    if not groups:
        words = text.say("fivex-picture-no-technology", language)
        return lettering(4, 18, words, 13, filled(SOFT) + ' font-style="italic"'), 26.0
    x, y, gap, parts = 0.0, 0.0, 16.0, []
    for piece in (piece for group in groups for piece in _pieces(group, room / scale)):
        if x and x + piece.width > room / scale:
            x, y = 0.0, y + CARD_HEIGHT + 14
        parts.append(at(x, y, _piece(piece, language)))
        x += piece.width + gap
    return f'<g transform="scale({scale:g})">{"".join(parts)}</g>', (y + CARD_HEIGHT + 4) * scale
