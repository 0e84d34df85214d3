"""An analysis for people: its tables, its graph, and one HTML page that needs nothing else.

The same analysis gives the same page, byte for byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from voyageur.bots.analyst import Analysis, Step
from voyageur.core import registry, text
from voyageur.core.action import Seat
from voyageur.core.sheet import Sheet
from voyageur.lab.charts import BORDER, COLOURS, DASHES, GRID, INK, PAPER, SOFT
from voyageur.lab.numbers import said, tick

HUMAN = "human"
"""Who sat there, in a record, when it was no bot."""
SHARE = "share"

# ---- tables -----------------------------------------------------------------------------------------------------


def seat_name(analysis: Analysis, seat: Seat, language: str) -> str:
    """A seat, with who sat there if that is known."""
    who = analysis.seats[seat] if len(analysis.seats) == analysis.players else ""
    if not who:
        return text.say("analysis-seat", language, seat=seat)
    who = text.say("play-human", language) if who == HUMAN else who
    return text.say("analysis-named", language, seat=seat, who=who)


def move_words(analysis: Analysis, notation: str, language: str) -> str:
    """A move as a person says it."""
    return registry.find(analysis.game).action(notation).words(language)


def title(analysis: Analysis, language: str) -> str:
    """What is looked into."""
    return text.say("analysis-title", language, game=registry.find(analysis.game).name)


def made(analysis: Analysis, language: str) -> str:
    """How it was looked into."""
    counts = {"players": analysis.players, "moves": len(analysis.steps), "simulations": analysis.simulations}
    words = text.say("analysis-made", language, effort=analysis.effort, seed=str(analysis.seed), **counts)
    return words if analysis.finished else " ".join([words, text.say("analysis-unfinished", language)])


def account_words(analysis: Analysis, language: str) -> str:
    """How the numbers of the players belong together, and how exact they are."""
    return text.say("analysis-sum", language, error=said(max(analysis.error), SHARE, language))


def players_sheet(analysis: Analysis, language: str) -> Sheet:
    """A row for each player: from the chance at the start, through mistakes and luck, to the result."""
    keys = ("start", "loss", "gifts", "luck", "rest", "result", "adjusted")
    columns = ("column-player", "analysis-accuracy", *(f"analysis-{key}" for key in keys))
    rows = []
    for report in analysis.reports:
        seat = report.seat
        changes = (-report.loss, report.gifts, report.luck, analysis.unexplained(seat))
        rows.append(
            (
                seat_name(analysis, seat, language),
                said(report.accuracy, "whole", language),
                said(analysis.start[seat], SHARE, language),
                *(signed(change, language) for change in changes),
                said(report.result, SHARE, language),
                said(report.adjusted, SHARE, language).replace("-", "−"),
            )
        )
    return Sheet(text.say("analysis-players", language), tuple(text.say(key, language) for key in columns), tuple(rows))


def signed(change: float, language: str) -> str:
    """A change in chances, with its sign."""
    words = said(abs(change), SHARE, language)
    return words if words == said(0.0, SHARE, language) else f"{'+' if change > 0 else '−'}{words}"


def costly(analysis: Analysis) -> list[Step]:
    """The most costly moves of all players, in the order in which they were made."""
    plies = sorted(ply for report in analysis.reports for ply in report.costly)
    return [analysis.steps[ply - 1] for ply in plies]


def costly_sheet(analysis: Analysis, language: str) -> Sheet:
    """Each of these moves, what it lost, and what would have been better."""
    columns = ("analysis-ply", "column-player", "analysis-made-move", "analysis-lost", "analysis-better")
    rows = tuple(
        (
            str(step.ply),
            seat_name(analysis, step.seat, language),
            move_words(analysis, step.action, language),
            said(step.loss, SHARE, language),
            move_words(analysis, step.best.action, language),
        )
        for step in costly(analysis)
    )
    return Sheet(text.say("analysis-costly", language), tuple(text.say(key, language) for key in columns), rows)


def moves_sheet(analysis: Analysis, language: str) -> Sheet:
    """Every move: what it lost, its mover's luck, and what would have been better."""
    first = ("analysis-ply", "column-player", "analysis-made-move", "column-chance")
    columns = (*first, "analysis-lost", "analysis-luck", "analysis-better")
    rows = tuple(
        (
            str(step.ply),
            seat_name(analysis, step.seat, language),
            move_words(analysis, step.action, language),
            said(step.chances[step.seat], SHARE, language),
            said(step.loss, SHARE, language) if step.loss else "",
            signed(step.luck[step.seat], language) if step.drawn else "",
            _better(analysis, step, language),
        )
        for step in analysis.steps
    )
    return Sheet(text.say("analysis-moves", language), tuple(text.say(key, language) for key in columns), rows)


def _better(analysis: Analysis, step: Step, language: str) -> str:
    if step.forced:
        return text.say("analysis-forced", language)
    if not step.loss:
        return text.say("analysis-best", language)
    return move_words(analysis, step.best.action, language)


# ---- the graph --------------------------------------------------------------------------------------------------

WIDTH, HEIGHT = 960.0, 340.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 16.0, 14.0, 40.0
LEGEND, LEGEND_COLUMNS = 24.0, 3
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
ACROSS = 8
"""About so many moves are numbered below."""


def line_of(analysis: Analysis, seat: Seat) -> list[float]:
    """A seat's chance before each move, and the result."""
    return [*(step.chances[seat] for step in analysis.steps), analysis.result[seat]]


def graph(analysis: Analysis, language: str) -> str:
    """Everybody's chances from the first move to the last, as SVG; a ring marks each of the most costly moves."""
    heading = text.say("analysis-graph", language)
    last = max(1, len(analysis.steps))

    def x(ply: float) -> float:
        return LEFT + ply / last * (WIDTH - LEFT - RIGHT)

    def y(chance: float) -> float:
        return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)

    parts = []
    for value in QUARTERS:
        parts.append(f'<path class="grid" d="M{LEFT:g},{y(value):.1f}H{WIDTH - RIGHT:g}"/>')
        words = tick(value, SHARE, language)
        parts.append(f'<text class="end" x="{LEFT - 6:g}" y="{y(value) + 4:.1f}">{escape(words)}</text>')
    every = -(-last // ACROSS)
    below = HEIGHT - BOTTOM + 16
    parts += [f'<text class="middle" x="{x(ply):.1f}" y="{below:g}">{ply}</text>' for ply in range(0, last + 1, every)]
    middle = (LEFT + WIDTH - RIGHT) / 2
    axis = escape(text.say("analysis-ply", language))
    parts.append(f'<text class="middle" x="{middle:g}" y="{HEIGHT - BOTTOM + 32:g}">{axis}</text>')
    for seat in range(analysis.players):
        values = line_of(analysis, seat)
        points = "L".join(f"{x(ply):.1f},{y(value):.1f}" for ply, value in enumerate(values))
        parts.append(f'<path class="pen" d="M{points}" {_stroke(seat)}/>')
    for step in costly(analysis):
        place = f'cx="{x(step.ply - 1):.1f}" cy="{y(step.chances[step.seat]):.1f}"'
        told = escape(f"{step.ply}: {move_words(analysis, step.action, language)}")
        ring = f'<circle class="ring" {place} r="5" stroke="{COLOURS[step.seat]}"><title>{told}</title></circle>'
        parts.append(ring)
    parts += _legend(analysis, language)
    lines = -(-analysis.players // LEGEND_COLUMNS)
    size = f"0 0 {WIDTH:g} {HEIGHT + LEGEND * lines:g}"
    spoken = escape(_spoken(analysis, language))
    labelled = f'<title id="graph">{escape(heading)}</title><desc id="told">{spoken}</desc>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img" aria-labelledby="graph told">'
    return "\n".join([opening, labelled, *parts, "</svg>"])


def _legend(analysis: Analysis, language: str) -> list[str]:
    wide = (WIDTH - LEFT - RIGHT) / LEGEND_COLUMNS
    parts = []
    for seat in range(analysis.players):
        line, column = divmod(seat, LEGEND_COLUMNS)
        x, y = LEFT + column * wide, HEIGHT + LEGEND * line + LEGEND / 2
        parts.append(f'<path class="pen" d="M{x:g},{y:g}h32" {_stroke(seat)}/>')
        parts.append(f'<text x="{x + 40:g}" y="{y + 4:g}">{escape(seat_name(analysis, seat, language))}</text>')
    return parts


def _stroke(seat: Seat) -> str:
    return f'stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"'


def _spoken(analysis: Analysis, language: str) -> str:
    """The graph for those who hear it: where each line begins and ends; the numbers are in the tables."""
    ends = (
        f"{seat_name(analysis, seat, language)}: {said(analysis.start[seat], SHARE, language)} → "
        f"{said(analysis.result[seat], SHARE, language)}"
        for seat in range(analysis.players)
    )
    return "; ".join(ends)


# ---- the page ---------------------------------------------------------------------------------------------------

STYLE = f"""
:root {{ color-scheme: light dark; --paper: {PAPER}; --ink: {INK}; --soft: {SOFT}; --grid: {GRID}; --line: {BORDER}; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #14181d; --ink: #e6e9ed; --soft: #a5afba; --grid: #2b323a; --line: #3a434d; }}
}}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 1rem; }}
h1 {{ font-size: 1.5rem; }} h2 {{ font-size: 1.15rem; margin-top: 2rem; }}
p {{ color: var(--soft); max-width: 46rem; }}
svg {{ width: 100%; height: auto; fill: var(--ink); font-size: 12px; }}
.grid {{ stroke: var(--grid); }} .pen {{ fill: none; stroke-width: 2; }}
.ring {{ fill: var(--paper); stroke-width: 2.5; }}
.middle {{ text-anchor: middle; }} .end {{ text-anchor: end; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }}
td.number {{ text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }}
summary {{ cursor: pointer; font-size: 1.15rem; font-weight: 600; margin-top: 2rem; }}
"""


def page(analysis: Analysis, language: str) -> str:
    """The whole report as one HTML document."""
    heading = escape(title(analysis, language))
    losses = costly_sheet(analysis, language)
    parts = [
        "<!doctype html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{heading}</title><style>{STYLE}</style></head>",
        f"<body><h1>{heading}</h1>",
        f"<p>{escape(made(analysis, language))}</p>",
        f"<h2>{escape(text.say('analysis-graph', language))}</h2>",
        graph(analysis, language),
        *_section(players_sheet(analysis, language)),
        f"<p>{escape(account_words(analysis, language))}</p>",
        *(_section(losses) if losses.rows else [f"<p>{escape(text.say('analysis-costly-none', language))}</p>"]),
        *_folded(moves_sheet(analysis, language)),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _section(sheet: Sheet) -> list[str]:
    return [f"<h2>{escape(sheet.title)}</h2>", *_table(sheet)]


def _folded(sheet: Sheet) -> list[str]:
    return [f"<details><summary>{escape(sheet.title)}</summary>", *_table(sheet), "</details>"]


def _table(sheet: Sheet) -> list[str]:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = [f"<tr>{''.join(map(_cell, row))}</tr>" for row in sheet.rows]
    return ['<div class="wide"><table>', f"<thead><tr>{head}</tr></thead><tbody>", *rows, "</tbody></table></div>"]


def _cell(words: str) -> str:
    numeric = words[:1] in set("+−-0123456789") and not any(letter.isalpha() for letter in words)
    kind = ' class="number"' if numeric else ""
    return f"<td{kind}>{escape(words)}</td>"


# ---- in a line of text ------------------------------------------------------------------------------------------

BLOCKS = "▁▂▃▄▅▆▇█"


def sparkline(values: Sequence[float], width: int) -> str:
    """Chances as a row of blocks, no wider than that: each block is the mean of what it stands for.

    >>> sparkline([0.0, 0.5, 1.0, 1.0], 8), sparkline([0.0, 0.0, 1.0, 1.0], 2)
    ('▁▅██', '▁█')
    """
    columns = min(width, len(values))
    ends = [number * len(values) // columns for number in range(columns + 1)] if columns else [0]
    means = [sum(values[a:b]) / (b - a) for a, b in pairwise(ends)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))] for mean in means)
