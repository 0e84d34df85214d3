"""The socket of a table: what it tells, in which order, to whom, and how one resumes; chat, spectators and clocks."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.inside import ME, OPEN, Ear, Guest, Message, Place, bot, eventually, open_place, place_at
from tests.server.processes import Server
from tests.server.test_tables import Play, play, refused, turn, two, wish
from voyageur.server import listening
from voyageur.server.listening import Listener
from voyageur.server.protocol import Pong
from voyageur.server.routes import live

__all__ = ["play"]

QUICK = {"kind": "live", "move_seconds": 4, "bank_seconds": 0}


def plies(messages: list[Message]) -> list[int]:
    """The plies of all events that were told."""
    return [event["ply"] for message in messages if message["type"] == "update" for event in message["events"]]


async def make_moves(ears: list[Ear], count: int, rng: random.Random | None = None) -> None:
    """Make so many moves, each by whoever may, through sockets that heard nothing yet of their states."""
    rng = rng or random.Random(3)
    states = [await ear.state() for ear in ears]
    for _ in range(count):
        seat = next(seat for seat, state in enumerate(states) if state["legal"])
        key = await ears[seat].move(states[seat], rng.choice(states[seat]["legal"]))
        answer = await ears[seat].answer(key)
        assert answer["type"] == "accepted", answer
        for other, ear in enumerate(ears):
            states[other] = await ear.after(states[other])


async def both(stack: AsyncExitStack, ida: Guest, max_: Guest, table: str) -> list[Ear]:
    """The sockets of two people, one for each seat."""
    people = [ida, max_, ida][: len((await ida.do("GET", f"/api/tables/{table}"))["seats"])]
    return [await stack.enter_async_context(person.live(table, seat)) for seat, person in enumerate(people)]


# ---- playing ----------------------------------------------------------------------------------------------------


def test_first_the_table_then_the_chat_then_the_state(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, _, table = await two(place)
        async with ida.live(table, 0, language="fr") as ear:
            first = [await ear.next() for _ in range(3)]
        assert [message["type"] for message in first] == ["table", "chat", "update"]
        assert first[0]["table"]["id"] == table
        assert first[2]["events"] == []
        assert first[2]["state"]["seat"] == 0

    play(scenario)


def test_a_move_is_acknowledged_before_it_is_told(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        async with AsyncExitStack() as stack:
            ears = await both(stack, ida, max_, table)
            states = [await ear.state() for ear in ears]
            seat = 0 if states[0]["legal"] else 1
            key = await ears[seat].move(states[seat])
            heard = [await ears[seat].wait(kind) for kind in ("accepted", "update")]
            assert heard[0] == {"type": "accepted", "key": key, "seat": seat, "ply": 1}
            assert heard[1]["events"][0]["ply"] == 1
            assert heard[1]["events"][0]["seat"] == seat
            theirs = await ears[1 - seat].wait("update")
            assert theirs["state"]["seat"] == 1 - seat
            assert theirs["events"][0]["words"]

    play(scenario)


def test_undo_over_the_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()
            table = (await ida.lay("eldorado", players=2, seats=[ME, ME], start=True))["id"]
            seat = (await turn([ida, ida], table))[1]["seat"]
            async with ida.live(table, seat) as ear:
                state = await ear.state()
                before = state
                while not state["undo"]:
                    before = state
                    await ear.move(state)
                    state = await ear.after(before)
                await ear.send({"type": "undo", "ply": state["ply"], "seat": seat, "key": "take-it-back"})
                assert (await ear.answer("take-it-back"))["ply"] == state["ply"] + 1
                told = await ear.wait("update")
                assert told["events"][0]["kind"] == "undo"
                assert told["state"]["legal"] == before["legal"]
                assert told["state"]["view"] == before["view"]

    asyncio.run(scenario())


def test_refusals_over_the_socket_say_why_and_change_nothing(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, luc = await place.guest("Ida"), await place.guest("Luc", "fr")
        table = (await luc.lay("expeditions", players=2, seats=[ME, OPEN]))["id"]
        await ida.post(table, "sit")
        await luc.post(table, "start")
        async with luc.live(table, 0) as ear:
            state = await ear.state()
            stale = await ear.answer(await ear.move({**state, "ply": 5, "legal": ["x"]}))
            assert (stale["problem"]["status"], stale["problem"]["code"]) == (409, "server-stale")
            assert stale["problem"]["missed"]["state"]["seat"] == 0
            foreign = await ear.answer(await ear.move({**state, "seat": 1, "legal": ["x"]}))
            assert (foreign["problem"]["status"], foreign["problem"]["code"]) == (403, "server-not-your-seat")
            assert "place" in foreign["problem"]["reason"]
            unknown = await ear.answer(await ear.move(state, "nonsense"))
            assert unknown["problem"]["status"] == 422
        async with place.watch(table) as ear:
            await ear.send({"type": "say", "text": "Hello"})
            assert (await ear.answer(None))["problem"]["code"] == "server-not-signed-in"
        assert place.room(table).entries == []

    play(scenario)


def test_two_tabs_of_one_seat_hear_the_same(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest()
        table = (await ida.lay("expeditions", players=2, seats=[ME, ME], start=True))["id"]
        seat = (await turn([ida, ida], table))[1]["seat"]
        async with ida.live(table, seat) as one, ida.live(table, seat) as two_:
            state = await one.state()
            assert await two_.state() == state
            key = await two_.move(state)
            assert (await two_.answer(key))["type"] == "accepted"
            told = [await ear.wait("update", lambda update: update["events"]) for ear in (one, two_)]
            assert told[0] == told[1]
            assert (await one.answer(await one.move(state)))["problem"]["code"] == "server-stale"

    play(scenario)


# ---- resuming ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["expeditions", "eldorado", "fivex"])
def test_a_stream_resumes_without_a_gap_or_a_repetition(tmp_path: Path, game: str) -> None:
    """However long, and while moves go on."""

    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida, max_, table = await two(place, game)
            rng = random.Random(1)
            async with AsyncExitStack() as stack:
                ears = await both(stack, ida, max_, table)
                playing = asyncio.create_task(make_random_moves(ears, 250, rng))
                heard: list[Message] = []
                while not playing.done():
                    since = plies(heard)[-1] if plies(heard) else 0
                    async with ida.live(table, 0, since) as ear:
                        await ear.state()
                        for _ in range(rng.randrange(4)):
                            await asyncio.wait({asyncio.ensure_future(playing)}, timeout=0.02)
                        await ear.quiet(0.02)
                    heard += ear.heard
                await playing
                async with ida.live(table, 0, plies(heard)[-1] if plies(heard) else 0) as ear:
                    await ear.state()
                heard += ear.heard
            match = place.room(table).match
            assert plies(heard) == list(range(1, match.plies[0] + 1))
            whole = await ida.state(table, 0, since=0)
            told = [event for message in heard if message["type"] == "update" for event in message["events"]]
            assert whole["events"] == told
            assert (await ida.state(table, 0, since=match.plies[0] + 7))["events"] == []

    asyncio.run(scenario())


async def make_random_moves(ears: list[Ear], count: int, rng: random.Random) -> None:
    """Make so many moves, or all until the game is over."""
    states = [await ear.state() for ear in ears]
    for _ in range(count):
        seat = next((seat for seat, state in enumerate(states) if state["legal"]), None)
        if seat is None:
            return
        answer = await ears[seat].answer(await ears[seat].move(states[seat], rng.choice(states[seat]["legal"])))
        assert answer["type"] == "accepted", answer
        for other, ear in enumerate(ears):
            states[other] = await latest(ear) or states[other]


async def latest(ear: Ear) -> Message | None:
    """The last state that has been told by the time a ping is answered."""
    await ear.send({"type": "ping"})
    state = None
    while (message := await ear.next())["type"] != "pong":
        if message["type"] == "update":
            state = message["state"]
    return state


def test_a_slow_reader_is_let_go_and_can_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "LONGEST_QUEUE", 5)
    monkeypatch.setattr(live, "FAREWELL_SECONDS", 0.2)

    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida, max_, table = await two(place)
            async with max_.live(table, 1, 0) as slow:
                await slow.state()
                await place.listens(table, 1)
                (listener,) = place.room(table).listeners
                slow.socket.transport.pause_reading()
                listener.send("x" * 40_000_000)  # more than any buffer on the way holds
                for number in range(12):
                    mover, state = await turn([ida, max_], table)
                    await mover.post(table, "moves", wish(state, f"key-{number:08}"))
                assert listener.ending == listening.SLOW
                await place.listens(table, 0)
                await eventually(lambda: not place.house.rooms.audience)
                slow.socket.transport.abort()
            async with max_.live(table, 1, 0) as ear:
                assert (await ear.state())["ply"] == 12
                assert plies(ear.heard) == list(range(1, 13))

    asyncio.run(scenario())


def test_who_is_too_slow_loses_what_waits_and_hears_why() -> None:
    async def scenario() -> None:
        listener, ended = Listener(None, None, "en"), []
        listener.on_end = lambda: ended.append(True)
        for number in range(listening.LONGEST_QUEUE):
            listener.send(Pong(number))
        assert listener.ending is None
        for _ in range(3):
            listener.send(Pong(0))
        assert listener.ending == listening.SLOW
        assert ended == [True]
        assert await listener.next() is None
        listener.close()
        assert listener.ending == listening.SLOW

    asyncio.run(scenario())


# ---- seats that change hands ------------------------------------------------------------------------------------


def test_who_gets_up_before_the_start_does_not_see_the_next_ones_hand(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, eve = await place.guests("Ida", "Max", "Eve")
        table = (await ida.lay("fivex", players=3, seats=[ME, OPEN, bot("random")]))["id"]
        await eve.post(table, "sit", {"seat": 1})
        async with eve.live(table, 1) as spy:
            await spy.wait("table")
            await eve.post(table, "leave")
            await max_.post(table, "sit", {"seat": 1})
            await ida.post(table, "start")
            code, said = await spy.closed()
        assert code == 1008
        assert said[-1]["type"] == "bye"
        assert not any(message["type"] == "update" for message in spy.heard)
        async with eve.live(table, 1) as spy:
            code, said = await spy.closed()
        assert (code, said[0]["problem"]["code"]) == (1008, "server-not-your-seat")

    play(scenario)


def test_who_waits_at_the_table_sees_the_start(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        table = (await ida.lay("expeditions", players=2))["id"]
        async with ida.live(table, 0) as ear, place.watch(table) as spectator:
            assert (await ear.wait("table"))["table"]["status"] == "open"
            await max_.post(table, "sit")
            seen = await ear.wait("table", lambda message: message["table"]["seats"][1]["person"])
            assert seen["table"]["seats"][1]["person"]["name"] == "Max"
            await ida.post(table, "start")
            assert (await ear.state())["seat"] == 0
            assert (await spectator.state())["seat"] is None
            assert await ear.wait("table", lambda message: message["table"]["status"] == "running")

    play(scenario)


def test_the_table_tells_who_is_there(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)

        def online(*wanted: bool) -> Callable[[Message], bool]:
            return lambda message: [seat["online"] for seat in message["table"]["seats"]] == list(wanted)

        async with ida.live(table, 0) as ear:
            await ear.wait("table", online(True, False))
            async with max_.live(table, 1), max_.live(table, 1):
                await ear.wait("table", online(True, True))
            await ear.wait("table", online(True, False))
            await max_.do("PATCH", "/api/me", {"name": "Maximilian"})
            renamed = await ear.wait("table")
            assert renamed["table"]["seats"][1]["person"]["name"] == "Maximilian"

    play(scenario)


# ---- spectators -------------------------------------------------------------------------------------------------


def test_spectators_are_told_later_and_at_once_when_it_is_over(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        table = (await ida.lay("expeditions", players=2, spectator_delay=600))["id"]
        await max_.post(table, "sit")
        async with place.watch(table) as early:
            await early.wait("table")
            await ida.post(table, "start")
            async with AsyncExitStack() as stack:
                ears = await both(stack, ida, max_, table)
                await make_moves(ears, 6)
                assert place.room(table).match.number == 6
                rest = (await place.ask("GET", f"/api/tables/{table}/events?since=0")).json()
                assert (rest["events"], rest["state"]["ply"]) == ([], 0)
                async with max_.live(table, None, 0) as late:
                    assert (await late.state())["ply"] == 0
                    assert plies(await late.quiet()) == plies(early.heard) == []
                    await ida.post(table, "resign")
                    for ear in (late, early):
                        await ear.state(lambda state: state["over"])
                        assert plies(ear.heard) == list(range(1, 8))
            async with place.watch(table, "since=0") as after:
                assert (await after.state())["over"]

    play(scenario)


def test_a_short_delay_passes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida, max_, table = await two(place, spectator_delay=1)
            async with AsyncExitStack() as stack:
                ears = await both(stack, ida, max_, table)
                watching = await stack.enter_async_context(place.watch(table, "since=0"))
                assert (await watching.state())["ply"] == 0
                await make_moves(ears, 3)
                update = await watching.wait("update", lambda update: update["state"]["ply"] == 3)
                event = update["events"][-1]
                assert plies(watching.heard) == [1, 2, 3]
                assert update["state"]["seat"] is None
                assert update["state"]["legal"] == []
                rest = (await place.ask("GET", f"/api/tables/{table}/events?since=2")).json()
                assert rest["events"] == [event]

    asyncio.run(scenario())


def test_no_spectator_gets_a_seats_view(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, _, table = await two(place, "fivex")
        eve = await place.guest("Eve")
        for seat in (0, 2, 9):
            async with eve.live(table, seat) as ear:
                code, said = await ear.closed()
            assert code == 1008
            assert said[0]["problem"]["code"] == "server-not-your-seat"
        async with place.watch(table, "seat=0") as ear:
            assert (await ear.closed())[0] == 1008
        async with place.watch(table) as ear:
            watched = await ear.state()
        own = (await ida.state(table, 0))["state"]
        assert watched["seat"] is None
        assert watched["view"] != own["view"]

    play(scenario)


# ---- chat -------------------------------------------------------------------------------------------------------


def test_who_sits_there_chats_and_everybody_reads(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        eve = await place.guest("Eve")
        async with ida.live(table, 0) as ear, place.watch(table) as watching:
            await ear.state()
            await watching.state()
            await ear.send({"type": "say", "text": "  Good\n luck!\u202e "})
            for each in (ear, watching):
                line = (await each.wait("chat"))["lines"][0]
                assert (line["text"], line["person"]["name"]) == ("Good luck!", "Ida")
            refused(await eve.post(table, "chat", {"text": "me too"}), 403, "server-not-at-table")
            refused(await ida.post(table, "chat", {"text": "\u200b \x00"}), 400, "server-chat-empty")
            assert (await max_.post(table, "chat", {"text": "Thanks\x00"})).json()["text"] == "Thanks"
        said = (await place.ask("GET", f"/api/tables/{table}/chat")).json()
        assert [line["text"] for line in said] == ["Good luck!", "Thanks"]
        async with max_.live(table, 1) as ear:
            assert len((await ear.wait("chat"))["lines"]) == 2

    play(scenario)


def test_muting_works_at_once_at_sockets_that_are_open(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        async with ida.live(table, 0) as ear, max_.live(table, 1) as other:
            await ear.state()
            await other.state()
            await max_.post(table, "chat", {"text": "one"})
            assert (await ear.wait("chat"))["lines"][0]["text"] == "one"
            await ida.do("PUT", f"/api/me/mutes/{max_.id}")
            await max_.post(table, "chat", {"text": "two"})
            await other.wait("chat", lambda message: message["lines"][0]["text"] == "two")
            assert [line["text"] for line in await ida.do("GET", f"/api/tables/{table}/chat")] == []
            await ida.do("DELETE", f"/api/me/mutes/{max_.id}")
            await max_.post(table, "chat", {"text": "three"})
            assert (await ear.wait("chat"))["lines"][0]["text"] == "three"
            await ida.do("PATCH", "/api/me", {"chat": False})
            await max_.post(table, "chat", {"text": "four"})
            await ida.do("PATCH", "/api/me", {"chat": True})
            await max_.post(table, "chat", {"text": "five"})
            assert (await ear.wait("chat"))["lines"][0]["text"] == "five"
        async with ida.live(table, 0) as ear:
            lines = (await ear.wait("chat"))["lines"]
            assert [line["text"] for line in lines] == ["one", "two", "three", "four", "five"]

    play(scenario)


def test_a_table_without_chat_has_none(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, _, table = await two(place, chat=False)
        refused(await ida.post(table, "chat", {"text": "Hello?"}), 403, "server-chat-off")
        async with ida.live(table, 0) as ear:
            assert [(await ear.next())["type"] for _ in range(2)] == ["table", "update"]
            await ear.send({"type": "say", "text": "Hello?"})
            assert (await ear.answer(None))["problem"]["code"] == "server-chat-off"
        assert (await ida.do("GET", f"/api/tables/{table}/chat")) == []

    play(scenario)


# ---- clocks -----------------------------------------------------------------------------------------------------


def test_who_runs_out_of_time_is_warned_then_held_and_can_return(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place, clock=QUICK, substitute="random")
        mover, state = await turn([ida, max_], table)
        other, seat = max_ if mover is ida else ida, state["seat"]
        async with mover.live(table, seat) as ear:
            state = await ear.state()
            assert state["clocks"][seat]["until"] is not None
            warning = await ear.wait("warning")
            assert (warning["seat"], warning["until"]) == (seat, state["clocks"][seat]["until"])
            held = await ear.wait("update", lambda update: update["events"])
            assert held["events"][0]["kind"] == "hold"
            assert held["events"][0]["bot"] == "random"
            assert held["state"]["wait"]
            assert held["state"]["legal"] == []
            await ear.state(lambda now: seat not in now["awaited"])
            assert (await mover.post(table, "return")).json()["seats"][seat]["held"] is None
            back = await ear.wait("update", lambda update: update["events"][0]["kind"] == "return")
            assert back["state"]["clocks"][seat]["until"] is None
            while (theirs := (await other.state(table, 1 - seat))["state"])["legal"]:
                key = f"key-{theirs['ply']:08}"
                assert (await other.post(table, "moves", wish(theirs, key))).status_code == 201
            assert await ear.state(lambda now: now["legal"])

    play(scenario)


def test_time_without_a_server_does_not_count(tmp_path: Path, database_url: str) -> None:
    """The deadline is the same amount of time away as when the server went."""

    async def scenario() -> None:
        async with open_place(tmp_path, database_url) as place:
            long = {"kind": "live", "move_seconds": 600, "bank_seconds": 60}
            ida, max_, table = await two(place, clock=long)
            mover, state = await turn([ida, max_], table)
            before = state["clocks"][state["seat"]]["until"]
            async with place.house.database.read() as session:
                wake = (await session.execute(text("SELECT wake_at FROM game_table"))).scalar_one()
        away = 3_600_000
        async with open_place(tmp_path, database_url) as place:
            pass
        async with place.house.database.write() as session:  # the last sign of life was an hour earlier
            await session.execute(text(f"UPDATE process SET beat_at = beat_at - {away}"))
            await session.execute(text("DELETE FROM outage"))
            await session.execute(text(f"UPDATE event SET at = at - {away}"))
            await session.execute(
                text(f"UPDATE game_table SET started_at = started_at - {away}, wake_at = {wake} - {away}")
            )
        await place.house.database.close()
        async with open_place(tmp_path, database_url) as place:
            state = (await mover.at(place).state(table, state["seat"]))["state"]
            after = state["clocks"][state["seat"]]["until"]
            assert abs(after - before) < 20_000
            async with place.house.database.read() as session:
                due = (await session.execute(text("SELECT wake_at FROM game_table"))).scalar_one()
            assert before - 60_000 < due < before + 60_000
            assert place.room(table).match.holders == [None, None]

    asyncio.run(scenario())


def test_a_clock_that_ran_out_is_noticed_after_a_restart(tmp_path: Path, sqlite_url: str) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path, sqlite_url) as place:
            ida, max_, table = await two(place, clock=QUICK, substitute="random")
            seat = (await turn([ida, max_], table))[1]["seat"]
        async with open_place(tmp_path, sqlite_url) as place:
            room = await place.house.rooms.room(table)
            await eventually(lambda: any(entry.kind == "hold" and entry.seat == seat for entry in room.entries))

    asyncio.run(scenario())


# ---- the ends of sockets ----------------------------------------------------------------------------------------


def test_a_revoked_session_closes_its_sockets(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, _, table = await two(place)
        async with ida.live(table, 0) as ear, ida.live(table, None) as watching, place.lobby() as lobby:
            await ear.state()
            await watching.state()
            await lobby.wait("lobby")
            await ida.do("POST", "/api/logout")
            for each in (ear, watching):
                code, said = await each.closed()
                assert (code, said[-1]["type"]) == (1008, "bye")
            await lobby.send({"type": "ping"})
            assert await lobby.wait("pong")
        async with ida.live(table, 0) as ear:
            assert (await ear.closed())[1][0]["problem"]["code"] == "server-not-your-seat"

    play(scenario)


def test_nobody_opens_more_sockets_than_allowed(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        async with AsyncExitStack() as stack:
            for _ in range(2):
                ear = await stack.enter_async_context(ida.live(table, 0))
                await ear.state()
            async with ida.live(table, 0) as third:
                code, said = await third.closed()
                assert (code, said[0]["problem"]["code"]) == (1008, "server-sockets-many")
            async with max_.live(table, 1) as other:
                await other.state()
        await eventually(lambda: not place.house.sockets)
        async with ida.live(table, 0) as ear:
            await ear.state()

    play(scenario, sockets_a_person=2)


def test_a_stop_says_bye_and_keeps_every_acknowledged_move(serve: Callable[..., Server], sqlite_url: str) -> None:
    async def scenario() -> None:
        server = await asyncio.to_thread(serve, sqlite_url)
        async with place_at(server.port) as place:
            ida, max_, table = await two(place)
            async with AsyncExitStack() as stack:
                ears = await both(stack, ida, max_, table)
                await make_moves(ears, 5)
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                said = [await ear.closed() for ear in ears]
                assert [code for code, _ in said] == [1001, 1001]
                assert all(messages[-1]["type"] == "bye" for _, messages in said)
                assert await stopping in (0, 128 + signal.SIGTERM)
            await asyncio.to_thread(server.start)
            assert (await ida.state(table, 0, since=0))["state"]["ply"] == 5

    asyncio.run(scenario())


# ---- when the database fails ------------------------------------------------------------------------------------


def test_a_commit_that_fails_is_refused_clearly_and_the_room_heals(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place)
        mover, state = await turn([ida, max_], table)

        async def rename(old: str, new: str) -> None:
            async with place.house.database.write() as session:
                await session.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

        async with mover.live(table, state["seat"]) as ear:
            state = await ear.state()
            await rename("event", "event_away")
            problem = (await mover.post(table, "moves", wish(state))).json()
            assert (problem["status"], problem["code"]) == (503, "server-not-written")
            key = await ear.move(state)
            refusal = await ear.answer(key)
            assert refusal["problem"]["status"] == 503
            await rename("event_away", "event")
            await ear.move(state, key=key)
            assert (await ear.answer(key))["type"] == "accepted"
            assert place.room(table).match.number == 1

    play(scenario)


def test_bots_go_on_when_the_database_is_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()
            table = (await ida.lay("expeditions", players=2, seats=[bot("random"), ME], start=True))["id"]
            room = place.room(table)
            commit = place.house.journal._commit
            failures = []

            async def fail(group: Any) -> None:
                failures.append(group)
                raise OSError("the disk is gone")

            place.house.journal._commit = fail  # type: ignore[method-assign]
            if not room.match.awaited_bots():
                await ida.post(table, "leave")
            await eventually(lambda: failures)
            place.house.journal._commit = commit  # type: ignore[method-assign]
            await eventually(lambda: room.match.number > 0 or not room.match.awaited_bots())

    asyncio.run(scenario())


def test_a_message_is_json(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, _, table = await two(place)
        async with ida.live(table, 0) as ear:
            await ear.send(json.dumps({"type": "ping"}).encode())
            assert (await ear.wait("pong"))["at"]

    play(scenario)
