"""Measures drawn as SVG: bars, stacked columns, distributions and lines.

Each chart lies on its own paper, so that it reads the same on light and dark pages. Colours are told apart by the
colour-blind too (they are Okabe and Ito's), and never speak alone: fills have patterns, lines have dashes and marks.
There are enough for six series.

The description, for those who hear a chart instead of seeing it, says every value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, floor
from typing import NamedTuple
from xml.sax.saxutils import escape

from voyageur.core import text
from voyageur.core.stats import round_step
from voyageur.core.tally import Measure, Series
from voyageur.lab.numbers import said, tick

WIDTH, MARGIN = 760.0, 20.0
SIZES = {"title": 16.0, "label": 12.0, "axis": 11.0, "tick": 10.0, "value": 10.0}
"""The kinds of text, and how large each is."""
LETTER = 0.62
"""How wide a letter is, about, for its size."""
TITLE_HEIGHT, LEGEND_LINE, AXIS_HEIGHT = 38.0, 20.0, 42.0
SWATCH = 32.0
"""The room for a sample of a series beside its name."""
PLOT_HEIGHT = 260.0
BAR, BAR_GAP = 17.0, 9.0
LABELS_WIDTH = 230.0
"""Names beside bars get no more room than this; longer ones are cut."""
WIDEST_COLUMN = 90.0
TICKS = 6
"""About so many lines across a chart."""
TINY = 1e-9
SLIVER = 0.05
"""What is less high is not drawn."""

PAPER, INK, SOFT, GRID, BORDER = "#ffffff", "#1f2328", "#57606a", "#e4e7eb", "#c9d1d9"
COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
TINTS = ("#8cc2de", "#f7dca3", "#a3dccb", "#f0d6e4", "#d2eafa", "#f2bd94")
"""The same colours, light enough to write on."""
PATTERNS = (
    "",
    "M-1,1L1,-1M0,8L8,0M7,9L9,7",
    "M1,2a1,1 0 1 0 2,0a1,1 0 1 0 -2,0M5,6a1,1 0 1 0 2,0a1,1 0 1 0 -2,0",
    "M0,2H8M0,6H8",
    "M2,0V8M6,0V8",
    "M0,0L8,8M0,8L8,0",
)
DASHES = ("none", "7 4", "2 3", "9 3 2 3", "4 2", "1 4")
MARKS = (
    "M-4,0A4,4 0 1 0 4,0A4,4 0 1 0 -4,0Z",
    "M-4,-4H4V4H-4Z",
    "M0,-5L5,4H-5Z",
    "M0,-5L5,0L0,5L-5,0Z",
    "M0,5L5,-4H-5Z",
    "M-4,-4L4,4M-4,4L4,-4",
)
STYLE = "".join(
    (
        "text{font-family:system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif}",
        *(f".{kind}{{font-size:{size:g}px}}" for kind, size in SIZES.items()),
        f".title{{font-weight:600}}.axis,.tick{{fill:{SOFT}}}.middle{{text-anchor:middle}}.end{{text-anchor:end}}",
        f".over{{stroke:{PAPER};stroke-width:3px;paint-order:stroke}}",
        f"line{{stroke:{GRID}}}line.zero{{stroke:{INK}}}",
        f"line.fair{{stroke:{INK};stroke-width:1.5px;stroke-dasharray:5 3}}",
        f".whisker{{stroke:{INK};stroke-width:1.5px;fill:none}}.fill{{stroke:{INK};stroke-width:0.7px}}",
        ".pen{fill:none;stroke-width:2.2px}",
        f".mark{{stroke:{PAPER};stroke-width:1px}}",
    )
)


# ---- pieces -----------------------------------------------------------------------------------------------------


def width_of(words: str, kind: str) -> float:
    """About how much room a text of that kind takes."""
    return LETTER * SIZES[kind] * len(words)


def _n(number: float) -> str:
    """A coordinate, to a tenth of a pixel."""
    return f"{round(number, 1) + 0.0:g}"


def _text(x: float, y: float, words: str, kind: str, more: str = "") -> str:
    """A line of text of that kind on its baseline; `kind` may go on with where it is anchored."""
    return f'<text class="{kind}" x="{_n(x)}" y="{_n(y)}"{more}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<line{named} x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"/>'


def _box(x: float, y: float, width: float, height: float, series: int) -> str:
    """A rectangle filled as that series is."""
    where = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"'
    return f'<rect class="fill" fill="url(#fill{series})" {where}/>'


def _cut(words: str, room: float, kind: str) -> str:
    """A text that fits into so much room."""
    if width_of(words, kind) <= room:
        return words
    return words[: int(room / width_of("m", kind)) - 1].rstrip() + "…"


def _fill(series: int) -> str:
    """The paint of a series: its tint, and its pattern in its colour."""
    size = 'width="8" height="8"'
    lines = f'<path d="{PATTERNS[series]}" stroke="{COLOURS[series]}" stroke-width="1.1" fill="none"/>'
    ground = f'<rect {size} fill="{TINTS[series]}"/>{lines}'
    return f'<pattern id="fill{series}" {size} patternUnits="userSpaceOnUse">{ground}</pattern>'


class Scale(NamedTuple):
    """Values to places along an axis."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Where a value lies."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round values to draw lines at."""
        step = round_step((self.high - self.low) / TICKS)
        first, last = round(self.low / step), round(self.high / step)
        return [number * step for number in range(first, last + 1)]


def scale_for(values: list[float], start: float, end: float) -> Scale:
    """A scale with round ends that holds 0 and all those values."""
    low, high = min(0.0, *values), max(0.0, *values)
    step = round_step((high - low or 1.0) / TICKS)
    first, last = floor(low / step + TINY), ceil(high / step - TINY)
    return Scale(first * step, max(last, first + 1) * step, start, end)


# ---- the parts that charts share --------------------------------------------------------------------------------


def _legend(measure: Measure, swatch: Callable[[float, float, int], str]) -> tuple[list[str], float]:
    """The names of the series beside how each is drawn, in as many lines as they take; and where they end."""
    if len(measure.series) < 2:
        return [], TITLE_HEIGHT
    parts, x, y = [], MARGIN, TITLE_HEIGHT + LEGEND_LINE / 2
    for number, series in enumerate(measure.series):
        wide = SWATCH + width_of(series.name.words, "label")
        if x + wide > WIDTH - MARGIN and x > MARGIN:
            x, y = MARGIN, y + LEGEND_LINE
        parts += [swatch(x, y, number), _text(x + SWATCH, y + 4, series.name.words, "label")]
        x += wide + MARGIN
    return parts, y + LEGEND_LINE / 2 + 6


def _swatch(x: float, y: float, series: int) -> str:
    return _box(x, y - 6, SWATCH - 8, 12, series)


def _description(measure: Measure, language: str) -> Iterator[str]:
    """Every value, in words."""
    for series in measure.series:
        values = [
            f"{label.words}: {said(value, measure.unit, language)}"
            for label, value in zip(measure.labels, series.values, strict=True)
        ]
        yield f"{series.name.words}: {'; '.join(values)}."


def _page(measure: Measure, language: str, height: float, parts: list[str]) -> str:
    """The whole document."""
    fills = "".join(_fill(number) for number in range(len(measure.series)))
    told = escape(" ".join(_description(measure, language)))
    size = f'viewBox="0 0 {_n(WIDTH)} {_n(height)}" width="{_n(WIDTH)}" height="{_n(height)}"'
    paper = f'width="{_n(WIDTH - 1)}" height="{_n(height - 1)}" rx="6" fill="{PAPER}" stroke="{BORDER}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title desc" '
        f'xml:lang="{language}" fill="{INK}">',
        f'<title id="title">{escape(measure.title)}</title>',
        f'<desc id="desc">{told}</desc>',
        f"<style>{STYLE}</style>",
        f"<defs>{fills}</defs>",
        f'<rect x="0.5" y="0.5" {paper}/>',
        _text(MARGIN, 24, measure.title, "title"),
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


# ---- bars -------------------------------------------------------------------------------------------------------


def _bars(measure: Measure, language: str) -> str:
    """A bar for each label, or one of each series; names on the left, so that they may be long."""
    legend, top = _legend(measure, _swatch)
    top += 18 if measure.fair is not None else 0
    names = [_cut(label.words, LABELS_WIDTH, "label") for label in measure.labels]
    left = MARGIN + max(width_of(name, "label") for name in names) + 8
    values = [value for series in measure.series for value in series.values]
    values += [high for series in measure.series for _, high in series.intervals]
    room = width_of(said(max(values), measure.unit, language), "label") + 6
    across = scale_for([*values, measure.fair or 0.0], left, WIDTH - MARGIN - room)
    band = BAR * len(measure.series) + BAR_GAP
    bottom = top + band * len(names)
    parts, values_said = [*legend, *_uprights(measure, language, across, top, bottom)], []
    for label, name in enumerate(names):
        y = top + band * label + BAR_GAP / 2
        parts.append(_text(left - 8, y + (band - BAR_GAP) / 2 + 4, name, "label end"))
        for number, series in enumerate(measure.series):
            drawn, tip = _bar(series, number, label, y + BAR * number, across)
            words = said(series.values[label], measure.unit, language)
            parts.append(drawn)
            values_said.append(_text(tip + 6, y + BAR * (number + 0.5) + 4, words, "label over"))
    if measure.fair is not None:
        parts += _fair(measure.fair, measure.unit, language, across, top, bottom)
    return _page(measure, language, bottom + AXIS_HEIGHT, parts + values_said)


def _bar(series: Series, number: int, label: int, y: float, across: Scale) -> tuple[str, float]:
    """A bar from 0 to its value, with the interval of the true value as a whisker; and where it ends."""
    begin, end = sorted((across(0), across(series.values[label])))
    drawn = _box(begin, y, end - begin, BAR, number)
    if not series.intervals:
        return drawn, end
    low, high = (across(border) for border in series.intervals[label])
    ends = "".join(f"M{_n(x)},{_n(y + BAR / 2 - 4)}v8" for x in (low, high))
    whisker = f'<path class="whisker" d="M{_n(low)},{_n(y + BAR / 2)}H{_n(high)}{ends}"/>'
    return drawn + whisker, max(end, high)


def _uprights(measure: Measure, language: str, across: Scale, top: float, bottom: float) -> list[str]:
    """The axis below, and what is measured along it."""
    parts = []
    for value in across.ticks():
        parts.append(_line(across(value), top, across(value), bottom, "" if value else "zero"))
        parts.append(_text(across(value), bottom + 14, tick(value, measure.unit, language), "tick middle"))
    words = measure.along
    if any(series.intervals for series in measure.series):
        words += f" · {text.say('balance-interval', language)}"
    return [*parts, _text((across.start + across.end) / 2, bottom + 31, words, "axis middle")]


def _fair(fair: float, unit: str, language: str, across: Scale, top: float, bottom: float) -> list[str]:
    """The line at which all would be equal."""
    x, words = across(fair), text.say("balance-fair", language, value=said(fair, unit, language))
    return [_line(x, top - 4, x, bottom, "fair"), _text(x, top - 8, words, "axis middle")]


# ---- columns, distributions and lines: upright charts -----------------------------------------------------------


class Frame(NamedTuple):
    """The axes of an upright chart."""

    up: Scale
    left: float
    slot: float
    """How wide a label's place is."""

    def middle(self, label: int) -> float:
        """Where a label's place has its middle."""
        return self.left + self.slot * (label + 0.5)


def _framed(measure: Measure, language: str, top: float, values: list[float]) -> tuple[Frame, list[str], float]:
    """The axes for those values, how they look, and how high the page is."""
    top += 12
    bottom = top + PLOT_HEIGHT
    up = scale_for(values, bottom, top)
    words = [tick(value, measure.unit, language) for value in up.ticks()]
    left = MARGIN + 14 + max(width_of(word, "tick") for word in words) + 6
    frame = Frame(up, left, (WIDTH - MARGIN - left) / len(measure.labels))
    parts = _labels(measure, frame, bottom)
    for value, word in zip(up.ticks(), words, strict=True):
        parts.append(_line(left, up(value), WIDTH - MARGIN, up(value), "" if value else "zero"))
        parts.append(_text(left - 6, up(value) + 3.5, word, "tick end"))
    middle = (bottom + top) / 2
    turned = f' transform="rotate(-90 {_n(MARGIN + 6)} {_n(middle)})"'
    parts.append(_text(MARGIN + 6, middle, measure.along, "axis middle", turned))
    return frame, parts, bottom + AXIS_HEIGHT


def _labels(measure: Measure, frame: Frame, bottom: float) -> list[str]:
    """The labels below, or every second, third … where there is no room for all; and what they are."""
    every = 1 + int((max(width_of(label.words, "tick") for label in measure.labels) + 4) / frame.slot)
    parts = [
        _text(frame.middle(number), bottom + 15, label.words, "tick middle")
        for number, label in enumerate(measure.labels)
        if number % every == 0
    ]
    return [*parts, _text((frame.left + WIDTH - MARGIN) / 2, bottom + 32, measure.across, "axis middle")]


def _brief(value: float, measure: Measure, language: str) -> str:
    """A value in few digits; "" for what is next to nothing."""
    words = tick(round(value, 2 if measure.unit == "share" else 1), measure.unit, language)
    return "" if words.strip("-") == tick(0.0, measure.unit, language) else words


def _fit(values: list[float], room: float, measure: Measure, language: str) -> bool:
    """Whether all values, in few digits, fit into so much room; they may stick out a little."""
    return all(width_of(_brief(value, measure, language), "value") <= room + 4 for value in values)


def _columns(measure: Measure, language: str) -> str:
    """A column for each label, its series on top of each other; what is negative hangs below."""
    legend, top = _legend(measure, _swatch)
    rows = list(zip(*(series.values for series in measure.series), strict=True))
    sums = [sum(value for value in row if value * sign > 0) for row in rows for sign in (1, -1)]
    frame, axes, height = _framed(measure, language, top, sums)
    parts, wide = [*legend, *axes], min(frame.slot * 0.84, WIDEST_COLUMN)
    written = _fit([value for row in rows for value in row], wide, measure, language)
    for label, row in enumerate(rows):
        x, reached = frame.middle(label), {1: 0.0, -1: 0.0}
        for number, value in enumerate(row):
            sign = 1 if value >= 0 else -1
            ends = frame.up(reached[sign]), frame.up(reached[sign] + value)
            reached[sign] += value
            high, tall = min(ends), abs(ends[0] - ends[1])
            if tall >= SLIVER:
                parts.append(_box(x - wide / 2, high, wide, tall, number))
            if written and tall >= SIZES["value"] + 2 and (words := _brief(abs(value), measure, language)):
                parts.append(_text(x, high + tall / 2 + 3.5, words, "value middle over"))
    return _page(measure, language, height, parts)


def _histogram(measure: Measure, language: str) -> str:
    """Columns side by side; those of one label stand together."""
    legend, top = _legend(measure, _swatch)
    values = [value for series in measure.series for value in series.values]
    frame, axes, height = _framed(measure, language, top, values)
    parts, wide = [*legend, *axes], frame.slot * 0.9 / len(measure.series)
    written = _fit(values, wide, measure, language)
    for number, series in enumerate(measure.series):
        for label, value in enumerate(series.values):
            x, y = frame.middle(label) - frame.slot * 0.45 + wide * number, frame.up(value)
            if frame.up(0) - y >= SLIVER:
                parts.append(_box(x, y, wide, frame.up(0) - y, number))
            if written and (words := _brief(value, measure, language)):
                parts.append(_text(x + wide / 2, y - 4, words, "value middle over"))
    return _page(measure, language, height, parts)


def _lines(measure: Measure, language: str) -> str:
    """A line for each series, on the band of its intervals; each label's highest and lowest value are written."""
    legend, top = _legend(measure, _sample)
    values = [value for series in measure.series for value in series.values]
    borders = [border for series in measure.series for interval in series.intervals for border in interval]
    frame, axes, height = _framed(measure, language, top, values + borders)
    parts = [*legend, *axes, *(_band(series, number, frame) for number, series in enumerate(measure.series))]
    if measure.fair is not None:
        y, words = (
            frame.up(measure.fair),
            text.say("balance-fair", language, value=said(measure.fair, measure.unit, language)),
        )
        parts += [_line(frame.left, y, WIDTH - MARGIN, y, "fair"), _text(WIDTH - MARGIN, y - 6, words, "axis end over")]
    for number, series in enumerate(measure.series):
        points = [(frame.middle(label), frame.up(value)) for label, value in enumerate(series.values)]
        parts.append(_pen("M" + "L".join(f"{_n(x)},{_n(y)}" for x, y in points), number))
        parts += [_mark(x, y, number) for x, y in points]
    rows = zip(*(series.values for series in measure.series), strict=True)
    for label, row in enumerate(rows if _fit(values, frame.slot, measure, language) else ()):
        for value, beside in {min(row): 17, max(row): -9}.items():
            if words := _brief(value, measure, language):
                parts.append(_text(frame.middle(label), frame.up(value) + beside, words, "value middle over"))
    return _page(measure, language, height, parts)


def _band(series: Series, number: int, frame: Frame) -> str:
    """Between what the true values are, from label to label; nothing for a series without intervals."""
    if not series.intervals:
        return ""
    below = [(frame.middle(label), frame.up(low)) for label, (low, _) in enumerate(series.intervals)]
    above = [(frame.middle(label), frame.up(high)) for label, (_, high) in enumerate(series.intervals)]
    path = "L".join(f"{_n(x)},{_n(y)}" for x, y in (*below, *reversed(above)))
    return f'<path class="band" d="M{path}Z" fill="{TINTS[number]}"/>'


def _pen(path: str, series: int) -> str:
    """A line drawn as that series is."""
    style = f'stroke="{COLOURS[series]}" stroke-dasharray="{DASHES[series]}"'
    return f'<path class="pen" d="{path}" {style}/>'


def _mark(x: float, y: float, series: int) -> str:
    where = f'transform="translate({_n(x)} {_n(y)})"'
    return f'<path class="mark" d="{MARKS[series]}" {where} fill="{COLOURS[series]}"/>'


def _sample(x: float, y: float, series: int) -> str:
    return _pen(f"M{_n(x)},{_n(y)}h{_n(SWATCH - 8)}", series) + _mark(x + (SWATCH - 8) / 2, y, series)


# ---- all of them ------------------------------------------------------------------------------------------------

DRAWN: dict[str, Callable[[Measure, str], str]] = {
    "bars": _bars,
    "columns": _columns,
    "histogram": _histogram,
    "lines": _lines,
}


def draw(measure: Measure, language: str) -> str | None:
    """A measure as SVG; None for one that is only a table."""
    drawn = DRAWN.get(measure.form)
    return None if drawn is None else drawn(measure, language)
