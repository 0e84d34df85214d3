"""Simulations."""

from pathlib import Path

import pytest

import voyageur as vg
from voyageur.bots import base
from voyageur.core.action import Action
from voyageur.core.position import Position
from voyageur.lab.simulate import Simulation, bot_seed, game_seed, seated, simulate

GAME = vg.game("expeditions")


def test_compiled_games_are_the_games_played_move_by_move() -> None:
    simulation = Simulation(GAME, 3, ["greedy", "random", "greedy"], seed=5, options={})
    assert simulation.compiled
    for number in range(4):
        assert simulation.outcome(number) == simulation.recorded(number)[0]


def test_the_same_seed_gives_the_same_summary() -> None:
    one, two = (simulate(GAME, 4, 40, ["greedy", "random", "random", "random"], seed=9) for _ in range(2))
    assert (one.standings, one.moves) == (two.standings, two.moves)
    assert simulate(GAME, 4, 40, ["random"], seed=9).standings != simulate(GAME, 4, 40, ["random"], seed=10).standings


def test_wins_add_up_to_the_games_and_seats_rotate() -> None:
    summary = simulate(GAME, 3, 30, ["random"], seed=2)
    assert sum(standing.wins for standing in summary.standings) == pytest.approx(30)
    assert [seated(["a", "b", "c"], number) for number in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


@pytest.mark.parametrize("bots", [["greedy", "random"], ["novice", "random"]])
def test_processes_give_the_same_summary_and_records(tmp_path: Path, bots: list[str]) -> None:
    """Compiled policies, and bots that play move by move."""
    one, two = (simulate(GAME, 2, 6, bots, seed=3, workers=workers, round_cap=4) for workers in (1, 2))
    assert (one.standings, one.rounds, one.moves) == (two.standings, two.rounds, two.moves)
    for workers in (1, 2):
        simulate(GAME, 2, 2, bots, seed=3, workers=workers, records=tmp_path / str(workers), round_cap=4)
    for path in (tmp_path / "1").iterdir():
        assert (tmp_path / "2" / path.name).read_bytes() == path.read_bytes()


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    simulate(GAME, 2, 3, ["greedy", "random"], seed=1, records=tmp_path)
    for number in range(3):
        record = vg.GameRecord.read(tmp_path / f"expeditions-{number}.json")
        assert record.seats == (("greedy", "random"), ("random", "greedy"), ("greedy", "random"))[number]
        *_, end = GAME.replay(record)
        assert end.over


def test_a_bot_of_ones_own_takes_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_bots", dict(base._bots))  # forgotten after the test

    @vg.register_bot
    class Last(vg.Bot):
        name = "last-move"

        def pick(self, position: Position, seat: int) -> Action:
            return position.legal(seat)[-1]

    summary = simulate(GAME, 2, 2, ["last-move", "random"], seed=1, round_cap=5)
    assert [standing.bot for standing in summary.standings] == ["last-move", "random"]
    assert summary.moves > 0


def test_a_line_up_that_does_not_fit_says_so() -> None:
    with pytest.raises(vg.BadOption, match="2 bots cannot fill 4 seats"):
        simulate(GAME, 4, 1, ["random", "greedy"])


def test_seeds_of_games_and_bots_all_differ() -> None:
    seeds = {game_seed(1, number) for number in range(1000)} | {bot_seed(1, seat) for seat in range(6)}
    assert len(seeds) == 1006
