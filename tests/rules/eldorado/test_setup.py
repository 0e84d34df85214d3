"""Set-up: the material, the market, hands, start hexes, barriers, caves, and the options of a table."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import ABOVE, AT_ONCE, seat_of
from voyageur.games.eldorado.material import (
    BARRIER_COST,
    BARRIER_TERRAIN,
    CARD_NUMBERS,
    DRAWS,
    ITEM,
    KIND,
    POWER,
    PRICE,
    REMOVES,
    TERRAINS,
    TILE_COUNT,
    TILE_IDS,
)

MACHETE, COIN, PADDLE, JOKER, ACTION = range(5)


# ---- the material -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kind", "power", "price", "item"),
    [
        ("explorer", MACHETE, 1, 0, False),
        ("scout", MACHETE, 2, 1, False),
        ("trailblazer", MACHETE, 3, 3, False),
        ("pioneer", MACHETE, 5, 5, False),
        ("giant_machete", MACHETE, 6, 3, True),
        ("sailor", PADDLE, 1, 0, False),
        ("captain", PADDLE, 3, 2, False),
        ("traveler", COIN, 1, 0, False),
        ("photographer", COIN, 2, 2, False),
        ("journalist", COIN, 3, 3, False),
        ("treasure_chest", COIN, 4, 3, True),
        ("millionaire", COIN, 4, 5, False),
        ("jack_of_all_trades", JOKER, 1, 2, False),
        ("adventurer", JOKER, 2, 4, False),
        ("prop_plane", JOKER, 4, 4, True),
        ("transmitter", ACTION, 0, 4, True),
        ("cartographer", ACTION, 0, 4, False),
        ("compass", ACTION, 0, 2, True),
        ("scientist", ACTION, 0, 4, False),
        ("travel_log", ACTION, 0, 3, True),
        ("native", ACTION, 0, 5, False),
    ],
)
def test_every_card_has_its_symbol_power_and_price_and_six_are_items(
    card: str, kind: int, power: int, price: int, item: bool
) -> None:
    number = CARD_NUMBERS[card]
    assert (KIND[number], POWER[number], PRICE[number], ITEM[number]) == (kind, power, price, item)


def test_four_cards_draw_and_two_of_them_remove() -> None:
    drawers = {card: (int(DRAWS[n]), int(REMOVES[n])) for card, n in CARD_NUMBERS.items() if DRAWS[n]}
    assert drawers == {"cartographer": (2, 0), "compass": (3, 0), "scientist": (1, 1), "travel_log": (2, 2)}


def test_the_six_barriers_ask_for_different_things() -> None:
    asked = [(TERRAINS[terrain], int(cost)) for terrain, cost in zip(BARRIER_TERRAIN, BARRIER_COST, strict=True)]
    assert asked == [("jungle", 1), ("village", 1), ("rubble", 1), ("river", 1), ("jungle", 2), ("rubble", 2)]


def test_there_are_36_cave_tiles_of_14_kinds() -> None:
    tiles = dict(zip(TILE_IDS, TILE_COUNT.tolist(), strict=True))
    assert tiles == {
        tile: number
        for number, tiles_of_kind in (
            (2, ("machete_1", "machete_3", "coin_1", "paddle_1", "save_item", "pass_through", "native", "symbol")),
            (3, ("machete_2", "coin_2", "paddle_2", "swap")),
            (4, ("draw", "remove")),
        )
        for tile in tiles_of_kind
    }
    assert sum(tiles.values()) == 36


# ---- the table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_starting_deck_of_eight_and_four_of_it_in_hand(eldorado: vg.Game, players: int) -> None:
    pos = eldorado.start(players=players, seed=3)
    for seat in range(players):
        own = seat_of(pos, seat)
        assert sum(own["hand"].values()) == sum(own["deck"].values()) == 4
        assert own["discard"] == own["tiles"] == {}
        together = {
            card: own["hand"].get(card, 0) + own["deck"].get(card, 0) for card in {**own["hand"], **own["deck"]}
        }
        assert together == {"explorer": 3, "traveler": 4, "sailor": 1}


def test_starting_decks_are_shuffled(eldorado: vg.Game) -> None:
    hands = {str(seat_of(eldorado.start(players=2, seed=seed))["hand"]) for seed in range(300)}
    assert len(hands) == 8  # every hand of four there can be


def test_two_to_four_can_play(eldorado: vg.Game) -> None:
    assert list(eldorado.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(vg.VoyageurError):
            eldorado.start(players=players)


def test_six_piles_of_three_are_in_the_market_and_twelve_above_it(eldorado: vg.Game) -> None:
    doc = eldorado.start(players=4, seed=1).to_dict()
    assert doc["row"] == dict.fromkeys(AT_ONCE, 3)
    assert doc["above"] == dict.fromkeys(ABOVE, 3)
    assert doc["box"] == doc["played"] == {}


def test_pawns_start_on_the_numbered_hexes_in_the_order_of_turns(eldorado: vg.Game) -> None:
    starts = ["-3,0", "-2,-1", "-1,-2", "0,-3"]  # 1, 2, 3 and 4
    for first in range(4):
        pos = eldorado.start(players=4, seed=1, first_player=first)
        assert [pos.to_dict()["pawns"][(first + n) % 4][0] for n in range(4)] == starts
        assert pos.actors == (first,)
    pos = eldorado.start(players=3, seed=1, first_player=2)
    assert [pos.to_dict()["pawns"][seat] for seat in (2, 0, 1)] == [[start] for start in starts[:3]]


def test_who_begins_is_drawn_unless_an_option_names_a_seat(eldorado: vg.Game) -> None:
    assert {eldorado.start(players=4, seed=seed).actors for seed in range(40)} == {(0,), (1,), (2,), (3,)}
    assert {eldorado.start(players=4, seed=seed, first_player=2).actors for seed in range(10)} == {(2,)}
    with pytest.raises(vg.BadOption):
        eldorado.start(players=2, first_player=2)


# ---- barriers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("course", "junctions"),
    [("first", 4), ("hills_of_gold", 5), ("home_stretch", 4), ("witchs_cauldron", 5), ("swamplands", 4)],
)
def test_a_barrier_is_drawn_for_each_junction_and_the_others_stay_in_the_box(
    eldorado: vg.Game, course: str, junctions: int
) -> None:
    first = set()
    for seed in range(60):
        pos = eldorado.start(players=2, seed=seed, course=course)
        barriers = pos.to_dict()["barriers"]
        assert len(barriers) == len(set(barriers)) == junctions
        assert pos.to_dict()["taken"] == [[], []]
        first.add(barriers[0])
    assert first == {1, 2, 3, 4, 5, 6}


def test_barriers_may_be_chosen(eldorado: vg.Game) -> None:
    for seed in range(5):
        pos = eldorado.start(players=2, seed=seed, barriers=[6, 1, 3, 2])
        assert pos.to_dict()["barriers"] == [6, 1, 3, 2]


def test_no_barrier_stands_before_the_finish_plate(eldorado: vg.Game) -> None:
    pos = eldorado.start(players=2, seed=1)
    assert [barrier.between for barrier in pos.view().barriers] == [("B", "C"), ("C", "N"), ("N", "I"), ("I", "K")]


# ---- caves and the other options --------------------------------------------------------------------------------


def test_with_the_variant_each_cave_has_a_pile_of_four_tiles_and_the_rest_stays_unseen(eldorado: vg.Game) -> None:
    pos = eldorado.start(players=3, seed=1, caves=True)
    assert pos.to_dict()["caves"] == {"0,2": 4, "7,-3": 4, "11,7": 4}
    assert sum(pos.to_dict()["unseen"].values()) == 36
    assert pos.to_dict()["spent"] == {}
    six = eldorado.start(players=3, seed=1, caves=True, course="witchs_cauldron")
    assert list(six.to_dict()["caves"].values()) == [4] * 6


def test_options_have_defaults_and_are_explained_in_both_languages(eldorado: vg.Game) -> None:
    pos = eldorado.start(players=2, seed=1)
    assert dict(pos.options) == {
        "course": "first",
        "caves": False,
        "barriers": "random",
        "first_player": "random",
        "round_cap": 100,
    }
    for option in eldorado.options:
        assert option.explain("en") != option.explain("fr")
