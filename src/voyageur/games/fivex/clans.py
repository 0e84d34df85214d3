"""What lies before each clan: its colony, water, action cards, gems and technologies."""

from __future__ import annotations

from typing import NamedTuple

from voyageur.core import text
from voyageur.games.fivex import names
from voyageur.games.fivex.drawing import (
    BOLD,
    EDGE,
    END,
    GAP,
    GLOW,
    LIGHT,
    MIDDLE,
    PAD,
    RIM,
    SEAL,
    SOFT,
    STRIP_FACE,
    TEXT,
    WATER,
    WIDTH,
    WOOD,
    Drawn,
    at,
    disc,
    filled,
    fitted,
    ink_on,
    lettering,
    num,
    panel,
    rect,
    titled,
    use,
    width_of,
)
from voyageur.games.fivex.material import ACTION_IDS, ACTION_NUMBERS, BOX, COLONY_IDS, GEM_IDS, action_colour
from voyageur.games.fivex.tableau import tableau
from voyageur.games.fivex.view import PlayerView, View


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


def clan_colour(player: PlayerView) -> str:
    """The colour of a clan's colony."""
    colour: str = BOX["colony_cards"][COLONY_IDS.index(player.colony)]["clan_colour"]
    return colour


def _action_card(action: int, size: Size, dim: bool, language: str) -> str:
    """An action card, pale when it is discarded."""
    wide, high, colour = size.card_width, size.card_height, action_colour(action)
    name, number = names.action(ACTION_IDS[action])[language], str(action + 1)
    ink = ink_on(colour)
    if dim:
        style = f'rx="6" fill="{STRIP_FACE}" stroke="{colour}" stroke-width="2" stroke-dasharray="5 3"'
        ink = SOFT
    else:
        style = f'rx="6" fill="{colour}" stroke="{TEXT}" stroke-width="1.4"'
    drawn = rect(0, 0, wide, high, style)
    middle = high / 2 - 7 if size.named else high / 2 + 4
    drawn += use(ACTION_IDS[action], wide / 2, middle, 1.5 if size.named else 1.3, ink)
    drawn += lettering(6, 15, number, 12, BOLD + filled(ink))
    if size.named:
        drawn += lettering(wide / 2, high - 8, name, fitted(name, 13, wide - 6, True), MIDDLE + BOLD + filled(ink))
    return titled(name, drawn)


def _bid_card(water: int, size: Size) -> str:
    wide, high = size.card_width, size.card_height
    style = f'rx="6" fill="#dceef6" stroke="{WATER}" stroke-width="1.6"'
    return (
        rect(0, 0, wide, high, style)
        + use("drop", wide / 2 - 18, high / 2, 1.1, WATER)
        + lettering(wide / 2 + 2, high / 2 + 9, str(water), 24, BOLD)
    )


def water_words(player: PlayerView, language: str) -> tuple[str, str]:
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
    short, said = water_words(player, language)
    if player.water is not None:
        drawn = rect(0, 0, 106, 60, f'rx="8" fill="#dceef6" stroke="{WATER}" stroke-width="1.4"')
        drawn += use("drop", 30, 32, 1.5, WATER) + lettering(52, 41, short, 28, BOLD)
    else:
        colour = clan_colour(player)
        drawn = (
            f'<path d="M0,8L20,0V52L0,60ZM106,8L86,0V52L106,60Z" fill="{colour}" stroke="{TEXT}"/>'
            f'<rect x="20" width="66" height="52" fill="{WOOD}" stroke="{TEXT}"/>'
            f'<path d="M20,0H86V7H20Z" fill="{colour}" stroke="{TEXT}"/>'
            + use("drop", 53, 20, 0.5, "#8ecbe8")
            + lettering(53, 44, short, fitted(short, 20, 62, True), MIDDLE + BOLD + filled(LIGHT))
        )
    return titled(said, drawn)


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
        parts.append(lettering(x, 12, label, 12, BOLD + filled(SEAL) if bold else filled(SOFT)))
        for place, card in enumerate(cards):
            if heap == "bid":
                drawn = _bid_card(int(card), size)
            else:
                drawn = _action_card(ACTION_NUMBERS[card], size, heap == "discard", language)
            if heap in ("sealed", "bid"):
                drawn += use("wax", size.card_width - 7, 5, 1.05)
            parts.append(at(x + place * (size.card_width + 5), 18, drawn))
        x += max(len(cards) * (size.card_width + 5), width_of(label, 12, bold)) + 12
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
        x -= width_of(number, 16, True)
        parts.append(lettering(x, 22, number, 16, BOLD))
        x -= 13
        parts.append(use(shape, x, 16, 0.8))
        x -= 21
    words = text.say("fivex-picture-gem-points", language, points=player.gem_points)
    if player.score is not None:
        words = text.say("fivex-picture-score", language, score=player.score, gems=player.gem_points)
    parts.append(lettering(right, 48, words, 14, END + BOLD))
    return "".join(parts)


def _clan(player: PlayerView, view: View, width: float, size: Size, language: str) -> Drawn:
    """Everything that lies before a clan, in a panel, and its height."""
    room = width - 2 * PAD - 4
    name = names.colony(player.colony)[language]
    words = _status(player, view, language)
    colony = text.say("fivex-picture-colony", language, seat=player.seat, colony=name)
    label = text.say("fivex-picture-water-label", language, screen="yes" if player.water is None else "no")
    broad = width > WIDTH / 2
    beside = BESIDE if broad else room
    parts = [
        titled(colony, use(player.colony, 0, 12)),
        disc(player.seat, clan_colour(player), 108, 30, 14),
        lettering(130, 36, name, fitted(name, 18, beside - 130 - (0 if broad else 175), True), BOLD),
        lettering(96, 62, words, fitted(words, 14, beside - 96 - (0 if broad else 130)), filled(TEXT)) if words else "",
        at(0, HEAD, lettering(0, 12, label, 12, filled(SOFT)) + at(0, 18, _water(player, language))),
        at(0, HEAD + 22 if broad else 12, _tally(player, beside, language)),
    ]
    cards = _cards(player, view, size, language)
    if broad:  # the technologies lie beside the colony or below it, where they need less room
        x, y = BESIDE + 34, 10 + 18 + size.card_height + 14
        parts.append(at(x, 10, cards))
        low = max(y, HEAD + 92)
        choices = [(x, y, *tableau(player.groups, room - x, size.technology, language))]
        choices.append((0.0, low, *tableau(player.groups, room, size.technology, language)))
        x, y, lying, height = min(choices, key=lambda choice: max(low, choice[1] + choice[3]))
        bottom = max(low, y + height)
    else:
        parts.append(at(128, HEAD, cards))
        y = HEAD + 18 + size.card_height + 14
        x, (lying, height) = 0.0, tableau(player.groups, room, size.technology, language)
        bottom = y + height
    return at(PAD + 4, 0, "".join(parts) + at(x, y, lying)), bottom + 8


def clans(view: View, language: str) -> Drawn:
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
            outline = f"M10,0Q0,0 0,10V{num(height - 10)}Q0,{num(height)} 10,{num(height)}Z"
            band = f'<path d="{outline}" fill="{clan_colour(player)}"/>'
            style = (GLOW, 3.0) if _to_act(player, view) or player.seat in view.winners else (RIM, 1.2)
            clan = panel(width, height, band + inside, *style)
            grouped = f'<g class="fx-clan" data-seat="{player.seat}">{clan}</g>'
            parts.append(at(place * (half + GAP), y, grouped))
        y += height + GAP
    return "".join(parts), y - GAP


def _others(view: View) -> list[PlayerView]:
    """The other clans, clockwise from this seat's left; all of them for a spectator."""
    if view.seat is None:
        return list(view.players)
    players = len(view.players)
    return [view.players[(view.seat + step) % players] for step in range(1, players)]
