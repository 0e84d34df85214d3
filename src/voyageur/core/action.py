"""Actions: a number in a game's flat action space, its notation, its JSON form, and its words."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from voyageur.core import registry
from voyageur.core.text import Sentence

if TYPE_CHECKING:
    from voyageur.core.game import Game

Seat: TypeAlias = int
"""A player's place at the table, from 0."""

LONGEST_TYPED, LIKE = 80, 0.6
"""How much of what was typed is compared with what could have been meant, and how much of it must agree."""


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


class Forms:
    """Actions that are all written out: each has a JSON form, and a notation made from it."""

    def __init__(self, forms: list[dict[str, Any]], written: Callable[[dict[str, Any]], str]) -> None:
        self.forms = forms
        self.notations = [written(form) for form in forms]
        self._by_notation = {notation: index for index, notation in enumerate(self.notations)}
        self._by_form = {_key(form): index for index, form in enumerate(forms)}

    def to_dict(self, index: int) -> dict[str, Any]:
        """The JSON form."""
        return dict(self.forms[index])

    def notation(self, index: int) -> str:
        """The notation."""
        return self.notations[index]

    def written(self, words: str) -> int | None:
        """The action that is written so."""
        return self._by_notation.get(words)

    def formed(self, form: Mapping[str, Any]) -> int | None:
        """The action of that JSON form; None too for what could be no form."""
        if not all(isinstance(name, str) and type(value) in (str, int, bool) for name, value in form.items()):
            return None
        return self._by_form.get(_key(form))

    def near(self, words: str) -> str | None:
        """The notation that somebody may have meant."""
        close = difflib.get_close_matches(words[:LONGEST_TYPED], self.notations, n=1, cutoff=LIKE)
        return close[0] if close else None


def _key(form: Mapping[str, Any]) -> tuple[tuple[str, str, Any], ...]:
    """A form to look up: 1 and True are not the same."""
    return tuple(sorted((name, type(value).__name__, value) for name, value in form.items()))


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

    @property
    def sentence(self) -> Sentence:
        """The action as a person says it, in whichever language."""
        return Sentence(*self.game.space.words(self.index))

    @property
    def told(self) -> Sentence | None:
        """What the other seats are told of it: its sentence, one that gives nothing away, or None for nothing."""
        key = self.game.space.concealed(self.index)
        return self.sentence if key is None else Sentence(key) if key else None

    def words(self, language: str = "en") -> str:
        """The action as a person says it in that language."""
        return self.sentence.say(language)


def _rebuild(game: str, index: int) -> Action:
    return registry.find(game).action(index)
