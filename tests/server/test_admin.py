"""Looking after a server: nothing is lost on the way, nothing half done, and what is wrong is found."""

from __future__ import annotations

import asyncio
import gzip
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import delete, func, select, text, update
from typer.testing import CliRunner, Result

from tests.server.archive import BOT, add_game, add_person, add_table, awaited, opened
from tests.server.processes import Server
from voyageur.cli.admin import admin
from voyageur.core.errors import BadRecord, NotFound, VoyageurError
from voyageur.server.admin import (
    backup,
    export,
    find_person,
    forget,
    people,
    restore,
    settings_in_force,
    verify,
)
from voyageur.server.backup import tables
from voyageur.server.database import Database, now
from voyageur.server.models import (
    ChatRow,
    ComputationRow,
    EventRow,
    OutageRow,
    PersonRow,
    ProcessRow,
    RatingRow,
    SeatRow,
    SessionRow,
    SubscriptionRow,
    TableRow,
)
from voyageur.server.settings import read_settings


async def filled(database: Database) -> str:
    """A database with something in most of its tables; one of its people."""
    ida = await add_person(database, "Ida", language="fr")
    guest = await add_person(database, "Überraschung “\u2603”", guest=True)
    await add_game(database, [ida, guest], undo=True)
    running = await add_game(database, [ida, BOT, guest], moves=7, seed=2**63 - 1)
    await add_table(database, [ida, BOT], status="open", started_at=None)
    async with database.write() as session:
        for words in ("Good luck!", "Merci…"):
            session.add(ChatRow(table_id=running, person_id=ida, at=now(), text=words))
        session.add(RatingRow(person_id=ida, game="expeditions", mu=25.1, sigma=1 / 3, games=1, updated_at=1))
        session.add(SessionRow(id="s" * 64, person_id=ida, kind="cookie", label="a browser", created_at=1, seen_at=2))
        keys = {
            "id": "sub",
            "kind": "webhook",
            "address": "https://x.example",
            "keys": {"secret": "y"},
            "created_at": 1,
        }
        session.add(SubscriptionRow(person_id=ida, failures=0, **keys))
        asked = {"name": "analysis", "params": {}, "digest": "d", "status": "waiting", "created_at": 1, "tries": 0}
        session.add(ComputationRow(id="c", table_id=running, asked_by=ida, result=None, **asked))
        session.add(ProcessRow(id="p", started_at=1, beat_at=now() - 60_000))
        session.add(OutageRow(begin_at=1, end_at=2))
    return ida


async def contents(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    async with database.read() as session:
        found = {}
        for table in tables():
            rows = await session.execute(select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row) for row in rows]
        return found


# ---- backups ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@awaited
async def test_a_backup_of_any_database_fills_any_other(
    database_url: str, target: str, postgres: Any, tmp_path: Path, sqlite_model: Path
) -> None:
    if target == "postgresql":
        other = postgres.create()
    else:
        (tmp_path / "other.sqlite").write_bytes(sqlite_model.read_bytes())
        other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    file = tmp_path / "voyageur.backup"
    async with opened(database_url) as database, opened(other) as elsewhere:
        await filled(database)
        counts = await backup(database, file)
        assert counts["person"] == 2
        assert counts["chat"] == 2
        assert await restore(elsewhere, file) == counts
        assert await contents(elsewhere) == await contents(database)
        assert await verify(elsewhere) == []
        async with elsewhere.write() as session:
            table = await session.scalar(select(TableRow.id).limit(1))
            line = ChatRow(table_id=table, at=now(), text="counted on")
            session.add(line)
            await session.flush()
            assert line.id == 3
        async with elsewhere.read() as session:
            assert await session.scalar(text("SELECT count(*) FROM game_table WHERE result IS NULL")) == 2


@awaited
async def test_a_backup_is_for_its_owner_alone_and_leaves_nothing_beside_it(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with opened(sqlite_url) as database:
        await filled(database)
        for _ in range(2):
            await backup(database, folder / "voyageur.backup")
    assert [path.name for path in folder.iterdir()] == ["voyageur.backup"]
    assert stat.S_IMODE((folder / "voyageur.backup").stat().st_mode) == 0o600
    lines = gzip.decompress((folder / "voyageur.backup").read_bytes()).splitlines()
    header, footer = msgspec.json.decode(lines[0]), msgspec.json.decode(lines[-1])
    assert (header["format"], header["version"], header["revision"]) == ("voyageur-backup", 1, "0002")
    assert sum(footer["rows"].values()) == len(lines) - 2


@awaited
async def test_a_backup_shows_one_moment_while_others_write(database_url: str, tmp_path: Path) -> None:
    from voyageur.server.backup import snapshot

    async with opened(database_url) as database:
        await filled(database)
        async with snapshot(database) as connection:
            before = await connection.scalar(select(func.count()).select_from(PersonRow))
            await add_person(database, "Late")
            assert await connection.scalar(select(func.count()).select_from(PersonRow)) == before


@awaited
async def test_what_cannot_be_written_or_read_is_said_in_words(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as database:
        await filled(database)
        (tmp_path / "file").write_text("not a folder")
        with pytest.raises(VoyageurError) as unwritable:
            await backup(database, tmp_path / "file" / "voyageur.backup")
        assert unwritable.value.key == "file-unwritable"
        with pytest.raises(BadRecord) as unreadable:
            await restore(database, tmp_path / "nothing")
        assert unreadable.value.key == "record-unreadable"


@awaited
async def test_a_broken_backup_changes_nothing(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "voyageur.backup"
    async with opened(database_url) as database:
        await filled(database)
        await backup(database, file)
        before = await contents(database)
        packed, lines = file.read_bytes(), gzip.decompress(file.read_bytes()).splitlines(keepends=True)
        broken = {
            "cut": packed[: len(packed) // 2],
            "not packed": b"".join(lines),
            "empty": b"",
            "without its end": gzip.compress(b"".join(lines[:-1])),
            "without a row": gzip.compress(b"".join(lines[:3] + lines[4:])),
            "with more": gzip.compress(b"".join([*lines, lines[1]])),
            "of other things": gzip.compress(b"".join([lines[0], b'["people", [1]]\n', *lines[1:]])),
            "of other columns": gzip.compress(b"".join([lines[0], b'["person", [1]]\n', *lines[1:]])),
            "no JSON": gzip.compress(b"".join([lines[0], b"{\n", *lines[1:]])),
        }
        for name, content in broken.items():
            file.write_bytes(content)
            with pytest.raises(BadRecord) as refused:
                await restore(database, file, replace=True)
            assert refused.value.key == "server-backup-broken", name
            assert refused.value.reason("fr")
            assert await contents(database) == before, name


@awaited
async def test_backups_of_other_formats_and_revisions_are_refused(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "voyageur.backup"
    async with opened(sqlite_url) as database:
        await backup(database, file)
        lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
        header = msgspec.json.decode(lines[0])
        others = {
            "server-backup-format": {**header, "version": 2},
            "server-backup-revision": {**header, "revision": "9999"},
        }
        for key, other in others.items():
            file.write_bytes(gzip.compress(msgspec.json.encode(other) + b"\n" + b"".join(lines[1:])))
            with pytest.raises(BadRecord) as refused:
                await restore(database, file)
            assert refused.value.key == key
            assert refused.value.reason("fr")


@awaited
async def test_a_database_in_use_is_not_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "voyageur.backup"
    async with opened(sqlite_url) as database:
        await backup(database, file)
        await add_person(database, "Ida")
        with pytest.raises(VoyageurError) as full:
            await restore(database, file)
        assert full.value.key == "server-backup-not-empty"
        async with database.write() as session:
            session.add(ProcessRow(id="p", started_at=1, beat_at=now()))
        with pytest.raises(VoyageurError) as running:
            await restore(database, file, replace=True)
        assert running.value.key == "server-backup-running"
        async with database.write() as session:
            await session.execute(delete(ProcessRow))
        await restore(database, file, replace=True)
        assert await people(database, guests=True, limit=10) == []


# ---- logs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["expeditions", "eldorado", "fivex"])
@awaited
async def test_games_that_were_played_are_verified(game: str, sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida, jules, nellie = [await add_person(database, name) for name in ("Ida", "Jules", "Nellie")]
        await add_game(database, [ida, jules, nellie], game=game, undo=True)
        await add_game(database, [ida, BOT, nellie], game=game, moves=20)
        assert await verify(database) == []


def with_values(**values: Any) -> Callable[[str], Any]:
    return lambda table: update(TableRow).where(TableRow.id == table).values(**values)


def with_line(number: int, **values: Any) -> Callable[[str], Any]:
    this = EventRow.number == number
    return lambda table: update(EventRow).where(EventRow.table_id == table, this).values(**values)


WRONG = {"reason": "played", "scores": [1.0, 2.0], "winners": [1], "places": [2, 1]}


@pytest.mark.parametrize(
    ("key", "damage"),
    [
        ("gap", lambda table: delete(EventRow).where(EventRow.table_id == table, EventRow.number == 3)),
        ("short", with_values(number=2)),
        ("illegal", with_line(2, action="pass twice")),
        ("seat", with_line(2, seat=1)),
        ("kind", with_line(2, kind="nonsense")),
        ("seed", with_values(seed=8)),
        ("result", with_values(result=WRONG)),
        ("status", with_values(status="running")),
        ("not started", with_values(status="open")),
        ("rules", with_values(version=99)),
        ("game", with_values(game="chess")),
    ],
)
@awaited
async def test_whatever_is_wrong_with_a_log_is_found(key: str, damage: Callable[[str], Any], sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        fine = await add_game(database, [ida, jules], seed=3)
        table = await add_game(database, [ida, jules])
        async with database.write() as session:
            await session.execute(damage(table))
        (english,) = await verify(database)
        (french,) = await verify(database, "fr")
        assert table in english
        assert table in french
        assert fine not in english


# ---- people -----------------------------------------------------------------------------------------------------


@awaited
async def test_people_are_found_by_login_and_identifier(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida, guest = await add_person(database, "Ida"), await add_person(database, "Guest", guest=True)
        assert (await find_person(database, "IDA")).id == ida
        assert (await find_person(database, guest)).name == "Guest"
        assert [row.id for row in await people(database, guests=False, limit=10)] == [ida]
        assert {row.id for row in await people(database, guests=True, limit=10)} == {ida, guest}
        with pytest.raises(NotFound):
            await find_person(database, "nobody")


@awaited
async def test_where_somebody_deleted_played_a_bot_goes_on(database_url: str) -> None:
    async with opened(database_url) as database:
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        over = await add_game(database, [ida, jules])
        running = await add_game(database, [ida, jules], moves=5)
        hosted = await add_table(database, [ida, None], status="open", started_at=None)
        joined = await add_table(database, [jules, ida], status="open", started_at=None)
        assert (await export(database, ida))["profile"]["login"] == "ida"
        await forget(database, ida)
        with pytest.raises(NotFound):
            await find_person(database, "ida")
        assert await verify(database) == []
        async with database.read() as session:
            status = {row.id: row.status for row in await session.scalars(select(TableRow))}
            assert [status[table] for table in (over, running, hosted, joined)] == ["over", "running", "closed", "open"]
            row = await session.get_one(TableRow, running)
            last = await session.get_one(EventRow, (running, row.number))
            assert (last.kind, last.seat, last.bot) == ("hold", 0, "random")
            assert row.wake_at is not None
            assert (await session.get_one(SeatRow, (joined, 1))).person_id is None


# ---- the command ------------------------------------------------------------------------------------------------


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """The command, on an embedded database of its own."""
    for variable in ("LC_ALL", "LC_MESSAGES", "VOYAGEUR_DATABASE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("VOYAGEUR_DATA", str(tmp_path / "data"))

    def run(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(admin, list(arguments), input=typed, catch_exceptions=False)

    return run


def test_a_server_is_moved_and_looked_after_by_commands(
    run: Callable[..., Result], sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, kept = str(tmp_path / "voyageur.backup"), tmp_path / "ida.json"

    @awaited
    async def fill() -> None:
        async with opened(sqlite_url) as database:
            await filled(database)

    fill()
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("VOYAGEUR_DATABASE", sqlite_url)
        assert "rows are in" in run("backup", file).output
    assert "rows of" in run("restore", file).output
    refused = run("restore", file, "--language", "fr")
    assert (refused.exit_code, "n’est pas vide" in refused.output) == (2, True)
    assert run("restore", file, "--replace").exit_code == 0
    assert "Every log is whole" in run("verify").output
    assert msgspec.json.decode(run("verify", "--json").output) == {"fine": True, "problems": []}
    assert "ida" in run("people").output
    listed = msgspec.json.decode(run("people", "--guests", "--json").output)
    assert {person["login"] for person in listed} == {"ida", None}
    assert msgspec.json.decode(run("export", "ida").output)["profile"]["name"] == "Ida"
    assert run("export", "ida", "--out", str(kept)).exit_code == 0
    assert msgspec.json.decode(kept.read_bytes())["profile"]["language"] == "fr"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert run("delete", "ida", typed="n\n").exit_code == 1
    assert "ida" in run("people").output
    assert "is deleted" in run("delete", "ida", typed="y\n").output
    assert run("delete", "ida", "--yes").exit_code == 2
    assert "ida" not in run("people").output


def test_problems_in_logs_end_the_command_with_an_error(run: Callable[..., Result], tmp_path: Path) -> None:
    @awaited
    async def fill() -> None:
        async with opened(f"sqlite:///{tmp_path / 'data' / 'voyageur.sqlite'}") as database:
            await database.migrate()
            table = await add_game(database, [await add_person(database, "Ida"), BOT])
            async with database.write() as session:
                await session.execute(with_values(seed=8)(table))

    (tmp_path / "data").mkdir()
    fill()
    found = run("verify")
    assert (found.exit_code, "Table" in found.output) == (2, True)
    assert msgspec.json.decode(run("verify", "--json").stdout)["fine"] is False


def test_without_a_database_the_commands_say_so_and_make_none(run: Callable[..., Result], tmp_path: Path) -> None:
    for command in (["backup", str(tmp_path / "x")], ["verify"], ["people"], ["export", "ida"], ["delete", "ida"]):
        said = run(*command)
        assert (said.exit_code, "There is no database at" in said.output) == (2, True), command
    assert not (tmp_path / "data").exists()


def test_a_database_that_does_not_answer_or_has_no_tables_is_an_error_in_words(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOYAGEUR_DATABASE", "postgresql://voyageur:secret@127.0.0.1:9/voyageur")
    said = run("people")
    assert (said.exit_code, "The database refuses" in said.output, "secret" in said.output) == (2, True, False)
    (tmp_path / "empty.sqlite").touch()
    monkeypatch.setenv("VOYAGEUR_DATABASE", f"sqlite:///{tmp_path / 'empty.sqlite'}")
    assert "no tables of a server" in run("verify").output
    assert "no tables of a server" in run("backup", str(tmp_path / "x")).output
    assert run("people").exit_code == 2


def test_settings_are_shown_without_what_is_secret(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOYAGEUR_DATABASE", "postgresql://voyageur:hush@games.example/voyageur")
    monkeypatch.setenv("VOYAGEUR_SECRET", "hush")
    monkeypatch.setenv("VOYAGEUR_METRICS_TOKEN", "hush")
    monkeypatch.setenv("VOYAGEUR_ORIGINS", "https://a.example, https://b.example")
    shown = msgspec.json.decode(run("settings", "--json").output)
    assert "hush" not in str(shown)
    assert shown["VOYAGEUR_ORIGINS"] == "https://a.example,https://b.example"
    assert shown["VOYAGEUR_DATABASE"].endswith("://voyageur:***@games.example/voyageur")
    assert shown["VOYAGEUR_SECURE"] == "false"
    assert shown.keys() == settings_in_force(read_settings({})).keys()
    table = run("settings").output
    assert "VOYAGEUR_ORIGINS" in table
    assert "hush" not in table


# ---- beside a server --------------------------------------------------------------------------------------------


def test_a_server_goes_on_with_a_bot_for_somebody_deleted_beside_it(
    serve: Callable[..., Server], database_url: str
) -> None:
    server = serve(database_url)
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        me = client.post("/api/people/guest", json={"name": "Ida"}).json()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "expeditions", "players": 2, "seats": seats, "substitute": "random", "start": True}
        table = client.post("/api/tables", json=wish, headers={"X-CSRF-Token": me["csrf"]}).json()["id"]

    async def moved_for(person: str) -> None:
        async with opened(database_url) as database:
            await forget(database, person)
            while True:
                async with database.read() as session:
                    mine = EventRow.table_id == table, EventRow.seat == 0, EventRow.kind == "move"
                    if (await session.scalar(select(func.count()).where(*mine)) or 0) >= 3:
                        break
                await asyncio.sleep(0.05)
            assert await verify(database) == []

    asyncio.run(asyncio.wait_for(moved_for(me["id"]), 60))


def test_without_the_server_installed_the_command_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['sqlalchemy'] = None\n"
        "from voyageur.cli.admin import admin; admin(['people', '--language', 'fr'])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "voyageur[server]" in done.stderr
