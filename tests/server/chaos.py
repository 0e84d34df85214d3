"""Nothing lost: many tables are played through sockets while servers are killed and started again.

`python -m tests.server.chaos --tables 50 --kills 20 --database sqlite` plays all games that there are, with people at
several tables, bots, shared devices, moves taken back, moves sent twice, and moves that must be refused. Afterwards the
log is compared with what every player was told. The exit code says whether anything was lost, made twice or made up.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select

import voyageur as vg
from tests.server.client import Api, Ledger, Now, Person, Player, Sent, Viewer
from tests.server.databases import KINDS, Kind, fresh_database
from tests.server.processes import ROOMY, CannotStart, Server, end_orderly
from voyageur.server.database import Database
from voyageur.server.models import EventRow, TableRow
from voyageur.server.protocol import Record, Result
from voyageur.server.settings import read_settings

LIVES = (0.0, 0.5, 2.0)
"""How many moves a table, or none at all, are acknowledged before a server is killed again."""
UP_SECONDS = 1.5
"""And it is killed at some moment of so many seconds after that."""
MOST_UP_SECONDS = 6.0
MOST = 0.75
"""The part of all games that must be going on at every kill."""
HELD_SECONDS = 0.2
"""How long somebody waits who may not move yet."""
RUSH_SECONDS = 0.3
"""For so long before that nobody thinks, so that many moves are under way when it happens."""
FINISH_SECONDS = 600.0
"""In which all games must end once nobody is killed any more."""
PACE = 0.3
"""Seconds a player thinks while servers are killed."""
LASTING = 0.8
"""The part of every game that is played while servers are killed; the end of it comes afterwards."""
LAST_WORDS = 4000
MISCHIEF = 0.12
"""The part of all wishes that is not an honest move."""


# ---- tables -----------------------------------------------------------------------------------------------------


class Plan(Struct):
    """How a table is laid: who sits where is a letter a person or the name of a bot."""

    game: str
    moves: int
    """How many moves a seat makes at the least, or nearly so."""
    seats: tuple[str, ...]
    options: dict[str, Any] = {}


PLANS = (
    Plan("expeditions", 140, ("a", "b")),
    Plan("fivex", 17, ("a", "b", "c"), {"screens": "open"}),
    Plan("eldorado", 95, ("a", "b"), {"round_cap": 25}),
    Plan("expeditions", 90, ("a", "b", "greedy"), {"open_hands": True}),
    Plan("fivex", 17, ("a", "b", "c", "greedy")),
    Plan("eldorado", 75, ("a", "greedy", "b"), {"round_cap": 20, "caves": True}),
    Plan("expeditions", 65, ("a", "a", "b", "b")),
    Plan("fivex", 16, ("a", "a", "b"), {"changes": False}),
    Plan("eldorado", 50, ("a", "b", "c", "random"), {"round_cap": 15, "course": "hills_of_gold"}),
    Plan("expeditions", 45, ("a", "b", "c", "random", "d", "greedy")),
    Plan("fivex", 16, ("a", "b", "c", "d", "random")),
    Plan("eldorado", 75, ("a", "a"), {"round_cap": 20}),
)


OWN, OPEN = {"kind": "me"}, {"kind": "open"}


async def lay(api: Api, plan: Plan) -> tuple[str, list[Person | None]]:
    """Lay a table and start it: its identifier, and who sits where."""
    people = {letter: await api.guest(letter) for letter in sorted(set(plan.seats)) if len(letter) == 1}
    host = people["a"]
    wishes = [{"kind": "bot", "bot": who} if who not in people else OWN if who == "a" else OPEN for who in plan.seats]
    table = await api.lay(host, game=plan.game, players=len(plan.seats), options=plan.options, seats=wishes)
    for seat, who in enumerate(plan.seats):
        if who in people and who != "a":
            await api.sit(table.id, people[who], seat)
    await api.start(table.id, host)
    return table.id, [people.get(who) for who in plan.seats]


# ---- players ----------------------------------------------------------------------------------------------------


class Mischief:
    """Chooses moves at one table: honest ones mostly, and now and then what a server must withstand."""

    def __init__(self, plan: Plan, run: Run) -> None:
        self.game, self.moves, self.run, self.ledger = vg.game(plan.game), plan.moves, run, run.ledger

    def choose(self, player: Player, state: Now) -> Sent | None:
        """What to send now; nothing, so that the game lasts through all kills, where it is ahead of them."""
        if player.made >= self.moves * LASTING * self.run.share:
            player.pause = HELD_SECONDS
            return None
        if random.random() > MISCHIEF:
            return self._honest(player, state)
        prank = random.choice((self._undo, self._illegal, self._stale, self._early, self._foreign, self._twice))
        return prank(player, state) or self._honest(player, state)

    def _honest(self, player: Player, state: Now) -> Sent:
        action = random.choice(state.legal)
        return player.wish(action, state.ply, form=self._form(action))

    def _form(self, action: str) -> Any:
        """The same move as notation or as JSON."""
        return action if random.random() < 0.9 else self.game.action(action).to_dict()

    def _undo(self, player: Player, state: Now) -> Sent | None:
        return player.wish(None, state.ply) if state.undo else None

    def _illegal(self, player: Player, state: Now) -> Sent | None:
        legal = set(state.legal)
        anything = (str(random.choice(self.game.actions)) for _ in range(10))
        action = next((action for action in anything if action not in legal), "sail to the moon")
        return player.wish(action, state.ply, expected=(422, 409))

    def _stale(self, player: Player, state: Now) -> Sent | None:
        if not state.ply:
            return None
        return player.wish(random.choice(state.legal), random.randrange(state.ply), expected=(409,))

    def _early(self, player: Player, state: Now) -> Sent:
        """From the future: a ply that cannot be before this very answer has come."""
        return player.wish(random.choice(state.legal), state.ply + 1000, expected=(409,))

    def _foreign(self, player: Player, state: Now) -> Sent | None:
        """With a key that somebody else has used at this table."""
        others = [
            sent
            for sent in self.ledger.sent.values()
            if sent.table == player.table and sent.person != player.person.id and sent.accepted is not None
        ]
        if not others:
            return None
        theirs = random.choice(others)
        self.ledger.foreign += 1
        wish = player.wish(random.choice(state.legal), state.ply, expected=(403,))
        return msgspec.structs.replace(wish, key=theirs.key, person=theirs.person)

    def _twice(self, player: Player, state: Now) -> Sent | None:
        """What was acknowledged once is sent again: the answer must be the same."""
        own = [
            sent
            for sent in self.ledger.sent.values()
            if sent.table == player.table and sent.seat == player.seat and sent.accepted is not None
        ]
        if own:
            self.ledger.repeated += 1
            player.repeat = random.choice(own)
        return None


class Run:
    """One run: its tables and players, and who kills the servers."""

    def __init__(self, servers: list[Server], tables: int, kills: int, say: Callable[[str], None]) -> None:
        self.servers, self.tables, self.kills, self.say = servers, tables, kills, say
        self.ledger = Ledger()
        self.killed = 0
        self.share = 0.0
        """How much of its moves everybody may have made by now; above 1, nobody is held back."""
        self.rush = False
        self.players: list[Player] = []
        self.spectators: list[Viewer] = []
        self.games: dict[str, str] = {}

    @property
    def addresses(self) -> list[str]:
        """Where the servers are."""
        return [server.address for server in self.servers]

    async def play(self) -> None:
        """Lay the tables, play and kill, let everything end."""
        async with Api(self.addresses) as api:
            plans = [PLANS[number % len(PLANS)] for number in range(self.tables)]
            await asyncio.gather(*(self._sit_down(api, plan) for plan in plans))
            self.say(f"{self.tables} tables, {len(self.players)} players, {len(self.spectators)} spectators")
            viewers = [asyncio.create_task(viewer.run()) for viewer in [*self.players, *self.spectators]]
            try:
                await self._until_broken(viewers, self._kill_now_and_then())
                self.share, self.rush = math.inf, True
                begin = time.monotonic()
                await self._until_broken(viewers, self._all_over(begin + FINISH_SECONDS))
            finally:
                for viewer in viewers:
                    viewer.cancel()
                await asyncio.gather(*viewers, return_exceptions=True)

    async def _sit_down(self, api: Api, plan: Plan) -> None:
        table, people = await lay(api, plan)
        self.games[table] = plan.game
        mischief = Mischief(plan, self)
        for seat, person in enumerate(people):
            if person is not None:
                self.players.append(
                    Player(self.addresses, table, person, self.ledger, seat, mischief.choose, self._think)
                )
        if len(self.games) % 5 == 0:
            visitor = await api.guest("spectator")
            self.spectators.append(Viewer(self.addresses, table, visitor, self.ledger))

    def _think(self, player: Player) -> float:
        return 0.0 if self.rush else random.expovariate(1.0 / PACE)

    async def _until_broken(self, viewers: list[asyncio.Task[None]], doing: Awaitable[None]) -> None:
        """Do something, unless a player fails for a reason of its own."""
        work = asyncio.ensure_future(doing)
        going = set(viewers)
        while not work.done():
            done, going = await asyncio.wait({work, *going}, return_when=asyncio.FIRST_COMPLETED)
            going.discard(work)
            for task in done - {work}:
                if task.exception():
                    work.cancel()
                    await task
        await work

    async def _kill_now_and_then(self) -> None:
        """Kill a server at a random moment, start it again, and so on. With two, the first one is always killed."""
        victim = self.servers[0]
        for number in range(self.kills):
            self.share, self.rush = (number + 0.5) / self.kills, False
            await self._let_live(len(self.ledger.accepted()) + int(random.choice(LIVES) * self.tables))
            self.share, self.rush = (number + 1) / self.kills, True
            await asyncio.sleep(random.uniform(0.0, RUSH_SECONDS))
            asked = sum(player.pending is not None for player in self.players)
            going = self._going()
            await asyncio.to_thread(victim.kill)
            self.killed += 1
            begin = time.monotonic()
            await asyncio.to_thread(victim.start)
            self.say(
                f"kill {self.killed:2}: {asked:3} without an answer, back after {time.monotonic() - begin:4.1f} s; "
                f"{len(self.ledger.accepted()):5} acknowledged, {going} games going on"
            )
            if going < self.tables * MOST:
                self.ledger.fault(f"only {going} games were going on at kill {self.killed}: it shows too little")

    async def _let_live(self, acknowledged: int) -> None:
        """Wait until so many moves were acknowledged, but not for ever, and then for a random time."""
        end = time.monotonic() + MOST_UP_SECONDS
        while len(self.ledger.accepted()) < acknowledged and time.monotonic() < end:
            await asyncio.sleep(0.05)
        await asyncio.sleep(random.uniform(0.0, UP_SECONDS))

    def _going(self) -> int:
        over = {player.table for player in self.players if player.over}
        return len(self.games) - len(over)

    async def _all_over(self, end: float) -> None:
        shown = time.monotonic()
        while not all(viewer.over for viewer in [*self.players, *self.spectators]):
            await asyncio.sleep(0.1)
            if time.monotonic() > end:
                late = [viewer.name for viewer in [*self.players, *self.spectators] if not viewer.over]
                self.ledger.fault(f"not over after {FINISH_SECONDS:.0f} s: {late}")
                return
            if time.monotonic() > shown + 10:
                shown = time.monotonic()
                self.say(f"{len(self.ledger.accepted()):5} acknowledged, {self._going()} games going on")


# ---- afterwards -------------------------------------------------------------------------------------------------


async def check_log(run: Run, database: Database) -> dict[str, list[EventRow]]:
    """Compare the log with what the players were told; the log of each table."""
    ledger = run.ledger
    async with database.read() as session:
        rows = (await session.execute(select(EventRow).order_by(EventRow.table_id, EventRow.number))).scalars().all()
        tables = (await session.execute(select(TableRow))).scalars().all()
    logs: dict[str, list[EventRow]] = defaultdict(list)
    for row in rows:
        logs[row.table_id].append(row)
    for table in tables:
        numbers = [row.number for row in logs[table.id]]
        if numbers != list(range(1, table.number + 1)):
            ledger.fault(f"table {table.id}: the log has the numbers {numbers}, the table says {table.number}")
        if table.status != "over":
            ledger.fault(f"table {table.id} is {table.status}")
    if missing := set(run.games) - {table.id for table in tables}:
        ledger.fault(f"tables that are gone: {missing}")
    check_keys(ledger, rows)
    return logs


def check_keys(ledger: Ledger, rows: Any) -> None:
    """What was acknowledged is in the log once, what was refused never, what was not answered at most once."""
    times = Counter(row.key for row in rows if row.key)
    by_key = {row.key: row for row in rows if row.key}
    for sent in ledger.sent.values():
        found, row = times[sent.key], by_key.get(sent.key)
        if sent.accepted is not None and found != 1:
            ledger.fault(f"acknowledged, and {found} times in the log: {sent}")
        if sent.refused is not None and found:
            ledger.fault(f"refused, and {found} times in the log: {sent}")
        if found > 1:
            ledger.fault(f"{found} times in the log: {sent}")
        if row is not None and (row.table_id, row.seat, row.person_id, row.kind) != (
            sent.table,
            sent.seat,
            sent.person,
            sent.kind,
        ):
            ledger.fault(f"another one's in the log: {sent}: {row.table_id} {row.seat} {row.person_id} {row.kind}")
        if row is not None and sent.kind == "move" and row.action != sent.action:
            ledger.fault(f"another move in the log: {sent}: {row.action}")
    if strangers := set(times) - set(ledger.sent):
        ledger.fault(f"in the log, and sent by nobody: {strangers}")


def kept_moves(log: list[EventRow]) -> list[tuple[int, str]]:
    """The moves of a log that were not taken back."""
    moves: list[tuple[int, str]] = []
    for row in log:
        if row.kind == "move":
            moves.append((row.seat or 0, row.action or ""))
        elif row.kind == "undo":
            last = max(number for number, (seat, _) in enumerate(moves) if seat == row.seat)
            del moves[last]
    return moves


async def check_records(run: Run, api: Api, database: Database, logs: dict[str, list[EventRow]]) -> None:
    """Every record is what the log says, and replays to the result that is kept."""
    async with database.read() as session:
        tables = {table.id: table for table in (await session.execute(select(TableRow))).scalars()}
    seats = {player.table: player.person for player in run.players}
    for table, game in run.games.items():
        record = msgspec.json.decode(await api.do("GET", f"/api/tables/{table}/record", seats[table]), type=Record)
        stored = msgspec.convert(tables[table].result, Result)
        if stored != record.result:
            run.ledger.fault(f"table {table}: the record says {record.result}, the database {stored}")
        if [(move.seat, move.action) for move in record.record.moves] != kept_moves(logs[table]):
            run.ledger.fault(f"table {table}: the record's moves are not the log's")
        *_, last = vg.game(game).replay(record.record)
        replayed = Result("played", list(last.scores), list(last.winners), list(last.places))
        if not last.over or replayed != stored:
            run.ledger.fault(f"table {table}: replayed to {replayed}, stored {stored}")
    for player in run.players:
        stored_winners = (tables[player.table].result or {}).get("winners")
        if player.state is not None and player.over and player.state.winners != stored_winners:
            run.ledger.fault(f"{player.name}: was told {player.state.winners} won, stored {stored_winners}")


def summary(run: Run, logs: dict[str, list[EventRow]]) -> str:
    """What was done, as a table."""
    ledger, events = run.ledger, [row for log in logs.values() for row in log]
    waits = sorted(wait for player in run.players for wait in player.waits)
    games = Counter(run.games.values())
    by_status = Counter(sent.refused for sent in ledger.refused())
    lines = {
        "tables": f"{len(run.games)} ({', '.join(f'{game} {count}' for game, count in sorted(games.items()))})",
        "kills": run.killed,
        "lines in the logs": len(events),
        "  by bots": sum(row.bot is not None for row in events),
        "  taken back": sum(row.kind == "undo" for row in events),
        "acknowledged": len(ledger.accepted()),
        "refused": ", ".join(f"{count} x {status}" for status, count in sorted(by_status.items()) if status) or 0,
        "never answered": len(ledger.unanswered()),
        "sent again after a break": ledger.resent,
        "sent again all the same": ledger.repeated,
        "with somebody else's key": ledger.foreign,
        "sockets opened again": ledger.reconnected,
        "median acknowledgement": f"{1000 * waits[len(waits) // 2]:.1f} ms" if waits else "-",
        "violations": len(ledger.faults),
    }
    return "\n".join(f"{name:<26}{value}" for name, value in lines.items())


async def verified(run: Run, url: str) -> dict[str, list[EventRow]]:
    """Play a run, and check it."""
    await run.play()
    database = Database(read_settings({}, database=url))
    try:
        logs = await check_log(run, database)
        async with Api(run.addresses) as api:
            await check_records(run, api, database, logs)
    finally:
        await database.close()
    return logs


def chaos(
    kind: Kind, tables: int, kills: int, processes: int = 1, url: str = "", say: Callable[[str], None] = print
) -> Run:
    """A whole run on a database of that kind, with servers of its own. The violations are in its ledger."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="voyageur-")))
        url = url or stack.enter_context(fresh_database(kind))
        servers = [Server(folder / "server", url, ROOMY, log=f"server-{number}.log") for number in range(processes)]
        run = Run(servers, tables, kills, say)
        try:
            for server in servers:
                stack.enter_context(server)
            logs = asyncio.run(verified(run, url))
        except BaseException:
            for server in servers:
                say(f"---- {server.address}\n{server.words()[-LAST_WORDS:]}")
            raise
        say(summary(run, logs))
        for words in run.ledger.faults[:20]:
            say(f"VIOLATION: {words}")
        if run.ledger.faults:
            for server in servers:
                say(f"---- {server.address}\n{server.words()[-LAST_WORDS:]}")
        return run


def main() -> int:
    """The command."""
    end_orderly()
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    parser.add_argument(
        "--seed", type=int, default=None, help="of the players' choices; the course of time is not in it"
    )
    asked = parser.parse_args()
    if asked.processes > 1 and asked.database == "sqlite":
        parser.error("an embedded database is served by one process: choose --database postgresql")
    random.seed(asked.seed)
    begin = time.monotonic()
    print(f"nothing lost: {asked.database}, {asked.processes} process(es)", flush=True)
    try:
        run = chaos(
            asked.database, asked.tables, asked.kills, asked.processes, say=lambda words: print(words, flush=True)
        )
    except CannotStart as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{'seconds':<26}{time.monotonic() - begin:.0f}")
    return 1 if run.ledger.faults else 0


if __name__ == "__main__":
    sys.exit(main())
