"""The adviser: the best moves for a seat, with its chances and reasons in words, from what the seat may know."""

from __future__ import annotations

from math import hypot

from voyageur.bots.search import Choice, Findings, look_ahead
from voyageur.core import hints
from voyageur.core.action import Seat
from voyageur.core.hints import Hint, Suggestion
from voyageur.core.position import Position
from voyageur.core.promises import sure_news
from voyageur.core.text import Sentence

MOST = 3
"""Moves that are suggested."""
MOST_REASONS = 3
FEW_VISITS = 0.02
"""Moves that were considered more seldom than this are not suggested."""
SURELY = 2.0
"""Standard errors that two moves must be apart before one is called better."""
FAR = 0.05
"""A difference in chances that is called large."""


def advise(
    position: Position,
    seat: Seat,
    simulations: int = hints.SIMULATIONS,
    *,
    milliseconds: int | None = None,
    seed: int = 0,
    threads: int = 1,
) -> Hint:
    """A hint by so many simulations, or by as many of them as there is time for.

    >>> import voyageur as vg
    >>> position = vg.game("expeditions").start(players=2, seed=7)
    >>> hint = advise(position, position.actors[0], simulations=50)
    >>> hint.suggestions[0].action in map(str, position.legal()), hint.simulations <= 50
    (True, True)
    """
    legal = position.legal(seat)
    only = (legal[0].index,) if len(legal) == 1 else ()
    found = look_ahead(
        position,
        seat,
        simulations=simulations,
        milliseconds=milliseconds,
        seed=seed,
        threads=threads,
        among=only,
    )
    known = position.determinize(seat, seed)
    offered = [choice for choice in found.choices if choice.visits >= FEW_VISITS * found.simulations][:MOST]
    choices = tuple(offered or found.choices[:1])
    return Hint(
        seat=seat,
        chances=found.chances,
        suggestions=tuple(_suggestion(known, found, choices, choice) for choice in choices),
        sealed=found.sealed,
        simulations=found.simulations,
    )


@hints.register
def _asked(position: Position, seat: Seat, simulations: int) -> Hint:
    return advise(position, seat, simulations)


def _suggestion(known: Position, found: Findings, choices: tuple[Choice, ...], choice: Choice) -> Suggestion:
    action, seat = known.game.actions[choice.action], found.seat
    news = [sentence for sentence in sure_news(known, seat, action) if sentence.args.get("who") != "other"]
    brought = [*news, *known.game.advice(known, seat, action)]
    reasons = [*brought[:MOST_REASONS], _comparison(known, found, choices, choice)]
    return Suggestion(
        action=str(action),
        words=action.sentence,
        chances=choice.chances,
        error=choice.error,
        visits=choice.visits,
        reasons=tuple(reasons),
    )


def _comparison(known: Position, found: Findings, choices: tuple[Choice, ...], choice: Choice) -> Sentence:
    """How the move compares with the best, or the best with the next."""
    seat = found.seat
    if len(known.legal(seat)) == 1:
        return Sentence("hint-only")
    others = [other for other in choices if other is not choice]
    if not others:
        return Sentence("hint-alone")
    rival = choices[0] if choice is not choices[0] else max(others, key=lambda other: other.chances[seat])
    ahead = choice.chances[seat] - rival.chances[seat]
    if abs(ahead) <= SURELY * hypot(choice.error, rival.error) or (ahead < 0 and choice is choices[0]):
        return Sentence("hint-mixed" if found.sealed else "hint-alike")
    if ahead < 0:
        return Sentence("hint-worse", {"points": _points(-ahead)})
    return Sentence("hint-far" if ahead >= FAR else "hint-better", {"points": _points(ahead)})


def _points(part: float) -> float:
    """A difference in chances, in points of a hundred, to a tenth."""
    return round(100 * part, 1)
