"""`voyageur perft`: how many sequences of legal moves there are."""

from __future__ import annotations

from typing import Annotated

import typer

from voyageur.cli.console import (
    JsonOption,
    LanguageOption,
    OptionsOption,
    read_options,
    ready_game,
    show_json,
    show_table,
)
from voyageur.core import text
from voyageur.lab.perft import count_sequences, random_position


def perft(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game to count in.")],
    language: LanguageOption,
    depth: Annotated[int, typer.Option(min=1, max=12, help="The longest sequences to count.")] = 4,
    players: Annotated[int | None, typer.Option(help="How many play; by default as few as can.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the game.")] = 1,
    after: Annotated[int, typer.Option(min=0, help="Start after so many random moves.")] = 0,
    option: OptionsOption = None,
    json: JsonOption = False,
) -> None:
    """Count the sequences of legal moves of length 1, 2, … from a position: a fingerprint of the rules.

    Example: voyageur perft expeditions --players 2 --seed 1 --after 100 --depth 3
    """
    game = ready_game(name, language)
    position = random_position(game, players or game.players[0], seed, after, **read_options(game, option))
    counts = count_sequences(position, depth)
    if json:
        settings = {"game": game.id, "players": position.players, "seed": seed, "after": after}
        show_json({**settings, "counts": counts})
        return
    columns = text.say("column-depth", language), text.say("column-sequences", language)
    rows = tuple((str(length), str(count)) for length, count in enumerate(counts, start=1))
    show_table(game.name[language], columns, rows)
