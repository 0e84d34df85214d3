"""What taking a technology would make of the table of who takes it: for whoever shows it before it lies there.

It is found by making each of the seat's own legal moves, so there is no second set of rules. Only how its technologies
then lie is read: a technology that is taken last also brings the rest of the round, and that is nobody's to see.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from voyageur.core.action import Action, Seat
from voyageur.core.position import Plain, Position, plain
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import GEM_IDS, SIDES
from voyageur.games.fivex.state import TAKE
from voyageur.games.fivex.view import GroupView, groups_of, improvements_of


class Placement(msgspec.Struct, frozen=True):
    """One way to take a technology, and what lies there then."""

    action: str
    groups: tuple[GroupView, ...]
    """All technologies of the seat, the new one among them."""
    gems: dict[str, int]
    """Active gems by colour, the colony's X not counted."""
    gem_points: int
    """What the gems are worth, the X where it brings most."""
    lit: tuple[str, ...]
    """The colours of the gems that become active."""
    covered: tuple[str, ...]
    """The corners that are lost, as `tomb_lamp.left`: those that were visible, and those of the new technology."""


class Outlook(msgspec.Struct, frozen=True):
    """Every way to take a technology; none while nobody, or somebody else, takes one."""

    placements: list[Placement]


def outlook(position: Position, seat: Seat) -> Outlook:
    """What each technology would bring, wherever the seat may put it."""
    if position._state[0]["phase"] != TAKE:
        return Outlook([])
    before = plain(position._state[0])
    return Outlook([_placement(position, before, seat, action) for action in position.legal(seat)])


def _placement(position: Position, before: Plain, seat: Seat, action: Action) -> Placement:
    record = position.play(action, seat)._state[0]
    after = plain(record)
    gems: Sequence[int] = after["gems"][seat]
    seen = improvements_of(after, seat)
    new = action.to_dict()["technology"]
    shown = (*improvements_of(before, seat), *(f"{new}.{side}" for side in SIDES))
    return Placement(
        action=str(action),
        groups=groups_of(after, seat),
        gems=dict(zip(GEM_IDS, gems, strict=True)),
        gem_points=int(rules.gem_points(record, seat)),
        lit=tuple(
            name
            for name, number, had in zip(GEM_IDS, gems, before["gems"][seat], strict=True)
            for _ in range(number - had)
        ),
        covered=tuple(corner for corner in shown if corner not in seen),
    )
