"""Long computations on finished games: what comes out, how far they are, and that they can be stopped."""

from __future__ import annotations

import asyncio
import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import voyageur as vg
from tests.server.test_thinking import PLUGINS, run
from voyageur.bots.analyst import Analysis
from voyageur.core import text
from voyageur.server import computations
from voyageur.server.thinking import ComputationFailed, ComputationLost, Computers, Stopping


@cache
def played(name: str, seed: int = 3) -> vg.Position:
    """A game between bots, played to its end."""
    game = vg.game(name)
    at = game.start(players=game.players[0], seed=seed)
    bots = [vg.bot("greedy", seed=seat) for seat in range(at.players)]
    while not at.over:
        seat = at.actors[0]
        at = at.play(bots[seat].choose(at, seat), seat)
    return at


def begun(name: str, moves: int = 8) -> vg.GameRecord:
    """The record of the first moves of a game: enough to be looked into, and soon done."""
    record = played(name).record()
    return msgspec.structs.replace(record, moves=record.moves[:moves])


def analysis(record: vg.GameRecord) -> tuple[Analysis, list[float]]:
    """What comes out of looking into a game, and the progress that was told."""
    kind, told = computations.find("analysis"), list[float]()
    return kind.run(record, kind.normal({}), told.append), told


@pytest.mark.parametrize("name", vg.games())
def test_an_analysis_has_a_step_for_each_move_and_tells_how_far_it_is(name: str) -> None:
    record = begun(name)
    found, told = analysis(record)
    assert [(step.ply, step.seat, step.action) for step in found.steps] == [
        (ply, move.seat, move.action) for ply, move in enumerate(record.moves, start=1)
    ]
    assert (found.effort, found.finished) == ("quick", False)
    assert told == sorted(told)
    assert (told[0] > 0, told[-1]) == (True, 1.0)


def test_an_analysis_of_a_whole_game_ends_with_its_result() -> None:
    end = played("fivex")
    found, _ = analysis(end.record())
    assert (found.finished, found.result) == (True, end.shares)


@pytest.mark.parametrize("params", [{"effort": "hasty"}, {"effort": 3}, {"colour": "red"}], ids=str)
def test_parameters_are_checked(params: dict[str, Any]) -> None:
    with pytest.raises(vg.BadOption):
        computations.find("analysis").normal(params)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_parameter_is_explained(language: str) -> None:
    for option in computations.find("analysis").options:
        assert option.explain(language)


def test_an_unknown_computation_is_refused_in_words() -> None:
    with pytest.raises(vg.NotFound, match="analysis"):
        computations.find("nothing")


# ---- in a process of their own -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", vg.games())
def test_another_process_computes_the_same(name: str) -> None:
    async def test() -> None:
        computers, told = Computers(plugins=PLUGINS), list[float]()
        try:
            params = computations.find("analysis").normal({})
            result = await computers.compute("analysis", begun(name), params, told.append)
            assert msgspec.convert(result, Analysis) == analysis(begun(name))[0]
            assert told == sorted(told)
        finally:
            await computers.stop()

    run(test)


def test_progress_never_goes_back_and_what_is_printed_disturbs_nobody() -> None:
    async def test() -> None:
        computers, told = Computers(plugins=PLUGINS), list[float]()
        try:
            record = played("fivex").record()
            result = await computers.compute("test-echo", record, {"value": [1, {"a": None}]}, told.append)
            assert result == {"value": [1, {"a": None}], "moves": len(record.moves)}
            assert told == [0.25, 0.5, 1.0]
        finally:
            await computers.stop()

    run(test)


@pytest.mark.parametrize(
    ("name", "kind", "key"),
    [
        ("test-raise", ComputationFailed, None),
        ("test-object", ComputationFailed, None),
        ("test-refuse", ComputationFailed, "record-game"),
        ("no-such-computation", ComputationFailed, "server-computation-unknown"),
        ("test-crash", ComputationLost, "server-computation-crashed"),
    ],
)
def test_a_computation_that_fails_says_so(name: str, kind: type[ComputationFailed], key: str | None) -> None:
    async def test() -> None:
        computers = Computers(plugins=PLUGINS)
        try:
            with pytest.raises(ComputationFailed) as failed:
                await computers.compute(name, played("fivex").record(), {}, lambda part: None)
            assert type(failed.value) is kind
            assert (failed.value.reason and failed.value.reason.key) == key
        finally:
            await computers.stop()

    run(test)


def test_a_computation_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def test() -> None:
        computers = Computers(seconds=0.5, plugins=PLUGINS)
        try:
            with pytest.raises(ComputationFailed) as failed:
                await computers.compute(
                    "test-touch", played("fivex").record(), {"path": str(tmp_path / "pid")}, lambda part: None
                )
            assert failed.value.reason
            assert failed.value.reason.key == "server-computation-slow"
        finally:
            await computers.stop()

    run(test)


async def written(path: Path) -> int:
    """The number that a process writes to a file."""
    while not path.exists() or not path.read_text():
        await asyncio.sleep(0.01)
    return int(path.read_text())


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", ["cancel", "stop"])
def test_cancelling_and_stopping_end_the_process_that_computes(how: str, tmp_path: Path) -> None:
    async def test() -> None:
        computers, path = Computers(plugins=PLUGINS), tmp_path / "pid"
        computing = asyncio.create_task(
            computers.compute("test-touch", played("fivex").record(), {"path": str(path)}, lambda part: None)
        )
        process = await written(path)
        if how == "cancel":
            computing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await computing
        await computers.stop()
        if how == "stop":
            with pytest.raises(Stopping):
                await computing
        assert not lives(process)

    run(test)


def test_one_computation_at_a_time_and_the_next_waits() -> None:
    async def test() -> None:
        computers, order = Computers(processes=1, plugins=PLUGINS), list[int]()

        async def compute(number: int) -> None:
            result = await computers.compute(
                "test-echo", played("fivex").record(), {"value": number}, lambda part: None
            )
            order.append(result["value"])

        try:
            await asyncio.gather(*map(compute, range(3)))
            assert order == [0, 1, 2]
        finally:
            await computers.stop()

    run(test)
