"""Numbers as people of either language write them."""

from __future__ import annotations

from voyageur.core import text


def said(number: float, unit: str, language: str) -> str:
    """A value of a measure with that unit.

    >>> said(0.2534, "share", "en"), said(1234.5, "tenths", "en")
    ('25.3%', '1,234.5')
    """
    return text.say(f"number-{unit}", language, number=round(number, 9) + 0.0)


def tick(number: float, unit: str, language: str) -> str:
    """The same on an axis or where there is little room: no more digits than it takes.

    >>> tick(0.25, "share", "en"), tick(2.50, "tenths", "en")
    ('25%', '2.5')
    """
    return said(number, "tick-share" if unit == "share" else "tick", language)
