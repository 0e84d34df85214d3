"""Long computations on finished games: what there is, and asking for it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Struct

from voyageur.server import computations, computing
from voyageur.server.people import Person
from voyageur.server.protocol import ComputationInfo, ComputationRequest, Language, OptionInfo
from voyageur.server.routes.games import option_info
from voyageur.server.routes.given import Asker, TheHouse, Visitor

Id = Annotated[str, PathParameter(max_length=64)]


class ComputationKind(Struct):
    """Something that can be computed on a finished game."""

    name: str
    params: list[OptionInfo]


def spoken(visitor: Person | None) -> str:
    """The language of whoever asks."""
    return visitor.language if visitor else "en"


@get("/computations", summary="What can be computed")
async def list_kinds(language: FromQuery[Language] = "en") -> list[ComputationKind]:
    """The computations there are, and their parameters."""
    return [
        ComputationKind(kind.name, [option_info(option, language) for option in kind.options])
        for kind in computations.computations()
    ]


@post("/tables/{table_id:str}/computations", summary="Ask for a computation", status_code=202)
async def ask(house: TheHouse, person: Asker, table_id: Id, data: JSONBody[ComputationRequest]) -> ComputationInfo:
    """On a finished game. What somebody has asked before is computed once and its result kept.

    Progress is told on the table's socket, in messages of the type `computation`; the result is fetched from here.
    """
    return computing.info(await house.computing.ask(table_id, person.id, data.name, data.params), person.language)


@get("/tables/{table_id:str}/computations", summary="The computations on a game")
async def list_computations(house: TheHouse, visitor: Visitor, table_id: Id) -> list[ComputationInfo]:
    """The latest first, without their results."""
    rows = await house.computing.of_table(table_id)
    return [computing.info(row, spoken(visitor), result=False) for row in rows]


@get("/tables/{table_id:str}/computations/{computation_id:str}", summary="A computation and its result")
async def show(house: TheHouse, visitor: Visitor, table_id: Id, computation_id: Id) -> ComputationInfo:
    """How far it is, and what came out."""
    return computing.info(await house.computing.find(table_id, computation_id), spoken(visitor))


@delete("/tables/{table_id:str}/computations/{computation_id:str}", summary="Give a computation up", status_code=200)
async def cancel(house: TheHouse, person: Asker, table_id: Id, computation_id: Id) -> ComputationInfo:
    """By who asked for it, as long as nobody else has asked for the same."""
    return computing.info(await house.computing.cancel(table_id, person.id, computation_id), person.language)


router = Router("/api", route_handlers=[list_kinds, ask, list_computations, show, cancel])
