"""Notices: who wants to be told outside the game that a table waits for them, and a queue that tells them.

A notice is added in the transaction that makes it true, one row for every subscription of the person, and tried until
it arrives or too often. Any process may send it: whoever moves `send_at` on has claimed it, for a while, so that a
process that dies loses none. This module knows no room and no socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import structlog
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core import registry, text
from voyageur.server import outgoing, webpush
from voyageur.server.database import Database, now
from voyageur.server.delivery import Delivery, Messenger, NoticeMessage
from voyageur.server.house import new_id
from voyageur.server.inserting import insert_new
from voyageur.server.limits import HOUR, Limits
from voyageur.server.models import NoticeRow, PersonRow, SubscriptionRow, TableRow
from voyageur.server.problems import Conflict, Missing
from voyageur.server.protocol import NewWebhook, PushKey, PushRequest, SubscriptionInfo
from voyageur.server.settings import Settings
from voyageur.server.store import IDENTIFIER

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
DELAYS = (10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE)
"""How long to wait after each try that failed; after the last, a notice is given up."""
LEASE = MINUTE
"""For how long a claimed notice is left alone: longer than any try takes."""
MOST_FAILURES = 30
"""A subscription with so many notices in a row that were given up is removed."""
MOST_SUBSCRIPTIONS = 10
DELIVERIES_AN_HOUR = 60
"""Addresses that one person may give, and messages they may have sent there as a test."""
MOST_AT_ONCE = 50
"""Notices under way at the same time, so that a slow receiver holds up nobody else's."""
POLL_SECONDS = 2.0
TIDY_SECONDS = 3600.0
KEPT = 30 * DAY
"""How long a notice that was dealt with is remembered, so that it is not told again."""
STOP_SECONDS = 5.0

log = structlog.get_logger()


class Notices:
    """The subscriptions of everybody, and what is to be told to them."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.address = settings.address.rstrip("/")
        self.messenger = Messenger(settings)
        self.limits = Limits(settings)
        self.limits.kinds["delivery"] = DELIVERIES_AN_HOUR, HOUR
        self._stopped = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()
        self._tidy_at = 0.0

    # ---- subscriptions ------------------------------------------------------------------------------------------

    def push_key(self) -> PushKey:
        """What a browser needs to subscribe."""
        pusher = self.messenger.pusher
        return PushKey(pusher.key if pusher.on else None)

    async def subscriptions(self, person_id: str) -> list[SubscriptionInfo]:
        """Where a person is told."""
        mine = select(SubscriptionRow).where(SubscriptionRow.person_id == person_id)
        async with self.database.read() as session:
            rows = await session.scalars(mine.order_by(SubscriptionRow.created_at, SubscriptionRow.id))
            return [info(row) for row in rows]

    async def add_webhook(self, person_id: str, address: str) -> NewWebhook:
        """Tell a person's program; the address must be one that everybody could reach."""
        self.limits.check("delivery", person_id)
        await outgoing.checked(outgoing.readable(address), private=self.messenger.private)
        secret = secrets.token_urlsafe(32)
        row = _subscription(person_id, "webhook", address, {"secret": secret})
        async with self.database.write() as session:
            await _check_room(session, person_id)
            session.add(row)
        return NewWebhook(subscription=info(row), secret=secret)

    async def add_push(self, person_id: str, request: PushRequest) -> SubscriptionInfo:
        """Tell a browser; one that is known already, whoever used it, is told from now on only for this person."""
        if not self.messenger.pusher.on:
            raise Missing("server-push-off")
        self.limits.check("delivery", person_id)
        keys = webpush.checked_keys(request, private=self.messenger.private)
        await outgoing.checked(outgoing.readable(request.endpoint), private=self.messenger.private)
        row = _subscription(person_id, "push", request.endpoint, keys)
        same = SubscriptionRow.kind == "push", SubscriptionRow.address == request.endpoint
        async with self.database.write() as session:
            await session.execute(delete(SubscriptionRow).where(*same))
            await _check_room(session, person_id)
            session.add(row)
        return info(row)

    async def remove(self, person_id: str, subscription_id: str) -> None:
        """Tell nothing there any more."""
        async with self.database.write() as session:
            await session.delete(await _mine(session, person_id, subscription_id))

    async def test(self, person_id: str, subscription_id: str, language: str) -> Delivery:
        """Send a message there now, and say what came of it."""
        async with self.database.read() as session:
            row = await _mine(session, person_id, subscription_id)
        self.limits.check("delivery", person_id)
        words = text.say("server-notice-test", language)
        message = NoticeMessage(kind="test", words=words, link=f"{self.address}/", at=now())
        return await self.messenger.deliver(row, message, language)

    # ---- the queue ----------------------------------------------------------------------------------------------

    async def add(
        self, session: AsyncSession, *, person_id: str, table_id: str, kind: str, mark: str, data: dict[str, Any]
    ) -> None:
        """Something to tell a person, in the transaction that makes it true.

        Nothing happens if the mark (100 characters at most) is known, or if the person wants to be told nowhere. `data`
        may say which `seat` is meant, and `until` when it matters.
        """
        mine = select(SubscriptionRow.id).where(SubscriptionRow.person_id == person_id)
        at = now()
        rows = [
            {
                "mark": f"{mark}:{subscription}",
                "person_id": person_id,
                "table_id": table_id,
                "kind": kind,
                "data": {**data, "subscription": subscription},
                "created_at": at,
                "send_at": at,
                "tries": 0,
            }
            for subscription in await session.scalars(mine)
        ]
        if rows:
            await session.execute(insert_new(session, NoticeRow, "mark"), rows)

    async def run(self) -> None:
        """Send what is due, until stopped."""
        while not self._stopped.is_set():
            try:
                await self.send_due()
                await self._tidy()
            except (SQLAlchemyError, OSError) as error:
                log.warning("notices not sent", problem=str(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), POLL_SECONDS)

    async def stop(self) -> None:
        """Send no more; what is under way gets a moment, and is otherwise left to other processes."""
        self._stopped.set()
        if self._sending:
            _, late = await asyncio.wait(self._sending, timeout=STOP_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def send_due(self) -> None:
        """Claim what is due, as much as can be under way, and begin to send it."""
        for notice_id in await self._claim(MOST_AT_ONCE - len(self._sending)):
            if self._stopped.is_set():  # meanwhile: another process sends it when the claim has run out
                return
            task = asyncio.create_task(self._send(notice_id), name=f"notice {notice_id}")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        await asyncio.gather(*self._sending)

    async def _claim(self, most: int) -> list[int]:
        at = now()
        due = select(NoticeRow.id, NoticeRow.send_at).where(NoticeRow.send_at <= at)
        async with self.database.read() as session:
            found = (await session.execute(due.order_by(NoticeRow.send_at, NoticeRow.id).limit(most))).all()
        if not found:
            return []
        claimed = []
        async with self.database.write() as session:
            for notice_id, send_at in found:
                same = NoticeRow.id == notice_id, NoticeRow.send_at == send_at
                claim = update(NoticeRow).where(*same).values(send_at=at + LEASE, tries=NoticeRow.tries + 1)
                if await session.scalar(claim.returning(NoticeRow.id)):
                    claimed.append(notice_id)
        return claimed

    async def _send(self, notice_id: int) -> None:
        """One try of one notice, from reading it to writing down what came of it."""
        try:
            async with self.database.read() as session:
                notice, subscription, message, language = await _read(session, notice_id, self.address)
            if message is None or subscription is None:
                delivery = None
            else:
                delivery = await self.messenger.deliver(subscription, message, language)
            async with self.database.write() as session:
                await _note(session, notice, delivery)
        except Exception as error:  # the claim runs out, and it is tried again: nothing else may stop
            log.warning("notice not sent", notice=notice_id, problem=repr(error))

    async def _tidy(self) -> None:
        """Forget, now and then, what was dealt with long ago."""
        at = asyncio.get_running_loop().time()
        if at < self._tidy_at:
            return
        self._tidy_at = at + TIDY_SECONDS
        done = NoticeRow.send_at.is_(None), NoticeRow.created_at < now() - KEPT
        async with self.database.write() as session:
            await session.execute(delete(NoticeRow).where(*done))


# ---- subscriptions in the database ----------------------------------------------------------------------------------


def info(row: SubscriptionRow) -> SubscriptionInfo:
    """A subscription as its owner sees it."""
    kind: Any = row.kind
    return SubscriptionInfo(id=row.id, kind=kind, address=row.address, created_at=row.created_at)


def _subscription(person_id: str, kind: str, address: str, keys: dict[str, str]) -> SubscriptionRow:
    return SubscriptionRow(
        id=new_id(), person_id=person_id, kind=kind, address=address, keys=keys, created_at=now(), failures=0
    )


async def _check_room(session: AsyncSession, person_id: str) -> None:
    """Refuse one subscription too many. The person's row is locked, so that two at once cannot both be the last."""
    if not await session.scalar(select(PersonRow.id).where(PersonRow.id == person_id).with_for_update()):
        raise Missing("server-person-unknown")
    count = await session.scalar(
        select(func.count()).select_from(SubscriptionRow).where(SubscriptionRow.person_id == person_id)
    )
    if count is not None and count >= MOST_SUBSCRIPTIONS:
        raise Conflict("server-subscriptions-many", most=MOST_SUBSCRIPTIONS)


async def _mine(session: AsyncSession, person_id: str, subscription_id: str) -> SubscriptionRow:
    row = await session.get(SubscriptionRow, subscription_id) if IDENTIFIER.fullmatch(subscription_id) else None
    if row is None or row.person_id != person_id:
        raise Missing("server-subscription-unknown")
    return row


# ---- notices in the database ------------------------------------------------------------------------------------


async def _read(
    session: AsyncSession, notice_id: int, address: str
) -> tuple[NoticeRow, SubscriptionRow | None, NoticeMessage | None, str]:
    """A notice, where it goes, what it says (None once that no longer matters), and its person's language."""
    notice = await session.get_one(NoticeRow, notice_id)
    subscription = await session.get(SubscriptionRow, notice.data["subscription"])
    person = await session.get_one(PersonRow, notice.person_id)
    table = await session.get_one(TableRow, notice.table_id)
    message = _message(notice, table, person.language, address) if _matters(notice, table) else None
    return notice, subscription, message, person.language


def _matters(notice: NoticeRow, table: TableRow) -> bool:
    """Whether it is still so: nobody is to be called to a table that no longer waits for them."""
    until, seat = notice.data.get("until"), notice.data.get("seat")
    if notice.kind not in ("turn", "warning"):
        return True
    if until is not None and until <= now():
        return False
    return table.status == "running" and (seat is None or bool(table.due >> seat & 1))


def _message(notice: NoticeRow, table: TableRow, language: str, address: str) -> NoticeMessage:
    name = registry.find(table.game).name
    return NoticeMessage(
        kind=notice.kind,
        words=text.say(f"server-notice-{notice.kind}", language, game=name),
        link=f"{address}/tables/{table.id}",
        at=notice.created_at,
        table=table.id,
        game=table.game,
        seat=notice.data.get("seat"),
        until=notice.data.get("until"),
    )


async def _note(session: AsyncSession, notice: NoticeRow, delivery: Delivery | None) -> None:
    """Write down what came of a try: done with, to be tried again, or given up."""
    of = notice.data["subscription"]
    again = None
    if delivery is not None and delivery.gone:
        await session.execute(delete(SubscriptionRow).where(SubscriptionRow.id == of))
    elif delivery is not None and delivery.arrived:
        failed = SubscriptionRow.id == of, SubscriptionRow.failures > 0
        await session.execute(update(SubscriptionRow).where(*failed).values(failures=0))
    elif delivery is not None and notice.tries <= len(DELAYS):
        again = now() + DELAYS[notice.tries - 1]
    elif delivery is not None:
        await _count_failure(session, of)
    await session.execute(update(NoticeRow).where(NoticeRow.id == notice.id).values(send_at=again))


async def _count_failure(session: AsyncSession, subscription_id: str) -> None:
    """A notice was given up; where that happens again and again, nobody listens any more."""
    this = SubscriptionRow.id == subscription_id
    await session.execute(update(SubscriptionRow).where(this).values(failures=SubscriptionRow.failures + 1))
    await session.execute(delete(SubscriptionRow).where(this, SubscriptionRow.failures >= MOST_FAILURES))
