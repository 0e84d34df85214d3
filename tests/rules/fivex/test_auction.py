"""Excavation: the auction, alone against the die or blind against others [5]."""

from itertools import product

import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXTEND,
    EXTERMINATE,
    SURE_BID,
    auction,
    bid,
    choose,
    column,
    generators,
    groups,
    hand,
    legal,
    refused,
    rolled,
    table,
    walk,
    water,
)
from voyageur.games.fivex.material import DIE

TWO = ["tomb_lamp", "deep_bore"]
THREE = [*TWO, "dew_nets"]


def phase(pos: vg.Position) -> str:
    """What is going on."""
    return str(pos.to_dict()["phase"])


# ---- which procedure --------------------------------------------------------------------------------------------


def test_one_clan_alone_meets_the_die_and_two_or_more_bid_blind(fivex: vg.Game) -> None:
    alone = auction(table(fivex, market=TWO), 2, None, None)
    assert alone.to_dict()["last"]["die"] in (0, 1, 2, 3)
    for bids in ((2, 1, None), (2, 2, None), (1, 2, 3)):
        assert auction(table(fivex, market=TWO), *bids).to_dict()["last"]["die"] is None


def test_cards_played_count_and_not_bids(fivex: vg.Game) -> None:
    """Against a clan without water any bid wins, and no die is rolled."""
    for pos in generators(lambda rng: auction(table(fivex, market=TWO, water=[5, 0, 5], rng=rng), 1, 0, None)):
        assert pos.to_dict()["last"]["die"] is None
        assert (phase(pos), pos.actors) == ("take", (0,))
        assert column(pos, "paid") == [1, 0, 0]


# ---- what may be bid --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [1, 5, 12])
def test_at_least_one_token_is_bid_and_at_most_all_one_has(fivex: vg.Game, tokens: int) -> None:
    pos = choose(table(fivex, water=[tokens, 5, 5]), EXCAVATE, EXPLOIT, EXPLOIT)
    assert legal(pos) == {f"bid {number}" for number in range(1, tokens + 1)}
    refused(pos, f"bid {tokens + 1}")


def test_water_of_improvements_can_be_bid(fivex: vg.Game) -> None:
    pos = choose(table(fivex, ["tomb_lamp", "stone_watcher"], water=[2, 5, 5]), EXCAVATE, EXTERMINATE, EXPLOIT)
    assert legal(pos) == {"bid 1", "bid 2", "bid 3", "bid 4"}
    assert bid(pos, s0=4).to_dict()["turn"] == 0


# ---- without water ----------------------------------------------------------------------------------------------


def test_a_clan_without_water_makes_no_bid_and_takes_the_card_back(fivex: vg.Game) -> None:
    pos = choose(table(fivex, market=TWO, water=[5, 0, 5]), EXCAVATE, EXCAVATE, EXPLOIT)
    assert pos.actors == (0,)
    assert legal(pos, 1) == set()
    pos = bid(pos, s0=3).play("take deep_bore")
    assert column(pos, "bid") == [3, 0, None]
    assert column(pos, "paid") == [3, 0, 0]
    assert column(pos, "won") == ["deep_bore", None, None]
    assert [EXCAVATE in hand(pos, seat) for seat in range(3)] == [False, True, True]
    assert water(pos) == [2, 0, 9]


def test_a_lone_clan_without_water_rolls_no_die(fivex: vg.Game) -> None:
    pos = choose(table(fivex, water=[0, 5, 5]), EXCAVATE, EXPLOIT, EXPLOIT)
    assert phase(pos) == "choose"
    assert pos.to_dict()["last"]["die"] is None
    assert column(pos, "bid") == [0, None, None]
    assert column(pos, "paid") == [0, 0, 0]
    assert EXCAVATE in hand(pos)


def test_nobody_bids_when_all_who_excavate_are_dry(fivex: vg.Game) -> None:
    pos = choose(table(fivex, water=[0, 0, 0]), EXCAVATE, EXCAVATE, EXCAVATE)
    assert (phase(pos), pos.actors) == ("choose", (0, 1, 2))
    assert column(pos, "bid") == [0, 0, 0]
    assert all(EXCAVATE in hand(pos, seat) for seat in range(3))


def test_a_clan_without_water_is_still_a_victim(fivex: vg.Game) -> None:
    pos = choose(table(fivex, water=[0, 5, 5]), EXCAVATE, EXTERMINATE, EXPLOIT)
    assert column(pos, "drawn") == [0, 2, 4]
    assert water(pos) == [0, 7, 9]


# ---- alone ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "die"), list(product([1, 2, 3, 4, 5], [0, 1, 2, 3])))
def test_alone_one_wins_with_more_than_the_die(fivex: vg.Game, number: int, die: int) -> None:
    pos = rolled(lambda rng: auction(table(fivex, market=TWO, rng=rng), number, None, None), die)
    if number > die:
        assert (phase(pos), pos.actors) == ("take", (0,))
        assert legal(pos) == {"take tomb_lamp", "take deep_bore"}  # any one of them
        assert column(pos, "paid") == [number, 0, 0]
        pos = pos.play("take tomb_lamp")
        assert column(pos, "won") == ["tomb_lamp", None, None]
        assert groups(pos) == ["tomb_lamp"]
    else:
        assert phase(pos) == "choose"
        assert column(pos, "paid") == [1, 0, 0]
        assert column(pos, "won") == [None, None, None]
    assert (EXCAVATE in hand(pos)) == (number <= die)
    assert water(pos)[0] == 5 - (number if number > die else 1)


@pytest.mark.parametrize(("number", "faces"), [(1, 2), (2, 5), (3, 7), (4, 8), (5, 8)])
def test_alone_the_chances_are_2_5_7_and_8_of_8(fivex: vg.Game, number: int, faces: int) -> None:
    assert sum(int(face) < number for face in DIE) == faces
    games = 400
    pos = choose(table(fivex), EXCAVATE, EXPLOIT, EXPLOIT)
    won = sum(phase(pos.determinize(0, seed).play(f"bid {number}", seat=0)) == "take" for seed in range(games))
    share = faces / 8
    assert abs(won / games - share) <= 4 * (share * (1 - share) / games) ** 0.5


def test_alone_and_beaten_one_gets_nothing_however_many_technologies_there_are(fivex: vg.Game) -> None:
    market = ["tomb_lamp", "deep_bore", "dew_nets", "toll_arch"]
    pos = rolled(lambda rng: auction(table(fivex, players=5, market=market, rng=rng), 1, *[None] * 4), 1)
    assert column(pos, "won") == [None] * 5
    assert set(pos.view().removed) == {"tomb_lamp"}  # too old for the next round
    assert pos.to_dict()["market"][:3] == market[1:]


# ---- against others ---------------------------------------------------------------------------------------------


def test_the_highest_unique_bid_chooses_first_then_the_next_while_technologies_remain(fivex: vg.Game) -> None:
    pos = auction(table(fivex, players=4, market=THREE, water=[5, 9, 7, 5]), 3, 8, 6, None)
    turns = []
    for card in THREE:
        turns.append(pos.actors)
        pos = pos.play(f"take {card}")
    assert turns == [(1,), (2,), (0,)]
    assert column(pos, "won") == ["dew_nets", "tomb_lamp", "deep_bore", None]
    assert column(pos, "paid") == [3, 8, 6, 0]
    assert water(pos) == [2, 1, 1, 9]


def test_equal_bids_cancel_each_other(fivex: vg.Game) -> None:
    """Five, five and three: the three chooses."""
    pos = auction(table(fivex, market=TWO), 5, 5, 3)
    assert pos.actors == (2,)
    assert column(pos, "paid") == [1, 1, 3]
    pos = pos.play("take deep_bore")
    assert phase(pos) == "choose"  # nobody takes the other one
    assert column(pos, "won") == [None, None, "deep_bore"]
    assert water(pos) == [4, 4, 2]
    assert [EXCAVATE in hand(pos, seat) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize("bids", [(2, 2, None, None), (5, 5, 5, None), (3, 1, 3, 1), (4, 4, 4, 4)])
def test_if_all_bids_are_tied_nobody_wins(fivex: vg.Game, bids: tuple[int | None, ...]) -> None:
    pos = auction(table(fivex, players=4, market=THREE), *bids, others=EXTEND)
    assert phase(pos) == "choose"
    assert column(pos, "won") == [None] * 4
    assert column(pos, "paid") == [0 if number is None else 1 for number in bids]
    assert all(EXCAVATE in hand(pos, seat) for seat in range(4))


def test_whoever_finds_no_technology_left_pays_one_and_takes_the_card_back(fivex: vg.Game) -> None:
    pos = auction(table(fivex, market=["tomb_lamp"]), 2, 4, 3)
    assert column(pos, "paid") == [1, 4, 1]
    assert pos.actors == (1,)
    pos = pos.play("take tomb_lamp")
    assert phase(pos) == "choose"
    assert column(pos, "won") == [None, "tomb_lamp", None]
    assert water(pos) == [4, 1, 4]
    assert [EXCAVATE in hand(pos, seat) for seat in range(3)] == [True, False, True]


def test_cancelled_bids_keep_no_technology_from_a_lower_one(fivex: vg.Game) -> None:
    pos = auction(table(fivex, players=5, market=["tomb_lamp"]), 5, 5, 2, 1, None)
    assert column(pos, "paid") == [1, 1, 2, 1, 0]
    assert pos.actors == (2,)


def test_who_bids_one_and_wins_pays_one_like_who_loses(fivex: vg.Game) -> None:
    pos = auction(table(fivex, market=TWO), 1, 2, None)
    assert column(pos, "paid") == [1, 2, 0]
    pos = pos.play("take tomb_lamp").play("take deep_bore")
    assert column(pos, "won") == ["deep_bore", "tomb_lamp", None]


def test_a_winner_must_take_a_technology_and_pay_in_full(fivex: vg.Game) -> None:
    pos = auction(table(fivex, market=TWO), 5, 2, None)
    assert legal(pos, 0) == {"take tomb_lamp", "take deep_bore"}
    assert column(pos, "paid") == [5, 2, 0]
    pos = pos.play("take tomb_lamp")
    assert legal(pos, 1) == {"take deep_bore"}


def test_winners_choose_one_after_another_and_the_next_sees_the_result(fivex: vg.Game) -> None:
    pos = auction(table(fivex, [], "siphon_beacon", players=4, market=["well_spotter", "tomb_lamp"]), 3, 5, 2, None)
    assert pos.actors == (1,)
    assert legal(pos, 0) == set()
    pos = pos.play("take well_spotter after siphon_beacon over")
    for viewer in range(4):
        view = pos.view(viewer)
        assert (view.turn, view.market) == (0, ("tomb_lamp",))
        assert view.players[1].groups[0].cards == ("siphon_beacon", "well_spotter")
    pos = pos.play("take tomb_lamp")
    assert column(pos, "won") == ["tomb_lamp", "well_spotter", None, None]


def test_the_offer_is_not_filled_up_between_winners(fivex: vg.Game) -> None:
    pos = auction(table(fivex, players=4, market=THREE), 4, 3, 2, None)
    for left in (3, 2, 1):
        assert len(pos.to_dict()["market"]) == left
        pos = pos.play(f"take {pos.to_dict()['market'][0]}")
    assert len(pos.to_dict()["market"]) == 1  # of the new round


def test_excavation_is_discarded_only_after_a_win(fivex: vg.Game) -> None:
    pos = auction(table(fivex, players=4, market=["tomb_lamp"], water=[5, 5, 5, 0]), 4, 2, 2, 0)
    assert all(EXCAVATE not in hand(pos, seat) for seat in range(4))  # they lie on the table
    pos = pos.play("take tomb_lamp")
    assert [EXCAVATE in hand(pos, seat) for seat in range(4)] == [False, True, True, True]
    assert [EXCAVATE in player.discard for player in pos.view().players] == [True, False, False, False]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_auctions_of_whole_games_go_by_the_rules(fivex: vg.Game, players: int) -> None:
    """Winners and payments, worked out anew from the bids and the number of technologies."""
    checked = 0
    for seed in range(4):
        before = None
        for pos in walk(fivex, players, seed):
            doc = pos.to_dict()
            if before is not None and before["phase"] == "bid" and doc["phase"] != "bid":
                bids = {seat: clan["bid"] for seat, clan in enumerate(doc["last"]["clans"]) if clan["bid"]}
                count = column(pos, "played").count(EXCAVATE)
                if count == 1:
                    winners = [seat for seat in bids if bids[seat] > doc["last"]["die"]]
                else:
                    unique = [seat for seat in bids if list(bids.values()).count(bids[seat]) == 1]
                    winners = sorted(unique, key=lambda seat: -bids[seat])[: len(before["market"])]
                paid = [bids[seat] if seat in winners else int(seat in bids) for seat in range(players)]
                assert column(pos, "paid") == paid
                assert doc["turn"] == (winners[0] if winners else None)
                checked += 1
            before = doc
    assert checked > 20


def test_the_die_is_rolled_once_the_bid_is_made(fivex: vg.Game) -> None:
    pos = choose(table(fivex), EXCAVATE, EXPLOIT, EXPLOIT)
    assert pos.to_dict()["last"]["die"] is None
    assert bid(pos, s0=SURE_BID).to_dict()["last"]["die"] is not None
