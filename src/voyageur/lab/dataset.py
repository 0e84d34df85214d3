"""Reading a dataset: its rows, positions, records and arrays; and whether it agrees with the rules.

`lab.gathering` writes them, `lab.columns` says what is in them. Any other reader of Parquet reads them too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.core import registry, text
from voyageur.core.errors import IllegalMove, UnknownMove, VoyageurError
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.record import GameRecord, Move
from voyageur.lab.columns import PLAN, SUFFIX, Plan, Table, arrow, layout
from voyageur.lab.spread import spread


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A position in which somebody chose; docs/dataset.md says what each field means."""

    game: int
    seed: int
    bots: tuple[str, ...]
    moves: int
    ply: int
    seat: int
    state: bytes
    observation: NDArray[np.floating[Any]] | None = None
    view: Any = None
    legal: NDArray[np.int16]
    action: int
    scores: tuple[float, ...]
    shares: tuple[float, ...]


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Rows as arrays, to learn from: whole games, a row a move."""

    games: NDArray[np.int32]
    seats: NDArray[np.int8]
    states: NDArray[Any]
    """Records of the game's own dtype."""
    observations: NDArray[np.floating[Any]] | None
    """None in a dataset without them."""
    masks: NDArray[np.bool_]
    actions: NDArray[np.int16]
    scores: NDArray[np.float64]
    shares: NDArray[np.float64]


class Dataset:
    """A dataset in a folder, or one file of it.

    Reading needs the version of the game that it was made with; other programs may read older ones.
    """

    def __init__(self, path: Path | str) -> None:
        path = Path(path)
        self.files = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not self.files:
            raise VoyageurError("dataset-none", path=str(path))
        plans = [read_plan(file) for file in self.files]
        self.plan: Plan = plans[0]
        for file, plan in zip(self.files, plans, strict=True):
            if plan != self.plan:
                raise VoyageurError("dataset-other", path=str(file), differing=differing(plan, self.plan))
        self.game: Game = registry.find(self.plan.game)
        if (self.plan.version, self.plan.layout) != (self.game.version, layout(self.game)):
            versions = {"version": self.plan.version, "right": self.game.version}
            raise VoyageurError("dataset-version", path=str(path), game=self.game.id, **versions)

    def __len__(self) -> int:
        """How many rows there are."""
        return sum(int(arrow().parquet.read_metadata(file).num_rows) for file in self.files)

    # ---- as rows ------------------------------------------------------------------------------------------------

    def rows(self) -> Iterator[Row]:
        """Every row, game by game."""
        for group in self.groups():
            yield from _rows(group)

    @cached_property
    def _first(self) -> Position:
        return self.game.start(players=self.plan.players, seed=self.plan.seed, **self.plan.options)

    def position(self, row: Row) -> Position:
        """The position in which the seat chose; like one that was set up, it knows of no moves before."""
        state = np.frombuffer(row.state, self.game.state).copy()
        return Position(self.game, self.plan.players, self._first._options, self._first._table, state, None)

    def mask(self, row: Row) -> NDArray[np.bool_]:
        """What the seat might do, as a mask over the whole action space."""
        mask = np.zeros(self.game.space.size, np.bool_)
        mask[row.legal] = True
        return mask

    def records(self) -> Iterator[GameRecord]:
        """Every game as a record, which `Game.replay` plays again."""
        for group in self.groups(["game", "seed", "bots", "seat", "action"]):
            for game in _games(group):
                cells = game.to_pydict()
                moves = zip(cells["seat"], cells["action"], strict=True)
                yield GameRecord(
                    game=self.game.id,
                    version=self.plan.version,
                    players=self.plan.players,
                    seed=cells["seed"][0],
                    options=self.plan.options,
                    moves=tuple(Move(seat, str(self.game.actions[action])) for seat, action in moves),
                    seats=tuple(cells["bots"][0]),
                )

    # ---- as arrays ----------------------------------------------------------------------------------------------

    def batches(self) -> Iterator[Batch]:
        """The rows as arrays, some thousands at a time."""
        wanted = ["game", "seat", "state", "legal", "action", "scores", "shares"]
        if self.plan.observations != "none":
            wanted.append("observation")
        for group in self.groups(wanted):
            yield Batch(
                games=group["game"].to_numpy(),
                seats=group["seat"].to_numpy(),
                states=np.frombuffer(b"".join(group["state"].to_pylist()), self.game.state),
                observations=_matrix(group["observation"]) if "observation" in wanted else None,
                masks=self._masks(group["legal"].combine_chunks()),
                actions=group["action"].to_numpy(),
                scores=_matrix(group["scores"]),
                shares=_matrix(group["shares"]),
            )

    def _masks(self, legal: Any) -> NDArray[np.bool_]:
        masks = np.zeros((len(legal), self.game.space.size), np.bool_)
        counts = np.diff(legal.offsets.to_numpy())
        masks[np.repeat(np.arange(len(legal)), counts), legal.flatten().to_numpy()] = True
        return masks

    def groups(self, columns: Sequence[str] | None = None) -> Iterator[Any]:
        """The rows as tables of Arrow, one for each group of a file: whole games."""
        for file in self.files:
            yield from read_groups(file, columns)


def read_groups(path: Path, columns: Sequence[str] | None = None) -> Iterator[Any]:
    """The groups of one file."""
    pa = arrow()
    try:
        with pa.parquet.ParquetFile(path) as file:
            for number in range(file.num_row_groups):
                yield file.read_row_group(number, columns=columns)
    except (OSError, pa.ArrowException) as error:
        raise VoyageurError("dataset-unreadable", path=str(path), problem=str(error)) from error


def read_plan(path: Path) -> Plan:
    """What a file says that it was made by."""
    pa = arrow()
    try:
        return msgspec.json.decode((pa.parquet.read_schema(path).metadata or {})[PLAN], type=Plan)
    except KeyError as error:
        raise VoyageurError("dataset-foreign", path=str(path)) from error
    except (OSError, pa.ArrowException, msgspec.DecodeError) as error:
        raise VoyageurError("dataset-unreadable", path=str(path), problem=str(error)) from error


def differing(one: Plan, other: Plan) -> list[str]:
    """What two plans have otherwise."""
    return [name for name in Plan.__struct_fields__ if getattr(one, name) != getattr(other, name)]


def _matrix(column: Any) -> NDArray[Any]:
    """Lists of one size as rows of an array."""
    whole = column.combine_chunks()
    matrix: NDArray[Any] = whole.flatten().to_numpy(zero_copy_only=False).reshape(len(whole), -1)
    return matrix


def _rows(group: Any) -> Iterator[Row]:
    seen = _matrix(group["observation"]) if "observation" in group.column_names else None
    legal = group["legal"].combine_chunks()
    numbers, ends = legal.flatten().to_numpy(), legal.offsets.to_numpy() - legal.offsets[0].as_py()
    plain = group.drop_columns([name for name in ("observation", "legal") if name in group.column_names])
    for place, cells in enumerate(plain.to_pylist()):
        for name in ("bots", "scores", "shares"):
            cells[name] = tuple(cells[name])
        if "view" in cells:
            cells["view"] = msgspec.json.decode(cells["view"])
        observation = None if seen is None else seen[place]
        yield Row(**cells, legal=numbers[ends[place] : ends[place + 1]], observation=observation)


def _games(group: Any) -> Iterator[Any]:
    """The games of a group, a table each."""
    numbers = group["game"].to_numpy()
    starts = np.flatnonzero(np.diff(numbers, prepend=-1))
    for start, end in zip(starts, [*starts[1:], len(numbers)], strict=True):
        yield group.slice(start, end - start)


# ---- against the rules ------------------------------------------------------------------------------------------


class Checked(msgspec.Struct, frozen=True):
    """What was found to agree with the rules."""

    files: int
    games: int
    rows: int


def check(dataset: Dataset, *, workers: int = 1, progress: Callable[[int], None] | None = None) -> Checked:
    """Play every game again by its moves and compare every cell; VoyageurError names the first that is otherwise.

    `progress` is told how many files are done.
    """
    games = rows = 0
    with closing(spread(check_file, dataset.files, workers)) as results:
        for done, (some_games, some_rows) in enumerate(results, start=1):
            games, rows = games + some_games, rows + some_rows
            if progress is not None:
                progress(done)
    return Checked(len(dataset.files), games, rows)


def check_file(path: Path) -> tuple[int, int]:
    """Check one file; how many games and rows it has."""
    table, games, rows = Table(read_plan(path)), 0, 0
    for group in read_groups(path):
        if not group.schema.equals(table.schema):
            raise VoyageurError("dataset-foreign", path=str(path))
        for game in _games(group):
            _check_game(path, table, game)
            games, rows = games + 1, rows + len(game)
    return games, rows


def _check_game(path: Path, table: Table, game: Any) -> None:
    number, moves = game["game"][0].as_py(), zip(game["seat"].to_pylist(), game["action"].to_pylist(), strict=True)
    try:
        positions = table.replay(number, list(moves))
    except (IllegalMove, UnknownMove) as error:
        reason = {language: error.reason(language) for language in text.LANGUAGES}
        raise VoyageurError("dataset-illegal", path=str(path), number=number, reason=reason) from error
    right = table.rows(number, positions)
    for name in table.schema.names:
        if not game[name].equals(right[name]):
            pairs = zip(game[name], right[name], strict=True)
            ply = next(ply for ply, (there, wanted) in enumerate(pairs) if not there.equals(wanted))
            raise VoyageurError("dataset-wrong", path=str(path), number=number, ply=ply, column=name)
    if not positions[-1].over:
        raise VoyageurError("dataset-unfinished", path=str(path), number=number)
