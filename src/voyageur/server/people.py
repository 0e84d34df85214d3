"""People: who asks, on which device, and what they may change about themselves.

Everybody has a row, a guest too; a guest who registers keeps it, and with it everything. A session is a row as well:
a device (its cookie is the session's identifier with our signature) or a token for a program. Whoever registers or
signs in gets a new session, and the device's former one ends: so nobody can wait inside a session that they planted in
somebody's browser. A guest who signs in to an account leaves the guest behind, with the guest's tables.

What was looked up is remembered for a short while. Changes take effect at once in this process, in others by a hint of
the kind "person": {"id": person, "session": None} when something about a person changed, with a session when that has
ended. It knows nothing of requests and sockets; those who hold some leave a callback here.
"""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol, TypeVar, cast

from argon2 import PasswordHasher
from msgspec import Struct, field
from sqlalchemy import CursorResult, Executable, and_, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.server.database import Database, now
from voyageur.server.house import new_id
from voyageur.server.models import MuteRow, PersonRow, SessionRow
from voyageur.server.passwords import Passwords
from voyageur.server.personal_data import delete_person, export_person
from voyageur.server.problems import Conflict, Missing, NotAllowed, NotSignedIn, Refusal
from voyageur.server.protocol import (
    GuestRequest,
    LoginRequest,
    Me,
    NewToken,
    PasswordRequest,
    PersonInfo,
    ProfileRequest,
    RegisterRequest,
    SessionInfo,
)
from voyageur.server.settings import Settings
from voyageur.server.signing import Signer
from voyageur.server.store import IDENTIFIER

__all__ = ["People", "Person", "delete_person", "export_person"]

COOKIE = "voyageur"
YEAR = 365 * 24 * 3600
"""How many seconds a device stays signed in without being seen."""
MOST_REMEMBERED = 20_000
REMEMBER_MS = 30_000
"""How long a hint that was lost can matter."""
SEEN_EVERY_MS = 10 * 60_000
KEEP_ENDED_MS = 30 * 24 * 3600 * 1000
MOST_TOKENS = 20
MOST_MUTED = 500
MOST_AT_ONCE = 500
LONGEST_LABEL = 200
LOGIN = re.compile(r"[a-z0-9_.-]{3,40}")
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Kinds of characters that show nothing, or change how others are shown."""
JOINERS = "\u200c\u200d"
"""Not seen either, but some scripts and many emoji need them."""


class Hints(Protocol):
    """The way to tell other processes that something changed."""

    def publish(self, kind: str, payload: dict[str, Any]) -> None:
        """Tell them."""

    def on(self, kind: str, callback: Callable[[dict[str, Any]], None]) -> None:
        """Be told."""


class Person(Struct, frozen=True, kw_only=True):
    """Who asks."""

    id: str
    name: str
    colour: str
    language: str
    guest: bool
    session: str
    chat: bool = True
    muted: frozenset[str] = frozenset()
    login: str | None = None
    program: bool = False
    """Whether they ask by a token."""

    def info(self) -> PersonInfo:
        """As others see them."""
        return PersonInfo(self.id, self.name, self.colour, self.guest)


class Remembered(Struct):
    """Somebody looked up, and when."""

    person: Person
    looked_at: int
    seen_at: int


K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """The latest so many."""

    def keep(self, key: K, value: V) -> None:
        """Remember one more, and forget the oldest if there are too many."""
        self[key] = value
        self.move_to_end(key)
        if len(self) > MOST_REMEMBERED:
            self.popitem(last=False)


class Marks(Struct):
    """What has to be written, but not at once."""

    sessions: dict[str, int] = field(default_factory=dict)
    persons: dict[str, int] = field(default_factory=dict)


class People:
    """Everybody, as one process knows them."""

    def __init__(
        self, database: Database, settings: Settings, hints: Hints, hasher: PasswordHasher | None = None
    ) -> None:
        self.database = database
        self.hints = hints
        self.signer = Signer(settings.kept_secret("secret"))
        self.passwords = Passwords(hasher)
        self.on_revoked: list[Callable[[str, str], None]] = []
        """Called with a person and a session of theirs that has ended, here or elsewhere: close its sockets."""
        self.on_changed: list[Callable[[str], None]] = []
        """Called with a person of whom something has changed, here or elsewhere."""
        self.on_deleted: list[Callable[[str], Awaitable[None]]] = []
        """Awaited with a person who is deleted, here, before their account goes."""
        self._sessions: Recent[str, Remembered] = Recent()
        self._ended: Recent[str, None] = Recent()
        """Sessions that were looked up and have ended: none begins again, and nobody can make us look for ever."""
        self._infos: Recent[str, tuple[int, PersonInfo]] = Recent()
        self._changes = 0
        """Grows with every change, so that what was looked up before one is not remembered after it."""
        self._seen = Marks()
        hints.on("person", self._hear)

    # ---- who asks ----------------------------------------------------------------------------------------------

    async def identify(self, *, cookie: str | None = None, bearer: str | None = None) -> Person | None:
        """Whose cookie or token that is. A token goes first, and what is not ours or has ended is nobody's."""
        program = bearer is not None
        value = bearer if bearer is not None else cookie
        session = self.signer.read("token" if program else "cookie", value) if value else None
        if session is None or session in self._ended:
            return None
        found = self._sessions.get(session)
        if found is None or found.looked_at < now() - REMEMBER_MS:
            found = await self._look_up(session, program)
        if found is None:
            self._ended.keep(session, None)
            return None
        self._mark_seen(found)
        return found.person

    async def _look_up(self, session_id: str, program: bool) -> Remembered | None:
        changes = self._changes
        async with self.database.read() as session:
            row = (
                await session.execute(
                    select(PersonRow, SessionRow)
                    .join(SessionRow, SessionRow.person_id == PersonRow.id)
                    .where(SessionRow.id == session_id, SessionRow.revoked_at.is_(None), PersonRow.deleted_at.is_(None))
                )
            ).first()
            if row is None or row[1].kind != ("token" if program else "cookie"):
                return None
            if not program and row[1].seen_at < now() - YEAR * 1000:
                return None
            person = await _person(session, row[0], row[1])
        found = Remembered(person, now(), row[1].seen_at)
        if changes == self._changes:
            self._sessions.keep(session_id, found)
        return found

    def _mark_seen(self, found: Remembered) -> None:
        at = now()
        if at - found.seen_at > SEEN_EVERY_MS and len(self._seen.sessions) < MOST_REMEMBERED:
            found.seen_at = at
            self._seen.sessions[found.person.session] = at
            self._seen.persons[found.person.id] = at

    async def persons(self, ids: Iterable[str]) -> dict[str, PersonInfo]:
        """Those people as others see them; unknown ones are left out."""
        fresh = now() - REMEMBER_MS
        found: dict[str, PersonInfo] = {}
        missing = []
        for each in set(ids):
            known = self._infos.get(each)
            if known is not None and known[0] >= fresh:
                found[each] = known[1]
            elif IDENTIFIER.fullmatch(each):
                missing.append(each)
        for start in range(0, len(missing), MOST_AT_ONCE):
            found |= await self._look_up_infos(missing[start : start + MOST_AT_ONCE])
        return found

    async def _look_up_infos(self, ids: list[str]) -> dict[str, PersonInfo]:
        changes = self._changes
        async with self.database.read() as session:
            rows = await session.scalars(select(PersonRow).where(PersonRow.id.in_(ids)))
            found = {row.id: PersonInfo(row.id, row.name, row.colour, row.login is None) for row in rows}
        if changes == self._changes:
            for each, info in found.items():
                self._infos.keep(each, (now(), info))
        return found

    async def info(self, person_id: str) -> PersonInfo:
        """That person as others see them."""
        found = await self.persons([person_id])
        if person_id not in found:
            raise Missing("server-person-unknown")
        return found[person_id]

    def me(self, person: Person) -> Me:
        """A person as they see themselves."""
        return Me(
            id=person.id,
            name=person.name,
            colour=person.colour,
            guest=person.guest,
            language=person.language,
            login=person.login,
            chat=person.chat,
            muted=sorted(person.muted),
            csrf=self.signer.signature("csrf", person.session),
        )

    def cookie(self, person: Person) -> str:
        """The value of the cookie that signs a device's requests."""
        return self.signer.signed("cookie", person.session)

    # ---- coming and going ----------------------------------------------------------------------------------------

    async def begin(self, request: GuestRequest, label: str) -> Person:
        """A new guest."""
        row = PersonRow(
            id=new_id(),
            name=seemly(request.name),
            colour=request.colour,
            language=request.language,
            login=None,
            password=None,
            chat=True,
            created_at=now(),
            seen_at=now(),
        )
        async with self.database.write() as session:
            session.add(row)
            await session.flush()
            device = _new_session(session, row.id, "cookie", label)
        return _as_person(row, device)

    async def register(self, person: Person, request: RegisterRequest, label: str) -> Person:
        """A guest becomes a registered person, and stays who they are."""
        _only_devices(person)
        if person.login is not None:
            raise Conflict("server-registered-already", login=person.login)
        login = request.login.lower()
        if not LOGIN.fullmatch(login):  # the pattern of the request lets a line end through
            raise Refusal("server-login-shape")
        password = await self.passwords.hash(request.password)
        try:
            async with self.database.write() as session:
                guest = PersonRow.id == person.id, PersonRow.login.is_(None), PersonRow.deleted_at.is_(None)
                if not await _changed(session, update(PersonRow).where(*guest).values(login=login, password=password)):
                    raise Conflict("server-registered-already", login=login)
                registered = await self._renew(session, person.id, label, person)
        except IntegrityError as error:
            raise Conflict("server-login-taken", login=request.login) from error
        self._tell(person.id, person.session)
        self._tell(person.id, None)
        return registered

    async def login(self, request: LoginRequest, label: str, before: Person | None) -> Person:
        """Sign in; the session that the device had before ends."""
        login = request.login.lower()
        row = None
        if LOGIN.fullmatch(login):
            async with self.database.read() as session:
                row = await session.scalar(select(PersonRow).where(PersonRow.login == login))
        kept = row.password if row is not None else None
        if not await self.passwords.verify(kept, request.password) or row is None or kept is None:
            raise NotSignedIn("server-login-wrong")
        better = await self.passwords.hash(request.password) if self.passwords.outdated(kept) else kept
        async with self.database.write() as session:
            same = PersonRow.id == row.id, PersonRow.password == kept
            if not await _changed(session, update(PersonRow).where(*same).values(password=better, seen_at=now())):
                raise NotSignedIn("server-login-wrong")  # it was changed, or the account deleted, a moment ago
            person = await self._renew(session, row.id, label, before)
        if before is not None and not before.program:
            self._tell(before.id, before.session)
        return person

    async def _renew(self, session: AsyncSession, person_id: str, label: str, before: Person | None) -> Person:
        """A new session for a device; the one it had before ends."""
        if before is not None and not before.program:
            await session.execute(update(SessionRow).where(SessionRow.id == before.session).values(revoked_at=now()))
        row = await session.get_one(PersonRow, person_id, populate_existing=True)
        return await _person(session, row, _new_session(session, person_id, "cookie", label))

    async def logout(self, person: Person) -> None:
        """End the session that asks."""
        await self.revoke(person, person.session)

    # ---- devices and tokens --------------------------------------------------------------------------------------

    async def sessions(self, person: Person) -> list[SessionInfo]:
        """A person's devices and tokens, the latest first."""
        async with self.database.read() as session:
            rows = await session.scalars(
                select(SessionRow)
                .where(SessionRow.person_id == person.id, SessionRow.revoked_at.is_(None))
                .order_by(SessionRow.created_at.desc(), SessionRow.id)
            )
            return [_session_info(row, person) for row in rows]

    async def revoke(self, person: Person, session_id: str) -> None:
        """End one of a person's sessions, at once. A token ends no other than itself."""
        if session_id != person.session:
            _only_devices(person)
        if not IDENTIFIER.fullmatch(session_id):
            raise Missing("server-session-unknown")
        mine = SessionRow.id == session_id, SessionRow.person_id == person.id, SessionRow.revoked_at.is_(None)
        async with self.database.write() as session:
            if not await _changed(session, update(SessionRow).where(*mine).values(revoked_at=now())):
                raise Missing("server-session-unknown")
        self._tell(person.id, session_id)

    async def new_token(self, person: Person, label: str) -> NewToken:
        """A token for a program, which then plays as that person."""
        _only_devices(person)
        async with self.database.write() as session:
            mine = SessionRow.person_id == person.id, SessionRow.kind == "token", SessionRow.revoked_at.is_(None)
            if (await session.scalar(select(func.count()).where(*mine)) or 0) >= MOST_TOKENS:
                raise Conflict("server-tokens-most", most=MOST_TOKENS)
            row = _new_session(session, person.id, "token", seemly(label))
        return NewToken(session=_session_info(row, person), token=self.signer.signed("token", row.id))

    # ---- what people change about themselves ---------------------------------------------------------------------

    async def change(self, person: Person, request: ProfileRequest) -> Person:
        """Another name, colour, language, or no chat."""
        wishes = {
            "name": None if request.name is None else seemly(request.name),
            "colour": request.colour,
            "language": request.language,
            "chat": request.chat,
        }
        values = {name: value for name, value in wishes.items() if value is not None}
        if values:
            async with self.database.write() as session:
                await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(**values))
            self._tell(person.id, None)
        return await self._again(person)

    async def change_password(self, person: Person, request: PasswordRequest) -> None:
        """Another password; every other device and token is signed out."""
        _only_devices(person)
        async with self.database.read() as session:
            kept = await session.scalar(select(PersonRow.password).where(PersonRow.id == person.id))
        if kept is None:
            raise Conflict("server-guest-no-password")
        if not await self.passwords.verify(kept, request.old):
            raise NotAllowed("server-password-wrong")
        password = await self.passwords.hash(request.new)
        others = SessionRow.person_id == person.id, SessionRow.id != person.session, SessionRow.revoked_at.is_(None)
        async with self.database.write() as session:
            same = PersonRow.id == person.id, PersonRow.password == kept
            if not await _changed(session, update(PersonRow).where(*same).values(password=password)):
                raise NotAllowed("server-password-wrong")
            ended = list(await session.scalars(select(SessionRow.id).where(*others)))
            await session.execute(update(SessionRow).where(*others).values(revoked_at=now()))
        for each in ended:
            self._tell(person.id, each)

    async def mute(self, person: Person, other: str) -> Person:
        """Hear no more of somebody."""
        if other == person.id:
            raise Refusal("server-mute-self")
        await self.info(other)
        if other not in person.muted:
            await self._mute(person, other)
        return await self._again(person)

    async def _mute(self, person: Person, other: str) -> None:
        try:
            async with self.database.write() as session:
                muted = list(await session.scalars(select(MuteRow.muted_id).where(MuteRow.person_id == person.id)))
                if other not in muted and len(muted) >= MOST_MUTED:
                    raise Conflict("server-mutes-most", most=MOST_MUTED)
                if other not in muted:
                    session.add(MuteRow(person_id=person.id, muted_id=other))
        except IntegrityError:
            pass  # another device of theirs did it in the same moment
        self._tell(person.id, None)

    async def unmute(self, person: Person, other: str) -> Person:
        """Hear somebody again."""
        if other in person.muted:
            async with self.database.write() as session:
                pair = MuteRow.person_id == person.id, MuteRow.muted_id == other
                await session.execute(delete(MuteRow).where(*pair))
            self._tell(person.id, None)
        return await self._again(person)

    async def delete(self, person: Person) -> None:
        """Forget a person; the logs of their games stay, with nobody's name."""
        _only_devices(person)
        for callback in self.on_deleted:
            await callback(person.id)
        async with self.database.write() as session:
            ended = await delete_person(session, person.id)
        for each in ended:
            self._tell(person.id, each)
        self._tell(person.id, None)

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept of a person."""
        _only_devices(person)
        async with self.database.read() as session:
            return await export_person(session, person.id)

    async def _again(self, person: Person) -> Person:
        """The same person on the same device, as the database has them now."""
        found = await self._look_up(person.session, person.program)
        if found is None:
            raise NotSignedIn("server-not-signed-in")
        return found.person

    # ---- keeping things in step ------------------------------------------------------------------------------------

    def _tell(self, person_id: str, session_id: str | None) -> None:
        """Something has been committed: let it take effect here, and then elsewhere."""
        payload = {"id": person_id, "session": session_id}
        self._hear(payload)
        self.hints.publish("person", payload)

    def _hear(self, payload: dict[str, Any]) -> None:
        person_id, session_id = payload["id"], payload.get("session")
        self._changes += 1
        if session_id is not None:
            self._sessions.pop(session_id, None)
            for ended in self.on_revoked:
                ended(person_id, session_id)
            return
        self._infos.pop(person_id, None)
        for each in [key for key, found in self._sessions.items() if found.person.id == person_id]:
            del self._sessions[each]
        for changed in self.on_changed:
            changed(person_id)

    async def tidy(self) -> None:
        """Write who was seen, and forget sessions that ended long ago. To be called now and then, and at the end."""
        seen, self._seen = self._seen, Marks()
        old = now() - KEEP_ENDED_MS
        async with self.database.write() as session:
            for kind, marks in ((SessionRow, seen.sessions), (PersonRow, seen.persons)):
                for key, at in sorted(marks.items()):
                    await session.execute(update(kind).where(kind.id == key).values(seen_at=at))
            expired = and_(SessionRow.kind == "cookie", SessionRow.seen_at < old - YEAR * 1000)
            await session.execute(delete(SessionRow).where(or_(SessionRow.revoked_at < old, expired)))


def seemly(name: str) -> str:
    """A name without what cannot be seen, in one line."""
    name = " ".join(word for word in name.split(" ") if word)
    hidden = any(unicodedata.category(letter) in UNSEEN and letter not in JOINERS for letter in name)
    if hidden or not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal("server-name-unreadable")
    return name


def shown_label(label: str) -> str:
    """What a browser calls itself, as far as it can be shown."""
    return "".join(letter for letter in label if unicodedata.category(letter) not in UNSEEN)[:LONGEST_LABEL]


def _only_devices(person: Person) -> None:
    if person.program:
        raise NotAllowed("server-devices-only")


def _new_session(session: AsyncSession, person_id: str, kind: str, label: str) -> SessionRow:
    row = SessionRow(
        id=new_id() + new_id(),
        person_id=person_id,
        kind=kind,
        label=shown_label(label),
        created_at=now(),
        seen_at=now(),
        revoked_at=None,
    )
    session.add(row)
    return row


def _session_info(row: SessionRow, person: Person) -> SessionInfo:
    return SessionInfo(
        id=row.id,
        kind="token" if row.kind == "token" else "cookie",
        label=row.label,
        created_at=row.created_at,
        seen_at=row.seen_at,
        current=row.id == person.session,
    )


def _as_person(row: PersonRow, device: SessionRow, muted: frozenset[str] = frozenset()) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        colour=row.colour,
        language=row.language,
        guest=row.login is None,
        session=device.id,
        chat=row.chat,
        muted=muted,
        login=row.login,
        program=device.kind == "token",
    )


async def _person(session: AsyncSession, row: PersonRow, device: SessionRow) -> Person:
    muted = await session.scalars(select(MuteRow.muted_id).where(MuteRow.person_id == row.id))
    return _as_person(row, device, frozenset(muted))


async def _changed(session: AsyncSession, statement: Executable) -> int:
    """How many rows a statement changed."""
    return cast("CursorResult[Any]", await session.execute(statement)).rowcount
