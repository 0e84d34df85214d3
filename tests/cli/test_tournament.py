"""`voyageur tournament` and `voyageur ladder`."""

import json
from pathlib import Path
from unittest import mock

import msgspec
import pytest

from tests.cli.conftest import Voyageur
from voyageur.lab.tournament import Result

LINE = ("tournament", "expeditions", "--bots", "greedy,random", "--games", "12", "--workers", "1")


def test_a_tournament_shows_shares_scores_and_ratings(voyageur: Voyageur, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    said = voyageur(*LINE)
    assert said.exit_code == 0
    assert said.stderr == ""
    shown = " ".join(said.stdout.split())
    assert "12 games of Expeditions: Around the World, 2 players" in shown
    assert "Bot Share of wins Fair Mean score OpenSkill Elo" in shown
    assert "6 deals, each with every order of seats." in shown
    french = " ".join(voyageur(*LINE, "--language", "fr").stdout.split())
    assert "6 donnes, chacune dans tous les ordres des places." in french


def test_a_tournament_answers_programs_in_json(voyageur: Voyageur, tmp_path: Path) -> None:
    said = voyageur(*LINE, "--seed", "3", "--sprt", "0.5:0.9", "--json", "--out", str(tmp_path / "r.json"))
    found = msgspec.json.decode(said.stdout, type=Result)
    assert (found.schedule.game, found.schedule.seed, found.games) == ("expeditions", 3, 12)
    assert found.sprt is not None
    assert found.sprt.answer == "open"  # six deals are too few
    assert json.loads((tmp_path / "r.json").read_text()) == json.loads(said.stdout)


def test_sprt_says_what_is_clear(voyageur: Voyageur) -> None:
    line = ("tournament", "expeditions", "--workers", "1", "--games", "200", "--sprt", "0.5:0.9", "--bots")
    assert "greedy’s share of wins is rather 90.0% than 50.0%" in voyageur(*line, "greedy,random").stdout
    assert "random’s share of wins is rather 50.0% than 90.0%" in voyageur(*line, "random,greedy").stdout
    assert "not clear yet" in voyageur(*LINE, "--sprt", "0.5:0.9").stdout


def test_a_tournament_goes_on_where_it_was_stopped(voyageur: Voyageur, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path / "r.json"))

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with mock.patch("voyageur.lab.tournament.Tournament.add", stop):
        said = voyageur(*LINE, *where)
    assert (said.exit_code, said.stdout) == (130, "")
    assert f"the games so far are kept. Go on with the same command, --out {tmp_path / 'r.json'} and --resume." in (
        said.stderr
    )
    assert "exists already" in voyageur(*LINE, *where).stderr
    assert "these differ: seed" in voyageur(*LINE, *where, "--resume", "--seed", "5").stderr
    resumed = voyageur(*LINE, *where, "--resume", "--json")
    assert resumed.stdout == voyageur(*LINE, "--json").stdout
    assert "exists already" in voyageur(*LINE, *where).stderr
    with mock.patch("voyageur.lab.tournament.play_games", side_effect=AssertionError("played")):
        assert voyageur(*LINE, *where, "--resume", "--json").stdout == resumed.stdout


def test_the_shares_of_wins_are_drawn(voyageur: Voyageur, tmp_path: Path) -> None:
    assert voyageur(*LINE, "--plot", str(tmp_path / "new" / "wins.svg")).exit_code == 0
    drawn = (tmp_path / "new" / "wins.svg").read_text(encoding="utf-8")
    assert "Fair: 50.0%" in drawn
    assert "greedy" in drawn


def test_every_value_of_an_option_is_a_tournament(voyageur: Voyageur, tmp_path: Path) -> None:
    line = ("tournament", "eldorado", "--bots", "random", "--games", "2", "--option", "round_cap=2", "--each", "caves")
    where = ("--out", str(tmp_path / "r.json"), "--plot", str(tmp_path / "p.svg"), "--workers", "1")
    said = voyageur(*line, *where)
    assert said.exit_code == 0
    assert "caves=false" in said.stdout
    assert "caves=true" in said.stdout
    found = json.loads((tmp_path / "r.json").read_text())
    assert (found["each"], list(found["by"])) == ("caves", ["false", "true"])
    assert [result["schedule"]["options"]["caves"] for result in found["by"].values()] == [False, True]
    assert [result["rounds"]["mean"] for result in found["by"].values()] == [None, None]  # nobody gets there so soon
    files = {"r.json", "p-false.svg", "p-true.svg", "r-false.games.jsonl", "r-true.games.jsonl"}
    assert {path.name for path in tmp_path.iterdir()} == files


def test_wrong_input_is_answered_in_a_line(voyageur: Voyageur) -> None:
    for line, reason in (
        (("--bots", "greedy,stockfish"), "There is no bot “stockfish”"),
        (("--bots", "greedy,random,random", "--players", "4"), "3 bots cannot fill 4 seats"),
        (("--bots", "greedy", "--players", "7"), "It takes 2–6 players"),
        (("--bots", "greedy", "--sprt", "1:2"), "“1:2” are no two shares of wins"),
        (("--bots", "greedy", "--resume"), "say with --out which"),
        (("--bots", "greedy", "--each", "weather"), "There is no option “weather”"),
    ):
        said = voyageur("tournament", "expeditions", "--workers", "1", *line)
        assert (said.exit_code, said.stdout) == (2, "")
        assert reason in said.stderr


@pytest.mark.parametrize("name", ["tournament", "ladder"])
def test_commands_have_examples(voyageur: Voyageur, name: str) -> None:
    said = voyageur(name, "--help").stdout
    assert f"voyageur {name}" in said.split("Usage:")[1].split("\n", 1)[1]


# ---- the ladder -------------------------------------------------------------------------------------------------


def test_a_ladder_is_played_once_and_written_down(voyageur: Voyageur, tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    marks = "# Mine\n<!-- ladder expeditions -->\n<!-- end of ladder expeditions -->\nrest\n"
    (tmp_path / "ladder.md").write_text(marks)
    where = ("--out", str(folder), "--logs", str(tmp_path / "logs"), "--workers", "1")
    line = ("ladder", "expeditions", "--levels", "random,greedy", "--games", "8", *where)
    first = voyageur(*line, "--only", "*-2")
    assert first.exit_code == 0
    assert "Who beats whom" in first.stdout
    assert [rung["match"]["id"] for rung in json.loads((folder / "expeditions.json").read_text())["rungs"]] == [
        "greedy-random-2"
    ]
    assert voyageur(*line).exit_code == 0
    written = (folder / "expeditions.json").read_bytes()
    document = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert document.startswith("# Mine\n<!-- ladder expeditions -->\n**Who beats whom**")
    assert document.endswith("\n<!-- end of ladder expeditions -->\nrest\n")
    assert "| 4 | greedy | random | 8 |" in document
    with mock.patch("voyageur.cli.ladder.play", side_effect=AssertionError("played")):
        voyageur(*line)
        (tmp_path / "ladder.md").write_text(marks)
        voyageur(*line, "--games", "100", "--show")
        assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == document
        said = voyageur(*line, "--commands")
    assert said.stdout.splitlines() == [
        "voyageur tournament expeditions --bots greedy,random --players 2 --games 8 --seed 0",
        "voyageur tournament expeditions --bots greedy,random,greedy,random --players 4 --games 8 --seed 0",
    ]
    assert (folder / "expeditions.json").read_bytes() == written
    voyageur(*line, "--games", "12")
    assert [rung["result"]["games"] for rung in json.loads((folder / "expeditions.json").read_text())["rungs"]] == [
        12,
        12,
    ]


def test_results_of_other_sources_are_kept_only_where_asked(voyageur: Voyageur, tmp_path: Path) -> None:
    where = ("--out", str(tmp_path), "--logs", str(tmp_path / "logs"), "--workers", "1", "--only", "*-2")
    line = ("ladder", "expeditions", "--levels", "random,greedy", "--games", "4", *where)
    voyageur(*line)
    path = tmp_path / "expeditions.json"
    ladder = json.loads(path.read_text())
    ladder["rungs"][0]["result"]["schedule"]["sources"] = "older"
    path.write_text(json.dumps(ladder))
    voyageur(*line, "--keep")
    assert "older" in path.read_text()
    voyageur(*line)
    assert "older" not in path.read_text()


def test_a_ladder_that_cannot_be_read_says_so(voyageur: Voyageur, tmp_path: Path) -> None:
    for name in ("expeditions.json", "goals.json"):
        (tmp_path / name).write_text("[]")
        said = voyageur("ladder", "expeditions", "--levels", "random,greedy", "--show", "--out", str(tmp_path))
        assert said.exit_code == 2
        assert f"{name} cannot be read as what a ladder keeps" in said.stderr
        (tmp_path / name).unlink()
