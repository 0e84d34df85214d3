"""Bots play by the rules, know only what their seat knows, and greedy plays better than random."""

import numpy as np
import pytest

import voyageur as vg
from voyageur.core.action import Action
from voyageur.core.position import Position
from voyageur.lab.simulate import simulate

GAMES = vg.games()
QUICK = ["random", "greedy"]
"""Bots that need no time to think; for the others see `test_levels`."""


class Spy(vg.Bot):
    """Keeps what it is shown, and plays the first move."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.shown: list[Position] = []

    def pick(self, position: Position, seat: int) -> Action:
        self.shown.append(position)
        return position.legal(seat)[0]


def test_a_bot_is_never_shown_the_true_position() -> None:
    game, spy = vg.game("expeditions"), Spy(seed=1)
    position = game.start(players=4, seed=2)
    true = []
    for _ in range(40):
        true.append(position)
        position = position.play(spy.choose(position))
    for truth, shown in zip(true, spy.shown, strict=True):
        seat = truth.actors[0]
        assert shown.view(seat) == truth.view(seat)
        assert shown.state[0]["rng"] != truth.state[0]["rng"]
        assert shown._origin is None
        secrets = [truth.to_dict()["hands"][other] for other in range(4) if other != seat]
        assert [shown.to_dict()["hands"][other] for other in range(4) if other != seat] != secrets
        assert shown.to_dict()["deck"] != truth.to_dict()["deck"]
    assert len({shown.state[0]["rng"].item() for shown in spy.shown}) == 40


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", QUICK)
def test_every_bot_plays_every_game_to_its_end(name: str, bot: str) -> None:
    game = vg.game(name)
    for players in game.players:
        bots = [vg.bot(bot, seed=seat) for seat in range(players)]
        position = game.start(players=players, seed=players)
        while not position.over:
            seat = position.actors[0]
            position = position.play(bots[seat].choose(position, seat), seat)
        assert position.winners or bot == "random"  # who may wander about until the last round


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", QUICK)
def test_the_same_seed_gives_the_same_moves(name: str, bot: str) -> None:
    def moves() -> tuple[object, ...]:
        player, position = vg.bot(bot, seed=6), vg.game(name).start(seed=6)
        for _ in range(60):
            position = position.play(player.choose(position))
        return position.moves

    assert moves() == moves()


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    game = vg.game(name)
    for players in game.players:
        line = ["greedy"] + ["random"] * (players - 1)
        greedy, *others = simulate(game, players, 60, line, seed=1).standings
        assert greedy.share > 0.8
        assert greedy.mean_score > max(other.mean_score for other in others)


def test_a_bot_asked_after_the_end_says_so() -> None:
    position = vg.game("expeditions").start(players=2, seed=1, round_cap=1)
    while not position.over:
        position = position.play(position.legal()[-1])
    with pytest.raises(vg.IllegalMove, match="over"):
        vg.bot("greedy", seed=1).choose(position)


@pytest.mark.parametrize("bot", vg.bots())
def test_a_bot_asked_for_a_seat_that_waits_says_whose_turn_it_is(bot: str) -> None:
    position = vg.game("expeditions").start(players=3, seed=1, first_player=1)
    with pytest.raises(vg.IllegalMove, match="waits for seat 1"):
        vg.bot(bot, seed=1).choose(position, 0)


def test_the_seed_of_a_deal_does_not_tell_what_it_was_dealt_from() -> None:
    """A bot knows its own seeds; from any position it cannot tell from the true one, they give the same deal."""
    position = vg.game("expeditions").start(players=3, seed=4)
    for seat in (None, 0, 1, 2):
        assert position.determinize(seat, 5) == position.determinize(seat, 1).determinize(seat, 5)
        assert position.determinize(seat, 5) != position.determinize(seat, 6)


def test_random_chooses_every_legal_move_as_often() -> None:
    position, bot = vg.game("expeditions").start(players=2, seed=1), vg.bot("random", seed=3)
    legal = position.legal()
    counts = np.bincount([legal.index(bot.choose(position)) for _ in range(3000)], minlength=len(legal))
    assert counts.min() > 0.7 * counts.mean()
    assert counts.max() < 1.3 * counts.mean()
