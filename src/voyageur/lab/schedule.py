"""What a tournament plays: which bots sit where in which game, so that a number is all it takes to play one again.

Games come in deals. A deal is one seed, played once by every line-up in every order of seats that going round the table
gives: whatever a deal or a seat is worth, every bot has had it. Deals are independent of each other; the games of one
are not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from voyageur.bots import bot
from voyageur.core import cache
from voyageur.core.errors import BadOption
from voyageur.core.game import Game
from voyageur.lab.simulate import game_seed, seated

LineUp = tuple[str, ...]
"""A bot for each seat."""
BETWEEN_BOTS, BETWEEN_LINE_UPS = ",", "/"
FILE_BOT = r"file:[^,]*?\.npz"
"""The name of a bot that may have slashes in it."""


class Schedule(msgspec.Struct, frozen=True):
    """The games of a tournament, as many deals of them as anybody likes."""

    game: str
    version: int
    """Of the game."""
    sources: str
    """A digest of the rules and the bots: other sources may play otherwise."""
    players: int
    options: dict[str, Any]
    line_ups: tuple[LineUp, ...]
    seed: int

    @property
    def bots(self) -> tuple[str, ...]:
        """Everybody who takes part, in the order in which they were named."""
        return tuple(dict.fromkeys(name for line in self.line_ups for name in line))

    @property
    def seatings(self) -> tuple[LineUp, ...]:
        """The games of a deal: who sits where in each."""
        return tuple(seating for line in self.line_ups for seating in turns(line))

    def deals(self, games: int) -> int:
        """How many deals it takes to play so many games at least."""
        return -(-games // len(self.seatings))

    def deal_seed(self, deal: int) -> int:
        """The seed of all games of a deal."""
        return game_seed(self.seed, deal)

    def encoded(self) -> bytes:
        """The schedule as one line of JSON."""
        return msgspec.json.encode(self, order="sorted")


def turns(line: LineUp) -> tuple[LineUp, ...]:
    """A line-up in every order that going round the table gives, each once.

    >>> turns(("a", "b", "b"))
    (('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'))
    >>> turns(("a", "b", "a", "b"))
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    orders = (tuple(line[who] for who in seated(list(line), number)) for number in range(len(line)))
    return tuple(dict.fromkeys(orders))


def line_ups(names: Sequence[str], players: int) -> tuple[LineUp, ...]:
    """The line-ups that some names mean at a table for so many.

    One plays itself. Of two at a larger table, the first sits alone among the others. As many as there are seats are a
    line-up. Of more, everybody meets everybody.

    >>> line_ups(["a", "b"], 4)
    (('a', 'b', 'b', 'b'),)
    >>> line_ups(["a", "b", "c"], 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    """
    if len(names) == 1:
        return ((names[0],) * players,)
    if len(names) == players:
        return (tuple(names),)
    if len(names) == 2:
        return ((names[0],) + (names[1],) * (players - 1),)
    if len(names) > players:
        return tuple(combinations(dict.fromkeys(names), players))
    raise BadOption("tournament-bots", given=len(names), players=players)


def pairing(one: str, other: str, players: int) -> tuple[LineUp, ...]:
    """Two bots in equal numbers: every other seat each; at a table of odd size, each is once the one that is more.

    >>> pairing("a", "b", 4), pairing("a", "b", 3)
    ((('a', 'b', 'a', 'b'),), (('a', 'b', 'a'), ('b', 'a', 'b')))
    """
    both = tuple(tuple((first, second)[seat % 2] for seat in range(players)) for first, second in _orders(one, other))
    return both if players % 2 else both[:1]


def _orders(one: str, other: str) -> tuple[tuple[str, str], tuple[str, str]]:
    return (one, other), (other, one)


def read_bots(words: str) -> list[list[str]]:
    """The names in line-ups as they are typed, those of each line-up.

    >>> read_bots("file:runs/one.npz, b/b")
    [['file:runs/one.npz', 'b'], ['b']]
    """
    lines = re.findall(rf"(?:{FILE_BOT}|[^{BETWEEN_LINE_UPS}])+", words)
    return [[name.strip() for name in line.split(BETWEEN_BOTS)] for line in lines]


def read_line_ups(words: str, players: int) -> tuple[LineUp, ...]:
    """Line-ups as they are typed: names with commas; several line-ups with slashes between them.

    >>> read_line_ups("a,b,a/b,a,b", 3)
    (('a', 'b', 'a'), ('b', 'a', 'b'))
    >>> read_line_ups("file:runs/one.npz,b/b,b", 2)
    (('file:runs/one.npz', 'b'), ('b', 'b'))
    """
    return tuple(dict.fromkeys(line for names in read_bots(words) for line in line_ups(names, players)))


def typed_line_ups(lines: Sequence[LineUp]) -> str:
    """The same line-ups, to be typed."""
    return BETWEEN_LINE_UPS.join(BETWEEN_BOTS.join(line) for line in lines)


def schedule(game: Game, players: int, lines: Sequence[LineUp], seed: int, options: dict[str, Any]) -> Schedule:
    """The schedule of a tournament; a bot, a number of players or an option that is not there is an error."""
    laid = dict(game.start(players=players, seed=seed, **options).options)
    made = Schedule(game.id, game.version, cache.source_hash(), players, laid, tuple(lines), seed)
    for name in made.bots:
        bot(name, seed=0)
    return made
