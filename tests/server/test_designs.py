"""Boards that people design: those that come with a game, what is said of one's own, and invented ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.server.inside import ME, Place, bot, open_place
from voyageur.core.text import LANGUAGES, Sentence

SOON = 1.0
"""Seconds within which whatever cannot be a board is refused."""
Scenario = Callable[[Place], Awaitable[None]]
Play = Callable[[Scenario], None]
DESIGNS = "/api/games/eldorado/designs"
NO_BOARDS: list[Any] = [
    "nowhere",
    "",
    "random-99999999999",
    {},
    {"boards": [], "finish": {}},
    {"boards": [{"board": "B"}] * 1000, "finish": None},
    {"boards": [[]] * 9, "finish": [], "name": {"en": 1}, "barriers": "x" * 5000},
    {f"key{number}": None for number in range(2000)},
    {"boards": [{"board": "B", "rotation": 0, "q": 10**15, "r": -(10**15)}] * 9, "finish": {"plate": {}}},
    {"boards": [{"board": "B", "rotation": 0, "q": 0, "r": 0}] * 9, "finish": {"plate": "finish_river"}},
    {"boards": {"boards": {"boards": {}}}, "finish": True, "name": "\u0000" * 80},
]
UNREADABLE = [
    '{"design": 7}',
    '{"design": [1]}',
    "{}",
    "[" * 60_000,
    '{"design":' * 6000,
    f'{{"design": "{"x" * 99}"}}',
]


@pytest.fixture
def play(tmp_path: Path, sqlite_url: str) -> Play:
    """Runs a scenario at a new server."""

    def run(scenario: Scenario) -> None:
        async def work() -> None:
            async with open_place(tmp_path / "server", sqlite_url) as place:
                await scenario(place)

        asyncio.run(work())

    return run


async def looked_at(place: Place, design: Any) -> dict[str, Any]:
    answer = await place.ask("POST", f"{DESIGNS}/check", {"design": design})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_boards_of_a_game_are_listed_with_what_is_needed_to_draw_and_choose_them(play: Play) -> None:
    async def scenario(place: Place) -> None:
        listed = (await place.ask("GET", DESIGNS)).json()
        assert [design["id"] for design in listed] == list(vg.game("eldorado").options[0].choices)
        first = listed[0]
        assert first["name"].keys() == set(LANGUAGES)
        assert first["facts"]["difficulty"] == "introductory"
        assert first["facts"]["cost"] == [34, 35]
        plan = first["plan"]
        assert [piece["board"] for piece in plan["pieces"]] == ["B", "C", "N", "I", "K", "finish_river"]
        assert {cell["start"] for cell in plan["hexes"]} == {None, 1, 2, 3, 4}
        assert sum(cell["finish"] for cell in plan["hexes"]) == 3
        assert sum(cell["cave"] for cell in plan["hexes"]) == first["facts"]["caves"]
        assert [junction["between"] for junction in plan["junctions"]] == [
            ["B", "C"],
            ["C", "N"],
            ["N", "I"],
            ["I", "K"],
        ]
        places = {(cell["q"], cell["r"]) for cell in plan["hexes"]}
        for junction in plan["junctions"]:
            assert all({(q, r), (s, t)} <= places for q, r, s, t in junction["edges"])

    play(scenario)


def test_a_board_of_ones_own_is_drawn_judged_and_brought_into_its_normal_form(play: Play) -> None:
    async def scenario(place: Place) -> None:
        document = vg.game("eldorado").designs.document("home_stretch")  # type: ignore[union-attr]
        numbers = {"barriers": [{"number": 4, "between": ["J", "B"]}, {"between": ["J", "Q"], "number": 2}]}
        numbers["barriers"] += [{"between": ["K", "M"], "number": 6}, {"between": ["M", "C"], "number": 1}]
        answer = await looked_at(place, document | numbers)
        assert answer["problems"] == []
        assert answer["document"]["barriers"][0] == {"between": ["B", "J"], "number": 4}
        barriers = [(junction["barrier"], junction["number"]) for junction in answer["plan"]["junctions"]]
        assert barriers == [(True, 4), (True, 2), (False, None), (True, 6), (True, 1)]
        assert answer["facts"]["difficulty"] is None

    play(scenario)


def test_everything_that_is_wrong_is_said_at_once_and_in_sentences(play: Play) -> None:
    async def scenario(place: Place) -> None:
        document = vg.game("eldorado").designs.document("serpentine")  # type: ignore[union-attr]
        document["boards"][2]["q"] += 1
        answer = await looked_at(place, document)
        keys = [problem["key"] for problem in answer["problems"]]
        assert keys == ["eldorado-course-apart", "eldorado-course-apart", "eldorado-course-touch"]
        assert answer["problems"][0]["args"] | {"first": "C", "second": "E"} == answer["problems"][0]["args"]
        assert answer["document"] is answer["plan"] is answer["facts"] is None
        for problem in answer["problems"]:
            assert len({Sentence(problem["key"], problem["args"]).say(language) for language in LANGUAGES}) == 2

    play(scenario)


def test_whatever_is_no_board_is_answered_in_words_and_at_once(play: Play) -> None:
    async def scenario(place: Place) -> None:
        await looked_at(place, "first")
        for design in NO_BOARDS:
            began = time.perf_counter()
            answer = await looked_at(place, design)
            assert time.perf_counter() - began < SOON
            assert answer["problems"]
            for problem in answer["problems"]:
                assert all(Sentence(problem["key"], problem["args"]).say(language) for language in LANGUAGES)

    play(scenario)


def test_what_cannot_be_read_is_refused(play: Play) -> None:
    async def scenario(place: Place) -> None:
        for body in UNREADABLE:
            answer = await place.client.post(
                f"{place.address}{DESIGNS}/check", content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code in (400, 413, 422), answer.text
            assert answer.json()["reason"]

    play(scenario)


def test_boards_are_invented_by_seed_or_by_chance_and_can_be_played_on(play: Play) -> None:
    async def scenario(place: Place) -> None:
        seventeen, again, other = [
            (await place.ask("POST", f"{DESIGNS}/invent", body)).json() for body in ({"seed": 17}, {"seed": 17}, {})
        ]
        assert seventeen == again
        assert seventeen["document"] != other["document"]
        assert seventeen["document"] == (await looked_at(place, "random-17"))["document"]
        assert seventeen["problems"] == other["problems"] == []
        ida = await place.guest()
        table = await ida.lay(
            "eldorado", players=2, seats=[ME, bot("random")], options={"course": other["document"], "round_cap": 1}
        )
        assert table["options"]["course"] == other["document"]
        refused = await place.ask("POST", f"{DESIGNS}/invent", {"seed": 2**31})
        assert refused.status_code == 400

    play(scenario)


def test_a_game_whose_board_is_always_the_same_has_none(play: Play) -> None:
    async def scenario(place: Place) -> None:
        for method, path in (("GET", ""), ("POST", "/check"), ("POST", "/invent")):
            answer = await place.ask(method, f"/api/games/expeditions/designs{path}", {"design": "first"})
            assert (answer.status_code, answer.json()["code"]) == (404, "server-no-designs")
        assert (await place.ask("GET", "/api/games/chess/designs")).status_code == 404

    play(scenario)
