"""The one place where text for people comes from: Fluent catalogues, English and French.

The common sentences are in `voyageur/locales`; each game brings its own in its folder, and both are read as one
catalogue. A value that differs by language (the name of a place) is passed as a mapping from language to text.
"""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from numbers import Integral
from pathlib import Path
from typing import Any

import msgspec

LANGUAGES = ("en", "fr")
LARGEST_NUMBER = 10**15
"""Larger ones are said digit by digit: nobody counts them."""
LONGEST_TEXT = 600
LONGEST_LIST = 100
REMEMBERED = 20_000
"""Sentences that are kept as they were said."""
_folders: list[Path] = [Path(__file__).resolve().parent.parent / "locales"]


def add_folder(folder: Path) -> None:
    """Add the sentences of a game."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()
        _said.cache_clear()


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # takes 80 ms: only when something is said

    functions: dict[str, Any] = {"SEAT": partial(_seats, language)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for folder in _folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _seats(language: str, seats: Any, case: str = "upper") -> str:
    """`SEAT($seat)` in a catalogue: a seat, or several, by number. Clients that know people's names say those."""
    numbers = str(seats)
    return say("seat-called", language, case=str(case), seats=numbers, count=numbers.count(",") + 1)


class Sentence(msgspec.Struct, frozen=True):
    """A sentence that nobody has said yet: whoever reads it says it in a language of their own."""

    key: str
    """In the catalogue."""
    args: dict[str, Any] = {}
    """Texts, numbers, texts by language (`{"en": …, "fr": …}`), sentences, and lists of those."""

    def say(self, language: str = "en") -> str:
        """The sentence in that language."""
        return say(self.key, language, **self.args)


def localised(value: Any, language: str) -> Any:
    """A value, or its text in that language; a list is joined by commas."""
    if isinstance(value, Sentence):
        return value.say(language)
    if isinstance(value, Mapping):
        return value[language]
    if isinstance(value, (list, tuple)):
        return shortened(", ".join(str(localised(item, language)) for item in value))
    if isinstance(value, Integral):
        return int(value) if abs(int(value)) < LARGEST_NUMBER else written(value)
    return shortened(value) if isinstance(value, str) else value


def sendable(value: Any) -> Any:
    """An argument that somebody else will say, as JSON has it: whatever was passed, and no more than can be quoted."""
    if isinstance(value, Sentence):
        return Sentence(value.key, sendable(value.args))
    if isinstance(value, Mapping):
        return {str(name): sendable(inner) for name, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [sendable(item) for item in value[:LONGEST_LIST]]
    if isinstance(value, (Integral, str)):
        return localised(value, LANGUAGES[0])
    return value if isinstance(value, float) or value is None else written(value)


def written(value: Any) -> str:
    """Whatever somebody passed, as text that can be quoted back to them."""
    try:
        return shortened(str(value))
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists in lists in lists
        return "…"


def shortened(words: str) -> str:
    """A text that somebody else wrote, cut where it goes on and on."""
    return words if len(words) <= LONGEST_TEXT else words[:LONGEST_TEXT] + "…"


def keys(language: str) -> set[str]:
    """Every sentence there is in that language."""
    return set(_bundle(language)._messages)


def say(key: str, language: str = "en", **arguments: Any) -> str:
    """The sentence of that key."""
    if language not in LANGUAGES:
        language = "en"
    values = [localised(value, language) for value in arguments.values()]
    plain = all(isinstance(value, (str, int, float)) for value in values)
    return (_said if plain else _said.__wrapped__)(key, language, tuple(arguments), *values)


@lru_cache(maxsize=REMEMBERED, typed=True)
def _said(key: str, language: str, names: tuple[str, ...], *values: Any) -> str:
    """A sentence put together: that takes far longer than remembering it, and a game says the same things often."""
    bundle = _bundle(language)
    said, problems = bundle.format_pattern(bundle.get_message(key).value, dict(zip(names, values, strict=True)))
    if problems:
        raise LookupError(f"{key} ({language}): {problems}")
    return str(said)
