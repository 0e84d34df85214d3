"""How bots judge a position: what they choose where the right choice is plain."""

from collections import Counter

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    EXTERMINATE,
    SURE_BID,
    account,
    choose,
    play,
    table,
    winner,
)
from voyageur.games.fivex.material import ROUNDS

SEEDS = 40


def choices(position: vg.Position, seat: int = 0) -> Counter[str]:
    """What greedy chooses for a seat, with many seeds."""
    return Counter(str(vg.bot("greedy", seed=seed).choose(position, seat)) for seed in range(SEEDS))


def test_greedy_cannot_be_read_where_all_are_alike(fivex: vg.Game) -> None:
    assert len(choices(fivex.start(players=4, seed=1))) >= 3


def test_greedy_never_bids_more_than_the_die_can_show_when_alone(fivex: vg.Game) -> None:
    alone = choose(table(fivex, water=[90, 5, 5]), EXCAVATE, EXPLOIT, EXPLORE)
    bids = {int(bid.removeprefix("bid ")) for bid in choices(alone)}
    assert max(bids) <= SURE_BID


def test_greedy_does_not_bid_the_same_each_time_against_another(fivex: vg.Game) -> None:
    contested = choose(table(fivex, water=[9, 9, 0]), EXCAVATE, EXCAVATE, EXCAVATE)
    assert len(choices(contested)) >= 3
    assert all(int(bid.removeprefix("bid ")) <= 9 for bid in choices(contested))


def test_greedy_with_riches_bids_no_more_than_a_technology_is_worth(fivex: vg.Game) -> None:
    contested = choose(table(fivex, water=[200, 200, 5], known=[[0, None]] * 3), EXCAVATE, EXCAVATE, EXPLOIT)
    assert all(int(bid.removeprefix("bid ")) <= 20 for bid in choices(contested))


def test_greedy_joins_a_technology_where_that_wakes_a_gem_it_collects(fivex: vg.Game) -> None:
    row = "well_spotter over tomb_lamp"
    taking = winner(fivex, [row], market=["toll_arch"], round=14)
    assert set(choices(taking)) == {"take toll_arch after tomb_lamp under"}


def test_greedy_exploits_when_it_sees_that_nobody_else_does(fivex: vg.Game) -> None:
    begun = table(
        fivex,
        round=ROUNDS,
        last=account([EXPLORE, EXPLOIT, EXPLOIT], drawn=[1, 2, 2]),
        hands=[[EXPLOIT, EXTERMINATE, EXTEND], [EXPLORE, EXTEND], [EXPLORE, EXTEND]],
    )
    seen = play(begun, "1: play exploration", "2: play exploration")
    assert set(choices(seen)) == {"play exploitation"}


def test_greedy_exterminates_when_it_sees_victims_and_has_what_helps(fivex: vg.Game) -> None:
    begun = table(
        fivex,
        ["pack_banner"],
        round=ROUNDS,
        last=account([EXPLORE, EXPLOIT, EXPLOIT], drawn=[1, 2, 2]),
        hands=[[EXPLOIT, EXTERMINATE, EXTEND], [EXCAVATE, EXTEND], [EXCAVATE, EXTEND]],
    )
    seen = play(begun, "1: play excavation", "2: play excavation")
    assert set(choices(seen)) == {"play extermination"}


def test_greedy_takes_no_cards_back_for_a_round_that_does_not_come(fivex: vg.Game) -> None:
    last = table(fivex, round=ROUNDS, water=[5, 5, 5], hands=[[EXPLORE, EXTEND]] + [[EXTEND]] * 2)
    assert choices(last)["play exploration"] > SEEDS * 0.8
