"""Several processes on one PostgreSQL: what happens at one is told at the others, and what one leaves another does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text

from tests.server.inside import ME, OPEN, Ear, Guest, Place, bot, eventually, open_place, place_at
from tests.server.processes import Server
from tests.server.test_live import latest
from tests.server.test_tables import refused, turn, two, wish
from voyageur.server.models import EventRow, OutageRow, ProcessRow, TableRow
from voyageur.server.sweep import DEAD, Sweep

Scenario = Callable[[Place, Place], Awaitable[None]]


@pytest.fixture
def pair(tmp_path: Path, postgresql_url: str) -> Callable[..., None]:
    """Runs a scenario at two servers on one database."""

    def run(scenario: Scenario, **settings: Any) -> None:
        async def work() -> None:
            async with (
                open_place(tmp_path, postgresql_url, **settings) as here,
                open_place(tmp_path, postgresql_url, **settings) as there,
            ):
                await scenario(here, there)

        asyncio.run(work())

    return run


def test_moves_and_chat_made_at_one_are_told_at_the_other(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        ida, max_, table = await two(here)
        max_ = max_.at(there)
        async with ida.live(table, 0) as mine, max_.live(table, 1) as theirs, there.watch(table) as watching:
            ears = [mine, theirs]
            states = [await ear.state() for ear in ears]
            for _ in range(10):
                seat = 0 if states[0]["legal"] else 1
                assert (await ears[seat].answer(await ears[seat].move(states[seat])))["type"] == "accepted"
                states = [await ear.after(old) for ear, old in zip(ears, states, strict=True)]
            await watching.state(lambda state: state["ply"] == 10)
            await mine.send({"type": "say", "text": "Good luck!"})
            assert (await theirs.wait("chat"))["lines"][0]["text"] == "Good luck!"
            await max_.do("PUT", f"/api/me/mutes/{ida.id}")
            await ida.post(table, "chat", {"text": "Hello?"})
            await watching.wait("chat", lambda message: message["lines"][0]["text"] == "Hello?")
            assert "Hello?" not in str(await theirs.quiet())

    pair(scenario)


def test_a_request_knows_at_once_what_was_done_at_the_other(pair: Callable[..., None]) -> None:
    """Without waiting for any hint."""

    async def scenario(here: Place, there: Place) -> None:
        ida = await here.guest()
        table = (await ida.lay("expeditions", players=2))["id"]
        await there.house.rooms.room(table)
        elsewhere = ida.at(there)
        await ida.post(table, "sit", {"seat": 1})
        assert (await elsewhere.post(table, "chat", {"text": "here I am"})).status_code == 201
        await ida.post(table, "start")
        for number in range(12):
            place = (ida, elsewhere)[number % 2]
            _, state = await turn([place, place], table)
            answer = await (elsewhere, ida)[number % 2].post(table, "moves", wish(state, f"key-{number:08}"))
            assert answer.status_code == 201, answer.text
            again = await place.post(table, "moves", wish(state, f"key-{number:08}"))
            assert again.json() == answer.json()
        eve = await there.guest("Eve")
        refused(await eve.post(table, "moves", wish(state, "key-00000003")), 403, "server-key-taken")
        refused(await elsewhere.post(table, "moves", wish(state, "another-key", ply=2)), 409, "server-stale")

    pair(scenario)


def test_presence_and_the_lobby_reach_everybody(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        async with there.lobby() as lobby:
            await lobby.wait("lobby")
            ida, max_, table = await two(here)
            await lobby.wait("lobby", lambda message: any(each["status"] == "running" for each in message["tables"]))
            async with ida.live(table, 0) as ear:
                await ear.state()
                async with max_.at(there).live(table, 1):
                    await ear.wait("table", lambda message: message["table"]["seats"][1]["online"])
                    shown = await ida.do("GET", f"/api/tables/{table}")
                    assert [seat["online"] for seat in shown["seats"]] == [True, True]
                await ear.wait("table", lambda message: not message["table"]["seats"][1]["online"])
            await max_.at(there).post(table, "resign")
            await lobby.wait("lobby", lambda message: table in message["gone"])

    pair(scenario)


def test_who_comes_later_learns_who_is_there(tmp_path: Path, postgresql_url: str) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path, postgresql_url) as here:
            ida, max_, table = await two(here)
            async with ida.live(table, 0) as ear:
                await ear.state()
                async with open_place(tmp_path, postgresql_url) as there, max_.at(there).live(table, 1) as other:
                    await other.wait("table", lambda message: message["table"]["seats"][0]["online"])

    asyncio.run(scenario())


def test_a_session_revoked_at_one_is_closed_at_the_other(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        ida, _, table = await two(here)
        async with ida.at(there).live(table, 0) as ear:
            await ear.state()
            await ida.do("POST", "/api/logout")
            code, said = await ear.closed()
        assert (code, said[-1]["type"]) == (1008, "bye")
        refused(await ida.at(there).post(table, "resign"), 401, "server-not-signed-in")

    pair(scenario)


def test_warnings_reach_the_process_where_the_person_is(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        clock = {"kind": "live", "move_seconds": 4, "bank_seconds": 0}
        ida, max_, table = await two(here, clock=clock, substitute="random")
        mover, state = await turn([ida, max_], table)
        async with mover.live(table, state["seat"]) as one, mover.at(there).live(table, state["seat"]) as other:
            for ear in (one, other):
                assert (await ear.wait("warning"))["seat"] == state["seat"]
                await ear.wait("update", lambda update: update["events"] and update["events"][0]["kind"] == "hold")

    pair(scenario)


def test_both_write_at_once_at_one_table_and_nothing_is_lost(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        people = await here.guests("Ida", "Max", "Eve")
        table = (await people[0].lay("fivex", players=3, seats=[ME, OPEN, OPEN]))["id"]
        for seat in (1, 2):
            await people[seat].post(table, "sit", {"seat": seat})
        await people[0].post(table, "start")
        places = [here, there, here]
        async with AsyncExitStack() as stack:
            ears = [
                await stack.enter_async_context(person.at(places[seat]).live(table, seat, 0))
                for seat, person in enumerate(people)
            ]
            states = [await ear.state() for ear in ears]
            accepted: list[str] = []
            for _ in range(60):
                if states[0]["over"]:
                    break
                movers = [seat for seat in range(3) if states[seat]["legal"]]
                keys = [await ears[seat].move(states[seat]) for seat in movers]
                for seat, key in zip(movers, keys, strict=True):
                    answer = await ears[seat].answer(key)
                    if answer["type"] == "accepted":
                        accepted.append(key)
                    else:
                        assert answer["problem"]["code"] in ("server-stale", "not-your-turn"), answer
                states = await settled(ears, states, here, there, table)
            assert len(accepted) > 20
            async with here.house.database.read() as session:
                written = list(await session.scalars(select(EventRow.key).order_by(EventRow.number)))
            assert sorted(map(str, written)) == sorted(accepted)
        rooms = [here.room(table), there.room(table)]
        assert rooms[0].match.position == rooms[1].match.position
        assert [ear_plies(ear) for ear in ears] == [list(range(1, state["ply"] + 1)) for state in states]

    pair(scenario)


async def settled(
    ears: list[Ear], states: list[dict[str, Any]], here: Place, there: Place, table: str
) -> list[dict[str, Any]]:
    """The states once both processes know the same."""
    async with here.house.database.read() as session:
        number = (await session.get_one(TableRow, table)).number
    await eventually(lambda: here.room(table).match.number == there.room(table).match.number == number)
    return [await latest(ear) or state for ear, state in zip(ears, states, strict=True)]


def ear_plies(ear: Ear) -> list[int]:
    """The plies of all events that were told."""
    return [event["ply"] for message in ear.heard if message["type"] == "update" for event in message["events"]]


def test_groups_of_lines_in_any_order_never_wait_in_a_circle(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        ida = await here.guest()
        tables = [(await ida.lay("expeditions", players=2, seats=[ME, ME], start=True))["id"] for _ in range(12)]

        async def play_one(person: Guest, table: str, key: str) -> httpx.Response:
            state = (await person.state(table, 0))["state"]
            if not state["legal"]:  # the other process may move in between: then this one is late
                state = (await person.state(table, 1))["state"]
            return await person.post(table, "moves", wish(state, key))

        async def play_all(person: Guest, order: list[str]) -> int:
            made = 0
            for number in range(6):
                key = f"{person.place.house.hints.process}-{number}"
                answers = await asyncio.gather(*(play_one(person, table, key) for table in order))
                assert {answer.status_code for answer in answers} <= {201, 409, 422}
                made += sum(answer.status_code == 201 for answer in answers)
            return made

        made = await asyncio.gather(play_all(ida, tables), play_all(ida.at(there), tables[::-1]))
        async with here.house.database.read() as session:
            assert len(list(await session.scalars(select(EventRow.number)))) == sum(made) > 40

    pair(scenario)


def test_a_killed_process_leaves_its_bots_to_the_other(
    serve: Callable[..., Server], tmp_path: Path, postgresql_url: str
) -> None:
    async def scenario() -> None:
        server = await asyncio.to_thread(serve, postgresql_url, VOYAGEUR_SECRET="of these tests")
        async with open_place(tmp_path / "there", postgresql_url) as there, place_at(server.port) as here:
            ida = await here.guest()
            table = (await ida.lay("eldorado", players=2, seats=[bot("greedy")] * 2, start=True))["id"]
            room = await there.house.rooms.room(table)
            async with there.watch(table, "since=0") as ear:
                await ear.state(lambda state: state["ply"] > 3)
                assert not room.thinking
                await asyncio.to_thread(server.kill)
                before = room.running().number
                await ear.state(lambda state: state["ply"] > before + 3)
            assert (await ida.at(there).do("GET", f"/api/tables/{table}"))["status"] in ("running", "over")

    asyncio.run(scenario())


def test_hints_are_heard_again_after_the_connection_was_lost(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        ida, max_, table = await two(here)
        async with max_.at(there).live(table, 1) as ear, there.lobby() as lobby:
            state = await ear.state()
            await lobby.wait("lobby")
            async with here.house.database.write() as session:
                lost = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                assert len(list(await session.execute(text(lost)))) >= 2
            mover, now = await turn([ida, max_], table)
            await mover.post(table, "moves", wish(now))
            await ear.state(lambda new: new["ply"] > state["ply"])
            laid = (await ida.lay())["id"]
            await lobby.wait("lobby", lambda message: any(each["id"] == laid for each in message["tables"]))
            await ida.post(table, "chat", {"text": "still there"})
            await ear.wait("chat")

    pair(scenario)


def test_processes_that_arrive_together_note_one_outage(tmp_path: Path, postgresql_url: str) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path, postgresql_url) as place:
            async with place.house.database.write() as session:
                session.add(ProcessRow(id="long gone", started_at=1, beat_at=1))
                await session.execute(text("UPDATE process SET beat_at = beat_at - 60000"))
            sweeps = []
            for name in ("one", "two", "three"):
                sweep = Sweep(place.house)
                place.house.hints.process = name
                sweeps.append(sweep._arrive())
                await sweeps[-1]
            async with place.house.database.read() as session:
                assert len(list(await session.scalars(select(OutageRow.begin_at)))) == 1
                alive = set(await session.scalars(select(ProcessRow.id).where(ProcessRow.beat_at > 60_000)))
            assert {"one", "two", "three"} <= alive

    asyncio.run(scenario())


def test_a_process_that_stops_is_not_waited_for(pair: Callable[..., None]) -> None:
    async def scenario(here: Place, there: Place) -> None:
        async with here.house.database.read() as session:
            rows = list(await session.scalars(select(ProcessRow)))
        assert {row.id for row in rows} == {here.house.hints.process, there.house.hints.process}
        assert all(row.beat_at > row.started_at - DEAD for row in rows)

    pair(scenario)
