"""Two players: two pawns each, chosen anew for every card, and both to bring in."""

from typing import Any

import pytest

import voyageur as vg
from tests.rules.eldorado.board import HOME, beginning, legal, pawn_of, play, refused, seat_of, table


def two(game: vg.Game, *hand: str, at: tuple[str, str], **fields: Any) -> vg.Position:
    """Two players; seat 0 has this hand and its pawns there."""
    return table(game, *hand, at=at, players=2, **fields)


def test_two_players_have_two_pawns_on_start_hexes_1_and_3_and_2_and_4(eldorado: vg.Game) -> None:
    starts = [["-3,0", "-1,-2"], ["-2,-1", "0,-3"]]
    assert eldorado.start(players=2, first_player=0).to_dict()["pawns"] == starts
    assert eldorado.start(players=2, first_player=1).to_dict()["pawns"] == starts[::-1]


def test_the_player_chooses_the_pawn_anew_for_each_card(eldorado: vg.Game) -> None:
    pos = two(eldorado, "explorer", "explorer", "explorer", at=("0,0", "-1,3"))
    assert beginning(pos, "explorer") == {
        *("explorer: e", "explorer: w", "explorer: se"),
        *("explorer: pawn2 nw", "explorer: pawn2 w"),
    }
    pos = play(pos, "explorer: e", "explorer: pawn2 w", "explorer: e")
    assert seat_of(pos)["pawns"] == ["2,0", "-2,3"]


def test_the_power_of_a_card_is_not_split_between_pawns(eldorado: vg.Game) -> None:
    pos = two(eldorado, "scout", at=("0,0", "-1,3")).play("scout: pawn2 w")
    assert pos.to_dict()["pending"] == {"kind": "path", "pawn": 2, "symbol": "machete", "power": 1, "near": []}
    assert legal(pos) == {"go e", "go ne", "go nw", "go w", "stop"}
    pos = pos.play("go e")
    assert seat_of(pos)["pawns"] == ["0,0", "-1,3"]


def test_rubble_camps_natives_and_tiles_move_one_pawn_each(eldorado: vg.Game) -> None:
    pos = two(eldorado, "native", "sailor", "explorer", at=("20,3", "5,-4"), held=["native", "machete_1"])
    assert pawn_of(play(pos, "enter pawn2 e", "give sailor"), pawn=2) == "6,-4"
    assert pawn_of(play(pos, "enter e", "give sailor")) == "21,3"
    assert seat_of(pos.play("native: pawn2 e"))["pawns"] == ["20,3", "6,-4"]
    assert seat_of(pos.play("tile native: e"))["pawns"] == ["21,3", "5,-4"]
    assert seat_of(pos.play("tile machete_1: pawn2 sw"))["pawns"] == ["20,3", "4,-3"]


def test_either_pawn_opens_a_barrier(eldorado: vg.Game) -> None:
    pos = two(eldorado, "scout", "sailor", at=("0,0", "3,-1"))
    assert refused(pos, "scout: barrier 1") == "barrier-far"
    pos = pos.play("scout: pawn2 barrier 1")
    assert seat_of(pos)["taken"] == [1]
    assert pawn_of(pos.play("go ne"), pawn=2) == "4,-2"
    pos = play(
        two(eldorado, "sailor", at=("0,0", "3,-1"), barriers=[3, 1, 2, 4]), "enter pawn2 barrier 3", "give sailor"
    )
    assert seat_of(pos)["taken"] == [3]


@pytest.mark.parametrize("card", ["explorer", "native"])
def test_ones_own_pawn_is_in_the_way_too(eldorado: vg.Game, card: str) -> None:
    pos = two(eldorado, card, at=("0,0", "1,0"))
    assert refused(pos, f"{card}: e") == "occupied"
    assert refused(pos, f"{card}: pawn2 w") == "occupied"


def test_the_first_pawn_in_el_dorado_neither_ends_the_turn_nor_the_game(eldorado: vg.Game) -> None:
    pos = two(eldorado, "captain", "explorer", at=("24,-3", "0,0")).play("captain: e")
    assert seat_of(pos)["pawns"] == [HOME, "0,0"]
    assert pos.to_dict()["arrived"] == []
    assert pos.actors == (0,)
    assert refused(pos, "explorer: e") == "pawn-home"
    pos = play(pos, "explorer: pawn2 e", "end", "end")
    assert (pos.over, pos.to_dict()["round"]) == (False, 2)


def test_the_second_pawn_in_el_dorado_ends_the_game_with_the_round(eldorado: vg.Game) -> None:
    pos = two(eldorado, "sailor", "explorer", at=(HOME, "24,-3")).play("sailor: pawn2 e")
    assert pos.to_dict()["arrived"] == [0]
    assert pos.actors == (1,)
    pos = pos.play("end")
    assert pos.over
    assert pos.winners == (0,)


@pytest.mark.parametrize(("taken", "winner"), [([[2], [4]], 1), ([[4], [2]], 0), ([[1, 2], [4]], 0), ([[], []], 0)])
def test_two_players_who_bring_both_pawns_in_within_a_round_are_compared_as_usual(
    eldorado: vg.Game, taken: list[list[int]], winner: int
) -> None:
    pawns = [["24,-3", "23,-3"], [HOME, "24,-2"]]
    hands = [{"captain": 1, "native": 1}, {"sailor": 1}]
    pos = table(eldorado, players=2, pawns=pawns, hands=hands, taken=taken)
    pos = pos.play("captain: e")
    assert (pos.actors, pos.to_dict()["arrived"]) == ((0,), [])
    pos = play(pos, "native: pawn2 ne", "sailor: pawn2 ne")
    assert pos.over
    assert pos.to_dict()["arrived"] == [0, 1]
    assert pos.winners == (winner,)


def test_two_pawns_may_close_the_course_as_a_wall(eldorado: vg.Game) -> None:
    course: dict[str, Any] = {"options": {"course": "home_stretch", "round_cap": 7}}
    pawns = [["20,-16", "21,-16"], ["20,-17", "21,-17"]]
    pos = table(eldorado, "native", players=2, pawns=pawns, hands=[{"native": 1}, {}], **course)
    assert beginning(pos, "native") == {"native: se", "native: pawn2 sw", "native: pawn2 se"}
    for way in ("ne", "nw", "pawn2 nw"):
        assert refused(pos, f"native: {way}") == "occupied"
    while not pos.over:
        pos = pos.play("end")
    assert (pos.to_dict()["round"], pos.winners) == (7, ())
