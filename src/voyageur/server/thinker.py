"""A process that thinks: asked over its standard input for a bot's move, for advice, or for a computation.

`python -m voyageur.server.thinker --nice 5 --import my_bots` is started by `thinking`. It knows nothing of the server:
it is shown positions that hold no secret, and games that are over. Whatever a bot prints goes to the standard error,
and when the server is gone, so is this process, whatever it is doing.
"""

from __future__ import annotations

import argparse
import os
import pickle
import queue
import sys
import threading
import time
import traceback
from contextlib import suppress
from importlib import import_module
from typing import Any

import msgspec
from numba.core import event

import voyageur as vg
from voyageur.bots.adviser import advise
from voyageur.bots.search import Choice, look_ahead
from voyageur.core import text
from voyageur.core.hints import Suggestion
from voyageur.server import frames
from voyageur.server.computations import find

PIECE = 1 << 16
TOLD_EVERY = 0.1
"""Progress is told at most so often, in seconds."""
LONGEST_TRACE = 4000
"""The last characters of an error are those that matter."""


class Pipe:
    """The way back to the server. Several threads may write."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._lock = threading.Lock()

    def send(self, frame: frames.Answer) -> None:
        """Send one frame."""
        self.write(frames.written(frame))

    def write(self, frame: bytes) -> None:
        """Write one frame, whole; without a server there is nothing left to do."""
        left = memoryview(frame)
        try:
            with self._lock:
                while left:
                    left = left[os.write(self._handle, left) :]
        except OSError:
            os._exit(0)


class Preparation(event.Listener):
    """Tells the server while rules are loaded or compiled. Kernels need each other, so it can be nested."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._depth = 0

    def __enter__(self) -> None:
        self._depth += 1
        if self._depth == 1:
            self._pipe.send(frames.Preparing(True))

    def __exit__(self, *error: object) -> None:
        self._depth -= 1
        if self._depth == 0:
            self._pipe.send(frames.Preparing(False))

    def on_start(self, event: Any) -> None:
        """Numba begins to compile a kernel."""
        self.__enter__()

    def on_end(self, event: Any) -> None:
        """Numba has compiled it."""
        self.__exit__()


class Told:
    """Sends the progress of a computation, not too often and never backwards."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._part, self._at = 0.0, 0.0

    def __call__(self, part: float) -> None:
        """So much is done."""
        now = time.monotonic()
        if self._part < part <= 1 and now - self._at >= TOLD_EVERY:
            self._part, self._at = part, now
            self._pipe.send(frames.Progress(part))


class Thinker:
    """Answers requests."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._preparation = Preparation(pipe)
        event.register("numba:compile", self._preparation)  # type: ignore[no-untyped-call]  # Numba has no types

    def answer(self, request: frames.Request) -> bytes:
        """The answer to a request, or what went wrong: no error of a bot ends this process."""
        try:
            if isinstance(request, frames.Choose):
                return frames.written(self._chosen(request))
            if isinstance(request, frames.Advise):
                return frames.written(self._advised(request))
            return frames.written(self._computed(request))
        except BaseException as error:  # a bot may even raise SystemExit
            return frames.written(failure(error))

    def _chosen(self, request: frames.Choose) -> frames.Chosen:
        position = self._shown(request)
        return frames.Chosen(text.written(vg.bot(request.bot, request.seed).choose(position, request.seat)))

    def _advised(self, request: frames.Advise) -> frames.Advised:
        position = self._shown(request)
        if request.among:
            return frames.Advised(*compared(position, request))
        hint = advise(position, request.seat, request.simulations, seed=request.seed)
        return frames.Advised(list(hint.chances), list(hint.suggestions))

    def _shown(self, request: frames.Choose | frames.Advise) -> vg.Position:
        """The position that a request is about."""
        with self._preparation:
            position: vg.Position = pickle.loads(request.position)
            position.determinize(request.seat, 0).legal(request.seat)  # loads what every bot needs
        return position

    def _computed(self, request: frames.Compute) -> frames.Computed:
        record = vg.GameRecord.from_json(request.record)
        return frames.Computed(find(request.name).run(record, request.params, Told(self._pipe)))


def compared(position: vg.Position, request: frames.Advise) -> tuple[list[float], list[Suggestion]]:
    """What some choices are worth, the best first.

    Where others choose at the same time they must not be able to answer a choice because it is the only one that is
    looked at: then all are, and what is wanted is taken from them.
    """
    game, seat = position.game, request.seat
    wanted = [game.action(choice) for choice in request.among]
    budget, seed = request.simulations, request.seed
    found: dict[int, Choice] = {}
    if any(action.told is None for action in wanted):
        found = {choice.action: choice for choice in look_ahead(position, seat, simulations=budget, seed=seed).choices}
    for action in wanted:
        if action.index not in found:
            alone = look_ahead(position, seat, simulations=budget, seed=seed, among=(action.index,))
            found[action.index] = alone.choices[0]
    worth = [
        Suggestion(str(action), action.sentence, choice.chances, choice.error, choice.visits, ())
        for action, choice in ((action, found[action.index]) for action in wanted)
    ]
    worth.sort(key=lambda each: -each.chances[seat])
    return list(worth[0].chances), worth


def failure(error: BaseException) -> frames.Failed:
    """An error as plain data."""
    words = "".join(traceback.format_exception(error))[-LONGEST_TRACE:]
    if not isinstance(error, vg.VoyageurError):
        return frames.Failed(words)
    return frames.Failed(words, error.key, msgspec.to_builtins(error.arguments, enc_hook=str))


def listen(handle: int, requests: queue.SimpleQueue[frames.Request]) -> None:
    """Take requests in until the server is gone; then go too, even in the middle of a thought."""
    reader = frames.Reader()
    with suppress(OSError):
        while piece := os.read(handle, PIECE):
            for frame in reader.feed(piece):
                requests.put(frames.request_decoder.decode(frame))
    os._exit(0)


def own_pipes() -> tuple[int, int]:
    """The standard input and output for this module alone: bots get an empty one, and the standard error."""
    sys.stdout.flush()
    incoming, outgoing = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return incoming, outgoing


def main() -> None:
    """Answer requests, one after the other, for ever."""
    parser = argparse.ArgumentParser(prog="voyageur.server.thinker")
    parser.add_argument("--nice", type=int, default=0)
    parser.add_argument("--import", dest="plugins", action="append", default=[])
    options = parser.parse_args()
    incoming, outgoing = own_pipes()
    if hasattr(os, "nice"):
        os.nice(options.nice)
    pipe, requests = Pipe(outgoing), queue.SimpleQueue[frames.Request]()
    threading.Thread(target=listen, args=(incoming, requests), daemon=True).start()
    for module in options.plugins:
        import_module(module)
    thinker = Thinker(pipe)
    pipe.send(frames.Ready())
    while True:
        pipe.write(thinker.answer(requests.get()))


if __name__ == "__main__":
    main()
