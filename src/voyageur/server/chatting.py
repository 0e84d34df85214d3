"""Chat at a table: kept like everything else, off where the table says so, and heard by whoever wants to hear it."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from sqlalchemy import select

from voyageur.server.database import now
from voyageur.server.models import ChatRow
from voyageur.server.people import JOINERS, UNSEEN
from voyageur.server.problems import NotAllowed, Refusal
from voyageur.server.protocol import ChatLine

if TYPE_CHECKING:
    from voyageur.server.house import House
    from voyageur.server.people import Person
    from voyageur.server.room import Room

LATEST = 100
"""Lines that are shown to who comes."""


async def latest(house: House, table_id: str) -> list[ChatLine]:
    """What was said last, the oldest first."""
    query = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(LATEST)
    async with house.database.read() as session:
        rows = list(await session.scalars(query))
    people = await house.people.persons({row.person_id for row in rows if row.person_id})
    return [ChatLine(row.id, row.at, people.get(row.person_id or ""), row.text) for row in reversed(rows)]


async def say(house: House, room: Room, person: Person, text: str) -> ChatLine:
    """Say something; only who sits at the table may."""
    words = readable(text)
    if not room.row.chat:
        raise NotAllowed("server-chat-off")
    if not sits(room, person):
        if not house.hints.alone:  # they may have sat down at another process a moment ago
            await room.refresh()
        if not sits(room, person):
            raise NotAllowed("server-not-at-table")
    row = ChatRow(table_id=room.id, person_id=person.id, at=now(), text=words)
    async with house.database.write() as session:
        session.add(row)
    await house.rooms.settled()
    line = ChatLine(row.id, row.at, person.info(), row.text)
    room.say(line)
    house.hints.publish("chat", {"table": room.id, "id": row.id})
    return line


def sits(room: Room, person: Person) -> bool:
    """Whether somebody sits at a table."""
    return any(seat.person_id == person.id for seat in room.seats)


def readable(text: str) -> str:
    """What was said, in one line and without what cannot be seen."""
    seen = "".join(letter for letter in " ".join(text.split()) if letter in JOINERS or _is_seen(letter)).strip()
    if not seen:
        raise Refusal("server-chat-empty")
    return seen


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in UNSEEN


class Ears:
    """Hears what was said at tables through other processes."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.hints.on("chat", lambda hint: house.rooms.spawn(self._tell(hint["table"], hint["id"])))

    async def _tell(self, table_id: str, chat_id: int) -> None:
        room = self.house.rooms.known(table_id)
        if room is None or not room.listeners:
            return
        async with self.house.database.read() as session:
            row = await session.get(ChatRow, chat_id)
        if row is not None:
            people = await self.house.people.persons({row.person_id} if row.person_id else set())
            await self.house.rooms.settled()
            room.say(ChatLine(row.id, row.at, people.get(row.person_id or ""), row.text))
