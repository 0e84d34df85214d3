"""Open information: what everybody sees, and what only one player knows [8.12, 10]."""

from typing import Any

import msgspec
import pytest

import voyageur as vg

HANDS = [{"explorer": 2, "traveler": 1, "scout": 1}, {"sailor": 1, "native": 1}, {}]
DECKS = [{"traveler": 2, "sailor": 1}, {"explorer": 2, "pioneer": 1}, {"explorer": 1}]
DISCARDS = [{"explorer": 1}, {"traveler": 3}, {"compass": 1}]
SEATS = (0, 1, 2, None)


def table(game: vg.Game, **fields: Any) -> vg.Position:
    """Three players in the middle of a game with caves."""
    usual = {"players": 3, "options": {"caves": True}, "hands": HANDS, "decks": DECKS, "discards": DISCARDS}
    return game.position({**usual, "pawns": [["-1,0"], ["0,0"], ["4,-2"]], **fields})


def everything_seen(pos: vg.Position, seat: int | None) -> bytes:
    """All that a seat, or a spectator, can read."""
    return msgspec.json.encode(pos.view(seat))


def hands_dealt(pos: vg.Position, viewer: int | None, seat: int) -> list[dict[str, int]]:
    """Hands that a seat may have, for all that another knows."""
    return [pos.determinize(viewer, seed).to_dict()["hands"][seat] for seed in range(40)]


# ---- what is public ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_the_table_is_public(eldorado: vg.Game, seat: int | None) -> None:
    pos = table(
        eldorado,
        barriers=[6, 2, 4, 1],
        taken=[[6], [], [4]],
        tiles=[{}, {"draw": 1, "coin_2": 2}, {}],
        spent={"native": 1},
        caves={"0,2": 3, "7,-3": 2},
        row={"scout": 1, "pioneer": 2},
        above={"native": 2},
        played={"traveler": 1},
        bought=True,
    )
    view = pos.view(seat)
    assert [player.pawns for player in view.players] == [("-1,0",), ("0,0",), ("4,-2",)]
    assert [player.barriers for player in view.players] == [(6,), (), (4,)]
    assert [(barrier.number, barrier.between, barrier.owner) for barrier in view.barriers] == [
        (6, ("B", "C"), 0),
        (2, ("C", "N"), None),
        (4, ("N", "I"), 2),
        (1, ("I", "K"), None),
    ]
    assert [player.discard for player in view.players] == DISCARDS
    assert [player.hand_size for player in view.players] == [4, 2, 0]
    assert [player.deck_size for player in view.players] == [3, 3, 1]
    assert [player.tiles for player in view.players] == [{}, {"coin_2": 2, "draw": 1}, {}]
    assert view.caves == {"0,2": 3, "7,-3": 2, "11,7": 4}
    assert (view.row, view.above) == ({"scout": 1, "pioneer": 2}, {"native": 2})
    assert view.box["compass"] == 2
    assert (view.played, view.bought, view.spent) == ({"traveler": 1}, True, {"native": 1})


@pytest.mark.parametrize("seat", SEATS)
def test_what_is_in_a_hand_and_its_draw_pile_together_is_public(eldorado: vg.Game, seat: int | None) -> None:
    assert [player.hidden for player in table(eldorado).view(seat).players] == [
        {"explorer": 2, "traveler": 3, "sailor": 1, "scout": 1},
        {"explorer": 2, "sailor": 1, "pioneer": 1, "native": 1},
        {"explorer": 1},
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_what_is_being_done_is_public(eldorado: vg.Game, seat: int | None) -> None:
    pos = table(eldorado).play("buy scout")
    assert (pos.view(seat).pending.kind, pos.view(seat).pending.card, pos.view(seat).pending.left) == (
        "buy",
        "scout",
        2,
    )
    pos = table(eldorado).play("scout: w")
    assert (pos.view(seat).pending.kind, pos.view(seat).pending.symbol, pos.view(seat).pending.left) == (
        "path",
        "machete",
        1,
    )


def test_every_move_is_made_in_the_open(eldorado: vg.Game) -> None:
    assert not any(action.secret for action in eldorado.actions)
    for move in ("pay sailor", "discard scout", "remove explorer", "swap native"):
        assert eldorado.action(move).told == eldorado.action(move).sentence


def test_a_tile_that_was_found_lies_open_before_its_owner(eldorado: vg.Game) -> None:
    pos = table(eldorado, pawns=[["0,0"], ["-1,0"], ["4,-2"]]).play("explorer: se")
    found = [pos.view(seat).players[0].tiles for seat in SEATS]
    assert sum(found[0].values()) == 1
    assert all(tiles == found[0] for tiles in found)


# ---- what is secret ---------------------------------------------------------------------------------------------


def test_a_player_sees_only_the_own_hand_and_draw_pile_and_a_spectator_none(eldorado: vg.Game) -> None:
    pos = table(eldorado)
    for seat in SEATS:
        shown = [(player.hand, player.deck) for player in pos.view(seat).players]
        assert shown == [(HANDS[p], DECKS[p]) if p == seat else (None, None) for p in range(3)]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_which_cards_are_in_hand_and_which_in_the_draw_pile_is_secret(eldorado: vg.Game, seat: int | None) -> None:
    hands, decks = [HANDS[0], {"explorer": 2}, {}], [DECKS[0], {"sailor": 1, "native": 1, "pioneer": 1}, DECKS[2]]
    other = table(eldorado, hands=hands, decks=decks)
    assert everything_seen(table(eldorado), seat) == everything_seen(other, seat)
    assert everything_seen(table(eldorado), 1) != everything_seen(other, 1)


@pytest.mark.parametrize("seat", SEATS)
def test_which_tiles_are_on_a_cave_is_secret(eldorado: vg.Game, seat: int | None) -> None:
    view = table(eldorado, caves={"0,2": 1, "7,-3": 0}, tiles=[{"native": 2}, {}, {}]).view(seat)
    assert sum(view.unseen.values()) == 34
    assert "native" not in view.unseen


@pytest.mark.parametrize("seat", SEATS)
def test_what_chance_will_bring_is_secret(eldorado: vg.Game, seat: int | None) -> None:
    assert everything_seen(table(eldorado), seat) == everything_seen(table(eldorado, rng=12345), seat)


@pytest.mark.parametrize("seat", SEATS)
def test_no_view_depends_on_what_its_seat_cannot_know(eldorado: vg.Game, seat: int | None) -> None:
    pos = table(eldorado)
    for move in ("scout: w", "stop", "buy scout", "pay traveler", "end", "native: e", "end", "end"):
        pos = pos.play(move)
        for seed in range(5):
            assert everything_seen(pos.determinize(seat, seed), seat) == everything_seen(pos, seat)


# ---- what everybody can conclude --------------------------------------------------------------------------------


def test_the_hand_is_known_when_the_discard_pile_becomes_the_draw_pile(eldorado: vg.Game) -> None:
    pos = table(
        eldorado,
        hands=[{"cartographer": 1, "scout": 1}, {}, {}],
        decks=[{"sailor": 1}, {}, {}],
        discards=[{"explorer": 3, "traveler": 3}, {}, {}],
    )
    assert pos.view(1).players[0].sure == {}
    pos = pos.play("use cartographer")
    assert pos.to_dict()["known"][0] == {"sailor": 1, "scout": 1}
    assert [pos.view(seat).players[0].sure for seat in SEATS] == [{"sailor": 1, "scout": 1}] * 4
    for hand in hands_dealt(pos, 1, 0):
        assert hand["sailor"] == hand["scout"] == 1
        assert sum(hand.values()) == 3


def test_a_card_that_was_known_and_leaves_the_hand_is_known_no_more(eldorado: vg.Game) -> None:
    pos = table(eldorado, known=[{"explorer": 1, "scout": 1}, {}, {}])
    assert pos.play("explorer: w").to_dict()["known"][0] == {"scout": 1}
    assert pos.play("discard scout").to_dict()["known"][0] == {"explorer": 1}
    assert pos.play("discard traveler").to_dict()["known"][0] == {"explorer": 1, "scout": 1}


def test_a_hand_beside_an_empty_draw_pile_is_no_secret(eldorado: vg.Game) -> None:
    pos = table(eldorado, decks=[{}, {}, {}])
    assert pos.view(0).players[1].hidden == HANDS[1]
    assert all(hand == HANDS[1] for hand in hands_dealt(pos, 0, 1))


# ---- what a move brings to light --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "revealing"),
    [
        ("scout: w", False),
        ("explorer: e", False),
        ("buy scout", False),
        ("take native", False),
        ("discard scout", False),
        ("use cartographer", True),
        ("tile draw", True),
        ("native: se", True),  # next to a cave
        ("end", True),
    ],
)
def test_a_move_reveals_something_when_a_card_or_a_tile_is_drawn(eldorado: vg.Game, move: str, revealing: bool) -> None:
    hand = {"explorer": 1, "scout": 1, "traveler": 1, "cartographer": 1, "transmitter": 1, "native": 1}
    pos = table(
        eldorado,
        pawns=[["0,0"], ["0,-1"], ["4,-2"]],
        hands=[hand if move != "end" else {"scout": 1}, {}, {}],
        tiles=[{"draw": 1}, {}, {}],
    )
    assert eldorado.reveals(pos, pos.play(move)) is revealing


def heard(before: vg.Position, after: vg.Position, seat: int | None, language: str = "en") -> list[str]:
    """What a seat is told that a move brought."""
    return [news.say(language) for news in before.game.news(before.view(seat), after.view(seat))]


def test_only_the_player_who_draws_is_told_which_cards(eldorado: vg.Game) -> None:
    pos = table(eldorado, hands=[{"cartographer": 1}, {}, {}], decks=[{"sailor": 1, "pioneer": 1}, {}, {}])
    after = pos.play("use cartographer")
    assert "You draw Sailor, Pioneer." in heard(pos, after, 0)
    for seat in (1, 2, None):
        assert "Seat 0 draws 2 cards." in heard(pos, after, seat)
        assert "La place 0 pioche 2 cartes." in heard(pos, after, seat, "fr")


# ---- what is told -----------------------------------------------------------------------------------------------

HAND = {"scout": 1, "explorer": 1, "giant_machete": 1, "transmitter": 1, "native": 1}

TOLD: list[tuple[str, str, dict[str, Any], list[str]]] = [
    (
        "where a step leads, and what is left",
        "scout: w",
        {},
        ["You reach jungle 1 at -2,0: 34 to go.", "Left: machete 1."],
    ),
    (
        "a barrier, and an item that leaves the game",
        "giant_machete: barrier 1",
        {"pawns": [["3,-1"], ["0,0"], ["4,-2"]]},
        ["You take barrier 1.", "Giant Machete leaves the game.", "Left: machete 5."],
    ),
    ("what is owed for rubble", "enter e", {"pawns": [["5,-4"], ["0,0"], ["4,-2"]]}, ["Cards to give: 1."]),
    (
        "a camp",
        "give scout",
        {"pawns": [["2,1"], ["0,0"], ["4,-2"]], "pending": {"kind": "enter", "to": "sw"}, "caves": {"0,2": 0}},
        ["You reach camp 1 at 1,2: 31 to go.", "Scout leaves the game."],
    ),
    ("what is owed in a purchase", "buy photographer", {}, ["To pay: 2."]),
    ("what is still owed", "pay scout", {"pending": {"kind": "buy", "card": "scout"}}, ["To pay: ½."]),
    (
        "a purchase",
        "pay scout",
        {"pending": {"kind": "buy", "card": "scout", "owed": 1}},
        ["You buy Scout for 1."],
    ),
    (
        "a purchase that empties a slot",
        "pay scout",
        {"pending": {"kind": "buy", "card": "photographer", "owed": 1}, "row": {"photographer": 1, "scout": 1}},
        ["You buy Photographer for 2.", "The last Photographer is gone: a slot of the market is free."],
    ),
    (
        "a purchase from above",
        "pay scout",
        {"pending": {"kind": "buy", "card": "compass", "owed": 1}, "row": {"scout": 1}},
        ["You buy Compass for 2.", "The pile of Compass moves down into the market."],
    ),
    ("a card taken", "take pioneer", {}, ["You take Pioneer from the market.", "Transmitter leaves the game."]),
    (
        "an item saved",
        "save",
        {"tiles": [{"save_item": 1}, {}, {}], "saveable": "compass", "above": {}},
        ["Compass stays in the game."],
    ),
    (
        "cards drawn at the end of a turn",
        "end",
        {
            "hands": [{"scout": 1}, {}, {}],
            "decks": [{"sailor": 1}, {}, {}],
            "played": {"explorer": 2},
            "discards": None,
        },
        ["You shuffle your discard pile.", "You draw Explorer, Explorer, Sailor."],
    ),
    (
        "the last round",
        "native: ne",
        {"pawns": [["24,-3"], ["0,0"], ["4,-2"]]},
        ["You reach El Dorado!", "This is the last round: the game ends with it."],
    ),
    (
        "the end",
        "native: ne",
        {"pawns": [["24,-3"], ["0,0"], ["4,-2"]], "first": 1, "turn": 0},
        ["You reach El Dorado!"],
    ),
    (
        "an end without a winner",
        "end",
        {"first": 1, "turn": 0, "round": 100, "decks": None},
        ["Round 100 was the last one allowed: nobody has reached El Dorado, and nobody wins."],
    ),
]


@pytest.mark.parametrize(("move", "fields", "sentences"), [told[1:] for told in TOLD], ids=[told[0] for told in TOLD])
def test_what_a_move_brought_is_told(
    eldorado: vg.Game, move: str, fields: dict[str, Any], sentences: list[str]
) -> None:
    pos = table(eldorado, **{"hands": [HAND, {}, {}], **fields})
    after = pos.play(move)
    assert heard(pos, after, 0) == sentences
    for language in ("en", "fr"):
        assert len(heard(pos, after, None, language)) == len(sentences)


def test_the_first_of_two_pawns_does_not_end_the_game(eldorado: vg.Game) -> None:
    pos = eldorado.position(players=2, hands=[HAND, {}], pawns=[["24,-3", "0,0"], None])
    after = pos.play("native: ne")
    assert heard(pos, after, 0) == ["Your first pawn reaches El Dorado."]


def test_the_table_in_words_shows_what_lies_around_a_pawn(eldorado: vg.Game) -> None:
    pos = table(eldorado, pawns=[["3,-1"], ["2,0"], ["4,-2"]], hands=[HAND, {}, {}])
    around = eldorado.sheets(pos.view(0), "en")[-1]
    assert around.rows == (
        ("east", "4,-1", "river 1", "29", "behind barrier 1 (jungle 1)"),
        ("north-east", "4,-2", "jungle 1", "29", "behind barrier 1 (jungle 1), pawn of seat 2"),
        ("north-west", "3,-2", "jungle 1", "30", ""),
        ("west", "2,-1", "village 1", "31", ""),
        ("south-west", "2,0", "jungle 1", "30", "pawn of seat 1"),
        ("south-east", "3,0", "jungle 1", "29", ""),
    )


def test_the_table_in_words_shows_no_cards_that_the_viewer_may_not_see(eldorado: vg.Game) -> None:
    pos, hands = table(eldorado), [HANDS[0], {"explorer": 2}, {}]
    other = table(eldorado, hands=hands, decks=[DECKS[0], {"sailor": 1, "native": 1, "pioneer": 1}, DECKS[2]])
    for language in ("en", "fr"):
        for seat in (0, 2, None):
            assert eldorado.sheets(pos.view(seat), language) == eldorado.sheets(other.view(seat), language)
        assert len(eldorado.sheets(pos.view(0), language)) == len(eldorado.sheets(pos.view(None), language)) + 1
