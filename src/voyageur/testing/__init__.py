"""Tests that are part of the product: run them on a game of your own.

>>> import voyageur as vg
>>> from voyageur.testing import check_game
>>> report = check_game(vg.game("expeditions"), games=5, players=[2], samples=1)
>>> report.games
{2: 5}
"""

from voyageur.testing.check import PropertyViolation, Report, check_game
from voyageur.testing.playthrough import playthrough

__all__ = ["PropertyViolation", "Report", "check_game", "playthrough"]
