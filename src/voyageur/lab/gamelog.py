"""The log of a tournament: every game in a line of its own as soon as it is over, so that one can go on later.

The first line is the schedule. A line that was cut off while it was written does not count.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from voyageur.core.errors import VoyageurError
from voyageur.lab.playing import Played
from voyageur.lab.schedule import Schedule


class GameLog:
    """The games that were played so far, kept in a file."""

    def __init__(self, path: Path, schedule: Schedule, *, resume: bool = False) -> None:
        self.path = path
        self.played: dict[int, Played] = {}
        try:
            if path.exists():
                if not resume:
                    raise VoyageurError("save-taken", path=str(path))
                self._read(schedule)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(schedule.encoded() + b"\n")
        except OSError as error:
            raise VoyageurError("file-unwritable", path=str(path), problem=error.strerror or str(error)) from error

    def _read(self, schedule: Schedule) -> None:
        """Take up the games of the same schedule."""
        whole = self.path.read_bytes()
        end = whole.rfind(b"\n") + 1
        head, *lines = whole[:end].split(b"\n")[:-1] or [b""]
        try:
            if head != schedule.encoded():
                raise VoyageurError("tournament-other", path=str(self.path), differing=_differing(head, schedule))
            games = [msgspec.json.decode(line, type=Played) for line in lines]
        except msgspec.DecodeError as error:
            raise VoyageurError("tournament-no-log", path=str(self.path), problem=str(error)) from error
        if end < len(whole):
            with self.path.open("r+b") as file:
                file.truncate(end)
        self.played = {game.number: game for game in games}

    def add(self, games: Iterable[Played]) -> None:
        """Keep some games."""
        new = list(games)
        self.played.update((game.number, game) for game in new)
        with self.path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in new))


def _differing(head: bytes, schedule: Schedule) -> list[str]:
    """What a log's schedule has otherwise."""
    there = msgspec.json.decode(head, type=Schedule)
    return [name for name in Schedule.__struct_fields__ if getattr(there, name) != getattr(schedule, name)]
