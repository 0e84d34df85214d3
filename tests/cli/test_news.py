"""What a move brought, in sentences, from the views of one seat."""

from typing import Any

import pytest

import voyageur as vg

HANDS = [["rome", "tikal", "banff"], ["athens", "denali"]]
TOKENS = [{"on_map": ["tikal"]}, {"on_map": ["denali"]}]


def told(game: vg.Game, move: str, seat: int | None, language: str = "en", **document: Any) -> list[str]:
    """The news of a move in a position that is set up."""
    before = game.position({"hands": HANDS, "tokens": TOKENS, **document})
    return [news.say(language) for news in game.news(before.view(seat), before.play(move).view(seat))]


def test_an_objective_is_won_by_whoever_holds_it(expeditions: vg.Game) -> None:
    assert told(expeditions, "red: start>athens", 0) == ["Seat 1 wins Athens (+2)."]
    assert told(expeditions, "red: start>athens", 1) == ["You win Athens (+2)."]
    assert told(expeditions, "red: start>athens", None) == ["Seat 1 wins Athens (+2)."]
    assert told(expeditions, "red: start>athens", 1, "fr") == ["Vous gagnez Athènes (+2)."]


def test_a_key_location_comes_with_its_token(expeditions: vg.Game) -> None:
    arrows = {"red": ["start>athens", "athens>petra"]}
    tokens = [{"on_map": ["babylon"]}, {"on_map": ["denali"]}]
    hands = [["babylon", "rome"], ["denali", "athens"]]
    news = told(expeditions, "red: petra>babylon", 0, arrows=arrows, hands=hands, tokens=tokens)
    assert news == ["You win your key location Babylon and its token (+4)."]


def test_a_common_objective_is_claimed_and_replaced(expeditions: vg.Game) -> None:
    news = told(expeditions, "red: start>stonehenge", 1, commons=["stonehenge"], deck=deck(expeditions, "stonehenge"))
    assert news == ["Seat 0 claims the common objective Stonehenge (+1).", "New common objective: Petra."]


def deck(game: vg.Game, *turned_up: str) -> list[str]:
    """All cards that are not in the hands or turned up, with Petra and Uluru on top."""
    cards = [action.to_dict()["card"] for action in game.actions if action.to_dict()["kind"] == "mark"]
    elsewhere = {"petra", "uluru", *turned_up, *HANDS[0], *HANDS[1]}
    return ["petra", "uluru", *(card for card in cards if card not in elsewhere)]


def test_a_ticket_spot(expeditions: vg.Game) -> None:
    arrows = {"red": ["start>svalbard"]}
    move = "red: svalbard>ticket-barents-sea"
    assert told(expeditions, move, 0, arrows=arrows) == ["You gain a ticket."]
    assert told(expeditions, move, 0, arrows=arrows, tickets=[20, 20]) == ["No ticket is left in the supply."]


def test_a_ticket_regained_by_a_removal(expeditions: vg.Game) -> None:
    arrows = {"red": ["start>svalbard", "svalbard>ticket-barents-sea", "ticket-barents-sea>zagorsk"]}
    assert told(expeditions, "ticket: remove red", 1, arrows=arrows) == ["Seat 0 gains a ticket."]
    assert told(expeditions, "ticket: arrow", 1, arrows=arrows) == []


def test_bonus_arrows(expeditions: vg.Game) -> None:
    move = "red: start>bonus-north-of-black-sea"
    assert told(expeditions, move, 1) == ["Seat 0 gains a bonus arrow."]
    owed: dict[str, Any] = {"progressed": True, "pending": {"bonus": 1}}
    assert told(expeditions, move, 0, **owed) == ["You gain a bonus arrow."]  # one used, one gained
    assert told(expeditions, "red: start>svalbard", 0, **owed) == []
    assert told(expeditions, "decline", 0, **owed) == []


def test_a_loop(expeditions: vg.Game) -> None:
    arrows = {"blue": ["start>stonehenge", "stonehenge>thingvellir"]}
    news = told(expeditions, "blue: thingvellir>start", 0, arrows=arrows)
    assert news == ["Loop: the blue expedition restarts from any spot it has visited."]
    assert told(expeditions, "blue: thingvellir>start", 0, "fr", arrows=arrows)[0].startswith(
        "Boucle\u00a0: l’expédition bleue"
    )


def test_only_the_one_who_draws_hears_which_cards(expeditions: vg.Game) -> None:
    assert told(expeditions, "ticket: swap", 0, deck=deck(expeditions)) == ["You draw Petra, Uluru."]
    assert told(expeditions, "ticket: swap", 1, deck=deck(expeditions)) == []
    assert told(expeditions, "ticket: swap", None, deck=deck(expeditions)) == []


def test_only_the_owner_hears_that_a_token_is_given_up(expeditions: vg.Game) -> None:
    swap: dict[str, Any] = {"tickets_used": 1, "pending": {"swap": {"drawn": ["petra", "uluru"], "kept": "petra"}}}
    assert told(expeditions, "tuck tikal last", 0, **swap) == ["Your token on Tikal can no longer be won back."]
    assert told(expeditions, "tuck tikal last", 1, **swap) == []
    assert told(expeditions, "tuck banff last", 0, **swap) == []


def test_the_end_drawing_near(expeditions: vg.Game) -> None:
    hands, tokens = [["tikal"], ["athens"]], [{"on_map": ["tikal"]}, {}]
    news = told(expeditions, "red: start>athens", 1, hands=hands, tokens=tokens)
    assert news == ["You win Athens (+2).", "The end is near: the game ends when this round does."]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_won_is_told_once(expeditions: vg.Game, language: str) -> None:
    bot = vg.bot("greedy", seed=4)
    position = expeditions.start(players=3, seed=4, round_cap=10)
    while not position.over:
        after = position.play(bot.choose(position))
        for seat in (0, None):
            before_view, after_view = position.view(seat), after.view(seat)
            won = sum(len(player.won) for player in after_view.players)
            new = won - sum(len(player.won) for player in before_view.players)
            points = [news for news in expeditions.news(before_view, after_view) if "(+" in news.say(language)]
            assert len(points) == new
        position = after
