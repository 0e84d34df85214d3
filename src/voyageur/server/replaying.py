"""A finished game from its first position to its last, through the eyes of any seat: nothing is secret any more."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from voyageur.server import telling
from voyageur.server.match import Entry, Match, Viewer, fold
from voyageur.server.protocol import Frame, Replay, TableInfo, Told


def written(table: TableInfo, first: Match, entries: list[Entry], viewer: Viewer) -> bytes:
    """The replay as it is sent."""
    return msgspec.json.encode(replay(table, first, entries, viewer))


def replay(table: TableInfo, first: Match, entries: list[Entry], viewer: Viewer) -> Replay:
    """The game as a viewer saw it, line by line; `first` is the match before all entries."""
    shown = [frame(first, viewer, None, None)]
    match = first
    for entry in entries:
        before, match = match, match.after(entry)
        told = telling.told(before, entry, match, viewer) if match.is_told(before, viewer) else None
        shown.append(frame(match, viewer, entry, told))
    return Replay(table=table, seat=viewer, frames=shown)


def moment(first: Match, entries: list[Entry]) -> Match:
    """The match after those lines, for whoever wants to try out what else could have been done then.

    No clock runs, nothing can be taken back, and no bot holds a seat.
    """
    match = fold(first, entries)
    return replace(match, holders=[None] * match.setup.players, clocks=None, shown=None, trail=())


def frame(match: Match, viewer: Viewer, entry: Entry | None, told: Told | None) -> Frame:
    """The game after one line, as a viewer saw it; who was waited for and the scores are the true ones."""
    return Frame(
        event=told,
        at=match.at,
        kind=entry.kind if entry else None,
        actor=entry.seat if entry else None,
        awaited=list(match.actors),
        scores=list(match.position.scores),
        over=match.over,
        view=match.view(viewer),
    )
