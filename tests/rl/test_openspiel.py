"""The games in OpenSpiel: its own tests and algorithms run on them, and nobody is told what they may not know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from examples.ismcts import play
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import voyageur as vg
from voyageur.core.errors import BadOption
from voyageur.games.fivex.material import CARD_IDS, CARDS
from voyageur.rl import openspiel

GAMES = [
    "voyageur_expeditions(players=3)",
    "voyageur_expeditions(players=2,hand_size=5,open_hands=True,first_player=1,round_cap=9)",
    "voyageur_eldorado(round_cap=6)",
    "voyageur_eldorado(players=3,course=serpentine,caves=True,barriers=1/3/2/5/4,round_cap=4)",
    "voyageur_fivex(players=3)",
    "voyageur_fivex(players=5,screens=open,changes=False)",
]
SHORT = ["voyageur_expeditions(round_cap=4)", "voyageur_eldorado(round_cap=4)", "voyageur_fivex(players=3)"]


def step(state: Any, rng: random.Random) -> None:
    """Anything legal, by whoever it is for: chance or a player."""
    state.apply_action(rng.choice(state.legal_actions()))


def opened(game: Any, rng: random.Random) -> Any:
    """A state with the seed dealt."""
    state = game.new_initial_state()
    for _ in range(openspiel.SEED_NODES):
        step(state, rng)
    return state


def to_decision(state: Any, rng: random.Random) -> None:
    """Let chance come until a player is to move, or the game is over."""
    while state.is_chance_node():
        step(state, rng)


def chooser(game: Any, seed: int, **how: Any) -> Any:
    """OpenSpiel's own IS-MCTS, as its documentation makes it."""
    rng = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return ismcts.ISMCTSBot(
        game, **{"evaluator": rollouts, "uct_c": 1.4, "max_simulations": 6, "random_state": rng, **how}
    )


# ---- OpenSpiel's own tests and algorithms -----------------------------------------------------------------------


def test_every_game_is_registered() -> None:
    registered = pyspiel.registered_names()
    assert [f"voyageur_{name}" for name in vg.games() if f"voyageur_{name}" not in registered] == []


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("how", [{}, {"max_world_samples": 2}, {"use_observation_string": True}])
def test_is_mcts_of_openspiel_plays_a_game(name: str, how: dict[str, Any]) -> None:
    game, rng = pyspiel.load_game(name), random.Random(1)
    state, bot = game.new_initial_state(), chooser(game, 1, **how)
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() != 0:
            step(state, rng)
        else:
            state.apply_action(bot.step(state))
            searched += 1
    assert searched >= 10
    assert sum(state.returns()) in (0, 1)


def test_is_mcts_of_openspiel_beats_random_play() -> None:
    game = pyspiel.load_game("voyageur_fivex(players=3)")
    ends = [play(game, seat, simulations=60, seed=1, playouts="random") for seat in range(3)]
    assert sum(end.returns()[seat] for seat, end in enumerate(ends)) >= 2


@pytest.mark.parametrize("name", ["voyageur_expeditions", "voyageur_eldorado", "voyageur_fivex(players=3)"])
def test_is_mcts_with_playouts_of_our_bots(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(15)
    state, bot = opened(game, rng), chooser(game, 1, evaluator=openspiel.Playouts("greedy", seed=1), max_simulations=5)
    for _ in range(8):
        to_decision(state, rng)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_playouts_are_fair_to_all_and_the_same_again() -> None:
    state = opened(pyspiel.load_game("voyageur_fivex(players=3)"), random.Random(16))
    one, other = openspiel.Playouts("random", seed=2), openspiel.Playouts("random", seed=2)
    shares = np.array([one.evaluate(state) for _ in range(600)])
    assert np.array_equal(shares[:20], [other.evaluate(state) for _ in range(20)])
    assert np.allclose(shares.sum(axis=1), 1)
    assert np.abs(shares.mean(axis=0) - 1 / 3).max() < 0.1
    assert state.position == opened(pyspiel.load_game("voyageur_fivex(players=3)"), random.Random(16)).position


def test_playouts_take_only_bots_that_are_compiled() -> None:
    with pytest.raises(pyspiel.SpielError, match="master"):
        openspiel.Playouts("master")


def test_learning_environment_of_openspiel_plays_a_game() -> None:
    environment = rl_environment.Environment("voyageur_fivex", players=3)
    environment.seed(1)
    time_step, rng = environment.reset(), random.Random(1)
    while not time_step.last():
        seat = time_step.observations["current_player"]
        time_step = environment.step([rng.choice(time_step.observations["legal_actions"][seat])])
    assert sum(time_step.rewards) == 1


# ---- what a seat knows ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_another_state_of_the_same_information_state(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(2)
    state, sampler = opened(game, rng), pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    for _ in range(60):
        to_decision(state, rng)
        if state.is_terminal():
            break
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        step(state, rng)


def test_another_state_keeps_no_secret_of_the_true_one() -> None:
    rng = random.Random(3)
    state = opened(pyspiel.load_game("voyageur_expeditions(players=3)"), rng)
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    others = [state.resample_from_infostate(0, sampler) for _ in range(8)]
    hands = {other.position.view(1).players[1].hand for other in others}
    assert len(hands) == 8
    assert state.position.view(1).players[1].hand not in hands
    assert all(other.history() == [] and other.position.moves == () for other in others)
    assert len({int(other.position.state["rng"][0]) for other in [state, *others]}) == 9


def test_what_is_sealed_is_told_to_nobody_else() -> None:
    state = opened(pyspiel.load_game("voyageur_fivex(players=3)"), random.Random(4))
    told: dict[int, set[Any]] = {0: set(), 1: set(), 2: set()}
    for action in state.legal_actions():
        sealed = state.child(action)
        assert sealed.current_player() == 1
        for seat, things in told.items():
            things.add((sealed.information_state_string(seat), tuple(sealed.information_state_tensor(seat))))
    assert [len(things) for things in told.values()] == [len(state.legal_actions()), 1, 1]
    for seat in (1, 2):
        assert (state.information_state_string(seat), tuple(state.information_state_tensor(seat))) in told[seat]


def test_what_others_have_sealed_is_dealt_anew() -> None:
    state = opened(pyspiel.load_game("voyageur_fivex(players=3)"), random.Random(5))
    state.apply_action(state.legal_actions()[0])
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    others = [state.resample_from_infostate(1, sampler) for _ in range(60)]
    assert len(Counter(other.position.view(0).choice for other in others)) == 5
    assert {other.position.view(1).choice for other in others} == {None}
    assert {other.position.actors for other in others} == {(1, 2)}
    own = [state.resample_from_infostate(0, sampler) for _ in range(5)]
    assert {other.position.view(0).choice for other in own} == {state.position.view(0).choice}


def marked(order: list[int]) -> Any:
    """Expeditions for two, in which the first to mark does it in this order of its cards."""
    state = opened(pyspiel.load_game("voyageur_expeditions(first_player=0)"), random.Random(6))
    cards = state.legal_actions()
    for own in order:
        state.apply_action(cards[own])
        to_decision(state, random.Random(1))
        state.apply_action(state.legal_actions()[0])
        to_decision(state, random.Random(1))
    return state


def test_an_information_state_remembers_what_a_view_does_not_show() -> None:
    one, other = marked([0, 1]), marked([1, 0])
    for seat in (0, 1):
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.observation_tensor(seat) == other.observation_tensor(seat)
        assert one.information_state_string(seat) != other.information_state_string(seat)
        assert one.information_state_tensor(seat) != other.information_state_tensor(seat)
    assert one.information_state_string(0) == marked([0, 1]).information_state_string(0)


def test_memory_does_not_depend_on_when_it_is_asked_for() -> None:
    game = pyspiel.load_game("voyageur_fivex(players=3)")
    always, seldom = opened(game, random.Random(7)), opened(game, random.Random(7))
    one, other = random.Random(8), random.Random(8)
    while not always.is_terminal():
        for seat in (2, 0, 1):
            always.information_state_string(seat)
        step(always, one)
        step(seldom, other)
    stored = game.deserialize_state(seldom.serialize())
    for seat in range(3):
        assert always.information_state_string(seat) == seldom.information_state_string(seat)
        assert stored.information_state_string(seat) == seldom.information_state_string(seat)


def test_a_spectator_has_words_only() -> None:
    game = pyspiel.load_game("voyageur_fivex(players=3)")
    state = opened(game, random.Random(9))
    kind = pyspiel.IIGObservationType(private_info=pyspiel.PrivateInfoType.NONE, public_info=True, perfect_recall=False)
    observer = game.make_py_observer(kind)
    before = observer.string_from(state, 0)
    assert observer.tensor is None
    assert before == observer.string_from(state.child(state.legal_actions()[0]), 1)


def test_no_observer_tells_all_secrets() -> None:
    game = pyspiel.load_game("voyageur_fivex(players=3)")
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(pyspiel.SpielError, match="one seat's knowledge"):
        game.make_py_observer(everything)


# ---- chance -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHORT)
def test_a_history_replays_to_the_same_state(name: str) -> None:
    game, rng = pyspiel.load_game(name), random.Random(10)
    state, again = game.new_initial_state(), game.new_initial_state()
    while not state.is_terminal():
        step(state, rng)
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.position == state.position


def test_chance_comes_only_where_the_rules_draw_on_it() -> None:
    state = opened(pyspiel.load_game("voyageur_eldorado(first_player=0)"), random.Random(11))
    engine = state.position
    assert state.action_to_string(state.legal_actions()[-1])
    for action in state.legal_actions():
        drawn = engine.play(action).state["rng"] != engine.state["rng"]
        assert state.child(action).is_chance_node() == bool(drawn)


def test_what_chance_brings_is_as_likely_as_in_the_game() -> None:
    game, rng, cards = pyspiel.load_game("voyageur_fivex(players=3)"), random.Random(12), Counter[str]()
    for _ in range(150):
        state = opened(game, rng)
        first = set(state.position.view().market)
        while state.position.view().round == 1:
            step(state, rng)
        cards.update(set(state.position.view().market) - first)
    expected = cards.total() / CARDS
    chi_square = sum((cards[card] - expected) ** 2 / expected for card in CARD_IDS)
    assert expected > 5
    assert chi_square < CARDS + 5 * (2 * CARDS) ** 0.5


def test_the_tree_does_not_tell_the_future() -> None:
    """From one and the same position, different outcomes of chance bring different things."""
    rng = random.Random(13)
    state = opened(pyspiel.load_game("voyageur_eldorado(first_player=0)"), rng)
    while state.position.view().round < 3 or not state.is_chance_node():  # by then decks are shuffled
        step(state, rng)
    outcomes = [state.child(outcome).position for outcome, _ in state.chance_outcomes()[:20]]
    assert len(set(outcomes)) == 20
    drawn = {str([position.view(seat).players[seat].hand for seat in (0, 1)]) for position in outcomes}
    assert len(drawn) > 1


# ---- parameters and results -------------------------------------------------------------------------------------


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("voyageur_eldorado(players=3,course=serpentine,caves=True,barriers=2/1/3/4/5)")
    options = opened(game, random.Random(14)).position.options
    assert (options["course"], options["caves"], options["barriers"]) == ("serpentine", True, [2, 1, 3, 4, 5])
    assert (options["first_player"], options["round_cap"]) == ("random", 100)
    assert game.num_players() == 3
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("voyageur_fivex(players=7)", "3–5"),
        ("voyageur_expeditions(players=2,first_player=5)", "0 to 1"),
        ("voyageur_eldorado(course=nowhere)", "nowhere"),
        ("voyageur_eldorado(barriers=1/2)", "4 places"),
    ],
)
def test_wrong_parameters_are_explained(name: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        pyspiel.load_game(name)


def test_a_game_somebody_always_wins_has_a_constant_sum() -> None:
    kinds = {name: pyspiel.load_game(f"voyageur_{name}").get_type().utility for name in vg.games()}
    sums = pyspiel.GameType.Utility
    assert kinds == {"expeditions": sums.CONSTANT_SUM, "eldorado": sums.GENERAL_SUM, "fivex": sums.CONSTANT_SUM}
