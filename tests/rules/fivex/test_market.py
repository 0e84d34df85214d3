"""Step I: a new technology each round, the limit of the offer, and what leaves it [2]."""

import pytest

import voyageur as vg
from tests.rules.fivex.board import EXPLOIT, EXTEND, SURE_BID, auction, choose, generators, table, walk


def offer(pos: vg.Position) -> list[str]:
    """The technologies on offer, oldest first."""
    found: list[str] = pos.to_dict()["market"]
    return found


def pass_round(pos: vg.Position) -> vg.Position:
    """A round in which nobody wants a technology."""
    return choose(pos, *[EXTEND] * pos.players)


def test_the_first_technology_lies_there_when_the_game_begins(fivex: vg.Game) -> None:
    assert len(offer(fivex.start(players=3, seed=1))) == 1


def test_each_round_one_technology_of_the_pile_joins_the_offer_as_its_newest(fivex: vg.Game) -> None:
    before = table(fivex, players=5, market=["tomb_lamp", "deep_bore"])
    after = pass_round(before)
    assert offer(after)[:2] == ["tomb_lamp", "deep_bore"]
    assert len(offer(after)) == 3
    assert offer(after)[2] in before.view().deck
    assert set(after.view().deck) == set(before.view().deck) - {offer(after)[2]}


def test_any_technology_of_the_pile_may_come_next(fivex: vg.Game) -> None:
    removed = ["siphon_beacon", "ration_vault", "well_spotter", "sun_compass", "storm_horn", "rain_chamber"]
    before = table(fivex, market=["tomb_lamp", "deep_bore"], removed=removed)
    came = {
        offer(pass_round(table(fivex, market=["tomb_lamp", "deep_bore"], removed=removed, rng=n)))[-1]
        for n in range(80)
    }
    assert came == set(before.view().deck)
    assert len(came) == 7


@pytest.mark.parametrize(("players", "most"), [(3, 2), (4, 3), (5, 4)])
def test_the_offer_holds_one_technology_less_than_there_are_clans(fivex: vg.Game, players: int, most: int) -> None:
    pos = fivex.start(players=players, seed=7)
    for number in range(1, 16):
        assert len(offer(pos)) == min(number, most)
        assert len(pos.view().removed) == max(0, number - most)
        assert pos.view().market_limit == most
        pos = pass_round(pos)


def test_the_new_technology_is_put_out_first_and_then_the_oldest_goes(fivex: vg.Game) -> None:
    for pos in generators(lambda rng: pass_round(table(fivex, market=["tomb_lamp", "deep_bore"], rng=rng))):
        assert offer(pos)[0] == "deep_bore"
        assert len(offer(pos)) == 2
        assert pos.view().removed == ("tomb_lamp",)  # never the new one


def test_with_four_clans_three_technologies_move_up_for_the_fourth(fivex: vg.Game) -> None:
    """The rulebook's picture."""
    pos = pass_round(table(fivex, players=4, market=["storm_horn", "toll_arch", "dew_nets"]))
    assert offer(pos)[:2] == ["toll_arch", "dew_nets"]
    assert len(offer(pos)) == 3
    assert pos.view().removed == ("storm_horn",)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_most_one_technology_goes_a_round_and_none_before_the_offer_is_full(fivex: vg.Game, players: int) -> None:
    for seed in range(4):
        rounds = {}
        for pos in walk(fivex, players, seed):
            rounds[pos.to_dict()["round"]] = len(pos.view().removed)
        assert all(rounds[number] == 0 for number in range(1, players))
        assert all(0 <= rounds[number] - rounds[number - 1] <= 1 for number in range(2, 16))


def test_a_removed_technology_never_comes_back(fivex: vg.Game) -> None:
    pos = fivex.start(players=3, seed=5)
    gone: set[str] = set()
    for _ in range(14):
        pos = pass_round(pos)
        assert set(pos.view().removed) >= gone
        assert not set(pos.view().removed) & (set(pos.view().deck) | set(offer(pos)))
        gone = set(pos.view().removed)
    assert len(gone) == 13


def test_what_was_sold_makes_room_in_the_offer(fivex: vg.Game) -> None:
    pos = auction(table(fivex, players=4, market=["storm_horn", "toll_arch", "dew_nets"]), SURE_BID, None, None, None)
    pos = pos.play("take toll_arch")
    assert offer(pos)[:2] == ["storm_horn", "dew_nets"]
    assert len(offer(pos)) == 3
    assert pos.view().removed == ()


def test_no_auction_starts_without_an_offer_but_it_may_run_out(fivex: vg.Game) -> None:
    auctions = 0
    for seed in range(6):
        for pos in walk(fivex, 3 + seed % 3, seed):
            if pos.to_dict()["phase"] == "bid":
                auctions += 1
                assert offer(pos)
    assert auctions > 20
    pos = (
        auction(table(fivex, market=["tomb_lamp", "deep_bore"]), 4, 3, 2).play("take tomb_lamp").play("take deep_bore")
    )
    assert len(offer(pos)) == 1  # the next round's
    pos = auction(table(fivex, round=15, market=["tomb_lamp"]), 4, 3, None, others=EXPLOIT).play("take tomb_lamp")
    assert offer(pos) == []
