"""Rooms in memory: forgotten and loaded again without anybody noticing, and never in the way of each other."""

from __future__ import annotations

import asyncio
import gc
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import ME, Place, bot, eventually, open_place
from tests.server.test_live import both, make_moves
from tests.server.test_tables import Play, play, turn, two, wish
from voyageur.core.errors import VoyageurError
from voyageur.server import room as rooms_module
from voyageur.server.journal import Journal, Line, NotWritten
from voyageur.server.match import Match
from voyageur.server.room import Room
from voyageur.server.thinking import Stopping, Thought

__all__ = ["play"]


def test_rooms_that_nobody_needs_are_forgotten_and_come_back_the_same(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        rng = random.Random(2)
        tables = [(await ida.lay("expeditions", players=2, seats=[ME, ME], start=True))["id"] for _ in range(6)]
        for number in range(30):
            table = rng.choice(tables)
            _, state = await turn([ida, ida], table)
            answer = await ida.post(table, "moves", wish(state, f"key-{number:08}"))
            assert answer.status_code == 201
            assert len(place.house.rooms) <= 2
        made = 0
        for table in tables:
            record = await ida.state(table, 0, since=0)
            assert [event["ply"] for event in record["events"]] == list(range(1, record["state"]["ply"] + 1))
            made += record["state"]["ply"]
        assert made == 30

    play(scenario, rooms=2)


def test_a_room_that_is_watched_stays_and_there_is_never_a_second_one(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        async with ida.live(table, 0) as ear:
            await ear.state()
            room = place.room(table)
            for _ in range(4):
                await ida.lay("expeditions", players=2)
            for other in (await place.ask("GET", "/api/tables")).json():
                await place.ask("GET", f"/api/tables/{other['id']}/chat")
            assert place.house.rooms.known(table) is room
            mover, state = await turn([ida, max_], table)
            await mover.post(table, "moves", wish(state))
            assert (await ear.state(lambda state: state["ply"] == 1))["seat"] == 0

    play(scenario, rooms=1)


def test_a_room_that_is_held_is_found_again_even_when_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path, rooms=1) as place:
            ida = await place.guest()
            tables = [(await ida.lay())["id"] for _ in range(3)]
            held = await place.house.rooms.room(tables[0])
            for table in tables[1:]:
                await place.house.rooms.room(table)
            assert await place.house.rooms.room(tables[0]) is held
            del held
            await place.house.rooms.room(tables[1])
            gc.collect()
            assert place.house.rooms.known(tables[0]) is None

    asyncio.run(scenario())


def test_a_room_is_loaded_once_for_all_who_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path, rooms=1) as place:
            ida = await place.guest()
            tables = [(await ida.lay())["id"] for _ in range(2)]
            await place.house.rooms.room(tables[1])
            found = await asyncio.gather(*(place.house.rooms.room(tables[0]) for _ in range(20)))
            assert len({id(room) for room in found}) == 1
            waiting = asyncio.create_task(place.house.rooms.room(tables[1]))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert (await place.house.rooms.room(tables[1])).id == tables[1]
            with pytest.raises(VoyageurError):
                await place.house.rooms.room("nothing")

    asyncio.run(scenario())


def test_a_long_log_is_gone_through_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While thousands of lines are told, nobody else waits."""
    monkeypatch.setattr(rooms_module, "LONG_LOG", 50)

    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()
            table = (await ida.lay("eldorado", players=2, seats=[ME, ME], start=True, spectator_delay=0))["id"]
            room = await place.house.rooms.room(table)
            await play_on(room, ida.id, 400)
            threads: list[Any] = []
            original = asyncio.to_thread

            async def counted(work: Any, *arguments: Any) -> Any:
                threads.append(work)
                return await original(work, *arguments)

            monkeypatch.setattr(asyncio, "to_thread", counted)
            update = await room.update(0, 0)
            assert len(update.events) == 400
            assert len(threads) == 1
            room.row.spectator_delay = 3600
            assert (await room.update(None, 0)).events == []
            room.row.spectator_delay = 0
            assert (await room.update(0, 400)).events == []
            assert len(threads) == 1
            fresh = Room(place.house, room.row, room.seats)
            await fresh.load()
            assert len(threads) == 2
            assert fresh.running().position == room.running().position

    asyncio.run(scenario())


async def play_on(room: Room, person_id: str, count: int) -> None:
    """Play any moves at a table that one device plays."""
    from voyageur.server.protocol import MoveRequest

    rng = random.Random(4)
    for number in range(count):
        match = room.running()
        seat = match.actors[0]
        action = str(rng.choice(match.position.legal(seat)))
        move = MoveRequest(action=action, ply=match.plies[seat], key=f"key-{number:08}", seat=seat)
        await room.move(person_id, move)


def test_a_wish_is_done_to_its_end_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida, max_, table = await two(place)
            mover, state = await turn([ida, max_], table)
            room = place.room(table)
            async with room.lock:
                asked = asyncio.create_task(room.resign(mover.id, state["seat"]))
                await asyncio.sleep(0)
                asked.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await asked
                refused = asyncio.create_task(room.resign("nobody", 0))
                await asyncio.sleep(0)
                refused.cancel()
            await eventually(lambda: room.match.over)

    asyncio.run(scenario())


def test_wishes_at_one_table_come_one_after_the_other(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        mover, state = await turn([ida, max_], table)
        moves = [wish(state, f"key-{number:08}") for number in range(10)]
        answers = await asyncio.gather(*(mover.post(table, "moves", move) for move in moves))
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9
        same = await asyncio.gather(*(mover.post(table, "moves", moves[0]) for _ in range(5)))
        assert len({answer.text for answer in same}) == 1
        assert place.room(table).match.number == 1

    play(scenario)


def test_many_tables_share_a_commit_and_one_bad_line_harms_no_other(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        tables = [(await ida.lay("expeditions", players=2, seats=[ME, ME], start=True))["id"] for _ in range(5)]
        lines = []
        for table in tables:
            match: Match = place.room(table).match
            seat = match.actors[0]
            entry = match.judge_move(ida.id, seat, str(match.position.legal(seat)[0]), 0, "some-key", 5)
            lines.append(Line(table, entry, rooms_module.row_after(place.house, match.after(entry))))
        double = Line(tables[0], lines[0].entry, lines[0].row)
        journal: Journal = place.house.journal
        written = await asyncio.gather(*(journal.write(line) for line in [*lines, double]))
        assert written == [True] * 5 + [False]
        for table in tables:
            room = place.room(table)
            await room.refresh()
            assert room.match.number == 1

    play(scenario)


def test_the_journal_writes_what_waits_before_it_stops_and_nothing_after(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida, max_, table = await two(place)
            mover, state = await turn([ida, max_], table)
            room = place.room(table)
            moving = asyncio.create_task(mover.post(table, "moves", wish(state)))
            await eventually(lambda: room.lock.locked() or room.match.number)
            await place.house.journal.stop()
            assert (await moving).status_code in (201, 503)
            with pytest.raises(NotWritten):
                await room.resign(ida.id, 0)
            answer = await ida.post(table, "resign")
            assert (answer.status_code, answer.json()["code"]) == (503, "server-stopping")
            assert room.match.number == (await moving).is_success

    asyncio.run(scenario())


def test_a_bot_thinks_anew_when_something_is_new_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought about a position that is gone is not played, and the bot is asked again."""

    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()
            asked: list[asyncio.Future[None]] = []
            choose = place.house.thinkers.choose

            async def slowly(name: str, position: Any, seat: int, **more: Any) -> Thought:
                thought = await choose(name, position, seat, **more)
                gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                asked.append(gate)
                await gate
                return thought

            monkeypatch.setattr(place.house.thinkers, "choose", slowly)
            table = (await ida.lay("eldorado", players=2, seats=[ME, ME], start=True, substitute="random"))["id"]
            room = place.room(table)
            while True:
                _, state = await turn([ida, ida], table)
                await ida.post(table, "moves", wish(state, f"key-{state['ply']:08}"))
                if (after := (await ida.state(table, state["seat"]))["state"])["undo"]:
                    break
            seat = after["seat"]
            await ida.post(table, "leave", {"seat": seat})
            await eventually(lambda: len(asked) == 1)
            await ida.post(table, "return", {"seat": seat})
            now = (await ida.state(table, seat))["state"]
            await ida.post(table, "undo", {"ply": now["ply"], "seat": seat, "key": "take-it-back"})
            await ida.post(table, "leave", {"seat": seat})
            lines = room.match.number
            asked[0].set_result(None)
            await eventually(lambda: len(asked) == 2)
            assert room.match.number == lines
            asked[1].set_result(None)
            await eventually(lambda: room.match.number > lines)
            for gate in asked[2:]:
                gate.cancel()

    asyncio.run(scenario())


def test_bots_that_are_stopped_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()

            async def stopping(*_: Any, **__: Any) -> Thought:
                raise Stopping

            monkeypatch.setattr(place.house.thinkers, "choose", stopping)
            table = (await ida.lay("expeditions", players=2, seats=[bot("random"), bot("random")], start=True))["id"]
            await eventually(lambda: not place.room(table).thinking)
            assert place.room(table).match.number == 0

    asyncio.run(scenario())
    assert "bot failed" not in capsys.readouterr().out


def test_a_table_of_bots_plays_by_itself(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        table = (await ida.lay("fivex", players=3, seats=[bot("random")] * 3, start=True))["id"]
        async with place.watch(table, "since=0") as ear:
            assert (await ear.state(lambda state: state["over"]))["winners"]
        assert (await ida.do("GET", f"/api/tables/{table}"))["status"] == "over"

    play(scenario)


def test_a_move_costs_no_reading_on_the_embedded_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida, max_, table = await two(place)
            reads = []
            original = place.house.database.read

            def read() -> Any:
                reads.append(asyncio.current_task())
                return original()

            async with AsyncExitStack() as stack:
                ears = await both(stack, ida, max_, table)
                await place.listens(table, 2)
                await asyncio.sleep(0.2)
                monkeypatch.setattr(place.house.database, "read", read)
                await make_moves(ears, 20)
                assert [task for task in reads if task is None or task.get_name() != "sweep"] == []

    asyncio.run(scenario())
