"""Cave tiles, one by one."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import CAVES, HOME, beginning, legal, pawn_of, play, refused, removed, seat_of, table

# ---- machete, coin and paddle -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "here", "moves", "there"),
    [
        ("machete_3", "0,0", ["e", "go e", "go e"], "3,0"),
        ("machete_2", "0,0", ["e", "go e"], "2,0"),
        ("machete_1", "0,0", ["e"], "1,0"),
        ("coin_2", "1,0", ["nw", "go e"], "2,-1"),
        ("coin_1", "1,0", ["nw"], "1,-1"),
        ("paddle_2", "11,-2", ["e", "go e"], "13,-2"),
        ("paddle_1", "24,-3", ["e"], HOME),
    ],
)
def test_a_tile_with_a_symbol_moves_a_pawn_like_a_card(
    eldorado: vg.Game, tile: str, here: str, moves: list[str], there: str
) -> None:
    pos = play(table(eldorado, at=here, held=[tile]), f"tile {tile}: {moves[0]}", *moves[1:])
    assert pawn_of(pos) == there
    assert pos.to_dict()["pending"] is None
    assert pos.to_dict()["spent"] == {tile: 1}


def test_a_tile_with_a_symbol_opens_barriers(eldorado: vg.Game) -> None:
    pos = table(eldorado, at="3,-1", held=["machete_2"]).play("tile machete_2: barrier 1")
    assert seat_of(pos)["taken"] == [1]
    assert pawn_of(pos.play("go ne")) == "4,-2"


def test_a_tile_is_not_added_to_a_cards_power(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", at="21,0", held=["machete_1", "machete_2"])
    for move in ("scout: e", "tile machete_2: e"):
        assert refused(pos, move) == "power"  # jungle of 3
    pos = table(eldorado, "scout", at="20,-2", held=["machete_1"]).play("scout: sw")
    assert refused(pos, "go e") == "power"
    assert refused(pos, "tile machete_1: e") == "path-first"


def test_coin_tiles_pay_and_add_up(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", held=["coin_1", "coin_2"])
    assert beginning(pos, "buy") == {
        f"buy {card}" for card in ("scout", "trailblazer", "photographer", "treasure_chest", "jack_of_all_trades")
    }
    pos = pos.play("buy treasure_chest")
    assert legal(pos) == {"pay explorer", "pay tile coin_1", "pay tile coin_2"}
    pos = play(pos, "pay tile coin_1", "pay tile coin_2")
    assert seat_of(pos)["discard"] == {"treasure_chest": 1}
    assert seat_of(pos)["hand"] == {"explorer": 1}
    assert pos.to_dict()["spent"] == {"coin_1": 1, "coin_2": 1}


# ---- drawing, removing, swapping --------------------------------------------------------------------------------


def test_the_draw_tile_draws_a_card_for_this_turn(eldorado: vg.Game) -> None:
    pos = table(eldorado, at="0,0", held=["draw"], discard=["explorer"]).play("tile draw")
    assert pawn_of(pos.play("explorer: e")) == "1,0"


def test_the_remove_tile_removes_a_chosen_card_of_the_hand(eldorado: vg.Game) -> None:
    before = table(eldorado, "explorer", "sailor", held=["remove"])
    assert beginning(before, "tile") == {"tile remove explorer", "tile remove sailor"}
    pos = before.play("tile remove sailor")
    assert removed(before, pos) == {"sailor": 1}
    assert seat_of(pos)["hand"] == {"explorer": 1}
    assert refused(table(eldorado, held=["remove"]), "tile remove sailor") == "hand-empty"


def test_the_swap_tile_puts_cards_aside_and_draws_as_many(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "compass", "sailor", held=["swap"], deck=["scout", "scout", "traveler"])
    pos = pos.play("tile swap")
    assert legal(pos) == {"swap explorer", "swap compass", "swap sailor"}  # one at least
    pos = play(pos, "swap compass", "swap explorer")
    assert legal(pos) == {"swap sailor", "done"}
    pos = pos.play("done")
    assert sum(seat_of(pos)["hand"].values()) == 3
    assert pos.to_dict()["played"] == {"explorer": 1, "compass": 1}  # without its effect
    assert sum(seat_of(pos)["deck"].values()) == 1


def test_cards_put_aside_for_a_swap_are_not_shuffled_in_for_it(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "native", held=["swap"], deck=["scout"], discard=["sailor", "traveler"])
    pos = play(pos, "tile swap", "swap explorer", "swap native")
    assert seat_of(pos)["hand"] in ({"sailor": 1, "scout": 1}, {"traveler": 1, "scout": 1})
    assert pos.to_dict()["played"] == {"explorer": 1, "native": 1}
    pos = play(table(eldorado, "explorer", "native", held=["swap"]), "tile swap", "swap explorer", "done")
    assert seat_of(pos)["hand"] == {"native": 1}  # nothing to draw


def test_a_swap_is_done_with_the_fourth_card_or_the_last(eldorado: vg.Game) -> None:
    hand = ["explorer"] * 3 + ["traveler"] * 2
    pos = table(eldorado, *hand, held=["swap"], deck=["scout"] * 3 + ["sailor", "native"]).play("tile swap")
    pos = play(pos, "swap explorer", "swap explorer", "swap explorer", "swap traveler")
    assert pos.to_dict()["pending"] is None
    assert (sum(seat_of(pos)["hand"].values()), sum(seat_of(pos)["deck"].values())) == (5, 1)
    pos = play(table(eldorado, "explorer", held=["swap"], deck=["scout"]), "tile swap", "swap explorer")
    assert seat_of(pos)["hand"] == {"scout": 1}
    assert refused(table(eldorado, held=["swap"]), "tile swap") == "hand-empty"


# ---- saving an item ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "moves"),
    [
        ("giant_machete", ["giant_machete: e", "go e", "stop"]),
        ("prop_plane", ["prop_plane: ne", "stop"]),
        ("prop_plane", ["buy scout", "pay prop_plane"]),
        ("treasure_chest", ["treasure_chest: ne", "stop"]),
        ("treasure_chest", ["buy scout", "pay treasure_chest"]),
        ("transmitter", ["take native"]),
        ("compass", ["use compass"]),
        ("travel_log", ["use travel_log", "remove sailor", "done"]),
    ],
)
def test_an_item_just_used_may_be_saved_and_goes_to_the_discard_pile(
    eldorado: vg.Game, item: str, moves: list[str]
) -> None:
    before = table(eldorado, item, at="0,0", held=["save_item"], deck=["sailor"] + ["traveler"] * 4)
    used = play(before, *moves)
    assert removed(before, used)[item] == 1
    pos = used.play("save")
    assert item not in removed(before, pos)
    assert pos.to_dict()["played"][item] == 1
    assert seat_of(pos.play("end"))["discard"][item] == 1
    assert item not in {**seat_of(used.play("end"))["discard"], **seat_of(used.play("end"))["hand"]}


def test_an_item_is_saved_right_after_its_use_or_not_at_all(eldorado: vg.Game) -> None:
    pos = table(eldorado, "giant_machete", "explorer", at="0,0", held=["save_item", "draw"])
    pos = pos.play("giant_machete: e")
    assert refused(pos, "save") == "path-first"
    pos = pos.play("stop")
    assert "save" in legal(pos)
    for move in ("explorer: e", "tile draw", "discard explorer"):
        assert "save" not in legal(pos.play(move))
    assert refused(pos.play("tile draw"), "save") == "save"


def test_an_item_is_saved_in_the_middle_of_a_purchase(eldorado: vg.Game) -> None:
    pos = table(eldorado, "treasure_chest", "traveler", held=["save_item"], row={"scout": 3})
    pos = play(pos, "buy native", "pay treasure_chest")
    assert legal(pos) == {"pay traveler", "save"}
    late = pos.play("pay traveler")
    assert "save" not in legal(late)
    pos = play(pos, "save", "pay traveler")
    assert pos.to_dict()["played"] == {"traveler": 1, "treasure_chest": 1}
    assert seat_of(pos)["discard"] == {"native": 1}


def test_only_an_item_used_for_its_ability_is_saved(eldorado: vg.Game) -> None:
    pos = table(eldorado, "compass", "explorer", "scout", at="5,-4", held=["save_item"])
    for moves in (["buy scout", "pay compass", "pay explorer"], ["enter e", "give compass"], ["scout: sw", "stop"]):
        assert "save" not in legal(play(pos, *moves))
    pos = table(eldorado, "compass", held=["draw"]).play("use compass")
    assert refused(pos, "save") == "tile"


# ---- passing occupied hexes -------------------------------------------------------------------------------------


def test_with_the_tile_a_pawn_passes_or_stops_on_occupied_hexes_until_the_turn_ends(eldorado: vg.Game) -> None:
    pos = table(eldorado, "trailblazer", "explorer", pawns=[["0,0"], ["1,0"], ["2,0"]], held=["pass_through"])
    assert refused(pos, "explorer: e") == "occupied"
    pos = pos.play("tile pass_through")
    assert pos.to_dict()["passing"] is True
    pos = play(pos, "trailblazer: e", "go e", "go e")
    assert pawn_of(pos) == "3,0"
    pos = pos.play("explorer: w")
    assert [pawn_of(pos, seat) for seat in (0, 2)] == ["2,0", "2,0"]
    pos = pos.play("end")
    assert pos.to_dict()["passing"] is False


def test_two_pawns_that_share_a_hex_leave_it_normally_and_it_stays_closed_to_others(eldorado: vg.Game) -> None:
    hands = [{"explorer": 1}, {"explorer": 1}, {"explorer": 1}]
    pos = table(eldorado, hands=hands, pawns=[["1,0"], ["1,0"], ["0,0"]], turn=2, first=2, **CAVES)
    assert refused(pos, "explorer: e") == "occupied"
    pos = play(pos, "end", "explorer: e", "end")
    assert [pawn_of(pos, seat) for seat in (0, 1)] == ["2,0", "1,0"]
    assert refused(pos, "explorer: w") == "occupied"
    assert pawn_of(pos.play("explorer: sw"), 1) == "0,1"


def test_mountains_and_barriers_stay_closed_to_who_passes_pawns(eldorado: vg.Game) -> None:
    pos = table(eldorado, "native", at="14,2", held=["pass_through"]).play("tile pass_through")
    assert refused(pos, "native: se") == "mountain"
    pos = table(eldorado, "native", at="3,-1", held=["pass_through"]).play("tile pass_through")
    assert refused(pos, "native: e") == "barrier-between"


def test_ones_own_pawn_may_be_passed_too(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", players=2, at=("0,0", "1,0"), held=["pass_through"])
    pos = play(pos, "tile pass_through", "scout: e", "go e")
    assert seat_of(pos)["pawns"] == ["2,0", "1,0"]


def test_the_tile_opens_occupied_rubble_and_helps_a_native(eldorado: vg.Game) -> None:
    pos = table(eldorado, "native", "sailor", pawns=[["5,-4"], ["6,-4"], None], held=["pass_through", "native"])
    for move in ("enter e", "native: e", "tile native: e"):
        assert refused(pos, move) == "occupied"
    pos = pos.play("tile pass_through")
    for moves in (["enter e", "give sailor"], ["native: e"], ["tile native: e"]):
        assert pawn_of(play(pos, *moves)) == "6,-4"


def test_the_tile_may_be_used_in_the_middle_of_a_path(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", pawns=[["6,-4"], ["4,-3"], None], held=["pass_through", "draw"]).play("scout: w")
    assert pos.to_dict()["pending"]["power"] == 1  # it is not over while the tile could open the next hex
    assert legal(pos) == {"tile pass_through", "stop"}
    pos = pos.play("tile pass_through")
    assert legal(pos) == {"go sw", "stop"}
    assert pawn_of(pos.play("go sw")) == "4,-3"
    pos = table(eldorado, "scout", pawns=[["6,-4"], ["4,-3"], None], held=["draw"]).play("scout: w")
    assert pos.to_dict()["pending"] is None


def test_one_such_tile_is_enough_for_a_turn(eldorado: vg.Game) -> None:
    pos = table(eldorado, held=["pass_through", "pass_through"]).play("tile pass_through")
    assert refused(pos, "tile pass_through") == "passing"


# ---- the Native's tile ------------------------------------------------------------------------------------------


def test_the_natives_tile_enters_a_hex_or_opens_a_barrier_like_the_card(eldorado: vg.Game) -> None:
    pos = table(eldorado, at="14,2", held=["native"]).play("tile native: e")
    assert (pawn_of(pos), pos.to_dict()["spent"]) == ("15,2", {"native": 1})
    pos = table(eldorado, at="3,-1", held=["native"]).play("tile native: barrier 1")
    assert (pawn_of(pos), seat_of(pos)["taken"]) == ("3,-1", [1])
    pos = table(eldorado, pawns=[["14,2"], ["15,2"], None], held=["native"])
    assert refused(pos, "tile native: e") == "occupied"
    assert refused(pos, "tile native: se") == "mountain"


# ---- another symbol ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "here", "way", "there"),
    [
        ("trailblazer", "21,-2", "e", "22,-2"),
        ("trailblazer", "11,-1", "e", "12,-1"),
        ("journalist", "21,0", "e", "22,0"),
        ("captain", "21,0", "e", "22,0"),
    ],
    ids=["machetes as paddles", "machetes as coins", "coins as machetes", "paddles as machetes"],
)
def test_the_symbol_tile_changes_the_symbol_of_the_card_played_with_it(
    eldorado: vg.Game, card: str, here: str, way: str, there: str
) -> None:
    pos = table(eldorado, card, at=here, held=["symbol"])
    assert refused(pos, f"{card}: {way}") == "symbol"
    pos = pos.play(f"{card}+symbol: {way}")
    assert pawn_of(pos) == there
    assert pos.to_dict()["spent"] == {"symbol": 1}
    assert pos.to_dict()["played"] == {card: 1}


def test_the_changed_symbol_holds_for_the_whole_path(eldorado: vg.Game) -> None:
    pos = table(eldorado, "trailblazer", at="11,-2", held=["symbol"]).play("trailblazer+symbol: e")
    assert pos.to_dict()["pending"]["symbol"] == "paddle"
    assert legal(pos) == {"go e", "go ne", "go sw", "stop"}


def test_a_changed_symbol_opens_barriers(eldorado: vg.Game) -> None:
    pos = table(eldorado, "traveler", at="3,-1", held=["symbol"]).play("traveler+symbol: barrier 1")
    assert seat_of(pos)["taken"] == [1]


def test_a_card_made_coins_pays_its_power(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "trailblazer", held=["symbol"]), "buy treasure_chest", "pay trailblazer+symbol")
    assert seat_of(pos)["discard"] == {"treasure_chest": 1}
    assert pos.to_dict()["spent"] == {"symbol": 1}


@pytest.mark.parametrize(
    ("hand", "tiles", "dearest"),
    [
        (["explorer", "scout", "captain"], 2, 5),
        (["explorer", "scout", "captain"], 1, 4),
        (["trailblazer", "captain"], 2, 5),
        (["trailblazer", "captain"], 1, 3),
        (["scout", "scout", "scout"], 2, 4),
        (["cartographer", "native", "pioneer"], 2, 5),
    ],
    ids=["½ + 2 + 3", "½ + ½ + 3", "3 + 3", "½ + 3", "½ + 2 + 2", "½ + ½ + 5"],
)
def test_each_symbol_tile_makes_coins_of_one_card(eldorado: vg.Game, hand: list[str], tiles: int, dearest: int) -> None:
    prices = {"compass": 2, "journalist": 3, "scientist": 4, "millionaire": 5}
    pos = table(eldorado, *hand, held=["symbol"] * tiles, row={}, above=dict.fromkeys(prices, 1))
    assert beginning(pos, "buy") == {f"buy {card}" for card, price in prices.items() if price <= dearest}


def test_two_symbol_tiles_pay_together(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "scout", "captain", held=["symbol", "symbol"], row={"scout": 2})
    pos = play(pos, "buy pioneer", "pay captain+symbol", "pay scout+symbol")
    assert seat_of(pos)["discard"] == {"pioneer": 1}
    assert pos.to_dict()["spent"] == {"symbol": 2}


def test_a_payment_leaves_the_price_within_reach(eldorado: vg.Game) -> None:
    pos = table(eldorado, "pioneer", "explorer", "sailor", held=["symbol"], row={"scout": 3}).play("buy native")
    assert legal(pos) == {"pay pioneer+symbol", "pay explorer", "pay sailor"}
    for move in ("pay pioneer", "pay explorer+symbol"):
        assert refused(pos, move) == "pay-short"


@pytest.mark.parametrize(
    "moves",
    [["giant_machete+symbol: ne", "stop"], ["buy transmitter", "pay giant_machete+symbol"]],
    ids=["move", "pay"],
)
def test_an_item_used_with_another_symbol_leaves_the_game(eldorado: vg.Game, moves: list[str]) -> None:
    before = table(eldorado, "giant_machete", at="0,0", held=["symbol", "save_item"])
    pos = play(before, *moves)
    assert removed(before, pos) == {"giant_machete": 1}
    assert pos.play("save").to_dict()["played"] == {"giant_machete": 1}


@pytest.mark.parametrize("card", ["cartographer", "native", "jack_of_all_trades"])
def test_the_symbol_tile_has_no_effect_on_action_cards_and_jokers(eldorado: vg.Game, card: str) -> None:
    pos = table(eldorado, card, at="0,0", held=["symbol"])
    assert not any("+symbol" in move for move in legal(pos))
    with pytest.raises(vg.UnknownMove):
        pos.play(f"{card}+symbol: ne")


def test_a_symbol_is_changed_only_to_another_one(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", at="0,0", held=["symbol"])
    assert refused(pos, "scout+symbol: e") == "symbol-own"
    assert beginning(pos, "scout") == {
        *("scout: e", "scout: w", "scout: se"),
        *("scout+symbol: ne", "scout+symbol: nw", "scout+symbol: sw"),
    }


# ---- when -------------------------------------------------------------------------------------------------------


def test_a_tile_ends_a_running_path_but_for_the_one_that_passes_pawns(eldorado: vg.Game) -> None:
    held = ["draw", "remove", "swap", "native", "machete_1", "symbol", "pass_through"]
    pos = table(eldorado, "trailblazer", "explorer", at="0,0", held=held).play("trailblazer: e")
    assert legal(pos) == {"go e", "go w", "go sw", "tile pass_through", "stop"}
    for move in ("tile draw", "tile remove explorer", "tile swap", "tile native: e", "tile machete_1: e"):
        assert refused(pos, move) == "path-first"
        assert not beginning(play(pos, "stop", move), "go")
