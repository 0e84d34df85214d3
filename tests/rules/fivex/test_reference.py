"""The engine and the slow reference rules play the same games: the same legal moves, the same positions, the same end.

Seats seal their choices in any order and now and then change them. Random play alone seldom meets the rare rules, so
there are several ways to choose a move, each fond of some of them, and games that begin in the middle: clans without
water, with technologies that rob each other, with groups that a card can be laid between.
"""

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import voyageur as vg
from tests.rules.fivex import reference
from tests.rules.fivex.reference import (
    ACTIONS,
    EXCAVATION,
    EXPLORATION,
    EXTENSION,
    EXTERMINATION,
    account,
    who_played,
)

Doc = dict[str, Any]
Weigh = Callable[[Doc, int, str], float]
"""How fond a way of playing is of a move of a seat, at least 0."""
Met = Counter[str]
"""How often something happened."""

NOT_COMPARED = ("rng",)
"""The reference has no generator."""

TABLES: list[Doc] = [
    {"screens": screens, "changes": changes, "overlap": overlap, "shortfall": shortfall}
    for screens, changes, overlap, shortfall in itertools.product(
        ("hidden", "open"), (True, False), ("choice", "new_on_top"), ("none", "reserve")
    )
]
"""Every combination of the options."""


# --- Ways to play ---------------------------------------------------------------------------------------------------


def _any(doc: Doc, seat: int, move: str) -> float:
    return 1.0


def _fond_of(move: str, **cards: float) -> float:
    """A weight for action cards; those that are not named have 1."""
    return cards.get(move.removeprefix("play "), 1.0)


def _digger(doc: Doc, seat: int, move: str) -> float:
    """Excavates again and again, for one or two tokens, so that bids are often equal."""
    if move.startswith("bid "):
        return 8.0 if move in ("bid 1", "bid 2") else 1.0
    return _fond_of(move, excavation=10.0, extension=4.0)


def _spender(doc: Doc, seat: int, move: str) -> float:
    """Bids all it has, and excavates without water too."""
    if move.startswith("bid "):
        return 1.0 + 30.0 * (move == f"bid {doc['water'][seat]}")
    return _fond_of(move, excavation=8.0, extension=4.0)


def _raider(doc: Doc, seat: int, move: str) -> float:
    """Exterminates, and lets itself be exterminated."""
    return _fond_of(move, extermination=8.0, extension=5.0, excavation=3.0)


def _scout(doc: Doc, seat: int, move: str) -> float:
    """Explores whenever it can."""
    return _fond_of(move, exploration=20.0, extension=8.0)


def _builder(doc: Doc, seat: int, move: str) -> float:
    """Bids high and joins technologies, best of all on both sides."""
    words = move.split(" ")
    if words[0] == "take":
        return {2: 1.0, 5: 10.0, 8: 200.0}[len(words)]
    if words[0] == "bid":
        return float(words[1])
    return _fond_of(move, excavation=8.0, extension=4.0, exploitation=3.0)


def _engineer(doc: Doc, seat: int, move: str) -> float:
    """Plays the cards that its technologies improve; above all those that rob others."""
    if not move.startswith("play "):
        return 1.0
    corners = [corner for corner in reference.corners_of(doc, seat) if f"play {corner.action}" == move]
    return 1.0 + sum(12.0 if corner.kind == "steal_per_action" else 4.0 for corner in corners)


def _victim(doc: Doc, seat: int, move: str) -> float:
    """Plays the cards whose players the technologies of others rob."""
    if not move.startswith("play "):
        return 1.0
    robbed = Counter(
        f"play {corner.target}"
        for other in reference.seats(doc)
        for corner in reference.corners_of(doc, other)
        if other != seat and corner.kind == "steal_per_action"
    )
    return 1.0 + 8.0 * robbed[move]


def _follower(card: str) -> Weigh:
    """Plays what all others play."""
    return lambda doc, seat, move: _fond_of(move, **{card: 12.0})


WAYS_TO_PLAY: tuple[Weigh, ...] = (_any, _digger, _spender, _raider, _scout, _builder, _engineer, _victim)


def _one_way_each(chance: random.Random, players: int, ways: tuple[Weigh, ...] = WAYS_TO_PLAY) -> Weigh:
    """Every seat plays in a way of its own."""
    own = [chance.choice(ways) for _ in range(players)]
    return lambda doc, seat, move: own[seat](doc, seat, move)


# --- Games side by side ---------------------------------------------------------------------------------------------


def _compared(doc: Doc) -> Doc:
    return {field: value for field, value in doc.items() if field not in NOT_COMPARED}


def _compare_standing(position: vg.Position, doc: Doc) -> list[list[str]]:
    """What can be asked of a position is the same: who is waited for, the moves of every seat, points and winners."""
    moves = [sorted(str(action) for action in position.legal(seat)) for seat in range(position.players)]
    assert moves == [sorted(reference.legal(doc, seat)) for seat in range(position.players)], doc
    assert list(position.actors) == reference.actors(doc), doc
    assert list(position.scores) == reference.scores(doc), doc
    assert list(position.winners) == reference.winners(doc), doc
    return moves


def _seat_to_move(doc: Doc, moves: list[list[str]], chance: random.Random) -> int:
    """Somebody the game waits for, or now and then somebody who changes what it has sealed."""
    changing = [seat for seat, its in enumerate(moves) if its and seat not in reference.actors(doc)]
    return chance.choice(changing if changing and chance.random() < 0.2 else reference.actors(doc))


def play_both(position: vg.Position, weigh: Weigh, chance: random.Random, rounds: int = reference.ROUNDS) -> Met:
    """Play so many rounds in the engine and in the reference side by side: what happened in them."""
    met: Met = Counter()
    doc = position.to_dict()
    end = doc["round"] + rounds
    while not position.over and doc["round"] < end:
        moves = _compare_standing(position, doc)
        seat = _seat_to_move(doc, moves, chance)
        move = chance.choices(moves[seat], [weigh(doc, seat, move) for move in moves[seat]])[0]
        before, position = doc, position.play(move, seat=seat)
        doc = position.to_dict()
        assert _compared(doc) == _compared(reference.play(before, seat, move, doc)), (seat, move, before)
        met.update(_happened(before, seat, move, doc))
    _compare_standing(position, doc)
    return met


# --- What happens in games ------------------------------------------------------------------------------------------


def _happened(before: Doc, seat: int, move: str, after: Doc) -> Iterator[str]:
    """What a move brought, in words."""
    words = move.split(" ")
    if words[0] != "take" and reference.sealed(before, seat) is not None:
        yield f"changed: {words[0]}"
    if words[0] == "take":
        yield " ".join(["take", *(word for word in words[2:] if word not in reference.technologies())])
        if any(clan["won"] for clan in before["last"]["clans"]):
            yield "take: a second winner"
    if before["phase"] == "choose" and after["phase"] == "follow":
        yield f"explorers: {len(reference.explorers(after))}"
    if before["phase"] in ("choose", "follow") and after["phase"] not in ("follow", before["phase"]):
        yield "reveal"
    if (before["round"], before["phase"]) != (after["round"], after["phase"]):
        if after["phase"] == "bid":
            yield "bids"
        elif after["round"] > before["round"] or after["phase"] == "over":
            yield from _happened_in_round(after)
            if len(after["removed"]) > len(before["removed"]):
                yield "market: the oldest leaves"
    if after["phase"] == "over":
        yield from _happened_at_the_end(after)


def _happened_in_round(doc: Doc) -> Iterator[str]:
    """What the account of a round tells."""
    yield from _happened_in_auction(doc)
    for action in ACTIONS:
        clans = len(who_played(doc, action))
        if clans == doc["players"]:
            yield f"everybody: {action}"
        yield f"{action}: {clans}"
    exterminators = who_played(doc, EXTERMINATION)
    victims = who_played(doc, EXCAVATION) + who_played(doc, EXTENSION)
    if exterminators and not victims:
        yield "extermination: nobody to rob"
    asked = 2 if len(exterminators) == 1 else len(exterminators)
    if any(account(doc, seat)["lost"] < asked for seat in victims):
        yield "extermination: the reserve makes it up"
    for seat in reference.seats(doc):
        yield from _happened_to_thief(doc, seat)


def _happened_in_auction(doc: Doc) -> Iterator[str]:
    clans = [account(doc, seat) for seat in who_played(doc, EXCAVATION)]
    bids = Counter(clan["bid"] for clan in clans)
    if len(clans) == 1:
        yield "alone: dry" if bids[0] else "alone: wins" if clans[0]["won"] else "alone: loses"
        if doc["last"]["die"] in bids:
            yield "alone: bids what the die shows"
    elif clans:
        if len(clans) == bids[0]:
            yield "auction: all dry"
        elif bids[0]:
            yield "auction: some dry"
        if not any(clan["won"] for clan in clans) and len(clans) > bids[0]:
            yield "auction: all bids cancel each other"
        if any(clan["won"] and clan["bid"] < max(bids) for clan in clans):
            yield "auction: a lower bid wins"
            if bids[max(bids)] > 1:
                yield "auction: the highest bids cancel each other"
        if any(clan["bid"] and bids[clan["bid"]] == 1 and not clan["won"] for clan in clans):
            yield "auction: no technology is left"


def _happened_to_thief(doc: Doc, seat: int) -> Iterator[str]:
    """Thefts of cards other than EXCAVATION, whose players may have placed a technology since."""
    played = account(doc, seat)["played"]
    corners = [corner for corner in reference.corners_of(doc, seat) if corner.action == played != EXCAVATION]
    if any(corner.kind == "gain_die" for corner in corners):
        yield "improvement: die"
    if any(corner.kind == "gain_per_action" and corner.target == played for corner in corners):
        yield "improvement: counts its own card"
    asked = sum(len(who_played(doc, corner.target or "")) for corner in corners if corner.kind == "steal_per_action")
    if account(doc, seat)["stolen"]:
        yield "theft"
    if account(doc, seat)["stolen"] < asked:
        yield f"theft: dry victim, {doc['options']['shortfall']}"


def _happened_at_the_end(doc: Doc) -> Iterator[str]:
    scores, winners = reference.scores(doc), reference.winners(doc)
    if len(winners) > 1:
        yield "end: shared"
    if scores.count(max(scores)) > len(winners):
        yield "end: water decides"


# --- Positions in the middle of a game ------------------------------------------------------------------------------


def midgame(
    game: vg.Game,
    players: int,
    chance: random.Random,
    most_water: int = 6,
    first_round: int = 2,
    apart: bool = False,
    in_hand: str = EXTENSION,
    **options: Any,
) -> vg.Position:
    """A round begins: technologies are shared out, joined at random or apart; all have EXTENSION and one more card."""
    number = chance.randint(first_round, reference.ROUNDS)
    cards = chance.sample(sorted(reference.technologies()), number)
    offered = chance.randint(1, min(players - 1, number))
    doc: Doc = {
        "players": players,
        "options": options,
        "rng": chance.getrandbits(60),
        "round": number,
        "market": cards[:offered],
        "removed": [],
        "tableaus": [[] for _ in range(players)],
        "water": [chance.randint(0, most_water) for _ in range(players)],
        "hands": [
            [card for card in ACTIONS if card in (EXTENSION, in_hand) or chance.random() < 0.7] for _ in range(players)
        ],
    }
    laid: Doc = {"options": {"overlap": "choice"}, "tableaus": doc["tableaus"]}
    for card in cards[offered:]:
        if chance.random() < 0.1:
            doc["removed"].append(card)
            continue
        seat = chance.randrange(players)
        placement = "" if apart else chance.choice(sorted(reference.placements(laid, seat, card)))
        reference.place(doc["tableaus"][seat], card, placement.split(" ")[2:])
    return game.position(doc)


# --- The tests ------------------------------------------------------------------------------------------------------


def test_the_tables_of_the_rulings_are_those_of_the_printed_cards() -> None:
    box = reference.box()
    assert [action["id"] for action in box["actions"]] == list(ACTIONS)
    assert tuple(box["die"]["faces"]) == reference.FACES
    assert box["setup"]["start_water"] == reference.STARTING_WATER
    assert box["game"]["rounds"] == reference.ROUNDS == len(reference.technologies())
    for table, water in (
        ("exploitation_table", reference.EXPLOITATION_WATER),
        ("extermination_table", {**reference.EXTERMINATION_WATER, 5: 0}),
    ):
        assert {row["clans"]: row["water"] for row in box[table]["rows"]} == water
    assert tuple(row["points"] for row in box["scoring"]["gem_points"]) == reference.GEM_POINTS


def test_no_technology_robs_who_plays_the_card_that_it_improves() -> None:
    corners = [corner for card in reference.technologies().values() for corner in (card.left, card.right)]
    assert all(corner.target != corner.action for corner in corners if corner.kind == "steal_per_action")


def test_the_reference_counts_the_row_of_cleo() -> None:
    cleo = reference.box()["fixtures"]["cleo_layout"]
    names = {card.number: name for name, card in reference.technologies().items()}
    group = {"cards": [names[n] for n in cleo["group"]["cards"]], "over": [top == "L" for top in cleo["group"]["tops"]]}
    doc = {"players": 1, "tableaus": [[group]], "water": [5]}
    assert reference.gems_of(doc, 0) == cleo["active"]
    assert reference.scores(doc) == [19]
    assert len(list(reference.corners_of(doc, 0))) == len(cleo["visible"])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_new_game_is_laid_out_as_the_reference_says(fivex: vg.Game, players: int) -> None:
    for seed in range(8):
        doc = fivex.start(players=players, seed=seed, **TABLES[seed]).to_dict()
        assert _compared(doc) == reference.start(doc)


@pytest.mark.parametrize("weigh", WAYS_TO_PLAY, ids=lambda weigh: weigh.__name__.strip("_"))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_agree_with_the_reference(fivex: vg.Game, players: int, weigh: Weigh) -> None:
    for seed in range(2):
        chance = random.Random(f"{weigh.__name__} {players} {seed}")
        play_both(fivex.start(players=players, seed=seed, **chance.choice(TABLES)), weigh, chance)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(str(value) for value in options.values()))
def test_whole_games_with_every_combination_of_options_agree_with_the_reference(fivex: vg.Game, options: Doc) -> None:
    chance = random.Random(TABLES.index(options))
    for players in (3, 4, 5):
        position = fivex.start(players=players, seed=chance.getrandbits(32), **options)
        play_both(position, _one_way_each(chance, players), chance)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_auctions_among_poor_clans_agree_with_the_reference(fivex: vg.Game, players: int) -> None:
    met: Met = Counter()
    for seed in range(100):
        chance = random.Random(f"poor {players} {seed}")
        position = midgame(fivex, players, chance, most_water=seed % 5, in_hand=EXCAVATION, **chance.choice(TABLES))
        met += play_both(position, _one_way_each(chance, players, (_digger, _digger, _spender, _raider)), chance, 2)
    expected = {"alone: wins", "alone: loses", "alone: dry", "alone: bids what the die shows"}
    expected |= {"auction: some dry", "auction: all bids cancel each other", "auction: a lower bid wins"}
    expected |= {"auction: no technology is left", "take: a second winner", "extermination: the reserve makes it up"}
    expected |= {"auction: the highest bids cancel each other", "auction: all dry"}
    assert expected - set(met) == set()


@pytest.mark.parametrize("shortfall", ["none", "reserve"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_thefts_from_clans_with_little_water_agree_with_the_reference(
    fivex: vg.Game, players: int, shortfall: str
) -> None:
    met: Met = Counter()
    for seed in range(40):
        chance = random.Random(f"thefts {players} {seed}")
        options = {**chance.choice(TABLES), "shortfall": shortfall}
        position = midgame(fivex, players, chance, most_water=seed % 3, first_round=9, **options)
        met += play_both(position, _one_way_each(chance, players, (_engineer, _victim)), chance, 2)
    assert {"theft", f"theft: dry victim, {shortfall}", "improvement: die", "improvement: counts its own card"} <= set(
        met
    )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rounds_with_explorers_agree_with_the_reference(fivex: vg.Game, players: int) -> None:
    met: Met = Counter()
    for seed in range(16):
        chance = random.Random(f"explorers {players} {seed}")
        position = fivex.start(players=players, seed=seed, **chance.choice(TABLES))
        met += play_both(position, _scout if seed % 2 else _one_way_each(chance, players, (_scout, _any)), chance, 6)
    expected = {f"everybody: {EXPLORATION}", *(f"explorers: {number}" for number in range(1, players))}
    assert expected - set(met) == set()


@pytest.mark.parametrize("overlap", ["choice", "new_on_top"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_joints_on_both_sides_agree_with_the_reference(fivex: vg.Game, players: int, overlap: str) -> None:
    met: Met = Counter()
    for seed in range(60):
        chance = random.Random(f"joints {players} {seed}")
        options = {**chance.choice(TABLES), "overlap": overlap, "in_hand": EXCAVATION}
        position = midgame(fivex, players, chance, most_water=15, first_round=9, apart=True, **options)
        met += play_both(position, _builder, chance, 2)
    lies = ["over"] if overlap == "new_on_top" else ["over", "under"]
    expected = {"take", *(f"take {side} {lie}" for side in ("after", "before") for lie in lies)}
    expected |= {f"take after {left} before {right}" for left in lies for right in lies}
    assert expected - set(met) == set()
    if overlap == "new_on_top":
        assert not any("under" in event for event in met)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ends_with_ties_agree_with_the_reference(fivex: vg.Game, players: int) -> None:
    met: Met = Counter()
    for seed in range(40):
        chance = random.Random(f"ends {players} {seed}")
        position = midgame(fivex, players, chance, most_water=3, first_round=reference.ROUNDS, **chance.choice(TABLES))
        doc = position.to_dict()
        doc["removed"] += [name for tableau in doc["tableaus"] for group in tableau for name in group["cards"]]
        doc["tableaus"] = [[] for _ in range(players)]
        met += play_both(fivex.position(doc), _any, chance)
    assert {"end: shared", "end: water decides"} <= set(met)


def test_the_games_meet_every_number_of_clans_at_every_card(fivex: vg.Game) -> None:
    met: Met = Counter()
    for seed in range(60):
        chance = random.Random(f"clans {seed}")
        position = midgame(fivex, 5, chance, **chance.choice(TABLES))
        met += play_both(position, _follower(chance.choice(ACTIONS)), chance, 2)
    assert {f"{action}: {clans}" for action in ACTIONS for clans in range(5)} - set(met) == set()
    assert {"changed: play", "changed: bid", "market: the oldest leaves", "extermination: nobody to rob"} <= set(met)
