"""OpenSpiel's IS-MCTS against random players, on any of our games.

Run it with `python examples/ismcts.py "voyageur_fivex(players=3)" --games 10`. The searcher takes each seat in turn. It
judges a position by playing on to the end with OpenSpiel's own random rollouts, or with `--playouts` as a bot of ours.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from voyageur.rl.openspiel import Playouts


def searcher(game: Any, simulations: int, playouts: str | None, chance: np.random.RandomState) -> Any:
    """A searcher that does the same again with the same chance: by itself it goes by the clock."""
    own = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    evaluator = own if playouts is None else Playouts(playouts, seed=chance.randint(1 << 31))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=chance)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.random_sample))
    return bot


def play(game: Any, seat: int, simulations: int, seed: int, playouts: str | None = None) -> Any:
    """A whole game in which one seat searches; its last state."""
    chance = np.random.RandomState(seed)
    bot, state = searcher(game, simulations, playouts, chance), game.new_initial_state()
    while not state.is_terminal():
        searching = state.current_player() == seat
        state.apply_action(bot.step(state) if searching else chance.choice(state.legal_actions()))
    return state


def main() -> None:
    """Play the games and say how they went."""
    parser = argparse.ArgumentParser(description="OpenSpiel's IS-MCTS against random players.")
    parser.add_argument("game", nargs="?", default="voyageur_fivex(players=3)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--playouts", choices=["random", "greedy"])
    given = parser.parse_args()
    game, shares = pyspiel.load_game(given.game), []
    for number in range(given.games):
        seat = number % game.num_players()
        end = play(game, seat, given.simulations, number, given.playouts)
        shares.append(end.returns()[seat])
        print(f"game {number + 1}: the searcher in seat {seat} gets {shares[-1]:g}; scores {end.position.scores}")
    print(f"{sum(shares):g} of {given.games} games, where chance alone gives {given.games / game.num_players():.1f}")


if __name__ == "__main__":
    main()
