"""Administration: what whoever runs a server does to its database from outside, while it runs or not.

Backups are made by `backup`, and logs are checked by `verifying`; here are people, and the settings in force. The
command line shows what comes out.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core.errors import NotFound
from voyageur.server import store
from voyageur.server.backup import backup, restore
from voyageur.server.database import Database, now
from voyageur.server.hints import CHANNEL, Hint
from voyageur.server.match import Entry, Match
from voyageur.server.models import EventRow, PersonRow, SeatRow, TableRow
from voyageur.server.personal_data import delete_person, export_person
from voyageur.server.problems import Conflict
from voyageur.server.settings import PREFIX, Settings
from voyageur.server.verifying import verify

__all__ = ["backup", "export", "find_person", "forget", "people", "restore", "settings_in_force", "verify"]

SENDER = "admin"
"""Who hints are from, where other processes tell theirs by an identifier."""
HIDDEN = ("secret", "metrics_token")
TRIES = 10


# ---- people -----------------------------------------------------------------------------------------------------


async def people(database: Database, *, guests: bool, limit: int) -> list[PersonRow]:
    """Registered people, or everybody, those seen last first."""
    query = select(PersonRow).where(PersonRow.deleted_at.is_(None))
    if not guests:
        query = query.where(PersonRow.login.is_not(None))
    async with database.read() as session:
        return list(await session.scalars(query.order_by(PersonRow.seen_at.desc(), PersonRow.id).limit(limit)))


async def find_person(database: Database, word: str) -> PersonRow:
    """Somebody by their login or their identifier."""
    query = select(PersonRow).where(or_(PersonRow.login == word.lower(), PersonRow.id == word))
    async with database.read() as session:
        person = await session.scalar(query.order_by((PersonRow.login == word.lower()).desc()))
    if person is None or person.deleted_at is not None:
        raise NotFound("server-admin-person", name=word)
    return person


async def export(database: Database, person_id: str) -> dict[str, Any]:
    """Everything that is kept of a person."""
    async with database.read() as session:
        return await export_person(session, person_id)


async def forget(database: Database, person_id: str) -> None:
    """Delete a person. Where they play, a bot goes on for them; servers that run notice by themselves."""
    for _ in range(TRIES):
        try:
            async with database.write() as session:
                held = await _hold_seats(session, person_id)
                await _leave_open_tables(session, person_id)
                ended = await delete_person(session, person_id)
                if not database.embedded:
                    await _tell(session, held, person_id, ended)
            return
        except IntegrityError:  # somebody moved at one of their tables in the same moment
            continue
    raise Conflict("server-admin-busy")


async def _hold_seats(session: AsyncSession, person_id: str) -> dict[str, int]:
    """Let bots take over where a person plays; which tables got a new line, and its number."""
    sits = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    running = select(TableRow).where(TableRow.id.in_(sits), TableRow.status == "running").order_by(TableRow.id)
    held = {}
    outages = await store.outages(session)
    for row in list(await session.scalars(running)):
        setup = store.setup_of(row, await store.seats_of(session, row.id))
        if setup is None:  # its rules are no longer here, and nobody can play on
            continue
        match = Match.begin(setup, outages)
        for entry in await store.entries_after(session, row.id, 0):
            match = match.after(entry)
        for seat in match.seats_of(person_id):
            if match.bot_at(seat) is None:
                match = await _write(session, match, row.id, match.judge_hold(seat, now(), "deleted"))
                held[row.id] = match.number
    return held


async def _write(session: AsyncSession, match: Match, table_id: str, entry: Entry) -> Match:
    """Add a line to a table's log as its room would, and wake somebody up to look at it."""
    after = match.after(entry)
    session.add(EventRow(table_id=table_id, **msgspec.structs.asdict(entry)))
    await session.flush()
    due = sum(1 << seat for seat in after.actors)
    values = {"number": after.number, "due": due, "wake_at": now(), "updated_at": entry.at}
    this = update(TableRow).where(TableRow.id == table_id)
    await session.execute(this.values({**values, "revision": TableRow.revision + 1}))
    return after


async def _leave_open_tables(session: AsyncSession, person_id: str) -> None:
    """Free a person's seats at tables that have not started, and close those they are the host of."""
    hosted = TableRow.status == "open", TableRow.host_id == person_id
    more = {"updated_at": now(), "revision": TableRow.revision + 1}
    await session.execute(update(TableRow).where(*hosted).values({**more, "status": "closed", "ended_at": now()}))
    waiting = select(TableRow.id).where(TableRow.status == "open")
    seats = SeatRow.person_id == person_id, SeatRow.table_id.in_(waiting)
    left = list(await session.scalars(select(SeatRow.table_id).where(*seats)))
    await session.execute(update(SeatRow).where(*seats).values(person_id=None))
    await session.execute(update(TableRow).where(TableRow.id.in_(left)).values(more))


async def _tell(session: AsyncSession, held: dict[str, int], person_id: str, ended: list[str]) -> None:
    """Hints to the servers on the same database, sent at the moment of the commit."""
    hints = [Hint("person", SENDER, {"id": person_id, "session": each}) for each in [*ended, None]]
    hints += [Hint("table", SENDER, {table: number}) for table, number in held.items()]
    for hint in hints:
        words = {"channel": CHANNEL, "hint": msgspec.json.encode(hint).decode()}
        await session.execute(text("SELECT pg_notify(:channel, :hint)"), words)


# ---- settings ---------------------------------------------------------------------------------------------------


def settings_in_force(settings: Settings) -> dict[str, str]:
    """Every setting by the name of its variable, as it would be written there; what is secret is hidden."""
    shown = {}
    for name in settings.__struct_fields__:
        value = getattr(settings, name)
        if name in HIDDEN:
            value = "***" if value else ""
        elif name == "database":
            value = make_url(settings.database_url).render_as_string(hide_password=True)
        shown[PREFIX + name.upper()] = ",".join(value) if isinstance(value, tuple) else _word(value)
    return shown


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
