"""Purchases and the market: what cards pay, the six slots, the piles above, the Transmitter."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import (
    ABOVE,
    AT_ONCE,
    beginning,
    legal,
    play,
    refused,
    removed,
    row_without,
    seat_of,
    table,
)

FIVE_PILES = row_without("transmitter")
"""A slot is free."""


def for_sale(pos: vg.Position) -> set[str]:
    """The cards that the seat to act may buy."""
    return {move.removeprefix("buy ") for move in beginning(pos, "buy")}


# ---- paying -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "half_coins"),
    [
        ("traveler", 2),
        ("photographer", 4),
        ("journalist", 6),
        ("treasure_chest", 8),
        ("millionaire", 8),
        ("jack_of_all_trades", 2),
        ("adventurer", 4),
        ("prop_plane", 8),
        *((card, 1) for card in ("explorer", "sailor", "scout", "trailblazer", "pioneer", "giant_machete", "captain")),
        *((card, 1) for card in ("transmitter", "cartographer", "compass", "scientist", "travel_log", "native")),
    ],
)
def test_coins_and_jokers_pay_their_power_and_every_other_card_half_a_coin(
    eldorado: vg.Game, card: str, half_coins: int
) -> None:
    hand = [card, "millionaire", "millionaire"]
    if card == "millionaire":
        hand = ["millionaire", "treasure_chest", "journalist"]
    pos = play(table(eldorado, *hand, row=FIVE_PILES), "buy native", f"pay {card}")
    assert pos.to_dict()["pending"] == {"kind": "buy", "card": "native", "owed": 10 - half_coins}


def test_any_number_of_cards_pay_together(eldorado: vg.Game) -> None:
    pos = table(eldorado, "traveler", "photographer", "explorer", "sailor")
    assert for_sale(pos) == set(AT_ONCE)
    pos = play(pos, "buy transmitter", "pay traveler", "pay photographer", "pay explorer", "pay sailor")
    assert seat_of(pos)["discard"] == {"transmitter": 1}
    assert pos.to_dict()["played"] == {"explorer": 1, "traveler": 1, "sailor": 1, "photographer": 1}


def test_a_card_that_cannot_be_paid_is_not_for_sale(eldorado: vg.Game) -> None:
    pos = table(eldorado, "traveler", "traveler", "explorer")
    assert for_sale(pos) == {"scout", "photographer", "jack_of_all_trades"}
    assert refused(pos, "buy trailblazer") == "price"
    assert "buy trailblazer" in legal(table(eldorado, "traveler", "traveler", "explorer", "scout"))


def test_no_change_is_given(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "millionaire"), "buy scout", "pay millionaire")
    assert seat_of(pos)["discard"] == {"scout": 1}
    assert legal(pos) == {"end"}
    pos = pos.play("end")
    assert seat_of(pos)["hand"] == {"millionaire": 1, "scout": 1}


def test_overpaying_is_allowed(eldorado: vg.Game) -> None:
    pos = table(eldorado, "traveler", "millionaire", "sailor").play("buy scout")
    assert legal(pos) == {"pay traveler", "pay millionaire", "pay sailor"}
    pos = play(pos, "pay sailor", "pay millionaire")
    assert pos.to_dict()["played"] == {"sailor": 1, "millionaire": 1}
    assert seat_of(pos)["hand"] == {"traveler": 1}


def test_a_purchase_that_was_begun_is_paid(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "traveler", "traveler", "native", "cartographer"), "buy photographer", "pay traveler")
    for move in ("end", "native: e", "buy scout", "use cartographer", "discard native"):
        assert refused(pos, move) == "pay-first"
    assert legal(pos) == {"pay traveler", "pay native", "pay cartographer"}


@pytest.mark.parametrize("item", ["treasure_chest", "prop_plane"])
def test_an_item_that_pays_its_power_leaves_the_game(eldorado: vg.Game, item: str) -> None:
    before = table(eldorado, item, "explorer", "compass", row=FIVE_PILES)
    assert "native" in for_sale(before)  # five coins
    pos = play(before, "buy native", f"pay {item}", "pay explorer", "pay compass")
    assert removed(before, pos) == {item: 1}
    assert pos.to_dict()["played"] == {"explorer": 1, "compass": 1}
    assert seat_of(pos)["discard"] == {"native": 1}


@pytest.mark.parametrize("item", ["giant_machete", "transmitter", "compass", "travel_log"])
def test_an_item_that_pays_half_a_coin_stays_in_the_game(eldorado: vg.Game, item: str) -> None:
    before = table(eldorado, item, "sailor")
    pos = play(before, "buy scout", f"pay {item}", "pay sailor", "end")
    assert removed(before, pos) == {}
    assert {**seat_of(pos)["hand"], **seat_of(pos)["discard"]} == {item: 1, "sailor": 1, "scout": 1}


# ---- one purchase, to the discard pile --------------------------------------------------------------------------


def test_one_purchase_a_turn_at_most(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "traveler", "millionaire", "journalist"), "buy scout", "pay traveler")
    assert pos.to_dict()["bought"] is True
    assert refused(pos, "buy scout") == "bought"
    assert for_sale(pos) == set()


def test_a_player_may_buy_after_a_move_or_without_one(eldorado: vg.Game) -> None:
    assert "scout" in for_sale(table(eldorado, "traveler", "explorer"))
    pos = table(eldorado, "traveler", "explorer").play("explorer: e")
    assert for_sale(pos) == {"scout"}


def test_a_card_bought_lies_on_the_discard_pile_at_once(eldorado: vg.Game) -> None:
    pos = table(eldorado, "traveler", "sailor", discard=["explorer"])
    pos = play(pos, "buy scout", "pay traveler")
    assert seat_of(pos)["hand"] == {"sailor": 1}
    assert seat_of(pos)["discard"] == {"explorer": 1, "scout": 1}
    assert pos.to_dict()["row"]["scout"] == 2


def test_a_reshuffle_in_the_same_turn_may_bring_a_card_just_bought(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "traveler", "cartographer"), "buy scout", "pay traveler", "use cartographer")
    assert seat_of(pos)["hand"] == {"scout": 1}
    assert pos.to_dict()["played"] == {"traveler": 1, "cartographer": 1}


# ---- the market -------------------------------------------------------------------------------------------------


def test_with_six_piles_in_the_market_the_piles_above_are_not_for_sale(eldorado: vg.Game) -> None:
    pos = table(eldorado, "millionaire", "millionaire")
    assert for_sale(pos) == set(AT_ONCE)
    assert refused(pos, "buy captain") == "pile-above"


def test_a_free_slot_opens_all_eighteen_piles_that_have_cards(eldorado: vg.Game) -> None:
    pos = table(eldorado, "millionaire", "journalist", row=FIVE_PILES)
    assert for_sale(pos) == {*FIVE_PILES, *ABOVE}
    assert refused(pos, "buy transmitter") == "pile-empty"


def test_a_slot_is_free_once_the_three_cards_of_its_pile_are_bought(eldorado: vg.Game) -> None:
    row = {**row_without("scout"), "scout": 1}
    pos = table(eldorado, hands=[{"millionaire": 2}, {"millionaire": 1}, None], row=row)
    assert "pioneer" not in for_sale(pos)
    pos = play(pos, "buy scout", "pay millionaire")
    assert "scout" not in pos.to_dict()["row"]
    assert for_sale(pos.play("end")) >= {"captain", "compass", "photographer", "scientist"}


def test_a_pile_bought_from_above_moves_down_into_the_free_slot(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "photographer", row=FIVE_PILES), "buy captain", "pay photographer")
    assert pos.to_dict()["row"] == {**FIVE_PILES, "captain": 2}
    assert "captain" not in pos.to_dict()["above"]
    hands = [{}, {"millionaire": 2}, None]
    pos = table(eldorado, hands=hands, row={**FIVE_PILES, "captain": 2}).play("end")
    assert for_sale(pos) == {*FIVE_PILES, "captain"}


def test_the_last_card_of_a_pile_above_leaves_the_slot_free(eldorado: vg.Game) -> None:
    pos = table(eldorado, "photographer", row=FIVE_PILES, above={"captain": 1, "compass": 3})
    pos = play(pos, "buy captain", "pay photographer")
    assert pos.to_dict()["row"] == FIVE_PILES
    assert pos.to_dict()["above"] == {"compass": 3}
    pos = table(eldorado, "photographer", row=FIVE_PILES, above={"compass": 3})
    assert "compass" in for_sale(pos)


def test_with_a_free_slot_a_player_may_still_buy_from_the_market(eldorado: vg.Game) -> None:
    pos = play(table(eldorado, "traveler", row=FIVE_PILES), "buy scout", "pay traveler")
    assert pos.to_dict()["row"] == {**FIVE_PILES, "scout": 1}
    assert sum(pos.to_dict()["above"].values()) == 36


def test_access_stays_open_until_every_slot_is_filled(eldorado: vg.Game) -> None:
    four = row_without("transmitter", "scout")
    pos = table(eldorado, hands=[{"millionaire": 1}] * 3, row=four)
    pos = play(pos, "buy captain", "pay millionaire", "end")
    assert "compass" in for_sale(pos)
    pos = play(pos, "buy compass", "pay millionaire", "end")
    assert pos.to_dict()["row"] == {**four, "captain": 2, "compass": 2}
    assert for_sale(pos) == {*four, "captain", "compass"}


# ---- the Transmitter --------------------------------------------------------------------------------------------


def test_a_transmitter_takes_any_card_free_even_with_a_full_market(eldorado: vg.Game) -> None:
    before = table(eldorado, "transmitter")
    assert beginning(before, "take") == {f"take {card}" for card in (*AT_ONCE, *ABOVE)}
    pos = before.play("take native")
    assert seat_of(pos)["discard"] == {"native": 1}
    assert removed(before, pos) == {"transmitter": 1}
    assert pos.to_dict()["played"] == {}


def test_a_transmitter_is_no_purchase(eldorado: vg.Game) -> None:
    pos = table(eldorado, "transmitter", "traveler", "explorer").play("take pioneer")
    assert pos.to_dict()["bought"] is False
    assert {"buy scout", "explorer: e"} <= legal(pos)
    pos = play(table(eldorado, "transmitter", "traveler"), "buy scout", "pay traveler", "take pioneer")
    assert seat_of(pos)["discard"] == {"scout": 1, "pioneer": 1}


def test_a_pile_above_stays_above_when_a_transmitter_takes_from_it(eldorado: vg.Game) -> None:
    pos = table(eldorado, "transmitter", row=FIVE_PILES).play("take pioneer")
    assert pos.to_dict()["row"] == FIVE_PILES
    assert pos.to_dict()["above"]["pioneer"] == 2


def test_a_slot_emptied_by_a_transmitter_is_free_for_the_next_purchase_from_above(eldorado: vg.Game) -> None:
    row = {**row_without("scout"), "scout": 1}
    pos = table(eldorado, "transmitter", "photographer", row=row)
    assert "captain" not in for_sale(pos)
    pos = pos.play("take scout")
    assert pos.to_dict()["row"] == row_without("scout")
    pos = play(pos, "buy captain", "pay photographer")
    assert pos.to_dict()["row"] == {**row_without("scout"), "captain": 2}
    assert seat_of(pos)["discard"] == {"scout": 1, "captain": 1}


def test_the_last_card_of_a_pile_above_taken_by_a_transmitter_is_gone(eldorado: vg.Game) -> None:
    pos = table(eldorado, "transmitter", "transmitter", above={"pioneer": 1, "native": 3}).play("take pioneer")
    assert pos.to_dict()["above"] == {"native": 3}
    assert refused(pos, "take pioneer") == "pile-empty"
    assert "take native" in legal(pos)
