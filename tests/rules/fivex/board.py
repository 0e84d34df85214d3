"""Tables set up for the rules, rounds played on them, and what to look at afterwards."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

import voyageur as vg
from voyageur.games.fivex.material import ACTION_IDS, CARD_IDS, ROUNDS

Doc = dict[str, Any]

EXCAVATE, EXPLOIT, EXTERMINATE, EXPLORE, EXTEND = ACTION_IDS
"""The action cards, in their order of priority."""
WHOLE = list(ACTION_IDS)
SURE_BID = 4
"""More than the die ever shows."""
GENERATORS = 40
"""Generators that show every face of the die."""


def laid(row: str) -> Doc:
    """A group of technologies, as `siphon_beacon under well_spotter over tomb_lamp`."""
    words = row.split()
    assert set(words[1::2]) <= {"over", "under"}
    return {"cards": words[::2], "over": [word == "over" for word in words[1::2]]}


def account(played: Sequence[str], die: int | None = None, **columns: Sequence[Any]) -> Doc:
    """The account of a round in which nothing happened but what is given, a list over the seats."""
    clans: list[Doc] = []
    for seat, card in enumerate(played):
        usual: Doc = {"bid": None, "gained": 0, "stolen": 0, "drawn": 0, "lost": 0, "paid": 0, "won": None}
        clans.append({"played": card, **usual, **{name: column[seat] for name, column in columns.items()}})
    return {"die": die, "clans": clans}


def table(
    game: vg.Game,
    *rows: Sequence[str] | str,
    players: int = 3,
    market: Sequence[str] | None = None,
    **fields: Any,
) -> vg.Position:
    """A table at which a round begins, before anybody has chosen a card.

    `rows` are the groups of technologies of each seat from the first on (see `laid`). The round is the earliest in
    which as many technologies can be out, unless it is given; technologies that nobody named have left the game. Where
    no offer is given, it is one technology. Any field of the position document may be given.
    """
    owned = [[laid(row) for row in ([group] if isinstance(group, str) else group)] for group in rows]
    tableaus = owned + [[]] * (players - len(owned))
    named = {card for groups in tableaus for group in groups for card in group["cards"]} | set(
        fields.get("removed", ())
    )
    if market is None:
        market = [next(card for card in reversed(CARD_IDS) if card not in named)]
    named |= set(market)
    fields.setdefault("round", max(1, len(named)))
    spare = [card for card in CARD_IDS if card not in named]
    gone = [*fields.pop("removed", ()), *spare[: fields["round"] - len(named)]]
    return game.position({"players": players, "market": list(market), "removed": gone, "tableaus": tableaus, **fields})


def play(position: vg.Position, *moves: str) -> vg.Position:
    """The position after these moves, as `0: play excavation`."""
    for move in moves:
        seat, _, action = move.partition(": ")
        position = position.play(action, seat=int(seat))
    return position


def choose(position: vg.Position, *cards: str) -> vg.Position:
    """Every seat chooses its card, who explored last after the others."""
    waiting = set(range(position.players))
    assert len(cards) == len(waiting)
    while waiting:
        seat = next(seat for seat in position.actors if seat in waiting)
        position = position.play(f"play {cards[seat]}", seat=seat)
        waiting.remove(seat)
    return position


def bid(position: vg.Position, **bids: int) -> vg.Position:
    """These seats bid, as `bid(position, s0=3, s2=1)`."""
    for seat, water in bids.items():
        position = position.play(f"bid {water}", seat=int(seat[1:]))
    return position


def auction(position: vg.Position, *bids: int | None, others: str = EXPLOIT) -> vg.Position:
    """The seats with a bid excavate and bid so; 0 stands for one that has no water; the others play another card."""
    position = choose(position, *(others if water is None else EXCAVATE for water in bids))
    return bid(position, **{f"s{seat}": water for seat, water in enumerate(bids) if water})


def winner(game: vg.Game, *rows: Sequence[str] | str, market: Sequence[str], **fields: Any) -> vg.Position:
    """Seat 0 has won an auction alone and is about to take a technology; it has these groups."""
    own = [row for group in rows for row in ([group] if isinstance(group, str) else group)]
    position = auction(table(game, own, market=market, water=[9, 5, 5], **fields), SURE_BID, None, None)
    assert position.to_dict()["turn"] == 0
    return position


def finish(position: vg.Position) -> vg.Position:
    """The last round, in which everybody extends."""
    position = choose(position, *[EXTEND] * position.players)
    assert position.over
    return position


def generators(make: Callable[[int], vg.Position], count: int = GENERATORS) -> Iterator[vg.Position]:
    """What comes of many generators."""
    return (make(rng) for rng in range(count))


def rolled(make: Callable[[int], vg.Position], die: int) -> vg.Position:
    """The first of them in which a lone bidder met this die."""
    return next(position for position in generators(make, 400) if position.to_dict()["last"]["die"] == die)


# ---- what to look at --------------------------------------------------------------------------------------------


def water(position: vg.Position) -> list[int]:
    """The water of each seat."""
    found: list[int] = position.to_dict()["water"]
    return found


def column(position: vg.Position, name: str) -> list[Any]:
    """A column of the account: what each seat `gained` or `paid`, for example."""
    return [clan[name] for clan in position.to_dict()["last"]["clans"]]


def hand(position: vg.Position, seat: int = 0) -> set[str]:
    """The action cards in a seat's hand."""
    return set(position.to_dict()["hands"][seat])


def groups(position: vg.Position, seat: int = 0) -> list[str]:
    """The groups of a seat, as `laid` reads them."""
    rows = []
    for group in position.to_dict()["tableaus"][seat]:
        row = group["cards"][0]
        for over, card in zip(group["over"], group["cards"][1:], strict=True):
            row += f" {'over' if over else 'under'} {card}"
        rows.append(row)
    return rows


def gems(position: vg.Position, seat: int = 0) -> dict[str, int]:
    """The active gems of a seat, the colony's not counted."""
    found: dict[str, int] = position.view(seat).players[seat].gems
    return {colour: number for colour, number in found.items() if number}


def improvements(position: vg.Position, seat: int = 0) -> set[str]:
    """The improvements of a seat that are visible, as `tomb_lamp.left`."""
    return set(position.view(seat).players[seat].improvements)


def legal(position: vg.Position, seat: int | None = None) -> set[str]:
    """The moves of a seat, or of the first to act."""
    return {str(action) for action in position.legal(seat)}


def refused(position: vg.Position, move: str, seat: int | None = None) -> str:
    """Why a move is not legal: the key of its sentence."""
    with pytest.raises(vg.IllegalMove) as error:
        position.play(move, seat=seat)
    return error.value.key


def seen(position: vg.Position, seat: int | None) -> tuple[bytes, ...]:
    """All that a seat, or a spectator, can find out: view, observation and legal moves."""
    view = msgspec.json.encode(position.view(seat))
    if seat is None:
        return (view,)
    return view, position.observe(seat).tobytes(), " ".join(map(str, position.legal(seat))).encode()


def refilled(position: vg.Position, seat: int | None, chance: random.Random) -> vg.Position:
    """A deal with other water behind the others' screens, within what is shown of it; none of them has bid."""
    if position.over or position.to_dict()["options"]["screens"] == "open":
        return position
    document = position.to_dict()
    bidding = document["phase"] == "bid"
    for other, (least, most) in enumerate(document["known"]):
        if other != seat:
            tokens = chance.randint(least, least + 9 if most is None else most)
            document["water"][other] = tokens
            if bidding and document["last"]["clans"][other]["played"] == EXCAVATE:
                document["last"]["clans"][other]["bid"] = None if tokens else 0
    waiting = [clan["played"] == EXCAVATE and clan["bid"] is None for clan in (document["last"] or {}).get("clans", ())]
    return position.game.position(document) if any(waiting) or not bidding else position


def walk(game: vg.Game, players: int, seed: int, **options: Any) -> Iterator[vg.Position]:
    """The positions of a random game; seats act in random order, and placements that join are preferred."""
    chance = random.Random(f"{players} {seed}")
    position = game.start(players=players, seed=seed, **options)
    yield position
    while not position.over:
        seat = chance.choice(position.actors)
        actions = position.legal(seat)
        joining = [action for action in actions if " after " in str(action) or " before " in str(action)]
        position = position.play(chance.choice(joining or actions), seat=seat)
        yield position
    assert position.to_dict()["round"] == ROUNDS
