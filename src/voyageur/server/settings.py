"""The one settings object: where things are and how much is allowed, from the environment.

Secrets come from the environment too or, where it has none, are made once and kept in files only their owner can read.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from voyageur.core.errors import BadOption

PREFIX = "VOYAGEUR_"
SQLITE = "voyageur.sqlite"
OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700


def usual_folder() -> Path:
    """Where a server keeps its things unless told otherwise."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "voyageur" / "server"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can set, each field in the variable VOYAGEUR_<FIELD>; lists are written with commas."""

    data: Path = msgspec.field(default_factory=usual_folder)
    """The folder for the embedded database and the generated secrets."""
    database: str = ""
    """An address like postgresql://user:password@host/name; empty for the embedded SQLite in `data`."""
    secret: str = ""
    """What cookies are signed with; empty for one generated in `data`. Several machines must share it."""
    address: str = ""
    """Where people reach the server, like https://games.example: links in notices begin with it."""
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own address, whose pages may open sockets, like https://games.example."""
    proxies: int = 0
    """How many reverse proxies stand before the server: so many entries of X-Forwarded-For are believed."""
    secure: bool = False
    """Whether people reach it by HTTPS: cookies are then for HTTPS only."""
    bots: tuple[str, ...] = ()
    """Python modules that register further bots or computations."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 20.0
    """How long a bot may think before another moves for it."""
    prepare_bots: bool = True
    """Whether to compile, soon after the start and beside everything else, what bots look ahead with."""
    requests_a_minute: int = 600
    """Requests of one person, or of one address, that are answered."""
    messages_a_minute: int = 600
    """Socket messages of one person, or of one address without one, that are answered."""
    sockets_a_person: int = 30
    tables_a_person: int = 100
    """Tables one person may have open or running at once."""
    tables_an_hour: int = 200
    """Tables one person may lay."""
    rooms: int = 20_000
    """Tables kept in memory; the least recently used and unwatched go first."""
    metrics_token: str = ""
    """Who may read /metrics: the bearer of this token; without one, only this machine."""
    vapid_contact: str = ""
    """A mailto: or https: address that push services may write to; web push is off without one."""
    private_webhooks: bool = False
    """Whether webhooks may go to addresses of private networks: only for tests and closed networks."""
    guests_an_hour: int = 60
    """Guests that may come from one address."""
    registrations_an_hour: int = 20
    """Accounts that may be made from one address."""
    logins_an_hour: int = 60
    """Passwords that may be tried for one login, and from one address."""

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy calls it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / SQLITE}"
        scheme, _, rest = self.database.partition("://")
        drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        if scheme not in drivers and scheme not in drivers.values():
            raise BadOption("server-database-kind", scheme=scheme)
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def embedded(self) -> bool:
        """Whether the database is SQLite, which one process serves alone."""
        return self.database_url.startswith("sqlite")

    def prepare(self) -> None:
        """Make the folder for what is kept."""
        self.data.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY_FOLDER)
        if not self.database:
            (self.data / SQLITE).touch(OWNER_ONLY)

    def kept_secret(self, name: str) -> str:
        """The secret of that name: from the environment, or generated once."""
        return self.secret if name == "secret" and self.secret else kept(self.data / name)


def kept(path: Path) -> str:
    """What a file says; a file that is not there yet gets a new secret, and only its owner can read it.

    Of several processes that start together one is first, and the others read what it wrote.
    """
    if not path.exists():
        draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(32))
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
        draft.unlink()
    return path.read_text(encoding="ascii").strip()


def read_settings(environment: Mapping[str, str] | None = None, **overrides: Any) -> Settings:
    """The settings of an environment; what is given by name goes before it."""
    environment = os.environ if environment is None else environment
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        if value := environment.get(variable, "").strip():
            listed = str(field.type).startswith("tuple")
            given[field.name] = [word.strip() for word in value.split(",") if word.strip()] if listed else value
    try:
        return msgspec.convert({**given, **overrides}, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise BadOption("server-settings", problem=str(error)) from error
