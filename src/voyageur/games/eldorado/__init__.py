"""The Quest for El Dorado, by Reiner Knizia, for two to four players."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voyageur.core.errors import BadOption
from voyageur.core.game import Designs, Game
from voyageur.core.kernels import Kernels
from voyageur.core.options import Option, whole
from voyageur.games.eldorado import (
    actions,
    advice,
    audit,
    course,
    difficulty,
    document,
    features,
    heuristics,
    invention,
    knowledge,
    layout,
    news,
    observation,
    outlook,
    picture,
    plan,
    reasons,
    rules,
    sheets,
    view,
    ways,
)
from voyageur.games.eldorado.material import BARRIERS, CARDS, FOLDER, PAWNS, SEATS, TERRAINS, TILES
from voyageur.games.eldorado.state import NONE, State, Table

RANDOM = "random"
NUMBERS = tuple(str(number) for number in range(1, BARRIERS + 1))
NO_WAY = 999
"""The distance from a pocket that only leads back to start hexes."""


def checked_barriers(value: Any) -> list[int]:
    """Numbers of barriers, in the order of the course: a list, or words with commas."""
    given = [word.strip() for word in value.split(",")] if isinstance(value, str) else value
    given = given if whole(given) is None else [given]
    if isinstance(given, (list, tuple)) and len(given) <= BARRIERS:
        numbers = [int(each) if isinstance(each, str) and each in NUMBERS else whole(each) for each in given]
        if len(set(numbers)) == len(numbers) and all(number in range(1, BARRIERS + 1) for number in numbers):
            return [number for number in numbers if number is not None]
    raise BadOption("eldorado-option-barriers-shape", most=BARRIERS)


OPTIONS = (
    Option(
        "course",
        default="first",
        choices=course.ROUTE_IDS,
        check=course.normal,
        sentence="eldorado-option-course",
    ),
    Option("caves", default=False, choices=(False, True), sentence="eldorado-option-caves"),
    Option("barriers", default=RANDOM, choices=(RANDOM,), check=checked_barriers, sentence="eldorado-option-barriers"),
    Option(
        "first_player",
        default=RANDOM,
        choices=(RANDOM,),
        numbers=range(SEATS),
        sentence="eldorado-option-first-player",
    ),
    Option("round_cap", default=100, numbers=range(1, 1001), sentence="eldorado-option-round-cap"),
)


def lay_course(t: Any, laid: course.Course) -> None:
    """The course as the rules play on it."""
    n, enterable = len(laid.hexes), np.array([each.enterable for each in laid.hexes])
    t["hexes"], t["places"] = n, sum(junction.barrier for junction in laid.junctions)
    t["neighbour"], t["crossing"], t["cave"], t["distance"] = NONE, NONE, NONE, NONE
    t["neighbour"][:n], t["crossing"][:n], t["distance"][:n] = laid.neighbours, laid.crossing, laid.distance
    t["axial"][:n] = [(each.q, each.r) for each in laid.hexes]
    t["distance"][:n][(laid.distance < 0) & enterable] = NO_WAY
    t["terrain"][:n] = [TERRAINS.index(each.terrain) for each in laid.hexes]
    t["cost"][:n] = [each.cost for each in laid.hexes]
    t["finish"][:n] = [each.finish for each in laid.hexes]
    t["border"][:n] = (laid.crossing != NONE).any(axis=1)
    t["starts"] = laid.starts
    t["cave"][list(laid.caves)] = range(len(laid.caves))
    t["onward"] = NONE
    for field, values in ways.ways(laid)._asdict().items():
        t[field][:n] = values


def lay_table(players: int, options: Mapping[str, Any]) -> NDArray[Any]:
    """The table's record."""
    first = NONE if options["first_player"] == RANDOM else options["first_player"]
    if first >= players:
        raise BadOption("eldorado-option-first", seat=first, last=players - 1)
    laid = course.course_of(options["course"])
    table = np.zeros(1, Table)
    t = table[0]
    lay_course(t, laid)
    t["players"], t["pawns"], t["first"] = players, PAWNS if players == 2 else 1, first
    t["caves"] = len(laid.caves) if options["caves"] else 0
    t["round_cap"] = options["round_cap"]
    given = laid.barriers if options["barriers"] == RANDOM else options["barriers"]
    t["given"] = NONE
    if given is not None:
        if len(given) != t["places"]:
            raise BadOption("eldorado-option-barriers-count", given=len(given), places=int(t["places"]))
        t["given"][: len(given)] = [number - 1 for number in given]
    return table


def chances(games: int) -> dict[str, NDArray[np.int64]]:
    """How often each seat began, each barrier lay first, and each kind of card and tile was drawn first."""
    began, barrier = np.zeros(SEATS, np.int64), np.zeros(BARRIERS, np.int64)
    cards, tiles = np.zeros(CARDS, np.int64), np.zeros(TILES, np.int64)
    options = {option.name: option.default for option in OPTIONS} | {"caves": True}
    table, state = lay_table(SEATS, options), np.zeros(1, State)
    s = state[0]
    for game in range(games):
        rules.setup(s, table[0], np.uint64(game))
        began[s["first"]] += 1
        barrier[s["barrier_at"][0]] += 1
        s["deck"][0], s["deck_size"][0], s["hand"][0] = 1, CARDS, 0
        rules.draw(s, 0, 1)
        cards[s["hand"][0].argmax()] += 1
        s["unseen"], s["turn"] = 1, 0
        rules.find_tile(s)
        tiles[s["tiles"][0].argmax()] += 1
    return {"who begins": began, "the first barrier": barrier, "a card drawn": cards, "a tile found": tiles}


GAME = Game(
    id="eldorado",
    name={"en": "The Quest for El Dorado", "fr": "La Course vers El Dorado"},
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
        hope=features.hope,
        arrival=features.arrival,
    ),
    space=actions.SPACE,
    observation_size=observation.SIZE,
    layout=observation.LAYOUT,
    notes_size=heuristics.NOTES,
    memory_size=heuristics.MEMORY,
    features_size=features.FEATURES,
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
    outlook=outlook.outlook,
    picture=picture.picture,
    rounds=lambda state: int(state["round_number"]),
    laws=audit.LAWS,
    designs=Designs(
        option="course",
        problems=plan.problems,
        document=course.document_of,
        sheets=difficulty.sheets,
        picture=picture.design_picture,
        plan=layout.plan,
        facts=layout.facts,
        invent=invention.invent,
        seed_bits=invention.SEED_BITS,
    ),
    chances=chances,
)
