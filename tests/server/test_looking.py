"""Looking without touching: why not, previews, outlooks and replays, for whom they are and what they tell."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.server.inside import ME, Guest, Place, open_place
from tests.server.test_tables import refused, wish

Scenario = Callable[[Place], Awaitable[None]]
Play = Callable[[Scenario], None]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Runs a scenario at a new server."""

    def run(scenario: Scenario) -> None:
        async def work() -> None:
            async with open_place(tmp_path / "server") as place:
                await scenario(place)

        asyncio.run(work())

    return run


async def hot_seat(place: Place, game: str = "eldorado", players: int = 2, **options: Any) -> tuple[Guest, str]:
    """Somebody who plays every seat of a table."""
    ida = await place.guest("Ida")
    table = await ida.lay(game, players=players, seats=[ME] * players, start=True, options=options)
    return ida, table["id"]


async def moving(person: Guest, table: str, players: int = 2) -> dict[str, Any]:
    """The state of the seat to move."""
    for seat in range(players):
        state: dict[str, Any] = (await person.state(table, seat))["state"]
        if state["legal"]:
            return state
    raise AssertionError("nobody can move")


async def made(person: Guest, table: str, state: dict[str, Any], action: str) -> None:
    key = f"move-{state['seat']}-{state['ply']}"
    answer = await person.post(table, "moves", wish(state, action=action, key=key))
    assert answer.status_code == 201, answer.text


# ---- why not ----------------------------------------------------------------------------------------------------


def test_why_not(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await hot_seat(place, "expeditions")
        state = await moving(ida, table)
        seat, other = state["seat"], 1 - state["seat"]

        async def why(seat: int, action: str) -> Any:
            asked = await place.client.get(
                f"{place.address}/api/tables/{table}/why", params={"seat": seat, "action": action}, headers=ida.headers
            )
            assert asked.status_code == 200, asked.text
            return asked.json()["reason"]

        assert await why(seat, state["legal"][0]) is None
        assert (await why(seat, "red: start>rome"))["key"] == "expeditions-no-mark-first"
        assert await why(other, state["legal"][0]) == {
            "key": "not-your-turn",
            "args": {"seat": other, "awaited": [seat]},
        }
        assert (await why(seat, "nonsense"))["args"] == {"move": "nonsense"}
        await ida.do("POST", f"/api/tables/{table}/leave", {"seat": other})
        assert (await why(other, "end"))["key"] == "server-seat-held"
        assert place.room(table).match.position.ply == 0

    play(scenario)


def test_only_who_sits_there_may_ask(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await hot_seat(place)
        max_ = await place.guest("Max")
        for method, path, body in (
            ("GET", "why?seat=0&action=end", None),
            ("POST", "preview", {"seat": 0, "actions": ["end"]}),
            ("GET", "outlook?seat=0", None),
        ):
            refused(await max_.ask(method, f"/api/tables/{table}/{path}", body), 403, "server-not-your-seat")
            refused(await place.ask(method, f"/api/tables/{table}/{path}", body), 401, "server-not-signed-in")
            assert (await ida.ask(method, f"/api/tables/{table}/{path}".replace("seat=0", "seat=9"))).status_code >= 400
        open_table = await ida.lay("eldorado", players=2)
        refused(await ida.ask("GET", f"/api/tables/{open_table['id']}/outlook?seat=0"), 409, "server-not-started")

    play(scenario)


# ---- previews ---------------------------------------------------------------------------------------------------


def test_a_preview_is_what_the_moves_then_bring(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await hot_seat(place)
        for _ in range(15):
            state = await moving(ida, table)
            seat, action = state["seat"], state["legal"][0]
            preview = await ida.do("POST", f"/api/tables/{table}/preview", {"seat": seat, "actions": [action]})
            assert (await ida.state(table, seat))["state"] == state
            await made(ida, table, state, action)
            after = await ida.state(table, seat, since=state["ply"])
            if preview["hidden"]:
                assert preview["events"] == []
                assert preview["state"] == state
            else:
                for event in [*preview["events"], *after["events"]]:
                    event.pop("at")
                assert preview["events"] == after["events"]
                assert preview["state"] == after["state"]

    play(scenario)


def test_a_preview_stops_before_what_is_hidden(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await hot_seat(place)
        state = await moving(ida, table)
        discard = next(action for action in state["legal"] if action.startswith("discard"))
        actions = [discard, "end", "end"]  # whoever keeps fewer cards draws others
        preview = await ida.do("POST", f"/api/tables/{table}/preview", {"seat": state["seat"], "actions": actions})
        assert preview["hidden"]
        assert [event["action"] for event in preview["events"]] == [discard]
        assert preview["state"]["legal"]
        assert place.room(table).entries == []

    play(scenario)


def test_a_preview_of_what_is_not_legal_says_why(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await hot_seat(place)
        state = await moving(ida, table)
        other = 1 - state["seat"]
        path = f"/api/tables/{table}/preview"
        refused(await ida.ask("POST", path, {"seat": other, "actions": ["end"]}), 422, "not-your-turn")
        answer = await ida.ask("POST", path, {"seat": state["seat"], "actions": [state["legal"][0], "done"]})
        assert answer.status_code == 422
        for actions in ([], ["end"] * 65, "end"):
            assert (await ida.ask("POST", path, {"seat": 0, "actions": actions})).status_code == 400

    play(scenario)


# ---- outlooks ---------------------------------------------------------------------------------------------------


def test_an_outlook_is_the_games_own(play: Play) -> None:
    async def scenario(place: Place) -> None:
        outlook: dict[str, Any] = {"reach": []}
        while not outlook["reach"]:  # there are hands that get nowhere
            ida, table = await hot_seat(place)
            state = await moving(ida, table)
            outlook = await ida.do("GET", f"/api/tables/{table}/outlook?seat={state['seat']}")
        assert {reach["actions"][0] for reach in outlook["reach"]} <= set(state["legal"])
        assert outlook["reach"][0].keys() == {"with", "pawn", "hex", "left", "actions", "path"}
        assert (await ida.do("GET", f"/api/tables/{table}/outlook?seat={1 - state['seat']}"))["reach"] == []
        eva, table = await hot_seat(place, "expeditions")
        answer = await eva.ask("GET", f"/api/tables/{table}/outlook?seat=0")
        assert (answer.status_code, answer.text) == (200, "null")

    play(scenario)


def test_an_outlook_says_what_a_technology_would_bring(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await hot_seat(place, "fivex", 3, changes=False)
        for action in ("play excavation", "play exploitation", "play exploitation", "bid 4"):
            assert (await ida.do("GET", f"/api/tables/{table}/outlook?seat=0")) == {"placements": []}
            await made(ida, table, await moving(ida, table, 3), action)
        state = await moving(ida, table, 3)
        outlook = await ida.do("GET", f"/api/tables/{table}/outlook?seat=0")
        assert [placement["action"] for placement in outlook["placements"]] == state["legal"]
        assert (await ida.do("GET", f"/api/tables/{table}/outlook?seat=1")) == {"placements": []}
        await made(ida, table, state, state["legal"][0])
        clan = (await ida.state(table, 0))["state"]["view"]["players"][0]
        placement = outlook["placements"][0]
        assert {name: placement[name] for name in ("groups", "gems", "gem_points")}.items() <= clan.items()
        assert await ida.do("POST", "/api/games/fivex/lessons/joining/outlook", {"moves": []}) != {"placements": []}

    play(scenario)


# ---- replays ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), [("fivex", 3, {}), ("expeditions", 2, {"round_cap": 2})])
def test_a_finished_game_is_seen_through_any_eyes(play: Play, game: str, players: int, options: dict[str, Any]) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await hot_seat(place, game, players, **options)
        path = f"/api/tables/{table}/replay"
        refused(await place.ask("GET", path), 409, "server-not-over")
        told: dict[int, list[Any]] = {}
        for count in range(12):
            state = await moving(ida, table, players)
            await made(ida, table, state, state["legal"][0])
            if count == 3 and (await ida.state(table, state["seat"]))["state"]["undo"]:
                now = (await ida.state(table, state["seat"]))["state"]
                body = {"ply": now["ply"], "key": "undo-this", "seat": state["seat"]}
                assert (await ida.post(table, "undo", body)).status_code == 201
        for seat in range(players):
            told[seat] = (await ida.state(table, seat, since=0))["events"]
        for seat in range(1, players):
            await ida.do("POST", f"/api/tables/{table}/resign", {"seat": seat})
        replays: dict[int | None, Any] = {
            seat: (await place.ask("GET", f"{path}?seat={seat}")).json() for seat in range(players)
        }
        replays[None] = (await place.ask("GET", path)).json()
        entries = place.room(table).entries
        for eyes, replay in replays.items():
            frames = replay["frames"]
            assert replay["table"]["id"] == table
            assert replay["seat"] == eyes
            assert [frame["kind"] for frame in frames] == [None, *(entry.kind for entry in entries)]
            assert [frame["actor"] for frame in frames] == [None, *(entry.seat for entry in entries)]
            assert [frame["over"] for frame in frames] == [False] * len(entries) + [True]
            assert frames[-1]["awaited"] == []
            assert [frame["scores"] for frame in frames] == [frame["scores"] for frame in replays[0]["frames"]]
            assert all(frame["view"]["seat"] == eyes for frame in frames)
            events = [frame["event"] for frame in frames if frame["event"]]
            assert [event["ply"] for event in events] == list(range(1, len(events) + 1))
            if eyes is not None:
                assert events[: len(told[eyes])] == told[eyes]
        refused(await place.ask("GET", f"{path}?seat={players}"), 422, "seat-unknown")

    play(scenario)


def test_the_games_that_have_an_outlook() -> None:
    assert [name for name in vg.games() if vg.game(name).outlook] == ["eldorado", "fivex"]
