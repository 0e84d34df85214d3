"""What speaks for a move, in sentences, beyond what it is sure to bring; from nothing that its seat cannot know."""

from __future__ import annotations

from voyageur.core.action import Action, Seat
from voyageur.core.position import Position
from voyageur.core.telling import Told
from voyageur.core.text import Sentence
from voyageur.games.fivex import names
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTION_NUMBERS,
    CORNER_ACTION,
    DIE,
    EXCAVATION,
    EXPLOITATION,
    EXPLOITATION_WATER,
    EXPLORATION,
    EXTENSION,
    EXTERMINATION,
    VICTIMS,
)
from voyageur.games.fivex.view import PlayerView, View


def advice(position: Position, seat: Seat, action: Action) -> list[Sentence]:
    """What a card can bring and what threatens it, what a bid is good for, what a technology adds."""
    told = Told("fivex-advice-", seat)
    view = position.view(seat)
    match action.to_dict():
        case {"kind": "play", "card": card}:
            _tell_card(told, view, seat, ACTION_NUMBERS[card])
        case {"kind": "bid", "water": water}:
            _tell_bid(told, view, seat, water)
        case {"kind": "take"}:
            _tell_technology(told, view.players[seat], position.play(action, seat).view(seat).players[seat])
    return told.sentences


# ---- action cards -----------------------------------------------------------------------------------------------


def _may_play(view: View, seat: Seat, action: int) -> int:
    """How many other clans have laid that card open, or may still choose it."""
    card = ACTION_IDS[action]
    others = [player for player in view.players if player.seat != seat]
    return sum(player.face_up == card or (player.face_up is None and card in player.hand) for player in others)


def _tell_card(told: Told, view: View, seat: Seat, action: int) -> None:
    own, rivals = view.players[seat], _may_play(view, seat, action)
    if action == EXCAVATION:
        told.add("excavation", offered=len(view.market), rivals=rivals)
    elif action == EXPLOITATION:
        alone, crowd = int(EXPLOITATION_WATER[1]), int(EXPLOITATION_WATER[1 + rivals])
        if rivals:
            told.add("exploitation", alone=alone, crowd=crowd, rivals=rivals)
        else:
            told.add("exploitation-alone", alone=alone)
    elif action == EXTERMINATION:
        victims = sum(_can_be_victim(player) for player in view.players if player.seat != seat)
        told.add("extermination", victims=victims)
    elif action == EXPLORATION:
        told.add("exploration")
    elif action == EXTENSION:
        told.add("extension", cards=len(own.discard))
    improvements = [corner for corner in own.improvements if CORNER_ACTION[names.corner(corner)] == action]
    if improvements:
        told.add("improved", improvements=[names.does(names.corner(corner)) for corner in improvements])
    if VICTIMS[action]:
        if exterminators := _may_play(view, seat, EXTERMINATION):
            told.add("hunted", exterminators=exterminators)
        else:
            told.add("safe")


def _can_be_victim(player: PlayerView) -> bool:
    """Whether a clan has laid open, or may still choose, a card whose players can be exterminated."""
    cards = player.hand if player.face_up is None else (player.face_up,)
    return any(VICTIMS[ACTION_NUMBERS[card]] for card in cards)


# ---- auctions ---------------------------------------------------------------------------------------------------


def _tell_bid(told: Told, view: View, seat: Seat, water: int) -> None:
    """Whether the die or anybody else can beat a bid, as far as is known."""
    excavation = ACTION_IDS[EXCAVATION]
    bidders = [player for player in view.players if player.seat != seat and player.face_up == excavation]
    most = [player.at_most for player in bidders]
    if not bidders:
        chance = float((water > DIE).mean())
        told.add("alone", chance=round(100 * chance))
    elif all(limit is not None and limit < water for limit in most):
        told.add("highest")
    else:
        told.add("bidders", bidders=len(bidders), offered=len(view.market))


def _tell_technology(told: Told, before: PlayerView, after: PlayerView) -> None:
    """What a technology adds: points of gems, and improvements."""
    if after.gem_points > before.gem_points:
        told.add("gems", points=after.gem_points - before.gem_points)
    added = [corner for corner in after.improvements if corner not in before.improvements]
    if added:
        told.add("adds", improvements=[names.improvement(corner) for corner in added])
