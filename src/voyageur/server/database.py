"""The database: one engine for reading and one for writing, and Alembic's migrations.

SQLite has one writer at a time: its writing engine has one connection, whose transactions begin by taking the write
lock, so that none can fail half way. PostgreSQL needs no such care and has one engine for both.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from voyageur.server.settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 20_000
POOL = 10
MIGRATING = 7_202_611
"""The number of the PostgreSQL advisory lock under which one process at a time migrates."""


def now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Database:
    """Where everything is kept."""

    def __init__(self, settings: Settings) -> None:
        self.url = settings.database_url
        self.embedded = settings.embedded
        self._one = asyncio.Lock() if self.embedded else None
        """On SQLite, writers of this process queue here: it is fairer and faster than the file's own lock."""
        self._direct: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite")
        if self.embedded:
            self.reader = _sqlite(self.url, "BEGIN", POOL)
            self.writer = _sqlite(self.url, "BEGIN IMMEDIATE", 1)
        else:
            self.reader = self.writer = create_async_engine(
                self.url, pool_size=POOL, max_overflow=POOL, hide_parameters=True
            )
        self._reading = async_sessionmaker(self.reader, expire_on_commit=False)
        self._writing = async_sessionmaker(self.writer, expire_on_commit=False)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """A session that only reads."""
        async with self._reading() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A session that is committed at its end, or not at all. Keep it short: on SQLite others wait for it."""
        async with self._one or nullcontext(), self._writing() as session, session.begin():
            yield session

    async def write_at_once(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """On SQLite, a transaction as one step of a thread: the asynchronous driver goes there and back ten times."""
        assert self._one is not None
        async with self._one:
            await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._thread, self._at_once, work))

    def _at_once(self, work: Callable[[sqlite3.Connection], None]) -> None:
        if self._direct is None:
            path = make_url(self.url).database
            self._direct = sqlite3.connect(path or "", isolation_level=None, check_same_thread=False)
            _prepare(self._direct)
        self._direct.execute("BEGIN IMMEDIATE")
        try:
            work(self._direct)
            self._direct.execute("COMMIT")
        except BaseException:
            if self._direct.in_transaction:
                self._direct.execute("ROLLBACK")
            raise

    async def migrate(self) -> None:
        """Bring the tables up to date, wholly or not at all. Processes that start together wait for each other."""
        async with self.writer.begin() as connection:
            if not self.embedded:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            await connection.run_sync(upgrade)

    async def check(self) -> None:
        """Raise if the database does not answer."""
        async with self.read() as session:
            await session.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Let go of every connection."""
        self._thread.shutdown()
        if self._direct is not None:
            self._direct.close()
        await self.reader.dispose()
        await self.writer.dispose()


def _sqlite(url: str, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=BUSY_MS / 1000, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not guessed by the driver
        _prepare(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _prepare(connection: Any) -> None:
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alembic(connection: Connection) -> Config:
    """What Alembic's commands need to work on that connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    command.upgrade(alembic(connection), "head")
