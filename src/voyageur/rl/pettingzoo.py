"""PettingZoo environments: one for every game, agents move in turn (AEC).

| | |
|---|---|
| agents | `player_0`, `player_1`, …: the seats |
| actions | `Discrete`: the game's flat action space; `game.action(number)` says what a number means |
| observations | `{"observation": float32, "action_mask": int8}`, as in PettingZoo's classic games |
| rewards | at the end each seat's share of the victory: 1 for the one winner, 0 for who lost, 0 for all if nobody won |
| illegal action | the game ends and costs its player 1 (PettingZoo's own wrapper); `RawEnv` says why it is illegal |

What each number of an observation means is in `docs/observations.md`; `view(agent)` gives the same as a struct.

Seats that choose at once (5X: cards, bids) do so one after the other here. An observation is what its seat may know, so
those who come later see nothing of what was sealed before, nor of what a seat that has sealed might choose again.

>>> from voyageur.rl.pettingzoo import env
>>> chance = np.random.default_rng(1)
>>> table = env("expeditions", players=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     if termination or truncation:
...         print(agent, reward)
...         table.step(None)
...     else:
...         table.step(chance.choice(np.flatnonzero(observation["action_mask"])))
player_0 0.0
player_1 1.0
player_2 0.0
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from voyageur.core import registry
from voyageur.core.action import Seat
from voyageur.core.game import Game
from voyageur.core.layout import bounds
from voyageur.core.position import Position
from voyageur.core.rng import SEED_BITS
from voyageur.rl.extras import missing

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing(error) from error

Agent: TypeAlias = str
Observation: TypeAlias = dict[str, NDArray[Any]]

ILLEGAL = -1.0
"""The reward of who makes an illegal move."""


def env(game: Game | str, players: int | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment of a game with PettingZoo's usual wrappers; options as in `game.start`."""
    made: AECEnv = RawEnv(game, players, render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """The environment itself; an illegal action raises IllegalMove with the reason, and changes nothing."""

    def __init__(
        self, game: Game | str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, **options)
        self.game = registry.find(game) if isinstance(game, str) else game
        first = self.game.start(players=players, seed=0, **options)
        self.players, self.options = first.players, dict(first.options)
        self.metadata = {
            "name": f"voyageur_{self.game.id}_v{self.game.version}",
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents: list[Agent] = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds(self.game.layout, self.game.observation_size)
        self.action_spaces = {agent: spaces.Discrete(self.game.space.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (self.game.space.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(np.tile(low, self.players), np.tile(high, self.players), dtype=np.float32)
        self._chance = np.random.default_rng()

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """What the agent's observations are like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """The game's actions, by number."""
        return self.action_spaces[agent]

    # ---- playing ------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game that `game.start(seed=seed)` starts; without a seed another one each time.

        How the table is laid is said when the environment is made; `options` are passed over.
        """
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        else:
            seed = int(self._chance.integers(1 << SEED_BITS))
        self.position = self.game.start(players=self.players, seed=seed, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._awaited()

    def step(self, action: Any) -> None:
        """Make the move of the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position = self.position.play(int(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            self.rewards = dict(zip(self.agents, self.position.shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self._awaited()

    def _awaited(self) -> Agent:
        return self.possible_agents[self.position.actors[0]]

    # ---- seeing -------------------------------------------------------------------------------------------------

    def observe(self, agent: Agent) -> Observation:
        """What the agent knows, and what it may do; nothing while it is not its turn."""
        seat = self._seats[agent]
        mask = np.zeros(self.game.space.size, np.int8)
        if agent == self.agent_selection:
            mask[:] = self.position.legal_mask(seat)
        return {"observation": self.position.observe(seat), "action_mask": mask}

    def view(self, agent: Agent) -> Any:
        """What the agent knows, as a struct (`Position.view`)."""
        return self.position.view(self._seats[agent])

    def state(self) -> NDArray[np.float32]:
        """What all agents together know: their observations, one behind the other."""
        return np.concatenate([self.position.observe(seat) for seat in range(self.players)])

    def render(self) -> str | None:
        """The table as a spectator sees it: as text ("ansi") or as a picture ("svg")."""
        if self.render_mode == "svg":
            return self.position.svg()
        return written(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def written(position: Position, seat: Seat | None = None, language: str = "en") -> str:
    """The table as plain text, as a seat or a spectator sees it."""
    lines = []
    for sheet in position.game.sheets(position.view(seat), language):
        lines += [sheet.title, *(" | ".join(row) for row in (sheet.columns, *sheet.rows)), ""]
    return "\n".join(lines)
