"""Reference rules of Expédition vers 5X: slow, plain and meant to be read.

Tests use this module as an oracle for the compiled engine, so it shares no code with it. A position is a JSON-like
document; every public function but `place` leaves its arguments as they are.

    start(doc)                    the document of a new game; `doc` says only how the table is laid and what was dealt
    actors(doc)                   the seats that the game waits for
    legal(doc, seat)              the notation of every legal move of a seat
    play(doc, seat, move, after)  the document after that move; `after` says only what dice showed and which card came
    scores(doc)                   what the gems and the water of each seat are worth
    winners(doc)                  the seats that have won, if any

Numbers such as "ruling 4.3" point to docs/rules/fivex.md. Words: a *corner* is an upper corner of a technology, which
improves an action; the *account* of a seat is what it did and got in the round whose cards were revealed last; *known*
is the least and the most water that everybody can be sure a clan has, from the account alone.
"""

from __future__ import annotations

import copy
import functools
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import voyageur

Doc = dict[str, Any]

EXCAVATION, EXPLOITATION, EXTERMINATION, EXPLORATION, EXTENSION = ACTIONS = (
    "excavation",
    "exploitation",
    "extermination",
    "exploration",
    "extension",
)
"""In their order of priority (ruling 4.1)."""
ROUNDS = 15
STARTING_WATER = 5
FEE = 1
HIGHEST_BID = 250
"""More than a clan can ever have; only a table that was set up has more water."""
FACES = (0, 0, 1, 1, 1, 2, 2, 3)
EXPLOITATION_WATER = {1: 4, 2: 2, 3: 1, 4: 1, 5: 1}
EXTERMINATION_WATER = {1: 2, 2: 1, 3: 1, 4: 1}
VICTIMS = (EXCAVATION, EXTENSION)
GEM_POINTS = (0, 1, 3, 6, 10, 15, 21)


# --- The printed cards ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Corner:
    """An improvement."""

    action: str
    """The action that it improves."""
    kind: str
    """ "gain_1", "gain_die", "gain_per_action" or "steal_per_action"."""
    target: str | None
    """The action cards that it counts, or whose players it robs."""


@dataclass(frozen=True)
class Technology:
    """What is printed on a technology."""

    number: int
    left: Corner
    right: Corner
    left_gem: str
    centre_gem: str
    right_gem: str


class Theft(NamedTuple):
    """What a thief asks of a victim, and what it gets."""

    thief: int
    victim: int
    asked: int
    got: int


@functools.cache
def box() -> Any:
    """The contents of the box, as printed."""
    path = Path(voyageur.__file__).parent / "games" / "fivex" / "data" / "cards.json"
    return json.loads(path.read_text(encoding="utf-8"))


@functools.cache
def technologies() -> dict[str, Technology]:
    """Every technology."""
    return {
        card["key"]: Technology(
            number=card["id"],
            left=_corner(card["left"]),
            right=_corner(card["right"]),
            left_gem=card["gems"]["left"],
            centre_gem=card["gems"]["center"],
            right_gem=card["gems"]["right"],
        )
        for card in box()["technology_cards"]
    }


def _corner(printed: Doc) -> Corner:
    return Corner(printed["action"], printed["type"], printed.get("target_action"))


@functools.cache
def colonies() -> frozenset[str]:
    """Every colony; they differ in nothing but their names (ruling 1.6)."""
    return frozenset(colony["key"] for colony in box()["colony_cards"])


# --- What lies on the table -----------------------------------------------------------------------------------------


def seats(doc: Doc) -> range:
    """The seats of the table."""
    return range(doc["players"])


def corners_of(doc: Doc, seat: int) -> Iterator[Corner]:
    """The improvements of a clan that are visible: of each joint only that of the upper card (rulings 4.2 and 7.4)."""
    for group in doc["tableaus"][seat]:
        last = len(group["cards"]) - 1
        for place, name in enumerate(group["cards"]):
            if place == 0 or not group["over"][place - 1]:
                yield technologies()[name].left
            if place == last or group["over"][place]:
                yield technologies()[name].right


def gems_of(doc: Doc, seat: int) -> Counter[str]:
    """Active gems by colour, without the colony's: in the centre of each card, and on the upper one of each joint."""
    gems: Counter[str] = Counter()
    for group in doc["tableaus"][seat]:
        cards = [technologies()[name] for name in group["cards"]]
        gems.update(card.centre_gem for card in cards)
        for place, left_is_over in enumerate(group["over"]):
            gems[cards[place].right_gem if left_is_over else cards[place + 1].left_gem] += 1
    return gems


def pile(doc: Doc) -> set[str]:
    """The technologies that have not come yet."""
    seen = {*doc["market"], *doc["removed"]}
    seen |= {name for tableau in doc["tableaus"] for group in tableau for name in group["cards"]}
    return set(technologies()) - seen


def account(doc: Doc, seat: int) -> Doc:
    """What a seat did and got in the round revealed last."""
    found: Doc = doc["last"]["clans"][seat]
    return found


def who_played(doc: Doc, action: str) -> list[int]:
    """The seats that played this card in the round revealed last."""
    return [seat for seat in seats(doc) if account(doc, seat)["played"] == action]


# --- Who decides what -----------------------------------------------------------------------------------------------


def explorers(doc: Doc) -> list[int]:
    """The seats that choose after the others: who explored last round, unless all did (rulings 3.5 and 3.6)."""
    if doc["last"] is None:
        return []
    explored = who_played(doc, EXPLORATION)
    return [] if len(explored) == doc["players"] else explored


def deciding(doc: Doc) -> list[int]:
    """The seats whose choice this is, whether or not they have made it."""
    match doc["phase"]:
        case "choose":
            return [seat for seat in seats(doc) if seat not in explorers(doc)]
        case "follow":
            return explorers(doc)
        case "bid":
            return [seat for seat in who_played(doc, EXCAVATION) if doc["water"][seat] > 0]  # ruling 5.3
        case "take":
            return [doc["turn"]]
    return []


def sealed(doc: Doc, seat: int) -> str | None:
    """The move by which a seat that decides now has made its choice."""
    if doc["phase"] == "bid":
        bid = account(doc, seat)["bid"]
        return None if bid is None else f"bid {bid}"
    card = doc["choices"][seat]
    return None if card is None else f"play {card}"


def actors(doc: Doc) -> list[int]:
    """The seats that the game waits for."""
    return [seat for seat in deciding(doc) if sealed(doc, seat) is None]


def legal(doc: Doc, seat: int) -> set[str]:
    """The notation of every legal move of a seat: of the choices it has, without the one it has sealed."""
    if seat not in deciding(doc):
        return set()
    choice = sealed(doc, seat)
    if choice is not None and not doc["options"]["changes"]:
        return set()
    match doc["phase"]:
        case "bid":
            moves = {f"bid {water}" for water in range(1, min(doc["water"][seat], HIGHEST_BID) + 1)}  # ruling 5.2
        case "take":
            moves = {placement for card in doc["market"] for placement in placements(doc, seat, card)}
        case _:
            moves = {f"play {card}" for card in doc["hands"][seat]}
    return moves - {choice}


def placements(doc: Doc, seat: int, name: str) -> Iterator[str]:
    """Every way to place a technology: apart, at either end of a group, or between two groups (rulings 7.1 to 7.7)."""
    new, groups = technologies()[name], doc["tableaus"][seat]
    lies = ["over"] if doc["options"]["overlap"] == "new_on_top" else ["over", "under"]
    ends = [group["cards"][-1] for group in groups]
    beginnings = [group["cards"][0] for group in groups]
    none = [(None, "")]
    afters = none + [
        (which, f" after {end} {lie}")
        for which, end in enumerate(ends)
        if technologies()[end].right.action == new.left.action
        for lie in lies
    ]
    befores = none + [
        (which, f" before {beginning} {lie}")
        for which, beginning in enumerate(beginnings)
        if technologies()[beginning].left.action == new.right.action
        for lie in lies
    ]
    for left_group, after in afters:
        for right_group, before in befores:
            if left_group is None or left_group != right_group:  # no rings
                yield f"take {name}{after}{before}"


# --- Setting up -----------------------------------------------------------------------------------------------------


def start(doc: Doc) -> Doc:
    """The document of a new game, at the table of this one, with its colonies and its first technology."""
    players = doc["players"]
    dealt = doc["colonies"]
    assert len(dealt) == len(set(dealt)) == players, f"a colony each, not {dealt}"
    assert colonies() >= set(dealt), dealt
    new = {field: doc[field] for field in ("game", "version", "players", "options")}
    new |= {
        "phase": "choose",
        "round": 0,
        "colonies": dealt,
        "water": [STARTING_WATER] * players,
        "known": [[STARTING_WATER, STARTING_WATER] for _ in range(players)],
        "hands": [list(ACTIONS) for _ in range(players)],
        "choices": [None] * players,
        "market": [],
        "removed": [],
        "tableaus": [[] for _ in range(players)],
        "turn": None,
        "last": None,
    }
    new = copy.deepcopy(new)
    _begin_round(new, doc)
    return new


def _begin_round(doc: Doc, after: Doc) -> None:
    """Step I: a technology comes; where there are too many, the oldest leaves the game (rulings 2.1 and 2.2)."""
    doc["round"] += 1
    doc["phase"] = "choose"
    new = after["market"][-1]
    assert new in pile(doc), f"{new} cannot come from the pile"
    doc["market"].append(new)
    if len(doc["market"]) > doc["players"] - 1:
        doc["removed"] = _in_order([*doc["removed"], doc["market"].pop(0)])


def _in_order(names: list[str]) -> list[str]:
    return sorted(names, key=lambda name: technologies()[name].number)


# --- Playing a move -------------------------------------------------------------------------------------------------


def play(doc: Doc, seat: int, move: str, after: Doc) -> Doc:
    """The document after a legal move of a seat; ValueError for any other text.

    `after` is the engine's document after the same move: it tells what the dice showed and which technology came.
    """
    if move not in legal(doc, seat):
        raise ValueError(f"illegal move of seat {seat}: {move!r}")
    doc = copy.deepcopy(doc)
    match move.split(" "):
        case ["play", card]:
            doc["choices"][seat] = card
            if not actors(doc):
                _all_have_chosen(doc, after)
        case ["bid", water]:
            account(doc, seat)["bid"] = int(water)
            if not actors(doc):
                _open_bids(doc, after)
        case ["take", name, *joints]:
            _take(doc, seat, name, joints)
            _next_winner(doc, after)
    return doc


def _all_have_chosen(doc: Doc, after: Doc) -> None:
    """Explorers, if any, see the cards of the others before they choose theirs (ruling 3.5)."""
    if doc["phase"] == "choose" and explorers(doc):
        doc["phase"] = "follow"
    else:
        _reveal(doc, after)


def _reveal(doc: Doc, after: Doc) -> None:
    """All cards lie open: a new account begins, and what was known of the water before is forgotten."""
    doc["last"] = {"die": None, "clans": [_blank_account(card) for card in doc["choices"]]}
    for seat, card in enumerate(doc["choices"]):
        doc["hands"][seat].remove(card)
        doc["choices"][seat] = None
        if doc["round"] > 1:
            doc["known"][seat] = [0, None]
    _improve(doc, EXCAVATION, after)
    excavators = who_played(doc, EXCAVATION)
    for seat in excavators:
        if doc["water"][seat] == 0:
            account(doc, seat)["bid"] = 0  # ruling 5.3
    if any(doc["water"][seat] for seat in excavators):
        doc["phase"] = "bid"
    else:
        _open_bids(doc, after)


def _blank_account(card: str) -> Doc:
    amounts = dict.fromkeys(("gained", "stolen", "drawn", "lost", "paid"), 0)
    return {"played": card, "bid": None, **amounts, "won": None}


# --- Water ----------------------------------------------------------------------------------------------------------


def _receive(doc: Doc, seat: int, field: str, amount: int) -> None:
    """A clan gets water, and the account says how; everybody sees it."""
    account(doc, seat)[field] += amount
    doc["water"][seat] += amount
    least, most = doc["known"][seat]
    doc["known"][seat] = [least + amount, None if most is None else most + amount]


def _part_with(doc: Doc, seat: int, field: str, amount: int, asked: int | None = None) -> None:
    """A clan gives up water. It had so much, and when that is less than was asked, it has nothing left."""
    assert 0 <= amount <= doc["water"][seat]
    account(doc, seat)[field] += amount
    doc["water"][seat] -= amount
    least, most = doc["known"][seat]
    doc["known"][seat] = [max(least, amount) - amount, None if most is None else most - amount]
    if asked is not None and amount < asked:
        doc["known"][seat] = [0, 0]


# --- Improvements ---------------------------------------------------------------------------------------------------


def _improve(doc: Doc, action: str, after: Doc) -> None:
    """The improvements of all that played this card: first what the reserve gives, then the thefts (ruling 4.3)."""
    thefts = _thefts(doc, action)  # nobody is robbed by who played the same card, so the gains do not change them [4.5]
    for seat in who_played(doc, action):
        made_up = sum(theft.asked - theft.got for theft in thefts if theft.thief == seat)
        if doc["options"]["shortfall"] == "none":
            made_up = 0
        _receive(doc, seat, "gained", _from_the_reserve(doc, seat, after, made_up) + made_up)
    for victim in seats(doc):
        robberies = [theft for theft in thefts if theft.victim == victim]
        _part_with(doc, victim, "lost", sum(t.got for t in robberies), sum(t.asked for t in robberies))
        for theft in robberies:
            _receive(doc, theft.thief, "stolen", theft.got)


def _from_the_reserve(doc: Doc, seat: int, after: Doc, made_up: int) -> int:
    """What the improvements of a clan's card give it: one, a die, or one for each card of a kind (ruling 4.4)."""
    certain = dice = 0
    for corner in _firing(doc, seat):
        match corner.kind:
            case "gain_1":
                certain += 1
            case "gain_die":
                dice += 1
            case "gain_per_action":
                assert corner.target is not None
                certain += len(who_played(doc, corner.target))
    rolled: int = account(after, seat)["gained"] - made_up - certain
    assert rolled in _sums(dice), f"seat {seat} cannot have rolled {rolled} with {dice} dice"
    return certain + rolled


def _firing(doc: Doc, seat: int) -> list[Corner]:
    """The visible improvements of the card that a clan played."""
    return [corner for corner in corners_of(doc, seat) if corner.action == account(doc, seat)["played"]]


def _sums(dice: int) -> set[int]:
    """All that so many dice can show together."""
    sums = {0}
    for _ in range(dice):
        sums = {total + face for total in sums for face in FACES}
    return sums


def _thefts(doc: Doc, action: str) -> list[Theft]:
    """Who robs whom: tokens one by one, clockwise from the victim's left, until it is dry (ruling 4.6)."""
    thieves = who_played(doc, action)
    found = []
    for victim in seats(doc):
        asked = {thief: _asked(doc, thief, victim) for thief in thieves if thief != victim}
        assert victim not in thieves or not any(asked.values()), "no card robs who plays the action that it improves"
        got = dict.fromkeys(asked, 0)
        left = doc["water"][victim]
        while left and got != asked:
            for step in range(1, doc["players"]):
                thief = (victim + step) % doc["players"]
                if left and got.get(thief, 0) < asked.get(thief, 0):
                    got[thief] += 1
                    left -= 1
        found += [Theft(thief, victim, number, got[thief]) for thief, number in asked.items() if number]
    return found


def _asked(doc: Doc, thief: int, victim: int) -> int:
    """How many tokens a thief may take from a victim: one for each improvement that robs players of its card."""
    robbing = [corner.target for corner in _firing(doc, thief) if corner.kind == "steal_per_action"]
    return robbing.count(account(doc, victim)["played"])


# --- Excavation -----------------------------------------------------------------------------------------------------


def _open_bids(doc: Doc, after: Doc) -> None:
    """Everybody learns the bids; who wins pays its bid, any other bidder the fee (rulings 5.3 to 5.6)."""
    excavators = who_played(doc, EXCAVATION)
    bids = {seat: account(doc, seat)["bid"] for seat in excavators}
    for seat, bid in bids.items():
        least, most = doc["known"][seat]
        doc["known"][seat] = [max(least, bid), most] if bid else [0, 0]
    if len(excavators) == 1 and bids[excavators[0]]:
        doc["last"]["die"] = _rolled(after["last"]["die"])
    winners_now = _auction_winners(doc)
    for seat, bid in bids.items():
        if bid:
            _part_with(doc, seat, "paid", bid if seat in winners_now else FEE)
    _next_winner(doc, after)


def _rolled(face: Any) -> int:
    assert isinstance(face, int), f"no die was rolled: {face}"
    assert face in FACES, f"the die has no {face}"
    return face


def _auction_winners(doc: Doc) -> list[int]:
    """Who gets a technology: a lone clan that beats the die, or the highest unique bids (rulings 5.1, 5.4 and 5.5)."""
    bids = {seat: account(doc, seat)["bid"] for seat in who_played(doc, EXCAVATION)}
    if len(bids) == 1:
        return [seat for seat, bid in bids.items() if bid and doc["last"]["die"] < bid]
    often = Counter(bids.values())
    unique = sorted((bid for bid in bids.values() if bid and often[bid] == 1), reverse=True)
    offered = len(doc["market"]) + sum(account(doc, seat)["won"] is not None for seat in bids)
    return [seat for bid in unique[:offered] for seat in bids if bids[seat] == bid]


def _next_winner(doc: Doc, after: Doc) -> None:
    """The winner that takes a technology now; after the last one the round goes on (rulings 5.7 to 5.9)."""
    due = [seat for seat in _auction_winners(doc) if account(doc, seat)["won"] is None]
    if due:
        doc["phase"], doc["turn"] = "take", due[0]
    else:
        doc["turn"] = None
        _finish_round(doc, after)


def _take(doc: Doc, seat: int, name: str, joints: list[str]) -> None:
    """Take a technology and place it at once (ruling 5.8)."""
    doc["market"].remove(name)
    account(doc, seat)["won"] = name
    place(doc["tableaus"][seat], name, joints)


def place(tableau: list[Doc], name: str, joints: list[str]) -> None:
    """Join a technology to groups: "after" one, "before" one, both or none, as a move says it (section 7)."""
    new: Doc = {"cards": [name], "over": []}
    for side, partner, lie in zip(joints[0::3], joints[1::3], joints[2::3], strict=True):
        group = next(group for group in tableau if partner in group["cards"])
        tableau.remove(group)
        if side == "after":
            new["cards"] = group["cards"] + new["cards"]
            new["over"] = [*group["over"], lie == "under", *new["over"]]
        else:
            new["cards"] = new["cards"] + group["cards"]
            new["over"] = [*new["over"], lie == "over", *group["over"]]
    tableau.append(new)
    tableau.sort(key=lambda group: technologies()[group["cards"][0]].number)


# --- The other actions ----------------------------------------------------------------------------------------------


def _finish_round(doc: Doc, after: Doc) -> None:
    """The cards after EXCAVATION in their order, then step IV; the game ends with its last round."""
    _improve(doc, EXPLOITATION, after)
    _exploit(doc)
    _improve(doc, EXTERMINATION, after)
    _exterminate(doc)
    _improve(doc, EXPLORATION, after)
    _explore(doc, after)
    _improve(doc, EXTENSION, after)
    _put_cards_away(doc)
    if doc["round"] == ROUNDS:
        doc["phase"] = "over"
    else:
        _begin_round(doc, after)


def _exploit(doc: Doc) -> None:
    """The more clans, the less water for each (ruling 6.1)."""
    clans = who_played(doc, EXPLOITATION)
    for seat in clans:
        _receive(doc, seat, "drawn", EXPLOITATION_WATER[len(clans)])


def _exterminate(doc: Doc) -> None:
    """Each victim gives to each exterminator, and the reserve makes up what it lacks (rulings 6.2 and 6.3)."""
    clans = who_played(doc, EXTERMINATION)
    victims = [seat for action in VICTIMS for seat in who_played(doc, action)]
    if not clans or not victims:
        return
    each = EXTERMINATION_WATER[len(clans)]
    for victim in victims:
        asked = each * len(clans)
        _part_with(doc, victim, "lost", min(asked, doc["water"][victim]), asked)
    for seat in clans:
        _receive(doc, seat, "drawn", each * len(victims))


def _explore(doc: Doc, after: Doc) -> None:
    """A die each (ruling 6.4)."""
    for seat in who_played(doc, EXPLORATION):
        _receive(doc, seat, "drawn", _rolled(account(after, seat)["drawn"]))


def _put_cards_away(doc: Doc) -> None:
    """EXTENSION brings all cards back, EXCAVATION itself where it won nothing (rulings 6.5 and 6.6)."""
    for seat, hand in enumerate(doc["hands"]):
        played = account(doc, seat)
        if played["played"] == EXTENSION:
            hand[:] = ACTIONS
        elif played["played"] == EXCAVATION and played["won"] is None:
            hand[:] = [card for card in ACTIONS if card in hand or card == EXCAVATION]


# --- Scoring --------------------------------------------------------------------------------------------------------


def gem_points(gems: Counter[str]) -> int:
    """What active gems and the X of the colony are worth, with the X in the best colour (rulings 8.1 and 8.2)."""
    colours = [gem["id"] for gem in box()["gem_types"]]
    sums = []
    for joker in colours:
        counts = [gems[colour] + (colour == joker) for colour in colours]
        sums.append(sum(GEM_POINTS[min(count, 6)] for count in counts))
    return max(sums)


def scores(doc: Doc) -> list[int]:
    """Points as they stand: gems, and one for every two tokens of water (ruling 8.3)."""
    return [gem_points(gems_of(doc, seat)) + doc["water"][seat] // 2 for seat in seats(doc)]


def winners(doc: Doc) -> list[int]:
    """Who has most points, then most water; several share the victory (ruling 8.4)."""
    if doc["phase"] != "over":
        return []
    standing = list(zip(scores(doc), doc["water"], strict=True))
    return [seat for seat in seats(doc) if standing[seat] == max(standing)]
