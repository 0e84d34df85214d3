"""Choices made at the same time: sealed cards and bids, in whatever order they come in [3.5, 5.5]."""

import random
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    EXTERMINATE,
    bid,
    choose,
    column,
    legal,
    play,
    refused,
    seen,
    table,
)

Moment = Callable[..., vg.Position]
"""A position in which several seats choose at once."""


def cards_of_all(game: vg.Game, **options: Any) -> vg.Position:
    """Everybody chooses a card."""
    return table(game, "ration_vault", "dew_nets", players=4, options=options)


def cards_of_some(game: vg.Game, **options: Any) -> vg.Position:
    """Two explorers wait for the others."""
    return choose(cards_of_all(game, **options), EXPLOIT, EXPLORE, EXTEND, EXPLORE)


def cards_of_explorers(game: vg.Game, **options: Any) -> vg.Position:
    """The two explorers choose."""
    return play(cards_of_some(game, **options), "0: play excavation", "2: play exploitation")


def bids(game: vg.Game, **options: Any) -> vg.Position:
    """Three clans bid; a fourth one excavates too but has no water."""
    pos = table(game, "siphon_beacon", players=4, water=[5, 6, 0, 5], options=options, market=["tomb_lamp", "dew_nets"])
    return choose(pos, EXCAVATE, EXCAVATE, EXCAVATE, EXCAVATE)


MOMENTS: list[tuple[Moment, dict[int, tuple[str, str]]]] = [
    (
        cards_of_all,
        {
            0: ("play extension", "play exploitation"),
            1: ("play exploitation", "play extension"),
            2: ("play extermination", "play excavation"),
            3: ("play exploration", "play extension"),
        },
    ),
    (cards_of_some, {0: ("play excavation", "play extension"), 2: ("play exploitation", "play excavation")}),
    (cards_of_explorers, {1: ("play excavation", "play extension"), 3: ("play extermination", "play exploitation")}),
    (bids, {0: ("bid 3", "bid 5"), 1: ("bid 6", "bid 3"), 3: ("bid 5", "bid 1")}),
]
"""Those positions, with a choice of each seat and another one it might think of first."""
NAMES = ["cards of all", "cards of those who did not explore", "cards of explorers", "bids"]


@pytest.mark.parametrize(("moment", "choices"), MOMENTS, ids=NAMES)
def test_the_order_in_which_seats_choose_changes_nothing(
    fivex: vg.Game, moment: Moment, choices: dict[int, tuple[str, str]]
) -> None:
    ends = set()
    for order in permutations(choices):
        pos = moment(fivex)
        assert pos.actors == tuple(choices)
        for seat in order:
            pos = pos.play(choices[seat][0], seat=seat)
        ends.add((pos.state.tobytes(), pos.actors))
    assert len(ends) == 1


@pytest.mark.parametrize(("moment", "choices"), MOMENTS, ids=NAMES)
def test_a_seat_may_change_its_choice_until_the_last_one_is_in(
    fivex: vg.Game, moment: Moment, choices: dict[int, tuple[str, str]]
) -> None:
    straight = moment(fivex)
    for seat, (right, _) in choices.items():
        straight = straight.play(right, seat=seat)
    *early, last = choices
    pos = moment(fivex)
    for seat in early:
        before = legal(pos, seat)
        pos = pos.play(choices[seat][1], seat=seat)
        assert seat not in pos.actors  # nobody waits for it any more
        assert legal(pos, seat) == before - {choices[seat][1]}
    for seat in reversed(early):
        pos = pos.play(choices[seat][0], seat=seat)
    assert pos.play(choices[last][0], seat=last) == straight


@pytest.mark.parametrize(("moment", "choices"), MOMENTS, ids=NAMES)
def test_without_changes_a_choice_once_made_stands(
    fivex: vg.Game, moment: Moment, choices: dict[int, tuple[str, str]]
) -> None:
    pos = moment(fivex, changes=False)
    *early, last = choices
    for seat in early:
        pos = pos.play(choices[seat][0], seat=seat)
        assert legal(pos, seat) == set()
        assert refused(pos, choices[seat][1], seat=seat) == "fivex-no-sealed"
    straight = moment(fivex)
    for seat in choices:
        straight = straight.play(choices[seat][0], seat=seat)
    ended = pos.play(choices[last][0], seat=last)
    assert ended.state.tobytes() == straight.state.tobytes()  # the option changes nothing else


@pytest.mark.parametrize("changes", [True, False])
@pytest.mark.parametrize(("moment", "choices"), MOMENTS, ids=NAMES)
def test_nobody_can_tell_whether_another_has_chosen(
    fivex: vg.Game, moment: Moment, choices: dict[int, tuple[str, str]], changes: bool
) -> None:
    pos = moment(fivex, changes=changes)
    *early, _ = choices
    for seat in early:
        after = pos.play(choices[seat][0], seat=seat)
        for other in (*range(pos.players), None):
            assert (seen(after, other) == seen(pos, other)) == (other != seat)
        pos = after


@pytest.mark.parametrize(("moment", "choices"), MOMENTS, ids=NAMES)
def test_nobody_can_tell_that_another_has_changed_its_mind(
    fivex: vg.Game, moment: Moment, choices: dict[int, tuple[str, str]]
) -> None:
    first, *_ = choices
    pos = moment(fivex).play(choices[first][1], seat=first)
    changed = pos.play(choices[first][0], seat=first)
    for other in (*range(pos.players), None):
        assert (seen(changed, other) == seen(pos, other)) == (other != first)


def test_a_seat_sees_what_it_has_sealed(fivex: vg.Game) -> None:
    pos = play(table(fivex), "1: play extension")
    assert [pos.view(seat).choice for seat in (0, 1, 2, None)] == [None, EXTEND, None, None]
    pos = bid(choose(table(fivex), EXCAVATE, EXCAVATE, EXPLOIT), s1=3)
    assert [pos.view(seat).bid for seat in (0, 1, 2, None)] == [None, 3, None, None]


def test_a_sealed_choice_is_not_told_and_a_technology_taken_is(fivex: vg.Game) -> None:
    for move in ("play extension", "bid 3"):
        assert fivex.action(move).secret
        assert fivex.action(move).told is None
    taken = fivex.action("take tomb_lamp")
    assert not taken.secret
    assert taken.told == taken.sentence


def test_a_seat_that_has_chosen_chooses_something_else_or_nothing(fivex: vg.Game) -> None:
    pos = play(table(fivex), "1: play extension")
    refused(pos, "play extension", seat=1)
    pos = bid(choose(table(fivex), EXCAVATE, EXCAVATE, EXPLOIT), s1=3)
    refused(pos, "bid 3", seat=1)
    assert legal(pos, 1) == {"bid 1", "bid 2", "bid 4", "bid 5"}


def test_with_the_last_choice_everything_is_open_and_nothing_can_be_changed(fivex: vg.Game) -> None:
    pos = choose(table(fivex), EXCAVATE, EXPLOIT, EXTERMINATE)
    for viewer in (0, 1, 2, None):
        assert [player.face_up for player in pos.view(viewer).players] == [EXCAVATE, EXPLOIT, EXTERMINATE]
    assert legal(pos, 1) == legal(pos, 2) == set()
    pos = bid(pos, s0=4)
    assert column(pos, "bid") == [4, None, None]
    assert legal(pos, 0) == {f"take {pos.view().market[0]}"}


@pytest.mark.parametrize("changes", [True, False])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_whole_games_neither_order_nor_second_thoughts_matter(fivex: vg.Game, players: int, changes: bool) -> None:
    """At every simultaneous choice: the same choices in another order, some of them made in two steps."""
    chance = random.Random(players * 10 + changes)
    kinds = set()
    for seed in range(3):
        pos = fivex.start(players=players, seed=seed, changes=changes)
        while not pos.over:
            choices = {seat: chance.choice(pos.legal(seat)) for seat in pos.actors}
            kinds.add((pos.to_dict()["phase"], len(choices) > 1))
            straight, other = pos, pos
            for seat in choices:
                straight = straight.play(choices[seat], seat=seat)
            order = chance.sample(list(choices), len(choices))
            for seat in order:
                thought = chance.choice(pos.legal(seat))
                before = other
                if changes and seat != order[-1] and thought != choices[seat]:
                    other = other.play(thought, seat=seat)
                other = other.play(choices[seat], seat=seat)
                if seat != order[-1]:
                    unaware = chance.choice([each for each in (*range(players), None) if each != seat])
                    assert seen(other, unaware) == seen(before, unaware)
            assert other == straight
            pos = straight
    assert {("choose", True), ("follow", True), ("bid", True), ("bid", False), ("take", False)} <= kinds
