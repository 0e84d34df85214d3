"""A view in words and pictures, and why a move is not legal."""

from __future__ import annotations

from collections.abc import Mapping

from portage.actions import FORMS
from portage.view import CanoeView, View, cards_in
from voyageur.core import text
from voyageur.core.action import Seat
from voyageur.core.errors import IllegalMove
from voyageur.core.position import Position
from voyageur.core.sheet import Sheet

PACE, HEIGHT, MARGIN = 34, 44, 20
WATER, FOAM, TEXT = "#2f6f8f", "#e8f1f2", "#22303a"
INK = ("#b3261e", "#c98a00", "#5b2a86", "#2e7d32")


def explain(position: Position, seat: Seat, index: int) -> IllegalMove:
    """The seat has no such card."""
    hand = cards_in(position.state[0]["hand"][seat].tolist())
    return IllegalMove("portage-no-card", card=FORMS.forms[index]["card"], hand=[str(card) for card in hand])


def _known(cards: tuple[int, ...] | None, number: int) -> str:
    return " ".join("?" * number if cards is None else map(str, cards))


def _sheet(title: str, rows: Mapping[str, tuple[str, ...]], language: str) -> Sheet:
    """A table of text from its columns."""
    columns = tuple(text.say(f"portage-column-{column}", language) for column in rows)
    return Sheet(text.say(f"portage-table-{title}", language), columns, tuple(zip(*rows.values(), strict=True)))


def sheets(view: View, language: str) -> list[Sheet]:
    """The river and the canoes as tables of text."""
    canoes = view.canoes
    river = {
        "round": (str(view.round),),
        "lake": (str(view.length),),
        "rapids": (", ".join(map(str, view.rapids)),),
        "pile": (str(view.pile),),
    }
    seats = {
        "seat": tuple(f"{'▶' if canoe.seat == view.turn else ' '} {canoe.seat}" for canoe in canoes),
        "step": tuple(str(canoe.step) for canoe in canoes),
        "hand": tuple(_known(canoe.hand, canoe.cards) for canoe in canoes),
        "face-down": tuple(_known(canoe.buried, canoe.face_down) for canoe in canoes),
    }
    return [_sheet("river", river, language), _sheet("canoes", seats, language)]


def _canoe(canoe: CanoeView, lane: int) -> str:
    x, y = MARGIN + canoe.step * PACE, HEIGHT * (lane + 1)
    return (
        f'<path d="M{x - 17} {y - 9}q17 7 34 0q-2 18 -10 18h-14q-8 0 -10 -18z" fill="{INK[canoe.seat]}"/>'
        f'<text x="{x}" y="{y + 5}" fill="white" text-anchor="middle">{canoe.seat}</text>'
    )


def picture(view: View, language: str) -> str:
    """The river as SVG: a lane a canoe, waves across all of them in the rapids."""
    last = max(view.length, *(canoe.step for canoe in view.canoes))
    width, height = 2 * MARGIN + last * PACE, HEIGHT * (len(view.canoes) + 1)
    label = text.say("portage-picture", language, length=view.length)
    parts = [f'<rect width="{width}" height="{height}" fill="{FOAM}"/>']
    for step in range(view.length + 1):
        x = MARGIN + step * PACE
        parts.append(f'<text x="{x}" y="20" fill="{TEXT}" text-anchor="middle">{step}</text>')
        if step in view.rapids:
            wave = f"M{x} 28" + "q6 5 0 10t0 10" * ((height - 28) // 20)
            parts.append(f'<path d="{wave}" stroke="{WATER}" stroke-width="3" fill="none"/>')
    parts += [_canoe(canoe, lane) for lane, canoe in enumerate(view.canoes)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}"'
    return f'{head} font-family="sans-serif" font-size="12">{"".join(parts)}</svg>'
