"""Step III.1: improvements of technologies, before the action they belong to [4]."""

from collections.abc import Sequence

import numpy as np
import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    EXTERMINATE,
    SURE_BID,
    auction,
    bid,
    choose,
    column,
    generators,
    improvements,
    legal,
    play,
    table,
    water,
)
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import (
    CARD_NUMBERS,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    EXPLOITATION,
    EXTENSION,
    STEAL,
)

REFILL = {"shortfall": "reserve"}


# ---- the four kinds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "played"),
    [
        ("ration_vault", EXTEND),
        ("well_spotter", EXTERMINATE),
        ("dew_nets", EXPLOIT),
        ("stone_watcher", EXPLORE),
        ("tomb_lamp", EXCAVATE),
        ("toll_arch", EXCAVATE),
    ],
)
def test_a_token_from_the_reserve(fivex: vg.Game, card: str, played: str) -> None:
    pos = choose(table(fivex, card, water=[5, 5, 5]), played, EXPLORE, EXPLORE)
    assert column(pos, "gained") == [1, 0, 0]


@pytest.mark.parametrize(
    ("card", "played"),
    [
        ("siphon_beacon", EXPLORE),
        ("sand_skimmer", EXPLORE),
        ("storm_horn", EXTERMINATE),
        ("deep_bore", EXPLOIT),
        ("echo_probe", EXCAVATE),
    ],
)
def test_as_many_tokens_from_the_reserve_as_the_die_shows(fivex: vg.Game, card: str, played: str) -> None:
    ends = generators(lambda rng: choose(table(fivex, card, water=[5, 5, 5], rng=rng), played, EXTEND, EXTEND))
    assert {tuple(column(pos, "gained")) for pos in ends} == {(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)}


@pytest.mark.parametrize(
    ("card", "played", "counted"),
    [
        ("well_spotter", EXPLORE, EXPLOIT),
        ("storm_horn", EXPLOIT, EXTEND),
        ("tomb_lamp", EXTERMINATE, EXCAVATE),
        ("deep_bore", EXCAVATE, EXTEND),
        ("dew_nets", EXTEND, EXCAVATE),
        ("echo_probe", EXCAVATE, EXPLORE),
        ("rain_chamber", EXTEND, EXTERMINATE),
    ],
)
def test_a_token_from_the_reserve_for_each_such_card_on_the_table(
    fivex: vg.Game, card: str, played: str, counted: str
) -> None:
    other = next(each for each in (EXTEND, EXPLOIT, EXPLORE) if each not in (played, counted))
    for number in range(4):
        pos = table(fivex, card, players=4, water=[0, 0, 0, 0], market=["siphon_beacon"])
        pos = choose(pos, played, *[counted] * number, *[other] * (3 - number))
        dice = 3 if card in ("echo_probe", "rain_chamber") else 0  # the card's other corner fires too
        assert number <= column(pos, "gained")[0] <= number + dice


@pytest.mark.parametrize(
    ("card", "played", "robbed"),
    [
        ("siphon_beacon", EXTEND, EXPLOIT),
        ("ration_vault", EXTERMINATE, EXTEND),
        ("sun_compass", EXPLOIT, EXTERMINATE),
        ("toll_arch", EXTEND, EXCAVATE),
        ("stone_watcher", EXCAVATE, EXTERMINATE),
        ("common_aqueduct", EXPLOIT, EXPLORE),
        ("pack_banner", EXTERMINATE, EXPLOIT),
        ("sand_skimmer", EXPLORE, EXCAVATE),
    ],
)
def test_a_token_from_each_clan_that_played_such_a_card(fivex: vg.Game, card: str, played: str, robbed: str) -> None:
    bystander = next(each for each in (EXPLORE, EXTEND, EXPLOIT) if each not in (played, robbed))
    for number in range(4):
        pos = table(fivex, card, players=4, water=[0, 9, 9, 9], market=["rain_chamber"])
        pos = choose(pos, played, *[robbed] * number, *[bystander] * (3 - number))
        if robbed == EXCAVATE and number > 0:
            pos = bid(pos, **{f"s{seat + 1}": 2 for seat in range(number)})
            if number == 1 and pos.to_dict()["phase"] == "take":
                pos = pos.play("take rain_chamber")
        assert column(pos, "stolen") == [number, 0, 0, 0]
        taken = 2 if played == EXTERMINATE and robbed == EXTEND else 0  # by the action itself
        assert column(pos, "lost")[1 : number + 1] == [1 + taken] * number
        assert water(pos)[0] == sum(column(pos, name)[0] for name in ("gained", "stolen", "drawn"))


def test_the_technology_that_the_rulebook_explains_robs_and_rolls(fivex: vg.Game) -> None:
    """Extension steals a token from everyone who exploits, exploration rolls the die."""
    pos = choose(table(fivex, "siphon_beacon", players=4, water=[5] * 4), EXTEND, EXPLOIT, EXTERMINATE, EXPLOIT)
    assert column(pos, "stolen") == [2, 0, 0, 0]
    assert column(pos, "lost") == [2, 1, 0, 1]  # the exterminator takes two of the one who extends
    rolled = set()
    for pos in generators(lambda rng: choose(table(fivex, "siphon_beacon", rng=rng), EXPLORE, EXTEND, EXTEND)):
        assert column(pos, "stolen") == [0, 0, 0]
        rolled.add(column(pos, "gained")[0])
    assert rolled == {0, 1, 2, 3}


# ---- order ------------------------------------------------------------------------------------------------------


def test_actions_are_resolved_in_order_of_priority(fivex: vg.Game) -> None:
    """Each step shows in the water of the next."""
    pos = table(fivex, [], [], [], [], "siphon_beacon", players=5, water=[3, 0, 0, 0, 0], market=["dew_nets"])
    pos = choose(pos, EXCAVATE, EXPLOIT, EXTERMINATE, EXPLORE, EXTEND)
    pos = play(pos, "0: bid 2")
    if pos.to_dict()["phase"] == "take":
        pos = pos.play("take dew_nets")
    left = 3 - column(pos, "paid")[0]
    assert column(pos, "lost") == [min(left, 2), 1, 0, 0, 0]  # bids are paid first; what was exploited is robbed last
    assert column(pos, "drawn")[1:3] == [4, 4]
    assert column(pos, "stolen") == [0, 0, 0, 0, 1]
    assert water(pos)[1:3] == [3, 4]


def test_each_step_is_over_before_the_next_begins(fivex: vg.Game) -> None:
    """Two clans are after the same token, or after one that comes in between."""
    pos = table(fivex, "stone_watcher", "sun_compass", water=[0, 5, 1])
    pos = bid(choose(pos, EXCAVATE, EXPLOIT, EXTERMINATE), s0=1)
    assert column(pos, "stolen") == [1, 0, 0]  # excavation before exploitation
    pos = choose(table(fivex, "pack_banner", water=[0, 0, 5]), EXTERMINATE, EXPLOIT, EXPLORE)
    assert column(pos, "stolen") == [1, 0, 0]  # exploitation before extermination
    pos = choose(table(fivex, "sun_compass", water=[0, 0, 5]), EXPLOIT, EXTERMINATE, EXTEND)
    assert column(pos, "stolen") == [0, 0, 0]
    pos = table(fivex, [], [], "sand_skimmer", players=4, water=[3, 3, 5, 5])
    pos = bid(choose(pos, EXCAVATE, EXCAVATE, EXPLORE, EXTERMINATE), s0=1, s1=1)
    assert column(pos, "lost") == [2, 2, 0, 0]  # extermination before exploration
    assert column(pos, "stolen") == [0, 0, 0, 0]
    pos = table(fivex, [], [], "sand_skimmer", "toll_arch", players=4, water=[2, 2, 5, 5])
    pos = bid(choose(pos, EXCAVATE, EXCAVATE, EXPLORE, EXTEND), s0=1, s1=1)
    assert column(pos, "stolen") == [0, 0, 2, 0]  # exploration before extension


def test_an_improvement_comes_before_its_action(fivex: vg.Game) -> None:
    """With the token of the improvement the clan can bid."""
    pos = choose(table(fivex, "tomb_lamp", water=[0, 5, 5]), EXCAVATE, EXPLOIT, EXPLOIT)
    assert pos.to_dict()["phase"] == "bid"
    assert water(pos) == [1, 5, 5]
    assert legal(pos) == {"bid 1"}


def test_equal_cards_are_resolved_together(fivex: vg.Game) -> None:
    pos = choose(table(fivex, "dew_nets", "common_aqueduct", water=[5, 5, 5]), EXPLOIT, EXPLOIT, EXPLOIT)
    assert column(pos, "gained") == [1, 3, 0]
    assert column(pos, "drawn") == [1, 1, 1]


# ---- which fire -------------------------------------------------------------------------------------------------


def test_every_visible_improvement_of_the_action_fires_once_and_no_other(fivex: vg.Game) -> None:
    pos = table(fivex, ["tomb_lamp", "toll_arch", "deep_bore", "ration_vault"], water=[0, 5, 5])
    pos = choose(pos, EXCAVATE, EXTEND, EXTEND)
    assert column(pos, "gained") == [4, 0, 0]  # one, one, and one for each who extends
    assert water(pos) == [4, 5, 5]
    pos = choose(table(fivex, ["tomb_lamp", "toll_arch", "dew_nets"], water=[0, 5, 5]), EXPLORE, EXTEND, EXTEND)
    assert column(pos, "gained") == [0, 0, 0]


def test_improvements_are_compulsory(fivex: vg.Game) -> None:
    """Nobody is asked: with the last card the round is resolved."""
    pos = choose(table(fivex, ["siphon_beacon", "ration_vault"], water=[5, 5, 5]), EXTEND, EXPLOIT, EXTEND)
    assert pos.to_dict()["round"] == 4
    assert column(pos, "gained") == [1, 0, 0]
    assert column(pos, "stolen") == [1, 0, 0]
    assert water(pos) == [7, 8, 5]


@pytest.mark.parametrize(
    ("row", "gained"),
    [("tomb_lamp over toll_arch", 1), ("tomb_lamp under toll_arch", 1), (["tomb_lamp", "toll_arch"], 2)],
)
def test_an_improvement_fires_joined_or_not_as_long_as_it_is_visible(
    fivex: vg.Game, row: str | Sequence[str], gained: int
) -> None:
    pos = choose(table(fivex, row, water=[5, 5, 5]), EXCAVATE, EXTEND, EXTEND)
    assert column(pos, "gained") == [gained, 0, 0]


@pytest.mark.parametrize(("joint", "gained", "stolen"), [("over", 1, 0), ("under", 0, 1)])
def test_a_hidden_improvement_never_fires(fivex: vg.Game, joint: str, gained: int, stolen: int) -> None:
    """Tomb Lamp's right corner gains a token, Stone Watcher's left one robs exterminators."""
    pos = table(fivex, f"tomb_lamp {joint} stone_watcher", water=[5, 5, 5])
    pos = choose(pos, EXCAVATE, EXTERMINATE, EXPLOIT)
    assert (column(pos, "gained")[0], column(pos, "stolen")[0]) == (gained, stolen)
    later = bid(pos, s0=SURE_BID)
    later = later.play(f"take {later.view().market[0]}")
    assert ("stone_watcher.left" in improvements(later)) == bool(stolen)
    later = choose(choose(later, EXTEND, EXTEND, EXTEND), EXCAVATE, EXTERMINATE, EXPLOIT)
    assert (column(later, "gained")[0], column(later, "stolen")[0]) == (gained, stolen)


def test_gains_come_before_thefts_and_thefts_before_the_action(fivex: vg.Game) -> None:
    """Stolen tokens can be bid like those gained."""
    pos = table(fivex, ["tomb_lamp", "stone_watcher"], water=[0, 2, 5])
    pos = choose(pos, EXCAVATE, EXTERMINATE, EXPLOIT)
    assert pos.to_dict()["phase"] == "bid"
    assert water(pos) == [2, 1, 5]  # nothing has been exterminated or exploited
    assert legal(pos) == {"bid 1", "bid 2"}
    assert column(pos, "drawn") == [0, 0, 0]
    pos = choose(table(fivex, "sun_compass", water=[0, 1, 1]), EXPLOIT, EXTERMINATE, EXTEND)
    assert column(pos, "stolen") == [1, 0, 0]  # the exterminator's booty came later
    assert water(pos) == [5, 2, 0]


def test_each_die_improvement_has_its_own_roll(fivex: vg.Game) -> None:
    def make(rng: int) -> vg.Position:
        return choose(table(fivex, ["siphon_beacon", "sand_skimmer"], rng=rng), EXPLORE, EXTEND, EXTEND)

    ends = list(generators(make, 300))
    assert {column(pos, "gained")[0] for pos in ends} == set(range(7))  # odd sums too
    assert len({(column(pos, "gained")[0], column(pos, "drawn")[0]) for pos in ends}) > 15  # the action rolls again


# ---- counting ---------------------------------------------------------------------------------------------------


def test_cards_of_any_priority_count(fivex: vg.Game) -> None:
    """Deep Bore, at excavation, counts extensions, which come last; Dew Nets, at extension, those who excavate."""
    pos = choose(table(fivex, "deep_bore", players=4, water=[5] * 4), EXCAVATE, EXTEND, EXPLOIT, EXTEND)
    assert column(pos, "gained") == [2, 0, 0, 0]
    pos = auction(table(fivex, [], [], [], "dew_nets", players=4), 2, 2, None, None, others=EXTEND)
    assert column(pos, "gained") == [0, 0, 0, 2]


def test_cards_that_are_taken_back_count(fivex: vg.Game) -> None:
    """Two who bid the same and one who has no water take their cards back."""
    pos = table(fivex, "dew_nets", players=4, water=[0, 5, 5, 0])
    pos = bid(choose(pos, EXTEND, EXCAVATE, EXCAVATE, EXCAVATE), s1=3, s2=3)
    assert column(pos, "won") == [None] * 4
    assert column(pos, "gained") == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "played"), [("sun_compass", EXPLORE), ("common_aqueduct", EXPLOIT), ("pack_banner", EXTERMINATE)]
)
def test_ones_own_card_counts(fivex: vg.Game, card: str, played: str) -> None:
    pos = choose(table(fivex, card, players=4), played, EXTEND, EXTEND, EXTEND)
    assert column(pos, "gained")[0] == 1
    pos = choose(table(fivex, card, players=4), played, played, EXTEND, played)
    assert column(pos, "gained")[0] == 3


# ---- theft ------------------------------------------------------------------------------------------------------


def test_nobody_steals_from_oneself(fivex: vg.Game) -> None:
    """Thief and victims of a step never overlap: no corner robs the action it belongs to."""
    thieves = CORNER_KIND == STEAL
    assert thieves.sum() == 8
    assert (CORNER_ACTION[thieves] != CORNER_TARGET[thieves]).all()
    pos = choose(table(fivex, "toll_arch", "sand_skimmer", water=[5, 5, 5]), EXTEND, EXPLORE, EXPLORE)
    assert column(pos, "lost") == [0, 0, 0]


def test_each_thief_steals_once_and_in_its_own_step(fivex: vg.Game) -> None:
    """Seat 0 robs the exterminator when it exploits, and is robbed by the one who extends."""
    pos = table(fivex, "sun_compass", "siphon_beacon", [], "common_aqueduct", players=4, water=[0, 5, 5, 0])
    pos = choose(pos, EXPLOIT, EXTEND, EXTERMINATE, EXPLORE)
    assert column(pos, "stolen") == [1, 1, 0, 0]
    assert column(pos, "lost") == [1, 2, 1, 0]  # two of them by the exterminator


def test_theft_from_a_dry_clan_brings_nothing(fivex: vg.Game) -> None:
    pos = table(fivex, "stone_watcher", players=4, water=[5, 0, 1, 7])
    pos = choose(pos, EXCAVATE, EXTERMINATE, EXTERMINATE, EXTERMINATE)
    assert column(pos, "stolen") == [2, 0, 0, 0]
    assert column(pos, "gained") == [0, 0, 0, 0]
    assert column(pos, "lost") == [0, 0, 1, 1]
    assert water(pos) == [7, 0, 0, 6]


def test_option_shortfall_lets_the_reserve_make_up_for_a_dry_clan(fivex: vg.Game) -> None:
    pos = table(fivex, "stone_watcher", players=4, water=[5, 0, 1, 7], options=REFILL)
    pos = choose(pos, EXCAVATE, EXTERMINATE, EXTERMINATE, EXTERMINATE)
    assert column(pos, "stolen") == [2, 0, 0, 0]
    assert column(pos, "gained") == [1, 0, 0, 0]
    assert column(pos, "lost") == [0, 0, 1, 1]
    assert water(pos) == [8, 0, 0, 6]


@pytest.mark.parametrize(
    ("tokens", "victim", "asked", "got"),
    [
        (5, 0, [0, 1, 1, 1], [0, 1, 1, 1]),
        (2, 0, [0, 1, 1, 1], [0, 1, 1, 0]),
        (2, 1, [1, 0, 1, 1], [0, 0, 1, 1]),
        (2, 2, [1, 1, 0, 1], [1, 0, 0, 1]),
        (1, 3, [1, 1, 1, 0], [1, 0, 0, 0]),
        (4, 0, [0, 1, 3, 2], [0, 1, 2, 1]),
        (5, 2, [3, 0, 0, 3], [2, 0, 0, 3]),
        (3, 1, [0, 0, 0, 2], [0, 0, 0, 2]),
        (0, 1, [1, 0, 1, 1], [0, 0, 0, 0]),
    ],
)
def test_several_thieves_share_a_short_victim_one_by_one_from_its_left(
    fivex: vg.Game, tokens: int, victim: int, asked: list[int], got: list[int]
) -> None:
    """No two technologies of the box rob one clan in one step, so that this needs the kernel itself."""
    pos = table(fivex, players=4, water=[tokens if seat == victim else 9 for seat in range(4)])
    state, out = pos.state.copy(), np.zeros(5, np.int8)
    rules.share_out(state[0], pos._table[0], victim, np.array([*asked, 0], np.int8), out)
    assert out.tolist() == [*got, 0]
    assert state[0]["water"][victim] == tokens - sum(got)
    assert state[0]["lost"][victim] == sum(got)


@pytest.mark.parametrize(("shortfall", "gained"), [("none", 0), ("reserve", 1)])
def test_thieves_that_come_too_late_get_nothing_or_as_the_option_says_water_of_the_reserve(
    fivex: vg.Game, shortfall: str, gained: int
) -> None:
    """Three clans are given a corner that the box has once; the victim has two tokens."""
    pos = table(fivex, players=4, water=[5, 2, 5, 5], options={"shortfall": shortfall})
    state = pos.state.copy()
    s = state[0]
    s["corners"][[0, 2, 3]] = 1 << (2 * CARD_NUMBERS["siphon_beacon"])
    s["played"][:4] = [EXTENSION, EXPLOITATION, EXTENSION, EXTENSION]
    rules.activate_improvements(s, pos._table[0], EXTENSION)
    assert s["stolen"].tolist() == [0, 0, 1, 1, 0]
    assert s["gained"].tolist() == [gained, 0, 0, 0, 0]
    assert s["lost"].tolist() == [0, 2, 0, 0, 0]
    assert s["water"].tolist() == [5 + gained, 0, 6, 6, 0]
    assert (s["least"][1], s["most"][1]) == (0, 0)  # everybody has seen that it is dry


def test_no_two_corners_rob_the_same_card_in_the_same_step() -> None:
    """So that tokens never have to be shared out among thieves, as long as the cards are those printed."""
    thieves = CORNER_KIND == STEAL
    pairs = list(zip(CORNER_ACTION[thieves].tolist(), CORNER_TARGET[thieves].tolist(), strict=True))
    assert len(set(pairs)) == len(pairs)


# ---- earlier and later steps ------------------------------------------------------------------------------------


def test_water_of_an_earlier_step_counts_at_once(fivex: vg.Game) -> None:
    """Who extends robs what the other has just exploited."""
    pos = choose(table(fivex, "siphon_beacon", water=[5, 0, 5]), EXTEND, EXPLOIT, EXPLORE)
    assert column(pos, "stolen") == [1, 0, 0]
    assert water(pos)[:2] == [6, 3]


def test_water_lost_in_an_earlier_step_is_gone(fivex: vg.Game) -> None:
    """Whoever has bid all its water has none left for the one who extends."""
    pos = auction(table(fivex, [], "toll_arch", water=[4, 5, 5]), SURE_BID, None, None, others=EXTEND)
    pos = pos.play(f"take {pos.view().market[0]}")
    assert water(pos) == [0, 5, 5]
    assert column(pos, "stolen") == [0, 0, 0]


def test_a_technology_won_this_round_improves_nothing_this_round(fivex: vg.Game) -> None:
    for card in ("tomb_lamp", "toll_arch", "deep_bore", "stone_watcher"):
        pos = auction(table(fivex, market=[card]), SURE_BID, None, None, others=EXTEND).play(f"take {card}")
        assert column(pos, "gained") == column(pos, "stolen") == [0, 0, 0]
        assert water(pos) == [1, 5, 5]
