"""The end: El Dorado reached, the round completed, ties, the cap on rounds."""

import pytest

import voyageur as vg
from tests.rules.eldorado.board import HOME, Doc, legal, pawn_of, play, refused, seat_of, table

BEFORE_THE_GATES = [["24,-3"], ["23,-3"], ["24,-2"]]
"""One paddle from El Dorado each."""
SAILORS = [{"sailor": 1}] * 3


# ---- arriving ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "way"), [("24,-3", "nw"), ("24,-3", "ne"), ("24,-3", "e"), ("23,-3", "ne"), ("24,-2", "ne")]
)
def test_a_pawn_on_a_finishing_hex_goes_to_el_dorado_at_once(eldorado: vg.Game, here: str, way: str) -> None:
    pos = table(eldorado, "sailor", at=here).play(f"sailor: {way}")
    assert pawn_of(pos) == HOME
    assert pos.to_dict()["arrived"] == [0]


def test_a_finishing_hex_asks_for_its_symbol(eldorado: vg.Game) -> None:
    assert refused(table(eldorado, "pioneer", at="24,-3"), "pioneer: e") == "symbol"
    jungle: Doc = {"options": {"course": "home_stretch"}}
    assert pawn_of(table(eldorado, "explorer", at="31,-22", **jungle).play("explorer: e")) == HOME


def test_the_finishing_hex_is_free_for_the_next_pawn(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=SAILORS, pawns=[["24,-3"], ["24,-2"], None])
    pos = play(pos, "sailor: e", "sailor: ne")
    assert [pawn_of(pos, seat) for seat in (0, 1)] == [HOME, HOME]


def test_the_rest_of_the_card_is_lost_and_the_turn_ends_on_arrival(eldorado: vg.Game) -> None:
    pos = table(eldorado, "captain", "traveler", "explorer", at="24,-3", deck=["scout"]).play("captain: nw")
    assert pos.to_dict()["pending"] is None
    assert pos.actors == (1,)
    seat = seat_of(pos)
    assert (seat["hand"], seat["discard"], seat["deck"]) == (
        {"explorer": 1, "traveler": 1},
        {"captain": 1},
        {"scout": 1},
    )


# ---- the last round ---------------------------------------------------------------------------------------------


def test_the_round_is_completed_so_that_everybody_has_as_many_turns(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=[{"sailor": 1}, {}, {}], pawns=BEFORE_THE_GATES, round=9).play("sailor: e")
    assert pos.view().last_round is True
    pos = pos.play("end")
    assert (pos.over, pos.actors) == (False, (2,))
    pos = pos.play("end")
    assert pos.over
    assert pos.to_dict()["round"] == 9
    assert pos.winners == (0,)


def test_the_game_ends_at_once_when_the_last_player_of_the_round_arrives_first(eldorado: vg.Game) -> None:
    pos = table(eldorado, first=1, turn=0, hands=SAILORS, pawns=BEFORE_THE_GATES).play("sailor: e")
    assert pos.over
    assert pos.winners == (0,)
    assert pos.legal() == []


def test_nobody_has_won_before_the_end(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=SAILORS, pawns=BEFORE_THE_GATES).play("sailor: e")
    assert pos.winners == ()


def test_who_alone_has_arrived_wins_whatever_barriers_others_have(eldorado: vg.Game) -> None:
    pos = table(eldorado, "sailor", at="24,-3", taken=[None, [1, 2, 3], None])
    assert play(pos, "sailor: e", "end", "end").winners == (0,)


# ---- ties -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taken", "winner"),
    [
        ([[1], [2, 3], [4]], 1),
        ([[1], [2], [4]], 2),
        ([[4], [1, 2, 3], []], 1),
        ([[], [], [1]], 2),
        ([[2, 3], [1, 4], []], 1),
        ([[], [], []], 0),
    ],
    ids=["most", "highest", "most before highest", "one against none", "highest of two", "first to arrive"],
)
def test_of_several_who_arrive_the_most_barriers_win_then_the_highest_then_the_first(
    eldorado: vg.Game, taken: list[list[int]], winner: int
) -> None:
    pos = table(eldorado, hands=SAILORS, pawns=BEFORE_THE_GATES, taken=taken)
    pos = play(pos, "sailor: e", "sailor: ne", "sailor: ne")
    assert pos.over
    assert pos.to_dict()["arrived"] == [0, 1, 2]
    assert pos.winners == (winner,)


def test_the_fourth_player_arrives_after_the_second_and_wins_with_more_barriers(eldorado: vg.Game) -> None:
    pawns = [None, ["24,-3"], None, ["24,-2"]]
    hands = [{}, {"sailor": 1}, {}, {"sailor": 1}]
    pos = table(eldorado, players=4, hands=hands, pawns=pawns, taken=[[2], [1], None, [3, 4]])
    pos = play(pos, "end", "sailor: e", "end")
    assert (pos.actors, pos.to_dict()["arrived"]) == ((3,), [1])
    pos = pos.play("sailor: ne")
    assert pos.over
    assert pos.winners == (3,)


def test_arrivals_are_in_the_order_of_turns(eldorado: vg.Game) -> None:
    pos = table(eldorado, first=2, turn=2, hands=SAILORS, pawns=BEFORE_THE_GATES)
    pos = play(pos, "sailor: ne", "sailor: e", "sailor: ne")
    assert pos.to_dict()["arrived"] == [2, 0, 1]
    assert pos.winners == (2,)


# ---- no end in sight --------------------------------------------------------------------------------------------


def test_the_score_is_the_cheapest_cost_still_to_cross(eldorado: vg.Game) -> None:
    pos = table(eldorado, pawns=[["23,-3"], ["23,-2"], ["-3,0"]])
    assert pos.scores == (-1, -2, -35)
    assert table(eldorado, pawns=[[HOME], None, None], turn=1).scores == (0, -35, -34)
    assert table(eldorado, players=2, pawns=[[HOME, "23,-3"], None]).scores == (-1, -69)


def test_a_game_without_end_is_over_after_the_cap_and_nobody_wins(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=[{}, {}, {}], options={"round_cap": 12}, round=12)
    assert pos.view().last_round is True
    pos = play(pos, "end", "end", "end")
    assert pos.over
    assert (pos.to_dict()["round"], pos.winners) == (12, ())
    assert not play(table(eldorado, options={"round_cap": 12}, round=11), "end", "end", "end").over


def test_who_arrives_in_the_last_round_of_the_cap_wins(eldorado: vg.Game) -> None:
    pos = table(eldorado, "sailor", at="24,-3", options={"round_cap": 12}, round=12)
    assert play(pos, "sailor: e", "end", "end").winners == (0,)


def test_the_cap_is_100_rounds_unless_chosen(eldorado: vg.Game) -> None:
    assert eldorado.start(players=2).options["round_cap"] == 100
    pos = table(eldorado, hands=[{}, {}, {}], round=100)
    assert play(pos, "end", "end", "end").over


def test_a_player_who_is_closed_in_passes(eldorado: vg.Game) -> None:
    pos = table(eldorado, "native", "explorer", pawns=[["-3,3"], ["-3,2"], ["-2,2"], ["-2,3"]], players=4)
    assert legal(pos) == {"buy scout", "discard native", "discard explorer", "end"}
    assert pos.play("end").actors == (1,)
