"""`voyageur course`: boards that people make themselves, checked, drawn and invented. It knows no game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from voyageur.cli.console import (
    FAILED,
    JsonOption,
    LanguageOption,
    complain,
    err,
    is_there,
    out,
    read_json,
    reasons,
    show_json,
    show_table,
    spoken,
    write_file,
)
from voyageur.core import registry, text
from voyageur.core.errors import BadOption, VoyageurError
from voyageur.core.game import Designs, Game
from voyageur.core.rng import SEED_BITS, new_seed

GameOption = Annotated[
    str | None, typer.Option("--game", help="The game they are for; by default the first that has courses.")
]

course = typer.Typer(
    name="course",
    help="Courses of your own: check, draw and invent them.",
    epilog="A course to begin with: [bold]voyageur course random --out course.json[/bold]",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


def check(
    language: LanguageOption,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A course document; - is the standard input.")],
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write its picture there.")] = None,
    game: GameOption = None,
    json: JsonOption = False,
) -> None:
    """Say everything that is wrong with a course, or how hard it is.

    Example: voyageur course check course.json --svg course.svg
    """
    designs = _designs(game)[1]
    document = read_json(file)
    found = designs.problems(document)
    if json:
        _answer(designs, document, found, language)
    else:
        _tell(designs, document, found, file, language)
    if found:
        raise typer.Exit(FAILED)
    if svg is not None:
        _draw(designs, document, svg, language, quiet=json)


def draw(
    language: LanguageOption,
    source: Annotated[
        str, typer.Argument(metavar="COURSE", help="A course by its name, or the file of a course document.")
    ],
    svg: Annotated[Path, typer.Argument(metavar="FILE", help="Where the picture is written.")],
    game: GameOption = None,
) -> None:
    """Draw a course as SVG.

    Example: voyageur course draw serpentine serpentine.svg

    Example: voyageur course draw random-17 course.svg
    """
    designs = _designs(game)[1]
    _draw(designs, _document(designs, source), svg, language)


def random(
    language: LanguageOption,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same course.")] = None,
    out_file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the course there instead of printing it.")
    ] = None,
    game: GameOption = None,
) -> None:
    """Invent a course and print its document.

    Example: voyageur course random --seed 17 --out course.json
    """
    which, designs = _designs(game)
    document = written(designs.invent(new_seed() >> (SEED_BITS - designs.seed_bits) if seed is None else seed))
    if out_file is None:
        typer.echo(document, nl=False)
        return
    write_file(out_file, lambda path: path.write_text(document, encoding="utf-8"))
    names = {"game": which.id, "option": designs.option, "path": str(out_file)}
    out.print(text.say("course-written", language, **names), soft_wrap=True)


def list_(language: LanguageOption, game: GameOption = None, json: JsonOption = False) -> None:
    """List the courses that have a name.

    Example: voyageur course list
    """
    which, designs = _designs(game)
    values = [value for option in which.options if option.name == designs.option for value in option.choices]
    documents = {value: designs.document(value) for value in values}
    if json:
        show_json([{"course": value, "document": document} for value, document in documents.items()])
        return
    overviews = {value: designs.sheets(document, language)[0] for value, document in documents.items()}
    columns = text.say("column-course", language), text.say("column-name", language), *overviews[values[0]].columns
    rows = [(value, _name(documents[value], language), *sheet.rows[0]) for value, sheet in overviews.items()]
    show_table(text.say("course-title", language, game=which.name), columns, tuple(rows))
    example = {"game": which.id, "option": designs.option, "value": values[-1]}
    out.print(text.say("course-play", language, **example), soft_wrap=True)


for name, command in (("check", check), ("draw", draw), ("random", random), ("list", list_)):
    course.command(name)(spoken(command))


# ---- what they share --------------------------------------------------------------------------------------------


def _designs(name: str | None) -> tuple[Game, Designs]:
    """The game asked for, or the first that can be played on courses of one's own."""
    game = None
    for which in registry.names() if name is None else [name]:
        game = registry.find(which)
        if game.designs is not None:
            return game, game.designs
    raise BadOption("course-no-designs", game="" if game is None else game.name)


def _document(designs: Designs, source: str) -> dict[str, Any]:
    """The document in a file, or the one a name stands for."""
    if source == "-" or (is_there(Path(source)) and not Path(source).is_dir()):
        return designs.document(read_json(source))
    try:
        return designs.document(source)
    except BadOption as error:
        raise BadOption("course-neither", name=source, reason=reasons(error)) from error


def _answer(designs: Designs, document: Any, found: list[VoyageurError], language: str) -> None:
    """The problems of a document, or its tables, for programs."""
    sheets = [] if found else [msgspec.to_builtins(sheet) for sheet in designs.sheets(document, language)]
    said = [{"key": problem.key, "reason": problem.reason(language)} for problem in found]
    show_json({"fine": not found, "problems": said, "sheets": sheets})


def _tell(designs: Designs, document: Any, found: list[VoyageurError], file: str, language: str) -> None:
    """The problems of a document, or its tables, for people."""
    if found:
        err.print(text.say("course-problems", language, name=file, count=len(found)), soft_wrap=True)
        for problem in found:
            complain(problem, language)
        return
    name = _name(document, language) or file
    out.print(text.say("course-fine", language, name=name), style="bold", soft_wrap=True)
    out.print()
    for sheet in designs.sheets(document, language):
        show_table(sheet.title, sheet.columns, sheet.rows)


def _draw(designs: Designs, document: Any, svg: Path, language: str, quiet: bool = False) -> None:
    picture = designs.picture(document, language)
    write_file(svg, lambda path: path.write_text(picture, encoding="utf-8"))
    if not quiet:
        out.print(text.say("replay-picture", language, path=str(svg)), soft_wrap=True)


def _name(document: dict[str, Any], language: str) -> str:
    """What a document is called, if it says so."""
    name = document.get("name") or ""
    return str(text.localised(name, language))


def written(document: dict[str, Any]) -> str:
    """A document as JSON that people can edit: an item of a list a line."""
    lines = []
    for key, value in document.items():
        body = msgspec.json.encode(value).decode()
        if isinstance(value, list):
            body = "[\n  " + ",\n  ".join(msgspec.json.encode(item).decode() for item in value) + "\n ]"
        lines.append(f'"{key}": {body}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"
