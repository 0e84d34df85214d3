"""An analysis as people see it: numbers with signs, a line a seat, every costly move named."""

from xml.etree import ElementTree

import msgspec
import pytest

import voyageur as vg
from voyageur.bots.analyst import Alternative, Analysis, PlayerReport, Step
from voyageur.lab import analysis_page

SVG = "{http://www.w3.org/2000/svg}"


def step(ply: int, seat: int, chosen: Alternative, best: Alternative, luck: tuple[float, float]) -> Step:
    """A move after which something came to light."""
    loss = best.chances[seat] - chosen.chances[seat]
    return Step(
        ply=ply,
        seat=seat,
        action=chosen.action,
        chances=best.chances,
        error=best.error,
        chosen=chosen,
        best=best,
        loss=loss,
        behind=loss,
        stake=2 * loss,
        forced=False,
        luck=luck,
        noise=(0.0, 0.0),
        drawn=True,
    )


@pytest.fixture
def analysis() -> Analysis:
    """A game of two moves, the second of which was a mistake."""
    tikal, rome = Alternative("mark tikal", (0.5, 0.5), 0.01, 50), Alternative("mark rome", (0.5, 0.5), 0.01, 50)
    athens = Alternative("mark athens", (0.4, 0.6), 0.01, 50)
    steps = (step(1, 0, tikal, tikal, (-0.1, 0.1)), step(2, 1, rome, athens, (0.5, -0.5)))
    return Analysis(
        game="expeditions",
        version=vg.game("expeditions").version,
        players=2,
        options={},
        seats=("human", "<b>greedy</b>"),
        effort="quick",
        seed=3,
        simulations=200,
        finished=True,
        start=(0.5, 0.5),
        result=(1.0, 0.0),
        error=(0.02, 0.03),
        steps=steps,
        reports=(
            PlayerReport(0, 100.0, 0.0, 0.4, 0.1, 1.0, 0.6, ()),
            PlayerReport(1, 50.0, 0.1, -0.4, 0.0, 0.0, 0.4, (2,)),
        ),
    )


def test_players_are_told_how_their_chances_changed(analysis: Analysis) -> None:
    sheet = analysis_page.players_sheet(analysis, "en")
    first, second = (dict(zip(sheet.columns, row, strict=True)) for row in sheet.rows)
    assert (first["At the start"], first["By others’ mistakes"], first["Luck"]) == ("50.0%", "+10.0%", "+40.0%")
    assert (first["Lost by mistakes"], first["Unexplained"], first["Without luck"]) == ("0.0%", "0.0%", "60.0%")
    assert (second["Lost by mistakes"], second["Accuracy"], second["Result"]) == ("−10.0%", "50", "0.0%")


def test_costly_moves_stand_beside_what_was_better(analysis: Analysis) -> None:
    (row,) = analysis_page.costly_sheet(analysis, "en").rows
    assert row[0] == "2"
    assert row[2:] == ("Mark Rome as a key location", "10.0%", "Mark Athens as a key location")


def test_the_graph_has_a_line_a_seat_and_a_ring_a_costly_move(analysis: Analysis) -> None:
    drawing = ElementTree.fromstring(analysis_page.graph(analysis, "fr"))
    lines = [path for path in drawing.iter(f"{SVG}path") if path.get("class") == "pen" and "L" in (path.get("d") or "")]
    assert len(lines) == 2
    assert all((line.get("d") or "").count("L") == len(analysis.steps) for line in lines)
    assert len(list(drawing.iter(f"{SVG}circle"))) == 1


def test_names_cannot_change_the_page(analysis: Analysis) -> None:
    page = analysis_page.page(analysis, "en")
    assert "<b>" not in page
    assert "&lt;b&gt;greedy&lt;/b&gt;" in page
    assert page == analysis_page.page(analysis, "en")


def test_without_mistakes_the_page_says_so(analysis: Analysis) -> None:
    spotless = msgspec.structs.replace(
        analysis, reports=tuple(msgspec.structs.replace(report, costly=()) for report in analysis.reports)
    )
    assert "Nobody lost anything" in analysis_page.page(spotless, "en")
