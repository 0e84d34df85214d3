"""What a seat can work out, and so must find unchanged in every deal it is shown."""

from typing import Any

import numpy as np
import pytest

import voyageur as vg
from tests.rules.expeditions.board import trail
from voyageur.games.expeditions.heuristics import evaluate
from voyageur.games.expeditions.material import CARD_IDS

DEALS = 60


def deals(position: vg.Position, seat: int | None) -> list[dict[str, Any]]:
    """Documents of positions the seat could not tell from this one."""
    return [position.determinize(seat, seed).to_dict() for seed in range(DEALS)]


def test_a_location_reached_and_not_announced_is_dealt_to_nobody_before_a_swap(expeditions: vg.Game) -> None:
    pos = expeditions.position(players=3, hands=[["tikal"], ["banff", "perth"], ["uluru"]])
    pos = pos.play("red: start>rome")
    for deal in deals(pos, 0):
        assert "rome" in deal["deck"]
        assert [len(hand) for hand in deal["hands"]] == [1, 2, 1]
    assert len({tuple(deal["hands"][1]) for deal in deals(pos, 0)}) > DEALS / 2


def test_a_marked_card_stays_with_its_owner(expeditions: vg.Game) -> None:
    tokens = [{}, {"on_map": ["banff"]}, {}]
    pos = expeditions.position(players=3, hands=[["tikal"], ["banff", "perth"], ["uluru"]], tokens=tokens)
    assert all("banff" in deal["hands"][1] for deal in deals(pos, 2))
    assert any("perth" not in deal["hands"][1] for deal in deals(pos, 2))


def test_a_card_whose_place_in_the_deck_was_seen_keeps_it(expeditions: vg.Game) -> None:
    pos = expeditions.position(players=2, hands=[["tikal"], ["banff"]])
    for move in ("ticket: swap", f"keep {CARD_IDS[0]}", "tuck tikal last"):
        pos = pos.play(move)
    bottom = pos.to_dict()["deck"][-2:]
    assert bottom == [CARD_IDS[1], "tikal"]
    assert all(deal["deck"][-2:] == bottom for deal in deals(pos, 0))
    assert any(deal["deck"][-2:] != bottom for deal in deals(pos, 1))
    assert any(deal["deck"][-2:] != bottom for deal in deals(pos, None))


def test_after_a_swap_its_maker_may_hold_one_card_that_was_reached_before(expeditions: vg.Game) -> None:
    arrows = {"red": ["start>athens", "athens>timgad", "timgad>sahara"]}
    pos = expeditions.position(players=2, arrows=arrows, hands=[["tikal"], ["banff", "perth", "uluru"]], turn=1)
    for move in ("ticket: swap", f"keep {CARD_IDS[0]}", "tuck perth first"):
        pos = pos.play(move)
    reached = {"athens", "timgad", "sahara"}
    held = [len(reached & set(deal["hands"][1])) for deal in deals(pos, 0)]
    assert set(held) == {0, 1}


def test_the_only_deal_that_fits_is_found(expeditions: vg.Game) -> None:
    """Seat 2 may hold either card, seat 1 only one of them: a deal that gives seat 2 the wrong one is tried again."""
    nobody: dict[str, list[int]] = {card: [] for card in CARD_IDS}
    hands = [["tikal"], ["banff"], ["perth"]]
    known = {"hands": {**nobody, "tikal": [0], "banff": [1, 2], "perth": [2]}, "swaps": [1, 1, 1]}
    pos = expeditions.position(players=3, hands=hands, knowledge=known)
    assert all(deal["hands"] == hands for deal in deals(pos, 0))
    assert len({tuple(deal["deck"]) for deal in deals(pos, 0)}) == DEALS


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("viewer", [None, 0])
def test_while_key_locations_are_marked_every_hand_dealt_again_can_mark(
    expeditions: vg.Game, players: int, viewer: int | None
) -> None:
    """Everybody knows that each hand has a card far enough for each token, however few cards it has."""
    for seed in range(12):
        pos = expeditions.start(players=players, seed=seed, hand_size=4)
        while pos.view(None).phase == "marking":
            for number in range(8):
                deal = pos.determinize(viewer, number)
                while deal.view(None).phase == "marking":
                    assert deal.legal()
                    deal = deal.play(deal.legal()[-1])
            pos = pos.play(pos.legal()[0])


def test_with_open_hands_only_the_deck_is_dealt_again(expeditions: vg.Game) -> None:
    pos = expeditions.start(players=3, seed=4, open_hands=True)
    for deal in deals(pos, 1):
        assert deal["hands"] == pos.to_dict()["hands"]
        assert deal["deck"] != pos.to_dict()["deck"]
    other = pos.observe(1)
    assert (other == -1).sum() == 2 * 12


def test_the_cards_another_seat_is_looking_at_are_dealt_again(expeditions: vg.Game) -> None:
    pos = expeditions.position(players=2, hands=[["tikal"], ["banff"]]).play("ticket: swap")
    drawn = {tuple(deal["pending"]["swap"]["drawn"]) for deal in deals(pos, 1)}
    assert len(drawn) > DEALS / 2
    kept = pos.play(f"keep {CARD_IDS[0]}")
    assert all(deal["pending"]["swap"]["kept"] is None for deal in deals(kept, 1))
    assert all(deal["pending"]["swap"]["kept"] == CARD_IDS[0] for deal in deals(kept, 0))


def test_a_single_card_another_seat_is_looking_at_is_dealt_again(expeditions: vg.Game) -> None:
    """Between that card and the other seat's hand, which is as hidden."""
    rest = [card for card in CARD_IDS if card not in ("tikal", "banff", "perth")]
    pos = expeditions.position(players=2, hands=[["tikal"], ["banff"]], won=[rest, []], deck=["perth"], turn=1)
    drawn = {tuple(deal["pending"]["swap"]["drawn"]) for deal in deals(pos.play("ticket: swap"), 0)}
    assert drawn == {("perth",), ("banff",)}


def test_an_expedition_without_arrows_brings_no_objective_nearer(expeditions: vg.Game) -> None:
    """Beside the objective stands an expedition that can move no more: it is worth as much as if it stood far away."""
    away = expeditions.position(players=2, hands=[["perth"], ["tikal"]], arrows={"red": trail(45, "uluru")})
    near = expeditions.position(players=2, hands=[["perth"], ["tikal"]], arrows={"red": trail(45, "tasmania")})
    values = [evaluate(position._state[0], position._table[0], 0, np.zeros(0)) for position in (away, near)]
    assert values[0] == values[1]


def test_a_token_whose_card_may_be_gone_is_live_exactly_where_the_card_is(expeditions: vg.Game) -> None:
    """The owner has swapped and has fewer cards left than tokens on the map: some of the cards are gone."""
    tokens = [{}, {"on_map": ["banff"], "given_up": ["perth"]}]
    pos = expeditions.position(players=2, hands=[["tikal"], ["banff"]], tokens=tokens)
    live = {tuple(deal["tokens"][1]["on_map"]) for deal in deals(pos, 0)}
    assert live == {("banff",), ("perth",)}
    for deal in deals(pos, 0):
        assert deal["tokens"][1]["on_map"] == deal["hands"][1]
