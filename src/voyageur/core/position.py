"""A position: one record, immutable to its user, and everything one can ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache, cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voyageur.core import hints, loops, text
from voyageur.core.action import Action, Seat
from voyageur.core.errors import BadRecord, IllegalMove
from voyageur.core.hints import Hint
from voyageur.core.kernels import NOBODY
from voyageur.core.options import checked_seed, whole
from voyageur.core.record import GameRecord, Move
from voyageur.core.rng import WORD_BITS, new_seed

if TYPE_CHECKING:
    from voyageur.core.game import Game


class Origin(NamedTuple):
    """Where a position came from: the seed, and the last move with the origin before it."""

    seed: int
    before: Origin | None = None
    seat: Seat = NOBODY
    action: int = -1
    ply: int = 0


DEALS_FOR_AWAITED = 16
"""How many ways of dealing what a seat cannot know tell whom it may think the game waits for."""


def blank(dtype: np.dtype[Any]) -> NDArray[Any]:
    """An array of one empty record; NumPy's own ways take seven times as long for a record of many fields."""
    return np.ndarray(1, dtype, bytearray(dtype.itemsize))


Plain = dict[str, Any]
"""A record as `plain` makes it."""


def plain(record: Any) -> Plain:
    """A record as plain numbers and lists, by field: to read many of them one by one, NumPy takes ten times as long."""
    fields = zip(record.dtype.names, record.item(), strict=True)
    return {name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields}


@cache
def seats_in(bits: int) -> tuple[Seat, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Position:
    """A moment of a game. Playing gives a new position; this one never changes.

    >>> import voyageur as vg
    >>> pos = vg.game("expeditions").start(players=2, seed=7)
    >>> pos.actors
    (1,)
    >>> pos.legal()[:2]
    [<expeditions: mark altiplano>, <expeditions: mark galapagos-islands>]
    >>> pos.play("mark altiplano").actors
    (0,)
    """

    __slots__ = ("__dict__", "_options", "_origin", "_state", "_table", "game", "players")

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        table: NDArray[Any],
        state: NDArray[Any],
        origin: Origin | None,
    ) -> None:
        self.game = game
        self.players = players
        self._options = options
        self._table = table
        self._state = state
        self._origin = origin

    @property
    def options(self) -> Mapping[str, Any]:
        """How the table was laid: every option and its value. Changing it changes nothing else."""
        return MappingProxyType(deepcopy(dict(self._options)))

    # ---- what is going on ---------------------------------------------------------------------------------------

    @cached_property
    def actors(self) -> tuple[Seat, ...]:
        """The seats the game waits for: several when a choice is simultaneous, none when the game is over."""
        return seats_in(int(self.game.compiled(loops.actor_bits)(self._state, self._table)))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    @cached_property
    def _standing(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        scores, shares = np.zeros(self.players), np.zeros(self.players)
        self.game.compiled(loops.standing)(self._state, self._table, scores, shares)
        return scores, shares

    @property
    def scores(self) -> tuple[float, ...]:
        """Each seat's score as it stands."""
        return tuple(self._standing[0].tolist())

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory, if the game ended now."""
        return tuple(self._standing[1].tolist())

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, ties already broken; nobody before the end."""
        return tuple(seat for seat in range(self.players) if self.shares[seat] > 0) if self.over else ()

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place if the game ended now, from 1: the winners are first, ties already broken.

        Only the winners are told apart beyond the score: others with equal scores share a place.
        """
        first = [share > 0 for share in self.shares]
        ranks = list(zip(first, self.scores, strict=True))
        return tuple(1 if won else 1 + sum(rank > (won, score) for rank in ranks) for won, score in ranks)

    def awaited(self, seat: Seat | None) -> tuple[Seat, ...]:
        """The seats the game may be waiting for, for all that a seat (None: a spectator) knows.

        Unlike `actors` it does not tell who has sealed a choice, which is a secret.
        """
        if self.game.awaited is not None:
            return self.game.awaited(self.view(seat))
        who, deal = NOBODY if seat is None else self._seated(seat), blank(self.game.state)
        awaited_bits = self.game.compiled(loops.awaited_bits)
        return seats_in(int(awaited_bits(self._state, deal, self._table, who, DEALS_FOR_AWAITED)))

    # ---- moves --------------------------------------------------------------------------------------------------

    def _acting(self, seat: Seat | None) -> Seat:
        if seat is None:
            return self.actors[0] if self.actors else 0
        return self._seated(seat)

    def _seated(self, seat: Seat) -> Seat:
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise IllegalMove("seat-unknown", seat=text.written(seat), last=self.players - 1)
        return number

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """The actions a seat may choose now (by default the first actor); none for a seat that has to wait."""
        numbers = self.game.compiled(loops.list_legal)(self._state, self._table, self._acting(seat))
        actions = self.game.actions
        return [actions[number] for number in numbers.tolist()]

    def legal_mask(self, seat: Seat | None = None) -> NDArray[np.bool_]:
        """The same as an array over the whole action space."""
        mask = np.zeros(self.game.space.size, np.bool_)
        mask[self.game.compiled(loops.list_legal)(self._state, self._table, self._acting(seat))] = True
        return mask

    def play(self, action: Action | str | Mapping[str, Any] | int, seat: Seat | None = None) -> Position:
        """The position after a move; IllegalMove or UnknownMove says why there is none."""
        index, seat = self.game.action(action).index, self._acting(seat)
        state = blank(self.game.state)
        if not self.game.compiled(loops.advance)(self._state, state, self._table, seat, index):
            raise self._why_not(seat, index)
        origin = self._origin
        if origin is not None:
            origin = Origin(origin.seed, origin, seat, index, origin.ply + 1)
        return Position(self.game, self.players, self._options, self._table, state, origin)

    def _why_not(self, seat: Seat, index: int) -> IllegalMove:
        return self.game.explain(self, seat, index) if self.legal(seat) else self.why_wait(seat)

    def why_wait(self, seat: Seat) -> IllegalMove:
        """Why a seat that has no legal move has to wait, in words that give nothing hidden away."""
        if self.over:
            return IllegalMove("game-over")
        if reason := self.game.why_wait(self, seat):
            return reason
        awaited = self.awaited(seat)
        return IllegalMove("not-your-turn", seat=seat, awaited=awaited)

    def hint(self, seat: Seat | None = None, simulations: int = hints.SIMULATIONS) -> Hint:
        """The best moves of a seat (by default the first actor), with its chances of winning and reasons in words.

        They come from what the seat may know, and are the same again for the same number of simulations.
        """
        return hints.ask(self, self._acting(seat), simulations)

    # ---- what a seat knows --------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat may know, as a msgspec struct; without a seat, what a spectator may know."""
        return self.game.view(self, None if seat is None else self._seated(seat))

    def known_scores(self, seat: Seat | None = None) -> tuple[float | None, ...]:
        """Each seat's score as far as a seat may know it, None where it may not; without a seat, a spectator's."""
        return self.scores if self.game.scores is None else self.game.scores(self.view(seat))

    def observe(self, seat: Seat | None = None) -> NDArray[np.float32]:
        """What a seat knows (by default the first actor), as numbers for learning."""
        out = np.zeros(self.game.observation_size, np.float32)
        self.game.compiled(loops.observation)(self._state, self._table, self._acting(seat), out)
        return out

    def determinize(self, seat: Seat | None, seed: int | None = None) -> Position:
        """Another position that the seat (None: a spectator) could not tell from this one: its secrets dealt anew.

        The generator is new too, and neither the seed nor the moves come along: nothing in it tells the future.
        """
        state = blank(self.game.state)
        who = NOBODY if seat is None else self._seated(seat)
        seed = new_seed() if seed is None else checked_seed(seed, WORD_BITS)
        self.game.compiled(loops.redeal)(self._state, state, self._table, who, np.uint64(seed))
        return Position(self.game, self.players, self._options, self._table, state, None)

    def svg(self, seat: Seat | None = None, language: str = "en") -> str:
        """The board as that seat sees it; without a seat, as a spectator does."""
        return self.game.picture(self.view(seat), language)

    def _repr_svg_(self) -> str:
        return self.svg()

    # ---- documents and records ----------------------------------------------------------------------------------

    @property
    def state(self) -> NDArray[Any]:
        """The record itself, read-only, secrets included."""
        state = self._state.view()
        state.flags.writeable = False
        return state

    def to_dict(self) -> dict[str, Any]:
        """The whole position as a document; `game.position` reads it back."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            **self.game.write(self),
        }

    @property
    def ply(self) -> int:
        """How many moves were made since the start, or since the position was set up."""
        return self._origin.ply if self._origin else 0

    @property
    def moves(self) -> tuple[tuple[Seat, Action], ...]:
        """The moves since the start; empty for a position that was set up."""
        made = []
        origin = self._origin
        while origin is not None and origin.before is not None:
            made.append((origin.seat, self.game.actions[origin.action]))
            origin = origin.before
        return tuple(reversed(made))

    def record(self, seats: tuple[str, ...] = ()) -> GameRecord:
        """The record of the game so far."""
        if self._origin is None:
            raise BadRecord("record-no-seed")
        return GameRecord(
            game=self.game.id,
            version=self.game.version,
            players=self.players,
            seed=self._origin.seed,
            options=dict(self.options),
            moves=tuple(Move(seat, str(action)) for seat, action in self.moves),
            seats=seats,
        )

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game is other.game
            and self._table.tobytes() == other._table.tobytes()
            and self._state.tobytes() == other._state.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self._state.tobytes())

    def __repr__(self) -> str:
        waiting = "over" if self.over else "waiting for " + " and ".join(f"seat {seat}" for seat in self.actors)
        return f"<{self.game.id}, {self.players} players, {waiting}>"

    def __getstate__(self) -> Any:
        moves = [(seat, action.index) for seat, action in self.moves]
        seed = None if self._origin is None else self._origin.seed
        return self.game, self.players, dict(self.options), self._table, self._state, seed, moves

    def __setstate__(self, state: Any) -> None:
        game, players, options, table, record, seed, moves = state
        origin = None if seed is None else Origin(seed)
        for seat, action in moves:
            assert origin is not None
            origin = Origin(origin.seed, origin, seat, action, origin.ply + 1)
        self.__init__(game, players, options, table, record, origin)  # type: ignore[misc]
