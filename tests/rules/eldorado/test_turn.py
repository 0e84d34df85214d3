"""The turn: moves, then one purchase; what is kept and discarded; drawing up to four; whose turn is next."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import beginning, legal, pawn_of, play, refused, seat_of, table

# ---- playing cards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["explorer: e", "native: e", "enter e", "tile machete_1: e", "tile native: e"])
def test_no_pawn_moves_after_the_purchase(eldorado: vg.Game, move: str) -> None:
    pos = table(eldorado, "explorer", "native", "traveler", at="5,-4", held=["machete_1", "native", "pass_through"])
    pos = play(pos, "buy scout", "pay traveler")
    assert refused(pos, move) == "bought-move"
    assert refused(pos, "tile pass_through") == "bought-move"
    assert legal(pos) == {"discard explorer", "discard native", "end"}


def test_cards_are_drawn_removed_and_taken_after_the_purchase_too(eldorado: vg.Game) -> None:
    hand = ["traveler", "cartographer", "scientist", "transmitter"]
    pos = table(eldorado, *hand, held=["draw", "remove", "swap"], deck=["explorer"] * 3 + ["sailor"])
    pos = play(pos, "buy scout", "pay traveler")
    assert {"use cartographer", "use scientist", "take native", "tile draw", "tile swap"} <= legal(pos)
    assert "tile remove scientist" in legal(pos)
    pos = play(pos, "use cartographer", "use scientist", "remove explorer", "take native", "tile draw")
    assert seat_of(pos)["discard"] == {"scout": 1, "native": 1}


def test_a_player_may_pass(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "traveler", "sailor", "native", at="0,0", deck=["scout"]).play("end")
    assert pos.actors == (1,)
    assert pawn_of(pos) == "0,0"
    assert seat_of(pos)["hand"] == {"explorer": 1, "traveler": 1, "sailor": 1, "native": 1}


def test_nothing_is_forced_even_when_much_is_possible(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "traveler", "cartographer", "transmitter", at="0,0", held=["draw", "native"])
    assert len(legal(pos)) > 20
    assert "end" in legal(pos)


def test_a_card_serves_once_a_turn_and_no_reshuffle_brings_it_back(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "cartographer", "compass", at="0,0")
    pos = play(pos, "explorer: e", "use cartographer", "use compass")
    assert seat_of(pos)["hand"] == {}
    assert pos.to_dict()["played"] == {"explorer": 1, "cartographer": 1}
    assert legal(pos) == {"end"}


# ---- the end of the turn ----------------------------------------------------------------------------------------


def test_cards_played_go_to_the_discard_pile_when_the_turn_ends(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "traveler", at="0,0", deck=["sailor"] + ["traveler"] * 3, discard=["scout"])
    pos = play(pos, "explorer: e", "buy scout", "pay traveler", "end")
    assert seat_of(pos)["discard"] == {"explorer": 1, "traveler": 1, "scout": 2}
    assert pos.to_dict()["played"] == {}


def test_each_card_left_is_kept_or_discarded_as_the_player_likes(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "explorer", "native", "sailor", deck=["traveler"] * 4)
    assert beginning(pos, "discard") == {"discard explorer", "discard native", "discard sailor"}
    pos = play(pos, "discard explorer", "discard sailor")
    assert (seat_of(pos)["hand"], seat_of(pos)["discard"]) == (
        {"explorer": 1, "native": 1},
        {"explorer": 1, "sailor": 1},
    )
    pos = pos.play("end")
    assert seat_of(pos)["hand"] == {"explorer": 1, "traveler": 2, "native": 1}
    assert seat_of(pos)["discard"] == {"explorer": 1, "sailor": 1}


def test_once_a_card_is_discarded_nothing_more_is_played(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "traveler", "cartographer", at="0,0", held=["draw"]).play("discard traveler")
    assert legal(pos) == {"discard explorer", "discard cartographer", "end"}
    for move in ("explorer: e", "use cartographer", "tile draw", "buy scout"):
        assert refused(pos, move) == "discarding"


def test_a_player_draws_up_to_four_cards_at_the_end_of_the_turn(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "explorer", "sailor", at="0,0", deck=["traveler"] * 4), "explorer: e", "end")
    assert seat_of(pos)["hand"] == {"traveler": 3, "sailor": 1}
    assert seat_of(pos)["deck"] == {"traveler": 1}


def test_cards_just_played_may_be_drawn_again_at_the_end_of_the_turn(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "explorer", "sailor", at="0,0", deck=["traveler"]), "explorer: e", "end")
    assert seat_of(pos)["hand"] == {"explorer": 1, "traveler": 1, "sailor": 1}
    assert seat_of(pos)["discard"] == seat_of(pos)["deck"] == {}


def test_more_than_four_cards_may_be_kept_and_then_none_is_drawn(eldorado: vg.Game) -> None:
    hand = ["explorer", "explorer", "traveler", "native", "compass"]
    pos = play(table(eldorado, *hand, deck=["sailor", "traveler", "traveler", "scout"]), "use compass", "end")
    assert sum(seat_of(pos)["hand"].values()) == 7
    assert sum(seat_of(pos)["deck"].values()) == 1
    pos = table(eldorado, *hand[:4], deck=["sailor"]).play("end")
    assert seat_of(pos)["deck"] == {"sailor": 1}


def test_the_turn_passes_clockwise_and_the_round_ends_before_the_first_player(eldorado: vg.Game) -> None:
    pos = table(eldorado, first=1, turn=1, hands=None, decks=None, discards=None)
    turns = []
    for _ in range(7):
        turns.append((pos.to_dict()["round"], pos.actors))
        pos = pos.play("end")
    assert turns == [(1, (1,)), (1, (2,)), (1, (0,)), (2, (1,)), (2, (2,)), (2, (0,)), (3, (1,))]


def test_a_new_turn_may_move_and_buy_again(eldorado: vg.Game) -> None:
    pos = table(eldorado, bought=True, hands=[{}, {"explorer": 1, "traveler": 1}, None], pawns=[None, ["0,0"], None])
    pos = pos.play("end")
    assert pos.to_dict()["bought"] is False
    assert {"explorer: e", "buy scout"} <= legal(pos)


def test_only_the_seat_whose_turn_it_is_has_moves(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer")
    assert pos.legal(1) == pos.legal(2) == []
    assert pos.actors == (0,)
