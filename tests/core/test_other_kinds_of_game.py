"""What other games will ask of the engine: choices made at once and in secret, dice, boards that are data."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import voyageur as vg
from tests.core.sealed_bids import GAME
from voyageur.core import registry
from voyageur.testing import check_game, playthrough


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The game is known under its name while it is tested."""
    registry.register(GAME.id, "tests.core.sealed_bids")
    yield
    del registry._modules[GAME.id]


@pytest.mark.parametrize("course", ["short", "long", [9], [3, 1, 2, 7, 5]])
def test_the_six_properties_hold(course: object, tmp_path: Path) -> None:
    check_game(GAME, games=100, samples=2, failures=tmp_path, course=course)


def test_several_seats_act_at_once_in_any_order_with_the_same_end() -> None:
    start = GAME.start(players=4, seed=3)
    assert start.actors == (0, 1, 2, 3)
    bids = dict(enumerate(("bid 1", "bid 3", "bid 3", "bid 2")))
    ends = set()
    for order in itertools.permutations(range(4)):
        position = start
        for seat in order:
            position = position.play(bids[seat], seat)
        ends.add(position)
    assert len(ends) == 1
    assert ends.pop().scores[3] > 0


def test_a_sealed_choice_shows_in_no_other_view_and_may_be_changed_until_the_last_is_in() -> None:
    start = GAME.start(players=3, seed=1)
    sealed = start.play("bid 2", seat=1)
    assert sealed.actors == (0, 2)
    for seat in (None, 0, 2):
        assert msgspec.json.encode(sealed.view(seat)) == msgspec.json.encode(start.view(seat))
    assert sealed.view(1).bid == 2
    assert sealed.play("bid 3", seat=1).view(1).bid == 3
    with pytest.raises(vg.IllegalMove, match="You have bid 2 already"):
        sealed.play("bid 2", seat=1)
    assert GAME.action("bid 2").told is None


def test_boards_are_data_and_differ_from_table_to_table() -> None:
    def first_prize(course: object) -> float:
        position = GAME.start(players=2, seed=5, course=course)
        return position.play("bid 3", 0).play("bid 0", 1).scores[0]

    die = first_prize([0])
    assert [first_prize([worth]) - die for worth in (1, 5, 40)] == [1, 5, 40]
    with pytest.raises(vg.BadOption, match="no course"):
        GAME.start(players=2, course=[])


def test_dice_come_from_the_seed() -> None:
    rolls = set()
    for seed in range(60):
        position = GAME.start(players=2, seed=seed, course=[0])
        rolls.add(position.play("bid 3", 0).play("bid 0", 1).scores[0])
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_bots_records_batches_and_playthroughs_work_on_it() -> None:
    for name in vg.bots():
        position = GAME.start(players=3, seed=2)
        while not position.over:
            seat = position.actors[-1]
            position = position.play(vg.bot(name, seed=seat).choose(position, seat), seat)
        *_, end = GAME.replay(vg.GameRecord.from_json(position.record().to_json()))
        assert end == position
    games = vg.vector(GAME, 200, players=5, seed=1, course="long")
    while not games.over.all():
        games.step(games.random_actions())
    assert games.scores.max() > 0
    assert playthrough(GAME, 3).count("bid") > 9
