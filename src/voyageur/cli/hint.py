"""`voyageur hint`: what a strong player would do in a position, and why."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from voyageur.cli.console import (
    SEARCHING,
    JsonOption,
    LanguageOption,
    err,
    out,
    read_json,
    ready_game,
    show_json,
    show_table,
)
from voyageur.core import hints, text
from voyageur.core.errors import BadOption, BadPosition, BadRecord
from voyageur.core.hints import Hint
from voyageur.core.position import Position
from voyageur.core.record import GameRecord

MOVES = "moves"
"""What a record has and a position document has not."""


def hint(
    language: LanguageOption,
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game record or a position document; - reads it from the input.")
    ],
    seat: Annotated[
        int | None, typer.Option(help="Whose move is asked for.", show_default="the seat the game waits for")
    ] = None,
    move: Annotated[
        int | None,
        typer.Option("--move", "--ply", help="Of a record, the position after that many moves.", show_default="all"),
    ] = None,
    simulations: Annotated[int, typer.Option(min=1, help="How much is looked ahead.")] = hints.SIMULATIONS,
    json: JsonOption = False,
) -> None:
    """Show the best moves of a position, with the chances of winning and reasons in words.

    Only what the seat may know is gone by. A saved game of `voyageur play` is a record too.

    Example: voyageur hint game.json

    Example: voyageur hint game.json --move 40 --seat 2 --json
    """
    position = read_position(file, move, language)
    with err.status(text.say("hint-thinking", language)):
        found = position.hint(seat, simulations)
    if json:
        show_json(msgspec.to_builtins(found))
    else:
        show_hint(position, found, language)


def read_position(file: str, move: int | None, language: str) -> Position:
    """The position that a document describes, or that a record leads to after so many moves."""
    document: Any = read_json(file)
    if not isinstance(document, dict):
        raise BadPosition("position-shape", problem="expected an object")
    if MOVES not in document:
        if move is not None:
            raise BadOption("hint-no-moves", path=file)
        game = str(document.get("game"))
        return ready_game(game, language, SEARCHING).position(document)
    try:
        record = msgspec.convert(document, GameRecord)
    except msgspec.ValidationError as error:
        raise BadRecord("record-corrupt", problem=str(error)) from error
    positions = list(ready_game(record.game, language, SEARCHING).replay(record))
    if move is not None and not 0 <= move < len(positions):
        raise BadOption("replay-range", number=move, total=len(positions) - 1)
    return positions[-1 if move is None else move]


def show_hint(position: Position, found: Hint, language: str) -> None:
    """A line for each move that is suggested: the words, the chance, the reasons."""
    columns = tuple(text.say(key, language) for key in ("column-move", "column-chance", "column-reasons"))
    rows = tuple(
        (
            suggestion.words.say(language),
            text.say("number-share", language, number=suggestion.chances[found.seat]),
            " ".join(reason.say(language) for reason in suggestion.reasons),
        )
        for suggestion in found.suggestions
    )
    show_table(text.say("hint-title", language, seat=found.seat), columns, rows)
    first = position.game.action(found.suggestions[0].action)
    out.print(text.say("hint-write", language, move=str(first)))
