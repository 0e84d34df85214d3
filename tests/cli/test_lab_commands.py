"""`voyageur simulate`, `balance`, `perft`, `check` and `bench`."""

import contextlib
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

import voyageur as vg
from tests.cli.conftest import Voyageur
from voyageur.bots.levels import LEVELS
from voyageur.core import registry
from voyageur.lab import bench


def test_simulate_shows_how_each_bot_did(voyageur: Voyageur) -> None:
    said = voyageur("simulate", "expeditions", "--players", "2", "--games", "10", "--bots", "greedy,random")
    assert said.exit_code == 0
    assert "10 games of Expeditions" in said.stdout
    assert "greedy    10  100.0%" in said.stdout


def test_simulate_answers_programs_in_json(voyageur: Voyageur) -> None:
    line = ("simulate", "expeditions", "--players", "3", "--games", "9", "--seed", "4", "--json")
    summary = json.loads(voyageur(*line).stdout)
    assert (summary["game"], summary["players"], summary["games"], summary["seed"]) == ("expeditions", 3, 9, 4)
    assert sum(standing["wins"] for standing in summary["standings"]) == 9
    assert {**summary, "seconds": 0} == {**json.loads(voyageur(*line).stdout), "seconds": 0}


def test_simulate_says_how_many_rounds_it_took_by_course(voyageur: Voyageur) -> None:
    line = ("simulate", "eldorado", "--players", "3", "--games", "4", "--bots", "greedy")
    summary = json.loads(voyageur(*line, "--json").stdout)
    (course,) = summary["by"]["course"].items()
    assert course == ("first", {"games": 4, "decided": 4, "rounds": summary["rounds"]})
    assert 5 < summary["rounds"]["least"] <= summary["rounds"]["mean"] <= summary["rounds"]["most"] < 40
    assert "4 games had a winner" in voyageur(*line).stdout


def test_simulate_goes_through_every_value_of_an_option(voyageur: Voyageur, tmp_path: Path) -> None:
    line = ("simulate", "eldorado", "--games", "1", "--option", "round_cap=1", "--each", "course")
    found = json.loads(voyageur(*line, "--json").stdout)
    assert (found["game"], found["each"]) == ("eldorado", "course")
    courses = {option.name: option for option in vg.game("eldorado").options}["course"].choices
    assert tuple(found["by"]["course"]) == courses
    assert {document["options"]["course"] for document in found["by"]["course"].values()} == set(courses)
    said = voyageur(*line, "--records", str(tmp_path))
    assert "swamplands" in said.stdout
    assert (tmp_path / "swamplands" / "eldorado-0.json").exists()
    assert "There is no option “weather”" in voyageur("simulate", "eldorado", "--each", "weather").stderr


def test_results_of_every_value_are_kept_and_told_apart(voyageur: Voyageur, tmp_path: Path) -> None:
    line = ("simulate", "eldorado", "--games", "1", "--option", "round_cap=1", "--each", "caves")
    found = json.loads(voyageur(*line, "--json").stdout)["by"]["caves"]
    assert {value: document["options"]["caves"] for value, document in found.items()} == {"false": False, "true": True}
    said = " ".join(voyageur(*line, "--records", str(tmp_path)).stdout.split())
    assert said.count("2 players · caves=false") == said.count("2 players · caves=true") == 1
    assert {path.name for path in tmp_path.iterdir()} == {"false", "true"}


@pytest.mark.parametrize(("name", "called"), [("Mine", "Mine"), (None, "custom")])
def test_a_document_is_called_by_its_name(voyageur: Voyageur, tmp_path: Path, name: str | None, called: str) -> None:
    designs = vg.game("eldorado").designs
    assert designs is not None
    (tmp_path / "c.json").write_text(json.dumps({**designs.document("first"), "name": name}))
    option = ("--option", f"course=@{tmp_path / 'c.json'}", "--option", "round_cap=1")
    line = ("simulate", "eldorado", "--games", "1", *option)
    assert f"2 players · course={called} Bot" in " ".join(voyageur(*line).stdout.split())
    assert list(json.loads(voyageur(*line, "--json").stdout)["by"]["course"]) == ["custom"]
    checked = voyageur("check", "eldorado", "--games", "1", "--samples", "0", "--failures", str(tmp_path), *option)
    title = f"The properties of The Quest for El Dorado · course={called}, round_cap=1 "
    assert title in " ".join(checked.stdout.split())


def test_simulate_lays_the_table_as_told_and_keeps_records(voyageur: Voyageur, tmp_path: Path) -> None:
    where = tmp_path / "games"
    line = ("--option", "round_cap=2", "--option", "open_hands=true", "--records", str(where))
    assert voyageur("simulate", "expeditions", "--games", "2", *line).exit_code == 0
    record = vg.GameRecord.read(where / "expeditions-1.json")
    assert (record.options["round_cap"], record.options["open_hands"]) == (2, True)


def test_wrong_input_is_answered_in_a_line_of_either_language(voyageur: Voyageur) -> None:
    for line, reason in (
        (("simulate", "chess"), "There is no game “chess”"),
        (("simulate", "expeditions", "--bots", "stockfish"), "There is no bot “stockfish”"),
        (("simulate", "expeditions", "--players", "7"), "It takes 2–6 players"),
        (("simulate", "expeditions", "--bots", "random,random,random"), "3 bots cannot fill 2 seats"),
        (("simulate", "expeditions", "--option", "hand_size=99"), "hand_size cannot be 99"),
        (("balance", "expeditions", "--bots", "greedy,random"), "There is no bot “greedy,random”"),
        (("balance", "eldorado", "--players", "5", "--games", "1"), "It takes 2–4 players"),
        (("perft", "expeditions", "--option", "colour=red"), "There is no option “colour”"),
        (("simulate", "chess", "--language", "fr"), "Il n’y a pas de jeu «\u00a0chess\u00a0»"),
    ):
        said = voyageur(*line)
        assert said.exit_code == 2
        assert reason in said.stderr
        assert said.stdout == ""


def test_balance_writes_a_report_and_shows_the_verdicts(voyageur: Voyageur, tmp_path: Path) -> None:
    line = ("balance", "expeditions", "--players", "3", "--games", "4", "--bots", "random", "--seed", "2")
    said = voyageur(*line, "--out", str(tmp_path / "en"))
    assert said.exit_code == 0
    shown = " ".join(said.stdout.split())
    assert "Balance of Expeditions: Around the World" in shown
    assert "Share of wins by seat" in shown
    assert "hold" in shown
    assert f"The report is in {tmp_path / 'en' / 'expeditions.md'}" in said.stdout.replace("\n", " ")
    files = sorted(path.relative_to(tmp_path / "en").as_posix() for path in (tmp_path / "en").rglob("*.*"))
    charts = [f"expeditions/3-{measure}.svg" for measure in ("kinds", "scores", "seats")]
    assert files == ["expeditions.md", *charts]
    voyageur(*line, "--out", str(tmp_path / "again"))
    for file in files:
        assert (tmp_path / "again" / file).read_bytes() == (tmp_path / "en" / file).read_bytes()
    french = voyageur(*line, "--out", str(tmp_path / "fr"), "--language", "fr")
    assert "Équilibre du jeu «\u00a0Expéditions" in french.stdout
    assert "Part des victoires" in (tmp_path / "fr" / "expeditions" / "3-seats.svg").read_text(encoding="utf-8")


def test_balance_plays_nothing_for_a_report_that_cannot_be_written(voyageur: Voyageur, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "charts").mkdir()
    (tmp_path / "charts" / "fivex").write_text("mine")
    (tmp_path / "text" / "fivex.md").mkdir(parents=True)
    english = "is a file: the report needs a folder of that name, or another --out."
    french = "est un fichier\u00a0: il faut au rapport un dossier de ce nom, ou un autre --out."
    for where, language, reason in (
        ("file", "en", f"{tmp_path / 'file'} {english}"),
        ("file", "fr", f"{tmp_path / 'file'} {french}"),
        ("charts", "en", f"{tmp_path / 'charts' / 'fivex'} {english}"),
        ("file/below", "en", f"{tmp_path / 'file' / 'below' / 'fivex.md'} cannot be written: Not a directory."),
        ("text", "fr", f"{tmp_path / 'text' / 'fivex.md'} ne peut pas être écrit\u00a0: Is a directory."),
        ("long" * 100, "en", "cannot be written: File name too long."),
    ):
        for more in ((), ("--json",)):
            with mock.patch("voyageur.cli.balance.measure_balance", side_effect=AssertionError("played")):
                said = voyageur("balance", "fivex", "--out", str(tmp_path / where), "--language", language, *more)
            assert (said.exit_code, said.stdout) == (2, "")
            assert reason in said.stderr
    assert (tmp_path / "file").read_text() == (tmp_path / "charts" / "fivex").read_text() == "mine"


def test_balance_makes_no_folder_for_what_it_cannot_play(voyageur: Voyageur, tmp_path: Path) -> None:
    for wrong in (("--players", "6"), ("--bots", "stockfish")):
        assert voyageur("balance", "fivex", "--games", "1", "--out", str(tmp_path / "new"), *wrong).exit_code == 2
    assert not (tmp_path / "new").exists()


def test_trying_a_folder_leaves_what_is_there(voyageur: Voyageur, tmp_path: Path) -> None:
    (tmp_path / "fivex.md").write_text("mine")
    with (
        mock.patch("voyageur.cli.balance.measure_balance", side_effect=KeyboardInterrupt),
        contextlib.suppress(KeyboardInterrupt),
    ):
        voyageur("balance", "fivex", "--games", "1", "--out", str(tmp_path))
    assert (tmp_path / "fivex.md").read_text() == "mine"
    assert [path.name for path in tmp_path.rglob("*.*")] == ["fivex.md"]


def test_a_shell_makes_the_report_of_a_document_again(voyageur: Voyageur, tmp_path: Path) -> None:
    designs = vg.game("eldorado").designs
    assert designs is not None
    name = 'L\'île "$HOME" `à` \\n & <moi>'
    (tmp_path / "c.json").write_text(json.dumps({**designs.document("swamplands"), "name": name}))
    options = (f"course=@{tmp_path / 'c.json'}", "round_cap=3", "caves=true")
    line = ["balance", "eldorado", "--players", "2", "--games", "1", "--bots", "random", "--out", str(tmp_path / "a")]
    assert voyageur(*line, *(word for option in options for word in ("--option", option))).exit_code == 0
    first = (tmp_path / "a" / "eldorado.md").read_text(encoding="utf-8")
    script = first.split("```sh\n")[1].split("\n```")[0]
    (tmp_path / "voyageur").write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m voyageur "$@"\n')
    (tmp_path / "voyageur").chmod(0o755)
    paths = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": str(Path(vg.__file__).parents[1])}
    subprocess.run(["sh", "-c", script], cwd=tmp_path, env={**os.environ, **paths}, check=True, capture_output=True)
    assert (tmp_path / "balance" / "eldorado.md").read_text(encoding="utf-8") == first


def test_balance_answers_programs_in_json(voyageur: Voyageur, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    line = ("balance", "fivex", "--games", "2", "--seed", "4", "--option", "shortfall=reserve", "--json")
    said = voyageur(*line)
    found = json.loads(said.stdout)
    assert [report["players"] for report in found] == list(vg.game("fivex").players)
    for report in found:
        assert (report["game"], report["games"], report["bots"], report["seed"]) == ("fivex", 2, "greedy", 4)
        assert report["options"]["shortfall"] == "reserve"
        assert {"seats", "scores", "spread", "kinds", "actions", "flow", "owners"} <= set(report["measures"])
        for measure in report["measures"].values():
            assert all(len(values) == len(measure["labels"]) for values in measure["values"].values())
        assert report["measures"]["seats"]["fair"] == 1 / report["players"]
        assert all(low <= high for low, high in report["measures"]["seats"]["intervals"]["wins"])
        assert [verdict["measure"] for verdict in report["verdicts"]] == ["seats", "actions"]
        assert set(report["verdicts"][0]) == {"measure", "least", "most", "lowest", "highest", "holds", "sure"}
    assert not (tmp_path / "balance").exists()
    assert voyageur(*line).stdout == said.stdout


def test_perft_counts(voyageur: Voyageur) -> None:
    assert "12100" in voyageur("perft", "expeditions", "--players", "2", "--seed", "1").stdout
    line = ("perft", "expeditions", "--players", "2", "--seed", "1", "--after", "20", "--depth", "3", "--json")
    assert json.loads(voyageur(*line).stdout)["counts"] == [1, 18, 120]


def test_check_says_what_was_checked(voyageur: Voyageur, tmp_path: Path) -> None:
    line = ("check", "fivex", "--games", "3", "--samples", "0", "--failures", str(tmp_path))
    assert "9 games to their end" in voyageur(*line).stdout
    (report,) = json.loads(voyageur(*line, "--json").stdout)
    assert report["games"] == {str(players): 3 for players in range(3, 6)}


@pytest.fixture
def portage(monkeypatch: pytest.MonkeyPatch) -> vg.Game:
    """The game of docs/adding-a-game.md, which is none of the package's, under its name."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "docs" / "examples")
    monkeypatch.setitem(registry._modules, "portage", "portage")
    return vg.game("portage")


def test_bench_measures_every_number_of_players_of_a_game_from_anywhere(voyageur: Voyageur, portage: vg.Game) -> None:
    with mock.patch.multiple(bench, SECONDS=0.03, STARTS=1, THOUGHTS=2):
        measured = json.loads(voyageur("bench", portage.id, "--json").stdout)
    assert [speed["players"] for speed in measured["speeds"]] == list(portage.players)
    for speed in measured["speeds"]:
        assert speed["steps_per_second"] > speed["games_per_second"] > 0
    assert measured["thinking"][0]["moves_per_second"] > measured["thinking"][0]["simulations_per_second"] > 0
    assert list(measured["thinking"][0]["answers"]) == list(LEVELS)
    (start,) = measured["starts"]
    assert start["command"] == "voyageur simulate portage --games 1"
    assert start["cold_seconds"] > start["warm_seconds"] > 0  # nothing compiled yet, and everything
    assert measured["machine"]["cores"] > 0


def test_every_command_has_an_example(voyageur: Voyageur) -> None:
    for command in ("games", "play", "replay", "simulate", "balance", "perft", "check", "bench"):
        said = voyageur(command, "--help").stdout
        assert f"voyageur {command}" in said.split("Usage:")[1].split("\n", 1)[1], command
