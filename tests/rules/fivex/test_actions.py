"""Step III.2, the actions but for the auction, and step IV, putting the cards away [6]."""

import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    EXTERMINATE,
    SURE_BID,
    WHOLE,
    auction,
    bid,
    choose,
    column,
    generators,
    hand,
    table,
    walk,
    water,
)

# ---- exploitation -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clans", "tokens"), [(1, 4), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_exploitation_brings_water_by_the_number_of_clans_that_exploit(fivex: vg.Game, clans: int, tokens: int) -> None:
    pos = choose(table(fivex, players=5), *[EXPLOIT] * clans, *[EXPLORE] * (5 - clans))
    assert column(pos, "drawn")[:clans] == [tokens] * clans
    assert water(pos)[:clans] == [5 + tokens] * clans


@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_clans_of_the_game_count(fivex: vg.Game, players: int) -> None:
    pos = choose(table(fivex, players=players), *[EXPLOIT] * players)
    assert column(pos, "drawn") == [1] * players
    assert len(column(pos, "played")) == players


# ---- extermination ----------------------------------------------------------------------------------------------


def test_extermination_robs_who_excavates_or_extends_and_nobody_else(fivex: vg.Game) -> None:
    pos = table(fivex, players=5, market=["tomb_lamp"])
    pos = bid(choose(pos, EXTERMINATE, EXCAVATE, EXTEND, EXPLOIT, EXPLORE), s1=1)
    if pos.to_dict()["turn"] == 1:
        pos = pos.play("take tomb_lamp")
    assert column(pos, "lost") == [0, 2, 2, 0, 0]
    assert column(pos, "drawn")[0] == 4


@pytest.mark.parametrize("won", [True, False])
def test_who_excavates_is_a_victim_whether_it_wins_or_not(fivex: vg.Game, won: bool) -> None:
    pos = auction(table(fivex, water=[9, 9, 5]), 3, 4 if won else 3, None, others=EXTERMINATE)
    if won:
        pos = pos.play(f"take {pos.view().market[0]}")
    assert column(pos, "lost") == [2, 2, 0]
    assert column(pos, "drawn") == [0, 0, 4]


@pytest.mark.parametrize(("exterminators", "each"), [(1, 2), (2, 1), (3, 1), (4, 1)])
def test_each_victim_gives_two_to_one_exterminator_and_one_to_each_of_several(
    fivex: vg.Game, exterminators: int, each: int
) -> None:
    victims = 5 - exterminators
    pos = choose(table(fivex, players=5), *[EXTERMINATE] * exterminators, *[EXTEND] * victims)
    assert column(pos, "drawn") == [each * victims] * exterminators + [0] * victims
    assert column(pos, "lost") == [0] * exterminators + [each * exterminators] * victims
    assert sum(water(pos)) == 25  # all of it from the victims


@pytest.mark.parametrize(
    ("tokens", "exterminators", "lost"),
    [(0, 1, 0), (1, 1, 1), (2, 1, 2), (3, 1, 2), (0, 2, 0), (1, 2, 1), (3, 2, 2), (2, 3, 2), (4, 3, 3)],
)
def test_the_reserve_makes_up_what_a_victim_lacks(fivex: vg.Game, tokens: int, exterminators: int, lost: int) -> None:
    """Exterminators always get the full sum, the victim gives what it has."""
    pos = table(fivex, players=5, water=[tokens, 5, 5, 5, 5])
    pos = choose(pos, EXTEND, *[EXTERMINATE] * exterminators, *[EXPLOIT] * (4 - exterminators))
    each = 2 if exterminators == 1 else 1
    assert column(pos, "drawn")[1 : exterminators + 1] == [each] * exterminators
    assert column(pos, "lost") == [lost, 0, 0, 0, 0]
    assert water(pos)[: exterminators + 1] == [tokens - lost, *[5 + each] * exterminators]


def test_the_reserve_makes_up_for_victims_whatever_the_option_of_shortfalls(fivex: vg.Game) -> None:
    for shortfall in ("none", "reserve"):
        pos = choose(table(fivex, water=[0, 5, 1], options={"shortfall": shortfall}), EXTEND, EXTERMINATE, EXTEND)
        assert water(pos) == [0, 9, 0]
        assert column(pos, "gained") == [0, 0, 0]


@pytest.mark.parametrize("others", [EXPLOIT, EXPLORE, EXTERMINATE])
def test_without_victims_nothing_happens_and_the_card_is_discarded(fivex: vg.Game, others: str) -> None:
    pos = choose(table(fivex), EXTERMINATE, others, others)
    assert column(pos, "drawn")[0] == 0
    assert column(pos, "lost") == [0, 0, 0]
    assert EXTERMINATE not in hand(pos)


def test_victims_have_paid_their_bids_before(fivex: vg.Game) -> None:
    pos = auction(table(fivex, market=["tomb_lamp"]), SURE_BID, None, None, others=EXTERMINATE).play("take tomb_lamp")
    assert column(pos, "paid") == [4, 0, 0]
    assert column(pos, "lost") == [1, 0, 0]  # of the two that are asked for
    assert column(pos, "drawn") == [0, 1, 1]
    assert water(pos) == [0, 6, 6]


# ---- exploration ------------------------------------------------------------------------------------------------


def test_exploration_brings_what_the_die_shows_and_the_delay(fivex: vg.Game) -> None:
    faces = set()
    for pos in generators(lambda rng: choose(table(fivex, rng=rng), EXPLORE, EXTEND, EXTEND)):
        faces.add(column(pos, "drawn")[0])
        assert water(pos) == [5 + column(pos, "drawn")[0], 5, 5]
        assert pos.view().deciding == (1, 2)
    assert faces == {0, 1, 2, 3}


def test_each_explorer_rolls_for_itself(fivex: vg.Game) -> None:
    ends = generators(lambda rng: choose(table(fivex, rng=rng), EXPLORE, EXPLORE, EXPLORE))
    assert len({tuple(column(pos, "drawn")) for pos in ends}) > 15


# ---- extension --------------------------------------------------------------------------------------------------


def test_extension_brings_back_every_discard_and_itself(fivex: vg.Game) -> None:
    hands = [[EXTEND], WHOLE, [EXPLOIT, EXTEND]]
    pos = choose(table(fivex, hands=hands), EXTEND, EXPLOIT, EXPLOIT)
    assert hand(pos) == set(WHOLE)
    assert hand(pos, 2) == {EXTEND}
    pos = choose(pos, EXTEND, EXTEND, EXTEND)
    assert [hand(pos, seat) for seat in range(3)] == [set(WHOLE)] * 3


def test_who_extends_is_robbed_before_its_improvements(fivex: vg.Game) -> None:
    pos = choose(table(fivex, "ration_vault", water=[0, 5, 5]), EXTEND, EXTERMINATE, EXPLOIT)
    assert column(pos, "lost") == [0, 0, 0]
    assert column(pos, "gained") == [1, 0, 0]
    assert water(pos) == [1, 7, 9]


# ---- step IV ----------------------------------------------------------------------------------------------------


def test_played_cards_go_face_up_to_the_discard(fivex: vg.Game) -> None:
    pos = table(fivex, players=5, market=["tomb_lamp"])
    pos = bid(choose(pos, EXCAVATE, EXPLOIT, EXTERMINATE, EXPLORE, EXTEND), s0=SURE_BID).play("take tomb_lamp")
    for viewer in (*range(5), None):
        players = pos.view(viewer).players
        assert [set(player.discard) for player in players] == [
            {EXCAVATE},
            {EXPLOIT},
            {EXTERMINATE},
            {EXPLORE},
            set(),
        ]
        assert [player.face_up for player in players] == [None] * 5


def test_discards_pile_up_until_extension(fivex: vg.Game) -> None:
    pos = choose(table(fivex), EXPLOIT, EXTEND, EXTEND)
    pos = choose(pos, EXTERMINATE, EXTEND, EXTEND)
    pos = choose(pos, EXPLORE, EXTEND, EXTEND)
    assert hand(pos) == {EXCAVATE, EXTEND}
    assert set(pos.view().players[0].discard) == {EXPLOIT, EXTERMINATE, EXPLORE}
    assert hand(choose(pos, EXTEND, EXTEND, EXTEND)) == set(WHOLE)


def test_excavation_without_a_technology_and_extension_return_to_the_hand(fivex: vg.Game) -> None:
    pos = auction(table(fivex), 2, 2, None, others=EXTEND)
    assert column(pos, "won") == [None, None, None]
    assert [hand(pos, seat) for seat in range(3)] == [set(WHOLE)] * 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_account_explains_every_change_of_water_and_every_hand(fivex: vg.Game, players: int) -> None:
    """Over whole games, round by round."""
    for seed in range(3):
        tokens, hands = [5] * players, [set(WHOLE)] * players
        number = 1
        for pos in walk(fivex, players, seed):
            doc = pos.to_dict()
            if doc["round"] == number and not pos.over:
                continue
            number = doc["round"]
            for seat, clan in enumerate(doc["last"]["clans"]):
                tokens[seat] += clan["gained"] + clan["stolen"] + clan["drawn"] - clan["lost"] - clan["paid"]
                kept = clan["played"] == EXCAVATE and clan["won"] is None
                if clan["played"] == EXTEND:
                    hands[seat] = set(WHOLE)
                elif not kept:
                    hands[seat] = hands[seat] - {clan["played"]}
            assert doc["water"] == tokens
            assert [hand(pos, seat) for seat in range(players)] == hands
            assert sum(clan["stolen"] for clan in doc["last"]["clans"]) <= sum(
                clan["lost"] for clan in doc["last"]["clans"]
            )
