"""Backups: one moment of a whole database as a file that any database of the server can be filled from.

The file is JSON lines, compressed with gzip. The first line is a header: `format` and `version`, the Alembic `revision`
of the tables, the time `at`, and the `columns` of each table. Then comes every row, as `["table", [value, …]]`, tables
before those that refer to them. The last line counts them, `{"rows": {"table": 3, …}}`: a file without it is not whole.
Neither the cookie secret nor the push key is in it: they are files of their own.
"""

from __future__ import annotations

import gzip
import os
import secrets
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import JSON, Column, Table, bindparam, delete, func, insert, inspect, select, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from voyageur.core.errors import BadRecord, VoyageurError
from voyageur.core.text import LANGUAGES, say
from voyageur.server.database import Database, now
from voyageur.server.models import PersonRow, ProcessRow, TableRow
from voyageur.server.settings import OWNER_ONLY
from voyageur.server.sweep import DEAD

FORMAT, VERSION = "voyageur-backup", 1
ENCODER = msgspec.json.Encoder()
BATCH = 500
PACKED = 6
"""The usual level of gzip itself; that of Python is its slowest."""


class Header(msgspec.Struct, kw_only=True):
    """The first line: what the file is."""

    format: str
    version: int
    revision: str | None
    at: int
    columns: dict[str, list[str]]


class Footer(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how many rows each table has."""

    rows: dict[str, int]


Line = tuple[str, list[Any]] | Footer


def tables() -> list[Table]:
    """Every table of the server, those that others refer to first."""
    return PersonRow.metadata.sorted_tables


def columns() -> dict[str, list[str]]:
    """The columns of each table, as plain words: SQLAlchemy's own remember how they are quoted."""
    return {str(table.name): [str(name) for name in table.columns.keys()] for table in tables()}  # noqa: SIM118


@asynccontextmanager
async def snapshot(database: Database) -> AsyncIterator[AsyncConnection]:
    """A connection that sees one moment of the database, whatever is written meanwhile."""
    async with database.reader.connect() as connection:
        if not database.embedded:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        async with connection.begin():
            yield connection


async def has_tables(connection: AsyncConnection) -> bool:
    """Whether this is a server's database at all."""
    return await connection.run_sync(lambda plain: inspect(plain).has_table(PersonRow.__tablename__))


async def revision(connection: AsyncConnection) -> str | None:
    """How far the tables are migrated; None if they were not made by migrations."""
    if not await connection.run_sync(lambda plain: inspect(plain).has_table("alembic_version")):
        return None
    found: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


# ---- writing ----------------------------------------------------------------------------------------------------


async def backup(database: Database, path: Path) -> dict[str, int]:
    """Write a backup, while servers run; a crash leaves no file, or the old one. Returns the rows of each table."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", filename="", compresslevel=PACKED) as packed:
                counts = await _write(database, packed)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise VoyageurError("file-unwritable", path=str(path), problem=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):  # it is not there: it has become the backup, or could not even be begun
            part.unlink()
    return counts


async def _write(database: Database, file: gzip.GzipFile) -> dict[str, int]:
    counts: Counter[str] = Counter()
    async with snapshot(database) as connection:
        if not await has_tables(connection):
            raise VoyageurError("server-admin-no-database")
        found = await revision(connection)
        header = Header(format=FORMAT, version=VERSION, revision=found, at=now(), columns=columns())
        file.write(ENCODER.encode_lines([header]))
        for table in tables():
            name = str(table.name)
            counts[name] = 0
            rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
            async for page in rows.partitions(BATCH):
                file.write(ENCODER.encode_lines([(name, list(row)) for row in page]))
                counts[name] += len(page)
    file.write(ENCODER.encode_lines([Footer(dict(counts))]))
    return dict(counts)


# ---- reading ----------------------------------------------------------------------------------------------------


async def restore(database: Database, path: Path, *, replace: bool = False) -> dict[str, int]:
    """Fill a database with a backup, all of it or nothing; one that is not empty only if it is to be replaced."""
    lines = _read(path)
    header = _header(path, next(lines, b""))
    try:
        async with database.writer.begin() as connection:
            await _check(connection, header, replace=replace)
            for table in reversed(tables()):
                await connection.execute(delete(table))
            counts = await _fill(connection, path, lines)
            if not database.embedded:
                await _count_on(connection)
    except (IntegrityError, DataError) as error:  # its rows do not go together
        raise BadRecord("server-backup-broken", path=str(path), problem=str(error.orig)) from error
    return counts


def _read(path: Path) -> Iterator[bytes]:
    """The lines of a backup; BadRecord where it is broken off or no such file at all."""
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadRecord("server-backup-broken", path=str(path), problem=str(error)) from error
    except OSError as error:
        raise BadRecord("record-unreadable", path=str(path), problem=error.strerror or str(error)) from error


def _header(path: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("server-backup-broken", path=str(path), problem=str(error)) from error
    if (header.format, header.version) != (FORMAT, VERSION):
        made = f"{header.format} {header.version}"
        raise BadRecord("server-backup-format", path=str(path), format=made, right=f"{FORMAT} {VERSION}")
    return header


async def _check(connection: AsyncConnection, header: Header, *, replace: bool) -> None:
    """Refuse a backup of other tables, and a database that is in use."""
    here = await revision(connection)
    if header.revision != here or header.columns != columns():
        raise BadRecord("server-backup-revision", revision=header.revision or "?", right=here or "?")
    if await connection.scalar(select(func.count()).where(ProcessRow.beat_at > now() - DEAD)):
        raise VoyageurError("server-backup-running", seconds=DEAD // 1000)
    used = [await connection.scalar(select(func.count()).select_from(kind)) for kind in (PersonRow, TableRow)]
    if any(used) and not replace:
        raise VoyageurError("server-backup-not-empty", people=used[0], tables=used[1])


async def _fill(connection: AsyncConnection, path: Path, lines: Iterator[bytes]) -> dict[str, int]:
    """Add every row, in batches, and compare their number with what the last line says."""
    known = {table.name: table for table in tables()}
    counts: Counter[str] = Counter(dict.fromkeys(known, 0))
    batch: list[dict[str, Any]] = []
    table: Table | None = None
    for line in _decoded(path, lines):
        if isinstance(line, Footer):
            await _add(connection, table, batch)
            if dict(counts) == line.rows and next(lines, None) is None:
                return line.rows
            break
        name, values = line
        if table is None or table.name != name or len(batch) == BATCH:
            await _add(connection, table, batch)
            table, batch = known.get(name), []
        if table is None or len(values) != len(table.columns):
            break
        batch.append(dict(zip(table.columns.keys(), values, strict=True)))
        counts[name] += 1
    problem = {language: say("server-backup-incomplete", language) for language in LANGUAGES}
    raise BadRecord("server-backup-broken", path=str(path), problem=problem)


def _decoded(path: Path, lines: Iterator[bytes]) -> Iterator[Line]:
    decoder = msgspec.json.Decoder(Line)
    for line in lines:
        try:
            yield decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("server-backup-broken", path=str(path), problem=str(error)) from error


async def _add(connection: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is None or not rows:
        return
    names = {column.name: bindparam(column.name, type_=_kind(column)) for column in table.columns}
    await connection.execute(insert(table).values(names), rows)


def _kind(column: Column[Any]) -> TypeEngine[Any]:
    """What a value is kept as: where there may be none, no document is nothing, and not the document null."""
    return JSON(none_as_null=bool(column.nullable)) if isinstance(column.type, JSON) else column.type


async def _count_on(connection: AsyncConnection) -> None:
    """Let PostgreSQL's counters go on after the rows that brought their own numbers."""
    for table in tables():
        column = table.autoincrement_column
        if column is not None and not column.foreign_keys and len(table.primary_key.columns) == 1:
            highest = select(func.max(column)).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            following = func.coalesce(highest, 0) + 1
            await connection.execute(select(func.setval(sequence, following, False)).where(sequence.is_not(None)))
