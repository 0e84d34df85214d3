"""Many games between bots, and how each bot did.

Bots change seats from game to game, so that no seat's advantage counts for one of them. Where every bot is a compiled
policy whole games run compiled, on all cores; otherwise they run move by move. Both give the same games, and so do
other processes or machines.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
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
from voyageur.core.record import GameRecord
from voyageur.lab.spread import in_order

BOT_STREAM = 1000
"""Generators of bots are numbered from here, a seat each."""
COMPILED_SHARE = 256
"""Games that a worker plays at a time where they run compiled; others are long enough to be handed out one by one."""


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


class Simulation:
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

    def warm(self) -> None:
        """Compile what the games need, where it is not yet, before threads or processes share it."""
        if self.compiled:
            self.outcome(0)
            return
        for name in dict.fromkeys(self.bots):
            bot(name, seed=0).choose(self.first)

    def outcome(self, number: int) -> Outcome:
        """Play one game compiled."""
        policies = [self.policies[who] for who in seated(self.bots, number)]
        return play_compiled(self.first, policies, game_seed(self.seed, number))

    def position(self, number: int) -> Position:
        """Play one game move by move; the same game as `outcome`."""
        seed, order = game_seed(self.seed, number), seated(self.bots, number)
        first = self.game.start(players=self.players, seed=seed, **self.options)
        return play_game(first, [bot(self.bots[who], bot_seed(seed, seat)) for seat, who in enumerate(order)])

    def recorded(self, number: int) -> tuple[Outcome, GameRecord]:
        """The outcome of a game played move by move, and its record."""
        end = self.position(number)
        seats = tuple(self.bots[who] for who in seated(self.bots, number))
        rounds = self.game.rounds(end._state[0])
        return Outcome(end.ply, rounds, end.scores, end.shares), end.record(seats)


Simulated = tuple[Outcome, GameRecord | None]


def _play(simulation: Simulation, recorded: bool, number: int) -> Simulated:
    """One game, with its record where it is asked for."""
    if simulation.compiled and not recorded:
        return simulation.outcome(number), None
    outcome, record = simulation.recorded(number)
    return outcome, record if recorded else None


def _play_some(simulation: Simulation, recorded: bool, numbers: Sequence[int]) -> list[Simulated]:
    """Some games: what one worker does at a time."""
    return [_play(simulation, recorded, number) for number in numbers]


def _play_all(simulation: Simulation, games: int, recorded: bool, workers: int, ray: str | None) -> Iterator[Simulated]:
    """All games, in order."""
    one, compiled, cores = partial(_play, simulation, recorded), simulation.compiled, os.cpu_count() or 1
    if workers > 1 or ray is not None:
        size = COMPILED_SHARE if compiled and not recorded else 1
        shares = (range(first, min(first + size, games)) for first in range(0, games, size))
        for some in in_order(partial(_play_some, simulation, recorded), shares, workers, ray):
            yield from some
    elif recorded or not compiled or games < 2 * cores:
        yield from map(one, range(games))
    else:
        with ThreadPoolExecutor(cores) as pool:
            yield from pool.map(one, range(games))


def simulate(
    game: Game,
    players: int | None = None,
    games: int = 100,
    bots: list[str] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    records: Path | None = None,
    *,
    workers: int = 1,
    ray: str | None = None,
    **options: Any,
) -> Summary:
    """Play many games between bots; `records` is a folder to write them to.

    More than one of the `workers` are processes; `ray` is the address of a Ray cluster, or "local".

    >>> import voyageur as vg
    >>> from voyageur.lab.simulate import simulate
    >>> summary = simulate(vg.game("expeditions"), players=2, games=20, bots=["greedy", "random"], seed=1)
    >>> summary.standings[0].share
    1.0
    """
    players = game.players[0] if players is None else players
    line = line_up(bots or ["random"], players)
    simulation = Simulation(game, players, line, seed, options)
    wins, scores, moves, decided = [0.0] * players, [0.0] * players, 0, 0
    rounds: list[int] = []
    if simulation.compiled or workers > 1 or ray is not None:
        simulation.warm()
    began = time.perf_counter()
    for number, (outcome, record) in enumerate(_play_all(simulation, games, records is not None, workers, ray)):
        moves += outcome.moves
        rounds.append(outcome.rounds)
        decided += any(outcome.shares)
        for seat, who in enumerate(seated(line, number)):
            wins[who] += outcome.shares[seat]
            scores[who] += outcome.scores[seat]
        if record is not None and records is not None:
            record.write(records / f"{game.id}-{number}.json")
        if progress:
            progress(number + 1)
    seconds = time.perf_counter() - began
    standings = tuple(Standing(name, wins[who], scores[who] / games, games) for who, name in enumerate(line))
    lasted = Rounds(sum(rounds) / games, min(rounds), max(rounds))
    return Summary(game.id, players, games, seed, simulation.options, standings, decided, lasted, moves, seconds)
