"""The table as text."""

from __future__ import annotations

from voyageur.core import text
from voyageur.core.sheet import Sheet
from voyageur.games.fivex import names
from voyageur.games.fivex.material import (
    ACTION_IDS,
    CARD_NUMBERS,
    CENTRE,
    CORNER_ACTION,
    GEM,
    GEM_IDS,
    LEFT,
    LEFT_EDGE,
    RIGHT,
    RIGHT_EDGE,
    SIDES,
    WATER_A_POINT,
)
from voyageur.games.fivex.view import FLOWS, AccountView, GroupView, PlayerView, View

Row = tuple[str, ...]


def _say(key: str, language: str, **arguments: object) -> str:
    return text.say(f"fivex-table-{key}", language, **arguments)


def _sheet(title: str, columns: tuple[str, ...], rows: list[Row], language: str) -> Sheet:
    return Sheet(title, tuple(_say(column, language) for column in columns), tuple(rows))


# ---- players ----------------------------------------------------------------------------------------------------


def _between(least: int, most: int | None) -> str:
    """A number that is known, or what is known of it."""
    if most is None:
        return f"≥ {least}" if least else "?"
    return str(least) if least == most else f"{least}–{most}"


def _players(view: View, language: str) -> Sheet:
    rows: list[Row] = []
    for player in view.players:
        most = None if player.at_most is None else player.gem_points + player.at_most // WATER_A_POINT
        gems = [f"{names.gem(gem)[language]} {number}" for gem, number in player.gems.items() if number]
        rows.append(
            (
                f"{'▶' if player.seat in view.deciding else ' '} {player.seat}",
                names.colony(player.colony)[language],
                _between(player.at_least, player.at_most),
                str(sum(len(group.cards) for group in player.groups)),
                ", ".join(["X", *gems]),
                str(player.gem_points),
                _between(player.gem_points + player.at_least // WATER_A_POINT, most),
            )
        )
    title = f"{_say('players', language)} · {_situation(view, language)}"
    columns = ("seat", "colony", "water", "technologies", "gems", "gem-points", "points")
    return _sheet(title, columns, rows, language)


def _situation(view: View, language: str) -> str:
    """The round, whose choice it is, and what the viewer has sealed."""
    if view.phase == "over":
        return text.say("game-over", language)
    parts = [
        _say("round", language, round=view.round, rounds=view.rounds),
        _say(view.phase, language, seats=view.deciding, count=len(view.deciding)),
    ]
    later = [player.seat for player in view.players if player.explorer]
    if view.phase == "choose" and later:
        parts.append(_say("later", language, seats=later, count=len(later)))
    if view.choice is not None:
        parts.append(_say("chosen", language, action=view.choice))
    if view.bid is not None:
        parts.append(_say("own-bid", language, water=view.bid))
    return " · ".join(parts)


def _cards(view: View, language: str) -> Sheet:
    """Where the action cards of each clan are: all of that is public, but for what is sealed."""
    rows: list[Row] = []
    for player in view.players:
        places = dict.fromkeys(player.hand, "in-hand") | dict.fromkeys(player.discard, "discarded")
        if player.face_up is not None:
            places[player.face_up] = "face-up"
        rows.append((str(player.seat), *(_say(places[card], language) for card in ACTION_IDS)))
    heads = (_say("seat", language), *(names.action(card)[language] for card in ACTION_IDS))
    return Sheet(_say("cards", language), heads, tuple(rows))


# ---- technologies -----------------------------------------------------------------------------------------------


def _offer(view: View, language: str) -> Sheet:
    """A row for each corner of the technologies on offer."""
    rows: list[Row] = []
    for card in view.market:
        gems = [names.gem(GEM_IDS[gem])[language] for gem in GEM[CARD_NUMBERS[card]]]
        for side, edge in ((LEFT, LEFT_EDGE), (RIGHT, RIGHT_EDGE)):
            corner = 2 * CARD_NUMBERS[card] + side
            rows.append(
                (
                    names.technology(card)[language],
                    text.say("fivex-side", language, side=SIDES[side]),
                    names.action(ACTION_IDS[CORNER_ACTION[corner]])[language],
                    names.does(corner)[language],
                    gems[edge],
                    gems[CENTRE],
                )
            )
    title = _say("offer", language, deck=len(view.deck), removed=len(view.removed))
    columns = ("technology", "corner", "action", "improvement", "edge-gem", "centre-gem")
    return _sheet(title, columns, rows, language)


def _end(card: str, side: int, edge: int, language: str) -> str:
    """What an end of a group can be joined by, and the gem asleep there."""
    number = CARD_NUMBERS[card]
    action = names.action(ACTION_IDS[CORNER_ACTION[2 * number + side]])[language]
    return f"{action}, {names.gem(GEM_IDS[GEM[number, edge]])[language]}"


def _joined(group: GroupView, language: str) -> str:
    """The technologies of a group, and which of two neighbours lies over the other."""
    row = names.technology(group.cards[0])[language]
    for card, over in zip(group.cards[1:], group.over, strict=True):
        row = _say("over" if over else "under", language, left=row, right=names.technology(card)[language])
    return row


def _groups(view: View, language: str) -> Sheet:
    rows: list[Row] = []
    for player in view.players:
        for group in player.groups:
            ends = _end(group.cards[0], LEFT, LEFT_EDGE, language), _end(group.cards[-1], RIGHT, RIGHT_EDGE, language)
            rows.append((str(player.seat), _joined(group, language), *ends))
    return _sheet(_say("groups", language), ("seat", "group", "left-end", "right-end"), rows, language)


def _improvements(view: View, language: str) -> Sheet:
    """What each clan's visible corners add to each action."""
    rows: list[Row] = []
    for player in view.players:
        for action, added in _added(player, language).items():
            rows.append((str(player.seat), names.action(action)[language], ", ".join(added)))
    return _sheet(_say("improvements", language), ("seat", "action", "improvement"), rows, language)


def _added(player: PlayerView, language: str) -> dict[str, list[str]]:
    """What a clan's visible corners bring, by action."""
    corners = [names.corner(name) for name in player.improvements]
    added = {
        name: [names.does(corner)[language] for corner in corners if CORNER_ACTION[corner] == action]
        for action, name in enumerate(ACTION_IDS)
    }
    return {action: words for action, words in added.items() if words}


# ---- the last round ---------------------------------------------------------------------------------------------


def _account(view: View, language: str) -> Sheet:
    """What every clan did and got in the round whose cards were revealed last."""
    assert view.last is not None
    rows = [_clan(clan, language) for clan in view.last.clans]
    key, die = ("account", {}) if view.last.die is None else ("account-die", {"die": view.last.die})
    columns = ("seat", "played", "bid-made", *FLOWS, "won")
    return _sheet(_say(key, language, round=view.last.round, **die), columns, rows, language)


def _clan(clan: AccountView, language: str) -> Row:
    bid = "" if clan.bid is None else str(clan.bid) if clan.bid else _say("dry", language)
    changes = [f"{'+' if water > 0 else '−'}{abs(water)}" if water else "" for water in map(clan.change, FLOWS)]
    won = "" if clan.won is None else names.technology(clan.won)[language]
    return str(clan.seat), names.action(clan.played)[language], bid, *changes, won


def sheets(view: View, language: str) -> list[Sheet]:
    """The last round, the clans' technologies, the offer, the action cards, the players; what is empty is left out."""
    made = [] if view.last is None else [_account(view, language)]
    if any(player.groups for player in view.players):
        made += [_groups(view, language), _improvements(view, language)]
    if view.market:
        made.append(_offer(view, language))
    return [*made, _cards(view, language), _players(view, language)]
