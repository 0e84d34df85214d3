"""What tests of the server may ask for: real databases of both kinds, and real server processes."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, Cluster, migrate
from tests.server.processes import Server
from voyageur.bots import base

collect_ignore = ["thinking_bots.py"]
"""It registers bots that only the processes of tests may know."""


@pytest.fixture(autouse=True)
def only_the_usual_bots() -> Iterator[None]:
    """Bots that a test registers are gone after it."""
    usual = dict(base._bots)
    yield
    base._bots.clear()
    base._bots.update(usual)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this test process."""
    with Cluster() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def sqlite_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the server's tables, to be copied."""
    path = tmp_path_factory.mktemp("model") / "voyageur.sqlite"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def sqlite_url(sqlite_model: Path, tmp_path: Path) -> str:
    """A new SQLite database."""
    path = tmp_path / "voyageur.sqlite"
    shutil.copyfile(sqlite_model, path)
    return f"sqlite:///{path}"


@pytest.fixture
def postgresql_url(postgres: Cluster) -> Iterator[str]:
    """A new PostgreSQL database."""
    url = postgres.create()
    yield url
    postgres.drop(url)


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> str:
    """A new database: first an SQLite one, then a PostgreSQL one."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts server processes that end with the test: `serve(database_url, VOYAGEUR_BOT_SECONDS="1")`.

    Those of one test share their folder, and so their secrets; what they said is shown when the test fails.
    """
    servers: list[Server] = []

    def start(database: str = "", **environment: str) -> Server:
        server = Server(tmp_path / "server", database, environment, log=f"server-{len(servers)}.log")
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.kill()
        if words := server.words():
            print(f"---- the server at {server.address}:\n{words[-8000:]}")
