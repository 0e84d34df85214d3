"""Options: what a table may choose before a game starts, each with a default and a sentence that explains it."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np

from voyageur.core import text
from voyageur.core.errors import BadOption


def whole(value: Any) -> int | None:
    """A whole number of any kind, as a plain one; None for anything else, truth values included."""
    if isinstance(value, (bool, np.bool_)) or not isinstance(value, (int, np.integer)):
        return None
    return int(value)


def checked_seed(seed: Any, bits: int) -> int:
    """The seed, if it is a whole number of at most so many bits."""
    number = whole(seed)
    if number is None or not 0 <= number < 1 << bits:
        raise BadOption("seed-range", seed=text.written(seed), bits=bits)
    return number


@dataclass(frozen=True)
class Option:
    """One choice: a whole number in a range, one of a few values, or anything a game's own check accepts."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    numbers: range | None = None
    check: Callable[[Any], Any] | None = None
    """Given a value that is no choice and no number: returns it in its normal form, or raises BadOption."""
    sentence: str = ""
    """The key of its explanation in the catalogue."""

    def explain(self, language: str = "en") -> str:
        """What the option is for."""
        return text.say(self.sentence, language)

    def allowed(self) -> str:
        """The values that are right, in short."""
        words = [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices]
        if self.numbers is not None:
            words.append(f"{self.numbers.start}–{self.numbers.stop - 1}")
        return ", ".join(words)

    def accept(self, value: Any) -> Any:
        """The value, if it is right."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        number = whole(value)
        if self.numbers is not None and number is not None and number in self.numbers:
            return number
        if self.check is not None:
            return self.check(value)
        raise BadOption("option-value", option=self.name, value=text.written(value), allowed=self.allowed())

    def read(self, words: str) -> Any:
        """A value typed by a person."""
        for choice in self.choices:
            if words.strip().lower() == str(choice).lower():
                return choice
        try:
            return self.accept(int(words))
        except ValueError as error:
            if isinstance(error, BadOption):
                raise
            return self.accept(words)


def complete(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: what was given, otherwise the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("option-unknown", option=text.written(name), known=sorted(known))
    chosen = {name: option.accept(given[name]) if name in given else option.default for name, option in known.items()}
    return deepcopy(chosen)
