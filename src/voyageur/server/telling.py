"""What a viewer is told: everything that leaves the server about a running game is built here.

It is built from what the viewer may know: its view, its own legal moves, whom it may think the game waits for, and what
others are told of a move.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from voyageur.core import text
from voyageur.core.action import Action
from voyageur.server.match import ABANDON, HOLD, MOVE, RESIGN, RETURN, UNDO, Entry, Match, Viewer
from voyageur.server.protocol import SeatClock, State, Told, Update

encoder = msgspec.json.Encoder()


@lru_cache(maxsize=20_000)
def words_of(action: Action, language: str) -> str:
    """The words of an action; they are always the same."""
    return action.words(language)


def told(before: Match, entry: Entry, after: Match, viewer: Viewer, language: str) -> Told:
    """The line that led from one match to the next, as the viewer is told of it."""
    own = viewer is not None and viewer == entry.seat
    seat, action, words = entry.seat, None, ""
    if entry.kind in (MOVE, UNDO):
        made = after.action_of(entry)
        if own or not made.secret:
            action, words = str(made), words_of(made, language)
        else:
            words = made.told(language)
            seat = entry.seat if words else None
        if entry.kind == UNDO and words:
            words = text.say("server-told-undo", language, move=words)
    else:
        words = _said(entry, language)
    news = []
    if entry.kind == MOVE:
        news = after.setup.game.news(before.view(viewer), after.view(viewer), language)
    return Told(
        ply=after.plies[viewer],
        at=entry.at,
        kind=entry.kind,  # type: ignore[arg-type]  # the log holds no other kinds
        seat=seat,
        action=action,
        bot=entry.bot if seat is not None else None,
        words=words,
        news=news,
    )


def _said(entry: Entry, language: str) -> str:
    """What else can happen, in words."""
    why = (entry.data or {}).get("why", "")
    match entry.kind:
        case kind if kind == HOLD and why == "time":
            return text.say("server-told-time", language, seat=entry.seat, bot=entry.bot)
        case kind if kind == HOLD:
            return text.say("server-told-left", language, seat=entry.seat, bot=entry.bot)
        case kind if kind == RETURN:
            return text.say("server-told-return", language, seat=entry.seat)
        case kind if kind == RESIGN:
            return text.say("server-told-resign", language, seat=entry.seat)
        case kind if kind == ABANDON:
            return text.say("server-told-abandon", language)
    raise ValueError(entry.kind)


def state(match: Match, viewer: Viewer, language: str) -> State:
    """The game as it stands, as the viewer sees it."""
    position = match.position
    awaited = () if match.over else position.awaited(viewer)
    legal: list[str] = []
    wait = None
    if viewer is not None and not match.over:
        if match.holders[viewer]:
            wait = text.say("server-seat-held", language, seat=viewer, bot=match.holders[viewer])
        elif not (legal := [str(action) for action in position.legal(viewer)]):
            wait = position.why_wait(viewer).reason(language)
    return State(
        seat=viewer,
        ply=match.plies[viewer],
        over=match.over,
        awaited=list(awaited),
        legal=legal,
        wait=wait,
        undo=viewer is not None and not match.holders[viewer] and match.can_undo(viewer),
        scores=list(match.known_scores(viewer)),
        winners=match.result.winners if match.result else [],
        clocks=clocks(match, viewer),
        view=match.view(viewer),
    )


def clocks(match: Match, viewer: Viewer) -> list[SeatClock] | None:
    """Every seat's clock: a viewer's own as it is, the others' as everybody may see them."""
    if match.clocks is None or match.shown is None:
        return None
    seats = range(match.setup.players)
    faces = [match.clocks if seat == viewer else match.shown for seat in seats]
    return [
        SeatClock(face.bank[seat], None if match.over else face.until(seat))
        for seat, face in zip(seats, faces, strict=True)
    ]


def update(table: str, match: Match, viewer: Viewer, language: str, events: list[Told]) -> Update:
    """Events, and the state after them."""
    return Update(table=table, events=events, state=state(match, viewer, language))


def missed(table: str, match: Match, entries: list[Entry], viewer: Viewer, language: str, since: int) -> Update:
    """Everything a viewer was told after a given ply, and the state now; `match` is the one before all entries."""
    events = []
    for entry in entries:
        before, match = match, match.after(entry)
        if match.plies[viewer] > since and match.is_told(before, viewer):
            events.append(told(before, entry, match, viewer, language))
    return update(table, match, viewer, language, events)
