"""Charts: documents that every reader of SVG can read, with everything on the paper."""

import re
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest

import voyageur as vg
from voyageur.core import text
from voyageur.core.tally import Form, Measure, Name, Series, Unit
from voyageur.lab.balance import measure_balance
from voyageur.lab.charts import COLOURS, SIZES, WIDTH, draw, scale_for, width_of

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = r"-?\d+(?:\.\d+)?"


def made(form: Form, rows: Sequence[tuple[float, ...]], unit: Unit = "share", fair: float | None = None) -> Measure:
    """A measure with such values, a row for each series."""
    labels = tuple(Name(str(place), f"Label & <number> {place}") for place in range(len(rows[0])))
    series = tuple(Series(Name(str(number), f"Series {number}"), row) for number, row in enumerate(rows))
    return Measure("made", "Made <up> & drawn", labels, series, form, unit, "Across", "Along", fair)


def check_within(chart: str) -> ElementTree.Element:
    """Whether the document is well formed and nothing leaves the paper."""
    root = ElementTree.fromstring(chart)
    width, height = (float(root.attrib[name]) for name in ("width", "height"))
    assert root.attrib["viewBox"] == f"0 0 {width:g} {height:g}"
    for box in root.iter(f"{SVG}rect"):
        if box.attrib.get("class") == "fill":
            x, y, wide, high = (float(box.attrib[name]) for name in ("x", "y", "width", "height"))
            assert wide >= 0 <= high
            assert 0 <= x <= x + wide <= width
            assert 0 <= y <= y + high <= height
    for words in root.iter(f"{SVG}text"):
        check_text(words, width, height)
    for line in root.iter(f"{SVG}line"):
        for name, most in (("x1", width), ("x2", width), ("y1", height), ("y2", height)):
            assert 0 <= float(line.attrib[name]) <= most
    for path in root.iter(f"{SVG}path"):
        if path.attrib.get("class") in ("whisker", "pen"):
            for x, y in re.findall(rf"[ML]({NUMBER}),({NUMBER})", path.attrib["d"]):
                assert 0 <= float(x) <= width
                assert 0 <= float(y) <= height
    return root


def check_text(words: ElementTree.Element, width: float, height: float) -> None:
    """Whether a line of text is on the paper."""
    kind, *anchor = words.attrib["class"].split()
    x, y = float(words.attrib["x"]), float(words.attrib["y"])
    wide = width_of(words.text or "", kind)
    if "transform" in words.attrib:  # turned by a quarter, about its middle
        assert 0 <= y - wide / 2 <= y + wide / 2 <= height, words.text
        return
    before = wide / 2 if "middle" in anchor else wide if "end" in anchor else 0.0
    assert 0 <= x - before <= x - before + wide <= width, words.text
    assert SIZES[kind] <= y <= height, words.text


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("name", vg.games())
def test_charts_of_every_game_are_well_formed_and_on_the_paper(name: str, language: str) -> None:
    game = vg.game(name)
    for players in (game.players[0], game.players[-1]):
        drawn = 0
        for measure in measure_balance(game, players, 4, "random", seed=5).measures(language):
            chart = draw(measure, language)
            assert (chart is None) == (measure.form == "table")
            if chart is not None:
                root = check_within(chart)
                assert root.findtext(f"{SVG}title") == measure.title
                drawn += 1
        assert drawn >= 3


FORMS: list[Form] = ["bars", "columns", "histogram", "lines"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "rows",
    [
        [(0.0,)],
        [(0.0, 0.0, 0.0)],
        [(1e-12, 1.0)],
        [(0.1, 0.2, 0.7), (0.3, 0.3, 0.4)],
        [tuple(number / 400 for number in range(40))] * 6,
        [(12345.6, 7.0), (0.5, 99999.0)],
    ],
    ids=["nothing", "zeros", "all-and-nothing", "two", "many", "large"],
)
def test_any_values_can_be_drawn(form: Form, rows: list[tuple[float, ...]]) -> None:
    for unit in ("share", "tenths") if max(map(max, rows)) <= 1 else ("tenths",):
        root = check_within(str(draw(made(form, rows, unit), "en")))
        told = root.findtext(f"{SVG}desc") or ""
        assert told.count("Label & <number>") == sum(map(len, rows))


def test_what_is_negative_hangs_below_the_line() -> None:
    root = check_within(str(draw(made("columns", [(2.0, 1.0), (-1.0, -2.0)], "tenths"), "en")))
    (zero,) = (line for line in root.iter(f"{SVG}line") if line.attrib.get("class") == "zero")
    height = float(zero.attrib["y1"])
    for box in root.iter(f"{SVG}rect"):
        if box.attrib.get("class") == "fill" and float(box.attrib["y"]) > 60:  # not the legend
            below = box.attrib["fill"] == "url(#fill1)"
            assert float(box.attrib["y"]) == pytest.approx(height, abs=0.2) if below else True
            bottom = float(box.attrib["y"]) + float(box.attrib["height"])
            assert (bottom > height + 1) == below


def test_series_are_told_apart_by_more_than_colour() -> None:
    rows = [(0.1, 0.2)] * len(COLOURS)
    root = ElementTree.fromstring(str(draw(made("columns", rows), "en")))
    patterns = [pattern.findall(f"{SVG}path")[0].attrib["d"] for pattern in root.iter(f"{SVG}pattern")]
    assert len(set(patterns)) == len(COLOURS)
    lines = ElementTree.fromstring(str(draw(made("lines", rows), "en")))
    marks = {path.attrib["d"] for path in lines.iter(f"{SVG}path") if path.attrib.get("class") == "mark"}
    dashes = {path.attrib.get("stroke-dasharray") for path in lines.iter(f"{SVG}path")} - {None}
    assert len(marks) == len(dashes) == len(COLOURS)


def test_intervals_and_the_fair_value_are_drawn() -> None:
    plain = made("bars", [(0.2, 0.3)], fair=0.25)
    series = Series(plain.series[0].name, (0.2, 0.3), ((0.1, 0.3), (0.2, 0.4)))
    measure = Measure("made", "Made", plain.labels, (series,), "bars", fair=0.25)
    chart = str(draw(measure, "en"))
    root = check_within(chart)
    assert len([path for path in root.iter(f"{SVG}path") if path.attrib.get("class") == "whisker"]) == 2
    assert "Fair: 25.0%" in chart
    assert "Équitable\u00a0: 25,0\u00a0%" in str(draw(measure, "fr"))


def test_lines_lie_on_the_band_of_their_intervals() -> None:
    plain = made("lines", [(0.2, 0.3)], fair=0.25)
    series = Series(plain.series[0].name, (0.2, 0.3), ((0.1, 0.3), (0.2, 0.5)))
    chart = str(draw(Measure("made", "Made", plain.labels, (series,), "lines", fair=0.25), "en"))
    root = check_within(chart)
    (band,) = (path for path in root.iter(f"{SVG}path") if path.attrib.get("class") == "band")
    assert band.attrib["d"].count("L") == 3
    assert "Fair: 25.0%" in chart
    assert not [path for path in ElementTree.fromstring(str(draw(plain, "en"))).iter() if path.get("class") == "band"]


def test_long_names_are_cut() -> None:
    label = Name("long", "A technology whose name goes on and on and on, as if there were no end to the paper")
    check_within(str(draw(Measure("m", "M", (label,), (Series(label, (1.0,)),), "bars"), "en")))


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [
        ([0.0], 0, 0.2),
        ([0.3], 0, 0.3),
        ([1.0000000001], 0, 1),
        ([-3.0, 7.0], -4, 8),
        ([-0.5], -0.5, 0),
        ([52.0], 0, 60),
    ],
)
def test_scales_have_round_ends(values: list[float], low: float, high: float) -> None:
    scale = scale_for(values, 0, WIDTH)
    assert (scale.low, scale.high) == pytest.approx((low, high))
    assert scale.ticks()[0] == pytest.approx(low)
    assert scale.ticks()[-1] == pytest.approx(high)
    assert any(tick == 0 for tick in scale.ticks())
