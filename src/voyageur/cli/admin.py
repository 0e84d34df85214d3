"""`voyageur admin`: backups, people and the health of the logs, for whoever runs a server. It may run beside it.

Everything of the server is imported when a command runs, so that the other commands need nothing of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from voyageur.cli.console import FAILED, JsonOption, LanguageOption, err, out, show_json, show_table, spoken, write_file
from voyageur.core import text
from voyageur.core.errors import VoyageurError

if TYPE_CHECKING:
    from voyageur.server.database import Database
    from voyageur.server.models import PersonRow

Answer = TypeVar("Answer")
OWNER_ONLY = 0o600
Person = Annotated[str, typer.Argument(metavar="PERSON", help="A login, or an identifier.")]

admin = typer.Typer(
    name="admin",
    help="Look after a server: backups, people, and whether its logs are whole. It is found by VOYAGEUR_… variables.",
    epilog="To begin with: [bold]voyageur admin backup voyageur.backup[/bold]",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


def backup(
    language: LanguageOption, file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")]
) -> None:
    """Write everything in the database to one file, as it is at one moment, while the server runs.

    The file is of no kind of database: it also moves a server from SQLite to PostgreSQL. It holds what people entrusted
    to the server, and only you can read it. The secrets in the server's folder are not in it: keep a copy of them too.

    Example: voyageur admin backup voyageur.backup
    """

    async def work(database: Database) -> dict[str, int]:
        from voyageur.server.admin import backup

        return await backup(database, file)

    rows = sum(_on_database(work).values())
    out.print(text.say("server-admin-backup-done", language, rows=rows, path=str(file)), soft_wrap=True)


def restore(
    language: LanguageOption,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    replace: Annotated[bool, typer.Option("--replace", help="Delete what is in the database first.")] = False,
) -> None:
    """Fill a database from a backup: all of it, or nothing if anything is wrong with it. The server must not run.

    Example: VOYAGEUR_DATABASE=postgresql://… voyageur admin restore voyageur.backup
    """

    async def work(database: Database) -> dict[str, int]:
        from voyageur.server.admin import restore

        await database.migrate()
        return await restore(database, file, replace=replace)

    rows = sum(_on_database(work, new=True).values())
    out.print(text.say("server-admin-restore-done", language, rows=rows, path=str(file)), soft_wrap=True)


def verify(language: LanguageOption, json: JsonOption = False) -> None:
    """Play every game in the logs again, and say where one has a gap or ends otherwise than it did.

    Example: voyageur admin verify
    """

    async def work(database: Database) -> list[str]:
        from voyageur.server.admin import verify

        return await verify(database, language)

    problems = _on_database(work)
    if json:
        show_json({"fine": not problems, "problems": problems})
    for problem in [] if json else problems:
        err.print(problem, style="bold red", soft_wrap=True)
    if problems:
        raise typer.Exit(FAILED)
    if not json:
        out.print(text.say("server-admin-verify-fine", language), soft_wrap=True)


def export(
    language: LanguageOption,
    person: Person,
    out_file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write it there instead of printing it.")
    ] = None,
) -> None:
    """Write down everything that is kept of a person, as JSON.

    Example: voyageur admin export ida.pfeiffer --out ida.json
    """

    async def work(database: Database) -> bytes:
        from voyageur.server.admin import export, find_person

        kept = await export(database, (await find_person(database, person)).id)
        return msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n"

    document = _on_database(work)
    if out_file is None:
        typer.echo(document.decode(), nl=False)
        return
    write_file(out_file, lambda path: _write_private(path, document))
    out.print(text.say("server-admin-export-done", language, name=person, path=str(out_file)), soft_wrap=True)


def delete(
    language: LanguageOption,
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a person and what is personal about them. The games they played stay, with nobody's name.

    Example: voyageur admin delete ida.pfeiffer
    """

    async def find(database: Database) -> PersonRow:
        from voyageur.server.admin import find_person

        return await find_person(database, person)

    async def work(database: Database) -> None:
        from voyageur.server.admin import forget

        await forget(database, row.id)

    row = _on_database(find)
    names = {"name": row.name, "login": row.login or row.id}
    if not yes and not typer.confirm(text.say("server-admin-delete-ask", language, **names)):
        raise typer.Exit(1)
    _on_database(work)
    out.print(text.say("server-admin-delete-done", language, **names), soft_wrap=True)


def people(
    language: LanguageOption,
    guests: Annotated[bool, typer.Option("--guests", help="Guests too.")] = False,
    limit: Annotated[int, typer.Option(min=1, help="How many at most.")] = 100,
    json: JsonOption = False,
) -> None:
    """List the registered people, those seen last first.

    Example: voyageur admin people --guests
    """

    async def work(database: Database) -> list[PersonRow]:
        from voyageur.server.admin import people

        return await people(database, guests=guests, limit=limit)

    found = _on_database(work)
    if json:
        keys = ("id", "login", "name", "created_at", "seen_at")
        show_json([{key: getattr(row, key) for key in keys} for row in found])
        return
    columns = tuple(text.say(f"server-column-{key}", language) for key in ("id", "login", "name", "since", "seen"))
    rows = [(row.id, row.login or "", row.name, _day(row.created_at), _day(row.seen_at)) for row in found]
    show_table(None, columns, tuple(rows))


def settings(language: LanguageOption, json: JsonOption = False) -> None:
    """Show the settings in force, each by the name of its variable. What is secret is hidden.

    Example: voyageur admin settings
    """
    _installed()
    from voyageur.server.admin import settings_in_force
    from voyageur.server.settings import read_settings

    shown = settings_in_force(read_settings())
    if json:
        show_json(shown)
        return
    columns = tuple(text.say(f"server-column-{key}", language) for key in ("variable", "value"))
    show_table(None, columns, tuple(shown.items()))


for command in (backup, restore, verify, export, delete, people, settings):
    admin.command(command.__name__)(spoken(command))


# ---- what they share --------------------------------------------------------------------------------------------


def _installed() -> None:
    """Refuse where only the games are installed."""
    try:
        import_module("voyageur.server.admin")
    except ModuleNotFoundError as error:
        raise VoyageurError("serve-not-installed", missing=error.name or "") from error


def _on_database(work: Callable[[Database], Awaitable[Answer]], *, new: bool = False) -> Answer:
    """Do something with the database of the environment; what it has against that becomes an error in words."""
    _installed()
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    from voyageur.server.database import Database
    from voyageur.server.settings import read_settings

    chosen = read_settings()
    if new:
        chosen.prepare()
    elif chosen.embedded and not (path := Path(chosen.database_url.partition("///")[2])).exists():
        raise VoyageurError("server-admin-no-file", path=str(path))

    async def run() -> Answer:
        database = Database(chosen)
        try:
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except (SQLAlchemyError, OSError) as error:
        problem = error.orig if isinstance(error, DBAPIError) else error
        raise VoyageurError("server-admin-database", problem=str(problem)) from error


def _write_private(path: Path, document: bytes) -> None:
    """Write a file that only its owner can read."""
    path.touch(OWNER_ONLY)
    path.chmod(OWNER_ONLY)
    path.write_bytes(document)


def _day(millis: int) -> str:
    return datetime.fromtimestamp(millis / 1000, UTC).date().isoformat()
