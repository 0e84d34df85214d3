"""Actions: a number in a game's flat action space, its notation, its JSON form, and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from voyageur.core import registry, text

if TYPE_CHECKING:
    from voyageur.core.game import Game

Seat: TypeAlias = int
"""A player's place at the table, from 0."""


@dataclass(frozen=True)
class ActionSpace:
    """How a game writes its actions. Notation never depends on the position."""

    size: int
    notation: Callable[[int], str]
    parse: Callable[[str], int]
    """Notation to number; raises UnknownMove with a hint."""
    to_dict: Callable[[int], dict[str, Any]]
    from_dict: Callable[[Mapping[str, Any]], int]
    words: Callable[[int], tuple[str, dict[str, Any]]]
    """The key of the sentence that says the action to a person, and the sentence's arguments."""
    concealed: Callable[[int], str | None]
    """None when everybody sees the action; otherwise the key of what the others are told, or "" for nothing at all."""


@dataclass(frozen=True, slots=True)
class Action:
    """One move of a game.

    >>> import voyageur as vg
    >>> action = vg.game("expeditions").action("red: start>rome")
    >>> str(action), action.to_dict()
    ('red: start>rome', {'kind': 'arrow', 'colour': 'red', 'from': 'start', 'to': 'rome'})
    >>> action.words("en")
    'Red arrow: Compass rose → Rome'
    """

    game: Game
    index: int

    def __str__(self) -> str:
        return self.game.space.notation(self.index)

    def __repr__(self) -> str:
        return f"<{self.game.id}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.index == other.index and self.game is other.game

    def __hash__(self) -> int:
        return hash((self.game.id, self.index))

    def __reduce__(self) -> Any:
        return _rebuild, (self.game.id, self.index)

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON."""
        return self.game.space.to_dict(self.index)

    @property
    def secret(self) -> bool:
        """Whether the other seats must not learn which action it was."""
        return self.game.space.concealed(self.index) is not None

    def told(self, language: str = "en") -> str:
        """What the other seats are told of it: its words, or a sentence that gives nothing away."""
        key = self.game.space.concealed(self.index)
        return self.words(language) if key is None else text.say(key, language) if key else ""

    def words(self, language: str = "en") -> str:
        """The action as a person says it."""
        key, arguments = self.game.space.words(self.index)
        return text.say(key, language, **arguments)


def _rebuild(game: str, index: int) -> Action:
    return registry.find(game).action(index)
