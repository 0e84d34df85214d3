"""Bad input: every error is raised by an example, says what is wrong in both languages, and changes nothing."""

import copy
import random
from typing import Any

import pytest

import voyageur as vg
from tests.rules.fivex.board import WHOLE, Doc, laid, walk
from tests.rules.hostile import (
    DAMAGE,
    check_contradiction,
    check_damaged_document,
    check_damaged_record,
    check_illegal_actions,
    check_over,
    check_sentence,
    errors_listed,
    errors_raised,
    refused,
    unchanged,
)
from voyageur.core import text
from voyageur.games.fivex.document import MOST_A_ROUND, MUCH
from voyageur.games.fivex.material import (
    ACTIONS,
    CARD_IDS,
    CORNER_ACTION,
    CORNER_KIND,
    DIE,
    EXPLOITATION_WATER,
    EXTERMINATION_WATER,
    GAIN,
    GAIN_DIE,
    GAIN_PER_CARD,
    ROUNDS,
    SEATS,
    STEAL,
)
from voyageur.games.fivex.state import NO_LIMIT

TABLE: Doc = {
    "players": 3,
    "round": 8,
    "market": ["stone_watcher", "pack_banner"],
    "tableaus": [[laid("well_spotter over tomb_lamp"), laid("toll_arch")], [laid("deep_bore")], []],
}
"""Three clans in the middle of a game, before anybody has chosen a card."""


def clan(played: str, **more: Any) -> Doc:
    """What a clan did in a round."""
    return {"played": played, **more}


def after(*clans: Doc, die: int | None = None, **fields: Any) -> Doc:
    """What the clans did in the round that was revealed last."""
    return {"last": {"die": die, "clans": list(clans)}, **fields}


EXPLORED = (clan("exploration"), clan("extension"), clan("exploitation"))
EXTENDED = (clan("extension"), clan("extension"))
FOLLOWING = after(*EXPLORED, phase="follow", choices=[None, "extension", "excavation"])
"""Seat 0 chooses, and the others' cards lie open."""
TWO_FOLLOW = after(*EXPLORED[:1], *EXPLORED[:1], EXPLORED[2], phase="follow", choices=[None, None, "excavation"])
"""Seats 0 and 1 choose."""
BIDDING = after(clan("excavation"), clan("excavation"), clan("extension"), phase="bid", water=[3, 4, 5])
"""Seats 0 and 1 bid."""
TAKING = after(clan("excavation", bid=4), clan("exploitation"), clan("extension"), die=1, phase="take")
"""Seat 0 has won alone."""
BOTH_TAKE = after(clan("excavation", bid=2), clan("excavation", bid=3), clan("extension"), phase="take")
"""Seats 1 and 0 have won, in this order."""
OVER = after(*EXPLORED, phase="over", round=15)


def of_seat(doc: Doc, seat: int, **more: Any) -> Doc:
    """The same document with something else in the account of one seat."""
    changed = copy.deepcopy(doc)
    changed["last"]["clans"][seat] |= more
    return changed


def hands(*cards: str) -> Doc:
    """These cards in the hand of seat 0."""
    return {"hands": [list(cards), None, None]}


# ---- moves that cannot be read ----------------------------------------------------------------------------------

UNREADABLE: list[tuple[str, Any]] = [
    ("fivex-unknown-joint", "take tomb_lamp after toll_arch over"),  # excavation beside extermination
    ("fivex-unknown-joint", "take tomb_lamp after well_spotter"),
    ("fivex-unknown-joint", "take tomb_lamp after well_spotter beside"),
    ("fivex-unknown-joint", "take tomb_lamp after tomb_lamp over"),
    ("fivex-unknown-joint", "take tomb_lamp before toll_arch over after well_spotter over"),
    ("fivex-unknown-bid", "bid 0"),
    ("fivex-unknown-bid", "bid 251"),
    ("fivex-unknown-bid", "bid " + "9" * 400),
    ("fivex-unknown-near", "play excavations"),
    ("fivex-unknown", "bid three"),
    ("fivex-unknown-near", "take tomb_lmap"),
    ("fivex-unknown", ""),
    ("fivex-unknown", "pass"),
    ("fivex-unknown", "fly me to the moon"),
    ("fivex-unknown", {}),
    ("fivex-unknown", {"kind": "pass"}),
    ("fivex-unknown", {"kind": "play"}),
    ("fivex-unknown", {"kind": "play", "card": "tomb_lamp"}),
    ("fivex-unknown", {"kind": "play", "card": 3}),
    ("fivex-unknown", {"kind": "play", "card": ["extension"]}),
    ("fivex-unknown", {"kind": "play", "card": "extension", "seat": "0"}),
    ("fivex-unknown", {"kind": "bid", "water": 0}),
    ("fivex-unknown", {"kind": "bid", "water": "3"}),
    ("fivex-unknown", {"kind": "bid", "water": True}),
    ("fivex-unknown", {"kind": "bid", "water": 3.0}),
    ("fivex-unknown", {"kind": "bid", "water": 10**5000}),
    ("fivex-unknown", {"kind": "bid", 3: "water"}),
    ("fivex-unknown", {"kind": "take"}),
    ("fivex-unknown", {"kind": "take", "technology": "extension"}),
    ("fivex-unknown", {"kind": "take", "technology": "tomb_lamp", "after": "well_spotter"}),
    ("fivex-unknown", {"kind": "take", "technology": "tomb_lamp", "after": None, "after_lies": None}),
    ("fivex-unknown", {"kind": "take", "technology": "tomb_lamp", "after": "toll_arch", "after_lies": "over"}),
    ("move-unreadable", None),
    ("move-unreadable", 3.5),
    ("move-unreadable", -1),
    ("move-unreadable", 1_000_000),
    ("move-unreadable", ["bid 3"]),
]


@pytest.mark.parametrize(("key", "move"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_move_that_cannot_be_read_is_refused(fivex: vg.Game, key: str, move: Any) -> None:
    pos = fivex.position(TABLE)
    with unchanged(pos), refused(vg.UnknownMove, key):
        pos.play(move)


def test_a_misspelt_move_gets_a_hint(fivex: vg.Game) -> None:
    with pytest.raises(vg.UnknownMove, match="“play excavation”"):
        fivex.action("play excavtion")
    with pytest.raises(vg.UnknownMove, match="bids go from 1 to 250"):
        fivex.action("bid 300")
    with pytest.raises(vg.UnknownMove, match="no way to place Tomb Lamp") as error:
        fivex.action("take tomb_lamp after dew_nets over")
    assert "Lampe des tombes" in error.value.reason("fr")


def test_capitals_and_spaces_do_not_matter(fivex: vg.Game) -> None:
    assert str(fivex.action("  Take TOMB_LAMP   after well_spotter Over ")) == "take tomb_lamp after well_spotter over"


# ---- moves that are not legal -----------------------------------------------------------------------------------

NEW_ON_TOP: Doc = {"options": {"overlap": "new_on_top"}}
NO_CHANGES: Doc = {"options": {"changes": False}}

ILLEGAL: list[tuple[str, Doc, str]] = [
    ("choosing", {}, "bid 3"),
    ("choosing", {}, "take stone_watcher"),
    ("choosing", {"choices": ["extension", None, None]}, "bid 3"),
    ("choosing", FOLLOWING, "bid 3"),
    ("choosing", FOLLOWING, "take stone_watcher"),
    ("card", hands("extension"), "play excavation"),
    ("card", hands("excavation", "exploration", "extension"), "play exploitation"),
    ("card", FOLLOWING, "play exploration"),
    ("chosen", {"choices": ["extension", None, None]}, "play extension"),
    ("chosen", TWO_FOLLOW | {"choices": ["excavation", None, "excavation"]}, "play excavation"),
    ("bidding", BIDDING, "play excavation"),
    ("bidding", BIDDING, "play extension"),
    ("bidding", BIDDING, "take stone_watcher"),
    ("bid-same", of_seat(BIDDING, 0, bid=2), "bid 2"),
    ("bid-water", BIDDING, "bid 4"),
    ("bid-water", of_seat(BIDDING, 0, bid=2), "bid 250"),
    ("taking", TAKING, "play extension"),
    ("taking", TAKING, "bid 1"),
    ("offer", TAKING, "take dew_nets"),
    ("offer", TAKING, "take tomb_lamp"),
    ("offer", TAKING, "take echo_probe after tomb_lamp over"),
    ("partner", TAKING, "take stone_watcher after deep_bore over"),
    ("partner", TAKING, "take stone_watcher after echo_probe over before well_spotter under"),
    ("partner", TAKING, "take pack_banner before storm_horn over"),
    ("end", TAKING, "take pack_banner after well_spotter over"),
    ("end", TAKING, "take pack_banner before tomb_lamp under"),
    ("ring", TAKING, "take stone_watcher after tomb_lamp over before well_spotter over"),
    ("ring", TAKING, "take stone_watcher after tomb_lamp under before well_spotter over"),
    ("under", TAKING | NEW_ON_TOP, "take stone_watcher after tomb_lamp under"),
    ("under", TAKING | NEW_ON_TOP, "take stone_watcher before well_spotter under"),
    ("sealed", {"choices": ["extension", None, None]} | NO_CHANGES, "play excavation"),
    ("sealed", TWO_FOLLOW | {"choices": ["extension", None, "excavation"]} | NO_CHANGES, "play extension"),
    ("sealed", of_seat(BIDDING, 0, bid=2) | NO_CHANGES, "bid 3"),
    ("dry", BIDDING | {"water": [0, 4, 5]}, "bid 1"),
    ("dry", BIDDING | {"water": [0, 4, 5]} | NO_CHANGES, "play extension"),
]


@pytest.mark.parametrize(("key", "fields", "move"), ILLEGAL, ids=[f"{key}: {move}" for key, _, move in ILLEGAL])
def test_an_illegal_move_is_refused_and_changes_nothing(fivex: vg.Game, key: str, fields: Doc, move: str) -> None:
    pos = fivex.position(TABLE | fields)
    with unchanged(pos), refused(vg.IllegalMove, f"fivex-no-{key}"):
        pos.play(move, seat=0)


@pytest.mark.parametrize(
    ("fields", "move", "english", "french"),
    [
        ({}, "bid 3", "Excavation, Exploitation, Extermination, Exploration, Extension", "On choisit les cartes"),
        (hands("excavation", "extension"), "play exploration", "hand: Excavation, Extension", "défausse"),
        (BIDDING, "play extension", "from 1 to 3", "de 1 à 3"),
        (BIDDING, "bid 5", "bid 5 with 3 water: bid from 1 to 3", "miser 5 avec 3 jetons d’eau"),
        (TAKING, "bid 1", "Stone Watcher, Pack Banner", "Veilleur de pierre, Bannière de meute"),
        (TAKING, "take dew_nets", "Dew Nets is not on offer. On offer: Stone Watcher", "Filets à rosée"),
        (TAKING, "take stone_watcher after deep_bore over", "Deep Bore is not one of your", "Foreuse profonde"),
        (TAKING, "take pack_banner after well_spotter over", "on its right, where Tomb Lamp", "bord droit libre, car"),
        (TAKING, "take pack_banner before tomb_lamp over", "on its left, where Well Spotter", "bord gauche libre"),
        (TAKING | NEW_ON_TOP, "take stone_watcher after tomb_lamp under", "“over”", "«\u00a0over\u00a0»"),
        (
            TAKING,
            "take stone_watcher after tomb_lamp over before well_spotter over",
            "Well Spotter and Tomb Lamp are the two ends of one group",
            "Repéreur de puits et Lampe des tombes",
        ),
    ],
)
def test_a_reason_says_what_there_is_and_what_would_be_right(
    fivex: vg.Game, fields: Doc, move: str, english: str, french: str
) -> None:
    with pytest.raises(vg.IllegalMove) as error:
        fivex.position(TABLE | fields).play(move, seat=0)
    assert english in error.value.reason("en")
    assert french in error.value.reason("fr")


@pytest.mark.parametrize(
    "fields",
    [
        {},
        hands("extension"),
        {"choices": ["extension", None, "excavation"]},
        FOLLOWING,
        BIDDING,
        of_seat(BIDDING, 0, bid=2),
        TAKING,
        TAKING | NEW_ON_TOP,
        BOTH_TAKE,
    ],
)
def test_every_action_that_is_not_legal_is_refused_with_a_reason(fivex: vg.Game, fields: Doc) -> None:
    pos = fivex.position(TABLE | fields)
    for seat in range(3):
        check_illegal_actions(pos, seat)


@pytest.mark.parametrize(
    ("fields", "seat", "move"),
    [
        (FOLLOWING, 1, "play extension"),
        (FOLLOWING, 2, "play extension"),
        (after(*EXPLORED), 0, "play extension"),
        (BIDDING, 2, "bid 1"),
        (TAKING, 1, "take stone_watcher"),
        (BOTH_TAKE, 0, "take stone_watcher"),
    ],
)
def test_a_seat_whose_choice_it_is_not_is_refused(fivex: vg.Game, fields: Doc, seat: int, move: str) -> None:
    pos = fivex.position(TABLE | fields)
    assert pos.legal(seat) == []
    with refused(vg.IllegalMove, "not-your-turn"):
        pos.play(move, seat=seat)


def test_after_the_end_no_move_is_legal(fivex: vg.Game) -> None:
    check_over(fivex.position(TABLE | OVER), "play extension")


# ---- positions that contradict themselves -----------------------------------------------------------------------

CONTRADICTIONS: list[tuple[str, Doc]] = [
    ("seats", {"water": [5, 5]}),
    ("seats", {"known": [[5, 5]] * 4}),
    ("seats", {"hands": [WHOLE]}),
    ("seats", {"choices": []}),
    ("seats", {"tableaus": [[]]}),
    ("seats", {"colonies": ["red_mesa"]}),
    ("seats", after(*EXPLORED[:2])),
    ("rng", {"rng": -1}),
    ("rng", {"rng": 1 << 64}),
    ("phase", {"phase": "sleep"}),
    ("round", {"round": 0}),
    ("round", {"round": 16}),
    ("round", {"round": 10**30}),
    ("over", after(*EXPLORED, phase="over", round=14)),
    ("number", {"water": [-1, 5, 5]}),
    ("number", {"water": [MUCH + 7 * MOST_A_ROUND + 1, 5, 5]}),
    ("number", {"water": [5, 5, 10**30]}),
    ("number", {"known": [[-1, None], None, None]}),
    ("number", {"known": [[0, 10**30], None, None]}),
    ("number", of_seat(after(*EXPLORED), 0, gained=-1)),
    ("number", of_seat(after(*EXPLORED), 2, lost=10**30)),
    ("number", of_seat(TAKING, 0, bid=251)),
    ("number", of_seat(TAKING, 0, bid=-1)),
    ("number", BIDDING | {"water": [3, 4, MUCH + 7 * MOST_A_ROUND + 1]}),  # it has got nothing yet
    ("number", BIDDING | {"water": [MUCH + 8 * MOST_A_ROUND + 1, 4, 5]}),
    ("number", {"known": [[0, MUCH + 7 * MOST_A_ROUND + 1], None, None]}),
    ("number", {"round": 1, "tableaus": None, "market": None, "water": [MUCH + 1, 5, 5]}),
    ("known", {"known": [[6, None], None, None]}),
    ("known", {"known": [[0, 4], None, None]}),
    ("known", {"known": [[6, 4], None, None]}),
    ("colony", {"colonies": ["red_mesa", "salt_basin", "moon"]}),
    ("colony-twice", {"colonies": ["red_mesa", "salt_basin", "red_mesa"]}),
    ("action", hands("extension", "exhaustion")),
    ("action", {"choices": ["exhaustion", None, None]}),
    ("action", after(clan("exhaustion"), clan("extension"), clan("extension"))),
    ("action-twice", hands("extension", "excavation", "extension")),
    ("technology", {"market": ["moon"]}),
    ("technology", {"removed": ["moon"]}),
    ("technology", {"tableaus": [[laid("moon")], [], []]}),
    ("technology", of_seat(TAKING, 0, won="moon")),
    ("technology-twice", {"market": ["stone_watcher", "stone_watcher"]}),
    ("technology-twice", {"market": ["tomb_lamp"]}),
    ("technology-twice", {"removed": ["stone_watcher"]}),
    ("technology-twice", {"removed": ["dew_nets", "dew_nets"]}),
    ("technology-twice", {"tableaus": [[laid("dew_nets")], [laid("dew_nets")], []]}),
    ("technology-twice", {"tableaus": [[{"cards": ["echo_probe", "echo_probe"], "over": [True]}], [], []]}),
    ("market", {"market": ["stone_watcher", "pack_banner", "dew_nets"]}),
    ("market-empty", {"market": []}),
    ("market-empty", BIDDING | {"market": []}),
    ("deck", {"removed": [card for card in CARD_IDS if card not in str(TABLE)][:4]}),
    ("deck", {"round": 1}),
    ("group", {"tableaus": [[{"cards": ["well_spotter", "tomb_lamp"]}], [], []]}),
    ("group", {"tableaus": [[{"cards": ["well_spotter"], "over": [True]}], [], []]}),
    ("group-empty", {"tableaus": [[{"cards": []}], [], []]}),
    ("joint", {"tableaus": [[laid("tomb_lamp over well_spotter")], [], []]}),
    ("joint", {"tableaus": [[], [laid("well_spotter over tomb_lamp under dew_nets")], []]}),
    ("last-missing", {"phase": "follow"}),
    ("last-missing", {"phase": "bid"}),
    ("last-missing", {"phase": "take"}),
    ("last-missing", {"phase": "over", "round": 15}),
    ("last-early", after(*EXPLORED, round=1, tableaus=None, market=None)),
    ("follow", after(clan("extension"), clan("extension"), clan("extension"), phase="follow")),
    ("follow", after(clan("exploration"), clan("exploration"), clan("exploration"), phase="follow")),
    ("hand-extension", hands("excavation")),
    ("hand-extension", after(*EXPLORED) | hands("excavation")),
    ("hand-extension", BIDDING | hands("exploration")),
    ("hand-face-up", BIDDING | hands("excavation", "extension")),
    ("hand-face-up", TAKING | {"hands": [None, None, WHOLE]}),
    ("hand-discarded", after(*EXPLORED) | hands("exploration", "extension")),
    ("hand-discarded", OVER | {"hands": [None, None, WHOLE]}),
    (
        "hand-discarded",
        after(clan("excavation", bid=4, won="tomb_lamp"), clan("extension"), clan("extension"), die=2)
        | hands("excavation", "extension"),
    ),
    ("hand-back", after(*EXPLORED) | {"hands": [None, ["extension"], None]}),
    ("hand-back", after(clan("excavation", bid=0), clan("extension"), clan("extension")) | hands("extension")),
    ("choice-who", after(*EXPLORED) | {"choices": ["extension", None, None]}),
    ("choice-who", BIDDING | {"choices": [None, None, "extension"]}),
    ("choice-who", OVER | {"choices": ["extension", None, None]}),
    ("choice-hand", hands("extension") | {"choices": ["excavation", None, None]}),
    ("choice-hand", FOLLOWING | {"choices": [None, "extension", "exploitation"]}),
    ("choice-open", FOLLOWING | {"choices": [None, "extension", None]}),
    ("choice-open", FOLLOWING | {"choices": None}),
    ("choice-all", {"choices": ["extension", "extension", "extension"]}),
    ("choice-all", after(*EXPLORED) | {"choices": [None, "extension", "extension"]}),
    ("choice-all", FOLLOWING | {"choices": ["extension", "extension", "excavation"]}),
    ("bid-who", of_seat(BIDDING, 2, bid=1)),
    ("bid-who", of_seat(BIDDING, 2, bid=0)),
    ("bid-who", of_seat(after(*EXPLORED), 0, bid=3)),
    ("bid-open", of_seat(TAKING, 0, bid=None)),
    ("bid-open", after(clan("excavation"), clan("extension"), clan("extension"))),
    ("bid-water", of_seat(BIDDING, 0, bid=4)),
    ("bid-water", of_seat(BIDDING, 0, bid=0)),
    ("bid-water", of_seat(BIDDING | {"water": [0, 4, 5]}, 0, bid=1)),
    ("bid-all", of_seat(of_seat(BIDDING, 0, bid=1), 1, bid=1)),
    ("bid-all", BIDDING | {"water": [0, 0, 5]}),
    ("bid-all", after(*EXPLORED, phase="bid")),
    ("die", after(clan("excavation", bid=4), clan("extension"), clan("extension"), phase="take")),
    ("die", TAKING | {"last": TAKING["last"] | {"die": 4}}),
    ("die", TAKING | {"last": TAKING["last"] | {"die": -1}}),
    ("die", BOTH_TAKE | {"last": BOTH_TAKE["last"] | {"die": 1}}),
    ("die", after(clan("excavation"), clan("extension"), clan("extension"), phase="bid", die=1)),
    ("die", after(clan("excavation", bid=0), clan("extension"), clan("extension"), die=1)),
    ("die", after(*EXPLORED, die=0)),
    ("won-place", of_seat(BOTH_TAKE, 1, won="tomb_lamp")),
    ("won-place", of_seat(BOTH_TAKE, 1, won="dew_nets")),
    ("won", of_seat(BOTH_TAKE, 0, won="tomb_lamp")),
    ("won", of_seat(BIDDING, 0, won="tomb_lamp")),
    ("won", of_seat(after(*EXPLORED), 0, won="tomb_lamp")),
    ("won", after(clan("excavation", bid=2, won="tomb_lamp"), clan("extension"), clan("extension"), die=2)),
    ("won", after(clan("excavation", bid=3), clan("extension"), clan("extension"), die=2)),
    ("won", after(clan("excavation", bid=3, won="tomb_lamp"), clan("excavation", bid=3), clan("extension"))),
    ("won", after(clan("excavation", bid=3, won="tomb_lamp"), clan("excavation", bid=4), clan("extension"))),
    ("won", after(clan("excavation", bid=3, won="tomb_lamp"), clan("excavation", bid=2), clan("extension"))),
    (
        "won",
        after(clan("excavation", bid=3, won="tomb_lamp"), clan("excavation", bid=2), clan("extension"))
        | {"phase": "over", "round": 15, "market": ["stone_watcher"]},
    ),
    (
        "won",
        after(
            *(
                clan("excavation", bid=seat + 1, won=card)
                for seat, card in enumerate(("tomb_lamp", "deep_bore", "dew_nets"))
            )
        )
        | {"tableaus": [[laid("tomb_lamp")], [laid("deep_bore")], [laid("dew_nets")]]},
    ),
    ("take", of_seat(TAKING, 0, bid=1)),
    ("take", of_seat(BOTH_TAKE, 0, bid=3)),
    ("take", after(*EXPLORED, phase="take")),
    ("turn", {"turn": 0}),
    ("turn", TAKING | {"turn": 1}),
    ("turn", BOTH_TAKE | {"turn": 0}),
    ("turn", OVER | {"turn": 0}),
    ("paid", of_seat(BIDDING, 0, paid=1)),
    ("paid", of_seat(TAKING, 0, paid=1)),
    ("paid", of_seat(TAKING, 1, paid=1)),
    ("paid", of_seat(BOTH_TAKE, 0, paid=3)),
    ("paid", after(clan("excavation", bid=3, paid=3), clan("excavation", bid=3), clan("extension"))),
    ("paid", after(clan("excavation", bid=0, paid=1), clan("extension"), clan("extension"))),
    ("drawn", of_seat(after(*EXPLORED), 0, drawn=4)),
    ("drawn", of_seat(after(*EXPLORED), 1, drawn=1)),
    ("drawn", of_seat(after(*EXPLORED), 2, drawn=2)),
    ("drawn", after(clan("extermination", drawn=2), clan("extension"), clan("extension"))),
    ("drawn", of_seat(TAKING, 1, drawn=4)),
    ("improved", of_seat(BIDDING, 2, gained=1)),
    ("improved", of_seat(TAKING, 1, gained=1)),
    ("improved", of_seat(of_seat(TAKING, 1, stolen=1), 0, lost=1)),
    ("improved", of_seat(TAKING, 0, gained=3)),  # Tomb Lamp and Toll Arch bring a token each
    ("improved", of_seat(after(*EXPLORED), 0, gained=2)),  # Well Spotter counts one who exploits
    ("improved", of_seat(after(*EXPLORED), 1, gained=1)),
    ("improved", of_seat(of_seat(after(*EXPLORED), 0, stolen=1), 2, lost=1)),
    ("improved", of_seat(of_seat(after(clan("extension"), *EXTENDED), 0, stolen=1), 1, lost=1)),  # nobody excavated
    ("improved", after(clan("exploitation", lost=1), clan("extermination"), clan("extension", lost=1))),
    (
        "improved",
        after(clan("excavation", bid=4, won="tomb_lamp", gained=2), *EXTENDED, die=2)
        | {"tableaus": [[laid("tomb_lamp"), laid("toll_arch")], [], []]},  # what is won comes too late
    ),
    ("lost", of_seat(after(*EXPLORED), 0, stolen=1)),
    ("lost", of_seat(after(*EXPLORED), 0, lost=1)),
    ("lost", of_seat(BIDDING, 2, lost=1)),
    ("lost", after(clan("extermination"), clan("extension", lost=3), clan("exploitation"))),
    ("shown", after(*EXPLORED, water=[5, 5, 3])),  # four were exploited
    ("shown", of_seat(after(*EXPLORED, water=[0, 5, 5]), 0, gained=1)),
    ("shown", after(clan("excavation", bid=6), clan("excavation", bid=6), clan("extension"), water=[5, 4, 5])),
    ("shown", after(clan("excavation", bid=0), *EXTENDED, water=[1, 5, 5])),
    ("shown", of_seat(after(clan("excavation", bid=0), *EXTENDED), 0, gained=1)),
    ("shown", after(clan("extermination"), clan("extension", lost=2), clan("extension", lost=1), water=[5, 5, 1])),
    ("shown", after(*EXPLORED, known=[None, None, [3, None]])),
    ("shown", after(clan("excavation", bid=0), *EXTENDED, known=[[0, None], None, None])),
]


@pytest.mark.parametrize(
    ("key", "fields"), CONTRADICTIONS, ids=[f"{key}-{i}" for i, (key, _) in enumerate(CONTRADICTIONS)]
)
def test_a_position_that_contradicts_itself_is_refused(fivex: vg.Game, key: str, fields: Doc) -> None:
    check_contradiction(fivex, TABLE | fields, f"fivex-position-{key}")


@pytest.mark.parametrize(
    ("fields", "english", "french"),
    [
        (
            {"market": ["stone_watcher", "pack_banner", "dew_nets"]},
            "has 3 technologies; with 3 players it has at most 2",
            "au plus 2",
        ),
        ({"known": [[6, None], None, None]}, "seat 0 has 5 water", "la place 0 a 5 jetons d’eau"),
        (
            {"tableaus": [[laid("tomb_lamp over well_spotter")], [], []]},
            "excavation and exploration",
            "excavation et exploration",
        ),
        (of_seat(BIDDING, 0, bid=4), "bid 4 with 3 water", "misé 4 avec 3 jetons d’eau"),
        (of_seat(TAKING, 0, paid=1), "must have paid 4 in the auction, not 1", "payé 4 à l’enchère, pas 1"),
        (of_seat(after(*EXPLORED), 2, drawn=2), "has drawn 4 water, not 2", "a pris 4 jetons d’eau, pas 2"),
        (of_seat(after(*EXPLORED), 0, drawn=4), "has drawn from 0 to 3 water, not 4", "de 0 à 3 jetons d’eau, pas 4"),
        (of_seat(after(*EXPLORED), 2, lost=1), "in all 1 water was lost", "ont pris 1 jeton d’eau, mais"),
        (after(*EXPLORED, water=[5, 5, 3]), "seat 2 has at least 4 and at most ∞", "au moins 4, au plus ∞"),
        (of_seat(TAKING, 0, gained=3), "at most 2 for seat 0; it cannot be 3", "ne dépasse pas 2 pour la place 0"),
        (of_seat(BOTH_TAKE, 0, won="tomb_lamp"), "in this order: 1, 0", "dans cet ordre\u00a0: 1, 0"),
        (BOTH_TAKE | {"turn": 0}, "turn must be 1", "turn doit être 1"),
        ({"turn": 0}, "turn must be null", "turn doit être null"),
        (
            after(*EXPLORED) | {"hands": [None, ["extension"], None]},
            "Excavation must be back",
            "Excavation doit être revenue",
        ),
    ],
)
def test_a_refusal_of_a_position_says_what_is_there_and_what_would_be_right(
    fivex: vg.Game, fields: Doc, english: str, french: str
) -> None:
    with pytest.raises(vg.BadPosition) as error:
        fivex.position(TABLE | fields)
    assert english in error.value.reason("en")
    assert french in error.value.reason("fr")


def nested(depth: int) -> list[Any]:
    """A list in a list in a list, and so on."""
    made: list[Any] = []
    for _ in range(depth):
        made = [made]
    return made


MALFORMED: list[tuple[str, Any]] = [
    ("position-game", {"game": "elsewhere"}),
    ("position-version", {"version": 0}),
    ("position-shape", {"options": []}),
    ("position-shape", {"moon": "full"}),
    ("position-shape", {"m" * 10**6: "full"}),
    ("position-shape", {3: "full"}),
    ("position-shape", {"rng": "0x1"}),
    ("position-shape", {"rng": 1.0}),
    ("position-shape", {"round": True}),
    ("position-shape", {"phase": ["choose"]}),
    ("position-shape", {"water": 5}),
    ("position-shape", {"water": ["5", 5, 5]}),
    ("position-shape", {"known": [[5], [5, 5], [5, 5]]}),
    ("position-shape", {"known": [[None, 5], None, None]}),
    ("position-shape", {"known": [[1, 2, 3], None, None]}),
    ("position-shape", {"hands": "excavation"}),
    ("position-shape", {"hands": [{"excavation": 1}, None, None]}),
    ("position-shape", {"hands": nested(100_000)}),
    ("position-shape", {"colonies": [None, None, None]}),
    ("position-shape", {"market": {"tomb_lamp": 1}}),
    ("position-shape", {"market": [["tomb_lamp"]]}),
    ("position-shape", {"removed": None}),
    ("position-shape", {"removed": {1, 2}}),
    ("position-shape", {"tableaus": [["tomb_lamp"], [], []]}),
    ("position-shape", {"tableaus": [[{}], [], []]}),
    ("position-shape", {"tableaus": [[{"cards": ["tomb_lamp"], "over": [1]}], [], []]}),
    ("position-shape", {"tableaus": [[{"cards": ["tomb_lamp"], "under": []}], [], []]}),
    ("position-shape", {"tableaus": nested(100_000)}),
    ("position-shape", {"turn": "0"}),
    ("position-shape", {"last": []}),
    ("position-shape", {"last": {}}),
    ("position-shape", {"last": {"clans": [{}]}}),
    ("position-shape", {"last": {"clans": [{"played": None}]}}),
    ("position-shape", {"last": {"clans": [], "round": 7}}),
    ("position-shape", {"last": {"clans": [{"played": "extension", "bid": 1.5}]}}),
    ("fivex-position-phase", {"phase": "x" * 10**6}),
    ("fivex-position-technology", {"market": ["x" * 10**6]}),
    ("fivex-position-round", {"round": 10**5000}),
    ("fivex-position-rng", {"rng": 10**5000}),
    ("fivex-position-number", {"water": [-(10**5000), 5, 5]}),
]


@pytest.mark.parametrize(("key", "document"), MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_document_is_refused(fivex: vg.Game, key: str, document: Any) -> None:
    with refused(vg.BadPosition, key):
        fivex.position(document)


def test_a_document_is_an_object(fivex: vg.Game) -> None:
    for document in ([], "choose", 3, nested(100_000)):
        with pytest.raises(vg.BadPosition) as error:
            fivex.position(document)  # type: ignore[arg-type]
        check_sentence(error.value)


WORDS: list[Any] = ["extension", "exploration", "tomb_lamp", ["extension"], ["tomb_lamp"], "over"]
"""Words of the game where they do not belong."""


@pytest.fixture(scope="module")
def documents(fivex: vg.Game) -> dict[str, Doc]:
    """A document of each phase, late in a game of three."""
    return {doc["phase"]: doc for doc in (pos.to_dict() for pos in walk(fivex, 3, 5))}


@pytest.mark.parametrize("phase", ["choose", "follow", "bid", "take", "over"])
@pytest.mark.parametrize("value", [*DAMAGE, *WORDS], ids=repr)
def test_a_damaged_document_is_read_or_refused_with_a_reason(
    fivex: vg.Game, documents: dict[str, Doc], phase: str, value: Any
) -> None:
    check_damaged_document(fivex, documents[phase], value)


# ---- what a document leaves out ---------------------------------------------------------------------------------


def test_a_document_that_says_nothing_is_the_start(fivex: vg.Game) -> None:
    pos, start = fivex.position(players=4), fivex.start(players=4, seed=1)
    different = {"rng", "colonies", "market"}
    said, usual = ({k: v for k, v in each.to_dict().items() if k not in different} for each in (pos, start))
    assert said == usual
    assert pos.to_dict()["market"] == ["siphon_beacon"]
    assert pos.to_dict()["colonies"] == ["amber_dunes", "salt_basin", "glass_canyon", "red_mesa"]
    assert fivex.kernels.audit(pos.state[0], pos._table[0]) == 0


def test_water_is_known_before_the_first_cards_are_revealed_and_later_as_the_account_shows(fivex: vg.Game) -> None:
    said: list[Doc] = [{}, {"water": [5, 5, 5]}, {"water": [7, 5, 5]}, {"round": 2}, {"water": [7, 5, 5], "round": 2}]
    known = [fivex.position(each).to_dict()["known"][0] for each in said]
    assert known == [[5, 5], [5, 5], [7, 7], [0, None], [0, None]]
    assert fivex.position(TABLE | BIDDING).to_dict()["known"] == [[0, None]] * 3
    assert fivex.position(TABLE | after(*EXPLORED)).to_dict()["known"] == [[0, None], [0, None], [4, None]]


def test_water_that_is_left_out_is_as_near_to_five_as_the_account_allows(fivex: vg.Game) -> None:
    clans = clan("excavation", bid=9), clan("excavation", bid=9), clan("excavation", bid=0)
    doc = fivex.position(TABLE | after(*clans)).to_dict()
    assert doc["water"] == [8, 8, 0]
    assert doc["known"] == [[8, None], [8, None], [0, 0]]
    clans = clan("extermination"), clan("extension", lost=2), clan("extension", lost=1)
    doc = fivex.position(TABLE | after(*clans)).to_dict()
    assert doc["water"] == [5, 5, 0]
    assert doc["known"] == [[4, None], [0, None], [0, 0]]


def test_a_hand_that_is_left_out_is_whole_but_for_the_card_that_was_played(fivex: vg.Game) -> None:
    without = {card: [other for other in WHOLE if other != card] for card in WHOLE}
    assert fivex.position(TABLE).to_dict()["hands"] == [WHOLE] * 3
    assert fivex.position(TABLE | BIDDING).to_dict()["hands"] == [
        *[without["excavation"]] * 2,
        without["extension"],
    ]
    assert fivex.position(TABLE | after(*EXPLORED)).to_dict()["hands"] == [
        without["exploration"],
        WHOLE,
        without["exploitation"],
    ]


def test_in_an_account_what_follows_from_cards_and_bids_may_be_left_out(fivex: vg.Game) -> None:
    clans = fivex.position(TABLE | BOTH_TAKE).to_dict()["last"]["clans"]
    assert [each["paid"] for each in clans] == [2, 3, 0]
    clans = fivex.position(
        TABLE
        | after(clan("extermination"), clan("excavation", bid=0), clan("excavation", bid=3, won="toll_arch"))
        | {"tableaus": [[], [], [laid("toll_arch")]]}
    ).to_dict()["last"]["clans"]
    assert [each["drawn"] for each in clans] == [4, 0, 0]
    assert [each["paid"] for each in clans] == [0, 0, 3]
    assert fivex.position(TABLE | TAKING).to_dict()["turn"] == 0


def test_a_clan_without_water_makes_no_bid_by_itself(fivex: vg.Game) -> None:
    pos = fivex.position(TABLE | BIDDING | {"water": [0, 4, 5]})
    assert [each["bid"] for each in pos.to_dict()["last"]["clans"]] == [0, None, None]
    assert pos.actors == (1,)


def test_technologies_that_are_nowhere_are_in_the_pile(fivex: vg.Game) -> None:
    view = fivex.position(TABLE | {"removed": ["dew_nets"]}).view()
    owned = {"stone_watcher", "pack_banner", "well_spotter", "tomb_lamp", "toll_arch", "deep_bore"}
    assert set(view.deck) == set(CARD_IDS) - owned - {"dew_nets"}


# ---- what play makes of a document -------------------------------------------------------------------------------


def check_read_again(pos: vg.Position) -> None:
    """The document of a position gives the same position."""
    assert pos.game.position(pos.to_dict()) == pos


@pytest.mark.parametrize("shortfall", ["none", "reserve"])
@pytest.mark.parametrize("overlap", ["choice", "new_on_top"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_of_a_game_can_be_read(fivex: vg.Game, players: int, overlap: str, shortfall: str) -> None:
    options = {"overlap": overlap, "shortfall": shortfall, "screens": "hidden", "changes": True}
    for seed in range(3):
        for pos in walk(fivex, players, seed, **options):
            check_read_again(pos)


def test_from_a_rich_set_up_every_position_to_the_end_can_be_read(fivex: vg.Game) -> None:
    """Everybody has as much as can be, and bids little."""
    rich = MUCH + 7 * MOST_A_ROUND
    richest = 0
    for seed in range(4):
        chance = random.Random(seed)
        pos = fivex.position(TABLE | {"rng": seed, "water": [rich] * 3, "known": [[rich, rich]] * 3})
        while not pos.over:
            check_read_again(pos)
            pos = pos.play(chance.choice(pos.legal()[:5]))
            richest = max(richest, *pos.to_dict()["water"])
        check_read_again(pos)
    assert richest > rich + 10


def test_the_richest_first_round_can_be_played(fivex: vg.Game) -> None:
    pos = fivex.position({"water": [MUCH] * 3})
    for card in ("exploitation", "extermination", "excavation"):
        check_read_again(pos)
        pos = pos.play(f"play {card}")
    check_read_again(pos)
    pos = pos.play("bid 4")
    check_read_again(pos.play("take siphon_beacon"))
    assert pos.play("take siphon_beacon").to_dict()["known"] == [[MUCH + 4] * 2, [MUCH + 2] * 2, [MUCH - 6] * 2]


def test_a_round_brings_no_more_water_than_a_document_makes_room_for() -> None:
    """All visible corners of an action at once, the die at its best, and the action itself against all others."""
    most = {GAIN: 1, GAIN_DIE: int(DIE.max()), GAIN_PER_CARD: SEATS, STEAL: SEATS - 1}
    actions = int(EXPLOITATION_WATER.max()), int(EXTERMINATION_WATER.max()) * (SEATS - 1), int(DIE.max())
    for action in range(ACTIONS):
        corners = sum(most[kind] for kind in CORNER_KIND[action == CORNER_ACTION].tolist())
        assert corners + max(actions) <= MOST_A_ROUND
    assert MUCH + ROUNDS * MOST_A_ROUND < NO_LIMIT


# ---- options ----------------------------------------------------------------------------------------------------

BAD_OPTIONS: list[tuple[str, Doc]] = [
    ("option-unknown", {"difficulty": "hard"}),
    ("option-value", {"screens": "glass"}),
    ("option-value", {"screens": True}),
    ("option-value", {"changes": "no"}),
    ("option-value", {"changes": 1}),
    ("option-value", {"overlap": "under"}),
    ("option-value", {"shortfall": None}),
    ("option-value", {"shortfall": nested(100_000)}),
    ("players-range", {"players": 2}),
    ("players-range", {"players": 6}),
    ("players-range", {"players": "three"}),
]


@pytest.mark.parametrize(("key", "options"), BAD_OPTIONS, ids=range(len(BAD_OPTIONS)))
def test_a_table_that_cannot_be_laid_is_refused(fivex: vg.Game, key: str, options: Doc) -> None:
    with refused(vg.BadOption, key):
        fivex.start(**options)


# ---- records ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [*DAMAGE, *WORDS], ids=repr)
def test_a_damaged_record_is_replayed_or_refused_with_a_reason(fivex: vg.Game, value: Any) -> None:
    *_, end = walk(fivex, 3, 5)
    check_damaged_record(fivex, end, value)


# ---- no error is left out ---------------------------------------------------------------------------------------


def test_every_error_of_the_game_is_raised_by_a_test() -> None:
    raised = errors_raised("fivex", UNREADABLE, ILLEGAL, CONTRADICTIONS, BAD_OPTIONS)
    assert raised == errors_listed("fivex")


def test_every_error_of_the_game_has_a_sentence_in_both_languages() -> None:
    assert errors_listed("fivex") <= text.keys("en") & text.keys("fr")
    assert len(errors_listed("fivex")) > 55
