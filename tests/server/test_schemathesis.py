"""Every operation of the API, asked right and wrong by schemathesis: nothing fails, and answers fit their schemas."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable, Iterator
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

GUESTS, NOBODYS = 12, 6
"""Examples for each operation, right ones and wrong ones, by who asks."""
PATIENCE = 30.0
MEANINGFUL = 0.8
"""How often something is asked for that there is."""
MANY = "1000000"
LIMITED = "REQUESTS_A_MINUTE GUESTS_AN_HOUR REGISTRATIONS_AN_HOUR LOGINS_AN_HOUR TABLES_A_PERSON TABLES_AN_HOUR"
LIMITS = {f"VOYAGEUR_{name}": MANY for name in LIMITED.split()}
KNOWN: dict[str, list[Any]] = {
    "game": ["expeditions", "fivex", "eldorado"],
    "seat": [0, 1],
    "ply": [0],
    "action": ["play extension", "play exploration"],
    "name": ["analysis"],
    "bot": ["random"],
    "options": [{}],
}
"""Values that mean something, for parameters and for fields of bodies."""
CHECKS = [
    checks.not_a_server_error,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.status_code_conformance,
]


class Asking(Struct):
    """Who asks, and what they may ask for."""

    address: str
    headers: dict[str, str]
    known: dict[str, list[Any]]
    """What there is, by the name of the parameter that means it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), environment=LIMITS).start()
    yield server
    alive = server.alive
    server.kill()
    assert alive


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    with urllib.request.urlopen(f"{server.address}/api/schema/openapi.json", timeout=PATIENCE) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def guest(server: Server) -> Asking:
    """A new guest, who sits at tables of their own."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as client:
        answer = client.post("/api/people/guest", json={"name": "Ida"}).raise_for_status()
        headers = {"Cookie": f"voyageur={answer.cookies['voyageur']}", "X-CSRF-Token": answer.json()["csrf"]}
        client.cookies.clear()
        client.headers.update(headers)
        tables = [lay(client, "expeditions", False), lay(client, "fivex", True), lay(client, "eldorado", True)]
        client.post(f"/api/tables/{tables[-1]}/resign", json={}).raise_for_status()
    return Asking(server.address, headers, {**KNOWN, "table_id": tables, "person_id": [answer.json()["id"]]})


def lay(client: httpx.Client, game: str, start: bool) -> str:
    """A table where who asks sits at every seat."""
    players = client.get(f"/api/games/{game}").raise_for_status().json()["least_players"]
    wish = {"game": game, "seats": [{"kind": "me"}] * players, "start": start}
    return str(client.post("/api/tables", json=wish).raise_for_status().json()["id"])


moderate = settings(
    derandomize=True,
    deadline=None,  # the machine may be busy
    database=None,
    suppress_health_check=list(HealthCheck),
)


def ask(case: Any, asking: Asking) -> None:
    """Ask, mostly for something that there is. What is asked hangs on the case alone, so that it can be repeated."""
    chosen = random.Random(repr((case.path_parameters, case.query, case.body)))
    for part in (case.path_parameters, case.body):
        for name in sorted(part.keys() & asking.known.keys()) if isinstance(part, dict) else ():
            if isinstance(part[name], type(asking.known[name][0])) and chosen.random() < MEANINGFUL:
                part[name] = chosen.choice(asking.known[name])
    case.call_and_validate(asking.address, headers=asking.headers, checks=CHECKS, timeout=PATIENCE)


def asked_by(asking: Asking) -> Callable[[Any], None]:
    """Somebody's way to ask."""

    def asked(case: Any) -> None:
        ask(case, asking)

    return asked


def ask_everything(document: dict[str, Any], tag: str, new: Callable[[], Asking], examples: int) -> None:
    """Ask for every operation of that subject, with bodies and parameters that fit and with some that do not."""
    found: Any
    for found in schemathesis.openapi.from_dict(document).include(tag=tag).get_all_operations():
        operation, asking = found.ok(), new()
        for mode in GenerationMode:
            cases = operation.as_strategy(generation_mode=mode)
            tried = settings(moderate, max_examples=examples)(given(case=cases)(asked_by(asking)))
            with suppress(Unsatisfiable) if mode.is_negative else nullcontext():  # where nothing can be wrong
                tried()


@pytest.mark.parametrize("tag", TAGS)
def test_a_guest_gets_a_fitting_answer(server: Server, document: dict[str, Any], tag: str) -> None:
    open_to_all = json.loads(json.dumps(document))
    del open_to_all["components"]["securitySchemes"]  # or schemathesis would put cookies of its own in place of ours
    for item in open_to_all["paths"].values():
        for operation in item.values():
            del operation["security"]
    ask_everything(open_to_all, tag, lambda: guest(server), GUESTS)


@pytest.mark.parametrize("tag", TAGS)
def test_nobody_gets_a_fitting_answer(server: Server, document: dict[str, Any], tag: str) -> None:
    known = guest(server).known
    ask_everything(document, tag, lambda: Asking(server.address, {}, known), NOBODYS)
