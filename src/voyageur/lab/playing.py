"""Playing the games of a schedule, in this process or in any other: the same number gives the same game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from voyageur.bots import Bot, bot
from voyageur.bots.policies import play_out
from voyageur.core import registry
from voyageur.core.action import Action
from voyageur.core.position import Position
from voyageur.lab.schedule import LineUp, Schedule
from voyageur.lab.simulate import Outcome, bot_seed, play_compiled, play_game
from voyageur.lab.spread import check_sources

DIGITS = 5
"""Seconds are kept to so many places."""
SCHEDULES = 8
"""A process remembers the tables of so many schedules."""


class Played(Outcome, frozen=True):
    """One game of a tournament."""

    number: int
    """Games are counted deal by deal, in the order of the schedule's seatings."""
    seconds: tuple[tuple[float, ...], ...] = ()
    """How long each move took, by seat; nothing where whole games run compiled."""


class _Timed:
    """A bot, and how long each of its moves took."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds = bot, list[float]()

    def choose(self, position: Position, seat: int) -> Action:
        """Its move."""
        began = time.perf_counter()
        action = self.bot.choose(position, seat)
        self.seconds.append(round(time.perf_counter() - began, DIGITS))
        return action


class Hall:
    """The tables of a schedule: they are laid once, then games are played at them by number."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.game = registry.find(schedule.game)
        self.first = self.game.start(players=schedule.players, seed=schedule.seed, **schedule.options)
        self.policies = {name: bot(name, seed=0).policy for name in schedule.bots}
        self.seatings = schedule.seatings

    @property
    def compiled(self) -> bool:
        """Whether every bot is a compiled policy."""
        return None not in self.policies.values()

    def warm(self) -> None:
        """Compile what the games need, where it is not yet: processes that start together would each do it."""
        if self.compiled:
            self.game.compiled(play_out)
        for name in self.schedule.bots:
            bot(name, seed=0).choose(self.first)

    def play(self, number: int) -> Played:
        """One game."""
        deal, place = divmod(number, len(self.seatings))
        seed = self.schedule.deal_seed(deal)
        compiled = all(self.policies[name] is not None for name in self.seatings[place])
        return (self._compiled if compiled else self.observed)(number, self.seatings[place], seed)

    def _compiled(self, number: int, seating: LineUp, seed: int) -> Played:
        """A whole game in compiled code."""
        end = play_compiled(self.first, [self.policies[name] for name in seating], seed)
        return Played(end.moves, end.rounds, end.scores, end.shares, number)

    def observed(self, number: int, seating: LineUp, seed: int) -> Played:
        """The same move by move, each with its time."""
        first = self.game.start(players=len(seating), seed=seed, **self.schedule.options)
        seated = [_Timed(bot(name, bot_seed(seed, seat))) for seat, name in enumerate(seating)]
        end = play_game(first, seated)
        times = tuple(tuple(each.seconds) for each in seated)
        return Played(end.ply, self.game.rounds(end._state[0]), end.scores, end.shares, number, times)


@lru_cache(SCHEDULES)
def hall(encoded: bytes) -> Hall:
    """The tables of a schedule, which comes as it is sent to processes."""
    schedule = msgspec.json.decode(encoded, type=Schedule)
    check_sources(schedule.sources)
    return Hall(schedule)


def play_games(encoded: bytes, numbers: Sequence[int]) -> list[Played]:
    """Some games of a schedule: what one worker does at a time."""
    tables = hall(encoded)
    return [tables.play(number) for number in numbers]
