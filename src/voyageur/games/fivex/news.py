"""What a move brought, in sentences. They come from two views of one seat: nothing hidden from it can be in them.

The last card or bid that is sealed, and the last technology that is taken, set off everything up to the next choice.
What happened is in the account of the round: of one that goes on, only what is new in it is told.
"""

from __future__ import annotations

from voyageur.core.telling import Told
from voyageur.core.text import Sentence
from voyageur.games.fivex import names
from voyageur.games.fivex.material import ACTION_IDS, FEE, SIDES
from voyageur.games.fivex.view import FLOWS, AccountView, GroupView, PlayerView, RoundView, View

IMPROVEMENTS = ("gained", "stolen")
OTHERWISE = tuple(flow for flow in FLOWS if flow not in (*IMPROVEMENTS, "paid"))
"""The ways in which water comes and goes outside the auction, but for improvements."""


def news(before: View, after: View) -> list[Sentence]:
    """The sentences of one move: cards, auction, technologies, water, cards taken back, the next round or the end."""
    told = Told("fivex-news-", before.seat)
    _tell_cards(told, before, after)
    account = _Growth(before.last, after.last)
    _tell_water(told, account, "excavation", IMPROVEMENTS)
    _tell_auction(told, account, before)
    if before.phase == "take":
        _tell_taken(told, before, after)
    for action in ACTION_IDS[1:]:
        _tell_water(told, account, action, (*IMPROVEMENTS, *OTHERWISE))
    _tell_water(told, account, "excavation", OTHERWISE)
    if after.round != before.round:
        _tell_round(told, before, after)
    if after.phase == "over" and before.phase != "over":
        _tell_end(told, after)
    return told.sentences


class _Growth:
    """What is new in the account of a round, since an earlier look at it or at the round before."""

    def __init__(self, old: RoundView | None, new: RoundView | None) -> None:
        if old is not None and new is not None and old.round != new.round:
            old = None
        self.clans = () if new is None else new.clans
        self.old = () if old is None else old.clans
        self.die = None if new is None or (old is not None and old.die is not None) else new.die
        """Rolled just now."""

    def water(self, clan: AccountView, kind: str) -> int:
        """How much came or went just now."""
        now: int = getattr(clan, kind)
        return now - (getattr(self.old[clan.seat], kind) if self.old else 0)

    @property
    def bidders(self) -> list[AccountView]:
        """Those whose bids were opened just now, the highest first."""
        opened = any(clan.bid is not None for clan in self.old)
        bidders = [] if opened else [clan for clan in self.clans if clan.bid is not None]
        return sorted(bidders, key=lambda clan: -(clan.bid or 0))


# ---- cards ------------------------------------------------------------------------------------------------------


def _tell_cards(told: Told, before: View, after: View) -> None:
    """The cards that were revealed: to the explorers, or to all."""
    if after.last is not None and (before.last is None or before.last.round != after.last.round):
        shown = {clan.seat: clan.played for clan in after.last.clans}
    else:
        shown = {player.seat: player.face_up for player in after.players if player.face_up is not None}
    for player in before.players:
        if player.face_up is None and player.seat in shown:
            told.of(player.seat, "played", action=shown[player.seat])
    if after.phase == "follow" and before.phase != "follow":
        for seat in after.deciding:
            told.of(seat, "follow")


# ---- water ------------------------------------------------------------------------------------------------------


def _tell_water(told: Told, account: _Growth, action: str, kinds: tuple[str, ...]) -> None:
    """What each clan that played the action got and lost in these ways."""
    for clan in account.clans:
        if clan.played == action:
            parts = [
                told.part(kind, water=water, action=action) for kind in kinds if (water := account.water(clan, kind))
            ]
            if parts:
                told.of(clan.seat, "water", parts=parts)


def _tell_auction(told: Told, account: _Growth, before: View) -> None:
    """The bids that were opened, and what became of each."""
    bidders = account.bidders
    for clan in bidders:
        told.of(clan.seat, "bid" if clan.bid else "dry", water=clan.bid)
    if account.die is not None:
        told.add("die", die=account.die)
    bids = [clan.bid for clan in bidders]
    left = len(before.market)
    for clan in bidders:
        if not clan.bid:
            continue
        if account.die is not None and clan.bid <= account.die:
            told.of(clan.seat, "lost-die", water=FEE)
        elif bids.count(clan.bid) > 1:
            told.of(clan.seat, "lost-tie", water=FEE)
        elif left == 0:
            told.of(clan.seat, "lost-offer", water=FEE)
        else:
            told.of(clan.seat, "wins", water=clan.bid)
            left -= 1


# ---- technologies -----------------------------------------------------------------------------------------------


def _tell_taken(told: Told, before: View, after: View) -> None:
    """The technology that was taken, what it is joined to, which gems it activates and what is covered."""
    assert before.turn is not None
    old, new = before.players[before.turn], after.players[before.turn]
    group, card = _enlarged(old, new)
    place = group.cards.index(card)
    joints = []
    for side, partner in (("right", place - 1), ("left", place + 1)):
        if 0 <= partner < len(group.cards):
            over = not group.over[partner] if side == "right" else group.over[place]
            lies = "over" if over else "under"
            joints.append(told.part("joint", side=side, partner=names.technology(group.cards[partner]), lies=lies))
    if joints:
        told.of(new.seat, "joined", card=names.technology(card), joints=joints)
    else:
        told.of(new.seat, "apart", card=names.technology(card))
    gems = [names.gem(gem) for gem, n in new.gems.items() for _ in range(n - old.gems[gem])]
    told.of(new.seat, "gems", gems=gems, points=new.gem_points)
    visible = {*old.improvements, *(f"{card}.{side}" for side in SIDES)}
    for corner in (f"{member}.{side}" for member in group.cards for side in SIDES):
        if corner in visible and corner not in new.improvements:
            told.add("covered", improvement=names.improvement(corner), card=names.technology(corner.partition(".")[0]))


def _enlarged(old: PlayerView, new: PlayerView) -> tuple[GroupView, str]:
    """The group with a technology that was not there before, and that technology."""
    had = {card for group in old.groups for card in group.cards}
    return next((group, card) for group in new.groups for card in group.cards if card not in had)


# ---- the next round, or the end ---------------------------------------------------------------------------------


def _tell_round(told: Told, before: View, after: View) -> None:
    """Cards taken back, what is new on offer and what left it, who explored."""
    assert after.last is not None
    for clan, old in zip(after.last.clans, before.players, strict=True):
        back = old.discard if clan.played == "extension" else ()
        if clan.played == "excavation" and clan.won is None:
            back = (clan.played,)
        if back:
            told.of(clan.seat, "back", cards=[names.action(card) for card in back])
    told.add("round", round=after.round, card=names.technology(after.market[-1]))
    for card in after.removed:
        if card not in before.removed:
            told.add("removed", card=names.technology(card))
    for player in after.players:
        if player.explorer:
            told.of(player.seat, "late")


def _tell_end(told: Told, after: View) -> None:
    """The points, and who won."""
    told.add("over")
    for player in after.players:
        assert player.score is not None
        told.of(
            player.seat, "score", points=player.score, gems=player.gem_points, water=player.score - player.gem_points
        )
    for seat in after.winners:
        told.of(seat, "wins-game" if len(after.winners) == 1 else "shares-game")
