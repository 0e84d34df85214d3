"""Set-up: what is in the box, what each clan begins with, how long the game lasts, and the options [1]."""

from collections import Counter

import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXPLOIT,
    EXTEND,
    EXTERMINATE,
    WHOLE,
    auction,
    choose,
    finish,
    groups,
    improvements,
    legal,
    refused,
    table,
    water,
)
from voyageur.games.fivex.material import (
    ACTION_IDS,
    CARD_IDS,
    CARDS,
    CENTRE,
    COLONY_IDS,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    DIE,
    FITS,
    GEM,
    GEM_IDS,
    KIND_IDS,
    LEFT,
    RIGHT,
)

COUNTS = [3, 4, 5]


# ---- what is in the box -----------------------------------------------------------------------------------------


def test_there_are_fifteen_technologies_five_colonies_and_five_action_cards_a_clan() -> None:
    assert len(set(CARD_IDS)) == 15
    assert len(set(COLONY_IDS)) == 5
    assert ACTION_IDS == ("excavation", "exploitation", "extermination", "exploration", "extension")


def test_the_die_shows_two_zeros_three_ones_two_twos_and_a_three() -> None:
    assert sorted(DIE.tolist()) == [0, 0, 1, 1, 1, 2, 2, 3]


def test_the_technology_that_the_rulebook_explains_is_in_the_set(fivex: vg.Game) -> None:
    """Extension robs those who exploit, exploration rolls the die."""
    left, right = 2 * CARD_IDS.index("siphon_beacon"), 2 * CARD_IDS.index("siphon_beacon") + 1
    described = [
        (ACTION_IDS[CORNER_ACTION[corner]], KIND_IDS[CORNER_KIND[corner]], int(CORNER_TARGET[corner]))
        for corner in (left, right)
    ]
    assert described == [
        ("extension", "steal_per_action", ACTION_IDS.index("exploitation")),
        ("exploration", "gain_die", -1),
    ]


def test_corners_are_spread_evenly_over_the_actions() -> None:
    kinds = Counter(KIND_IDS[kind] for kind in CORNER_KIND)
    assert kinds == {"gain_1": 6, "gain_die": 6, "gain_per_action": 10, "steal_per_action": 8}
    for side in (LEFT, RIGHT):
        assert Counter(CORNER_ACTION[side::2].tolist()) == dict.fromkeys(range(5), 3)
    pairs = {frozenset(CORNER_ACTION[2 * card : 2 * card + 2].tolist()) for card in range(CARDS)}
    assert len(pairs) == 15  # every pair of actions once, doubles included
    assert FITS.sum() == 40
    assert not (FITS & FITS.T).any()


def test_gems_of_three_colours_are_spread_evenly_over_the_cards() -> None:
    assert GEM_IDS == ("blue", "green", "violet")
    for place in (LEFT, CENTRE, 2):
        assert Counter(GEM[:, place].tolist()) == {0: 5, 1: 5, 2: 5}
    assert all(len(set(gems.tolist())) > 1 for gems in GEM)


# ---- players, clans, length -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_three_to_five_clans_play(fivex: vg.Game, players: int) -> None:
    doc = fivex.start(players=players, seed=1).to_dict()
    for field in ("colonies", "water", "hands", "tableaus"):
        assert len(doc[field]) == players


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_nobody_else_can_play(fivex: vg.Game, players: int) -> None:
    with pytest.raises(vg.BadOption) as error:
        fivex.start(players=players)
    assert error.value.key == "players-range"


@pytest.mark.parametrize("players", COUNTS)
def test_each_clan_begins_with_five_action_cards_and_five_water(fivex: vg.Game, players: int) -> None:
    doc = fivex.start(players=players, seed=2).to_dict()
    assert doc["hands"] == [WHOLE] * players
    assert doc["water"] == [5] * players
    assert doc["tableaus"] == [[]] * players
    assert doc["round"] == 1
    assert doc["last"] is None


@pytest.mark.parametrize("players", COUNTS)
def test_the_game_lasts_fifteen_rounds_and_the_pile_runs_out_with_the_last(fivex: vg.Game, players: int) -> None:
    pos = fivex.start(players=players, seed=3)
    for number in range(1, 16):
        assert not pos.over
        assert pos.to_dict()["round"] == number
        assert len(pos.view().deck) == 15 - number
        pos = choose(pos, *[EXTEND] * players)
    assert pos.over
    assert pos.to_dict()["round"] == 15
    assert pos.view().deck == ()


def test_technologies_left_in_the_offer_are_worth_nothing(fivex: vg.Game) -> None:
    pos = finish(table(fivex, round=15, market=["siphon_beacon", "tomb_lamp"], water=[4, 4, 4]))
    assert pos.view().market == ("siphon_beacon", "tomb_lamp")
    assert pos.scores == (3, 3, 3)  # two for the water, one for the colony


def test_there_is_no_first_player(fivex: vg.Game) -> None:
    """A round is the same wherever one sits."""
    assert fivex.start(players=4, seed=4).actors == (0, 1, 2, 3)
    rows = [["ration_vault"], ["dew_nets"], [], ["storm_horn"]]
    cards = [EXTEND, EXPLOIT, EXTERMINATE, EXPLOIT]
    tokens = [5, 2, 7, 0]
    after = []
    for turned in range(4):
        order = [(seat + turned) % 4 for seat in range(4)]
        pos = table(fivex, *(rows[i] for i in order), players=4, water=[tokens[i] for i in order])
        doc = choose(pos, *(cards[i] for i in order)).to_dict()
        back = [order.index(seat) for seat in range(4)]
        named = ("water", "hands", "tableaus", "known")
        after.append([[doc[field][i] for i in back] for field in named] + [doc["market"], doc["removed"], doc["round"]])
    assert all(other == after[0] for other in after)


# ---- water, hands, colonies -------------------------------------------------------------------------------------


def test_the_reserve_is_unlimited(fivex: vg.Game) -> None:
    """There are fifty tokens in the box, and more in play."""
    pos = choose(table(fivex, water=[60, 60, 60]), EXPLOIT, EXTEND, EXTEND)
    assert water(pos) == [64, 60, 60]


def test_water_is_hidden_until_the_end_but_every_change_of_it_is_open(fivex: vg.Game) -> None:
    pos = table(fivex, "dew_nets", round=15, water=[3, 6, 5])
    pos = choose(pos, EXPLOIT, "excavation", EXTERMINATE)
    for viewer in (0, 1, 2, None):
        shown = [player.water for player in pos.view(viewer).players]
        assert shown == [tokens if seat == viewer else None for seat, tokens in enumerate(water(pos))]
    pos = pos.play("bid 4", seat=1)
    assert [player.water for player in pos.view().players] == [None] * 3
    pos = pos.play("take rain_chamber", seat=1)
    assert pos.over
    for viewer in (0, 1, 2, None):
        view = pos.view(viewer)
        changes = [(clan.gained, clan.drawn, clan.lost, clan.paid) for clan in view.last.clans]
        assert changes == [(1, 4, 0, 0), (0, 0, 2, 4), (0, 2, 0, 0)]
        assert [player.water for player in view.players] == [8, 0, 7]


def test_every_hand_is_public(fivex: vg.Game) -> None:
    pos = choose(table(fivex), EXPLOIT, EXTERMINATE, EXTEND)
    for viewer in (0, 1, 2, None):
        shown = [(player.hand, player.discard) for player in pos.view(viewer).players]
        assert shown == [
            (("excavation", "extermination", "exploration", "extension"), ("exploitation",)),
            (("excavation", "exploitation", "exploration", "extension"), ("extermination",)),
            (tuple(ACTION_IDS), ()),
        ]


def test_colonies_are_dealt_at_random(fivex: vg.Game) -> None:
    dealt = [fivex.start(players=3, seed=seed).to_dict()["colonies"] for seed in range(200)]
    assert all(len(set(colonies)) == 3 for colonies in dealt)
    assert {tuple(colonies) for colonies in dealt} >= {(a, b, c) for a, b, c in [COLONY_IDS[:3], COLONY_IDS[2:]]}
    for seat in range(3):
        assert {colonies[seat] for colonies in dealt} == set(COLONY_IDS)


def test_a_colony_brings_its_gem_and_nothing_else(fivex: vg.Game) -> None:
    """Whichever it is, it has no corner, is joined to nothing, and scores as one gem of any colour."""
    found = set()
    for first in COLONY_IDS:
        colonies = [first, *(colony for colony in COLONY_IDS if colony != first)][:3]
        pos = auction(table(fivex, market=["tomb_lamp"], colonies=colonies), 4, None, None)
        moves = tuple(sorted(legal(pos)))
        pos = pos.play("take tomb_lamp")
        assert pos.to_dict()["colonies"] == colonies
        assert groups(pos) == ["tomb_lamp"]
        assert improvements(pos) == {"tomb_lamp.left", "tomb_lamp.right"}
        assert improvements(pos, 1) == set()
        found.add((moves, pos.scores, tuple(water(pos))))
    assert found == {(("take tomb_lamp",), (3, 4, 4), (1, 7, 7))}


# ---- options ----------------------------------------------------------------------------------------------------


def test_options_have_defaults_and_are_explained_in_both_languages(fivex: vg.Game) -> None:
    pos = fivex.start(players=3, seed=1)
    assert dict(pos.options) == {"screens": "hidden", "changes": True, "overlap": "choice", "shortfall": "none"}
    for option in fivex.options:
        assert option.explain("en") != option.explain("fr")


def test_option_screens_shows_all_water_to_everybody(fivex: vg.Game) -> None:
    pos = fivex.start(players=3, seed=1, screens="open")
    for viewer in (0, 1, 2, None):
        assert [player.water for player in pos.view(viewer).players] == [5, 5, 5]
    hidden = fivex.start(players=3, seed=1)
    assert [player.water for player in hidden.view(1).players] == [None, 5, None]


def test_open_screens_change_no_rule(fivex: vg.Game) -> None:
    ways = []
    for screens in ("hidden", "open"):
        pos = auction(fivex.start(players=3, seed=8, screens=screens), 2, 1, None)
        assert refused(pos, "bid 1", seat=1) == "not-your-turn"
        pos = pos.play(f"take {pos.view().market[0]}")
        ways.append(pos.to_dict() | {"options": None})
    assert ways[0] == ways[1]
