"""Chat at a table: kept like everything else, off where the table says so, and heard by whoever wants to hear it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from voyageur.server.database import now
from voyageur.server.models import ChatRow
from voyageur.server.problems import NotAllowed
from voyageur.server.protocol import ChatLine

if TYPE_CHECKING:
    from voyageur.server.house import House
    from voyageur.server.people import Person
    from voyageur.server.rooms import Room

LATEST = 100
"""Lines that are shown to who comes."""


async def latest(house: House, table_id: str, after: int = 0) -> list[ChatLine]:
    """What was said last, the oldest first."""
    query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.id > after)
    async with house.database.read() as session:
        rows = list((await session.execute(query.order_by(ChatRow.id.desc()).limit(LATEST))).scalars())
    people = await house.people.persons({row.person_id for row in rows if row.person_id})
    return [ChatLine(row.id, row.at, people.get(row.person_id or ""), row.text) for row in reversed(rows)]


async def say(house: House, room: Room, person: Person, text: str) -> ChatLine:
    """Say something; only who sits at the table may."""
    if not room.row.chat:
        raise NotAllowed("server-chat-off")
    if all(seat.person_id != person.id for seat in room.seats):
        raise NotAllowed("server-not-at-table")
    row = ChatRow(table_id=room.id, person_id=person.id, at=now(), text=" ".join(text.split()) or "…")
    async with house.database.write() as session:
        session.add(row)
    line = ChatLine(row.id, row.at, person.info(), row.text)
    room.say(line)
    house.hints.publish("chat", {"table": room.id, "id": row.id})
    return line


class Ears:
    """Hears what was said at tables through other processes."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.hints.on("chat", lambda hint: house.rooms.spawn(self._tell(hint["table"], hint["id"])))

    async def _tell(self, table_id: str, chat_id: int) -> None:
        room = self.house.rooms.known(table_id)
        if room is not None and room.listeners:
            for line in await latest(self.house, table_id, chat_id - 1):
                if line.id == chat_id:
                    room.say(line)
