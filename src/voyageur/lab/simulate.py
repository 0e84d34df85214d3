"""Many games between bots, and how each bot did.

Bots change seats from game to game, so that no seat's advantage counts for one of them. Where every bot is a compiled
policy whole games run compiled, on all cores; otherwise they run move by move. Both give the same games.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from voyageur.bots import bot
from voyageur.bots.policies import TRUTH, WORK, play_out
from voyageur.core import rng
from voyageur.core.action import Action
from voyageur.core.errors import BadOption
from voyageur.core.game import Game
from voyageur.core.position import Position

BOT_STREAM = 1000
"""Generators of bots are numbered from here, a seat each."""


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    wins: float
    """A shared victory counts as a part of one."""
    mean_score: float
    games: int

    @property
    def share(self) -> float:
        """The part of its games that it won."""
        return self.wins / self.games if self.games else 0.0


class Rounds(msgspec.Struct, frozen=True):
    """How long games were."""

    mean: float
    least: int
    most: int


class Summary(msgspec.Struct, frozen=True):
    """The outcome of a simulation."""

    game: str
    players: int
    games: int
    seed: int
    options: dict[str, Any]
    standings: tuple[Standing, ...]
    decided: int
    """Games that somebody won."""
    rounds: Rounds
    moves: int
    seconds: float


class Outcome(msgspec.Struct, frozen=True):
    """One game."""

    moves: int
    rounds: int
    scores: tuple[float, ...]
    shares: tuple[float, ...]


def line_up(names: list[str], players: int) -> list[str]:
    """A bot for each seat: one name fills the table."""
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadOption("bots-count", given=len(names), players=players)
    return names


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return int(rng.stream(np.uint64(seed), np.uint64(number))) >> 1


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot that sits there in the game of that seed."""
    return int(rng.stream(np.uint64(seed), np.uint64(BOT_STREAM + seat)))


def seated(bots: list[str], number: int) -> list[int]:
    """Which bot sits where in that game: everyone moves on by a seat."""
    return [(seat - number) % len(bots) for seat in range(len(bots))]


class Chooser(Protocol):
    """Whoever makes the moves of a seat: a bot, or somebody who watches one."""

    def choose(self, position: Position, seat: int) -> Action:
        """The move."""


def play_game(first: Position, bots: Sequence[Chooser]) -> Position:
    """A game move by move, one bot a seat."""
    position = first
    while not position.over:
        seat = position.actors[0]
        position = position.play(bots[seat].choose(position, seat), seat)
    return position


def play_compiled(first: Position, policies: Sequence[int | None], seed: int) -> Outcome:
    """The game of that seed at the table of a position, in compiled code; the same as with the policies' bots."""
    game, players = first.game, first.players
    rngs = np.array([bot_seed(seed, seat) for seat in range(players)], np.uint64)
    work = np.empty(WORK, game.state)
    scores, shares = np.zeros(players), np.zeros(players)
    play = game.compiled(play_out)
    moves = play(work, first._table, np.array(policies, np.int8), np.uint64(seed), rngs, scores, shares)
    return Outcome(int(moves), game.rounds(work[TRUTH]), tuple(scores.tolist()), tuple(shares.tolist()))


class _Simulation:
    """The games of one simulation, by number."""

    def __init__(self, game: Game, players: int, bots: list[str], seed: int, options: dict[str, Any]) -> None:
        self.game, self.players, self.seed, self.bots = game, players, seed, bots
        self.first = game.start(players=players, seed=seed, **options)
        self.options = dict(self.first.options)
        self.policies = [bot(name, 0).policy for name in bots]

    @property
    def compiled(self) -> bool:
        """Whether every bot is a compiled policy."""
        return all(policy is not None for policy in self.policies)

    def outcome(self, number: int) -> Outcome:
        """Play one game compiled."""
        policies = [self.policies[who] for who in seated(self.bots, number)]
        return play_compiled(self.first, policies, game_seed(self.seed, number))

    def position(self, number: int) -> Position:
        """Play one game move by move; the same game as `outcome`."""
        seed, order = game_seed(self.seed, number), seated(self.bots, number)
        first = self.game.start(players=self.players, seed=seed, **self.options)
        return play_game(first, [bot(self.bots[who], bot_seed(seed, seat)) for seat, who in enumerate(order)])

    def observed(self, number: int, records: Path | None) -> Outcome:
        """The outcome of a game played move by move, its record written where asked."""
        end = self.position(number)
        if records is not None:
            seats = tuple(self.bots[who] for who in seated(self.bots, number))
            end.record(seats).write(records / f"{self.game.id}-{number}.json")
        rounds = self.game.rounds(end._state[0])
        return Outcome(end.ply, rounds, end.scores, end.shares)

    def outcomes(self, games: int, records: Path | None) -> Iterator[Outcome]:
        """All games, in order."""
        if not self.compiled or records is not None:
            yield from (self.observed(number, records) for number in range(games))
            return
        threads = os.cpu_count() or 1
        if games < 2 * threads:
            yield from map(self.outcome, range(games))
            return
        with ThreadPoolExecutor(threads) as pool:
            yield from pool.map(self.outcome, range(games))


def simulate(
    game: Game,
    players: int | None = None,
    games: int = 100,
    bots: list[str] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    records: Path | None = None,
    **options: Any,
) -> Summary:
    """Play many games between bots; `records` is a folder to write them to.

    >>> import voyageur as vg
    >>> from voyageur.lab.simulate import simulate
    >>> summary = simulate(vg.game("expeditions"), players=2, games=20, bots=["greedy", "random"], seed=1)
    >>> summary.standings[0].share
    1.0
    """
    players = game.players[0] if players is None else players
    line = line_up(bots or ["random"], players)
    simulation = _Simulation(game, players, line, seed, options)
    wins, scores, moves, decided = [0.0] * players, [0.0] * players, 0, 0
    rounds: list[int] = []
    if simulation.compiled and records is None:
        simulation.outcome(0)  # compiled now, before the clock runs and threads share it
    began = time.perf_counter()
    for number, outcome in enumerate(simulation.outcomes(games, records)):
        moves += outcome.moves
        rounds.append(outcome.rounds)
        decided += any(outcome.shares)
        for seat, who in enumerate(seated(line, number)):
            wins[who] += outcome.shares[seat]
            scores[who] += outcome.scores[seat]
        if progress:
            progress(number + 1)
    seconds = time.perf_counter() - began
    standings = tuple(Standing(name, wins[who], scores[who] / games, games) for who, name in enumerate(line))
    lasted = Rounds(sum(rounds) / games, min(rounds), max(rounds))
    return Summary(game.id, players, games, seed, simulation.options, standings, decided, lasted, moves, seconds)
