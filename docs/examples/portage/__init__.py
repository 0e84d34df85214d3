"""Portage: a race of canoes, and the worked example of how a game is added. Its rules are in docs/adding-a-game.md."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portage import actions, audit, document, heuristics, knowledge, observation, rules, view, words
from portage.material import CURRENT, DECK, FEWEST, FOLDER, RIVERS, SEATS
from portage.state import State, Table
from voyageur.core.game import Game
from voyageur.core.kernels import Kernels
from voyageur.core.options import Option


def lay_table(players: int, options: Mapping[str, Any]) -> NDArray[Any]:
    """The table's record: how many play, and on which river."""
    river, table = RIVERS[options["river"]], np.zeros(1, Table)
    table[0]["players"], table[0]["length"] = players, river["length"]
    table[0]["rapids"][river["rapids"]] = 1
    return table


def chances(games: int) -> dict[str, NDArray[np.int64]]:
    """How often each of forty equal cards was drawn first, and each face of the die came up."""
    cards, faces = np.zeros(int(DECK.sum()), np.int64), np.zeros(CURRENT.size, np.int64)
    table, state = lay_table(SEATS, {"river": "brook"}), np.zeros(1, State)
    for game in range(games):
        rules.setup(state[0], table[0], np.uint64(game))
        cards[rules.below(state[0], cards.size)] += 1
        faces[rules.below(state[0], faces.size)] += 1
    return {"a card": cards, "the die": faces}


GAME = Game(
    id="portage",
    name={"en": "Portage", "fr": "Portage"},
    version=1,
    players=range(FEWEST, SEATS + 1),
    options=(Option("river", default="brook", choices=tuple(RIVERS), sentence="portage-option-river"),),
    state=State,
    table=Table,
    kernels=Kernels(
        setup=rules.setup,
        actors=rules.actors,
        legal=rules.legal,
        apply=rules.apply,
        result=rules.result,
        determinize=knowledge.determinize,
        observe=observation.observe,
        audit=audit.audit,
        study=heuristics.study,
        evaluate=heuristics.evaluate,
        settled=heuristics.settled,
    ),
    space=actions.SPACE,
    observation_size=observation.SIZE,
    folder=FOLDER,
    lay_table=lay_table,
    view=view.view,
    write=document.write,
    read=document.read,
    explain=words.explain,
    reveals=view.reveals,
    sheets=words.sheets,
    picture=words.picture,
    rounds=lambda state: int(state["round_number"]),
    laws=audit.LAWS,
    chances=chances,
)
