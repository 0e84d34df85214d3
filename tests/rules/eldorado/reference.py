"""Reference rules of The Quest for El Dorado: slow, plain and meant to be read.

Tests use this module as an oracle for the compiled engine, so it shares no code with it. A position is a JSON-like
document; every public function leaves its arguments as they are.

    legal(doc)              the notation of every legal move of the seat to act
    play(doc, move, after)  the document after that move; `after` says only which cards and tiles chance dealt
    scores(doc)             minus the cheapest cost that each seat still has before it
    winners(doc)            the seat that has won, if any

Numbers such as "ruling 4.3" point to docs/rules/eldorado.md. Words: a *piece* is a board, a strip or the finish plate;
a *junction* is where two consecutive pieces meet; a *target* is what a pawn may overcome with one step: the hex in a
direction ("ne") or a barrier it touches ("barrier 4"). Piles of cards and tiles are written {name: number}.
"""

from __future__ import annotations

import copy
import functools
import heapq
import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import voyageur

Doc = dict[str, Any]
Pile = dict[str, int]
Hex = tuple[int, int]

DIRECTIONS: dict[str, Hex] = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
SYMBOL_OF_TERRAIN = {"jungle": "machete", "village": "coin", "river": "paddle"}
SYMBOLS = ("machete", "coin", "paddle")
HAND_SIZE = 4
SLOTS = 6
CARDS_PER_SWAP = 4
EL_DORADO = "el-dorado"


# --- The printed material -------------------------------------------------------------------------------------------


class Card(NamedTuple):
    """What is printed on a card."""

    kind: str
    """ "machete", "coin", "paddle", "joker" or "action"."""
    power: int
    price: int
    item: bool
    draws: int
    removals: int

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols it may be played for (ruling 2.3)."""
        if self.kind == "action":
            return ()
        return SYMBOLS if self.kind == "joker" else (self.kind,)


class Need(NamedTuple):
    """What a target asks of who wants to overcome it."""

    terrain: str
    symbol: str | None
    """None when it asks for hand cards of any kind."""
    cost: int


class Space(NamedTuple):
    """A hex of the course."""

    piece: int
    need: Need
    cave: bool


def _data(name: str) -> Any:
    folder = Path(voyageur.__file__).parent / "games" / "eldorado" / "data"
    return json.loads((folder / name).read_text(encoding="utf-8"))


@functools.cache
def cards() -> dict[str, Card]:
    """Every card type, starting cards first."""
    data = _data("cards.json")
    found = {}
    for card in [*data["starting"], *data["marketCards"]]:
        effect = card["effect"] or {}
        found[card["id"]] = Card(
            kind=card["kind"],
            power=card["power"] or 0,
            price=card["cost"] or 0,
            item=card["item"],
            draws=effect.get("draw", 0),
            removals=effect.get("removeFromHandUpTo", 0),
        )
    return found


@functools.cache
def move_tiles() -> dict[str, tuple[str, int]]:
    """Symbol and power of the cave tiles that move a pawn."""
    tiles = _data("caves.json")["tiles"]
    return {tile["id"]: (tile["symbol"], tile["power"]) for tile in tiles if tile["effect"] == "move"}


@functools.cache
def barriers() -> dict[int, Need]:
    """What each barrier asks for, by its number."""
    return {b["number"]: Need(b["type"], b["symbol"], b["cost"]) for b in _data("barriers.json")["barriers"]}


# --- The course -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """The pieces laid together."""

    spaces: dict[Hex, Space]
    starts: dict[int, Hex]
    barrier_junctions: list[int]
    """Junctions that take a barrier, in the order of the course: junction k joins pieces k and k + 1."""
    remaining: dict[Hex, int]
    """Cheapest cost from each hex to a finishing hex (ruling 7.6)."""


def course(doc: Doc) -> Course:
    """The course of a position."""
    return _assembled(json.dumps(doc["options"]["course"], sort_keys=True))


@functools.cache
def _assembled(text: str) -> Course:
    """Lay the pieces of a course: the id of a printed one, or a document."""
    plan = json.loads(text)
    if isinstance(plan, str):
        plan = next(route for route in _data("routes.json")["routes"] if route["id"] == plan)
    boards = _data("boards.json")["boards"]
    pieces = [(boards[piece["board"]], piece) for piece in plan["boards"]]
    pieces.append((boards[plan["finish"]["plate"]], plan["finish"]))
    spaces: dict[Hex, Space] = {}
    starts: dict[int, Hex] = {}
    for number, (board, place) in enumerate(pieces):
        for printed in board["hexes"]:
            spot = _placed((printed["q"], printed["r"]), place)
            spaces[spot] = Space(number, _printed_need(printed), printed.get("cave", False))
            if "start" in printed:
                starts[printed["start"]] = spot
    kinds = [board["kind"] for board, _ in pieces]
    junctions = [k for k in range(len(kinds) - 2) if kinds[k] != "strip"]  # ruling 3.8; the finish plate has none
    return Course(spaces, starts, junctions, _remaining_costs(spaces))


def _placed(spot: Hex, place: Doc) -> Hex:
    """Where a hex of a piece comes to lie: turned clockwise, then shifted."""
    q, r = spot
    for _ in range(place["rotation"]):
        q, r = -r, q + r
    return q + place["q"], r + place["r"]


def _printed_need(printed: Doc) -> Need:
    terrain: str = printed["terrain"]
    symbol = SYMBOL_OF_TERRAIN.get(printed.get("symbol", terrain))  # a finishing hex tells its terrain by a symbol
    return Need(terrain, symbol, printed["cost"] or 0)


def enterable(space: Space) -> bool:
    """Mountains are closed, and start hexes too (rulings 2.6 and 2.12)."""
    return space.need.terrain not in ("mountain", "start")


def _remaining_costs(spaces: dict[Hex, Space]) -> dict[Hex, int]:
    """Cheapest sum of the costs of the hexes entered on the way to a finishing hex; barriers and pawns do not count."""
    remaining = {spot: 0 for spot, space in spaces.items() if space.need.terrain == "finish"}
    queue = [(0, spot) for spot in remaining]
    while queue:
        cost, spot = heapq.heappop(queue)
        if cost > remaining[spot] or not enterable(spaces[spot]):
            continue
        cost += spaces[spot].need.cost  # to come here from a neighbour
        for neighbour in neighbours(spot):
            if neighbour in spaces and cost < remaining.get(neighbour, cost + 1):
                remaining[neighbour] = cost
                heapq.heappush(queue, (cost, neighbour))
    return remaining


def step(spot: Hex, direction: str) -> Hex:
    """The hex that lies in a direction."""
    q, r = DIRECTIONS[direction]
    return spot[0] + q, spot[1] + r


def neighbours(spot: Hex) -> list[Hex]:
    """The six hexes around one, on the course or not."""
    return [step(spot, direction) for direction in DIRECTIONS]


def written(spot: Hex) -> str:
    """A hex as the document writes it."""
    return f"{spot[0]},{spot[1]}"


def hex_of(text: str) -> Hex:
    """The hex that the document writes so."""
    q, r = text.split(",")
    return int(q), int(r)


def _standing_barrier(doc: Doc, one: Hex, other: Hex) -> int | None:
    """Number of the barrier that still lies between two adjacent hexes, if any (rulings 3.7 and 3.8)."""
    laid = course(doc)
    pieces = sorted((laid.spaces[one].piece, laid.spaces[other].piece))
    if pieces[1] != pieces[0] + 1 or pieces[0] not in laid.barrier_junctions:
        return None
    number: int = doc["barriers"][laid.barrier_junctions.index(pieces[0])]
    return None if any(number in taken for taken in doc["taken"]) else number


# --- Piles ----------------------------------------------------------------------------------------------------------


def _add(pile: Pile, name: str, number: int = 1) -> None:
    pile[name] = pile.get(name, 0) + number


def _take(pile: Pile, name: str, number: int = 1) -> None:
    """Take some away; names of which none is left are not written."""
    assert pile.get(name, 0) >= number, f"{number} {name} of {pile}"
    pile[name] -= number
    if pile[name] == 0:
        del pile[name]


def _size(pile: Pile) -> int:
    return sum(pile.values())


def _hand(doc: Doc) -> Pile:
    hand: Pile = doc["hands"][doc["turn"]]
    return hand


def _tiles(doc: Doc) -> Pile:
    """The cave tiles of the seat to act; none without caves."""
    tiles: Pile = doc["tiles"][doc["turn"]] if doc["tiles"] else {}
    return tiles


def _out_of_hand(doc: Doc, card: str, to: str) -> None:
    """Move a hand card of the seat to act to the played cards, to the box or to its discard pile."""
    _take(_hand(doc), card)
    known = doc["known"][doc["turn"]]
    if card in known:
        _take(known, card)
    _add(doc["discards"][doc["turn"]] if to == "discard" else doc[to], card)


def _spend(doc: Doc, tile: str) -> None:
    """A tile used is out of the game (ruling 8.11)."""
    _take(_tiles(doc), tile)
    _add(doc["spent"], tile)


# --- What a pawn can overcome ---------------------------------------------------------------------------------------


def _pawns(doc: Doc) -> Iterator[tuple[int, str]]:
    """Pawns of the seat to act still on the course, and how moves write them: the first one is not written."""
    for number, place in enumerate(doc["pawns"][doc["turn"]], start=1):
        if place != EL_DORADO:
            yield number, "" if number == 1 else f"pawn{number} "


def _place(doc: Doc, pawn: int) -> Hex:
    return hex_of(doc["pawns"][doc["turn"]][pawn - 1])


def _occupied(doc: Doc, spot: Hex) -> bool:
    """Whether any pawn stands there, own ones included (rulings 2.5 and 6.3)."""
    return any(written(spot) in pawns for pawns in doc["pawns"])


def targets_of(doc: Doc, pawn: int, past_pawns: bool = False) -> dict[str, Need]:
    """The hexes that a pawn may enter and the barriers that it may open, and what they ask for."""
    spaces, here = course(doc).spaces, _place(doc, pawn)
    found: dict[str, Need] = {}
    for direction in DIRECTIONS:
        there = step(here, direction)
        if there not in spaces:
            continue
        barrier = _standing_barrier(doc, here, there)
        if barrier is not None:
            found[f"barrier {barrier}"] = barriers()[barrier]  # ruling 3.2: also with a mountain behind it
        elif enterable(spaces[there]) and (doc["passing"] or past_pawns or not _occupied(doc, there)):
            found[direction] = spaces[there].need
    return found


def _within(targets: dict[str, Need], symbols: Collection[str], power: int) -> set[str]:
    """The targets that a card of these symbols and this power overcomes (rulings 2.2 to 2.4 and 3.1)."""
    return {target for target, need in targets.items() if need.symbol in symbols and need.cost <= power}


def caves_next_to(doc: Doc, spot: Hex) -> list[str]:
    """Caves beside a hex, in the order of the course; a standing barrier separates (ruling 8.4)."""
    if not doc["caves"]:
        return []
    spaces = course(doc).spaces
    around = [there for there in neighbours(spot) if there in spaces and _standing_barrier(doc, spot, there) is None]
    return [written(there) for there, space in spaces.items() if space.cave and there in around]


# --- Legal moves ----------------------------------------------------------------------------------------------------


def legal(doc: Doc) -> set[str]:
    """The notation of every legal move of the seat to act; none when the game is over."""
    if doc["phase"] == "over":
        return set()
    if doc["phase"] == "discard":
        return _legal_discards(doc)
    pending = doc["pending"]
    if pending is None:
        return _legal_in_the_open(doc)
    match pending["kind"]:
        case "path":
            return _legal_on_a_path(doc)
        case "enter":
            return {f"give {card}" for card in _hand(doc)}
        case "buy":
            return _legal_payments(doc) | _legal_save(doc)
        case "remove":
            return {f"remove {card}" for card in _hand(doc)} | {"done"}
        case "swap":
            return {f"swap {card}" for card in _hand(doc)} | ({"done"} if pending["put"] else set())
    raise ValueError(f"pending: {pending}")


def _legal_discards(doc: Doc) -> set[str]:
    """Discard a card that could be kept, or end the turn (rulings 1.3 and 1.6)."""
    return {f"discard {card}" for card in _hand(doc)} | {"end"}


def _legal_in_the_open(doc: Doc) -> set[str]:
    """Nothing is under way: move until the purchase, purchase once, act and use tiles, or go to phase 2 (1.1, 1.2)."""
    moves = _legal_discards(doc) | _legal_actions(doc) | _legal_tiles(doc) | _legal_save(doc)
    if not doc["bought"]:
        moves |= _legal_moves(doc) | _legal_purchases(doc)
    return moves


def _legal_moves(doc: Doc) -> set[str]:
    """Everything that moves a pawn or opens a barrier."""
    moves = set()
    for pawn, name in _pawns(doc):
        targets = targets_of(doc, pawn)
        moves |= {f"{tool}: {name}{target}" for tool, target in _legal_with_a_tool(doc, targets)}
        moves |= {
            f"enter {name}{target}"
            for target, need in targets.items()
            if need.symbol is None and need.cost <= _size(_hand(doc))  # rulings 2.7, 2.8 and 3.6
        }
    if "pass_through" in _tiles(doc) and not doc["passing"]:
        moves.add("tile pass_through")
    return moves


def _legal_with_a_tool(doc: Doc, targets: dict[str, Need]) -> Iterator[tuple[str, str]]:
    """Cards and tiles that overcome one of these targets, each with the target."""
    for name in _hand(doc):
        card = cards()[name]
        if name == "native":
            yield from ((name, target) for target in targets)  # ruling 2.13
        yield from ((name, target) for target in _within(targets, card.symbols, card.power))
        if "symbol" in _tiles(doc) and card.kind in SYMBOLS:
            others = set(SYMBOLS) - {card.kind}
            yield from ((f"{name}+symbol", target) for target in _within(targets, others, card.power))
    for tile in _tiles(doc):
        if tile == "native":
            yield from ((f"tile {tile}", target) for target in targets)
        elif tile in move_tiles():
            symbol, power = move_tiles()[tile]
            yield from ((f"tile {tile}", target) for target in _within(targets, [symbol], power))


def _legal_on_a_path(doc: Doc) -> set[str]:
    """Go on with what the card has left, stop, or make way through other pawns (rulings 2.1 and 3.3)."""
    pending = doc["pending"]
    onward = _within(targets_of(doc, pending["pawn"]), [pending["symbol"]], pending["power"])
    moves = {f"go {target}" for target in onward} | {"stop"}
    if "pass_through" in _tiles(doc) and not doc["passing"]:
        moves.add("tile pass_through")
    return moves


def _legal_actions(doc: Doc) -> set[str]:
    """Action cards other than the Native; the Transmitter takes any card of the market or above (4.10 and 5.4)."""
    moves = {f"use {card}" for card in _hand(doc) if cards()[card].draws}
    if "transmitter" in _hand(doc):
        moves |= {f"take {card}" for card in [*doc["row"], *doc["above"]]}
    return moves


def _legal_tiles(doc: Doc) -> set[str]:
    """Tiles that work on the hand."""
    tiles, hand = _tiles(doc), _hand(doc)
    moves = {"tile draw"} if "draw" in tiles else set()
    if "swap" in tiles and hand:
        moves.add("tile swap")
    if "remove" in tiles:
        moves |= {f"tile remove {card}" for card in hand}
    return moves


def _legal_save(doc: Doc) -> set[str]:
    """An item used just now can be saved."""
    return {"save"} if doc["saveable"] is not None and "save_item" in _tiles(doc) else set()


# --- Paying ---------------------------------------------------------------------------------------------------------


def _half_coins(card: str, changed: bool = False) -> int:
    """Worth of a card in half coins; `changed` when a tile makes its symbols coins (rulings 4.1 and 9)."""
    printed = cards()[card]
    return 2 * printed.power if printed.kind in ("coin", "joker") or changed else 1


def _most_half_coins(hand: Pile, tiles: Pile) -> int:
    """The most that these cards and tiles can pay: each symbol tile turns one machete or paddle card into coins."""
    plain = sum(number * _half_coins(card) for card, number in hand.items())
    coin_tiles = sum(2 * move_tiles()[tile][1] * tiles.get(tile, 0) for tile in ("coin_1", "coin_2"))
    gains = sorted(
        (
            _half_coins(card, changed=True) - 1
            for card, number in hand.items()
            if cards()[card].kind in ("machete", "paddle")
            for _ in range(number)
        ),
        reverse=True,
    )
    return plain + coin_tiles + sum(gains[: tiles.get("symbol", 0)])


def _legal_purchases(doc: Doc) -> set[str]:
    """Market cards that the seat can pay; those above too while a slot is free (rulings 4.6 and 4.9)."""
    on_offer = [*doc["row"], *(doc["above"] if len(doc["row"]) < SLOTS else [])]
    most = _most_half_coins(_hand(doc), _tiles(doc))
    return {f"buy {card}" for card in on_offer if 2 * cards()[card].price <= most}


def _legal_payments(doc: Doc) -> set[str]:
    """Cards and tiles after which the price can still be reached."""
    owed = doc["pending"]["owed"]
    return {f"pay {means}" for means, worth, rest in _ways_to_pay(doc) if worth + rest >= owed}


def _ways_to_pay(doc: Doc) -> Iterator[tuple[str, int, int]]:
    """Each means of payment, its worth, and the most that the rest can pay after it; all in half coins."""
    hand, tiles = _hand(doc), _tiles(doc)
    for card in hand:
        rest = {**hand, card: hand[card] - 1}
        yield card, _half_coins(card), _most_half_coins(rest, tiles)
        if "symbol" in tiles and cards()[card].kind in ("machete", "paddle"):
            fewer = {**tiles, "symbol": tiles["symbol"] - 1}
            yield f"{card}+symbol", _half_coins(card, changed=True), _most_half_coins(rest, fewer)
    for tile in ("coin_1", "coin_2"):
        if tile in tiles:
            fewer = {**tiles, tile: tiles[tile] - 1}
            yield f"tile {tile}", 2 * move_tiles()[tile][1], _most_half_coins(hand, fewer)


# --- Playing a move -------------------------------------------------------------------------------------------------


def play(doc: Doc, move: str, after: Doc) -> Doc:
    """The document after a legal move of the seat to act; ValueError for any other text.

    `after` is the engine's document after the same move: it tells which cards were drawn and which tiles were found.
    """
    if move not in legal(doc):
        raise ValueError(f"illegal move: {move!r}")
    doc = copy.deepcopy(doc)
    saveable = doc["saveable"]
    if not _belongs_to_the_use(doc, move):
        doc["saveable"] = None
    tool, colon, goal = move.partition(": ")
    if colon:
        _use_tool(doc, tool, goal, after)
        return doc
    match move.split(" "):
        case ["enter", *goal_words]:
            _begin_entering(doc, " ".join(goal_words))
        case ["give", card]:
            _give(doc, card, after)
        case ["go", *target_words]:
            _go_on(doc, " ".join(target_words), after)
        case ["stop"]:
            _stop(doc, doc["pending"]["pawn"], doc["pending"]["near"], after)
        case ["buy", card]:
            doc["pending"] = {"kind": "buy", "card": card, "owed": 2 * cards()[card].price}
        case ["pay", *means]:
            _pay(doc, " ".join(means))
        case ["take", card]:
            _play_card(doc, "transmitter")
            _gain(doc, card)
        case ["use", card]:
            _use_action(doc, card, after)
        case ["remove", card]:
            _out_of_hand(doc, card, "box")
            _offer_removal(doc, doc["pending"]["left"] - 1)
        case ["swap", card]:
            _put_for_swap(doc, card, after)
        case ["done"]:
            _done(doc, after)
        case ["tile", *use]:
            _use_tile(doc, use, after)
        case ["save"]:
            _save(doc, saveable)
        case ["discard", card]:
            doc["phase"] = "discard"
            _out_of_hand(doc, card, "discard")
        case ["end"]:
            _end_turn(doc, after)
    return doc


def _belongs_to_the_use(doc: Doc, move: str) -> bool:
    """Whether the item played last is still being used, so that it can be saved afterwards (section 9)."""
    on_the_way = doc["pending"] is not None and move == "tile pass_through"
    return on_the_way or move.split(" ")[0] in ("go", "stop", "remove", "done")


def _play_card(doc: Doc, card: str) -> None:
    """Play a card for what it can do: an item leaves the game, any other lies with the played cards."""
    item = cards()[card].item
    _out_of_hand(doc, card, "box" if item else "played")
    if item:
        doc["saveable"] = card


def _save(doc: Doc, item: str) -> None:
    """The item used just now will go to the discard pile in phase 2 (section 9)."""
    _spend(doc, "save_item")
    _take(doc["box"], item)
    _add(doc["played"], item)


# --- Moving ---------------------------------------------------------------------------------------------------------


def pawn_and_target(goal: str) -> tuple[int, str]:
    """Pawn and target of "ne", "pawn2 ne", "barrier 4" or "pawn2 barrier 4"."""
    if goal.startswith("pawn"):
        pawn, target = goal.split(" ", 1)
        return int(pawn.removeprefix("pawn")), target
    return 1, goal


def _use_tool(doc: Doc, tool: str, goal: str, after: Doc) -> None:
    """Play a card or a tile and make its first step; a Native makes no other."""
    pawn, target = pawn_and_target(goal)
    need = targets_of(doc, pawn)[target]
    near = caves_next_to(doc, _place(doc, pawn))
    name = tool.removeprefix("tile ").removesuffix("+symbol")
    if tool.startswith("tile "):
        _spend(doc, name)
    else:
        _play_card(doc, name)
    if tool.endswith("+symbol"):
        _spend(doc, "symbol")
    if name == "native":
        _overcome(doc, pawn, target)
        _complete_move(doc, pawn, near, after)
        return
    power = move_tiles()[name][1] if tool.startswith("tile ") else cards()[name].power
    doc["pending"] = {"kind": "path", "pawn": pawn, "symbol": need.symbol, "power": power, "near": near}
    _go_on(doc, target, after)


def _go_on(doc: Doc, target: str, after: Doc) -> None:
    """Make a step of a path; it ends at El Dorado, or when no other step is possible (rulings 2.1, 3.3 and 7.1)."""
    path = doc["pending"]
    pawn = path["pawn"]
    path["power"] -= targets_of(doc, pawn)[target].cost
    _overcome(doc, pawn, target)
    if _is_in(doc, pawn) or not _can_go_on(doc):
        _complete_move(doc, pawn, path["near"], after)


def _can_go_on(doc: Doc) -> bool:
    """Whether the path has a next step, be it by using a tile to pass through other pawns."""
    path = doc["pending"]
    targets = targets_of(doc, path["pawn"], past_pawns="pass_through" in _tiles(doc))
    return bool(_within(targets, [path["symbol"]], path["power"]))


def _begin_entering(doc: Doc, goal: str) -> None:
    """Announce a rubble or camp hex, or a rubble barrier; hand cards follow."""
    pawn, target = pawn_and_target(goal)
    doc["pending"] = {"kind": "enter", "pawn": pawn, "to": target, "owed": targets_of(doc, pawn)[target].cost}


def _give(doc: Doc, card: str, after: Doc) -> None:
    """One card towards rubble or a camp: cards for a camp leave the game (rulings 2.7, 2.8 and 3.6)."""
    entering = doc["pending"]
    pawn, target = entering["pawn"], entering["to"]
    _out_of_hand(doc, card, "box" if targets_of(doc, pawn)[target].terrain == "camp" else "played")
    entering["owed"] -= 1
    if entering["owed"] == 0:
        near = caves_next_to(doc, _place(doc, pawn))
        _overcome(doc, pawn, target)
        _complete_move(doc, pawn, near, after)


def _overcome(doc: Doc, pawn: int, target: str) -> None:
    """Take the barrier and stay, or move the pawn; from a finishing hex it goes to El Dorado (rulings 3.2 and 7.1)."""
    seat = doc["turn"]
    if target.startswith("barrier "):
        doc["taken"][seat] = sorted([*doc["taken"][seat], int(target.removeprefix("barrier "))])
        return
    there = step(_place(doc, pawn), target)
    finished = course(doc).spaces[there].need.terrain == "finish"
    doc["pawns"][seat][pawn - 1] = EL_DORADO if finished else written(there)


def _is_in(doc: Doc, pawn: int) -> bool:
    in_el_dorado: bool = doc["pawns"][doc["turn"]][pawn - 1] == EL_DORADO
    return in_el_dorado


def _complete_move(doc: Doc, pawn: int, near: list[str], after: Doc) -> None:
    """The pawn stops where it is, or it is in; the turn of a seat ends when all its pawns are (ruling 7.3)."""
    if not _is_in(doc, pawn):
        _stop(doc, pawn, near, after)
        return
    doc["pending"] = None
    if not any(_pawns(doc)):
        doc["arrived"].append(doc["turn"])
        _discard_played(doc)
        _pass_on(doc)


def _stop(doc: Doc, pawn: int, near: list[str], after: Doc) -> None:
    """Explore the caves that the pawn is beside now and was not before its move (rulings 8.1 to 8.9)."""
    doc["pending"] = None
    explored = [cave for cave in caves_next_to(doc, _place(doc, pawn)) if cave not in near and doc["caves"][cave] > 0]
    if not explored:
        return
    found = _tiles_found(doc, len(explored), after)
    for cave in explored:
        doc["caves"][cave] -= 1
    for tile, number in found.items():
        _take(doc["unseen"], tile, number)
        _add(_tiles(doc), tile, number)


# --- Market ---------------------------------------------------------------------------------------------------------


def _pay(doc: Doc, means: str) -> None:
    """Pay with a card or a coin tile; the purchase is made once the price is met (rulings 4.1 to 4.5)."""
    purchase = doc["pending"]
    if means.startswith("tile "):
        tile = means.removeprefix("tile ")
        _spend(doc, tile)
        purchase["owed"] -= 2 * move_tiles()[tile][1]
    else:
        _pay_with_card(doc, means.removesuffix("+symbol"), changed=means.endswith("+symbol"))
    if purchase["owed"] <= 0:
        doc["pending"] = None
        doc["bought"] = True
        from_above = purchase["card"] not in doc["row"]
        _gain(doc, purchase["card"])
        if from_above and purchase["card"] in doc["above"]:
            doc["row"][purchase["card"]] = doc["above"].pop(purchase["card"])  # rulings 4.7 and 4.8


def _pay_with_card(doc: Doc, card: str, changed: bool) -> None:
    """A card paid for its power has been used; one paid as half a coin has not (ruling 4.4)."""
    doc["pending"]["owed"] -= _half_coins(card, changed)
    if changed:
        _spend(doc, "symbol")
    if changed or cards()[card].kind in ("coin", "joker"):
        _play_card(doc, card)
    else:
        _out_of_hand(doc, card, "played")


def _gain(doc: Doc, card: str) -> None:
    """A card of the market, or else from above, goes to the discard pile (rulings 4.5 and 4.10 to 4.12)."""
    _take(doc["row"] if card in doc["row"] else doc["above"], card)
    _add(doc["discards"][doc["turn"]], card)


# --- Actions and tiles ----------------------------------------------------------------------------------------------


def _use_action(doc: Doc, card: str, after: Doc) -> None:
    """Draw, then perhaps remove hand cards (rulings 5.4 and 5.5)."""
    _play_card(doc, card)
    _draw(doc, cards()[card].draws, after)
    _offer_removal(doc, cards()[card].removals)


def _offer_removal(doc: Doc, left: int) -> None:
    doc["pending"] = {"kind": "remove", "left": left} if left and _hand(doc) else None


def _use_tile(doc: Doc, use: list[str], after: Doc) -> None:
    """A tile that does not move a pawn by itself."""
    _spend(doc, use[0])
    match use:
        case ["draw"]:
            _draw(doc, 1, after)
        case ["pass_through"]:
            doc["passing"] = True
        case ["swap"]:
            doc["pending"] = {"kind": "swap", "put": 0}
        case ["remove", card]:
            _out_of_hand(doc, card, "box")


def _put_for_swap(doc: Doc, card: str, after: Doc) -> None:
    _out_of_hand(doc, card, "played")
    doc["pending"]["put"] += 1
    if doc["pending"]["put"] == CARDS_PER_SWAP or not _hand(doc):
        _done(doc, after)


def _done(doc: Doc, after: Doc) -> None:
    """Enough removed, or enough put for a swap: then as many are drawn."""
    pending = doc["pending"]
    doc["pending"] = None
    if pending["kind"] == "swap":
        _draw(doc, pending["put"], after)


# --- Chance ---------------------------------------------------------------------------------------------------------


def _surplus(more: Pile, less: Pile) -> Pile:
    """What the one pile has beyond the other, which must be a part of it."""
    assert all(more.get(name, 0) >= number for name, number in less.items()), f"{less} is not within {more}"
    return {name: number - less.get(name, 0) for name, number in more.items() if number > less.get(name, 0)}


def _cards_drawn(doc: Doc, number: int, after: Doc) -> Pile:
    """The cards that the engine drew."""
    drawn = _surplus(after["hands"][doc["turn"]], _hand(doc))
    assert _size(drawn) == number, f"{number} cards are to be drawn, not {drawn}"
    return drawn


def _tiles_found(doc: Doc, number: int, after: Doc) -> Pile:
    """The tiles that the engine found."""
    found = _surplus(after["tiles"][doc["turn"]], _tiles(doc))
    assert _size(found) == number, f"{number} tiles are to be found, not {found}"
    return found


def _draw(doc: Doc, number: int, after: Doc) -> None:
    """Draw from the draw pile; when it runs out the discard pile is shuffled to become the next (5.1 to 5.3).

    Whoever has an empty draw pile has drawn all the other cards: everybody can tell the hand then (section 10).
    """
    seat = doc["turn"]
    deck, discard, hand = doc["decks"][seat], doc["discards"][seat], _hand(doc)
    drawn = _cards_drawn(doc, min(number, _size(deck) + _size(discard)), after)
    if number <= _size(deck) or not discard:
        _move_all(drawn, deck, hand)
        if not deck:
            doc["known"][seat] = dict(hand)
        return
    late = _surplus(drawn, deck)  # the whole draw pile is among the cards drawn
    _move_all(dict(deck), deck, hand)
    doc["known"][seat] = dict(hand)
    doc["decks"][seat], doc["discards"][seat] = discard, {}
    _move_all(late, doc["decks"][seat], hand)
    if not doc["decks"][seat]:
        doc["known"][seat] = dict(hand)


def _move_all(moved: Pile, source: Pile, destination: Pile) -> None:
    for name, number in moved.items():
        _take(source, name, number)
        _add(destination, name, number)


# --- The end of a turn ----------------------------------------------------------------------------------------------


def _end_turn(doc: Doc, after: Doc) -> None:
    """Discard the played cards, draw up to four, and pass on (rulings 1.6, 1.7 and 5.2)."""
    _discard_played(doc)
    _draw(doc, max(0, HAND_SIZE - _size(_hand(doc))), after)
    _pass_on(doc)


def _discard_played(doc: Doc) -> None:
    for card, number in doc["played"].items():
        _add(doc["discards"][doc["turn"]], card, number)
    doc["played"] = {}


def _pass_on(doc: Doc) -> None:
    """The next seat's turn; the game ends with a round in which somebody arrived, or with the last round (7.2, 7.7)."""
    doc.update(phase="play", pending=None, bought=False, passing=False, saveable=None)
    following = (doc["turn"] + 1) % doc["players"]
    if following == doc["first"]:
        if doc["arrived"] or doc["round"] >= doc["options"]["round_cap"]:
            doc["phase"] = "over"
            return
        doc["round"] += 1
    doc["turn"] = following


# --- Standing -------------------------------------------------------------------------------------------------------


def scores(doc: Doc) -> list[float]:
    """Minus the cheapest cost before the pawns of each seat (ruling 7.6)."""
    remaining = course(doc).remaining
    return [float(-sum(remaining[hex_of(place)] for place in pawns if place != EL_DORADO)) for pawns in doc["pawns"]]


def winners(doc: Doc) -> list[int]:
    """The seat that arrived; of several the one with most barriers, then the highest, then the first (7.4, 7.7)."""
    if doc["phase"] != "over" or not doc["arrived"]:
        return []

    def standing(seat: int) -> tuple[int, int]:
        taken = doc["taken"][seat]
        return len(taken), max(taken, default=0)

    return [max(doc["arrived"], key=standing)]  # max() keeps the first of equals, and then nobody has a barrier
