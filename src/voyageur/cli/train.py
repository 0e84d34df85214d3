"""`voyageur train`: learn anew what positions of a game are worth."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from voyageur.bots.weights import FILE, PACE_FILE, weights_of
from voyageur.cli.console import SEARCHING, LanguageOption, out, ready_game, write_file
from voyageur.cli.simulate import progress_bar
from voyageur.core import text
from voyageur.core.errors import NotFound
from voyageur.lab.pace import learn_pace
from voyageur.lab.training import train as lessons


def train(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    language: LanguageOption,
    games: Annotated[int, typer.Option(min=1, help="Greedy games to begin with.")] = 50_000,
    searched: Annotated[int, typer.Option(min=1, help="Games of the search against itself in each round.")] = 5_000,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of them.")] = 2,
    simulations: Annotated[int, typer.Option(min=1, help="Simulations for each move.")] = 40,
    threads: Annotated[int | None, typer.Option(min=1, help="By default as many as there are cores.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 0,
    pace: Annotated[bool, typer.Option("--pace", help="Of a race: how many rounds a seat still needs.")] = False,
    to: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where the weights go.")] = None,
) -> None:
    """Learn what positions are worth, from games of bots against themselves, and keep what wins.

    Example: voyageur train fivex --games 200000 --out src/voyageur/games/fivex/data/value.npz
    """
    game = ready_game(name, language, SEARCHING)
    if game.features_size == 0:
        raise NotFound("train-no-features", game=game.id)
    if pace and game.kernels.arrival is None:
        raise NotFound("train-no-race", game=game.id)
    to = to or Path(PACE_FILE if pace else FILE)
    with progress_bar() as bar:
        task = bar.add_task("", total=None)

        def watch(what: str, done: int, total: int) -> None:
            bar.update(task, description=text.say(f"train-{what}", language), completed=done, total=total)

        if pace:
            steps = {"games": searched, "rounds": rounds, "simulations": simulations}
            for lap in learn_pace(
                game, weights_of(game), **steps, seed=seed, threads=threads, progress=partial(watch, "play")
            ):
                write_file(to, partial(_write, weights=lap.weights))
                said = {"round": lap.number, "positions": lap.positions, "off": f"{lap.off:.2f}"}
                out.print(text.say("train-paced", language, **said), soft_wrap=True)
            return
        budget = {"games": games, "searched": searched, "rounds": rounds, "simulations": simulations}
        for each in lessons(game, **budget, seed=seed, threads=threads, progress=watch):
            write_file(to, partial(_write, weights=each.weights))
            numbers = {"round": each.number, "positions": each.positions, "surprise": f"{each.surprise:.4f}"}
            share = f"{100 * each.share:.1f} ± {196 * each.error:.1f} %"
            key = "train-kept" if each.kept else "train-dropped"
            out.print(text.say(key, language, share=share, **numbers), soft_wrap=True)


def _write(path: Path, weights: np.ndarray[tuple[int], np.dtype[np.float32]]) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, weights=weights)
