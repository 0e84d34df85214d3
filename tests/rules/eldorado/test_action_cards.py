"""Action cards: drawing, removing, and what a reshuffle takes in."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import beginning, legal, pawn_of, play, refused, removed, seat_of, table

# ---- drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "drawn", "leaves"),
    [("cartographer", 2, False), ("compass", 3, True), ("scientist", 1, False), ("travel_log", 2, True)],
)
def test_an_action_card_draws_its_cards_and_an_item_leaves_the_game(
    eldorado: vg.Game, card: str, drawn: int, leaves: bool
) -> None:
    before = table(eldorado, card, deck=["sailor"] + ["traveler"] * 4)
    pos = before.play(f"use {card}")
    assert sum(seat_of(pos)["hand"].values()) == drawn
    assert sum(seat_of(pos)["deck"].values()) == 5 - drawn
    assert removed(before, pos) == ({card: 1} if leaves else {})
    assert pos.to_dict()["played"] == ({} if leaves else {card: 1})


def test_cards_drawn_may_be_played_at_once(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "cartographer", at="0,0", deck=["explorer", "sailor"]), "use cartographer")
    assert {"explorer: e", "sailor: nw", "buy scout"} <= legal(pos)
    assert pawn_of(pos.play("explorer: e")) == "1,0"


def test_a_draw_pile_too_small_is_taken_whole_then_the_discard_pile_is_shuffled(eldorado: vg.Game) -> None:
    hands = set()
    for rng in range(20):
        pos = table(eldorado, "cartographer", deck=["sailor"], discard=["scout", "traveler"], rng=rng)
        seat = seat_of(pos.play("use cartographer"))
        assert seat["discard"] == {}
        assert seat["hand"] | seat["deck"] == {"sailor": 1, "scout": 1, "traveler": 1}
        assert seat["hand"]["sailor"] == 1
        hands.add(tuple(seat["hand"]))
    assert hands == {("sailor", "scout"), ("traveler", "sailor")}


def test_with_draw_and_discard_pile_empty_as_many_are_drawn_as_there_are(eldorado: vg.Game) -> None:
    pos = table(eldorado, "compass", deck=["sailor"], discard=["scout"]).play("use compass")
    assert seat_of(pos)["hand"] == {"sailor": 1, "scout": 1}
    pos = table(eldorado, "cartographer").play("use cartographer")
    assert legal(pos) == {"end"}
    assert seat_of(pos.play("end"))["hand"] == {"cartographer": 1}  # a hand of one, all there is


def test_a_reshuffle_takes_the_discard_pile_and_no_card_played_this_turn(eldorado: vg.Game) -> None:
    played = {"explorer": 2, "traveler": 1}
    pos = table(eldorado, "cartographer", deck=["sailor"], discard=["scout"], played=played).play("use cartographer")
    assert seat_of(pos)["hand"] == {"sailor": 1, "scout": 1}
    assert seat_of(pos)["deck"] == {}
    assert pos.to_dict()["played"] == {**played, "cartographer": 1}


def test_an_item_used_is_in_no_later_reshuffle(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "compass", "giant_machete", at="0,0"), "use compass", "giant_machete: e", "stop", "end")
    assert seat_of(pos)["hand"] == seat_of(pos)["discard"] == seat_of(pos)["deck"] == {}
    pos = play(table(eldorado, "cartographer", "native", at="0,0"), "use cartographer", "native: e", "end")
    assert seat_of(pos)["hand"] == {"cartographer": 1, "native": 1}


# ---- removing ---------------------------------------------------------------------------------------------------


def test_a_scientist_may_remove_one_card_after_drawing_one(eldorado: vg.Game) -> None:
    before = table(eldorado, "scientist", "traveler", deck=["sailor"])
    pos = before.play("use scientist")
    assert pos.to_dict()["pending"] == {"kind": "remove", "left": 1}
    assert legal(pos) == {"remove traveler", "remove sailor", "done"}  # the card drawn, but not the Scientist
    pos = pos.play("remove sailor")
    assert removed(before, pos) == {"sailor": 1}
    assert seat_of(pos)["hand"] == {"traveler": 1}
    assert pos.to_dict()["pending"] is None


def test_a_travel_log_draws_two_and_may_remove_up_to_two(eldorado: vg.Game) -> None:
    before = table(eldorado, "travel_log", "traveler", deck=["sailor", "explorer", "explorer"])
    pos = before.play("use travel_log")
    assert sum(seat_of(pos)["hand"].values()) == 3
    assert pos.to_dict()["pending"] == {"kind": "remove", "left": 2}
    one = play(pos, "remove traveler", "done")
    assert removed(before, one) == {"traveler": 1, "travel_log": 1}
    two = play(pos, "remove traveler", "remove explorer")
    assert removed(before, two) == {"explorer": 1, "traveler": 1, "travel_log": 1}
    assert two.to_dict()["pending"] is None


@pytest.mark.parametrize("card", ["scientist", "travel_log"])
def test_removing_is_free_and_is_decided_before_anything_else(eldorado: vg.Game, card: str) -> None:
    before = table(eldorado, card, "explorer", "traveler", deck=["sailor"], at="0,0")
    pos = before.play(f"use {card}")
    for move in ("explorer: e", "buy scout", "end", "discard explorer"):
        assert refused(pos, move) == "remove-first"
    pos = pos.play("done")
    assert sum(seat_of(pos)["hand"].values()) == 3
    assert refused(pos, "remove explorer") == "remove"
    assert {"explorer: e", "buy scout", "end"} <= legal(pos)


def test_without_a_card_in_hand_there_is_nothing_to_remove(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scientist").play("use scientist")
    assert pos.to_dict()["pending"] is None
    pos = play(table(eldorado, "travel_log", deck=["sailor"]), "use travel_log", "remove sailor")
    assert pos.to_dict()["pending"] is None
    assert legal(pos) == {"end"}


def test_a_deck_may_be_removed_down_to_nothing(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "travel_log", "sailor"), "use travel_log", "remove sailor", "end")
    seat = seat_of(pos)
    assert seat["hand"] == seat["deck"] == seat["discard"] == {}
    while pos.actors != (0,):
        pos = pos.play("end")
    assert legal(pos) == {"end"}


# ---- without their effect ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["transmitter", "cartographer", "compass", "scientist", "travel_log", "native"])
def test_an_action_card_may_pay_or_be_given_without_its_effect(eldorado: vg.Game, card: str) -> None:
    before = table(eldorado, card, "sailor", at="5,-4", deck=["traveler"])
    given = play(before, "enter e", f"give {card}")
    paid = play(before, "buy scout", f"pay {card}", "pay sailor")
    for pos in (given, paid):
        assert pos.to_dict()["played"][card] == 1
        assert removed(before, pos) == {}
        assert seat_of(pos)["deck"] == {"traveler": 1}
    assert pawn_of(given) == "6,-4"
    assert seat_of(paid)["discard"] == {"scout": 1}


def test_action_cards_serve_before_a_move_between_moves_and_after_the_purchase(eldorado: vg.Game) -> None:
    deck = ["explorer"] * 2 + ["traveler"] * 3 + ["sailor", "scout"]
    pos = table(eldorado, "cartographer", "cartographer", "compass", "explorer", "traveler", at="0,0", deck=deck)
    pos = play(pos, "use cartographer", "explorer: e", "use cartographer", "buy scout", "pay traveler", "use compass")
    assert sum(seat_of(pos)["hand"].values()) == 7
    assert not beginning(pos, "explorer", "buy")
