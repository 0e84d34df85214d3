"""What a seat may know, as msgspec structs built field by field from what is public and what is its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from voyageur.core.action import Seat
from voyageur.core.position import Plain, Position, plain
from voyageur.games.eldorado.actions import MARKET_IDS, WAY_IDS
from voyageur.games.eldorado.course import Course, course_of
from voyageur.games.eldorado.material import (
    BARRIER_COST,
    BARRIER_TERRAIN,
    CARD_IDS,
    SYMBOLS,
    TERRAINS,
    TILE_IDS,
)
from voyageur.games.eldorado.state import BUYING, EL_DORADO, ENTERING, NO_PAWN, NONE, NOTHING, PATH

PHASES = ("play", "discard", "over")
HOME = "el-dorado"
"""Where a pawn is that has arrived."""
DOINGS = ("", "path", "enter", "buy", "remove", "swap")
"""What a seat can be in the middle of, by number."""


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player; the hand only where the viewer may see it."""

    seat: int
    pawns: tuple[str, ...]
    """A hex each, as "q,r", or "el-dorado"."""
    to_go: int
    """The cheapest terrain still to cross, all pawns together."""
    barriers: tuple[int, ...]
    hand_size: int
    hand: dict[str, int] | None
    sure: dict[str, int]
    """Cards that everybody can be sure are in the hand."""
    deck_size: int
    deck: dict[str, int] | None
    """What is in the draw pile, in no order; only for the player, who can work it out."""
    hidden: dict[str, int]
    """Hand and draw pile together, which everybody can work out."""
    discard: dict[str, int]
    tiles: dict[str, int]


class BarrierView(msgspec.Struct, frozen=True):
    """A barrier of the course, standing or taken."""

    number: int
    terrain: str
    cost: int
    between: tuple[str, str]
    """The letters of the two boards."""
    owner: int | None
    """The seat that has taken it; None while it stands."""


class PendingView(msgspec.Struct, frozen=True):
    """What the seat to act is in the middle of."""

    kind: str
    """"path", "enter", "buy", "remove" or "swap"."""
    pawn: int | None = None
    symbol: str | None = None
    left: int = 0
    """Power left, cards owed, half coins owed, removals left, or cards put down for a swap."""
    to: str | None = None
    """Where to: a direction, or "barrier 3"."""
    card: str | None = None
    """The card being bought."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    course: dict[str, object] | str
    """The option: an id, or the course document."""
    phase: str
    """"play", "discard" or "over"."""
    round: int
    round_cap: int
    first_player: int
    turn: int
    last_round: bool
    bought: bool
    passing: bool
    saveable: str | None
    pending: PendingView | None
    played: dict[str, int]
    row: dict[str, int]
    """The piles in the market's six slots."""
    above: dict[str, int]
    box: dict[str, int]
    """Cards out of the game."""
    barriers: tuple[BarrierView, ...]
    caves: dict[str, int]
    """Tiles left on each cave, by hex."""
    unseen: dict[str, int]
    """Tiles nobody has seen yet: on the caves or left out of the game."""
    spent: dict[str, int]
    """Tiles out of the game."""
    arrived: tuple[int, ...]
    """Seats whose pawns are all in El Dorado, in order of arrival."""
    players: tuple[PlayerView, ...]
    winners: tuple[int, ...]


def counts(numbers: Sequence[int], names: tuple[str, ...]) -> dict[str, int]:
    """How many there are of each, by name, in the order of the names; those there are."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def hex_name(course: Course, number: int) -> str:
    """A hex as it is written, "q,r"."""
    place = course.hexes[number]
    return f"{place.q},{place.r}"


def hex_number(course: Course, name: str) -> int:
    """The hex that is written so."""
    q, _, r = name.partition(",")
    return course.number[int(q), int(r)]


def pawns_of(s: Plain, course: Course, seat: Seat) -> tuple[str, ...]:
    """Where a seat's pawns are."""
    places = [place for place in s["at"][seat] if place != NO_PAWN]
    return tuple(HOME if place == EL_DORADO else hex_name(course, place) for place in places)


def barriers_of(s: Plain, seat: Seat) -> tuple[int, ...]:
    """The numbers of the barriers a seat has taken."""
    return tuple(number for number, owner in enumerate(s["owner"], start=1) if owner == seat)


def market_of(s: Plain, in_row: bool) -> dict[str, int]:
    """The piles in the slots, or those above."""
    piles = zip(MARKET_IDS, s["stock"], s["in_row"], strict=True)
    return {card: stock for card, stock, slot in piles if stock and slot == in_row}


def caves_of(s: Plain, caves: int, course: Course) -> dict[str, int]:
    """Tiles left on each cave, by hex; none without the variant."""
    return {hex_name(course, course.caves[cave]): s["pile"][cave] for cave in range(caves)}


def arrivals(s: Plain) -> tuple[Seat, ...]:
    """The seats whose pawns are all in El Dorado, in order."""
    order = s["arrived"]
    return tuple(sorted((seat for seat, number in enumerate(order) if number), key=order.__getitem__))


def _player(s: Plain, course: Course, seat: Seat, score: float, shown: bool) -> PlayerView:
    hand, deck = s["hand"][seat], s["deck"][seat]
    return PlayerView(
        seat=seat,
        pawns=pawns_of(s, course, seat),
        to_go=-int(score),
        barriers=barriers_of(s, seat),
        hand_size=s["hand_size"][seat],
        hand=counts(hand, CARD_IDS) if shown else None,
        sure=counts(s["sure"][seat], CARD_IDS),
        deck_size=s["deck_size"][seat],
        deck=counts(deck, CARD_IDS) if shown else None,
        hidden=counts([held + left for held, left in zip(hand, deck, strict=True)], CARD_IDS),
        discard=counts(s["discard"][seat], CARD_IDS),
        tiles=counts(s["tiles"][seat], TILE_IDS),
    )


def _barriers(s: Plain, course: Course) -> tuple[BarrierView, ...]:
    """Those of the course, in the order one comes to them."""
    found = []
    for junction in course.junctions:
        if junction.barrier:
            barrier = s["barrier_at"][junction.place]
            owner = s["owner"][barrier]
            found.append(
                BarrierView(
                    number=barrier + 1,
                    terrain=TERRAINS[BARRIER_TERRAIN[barrier]],
                    cost=int(BARRIER_COST[barrier]),
                    between=(junction.first, junction.second),
                    owner=owner if owner >= 0 else None,
                )
            )
    return tuple(found)


def _pending(s: Plain) -> PendingView | None:
    doing = s["doing"]
    if doing == NOTHING:
        return None
    return PendingView(
        kind=DOINGS[doing],
        pawn=s["pawn"] + 1 if doing in (PATH, ENTERING) else None,
        symbol=SYMBOLS[s["symbol"]] if doing == PATH else None,
        left=s["left"],
        to=WAY_IDS[s["way"]] if doing == ENTERING else None,
        card=MARKET_IDS[s["wanted"]] if doing == BUYING else None,
    )


def _copied(course: Any) -> Any:
    """The option, which JSON can hold, apart from the game's own; `deepcopy` takes six times as long."""
    return msgspec.json.decode(msgspec.json.encode(course))


def view(position: Position, seat: Seat | None) -> View:
    """The table as that seat sees it; None is a spectator."""
    s, options = plain(position._state[0]), position._options
    course, arrived = course_of(options["course"]), arrivals(s)
    return View(
        seat=seat,
        course=_copied(options["course"]),
        phase=PHASES[s["phase"]],
        round=s["round_number"],
        round_cap=options["round_cap"],
        first_player=s["first"],
        turn=s["turn"],
        last_round=bool(arrived) or s["round_number"] == options["round_cap"],
        bought=bool(s["bought"]),
        passing=bool(s["passing"]),
        saveable=None if s["saveable"] == NONE else CARD_IDS[s["saveable"]],
        pending=_pending(s),
        played=counts(s["played"], CARD_IDS),
        row=market_of(s, in_row=True),
        above=market_of(s, in_row=False),
        box=counts(s["box"], CARD_IDS),
        barriers=_barriers(s, course),
        caves=caves_of(s, position._table[0]["caves"], course),
        unseen=counts(s["unseen"], TILE_IDS),
        spent=counts(s["spent"], TILE_IDS),
        arrived=arrived,
        players=tuple(_player(s, course, p, score, p == seat) for p, score in enumerate(position.scores)),
        winners=position.winners,
    )


def reveals(before: Position, after: Position) -> bool:
    """Whether a move drew a card or a tile: nothing else needs chance, and nothing else is hidden."""
    return bool(before._state[0]["rng"] != after._state[0]["rng"])


def coins(halves: int) -> str:
    """A sum of half coins, as people write it."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)
