"""Bots: they know the core and nothing else, so any bot plays any game."""

from voyageur.bots.adviser import advise
from voyageur.bots.base import Bot, bot, bots, register
from voyageur.bots.levels import LEVELS
from voyageur.bots.network import NetworkBot
from voyageur.bots.simple import GreedyBot, RandomBot

__all__ = ["LEVELS", "Bot", "GreedyBot", "NetworkBot", "RandomBot", "advise", "bot", "bots", "register"]
