"""Gathering a dataset: bots play, workers make files of Parquet of their games, whoever asked puts them in a folder.

A file holds so many games, whole and in order, in groups of rows. The same plan gives the same files, byte for byte,
however the work is spread. A file is either there as a whole or not at all, so one can go on later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from voyageur.core.errors import VoyageurError
from voyageur.lab.columns import SUFFIX, Plan, Table, arrow
from voyageur.lab.dataset import differing, read_groups, read_plan
from voyageur.lab.spread import check_sources, spread

GROUP = 4096
"""Rows after which a group ends, with the game that they are of."""
COMPRESSION = "zstd"
QUICK_FILE, SLOW_FILE = 100, 10
"""Games of a file where nobody says how many: of bots that are compiled policies, and of those that think long."""
TABLES = 4
"""A process remembers the tables of so many plans."""


class Gathered(msgspec.Struct, frozen=True):
    """What there is now."""

    folder: str
    files: int
    games: int
    rows: int
    bytes: int


@lru_cache(TABLES)
def table(encoded: bytes) -> Table:
    """The table of a plan, which comes as it is sent to processes."""
    plan = msgspec.json.decode(encoded, type=Plan)
    check_sources(plan.sources)
    return Table(plan)


def make_file(encoded: bytes, numbers: range) -> tuple[range, bytes]:
    """The file of some games: what one worker does at a time."""
    pa, made = arrow(), table(encoded)
    sink = pa.BufferOutputStream()
    with pa.parquet.ParquetWriter(sink, made.schema, compression=COMPRESSION) as writer:
        for group in _groups(made, numbers):
            writer.write_table(group, row_group_size=len(group))
    return numbers, sink.getvalue().to_pybytes()


def _groups(made: Table, numbers: range) -> Iterator[Any]:
    """The rows of some games, in groups of whole games."""
    pa, games, rows = arrow(), list[Any](), 0
    for number in numbers:
        games.append(made.play(number))
        rows += len(games[-1])
        if rows >= GROUP or number == numbers[-1]:
            yield pa.concat_tables(games).combine_chunks()
            games, rows = [], 0


def parts(games: int, per_file: int) -> list[range]:
    """The games of each file.

    >>> parts(5, 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return [range(first, min(first + per_file, games)) for first in range(0, games, per_file)]


def place(folder: Path, plan: Plan, numbers: range) -> Path:
    """Where the file of some games is."""
    return folder / f"{plan.game}-{numbers.start:07}{SUFFIX}"


def gather(
    plan: Plan,
    games: int,
    folder: Path,
    *,
    per_file: int | None = None,
    workers: int = 1,
    ray: str | None = None,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Gathered:
    """Write the first games of a plan to a folder, which must hold no others; `resume` keeps the files there already.

    `progress` is told how many games there are so far.
    """
    simulation = table(plan.encoded()).simulation
    wanted = parts(games, per_file or (QUICK_FILE if simulation.compiled else SLOW_FILE))
    _refuse_others(plan, folder, resume)
    missing = [numbers for numbers in wanted if not _is_there(place(folder, plan, numbers), numbers)]
    done = games - sum(map(len, missing))
    if missing:
        simulation.warm()
    with closing(spread(partial(make_file, plan.encoded()), missing, workers, ray)) as results:
        for numbers, content in results:
            _write(place(folder, plan, numbers), content)
            done += len(numbers)
            if progress is not None:
                progress(done)
    files = [place(folder, plan, numbers) for numbers in wanted]
    rows = sum(arrow().parquet.read_metadata(path).num_rows for path in files)
    return Gathered(str(folder), len(files), games, rows, sum(path.stat().st_size for path in files))


def _refuse_others(plan: Plan, folder: Path, resume: bool) -> None:
    """Leave alone what another plan made, and what nobody wants to go on with."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if not resume:
            raise VoyageurError("save-taken", path=str(path))
        if names := differing(read_plan(path), plan):
            raise VoyageurError("dataset-other", path=str(path), differing=names)


def _is_there(path: Path, numbers: range) -> bool:
    """Whether those games, and no others, are in the file."""
    if not path.exists():
        return False
    found = {number for group in read_groups(path, ["game"]) for number in group["game"].unique().to_pylist()}
    return found == set(numbers)


def _write(path: Path, content: bytes) -> None:
    """Write a file so that a crash leaves all of it or nothing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise VoyageurError("file-unwritable", path=str(path), problem=error.strerror or str(error)) from error
