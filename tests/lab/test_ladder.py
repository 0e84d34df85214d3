"""The ladder: its matches, its tables, and the document that is committed."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import voyageur as vg
from voyageur.cli.ladder import read_goals, read_ladder
from voyageur.lab.ladder import LEVELS, Goal, Ladder, Match, Rung, block, marks, matches, put, sheets, verdict
from voyageur.lab.schedule import schedule
from voyageur.lab.tournament import Estimate, play

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", vg.games())
def test_every_level_meets_the_one_below_at_the_smallest_table_and_at_four(name: str) -> None:
    game = vg.game(name)
    found = {match.id: match for match in matches(game)}
    smallest = game.players[0]
    for lower, upper in pairwise(LEVELS):
        assert found[f"{upper}-{lower}-{smallest}"].players == smallest
        assert found[f"{upper}-{lower}-4"].line_ups == ((upper, lower, upper, lower),)
    assert found["master-alone-4"].line_ups == (("master", "greedy", "greedy", "greedy"),)
    assert {f"master-greedy-{smallest}", f"greedy-random-{smallest}"} <= found.keys()


def test_only_a_game_with_several_boards_has_a_table_of_rounds() -> None:
    lengths = [match for match in matches(vg.game("eldorado")) if match.kind == "rounds"]
    assert len(lengths) == 7 * 3 * 2
    assert not [match for match in matches(vg.game("fivex")) if match.kind == "rounds"]


def test_fewer_levels_have_fewer_matches() -> None:
    found = [match.id for match in matches(vg.game("expeditions"), ["random", "greedy"])]
    assert found == ["greedy-random-2", "greedy-random-4"]


def test_a_match_can_be_played_alone() -> None:
    match = next(match for match in matches(vg.game("fivex")) if match.id == "casual-novice-3")
    line = "voyageur tournament fivex --bots casual,novice,casual/novice,casual,novice --players 3 --games 400 --seed 0"
    assert match.command("fivex", 400, 0) == line
    course = next(match for match in matches(vg.game("eldorado")) if match.id == "greedy-serpentine-4")
    assert course.command("eldorado", 9, 1).endswith("--games 9 --seed 1 --option course=serpentine")


@pytest.mark.parametrize(
    ("value", "ends", "least", "most", "said"),
    [
        (0.6, (0.55, 0.65), 0.5, None, "holds"),
        (0.6, (0.45, 0.75), 0.5, None, "probably holds"),
        (0.45, (0.4, 0.55), 0.5, None, "probably does not hold"),
        (0.4, (0.35, 0.45), 0.5, None, "does not hold"),
        (18.0, (17.5, 18.5), None, 19.0, "holds"),
        (18.8, (18.5, 19.1), None, 19.0, "probably holds"),
        (19.8, (19.5, 20.1), None, 19.0, "does not hold"),
        (0.6, None, 0.5, None, "probably holds"),
    ],
)
def test_a_verdict_says_how_sure_it_is(
    value: float, ends: tuple[float, float] | None, least: float | None, most: float | None, said: str
) -> None:
    assert verdict(Estimate(value, ends), least, most, "en") == said


def rung(name: str, match: Match, games: int = 12) -> Rung:
    game = vg.game(name)
    return Rung(match, play(schedule(game, match.players, match.line_ups, 0, match.options), games))


def test_tables_show_wins_and_rounds_beside_the_goals_in_the_order_of_the_matches() -> None:
    game = vg.game("eldorado")
    chosen = {match.id: match for match in matches(game, ["random", "greedy"])}
    ladder = Ladder("eldorado")
    for match in ("greedy-first-3", "greedy-random-2", "greedy-first-2"):
        ladder = ladder.with_rung(rung("eldorado", chosen[match]))
    goals = {"greedy-random-2": Goal(least=0.98), "greedy-first-3": Goal(most=1.0)}
    wins, rounds = sheets(game, ladder, goals, "en")
    assert wins.rows[0][:4] == ("2", "greedy", "random", "12")
    assert wins.rows[0][6] == "at least 98.0%"
    assert sheets(game, ladder, {}, "en")[0].rows[0][6] == "more than 50.0%"
    assert rounds.columns == ("course", "greedy, 2 players", "greedy, 3 players")
    assert rounds.rows[0][2].endswith(": at most 1.0, does not hold")
    assert sheets(game, ladder, goals, "fr")[0].title == "Qui bat qui"
    again = ladder.with_rung(rung("eldorado", chosen["greedy-random-2"], games=2))
    assert [each.match.id for each in again.rungs] == [each.match.id for each in ladder.rungs]
    assert again.rungs[1].result.games == 2
    assert msgspec.json.decode(again.to_json(), type=Ladder) == again


def test_tables_take_their_place_and_leave_the_rest() -> None:
    document = "\n".join(["before", *marks("go"), "between", *marks("chess"), "after"])
    once = put(document, "go", "| one |")
    assert once.replace("\n| one |", "", 1) == document
    assert put(once, "go", "| one |") == once
    assert put(document, "shogi", "| one |") == document


@pytest.mark.parametrize("name", vg.games())
def test_the_document_has_the_tables_of_the_results(name: str) -> None:
    document = (DOCS / "ladder.md").read_text(encoding="utf-8")
    for mark in marks(name):
        assert document.count(mark) == 1
    game, path = vg.game(name), DOCS / "ladder" / f"{name}.json"
    if path.exists():
        assert put(document, name, block(game, read_ladder(path, game), read_goals(DOCS / "ladder", game))) == document


@pytest.mark.parametrize("name", vg.games())
def test_every_goal_is_of_a_match(name: str) -> None:
    game = vg.game(name)
    goals = read_goals(DOCS / "ladder", game)
    assert goals
    kinds = {match.id: match.kind for match in matches(game)}
    for match, goal in goals.items():
        assert (goal.most is not None) == (kinds[match] == "rounds")
        assert (goal.least is not None) == (kinds[match] != "rounds")
