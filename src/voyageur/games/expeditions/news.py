"""What a move brought, in sentences. They come from two views of one seat: nothing hidden from it can be in them."""

from __future__ import annotations

from voyageur.core.telling import Told
from voyageur.core.text import Sentence
from voyageur.games.expeditions.material import KIND, SPOT_NUMBERS, TICKET, spot_name
from voyageur.games.expeditions.view import ExpeditionView, PlayerView, View

Names = list[dict[str, str]]
"""Spots, each with its name in every language."""


def news(before: View, after: View) -> list[Sentence]:
    """The sentences of one move: cards won, tokens, tickets, bonus arrows, loops, cards drawn, the end drawing near."""
    told = Told("expeditions-news-", before.seat)
    for old, new in zip(before.players, after.players, strict=True):
        _tell_cards(told, old, new, before.commons)
        for card in _added(old.given_up, new.given_up):
            told.of(new.seat, "given-up", card=card)
    for card in _added(before.commons, after.commons):
        told.add("common", card=card)
    _tell_tickets(told, before, after)
    _tell_bonus(told, before, after)
    for stood, stands in zip(before.expeditions, after.expeditions, strict=True):
        if stands.looped and stands.arrows != stood.arrows:
            told.add("loop" if stands.left else "loop-stays", colour=stands.colour)
    if after.swap and not before.swap:
        told.of(after.turn, "drawn", cards=_names(after.swap.drawn))
    if before.phase == "marking" and after.phase == "turns":
        told.of(after.turn, "begins")
    if after.ending and not before.ending:
        told.add("ending")
    return told.sentences


def _names(spots: tuple[str, ...]) -> Names:
    return [spot_name(SPOT_NUMBERS[spot]) for spot in spots]


def _added(before: tuple[str, ...], after: tuple[str, ...]) -> Names:
    return _names(tuple(spot for spot in after if spot not in before))


def _tell_cards(told: Told, old: PlayerView, new: PlayerView, commons: tuple[str, ...]) -> None:
    """A card laid down from the hand, with or without its token, or a common objective."""
    for card in new.won:
        if card not in old.won:
            key = "claimed" if card in commons else "key" if card in new.regained else "won"
            points = f"{new.score - old.score:+d}"
            told.of(new.seat, key, card=spot_name(SPOT_NUMBERS[card]), points=points)


def _tell_tickets(told: Told, before: View, after: View) -> None:
    """A ticket spot gives the mover a ticket, unless none is left; a ticket just spent does not hide it."""
    mover = before.turn
    spent = max(0, after.tickets_used - before.tickets_used)
    gained = after.players[mover].tickets - before.players[mover].tickets + spent
    if gained > 0:
        told.of(mover, "ticket")
    elif any(
        _reached(stood, stands, TICKET) for stood, stands in zip(before.expeditions, after.expeditions, strict=True)
    ):
        told.add("no-ticket")


def _reached(stood: ExpeditionView, stands: ExpeditionView, kind: int) -> bool:
    """Whether the move left the expedition pointing at a spot of that kind."""
    return stands.arrows not in (stood.arrows, ()) and bool(KIND[SPOT_NUMBERS[stands.tip]] == kind)


def _tell_bonus(told: Told, before: View, after: View) -> None:
    """One more bonus arrow owed than before, the one just placed not counted."""
    placed = sum(len(expedition.arrows) for expedition in after.expeditions)
    used = before.pending == "bonus arrow" and placed > sum(len(expedition.arrows) for expedition in before.expeditions)
    if after.bonus_arrows > before.bonus_arrows - used:
        told.of(before.turn, "bonus")
