"""A table of text: how a game shows a position where there are no pictures. Whoever prints it chooses the lines."""

from __future__ import annotations

import msgspec


class Sheet(msgspec.Struct, frozen=True):
    """A title, columns and rows, in the language asked for."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
