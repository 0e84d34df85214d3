"""The queue of computations: asked once, computed once, whoever dies meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.archive import BOT, add_game, add_person, awaited
from tests.server.little import Little, little
from tests.server.test_computations import written
from tests.server.test_thinking import PLUGINS
from voyageur.bots.analyst import Analysis
from voyageur.core.errors import BadOption, NotFound
from voyageur.server import computing
from voyageur.server.app import build_house
from voyageur.server.computing import Computing
from voyageur.server.database import now
from voyageur.server.house import House
from voyageur.server.listening import Listener
from voyageur.server.models import ComputationRow
from voyageur.server.problems import Conflict, Missing, NotAllowed, TooMany
from voyageur.server.protocol import ComputationInfo, ComputationMessage
from voyageur.server.rooms import Rooms
from voyageur.server.routes import computations as routes
from voyageur.server.settings import read_settings

MUCH = {"value": 1}
PATIENCE = 300.0
"""Seconds: what looks ahead may have to be compiled first."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life, and looks for work, follow each other fast."""
    monkeypatch.setattr(computing, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(computing, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(computing, "TELL_SECONDS", 0.0)


@pytest.fixture(autouse=True)
def plugins() -> None:
    """The tests' own computations, as a server's modules are imported."""
    import tests.server.thinking_bots  # noqa: F401 -- registers them


@asynccontextmanager
async def opened(url: str, folder: Path, works: bool = True) -> AsyncIterator[House]:
    """A house on a database, of which only the queue is at work, or not even that."""
    house = build_house(read_settings({}, database=url, data=str(folder), bots=PLUGINS))
    async with house.hints.plugin:
        await house.hints.listen()
        if works:
            await house.computing.start()
        try:
            yield house
        finally:
            await house.computing.stop()
            await house.rooms.stop()
            await house.hints.stop()
            await house.database.close()


async def somebody(house: House, name: str = "Ida") -> str:
    return await add_person(house.database, name, guest=True)


async def finished(house: House, game: str = "fivex") -> str:
    """A table whose game is over."""
    return await add_game(house.database, [BOT] * 3, game=game)


async def row_of(house: House, computation_id: str) -> ComputationRow:
    async with house.database.read() as session:
        return (await session.execute(select(ComputationRow).filter_by(id=computation_id))).scalar_one()


async def until(
    house: House, computation_id: str, right: Callable[[ComputationRow], bool] = lambda row: row.status == "done"
) -> ComputationRow:
    """The row, once it is as it should be."""
    async with asyncio.timeout(PATIENCE):
        while not right(row := await row_of(house, computation_id)):
            await asyncio.sleep(0.02)
    return row


@awaited
async def test_what_was_asked_is_computed_once_and_kept(database_url: str, tmp_path: Path) -> None:
    async with opened(database_url, tmp_path) as house:
        ida, leo, table = await somebody(house), await somebody(house, "Leo"), await finished(house)
        asked = await house.computing.ask(table, ida, "analysis", {"effort": "quick"})
        assert (asked.status, asked.progress, asked.result) == ("waiting", 0.0, None)
        done = await until(house, asked.id)
        assert (done.progress, done.problem) == (1.0, None)
        assert done.ended_at is not None
        record = (await house.rooms.room(table)).running().record()
        found = msgspec.convert(done.result, Analysis)
        assert [step.action for step in found.steps] == [move.action for move in record.moves]
        again = await house.computing.ask(table, leo, "analysis", {})
        assert (again.id, again.result) == (asked.id, done.result)
        other = await house.computing.ask(table, leo, "analysis", {"effort": "deep"})
        assert other.id != asked.id
        assert [row.id for row in await house.computing.of_table(table)] == [other.id, asked.id]


@awaited
async def test_those_who_look_at_the_table_are_told_how_far_it_is(database_url: str, tmp_path: Path) -> None:
    async with opened(database_url, tmp_path) as house:
        ida, table = await somebody(house), await finished(house)
        listener = Listener(None, None, "fr")
        (await house.rooms.room(table)).listeners.add(listener)
        asked = await house.computing.ask(table, ida, "test-echo", MUCH)
        await until(house, asked.id)
        told = list[ComputationInfo]()
        while not told or told[-1].status != "done":
            async with asyncio.timeout(60):
                message = await listener.next()
            assert message is not None
            told.append(msgspec.json.decode(message, type=ComputationMessage).computation)
        assert [info.progress for info in told] == sorted(info.progress for info in told)
        assert {info.status for info in told} == {"waiting", "running", "done"}
        assert {0.25, 0.5, 1.0} <= {info.progress for info in told}
        assert all(info.result is None for info in told)


@awaited
async def test_those_who_look_from_another_process_are_told_too(postgresql_url: str, tmp_path: Path) -> None:
    async with opened(postgresql_url, tmp_path) as house, opened(postgresql_url, tmp_path, works=False) as other:
        ida, table = await somebody(house), await finished(house)
        listener = Listener(None, None, "en")
        (await other.rooms.room(table)).listeners.add(listener)
        asked = await house.computing.ask(table, ida, "test-echo", MUCH)
        status = ""
        async with asyncio.timeout(60):
            while status != "done":
                message = await listener.next()
                assert message is not None
                told = msgspec.json.decode(message, type=ComputationMessage).computation
                assert told.id == asked.id
                status = told.status


@awaited
async def test_who_asked_alone_can_give_it_up_and_ask_again(database_url: str, tmp_path: Path) -> None:
    async with opened(database_url, tmp_path) as house:
        ida, leo, table = await somebody(house), await somebody(house, "Leo"), await finished(house)
        path = tmp_path / "process"
        asked = await house.computing.ask(table, ida, "test-touch", {"path": str(path)})
        await written(path)
        with pytest.raises(NotAllowed):
            await house.computing.cancel(table, leo, asked.id)
        cancelled = await house.computing.cancel(table, ida, asked.id)
        assert cancelled.status == "cancelled"
        await until(house, asked.id, lambda row: not house.computing._running)
        assert (await row_of(house, asked.id)).status == "cancelled"
        with pytest.raises(Conflict):
            await house.computing.cancel(table, ida, asked.id)
        path.unlink()
        again = await house.computing.ask(table, leo, "test-touch", {"path": str(path)})
        assert (again.id, again.status, again.asked_by) == (asked.id, "waiting", leo)
        await written(path)
        await house.computing.cancel(table, leo, asked.id)


@awaited
async def test_what_several_want_nobody_takes_from_the_others(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url, tmp_path, works=False) as house:
        ida, leo, table = await somebody(house), await somebody(house, "Leo"), await finished(house)
        asked = await house.computing.ask(table, ida, "analysis", {})
        await house.computing.ask(table, ida, "analysis", {})
        await house.computing.ask(table, leo, "analysis", {})
        for person in (ida, leo):
            with pytest.raises(NotAllowed):
                await house.computing.cancel(table, person, asked.id)


@awaited
async def test_a_computation_cancelled_at_another_process_stops(database_url: str, tmp_path: Path) -> None:
    async with opened(database_url, tmp_path) as house, opened(database_url, tmp_path, works=False) as other:
        ida, table = await somebody(house), await finished(house)
        path = tmp_path / "process"
        asked = await other.computing.ask(table, ida, "test-touch", {"path": str(path)})
        await written(path)
        await other.computing.cancel(table, ida, asked.id)
        await until(house, asked.id, lambda row: not house.computing._running)
        assert (await row_of(house, asked.id)).status == "cancelled"


@awaited
async def test_when_the_process_that_computed_is_dead_another_one_takes_over(database_url: str, tmp_path: Path) -> None:
    async with opened(database_url, tmp_path, works=False) as house:
        ida, table = await somebody(house), await finished(house)
        asked = await house.computing.ask(table, ida, "test-echo", MUCH)
        taken = await house.computing._take()  # and then it is killed: no sign of life follows
        assert taken is not None
        assert taken.id == asked.id
        async with opened(database_url, tmp_path) as other:
            await asyncio.sleep(0.3)
            assert (await row_of(house, asked.id)).status == "running"  # it may still live
            async with house.database.write() as session:
                silent = update(ComputationRow).values(beat_at=now() - computing.STALE_MS - 1)
                await session.execute(silent)
            done = await until(other, asked.id)
            assert (done.tries, done.result["value"]) == (2, 1)
        await house.computing._end(taken, "failed")  # it was not dead, but comes too late
        assert (await row_of(house, asked.id)).status == "done"


@awaited
async def test_a_stop_puts_it_back_and_the_next_start_goes_on(database_url: str, tmp_path: Path) -> None:
    path = tmp_path / "process"
    async with opened(database_url, tmp_path) as house:
        ida, table = await somebody(house), await finished(house)
        asked = await house.computing.ask(table, ida, "test-touch", {"path": str(path)})
        await written(path)
    path.unlink()
    async with opened(database_url, tmp_path) as house:
        await written(path)
        row = await until(house, asked.id, lambda row: row.progress > 0)
        assert (row.status, row.tries) == ("running", 1)


@awaited
async def test_what_crashes_is_tried_a_few_times_and_what_raises_once(database_url: str, tmp_path: Path) -> None:
    async with opened(database_url, tmp_path) as house:
        ida, table = await somebody(house), await finished(house)
        tries = {}
        for name in ("test-crash", "test-raise", "test-refuse"):
            asked = await house.computing.ask(table, ida, name, {})
            row = await until(house, asked.id, lambda row: row.status == "failed")
            tries[name] = (row.tries, computing.info(row, "fr").problem)
        assert tries == {
            "test-crash": (computing.MOST_TRIES, "Le calcul a échoué."),
            "test-raise": (1, "Le calcul n’a pas pu être fait."),
            "test-refuse": (1, "C’est une partie de «\u00a0chess\u00a0»\u202f; il en faut une de «\u00a0go\u00a0»."),
        }


@awaited
async def test_one_that_takes_its_server_down_each_time_is_given_up(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url, tmp_path, works=False) as house:
        ida, table = await somebody(house), await finished(house)
        asked = await house.computing.ask(table, ida, "test-echo", MUCH)
        for _ in range(computing.MOST_TRIES):
            assert await house.computing._take() is not None
            async with house.database.write() as session:
                await session.execute(update(ComputationRow).values(beat_at=0))
        await house.computing.start()
        row = await until(house, asked.id, lambda row: row.status == "failed")
        assert row.problem is not None
        assert "crashed" in row.problem


@awaited
async def test_processes_share_the_queue_without_doing_anything_twice(database_url: str, tmp_path: Path) -> None:
    async with (
        opened(database_url, tmp_path, works=False) as first,
        opened(database_url, tmp_path, works=False) as other,
    ):
        ida, table = await somebody(first), await finished(first)
        asked = [await first.computing.ask(table, ida, "test-echo", {"value": value}) for value in range(4)]
        takers = [house.computing._take for house in (first, other)] * 4
        taken = [row.id for row in await asyncio.gather(*(take() for take in takers)) if row is not None]
        assert sorted(taken) == sorted(row.id for row in asked)


@awaited
async def test_nobody_fills_the_queue(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite_url, tmp_path, works=False) as house:
        ida, leo, table = await somebody(house), await somebody(house, "Leo"), await finished(house)
        for value in range(computing.MOST_A_PERSON):
            await house.computing.ask(table, ida, "test-echo", {"value": value})
        with pytest.raises(TooMany):
            await house.computing.ask(table, ida, "test-echo", {"value": 100})
        await house.computing.ask(table, ida, "test-echo", {"value": 0})
        await house.computing.ask(table, leo, "test-echo", {"value": 100})
        monkeypatch.setattr(computing, "MOST_WAITING", computing.MOST_A_PERSON + 1)
        with pytest.raises(TooMany):
            await house.computing.ask(table, leo, "test-echo", {"value": 101})


@awaited
async def test_what_cannot_be_computed_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url, tmp_path, works=False) as house:
        ida, table = await somebody(house), await finished(house)
        running = await add_game(house.database, [BOT] * 3, game="fivex", moves=3)
        refusals: list[tuple[type[Exception], tuple[str, str, str, dict[str, Any]]]] = [
            (Conflict, (running, ida, "analysis", {})),
            (Missing, ("nowhere", ida, "analysis", {})),
            (NotFound, (table, ida, "nothing", {})),
            (BadOption, (table, ida, "analysis", {"effort": "hasty"})),
        ]
        for refusal, question in refusals:
            with pytest.raises(refusal):
                await house.computing.ask(*question)
        asked = await house.computing.ask(table, ida, "analysis", {})
        with pytest.raises(Missing):
            await house.computing.find(running, asked.id)
        with pytest.raises(Missing):
            await house.computing.cancel(table, ida, "nothing")


@contextmanager
def asked_over_http(folder: Path) -> Iterator[Little]:
    """A little server with the queue and its routes."""

    async def work() -> None:
        server.house.rooms = Rooms(server.house)
        server.house.computing = Computing(server.house)
        await server.house.computing.start()

    with little(folder, routes.router, bots=PLUGINS) as server:
        server.run(work)
        yield server
        server.run(server.house.computing.stop)


def test_over_http(tmp_path: Path) -> None:
    with asked_over_http(tmp_path) as server:
        table = server.run(lambda: finished(server.house))
        ida, leo, nobody = server.guest("Ida"), server.guest("Leo"), server.device()
        place = f"/api/tables/{table}/computations"
        kinds = {kind["name"]: kind["params"] for kind in nobody.get("/api/computations?language=fr").json()}
        assert [(param["name"], param["choices"]) for param in kinds["analysis"]] == [("effort", ["quick", "deep"])]
        assert all(param["explanation"] for param in kinds["analysis"])

        wish = {"name": "analysis", "params": {"effort": "quick"}}
        assert nobody.post(place, wish).status_code == 401
        assert ida.post(place, wish, X_CSRF_Token="").status_code == 403
        assert ida.post(place, {"name": "analysis", "params": {"effort": "hasty"}}).status_code == 422
        assert ida.post(place, {"name": "nothing"}).status_code == 404
        assert ida.post("/api/tables/nowhere/computations", wish).status_code == 404
        answer = ida.post(place, wish)
        assert answer.status_code == 202
        one = f"{place}/{answer.json()['id']}"
        server.run(lambda: until(server.house, answer.json()["id"]))
        done = nobody.get(one).json()
        assert (done["status"], done["result"]["effort"], len(done["result"]["reports"])) == ("done", "quick", 3)
        assert leo.post(place, wish).json() == done
        assert [(row["id"], row["result"]) for row in nobody.get(place).json()] == [(done["id"], None)]
        assert ida.ask("DELETE", one).status_code == 409

        path = tmp_path / "process"
        answer = ida.post(place, {"name": "test-touch", "params": {"path": str(path)}})
        one = f"{place}/{answer.json()['id']}"
        server.run(lambda: written(path))
        assert leo.ask("DELETE", one).status_code == 403
        assert nobody.ask("DELETE", one).status_code == 401
        answer = ida.ask("DELETE", one)
        assert (answer.status_code, answer.json()["status"]) == (200, "cancelled")
        for nowhere in (f"{place}/nothing", f"{place}/%00", f"/api/tables/%00/computations/{done['id']}"):
            assert nobody.get(nowhere).status_code == 404


def test_results_are_kept_as_plain_data(monkeypatch: pytest.MonkeyPatch) -> None:
    assert computing.plain({"a": (1, float("inf"))}) == {"a": [1, None]}
    monkeypatch.setattr(computing, "MOST_RESULT", 10)
    with pytest.raises(ValueError, match="10 bytes"):
        computing.plain("x" * 20)


def test_the_words_of_a_module_that_is_gone_are_not_missed() -> None:
    assert computing.said_problem('["words-of-nobody",{}]', "en") == "The computation could not be done."
