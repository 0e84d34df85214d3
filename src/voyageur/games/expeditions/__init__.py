"""Expeditions: Around the World, by Wolfgang Kramer, for two to six players."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voyageur.core import rng
from voyageur.core.errors import BadOption
from voyageur.core.game import Game
from voyageur.core.kernels import Kernels
from voyageur.core.options import Option
from voyageur.games.expeditions import (
    actions,
    advice,
    audit,
    document,
    features,
    heuristics,
    knowledge,
    news,
    observation,
    picture,
    reasons,
    rules,
    sheets,
    view,
)
from voyageur.games.expeditions.material import CARDS, COMMONS, FAR, FOLDER, HAND_SIZE, SEATS, TOKENS
from voyageur.games.expeditions.state import HAND, NONE, State, Table

OPTIONS = (
    Option(
        "hand_size",
        default="usual",
        choices=("usual",),
        numbers=range(TOKENS, max(HAND_SIZE.values()) + 1),
        sentence="expeditions-option-hand-size",
    ),
    Option(
        "first_player",
        default="random",
        choices=("random",),
        numbers=range(SEATS),
        sentence="expeditions-option-first-player",
    ),
    Option("open_hands", default=False, choices=(False, True), sentence="expeditions-option-open-hands"),
    Option("round_cap", default=100, numbers=range(1, 1001), sentence="expeditions-option-round-cap"),
)

MOST_DEALT = CARDS - COMMONS - int((~FAR).sum())
"""Cards that may be dealt so that six common objectives far enough away are sure to be found in the deck."""


def lay_table(players: int, options: Mapping[str, Any]) -> NDArray[Any]:
    """The table's record."""
    hand_size = HAND_SIZE[players] if options["hand_size"] == "usual" else options["hand_size"]
    if hand_size * players > MOST_DEALT:
        raise BadOption("expeditions-option-hands", size=hand_size, players=players, most=MOST_DEALT // players)
    first = NONE if options["first_player"] == "random" else options["first_player"]
    if first >= players:
        raise BadOption("expeditions-option-first", seat=first, last=players - 1)
    table = np.zeros(1, Table)
    table[0] = (players, hand_size, first, options["open_hands"], options["round_cap"])
    return table


def chances(games: int) -> dict[str, NDArray[np.int64]]:
    """How often each seat began, each card was dealt to seat 0, and each card lay on top of a fresh deck."""
    began, dealt, top = np.zeros(4, np.int64), np.zeros(CARDS, np.int64), np.zeros(CARDS, np.int64)
    table, state = lay_table(4, {option.name: option.default for option in OPTIONS}), np.zeros(1, State)
    for game in range(games):
        rules.setup(state[0], table[0], np.uint64(game))
        began[state[0]["first"]] += 1
        dealt += state[0]["where"] == HAND
        state[0]["rng"] = rng.stream(np.uint64(game), np.uint64(2))
        rules.shuffle_deck(state[0])
        top[state[0]["deck"][0]] += 1
    return {"who begins": began, "cards of the first hand": dealt, "top of the deck": top}


GAME = Game(
    id="expeditions",
    name={"en": "Expeditions: Around the World", "fr": "Expéditions : autour du monde"},
    version=1,
    players=range(2, SEATS + 1),
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
    thought=0.4,
    space=actions.SPACE,
    observation_size=observation.SIZE,
    layout=observation.LAYOUT,
    folder=FOLDER,
    lay_table=lay_table,
    view=view.view,
    write=document.write,
    read=document.read,
    explain=reasons.explain,
    reveals=view.reveals,
    sheets=sheets.sheets,
    news=news.news,
    advice=advice.advice,
    picture=picture.picture,
    rounds=lambda state: int(state["round_number"]),
    laws=audit.LAWS,
    chances=chances,
)
