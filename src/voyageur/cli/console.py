"""The terminal: its two streams, its language, and how tables, errors and waiting look in it. It knows no game."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table
from typer.core import TyperCommand

from voyageur.bots import bot
from voyageur.bots.levels import SearchBot
from voyageur.bots.tree import explore
from voyageur.core import cache, registry, text
from voyageur.core.action import Seat
from voyageur.core.errors import BadOption, VoyageurError
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.sheet import Sheet

out = Console(markup=False, highlight=False)
err = Console(markup=False, highlight=False, stderr=True)

FAILED = 2
"""The exit code of a command that could not do what it was asked."""

HUMAN = "human"
"""Who plays a seat, in a record, when it is no bot."""

LONG_SHEET, GAP = 12, 4
"""Rows from which a table is shown in two halves, side by side, where there is room; and the columns between them."""


# ---- language and options ---------------------------------------------------------------------------------------


def usual_language() -> str:
    """The language of the user's system, if it is one of ours; otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if chosen := os.environ.get(variable):
            return chosen[:2] if chosen[:2] in text.LANGUAGES else "en"
    return "en"


LanguageOption = Annotated[
    Literal["en", "fr"],
    typer.Option(help="The language to speak.", default_factory=usual_language, show_default="that of the system"),
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="How the table is laid; see [bold]voyageur games[/bold]. NAME=@FILE reads a value from a JSON file.",
    ),
]
EachOption = Annotated[
    str | None, typer.Option("--each", metavar="NAME", help="The same again with every value of that option.")
]
WorkersOption = Annotated[
    int | None, typer.Option(min=1, show_default="one a core", help="Processes; the result does not depend on them.")
]
RayOption = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Spread the work over a Ray cluster; [bold]local[/bold] starts one here."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead, for programs.")]


class BareOptions(TyperCommand):
    """A command whose options with a metavar in brackets, such as ``[FILE]``, may also stand bare: then they are ""."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give each bare option its empty value."""
        marked = [option for option in self.params if str(option.metavar).startswith("[")]
        bare = {name for option in marked for name in option.opts if name.startswith("-")}
        whole: list[str] = []
        for number, word in enumerate(args, start=1):
            whole.append(word)
            if word in bare and (number == len(args) or args[number].startswith("-")):
                whole.append("")
        return super().parse_args(ctx, whole)


def read_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """The options of a table from what was typed, each as name=value, or as name=@file with the value there as JSON."""
    known = {option.name: option for option in game.options}
    chosen = {}
    for words in given or ():
        name, equals, value = words.partition("=")
        if name not in known:
            raise BadOption("option-unknown", option=name, known=sorted(known))
        if not equals:
            raise BadOption("option-shape", option=name, default=str(known[name].default))
        file = value.removeprefix("@")
        chosen[name] = known[name].accept(read_json(file)) if value.startswith("@") else known[name].read(value)
    return chosen


def each_value(game: Game, name: str | None, options: dict[str, Any]) -> list[dict[str, Any]]:
    """The same options with every value that one of them can have; without a name, just those options."""
    if name is None:
        return [options]
    several = {option.name: option.choices for option in game.options if len(option.choices) > 1}
    if name not in several:
        raise BadOption("option-unknown", option=name, known=sorted(several))
    return [{**options, name: value} for value in several[name]]


def value_key(value: Any) -> str:
    """A value of an option as programs and folders call it; all documents are "custom"."""
    return "custom" if isinstance(value, Mapping) else str(value).lower()


def value_words(value: Any, language: str) -> str:
    """A value of an option for people, who know a document by its name if it has one."""
    if isinstance(value, Mapping):
        return str(text.localised(value.get("name"), language) or text.say("option-custom", language))
    return ",".join(map(str, value)) if isinstance(value, list) else value_key(value)


# ---- what goes wrong --------------------------------------------------------------------------------------------


def spoken(command: Callable[..., None]) -> Callable[..., None]:
    """The command, with its errors said in one red line of the chosen language."""

    @functools.wraps(command)
    def speaking(**options: Any) -> None:
        try:
            command(**options)
        except VoyageurError as error:
            complain(error, options.get("language") or usual_language())
            raise typer.Exit(FAILED) from None

    return speaking


def complain(error: VoyageurError, language: str) -> None:
    """Say what was wrong."""
    err.print(error.reason(language), style="bold red", soft_wrap=True)


def reasons(error: VoyageurError) -> dict[str, str]:
    """Why, in every language: to be part of another sentence."""
    return {language: error.reason(language) for language in text.LANGUAGES}


def write_file(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file; what the system has against it becomes an error in words."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path)
    except OSError as error:
        raise VoyageurError("file-unwritable", path=str(path), problem=error.strerror or str(error)) from error


def is_there(path: Path) -> bool:
    """Whether something has that name; nothing has one that the system finds too long."""
    try:
        return path.exists()
    except OSError:
        return False


def read_json(file: str) -> Any:
    """What a file says as JSON, or what is typed or piped in where the file is "-"."""
    try:
        document = typer.get_binary_stream("stdin").read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise VoyageurError("record-unreadable", path=file, problem=error.strerror or str(error)) from error
    try:
        return msgspec.json.decode(document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise VoyageurError("file-no-json", path=file, problem=str(error)) from error


# ---- waiting ----------------------------------------------------------------------------------------------------


SEARCHING = ("novice",)
"""Commands that look ahead need what a bot needs that does."""


def is_compiled(game: str, bots: tuple[str, ...] = ()) -> bool:
    """Whether the cache holds the kernels of this game, whose folder there begins with its name, and of those bots."""
    folder = cache.folder()
    if not any(folder.glob(f"{game}_*/*.nbi")):
        return False
    if not any(isinstance(bot(name, seed=0), SearchBot) for name in bots):
        return True
    search = registry.find(game).compiled(explore).py_func.__qualname__
    return any(folder.glob(f"bots_*/*.{search}-*.nbi"))


def ready_game(name: str, language: str, bots: tuple[str, ...] = ()) -> Game:
    """A game by its name. Its first use on a machine compiles it, and says so."""
    if name not in registry.names() or is_compiled(name, bots):
        return registry.find(name)
    players = [bot(player, seed=0) for player in {"random", *bots}]
    with err.status(text.say("compiling", language)):
        if not err.is_terminal:
            err.print(text.say("compiling", language), soft_wrap=True)
        game = registry.find(name)
        position = game.start(seed=0)
        for player in players:
            position = position.play(player.choose(position))
    return game


# ---- tables -----------------------------------------------------------------------------------------------------


def show_json(document: Any) -> None:
    """One line of JSON on stdout."""
    typer.echo(msgspec.json.encode(document).decode())


def table(title: str | None, columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> Table:
    """A table without frames; columns of numbers are flush right."""
    style: dict[str, Any] = {"title_justify": "left", "title_style": "bold", "box": box.SIMPLE_HEAD}
    made = Table(title=title, show_edge=False, pad_edge=False, collapse_padding=True, **style)
    for column, heading in enumerate(columns):
        numeric = all(row[column].lstrip("-+").isdigit() for row in rows)
        made.add_column(heading, justify="right" if numeric else "left", overflow="fold")
    for row in rows:
        made.add_row(*row)
    return made


def show_table(title: str | None, columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> None:
    """Print a table and an empty line; a long one in two halves where they fit side by side."""
    whole = table(title, columns, rows)
    if len(rows) < LONG_SHEET or 2 * out.measure(whole).maximum + GAP > out.width:
        out.print(whole, "")
        return
    half = (len(rows) + 1) // 2
    pair = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    pair.add_row(table(title, columns, rows[:half]), table(title and " ", columns, rows[half:]))
    out.print(pair, "")


def show_board(position: Position, seat: Seat | None, language: str, known: Sequence[Sheet] = ()) -> list[Sheet]:
    """The table as that seat sees it, but for the parts that are known; returns all of it."""
    sheets: list[Sheet] = position.game.sheets(position.view(seat), language)
    for sheet in sheets:
        if sheet not in known:
            show_table(sheet.title, sheet.columns, sheet.rows)
    return sheets


def show_result(position: Position, names: tuple[str, ...], language: str) -> None:
    """Who has how many points and which place, and who won."""
    columns = tuple(text.say(f"column-{key}", language) for key in ("place", "seat", "player", "score"))
    places = position.places
    seats = sorted(range(position.players), key=lambda seat: places[seat])
    rows = tuple((str(places[seat]), str(seat), names[seat], f"{position.scores[seat]:g}") for seat in seats)
    out.print()
    show_table(text.say("game-over", language), columns, rows)
    winners = position.winners
    out.print(text.say("result-won", language, count=len(winners), seats=winners), style="bold")
