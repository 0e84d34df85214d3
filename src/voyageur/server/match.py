"""A match: what a table's log says, folded into the game as it stands. It does no I/O, and knows no database.

The log holds moves and what else changes who plays on: undo, hold (a bot takes over a seat), return (its person is
back), resign, abandon. `judge_…` looks at a wish and gives the line that would go into the log, or refuses; `after`
gives the match with that line in it. So a line can be judged, committed, and only then become true.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from voyageur.core.action import Action, Seat
from voyageur.core.errors import BadRecord, IllegalMove
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.record import GameRecord
from voyageur.server.clock import Clocks, Outage, allowance
from voyageur.server.problems import Conflict, NotAllowed, Stale
from voyageur.server.protocol import Clock, Result

Viewer = Seat | None
"""A seat, or a spectator."""

MOVE, UNDO, HOLD, RETURN, RESIGN, ABANDON = "move", "undo", "hold", "return", "resign", "abandon"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log."""

    number: int
    kind: str
    at: int
    seat: Seat | None = None
    action: str | None = None
    """The move, in notation; of an undo, the move that is taken back."""
    person_id: str | None = None
    bot: str | None = None
    """Who made the move if it was no person; of a hold, the bot that takes over."""
    key: str | None = None
    data: dict[str, Any] | None = None


class Occupant(msgspec.Struct, frozen=True):
    """Who sat down at a seat: a person or a bot."""

    person_id: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Setup:
    """How a table was laid."""

    game: Game
    players: int
    options: Mapping[str, Any]
    seed: int
    occupants: tuple[Occupant, ...]
    clock: Clock
    substitute: str
    started_at: int


@dataclass
class Match:
    """A game under way. `after` makes another; this one never changes."""

    setup: Setup
    position: Position
    number: int
    """How many lines of the log it holds."""
    at: int
    """When the last of them was written."""
    plies: dict[Viewer, int]
    """How many events each viewer has been told of."""
    holders: list[str | None]
    """The bot that plays for a seat's person."""
    resigned: frozenset[Seat] = frozenset()
    trail: tuple[tuple[Seat, int], ...] = ()
    """Moves that could be taken back, as far as revelations go: each with its seat and its number among the moves."""
    base: Position | None = None
    """The position before the first of them, from which those that stay are played again."""
    clocks: Clocks | None = None
    shown: Clocks | None = None
    """The clocks as everybody may see them: what somebody sealed stops none of them until it is opened."""
    result: Result | None = None
    _views: dict[Viewer, Any] = field(default_factory=dict, repr=False)
    _known_actors: tuple[Seat, ...] | None = field(default=None, repr=False)

    # ---- beginning ----------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, setup: Setup, outages: list[Outage] | None = None) -> Match:
        """The match before its first move."""
        position = setup.game._begin(setup.players, setup.seed, setup.options)
        gives = allowance(setup.clock)
        clocks = None if gives is None else Clocks.full(gives, setup.players, outages)
        match = cls(
            setup=setup,
            position=position,
            number=0,
            at=setup.started_at,
            plies=dict.fromkeys([None, *range(setup.players)], 0),
            holders=[None] * setup.players,
            clocks=clocks,
        )
        if clocks:
            clocks.run(match.awaited_people(), setup.started_at)
            match.shown = clocks.copy()
            match.shown.run(match.known_people(), setup.started_at)
        return match

    # ---- who plays ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.result is not None

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats the game waits for. Secret: a viewer is told `position.awaited`."""
        return () if self.over else self.position.actors

    @property
    def known_actors(self) -> tuple[Seat, ...]:
        """The seats the game waits for as far as everybody knows, worked out once."""
        if self._known_actors is None:
            self._known_actors = () if self.over else self.position.awaited(None)
        return self._known_actors

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that plays a seat now; None for a person."""
        return self.setup.occupants[seat].bot or self.holders[seat]

    def awaited_people(self) -> list[Seat]:
        """The seats that are waited for and that people play."""
        return [seat for seat in self.actors if self.bot_at(seat) is None]

    def known_people(self) -> list[Seat]:
        """Those of them that people play, as far as everybody knows."""
        return [seat for seat in self.known_actors if self.bot_at(seat) is None]

    def awaited_bots(self) -> list[Seat]:
        """The seats that are waited for and that bots play."""
        return [seat for seat in self.actors if self.bot_at(seat) is not None]

    def seats_of(self, person_id: str) -> list[Seat]:
        """Where a person sat down."""
        return [seat for seat, occupant in enumerate(self.setup.occupants) if occupant.person_id == person_id]

    def people_left(self) -> set[str]:
        """The people who have not resigned."""
        return {
            occupant.person_id
            for seat, occupant in enumerate(self.setup.occupants)
            if occupant.person_id and seat not in self.resigned
        }

    # ---- wishes -------------------------------------------------------------------------------------------------

    def check_seat(self, person_id: str, seat: Seat) -> None:
        """Refuse whoever does not sit there."""
        if not 0 <= seat < self.setup.players or self.setup.occupants[seat].person_id != person_id:
            raise NotAllowed("server-not-your-seat", seat=seat)

    def check_playing(self, person_id: str, seat: Seat) -> None:
        """Refuse whoever does not play there now."""
        self.check_seat(person_id, seat)
        if self.over:
            raise IllegalMove("game-over")
        if seat in self.resigned:
            raise NotAllowed("server-seat-resigned", seat=seat)
        if self.holders[seat]:
            raise Conflict("server-seat-held", seat=seat, bot=self.holders[seat])

    def check_ply(self, seat: Seat, ply: int) -> None:
        """Refuse who has not seen everything, or more than there is."""
        if ply != self.plies[seat]:
            raise Stale("server-stale", ply=ply, now=self.plies[seat])

    def judge_move(self, person_id: str, seat: Seat, wish: Any, ply: int, key: str, at: int) -> Entry:
        """The line of a person's move."""
        self.check_playing(person_id, seat)
        self.check_ply(seat, ply)
        action = self.setup.game.action(wish)
        self.position.play(action, seat)
        return self._entry(MOVE, at, seat, action=str(action), person_id=person_id, key=key)

    def bot_move(self, seat: Seat, action: str, bot: str, at: int, instead_of: str | None = None) -> Entry:
        """The line of a bot's move."""
        self.position.play(action, seat)
        data = {"instead_of": instead_of} if instead_of else None
        return self._entry(MOVE, at, seat, action=action, bot=bot, data=data)

    def judge_undo(self, person_id: str, seat: Seat, ply: int, key: str, at: int) -> Entry:
        """The line that takes back a person's last move."""
        self.check_playing(person_id, seat)
        self.check_ply(seat, ply)
        if not self.can_undo(seat):
            raise IllegalMove("server-no-undo")
        number = max(number for who, number in self.trail if who == seat)
        action = str(self.position.moves[number][1])
        return self._entry(UNDO, at, seat, action=action, person_id=person_id, key=key, data={"move": number})

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may take back its last move: inside its turn, up to the last revelation."""
        return not self.over and any(who == seat for who, _ in self.trail) and bool(self.position.legal(seat))

    def judge_hold(self, seat: Seat, at: int, why: str) -> Entry:
        """The line by which a bot takes over a seat."""
        if self.over:
            raise IllegalMove("game-over")
        if bot := self.bot_at(seat):
            raise Conflict("server-seat-held", seat=seat, bot=bot)
        return self._entry(HOLD, at, seat, bot=self.setup.substitute, data={"why": why})

    def judge_return(self, person_id: str, seat: Seat, at: int) -> Entry:
        """The line by which a person takes back their seat."""
        self.check_seat(person_id, seat)
        if self.over:
            raise IllegalMove("game-over")
        if seat in self.resigned:
            raise NotAllowed("server-seat-resigned", seat=seat)
        if not self.holders[seat]:
            raise Conflict("server-seat-not-held", seat=seat)
        if self.clocks and seat in self.actors and not self.clocks.left(seat):
            raise Conflict("server-turn-lost", seat=seat, bot=self.holders[seat])
        return self._entry(RETURN, at, seat, person_id=person_id)

    def judge_resign(self, person_id: str, seat: Seat, at: int) -> Entry:
        """The line by which a person gives up."""
        self.check_seat(person_id, seat)
        if self.over:
            raise IllegalMove("game-over")
        if seat in self.resigned:
            raise NotAllowed("server-seat-resigned", seat=seat)
        return self._entry(RESIGN, at, seat, person_id=person_id, bot=self.setup.substitute)

    def judge_abandon(self, at: int) -> Entry:
        """The line by which all people agree to stop."""
        if self.over:
            raise IllegalMove("game-over")
        return self._entry(ABANDON, at)

    def _entry(self, kind: str, at: int, seat: Seat | None = None, **fields: Any) -> Entry:
        return Entry(number=self.number + 1, kind=kind, at=max(at, self.at), seat=seat, **fields)

    # ---- the next line ------------------------------------------------------------------------------------------

    def after(self, entry: Entry) -> Match:
        """The match with one more line of the log."""
        if entry.number != self.number + 1:
            raise BadRecord("server-log-gap", number=entry.number, expected=self.number + 1)
        match = replace(
            self,
            number=entry.number,
            at=entry.at,
            plies=dict(self.plies),
            holders=list(self.holders),
            clocks=self.clocks and self.clocks.copy(),
            _views={},
            _known_actors=None,
        )
        revealed = getattr(match, f"_{entry.kind}")(entry)
        secret = not revealed and match.is_sealed(entry)
        for viewer in match.plies:
            match.plies[viewer] += viewer == entry.seat or not secret
        if match.clocks:
            match._run_clocks(self, entry, revealed, secret)
        return match

    def is_sealed(self, entry: Entry) -> bool:
        """Whether a line is of a choice that others are not even told to have been made."""
        return entry.kind in (MOVE, UNDO) and self.setup.game.space.concealed(self.action_of(entry).index) == ""

    def is_told(self, before: Match, viewer: Viewer) -> bool:
        """Whether a viewer notices the line that led here: not another's sealed choice, unless it opened all."""
        return self.plies[viewer] > before.plies[viewer]

    def _run_clocks(self, before: Match, entry: Entry, revealed: bool, secret: bool) -> None:
        """Time begins anew for those whose turn a move makes it, and for who brought something to light."""
        assert self.clocks is not None
        assert self.shown is not None
        turned = set(self.actors) - set(before.actors) if entry.kind == MOVE else set()
        if revealed and entry.seat is not None:
            turned.add(entry.seat)
        self.clocks.run(self.awaited_people(), entry.at, turned)
        if secret:
            return
        if revealed:  # who need not choose at all, which may be a secret too, seems to begin like the others
            self.shown = self.clocks.copy()
            self.shown.run(self.known_people(), entry.at, self.known_actors)
        else:
            turned = set(self.known_actors) - set(before.known_actors) if entry.kind == MOVE else set()
            self.shown = self.shown.copy()
            self.shown.run(self.known_people(), entry.at, turned)

    def view(self, viewer: Viewer) -> Any:
        """What a viewer may know of the position, worked out once."""
        if viewer not in self._views:
            self._views[viewer] = self.position.view(viewer)
        return self._views[viewer]

    def known_scores(self, viewer: Viewer) -> tuple[float | None, ...]:
        """Each seat's score, as far as a viewer may know it."""
        scores = self.setup.game.scores
        return self.position.scores if scores is None else scores(self.view(viewer))

    def action_of(self, entry: Entry) -> Action:
        """The action of a move, or the one that was taken back."""
        assert entry.action is not None
        return self.setup.game.action(entry.action)

    def _move(self, entry: Entry) -> bool:
        assert entry.action is not None
        assert entry.seat is not None
        before, number = self.position, self.position.ply
        self.position = before.play(entry.action, entry.seat)
        revealed = self.setup.game.reveals(before, self.position)
        if not self.trail:
            self.base = before
        if not revealed and self.is_sealed(entry):
            self.trail = (*self.trail, (entry.seat, number))
        elif not revealed and self.position.actors == (entry.seat,):
            self.trail = (*(step for step in self.trail if step[0] == entry.seat), (entry.seat, number))
        else:  # something came to light, or the turn has passed
            self.trail = ()
        if self.position.over:
            self._end("played")
        return revealed

    def _undo(self, entry: Entry) -> bool:
        """Play again what can be taken back, but for that move: what followed it others have sealed, in any order."""
        assert entry.data is not None
        assert self.base is not None
        gone = entry.data["move"]
        position = self.base
        for number, (seat, action) in enumerate(self.position.moves[position.ply :], start=position.ply):
            if number != gone:
                position = position.play(action, seat)
        self.position = position
        self.trail = tuple((seat, number - (number > gone)) for seat, number in self.trail if number != gone)
        return False

    def _hold(self, entry: Entry) -> bool:
        assert entry.seat is not None
        self.holders[entry.seat] = entry.bot
        return False

    def _return(self, entry: Entry) -> bool:
        assert entry.seat is not None
        self.holders[entry.seat] = None
        return False

    def _resign(self, entry: Entry) -> bool:
        assert entry.seat is not None
        self.resigned |= {entry.seat}
        self.holders[entry.seat] = entry.bot
        if len(self.resigned) >= self.setup.players - 1:
            self._end("resigned")
        return False

    def _abandon(self, entry: Entry) -> bool:
        self._end("abandoned")
        return False

    def _end(self, reason: str) -> None:
        """Who won: by the rules or, when all others have resigned, whoever has not. Those who resigned come last."""
        position, seats, played = self.position, range(self.setup.players), reason == "played"
        ranks = [(seat in self.resigned, position.places[seat] if played else 1) for seat in seats]
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
        winners = [seat for seat in seats if places[seat] == 1]
        if reason == "abandoned":
            winners, places = [], [0 for _ in seats]
        elif played and not position.winners:
            winners = []
        self.result = msgspec.convert(
            {"reason": reason, "scores": list(position.scores), "winners": winners, "places": places}, Result
        )

    # ---- afterwards ---------------------------------------------------------------------------------------------

    def record(self) -> GameRecord:
        """The game's record: moves that were taken back are not in it."""
        return self.position.record(tuple(occupant.bot or "human" for occupant in self.setup.occupants))

    def gone(self) -> set[Seat]:
        """The seats whose people were not there at the end."""
        people = {seat for seat, occupant in enumerate(self.setup.occupants) if occupant.person_id}
        return {seat for seat in people if self.holders[seat] or seat in self.resigned}


def fold(match: Match, entries: list[Entry]) -> Match:
    """The match with all those lines."""
    for entry in entries:
        match = match.after(entry)
    return match
