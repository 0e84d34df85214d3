"""The numbers a learned value judges by: each says what its name says."""

import numpy as np
import pytest
from numpy.typing import NDArray

import voyageur as vg
from tests.rules.expeditions.board import ALL_ARROWS, path, play, trail
from voyageur.games.expeditions.features import EFFORT, FEATURES, NAMES, OUT_OF_REACH, features
from voyageur.games.expeditions.material import BONUS, DISTANCE, KIND, SPOT_NUMBERS

HANDS = [["rome", "tikal"], ["uluru"]]
RING = path("start", "athens", "timgad", "gizeh")
"""One arrow more, gizeh>athens, closes a loop."""
BESIDE_RING = "petra"
"""A segment from Athens, two from Gizeh."""
LARGEST = 80.0
"""Above any of the numbers, whatever may happen in a game."""


def numbers(position: vg.Position, seat: int) -> NDArray[np.float32]:
    """The numbers of one seat."""
    out = np.zeros(FEATURES, np.float32)
    features(position._state[0], position._table[0], seat, out)
    return out


def named(position: vg.Position, seat: int = 0) -> dict[str, float]:
    """The same by their names."""
    return dict(zip(NAMES, map(float, numbers(position, seat)), strict=True))


# ---- all of them ------------------------------------------------------------------------------------------------


def test_each_number_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == FEATURES


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_numbers_stay_small_and_the_position_as_it_is(expeditions: vg.Game, players: int) -> None:
    pos, bot, seen = expeditions.start(players=players, seed=players), vg.bot("random", seed=1), np.zeros(FEATURES)
    while not pos.over:
        before = pos._state.tobytes()
        for seat in range(players):
            values = numbers(pos, seat)
            assert np.isfinite(values).all()
            assert np.abs(values).max() < LARGEST
            seen += values != 0
        assert pos._state.tobytes() == before
        pos = pos.play(bot.choose(pos, pos.actors[0]))
    assert (seen > 0).sum() > FEATURES / 2


def test_a_hand_of_any_size_is_read(expeditions: vg.Game) -> None:
    everything = [spot for spot in SPOT_NUMBERS if KIND[SPOT_NUMBERS[spot]] == KIND[SPOT_NUMBERS["rome"]]]
    pos = expeditions.position(hands=[everything[1:], everything[:1]], commons=[])
    assert named(pos)["cards in hand"] == pytest.approx((len(everything) - 1) / 8)


# ---- efforts ----------------------------------------------------------------------------------------------------


def test_a_bonus_spot_on_the_way_gives_its_arrow_back() -> None:
    start, over, beyond = (SPOT_NUMBERS[spot] for spot in ("start", "bonus-north-of-black-sea", "caspian-sea"))
    assert KIND[over] == BONUS
    assert DISTANCE[start, beyond] == 2
    assert EFFORT[start, beyond] == 1


def test_no_effort_is_more_than_the_distance() -> None:
    assert (np.maximum(DISTANCE, 1) >= EFFORT).all()
    assert EFFORT.max() < OUT_OF_REACH


# ---- what is near -----------------------------------------------------------------------------------------------


def test_cards_are_counted_by_the_arrows_they_take(expeditions: vg.Game) -> None:
    seen = named(expeditions.position(hands=HANDS))
    assert seen["cards in hand at effort 1"] == 0.5
    assert seen["arrows to cards in hand"] == 1.5  # any of the three expeditions may go to Rome
    assert sum(seen[name] for name in NAMES if name.startswith("cards in hand at effort")) == 1.0


def test_key_locations_are_counted_apart_while_their_tokens_live(expeditions: vg.Game) -> None:
    def keys(pos: vg.Position) -> float:
        return sum(value for name, value in named(pos).items() if name.startswith("key locations at effort"))

    assert keys(expeditions.position(hands=HANDS)) == 0
    marked = expeditions.position(hands=HANDS, tokens=[{"on_map": ["tikal"]}, {}])
    assert keys(marked) == 0.5
    assert named(marked)["tokens that may be regained"] == 0.25


def test_common_objectives_are_counted_for_whoever_may_reach_them_now(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, commons=["athens"])
    assert named(pos, 0)["common objectives within this turn's arrows"] == 0.5
    assert named(pos, 1)["common objectives within this turn's arrows"] == 0
    assert named(pos, 1)["common objectives within the next turn's arrows"] == 0.5


def test_an_expedition_without_arrows_brings_nothing_near(expeditions: vg.Game) -> None:
    spent = {colour: trail(ALL_ARROWS, "rome") for colour in ("yellow", "red", "blue")}
    seen = named(expeditions.position(hands=[["tikal"], ["uluru"]], arrows=spent))
    assert seen["arrows left"] == seen["expeditions with arrows left"] == 0
    assert seen["cards in hand at effort 9+"] == 0.5


# ---- loops ------------------------------------------------------------------------------------------------------


def test_a_loop_brings_near_what_lies_beside_the_path(expeditions: vg.Game) -> None:
    spent = {colour: trail(ALL_ARROWS, "tikal") for colour in ("yellow", "blue")}
    hands = [[BESIDE_RING], ["uluru"]]
    near = named(expeditions.position(hands=hands, arrows={"red": RING, **spent}))
    assert near["expeditions a segment from a loop"] == near["cards nearer by a loop"] == 0.5
    assert near["cards in hand at effort 1"] == 0.5
    past = named(expeditions.position(hands=hands, arrows={"red": path("start", "rome"), **spent}))
    assert past["expeditions a segment from a loop"] == past["cards in hand at effort 1"] == 0


def test_a_restart_reaches_cards_beside_the_whole_path(expeditions: vg.Game) -> None:
    spent = {colour: trail(ALL_ARROWS, "tikal") for colour in ("yellow", "blue")}
    pos = expeditions.position(hands=[["rome"], ["uluru"]], arrows={"red": RING, **spent}).play("red: gizeh>athens")
    seen = named(pos)
    assert seen["to act: a restart is due"] == 1
    assert seen["cards in hand at effort 1"] == 0.5


# ---- the whole hand ---------------------------------------------------------------------------------------------


def test_a_card_on_the_way_to_another_costs_nothing_more(expeditions: vg.Game) -> None:
    alone = named(expeditions.position(hands=[["gizeh"], ["uluru"]]))
    along = named(expeditions.position(hands=[["gizeh", "athens"], ["uluru"]]))
    assert alone["arrows to reach the whole hand"] == along["arrows to reach the whole hand"] == pytest.approx(0.1)
    assert along["cards reached by the first 2 arrows"] == 2 * alone["cards reached by the first 2 arrows"] == 0.5


# ---- the turn ---------------------------------------------------------------------------------------------------


def test_the_turn_is_the_movers_and_what_is_half_done_too(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": ["start>athens"]})
    assert (named(pos, 0)["to act"], named(pos, 1)["to act"], named(pos, 1)["acts next"]) == (1, 0, 1)
    assert named(pos)["to act: the compulsory arrow is due"] == 1
    bought = play(pos, "ticket: arrow")
    assert named(bought)["to act: a ticket's arrow is due"] == 1
    assert named(bought, 1)["to act: a ticket's arrow is due"] == 0
    placed = play(pos, "red: athens>gizeh")
    assert named(placed)["to act: the compulsory arrow is due"] == 0


def test_the_last_round_says_who_has_a_turn_to_come(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["athens"], ["uluru"]], first_player=0).play("red: start>athens")
    assert named(pos, 0)["the last round"] == 1
    assert named(pos, 1)["the last round: a turn still to come"] == 1
    ended = pos.play("end")
    assert named(ended, 0)["the last round: no turn to come"] == 1


def test_the_lead_is_over_the_best_of_the_others(expeditions: vg.Game) -> None:
    pos = expeditions.position(players=3, hands=[["rome"], ["uluru", "tikal"], ["denali", "banff", "perth"]])
    assert [named(pos, seat)["lead over the best other"] * 8 for seat in range(3)] == [1, -1, -2]


def test_a_swap_shows_what_was_drawn(expeditions: vg.Game) -> None:
    pos = play(expeditions.position(hands=HANDS, arrows={"red": ["start>athens"]}), "ticket: swap")
    seen = named(pos)
    assert seen["to act: a swap is under way"] == 1
    assert seen["a swap: nearness of the better card drawn"] > 0
    assert named(pos, 1)["a swap: nearness of the better card drawn"] == 0
