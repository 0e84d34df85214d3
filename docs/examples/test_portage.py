"""Portage: the six properties, and a test for every rule, named after it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from portage import GAME
from portage.material import RIVERS
from voyageur.core import registry, text
from voyageur.testing import check_game, playthrough

HERE = Path(__file__).parent


def position(**fields: Any) -> vg.Position:
    return GAME.position(players=2, **fields)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is known under its name, here and in processes that are started from here."""
    monkeypatch.setenv("PYTHONPATH", str(HERE), prepend=":")
    registry.register("portage", "portage")
    yield
    del registry._modules["portage"]


# ---- the six properties -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("river", RIVERS)
def test_the_six_properties_hold(river: str, tmp_path: Path) -> None:
    report = check_game(GAME, games=300, samples=2, failures=tmp_path, river=river)
    assert report.games == {2: 300, 3: 300, 4: 300}
    assert report.chances == 2


def test_it_is_not_one_of_the_games_of_the_package() -> None:
    assert "portage" not in vg.games()


# ---- a turn -----------------------------------------------------------------------------------------------------


def test_who_paddles_goes_as_many_steps_as_the_card_says_and_draws() -> None:
    after = position(hands=[[1, 2, 5]]).play("paddle 5")
    canoe = after.view(0).canoes[0]
    assert (canoe.step, canoe.cards, after.view().played) == (5, 3, (5,))
    assert after.actors == (1,)


def test_the_rapids_throw_a_canoe_back_as_far_as_the_die_says() -> None:
    start = position(hands=[[4, 4, 4]])
    steps = {start.determinize(0, seed).play("paddle 4").view().canoes[0].step for seed in range(40)}
    assert steps == {4, 3, 2}


def test_who_carries_goes_one_step_and_the_rapids_do_nothing() -> None:
    start = position(steps=[3], hands=[[1, 1, 5]])
    assert {start.determinize(0, seed).play("carry 1").view().canoes[0].step for seed in range(20)} == {4}


def test_a_canoe_stops_beyond_another_that_lies_where_it_would_stop() -> None:
    assert position(steps=[0, 2], hands=[[2, 2, 2]]).play("paddle 2").view().canoes[0].step == 3


def test_a_canoe_that_is_thrown_back_stops_before_another() -> None:
    start = position(steps=[2, 3], hands=[[2, 2, 2]])
    steps = {start.determinize(0, seed).play("paddle 2").view().canoes[0].step for seed in range(40)}
    assert steps == {4, 2}  # thrown back by 0; by 1, past the canoe at 3; by 2


def test_only_cards_of_the_hand_can_be_used() -> None:
    with pytest.raises(vg.IllegalMove) as refused:
        position(hands=[[1, 2, 2]]).play("paddle 5")
    assert refused.value.reason("en") == "You have no 5. Your cards: 1, 2, 2."
    assert refused.value.reason("fr") == "Vous n’avez pas de 5. Vos cartes\u00a0: 1, 2, 2."


# ---- what is hidden ---------------------------------------------------------------------------------------------


def test_others_see_that_a_canoe_is_carried_but_not_by_which_card() -> None:
    start = position(hands=[[1, 3, 5]])
    after = start.play("carry 1")
    assert after.view(0).canoes[0].buried == (1,)
    assert after.view(1).canoes[0].buried is None
    assert after.view(1).canoes[0].face_down == 1
    told = GAME.action("carry 1").told
    assert told is not None
    assert told.say() == "Carries the canoe one step, laying a card face down"
    assert GAME.action("paddle 1").told == GAME.action("paddle 1").sentence


def test_hidden_cards_are_dealt_again_out_of_those_that_were_never_seen() -> None:
    known = position(hands=[[5, 5, 5]], buried=[[5]])
    for seed in range(50):
        dealt = known.determinize(0, seed)
        assert 5 not in dealt.view(1).canoes[1].hand
    seen = [known.determinize(1, seed).view(0).canoes[0] for seed in range(50)]
    assert len({canoe.hand for canoe in seen}) > 10
    assert {canoe.buried for canoe in seen} == {(1,), (2,), (3,), (4,), (5,)}


# ---- the end ----------------------------------------------------------------------------------------------------


def test_the_round_in_which_somebody_comes_to_the_lake_is_played_to_its_end() -> None:
    start = position(steps=[17, 16], hands=[[1, 1, 1], [5, 5, 5]])
    at_the_lake = start.play("paddle 1")
    assert not at_the_lake.over
    end = at_the_lake.play("paddle 5")
    assert (end.over, end.scores, end.winners) == (True, (18.0, 21.0), (1,))


def test_equals_share_the_victory() -> None:
    end = position(steps=[17, 16], hands=[[1, 1, 1], [2, 2, 2]]).play("paddle 1").play("paddle 2")
    assert (end.winners, end.shares) == ((0, 1), (0.5, 0.5))


def test_the_game_ends_when_whoever_should_move_has_no_card() -> None:
    deck = [card for card, number in ((1, 8), (2, 10), (3, 10), (4, 8), (5, 4)) for _ in range(number)]
    last = position(hands=[[5]], played=deck[:-1])
    assert not last.over
    assert last.play("carry 5").over


# ---- documents and words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"hands": [[6]]}, "not well formed"),
        ({"played": [1] * 256}, "not well formed"),
        ({"steps": [1, 2, 3]}, "only 2 canoes"),
        ({"steps": [2, 2]}, "no two canoes"),
        ({"played": [5, 5, 5, 5, 5]}, "every card is in one place"),
        ({"hands": [[1, 1, 1, 1]]}, "hands are full"),
        ({"turn": 2}, "waits for a seat"),
    ],
)
def test_documents_that_contradict_themselves_are_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(vg.BadPosition, match=problem) as refused:
        position(**fields)
    refused.value.reason("fr")


def test_both_languages_say_the_same_things() -> None:
    said = [{key for key in text.keys(language) if key.startswith("portage-")} for language in text.LANGUAGES]
    assert said[0] == said[1] != set()


def test_moves_that_are_no_moves_are_refused_with_a_pattern() -> None:
    for move in ("swim 3", {"kind": "paddle", "card": 9}):
        with pytest.raises(vg.UnknownMove, match="paddle 3, or carry 1"):
            GAME.action(move)


# ---- with everything else ---------------------------------------------------------------------------------------


def test_bots_play_it_and_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(100):
        game, bots = GAME.start(players=2, seed=seed), [vg.bot("greedy", seed=1), vg.bot("random", seed=2)]
        while not game.over:
            game = game.play(bots[game.actors[0]].choose(game))
        won += game.shares[0]
    assert won > 80


def test_a_whole_game_can_be_written_out() -> None:
    assert playthrough(GAME, 3).count("paddle") > 5


def test_the_command_line_knows_it() -> None:
    command = [
        sys.executable,
        "-m",
        "portage",
        "simulate",
        "portage",
        "--games",
        "50",
        "--bots",
        "greedy,random",
        "--json",
    ]
    answer = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True)
    greedy, other = json.loads(answer.stdout)["standings"]
    assert greedy["wins"] > other["wins"]
