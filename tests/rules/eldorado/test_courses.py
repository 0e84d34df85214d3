"""Courses: how pieces lie together, what is wrong with those that do not, random ones, and their pictures."""

import copy
import json
import math
import re
import time
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

import voyageur as vg
from voyageur.core import text
from voyageur.games.eldorado import invention, picture
from voyageur.games.eldorado.course import Course, course_of, document_of, normal
from voyageur.games.eldorado.difficulty import difficulty, sheets
from voyageur.games.eldorado.material import (
    BOARDS,
    CARD_NUMBERS,
    DIRECTIONS,
    FOLDER,
    HEXES,
    PRICE,
    ROUTES,
    STEPS,
    card_name,
)
from voyageur.games.eldorado.pieces import Piece, shared_edges, turned
from voyageur.games.eldorado.plan import assemble, problems

Document = dict[str, Any]

SHEET = Path(__file__).parents[3] / "docs" / "eldorado-courses.svg"
SEEDS = range(300)
EVERY_ROUTE = pytest.mark.parametrize("route", ROUTES, ids=lambda route: str(route["id"]))
EVERY_LANGUAGE = pytest.mark.parametrize("language", text.LANGUAGES)


@pytest.fixture(autouse=True)
def _sentences(eldorado: vg.Game) -> None:
    """The game brings its catalogue."""


def laid(route: dict[str, Any]) -> Course:
    """A course of the rulebook."""
    return course_of(route["id"])


def place(laid: Course, number: int) -> list[int]:
    """Where a hex is."""
    return [laid.hexes[number].q, laid.hexes[number].r]


# ---- the courses of the rulebook --------------------------------------------------------------------------------


@EVERY_ROUTE
def test_a_printed_course_has_no_problems(route: dict[str, Any]) -> None:
    assert problems({"boards": route["boards"], "finish": route["finish"]}) == []


@EVERY_ROUTE
def test_its_hexes_come_piece_by_piece_and_the_finish_plate_last(route: dict[str, Any]) -> None:
    hexes = laid(route).hexes
    assert len(hexes) == route["checks"]["hexes"] <= HEXES
    boards = [piece["board"] for piece in route["boards"]] + [route["finish"]["plate"]]
    assert list(dict.fromkeys(cell.board for cell in hexes)) == boards
    printed = [cell for board in boards for cell in BOARDS[board]["hexes"]]
    for cell, facts in zip(hexes, printed, strict=True):
        assert cell.terrain == facts.get("symbol", facts["terrain"])
        assert cell.cost == (facts["cost"] or 0)
        assert cell.start == facts.get("start", 0)
        assert cell.cave == facts.get("cave", False)
        assert cell.finish == (facts["terrain"] == "finish")
    assert {cell.terrain for cell in hexes if cell.finish} == {route["finish"]["plate"].removeprefix("finish_")}


@EVERY_ROUTE
def test_neighbours_are_the_hexes_one_step_away_and_come_both_ways(route: dict[str, Any]) -> None:
    course = laid(route)
    assert course.neighbours.shape == (len(course.hexes), len(DIRECTIONS))
    for here, cell in enumerate(course.hexes):
        assert course.number[cell.q, cell.r] == here
        for direction, (q, r) in enumerate(STEPS):
            there = course.neighbours[here, direction]
            assert there == course.number.get((cell.q + q, cell.r + r), -1)
            if there >= 0:
                assert course.neighbours[there, (direction + 3) % 6] == here


@EVERY_ROUTE
def test_pieces_that_follow_each_other_meet_at_the_printed_edges(route: dict[str, Any]) -> None:
    course = laid(route)
    assert len(course.junctions) == len(route["junctions"])
    for junction, printed in zip(course.junctions, route["junctions"], strict=True):
        assert (junction.first, junction.second) == (printed["from"], printed["to"])
        edges = [[place(course, here), place(course, there)] for here, there in junction.edges]
        assert sorted(edges) == sorted(printed["edges"])
        assert len(edges) == printed["hexPairs"]
        entered = [all(course.hexes[end].terrain != "mountain" for end in edge) for edge in junction.edges]
        assert sum(entered) == printed["passablePairs"]


@EVERY_ROUTE
def test_a_barrier_stands_at_every_junction_but_the_far_end_of_a_strip(route: dict[str, Any]) -> None:
    course = laid(route)
    assert [junction.barrier for junction in course.junctions] == [printed["barrier"] for printed in route["junctions"]]
    standing = [junction for junction in course.junctions if junction.barrier]
    assert [junction.place for junction in standing] == list(range(route["barrierCount"]))
    assert all(junction.place == -1 for junction in course.junctions if not junction.barrier)
    assert course.barriers is None


@EVERY_ROUTE
def test_a_barrier_is_crossed_at_all_edges_of_its_junction_and_nowhere_else(route: dict[str, Any]) -> None:
    course = laid(route)
    crossed = {edge: junction.place for junction in course.junctions for edge in junction.edges}
    for here in range(len(course.hexes)):
        for direction in range(6):
            there = int(course.neighbours[here, direction])
            expected = crossed.get((here, there), crossed.get((there, here), -1))
            assert course.crossing[here, direction] == expected


@EVERY_ROUTE
def test_only_pieces_that_follow_each_other_touch(route: dict[str, Any]) -> None:
    course = laid(route)
    boards = [piece["board"] for piece in route["boards"]] + [route["finish"]["plate"]]
    for here, cell in enumerate(course.hexes):
        for there in course.neighbours[here].tolist():
            if there >= 0:
                assert abs(boards.index(cell.board) - boards.index(course.hexes[there].board)) <= 1


@EVERY_ROUTE
def test_starts_caves_and_finish_are_where_they_are_printed(route: dict[str, Any]) -> None:
    course = laid(route)
    assert [course.hexes[start].start for start in course.starts] == [1, 2, 3, 4]
    assert len(course.caves) == route["caveCount"]
    assert all(course.hexes[cave].terrain == "mountain" for cave in course.caves)
    assert list(course.finish) == list(range(len(course.hexes) - 3, len(course.hexes)))
    last = [there for here in course.finish for there in course.neighbours[here].tolist() if there >= 0]
    assert sum(not course.hexes[there].finish for there in last) == route["checks"]["finishAdjacentPairs"]


@EVERY_ROUTE
def test_the_cheapest_and_the_shortest_ways_are_those_of_the_facts(route: dict[str, Any]) -> None:
    course = laid(route)
    measured = difficulty(course)
    costs = list(route["checks"]["cheapestCostFromStart"].values())
    assert [int(course.distance[start]) for start in course.starts] == costs
    assert [way.cost for way in measured.cheapest] == costs
    assert [way.steps for way in measured.shortest] == list(route["checks"]["shortestStepsFromStart"].values())
    for cheap, short in zip(measured.cheapest, measured.shortest, strict=True):
        assert cheap.cost <= short.cost
        assert cheap.steps >= short.steps


@EVERY_ROUTE
def test_el_dorado_can_be_reached_from_every_hex_one_can_stand_on(route: dict[str, Any]) -> None:
    course = laid(route)
    for cell, distance in zip(course.hexes, course.distance.tolist(), strict=True):
        assert (distance == -1) == (cell.terrain == "mountain")
        assert (distance == 0) == cell.finish


@EVERY_ROUTE
def test_the_distance_is_the_cheapest_next_hex_and_what_is_left_from_there(route: dict[str, Any]) -> None:
    course = laid(route)
    for here, cell in enumerate(course.hexes):
        if cell.terrain != "mountain" and not cell.finish:
            near = [there for there in course.neighbours[here].tolist() if there >= 0 and course.hexes[there].cost]
            best = min(course.hexes[there].cost + int(course.distance[there]) for there in near)
            assert course.distance[here] == best


NARROWEST = [3, 3, 2, 3, 2, 2, 3]
"""As the facts' notes give it, in the order of the courses."""


def test_the_fewest_pawns_that_close_a_course() -> None:
    assert [difficulty(laid(route)).narrowest for route in ROUTES] == NARROWEST


def closed_by(course: Course, *blocked: int) -> bool:
    """Whether nobody gets from any start to the finish past these hexes."""
    queue, seen = list(course.starts), {*course.starts, *blocked}
    for here in queue:
        for there in course.neighbours[here].tolist():
            if there >= 0 and there not in seen and course.hexes[there].cost:
                seen.add(there)
                queue.append(there)
    return seen.isdisjoint(course.finish)


def test_no_single_pawn_closes_home_stretch_but_two_can() -> None:
    course = course_of("home_stretch")
    inner = [here for here, cell in enumerate(course.hexes) if cell.cost and not cell.finish]
    assert not any(closed_by(course, here) for here in inner)
    assert any(closed_by(course, *pair) for pair in combinations(inner, 2) if course.hexes[pair[0]].board == "M")


def test_shares_of_terrain_add_up_to_the_hexes_one_can_enter() -> None:
    for route in ROUTES:
        measured = difficulty(laid(route))
        assert math.isclose(sum(measured.shares.values()), 1)
        assert measured.enterable == route["checks"]["enterableHexes"] - 4  # the facts count the starts too
        assert 0 < measured.zone <= measured.shares[measured.zone_terrain]
        assert measured.bends == len(measured.inside)


def test_a_course_can_lie_anywhere_and_any_way_round() -> None:
    route = document_of("serpentine")
    for turns in range(6):
        moved = copy.deepcopy(route)
        for piece in (*moved["boards"], moved["finish"]):
            q, r = turned((piece["q"], piece["r"]), turns)
            piece.update(q=q - 40, r=r + 17, rotation=(piece["rotation"] + turns) % 6)
        assert difficulty(assemble(moved)) == difficulty(course_of("serpentine"))


# ---- documents and the option -----------------------------------------------------------------------------------


@EVERY_ROUTE
def test_a_course_is_found_by_its_name_and_called_by_it(route: dict[str, Any]) -> None:
    assert normal(route["id"]) == route["id"]
    assert course_of(route["id"]).name == {"en": route["nameEn"], "fr": route["nameFr"]}
    assert document_of(route["id"])["boards"] == route["boards"]


def test_a_course_without_a_name_is_called_by_its_boards() -> None:
    document = document_of("first")
    del document["name"]
    assert assemble(document).name == {"en": "Course B C N I K", "fr": "Parcours B C N I K"}
    assert assemble({**document, "name": "Mine"}).name == {"en": "Mine", "fr": "Mine"}
    assert assemble({**document, "name": "L’île\u00a0!\u202f"}).name["fr"] == "L’île\u00a0!\u202f"


def test_the_normal_form_has_known_keys_in_a_fixed_order_and_stays_what_it_is() -> None:
    document = document_of("home_stretch")
    numbers = {("B", "J"): 6, ("J", "Q"): 1, ("K", "M"): 5, ("M", "C"): 2}
    barriers = [{"number": number, "between": [b, a]} for (a, b), number in reversed(numbers.items())]
    shuffled = {"barriers": barriers, **dict(reversed(document.items()))}
    shuffled["boards"] = tuple(dict(reversed(piece.items())) for piece in document["boards"])
    tidy = normal(shuffled)
    assert list(tidy) == ["name", "boards", "finish", "barriers"]
    assert [tuple(barrier["between"]) for barrier in tidy["barriers"]] == list(numbers)
    assert json.dumps(normal(tidy)) == json.dumps(tidy)
    assert assemble(shuffled) is assemble(tidy)
    assert assemble(tidy).barriers == (6, 1, 5, 2)


def test_barriers_that_are_left_out_stay_out() -> None:
    assert "barriers" not in normal(document_of("first"))
    assert assemble({**document_of("first"), "barriers": None}).barriers is None


def test_barriers_may_be_named_without_numbers() -> None:
    barriers = [{"between": list(pair)} for pair in ("BC", "CN", "NI", "IK")]
    document = normal({**document_of("first"), "barriers": barriers})
    assert document["barriers"] == barriers
    assert assemble(document).barriers is None


def test_two_documents_of_one_course_are_one_course() -> None:
    assert assemble(document_of("first")) is course_of("first")
    with pytest.raises(ValueError, match="read-only"):
        course_of("first").neighbours[0, 0] = 1


def test_a_game_is_played_on_a_document(eldorado: vg.Game) -> None:
    position = eldorado.start(seed=1, course=document_of("random-3"), round_cap=2)
    assert eldorado.position(position.to_dict()) == position
    assert json.loads(position.record().to_json())["options"]["course"] == document_of("random-3")


def test_the_example_of_the_documentation_can_be_played_on() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", (SHEET.parent / "courses.md").read_text(encoding="utf-8"), re.DOTALL)
    assert problems(json.loads(example)) == []
    assert assemble(json.loads(example)).barriers == (1, 4)


# ---- everything that can be wrong -------------------------------------------------------------------------------


def changed(**fields: Any) -> Document:
    """The first course with other fields."""
    return {**document_of("first"), **fields}


def moved(number: int, **fields: Any) -> Document:
    """The first course with a piece changed; -1 is the finish plate."""
    document = document_of("first")
    piece = document["finish"] if number < 0 else document["boards"][number]
    piece.update(fields)
    return document


def barriers(*given: Any, of: str = "first") -> Document:
    """A course with these barriers: two letters, and a number or none."""
    listed = [
        {"between": list(pair), **({"number": number} if number else {})}
        for pair, number in ((each if isinstance(each, tuple) else (each, None)) for each in given)
    ]
    return {**document_of(of), "barriers": listed}


def pieces(*letters: str) -> list[dict[str, Any]]:
    """Boards far apart, where only their order matters."""
    return [{"board": letter, "rotation": 0, "q": 20 * number, "r": 0} for number, letter in enumerate(letters)]


def hemmed_in() -> Document:
    """The starting hexes of A face the next board, and a mountain shuts the fourth of them in."""
    boards = [{"board": "A", "rotation": 0, "q": 0, "r": 0}, {"board": "E", "rotation": 3, "q": -4, "r": 7}]
    return {"boards": boards, "finish": {"plate": "finish_river", "rotation": 2, "q": -4, "r": 11}}


def crowded() -> Document:
    """A course that winds past its own finish plate."""
    return {**document_of("serpentine"), "finish": {"plate": "finish_river", "rotation": 3, "q": 15, "r": -2}}


ALL_BOARDS_AND_BOTH_STRIPS = pieces("A", "C", "E", "G", "O", "Q", "I", "K", "M")

PROBLEMS: list[tuple[str, Callable[[], Any], tuple[str, ...]]] = [
    ("form", lambda: None, ("course", "null")),
    ("form", lambda: [1], ("[…]",)),
    ("form", lambda: 7, ("7",)),
    ("form", lambda: changed(boards={}), ("boards", "{…}")),
    ("form", lambda: changed(boards=["B", "C"]), ('boards[0] cannot be "B"',)),
    ("form", lambda: changed(finish="finish_river"), ("finish",)),
    ("form", lambda: changed(barriers="BC"), ("barriers",)),
    ("form", lambda: changed(name=3), ("name",)),
    ("form", lambda: changed(name=" "), ("name",)),
    ("form", lambda: changed(name="x" * 81), ("name", "80")),
    ("form", lambda: changed(name={"en": "", "fr": "x"}), ("name.en",)),
    ("form", lambda: moved(1, rotation=6), ("boards[1].rotation", "6", "0 to 5")),
    ("form", lambda: moved(1, rotation=-1), ("boards[1].rotation",)),
    ("form", lambda: moved(1, rotation=2.0), ("boards[1].rotation",)),
    ("form", lambda: moved(1, rotation=True), ("boards[1].rotation", "true")),
    ("form", lambda: moved(2, q="11"), ("boards[2].q", '"11"')),
    ("form", lambda: moved(2, q=1001), ("boards[2].q", "1001")),
    ("form", lambda: moved(2, r=float("nan")), ("boards[2].r", "nan")),
    ("form", lambda: moved(-1, r=10**5000), ("finish.r",)),
    ("form", lambda: moved(-1, plate="finish_desert"), ("finish.plate", "finish_river")),
    ("form", lambda: barriers(("BC", 7)), ("barriers[0].number", "1 to 6")),
    ("name", lambda: changed(name="a\x00b"), ("name",)),
    ("name", lambda: changed(name={"en": "a", "fr": "\ud800"}), ("name.fr",)),
    ("key", lambda: changed(colour="red"), ('"colour"', "boards, finish, name, barriers")),
    ("key", lambda: moved(0, cave=True), ("boards[0]", '"cave"')),
    ("key", lambda: moved(-1, back=1), ("finish", '"back"')),
    ("key", lambda: changed(name={"en": "a", "fr": "b", "de": "c"}), ("name", '"de"')),
    ("lacks", lambda: {"finish": document_of("first")["finish"]}, ("boards",)),
    ("lacks", lambda: changed(finish={"plate": "finish_river"}), ("finish", "rotation")),
    ("lacks", lambda: changed(name={"en": "a"}), ("name", "fr")),
    ("lacks", lambda: changed(barriers=[{"number": 1}]), ("barriers[0]", "between")),
    (
        "length",
        lambda: changed(boards=document_of("first")["boards"][:1]),
        ("boards", "1 item", "at least 2 and at most 9"),
    ),
    ("length", lambda: changed(boards=[*document_of("first")["boards"]] * 2), ("boards", "10")),
    ("length", lambda: changed(barriers=[{"between": ["B"]}]), ("barriers[0].between",)),
    ("board", lambda: moved(2, board="Z"), ("boards[2]", '"Z"', "A, B, C")),
    ("board", lambda: moved(2, board=["N"]), ("boards[2]",)),
    ("board", lambda: moved(2, board="finish_river"), ("boards[2]",)),
    ("board", lambda: barriers("BZ"), ("barriers[0].between", '"Z"')),
    ("twice", lambda: moved(3, board="C"), ("Board C",)),
    ("back", lambda: moved(3, board="D"), ("Boards C and D",)),
    ("back", lambda: changed(boards=pieces("A", "C", "B")), ("Boards A and B",)),
    ("back", lambda: changed(boards=pieces("A", "O", "P", "C")), ("Boards O and P",)),
    ("start", lambda: changed(boards=document_of("first")["boards"][1:]), ("C", "A or B")),
    ("start-late", lambda: moved(2, board="A"), ("start board A",)),
    ("strip-last", lambda: changed(boards=[*document_of("first")["boards"], *pieces("O")]), ("strip O",)),
    ("too-many-barriers", lambda: changed(boards=ALL_BOARDS_AND_BOTH_STRIPS), ("7 barriers", "6")),
    ("overlap", lambda: moved(1, q=6), ("Boards B and C", "at 3,-3 (4 hexes in all)")),
    ("overlap", lambda: moved(4, q=0, r=-6), ("Boards B and K", "0,-3")),
    ("apart", lambda: moved(1, q=8), ("Boards B and C", "no edge", "7 edges or more")),
    ("apart", lambda: moved(4, q=21, r=-1), ("Boards I and K", "5 edges")),
    ("touch", lambda: moved(4, q=4, r=-7), ("Boards B and K", "do not follow each other")),
    ("notch", lambda: moved(-1, q=26), ("25,-3", "board K", "24,-3")),
    ("finish-overlap", lambda: moved(-1, q=24, r=-3), ("board K", "23,-3")),
    ("finish-touch", crowded, ("board E", "14,-3")),
    ("no-junction", lambda: barriers("BC", "CN", "NI", "IK", "BK"), ("B and K",)),
    ("no-junction", lambda: barriers("BC", "CN", "NI", "IK", "BB"), ("B and B",)),
    ("no-barrier", lambda: barriers("BJ", "JQ", "QK", "KM", "MC", of="home_stretch"), ("Q and K", "strip")),
    ("barrier-twice", lambda: barriers("BC", "CN", "NI", "IK", "CB"), ("C and B",)),
    ("barrier-missing", lambda: barriers("BC", "NI", "IK"), ("C and N",)),
    ("barrier-missing", lambda: barriers(), ("B and C",)),
    ("number-twice", lambda: barriers(("BC", 1), ("CN", 2), ("NI", 3), ("IK", 2)), ("Barrier 2",)),
    ("number-missing", lambda: barriers(("BC", 1), "CN", ("NI", 3), "IK"), ("C–N, I–K",)),
    ("closed", hemmed_in, ("start 4",)),
]


@pytest.mark.parametrize(
    ("key", "document", "words"), PROBLEMS, ids=[f"{n}-{key}" for n, (key, *_) in enumerate(PROBLEMS)]
)
def test_a_problem_is_found_and_said_in_both_languages(
    key: str, document: Callable[[], Any], words: tuple[str, ...]
) -> None:
    found = problems(document())
    (said, *_) = [problem for problem in found if problem.key == f"eldorado-course-{key}"]
    for part in words:
        assert part in said.reason("en")
    assert said.reason("fr") != said.reason("en")
    assert all(letter in said.reason("fr") for letter in re.findall(r"\b[A-R]\b(?! to)", " ".join(words[:1])))
    for refusing in (normal, assemble, course_of, document_of):
        with pytest.raises(vg.BadOption) as refused:
            refusing(document())
        assert refused.value.key == found[0].key


def test_every_sentence_about_a_problem_has_its_example() -> None:
    catalogue = (FOLDER / "locales" / "en.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^eldorado-course-(\S+) =", catalogue, re.MULTILINE))
    others = {key for key in said if key.startswith("table-")} | {"unnamed", "random", "unknown", "way"}
    assert said - others == {key for key, *_ in PROBLEMS}


def test_all_problems_are_said_at_once() -> None:
    document = moved(4, q=40, board="C")
    document["barriers"] = [{"between": ["B", "N"]}]
    keys = [problem.key.removeprefix("eldorado-course-") for problem in problems(document)]
    assert keys == ["twice", "apart", "notch", "no-junction", *["barrier-missing"] * 4]


@pytest.mark.parametrize(
    "option",
    ["", "First", "second", "random", "random-", "random--1", "random-01", "random-1.5", f"random-{2**31}", "random-٣"],
)
def test_what_names_no_course_is_refused_with_those_there_are(option: str) -> None:
    for refusing in (normal, course_of, document_of):
        with pytest.raises(vg.BadOption) as refused:
            refusing(option)
        assert f'"{option}"' in str(refused.value)
        assert "witchs_cauldron" in refused.value.reason("fr")


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def circular() -> list[Any]:
    """A list that holds itself."""
    found: list[Any] = []
    found.append(found)
    return found


def moved_plate(plate: Any) -> Document:
    """Boards with a finish plate that is none."""
    return {"boards": pieces("A", "C"), "finish": {"plate": plate, "rotation": 0, "q": 0, "r": 0}}


HOSTILE: list[Any] = [
    nested(100_000),
    circular(),
    {"boards": nested(100_000), "finish": circular()},
    {"boards": [nested(100_000)] * 3, "finish": {"plate": {}, "rotation": [], "q": None, "r": b"1"}},
    {"boards": [{"board": "B" * 10**6, "rotation": 10**4000, "q": math.inf, "r": -math.inf}] * 3, "finish": {}},
    {"boards": pieces("B") * 10_000, "finish": {}},
    {"boards": pieces("A", "C"), "finish": {}, "barriers": [{}] * 100_000},
    {f"key {number}": number for number in range(10_000)},
    {1: 2, None: 3, (): 4},
    {"boards": pieces("A", "C"), "finish": {**pieces("C")[0]}, "name": {"en": nested(100_000), "fr": object()}},
    object(),
    b"first",
    math.nan,
    10**5000,
    {"boards", "finish"},
    *(moved_plate(plate) for plate in (nested(100_000), circular(), 10**5000, b"finish_river", np.str_("x"))),
    *({"boards": pieces("A", "C"), "finish": {}, "name": {"en": name, "fr": name}} for name in (10**5000, np.str_(""))),
]


@pytest.mark.parametrize("document", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_document_is_refused_in_words_and_at_once(document: Any) -> None:
    began = time.perf_counter()
    found = problems(document)
    assert 0 < len(found) <= 60
    for problem in found:
        assert len(problem.reason("en")) < 2000
        assert problem.reason("fr")
    for refusing in (normal, assemble, course_of, document_of):
        with pytest.raises(vg.BadOption):
            refusing(document)
    assert time.perf_counter() - began < 5


def test_texts_of_numpy_are_texts() -> None:
    document = moved(0, board=np.str_("B"))
    document["finish"]["plate"] = np.str_(document["finish"]["plate"])
    document["name"] = {"en": np.str_("x"), "fr": np.str_("y")}
    assert problems(document) == []
    assert assemble(document).name == {"en": "x", "fr": "y"}
    assert json.loads(msgspec.json.encode(normal(document))) == normal(document)
    assert normal(changed(name=np.str_("x"))) == changed(name="x")
    assert type(normal(np.str_("first"))) is str


# ---- random courses ---------------------------------------------------------------------------------------------


def test_every_seed_gives_a_course_that_can_be_played_on() -> None:
    for seed in SEEDS:
        document = invention.invent(seed)
        assert problems(document) == []
        boards = [piece["board"] for piece in document["boards"]]
        assert boards[0] in ("A", "B")
        assert 4 <= len(boards) - 1 <= 6
        assert document["name"]["en"] == f"Random course {seed}"


def test_random_courses_follow_the_advice_to_designers() -> None:
    for seed in SEEDS[:60]:
        measured = difficulty(assemble(invention.invent(seed)))
        assert invention.flaws(measured) == []
        assert measured.narrowest >= 2
        assert measured.zone <= 0.3
        assert measured.shortcut > 0
        assert sum(measured.inside) >= 0


def test_a_course_must_be_playable_even_where_the_advice_cannot_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invention, "LARGEST_ZONE", 0.0)
    monkeypatch.setattr(invention, "TRIES", 3)
    assert problems(json.loads(invention._invented.__wrapped__(12345))) == []


def test_the_same_seed_gives_the_same_course_and_others_give_others() -> None:
    assert invention.invent(7) == invention.invent(7) == document_of("random-7")
    assert json.loads(invention._invented.__wrapped__(7)) == invention.invent(7)
    assert len({json.dumps(invention.invent(seed)["boards"]) for seed in SEEDS}) == len(SEEDS)


def test_a_seed_gives_this_very_course_on_every_machine() -> None:
    """When it is another one, `random-4` means another course: raise the game's version."""
    document = invention.invent(4)
    assert [tuple(piece.values()) for piece in document["boards"]] == [
        ("A", 5, 0, 0),
        ("P", 0, 3, -5),
        ("C", 5, 5, -10),
        ("J", 3, 1, -13),
        ("M", 0, -6, -9),
    ]
    assert document["finish"] == {"plate": "finish_river", "rotation": 2, "q": -6, "r": -5}


def test_random_courses_use_every_board_strip_and_plate() -> None:
    documents = [invention.invent(seed) for seed in SEEDS]
    used = {piece["board"] for document in documents for piece in document["boards"]}
    assert used | {document["finish"]["plate"] for document in documents} == set(BOARDS)


def test_pieces_of_random_courses_meet_as_those_of_the_printed_ones_do() -> None:
    for kinds, ways in invention.meetings().items():
        assert "finish" not in kinds
        samples = {kind: next(board for board in BOARDS if BOARDS[board]["kind"] == kind) for kind in kinds}
        for first_turn, second_turn, (q, r) in ways:
            first = Piece(samples[kinds[0]], max(first_turn, 0), 0, 0)
            second = Piece(samples[kinds[1]], max(second_turn, 0), q, r)
            assert not set(first.places) & set(second.places)
            assert len(shared_edges(first, second)) >= 7
    assert len(invention.meetings()["board", "board"]) == 12  # two on each side: all there are


def test_one_never_leaves_the_start_board_over_its_starting_hexes() -> None:
    for seed in SEEDS:
        laid = course_of(f"random-{seed}")
        assert not any(laid.hexes[here].start for here, _ in laid.junctions[0].edges)


@pytest.mark.parametrize("seed", [-1, 2**31, 1.5, "7", None, True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(vg.BadOption, match="is no seed"):
        invention.invent(seed)


# ---- in words ---------------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@EVERY_ROUTE
def test_what_there_is_to_know_of_a_course_is_told_in_tables(route: dict[str, Any], language: str) -> None:
    overview, form, ways, land = sheets(document_of(route["id"]), language)
    checks = route["checks"]
    cost, steps = min(checks["cheapestCostFromStart"].values()), min(checks["shortestStepsFromStart"].values())
    assert overview.rows == ((str(cost), str(steps), str(route["barrierCount"]), str(route["caveCount"])),)
    assert form.rows[0][0] == str(checks["hexes"])
    assert [row[0] for row in ways.rows] == ["1", "2", "3", "4"]
    assert len(land.rows) == 5
    for sheet in (overview, form, ways, land):
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)


# ---- pictures ---------------------------------------------------------------------------------------------------

SVG = "{http://www.w3.org/2000/svg}"


def titles(svg: str) -> list[str]:
    """What the hexes of a picture say they are."""
    root = ElementTree.fromstring(svg)
    found = [use.find(f"{SVG}title") for use in root.iter(f"{SVG}use")]
    return [title.text or "" for title in found if title is not None]


@EVERY_LANGUAGE
@EVERY_ROUTE
def test_the_picture_of_a_course_says_what_every_hex_is(route: dict[str, Any], language: str) -> None:
    course = laid(route)
    said = titles(picture.course_picture(course, language))
    assert said.pop(0) == "El Dorado"
    assert len(said) == len(course.hexes)
    for cell, title in zip(course.hexes, said, strict=True):
        words, _, where = title.partition(" · ")
        assert where == f"{cell.q},{cell.r}"
        terrain = text.say("eldorado-terrain", language, terrain=cell.terrain)
        if cell.cost and not cell.finish:
            assert words == f"{terrain}, {cell.cost}"
        else:
            assert terrain in words


def test_terrain_is_told_by_sign_and_pattern_and_not_by_colour_alone() -> None:
    svg = picture.course_picture(course_of("first"))
    for terrain in ("jungle", "village", "river", "rubble", "camp"):
        assert f'<pattern id="eld-{terrain}"' in svg
    for cost in range(1, 5):
        (hexagon,) = re.findall(rf'<g id="eld-village-{cost}">(.*?)<g id="eld-', svg)
        assert hexagon.count("<circle") == cost


def test_a_barrier_is_drawn_with_its_number_where_the_document_gives_it() -> None:
    plain = picture.course_picture(course_of("first"))
    numbered = picture.design_picture(barriers(("BC", 1), ("CN", 2), ("NI", 3), ("IK", 6)), "fr")
    assert "Barrière" not in plain
    said = re.findall(r"<title>(Barrière [^<]*)</title>", numbered)
    assert said == [
        "Barrière 1\u00a0: jungle, 1",
        "Barrière 2\u00a0: village, 1",
        "Barrière 3\u00a0: éboulis, 1",
        "Barrière 6\u00a0: éboulis, 2",
    ]


def test_a_name_is_not_taken_for_part_of_the_picture() -> None:
    svg = picture.design_picture(changed(name='<script>alert("&")</script>'), "en")
    assert "<script" not in svg
    assert ElementTree.fromstring(svg).attrib["aria-label"].startswith('<script>alert("&")')


@EVERY_LANGUAGE
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_of_a_table_shows_pawns_barriers_market_and_players(
    eldorado: vg.Game, players: int, language: str
) -> None:
    position, bot = eldorado.start(players=players, seed=5, caves=True), vg.bot("random", seed=5)
    for ply in range(200):
        if ply % 40 == 0:
            check_table(position, players, language)
        position = position.play(bot.choose(position))


def check_table(position: vg.Position, players: int, language: str) -> None:
    """The picture shows what the view holds."""
    view = position.view(0)
    svg = position.svg(0, language)
    said = {title.text or "" for title in ElementTree.fromstring(svg).iter(f"{SVG}title")}
    laid = course_of("first")
    assert len(titles(svg)) == len(laid.hexes) + 1
    standing = {barrier.number for barrier in view.barriers if barrier.owner is None}
    assert {int(words.split()[1].rstrip(":")) for words in said if words.startswith("Barri")} == standing
    for player in view.players:
        for number, pawn in enumerate(player.pawns, start=1):
            which = {"seat": player.seat, "pawn": number if players == 2 else 0, "hex": pawn}
            assert text.say("eldorado-picture-pawn", language, **which) in said
    for card, left in {**view.row, **view.above}.items():
        number = CARD_NUMBERS[card]
        pile = {"card": card_name(number), "price": int(PRICE[number]), "stock": left}
        assert text.say("eldorado-picture-pile", language, **pile) in said


def test_the_picture_shows_no_hand_but_the_viewers(eldorado: vg.Game) -> None:
    position = eldorado.start(players=4, seed=5)
    hand = re.compile("hand: ")
    assert len(hand.findall(position.svg(1))) == 1
    assert not hand.findall(position.svg())
    assert position.svg(1) == position.determinize(1, seed=9).svg(1)


@EVERY_LANGUAGE
def test_the_picture_of_a_finished_game_has_pawns_in_el_dorado_and_empty_slots(
    eldorado: vg.Game, language: str
) -> None:
    position, bot = eldorado.start(players=2, seed=3, course="winding_paths"), vg.bot("greedy", seed=1)
    while not position.over:
        position = position.play(bot.choose(position))
    svg = position.svg(None, language)
    at_home = sum(pawn == "el-dorado" for player in position.view().players for pawn in player.pawns)
    assert at_home >= 2
    arrived = {"en": ", in El Dorado</title>", "fr": ", à El Dorado</title>"}[language]
    assert svg.count(arrived) == at_home
    assert svg.count('stroke-dasharray="5 4"') == 6 - len(position.view().row)
    winner = {"en": f"seat {position.winners[0]} wins", "fr": f"la place {position.winners[0]} gagne"}[language]
    assert winner in svg


def test_pawns_that_share_a_hex_stand_side_by_side(eldorado: vg.Game) -> None:
    view = eldorado.start(players=2, seed=5).view()
    players = tuple(replace(player, pawns=("4,-2", "4,-2")) for player in view.players)
    svg = picture.picture(replace(view, players=players))
    at = re.findall(r'<g transform="translate\((\S+) (\S+)\)"><title>Pawn', svg)
    assert len(set(at)) == 4
    assert len({y for _, y in at}) == 1


def test_pictures_of_all_kinds_of_courses_are_well_formed() -> None:
    for seed in SEEDS[:12]:
        svg = picture.course_picture(course_of(f"random-{seed}"))
        left, top, width, height = map(float, ElementTree.fromstring(svg).attrib["viewBox"].split())
        assert left == top == 0
        assert 500 < width < 4000
        assert 500 < height < 4000


def test_the_compass_rose_gets_room_of_its_own_where_no_corner_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = picture._frame.__wrapped__(course_of("first"))
    monkeypatch.setattr(picture, "ROSE_ROOM", 10_000)
    larger = picture._frame.__wrapped__(course_of("first"))
    assert larger[:3] == usual[:3]
    assert larger[3] > usual[3]
    assert larger[4][1] > max(picture._at(cell.q, cell.r)[1] for cell in course_of("first").hexes) + 90


def test_the_sheet_of_all_courses_is_up_to_date() -> None:
    """To write it anew, run `.venv/bin/python -m tests.rules.eldorado.test_courses`."""
    svg = picture.contact_sheet()
    assert SHEET.read_text(encoding="utf-8") == svg
    ElementTree.fromstring(svg)
    for route in ROUTES:
        assert route["nameEn"] in svg


def test_the_order_of_pieces_is_the_order_of_the_junctions() -> None:
    for route in ROUTES:
        boards = [piece["board"] for piece in route["boards"]]
        assert [(junction.first, junction.second) for junction in laid(route).junctions] == list(pairwise(boards))


if __name__ == "__main__":
    vg.game("eldorado")
    SHEET.write_text(picture.contact_sheet(), encoding="utf-8")
