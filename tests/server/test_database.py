"""The database: migrations lead to the tables the models describe, and a transaction happens wholly or not at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, inspect, select

from tests.server.archive import awaited
from voyageur.server.database import Database, alembic
from voyageur.server.models import OutageRow, PersonRow
from voyageur.server.settings import Settings

TABLES = set(PersonRow.metadata.tables)


def database_at(url: str, folder: Path) -> Database:
    return Database(Settings(data=folder, database=url))


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, PersonRow.metadata))


@awaited
async def test_migrations_lead_to_the_tables_of_the_models(database_url: str, tmp_path: Path) -> None:
    database = database_at(database_url, tmp_path)
    try:
        await database.migrate()
        async with database.writer.connect() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await database.close()


@awaited
async def test_migrating_again_and_at_once_changes_nothing(database_url: str, tmp_path: Path) -> None:
    databases = [database_at(database_url, tmp_path) for _ in range(3)]
    try:
        await asyncio.gather(*(database.migrate() for database in databases))
        async with databases[0].write() as session:
            session.add(OutageRow(begin_at=1, end_at=2))
        await databases[1].migrate()
        async with databases[2].read() as session:
            assert (await session.execute(select(func.count()).select_from(OutageRow))).scalar_one() == 1
    finally:
        for database in databases:
            await database.close()


@awaited
async def test_every_migration_can_be_taken_back(database_url: str, tmp_path: Path) -> None:
    database = database_at(database_url, tmp_path)
    try:
        await database.migrate()
        async with database.writer.begin() as connection:
            await connection.run_sync(lambda sync: command.downgrade(alembic(sync), "base"))
        async with database.writer.connect() as connection:
            left = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
        assert not left & TABLES
        await database.migrate()
    finally:
        await database.close()


@awaited
async def test_a_write_that_fails_leaves_nothing(database_url: str, tmp_path: Path) -> None:
    database = database_at(database_url, tmp_path)
    try:
        await database.migrate()

        async def half() -> None:
            async with database.write() as session:
                session.add(OutageRow(begin_at=1, end_at=2))
                await session.flush()
                raise RuntimeError

        with pytest.raises(RuntimeError):
            await half()
        async with database.read() as session:
            assert (await session.execute(select(func.count()).select_from(OutageRow))).scalar_one() == 0
    finally:
        await database.close()


@awaited
async def test_writers_wait_for_each_other_and_none_is_refused(database_url: str, tmp_path: Path) -> None:
    databases = [database_at(database_url, tmp_path) for _ in range(2)]
    try:
        await databases[0].migrate()

        async def write(number: int) -> None:
            async with databases[number % 2].write() as session:
                count = (await session.execute(select(func.count()).select_from(OutageRow))).scalar_one()
                session.add(OutageRow(begin_at=number, end_at=count))

        await asyncio.gather(*(write(number) for number in range(30)))
        async with databases[1].read() as session:
            assert (await session.execute(select(func.count()).select_from(OutageRow))).scalar_one() == 30
    finally:
        for database in databases:
            await database.close()
