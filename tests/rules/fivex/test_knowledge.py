"""What everybody knows of the others' water, and the deals that bots are shown [1.4]."""

from typing import Any

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
    Doc,
    auction,
    bid,
    choose,
    column,
    finish,
    legal,
    play,
    seen,
    table,
    walk,
    water,
)
from voyageur.games.fivex.audit import audit
from voyageur.games.fivex.knowledge import SPREAD, SPREAD_A_ROUND

DEALS = 60
UNKNOWN = [0, None]


def known(pos: vg.Position) -> list[list[int | None]]:
    """What everybody knows of each seat's water: at least, at most."""
    found: list[list[int | None]] = pos.to_dict()["known"]
    return found


def deals(pos: vg.Position, seat: int | None) -> list[Doc]:
    """Documents of positions the seat could not tell from this one."""
    dealt = [pos.determinize(seat, seed) for seed in range(DEALS)]
    assert all(audit(each._state[0], each._table[0]) == 0 for each in dealt)
    return [each.to_dict() for each in dealt]


def later(game: vg.Game, *rows: Any, **fields: Any) -> vg.Position:
    """A table in a later round, when the beginning has been forgotten."""
    return table(game, *rows, **{"round": 7, "water": [5] * fields.get("players", 3), **fields})


# ---- what the account of a round shows --------------------------------------------------------------------------


def test_at_the_start_everybody_knows_that_all_have_five(fivex: vg.Game) -> None:
    assert known(fivex.start(players=4, seed=1)) == [[5, 5]] * 4


def test_in_the_first_round_all_water_can_be_counted(fivex: vg.Game) -> None:
    pos = choose(fivex.start(players=4, seed=1), EXPLOIT, EXTERMINATE, EXTEND, EXPLORE)
    assert known(pos) == [[tokens, tokens] for tokens in water(pos)]
    assert known(pos)[:3] == [[9, 9], [7, 7], [3, 3]]


def test_with_the_next_reveal_it_is_forgotten_but_for_the_account_of_the_round(fivex: vg.Game) -> None:
    pos = choose(fivex.start(players=3, seed=1), EXPLOIT, EXTEND, EXTEND)
    assert known(pos) == [[9, 9], [5, 5], [5, 5]]
    pos = play(pos, "0: play extension", "1: play exploitation")
    assert known(pos) == [[9, 9], [5, 5], [5, 5]]  # until the cards are revealed
    pos = play(pos, "2: play extension")
    assert known(pos) == [UNKNOWN, [4, None], UNKNOWN]


def test_what_a_clan_gains_it_has_at_least(fivex: vg.Game) -> None:
    pos = later(fivex, "dew_nets", "siphon_beacon", [], "rain_chamber", players=4)
    pos = choose(pos, EXPLOIT, EXTEND, EXPLOIT, EXTERMINATE)
    assert column(pos, "gained") == [1, 0, 0, 0]
    assert column(pos, "stolen") == [0, 2, 0, 0]
    assert column(pos, "drawn") == [0 + 2, 0, 2, 2]
    assert known(pos) == [[2, None], [2, None], [1, None], [2, None]]  # a token was stolen from both who exploit


def test_gains_add_to_what_was_known(fivex: vg.Game) -> None:
    """In the first round nothing is forgotten."""
    pos = table(fivex, water=[4, 5, 0], known=[[2, 6], [5, 5], [0, None]])
    pos = choose(pos, EXPLOIT, EXPLOIT, EXTEND)
    assert known(pos) == [[4, 8], [7, 7], UNKNOWN]


def test_an_open_bid_shows_what_a_clan_has_at_least(fivex: vg.Game) -> None:
    pos = auction(later(fivex, water=[9, 9, 5]), 6, 6, None)
    assert column(pos, "paid") == [1, 1, 0]
    assert known(pos) == [[5, None], [5, None], [4, None]]


def test_a_winner_has_shown_no_more_than_it_paid(fivex: vg.Game) -> None:
    pos = auction(later(fivex, water=[9, 9, 5]), 6, 4, None)
    assert known(pos) == [UNKNOWN, [3, None], UNKNOWN]


def test_a_sealed_bid_tells_nothing(fivex: vg.Game) -> None:
    pos = bid(choose(later(fivex), EXCAVATE, EXCAVATE, EXPLOIT), s0=5)
    assert known(pos) == [UNKNOWN] * 3


def test_that_a_clan_is_dry_is_known_when_bids_are_opened_and_not_before(fivex: vg.Game) -> None:
    pos = choose(later(fivex, water=[5, 0, 5]), EXCAVATE, EXCAVATE, EXPLOIT)
    assert known(pos) == [UNKNOWN] * 3
    assert pos.view().deciding == (0, 1)
    pos = bid(pos, s0=3)
    assert known(pos) == [UNKNOWN, [0, 0], UNKNOWN]
    assert known(choose(later(fivex, water=[0, 0, 5]), EXCAVATE, EXCAVATE, EXPLOIT)) == [[0, 0], [0, 0], [4, None]]


def test_a_clan_that_gave_less_than_was_asked_has_nothing_left(fivex: vg.Game) -> None:
    pos = choose(later(fivex, water=[1, 5, 0], round=7), EXTEND, EXTERMINATE, EXTEND)
    assert known(pos) == [[0, 0], [4, None], [0, 0]]
    pos = choose(later(fivex, "ration_vault", water=[1, 5, 0]), EXTEND, EXTERMINATE, EXTEND)
    assert known(pos) == [[1, 1], [4, None], [0, 0]]  # a token gained since


def test_a_clan_that_gave_all_that_was_asked_may_have_more(fivex: vg.Game) -> None:
    pos = choose(later(fivex, water=[2, 5, 9]), EXTEND, EXTERMINATE, EXTEND)
    assert known(pos) == [UNKNOWN, [4, None], UNKNOWN]


def test_a_theft_that_failed_shows_a_dry_clan(fivex: vg.Game) -> None:
    pos = choose(
        later(fivex, "stone_watcher", players=4, water=[5, 0, 1, 5]), EXCAVATE, EXTERMINATE, EXTERMINATE, EXTEND
    )
    assert known(pos) == [[1, None], [0, 0], UNKNOWN, UNKNOWN]


def test_what_is_taken_is_less_to_be_sure_of(fivex: vg.Game) -> None:
    pos = table(fivex, water=[4, 5, 3], known=[[3, 6], [0, None], [1, 3]])
    pos = choose(pos, EXTEND, EXTERMINATE, EXTEND)
    assert known(pos) == [[1, 4], [4, None], [0, 1]]


def test_every_view_shows_the_same_bounds_but_the_own_water(fivex: vg.Game) -> None:
    pos = choose(later(fivex), EXPLOIT, EXTEND, EXTEND)
    for viewer in (0, 1, 2, None):
        bounds = [(player.at_least, player.at_most) for player in pos.view(viewer).players]
        hidden = [(4, None), (0, None), (0, None)]
        assert bounds == [(water(pos)[s],) * 2 if s == viewer else hidden[s] for s in range(3)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_water_lies_within_what_is_known_through_whole_games(fivex: vg.Game, players: int) -> None:
    for seed in range(4):
        for pos in walk(fivex, players, seed):
            for tokens, (least, most) in zip(water(pos), known(pos), strict=True):
                assert isinstance(least, int)
                assert 0 <= least <= tokens
                assert most is None or tokens <= most


# ---- deals ------------------------------------------------------------------------------------------------------


def test_a_seat_keeps_its_own_water_and_the_others_are_dealt_within_what_is_known(fivex: vg.Game) -> None:
    pos = table(fivex, round=7, water=[6, 3, 8], known=[[4, 9], [2, 4], [8, 8]])
    dealt = deals(pos, 0)
    assert {deal["water"][0] for deal in dealt} == {6}
    assert {deal["water"][1] for deal in dealt} == {2, 3, 4}
    assert {deal["water"][2] for deal in dealt} == {8}
    dealt = deals(pos, 1)
    assert {deal["water"][0] for deal in dealt} == {4, 5, 6, 7, 8, 9}
    assert {deal["water"][1] for deal in dealt} == {3}
    assert all(deal["known"] == known(pos) for deal in dealt)


def test_without_a_limit_much_is_possible(fivex: vg.Game) -> None:
    dealt = [deal["water"][1] for deal in deals(later(fivex, known=[UNKNOWN, [3, None], UNKNOWN]), 0)]
    assert min(dealt) == 3
    assert len(set(dealt)) > 5


def test_to_a_spectator_all_water_is_dealt(fivex: vg.Game) -> None:
    dealt = deals(table(fivex, round=7, water=[6, 3, 8], known=[[4, 9], [2, 4], [7, 8]]), None)
    assert [len({deal["water"][seat] for deal in dealt}) for seat in range(3)] == [6, 3, 2]


def test_sealed_cards_of_others_are_taken_away(fivex: vg.Game) -> None:
    pos = play(table(fivex), "0: play exploitation", "2: play extension")
    assert {tuple(deal["choices"]) for deal in deals(pos, 0)} == {(EXPLOIT, None, None)}
    assert {tuple(deal["choices"]) for deal in deals(pos, 1)} == {(None, None, None)}
    assert {tuple(deal["choices"]) for deal in deals(pos, None)} == {(None, None, None)}


def test_cards_that_lie_open_stay(fivex: vg.Game) -> None:
    pos = choose(table(fivex, players=4), EXPLOIT, EXPLORE, EXTEND, EXPLORE)
    pos = play(pos, "0: play extermination", "2: play excavation", "3: play extension")
    assert {tuple(deal["choices"]) for deal in deals(pos, 1)} == {(EXTERMINATE, None, EXCAVATE, None)}
    assert {tuple(deal["choices"]) for deal in deals(pos, 3)} == {(EXTERMINATE, None, EXCAVATE, EXTEND)}


def test_sealed_bids_of_others_are_taken_away(fivex: vg.Game) -> None:
    pos = choose(later(fivex, known=[[3, 6]] * 3), EXCAVATE, EXCAVATE, EXPLOIT)
    pos = bid(pos, s0=2)
    for deal in deals(pos, 1):
        assert deal["last"]["clans"][0]["bid"] in (None, 0)
    assert {deal["last"]["clans"][0]["bid"] for deal in deals(pos, 0)} == {2}


def test_a_bidder_dealt_no_water_makes_no_bid(fivex: vg.Game) -> None:
    pos = choose(later(fivex), EXCAVATE, EXCAVATE, EXPLOIT)
    found = set()
    for deal in deals(pos, 0):
        dry = deal["water"][1] == 0
        assert deal["last"]["clans"][1]["bid"] == (0 if dry else None)
        found.add(dry)
    assert found == {True, False}


def test_somebody_must_still_have_a_bid_to_make(fivex: vg.Game) -> None:
    """Seat 0 has bid and the bids are not open: so seat 1 has water."""
    pos = bid(choose(later(fivex), EXCAVATE, EXCAVATE, EXPLOIT), s0=3)
    dealt = deals(pos, 0)
    assert min(deal["water"][1] for deal in dealt) == 1
    assert all(fivex.position(deal).actors == (1,) for deal in dealt)
    dealt = deals(bid(choose(later(fivex), EXCAVATE, EXCAVATE, EXCAVATE), s0=3), 0)
    dry = {(deal["water"][1] == 0, deal["water"][2] == 0) for deal in dealt}
    assert (True, True) not in dry
    assert (False, False) in dry
    assert all(any(deal["water"][:2]) for deal in deals(choose(later(fivex), EXCAVATE, EXCAVATE, EXPLOIT), None))
    assert min(deal["water"][0] for deal in deals(choose(later(fivex), EXCAVATE, EXPLOIT, EXPLOIT), 1)) == 1


def test_a_dry_bidder_may_be_dealt_water(fivex: vg.Game) -> None:
    """Nobody knows yet that it is dry."""
    pos = choose(later(fivex, water=[5, 0, 5]), EXCAVATE, EXCAVATE, EXPLOIT)
    assert len({deal["water"][1] for deal in deals(pos, 0)}) > 5
    assert {deal["water"][1] for deal in deals(pos, 1)} == {0}


def test_with_open_screens_water_is_kept_and_sealed_things_are_not(fivex: vg.Game) -> None:
    pos = later(fivex, water=[5, 0, 7], options={"screens": "open"})
    pos = bid(choose(pos, EXCAVATE, EXCAVATE, EXCAVATE), s0=3)
    for deal in deals(pos, 2):
        assert deal["water"] == [5, 0, 7]
        assert [clan["bid"] for clan in deal["last"]["clans"]] == [None, 0, None]
    sealed = play(later(fivex, options={"screens": "open"}), "0: play extension")
    assert all(deal["choices"] == [None] * 3 for deal in deals(sealed, 1))


def test_when_the_game_is_over_all_water_is_known(fivex: vg.Game) -> None:
    pos = finish(table(fivex, round=15, water=[3, 6, 9]))
    assert {tuple(deal["water"]) for deal in deals(pos, 1)} == {(3, 6, 9)}
    assert {tuple(deal["water"]) for deal in deals(pos, None)} == {(3, 6, 9)}


def test_everything_that_lies_open_stays(fivex: vg.Game) -> None:
    pos = auction(later(fivex, "siphon_beacon", "tomb_lamp", market=["deep_bore", "toll_arch"]), 3, 2, None)
    hidden = {"rng", "water"}
    before = {field: value for field, value in pos.to_dict().items() if field not in hidden}
    for seat in (0, 1, 2, None):
        for deal in deals(pos, seat):
            assert {field: value for field, value in deal.items() if field not in hidden} == before


def test_the_generator_is_new_so_that_neither_die_nor_draw_can_be_foreseen(fivex: vg.Game) -> None:
    pos = choose(table(fivex), EXCAVATE, EXPLOIT, EXPLOIT)
    after = [pos.determinize(0, seed).play(f"bid {SURE_BID}") for seed in range(DEALS)]
    assert {each.to_dict()["last"]["die"] for each in after} == {0, 1, 2, 3}
    drawn = {each.play(f"take {each.view().market[0]}").to_dict()["market"][-1] for each in after}
    assert len(drawn) > 6


@pytest.mark.parametrize("screens", ["hidden", "open"])
@pytest.mark.parametrize("players", [3, 5])
def test_a_deal_looks_the_same_to_its_seat_through_whole_games(fivex: vg.Game, players: int, screens: str) -> None:
    for seed in range(2):
        for pos in walk(fivex, players, seed, screens=screens):
            for viewer in (*range(players), None):
                deal = pos.determinize(viewer, seed)
                assert audit(deal._state[0], deal._table[0]) == 0
                assert seen(deal, viewer) == seen(pos, viewer)
                assert deal.over == pos.over


# ---- numbers for learning ---------------------------------------------------------------------------------------


def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_know(fivex: vg.Game) -> None:
    pos = bid(choose(later(fivex, "siphon_beacon", water=[5, 0, 8]), EXCAVATE, EXCAVATE, EXCAVATE), s2=4)
    for seat in range(3):
        observed = pos.observe(seat)
        assert np.isfinite(observed).all()
        for seed in range(10):
            assert (pos.determinize(seat, seed).observe(seat) == observed).all()


def test_whatever_matters_for_a_choice_is_observed(fivex: vg.Game) -> None:
    """Pairs of tables that look alike but for one thing."""
    pairs = [
        [later(fivex, "siphon_beacon under well_spotter"), later(fivex, "siphon_beacon over well_spotter")],
        [later(fivex, ["siphon_beacon", "well_spotter"]), later(fivex, [], ["siphon_beacon", "well_spotter"])],
        [later(fivex, market=["tomb_lamp", "dew_nets"]), later(fivex, market=["dew_nets", "tomb_lamp"])],
        [later(fivex, known=[UNKNOWN, UNKNOWN, [3, 5]]), later(fivex, known=[UNKNOWN, UNKNOWN, [4, 5]])],
        [later(fivex, water=[5, 5, 5]), later(fivex, water=[6, 5, 5])],
        [later(fivex), play(later(fivex), "0: play extension")],
        [play(later(fivex), "0: play exploitation"), play(later(fivex), "0: play extension")],
        [later(fivex, hands=[[EXTEND]] * 3), later(fivex, hands=[[EXTEND], [EXTEND], [EXPLOIT, EXTEND]])],
    ]
    for one, other in pairs:
        assert (one.observe(0) != other.observe(0)).any()
        assert np.abs(np.concatenate([one.observe(0), other.observe(0)])).max() <= 2


def test_the_observer_is_always_first(fivex: vg.Game) -> None:
    rows = ["siphon_beacon", "tomb_lamp", "deep_bore"]
    pos = later(fivex, *rows, water=[2, 4, 6], hands=[[EXTEND], [EXPLOIT, EXTEND], [EXPLORE, EXTEND]])
    turned = later(fivex, *rows[2:], *rows[:2], water=[6, 2, 4], hands=[[EXPLORE, EXTEND], [EXTEND], [EXPLOIT, EXTEND]])
    assert (pos.observe(0) == turned.observe(1)).all()
    assert (pos.observe(0) != pos.observe(1)).any()


def test_a_seat_may_choose_the_same_in_every_deal(fivex: vg.Game) -> None:
    pos = bid(choose(later(fivex, water=[5, 3, 8]), EXCAVATE, EXCAVATE, EXCAVATE), s2=4)
    for seat in range(3):
        for seed in range(10):
            assert legal(pos.determinize(seat, seed), seat) == legal(pos, seat)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deals_may_give_a_clan_what_it_really_has(fivex: vg.Game, players: int) -> None:
    within = []
    for seed in range(4):
        pos, bots = fivex.start(players=players, seed=seed), [vg.bot("greedy", seed=seat) for seat in range(players)]
        while not pos.over:
            document = pos.to_dict()
            for has, (least, most) in zip(document["water"], document["known"], strict=True):
                if most is None:
                    within.append(has - least <= SPREAD + SPREAD_A_ROUND * document["round"])
            pos = pos.play(bots[pos.actors[0]].choose(pos, pos.actors[0]), seat=pos.actors[0])
    assert len(within) > 500
    assert sum(within) > 0.98 * len(within)


def test_deals_give_a_clan_just_what_it_is_known_to_have_now_and_then(fivex: vg.Game) -> None:
    pos = table(fivex, round=8, water=[5, 9, 4], known=[[0, None], [3, None], [0, None]])
    dealt = [pos.determinize(0, seed).to_dict()["water"] for seed in range(200)]
    assert 10 < sum(water[1] == 3 for water in dealt) < 60
    assert max(water[1] for water in dealt) > 15
