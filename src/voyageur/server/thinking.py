"""Bots, advice and long computations, thinking in processes of their own: the side of the server.

Nothing here computes: requests wait in a queue, go to a process over a pipe, and are given up when they take too long.
A process that is slow, dies or talks nonsense is killed, and a new one takes its place; nobody who plays waits for it,
and no secret of a game ever reaches it. Whoever waits may be cancelled at any time.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import secrets
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal, TypeAlias, cast

import msgspec

from voyageur.core.errors import VoyageurError
from voyageur.core.position import Position
from voyageur.core.record import GameRecord
from voyageur.core.rng import new_seed
from voyageur.server import frames

NICE, NICER = 5, 15
"""How far bots, and long computations, stand back for everything else on the machine."""
START_SECONDS = 60.0
PREPARE_SECONDS = 300.0
"""How long a process may take to start, and to load or compile rules: neither is thinking."""
NOTICED_SECONDS = 1.0
"""Whoever waits is told that a process loads or compiles something only if that takes longer."""
MOST_UNREAD = 1_000
"""Frames that wait to be read; a process that says so much that nobody asked for is killed."""
RETRY_SECONDS = 5.0
"""After a process could not be started, the next try waits so long."""
LONG_THOUGHT = 1.0
"""Bots that take longer on average leave a process free for the others."""
PACE = 0.2
"""How much the latest thought counts in that average."""
DEAL = 0
"""The seed by which a position is dealt anew for advice: any, but always the same."""
HARDLY = 24
"""Simulations: so few that they take no time, and need all that many need."""
SECRET_SETTINGS = ("VOYAGEUR_", "PG")
"""How the names of settings begin that are the server's, and those of its database's client."""
SHARED_SETTINGS = ("VOYAGEUR_CACHE",)

ADVISER = "adviser"
"""What asking how good choices are is called among the bots that wait for a process."""
FALLBACK = "random"
"""Who moves when a bot does not: any legal move, each as likely, which needs neither a process nor time."""

Trouble: TypeAlias = Literal["slow", "crashed", "raised", "illegal"]


def nothing() -> None:
    """Do nothing."""


class Thought(msgspec.Struct, frozen=True):
    """A move that a bot has chosen, or that was chosen in its place."""

    action: str
    """In notation, and legal."""
    bot: str
    instead_of: str | None = None
    """The bot that was asked, where another moved for it."""
    seconds: float = 0.0
    """How long it was thought about."""
    trouble: Trouble | None = None
    """What was wrong with the bot that was asked."""
    waited: float = 0.0
    """How long it had to wait for a process, and for the process to know the rules."""
    words: str = ""
    """What the bot raised, for the log of whoever runs the server."""


class Stopping(Exception):
    """The server stops: nothing was chosen, and whoever starts next has to ask again."""


class Slow(Exception):
    """A process took too long."""


class Lost(Exception):
    """A process could not be started, died, or talks nonsense."""


class NoAdvice(Exception):
    """Nothing came out of looking ahead."""


class ComputationFailed(Exception):
    """A computation raised an error or took too long. `reason` says it to people, where there are words for it."""

    def __init__(self, words: str, reason: VoyageurError | None = None) -> None:
        super().__init__(words)
        self.reason = reason


class ComputationLost(ComputationFailed):
    """The process of a computation died: another try may do better."""


class Process(asyncio.SubprocessProtocol):
    """One thinking process, as the server sees it."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.gone: asyncio.Future[None] = loop.create_future()
        """Done when nothing of it is left."""
        self.ended = False
        self.preparing = 0.0
        """Seconds it has spent on loading rules, all in all."""
        self._reader = frames.Reader()
        self._answers: asyncio.Queue[frames.Answer | None] = asyncio.Queue()
        self._transport: asyncio.SubprocessTransport | None = None

    @classmethod
    async def start(cls, command: list[str], environment: dict[str, str]) -> Process:
        """Start a process; Lost where that is not possible."""
        loop = asyncio.get_running_loop()
        try:
            _, process = await loop.subprocess_exec(cls, *command, env=environment, stderr=None, start_new_session=True)
        except OSError as error:
            raise Lost(str(error)) from error
        return process

    # ---- what the loop tells -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has started."""
        self._transport = cast(asyncio.SubprocessTransport, transport)  # uvloop's is one in all but name

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """It says something."""
        try:
            for frame in self._reader.feed(data):
                self._answers.put_nowait(frames.answer_decoder.decode(frame))
        except (ValueError, RecursionError, msgspec.MsgspecError):
            self.kill()
        if self._answers.qsize() > MOST_UNREAD:
            self.kill()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It will say no more."""
        self._end()

    def process_exited(self) -> None:
        """It has ended; a pipe may still be held open by something that it started."""
        self.kill()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing of it is left."""
        if not self.gone.done():
            self.gone.set_result(None)

    # ---- what the server does ------------------------------------------------------------------------------------

    def kill(self) -> None:
        """End it at once, and whatever it started."""
        self._end()
        if self._transport is None:
            return
        if self._transport.get_returncode() is None and hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self._transport.get_pid(), signal.SIGKILL)
        self._transport.close()

    @property
    def quiet(self) -> bool:
        """Whether it lives and has said nothing that nobody asked for: that could be taken for the next answer."""
        return not self.ended and self._answers.empty()

    def ask(self, request: frames.Request) -> None:
        """Send a request."""
        pipe = cast(asyncio.WriteTransport | None, self._transport and self._transport.get_pipe_transport(0))
        if pipe is None or pipe.is_closing():
            raise Lost("the process has ended")
        pipe.write(frames.written(request))

    async def answer(self, seconds: float, on_preparing: Callable[[], None] = nothing) -> frames.Answer:
        """The next thing it says, in so many seconds; loading rules does not count, within reason.

        While that takes long, whoever waits may want to know.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        latest = until + PREPARE_SECONDS
        paused: float | None = None
        noticed: asyncio.TimerHandle | None = None
        try:
            while True:
                frame = await self._next(until if paused is None else latest)
                if not isinstance(frame, frames.Preparing):
                    return frame
                if noticed is not None:
                    noticed.cancel()
                if frame.now:
                    paused = loop.time()
                    noticed = loop.call_later(NOTICED_SECONDS, on_preparing)
                elif paused is not None:
                    took, paused = loop.time() - paused, None
                    until = min(until + took, latest)
                    self.preparing += took
        finally:
            if noticed is not None:
                noticed.cancel()

    def _end(self) -> None:
        """Nobody waits for its answers any more in vain."""
        self.ended = True
        self._answers.put_nowait(None)

    async def _next(self, until: float) -> frames.Answer:
        try:
            async with asyncio.timeout_at(until):
                frame = await self._answers.get()
        except TimeoutError as error:
            raise Slow from error
        if frame is None:
            raise Lost("the process has ended")
        return frame


class Processes:
    """Starts processes, keeps those that are idle, and sees that all of them end."""

    def __init__(self, nice: int, plugins: tuple[str, ...], python: str, *, keep: bool) -> None:
        self._command = [python, "-P", "-m", "voyageur.server.thinker", "--nice", str(nice)]
        self._command += [word for module in plugins for word in ("--import", module)]
        self._keep = keep
        """Whether a process that has answered waits for the next request."""
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._making: set[asyncio.Task[Process]] = set()
        self._retry_at = 0.0
        self.stopping = False

    async def take(self) -> Process:
        """A process that waits for a request: an idle one, or a new one."""
        while self._idle:
            process = self._idle.pop()
            if process.quiet:
                return process
            process.kill()
        return await self._started()

    async def _started(self) -> Process:
        """A new process, once it takes requests."""
        loop = asyncio.get_running_loop()
        if self.stopping:
            raise Stopping
        if loop.time() < self._retry_at:
            raise Lost("no process could be started a moment ago")
        try:
            process = await self._spawned()
            try:
                await process.answer(START_SECONDS)
            except BaseException:
                process.kill()
                raise
        except (Lost, Slow) as error:
            self._retry_at = loop.time() + RETRY_SECONDS
            raise Lost("no process could be started") from error
        return process

    async def _spawned(self) -> Process:
        """A new process; who is cancelled while it is being made still leaves a whole one, to be killed."""
        making = asyncio.create_task(self._spawn())
        self._making.add(making)
        making.add_done_callback(self._making.discard)
        try:
            return await asyncio.shield(making)
        except asyncio.CancelledError:
            making.add_done_callback(_kill_made)
            raise

    async def _spawn(self) -> Process:
        process = await Process.start(self._command, thinking_environment())
        self._all.add(process)
        process.gone.add_done_callback(lambda _: self._all.discard(process))
        return process

    def give_back(self, process: Process) -> None:
        """It has answered."""
        if self._keep and not self.stopping:
            self._idle.append(process)
        else:
            process.kill()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Process]:
        """A process for one request; unless all goes well it is killed."""
        process = await self.take()
        try:
            yield process
        except BaseException:
            process.kill()
            raise
        self.give_back(process)

    async def stop(self) -> None:
        """End all processes, and wait until they have ended."""
        self.stopping = True
        await asyncio.gather(*self._making, return_exceptions=True)
        left = list(self._all)
        for process in left:
            process.kill()
        await asyncio.gather(*(asyncio.shield(process.gone) for process in left))


def _kill_made(making: asyncio.Task[Process]) -> None:
    if not making.cancelled() and making.exception() is None:
        making.result().kill()


def thinking_environment() -> dict[str, str]:
    """What a thinking process may know of the server's environment: not its secrets, but where modules are."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(SECRET_SETTINGS) or name in SHARED_SETTINGS
    }
    return {**kept, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}


class Turns:
    """Who may think next: first come, first served among the requests for one bot, and the bots take turns.

    A crowd of one bot therefore does not stand in the way of another's; and bots that think long leave one place free.
    """

    def __init__(self, places: int) -> None:
        self._free = self._places = places
        self._waiting: dict[str, deque[asyncio.Future[bool]]] = {}
        self._pace: dict[str, float] = {}
        self._long = 0
        """How many places are taken by bots that think long."""

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return sum(map(len, self._waiting.values()))

    @property
    def taken(self) -> int:
        """How many places are taken."""
        return self._places - self._free

    def note(self, bot: str, seconds: float) -> None:
        """So long a bot has thought."""
        self._pace[bot] = (1 - PACE) * self._pace.get(bot, seconds) + PACE * seconds

    @asynccontextmanager
    async def turn(self, bot: str) -> AsyncIterator[None]:
        """A place, as soon as it is this request's turn."""
        long = self._take(bot) if bot not in self._waiting and self._may(bot) else await self._queue(bot)
        try:
            yield
        finally:
            self._leave(long)

    def stop(self) -> None:
        """Send away all who wait."""
        for queue in self._waiting.values():
            for ticket in queue:
                if not ticket.done():
                    ticket.set_exception(Stopping())
        self._waiting.clear()

    def _is_long(self, bot: str) -> bool:
        return self._pace.get(bot, 0.0) > LONG_THOUGHT

    def _may(self, bot: str) -> bool:
        """Whether there is a place for that bot now."""
        return self._free > 0 and (not self._is_long(bot) or self._long < max(1, self._places - 1))

    def _take(self, bot: str) -> bool:
        """Take a place; says whether it is one of those for long thoughts."""
        long = self._is_long(bot)
        self._free -= 1
        self._long += long
        return long

    def _leave(self, long: bool) -> None:
        self._free += 1
        self._long -= long
        self._call()

    async def _queue(self, bot: str) -> bool:
        ticket: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(bot, deque()).append(ticket)
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled() and not ticket.exception():
                self._leave(ticket.result())  # a place had just been given to it
            raise
        finally:
            self._forget(bot, ticket)

    def _forget(self, bot: str, ticket: asyncio.Future[bool]) -> None:
        queue = self._waiting.get(bot, deque())
        if ticket in queue:
            queue.remove(ticket)
            if not queue:
                del self._waiting[bot]

    def _call(self) -> None:
        """Give every place that is free to the next bot in turn that may have it."""
        while (bot := next(filter(self._may, self._waiting), None)) is not None:
            queue = self._waiting.pop(bot)
            ticket = queue.popleft()
            if queue:
                self._waiting[bot] = queue  # behind the other bots
            if not ticket.done():
                ticket.set_result(self._take(bot))


def request(bot: str, position: Position, seat: int) -> frames.Choose:
    """What a bot is asked. All it is shown is a position dealt anew with a secret seed: the truth stays here."""
    return frames.Choose(bot, seat, pickle.dumps(position.determinize(seat, new_seed())), new_seed())


def advising(position: Position, seat: int, among: list[str], simulations: int) -> frames.Advise:
    """What is asked for advice. Positions that the seat cannot tell apart are shown, and judged, the same."""
    return frames.Advise(seat, pickle.dumps(position.determinize(seat, DEAL)), among, simulations, DEAL)


class Thinkers:
    """Asks bots for moves, and gives a move whatever they do."""

    def __init__(
        self, processes: int, seconds: float, plugins: tuple[str, ...] = (), python: str = sys.executable
    ) -> None:
        self._seconds = seconds
        self._turns = Turns(processes)
        self._processes = Processes(NICE, plugins, python, keep=True)
        self._preparers = Processes(NICER, plugins, python, keep=False)
        self._starting: asyncio.Task[None] | None = None

    @property
    def queued(self) -> int:
        """How many requests wait for a process."""
        return self._turns.waiting

    @property
    def busy(self) -> int:
        """How many processes think, or start."""
        return self._turns.taken

    async def start(self) -> None:
        """Let a first process start, without waiting for it; others start when they are needed."""
        self._starting = asyncio.create_task(self._start_one())

    async def stop(self) -> None:
        """End all processes. Who waits for a thought gets `Stopping`."""
        self._processes.stopping = self._preparers.stopping = True
        self._turns.stop()
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await asyncio.gather(self._processes.stop(), self._preparers.stop())

    async def prepare(self, positions: Iterable[Position]) -> None:
        """Let what looks ahead be compiled for the games of some positions, and kept on this machine's disk.

        That happens in a process of its own, which stands back for everything else and then ends: all that bots think
        in stay free, and later load in a moment what was compiled. Lost or Slow where it did not come to an end.
        """
        async with self._preparers.one() as process:
            for position in positions:
                process.ask(advising(position, position.actors[0], [], HARDLY))
                answer = await process.answer(PREPARE_SECONDS)
                if not isinstance(answer, frames.Advised):
                    raise Lost(answer.words if isinstance(answer, frames.Failed) else "the answer to something else")

    async def choose(
        self, bot: str, position: Position, seat: int, on_preparing: Callable[[], None] = nothing
    ) -> Thought:
        """A legal move for that seat: the bot's, or any, if the bot is too slow, breaks down or cheats.

        The position may be the true one. A seat that has to wait gets the reason, as VoyageurError.
        `on_preparing` is called when the bot's process has to load or compile something that takes a while.
        """
        legal = [str(action) for action in position.legal(seat)]
        if not legal:
            raise position.why_wait(seat)
        if self._processes.stopping:
            raise Stopping
        if len(legal) == 1:  # where there is no choice there is nothing to think about
            return Thought(legal[0], bot)
        return await self._thought(bot, position, seat, legal, on_preparing)

    async def advise(self, position: Position, seat: int, among: list[str], simulations: int) -> frames.Advised:
        """How good a seat's choices are, for all that the seat knows; NoAdvice where nothing comes of it.

        The position may be the true one: positions that the seat cannot tell apart give the same advice. A seat that
        has to wait gets the reason, as VoyageurError.
        """
        if not position.legal(seat):
            raise position.why_wait(seat)
        wish = advising(position, seat, among, simulations)
        try:
            async with self._turns.turn(ADVISER), self._processes.one() as process:
                process.ask(wish)
                answer = await process.answer(self._seconds)
        except (Slow, Lost) as error:
            if self._processes.stopping:
                raise Stopping from error
            raise NoAdvice(str(error) or "too slow") from error
        if not isinstance(answer, frames.Advised):
            raise NoAdvice(answer.words if isinstance(answer, frames.Failed) else "the answer to something else")
        return answer

    async def _start_one(self) -> None:
        with suppress(Lost, Stopping):
            async with self._turns.turn(""), self._processes.one():
                pass

    async def _thought(
        self, bot: str, position: Position, seat: int, legal: list[str], on_preparing: Callable[[], None]
    ) -> Thought:
        loop = asyncio.get_running_loop()
        asked = began = loop.time()
        action, words = "", ""
        trouble: Trouble | None = None
        try:
            async with self._turns.turn(bot), self._processes.one() as process:
                began, prepared = loop.time(), process.preparing
                process.ask(request(bot, position, seat))
                action, words, trouble = judged(await process.answer(self._seconds, on_preparing), legal)
                began += process.preparing - prepared
        except Slow:
            trouble = "slow"
        except Lost as error:
            if self._processes.stopping:
                raise Stopping from error
            trouble, words = "crashed", str(error)
        seconds, waited = loop.time() - began, began - asked
        self._turns.note(bot, seconds)
        if trouble is None:
            return Thought(action, bot, seconds=seconds, waited=waited)
        return Thought(secrets.choice(legal), FALLBACK, bot, seconds, trouble, waited, words)


def judged(answer: frames.Answer, legal: list[str]) -> tuple[str, str, Trouble | None]:
    """The move that was answered, what there is to say of it, and what is wrong with it."""
    match answer:
        case frames.Chosen(action=action):
            return (action, "", None) if action in legal else ("", action, "illegal")
        case frames.Failed(words=words):
            return "", words, "raised"
    raise Lost("the process did not say what it was asked")


class Computers:
    """Runs long computations on finished games, each in a process of its own."""

    def __init__(
        self, processes: int = 1, seconds: float = 3600.0, plugins: tuple[str, ...] = (), python: str = sys.executable
    ) -> None:
        self._seconds = seconds
        self._places = asyncio.Semaphore(processes)
        self._processes = Processes(NICER, plugins, python, keep=False)

    async def compute(
        self, name: str, record: GameRecord, params: dict[str, Any], progress: Callable[[float], None]
    ) -> Any:
        """What comes out; ComputationFailed if nothing does. Cancel whoever waits for it to give it up."""
        async with self._places:
            try:
                async with self._processes.one() as process:
                    process.ask(frames.Compute(name, record.to_json(), params))
                    return await self._result(process, progress)
            except Slow as error:
                reason = VoyageurError("server-computation-slow", minutes=round(self._seconds / 60))
                raise ComputationFailed("slow", reason) from error
            except Lost as error:
                if self._processes.stopping:
                    raise Stopping from error
                raise ComputationLost(str(error), VoyageurError("server-computation-crashed")) from error

    async def stop(self) -> None:
        """End all processes. Who waits for a result gets `Stopping`."""
        await self._processes.stop()

    async def _result(self, process: Process, progress: Callable[[float], None]) -> Any:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._seconds
        while True:
            match await process.answer(until - loop.time()):
                case frames.Progress(part=part):
                    progress(part)
                case frames.Computed(result=result):
                    return result
                case frames.Failed(words=words, key=key, arguments=arguments):
                    raise ComputationFailed(words, VoyageurError(key, **arguments) if key else None)
                case _:
                    raise Lost("the process did not say what it was asked")
