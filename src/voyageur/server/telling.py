"""What a viewer is told: everything that leaves the server about a running game is built here.

It is built from what the viewer may know: its view, its own legal moves, whom it may think the game waits for, and what
others are told of a move.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from voyageur.core.action import Action
from voyageur.core.text import Sentence
from voyageur.server.match import ABANDON, HOLD, MOVE, RESIGN, RETURN, UNDO, Entry, Match, Viewer
from voyageur.server.protocol import SeatClock, State, Told, Update

encoder = msgspec.json.Encoder()


@lru_cache(maxsize=20_000)
def sentence_of(action: Action) -> Sentence:
    """What is said of an action; it is always the same."""
    return action.sentence


def told(before: Match, entry: Entry, after: Match, viewer: Viewer) -> Told:
    """The line that led from one match to the next, as the viewer is told of it."""
    own = viewer is not None and viewer == entry.seat
    seat, action = entry.seat, None
    words: Sentence | None
    if entry.kind in (MOVE, UNDO):
        made = after.action_of(entry)
        if own or not made.secret:
            action, words = str(made), sentence_of(made)
        else:
            words = made.told
            seat = entry.seat if words else None
        if entry.kind == UNDO and words:
            words = Sentence("server-told-undo", {"move": words})
    else:
        words = _said(entry, after.over)
    news = after.setup.game.news(before.view(viewer), after.view(viewer)) if entry.kind == MOVE else []
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


def _said(entry: Entry, over: bool) -> Sentence:
    """What else can happen."""
    why = (entry.data or {}).get("why", "")
    match entry.kind:
        case kind if kind == HOLD and why == "time":
            return Sentence("server-told-time", {"seat": entry.seat, "bot": entry.bot})
        case kind if kind == HOLD:
            return Sentence("server-told-left", {"seat": entry.seat, "bot": entry.bot})
        case kind if kind == RETURN:
            return Sentence("server-told-return", {"seat": entry.seat})
        case kind if kind == RESIGN and over:
            return Sentence("server-told-resign", {"seat": entry.seat})
        case kind if kind == RESIGN:
            return Sentence("server-told-resign-held", {"seat": entry.seat, "bot": entry.bot})
        case kind if kind == ABANDON:
            return Sentence("server-told-abandon")
    raise ValueError(entry.kind)


def state(match: Match, viewer: Viewer) -> State:
    """The game as it stands, as the viewer sees it."""
    position = match.position
    awaited = () if match.over else position.awaited(viewer)
    legal: list[str] = []
    wait = None
    if viewer is not None and not match.over:
        if match.holders[viewer]:
            wait = Sentence("server-seat-held", {"seat": viewer, "bot": match.holders[viewer]})
        elif not (legal := [str(action) for action in position.legal(viewer)]):
            wait = position.why_wait(viewer).sentence
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


def update(table: str, match: Match, viewer: Viewer, events: list[Told]) -> Update:
    """Events, and the state after them."""
    return Update(table=table, events=events, state=state(match, viewer))


def missed(table: str, match: Match, entries: list[Entry], viewer: Viewer, since: int) -> Update:
    """Everything a viewer was told after a given ply, and the state now; `match` is the one before all entries."""
    events = []
    for entry in entries:
        before, match = match, match.after(entry)
        if match.plies[viewer] > since and match.is_told(before, viewer):
            events.append(told(before, entry, match, viewer))
    return update(table, match, viewer, events)
