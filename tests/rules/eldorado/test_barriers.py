"""Barriers: opened from beside them like a hex is entered, taken, and gone for everybody."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import (
    CAVES_AT_A_BARRIER,
    DENSE_JUNGLE,
    Doc,
    beginning,
    first_barrier,
    legal,
    pawn_of,
    play,
    refused,
    removed,
    seat_of,
    table,
)

# ---- opening ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "fitting", "wrong", "weak"),
    [
        (1, ["explorer", "pioneer", "jack_of_all_trades"], ["traveler", "sailor"], []),
        (2, ["traveler", "millionaire", "adventurer"], ["explorer", "captain"], []),
        (4, ["sailor", "captain", "prop_plane"], ["scout", "journalist"], []),
        (5, ["scout", "giant_machete", "adventurer"], ["millionaire", "captain"], ["explorer", "jack_of_all_trades"]),
    ],
)
def test_a_barrier_is_opened_by_a_card_of_its_symbol_with_power_enough_and_taken(
    eldorado: vg.Game, number: int, fitting: list[str], wrong: list[str], weak: list[str]
) -> None:
    for card in fitting:
        pos = table(eldorado, card, at="3,-1", barriers=first_barrier(number)).play(f"{card}: barrier {number}")
        assert seat_of(pos)["taken"] == [number]
        assert pos.view().barriers[0].owner == 0
    for cards, reason in ((wrong, "symbol"), (weak, "power")):
        for card in cards:
            pos = table(eldorado, card, at="3,-1", barriers=first_barrier(number))
            assert refused(pos, f"{card}: barrier {number}") == reason


@pytest.mark.parametrize(("number", "cards"), [(3, 1), (6, 2)])
def test_a_barrier_of_rubble_takes_cards_which_lie_above_the_board(eldorado: vg.Game, number: int, cards: int) -> None:
    hand = ["explorer", "compass", "pioneer"]
    before = table(eldorado, *hand, at="3,-1", barriers=first_barrier(number))
    pos = play(before, f"enter barrier {number}", *(f"give {card}" for card in hand[:cards]))
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("3,-1", [number])
    assert pos.to_dict()["played"] == dict.fromkeys(hand[:cards], 1)
    assert removed(before, pos) == {}
    assert refused(before, f"pioneer: barrier {number}") == "cards-instead"
    too_few = table(eldorado, *hand[: cards - 1], at="3,-1", barriers=first_barrier(number))
    assert refused(too_few, f"enter barrier {number}") == "enter-cards"


@pytest.mark.parametrize("number", range(1, 7))
def test_a_native_opens_any_barrier(eldorado: vg.Game, number: int) -> None:
    pos = table(eldorado, "native", at="3,-1", barriers=first_barrier(number)).play(f"native: barrier {number}")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("3,-1", [number])


def test_opening_leaves_the_pawn_on_its_hex(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", at="3,-1").play("explorer: barrier 1")
    assert pawn_of(pos) == "3,-1"


def test_only_a_pawn_at_the_junction_opens_the_barrier(eldorado: vg.Game) -> None:
    assert refused(table(eldorado, "explorer", at="2,-1"), "explorer: barrier 1") == "barrier-far"
    for here in ("3,-3", "3,-2", "3,-1", "3,0"):
        assert "explorer: barrier 1" in legal(table(eldorado, "explorer", at=here))


def test_a_hex_with_only_mountains_beyond_the_junction_lies_at_it_too(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", at="11,-5", options={"course": CAVES_AT_A_BARRIER}, barriers=[2, 1])
    for way in ("w", "sw"):
        assert refused(pos, f"explorer: {way}") == "mountain"
    assert seat_of(pos.play("explorer: barrier 1"))["taken"] == [1]


@pytest.mark.parametrize("card", ["pioneer", "native"])
def test_nobody_steps_across_a_standing_barrier(eldorado: vg.Game, card: str) -> None:
    pos = table(eldorado, card, at="3,-1")
    assert refused(pos, f"{card}: ne") == "barrier-between"
    assert pawn_of(table(eldorado, card, at="3,-1", taken=[[1], None, None]).play(f"{card}: ne")) == "4,-2"


def test_a_barrier_may_be_opened_from_the_far_side(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", at="4,-2").play("explorer: barrier 1")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("4,-2", [1])


# ---- as a step of a path ----------------------------------------------------------------------------------------


def test_the_same_card_goes_on_behind_the_barrier_it_opened(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", at="3,-1").play("scout: barrier 1")
    assert pos.to_dict()["pending"]["power"] == 1
    assert pawn_of(pos.play("go ne")) == "4,-2"


def test_a_barrier_is_paid_with_what_is_left_after_some_hexes(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", at="2,0").play("scout: e")
    assert pos.to_dict()["pending"]["power"] == 1
    pos = pos.play("go barrier 1")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("3,0", [1])
    assert pos.to_dict()["pending"] is None
    pos = table(eldorado, "trailblazer", at="2,0", barriers=[5, 1, 2, 3]).play("trailblazer: e")
    assert seat_of(pos.play("go barrier 5"))["taken"] == [5]
    pos = table(eldorado, "scout", at="2,0", barriers=[5, 1, 2, 3]).play("scout: e")
    assert refused(pos, "go barrier 5") == "power"


def test_one_card_may_enter_a_hex_open_a_barrier_and_enter_another_hex(eldorado: vg.Game) -> None:
    dense: Doc = {"options": {"course": DENSE_JUNGLE}}
    pos = table(eldorado, "pioneer", at="4,0", barriers=[2, 1], **dense).play("pioneer: e")
    assert (pawn_of(pos), pos.to_dict()["pending"]["power"]) == ("5,0", 3)
    pos = play(pos, "go barrier 1", "go se")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("5,1", [1])
    pos = play(table(eldorado, "pioneer", at="4,0", barriers=[2, 5], **dense), "pioneer: e", "go barrier 5")
    assert refused(pos, "go se") == "power"
    pos = pos.play("go sw")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("4,1", [5])


def test_a_player_may_open_a_barrier_and_stop(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "pioneer", at="3,-1"), "pioneer: barrier 1", "stop", "end")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("3,-1", [1])
    assert pos.actors == (1,)


# ---- afterwards -------------------------------------------------------------------------------------------------


def test_once_open_everybody_passes_along_the_whole_junction(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=[{"explorer": 1}, {"explorer": 1}, None], pawns=[["3,0"], ["3,-2"], None])
    pos = play(pos, "explorer: barrier 1", "end")
    assert beginning(pos, "explorer") == {f"explorer: {way}" for way in ("e", "ne", "w", "se")}
    assert refused(pos, "explorer: barrier 1") == "barrier-taken"
    assert pawn_of(pos.play("explorer: e"), 1) == "4,-2"


def test_a_barrier_taken_is_not_taken_again(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", at="3,-1", taken=[None, [1], None])
    assert refused(pos, "explorer: barrier 1") == "barrier-taken"


def test_a_strip_has_one_barrier_where_it_begins(eldorado: vg.Game) -> None:
    course: Doc = {"options": {"course": "home_stretch"}}
    between = [barrier.between for barrier in table(eldorado, **course).view().barriers]
    assert between == [("B", "J"), ("J", "Q"), ("K", "M"), ("M", "C")]
    assert refused(table(eldorado, "traveler", at="7,-9", **course), "traveler: e") == "barrier-between"
    assert pawn_of(table(eldorado, "scout", at="10,-11", **course).play("scout: e")) == "11,-11"
