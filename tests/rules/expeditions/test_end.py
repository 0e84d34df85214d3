"""The end of the game: what triggers it, the round completed, the score, ties, and the cap on rounds."""

from typing import Any

import pytest

import voyageur as vg
from tests.rules.expeditions.board import ALL_ARROWS, LOCATIONS, legal, path, play, seat_of, trail

ONE_LEFT = {
    "yellow": trail(ALL_ARROWS, to="perth"),
    "red": trail(ALL_ARROWS, to="uluru"),
    "blue": trail(ALL_ARROWS - 1, to="tasmania", first=("rome",)),
}
"""All arrows but one blue arrow are on the map."""
LAST = ("blue: tasmania>fiordland-national-park", "blue: tasmania>uluru", "blue: tasmania>bonus-south-of-australia")
NONE_LEFT = {**ONE_LEFT, "blue": trail(ALL_ARROWS, to="tasmania")}
HANDS = [["denali"], ["rome"], ["athens"]]


def last_arrow(pos: vg.Position) -> str:
    """A way to place the last blue arrow without closing a loop or gaining anything."""
    visited = {arrow.partition(">")[2] for arrow in ONE_LEFT["blue"]}
    return next(move for move in LAST if move in legal(pos) and move.partition(">")[2] not in visited)


def take_turn(pos: vg.Position) -> vg.Position:
    """Place any arrow, if there is one, and end the turn."""
    if not pos.view().progressed and "end" not in legal(pos):
        pos = pos.play(next(action for action in pos.legal() if ">" in str(action)))
    while "end" not in legal(pos):
        pos = pos.play("decline" if "decline" in legal(pos) else pos.legal()[0])
    return pos.play("end")


def table(game: vg.Game, **fields: Any) -> vg.Position:
    """Three players, one card each."""
    return game.position({"players": 3, "hands": HANDS, **fields})


# ---- what triggers the end --------------------------------------------------------------------------------------


def test_a_hand_that_becomes_empty_triggers_the_end(expeditions: vg.Game) -> None:
    pos = table(expeditions, turn=1)
    assert pos.view().ending is False
    assert pos.play("red: start>rome").view().ending is True


def test_a_hand_emptied_on_another_players_turn_triggers_the_end(expeditions: vg.Game) -> None:
    assert table(expeditions, turn=0).play("red: start>athens").view().ending is True


def test_a_hand_emptied_by_a_removal_triggers_the_end(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows={"red": path("start", "athens", "petra")}).play("ticket: remove red")
    assert seat_of(pos, 2)["won"] == ["athens"]
    assert pos.view().ending is True


def test_a_hand_with_a_card_left_does_not_trigger_the_end(expeditions: vg.Game) -> None:
    pos = table(expeditions, hands=[["denali"], ["rome", "perth"], ["athens"]], turn=1).play("red: start>rome")
    assert pos.view().ending is False


def test_common_objectives_play_no_part_in_the_trigger(expeditions: vg.Game) -> None:
    commons = ["svalbard"]
    pos = table(
        expeditions,
        commons=commons,
        deck=[],
        won=[sorted(set(LOCATIONS) - {*commons, "denali", "rome", "athens"}), [], []],
    )
    pos = pos.play("red: start>svalbard")
    assert pos.to_dict()["commons"] == []
    assert pos.view().ending is False


def test_the_last_of_all_135_arrows_triggers_the_end(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows=ONE_LEFT)
    assert pos.view().ending is False
    pos = pos.play(last_arrow(pos))
    assert [each.left for each in pos.view().expeditions] == [0, 0, 0]
    assert pos.view().ending is True


def test_the_end_of_one_colour_does_not_trigger_the_end(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows={"blue": ONE_LEFT["blue"]})
    pos = pos.play(last_arrow(pos))
    assert pos.view().expeditions[2].left == 0
    assert pos.view().ending is False


def test_once_triggered_the_end_stays_so_even_when_an_arrow_is_removed(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows=ONE_LEFT)
    pos = play(pos, last_arrow(pos), "ticket: remove blue")
    assert pos.view().expeditions[2].left == 1
    assert pos.view().ending is True


# ---- the round is completed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "trigger", "turns_left"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 1, 2), (1, 0, 0)])
def test_after_an_empty_hand_the_round_is_completed(
    expeditions: vg.Game, first: int, trigger: int, turns_left: int
) -> None:
    pos = table(expeditions, round=7, first_player=first, turn=trigger)
    pos = play(pos, "red: start>rome", "end")
    for _ in range(turns_left):
        assert not pos.over
        assert pos.view().round == 7
        pos = take_turn(pos)
    assert pos.over
    assert pos.view().phase == "over"
    assert pos.legal() == []


@pytest.mark.parametrize(("trigger", "turns_left"), [(0, 2), (1, 1), (2, 0)])
def test_after_the_last_arrow_the_round_is_completed(expeditions: vg.Game, trigger: int, turns_left: int) -> None:
    pos = table(expeditions, turn=trigger, arrows=ONE_LEFT)
    pos = play(pos, last_arrow(pos), "end")
    for _ in range(turns_left):
        assert not pos.over
        pos = take_turn(pos)
    assert pos.over


def test_the_player_who_triggers_the_end_finishes_the_turn(expeditions: vg.Game) -> None:
    pos = table(expeditions, turn=2).play("red: start>athens")
    assert not pos.over
    assert {"ticket: arrow", "ticket: remove red", "end"} == legal(pos)
    pos = play(pos, "ticket: arrow", "blue: start>rome")
    assert seat_of(pos, 1)["won"] == ["rome"]
    assert pos.play("end").over


def test_without_a_trigger_the_next_round_begins(expeditions: vg.Game) -> None:
    pos = play(table(expeditions, turn=2), "red: start>svalbard", "end")
    assert not pos.over
    assert (pos.view().round, pos.actors) == (2, (0,))


# ---- turns without arrows ---------------------------------------------------------------------------------------


def test_with_no_arrow_in_the_supply_a_player_may_pass_or_use_tickets(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows=NONE_LEFT)
    assert legal(pos) == {"ticket: remove yellow", "ticket: remove red", "ticket: remove blue", "ticket: swap", "end"}
    after = pos.play("end")
    assert after.actors == (1,)
    assert after.to_dict()["arrows"] == pos.to_dict()["arrows"]


def test_with_no_arrow_in_the_supply_a_swap_leaves_the_player_free_to_pass(expeditions: vg.Game) -> None:
    pos = play(table(expeditions, arrows=NONE_LEFT), "ticket: swap", "keep nothing")
    pos = pos.play(pos.legal()[0])
    assert "end" in legal(pos)


def test_a_player_who_removes_an_arrow_owes_the_compulsory_one(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows=NONE_LEFT, hands=[["denali"], ["rome"], ["stonehenge"]]).play("ticket: remove red")
    while pos.view().pending is not None:
        pos = pos.play("decline")
    assert "end" not in legal(pos)
    assert any(move.startswith("red:") for move in legal(pos))
    assert not any(move.startswith(("blue:", "yellow:")) for move in legal(pos))


def test_passing_is_not_allowed_while_an_arrow_is_in_the_supply(expeditions: vg.Game) -> None:
    assert "end" not in legal(table(expeditions, arrows=ONE_LEFT))


# ---- the last arrow in the middle of a turn ---------------------------------------------------------------------


def test_bonus_arrows_lapse_with_the_last_arrow(expeditions: vg.Game) -> None:
    arrows = {**NONE_LEFT, "blue": trail(ALL_ARROWS - 1, to="perth", first=("rome",))}
    pos = table(expeditions, arrows=arrows).play("blue: perth>bonus-south-of-australia")
    assert (pos.view().pending, pos.view().bonus_arrows) == (None, 0)
    assert "end" in legal(pos)
    assert "ticket: remove blue" in legal(pos)


def test_bonus_arrows_owed_from_before_lapse_with_the_last_arrow(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows=ONE_LEFT, pending={"bonus": 3}, progressed=True)
    pos = pos.play(last_arrow(pos))
    assert (pos.view().pending, pos.view().bonus_arrows) == (None, 0)
    assert "end" in legal(pos)


def test_a_restart_lapses_with_the_last_arrow(expeditions: vg.Game) -> None:
    arrows = {**NONE_LEFT, "blue": trail(ALL_ARROWS - 1, to="athens")}
    pos = table(expeditions, arrows=arrows, hands=[["denali"], ["rome"], ["stonehenge"]]).play("blue: athens>start")
    assert pos.view().expeditions[2].looped
    assert pos.view().pending is None
    assert "end" in legal(pos)


def test_the_compulsory_arrow_lapses_when_a_ticket_takes_the_last_one(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows=ONE_LEFT).play("ticket: arrow")
    pos = pos.play(last_arrow(pos))
    assert pos.view().progressed is False
    assert legal(pos) == {"ticket: remove yellow", "ticket: remove red", "ticket: remove blue", "ticket: swap", "end"}


# ---- players without cards --------------------------------------------------------------------------------------


def test_a_player_without_cards_still_takes_a_turn_and_may_claim_common_objectives(expeditions: vg.Game) -> None:
    pos = table(expeditions, hands=[["denali"], [], ["athens"]], turn=1, ending=True, commons=["svalbard"])
    assert "end" not in legal(pos)
    assert "ticket: arrow" in legal(pos)
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("ticket: swap")
    assert error.value.key == "expeditions-no-swap-no-hand"
    assert seat_of(pos.play("red: start>svalbard"), 1)["won"] == ["svalbard"]


# ---- the score --------------------------------------------------------------------------------------------------


def test_score_of_cards_and_tokens(expeditions: vg.Game) -> None:
    pos = table(
        expeditions,
        hands=[["denali", "tikal"], ["perth"], ["rome", "athens", "uluru", "papua", "bagan"]],
        won=[["kush", "sakha", "petra"], [], []],
        tokens=[
            {"regained": ["kush", "sakha"], "on_map": ["denali"], "given_up": ["borobudur"]},
            {"given_up": ["harappa"]},
            {"on_map": ["uluru", "papua", "bagan"]},
        ],
    )
    assert pos.scores == (3 + 2 - 2 - 2, -1 - 1, -5 - 3)


@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ({"hands": [[], ["rome"]], "won": [["kush"], []], "tokens": [{"regained": ["kush"]}, {}]}, 2),
        ({"hands": [["kush"], ["rome"]], "tokens": [{"on_map": ["kush"]}, {}]}, -2),
        ({"hands": [[], ["rome"]], "tokens": [{"given_up": ["kush"]}, {}]}, -1),
    ],
    ids=["reached", "missed", "given up"],
)
def test_a_key_location_is_worth_two_points_reached_or_missed_and_one_given_up(
    expeditions: vg.Game, fields: dict[str, Any], points: int
) -> None:
    assert expeditions.position({"ending": True, **fields}).scores[0] == points


def over(game: vg.Game, won: list[list[str]], tickets: list[int]) -> vg.Position:
    """A finished game of three players with a card each in hand."""
    return table(game, phase="over", won=won, tickets=tickets)


def test_the_most_points_win(expeditions: vg.Game) -> None:
    pos = over(expeditions, [["kush"], ["sakha", "petra"], []], [9, 0, 9])
    assert pos.scores == (0, 1, -1)
    assert pos.winners == (1,)


def test_a_tie_goes_to_the_most_tickets_among_the_tied(expeditions: vg.Game) -> None:
    pos = over(expeditions, [["kush"], ["sakha"], []], [1, 2, 9])
    assert pos.scores == (0, 0, -1)
    assert pos.winners == (1,)


def test_a_tie_in_points_and_tickets_is_a_shared_victory(expeditions: vg.Game) -> None:
    assert over(expeditions, [["kush"], [], ["sakha"]], [2, 9, 2]).winners == (0, 2)
    assert over(expeditions, [[], [], []], [3, 3, 3]).winners == (0, 1, 2)


def test_nobody_has_won_before_the_end(expeditions: vg.Game) -> None:
    assert table(expeditions, won=[["kush"], [], []]).winners == ()


# ---- the cap on rounds ------------------------------------------------------------------------------------------


def test_option_round_cap_ends_the_game_after_that_round(expeditions: vg.Game) -> None:
    pos = table(expeditions, options={"round_cap": 5}, round=5)
    for seat in range(3):
        assert pos.actors == (seat,)
        assert pos.view().ending is False
        pos = play(pos, f"{('yellow', 'red', 'blue')[seat]}: start>svalbard", "end")
    assert pos.over
    assert pos.view().round == 5


def test_the_cap_is_100_rounds_unless_chosen(expeditions: vg.Game) -> None:
    pos = table(expeditions, round=99, turn=2)
    pos = play(pos, "red: start>svalbard", "end")
    assert (pos.over, pos.view().round) == (False, 100)
    for colour in ("yellow", "blue", "yellow"):
        arrow = "start>svalbard" if pos.actors != (2,) else "svalbard>ticket-barents-sea"
        pos = play(pos, f"{colour}: {arrow}", "end")
    assert pos.over


def test_two_players_can_lay_all_arrows_one_a_turn_within_the_cap(expeditions: vg.Game) -> None:
    cap = next(option.default for option in expeditions.options if option.name == "round_cap")
    assert cap > -(-3 * ALL_ARROWS // 2)
