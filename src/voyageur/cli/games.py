"""`voyageur games`: which games there are, and how their tables can be laid."""

from __future__ import annotations

from typing import Any

from voyageur.cli.console import JsonOption, LanguageOption, out, ready_game, show_json, show_table
from voyageur.core import registry, text
from voyageur.core.game import Game
from voyageur.core.options import Option


def games(language: LanguageOption, json: JsonOption = False) -> None:
    """List the games, how many play them, and their options.

    Example: voyageur games --json
    """
    known = [ready_game(name, language) for name in registry.names()]
    if json:
        show_json([_document(game) for game in known])
        return
    for game in known:
        _show(game, language)


def _show(game: Game, language: str) -> None:
    players = f"{game.players[0]}–{game.players[-1]}"
    out.print()
    out.print(text.say("games-title", language, name=game.name, players=players), style="bold")
    columns = tuple(text.say(f"column-{key}", language) for key in ("option", "default", "allowed", "meaning"))
    rows = [(option.name, _word(option.default), option.allowed(), option.explain(language)) for option in game.options]
    show_table(None, columns, tuple(rows))
    out.print(text.say("games-play", language, id=game.id))


def _word(value: Any) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _document(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": dict(game.name),
        "version": game.version,
        "players": list(game.players),
        "options": [_option(option) for option in game.options],
    }


def _option(option: Option) -> dict[str, Any]:
    numbers = None if option.numbers is None else [option.numbers[0], option.numbers[-1]]
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices),
        "numbers": numbers,
        "allowed": option.allowed(),
        "meaning": {language: option.explain(language) for language in text.LANGUAGES},
    }
