"""The numbers from which a learned value judges a position."""

from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    EXTERMINATE,
    bid,
    choose,
    table,
    walk,
    water,
    winner,
)
from voyageur.games.fivex import features, rules
from voyageur.games.fivex.features import FEATURES, NAMES
from voyageur.games.fivex.material import CARDS, CENTRE, FITS, GEM, LEFT_EDGE, RIGHT_EDGE, ROUNDS
from voyageur.games.fivex.state import MARKET, NONE

CLANS = (3, 4, 5)
LARGEST = 8.0


def numbers(position: vg.Position, seat: int = 0) -> NDArray[np.float32]:
    """All numbers of a seat."""
    out = np.zeros(FEATURES, np.float32)
    features.features(position._state[0], position._table[0], seat, out)
    return out


def number(position: vg.Position, name: str, seat: int = 0) -> float:
    """One of them."""
    return float(numbers(position, seat)[NAMES.index(name)])


def pending(position: vg.Position, seat: int) -> float:
    """The water that the card of the round will bring."""
    return number(position, "yield: pending", seat) * features.MUCH_YIELD


def gem_points_to_have(position: vg.Position, seat: int) -> list[int]:
    """The most points of gems that each technology on offer adds, the best first, rings allowed."""
    s = position._state[0]
    gems, own = s["gems"][seat], [card for card in range(CARDS) if s["where"][card] == seat]
    added = []
    for card in np.flatnonzero(s["where"] == MARKET):
        left = [own_card for own_card in own if s["right"][own_card] == NONE and FITS[own_card, card]]
        right = [own_card for own_card in own if s["left"][own_card] == NONE and FITS[card, own_card]]
        lefts = [[GEM[card, LEFT_EDGE]], *([GEM[end, RIGHT_EDGE]] for end in left)] if left else [[]]
        rights = [[GEM[card, RIGHT_EDGE]], *([GEM[end, LEFT_EDGE]] for end in right)] if right else [[]]
        best = 0
        for pair in product(lefts, rights):
            more = gems.copy()
            for gem in (GEM[card, CENTRE], *pair[0], *pair[1]):
                more[gem] += 1
            best = max(best, rules.points_for(more) - rules.points_for(gems))
        added.append(best)
    return sorted(added, reverse=True)


def test_every_number_has_a_name_of_its_own(fivex: vg.Game) -> None:
    assert len(set(NAMES)) == FEATURES


@pytest.mark.parametrize("players", CLANS)
def test_the_numbers_of_a_whole_game_are_small_and_change_nothing(fivex: vg.Game, players: int) -> None:
    for position in walk(fivex, players, seed=3):
        before = position._state.tobytes()
        for seat in range(players):
            assert np.abs(numbers(position, seat)).max() <= LARGEST
        assert position._state.tobytes() == before


@pytest.mark.parametrize("players", CLANS)
def test_one_number_of_each_class_is_set(fivex: vg.Game, players: int) -> None:
    for position in walk(fivex, players, seed=4):
        for seat in range(players):
            out = numbers(position, seat)
            for block in ("clans", "phase", "water: from", "sorted gems: most", "sorted gems: least"):
                assert sum(out[i] for i, name in enumerate(NAMES) if name.startswith(block)) == 1, block


@pytest.mark.parametrize("players", CLANS)
def test_the_gems_that_technologies_add_are_those_of_their_best_place(fivex: vg.Game, players: int) -> None:
    for position in walk(fivex, players, seed=5):
        for seat in range(players):
            right = gem_points_to_have(position, seat)
            noted = [number(position, f"offer: gems {place}", seat) for place in range(len(right))]
            assert [round(points * features.MANY_GEM_POINTS) for points in noted] == right


@pytest.mark.parametrize("players", CLANS)
def test_who_is_noted_to_take_a_technology_takes_one(fivex: vg.Game, players: int) -> None:
    takers: set[int] = set()
    taken = 0
    for position in walk(fivex, players, seed=6):
        if position.to_dict()["turn"] is not None:
            takers |= {seat for seat in range(players) if number(position, "auction: takes", seat)}
        elif takers:
            won = position._state["won"][0]
            assert takers == {seat for seat in range(players) if won[seat] != NONE}
            taken += len(takers)
            takers = set()
    assert taken


def test_water_that_is_sure_to_come_is_noted_exactly(fivex: vg.Game) -> None:
    rows = [[], ["dew_nets"], ["common_aqueduct"], ["toll_arch"]]
    begun = table(fivex, *rows, players=4, water=[9, 9, 9, 9], round=9)
    played = choose(begun, EXCAVATE, EXPLOIT, EXPLOIT, EXTEND)
    expected = [pending(played, seat) for seat in range(4)]
    ended = bid(played, s0=1)
    ended = ended if ended.to_dict()["turn"] is None else ended.play(ended.legal()[0])
    for seat in (1, 2, 3):
        assert water(ended)[seat] - water(played)[seat] == pytest.approx(expected[seat])
    assert expected == pytest.approx([-1, 3, 4, 1])


def test_an_exterminator_takes_from_its_victims(fivex: vg.Game) -> None:
    played = choose(table(fivex, water=[9, 9, 1]), EXCAVATE, EXTERMINATE, EXTEND)
    assert [pending(played, seat) for seat in range(3)] == pytest.approx([-2, 4, -1])


def test_a_card_not_yet_chosen_yields_by_what_the_others_may_play(fivex: vg.Game) -> None:
    begun = table(fivex, round=ROUNDS, hands=[[EXPLOIT, EXTEND], [EXPLOIT, EXTEND], [EXPLORE, EXTEND]])
    assert number(begun, f"yield: {EXPLOIT}") * features.MUCH_YIELD == pytest.approx(3)
    assert number(begun, f"yield: {EXPLORE}") == 0
    rivalled = begun.play(f"play {EXPLOIT}", seat=1)
    assert number(rivalled, f"yield: {EXPLOIT}") * features.MUCH_YIELD == pytest.approx(2)
    sealed = rivalled.play(f"play {EXPLOIT}", seat=0)
    assert number(sealed, f"yield: {EXPLOIT}") == 0
    assert pending(sealed, 0) == pytest.approx(2)


def test_the_hand_is_that_of_the_next_choice(fivex: vg.Game) -> None:
    begun = table(fivex, hands=[[EXPLORE, EXTEND], [EXPLOIT, EXTERMINATE, EXTEND], [EXCAVATE, EXTEND]])
    sealed = begun.play(f"play {EXTEND}", seat=0).play(f"play {EXPLOIT}", seat=1)
    cards = (EXCAVATE, EXPLOIT, EXTERMINATE, EXPLORE)
    assert [number(begun, f"hand: {card}", 0) for card in cards] == [0, 0, 0, 1]
    assert [number(sealed, f"hand: {card}", 0) for card in cards] == [1, 1, 1, 1]
    assert [number(sealed, f"hand: {card}", 1) for card in cards] == [0, 0, 1, 0]


def test_a_winner_loses_the_card_of_its_excavation(fivex: vg.Game) -> None:
    taking = winner(fivex, market=["toll_arch"])
    assert number(taking, f"hand: {EXCAVATE}") == 0
    assert number(taking, "auction: prize gems") * features.MANY_GEM_POINTS == pytest.approx(2)


def test_equal_points_are_led_by_who_has_more_water(fivex: vg.Game) -> None:
    begun = table(fivex, water=[5, 4, 1])
    assert [number(begun, "score: leads", seat) for seat in range(3)] == [1, 0, 0]
    assert [number(begun, "score: clans ahead", seat) * features.MANY_CLANS for seat in range(3)] == [0, 1, 2]
