"""Secrecy: what is sent to a seat, or to spectators, is the same to the byte when what they may not know is redealt."""

from __future__ import annotations

import random
import typing
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

import voyageur as vg
from tests.rules.fivex.board import refilled
from tests.server.matches import LIVE, VARIANTS, Chance, Step, begin, every_table, person, viewers
from voyageur.core.position import Position
from voyageur.server import ahead, protocol, store, telling
from voyageur.server.app import build
from voyageur.server.entrance import Entrance
from voyageur.server.house import House
from voyageur.server.match import MOVE, UNDO, Entry, Match, Viewer
from voyageur.server.protocol import Clock
from voyageur.server.settings import Settings

TABLES = list(every_table())


# ---- the same bytes, whatever is redealt ------------------------------------------------------------------------


def redealt(match: Match, viewer: Viewer, seed: int) -> Match:
    """The same match, with everything dealt anew that the viewer cannot know."""
    position = match.position.determinize(viewer, seed)
    return replace(match, position=position, _views={}, _known_actors=None)


def another(step: Step, viewer: Viewer, chance: random.Random) -> Entry:
    """The same line with another secret action, of which everybody else is told the same words."""
    entry = step.entry
    if entry.kind not in (MOVE, UNDO) or entry.seat in (None, viewer):
        return entry
    action = step.after.action_of(entry)
    if not action.secret:
        return entry
    choosing = step.before if entry.kind == MOVE else step.after
    others = [
        other
        for other in choosing.position.legal(entry.seat)
        if other != action and other.secret and other.told == action.told
    ]
    return msgspec.structs.replace(entry, action=str(chance.choice(others))) if others else entry


def sent(before: Match, entry: Entry, after: Match, viewer: Viewer) -> bytes:
    """What goes to a viewer who is told of a line."""
    events = [telling.told(before, entry, after, viewer)]
    return telling.encoder.encode(telling.update("table", after, viewer, events))


def seen(match: Match, viewer: Viewer) -> bytes:
    """What a viewer gets who asks how things stand."""
    return telling.encoder.encode(telling.update("table", match, viewer, []))


def rescreened(match: Match, viewer: Viewer, seed: int) -> Match:
    """Dealt anew, and in 5X with other water behind the screens: it can be counted, but nobody is shown it."""
    other = redealt(match, viewer, seed)
    if match.setup.game.id == "fivex":
        other = replace(other, position=refilled(other.position, viewer, random.Random(seed)))
    return other


def check(step: Step, viewer: Viewer, chance: random.Random) -> None:
    """Check that a viewer could not tell a line from another one, in another deal."""
    before, after = (rescreened(match, viewer, chance.randrange(1 << 32)) for match in (step.before, step.after))
    assert seen(after, viewer) == seen(step.after, viewer)
    if step.after.is_told(step.before, viewer):
        entry = another(step, viewer, chance)
        assert sent(before, entry, after, viewer) == sent(step.before, step.entry, step.after, viewer)
    else:
        assert seen(step.after, viewer) == seen(step.before, viewer)
    if step.entry.kind not in (MOVE, UNDO):  # what follows from such a line does not depend on the deal either
        assert sent(before, step.entry, before.after(step.entry), viewer) == sent(*step, viewer)


def check_game(game: str, players: int, seed: int, clock: Clock | None = None, **options: Any) -> None:
    """Check every line of a random game, for everybody."""
    chance = random.Random(seed)
    for step in Chance(seed).steps(begin(game, players, seed=seed, clock=clock, **options)):
        for viewer in viewers(step.after):
            check(step, viewer, chance)


@pytest.mark.parametrize("clock", [None, LIVE], ids=["no clock", "clocks"])
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_the_bytes_for_each_viewer_are_the_same_in_another_deal(
    name: str, players: int, options: dict[str, Any], clock: Clock | None
) -> None:
    check_game(name, players, 20 + players, clock, **options)


@pytest.mark.parametrize("variant", range(4))
def test_the_bytes_are_the_same_with_all_options_of_sealed_choices(variant: int) -> None:
    for seed in range(2):
        check_game("fivex", 3 + seed, seed, LIVE, **VARIANTS["fivex"][variant])


# ---- what somebody is told who asks what would be ---------------------------------------------------------------


def asked(match: Match, seat: int, actions: list[str], wishes: list[str]) -> bytes:
    """What a seat is answered that asks for a preview and an outlook, and why it may not do some things."""
    preview = ahead.preview(match, seat, actions, at=0) if actions else None
    reasons = [ahead.why_not(match.position, seat, wish) for wish in wishes]
    return telling.encoder.encode([preview, ahead.outlook(match, seat), reasons])


def check_asking(game: str, players: int, seed: int, most: int, **options: Any) -> int:
    """Check that what would be tells nothing of what is hidden; returns how many previews ended at something hidden."""
    chance, hidden = random.Random(seed), 0
    for step in Chance(seed).steps(begin(game, players, seed=seed, clock=LIVE, **options), most=most):
        match = step.after
        for seat in range(players):
            legal = match.position.legal(seat)
            actions = [str(chance.choice(legal))] if legal and not match.over else []
            wishes = [str(action) for action in chance.sample(match.setup.game.actions, 3)]
            dealt = redealt(match, seat, chance.randrange(1 << 32))
            assert asked(dealt, seat, actions, wishes) == asked(match, seat, actions, wishes)
            hidden += bool(actions) and ahead.preview(match, seat, actions, at=0).hidden
    return hidden


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_would_be_is_the_same_in_another_deal(name: str, players: int, options: dict[str, Any]) -> None:
    assert check_asking(name, players, 40 + players, most=150, **options)


def test_a_preview_of_the_true_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = Position.determinize
    monkeypatch.setattr(
        Position,
        "determinize",
        lambda position, seat, seed: position if seed == ahead.DEAL else deal(position, seat, seed),
    )
    with pytest.raises(AssertionError):
        check_asking("fivex", 3, 1, most=200)


# ---- such a test can fail ---------------------------------------------------------------------------------------


def actors(position: Position, seat: int | None) -> tuple[int, ...]:
    """Who is waited for in truth."""
    return position.actors


def told_by_name(before: Match, entry: Entry, after: Match, viewer: Viewer) -> protocol.Told:
    """A line with its seat and action, whoever asks."""
    return TOLD(before, entry, after, entry.seat)


def true_clocks(match: Match, viewer: Viewer) -> list[protocol.SeatClock] | None:
    """Everybody's clock as it is."""
    return CLOCKS(replace(match, shown=match.clocks), viewer)


def legal_of_the_next(match: Match, viewer: Viewer) -> protocol.State:
    """A state with the legal moves of whoever is waited for."""
    state = STATE(match, viewer)
    state.legal = [str(action) for action in match.position.legal()]
    return state


TOLD, CLOCKS, STATE = telling.told, telling.clocks, telling.state
LEAKS: list[tuple[Any, str, Callable[..., Any]]] = [
    (Position, "awaited", actors),
    (telling, "told", told_by_name),
    (telling, "clocks", true_clocks),
    (telling, "state", legal_of_the_next),
]


@pytest.mark.parametrize(("owner", "name", "leak"), LEAKS, ids=[leak.__name__ for _, _, leak in LEAKS])
def test_a_leak_is_found(owner: Any, name: str, leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owner, name, leak)
    with pytest.raises(AssertionError):
        check_game("fivex", 3, 1, LIVE)


# ---- how many messages there are, and in which order ------------------------------------------------------------


class Sealing:
    """A game in which everybody always seals the same, in an order and with second thoughts that may differ."""

    def __init__(self, players: int, quiet: Viewer, order: int, changes: bool) -> None:
        self.match = begin("fivex", players, seed=players, clock=LIVE, changes=changes)
        self.quiet, self.order, self.changes = quiet, random.Random(order), changes
        self.stream: list[bytes] = []
        self.phase = 0

    def play(self) -> list[bytes]:
        """What the quiet viewer is sent in a whole game."""
        while not self.match.over:
            self.phase += 1
            *early, last = self.match.actors
            choices = {seat: self._choice(seat) for seat in self.match.actors}
            for seat in self.order.sample(early, len(early)):
                self._seal(seat, choices[seat])
            self._move(last, choices[last])
        return self.stream

    def _choice(self, seat: int) -> vg.Action:
        return random.Random(f"{self.phase} {seat}").choice(self.match.position.legal(seat))

    def _seal(self, seat: int, choice: vg.Action) -> None:
        """Seal a choice, perhaps after another one."""
        other = self.order.choice([*self.match.position.legal(seat), choice])
        if self.changes and seat != self.quiet and other != choice:
            self._move(seat, other)
            if self.order.random() < 0.5:
                match = self.match
                self._add(match.judge_undo(person(seat), seat, match.plies[seat], "key", self._now()))
        self._move(seat, choice)

    def _now(self) -> int:
        return self.match.setup.started_at + self.phase * 1000

    def _move(self, seat: int, action: vg.Action) -> None:
        match = self.match
        self._add(match.judge_move(person(seat), seat, action, match.plies[seat], "key", self._now()))

    def _add(self, entry: Entry) -> None:
        before, self.match = self.match, self.match.after(entry)
        if self.match.is_told(before, self.quiet):
            self.stream.append(sent(before, entry, self.match, self.quiet))


@pytest.mark.parametrize("changes", [True, False])
@pytest.mark.parametrize("players", [3, 4])
def test_who_sealed_when_and_how_often_changes_no_message(players: int, changes: bool) -> None:
    for quiet in (None, *range(players)):
        streams = [Sealing(players, quiet, order, changes).play() for order in range(2)]
        assert streams[0] == streams[1]
        assert len(streams[0]) > 20


def test_a_message_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "is_told", lambda match, before, viewer: True)
    assert Sealing(3, None, 0, True).play() != Sealing(3, None, 1, True).play()


# ---- what was missed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", vg.games())
def test_what_was_missed_is_what_was_told(name: str) -> None:
    """For answers with status 409, for `events`, and for who connects again."""
    players = vg.game(name).players[1]
    first = begin(name, players, seed=2, clock=LIVE, **VARIANTS[name][0])
    steps = list(Chance(3).steps(first, most=60))
    entries, last = [step.entry for step in steps], steps[-1].after
    for viewer in viewers(first):
        told = [telling.told(*step, viewer) for step in steps if step.after.is_told(step.before, viewer)]
        assert [event.ply for event in told] == list(range(1, last.plies[viewer] + 1))
        for since in (0, 1, len(told) // 2, len(told)):
            missed = telling.missed("table", first, entries, viewer, since)
            expected = telling.update("table", last, viewer, told[since:])
            assert telling.encoder.encode(missed) == telling.encoder.encode(expected)


# ---- what the types allow ---------------------------------------------------------------------------------------


ALLOWED = {
    "TableInfo": "id game version players options public status host clock substitute chat spectator_delay hints rated "
    "preparing seats created_at started_at ended_at rematch_of rematch result revision",
    "SeatInfo": "seat person bot held resigned wants_abandon online",
    "PersonInfo": "id name colour guest",
    "NoClock": "",
    "LiveClock": "move_seconds bank_seconds",
    "CorrespondenceClock": "days",
    "Result": "reason scores winners places",
    "Update": "table events state",
    "Told": "ply at kind seat action bot words news",
    "State": "seat ply over awaited legal wait undo scores winners clocks view",
    "Sentence": "key args",
    "SeatClock": "bank until",
    "Accepted": "key seat ply",
    "Refused": "key problem",
    "Problem": "status code reason args missed",
    "TableMessage": "table",
    "ChatMessage": "lines",
    "ChatLine": "id at person text",
    "WarningMessage": "seat until",
    "ComputationMessage": "computation",
    "ComputationInfo": "id table name params status progress result problem created_at ended_at",
    "LobbyMessage": "tables gone",
    "Pong": "at",
    "Bye": "reason",
    "MyTable": "table your_turn",
}
"""Everything about tables that is sent before a game is over. Whoever adds a field has thought of who may know it."""


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type is made of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in typing.get_type_hints(kind).values():
            yield from structs_in(field)
    for part in typing.get_args(kind):
        yield from structs_in(part)


def test_messages_have_no_other_fields_than_these() -> None:
    found = {
        kind.__name__: " ".join(kind.__struct_fields__) for kind in structs_in(protocol.Message | protocol.MyTable)
    }
    assert found == ALLOWED


# ---- on the wire ------------------------------------------------------------------------------------------------


class Wire:
    """A real application with one table: a person a seat, each with a socket, and a spectator's."""

    def __init__(self, client: TestClient[Litestar], house: House) -> None:
        self.client, self.house = client, house
        self.people: list[dict[str, str]] = []
        self.table = ""
        self.sockets: dict[Viewer, WebSocketTestSession] = {}

    def lay(self, game: str, players: int, options: dict[str, Any], clock: dict[str, Any]) -> None:
        """Lay a table and start the game."""
        self.people = [self._guest(f"Person {seat}") for seat in range(players)]
        wish = {"game": game, "players": players, "options": options, "clock": clock}
        self.table = self.post("", 0, wish, 201)["id"]
        for seat in range(1, players):
            self.post("/sit", seat, {"seat": seat}, 200)
        self.post("/start", 0, None, 200)

    def _guest(self, name: str) -> dict[str, str]:
        self.client.cookies.clear()
        answer = self.client.post("/api/people/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"].split(";")[0]
        return {"Cookie": cookie, "X-CSRF-Token": answer.json()["csrf"], "Origin": str(self.client.base_url)}

    def ask(self, method: str, path: str, seat: Viewer, body: Any = None) -> Any:
        """A request of who sits there."""
        self.client.cookies.clear()
        headers = {} if seat is None else self.people[seat]
        path = f"/api/tables/{self.table}{path}" if self.table else "/api/tables"
        return self.client.request(method, path, json=body, headers=headers)

    def post(self, path: str, seat: int, body: Any, status: int) -> Any:
        """A change that must be answered with that status."""
        answer = self.ask("POST", path, seat, body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def connect(self, stack: ExitStack, viewer: Viewer) -> None:
        """Open a viewer's socket."""
        path = f"/api/tables/{self.table}/live?since=0"
        headers = {"Origin": str(self.client.base_url)}
        if viewer is not None:
            path, headers = f"{path}&seat={viewer}", self.people[viewer]
        self.client.cookies.clear()
        self.sockets[viewer] = stack.enter_context(self.client.websocket_connect(path, headers=headers))

    def running(self) -> Match:
        """The match in the server's memory, secrets and all."""
        room = self.house.rooms.known(self.table)
        assert room is not None
        return room.running()

    def play(self, chance: random.Random) -> None:
        """A whole game over HTTP: moves, moves taken back, somebody who leaves and returns."""
        while not (match := self.running()).over:
            seat = chance.choice(match.actors)
            undoing = [each for each in range(match.setup.players) if match.can_undo(each)]
            resting = [each for each in range(match.setup.players) if each not in match.actors]
            wish = {"ply": match.plies[seat], "key": f"key-{match.number:06}", "seat": seat}
            if undoing and chance.random() < 0.1:
                seat = chance.choice(undoing)
                self.post("/undo", seat, wish | {"seat": seat, "ply": match.plies[seat]}, 201)
            elif resting and chance.random() < 0.05:
                seat = chance.choice(resting)
                self.post("/leave", seat, {"seat": seat}, 200)
                self.post("/return", seat, {"seat": seat}, 200)
            else:
                action = chance.choice(match.position.legal(seat))
                self.post("/moves", seat, wish | {"action": str(action)}, 201)

    def log(self) -> tuple[Match, list[Entry]]:
        """The match before its first line, and all lines, from the database alone."""

        async def read() -> tuple[Match, list[Entry]]:
            async with self.house.database.read() as session:
                row = await store.find_table(session, self.table)
                setup = store.setup_of(row, await store.seats_of(session, self.table))
                assert setup is not None
                return Match.begin(setup), await store.entries_after(session, self.table, 0)

        return self.client.blocking_portal.call(read)

    def heard(self, viewer: Viewer) -> list[str]:
        """Everything a viewer was sent, up to the last update."""
        messages: list[str] = []
        while not (messages and is_last(messages[-1])):
            messages.append(self.sockets[viewer].receive_text(timeout=20))
        return messages


class Glance(msgspec.Struct):
    """What tells whether a message is the last update."""

    type: str
    state: dict[str, Any] = {}


def is_last(message: str) -> bool:
    """Whether a message says that the game is over."""
    glance = msgspec.json.decode(message, type=Glance)
    return glance.type == "update" and bool(glance.state["over"])


@contextmanager
def wire(folder: Path) -> Iterator[Wire]:
    """The application, in this process."""
    app = build(Settings(data=folder, bot_processes=1, prepare_bots=False, requests_a_minute=100_000))
    assert isinstance(app.asgi_handler, Entrance)
    with TestClient(app) as client:
        yield Wire(client, app.asgi_handler.house)


GAMES_ON_THE_WIRE: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("expeditions", 2, {"round_cap": 3}, {"kind": "none"}),
    ("eldorado", 2, {"round_cap": 3}, {"kind": "correspondence", "days": 1}),
    ("fivex", 3, {}, {"kind": "live", "move_seconds": 3600, "bank_seconds": 60}),
]


@pytest.fixture(scope="module")
def application(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    """One application for all games."""
    with wire(tmp_path_factory.mktemp("wire")) as running:
        yield running


@pytest.mark.parametrize(("game", "players", "options", "clock"), GAMES_ON_THE_WIRE)
def test_on_the_wire_there_is_what_telling_makes_of_the_log_and_nothing_else(
    application: Wire, game: str, players: int, options: dict[str, Any], clock: dict[str, Any]
) -> None:
    laid = Wire(application.client, application.house)
    with ExitStack() as sockets:
        laid.lay(game, players, options, clock)
        everybody: tuple[Viewer, ...] = (None, *range(players))
        for viewer in everybody:
            laid.connect(sockets, viewer)
        laid.play(random.Random(players))
        first, entries = laid.log()
        for viewer in everybody:
            messages = laid.heard(viewer)
            updates = [message for message in messages if '"type":"update"' in message]
            assert updates == expected_updates(laid.table, first, entries, viewer)
            check_nothing_slips_out(messages, first.setup.seed, viewer)
            check_rest(laid, first, entries, viewer)


def expected_updates(table: str, match: Match, entries: list[Entry], viewer: Viewer) -> list[str]:
    """What telling makes of a log."""
    updates = [telling.update(table, match, viewer, [])]
    for entry in entries:
        before, match = match, match.after(entry)
        if match.is_told(before, viewer):
            events = [telling.told(before, entry, match, viewer)]
            updates.append(telling.update(table, match, viewer, events))
    return [telling.encoder.encode(update).decode() for update in updates]


ROW = ("seed", "actors", "person_id", "number", "due", "owner", "wake_at", "updated_at")
"""What a table's row says beyond what may be told of the table."""


def check_nothing_slips_out(messages: list[str], seed: int, viewer: Viewer) -> None:
    """No message holds what nobody may know; only a seat has legal moves, and they are its own."""
    for message in messages:
        said = msgspec.json.decode(message)
        assert said["type"] in ("update", "table", "chat")
        names = ("seed", "actors", "person_id") if said["type"] == "update" else ROW
        for secret in (str(seed), f"{seed:x}", *(f'"{name}"' for name in names)):
            assert secret not in message
        if said["type"] == "update":
            assert said["state"]["seat"] == viewer
            assert not (viewer is None and said["state"]["legal"])


def check_rest(laid: Wire, first: Match, entries: list[Entry], viewer: Viewer) -> None:
    """What is asked for over HTTP is made the same way."""
    whole = telling.encoder.encode(telling.missed(laid.table, first, entries, viewer, 0))
    seat = "" if viewer is None else f"&seat={viewer}"
    assert laid.ask("GET", f"/events?since=0{seat}", viewer).content == whole


def test_a_stale_move_is_answered_with_what_was_told_and_no_more(application: Wire) -> None:
    laid = Wire(application.client, application.house)
    laid.lay("fivex", 3, {}, {"kind": "none"})
    for seat in (0, 1, 2):
        match = laid.running()
        wish = {"action": str(match.position.legal(seat)[1]), "ply": 0, "key": f"key-{seat}-key", "seat": seat}
        laid.post("/moves", seat, wish, 201)
    answer = laid.post("/moves", 0, {"action": "play extension", "ply": 1, "key": "stale-key", "seat": 0}, 409)
    first, entries = laid.log()
    missed = telling.missed(laid.table, first, entries, 0, 1)
    assert answer["missed"] == msgspec.json.decode(telling.encoder.encode(missed))
    assert [event["action"] for event in answer["missed"]["events"]] == [None]  # whoever was last is not named
    foreign = {"action": "play extension", "ply": 0, "key": "a-key-of-mine", "seat": 1}
    assert "missed" not in laid.post("/moves", 0, foreign, 403)
    assert laid.ask("GET", "/events?since=0&seat=1", 0).status_code == 403
    assert laid.ask("GET", "/record", 0).status_code == 409
    laid.post("/close", 0, None, 409)
