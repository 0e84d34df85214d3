"""What a game says about the strength of its people."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from sqlalchemy import select

from tests.server.archive import BOT, add_person, add_table, awaited, opened
from voyageur.server.database import Database
from voyageur.server.models import RatingChangeRow, RatingRow, TableRow
from voyageur.server.protocol import Result
from voyageur.server.ratings import MODEL, ordinal, rate
from voyageur.server.store import seats_of


def result(places: list[int], reason: Literal["played", "resigned", "abandoned"] = "played") -> Result:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Result(reason, [10.0 - place for place in places], winners, places)


async def rated(database: Database, seats: list[str | None], ended: Result, gone: set[int] | None = None) -> str:
    """Rate a game that ended like this; its table."""
    table_id = await add_table(database, seats, status="over")
    await rated_again(database, table_id, ended, gone)
    return table_id


async def rated_again(database: Database, table_id: str, ended: Result, gone: set[int] | None = None) -> None:
    async with database.write() as session:
        table = await session.get_one(TableRow, table_id)
        await rate(session, table, await seats_of(session, table_id), ended, gone or set())


async def ratings(database: Database) -> dict[str, RatingRow]:
    async with database.read() as session:
        return {row.person_id: row for row in await session.scalars(select(RatingRow))}


async def changes(database: Database) -> list[RatingChangeRow]:
    async with database.read() as session:
        return list(await session.scalars(select(RatingChangeRow).order_by(RatingChangeRow.at)))


@awaited
async def test_winners_rise_losers_fall_and_equals_stay_equal(database_url: str) -> None:
    async with opened(database_url) as database:
        ida, jules, nellie = [await add_person(database, name) for name in ("Ida", "Jules", "Nellie")]
        table = await rated(database, [ida, jules, nellie], result([2, 1, 2]))
        found = await ratings(database)
        start = MODEL.rating()
        assert found[jules].mu > start.mu > found[ida].mu == found[nellie].mu
        assert all(row.games == 1 and row.sigma < start.sigma for row in found.values())
        kept = {row.person_id: row for row in await changes(database)}
        assert kept.keys() == {ida, jules, nellie}
        assert (kept[jules].table_id, kept[jules].mu_before, kept[jules].mu) == (table, start.mu, found[jules].mu)


@awaited
async def test_it_is_the_models_own_arithmetic(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        await rated(database, [ida, jules], result([1, 2]))
        await rated(database, [ida, jules], result([1, 2]))
        expected: Any = [[MODEL.rating()], [MODEL.rating()]]
        for _ in range(2):
            expected = MODEL.rate(expected, ranks=[0, 1])
        found = await ratings(database)
        assert found[ida].mu == pytest.approx(expected[0][0].mu)
        assert found[jules].sigma == pytest.approx(expected[1][0].sigma)
        assert ordinal(found[ida].mu, found[ida].sigma) == pytest.approx(expected[0][0].ordinal())


@awaited
async def test_guests_bots_and_the_deleted_are_not_rated_but_those_among_them_are(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        guest = await add_person(database, "Guest", guest=True)
        gone = await add_person(database, "Gone", guest=True, deleted_at=1)
        await rated(database, [guest, ida, BOT, gone, jules], result([1, 4, 2, 3, 5]))
        found = await ratings(database)
        assert found.keys() == {ida, jules}
        assert found[ida].mu > found[jules].mu


@awaited
async def test_who_gave_up_or_had_a_bot_play_comes_last_whatever_the_bot_did(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida, jules, nellie = [await add_person(database, name) for name in ("Ida", "Jules", "Nellie")]
        await rated(database, [ida, jules, nellie], result([1, 2, 3]), gone={0})
        found = await ratings(database)
        assert found[jules].mu > found[nellie].mu > found[ida].mu


@awaited
async def test_what_says_nothing_is_not_rated(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        await rated(database, [ida, BOT], result([1, 2]))
        await rated(database, [ida, ida, jules], result([1, 2, 3]))
        await rated(database, [ida, jules], result([0, 0], "abandoned"))
        assert not await ratings(database)
        await rated(database, [ida, jules], result([1, 2], "resigned"), gone={1})
        assert len(await ratings(database)) == 2


@awaited
async def test_a_game_is_rated_once(database_url: str) -> None:
    async with opened(database_url) as database:
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        table = await rated(database, [ida, jules], result([1, 2]))
        once = {person: row.mu for person, row in (await ratings(database)).items()}
        await rated_again(database, table, result([1, 2]))
        assert {person: row.mu for person, row in (await ratings(database)).items()} == once
        assert len(await changes(database)) == 2


@awaited
async def test_two_games_that_end_in_one_transaction_both_count(database_url: str) -> None:
    async with opened(database_url) as database:
        ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
        tables = [await add_table(database, [ida, jules], status="over") for _ in range(2)]
        async with database.write() as session:
            for table_id in tables:
                table = await session.get_one(TableRow, table_id)
                await rate(session, table, await seats_of(session, table_id), result([1, 2]), set())
        found = await ratings(database)
        assert found[ida].games == found[jules].games == 2
        assert len(await changes(database)) == 4
