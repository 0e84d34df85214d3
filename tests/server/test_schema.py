"""The OpenAPI document: it holds every type, its examples are real, and the browser's types are made from it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

import voyageur as vg
from tests.server.processes import Server
from voyageur.server import examples, protocol
from voyageur.server.openapi import bare as without_examples
from voyageur.server.openapi import parts, refs, structs, view_types

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TYPES = WEB / "src" / "lib" / "protocol.ts"


def schema(*options: str, **environment: str) -> str:
    """What `voyageur schema` prints."""
    command = [sys.executable, "-m", "voyageur", "schema", *options]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def node(*command: str, given: str = "") -> None:
    """Run a command of Node.js in the folder of the browser's sources."""
    asked = [sys.executable, str(WEB / "node.py"), *command]
    done = subprocess.run(asked, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(schema(PYTHONHASHSEED="1"))
    return found


@pytest.fixture(scope="module")
def bare() -> str:
    return schema("--bare", PYTHONHASHSEED="2")


@pytest.fixture(scope="module")
def schemas(document: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = document["components"]["schemas"]
    return found


@pytest.fixture(scope="module")
def operations(document: dict[str, Any]) -> dict[str, Any]:
    return {
        f"{method.upper()} {path}": operation
        for path, item in document["paths"].items()
        for method, operation in item.items()
    }


# ---- types ------------------------------------------------------------------------------------------------------


def test_every_type_of_the_protocol_is_there(schemas: dict[str, Any]) -> None:
    assert structs().keys() <= schemas.keys()


@pytest.mark.parametrize("union", ["Message", "ClientMessage"])
def test_what_sockets_carry_is_told_apart_by_its_type(schemas: dict[str, Any], union: str) -> None:
    members = get_args(getattr(protocol, union))
    tags = {member.__struct_config__.tag: f"#/components/schemas/{member.__name__}" for member in members}
    assert schemas[union]["discriminator"] == {"propertyName": "type", "mapping": tags}
    assert set(refs(schemas[union]["oneOf"])) == set(tags.values())


def test_a_state_holds_the_view_of_any_game(schemas: dict[str, Any]) -> None:
    assert schemas["State"]["properties"]["view"]["$ref"] == "#/components/schemas/View"
    assert refs(schemas["View"]) == [f"#/components/schemas/{name}" for name in view_types()]
    assert len(view_types()) == len(vg.games())


def test_nothing_refers_to_what_is_not_there(document: dict[str, Any]) -> None:
    for ref in refs(document):
        part = document
        for name in ref.removeprefix("#/").split("/"):
            part = part[name]


def test_fields_are_described_by_their_docstrings(schemas: dict[str, Any]) -> None:
    assert schemas["Problem"]["properties"]["code"]["description"] == "For programs; the key of the sentence."
    assert schemas["FivexPlayerView"]["properties"]["water"]["description"] == "None behind a screen."


def test_what_is_only_sent_is_always_whole(schemas: dict[str, Any]) -> None:
    assert set(schemas["GameRecord"]["required"]) == set(schemas["GameRecord"]["properties"])
    assert schemas["NewTable"]["required"] == ["game"]
    assert "missed" not in schemas["Problem"]["required"]


# ---- examples ---------------------------------------------------------------------------------------------------


def test_every_type_of_the_protocol_has_an_example(schemas: dict[str, Any]) -> None:
    assert [name for name in structs() if not schemas[name].get("examples")] == []


def test_examples_are_what_their_schemas_say(document: dict[str, Any], schemas: dict[str, Any]) -> None:
    for name, described in schemas.items():
        asked = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
        validator = jsonschema_rs.Draft202012Validator(asked)
        for example in described.get("examples", ()):
            assert validator.is_valid(example), f"{name}: {[error.message for error in validator.iter_errors(example)]}"


@pytest.mark.parametrize("game", vg.games())
def test_the_view_of_a_real_game_is_what_its_schema_says(document: dict[str, Any], game: str) -> None:
    name = f"{game.capitalize()}View"
    asked = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    validator = jsonschema_rs.Draft202012Validator(asked)
    position, bot = vg.game(game).start(seed=5), vg.bot("random", seed=5)
    while not position.over:
        for seat in (None, *range(position.players)):
            view = msgspec.json.decode(msgspec.json.encode(position.view(seat)))
            assert validator.is_valid(view), [error.message for error in validator.iter_errors(view)]
        position = position.play(bot.choose(position))


def test_the_example_of_a_refusal_says_why() -> None:
    assert examples.refused().reason.startswith("Key locations are being marked")


def test_types_of_unions_are_found() -> None:
    assert {part.__name__ for part in parts(protocol.SeatWish | None)} == {"OpenWish", "MeWish", "BotWish"}


# ---- operations -------------------------------------------------------------------------------------------------


def test_operations_have_names_of_their_own(operations: dict[str, Any]) -> None:
    names = [operation["operationId"] for operation in operations.values()]
    assert len(names) == len(set(names))
    assert operations["POST /api/tables/{table_id}/moves"]["operationId"] == "postTableMoves"
    assert operations["GET /api/people/{person_id}"]["operationId"] == "getPerson"


def test_operations_say_what_they_are_and_how_they_refuse(document: dict[str, Any], operations: dict[str, Any]) -> None:
    tags = {tag["name"] for tag in document["tags"]}
    for name, operation in operations.items():
        assert operation["summary"], name
        assert operation["description"], name
        assert set(operation["tags"]) <= tags, name
        assert operation["responses"]["4XX"] == {"$ref": "#/components/responses/Refusal"}, name


def test_every_operation_is_in_the_documentation(operations: dict[str, Any]) -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", page, re.MULTILINE)) == set(operations)


def test_what_changes_something_by_cookie_needs_the_csrf_token(operations: dict[str, Any]) -> None:
    assert operations["POST /api/tables/{table_id}/moves"]["security"] == [{"cookie": [], "csrf": []}, {"token": []}]
    assert operations["GET /api/me"]["security"] == [{"cookie": []}, {"token": []}]
    assert operations["GET /api/tables/{table_id}/events"]["security"][0] == {}


def test_a_stale_move_gets_what_was_missed(operations: dict[str, Any]) -> None:
    answers = operations["POST /api/tables/{table_id}/moves"]["responses"]
    assert answers["409"] == {"$ref": "#/components/responses/Stale"}


def test_the_server_serves_the_document(serve: Callable[..., Server], document: dict[str, Any]) -> None:
    server = serve()
    with urllib.request.urlopen(f"{server.address}/api/schema/openapi.json", timeout=60) as answer:
        assert json.load(answer) == document


# ---- the browser's types ----------------------------------------------------------------------------------------


def test_the_browsers_types_are_not_stale(tmp_path: Path, bare: str) -> None:
    written = tmp_path / "protocol.ts"
    node("npm", "run", "--silent", "types", "--", str(written), given=bare)
    same = written.read_text(encoding="utf-8") == TYPES.read_text(encoding="utf-8")
    assert same, "the protocol has changed: run `make web-types` and commit web/src/lib/protocol.ts"


def test_what_is_for_programs_is_the_same_without_examples(document: dict[str, Any], bare: str) -> None:
    assert json.loads(bare) == without_examples(document)


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert not any("resolved" in package for package in lock["packages"].values())
    assert all("integrity" in package for name, package in lock["packages"].items() if name)
