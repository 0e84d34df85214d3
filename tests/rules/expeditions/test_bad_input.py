"""Bad input: every error is raised by an example, says what is wrong in both languages, and changes nothing."""

import dataclasses
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.rules.expeditions.board import ALL_ARROWS, LOCATIONS, path, trail
from tests.rules.hostile import (
    DAMAGE,
    check_contradiction,
    check_damaged_document,
    check_damaged_record,
    check_illegal_actions,
    check_over,
    check_sentence,
    damaged,
    errors_listed,
    errors_raised,
    refused,
    unchanged,
)
from voyageur.core import text
from voyageur.core.rng import SEED_BITS

HANDS = [["tikal", "perth"], ["uluru"]]
MARKING = {
    "phase": "marking",
    "hands": [["tikal", "perth", "denali", "kush", "rome"], ["uluru", "bagan", "papua", "sakha"]],
    "tokens": [{"on_map": ["tikal"]}, {"on_map": ["uluru"]}],
}
LOOP = path("start", "athens", "timgad", "gizeh", "athens")
FULL = {
    "yellow": trail(ALL_ARROWS, to="perth"),
    "red": trail(ALL_ARROWS, to="uluru"),
    "blue": trail(ALL_ARROWS, to="tasmania"),
}
ALL_BUT_HANDS = [card for card in LOCATIONS if card not in ("tikal", "perth", "uluru")]


def swap(*drawn: str, kept: str | None = None) -> dict[str, Any]:
    """A position in the middle of a swap."""
    return {"pending": {"swap": {"drawn": list(drawn), "kept": kept}}}


# ---- moves that cannot be read ----------------------------------------------------------------------------------

UNREADABLE: list[tuple[str, Any]] = [
    ("expeditions-unknown-location", "mark atlantis"),
    ("expeditions-unknown-location", "mark start"),
    ("expeditions-unknown-location", "mark bonus-iberia"),
    ("expeditions-unknown-location", "keep atlantis"),
    ("expeditions-unknown-location", "tuck atlantis first"),
    ("expeditions-unknown-location", {"kind": "mark", "card": "atlantis"}),
    ("expeditions-unknown-spot", "red: start>atlantis"),
    ("expeditions-unknown-spot", "red: atlantis>start"),
    ("expeditions-unknown-spot", {"kind": "arrow", "colour": "red", "from": "start", "to": ""}),
    ("expeditions-unknown-colour", "green: start>rome"),
    ("expeditions-unknown-colour", "ticket: remove green"),
    ("expeditions-no-segment", "red: start>petra"),
    ("expeditions-no-segment", "red: rome>rome"),
    ("expeditions-unknown-move", ""),
    ("expeditions-unknown-move", "pass"),
    ("expeditions-unknown-move", "start>rome"),
    ("expeditions-unknown-move", "red: start>rome>athens"),
    ("expeditions-unknown-move", "tuck rome"),
    ("expeditions-unknown-move", "ticket: fly"),
    ("expeditions-unknown-move", {}),
    ("expeditions-unknown-move", {"kind": "fly"}),
    ("expeditions-unknown-move", {"kind": "mark", "card": 3}),
    ("expeditions-unknown-move", {"kind": "end", "colour": "red"}),
    ("move-unreadable", None),
    ("move-unreadable", 3.5),
    ("move-unreadable", True),
    ("move-unreadable", -1),
    ("move-unreadable", 1_000_000),
    ("move-unreadable", ["end"]),
]


@pytest.mark.parametrize(("key", "move"), UNREADABLE)
def test_a_move_that_cannot_be_read_is_refused(expeditions: vg.Game, key: str, move: Any) -> None:
    pos = expeditions.position(hands=HANDS)
    with unchanged(pos), refused(vg.UnknownMove, key):
        pos.play(move)


def test_a_misspelt_name_gets_a_hint(expeditions: vg.Game) -> None:
    with pytest.raises(vg.UnknownMove, match="tikal"):
        expeditions.action("mark tical")
    with pytest.raises(vg.UnknownMove, match="babylon, persepolis"):
        expeditions.action("red: petra>rome")


def test_capitals_and_spaces_do_not_matter(expeditions: vg.Game) -> None:
    assert str(expeditions.action("  Red:START > rome ")) == "red: start>rome"


def test_a_move_of_another_game_is_refused(expeditions: vg.Game) -> None:
    other = dataclasses.replace(expeditions, id="elsewhere")
    with refused(vg.UnknownMove, "move-of-another-game"):
        expeditions.position(hands=HANDS).play(other.action("red: start>rome"))


# ---- moves that are not legal -----------------------------------------------------------------------------------

ILLEGAL: list[tuple[str, dict[str, Any], str]] = [
    ("mark-first", MARKING, "end"),
    ("mark-first", MARKING, "keep nothing"),
    ("mark-not-in-hand", MARKING, "mark bagan"),
    ("mark-not-in-hand", MARKING, "mark banff"),
    ("mark-near", MARKING, "mark rome"),
    ("mark-twice", MARKING, "mark tikal"),
    ("marking-over", {}, "mark tikal"),
    ("swap", {}, "keep rome"),
    ("swap", {}, "keep nothing"),
    ("swap", {}, "tuck tikal last"),
    ("swap-first", swap("denali", "rome"), "end"),
    ("swap-first", swap("denali", "rome"), "red: start>rome"),
    ("keep-decided", swap("denali", "rome", kept="rome"), "keep denali"),
    ("keep-decided", swap("denali", "rome", kept="nothing"), "keep nothing"),
    ("keep-not-drawn", swap("denali", "rome"), "keep tikal"),
    ("keep-first", swap("denali", "rome"), "tuck tikal last"),
    ("tuck-not-drawn", swap("denali", "rome", kept="nothing"), "tuck tikal first"),
    ("tuck-drawn-first", swap("denali", "rome", kept="nothing"), "tuck denali last"),
    ("tuck-not-in-hand", swap("denali", "rome", kept="rome"), "tuck uluru last"),
    ("tuck-not-in-hand", swap("denali", "rome", kept="rome"), "tuck denali first"),
    ("tuck-alone", swap("denali", kept="denali"), "tuck tikal last"),
    ("restart-first", {"arrows": {"red": LOOP}}, "end"),
    ("restart-first", {"arrows": {"red": LOOP}}, "blue: start>rome"),
    ("restart-first", {"arrows": {"red": LOOP}, "pending": {"bonus": 1}}, "decline"),
    ("restart-unvisited", {"arrows": {"red": LOOP}}, "red: rome>bonus-iberia"),
    ("arrow-again", {"progressed": True}, "red: start>rome"),
    ("arrow-none-left", {"arrows": {"red": FULL["red"]}}, "red: uluru>perth"),
    ("arrow-off-tip", {"arrows": {"red": ["start>rome"]}}, "red: start>athens"),
    ("arrow-off-tip", {}, "red: rome>bonus-iberia"),
    ("arrow-segment-taken", {"arrows": {"red": ["start>rome"]}}, "red: rome>start"),
    ("arrow-segment-taken", {"arrows": {"red": LOOP}}, "red: athens>timgad"),
    ("bonus", {}, "decline"),
    ("bonus-first", {"pending": {"bonus": 1}}, "end"),
    ("bonus-first", {"pending": {"bonus": 1}}, "ticket: swap"),
    ("ticket-arrow-first", {"pending": {"ticket_arrow": True}}, "end"),
    ("ticket-limit", {"tickets_used": 2}, "ticket: arrow"),
    ("ticket-none", {"tickets": [0, 3]}, "ticket: arrow"),
    ("ticket-no-arrow", {"arrows": FULL}, "ticket: arrow"),
    ("remove-nothing", {"arrows": {"red": ["start>rome"]}}, "ticket: remove blue"),
    ("swap-no-hand", {"hands": [[], ["uluru"]], "ending": True}, "ticket: swap"),
    ("swap-no-deck", {"deck": [], "won": [ALL_BUT_HANDS, []]}, "ticket: swap"),
    ("end-before-progress", {}, "end"),
]


@pytest.mark.parametrize(("key", "fields", "move"), ILLEGAL, ids=[f"{key}: {move}" for key, _, move in ILLEGAL])
def test_an_illegal_move_is_refused_and_changes_nothing(
    expeditions: vg.Game, key: str, fields: dict[str, Any], move: str
) -> None:
    pos = expeditions.position({"hands": HANDS, **fields})
    with unchanged(pos), refused(vg.IllegalMove, f"expeditions-no-{key}"):
        pos.play(move)


@pytest.mark.parametrize("fields", [MARKING, {}, {"arrows": {"red": LOOP}}, swap("denali", "rome"), {"arrows": FULL}])
def test_every_action_that_is_not_legal_is_refused_with_a_reason(expeditions: vg.Game, fields: dict[str, Any]) -> None:
    check_illegal_actions(expeditions.position({"hands": HANDS, **fields}))


def test_a_seat_that_is_not_to_act_is_told_whose_turn_it_is(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS)
    with unchanged(pos), refused(vg.IllegalMove, "not-your-turn", match="seat 1"):
        pos.play("red: start>rome", seat=1)


@pytest.mark.parametrize("seat", [-1, 2, 6, "0", True, 0.0])
def test_a_seat_that_is_not_at_the_table_is_unknown(expeditions: vg.Game, seat: Any) -> None:
    pos = expeditions.position(hands=HANDS)
    for ask in (lambda: pos.play("red: start>rome", seat=seat), lambda: pos.legal(seat), lambda: pos.view(seat)):
        with refused(vg.IllegalMove, "seat-unknown"):
            ask()


def test_after_the_end_no_move_is_legal(expeditions: vg.Game) -> None:
    check_over(expeditions.position(hands=HANDS, phase="over"), "red: start>rome")


# ---- positions that contradict themselves -----------------------------------------------------------------------

CONTRADICTIONS: list[tuple[str, dict[str, Any]]] = [
    ("card", {"hands": [["atlantis"], []]}),
    ("card", {"commons": ["bonus-iberia"]}),
    ("card", {"tokens": [{"on_map": ["start"]}, {}]}),
    ("card", {"knowledge": {"deck": {"atlantis": [0]}}}),
    ("card", {"knowledge": {"lost": ["atlantis"]}}),
    ("seats", {"hands": [["tikal"]]}),
    ("seats", {"won": [[], [], []]}),
    ("seats", {"tickets": []}),
    ("seats", {"tokens": [{}]}),
    ("seats", {"knowledge": {"swaps": [1]}}),
    ("phase", {"phase": "sleeping"}),
    ("seat", {"turn": 2}),
    ("seat", {"first_player": -1}),
    ("seat", {"knowledge": {"hands": {"denali": [2]}}}),
    ("round", {"round": 0}),
    ("round", {"round": 101}),
    ("round", {**MARKING, "round": 1}),
    ("first", {"options": {"first_player": 1}, "first_player": 0}),
    ("marking-begun", {**MARKING, "progressed": True}),
    ("marking-begun", {**MARKING, "tickets_used": 1}),
    ("tickets-used", {"tickets_used": 3}),
    ("tickets-used", {"tickets_used": -1}),
    ("rng", {"rng": "chance"}),
    ("rng", {"rng": "0x10000000000000000"}),
    ("rng", {"rng": "-0x1"}),
    ("twice", {"hands": [["tikal"], ["tikal"]]}),
    ("twice", {"commons": ["tikal"]}),
    ("twice", {"commons": ["denali", "denali"]}),
    ("twice", {"won": [["tikal"], []]}),
    ("twice", {"deck": LOCATIONS}),
    ("twice", swap("tikal", "denali")),
    ("nowhere", {"deck": ["denali", "rome"]}),
    ("commons", {"commons": ["denali", "rome", "petra", "kush", "sakha", "papua", "bagan"]}),
    ("drawn", swap()),
    ("drawn", swap("denali", "rome", "petra")),
    ("tickets", {"tickets": [-1, 3]}),
    ("tickets", {"tickets": [21, 20]}),
    ("token-twice", {"tokens": [{"on_map": ["tikal", "tikal"]}, {}]}),
    ("token-twice", {"tokens": [{"on_map": ["tikal"]}, {"given_up": ["tikal"]}]}),
    ("token-near", {"hands": [["rome"], ["uluru"]], "tokens": [{"on_map": ["rome"]}, {}]}),
    ("token-live", {"tokens": [{"on_map": ["denali"]}, {}]}),
    ("token-live", {"tokens": [{"on_map": ["uluru"]}, {}]}),
    ("token-regained", {"tokens": [{"regained": ["tikal"]}, {}]}),
    ("token-lost", {"tokens": [{"on_map": ["tikal"]}, {}], "knowledge": {"lost": ["tikal"]}}),
    ("tokens", {"tokens": [{"given_up": ["denali", "kush", "sakha", "papua", "bagan"]}, {}]}),
    ("tokens", {"tokens": [{"on_map": ["tikal"], "unplaced": 4}, {}]}),
    ("colour", {"arrows": {"green": []}}),
    ("arrows", {"arrows": {"red": trail(ALL_ARROWS + 1, to="perth")}}),
    ("chain", {"arrows": {"red": ["rome>bonus-iberia"]}}),
    ("chain", {"arrows": {"red": ["start>rome", "athens>petra"]}}),
    ("chain", {"arrows": {"red": [*LOOP, "rome>bonus-iberia"]}}),
    ("segment", {"arrows": {"red": ["start>rome", "rome>start"]}}),
    ("marking-arrows", {**MARKING, "arrows": {"red": ["start>rome"]}}),
    ("loops", {"arrows": {"red": LOOP, "blue": LOOP}}),
    ("restart", {"arrows": {"red": ["start>rome"]}, "pending": {"restart": "red"}}),
    ("restart", {"arrows": {"red": LOOP}, "pending": {"restart": "blue"}}),
    ("bonus", {"pending": {"bonus": -1}}),
    ("bonus", {"pending": {"bonus": 101}}),
    ("pending-phase", {**MARKING, "pending": {"bonus": 1}}),
    ("pending-phase", {"phase": "over", "pending": {"ticket_arrow": True}}),
    ("pending-phase", {"phase": "over", "arrows": {"red": LOOP}}),
    ("pending-arrows", {"arrows": FULL, "pending": {"bonus": 1}}),
    ("pending-arrows", {"arrows": FULL, "pending": {"ticket_arrow": True}}),
    ("pending-both", {"pending": {"bonus": 1, "ticket_arrow": True}}),
    ("pending-both", {"pending": {"bonus": 1, "swap": {"drawn": ["denali"]}}}),
    ("pending-both", {"arrows": {"red": LOOP}, "pending": {"ticket_arrow": True}}),
    ("swap-hand", {"hands": [[], ["uluru"]], **swap("denali")}),
    ("kept", swap("denali", "rome", kept="tikal")),
    ("ending", {"arrows": FULL, "ending": False}),
    ("seen", {"knowledge": {"deck": {"tikal": [0]}}}),
    ("seen", {"knowledge": {"deck": {"denali": "nobody"}}}),
    ("swaps", {"knowledge": {"swaps": [256, 0]}}),
    ("swaps", {"knowledge": {"swaps": [-1, 0]}}),
    ("swaps-few", {"knowledge": {"hands": {"tikal": [0]}, "swaps": [0, 0]}}),
    ("holder", {"knowledge": {"hands": {"tikal": [1]}}}),
    ("marking-turn", {**MARKING, "turn": 1}),
    ("marking-turn", {**MARKING, "tokens": [{"on_map": ["tikal", "perth"]}, {}]}),
    ("marking-hand", {"phase": "marking", "hands": [["tikal", "perth", "denali", "rome"], MARKING["hands"][1]]}),
]


@pytest.mark.parametrize(("key", "fields"), CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(expeditions: vg.Game, key: str, fields: dict[str, Any]) -> None:
    check_contradiction(expeditions, {"hands": HANDS, **fields}, f"expeditions-position-{key}")


@pytest.mark.parametrize(
    ("key", "document"),
    [
        ("position-game", {"game": "elsewhere"}),
        ("position-version", {"version": 0}),
        ("position-version", {"version": "1"}),
        ("position-shape", {"options": []}),
        ("position-shape", {"moon": "full"}),
        ("position-shape", {"hands": "none"}),
        ("position-shape", {"pending": {"dance": True}}),
        ("position-shape", {"tickets": ["many", 3]}),
        ("position-shape", {"progressed": 1}),
        ("expeditions-unknown-spot", {"arrows": {"red": ["start>atlantis"]}}),
        ("expeditions-unknown-spot", {"arrows": {"red": ["start"]}}),
        ("expeditions-no-segment", {"arrows": {"red": ["start>petra"]}}),
    ],
)
def test_a_malformed_document_is_refused(expeditions: vg.Game, key: str, document: dict[str, Any]) -> None:
    with refused(vg.BadPosition, key):
        expeditions.position(document)


def test_the_game_that_a_document_belongs_to_is_named_wherever_it_was_given(expeditions: vg.Game) -> None:
    for document, fields in (
        ({"game": "elsewhere"}, {}),
        ({}, {"game": "elsewhere"}),
        ({"turn": 0}, {"game": "elsewhere"}),
    ):
        with pytest.raises(vg.BadPosition, match="elsewhere"):
            expeditions.position(document, **fields)


def midgame(game: vg.Game) -> vg.Position:
    """A position some way into a game."""
    pos = game.start(players=3, seed=5)
    for number in range(60):
        moves = pos.legal()
        pos = pos.play(moves[number * 7 % len(moves)])
    return pos


@pytest.mark.parametrize("value", [*DAMAGE, ["x"]], ids=repr)
def test_a_damaged_document_is_read_or_refused_with_a_reason(expeditions: vg.Game, value: Any) -> None:
    check_damaged_document(expeditions, midgame(expeditions).to_dict(), value)


# ---- options ----------------------------------------------------------------------------------------------------

BAD_OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("expeditions-option-hands", {"players": 6, "hand_size": 11}),
    ("expeditions-option-first", {"players": 2, "first_player": 2}),
    ("option-unknown", {"difficulty": "hard"}),
    ("option-value", {"hand_size": 3}),
    ("option-value", {"hand_size": 13}),
    ("option-value", {"hand_size": "many"}),
    ("option-value", {"hand_size": True}),
    ("option-value", {"first_player": -1}),
    ("option-value", {"first_player": 6}),
    ("option-value", {"open_hands": 1}),
    ("option-value", {"round_cap": 0}),
    ("option-value", {"round_cap": 1001}),
    ("players-range", {"players": 1}),
    ("players-range", {"players": 7}),
    ("players-range", {"players": "2"}),
    ("players-range", {"players": True}),
    ("seed-range", {"seed": -1}),
    ("seed-range", {"seed": 1 << SEED_BITS}),
    ("seed-range", {"seed": 0.5}),
]


@pytest.mark.parametrize(("key", "options"), BAD_OPTIONS)
def test_a_table_that_cannot_be_laid_is_refused(expeditions: vg.Game, key: str, options: dict[str, Any]) -> None:
    with refused(vg.BadOption, key):
        expeditions.start(**options)


def test_a_document_with_options_that_do_not_go_together_is_refused(expeditions: vg.Game) -> None:
    with refused(vg.BadOption, "expeditions-option-first"):
        expeditions.position(players=2, options={"first_player": 4})


def test_a_game_that_does_not_exist_is_not_found() -> None:
    with refused(vg.NotFound, "game-unknown"):
        vg.game("atlantis")


# ---- records ----------------------------------------------------------------------------------------------------


def record(game: vg.Game) -> dict[str, Any]:
    """The record of a game under way, as JSON."""
    document: dict[str, Any] = json.loads(midgame(game).record().to_json())
    return document


@pytest.mark.parametrize(
    "document",
    [b"", b"no record", b"null", b"[]", b"{}", b"\xff\xfe", b"[" * 50_000, b'{"game": "expeditions", "version": "1"}'],
    ids=lambda document: repr(document[:12]),
)
def test_a_corrupt_record_is_refused(document: bytes) -> None:
    with refused(vg.BadRecord, "record-corrupt"):
        vg.GameRecord.from_json(document)


def test_a_record_cut_short_is_refused(expeditions: vg.Game) -> None:
    whole = midgame(expeditions).record().to_json()
    for length in range(0, len(whole) - 2, 97):
        with refused(vg.BadRecord, "record-corrupt"):
            vg.GameRecord.from_json(whole[:length])


def test_a_record_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    with refused(vg.BadRecord, "record-unreadable"):
        vg.GameRecord.read(tmp_path / "nowhere.json")


@pytest.mark.parametrize(
    ("key", "at", "value"),
    [
        ("record-game", ("game",), "elsewhere"),
        ("record-version", ("version",), 0),
        ("record-move", ("moves", 20), [0, "red: start>petra"]),
        ("record-move", ("moves", 20), [0, "mark tikal"]),
        ("record-move", ("moves", 20), [9, "end"]),
        ("record-move", ("moves", 0), [0, "end"]),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(
    expeditions: vg.Game, key: str, at: tuple[Any, ...], value: Any
) -> None:
    wrong = vg.GameRecord.from_json(json.dumps(damaged(record(expeditions), at, value)))
    with refused(vg.BadRecord, key):
        list(expeditions.replay(wrong))


def test_an_illegal_move_in_a_record_is_named_after_the_moves_before_it_are_replayed(expeditions: vg.Game) -> None:
    wrong = vg.GameRecord.from_json(json.dumps(damaged(record(expeditions), ("moves", 20), [1, "red: start>petra"])))
    positions = expeditions.replay(wrong)
    assert [pos.ply for pos in islice(positions, 21)] == list(range(21))
    with pytest.raises(vg.BadRecord, match=r"Move 21 \(“red: start>petra”\)"):
        next(positions)


@pytest.mark.parametrize("name", ["players", "seed", "self", "moon"])
def test_a_record_with_options_that_are_none_is_refused(expeditions: vg.Game, name: str) -> None:
    wrong = vg.GameRecord.from_json(json.dumps(damaged(record(expeditions), ("options",), {name: 3})))
    with pytest.raises((vg.BadRecord, vg.BadOption)) as error:
        list(expeditions.replay(wrong))
    check_sentence(error.value)


@pytest.mark.parametrize("value", [*DAMAGE, ["x"]], ids=repr)
def test_a_damaged_record_is_replayed_or_refused_with_a_reason(expeditions: vg.Game, value: Any) -> None:
    check_damaged_record(expeditions, midgame(expeditions), value)


def test_a_position_that_was_set_up_has_no_record(expeditions: vg.Game) -> None:
    with refused(vg.BadRecord, "record-no-seed"):
        expeditions.position(hands=HANDS).record()


# ---- no error is left out ---------------------------------------------------------------------------------------


def test_every_error_of_the_game_is_raised_by_a_test() -> None:
    raised = errors_raised("expeditions", UNREADABLE, ILLEGAL, CONTRADICTIONS, BAD_OPTIONS)
    assert raised == errors_listed("expeditions")


def test_every_error_of_the_game_has_a_sentence_in_both_languages(expeditions: vg.Game) -> None:
    assert errors_listed("expeditions") <= text.keys("en") & text.keys("fr")
    assert len(errors_listed("expeditions")) > 70
