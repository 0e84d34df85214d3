"""Bots that were trained elsewhere: `file:weights.npz` plays by a network that a file holds, in plain NumPy.

The file holds the game's name (`game`) and the layers of a network from what a seat observes to a number for each
action: `weights0`, `bias0`, `weights1`, … Between layers there is a ReLU. The legal action with the highest number is
played; where others choose at the same time, one is drawn by the softmax of the numbers, since whoever always played
the best could be read.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from voyageur.bots.base import Bot, register_maker
from voyageur.core import rng, text
from voyageur.core.action import Action, Seat
from voyageur.core.errors import BadOption, NotFound
from voyageur.core.game import Game
from voyageur.core.position import Position

Layer = tuple[NDArray[np.float32], NDArray[np.float32]]
FINE = 1 << 30
"""Chances are told apart as finely as that."""
REMEMBERED = 16
"""Files that are kept in memory."""


class Network(msgspec.Struct, frozen=True):
    """The layers of a network, and the game it was made for."""

    game: str
    layers: tuple[Layer, ...]

    def fits(self, game: Game) -> bool:
        """Whether it takes what a seat of that game observes, and knows its actions."""
        widths = [game.observation_size, *(bias.size for _, bias in self.layers)]
        shapes = list(pairwise(widths))
        return (
            self.game == game.id
            and widths[-1] == game.space.size
            and [weights.shape for weights, _ in self.layers] == shapes
        )

    def __call__(self, seen: NDArray[np.float32]) -> NDArray[np.float32]:
        """A number for each action; the higher, the better."""
        for number, (weights, bias) in enumerate(self.layers, start=1):
            seen = seen @ weights + bias
            if number < len(self.layers):
                seen = np.maximum(seen, 0.0)
        return seen

    def save(self, path: Path) -> None:
        """Write the file that `read` reads."""
        arrays: dict[str, Any] = {"game": np.array(self.game)}
        for number, (weights, bias) in enumerate(self.layers):
            arrays |= {f"weights{number}": weights, f"bias{number}": bias}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)


def read(path: Path) -> Network:
    """The network that a file holds; NotFound says what is wrong with it."""
    try:
        with np.load(path) as stored:
            count = sum(name.startswith("weights") for name in stored)
            layers = [
                (stored[f"weights{n}"].astype(np.float32), stored[f"bias{n}"].astype(np.float32)) for n in range(count)
            ]
            return Network(str(stored["game"]), tuple(layers))
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise NotFound("bot-file", path=text.written(str(path)), problem=str(error)) from error


@lru_cache(REMEMBERED)
def _read_once(path: Path, changed: int) -> Network:
    """The network of a file as it was at that time: a file that is written anew is read anew."""
    return read(path)


class NetworkBot(Bot):
    """Plays by the network of a file."""

    network: ClassVar[Network]

    def pick(self, position: Position, seat: Seat) -> Action:
        """The legal action that the network thinks most of; of sealed ones, one drawn by how much it thinks of them."""
        game = position.game
        if not self.network.fits(game):
            raise BadOption("bot-file-game", bot=self.name, game=game.id, other=self.network.game)
        legal = position.legal(seat)
        worth = self.network(position.observe(seat))[[action.index for action in legal]]
        if len(position.actors) == 1:
            return legal[int(worth.argmax())]
        chances = np.exp((worth - worth.max()).astype(np.float64))
        at = rng.pick_from(self.rng, FINE) / FINE * chances.sum()
        return legal[min(int(np.searchsorted(chances.cumsum(), at, side="right")), len(legal) - 1)]


def filed(name: str) -> type[Bot]:
    """The bot `file:weights.npz`."""
    path = Path(name)
    network = _read_once(path, path.stat().st_mtime_ns) if path.is_file() else read(path)
    return type("Filed", (NetworkBot,), {"name": f"file:{name}", "network": network})


register_maker("file", filed)
