"""Every operation of the API, asked right and wrong by schemathesis: nothing fails, and answers fit their schemas."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from msgspec import Struct
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi import checks as openapi_checks

from tests.server.processes import Server
from voyageur.server.openapi import TAGS

EXAMPLES = 20
"""For each operation and each who asks."""
PATIENCE = 30.0
MANY = "1000000"
LIMITS = {
    f"VOYAGEUR_{name}": MANY
    for name in ("REQUESTS_A_MINUTE", "GUESTS_AN_HOUR", "REGISTRATIONS_AN_HOUR", "LOGINS_AN_HOUR", "TABLES_A_PERSON")
}
CHECKS = [
    checks.not_a_server_error,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.status_code_conformance,
]


class Asking(Struct):
    """Who asks, and tables where they sit: open, running and over."""

    headers: dict[str, str]
    tables: list[str]
    person: str


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), environment=LIMITS).start()
    yield server
    alive = server.alive
    server.kill()
    assert alive


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    with urllib.request.urlopen(f"{server.address}/api/schema/openapi.json", timeout=PATIENCE) as answer:
        schema = schemathesis.openapi.from_dict(json.load(answer))
    schema.config.update(base_url=server.address)
    return schema


@pytest.fixture
def guest(server: Server) -> Asking:
    """A new guest, since some operations end one."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as client:
        answer = client.post("/api/people/guest", json={"name": "Ida"}).raise_for_status()
        headers = {"Cookie": f"voyageur={answer.cookies['voyageur']}", "X-CSRF-Token": answer.json()["csrf"]}
        client.cookies.clear()
        client.headers.update(headers)
        tables = [lay(client, "expeditions", False), lay(client, "fivex", True), lay(client, "eldorado", True)]
        client.post(f"/api/tables/{tables[-1]}/resign", json={}).raise_for_status()
    return Asking(headers, tables, answer.json()["id"])


def lay(client: httpx.Client, game: str, start: bool) -> str:
    """A table where who asks sits at every seat."""
    players = client.get(f"/api/games/{game}").raise_for_status().json()["least_players"]
    wish = {"game": game, "seats": [{"kind": "me"}] * players, "start": start}
    return str(client.post("/api/tables", json=wish).raise_for_status().json()["id"])


moderate = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,  # the machine may be busy
    database=None,
    suppress_health_check=list(HealthCheck),
)


def ask(case: Any, asking: Asking, headers: dict[str, str]) -> None:
    """Ask, in most cases about something that there is; the choice hangs on the case alone."""
    known = {"table_id": asking.tables, "person_id": [asking.person], "game": ["expeditions", "fivex"]}
    for name, value in (case.path_parameters or {}).items():
        choices = [value, *known.get(name, [])]
        case.path_parameters[name] = choices[len(str(case.body)) % len(choices)]
    case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)


def ask_everything(api: Any, tag: str, asking: Asking, headers: dict[str, str]) -> None:
    """Ask for every operation of that subject, with bodies and parameters that fit and with some that do not."""
    for found in api.include(tag=tag).get_all_operations():
        operation = found.ok()
        for mode in GenerationMode:

            @moderate
            @given(case=operation.as_strategy(generation_mode=mode))
            def tried(case: Any) -> None:
                ask(case, asking, headers)

            with suppress(Unsatisfiable) if mode.is_negative else nullcontext():  # where nothing can be wrong
                tried()


@pytest.mark.parametrize("tag", TAGS)
def test_a_guest_gets_a_fitting_answer(api: Any, guest: Asking, tag: str) -> None:
    ask_everything(api, tag, guest, guest.headers)


@pytest.mark.parametrize("tag", TAGS)
def test_nobody_gets_a_fitting_answer(api: Any, guest: Asking, tag: str) -> None:
    ask_everything(api, tag, guest, {})
