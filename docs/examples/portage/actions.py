"""Actions: number ↔ JSON form ↔ notation.

| notation | meaning |
|---|---|
| `paddle 3` | play a 3 and go three steps |
| `carry 3` | lay a 3 face down and go one step on land |
"""

from collections.abc import Mapping
from typing import Any

from portage.material import NUMBERS
from voyageur.core import text
from voyageur.core.action import ActionSpace, Forms
from voyageur.core.errors import UnknownMove

PADDLE = -1
"""Add the number of the card."""
CARRY = PADDLE + NUMBERS - 1
SIZE = 2 * (NUMBERS - 1)

FORMS = Forms(
    [{"kind": kind, "card": card} for kind in ("paddle", "carry") for card in range(1, NUMBERS)],
    lambda form: f"{form['kind']} {form['card']}",
)


def parse(typed: str) -> int:
    """Notation to number."""
    index = FORMS.written(" ".join(typed.lower().split()))
    if index is None:
        raise UnknownMove("portage-unknown", move=text.written(typed))
    return index


def from_dict(document: Mapping[str, Any]) -> int:
    """JSON form to number."""
    index = FORMS.formed(document)
    if index is None:
        raise UnknownMove("portage-unknown", move=text.written(dict(document)))
    return index


def words(index: int) -> tuple[str, dict[str, Any]]:
    """The sentence that says the action to a person."""
    form = FORMS.forms[index]
    return f"portage-{form['kind']}", {"card": form["card"]}


def concealed(index: int) -> str | None:
    """Everybody sees that a canoe is carried, but not which card was laid down for it."""
    return "portage-carry-told" if FORMS.forms[index]["kind"] == "carry" else None


SPACE = ActionSpace(SIZE, FORMS.notation, parse, FORMS.to_dict, from_dict, words, concealed)
