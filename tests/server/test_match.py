"""A match, folded from its log: who may do what, what can be taken back, who is told, and how it ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

import voyageur as vg
from tests.server.matches import (
    LIVE,
    START,
    SUBSTITUTE,
    Chance,
    Step,
    begin,
    every_table,
    key,
    move,
    move_line,
    person,
    undo,
    viewers,
)
from voyageur.core.errors import BadRecord, IllegalMove, UnknownMove, VoyageurError
from voyageur.server.match import ABANDON, HOLD, MOVE, RESIGN, RETURN, UNDO, Entry, Match, fold
from voyageur.server.problems import Conflict, NotAllowed, Stale, problem

TABLES = list(every_table())


def moves_of(match: Match) -> list[tuple[int, str]]:
    """The moves that stand."""
    return [(seat, str(action)) for seat, action in match.position.moves]


def refused(error: type[VoyageurError], code: str, status: int, wish: Callable[[], Any]) -> None:
    """Check that a wish is refused for that reason, in both languages."""
    with pytest.raises(error) as caught:
        wish()
    assert type(caught.value) is error
    told = problem(caught.value, "fr")
    assert (told.code, told.status) == (code, status)
    assert told.reason != problem(caught.value, "en").reason


def sealed(match: Match, choices: dict[int, int]) -> Match:
    """The match after those seats have sealed a card, by its place among the legal ones."""
    for seat, choice in choices.items():
        match = move(match, seat, match.position.legal(seat)[choice])
    return match


def until_undo(match: Match, seed: int = 0, most: int = 400) -> Step:
    """The first random move that its person could take back."""
    for step in Chance(seed, mischief=0).steps(match, most):
        if step.entry.seat is not None and step.after.can_undo(step.entry.seat):
            return step
    raise AssertionError("nothing could ever be taken back")


# ---- moves ------------------------------------------------------------------------------------------------------


def test_a_move_is_judged_and_becomes_true_only_with_its_line() -> None:
    match = begin("expeditions", 2, seed=7)
    (seat,) = match.actors
    entry = move_line(match, seat, "mark altiplano", START + 5)
    assert entry == Entry(
        number=1, kind=MOVE, at=START + 5, seat=seat, action="mark altiplano", person_id=person(seat), key="key-000000"
    )
    after = match.after(entry)
    assert (match.number, match.plies, match.position.ply) == (0, {None: 0, 0: 0, 1: 0}, 0)
    assert (after.number, after.plies, after.at) == (1, {None: 1, 0: 1, 1: 1}, START + 5)
    assert moves_of(after) == [(seat, "mark altiplano")]


def test_a_move_may_be_written_or_formed_and_the_log_has_its_notation() -> None:
    match = begin("expeditions", 2, seed=7)
    form = match.setup.game.action("mark altiplano").to_dict()
    assert move_line(match, match.actors[0], form) == move_line(match, match.actors[0], "mark altiplano")


def test_times_in_the_log_never_go_back() -> None:
    match = begin("expeditions", 2, seed=7)
    match = move(match, match.actors[0], "mark altiplano", START + 500)
    seat = match.actors[0]
    assert move_line(match, seat, match.position.legal(seat)[0], START + 100).at == START + 500


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_only_awaited_seats_and_who_may_choose_again_can_move(name: str, players: int, options: dict[str, Any]) -> None:
    match = begin(name, players, seed=3, **options)
    for step in Chance(1, mischief=0.1).steps(match, most=40):
        for seat in range(players):
            legal = step.after.position.legal(seat)
            if legal and not step.after.bot_at(seat) and not step.after.over:
                assert moves_of(move(step.after, seat, legal[0]))[-1] == (seat, str(legal[0]))
                continue
            with pytest.raises((IllegalMove, Conflict)):
                move_line(step.after, seat, (legal or match.setup.game.actions)[0])


# ---- who is told ------------------------------------------------------------------------------------------------


def expected_audience(step: Step) -> set[int | None]:
    """Who is to be told of a line: who did it, whoever sees that something changed, and all if it is said in words."""
    everybody = viewers(step.before)
    if step.entry.kind not in (MOVE, UNDO) or step.after.action_of(step.entry).told:
        return set(everybody)
    changed = {each for each in everybody if step.before.position.view(each) != step.after.position.view(each)}
    return {step.entry.seat} | changed


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_line_is_told_to_whoever_notices_it_and_to_nobody_else(
    name: str, players: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        for step in Chance(seed).steps(begin(name, players, seed=seed, **options)):
            told = {each for each in viewers(step.before) if step.after.is_told(step.before, each)}
            assert told == expected_audience(step), step.entry
            grown = {each: step.after.plies[each] - step.before.plies[each] for each in viewers(step.before)}
            assert set(grown.values()) <= {0, 1}


def test_nobody_is_told_of_a_sealed_choice_until_all_are_open() -> None:
    match = sealed(begin("fivex", 4), {2: 0, 0: 1})
    assert match.plies == {None: 0, 0: 1, 1: 0, 2: 1, 3: 0}
    match = sealed(match, {2: 1, 3: 0})  # a second thought
    assert match.plies == {None: 0, 0: 1, 1: 0, 2: 2, 3: 1}
    match = sealed(undo(match, 3), {3: 0, 1: 1})
    assert match.plies == {None: 1, 0: 2, 1: 1, 2: 3, 3: 4}


def test_what_happens_beside_the_game_is_told_to_all() -> None:
    match = sealed(begin("fivex", 3), {2: 0})
    match = match.after(match.judge_hold(1, START + 1, "left"))
    assert match.plies == {None: 1, 0: 1, 1: 1, 2: 2}


# ---- undo -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_is_taken_back_and_done_again_leaves_no_trace(name: str, players: int, options: dict[str, Any]) -> None:
    undone = 0
    for step in Chance(players).steps(begin(name, players, seed=5, **options)):
        match = step.after
        for seat in range(players):
            if match.bot_at(seat) or not match.can_undo(seat):
                continue
            back, undone = undo(match, seat), undone + 1
            last = max(number for number, (who, _) in enumerate(match.position.moves) if who == seat)
            action = match.position.moves[last][1]
            assert moves_of(back) == moves_of(match)[:last] + moves_of(match)[last + 1 :]
            again = move(back, seat, action)
            assert again.position.state.tobytes() == match.position.state.tobytes()
            assert {step for step in again.trail if step[0] != seat} == {
                (who, number - (number > last)) for who, number in match.trail if who != seat
            }
            assert again.can_undo(seat)
    assert undone or options.get("changes") is False


def test_taking_back_takes_as_long_late_in_a_game_as_early(monkeypatch: pytest.MonkeyPatch) -> None:
    match = until_undo(begin("eldorado", 2, seed=2)).after
    monkeypatch.setattr(type(match.setup.game), "_begin", None)  # a game that began again would take ever longer
    assert len(moves_of(undo(match, match.trail[-1][0]))) == match.position.ply - 1


@pytest.mark.parametrize("name", ["expeditions", "eldorado"])
def test_several_moves_of_one_turn_are_taken_back_one_by_one(name: str) -> None:
    match = begin(name, 2, seed=2)
    chance = random.Random(4)
    path = [match]
    while len(match.trail) < 3:
        seat = match.actors[0]
        match = move(match, seat, chance.choice(match.position.legal(seat)))
        path = [*path, match] if match.trail and match.trail[0][0] == seat else [match]
    seat = match.trail[0][0]
    for earlier in reversed(path[:-1]):
        match = undo(match, seat)
        assert match.position == earlier.position
        assert moves_of(match) == moves_of(earlier)
    assert not match.can_undo(seat)
    refused(IllegalMove, "server-no-undo", 422, partial(undo, match, seat))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_nothing_is_taken_back_that_came_before_a_revelation_or_after_the_turn(
    name: str, players: int, options: dict[str, Any]
) -> None:
    revelations = 0
    for step in Chance(2).steps(begin(name, players, seed=9, **options)):
        moved = step.entry.kind == MOVE
        if moved and step.before.setup.game.reveals(step.before.position, step.after.position):
            revelations += 1
            assert not any(step.after.can_undo(seat) for seat in range(players))
        for seat in range(players):
            if step.after.can_undo(seat):
                assert step.after.position.legal(seat)
                others = set(step.after.actors) - {seat}
                assert not others or step.after.setup.game.space.concealed(last_action(step.after, seat).index) == ""
    assert revelations


def last_action(match: Match, seat: int) -> vg.Action:
    """The last move of a seat that stands."""
    return next(action for who, action in reversed(match.position.moves) if who == seat)


def test_a_sealed_choice_is_taken_back_whoever_sealed_before_and_after() -> None:
    start = begin("fivex", 5)
    for early, late in ({1: 0}, {2: 1}), ({1: 0, 3: 2}, {2: 1}), ({}, {1: 0, 2: 1}), ({1: 0}, {}):
        match = sealed(sealed(sealed(start, early), {0: 3}), late)
        back = undo(match, 0)
        assert back.position == sealed(sealed(start, early), late).position
        assert back.actors == tuple(sorted({0, *match.actors}))
        assert not back.can_undo(0)
        assert all(back.can_undo(seat) for seat in (early | late))
        assert all(back.plies[each] == match.plies[each] + (each == 0) for each in viewers(match))


def test_second_thoughts_are_taken_back_one_by_one() -> None:
    start = begin("fivex", 3)
    match = sealed(start, {0: 0, 1: 0})
    twice = sealed(match, {0: 2})
    assert undo(twice, 0).position == match.position
    assert undo(undo(twice, 0), 0).position == sealed(start, {1: 0}).position
    assert undo(undo(undo(twice, 0), 0), 1).position == start.position


def test_a_sealed_choice_that_may_not_be_changed_is_not_taken_back() -> None:
    match = sealed(begin("fivex", 3, changes=False), {0: 0})
    assert not match.can_undo(0)
    refused(IllegalMove, "server-no-undo", 422, partial(undo, match, 0))


def test_opened_choices_are_not_taken_back() -> None:
    match = sealed(begin("fivex", 3), {0: 1, 1: 1, 2: 1})
    assert match.trail == ()
    for seat in range(3):
        refused(IllegalMove, "server-no-undo", 422, partial(undo, match, seat))


def test_nobody_takes_back_what_another_did() -> None:
    step = until_undo(begin("eldorado", 3, seed=2))
    seat = step.entry.seat
    assert seat is not None
    for other in set(range(3)) - {seat}:
        refused(IllegalMove, "server-no-undo", 422, partial(undo, step.after, other))


def test_the_log_keeps_what_was_taken_back_and_the_record_does_not() -> None:
    step = until_undo(begin("eldorado", 2, seed=2))
    seat = step.entry.seat
    assert seat is not None
    entry = step.after.judge_undo(person(seat), seat, step.after.plies[seat], "a-new-key", START)
    assert (entry.kind, entry.seat, entry.action, entry.key) == (UNDO, seat, step.entry.action, "a-new-key")
    back = step.after.after(entry)
    assert back.record().moves == step.before.record().moves
    assert all(back.plies[each] == step.before.plies[each] + 2 for each in viewers(back))


# ---- who plays --------------------------------------------------------------------------------------------------


def test_a_bot_plays_a_seat_that_is_held_until_its_person_is_back() -> None:
    match = sealed(begin("fivex", 3, bots=[2]), {})
    assert (match.awaited_people(), match.awaited_bots()) == ([0, 1], [2])
    held = match.after(match.judge_hold(0, START + 1, "time"))
    assert (held.awaited_people(), held.awaited_bots(), held.bot_at(0)) == ([1], [0, 2], SUBSTITUTE)
    assert held.gone() == {0}
    played = held.after(held.bot_move(0, str(held.position.legal(0)[0]), SUBSTITUTE, START + 2))
    assert played.awaited_bots() == [2]
    back = played.after(played.judge_return(person(0), 0, START + 3))
    assert (back.holders, back.gone(), back.bot_at(0)) == ([None] * 3, set(), None)
    assert back.can_undo(0)


def test_a_bots_line_says_for_whom_it_stood_in() -> None:
    match = begin("fivex", 3, bots=[2])
    entry = match.bot_move(2, str(match.position.legal(2)[0]), "random", START, "greedy")
    assert (entry.bot, entry.person_id, entry.data) == ("random", None, {"instead_of": "greedy"})


def test_a_bot_is_refused_a_move_that_is_not_legal() -> None:
    match = begin("fivex", 3, bots=[2])
    with pytest.raises(IllegalMove):
        match.bot_move(2, "bid 3", "random", START)


def test_whose_seats_are_whose() -> None:
    match = begin("fivex", 3, bots=[1])
    assert (match.seats_of(person(2)), match.seats_of("nobody")) == ([2], [])
    assert match.people_left() == {person(0), person(2)}
    assert match.record().seats == ("human", "random", "human")


# ---- refusals ---------------------------------------------------------------------------------------------------


def test_moves_and_undos_are_refused() -> None:
    match = begin("expeditions", 2, seed=7)
    seat = match.actors[0]
    other = 1 - seat
    held = match.after(match.judge_hold(seat, START, "left"))
    resigned = begin("expeditions", 3, seed=7)
    resigned = resigned.after(resigned.judge_resign(person(0), 0, START))
    over = match.after(match.judge_abandon(START))

    def moving(at: Match, who: str, where: int, action: Any = "mark altiplano", ply: int = 0) -> Callable[[], Any]:
        return lambda: at.judge_move(who, where, action, ply, key(at), START)

    def undoing(at: Match, who: str, where: int, ply: int = 0) -> Callable[[], Any]:
        return lambda: at.judge_undo(who, where, ply, key(at), START)

    for wish in (moving, undoing):
        refused(NotAllowed, "server-not-your-seat", 403, wish(match, "nobody", seat))
        refused(NotAllowed, "server-not-your-seat", 403, wish(match, person(other), seat))
        for nowhere in (-1, 2, 15):
            refused(NotAllowed, "server-not-your-seat", 403, wish(match, person(seat), nowhere))
        refused(Conflict, "server-seat-held", 409, wish(held, person(seat), seat))
        refused(NotAllowed, "server-seat-resigned", 403, wish(resigned, person(0), 0))
        refused(IllegalMove, "game-over", 422, wish(over, person(seat), seat))
        refused(Stale, "server-stale", 409, wish(match, person(seat), seat, ply=1))
    refused(IllegalMove, "not-your-turn", 422, moving(match, person(other), other))
    refused(UnknownMove, "expeditions-unknown-move", 422, moving(match, person(seat), seat, "sail to the moon"))
    refused(IllegalMove, "server-no-undo", 422, undoing(match, person(seat), seat))
    with pytest.raises(IllegalMove):
        moving(match, person(seat), seat, "red: start>rome")()


def test_a_stale_ply_is_refused_before_the_move_is_looked_at() -> None:
    match = sealed(begin("fivex", 3), {0: 0, 1: 0})
    assert match.judge_move(person(2), 2, match.position.legal(2)[0], 0, key(match), START)  # who sealed is no news
    opened = sealed(match, {2: 1})
    refused(Stale, "server-stale", 409, lambda: opened.judge_move(person(2), 2, "nonsense", 0, key(match), START))


def test_leaving_returning_resigning_and_stopping_are_refused() -> None:
    match = begin("fivex", 3, bots=[2])
    held = match.after(match.judge_hold(0, START, "left"))
    resigned = match.after(match.judge_resign(person(0), 0, START))
    over = match.after(match.judge_abandon(START))
    refused(Conflict, "server-seat-held", 409, lambda: held.judge_hold(0, START, "time"))
    refused(Conflict, "server-seat-held", 409, lambda: match.judge_hold(2, START, "time"))
    refused(IllegalMove, "game-over", 422, lambda: over.judge_hold(0, START, "left"))
    refused(Conflict, "server-seat-not-held", 409, lambda: match.judge_return(person(0), 0, START))
    refused(NotAllowed, "server-not-your-seat", 403, lambda: held.judge_return(person(1), 0, START))
    refused(NotAllowed, "server-seat-resigned", 403, lambda: resigned.judge_return(person(0), 0, START))
    refused(IllegalMove, "game-over", 422, lambda: over.judge_return(person(0), 0, START))
    refused(NotAllowed, "server-not-your-seat", 403, lambda: match.judge_resign(person(1), 0, START))
    refused(NotAllowed, "server-seat-resigned", 403, lambda: resigned.judge_resign(person(0), 0, START))
    refused(IllegalMove, "game-over", 422, lambda: over.judge_resign(person(0), 0, START))
    refused(IllegalMove, "game-over", 422, lambda: over.judge_abandon(START))


# ---- the end ----------------------------------------------------------------------------------------------------


def test_whoever_is_left_when_all_others_resigned_has_won() -> None:
    match = begin("fivex", 3)
    match = match.after(match.judge_resign(person(1), 1, START))
    assert not match.over
    assert (match.bot_at(1), match.resigned, match.people_left()) == (
        SUBSTITUTE,
        frozenset({1}),
        {person(0), person(2)},
    )
    match = match.after(match.judge_resign(person(0), 0, START + 1))
    assert match.result is not None
    assert (match.result.reason, match.result.winners, match.result.places) == ("resigned", [2], [2, 2, 1])
    assert (match.actors, match.awaited_bots(), match.gone()) == ((), [], {0, 1})


def test_who_held_a_seat_may_still_resign_it() -> None:
    match = begin("fivex", 3)
    match = match.after(match.judge_hold(0, START, "left"))
    assert match.after(match.judge_resign(person(0), 0, START)).resigned == {0}


def test_bots_play_on_when_the_only_person_resigns() -> None:
    match = begin("fivex", 3, bots=[1, 2])
    match = match.after(match.judge_resign(person(0), 0, START))
    assert (match.over, match.awaited_bots(), match.people_left()) == (False, [0, 1, 2], set())


def test_whoever_resigned_comes_after_all_others_even_with_the_best_score() -> None:
    first = begin("fivex", 3, seed=4)
    *_, end = Chance(5, mischief=0).steps(first)
    best = end.after.position.winners[0]
    match = first.after(first.judge_resign(person(best), best, START))
    for seat, action in end.after.position.moves:
        match = match.after(
            match.bot_move(seat, str(action), SUBSTITUTE, START)
            if seat == best
            else move_line(match, seat, action, START)
        )
    assert match.result is not None
    assert (match.result.reason, match.result.scores) == ("played", list(end.after.position.scores))
    assert match.result.places[best] == 3
    assert sorted(match.result.places) in ([1, 2, 3], [1, 1, 3])
    assert match.result.winners == [seat for seat in range(3) if match.result.places[seat] == 1]


def test_a_game_that_all_agree_to_stop_has_no_winner() -> None:
    match = sealed(begin("fivex", 3), {1: 0})
    match = match.after(match.judge_abandon(START))
    assert match.result is not None
    assert (match.result.reason, match.result.winners, match.result.places) == ("abandoned", [], [0, 0, 0])
    assert (match.over, match.actors, match.can_undo(1)) == (True, (), False)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_log_is_folded_into_the_same_match_and_a_record_that_replays(
    name: str, players: int, options: dict[str, Any]
) -> None:
    first = begin(name, players, seed=11, clock=LIVE, **options)
    steps = list(Chance(players, mischief=0.5).steps(first))
    assert {MOVE, HOLD} <= {step.entry.kind for step in steps}
    last = steps[-1].after
    assert fold(first, [step.entry for step in steps]) == last
    half = len(steps) // 2
    assert fold(steps[half].before, [step.entry for step in steps[half:]]) == last
    *_, end = first.setup.game.replay(msgspec.json.decode(msgspec.json.encode(last.record()), type=vg.GameRecord))
    assert end == last.position
    assert last.result is not None
    assert last.result.reason == "played"
    assert (tuple(last.result.scores), tuple(last.result.winners)) == (end.scores, end.winners)
    assert tuple(last.result.places) == end.places
    assert all(end.places[seat] == 1 for seat in end.winners)
    undone = sum(step.entry.kind == UNDO for step in steps)
    assert len(last.record().moves) == sum(step.entry.kind == MOVE for step in steps) - undone


@pytest.mark.parametrize("number", [0, 2, 3])
def test_a_log_with_a_gap_or_a_repetition_is_refused(number: int) -> None:
    match = begin("fivex", 3)
    entry = msgspec.structs.replace(match.judge_hold(0, START, "left"), number=number)
    refused(BadRecord, "server-log-gap", 422, lambda: match.after(entry))
    right = match.after(match.judge_hold(0, START, "left"))
    again = match.judge_hold(1, START, "left")
    refused(BadRecord, "server-log-gap", 422, lambda: right.after(again))


def test_every_kind_of_line_can_be_folded() -> None:
    match = begin("fivex", 4)
    entries = [
        move_line(match, 0, match.position.legal(0)[0]),
        Entry(number=2, kind=UNDO, at=START, seat=0, action=str(match.position.legal(0)[0]), data={"move": 0}),
        Entry(number=3, kind=HOLD, at=START, seat=1, bot="random", data={"why": "time"}),
        Entry(number=4, kind=RETURN, at=START, seat=1),
        Entry(number=5, kind=RESIGN, at=START, seat=2, bot="random"),
        Entry(number=6, kind=ABANDON, at=START),
    ]
    last = fold(match, entries)
    assert (last.number, last.over, last.resigned, last.holders) == (
        6,
        True,
        frozenset({2}),
        [None, None, "random", None],
    )
    assert last.position == match.position
