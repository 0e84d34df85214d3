"""The engine and the slow reference rules play the same games: the same legal moves, the same positions, the same end.

Random play alone seldom meets the rare rules, so there are several ways to choose a move, each fond of some of them,
and games that begin near the end of the deck or with small hands.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

import voyageur as vg
from tests.rules.expeditions import reference

Doc = dict[str, Any]
Weigh = Callable[[Doc, str], float]
"""How fond a way of playing is of a move, at least 0."""

NOT_COMPARED = ("rng", "knowledge")
"""The reference has no generator and does not keep who knows what."""


def _any(doc: Doc, move: str) -> float:
    return 1.0


def _tickets(doc: Doc, move: str) -> float:
    """Spends every ticket, mostly to remove arrows, and swaps cards."""
    if move.startswith("ticket: remove"):
        return 8.0
    return 6.0 if move.startswith("ticket") or move == "decline" else 1.0


def _swaps(doc: Doc, move: str) -> float:
    """Swaps whenever it can, and gives key locations up."""
    if move == "ticket: swap":
        return 40.0
    if move.startswith("tuck"):
        return 10.0 if move.split(" ")[1] in doc["tokens"][doc["turn"]]["on_map"] else 1.0
    return 1.0


def _loops(doc: Doc, move: str) -> float:
    """Leads expeditions back to spots they have visited, and to bonus and ticket spots."""
    colour, _, arrow = move.partition(": ")
    if ">" not in arrow:
        return 3.0 if move.startswith("ticket") else 1.0
    head = arrow.split(">")[1]
    if head in {end for laid in doc["arrows"][colour] for end in laid.split(">")} | {"start"}:
        return 12.0
    return 1.0 if reference.board().kind[head] == "location" else 4.0


def _objectives(doc: Doc, move: str) -> float:
    """Leads expeditions to cards in hands and in the row, so that hands run empty."""
    head = move.partition(">")[2]
    if not head:
        return 2.0
    return 30.0 if head in doc["commons"] or any(head in hand for hand in doc["hands"]) else 1.0


def _hurry(doc: Doc, move: str) -> float:
    """Adds arrows with every ticket, so that all of them get laid."""
    return 10.0 if move == "ticket: arrow" else 0.2 if move.startswith("ticket") or move == "decline" else 1.0


WAYS_TO_PLAY: tuple[Weigh, ...] = (_any, _tickets, _swaps, _loops, _objectives, _hurry)


def _compared(doc: Doc) -> Doc:
    return {field: value for field, value in doc.items() if field not in NOT_COMPARED}


def play_both(position: vg.Position, weigh: Weigh, chance: random.Random) -> vg.Position:
    """Play a game to its end in the engine and in the reference side by side."""
    doc = position.to_dict()
    while not position.over:
        moves = {str(action) for action in position.legal()}
        assert moves == reference.legal(doc)
        assert list(position.scores) == reference.scores(doc)
        ordered = sorted(moves)
        move = chance.choices(ordered, [weigh(doc, move) for move in ordered])[0]
        expected = reference.play(doc, move)
        position = position.play(move)
        doc = position.to_dict()
        assert _compared(doc) == _compared(expected), move
    assert reference.legal(doc) == set()
    assert list(position.scores) == reference.scores(doc)
    assert list(position.winners) == reference.winners(doc)
    return position


def with_little_left(position: vg.Position, cards: int) -> vg.Position:
    """The same position with so many cards in the deck and hardly a ticket: the players have the others."""
    doc = position.to_dict()
    deck = doc["deck"]
    doc["deck"], rest = deck[:cards], deck[cards:]
    doc["won"] = [rest[seat :: position.players] for seat in range(position.players)]
    doc["tickets"] = [reference.TICKETS_IN_GAME // position.players] * position.players
    del doc["knowledge"]
    return position.game.position(doc)


@pytest.mark.parametrize("weigh", WAYS_TO_PLAY, ids=lambda weigh: weigh.__name__.strip("_"))
@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_agree_with_the_reference(expeditions: vg.Game, players: int, weigh: Weigh) -> None:
    for seed in range(2):
        chance = random.Random(f"{weigh.__name__} {players} {seed}")
        play_both(expeditions.start(players=players, seed=seed), weigh, chance)


@pytest.mark.parametrize("cards", range(3))
@pytest.mark.parametrize("players", [2, 4])
def test_games_with_a_short_deck_and_few_tickets_agree_with_the_reference(
    expeditions: vg.Game, players: int, cards: int
) -> None:
    for weigh in (_swaps, _tickets):
        chance = random.Random(f"{weigh.__name__} {players} {cards}")
        play_both(with_little_left(expeditions.start(players=players, seed=cards), cards), weigh, chance)


@pytest.mark.parametrize("players", range(2, 7))
def test_games_with_small_open_hands_and_few_rounds_agree_with_the_reference(
    expeditions: vg.Game, players: int
) -> None:
    for weigh in WAYS_TO_PLAY[players % 2 :: 2]:
        chance = random.Random(f"{weigh.__name__} {players}")
        options: dict[str, Any] = {"hand_size": 4, "open_hands": chance.random() < 0.5, "first_player": players - 1}
        if chance.random() < 0.3:
            options["round_cap"] = chance.randint(1, 20)
        play_both(expeditions.start(players=players, seed=players, **options), weigh, chance)
