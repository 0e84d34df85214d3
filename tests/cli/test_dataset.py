"""`voyageur dataset`."""

import json
from pathlib import Path
from unittest import mock

import pytest

from tests.cli.conftest import Voyageur
from voyageur.lab.columns import COLUMNS
from voyageur.lab.dataset import Dataset

LINE = ("dataset", "fivex", "--players", "3", "--games", "3", "--per-file", "2", "--workers", "1")


def test_a_dataset_is_written_and_checked(voyageur: Voyageur, tmp_path: Path) -> None:
    said = voyageur(*LINE, "--bots", "greedy,random,random", "--out", str(tmp_path / "d"), "--views")
    assert (said.exit_code, said.stderr.strip()) == (0, "")
    data = Dataset(tmp_path / "d")
    assert data.plan.bots == ("greedy", "random", "random")
    assert data.plan.views
    assert f"3 games, {len(data)} rows in 2 files (0." in said.stdout
    assert said.stdout.endswith(f": {tmp_path / 'd'}\n")
    right = voyageur("dataset", "--check", str(tmp_path / "d"), "--workers", "1")
    assert f"agrees with the rules of Expedition to 5X: 3 games, {len(data)} rows in 2 files." in right.stdout
    french = voyageur("dataset", "--check", str(data.files[1]), "--workers", "1", "--language", "fr")
    assert "est conforme aux règles de Expédition vers 5X : 1 parties" in french.stdout.replace("\xa0", " ")


def test_a_dataset_answers_programs_in_json(voyageur: Voyageur, tmp_path: Path) -> None:
    found = json.loads(voyageur(*LINE, "--out", str(tmp_path), "--json").stdout)
    assert (found["folder"], found["files"], found["games"]) == (str(tmp_path), 2, 3)
    assert found["bytes"] == sum(path.stat().st_size for path in tmp_path.iterdir())
    assert json.loads(voyageur("dataset", "--check", str(tmp_path), "--workers", "1", "--json").stdout) == {
        "files": 2,
        "games": 3,
        "rows": found["rows"],
    }


def test_a_dataset_goes_on_where_it_was_stopped(voyageur: Voyageur, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path / "d"))
    with mock.patch("rich.progress.Progress.update", side_effect=KeyboardInterrupt):
        said = voyageur(*LINE, *where)
    assert said.exit_code == 130
    assert f"Go on with the same command, --out {tmp_path / 'd'} and --resume." in said.stderr
    assert [path.name for path in (tmp_path / "d").iterdir()] == ["fivex-0000000.parquet"]
    assert "exists already" in voyageur(*LINE, *where).stderr
    assert voyageur(*LINE, *where, "--resume").exit_code == 0
    voyageur(*LINE, "--out", str(tmp_path / "other"))
    for path in (tmp_path / "other").iterdir():
        assert (tmp_path / "d" / path.name).read_bytes() == path.read_bytes()


def test_the_columns_are_told_in_both_languages(voyageur: Voyageur) -> None:
    for language, word in (("en", "The seat that chooses."), ("fr", "La place qui choisit.")):
        said = voyageur("dataset", "--columns", "--language", language).stdout
        assert len(said.splitlines()) == 2 + len(COLUMNS)
        assert f"| `seat` | `int8` | {word} |" in said


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ((), "Say which game to play"),
        (("fivex",), "Say which game to play"),
        (("fivex", "--out", "x", "--bots", "stockfish"), "There is no bot “stockfish”"),
        (("fivex", "--out", "x", "--players", "3", "--bots", "random,greedy"), "2 bots cannot fill 3 seats"),
        (("--check", "nowhere"), "nowhere cannot be read"),
    ],
)
def test_wrong_input_is_answered_in_a_line(voyageur: Voyageur, line: tuple[str, ...], reason: str) -> None:
    said = voyageur("dataset", *line)
    assert (said.exit_code, said.stdout) == (2, "")
    assert reason in said.stderr


def test_the_command_has_an_example(voyageur: Voyageur) -> None:
    assert "voyageur dataset fivex" in voyageur("dataset", "--help").stdout
