"""A program of somebody who uses Voyageur, as docs/api.md shows it: `mypy --strict` has nothing to say about it."""

import numpy as np
from numpy.typing import NDArray

import voyageur as vg
from voyageur.bots.analyst import analyse
from voyageur.lab.simulate import simulate
from voyageur.testing import check_game


class Homesick(vg.Bot):
    """Plays the move with the shortest name."""

    def pick(self, position: vg.Position, seat: int) -> vg.Action:
        return min(position.legal(seat), key=lambda action: len(str(action)))


def play(game: vg.Game, players: int) -> tuple[int, ...]:
    position = game.start(players=players, seed=7, first_player=0)
    bots: list[vg.Bot] = [Homesick(seed=1), *(vg.bot("greedy", seed=seat) for seat in range(1, players))]
    while not position.over:
        seat = position.actors[0]
        position = position.play(bots[seat].choose(position, seat), seat=seat)
    return position.winners


def sealed() -> tuple[float | None, ...]:
    clans = vg.game("fivex").start(players=3, seed=3).play("play extension", seat=2)
    waiting: tuple[int, ...] = clans.awaited(None)
    return clans.known_scores(waiting[0])


def documents(position: vg.Position) -> bool:
    record: vg.GameRecord = position.record()
    again = vg.GameRecord.from_json(record.to_json())
    *_, end = position.game.replay(again)
    return position.game.position(position.to_dict()) == end


def learn(n: int) -> NDArray[np.float32]:
    games: vg.Vector = vg.vector("expeditions", n, players=4, seed=1)
    while not games.over.all():
        games.step(games.random_actions())
    return games.observe()


def why(position: vg.Position) -> str:
    try:
        position.play("mark atlantis")
    except vg.IllegalMove as error:
        return error.reason("fr")
    except vg.VoyageurError as error:
        return error.key
    return position.hint(simulations=50).suggestions[0].action


def study(game: vg.Game) -> float:
    losses = [step.loss for step in analyse(game.start(seed=1).record(), simulations=50).steps]
    share = simulate(game, players=3, games=30, bots=["greedy", "random", "random"]).standings[0].share
    check_game(game, games=5, players=[2], samples=1)
    return share - sum(losses)
