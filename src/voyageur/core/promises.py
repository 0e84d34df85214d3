"""What a move is sure to bring, as far as its mover knows: to say it beforehand gives nothing away."""

from __future__ import annotations

from functools import lru_cache

from voyageur.core.action import Action, Seat
from voyageur.core.position import Position
from voyageur.core.text import Sentence

DEALS = 200
"""How many ways of dealing what a seat cannot know must agree before a move is said to bring something.

What spoils a promise once in eleven deals is missed by all of them once in a hundred million times."""


def sure_news(position: Position, seat: Seat, action: Action, deals: range = range(DEALS)) -> list[Sentence]:
    """What a move brings in every position that the seat could not tell from this one.

    Outcomes that the seat could not tell apart are dealt again to the same position, and bring the same news: each is
    looked at once.

    >>> import voyageur as vg
    >>> game = vg.game("expeditions")
    >>> arrows = {"red": ["start>athens", "athens>timgad"]}
    >>> position = game.position(players=2, arrows=arrows, hands=[["sahara"], ["tikal"]])
    >>> [news.say() for news in sure_news(position, 0, game.action("red: timgad>sahara"))][0]
    'You win Sahara (+2).'
    """
    view = position.view(seat)
    sure: list[Sentence] | None = None
    seen: set[bytes] = set()
    for world in _worlds(position, seat, deals):
        outcome = world.play(action, seat).determinize(seat, seed=0)
        if (known := outcome.state.tobytes()) not in seen:
            seen.add(known)
            news = world.game.news(view, outcome.view(seat))
            sure = [sentence for sentence in news if sure is None or sentence in sure]
            if not sure:
                break
    return sure or []


@lru_cache(maxsize=1)
def _worlds(position: Position, seat: Seat, deals: range) -> list[Position]:
    """Positions that the seat could not tell from this one; a list of moves asks for the same ones many times."""
    return [position.determinize(seat, deal) for deal in deals]
