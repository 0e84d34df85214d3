"""For whoever runs the server: health, metrics, and a log without secrets."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.little import PASSWORD, Little, little
from voyageur.server import logs
from voyageur.server.metrics import Metrics


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Little]:
    with little(tmp_path) as running:
        yield running


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, as lines of JSON."""
    written = io.StringIO()
    names = (None, "uvicorn", "uvicorn.error", "uvicorn.access", *logs.TALKATIVE)
    before = {name: (logging.getLogger(name).level, logging.getLogger(name).propagate) for name in names}
    handlers = list(logging.getLogger().handlers)
    logs.configure(written)
    yield written
    structlog.reset_defaults()
    logging.getLogger().handlers[:] = handlers
    for name, (level, propagate) in before.items():
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).propagate = propagate


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


# ---- health -----------------------------------------------------------------------------------------------------


def test_a_process_that_lives_says_so(server: Little) -> None:
    answer = server.device().get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "alive"})


def test_a_server_is_ready_while_its_database_answers(server: Little, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.device().get("/ready").json() == {"status": "ready"}

    async def silent() -> None:
        raise TimeoutError

    monkeypatch.setattr(server.house.database, "check", silent)
    answer = server.device().get("/ready")
    assert (answer.status_code, answer.json()["code"]) == (503, "server-database-silent")
    assert server.device().get("/health").status_code == 200


def test_a_server_that_stops_is_not_ready(server: Little) -> None:
    server.house.stopping = True
    answer = server.device().get("/ready")
    assert (answer.status_code, answer.json()["code"]) == (503, "server-stopping")


# ---- metrics ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "status"), [("127.0.0.1", 200), ("::1", 200), ("192.0.2.1", 403), ("testclient", 403)]
)
def test_metrics_are_for_this_machine(tmp_path: Path, peer: str, status: int) -> None:
    with little(tmp_path, peer=peer, proxies=1) as server:
        assert server.device().get("/metrics").status_code == status
        for name in ("X_Forwarded_For", "Forwarded", "X_Real_IP"):
            assert server.device().get("/metrics", **{name: "127.0.0.1"}).status_code == 403


def test_metrics_are_for_who_has_the_token(tmp_path: Path) -> None:
    with little(tmp_path, peer="192.0.2.1", metrics_token="let me in") as server:
        assert server.device().get("/metrics", Authorization="Bearer let me in").status_code == 200
        for wrong in ("Bearer let me out", "Bearer ", "Basic let me in", ""):
            refused = server.device().get("/metrics", Authorization=wrong)
            assert (refused.status_code, refused.json()["code"]) == (403, "server-metrics-closed")


def test_requests_and_refusals_are_counted(tmp_path: Path) -> None:
    with little(tmp_path, peer="127.0.0.1") as server:
        ida = server.guest()
        ida.get("/api/me")
        ida.get(f"/api/people/{ida.me['id']}")
        ida.get("/api/nowhere")
        server.device().ask("BREW", "/health")
        answer = server.device().get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        told = answer.text
    assert 'voyageur_http_seconds_count{method="GET",route="/api/me",status="200"} 1.0' in told
    assert 'route="/api/people/{person_id}"' in told
    assert 'method="GET",route="none",status="404"' in told
    assert 'method="other",route="none",status="405"' in told
    assert 'voyageur_refusals_total{code="server-nothing-here"} 1.0' in told
    assert ida.me["id"] not in told


def test_every_measure_is_there() -> None:
    metrics = Metrics()
    metrics.moves.labels("expeditions", "person").inc()
    metrics.move_seconds.observe(0.01)
    metrics.commit_size.observe(3)
    metrics.commit_seconds.observe(0.002)
    metrics.sockets.labels("table").inc()
    metrics.rooms.set(2)
    metrics.bots_waiting.set(1)
    metrics.thoughts.labels("greedy", "none").inc()
    metrics.thought_seconds.observe(0.1)
    told = metrics.render().decode()
    for line in (
        'voyageur_moves_total{by="person",game="expeditions"} 1.0',
        "voyageur_rooms 2.0",
        "voyageur_bots_waiting 1.0",
    ):
        assert line in told
    metrics.close()


def test_processes_of_one_address_are_added_up(tmp_path: Path) -> None:
    program = (
        "import sys; from voyageur.server.metrics import Metrics; m = Metrics()\n"
        "m.moves.labels('expeditions', 'person').inc(2); m.rooms.set(3)\n"
        "sys.stdout.write(m.render().decode()) if 'tell' in sys.argv else None\n"
        "m.close() if 'end' in sys.argv else None\n"
    )
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}

    def run(*words: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", program, *words], env=environment, capture_output=True, text=True, check=True
        ).stdout

    run("end")
    run()  # as if killed: it does not say that its rooms no longer count
    told = run("tell")
    assert 'voyageur_moves_total{by="person",game="expeditions"} 6.0' in told
    assert "voyageur_rooms 3.0" in told


# ---- the log ----------------------------------------------------------------------------------------------------


def test_a_request_is_one_line_without_secrets(server: Little, log: io.StringIO) -> None:
    ida = server.registered("ida")
    ida.get(f"/api/people/{ida.me['id']}?token=hush")
    token = ida.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    program = server.device()
    program.token = token
    program.get("/api/me")
    server.device().get("/health")
    told = lines(log)
    assert [(each["method"], each["route"], each["status"]) for each in told] == [
        ("POST", "/api/people/guest", 201),
        ("POST", "/api/me/register", 200),
        ("GET", "/api/people/{person_id}", 200),
        ("POST", "/api/me/tokens", 201),
        ("GET", "/api/me", 200),
    ]
    assert told[2]["person"] == ida.me["id"]
    assert all(each["request"] and each["ms"] >= 0 and each["timestamp"] and each["level"] == "info" for each in told)
    for secret in ("hush", PASSWORD, ida.cookie, ida.csrf, token):
        assert secret not in log.getvalue()


def test_a_failure_is_logged_with_where_it_happened(
    server: Little, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Any) -> None:
        raise RuntimeError("who would have thought")

    ida = server.guest()
    monkeypatch.setattr(server.house.people, "sessions", fail)
    answer = ida.get("/api/me/sessions")
    assert answer.status_code == 500
    failure, request = lines(log)[-2:]
    assert (failure["event"], failure["level"], failure["route"]) == ("failure", "error", "/api/me/sessions")
    assert "who would have thought" in failure["exception"]
    assert "list_sessions" in failure["exception"]
    assert failure["request"] == request["request"] == answer.headers["x-request-id"]


def test_secrets_are_left_out_of_whatever_is_logged(log: io.StringIO) -> None:
    logs.log.warning("odd", password="hush", token="hush", cookie="hush", seed=1234567, text="hush", game="fivex")
    try:
        raise ValueError(
            "[SQL: UPDATE person SET password=?]\n[parameters: ('hush', [1], 'hush')]\n(Background on this)"
        )
    except ValueError:
        logs.log.exception("broken")
    logging.getLogger("sqlalchemy.engine").info("hush")
    assert "hush" not in log.getvalue()
    assert "1234567" not in log.getvalue()
    assert lines(log)[0]["game"] == "fivex"
    assert "Background on this" in lines(log)[1]["exception"]


def test_uvicorn_goes_the_same_way_and_names_no_table(log: io.StringIO) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info("Started server process [%d]", 7)
    uvicorn.info("connection open")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "127.0.0.1:1", "/api/tables/hush/live?seat=0")
    logging.getLogger("uvicorn.access").info('%s - "%s %s" %d', "127.0.0.1", "GET", "/hush", 200)
    assert [each["event"] for each in lines(log)] == ["Started server process [7]"]


def test_in_a_terminal_lines_are_for_reading() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    written = Terminal()
    handlers = list(logging.getLogger().handlers)
    logs.configure(written)
    try:
        hidden = "hush"
        try:
            raise RuntimeError("broken")
        except RuntimeError:
            logs.log.exception("failure", password=hidden)
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers[:] = handlers
    assert "RuntimeError: broken" in written.getvalue()
    assert '"hush"' not in written.getvalue().replace('hidden = "hush"', "")
    with pytest.raises(json.JSONDecodeError):
        json.loads(written.getvalue().splitlines()[0])
