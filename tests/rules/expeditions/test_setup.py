"""Set-up: what is in the box, the deal, the common objectives, the key locations, who begins, and the options."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import voyageur as vg
from tests.rules.expeditions.board import FAR, FROM_START, KIND, LINKS, LOCATIONS, NEAR, legal, play, seat_of
from voyageur.core.options import complete
from voyageur.games.expeditions import rules
from voyageur.games.expeditions.material import BOARD, CARD_NUMBERS

COLOURS = ("yellow", "red", "blue")


def dealt(game: vg.Game, deck: list[str], **options: Any) -> vg.Position:
    """Two players' hands and the common objectives, from a deck in this order."""
    chosen = complete(game.options, options)
    table = game.lay_table(2, chosen)
    state = np.zeros(1, game.state)
    rules.clear(state[0])
    state[0]["deck"][:] = [CARD_NUMBERS[card] for card in deck]
    state[0]["deck_size"] = len(deck)
    for seat in range(2):
        rules.deal_hand(state[0], table[0], seat)
    rules.turn_up_commons(state[0])
    return vg.Position(game, 2, chosen, table, state, None)


def marking(game: vg.Game, **fields: Any) -> vg.Position:
    """Three players about to mark their key locations, seat 1 first."""
    hands = [
        ["denali", "tikal", "uluru", "perth", "rome"],
        ["harappa", "bagan", "papua", "sakha", "petra"],
        ["kush", "virunga", "omatako", "elmina", "athens"],
    ]
    return game.position({"players": 3, "phase": "marking", "first_player": 1, "turn": 1, "hands": hands, **fields})


# ---- what is in the box -----------------------------------------------------------------------------------------


def test_the_board_has_80_locations_21_ticket_spots_and_20_bonus_spots() -> None:
    assert Counter(KIND.values()) == {"location": 80, "ticket": 21, "bonus": 20, "start": 1}
    assert len(BOARD["segments"]) == 206


def test_six_segments_leave_the_compass_rose() -> None:
    assert sorted(LINKS["start"]) == [
        "athens",
        "bonus-north-of-black-sea",
        "rome",
        "stonehenge",
        "svalbard",
        "thingvellir",
    ]


def test_twelve_locations_lie_less_than_three_segments_from_the_compass_rose() -> None:
    nearest = ["athens", "rome", "stonehenge", "svalbard", "thingvellir"]
    near = ["caspian-sea", "gizeh", "greenland", "newfoundland", "petra", "timgad", "zagorsk"]
    assert sorted(spot for spot in LOCATIONS if FROM_START[spot] == 1) == nearest
    assert sorted(spot for spot in LOCATIONS if FROM_START[spot] == 2) == near


@pytest.mark.parametrize("players", range(2, 7))
def test_three_expeditions_have_45_arrows_each_and_none_on_the_map(expeditions: vg.Game, players: int) -> None:
    view = expeditions.start(players=players, seed=1).view()
    assert [(each.colour, each.left, each.arrows) for each in view.expeditions] == [
        (colour, 45, ()) for colour in COLOURS
    ]


@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_has_four_tokens_and_three_of_the_forty_tickets(expeditions: vg.Game, players: int) -> None:
    pos = expeditions.start(players=players, seed=1)
    assert pos.to_dict()["tickets"] == [3] * players
    assert pos.view().ticket_supply == 40 - 3 * players
    assert [tokens["unplaced"] for tokens in pos.to_dict()["tokens"]] == [4] * players


# ---- the deal ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "hand", "deck"), [(2, 12, 50), (3, 12, 38), (4, 9, 38), (5, 9, 29), (6, 9, 20)])
def test_hands_of_twelve_cards_for_two_or_three_players_and_nine_for_more(
    expeditions: vg.Game, players: int, hand: int, deck: int
) -> None:
    doc = expeditions.start(players=players, seed=1).to_dict()
    assert [len(cards) for cards in doc["hands"]] == [hand] * players
    assert len(doc["commons"]) == 6
    assert len(doc["deck"]) == deck


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_can_play(expeditions: vg.Game, players: int) -> None:
    with pytest.raises(vg.BadOption) as error:
        expeditions.start(players=players)
    assert error.value.key == "players-range"


def test_the_deck_is_shuffled_anew_for_every_seed(expeditions: vg.Game) -> None:
    assert len({tuple(expeditions.start(players=2, seed=seed).to_dict()["deck"]) for seed in range(20)}) == 20
    assert expeditions.start(players=2, seed=5) == expeditions.start(players=2, seed=5)


def test_hands_are_dealt_before_the_common_objectives_are_turned_up(expeditions: vg.Game) -> None:
    deck = FAR + NEAR
    doc = dealt(expeditions, deck).to_dict()
    assert [set(hand) for hand in doc["hands"]] == [set(deck[:12]), set(deck[12:24])]
    assert doc["commons"] == deck[24:30]
    assert doc["deck"] == deck[30:]


def test_near_common_objectives_go_under_the_deck_in_the_order_rejected(expeditions: vg.Game) -> None:
    deck = [*FAR[:24], "rome", FAR[24], "petra", "athens", *FAR[25:], *sorted(set(NEAR) - {"rome", "petra", "athens"})]
    pos = dealt(expeditions, deck)
    assert pos.to_dict()["commons"] == FAR[24:30]
    assert pos.to_dict()["deck"][-3:] == ["rome", "petra", "athens"]
    assert pos.to_dict()["deck"][:-3] == deck[33:]
    bottom = {pos.view().deck_size - 3 + i: card for i, card in enumerate(["rome", "petra", "athens"])}
    assert pos.view(0).deck_known == pos.view(1).deck_known == pos.view(None).deck_known == bottom


def test_the_first_common_objectives_are_at_least_three_segments_away_so_never_rome(expeditions: vg.Game) -> None:
    seen = set()
    for seed in range(300):
        seen |= set(expeditions.start(players=2, seed=seed).to_dict()["commons"])
    assert seen == set(FAR)


def test_a_later_common_objective_may_be_near(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        arrows={"red": ["start>athens"]},
        commons=["gizeh"],
        hands=[["tikal"], ["denali"]],
        deck=["rome", *sorted(set(LOCATIONS) - {"gizeh", "tikal", "denali", "rome"})],
    )
    assert pos.play("red: athens>gizeh").to_dict()["commons"] == ["rome"]


def test_a_hand_with_too_few_far_cards_sends_near_ones_under_the_deck_before_the_commons(expeditions: vg.Game) -> None:
    deck = [*NEAR[:10], *FAR[:2], NEAR[10], *FAR[2:6], NEAR[11], *FAR[6:]]
    doc = dealt(expeditions, deck).to_dict()
    hand, under = set(doc["hands"][0]), doc["deck"][-3:]  # two far cards dealt; a near one and two far ones drawn
    assert hand & set(FAR) == set(FAR[:4])
    assert len(hand) == 12
    assert hand | set(under) == {*NEAR[:11], *FAR[:4]}
    assert set(doc["hands"][1]) == {*FAR[4:6], NEAR[11], *FAR[6:15]}
    assert doc["commons"] == FAR[15:21]
    assert doc["deck"] == [*FAR[21:], *under]


def test_only_its_owner_sees_the_near_cards_that_a_hand_sends_under_the_deck(expeditions: vg.Game) -> None:
    deck = [*NEAR, *FAR]
    pos = dealt(expeditions, deck)
    under = pos.to_dict()["deck"][-4:]
    assert set(under) <= set(NEAR)
    assert list(pos.view(0).deck_known.values()) == under
    assert pos.view(1).deck_known == pos.view(None).deck_known == {}


def test_with_hands_of_four_every_hand_has_four_far_cards(expeditions: vg.Game) -> None:
    replaced = 0
    for seed in range(40):
        doc = expeditions.start(players=6, seed=seed, hand_size=4).to_dict()
        assert all(card in FAR for hand in doc["hands"] for card in hand)
        replaced += any(seats != "everybody" for seats in doc["knowledge"]["deck"].values())
    assert replaced > 30


def test_there_is_one_card_a_location_so_no_card_is_in_two_places(expeditions: vg.Game) -> None:
    pos = expeditions.start(players=4, seed=3)
    doc = pos.to_dict()
    hands = [card for hand in doc["hands"] for card in hand]
    assert sorted(doc["deck"] + doc["commons"] + hands) == sorted(LOCATIONS)
    assert expeditions.position(doc) == pos


# ---- key locations ----------------------------------------------------------------------------------------------


def test_key_locations_are_marked_one_at_a_time_clockwise_from_the_first_player(expeditions: vg.Game) -> None:
    pos = marking(expeditions)
    order = []
    while pos.to_dict()["phase"] == "marking":
        order.append(pos.actors)
        pos = pos.play(pos.legal()[0])
    assert order == [(1,), (2,), (0,)] * 4


def test_after_four_tokens_each_the_first_player_takes_the_first_turn(expeditions: vg.Game) -> None:
    pos = marking(expeditions)
    for _ in range(12):
        assert pos.to_dict()["round"] == 0
        pos = pos.play(pos.legal()[0])
    doc = pos.to_dict()
    assert (doc["phase"], doc["round"], doc["turn"]) == ("turns", 1, 1)
    assert [tokens["unplaced"] for tokens in doc["tokens"]] == [0, 0, 0]
    assert "red: start>rome" in legal(pos)


def test_a_player_marks_only_cards_in_hand(expeditions: vg.Game) -> None:
    pos = marking(expeditions)
    assert legal(pos) == {"mark harappa", "mark bagan", "mark papua", "mark sakha"}
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("mark tikal")
    assert error.value.key == "expeditions-no-mark-not-in-hand"


def test_a_marked_card_stays_in_hand_and_its_token_lies_on_the_map(expeditions: vg.Game) -> None:
    pos = marking(expeditions).play("mark bagan")
    seat = seat_of(pos, 1)
    assert seat["hands"] == ["petra", "harappa", "sakha", "bagan", "papua"]
    assert seat["tokens"] == {"unplaced": 3, "on_map": ["bagan"], "given_up": [], "regained": []}
    assert pos.to_dict()["knowledge"]["hands"] == {"bagan": [1]}


@pytest.mark.parametrize("near", NEAR)
def test_a_key_location_lies_at_least_three_segments_from_the_compass_rose(expeditions: vg.Game, near: str) -> None:
    hands = [["denali", "tikal", "uluru", "perth", near], ["harappa", "bagan", "papua", "sakha"]]
    pos = expeditions.position(phase="marking", hands=hands)
    assert legal(pos) == {"mark denali", "mark tikal", "mark uluru", "mark perth"}
    with pytest.raises(vg.IllegalMove) as error:
        pos.play(f"mark {near}")
    assert error.value.key == "expeditions-no-mark-near"


def test_a_location_carries_one_token_at_most(expeditions: vg.Game) -> None:
    pos = play(marking(expeditions), "mark bagan", "mark kush", "mark uluru")
    assert legal(pos) == {"mark harappa", "mark papua", "mark sakha"}
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("mark bagan")
    assert error.value.key == "expeditions-no-mark-twice"


def test_marking_is_compulsory_and_nothing_else_is_possible(expeditions: vg.Game) -> None:
    pos = marking(expeditions)
    for move in ("end", "red: start>rome", "ticket: swap"):
        with pytest.raises(vg.IllegalMove) as error:
            pos.play(move)
        assert error.value.key == "expeditions-no-mark-first"


# ---- who begins -------------------------------------------------------------------------------------------------


def test_the_first_player_is_drawn_at_random(expeditions: vg.Game) -> None:
    began = Counter(expeditions.start(players=4, seed=seed).actors[0] for seed in range(200))
    assert set(began) == {0, 1, 2, 3}
    assert min(began.values()) > 25


def test_the_same_player_marks_first_and_plays_first(expeditions: vg.Game) -> None:
    pos = expeditions.start(players=3, seed=11)
    first = pos.to_dict()["first_player"]
    assert pos.actors == (first,)
    for _ in range(12):
        pos = pos.play(pos.legal()[0])
    assert pos.to_dict()["phase"] == "turns"
    assert pos.actors == (first,)


# ---- options ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_option_first_player_chooses_who_begins(expeditions: vg.Game, seat: int) -> None:
    for seed in range(10):
        pos = expeditions.start(players=3, seed=seed, first_player=seat)
        assert pos.actors == (seat,)
        assert pos.to_dict()["first_player"] == seat


@pytest.mark.parametrize(("players", "size"), [(2, 4), (2, 12), (3, 7), (4, 12), (5, 12), (6, 10)])
def test_option_hand_size_chooses_how_many_cards_are_dealt(expeditions: vg.Game, players: int, size: int) -> None:
    doc = expeditions.start(players=players, seed=2, hand_size=size).to_dict()
    assert [len(hand) for hand in doc["hands"]] == [size] * players
    assert len(doc["commons"]) == 6
    assert len(doc["deck"]) == 80 - 6 - size * players


def test_option_open_hands_shows_every_hand_to_everybody(expeditions: vg.Game) -> None:
    pos = expeditions.start(players=3, seed=4, open_hands=True)
    hands = [tuple(hand) for hand in pos.to_dict()["hands"]]
    for seat in (0, 1, 2, None):
        assert [player.hand for player in pos.view(seat).players] == hands


def test_options_have_defaults_and_are_explained_in_both_languages(expeditions: vg.Game) -> None:
    assert dict(expeditions.start(players=2, seed=0).options) == {
        "hand_size": "usual",
        "first_player": "random",
        "open_hands": False,
        "round_cap": 100,
    }
    for option in expeditions.options:
        assert option.explain("en") != option.explain("fr")
