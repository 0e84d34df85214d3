"""Every number of an observation has a name, the names are true, and the page says what the code does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import voyageur as vg
from voyageur.core.layout import Block, bounds, names
from voyageur.rl.observations import numbers, page

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
GAMES = [vg.game(name) for name in vg.games()]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("expeditions", {}),
    ("expeditions", {"open_hands": True}),
    ("eldorado", {}),
    ("eldorado", {"caves": True, "course": "serpentine"}),
    ("fivex", {}),
    ("fivex", {"screens": "open"}),
]

Numbers = dict[str, float]


def told_by_expeditions(view: Any) -> Numbers:
    """What a view of Expeditions says of the numbers."""
    players, seat = len(view.players), view.seat
    said = {f"hand: {card}": 1.0 for card in view.players[seat].hand}
    said |= {f"common: {card}": 1.0 for card in view.commons}
    said |= {f"arrow: {one.colour} {arrow}": 1.0 for one in view.expeditions for arrow in one.arrows}
    said |= {f"stands: {one.colour} {one.tip}": 1.0 for one in view.expeditions}
    said |= {f"won: {card}": 1.0 for player in view.players for card in player.won}
    said |= {f"under the deck: {card}": (slot + 1) / 80 for slot, card in view.deck_known.items()}
    for number, one in enumerate(view.expeditions):
        said[f"colour {number}, arrows left"] = one.left / 45
    for player in view.players:
        place = (player.seat - seat) % players
        said[f"player {place}, at the table"] = 1.0
        said[f"player {place}, hand"] = player.hand_size / 12
        said[f"player {place}, tickets"] = player.tickets / 40
        said[f"player {place}, won"] = len(player.won) / 12
        said[f"player {place}, tokens"] = len(player.tokens) / 4
        if place:
            said |= {f"other token: {card}": place / 6 for card in player.tokens}
            said |= {f"hand: {card}": -1.0 for card in player.hand or ()}
        else:
            said |= {f"own token: {card}": -1.0 if card in player.given_up else 1.0 for card in player.tokens}
    said[f"player {(view.turn - seat) % players}, to act"] = 1.0
    said[f"player {(view.first_player - seat) % players}, first"] = 1.0
    said["marking"], said["round"] = view.phase == "marking", view.round / view.round_cap
    said["ending"], said["progressed"] = view.ending, view.progressed
    said["tickets used"], said["deck"] = view.tickets_used / 2, view.deck_size / 80
    said["supply"], said["bonus"] = view.ticket_supply / 40, min(view.bonus_arrows, 4) / 4
    if view.swap:
        said |= {f"drawn: {card}": -1.0 if card == view.swap.kept else 1.0 for card in view.swap.drawn}
    return said


def told_by_eldorado(view: Any) -> Numbers:
    """What a view of El Dorado says of the numbers."""
    players, seat, own = len(view.players), view.seat, view.players[view.seat]
    said = {f"own hand: {card}": count / 4 for card, count in own.hand.items()}
    said |= {f"own draw pile: {card}": count / 4 for card, count in own.deck.items()}
    said |= {f"played: {card}": count / 4 for card, count in view.played.items()}
    said |= {f"box: {card}": count / 4 for card, count in view.box.items()}
    said |= {f"stock: {card}": count / 3 for card, count in {**view.row, **view.above}.items()}
    said |= {f"in row: {card}": 1.0 for card in view.row}
    said |= {f"unseen: {tile}": count / 4 for tile, count in view.unseen.items()}
    for place, barrier in enumerate(view.barriers):
        which = f"barrier {barrier.number - 1}"
        said[f"{which}, stands"], said[f"{which}, place"] = barrier.owner is None, (place + 1) / 6
        if barrier.owner is not None:
            said[f"{which}, whose"] = 1 - (barrier.owner - seat) % players / 4
    for player in view.players:
        who = f"player {(player.seat - seat) % players}"
        said[f"{who}, at the table"] = 1.0
        said[f"{who}, to go"] = player.to_go / 64
        said[f"{who}, hand"], said[f"{who}, draw pile"] = player.hand_size / 4, player.deck_size / 4
        if player.seat in view.arrived:
            said[f"{who}, arrived"] = (view.arrived.index(player.seat) + 1) / 4
        for pile in ("hidden", "sure", "discard", "tiles"):
            said |= {f"{who}, {pile}: {name}": count / 4 for name, count in getattr(player, pile).items()}
    said[f"player {(view.turn - seat) % players}, to act"] = 1.0
    said[f"player {(view.first_player - seat) % players}, first"] = 1.0
    said["bought"], said["passing"], said["round"] = view.bought, view.passing, view.round / view.round_cap
    said["discarding"] = view.phase == "discard"
    said[f"doing: {view.pending.kind if view.pending else 'nothing'}"] = 1.0
    if view.saveable:
        said[f"saveable: {view.saveable}"] = 1.0
    if view.pending:
        said["left"] = view.pending.left / 10
        said["pawn moving"] = (view.pending.pawn or 0) / 2
        if view.pending.symbol:
            said[f"path: {view.pending.symbol}"] = 1.0
        if view.pending.card:
            said[f"buying: {view.pending.card}"] = 1.0
        if view.pending.to:
            said[f"entering: {view.pending.to}"] = 1.0
    return said


def told_by_fivex(view: Any) -> Numbers:
    """What a view of 5X says of the numbers."""
    players, seat = len(view.players), view.seat
    cards = next(block for block in vg.game("fivex").layout if block.name == "in the pile").labels
    said = {f"in the pile: {card}": 1.0 for card in view.deck}
    said |= {f"offered: {card}": (len(view.market) - place) / 5 for place, card in enumerate(view.market)}
    said |= {f"phase: {view.phase}": 1.0, "round": view.round / view.rounds}
    said["open screens"], said["changes"] = view.screens == "open", view.changes
    chosen = view.choice or (view.players[seat].face_up if view.phase == "follow" else None)
    if chosen:
        said[f"chosen: {chosen}"] = 1.0
    if view.bid is not None:
        said["sealed bid"] = view.bid / 20
    for clan in view.players:
        who = f"clan {(clan.seat - seat) % players}"
        said[f"{who}, at the table"] = 1.0
        said[f"{who}, deciding"], said[f"{who}, takes"] = clan.seat in view.deciding, clan.seat == view.turn
        said[f"{who}, explorer"] = clan.explorer and view.phase in ("choose", "follow")
        said[f"{who}, screened"] = clan.water is None
        said[f"{who}, least water"] = clan.at_least / 20
        said[f"{who}, most water"] = min(40 if clan.at_most is None else clan.at_most, 40) / 20
        said |= {f"{who}, corner: {name}": 1.0 for name in clan.improvements}
        said |= {f"{who}, gems: {gem}": count / 6 for gem, count in clan.gems.items()}
        if clan.face_up:
            said[f"{who}, face up: {clan.face_up}"] = 1.0
        for group in clan.groups:
            first, last = group.cards[0], group.cards[-1]
            said[f"{who}, group from: {first}"] = (cards.index(last) + 1) / 15
            said[f"{who}, group to: {last}"] = (cards.index(first) + 1) / 15
    if view.last:
        said["die"] = 0 if view.last.die is None else (view.last.die + 1) / 4
        for clan in view.last.clans:
            who = f"clan {(clan.seat - seat) % players}"
            said[f"{who}, played: {clan.played}"] = 1.0
            said[f"{who}, won"] = (cards.index(clan.won) + 1) / 15 if clan.won else 0
            for flow in ("gained", "stolen", "drawn", "lost", "paid"):
                said[f"{who}, water: {flow}"] = getattr(clan, flow) / 20
    return said


TOLD: dict[str, tuple[Callable[[Any], Numbers], tuple[str, ...]]] = {
    "expeditions": (told_by_expeditions, ("restart", "ticket arrow", "swapping")),
    "eldorado": (
        told_by_eldorado,
        ("tiles: cave", "was near", "pawn on", "pawn 0", "pawn 1", "pawn moving"),
    ),
    "fivex": (told_by_fivex, ("new on top", "refill", ", hand", ", bid")),
}
"""What a view says, and the numbers of which it says nothing, or says it in another way."""


def passed_over(name: str, parts: tuple[str, ...]) -> bool:
    """Whether a number is of those."""
    return any(part in name for part in parts)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_number_has_one_name_of_its_own(game: vg.Game) -> None:
    found = names(game.layout, game.observation_size)
    assert len(set(found)) == game.observation_size
    assert [number.index for number in numbers(game)] == list(range(game.observation_size))


def test_a_number_with_two_names_or_none_is_found() -> None:
    first = Block(0, "first", "", ("a", "b"))
    with pytest.raises(AssertionError, match="number 2 has no name"):
        names((first,), 3)
    with pytest.raises(AssertionError, match="number 1 is 'first: b' and 'second: c'"):
        names((first, Block(1, "second", "", ("c", "d"))), 3)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_names_say_what_a_view_says(name: str, options: dict[str, Any]) -> None:
    game = vg.game(name)
    told, elsewhere = TOLD[name]
    order = names(game.layout, game.observation_size)
    compares = np.array([not passed_over(one, elsewhere) for one in order])
    rng, compared = np.random.default_rng(1), set()
    for players in game.players:
        position = game.start(players=players, seed=players, **options)
        while not position.over:
            if rng.random() < 0.1:
                seat = int(rng.integers(players))
                said = told(position.view(seat))
                assert set(said) <= set(order), set(said) - set(order)
                expected = np.array([said.get(one, 0.0) for one in order], np.float32)
                other = np.flatnonzero(~np.isclose(position.observe(seat), expected, atol=1e-6) & compares)
                assert not other.size, order[other[0]]
                compared |= {one for one, number in said.items() if number}
            legal = position.legal()
            position = position.play(legal[int(rng.integers(len(legal)))])
    assert len(compared) > game.observation_size / 10


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_no_number_is_ever_out_of_bounds(name: str, options: dict[str, Any]) -> None:
    game = vg.game(name)
    low, high = bounds(game.layout, game.observation_size)
    for players in (game.players[0], game.players[-1]):
        games = vg.vector(game, 32, players=players, seed=players, threads=1, **options)
        while not games.over.all():
            seen = games.observe()
            assert (low <= seen).all()
            assert (seen <= high).all()
            games.step(games.random_actions())


def test_a_game_that_says_nothing_has_no_bounds() -> None:
    low, high = bounds((), 3)
    assert np.isneginf(low).all()
    assert np.isposinf(high).all()


def test_the_page_is_what_the_code_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(GAMES), "run: make observations"
