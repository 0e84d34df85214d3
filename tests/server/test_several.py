"""`voyageur serve --processes 2`: one address, several processes, one of which may die."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.processes import HERE, ROOMY, ROOT, START_SECONDS, STOP_SECONDS, Kept, free_port, is_setting

PROCESSES = 2


def eventually(true: Callable[[], bool], seconds: float = START_SECONDS) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


class Several:
    """The processes behind one address."""

    def __init__(self, folder: Path, database: str) -> None:
        port = free_port()
        self.address = f"http://{HERE}:{port}"
        command = [sys.executable, "-m", "voyageur", "serve", "--host", HERE, "--port", str(port)]
        inherited = {name: value for name, value in os.environ.items() if not is_setting(name)}
        own = {"VOYAGEUR_DATA": str(folder), "VOYAGEUR_DATABASE": database, "PYTHONPATH": str(ROOT), **ROOMY}
        self.first = Kept(
            [*command, "--processes", str(PROCESSES)], folder / "several.log", env={**inherited, **own}, cwd=folder
        )

    def get(self, path: str) -> httpx.Response | None:
        """An answer over a new connection, which any of the processes may take; None without one."""
        try:
            return httpx.get(self.address + path, trust_env=False, timeout=10.0)
        except httpx.TransportError:
            return None

    def told(self, path: str) -> str:
        """What is answered."""
        answer = self.get(path)
        return answer.text if answer is not None and answer.is_success else ""

    @property
    def serving(self) -> list[int]:
        """The numbers of the processes that serve: those that the first one started as copies of itself."""
        children = Path(f"/proc/{self.first.pid}/task/{self.first.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.fixture
def several(postgresql_url: str, tmp_path: Path) -> Iterator[Several]:
    started = Several(tmp_path, postgresql_url)
    try:
        eventually(lambda: bool(started.told("/ready")))
        yield started
    finally:
        if started.first.alive:
            started.first.send(signal.SIGTERM)
        started.first.close()


def test_several_processes_serve_one_address_and_one_that_dies_is_replaced(several: Several) -> None:
    with httpx.Client(base_url=several.address, trust_env=False) as client:
        me = client.post("/api/people/guest", json={"name": "Ida"}).raise_for_status().json()
        wish = {"game": "expeditions", "seats": [{"kind": "me"}] * 2, "start": True}
        table = client.post("/api/tables", json=wish, headers={"X-CSRF-Token": me["csrf"]}).raise_for_status().json()
    before = several.serving
    assert len(before) == PROCESSES
    eventually(lambda: "\nvoyageur_rooms 1.0\n" in several.told("/metrics"), STOP_SECONDS)
    os.kill(before[0], signal.SIGKILL)
    eventually(lambda: len(several.serving) == PROCESSES and before[0] not in several.serving)
    eventually(lambda: several.told(f"/api/tables/{table['id']}") != "", STOP_SECONDS)
    several.first.send(signal.SIGTERM)
    several.first.wait(STOP_SECONDS)
    assert several.get("/health") is None
