"""Advice: hints at a table, for whom they are and what they say; and moments of a finished game, to try things out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.server.inside import ME, Guest, Place, bot, open_place
from tests.server.test_looking import hot_seat, made, moving
from tests.server.test_tables import refused, two
from tests.server.test_thinking import run, thinkers
from voyageur.bots import LEVELS, advise
from voyageur.server import advising
from voyageur.server.thinking import NoAdvice

Scenario = Callable[[Place], Awaitable[None]]
Play = Callable[[Scenario], None]
FEW = 120
"""Simulations."""
PLAYERS = {"expeditions": 2, "eldorado": 2, "fivex": 3}
MOVES = 6


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What looks ahead is compiled once, here, where nobody waits for an answer."""
    for name in vg.games():
        position = vg.game(name).start(seed=1)
        advise(position, position.actors[0], FEW)


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runs a scenario at a new server, where hints are soon thought of."""
    monkeypatch.setattr(advising, "SIMULATIONS", FEW)

    def run(scenario: Scenario) -> None:
        async def work() -> None:
            async with open_place(tmp_path / "server") as place:
                await scenario(place)

        asyncio.run(work())

    return run


async def alone(place: Place, game: str, players: int, **wishes: Any) -> tuple[Guest, str]:
    """Somebody who plays every seat of a private table."""
    ida = await place.guest("Ida")
    table = await ida.lay(game, players=players, seats=[ME] * players, start=True, public=False, **wishes)
    return ida, table["id"]


async def hint(person: Guest, table: str, seat: int) -> Any:
    return await person.ask("GET", f"/api/tables/{table}/hint?seat={seat}")


@pytest.mark.parametrize(("game", "players"), [("expeditions", 2), ("eldorado", 2), ("fivex", 3)])
def test_a_hint_names_the_best_moves_and_changes_nothing(play: Play, game: str, players: int) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await alone(place, game, players)
        state = await moving(ida, table, players)
        async with ida.live(table, state["seat"]) as ear:
            await ear.state()
            answer = await hint(ida, table, state["seat"])
            assert answer.status_code == 200, answer.text
            advice = answer.json()
            assert (advice["seat"], advice["ply"]) == (state["seat"], state["ply"])
            assert {choice["action"] for choice in advice["choices"]} <= set(state["legal"])
            assert len(advice["chances"]) == players
            assert all(choice["visits"] > 0 and choice["reasons"] for choice in advice["choices"])
            assert (await hint(ida, table, state["seat"])).json() == advice
            await made(ida, table, state, advice["choices"][0]["action"])
            event = await ear.wait("update")  # the first thing that anybody is told is the move
            assert [told["kind"] for told in event["events"]] == ["move"]
        assert [entry.kind for entry in place.room(table).entries] == ["move"]

    play(scenario)


def test_a_hint_is_for_who_sits_there_and_is_to_move(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, max_, table = await two(place, public=False)
        state = await moving_of(table, ida, max_)
        mine, other = (ida, max_) if state["seat"] == 0 else (max_, ida)
        eva = await place.guest("Eva")
        path = f"/api/tables/{table}/hint?seat={state['seat']}"
        refused(await place.ask("GET", path), 401, "server-not-signed-in")
        for somebody in (eva, other):
            refused(await somebody.ask("GET", path), 403, "server-not-your-seat")
        refused(await hint(other, table, 1 - state["seat"]), 422, "not-your-turn")
        assert (await mine.ask("GET", path)).status_code == 200
        await mine.do("POST", f"/api/tables/{table}/leave", {"seat": state["seat"]})
        refused(await mine.ask("GET", path), 409, "server-seat-held")
        await other.do("POST", f"/api/tables/{table}/resign", {"seat": 1 - state["seat"]})
        refused(await mine.ask("GET", path), 422, "game-over")

    play(scenario)


async def moving_of(table: str, *people: Guest) -> dict[str, Any]:
    """The state of the seat to move, where each has one."""
    for seat, person in enumerate(people):
        state: dict[str, Any] = (await person.state(table, seat))["state"]
        if state["legal"]:
            return state
    raise AssertionError("nobody can move")


def test_whether_there_are_hints_is_said_when_a_table_is_laid(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest("Ida")
        seats = [ME, bot("random")]
        for wishes, hints in (
            ({"public": False}, True),
            ({"public": True}, False),
            ({"public": False, "hints": False}, False),
            ({"public": True, "hints": True}, True),
        ):
            table = await ida.lay("expeditions", players=2, seats=seats, start=True, **wishes)
            assert (table["hints"], table["rated"]) == (hints, False)
            if not hints:
                refused(await hint(ida, table["id"], 0), 403, "server-hint-off")
            await ida.do("POST", f"/api/tables/{table['id']}/resign", {"seat": 0})
            again = await ida.do("POST", f"/api/tables/{table['id']}/rematch")
            assert again["hints"] == hints

    play(scenario)


async def register(person: Guest, login: str) -> None:
    """A guest gets an account, and another cookie with it."""
    answer = await person.ask("POST", "/api/me/register", {"login": login, "password": "a long sentence"})
    assert answer.is_success, answer.text
    person.me, person.cookie = answer.json(), SimpleCookie(answer.headers["set-cookie"])["voyageur"].value


def test_a_game_has_hints_or_counts_for_ratings_never_both(play: Play) -> None:
    async def scenario(place: Place) -> None:
        for hints in (False, True):
            ida, max_, table = await two(place, hints=hints)
            for person in (ida, max_):
                await register(person, f"{person.me['name']}-{hints}")
            await place.room(table).refresh()
            info = await ida.do("GET", f"/api/tables/{table}")
            assert (info["hints"], info["rated"]) == (hints, not hints)
            state = await moving_of(table, ida, max_)
            mover = (ida, max_)[state["seat"]]
            answer = await hint(mover, table, state["seat"])
            if hints:
                assert answer.status_code == 200
            else:
                refused(answer, 403, "server-hint-rated")
            await ida.do("POST", f"/api/tables/{table}/resign", {"seat": 0})
            for person in (ida, max_):
                found = await person.do("GET", f"/api/people/{person.id}/statistics")
                assert bool(found["ratings"]) == (not hints)

    play(scenario)


def test_hints_are_not_asked_for_without_end(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await alone(place, "fivex", 3)
        place.house.limits.kinds["advice"] = (2, 3600.0)
        for _ in range(2):
            assert (await hint(ida, table, 0)).status_code == 200
        answer = await hint(ida, table, 0)
        refused(answer, 429, "server-too-many")

    play(scenario)


def test_a_server_that_cannot_think_says_so(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table = await alone(place, "fivex", 3)
        place.house.thinkers._processes._command = ["no-such-program"]
        refused(await hint(ida, table, 0), 503, "server-advice-none")

    play(scenario)


def test_bots_are_listed_by_strength_and_only_those_take_a_seat(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida = await place.guest("Ida")
        listed = await ida.do("GET", "/api/bots")
        assert listed[: len(LEVELS)] == list(LEVELS)
        assert sorted(listed) == vg.bots()
        for name in ("search:900000", "nobody"):
            wish = {"game": "expeditions", "players": 2, "seats": [ME, bot(name)]}
            refused(await ida.ask("POST", "/api/tables", wish), 404, "bot-unknown")
            refused(
                await ida.ask("POST", "/api/tables", {"game": "expeditions", "substitute": name}), 404, "bot-unknown"
            )

    play(scenario)


# ---- moments of a finished game ---------------------------------------------------------------------------------


async def over(place: Place, game: str) -> tuple[Guest, str, list[tuple[dict[str, Any], str]]]:
    """A game that is over after a few moves: each with the state before it, as its mover had it."""
    ida, table = await hot_seat(place, game, PLAYERS[game])
    moves = []
    for _ in range(MOVES):
        state = await moving(ida, table, PLAYERS[game])
        moves.append((state, state["legal"][0]))
        await made(ida, table, *moves[-1])
    for seat in range(1, PLAYERS[game]):
        await ida.do("POST", f"/api/tables/{table}/resign", {"seat": seat})
    return ida, table, moves


@pytest.mark.parametrize("game", PLAYERS)
def test_a_moment_is_what_its_mover_had(play: Play, game: str) -> None:
    async def scenario(place: Place) -> None:
        ida, table, moves = await over(place, game)
        for at, (state, action) in enumerate(moves):
            query = f"seat={state['seat']}&at={at}"
            moment = await ida.do("GET", f"/api/tables/{table}/moment?{query}")
            assert moment == {**state, "undo": False}
            why = await ida.do("GET", f"/api/tables/{table}/why?{query}&action={action}")
            assert why["reason"] is None
            body = {"seat": state["seat"], "actions": [action], "at": at}
            preview = await ida.do("POST", f"/api/tables/{table}/preview", body)
            assert preview["hidden"] or preview["events"][0]["action"] == action
            outlook = await ida.ask("GET", f"/api/tables/{table}/outlook?{query}")
            assert outlook.status_code == 200

    play(scenario)


def test_anybody_may_look_back_once_the_game_is_over(play: Play) -> None:
    async def scenario(place: Place) -> None:
        ida, table, _ = await over(place, "fivex")
        eva = await place.guest("Eva")
        assert (await eva.do("GET", f"/api/tables/{table}/moment?seat=2&at=0"))["seat"] == 2
        end = place.room(table).match.number
        last = await eva.do("GET", f"/api/tables/{table}/moment?seat=2&at={end}")
        assert (last["over"], last["legal"]) == (True, [])
        refused(await eva.ask("GET", f"/api/tables/{table}/moment?seat=2&at={end + 1}"), 404, "server-no-moment")
        refused(await eva.ask("GET", f"/api/tables/{table}/moment?seat=9&at=0"), 422, "seat-unknown")
        refused(await place.ask("GET", f"/api/tables/{table}/moment?seat=2&at=0"), 401, "server-not-signed-in")
        refused(await eva.ask("GET", f"/api/tables/{table}/why?seat=0&action=end"), 403, "server-not-your-seat")
        wish = {"seat": 2, "at": end, "actions": ["play extension"]}
        refused(await eva.post(table, "opinion", wish), 422, "game-over")

        running = (await hot_seat(place, "fivex", 3))[1]
        for path in ("moment?seat=0&at=0", "why?seat=0&action=end&at=0", "outlook?seat=0&at=0"):
            refused(await ida.ask("GET", f"/api/tables/{running}/{path}"), 409, "server-not-over")
        wish = {"seat": 0, "at": 0, "actions": ["play extension"]}
        refused(await ida.post(running, "opinion", wish), 409, "server-not-over")

    play(scenario)


@pytest.mark.parametrize("game", PLAYERS)
def test_an_opinion_compares_what_could_have_been_done(play: Play, game: str) -> None:
    async def scenario(place: Place) -> None:
        ida, table, moves = await over(place, game)
        eva = await place.guest("Eva")
        at, (state, _) = 0, moves[0]
        wanted = state["legal"][:3]
        wish = {"seat": state["seat"], "at": at, "actions": wanted}
        advice = await eva.do("POST", f"/api/tables/{table}/opinion", wish)
        assert sorted(choice["action"] for choice in advice["choices"]) == sorted(wanted)
        assert (advice["seat"], advice["ply"]) == (state["seat"], 0)
        assert await ida.do("POST", f"/api/tables/{table}/opinion", wish) == advice
        answer = await eva.post(table, "opinion", {**wish, "actions": ["nonsense"]})
        assert answer.status_code == 422
        waiting = next(seat for seat in range(PLAYERS[game]) if seat != state["seat"])
        if game != "fivex":  # there everybody chooses at once
            refused(await eva.post(table, "opinion", {**wish, "seat": waiting}), 422, "not-your-turn")

    play(scenario)


# ---- in a process where bots think -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", vg.games())
def test_advice_is_the_same_whatever_is_hidden(name: str) -> None:
    game = vg.game(name)
    at = game.start(players=game.players[-1], seed=3)
    chooser = vg.bot("random", seed=1)
    for _ in range(20):
        at = at.play(chooser.choose(at))
    seat = at.actors[0]

    async def test() -> None:
        async with thinkers() as pool:
            found = await pool.advise(at, seat, [], FEW)
            assert found == await pool.advise(at.determinize(seat, 99), seat, [], FEW)
            assert {choice.action for choice in found.choices} <= {str(action) for action in at.legal(seat)}

    run(test)


@pytest.mark.parametrize("name", vg.games())
def test_some_choices_are_compared_with_each_other(name: str) -> None:
    at = vg.game(name).start(seed=3)
    seat = at.actors[0]
    wanted = [str(action) for action in at.legal(seat)[:3]]

    async def test() -> None:
        async with thinkers() as pool:
            found = await pool.advise(at, seat, wanted, FEW)
            assert sorted(choice.action for choice in found.choices) == sorted(wanted)
            own = [choice.chances[seat] for choice in found.choices]
            assert own == sorted(own, reverse=True)
            assert found.chances == list(found.choices[0].chances)

    run(test)


def test_who_has_to_wait_gets_no_advice(expeditions: vg.Game) -> None:
    at = expeditions.start(players=2, seed=7)

    async def test() -> None:
        async with thinkers() as pool:
            with pytest.raises(vg.IllegalMove):
                await pool.advise(at, 1 - at.actors[0], [], FEW)
            with pytest.raises(NoAdvice, match="nonsense"):
                await pool.advise(at, at.actors[0], ["nonsense"], FEW)

    run(test)
