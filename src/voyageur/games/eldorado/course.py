"""The course of a table: printed in the rulebook, invented from a seed, or laid by a document of one's own."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from voyageur.core.errors import BadOption
from voyageur.games.eldorado.invention import SEED_BITS, invent
from voyageur.games.eldorado.material import ROUTES
from voyageur.games.eldorado.pieces import Course
from voyageur.games.eldorado.plan import assemble, quoted, tidy

__all__ = ["ROUTE_IDS", "Course", "course_of", "document_of", "normal"]

ROUTE_IDS: tuple[str, ...] = tuple(route["id"] for route in ROUTES)
RANDOM = re.compile(r"random-(0|[1-9][0-9]{0,9})", re.ASCII)


def normal(option: Any) -> Any:
    """The option's value in its normal form: the name of a course, or a document; BadOption if it is neither."""
    if isinstance(option, str):
        seed = RANDOM.fullmatch(option)
        if option not in ROUTE_IDS and (seed is None or int(seed[1]) >= 1 << SEED_BITS):
            raise BadOption("eldorado-course-unknown", course=quoted(option), known=ROUTE_IDS)
        return str(option)
    return tidy(option)


def document_of(option: Any) -> dict[str, Any]:
    """The document that a value of the option stands for, in its normal form."""
    option = normal(option)
    if isinstance(option, str):
        return _named(option)
    document: dict[str, Any] = option
    return document


def _named(option: str) -> dict[str, Any]:
    if seed := RANDOM.fullmatch(option):
        return invent(int(seed[1]))
    route = ROUTES[ROUTE_IDS.index(option)]
    name = {"en": route["nameEn"], "fr": route["nameFr"]}
    return tidy({"name": name, "boards": route["boards"], "finish": route["finish"]})


def course_of(option: Any) -> Course:
    """The course that a value of the option stands for."""
    return _course_named(option) if isinstance(option, str) else assemble(option)


@lru_cache(maxsize=256)
def _course_named(option: str) -> Course:
    return assemble(document_of(option))
