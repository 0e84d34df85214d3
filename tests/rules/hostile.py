"""Bad input, and how every game takes it: it is refused, both languages say why, and nothing changes."""

import copy
import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import voyageur as vg
from tests.rules.rule_table import GAMES

DAMAGE: tuple[Any, ...] = (None, -1, 0, 1, 1.5, True, "x", [], {}, [1], [[]], {"x": 1}, 10**9, 10**30)
"""What may stand where something else belongs; a game adds words of its own."""
ERROR_SECTIONS = ("Moves that cannot be read", "Moves that are not legal", "Positions that contradict themselves")
"""The sections of a game's catalogue in which every sentence is an error."""


# ---- refusals ---------------------------------------------------------------------------------------------------


def check_sentence(error: vg.VoyageurError) -> None:
    """The error says something complete in either language, and does not go on and on."""
    english, french = error.reason("en"), error.reason("fr")
    assert str(error) == english, error.key
    assert english != french, english
    for sentence in (english, french):
        assert 10 < len(sentence) < 2000, sentence


@contextmanager
def refused(kind: type[vg.VoyageurError], key: str, match: str | None = None) -> Iterator[None]:
    """What is tried here is refused with this error, whose sentence holds what is to match."""
    with pytest.raises(kind, match=match) as error:
        yield
    assert error.value.key == key, f"{error.value.key} instead of {key}: {error.value}"
    check_sentence(error.value)


@contextmanager
def unchanged(pos: vg.Position) -> Iterator[None]:
    """Whatever is tried here, the position stays as it is."""
    before = pos.state.tobytes()
    yield
    assert pos.state.tobytes() == before, "the position has changed"


def check_contradiction(game: vg.Game, document: dict[str, Any], key: str) -> None:
    """The position is refused for this reason, and its document stays as it is."""
    before = copy.deepcopy(document)
    with refused(vg.BadPosition, key):
        game.position(document)
    assert document == before, "the document has changed"


def check_illegal_actions(pos: vg.Position, seat: int | None = None) -> None:
    """Every action that is not legal for a seat, by default the one to act, is refused with a reason."""
    legal = set(pos.legal(seat))
    with unchanged(pos):
        for action in pos.game.actions:
            if action not in legal:
                with pytest.raises(vg.IllegalMove) as error:
                    pos.play(action, seat)
                check_sentence(error.value)


def check_over(pos: vg.Position, move: str) -> None:
    """No seat may do anything any more."""
    for seat in (None, *range(pos.players)):
        assert pos.legal(seat) == [], seat
        with refused(vg.IllegalMove, "game-over"):
            pos.play(move, seat)


# ---- damage -----------------------------------------------------------------------------------------------------


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value within a JSON document, the first three of each list."""
    inner = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*at, key)
        yield from places(each, (*at, key))


def damaged(document: Any, at: tuple[Any, ...], value: Any) -> Any:
    """A copy of a JSON document with one value replaced."""
    made = copy.deepcopy(document)
    inner = made
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = value
    return made


def check_damaged_document(game: vg.Game, document: dict[str, Any], value: Any, field: str | None = None) -> None:
    """With any one value replaced, of one field if it is named, a document is sound or is refused with a reason."""
    for way in places(document if field is None else {field: document[field]}):
        wrong = damaged(document, way, value)
        try:
            pos = game.position(wrong)
        except vg.VoyageurError as error:
            check_sentence(error)
        else:
            assert game.position(pos.to_dict()) == pos, way
            assert game.kernels.audit(pos.state[0], pos._table[0]) == 0, way
            assert all(pos.legal(seat) for seat in pos.actors), way
            assert pos.over == (wrong["phase"] == "over"), way


def check_damaged_record(game: vg.Game, played: vg.Position, value: Any) -> None:
    """With any one value replaced, the record of what was played can be replayed or is refused with a reason."""
    document = json.loads(played.record().to_json())
    for way in places(document):
        try:
            list(game.replay(vg.GameRecord.from_json(json.dumps(damaged(document, way, value)))))
        except vg.VoyageurError as error:
            check_sentence(error)


# ---- the errors of a game ---------------------------------------------------------------------------------------


def errors_listed(game: str) -> set[str]:
    """The keys of the errors that the English catalogue of a game lists, those of its options among them."""
    catalogue = (GAMES / game / "locales" / "en.ftl").read_text(encoding="utf-8")
    heading = "## " if "\n## " in catalogue else "# "
    keys, section = set(), ""
    for line in catalogue.splitlines():
        if line.startswith(heading):
            section = line.removeprefix(heading)
        elif sentence := re.match(r"([a-z][a-z0-9-]*) =", line):
            option_error = section == "Options" and "{ $" in line
            if section in ERROR_SECTIONS or option_error:
                keys.add(sentence[1])
    return keys


def errors_raised(
    game: str,
    unreadable: Iterable[tuple[str, Any]],
    illegal: Iterable[tuple[str, Any, str]],
    contradictions: Iterable[tuple[str, Any]],
    bad_options: Iterable[tuple[str, Any]],
) -> set[str]:
    """The keys of the errors of a game that the examples raise."""
    raised = {key for key, _ in (*unreadable, *bad_options) if key.startswith(f"{game}-")}
    raised |= {f"{game}-no-{key}" for key, _, _ in illegal}
    raised |= {f"{game}-position-{key}" for key, _ in contradictions}
    return raised
