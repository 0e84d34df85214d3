"""Ratings: what a game that has ended says about how strong its people are, by OpenSkill's Plackett–Luce model.

Only registered people are rated, against each other, where at least two of them played to the end or gave up. Guests
and bots are not; a game that was abandoned, where one person held several seats, or where players could ask for hints,
says nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from voyageur.server.database import now
from voyageur.server.inserting import insert_new
from voyageur.server.models import PersonRow, RatingChangeRow, RatingRow, SeatRow, TableRow
from voyageur.server.protocol import Rating, Result

MODEL = PlackettLuce()
CAUTION = 3
"""How many sigmas below mu an ordinal is."""


def ordinal(mu: float, sigma: float) -> float:
    """A cautious estimate of a strength, for ranking."""
    return mu - CAUTION * sigma


def rating(row: RatingRow) -> Rating:
    """A rating as it is told."""
    return Rating(game=row.game, mu=row.mu, sigma=row.sigma, ordinal=ordinal(row.mu, row.sigma), games=row.games)


async def rate(session: AsyncSession, table: TableRow, seats: list[SeatRow], result: Result, gone: set[int]) -> None:
    """Rate a game in the transaction that ends it; once, however often that is tried.

    `gone` are the seats of people who resigned or for whom a bot played at the end: they come last.
    """
    if result.reason == "abandoned" or await _is_rated(session, table.id):
        return
    sat = {seat.seat: seat.person_id for seat in seats if seat.person_id is not None}
    registered = await _registered(session, sat.values())
    if not counts(table.hints, sat.values(), registered):
        return
    rated = {seat: person for seat, person in sat.items() if person in registered}
    at = table.ended_at or now()
    before = await _ratings(session, table.game, list(rated.values()), at)
    old = [before[person] for person in rated.values()]
    teams = [[MODEL.create_rating([row.mu, row.sigma])] for row in old]
    new = MODEL.rate(teams, ranks=[float(rank) for rank in ranks(rated, result, gone)])
    for row, (after,) in zip(old, new, strict=True):
        session.add(_change(table, row, after.mu, after.sigma, at))
        row.mu, row.sigma, row.games, row.updated_at = after.mu, after.sigma, row.games + 1, at


def counts(hints: bool, sat: Iterable[str | None], registered: Collection[str]) -> bool:
    """Whether a game says something of those who sit there, of whom some are registered.

    >>> counts(False, ["ida", "leo", None], {"ida", "leo"}), counts(False, ["ida", "leo"], {"ida"})
    (True, False)
    >>> counts(True, ["ida", "leo"], {"ida", "leo"}), counts(False, ["ida", "leo", "ida"], {"ida", "leo"})
    (False, False)
    """
    people = [person for person in sat if person is not None]
    return not hints and len(people) == len(set(people)) and len(set(people) & set(registered)) > 1


def ranks(seats: Iterable[int], result: Result, gone: set[int]) -> list[int]:
    """The ranks of those seats among each other, from 0, by their places; those who were gone share the last.

    >>> ranks([0, 1, 3], Result("played", [5, 9, 8, 7], [1], [4, 1, 2, 3]), gone={1})
    [1, 2, 0]
    """
    keys = [(1, 0) if seat in gone else (0, result.places[seat]) for seat in seats]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


async def _is_rated(session: AsyncSession, table_id: str) -> bool:
    query = select(RatingChangeRow.person_id).where(RatingChangeRow.table_id == table_id).limit(1)
    return await session.scalar(query) is not None


async def _registered(session: AsyncSession, people: Iterable[str]) -> set[str]:
    query = select(PersonRow.id).where(
        PersonRow.id.in_(list(people)), PersonRow.login.is_not(None), PersonRow.deleted_at.is_(None)
    )
    return set(await session.scalars(query))


async def _ratings(session: AsyncSession, game: str, people: list[str], at: int) -> dict[str, RatingRow]:
    """Their ratings, new ones included, locked in one order so that games which end together wait for each other."""
    start = MODEL.rating()
    fresh = {"game": game, "mu": start.mu, "sigma": start.sigma, "games": 0, "updated_at": at}
    rows = [{**fresh, "person_id": person} for person in sorted(people)]
    await session.execute(insert_new(session, RatingRow, "person_id", "game"), rows)
    query = select(RatingRow).where(RatingRow.game == game, RatingRow.person_id.in_(people))
    locked = query.order_by(RatingRow.person_id).with_for_update().execution_options(populate_existing=True)
    return {row.person_id: row for row in await session.scalars(locked)}


def _change(table: TableRow, row: RatingRow, mu: float, sigma: float, at: int) -> RatingChangeRow:
    return RatingChangeRow(
        table_id=table.id,
        person_id=row.person_id,
        game=table.game,
        mu_before=row.mu,
        sigma_before=row.sigma,
        mu=mu,
        sigma=sigma,
        at=at,
    )
