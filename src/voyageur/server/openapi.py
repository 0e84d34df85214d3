"""The API as an OpenAPI document: what Litestar knows of the routes, and every type of the protocol.

Litestar describes the routes; the types are described here, all of them, also those that only sockets carry and the
views that are the games' own. The browser's types are generated from this document, so it has to be exact: a part of
an answer is optional here only if it can really be missing.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar, Request, Router, get
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License, Tag
from litestar.routes import HTTPRoute
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition
from msgspec import Struct

import voyageur as vg
from voyageur.bots.analyst import Analysis
from voyageur.server import examples, protocol
from voyageur.server.delivery import Delivery, NoticeMessage

Schema = dict[str, Any]

PATH, FILE = "/api/schema", "/openapi.json"
REF = "#/components/schemas/{name}"
COOKIE, CSRF, BEARER = "cookie", "csrf", "token"
NO_CONTENT = "204"
SINGULAR = {"people": "person"}
NULL: Schema = {"type": "null"}
ANYTHING: Schema = {"description": "Any JSON."}
SAFE = {"get", "head", "options"}
"""Methods that change nothing, and so need no CSRF token."""

DESCRIPTION = """\
Tables of expedition board games for people and bots. Everything is JSON. Times are milliseconds since 1970.

## Who asks

`POST /api/people/guest` makes a guest and sets a cookie. Requests that are signed by the cookie and change something
carry the header `X-CSRF-Token` with the `csrf` of `Me`. Programs use a token instead, from `POST /api/me/tokens`, as
`Authorization: Bearer …`, and need no other header.

## Refusals

Whatever is refused changes nothing and is answered with a `Problem`: `status`, `code` (for programs), `reason` (a
sentence for people, in their language) and the sentence's `args`.

## Sentences

What is told of a game is a `Sentence`: the key of a message in Voyageur's Fluent catalogues, and its arguments. Each
client says it in the language of whoever reads it.

## Plies and keys

What a viewer (a seat, or a spectator) is told of a game is numbered for that viewer alone: its *ply* is how many
events it has been told of. A move carries the ply that its seat knows and a *key* made by the client, new for every
wish. Send a move again, with the same key, until it is answered: it is made once, and answered the same each time.
When the ply is stale the answer is 409, and its `missed` holds the events that were not known yet and the state after
them.

## The table's socket

`/api/tables/{table_id}/live?seat=0&since=12&language=en` is a WebSocket. Without `seat` it is a spectator's. It is
opened with the same cookie, from a page of the server's own address or of an allowed origin, or with a token. Each
frame is one JSON object, whose `type` tells which (`Message`, `ClientMessage`).

1. The server sends `table`, then `chat` where the table has one, then an `update`: without `since` the state alone;
   with it, every event after that ply, however many, and the state after the last. Before the start there is no
   `update` yet.
2. Then it sends what happens: `update`, `table`, `chat`, `warning` (the seat's time is running out), `computation`.
   The plies of a viewer's events follow each other without a gap.
3. The client may send `move`, `undo`, `say` and `ping`. Each `move` and `undo` is answered with its key, by
   `accepted` once it is in the log, or by `refused`; the `update` that follows from it comes by itself, after
   `accepted`.
4. Whenever a socket ends: open it again with `since` set to the last ply you know, and send again, with its key, what
   was not answered. Before the server ends one it sends `bye` with the reason.

Nobody waits for who reads slowly: when 200 messages are in line the socket is closed (code 1013), and can be resumed.
What cannot be read, is too large or comes too often is refused; after twenty such messages the socket is closed
(1008). A socket that may not be opened is told why by one `refused`, and closed (1008), or refused with an HTTP
status.

## The lobby's socket

`/api/lobby/live` sends `lobby` messages: first every public table that is open or running, then those that change and
the identifiers of those that are no longer listed.
"""

TAGS = {
    "games": "What can be played here, and its bots.",
    "lessons": "Learning a game step by step; nothing of it is kept.",
    "people": "Guests, accounts, devices, tokens.",
    "tables": "Laying tables, sitting down, and the lobby.",
    "play": "The game itself: moves, events, records.",
    "computations": "Long computations on finished games.",
    "statistics": "Ratings and what was played.",
    "notices": "Being told that a table waits: webhooks and web push.",
    "server": "For those who run the server.",
}
PLACES: list[tuple[str, str]] = [
    (r"/(ranking|statistics)$", "statistics"),
    (r"/lessons", "lessons"),
    (r"^/api/(games|bots)", "games"),
    (r"^/api/(me/(webhooks|push|subscriptions)|push)", "notices"),
    (r"/computations", "computations"),
    (
        r"^/api/tables/\{\w+\}/(moves|undo|events|why|preview|outlook|hint|moment|opinion|replay|record|return|resign|abandon|rematch|chat)",
        "play",
    ),
    (r"^/api/(me/tables|tables|lobby)", "tables"),
    (r"^/api/(people|me|login|logout)", "people"),
    (r"", "server"),
]
"""Which tag the first pattern found in a path stands for."""

SCHEMES: Schema = {
    COOKIE: {"type": "apiKey", "in": "cookie", "name": "voyageur", "description": "Set for guests, and on signing in."},
    CSRF: {"type": "apiKey", "in": "header", "name": "X-CSRF-Token", "description": "`csrf` of `Me`."},
    BEARER: {"type": "http", "scheme": "bearer", "description": "A token from `POST /api/me/tokens`."},
}
REFUSALS: Schema = {
    "Refusal": (
        "Refused, and nothing was changed. 400: not readable. 401: nobody is signed in. 403: not yours. 404: no such "
        "thing. 409: no longer possible. 413: too large. 422: not by the rules. 429: too often; `Retry-After` says for "
        "how many seconds."
    ),
    "Stale": "The seat does not know the latest events, which `missed` holds. Move again by them, with a new key.",
    "NotLegal": "The move is not legal; `reason` says why.",
    "NotReady": "The database does not answer, or the server is about to stop.",
    "NotThought": "Nothing came of looking ahead, or the server is about to stop. Ask again.",
    "NotWritten": "The database cannot write now, or the server is about to stop. Send it again, with the same key.",
}
NOTICE: Schema = {
    "operationId": "notice",
    "summary": "A table waits, or something else has happened there",
    "description": "What the server sends to a person's webhook, signed as `POST /api/me/webhooks` says.",
    "tags": ["notices"],
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": REF.format(name="NoticeMessage")}}},
    },
    "responses": {"2XX": {"description": "It has arrived."}, "410": {"description": "Nothing more is wanted."}},
}


def openapi_config() -> OpenAPIConfig:
    """How Litestar describes and serves the API."""
    return OpenAPIConfig(
        title="Voyageur",
        version=vg.__version__,
        summary="Expedition board games, for people and bots.",
        description=DESCRIPTION,
        license=License(name="MIT", identifier="MIT"),
        path=PATH,
        render_plugins=[WholeDocument()],
        operation_id_creator=operation_id,
        use_handler_docstrings=True,
        tags=[Tag(name=name, description=words) for name, words in TAGS.items()],
    )


class WholeDocument(JsonRenderPlugin):
    """Serves the whole document in place of Litestar's own.

    It is made once, and beside the event loop: its examples are games, whose rules may have to be compiled first.
    """

    def __init__(self) -> None:
        super().__init__(path="/")
        self._making = asyncio.Lock()
        self._made = b""

    def has_path(self, path: str) -> bool:
        """Whether Litestar has nothing to add there."""
        return path in ("/", FILE)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Where the document is."""
        return msgspec.json.encode({"document": PATH + FILE})

    def receive_router(self, router: Router) -> None:
        """Add the route of the document."""

        @get(FILE, media_type=OpenAPIMediaType.OPENAPI_JSON)
        async def read_document(request: Request[Any, Any, Any]) -> bytes:
            async with self._making:
                self._made = self._made or await asyncio.to_thread(encoded, request.app)
            return self._made

        router.register(read_document)


def encoded(app: Litestar) -> bytes:
    """The document as it is served."""
    return msgspec.json.encode(document(app))


def operation_id(handler: HTTPRouteHandler, method: Method, path: list[str | PathParameterDefinition]) -> str:
    """What an operation is called: what is done, and to what, as its address has it.

    >>> from litestar.types.internal_types import PathParameterDefinition as Parameter
    >>> one = Parameter("table_id", "table_id:str", str, None)
    >>> operation_id(None, "POST", ["api", "tables", one, "moves"])
    'postTableMoves'
    """
    words = [str(method).rpartition(".")[2].lower()]
    for part, after in zip(path, [*path[1:], ""], strict=True):
        if isinstance(part, str) and part != "api":
            one = not isinstance(after, str)  # one of several: its identifier follows
            words.append(SINGULAR.get(part, part.removesuffix("s")) if one else part)
    return words[0] + "".join(word.capitalize() for word in "-".join(words[1:]).split("-"))


def document(app: Litestar, with_examples: bool = True) -> Schema:
    """The OpenAPI document of the application."""
    made: Schema = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    received = {REF.format(name="ClientMessage")}
    for path, method, handler in operations(app):
        operation = made["paths"][path][method]
        complete(operation, path, method, handler)
        received.update(refs(operation.get("requestBody")))
    schemas = components({kind.__name__: kind for _, _, handler in operations(app) for kind in answered(handler)})
    for name in schemas.keys() - reachable(schemas, received):
        always_whole(name, schemas[name])
    if with_examples:
        illustrate(schemas)
    made["components"] = {
        "schemas": dict(sorted(schemas.items())),
        "responses": {name: refusal(words) for name, words in REFUSALS.items()},
        "securitySchemes": SCHEMES,
    }
    made["webhooks"] = {"notice": {"post": NOTICE}}
    made["paths"] = dict(sorted(made["paths"].items()))
    return made if with_examples else bare(made)


# ---- operations -------------------------------------------------------------------------------------------------


def operations(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Every operation of the document: its path, its method, and the function behind it."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method, (handler, _) in route.route_handler_map.items():
                if handler.resolve_include_in_schema() and method != "OPTIONS":
                    yield route.path_format, method.lower(), handler


def complete(operation: Schema, path: str, method: str, handler: HTTPRouteHandler) -> None:
    """Say of an operation what Litestar does not: its subject, who may ask, and how it is refused."""
    words = " ".join(operation.get("description", "").split())
    operation["summary"] = handler.summary or words.partition(". ")[0].rstrip(".")
    operation["description"] = words
    operation["tags"] = [next(tag for pattern, tag in PLACES if re.search(pattern, path))]
    operation["security"] = security(set(handler.parsed_fn_signature.parameters), method)
    operation.pop("deprecated", None)
    for parameter in operation.get("parameters", ()):
        tidy_parameter(parameter)
    answers = operation["responses"]
    answers.pop("400", None)
    for status, answer in answers.items():
        tidy_answer(status, answer)
        if status.startswith("2") and (name := handler.opt.get("answer")):
            answer["content"]["application/json"]["schema"] = {"oneOf": [{"$ref": REF.format(name=name)}, NULL]}
    answers["4XX"] = {"$ref": "#/components/responses/Refusal"}
    if path == "/ready":
        answers["503"] = {"$ref": "#/components/responses/NotReady"}
    if REF.format(name="Advice") in refs(answers):
        answers["503"] = {"$ref": "#/components/responses/NotThought"}
    if REF.format(name="Accepted") in refs(answers):
        answers["409"] = {"$ref": "#/components/responses/Stale"}
        answers["422"] = {"$ref": "#/components/responses/NotLegal"}
        answers["503"] = {"$ref": "#/components/responses/NotWritten"}
    operation["responses"] = dict(sorted(answers.items()))


def answered(handler: HTTPRouteHandler) -> Iterator[type[Struct]]:
    """The structs that an operation's answer is made of."""
    return parts(handler.parsed_fn_signature.return_type.annotation)


def security(parameters: set[str], method: str) -> list[Schema]:
    """Who may ask, by what the function wants to know: a person, a person if there is one, or nothing."""
    cookie: Schema = {COOKIE: []} if method in SAFE else {COOKIE: [], CSRF: []}
    known = [cookie, {BEARER: []}]
    return known if "person" in parameters else [{}, *known] if "visitor" in parameters else []


def tidy_parameter(parameter: Schema) -> None:
    """Leave out what says nothing. A parameter of an address is there or not, never null, and never less than 0."""
    for name in ("deprecated", "allowEmptyValue", "allowReserved"):
        parameter.pop(name, None)
    schema = parameter["schema"]
    options = [option for option in schema.pop("oneOf", ()) if option != {"type": "null"}]
    if len(options) == 1:
        schema |= options[0]
    elif options:
        schema["oneOf"] = options
    if isinstance(schema.get("type"), list):
        kinds = [kind for kind in schema["type"] if kind != "null"]
        schema["type"] = kinds[0] if len(kinds) == 1 else kinds
    if schema.get("type") == "integer":
        schema |= {limit: int(schema[limit]) for limit in ("minimum", "maximum") if limit in schema}
        schema.setdefault("minimum", 0)
    if "enum" in schema:
        schema["enum"] = [value for value in schema["enum"] if value is not None]


def tidy_answer(status: str, answer: Schema) -> None:
    """Leave out what is empty, and say what an answer is instead of what its status is called."""
    if status == NO_CONTENT:
        answer.pop("content", None)
    if not answer.get("headers"):
        answer.pop("headers", None)
    names = [ref.rpartition("/")[2] for ref in refs(answer)]
    if status.startswith("2"):
        known = getattr(protocol, names[0], None) if names else None
        answer["description"] = (inspect.getdoc(known) or "").partition("\n")[0] if known else "Done."


def refusal(words: str) -> Schema:
    """A kind of refusal."""
    return {"description": words, "content": {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}}


# ---- types ------------------------------------------------------------------------------------------------------


def structs() -> dict[str, type[Struct]]:
    """The types of the protocol, by name, what a webhook is sent, and what comes out of an analysis."""
    types = {name: kind for name, kind in vars(protocol).items() if isinstance(kind, type) and kind is not Struct}
    found: dict[str, type[Struct]] = {name: kind for name, kind in types.items() if issubclass(kind, Struct)}
    return found | {"NoticeMessage": NoticeMessage, "Analysis": Analysis}


def view_types() -> dict[str, type[Struct]]:
    """What the games show to a seat: each game's own type, by the name it has here."""
    return {f"{game.capitalize()}View": get_type_hints(vg.game(game).view)["return"] for game in vg.games()}


def outlook_types() -> dict[str, type[Struct]]:
    """What the games tell a seat of where it can get, for those that do."""
    outlooks = {game: vg.game(game).outlook for game in vg.games()}
    return {
        f"{game.capitalize()}Outlook": get_type_hints(outlook)["return"]
        for game, outlook in outlooks.items()
        if outlook
    }


def design_types(part: str) -> dict[str, type[Struct]]:
    """How boards that people can design are drawn ("plan") or judged ("facts"), for the games that have such."""
    designs = {game: vg.game(game).designs for game in vg.games()}
    return {
        f"{game.capitalize()}{part.capitalize()}": get_type_hints(getattr(made, part))["return"]
        for game, made in designs.items()
        if made
    }


def own_types() -> dict[str, type[Struct]]:
    """Every type that is a game's own, by the name it has here."""
    return view_types() | outlook_types() | design_types("plan") | design_types("facts")


def components(more: dict[str, type[Struct]]) -> dict[str, Schema]:
    """Every type as a JSON schema, by name: those of the protocol, and what else routes answer."""
    unions = {"Message": protocol.Message, "ClientMessage": protocol.ClientMessage}
    written, found = schemas_of([*{**structs(), **more}.values(), *unions.values()])
    found |= dict(zip(unions, written[-len(unions) :], strict=True))
    for union, words in (
        ("Message", "What a socket is sent."),
        ("ClientMessage", "What a table's socket may be sent."),
    ):
        found[union]["description"] = words
    found["View"] = either("The table as the viewer sees it: each game has its own.", view_types())
    for holder in ("State", "Frame"):
        words = found[holder]["properties"]["view"]["description"]
        found[holder]["properties"]["view"] = {"$ref": REF.format(name="View"), "description": words}
    found["Outlook"] = either("What a seat can get to: some games have one, each its own.", outlook_types())
    found["Plan"] = either("A board that people can design, as it lies: each game's own.", design_types("plan"))
    found["Facts"] = either("The numbers by which people choose such a board: each game's own.", design_types("facts"))
    for part in ("plan", "facts"):
        whole = {"$ref": REF.format(name=part.capitalize())}
        for holder, kinds in (("Design", [whole]), ("DesignCheck", [whole, NULL])):
            words = found[holder]["properties"][part]["description"]
            found[holder]["properties"][part] = {"oneOf": kinds, "description": words}
    for name, kind in own_types().items():
        found |= own_components(name.removesuffix(kind.__name__), kind)
    return found


def either(words: str, kinds: dict[str, type[Struct]]) -> Schema:
    """One of several types that are games' own."""
    return {"description": words, "oneOf": [{"$ref": REF.format(name=name)} for name in kinds]}


def own_components(prefix: str, kind: type[Struct]) -> dict[str, Schema]:
    """A game's own type and its parts; each carries the game's name before its own, since every game has players."""
    _, found = schemas_of([kind])
    text = msgspec.json.encode(found).decode().replace(REF.format(name=""), REF.format(name=prefix))
    renamed: dict[str, Schema] = msgspec.json.decode(text)
    return {prefix + name: {**schema, "title": prefix + name} for name, schema in renamed.items()}


def schemas_of(types: list[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """Types as msgspec describes them, with the docstrings of their fields."""
    written, found = msgspec.json.schema_components(types, schema_hook=lambda kind: ANYTHING, ref_template=REF)
    by_name = {kind.__name__: kind for given in types for kind in parts(given)}
    for name, schema in found.items():
        for field, words in field_docs(by_name[name]).items():
            schema["properties"][field]["description"] = words
    for schema in nested([list(written), found]):
        if "discriminator" in schema and "anyOf" in schema:
            schema["oneOf"] = schema.pop("anyOf")
        if "enum" in schema and all(isinstance(value, str) for value in schema["enum"]):
            schema["type"] = "string"
        if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
            schema["additionalProperties"] = {}
    return list(written), found


def parts(kind: Any) -> Iterator[type[Struct]]:
    """The structs a type is made of, itself included."""
    seen: set[Any] = set()
    waiting = [kind]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, Struct):
            if kind not in seen:
                seen.add(kind)
                waiting += get_type_hints(kind, include_extras=True).values()
                yield kind
        else:
            waiting += getattr(kind, "__args__", ())


def field_docs(kind: type[Struct]) -> dict[str, str]:
    """What the docstrings below a struct's fields say, those of its bases included."""
    words: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        words |= module_docs(base.__module__).get(base.__name__, {})
    return words


@cache
def module_docs(module: str) -> dict[str, dict[str, str]]:
    """The docstrings of a module's fields, by class."""
    if not module.startswith("voyageur."):
        return {}
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: dict(_documented(node)) for node in tree.body if isinstance(node, ast.ClassDef)}


def _documented(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in zip(node.body, node.body[1:], strict=False):
        said = after.value if isinstance(after, ast.Expr) else None
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(said, ast.Constant):
            yield field.target.id, " ".join(str(said.value).split())


# ---- the whole --------------------------------------------------------------------------------------------------


def nested(part: Any) -> Iterator[Schema]:
    """Every object in a part of the document."""
    if isinstance(part, dict):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from nested(inner)


def refs(part: Any) -> list[str]:
    """What a part of the document refers to."""
    return [schema["$ref"] for schema in nested(part) if isinstance(schema.get("$ref"), str)]


def reachable(schemas: dict[str, Schema], first: set[str]) -> set[str]:
    """The names of what these refer to, directly or not."""
    found: set[str] = set()
    waiting = {ref.rpartition("/")[2] for ref in first}
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= {ref.rpartition("/")[2] for ref in refs(schemas[name])} - found
    return found


def always_whole(name: str, schema: Schema) -> None:
    """What is only ever sent has all its fields, also those that have a usual value."""
    kind = structs().get(name)
    if "properties" in schema and not (kind and kind.__struct_config__.omit_defaults):
        schema["required"] = list(schema["properties"])


def illustrate(schemas: dict[str, Schema]) -> None:
    """Give every type an example: one that was made, or the first part of that type in one that was."""
    names = {part: part.__name__ for kind in [*structs().values(), Delivery] for part in parts(kind)}
    for own, kind in own_types().items():
        names |= {part: own.removesuffix(kind.__name__) + part.__name__ for part in parts(kind)}
    for example in examples.parts():
        name = names.get(type(example))
        if name in schemas and "examples" not in schemas[name]:
            schemas[name]["examples"] = [msgspec.to_builtins(example, str_keys=True)]


def bare(part: Any) -> Any:
    """The same without what is only for people: no examples, and no titles that repeat a name."""
    if isinstance(part, dict):
        idle = {"examples": list, "title": str}  # a property of such a name would be a schema, and stay
        return {name: bare(value) for name, value in part.items() if not isinstance(value, idle.get(name, ()))}
    return [bare(value) for value in part] if isinstance(part, list) else part
