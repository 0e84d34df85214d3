"""Expédition vers 5X, by David Brain, for three to five clans."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voyageur.core.game import Game
from voyageur.core.kernels import Kernels
from voyageur.core.options import Option
from voyageur.games.fivex import (
    actions,
    advice,
    audit,
    document,
    features,
    heuristics,
    knowledge,
    news,
    observation,
    outlook,
    picture,
    reasons,
    rules,
    sheets,
    tally,
    view,
)
from voyageur.games.fivex.material import CARDS, COLONIES, DIE, FEWEST, FOLDER, SEATS
from voyageur.games.fivex.state import State, Table

OPTIONS = (
    Option("screens", default="hidden", choices=("hidden", "open"), sentence="fivex-option-screens"),
    Option("changes", default=True, choices=(True, False), sentence="fivex-option-changes"),
    Option("overlap", default="choice", choices=("choice", "new_on_top"), sentence="fivex-option-overlap"),
    Option("shortfall", default="none", choices=("none", "reserve"), sentence="fivex-option-shortfall"),
)


def lay_table(players: int, options: Mapping[str, Any]) -> NDArray[Any]:
    """The table's record."""
    table = np.zeros(1, Table)
    table[0] = (
        players,
        options["screens"] == "open",
        options["changes"],
        options["overlap"] == "new_on_top",
        options["shortfall"] == "reserve",
    )
    return table


def chances(games: int) -> dict[str, NDArray[np.int64]]:
    """How often each colony was dealt first, each technology came first, and each face of the die came up."""
    colonies, cards = np.zeros(COLONIES, np.int64), np.zeros(CARDS, np.int64)
    faces = np.zeros(DIE.size, np.int64)
    table, state = lay_table(SEATS, {option.name: option.default for option in OPTIONS}), np.zeros(1, State)
    s = state[0]
    for game in range(games):
        rules.setup(s, table[0], np.uint64(game))
        colonies[s["colony"][0]] += 1
        cards[s["market"][0]] += 1
        faces[rules.below(s, DIE.size)] += 1
    return {"the first colony": colonies, "the first technology": cards, "the die": faces}


GAME = Game(
    id="fivex",
    name={"en": "Expedition to 5X", "fr": "Expédition vers 5X"},
    version=1,
    players=range(FEWEST, SEATS + 1),
    options=OPTIONS,
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
        features=features.features,
        calm=features.calm,
    ),
    features_size=features.FEATURES,
    space=actions.SPACE,
    observation_size=observation.SIZE,
    layout=observation.LAYOUT,
    notes_size=heuristics.NOTES,
    folder=FOLDER,
    lay_table=lay_table,
    view=view.view,
    write=document.write,
    read=document.read,
    explain=reasons.explain,
    why_wait=reasons.why_wait,
    scores=view.scores,
    awaited=view.awaited,
    reveals=view.reveals,
    sheets=sheets.sheets,
    news=news.news,
    advice=advice.advice,
    outlook=outlook.outlook,
    picture=picture.picture,
    rounds=lambda state: int(state["round_number"]),
    laws=audit.LAWS,
    chances=chances,
    tally=tally.Tally,
)
