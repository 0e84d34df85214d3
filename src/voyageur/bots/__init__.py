"""Bots: they know the core and nothing else, so any bot plays any game."""

from voyageur.bots.base import Bot, bot, bots, register
from voyageur.bots.simple import GreedyBot, RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "bot", "bots", "register"]
