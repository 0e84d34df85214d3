"""Looking ahead: reproducible, blind to what the seat cannot know, never illegal, and right where that is known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import voyageur as vg
from tests.core.sealed_bids import GAME as SEALED_BIDS
from voyageur.bots.search import Findings, Manner, look_ahead
from voyageur.bots.tree import MOST_SEATS
from voyageur.bots.value import BESIDE, PACE, foresee_arrivals, judge_by_weights, pace_size
from voyageur.bots.weights import weights_of, weights_size
from voyageur.core.position import Position
from voyageur.lab.learning import Network
from voyageur.lab.pace import Pace

GAMES = vg.games()
FEW = 40


def after(game: str, moves: int, players: int | None = None, seed: int = 3) -> Position:
    """A position of a greedy game."""
    greedy, position = vg.bot("greedy", seed=seed), vg.game(game).start(players=players, seed=seed)
    for _ in range(moves):
        seat = position.actors[0]
        position = position.play(greedy.choose(position, seat), seat)
    return position


def open_choice(game: str, moves: int) -> Position:
    """A position in which there is something to choose."""
    position = after(game, moves)
    while len(position.legal()) < 2:
        moves += 1
        position = after(game, moves)
    return position


def look(position: Position, **how: Any) -> Findings:
    return look_ahead(position, position.actors[0], simulations=FEW, **how)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_finds_the_same(name: str) -> None:
    position = open_choice(name, 30)
    assert look(position, seed=5) == look(position, seed=5)
    assert look(position, seed=5, threads=2) == look(position, seed=5, threads=2)
    assert look(position, seed=5) != look(position, seed=6)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_found_depends_on_what_the_seat_cannot_know(name: str) -> None:
    for moves in (20, 45, 70):
        position = open_choice(name, moves)
        seat = position.actors[0]
        dealt = position.determinize(seat, 9)
        assert look_ahead(dealt, seat, simulations=FEW) == look_ahead(position, seat, simulations=FEW)


@pytest.mark.parametrize("name", GAMES)
def test_only_legal_actions_are_found_and_chances_add_up(name: str) -> None:
    position = open_choice(name, 25)
    found = look(position)
    legal = {action.index for action in position.legal()}
    assert {choice.action for choice in found.choices} <= legal
    assert sum(choice.visits for choice in found.choices) >= found.simulations - 1
    for choice in found.choices:
        assert sum(choice.chances) == pytest.approx(1.0, abs=1e-4)
        assert choice.error >= 0.0


@pytest.mark.parametrize("name", GAMES)
def test_the_search_can_be_limited_to_some_actions(name: str) -> None:
    position = open_choice(name, 25)
    two = tuple(action.index for action in position.legal()[:2])
    found = look_ahead(position, position.actors[0], simulations=FEW, among=two)
    assert {choice.action for choice in found.choices} == set(two)


def test_what_others_have_sealed_makes_no_difference() -> None:
    position = vg.game("fivex").start(players=3, seed=4)
    found = {
        look_ahead(position.play(action, seat=0), 1, simulations=FEW, seed=2).choices for action in position.legal(0)
    }
    assert len(found) == 1


def test_a_sealed_choice_is_drawn_from_a_mix() -> None:
    position = after("fivex", 8, players=4)
    assert look(position).sealed
    seat = position.actors[0]
    assert len({str(vg.bot("search:60", seed=seed).choose(position, seat)) for seed in range(20)}) > 1


def about_to_arrive() -> tuple[Position, int]:
    """A position in which a seat can take the last step of the race, and the seat."""
    position, greedy = after("eldorado", 60, players=3), vg.bot("greedy", seed=3)
    while not position.state[0]["arrived"].any():
        before, seat = position, position.actors[0]
        position = position.play(greedy.choose(position, seat), seat)
    return before, seat


def test_the_last_step_to_el_dorado_is_taken() -> None:
    before, seat = about_to_arrive()
    found = look_ahead(before, seat, simulations=100)
    played = before.play(before.game.actions[found.choices[0].action], seat)
    assert found.chances[seat] > 0.5
    assert played.state[0]["arrived"][seat] or played.actors == (seat,)


@pytest.mark.parametrize("whim", [0.0, 0.1])
def test_a_game_that_lasts_too_long_may_have_no_winner(whim: float) -> None:
    document = after("eldorado", 60, players=3).to_dict()
    late = [vg.game("eldorado").position({**document, "round": number}) for number in (10, 30, 60)]
    found = [look_ahead(each, each.actors[0], simulations=60, manner=Manner(whim=whim)) for each in late]
    sums = [sum(each.chances) for each in found]
    assert sums[0] == pytest.approx(1.0, abs=1e-4)
    assert sums[0] > sums[1] > sums[2]


def test_a_game_that_has_learnt_nothing_is_judged_by_playing_on() -> None:
    position = SEALED_BIDS.start(players=3, seed=1)
    found = look_ahead(position, 0, simulations=200)
    assert weights_of(SEALED_BIDS).size == 0
    assert found.sealed
    assert len(found.choices) == len(position.legal(0))
    assert found.moves > found.simulations


@pytest.mark.parametrize("name", GAMES)
def test_the_compiled_value_is_the_one_that_is_trained(name: str) -> None:
    game, position = vg.game(name), after(name, 40)
    network = Network(game.features_size, seed=7)
    chances = np.zeros(position.players)
    inputs = np.zeros((1, MOST_SEATS, game.features_size), np.float32)
    for seat in range(position.players):
        game.kernels.features(position._state[0], position._table[0], seat, inputs[0, seat])
    scratch = np.zeros(game.features_size + position.players * 128 + 96, np.float32)
    judge = game.compiled(judge_by_weights)
    judge(position._state[0], position._table[0], position.players, network.weights, scratch, chances)
    present = (np.arange(MOST_SEATS) < position.players)[None].astype(np.float32)
    expected = network.forward(inputs, present)[0][0]
    assert chances == pytest.approx(expected[: position.players], abs=1e-4)
    assert chances.std() > 0


def test_a_search_by_the_clock_ends() -> None:
    position = open_choice("expeditions", 30)
    found = look_ahead(position, position.actors[0], simulations=1_000_000, milliseconds=30)
    assert 0 < found.simulations < 1_000_000


def test_a_budget_of_nothing_is_refused() -> None:
    position = open_choice("expeditions", 30)
    wrong: list[dict[str, Any]] = [{"simulations": 0}, {"threads": 0}, {"milliseconds": 0}]
    for budget in wrong:
        with pytest.raises(vg.BadOption):
            look_ahead(position, position.actors[0], **budget)


def test_who_cannot_act_is_told_why() -> None:
    position = open_choice("expeditions", 30)
    with pytest.raises(vg.IllegalMove):
        look_ahead(position, 1 - position.actors[0], simulations=FEW)


def test_short_sight_sees_less() -> None:
    position = open_choice("expeditions", 30)
    near = look_ahead(position, position.actors[0], simulations=200, manner=Manner(sight=0))
    far = look_ahead(position, position.actors[0], simulations=200)
    assert near != far


# ---- haste ----------------------------------------------------------------------------------------------------------

NEEDED = 9.0


def same_pace(position: Position, rounds: float = NEEDED) -> Any:
    """Weights by which every seat always needs as many rounds."""
    size = position.game.features_size
    pace = np.zeros(pace_size(size), np.float32)
    pace[size * BESIDE + PACE] = rounds
    return np.concatenate([weights_of(position.game)[: weights_size(size)], pace])


def foreseen(position: Position, weights: Any) -> Any:
    """The round in which each seat is expected to arrive."""
    rounds, scratch = np.zeros(position.players), np.zeros(position.game.features_size + BESIDE, np.float32)
    foresee = position.game.compiled(foresee_arrivals)
    foresee(position._state[0], position._table[0], position.players, weights, scratch, rounds)
    return rounds


def test_in_haste_every_round_until_a_seat_arrives_counts_against_it() -> None:
    position, haste = after("eldorado", 30, players=3), 0.1
    seat, now = position.actors[0], position.state[0]["round_number"]
    calm = look_ahead(position, seat, simulations=100, weights=same_pace(position))
    hasty = look_ahead(position, seat, simulations=100, weights=same_pace(position), manner=Manner(haste=haste))
    for chance, less in zip(calm.chances, hasty.chances, strict=True):
        assert haste * (now + NEEDED) <= chance - less + 0.02
        assert chance - less <= haste * (now + NEEDED + 3) + 0.02


def test_in_haste_nothing_is_as_good_as_being_there() -> None:
    position, seat = about_to_arrive()
    now, far = position.state[0]["round_number"], same_pace(position, 30.0)
    found = look_ahead(position, seat, simulations=100, weights=far, manner=Manner(haste=1.0))
    assert -now <= found.chances[seat] <= 1.0 - now
    assert found.choices[-1].chances[seat] < found.chances[seat]


@pytest.mark.parametrize("name", [name for name in GAMES if vg.game(name).kernels.arrival is None])
def test_a_game_that_is_no_race_knows_no_haste(name: str) -> None:
    position = open_choice(name, 30)
    assert look(position, manner=Manner(haste=1.0)) == look(position)


def test_the_compiled_pace_is_the_one_that_is_trained() -> None:
    position = after("eldorado", 40, players=3)
    game, random = position.game, np.random.default_rng(4)
    network = Pace(game.features_size)
    network.weights[:] = random.normal(0, 0.2, network.weights.size)
    network.weights[game.features_size * BESIDE + PACE] = 20.0
    inputs = np.zeros((3, game.features_size), np.float32)
    for seat in range(3):
        game.kernels.features(position._state[0], position._table[0], seat, inputs[seat])
    expected = network.forward(inputs)[0] + position.state[0]["round_number"]
    assert foreseen(position, network.weights) == pytest.approx(expected, abs=1e-3)
    assert expected.std() > 0


def test_the_round_in_which_a_seat_arrives_is_foreseen_better_and_better() -> None:
    greedy, position = vg.bot("greedy", seed=5), vg.game("eldorado").start(players=3, seed=5)
    pace = weights_of(position.game)[weights_size(position.game.features_size) :]
    said = []
    while not position.over:
        if position.game.kernels.calm(position._state[0], position._table[0]):
            said.append(foreseen(position, pace))
        position = position.play(greedy.choose(position, position.actors[0]), position.actors[0])
    winner, end = position.shares.index(1.0), position.state[0]["round_number"]
    off = [abs(each[winner] - end) for each in said]
    assert max(off) < 5.0
    assert np.mean(off[-6:]) < 1.0
