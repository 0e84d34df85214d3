"""Lessons over HTTP: nobody need be known, nothing is kept, and every lesson can be practised to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.server.inside import Place, open_place
from tests.server.test_tables import refused
from voyageur.core.lessons import Lesson, LessonMove, LessonStep

Scenario = Callable[[Place], Awaitable[None]]
Play = Callable[[Scenario], None]
LESSON = Lesson(
    id="first",
    players=2,
    seed=3,
    steps=[
        LessonStep("read", show=["start"]),
        LessonStep("mark", accept=["mark *"], reply=[LessonMove(0, "mark giza")]),
    ],
)
GAME = "expeditions"


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs a scenario at a new server, where one lesson is known."""
    seat = LESSON.start(vg.game(GAME)).actors[0]
    monkeypatch.setitem(
        vg.game(GAME).__dict__, "lessons", (Lesson(id="first", players=2, seed=3, seat=seat, steps=LESSON.steps),)
    )

    def run(scenario: Scenario) -> None:
        async def work() -> None:
            async with open_place(tmp_path / "server") as place:
                await scenario(place)

        asyncio.run(work())

    return run


async def asked(place: Place, what: str = "", **body: Any) -> Any:
    """What the lesson answers."""
    answer = await place.ask("POST", f"/api/games/{GAME}/lessons/first{what}", body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_lessons_are_listed_without_their_positions(play: Play) -> None:
    async def scenario(place: Place) -> None:
        (lesson,) = (await place.ask("GET", f"/api/games/{GAME}/lessons")).json()
        assert lesson.keys() == {"id", "players", "options", "seat", "steps"}
        assert lesson["steps"][0] == {"id": "read", "accept": [], "reply": [], "show": ["start"]}
        refused(await place.ask("GET", "/api/games/chess/lessons"), 404, "game-unknown")
        refused(await place.ask("POST", f"/api/games/{GAME}/lessons/second", {}), 404, "server-no-lesson")

    play(scenario)


def test_practice_is_what_the_moves_so_far_make_it(play: Play) -> None:
    async def scenario(place: Place) -> None:
        first = await asked(place)
        seat, legal = first["state"]["seat"], first["state"]["legal"]
        assert first["events"] == []
        assert first["table"] == ""
        move = {"seat": seat, "action": legal[0]}
        second = await asked(place, moves=[move])
        assert [event["action"] for event in second["events"]] == [legal[0]]
        assert second["state"]["wait"]["key"] == "not-your-turn"
        assert await asked(place, moves=[move]) == second
        assert await asked(place) == first

    play(scenario)


def test_practice_can_look_ahead(play: Play) -> None:
    async def scenario(place: Place) -> None:
        legal = (await asked(place))["state"]["legal"]
        seat = (await asked(place))["state"]["seat"]
        assert (await asked(place, "/why", moves=[], action=legal[0])) == {"reason": None}
        assert (await asked(place, "/why", action="end"))["reason"]["key"] == "expeditions-no-mark-first"
        preview = await asked(place, "/preview", moves=[], actions=[legal[0]])
        done = await asked(place, moves=[{"seat": seat, "action": legal[0]}])
        assert preview == {"events": done["events"], "state": done["state"], "hidden": False}
        assert await asked(place, "/outlook", moves=[]) is None

    play(scenario)


def test_what_is_not_legal_is_refused(play: Play) -> None:
    async def scenario(place: Place) -> None:
        path = f"/api/games/{GAME}/lessons/first"
        for moves, code in (
            ([{"seat": 0, "action": "nonsense"}], "expeditions-unknown-move"),
            ([{"seat": 7, "action": "end"}], "seat-unknown"),
        ):
            refused(await place.ask("POST", path, {"moves": moves}), 422, code)
            refused(await place.ask("POST", f"{path}/outlook", {"moves": moves}), 422, code)
        for body in ({"moves": [{"seat": 0}]}, {"moves": [{"seat": 0, "action": "end"}] * 201}, {"moves": 3}):
            assert (await place.ask("POST", path, body)).status_code == 400

    play(scenario)


def test_every_lesson_can_be_practised(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_place(tmp_path / "server") as place:
            for game in vg.games():
                for lesson in (await place.ask("GET", f"/api/games/{game}/lessons")).json():
                    answer = await place.ask("POST", f"/api/games/{game}/lessons/{lesson['id']}", {"moves": []})
                    assert answer.json()["state"]["seat"] == lesson["seat"], answer.text

    asyncio.run(work())
