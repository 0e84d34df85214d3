"""Gymnasium vector environments: N games stepped at once by compiled code, straight into the caller's arrays.

`VectorGames` gives the caller every seat: each row says which one acts. `VectorSeat` gives it one seat in each game;
bots play the others. Both are `gymnasium.vector.VectorEnv` and start finished games again as Gymnasium defines it
(`AutoresetMode`; `NEXT_STEP` unless asked otherwise). Gymnasium knows `VectorSeat` of each game by a name too:
`gymnasium.make_vec("voyageur/Eldorado-v0", num_envs=64)`, once this module is imported.

Nothing is copied: each step writes into the same arrays again, those of the environment or, after `write_to`, the
caller's own, for example a row of a rollout buffer. Keep what you need of a step before the next one.

>>> from voyageur.rl.vector import VectorGames, VectorSeat
>>> games = VectorGames("eldorado", 64, players=4)
>>> seen, infos = games.reset(seed=1)
>>> seen["observation"].shape, seen["action_mask"].shape, infos["seat"][:4].tolist()
((64, 1216), (64, 1082), [0, 1, 1, 3])
>>> rollout = np.zeros((100, 64, games.game.observation_size), np.float32)
>>> for place in rollout:
...     games.write_to(observation=place)
...     seen, reward, terminated, truncated, infos = games.step(games.sample())
>>> np.shares_memory(seen["observation"], rollout[-1])
True
>>> seat = VectorSeat("fivex", 16, players=3, bots=["greedy", "random"])
>>> seen, infos = seat.reset(seed=1)
>>> wins = games_ended = 0
>>> while games_ended < 16:
...     seen, reward, terminated, truncated, infos = seat.step(seat.sample())
...     wins, games_ended = wins + reward.sum(), games_ended + terminated.sum()
>>> bool(wins < games_ended / 2)
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from voyageur.bots import Bot, bot
from voyageur.bots.policies import WORK
from voyageur.core import registry
from voyageur.core.action import Seat
from voyageur.core.errors import BadOption
from voyageur.core.game import Game
from voyageur.core.kernels import Template
from voyageur.rl import stepping
from voyageur.rl.rows import AutoresetMode, Infos, Mask, Rows, Seen, Step, register
from voyageur.rl.stepping import NOBODY, OUTSIDE

VERSION = 0
"""Of the names in Gymnasium: it grows when observations, actions or rewards are others than before."""


class VectorGames(Rows):
    """N games in which the caller makes every move: `infos["seat"]` says whose it is in each row.

    Observation and mask are those of that seat. `reward` is that of the seat that has just moved, `infos["rewards"]`
    those of all seats: at the end of a game each seat's share of the victory, before that 0. A finished game is shown
    once more to who ended it, with nothing to choose.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        players: int | None = None,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__(game, num_envs, players, autoreset, threads, options)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Infos]:
        """Start new games in all rows, or in those of `options["reset_mask"]`."""
        wanted = self._wanted(options)
        self._reseed(seed, wanted)
        arrays = self._arrays
        arrays["terminated"][wanted] = False
        shown = (arrays["observation"], arrays["action_mask"], self._legals, self._counts)
        self._run(stepping.start_rows, self._states, self._tables, wanted, self.seeds, self.seats, *shown)
        return self._seen(), {"seat": self.seats, "_seat": self._all}

    def step(self, actions: ArrayLike) -> Step:
        """Make one move in every game; an illegal one anywhere raises IllegalMove and changes nothing."""
        chosen, arrays = self._checked(actions), self._arrays
        self._run(
            stepping.step_rows,
            self._states,
            self._tables,
            self._mode,
            chosen,
            self.seeds,
            self.seats,
            arrays["observation"],
            arrays["action_mask"],
            self._legals,
            self._counts,
            arrays["reward"],
            arrays["rewards"],
            arrays["terminated"],
            self._finals,
        )
        return self._returned({"seat": self.seats, "_seat": self._all})


class VectorSeat(Rows):
    """N games in which the caller has one seat, and bots have the others.

    `bots` are one name for all of them, or one for each, clockwise from the caller's seat. `random` and `greedy` run
    inside the compiled step; any other bot plays too, at its own speed. `seat=None` gives the caller another seat each
    game.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        players: int | None = None,
        bots: str | Sequence[str] = "random",
        seat: Seat | None = 0,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__(game, num_envs, players, autoreset, threads, options)
        others = self.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise BadOption("vector-bots", given=len(self.bots), others=others)
        policies = [bot(name, seed=0).policy for name in self.bots]
        self._policies = np.array([OUTSIDE if one is None else one for one in policies], np.int8)
        self._moves = seat is None
        places = np.arange(num_envs) % self.players if seat is None else self._first._seated(seat)
        self._first_seats = np.full(num_envs, places, np.int8)
        self.learners = self._first_seats.copy()
        """The caller's seat in each row."""
        self._bot_rngs = np.zeros((num_envs, self.players), np.uint64)
        self._seated: list[dict[Seat, Bot]] = [{} for _ in range(num_envs)]
        self._work = np.zeros((len(self._parts), WORK), self.game.state)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Infos]:
        """Start new games in all rows, or in those of `options["reset_mask"]`, and play to the caller's first move."""
        wanted = self._wanted(options)
        self._reseed(seed, wanted)
        self._arrays["terminated"][wanted] = False
        self.learners[wanted] = self._first_seats[wanted]
        self._start(wanted)
        self._show(wanted, self._arrays["observation"])
        return self._seen(), self._infos()

    def step(self, actions: ArrayLike) -> Step:
        """Make the caller's move in every game and play on to its next; an illegal one raises and changes nothing."""
        chosen, arrays = self._checked(actions), self._arrays
        over = self.seats == NOBODY
        self._advance(~over, chosen)
        ended = arrays["terminated"]
        ended[:] = (self.seats == NOBODY) & ~over
        self._run(stepping.settle_rows, self._states, self._tables, ended, arrays["rewards"])
        arrays["reward"][:] = arrays["rewards"][np.arange(self.num_envs), self.learners]
        if self._mode == stepping.SAME_STEP:
            self._show(ended, self._finals)
        again = self._to_begin(over)
        if again.any():
            self._next_games(again)
        self._show(~over | again, arrays["observation"])
        if self._mode == stepping.STAYS:
            ended |= over
        return self._returned(self._infos())

    def _infos(self) -> Infos:
        return {"seat": self.learners, "_seat": self._all}

    def _next_games(self, rows: Mask) -> None:
        for row in np.flatnonzero(rows):
            self.seeds[row] = stepping.next_seed(self.seeds[row])
        if self._moves:
            self.learners[rows] = (self.learners[rows] + 1) % self.players
        self._start(rows)

    def _to_begin(self, over: Mask) -> Mask:
        """The rows in which a new game begins, given those that were over before the step."""
        now: Mask = self.seats == NOBODY if self._mode == stepping.SAME_STEP else over
        return now & (self._mode != stepping.STAYS)

    def _show(self, rows: Mask, observation: NDArray[np.float32]) -> None:
        """Write what the caller's seat sees there."""
        shown = (observation, self._arrays["action_mask"], self._legals, self._counts)
        self._run(stepping.show_seats, self._states, self._tables, rows, self.learners, self.seats, *shown)

    # ---- the others ---------------------------------------------------------------------------------------------

    def _start(self, rows: Mask) -> None:
        """Set up games in some rows, and play to the caller's first move."""
        for row in np.flatnonzero(rows):
            self._seated[row].clear()
        self._play(stepping.start_seats, rows, self.learners, self.seeds)
        self._ask_bots(rows)

    def _advance(self, rows: Mask, actions: NDArray[np.int64]) -> None:
        """Make the moves of the seats to act, and play to the caller's next one."""
        self._play(stepping.advance_seats, rows, actions, self.learners)
        self._ask_bots(rows)

    def _play(self, template: Template, rows: Mask, first: NDArray[Any], second: NDArray[Any]) -> None:
        """Run one of the two compiled functions in which bots play, each thread with a work space of its own."""
        run = self.game.compiled(template)

        def part(here: slice) -> None:
            work = self._work[self._parts.index(here)]
            given = (rows[here], first[here], second[here], self.seats[here])
            run(work, self._states[here], self._tables[here], *given, self._policies, self._bot_rngs[here])

        self._split(part)

    def _ask_bots(self, rows: Mask) -> None:
        """Where a bot that is not compiled is to act, ask it, until the caller is to act everywhere."""
        actions = np.zeros(self.num_envs, np.int64)
        while OUTSIDE in self._policies:
            waiting = rows & (self.seats != NOBODY) & (self.seats != self.learners)
            if not waiting.any():
                return
            for row in np.flatnonzero(waiting).tolist():
                seat = int(self.seats[row])
                actions[row] = self._bot(row, seat).choose(self.position(row), seat).index
            self._play(stepping.advance_seats, waiting, actions, self.learners)

    def _bot(self, row: int, seat: Seat) -> Bot:
        """The bot that sits there in the game of that row."""
        seated = self._seated[row]
        if seat not in seated:
            name = self.bots[(seat - int(self.learners[row]) - 1) % self.players]
            seated[seat] = bot(name, seed=int(self._bot_rngs[row, seat]))
        return seated[seat]


for _game in registry.names():
    register(
        f"voyageur/{_game.capitalize()}-v{VERSION}",
        vector_entry_point=f"{__name__}:{VectorSeat.__name__}",
        kwargs={"game": _game},
    )
