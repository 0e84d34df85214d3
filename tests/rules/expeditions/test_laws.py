"""Each conservation law notices what it is there to notice."""

from collections.abc import Callable
from typing import Any

import pytest

import voyageur as vg
from tests.rules.expeditions.board import trail
from voyageur.games.expeditions.audit import (
    ARROWS_LAW,
    CARDS_LAW,
    KNOWLEDGE_LAW,
    PENDING_LAW,
    TICKETS_LAW,
    TOKENS_LAW,
    audit,
)
from voyageur.games.expeditions.material import CARD_IDS
from voyageur.games.expeditions.state import GIVEN_UP, HAND, LIVE, LOST, NO_TOKEN, REGAINED, WON


def midgame(game: vg.Game) -> vg.Position:
    """A position with a little of everything: arrows, loops, cards won, tokens regained."""
    position = game.start(players=3, seed=11)
    for number in range(180):
        legal = position.legal()
        position = position.play(legal[number * 5 % len(legal)])
    return position


def marked(s: Any, fate: int) -> int:
    """A location whose token has that fate."""
    return next(card for card in range(80) if s["fate"][card] == fate)


def held(s: Any) -> int:
    """An unmarked card in a hand."""
    return next(card for card in range(80) if HAND <= s["where"][card] < WON and s["token"][card] < 0)


def field(name: str, change: int) -> Callable[[Any], None]:
    """Change a number."""

    def by(s: Any) -> None:
        s[name] += change

    return by


def place(name: str, where: Callable[[Any], Any], value: Any) -> Callable[[Any], None]:
    """Write to a place of an array."""

    def to(s: Any) -> None:
        s[name][where(s)] = value

    return to


def give_to_nobody(s: Any) -> None:
    """A card goes from a hand to a seat that is not there, and the hand's count agrees."""
    card = held(s)
    s["hand_size"][s["where"][card] - HAND] -= 1
    s["where"][card] = WON + 5


def give_won_card_away(s: Any) -> None:
    """The card of a regained token goes to another seat, and the counts agree."""
    card = marked(s, REGAINED)
    owner = int(s["token"][card])
    s["where"][card] = WON + (owner + 1) % 3
    s["won"][owner] -= 1
    s["won"][(owner + 1) % 3] += 1


def take_token_off(s: Any) -> None:
    """A token vanishes, and its owner's count agrees."""
    card = marked(s, LIVE)
    s["marked"][s["token"][card]] -= 1
    s["token"][card], s["fate"][card] = -1, NO_TOKEN


FAULTS: list[tuple[int, str, Callable[[Any], None]]] = [
    (CARDS_LAW, "a card of the deck is somewhere else", place("where", lambda s: s["deck"][0], 1)),
    (CARDS_LAW, "a card lies below the bottom of the deck", place("deck", lambda s: 79, 3)),
    (CARDS_LAW, "a slot below the bottom was seen", place("deck_seen", lambda s: 79, 1)),
    (CARDS_LAW, "the row has a gap", place("commons", lambda s: 5, -1)),
    (CARDS_LAW, "a card of the row is somewhere else", place("where", lambda s: s["commons"][0], 0)),
    (CARDS_LAW, "a hand is miscounted", place("hand_size", lambda s: 0, 12)),
    (CARDS_LAW, "cards won are miscounted", place("won", lambda s: 1, 12)),
    (CARDS_LAW, "a card is drawn twice", place("drawn", lambda s: 0, 3)),
    (CARDS_LAW, "a card is with a seat that is not there", place("where", lambda s: s["deck"][0], WON + 5)),
    (CARDS_LAW, "a hand's card is with a seat that is not there", give_to_nobody),
    (TOKENS_LAW, "a regained token's card is another seat's", give_won_card_away),
    (TOKENS_LAW, "a player has three tokens", take_token_off),
    (TICKETS_LAW, "a ticket is lost", field("supply", -1)),
    (TICKETS_LAW, "a seat owes a ticket", place("tickets", lambda s: 0, -1)),
    (ARROWS_LAW, "an arrow lies beyond the last", place("arrows", lambda s: (0, 44), 7)),
    (ARROWS_LAW, "an arrow starts off the tip", place("arrows", lambda s: (0, 1), 400)),
    (ARROWS_LAW, "a segment carries an arrow that nobody laid", place("laid", lambda s: s["laid"].argmin(), 7)),
    (ARROWS_LAW, "a spot is visited that nobody reached", place("visited", lambda s: s["visited"].argmin(), 7)),
    (ARROWS_LAW, "a loop goes unnoticed", lambda s: s["arrows"].__iand__(0xFFF)),
    (TOKENS_LAW, "a live token's card is not in hand", place("fate", lambda s: marked(s, REGAINED), LIVE)),
    (TOKENS_LAW, "a token is regained without its card", place("fate", lambda s: marked(s, LIVE), REGAINED)),
    (TOKENS_LAW, "a token has no fate", place("fate", lambda s: marked(s, LIVE), NO_TOKEN)),
    (TOKENS_LAW, "a fate has no token", place("fate", lambda s: (s["token"] < 0).argmax(), LOST)),
    (TOKENS_LAW, "tokens are miscounted", place("marked", lambda s: 0, 3)),
    (TOKENS_LAW, "regained tokens are miscounted", place("regained", lambda s: 2, 4)),
    (KNOWLEDGE_LAW, "a seat holds what it cannot hold", place("holders", held, 0)),
    (KNOWLEDGE_LAW, "a seat holds more than its swaps can have brought", lambda s: s["holders"].__iand__(0x7F)),
    (PENDING_LAW, "a loop is not restarted", field("restart", 2)),
    (PENDING_LAW, "a swap is under way without cards", field("swapping", 1)),
]


@pytest.mark.parametrize(
    ("law", "fault"), [(law, fault) for law, _, fault in FAULTS], ids=[name for _, name, _ in FAULTS]
)
def test_a_broken_law_is_noticed(expeditions: vg.Game, law: int, fault: Callable[[Any], None]) -> None:
    position = midgame(expeditions)
    state = position.state.copy()
    assert audit(state[0], position._table[0]) == 0
    fault(state[0])
    assert audit(state[0], position._table[0]) == law


def test_an_empty_hand_or_supply_must_end_the_game(expeditions: vg.Game) -> None:
    tokens = [
        {"on_map": ["tikal", "banff", "perth", "uluru"]},
        {"given_up": ["bagan", "borobudur", "sigiriya", "sakha"]},
    ]
    hands = [["tikal", "banff", "perth", "uluru"], []]
    commons = ["denali", "louisiana", "puerto-rico", "grand-canyon", "crater-lake", "old-faithful"]
    position = expeditions.position(players=2, hands=hands, tokens=tokens, commons=commons)
    state = position.state.copy()
    assert audit(state[0], position._table[0]) == PENDING_LAW
    state[0]["ending"] = 1
    assert audit(state[0], position._table[0]) == 0
    assert (state[0]["fate"] == GIVEN_UP).sum() == 4


def test_the_last_arrow_must_end_the_game(expeditions: vg.Game) -> None:
    arrows = {colour: trail(45, "perth") for colour in ("yellow", "red", "blue")}
    tokens = [
        {"on_map": ["tikal", "banff", "denali", "uluru"]},
        {"on_map": ["bagan", "borobudur", "sigiriya", "sakha"]},
    ]
    hands = [seat["on_map"] for seat in tokens]
    commons = ["louisiana", "puerto-rico", "grand-canyon", "crater-lake", "old-faithful", "teotihuacan"]
    position = expeditions.position(players=2, arrows=arrows, hands=hands, tokens=tokens, commons=commons)
    state = position.state.copy()
    assert audit(state[0], position._table[0]) == 0
    state[0]["ending"] = 0
    assert audit(state[0], position._table[0]) == PENDING_LAW


def test_a_short_row_goes_with_an_empty_deck(expeditions: vg.Game) -> None:
    tokens = [
        {"on_map": ["tikal", "banff", "denali", "uluru"]},
        {"on_map": ["bagan", "borobudur", "sigiriya", "sakha"]},
    ]
    hands = [seat["on_map"] for seat in tokens]
    rest = [card for card in CARD_IDS if card not in hands[0] + hands[1] + ["perth"]]
    position = expeditions.position(players=2, hands=hands, tokens=tokens, commons=["perth"], won=[rest, []], deck=[])
    assert audit(position._state[0], position._table[0]) == 0


def test_while_key_locations_are_marked_no_round_is_played(expeditions: vg.Game) -> None:
    position = expeditions.start(players=2, seed=1)
    state = position.state.copy()
    state[0]["round_number"] = 1
    assert audit(state[0], position._table[0]) == PENDING_LAW
