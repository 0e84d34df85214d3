"""Matches without a server: tables laid in memory, and whole games with everything that can happen at a table."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import voyageur as vg
from voyageur.server.match import Entry, Match, Occupant, Setup, Viewer
from voyageur.server.protocol import Clock, LiveClock, NoClock

START = 1_790_000_000_000
SUBSTITUTE = "greedy"
LIVE = LiveClock(move_seconds=30, bank_seconds=60)

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "expeditions": [{"round_cap": 6}, {"round_cap": 4, "open_hands": True}],
    "eldorado": [{"round_cap": 8}, {"round_cap": 8, "caves": True, "course": "hills_of_gold"}],
    "fivex": [{}, {"changes": False}, {"screens": "open"}, {"changes": False, "shortfall": "reserve"}],
}
"""Options of each game, with which a game is soon over."""


def person(seat: int) -> str:
    """Who sits there, if it is a person."""
    return f"person{seat}"


def begin(
    game: str | vg.Game,
    players: int,
    seed: int = 1,
    clock: Clock | None = None,
    bots: Sequence[int] = (),
    outages: list[tuple[int, int]] | None = None,
    **options: Any,
) -> Match:
    """A match before its first move; people sit everywhere but where the bots are."""
    seats = [Occupant(None, "random") if seat in bots else Occupant(person(seat)) for seat in range(players)]
    setup = Setup(
        game=vg.game(game) if isinstance(game, str) else game,
        players=players,
        options=options,
        seed=seed,
        occupants=tuple(seats),
        clock=clock or NoClock(),
        substitute=SUBSTITUTE,
        started_at=START,
    )
    return Match.begin(setup, outages)


def viewers(match: Match) -> tuple[Viewer, ...]:
    """Everybody who may look."""
    return (None, *range(match.setup.players))


def key(match: Match) -> str:
    """A key that was not used before."""
    return f"key-{match.number:06}"


def move(match: Match, seat: int, action: Any, at: int | None = None) -> Match:
    """The match after a person's move."""
    return match.after(move_line(match, seat, action, at))


def move_line(match: Match, seat: int, action: Any, at: int | None = None) -> Entry:
    """The line of a person's move."""
    at = match.at if at is None else at
    return match.judge_move(person(seat), seat, action, match.plies[seat], key(match), at)


def undo(match: Match, seat: int, at: int | None = None) -> Match:
    """The match after a person took back a move."""
    at = match.at if at is None else at
    return match.after(match.judge_undo(person(seat), seat, match.plies[seat], key(match), at))


class Step(NamedTuple):
    """One line of a log, and the match before and after it."""

    before: Match
    entry: Entry
    after: Match


class Chance:
    """People and bots who do anything that is allowed, at random."""

    def __init__(self, seed: int, mischief: float = 0.2, slowness: int = 20_000) -> None:
        self.random = random.Random(seed)
        self.mischief = mischief
        """How often somebody does something else than move."""
        self.slowness = slowness
        """Milliseconds between two lines, at most."""

    def steps(self, match: Match, most: int = 10_000) -> Iterator[Step]:
        """The lines of a whole game."""
        while not match.over and match.number < most:
            entry = self.line(match)
            after = match.after(entry)
            yield Step(match, entry, after)
            match = after

    def line(self, match: Match) -> Entry:
        """Something that may happen now."""
        at = match.at + self.random.randrange(self.slowness)
        if self.random.random() < self.mischief:
            seat = self.random.randrange(match.setup.players)
            kinds = [self._undo, self._undo, self._again, self._hold, self._return]
            if entry := self.random.choice(kinds)(match, seat, at):
                return entry
        return self._move(match, self.random.choice(match.actors), at)

    def _move(self, match: Match, seat: int, at: int) -> Entry:
        action = self.random.choice(match.position.legal(seat))
        if bot := match.bot_at(seat):
            return match.bot_move(seat, str(action), bot, at)
        return move_line(match, seat, action, at)

    def _undo(self, match: Match, seat: int, at: int) -> Entry | None:
        if match.bot_at(seat) or not match.can_undo(seat):
            return None
        return match.judge_undo(person(seat), seat, match.plies[seat], key(match), at)

    def _again(self, match: Match, seat: int, at: int) -> Entry | None:
        """Choose something else than was sealed."""
        if match.bot_at(seat) or seat in match.actors or not match.position.legal(seat):
            return None
        return self._move(match, seat, at)

    def _hold(self, match: Match, seat: int, at: int) -> Entry | None:
        if match.bot_at(seat):
            return None
        return match.judge_hold(seat, at, self.random.choice(["time", "left"]))

    def _return(self, match: Match, seat: int, at: int) -> Entry | None:
        timeless = match.clocks is not None and seat in match.actors and not match.clocks.left(seat)
        if not match.holders[seat] or seat in match.resigned or timeless:
            return None
        return match.judge_return(person(seat), seat, at)


def every_table() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of players, and its options in turn."""
    for name in vg.games():
        for number, players in enumerate(vg.game(name).players):
            yield name, players, VARIANTS[name][number % len(VARIANTS[name])]
