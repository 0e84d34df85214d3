"""How many live tables one server holds: `python benchmarks/load.py [--database postgresql --processes 2]`.

It starts a server of its own on this machine, lays tables of all games with the fewest players they take, and lets
everybody play: each has a socket of their own and thinks for a few seconds before every move, as people do at a live
table. The number of tables grows step by step until the slowest hundredth of all moves is acknowledged too late.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the servers and databases of the tests are ours too

from tests.server.client import Api, Person  # noqa: E402
from tests.server.databases import KINDS, fresh_database  # noqa: E402
from tests.server.processes import ROOMY, Server, end_orderly  # noqa: E402

import voyageur as vg  # noqa: E402 -- after the path is set
from benchmarks.wire import Wire, open_wire  # noqa: E402

STEPS = (100, 250, 500, 1000, 1500, 2000, 3000, 4000)
LAYING = 12
"""Tables that are being laid at the same time."""
LAY_SECONDS = 240.0
"""In which the tables of a step must be laid."""
RETRY_SECONDS = 1.0
LATE_SECONDS = 10.0
"""A move that was not answered by then counts as lost."""
LAG_SECONDS = 0.05
"""How often it is looked whether this very program is late."""
KIB, MIB = 1024, 1024 * 1024
TICKS = os.sysconf("SC_CLK_TCK")


# ---- what a player reads ----------------------------------------------------------------------------------------


class Event(Struct):
    """An event."""

    seat: int | None
    action: str | None


class Now(Struct):
    """The state: the view is not even parsed."""

    ply: int
    over: bool
    legal: list[str]


class Why(Struct):
    """A refusal."""

    status: int
    code: str


class Words(Struct):
    """Any message."""

    type: str
    key: str | None = None
    events: list[Event] = []
    state: Now | None = None
    problem: Why | None = None


decoder = msgspec.json.Decoder(Words)


# ---- what is measured -------------------------------------------------------------------------------------------


class Tally:
    """What happened since it was last cleared. Times are seconds."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Begin anew."""
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.lags: list[float] = []
        self.errors: Counter[str] = Counter()
        self.finished = 0
        self.bytes = 0


class Step(Struct, kw_only=True):
    """One point of the curve. Times are milliseconds, memory is MiB, shares are of one processor core."""

    tables: int
    people: int
    moves_a_second: float
    p50: float
    p90: float
    p99: float
    most: float
    told_p50: float
    told_p99: float
    server_cpu: float
    client_cpu: float
    machine_cpu: float
    client_lag_p99: float
    memory: float
    memory_a_table: float
    """KiB."""
    received: float
    """MiB a second."""
    finished: int
    errors: dict[str, int]


def part(values: list[float], share: float) -> float:
    """The value below which so large a share of all values lies, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def processor_seconds(pid: int) -> float:
    """The time a process has used a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def machine_seconds() -> float:
    """The time all processors of the machine were busy."""
    fields = [int(field) for field in Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]]
    idle = fields[3] + fields[4]
    return (sum(fields) - idle) / TICKS


def resident(pid: int) -> float:
    """The memory of a process, in MiB."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize() / MIB


# ---- people -----------------------------------------------------------------------------------------------------


class Seat:
    """A person at a table: listens, thinks, moves."""

    def __init__(self, table: Table, seat: int, person: Person, address: str) -> None:
        self.table, self.seat, self.person, self.address = table, seat, person, address
        self.load = table.load
        self.ply = 0
        self.legal: list[str] = []
        self.over = False
        self._wire: Wire | None = None
        self._thought: asyncio.TimerHandle | None = None
        self._key = ""
        self._sent_at = 0.0
        self._closed = False

    async def open(self) -> None:
        """Connect."""
        path = f"/api/tables/{self.table.id}/live?seat={self.seat}"
        self._wire = await open_wire(self.address, path, self.person.headers["Cookie"], self._on_message, self._on_lost)

    def close(self) -> None:
        """Leave."""
        self._closed = True
        if self._thought is not None:
            self._thought.cancel()
        if self._wire is not None:
            self._wire.close()

    def _on_lost(self) -> None:
        if not self._closed and not self.load.stopping:
            self.load.tally.errors["socket lost"] += 1
            self.load.spawn(self._return())

    async def _return(self) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        self._key = ""
        with suppress(OSError):
            await self.open()

    def _on_message(self, message: bytes) -> None:
        now = time.perf_counter()
        self.load.tally.bytes += len(message)
        words = decoder.decode(message)
        if words.type == "update" and words.state is not None:
            for event in words.events:
                self._told(event, now)
            self.ply, self.legal, self.over = words.state.ply, words.state.legal, words.state.over
            if self.over:
                self.table.ended()
            self._think()
        elif words.type == "accepted" and words.key == self._key:
            self._key = ""
            self.load.tally.acknowledged.append(now - self._sent_at)
            self._think()
        elif words.type == "refused":
            self._key = ""
            if words.problem is None or (words.problem.status != 409 and words.problem.code != "game-over"):
                self.load.tally.errors[f"refused: {words.problem and words.problem.code}"] += 1
            self._think()

    def _told(self, event: Event, now: float) -> None:
        sent = self.table.sent.get((event.seat, event.action))
        if sent is not None and event.seat != self.seat:
            self.load.tally.told.append(now - sent)

    def _think(self) -> None:
        """Think about a move, once there is one to make."""
        if self.legal and not self._key and self._thought is None and not self.over:
            wait = random.gammavariate(2.0, self.load.think / 2)
            self._thought = asyncio.get_running_loop().call_later(wait, self._move)

    def _move(self) -> None:
        self._thought = None
        if not self.legal or self._wire is None or self._closed:
            return
        self._key = secrets.token_urlsafe(9)
        action = random.choice(self.legal)
        wish = {"type": "move", "action": action, "ply": self.ply, "key": self._key, "seat": self.seat}
        message = msgspec.json.encode(wish)
        self._sent_at = time.perf_counter()
        self.table.sent[self.seat, action] = self._sent_at
        self._wire.send(message)

    def late(self, now: float) -> bool:
        """Whether an answer has been missing for too long."""
        return bool(self._key) and now - self._sent_at > LATE_SECONDS


class Table:
    """A table where people play one game after the other."""

    def __init__(self, load: Load, game: str, people: list[Person], number: int) -> None:
        self.load, self.game, self.people, self.number = load, game, people, number
        self.id = ""
        self.seats: list[Seat] = []
        self.sent: dict[tuple[int | None, str | None], float] = {}
        """When each move was sent, for those who are told of it."""
        self._again = False

    async def begin(self) -> None:
        """Lay the table, sit down, start, connect."""
        api, host = self.load.api, self.people[0]
        info = await api.lay(host, game=self.game, players=len(self.people), public=False)
        for seat, person in enumerate(self.people[1:], start=1):
            await api.sit(info.id, person, seat)
        await api.start(info.id, host)
        self.id, self._again, self.sent = info.id, False, {}
        addresses = self.load.addresses
        self.seats = [
            Seat(self, seat, person, addresses[(self.number + seat) % len(addresses)])
            for seat, person in enumerate(self.people)
        ]
        for sitting in self.seats:
            await sitting.open()

    def ended(self) -> None:
        """Play again, once."""
        if not self._again and not self.load.stopping:
            self._again = True
            self.load.tally.finished += 1
            self.load.spawn(self._next())

    async def _next(self) -> None:
        await asyncio.sleep(random.random() * self.load.think)
        self.close()
        await self.begin()

    def close(self) -> None:
        """Everybody leaves."""
        for seat in self.seats:
            seat.close()


# ---- the load ---------------------------------------------------------------------------------------------------


class Load:
    """All tables, and what is measured while they are played."""

    def __init__(self, servers: list[Server], api: Api, think: float) -> None:
        self.servers, self.api, self.think = servers, api, think
        self.addresses = [server.address for server in servers]
        self.games = [(name, vg.game(name).players[0]) for name in vg.games()]
        self.tables: list[Table] = []
        self.tally = Tally()
        self.stopping = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._bare = [resident(server.pid) for server in servers]

    def spawn(self, work: Any) -> None:
        """Do something on the side."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.tally.errors[f"{type(error).__name__}: {error}"[:200]] += 1

    async def grow(self, tables: int) -> None:
        """Lay tables until there are so many."""
        gate = asyncio.Semaphore(LAYING)

        async def one(number: int) -> None:
            game, players = self.games[number % len(self.games)]
            async with gate:
                people = [await self.api.guest(f"person {number}.{seat}") for seat in range(players)]
                table = Table(self, game, people, number)
                await table.begin()
                self.tables.append(table)

        async with asyncio.timeout(LAY_SECONDS):
            await asyncio.gather(*(one(number) for number in range(len(self.tables), tables)))

    async def measure(self, seconds: float) -> Step:
        """Watch for so long."""
        self.tally.clear()
        watch = asyncio.ensure_future(self._watch_lag())
        begin, own, machine = time.perf_counter(), time.process_time(), machine_seconds()
        busy = sum(processor_seconds(server.pid) for server in self.servers)
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begin
        watch.cancel()
        busy = sum(processor_seconds(server.pid) for server in self.servers) - busy
        memory = [resident(server.pid) for server in self.servers]
        grown = sum(memory) - sum(self._bare)
        late = sum(seat.late(time.perf_counter()) for table in self.tables for seat in table.seats)
        tally = self.tally
        if late:
            tally.errors["no answer"] = late
        return Step(
            tables=len(self.tables),
            people=sum(len(table.seats) for table in self.tables),
            moves_a_second=len(tally.acknowledged) / took,
            p50=part(tally.acknowledged, 0.5),
            p90=part(tally.acknowledged, 0.9),
            p99=part(tally.acknowledged, 0.99),
            most=part(tally.acknowledged, 1.0),
            told_p50=part(tally.told, 0.5),
            told_p99=part(tally.told, 0.99),
            server_cpu=busy / took,
            client_cpu=(time.process_time() - own) / took,
            machine_cpu=(machine_seconds() - machine) / took,
            client_lag_p99=part(tally.lags, 0.99),
            memory=sum(memory),
            memory_a_table=grown * KIB / max(1, len(self.tables)),
            received=tally.bytes / MIB / took,
            finished=tally.finished,
            errors=dict(tally.errors),
        )

    async def _watch_lag(self) -> None:
        """How late this program is itself: the measured times hold at least that much of its own."""
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.tally.lags.append(time.perf_counter() - begin - LAG_SECONDS)

    async def stop(self) -> None:
        """Everybody leaves."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            table.close()
        await asyncio.sleep(0.1)


HEAD = (
    "tables people moves/s    p50    p90    p99    max | told50 told99 | server client machine  lag99 | MiB KiB/table "
    "MiB/s"
)


def line(step: Step) -> str:
    """A step as a line of the table."""
    return (
        f"{step.tables:6} {step.people:6} {step.moves_a_second:7.1f} {step.p50:6.1f} {step.p90:6.1f} {step.p99:6.1f} "
        f"{step.most:6.0f} | {step.told_p50:6.1f} {step.told_p99:6.1f} | {step.server_cpu:6.0%} {step.client_cpu:6.0%} "
        f"{step.machine_cpu:7.0%} {step.client_lag_p99:6.1f} | {step.memory:3.0f} {step.memory_a_table:9.0f} "
        f"{step.received:5.1f}"
    )


async def climb(servers: list[Server], asked: argparse.Namespace) -> list[Step]:
    """Step after step, until it is too slow or there are enough."""
    done: list[Step] = []
    async with Api([server.address for server in servers]) as api:
        load = Load(servers, api, asked.think)
        try:
            for tables in asked.steps:
                await load.grow(tables)
                await asyncio.sleep(asked.warm)
                done.append(step := await load.measure(asked.measure))
                print(line(step), flush=True)
                for error, count in step.errors.items():
                    print(f"       {count} x {error}", flush=True)
                if step.p99 > asked.limit:
                    break
        except TimeoutError:
            print(f"more tables than {len(load.tables)} could not be laid in {LAY_SECONDS:.0f} s")
        finally:
            await load.stop()
    return done


def many_files() -> None:
    """Let this program and the servers it starts hold as many sockets as the machine lets them."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def parsed() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--steps", default=",".join(map(str, STEPS)), help="numbers of tables, with commas")
    parser.add_argument("--think", type=float, default=4.0, help="seconds somebody thinks about a move, on average")
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before each measurement")
    parser.add_argument("--measure", type=float, default=20.0, help="seconds of each measurement")
    parser.add_argument(
        "--limit", type=float, default=100.0, help="milliseconds of the 99th percentile at which to stop"
    )
    parser.add_argument("--json", type=Path, help="a file for the numbers")
    asked = parser.parse_args()
    asked.steps = sorted({int(step) for step in asked.steps.split(",")})
    if asked.processes > 1 and asked.database == "sqlite":
        parser.error("an embedded database is served by one process: choose --database postgresql")
    return asked


def main() -> int:
    """The command: 1 if any step held too few tables to stay below the limit."""
    end_orderly()
    asked = parsed()
    many_files()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="voyageur-load-")))
        url = stack.enter_context(fresh_database(asked.database))
        servers = [Server(folder, url, ROOMY, log=f"server-{number}.log") for number in range(asked.processes)]
        for server in servers:
            stack.enter_context(server)
        print(f"{asked.database}, {asked.processes} process(es), {os.cpu_count()} cores, {asked.think:g} s a thought")
        print(HEAD, flush=True)
        try:
            import uvloop

            run: Any = uvloop.run
        except ImportError:
            run = asyncio.run
        steps = run(climb(servers, asked))
        troubles = [server.words() for server in servers if not server.alive]
    for words in troubles:
        print(words[-5000:], file=sys.stderr)
    if asked.json:
        asked.json.write_text(json.dumps([msgspec.to_builtins(step) for step in steps], indent=1), encoding="utf-8")
    held = [step.tables for step in steps if step.p99 <= asked.limit]
    print(f"held with the 99th percentile below {asked.limit:g} ms: {max(held, default=0)} tables")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
