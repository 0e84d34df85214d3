"""What a seat may know, as msgspec structs built field by field from what is public and what is its own."""

from __future__ import annotations

import msgspec

from voyageur.core.action import Seat
from voyageur.core.position import Plain, Position, plain
from voyageur.games.expeditions.material import ARROWS, CARD_IDS, COLOURS, HEAD, ROSE, SPOT_IDS, TAIL
from voyageur.games.expeditions.state import (
    CLOSES_LOOP,
    GIVEN_UP,
    HAND,
    KEEP_NEITHER,
    LIVE,
    LOST,
    NONE,
    REGAINED,
    SPECTATORS,
    UNDECIDED,
    WON,
)

PHASES = ("marking", "turns", "over")
WAY_IDS = tuple(f"{SPOT_IDS[tail]}>{SPOT_IDS[head]}" for tail, head in zip(TAIL, HEAD, strict=True))
"""An arrow on each way, as "from>to"."""


class ExpeditionView(msgspec.Struct, frozen=True):
    """One of the three expeditions."""

    colour: str
    arrows: tuple[str, ...]
    """In the order placed, each as "from>to"."""
    left: int
    tip: str
    looped: bool


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player; the hand only where the viewer may see it."""

    seat: int
    score: int
    tickets: int
    hand_size: int
    hand: tuple[str, ...] | None
    won: tuple[str, ...]
    tokens: tuple[str, ...]
    """Key locations with the player's token still on the map."""
    regained: tuple[str, ...]
    given_up: tuple[str, ...]
    """Of those, the ones the player can no longer win, as far as the viewer knows."""


class SwapView(msgspec.Struct, frozen=True):
    """A swap under way, for those who may see the cards."""

    drawn: tuple[str, ...]
    kept: str | None
    """The card kept, "nothing", or None while undecided."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    phase: str
    round: int
    round_cap: int
    first_player: int
    turn: int
    ending: bool
    progressed: bool
    tickets_used: int
    pending: str | None
    """What must be dealt with first: "restart red", "bonus arrow", "ticket arrow" or "swap"."""
    bonus_arrows: int
    swap: SwapView | None
    expeditions: tuple[ExpeditionView, ...]
    commons: tuple[str, ...]
    deck_size: int
    deck_known: dict[int, str]
    """Cards of the deck whose place the seat knows, counted from the top."""
    ticket_supply: int
    players: tuple[PlayerView, ...]
    winners: tuple[int, ...]


def cards_at(s: Plain, place: int) -> tuple[str, ...]:
    """The cards in one place, in the order of the board."""
    return tuple(card for card, where in zip(CARD_IDS, s["where"], strict=True) if where == place)


def fates_of(s: Plain, seat: Seat) -> dict[str, int]:
    """A seat's key locations, and what became of the token on each."""
    tokens = zip(CARD_IDS, s["token"], s["fate"], strict=True)
    return {card: fate for card, owner, fate in tokens if owner == seat}


def tokens_with(fates: dict[str, int], *wanted: int) -> tuple[str, ...]:
    """The key locations whose token has one of these fates."""
    return tuple(card for card, fate in fates.items() if fate in wanted)


def arrows_of(s: Plain, expedition: int) -> tuple[str, ...]:
    """An expedition's arrows, in the order placed."""
    ways = s["arrows"][expedition][: s["arrows_placed"][expedition]]
    return tuple(WAY_IDS[way & ~CLOSES_LOOP] for way in ways)


def _expedition(s: Plain, expedition: int) -> ExpeditionView:
    placed = s["arrows_placed"][expedition]
    last = s["arrows"][expedition][placed - 1] if placed else 0
    return ExpeditionView(
        colour=COLOURS[expedition],
        arrows=arrows_of(s, expedition),
        left=ARROWS - placed,
        tip=SPOT_IDS[HEAD[last & ~CLOSES_LOOP] if placed else ROSE],
        looped=bool(last & CLOSES_LOOP),
    )


def _player(s: Plain, seat: Seat, score: float, shown: bool) -> PlayerView:
    fates = fates_of(s, seat)
    return PlayerView(
        seat=seat,
        score=int(score),
        tickets=s["tickets"][seat],
        hand_size=s["hand_size"][seat],
        hand=cards_at(s, HAND + seat) if shown else None,
        won=cards_at(s, WON + seat),
        tokens=tokens_with(fates, LIVE, GIVEN_UP, LOST),
        regained=tokens_with(fates, REGAINED),
        given_up=tokens_with(fates, GIVEN_UP, LOST) if shown else tokens_with(fates, LOST),
    )


def swap_of(s: Plain) -> SwapView:
    """The swap under way."""
    drawn = tuple(CARD_IDS[card] for card in s["drawn"] if card != NONE)
    kept = s["kept"]
    return SwapView(drawn, None if kept == UNDECIDED else "nothing" if kept == KEEP_NEITHER else drawn[kept])


def _pending(s: Plain) -> str | None:
    if s["swapping"]:
        return "swap"
    if s["restart"] != NONE:
        return f"restart {COLOURS[s['restart']]}"
    return "bonus arrow" if s["bonus"] else "ticket arrow" if s["ticket_arrow"] else None


def view(position: Position, seat: Seat | None) -> View:
    """The table as that seat sees it; None is a spectator."""
    s = plain(position._state[0])
    everything = bool(position._table[0]["open_hands"])
    bit = SPECTATORS if seat is None else 1 << seat
    deck = zip(s["deck"][: s["deck_size"]], s["deck_seen"], strict=False)
    return View(
        seat=seat,
        phase=PHASES[s["phase"]],
        round=s["round_number"],
        round_cap=position._options["round_cap"],
        first_player=s["first"],
        turn=s["turn"],
        ending=bool(s["ending"]),
        progressed=bool(s["progressed"]),
        tickets_used=s["tickets_used"],
        pending=_pending(s),
        bonus_arrows=s["bonus"],
        swap=swap_of(s) if s["swapping"] and (everything or seat == s["turn"]) else None,
        expeditions=tuple(_expedition(s, expedition) for expedition in range(len(COLOURS))),
        commons=tuple(CARD_IDS[card] for card in s["commons"] if card != NONE),
        deck_size=s["deck_size"],
        deck_known={place: CARD_IDS[card] for place, (card, seen) in enumerate(deck) if seen & bit},
        ticket_supply=s["supply"],
        players=tuple(_player(s, p, score, everything or p == seat) for p, score in enumerate(position.scores)),
        winners=position.winners,
    )


def reveals(before: Position, after: Position) -> bool:
    """Whether a move drew a card, made another seat lay one down, or showed that nobody has a card to lay down."""
    old, new = before._state[0], after._state[0]
    drawn = new["deck_size"] < old["deck_size"]
    others = (old["where"] >= HAND) & (old["where"] < WON) & (old["where"] != HAND + old["turn"])
    unheld = (old["holders"] != 0) & (new["holders"] == 0)
    silent = unheld.any() and not before._table[0]["open_hands"]
    return bool(drawn or (new["where"][others] >= WON).any() or silent)
