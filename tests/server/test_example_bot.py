"""The example client of the bot API plays whole games against a real server, also one that is killed meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.processes import Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
PATIENCE = 120.0
LINES = 35
"""Of code, at most: a client is a small thing."""


def token(server: Server, name: str) -> str:
    """A token of a new guest."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as api:
        me = api.post("/api/people/guest", json={"name": name}).raise_for_status().json()
        headers = {"X-CSRF-Token": me["csrf"]}
        made = api.post("/api/me/tokens", json={"label": "bot"}, headers=headers).raise_for_status().json()
    return str(made["token"])


def ask(server: Server, method: str, path: str, by: str | None = None, body: Any = None) -> Any:
    """The answer to a request."""
    headers = {"Authorization": f"Bearer {by}"} if by else {}
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE, headers=headers) as api:
        return api.request(method, path, json=body).raise_for_status().json()


@contextmanager
def playing(link: str, by: str) -> Iterator[subprocess.Popen[str]]:
    """The example, started."""
    quick = {"WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.2", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.2"}
    environment = {**os.environ, **quick, "VOYAGEUR_TOKEN": by}
    pipe = subprocess.PIPE
    process = subprocess.Popen([sys.executable, str(BOT), link], env=environment, stdout=pipe, stderr=pipe, text=True)
    with process:
        try:
            yield process
        finally:
            process.kill()


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that is going to happen."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_it_lays_a_table_and_plays_to_the_end(serve: Callable[..., Server]) -> None:
    server = serve()
    with playing(server.address, token(server, "Ida")) as bot:
        said, trouble = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0, trouble
    table = ask(server, "GET", f"/api/tables/{said.split()[0].rpartition('/')[2]}")
    assert table["status"] == "over"
    assert table["result"]["reason"] == "played"
    assert said.split(" ", 1)[1].strip() == str(table["result"]["scores"])


def test_two_of_them_play_sealed_choices_to_the_end_though_the_server_is_killed(serve: Callable[..., Server]) -> None:
    server = serve()
    ida, marco = token(server, "Ida"), token(server, "Marco")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    table = ask(server, "POST", "/api/tables", ida, {"game": "fivex", "seats": seats})["id"]
    path = f"/api/tables/{table}"
    with (
        playing(f"{server.address}/tables/{table}", ida) as first,
        playing(f"{server.address}/tables/{table}", marco) as second,
    ):
        wait_until(lambda: all(seat["person"] or seat["bot"] for seat in ask(server, "GET", path)["seats"]))
        ask(server, "POST", f"{path}/start", ida)
        wait_until(lambda: ask(server, "GET", f"{path}/events")["state"]["ply"] > 3)
        server.kill()
        server.start()
        for bot in (first, second):
            _, trouble = bot.communicate(timeout=PATIENCE)
            assert bot.returncode == 0, trouble
    record = ask(server, "GET", f"{path}/record")
    assert record["result"]["reason"] == "played"
    moves = [line for line in record["events"] if line["kind"] == "move"]
    assert [move[1] for move in record["record"]["moves"]] == [line["action"] for line in moves]


def test_it_is_short() -> None:
    code = BOT.read_text(encoding="utf-8").split('"""', 2)[2]
    assert sum(bool(line.strip()) and not line.strip().startswith('"""') for line in code.splitlines()) <= LINES
