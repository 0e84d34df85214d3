"""`voyageur schema`: the server's API as an OpenAPI document. It starts no server and needs no database."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from voyageur.cli.console import LanguageOption, write_file
from voyageur.core.errors import VoyageurError


def schema(
    language: LanguageOption,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it there instead of printing it.")] = None,
    bare: Annotated[bool, typer.Option("--bare", help="Without examples, for programs that make types of it.")] = False,
) -> None:
    """Print the server's API as an OpenAPI document, with every type of its messages.

    Example: voyageur schema --out openapi.json
    """
    made = msgspec.json.format(msgspec.json.encode(_document(with_examples=not bare)), indent=1).decode()
    if out is None:
        typer.echo(made)
    else:
        write_file(out, lambda path: path.write_text(made + "\n", encoding="utf-8"))


def _document(with_examples: bool) -> dict[str, Any]:
    """The document of an application that is never opened, and that knows nothing of this machine's own."""
    try:  # other commands do without the server, and start sooner
        from voyageur.server.app import build
        from voyageur.server.openapi import document
        from voyageur.server.settings import read_settings
    except ImportError as error:
        raise VoyageurError("serve-not-installed", missing=error.name or "") from error
    with tempfile.TemporaryDirectory(prefix="voyageur-") as folder:
        return document(build(read_settings({}, data=Path(folder))), with_examples)
