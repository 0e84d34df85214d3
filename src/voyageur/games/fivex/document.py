"""The position document: everything about a position as JSON, and back, as FEN does for chess.

What a document leaves out, or gives as null for a seat, is usual: the first round, in which cards are chosen and none
has been yet; colonies in order; a whole hand, but for the card on the table; five tokens of water, or as near to that
as the account of the round allows. Before the first cards are revealed everybody is shown what water each clan has;
later, what the account shows of it. Technologies that are nowhere are in the pile; where the offer is left out, the
first of them is on offer. In the account of a round what is left out is 0, but for what follows from the cards and
bids: what was drawn and paid, and that a clan without water made no bid. In the phase `bid` the bids are those that are
sealed.

What a document says must agree with itself, as far as that can be told without playing the round again. Not asked is
whether improvements brought less than they must have, from which victim a token was stolen, whether more is known of
water than anybody has seen, and how hands, technologies and water came about in earlier rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from voyageur.core import text
from voyageur.core.errors import BadPosition
from voyageur.core.position import Plain, Position, plain
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTION_NUMBERS,
    ACTIONS,
    CARD_IDS,
    CARD_NUMBERS,
    COLONY_IDS,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    CORNERS,
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
    GAIN,
    GAIN_DIE,
    LEFT,
    MOST_WATER,
    RIGHT,
    ROUNDS,
    STARTING_WATER,
    STEAL,
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
from voyageur.games.fivex.view import FLOWS, PHASES, actions_in, cards_at, groups_of, market_of

MUCH = 2 * MOST_WATER
"""The most water that a clan may have before the first round."""
MOST_A_ROUND = (NO_LIMIT - 1 - MUCH) // ROUNDS
"""How much more it may have after each round: more than a round brings, so that whatever play makes of a position that
was read can be read as well, and little enough to stay below NO_LIMIT."""


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
    s, players = plain(position._state[0]), range(position.players)
    return {
        "rng": s["rng"],
        "phase": PHASES[s["phase"]],
        "round": s["round_number"],
        "colonies": [COLONY_IDS[s["colony"][seat]] for seat in players],
        "water": s["water"][: position.players],
        "known": [[s["least"][seat], _unless(s["most"][seat], NO_LIMIT)] for seat in players],
        "hands": [list(actions_in(s["hand"][seat])) for seat in players],
        "choices": [_named(s["choice"][seat], ACTION_IDS) for seat in players],
        "market": list(market_of(s)),
        "removed": list(cards_at(s, REMOVED)),
        "tableaus": [
            [{"cards": list(group.cards), "over": list(group.over)} for group in groups_of(s, seat)] for seat in players
        ],
        "turn": _unless(s["turn"], NONE),
        "last": None if s["played"][0] == NONE else _write_last(s, players),
    }


def _unless(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


def _named(number: int, names: tuple[str, ...]) -> str | None:
    return None if number == NONE else names[number]


def _write_last(s: Plain, players: range) -> dict[str, Any]:
    clans = [
        {
            "played": ACTION_IDS[s["played"][seat]],
            "bid": _unless(s["bid"][seat], NO_BID),
            **{name: s[name][seat] for name in FLOWS},
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
    _read_technologies(s, t, doc)
    if doc.last is not None:
        _read_account(s, t, doc.last)
        _read_auction(s, t, doc.last)
        _check_actions(s, t, doc.last)
        _check_improvements(s, t)
    _read_water(s, t, doc)
    if doc.last is not None and s["phase"] == BID:
        _read_sealed_bids(s, t, doc.last)
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
        market = [] if s["phase"] == OVER else list(cards_at(plain(s), DECK)[:1])
    if len(market) > players - 1:
        raise _wrong("market", given=len(market), players=players, most=players - 1)
    if not market and s["phase"] != OVER:
        raise _wrong("market-empty")
    for place, name in enumerate(market):
        s["market"][place] = _place(s, name, MARKET, "market")
    s["offered"] = len(market)


# ---- the account of a round -------------------------------------------------------------------------------------


def _read_account(s: Any, t: Any, last: Last) -> None:
    """Cards, water, and bids that lie open, each by itself."""
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


def _read_bid(s: Any, seat: int, bid: int | None) -> None:
    """Only who excavates bids; what is sealed is read when it is known how much water there is."""
    if s["played"][seat] != EXCAVATION:
        if bid is not None:
            raise _wrong("bid-who", seat=seat)
        return
    if bid is not None:
        _number(bid, "bid", seat, MOST_WATER)
    if s["phase"] != BID:
        if bid is None:
            raise _wrong("bid-open", seat=seat)
        s["bid"][seat] = bid


def _read_sealed_bids(s: Any, t: Any, last: Last) -> None:
    """A sealed bid is no more than the water there is, and none without water [5.2, 5.3]."""
    for seat, clan in enumerate(last.clans):
        water = int(s["water"][seat])
        if s["played"][seat] == EXCAVATION:
            if clan.bid is not None and (clan.bid > water or (clan.bid == DRY) != (water == 0)):
                raise _wrong("bid-water", seat=seat, bid=clan.bid, water=water)
            usual = NO_BID if water else DRY
            s["bid"][seat] = usual if clan.bid is None else clan.bid
    if rules.actors(s, t) == 0:
        raise _wrong("bid-all")


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
    left = int(s["offered"]) - (s["phase"] in (CHOOSE, FOLLOW))  # a technology has joined the offer since
    offered = min(max(1, len(have) + left), int(t["players"]) - 1)
    order = [seat for seat, bid in sorted(bids.items(), key=lambda each: -each[1]) if _could_win(bids, bid, last.die)]
    winners = order[:offered] if opened else []
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


def _check_actions(s: Any, t: Any, last: Last) -> None:
    """What the actions brought, once they are resolved; and that what was stolen was lost."""
    played = s["played"][: t["players"]]
    for seat, clan in enumerate(last.clans):
        least, most = _drawn(played, int(played[seat])) if _resolved(s) else (0, 0)
        drawn = least if clan.drawn is None else clan.drawn
        if not least <= drawn <= most:
            raise _wrong("drawn", seat=seat, drawn=drawn, least=least, most=most)
        s["drawn"][seat] = drawn
    stolen, lost = int(s["stolen"].sum()), int(s["lost"].sum())
    most = stolen + int(s["drawn"][: t["players"]][played == EXTERMINATION].sum())
    if not stolen <= lost <= most:
        raise _wrong("lost", lost=lost, least=stolen, most=most)


def _resolved(s: Any) -> bool:
    """Whether all cards of the account are resolved, and not just excavation."""
    return s["phase"] not in (BID, TAKE)


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


def _demanded(s: Any, t: Any, seat: int) -> int:
    """What exterminators have asked of a clan, all together [6.2]."""
    exterminators = rules.clans_that_played(s, t, EXTERMINATION)
    victim = _resolved(s) and VICTIMS[s["played"][seat]]
    return int(EXTERMINATION_WATER[exterminators]) * exterminators if victim else 0


def _check_improvements(s: Any, t: Any) -> None:
    """Improvements bring no more than they can, and others take no more than they can ask for [4.2-4.6]."""
    players = range(t["players"])
    clans = np.bincount(s["played"][: t["players"]], minlength=ACTIONS)
    working = [_working(s, seat) for seat in players]
    for seat in players:
        stolen = sum(_brought(corner, clans) for corner in working[seat] if CORNER_KIND[corner] == STEAL)
        gained = sum(_brought(corner, clans) for corner in working[seat] if CORNER_KIND[corner] != STEAL)
        thieves = [corner for other in players if other != seat for corner in working[other]]
        robbed = sum(CORNER_KIND[corner] == STEAL and CORNER_TARGET[corner] == s["played"][seat] for corner in thieves)
        limits = {
            "gained": gained + (stolen if t["refill"] else 0),
            "stolen": stolen,
            "lost": int(robbed) + _demanded(s, t, seat),
        }
        for field, most in limits.items():
            if s[field][seat] > most:
                raise _wrong("improved", field=field, seat=seat, number=int(s[field][seat]), most=most)


def _working(s: Any, seat: int) -> list[int]:
    """The corners that may have worked for a clan; which of them a technology won since has covered is not asked."""
    action, won = int(s["played"][seat]), int(s["won"][seat])
    if not _resolved(s) and action != EXCAVATION:
        return []
    own = [corner for corner in range(CORNERS) if s["where"][corner // 2] == seat and CORNER_ACTION[corner] == action]
    if won != NONE:
        return [corner for corner in own if corner // 2 != won]
    return [corner for corner in own if int(s["corners"][seat]) >> corner & 1]


def _brought(corner: int, clans: Any) -> int:
    """The most water that a corner can bring, with so many clans at each card."""
    if CORNER_KIND[corner] == GAIN:
        return 1
    return int(DIE.max() if CORNER_KIND[corner] == GAIN_DIE else clans[CORNER_TARGET[corner]])


# ---- water ------------------------------------------------------------------------------------------------------


def _read_water(s: Any, t: Any, doc: Document) -> None:
    """What every clan has, and what everybody is shown of it: at least what the account of the round shows."""
    first = doc.round == 1 and doc.last is None
    given = zip(_per_seat(doc.water, t, "water"), _per_seat(doc.known, t, "known"), strict=True)
    for seat, (tokens, known) in enumerate(given):
        limit = _most_water(s, seat)
        shown = (0, NO_LIMIT) if doc.last is None else _shown(s, t, seat)
        usual = min(max(STARTING_WATER, shown[0]), shown[1])
        water = usual if tokens is None else _number(tokens, "water", seat, limit)
        least, most = (water, water) if first else shown
        if known is not None:
            least = _number(known[0], "known", seat, limit)
            most = NO_LIMIT if known[1] is None else _number(known[1], "known", seat, limit)
        for field, low, high in (("water", water, water), ("known", least, most)):
            if low < shown[0] or high > shown[1]:
                raise _wrong("shown", field=field, seat=seat, least=shown[0], most=_limit(shown[1]))
        if not least <= water <= most:
            raise _wrong("known", seat=seat, water=water, least=least, most=_limit(most))
        s["water"][seat], s["least"][seat], s["most"][seat] = water, least, most


def _limit(most: int) -> int | str:
    return "∞" if most == NO_LIMIT else most


def _most_water(s: Any, seat: int) -> int:
    """What a clan may have by now: a round brings it water when its own card is resolved."""
    brought = s["played"][seat] == EXCAVATION if s["phase"] in (BID, TAKE) else s["phase"] == OVER
    rounds = int(s["round_number"]) - (0 if brought else 1)
    return MUCH + MOST_A_ROUND * rounds


def _shown(s: Any, t: Any, seat: int) -> tuple[int, int]:
    """The least and the most water that a clan has for all to see: what it got or bid and has not given away since.

    Who had no water to bid, or gave exterminators less than they asked, was dry, and has what it got after that.
    """
    got = int(s["gained"][seat] + s["stolen"][seat] + s["drawn"][seat])
    given = int(s["lost"][seat] + s["paid"][seat])
    bid = int(s["bid"][seat])  # if it lies open; sealed ones have not been read yet
    least = max(got - given, bid - given, 0)
    dry = bid == DRY or s["lost"][seat] < _demanded(s, t, seat)
    if not dry:
        return least, NO_LIMIT
    return least, got if s["played"][seat] == EXTENSION else 0


# ---- whose turn it is -------------------------------------------------------------------------------------------


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
