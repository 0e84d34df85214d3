"""Server processes for tests, for the chaos command and for the benchmark: real ones, on a free port of this machine.

Nothing here outlives the program that started it (see `keeper`).
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
KEEPER = Path(__file__).with_name("keeper.py")
HERE = "127.0.0.1"
START_SECONDS = 300.0
"""The first start on a machine compiles the rules."""
STOP_SECONDS = 30.0
PONDERER_SECONDS = 2.0
"""How long one of the bots for tests computes; here, since to import those registers them."""
GATE = "TEST_GATE"
"""The variable that names the file for which one of the bots for tests waits, as if it compiled something."""
TRIES = 3
MUCH = "1000000"
ROOMY = {
    "VOYAGEUR_REQUESTS_A_MINUTE": MUCH,
    "VOYAGEUR_MESSAGES_A_MINUTE": MUCH,
    "VOYAGEUR_SOCKETS_A_PERSON": MUCH,
    "VOYAGEUR_TABLES_A_PERSON": MUCH,
    "VOYAGEUR_TABLES_AN_HOUR": MUCH,
    "VOYAGEUR_GUESTS_AN_HOUR": MUCH,
}
"""Settings under which no limit is in the way of many people at one address."""


class CannotStart(Exception):
    """A process did not start; its last words are in the message."""


def is_setting(name: str) -> bool:
    """Whether a variable of the environment is a setting of servers; where compiled rules are kept is not."""
    return name.startswith("VOYAGEUR_") and name != "VOYAGEUR_CACHE"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
        return port


def end_orderly() -> None:
    """Let a program that is asked to end clear up first, as it does after Ctrl-C."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


class Kept:
    """A process that ends when this one does. What it says goes to a file."""

    def __init__(self, command: list[str], log: Path, *, keep: list[str] | None = None, **options: Any) -> None:
        with log.open("ab") as output:
            self._keeper = subprocess.Popen(
                [sys.executable, "-S", "-E", str(KEEPER), *(keep or []), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=output,
                start_new_session=True,  # Ctrl-C is for us, who then end it
                **options,
            )
        assert self._keeper.stdout is not None
        with self._keeper.stdout as said:
            first = said.readline()
        if not first:
            self.close()
            raise CannotStart(log.read_text(encoding="utf-8", errors="replace"))
        self.pid = int(first)

    @property
    def alive(self) -> bool:
        """Whether it still runs; its keeper may outlive it."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Wait for its end: its exit code, or 128 and the number of the signal that ended it."""
        return self._keeper.wait(seconds)

    def close(self) -> None:
        """End it, in whatever state it is."""
        assert self._keeper.stdin is not None
        with suppress(BrokenPipeError):
            self._keeper.stdin.close()
        try:
            self._keeper.wait(STOP_SECONDS)
        finally:
            self._keeper.kill()
            self._keeper.wait()


class Server:
    """One `voyageur serve`. It can be killed and started again, with the same port, database and secrets."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        environment: Mapping[str, str] | None = None,
        log: str = "server.log",
    ) -> None:
        self.folder = folder
        self.database = database
        self.environment = dict(environment or {})
        self.port = 0
        self.starts = 0
        self._process: Kept | None = None
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / log

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://{HERE}:{self.port}"

    @property
    def pid(self) -> int:
        """The number of the process that serves."""
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.alive

    def words(self) -> str:
        """What it said so far, for when something failed."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def start(self) -> Server:
        """Start it and wait until it is ready."""
        new, tries = self.port == 0, 0
        while True:
            tries += 1
            self.port = free_port() if new else self.port
            self._begin()
            try:
                self._wait_until_ready()
                return self
            except CannotStart:
                if not new or tries == TRIES or "ddress already in use" not in self.words():
                    raise

    def _begin(self) -> None:
        assert not self.alive
        self.starts += 1
        command = [sys.executable, "-m", "voyageur", "serve", "--host", HERE, "--port", str(self.port)]
        inherited = {name: value for name, value in os.environ.items() if not is_setting(name)}
        own = {
            "VOYAGEUR_DATA": str(self.folder),
            "VOYAGEUR_DATABASE": self.database,
            "VOYAGEUR_PREPARE_BOTS": "false",  # would only cost time
            "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), inherited.get("PYTHONPATH")))),
        }
        self._process = Kept(command, self.log, env={**inherited, **own, **self.environment}, cwd=self.folder)

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.alive:
            with suppress(OSError), urllib.request.urlopen(f"{self.address}/ready", timeout=5.0):
                return
            time.sleep(0.03)
        self.kill()
        raise CannotStart(f"the server did not become ready:\n{self.words()[-5000:]}")

    def kill(self) -> None:
        """End it as `kill -9` does: without a chance to do anything about it."""
        if self._process is not None:
            self._process.send(signal.SIGKILL)
            self._process.close()
            self._process = None

    def stop(self) -> int:
        """Ask it to end, as an operator does; its exit code."""
        assert self._process is not None
        self._process.send(signal.SIGTERM)
        try:
            return self._process.wait(STOP_SECONDS)
        finally:
            self._process.close()
            self._process = None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()
