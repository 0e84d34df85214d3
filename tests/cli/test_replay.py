"""`voyageur replay`: a record in words, as JSON, as a picture, and step by step."""

import contextlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import voyageur as vg
from tests.cli.conftest import Voyageur


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of a whole short game."""
    position = vg.game("expeditions").start(players=3, seed=2, round_cap=3)
    bot = vg.bot("greedy", seed=2)
    while not position.over:
        position = position.play(bot.choose(position))
    position.record(("human", "greedy", "random")).write(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_every_move_is_printed_with_its_news(voyageur: Voyageur, game: Path) -> None:
    record = vg.GameRecord.read(game)
    positions = list(vg.game("expeditions").replay(record))
    shown = voyageur("replay", str(game))
    assert shown.exit_code == 0
    heard = " ".join(shown.stdout.split())
    for number, move in enumerate(record.moves, start=1):
        before, after = positions[number - 1].view(), positions[number].view()
        told = vg.game("expeditions").action(move.action).told
        assert told is not None
        who = f"seat {move.seat} ({('a person', 'greedy', 'random')[move.seat]})"
        news = [sentence.say() for sentence in vg.game("expeditions").news(before, after)]
        assert " ".join([f"Move {number} of {len(record.moves)}, {who}: {told.say()}", *news]) in heard
    assert "The game is over." in shown.stdout
    assert shown.stdout == voyageur("replay", str(game), "--all").stdout


def test_json_has_a_line_a_position(voyageur: Voyageur, game: Path) -> None:
    record = vg.GameRecord.read(game)
    lines = [json.loads(line) for line in voyageur("replay", str(game), "--json").stdout.splitlines()]
    assert [line["ply"] for line in lines] == list(range(len(record.moves) + 1))
    shown = [None if vg.game("expeditions").action(move.action).secret else move.action for move in record.moves]
    assert [(line["seat"], line["action"]) for line in lines[1:]] == [
        (move.seat, action) for move, action in zip(record.moves, shown, strict=True)
    ]
    assert None in shown
    assert lines[0]["action"] is None
    assert [line["over"] for line in lines] == [False] * len(record.moves) + [True]
    *_, end = vg.game("expeditions").replay(record)
    assert lines[-1]["scores"] == list(end.scores)


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    """The record of a whole game in which cards and bids are sealed, and water is hidden."""
    position, bot = vg.game("fivex").start(players=3, seed=4), vg.bot("greedy", seed=4)
    while not position.over:
        seat = position.actors[-1]
        position = position.play(bot.choose(position, seat), seat)
    position.record().write(tmp_path / "sealed.json")
    return tmp_path / "sealed.json"


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_json_tells_only_the_scores_that_may_be_known(voyageur: Voyageur, sealed: Path, seat: int | None) -> None:
    eyes = [] if seat is None else ["--seat", str(seat)]
    lines = [json.loads(line) for line in voyageur("replay", str(sealed), "--json", *eyes).stdout.splitlines()]
    *early, end = vg.game("fivex").replay(vg.GameRecord.read(sealed))
    for line, position in zip(lines, early, strict=False):
        assert line["scores"] == [score if each == seat else None for each, score in enumerate(position.scores)]
    assert lines[-1]["scores"] == list(end.scores)


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("which", ["game", "sealed"])
def test_json_and_text_tell_the_same_moves(
    voyageur: Voyageur, which: str, seat: int | None, request: pytest.FixtureRequest
) -> None:
    path: Path = request.getfixturevalue(which)
    eyes = [] if seat is None else ["--seat", str(seat)]
    record = vg.GameRecord.read(path)
    actions = [vg.game(record.game).action(move.action) for move in record.moves]
    lines = [json.loads(line) for line in voyageur("replay", str(path), "--json", *eyes).stdout.splitlines()]
    said = " ".join(voyageur("replay", str(path), *eyes).stdout.split())
    told = [said.partition(f"Move {number} of ")[2].partition(": ")[2] for number in range(1, len(lines))]
    assert {line["action"] is None for line in lines[1:]} == {True, False}
    for action, line, words in zip(actions, lines[1:], told, strict=True):
        assert line["action"] == (str(action) if words.startswith(action.words()) else None)


def test_json_of_one_position(voyageur: Voyageur, game: Path) -> None:
    (line,) = voyageur("replay", str(game), "--json", "--move", "7").stdout.splitlines()
    assert json.loads(line)["ply"] == 7


def test_one_position_is_shown_as_a_seat_or_a_spectator_sees_it(voyageur: Voyageur, game: Path) -> None:
    spectator = voyageur("replay", str(game), "--move", "12").stdout
    seated = voyageur("replay", str(game), "--move", "12", "--seat", "1").stdout
    assert "Move 12 of" in spectator
    assert "yours" not in spectator
    assert "yours" in seated


def test_secret_moves_are_told_only_to_their_seat(voyageur: Voyageur, game: Path) -> None:
    kept = [move for move in vg.GameRecord.read(game).moves if move.action.startswith("keep")]
    assert kept
    words = vg.game("expeditions").action(kept[0].action).words()
    assert words not in voyageur("replay", str(game)).stdout
    assert words in voyageur("replay", str(game), "--seat", str(kept[0].seat)).stdout
    assert words not in voyageur("replay", str(game), "--seat", str((kept[0].seat + 1) % 3)).stdout


def test_the_picture_is_of_the_position_shown(voyageur: Voyageur, game: Path, tmp_path: Path) -> None:
    shown = voyageur("replay", str(game), "--move", "30", "--seat", "1", "--svg", str(tmp_path / "new" / "board.svg"))
    assert shown.exit_code == 0
    positions = list(vg.game("expeditions").replay(vg.GameRecord.read(game)))
    assert (tmp_path / "new" / "board.svg").read_text() == positions[30].svg(1)
    voyageur("replay", str(game), "--svg", str(tmp_path / "last.svg"))
    assert (tmp_path / "last.svg").read_text() == positions[-1].svg()


def test_an_unfinished_game_says_whom_it_waits_for(voyageur: Voyageur, game: Path) -> None:
    record = json.loads(game.read_text())
    game.write_text(json.dumps({**record, "moves": record["moves"][:5], "seats": []}))
    shown = voyageur("replay", str(game), "--language", "fr").stdout
    waiting = list(vg.game("expeditions").replay(vg.GameRecord.read(game)))[-1].actors[0]
    assert f"on attend la place {waiting}." in shown
    assert "Coup 5 sur 5, place" in shown


@pytest.mark.parametrize(
    ("eyes", "english", "french"),
    [
        ([], "seats 0, 1, 2.", "les places 0, 1, 2."),
        (["--seat", "0"], "seats 1, 2.", "les places 1, 2."),
        (["--seat", "2"], "seats 0, 1, 2.", "les places 0, 1, 2."),
    ],
)
def test_an_unfinished_game_does_not_say_who_has_sealed_a_choice(
    voyageur: Voyageur, tmp_path: Path, eyes: list[str], english: str, french: str
) -> None:
    path = tmp_path / "begun.json"
    vg.game("fivex").start(players=3, seed=1).play("play extension", seat=0).record().write(path)
    assert f"it waits for {english}" in voyageur("replay", str(path), *eyes).stdout
    assert f"on attend {french}" in voyageur("replay", str(path), *eyes, "--language", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--move", "-1"], "There is no move -1"),
        (["--move", "99999"], "There is no move 99,999"),
        (["--seat", "3"], "There is no seat 3"),
        (["--svg", "/dev/null/board.svg"], "cannot be written"),
    ],
)
def test_what_is_not_there_is_refused(voyageur: Voyageur, game: Path, arguments: list[str], reason: str) -> None:
    refused = voyageur("replay", str(game), *arguments)
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert reason in refused.stderr


@pytest.mark.parametrize("document", [b"", b"\xff\xfe", b"[]", b'{"game": "expeditions"}', None])
def test_what_is_no_record_is_refused(voyageur: Voyageur, tmp_path: Path, document: bytes | None) -> None:
    path = tmp_path / "game.json"
    if document is not None:
        path.write_bytes(document)
    refused = voyageur("replay", str(path))
    assert refused.exit_code == 2
    assert "This is not a game record" in refused.stderr or "cannot be read" in refused.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of its own needs pty")
def test_stepping_through_a_game_in_a_terminal(game: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "voyageur", "replay", str(game)]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    stepping = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    os.write(ours, b"\n\nb\nb\nb\n10\nx\n500000\nq\n")
    said = b""
    with contextlib.suppress(OSError):  # the terminal goes with the last process that uses it
        while part := os.read(ours, 65536):
            said += part
    os.close(ours)
    assert stepping.wait(timeout=60) == 0
    answers = r"The start|Move \d+ of|That was the start|There is no move \w+"
    assert re.findall(answers, said.decode()) == [
        "The start",
        "Move 1 of",
        "Move 2 of",
        "Move 1 of",
        "The start",
        "That was the start",
        "Move 10 of",
        "There is no move x",
        "There is no move 500000",
    ]
