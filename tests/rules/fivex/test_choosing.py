"""Step II: every clan plays one card, and explorers choose after the others [3]."""

import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    EXTERMINATE,
    WHOLE,
    bid,
    choose,
    column,
    hand,
    legal,
    play,
    refused,
    table,
    walk,
    water,
)


def plays(cards: set[str]) -> set[str]:
    """The moves that choose one of these."""
    return {f"play {card}" for card in cards}


def phase(pos: vg.Position) -> str:
    """What is going on."""
    return str(pos.to_dict()["phase"])


def explored(game: vg.Game, *cards: str) -> vg.Position:
    """The round after one in which these cards were played."""
    return choose(table(game, players=len(cards)), *cards)


# ---- one card each ----------------------------------------------------------------------------------------------


def test_everyone_plays_exactly_one_card_and_nobody_may_pass(fivex: vg.Game) -> None:
    pos = table(fivex)
    assert pos.actors == (0, 1, 2)
    for seat in range(3):
        assert legal(pos, seat) == plays(set(WHOLE))
    pos = play(pos, "0: play exploitation", "1: play extension")
    assert (phase(pos), pos.actors, pos.to_dict()["last"]) == ("choose", (2,), None)
    pos = play(pos, "2: play exploration")
    assert column(pos, "played") == [EXPLOIT, EXTEND, EXPLORE]
    assert pos.to_dict()["round"] == 2


def test_a_discarded_card_cannot_be_played(fivex: vg.Game) -> None:
    pos = choose(table(fivex), EXPLOIT, EXTERMINATE, EXTEND)
    assert legal(pos, 0) == plays({EXCAVATE, EXTERMINATE, EXPLORE, EXTEND})
    assert legal(pos, 1) == plays({EXCAVATE, EXPLOIT, EXPLORE, EXTEND})
    assert legal(pos, 2) == plays(set(WHOLE))
    refused(pos, "play exploitation", seat=0)


def test_extension_is_always_in_hand(fivex: vg.Game) -> None:
    for seed in range(5):
        for pos in walk(fivex, 3 + seed % 3, seed):
            if phase(pos) in ("choose", "follow"):
                assert all(EXTEND in hand(pos, seat) for seat in range(pos.players))


def test_extension_may_be_played_with_nothing_to_take_back(fivex: vg.Game) -> None:
    pos = choose(table(fivex, "ration_vault", water=[5, 5, 5]), EXTEND, EXPLOIT, EXPLOIT)
    assert column(pos, "gained") == [1, 0, 0]
    assert water(pos) == [6, 7, 7]
    assert hand(pos) == set(WHOLE)


def test_excavation_may_be_played_without_water(fivex: vg.Game) -> None:
    pos = table(fivex, water=[0, 5, 5])
    assert "play excavation" in legal(pos, 0)
    pos = choose(pos, EXCAVATE, EXPLOIT, EXPLOIT)
    assert column(pos, "played")[0] == EXCAVATE


# ---- explorers --------------------------------------------------------------------------------------------------


def test_an_explorer_chooses_after_the_others_have_revealed(fivex: vg.Game) -> None:
    pos = explored(fivex, EXPLOIT, EXPLORE, EXTEND)
    assert (phase(pos), pos.actors, pos.view().deciding) == ("choose", (0, 2), (0, 2))
    assert [player.explorer for player in pos.view().players] == [False, True, False]
    pos = play(pos, "0: play excavation")
    assert [player.face_up for player in pos.view(1).players] == [None, None, None]
    pos = play(pos, "2: play extension")
    assert (phase(pos), pos.actors) == ("follow", (1,))
    assert [player.face_up for player in pos.view(1).players] == [EXCAVATE, None, EXTEND]
    assert [player.face_up for player in pos.view().players] == [EXCAVATE, None, EXTEND]
    assert legal(pos, 1) == plays(set(WHOLE) - {EXPLORE})
    pos = play(pos, "1: play extermination")
    assert column(pos, "played") == [EXCAVATE, EXTERMINATE, EXTEND]


def test_several_explorers_choose_together_and_in_secret(fivex: vg.Game) -> None:
    pos = explored(fivex, EXPLORE, EXPLOIT, EXPLORE, EXTEND)
    assert pos.actors == (1, 3)
    pos = play(pos, "1: play extension", "3: play exploration")
    assert pos.actors == (0, 2)
    pos = play(pos, "2: play exploitation")
    assert [player.face_up for player in pos.view(0).players] == [None, EXTEND, None, EXPLORE]
    pos = play(pos, "0: play extension")
    assert column(pos, "played") == [EXTEND, EXTEND, EXPLOIT, EXPLORE]


def test_nothing_is_resolved_before_the_explorers_have_chosen(fivex: vg.Game) -> None:
    before = explored(fivex, EXPLOIT, EXPLORE, EXTEND)
    pos = play(before, "0: play extermination", "2: play exploitation")
    assert phase(pos) == "follow"
    for field in ("water", "known", "last", "market", "hands", "round", "rng"):
        assert pos.to_dict()[field] == before.to_dict()[field]


def test_a_card_that_lies_open_for_the_explorers_cannot_be_changed(fivex: vg.Game) -> None:
    pos = play(explored(fivex, EXPLOIT, EXPLORE, EXTEND), "0: play extermination", "2: play exploitation")
    for seat in (0, 2):
        assert legal(pos, seat) == set()
        assert refused(pos, "play extension", seat=seat) == "not-your-turn"


def test_explorers_see_cards_and_never_bids(fivex: vg.Game) -> None:
    """The explorer chooses before anybody bids, and bids with the others."""
    pos = play(explored(fivex, EXPLOIT, EXPLORE, EXTEND), "0: play excavation", "2: play extension")
    assert pos.to_dict()["last"]["clans"][0]["played"] == EXPLOIT  # still the round before
    assert legal(pos, 0) == set()
    pos = play(pos, "1: play excavation")
    assert (phase(pos), pos.actors) == ("bid", (0, 1))


def test_when_everybody_explored_all_choose_at_once(fivex: vg.Game) -> None:
    pos = explored(fivex, EXPLORE, EXPLORE, EXPLORE)
    assert (phase(pos), pos.actors) == ("choose", (0, 1, 2))
    assert [player.explorer for player in pos.view().players] == [False] * 3
    pos = choose(pos, EXPLOIT, EXTEND, EXTEND)
    assert column(pos, "played") == [EXPLOIT, EXTEND, EXTEND]


def test_an_explorer_cannot_choose_with_the_others(fivex: vg.Game) -> None:
    pos = explored(fivex, EXPLOIT, EXPLORE, EXTEND)
    assert legal(pos, 1) == set()
    assert refused(pos, "play extension", seat=1) == "not-your-turn"


def test_the_delay_lasts_one_round_and_cannot_be_saved(fivex: vg.Game) -> None:
    pos = choose(explored(fivex, EXPLOIT, EXPLORE, EXTEND), EXTEND, EXPLOIT, EXTEND)
    assert (phase(pos), pos.actors) == ("choose", (0, 1, 2))


def test_exploration_in_the_last_round_brings_only_its_die(fivex: vg.Game) -> None:
    pos = choose(table(fivex, round=15, water=[5, 5, 5]), EXPLORE, EXTEND, EXTEND)
    assert pos.over
    assert water(pos) == [5 + column(pos, "drawn")[0], 5, 5]


def test_nobody_explores_twice_running(fivex: vg.Game) -> None:
    pos = explored(fivex, EXPLOIT, EXPLORE, EXTEND)
    assert EXPLORE not in hand(pos, 1)
    pos = play(pos, "0: play extension", "2: play exploitation")
    assert "play exploration" not in legal(pos, 1)
    pos = play(pos, "1: play exploitation")
    assert "play exploration" not in legal(pos, 1)
    pos = choose(pos, EXTEND, EXTEND, EXTEND)
    assert "play exploration" in legal(pos, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_explorers_are_those_who_explored_last_unless_all_did(fivex: vg.Game, players: int) -> None:
    late = 0
    for seed in range(4):
        for pos in walk(fivex, players, seed):
            doc = pos.to_dict()
            if doc["phase"] == "choose":
                went = [seat for seat in range(players) if doc["last"] and column(pos, "played")[seat] == EXPLORE]
                first = set(range(players)) - (set(went) if len(went) < players else set())
                assert set(pos.view().deciding) == first
            elif doc["phase"] == "follow":
                late += 1
                assert set(pos.view().deciding) == {s for s in range(players) if column(pos, "played")[s] == EXPLORE}
    assert late > 5


def test_a_bid_is_made_only_by_who_excavates(fivex: vg.Game) -> None:
    pos = choose(table(fivex), EXCAVATE, EXPLOIT, EXCAVATE)
    assert (phase(pos), pos.actors) == ("bid", (0, 2))
    assert legal(pos, 1) == set()
    assert bid(pos, s0=1, s2=2).to_dict()["phase"] == "take"
