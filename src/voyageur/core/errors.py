"""What goes wrong, said to a person: what was wrong and what would be right, in either language.

Every error carries the key of its sentence in the catalogue and the sentence's arguments, so that a program can
tell errors apart and a client can say them in its own language.
"""

from typing import Any

from voyageur.core import text


class VoyageurError(ValueError):
    """Something the caller asked for cannot be done; nothing was changed."""

    def __init__(self, key: str, **arguments: Any) -> None:
        self.key = key
        self.arguments = arguments
        super().__init__(key, arguments)

    def __str__(self) -> str:
        return self.reason("en")

    def __reduce__(self) -> Any:
        return _rebuild, (type(self), self.key, self.arguments)

    @property
    def sentence(self) -> text.Sentence:
        """The sentence, to be said by whoever reads it; its arguments can be written as JSON."""
        return text.Sentence(self.key, {name: text.sendable(value) for name, value in self.arguments.items()})

    def reason(self, language: str = "en") -> str:
        """The sentence, in English or French."""
        return text.say(self.key, language, **self.arguments)


def _rebuild(kind: type[VoyageurError], key: str, arguments: dict[str, Any]) -> VoyageurError:
    return kind(key, **arguments)


class IllegalMove(VoyageurError):
    """The rules do not allow this move here."""


class UnknownMove(VoyageurError):
    """No move is written like this."""


class BadOption(VoyageurError):
    """A table cannot be laid like this."""


class BadPosition(VoyageurError):
    """A position document is malformed, or contradicts itself."""


class BadRecord(VoyageurError):
    """A game record cannot be read or replayed."""


class NotFound(VoyageurError, KeyError):
    """No game or bot has this name."""
