"""Tickets: up to two a turn, each for an arrow more, an arrow less or another card."""

from typing import Any

import pytest

import voyageur as vg
from tests.rules.expeditions.board import ALL_ARROWS, LOCATIONS, legal, path, play, seat_of, trail

HANDS = [["tikal", "perth"], ["uluru"]]
LOOPED = path("start", "athens", "timgad", "gizeh", "athens")
"""A closed loop; the arrow after it is a restart."""
FULL = {
    "yellow": trail(ALL_ARROWS, to="perth"),
    "red": trail(ALL_ARROWS, to="uluru"),
    "blue": trail(ALL_ARROWS, to="tasmania"),
}


def deck_with(*top: str, apart: tuple[str, ...] = ("tikal", "perth", "uluru")) -> list[str]:
    """A deck with these cards on top, of all cards but some."""
    return [*top, *(card for card in LOCATIONS if card not in (*top, *apart))]


def swap_table(game: vg.Game, **fields: Any) -> vg.Position:
    """Seat 0 holds Tikal (a key location) and Perth; Denali and Rome are on top of the deck."""
    table = {"hands": HANDS, "tokens": [{"on_map": ["tikal"]}, {}], "deck": deck_with("denali", "rome")}
    return game.position({**table, **fields})


# ---- when -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves",
    [
        ["ticket: arrow", "red: start>rome", "ticket: arrow", "blue: start>rome", "yellow: start>rome"],
        ["ticket: arrow", "red: start>rome", "yellow: start>rome", "ticket: arrow", "blue: start>rome"],
        ["yellow: start>rome", "ticket: arrow", "red: start>rome", "ticket: arrow", "blue: start>rome"],
    ],
    ids=["both before", "one before, one after", "both after"],
)
def test_two_tickets_a_turn_before_or_after_the_compulsory_arrow(expeditions: vg.Game, moves: list[str]) -> None:
    pos = play(expeditions.position(hands=HANDS, tickets=[5, 3]), *moves)
    assert pos.to_dict()["tickets"] == [3, 3]
    assert pos.to_dict()["arrows"] == {"yellow": ["start>rome"], "red": ["start>rome"], "blue": ["start>rome"]}
    assert legal(pos) == {"end"}
    for move in ("ticket: arrow", "ticket: swap", "ticket: remove red"):
        with pytest.raises(vg.IllegalMove) as error:
            pos.play(move)
        assert error.value.key == "expeditions-no-ticket-limit"


def test_the_limit_of_two_tickets_starts_anew_each_turn(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, tickets_used=2, progressed=True).play("end")
    assert pos.view().tickets_used == 0
    assert "ticket: arrow" in legal(pos)


def test_a_player_without_a_ticket_cannot_spend_one(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, tickets=[0, 3])
    assert not any(move.startswith("ticket") for move in legal(pos))
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("ticket: arrow")
    assert error.value.key == "expeditions-no-ticket-none"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"arrows": {"red": LOOPED}}, "expeditions-no-restart-first"),
        ({"pending": {"bonus": 1}}, "expeditions-no-bonus-first"),
        ({"pending": {"ticket_arrow": True}}, "expeditions-no-ticket-arrow-first"),
        ({"pending": {"swap": {"drawn": ["denali", "rome"]}}}, "expeditions-no-swap-first"),
    ],
)
def test_no_ticket_is_spent_in_the_middle_of_an_arrow_or_a_swap(
    expeditions: vg.Game, fields: dict[str, Any], key: str
) -> None:
    pos = expeditions.position(hands=HANDS, **fields)
    assert not any(move.startswith("ticket") for move in legal(pos))
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("ticket: arrow")
    assert error.value.key == key


def test_tickets_are_spent_only_on_ones_own_turn(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS)
    assert pos.legal(seat=1) == []
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("ticket: arrow", seat=1)
    assert error.value.key == "not-your-turn"


def test_a_ticket_earned_this_turn_can_be_spent_this_turn(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, tickets=[0, 3], arrows={"red": ["start>svalbard"]})
    pos = play(pos, "red: svalbard>ticket-barents-sea", "ticket: arrow", "blue: start>rome")
    assert pos.to_dict()["tickets"] == [0, 3]


def test_a_ticket_earned_this_turn_does_not_lift_the_limit_of_two(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, tickets_used=2, arrows={"red": ["start>svalbard"]})
    assert legal(pos.play("red: svalbard>ticket-barents-sea")) == {"end"}


def test_a_ticket_without_a_possible_effect_cannot_be_spent(expeditions: vg.Game) -> None:
    nothing_to_remove = expeditions.position(hands=HANDS, arrows={"red": ["start>rome"]})
    assert {move for move in legal(nothing_to_remove) if move.startswith("ticket")} == {
        "ticket: arrow",
        "ticket: remove red",
        "ticket: swap",
    }
    no_arrow_left = expeditions.position(hands=HANDS, arrows=FULL)
    assert "ticket: arrow" not in legal(no_arrow_left)
    assert {"ticket: swap", "ticket: remove yellow"} <= legal(no_arrow_left)
    empty_hand = expeditions.position(hands=[[], ["uluru"]], ending=True)
    assert "ticket: swap" not in legal(empty_hand)
    empty_deck = expeditions.position(hands=HANDS, deck=[], won=[[], deck_with()])
    assert "ticket: swap" not in legal(empty_deck)


# ---- an arrow more ----------------------------------------------------------------------------------------------


def test_a_ticket_adds_an_arrow_to_any_expedition_and_its_spot_has_its_effect(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["gizeh", "perth"], ["uluru"]],
        arrows={"red": ["start>athens"], "blue": ["start>svalbard"]},
        commons=["petra"],
    ).play("ticket: arrow")
    assert {move.partition(":")[0] for move in legal(pos)} == {"yellow", "red", "blue"}
    assert seat_of(pos.play("red: athens>gizeh"), 0)["won"] == ["gizeh"]
    assert seat_of(pos.play("red: athens>petra"), 0)["won"] == ["petra"]
    assert seat_of(pos.play("blue: svalbard>ticket-barents-sea"), 0)["tickets"] == 3
    assert pos.play("yellow: start>bonus-north-of-black-sea").view().pending == "bonus arrow"


def test_an_arrow_paid_for_must_be_placed(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, progressed=True, arrows={"red": ["start>rome"]}).play("ticket: arrow")
    assert pos.view().pending == "ticket arrow"
    assert all(">" in move for move in legal(pos))


# ---- an arrow less ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["yellow", "red", "blue"])
def test_a_ticket_removes_the_last_arrow_of_any_expedition_whoever_placed_it(expeditions: vg.Game, colour: str) -> None:
    arrows = {each: path("start", "athens", "petra") for each in ("yellow", "red", "blue")}
    pos = expeditions.position(turn=1, hands=HANDS, arrows=arrows).play(f"ticket: remove {colour}")
    assert pos.to_dict()["arrows"] == {**arrows, colour: ["start>athens"]}
    assert pos.to_dict()["tickets"] == [3, 2]
    left = {each.colour: each.left for each in pos.view().expeditions}
    assert left == {"yellow": 43, "red": 43, "blue": 43, colour: 44}


def test_even_an_arrow_placed_this_turn_may_be_removed(expeditions: vg.Game) -> None:
    pos = play(expeditions.position(hands=HANDS), "red: start>rome", "ticket: remove red")
    assert pos.to_dict()["arrows"]["red"] == []
    assert pos.view().progressed is True
    assert "end" in legal(pos)


def test_arrows_are_removed_in_the_reverse_of_the_order_placed_however_many(expeditions: vg.Game) -> None:
    arrows = path("start", "athens", "petra", "persepolis", "taj-mahal", "bagan", "xi-an")
    pos = expeditions.position(hands=HANDS, tickets=[4, 4], arrows={"red": arrows})
    for left, move in ((4, "blue: start>rome"), (2, "yellow: start>rome"), (0, "yellow: rome>bonus-iberia")):
        pos = play(pos, "ticket: remove red", "ticket: remove red")
        assert pos.to_dict()["arrows"]["red"] == arrows[:left]
        pos = play(pos, move, *(["decline"] if "bonus" in move else []), "end")


def test_after_a_removal_the_tip_is_the_head_of_the_arrow_that_is_now_last(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": path("start", "athens", "petra", "babylon")})
    pos = pos.play("ticket: remove red")
    assert pos.view().expeditions[1].tip == "petra"
    assert {move for move in legal(pos) if move.startswith("red")} == {
        "red: petra>babylon",
        "red: petra>persepolis",
        "red: petra>sanaa",
    }


def test_an_expedition_without_an_arrow_is_unstarted_again(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": ["start>rome"]}).play("ticket: remove red")
    assert pos.view().expeditions[1].tip == "start"
    assert pos.view().pending is None
    assert len({move for move in legal(pos) if move.startswith("red: start>")}) == 6
    assert "ticket: remove red" not in legal(pos)


def test_removing_a_restart_arrow_ends_in_a_loop_again_and_the_remover_restarts(expeditions: vg.Game) -> None:
    pos = expeditions.position(turn=1, hands=HANDS, arrows={"red": [*LOOPED, "timgad>sahara"]})
    pos = pos.play("ticket: remove red")
    assert pos.actors == (1,)
    assert pos.view().pending == "restart red"
    assert {"red: timgad>sahara", "red: start>rome", "red: gizeh>aksum"} <= legal(pos)
    pos = pos.play("red: gizeh>aksum")
    assert pos.to_dict()["arrows"]["red"] == [*LOOPED, "gizeh>aksum"]
    assert pos.view().progressed is False


def test_removing_a_restart_arrow_has_the_effect_of_the_spot_where_the_loop_closed(expeditions: vg.Game) -> None:
    ring = path("start", "svalbard", "ticket-barents-sea", "zagorsk", "putorana-plateau", "ticket-barents-sea")
    arrows = [*ring, "putorana-plateau>sakha"]
    pos = expeditions.position(hands=[["putorana-plateau", "tikal"], ["uluru"]], arrows={"red": arrows})
    pos = pos.play("ticket: remove red")
    assert pos.to_dict()["tickets"] == [3, 3]  # spent one, gained one at ticket-barents-sea
    assert pos.to_dict()["won"] == [[], []]  # putorana-plateau, where the restart arrow began, has no effect
    assert pos.view().pending == "restart red"
    bonus_ring = path("start", "bonus-north-of-black-sea", "caspian-sea", "novosibirsk", "putorana-plateau", "zagorsk")
    arrows = [*bonus_ring, "zagorsk>bonus-north-of-black-sea", "start>rome"]
    pos = expeditions.position(hands=HANDS, arrows={"red": arrows}).play("ticket: remove red")
    assert (pos.view().pending, pos.view().bonus_arrows) == ("restart red", 1)


def test_nobody_can_undo_past_a_closed_loop(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": [*LOOPED, "timgad>sahara"]})
    pos = play(pos, "ticket: remove red", "red: timgad>sahara", "ticket: remove red", "red: timgad>sahara")
    assert pos.to_dict()["arrows"]["red"] == [*LOOPED, "timgad>sahara"]


def test_removing_the_restart_arrow_of_an_exhausted_colour_gives_it_back_to_restart(expeditions: vg.Game) -> None:
    arrows = [*trail(ALL_ARROWS - 2, to="athens"), "athens>start", "start>svalbard"]
    pos = expeditions.position(hands=[["rome"], ["uluru"]], arrows={"red": arrows}).play("ticket: remove red")
    assert pos.view().pending == "restart red"
    pos = pos.play("red: start>svalbard")
    assert pos.view().expeditions[1].left == 0
    assert pos.view().pending is None


@pytest.mark.parametrize("holder", [0, 1])
def test_a_removal_lets_anyone_lay_down_an_objective_at_the_new_end(expeditions: vg.Game, holder: int) -> None:
    hands = [["tikal"], ["uluru"]]
    hands[holder].append("petra")
    pos = expeditions.position(hands=hands, arrows={"red": path("start", "athens", "petra", "babylon")})
    pos = pos.play("ticket: remove red")
    assert seat_of(pos, holder)["won"] == ["petra"]
    assert seat_of(pos, 1 - holder)["won"] == []


def test_a_removal_wins_back_a_token_at_the_new_end(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["tikal"], ["uluru", "babylon"]],
        tokens=[{}, {"on_map": ["babylon"]}],
        arrows={"red": path("start", "athens", "petra", "babylon", "harappa")},
    )
    assert seat_of(pos.play("ticket: remove red"), 1)["tokens"]["regained"] == ["babylon"]


def test_a_removal_gives_the_remover_the_bonus_of_the_new_end(expeditions: vg.Game) -> None:
    red = path("start", "svalbard", "ticket-barents-sea", "zagorsk")
    blue = path("start", "bonus-north-of-black-sea", "zagorsk")
    pos = expeditions.position(turn=1, hands=HANDS, arrows={"red": red, "blue": blue})
    assert pos.play("ticket: remove red").to_dict()["tickets"] == [3, 3]
    pos = pos.play("ticket: remove blue")
    assert (pos.view().pending, pos.view().bonus_arrows) == ("bonus arrow", 1)
    assert pos.actors == (1,)


def test_a_removal_claims_no_common_objective_but_placing_the_arrow_again_does(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=HANDS, commons=["petra", "denali"], arrows={"red": path("start", "athens", "petra", "babylon")}
    )
    pos = pos.play("ticket: remove red")
    assert pos.to_dict()["commons"] == ["petra", "denali"]
    assert pos.to_dict()["won"] == [[], []]
    pos = play(pos, "ticket: remove red", "red: athens>petra")
    assert seat_of(pos, 0)["won"] == ["petra"]


def test_a_removal_undoes_nothing_that_was_taken(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["tikal"], ["babylon", "uluru"]],
        tokens=[{}, {"on_map": ["babylon"]}],
        arrows={"red": path("start", "athens", "petra"), "blue": ["start>svalbard"]},
        commons=["denali"],
    )
    pos = play(pos, "red: petra>babylon", "ticket: remove red")
    assert seat_of(pos, 1)["won"] == ["babylon"]
    assert seat_of(pos, 1)["tokens"]["regained"] == ["babylon"]
    pos = play(pos, "end", "blue: svalbard>ticket-barents-sea", "ticket: remove blue")
    assert pos.to_dict()["tickets"] == [2, 3]


# ---- another card -----------------------------------------------------------------------------------------------


def test_a_swap_draws_two_cards_keeps_one_and_tucks_the_other_and_a_hand_card(expeditions: vg.Game) -> None:
    before = swap_table(expeditions)
    pos = before.play("ticket: swap")
    assert pos.to_dict()["pending"]["swap"] == {"drawn": ["denali", "rome"], "kept": None}
    assert legal(pos) == {"keep denali", "keep rome", "keep nothing"}
    pos = pos.play("keep rome")
    assert legal(pos) == {"tuck tikal first", "tuck tikal last", "tuck perth first", "tuck perth last"}
    pos = pos.play("tuck perth last")
    assert seat_of(pos, 0)["hands"] == ["tikal", "rome"]
    assert pos.to_dict()["deck"] == [*before.to_dict()["deck"][2:], "denali", "perth"]
    assert pos.to_dict()["tickets"] == [2, 3]
    assert pos.view().progressed is False
    assert pos.to_dict()["pending"]["swap"] is None
    assert expeditions.position(pos.to_dict()) == pos


@pytest.mark.parametrize(
    ("moves", "bottom"),
    [
        (["keep rome", "tuck perth last"], ["denali", "perth"]),
        (["keep rome", "tuck perth first"], ["perth", "denali"]),
        (["keep nothing", "tuck denali first"], ["denali", "rome"]),
        (["keep nothing", "tuck rome first"], ["rome", "denali"]),
    ],
)
def test_the_player_chooses_the_order_of_the_cards_under_the_deck(
    expeditions: vg.Game, moves: list[str], bottom: list[str]
) -> None:
    pos = play(swap_table(expeditions), "ticket: swap", *moves)
    assert pos.to_dict()["deck"][-2:] == bottom


def test_a_player_may_put_both_drawn_cards_back_and_the_ticket_is_spent(expeditions: vg.Game) -> None:
    before = swap_table(expeditions)
    pos = play(before, "ticket: swap", "keep nothing")
    assert legal(pos) == {"tuck denali first", "tuck rome first"}
    pos = pos.play("tuck denali first")
    assert seat_of(pos, 0)["hands"] == seat_of(before, 0)["hands"]
    assert seat_of(pos, 0)["tokens"] == seat_of(before, 0)["tokens"]
    assert seat_of(pos, 0)["tickets"] == 2
    assert len(pos.to_dict()["deck"]) == len(before.to_dict()["deck"])


def test_the_card_just_kept_cannot_be_the_one_given_up(expeditions: vg.Game) -> None:
    pos = play(swap_table(expeditions), "ticket: swap", "keep rome")
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("tuck rome first")
    assert error.value.key == "expeditions-no-tuck-not-in-hand"


@pytest.mark.parametrize(
    ("keep", "tuck", "hand", "deck"),
    [
        ("keep denali", {"tuck perth first", "tuck tikal first"}, ["denali", "tikal"], ["perth"]),
        ("keep nothing", {"tuck denali first"}, ["tikal", "perth"], ["denali"]),
    ],
)
def test_with_one_card_in_the_deck_a_swap_draws_it_alone(
    expeditions: vg.Game, keep: str, tuck: set[str], hand: list[str], deck: list[str]
) -> None:
    before = swap_table(expeditions, deck=["denali"], won=[[], deck_with(apart=("tikal", "perth", "uluru", "denali"))])
    pos = before.play("ticket: swap")
    assert pos.to_dict()["pending"]["swap"]["drawn"] == ["denali"]
    assert legal(pos) == {"keep denali", "keep nothing"}
    pos = pos.play(keep)
    assert legal(pos) == tuck
    pos = pos.play(min(tuck))
    assert seat_of(pos, 1) == seat_of(before, 1)
    assert seat_of(pos, 0)["hands"] == hand
    assert pos.to_dict()["deck"] == deck


def test_swaps_never_change_the_size_of_the_deck(expeditions: vg.Game) -> None:
    pos = swap_table(expeditions)
    size = len(pos.to_dict()["deck"])
    pos = play(pos, "ticket: swap", "keep rome", "tuck perth last", "ticket: swap", "keep nothing")
    pos = pos.play(pos.legal()[0])
    assert len(pos.to_dict()["deck"]) == size


def test_a_key_location_may_be_given_up_and_its_token_stays_on_the_map(expeditions: vg.Game) -> None:
    before = swap_table(expeditions)
    pos = play(before, "ticket: swap", "keep rome", "tuck tikal last")
    assert seat_of(pos, 0)["tokens"] == {"unplaced": 3, "on_map": [], "given_up": ["tikal"], "regained": []}
    assert pos.view(1).players[0].tokens == ("tikal",)
    assert pos.scores == before.scores == (-3, -1)


def given_up(game: vg.Game, **fields: Any) -> vg.Position:
    """Seat 0 gave Harappa up, where its token still lies; the red expedition stands next to it."""
    arrows = {"red": path("start", "athens", "petra", "babylon")}
    tokens = [{"given_up": ["harappa"]}, {}]
    return game.position({"hands": HANDS, "arrows": arrows, "tokens": tokens, **fields})


@pytest.mark.parametrize(
    ("fields", "winner"),
    [
        ({"commons": ["harappa"]}, 0),
        ({"commons": ["harappa"], "turn": 1}, 1),
        ({"hands": [["tikal"], ["uluru", "harappa"]]}, 1),
        ({"hands": [["tikal", "harappa"], ["uluru"]]}, 0),
    ],
    ids=["common, by its owner", "common, by another", "in another hand", "in its owner's hand again"],
)
def test_a_token_given_up_can_never_be_won_back(expeditions: vg.Game, fields: dict[str, Any], winner: int) -> None:
    pos = given_up(expeditions, **fields).play("red: babylon>harappa")
    assert seat_of(pos, winner)["won"] == ["harappa"]
    assert seat_of(pos, 0)["tokens"] == {"unplaced": 3, "on_map": [], "given_up": ["harappa"], "regained": []}
    assert seat_of(pos, 1)["tokens"]["regained"] == []
    assert pos.view().players[0].tokens == ("harappa",)


def test_a_key_card_given_up_and_drawn_again_has_no_token_to_win(expeditions: vg.Game) -> None:
    deck = ["denali", "rome"]
    won = deck_with(apart=("tikal", "perth", "uluru", "harappa", "denali", "rome"))
    pos = expeditions.position(
        hands=[["harappa", "tikal"], ["uluru"]],
        tokens=[{"on_map": ["harappa"]}, {}],
        arrows={"red": path("start", "athens", "petra", "babylon")},
        deck=deck,
        won=[[], [*won, "perth"]],
    )
    pos = play(pos, "ticket: swap", "keep rome", "tuck harappa first")
    assert pos.to_dict()["deck"] == ["harappa", "denali"]
    pos = play(pos, "ticket: swap", "keep harappa", "tuck rome last")
    assert seat_of(pos, 0)["hands"] == ["tikal", "harappa"]
    assert seat_of(pos, 0)["tokens"] == {"unplaced": 3, "on_map": [], "given_up": ["harappa"], "regained": []}
    pos = pos.play("red: babylon>harappa")
    assert seat_of(pos, 0)["won"] == ["harappa"]
    assert seat_of(pos, 0)["tokens"] == {"unplaced": 3, "on_map": [], "given_up": ["harappa"], "regained": []}
    assert pos.scores[0] == 1 - 1 - 1


def test_the_new_card_may_be_near_and_brings_no_token(expeditions: vg.Game) -> None:
    pos = play(swap_table(expeditions), "ticket: swap", "keep rome", "tuck perth last")
    assert "rome" in seat_of(pos, 0)["hands"]
    assert seat_of(pos, 0)["tokens"] == {"unplaced": 3, "on_map": ["tikal"], "given_up": [], "regained": []}
