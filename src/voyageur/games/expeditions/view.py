"""What a seat may know, as msgspec structs built field by field from what is public and what is its own."""

from __future__ import annotations

from typing import Any

import msgspec

from voyageur.core.action import Seat
from voyageur.core.position import Position
from voyageur.games.expeditions.material import ARROWS, CARD_IDS, CARDS, COLOURS, HEAD, ROSE, SPOT_IDS, TAIL
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


def cards_at(s: Any, place: int) -> tuple[str, ...]:
    """The cards in one place, in the order of the board."""
    return tuple(CARD_IDS[card] for card in range(CARDS) if s["where"][card] == place)


def tokens_of(s: Any, seat: Seat, *fates: int) -> tuple[str, ...]:
    """A seat's key locations whose token has one of these fates."""
    return tuple(CARD_IDS[card] for card in range(CARDS) if s["token"][card] == seat and s["fate"][card] in fates)


def arrows_of(s: Any, expedition: int) -> tuple[str, ...]:
    """An expedition's arrows, in the order placed."""
    ways = [int(way) & ~CLOSES_LOOP for way in s["arrows"][expedition][: s["arrows_placed"][expedition]]]
    return tuple(f"{SPOT_IDS[TAIL[way]]}>{SPOT_IDS[HEAD[way]]}" for way in ways)


def _expedition(s: Any, expedition: int) -> ExpeditionView:
    placed = int(s["arrows_placed"][expedition])
    last = int(s["arrows"][expedition][placed - 1]) if placed else 0
    return ExpeditionView(
        colour=COLOURS[expedition],
        arrows=arrows_of(s, expedition),
        left=ARROWS - placed,
        tip=SPOT_IDS[HEAD[last & ~CLOSES_LOOP] if placed else ROSE],
        looped=bool(last & CLOSES_LOOP),
    )


def _player(position: Position, s: Any, seat: Seat, shown: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        score=int(position.scores[seat]),
        tickets=int(s["tickets"][seat]),
        hand_size=int(s["hand_size"][seat]),
        hand=cards_at(s, HAND + seat) if shown else None,
        won=cards_at(s, WON + seat),
        tokens=tokens_of(s, seat, LIVE, GIVEN_UP, LOST),
        regained=tokens_of(s, seat, REGAINED),
        given_up=tokens_of(s, seat, GIVEN_UP, LOST) if shown else tokens_of(s, seat, LOST),
    )


def swap_of(s: Any) -> SwapView:
    """The swap under way."""
    drawn = tuple(CARD_IDS[card] for card in s["drawn"] if card != NONE)
    kept = int(s["kept"])
    return SwapView(drawn, None if kept == UNDECIDED else "nothing" if kept == KEEP_NEITHER else drawn[kept])


def _pending(s: Any) -> str | None:
    if s["swapping"]:
        return "swap"
    if s["restart"] != NONE:
        return f"restart {COLOURS[s['restart']]}"
    return "bonus arrow" if s["bonus"] else "ticket arrow" if s["ticket_arrow"] else None


def view(position: Position, seat: Seat | None) -> View:
    """The table as that seat sees it; None is a spectator."""
    s = position._state[0]
    turn = int(s["turn"])
    everything = bool(position._table[0]["open_hands"])
    bit = SPECTATORS if seat is None else 1 << seat
    seen = {i: CARD_IDS[s["deck"][i]] for i in range(s["deck_size"]) if s["deck_seen"][i] & bit}
    return View(
        seat=seat,
        phase=PHASES[s["phase"]],
        round=int(s["round_number"]),
        round_cap=position._options["round_cap"],
        first_player=int(s["first"]),
        turn=turn,
        ending=bool(s["ending"]),
        progressed=bool(s["progressed"]),
        tickets_used=int(s["tickets_used"]),
        pending=_pending(s),
        bonus_arrows=int(s["bonus"]),
        swap=swap_of(s) if s["swapping"] and (everything or seat == turn) else None,
        expeditions=tuple(_expedition(s, expedition) for expedition in range(len(COLOURS))),
        commons=tuple(CARD_IDS[card] for card in s["commons"] if card != NONE),
        deck_size=int(s["deck_size"]),
        deck_known=seen,
        ticket_supply=int(s["supply"]),
        players=tuple(_player(position, s, p, everything or p == seat) for p in range(position.players)),
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
