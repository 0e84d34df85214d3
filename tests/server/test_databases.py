"""The databases that the tests run on are real, separate, and gone afterwards."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.databases import Cluster, folders, found
from tests.server.processes import ROOT
from voyageur.server.database import Database
from voyageur.server.settings import read_settings


def test_postgresql_is_found_by_its_programs(postgres: Cluster) -> None:
    assert found() == postgres.programs
    assert postgres.programs in folders()


def test_a_cluster_leaves_nothing_behind_even_when_its_owner_is_killed() -> None:
    script = (
        "from tests.server.databases import Cluster as C; c = C(); print(c.folder, c._process.pid, flush=True); input()"
    )
    owner = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert owner.stdout is not None
    assert owner.stdin is not None
    folder, pid = owner.stdout.readline().split()
    assert (Path(folder) / "postgres.log").exists()
    owner.kill()
    owner.wait()
    owner.stdin.close()
    owner.stdout.close()
    end = time.monotonic() + 30
    while Path(folder).exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not Path(folder).exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_both_kinds_of_database_have_the_tables(database_url: str) -> None:
    async def tables() -> int:
        database = Database(read_settings({}, database=database_url))
        try:
            async with database.read() as session:
                return int((await session.execute(text("SELECT count(*) FROM event"))).scalar_one())
        finally:
            await database.close()

    assert asyncio.run(tables()) == 0
