"""Numbers about people and games."""

from __future__ import annotations

import pytest

from tests.server.archive import BOT, add_person, add_result, add_table, awaited, opened
from voyageur.core.errors import NotFound
from voyageur.server.database import Database
from voyageur.server.models import EventRow, RatingChangeRow, RatingRow
from voyageur.server.problems import Missing
from voyageur.server.protocol import Result
from voyageur.server.statistics import LEAST_GAMES, game_statistics, person_statistics, ranking


async def some_games(database: Database) -> tuple[str, str]:
    """Ida wins with 30, comes third of three with 12, and resigns once; Jules plays at two of these tables."""
    ida, jules = [await add_person(database, name) for name in ("Ida", "Jules")]
    await add_result(database, [ida, jules], Result("played", [30.0, 20.5], [0], [1, 2]))
    await add_result(database, [BOT, BOT, ida], Result("played", [15.0, 14.0, 12.0], [0], [1, 2, 3]), public=False)
    left = await add_result(database, [jules, ida], Result("resigned", [3.0, 99.0], [0], [1, 2]))
    async with database.write() as session:
        session.add(EventRow(table_id=left, number=1, kind="resign", at=1, seat=1, person_id=ida, bot="random"))
    await add_result(database, [BOT, ida], Result("played", [1.0, 2.0], [1], [2, 1]), game="eldorado")
    await add_table(database, [ida, jules], status="running")
    await add_table(database, [ida, jules], status="abandoned", result={"reason": "abandoned"})
    return ida, jules


@awaited
async def test_a_persons_games_are_counted_by_game(database_url: str) -> None:
    async with opened(database_url) as database:
        ida, _ = await some_games(database)
        async with database.read() as session:
            told = await person_statistics(session, ida, None)
        assert told.person.name == "Ida"
        games = {game.game: game for game in told.games}
        assert games.keys() == {"expeditions", "eldorado"}
        played = games["expeditions"]
        assert (played.played, played.won, played.resigned) == (3, 1, 1)
        assert (played.mean_score, played.best_score, played.mean_place) == (21.0, 30.0, 2.0)
        assert played.by_players == {"2": 2, "3": 1}
        assert (games["eldorado"].won, games["eldorado"].mean_place) == (1, 1.0)


@awaited
async def test_everybodys_games_count_people_and_no_bots(database_url: str) -> None:
    async with opened(database_url) as database:
        await some_games(database)
        async with database.read() as session:
            told = await game_statistics(session, "expeditions")
            empty = await game_statistics(session, "fivex")
        assert (told.played, told.won, told.resigned) == (5, 2, 1)
        assert told.best_score == 30.0
        assert told.mean_score == pytest.approx((30 + 20.5 + 12 + 3) / 4)
        assert (empty.played, empty.mean_score, empty.by_players) == (0, None, {})


@awaited
async def test_a_private_table_is_named_only_to_who_sat_there(sqlite_url: str) -> None:
    async with opened(sqlite_url) as database:
        ida = await add_person(database, "Ida")
        tables = [await add_table(database, [ida, BOT], public=public) for public in (True, False)]
        async with database.write() as session:
            for at, table in enumerate(tables):
                change = {"mu_before": 25.0, "sigma_before": 8.0, "mu": 26.0, "sigma": 7.5}
                session.add(RatingChangeRow(table_id=table, person_id=ida, game="expeditions", at=at, **change))
        async with database.read() as session:
            stranger = await person_statistics(session, ida, None)
            herself = await person_statistics(session, ida, ida)
        assert [change.table for change in stranger.history] == [None, tables[0]]
        assert [change.table for change in herself.history] == [tables[1], tables[0]]
        assert (stranger.history[0].before, stranger.history[0].after) == (1.0, 3.5)


@awaited
async def test_the_ranking_goes_by_the_cautious_estimate_a_page_at_a_time(database_url: str) -> None:
    async with opened(database_url) as database:
        names = ["Ida", "Jules", "Nellie", "New", "Gone"]
        people = [await add_person(database, name, deleted_at=1 if name == "Gone" else None) for name in names]
        strengths = [(30.0, 5.0), (28.0, 1.0), (25.0, 2.0), (50.0, 1.0), (60.0, 1.0)]
        async with database.write() as session:
            for person, (mu, sigma) in zip(people, strengths, strict=True):
                games = 1 if person == people[3] else LEAST_GAMES
                row = {"mu": mu, "sigma": sigma, "games": games, "updated_at": 1}
                session.add(RatingRow(person_id=person, game="expeditions", **row))
        async with database.read() as session:
            lines = await ranking(session, "expeditions", 0, 10)
            second = await ranking(session, "expeditions", 1, 1)
            nobody = await ranking(session, "eldorado", 0, 10)
        assert [(line.place, line.person.name) for line in lines] == [(1, "Jules"), (2, "Nellie"), (3, "Ida")]
        assert lines[0].rating.ordinal == 25.0
        assert second == lines[1:2]
        assert nobody == []


@awaited
async def test_unknown_games_and_people_are_said_to_be_unknown(database_url: str) -> None:
    async with opened(database_url) as database, database.read() as session:
        with pytest.raises(NotFound):
            await ranking(session, "chess", 0, 10)
        with pytest.raises(NotFound):
            await game_statistics(session, "chess")
        for nobody in ("nobody", "\x00", "né"):
            with pytest.raises(Missing):
                await person_statistics(session, nobody, None)
