"""What is said of gems and placements, for who draws the table: the same as the rules make of them [7, 8]."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import numpy as np
import pytest

import voyageur as vg
from tests.rules.fivex import reference
from tests.rules.fivex.board import EXPLOIT, SURE_BID, auction, table, walk, winner
from voyageur.games.fivex import rules
from voyageur.games.fivex.material import BOX, CARD_IDS, CARD_NUMBERS, GEM, GEM_IDS, GEM_PLACES, GEM_POINTS, MOST_GEMS
from voyageur.games.fivex.outlook import Placement, outlook
from voyageur.games.fivex.view import GroupView, PlayerView, worth_of

CLEO = "siphon_beacon under well_spotter over tomb_lamp over toll_arch"
WALKS = [(3, 1, {}), (4, 2, {"overlap": "new_on_top"}), (5, 3, {"screens": "open"})]


def lit(groups: tuple[GroupView, ...]) -> Counter[str]:
    """The colours of the gems that are said to be active."""
    return Counter(
        GEM_IDS[GEM[CARD_NUMBERS[card], GEM_PLACES.index(place)]]
        for group in groups
        for card, places in zip(group.cards, group.lit, strict=True)
        for place in places
    )


def clan(position: vg.Position, seat: int) -> PlayerView:
    found: PlayerView = position.view(seat).players[seat]
    return found


def takes(game: vg.Game, players: int, seed: int, **options: Any) -> Iterator[tuple[vg.Position, int]]:
    """The moments of a random game at which somebody takes a technology, with who does."""
    for position in walk(game, players, seed, **options):
        if position.view().phase == "take":
            yield position, position.actors[0]


def last_take(game: vg.Game, **fields: Any) -> vg.Position:
    """The only winner of a round takes one of two technologies, and then the round is over."""
    return winner(game, "siphon_beacon", "toll_arch", market=["well_spotter", "tomb_lamp"], **fields)


# ---- gems -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed", "options"), WALKS)
def test_the_gems_said_to_be_active_are_those_that_count(
    fivex: vg.Game, players: int, seed: int, options: dict[str, Any]
) -> None:
    """Group by group they add up to the clan's gems, and to those of the second implementation."""
    for position in walk(fivex, players, seed, **options):
        document = position.to_dict()
        for player in position.view().players:
            gems = Counter({colour: number for colour, number in player.gems.items() if number})
            assert lit(player.groups) == gems == reference.gems_of(document, player.seat)


def test_the_gems_of_the_rulebooks_example_are_said_to_be_active(fivex: vg.Game) -> None:
    player = clan(table(fivex, CLEO), 0)
    assert player.groups[0].lit == (("center",), ("left", "center", "right"), ("center", "right"), ("center",))
    assert lit(player.groups) == BOX["fixtures"]["cleo_layout"]["active"]
    assert (player.x, player.points) == ("blue", {"blue": 10, "green": 6, "violet": 1})
    assert player.gem_points == 17


def test_a_technology_apart_has_one_active_gem(fivex: vg.Game) -> None:
    for card in CARD_IDS:
        assert clan(table(fivex, card), 0).groups[0].lit == (("center",),)


def test_the_points_of_all_colours_are_the_points_of_the_gems() -> None:
    """The X stands where it brings most, however many gems of each colour there are."""
    for gems in product(range(9), repeat=len(GEM_IDS)):
        x, points = worth_of(gems)
        assert sum(points.values()) == rules.points_for(np.array(gems, np.uint8))
        for colour, number in zip(GEM_IDS, gems, strict=True):
            assert points[colour] == GEM_POINTS[min(number + (colour == x), MOST_GEMS)]


# ---- placements -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed", "options"), WALKS)
def test_every_placement_is_foretold_as_it_comes(
    fivex: vg.Game, players: int, seed: int, options: dict[str, Any]
) -> None:
    shown = 0
    for position, seat in takes(fivex, players, seed, **options):
        before = clan(position, seat)
        placements = outlook(position.determinize(seat, 0), seat).placements
        assert [placement.action for placement in placements] == [str(action) for action in position.legal(seat)]
        for placement in placements:
            after = clan(position.play(placement.action, seat), seat)
            assert placement.groups == after.groups
            assert placement.gems == after.gems
            assert placement.gem_points == after.gem_points
            assert Counter(placement.lit) == lit(after.groups) - lit(before.groups)
            new = placement.action.split()[1]
            had = {*before.improvements, f"{new}.left", f"{new}.right"}
            assert set(placement.covered) == had - set(after.improvements)
            assert len(placement.covered) == len(placement.lit) - 1  # of each joint, a corner and a gem
            shown += 1
    assert shown > 10


def test_what_a_joint_brings_is_foretold(fivex: vg.Game) -> None:
    found = {placement.action: placement for placement in outlook(last_take(fivex), 0).placements}
    joined = found["take well_spotter after siphon_beacon over"]
    assert joined.covered == ("siphon_beacon.right",)
    assert joined.lit == ("blue", "green")
    assert [group.cards for group in joined.groups] == [("siphon_beacon", "well_spotter"), ("toll_arch",)]
    under = found["take well_spotter after siphon_beacon under"]
    assert under.covered == ("well_spotter.left",)
    apart = found["take well_spotter"]
    assert (apart.covered, apart.lit) == ((), ("blue",))


def test_who_takes_no_technology_has_no_placements(fivex: vg.Game) -> None:
    position = last_take(fivex)
    assert outlook(position, 0).placements
    assert outlook(position, 1).placements == outlook(position, 2).placements == []
    for position in walk(fivex, 3, 4):
        for seat in range(3):
            takes_now = position.view().turn == seat
            assert bool(outlook(position, seat).placements) == takes_now


# ---- and nothing else -------------------------------------------------------------------------------------------


def known(placements: list[Placement]) -> set[str]:
    """The technologies that are named in placements."""
    return {card for placement in placements for group in placement.groups for card in group.cards}


@pytest.mark.parametrize(("players", "seed", "options"), WALKS)
def test_an_outlook_does_not_depend_on_what_is_hidden(
    fivex: vg.Game, players: int, seed: int, options: dict[str, Any]
) -> None:
    """It is the same in any deal that the seat could imagine, and in the true one."""
    for position, seat in takes(fivex, players, seed, **options):
        told = {msgspec.json.encode(outlook(position.determinize(seat, deal), seat)) for deal in range(4)}
        assert told == {msgspec.json.encode(outlook(position, seat))}
        own = {card for group in clan(position, seat).groups for card in group.cards}
        assert known(outlook(position, seat).placements) == own | set(position.view().market)


@pytest.mark.parametrize("round_number", [9, 15])
def test_the_last_take_of_a_round_or_game_foretells_nothing_that_comes_after_it(
    fivex: vg.Game, round_number: int
) -> None:
    """Another generator brings another technology and other dice; who has how much water comes out at the end."""
    told, comes = set(), set()
    for rng in range(8):
        position = last_take(fivex, round=round_number, rng=rng)
        told.add(msgspec.json.encode(outlook(position, 0)))
        after = position.play("take well_spotter", 0)
        assert after.over == (round_number == 15)
        comes.add(after.view().market)
    assert len(told) == 1
    assert (len(comes) > 1) == (round_number == 9)
    poor, rich = (
        auction(
            table(fivex, "siphon_beacon", market=["well_spotter"], round=round_number, water=[9, 5, water]),
            *(SURE_BID, None, None),
            others=EXPLOIT,
        )
        for water in (1, 12)
    )
    assert outlook(poor, 0) == outlook(rich, 0)
