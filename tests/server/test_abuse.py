"""What hostile clients may try: each gets a clear refusal, changes nothing, and the server goes on serving."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.server.inside import Ear, Guest, Place, open_place, opened
from tests.server.test_tables import refused, turn, two, wish
from voyageur.server.routes.live import BAD_MESSAGES, LARGEST_FRAME
from voyageur.server.signing import Signer

Attack = Callable[[Place, Guest, Guest, str], Awaitable[None]]


@pytest.fixture
def attack(tmp_path: Path) -> Callable[..., None]:
    """Runs an attack on a server with a table of two, and then looks whether it still serves them."""

    def run(scenario: Attack, **settings: Any) -> None:
        async def work() -> None:
            async with open_place(tmp_path, **settings) as place:
                ida, max_, table = await two(place)
                await scenario(place, ida, max_, table)
                await still_serves(place, ida, max_, table)

        asyncio.run(work())

    return run


async def still_serves(place: Place, ida: Guest, max_: Guest, table: str) -> None:
    """Nothing was changed, and a move can be made."""
    room = await place.house.rooms.room(table)
    assert room.entries == []
    mover, state = await turn([ida, max_], table)
    async with mover.live(table, state["seat"]) as ear:
        state = await ear.state()
        assert (await ear.answer(await ear.move(state)))["type"] == "accepted"


async def refusal_of(ear: Ear, frame: Any) -> dict[str, Any]:
    """What is said to a frame."""
    await ear.send(frame)
    problem: dict[str, Any] = (await ear.wait("refused"))["problem"]
    return problem


# ---- frames -----------------------------------------------------------------------------------------------------


def nonsense() -> list[str | bytes]:
    """Frames that mean nothing, of many kinds."""
    rng = random.Random(11)
    huge = "9" * 400
    shapes: list[str | bytes] = [
        "",
        "null",
        "[]",
        "7",
        '"move"',
        "{}",
        '{"type": "dance"}',
        '{"type": ["move"]}',
        '{"type": "move"}',
        '{"type": "move", "action": 7, "ply": 0, "key": "some-key", "seat": 0}',
        '{"type": "move", "action": "x", "ply": -1, "key": "some-key", "seat": 0}',
        '{"type": "move", "action": "x", "ply": 0.5, "key": "some-key", "seat": 0}',
        f'{{"type": "move", "action": "x", "ply": {huge}, "key": "some-key", "seat": 0}}',
        f'{{"type": "move", "action": "x", "ply": 0, "key": "some-key", "seat": {huge}}}',
        '{"type": "move", "action": "x", "ply": 1e999, "key": "some-key", "seat": 0}',
        '{"type": "move", "action": "x", "ply": NaN, "key": "some-key", "seat": 0}',
        '{"type": "move", "action": "x", "ply": 0, "key": "short", "seat": 0}',
        '{"type": "move", "action": "x", "ply": 0, "key": "some key; DROP", "seat": 0}',
        '{"type": "move", "action": "' + "x" * 201 + '", "ply": 0, "key": "some-key", "seat": 0}',
        '{"type": "undo", "ply": true, "key": "some-key", "seat": 0}',
        '{"type": "say"}',
        '{"type": "say", "text": ""}',
        '{"type": "say", "text": "\\ud800"}',
        '{"type": "say", "text": "' + "x" * 501 + '"}',
        "[" * 5_000,
        '{"a":' * 2_000,
        '{"type": "move", "action": ' + '{"a":' * 1500 + "1" + "}" * 1500 + ', "ply": 0, "key": "some-key", "seat": 0}',
        b"\xff\xfe\x00",
        b"\x00" * 100,
        b'{"type": "say", "text": "\xc3\x28"}',
    ]
    shapes += [rng.randbytes(rng.randrange(1, 200)) for _ in range(60)]
    shapes += ["".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(1, 60))) for _ in range(60)]
    return shapes


def test_frames_without_sense_are_refused_one_by_one(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        frames = nonsense()
        for begin in range(0, len(frames), BAD_MESSAGES - 1):
            async with ida.live(table, 0) as ear:
                await ear.state()
                for frame in frames[begin : begin + BAD_MESSAGES - 1]:
                    problem = await refusal_of(ear, frame)
                    assert problem["status"] in (400, 409, 422), (frame, problem)
                    assert problem["reason"]

    attack(scenario)


def test_who_keeps_sending_nonsense_is_let_go(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        async with ida.live(table, 0) as ear:
            for _ in range(BAD_MESSAGES):
                await ear.send("nonsense")
            code, said = await ear.closed()
        assert code == 1008
        assert said[-1] == {"type": "bye", "reason": said[-1]["reason"]}

    attack(scenario)


def test_text_that_is_not_unicode_closes_the_socket(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        async with ida.live(table, 0) as ear:
            await ear.state()
            protocol = ear.socket.protocol
            protocol.send_frame(Frame(Opcode.TEXT, b'{"type": "\xff\xfe"}'))
            for data in protocol.data_to_send():
                ear.socket.transport.write(data)
            code, _ = await ear.closed()
        assert code == 1007

    attack(scenario)


def test_frames_that_are_too_large_close_the_socket(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        for size in (LARGEST_FRAME + 1, 5_000_000):
            async with ida.live(table, 0) as ear:
                await ear.state()
                try:
                    await ear.send("x" * size)
                    code, _ = await ear.closed()
                except ConnectionClosed as end:
                    code = end.rcvd.code if end.rcvd else 1006
                assert code in (1006, 1009)

    attack(scenario)


def test_frames_as_large_as_allowed_in_letters_but_not_in_bytes_are_refused() -> None:
    from voyageur.server.problems import Refusal
    from voyageur.server.routes.live import read_message

    with pytest.raises(Refusal) as error:
        read_message("é" * (LARGEST_FRAME // 2 + 1))
    assert error.value.key == "server-frame-large"


def test_wrong_words_in_the_address_are_refused(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        for query in ("seat=-1", "seat=one", "since=1e9", "since=99999999999", "seat=²", "seat=0x0"):
            async with place.watch(table, query) as ear:
                code, said = await ear.closed()
            assert code == 1008
            assert said[0]["problem"]["status"] in (400, 403)
        async with ida.live("nothing", 0) as ear:
            code, said = await ear.closed()
        assert (code, said[0]["problem"]["code"]) == (1008, "server-no-table")

    attack(scenario)


# ---- floods -----------------------------------------------------------------------------------------------------


def test_a_flood_of_requests_is_refused_and_others_are_not(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        place.house.limits.kinds["request"] = (50, 60.0)
        eve = await place.guest("Eve")
        answers = [await eve.ask("GET", f"/api/tables/{table}") for _ in range(60)]
        assert [answer.status_code for answer in answers[:50]] == [200] * 50
        refused(answers[-1], 429, "server-too-many")
        assert int(answers[-1].headers["retry-after"]) >= 1
        with pytest.raises(InvalidStatus) as error:
            async with eve.live(table, None):
                pass
        assert error.value.response.status_code == 429
        assert (await max_.ask("GET", f"/api/tables/{table}")).status_code == 200

    attack(scenario)


def test_a_flood_on_a_socket_is_refused_and_then_closed(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        eve = await place.guest("Eve")
        async with eve.live(table, None) as ear:
            await ear.state()
            for _ in range(100):
                await ear.send({"type": "ping"})
            code, said = await ear.closed()
        assert code == 1008
        kinds = [message["type"] for message in said]
        assert kinds.count("pong") < 40
        codes = {message["problem"]["code"] for message in said if message["type"] == "refused"}
        assert codes == {"server-too-many"}

    attack(scenario, messages_a_minute=30)


def test_a_move_that_comes_too_soon_is_refused_by_its_key(attack: Callable[..., None]) -> None:
    """So that its sender knows which wish it was, and that it is not on its way any more."""

    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        mover, state = await turn([ida, max_], table)
        async with mover.live(table, state["seat"]) as ear:
            state = await ear.state()
            place.house.limits.kinds["message"] = (1, 60.0)
            await ear.send({"type": "ping"})
            refusal = await ear.answer(await ear.move(state))
            assert (refusal["type"], refusal["problem"]["code"]) == ("refused", "server-too-many")
        place.house.limits.clock = lambda: time.monotonic() + 60

    attack(scenario)


# ---- somebody else's ---------------------------------------------------------------------------------------------


def test_nobody_moves_at_anothers_seat(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        mover, state = await turn([ida, max_], table)
        other = max_ if mover is ida else ida
        eve = await place.guest("Eve")
        for thief in (other, eve):
            refused(await thief.post(table, "moves", wish(state)), 403, "server-not-your-seat")
            async with thief.live(table, None) as ear:
                await ear.state()
                answer = await ear.answer(await ear.move(state))
                assert (answer["problem"]["status"], answer["problem"]["code"]) == (403, "server-not-your-seat")
        refused(await place.ask("POST", f"/api/tables/{table}/moves", wish(state)), 401, "server-not-signed-in")

    attack(scenario)


def test_a_cookie_that_others_signed_is_nobodys(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        session = ida.cookie.partition(".")[0]
        foreign = Signer("another secret").signed("cookie", session)
        swapped = f"{max_.cookie.partition('.')[0]}.{ida.cookie.partition('.')[2]}"
        for cookie in (foreign, swapped, session, "", "x" * 3000, ida.cookie[:-1]):
            thief = Guest(place, ida.me, cookie)
            refused(await thief.post(table, "resign"), 401, "server-not-signed-in")
            async with thief.live(table, 0) as ear:
                code, said = await ear.closed()
            assert (code, said[0]["problem"]["code"]) == (1008, "server-not-your-seat")

    attack(scenario)


def test_a_request_without_its_csrf_token_changes_nothing(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        mover, state = await turn([ida, max_], table)
        other = max_ if mover is ida else ida
        cookie = {"Cookie": mover.headers["Cookie"]}
        for headers in (cookie, {**cookie, "X-CSRF-Token": ""}, {**cookie, "X-CSRF-Token": other.me["csrf"]}):
            for what, body in (("moves", wish(state)), ("resign", {}), ("chat", {"text": "Hello"}), ("leave", {})):
                answer = await place.ask("POST", f"/api/tables/{table}/{what}", body, **headers)
                refused(answer, 403, "server-csrf")
        assert (await place.ask("GET", f"/api/tables/{table}/chat")).json() == []

    attack(scenario)


def test_a_key_of_anothers_move_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida, max_, table = await two(place)
            mover, state = await turn([ida, max_], table)
            first = await mover.post(table, "moves", wish(state))
            assert first.status_code == 201
            eve = await place.guest("Eve")
            thieves = [(max_ if mover is ida else ida, 1 - state["seat"]), (eve, 0)]
            for thief, seat in thieves:
                stolen = {**wish(state), "seat": seat}
                refused(await thief.post(table, "moves", stolen), 403, "server-key-taken")
                async with thief.live(table, None) as ear:
                    await ear.send({"type": "move", **stolen})
                    assert (await ear.answer(stolen["key"]))["problem"]["code"] == "server-key-taken"
            assert (await mover.post(table, "moves", wish(state))).json() == first.json()
            assert len(place.room(table).entries) == 1

    asyncio.run(scenario())


def test_pages_of_others_open_no_socket(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        address = f"{place.address}/api/tables/{table}/live?seat=0"
        cookie = {"Cookie": ida.headers["Cookie"]}
        for origin in ("https://evil.example", "null", place.address + ".evil.example", ""):
            with pytest.raises(InvalidStatus) as error:
                async with opened(address, **cookie, **({"Origin": origin} if origin else {})):
                    pass
            assert error.value.response.status_code == 403
        token = await ida.do("POST", "/api/me/tokens", {"label": "a program"})
        async with opened(address, Authorization=f"Bearer {token['token']}") as ear:
            assert (await ear.state())["seat"] == 0

    attack(scenario)


def test_bodies_that_cannot_be_read_are_refused(attack: Callable[..., None]) -> None:
    async def scenario(place: Place, ida: Guest, max_: Guest, table: str) -> None:
        path = f"{place.address}/api/tables/{table}/moves"
        headers = {**ida.headers, "Content-Type": "application/json"}
        bodies = [frame for frame in nonsense() if frame] + [b"x" * 100_000, b"[" * 50_000]
        for body in bodies:
            content = body.encode() if isinstance(body, str) else body
            answer = await place.client.post(path, content=content, headers=headers)
            assert answer.status_code in (400, 413, 422), (body[:60], answer.status_code, answer.text)
            assert answer.json()["reason"]

    attack(scenario)
