"""The levels: all play every game at every number of players by the rules, each the same again from its seed."""

from __future__ import annotations

import pytest

import voyageur as vg
from voyageur.bots.levels import LEVELS

GAMES = vg.games()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_every_game_with_every_number_of_players(level: str, name: str) -> None:
    game = vg.game(name)
    for players in game.players:
        bots = [vg.bot(level, seed=seat) for seat in range(players)]
        position = game.start(players=players, seed=players)
        for _ in range(6):
            seat = position.actors[0]
            position = position.play(bots[seat].choose(position, seat), seat)
        assert position.ply == 6


@pytest.mark.parametrize("name", GAMES)
def test_a_level_plays_to_the_end(name: str) -> None:
    options = {"expeditions": {"round_cap": 3}, "eldorado": {"round_cap": 3}}.get(name, {})
    game = vg.game(name)
    position = game.start(players=3, seed=1, **options)
    bots = [vg.bot(level, seed=1) for level in ("novice", "casual", "skilled")]
    while not position.over:
        seat = position.actors[0]
        position = position.play(bots[seat].choose(position, seat), seat)
    assert len(position.scores) == 3


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same(name: str) -> None:
    def moves() -> tuple[object, ...]:
        player, position = vg.bot("casual", seed=6), vg.game(name).start(seed=6)
        for _ in range(12):
            position = position.play(player.choose(position))
        return position.moves

    assert moves() == moves()


def test_levels_look_ahead_the_more_the_higher_they_are() -> None:
    looks = [level.simulations for level in LEVELS.values()]
    assert looks == sorted(looks)
    whims = [level.manner.whim for level in LEVELS.values()]
    assert whims == sorted(whims, reverse=True)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("budget", ["search:1", "search:20", "search:5ms"])
def test_a_search_bot_is_made_to_a_budget(budget: str, name: str) -> None:
    position = vg.game(name).start(seed=1)
    seat = position.actors[0]
    assert vg.bot(budget, seed=1).choose(position, seat) in position.legal(seat)


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:many", "search:5s", "master:5"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(vg.NotFound):
        vg.bot(name)
