"""Statistics: what people, or everybody, did at each game, worked out from finished tables by the database itself.

A private table counts in the numbers, but nobody is told which it was except those it is about.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Float,
    Integer,
    Select,
    Text,
    and_,
    case,
    cast,
    func,
    literal,
    literal_column,
    select,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.core import registry
from voyageur.server.models import EventRow, PersonRow, RatingChangeRow, RatingRow, SeatRow, TableRow
from voyageur.server.problems import Missing
from voyageur.server.protocol import GameStatistics, PersonInfo, PersonStatistics, Ranked, RatingChange
from voyageur.server.ratings import CAUTION, ordinal, rating
from voyageur.server.store import IDENTIFIER

LATEST = 100
"""So many changes of ratings are told."""
LEAST_GAMES = 5
"""Whoever has fewer rated games is not ranked yet."""


async def person_statistics(session: AsyncSession, person_id: str, viewer_id: str | None) -> PersonStatistics:
    """A person's games and ratings, for whoever asks."""
    person = await session.get(PersonRow, person_id) if IDENTIFIER.fullmatch(person_id) else None
    if person is None or person.deleted_at is not None:
        raise Missing("server-person-unknown")
    rows = await session.execute(_counted(session, SeatRow.person_id == person_id))
    ratings = select(RatingRow).where(RatingRow.person_id == person_id).order_by(RatingRow.game)
    return PersonStatistics(
        person=_info(person),
        games=_by_game([Counted(*row) for row in rows]),
        ratings=[rating(row) for row in await session.scalars(ratings)],
        history=await _history(session, person_id, named=viewer_id == person_id),
    )


async def game_statistics(session: AsyncSession, game: str) -> GameStatistics:
    """What everybody did at a game: each seat that a person took counts."""
    registry.module_of(game)
    taken = and_(TableRow.game == game, SeatRow.person_id.is_not(None))
    rows = await session.execute(_counted(session, taken))
    found = _by_game([Counted(*row) for row in rows])
    return found[0] if found else GameStatistics(game, 0, 0, 0, None, None, None, {})


async def ranking(session: AsyncSession, game: str, offset: int, limit: int) -> list[Ranked]:
    """The strongest registered people at a game, a page at a time."""
    registry.module_of(game)
    strength = RatingRow.mu - CAUTION * RatingRow.sigma
    query = (
        select(RatingRow, PersonRow)
        .join(PersonRow, PersonRow.id == RatingRow.person_id)
        .where(RatingRow.game == game, RatingRow.games >= LEAST_GAMES, PersonRow.deleted_at.is_(None))
        .order_by(strength.desc(), RatingRow.person_id)
    )
    rows = await session.execute(query.offset(offset).limit(limit))
    return [Ranked(place, _info(person), rating(row)) for place, (row, person) in enumerate(rows, start=offset + 1)]


def _info(person: PersonRow) -> PersonInfo:
    return PersonInfo(id=person.id, name=person.name, colour=person.colour, guest=person.login is None)


# ---- counting ---------------------------------------------------------------------------------------------------


class Counted(NamedTuple):
    """Finished seats at one game with one number of players. Who resigned only counts as such: the rest was a bot's."""

    game: str
    players: int
    played: int
    resigned: int
    won: int
    score: float | None
    """The sum of those who did not resign, as is the next but one."""
    best: float | None
    places: int | None


def _counted(session: AsyncSession, where: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """The query that counts the finished seats for which that is true."""
    of = _postgresql if session.get_bind().dialect.name == "postgresql" else _sqlite
    score, place, won = of()
    gave_up = _gave_up()
    stayed = gave_up.is_(False)
    return (
        select(
            TableRow.game,
            TableRow.players,
            func.count(),
            func.sum(case((gave_up, 1), else_=0)),
            func.sum(case((and_(stayed, won), 1), else_=0)),
            func.sum(case((stayed, score))),
            func.max(case((stayed, score))),
            func.sum(case((stayed, place))),
        )
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(where, TableRow.status == "over")
        .group_by(TableRow.game, TableRow.players)
        .order_by(TableRow.game, TableRow.players)
    )


def _gave_up() -> ColumnElement[bool]:
    """Whether the log says that the seat resigned; the kind is written out so that an index of such lines can serve."""
    resigned = EventRow.kind == literal_column("'resign'")
    this = and_(EventRow.table_id == TableRow.id, EventRow.seat == SeatRow.seat)
    return select(literal(1)).where(this, resigned).exists()


def _sqlite() -> tuple[ColumnElement[float], ColumnElement[int], ColumnElement[bool]]:
    """A seat's score and place, and whether it won, from the result as SQLite keeps it."""

    def at(name: str) -> ColumnElement[Any]:
        return func.json_extract(TableRow.result, literal(f"$.{name}[") + cast(SeatRow.seat, Text) + literal("]"))

    winners = func.json_each(TableRow.result, "$.winners").table_valued("value")
    won = select(literal(1)).select_from(winners).where(winners.c.value == SeatRow.seat).exists()
    return at("scores"), at("places"), won


def _postgresql() -> tuple[ColumnElement[float], ColumnElement[int], ColumnElement[bool]]:
    """The same as PostgreSQL keeps it."""
    result = cast(TableRow.result, JSONB)
    score = cast(result["scores"].op("->>")(SeatRow.seat), Float)
    place = cast(result["places"].op("->>")(SeatRow.seat), Integer)
    return score, place, result["winners"].contains(func.to_jsonb(SeatRow.seat))


def _by_game(rows: list[Counted]) -> list[GameStatistics]:
    """All numbers of players of a game together."""
    games: dict[str, list[Counted]] = defaultdict(list)
    for row in rows:
        games[row.game].append(row)
    return [_together(game, rows) for game, rows in games.items()]


def _together(game: str, rows: list[Counted]) -> GameStatistics:
    played, resigned = sum(row.played for row in rows), sum(row.resigned for row in rows)
    stayed = played - resigned
    return GameStatistics(
        game=game,
        played=played,
        won=sum(row.won for row in rows),
        resigned=resigned,
        mean_score=sum(row.score or 0.0 for row in rows) / stayed if stayed else None,
        best_score=max((row.best for row in rows if row.best is not None), default=None),
        mean_place=sum(row.places or 0 for row in rows) / stayed if stayed else None,
        by_players={str(row.players): row.played for row in rows},
    )


async def _history(session: AsyncSession, person_id: str, *, named: bool) -> list[RatingChange]:
    """The latest changes of a person's ratings, the newest first; a private table's link is only theirs to know."""
    query = (
        select(RatingChangeRow, TableRow.public)
        .join(TableRow, TableRow.id == RatingChangeRow.table_id)
        .where(RatingChangeRow.person_id == person_id)
        .order_by(RatingChangeRow.at.desc(), RatingChangeRow.table_id)
        .limit(LATEST)
    )
    return [
        RatingChange(
            table=row.table_id if named or public else None,
            game=row.game,
            at=row.at,
            before=ordinal(row.mu_before, row.sigma_before),
            after=ordinal(row.mu, row.sigma),
        )
        for row, public in await session.execute(query)
    ]
