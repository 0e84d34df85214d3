"""Clocks: what a turn gives, what a bank pays, when time begins anew, and what nobody may read from them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import voyageur as vg
from tests.rules.fivex.board import EXCAVATE, choose, table
from tests.server.matches import (
    LIVE,
    START,
    Chance,
    Step,
    begin,
    every_table,
    move,
    person,
    undo,
    viewers,
)
from voyageur.server.clock import DAY, SECOND, Allowance, Clocks, allowance, breaks, idle
from voyageur.server.match import MOVE, Match, Viewer
from voyageur.server.problems import Conflict
from voyageur.server.protocol import CorrespondenceClock, LiveClock, NoClock, SeatClock
from voyageur.server.telling import clocks as told_clocks

TABLES = list(every_table())
MOVE_TIME, BANK = 30 * SECOND, 60 * SECOND
"""Of `LIVE`."""


def clocks_of(match: Match) -> Clocks:
    """The clocks as they are."""
    assert match.clocks is not None
    return match.clocks


def told(match: Match, viewer: Viewer) -> list[SeatClock]:
    """The clocks as somebody is told of them."""
    shown = told_clocks(match, viewer)
    assert shown is not None
    return shown


def after(seconds: float) -> int:
    """A moment after the start."""
    return START + int(seconds * SECOND)


def sealed(match: Match, seat: int, seconds: float, choice: int = 1) -> Match:
    """The match after a seat sealed a card."""
    return move(match, seat, match.position.legal(seat)[choice], after(seconds))


def hold(match: Match, seat: int, seconds: float, why: str = "left") -> Match:
    """The match after a bot took over."""
    return match.after(match.judge_hold(seat, after(seconds), why))


def come_back(match: Match, seat: int, seconds: float) -> Match:
    """The match after a person came back."""
    return match.after(match.judge_return(person(seat), seat, after(seconds)))


# ---- what a clock gives -----------------------------------------------------------------------------------------


def test_what_each_kind_of_clock_gives() -> None:
    assert allowance(NoClock()) is None
    assert allowance(LiveClock(move_seconds=20, bank_seconds=300)) == Allowance(20_000, 300_000, 30_000)
    assert allowance(CorrespondenceClock(days=3)) == Allowance(3 * DAY, 0, 3 * DAY)


def test_a_table_without_a_clock_has_none() -> None:
    match = begin("fivex", 3)
    assert (match.clocks, match.shown, told_clocks(match, 0)) == (None, None, None)


def test_a_turn_has_its_time_and_the_bank() -> None:
    match = begin("expeditions", 2, seed=7, clock=LIVE)
    (first,) = match.actors
    assert told(match, None)[first] == SeatClock(BANK, after(90))
    assert told(match, None)[1 - first] == SeatClock(BANK, None)
    match = move(match, first, "mark altiplano", after(29.999))
    assert told(match, None)[first] == SeatClock(BANK, None)
    assert told(match, None)[1 - first] == SeatClock(BANK, after(29.999 + 90))


def test_what_a_turn_takes_longer_comes_out_of_the_bank() -> None:
    match = begin("expeditions", 2, seed=7, clock=LIVE)
    (first,) = match.actors
    match = move(match, first, "mark altiplano", after(45.25))
    assert clocks_of(match).bank[first] == BANK - 15_250
    late = move(begin("expeditions", 2, seed=7, clock=LIVE), first, "mark altiplano", after(500))
    assert clocks_of(late).bank[first] == 0


def test_days_are_days_and_nothing_is_saved() -> None:
    match = begin("expeditions", 2, seed=7, clock=CorrespondenceClock(days=2))
    (first,) = match.actors
    assert (told(match, None)[first].until, clocks_of(match).warning(first)) == (START + 2 * DAY, START + 3 * DAY // 2)
    match = move(match, first, "mark altiplano", START + DAY)
    assert told(match, None)[1 - first] == SeatClock(0, START + 3 * DAY)


@pytest.mark.parametrize(
    ("move_seconds", "bank_seconds", "before"), [(30, 600, 30), (30, 90, 30), (30, 60, 22.5), (4, 0, 1), (1, 0, 0.25)]
)
def test_a_warning_comes_before_the_end(move_seconds: int, bank_seconds: int, before: float) -> None:
    clock = LiveClock(move_seconds=move_seconds, bank_seconds=bank_seconds)
    match = begin("expeditions", 2, seed=7, clock=clock)
    (first,) = match.actors
    until = after(move_seconds + bank_seconds)
    assert (clocks_of(match).until(first), clocks_of(match).warning(first)) == (until, until - before * SECOND)
    assert clocks_of(match).warning(1 - first) is None


def test_bots_have_no_time() -> None:
    match = begin("fivex", 3, clock=LIVE, bots=[1])
    assert [clock.until for clock in told(match, None)] == [after(90), None, after(90)]
    match = hold(match, 0, 40, "time")
    assert [clock.until for clock in told(match, None)] == [None, None, after(90)]
    assert clocks_of(match).bank == [BANK - 10_000, BANK, BANK]


def test_no_clock_runs_once_it_is_over() -> None:
    match = begin("fivex", 3, clock=LIVE)
    match = match.after(match.judge_abandon(after(50)))
    for viewer in viewers(match):
        assert [clock.until for clock in told(match, viewer)] == [None, None, None]


# ---- when time begins anew --------------------------------------------------------------------------------------


class Reckoning:
    """Each seat's time, reckoned line by line: what runs between two lines is added up."""

    def __init__(self, match: Match) -> None:
        self.used = [0] * match.setup.players
        self.bank = [BANK] * match.setup.players

    def add(self, step: Step) -> None:
        """One more line."""
        for seat in step.before.awaited_people():
            self.used[seat] += step.entry.at - step.before.at
            over = max(0, self.used[seat] - MOVE_TIME)
            self.used[seat] -= over
            self.bank[seat] = max(0, self.bank[seat] - over)
        if step.entry.kind == MOVE:
            anew = set(step.after.actors) - set(step.before.actors)
            if step.before.setup.game.reveals(step.before.position, step.after.position):
                anew |= {seat for seat in step.after.actors if seat == step.entry.seat}
            for seat in anew:
                self.used[seat] = 0

    def left(self, seat: int) -> int:
        """What a seat has left."""
        return MOVE_TIME - self.used[seat] + self.bank[seat]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_clocks_are_exact_to_the_millisecond(name: str, players: int, options: dict[str, Any]) -> None:
    match = begin(name, players, seed=4, clock=LIVE, **options)
    reckoning = Reckoning(match)
    for step in Chance(players, mischief=0.3).steps(match):
        reckoning.add(step)
        clocks = clocks_of(step.after)
        running = {seat for seat in range(players) if clocks.until(seat) is not None}
        assert running == set(step.after.awaited_people())
        for seat in running:
            assert max(step.after.at, clocks.until(seat) or 0) == step.after.at + reckoning.left(seat)
        for seat in set(range(players)) - running:
            assert clocks.bank[seat] == reckoning.bank[seat]


@pytest.mark.parametrize("name", ["expeditions", "eldorado"])
def test_a_revelation_of_ones_own_gives_new_time_and_nothing_else_inside_a_turn_does(name: str) -> None:
    found = set()
    for step in Chance(8, mischief=0).steps(begin(name, 2, seed=6, clock=LIVE)):
        seat = step.entry.seat
        assert seat is not None
        if step.after.actors == step.before.actors == (seat,):
            revealed = step.before.setup.game.reveals(step.before.position, step.after.position)
            until = clocks_of(step.after).until(seat)
            if revealed:
                assert until == step.after.at + MOVE_TIME + clocks_of(step.after).bank[seat]
            else:
                assert until == clocks_of(step.before).until(seat)
            found.add(revealed)
    assert found == {True, False}


def test_taking_back_gives_no_time() -> None:
    match = begin("eldorado", 2, seed=2, clock=LIVE)
    chance = random.Random(0)
    while not match.trail:
        seat = match.actors[0]
        match = move(match, seat, chance.choice(match.position.legal(seat)), match.at + 1000)
    until = clocks_of(match).until(seat)
    back = undo(match, seat, match.at + 5000)
    assert clocks_of(back).until(seat) == until
    assert told(back, 1 - seat)[seat].until == until


def test_taking_back_a_sealed_choice_gives_no_time_either() -> None:
    match = begin("fivex", 3, clock=LIVE)
    match = undo(sealed(match, 0, 10), 0, after(100))  # sealed, the clock stood still
    assert clocks_of(match).until(0) == after(100 + 80)
    match = undo(sealed(match, 0, 125), 0, after(200))  # 25 s more: 5 s out of the bank
    assert clocks_of(match).until(0) == after(200 + 55)
    for seconds in range(210, 1000, 10):
        if clocks_of(match).left(0):
            match = undo(sealed(match, 0, seconds + 9), 0, after(seconds + 10))
    assert clocks_of(match).left(0) == 0


def test_leaving_and_returning_gives_no_time() -> None:
    match = begin("fivex", 3, clock=LIVE)
    match = come_back(hold(match, 0, 20), 0, 500)
    assert clocks_of(match).until(0) == after(500 + 70)
    match = come_back(hold(match, 0, 530), 0, 600)
    assert clocks_of(match).until(0) == after(600 + 40)
    assert told(match, 1)[0] == SeatClock(40 * SECOND, after(640))


def test_who_has_no_time_left_may_return_when_the_bot_has_finished_the_turn() -> None:
    match = hold(begin("fivex", 3, clock=LIVE), 0, 90, "time")
    with pytest.raises(Conflict) as refused:
        come_back(match, 0, 91)
    assert refused.value.key == "server-turn-lost"
    match = match.after(match.bot_move(0, str(match.position.legal(0)[1]), "greedy", after(92)))
    match = come_back(match, 0, 93)
    match = sealed(sealed(match, 1, 94), 2, 95)
    assert clocks_of(match).bank[0] == 0
    assert clocks_of(match).until(0) in (None, after(95 + 30))


def test_a_turn_that_passed_while_a_bot_held_the_seat_counts_no_more() -> None:
    match = hold(begin("expeditions", 2, seed=7, clock=LIVE), 1, 25)
    for seconds in (26, 27):
        for _ in range(2):
            seat = match.actors[0]
            action = str(match.position.legal(seat)[0])
            if seat == 1:
                match = match.after(match.bot_move(seat, action, "greedy", after(seconds)))
            else:
                match = move(match, seat, action, after(seconds))
    while match.actors != (1,):
        match = move(match, 0, match.position.legal(0)[0], match.at)
    match = come_back(match, 1, 40)
    assert clocks_of(match).until(1) == after(40 + 90)


# ---- times without a server -------------------------------------------------------------------------------------


def test_no_time_passes_while_no_server_is_there() -> None:
    outages = [(after(10), after(40))]
    match = begin("expeditions", 2, seed=7, clock=LIVE, outages=outages)
    (first,) = match.actors
    assert clocks_of(match).until(first) == after(90 + 30)
    match = move(match, first, "mark altiplano", after(65))  # 35 s of its own
    assert clocks_of(match).bank[first] == BANK - 5 * SECOND
    assert clocks_of(match).until(1 - first) == after(65 + 90)


def test_an_outage_counts_in_part_for_who_began_during_or_just_before_it() -> None:
    clocks = Clocks.full(Allowance(1000, 0, 0), 1, [(500, 800)])
    for since, until in (0, 1300), (499, 1799), (600, 1800), (800, 1800), (900, 1900):
        clocks.since[0] = since
        assert clocks.until(0) == until
    clocks.outages[:] = [(1000, 1200)]
    clocks.since[0] = 0
    assert clocks.until(0) == 1000  # it ended with the last server
    clocks.outages[:] = [(999, 1200)]
    assert clocks.until(0) == 1201


def test_an_outage_that_becomes_known_later_counts_too() -> None:
    outages: list[tuple[int, int]] = []
    match = begin("expeditions", 2, seed=7, clock=LIVE, outages=outages)
    outages[:] = [(after(10), after(20))]
    assert clocks_of(match).until(match.actors[0]) == after(100)


def test_outages_that_overlap_count_once() -> None:
    """Each millisecond looked at on its own."""
    chance = random.Random(3)
    for _ in range(300):
        ends = [sorted(chance.sample(range(60), 2)) for _ in range(chance.randrange(5))]
        outages = [(begin, end) for begin, end in ends]
        dark = {moment for begin, end in outages for moment in range(begin, end)}
        since, end = sorted(chance.sample(range(60), 2))
        assert idle(outages, since, end) == len(dark & set(range(since, end)))
        pieces = breaks(outages, since)
        assert [moment for piece in pieces for moment in range(*piece)] == sorted(m for m in dark if m >= since)
        clocks = Clocks.full(Allowance(chance.randrange(1, 20), chance.randrange(20), 0), 1, outages)
        clocks.since[0] = since
        left, moment = clocks.left(0), since
        while left:
            left -= moment not in dark
            moment += 1
        assert clocks.until(0) == moment
        assert clocks.elapsed(since, moment) == clocks.left(0)


# ---- what clocks do not tell ------------------------------------------------------------------------------------


def test_nobody_can_read_from_a_clock_who_has_sealed() -> None:
    match = begin("fivex", 4, clock=LIVE)
    before = {viewer: told(match, viewer) for viewer in viewers(match)}
    match = sealed(sealed(match, 1, 20), 3, 50)
    for viewer in (None, 0, 2):
        assert told(match, viewer) == before[viewer]
    assert told(match, 1)[1] == SeatClock(BANK, None)  # one's own
    match = undo(match, 3, after(60))
    for viewer in (None, 0, 1, 2):
        assert [clock for seat, clock in enumerate(told(match, viewer)) if seat != viewer] == [
            clock for seat, clock in enumerate(before[viewer]) if seat != viewer
        ]


@pytest.mark.parametrize("leaver", [0, 2])
def test_times_told_after_somebody_left_do_not_depend_on_who_has_sealed(leaver: int) -> None:
    def told_to(viewer: Viewer, sealing: list[tuple[int, int]]) -> list[list[SeatClock]]:
        match = begin("fivex", 4, clock=LIVE)
        for seat, seconds in sealing:
            match = sealed(match, seat, seconds)
        shown = []
        for happens, seconds in (hold, 40), (come_back, 55), (hold, 70):
            match = happens(match, leaver, seconds)
            shown.append(told(match, viewer))
        return shown

    for viewer in (None, 3):
        assert told_to(viewer, []) == told_to(viewer, [(1, 20)]) == told_to(viewer, [(2, 5), (1, 35), (0, 36)])


def test_banks_are_told_again_when_all_is_open() -> None:
    match = begin("fivex", 3, clock=LIVE)
    match = sealed(sealed(sealed(match, 0, 20), 1, 50), 2, 70)
    assert [clock.bank for clock in told(match, None)] == [BANK, BANK - 20 * SECOND, BANK - 40 * SECOND]


def test_who_has_nothing_to_bid_seems_to_think_about_it_like_the_others() -> None:
    """A clan without water makes no bid, and nobody knows that before the bids are open."""
    fivex = vg.game("fivex")
    cards = table(fivex, "siphon_beacon", players=4, water=[5, 6, 0, 5], market=["tomb_lamp", "dew_nets"])
    assert choose(cards, *[EXCAVATE] * 4).actors == (0, 1, 3)
    match = replace(begin("fivex", 4, clock=LIVE), position=cards)
    for seat in range(4):
        match = move(match, seat, f"play {EXCAVATE}", after(seat + 5))
    assert (match.position.view().phase, match.awaited_people()) == ("bid", [0, 1, 3])
    for viewer in (None, 0, 1, 3):
        assert {clock.until for clock in told(match, viewer)} == {after(8 + 90)}
    assert told(match, 2)[2].until is None
    match = hold(match, 0, 20)
    assert [clock.until for clock in told(match, 1)] == [None, after(98), after(98), after(98)]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_clocks_that_are_told_follow_from_what_is_public(name: str, players: int, options: dict[str, Any]) -> None:
    for step in Chance(players + 9, mischief=0.3).steps(begin(name, players, seed=8, clock=LIVE, **options)):
        match = step.after
        public = set() if match.over else {seat for seat in match.position.awaited(None) if not match.bot_at(seat)}
        revealed = step.entry.kind == MOVE and match.setup.game.reveals(step.before.position, match.position)
        for viewer in viewers(match):
            others = set(range(players)) - {viewer}
            shown = told(match, viewer)
            assert {seat for seat in others if shown[seat].until is not None} == public & others
            if not match.is_told(step.before, viewer):
                assert shown == told(step.before, viewer)
            if revealed:
                for seat in public & others:
                    assert shown[seat] == SeatClock(
                        clocks_of(match).bank[seat], match.at + MOVE_TIME + shown[seat].bank
                    )
