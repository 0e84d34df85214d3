"""`voyageur course`: courses checked, drawn, invented and listed; and options read from a file."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import voyageur as vg
from tests.cli.conftest import Voyageur


@pytest.fixture
def file(voyageur: Voyageur, tmp_path: Path) -> Path:
    """A course that can be played on."""
    assert voyageur("course", "random", "--seed", "17", "--out", str(tmp_path / "course.json")).exit_code == 0
    return tmp_path / "course.json"


def spoil(file: Path) -> None:
    """Put another board a second time where the last one was, far away."""
    document = json.loads(file.read_text())
    another = next(piece["board"] for piece in document["boards"][1:-1] if piece["board"] < "O")
    document["boards"][-1].update(board=another, q=200)
    file.write_text(json.dumps(document))


# ---- check ------------------------------------------------------------------------------------------------------


def test_a_fine_course_is_called_so_with_how_hard_it_is(voyageur: Voyageur, file: Path) -> None:
    shown = voyageur("course", "check", str(file))
    assert shown.exit_code == 0
    assert "Random course 17: fine, it can be played on." in shown.stdout
    for heading in ("Cost", "Steps", "Narrowest place", "The cheapest", "Largest zone", "jungle"):
        assert heading in shown.stdout
    assert (
        "Parcours au hasard n° 17\u00a0: tout va bien"
        in voyageur("course", "check", str(file), "--language", "fr").stdout
    )


def test_every_problem_is_said_in_a_line_of_its_own(voyageur: Voyageur, file: Path) -> None:
    spoil(file)
    refused = voyageur("course", "check", str(file))
    assert refused.exit_code == 2
    assert refused.stdout == ""
    heading, *lines = refused.stderr.splitlines()
    assert heading == f"{file} cannot be played on: there are {len(lines)} problems."
    assert any("is used twice" in line for line in lines)
    assert any("share no edge" in line for line in lines)
    assert any("notch" in line for line in lines)
    assert "sert deux fois" in voyageur("course", "check", str(file), "--language", "fr").stderr


def test_json_has_the_problems_or_the_tables(voyageur: Voyageur, file: Path) -> None:
    fine = json.loads(voyageur("course", "check", str(file), "--json").stdout)
    assert fine["fine"] is True
    assert fine["problems"] == []
    assert fine["sheets"][0]["columns"] == ["Cost", "Steps", "Barriers", "Caves"]
    spoil(file)
    refused = voyageur("course", "check", str(file), "--json")
    assert refused.exit_code == 2
    assert refused.stderr == ""
    document = json.loads(refused.stdout)
    assert document["fine"] is False
    assert document["sheets"] == []
    assert "eldorado-course-twice" in [problem["key"] for problem in document["problems"]]
    assert all(problem["reason"] for problem in document["problems"])


def test_the_picture_is_written_with_the_check(voyageur: Voyageur, file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "new" / "course.svg"
    assert f"The picture is in {picture}" in voyageur("course", "check", str(file), "--svg", str(picture)).stdout
    ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    json.loads(voyageur("course", "check", str(file), "--json", "--svg", str(picture)).stdout)


def test_a_course_is_read_from_the_standard_input(voyageur: Voyageur, file: Path) -> None:
    shown = voyageur("course", "check", "-", typed=file.read_text())
    assert shown.exit_code == 0
    assert "fine" in shown.stdout


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"", "is not JSON"),
        (b"\xff\xfe", "is not JSON"),
        (b"{'boards': []}", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b'{"boards": NaN}', "is not JSON"),
        (b"[]", "course cannot be […]"),
        (b"null", "course cannot be null"),
        (b'{"game": "eldorado", "moves": []}', "course lacks “boards”"),
        (b'{"boards": [{"board": 1e999}], "finish": {}}', "is not JSON"),
    ],
)
def test_what_is_no_course_is_refused_in_words(
    voyageur: Voyageur, tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "course.json"
    if content is not None:
        path.write_bytes(content)
    refused = voyageur("course", "check", str(path))
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert reason in refused.stderr
    assert voyageur("course", "draw", str(path), str(tmp_path / "x.svg")).exit_code == 2
    assert not (tmp_path / "x.svg").exists()


def test_a_folder_is_no_course(voyageur: Voyageur, tmp_path: Path) -> None:
    assert "cannot be read" in voyageur("course", "check", str(tmp_path)).stderr


# ---- draw -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("course", ["first", "swamplands", "random-3"])
def test_a_course_is_drawn_by_its_name(voyageur: Voyageur, tmp_path: Path, course: str) -> None:
    designs = vg.game("eldorado").designs
    assert designs is not None
    picture = tmp_path / "course.svg"
    shown = voyageur("course", "draw", course, str(picture), "--language", "fr")
    assert shown.exit_code == 0
    assert f"L’image est dans {picture}" in shown.stdout
    assert picture.read_text(encoding="utf-8") == designs.picture(designs.document(course), "fr")


def test_a_course_is_drawn_from_its_file(voyageur: Voyageur, file: Path, tmp_path: Path) -> None:
    assert voyageur("course", "draw", str(file), str(tmp_path / "a.svg")).exit_code == 0
    assert voyageur("course", "draw", "random-17", str(tmp_path / "b.svg")).exit_code == 0
    assert voyageur("course", "draw", "-", str(tmp_path / "c.svg"), typed=file.read_text()).exit_code == 0
    assert len({(tmp_path / f"{name}.svg").read_text() for name in "abc"}) == 1


def test_what_is_neither_a_file_nor_a_course_is_refused(voyageur: Voyageur, file: Path, tmp_path: Path) -> None:
    refused = voyageur("course", "draw", "nowhere", str(tmp_path / "x.svg"))
    assert refused.exit_code == 2
    assert "“nowhere” is neither a file nor a course" in refused.stderr
    assert "hills_of_gold" in refused.stderr
    spoil(file)
    assert "is used twice" in voyageur("course", "draw", str(file), str(tmp_path / "x.svg")).stderr
    assert "cannot be written" in voyageur("course", "draw", "first", "/dev/null/x.svg").stderr


def test_a_folder_does_not_hide_the_course_of_its_name(
    voyageur: Voyageur, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("first", "second"):
        (tmp_path / folder).mkdir()
    assert voyageur("course", "draw", "first", "x.svg").exit_code == 0
    assert "“second” is neither a file nor a course" in voyageur("course", "draw", "second", "y.svg").stderr


def test_a_name_too_long_for_a_file_is_refused_in_words(voyageur: Voyageur, tmp_path: Path) -> None:
    refused = voyageur("course", "draw", "a" * 5000, str(tmp_path / "x.svg"))
    assert refused.exit_code == 2
    assert "is neither a file nor a course" in refused.stderr
    assert "cannot be read: File name too long" in voyageur("course", "check", "a" * 5000).stderr
    assert "cannot be written" in voyageur("course", "draw", "first", "a" * 5000).stderr


# ---- random and list --------------------------------------------------------------------------------------------


def test_an_invented_course_is_printed_as_a_document_people_can_edit(voyageur: Voyageur, file: Path) -> None:
    printed = voyageur("course", "random", "--seed", "17").stdout
    assert printed == file.read_text()
    designs = vg.game("eldorado").designs
    assert designs is not None
    document = json.loads(printed)
    assert document == designs.invent(17)
    assert printed.count("\n") == len(document["boards"]) + 6


def test_without_a_seed_every_course_is_another(voyageur: Voyageur) -> None:
    documents = {voyageur("course", "random").stdout for _ in range(3)}
    assert len(documents) == 3
    assert all(json.loads(document)["boards"] for document in documents)


@pytest.mark.parametrize("seed", ["-1", "2147483648", "x"])
def test_what_is_no_seed_is_refused(voyageur: Voyageur, seed: str) -> None:
    refused = voyageur("course", "random", "--seed", seed)
    assert refused.exit_code == 2
    assert refused.stdout == ""


def test_where_an_invented_course_is_and_how_to_play_on_it_is_said(voyageur: Voyageur, tmp_path: Path) -> None:
    path = tmp_path / "new" / "course.json"
    shown = voyageur("course", "random", "--out", str(path))
    assert f"voyageur play eldorado --option course=@{path}" in shown.stdout
    json.loads(path.read_text())
    assert "cannot be written" in voyageur("course", "random", "--out", "/dev/null/x.json").stderr


def test_named_courses_are_listed(voyageur: Voyageur) -> None:
    listed = voyageur("course", "list").stdout
    for name in ("first", "witchs_cauldron", "Home Stretch", "Caves"):
        assert name in listed
    assert "La piste sinueuse" in voyageur("course", "list", "--language", "fr").stdout
    documents = json.loads(voyageur("course", "list", "--json").stdout)
    assert [each["course"] for each in documents][:2] == ["first", "hills_of_gold"]
    designs = vg.game("eldorado").designs
    assert designs is not None
    assert all(designs.problems(each["document"]) == [] for each in documents)


# ---- what they share --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["check", "draw", "random", "list"])
def test_every_command_explains_itself_with_an_example(voyageur: Voyageur, command: str) -> None:
    shown = voyageur("course", command, "--help")
    assert shown.exit_code == 0
    assert f"Example: voyageur course {command}" in shown.stdout


def test_a_game_without_courses_says_so(voyageur: Voyageur) -> None:
    refused = voyageur("course", "list", "--game", "expeditions")
    assert refused.exit_code == 2
    assert "Expeditions: Around the World has a board of its own" in refused.stderr
    assert "There is no game “chess”" in voyageur("course", "list", "--game", "chess").stderr
    assert voyageur("course", "list", "--game", "eldorado").exit_code == 0


# ---- options from files -----------------------------------------------------------------------------------------


def test_an_option_is_read_from_a_file(voyageur: Voyageur, file: Path, tmp_path: Path) -> None:
    played = voyageur(
        *("simulate", "eldorado", "--games", "1", "--option", f"course=@{file}", "--option", "round_cap=2"),
        *("--records", str(tmp_path / "games")),
    )
    assert played.exit_code == 0
    (record,) = (tmp_path / "games").iterdir()
    assert vg.GameRecord.read(record).options["course"] == json.loads(file.read_text())


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("[", "is not JSON"),
        ("{}", "course lacks “boards”"),
        ('"second"', 'There is no course "second"'),
        (None, "cannot be read"),
    ],
)
def test_a_file_without_a_value_for_the_option_is_refused(
    voyageur: Voyageur, tmp_path: Path, content: str | None, reason: str
) -> None:
    path = tmp_path / "value.json"
    if content is not None:
        path.write_text(content)
    refused = voyageur("play", "eldorado", "--option", f"course=@{path}")
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert reason in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_any_option_of_any_game_can_be_read_from_a_file(voyageur: Voyageur, tmp_path: Path) -> None:
    (tmp_path / "cap.json").write_text("2")
    played = voyageur("simulate", "expeditions", "--games", "1", "--option", f"round_cap=@{tmp_path / 'cap.json'}")
    assert played.exit_code == 0
    (tmp_path / "cap.json").write_text('"2"')
    assert "round_cap cannot be 2" in voyageur("play", "--option", f"round_cap=@{tmp_path / 'cap.json'}").stderr
