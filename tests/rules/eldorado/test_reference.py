"""The engine and the slow reference rules play the same games: the same legal moves, the same positions, the same end.

Random play alone seldom meets the rare rules, so there are several ways to choose a move, each fond of some of them,
and games that begin in the middle: rich decks, tiles in front of everybody, pawns crowded beside caves and barriers.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import voyageur as vg
from tests.rules.eldorado import reference
from tests.rules.eldorado.board import CAVES_AT_A_BARRIER
from tests.rules.eldorado.reference import EL_DORADO, Hex, Pile, hex_of, written

Doc = dict[str, Any]
Weigh = Callable[[Doc, str], float]
"""How fond a way of playing is of a move, at least 0."""

NOT_COMPARED = ("rng",)
"""The reference has no generator."""

DATA = Path(vg.__file__).parent / "games" / "eldorado" / "data"
ROUTES: list[Doc] = json.loads((DATA / "routes.json").read_text(encoding="utf-8"))["routes"]
COURSES = [route["id"] for route in ROUTES]

SHORT: Doc = {
    "name": "two boards",
    "boards": [{"board": "B", "rotation": 2, "q": 0, "r": 0}, {"board": "K", "rotation": 0, "q": 7, "r": -3}],
    "finish": {"plate": "finish_river", "rotation": 0, "q": 11, "r": -7},
}
WITH_A_STRIP: Doc = {
    "boards": [
        {"board": "A", "rotation": 0, "q": 0, "r": 0},
        {"board": "R", "rotation": 1, "q": 5, "r": -2},
        {"board": "D", "rotation": 2, "q": 10, "r": -5},
    ],
    "finish": {"plate": "finish_jungle", "rotation": 5, "q": 10, "r": -9},
}


# --- Ways to play ---------------------------------------------------------------------------------------------------


def _step(doc: Doc, move: str) -> tuple[Hex, str] | None:
    """Where the pawn that a move concerns stands, and its target; None when it concerns none."""
    if move.startswith("go "):
        pawn, target = doc["pending"]["pawn"], move.removeprefix("go ")
    elif move.startswith("enter "):
        pawn, target = reference.pawn_and_target(move.removeprefix("enter "))
    elif ": " in move:
        pawn, target = reference.pawn_and_target(move.partition(": ")[2])
    else:
        return None
    return hex_of(doc["pawns"][doc["turn"]][pawn - 1]), target


def _open_caves(doc: Doc, spot: Hex) -> set[str]:
    """Caves beside a hex with tiles left."""
    return {cave for cave in reference.caves_next_to(doc, spot) if doc["caves"][cave]}


def _any(doc: Doc, move: str) -> float:
    return 1.0


def _buyer(doc: Doc, move: str) -> float:
    """Buys the dearest cards, so that slots run empty and piles come down from above."""
    match move.split(" "):
        case ["buy" | "take", card]:
            return 4.0 * reference.cards()[card].price ** 2
        case ["pay", *_]:
            return 1.0
        case ["end" | "use" | "tile", *_]:
            return 2.0
        case ["discard", *_]:
            return 0.5
    return 0.3


def _runner(doc: Doc, move: str) -> float:
    """Hurries to El Dorado by the cheapest way, and opens what is in it."""
    step = _step(doc, move)
    if step is None:
        match move.split(" "):
            case ["use" | "take" | "tile", *_]:
                return 3.0
            case ["stop" | "discard", *_]:
                return 0.05
        return 0.5
    here, target = step
    if target.startswith("barrier"):
        return 40.0
    remaining = reference.course(doc).remaining
    return float(4.0 ** (2 * (remaining[here] - remaining[reference.step(here, target)])))


def _cave_explorer(doc: Doc, move: str) -> float:
    """Stops beside caves, walks away and comes back; keeps its tiles."""
    if move == "stop":
        here = hex_of(doc["pawns"][doc["turn"]][doc["pending"]["pawn"] - 1])
        return 30.0 if _open_caves(doc, here) - set(doc["pending"]["near"]) else 0.5
    step = _step(doc, move)
    if step is None:
        return 0.05 if move.startswith(("discard", "tile")) else 0.5
    here, target = step
    if target.startswith("barrier"):
        return 20.0
    there = reference.step(here, target)
    if _open_caves(doc, there) - _open_caves(doc, here):
        return 60.0
    return 8.0 if _open_caves(doc, here) - _open_caves(doc, there) else 1.0


def _item_user(doc: Doc, move: str) -> float:
    """Buys items, uses them for their ability and saves them; changes symbols."""
    if move == "save":
        return 60.0
    words = move.replace(":", "").split(" ")
    if any(word in reference.cards() and reference.cards()[word].item for word in words):
        return 0.5 if words[0] in ("give", "swap", "discard", "remove") else 12.0
    return 12.0 if "+symbol" in move else 0.3 if words[0] in ("discard", "end") else 1.0


def _remover(doc: Doc, move: str) -> float:
    """Thins its deck out: camps, Scientists, Travel Logs, tiles."""
    match move.split(" "):
        case ["remove", *_] | ["tile", "remove", *_] | ["use", *_]:
            return 15.0
        case ["buy" | "take", "scientist" | "travel_log"]:
            return 60.0
        case ["enter", *_]:
            return 15.0
        case ["discard" | "done", *_]:
            return 0.2
    return 1.0


def _swapper(doc: Doc, move: str) -> float:
    """Draws and swaps whatever it can, so that draw piles run out."""
    match move.split(" "):
        case ["tile", "swap" | "draw"] | ["swap", *_] | ["use", *_]:
            return 20.0
        case ["buy" | "take", "cartographer" | "compass" | "transmitter"]:
            return 20.0
        case ["discard", *_]:
            return 3.0
    return 1.0


def _jostler(doc: Doc, move: str) -> float:
    """Passes through others, and shares their hexes."""
    if move == "tile pass_through":
        return 40.0
    step = _step(doc, move)
    if step is None or step[1].startswith("barrier"):
        return 0.1 if move.startswith("discard") else 1.0
    there = written(reference.step(*step))
    return 50.0 if any(there in pawns for pawns in doc["pawns"]) else 2.0


def _idler(doc: Doc, move: str) -> float:
    """Keeps its cards, discards some, and lets the rounds go by."""
    return 6.0 if move == "end" else 2.0 if move.startswith("discard") else 0.2


def _opener(doc: Doc, move: str) -> float:
    """Opens barriers by any means, at the end of a path too."""
    return 60.0 if "barrier" in move else 0.2 if move in ("end", "stop") or move.startswith(("discard", "buy")) else 1.0


WAYS_TO_PLAY: tuple[Weigh, ...] = (
    _any,
    _buyer,
    _runner,
    _cave_explorer,
    _item_user,
    _remover,
    _swapper,
    _jostler,
    _idler,
    _opener,
)


# --- Games side by side ---------------------------------------------------------------------------------------------


def _compared(doc: Doc) -> Doc:
    return {field: value for field, value in doc.items() if field not in NOT_COMPARED}


def play_both(position: vg.Position, weigh: Weigh, chance: random.Random) -> tuple[vg.Position, list[str]]:
    """Play a game to its end in the engine and in the reference side by side: the end, and the moves."""
    doc = position.to_dict()
    played = []
    while not position.over:
        moves = {str(action) for action in position.legal()}
        assert moves == reference.legal(doc), doc
        assert list(position.scores) == reference.scores(doc)
        ordered = sorted(moves)
        move = chance.choices(ordered, [weigh(doc, move) for move in ordered])[0]
        before, position = doc, position.play(move)
        doc = position.to_dict()
        assert _compared(doc) == _compared(reference.play(before, move, doc)), (move, before)
        played.append(move)
    assert reference.legal(doc) == set()
    assert list(position.scores) == reference.scores(doc)
    assert list(position.winners) == reference.winners(doc)
    return position, played


def _one_way_each(chance: random.Random, players: int, ways: tuple[Weigh, ...] = WAYS_TO_PLAY) -> Weigh:
    """Every seat plays in a way of its own."""
    own = [chance.choice(ways) for _ in range(players)]
    return lambda doc, move: own[doc["turn"]](doc, move)


# --- Positions in the middle of a game ------------------------------------------------------------------------------


def _put(pile: Pile, name: str) -> None:
    pile[name] = pile.get(name, 0) + 1


def _deal_cards(doc: Doc, chance: random.Random) -> None:
    """Every card somewhere: with the players, in the box, in the market or above it."""
    seats = range(doc["players"])
    for field in ("hands", "decks", "discards", "known"):
        doc[field] = [{} for _ in seats]
    doc["box"], doc["row"], doc["above"] = {}, {}, {}
    stock: Pile = {}
    for card, printed in reference.cards().items():
        for copy in range(3 if printed.price else 0):
            fate = chance.random()
            if fate < 0.6:
                _put(doc[chance.choice(["hands", "hands", "decks", "discards"])][chance.choice(seats)], card)
            elif fate < 0.65 and copy:
                _put(doc["box"], card)
            else:
                _put(stock, card)
    for seat in seats:
        for card, number in (("explorer", 3), ("traveler", 4), ("sailor", 1)):
            for _ in range(number):
                field = chance.choice(["hands", "decks", "discards", "box"])
                _put(doc["box"] if field == "box" else doc[field][seat], card)
        if chance.random() < 0.5:
            doc["known"][seat] = {card: chance.randint(1, number) for card, number in doc["hands"][seat].items()}
        if chance.random() < 0.25:
            _thin_out(doc, seat, chance)
    slots = chance.sample(sorted(stock), min(len(stock), chance.randint(3, reference.SLOTS)))
    doc["row"] = {card: stock.pop(card) for card in slots}
    doc["above"] = stock


def _thin_out(doc: Doc, seat: int, chance: random.Random) -> None:
    """Leave a seat hardly anything but cards that draw."""
    for field, most in (("hands", 4), ("decks", 1), ("discards", 1)):
        pile = [card for card, number in doc[field][seat].items() for _ in range(number)]
        pile.sort(key=lambda card: (reference.cards()[card].draws == 0, chance.random()))
        doc[field][seat] = dict(Counter(pile[:most]))
        for card in pile[most:]:
            _put(doc["box"], card)
    doc["known"][seat] = {}


def _deal_tiles(doc: Doc, chance: random.Random) -> None:
    """Some tiles of every cave have been found: most of them, one kind above all, lie in front of the players."""
    unseen = [tile for tile, number in doc["unseen"].items() for _ in range(number)]
    chance.shuffle(unseen)
    favourite = chance.choice(["save_item", "pass_through", "symbol", "swap", "native"])
    unseen.sort(key=favourite.__eq__)
    for cave, tiles in doc["caves"].items():
        found = chance.randint(0, tiles)
        doc["caves"][cave] -= found
        for _ in range(found):
            pile = doc["spent"] if chance.random() < 0.1 else chance.choice(doc["tiles"])
            _put(pile, unseen.pop())
    doc["unseen"] = dict(Counter(unseen))


def _advance_pawns(doc: Doc, chance: random.Random, centre: Hex | None) -> None:
    """The pawns crowd around a hex, one beside a barrier, a cave or the finish; the barriers behind them are taken."""
    laid = reference.course(doc)
    last = max(space.piece for space in laid.spaces.values()) - 1
    front = chance.choice([*range(last + 1), last, last]) if centre is None else laid.spaces[centre].piece
    doc["taken"] = [[] for _ in doc["pawns"]]
    for junction, number in zip(laid.barrier_junctions, doc["barriers"], strict=True):
        if junction < front:
            chance.choice(doc["taken"]).append(number)
    doc["taken"] = [sorted(taken) for taken in doc["taken"]]
    free = [
        spot
        for spot, space in laid.spaces.items()
        if reference.enterable(space) and space.piece <= front and space.need.terrain != "finish"
    ]
    eventful = [spot for spot in free if _is_eventful(doc, spot, front)]
    at_junction = [spot for spot in eventful if _touches_piece(doc, spot, front + 1)]
    middle = centre or chance.choice(at_junction if at_junction and chance.random() < 0.7 else eventful)
    free.sort(key=lambda spot: (_distance(spot, middle), spot))
    places = chance.sample(free[:7], sum(map(len, doc["pawns"])))
    doc["pawns"] = [[written(places.pop()) for _ in pawns] for pawns in doc["pawns"]]
    if front == last and len(doc["pawns"][0]) == 2:
        for pawns in doc["pawns"]:
            if chance.random() < 0.4:
                pawns[chance.randrange(2)] = EL_DORADO


def _is_eventful(doc: Doc, spot: Hex, front: int) -> bool:
    """Whether a barrier, a cave or a finishing hex is next to this hex of a piece that the pawns have reached."""
    spaces = reference.course(doc).spaces
    around = [spaces[there] for there in reference.neighbours(spot) if there in spaces]
    return any(there.cave or there.need.terrain == "finish" or there.piece > front for there in around)


def _touches_piece(doc: Doc, spot: Hex, piece: int) -> bool:
    """Whether a hex of that piece is next to this one."""
    spaces = reference.course(doc).spaces
    return any(spaces[there].piece == piece for there in reference.neighbours(spot) if there in spaces)


def _distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def midgame(position: vg.Position, chance: random.Random, centre: Hex | None = None) -> vg.Position:
    """A position of the same course in the middle of a game, with all kinds of cards and tiles about."""
    doc = position.to_dict()
    _deal_cards(doc, chance)
    _deal_tiles(doc, chance)
    _advance_pawns(doc, chance, centre)
    doc["turn"] = chance.randrange(position.players)
    return position.game.position(doc)


def before_the_gates(position: vg.Position, chance: random.Random) -> vg.Position:
    """A round begins with every pawn close to El Dorado; barriers are shared out, or one seat has them all."""
    doc = midgame(position, chance).to_dict()
    doc["turn"] = doc["first"]
    laid = reference.course(doc)
    close = [
        spot
        for spot, space in laid.spaces.items()
        if reference.enterable(space) and space.need.terrain != "finish" and laid.remaining[spot] <= 3
    ]
    places = chance.sample(close, sum(map(len, doc["pawns"])))
    doc["pawns"] = [[written(places.pop()), EL_DORADO][: len(pawns)] for pawns in doc["pawns"]]
    owners = [chance.randrange(position.players)] if chance.random() < 0.4 else range(position.players)
    doc["taken"] = [[] for _ in range(position.players)]
    for number in sorted(doc["barriers"]):
        doc["taken"][chance.choice(owners)].append(number)
    return position.game.position(doc)


# --- The tests ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("route", ROUTES, ids=COURSES)
def test_the_reference_lays_the_printed_courses(route: Doc) -> None:
    laid = reference.course({"options": {"course": route["id"]}})
    cheapest = {str(number): laid.remaining[spot] for number, spot in laid.starts.items()}
    assert cheapest == route["checks"]["cheapestCostFromStart"]
    assert len(laid.spaces) == route["checks"]["hexes"]
    assert len(laid.barrier_junctions) == route["barrierCount"]
    assert sum(space.cave for space in laid.spaces.values()) == route["caveCount"]


@pytest.mark.parametrize("weigh", WAYS_TO_PLAY, ids=lambda weigh: weigh.__name__.strip("_"))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_from_the_start_agree_with_the_reference(eldorado: vg.Game, players: int, weigh: Weigh) -> None:
    chance = random.Random(f"{weigh.__name__} {players}")
    for caves in (False, True):
        options = {"course": chance.choice(COURSES), "caves": caves, "round_cap": 12 // players + 4}
        play_both(eldorado.start(players=players, seed=players, **options), weigh, chance)


@pytest.mark.parametrize("course", COURSES)
def test_a_whole_race_on_every_course_agrees_with_the_reference(eldorado: vg.Game, course: str) -> None:
    chance = random.Random(course)
    players = 2 + COURSES.index(course) % 3
    position = eldorado.start(players=players, seed=1, course=course, caves=True, round_cap=40)
    play_both(position, _runner, chance)


@pytest.mark.parametrize("course", [SHORT, WITH_A_STRIP], ids=["two boards", "with a strip"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_races_on_courses_of_ones_own_agree_with_the_reference(eldorado: vg.Game, players: int, course: Doc) -> None:
    chance = random.Random(f"{len(course['boards'])} {players}")
    for seed in range(2):
        position = eldorado.start(players=players, seed=seed, course=course, caves=seed == 0, round_cap=25)
        play_both(position, _runner, chance)


@pytest.mark.parametrize("course", COURSES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_from_the_middle_agree_with_the_reference(eldorado: vg.Game, players: int, course: str) -> None:
    chance = random.Random(f"{course} {players}")
    for seed in range(10):
        options = {"course": course, "caves": seed > 1, "round_cap": chance.randint(1, 3)}
        position = midgame(eldorado.start(players=players, seed=seed, **options), chance)
        play_both(position, _one_way_each(chance, players), chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_at_caves_beside_a_barrier_agree_with_the_reference(eldorado: vg.Game, players: int) -> None:
    for seed in range(12):
        chance = random.Random(f"{players} {seed}")
        options = {"course": CAVES_AT_A_BARRIER, "caves": True, "round_cap": 3}
        centre = chance.choice([(10, -3), (10, -3), (11, -4)])
        position = midgame(eldorado.start(players=players, seed=seed, **options), chance, centre)
        play_both(position, _cave_explorer if seed % 2 else _one_way_each(chance, players), chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_last_rounds_agree_with_the_reference(eldorado: vg.Game, players: int) -> None:
    tied = 0
    for seed in range(20):
        chance = random.Random(f"{players} {seed}")
        position = eldorado.start(players=players, seed=seed, course=chance.choice(COURSES), round_cap=5)
        end, _ = play_both(before_the_gates(position, chance), _runner, chance)
        tied += len(end.to_dict()["arrived"]) > 1
    assert tied > 3


def test_the_games_meet_every_kind_of_move(eldorado: vg.Game) -> None:
    met: Counter[str] = Counter()
    for seed in range(300):
        chance = random.Random(seed)
        options = {"course": chance.choice(COURSES), "caves": True, "round_cap": 2}
        position = midgame(eldorado.start(players=(2, 3, 2, 4)[seed % 4], seed=seed, **options), chance)
        _, moves = play_both(
            position, _one_way_each(chance, position.players, (*WAYS_TO_PLAY[3:8], _opener, _opener)), chance
        )
        met.update(_kind(move) for move in moves)
    pawns = ("", "pawn2 ")
    kinds = {f"{tool}: {pawn}{target}" for tool in ("X", "X+symbol") for pawn in pawns for target in ("hex", "barrier")}
    kinds |= {f"enter {pawn}{target}" for pawn in pawns for target in ("hex", "barrier")}
    kinds |= {"native: hex", "native: barrier", "tile native: hex", "tile T: hex", "tile T: barrier"}
    kinds |= {f"{verb} X" for verb in ("give", "buy", "pay", "take", "remove", "swap", "discard", "tile remove")}
    kinds |= {"pay X+symbol", "pay tile T", "go hex", "go barrier", "stop", "done", "save", "end"}
    kinds |= {"tile draw", "tile swap", "tile pass_through"}
    kinds |= {f"use {card}" for card in ("cartographer", "compass", "scientist", "travel_log")}
    assert kinds - set(met) == set()


def _kind(move: str) -> str:
    """A move without its direction, its barrier's number, and most of the names of cards and tiles."""
    words = []
    for word in move.removesuffix(":").split(" "):
        name, mark = word.rstrip(":").removesuffix("+symbol"), word[len(word.rstrip(":")) :]
        symbol = "+symbol" if "+symbol" in word else ""
        if name in reference.DIRECTIONS:
            words.append("hex")
        elif name in reference.move_tiles():
            words.append(f"T{mark}")
        elif name in reference.cards() and not (words[:1] == ["use"] or (mark and name == "native")):
            words.append(f"X{symbol}{mark}")
        elif not name.isdigit():
            words.append(word)
    return " ".join(words)
