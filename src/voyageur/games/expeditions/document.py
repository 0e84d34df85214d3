"""The position document: everything about a position as JSON, and back, as FEN does for chess.

What a document leaves out is empty or usual: no arrows, no hands, three tickets each, the deck made of all cards not
named elsewhere, in the order of the board; the first round, seat 0 to act. What it says must agree with itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from voyageur.core.errors import BadPosition, VoyageurError
from voyageur.core.position import Position, plain
from voyageur.games.expeditions import rules
from voyageur.games.expeditions.actions import way_between
from voyageur.games.expeditions.material import (
    ARROWS,
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    COLOURS,
    COMMONS,
    FAR,
    FAR_ENOUGH,
    HEAD,
    ROSE,
    SEATS,
    SEGMENT,
    SPOT_IDS,
    STARTING_TICKETS,
    TAIL,
    TICKETS,
    TICKETS_A_TURN,
    TOKENS,
)
from voyageur.games.expeditions.state import (
    CLOSES_LOOP,
    COMMON,
    DEALT,
    DECK,
    EVERYBODY,
    GIVEN_UP,
    HAND,
    IN_SWAP,
    KEEP_NEITHER,
    LIVE,
    LOST,
    MANY_SWAPS,
    MARKING,
    NONE,
    REGAINED,
    TURNS,
    UNDECIDED,
    WON,
    State,
)
from voyageur.games.expeditions.view import PHASES, arrows_of, cards_at, fates_of, swap_of, tokens_with


class Swap(msgspec.Struct, forbid_unknown_fields=True):
    """A swap under way."""

    drawn: list[str]
    kept: str | None = None


class Pending(msgspec.Struct, forbid_unknown_fields=True):
    """What is owed. The restart follows from the arrows; where it is written it must agree with them."""

    restart: str | None = None
    bonus: int = 0
    ticket_arrow: bool = False
    swap: Swap | None = None


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's four tokens."""

    on_map: list[str] = []
    given_up: list[str] = []
    regained: list[str] = []
    unplaced: int | None = None


class Knowledge(msgspec.Struct, forbid_unknown_fields=True):
    """Who knows what.

    Which slots of the deck, which cards only some seats may hold, who saw which card go under the deck, which tokens
    everybody knows to be lost, how many swaps each seat has made.
    """

    deck: dict[str, list[int] | str] = {}
    hands: dict[str, list[int]] = {}
    witnesses: dict[str, list[int] | str] = {}
    lost: list[str] = []
    swaps: list[int] = []


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The game's own part of a position document."""

    rng: str = "0x0"
    phase: str = "turns"
    first_player: int | None = None
    turn: int = 0
    round: int | None = None
    ending: bool | None = None
    progressed: bool = False
    tickets_used: int = 0
    pending: Pending = msgspec.field(default_factory=Pending)
    arrows: dict[str, list[str]] = {}
    commons: list[str] = []
    deck: list[str] | None = None
    tickets: list[int] | None = None
    hands: list[list[str]] | None = None
    won: list[list[str]] | None = None
    tokens: list[Tokens] | None = None
    knowledge: Knowledge | None = None


# ---- writing ----------------------------------------------------------------------------------------------------


def _seats(bits: int) -> list[int] | str:
    return "everybody" if bits == EVERYBODY else [seat for seat in range(SEATS) if bits >> seat & 1]


def write(position: Position) -> dict[str, Any]:
    """Everything about a position."""
    s = plain(position._state[0])
    players = range(position.players)
    fates = [fates_of(s, seat) for seat in players]
    deck = [CARD_IDS[card] for card in s["deck"][: s["deck_size"]]]
    restart, swap = s["restart"], swap_of(s)
    return {
        "rng": hex(s["rng"]),
        "phase": PHASES[s["phase"]],
        "first_player": s["first"],
        "turn": s["turn"],
        "round": s["round_number"],
        "ending": bool(s["ending"]),
        "progressed": bool(s["progressed"]),
        "tickets_used": s["tickets_used"],
        "pending": {
            "restart": None if restart == NONE else COLOURS[restart],
            "bonus": s["bonus"],
            "ticket_arrow": bool(s["ticket_arrow"]),
            "swap": {"drawn": list(swap.drawn), "kept": swap.kept} if s["swapping"] else None,
        },
        "arrows": {colour: list(arrows_of(s, number)) for number, colour in enumerate(COLOURS)},
        "commons": [CARD_IDS[card] for card in s["commons"] if card != NONE],
        "deck": deck,
        "tickets": s["tickets"][: position.players],
        "hands": [list(cards_at(s, HAND + seat)) for seat in players],
        "won": [list(cards_at(s, WON + seat)) for seat in players],
        "tokens": [
            {
                "unplaced": TOKENS - s["marked"][seat],
                "on_map": list(tokens_with(fates[seat], LIVE)),
                "given_up": list(tokens_with(fates[seat], GIVEN_UP, LOST)),
                "regained": list(tokens_with(fates[seat], REGAINED)),
            }
            for seat in players
        ],
        "knowledge": {
            "deck": {card: _seats(seen) for card, seen in zip(deck, s["deck_seen"], strict=False) if seen},
            "hands": {
                CARD_IDS[card]: _seats(s["holders"][card]) for card in range(CARDS) if s["holders"][card] < DEALT
            },
            "witnesses": {
                CARD_IDS[card]: _seats(s["witnesses"][card]) for card in range(CARDS) if s["witnesses"][card]
            },
            "lost": [CARD_IDS[card] for card in range(CARDS) if s["fate"][card] == LOST],
            "swaps": s["swaps"][: position.players],
        },
    }


# ---- reading ----------------------------------------------------------------------------------------------------


def _wrong(problem: str, **arguments: Any) -> BadPosition:
    return BadPosition(f"expeditions-position-{problem}", **arguments)


def _card(name: str) -> int:
    if name not in CARD_NUMBERS:
        raise _wrong("card", card=name)
    return CARD_NUMBERS[name]


def _per_seat(values: list[Any] | None, usual: Any, players: int, field: str) -> list[Any]:
    """One value a seat."""
    if values is None:
        return [usual() for _ in range(players)]
    if len(values) != players:
        raise _wrong("seats", field=field, given=len(values), players=players)
    return values


def read(document: Mapping[str, Any], table: Any) -> Any:
    """The state of a document; BadPosition says what is wrong with it."""
    try:
        doc = msgspec.convert(dict(document), Document)
    except msgspec.ValidationError as error:
        raise BadPosition("position-shape", problem=str(error)) from error
    state = np.zeros(1, State)
    s, players = state[0], int(table[0]["players"])
    rules.clear(s)
    _read_first_player(doc, int(table[0]["first"]))
    _read_clock(s, doc, players, int(table[0]["round_cap"]))
    _read_cards(s, doc, players)
    _read_tickets(s, doc, players)
    _read_tokens(s, doc, players)
    _read_arrows(s, doc)
    _read_pending(s, doc)
    _read_knowledge(s, doc, players, bool(table[0]["open_hands"]))
    _check_phase(s, players)
    return state


def _read_first_player(doc: Document, option: int) -> None:
    """The option says who begins, where it does not leave it to chance."""
    if doc.first_player is None:
        doc.first_player = max(option, 0)
    elif option not in (NONE, doc.first_player):
        raise _wrong("first", seat=doc.first_player, option=option)


def _read_clock(s: Any, doc: Document, players: int, round_cap: int) -> None:
    if doc.phase not in PHASES:
        raise _wrong("phase", phase=doc.phase, phases=PHASES)
    s["phase"] = PHASES.index(doc.phase)
    for field in ("first_player", "turn"):
        if not 0 <= getattr(doc, field) < players:
            raise _wrong("seat", field=field, seat=getattr(doc, field), last=players - 1)
    s["first"], s["turn"] = doc.first_player, doc.turn
    number = doc.round if doc.round is not None else int(s["phase"] != MARKING)
    if not (number == 0 if s["phase"] == MARKING else 1 <= number <= round_cap):
        raise _wrong("round", round=number, phase=doc.phase, cap=round_cap)
    s["round_number"] = number
    s["progressed"] = doc.progressed
    if not 0 <= doc.tickets_used <= TICKETS_A_TURN:
        raise _wrong("tickets-used", used=doc.tickets_used, most=TICKETS_A_TURN)
    s["tickets_used"] = doc.tickets_used
    try:
        s["rng"] = np.uint64(int(doc.rng, 16))
    except (ValueError, OverflowError) as error:
        raise _wrong("rng", rng=doc.rng) from error


def _read_cards(s: Any, doc: Document, players: int) -> None:
    placed: dict[int, str] = {}

    def put(names: list[str], place: int, words: str) -> list[int]:
        cards = []
        for name in names:
            card = _card(name)
            if card in placed:
                raise _wrong("twice", card=name, one=placed[card], other=words)
            placed[card] = words
            s["where"][card] = place
            cards.append(card)
        return cards

    for seat, names in enumerate(_per_seat(doc.hands, list, players, "hands")):
        s["hand_size"][seat] = len(put(names, HAND + seat, f"hands[{seat}]"))
    for seat, names in enumerate(_per_seat(doc.won, list, players, "won")):
        s["won"][seat] = len(put(names, WON + seat, f"won[{seat}]"))
    if len(doc.commons) > COMMONS:
        raise _wrong("commons", given=len(doc.commons), most=COMMONS)
    for i, card in enumerate(put(doc.commons, COMMON, "commons")):
        s["commons"][i] = card
    if doc.pending.swap is not None:
        drawn = put(doc.pending.swap.drawn, IN_SWAP, "pending.swap.drawn")
        if not 1 <= len(drawn) <= 2:
            raise _wrong("drawn", given=len(drawn))
        s["drawn"][: len(drawn)] = drawn
    rest = [name for card, name in enumerate(CARD_IDS) if card not in placed]
    deck = put(rest if doc.deck is None else doc.deck, DECK, "deck")
    for card, name in enumerate(CARD_IDS):
        if card not in placed:
            raise _wrong("nowhere", card=name)
    s["deck"][: len(deck)] = deck
    s["deck_size"] = len(deck)


def _read_tickets(s: Any, doc: Document, players: int) -> None:
    tickets = _per_seat(doc.tickets, lambda: STARTING_TICKETS, players, "tickets")
    if min(tickets) < 0 or sum(tickets) > TICKETS:
        raise _wrong("tickets", tickets=[str(n) for n in tickets], all=TICKETS)
    s["tickets"][:players] = tickets
    s["supply"] = TICKETS - sum(tickets)


def _read_tokens(s: Any, doc: Document, players: int) -> None:
    lost = set(doc.knowledge.lost) if doc.knowledge else set()
    for seat, tokens in enumerate(_per_seat(doc.tokens, Tokens, players, "tokens")):
        for names, fate in ((tokens.on_map, LIVE), (tokens.given_up, GIVEN_UP), (tokens.regained, REGAINED)):
            for name in names:
                card = _card(name)
                if s["token"][card] != NONE:
                    raise _wrong("token-twice", card=name)
                if not FAR[card]:
                    raise _wrong("token-near", card=name, least=FAR_ENOUGH)
                if fate == LIVE and s["where"][card] != HAND + seat:
                    raise _wrong("token-live", card=name, seat=seat)
                if fate == REGAINED and s["where"][card] != WON + seat:
                    raise _wrong("token-regained", card=name, seat=seat)
                s["token"][card] = seat
                s["fate"][card] = LOST if fate == GIVEN_UP and name in lost else fate
                s["marked"][seat] += 1
                s["regained"][seat] += fate == REGAINED
        unplaced = TOKENS - int(s["marked"][seat])
        if unplaced < 0 or tokens.unplaced not in (None, unplaced):
            raise _wrong("tokens", seat=seat, all=TOKENS)
    for name in lost:
        if s["fate"][_card(name)] != LOST:
            raise _wrong("token-lost", card=name)


def _read_arrows(s: Any, doc: Document) -> None:
    for colour, arrows in doc.arrows.items():
        if colour not in COLOURS:
            raise _wrong("colour", colour=colour, colours=COLOURS)
        expedition = COLOURS.index(colour)
        if len(arrows) > ARROWS:
            raise _wrong("arrows", colour=colour, given=len(arrows), most=ARROWS)
        at, free = ROSE, False
        for arrow in arrows:
            tail, _, head = arrow.partition(">")
            try:
                way = way_between(tail, head)
            except VoyageurError as error:
                raise BadPosition(error.key, **error.arguments) from error
            start = int(TAIL[way])
            if start != at and not (free and rules.has_visited(s, expedition, start)):
                raise _wrong("chain", colour=colour, arrow=arrow, tip=SPOT_IDS[at])
            if s["laid"][SEGMENT[way]] >> expedition & 1:
                raise _wrong("segment", colour=colour, arrow=arrow)
            at, free = int(HEAD[way]), bool(rules.has_visited(s, expedition, HEAD[way]))
            rules.lay_arrow(s, expedition, way)
    if s["phase"] == MARKING and s["arrows_placed"].any():
        raise _wrong("marking-arrows")


def _read_pending(s: Any, doc: Document) -> None:
    pending, left = doc.pending, bool((s["arrows_placed"] < ARROWS).any())
    loops = [
        number
        for number, placed in enumerate(s["arrows_placed"].tolist())
        if 0 < placed < ARROWS and s["arrows"][number][placed - 1] & CLOSES_LOOP
    ]
    if len(loops) > 1:
        raise _wrong("loops", colours=[COLOURS[number] for number in loops])
    if loops:
        s["restart"] = loops[0]
    if pending.restart is not None and (not loops or pending.restart != COLOURS[loops[0]]):
        raise _wrong("restart", colour=pending.restart)
    if pending.bonus < 0 or pending.bonus > 100:
        raise _wrong("bonus", bonus=pending.bonus)
    if s["phase"] != TURNS and (loops or pending.bonus or pending.ticket_arrow or pending.swap):
        raise _wrong("pending-phase", phase=doc.phase)
    if not left and (pending.bonus or pending.ticket_arrow):
        raise _wrong("pending-arrows")
    if pending.swap is not None and (loops or pending.bonus or pending.ticket_arrow):
        raise _wrong("pending-both")
    if pending.ticket_arrow and (loops or pending.bonus):
        raise _wrong("pending-both")
    s["bonus"], s["ticket_arrow"] = pending.bonus, pending.ticket_arrow
    if pending.swap is not None:
        s["swapping"] = 1
        if s["hand_size"][s["turn"]] == 0:
            raise _wrong("swap-hand")
        if pending.swap.kept is None:
            s["kept"] = UNDECIDED
        elif pending.swap.kept == "nothing":
            s["kept"] = KEEP_NEITHER
        elif pending.swap.kept in pending.swap.drawn:
            s["kept"] = pending.swap.drawn.index(pending.swap.kept)
        else:
            raise _wrong("kept", card=pending.swap.kept, drawn=pending.swap.drawn)
    if doc.ending is False and not left:
        raise _wrong("ending")
    s["ending"] = not left if doc.ending is None else doc.ending


def _read_knowledge(s: Any, doc: Document, players: int, open_hands: bool) -> None:
    known = doc.knowledge
    if known is None:
        _suppose_knowledge(s, players)
        return
    slots = {int(card): slot for slot, card in enumerate(s["deck"][: s["deck_size"]])}
    for name, seats in known.deck.items():
        if _card(name) not in slots:
            raise _wrong("seen", card=name)
        s["deck_seen"][slots[_card(name)]] = _knowers(name, seats, players)
        s["witnesses"][_card(name)] = s["deck_seen"][slots[_card(name)]]
    for name, seats in known.witnesses.items():
        s["witnesses"][_card(name)] |= _knowers(name, seats, players)
    for name, seats in known.hands.items():
        s["holders"][_card(name)] = _bits(seats, players)
    for seat, swaps in enumerate(_per_seat(known.swaps or None, int, players, "knowledge.swaps")):
        if not 0 <= swaps <= MANY_SWAPS:
            raise _wrong("swaps", swaps=swaps)
        s["swaps"][seat] = swaps
    for seat in range(players):
        for card in range(CARDS):
            if s["where"][card] == HAND + seat and not s["holders"][card] >> seat & 1:
                raise _wrong("holder", card=CARD_IDS[card], seat=seat)
        if not open_hands and _least_swaps(s, seat) > s["swaps"][seat]:
            raise _wrong("swaps-few", seat=seat, least=_least_swaps(s, seat))


def _suppose_knowledge(s: Any, players: int) -> None:
    """What everybody would know of a position about which nothing is said."""
    for card in range(CARDS):
        place, owner = int(s["where"][card]), int(s["token"][card])
        if s["fate"][card] == LIVE:
            s["holders"][card] = 1 << owner
        elif s["visited"][card + 1] and place < WON:
            s["holders"][card] = 1 << (place - HAND) if place >= HAND else 0
    for seat in range(players):
        s["swaps"][seat] = _least_swaps(s, seat)


def _least_swaps(s: Any, seat: int) -> int:
    """The swaps a seat must have made: one for each card it was not dealt, and for each key card it gave up."""
    marked = s["token"] == seat
    brought = (s["where"] == HAND + seat) & ~(marked & (s["fate"] == LIVE)) & (s["holders"] < DEALT)
    given_up = marked & ((s["fate"] == GIVEN_UP) | (s["fate"] == LOST))
    return max(int(brought.sum()), int(given_up.sum()))


def _knowers(name: str, seats: list[int] | str, players: int) -> int:
    if isinstance(seats, str) and seats != "everybody":
        raise _wrong("seen", card=name)
    return EVERYBODY if isinstance(seats, str) else _bits(seats, players)


def _bits(seats: list[int], players: int) -> int:
    bits = 0
    for seat in seats:
        if not 0 <= seat < players:
            raise _wrong("seat", field="knowledge", seat=seat, last=players - 1)
        bits |= 1 << seat
    return bits


def _check_phase(s: Any, players: int) -> None:
    """While marking, the tokens placed say whose turn it is, and nothing of a turn has happened."""
    if s["phase"] == MARKING:
        if s["progressed"] or s["tickets_used"] or (s["fate"] > LIVE).any():
            raise _wrong("marking-begun")
        marks = int(s["marked"].sum())
        order = [(int(s["first"]) + i) % players for i in range(players)]
        expected = [marks // players + (i < marks % players) for i in range(players)]
        counts = [int(s["marked"][seat]) for seat in order]
        if counts != expected or marks == TOKENS * players or order[marks % players] != s["turn"]:
            raise _wrong("marking-turn")
        for seat in range(players):
            eligible = sum(1 for card in range(CARDS) if s["where"][card] == HAND + seat and FAR[card])
            if eligible < TOKENS:
                raise _wrong("marking-hand", seat=seat, least=TOKENS)
