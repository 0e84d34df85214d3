"""Placing technologies: joints, what they hide and what they wake, groups [7]."""

from itertools import permutations

import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXTEND,
    SURE_BID,
    auction,
    choose,
    gems,
    groups,
    improvements,
    laid,
    legal,
    refused,
    table,
    walk,
    winner,
)
from voyageur.games.fivex.material import BOX, CARD_IDS, CENTRE, CORNER_ACTION, GEM, GEM_IDS

ON_TOP = {"overlap": "new_on_top"}
CLEO = BOX["fixtures"]["cleo_layout"]


def joined(pos: vg.Position, *words: str) -> set[str]:
    """The legal moves that have all these words."""
    return {move for move in legal(pos) if all(f" {word}" in move for word in words)}


# ---- joining is optional, and only with the new card ------------------------------------------------------------


def test_a_new_technology_may_always_be_put_apart(fivex: vg.Game) -> None:
    pos = winner(fivex, "siphon_beacon", market=["well_spotter"])
    assert legal(pos) == {
        "take well_spotter",
        "take well_spotter after siphon_beacon over",
        "take well_spotter after siphon_beacon under",
    }
    pos = pos.play("take well_spotter")
    assert groups(pos) == ["siphon_beacon", "well_spotter"]


def test_a_technology_is_placed_at_the_moment_it_is_taken(fivex: vg.Game) -> None:
    pos = winner(fivex, market=["tomb_lamp"])
    assert groups(pos) == []
    pos = pos.play("take tomb_lamp")
    assert groups(pos) == ["tomb_lamp"]
    assert pos.to_dict()["phase"] == "choose"


def test_older_technologies_are_never_joined_to_each_other_later(fivex: vg.Game) -> None:
    """Tomb Lamp and Toll Arch would fit, but neither is new."""
    pos = winner(fivex, "tomb_lamp", "toll_arch", market=["common_aqueduct"])
    assert legal(pos) == {"take common_aqueduct"}
    assert groups(pos.play("take common_aqueduct")) == ["tomb_lamp", "toll_arch", "common_aqueduct"]


def test_a_new_technology_between_two_older_ones_may_join_both(fivex: vg.Game) -> None:
    pos = winner(fivex, "tomb_lamp", "toll_arch", market=["echo_probe"])
    assert len(legal(pos)) == 1 + 2 + 2 + 4
    pos = pos.play("take echo_probe after tomb_lamp over before toll_arch over")
    assert groups(pos) == ["tomb_lamp under echo_probe over toll_arch"]


# ---- what fits --------------------------------------------------------------------------------------------------


def test_two_technologies_fit_where_their_facing_corners_improve_the_same_action(fivex: vg.Game) -> None:
    """All pairs of cards, by trying."""
    ways = 0
    for old, new in permutations(range(15), 2):
        pos = winner(fivex, CARD_IDS[old], market=[CARD_IDS[new]])
        after = CORNER_ACTION[2 * old + 1] == CORNER_ACTION[2 * new]
        before = CORNER_ACTION[2 * new + 1] == CORNER_ACTION[2 * old]
        expected = {f"take {CARD_IDS[new]}"}
        for side, fits in (("after", after), ("before", before)):
            if fits:
                expected |= {f"take {CARD_IDS[new]} {side} {CARD_IDS[old]} {lies}" for lies in ("over", "under")}
                ways += 1
        assert legal(pos) == expected
    assert ways == 80


def test_neither_the_improvements_nor_the_gems_need_be_of_the_same_kind(fivex: vg.Game) -> None:
    """Tomb Lamp ends in a gain and a blue gem; Echo Probe begins with the die and a violet one."""
    assert GEM_IDS[GEM[CARD_IDS.index("tomb_lamp"), 2]] == "blue"
    assert GEM_IDS[GEM[CARD_IDS.index("echo_probe"), 0]] == "violet"
    pos = winner(fivex, "tomb_lamp", market=["echo_probe"])
    assert joined(pos, "after tomb_lamp over")


def test_corners_on_the_same_side_do_not_fit(fivex: vg.Game) -> None:
    """Two cards that both begin with excavation."""
    pos = winner(fivex, "toll_arch", market=["stone_watcher"])
    assert legal(pos) == {"take stone_watcher"}
    refused(pos, "take stone_watcher after tomb_lamp over")


# ---- what a joint does ------------------------------------------------------------------------------------------


def test_apart_a_technology_shows_both_improvements_and_wakes_its_centre(fivex: vg.Game) -> None:
    pos = winner(fivex, market=["tomb_lamp"]).play("take tomb_lamp")
    assert improvements(pos) == {"tomb_lamp.left", "tomb_lamp.right"}
    assert gems(pos) == {"green": 1}


def test_a_joint_hides_one_improvement_for_good_and_wakes_one_gem(fivex: vg.Game) -> None:
    before = winner(fivex, "siphon_beacon", market=["well_spotter"])
    assert gems(before) == {"green": 1}
    for lies, hidden in (("over", "siphon_beacon.right"), ("under", "well_spotter.left")):
        pos = before.play(f"take well_spotter after siphon_beacon {lies}")
        every = {"siphon_beacon.left", "siphon_beacon.right", "well_spotter.left", "well_spotter.right"}
        assert improvements(pos) == every - {hidden}
        assert sum(gems(pos).values()) == 3  # two centres and the gem between them
        for _ in range(3):
            pos = choose(pos, EXTEND, EXTEND, EXTEND)
            assert improvements(pos) == every - {hidden}


@pytest.mark.parametrize(
    ("lies", "row", "colours"),
    [
        ("over", "siphon_beacon under well_spotter", {"green": 2, "blue": 1}),
        ("under", "siphon_beacon over well_spotter", {"green": 1, "blue": 1, "violet": 1}),
    ],
)
def test_the_gem_and_the_corner_of_the_upper_card_stay(
    fivex: vg.Game, lies: str, row: str, colours: dict[str, int]
) -> None:
    """Siphon Beacon has a violet gem at its right edge, Well Spotter a green one at its left."""
    pos = winner(fivex, "siphon_beacon", market=["well_spotter"]).play(f"take well_spotter after siphon_beacon {lies}")
    assert groups(pos) == [row]
    assert gems(pos) == colours


@pytest.mark.parametrize(
    ("lies", "row", "colours", "hidden"),
    [
        ("over", "tomb_lamp over toll_arch", {"green": 1, "blue": 2}, "toll_arch.left"),
        ("under", "tomb_lamp under toll_arch", {"green": 2, "blue": 1}, "tomb_lamp.right"),
    ],
)
def test_a_card_joined_to_the_left_lies_over_or_under_too(
    fivex: vg.Game, lies: str, row: str, colours: dict[str, int], hidden: str
) -> None:
    pos = winner(fivex, "toll_arch", market=["tomb_lamp"]).play(f"take tomb_lamp before toll_arch {lies}")
    assert groups(pos) == [row]
    assert gems(pos) == colours
    assert hidden not in improvements(pos)
    assert len(improvements(pos)) == 3


def test_the_owner_chooses_over_or_under_on_each_side(fivex: vg.Game) -> None:
    pos = winner(fivex, "tomb_lamp", "toll_arch", market=["echo_probe"])
    found = {}
    for left in ("over", "under"):
        for right in ("over", "under"):
            after = pos.play(f"take echo_probe after tomb_lamp {left} before toll_arch {right}")
            found[left, right] = (groups(after), improvements(after) - {"tomb_lamp.left", "toll_arch.right"})
    assert found == {
        ("over", "over"): (["tomb_lamp under echo_probe over toll_arch"], {"echo_probe.left", "echo_probe.right"}),
        ("over", "under"): (["tomb_lamp under echo_probe under toll_arch"], {"echo_probe.left", "toll_arch.left"}),
        ("under", "over"): (["tomb_lamp over echo_probe over toll_arch"], {"tomb_lamp.right", "echo_probe.right"}),
        ("under", "under"): (["tomb_lamp over echo_probe under toll_arch"], {"tomb_lamp.right", "toll_arch.left"}),
    }


def test_option_overlap_puts_the_new_card_on_top(fivex: vg.Game) -> None:
    pos = winner(fivex, "tomb_lamp", "toll_arch", market=["echo_probe"], options=ON_TOP)
    assert legal(pos) == {
        "take echo_probe",
        "take echo_probe after tomb_lamp over",
        "take echo_probe before toll_arch over",
        "take echo_probe after tomb_lamp over before toll_arch over",
    }
    refused(pos, "take echo_probe after tomb_lamp under")
    refused(pos, "take echo_probe after tomb_lamp over before toll_arch under")


# ---- groups -----------------------------------------------------------------------------------------------------


def test_whole_groups_slide_to_both_sides_of_the_new_card(fivex: vg.Game) -> None:
    left, right = "siphon_beacon under well_spotter over tomb_lamp", "toll_arch over ration_vault"
    pos = winner(fivex, left, right, market=["echo_probe"])
    pos = pos.play("take echo_probe after tomb_lamp over before toll_arch under")
    assert groups(pos) == [f"{left} under echo_probe under {right}"]


def test_the_order_of_groups_on_the_table_means_nothing(fivex: vg.Game) -> None:
    rows = ["tomb_lamp", "toll_arch over ration_vault", "sun_compass", "siphon_beacon"]
    tables = {winner(fivex, *order, market=["echo_probe"]).state.tobytes() for order in permutations(rows)}
    assert len(tables) == 1


def test_a_technology_never_closes_a_ring(fivex: vg.Game) -> None:
    """The group begins and ends with excavation, as Echo Probe does."""
    pos = winner(fivex, "toll_arch over ration_vault over tomb_lamp", market=["echo_probe"])
    assert joined(pos, "after tomb_lamp", "before toll_arch") == set()
    assert len(legal(pos)) == 1 + 2 + 2
    refused(pos, "take echo_probe after tomb_lamp over before toll_arch over")
    pos = winner(fivex, "toll_arch over ration_vault", "tomb_lamp", market=["echo_probe"])
    assert len(joined(pos, "after tomb_lamp", "before toll_arch")) == 4  # two groups, and so no ring


def test_no_card_is_pushed_between_joined_cards(fivex: vg.Game) -> None:
    """Echo Probe would fit between the two, but is joined at neither of the inner edges."""
    pos = winner(fivex, "tomb_lamp over toll_arch", market=["echo_probe"])
    assert legal(pos) == {"take echo_probe"}
    refused(pos, "take echo_probe after tomb_lamp over")
    refused(pos, "take echo_probe before toll_arch over")


def test_joints_last_to_the_end(fivex: vg.Game) -> None:
    for seed in range(4):
        joints: set[tuple[int, str, str, bool]] = set()
        for pos in walk(fivex, 3 + seed % 3, seed):
            now = {
                (seat, *pair, over)
                for seat, tableau in enumerate(pos.to_dict()["tableaus"])
                for group in tableau
                for *pair, over in zip(group["cards"], group["cards"][1:], group["over"], strict=False)
            }
            assert now >= joints
            joints = now
        assert joints


def test_only_own_groups_are_joined(fivex: vg.Game) -> None:
    pos = auction(table(fivex, [], "tomb_lamp", "toll_arch", market=["echo_probe"]), SURE_BID, None, None)
    assert legal(pos) == {"take echo_probe"}
    refused(pos, "take echo_probe after tomb_lamp over")


def test_the_outer_corners_of_a_group_are_always_visible(fivex: vg.Game) -> None:
    seen = 0
    for seed in range(4):
        for pos in walk(fivex, 3 + seed % 3, seed):
            for seat in range(pos.players):
                for group in pos.to_dict()["tableaus"][seat]:
                    first, last = group["cards"][0], group["cards"][-1]
                    assert {f"{first}.left", f"{last}.right"} <= improvements(pos, seat)
                    seen += len(group["cards"]) > 1
    assert seen > 50


def test_a_group_of_k_has_2k_minus_1_gems_and_k_plus_1_improvements(fivex: vg.Game) -> None:
    longest = 0
    for seed in range(6):
        for pos in walk(fivex, 3 + seed % 3, seed):
            for seat in range(pos.players):
                sizes = [len(group["cards"]) for group in pos.to_dict()["tableaus"][seat]]
                assert sum(gems(pos, seat).values()) == sum(2 * size - 1 for size in sizes)
                assert len(improvements(pos, seat)) == sum(size + 1 for size in sizes)
                longest = max([longest, *sizes])
    assert longest >= 3


def test_any_number_of_groups_is_allowed(fivex: vg.Game) -> None:
    rows = ["tomb_lamp", "toll_arch", "sun_compass", "rain_chamber", "pack_banner", "deep_bore", "siphon_beacon"]
    pos = winner(fivex, rows, market=["echo_probe"]).play("take echo_probe")
    assert len(groups(pos)) == 8
    assert sum(gems(pos).values()) == 8


def test_edge_gems_at_the_ends_and_covered_gems_do_not_count(fivex: vg.Game) -> None:
    """Of a row of three only the centres and the gems at the joints are active."""
    row = "siphon_beacon under well_spotter over tomb_lamp"
    pos = table(fivex, row)
    numbers = [CARD_IDS.index(card) for card in laid(row)["cards"]]
    centres = [GEM_IDS[GEM[number, CENTRE]] for number in numbers]
    joints = [GEM_IDS[GEM[numbers[1], 0]], GEM_IDS[GEM[numbers[1], 2]]]  # the middle card lies on top of both
    every = [*centres, *joints]
    assert gems(pos) == {colour: every.count(colour) for colour in every}
    assert table(fivex, "siphon_beacon", water=[0, 0, 0]).scores[0] == 1 + 2  # a green gem and the X beside it


# ---- a row to build ---------------------------------------------------------------------------------------------


def test_the_row_of_the_fixture_has_its_gems_and_improvements(fivex: vg.Game) -> None:
    keys = [CARD_IDS[number - 1] for number in CLEO["group"]["cards"]]
    over = [top == "L" for top in CLEO["group"]["tops"]]
    pos = fivex.position(tableaus=[[{"cards": keys, "over": over}], [], []], round=5)
    named = {f"{CARD_IDS[int(number) - 1]}.{side}" for number, side in (text.split(".") for text in CLEO["visible"])}
    assert gems(pos) == CLEO["active"]
    assert improvements(pos) == named


def test_the_same_row_is_built_card_by_card(fivex: vg.Game) -> None:
    """In four auctions, from both ends, a group being joined to a group at last."""
    pos = winner(fivex, "siphon_beacon", "toll_arch", market=["tomb_lamp", "well_spotter"])
    pos = pos.play("take tomb_lamp before toll_arch over")
    assert groups(pos) == ["siphon_beacon", "tomb_lamp over toll_arch"]
    pos = winner(fivex, groups(pos), market=["well_spotter"])
    pos = pos.play("take well_spotter after siphon_beacon over before tomb_lamp over")
    assert groups(pos) == ["siphon_beacon under well_spotter over tomb_lamp over toll_arch"]
    assert gems(pos) == CLEO["active"]


def test_a_card_won_later_is_joined_to_one_won_before(fivex: vg.Game) -> None:
    """The last two technologies of the pile come in the last two rounds."""
    gone = [card for card in CARD_IDS if card not in ("tomb_lamp", "echo_probe", "toll_arch")]
    pos = winner(fivex, market=["tomb_lamp"], removed=gone)
    pos = choose(pos.play("take tomb_lamp"), EXTEND, EXTEND, EXTEND)
    pos = auction(pos, SURE_BID, None, None)
    assert set(pos.view().market) == {"echo_probe", "toll_arch"}
    assert len(joined(pos, "after tomb_lamp")) == 4
    pos = pos.play("take echo_probe after tomb_lamp under")
    assert groups(pos) == ["tomb_lamp over echo_probe"]
