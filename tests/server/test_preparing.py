"""What bots look ahead with is compiled beside everything else; and a table says when a bot is still being prepared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.server.inside import ME, bot, eventually, open_place
from tests.server.test_looking import made
from voyageur.server.app import held
from voyageur.server.house import House
from voyageur.server.thinking import Lost, Thought


@pytest.mark.parametrize("wanted", [True, False])
@pytest.mark.parametrize("works", [True, False])
def test_bots_are_prepared_while_people_are_served(tmp_path: Path, wanted: bool, works: bool) -> None:
    """Whether or not anything comes of it, unless the host wants none of it."""
    asked: list[str] = []

    def watched(house: House) -> None:
        async def prepare(positions: Iterable[vg.Position]) -> None:
            asked.extend(position.game.id for position in positions)
            if not works:
                raise Lost("no process could be started")
            await asyncio.Event().wait()

        house.thinkers.prepare = prepare  # type: ignore[method-assign]

    async def work() -> None:
        async with open_place(tmp_path, prepare=watched, prepare_bots=wanted) as place:
            assert (await place.ask("GET", "/ready")).status_code == 200
            if wanted:
                await eventually(lambda: asked)
            assert asked == (list(vg.games()) if wanted else [])

    asyncio.run(work())  # it ends, though the preparation would not


def test_of_processes_that_start_together_one_prepares(tmp_path: Path) -> None:
    with held(tmp_path / "lock") as first, held(tmp_path / "lock") as second:
        assert (first, second) == (True, False)
    with held(tmp_path / "lock") as again:
        assert again


def test_a_table_says_that_a_bot_is_being_prepared_until_it_has_moved(tmp_path: Path) -> None:
    """Those who are there, and those who come."""
    gate = asyncio.Event()

    def slow(house: House) -> None:
        async def choose(
            name: str, position: vg.Position, seat: int, on_preparing: Callable[[], None], **_: Any
        ) -> Thought:
            on_preparing()
            await gate.wait()
            return Thought(str(position.legal(seat)[0]), name)

        house.thinkers.choose = choose  # type: ignore[assignment,method-assign]

    async def work() -> None:
        async with open_place(tmp_path, prepare=slow) as place:
            ida = await place.guest("Ida")
            seats = [ME, bot("casual")]
            table = (await ida.lay("expeditions", players=2, seats=seats, start=True, public=False))["id"]
            async with ida.live(table, 0) as ear:
                state = await ear.state()
                while state["legal"]:  # until it is the bot's turn
                    await made(ida, table, state, state["legal"][0])
                    state = await ear.after(state)
                if not any(heard["type"] == "table" and heard["table"]["preparing"] for heard in ear.heard):
                    await ear.wait("table", lambda message: message["table"]["preparing"])
                assert (await ida.do("GET", f"/api/tables/{table}"))["preparing"]
                gate.set()
                await ear.wait("table", lambda message: not message["table"]["preparing"])
                assert not (await ida.do("GET", f"/api/tables/{table}"))["preparing"]

    asyncio.run(work())
