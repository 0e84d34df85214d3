"""The conservation laws: each notices what breaks it."""

from collections.abc import Callable
from typing import Any

import pytest

import voyageur as vg
from tests.rules.eldorado.board import HOME, table
from voyageur.games.eldorado.audit import (
    BARRIERS_LAW,
    CARDS_LAW,
    MARKET_LAW,
    PAWNS_LAW,
    PENDING_LAW,
    SIZES_LAW,
    TILES_LAW,
    audit,
)
from voyageur.games.eldorado.material import CARD_NUMBERS, MOUNTAIN, STARTERS
from voyageur.games.eldorado.state import DISCARD, EL_DORADO, IN_BOX, NO_PAWN, STANDING

Fault = Callable[[Any, Any], None]
"""What is done to a state, given its table."""

SCOUT, NATIVE = CARD_NUMBERS["scout"], CARD_NUMBERS["native"]
HANDS = [{"scout": 2, "native": 1, "sailor": 1}, {"explorer": 1, "traveler": 1}, {"traveler": 2}]
BASES: dict[str, dict[str, Any]] = {
    "idle": {
        "known": [{"scout": 1}, {"explorer": 1}, None],
        "taken": [[1], [3], None],
        "pawns": [["4,-2"], None, None],
    },
    "caves": {"options": {"caves": True}, "tiles": [{"draw": 1}, {"native": 2}, None], "caves": {"0,2": 1}},
    "home": {"pawns": [[HOME], ["24,-3"], ["3,0"]], "turn": 1},
    "two": {"players": 2, "hands": HANDS[:2], "pawns": [[HOME, "3,0"], None]},
    "path": {"pawns": [["1,0"], None, None], "pending": {"kind": "path", "symbol": "machete", "power": 2}},
    "enter": {"pawns": [["14,2"], None, None], "pending": {"kind": "enter", "to": "e"}},
    "camp": {"pawns": [["20,3"], None, None], "pending": {"kind": "enter", "to": "e"}},
    "buy": {"pending": {"kind": "buy", "card": "scout"}},
    "remove": {"pending": {"kind": "remove", "left": 2}},
    "swap": {"options": {"caves": True}, "pending": {"kind": "swap"}},
}


def position(game: vg.Game, base: str) -> vg.Position:
    """A position of that kind, with nothing wrong."""
    return table(game, **{"hands": HANDS, **BASES[base]})


def put(field: str, value: Any, where: Any = None) -> Fault:
    """Write a number, or a place of an array."""

    def to(s: Any, t: Any) -> None:
        if where is None:
            s[field] = value
        else:
            s[field][where] = value

    return to


def add(field: str, where: Any, change: int = 1) -> Fault:
    """Change a place of an array."""

    def by(s: Any, t: Any) -> None:
        s[field][where] = int(s[field][where]) + change

    return by


def empty_a_pile(s: Any, t: Any) -> None:
    """The last cards of a pile go to the box, and its slot stays taken."""
    s["box"][SCOUT] += s["stock"][SCOUT - STARTERS]
    s["stock"][SCOUT - STARTERS] = 0


def sell_out(s: Any, t: Any) -> None:
    """The same, and the slot is free."""
    empty_a_pile(s, t)
    s["in_row"][SCOUT - STARTERS] = 0


def climb(s: Any, t: Any) -> None:
    """A pawn goes up a mountain."""
    s["at"][0, 0] = (t["terrain"] == MOUNTAIN).argmax()


def go_too_far(s: Any, t: Any) -> None:
    """A pawn stops on a finishing hex."""
    s["at"][0, 0] = t["finish"].argmax()


def leave_the_course(s: Any, t: Any) -> None:
    """A pawn stands on a hex that this course does not have."""
    s["at"][0, 0] = t["hexes"]


def join_another(s: Any, t: Any) -> None:
    """A pawn goes where another player's is."""
    s["at"][1, 0] = s["at"][0, 0]


def join_ones_own(s: Any, t: Any) -> None:
    """A pawn goes where the other one of its player is."""
    s["at"][1, 0] = s["at"][1, 1]


def be_in_the_way(s: Any, t: Any) -> None:
    """Another pawn stands on the hex that is about to be entered."""
    s["at"][1, 0] = t["neighbour"][s["at"][0, 0], s["way"]]


def discard_everything(s: Any, t: Any) -> None:
    """The hand of seat 0 goes to its discard pile."""
    s["discard"][0] += s["hand"][0]
    s["hand"][0], s["sure"][0], s["hand_size"][0] = 0, 0, 0


def spend_everything(s: Any, t: Any) -> None:
    """No tile is unseen any more."""
    s["spent"] += s["unseen"]
    s["unseen"] = 0


FAULTS: list[tuple[int, str, str, Fault]] = [
    (CARDS_LAW, "a card too many is in the box", "idle", add("box", SCOUT)),
    (CARDS_LAW, "a market pile has lost a card", "idle", add("stock", SCOUT - STARTERS, -1)),
    (CARDS_LAW, "a card was played that nobody had", "idle", add("played", 0)),
    (CARDS_LAW, "a card is in a hand twice", "idle", add("hand", (0, NATIVE))),
    (CARDS_LAW, "a starting card has come from nowhere", "idle", add("discard", (2, 0))),
    (CARDS_LAW, "a seat that is not there has a card", "idle", add("deck", (3, 1))),
    (SIZES_LAW, "a hand is miscounted", "idle", add("hand_size", 1)),
    (SIZES_LAW, "a draw pile is miscounted", "idle", add("deck_size", 2)),
    (SIZES_LAW, "a card is sure that is not in the hand", "idle", add("sure", (1, 2))),
    (SIZES_LAW, "a card beside an empty draw pile is not sure", "path", add("sure", (0, NATIVE), -1)),
    (MARKET_LAW, "an empty pile is in a slot", "idle", empty_a_pile),
    (MARKET_LAW, "seven piles are in the slots", "idle", put("in_row", 1, NATIVE - STARTERS)),
    (PAWNS_LAW, "a pawn is on a mountain", "idle", climb),
    (PAWNS_LAW, "a pawn is on a finishing hex", "idle", go_too_far),
    (PAWNS_LAW, "a pawn is off the course", "idle", leave_the_course),
    (PAWNS_LAW, "a player has no pawn", "idle", put("at", NO_PAWN, (0, 0))),
    (PAWNS_LAW, "a player has a pawn too many", "idle", put("at", 0, (0, 1))),
    (PAWNS_LAW, "a seat that is not there has a pawn", "idle", put("at", 0, (3, 0))),
    (PAWNS_LAW, "two pawns are on a hex without a cave tile", "idle", join_another),
    (PAWNS_LAW, "a player's own pawns are on one hex", "two", join_ones_own),
    (PAWNS_LAW, "a pawn in El Dorado goes unnoticed", "idle", put("at", EL_DORADO, (0, 0))),
    (PAWNS_LAW, "a player has arrived without the second pawn", "two", put("arrived", 1, 0)),
    (PAWNS_LAW, "an arrival is counted of a pawn that is not there", "idle", put("arrived", 1, 1)),
    (PAWNS_LAW, "a seat that is not there has arrived", "idle", put("arrived", 1, 3)),
    (PAWNS_LAW, "the first arrival is missing", "home", put("arrived", 2, 0)),
    (PAWNS_LAW, "who has arrived is to act", "home", put("turn", 0)),
    (BARRIERS_LAW, "a junction has no barrier", "idle", put("barrier_at", -1, 0)),
    (BARRIERS_LAW, "a barrier lies where no junction is", "idle", put("barrier_at", 4, 4)),
    (BARRIERS_LAW, "a barrier of the course is in the box", "idle", put("owner", IN_BOX, 0)),
    (BARRIERS_LAW, "a barrier lies at two junctions", "idle", put("barrier_at", 0, 1)),
    (BARRIERS_LAW, "a seat that is not there has a barrier", "idle", put("owner", 3, 0)),
    (BARRIERS_LAW, "a barrier is neither here nor there", "idle", put("owner", IN_BOX - 1, 4)),
    (BARRIERS_LAW, "a barrier stands on no junction", "idle", put("owner", STANDING, 5)),
    (TILES_LAW, "a tile is lost", "caves", add("unseen", 0, -1)),
    (TILES_LAW, "a tile has come from nowhere", "caves", add("tiles", (2, 3))),
    (TILES_LAW, "there are tiles without the variant", "idle", add("spent", 0)),
    (TILES_LAW, "a pile is too high", "caves", put("pile", 5, 0)),
    (TILES_LAW, "a pile lies on no cave", "caves", put("pile", 1, 3)),
    (TILES_LAW, "there are more tiles on caves than are unseen", "caves", spend_everything),
    (PENDING_LAW, "a pawn is on no path", "idle", put("pawn", 0)),
    (PENDING_LAW, "a path has no pawn", "path", put("pawn", -1)),
    (PENDING_LAW, "caves are near nothing", "idle", put("near", 1)),
    (PENDING_LAW, "a symbol has no path", "idle", put("symbol", 1)),
    (PENDING_LAW, "a path has no symbol", "path", put("symbol", -1)),
    (PENDING_LAW, "a way is not about to be entered", "idle", put("way", 0)),
    (PENDING_LAW, "nothing is about to be entered", "enter", put("way", -1)),
    (PENDING_LAW, "a card is wanted outside a purchase", "idle", put("wanted", 0)),
    (PENDING_LAW, "nothing is being bought", "buy", put("wanted", -1)),
    (PENDING_LAW, "something is left of nothing", "idle", put("left", 1)),
    (PENDING_LAW, "a path runs while cards are discarded", "path", put("phase", DISCARD)),
    (PENDING_LAW, "a second card is being bought", "buy", put("bought", 1)),
    (PENDING_LAW, "a path has no power left", "path", put("left", 0)),
    (PENDING_LAW, "a path has no way to go", "path", put("symbol", 2)),
    (PENDING_LAW, "cards are given for a hex that takes none", "enter", put("way", 3)),
    (PENDING_LAW, "more cards are owed than are in hand", "enter", put("left", 5)),
    (PENDING_LAW, "more cards are owed for a camp than are in hand", "camp", put("left", 5)),
    (PENDING_LAW, "no card is owed", "enter", put("left", 0)),
    (PENDING_LAW, "cards are given for an occupied hex", "enter", be_in_the_way),
    (PENDING_LAW, "a card is bought that is sold out", "buy", sell_out),
    (PENDING_LAW, "a price is out of reach", "buy", put("left", 40)),
    (PENDING_LAW, "nothing is owed for a purchase", "buy", put("left", 0)),
    (PENDING_LAW, "no removal is left", "remove", put("left", 0)),
    (PENDING_LAW, "there is no card to remove", "remove", discard_everything),
    (PENDING_LAW, "a swap is too large", "swap", put("left", 4)),
    (PENDING_LAW, "a swap has no card left", "swap", discard_everything),
]


@pytest.mark.parametrize(
    ("law", "base", "fault"),
    [(law, base, fault) for law, _, base, fault in FAULTS],
    ids=[name for _, name, _, _ in FAULTS],
)
def test_a_broken_law_is_noticed(eldorado: vg.Game, law: int, base: str, fault: Fault) -> None:
    pos = position(eldorado, base)
    state = pos.state.copy()
    assert audit(state[0], pos._table[0]) == 0
    fault(state[0], pos._table[0])
    assert audit(state[0], pos._table[0]) == law


@pytest.mark.parametrize("pawns", [[[HOME], None, None], [[HOME], None, [HOME]], [[HOME], [HOME], [HOME]]])
def test_a_finished_game_keeps_the_laws(eldorado: vg.Game, pawns: list[list[str] | None]) -> None:
    pos = table(eldorado, pawns=pawns, phase="over")
    assert pos.over
    assert audit(pos._state[0], pos._table[0]) == 0


def test_with_the_caves_two_pawns_may_share_a_hex(eldorado: vg.Game) -> None:
    pos = table(eldorado, pawns=[["0,0"], ["0,0"], None], options={"caves": True})
    assert audit(pos._state[0], pos._table[0]) == 0
