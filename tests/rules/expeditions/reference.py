"""Reference rules of "Expeditions: Around the World": slow, plain and meant to be read.

Tests use this module as an oracle for the compiled engine, so it shares no code with it. A position is a JSON-like
document; every public function leaves its argument as it is.

    legal(doc)           the notation of every legal move of the seat to act
    play(doc, notation)  the document after that move
    scores(doc)          the points of each seat
    winners(doc)         the seats that win on these points

Numbers such as "ruling 4.3" point to docs/rules/expeditions.md. Words: a *spot* is any marker of the board, a
*location* is a green spot (one card each), a *segment* joins two spots, the *tip* of an expedition is where its last
arrow points.
"""

from __future__ import annotations

import copy
import functools
import importlib.resources
import json
import os
import pathlib
from collections import deque
from dataclasses import dataclass
from typing import Any

Doc = dict[str, Any]

COLOURS = ("yellow", "red", "blue")
ARROWS_PER_COLOUR = 45
TICKETS_IN_GAME = 40
TICKETS_PER_TURN = 2
CARDS_DRAWN_BY_SWAP = 2
MARKING_DISTANCE = 3
START = "start"


# --- The board ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Board:
    """The printed map: what each spot is and which spots its segments lead to."""

    rank: dict[str, int]
    """Place of each spot in board.json: sorted lists of the document follow it."""
    kind: dict[str, str]
    """Colour of each spot: "location" (green), "ticket" (red), "bonus" (blue), or "start"."""
    neighbours: dict[str, list[str]]
    distance: dict[str, int]
    """Number of segments on a shortest way from the start."""


def _board_text() -> str:
    """The text of board.json: from the package, or else from the file that EXPEDITIONS_BOARD names."""
    try:
        data = importlib.resources.files("voyageur.games.expeditions") / "data" / "board.json"
        return data.read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        fallback = os.environ.get("EXPEDITIONS_BOARD")
        if fallback is None:
            raise
        return pathlib.Path(fallback).read_text(encoding="utf-8")


@functools.cache
def board() -> Board:
    """The board, read once."""
    data = json.loads(_board_text())
    spots: list[str] = [spot["id"] for spot in data["spots"]]
    neighbours: dict[str, list[str]] = {spot: [] for spot in spots}
    for one, other in data["segments"]:
        neighbours[one].append(other)
        neighbours[other].append(one)
    return Board(
        rank={spot: place for place, spot in enumerate(spots)},
        kind={spot["id"]: spot["kind"] for spot in data["spots"]},
        neighbours=neighbours,
        distance=_distances_from_start(neighbours),
    )


def _distances_from_start(neighbours: dict[str, list[str]]) -> dict[str, int]:
    """Segments between the start and every spot, by breadth-first search."""
    distance = {START: 0}
    queue = deque([START])
    while queue:
        spot = queue.popleft()
        for neighbour in neighbours[spot]:
            if neighbour not in distance:
                distance[neighbour] = distance[spot] + 1
                queue.append(neighbour)
    return distance


def _in_board_order(cards: list[str]) -> list[str]:
    """The same cards, sorted as the document wants them."""
    return sorted(cards, key=lambda card: board().rank[card])


# --- Expeditions and supplies ---------------------------------------------------------------------------------------


def _ends(arrow: str) -> tuple[str, str]:
    """Tail and head of an arrow written "tail>head"."""
    tail, head = arrow.split(">")
    return tail, head


def _head(arrow: str) -> str:
    return _ends(arrow)[1]


def _visited(arrows: list[str]) -> set[str]:
    """Spots touched by these arrows, and the compass rose (ruling 4.2)."""
    spots = {START}
    for arrow in arrows:
        spots.update(_ends(arrow))
    return spots


def _tip(arrows: list[str]) -> str:
    """Where the next arrow leaves from: the head of the last arrow, or the start (rulings 2.2 and 5.5)."""
    return _head(arrows[-1]) if arrows else START


def _ends_in_a_loop(arrows: list[str]) -> bool:
    """Whether the last arrow points to a spot that the expedition had visited before it (ruling 4.1)."""
    return bool(arrows) and _head(arrows[-1]) in _visited(arrows[:-1])


def _free_arrows_from(spot: str, arrows: list[str]) -> list[str]:
    """Arrows that may leave this spot: a segment takes one arrow per colour, in either direction (ruling 2.4)."""
    used = [set(_ends(arrow)) for arrow in arrows]
    return [f"{spot}>{neighbour}" for neighbour in board().neighbours[spot] if {spot, neighbour} not in used]


def _arrows_left(doc: Doc, colour: str) -> int:
    """Arrows of this colour in the supply."""
    return ARROWS_PER_COLOUR - len(doc["arrows"][colour])


def _any_arrow_left(doc: Doc) -> bool:
    return any(_arrows_left(doc, colour) > 0 for colour in COLOURS)


def _tickets_left(doc: Doc) -> int:
    """Tickets in the supply (ruling 3.9)."""
    held: int = sum(doc["tickets"])
    return TICKETS_IN_GAME - held


# --- Legal moves ----------------------------------------------------------------------------------------------------


def legal(doc: Doc) -> set[str]:
    """The notation of every legal move of the seat to act; none when the game is over."""
    if doc["phase"] == "marking":
        return _legal_marks(doc)
    if doc["phase"] == "turns":
        return _legal_in_a_turn(doc)
    return set()


def _legal_marks(doc: Doc) -> set[str]:
    """Key locations the seat may choose: own cards, far enough from the start, not marked yet (1.4 and 1.6)."""
    seat = doc["turn"]
    marked = doc["tokens"][seat]["on_map"]
    return {
        f"mark {card}"
        for card in doc["hands"][seat]
        if board().distance[card] >= MARKING_DISTANCE and card not in marked
    }


def _legal_in_a_turn(doc: Doc) -> set[str]:
    """What is pending comes first: a swap, a restart, blue arrows, a ticket arrow; else the free choice (section 0)."""
    pending = doc["pending"]
    if pending["swap"] is not None:
        return _legal_in_a_swap(doc)
    if pending["restart"] is not None:
        return _legal_restarts(doc, pending["restart"])
    if pending["bonus"] > 0:
        return _legal_extensions(doc) | {"decline"}
    if pending["ticket_arrow"]:
        return _legal_extensions(doc)
    return _legal_with_nothing_pending(doc)


def _legal_with_nothing_pending(doc: Doc) -> set[str]:
    """The compulsory arrow if it is still owed, ticket actions, or the end of the turn (2.1, 5.1 and 6.4)."""
    moves = _legal_tickets(doc)
    if not doc["progressed"]:
        moves |= _legal_extensions(doc)
    if doc["progressed"] or not _any_arrow_left(doc):
        moves.add("end")
    return moves


def _legal_extensions(doc: Doc) -> set[str]:
    """Arrows that prolong (or start) any expedition with an arrow left in the supply (2.2, 2.7 and 3.7)."""
    moves = set()
    for colour in COLOURS:
        arrows = doc["arrows"][colour]
        if _arrows_left(doc, colour) > 0:
            moves |= {f"{colour}: {arrow}" for arrow in _free_arrows_from(_tip(arrows), arrows)}
    return moves


def _legal_restarts(doc: Doc, colour: str) -> set[str]:
    """Arrows of the looped expedition from any spot that it has visited, the compass rose included (4.5 and 4.6)."""
    arrows = doc["arrows"][colour]
    return {f"{colour}: {arrow}" for spot in _visited(arrows) for arrow in _free_arrows_from(spot, arrows)}


def _legal_tickets(doc: Doc) -> set[str]:
    """Ticket actions that the seat can pay for and that have an effect (5.1 to 5.3)."""
    seat = doc["turn"]
    if doc["tickets_used"] >= TICKETS_PER_TURN or doc["tickets"][seat] == 0:
        return set()
    moves = {f"ticket: remove {colour}" for colour in COLOURS if doc["arrows"][colour]}
    if _any_arrow_left(doc):
        moves.add("ticket: arrow")
    if doc["hands"][seat] and doc["deck"]:
        moves.add("ticket: swap")
    return moves


def _legal_in_a_swap(doc: Doc) -> set[str]:
    """First which drawn card to keep, then what goes under the deck, and in which order (5.10 and 5.11)."""
    drawn, kept = doc["pending"]["swap"]["drawn"], doc["pending"]["swap"]["kept"]
    if kept is None:
        return {f"keep {card}" for card in drawn} | {"keep nothing"}
    if kept == "nothing":
        return {f"tuck {card} first" for card in drawn}
    orders = ["first", "last"] if len(drawn) == CARDS_DRAWN_BY_SWAP else ["first"]
    return {f"tuck {card} {order}" for card in doc["hands"][doc["turn"]] for order in orders}


# --- Playing a move -------------------------------------------------------------------------------------------------


def play(doc: Doc, notation: str) -> Doc:
    """The document after a legal move of the seat to act; ValueError for any other text."""
    if notation not in legal(doc):
        raise ValueError(f"illegal move: {notation!r}")
    after = copy.deepcopy(doc)
    words = notation.split(" ")
    match words:
        case ["mark", card]:
            _mark(after, card)
        case ["ticket:", *action]:
            _use_ticket(after, action)
        case ["keep", card]:
            after["pending"]["swap"]["kept"] = card
        case ["tuck", card, order]:
            _tuck(after, card, order)
        case ["decline"]:
            after["pending"]["bonus"] -= 1
        case ["end"]:
            _end_turn(after)
        case [colour, arrow]:
            _place_arrow(after, colour.removesuffix(":"), arrow)
    return after


def _next_seat(doc: Doc) -> int:
    seat: int = (doc["turn"] + 1) % doc["players"]
    return seat


def _mark(doc: Doc, card: str) -> None:
    """Put a token on a key location; the turns begin once all tokens are on the map (1.6 and 1.7)."""
    tokens = doc["tokens"][doc["turn"]]
    tokens["unplaced"] -= 1
    tokens["on_map"] = _in_board_order([*tokens["on_map"], card])
    doc["turn"] = _next_seat(doc)
    if all(each["unplaced"] == 0 for each in doc["tokens"]):
        doc["phase"] = "turns"
        doc["round"] = 1
        doc["turn"] = doc["first_player"]


def _end_turn(doc: Doc) -> None:
    """Pass to the next seat, or end the game when a round is complete (6.3 and the cap of 6.9)."""
    round_complete = _next_seat(doc) == doc["first_player"]
    if round_complete and (doc["ending"] or doc["round"] >= doc["options"]["round_cap"]):
        doc["phase"] = "over"
        return
    doc["turn"] = _next_seat(doc)
    doc["progressed"] = False
    doc["tickets_used"] = 0
    if round_complete:
        doc["round"] += 1


# --- Arrows ---------------------------------------------------------------------------------------------------------


def _place_arrow(doc: Doc, colour: str, arrow: str) -> None:
    """Place the arrow that is due, and resolve it."""
    _count_the_arrow_due(doc)
    doc["arrows"][colour].append(arrow)
    _take_effect(doc, _head(arrow))
    _claim_common(doc, _head(arrow))
    _check_loop(doc, colour)
    _check_arrows_run_out(doc)


def _count_the_arrow_due(doc: Doc) -> None:
    """Strike out what this arrow is for: a restart, a blue spot, a ticket, or else the compulsory progress (2.1)."""
    pending = doc["pending"]
    if pending["restart"] is not None:
        pending["restart"] = None
    elif pending["bonus"] > 0:
        pending["bonus"] -= 1
    elif pending["ticket_arrow"]:
        pending["ticket_arrow"] = False
    else:
        doc["progressed"] = True


def _remove_arrow(doc: Doc, colour: str) -> None:
    """Take back the last arrow; its new end takes effect, but claims no common objective (5.4 to 5.8)."""
    arrows = doc["arrows"][colour]
    arrows.pop()
    if arrows:
        _take_effect(doc, _head(arrows[-1]))
        _check_loop(doc, colour)


def _take_effect(doc: Doc, spot: str) -> None:
    """What the end of an expedition on this spot gives, common objectives apart (section 3 and ruling 5.7)."""
    kind = board().kind[spot]
    if kind == "location":
        _announce(doc, spot)
    elif kind == "ticket" and _tickets_left(doc) > 0:
        doc["tickets"][doc["turn"]] += 1
    elif kind == "bonus":
        doc["pending"]["bonus"] += 1


def _announce(doc: Doc, location: str) -> None:
    """Whoever holds the card of this location wins it, with the live token on it if any (3.1, 3.2 and 5.12)."""
    for seat in range(doc["players"]):
        hand, tokens = doc["hands"][seat], doc["tokens"][seat]
        if location not in hand:
            continue
        hand.remove(location)
        doc["won"][seat] = _in_board_order([*doc["won"][seat], location])
        if location in tokens["on_map"]:
            tokens["on_map"].remove(location)
            tokens["regained"] = _in_board_order([*tokens["regained"], location])
        if not hand:
            doc["ending"] = True  # rulings 6.1 and 6.2


def _claim_common(doc: Doc, spot: str) -> None:
    """The seat to act wins a common objective reached by an arrow; a new one takes its place (3.3 and 3.5)."""
    commons, deck = doc["commons"], doc["deck"]
    if spot not in commons:
        return
    place = commons.index(spot)
    commons[place : place + 1] = [deck.pop(0)] if deck else []
    doc["won"][doc["turn"]] = _in_board_order([*doc["won"][doc["turn"]], spot])


def _check_loop(doc: Doc, colour: str) -> None:
    """A loop must be left by a restart arrow, unless the colour has run out (4.3, 4.4 and 5.6)."""
    if _ends_in_a_loop(doc["arrows"][colour]) and _arrows_left(doc, colour) > 0:
        doc["pending"]["restart"] = colour


def _check_arrows_run_out(doc: Doc) -> None:
    """With all arrows on the map blue arrows lapse, and the round is the last one (6.1, 6.2 and 6.5)."""
    if not _any_arrow_left(doc):
        doc["pending"]["bonus"] = 0
        doc["ending"] = True


# --- Tickets --------------------------------------------------------------------------------------------------------


def _use_ticket(doc: Doc, action: list[str]) -> None:
    """Pay the ticket to the supply, then start the action (3.9 and 5.1)."""
    doc["tickets"][doc["turn"]] -= 1
    doc["tickets_used"] += 1
    match action:
        case ["arrow"]:
            doc["pending"]["ticket_arrow"] = True
        case ["remove", colour]:
            _remove_arrow(doc, colour)
        case ["swap"]:
            _draw_for_swap(doc)


def _draw_for_swap(doc: Doc) -> None:
    """Draw two cards from the top of the deck, or the only one (5.10 and 5.11)."""
    deck = doc["deck"]
    doc["pending"]["swap"] = {"drawn": deck[:CARDS_DRAWN_BY_SWAP], "kept": None}
    doc["deck"] = deck[CARDS_DRAWN_BY_SWAP:]


def _tuck(doc: Doc, card: str, order: str) -> None:
    """Finish a swap: the card named and the other drawn card, if any, go under the deck in the order chosen."""
    drawn, kept = doc["pending"]["swap"]["drawn"], doc["pending"]["swap"]["kept"]
    doc["pending"]["swap"] = None
    other = [each for each in drawn if each not in (kept, card)]
    doc["deck"] += [card, *other] if order == "first" else [*other, card]
    if kept != "nothing":
        _exchange(doc, given_up=card, gained=kept)


def _exchange(doc: Doc, given_up: str, gained: str) -> None:
    """Replace a hand card; a live token on the card given up stays on the map, dead for the game (5.12)."""
    seat = doc["turn"]
    hand, tokens = doc["hands"][seat], doc["tokens"][seat]
    hand.remove(given_up)
    doc["hands"][seat] = _in_board_order([*hand, gained])
    if given_up in tokens["on_map"]:
        tokens["on_map"].remove(given_up)
        tokens["given_up"] = _in_board_order([*tokens["given_up"], given_up])


# --- Points ---------------------------------------------------------------------------------------------------------


def scores(doc: Doc) -> list[int]:
    """Points of each seat as the position stands (6.7)."""
    return [_score(doc, seat) for seat in range(doc["players"])]


def _score(doc: Doc, seat: int) -> int:
    """Cards won and tokens regained, less cards in hand and tokens on the map, dead or alive (6.7)."""
    tokens = doc["tokens"][seat]
    gained = len(doc["won"][seat]) + len(tokens["regained"])
    lost = len(doc["hands"][seat]) + len(tokens["on_map"]) + len(tokens["given_up"])
    return gained - lost


def winners(doc: Doc) -> list[int]:
    """Seats with the most points, then the most tickets; a tie after that is shared (6.8)."""
    standing = list(zip(scores(doc), doc["tickets"], strict=True))
    return [seat for seat, result in enumerate(standing) if result == max(standing)]
