"""The database: people, tables, the event log, and what hangs on them. Times are milliseconds since the epoch."""

from __future__ import annotations

from typing import Any

from advanced_alchemy.base import DefaultBase
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

Id = String(32)
Name = String(80)
RESIGNED = text("kind = 'resign'")
Number = BigInteger().with_variant(Integer, "sqlite")
"""A key that counts itself: SQLite only does that for its own kind of integer."""


class PersonRow(DefaultBase):
    """Somebody who plays. A guest has neither login nor password."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(Name)
    colour: Mapped[str] = mapped_column(String(16))
    language: Mapped[str] = mapped_column(String(2), default="en")
    login: Mapped[str | None] = mapped_column(Name, unique=True)
    """In small letters: what they sign in with."""
    password: Mapped[str | None] = mapped_column(String(200))
    """An Argon2 hash."""
    chat: Mapped[bool] = mapped_column(Boolean, default=True)
    """Whether they want to see chat at all."""
    created_at: Mapped[int] = mapped_column(BigInteger)
    seen_at: Mapped[int] = mapped_column(BigInteger)
    deleted_at: Mapped[int | None] = mapped_column(BigInteger)


class SessionRow(DefaultBase):
    """One device of a person that is signed in, or one token of theirs for a program."""

    __tablename__ = "session"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    """cookie or token."""
    label: Mapped[str] = mapped_column(String(200))
    created_at: Mapped[int] = mapped_column(BigInteger)
    seen_at: Mapped[int] = mapped_column(BigInteger)
    revoked_at: Mapped[int | None] = mapped_column(BigInteger)


class TableRow(DefaultBase):
    """A table: how it was laid, and how far its log goes. Its identifier is its link, and cannot be guessed."""

    __tablename__ = "game_table"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    version: Mapped[int] = mapped_column(Integer)
    """Of the game's rules: a table keeps the rules it began with."""
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    """Secret until the game is over."""
    public: Mapped[bool] = mapped_column(Boolean)
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)
    substitute: Mapped[str] = mapped_column(String(40))
    """The bot that holds the seat of a person who is gone."""
    chat: Mapped[bool] = mapped_column(Boolean)
    spectator_delay: Mapped[int] = mapped_column(Integer)
    """Seconds."""
    hints: Mapped[bool] = mapped_column(Boolean, server_default=false(), default=False)
    """Whether players may ask for hints; the game then counts for no rating."""
    host_id: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"), index=True)
    status: Mapped[str] = mapped_column(String(12))
    """open, running, over, abandoned or closed."""
    revision: Mapped[int] = mapped_column(Integer, default=0)
    """Grows with every change of the seats or the status, not with moves."""
    number: Mapped[int] = mapped_column(Integer, default=0)
    """How many events its log holds."""
    due: Mapped[int] = mapped_column(Integer, default=0)
    """One bit a seat that the game waits for. Secret."""
    wake_at: Mapped[int | None] = mapped_column(BigInteger)
    """When somebody has to look: a bot is due, a warning, or a clock runs out."""
    owner: Mapped[str | None] = mapped_column(Id)
    """The process whose bots think at this table; another takes over when it is gone."""
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    rematch_of: Mapped[str | None] = mapped_column(Id)
    rematch: Mapped[str | None] = mapped_column(Id)
    created_at: Mapped[int] = mapped_column(BigInteger)
    started_at: Mapped[int | None] = mapped_column(BigInteger)
    ended_at: Mapped[int | None] = mapped_column(BigInteger)
    updated_at: Mapped[int] = mapped_column(BigInteger)
    __table_args__ = (
        Index("ix_game_table_wake_at", "wake_at"),
        Index("ix_game_table_owner", "owner"),
        Index("ix_game_table_status", "status", "public", "created_at"),
        Index("ix_game_table_updated_at", "updated_at"),
    )


class SeatRow(DefaultBase):
    """Who sits where when the game starts; what happens to a seat later is in the log."""

    __tablename__ = "seat"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    wants_abandon: Mapped[bool] = mapped_column(Boolean, default=False)


class EventRow(DefaultBase):
    """One line of a table's log. Lines are only ever added."""

    __tablename__ = "event"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(12))
    at: Mapped[int] = mapped_column(BigInteger)
    seat: Mapped[int | None] = mapped_column(Integer)
    action: Mapped[str | None] = mapped_column(String(200))
    person_id: Mapped[str | None] = mapped_column(Id)
    """Not a foreign key: the log is never changed, even when a person is deleted."""
    bot: Mapped[str | None] = mapped_column(String(40))
    key: Mapped[str | None] = mapped_column(String(64))
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    __table_args__ = (
        UniqueConstraint("table_id", "key"),
        Index("ix_event_resign", "table_id", "seat", sqlite_where=RESIGNED, postgresql_where=RESIGNED),
    )


class ChatRow(DefaultBase):
    """Something said at a table."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(Number, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    person_id: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"), index=True)
    at: Mapped[int] = mapped_column(BigInteger)
    text: Mapped[str] = mapped_column(Text)


class MuteRow(DefaultBase):
    """Somebody does not want to hear somebody."""

    __tablename__ = "mute"
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    muted_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)


class RatingRow(DefaultBase):
    """How strong a registered person is at a game, as OpenSkill has it."""

    __tablename__ = "rating"
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    updated_at: Mapped[int] = mapped_column(BigInteger)


class RatingChangeRow(DefaultBase):
    """What one game did to a rating."""

    __tablename__ = "rating_change"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    mu_before: Mapped[float] = mapped_column(Float)
    sigma_before: Mapped[float] = mapped_column(Float)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    at: Mapped[int] = mapped_column(BigInteger)


class ComputationRow(DefaultBase):
    """A long computation on a finished game: asked for, under way, or done and kept."""

    __tablename__ = "computation"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(String(40))
    params: Mapped[dict[str, Any]] = mapped_column(JSON)
    digest: Mapped[str] = mapped_column(String(64))
    """Of the parameters: the same question is answered once."""
    status: Mapped[str] = mapped_column(String(12))
    """waiting, running, done, failed or cancelled."""
    progress: Mapped[float] = mapped_column(Float, default=0.0)
    result: Mapped[Any] = mapped_column(JSON)
    problem: Mapped[str | None] = mapped_column(Text)
    asked_by: Mapped[str | None] = mapped_column(ForeignKey("person.id", ondelete="SET NULL"), index=True)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    created_at: Mapped[int] = mapped_column(BigInteger)
    beat_at: Mapped[int | None] = mapped_column(BigInteger)
    """When the process that works on it was last heard of."""
    ended_at: Mapped[int | None] = mapped_column(BigInteger)
    __table_args__ = (
        UniqueConstraint("table_id", "name", "digest"),
        Index("ix_computation_status", "status", "created_at"),
    )


class SubscriptionRow(DefaultBase):
    """Where a person wants to be told that a table waits for them: a webhook, or a browser's push service."""

    __tablename__ = "subscription"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    """webhook or push."""
    address: Mapped[str] = mapped_column(Text)
    keys: Mapped[dict[str, Any]] = mapped_column(JSON)
    """A webhook's signing secret, or a browser's push keys."""
    created_at: Mapped[int] = mapped_column(BigInteger)
    failures: Mapped[int] = mapped_column(Integer, default=0)


class NoticeRow(DefaultBase):
    """Something to tell a person; it is tried until it arrives, or too often."""

    __tablename__ = "notice"
    id: Mapped[int] = mapped_column(Number, primary_key=True, autoincrement=True)
    mark: Mapped[str] = mapped_column(String(120), unique=True)
    """What it is about, so that several processes tell it once."""
    person_id: Mapped[str] = mapped_column(ForeignKey("person.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(12))
    """turn, warning, held, started or over."""
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    created_at: Mapped[int] = mapped_column(BigInteger)
    send_at: Mapped[int | None] = mapped_column(BigInteger, index=True)
    """When to try (again); None when it arrived or was given up."""
    tries: Mapped[int] = mapped_column(Integer, default=0)


class ProcessRow(DefaultBase):
    """A server process: while any lives, clocks run."""

    __tablename__ = "process"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    started_at: Mapped[int] = mapped_column(BigInteger)
    beat_at: Mapped[int] = mapped_column(BigInteger)


class OutageRow(DefaultBase):
    """A time during which no process lived: it counts on nobody's clock."""

    __tablename__ = "outage"
    begin_at: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    end_at: Mapped[int] = mapped_column(BigInteger)
