"""The command `voyageur`: one module a command, each a function whose parameters are its options."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import typer

from voyageur.cli.admin import admin
from voyageur.cli.analyse import analyse
from voyageur.cli.balance import balance
from voyageur.cli.bench import bench
from voyageur.cli.check import check
from voyageur.cli.console import BareOptions, spoken
from voyageur.cli.course import course
from voyageur.cli.dataset import dataset
from voyageur.cli.games import games
from voyageur.cli.hint import hint
from voyageur.cli.ladder import ladder
from voyageur.cli.observations import observations
from voyageur.cli.perft import perft
from voyageur.cli.play import play
from voyageur.cli.replay import replay
from voyageur.cli.schema import schema
from voyageur.cli.serve import serve
from voyageur.cli.simulate import simulate
from voyageur.cli.tournament import tournament
from voyageur.cli.train import train

COMMANDS: list[Callable[..., None]] = [
    games,
    play,
    serve,
    schema,
    replay,
    hint,
    analyse,
    simulate,
    tournament,
    ladder,
    train,
    balance,
    dataset,
    perft,
    check,
    observations,
    bench,
]
"""To add a command, write its module and add its line above."""

app = typer.Typer(
    name="voyageur",
    help="Expedition board games: play them against bots, look at them again, put them to the test.",
    epilog="A game to begin with: [bold]voyageur play expeditions[/bold]",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in COMMANDS:
    app.command(cls=BareOptions)(spoken(command))
app.add_typer(course)
app.add_typer(admin)


@app.callback()
def voyageur() -> None:
    """Keep the name of a command part of the line, even while there is only one."""


def main() -> None:
    """Run the command line. What a terminal cannot show or send is replaced, never a reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="voyageur")
