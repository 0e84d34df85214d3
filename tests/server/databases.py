"""Databases for tests, for the chaos command and for the benchmark: SQLite files, and a PostgreSQL of their own.

PostgreSQL is found, or installed where that can be done without asking. Its cluster lies in a folder that only its own
user can read, listens on this machine alone, and goes when whoever started it goes, even when that is killed.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from tests.installing import ensure
from tests.server.processes import HERE, TRIES, CannotStart, Kept, free_port
from voyageur.server.database import Database
from voyageur.server.settings import read_settings

Kind = Literal["sqlite", "postgresql"]
KINDS: tuple[Kind, ...] = ("sqlite", "postgresql")
NEEDED = ("initdb", "postgres", "pg_isready", "createdb", "dropdb")
START_SECONDS = 60.0
TEMPLATE = "voyageur_template"


# ---- finding PostgreSQL -----------------------------------------------------------------------------------------


def folders() -> Iterator[Path]:
    """Where PostgreSQL's programs may be, newest first."""
    if asked := shutil.which("pg_config"):
        done = subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            yield Path(done.stdout.strip())
    yield from (Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder)
    installed = Path("/usr/lib/postgresql").glob("*/bin")
    yield from sorted(installed, key=lambda path: float(path.parent.name), reverse=True)


def found() -> Path | None:
    """The folder of PostgreSQL's programs, if there is one with all that are needed."""
    return next((folder for folder in folders() if all((folder / name).exists() for name in NEEDED)), None)


def programs() -> Path:
    """The folder of PostgreSQL's programs, installed where they are missing and this is a Debian we may change."""
    return ensure("PostgreSQL", "postgresql", found)


def owner() -> str | None:
    """Whom a cluster must belong to: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


# ---- a cluster --------------------------------------------------------------------------------------------------


class Cluster:
    """A PostgreSQL server of our own, with as many databases as are asked for."""

    def __init__(self) -> None:
        self.programs = programs()
        self.owner = owner()
        self.password = secrets.token_urlsafe(16)
        self._numbers = itertools.count(1)
        self._prepared = False
        for last in (False,) * (TRIES - 1) + (True,):
            self.folder = Path(tempfile.mkdtemp(prefix="voyageur-pg-"))
            self._process: Kept | None = None
            try:
                self._make()
                self._start()
                return
            except BaseException as error:
                self.close()
                if last or "ddress already in use" not in str(error):
                    raise

    def _run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as the cluster's owner."""
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            **self._as_owner(),
        )
        if done.returncode:
            raise CannotStart(f"{program}: {done.stderr or done.stdout}")

    def _as_owner(self) -> dict[str, Any]:
        if self.owner is None:
            return {}
        group = pwd.getpwnam(self.owner).pw_gid
        return {"user": self.owner, "group": group, "extra_groups": []}

    def _make(self) -> None:
        """Only the owner gets in by the socket, and others on this machine need the password."""
        password = self.folder / "password"
        password.write_text(self.password, encoding="ascii")
        password.chmod(0o600)
        if self.owner is not None:
            shutil.chown(self.folder, self.owner)
            shutil.chown(password, self.owner)
        authority = ["--auth-local=trust", "--auth-host=scram-sha-256", f"--pwfile={password}"]
        locale = ["--encoding=UTF8", "--locale=C"]
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "voyageur", *authority, *locale)

    def _start(self) -> None:
        self.port = free_port()
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        command += ["-k", str(self.folder), "-c", f"listen_addresses={HERE}", "-c", "max_connections=300"]
        user = [] if self.owner is None else ["--user", self.owner]
        log = self.folder / "postgres.log"
        self._process = Kept(command, log, keep=[*user, "--remove", str(self.folder)], cwd=self.folder)
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if time.monotonic() > end or not self._process.alive:
                raise CannotStart(f"PostgreSQL did not start:\n{log.read_text(encoding='utf-8')}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        command = [str(self.programs / "pg_isready"), "-q", *self._reached()]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def _reached(self) -> list[str]:
        return ["-h", str(self.folder), "-p", str(self.port)]

    def create(self, migrated: bool = True) -> str:
        """A new database, with the server's tables or empty: its address."""
        if migrated and not self._prepared:
            self._run("createdb", *self._reached(), "-U", "voyageur", TEMPLATE)
            migrate(self.url(TEMPLATE))
            self._prepared = True
        name = f"test_{next(self._numbers)}"
        model = TEMPLATE if migrated else "template0"
        self._run("createdb", *self._reached(), "-U", "voyageur", "-T", model, name)
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, whoever is still connected to it."""
        name = url.rpartition("/")[2]
        self._run("dropdb", *self._reached(), "-U", "voyageur", "--force", "--if-exists", name)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://voyageur:{self.password}@{HERE}:{self.port}/{name}"

    def close(self) -> None:
        """Stop it and remove everything."""
        if self._process is not None:
            self._process.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# ---- any database -----------------------------------------------------------------------------------------------


def migrate(url: str) -> None:
    """Give a database the server's tables."""

    async def work() -> None:
        database = Database(read_settings({}, database=url))
        try:
            await database.migrate()
        finally:
            await database.close()

    with ThreadPoolExecutor(1) as thread:  # a test that asks for a database may have an event loop of its own
        thread.submit(asyncio.run, work()).result()


@contextmanager
def fresh_database(kind: Kind) -> Iterator[str]:
    """An empty database of that kind with everything it needs, for programs that are no tests: its address."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="voyageur-") as folder:
            yield f"sqlite:///{folder}/voyageur.sqlite"
    else:
        with Cluster() as cluster:
            yield cluster.create(migrated=False)
