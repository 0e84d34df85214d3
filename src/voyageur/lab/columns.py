"""What a dataset says of each move: its columns, their types in Parquet, and how a game becomes rows.

A row is a position in which somebody chose: the position itself, what that seat knew of it, what it might do, what it
did, and how the game ended. Everything in it follows from the plan, the number of the game and its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from voyageur.core import cache, loops, registry, text
from voyageur.core.action import Seat
from voyageur.core.errors import VoyageurError
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.sheet import Sheet
from voyageur.lab.simulate import Simulation, game_seed, line_up, seated

Observations = Literal["float32", "float16", "none"]
PLAN = b"voyageur"
"""The key of the plan among what a Parquet file says of itself."""
SUFFIX = ".parquet"


def arrow() -> Any:
    """The package pyarrow, which only datasets need."""
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise VoyageurError("dataset-no-arrow") from error
    return pyarrow


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a dataset is made by; with it, a number is all it takes to play a game again."""

    game: str
    version: int
    """Of the game."""
    sources: str
    """A digest of the rules and the bots: other sources may play otherwise."""
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """A line-up, which moves on by a seat from game to game."""
    seed: int
    layout: list[Any]
    """The fields of a state's bytes, as NumPy describes them."""
    observations: Observations = "float32"
    views: bool = False

    def encoded(self) -> bytes:
        """The plan as JSON."""
        return msgspec.json.encode(self, order="sorted")


def make_plan(
    game: Game,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    observations: Observations = "float32",
    views: bool = False,
    **options: Any,
) -> Plan:
    """The plan of a dataset; a bot, a number of players or an option that is not there is an error."""
    players = game.players[0] if players is None else players
    line = line_up(list(bots), players)
    laid = Simulation(game, players, line, seed, options).options
    return Plan(
        game=game.id,
        version=game.version,
        sources=cache.source_hash(),
        players=players,
        options=laid,
        bots=tuple(line),
        seed=seed,
        layout=layout(game),
        observations=observations,
        views=views,
    )


def layout(game: Game) -> list[Any]:
    """The fields of the game's states, as JSON holds them."""
    described: list[Any] = msgspec.json.decode(msgspec.json.encode(np.lib.format.dtype_to_descr(game.state)))
    return described


# ---- columns ----------------------------------------------------------------------------------------------------


class Sizes(NamedTuple):
    """What the types of columns depend on."""

    state: int
    """Bytes of a position."""
    observation: int
    number: str
    """How the numbers of an observation are kept."""
    players: int


class Column(NamedTuple):
    """One column; what it means is in the catalogue."""

    name: str
    kind: Callable[[Any, Sizes], Any]
    """(pyarrow, sizes) → its type."""
    written: str
    """The same for people: STATE, OBSERVATION and PLAYERS stand for sizes."""
    kept: Callable[[Plan], bool] = lambda plan: True


COLUMNS = (
    Column("game", lambda pa, _: pa.int32(), "int32"),
    Column("seed", lambda pa, _: pa.int64(), "int64"),
    Column("bots", lambda pa, sizes: pa.list_(pa.string(), sizes.players), "fixed_size_list<string>[PLAYERS]"),
    Column("moves", lambda pa, _: pa.int32(), "int32"),
    Column("ply", lambda pa, _: pa.int32(), "int32"),
    Column("seat", lambda pa, _: pa.int8(), "int8"),
    Column("state", lambda pa, sizes: pa.binary(sizes.state), "fixed_size_binary[STATE]"),
    Column(
        "observation",
        lambda pa, sizes: pa.list_(getattr(pa, sizes.number)(), sizes.observation),
        "fixed_size_list<float>[OBSERVATION]",
        lambda plan: plan.observations != "none",
    ),
    Column("view", lambda pa, _: pa.string(), "string", lambda plan: plan.views),
    Column("legal", lambda pa, _: pa.list_(pa.int16()), "list<int16>"),
    Column("action", lambda pa, _: pa.int16(), "int16"),
    Column("scores", lambda pa, sizes: pa.list_(pa.float64(), sizes.players), "fixed_size_list<double>[PLAYERS]"),
    Column("shares", lambda pa, sizes: pa.list_(pa.float64(), sizes.players), "fixed_size_list<double>[PLAYERS]"),
)


def schema(plan: Plan) -> Any:
    """The schema of a dataset's files."""
    pa, game = arrow(), registry.find(plan.game)
    sizes = Sizes(game.state.itemsize, game.observation_size, plan.observations, plan.players)
    fields = [pa.field(column.name, column.kind(pa, sizes), nullable=False) for column in COLUMNS if column.kept(plan)]
    return pa.schema(fields, metadata={PLAN: plan.encoded()})


def columns_sheet(language: str) -> Sheet:
    """All columns, for people."""
    heads = tuple(text.say(f"column-{key}", language) for key in ("name", "type", "meaning"))
    rows = tuple(
        (f"`{each.name}`", f"`{each.written}`", text.say(f"dataset-{each.name}", language)) for each in COLUMNS
    )
    return Sheet(text.say("dataset-columns", language), heads, rows)


# ---- rows -------------------------------------------------------------------------------------------------------

Chosen = tuple[Position, Seat]
"""A position, and the seat that chose in it."""


class Table:
    """The table of a plan, where its games become rows."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.schema = plan, schema(plan)
        self.game = registry.find(plan.game)
        self.simulation = Simulation(self.game, plan.players, list(plan.bots), plan.seed, plan.options)

    def play(self, number: int) -> Any:
        """Let the bots play one game; its rows. It is the game of that number of `simulate` with the same seed."""
        moves = self.simulation.position(number).moves
        return self.rows(number, self.replay(number, [(seat, action.index) for seat, action in moves]))

    def replay(self, number: int, moves: Sequence[tuple[Seat, int]]) -> list[Position]:
        """The positions of a game from the first to the last; IllegalMove where the rules do not allow a move."""
        plan = self.plan
        positions = [self.game.start(players=plan.players, seed=game_seed(plan.seed, number), **plan.options)]
        for seat, action in moves:
            positions.append(positions[-1].play(action, seat))
        return positions

    def rows(self, number: int, positions: Sequence[Position]) -> Any:
        """A game by its positions, as a table of Arrow: a row for each but the last, which has the result."""
        pa, plan, end = arrow(), self.plan, positions[-1]
        chosen = [(position, seat) for position, (seat, _) in zip(positions, end.moves, strict=False)]
        cells: dict[str, Any] = {
            "game": [number] * end.ply,
            "seed": [game_seed(plan.seed, number)] * end.ply,
            "bots": [[plan.bots[who] for who in seated(list(plan.bots), number)]] * end.ply,
            "moves": [end.ply] * end.ply,
            "ply": range(end.ply),
            "seat": [seat for _, seat in chosen],
            "state": self._states(chosen),
            "legal": self._legal(chosen),
            "action": [action.index for _, action in end.moves],
            "scores": [end.scores] * end.ply,
            "shares": [end.shares] * end.ply,
        }
        if plan.observations != "none":
            cells["observation"] = self._observations(chosen)
        if plan.views:
            cells["view"] = [msgspec.json.encode(position.view(seat)).decode() for position, seat in chosen]
        return pa.table([_array(cells[field.name], field.type) for field in self.schema], schema=self.schema)

    def _states(self, chosen: Sequence[Chosen]) -> Any:
        pa, kind = arrow(), self.schema.field("state").type
        joined = b"".join(position.state.tobytes() for position, _ in chosen)
        return pa.FixedSizeBinaryArray.from_buffers(kind, len(chosen), [None, pa.py_buffer(joined)])

    def _legal(self, chosen: Sequence[Chosen]) -> Any:
        """What each seat might do, from the lowest number up."""
        listed = self.game.compiled(loops.list_legal)
        found = [np.sort(listed(position._state, position._table, seat)) for position, seat in chosen]
        ends = np.cumsum([0, *map(len, found)], dtype=np.int32)
        return arrow().ListArray.from_arrays(ends, np.concatenate([np.empty(0, np.int16), *found]))

    def _observations(self, chosen: Sequence[Chosen]) -> Any:
        seen = np.zeros((len(chosen), self.game.observation_size), np.float32)
        observe = self.game.compiled(loops.observation)
        for row, (position, seat) in zip(seen, chosen, strict=True):
            observe(position._state, position._table, seat, row)
        flat = seen.ravel().astype(self.plan.observations)
        return arrow().FixedSizeListArray.from_arrays(flat, self.game.observation_size)


def _array(cells: Any, kind: Any) -> Any:
    pa = arrow()
    return cells.cast(kind) if isinstance(cells, pa.Array) else pa.array(cells, kind)
