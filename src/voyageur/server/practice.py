"""Practice: a lesson played as far as somebody has come. Nothing is kept: whoever asks says which moves were made."""

from __future__ import annotations

from voyageur.core.action import Seat
from voyageur.core.game import Game
from voyageur.core.lessons import Lesson, LessonMove
from voyageur.server import telling
from voyageur.server.match import MOVE, Entry, Match, Occupant, Setup, fold
from voyageur.server.problems import Missing
from voyageur.server.protocol import NoClock, Update

LEARNER, OTHERS = "learner", "random"
AT = 0
"""No time passes in a lesson."""


def find(game: Game, name: str) -> Lesson:
    """The lesson of that name, or Missing."""
    for lesson in game.lessons:
        if lesson.id == name:
            return lesson
    raise Missing("server-no-lesson", lesson=name)


def begin(game: Game, lesson: Lesson) -> Match:
    """The lesson before its first move, as a match."""
    seats = range(lesson.players)
    setup = Setup(
        game=game,
        players=lesson.players,
        options=lesson.options,
        seed=lesson.seed,
        occupants=tuple(_occupant(seat, lesson.seat) for seat in seats),
        clock=NoClock(),
        substitute=OTHERS,
        started_at=AT,
    )
    plies = dict.fromkeys([None, *seats], 0)
    return Match(setup, lesson.start(game), number=0, at=AT, plies=plies, holders=[None for _ in seats])


def _occupant(seat: Seat, learner: Seat) -> Occupant:
    return Occupant(person_id=LEARNER) if seat == learner else Occupant(bot=OTHERS)


def lines(moves: list[LessonMove]) -> list[Entry]:
    """Moves as lines of a log."""
    return [
        Entry(number=number, kind=MOVE, at=AT, seat=move.seat, action=move.action)
        for number, move in enumerate(moves, start=1)
    ]


def played(game: Game, lesson: Lesson, moves: list[LessonMove]) -> Match:
    """The lesson after those moves; IllegalMove or UnknownMove where there is no such line."""
    return fold(begin(game, lesson), lines(moves))


def update(game: Game, lesson: Lesson, moves: list[LessonMove]) -> Update:
    """What the learner is told of those moves, and the state after them."""
    return telling.missed("", begin(game, lesson), lines(moves), lesson.seat, 0)
