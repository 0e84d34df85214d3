"""What the things in the box are called and what corners bring, in each language: the one place to look it up."""

from __future__ import annotations

from functools import cache
from typing import Any

from voyageur.core import text
from voyageur.games.fivex.material import (
    ACTION_IDS,
    CARD_NUMBERS,
    COLONY_IDS,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    KIND_IDS,
    SIDES,
    card_name,
    colony_name,
)

Name = dict[str, str]
"""By language; a sentence takes it as it is."""


def _said(key: str, **arguments: Any) -> Name:
    return {language: text.say(key, language, **arguments) for language in text.LANGUAGES}


@cache
def action(key: str) -> Name:
    """An action card."""
    return _said("fivex-action", action=key)


def technology(key: str) -> Name:
    """A technology."""
    return card_name(CARD_NUMBERS[key])


def colony(key: str) -> Name:
    """A colony, and the clan that comes from there."""
    return colony_name(COLONY_IDS.index(key))


@cache
def gem(key: str) -> Name:
    """The colour of a gem."""
    return _said("fivex-gem", gem=key)


def corner(name: str) -> int:
    """The number of a corner written as `tomb_lamp.left`."""
    card, _, side = name.partition(".")
    return 2 * CARD_NUMBERS[card] + SIDES.index(side)


@cache
def does(number: int) -> Name:
    """What a corner brings, in short."""
    target = int(CORNER_TARGET[number])
    named = action(ACTION_IDS[target]) if target >= 0 else ""
    return _said("fivex-improvement", kind=KIND_IDS[CORNER_KIND[number]], target=named)


@cache
def improvement(name: str) -> Name:
    """The corner written as `tomb_lamp.left`: the action that it improves, and what it brings."""
    number = corner(name)
    return _said("fivex-corner", name=action(ACTION_IDS[CORNER_ACTION[number]]), does=does(number))
