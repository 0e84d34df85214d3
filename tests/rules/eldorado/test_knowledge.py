"""What a seat can work out, and so must find in every deal and observation; and how the bots judge positions."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

import voyageur as vg
from tests.rules.eldorado.board import HOME, Doc, play, seat_of, table
from voyageur.games.eldorado.heuristics import MEMORY, NOTES, evaluate, settled, study

DEALS = 60
STARTING_DECK = {"explorer": 3, "traveler": 4, "sailor": 1}


def deals(position: vg.Position, seat: int | None) -> list[Doc]:
    """Documents of positions the seat could not tell from this one."""
    return [position.determinize(seat, seed).to_dict() for seed in range(DEALS)]


def together(doc: Doc, seat: int) -> Counter[str]:
    """Hand and draw pile of a seat."""
    return Counter(doc["hands"][seat]) + Counter(doc["decks"][seat])


def hands(dealt: list[Doc], seat: int) -> set[tuple[tuple[str, int], ...]]:
    """The hands a seat has in them."""
    return {tuple(sorted(doc["hands"][seat].items())) for doc in dealt}


# ---- what stays and what is dealt again -------------------------------------------------------------------------


def test_a_seat_keeps_its_own_hand_and_draw_pile(eldorado: vg.Game) -> None:
    pos = eldorado.start(players=3, seed=5)
    for seat in range(3):
        for deal in deals(pos, seat):
            assert deal["hands"][seat] == pos.to_dict()["hands"][seat]
            assert deal["decks"][seat] == pos.to_dict()["decks"][seat]


def test_the_hands_of_others_are_dealt_again_from_hand_and_draw_pile_together(eldorado: vg.Game) -> None:
    pos = eldorado.start(players=3, seed=5)
    dealt = deals(pos, 0)
    for other in (1, 2):
        assert all(together(deal, other) == STARTING_DECK for deal in dealt)
        assert all(sum(deal["hands"][other].values()) == 4 for deal in dealt)
        assert len(hands(dealt, other)) > 4


def test_a_spectator_knows_no_hand(eldorado: vg.Game) -> None:
    pos = eldorado.start(players=2, seed=5)
    dealt = deals(pos, None)
    assert len(hands(dealt, 0)) > 4
    assert len(hands(dealt, 1)) > 4


def test_everything_that_lies_open_stays(eldorado: vg.Game) -> None:
    pos = table(
        eldorado,
        hands=[{"scout": 1}, {"native": 1, "sailor": 1}, None],
        decks=[{"sailor": 1}, {"explorer": 2}, None],
        discards=[None, {"traveler": 2}, None],
        played={"explorer": 1},
        taken=[[2], [1], None],
        tiles=[{"draw": 1}, {"native": 1, "symbol": 1}, None],
        options={"caves": True},
        passing=True,
    )
    hidden = {"rng", "hands", "decks"}
    before = {field: value for field, value in pos.to_dict().items() if field not in hidden}
    for seat in range(3):
        for deal in deals(pos, seat):
            assert {field: value for field, value in deal.items() if field not in hidden} == before


def test_the_generator_is_new_so_that_no_draw_can_be_foreseen(eldorado: vg.Game) -> None:
    pos = table(eldorado, "cartographer", deck=["explorer", "explorer", "traveler", "sailor", "scout", "native"])
    drawn = {str(pos.determinize(0, n).play("use cartographer").to_dict()["hands"][0]) for n in range(DEALS)}
    assert len(drawn) > 6
    found = table(eldorado, "explorer", at="0,0", options={"caves": True})
    tiles = {str(found.determinize(0, n).play("explorer: se").to_dict()["tiles"][0]) for n in range(DEALS)}
    assert len(tiles) > 6


# ---- cards everybody is sure of ---------------------------------------------------------------------------------


def test_after_a_reshuffle_everybody_knows_the_hand_as_it_was_then(eldorado: vg.Game) -> None:
    pos = table(eldorado, "cartographer", "native", deck=["sailor"], discard=["scout", "traveler", "explorer"])
    pos = pos.play("use cartographer")
    assert seat_of(pos)["known"] == {"sailor": 1, "native": 1}
    dealt = deals(pos, 1)
    for deal in dealt:
        assert deal["hands"][0].keys() >= {"sailor", "native"}
        assert sum(deal["hands"][0].values()) == 3
        assert deal["known"] == pos.to_dict()["known"]
    assert len(hands(dealt, 0)) == 3  # the third card is one of three


def test_a_card_that_leaves_the_hand_is_no_longer_known_to_be_there(eldorado: vg.Game) -> None:
    known: Doc = {"known": [{"explorer": 2, "native": 1}, None, None]}
    pos = table(eldorado, "explorer", "explorer", "native", at="0,0", deck=["sailor", "traveler"], **known)
    assert seat_of(pos.play("explorer: e"))["known"] == {"explorer": 1, "native": 1}
    assert seat_of(play(pos, "discard explorer", "discard explorer"))["known"] == {"native": 1}
    pos = play(
        table(eldorado, "explorer", "explorer", at="0,0", deck=["sailor"], known=[{"explorer": 1}, None, None]),
        "explorer: e",
    )
    assert seat_of(pos)["known"] == {}  # whichever of the two it was


def test_with_an_empty_draw_pile_the_whole_hand_can_be_worked_out(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=[{"scout": 1, "sailor": 1}, None, None])
    assert hands(deals(pos, 1), 0) == {(("sailor", 1), ("scout", 1))}


# ---- who has begun to buy can pay -------------------------------------------------------------------------------


def paid(doc: Doc, game: vg.Game) -> bool:
    """Whether the purchase under way can be completed, by trying."""
    position = game.position(doc)
    while position.to_dict()["pending"] is not None:
        moves = [action for action in position.legal() if str(action) != "save"]
        if not moves:
            return False
        position = position.play(moves[0])
    return bool(position.to_dict()["bought"])


@pytest.mark.parametrize(
    "fields",
    [
        {"hands": [{"millionaire": 1, "sailor": 1}, None, None], "decks": [{"explorer": 3, "scout": 2}, None, None]},
        {
            "hands": [{"millionaire": 1, "native": 1}, None, None],
            "decks": [{**STARTING_DECK, "scout": 2, "pioneer": 3}, None, None],
            "known": [{"native": 1}, None, None],
        },
    ],
    ids=["coins", "a known card beside them"],
)
def test_a_seat_that_has_begun_to_buy_can_pay(eldorado: vg.Game, fields: Doc) -> None:
    pos = table(eldorado, **fields, pending={"kind": "buy", "card": "trailblazer"}, row={"trailblazer": 2})
    dealt = deals(pos, 1)
    for deal in dealt:
        assert deal["hands"][0]["millionaire"] == 1
        assert together(deal, 0) == together(pos.to_dict(), 0)
        assert paid(deal, eldorado)
    assert len(hands(dealt, 0)) == (3 if len(fields) == 2 else 1)


def test_a_seat_that_needs_a_symbol_tile_to_pay_has_a_card_for_it(eldorado: vg.Game) -> None:
    pos = table(
        eldorado,
        hands=[{"pioneer": 1}, None, None],
        decks=[{**STARTING_DECK, "scout": 3, "cartographer": 3, "compass": 3}, None, None],
        tiles=[{"symbol": 1}, None, None],
        options={"caves": True},
        row={"trailblazer": 1},
        pending={"kind": "buy", "card": "native"},
    )
    dealt = deals(pos, 1)
    assert hands(dealt, 0) == {(("pioneer", 1),)}
    assert all(paid(deal, eldorado) for deal in dealt)


def test_a_seat_that_needs_two_symbol_tiles_has_the_two_strongest_cards(eldorado: vg.Game) -> None:
    deck = {**STARTING_DECK, "cartographer": 3, "compass": 3, "native": 2}
    pos = table(
        eldorado,
        hands=[{"scout": 1, "captain": 1}, None, None],
        decks=[deck, None, None],
        tiles=[{"symbol": 2}, None, None],
        options={"caves": True},
        row={"trailblazer": 1},
        pending={"kind": "buy", "card": "pioneer"},
    )
    assert hands(deals(pos, 1), 0) == {(("captain", 1), ("scout", 1))}


def test_hands_that_can_pay_are_equally_likely(eldorado: vg.Game) -> None:
    """A journalist and an adventurer, or either with the photographer and little else, pay for a millionaire."""
    unseen = ["journalist", "adventurer", "photographer", *["explorer"] * 3, *["traveler"] * 3, *["scout"] * 3]
    pos = table(eldorado, "journalist", "adventurer", "explorer", deck=unseen[2:3] + unseen[4:], row={}, above=None)
    pos = pos.play("buy millionaire")
    value = {"journalist": 6, "adventurer": 4, "photographer": 4, "traveler": 2}
    able = [hand for hand in combinations(range(12), 3) if sum(value.get(unseen[i], 1) for i in hand) >= 10]
    expected = Counter(tuple(sorted(unseen[i] for i in hand)) for hand in able)
    assert 0.02 < len(able) / 220 < 0.15
    seeds = 3000
    dealt: Counter[tuple[str, ...]] = Counter()
    for seed in range(seeds):
        hand = pos.determinize(1, seed).to_dict()["hands"][0]
        dealt[tuple(sorted(Counter(hand).elements()))] += 1
    assert dealt.keys() == expected.keys()
    for kind, ways in expected.items():
        share, spread = ways / len(able), (ways / len(able) / seeds) ** 0.5
        assert abs(dealt[kind] / seeds - share) < 5 * spread, kind


def test_a_seat_that_buys_sees_its_own_hand_and_the_others_are_dealt_freely(eldorado: vg.Game) -> None:
    pos = eldorado.position(
        players=2, hands=[{"traveler": 1}, {"sailor": 1}], decks=[None, {"explorer": 3, "scout": 2}]
    )
    pos = pos.play("buy scout")
    dealt = deals(pos, 0)
    assert hands(dealt, 0) == {(("traveler", 1),)}
    assert len(hands(dealt, 1)) == 3


# ---- numbers for learning, and the bots' judgement --------------------------------------------------------------


@pytest.mark.parametrize(
    "fields",
    [
        {"pawns": [["3,-1"], [HOME], ["4,-2"]], "pending": {"kind": "buy", "card": "scout"}},
        {"pawns": [["-3,1"], [HOME], ["-2,0"]], "pending": {"kind": "path", "symbol": "machete", "power": 2}},
        {"pawns": [["5,-4"], [HOME], None], "pending": {"kind": "enter", "to": "e"}},
    ],
    ids=["buying at a barrier", "moving at the edge of the course", "giving cards for rubble"],
)
def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_know(eldorado: vg.Game, fields: Doc) -> None:
    pos = table(
        eldorado,
        hands=[{"traveler": 2, "scout": 1}, {"sailor": 1, "native": 1}, None],
        decks=[{"explorer": 2}, {"explorer": 2, "scout": 1}, None],
        known=[None, {"native": 1}, None],
        taken=[[2], [1], None],
        first=1,
        turn=0,
        tiles=[{"draw": 1}, None, None],
        options={"caves": True},
        **fields,
    )
    for seat in range(3):
        seen = pos.observe(seat)
        assert np.isfinite(seen).all()
        for seed in range(10):
            assert (pos.determinize(seat, seed).observe(seat) == seen).all()


def test_whatever_matters_for_a_choice_is_observed(eldorado: vg.Game) -> None:
    """Pairs of tables that look alike but for one thing."""
    to_pay = ["photographer", "treasure_chest"]
    rich = [
        table(eldorado, "millionaire", "traveler", "sailor", deck=["explorer"]).play(f"buy {card}") for card in to_pay
    ]
    owed = [pos.play("pay sailor") for pos in rich]
    orders = [table(eldorado, "explorer", barriers=barriers) for barriers in ([1, 2, 3, 4], [2, 1, 3, 4])]
    used = [
        table(eldorado, card, "sailor", discard=["explorer"]).play(f"use {card}") for card in ("compass", "travel_log")
    ]
    items = [used[0], used[1].play("done")]
    for one, other in (rich, owed, orders, items):
        assert (one.observe(0) != other.observe(0)).any()
    for pos in (*rich, *owed, *orders, *items):
        assert np.abs(pos.observe(0)).max() <= 2


def test_the_observer_is_always_first(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=[{"scout": 1}, {"native": 1}, None], pawns=[["1,0"], ["1,-1"], ["2,0"]])
    mirrored = eldorado.position(
        players=3, hands=[None, {"scout": 1}, {"native": 1}], pawns=[["2,0"], ["1,0"], ["1,-1"]], first=1, turn=1
    )
    assert (pos.observe(0) == mirrored.observe(1)).all()
    assert (pos.observe(0) != pos.observe(1)).any()


def judged(studied: vg.Position, *positions: vg.Position) -> list[float]:
    """What positions are worth to seat 0, thought about in another one."""
    notes = np.zeros(NOTES)
    study(studied._state[0], studied._table[0], 0, notes)
    return [float(evaluate(each._state[0], each._table[0], 0, notes)) for each in positions]


def test_a_pawn_nearer_to_el_dorado_is_judged_better(eldorado: vg.Game) -> None:
    for players, course in ((3, "first"), (2, "home_stretch"), (2, "witchs_cauldron")):
        pos = table(eldorado, "prop_plane", players=players, options={"course": course})
        there = pos.to_dict()["pawns"]
        near = pos.to_dict()
        near["pawns"] = [[HOME, there[0][1]] if players == 2 else ["23,-3"], *there[1:]]
        values = judged(pos, pos, eldorado.position(near))
        assert values[0] < values[1]


def test_who_has_arrived_is_judged_best(eldorado: vg.Game) -> None:
    pos = table(eldorado, "sailor", "scout", at="24,-3")
    values = judged(pos, pos, pos.play("sailor: e"))
    assert values[1] > 1000 > values[0]


def test_a_step_back_is_judged_worse(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "explorer", at="1,0")
    back, ahead = judged(pos, pos.play("explorer: w"), pos.play("explorer: e"))
    assert back < ahead


def test_an_occupied_hex_makes_the_way_longer(eldorado: vg.Game) -> None:
    """The only ways on from 20,-16 lead over two hexes."""
    free = table(eldorado, players=2, pawns=[["20,-16", HOME], None], options={"course": "home_stretch"})
    walled = free.to_dict() | {"pawns": [["20,-16", HOME], ["20,-17", "21,-17"]]}
    closed = eldorado.position(walled)
    assert judged(closed, closed)[0] < judged(free, free)[0]


def test_a_better_deck_good_cards_barriers_and_tiles_are_judged_better(eldorado: vg.Game) -> None:
    hand = ["transmitter", "native", "scientist", "explorer"]
    base = table(eldorado, *hand, at="0,0", options={"caves": True})
    better = [
        table(eldorado, *hand, at="0,0", discard=["pioneer"], options={"caves": True}),
        table(eldorado, *hand, at="0,0", taken=[[1], None, None], options={"caves": True}),
        table(eldorado, *hand, at="0,0", held=["machete_3"]),
    ]
    values = judged(base, base, *better)
    assert all(value > values[0] for value in values[1:])
    stronger, weaker = judged(base, better[2], table(eldorado, *hand, at="0,0", held=["machete_1"]))
    assert stronger > weaker


def test_poor_cards_count_only_once_they_are_kept(eldorado: vg.Game) -> None:
    pos = table(eldorado, "pioneer", "traveler", "traveler", "traveler", at="18,1", deck=["scout", "scout", "scout"])
    playing, discarding = judged(pos, pos, eldorado.position(pos.to_dict() | {"phase": "discard"}))
    assert discarding < playing
    kept = pos.play("end")
    assert kept.actors == (1,)
    assert judged(pos, kept)[0] == pytest.approx(discarding)


def test_nothing_half_done_is_settled(eldorado: vg.Game) -> None:
    pos = table(eldorado, "scout", at="0,0")
    assert [bool(settled(each._state[0], each._table[0])) for each in (pos, pos.play("scout: e"))] == [True, False]


def test_a_pawn_without_any_way_is_judged_all_the_same(eldorado: vg.Game) -> None:
    """No course has such a hex, but thinking must not go on for ever."""
    pos = table(eldorado, "scout", at="0,0")
    cut = pos._table.copy()
    cut[0]["neighbour"][:37] = -1
    notes = np.zeros(NOTES)
    study(pos._state[0], cut[0], 0, notes)
    assert evaluate(pos._state[0], cut[0], 0, notes) < judged(pos, pos)[0]


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_is_what_would_be_found_anew(eldorado: vg.Game, players: int) -> None:
    greedy, pos = vg.bot("greedy", seed=5), eldorado.start(players=players, seed=5, caves=True)
    long = np.zeros(NOTES + MEMORY)
    while not pos.over:
        seat = pos.actors[0]
        for each in (*range(players), seat):
            fresh = np.zeros(NOTES)
            study(pos._state[0], pos._table[0], each, fresh)
            long[:NOTES] = 0.0
            study(pos._state[0], pos._table[0], each, long)
            assert np.array_equal(long[:NOTES], fresh)
        pos = pos.play(greedy.pick(pos, seat), seat)
