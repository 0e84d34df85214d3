"""The position document: everything about a position as JSON, and back, as FEN does for chess.

What a document leaves out, or gives as null for a seat, is usual: the first round, seat 0 to act with nothing begun;
pawns on the start hexes; barriers in the order of their numbers; the market as it is laid. A seat of which neither
hand nor draw pile nor discard pile is given has its starting deck to draw from; where one of them is given, the others
are empty. Cards that are nowhere are in the market or, where the market is given, out of the game; tiles that are
nowhere are unseen. What it says must agree with itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from voyageur.core.errors import BadPosition
from voyageur.core.position import Plain, Position, plain
from voyageur.games.eldorado import rules
from voyageur.games.eldorado.actions import MARKET_IDS, WAY_IDS
from voyageur.games.eldorado.course import Course, course_of
from voyageur.games.eldorado.material import (
    AT_ONCE,
    BARRIERS,
    CAMP,
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    COPIES,
    ITEM,
    MOST_SWAPPED,
    MOUNTAIN,
    PILE,
    POWER,
    PRICE,
    REMOVES,
    RUBBLE,
    SLOTS,
    START,
    STARTERS,
    STARTING_DECK,
    SYMBOLS,
    TILE_COUNT,
    TILE_IDS,
    TILE_NUMBERS,
    TYPES,
)
from voyageur.games.eldorado.state import (
    BUYING,
    EL_DORADO,
    ENTERING,
    NONE,
    OVER,
    PATH,
    PLAY,
    REMOVING,
    STANDING,
    SWAPPING,
    State,
)
from voyageur.games.eldorado.view import (
    DOINGS,
    HOME,
    PHASES,
    arrivals,
    barriers_of,
    caves_of,
    counts,
    hex_name,
    market_of,
    pawns_of,
)

MANY = 255
"""More of one thing than there ever is."""
MOST_LEFT = int(POWER.max()) - 1
"""Power left on a path, once a step is made."""

Counts = dict[str, int]


class Path(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="path"):
    """A card, or a tile, has power left; the caves that were near when the move began will give nothing."""

    symbol: str
    power: int
    pawn: int = 1
    near: list[str] = []


class Enter(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="enter"):
    """Cards are given for rubble, a camp, or a barrier of rubble; by default none has been given yet."""

    to: str
    owed: int | None = None
    pawn: int = 1


class Buy(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="buy"):
    """A card is being paid for, in half coins; by default nothing has been paid yet."""

    card: str
    owed: int | None = None


class Remove(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="remove"):
    """So many cards may still be removed."""

    left: int = 1


class Swap(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="swap"):
    """So many cards have been put down to be exchanged."""

    put: int = 0


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a position document."""

    rng: int = 0
    phase: str = "play"
    round: int = 1
    first: int | None = None
    turn: int | None = None
    barriers: list[int] | None = None
    taken: list[list[int] | None] | None = None
    pawns: list[list[str] | None] | None = None
    arrived: list[int] | None = None
    hands: list[Counts | None] | None = None
    decks: list[Counts | None] | None = None
    discards: list[Counts | None] | None = None
    known: list[Counts | None] | None = None
    played: Counts = {}
    box: Counts | None = None
    row: Counts | None = None
    above: Counts | None = None
    caves: Counts | None = None
    tiles: list[Counts | None] | None = None
    unseen: Counts | None = None
    spent: Counts = {}
    bought: bool = False
    passing: bool = False
    saveable: str | None = None
    pending: Path | Enter | Buy | Remove | Swap | None = None


# ---- writing ----------------------------------------------------------------------------------------------------


def write(position: Position) -> dict[str, Any]:
    """Everything about a position."""
    s, players = plain(position._state[0]), range(position.players)
    course = course_of(position._options["course"])
    return {
        "rng": s["rng"],
        "phase": PHASES[s["phase"]],
        "round": s["round_number"],
        "first": s["first"],
        "turn": s["turn"],
        "barriers": [barrier + 1 for barrier in s["barrier_at"] if barrier != NONE],
        "taken": [list(barriers_of(s, seat)) for seat in players],
        "pawns": [list(pawns_of(s, course, seat)) for seat in players],
        "arrived": list(arrivals(s)),
        "hands": [counts(s["hand"][seat], CARD_IDS) for seat in players],
        "decks": [counts(s["deck"][seat], CARD_IDS) for seat in players],
        "discards": [counts(s["discard"][seat], CARD_IDS) for seat in players],
        "known": [counts(s["sure"][seat], CARD_IDS) for seat in players],
        "played": counts(s["played"], CARD_IDS),
        "box": counts(s["box"], CARD_IDS),
        "row": market_of(s, in_row=True),
        "above": market_of(s, in_row=False),
        "caves": caves_of(s, position._table[0]["caves"], course),
        "tiles": [counts(s["tiles"][seat], TILE_IDS) for seat in players],
        "unseen": counts(s["unseen"], TILE_IDS),
        "spent": counts(s["spent"], TILE_IDS),
        "bought": bool(s["bought"]),
        "passing": bool(s["passing"]),
        "saveable": None if s["saveable"] == NONE else CARD_IDS[s["saveable"]],
        "pending": _write_pending(s, course),
    }


def _write_pending(s: Plain, course: Course) -> dict[str, Any] | None:
    left = s["left"]
    match DOINGS[s["doing"]]:
        case "path":
            near = [hex_name(course, place) for cave, place in enumerate(course.caves) if s["near"] >> cave & 1]
            symbol = SYMBOLS[s["symbol"]]
            return {"kind": "path", "pawn": s["pawn"] + 1, "symbol": symbol, "power": left, "near": near}
        case "enter":
            return {"kind": "enter", "pawn": s["pawn"] + 1, "to": WAY_IDS[s["way"]], "owed": left}
        case "buy":
            return {"kind": "buy", "card": MARKET_IDS[s["wanted"]], "owed": left}
        case "remove":
            return {"kind": "remove", "left": left}
        case "swap":
            return {"kind": "swap", "put": left}
    return None


# ---- reading ----------------------------------------------------------------------------------------------------


def _wrong(problem: str, **arguments: Any) -> BadPosition:
    return BadPosition(f"eldorado-position-{problem}", **arguments)


def read(document: Mapping[str, Any], table: Any) -> Any:
    """The state of a document; BadPosition says what is wrong with it."""
    try:
        doc = msgspec.convert(dict(document), Document)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", problem=str(error)) from error
    state = np.zeros(1, State)
    s, t = state[0], table[0]
    hexes = _hexes(t)
    rules.clear(s)
    rules.begin_turn(s)
    _read_clock(s, t, doc)
    _read_barriers(s, t, doc)
    _read_pawns(s, t, doc, hexes)
    _check_arrivals(s, t, doc)
    _read_cards(s, t, doc)
    _read_known(s, t, doc)
    _read_tiles(s, t, doc, hexes)
    _read_turn(s, t, doc)
    _read_pending(s, t, doc, hexes)
    return state


def _hexes(t: Any) -> dict[str, int]:
    """The number of each hex of the course, by its name."""
    return {f"{q},{r}": number for number, (q, r) in enumerate(t["axial"][: t["hexes"]].tolist())}


def _per_seat(values: list[Any] | None, t: Any, field: str) -> list[Any]:
    """One value a seat, None where it is left out."""
    players = int(t["players"])
    if values is None:
        return [None] * players
    if len(values) != players:
        raise _wrong("seats", field=field, given=len(values), players=players)
    return values


def _card(name: str, field: str) -> int:
    if name not in CARD_NUMBERS:
        raise _wrong("card", field=field, card=name)
    return CARD_NUMBERS[name]


def _market_type(name: str, field: str) -> int:
    card = _card(name, field)
    if card < STARTERS:
        raise _wrong("market-card", field=field, card=name)
    return card - STARTERS


def _tile(name: str, field: str) -> int:
    if name not in TILE_NUMBERS:
        raise _wrong("tile", field=field, tile=name)
    return TILE_NUMBERS[name]


def _number(number: int, name: str, field: str) -> int:
    """How many of something, in a field that counts."""
    if not 0 <= number <= MANY:
        raise _wrong("number", field=field, name=name, number=number, most=MANY)
    return number


def _cards(named: Counts | None, field: str) -> Any:
    """How many of each card."""
    numbers = np.zeros(CARDS, np.int64)
    for name, number in (named or {}).items():
        numbers[_card(name, field)] = _number(number, name, field)
    return numbers


def _tiles(named: Counts | None, field: str) -> Any:
    """How many of each tile."""
    numbers = np.zeros(len(TILE_IDS), np.int64)
    for name, number in (named or {}).items():
        numbers[_tile(name, field)] = _number(number, name, field)
    return numbers


# ---- whose turn it is -------------------------------------------------------------------------------------------


def _read_clock(s: Any, t: Any, doc: Document) -> None:
    if not 0 <= doc.rng < 1 << 64:
        raise _wrong("rng", rng=doc.rng)
    s["rng"] = np.uint64(doc.rng)
    if doc.phase not in PHASES:
        raise _wrong("phase", phase=doc.phase, phases=PHASES)
    s["phase"] = PHASES.index(doc.phase)
    if not 1 <= doc.round <= t["round_cap"]:
        raise _wrong("round", round=doc.round, cap=int(t["round_cap"]))
    s["round_number"] = doc.round
    option, players = int(t["first"]), int(t["players"])
    first = max(option, 0) if doc.first is None else doc.first
    usual = (first - 1) % players if s["phase"] == OVER else first
    turn = usual if doc.turn is None else doc.turn
    for field, seat in (("first", first), ("turn", turn)):
        if not 0 <= seat < players:
            raise _wrong("seat", field=field, seat=seat, last=players - 1)
    if option not in (NONE, first):
        raise _wrong("first", seat=first, option=option)
    s["first"], s["turn"] = first, turn


def _order(s: Any, t: Any) -> list[int]:
    """The seats in the order in which they play in a round."""
    players = int(t["players"])
    return [(int(s["first"]) + i) % players for i in range(players)]


# ---- the course -------------------------------------------------------------------------------------------------


def _read_barriers(s: Any, t: Any, doc: Document) -> None:
    places, given = int(t["places"]), [barrier + 1 for barrier in t["given"].tolist() if barrier != NONE]
    numbers = doc.barriers
    if numbers is None:
        numbers = given or list(range(1, places + 1))
    if len(numbers) != places:
        raise _wrong("barriers", given=len(numbers), places=places)
    for number in numbers:
        if not 1 <= number <= BARRIERS:
            raise _wrong("barrier", number=number, last=BARRIERS)
        if numbers.count(number) > 1:
            raise _wrong("barrier-twice", number=number)
    if given and numbers != given:
        raise _wrong("barriers-given", barriers=numbers, option=given)
    for place, number in enumerate(numbers):
        s["barrier_at"][place] = number - 1
        s["owner"][number - 1] = STANDING
    for seat, taken in enumerate(_per_seat(doc.taken, t, "taken")):
        for number in taken or ():
            if number not in numbers:
                raise _wrong("taken", seat=seat, number=number, barriers=numbers)
            if s["owner"][number - 1] != STANDING:
                raise _wrong("taken-twice", number=number)
            s["owner"][number - 1] = seat


def _read_pawns(s: Any, t: Any, doc: Document, hexes: dict[str, int]) -> None:
    order, players, pawns = _order(s, t), int(t["players"]), int(t["pawns"])
    names = {number: name for name, number in hexes.items()}
    for seat, given in enumerate(_per_seat(doc.pawns, t, "pawns")):
        starts = t["starts"][order.index(seat) :: players][:pawns].tolist()
        named = [names[start] for start in starts] if given is None else given
        if len(named) != pawns:
            raise _wrong("pawns", seat=seat, given=len(named), pawns=pawns)
        for pawn, name in enumerate(named):
            _place_pawn(s, t, seat, pawn, name, hexes)


def _hex(name: str, hexes: dict[str, int], field: str) -> int:
    if name not in hexes:
        raise _wrong("hex", field=field, hex=name)
    return hexes[name]


def _place_pawn(s: Any, t: Any, seat: int, pawn: int, name: str, hexes: dict[str, int]) -> None:
    """A pawn on a hex where a pawn may be; on one with another pawn only by a cave tile, so never on a start hex."""
    place = EL_DORADO if name == HOME else _hex(name, hexes, "pawns")
    if place != EL_DORADO:
        if t["terrain"][place] == MOUNTAIN:
            raise _wrong("pawn-mountain", seat=seat, hex=name)
        if t["finish"][place]:
            raise _wrong("pawn-finish", seat=seat, hex=name)
        if (t["caves"] == 0 or t["terrain"][place] == START) and rules.occupied(s, t, place):
            raise _wrong("pawn-shared", hex=name)
    s["at"][seat, pawn] = place


def _check_arrivals(s: Any, t: Any, doc: Document) -> None:
    """Who is in El Dorado arrived in the turns before this one, in the last round; the game is over when that is."""
    order, pawns = _order(s, t), int(t["pawns"])
    arrived = [seat for seat in order if (s["at"][seat][:pawns] == EL_DORADO).all()]
    if doc.arrived not in (None, arrived):
        raise _wrong("arrived", arrived=[str(seat) for seat in arrived] or "–")
    for number, seat in enumerate(arrived, start=1):
        s["arrived"][seat] = number
    if s["phase"] == OVER:
        if s["turn"] != order[-1] or not (arrived or s["round_number"] == t["round_cap"]):
            raise _wrong("over", last=order[-1], cap=int(t["round_cap"]))
        return
    for seat in arrived:
        if order.index(seat) >= order.index(s["turn"]):
            raise _wrong("arrived-turn", seat=seat, turn=int(s["turn"]))


# ---- cards ------------------------------------------------------------------------------------------------------


def _read_cards(s: Any, t: Any, doc: Document) -> None:
    """Every card is in one place."""
    _read_piles(s, t, doc)
    played = _cards(doc.played, "played")
    if s["phase"] == OVER and played.any():
        raise _wrong("played")
    everything = np.where(np.arange(CARDS) < STARTERS, STARTING_DECK.astype(np.int64) * t["players"], COPIES)
    box = _cards(doc.box, "box")
    rest = everything - box - played - _held(s).sum(axis=0)
    stock, in_row = _market(doc, rest[STARTERS:])
    rest[STARTERS:] -= stock
    for card in range(CARDS):
        number = int(everything[card] - rest[card])
        if rest[card] < 0 or (rest[card] and doc.box is not None):
            raise _wrong("cards", card=CARD_IDS[card], given=number, all=int(everything[card]))
    _check_starters(s, played)
    s["played"], s["stock"], s["in_row"] = played, stock, in_row
    s["box"] = box + rest


def _held(s: Any) -> Any:
    """The cards of each seat that are in a pile or a hand of its own."""
    return s["hand"].astype(np.int64) + s["deck"] + s["discard"]


def _read_piles(s: Any, t: Any, doc: Document) -> None:
    """Hands, draw piles and discard piles."""
    fields = {"hand": ("hands", doc.hands), "deck": ("decks", doc.decks), "discard": ("discards", doc.discards)}
    given = {name: _per_seat(values, t, field) for name, (field, values) in fields.items()}
    for seat in range(t["players"]):
        if all(values[seat] is None for values in given.values()):
            s["deck"][seat] = STARTING_DECK
        else:
            for name, (field, _) in fields.items():
                s[name][seat] = _cards(given[name][seat], f"{field}[{seat}]")
        s["hand_size"][seat] = min(int(s["hand"][seat].sum()), MANY)
        s["deck_size"][seat] = min(int(s["deck"][seat].sum()), MANY)


def _check_starters(s: Any, played: Any) -> None:
    """No player has more starting cards than were in the starting deck: nobody ever gets those of another."""
    own = _held(s)
    own[s["turn"]] += played
    for seat, cards in enumerate(own):
        for card in range(STARTERS):
            if cards[card] > STARTING_DECK[card]:
                most = int(STARTING_DECK[card])
                raise _wrong("starters", seat=seat, card=CARD_IDS[card], given=int(cards[card]), all=most)


def _market(doc: Document, rest: Any) -> tuple[Any, Any]:
    """How many cards of each type are in the market, and which piles are in its slots.

    Where the slots, or the piles above, are left out, they are those of the start that are not named in the other,
    with every card that is nowhere else.
    """
    stock, in_row = np.zeros(TYPES, np.int64), np.zeros(TYPES, np.int64)
    named: set[int] = set()
    for field, piles in (("row", doc.row), ("above", doc.above)):
        for name, number in (piles or {}).items():
            kind = _market_type(name, field)
            if kind in named:
                raise _wrong("pile-twice", card=name)
            named.add(kind)
            stock[kind] = _number(number, name, field)
            in_row[kind] = field == "row" and number > 0
    for kind in set(range(TYPES)) - named:
        at_once = bool(AT_ONCE[STARTERS + kind])
        if (doc.row if at_once else doc.above) is None:
            stock[kind] = max(0, rest[kind])
            in_row[kind] = at_once and stock[kind] > 0
    if in_row.sum() > SLOTS:
        raise _wrong("row", given=int(in_row.sum()), slots=SLOTS)
    return stock, in_row


def _read_known(s: Any, t: Any, doc: Document) -> None:
    """What everybody is sure of: what the document says, and any hand without a draw pile."""
    for seat, given in enumerate(_per_seat(doc.known, t, "known")):
        known = _cards(given, f"known[{seat}]")
        for card in range(CARDS):
            if known[card] > s["hand"][seat][card]:
                held = int(s["hand"][seat][card])
                raise _wrong("known", seat=seat, card=CARD_IDS[card], known=int(known[card]), held=held)
        s["sure"][seat] = known if s["deck_size"][seat] else s["hand"][seat]


# ---- caves ------------------------------------------------------------------------------------------------------


def _read_tiles(s: Any, t: Any, doc: Document, hexes: dict[str, int]) -> None:
    """Every tile is in one place, and the caves have no more than are unseen."""
    tiles = [_tiles(given, f"tiles[{seat}]") for seat, given in enumerate(_per_seat(doc.tiles, t, "tiles"))]
    spent, unseen = _tiles(doc.spent, "spent"), _tiles(doc.unseen, "unseen")
    if t["caves"] == 0:
        for field, numbers in (("tiles", sum(tiles)), ("spent", spent), ("unseen", unseen)):
            if numbers.any():
                raise _wrong("caves-off", field=field)
        if doc.caves:
            raise _wrong("caves-off", field="caves")
        return
    rest = TILE_COUNT.astype(np.int64) - sum(tiles) - spent - unseen
    for tile, name in enumerate(TILE_IDS):
        if rest[tile] < 0 or (rest[tile] and doc.unseen is not None):
            number = int(TILE_COUNT[tile] - rest[tile])
            raise _wrong("tiles", tile=name, given=number, all=int(TILE_COUNT[tile]))
    for seat, numbers in enumerate(tiles):
        s["tiles"][seat] = numbers
    s["spent"], s["unseen"] = spent, unseen + rest
    _read_caves(s, t, doc.caves or {}, hexes)


def _read_caves(s: Any, t: Any, caves: Counts, hexes: dict[str, int]) -> None:
    """The piles; those that are left out are whole, as far as there are tiles."""
    piles: dict[int, int] = {}
    for name, number in caves.items():
        if not 0 <= number <= PILE:
            raise _wrong("pile", hex=name, number=number, most=PILE)
        piles[_cave(t, name, hexes, "caves")] = number
    unseen = int(s["unseen"].sum())
    left = unseen - sum(piles.values())
    if left < 0:
        raise _wrong("piles", piles=sum(piles.values()), unseen=unseen)
    for cave in range(t["caves"]):
        if cave not in piles:
            piles[cave] = min(PILE, left)
            left -= piles[cave]
        s["pile"][cave] = piles[cave]


def _cave(t: Any, name: str, hexes: dict[str, int], field: str) -> int:
    cave = int(t["cave"][_hex(name, hexes, field)])
    if cave == NONE or t["caves"] == 0:
        raise _wrong("cave", field=field, hex=name)
    return cave


# ---- the turn ---------------------------------------------------------------------------------------------------


def _read_turn(s: Any, t: Any, doc: Document) -> None:
    """What was done in this turn already."""
    if doc.passing and t["caves"] == 0:
        raise _wrong("caves-off", field="passing")
    s["bought"], s["passing"] = doc.bought, doc.passing
    if doc.bought and isinstance(doc.pending, (Path, Enter, Buy)):
        raise _wrong("pending-bought")
    if s["phase"] == OVER and (s["bought"] or s["passing"]):
        raise _wrong("over-turn")
    if doc.saveable is not None:
        card = _card(doc.saveable, "saveable")
        if not ITEM[card] or s["box"][card] == 0 or not _just_used(card, doc):
            raise _wrong("saveable", card=doc.saveable)
        s["saveable"] = card


def _just_used(card: int, doc: Document) -> bool:
    """Whether an item can have been used just now, for what is going on."""
    if doc.phase != PHASES[PLAY] or isinstance(doc.pending, (Enter, Swap)):
        return False
    if isinstance(doc.pending, Remove):
        return bool(REMOVES[card] > 0)
    return bool(POWER[card] > 0) or doc.pending is None


def _read_pending(s: Any, t: Any, doc: Document, hexes: dict[str, int]) -> None:
    if doc.pending is not None and s["phase"] != PLAY:
        raise _wrong("pending-phase", phase=doc.phase)
    match doc.pending:
        case Path() as path:
            _read_path(s, t, path, hexes)
        case Enter() as enter:
            _read_enter(s, t, enter)
        case Buy() as buy:
            _read_buy(s, buy)
        case Remove() as remove:
            _begin(s, REMOVING, remove.left, least=1, most=int(REMOVES.max()), field="pending.left")
            _check_hand(s, 1)
        case Swap() as swap:
            if t["caves"] == 0:
                raise _wrong("caves-off", field="pending")
            _begin(s, SWAPPING, swap.put, least=0, most=MOST_SWAPPED - 1, field="pending.put")
            _check_hand(s, 1)
            _check_played(s, swap.put)


def _begin(s: Any, doing: int, left: int, least: int, most: int, field: str) -> None:
    if not least <= left <= most:
        raise _wrong("left", field=field, number=left, least=least, most=most)
    s["doing"], s["left"] = doing, left


def _check_hand(s: Any, least: int) -> None:
    held = int(s["hand_size"][s["turn"]])
    if held < least:
        raise _wrong("pending-hand", held=held, least=least)


def _check_played(s: Any, least: int) -> None:
    """Cards put down for something lie above the expedition board."""
    played = int(s["played"].sum())
    if played < least:
        raise _wrong("pending-played", played=played, least=least)


def _set_out(s: Any, t: Any, pawn: int) -> int:
    """The hex of the pawn that moves."""
    if not 1 <= pawn <= t["pawns"] or s["at"][s["turn"], pawn - 1] == EL_DORADO:
        raise _wrong("pending-pawn", pawn=pawn)
    s["pawn"] = pawn - 1
    return int(s["at"][s["turn"], pawn - 1])


def _read_path(s: Any, t: Any, path: Path, hexes: dict[str, int]) -> None:
    _set_out(s, t, path.pawn)
    if path.symbol not in SYMBOLS:
        raise _wrong("symbol", symbol=path.symbol, symbols=SYMBOLS)
    s["symbol"] = SYMBOLS.index(path.symbol)
    _begin(s, PATH, path.power, least=1, most=MOST_LEFT, field="pending.power")
    for name in path.near:
        s["near"] |= 1 << _cave(t, name, hexes, "pending.near")
    if not rules.path_goes_on(s, t):
        raise _wrong("path-over", pawn=path.pawn, power=path.power, symbol=path.symbol)


def _read_enter(s: Any, t: Any, enter: Enter) -> None:
    place = _set_out(s, t, enter.pawn)
    if enter.to not in WAY_IDS:
        raise _wrong("way", to=enter.to, ways=WAY_IDS)
    way = WAY_IDS.index(enter.to)
    opened = rules.way_open(s, t, place, way, bool(s["passing"]))
    terrain = rules.way_terrain(t, place, way) if opened else NONE
    if terrain not in (RUBBLE, CAMP):
        raise _wrong("enter", to=enter.to)
    s["way"] = way
    cost = int(rules.way_cost(t, place, way))
    owed = cost if enter.owed is None else enter.owed
    _begin(s, ENTERING, owed, least=1, most=cost, field="pending.owed")
    _check_hand(s, owed)
    _check_played(s, cost - owed if terrain == RUBBLE else 0)
    if t["caves"]:
        s["near"] = rules.caves_near(s, t, place)


def _read_buy(s: Any, buy: Buy) -> None:
    kind = _market_type(buy.card, "pending.card")
    if s["stock"][kind] == 0 or not (s["in_row"][kind] or rules.slot_free(s)):
        raise _wrong("buy", card=buy.card)
    s["wanted"] = kind
    price = 2 * int(PRICE[STARTERS + kind])
    owed = price if buy.owed is None else buy.owed
    _begin(s, BUYING, owed, least=1, most=price, field="pending.owed")
    purse = int(rules.purse(s))
    if purse < owed:
        raise _wrong("purse", card=buy.card, owed=owed, purse=purse)
