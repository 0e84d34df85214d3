"""What would be if a seat did something, for all the seat knows: nothing is done, and nothing hidden is looked at.

A preview is played on a position that is dealt anew for the seat, always in the same way: positions that the seat
cannot tell apart give the same preview.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from voyageur.core.action import Seat
from voyageur.core.errors import VoyageurError
from voyageur.core.position import Position
from voyageur.core.text import Sentence
from voyageur.server import telling
from voyageur.server.match import MOVE, Entry, Match
from voyageur.server.protocol import Preview

DEAL = 0
"""The seed by which a position is dealt anew: any, but always the same."""


def why_not(position: Position, seat: Seat, action: Any) -> Sentence | None:
    """Why a seat may not make a move; None where it may."""
    try:
        position.play(action, seat)
    except VoyageurError as error:
        return error.sentence
    return None


def preview(match: Match, seat: Seat, actions: list[str], at: int) -> Preview:
    """What a seat would be told if it made those moves, up to the first that would bring something to light.

    The end of a game brings everything to light. Clocks stand still.
    """
    position = match.position.determinize(seat, DEAL)
    now = replace(match, position=position, base=position, clocks=None, shown=None, _views={}, _known_actors=None)
    events, hidden = [], False
    for action in actions:
        played = str(match.setup.game.action(action))
        after = now.after(Entry(number=now.number + 1, kind=MOVE, at=at, seat=seat, action=played))
        hidden = after.over or match.setup.game.reveals(now.position, after.position)
        if hidden:
            break
        events.append(
            telling.told(now, Entry(number=after.number, kind=MOVE, at=at, seat=seat, action=played), after, seat)
        )
        now = after
    state = telling.state(now, seat)
    state.clocks = telling.clocks(match, seat)
    return Preview(events=events, state=state, hidden=hidden)


def outlook(match: Match, seat: Seat) -> Any:
    """What a seat can get to, as the game tells it; None for a game that does not."""
    tell = match.setup.game.outlook
    return None if tell is None else tell(match.position.determinize(seat, DEAL), seat)
