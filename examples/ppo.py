"""Learn a game from nothing: masked PPO in self-play, against oneself and a league of one's former selves.

One file of PyTorch, no framework. `VectorGames` steps all games at once, and whoever is to act in a row is asked. In
most rows every seat is the learner's; in some the other seats are a former self's, drawn from the league; in the rest
they are `greedy`'s, so that there is something to beat. A seat learns from its own moves alone: between one of them and
the next the others have moved, and the game may have ended. The reward is the share of the victory, and nothing else.

    python examples/ppo.py fivex --minutes 6
    voyageur tournament fivex --players 3 --bots file:weights.npz,greedy --games 600
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from torch import Tensor, nn

import voyageur as vg
from voyageur.bots.network import Network
from voyageur.core.tally import Measure, Name, Series
from voyageur.lab.charts import draw
from voyageur.rl.vector import VectorGames, VectorSeat

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
TRACE = 0.97
"""How much of what later moves brought is credited to earlier ones (the lambda of generalised advantages)."""
CLIP, VALUE_WEIGHT, MOST_GRADIENT = 0.2, 0.5, 0.5
ENTROPY_WEIGHT = 0.003
EPOCHS = 4
LEAGUE, JOIN_EVERY = 16, 20
"""Former selves that are kept, and the updates after which one more joins them."""
FORMER_ROWS, GREEDY_ROWS = 0.2, 0.2
"""The part of the games in which the others are a former self, or `greedy`."""
EXAM_ROWS = 256
NEVER = -1e9
"""What an illegal action is worth."""
SURE = 1.96
"""Standard errors to either side that hold the true value with 95 % confidence."""


class Policy(nn.Module):
    """From what a seat observes to a number for each action, and to the share of the victory that it expects."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.act, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.act.weight, 0.01)  # at first all actions are about as likely

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of the legal actions, and the value."""
        hidden = self.body(seen)
        worth = self.act(hidden).masked_fill(~mask, NEVER)
        return torch.log_softmax(worth, dim=-1), self.value(hidden).squeeze(-1)

    def network(self, game: str) -> Network:
        """The same for a bot that needs no PyTorch, in half precision: that is enough to play by."""
        layers = [layer for layer in (*self.body, self.act) if isinstance(layer, nn.Linear)]
        halves = [(layer.weight.detach().T.half().cpu(), layer.bias.detach().half().cpu()) for layer in layers]
        return Network(game, tuple((weights.numpy(), bias.numpy()) for weights, bias in halves))


# ---- playing --------------------------------------------------------------------------------------------------------


class Batch(NamedTuple):
    """Moves of the learner's, one a row, with what came of them."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor
    """The logarithm of the chance with which it was chosen."""
    advantage: Tensor
    outcome: Tensor
    """What the value should have been."""


class Games:
    """Games that go on from one rollout to the next. In the first `former_rows` one seat is the learner's, not all."""

    def __init__(self, env: VectorGames | VectorSeat, former_rows: int, seed: int) -> None:
        self.env, rows = env, np.arange(env.num_envs)
        self.shared, self.own_seat = rows >= former_rows, rows % env.players
        self.observation = torch.zeros(env.num_envs, env.game.observation_size, pin_memory=DEVICE.type == "cuda")
        self.mask = torch.zeros(env.num_envs, env.game.space.size, dtype=torch.int8, pin_memory=DEVICE.type == "cuda")
        env.write_to(observation=self.observation.numpy(), action_mask=self.mask.numpy())  # straight into our memory
        _, self.infos = env.reset(seed=seed)

    def look(self) -> tuple[Tensor, Tensor]:
        """What is to be seen in every row, and which actions are legal: a copy, since the next step writes there."""
        seen, mask = (each.to(DEVICE, non_blocking=True, copy=True) for each in (self.observation, self.mask))
        return seen, mask.bool()

    def rollout(self, policy: Policy, former: Policy | None, steps: int) -> Batch:
        """Play so many steps in every game: the learner's moves among them."""
        looks, actions, chances, values = [], [], [], []
        seats, own, rewards, ended = [], [], [], []
        for _ in range(steps):
            seen, mask = self.look()
            seats.append(self.infos["seat"].copy())
            own.append(self.shared | (seats[-1] == self.own_seat))
            with torch.no_grad():
                logits, value = policy(seen, mask)
                if former is not None and not own[-1].all():
                    theirs = torch.from_numpy(np.flatnonzero(~own[-1])).to(DEVICE)
                    logits[theirs] = former(seen[theirs], mask[theirs])[0]
            action = torch.multinomial(logits.exp(), 1)
            looks.append((seen, mask))
            actions.append(action.squeeze(1))
            chances.append(logits.gather(1, action).squeeze(1))
            values.append(value)
            _, _, terminated, _, self.infos = self.env.step(actions[-1].cpu().numpy())
            rewards.append(self.infos["rewards"].astype(np.float32))
            ended.append(terminated.copy())
        value = torch.stack(values)
        gained, known = advantages(np.stack(seats), np.stack(rewards), np.stack(ended), value.cpu().numpy())
        use = torch.from_numpy(known & np.stack(own)).to(DEVICE)
        advantage = torch.from_numpy(gained).to(DEVICE)
        played = (*(torch.stack(each) for each in zip(*looks, strict=True)), torch.stack(actions), torch.stack(chances))
        return Batch(*(each[use] for each in (*played, advantage, advantage + value)))


def advantages(
    seats: NDArray[Any], rewards: NDArray[np.float32], ended: NDArray[np.bool_], value: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better each move turned out than its seat expected, by its own next move or the end of the game.

    And of which moves that is known: of a seat's last one in a rollout it is not, unless the game has ended.
    """
    steps, n, players = rewards.shape
    rows = np.arange(n)
    advantage, counted = np.zeros((steps, n), np.float32), np.zeros((steps, n), np.bool_)
    later_value, later_advantage, won = (np.zeros((n, players), np.float32) for _ in range(3))
    known = np.zeros((n, players), np.bool_)
    for step in reversed(range(steps)):
        over, seat = ended[step], seats[step]
        later_value[over], later_advantage[over] = 0.0, 0.0
        won[over], known[over] = rewards[step][over], True
        counted[step] = known[rows, seat]
        better = won[rows, seat] + later_value[rows, seat] - value[step]
        advantage[step] = np.where(counted[step], better + TRACE * later_advantage[rows, seat], 0.0)
        later_value[rows, seat], later_advantage[rows, seat] = value[step], advantage[step]
        won[rows, seat], known[rows, seat] = 0.0, True
    return advantage, counted


# ---- learning -------------------------------------------------------------------------------------------------------


def learn(policy: Policy, optimizer: torch.optim.Optimizer, batch: Batch, size: int) -> None:
    """Make what turned out well more likely, but nothing much more at once; and value what comes of it."""
    advantage = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(advantage), device=DEVICE).split(size):
            logits, value = policy(batch.seen[part], batch.mask[part])
            ratio = (logits.gather(1, batch.action[part, None]).squeeze(1) - batch.chance[part]).exp()
            gain = advantage[part]
            chosen = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            judged = (value - batch.outcome[part]).square().mean()
            entropy = -(logits.exp() * logits).sum(-1).mean()
            optimizer.zero_grad()
            (chosen + VALUE_WEIGHT * judged - ENTROPY_WEIGHT * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), MOST_GRADIENT)
            optimizer.step()


class Exam(msgspec.Struct, frozen=True):
    """How strong the learner is after so many moves: its share of the victories against bots."""

    minutes: float
    moves: int
    shares: dict[str, float]
    errors: dict[str, float]
    """The 95 % interval is so much to either side."""


def examine(policy: Policy, env: VectorSeat, games: int, seed: int) -> tuple[float, float]:
    """The share of so many victories, playing always what seems best, and its error."""
    seated, shares = Games(env, 0, seed), list[float]()
    left = np.full(env.num_envs, math.ceil(games / env.num_envs))  # as many in each row, however long they last
    while left.any():
        with torch.no_grad():
            logits, _ = policy(*seated.look())
        _, reward, terminated, _, _ = env.step(logits.argmax(1).cpu().numpy())
        ended = terminated & (left > 0)
        left -= ended
        shares += reward[ended].tolist()
    return float(np.mean(shares)), SURE * float(np.std(shares)) / math.sqrt(len(shares))


def lessons(given: argparse.Namespace) -> Iterator[tuple[Exam, Network]]:
    """Play and learn until the time is up; now and then, what was reached."""
    torch.manual_seed(given.seed)
    random.seed(given.seed)
    same: dict[str, Any] = {"players": given.players, "autoreset": AutoresetMode.SAME_STEP, "threads": given.threads}
    greedy_rows, former_rows = int(GREEDY_ROWS * given.games), int(FORMER_ROWS * given.games)
    tables = [
        Games(VectorGames(given.game, given.games - greedy_rows, **same), former_rows, given.seed),
        Games(VectorSeat(given.game, greedy_rows, bots="greedy", seat=None, **same), 0, given.seed),
    ]
    exams = {name: VectorSeat(given.game, EXAM_ROWS, bots=name, seat=None, **same) for name in ("random", "greedy")}
    game = tables[0].env.game
    policy, former = (Policy(game.observation_size, game.space.size, given.width).to(DEVICE) for _ in range(2))
    optimizer = torch.optim.Adam(policy.parameters(), eps=1e-5)
    league, began, updates, done, next_exam = list[dict[str, Tensor]](), time.monotonic(), 0, 0.0, 0.0
    while True:
        done = min((time.monotonic() - began) / 60 / given.minutes, 1.0)
        if done >= next_exam:
            results = {name: examine(policy, env, given.exam_games, updates) for name, env in exams.items()}
            shares, errors = ({name: each[i] for name, each in results.items()} for i in range(2))
            moves = updates * given.games * given.steps
            yield Exam(done * given.minutes, moves, shares, errors), policy.network(game.id)
            next_exam = min(done + 1 / given.exams, 1.0)
        if done == 1.0:
            return
        if league:
            former.load_state_dict(random.choice(league))
        parts = [table.rollout(policy, former if league else None, given.steps) for table in tables]
        optimizer.param_groups[0]["lr"] = given.rate * max(1.0 - done, 0.05)
        learn(policy, optimizer, Batch(*(torch.cat(both) for both in zip(*parts, strict=True))), given.batch)
        updates += 1
        if updates % JOIN_EVERY == 0:
            league.append({name: each.clone() for name, each in policy.state_dict().items()})
            del league[:-LEAGUE]


# ---- what came of it ------------------------------------------------------------------------------------------------


class Run(msgspec.Struct, frozen=True):
    """What was learnt where, and how it went."""

    game: str
    players: int
    seed: int
    device: str
    exams: list[Exam]


def curve(run: Run) -> str:
    """The exams as lines, each on the band that holds the true value."""
    series = []
    for name in run.exams[0].shares:
        points = [(exam.shares[name], exam.errors[name]) for exam in run.exams]
        bands = tuple((max(share - error, 0.0), min(share + error, 1.0)) for share, error in points)
        series.append(Series(Name(name, f"against {name}"), tuple(share for share, _ in points), bands))
    labels = tuple(Name(str(exam.moves), f"{exam.moves / 1e6:.0f}") for exam in run.exams)
    measure = Measure(
        "ppo",
        f"{run.game}, {run.players} players: learning from nothing",
        labels,
        tuple(series),
        "lines",
        across="million moves",
        along="share of the victories",
        fair=1 / run.players,
    )
    return draw(measure, "en") or ""


def main() -> None:
    """Learn, say how it goes, and write the weights and the curve."""
    gpu = DEVICE.type == "cuda"
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, help="at each table; default: the fewest that the game allows")
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--games", type=int, default=2048, help="played at once")
    parser.add_argument("--steps", type=int, default=32, help="of each game between two updates")
    parser.add_argument("--width", type=int, default=512, help="of the network's hidden layers")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first; it falls to nothing")
    parser.add_argument("--exams", type=int, default=12, help="how often strength is measured")
    parser.add_argument("--exam-games", type=int, default=2048, help="for each opponent")
    parser.add_argument("--threads", type=int, help="that play; default: one for each core")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("weights.npz"), help="the bot; beside it .json and .svg")
    given = parser.parse_args()
    given.players = given.players or vg.game(given.game).players[0]
    run = Run(given.game, given.players, given.seed, torch.cuda.get_device_name() if gpu else "CPU", [])
    for exam, network in lessons(given):
        run.exams.append(exam)
        said = (f"{exam.shares[name]:6.1%} ± {exam.errors[name]:.1%} against {name}" for name in exam.shares)
        print(f"{exam.minutes:5.1f} min, {exam.moves:>11,} moves: {', '.join(said)}", flush=True)
        network.save(given.out)
        given.out.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
        given.out.with_suffix(".svg").write_text(curve(run))


if __name__ == "__main__":
    main()
