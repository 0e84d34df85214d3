"""Adding rows but for those there are already, in the words of the database at hand."""

from __future__ import annotations

from typing import Any

from advanced_alchemy.base import DefaultBase
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession


def insert_new(session: AsyncSession, kind: type[DefaultBase], *keys: str) -> Any:
    """The statement that adds rows of a kind, and passes over those whose keys are taken."""
    embedded = session.get_bind().dialect.name == "sqlite"
    statement: Any = sqlite.insert(kind) if embedded else postgresql.insert(kind)
    return statement.on_conflict_do_nothing(index_elements=list(keys))
