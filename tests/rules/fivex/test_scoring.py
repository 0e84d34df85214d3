"""The end: points of gems and water, the colony's joker, ties [8]."""

import numpy as np
import pytest

import voyageur as vg
from tests.rules.fivex.board import EXPLOIT, choose, finish, gems, table
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import BOX, GEM_POINTS

CLEO = "siphon_beacon under well_spotter over tomb_lamp over toll_arch"
"""Three blue gems, three green ones and a violet one."""


def scored(game: vg.Game, numbers: list[int], tokens: int = 0) -> float:
    """The score of a clan with so many active gems of each colour, and water."""
    pos = table(game, water=[tokens, 0, 0])
    state = pos.state.copy()
    state[0]["gems"][0] = numbers
    scores, shares = np.zeros(3), np.zeros(3)
    rules.result(state[0], pos._table[0], scores, shares)
    return float(scores[0])


def ended(game: vg.Game, *rows: str, tokens: list[int]) -> vg.Position:
    """The end of a game in which these clans had these technologies and this water."""
    return finish(table(game, *rows, round=15, water=tokens, players=len(tokens)))


def test_cleo_has_nineteen_points(fivex: vg.Game) -> None:
    """The rulebook's example: 10 for blue with the X, 6 for green, 1 for violet, 2 for five water."""
    pos = ended(fivex, CLEO, tokens=[5, 5, 5])
    assert gems(pos) == {"blue": 3, "green": 3, "violet": 1}
    assert pos.to_dict()["water"][0] == 5
    assert pos.view().players[0].gem_points == 10 + 6 + 1
    assert pos.scores[0] == pos.view().players[0].score == 19
    assert scored(fivex, [3, 3, 1], 5) == BOX["fixtures"]["score_cleo"]["total"] == 19


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_each_colour_scores_by_its_number_of_gems(fivex: vg.Game, number: int, points: int) -> None:
    """Together with the X, which adds a gem: to this colour, or to another one when this has six."""
    assert GEM_POINTS[number] == points
    with_x = number + 1 if number < 6 else 1
    assert scored(fivex, [number, 0, 0]) == points + with_x
    assert scored(fivex, [number, number, number]) == 3 * points + (0 if number == 6 else with_x)


@pytest.mark.parametrize("number", [6, 7, 8, 12])
def test_more_than_six_gems_of_a_colour_bring_no_more_than_21(fivex: vg.Game, number: int) -> None:
    assert scored(fivex, [0, number, 0]) == 21 + 1
    assert scored(fivex, [number, number, number]) == 63


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ([0, 0, 0], 1),
        ([3, 3, 1], 6 + 6 + 1 + 4),
        ([5, 2, 0], 15 + 3 + 6),
        ([6, 2, 1], 21 + 3 + 1 + 3),
        ([7, 0, 6], 21 + 21 + 1),
        ([6, 6, 6], 63),
        ([5, 6, 6], 63),
    ],
)
def test_the_joker_joins_the_colour_where_it_brings_most(fivex: vg.Game, numbers: list[int], points: int) -> None:
    assert scored(fivex, numbers) == points


def test_the_joker_may_join_a_colour_one_has_none_of(fivex: vg.Game) -> None:
    assert scored(fivex, [6, 6, 0]) == 21 + 21 + 1


def test_without_technologies_the_joker_alone_is_a_point(fivex: vg.Game) -> None:
    assert table(fivex, water=[0, 1, 2]).scores == (1, 1, 2)


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (20, 10)])
def test_two_tokens_of_water_are_a_point(fivex: vg.Game, tokens: int, points: int) -> None:
    assert table(fivex, water=[tokens, 5, 5]).scores[0] == 1 + points


def test_the_most_points_win(fivex: vg.Game) -> None:
    pos = ended(fivex, "tomb_lamp", tokens=[2, 5, 3])
    assert pos.scores == (4, 3, 2)
    assert pos.winners == (0,)


def test_a_tie_goes_to_more_water(fivex: vg.Game) -> None:
    pos = ended(fivex, "tomb_lamp", tokens=[2, 6, 7])
    assert pos.scores == (4, 4, 4)
    assert pos.winners == (2,)


def test_a_tie_in_points_and_water_is_a_shared_win(fivex: vg.Game) -> None:
    pos = ended(fivex, "tomb_lamp", "deep_bore", tokens=[3, 3, 6, 5])
    assert pos.scores == (4, 4, 4, 3)
    assert pos.winners == (2,)
    pos = ended(fivex, "tomb_lamp", "deep_bore", tokens=[7, 7, 6, 9])
    assert pos.scores == (6, 6, 4, 5)
    assert pos.winners == (0, 1)
    assert pos.view().winners == (0, 1)


def test_more_water_does_not_help_against_more_points(fivex: vg.Game) -> None:
    pos = ended(fivex, CLEO, tokens=[0, 30, 5])
    assert pos.scores == (17, 16, 3)
    assert pos.winners == (0,)


def test_nobody_has_won_before_the_end(fivex: vg.Game) -> None:
    pos = table(fivex, CLEO, round=15)
    assert pos.winners == pos.view().winners == ()


def test_the_last_round_is_resolved_before_scores_are_counted(fivex: vg.Game) -> None:
    pos = choose(table(fivex, round=15, water=[0, 4, 5]), EXPLOIT, "extension", "extension")
    assert pos.over
    assert pos.scores == (3, 3, 3)
    assert pos.winners == (2,)
