"""Hints: the best moves, chances that mean something, reasons that are true and give nothing away."""

import msgspec
import pytest

import voyageur as vg
from voyageur.bots import advise
from voyageur.core import text
from voyageur.core.errors import IllegalMove
from voyageur.core.hints import Hint
from voyageur.core.position import Position

PLIES = 60


def along(name: str, players: int, seed: int, **options: object) -> list[Position]:
    """The positions of the beginning of a game between greedy bots, and some played at random."""
    position = vg.game(name).start(players=players, seed=seed, **options)
    found = [position]
    minds = [vg.bot("greedy" if seat % 2 else "random", seed=seat) for seat in range(players)]
    while not position.over and position.ply < PLIES:
        seat = position.actors[0]
        position = position.play(minds[seat].choose(position, seat), seat)
        found.append(position)
    return found


@pytest.fixture
def won(expeditions: vg.Game) -> Position:
    """The last turn of a game, in which one move wins."""
    arrows = {"red": ["start>athens", "athens>timgad"]}
    laid = {"hands": [["tikal"], ["sahara"]], "tickets": [0, 0], "ending": True, "turn": 1}
    return expeditions.position(players=2, arrows=arrows, options={"first_player": 0}, **laid)


def test_the_move_that_wins_comes_first_and_says_why(won: Position) -> None:
    hint = won.hint(simulations=200)
    best = hint.suggestions[0]
    assert (hint.seat, best.action) == (1, "red: timgad>sahara")
    assert best.chances == (0.0, 1.0)
    assert best.reasons[0].say("en") == "You win Sahara (+2)."
    assert all(suggestion.chances[1] <= 1.0 for suggestion in hint.suggestions)


@pytest.mark.parametrize("name", vg.games())
def test_hints_are_legal_reproducible_and_go_by_what_the_seat_knows(name: str) -> None:
    for position in along(name, players=3, seed=2)[::20]:
        if position.over:
            continue
        seat = position.actors[-1]
        hint = position.hint(seat, simulations=60)
        assert {suggestion.action for suggestion in hint.suggestions} <= {str(move) for move in position.legal(seat)}
        assert position.hint(seat, simulations=60) == hint
        assert position.determinize(seat, seed=5).hint(seat, simulations=60) == hint
        assert msgspec.json.decode(msgspec.json.encode(hint), type=Hint).suggestions[0].action
        for suggestion in hint.suggestions:
            for language in text.LANGUAGES:
                assert all(reason.say(language) for reason in suggestion.reasons)


@pytest.mark.parametrize("name", vg.games())
def test_advice_depends_on_nothing_hidden_and_can_be_said(name: str) -> None:
    heard = set()
    for position in along(name, players=3, seed=6)[::4]:
        for seat in position.actors:
            for action in position.legal(seat):
                advice = position.game.advice(position, seat, action)
                assert position.game.advice(position.determinize(seat, seed=8), seat, action) == advice
                for sentence in advice:
                    heard.add(sentence.key)
                    assert all(sentence.say(language) for language in text.LANGUAGES)
    assert len(heard) >= 4


def test_a_seat_that_waits_is_told_why_there_is_no_hint(won: Position) -> None:
    with pytest.raises(IllegalMove, match="not the turn of seat 0"):
        won.hint(0)


def test_the_only_move_is_called_that(expeditions: vg.Game) -> None:
    positions = along("expeditions", players=3, seed=2)
    forced = next(position for position in positions if not position.over and len(position.legal()) == 1)
    (only,) = forced.hint(simulations=20).suggestions
    assert only.reasons[-1].key == "hint-only"


def test_sealed_choices_are_marked_as_such() -> None:
    clans = vg.game("fivex").start(players=3, seed=3)
    assert clans.hint(0, simulations=80).sealed


def test_a_hint_can_be_asked_for_by_time(won: Position) -> None:
    hint = advise(won, 1, simulations=20_000, milliseconds=20)
    assert hint.suggestions[0].action == "red: timgad>sahara"
