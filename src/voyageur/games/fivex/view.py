"""What a seat may know, as structs: an allow-list, so that nothing hidden can slip into it.

Hidden are the cards and bids that others have sealed, whether they have sealed any, and the water behind their screens.
"""

from __future__ import annotations

from typing import Any

import msgspec

from voyageur.core.action import Seat
from voyageur.core.position import Position
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTIONS,
    CARD_IDS,
    CARDS,
    COLONY_IDS,
    CORNERS,
    GEM_IDS,
    ROUNDS,
    SIDES,
)
from voyageur.games.fivex.state import BID, CHOOSE, DECK, FOLLOW, NO_BID, NO_LIMIT, NONE, OVER, REMOVED, TAKE

PHASES = ("choose", "follow", "bid", "take", "over")
FLOWS = ("gained", "stolen", "drawn", "lost", "paid")
"""The ways in which water comes and goes, as an account has them."""
LOSSES = ("lost", "paid")
"""Those in which it goes."""


class GroupView(msgspec.Struct, frozen=True):
    """Technologies joined in a row, from left to right."""

    cards: tuple[str, ...]
    over: tuple[bool, ...]
    """Of each joint: whether the card on its left lies over the one on its right."""


class PlayerView(msgspec.Struct, frozen=True):
    """One clan."""

    seat: int
    colony: str
    water: int | None
    """None behind a screen."""
    at_least: int
    """Water it is sure to have, by what this round or the last has shown."""
    at_most: int | None
    hand: tuple[str, ...]
    """Action cards that are neither face up nor discarded; a sealed one is among them."""
    discard: tuple[str, ...]
    face_up: str | None
    """The action card on the table."""
    explorer: bool
    """Whether it chooses this round after the others have revealed."""
    groups: tuple[GroupView, ...]
    improvements: tuple[str, ...]
    """The corners that are visible, as `tomb_lamp.left`."""
    gems: dict[str, int]
    """Active gems by colour, the colony's X not counted."""
    gem_points: int
    """What the gems are worth, the X where it brings most."""
    score: int | None
    """With the water; None where that is hidden."""


class AccountView(msgspec.Struct, frozen=True):
    """What one clan did and got in a round."""

    seat: int
    played: str
    bid: int | None
    """Open bid, 0 for a clan without water; None for who made none, or while bids are sealed."""
    gained: int
    """From the reserve, by improvements."""
    stolen: int
    """From other clans, by improvements."""
    drawn: int
    """By the action itself."""
    lost: int
    """Taken by other clans."""
    paid: int
    won: str | None
    """The technology taken."""

    def change(self, flow: str) -> int:
        """How much water came in one of the `FLOWS`; less than nothing where it went."""
        water: int = getattr(self, flow)
        return -water if flow in LOSSES else water


class RoundView(msgspec.Struct, frozen=True):
    """The round whose action cards were revealed last; it may still be going on."""

    round: int
    die: int | None
    """What a lone bidder had to beat."""
    clans: tuple[AccountView, ...]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    phase: str
    round: int
    rounds: int
    screens: str
    changes: bool
    deciding: tuple[int, ...]
    """The seats whose choice this is; nobody is told which of them have made it."""
    choice: str | None
    """The action card this seat has sealed."""
    bid: int | None
    """The bid this seat has sealed."""
    turn: int | None
    """The winner of an auction who takes a technology now."""
    market: tuple[str, ...]
    """The offer, oldest first."""
    market_limit: int
    deck: tuple[str, ...]
    """Technologies still to come, in no order."""
    removed: tuple[str, ...]
    last: RoundView | None
    players: tuple[PlayerView, ...]
    winners: tuple[int, ...]


def actions_in(bits: int) -> tuple[str, ...]:
    """The action cards whose bits are set."""
    return tuple(ACTION_IDS[action] for action in range(ACTIONS) if bits >> action & 1)


def cards_at(s: Any, place: int) -> tuple[str, ...]:
    """The technologies that are there."""
    return tuple(CARD_IDS[card] for card in range(CARDS) if s["where"][card] == place)


def groups_of(s: Any, seat: Seat) -> tuple[GroupView, ...]:
    """A seat's groups, in the order of their first cards."""
    found = []
    for card in range(CARDS):
        if s["where"][card] == seat and s["left"][card] == NONE:
            row = [card]
            while s["right"][row[-1]] != NONE:
                row.append(int(s["right"][row[-1]]))
            over = tuple(bool(s["over"][joined]) for joined in row[:-1])
            found.append(GroupView(tuple(CARD_IDS[joined] for joined in row), over))
    return tuple(found)


def improvements_of(s: Any, seat: Seat) -> tuple[str, ...]:
    """The corners of a seat's technologies that are visible."""
    bits = int(s["corners"][seat])
    return tuple(f"{CARD_IDS[corner // 2]}.{SIDES[corner % 2]}" for corner in range(CORNERS) if bits >> corner & 1)


def market_of(s: Any) -> tuple[str, ...]:
    """The offer, oldest first."""
    return tuple(CARD_IDS[card] for card in s["market"].tolist() if card != NONE)


def deciding_in(position: Position) -> tuple[Seat, ...]:
    """The seats whose choice it is now, whether or not they have made it."""
    s, t = position._state[0], position._table[0]
    return tuple(seat for seat in range(position.players) if rules.decides(s, t, seat))


def face_up(s: Any, t: Any, seat: Seat) -> int:
    """The action card that lies open before a seat, or NONE."""
    if s["phase"] in (BID, TAKE):
        return int(s["played"][seat])
    return int(s["choice"][seat]) if rules.is_open(s, t, seat) else NONE


def _player(position: Position, seat: Seat, shown: bool) -> PlayerView:
    s, t = position._state[0], position._table[0]
    card = face_up(s, t, seat)
    table = 0 if card == NONE else 1 << card
    hand, most = int(s["hand"][seat]) & ~table, int(s["most"][seat])
    return PlayerView(
        seat=seat,
        colony=COLONY_IDS[s["colony"][seat]],
        water=int(s["water"][seat]) if shown else None,
        at_least=int(s["water"][seat] if shown else s["least"][seat]),
        at_most=int(s["water"][seat]) if shown else None if most == NO_LIMIT else most,
        hand=actions_in(hand),
        discard=actions_in(~(hand | table)),
        face_up=None if card == NONE else ACTION_IDS[card],
        explorer=s["phase"] in (CHOOSE, FOLLOW) and bool(rules.follows(s, t, seat)),
        groups=groups_of(s, seat),
        improvements=improvements_of(s, seat),
        gems=dict(zip(GEM_IDS, s["gems"][seat].tolist(), strict=True)),
        gem_points=int(rules.gem_points(s, seat)),
        score=int(position.scores[seat]) if shown else None,
    )


def _account(s: Any, seat: Seat) -> AccountView:
    bid, won = int(s["bid"][seat]), int(s["won"][seat])
    return AccountView(
        seat=seat,
        played=ACTION_IDS[s["played"][seat]],
        bid=None if s["phase"] == BID or bid == NO_BID else bid,
        won=None if won == NONE else CARD_IDS[won],
        **{flow: int(s[flow][seat]) for flow in FLOWS},
    )


def last_round(position: Position) -> RoundView | None:
    """The account of the round whose cards were revealed last."""
    s = position._state[0]
    if s["played"][0] == NONE:
        return None
    number = int(s["round_number"]) - (s["phase"] in (CHOOSE, FOLLOW))
    die = None if s["die"] == NONE else int(s["die"])
    return RoundView(number, die, tuple(_account(s, seat) for seat in range(position.players)))


def view(position: Position, seat: Seat | None) -> View:
    """The table as that seat sees it; None is a spectator."""
    s, t = position._state[0], position._table[0]
    everything = bool(t["open_screens"]) or s["phase"] == OVER
    own = NONE if seat is None else seat
    choice = NONE if own == NONE or rules.is_open(s, t, own) else int(s["choice"][own])
    bid = NO_BID if own == NONE or s["phase"] != BID else int(s["bid"][own])
    return View(
        seat=seat,
        phase=PHASES[s["phase"]],
        round=int(s["round_number"]),
        rounds=ROUNDS,
        screens=position._options["screens"],
        changes=position._options["changes"],
        deciding=deciding_in(position),
        choice=None if choice == NONE else ACTION_IDS[choice],
        bid=bid if bid > 0 else None,
        turn=None if s["turn"] == NONE else int(s["turn"]),
        market=market_of(s),
        market_limit=position.players - 1,
        deck=cards_at(s, DECK),
        removed=cards_at(s, REMOVED),
        last=last_round(position),
        players=tuple(_player(position, each, everything or each == seat) for each in range(position.players)),
        winners=position.winners,
    )


def scores(view: View) -> tuple[int | None, ...]:
    """Each clan's score, where the viewer knows its water."""
    return tuple(player.score for player in view.players)


def reveals(before: Position, after: Position) -> bool:
    """Whether a move opened what was sealed, needed chance, or ended the game, when screens are lifted."""
    old, new = before._state[0], after._state[0]
    opened = old["phase"] != TAKE and (old["phase"] != new["phase"] or old["round_number"] != new["round_number"])
    return bool(opened or old["rng"] != new["rng"] or new["phase"] == OVER)
