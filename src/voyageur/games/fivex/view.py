"""What a seat may know, as structs: an allow-list, so that nothing hidden can slip into it.

Hidden are the cards and bids that others have sealed, whether they have sealed any, and the water behind their screens.
Who pays attention has counted that water; a view says only what the account of the round makes sure of it.
"""

from __future__ import annotations

from functools import cache

import msgspec

from voyageur.core.action import Seat
from voyageur.core.position import Plain, Position, plain, seats_in
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import (
    ACTION_IDS,
    CARD_IDS,
    CENTRE,
    COLONY_IDS,
    GEM_IDS,
    GEM_PLACES,
    GEM_POINTS,
    LEFT_EDGE,
    MOST_GEMS,
    RIGHT_EDGE,
    ROUNDS,
    SIDES,
    WATER_A_POINT,
)
from voyageur.games.fivex.state import BID, CHOOSE, DECK, FOLLOW, NO_BID, NO_LIMIT, NONE, OVER, REMOVED, TAKE

PHASES = ("choose", "follow", "bid", "take", "over")
CORNER_IDS = tuple(f"{card}.{side}" for card in CARD_IDS for side in SIDES)
"""Each corner as it is written, by its number."""
FLOWS = ("gained", "stolen", "drawn", "lost", "paid")
"""The ways in which water comes and goes, as an account has them."""
LOSSES = ("lost", "paid")
"""Those in which it goes."""


class GroupView(msgspec.Struct, frozen=True):
    """Technologies joined in a row, from left to right."""

    cards: tuple[str, ...]
    over: tuple[bool, ...]
    """Of each joint: whether the card on its left lies over the one on its right."""
    lit: tuple[tuple[str, ...], ...]
    """Of each card: which of its gems are active, by their places: `left`, `center`, `right`."""


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
    x: str
    """The colour in which the X brings most; of equals, the first."""
    points: dict[str, int]
    """What the gems of each colour are worth, the X counted in its one."""
    gem_points: int
    """What all gems are worth."""
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


@cache
def actions_in(bits: int) -> tuple[str, ...]:
    """The action cards whose bits are set."""
    return tuple(name for action, name in enumerate(ACTION_IDS) if bits >> action & 1)


def cards_at(s: Plain, place: int) -> tuple[str, ...]:
    """The technologies that are there."""
    return tuple(card for card, where in zip(CARD_IDS, s["where"], strict=True) if where == place)


@cache
def lit_in(over: tuple[bool, ...]) -> tuple[tuple[str, ...], ...]:
    """The active gems of cards joined so: those in the centre, and of each joint the upper one [7.3, 7.4]."""
    lit = [[GEM_PLACES[CENTRE]] for _ in range(len(over) + 1)]
    for joint, lies in enumerate(over):
        if lies:
            lit[joint].append(GEM_PLACES[RIGHT_EDGE])
        else:
            lit[joint + 1].insert(0, GEM_PLACES[LEFT_EDGE])
    return tuple(tuple(places) for places in lit)


def group_of(cards: tuple[str, ...], over: tuple[bool, ...]) -> GroupView:
    """Technologies joined so."""
    return GroupView(cards, over, lit_in(over))


@cache
def worth_of(gems: tuple[int, ...]) -> tuple[str, dict[str, int]]:
    """The colour to which the colony's X is added, and the points of each colour with it, as `rules.points_for` has."""
    points = [[int(GEM_POINTS[min(number + x, MOST_GEMS)]) for x in (0, 1)] for number in gems]
    gains = [after - before for before, after in points]
    joker = gains.index(max(gains))
    return GEM_IDS[joker], {name: points[gem][gem == joker] for gem, name in enumerate(GEM_IDS)}


def groups_of(s: Plain, seat: Seat) -> tuple[GroupView, ...]:
    """A seat's groups, in the order of their first cards."""
    found = []
    for card, (where, left) in enumerate(zip(s["where"], s["left"], strict=True)):
        if where == seat and left == NONE:
            row = [card]
            while s["right"][row[-1]] != NONE:
                row.append(s["right"][row[-1]])
            over = tuple(bool(s["over"][joined]) for joined in row[:-1])
            found.append(group_of(tuple(CARD_IDS[joined] for joined in row), over))
    return tuple(found)


def improvements_of(s: Plain, seat: Seat) -> tuple[str, ...]:
    """The corners of a seat's technologies that are visible."""
    bits = s["corners"][seat]
    return tuple(name for corner, name in enumerate(CORNER_IDS) if bits >> corner & 1)


def market_of(s: Plain) -> tuple[str, ...]:
    """The offer, oldest first."""
    return tuple(CARD_IDS[card] for card in s["market"] if card != NONE)


def _is_open(s: Plain, seat: Seat, explorers: tuple[Seat, ...]) -> bool:
    """Whether the card that a seat has chosen lies open, as `rules.is_open` has it."""
    return s["phase"] == FOLLOW and seat not in explorers


def _face_up(s: Plain, seat: Seat, explorers: tuple[Seat, ...]) -> int:
    """The action card that lies open before a seat, or NONE."""
    card: int = NONE
    if s["phase"] in (BID, TAKE):
        card = s["played"][seat]
    elif _is_open(s, seat, explorers):
        card = s["choice"][seat]
    return card


def _player(s: Plain, seat: Seat, explorers: tuple[Seat, ...], score: int, shown: bool) -> PlayerView:
    card = _face_up(s, seat, explorers)
    table = 0 if card == NONE else 1 << card
    hand, water, most = s["hand"][seat] & ~table, s["water"][seat], s["most"][seat]
    x, points = worth_of(tuple(s["gems"][seat]))
    return PlayerView(
        seat=seat,
        colony=COLONY_IDS[s["colony"][seat]],
        water=water if shown else None,
        at_least=water if shown else s["least"][seat],
        at_most=water if shown else None if most == NO_LIMIT else most,
        hand=actions_in(hand),
        discard=actions_in(~(hand | table)),
        face_up=None if card == NONE else ACTION_IDS[card],
        explorer=seat in explorers and s["phase"] in (CHOOSE, FOLLOW),
        groups=groups_of(s, seat),
        improvements=improvements_of(s, seat),
        gems=dict(zip(GEM_IDS, s["gems"][seat], strict=True)),
        x=x,
        points=points.copy(),
        gem_points=score - water // WATER_A_POINT,  # the rest of a score is water [8.3]
        score=score if shown else None,
    )


def _account(s: Plain, seat: Seat) -> AccountView:
    bid, won = s["bid"][seat], s["won"][seat]
    return AccountView(
        seat=seat,
        played=ACTION_IDS[s["played"][seat]],
        bid=None if s["phase"] == BID or bid == NO_BID else bid,
        won=None if won == NONE else CARD_IDS[won],
        **{flow: s[flow][seat] for flow in FLOWS},
    )


def last_round(s: Plain, players: int) -> RoundView | None:
    """The account of the round whose cards were revealed last."""
    if s["played"][0] == NONE:
        return None
    number = s["round_number"] - (s["phase"] in (CHOOSE, FOLLOW))
    die = None if s["die"] == NONE else s["die"]
    return RoundView(number, die, tuple(_account(s, seat) for seat in range(players)))


def view(position: Position, seat: Seat | None) -> View:
    """The table as that seat sees it; None is a spectator."""
    record, t = position._state[0], position._table[0]
    s, explorers = plain(record), seats_in(rules.explorers(record, t))
    everything = bool(t["open_screens"]) or s["phase"] == OVER
    choice = NONE if seat is None or _is_open(s, seat, explorers) else s["choice"][seat]
    bid = NO_BID if seat is None or s["phase"] != BID else s["bid"][seat]
    return View(
        seat=seat,
        phase=PHASES[s["phase"]],
        round=s["round_number"],
        rounds=ROUNDS,
        screens=position._options["screens"],
        changes=position._options["changes"],
        deciding=seats_in(rules.deciders(record, t)),
        choice=None if choice == NONE else ACTION_IDS[choice],
        bid=bid if bid > 0 else None,
        turn=None if s["turn"] == NONE else s["turn"],
        market=market_of(s),
        market_limit=position.players - 1,
        deck=cards_at(s, DECK),
        removed=cards_at(s, REMOVED),
        last=last_round(s, position.players),
        players=tuple(
            _player(s, each, explorers, int(score), everything or each == seat)
            for each, score in enumerate(position.scores)
        ),
        winners=position.winners,
    )


def scores(view: View) -> tuple[float | None, ...]:
    """Each clan's score, where the viewer knows its water."""
    return tuple(None if player.score is None else float(player.score) for player in view.players)


def awaited(view: View) -> tuple[Seat, ...]:
    """Those whose choice this is, but for the viewer once it has made it, and for who is seen to have no water to bid.

    That a clan is dry is shown with the bids, and not by whom the game waits for [5.3].
    """
    own = view.seat if view.choice is not None or view.bid is not None else None
    dry = {player.seat for player in view.players if view.phase == "bid" and player.at_most == 0}
    return tuple(seat for seat in view.deciding if seat != own and seat not in dry)


def reveals(before: Position, after: Position) -> bool:
    """Whether a move opened what was sealed, needed chance, or ended the game, when screens are lifted."""
    old, new = before._state[0], after._state[0]
    opened = old["phase"] != TAKE and (old["phase"] != new["phase"] or old["round_number"] != new["round_number"])
    return bool(opened or old["rng"] != new["rng"] or new["phase"] == OVER)
