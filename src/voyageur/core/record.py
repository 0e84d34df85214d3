"""Game records: everything needed to play a game again, as JSON.

A record is to these games what PGN is to chess: the game and its version, the table's options, the seed, and the
moves in notation, each with the seat that made it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from voyageur.core.errors import BadRecord


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One move: `[seat, notation]`."""

    seat: int
    action: str


class GameRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, from its seed to its last move."""

    game: str
    version: int
    players: int
    seed: int
    options: dict[str, Any]
    moves: tuple[Move, ...] = ()
    seats: tuple[str, ...] = ()
    """Who sat where, for people: "human", or the name of a bot."""

    def to_json(self) -> str:
        """The record as a JSON document, one move a line."""
        document = msgspec.to_builtins(self)
        moves = ",\n  ".join(msgspec.json.encode(move).decode() for move in document.pop("moves"))
        head = msgspec.json.format(msgspec.json.encode(document), indent=1).decode().rstrip("}\n ")
        return f'{head},\n "moves": [\n  {moves}\n ]\n}}\n' if moves else f'{head},\n "moves": []\n}}\n'

    @classmethod
    def from_json(cls, document: str | bytes) -> GameRecord:
        """Read a record; BadRecord says what is wrong with it."""
        try:
            return msgspec.json.decode(document, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("record-corrupt", problem=str(error)) from error

    def write(self, path: Path) -> None:
        """Write the record so that a crash leaves either the old file or the new one."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part = path.with_name(path.name + ".part")
            part.write_text(self.to_json(), encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise BadRecord("file-unwritable", path=str(path), problem=error.strerror or str(error)) from error

    @classmethod
    def read(cls, path: Path) -> GameRecord:
        """Read a record from a file."""
        try:
            document = path.read_bytes()
        except OSError as error:
            raise BadRecord("record-unreadable", path=str(path), problem=error.strerror or str(error)) from error
        return cls.from_json(document)
