"""`voyageur games`, and what all commands share: help, errors, language."""

import json
import subprocess
from collections.abc import Callable

import pytest

import voyageur as vg
from tests.cli.conftest import Voyageur
from voyageur.cli.console import is_compiled


def test_every_game_is_listed_with_its_options(voyageur: Voyageur) -> None:
    listed = voyageur("games").stdout
    for name in vg.games():
        assert vg.game(name).name["en"] in listed
        for option in vg.game(name).options:
            assert option.name in listed


def test_json_is_pure_and_complete(voyageur: Voyageur) -> None:
    documents = json.loads(voyageur("games", "--json").stdout)
    assert [document["id"] for document in documents] == vg.games()
    expeditions = documents[vg.games().index("expeditions")]
    assert expeditions["players"] == [2, 3, 4, 5, 6]
    round_cap = next(option for option in expeditions["options"] if option["name"] == "round_cap")
    assert round_cap["default"] == 100
    assert round_cap["numbers"] == [1, 1000]
    assert set(round_cap["meaning"]) == {"en", "fr"}


@pytest.mark.parametrize("command", ["games", "play", "replay"])
def test_every_command_explains_itself_with_an_example(voyageur: Voyageur, command: str) -> None:
    shown = voyageur(command, "--help")
    assert shown.exit_code == 0
    assert f"Example: voyageur {command}" in shown.stdout


def test_the_language_is_that_of_the_system(voyageur: Voyageur, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "joueurs" in voyageur("games").stdout
    assert "players" in voyageur("games", "--language", "en").stdout
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "players" in voyageur("games").stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "There is no game “chess”"),
        (["--players", "9"], "It takes 2–6 players"),
        (["--seat", "2"], "There is no seat 2"),
        (["--seed", "-1"], "is no seed"),
        (["--bots", "clever"], "There is no bot “clever”"),
        (["--bots", "greedy,random,random"], "Bots named: 3; other seats: 1"),
        (["--option", "hand_size=99"], "hand_size cannot be 99"),
        (["--option", "cards=9"], "There is no option “cards”"),
        (["--option", "hand_size"], "name=value"),
        (["--resume", "--seed", "3"], "leave out --seed"),
        (["--resume"], "No unfinished game"),
        (["--save", "/dev/null/game.json"], "/dev/null/game.json cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_line_on_stderr(voyageur: Voyageur, arguments: list[str], reason: str) -> None:
    refused = voyageur("play", *arguments)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert reason in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_errors_are_said_in_the_chosen_language(voyageur: Voyageur) -> None:
    assert "Il n’y a pas de jeu «\u00a0chess\u00a0»" in voyageur("play", "chess", "--language", "fr").stderr


def test_the_first_use_says_that_it_compiles(voyageur: Voyageur, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voyageur.cli.console.is_compiled", lambda game, bots: False)
    shown = voyageur("games", "--json")
    assert "Compiling the rules" in shown.stderr
    json.loads(shown.stdout)


def test_a_game_counts_as_compiled_only_once_it_has_been_used(expeditions: vg.Game) -> None:
    expeditions.start(seed=1)
    assert is_compiled("expeditions")
    assert not is_compiled("chess")


def test_python_m_voyageur_is_the_same_command(process: Callable[..., subprocess.Popen[str]]) -> None:
    shown, _ = process("--help").communicate(timeout=60)
    assert "Usage: voyageur" in shown
