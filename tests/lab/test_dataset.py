"""Datasets: what is written is what was played, it reads back, and what is wrong with one is found."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import voyageur as vg
from voyageur.core.errors import VoyageurError
from voyageur.lab import gathering
from voyageur.lab.columns import COLUMNS, PLAN, Plan, columns_sheet, make_plan, schema
from voyageur.lab.dataset import Dataset, check
from voyageur.lab.gathering import gather
from voyageur.lab.report import markdown
from voyageur.lab.simulate import simulate

ROOT = Path(__file__).parents[2]
SHORT: dict[str, dict[str, Any]] = {"expeditions": {"round_cap": 4}, "eldorado": {"round_cap": 4}, "fivex": {}}
GAMES = 5


def planned(name: str = "fivex", seed: int = 7, **more: Any) -> Plan:
    players = vg.game(name).players[0]
    return make_plan(vg.game(name), players, ["greedy"] + ["random"] * (players - 1), seed=seed, **SHORT[name], **more)


@pytest.fixture(scope="module", params=vg.games())
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """Some short games, with all columns, in two files."""
    folder = tmp_path_factory.mktemp(request.param)
    gather(planned(request.param, views=True), GAMES, folder, per_file=3)
    return Dataset(folder)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One file of short games."""
    folder = tmp_path_factory.mktemp("whole")
    gather(planned(views=True), 2, folder)
    (path,) = Dataset(folder).files
    return path


# ---- what is written --------------------------------------------------------------------------------------------


def test_rows_say_what_the_positions_say(made: Dataset) -> None:
    rows = made.rows()
    for number, record in enumerate(made.records()):
        *positions, end = made.game.replay(record)
        assert end.over
        for ply, position in enumerate(positions):
            row = next(rows)
            assert (row.game, row.seed, row.ply, row.moves) == (number, record.seed, ply, len(record.moves))
            assert row.bots == record.seats
            assert row.seat in position.actors
            assert str(made.game.actions[row.action]) == record.moves[ply].action
            assert row.state == position.state.tobytes()
            assert row.legal.tolist() == sorted(action.index for action in position.legal(row.seat))
            assert np.array_equal(made.mask(row), position.legal_mask(row.seat))
            assert row.observation is not None
            assert np.array_equal(row.observation, position.observe(row.seat))
            view = position.view(row.seat)
            assert msgspec.json.decode(msgspec.json.encode(row.view), type=type(view)) == view
            assert (row.scores, row.shares) == (end.scores, end.shares)
            assert made.position(row) == position
    assert next(rows, None) is None


def test_a_position_from_a_row_can_be_played_on(made: Dataset) -> None:
    one, two = list(made.rows())[:2]
    assert made.position(one).play(one.action, one.seat) == made.position(two)


def test_the_games_are_those_of_a_simulation(made: Dataset) -> None:
    plan = made.plan
    summary = simulate(made.game, plan.players, GAMES, list(plan.bots), plan.seed, **plan.options)
    assert len(made) == summary.moves
    ends = [next(row for row in made.rows() if row.game == number) for number in range(GAMES)]
    won = sum(row.shares[row.bots.index("greedy")] for row in ends)
    assert won == summary.standings[0].wins


def test_batches_are_the_rows_as_arrays(made: Dataset) -> None:
    rows, batches = list(made.rows()), list(made.batches())
    assert sum(len(batch.actions) for batch in batches) == len(rows) == len(made)
    place = 0
    for batch in batches:
        for index in range(len(batch.actions)):
            row, place = rows[place], place + 1
            assert (batch.games[index], batch.seats[index], batch.actions[index]) == (row.game, row.seat, row.action)
            assert batch.states[index].tobytes() == row.state
            assert batch.observations is not None
            assert row.observation is not None
            assert np.array_equal(batch.observations[index], row.observation)
            assert np.array_equal(batch.masks[index], made.mask(row))
            assert (*batch.scores[index], *batch.shares[index]) == (*row.scores, *row.shares)


def test_a_file_tells_others_how_its_states_are_laid_out(made: Dataset) -> None:
    plan = msgspec.json.decode(pq.read_schema(made.files[0]).metadata[PLAN])
    described = [(name, kind, *(tuple(shape) for shape in more)) for name, kind, *more in plan["layout"]]
    assert np.dtype(described) == made.game.state
    assert plan["options"] == made.plan.options


def test_what_nobody_wants_is_left_out(tmp_path: Path) -> None:
    gather(planned(observations="none"), 1, tmp_path / "none")
    bare = Dataset(tmp_path / "none")
    assert next(bare.rows()).observation is None
    assert next(bare.batches()).observations is None
    assert "observation" not in pq.read_schema(bare.files[0]).names
    gather(planned(observations="float16"), 1, tmp_path / "half")
    half = next(Dataset(tmp_path / "half").rows())
    assert half.observation is not None
    assert half.observation.dtype == np.float16
    assert half.view is None
    assert check(Dataset(tmp_path / "half")).games == 1


# ---- files ------------------------------------------------------------------------------------------------------


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_files_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    plan, told = planned(), list[int]()
    alone = gather(plan, GAMES, tmp_path / "alone", per_file=2, progress=told.append)
    together = gather(plan, GAMES, tmp_path / "together", per_file=2, workers=2)
    assert told == [2, 4, 5]
    assert alone == msgspec.structs.replace(together, folder=str(tmp_path / "alone"))
    assert (alone.files, alone.games, alone.rows) == (3, GAMES, len(Dataset(tmp_path / "alone")))
    assert contents(tmp_path / "alone") == contents(tmp_path / "together")
    gather(msgspec.structs.replace(plan, seed=8), GAMES, tmp_path / "other", per_file=2)
    assert contents(tmp_path / "alone") != contents(tmp_path / "other")


def test_groups_hold_whole_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "GROUP", 100)
    gather(planned(), GAMES, tmp_path)
    groups = [set(group["game"].to_pylist()) for group in Dataset(tmp_path).groups(["game"])]
    assert len(groups) > 1
    assert sorted(number for group in groups for number in group) == list(range(GAMES))
    assert check(Dataset(tmp_path)).games == GAMES


def test_one_can_go_on_with_more_games(tmp_path: Path) -> None:
    plan = planned()
    gather(plan, 3, tmp_path / "some", per_file=2)
    kept = tmp_path / "some" / "fivex-0000000.parquet"
    before = kept.stat().st_mtime_ns
    with pytest.raises(VoyageurError, match="exists already"):
        gather(plan, GAMES, tmp_path / "some", per_file=2)
    told: list[int] = []
    gather(plan, GAMES, tmp_path / "some", per_file=2, resume=True, progress=told.append)
    assert told == [4, 5]  # the first file is kept, the second had only one of its games
    assert kept.stat().st_mtime_ns == before
    gather(plan, GAMES, tmp_path / "all", per_file=2)
    assert contents(tmp_path / "some") == contents(tmp_path / "all")
    with pytest.raises(VoyageurError, match="these differ: seed, views"):
        gather(msgspec.structs.replace(plan, seed=8, views=True), GAMES, tmp_path / "some", resume=True)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    with pytest.raises(VoyageurError, match=r"taken.* cannot be written"):
        gather(planned(), 1, tmp_path / "taken")


# ---- against the rules ------------------------------------------------------------------------------------------


def test_a_dataset_agrees_with_the_rules(made: Dataset) -> None:
    found = check(made)
    assert (found.files, found.games, found.rows) == (2, GAMES, len(made))


def spoiled(whole: Path, path: Path, name: str, row: int, cell: Any) -> Path:
    """The file with one cell changed."""
    table = pq.read_table(whole)
    cells = table[name].to_pylist()
    assert cells[row] != cell
    cells[row] = cell
    kind = table.schema.field(name)
    pq.write_table(table.set_column(table.schema.get_field_index(name), kind, pa.array(cells, kind.type)), path)
    return path


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("seed", 1),
        ("bots", ["random", "random", "random"]),
        ("moves", 3),
        ("ply", 9),
        ("state", bytes(228)),
        ("observation", [0.5] * 507),
        ("view", "{}"),
        ("legal", [1]),
        ("scores", [1.0, 2.0, 3.0]),
        ("shares", [0.25, 0.25, 0.5]),
    ],
)
def test_a_cell_that_is_wrong_is_found(whole: Path, tmp_path: Path, name: str, cell: Any) -> None:
    path = spoiled(whole, tmp_path / "spoiled.parquet", name, 2, cell)
    with pytest.raises(VoyageurError, match=f"spoiled.parquet, game 0, ply 2: “{name}” is not what the rules give"):
        check(Dataset(path))


def test_moves_that_are_not_allowed_are_found(whole: Path, tmp_path: Path) -> None:
    path = spoiled(whole, tmp_path / "spoiled.parquet", "action", 0, 869)
    with pytest.raises(VoyageurError, match="game 0: the rules do not allow these moves"):
        check(Dataset(path))


def test_a_game_that_is_cut_off_is_found(whole: Path, tmp_path: Path) -> None:
    table = pq.read_table(whole)
    pq.write_table(table.slice(0, len(table) - 1), tmp_path / "cut.parquet")
    with pytest.raises(VoyageurError, match="game 1, ply 0: “moves” is not what the rules give"):
        check(Dataset(tmp_path / "cut.parquet"))


def test_what_is_no_dataset_is_said(whole: Path, tmp_path: Path) -> None:
    with pytest.raises(VoyageurError, match=r"no file \*\.parquet"):
        Dataset(tmp_path)
    (tmp_path / "words.parquet").write_text("words")
    with pytest.raises(VoyageurError, match=r"words\.parquet cannot be read"):
        Dataset(tmp_path)
    pq.write_table(pa.table({"game": [1]}), tmp_path / "words.parquet")
    with pytest.raises(VoyageurError, match="is not a dataset of Voyageur’s"):
        Dataset(tmp_path)
    table = pq.read_table(whole)
    pq.write_table(table.drop_columns(["legal"]), tmp_path / "words.parquet")
    with pytest.raises(VoyageurError, match="is not a dataset of Voyageur’s"):
        check(Dataset(tmp_path))


def test_the_positions_of_another_version_are_refused(whole: Path, tmp_path: Path) -> None:
    table, plan = pq.read_table(whole), Dataset(whole).plan
    for other in (
        msgspec.structs.replace(plan, version=99),
        msgspec.structs.replace(plan, layout=[["rng", "<u8"], *plan.layout[2:]]),
    ):
        pq.write_table(table.replace_schema_metadata({PLAN: other.encoded()}), tmp_path / "old.parquet")
        with pytest.raises(VoyageurError, match="whose positions were others"):
            Dataset(tmp_path / "old.parquet")


def test_files_of_different_plans_are_not_one_dataset(whole: Path, tmp_path: Path) -> None:
    (tmp_path / "one.parquet").write_bytes(whole.read_bytes())
    gather(planned(seed=8), 1, tmp_path / "more")
    (tmp_path / "two.parquet").write_bytes((tmp_path / "more" / "fivex-0000000.parquet").read_bytes())
    with pytest.raises(VoyageurError, match=r"two\.parquet belongs to another dataset: these differ: seed, views"):
        Dataset(tmp_path)


def test_without_pyarrow_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(VoyageurError, match=r"pip install 'voyageur\[data\]'"):
        gather(planned(), 1, tmp_path)


# ---- the document -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", vg.games())
def test_the_types_that_are_told_are_those_of_the_schema(name: str) -> None:
    game, plan = vg.game(name), planned(name, views=True)
    sizes = {"STATE": game.state.itemsize, "OBSERVATION": game.observation_size, "PLAYERS": plan.players}
    for column in COLUMNS:
        told = column.written
        for word, size in sizes.items():
            told = told.replace(f"[{word}]", f"[{size}]")
        kind = str(schema(plan).field(column.name).type)
        assert kind.replace("item: ", "").replace("element: ", "") == told


def test_the_document_has_the_table_of_columns() -> None:
    document = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
    assert "\n".join(markdown(columns_sheet("en"))) in document
