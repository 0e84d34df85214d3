"""Bad input: every error is raised by an example, says what is wrong in both languages, and changes nothing."""

import copy
from typing import Any

import pytest

import voyageur as vg
from tests.rules.hostile import (
    DAMAGE,
    check_contradiction,
    check_damaged_document,
    check_damaged_record,
    check_illegal_actions,
    check_over,
    errors_listed,
    errors_raised,
    refused,
    unchanged,
)
from voyageur.core import text
from voyageur.games.eldorado.material import CARD_IDS, TILE_COUNT, TILE_IDS

HAND = {"explorer": 1, "traveler": 1, "scout": 1, "native": 1}
TABLE = {"players": 3, "pawns": [["-1,0"], ["0,-1"], ["4,-2"]], "hands": [HAND, None, None]}
"""Three players on the course of the first game, whose barriers are 1 to 4 in this order."""


def at(place: str, **fields: Any) -> dict[str, Any]:
    """Seat 0 at a hex."""
    return {"pawns": [[place], ["0,-1"], ["4,-2"]], **fields}


def hand(*cards: str) -> list[Any]:
    """These cards in the hand of seat 0."""
    return [{card: cards.count(card) for card in cards}, None, None]


def tiles(*names: str, **fields: Any) -> dict[str, Any]:
    """A table with the caves, and these tiles before seat 0."""
    return {"options": {"caves": True}, "tiles": [{name: names.count(name) for name in names}, None, None], **fields}


def path(power: int = 1, symbol: str = "machete", **more: Any) -> dict[str, Any]:
    """Seat 0 in the middle of a move."""
    return {"pending": {"kind": "path", "symbol": symbol, "power": power, **more}}


def enter(to: str = "e", **more: Any) -> dict[str, Any]:
    """Seat 0 about to enter rubble."""
    return at("5,-4", pending={"kind": "enter", "to": to, **more})


def buy(card: str = "scout", **more: Any) -> dict[str, Any]:
    """Seat 0 in the middle of a purchase."""
    return {"pending": {"kind": "buy", "card": card, **more}}


def two_players(*pawns: str, **fields: Any) -> dict[str, Any]:
    """Two players, with these pawns of seat 0."""
    return {"players": 2, "pawns": [list(pawns), None], "hands": [HAND, None], **fields}


REMOVE = {"pending": {"kind": "remove", "left": 2}}
SWAP = tiles(pending={"kind": "swap", "put": 0})
EMPTY_HAND = {"hands": hand()}
MOST_TILES = [tile for tile, number in zip(TILE_IDS, TILE_COUNT, strict=True) for _ in range(number)][:25]
POOR_PAYER = tiles("symbol", hands=hand("explorer", "pioneer"), **buy("treasure_chest"))
"""Three coins are owed, and only a Pioneer whose symbol is changed brings them."""


# ---- moves that cannot be read ----------------------------------------------------------------------------------

UNREADABLE: list[tuple[str, Any]] = [
    ("eldorado-unknown-near", "scuot: ne"),
    ("eldorado-unknown-near", "scout: north"),
    ("eldorado-unknown-near", "scout: pawn3 ne"),
    ("eldorado-unknown-near", "scout: barrier 7"),
    ("eldorado-unknown-near", "buy explorer"),
    ("eldorado-unknown-near", "enter"),
    ("eldorado-unknown", ""),
    ("eldorado-unknown", "fly me to the moon"),
    ("eldorado-unknown", {}),
    ("eldorado-unknown", {"kind": "fly"}),
    ("eldorado-unknown", {"kind": "buy", "card": "explorer"}),
    ("eldorado-unknown", {"kind": "buy", "card": 3}),
    ("eldorado-unknown", {"kind": ["buy"]}),
    ("eldorado-unknown", {"kind": "move", "card": "scout", "to": "ne", "pawn": 3}),
    ("eldorado-unknown", {"kind": "move", "card": "scout", "to": "ne", "pawn": True}),
    ("eldorado-unknown", {"kind": "move", "card": "scout", "to": "ne", "symbol": 1}),
    ("eldorado-unknown", {"kind": "end", "card": "scout"}),
    ("eldorado-unknown", {"kind": "end", 3: "scout"}),
    ("move-unreadable", None),
    ("move-unreadable", 3.5),
    ("move-unreadable", -1),
    ("move-unreadable", 1_000_000),
    ("move-unreadable", ["end"]),
]


@pytest.mark.parametrize(("key", "move"), UNREADABLE)
def test_a_move_that_cannot_be_read_is_refused(eldorado: vg.Game, key: str, move: Any) -> None:
    pos = eldorado.position(TABLE)
    with unchanged(pos), refused(vg.UnknownMove, key):
        pos.play(move)


def test_a_misspelt_move_gets_a_hint(eldorado: vg.Game) -> None:
    with pytest.raises(vg.UnknownMove, match="“scout: ne”"):
        eldorado.action("scuot: ne")
    with pytest.raises(vg.UnknownMove, match="“tile paddle_2: e”"):
        eldorado.action("tile paddel_2: e")


def test_capitals_and_spaces_do_not_matter(eldorado: vg.Game) -> None:
    assert str(eldorado.action("  Scout:PAWN2   ne ")) == "scout: pawn2 ne"


# ---- moves that are not legal -----------------------------------------------------------------------------------

ILLEGAL: list[tuple[str, dict[str, Any], str]] = [
    ("discarding", {"phase": "discard"}, "scout: e"),
    ("discarding", {"phase": "discard"}, "buy scout"),
    ("discarding", {"phase": "discard"}, "done"),
    ("card", {"phase": "discard"}, "discard sailor"),
    ("card", {}, "sailor: ne"),
    ("card", {}, "take scout"),
    ("card", {}, "use compass"),
    ("card", {}, "discard sailor"),
    ("card", {}, "pioneer+symbol: ne"),
    ("card", enter(), "give sailor"),
    ("card", buy(), "pay sailor"),
    ("card", REMOVE, "remove sailor"),
    ("card", SWAP, "swap sailor"),
    ("card", tiles("remove"), "tile remove sailor"),
    ("caves", {}, "tile draw"),
    ("caves", {}, "tile native: e"),
    ("caves", {}, "scout+symbol: ne"),
    ("caves", {}, "save"),
    ("caves", buy(), "pay tile coin_1"),
    ("tile", tiles(), "tile draw"),
    ("tile", tiles(), "tile pass_through"),
    ("tile", tiles(), "tile machete_2: e"),
    ("tile", tiles(), "scout+symbol: ne"),
    ("tile", tiles(), "save"),
    ("tile", tiles(**buy()), "pay tile coin_1"),
    ("tile", tiles(**path()), "tile pass_through"),
    ("path-first", path(), "end"),
    ("path-first", path(), "scout: e"),
    ("path-first", path(), "discard scout"),
    ("path-first", tiles("save_item", **path()), "save"),
    ("give-first", enter(), "end"),
    ("give-first", enter(), "pay scout"),
    ("pay-first", buy(), "end"),
    ("pay-first", buy(), "buy scout"),
    ("pay-short", POOR_PAYER, "pay pioneer"),
    ("pay-short", POOR_PAYER, "pay explorer+symbol"),
    ("remove-first", REMOVE, "end"),
    ("remove-first", REMOVE, "swap scout"),
    ("swap-first", SWAP, "end"),
    ("swap-none", SWAP, "done"),
    ("path", {}, "go e"),
    ("path", {}, "stop"),
    ("give", {}, "give scout"),
    ("pay", {}, "pay scout"),
    ("remove", {}, "remove scout"),
    ("swap", {}, "swap scout"),
    ("done", {}, "done"),
    ("save", tiles("save_item"), "save"),
    ("save", tiles("save_item", **buy()), "save"),
    ("bought-move", {"bought": True}, "scout: e"),
    ("bought-move", {"bought": True}, "native: e"),
    ("bought-move", {"bought": True}, "enter e"),
    ("bought-move", tiles("pass_through", bought=True), "tile pass_through"),
    ("bought", {"bought": True}, "buy scout"),
    ("pawn", {}, "scout: pawn2 e"),
    ("pawn", {}, "enter pawn2 e"),
    ("pawn-home", two_players("el-dorado", "-1,0"), "scout: e"),
    ("pawn-home", two_players("5,-4", "el-dorado"), "enter pawn2 e"),
    ("edge", at("3,0"), "scout: se"),
    ("edge", at("3,0", **path()), "go se"),
    ("mountain", at("0,1"), "native: se"),
    ("mountain", at("0,1"), "enter se"),
    ("start", at("-1,-1"), "scout: nw"),
    ("start", at("-1,-1"), "native: w"),
    ("barrier-between", at("3,-1"), "scout: ne"),
    ("barrier-between", at("3,-1"), "native: e"),
    ("occupied", {}, "native: ne"),
    ("occupied", two_players("-1,0", "0,0"), "scout: e"),
    ("barrier", at("3,-1"), "scout: barrier 5"),
    ("barrier-taken", at("3,-1", taken=[None, [1], None]), "scout: barrier 1"),
    ("barrier-far", {}, "scout: barrier 1"),
    ("barrier-far", at("3,-1"), "native: barrier 2"),
    ("cards-instead", at("5,-4"), "scout: e"),
    ("cards-instead", at("13,1"), "scout: barrier 3"),
    ("cards-instead", at("5,-4", **path()), "go ne"),
    ("cards-instead", two_players("-1,0", "5,-4"), "scout: pawn2 e"),
    ("power-instead", {}, "enter e"),
    ("power-instead", at("3,-1"), "enter barrier 1"),
    ("symbol", {}, "traveler: e"),
    ("symbol", at("3,-1"), "traveler: barrier 1"),
    ("symbol", tiles("coin_2"), "tile coin_2: e"),
    ("symbol", path(), "go se"),
    ("symbol-own", tiles("symbol"), "scout+symbol: e"),
    ("power", at("13,0"), "explorer: sw"),
    ("power", at("13,0", **path()), "go sw"),
    ("power", tiles("machete_1", **at("13,0")), "tile machete_1: sw"),
    ("enter-cards", at("5,-4", **EMPTY_HAND), "enter e"),
    ("pile-empty", {"row": {}}, "buy scout"),
    ("pile-empty", {"row": {}, "hands": hand("transmitter")}, "take scout"),
    ("pile-above", {}, "buy pioneer"),
    ("price", {}, "buy trailblazer"),
    ("passing", tiles("pass_through", passing=True), "tile pass_through"),
    ("passing", tiles("pass_through", passing=True, **path()), "tile pass_through"),
    ("hand-empty", tiles("swap", **EMPTY_HAND), "tile swap"),
    ("hand-empty", tiles("remove", **EMPTY_HAND), "tile remove sailor"),
]


@pytest.mark.parametrize(("key", "fields", "move"), ILLEGAL, ids=[f"{key}: {move}" for key, _, move in ILLEGAL])
def test_an_illegal_move_is_refused_and_changes_nothing(
    eldorado: vg.Game, key: str, fields: dict[str, Any], move: str
) -> None:
    pos = eldorado.position({**TABLE, **fields})
    with unchanged(pos), refused(vg.IllegalMove, f"eldorado-no-{key}"):
        pos.play(move)


@pytest.mark.parametrize(
    ("fields", "move", "words"),
    [
        (two_players("-1,0", "5,-4"), "scout: pawn2 e", "enter pawn2 e"),
        (at("13,1"), "scout: barrier 3", "enter barrier 3"),
        (at("13,0"), "explorer: sw", "asks for 2, and only 1"),
        ({}, "buy trailblazer", "costs 3, and you can pay 2½"),
        (at("3,-1"), "native: e", "Barrier 1"),
        ({}, "native: ne", "seat 1"),
        (path(), "end", "machete 1"),
        (buy(owed=1), "end", "½"),
    ],
)
def test_a_reason_says_what_there_is_and_what_would_be_right(
    eldorado: vg.Game, fields: dict[str, Any], move: str, words: str
) -> None:
    with pytest.raises(vg.IllegalMove, match=words):
        eldorado.position({**TABLE, **fields}).play(move)


EVERYTHING = tiles(
    *("machete_2", "coin_1", "paddle_2", "draw", "remove", "swap", "save_item", "pass_through", "native", "symbol"),
    hands=[dict.fromkeys(CARD_IDS, 1), None, None],
)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        EMPTY_HAND,
        {"bought": True},
        {"phase": "discard"},
        {"row": {}},
        path(),
        enter(),
        buy(),
        REMOVE,
        SWAP,
        POOR_PAYER,
        EVERYTHING,
        at("13,1", **EVERYTHING),
        {**EVERYTHING, **path()},
        {**EVERYTHING, **buy("photographer")},
        two_players("el-dorado", "5,-4"),
    ],
)
def test_every_action_that_is_not_legal_is_refused_with_a_reason(eldorado: vg.Game, fields: dict[str, Any]) -> None:
    check_illegal_actions(eldorado.position({**TABLE, **fields}))


def test_a_seat_that_is_not_to_act_is_told_whose_turn_it_is(eldorado: vg.Game) -> None:
    pos = eldorado.position(TABLE)
    with unchanged(pos), refused(vg.IllegalMove, "not-your-turn", match="seat 1"):
        pos.play("end", seat=1)


def test_after_the_end_no_move_is_legal(eldorado: vg.Game) -> None:
    check_over(eldorado.position({**TABLE, **at("el-dorado", phase="over")}), "end")


# ---- positions that contradict themselves -----------------------------------------------------------------------

CONTRADICTIONS: list[tuple[str, dict[str, Any]]] = [
    ("seats", {"hands": [HAND]}),
    ("seats", {"decks": [None, None]}),
    ("seats", {"pawns": []}),
    ("seats", {"taken": [[1], [], [], []]}),
    ("seats", tiles(tiles=[{}])),
    ("seats", {"known": [{}]}),
    ("card", {"hands": hand("llama")}),
    ("card", {"box": {"llama": 1}}),
    ("card", {"row": {"llama": 1}}),
    ("card", {"saveable": "llama"}),
    ("card", buy("llama")),
    ("market-card", {"row": {"sailor": 1}}),
    ("market-card", {"above": {"sailor": 1}}),
    ("market-card", buy("sailor")),
    ("tile", tiles("llama")),
    ("tile", tiles(spent={"llama": 1})),
    ("number", {"hands": [{"scout": -1}, None, None]}),
    ("number", {"row": {"scout": -1}}),
    ("number", {"played": {"scout": 10**30}}),
    ("number", tiles(unseen={"draw": -1})),
    ("rng", {"rng": -1}),
    ("rng", {"rng": 1 << 64}),
    ("phase", {"phase": "sleeping"}),
    ("round", {"round": 0}),
    ("round", {"round": 101}),
    ("round", {"round": 8, "options": {"round_cap": 7}}),
    ("seat", {"turn": 3}),
    ("seat", {"turn": -1}),
    ("seat", {"first": 3}),
    ("first", {"first": 0, "options": {"first_player": 1}}),
    ("barriers", {"barriers": [1, 2, 3]}),
    ("barriers", {"barriers": []}),
    ("barrier", {"barriers": [1, 2, 3, 7]}),
    ("barrier", {"barriers": [0, 1, 2, 3]}),
    ("barrier-twice", {"barriers": [1, 2, 3, 1]}),
    ("barriers-given", {"barriers": [1, 2, 3, 4], "options": {"barriers": [4, 3, 2, 1]}}),
    ("taken", {"taken": [[5], None, None]}),
    ("taken", {"taken": [[0], None, None]}),
    ("taken-twice", {"taken": [[1], [1], None]}),
    ("taken-twice", {"taken": [[1, 1], None, None]}),
    ("pawns", {"pawns": [[], None, None]}),
    ("pawns", {"pawns": [["-1,0", "0,0"], None, None]}),
    ("pawns", two_players("-1,0")),
    ("hex", at("100,100")),
    ("hex", at("home")),
    ("hex", at("-1, 0")),
    ("hex", tiles(caves={"100,100": 1})),
    ("hex", tiles(**path(near=["100,100"]))),
    ("pawn-mountain", at("0,2")),
    ("pawn-finish", at("25,-4")),
    ("pawn-shared", at("0,-1")),
    ("pawn-shared", two_players("-1,0", "-1,0")),
    ("pawn-shared", tiles(pawns=[["-3,0"], ["-3,0"], None])),
    ("pawn-shared", {"pawns": [["-2,-1"], None, None]}),
    ("arrived", {"arrived": [0]}),
    ("arrived", at("el-dorado", turn=1, arrived=[])),
    ("arrived", {"pawns": [["el-dorado"], ["el-dorado"], None], "turn": 2, "arrived": [1, 0]}),
    ("arrived-turn", at("el-dorado")),
    ("arrived-turn", {"pawns": [None, ["el-dorado"], None]}),
    ("arrived-turn", at("el-dorado", first=1, turn=2)),
    ("over", {"phase": "over"}),
    ("over", at("el-dorado", phase="over", turn=1)),
    ("over-turn", at("el-dorado", phase="over", bought=True)),
    ("over-turn", tiles(phase="over", passing=True, **at("el-dorado"))),
    ("played", at("el-dorado", phase="over", played={"scout": 1})),
    ("cards", {"hands": [{"scout": 4}, None, None]}),
    ("cards", {"played": {"scout": 3}}),
    ("cards", {"row": {"scout": 3}}),
    ("cards", {"box": {}}),
    ("cards", {"box": {"sailor": 3}}),
    ("starters", {"hands": [{"sailor": 2}, {}, {}]}),
    ("starters", {"hands": [{"sailor": 1}, {}, None], "played": {"sailor": 1}}),
    ("pile-twice", {"row": {"pioneer": 1}, "above": {"pioneer": 1}}),
    ("row", {"row": dict.fromkeys(CARD_IDS[4:11], 1)}),
    ("known", {"known": [{"sailor": 1}, None, None]}),
    ("known", {"known": [{"scout": 2}, None, None]}),
    ("caves-off", {"tiles": [{"draw": 1}, None, None]}),
    ("caves-off", {"spent": {"draw": 1}}),
    ("caves-off", {"unseen": {"draw": 1}}),
    ("caves-off", {"caves": {"0,2": 4}}),
    ("caves-off", {"passing": True}),
    ("caves-off", {"pending": {"kind": "swap"}}),
    ("tiles", tiles(*["native"] * 3)),
    ("tiles", tiles(spent={"draw": 5})),
    ("tiles", tiles(unseen={})),
    ("cave", tiles(caves={"0,0": 1})),
    ("cave", tiles(**path(near=["0,0"]))),
    ("cave", path(near=["0,2"])),
    ("pile", tiles(caves={"0,2": 5})),
    ("pile", tiles(caves={"0,2": -1})),
    ("piles", tiles(*MOST_TILES, caves={"0,2": 4, "7,-3": 4, "11,7": 4})),
    ("saveable", {"saveable": "scout", "row": {}}),
    ("saveable", {"saveable": "compass"}),
    ("saveable", {"saveable": "compass", "above": {}, "phase": "discard"}),
    ("saveable", {"saveable": "compass", "above": {}, **path()}),
    ("saveable", {"saveable": "prop_plane", "above": {}, **REMOVE}),
    ("saveable", {"saveable": "prop_plane", "above": {}, **enter()}),
    ("saveable", {"saveable": "prop_plane", "above": {}, **SWAP}),
    ("pending-phase", {"phase": "discard", **path()}),
    ("pending-phase", {"phase": "over", **at("el-dorado"), **REMOVE}),
    ("pending-pawn", path(pawn=2)),
    ("pending-pawn", path(pawn=0)),
    ("pending-pawn", enter(pawn=2)),
    ("pending-pawn", two_players("el-dorado", "-1,0", **path())),
    ("pending-bought", {"bought": True, **path()}),
    ("pending-bought", {"bought": True, **enter()}),
    ("pending-bought", {"bought": True, **buy()}),
    ("pending-hand", {**EMPTY_HAND, **REMOVE}),
    ("pending-hand", {**SWAP, **EMPTY_HAND}),
    ("pending-hand", {**enter(), **EMPTY_HAND}),
    ("pending-played", tiles(pending={"kind": "swap", "put": 1})),
    ("left", path(0)),
    ("left", path(6)),
    ("left", enter(owed=0)),
    ("left", enter(owed=2)),
    ("left", buy(owed=0)),
    ("left", buy(owed=3)),
    ("left", {"pending": {"kind": "remove", "left": 0}}),
    ("left", {"pending": {"kind": "remove", "left": 3}}),
    ("left", tiles(pending={"kind": "swap", "put": 4})),
    ("symbol", path(symbol="joker")),
    ("path-over", at("-3,2", **path(symbol="coin", power=5))),
    ("path-over", at("19,2", **path(symbol="coin", power=3))),
    ("path-over", path(symbol="paddle")),
    ("way", enter("north")),
    ("way", enter("barrier 7")),
    ("enter", enter("sw")),
    ("enter", enter("w")),
    ("enter", enter("barrier 3")),
    ("buy", buy("pioneer")),
    ("buy", {"row": {}, **buy("scout")}),
    ("purse", buy("trailblazer")),
    ("purse", {**EMPTY_HAND, **buy()}),
]


@pytest.mark.parametrize(("key", "fields"), CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(eldorado: vg.Game, key: str, fields: dict[str, Any]) -> None:
    check_contradiction(eldorado, {**TABLE, **fields}, f"eldorado-position-{key}")


@pytest.mark.parametrize(
    ("key", "document"),
    [
        ("position-game", {"game": "elsewhere"}),
        ("position-version", {"version": 0}),
        ("position-shape", {"options": []}),
        ("position-shape", {"moon": "full"}),
        ("position-shape", {"hands": "none"}),
        ("position-shape", {"hands": [["scout"], None]}),
        ("position-shape", {"rng": "0x1"}),
        ("position-shape", {"bought": 1}),
        ("position-shape", {"pending": {}}),
        ("position-shape", {"pending": {"kind": "dance"}}),
        ("position-shape", {"pending": {"kind": "path", "symbol": "coin"}}),
        ("position-shape", {"pending": {"kind": "swap", "put": 0, "card": "scout"}}),
    ],
)
def test_a_malformed_document_is_refused(eldorado: vg.Game, key: str, document: dict[str, Any]) -> None:
    with refused(vg.BadPosition, key):
        eldorado.position(document)


def midgame(game: vg.Game, pending: str | None = None) -> vg.Position:
    """A position some way into a game with caves; in the middle of something, if it is named."""
    pos = game.start(players=2, seed=5, caves=True)
    number = 0
    while pos.ply < 150 or (pending and getattr(pos.view().pending, "kind", None) != pending):
        moves = [action for action in pos.legal() if not str(action).startswith("discard")]
        pos = pos.play(moves[number * 7 % len(moves)])
        number += 1
    return pos


@pytest.mark.parametrize("pending", [None, "path", "enter", "buy"])
@pytest.mark.parametrize("value", [*DAMAGE, ["x"], {"scout": 1}], ids=repr)
def test_a_damaged_document_is_read_or_refused_with_a_reason(
    eldorado: vg.Game, value: Any, pending: str | None
) -> None:
    document = midgame(eldorado, pending).to_dict()
    check_damaged_document(eldorado, document, value, field="pending" if pending else None)


# ---- what a document leaves out ---------------------------------------------------------------------------------


def test_a_document_that_says_nothing_is_the_start_before_hands_are_dealt(eldorado: vg.Game) -> None:
    pos, start = eldorado.position(players=4), eldorado.start(players=4, seed=1, barriers=[1, 2, 3, 4], first_player=0)
    assert eldorado.kernels.audit(pos.state[0], pos._table[0]) == 0
    different = {"options", "rng", "hands", "decks"}
    said, usual = ({k: v for k, v in each.to_dict().items() if k not in different} for each in (pos, start))
    assert said == usual
    assert pos.to_dict()["decks"] == [{"explorer": 3, "traveler": 4, "sailor": 1}] * 4


def test_where_a_hand_is_given_the_piles_of_that_seat_are_empty(eldorado: vg.Game) -> None:
    document = eldorado.position(players=2, hands=[{"sailor": 1}, None]).to_dict()
    assert document["hands"] == [{"sailor": 1}, {}]
    assert document["decks"] == [{}, {"explorer": 3, "traveler": 4, "sailor": 1}]
    assert document["box"] == {"explorer": 3, "traveler": 4}


def test_cards_that_are_nowhere_are_in_the_market_or_out_of_the_game(eldorado: vg.Game) -> None:
    hands = [{"scout": 1, "pioneer": 3}, None]
    document = eldorado.position(
        players=2, hands=hands, decks=[{"explorer": 3, "traveler": 4, "sailor": 1}, None]
    ).to_dict()
    assert document["row"]["scout"] == 2
    assert "pioneer" not in document["above"]
    assert document["box"] == {}
    document = eldorado.position(players=2, hands=hands, row={"transmitter": 3, "native": 1}).to_dict()
    assert document["row"] == {"transmitter": 3, "native": 1}
    assert document["above"]["compass"] == 3
    assert "native" not in document["above"]
    assert (document["box"]["scout"], document["box"]["native"]) == (2, 2)


def test_pawns_stand_on_the_start_hexes_in_the_order_of_play(eldorado: vg.Game) -> None:
    assert eldorado.position(players=3, first=1).to_dict()["pawns"] == [["-1,-2"], ["-3,0"], ["-2,-1"]]
    assert eldorado.position(players=2, first=1).to_dict()["pawns"] == [["-2,-1", "0,-3"], ["-3,0", "-1,-2"]]


def test_tiles_that_are_nowhere_are_unseen_and_caves_are_full(eldorado: vg.Game) -> None:
    fields = tiles("native", "native", "draw", tiles=[{"native": 2, "draw": 1}, None], caves={"7,-3": 1})
    document = eldorado.position(fields).to_dict()
    assert document["caves"] == {"0,2": 4, "7,-3": 1, "11,7": 4}
    assert "native" not in document["unseen"]
    assert document["unseen"]["draw"] == 3


def test_a_path_may_wait_for_the_tile_that_opens_occupied_hexes(eldorado: vg.Game) -> None:
    pos = eldorado.position({**TABLE, **tiles("pass_through", **path(symbol="paddle"))})
    assert {str(action) for action in pos.legal()} == {"tile pass_through", "stop"}


def test_hexes_are_named_as_the_course_document_places_them(eldorado: vg.Game) -> None:
    assert eldorado.designs is not None
    course = copy.deepcopy(eldorado.designs.document("first"))
    for piece in (*course["boards"], course["finish"]):
        piece["q"] += 30
        piece["r"] -= 7
    pos = eldorado.start(players=3, seed=1, course=course, caves=True, first_player=0)
    assert pos.view(0).players[0].pawns == ("27,-7",)
    assert list(pos.view(0).caves) == ["30,-5", "37,-10", "41,0"]
    assert eldorado.position(pos.to_dict()) == pos


# ---- options ----------------------------------------------------------------------------------------------------

BAD_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("eldorado-option-first", {"players": 2, "first_player": 2}),
    ("eldorado-option-barriers-count", {"barriers": [1, 2, 3]}),
    ("eldorado-option-barriers-count", {"barriers": [1, 2, 3, 4, 5]}),
    ("eldorado-option-barriers-shape", {"barriers": [1, 2, 3, 3]}),
    ("eldorado-option-barriers-shape", {"barriers": [1, 2, 3, 7]}),
    ("eldorado-option-barriers-shape", {"barriers": [1, 2, 3, 4, 5, 6, 1]}),
    ("eldorado-option-barriers-shape", {"barriers": "strong"}),
    ("eldorado-option-barriers-shape", {"barriers": 7}),
    ("eldorado-option-barriers-count", {"barriers": 3}),
    ("eldorado-option-barriers-shape", {"barriers": [True, 2, 3, 4]}),
    ("option-unknown", {"difficulty": "hard"}),
    ("option-value", {"caves": 1}),
    ("option-value", {"first_player": 4}),
    ("option-value", {"round_cap": 0}),
    ("players-range", {"players": 5}),
]


@pytest.mark.parametrize(("key", "options"), BAD_OPTIONS)
def test_a_table_that_cannot_be_laid_is_refused(eldorado: vg.Game, key: str, options: dict[str, Any]) -> None:
    with refused(vg.BadOption, key):
        eldorado.start(**options)


# ---- records ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [*DAMAGE, ["x"], {"scout": 1}], ids=repr)
def test_a_damaged_record_is_replayed_or_refused_with_a_reason(eldorado: vg.Game, value: Any) -> None:
    check_damaged_record(eldorado, midgame(eldorado), value)


# ---- no error is left out ---------------------------------------------------------------------------------------


def test_every_error_of_the_game_is_raised_by_a_test() -> None:
    raised = errors_raised("eldorado", UNREADABLE, ILLEGAL, CONTRADICTIONS, BAD_OPTIONS)
    assert raised == errors_listed("eldorado")


def test_every_error_of_the_game_has_a_sentence_in_both_languages(eldorado: vg.Game) -> None:
    assert errors_listed("eldorado") <= text.keys("en") & text.keys("fr")
    assert len(errors_listed("eldorado")) > 90
