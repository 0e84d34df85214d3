"""Gymnasium's vector environments on the compiled steps."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import voyageur as vg
from voyageur.bots import base
from voyageur.core.action import Action, Seat
from voyageur.core.position import Position
from voyageur.lab.simulate import BOT_STREAM, bot_seed
from voyageur.rl import stepping
from voyageur.rl.vector import VectorGames, VectorSeat

TABLES = [("expeditions", 3, {"round_cap": 2}), ("eldorado", 2, {"round_cap": 3, "caves": True}), ("fivex", 3, {})]
"""A short game each."""


class SlowGreedy(vg.Bot):
    """Plays like `greedy`, but not inside the compiled step."""

    name = "slow-greedy"

    def pick(self, position: Position, seat: Seat) -> Action:
        other = vg.bot("greedy", seed=0)
        other.rng = self.rng
        return other.pick(position, seat)


@pytest.fixture
def slow_greedy() -> Iterator[str]:
    """A bot that is not compiled, while a test runs."""
    vg.register_bot(SlowGreedy)
    yield SlowGreedy.name
    del base._bots[SlowGreedy.name]


def same(env: VectorGames | VectorSeat, seen: dict[str, Any], row: int, position: Position, seat: Seat) -> None:
    """The row shows this position to this seat."""
    assert env.position(row) == position
    assert (seen["observation"][row] == position.observe(seat)).all()
    acts = not position.over and seat in position.actors
    mask = position.legal_mask(seat) if acts else np.zeros(position.game.space.size, bool)
    assert (seen["action_mask"][row] == mask).all()


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_rows_play_the_same_games_as_positions_do(
    name: str, players: int, options: dict[str, Any], mode: AutoresetMode
) -> None:
    """Move by move, over the ends of games."""
    game, n = vg.game(name), 5
    env = VectorGames(game, n, players=players, autoreset=mode, threads=1, **options)
    seen, infos = env.reset(seed=40)
    positions = [game.start(players=players, seed=40 + row, **options) for row in range(n)]
    ended, movers = 0, infos["seat"].copy()
    while ended < 2 * n:
        for row, position in enumerate(positions):
            same(env, seen, row, position, position.actors[0] if position.actors else movers[row])
            assert infos["seat"][row] == (position.actors[0] if position.actors else -1)
        actions = env.sample()
        movers = infos["seat"].copy()
        seen, reward, terminated, truncated, infos = env.step(actions)
        assert not truncated.any()
        for row, position in enumerate(positions):
            if position.over:
                assert (reward[row], terminated[row]) == (0, False)
                positions[row] = game.start(players=players, seed=int(env.seeds[row]), **options)
                continue
            after = position.play(int(actions[row]))
            assert terminated[row] == after.over
            assert tuple(infos["rewards"][row]) == (after.shares if after.over else (0,) * players)
            assert reward[row] == infos["rewards"][row, movers[row]]
            if after.over:
                ended += 1
                if mode == AutoresetMode.SAME_STEP:
                    final = infos["final_obs"][row]
                    assert (final["observation"] == after.observe(int(movers[row]))).all()
                    assert infos["_final_obs"][row]
                    after = game.start(players=players, seed=int(env.seeds[row]), **options)
            positions[row] = after


def test_without_autoreset_games_wait_until_they_are_started_again() -> None:
    env = VectorGames("fivex", 4, players=3, autoreset=AutoresetMode.DISABLED)
    env.reset(seed=1)
    terminated = np.zeros(4, bool)
    while not terminated.all():
        _, _, terminated, _, infos = env.step(env.sample())
    assert (infos["seat"] == -1).all()
    ends = [env.position(row) for row in range(4)]
    mask = np.array([True, False, True, False])
    _, infos = env.reset(options={"reset_mask": mask})
    assert (infos["seat"] >= 0).tolist() == mask.tolist()
    assert [env.position(row) == ends[row] for row in range(4)] == (~mask).tolist()
    assert (env.step(env.sample())[2] == ~mask).all()


@pytest.mark.parametrize("name", vg.games())
def test_steps_are_written_into_the_callers_arrays(name: str) -> None:
    env = VectorGames(name, 6)
    env.reset(seed=1)
    steps, size = 9, env.game.observation_size
    rollout = np.full((steps, 6, size), np.nan, np.float32)
    masks = np.full((steps, 6, env.game.space.size), -1, np.int8)
    reward, rewards, ends = np.ones((steps, 6)), np.ones((steps, 6, env.players)), np.ones((steps, 6), bool)
    for t in range(steps):
        env.write_to(
            observation=rollout[t], action_mask=masks[t], reward=reward[t], rewards=rewards[t], terminated=ends[t]
        )
        seen, gained, terminated, _, infos = env.step(env.sample())
        for given, own in (
            (seen["observation"], rollout[t]),
            (seen["action_mask"], masks[t]),
            (gained, reward[t]),
            (infos["rewards"], rewards[t]),
            (terminated, ends[t]),
        ):
            assert np.shares_memory(given, own)
            assert given.__array_interface__["data"] == own.__array_interface__["data"]
    assert not np.isnan(rollout).any()
    assert (masks >= 0).all()
    assert not any(array.any() for array in (reward, rewards, ends))
    for row in range(6):
        assert (rollout[-1][row] == env.position(row).observe()).all()


def test_arrays_that_do_not_fit_are_refused() -> None:
    env = VectorGames("fivex", 6)
    size = env.game.observation_size
    wrong: list[Any] = [
        np.zeros((5, size), np.float32),
        np.zeros((6, size)),
        np.zeros((size, 6), np.float32).T,
        [[0.0] * size] * 6,
    ]
    for array in wrong:
        with pytest.raises(vg.BadOption, match="observation"):
            env.write_to(observation=array)
    with pytest.raises(vg.BadOption, match="no array “seats”"):
        env.write_to(seats=np.zeros(6, np.int8))


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = VectorGames("expeditions", 8, players=2)
    seen, _ = env.reset(seed=1)
    before, shown = env._states.tobytes(), seen["observation"].copy()
    actions = env.sample().copy()
    actions[5] = env.game.action("end").index
    with pytest.raises(vg.IllegalMove, match="Row 5: Key locations are being marked"):
        env.step(actions)
    wrong: list[Any] = [actions[:3], actions + 0.5, actions + 10**6, actions - 10**6, 3]
    for given in wrong:
        with pytest.raises(vg.VoyageurError):
            env.step(given)
    assert env._states.tobytes() == before
    assert (seen["observation"] == shown).all()


@pytest.mark.parametrize(("kind", "more"), [(VectorGames, {}), (VectorSeat, {"bots": "greedy"})])
def test_threads_change_nothing(kind: type[VectorGames | VectorSeat], more: dict[str, Any]) -> None:
    ends = []
    for threads in (1, 3):
        env = kind("fivex", 200, players=4, threads=threads, **more)
        env.reset(seed=3)
        for _ in range(60):
            seen, *_ = env.step(env.sample())
        ends.append((env._states.tobytes(), seen["observation"].tobytes(), seen["action_mask"].tobytes()))
        env.close()
    assert ends[0] == ends[1]


def test_the_first_step_needs_a_reset() -> None:
    env = VectorGames("fivex", 2)
    with pytest.raises(vg.VoyageurError, match="call reset first"):
        env.step(np.zeros(2, np.int64))


def test_seeds_are_those_of_gymnasium() -> None:
    env = VectorGames("eldorado", 3, players=3)
    env.reset(seed=7)
    assert env.seeds.tolist() == [7, 8, 9]
    assert env.position(2) == env.game.start(players=3, seed=9)
    env.reset(seed=[5, 1, 3])
    assert env.seeds.tolist() == [5, 1, 3]
    with pytest.raises(vg.BadOption):
        env.reset(seed=[1, 2])
    drawn = []
    for _ in range(2):
        env.reset(seed=7)
        env.reset()
        drawn.append(env.seeds.tolist())
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) == 3


@pytest.mark.parametrize("kind", [VectorGames, VectorSeat])
def test_gymnasiums_own_spaces_and_wrappers_take_it(kind: type[VectorGames | VectorSeat]) -> None:
    env = kind("fivex", 4, players=3, autoreset=AutoresetMode.SAME_STEP)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    wrapped = RecordEpisodeStatistics(env)
    seen, _ = wrapped.reset(seed=1)
    episodes: list[int] = []
    while len(episodes) < 4:
        assert env.observation_space.contains(seen)
        actions = env.sample()
        assert env.action_space.contains(actions)
        seen, _, terminated, _, infos = wrapped.step(actions)
        if terminated.any():
            assert all(env.single_observation_space.contains(final) for final in infos["final_obs"][terminated])
            episodes += infos["episode"]["l"][terminated].tolist()
    assert min(episodes) >= 15
    listed = DictInfoToList(kind("fivex", 4, players=3))
    _, each = listed.reset(seed=1)
    assert [set(info) for info in each] == [{"seat"}] * 4


@pytest.mark.parametrize("name", vg.games())
def test_gymnasium_makes_it_by_a_name(name: str) -> None:
    env = gymnasium.make_vec(f"voyageur/{name.capitalize()}-v0", num_envs=3, players=4, bots="greedy", seat=1)
    assert isinstance(env, VectorSeat)
    assert (env.game.id, env.num_envs, env.players, env.bots) == (name, 3, 4, ["greedy"] * 3)
    env.reset(seed=1)
    assert env.learners.tolist() == [1, 1, 1]


def test_a_name_with_its_module_is_known_without_an_import() -> None:
    program = (
        "import gymnasium\n"
        "env = gymnasium.make_vec('voyageur.rl.vector:voyageur/Fivex-v0', num_envs=2, players=3)\n"
        "print(env.game.id, env.num_envs, env.players)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == "fivex 2 3\n"


# ---- one seat ----------------------------------------------------------------------------------------------------


def alone(first: Position, learner: Seat, bots: list[str], choose: Any) -> Iterator[Position]:
    """The positions in which a learner is asked, and the last one, with bots of the Python API in the other seats."""
    assert first._origin is not None
    players, seed = first.players, first._origin.seed
    names = {(learner + 1 + place) % players: name for place, name in enumerate(bots)}
    seated = {seat: vg.bot(name, bot_seed(seed, seat)) for seat, name in names.items()}
    position = first
    while not position.over:
        if learner in position.actors:
            yield position
            position = position.play(choose(), learner)
        else:
            seat = position.actors[0]
            position = position.play(seated[seat].choose(position, seat), seat)
    yield position


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_seat_among_bots_sees_the_games_that_the_python_api_plays(
    name: str, players: int, options: dict[str, Any], mode: AutoresetMode, slow_greedy: str
) -> None:
    """Compiled bots, one that is not, the caller in another seat each game: the same positions, move by move."""
    game, n = vg.game(name), 4
    bots = ["greedy", "random", slow_greedy][-(players - 1) :]
    env = VectorSeat(game, n, players=players, bots=bots, seat=None, autoreset=mode, **options)
    seen, infos = env.reset(seed=9)
    chosen = np.zeros(n, np.int64)

    def started(row: int) -> Iterator[Position]:
        first = game.start(players=players, seed=int(env.seeds[row]), **options)
        return alone(first, int(env.learners[row]), bots, lambda: int(chosen[row]))

    games = [started(row) for row in range(n)]
    now = [next(one) for one in games]
    learners = env.learners.copy()
    assert learners.tolist() == [row % players for row in range(n)]
    ended = 0
    while ended < 2 * n:
        for row in range(n):
            same(env, seen, row, now[row], int(env.learners[row]))
        chosen[:] = env.sample()
        seen, reward, terminated, _, infos = env.step(chosen)
        for row in range(n):
            over = now[row].over
            if not over:
                now[row] = next(games[row])
                assert terminated[row] == now[row].over
                assert reward[row] == (now[row].shares[learners[row]] if now[row].over else 0)
                ended += now[row].over
            if over or (now[row].over and mode == AutoresetMode.SAME_STEP):
                if not over:
                    final = infos["final_obs"][row]["observation"]
                    assert (final == now[row].observe(int(learners[row]))).all()
                assert env.learners[row] == (learners[row] + 1) % players
                games[row], learners[row] = started(row), env.learners[row]
                now[row] = next(games[row])


def test_a_reset_gives_the_same_games_again() -> None:
    env, starts = VectorSeat("fivex", 5, players=3, seat=None), []
    for _ in range(2):
        seen, infos = env.reset(seed=2)
        starts.append((infos["seat"].tolist(), seen["observation"].tobytes()))
        for _ in range(40):
            env.step(env.sample())
    assert starts[0] == starts[1]
    assert env.learners.tolist() != starts[0][0]


def test_compiled_bots_draw_what_those_of_simulations_draw() -> None:
    assert stepping.BOT_STREAM == BOT_STREAM


def test_greedy_bots_beat_who_plays_at_random() -> None:
    env = VectorSeat("eldorado", 24, players=2, bots="greedy", seat=1)
    env.reset(seed=1)
    won = played = 0.0
    while played < 24:
        _, reward, terminated, _, _ = env.step(env.sample())
        won, played = won + reward.sum(), played + terminated.sum()
    assert won < played / 4


def test_seats_and_bots_that_there_are_not_are_refused() -> None:
    wrong: list[dict[str, Any]] = [
        {"bots": ["greedy"]},
        {"bots": "nobody"},
        {"seat": 4},
        {"players": 9},
        {"threads": 0},
        {"num_envs": 0},
        {"course": "nowhere"},
    ]
    for options in wrong:
        with pytest.raises(vg.VoyageurError):
            VectorSeat(**{"game": "eldorado", "num_envs": 4, "players": 4, **options})


def test_without_gymnasium_the_message_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "try:\n    import voyageur.rl.vector\n"
        "except ImportError as error:\n    print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert said == "gymnasium is not installed. Install what this interface needs with: pip install 'voyageur[rl]'\n"
