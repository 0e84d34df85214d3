"""Bots and computations that behave badly, for the thinking processes of the tests to import."""

import ctypes
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import event

import voyageur as vg
from tests.server.processes import GATE, PONDERER_SECONDS
from voyageur.core.options import Option
from voyageur.server.computations import computation

FOR_EVER = 3600.0


def first(position: vg.Position, seat: int) -> vg.Action:
    """A move that can be recognised."""
    return position.legal(seat)[0]


@vg.register_bot
class Quick(vg.Bot):
    """Plays the first legal move."""

    name = "test-quick"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        return first(position, seat)


@vg.register_bot
class Sleeper(vg.Bot):
    """Takes for ever, doing nothing."""

    name = "test-sleeper"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        time.sleep(FOR_EVER)
        return first(position, seat)


@vg.register_bot
class Hog(vg.Bot):
    """Takes for ever, in plain Python that never waits for anything."""

    name = "test-hog"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        while True:
            sum(range(1000))


@vg.register_bot
class Ponderer(vg.Bot):
    """Computes in plain Python for seconds, then plays the first legal move."""

    name = "test-ponderer"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        end = time.monotonic() + PONDERER_SECONDS
        while time.monotonic() < end:
            sum(range(1000))
        return first(position, seat)


@vg.register_bot
class Preparer(vg.Bot):
    """As if it compiled something, for as long as there is a file; then it plays the first legal move."""

    name = "test-preparer"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        event.start_event("numba:compile")  # type: ignore[no-untyped-call]  # Numba has no types
        while Path(os.environ[GATE]).exists():
            time.sleep(0.02)
        event.end_event("numba:compile")  # type: ignore[no-untyped-call]
        return first(position, seat)


@vg.register_bot
class Slowish(vg.Bot):
    """Takes a while, and plays the first legal move."""

    name = "test-slowish"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        time.sleep(0.2)
        return first(position, seat)


@vg.register_bot
class Raiser(vg.Bot):
    """Raises an error."""

    name = "test-raiser"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        raise RuntimeError("I do not know how to play")


@vg.register_bot
class Leaver(vg.Bot):
    """Raises what usually ends a program."""

    name = "test-leaver"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        sys.exit(0)


@vg.register_bot
class Crasher(vg.Bot):
    """Ends its process."""

    name = "test-crasher"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        os._exit(3)


@vg.register_bot
class Segfaulter(vg.Bot):
    """Reads where there is nothing."""

    name = "test-segfaulter"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        ctypes.string_at(0)
        return first(position, seat)


@vg.register_bot
class Cheater(vg.Bot):
    """Plays a move that is not legal."""

    name = "test-cheater"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        legal = {action.index for action in position.legal(seat)}
        return next(action for action in position.game.actions if action.index not in legal)


@vg.register_bot
class Mumbler(vg.Bot):
    """Plays something that is no move."""

    name = "test-mumbler"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        words: Any = "x" * 100_000
        return words  # type: ignore[no-any-return]  # that is the point


@vg.register_bot
class Printer(vg.Bot):
    """Writes to the standard output, also past Python, and reads the standard input, and plays the first legal move."""

    name = "test-printer"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        print("\0\0\0\5hello", flush=True)
        os.write(1, b"\0\0\0\1!")
        sys.stdin.read()
        return first(position, seat)


@vg.register_bot
class Witness(vg.Bot):
    """Tells what it was shown by raising it."""

    name = "test-witness"

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        hidden = [name for name in os.environ if name.startswith(("VOYAGEUR_", "PG"))]
        secrets = [name for name in hidden if name != "VOYAGEUR_CACHE"]
        raise RuntimeError(f"moves={position.moves} seed={position._origin} secrets={secrets}")


@computation("test-touch", Option("path", "", check=str))
def touch(record: vg.GameRecord, params: dict[str, Any], progress: Callable[[float], None]) -> None:
    """Writes the number of its process to a file again and again, for ever."""
    while True:
        progress(0.5)
        Path(params["path"]).write_text(str(os.getpid()))
        time.sleep(0.01)


@computation("test-echo", Option("value", 0, check=lambda value: value))
def echo(record: vg.GameRecord, params: dict[str, Any], progress: Callable[[float], None]) -> Any:
    """Gives its parameter back; prints; says odd things about its progress."""
    print("computing")
    for part in (0.25, 0.1, 7.0, 0.5, 1.0):
        progress(part)
        time.sleep(0.11)
    return {"value": params["value"], "moves": len(record.moves)}


@computation("test-raise")
def fail(record: vg.GameRecord, params: dict[str, Any], progress: Callable[[float], None]) -> Any:
    """Raises."""
    raise ZeroDivisionError("by nothing")


@computation("test-refuse")
def refuse(record: vg.GameRecord, params: dict[str, Any], progress: Callable[[float], None]) -> Any:
    """Raises something that can be said to people."""
    raise vg.BadRecord("record-game", game="chess", right="go")


@computation("test-crash")
def crash(record: vg.GameRecord, params: dict[str, Any], progress: Callable[[float], None]) -> Any:
    """Ends its process."""
    os._exit(4)


@computation("test-object")
def give_object(record: vg.GameRecord, params: dict[str, Any], progress: Callable[[float], None]) -> Any:
    """Gives what cannot be sent."""
    return object()
