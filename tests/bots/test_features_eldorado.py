"""The numbers for a learned value: they say what the position says, in every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import voyageur as vg
from tests.rules.eldorado.board import play, table
from voyageur.games.eldorado.course import course_of
from voyageur.games.eldorado.features import FEATURES, NAMES, arrival, features, hope
from voyageur.games.eldorado.material import MOST_COST, SYMBOLS, TERRAINS
from voyageur.games.eldorado.outlook import Reach, outlook
from voyageur.games.eldorado.ways import LOST, RUBBLE_KIND, TASTES, WAY_KINDS, Ways, ways

LARGEST = 6.0


def numbers(position: vg.Position, seat: int = 0) -> dict[str, float]:
    """What is said of a position, by name; zeros are left out."""
    out = np.zeros(FEATURES, np.float32)
    features(position._state[0], position._table[0], seat, out)
    return {NAMES[place]: float(out[place]) for place in np.flatnonzero(out)}


def moments(game: vg.Game, bot: str, most: int, **options: Any) -> Iterator[vg.Position]:
    player, position = vg.bot(bot, seed=3), game.start(seed=3, **options)
    for _ in range(most):
        yield position
        if position.over:
            return
        position = position.play(player.choose(position))


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == FEATURES


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("options", [{"players": 2, "caves": True}, {"players": 4, "course": "swamplands"}])
def test_every_number_is_of_the_size_of_1(eldorado: vg.Game, bot: str, options: dict[str, Any]) -> None:
    for position in moments(eldorado, bot, 150, **options):
        for seat in range(position.players):
            for name, value in numbers(position, seat).items():
                assert abs(value) <= LARGEST, name


def test_looking_changes_nothing(eldorado: vg.Game) -> None:
    position = table(eldorado, "scout", "explorer")
    before = position._state.tobytes(), position._table.tobytes()
    numbers(position)
    assert (position._state.tobytes(), position._table.tobytes()) == before


# ---- whether anybody will arrive --------------------------------------------------------------------------------


def hope_in(position: vg.Position) -> float:
    return float(hope(position._state[0], position._table[0]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_loses_hope_while_a_game_is_no_longer_than_others(eldorado: vg.Game, players: int) -> None:
    assert hope_in(eldorado.start(players=players, seed=1)) == 1.0
    assert hope_in(table(eldorado, players=players, round=15)) == 1.0


def test_hope_dwindles_with_the_rounds_and_grows_with_every_step(eldorado: vg.Game) -> None:
    late, later = (table(eldorado, "scout", round=number) for number in (20, 30))
    assert 0.0 < hope_in(later) < hope_in(late) < 1.0
    onward = [action for action in late.legal() if action.to_dict()["kind"] == "move"]
    assert max(hope_in(late.play(action)) for action in onward) > hope_in(late)


def test_two_pawns_have_more_time(eldorado: vg.Game) -> None:
    assert hope_in(table(eldorado, players=2, round=20)) == 1.0


def test_a_seat_arrives_after_the_rounds_it_needs_and_now_if_it_is_there(eldorado: vg.Game) -> None:
    *_, last = moments(eldorado, "greedy", 2_000, players=3)
    state, now = last._state[0], int(last._state[0]["round_number"])
    there = state["arrived"][: last.players] > 0
    assert there.any()
    for seat in range(last.players):
        assert arrival(state, last._table[0], seat, 4.5) == (now if there[seat] else now + 4.5)


# ---- the turn ---------------------------------------------------------------------------------------------------


def test_one_seat_is_to_act_and_the_others_wait(eldorado: vg.Game) -> None:
    position = eldorado.start(players=3, seed=1, first_player=2)
    assert [numbers(position, seat).get("to act", 0) for seat in range(3)] == [0, 0, 1]
    assert "waits: 1" in numbers(position, 0)
    assert "waits: 2" in numbers(position, 1)


def test_a_hand_is_played_by_one_seat_and_held_by_the_others(eldorado: vg.Game) -> None:
    position = table(eldorado, "scout", hands=[{"scout": 1}, {"sailor": 1}, None])
    assert "playing: scout" in numbers(position, 0)
    assert "holding: sailor" in numbers(position, 1)


def test_what_is_being_bought_counts_as_owned(eldorado: vg.Game) -> None:
    position = table(eldorado, "traveler", "traveler", "traveler")
    before, buying = numbers(position), numbers(play(position, "buy photographer"))
    assert "may buy" in before
    assert "owned: photographer" not in before
    assert {"doing: buying", "wanted: photographer", "owned: photographer", "owed coins"} <= buying.keys()
    assert "may move" not in buying
    bought = numbers(play(position, "buy photographer", "pay traveler", "pay traveler"))
    assert "may buy" not in bought
    assert bought["owned: photographer"] == buying["owned: photographer"]


def test_what_is_left_of_a_card_is_seen(eldorado: vg.Game) -> None:
    position = table(eldorado, "pioneer")
    half = next(after for after in map(position.play, position.legal()) if after.view(0).pending is not None)
    assert {"doing: path", "running: machete"} <= numbers(half).keys()


def test_barriers_decide_who_would_win(eldorado: vg.Game) -> None:
    home = [["el-dorado"], None, None]
    position = table(eldorado, "sailor", taken=[[3], [1, 2], None], pawns=home, turn=1)
    assert {"arrived", "ending"} <= numbers(position, 0).keys()
    assert {"last turn", "beats arrived", "beats all"} <= numbers(position, 1).keys()
    assert "last turn" in numbers(position, 2)
    assert "beats arrived" not in numbers(position, 2)


# ---- pawns and hands --------------------------------------------------------------------------------------------


def test_the_right_card_arrives_and_the_wrong_one_does_not(eldorado: vg.Game) -> None:
    assert numbers(table(eldorado, "sailor", at="24,-3"))["far pawn, arrives: now"] == 1
    assert "far pawn, arrives: now" not in numbers(table(eldorado, "explorer", at="24,-3"))
    assert numbers(table(eldorado, "sailor", at="24,-3", turn=1))["far pawn, arrives: next"] == 1


def test_the_pawn_with_the_longer_way_comes_first(eldorado: vg.Game) -> None:
    for at in (["24,-3", "0,0"], ["0,0", "24,-3"]):
        found = numbers(table(eldorado, "sailor", at=at, players=2))
        assert found["near pawn, arrives: now"] == 1
        assert found["far pawn, length"] > found["near pawn, length"]
    assert numbers(table(eldorado, "sailor", at=["el-dorado", "0,0"], players=2))["near pawn, home"] == 1


def test_a_stronger_deck_has_less_to_go(eldorado: vg.Game) -> None:
    weak = numbers(table(eldorado, "explorer", deck=["explorer"] * 2))
    strong = numbers(table(eldorado, "explorer", deck=["adventurer"] * 2))
    assert strong["to go"] < weak["to go"]
    assert strong["price: river 2"] < weak["price: river 2"]


def test_an_open_barrier_is_not_ahead(eldorado: vg.Game) -> None:
    standing = numbers(table(eldorado, "explorer"))
    opened = numbers(table(eldorado, "explorer", taken=[None, [1], None]))
    assert {"far pawn, ahead: barrier 1", "far pawn, next: barrier 1"} <= standing.keys()
    assert "far pawn, free" in opened
    assert "far pawn, ahead: barrier 1" not in opened
    assert "far pawn, ahead: barrier 2" in opened


# ---- the ways of a course ---------------------------------------------------------------------------------------

COURSES = ("first", "witchs_cauldron")


@pytest.fixture(params=COURSES)
def found(request: pytest.FixtureRequest) -> tuple[Any, Ways]:
    """A course and its ways."""
    course = course_of(request.param)
    return course, ways(course)


def test_each_way_goes_on_over_one_hex(found: tuple[Any, Ways]) -> None:
    course, its = found
    for here, cell in enumerate(course.hexes):
        if cell.terrain == "mountain" or cell.finish or course.distance[here] < 0:
            continue
        for taste in range(len(TASTES)):
            asked = its.asked[:, :, taste]
            near = enterable(course, here)
            assert any((asked[there] + asks(course.hexes[there]) == asked[here]).all() for there in near)


def enterable(course: Any, here: int) -> list[int]:
    return [there for there in course.neighbours[here].tolist() if there >= 0 and course.hexes[there].enterable]


def asks(cell: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """What a hex asks for."""
    asked = np.zeros(WAY_KINDS, np.uint8)
    terrain = TERRAINS.index(cell.terrain)
    if terrain < len(SYMBOLS):
        asked[terrain * MOST_COST + cell.cost - 1] = 1
    else:
        asked[RUBBLE_KIND + terrain - len(SYMBOLS)] = cell.cost
    return asked


def test_no_taste_finds_a_way_with_less_terrain_than_the_cheapest(found: tuple[Any, Ways]) -> None:
    course, its = found
    costs = np.array([*list(range(1, MOST_COST + 1)) * len(SYMBOLS), 1, 1])
    spent = np.tensordot(its.asked, costs, axes=([1], [0]))
    reachable = course.distance >= 0
    assert (spent[reachable] >= course.distance[reachable, None]).all()
    assert (spent[reachable, 0] <= course.distance[reachable] + MOST_COST).all()
    assert not (its.asked[reachable] == LOST).any()


def test_a_barrier_place_lies_between_its_two_sections(found: tuple[Any, Ways]) -> None:
    course, its = found
    for here, way in np.argwhere(course.crossing >= 0):
        there = course.neighbours[here, way]
        place = course.crossing[here, way]
        assert sorted((its.section[here], its.section[there])) == [place, place + 1]


@pytest.mark.parametrize(("card", "symbol", "power"), [("pioneer", 0, 5), ("journalist", 1, 3), ("captain", 2, 3)])
def test_a_card_reaches_as_far_as_the_rules_let_it(eldorado: vg.Game, card: str, symbol: int, power: int) -> None:
    course = course_of("first")
    its, moved = ways(course), 0
    for here, cell in enumerate(course.hexes):
        if not cell.enterable or cell.finish:
            continue
        position = table(eldorado, card, at=f"{cell.q},{cell.r}")
        reached = [reach for reach in outlook(position, 0).reach if is_walk(reach, card)]
        ends = [course.number[place_of(reach.hex)] for reach in reached if reach.hex != "el-dorado"]
        nearest = min(float(its.length[end]) for end in (here, *ends))
        if any(reach.hex == "el-dorado" for reach in reached):
            nearest = 0.0
        assert its.length[its.reach[here, 0, symbol, power - 1]] == pytest.approx(nearest)
        moved += nearest < its.length[here]
    assert moved > 0


def is_walk(reach: Reach, card: str) -> bool:
    """Whether it is made with the card alone, and no barrier is opened on the way."""
    return reach.tool == card and len(reach.path) == len(reach.actions)


def place_of(said: str) -> tuple[int, int]:
    q, r = said.split(",")
    return int(q), int(r)
