"""The analyst: what it says of a game adds up, is fair to who moved, and does not depend on who works at it."""

from dataclasses import replace
from math import isclose

import msgspec
import pytest

import voyageur as vg
from voyageur.bots.analyst import EFFORTS, Analysis, Decision, Stopped, analyse, decisions, judge
from voyageur.bots.search import look_ahead

SIMULATIONS = 40
"""Enough to tell moves apart, and quick."""
TABLES = {"expeditions": (3, {"round_cap": 3}), "eldorado": (3, {"round_cap": 2}), "fivex": (3, {})}
"""Players and options of short games."""
SURE = 3.0
"""Standard errors that a sum stays within, nearly always."""


def played(name: str, most: int = 1_000, seed: int = 4, bots: tuple[str, ...] = ("greedy",)) -> vg.GameRecord:
    """The record of a short game between bots, up to so many moves."""
    players, options = TABLES[name]
    position = vg.game(name).start(players=players, seed=seed, **options)
    minds = [vg.bot(bots[seat % len(bots)], seed=seat) for seat in range(players)]
    while not position.over and position.ply < most:
        seat = position.actors[-1]
        position = position.play(minds[seat].choose(position, seat), seat)
    return position.record(tuple(bots[seat % len(bots)] for seat in range(players)))


@pytest.fixture(scope="module", params=TABLES)
def found(request: pytest.FixtureRequest) -> Analysis:
    """The analysis of a short game, of each game there is."""
    return analyse(played(request.param, bots=("greedy", "random")), simulations=SIMULATIONS)


def test_every_game_is_covered() -> None:
    assert list(TABLES) == vg.games()


def test_mistakes_gifts_luck_and_noise_add_up(found: Analysis) -> None:
    for report in found.reports:
        explained = -report.loss + report.gifts + report.luck
        change = found.result[report.seat] - found.start[report.seat]
        assert isclose(explained + found.unexplained(report.seat), change, abs_tol=1e-9)
        assert isclose(report.adjusted + report.luck, report.result, abs_tol=1e-9)


def test_what_is_unexplained_is_within_the_sampling_error(found: Analysis) -> None:
    for seat in range(found.players):
        assert abs(found.unexplained(seat)) <= SURE * found.error[seat]


def test_chances_add_up_to_those_of_the_moment(found: Analysis) -> None:
    assert [step.ply for step in found.steps] == list(range(1, len(found.steps) + 1))
    for step in found.steps:
        assert all(0.0 <= chance <= 1.0 for chance in step.chances)
        assert sum(step.chances) <= 1.0 + 1e-6


def test_losses_are_never_negative_and_forced_moves_lose_nothing(found: Analysis) -> None:
    for step in found.steps:
        assert step.loss >= 0.0
        assert step.loss in (0.0, step.behind)
        assert (step.loss > 0.0) == (step.best.action != step.chosen.action)
        assert step.chosen.action == step.action
        if step.forced:
            assert step.loss == step.behind == step.stake == 0.0
    assert any(step.forced for step in found.steps) or found.game == "fivex"


def test_luck_is_only_where_something_came_to_light(found: Analysis) -> None:
    for step in found.steps:
        assert step.drawn or not any(step.luck)
        assert not (step.drawn and any(step.noise))
    for one, next_one in zip(found.steps, found.steps[1:], strict=False):
        if one.seat != next_one.seat and found.game != "fivex":
            assert one.drawn


def test_a_report_names_the_most_costly_moves(found: Analysis) -> None:
    for report in found.reports:
        own = sorted((step.loss for step in found.steps if step.seat == report.seat and step.loss), reverse=True)
        assert [found.steps[ply - 1].loss for ply in report.costly] == own[:3]
        assert {found.steps[ply - 1].seat for ply in report.costly} <= {report.seat}
        assert 0.0 <= report.accuracy <= 100.0


def test_who_plays_at_random_is_less_accurate(expeditions: vg.Game) -> None:
    record = played("expeditions", bots=("random", "greedy", "greedy"))
    at_random, *greedy = analyse(record, simulations=SIMULATIONS).reports
    assert at_random.accuracy < min(report.accuracy for report in greedy) - 10.0


def test_the_last_chances_are_the_true_result(found: Analysis) -> None:
    *_, end = vg.game(found.game).replay(played(found.game, bots=("greedy", "random")))
    assert found.finished
    assert found.result == end.shares


def test_an_analysis_is_json_and_reads_back(found: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


# ---- sealed choices -------------------------------------------------------------------------------------------------


def test_a_sealed_choice_is_no_luck_until_all_are_open() -> None:
    found = analyse(played("fivex", most=9), simulations=SIMULATIONS)
    cards = [step for step in found.steps if step.action.startswith("play ")][:3]
    assert [step.drawn for step in cards] == [False, False, True]
    assert not any(any(step.luck) or any(step.noise) for step in cards[:2])


def test_a_choice_that_was_withdrawn_is_not_held_against_its_seat() -> None:
    position = vg.game("fivex").start(players=3, seed=3)
    for seat, card in ((0, "extension"), (1, "excavation"), (0, "exploitation"), (2, "exploration")):
        position = position.play(f"play {card}", seat)
    positions = list(vg.game("fivex").replay(position.record()))
    first, _, again, last = decisions(positions)
    assert (first.withdrawn, again.withdrawn) == (True, False)
    assert again.position is positions[0]
    assert (again.opens, last.opens) == (False, True)
    found = analyse(position.record(), simulations=SIMULATIONS)
    assert found.steps[0].loss == 0.0
    assert not found.finished


# ---- fairness -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_a_move_is_judged_by_what_its_mover_knew(name: str) -> None:
    positions = list(vg.game(name).replay(played(name, most=12)))
    decision = decisions(positions)[-1]
    redealt = replace(decision, position=decision.position.determinize(decision.seat, seed=99))
    assert redealt.position != decision.position
    assert judge(redealt, SIMULATIONS, seed=5) == judge(decision, SIMULATIONS, seed=5)


def test_a_blunder_is_found_and_priced() -> None:
    """On the last turn of a game, a move that shares the victory instead of the one that wins."""
    game = vg.game("expeditions")
    laid = {"hands": [["tikal"], ["sahara"]], "tickets": [0, 0], "ending": True, "turn": 1}
    arrows = {"red": ["start>athens", "athens>timgad"]}
    position = game.position(players=2, arrows=arrows, options={"first_player": 0}, **laid)
    decision = Decision(1, 1, game.action("blue: start>athens"), position, sealed=False, opens=False)
    verdict = judge(decision, 200, seed=1)
    assert verdict.best.chances[1] == 1.0
    assert verdict.chosen.chances == position.play("blue: start>athens", 1).play("end", 1).shares
    assert verdict.behind == verdict.best.chances[1] - verdict.chosen.chances[1] > 0.4
    good = replace(decision, action=game.action("red: timgad>sahara"))
    assert judge(good, 200, seed=1).best == judge(good, 200, seed=1).chosen


# ---- the work -------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_analysis_whoever_works_at_it() -> None:
    record = played("expeditions", most=20)
    alone = analyse(record, simulations=20, seed=7, workers=1)
    assert analyse(record, simulations=20, seed=7, workers=3) == alone
    assert analyse(record, simulations=20, seed=8, workers=3).steps != alone.steps


def test_progress_is_told_and_work_stops_when_asked() -> None:
    record, told = played("expeditions", most=10), list[tuple[int, int]]()
    analyse(record, simulations=10, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 11) for done in range(1, 12)]
    told.clear()
    with pytest.raises(Stopped):
        analyse(
            record,
            simulations=10,
            workers=1,
            progress=lambda done, total: told.append((done, total)),
            stop=lambda: len(told) >= 3,
        )
    assert 3 <= len(told) < 11


def test_a_game_that_is_not_over_ends_with_what_can_be_expected() -> None:
    record = played("expeditions", most=10)
    found = analyse(record, simulations=30)
    assert not found.finished
    assert isclose(sum(found.result), 1.0, abs_tol=1e-6)
    nothing = analyse(played("expeditions", most=0), simulations=30)
    assert nothing.steps == ()
    assert nothing.start == nothing.result


def test_efforts_take_as_many_simulations_as_the_game_allows() -> None:
    quick, deep = EFFORTS["quick"], EFFORTS["deep"]
    assert quick.at(1) == quick.most
    assert quick.at(10**9) == quick.fewest
    assert deep.at(300) > 5 * quick.at(300)


def test_the_second_look_does_not_share_the_luck_of_the_first() -> None:
    """The best of many estimates is too high; the worth that is reported comes from another look."""
    position = vg.game("expeditions").start(players=3, seed=4)
    seat = position.actors[0]
    decision = decisions(list(vg.game("expeditions").replay(played("expeditions", most=1))))[0]
    verdict = judge(decision, SIMULATIONS, seed=2)
    first = look_ahead(position, seat, simulations=SIMULATIONS, seed=2)
    assert all(choice.chances != verdict.best.chances for choice in first.choices)
