"""`voyageur play`: whole games, saving and resuming, undo, and what is said to the person."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

import voyageur as vg
from tests.cli.conftest import Voyageur
from voyageur.cli.play import MOST_SHOWN, Match, Menu, shares
from voyageur.core.promises import DEALS, sure_news

FIRST = ("play", "expeditions", "--seed", "3", "--option", "first_player=0")
"""A game for two in which the person begins."""


@pytest.fixture
def turn(state: Path) -> Path:
    """A saved game at the person's first turn, after eight moves; the latest of its folder."""
    position = vg.game("expeditions").start(players=2, seed=3, first_player=0)
    while position.view().phase == "marking":
        position = position.play(position.legal()[0])
    position.record(("human", "greedy")).write(state / "expeditions-turn.json")
    return state / "expeditions-turn.json"


def only_save(state: Path) -> Path:
    (path,) = state.glob("*.json")
    return path


def moves(path: Path) -> list[list[object]]:
    made: list[list[object]] = json.loads(path.read_text())["moves"]
    return made


# ---- whole games ------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_through_a_pipe(process: Callable[..., subprocess.Popen[str]], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--seed", "5", "--option", "round_cap=3", "--bots", "greedy,random", "--players", "3")
    playing = process("play", "expeditions", *options, "--save", str(path))
    said, complaints = playing.communicate("1\n" * 100, timeout=60)
    assert playing.returncode == 0
    assert complaints == ""
    record = vg.GameRecord.read(path)
    assert record.seats == ("human", "greedy", "random")
    *_, end = vg.game("expeditions").replay(record)
    assert end.over
    assert "The game is over." in said
    assert f"Seat {end.winners[0]} wins." in said
    assert f"voyageur replay {path}" in said
    assert ("You win!" in said) == (0 in end.winners)


def test_places_follow_the_result(voyageur: Voyageur, state: Path) -> None:
    said = voyageur(*FIRST, "--players", "4", "--option", "round_cap=1", typed="1\n" * 60).stdout
    *_, end = vg.game("expeditions").replay(vg.GameRecord.read(only_save(state)))
    table = [line.split() for line in said.split("The game is over.")[1].splitlines()[3:7]]
    places = {int(seat): int(place) for place, seat, *_ in table}
    scores = {int(row[1]): int(row[-1]) for row in table}
    assert scores == dict(enumerate(end.scores))
    assert {seat for seat, place in places.items() if place == 1} == set(end.winners)
    for one in places:
        for other in places:
            assert scores[one] <= scores[other] or places[one] < places[other]


def test_the_same_seed_gives_the_same_game(voyageur: Voyageur, tmp_path: Path) -> None:
    for name in ("one", "other"):
        voyageur(*FIRST, "--save", str(tmp_path / name), typed="1\n" * 20)
    assert (tmp_path / "one").read_text() == (tmp_path / "other").read_text()
    assert len(moves(tmp_path / "one")) > 20


def test_the_person_sits_where_they_asked(voyageur: Voyageur, state: Path) -> None:
    voyageur("play", "--players", "3", "--seat", "1", "--bots", "greedy,random")
    assert vg.GameRecord.read(only_save(state)).seats == ("greedy", "human", "random")


# ---- saving and resuming ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", ["", "quit\n"])
def test_leaving_saves_and_says_how_to_go_on(voyageur: Voyageur, state: Path, leave: str) -> None:
    left = voyageur(*FIRST, typed="1\n" + leave)
    assert left.exit_code == 0
    assert f"--resume {only_save(state)}" in left.stdout
    assert len(moves(only_save(state))) == 2


def test_resume_goes_on_where_the_game_was_left(voyageur: Voyageur, state: Path) -> None:
    voyageur(*FIRST, typed="1\n1\n")
    before = moves(only_save(state))
    resumed = voyageur("play", "--resume", typed="1\n")
    assert moves(only_save(state))[: len(before)] == before
    assert len(moves(only_save(state))) == len(before) + 2
    assert "Mark" in resumed.stdout.split("Players ·")[0]  # what happened since the person's last move


def test_nothing_is_lost_to_a_kill(
    voyageur: Voyageur, process: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    playing = process(*FIRST, "--save", str(path))
    assert playing.stdin
    playing.stdin.write("1\n" * 4)
    playing.stdin.flush()
    deadline = time.monotonic() + 60
    while not (path.exists() and len(moves(path)) == 8):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    playing.send_signal(signal.SIGKILL)
    playing.communicate()
    assert playing.returncode == -signal.SIGKILL
    resumed = voyageur("play", "--resume", str(path), typed="ticket: arrow\n")
    assert resumed.exit_code == 0
    assert moves(path)[-1] == [0, "ticket: arrow"]
    assert len(moves(path)) == 9


def test_ctrl_c_is_a_way_to_leave(process: Callable[..., subprocess.Popen[str]], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    playing = process(*FIRST, "--save", str(path))
    assert playing.stdin
    assert playing.stdout
    playing.stdin.write("1\n")
    playing.stdin.flush()
    while "Seat 0 (you)" not in playing.stdout.readline():
        pass
    while "You may:" not in playing.stdout.readline():
        pass
    time.sleep(0.3)  # the list of moves is printed, and the prompt waits
    playing.send_signal(signal.SIGINT)
    said, complaints = playing.communicate(timeout=60)
    assert playing.returncode == 0
    assert complaints == ""
    assert "Your game is saved" in said
    assert len(moves(path)) == 2


def test_resume_without_a_file_takes_the_latest_game_that_is_not_over(
    voyageur: Voyageur, state: Path, turn: Path, finished: Path
) -> None:
    os.utime(turn, (1, 1))
    finished.rename(state / "expeditions-finished.json")
    assert str(turn) in voyageur("play", "expeditions", "--resume").stdout
    assert str(turn) in voyageur("play", "--resume", "expeditions").stdout


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A saved game that is over."""
    position, bot = vg.game("expeditions").start(players=2, seed=3, round_cap=1), vg.bot("greedy", seed=3)
    while not position.over:
        position = position.play(bot.choose(position))
    position.record(("human", "greedy")).write(tmp_path / "finished.json")
    return tmp_path / "finished.json"


def test_a_game_in_another_file_goes_on_there(voyageur: Voyageur, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    voyageur(*FIRST, "--save", str(one), typed=f"1\nsave {other}\nsave {other}\n")
    assert one.read_text() == other.read_text()
    voyageur("play", "--resume", str(one), "--save", str(tmp_path / "third.json"), typed="1\n")
    assert len(moves(tmp_path / "third.json")) > len(moves(one)) == len(moves(other))


def test_a_file_is_never_overwritten(voyageur: Voyageur, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("precious")
    assert "exists already" in voyageur(*FIRST, "--save", str(path)).stderr
    assert "exists already" in voyageur(*FIRST, typed=f"save {path}\n").stdout
    assert path.read_text() == "precious"


def test_a_move_that_cannot_be_saved_is_not_made(tmp_path: Path) -> None:
    position = vg.game("expeditions").start(players=2, seed=1, first_player=0)
    (tmp_path / "file").touch()
    match = Match([position], ("human", "greedy"), tmp_path / "file" / "game.json", {})
    with pytest.raises(vg.VoyageurError, match="cannot be written"):
        match.play(position.legal()[0], 0)
    assert match.position is position


def damaged(path: Path, **changes: object) -> Path:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))
    return path


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 99}, "made with version 99"),
        ({"seats": []}, "does not say who plays which seat"),
        ({"seats": ["human", "human"]}, "does not say who plays which seat"),
        ({"seats": ["human", "clever"]}, "There is no bot “clever”"),
        ({"moves": [[0, "end"]]}, "Move 1 (“end”) cannot be played"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"players": "two"}, "This is not a game record"),
    ],
)
def test_a_record_that_cannot_go_on_is_refused_in_words(
    voyageur: Voyageur, turn: Path, changes: dict[str, object], reason: str
) -> None:
    refused = voyageur("play", "--resume", str(damaged(turn, **changes)))
    assert refused.exit_code == 2
    assert reason in refused.stderr
    assert str(turn) in refused.stderr


def test_a_finished_game_is_shown_by_replay_not_resumed(voyageur: Voyageur, finished: Path) -> None:
    refused = voyageur("play", "--resume", str(finished))
    assert refused.exit_code == 2
    assert f"voyageur replay {finished}" in refused.stderr


# ---- undo -------------------------------------------------------------------------------------------------------


def test_undo_takes_back_an_own_move_and_saves_that(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur("play", "--resume", typed="ticket: arrow\nundo\n").stdout
    assert "Taken back: Ticket: add an arrow" in said
    assert len(moves(turn)) == 8


def test_undo_works_after_resuming(voyageur: Voyageur, turn: Path) -> None:
    voyageur("play", "--resume", typed="ticket: arrow\nred: start>bonus-north-of-black-sea\n")
    voyageur("play", "--resume", typed="undo\nundo\n")
    assert len(moves(turn)) == 8


def test_undo_stops_at_a_revelation(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur("play", "--resume", typed="ticket: swap\nundo\n").stdout
    assert "brought something hidden to light" in said
    assert moves(turn)[-1] == [0, "ticket: swap"]


def test_that_nobody_announces_a_location_is_a_revelation_too(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur("play", "--resume", typed="red: start>rome\nundo\n").stdout
    assert "brought something hidden to light" in said
    assert moves(turn)[-1] == [0, "red: start>rome"]


def test_undo_does_not_reach_into_others_turns(voyageur: Voyageur, state: Path) -> None:
    said = voyageur(*FIRST, typed="undo\n1\nundo\n").stdout
    assert said.count("There is nothing to take back") == 2
    assert len(moves(only_save(state))) == 2


# ---- what is typed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("end", "You must progress an expedition before ending your turn."),
        ("99", "There is no move 99: they are numbered from 1 to 20."),
        ("0", "There is no move 0"),
        ("9" * 5000, "they are numbered from 1 to 20."),
        ("x" * 5000, "Moves are written like"),
        ("mark tikal", "All key locations are marked"),
        ("red: rome>bonus-iberia", "its next arrow must start there"),
        ("red: athens>timgod", "Did you mean “timgad”?"),
        ("xyzzy", "None of your moves has “xyzzy” in it."),
        ("save", "Say which file"),
    ],
)
def test_what_cannot_be_played_is_explained_and_changes_nothing(
    voyageur: Voyageur, turn: Path, typed: str, reason: str
) -> None:
    said = voyageur("play", "--resume", typed=typed + "\n").stdout
    assert reason in " ".join(said.split())
    assert len(moves(turn)) == 8


def test_part_of_a_name_lists_the_moves_that_have_it(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur("play", "--resume", typed="STONE\n").stdout
    assert "3 moves have that in them:" in said
    found = said.split("in them:")[1]
    assert found.count("Compass rose → Stonehenge") == 3
    assert "Rome" not in found
    assert len(moves(turn)) == 8


def test_numbers_of_a_filtered_list_are_those_of_the_whole_list(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur("play", "--resume", typed="blue athens\n17\n").stdout
    assert "17  Compass rose → Athens" in said.split("One move has that in it:")[1]
    assert moves(turn)[-1] == [0, "blue: start>athens"]


def test_names_are_found_without_accents(expeditions: vg.Game) -> None:
    hands = [["marajo", "tikal"], ["athens"]]
    swap = {"drawn": ["iguazu-falls", "rome"]}
    menu = Menu(expeditions.position(hands=hands, tickets_used=1, pending={"swap": swap}), 0, "en")
    assert [str(menu.moves[number]) for number in menu.matching("keep IGUAZU")] == ["keep iguazu-falls"]


def test_a_hint_names_a_move_that_can_be_typed(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur("play", "--resume", typed="hint\n").stdout
    hint = said.partition("What seat 0 could do")[2]
    move = hint.partition("The first of them is written:")[2].partition("\n")[0].strip()
    before = moves(turn)
    voyageur("play", "--resume", typed=f"{move}\n")
    assert moves(turn)[: len(before) + 1] == [*before, [0, move]]


def test_help_board_and_recap(voyageur: Voyageur) -> None:
    said = voyageur(*FIRST, typed="1\nhelp\nboard\nrecap\n").stdout
    assert "take back your last move" in said
    assert said.count("Objectives, nearest first") == 3
    assert said.count("Seat 1 (greedy)\n  Mark ") == 2


def test_in_the_middle_of_a_turn_the_last_move_stands_above_the_list(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur("play", "--resume", typed="red: start>bonus-north-of-black-sea\n").stdout
    asked = " ".join(said.split("Your last move:")[1].split())
    assert asked.startswith(
        "Red arrow: Compass rose → North of the Black Sea. You gain a bonus arrow. It is still your"
    )
    assert "Give up the bonus arrow" in asked


def test_in_french(voyageur: Voyageur, turn: Path) -> None:
    said = voyageur(
        "play", "--resume", "--language", "fr", typed="aide\nrome\nrappel\nannuler\ntable\nquitter\n"
    ).stdout
    for words in ("C’est à vous", "Flèche rouge", "reprendre votre dernier coup", "rien à reprendre", "Joueurs ·"):
        assert words in said
    assert said.count("Place 1 (greedy)\n  Marquer ") == 2
    assert "Aucun de vos coups" not in said
    for words in ("Your", "You ", "arrow", "Seat"):
        assert words not in said


# ---- what is shown ----------------------------------------------------------------------------------------------


def test_others_secrets_are_not_told(voyageur: Voyageur, state: Path) -> None:
    """The person never swaps here; the greedy bots do, and nothing of which cards may be heard."""
    said = voyageur(*FIRST, "--players", "4", "--option", "round_cap=4", typed="1\n" * 100).stdout
    kept = [move.action for move in vg.GameRecord.read(only_save(state)).moves if move.action.startswith("keep ")]
    assert kept
    assert "Looks at the cards" in said
    assert "Keep " not in said
    assert "under the deck," not in said


@pytest.mark.parametrize("seat", [0, 3])
def test_what_is_revealed_to_all_stands_under_nobodys_name(voyageur: Voyageur, state: Path, seat: int) -> None:
    game, options = vg.game("fivex"), ("--players", "4", "--seat", str(seat), "--seed", "2")
    heard = " ".join(voyageur("play", "fivex", *options, typed="1\n" * 100).stdout.split())
    positions = list(game.replay(vg.GameRecord.read(only_save(state))))
    assert positions[-1].over
    revealed = 0
    for before, after in pairwise(positions):
        mover, action = after.moves[-1]
        news = " ".join(sentence.say() for sentence in game.news(before.view(seat), after.view(seat)))
        if mover != seat and action.told:
            assert f"Seat {mover} (greedy) {action.told.say()} {news}" in heard
        elif mover != seat and news:
            assert news in heard
            assert f"(greedy) {news}" not in heard
            revealed += 1
    assert revealed


def test_every_move_is_told_with_what_it_brought(voyageur: Voyageur, state: Path) -> None:
    said = voyageur(*FIRST, "--option", "round_cap=4", typed="1\n" * 100).stdout
    game = vg.game("expeditions")
    positions = list(game.replay(vg.GameRecord.read(only_save(state))))
    heard = " ".join(said.split())
    for before, after in pairwise(positions):
        seat, action = after.moves[-1]
        told = action.sentence if seat == 0 else action.told
        assert told is not None
        assert " ".join(sentence.say() for sentence in [told, *game.news(before.view(0), after.view(0))]) in heard


def test_long_lists_are_cut_but_every_move_can_be_found(voyageur: Voyageur, tmp_path: Path) -> None:
    position = position_to_restart()
    position.record(("human", "greedy")).write(tmp_path / "game.json")
    said = voyageur("play", "--resume", str(tmp_path / "game.json")).stdout.split("You may:")[1]
    menu = Menu(position, 0, "en")
    shown = sum(line[:4].strip().isdigit() for line in said.splitlines())
    assert shown == MOST_SHOWN < len(menu.moves)
    assert f"and {len(menu.moves) - MOST_SHOWN} more" in said
    for number, action in menu.moves.items():
        assert number in menu.matching(str(action))


HANDFUL = {"explorer": 1, "scout": 1, "jack_of_all_trades": 1, "native": 1}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_of_one_heading_stand_together(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """El Dorado lists its moves by direction first; a person thinks of the cards in hand."""
    position = vg.game("eldorado").position(players=3, hands=[HANDFUL, {}, {}])
    menu = Menu(position, 0, language)
    assert set(menu.moves.values()) == set(position.legal())
    menu.show()
    said = capsys.readouterr().out.splitlines()
    headings = [line for line in said if line[:4].strip() and not line[:4].strip().isdigit()]
    numbers = [int(line[:4]) for line in said if line[:4].strip().isdigit()]
    assert len(headings) == len(set(headings))
    assert {"en": {"Explorer", "Scout", "Otherwise"}, "fr": {"Savant", "Éclaireur", "Sinon"}}[language] <= set(headings)
    assert numbers == sorted(numbers)
    assert not any(line[4:].lstrip().startswith(":") for line in said)


def test_the_longest_groups_are_cut_and_moves_without_a_heading_stay() -> None:
    assert shares({"Scout": 3, "": 2}) == {"Scout": 3, "": 2}
    assert shares({"Scout": 20, "Native": 12, "Buy": 4, "": 2}) == {"Scout": 9, "Native": 10, "Buy": 4, "": 2}
    assert shares({"": 60}) == {"": MOST_SHOWN}
    assert shares({"Scout": 30, "": 30}) == {"Scout": 1, "": MOST_SHOWN - 1}
    alone = {f"card {number}": 1 for number in range(40)}
    assert shares(alone) == alone


def test_a_file_name_that_is_too_long_is_refused_in_words(voyageur: Voyageur, turn: Path) -> None:
    assert "cannot be written" in voyageur("play", "--resume", typed=f"save {'a' * 400}\n").stdout
    assert "cannot be written" in voyageur(*FIRST, "--save", "a" * 5000).stderr


def position_to_restart() -> vg.Position:
    """A game in which the person must restart an expedition from any of many spots."""
    for seed in range(50):
        position, bot = vg.game("expeditions").start(players=2, seed=seed), vg.bot("greedy", seed=seed)
        while not position.over:
            if position.actors == (0,) and len(position.legal()) > MOST_SHOWN + 5:
                return position
            position = position.play(bot.choose(position))
    raise AssertionError("no such position")


# ---- what a move promises ---------------------------------------------------------------------------------------


def test_promises_say_what_a_move_is_sure_to_bring(expeditions: vg.Game) -> None:
    position = expeditions.position(hands=[["rome"], ["athens"]], commons=["stonehenge", "tikal"])
    promised = {str(action): lines for action, lines in Menu(position, 0, "en").promises.items()}
    assert promised["red: start>rome"][0] == "You win Rome (+2)."
    assert promised["red: start>stonehenge"] == ["You claim the common objective Stonehenge (+1)."]
    assert "red: start>athens" not in promised  # nobody knows who holds it
    assert promised["red: start>bonus-north-of-black-sea"] == ["You gain a bonus arrow."]


@pytest.fixture
def lone_bidder() -> Menu:
    """Seat 0 bids alone, against a die whose highest face, 3, comes up once in eight rolls."""
    last = {"clans": [{"played": "excavation"}, {"played": "extension"}, {"played": "extension"}]}
    return Menu(vg.game("fivex").position(players=3, phase="bid", water=[9, 5, 5], last=last), 0, "en")


def test_only_a_bid_above_every_face_of_the_die_is_promised_to_win(lone_bidder: Menu) -> None:
    promised = {str(action): lines for action, lines in lone_bidder.promises.items()}
    assert [promised[f"bid {water}"] for water in (1, 2, 3)] == [["You bid 1."], ["You bid 2."], ["You bid 3."]]
    assert promised["bid 4"] == ["You bid 4.", "You pay 4 for a technology."]


def test_whatever_the_deals_there_are_enough_of_them(lone_bidder: Menu) -> None:
    bid = vg.game("fivex").action("bid 3")
    for first in range(0, 40 * DEALS, DEALS):
        (news,) = sure_news(lone_bidder.position, 0, bid, range(first, first + DEALS))
        assert news.say() == "You bid 3."


def test_promises_depend_on_nothing_hidden() -> None:
    bot = vg.bot("random", seed=1)
    for seed in range(3):
        position = vg.game("expeditions").start(players=3, seed=seed)
        for _ in range(40 * (seed + 1)):
            position = position.play(bot.choose(position))
        seat = position.actors[0]
        other = position.determinize(seat, seed=DEALS + 1)
        assert Menu(position, seat, "en").promises == Menu(other, seat, "en").promises
