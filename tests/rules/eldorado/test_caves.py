"""Caves: a tile for stopping beside one, each time a pawn comes back to it; not across a barrier."""

from typing import Any

import pytest

import voyageur as vg
from tests.rules.eldorado.board import (
    CAVES,
    CAVES_AT_A_BARRIER,
    legal,
    only_unseen,
    pawn_of,
    play,
    refused,
    seat_of,
    table,
    tiles_of,
)

AT_A_BARRIER: dict[str, Any] = {"options": {"course": CAVES_AT_A_BARRIER, "caves": True}, "barriers": [2, 1]}


def left(pos: vg.Position, cave: str) -> int:
    """Tiles left on a cave."""
    return int(pos.to_dict()["caves"][cave])


# ---- when -------------------------------------------------------------------------------------------------------


def test_a_pawn_that_stops_beside_a_cave_gains_its_top_tile_face_up(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", at="0,0", **CAVES)
    assert left(pos, "0,2") == 4
    pos = pos.play("explorer: se")
    assert pawn_of(pos) == "0,1"
    assert left(pos, "0,2") == 3
    assert tiles_of(pos) == 1
    assert pos.view(1).players[0].tiles == seat_of(pos)["tiles"]
    assert sum(pos.to_dict()["unseen"].values()) == 35


def test_which_tile_is_on_top_is_chance(eldorado: vg.Game) -> None:
    found = {
        str(seat_of(table(eldorado, "explorer", at="0,0", rng=n, **CAVES).play("explorer: se"))["tiles"])
        for n in range(99)
    }
    assert len(found) > 9


def test_passing_a_cave_is_not_enough(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "trailblazer", at="0,0", **CAVES), "trailblazer: se", "go ne")
    assert tiles_of(pos) == 0
    assert tiles_of(pos.play("stop")) == 0
    assert tiles_of(pos.play("go sw")) == 1  # the last of its power is spent beside the cave
    pos = play(table(eldorado, "trailblazer", at="0,0", **CAVES), "trailblazer: se")
    assert (tiles_of(pos), tiles_of(pos.play("stop"))) == (0, 1)


@pytest.mark.parametrize(
    ("here", "moves"),
    [
        ("0,0", ["explorer: se"]),
        ("2,1", ["native: sw"]),
        ("2,1", ["enter sw", "give explorer"]),
        ("5,-2", ["enter e", "give explorer"]),
        ("0,0", ["tile machete_1: se"]),
        ("2,1", ["tile native: sw"]),
    ],
    ids=["card", "Native", "camp", "rubble", "moving tile", "Native's tile"],
)
def test_every_completed_move_beside_a_cave_counts(eldorado: vg.Game, here: str, moves: list[str]) -> None:
    pos = table(eldorado, "explorer", "native", at=here, held=["machete_1", "native"])
    before = tiles_of(pos)
    pos = play(pos, *moves)
    assert tiles_of(pos) == before + (0 if moves[0].startswith("tile") else 1)  # a tile used is gone
    assert sum(pos.to_dict()["caves"].values()) == 11


def test_exploring_is_automatic(eldorado: vg.Game) -> None:
    pos = table(
        eldorado,
        "explorer",
        at="0,0",
        **CAVES,
    ).play("explorer: se")
    assert tiles_of(pos) == 1
    assert pos.to_dict()["pending"] is None
    assert legal(pos) >= {"end"}  # nobody was asked


def test_without_the_variant_caves_are_mere_mountains(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "native", at="0,0").play("explorer: se")
    assert pos.to_dict()["tiles"] == [{}, {}, {}]
    assert pos.to_dict()["caves"] == pos.to_dict()["unseen"] == {}
    assert refused(pos, "native: se") == "mountain"


# ---- barriers ---------------------------------------------------------------------------------------------------


def test_a_cave_behind_a_standing_barrier_is_not_explored(eldorado: vg.Game) -> None:
    pos = table(eldorado, "sailor", at="9,-2", **AT_A_BARRIER).play("sailor: ne")
    assert pawn_of(pos) == "10,-3"
    assert (left(pos, "10,-4"), left(pos, "11,-3")) == (3, 4)


@pytest.mark.parametrize(
    ("number", "moves"),
    [
        (1, ["explorer: barrier 1"]),
        (3, ["enter barrier 3", "give explorer"]),
        (1, ["native: barrier 1"]),
        (1, ["tile machete_1: barrier 1"]),
    ],
)
def test_who_opens_the_barrier_and_stops_explores_the_cave_behind(
    eldorado: vg.Game, number: int, moves: list[str]
) -> None:
    fields = {**AT_A_BARRIER, "barriers": [2, number]}
    pos = table(eldorado, "explorer", "native", at="10,-3", held=["machete_1"], **fields)
    pos = play(pos, *moves)
    assert seat_of(pos)["taken"] == [number]
    assert (left(pos, "10,-4"), left(pos, "11,-3")) == (4, 3)


def test_who_opens_the_barrier_and_goes_on_beside_the_cave_explores_it_too(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", at="10,-3", **AT_A_BARRIER).play("scout: barrier 1")
    assert tiles_of(pos) == 0
    pos = pos.play("go ne")
    assert pawn_of(pos) == "11,-4"
    assert (left(pos, "10,-4"), left(pos, "11,-3")) == (4, 3)


def test_a_barrier_opened_by_an_opponent_brings_no_tile(eldorado: vg.Game) -> None:
    pawns = [["10,-6"], ["10,-3"], None]
    pos = table(eldorado, hands=[{"explorer": 1}, {"explorer": 2}, None], pawns=pawns, **AT_A_BARRIER)
    pos = play(pos, "explorer: barrier 1", "end")
    assert (tiles_of(pos, 0), tiles_of(pos, 1)) == (0, 0)
    pos = pos.play("explorer: ne")
    assert pawn_of(pos, 1) == "11,-4"
    assert tiles_of(pos, 1) == 0  # from one hex beside the two caves to another


# ---- again ------------------------------------------------------------------------------------------------------


def test_a_step_from_one_hex_beside_a_cave_to_another_brings_nothing(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", at="0,1", **CAVES).play("explorer: sw")
    assert pawn_of(pos) == "-1,2"
    assert tiles_of(pos) == 0


def test_a_cave_is_explored_again_after_a_stop_away_from_it(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "explorer", "explorer", at="0,0", **CAVES)
    pos = play(pos, "explorer: se", "explorer: nw", "explorer: se")
    assert (tiles_of(pos), left(pos, "0,2")) == (2, 2)
    pos = play(table(eldorado, "scout", at="0,1", **CAVES), "scout: nw", "go se")
    assert (pawn_of(pos), tiles_of(pos)) == ("0,1", 0)  # no stop away from it


def test_two_caves_give_a_tile_each_and_a_step_along_them_none(eldorado: vg.Game) -> None:
    pos = table(eldorado, "sailor", "explorer", at="9,-2", taken=[[1], None, None], **AT_A_BARRIER)
    pos = pos.play("sailor: ne")
    assert pawn_of(pos) == "10,-3"
    assert (left(pos, "10,-4"), left(pos, "11,-3")) == (3, 3)
    assert tiles_of(pos) == 2
    pos = pos.play("explorer: ne")
    assert (pawn_of(pos), tiles_of(pos)) == ("11,-4", 2)


def test_each_of_two_caves_is_treated_on_its_own(eldorado: vg.Game) -> None:
    pos = table(eldorado, "sailor", at="9,-3", taken=[[1], None, None], **AT_A_BARRIER).play("sailor: e")
    assert pawn_of(pos) == "10,-3"
    assert (left(pos, "10,-4"), left(pos, "11,-3")) == (4, 3)  # beside the first it was already


def test_an_empty_cave_gives_nothing(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", at="0,0", caves={"0,2": 0}, **CAVES).play("explorer: se")
    assert (tiles_of(pos), left(pos, "0,2")) == (0, 0)


def test_with_two_players_each_pawn_explores_for_itself(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", players=2, at=("0,1", "-2,2"), **CAVES).play("explorer: pawn2 e")
    assert pawn_of(pos, pawn=2) == "-1,2"
    assert tiles_of(pos) == 1


# ---- using tiles ------------------------------------------------------------------------------------------------


def test_a_tile_may_be_used_in_the_turn_in_which_it_is_found(eldorado: vg.Game) -> None:
    hidden = {**only_unseen("draw"), "caves": {"0,2": 1, "7,-3": 0, "11,7": 0}}
    pos = table(eldorado, "explorer", at="0,0", deck=["sailor"], **hidden, **CAVES)
    pos = play(pos, "explorer: se", "tile draw")
    assert seat_of(pos)["hand"] == {"sailor": 1}
    assert pos.to_dict()["unseen"] == {}


def test_a_tile_may_be_kept_for_a_later_turn(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, held=["draw"], discard=["sailor"] + ["traveler"] * 4), "end", "end", "end")
    assert seat_of(pos)["tiles"] == {"draw": 1}
    pos = pos.play("tile draw")
    assert sum(seat_of(pos)["hand"].values()) == 5


def test_any_number_of_tiles_may_be_held_and_used_in_a_turn_then_they_are_gone(eldorado: vg.Game) -> None:
    held = ["draw", "draw", "machete_1", "machete_1", "machete_2", "native"]
    pos = table(eldorado, at="0,0", held=held, deck=["sailor", "traveler"])
    pos = play(pos, "tile machete_2: e", "go e", "tile draw", "tile machete_1: w", "tile native: nw", "tile draw")
    assert seat_of(pos)["tiles"] == {"machete_1": 1}
    assert pos.to_dict()["spent"] == {"machete_1": 1, "machete_2": 1, "draw": 2, "native": 1}
    assert refused(pos, "tile draw") == "tile"


def test_tiles_are_used_only_on_ones_own_turn(eldorado: vg.Game) -> None:
    pos = table(eldorado, tiles=[None, {"draw": 1}, None], **CAVES)
    assert refused(pos, "tile draw") == "tile"
    assert pos.legal(1) == []
