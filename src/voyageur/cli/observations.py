"""`voyageur observations`: what each number means that learning programs are given."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from voyageur.cli.console import JsonOption, show_json
from voyageur.core import registry
from voyageur.rl.observations import numbers, page


def observations(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; by default every one.")] = None,
    json: JsonOption = False,
) -> None:
    """Say what each number of an observation means: as a page in Markdown, or one by one with --json.

    Example: voyageur observations eldorado --json
    """
    games = [registry.find(which) for which in ([name] if name else registry.names())]
    if json:
        show_json({game.id: msgspec.to_builtins(numbers(game)) for game in games})
    else:
        typer.echo(page(games), nl=False)
