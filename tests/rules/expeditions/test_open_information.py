"""Open information: what everybody sees, and what only one player knows."""

from typing import Any

import msgspec
import pytest

import voyageur as vg
from tests.rules.expeditions.board import LOCATIONS, legal, path, play

HANDS = [["tikal", "perth", "petra"], ["uluru", "bagan", "rome"]]
TOKENS = [{"on_map": ["tikal"]}, {"on_map": ["uluru", "bagan"]}]
TOP = ["denali", "kush", "sakha", "papua"]
COMMONS = ["banff", "elmina"]
DECK = [*TOP, *(card for card in LOCATIONS if card not in {*TOP, *COMMONS, *HANDS[0], *HANDS[1]})]
BOTTOM = len(DECK) - 1


def table(game: vg.Game, **fields: Any) -> vg.Position:
    """Two players in the middle of a game."""
    return game.position({"hands": HANDS, "tokens": TOKENS, "commons": COMMONS, "deck": DECK, **fields})


def everything_seen(pos: vg.Position, seat: int | None) -> str:
    """All that a seat, or a spectator, can read."""
    return msgspec.json.encode(pos.view(seat)).decode()


# ---- what is public ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_is_public(expeditions: vg.Game, seat: int | None) -> None:
    arrows = {"red": path("start", "athens", "gizeh")}
    won = [["virunga"], ["omatako"]]
    deck = [card for card in DECK if card not in ("virunga", "omatako")]
    pos = table(expeditions, arrows=arrows, won=won, tickets=[2, 5], deck=deck)
    view = pos.view(seat)
    assert view.commons == tuple(COMMONS)
    assert view.deck_size == len(deck)
    assert view.ticket_supply == 33
    assert [player.tickets for player in view.players] == [2, 5]
    assert [player.hand_size for player in view.players] == [3, 3]
    assert [player.won for player in view.players] == [("virunga",), ("omatako",)]
    assert [player.tokens for player in view.players] == [("tikal",), ("bagan", "uluru")]
    assert [(each.colour, each.left, each.tip) for each in view.expeditions] == [
        ("yellow", 45, "start"),
        ("red", 43, "gizeh"),
        ("blue", 45, "start"),
    ]


# ---- what is secret ---------------------------------------------------------------------------------------------


def test_a_player_sees_only_the_own_hand_and_a_spectator_none(expeditions: vg.Game) -> None:
    pos = table(expeditions)
    hands = [("tikal", "petra", "perth"), ("rome", "bagan", "uluru")]
    assert [player.hand for player in pos.view(0).players] == [hands[0], None]
    assert [player.hand for player in pos.view(1).players] == [None, hands[1]]
    assert [player.hand for player in pos.view(None).players] == [None, None]


def test_hand_cards_without_a_token_are_nowhere_in_what_others_see(expeditions: vg.Game) -> None:
    pos = table(expeditions)
    for seat in (1, None):
        assert "tikal" in everything_seen(pos, seat)
        assert "perth" not in everything_seen(pos, seat)
        assert "petra" not in everything_seen(pos, seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_of_the_deck_is_secret(expeditions: vg.Game, seat: int | None) -> None:
    pos, other = table(expeditions), table(expeditions, deck=DECK[::-1])
    assert pos.view(seat).deck_known == {}
    assert everything_seen(pos, seat) == everything_seen(other, seat)


def test_drawn_cards_are_seen_only_by_the_player_who_draws(expeditions: vg.Game) -> None:
    pos = table(expeditions).play("ticket: swap")
    assert pos.view(0).swap.drawn == ("denali", "kush")
    for seat in (1, None):
        assert pos.view(seat).pending == "swap"
        assert pos.view(seat).swap is None
        assert "denali" not in everything_seen(pos, seat)
        assert "kush" not in everything_seen(pos, seat)


@pytest.mark.parametrize("seat", [1, None])
def test_which_card_is_kept_is_secret(expeditions: vg.Game, seat: int | None) -> None:
    pos = table(expeditions).play("ticket: swap")
    seen = {everything_seen(pos.play(move), seat) for move in ("keep denali", "keep kush", "keep nothing")}
    assert len(seen) == 1


@pytest.mark.parametrize("seat", [1, None])
def test_whether_a_key_card_was_swapped_away_is_secret(expeditions: vg.Game, seat: int | None) -> None:
    pos = table(expeditions).play("ticket: swap")
    seen = {
        everything_seen(play(pos, *moves), seat)
        for moves in (
            ["keep denali", "tuck tikal last"],
            ["keep denali", "tuck perth first"],
            ["keep kush", "tuck petra last"],
            ["keep nothing", "tuck kush first"],
        )
    }
    assert len(seen) == 1


def test_the_player_who_swaps_knows_what_lies_under_the_deck_and_nobody_else(expeditions: vg.Game) -> None:
    pos = play(table(expeditions), "ticket: swap", "keep denali", "tuck tikal last")
    assert pos.view(0).deck_known == {BOTTOM - 1: "kush", BOTTOM: "tikal"}
    assert pos.view(1).deck_known == pos.view(None).deck_known == {}


def test_only_the_owner_sees_that_a_token_was_given_up(expeditions: vg.Game) -> None:
    pos = play(table(expeditions), "ticket: swap", "keep denali", "tuck tikal last")
    assert pos.view(0).players[0].given_up == ("tikal",)
    for seat in (1, None):
        assert pos.view(seat).players[0].given_up == ()
        assert pos.view(seat).players[0].tokens == ("tikal",)


def said(game: vg.Game, move: str, language: str) -> str:
    """What others are told of a move."""
    told = game.action(move).told
    return told.say(language) if told else ""


def test_keeping_and_tucking_are_told_without_the_cards(expeditions: vg.Game) -> None:
    secret = ["keep denali", "keep nothing", "tuck tikal first", "tuck tikal last"]
    told = {move: said(expeditions, move, "en") for move in secret}
    assert told["keep denali"] == told["keep nothing"] == "Looks at the cards"
    assert told["tuck tikal first"] == told["tuck tikal last"] == "Puts the cards under the deck"
    assert all(expeditions.action(move).secret for move in secret)
    assert said(expeditions, "keep denali", "fr") == "Regarde les cartes"


@pytest.mark.parametrize("move", ["mark tikal", "red: start>rome", "ticket: swap", "ticket: arrow", "decline", "end"])
def test_all_other_moves_are_public(expeditions: vg.Game, move: str) -> None:
    action = expeditions.action(move)
    assert not action.secret
    assert action.told == action.sentence


@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_view_depends_on_what_its_seat_cannot_know(expeditions: vg.Game, seat: int | None) -> None:
    pos = table(expeditions)
    for moves in ([], ["ticket: swap"], ["keep denali"], ["tuck tikal last"], ["red: start>svalbard", "end"]):
        pos = play(pos, *moves)
        for seed in range(5):
            assert everything_seen(pos.determinize(seat, seed), seat) == everything_seen(pos, seat)


# ---- what everybody can conclude --------------------------------------------------------------------------------


def possible_hands(pos: vg.Position, viewer: int | None, seat: int) -> list[set[str]]:
    """Hands that a seat may have, for all that another knows."""
    return [set(pos.determinize(viewer, seed).to_dict()["hands"][seat]) for seed in range(40)]


def test_a_location_reached_and_not_announced_is_in_nobodys_hand(expeditions: vg.Game) -> None:
    pos = table(expeditions, arrows={"red": ["start>athens"]}).play("red: athens>gizeh")
    assert pos.to_dict()["knowledge"]["hands"]["gizeh"] == []
    assert not any("gizeh" in hand for hand in possible_hands(pos, 0, 1))


def test_after_a_swap_the_player_may_hold_a_card_that_nobody_held_before(expeditions: vg.Game) -> None:
    pos = play(table(expeditions, arrows={"red": ["start>athens"]}), "red: athens>gizeh", "end", "ticket: swap")
    pos = play(pos, "keep denali", "tuck rome last")
    assert pos.to_dict()["knowledge"]["swaps"] == [0, 1]
    assert pos.to_dict()["knowledge"]["hands"]["gizeh"] == [1]
    small_deck = table(
        expeditions,
        arrows={"red": ["start>athens"]},
        deck=["denali", "gizeh", "rome"],
        hands=[["tikal"], ["uluru", "bagan", "kush"]],
        won=[sorted(set(LOCATIONS) - {*COMMONS, "denali", "gizeh", "rome", "tikal", "uluru", "bagan", "kush"}), []],
    )
    small_deck = play(small_deck, "red: athens>gizeh", "end")
    assert not any("gizeh" in hand for hand in possible_hands(small_deck, 0, 1))
    small_deck = play(small_deck, "ticket: swap", "keep denali", "tuck kush last")
    assert any("gizeh" in hand for hand in possible_hands(small_deck, 0, 1))


def test_a_marked_card_is_in_its_owners_hand_for_sure_until_the_owner_swaps(expeditions: vg.Game) -> None:
    pos = table(expeditions)
    assert all({"uluru", "bagan"} <= hand for hand in possible_hands(pos, 0, 1))
    pos = play(pos, "ticket: swap", "keep denali", "tuck perth last")
    assert pos.to_dict()["knowledge"]["hands"]["uluru"] == [1]
    assert pos.to_dict()["knowledge"]["hands"]["tikal"] == [0]
    pos = play(pos, "red: start>svalbard", "end", "ticket: swap", "keep sakha", "tuck uluru last")
    assert pos.to_dict()["tokens"][1]["given_up"] == ["uluru"]
    assert pos.to_dict()["knowledge"]["lost"] == []


def test_a_token_is_known_to_be_lost_once_its_location_is_reached_and_the_owner_lays_nothing_down(
    expeditions: vg.Game,
) -> None:
    arrows = {"red": path("start", "athens", "petra", "babylon")}
    tokens = [{"given_up": ["harappa"]}, {}]
    pos = table(expeditions, arrows=arrows, tokens=tokens, deck=[*DECK[1:], "denali"])
    assert pos.to_dict()["knowledge"]["lost"] == []
    assert pos.play("red: babylon>harappa").to_dict()["knowledge"]["lost"] == ["harappa"]


def test_a_token_is_known_to_be_lost_once_its_card_is_turned_up(expeditions: vg.Game) -> None:
    deck = ["harappa", *(card for card in DECK if card != "harappa")]
    pos = table(
        expeditions,
        arrows={"red": ["start>athens"]},
        commons=["gizeh"],
        tokens=[{"given_up": ["harappa"]}, {}],
        deck=[*(card for card in deck if card != "gizeh"), "banff", "elmina"],
    )
    pos = pos.play("red: athens>gizeh")
    assert pos.to_dict()["commons"] == ["harappa"]
    assert pos.to_dict()["knowledge"]["lost"] == ["harappa"]


# ---- open hands -------------------------------------------------------------------------------------------------


def test_with_open_hands_swaps_and_tokens_given_up_are_seen_by_everybody(expeditions: vg.Game) -> None:
    pos = table(expeditions, options={"open_hands": True}).play("ticket: swap")
    for seat in (0, 1, None):
        assert pos.view(seat).swap.drawn == ("denali", "kush")
    pos = play(pos, "keep denali", "tuck tikal last")
    for seat in (0, 1, None):
        assert pos.view(seat).deck_known == {BOTTOM - 1: "kush", BOTTOM: "tikal"}
        assert pos.view(seat).players[0].given_up == ("tikal",)
        assert pos.view(seat).players[0].hand == ("denali", "petra", "perth")


def test_open_hands_change_no_rule(expeditions: vg.Game) -> None:
    closed, opened = table(expeditions), table(expeditions, options={"open_hands": True})
    for move in ("ticket: swap", "keep denali", "tuck tikal last", "red: start>rome", "end"):
        assert legal(closed) == legal(opened)
        closed, opened = closed.play(move), opened.play(move)
    ignored = ("options", "knowledge")
    left, right = ({k: v for k, v in pos.to_dict().items() if k not in ignored} for pos in (closed, opened))
    assert left == right
