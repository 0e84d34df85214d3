"""The table as SVG, drawn from a view: it can show nothing that the view does not hold.

Here are the sky, the offer, the account of the last round, the legend, and the whole; `clans` draws what lies before
each clan, `tableau` the technologies. Colour never speaks alone: actions have a glyph, gems a shape, seats a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

from voyageur.core import text
from voyageur.games.fivex import names
from voyageur.games.fivex.clans import clan_colour, clans, water_words
from voyageur.games.fivex.drawing import (
    BOLD,
    CAME,
    EDGE,
    END,
    FADED,
    FONT,
    GAP,
    LAUREL,
    LIGHT,
    MIDDLE,
    PAD,
    QUOTES,
    RIM,
    SOFT,
    STRUCK,
    TEXT,
    WATER,
    WENT,
    WIDTH,
    Drawn,
    at,
    disc,
    filled,
    fitted,
    lettering,
    mirrored,
    num,
    panel,
    rect,
    titled,
    use,
    width_of,
)
from voyageur.games.fivex.glyphs import definitions
from voyageur.games.fivex.material import ACTION_IDS, CARD_NUMBERS, CORNER_KIND, EXCAVATION, GEM_IDS, KIND_IDS
from voyageur.games.fivex.tableau import CARD_HEIGHT, CARD_WIDTH, FREE, badge, face
from voyageur.games.fivex.view import FLOWS, AccountView, View

# ---- the sky above the table ------------------------------------------------------------------------------------

SKY = 112.0
STARS = "M90,14h0M300,14h0M660,52h0M640,16h0M760,30h0M830,12h0M905,26h0M985,44h0M1180,20h0"


def _situation(view: View, language: str) -> str:
    """The round, and who has to do what, or who won."""
    seats = view.winners if view.phase == "over" else view.deciding if view.turn is None else (view.turn,)
    said = {"phase": view.phase, "round": view.round, "rounds": view.rounds}
    return text.say("fivex-picture-heading", language, seats=_seats(seats), count=len(seats), **said)


def _seats(seats: Iterable[int]) -> str:
    return ", ".join(str(seat) for seat in seats)


def _sky(view: View, language: str) -> str:
    """A planet above the dunes, the name of the game, the round and what happens in it."""
    parts = [
        rect(0, 0, WIDTH, SKY + 40, 'fill="url(#fx-sky)"'),
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
    parts.append(lettering(EDGE, 40, title, 28, BOLD + filled(LIGHT)))
    said = _situation(view, language)
    parts.append(lettering(EDGE, 68, said, fitted(said, 18, 900), filled(LIGHT)))
    first = EDGE + width_of(title, 28, True) + 30
    for number in range(1, view.rounds + 1):
        passed = number < view.round or view.phase == "over"
        now = number == view.round and not passed
        fill = "#ffd27a" if now else "#f4d6a8" if passed else "none"
        style = f'fill="{fill}" fill-opacity="{1 if now else 0.8:g}" stroke="#f4d6a8" stroke-width="1.4"'
        x = first + 20 * (number - 1)
        parts.append(f'<circle cx="{num(x)}" cy="31" r="{9 if now else 5}" {style}/>')
        if now:
            parts.append(lettering(x, 35.4, str(number), 12, MIDDLE + BOLD))
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
    parts = [lettering(PAD, 23, text.say("fivex-picture-offer", language), 17, BOLD)]
    full = len(view.market) == view.market_limit
    for place in range(view.market_limit):
        x = PAD + place * step
        if place >= len(view.market):
            style = f'rx="8" fill="none" stroke="{RIM}" stroke-width="1.6" stroke-dasharray="6 5"'
            parts.append(rect(x, top, CARD_WIDTH * OFFER_SCALE, high, style))
            continue
        card = face(CARD_NUMBERS[view.market[place]], FREE, FREE, language)
        parts.append(at(x, top, card, OFFER_SCALE))
        newest = place == len(view.market) - 1
        age = ("newest" if newest else "") if place else "leaving" if full else "only" if newest else "oldest"
        if age:
            label = text.say("fivex-picture-age", language, age=age)
            style = BOLD + filled(WENT) if age == "leaving" else filled(SOFT)
            parts.append(lettering(x + CARD_WIDTH * OFFER_SCALE / 2, top + high + 21, label, 13, MIDDLE + style))
    x = PAD + view.market_limit * step + 6
    parts.append(_pile(len(view.deck), x, top, language))
    x += 98
    parts.append(_elsewhere(view, x, width - PAD - x, language))
    height = top + high + 32
    return panel(width, height, "".join(parts)), height


def _pile(cards: int, x: float, y: float, language: str) -> str:
    """The pile, face down."""
    if not cards:
        drawn = rect(x, y, 84, 112, f'rx="8" fill="none" stroke="{RIM}" stroke-width="1.6" stroke-dasharray="6 5"')
    else:
        edges = min(4, cards)
        drawn = "".join(
            rect(x + 2 * k, y + 2 * (3 - k), 78, 106, f'rx="8" fill="#6b3f63" stroke="{TEXT}" stroke-width="0.9"')
            for k in range(edges)
        )
        x0, y0 = x + 2 * (edges - 1), y + 2 * (4 - edges)
        drawn += at(
            x0,
            y0,
            '<circle cx="39" cy="40" r="20" fill="url(#fx-planet)"/>'
            '<path d="M6,84Q26,68 44,80T72,74V100H6Z" fill="#d3a066"/>'
            + lettering(39, 48, str(cards), 24, MIDDLE + BOLD + filled(LIGHT)),
        )
    words = text.say("fivex-picture-pile", language, cards=cards)
    return titled(words, drawn) + lettering(x + 42, y + 134, words, fitted(words, 13, 104), MIDDLE + filled(SOFT))


def _elsewhere(view: View, x: float, room: float, language: str) -> str:
    """The names of the technologies that are to come, and of those that are gone."""
    listed = [(names.technology(card)[language], "") for card in view.deck]
    listed += [(names.technology(card)[language], STRUCK) for card in view.removed]
    columns = int(room / NAME_WIDE)
    rows = -(-len(listed) // columns)
    parts = [lettering(x, 23, text.say("fivex-picture-elsewhere", language), 13, BOLD)] if listed else []
    for number, (name, style) in enumerate(listed):
        column, row = divmod(number, rows)
        where = x + column * NAME_WIDE, 46 + row * NAME_HIGH
        parts.append(lettering(*where, name, fitted(name, 13, NAME_WIDE - 8), style + filled(SOFT)))
    return "".join(parts)


# ---- the account of the last round ------------------------------------------------------------------------------


def _entry(account: AccountView, view: View, room: float, language: str) -> Drawn:
    """What one clan played, bid, won, got and lost."""
    player = view.players[account.seat]
    name = names.action(account.played)[language]
    parts = [disc(account.seat, clan_colour(player), 13, 15, 12), use(f"chip-{account.played}", 46, 15, 0.92)]
    parts.append(lettering(66, 20, name, fitted(name, 15, room - 66, True), BOLD))
    y = 46.0
    lines: list[tuple[str, str, str]] = []
    if account.played == ACTION_IDS[EXCAVATION]:
        state = "bidding" if account.bid is None else "bid" if account.bid else "dry"
        lines.append((text.say("fivex-picture-bid", language, state=state), str(account.bid or ""), TEXT))
    if account.won is not None:
        lines.append((text.say("fivex-picture-won", language, card=names.technology(account.won)), "", CAME))
    total = 0
    for flow in FLOWS:
        water = account.change(flow)
        total += water
        if water:
            lines.append(
                (text.say("fivex-picture-entry", language, kind=flow), _signed(water), CAME if water > 0 else WENT)
            )
    for words, number, ink in lines:
        size = fitted(words, 13, room - width_of(number, 14, True) - 6)
        parts.append(lettering(0, y, words, size, "" if number else BOLD + filled(ink)))
        parts.append(lettering(room, y, number, 14, END + BOLD + filled(ink)))
        y += 18
    words = text.say("fivex-picture-entry", language, kind="total")
    parts.append(f'<path d="M0,{num(y - 11)}H{num(room)}" stroke="{RIM}"/>')
    y += 5
    parts += [use("drop", 7, y - 5, 0.5, WATER), lettering(18, y, words, 13, BOLD)]
    parts.append(lettering(room, y, _signed(total), 15, END + BOLD))
    return "".join(parts), y


def _account(view: View, language: str) -> Drawn:
    """The round that was revealed last, a column for each clan."""
    if view.last is None:
        return "", 0.0
    last = view.last
    width, columns = WIDTH - 2 * EDGE, len(last.clans)
    room = (width - 2 * PAD - 28 * (columns - 1)) / columns
    going = "yes" if view.phase in ("bid", "take") else "no"
    head = text.say("fivex-picture-account", language, round=last.round, going=going)
    parts = [lettering(PAD, 23, head, 17, BOLD)]
    if last.die is not None:
        words = text.say("fivex-picture-die", language)
        x = PAD + width_of(head, 17, True) + 24
        parts += [lettering(x, 23, words, 14), use("die", x + width_of(words, 14) + 16, 18, 0.95)]
        parts.append(lettering(x + width_of(words, 14) + 16, 23, str(last.die), 14, MIDDLE + BOLD))
    bottom = 0.0
    for place, account in enumerate(last.clans):
        drawn, height = _entry(account, view, room, language)
        parts.append(at(PAD + place * (room + 28), 36, drawn))
        bottom = max(bottom, height)
    for place in range(1, columns):
        x = PAD + place * (room + 28) - 14
        parts.append(f'<path d="M{num(x)},40V{num(36 + bottom)}" stroke="{RIM}" stroke-dasharray="3 4"/>')
    height = 36 + bottom + 12
    return panel(width, height, "".join(parts)), height


def _signed(water: int) -> str:
    return f"+{water}" if water > 0 else f"−{-water}" if water < 0 else "0"


# ---- what the signs mean ----------------------------------------------------------------------------------------


def _legend(language: str) -> Drawn:
    """The glyphs, corners and gems in words."""
    width, samples = WIDTH - 2 * EDGE, []
    for number, action in enumerate(ACTION_IDS, start=1):
        samples.append((use(f"chip-{action}", 15, 0, 0.9), 34.0, f"{number} {names.action(action)[language]}"))
    corners = [
        next(corner for corner in range(len(CORNER_KIND)) if CORNER_KIND[corner] == kind)
        for kind in range(len(KIND_IDS))
    ]
    for kind, corner in zip(KIND_IDS, corners, strict=True):
        samples.append((badge(corner, 25, 0), 56.0, text.say("fivex-picture-kind", language, kind=kind)))
    first = GEM_IDS[0]
    awake = (
        use("laurel", 6, 0, 0.9, LAUREL) + use(f"{first}-active", 22, 0, 0.85) + mirrored("laurel", 38, 0, 0.9, LAUREL)
    )
    asleep = use("laurel", 6, 0, 0.9, FADED) + use(f"{first}-asleep", 22, 0, 0.85)
    for drawn, wide, state in ((awake, 54.0, "active"), (asleep, 42.0, "asleep")):
        samples.append((drawn, wide, text.say("fivex-picture-laurels", language, state=state)))
    x, y, parts = PAD, 24.0, []
    for drawn, wide, words in samples:
        needed = wide + width_of(words, 13)
        if x > PAD and x + needed > width - PAD:
            x, y = PAD, y + 32
        parts.append(at(x, y, drawn + lettering(wide, 4.5, words, 13)))
        x += needed + 26
    return panel(width, y + 24, "".join(parts)), y + 24


# ---- the whole --------------------------------------------------------------------------------------------------


def _described(view: View, language: str) -> str:
    """The table in a few sentences."""
    said = [_situation(view, language)]
    if view.market:
        said.append(text.say("fivex-picture-offered", language, cards=[names.technology(card) for card in view.market]))
    for player in view.players:
        held = [names.technology(card) for group in player.groups for card in group.cards]
        said.append(
            text.say(
                "fivex-picture-clan",
                language,
                seat=player.seat,
                colony=names.colony(player.colony),
                points=player.gem_points,
                count=len(held),
                cards=held,
            )
        )
        said.append(water_words(player, language)[1])
    return " ".join(f"{sentence}." for sentence in said)


def picture(view: View, language: str = "en") -> str:
    """The whole table: the offer, the account of the last round, and every clan, this seat's own first."""
    parts, y = [_sky(view, language)], SKY
    for drawn, height in (_offer(view, language), _account(view, language), clans(view, language), _legend(language)):
        if height:
            parts.append(at(EDGE, y, drawn))
            y += height + GAP
    y += EDGE - GAP
    label = text.say("fivex-picture-label", language)
    ground = rect(0, SKY + 30, WIDTH, y - SKY - 30, 'fill="url(#fx-sand)"')
    ground += rect(0, SKY + 30, WIDTH, y - SKY - 30, 'fill="url(#fx-ripples)"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(WIDTH)} {num(y)}" width="{num(WIDTH)}" '
        f'font-family="{FONT}" fill="{TEXT}" role="img" aria-label="{escape(label, QUOTES)}">'
        f"<title>{escape(label)}</title><desc>{escape(_described(view, language))}</desc>"
        f"{definitions()}{ground}{''.join(parts)}</svg>"
    )
