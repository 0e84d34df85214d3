"""The analyst: who stood how at every move of a game, what each move lost, and what was luck.

Every move is judged by looking ahead from what its mover knew. A first look finds the best move; a second one, whose
chance is another, says what that move and the one made are worth: the best of many estimates is nearly always too high,
and the second look does not know which was best in the first.

From the first decision to the result, each seat's chance changes in four ways, and the sum of them is exact:
it loses by its own moves (`loss`), gains or loses by those of others (gifts), has luck where something came to light
(`luck`), and what is left is the sampling error of the estimates themselves (`noise`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot, sqrt
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from voyageur.bots.search import Choice, Findings, look_ahead
from voyageur.core import registry, rng
from voyageur.core.action import Action, Seat
from voyageur.core.kernels import NOBODY
from voyageur.core.position import Position
from voyageur.core.record import GameRecord

Chances = tuple[float, ...]
"""Each seat's chance of winning: its expected share of the victory."""
EffortName = Literal["quick", "deep"]
Progress = Callable[[int, int], None]
"""Is told how many moves are done, and of how many."""

DOUBT = 1.0
"""Standard errors that a move must be worse by before it is held against its mover. With fewer, chance alone would make
mistakes; with more, small mistakes would pass for bad luck."""
SEALED = 3
"""Simulations of the second look at sealed choices, which it shares among all of them."""
SELDOM = 0.05
"""Sealed choices that were considered more seldom than this are not taken for the best."""
SURE_THING = 1e-4
"""A victory whose spread is less is as good as decided: its standard error says nothing of the other seats'."""
COSTLY = 3
"""How many of a player's most costly moves are named."""


class Effort(NamedTuple):
    """How much is looked ahead: simulations in a whole game, and the fewest and the most at one move."""

    total: int
    fewest: int
    most: int

    def at(self, decisions: int) -> int:
        """Simulations of one look, in a game of so many decisions; each is looked at two or three times."""
        return max(self.fewest, min(self.most, self.total // max(1, decisions)))


EFFORTS: dict[str, Effort] = {
    "quick": Effort(total=60_000, fewest=48, most=600),
    "deep": Effort(total=2_000_000, fewest=1_000, most=20_000),
}


class Stopped(Exception):
    """The analysis was told to stop."""


# ---- what is found ----------------------------------------------------------------------------------------------


class Alternative(msgspec.Struct, frozen=True):
    """A move that could be made, and what it is worth."""

    action: str
    """In notation."""
    chances: Chances
    error: float
    """The standard error of the mover's own chance."""
    visits: int


class Step(msgspec.Struct, frozen=True):
    """One move of the record."""

    ply: int
    """Its number, from 1."""
    seat: int
    action: str
    chances: Chances
    """Before the move, as the mover could judge it, if the mover plays the best."""
    error: float
    """The standard error of the mover's own chance."""
    chosen: Alternative
    """What the move made was worth."""
    best: Alternative
    """The best there was; the move made, when nothing was lost."""
    loss: float
    """What the mover lost by it; never negative."""
    behind: float
    """How much worse the move looked than the best, with no allowance for doubt: it may be below 0."""
    stake: float
    """The same of a move drawn by lot; of sealed choices, of all of them on average."""
    forced: bool
    """Whether it was the only legal move."""
    luck: Chances
    """What each seat gained or lost where something came to light, or somebody else came to judge."""
    noise: Chances
    """The same where nothing did: the sampling error of two estimates of one thing."""
    drawn: bool
    """Whether something came to light."""


class PlayerReport(msgspec.Struct, frozen=True):
    """What the game was like for one player."""

    seat: int
    accuracy: float
    """From 0, as if every move had been chosen by chance, to 100, where nothing was lost."""
    loss: float
    luck: float
    gifts: float
    """What the others' mistakes gave, or took where they helped somebody else."""
    result: float
    """The share of the victory."""
    adjusted: float
    """The result without the luck; it may be below 0 or above 1."""
    costly: tuple[int, ...]
    """The plies of the most costly moves, the worst first."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, looked into."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    """Who sat where, as the record says."""
    effort: EffortName
    seed: int
    simulations: int
    """How many there were, in all."""
    finished: bool
    """Whether the game is over; if not, the result is what can be expected of it."""
    start: Chances
    """At the first decision."""
    result: Chances
    error: tuple[float, ...]
    """For each seat, the standard error of the sum of its losses, gifts and luck: of what they leave unexplained."""
    steps: tuple[Step, ...]
    reports: tuple[PlayerReport, ...]

    def unexplained(self, seat: Seat) -> float:
        """The part of a seat's change from start to result that is neither loss nor gift nor luck."""
        return sum(step.noise[seat] for step in self.steps)


# ---- the decisions of a game ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """A move that was made, and the position in which it is judged."""

    ply: int
    seat: Seat
    action: Action
    position: Position
    """In which the mover knew what it knew when it chose, and had not chosen."""
    sealed: bool
    """Whether others learn nothing of it until all have chosen."""
    opens: bool
    """Whether chance or something hidden came to light with it."""
    withdrawn: bool = False
    """Whether the mover sealed another choice before any was opened."""

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(self.position.legal(self.seat)) == 1


def decisions(positions: Sequence[Position]) -> list[Decision]:
    """Every move of a game, by its positions from the first to the last."""
    found: list[Decision] = []
    sealed: dict[Seat, int] = {}  # where the choice of each seat is that nobody has seen yet
    moves = positions[-1].moves
    for number, ((seat, action), (before, after)) in enumerate(zip(moves, pairwise(positions), strict=True)):
        decision = Decision(number + 1, seat, action, before, action.told is None, _comes_to_light(before, after))
        if decision.sealed:
            if seat in sealed:
                earlier = found[sealed[seat]]
                found[sealed[seat]] = replace(earlier, withdrawn=True)
                decision = replace(decision, position=earlier.position)
            sealed[seat] = number
        found.append(decision)
        if decision.opens or not decision.sealed:
            sealed.clear()
    return found


def _comes_to_light(before: Position, after: Position) -> bool:
    """Whether a move needed chance or showed something hidden."""
    return bool(before.state[0]["rng"] != after.state[0]["rng"]) or before.game.reveals(before, after)


# ---- one decision -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What looking ahead says of a decision."""

    chosen: Alternative
    best: Alternative
    behind: float
    stake: float
    simulations: int


def judge(decision: Decision, simulations: int, seed: int) -> Verdict:
    """Look for the best move, then look again, with other chance, at what moves are worth."""
    position, seat, made = decision.position, decision.seat, decision.action.index
    if decision.forced or decision.withdrawn:
        only = (made,) if decision.forced else ()
        found = look_ahead(position, seat, simulations=simulations, seed=_stream(seed, 0), among=only)
        chosen = _alternative(position, msgspec.structs.replace(found.choices[0], action=made))
        return Verdict(chosen, chosen, 0.0, 0.0, found.simulations)
    first = look_ahead(position, seat, simulations=simulations, seed=_stream(seed, 0))
    if decision.sealed:
        return _judge_sealed(decision, first, simulations, _stream(seed, 1))
    legal = position.legal(seat)
    best, lot = first.choices[0].action, legal[_stream(seed, 2) % len(legal)].index
    looks = {each: _worth(position, seat, each, simulations, _stream(seed, 1)) for each in (best, made, lot)}
    worth = {action: look.choices[0] for action, look in looks.items()}
    used = first.simulations + sum(look.simulations for look in looks.values())
    return _verdict(position, seat, worth[best], worth[made], worth[lot].chances[seat], used)


def _worth(position: Position, seat: Seat, action: int, simulations: int, seed: int) -> Findings:
    """Look ahead from one move alone."""
    return look_ahead(position, seat, simulations=simulations, seed=seed, among=(action,))


def _judge_sealed(decision: Decision, first: Findings, simulations: int, seed: int) -> Verdict:
    """What others choose at the same time must not answer the move made: the second look considers all moves again."""
    position, seat, made = decision.position, decision.seat, decision.action.index
    second = look_ahead(position, seat, simulations=SEALED * simulations, seed=seed)
    likely = [choice for choice in first.choices if choice.visits >= SELDOM * first.simulations]
    best = max(likely, key=lambda choice: choice.chances[seat]).action
    worth = {choice.action: choice for choice in second.choices}
    used = first.simulations + second.simulations
    if made not in worth:
        alone = _worth(position, seat, made, simulations, seed)
        worth[made], used = alone.choices[0], used + alone.simulations
    usual = sum(choice.chances[seat] for choice in worth.values()) / len(worth)
    return _verdict(position, seat, worth.get(best, second.choices[0]), worth[made], usual, used)


def _verdict(position: Position, seat: Seat, best: Choice, made: Choice, usual: float, simulations: int) -> Verdict:
    """The best move is the one made, unless that one is worse by more than chance would have it.

    `behind` and `stake` make no such allowance: over many moves, chance evens out in them.
    """
    behind, stake = best.chances[seat] - made.chances[seat], best.chances[seat] - usual
    if behind <= DOUBT * hypot(best.error, made.error):
        best = made
    return Verdict(_alternative(position, made), _alternative(position, best), behind, stake, simulations)


def _alternative(position: Position, choice: Choice) -> Alternative:
    return Alternative(str(position.game.actions[choice.action]), choice.chances, choice.error, choice.visits)


def _stream(seed: int, number: int) -> int:
    """One of many independent seeds of a seed."""
    return int(rng.stream(np.uint64(seed), np.uint64(number))) >> (rng.WORD_BITS - rng.SEED_BITS)


# ---- a whole game -----------------------------------------------------------------------------------------------


def analyse(
    record: GameRecord,
    effort: EffortName = "quick",
    *,
    simulations: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
) -> Analysis:
    """Look into a recorded game, in as many threads as there are workers: by default, one a core.

    The effort says how many simulations a look at a move takes, unless `simulations` does. The same record, effort and
    seed give the same analysis, whatever the number of workers. Once `stop` says so, no further move is judged, and
    Stopped is raised.

    >>> import voyageur as vg
    >>> position, bot = vg.game("fivex").start(players=3, seed=1), vg.bot("greedy", seed=1)
    >>> for _ in range(6):
    ...     position = position.play(bot.choose(position))
    >>> found = analyse(position.record(), simulations=50)
    >>> found.finished, [step.ply for step in found.steps], round(sum(found.start), 6)
    (False, [1, 2, 3, 4, 5, 6], 1.0)
    """
    inquiry = Inquiry(record, effort, simulations, seed)

    def task(index: int) -> Verdict | End:
        if stop is not None and stop():
            raise Stopped
        return inquiry.look(index)

    return inquiry.analysis(_in_threads(task, len(inquiry), workers, progress))


class Inquiry:
    """A recorded game to be looked into: one look at every decision and one at the end, none of which needs another."""

    def __init__(
        self, record: GameRecord, effort: EffortName = "quick", simulations: int | None = None, seed: int = 0
    ) -> None:
        self.record, self.effort, self.seed = record, effort, seed
        self.positions = list(registry.find(record.game).replay(record))
        self.decisions = decisions(self.positions)
        self.simulations = simulations or EFFORTS[effort].at(sum(not decision.forced for decision in self.decisions))

    def __len__(self) -> int:
        return len(self.decisions) + 1

    def look(self, index: int) -> Verdict | End:
        """The verdict on a decision; behind the last one, how it ended."""
        if index < len(self.decisions):
            return judge(self.decisions[index], self.simulations, _stream(self.seed, index))
        return _end(self.positions[-1], self.simulations, _stream(self.seed, index))

    def analysis(self, looks: Sequence[Verdict | End]) -> Analysis:
        """What all looks, in their order, say of the game."""
        *verdicts, end = looks
        assert isinstance(end, End)
        steps = _account(self.decisions, [verdict for verdict in verdicts if isinstance(verdict, Verdict)], end)
        record, players = self.record, range(self.record.players)
        return Analysis(
            game=record.game,
            version=record.version,
            players=record.players,
            options=record.options,
            seats=record.seats,
            effort=self.effort,
            seed=self.seed,
            simulations=end.simulations + sum(verdict.simulations for verdict in verdicts),
            finished=self.positions[-1].over,
            start=steps[0].chances if steps else end.chances,
            result=end.chances,
            error=tuple(_error(steps, end, player) for player in players),
            steps=tuple(steps),
            reports=tuple(_report(steps, end.chances, player) for player in players),
        )


@dataclass(frozen=True)
class End:
    """How a game ended; if it is not over, what the seat it waits for can expect."""

    chances: Chances
    seat: Seat = NOBODY
    expected: Choice | None = None
    simulations: int = 0

    def variance(self, seat: Seat) -> float:
        """The square of the standard error of a seat's chance; there is none in what has happened."""
        return 0.0 if self.expected is None else _variance(self.expected, self.seat, seat)


def _end(position: Position, simulations: int, seed: int) -> End:
    if position.over:
        return End(position.shares)
    seat = position.actors[0]
    legal = position.legal(seat)
    only = (legal[0].index,) if len(legal) == 1 else ()
    found = look_ahead(position, seat, simulations=simulations, seed=seed, among=only)
    return End(found.choices[0].chances, seat, found.choices[0], found.simulations)


def _in_threads(
    task: Callable[[int], Verdict | End], tasks: int, workers: int | None, progress: Progress | None
) -> list[Verdict | End]:
    """Every task, in order; they are begun in that order and end as they like."""
    done: dict[int, Verdict | End] = {}
    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as pool:
        waiting = {pool.submit(task, index): index for index in range(tasks)}
        try:
            for future in as_completed(waiting):
                done[waiting[future]] = future.result()
                if progress is not None:
                    progress(len(done), tasks)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return [done[index] for index in range(tasks)]


# ---- the account ------------------------------------------------------------------------------------------------


def _account(made: Sequence[Decision], verdicts: Sequence[Verdict], end: End) -> list[Step]:
    """Each move, with what came between its worth and what was judged next.

    While choices are sealed, nobody who chooses next can judge what was chosen before. So what each lost is added up,
    and what is judged once all is open is held against that.
    """
    judged = [(decision.seat, verdict.best.chances) for decision, verdict in zip(made, verdicts, strict=True)]
    following = [*judged, (end.seat, end.chances)][1:]
    nothing = (0.0,) * len(end.chances)
    expected: Chances | None = None  # given all that is sealed
    steps = []
    for decision, verdict, (judge_after, after) in zip(made, verdicts, following, strict=True):
        mistake = _less(verdict.chosen.chances, verdict.best.chances)
        expected = verdict.chosen.chances if expected is None else _more(expected, mistake)
        hidden = decision.sealed and not decision.opens and decision is not made[-1]
        drawn = decision.opens or (judge_after not in (NOBODY, decision.seat) and not hidden)
        change = nothing if hidden else _less(after, expected)
        steps.append(
            Step(
                ply=decision.ply,
                seat=decision.seat,
                action=str(decision.action),
                chances=verdict.best.chances,
                error=verdict.best.error,
                chosen=verdict.chosen,
                best=verdict.best,
                loss=-mistake[decision.seat],
                behind=verdict.behind,
                stake=verdict.stake,
                forced=decision.forced,
                luck=change if drawn else nothing,
                noise=nothing if drawn else change,
                drawn=drawn,
            )
        )
        expected = expected if hidden else None
    return steps


def _more(these: Chances, those: Chances) -> Chances:
    return tuple(this + that for this, that in zip(these, those, strict=True))


def _less(these: Chances, those: Chances) -> Chances:
    return tuple(this - that for this, that in zip(these, those, strict=True))


def _variance(worth: Alternative | Choice, mover: Seat, seat: Seat) -> float:
    """The square of the standard error of a seat's chance, of which only the mover's is known.

    Others' are as much wider or narrower as those of victories with such chances would be.
    """
    spread, own = (worth.chances[each] * (1 - worth.chances[each]) for each in (seat, mover))
    return worth.error**2 * spread / own if own > SURE_THING else spread / worth.visits


def _error(steps: Sequence[Step], end: End, seat: Seat) -> float:
    """The standard error of a seat's sums: of the first estimate, and of each pair that should have been equal.

    Estimates of one thing may differ by more than their own errors say, since looking ahead from a later position sees
    farther; then how much they do differ is taken.
    """
    if not steps:
        return 0.0
    total = _variance(steps[0].best, steps[0].seat, seat)
    after = [*(_variance(step.best, step.seat, seat) for step in steps[1:]), end.variance(seat)]
    for step, later in zip(steps, after, strict=True):
        if any(step.noise):
            total += max(step.noise[seat] ** 2, _variance(step.chosen, step.seat, seat) + later)
    return sqrt(total)


def _report(steps: Sequence[Step], result: Chances, seat: Seat) -> PlayerReport:
    """What the game was like for one player."""
    own = [step for step in steps if step.seat == seat]
    others = [step for step in steps if step.seat != seat]
    loss = sum(step.loss for step in own)
    luck = sum(step.luck[seat] for step in steps)
    costly = sorted((step for step in own if step.loss > 0), key=lambda step: -step.loss)
    return PlayerReport(
        seat=seat,
        accuracy=_accuracy(sum(step.behind for step in own), sum(step.stake for step in own)),
        loss=loss,
        luck=luck,
        gifts=sum(step.chosen.chances[seat] - step.best.chances[seat] for step in others),
        result=result[seat],
        adjusted=result[seat] - luck,
        costly=tuple(step.ply for step in costly[:COSTLY]),
    )


def _accuracy(behind: float, stake: float) -> float:
    """How much of what was at stake was kept, in hundredths; all of it, where nothing was.

    >>> _accuracy(0.2, 0.8), _accuracy(0.9, 0.8), _accuracy(-0.1, 0.8), _accuracy(0.0, 0.0)
    (75.0, 0.0, 100.0, 100.0)
    """
    if behind <= 0:
        return 100.0
    return 100.0 * max(0.0, 1 - behind / stake) if stake > 0 else 0.0
