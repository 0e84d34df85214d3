"""`voyageur hint`: from a record, from a position document, in words and as JSON."""

import json
from pathlib import Path

import pytest

import voyageur as vg
from tests.cli.conftest import Voyageur

QUICKLY = ("--simulations", "60")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of the beginning of a game."""
    position, bot = vg.game("expeditions").start(players=3, seed=2), vg.bot("greedy", seed=2)
    for _ in range(30):
        position = position.play(bot.choose(position))
    position.record(("human", "greedy", "greedy")).write(tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A position document: the last turn of a game, in which one move wins."""
    arrows = {"red": ["start>athens", "athens>timgad"]}
    laid = {"hands": [["tikal"], ["sahara"]], "tickets": [0, 0], "ending": True, "turn": 1}
    options = {"first_player": 0}
    won = vg.game("expeditions").position(players=2, arrows=arrows, options=options, **laid)
    (tmp_path / "position.json").write_text(json.dumps(won.to_dict()))
    return tmp_path / "position.json"


def test_the_best_moves_of_a_position_with_reasons(voyageur: Voyageur, position: Path) -> None:
    said = voyageur("hint", str(position), *QUICKLY)
    assert said.exit_code == 0
    words = " ".join(said.stdout.split())
    assert "What seat 1 could do" in words
    assert "100.0%" in words
    assert "You win Sahara (+2)." in words
    assert words.endswith("is written: red: timgad>sahara")
    french = " ".join(voyageur("hint", str(position), *QUICKLY, "--language", "fr").stdout.split())
    assert "Vous gagnez Sahara (+2)." in french


def test_a_record_is_looked_at_where_it_ends_or_after_any_move(voyageur: Voyageur, record: Path) -> None:
    positions = list(vg.game("expeditions").replay(vg.GameRecord.read(record)))
    for arguments, asked in (((), positions[-1]), (("--move", "9"), positions[9]), (("--ply", "9"), positions[9])):
        found = json.loads(voyageur("hint", str(record), *arguments, *QUICKLY, "--json").stdout)
        assert found["seat"] == asked.actors[0]
        assert {each["action"] for each in found["suggestions"]} <= {str(action) for action in asked.legal()}
        assert all(0 <= chance <= 1 for each in found["suggestions"] for chance in each["chances"])


def test_a_document_can_be_piped_in(voyageur: Voyageur, position: Path) -> None:
    found = json.loads(voyageur("hint", "-", *QUICKLY, "--json", typed=position.read_text()).stdout)
    assert found["suggestions"][0]["action"] == "red: timgad>sahara"


@pytest.mark.parametrize(
    ("which", "arguments", "complaint"),
    [
        ("record", ("--move", "99"), "There is no move 99"),
        ("position", ("--move", "3"), "is a position, not a record"),
        ("position", ("--seat", "0"), "It is not the turn of seat 0"),
        ("position", ("--seat", "7"), "There is no seat 7"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    voyageur: Voyageur, which: str, arguments: tuple[str, ...], complaint: str, request: pytest.FixtureRequest
) -> None:
    said = voyageur("hint", str(request.getfixturevalue(which)), *arguments)
    assert said.exit_code == 2
    assert complaint in said.stderr


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ("[]", "not well formed"),
        ("{}", "There is no game “None”"),
        ('{"moves": 3}', "This is not a game record"),
        ("{", "is not JSON"),
    ],
)
def test_what_is_no_position_is_refused(voyageur: Voyageur, tmp_path: Path, document: str, complaint: str) -> None:
    (tmp_path / "odd.json").write_text(document)
    said = voyageur("hint", str(tmp_path / "odd.json"))
    assert said.exit_code == 2
    assert complaint in said.stderr


def test_a_game_that_is_over_has_no_hint(voyageur: Voyageur, tmp_path: Path) -> None:
    end, bot = vg.game("expeditions").start(players=2, seed=2, round_cap=1), vg.bot("random", seed=2)
    while not end.over:
        end = end.play(bot.choose(end))
    end.record().write(tmp_path / "over.json")
    said = voyageur("hint", str(tmp_path / "over.json"))
    assert (said.exit_code, said.stderr.strip()) == (2, "The game is over.")
