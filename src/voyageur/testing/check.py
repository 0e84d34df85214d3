"""The conformance suite: six properties that hold in every game, checked over random play.

Two passes. The *sweep* runs compiled and looks at every position of every game: conservation, legality, secrecy of
what bots are shown, determinism. The *sample* goes through the Python API at some positions: notation, documents,
records, views, refusals. A game that breaks a property is written out as a record that `voyageur replay` opens.
"""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.core import registry, text
from voyageur.core.errors import IllegalMove
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.record import GameRecord, Move
from voyageur.testing import sweep

LONGEST_GAME = 32_000
"""Moves after which a game counts as endless."""
SAMPLED_PLIES = 8
"""Positions of a sampled game that go through the Python API."""
CHANCE_GAMES = 4_000
LEAST_LIKELY = 1e-6
"""Below this probability, chance is not fair."""

_PROBLEMS = {
    sweep.ENDLESS: f"legality: the game does not end within {LONGEST_GAME} moves",
    sweep.NO_MOVE: "legality: a seat that must act has no move",
    sweep.REPEATED: "legality: an action is listed twice, or is outside the action space",
    sweep.LEAK_LEGAL: "secrecy: the legal moves of a seat depend on what it cannot know",
    sweep.LEAK_OBSERVED: "secrecy: the observation of a seat depends on what it cannot know",
    sweep.LEAK_ACTORS: "secrecy: whether a seat may act depends on what it cannot know",
    sweep.LEAK_DEAL: "secrecy: a deal depends on what was dealt before, so that its seed would tell the truth",
    sweep.LEAK_CHANCE: "secrecy: determinizing keeps the generator, so that a bot could read the future",
}


class PropertyViolation(AssertionError):
    """A property does not hold; `record`, where there is one, is the game that shows it."""

    def __init__(self, problem: str, record: Path | None = None) -> None:
        self.record = record
        super().__init__(problem if record is None else f"{problem}. See it with: voyageur replay {record}")


@dataclass
class Report:
    """How much was checked; that there is a report means that everything held."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    """How the table was laid, where not as usual."""
    games: dict[int, int] = field(default_factory=dict)
    """Random games, by number of players."""
    positions: int = 0
    """Positions swept: conservation, secrecy, legality of each."""
    replays: int = 0
    """Games played again to the same bytes, in other threads or in another process."""
    round_trips: int = 0
    """Notations, JSON forms, documents and records read back."""
    refusals: int = 0
    """Illegal moves refused with a reason, the position unchanged."""
    views: int = 0
    """Views compared before and after determinizing."""
    chances: int = 0
    """Chi-square tests passed."""

    def rows(self) -> list[tuple[str, dict[str, int]]]:
        """Each property, and the numbers of what was checked of it."""
        return [
            ("determinism", {"replays": self.replays}),
            ("round-trips", {"trips": self.round_trips}),
            ("legality", {"games": sum(self.games.values()), "refusals": self.refusals}),
            ("conservation", {"positions": self.positions}),
            ("secrecy", {"positions": self.positions, "views": self.views}),
            ("fairness", {"tests": self.chances}),
        ]


@dataclass
class _Trace:
    """One random game of the sweep."""

    seed: int
    problem: int
    seats: NDArray[np.int8]
    moves: NDArray[np.int16]
    end: bytes

    def pairs(self) -> list[tuple[int, int]]:
        """Who made which move."""
        return list(zip(self.seats.tolist(), self.moves.tolist(), strict=True))


def check_game(
    game: Game,
    games: int = 200,
    players: Iterable[int] | None = None,
    seed: int = 0,
    samples: int = 4,
    failures: Path = Path("failures"),
    progress: Callable[[int, int], None] | None = None,
    **options: Any,
) -> Report:
    """Check the six properties over `games` random games of each number of players; raises PropertyViolation.

    `samples` of them also go through the Python API; `progress(players, done)` is called now and then; `options` are
    those of the game. Anyone who adds a game runs this on it. A game that is in the registry is also replayed in
    another process.
    """
    report = Report(game.id, dict(options))
    for count in players or game.players:
        first = game.start(players=count, seed=seed, **options)
        suite = _Suite(game, first, failures, report)
        suite.sweep(games, seed, progress)
        for number in range(samples):
            suite.sample(seed + number)
        report.games[count] = games
    if game.chances is not None:
        _check_chances(game, report)
    return report


class _Suite:
    """The checks of one game with one number of players."""

    def __init__(self, game: Game, first: Position, failures: Path, report: Report) -> None:
        self.game, self.players, self.options = game, first.players, first.options
        self.table, self.failures, self.report = first._table, failures, report

    def record(self, seed: int, moves: Iterable[tuple[int, int]]) -> GameRecord:
        """The record of a game given by its seed and its moves as numbers."""
        return GameRecord(
            game=self.game.id,
            version=self.game.version,
            players=self.players,
            seed=seed,
            options=dict(self.options),
            moves=tuple(Move(int(seat), str(self.game.actions[move])) for seat, move in moves),
        )

    def fail(self, problem: str, seed: int, moves: Iterable[tuple[int, int]]) -> PropertyViolation:
        """Write the game out."""
        path = self.failures / f"{self.game.id}-{self.players}p-{seed}.json"
        self.record(seed, moves).write(path)
        return PropertyViolation(f"{self.game.id}, {self.players} players, seed {seed}: {problem}", path)

    # ---- the sweep ----------------------------------------------------------------------------------------------

    def sweep(self, games: int, seed: int, progress: Callable[[int, int], None] | None) -> None:
        """Every position of every game, compiled, on all cores; then some games again, in another order and process."""
        seeds = range(seed, seed + games)
        self._play(seed)  # compiled before the threads share it
        threads = os.cpu_count() or 1
        kept: list[_Trace] = []
        with ThreadPoolExecutor(threads) as pool:
            for done, trace in enumerate(pool.map(self._play, seeds), start=1):
                if trace.problem:
                    raise self.fail(self._words(trace.problem), trace.seed, trace.pairs())
                self.report.positions += len(trace.moves) + 1
                if len(kept) < 1000:
                    kept.append(trace)
                if progress and done % 100 == 0:
                    progress(self.players, done)
            for trace, end in zip(reversed(kept), pool.map(self._again, reversed(kept)), strict=True):
                if end != trace.end:
                    raise self.fail("determinism: the same moves gave another end", trace.seed, trace.pairs())
        self.report.replays += len(kept)
        if self.game.id in registry.names():
            self._check_other_process(kept[:3])

    def _play(self, seed: int) -> _Trace:
        work = np.zeros(sweep.WORK, self.game.state)
        seats, moves = np.zeros(LONGEST_GAME, np.int8), np.zeros(LONGEST_GAME, np.int16)
        plies = np.zeros(1, np.int64)
        play = self.game.compiled(sweep.sweep_game)
        problem = play(work, self.table, self.players, np.uint64(seed), seats, moves, plies)
        made = int(plies[0])
        return _Trace(seed, problem, seats[:made].copy(), moves[:made].copy(), work[sweep.GAME].tobytes())

    def _again(self, trace: _Trace) -> bytes:
        work = np.zeros(sweep.WORK, self.game.state)
        play = self.game.compiled(sweep.retrace)
        play(work, self.table, np.uint64(trace.seed), trace.seats, trace.moves, len(trace.moves))
        return bytes(work[sweep.OTHER].tobytes())

    def _words(self, problem: int) -> str:
        if problem <= sweep.DEALT_LAW:
            law = self.game.laws[sweep.DEALT_LAW - problem - 1]
            return f"secrecy: after determinizing, a conservation law is broken: {law}"
        if problem <= sweep.LAW:
            return f"conservation: {self.game.laws[sweep.LAW - problem - 1]}"
        return _PROBLEMS[problem]

    def _check_other_process(self, traces: list[_Trace]) -> None:
        """Another process, started afresh, reaches the same bytes through the Python API."""
        records = [self.record(trace.seed, trace.pairs()) for trace in traces]
        command = [sys.executable, "-m", "voyageur.testing.digest", self.game.id, registry.module_of(self.game.id)]
        document = msgspec.json.encode(records).decode()
        answer = subprocess.run(command, input=document, capture_output=True, text=True, check=False)
        if answer.returncode:
            raise PropertyViolation(f"{self.game.id}: another process cannot replay it:\n{answer.stderr}")
        for trace, digest in zip(traces, json.loads(answer.stdout), strict=True):
            if bytes.fromhex(digest) != trace.end:
                raise self.fail("determinism: another process reached another end", trace.seed, trace.pairs())
        self.report.replays += len(traces)

    # ---- the sample ---------------------------------------------------------------------------------------------

    def sample(self, seed: int) -> None:
        """One random game through the Python API, with a closer look at some of its positions."""
        rng = random.Random(seed)
        position = self.game.start(players=self.players, seed=seed, **self.options)
        positions = [position]
        while not position.over:
            seat = rng.choice(position.actors)
            position = position.play(rng.choice(position.legal(seat)), seat)
            positions.append(position)
        closer = set(rng.sample(range(len(positions)), min(SAMPLED_PLIES, len(positions)))) | {0, len(positions) - 1}
        for ply in sorted(closer):
            try:
                self._look(positions[ply], rng)
            except PropertyViolation:
                raise
            except Exception as error:
                raise self._broken(positions[ply], f"{type(error).__name__}: {error}") from error
        self._look_at_record(position)

    def _broken(self, position: Position, problem: str) -> PropertyViolation:
        origin = position._origin
        assert origin is not None
        return self.fail(problem, origin.seed, ((seat, action.index) for seat, action in position.moves))

    def _expect(self, held: bool, position: Position, problem: str) -> None:
        if not held:
            raise self._broken(position, problem)

    def _look(self, position: Position, rng: random.Random) -> None:
        self._look_at_document(position)
        self._look_at_views(position, rng)
        for seat in range(self.players):
            self._look_at_moves(position, seat)

    def _look_at_document(self, position: Position) -> None:
        document = msgspec.json.decode(msgspec.json.encode(position.to_dict()))
        self._expect(document == position.to_dict(), position, "round trips: a document is not plain JSON")
        self._expect(
            self.game.position(document) == position, position, "round trips: a document gives another position"
        )
        self.report.round_trips += 1

    def _look_at_views(self, position: Position, rng: random.Random) -> None:
        for seat in (None, *range(self.players)):
            before = msgspec.json.encode(position.view(seat))
            for _ in range(3):
                other = position.determinize(seat, rng.getrandbits(63))
                after = msgspec.json.encode(other.view(seat))
                self._expect(before == after, position, f"secrecy: the view of seat {seat} shows what it cannot know")
                self.report.views += 1
        self._expect(position.svg().startswith("<svg"), position, "the picture is no SVG")

    def _look_at_moves(self, position: Position, seat: int) -> None:
        legal = {action.index for action in position.legal(seat)}
        before = position.state.tobytes()
        for action in self.game.actions:
            if action.index in legal:
                self._expect(self.game.action(str(action)) is action, position, f"round trips: notation of {action}")
                self._expect(self.game.action(action.to_dict()) is action, position, f"round trips: JSON of {action}")
                self.report.round_trips += 2
                position.play(action, seat)
            else:
                self._refused(position, seat, action.index)
        self._expect(position.state.tobytes() == before, position, "legality: playing changed the position itself")

    def _refused(self, position: Position, seat: int, index: int) -> None:
        try:
            position.play(index, seat)
        except IllegalMove as refusal:
            self.report.refusals += 1
            if refusal.key not in _said:
                _said.add(refusal.key)
                for language in text.LANGUAGES:
                    refusal.reason(language)
        else:
            raise self._broken(position, f"legality: {self.game.actions[index]} is not listed, but was played")

    def _look_at_record(self, position: Position) -> None:
        record = position.record()
        self._expect(
            GameRecord.from_json(record.to_json()) == record, position, "round trips: a record reads back wrong"
        )
        *_, end = self.game.replay(record)
        self._expect(end == position, position, "round trips: a record replays to another end")
        self.report.round_trips += 1
        self.report.replays += 1


_said: set[str] = set()
"""Reasons that have been put into words already."""


def _check_chances(game: Game, report: Report) -> None:
    assert game.chances is not None
    for name, counts in game.chances(CHANCE_GAMES).items():
        probability = uniform_probability(counts)
        if probability < LEAST_LIKELY:
            raise PropertyViolation(f"{game.id}: fairness of chance: {name}: probability {probability:.1e}")
        report.chances += 1


def uniform_probability(counts: NDArray[np.int64]) -> float:
    """How likely counts this uneven or more are, if all were equally likely (chi-square, Wilson and Hilferty)."""
    expected = counts.sum() / counts.size
    square = float(((counts - expected) ** 2 / expected).sum())
    freedom = counts.size - 1
    spread = 2 / (9 * freedom)
    z = ((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))
