"""What is shown of the others' water, how it is counted, and the deals that bots are shown [1.4]."""

import random
from collections.abc import Iterator
from itertools import pairwise
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
    refilled,
    seen,
    table,
    walk,
    water,
)
from voyageur.core.text import Sentence
from voyageur.games.fivex.audit import audit
from voyageur.games.fivex.material import STARTING_WATER
from voyageur.games.fivex.view import FLOWS, View

DEALS = 60
UNKNOWN = [0, None]


def known(pos: vg.Position) -> list[list[int | None]]:
    """What everybody is shown of each seat's water: at least, at most."""
    found: list[list[int | None]] = pos.to_dict()["known"]
    return found


def deals(pos: vg.Position, seat: int | None) -> list[Doc]:
    """Documents of positions the seat could not tell from this one."""
    dealt = [pos.determinize(seat, seed) for seed in range(DEALS)]
    assert all(audit(each._state[0], each._table[0]) == 0 for each in dealt)
    return [each.to_dict() for each in dealt]


def bids(deal: Doc) -> tuple[int | None, ...]:
    """The bid of each seat, 0 where it has no water."""
    return tuple(clan["bid"] for clan in deal["last"]["clans"])


def later(game: vg.Game, *rows: Any, **fields: Any) -> vg.Position:
    """A table in a later round, of which nothing is shown yet."""
    return table(game, *rows, **{"round": 7, "water": [5] * fields.get("players", 3), **fields})


# ---- what the account of a round shows --------------------------------------------------------------------------


def test_at_the_start_everybody_knows_that_all_have_five(fivex: vg.Game) -> None:
    assert known(fivex.start(players=4, seed=1)) == [[5, 5]] * 4


def test_in_the_first_round_the_bounds_are_one_number(fivex: vg.Game) -> None:
    pos = choose(fivex.start(players=4, seed=1), EXPLOIT, EXTERMINATE, EXTEND, EXPLORE)
    assert known(pos) == [[tokens, tokens] for tokens in water(pos)]
    assert known(pos)[:3] == [[9, 9], [7, 7], [3, 3]]


def test_with_each_later_reveal_the_bounds_begin_anew(fivex: vg.Game) -> None:
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
    """In the first round the bounds go on from the start."""
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


# ---- counting ---------------------------------------------------------------------------------------------------


class Reader:
    """Somebody who counts all water from the account of every round, as it lies open."""

    def __init__(self) -> None:
        self.rounds: dict[int, list[int]] = {}
        """What each clan won or lost in a round, by the last look at its account."""

    def count(self, view: View) -> list[int]:
        """Look at the table: the water of each clan."""
        if view.last is not None:
            self.rounds[view.last.round] = [sum(map(clan.change, FLOWS)) for clan in view.last.clans]
        return [STARTING_WATER + sum(row[player.seat] for row in self.rounds.values()) for player in view.players]


class Listener:
    """Somebody who counts all water from the sentences that are told."""

    PAYING = ("wins", "lost-die", "lost-tie", "lost-offer")

    def __init__(self, players: int) -> None:
        self.water = [STARTING_WATER] * players

    def hear(self, sentence: Sentence) -> None:
        """Add and take off what a sentence tells of."""
        key, args = kind(sentence), sentence.args
        if key == "water":
            for part in args["parts"]:
                self.water[args["seat"]] += -part.args["water"] if kind(part) == "lost" else part.args["water"]
        elif key in self.PAYING:
            self.water[args["seat"]] -= args["water"]


def kind(sentence: Sentence) -> str:
    """What a sentence tells of."""
    return sentence.key.removeprefix("fivex-news-")


def greedy_game(game: vg.Game, players: int, seed: int) -> Iterator[vg.Position]:
    """The positions of a game between greedy bots."""
    pos, bots = game.start(players=players, seed=seed), [vg.bot("greedy", seed=seat) for seat in range(players)]
    yield pos
    while not pos.over:
        seat = pos.actors[0]
        pos = pos.play(bots[seat].choose(pos, seat), seat=seat)
        yield pos


def games(game: vg.Game, players: int) -> Iterator[Iterator[vg.Position]]:
    """Whole games between bots of all kinds, in all ways that matter for water."""
    for seed in range(3):
        yield greedy_game(game, players, seed)
        for shortfall in ("none", "reserve"):
            yield walk(game, players, seed, shortfall=shortfall)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_water_can_be_counted_from_what_lies_open(fivex: vg.Game, players: int) -> None:
    """Whoever looks, be it from a seat or not, and at every moment of the game."""
    for positions in games(fivex, players):
        readers = {viewer: Reader() for viewer in (None, 0, players - 1)}
        for pos in positions:
            for viewer, reader in readers.items():
                assert reader.count(pos.view(viewer)) == water(pos)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_water_can_be_counted_from_what_is_told(fivex: vg.Game, players: int) -> None:
    for positions in games(fivex, players):
        listeners = {viewer: Listener(players) for viewer in (None, players - 1)}
        for before, pos in pairwise(positions):
            for viewer, listener in listeners.items():
                for sentence in fivex.news(before.view(viewer), pos.view(viewer)):
                    listener.hear(sentence)
                assert listener.water == water(pos)


# ---- deals ------------------------------------------------------------------------------------------------------


def test_a_deal_leaves_all_water_as_it_is_whatever_the_bounds(fivex: vg.Game) -> None:
    """Who pays attention has counted it."""
    pos = table(fivex, round=7, water=[6, 3, 8], known=[[4, 9], [2, None], [0, None]])
    for seat in (0, 1, 2, None):
        assert all(deal["water"] == [6, 3, 8] for deal in deals(pos, seat))
        assert all(deal["known"] == known(pos) for deal in deals(pos, seat))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_deal_of_a_game_has_the_water_that_was_counted(fivex: vg.Game, players: int) -> None:
    readers: dict[int | None, Reader] = {viewer: Reader() for viewer in (*range(players), None)}
    for pos in walk(fivex, players, seed=5):
        for viewer, reader in readers.items():
            assert water(pos.determinize(viewer, pos.ply)) == reader.count(pos.view(viewer))


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
    pos = bid(choose(later(fivex), EXCAVATE, EXCAVATE, EXPLOIT), s0=2)
    assert {bids(deal) for deal in deals(pos, 0)} == {(2, None, None)}
    for seat in (1, 2, None):
        assert {bids(deal) for deal in deals(pos, seat)} == {(None, None, None)}


def test_in_a_deal_those_are_awaited_whose_bids_are_taken_away(fivex: vg.Game) -> None:
    pos = bid(choose(later(fivex), EXCAVATE, EXCAVATE, EXPLOIT), s0=3)
    assert {pos.determinize(0, seed).actors for seed in range(DEALS)} == {(1,)}
    for seat in (1, 2, None):
        assert {pos.determinize(seat, seed).actors for seed in range(DEALS)} == {(0, 1)}


def test_a_dry_bidder_makes_no_bid_in_a_deal_either(fivex: vg.Game) -> None:
    pos = bid(choose(later(fivex, water=[5, 0, 5]), EXCAVATE, EXCAVATE, EXCAVATE), s2=4)
    for seat in (0, 1, None):
        assert {bids(deal) for deal in deals(pos, seat)} == {(None, 0, None)}
        assert pos.determinize(seat, 1).actors == (0, 2)
    assert {bids(deal) for deal in deals(pos, 2)} == {(None, 0, 4)}


def test_with_open_screens_water_is_kept_and_sealed_things_are_not(fivex: vg.Game) -> None:
    pos = later(fivex, water=[5, 0, 7], options={"screens": "open"})
    pos = bid(choose(pos, EXCAVATE, EXCAVATE, EXCAVATE), s0=3)
    for deal in deals(pos, 2):
        assert deal["water"] == [5, 0, 7]
        assert bids(deal) == (None, 0, None)
    sealed = play(later(fivex, options={"screens": "open"}), "0: play extension")
    assert all(deal["choices"] == [None] * 3 for deal in deals(sealed, 1))


def test_when_the_game_is_over_all_water_is_known(fivex: vg.Game) -> None:
    pos = finish(table(fivex, round=15, water=[3, 6, 9]))
    assert {tuple(deal["water"]) for deal in deals(pos, 1)} == {(3, 6, 9)}
    assert {tuple(deal["water"]) for deal in deals(pos, None)} == {(3, 6, 9)}


def test_everything_that_lies_open_stays(fivex: vg.Game) -> None:
    pos = auction(later(fivex, "siphon_beacon", "tomb_lamp", market=["deep_bore", "toll_arch"]), 3, 2, None)
    for seat in (0, 1, 2, None):
        for deal in deals(pos, seat):
            assert {**deal, "rng": None} == {**pos.to_dict(), "rng": None}


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
            deal = pos.determinize(seat, seed)
            assert (deal.observe(seat) == observed).all()
            assert (refilled(deal, seat, random.Random(seed)).observe(seat) == observed).all()


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
