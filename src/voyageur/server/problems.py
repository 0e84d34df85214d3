"""What the server refuses, and with which HTTP status: every refusal is a sentence, and changes nothing."""

from __future__ import annotations

from voyageur.core.errors import BadOption, BadPosition, BadRecord, IllegalMove, NotFound, UnknownMove, VoyageurError
from voyageur.server.protocol import Problem, Update


class Refusal(VoyageurError):
    """The server will not do that."""

    status = 400


class NotSignedIn(Refusal):
    """Nobody is known to ask."""

    status = 401


class NotAllowed(Refusal):
    """Somebody else may, or nobody."""

    status = 403


class Missing(Refusal):
    """There is no such thing, or none that may be seen."""

    status = 404


class Conflict(Refusal):
    """It was so a moment ago; it is no longer."""

    status = 409


class Stale(Conflict):
    """A viewer's ply is behind: there is something they have not seen."""

    missed: Update | None = None
    """What that is."""


class TooMany(Refusal):
    """Too often."""

    status = 429


STATUS: dict[type[VoyageurError], int] = {
    IllegalMove: 422,
    UnknownMove: 422,
    BadOption: 422,
    BadPosition: 422,
    BadRecord: 422,
    NotFound: 404,
}


def problem(error: VoyageurError, language: str) -> Problem:
    """A refusal as it is sent."""
    status = error.status if isinstance(error, Refusal) else STATUS.get(type(error), 400)
    missed = error.missed if isinstance(error, Stale) else None
    return Problem(
        status=status, code=error.key, reason=error.reason(language), args=error.sentence.args, missed=missed
    )
