"""Movement: power cards, rubble and camps, closed hexes, the Native."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import HOME, beginning, legal, pawn_of, play, refused, removed, seat_of, table

# ---- symbol and power -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "way", "there", "enough", "too_weak"),
    [
        ("21,0", "e", "22,0", ["trailblazer", "pioneer", "giant_machete", "prop_plane"], ["scout", "adventurer"]),
        ("10,0", "e", "11,0", ["millionaire", "treasure_chest", "prop_plane"], ["journalist", "photographer"]),
        ("21,-2", "e", "22,-2", ["captain", "prop_plane"], ["sailor", "adventurer", "jack_of_all_trades"]),
    ],
    ids=["jungle 3", "village 4", "river 3"],
)
def test_a_card_enters_a_hex_of_its_symbol_if_its_power_is_enough(
    eldorado: vg.Game, here: str, way: str, there: str, enough: list[str], too_weak: list[str]
) -> None:
    for card in enough:
        pos = play(table(eldorado, card, at=here), f"{card}: {way}")
        assert pawn_of(pos) == there
    for card in too_weak:
        assert refused(table(eldorado, card, at=here), f"{card}: {way}") == "power"


@pytest.mark.parametrize(
    ("card", "ways"), [("pioneer", {"e", "w", "se"}), ("millionaire", {"ne", "sw"}), ("captain", {"nw"})]
)
def test_a_card_enters_no_hex_of_another_symbol(eldorado: vg.Game, card: str, ways: set[str]) -> None:
    pos = table(eldorado, card, at="0,0")
    assert beginning(pos, card) == {f"{card}: {way}" for way in ways}


def test_a_card_played_lies_above_the_board_until_the_turn_ends(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "sailor", at="0,0").play("explorer: e")
    assert pos.to_dict()["played"] == {"explorer": 1}
    assert seat_of(pos)["hand"] == {"sailor": 1}
    assert seat_of(pos)["discard"] == {}


def test_any_number_of_cards_may_be_played_one_after_the_other(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "traveler", "sailor", at="0,0")
    pos = play(pos, "explorer: e", "traveler: nw", "sailor: w")
    assert pawn_of(pos) == "0,-1"
    assert seat_of(pos)["hand"] == {}


# ---- what is left of a card -------------------------------------------------------------------------------------


def test_what_is_left_of_a_card_goes_on_to_the_next_hex(eldorado: vg.Game) -> None:
    pos = table(eldorado, "trailblazer", at="0,0").play("trailblazer: e")
    assert pos.to_dict()["pending"] == {"kind": "path", "pawn": 1, "symbol": "machete", "power": 2, "near": []}
    assert legal(pos) == {"go e", "go w", "go sw", "stop"}
    pos = play(pos, "go e", "go e")
    assert pawn_of(pos) == "3,0"
    assert pos.to_dict()["pending"] is None


def test_power_already_used_is_taken_off(eldorado: vg.Game) -> None:
    pos = table(eldorado, "trailblazer", at="21,1").play("trailblazer: nw")
    assert (pawn_of(pos), pos.to_dict()["pending"]["power"]) == ("21,0", 2)
    assert refused(pos, "go e") == "power"  # jungle of 3
    pos = table(eldorado, "pioneer", at="21,1").play("pioneer: nw")
    assert (pawn_of(pos.play("go e")), pos.to_dict()["pending"]["power"]) == ("22,0", 4)


def test_a_move_may_stop_at_any_time_and_the_rest_is_lost(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "trailblazer", "sailor", at="0,0"), "trailblazer: e", "stop")
    assert pawn_of(pos) == "1,0"
    assert pos.to_dict()["pending"] is None
    assert not beginning(pos, "go", "trailblazer")
    assert refused(pos, "go e") == "path"


def test_nothing_else_is_done_while_a_card_has_power_left(eldorado: vg.Game) -> None:
    pos = table(eldorado, "trailblazer", "explorer", "cartographer", "millionaire", at="0,0").play("trailblazer: e")
    assert legal(pos) == {"go e", "go w", "go sw", "stop"}
    for move in ("explorer: e", "use cartographer", "buy scout", "discard explorer", "end"):
        assert refused(pos, move) == "path-first"
        assert pos.play("stop").legal() != []
        pos.play("stop").play(move)


def test_a_move_is_over_by_itself_when_its_rest_leads_nowhere(eldorado: vg.Game) -> None:
    pos = table(eldorado, "millionaire", at="0,1").play("millionaire: w")
    assert pawn_of(pos) == "-1,1"
    assert pos.to_dict()["pending"] is None  # three coins are left, and no village is near


def test_cards_are_never_combined_for_one_hex(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "explorer", "jack_of_all_trades", at="19,-1")
    assert refused(pos, "explorer: e") == "power"  # jungle of 2
    assert pawn_of(table(eldorado, "scout", at="19,-1").play("scout: e")) == "20,-1"
    pos = table(eldorado, "scout", "explorer", at="20,-2").play("scout: sw")
    assert pos.to_dict()["pending"]["power"] == 1
    assert refused(pos, "go e") == "power"  # one left, which no other card adds to
    assert refused(pos, "explorer: e") == "path-first"


# ---- jokers and mixed ground ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "symbol"), [("e", "paddle"), ("ne", "machete")])
def test_a_joker_has_one_of_the_three_symbols_for_the_whole_path(eldorado: vg.Game, way: str, symbol: str) -> None:
    pos = table(eldorado, "prop_plane", at="11,-2").play(f"prop_plane: {way}")
    assert pos.to_dict()["pending"]["symbol"] == symbol
    assert legal(pos) == {"paddle": {"go e", "go ne", "go sw", "stop"}, "machete": {"go w", "go sw", "stop"}}[symbol]


def test_a_joker_pays_coins_for_a_village(eldorado: vg.Game) -> None:
    pos = table(eldorado, "jack_of_all_trades", at="1,0").play("jack_of_all_trades: ne")
    assert pawn_of(pos) == "2,-1"


def test_every_hex_of_a_path_asks_for_the_symbol_of_the_card(eldorado: vg.Game) -> None:
    pos = table(eldorado, "pioneer", at="0,0").play("pioneer: e")
    for way in ("ne", "nw", "se"):
        assert refused(pos, f"go {way}") == "symbol"


# ---- where no pawn goes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["pioneer", "native"])
def test_a_pawn_neither_enters_nor_passes_an_occupied_hex(eldorado: vg.Game, card: str) -> None:
    pos = table(eldorado, card, pawns=[["0,0"], ["1,0"], None])
    assert refused(pos, f"{card}: e") == "occupied"
    pos = table(eldorado, "pioneer", pawns=[["-1,0"], ["1,0"], None]).play("pioneer: e")
    assert refused(pos, "go e") == "occupied"
    assert refused(pos.play("go se"), "go ne") == "occupied"  # the same hex, from another side


@pytest.mark.parametrize("card", ["pioneer", "millionaire", "captain", "prop_plane", "native"])
@pytest.mark.parametrize(("here", "way"), [("14,2", "se"), ("0,1", "se")], ids=["mountain", "mountain with a cave"])
def test_nothing_enters_a_mountain(eldorado: vg.Game, card: str, here: str, way: str) -> None:
    pos = table(eldorado, card, "explorer", "explorer", "explorer", at=here)
    assert refused(pos, f"{card}: {way}") == "mountain"
    assert refused(pos, f"enter {way}") == "mountain"


def test_there_is_no_way_off_the_course(eldorado: vg.Game) -> None:
    assert refused(table(eldorado, "native", at="-3,3"), "native: w") == "edge"


@pytest.mark.parametrize("card", ["explorer", "jack_of_all_trades", "native"])
def test_a_start_hex_is_never_entered_again(eldorado: vg.Game, card: str) -> None:
    pos = table(eldorado, card, pawns=[["-2,0"], ["4,-1"], ["4,0"]])
    assert refused(pos, f"{card}: w") == "start"
    assert refused(pos, f"{card}: nw") == "start"
    assert f"{card}: e" in legal(pos)


def test_a_pawn_may_go_in_any_direction_back_and_forth(eldorado: vg.Game) -> None:
    pos = table(eldorado, "trailblazer", "explorer", at="0,0")
    pos = play(pos, "trailblazer: e", "go w", "go e", "explorer: w")
    assert pawn_of(pos) == "0,0"


# ---- rubble and camps -------------------------------------------------------------------------------------------


def test_rubble_takes_exactly_as_many_cards_as_it_shows(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "sailor", "scout", "native", "traveler", at="14,2").play("enter e")
    assert pos.to_dict()["pending"] == {"kind": "enter", "pawn": 1, "to": "e", "owed": 3}
    pos = play(pos, "give explorer", "give scout")
    assert pawn_of(pos) == "14,2"
    assert legal(pos) == {"give sailor", "give native", "give traveler"}
    pos = pos.play("give native")
    assert pawn_of(pos) == "15,2"
    assert seat_of(pos)["hand"] == {"traveler": 1, "sailor": 1}
    assert pos.to_dict()["played"] == {"explorer": 1, "scout": 1, "native": 1}


def test_rubble_needs_as_many_cards_in_hand(eldorado: vg.Game) -> None:
    pos = table(eldorado, "pioneer", "millionaire", at="14,2")
    assert refused(pos, "enter e") == "enter-cards"


def test_cards_given_for_rubble_have_no_effect_and_items_stay(eldorado: vg.Game) -> None:
    before = table(eldorado, "compass", "prop_plane", "cartographer", at="14,2", deck=["sailor"])
    pos = play(before, "enter e", "give compass", "give prop_plane", "give cartographer")
    assert pos.to_dict()["played"] == {"prop_plane": 1, "cartographer": 1, "compass": 1}
    assert removed(before, pos) == {}
    assert (seat_of(pos)["hand"], seat_of(pos)["deck"]) == ({}, {"sailor": 1})


def test_cards_given_for_a_camp_leave_the_game(eldorado: vg.Game) -> None:
    before = table(eldorado, "traveler", "explorer", "cartographer", "sailor", at="12,5", deck=["scout"])
    assert before.play("enter e").to_dict()["pending"]["owed"] == 3
    pos = play(before, "enter e", "give traveler", "give explorer", "give cartographer")
    assert pawn_of(pos) == "13,5"
    assert removed(before, pos) == {"traveler": 1, "explorer": 1, "cartographer": 1}
    assert pos.to_dict()["played"] == {}
    assert (seat_of(pos)["hand"], seat_of(pos)["deck"]) == ({"sailor": 1}, {"scout": 1})


def test_what_was_begun_to_be_given_is_given(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, *["explorer"] * 3, "scout", at="14,2"), "enter e", "give explorer")
    for move in ("end", "scout: se", "buy scout", "enter e"):
        assert refused(pos, move) == "give-first"


@pytest.mark.parametrize("card", ["pioneer", "prop_plane", "millionaire"])
def test_no_power_enters_rubble_or_a_camp(eldorado: vg.Game, card: str) -> None:
    assert refused(table(eldorado, card, at="5,-4"), f"{card}: e") == "cards-instead"
    assert refused(table(eldorado, card, at="20,3"), f"{card}: e") == "cards-instead"


def test_power_left_beside_rubble_does_not_enter_it_and_is_lost_when_cards_do(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", "sailor", at="4,-3").play("scout: ne")
    assert (pawn_of(pos), pos.to_dict()["pending"]["power"]) == ("5,-4", 1)
    assert refused(pos, "go e") == "cards-instead"
    assert refused(pos, "enter e") == "path-first"
    pos = play(pos, "stop", "enter e", "give sailor")
    assert pawn_of(pos) == "6,-4"
    assert pos.to_dict()["pending"] is None
    assert legal(pos) == {"end"}


def test_tiles_are_no_cards_for_rubble_or_a_camp(eldorado: vg.Game) -> None:
    pos = table(eldorado, at="5,-4", held=["machete_3", "coin_2"])
    assert refused(pos, "enter e") == "enter-cards"
    pos = table(eldorado, "sailor", "scout", at="5,-4", held=["machete_3", "coin_2"]).play("enter e")
    assert legal(pos) == {"give sailor", "give scout"}


# ---- the Native -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "way", "there"),
    [
        ("10,0", "e", "11,0"),
        ("14,2", "e", "15,2"),
        ("12,5", "e", "13,5"),
        ("21,0", "e", "22,0"),
        ("21,-2", "e", "22,-2"),
    ],
    ids=["village 4", "rubble 3", "camp 3", "jungle 3", "river 3"],
)
def test_a_native_enters_an_adjacent_hex_whatever_it_asks_for(
    eldorado: vg.Game, here: str, way: str, there: str
) -> None:
    pos = table(eldorado, "native", at=here).play(f"native: {way}")
    assert pawn_of(pos) == there
    assert pos.to_dict()["pending"] is None
    assert pos.to_dict()["played"] == {"native": 1}


def test_a_native_opens_a_barrier_or_enters_a_hex_but_not_both(eldorado: vg.Game) -> None:
    pos = table(eldorado, "native", "native", at="3,-1")
    assert refused(pos, "native: e") == "barrier-between"
    pos = pos.play("native: barrier 1")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("3,-1", [1])
    assert seat_of(pos)["hand"] == {"native": 1}
    assert pawn_of(pos.play("native: e")) == "4,-1"


def test_a_native_may_enter_a_finishing_hex(eldorado: vg.Game) -> None:
    pos = table(eldorado, "native", at="24,-3").play("native: e")
    assert pawn_of(pos) == HOME
    assert pos.to_dict()["arrived"] == [0]
