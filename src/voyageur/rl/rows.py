"""What the two vector environments share: rows of games, the arrays they are written to, and the threads."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from voyageur.core import registry, text
from voyageur.core.errors import BadOption, IllegalMove, VoyageurError
from voyageur.core.game import Game
from voyageur.core.kernels import Template
from voyageur.core.layout import bounds
from voyageur.core.options import checked_seed, whole
from voyageur.core.position import Position
from voyageur.core.rng import SEED_BITS
from voyageur.rl import stepping
from voyageur.rl.extras import missing
from voyageur.rl.stepping import NOBODY

try:
    from gymnasium import register as register
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode as AutoresetMode
    from gymnasium.vector import VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing(error) from error

Seen: TypeAlias = dict[str, NDArray[Any]]
Infos: TypeAlias = dict[str, Any]
Step: TypeAlias = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]
Mask: TypeAlias = NDArray[np.bool_]

SMALL = 64
"""Rows below which a second thread costs more than it brings."""
MODES = {
    AutoresetMode.DISABLED: stepping.STAYS,
    AutoresetMode.NEXT_STEP: stepping.NEXT_STEP,
    AutoresetMode.SAME_STEP: stepping.SAME_STEP,
}


class Rows(VectorEnv[Seen, Any, NDArray[Any]]):
    """The games, a row each, the arrays that steps are written to, and the threads that share the rows."""

    def __init__(
        self, game: Game | str, n: int, players: int | None, autoreset: AutoresetMode, threads: int | None, options: Any
    ) -> None:
        if whole(n) is None or n < 1 or (threads is not None and (whole(threads) is None or threads < 1)):
            raise BadOption("vector-size", n=text.written(n), threads=text.written(threads))
        self.game = registry.find(game) if isinstance(game, str) else game
        self._first = self.game.start(players=players, seed=0, **options)
        self.num_envs, self.players = n, self._first.players
        self._make_spaces()
        self._mode = MODES[AutoresetMode(autoreset)]
        self.metadata = {"autoreset_mode": AutoresetMode(autoreset), "render_modes": []}
        self._make_arrays()
        parts = max(1, min(threads or os.cpu_count() or 1, n // SMALL))
        edges = np.linspace(0, n, parts + 1).astype(int)
        self._parts = [slice(low, high) for low, high in pairwise(edges)]
        self._pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None

    def _make_spaces(self) -> None:
        low, high = bounds(self.game.layout, self.game.observation_size)
        self.single_action_space = spaces.Discrete(self.game.space.size)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.space.size,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _make_arrays(self) -> None:
        n, size = self.num_envs, self.game.observation_size
        self._tables = np.repeat(self._first._table, n)
        self._states = np.zeros(n, self.game.state)
        self._legals = np.zeros((n, self.game.space.size), np.int16)
        self._counts = np.zeros(n, np.int64)
        self._rngs = np.zeros(n, np.uint64)
        self._sampled = np.zeros(n, np.int64)
        self._finals = np.zeros((n, size if self._mode == stepping.SAME_STEP else 0), np.float32)
        self._all = np.ones(n, np.bool_)
        self._begun = False
        self.seeds = np.zeros(n, np.uint64)
        """The seed of the game in each row: `game.start(seed=…)` starts the same."""
        self.seats = np.full(n, NOBODY, np.int8)
        """The seat that acts in each row, -1 where the game is over."""
        self._arrays: dict[str, NDArray[Any]] = {
            "observation": np.zeros((n, size), np.float32),
            "action_mask": np.zeros((n, self.game.space.size), np.int8),
            "reward": np.zeros(n, np.float64),
            "rewards": np.zeros((n, self.players), np.float64),
            "terminated": np.zeros(n, np.bool_),
            "truncated": np.zeros(n, np.bool_),
        }

    # ---- arrays and threads -------------------------------------------------------------------------------------

    def write_to(self, **arrays: NDArray[Any]) -> None:
        """From now on write into these arrays of the caller's, each of the shape and type of the one it replaces.

        They are `observation`, `action_mask`, `reward`, `rewards` and `terminated`; their rows must be contiguous.
        """
        for name, array in arrays.items():
            own = self._arrays.get(name)
            if own is None or name == "truncated":
                raise BadOption("vector-array-name", name=name)
            fits = isinstance(array, np.ndarray) and (array.shape, array.dtype) == (own.shape, own.dtype)
            if not fits or not array.flags.c_contiguous or not array.flags.writeable:
                raise BadOption("vector-array", name=name, shape=str(own.shape), type=str(own.dtype))
        self._arrays.update(arrays)

    def _run(self, template: Template, *arguments: Any) -> None:
        """Run a compiled function on all rows, split among the threads; an array that has a row a game is split."""
        run = self.game.compiled(template)
        if self._pool is None:
            run(*arguments)
            return

        def part(rows: slice) -> None:
            run(*(one[rows] if isinstance(one, np.ndarray) and len(one) == self.num_envs else one for one in arguments))

        self._split(part)

    def _split(self, work: Callable[[slice], Any]) -> None:
        """Do the first part here, and the others in threads of their own meanwhile."""
        others = [] if self._pool is None else [self._pool.submit(work, part) for part in self._parts[1:]]
        work(self._parts[0])
        for other in others:
            other.result()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    # ---- rows ---------------------------------------------------------------------------------------------------

    def position(self, row: int) -> Position:
        """The game in a row as it stands, as a position of its own: its view, its picture, its truth."""
        state, table = self._states[row : row + 1].copy(), self._tables[row : row + 1]
        return Position(self.game, self.players, self._first.options, table, state, None)

    def sample(self) -> NDArray[np.int64]:
        """A uniformly random legal action for every row, 0 where there is nothing to choose; always the same array."""
        stepping.choose_any(self._legals, self._counts, self._rngs, self._sampled)
        return self._sampled

    def _reseed(self, seed: int | Sequence[int] | None, wanted: Mask) -> None:
        """Seeds for new games: in row i the seed + i, as Gymnasium's own do it, one each, or any."""
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.num_envs:
                raise BadOption("vector-seeds", n=self.num_envs)
            given = [checked_seed(one, SEED_BITS) for one in seed]
        elif seed is not None:
            VectorEnv.reset(self, seed=seed)
            given = [checked_seed(seed + row, SEED_BITS) for row in range(self.num_envs)]
        else:
            given = self.np_random.integers(1 << SEED_BITS, size=self.num_envs).tolist()
        self._begun = True
        self.seeds[wanted] = np.array(given, np.uint64)[wanted]
        self._rngs[wanted] = self.seeds[wanted] ^ np.uint64(1 << SEED_BITS)

    def _wanted(self, options: dict[str, Any] | None) -> Mask:
        """The rows to start anew: all, or those of Gymnasium's `reset_mask`."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return self._all
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise BadOption("vector-mask", n=self.num_envs)
        return mask

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        """The actions as an array; IllegalMove, and nothing changed, where one of them is not legal."""
        if not self._begun:
            raise VoyageurError("vector-reset")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise IllegalMove("vector-actions", n=self.num_envs)
        chosen = np.ascontiguousarray(given, np.int64)
        row = int(stepping.first_illegal(self.seats, chosen, self._legals, self._counts))
        if row >= 0:
            try:
                self.position(row).play(int(chosen[row]), int(self.seats[row]))
            except ValueError as error:
                raise IllegalMove("vector-row", row=row, reason=str(error)) from error
        return chosen

    def _seen(self) -> Seen:
        return {"observation": self._arrays["observation"], "action_mask": self._arrays["action_mask"]}

    def _returned(self, infos: Infos) -> Step:
        """What a step gives back: the arrays themselves."""
        arrays, ended = self._arrays, self._arrays["terminated"]
        infos |= {"rewards": arrays["rewards"], "_rewards": self._all}
        if self._mode == stepping.SAME_STEP and ended.any():
            final = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(ended):
                nothing = np.zeros(self.game.space.size, np.int8)
                final[row] = {"observation": self._finals[row].copy(), "action_mask": nothing}
            infos |= {"final_obs": final, "_final_obs": ended.copy()}
            infos |= {
                "final_info": {"rewards": arrays["rewards"], "_rewards": ended.copy()},
                "_final_info": ended.copy(),
            }
        return self._seen(), arrays["reward"], ended, arrays["truncated"], infos
