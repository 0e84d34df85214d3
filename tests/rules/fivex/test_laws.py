"""The conservation laws: each notices what breaks it."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    auction,
    bid,
    choose,
    finish,
    play,
    table,
    walk,
)
from voyageur.games.fivex.audit import (
    ACCOUNT,
    AUCTION,
    BIDS,
    CHOICES,
    CLANS,
    DERIVED,
    HANDS,
    JOINTS,
    LAWS,
    OFFER,
    PLACES,
    WAITING,
    WATER,
    audit,
)
from voyageur.games.fivex.material import ACTION_NUMBERS, CARD_NUMBERS, FITS, SEATS
from voyageur.games.fivex.state import BID, CHOOSE, DECK, FOLLOW, MARKET, NO_LIMIT, NONE, OVER, REMOVED, TAKE, State

Fault = Callable[[Any], None]
"""What is done to a state."""

ROWS = ["siphon_beacon under well_spotter over tomb_lamp", ["deep_bore", "dew_nets"]]
SIPHON, WELL, TOMB = (CARD_NUMBERS[card] for card in ("siphon_beacon", "well_spotter", "tomb_lamp"))
BORE, NETS = CARD_NUMBERS["deep_bore"], CARD_NUMBERS["dew_nets"]
SKIMMER, TOLL = CARD_NUMBERS["sand_skimmer"], CARD_NUMBERS["toll_arch"]
IN_PILE = CARD_NUMBERS["rain_chamber"]
DIG, DRAW, LOOK, SPREAD = (ACTION_NUMBERS[card] for card in (EXCAVATE, EXPLOIT, EXPLORE, EXTEND))


def idle(game: vg.Game) -> vg.Position:
    """A round begins; seat 1 is dry, and a fifth seat is empty."""
    return table(game, *ROWS, players=4, round=8, market=["sand_skimmer", "toll_arch"], water=[5, 0, 5, 6])


def sealed(game: vg.Game) -> vg.Position:
    """Seat 0 has sealed a card."""
    return play(idle(game), "0: play extension")


def follow(game: vg.Game) -> vg.Position:
    """Seats 0 and 3 explored, and seat 0 has chosen."""
    pos = choose(idle(game), EXPLORE, EXTEND, EXPLOIT, EXPLORE)
    return play(pos, "1: play extension", "2: play extension", "0: play extension")


def bidding(game: vg.Game) -> vg.Position:
    """Seat 0 has bid, seat 1 is dry, seat 2 thinks."""
    return bid(choose(idle(game), EXCAVATE, EXCAVATE, EXCAVATE, EXPLOIT), s0=3)


def taking(game: vg.Game) -> vg.Position:
    """Seat 0 and then seat 2 take a technology, seat 3 pays the fee."""
    return auction(idle(game), 5, 0, 3, 2)


def alone(game: vg.Game) -> vg.Position:
    """Seat 0 has beaten the die."""
    return auction(idle(game), 4, None, None, None)


def won(game: vg.Game) -> vg.Position:
    """The round after that."""
    return alone(game).play("take toll_arch")


def over(game: vg.Game) -> vg.Position:
    """The end."""
    return finish(table(game, *ROWS, players=4, round=15, water=[5, 0, 5, 6]))


BASES = {base.__name__: base for base in (idle, sealed, follow, bidding, taking, alone, won, over)}


def put(field: str, value: Any, where: Any = None) -> Fault:
    """Write a number, or a place of an array."""

    def to(s: Any) -> None:
        if where is None:
            s[field] = value
        else:
            s[field][where] = value

    return to


def add(field: str, where: Any, change: int = 1) -> Fault:
    """Change a place of an array."""

    def by(s: Any) -> None:
        s[field][where] = int(s[field][where]) + change

    return by


def both(*faults: Fault) -> Fault:
    """One after the other."""

    def done(s: Any) -> None:
        for fault in faults:
            fault(s)

    return done


def close_a_ring(s: Any) -> None:
    """Deep Bore, Toll Arch, Ration Vault, Storm Horn: the last fits the first."""
    row = [CARD_NUMBERS[card] for card in ("deep_bore", "toll_arch", "ration_vault", "storm_horn")]
    s["market"][:2], s["offered"], s["where"][NETS] = [SKIMMER, NONE], 1, DECK
    for card, following in zip(row, [*row[1:], row[0]], strict=True):
        s["where"][card], s["right"][card], s["left"][following] = 1, following, card


def join_in_the_pile(s: Any) -> None:
    """Two technologies that fit are joined before anybody has them."""
    first, second = next(pair for pair in zip(*np.nonzero(FITS), strict=True) if (s["where"][list(pair)] == DECK).all())
    s["right"][first], s["left"][second] = second, first


def offer_too_much(s: Any) -> None:
    """Four technologies with four clans."""
    for place in (2, 3):
        s["market"][place] = IN_PILE - place
        s["where"][IN_PILE - place] = MARKET
    s["offered"] = 4


def empty_the_pile(s: Any) -> None:
    """A technology of the pile is gone, and a round will go without."""
    s["where"][IN_PILE] = REMOVED


FAULTS: list[tuple[int, str, str, Fault]] = [
    (PLACES, "a technology is nowhere", "idle", put("where", DECK - 1, IN_PILE)),
    (PLACES, "a seat that is not there has a technology", "idle", put("where", 4, IN_PILE)),
    (PLACES, "a technology on offer is not in the list", "idle", put("where", MARKET, IN_PILE)),
    (PLACES, "a technology of the list is in the pile", "idle", put("where", DECK, TOLL)),
    (PLACES, "a technology is on offer twice", "idle", put("market", SKIMMER, 1)),
    (PLACES, "the offer has a gap", "idle", put("market", NONE, 0)),
    (PLACES, "the offer goes on behind its end", "idle", put("market", IN_PILE, 2)),
    (PLACES, "the offer has what is no technology", "idle", put("market", 99, 1)),
    (PLACES, "the offer is miscounted", "idle", put("offered", 1)),
    (OFFER, "the offer is too large", "idle", offer_too_much),
    (OFFER, "the pile does not last", "idle", empty_the_pile),
    (JOINTS, "a technology is joined to what is none", "idle", put("right", 99, NETS)),
    (JOINTS, "a technology is joined to nothing on its left", "idle", put("left", NONE - 1, NETS)),
    (JOINTS, "a neighbour does not answer to the left", "idle", put("left", NONE, WELL)),
    (JOINTS, "a neighbour does not answer to the right", "idle", put("right", NONE, SIPHON)),
    (JOINTS, "technologies of two clans are joined", "idle", put("where", 2, TOMB)),
    (JOINTS, "joined corners do not fit", "idle", both(put("right", NETS, BORE), put("left", BORE, NETS))),
    (JOINTS, "a technology on offer is joined", "idle", both(put("right", TOLL, TOMB), put("left", TOMB, TOLL))),
    (JOINTS, "a technology lies over no other", "idle", put("over", 1, TOMB)),
    (JOINTS, "a technology lies neither over nor under", "idle", put("over", 2, WELL)),
    (JOINTS, "a row bites its tail", "idle", close_a_ring),
    (JOINTS, "technologies in the pile are joined", "idle", join_in_the_pile),
    (DERIVED, "a hidden improvement is visible", "idle", add("corners", 0, 1 << (2 * SIPHON + 1))),
    (DERIVED, "a visible improvement is missing", "idle", add("corners", 1, -(1 << (2 * BORE)))),
    (DERIVED, "an improvement belongs to nobody's technology", "idle", put("corners", 1, 2)),
    (DERIVED, "the other card of a joint lies on top", "idle", put("over", 1, SIPHON)),
    (DERIVED, "a gem too many is active", "idle", add("gems", (0, 0))),
    (DERIVED, "a gem is missing", "idle", add("gems", (1, 2), -1)),
    (DERIVED, "a technology has changed hands", "idle", put("where", 2, BORE)),
    (HANDS, "there is a sixth action card", "idle", add("hand", 2, 32)),
    (HANDS, "extension is discarded", "idle", add("hand", 2, -(1 << SPREAD))),
    (HANDS, "a card on the table is in the hand too", "bidding", add("hand", 0, 1 << DIG)),
    (HANDS, "extension is neither at hand nor on the table", "taking", add("hand", 2, -(1 << SPREAD))),
    (CHOICES, "a card is chosen that is not in hand", "sealed", add("hand", 0, -(1 << SPREAD))),
    (CHOICES, "what is chosen is no card", "sealed", put("choice", 5, 0)),
    (CHOICES, "what is chosen is less than nothing", "sealed", put("choice", NONE - 1, 0)),
    (CHOICES, "an explorer chooses with the others", "follow", put("phase", CHOOSE)),
    (CHOICES, "a card that lay open is gone", "follow", put("choice", NONE, 1)),
    (
        CHOICES,
        "explorers choose and nobody explored",
        "sealed",
        both(put("played", 0, slice(0, 4)), put("phase", FOLLOW)),
    ),
    (CHOICES, "a card is chosen while bids are made", "bidding", put("choice", SPREAD, 0)),
    (CHOICES, "a card is chosen while technologies are taken", "taking", put("choice", SPREAD, 0)),
    (CHOICES, "a card is chosen after the end", "over", put("choice", SPREAD, 0)),
    (WATER, "a clan has less than no water", "idle", put("water", -1, 2)),
    (WATER, "a clan has less than is known", "idle", put("least", 6, 0)),
    (WATER, "a clan has more than is known", "idle", put("most", 4, 0)),
    (WATER, "less than nothing is known", "idle", put("least", -1, 0)),
    (WATER, "more is known than there can be", "idle", put("most", NO_LIMIT + 1, 0)),
    (BIDS, "a clan bids that does not excavate", "bidding", put("bid", 2, 3)),
    (BIDS, "a clan bids more than it has", "bidding", put("bid", 7, 0)),
    (BIDS, "a clan with water is dry", "bidding", put("bid", 0, 2)),
    (BIDS, "a clan without water is asked", "bidding", put("bid", -1, 1)),
    (BIDS, "a clan without water bids", "bidding", put("bid", 1, 1)),
    (BIDS, "a bid is less than nothing", "bidding", put("bid", -2, 0)),
    (BIDS, "an open bid is missing", "taking", put("bid", -1, 3)),
    (BIDS, "a bid was made before any card was played", "idle", put("bid", 1, 0)),
    (ACCOUNT, "one clan has played and the others have not", "idle", put("played", SPREAD, 0)),
    (ACCOUNT, "a clan has played nothing", "won", put("played", NONE, 2)),
    (ACCOUNT, "a clan has played what is no card", "won", put("played", 5, 2)),
    (ACCOUNT, "a clan has played less than nothing", "won", put("played", NONE - 1, 2)),
    (ACCOUNT, "a clan gained less than nothing", "won", put("gained", -1, 0)),
    (ACCOUNT, "a clan stole less than nothing", "won", put("stolen", -1, 0)),
    (ACCOUNT, "a clan drew less than nothing", "won", put("drawn", -1, 0)),
    (ACCOUNT, "a clan lost less than nothing", "won", put("lost", -1, 0)),
    (ACCOUNT, "a clan paid less than nothing", "won", put("paid", -1, 1)),
    (ACCOUNT, "water was gained before any card was played", "idle", put("gained", 1, 0)),
    (ACCOUNT, "water was drawn before any card was played", "idle", put("drawn", 1, 0)),
    (ACCOUNT, "more was stolen than was lost", "won", add("stolen", 0)),
    (ACCOUNT, "nothing was played and bids are made", "idle", put("phase", BID)),
    (ACCOUNT, "a die was rolled for several", "taking", put("die", 1)),
    (ACCOUNT, "a die was rolled while bids are made", "bidding", put("die", 1)),
    (ACCOUNT, "no die was rolled for who bid alone", "won", put("die", NONE)),
    (ACCOUNT, "the die shows too much", "won", put("die", 4)),
    (ACCOUNT, "the die shows less than nothing", "won", put("die", NONE - 1)),
    (AUCTION, "it is nobody's turn to take", "taking", put("turn", NONE)),
    (AUCTION, "it is a later winner's turn", "taking", put("turn", 2)),
    (AUCTION, "it is somebody's turn who did not win", "taking", put("turn", 3)),
    (AUCTION, "it is somebody's turn while bids are made", "bidding", put("turn", 2)),
    (AUCTION, "a winner has not paid", "taking", put("paid", 0, 0)),
    (AUCTION, "a winner has paid the fee", "taking", put("paid", 1, 0)),
    (AUCTION, "the fee was not paid", "taking", put("paid", 0, 3)),
    (AUCTION, "who made no bid has paid", "taking", put("paid", 1, 1)),
    (AUCTION, "a bid is paid before it is open", "bidding", put("paid", 3, 0)),
    (AUCTION, "a technology was won that its clan has not", "won", put("won", BORE, 0)),
    (AUCTION, "what was won is no technology", "won", put("won", 99, 0)),
    (AUCTION, "who did not bid has won", "won", put("won", BORE, 1)),
    (AUCTION, "a winner has paid less than it bid", "won", put("paid", 1, 0)),
    (AUCTION, "a winner has no technology", "won", put("won", NONE, 0)),
    (WAITING, "nobody is waited for", "sealed", put("choice", SPREAD, slice(0, 4))),
    (WAITING, "the game ends too early", "won", put("phase", OVER)),
    (WAITING, "there is a round after the last", "over", put("round_number", 16)),
    (CLANS, "a clan has no colony", "idle", put("colony", NONE, 2)),
    (CLANS, "two clans have one colony", "idle", put("colony", 0, 2)),
    (CLANS, "a colony is not in the box", "idle", put("colony", 5, 2)),
    *(
        (CLANS, f"a seat that is not there has something: {field}", "won", add(field, (4, 0) if field == "gems" else 4))
        for field in State.names or ()
        if State[field].shape[:1] == (SEATS,) and field != "market"
    ),
]


@pytest.mark.parametrize("base", BASES)
def test_a_sound_position_keeps_every_law(fivex: vg.Game, base: str) -> None:
    pos = BASES[base](fivex)
    assert audit(pos._state[0], pos._table[0]) == 0


@pytest.mark.parametrize(
    ("law", "base", "fault"),
    [(law, base, fault) for law, _, base, fault in FAULTS],
    ids=[name for _, name, _, _ in FAULTS],
)
def test_a_broken_law_is_noticed(fivex: vg.Game, law: int, base: str, fault: Fault) -> None:
    pos = BASES[base](fivex)
    state = pos.state.copy()
    fault(state[0])
    assert audit(state[0], pos._table[0]) == law


def test_every_law_has_a_fault_that_breaks_it() -> None:
    assert {law for law, *_ in FAULTS} == set(range(1, len(LAWS) + 1))


@pytest.mark.parametrize("field", [name for name in State.names or () if name != "rng"])
def test_every_field_of_the_state_is_under_some_law(fivex: vg.Game, field: str) -> None:
    """No place of it can hold just anything, in any phase."""
    for make in BASES.values():
        pos = make(fivex)
        places = range(pos.state[0][field].size)
        for place in places if field != "market" else range(3):
            state = pos.state.copy()
            raw = state[0][field].reshape(-1) if State[field].shape else state[field]
            raw[place] = -7 if raw.dtype.kind == "i" else 77
            assert audit(state[0], pos._table[0]) != 0, (make.__name__, place)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_keep_the_laws(fivex: vg.Game, players: int) -> None:
    phases = set()
    for seed in range(3):
        for pos in walk(fivex, players, seed, shortfall="reserve" if seed else "none"):
            phases.add(int(pos.state[0]["phase"]))
            assert audit(pos._state[0], pos._table[0]) == 0
    assert phases == {CHOOSE, FOLLOW, BID, TAKE, OVER}
