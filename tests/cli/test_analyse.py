"""`voyageur analyse`: in the terminal, as JSON, and as a page."""

import json
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import voyageur as vg
from tests.cli.conftest import Voyageur
from voyageur.bots.analyst import Analysis

QUICKLY = ("--simulations", "20")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole short game, in which one seat plays at random."""
    position = vg.game("expeditions").start(players=3, seed=2, round_cap=2)
    bots = [vg.bot(name, seed=1) for name in ("random", "greedy", "greedy")]
    while not position.over:
        seat = position.actors[0]
        position = position.play(bots[seat].choose(position, seat), seat)
    path = tmp_path_factory.mktemp("records") / "game.json"
    position.record(("human", "greedy", "greedy")).write(path)
    return path


def test_the_report_shows_graph_players_and_account(voyageur: Voyageur, record: Path) -> None:
    said = voyageur("analyse", str(record), *QUICKLY)
    assert said.exit_code == 0
    moves = len(vg.GameRecord.read(record).moves)
    for words in ("Chances of winning", "Seat 0 (a person)", "Seat 2 (greedy)", "Accuracy", f"{moves} moves"):
        assert words in said.stdout
    assert any(block in said.stdout for block in "▁▂▃▄▅▆▇█")
    assert max(map(len, said.stdout.splitlines())) <= 80


def test_the_analysis_as_json_is_the_same_again(voyageur: Voyageur, record: Path) -> None:
    line = voyageur("analyse", str(record), *QUICKLY, "--json").stdout
    found = msgspec.json.decode(line, type=Analysis)
    assert len(found.steps) == len(vg.GameRecord.read(record).moves)
    assert voyageur("analyse", str(record), *QUICKLY, "--json", "--workers", "1").stdout == line
    other = json.loads(voyageur("analyse", str(record), *QUICKLY, "--json", "--seed", "5").stdout)
    assert other["steps"] != json.loads(line)["steps"]


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]


@pytest.mark.parametrize(("language", "title"), [("en", "a look into the game"), ("fr", "analyse de la partie")])
def test_the_page_needs_nothing_else(
    voyageur: Voyageur, record: Path, tmp_path: Path, language: str, title: str
) -> None:
    path = tmp_path / "new" / "report.html"
    said = voyageur("analyse", str(record), *QUICKLY, "--out", str(path), "--language", language)
    assert str(path) in said.stdout
    document = path.read_text(encoding="utf-8")
    page = Page(document)
    assert page.links == []
    assert page.tags.count("svg") == 1
    assert "script" not in page.tags
    assert f'<html lang="{language}">' in document
    assert title in document
    assert page.tags.count("tr") > len(vg.GameRecord.read(record).moves)


def test_what_is_no_record_is_refused(voyageur: Voyageur, tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text("{}")
    said = voyageur("analyse", str(tmp_path / "odd.json"))
    assert said.exit_code == 2
    assert "This is not a game record" in said.stderr
