"""People and games put straight into a database, for tests of what is made of them afterwards."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

import voyageur as vg
from voyageur.server.database import Database, now
from voyageur.server.house import new_id
from voyageur.server.match import Entry, Match
from voyageur.server.models import EventRow, PersonRow, SeatRow, TableRow
from voyageur.server.protocol import Result
from voyageur.server.settings import read_settings
from voyageur.server.store import setup_of

BOT = None
"""A seat for a bot, where others have a person."""


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, run in a loop of its own."""

    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database that has the server's tables."""
    database = Database(read_settings({}, database=url))
    try:
        yield database
    finally:
        await database.close()


async def add_person(database: Database, name: str, *, guest: bool = False, **fields: Any) -> str:
    """Somebody, registered or a guest; their identifier."""
    given = {"login": None if guest else name.lower(), "password": None if guest else "x", "language": "en", **fields}
    row = PersonRow(id=new_id(), name=name, colour="blue", created_at=now(), seen_at=now(), chat=True, **given)
    async with database.write() as session:
        session.add(row)
    return row.id


def table_row(seats: Sequence[str | None], **fields: Any) -> tuple[TableRow, list[SeatRow]]:
    """A table where these people and bots sit."""
    game = vg.game(fields.pop("game", "expeditions"))
    usual = {
        "version": game.version,
        "players": len(seats),
        "options": {},
        "seed": 7,
        "public": True,
        "clock": {"kind": "none"},
        "substitute": "random",
        "chat": True,
        "spectator_delay": 0,
        "host_id": seats[0],
        "status": "running",
        "revision": 1,
        "number": 0,
        "due": 0,
        "created_at": now(),
        "started_at": now(),
        "updated_at": now(),
    }
    row = TableRow(id=new_id(), game=game.id, **{**usual, **fields})
    return row, [
        SeatRow(table_id=row.id, seat=seat, person_id=who, bot="random" if who is BOT else None, wants_abandon=False)
        for seat, who in enumerate(seats)
    ]


async def add_table(database: Database, seats: Sequence[str | None], **fields: Any) -> str:
    """A table, as it is; its identifier."""
    row, sat = table_row(seats, **fields)
    async with database.write() as session:
        session.add(row)
        await session.flush()
        session.add_all(sat)
    return row.id


async def add_result(database: Database, seats: Sequence[str | None], result: Result, **fields: Any) -> str:
    """A finished table of which only the result is known."""
    return await add_table(database, seats, status="over", result=msgspec.to_builtins(result), ended_at=now(), **fields)


async def add_game(
    database: Database, seats: Sequence[str | None], *, moves: int | None = None, undo: bool = False, **fields: Any
) -> str:
    """A game played at random, to its end or so far, with its whole log; its table's identifier."""
    row, sat = table_row(seats, **fields)
    setup = setup_of(row, sat)
    assert setup is not None
    match, entries = Match.begin(setup), list[Entry]()
    player = vg.bot("random", seed=row.seed)
    while not match.over and (moves is None or match.position.ply < moves):
        seat = match.actors[0]
        action = str(player.choose(match.position, seat))
        match = _written(match, entries, match.bot_move(seat, action, "random", now()))
        if undo and match.can_undo(seat) and (who := seats[seat]):
            wish = match.judge_undo(who, seat, match.plies[seat], new_id(), now())
            match, undo = _written(match, entries, wish), False
    row.number, row.due = match.number, sum(1 << seat for seat in match.actors)
    if match.result is not None:
        row.status, row.result, row.ended_at = "over", msgspec.to_builtins(match.result), now()
    async with database.write() as session:
        session.add(row)
        await session.flush()
        session.add_all(sat)
        session.add_all(EventRow(table_id=row.id, **msgspec.structs.asdict(entry)) for entry in entries)
    return row.id


def _written(match: Match, entries: list[Entry], entry: Entry) -> Match:
    entries.append(entry)
    return match.after(entry)
