"""The position document: everything about a position as JSON, and back, as FEN does for chess.

What a document leaves out, or gives as null for a seat, is usual: the first round, in which cards are chosen and none
has been yet; colonies in order; a whole hand, but for the card on the table; five tokens of water, which everybody
knows of before the first cards are revealed, and nothing known of water otherwise. Technologies that are nowhere are
in the pile; where the offer is left out, the first of them is on offer. In the account of a round what is left out is
0, but for what follows from the cards and bids: what was drawn and paid, and that a clan without water made no bid. In
the phase `bid` the bids are those that are sealed. What a document says must agree with itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from voyageur.core import text
from voyageur.core.errors import BadPosition
from voyageur.core.position import Position
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTION_NUMBERS,
    CARD_IDS,
    CARD_NUMBERS,
    COLONY_IDS,
    CORNER_ACTION,
    DIE,
    EXCAVATION,
    EXPLOITATION,
    EXPLOITATION_WATER,
    EXPLORATION,
    EXTENSION,
    EXTERMINATION,
    EXTERMINATION_WATER,
    FEE,
    FITS,
    LEFT,
    MOST_WATER,
    RIGHT,
    ROUNDS,
    STARTING_WATER,
    VICTIMS,
    WHOLE_HAND,
    card_name,
)
from voyageur.games.fivex.state import (
    BID,
    CHOOSE,
    DECK,
    DRY,
    FOLLOW,
    MARKET,
    NO_BID,
    NO_LIMIT,
    NONE,
    OVER,
    REMOVED,
    TAKE,
    State,
)
from voyageur.games.fivex.view import PHASES, actions_in, cards_at, groups_of, market_of

MUCH = 2 * MOST_WATER
"""More water than a clan ever has, even one that was set up with the most there can be and then played on."""


class Group(msgspec.Struct, forbid_unknown_fields=True):
    """Technologies joined in a row; of each joint, whether the card on its left lies over the one on its right."""

    cards: list[str]
    over: list[bool] = []


class Clan(msgspec.Struct, forbid_unknown_fields=True):
    """What a clan did and got in a round; what it drew and paid is usual where it is left out."""

    played: str
    bid: int | None = None
    gained: int = 0
    stolen: int = 0
    drawn: int | None = None
    lost: int = 0
    paid: int | None = None
    won: str | None = None


class Last(msgspec.Struct, forbid_unknown_fields=True):
    """The account of the round whose action cards were revealed last."""

    clans: list[Clan]
    die: int | None = None


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a position document."""

    rng: int = 0
    phase: str = "choose"
    round: int = 1
    colonies: list[str] | None = None
    water: list[int | None] | None = None
    known: list[tuple[int, int | None] | None] | None = None
    hands: list[list[str] | None] | None = None
    choices: list[str | None] | None = None
    market: list[str] | None = None
    removed: list[str] = []
    tableaus: list[list[Group] | None] | None = None
    turn: int | None = None
    last: Last | None = None


# ---- writing ----------------------------------------------------------------------------------------------------


def write(position: Position) -> dict[str, Any]:
    """Everything about a position."""
    s, players = position._state[0], range(position.players)
    return {
        "rng": int(s["rng"]),
        "phase": PHASES[s["phase"]],
        "round": int(s["round_number"]),
        "colonies": [COLONY_IDS[s["colony"][seat]] for seat in players],
        "water": [int(s["water"][seat]) for seat in players],
        "known": [[int(s["least"][seat]), _unless(s["most"][seat], NO_LIMIT)] for seat in players],
        "hands": [list(actions_in(int(s["hand"][seat]))) for seat in players],
        "choices": [_named(s["choice"][seat], ACTION_IDS) for seat in players],
        "market": list(market_of(s)),
        "removed": list(cards_at(s, REMOVED)),
        "tableaus": [
            [{"cards": list(group.cards), "over": list(group.over)} for group in groups_of(s, seat)] for seat in players
        ],
        "turn": _unless(s["turn"], NONE),
        "last": None if s["played"][0] == NONE else _write_last(s, players),
    }


def _unless(number: Any, nothing: int) -> int | None:
    return None if number == nothing else int(number)


def _named(number: Any, names: tuple[str, ...]) -> str | None:
    return None if number == NONE else names[number]


def _write_last(s: Any, players: range) -> dict[str, Any]:
    clans = [
        {
            "played": ACTION_IDS[s["played"][seat]],
            "bid": _unless(s["bid"][seat], NO_BID),
            **{name: int(s[name][seat]) for name in ("gained", "stolen", "drawn", "lost", "paid")},
            "won": _named(s["won"][seat], CARD_IDS),
        }
        for seat in players
    ]
    return {"die": _unless(s["die"], NONE), "clans": clans}


# ---- reading ----------------------------------------------------------------------------------------------------


def _wrong(problem: str, **arguments: Any) -> BadPosition:
    return BadPosition(f"fivex-position-{problem}", **arguments)


def read(document: Mapping[str, Any], table: Any) -> Any:
    """The state of a document; BadPosition says what is wrong with it."""
    try:
        doc = msgspec.convert(dict(document), Document)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", problem=text.written(error)) from error
    state = np.zeros(1, State)
    s, t = state[0], table[0]
    rules.clear(s)
    _read_clock(s, doc)
    _read_colonies(s, t, doc)
    _read_water(s, t, doc)
    _read_technologies(s, t, doc)
    if doc.last is not None:
        _read_account(s, t, doc.last)
        _read_auction(s, t, doc.last)
        _check_water(s, t, doc.last)
    _read_turn(s, t, doc)
    _read_hands(s, t, doc)
    _read_choices(s, t, doc)
    return state


def _per_seat(values: list[Any] | None, t: Any, field: str) -> list[Any]:
    """One value a seat, None where it is left out."""
    players = int(t["players"])
    if values is None:
        return [None] * players
    if len(values) != players:
        raise _wrong("seats", field=field, given=len(values), players=players)
    return values


def _number(number: int, field: str, seat: int, most: int = MUCH) -> int:
    if not 0 <= number <= most:
        raise _wrong("number", field=field, seat=seat, number=number, most=most)
    return number


def _action(name: str, field: str) -> int:
    if name not in ACTION_NUMBERS:
        raise _wrong("action", field=field, card=name, cards=ACTION_IDS)
    return ACTION_NUMBERS[name]


def _technology(name: str, field: str) -> int:
    if name not in CARD_NUMBERS:
        raise _wrong("technology", field=field, technology=name, technologies=CARD_IDS)
    return CARD_NUMBERS[name]


def _read_clock(s: Any, doc: Document) -> None:
    """The generator, the phase and the round; cards were played before all phases but the first choice."""
    if not 0 <= doc.rng < 1 << 64:
        raise _wrong("rng", rng=doc.rng)
    if doc.phase not in PHASES:
        raise _wrong("phase", phase=doc.phase, phases=PHASES)
    if not 1 <= doc.round <= ROUNDS:
        raise _wrong("round", round=doc.round, rounds=ROUNDS)
    s["rng"], s["phase"], s["round_number"] = np.uint64(doc.rng), PHASES.index(doc.phase), doc.round
    if s["phase"] == OVER and doc.round < ROUNDS:
        raise _wrong("over", round=doc.round, rounds=ROUNDS)
    if doc.last is None and s["phase"] != CHOOSE:
        raise _wrong("last-missing", phase=doc.phase)
    if doc.last is not None and s["phase"] in (CHOOSE, FOLLOW) and doc.round == 1:
        raise _wrong("last-early")


def _read_colonies(s: Any, t: Any, doc: Document) -> None:
    usual = COLONY_IDS[: t["players"]]
    for seat, name in enumerate(usual if doc.colonies is None else _per_seat(doc.colonies, t, "colonies")):
        if name not in COLONY_IDS:
            raise _wrong("colony", colony=name, colonies=COLONY_IDS)
        if COLONY_IDS.index(name) in s["colony"]:
            raise _wrong("colony-twice", colony=name)
        s["colony"][seat] = COLONY_IDS.index(name)


def _read_water(s: Any, t: Any, doc: Document) -> None:
    """What every clan has, and what everybody knows of it."""
    begun = doc.round > 1 or doc.last is not None
    given = zip(_per_seat(doc.water, t, "water"), _per_seat(doc.known, t, "known"), strict=True)
    for seat, (tokens, known) in enumerate(given):
        water = STARTING_WATER if tokens is None else _number(tokens, "water", seat)
        usual = (0, None) if begun or tokens is not None else (water, water)
        least, most = usual if known is None else known
        _number(least, "known", seat)
        _number(0 if most is None else most, "known", seat)
        if not least <= water <= (NO_LIMIT if most is None else most):
            raise _wrong("known", seat=seat, water=water, least=least, most="∞" if most is None else most)
        s["water"][seat], s["least"][seat], s["most"][seat] = water, least, NO_LIMIT if most is None else most


# ---- technologies -----------------------------------------------------------------------------------------------


def _read_technologies(s: Any, t: Any, doc: Document) -> None:
    """Every technology is in one place; those that are nowhere are in the pile, which lasts until the end."""
    for seat, groups in enumerate(_per_seat(doc.tableaus, t, "tableaus")):
        for group in groups or ():
            _read_group(s, seat, group)
        rules.derive(s, seat)
    for name in doc.removed:
        _place(s, name, REMOVED, "removed")
    _read_market(s, t, doc)
    left, needed = int((s["where"] == DECK).sum()), ROUNDS - doc.round
    if left < needed:
        raise _wrong("deck", given=left, least=needed, round=doc.round)


def _place(s: Any, name: str, place: int, field: str) -> int:
    card = _technology(name, field)
    if s["where"][card] != DECK:
        raise _wrong("technology-twice", technology=name)
    s["where"][card] = place
    return card


def _read_group(s: Any, seat: int, group: Group) -> None:
    if not group.cards:
        raise _wrong("group-empty", seat=seat)
    joints = len(group.cards) - 1
    if len(group.over) != joints:
        raise _wrong("group", seat=seat, cards=joints + 1, joints=joints, given=len(group.over))
    cards = [_place(s, name, seat, "tableaus") for name in group.cards]
    for left, right, over in zip(cards, cards[1:], group.over, strict=False):
        if not FITS[left, right]:
            facing = CORNER_ACTION[2 * left + RIGHT], CORNER_ACTION[2 * right + LEFT]
            first, second = (ACTION_IDS[action] for action in facing)
            raise _wrong("joint", left=card_name(left), right=card_name(right), first=first, second=second)
        s["right"][left], s["left"][right], s["over"][left] = right, left, over


def _read_market(s: Any, t: Any, doc: Document) -> None:
    """The offer; there is something in it until winners take what they have won [2.3]."""
    players, market = int(t["players"]), doc.market
    if market is None:
        market = [] if s["phase"] == OVER else list(cards_at(s, DECK)[:1])
    if len(market) > players - 1:
        raise _wrong("market", given=len(market), players=players, most=players - 1)
    if not market and s["phase"] != OVER:
        raise _wrong("market-empty")
    for place, name in enumerate(market):
        s["market"][place] = _place(s, name, MARKET, "market")
    s["offered"] = len(market)


# ---- the account of a round -------------------------------------------------------------------------------------


def _read_account(s: Any, t: Any, last: Last) -> None:
    """Cards, bids and water, each by itself."""
    for seat, clan in enumerate(_per_seat(last.clans, t, "last.clans")):
        s["played"][seat] = _action(clan.played, "last.played")
        for name in ("gained", "stolen", "lost"):
            s[name][seat] = _number(getattr(clan, name), name, seat)
        if clan.won is not None:
            card = _technology(clan.won, "last.won")
            if s["where"][card] != seat:
                raise _wrong("won-place", seat=seat, technology=card_name(card))
            s["won"][seat] = card
        _read_bid(s, seat, clan.bid)
    if s["phase"] == BID and rules.actors(s, t) == 0:
        raise _wrong("bid-all")


def _read_bid(s: Any, seat: int, bid: int | None) -> None:
    """Only who excavates bids; a sealed bid is no more than the water there is, and none without water [5.2, 5.3]."""
    if s["played"][seat] != EXCAVATION:
        if bid is not None:
            raise _wrong("bid-who", seat=seat)
        return
    water = int(s["water"][seat])
    if bid is not None:
        _number(bid, "bid", seat, MOST_WATER)
    if s["phase"] == BID:
        usual = NO_BID if water else DRY
        if bid is not None and (bid > water or (bid == DRY) != (water == 0)):
            raise _wrong("bid-water", seat=seat, bid=bid, water=water)
        s["bid"][seat] = usual if bid is None else bid
    elif bid is None:
        raise _wrong("bid-open", seat=seat)
    else:
        s["bid"][seat] = bid


def _read_auction(s: Any, t: Any, last: Last) -> None:
    """The die, who wins, and what everybody pays [5.4-5.6]."""
    bids = {seat: int(s["bid"][seat]) for seat in range(t["players"]) if s["played"][seat] == EXCAVATION}
    opened = s["phase"] != BID
    rolled = opened and len(bids) == 1 and max(bids.values()) > DRY
    if rolled != (last.die is not None) or not 0 <= (last.die or 0) <= int(DIE.max()):
        raise _wrong("die", right="face" if rolled else "none", most=int(DIE.max()))
    if last.die is not None:
        s["die"] = last.die
    have = [seat for seat in range(t["players"]) if s["won"][seat] != NONE]
    order = [seat for seat, bid in sorted(bids.items(), key=lambda each: -each[1]) if _could_win(bids, bid, last.die)]
    winners = order if opened else []
    if s["phase"] == TAKE:
        winners = order[: len(have) + s["offered"]]
    elif opened and order:
        winners = order[: min(max(1, len(have)), t["players"] - 1)]
    if set(have) != set(winners[: len(have)]) or (s["phase"] != TAKE and len(have) != len(winners)):
        raise _wrong("won", winners=[str(seat) for seat in winners] or "–")
    for seat, clan in enumerate(last.clans):
        fee = FEE if opened and bids.get(seat, DRY) > DRY else 0
        right = bids[seat] if seat in winners else fee
        if clan.paid not in (None, right):
            raise _wrong("paid", seat=seat, paid=clan.paid, right=right)
        s["paid"][seat] = right


def _could_win(bids: dict[int, int], bid: int, die: int | None) -> bool:
    """Whether a bid wins while technologies are left: alone, by beating the die; otherwise, if nobody bid the same."""
    return bid > DRY and (list(bids.values()).count(bid) == 1 if die is None else die < bid)


def _check_water(s: Any, t: Any, last: Last) -> None:
    """What the actions brought, once they are resolved; and that what was stolen was lost."""
    played = s["played"][: t["players"]]
    resolved = s["phase"] not in (BID, TAKE)
    for seat, clan in enumerate(last.clans):
        least, most = _drawn(played, int(played[seat])) if resolved else (0, 0)
        drawn = least if clan.drawn is None else clan.drawn
        if not least <= drawn <= most:
            raise _wrong("drawn", seat=seat, drawn=drawn, least=least, most=most)
        s["drawn"][seat] = drawn
        for field in ("gained", "stolen"):
            if s[field][seat] and not resolved and played[seat] != EXCAVATION:
                raise _wrong("early", field=field, seat=seat)
    stolen, lost = int(s["stolen"].sum()), int(s["lost"].sum())
    most = stolen + int(s["drawn"][: t["players"]][played == EXTERMINATION].sum())
    if not stolen <= lost <= most:
        raise _wrong("lost", lost=lost, least=stolen, most=most)


def _drawn(played: Any, action: int) -> tuple[int, int]:
    """The least and the most water that an action brings, by the cards that were played [6.1-6.5]."""
    clans = int((played == action).sum())
    if action == EXPLOITATION:
        water = int(EXPLOITATION_WATER[clans])
    elif action == EXTERMINATION:
        water = int(EXTERMINATION_WATER[clans]) * int(VICTIMS[played].sum())
    else:
        return 0, int(DIE.max()) if action == EXPLORATION else 0
    return water, water


def _read_turn(s: Any, t: Any, doc: Document) -> None:
    """Only in the phase `take` is it somebody's turn: that of the next winner."""
    s["turn"] = NONE
    if s["phase"] == TAKE:
        s["turn"] = rules.next_winner(s, t)
        if s["turn"] == NONE:
            raise _wrong("take")
    right = _unless(s["turn"], NONE)
    if doc.turn not in (None, right):
        raise _wrong("turn", right="none" if right is None else right)


# ---- action cards -----------------------------------------------------------------------------------------------


def _read_hands(s: Any, t: Any, doc: Document) -> None:
    """Hands: a card on the table is not there, and what was played last is there or not as it was put away [6.6]."""
    for seat, given in enumerate(_per_seat(doc.hands, t, "hands")):
        never, always = _put_away(s, seat)
        hand = WHOLE_HAND & ~never
        if given is not None:
            hand = 0
            for name in given:
                card = _action(name, "hands")
                if hand >> card & 1:
                    raise _wrong("action-twice", seat=seat, action=name)
                hand |= 1 << card
        for card, name in enumerate(ACTION_IDS):
            if hand & never & 1 << card:
                problem = "hand-face-up" if s["phase"] in (BID, TAKE) else "hand-discarded"
                raise _wrong(problem, seat=seat, action=name)
            if always & ~hand & 1 << card:
                if s["played"][seat] == NONE or card == EXTENSION:
                    raise _wrong("hand-extension", seat=seat)
                raise _wrong("hand-back", seat=seat, action=name, played=ACTION_IDS[s["played"][seat]])
        s["hand"][seat] = hand


def _put_away(s: Any, seat: int) -> tuple[int, int]:
    """The action cards that cannot be in a hand, and those that must be, as bits."""
    played, extension = int(s["played"][seat]), 1 << EXTENSION
    if played == NONE:
        return 0, extension
    card = 1 << played
    if s["phase"] in (BID, TAKE):
        return card, extension & ~card
    if played == EXTENSION:
        return 0, WHOLE_HAND
    if played == EXCAVATION and s["won"][seat] == NONE:
        return 0, card | extension
    return card, extension


def _read_choices(s: Any, t: Any, doc: Document) -> None:
    """Cards sealed, or open before the explorers; the last one would have revealed them all."""
    if s["phase"] == FOLLOW and rules.explorers(s, t) == 0:
        raise _wrong("follow")
    for seat, name in enumerate(_per_seat(doc.choices, t, "choices")):
        if name is not None:
            card = _action(name, "choices")
            if s["phase"] not in (CHOOSE, FOLLOW) or not (rules.decides(s, t, seat) or rules.is_open(s, t, seat)):
                raise _wrong("choice-who", seat=seat)
            if not s["hand"][seat] >> card & 1:
                raise _wrong("choice-hand", seat=seat, action=name)
            s["choice"][seat] = card
        elif rules.is_open(s, t, seat):
            raise _wrong("choice-open", seat=seat)
    if s["phase"] in (CHOOSE, FOLLOW) and rules.actors(s, t) == 0:
        raise _wrong("choice-all")
