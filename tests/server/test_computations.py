"""Long computations on finished games: what comes out, how far they are, and that they can be stopped."""

from __future__ import annotations

import asyncio
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.server.test_thinking import PLUGINS, run
from voyageur.core import text
from voyageur.server import computations
from voyageur.server.thinking import ComputationFailed, ComputationLost, Computers, Stopping

FEW = {"points": 6, "playouts": 10}


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


def chances(name: str, **params: Any) -> tuple[dict[str, Any], list[float]]:
    """What "chances" gives for a game, and the progress it told."""
    kind, told = computations.find("chances"), list[float]()
    result = kind.run(played(name).record(), kind.normal({**FEW, **params}), told.append)
    return result, told


@pytest.mark.parametrize("name", vg.games())
@pytest.mark.parametrize("params", [{}, {"knowing": "everything"}, {"bot": "random"}], ids=str)
def test_chances_are_shares_of_the_victory_and_end_with_the_result(name: str, params: dict[str, Any]) -> None:
    end = played(name)
    result, told = chances(name, **params)
    moments = result["moments"]
    assert result["players"] == end.players
    assert [moment["ply"] for moment in moments][:: len(moments) - 1] == [0, end.ply]
    assert len(moments) == FEW["points"]
    for moment in moments:
        assert len(moment["chances"]) == len(moment["errors"]) == end.players
        assert sum(moment["chances"]) <= 1 + 1e-9
        assert all(0 <= share <= 1 for share in moment["chances"])
    assert all(error > 0 for moment in moments[:-1] for error in moment["errors"])
    assert moments[-1] == {"ply": end.ply, "chances": list(end.shares), "errors": [0.0] * end.players}
    assert told == sorted(told)
    assert (told[0] > 0, told[-1]) == (True, 1.0)


@pytest.mark.parametrize("name", vg.games())
def test_the_same_question_has_the_same_answer_and_another_seed_another(name: str) -> None:
    assert chances(name) == chances(name)
    assert chances(name)[0] != chances(name, seed=1)[0]


def test_a_spectator_judges_by_what_could_be_known_whatever_the_hidden_cards(expeditions: vg.Game) -> None:
    """At the beginning nobody has done anything: a spectator sees the same whatever was dealt."""
    params = computations.find("chances").normal({**FEW, "knowing": "spectator"})
    first = next(expeditions.replay(played("expeditions").record()))
    shares = computations.outcomes(first, 0, params)
    redealt = computations.outcomes(first.determinize(None, 99), 0, params)
    assert (shares == redealt).all()


def test_a_game_that_was_not_played_to_its_end_ends_with_an_estimate() -> None:
    record = vg.game("fivex").start(players=3, seed=1).record()
    kind = computations.find("chances")
    (moment,) = kind.run(record, kind.normal(FEW), lambda part: None)["moments"]
    assert all(error > 0 for error in moment["errors"])


@pytest.mark.parametrize(
    "params", [{"points": 0}, {"playouts": 10**9}, {"bot": "nobody"}, {"colour": "red"}, {"points": "many"}], ids=str
)
def test_parameters_are_checked(params: dict[str, Any]) -> None:
    with pytest.raises(vg.BadOption):
        computations.find("chances").normal(params)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_parameter_is_explained(language: str) -> None:
    for option in computations.find("chances").options:
        assert option.explain(language)


def test_an_unknown_computation_is_refused_in_words() -> None:
    with pytest.raises(vg.NotFound, match="chances"):
        computations.find("nothing")


# ---- in a process of their own -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", vg.games())
def test_another_process_computes_the_same(name: str) -> None:
    async def test() -> None:
        computers, told = Computers(plugins=PLUGINS), list[float]()
        try:
            params = computations.find("chances").normal(FEW)
            result = await computers.compute("chances", played(name).record(), params, told.append)
            assert result == chances(name)[0]
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
