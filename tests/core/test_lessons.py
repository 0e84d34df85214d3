"""Every lesson can be learnt: what its steps ask for is legal, what follows by itself is too, and it has an end."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import voyageur as vg
from voyageur.core import lessons
from voyageur.core.lessons import Lesson, LessonStep

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.id}") for name in vg.games() for lesson in vg.game(name).lessons
]


def after_step(position: vg.Position, lesson: Lesson, step: LessonStep) -> vg.Position:
    """The position after a step, by the first move that the step asks for."""
    if step.accept:
        legal = [str(action) for action in position.legal(lesson.seat)]
        fitting = [action for action in legal if step.accepts(action)]
        assert fitting, f"{lesson.id}, {step.id}: none of {step.accept} is legal; legal: {legal}"
        position = position.play(fitting[0], lesson.seat)
    for reply in step.reply:
        position = position.play(reply.action, reply.seat)
    return position


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_can_be_learnt_from_its_first_step_to_its_last(name: str, lesson: Lesson) -> None:
    position = lesson.start(vg.game(name))
    assert lesson.steps
    for step in lesson.steps:
        position = after_step(position, lesson, step)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_a_lesson_is_always_the_same(name: str, lesson: Lesson) -> None:
    first, second = lesson.start(vg.game(name)), lesson.start(vg.game(name))
    for step in lesson.steps:
        assert first == second
        first, second = after_step(first, lesson, step), after_step(second, lesson, step)


@pytest.mark.parametrize("name", vg.games())
def test_lessons_and_their_steps_have_names_of_their_own(name: str) -> None:
    learnt = vg.game(name).lessons
    assert len({lesson.id for lesson in learnt}) == len(learnt)
    for lesson in learnt:
        assert len({step.id for step in lesson.steps}) == len(lesson.steps)
        assert 0 <= lesson.seat < lesson.players
        assert lesson.players in vg.game(name).players


def test_a_game_without_the_file_has_no_lessons(tmp_path: Path) -> None:
    assert lessons.read(tmp_path) == ()


def test_a_file_with_something_unknown_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / lessons.FILE).write_text('{"lessons": [{"id": "a", "players": 2, "steps": [], "colour": "red"}]}')
    with pytest.raises(msgspec.ValidationError):
        lessons.read(tmp_path)


def test_a_step_asks_for_moves_by_patterns() -> None:
    step = LessonStep("first", accept=["red: start>*", "end"])
    assert step.accepts("red: start>rome")
    assert step.accepts("end")
    assert not step.accepts("blue: start>rome")
    assert not LessonStep("read").accepts("end")


def test_the_seed_fixes_chance_where_the_position_does_not() -> None:
    game = vg.game("eldorado")
    steps = [LessonStep("end", accept=["end"])]
    document = {"hands": [{}, {}], "decks": [{"sailor": 1, "explorer": 3, "traveler": 4}, {}]}
    hands = []
    for seed in (1, 1, 2, 3, 4, 5):
        lesson = Lesson(id="draw", players=2, seed=seed, position=document, steps=steps)
        hands.append(lesson.start(game).play("end").view(0).players[0].hand)
    assert hands[0] == hands[1]
    assert any(hand != hands[0] for hand in hands)
