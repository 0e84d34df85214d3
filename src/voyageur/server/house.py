"""The house: everything one server process is made of, in one place that routes are handed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voyageur.server.computing import Computing
    from voyageur.server.database import Database
    from voyageur.server.hints import Hints
    from voyageur.server.journal import Journal
    from voyageur.server.limits import Limits
    from voyageur.server.lobby import Lobby
    from voyageur.server.metrics import Metrics
    from voyageur.server.notices import Notices
    from voyageur.server.people import People
    from voyageur.server.rooms import Rooms
    from voyageur.server.settings import Settings
    from voyageur.server.thinking import Thinkers

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for each other."""
ID_LENGTH = 16


def new_id() -> str:
    """An identifier that nobody can guess: 91 bits."""
    number, letters = secrets.randbelow(len(ALPHABET) ** ID_LENGTH), []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


@dataclass
class House:
    """The parts of one server process. Parts that need others are handed the house."""

    settings: Settings
    database: Database
    hints: Hints
    metrics: Metrics
    journal: Journal
    people: People
    limits: Limits
    notices: Notices
    thinkers: Thinkers
    rooms: Rooms = field(init=False)
    lobby: Lobby = field(init=False)
    computing: Computing = field(init=False)
    sockets: dict[str, int] = field(default_factory=dict)
    """How many sockets each person, or each address without one, has open."""
    stopping: bool = False
