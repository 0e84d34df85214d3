"""Boards that people design themselves: those that come with a game, looking at one's own, and inventing new ones.

Nothing is kept: a design is a document, which goes into the options of a table. Whoever asks need not be known.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from voyageur.core import registry
from voyageur.core.errors import BadOption
from voyageur.core.game import Designs, Game
from voyageur.server.problems import Missing
from voyageur.server.protocol import Design, DesignCheck, DesignRequest, InventRequest


def designs_of(game: Game) -> Designs:
    """What a game does with designs; one without is refused."""
    if game.designs is None:
        raise Missing("server-no-designs", game=game.name)
    return game.designs


@lru_cache(maxsize=32)
def known(game: Game) -> list[Design]:
    """The designs that come with a game; measuring them takes a moment, once."""
    designs = designs_of(game)
    option = next(option for option in game.options if option.name == designs.option)
    found = []
    for choice in option.choices:
        document = designs.document(choice)
        plan, facts = designs.plan(choice), designs.facts(choice)
        found.append(Design(id=choice, name=document["name"], document=document, plan=plan, facts=facts))
    return found


def looked_at(designs: Designs, design: str | dict[str, Any]) -> DesignCheck:
    """Everything that is wrong with a design, or what there is to know of it."""
    try:
        problems = designs.problems(design) if isinstance(design, dict) else []
        document = None if problems else designs.document(design)
    except BadOption as error:
        problems, document = [error], None
    if document is None:
        return DesignCheck(problems=[each.sentence for each in problems], document=None, plan=None, facts=None)
    return DesignCheck(problems=[], document=document, plan=designs.plan(design), facts=designs.facts(design))


@get("/games/{game:str}/designs", summary="The boards that come with a game", sync_to_thread=True)
def list_designs(game: FromPath[str]) -> list[Design]:
    """For a game whose boards people can design: as documents, as they lie, and the numbers to choose by."""
    return known(registry.find(game))


@post("/games/{game:str}/designs/check", summary="Look at a board of one's own", status_code=200, sync_to_thread=True)
def check_design(game: FromPath[str], data: JSONBody[DesignRequest]) -> DesignCheck:
    """Everything that is wrong with it, or how it lies and what there is to know of it. Nothing is kept."""
    return looked_at(designs_of(registry.find(game)), data.design)


@post("/games/{game:str}/designs/invent", summary="Invent a board", status_code=200, sync_to_thread=True)
def invent_design(game: FromPath[str], data: JSONBody[InventRequest]) -> DesignCheck:
    """A new board that can be played on; the same seed gives the same one. Nothing is kept."""
    designs = designs_of(registry.find(game))
    seed = secrets.randbits(designs.seed_bits) if data.seed is None else data.seed
    return looked_at(designs, designs.invent(seed))


router = Router("/api", route_handlers=[list_designs, check_design, invent_design])
