"""Kernels: Numba functions on a position's record, with explicit signatures, cached on disk, releasing the GIL.

Every game is given to the core as the same handful of kernels (`Kernels`), typed by `Signatures` over the game's own
two records: the *state*, which moves change, and the *table*, which holds what stays the same for one table (its
options and, where a game has several, its board).

Generic code (random play, search, the batched forms) is written once, as plain functions that name kernels as
globals, and made for one game by `bind`. Binding compiles direct calls, so that the caller pays neither the 50 µs that
passing a first-class function from Python costs nor an indirect call; and, unlike a closure, a bound function is
found in the cache again by the next process.
"""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from numba import boolean, float32, float64, from_dtype, int16, int64, njit, typeof, types, uint64, void
from numba import config as numba_config
from numba.core.compiler_lock import global_compiler_lock

from voyageur.core import cache

config: Any = numba_config
numba_type: Any = typeof

Actions = int16[::1]
"""A buffer of action numbers."""

NOBODY = -1
"""The seat of a spectator, and of whoever is not there."""


@contextmanager
def _own_cache(folder: Path) -> Iterator[None]:
    """Let Numba place its cache in our folder, without touching the caller's settings."""
    with global_compiler_lock:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before


def kernel(signature: Any) -> Callable[[Callable[..., Any]], Any]:
    """Compile a function for exactly this signature; nothing else about Numba is said anywhere.

    It is compiled, or loaded from the cache, when it is first called or first needed by another kernel. A kernel that
    comes from the cache needs none of those it calls, so that a warm start loads the few that are entered from outside.
    """

    def declared(function: Callable[..., Any]) -> Any:
        folder = cache.folder_of(function)
        with _own_cache(folder or Path()):
            dispatcher = njit(cache=folder is not None, nogil=True, error_model="numpy")(function)
        return dispatcher if config.DISABLE_JIT else _on_demand(dispatcher, signature)

    return declared


def _on_demand(dispatcher: Any, signature: Any) -> Any:
    """Compile the one signature when Python first calls the kernel, or when a caller's types are worked out."""
    typed = dispatcher.get_call_template

    def compiled() -> Any:
        with global_compiler_lock:  # Numba's own, so that no two threads wait for each other
            if not dispatcher.overloads:
                dispatcher.compile(signature)
                dispatcher.disable_compile()
        return next(iter(dispatcher.overloads.values()))

    def on_call(*arguments: Any) -> Any:
        for argument, right in zip(arguments, signature.args, strict=True):
            if not isinstance(right, types.Number) and numba_type(argument) != right:
                raise TypeError(f"{dispatcher.__name__} takes {right}, not {numba_type(argument)}")
        return compiled().entry_point

    def on_typing(arguments: Any, named: Any) -> Any:
        compiled()
        return typed(arguments, named)

    dispatcher._compile_for_args, dispatcher.get_call_template = on_call, on_typing
    return dispatcher


def no_features(s, t, seat, out):  # type: ignore[no-untyped-def]
    """For a game that offers none."""


def always_calm(s, t):  # type: ignore[no-untyped-def]
    """For a game that can be judged at any time."""
    return True


def always_hope(s, t):  # type: ignore[no-untyped-def]
    """For a game that somebody wins."""
    return 1.0


def no_arrival(s, t, seat, left):  # type: ignore[no-untyped-def]
    """For a game that is no race."""
    return 0.0


def bind(function: Callable[..., Any], signature: Any, **kernels: Any) -> Any:
    """Compile a generic function for one game: the globals it names are replaced by that game's kernels."""
    assert isinstance(function, FunctionType)
    bound = FunctionType(function.__code__, {**function.__globals__, **kernels}, function.__name__)
    bound.__qualname__ = f"{function.__qualname__}_{_mark(kernels)}"
    bound.__module__ = function.__module__
    return kernel(signature)(bound)


def _mark(kernels: dict[str, Any]) -> str:
    """A mark of what was bound, so that the cache never takes one binding for another of the same signature."""
    digest = hashlib.sha256()
    for name, value in sorted(kernels.items()):
        function = getattr(value, "py_func", value)
        if isinstance(function, FunctionType):
            source = cache.folder_of(function) or function.__code__.co_code
            digest.update(f"{name}={function.__module__}.{function.__qualname__} {source!r}".encode())
        else:
            digest.update(f"{name}={value!r}".encode())
    return digest.hexdigest()[:12]


class Signatures:
    """The types of a game's kernels, made from the dtypes of its two records."""

    def __init__(self, state: np.dtype[Any], table: np.dtype[Any]) -> None:
        self.State: Any = from_dtype(state)
        self.Table: Any = from_dtype(table)
        self.States: Any = types.Array(self.State, 1, "C")
        self.Tables: Any = types.Array(self.Table, 1, "C")
        s, t = self.State, self.Table
        self.setup = void(s, t, uint64)
        self.actors = int64(s, t)
        self.legal = int64(s, t, int64, Actions)
        self.apply = void(s, t, int64, int64)
        self.result = void(s, t, float64[::1], float64[::1])
        self.determinize = void(s, t, int64, uint64)
        self.observe = void(s, t, int64, float32[::1])
        self.audit = int64(s, t)
        self.study = void(s, t, int64, float64[::1])
        self.evaluate = float64(s, t, int64, float64[::1])
        self.settled = boolean(s, t)
        self.features = void(s, t, int64, float32[::1])
        self.calm = boolean(s, t)
        self.hope = float64(s, t)
        self.arrival = float64(s, t, int64, float64)


@dataclass(frozen=True, eq=False)
class Template:
    """A generic function and the rule that gives its signature for one game; `Game.compiled` makes it."""

    function: Callable[..., Any]
    signature: Callable[[Signatures], Any]


def template(signature: Callable[[Signatures], Any]) -> Callable[[Callable[..., Any]], Template]:
    """Mark a generic function; its globals `setup`, `legal`, `apply`… stand for the kernels of the game to come."""
    return lambda function: Template(function, signature)


@dataclass(frozen=True)
class Kernels:
    """What a game is, to every layer above it: functions of (state, table, …).

    A seat is numbered from 0. A kernel may rely on what the core has checked: `apply` only ever sees legal actions.
    """

    setup: Any
    """(s, t, seed): the first position of a game."""
    actors: Any
    """(s, t) → a bit for each seat the game waits for; 0 exactly when the game is over."""
    legal: Any
    """(s, t, seat, out) → how many actions that seat may choose, written to `out`, each once."""
    apply: Any
    """(s, t, seat, action): make that move. Chance comes from `s.rng` alone."""
    result: Any
    """(s, t, scores, shares): each seat's score, and its share of the victory if it ended now; 0 if nobody won."""
    determinize: Any
    """(s, t, seat, seed): deal again what the seat (or `NOBODY`, a spectator) cannot know, the generator included."""
    observe: Any
    """(s, t, seat, out): what the seat knows, as numbers between about -1 and 1, written over zeros."""
    audit: Any
    """(s, t) → 0, or the number of the conservation law that is broken."""
    study: Any
    """(s, t, seat, notes): what is worth working out once before many moves are compared, written over zeros; behind
    the notes there may be room to remember earlier ones."""
    evaluate: Any
    """(s, t, seat, notes) → how good the position is for that seat, given the notes it took when it began to think."""
    settled: Any
    """(s, t) → whether nothing is half done, so that `evaluate` means something."""
    features: Any = None
    """(s, t, seat, out): what the position holds for one seat, as numbers for a learned value, written over zeros; a
    game without them is judged by playing on."""
    calm: Any = None
    """(s, t) → whether it is a moment to judge a position, such as the beginning of a turn; None for any moment."""
    hope: Any = None
    """(s, t) → how likely it still is that anybody wins, for a game that may end without a winner; None for 1."""
    arrival: Any = None
    """(s, t, seat, left) → the round in which a seat arrives that needs so many more, for a game that is a race."""
