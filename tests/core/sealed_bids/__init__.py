"""A small game with what the larger ones need: sealed choices made at once, dice, and a board that is data.

Every round is worth what the board says. All seats seal a bid at once and may change it until the last one is in; the
highest bid made by one seat alone wins the round, and a die on top.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numba import int64
from numpy.typing import NDArray

from voyageur.core import rng
from voyageur.core.action import ActionSpace
from voyageur.core.errors import BadOption, BadPosition, IllegalMove, UnknownMove
from voyageur.core.game import Game
from voyageur.core.kernels import Kernels, Signatures, bind, kernel
from voyageur.core.options import Option
from voyageur.core.position import Position
from voyageur.core.sheet import Sheet

SEATS, ROUNDS, BIDS, FACES, NO_BID = 5, 8, 4, 6, -1

State = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),
            ("points", np.int16, (SEATS,)),
            ("bid", np.int8, (SEATS,)),  # sealed, or NO_BID
            ("rounds_played", np.int8),
        ],
    )
)
Table = np.dtype((np.record, [("players", np.int8), ("rounds", np.int8), ("worth", np.int8, (ROUNDS,))]))
SIGNATURES = Signatures(State, Table)
below = bind(rng.below, int64(SIGNATURES.State, int64))


@kernel(SIGNATURES.setup)
def setup(s, t, seed):  # type: ignore[no-untyped-def]
    s.rng = rng.stream(seed, np.uint64(0))
    s.points[:] = 0
    s.bid[:] = NO_BID
    s.rounds_played = 0


@kernel(SIGNATURES.actors)
def actors(s, t):  # type: ignore[no-untyped-def]
    bits = 0
    for seat in range(t.players):
        if s.rounds_played < t.rounds and s.bid[seat] == NO_BID:
            bits |= 1 << seat
    return bits


@kernel(SIGNATURES.legal)
def legal(s, t, seat, out):  # type: ignore[no-untyped-def]
    n = 0
    if s.rounds_played < t.rounds:
        for bid in range(BIDS):
            if bid != s.bid[seat]:
                out[n] = bid
                n += 1
    return n


@kernel(SIGNATURES.apply)
def apply(s, t, seat, action):  # type: ignore[no-untyped-def]
    s.bid[seat] = action
    for other in range(t.players):
        if s.bid[other] == NO_BID:
            return
    for bid in range(BIDS - 1, -1, -1):
        bidders, winner = 0, 0
        for other in range(t.players):
            if s.bid[other] == bid:
                bidders, winner = bidders + 1, other
        if bidders == 1:
            s.points[winner] += t.worth[s.rounds_played] + below(s, FACES) + 1
            break
    s.bid[:] = NO_BID
    s.rounds_played += 1


@kernel(SIGNATURES.result)
def result(s, t, scores, shares):  # type: ignore[no-untyped-def]
    for seat in range(t.players):
        scores[seat] = s.points[seat]
    for seat in range(t.players):
        shares[seat] = scores[seat] == scores.max()
    shares /= shares.sum()


@kernel(SIGNATURES.determinize)
def determinize(s, t, seat, seed):  # type: ignore[no-untyped-def]
    s.rng = rng.stream(seed, np.uint64(1))
    for other in range(t.players):
        if other != seat and s.bid[other] != NO_BID:
            s.bid[other] = below(s, BIDS)


@kernel(SIGNATURES.observe)
def observe(s, t, seat, out):  # type: ignore[no-untyped-def]
    out[0] = s.bid[seat] / BIDS
    out[1] = s.rounds_played / ROUNDS
    for i in range(t.players):
        out[2 + i] = s.points[(seat + i) % t.players] / 100


@kernel(SIGNATURES.audit)
def audit(s, t):  # type: ignore[no-untyped-def]
    for seat in range(t.players):
        if s.points[seat] < 0 or s.bid[seat] >= BIDS:
            return 1
    return 0


@kernel(SIGNATURES.study)
def study(s, t, seat, notes):  # type: ignore[no-untyped-def]
    notes[0] = s.points[seat]


@kernel(SIGNATURES.evaluate)
def evaluate(s, t, seat, notes):  # type: ignore[no-untyped-def]
    return s.points[seat] - notes[0]


@kernel(SIGNATURES.settled)
def settled(s, t):  # type: ignore[no-untyped-def]
    return True


class View(msgspec.Struct, frozen=True):
    """Own bid, and what is open."""

    bid: int | None
    points: tuple[int, ...]
    rounds_played: int


def view(position: Position, seat: int | None) -> View:
    s = position.state[0]
    bid = None if seat is None or s["bid"][seat] == NO_BID else int(s["bid"][seat])
    return View(bid, tuple(int(n) for n in s["points"][: position.players]), int(s["rounds_played"]))


def parse(text: str) -> int:
    word, _, number = text.partition(" ")
    if word != "bid" or number not in {str(bid) for bid in range(BIDS)}:
        raise UnknownMove("sealed-unknown", move=text)
    return int(number)


def lay_table(players: int, options: Mapping[str, Any]) -> NDArray[Any]:
    course = COURSES[options["course"]] if isinstance(options["course"], str) else options["course"]
    table = np.zeros(1, Table)
    table[0]["players"], table[0]["rounds"] = players, len(course)
    table[0]["worth"][: len(course)] = course
    return table


COURSES = {"short": (1, 2, 3), "long": (1, 1, 2, 2, 3, 3, 4, 4)}


def own_course(value: Any) -> Any:
    if isinstance(value, list) and 1 <= len(value) <= ROUNDS and all(type(worth) is int for worth in value):
        return value
    raise BadOption("sealed-course", value=str(value))


def write(position: Position) -> dict[str, Any]:
    s = position.state[0]
    numbers = {name: s[name][: position.players].tolist() for name in ("points", "bid")}
    return {"rng": hex(s["rng"]), "rounds_played": int(s["rounds_played"]), **numbers}


def read(document: Mapping[str, Any], table: NDArray[Any]) -> NDArray[Any]:
    state = np.zeros(1, State)
    setup(state[0], table[0], np.uint64(0))
    try:
        state[0]["rng"] = np.uint64(int(document["rng"], 16))
        state[0]["rounds_played"] = document["rounds_played"]
        for name in ("points", "bid"):
            state[0][name][: len(document[name])] = document[name]
    except (KeyError, ValueError) as error:
        raise BadPosition("position-shape", problem=str(error)) from error
    return state


def chances(games: int) -> dict[str, NDArray[np.int64]]:
    state = np.zeros(1, State)
    setup(state[0], lay_table(3, {"course": "short"})[0], np.uint64(1))
    return {"a die": np.bincount([below(state[0], FACES) for _ in range(games)], minlength=FACES)}


GAME = Game(
    id="sealed_bids",
    name={"en": "Sealed bids", "fr": "Enchères scellées"},
    version=1,
    players=range(2, SEATS + 1),
    options=(Option("course", "short", tuple(COURSES), check=own_course, sentence="sealed-option-course"),),
    state=State,
    table=Table,
    kernels=Kernels(setup, actors, legal, apply, result, determinize, observe, audit, study, evaluate, settled),
    space=ActionSpace(
        size=BIDS,
        notation=lambda index: f"bid {index}",
        parse=parse,
        to_dict=lambda index: {"bid": index},
        from_dict=lambda document: int(document["bid"]),
        words=lambda index: ("sealed-bid", {"bid": index}),
        concealed=lambda index: "",
    ),
    observation_size=2 + SEATS,
    notes_size=1,
    folder=Path(__file__).parent,
    lay_table=lay_table,
    view=view,
    write=write,
    read=read,
    explain=lambda position, seat, index: IllegalMove("sealed-same", bid=index),
    reveals=lambda before, after: before.view().rounds_played != after.view().rounds_played,
    sheets=lambda view, language: [Sheet("", ("points",), tuple((str(points),) for points in view.points))],
    picture=lambda view, language: f"<svg>{view.points}</svg>",
    rounds=lambda state: int(state["rounds_played"]),
    laws=("points are never negative, and bids are bids",),
    chances=chances,
)
