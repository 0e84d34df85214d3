"""The lobby: public tables, live; private ones never."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import ME, Message, Place, bot, eventually, open_place
from tests.server.test_tables import Play, play, two
from voyageur.server import infos, lobby

__all__ = ["play"]


def shows(table: str, **fields: Any) -> Any:
    """Whether a message tells of a table that has those fields."""

    def check(message: Message) -> bool:
        return any(
            each["id"] == table and all(each[name] == value for name, value in fields.items())
            for each in message["tables"]
        )

    return check


def test_the_lobby_tells_of_tables_from_laying_to_the_end(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        before = (await ida.lay("expeditions", players=2))["id"]
        async with place.lobby() as ear:
            assert [table["id"] for table in (await ear.wait("lobby"))["tables"]] == [before]
            table = (await ida.lay("expeditions", players=2))["id"]
            await ear.wait("lobby", shows(table, status="open"))
            await max_.post(table, "sit")
            seen = await ear.wait("lobby", shows(table))
            assert seen["tables"][0]["seats"][1]["person"]["name"] == "Max"
            await ida.post(table, "start")
            await ear.wait("lobby", shows(table, status="running"))
            await ida.post(table, "resign")
            await ear.wait("lobby", lambda message: table in message["gone"])
            await ida.post(before, "close")
            await ear.wait("lobby", lambda message: before in message["gone"])
            await ear.send({"type": "say", "text": "Hello?"})
            assert (await ear.answer(None))["problem"]["code"] == "server-lobby-silent"
        async with place.lobby() as ear:
            assert (await ear.wait("lobby"))["tables"] == []
        await eventually(lambda: not place.house.lobby.listeners)

    play(scenario)


def test_private_tables_never_appear(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_ = await place.guests("Ida", "Max")
        hidden = (await ida.lay("expeditions", players=2, public=False))["id"]
        async with place.lobby() as ear:
            assert (await ear.wait("lobby"))["tables"] == []
            await max_.post(hidden, "sit")
            await ida.post(hidden, "start")
            await max_.post(hidden, "resign")
            shown = (await ida.lay("expeditions", players=2))["id"]
            await ear.wait("lobby", shows(shown))
            assert hidden not in str(ear.heard)
        assert hidden not in str((await place.ask("GET", "/api/tables")).json())

    play(scenario)


def test_moves_are_not_told_in_the_lobby(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()
            table = (await ida.lay("expeditions", players=2, seats=[ME, bot("random")], start=True))["id"]
            async with place.lobby() as ear:
                await ear.wait("lobby")
                await ida.post(table, "leave")
                await eventually(lambda: place.room(table).match.number > 20)
                told = await ear.quiet(0.6)  # that the game is over may be among it
                assert not any(message["tables"] for message in told)

    asyncio.run(scenario())


def test_the_list_has_pages_and_is_read_without_loading_rooms(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, _, running = await two(place)
        laid = [(await ida.lay("eldorado", players=2))["id"] for _ in range(3)]
        newest = list(reversed([running, *laid]))

        async def page(query: str) -> list[str]:
            return [table["id"] for table in (await place.ask("GET", f"/api/tables?{query}")).json()]

        assert await page("") == newest
        assert await page("limit=2") == newest[:2]
        assert await page("limit=2&offset=2") == newest[2:]
        assert await page("game=expeditions") == [running]
        assert (await place.ask("GET", "/api/tables?limit=0")).status_code == 400
        place.house.rooms._recent.clear()
        assert await page("") == newest
        assert len(place.house.rooms) == 0

    play(scenario)


def test_the_lobby_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "RETRY", 0.1)
    failures: list[Any] = []

    async def fail_once(house: Any, ids: Any) -> Any:
        if ids and not failures:
            failures.append(ids)
            raise OSError("the database is gone")
        return await infos.infos(house, ids)

    async def scenario() -> None:
        async with open_place(tmp_path) as place:
            ida = await place.guest()
            async with place.lobby() as ear:
                await ear.wait("lobby")
                monkeypatch.setattr(lobby, "infos", fail_once)
                table = (await ida.lay("expeditions", players=2))["id"]
                await ear.wait("lobby", shows(table))
                assert failures

    asyncio.run(scenario())
