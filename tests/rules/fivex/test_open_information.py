"""Open information: what everybody sees, what only one player knows, and what is told [1.4, 1.5, 3.5]."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import voyageur as vg
from tests.rules.fivex.board import (
    EXCAVATE,
    EXPLOIT,
    EXPLORE,
    EXTEND,
    EXTERMINATE,
    WHOLE,
    Doc,
    account,
    auction,
    choose,
    laid,
    play,
    refilled,
    seen,
    table,
    walk,
)

SEATS = (0, 1, 2, None)
OWNED = [[laid("well_spotter over tomb_lamp"), laid("toll_arch")], [laid("deep_bore")], []]


def middle(game: vg.Game, **fields: Any) -> vg.Position:
    """Three clans in round 8; nothing is known of their water, 5, 6 and 7."""
    usual: Doc = {"players": 3, "round": 8, "water": [5, 6, 7], "market": ["stone_watcher", "pack_banner"]}
    return game.position({**usual, "tableaus": OWNED, **fields})


def everything_seen(pos: vg.Position, seat: int | None) -> tuple[Any, ...]:
    """All that a seat, or a spectator, can read or see, in both languages."""
    sheets = [pos.game.sheets(pos.view(seat), language) for language in ("en", "fr")]
    return *seen(pos, seat), sheets, pos.svg(seat), pos.svg(seat, "fr")


def told(before: vg.Position, after: vg.Position, seat: int | None, language: str = "en") -> list[str]:
    """What a seat, or a spectator, is told of a move."""
    return [news.say(language) for news in before.game.news(before.view(seat), after.view(seat))]


def check_secret(before: vg.Position, after: vg.Position, owner: int) -> None:
    """Between the two, nobody but the owner sees any difference, or is told anything."""
    for seat in SEATS:
        if seat != owner:
            assert everything_seen(before, seat) == everything_seen(after, seat)
            assert told(before, after, seat) == told(before, after, seat, "fr") == []
    assert everything_seen(before, owner) != everything_seen(after, owner)


# ---- what is public ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_the_table_is_public(fivex: vg.Game, seat: int | None) -> None:
    hands = [["excavation", "extension"], WHOLE, ["exploration", "extension"]]
    view = middle(fivex, hands=hands, removed=["dew_nets"], colonies=["red_mesa", "salt_basin", "dusk_crater"]).view(
        seat
    )
    assert [player.colony for player in view.players] == ["red_mesa", "salt_basin", "dusk_crater"]
    assert [list(player.hand) for player in view.players] == hands
    assert [player.discard for player in view.players] == [
        ("exploitation", "extermination", "exploration"),
        (),
        ("excavation", "exploitation", "extermination"),
    ]
    assert [group.cards for group in view.players[0].groups] == [("well_spotter", "tomb_lamp"), ("toll_arch",)]
    assert view.players[0].groups[0].over == (True,)
    assert view.players[0].improvements == (
        *("well_spotter.left", "well_spotter.right", "tomb_lamp.right"),
        *("toll_arch.left", "toll_arch.right"),
    )
    assert view.players[0].gems == {"blue": 2, "green": 1, "violet": 1}
    assert [player.gem_points for player in view.players] == [8, 3, 1]
    assert (view.market, view.market_limit) == (("stone_watcher", "pack_banner"), 2)
    assert (view.removed, len(view.deck)) == (("dew_nets",), 8)
    assert (view.round, view.rounds, view.phase, view.deciding) == (8, 15, "choose", (0, 1, 2))


@pytest.mark.parametrize("seat", SEATS)
def test_the_account_of_the_round_is_public(fivex: vg.Game, seat: int | None) -> None:
    pos = auction(middle(fivex), 2, 3, None)
    last = pos.view(seat).last
    assert (last.round, [clan.played for clan in last.clans]) == (8, [EXCAVATE, EXCAVATE, EXPLOIT])
    assert [clan.bid for clan in last.clans] == [2, 3, None]
    assert [clan.gained for clan in last.clans] == [2, 0, 0]  # the corners of Tomb Lamp and Toll Arch
    assert [clan.paid for clan in last.clans] == [2, 3, 0]
    assert (pos.view(seat).turn, pos.view(seat).deciding) == (1, (1,))


@pytest.mark.parametrize("seat", SEATS)
def test_everybody_knows_who_chooses_last(fivex: vg.Game, seat: int | None) -> None:
    view = middle(fivex, last=account([EXPLORE, EXTEND, EXTEND])).view(seat)
    assert [player.explorer for player in view.players] == [True, False, False]
    assert view.deciding == (1, 2)


def test_a_card_is_in_hand_on_the_table_or_discarded_and_nowhere_twice(fivex: vg.Game) -> None:
    for pos in walk(fivex, 4, 3):
        for player in pos.view().players:
            face_up = () if player.face_up is None else (player.face_up,)
            assert sorted((*player.hand, *player.discard, *face_up)) == sorted(WHOLE)


# ---- water ------------------------------------------------------------------------------------------------------


def test_water_is_seen_by_its_owner_alone(fivex: vg.Game) -> None:
    pos = middle(fivex)
    for seat in SEATS:
        shown = [player.water for player in pos.view(seat).players]
        assert shown == [(5, 6, 7)[each] if each == seat else None for each in range(3)]
        assert [player.score is None for player in pos.view(seat).players] == [each != seat for each in range(3)]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_nothing_that_others_can_see_depends_on_water(fivex: vg.Game, seat: int | None) -> None:
    one, other = middle(fivex), middle(fivex, water=[5, 99, 7])
    assert everything_seen(one, seat) == everything_seen(other, seat)
    assert everything_seen(one, 1) != everything_seen(other, 1)


@pytest.mark.parametrize("seat", SEATS)
def test_with_open_screens_everybody_sees_all_water(fivex: vg.Game, seat: int | None) -> None:
    players = middle(fivex, options={"screens": "open"}).view(seat).players
    assert [player.water for player in players] == [5, 6, 7]
    assert [player.score for player in players] == [10, 6, 4]


@pytest.mark.parametrize("seat", SEATS)
def test_at_the_end_screens_are_lifted(fivex: vg.Game, seat: int | None) -> None:
    pos = choose(middle(fivex, round=15), EXTEND, EXTEND, EXTEND)
    assert [player.water for player in pos.view(seat).players] == [5, 6, 7]
    assert [player.score for player in pos.view(seat).players] == [10, 6, 4]
    assert pos.view(seat).winners == (0,)


def test_what_the_account_shows_of_water_is_known_as_bounds(fivex: vg.Game) -> None:
    pos = middle(fivex, known=[[1, None], [2, 8], [7, 7]])
    known = [(player.at_least, player.at_most) for player in pos.view().players]
    assert known == [(1, None), (2, 8), (7, 7)]
    known = [(player.at_least, player.at_most) for player in pos.view(0).players]
    assert known == [(5, 5), (2, 8), (7, 7)]


def test_the_table_in_words_says_no_more_of_water_than_is_known(fivex: vg.Game) -> None:
    pos = middle(fivex, known=[[1, None], [2, 8], [0, None]])
    rows = fivex.sheets(pos.view(), "en")[-1].rows
    assert [(row[2], row[6]) for row in rows] == [("≥ 1", "≥ 8"), ("2–8", "4–7"), ("?", "≥ 1")]
    rows = fivex.sheets(pos.view(2), "en")[-1].rows
    assert [(row[2], row[6]) for row in rows] == [("≥ 1", "≥ 8"), ("2–8", "4–7"), ("7", "4")]


# ---- sealed cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", WHOLE)
def test_which_card_was_sealed_and_that_one_was_is_known_to_its_owner_alone(fivex: vg.Game, card: str) -> None:
    before = middle(fivex)
    after = play(before, f"1: play {card}")
    check_secret(before, after, 1)
    assert after.view(1).choice == card
    assert [after.view(seat).choice for seat in (0, 2, None)] == [None] * 3
    assert after.view(1).deciding == before.view(1).deciding == (0, 1, 2)
    check_secret(after, play(after, "1: play extension" if card != EXTEND else "1: play excavation"), 1)


@pytest.mark.parametrize("changes", [True, False])
def test_what_a_seat_may_choose_does_not_tell_whether_others_have_chosen(fivex: vg.Game, changes: bool) -> None:
    before = middle(fivex, options={"changes": changes})
    for owner in range(3):
        check_secret(before, play(before, f"{owner}: play exploitation"), owner)


def test_explorers_do_not_see_the_cards_of_others_before_all_are_chosen(fivex: vg.Game) -> None:
    before = middle(fivex, last=account([EXPLORE, EXTEND, EXTEND]))
    after = play(before, "2: play exploitation")
    check_secret(before, after, 2)
    opened = play(after, "1: play extension")
    assert [opened.view(seat).phase for seat in SEATS] == ["follow"] * 4
    for seat in SEATS:
        assert [player.face_up for player in opened.view(seat).players] == [None, EXTEND, EXPLOIT]
        assert opened.view(seat).last == before.view(seat).last


def test_what_explorers_choose_is_sealed_as_well(fivex: vg.Game) -> None:
    last = account([EXPLORE, EXPLORE, EXTEND])
    before = middle(fivex, last=last, phase="follow", choices=[None, None, EXCAVATE])
    check_secret(before, play(before, "0: play extension"), 0)


def test_a_card_that_lies_open_is_no_longer_a_sealed_one(fivex: vg.Game) -> None:
    last = account([EXPLORE, EXTEND, EXTEND])
    pos = middle(fivex, last=last, phase="follow", choices=[None, EXTEND, EXCAVATE])
    assert [pos.view(seat).choice for seat in range(3)] == [None] * 3


# ---- sealed bids ------------------------------------------------------------------------------------------------


def bidding(game: vg.Game, **fields: Any) -> vg.Position:
    """All three excavate."""
    return middle(game, phase="bid", last=account([EXCAVATE] * 3), **fields)


@pytest.mark.parametrize("water", [1, 3, 6])
def test_what_was_bid_and_that_somebody_has_is_known_to_its_owner_alone(fivex: vg.Game, water: int) -> None:
    before = bidding(fivex)
    after = play(before, f"1: bid {water}")
    check_secret(before, after, 1)
    assert after.view(1).bid == water
    assert [after.view(seat).bid for seat in (0, 2, None)] == [None] * 3
    for seat in SEATS:
        assert [clan.bid for clan in after.view(seat).last.clans] == [None] * 3
    check_secret(after, play(after, "1: bid 2"), 1)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_that_a_clan_has_no_water_to_bid_is_seen_only_with_the_bids(fivex: vg.Game, seat: int | None) -> None:
    dry, wet = bidding(fivex, water=[5, 0, 7]), bidding(fivex)
    assert everything_seen(dry, seat) == everything_seen(wet, seat)
    assert dry.view(seat).deciding == (0, 1, 2)
    opened = play(dry, "0: bid 1", "2: bid 2")
    assert [clan.bid for clan in opened.view(seat).last.clans] == [1, 0, 2]
    assert opened.view(seat).players[1].at_most == 0


def test_for_whom_the_game_waits_does_not_tell_who_has_no_water_to_bid(fivex: vg.Game) -> None:
    dry, wet = bidding(fivex, water=[5, 0, 7]), bidding(fivex)
    for seat in (0, 2, None):
        assert dry.awaited(seat) == wet.awaited(seat) == (0, 1, 2)
    assert dry.awaited(1) == (0, 2)
    assert play(dry, "2: bid 3").awaited(2) == play(wet, "2: bid 3").awaited(2) == (0, 1)
    shown = bidding(fivex, water=[5, 0, 7], known=[[0, None], [0, 0], [0, None]])
    assert shown.awaited(0) == bidding(fivex, water=[5, 0, 7], options={"screens": "open"}).awaited(0) == (0, 2)


@pytest.mark.parametrize("seat", SEATS)
def test_bids_are_opened_together(fivex: vg.Game, seat: int | None) -> None:
    pos = play(bidding(fivex), "2: bid 3", "0: bid 1")
    assert [clan.bid for clan in pos.view(seat).last.clans] == [None] * 3
    pos = play(pos, "1: bid 3")
    assert [clan.bid for clan in pos.view(seat).last.clans] == [1, 3, 3]


# ---- chance, and what can be told from it -----------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_what_chance_will_bring_is_secret(fivex: vg.Game, seat: int | None) -> None:
    assert everything_seen(middle(fivex), seat) == everything_seen(middle(fivex, rng=12345), seat)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_view_depends_on_what_its_seat_cannot_know(fivex: vg.Game, players: int) -> None:
    for number, pos in enumerate(walk(fivex, players, 11)):
        if number % 12 == 0:
            for seat in (None, *range(players)):
                assert everything_seen(pos.determinize(seat, number), seat) == everything_seen(pos, seat)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_view_depends_on_the_water_behind_other_screens(fivex: vg.Game, players: int) -> None:
    """What can be counted is not shown all the same."""
    chance, others = random.Random(players), 0
    for number, pos in enumerate(walk(fivex, players, 12)):
        if number % 7 == 0:
            for seat in (None, *range(players)):
                other = refilled(pos.determinize(seat, number), seat, chance)
                assert everything_seen(other, seat) == everything_seen(pos, seat)
                assert other.awaited(seat) == pos.awaited(seat)
                others += other.to_dict()["water"] != pos.to_dict()["water"]
    assert others > 20


def test_sealed_moves_are_told_to_nobody_and_technologies_are_taken_in_the_open(fivex: vg.Game) -> None:
    for action in fivex.actions:
        open_move = str(action).startswith("take")
        assert action.secret is not open_move
    assert fivex.action("play extension").told is fivex.action("bid 3").told is None
    taken = fivex.action("take tomb_lamp").told
    assert taken is not None
    assert taken.say("fr") == "Prendre Lampe des tombes\u00a0: à part"


@pytest.mark.parametrize(
    ("fields", "move", "revealing"),
    [
        ({}, "0: play extension", False),
        ({"choices": [EXCAVATE, None, None]}, "0: play extension", False),
        ({"choices": [None, EXTEND, EXTEND]}, "0: play extension", True),
        ({"last": account([EXTEND, EXPLORE, EXTEND]), "choices": [None, None, EXTEND]}, "0: play extension", True),
        ({"phase": "bid", "last": account([EXCAVATE, EXCAVATE, EXTEND])}, "0: bid 1", False),
        ({"phase": "bid", "last": account([EXCAVATE, EXCAVATE, EXTEND], bid=[None, 2, None])}, "0: bid 1", True),
    ],
)
def test_a_move_reveals_something_when_it_is_the_last_to_be_sealed(
    fivex: vg.Game, fields: Doc, move: str, revealing: bool
) -> None:
    pos = middle(fivex, **fields)
    assert fivex.reveals(pos, play(pos, move)) is revealing


def test_taking_a_technology_reveals_something_only_when_the_round_ends_with_it(fivex: vg.Game) -> None:
    pos = auction(middle(fivex), 2, 3, None)
    after = play(pos, "1: take stone_watcher")
    assert fivex.reveals(pos, after) is False
    assert fivex.reveals(after, play(after, "0: take pack_banner")) is True


# ---- what is told -----------------------------------------------------------------------------------------------


def check_told(before: vg.Position, after: vg.Position, sentences: Sequence[str], others: int | None = None) -> None:
    """Seat 0 is told this; everybody else as many sentences in either language, or so many."""
    assert told(before, after, 0) == list(sentences)
    for seat in (1, 2, None):
        for language in ("en", "fr"):
            assert len(told(before, after, seat, language)) == (len(sentences) if others is None else others)


def last_card(pos: vg.Position, *cards: str) -> tuple[vg.Position, vg.Position]:
    """All choose these cards: the positions before and after the last one."""
    before = play(pos, *(f"{seat}: play {card}" for seat, card in enumerate(cards[:-1])))
    return before, play(before, f"{len(cards) - 1}: play {cards[-1]}")


def test_a_round_without_an_auction_is_told_from_the_cards_to_the_next_technology(fivex: vg.Game) -> None:
    hands = [None, None, [EXTEND, EXCAVATE]]
    before, after = last_card(middle(fivex, hands=hands), EXTERMINATE, EXPLOIT, EXTEND)
    new = after.view().market[-1]
    check_told(
        before,
        after,
        [
            "You play Extermination.",
            "Seat 1 plays Exploitation.",
            "Seat 2 plays Extension.",
            f"Water of seat 1: +{after.view().last.clans[1].gained} from improvements, +4 from Exploitation.",
            "Your water: +1 from improvements, +2 from Extermination.",
            "Water of seat 2: −2 taken by others.",
            "Seat 2 takes back: Exploitation, Extermination, Exploration.",
            f"Round 9 begins. New on offer: {name(new)}.",
            "Stone Watcher leaves the game.",
        ],
    )
    assert told(before, after, 2)[5] == "Your water: −2 taken by others."
    assert told(before, after, 2, "fr")[6] == "Vous reprenez\u00a0: Exploitation, Extermination, Exploration."


def name(card: str) -> str:
    """A technology's English name."""
    return card.replace("_", " ").title()


def test_cards_that_lie_open_for_explorers_are_told_once(fivex: vg.Game) -> None:
    start = middle(fivex, last=account([EXPLORE, EXTEND, EXTEND]))
    before = play(start, "1: play exploitation")
    after = play(before, "2: play extension")
    check_told(
        before,
        after,
        [
            "Seat 1 plays Exploitation.",
            "Seat 2 plays Extension.",
            "You explored last round: now you choose, seeing these cards.",
        ],
    )
    sentences = told(after, play(after, "0: play exploitation"), 0)
    assert sentences[0] == "You play Exploitation."
    assert not any(" plays " in sentence for sentence in sentences)


def test_who_explored_is_told_to_choose_after_the_others(fivex: vg.Game) -> None:
    before, after = last_card(middle(fivex), EXPLORE, EXTEND, EXTEND)
    assert told(before, after, 0)[-1] == "You choose after the others this round."
    assert told(before, after, None)[-1] == "Seat 0 chooses after the others this round."


def test_an_auction_is_told_bid_by_bid(fivex: vg.Game) -> None:
    start = choose(middle(fivex, water=[5, 6, 0]), EXCAVATE, EXCAVATE, EXCAVATE)
    before = play(start, "0: bid 3")
    check_told(
        before,
        play(before, "1: bid 2"),
        [
            "You bid 3.",
            "Seat 1 bids 2.",
            "Seat 2 has no water to bid.",
            "You pay 3 for a technology.",
            "Seat 1 pays 2 for a technology.",
        ],
    )


def test_equal_bids_and_bids_without_a_technology_left_are_told(fivex: vg.Game) -> None:
    start = middle(fivex, market=["stone_watcher"], phase="bid", last=account([EXCAVATE] * 3, bid=[3, 3, None]))
    assert told(start, play(start, "2: bid 1"), 0)[:6] == [
        "You bid 3.",
        "Seat 1 bids 3.",
        "Seat 2 bids 1.",
        "Your bid and an equal one cancel each other: you pay 1.",
        "The bid of seat 1 and an equal one cancel each other: it costs 1.",
        "Seat 2 pays 1 for a technology.",
    ]
    start = middle(fivex, market=["stone_watcher"], phase="bid", last=account([EXCAVATE] * 3, bid=[3, 4, None]))
    assert told(start, play(start, "2: bid 1"), 0)[3:] == [
        "Seat 1 pays 4 for a technology.",
        "No technology is left for your bid: you pay 1.",
        "No technology is left for the bid of seat 2: it costs 1.",
    ]


def test_a_lone_bid_is_told_with_the_die(fivex: vg.Game) -> None:
    for rng in range(40):
        before = middle(fivex, phase="bid", last=account([EXCAVATE, EXTEND, EXTEND]), rng=rng)
        after = play(before, "0: bid 2")
        die, sentences = after.view().last.die, told(before, after, 0)
        assert sentences[:2] == ["You bid 2.", f"The die shows {die}."]
        if die < 2:
            assert sentences[2:] == ["You pay 2 for a technology."]
        else:
            assert sentences[2:4] == ["Your bid does not beat the die: you pay 1.", "You take back: Excavation."]
            assert sentences[4].startswith("Round 9 begins.")


def test_a_technology_is_told_with_its_place_its_gems_and_what_it_covers(fivex: vg.Game) -> None:
    pos = auction(middle(fivex), 3, 2, None)
    joined = play(pos, "0: take stone_watcher after tomb_lamp over")
    check_told(
        pos,
        joined,
        [
            "You take Stone Watcher and join it: right of Tomb Lamp (over it).",
            "Active now: blue, violet. Your gems are worth 14.",
            "Covered for good: Excavation: +1 (Tomb Lamp).",
        ],
    )
    joined = play(pos, "0: take stone_watcher before well_spotter under")
    assert told(pos, joined, 1) == [
        "Seat 0 takes Stone Watcher and joins it: left of Well Spotter (under it).",
        "Active now: green, violet. The gems of seat 0 are worth 12.",
        "Covered for good: Exploration: +1 (Stone Watcher).",
    ]
    assert told(pos, play(pos, "0: take pack_banner"), 0, "fr") == [
        "Vous prenez Bannière de meute et la posez à part.",
        "Désormais actives\u00a0: violette. Vos gemmes valent 10.",
    ]


def test_a_technology_between_two_groups_is_told_with_both(fivex: vg.Game) -> None:
    owned = ["well_spotter", "toll_arch"]
    pos = auction(table(fivex, owned, market=["tomb_lamp"], water=[9, 5, 5]), 4, None, None)
    assert told(pos, play(pos, "0: take tomb_lamp after well_spotter under before toll_arch over"), 0)[:4] == [
        "You take Tomb Lamp and join it: right of Well Spotter (under it), left of Toll Arch (over it).",
        "Active now: blue, green, violet. Your gems are worth 12.",
        "Covered for good: Extermination: +1 per Excavation (Tomb Lamp).",
        "Covered for good: Excavation: +1 (Toll Arch).",
    ]


def test_what_was_told_when_cards_were_revealed_is_not_told_again_after_the_auction(fivex: vg.Game) -> None:
    start = middle(fivex)
    before, revealed = last_card(start, EXCAVATE, EXTERMINATE, EXPLOIT)
    check_told(
        before,
        revealed,
        [
            "You play Excavation.",
            "Seat 1 plays Extermination.",
            "Seat 2 plays Exploitation.",
            "Your water: +2 from improvements.",
        ],
    )
    settled = play(revealed, "0: bid 4")
    assert told(revealed, settled, 0)[::2] == ["You bid 4.", "You pay 4 for a technology."]
    after = play(settled, "0: take pack_banner")
    check_told(
        settled,
        after,
        [
            "You take Pack Banner and put it apart.",
            "Active now: violet. Your gems are worth 10.",
            "Water of seat 2: +4 from Exploitation.",
            "Water of seat 1: +2 from Extermination.",
            "Your water: −2 taken by others.",
            f"Round 9 begins. New on offer: {name(after.view().market[-1])}.",
        ],
    )


def test_the_end_is_told_with_points_and_winners(fivex: vg.Game) -> None:
    before, after = last_card(middle(fivex, round=15), EXTEND, EXTEND, EXTEND)
    check_told(
        before,
        after,
        [
            "You play Extension.",
            "Seat 1 plays Extension.",
            "Seat 2 plays Extension.",
            "The game is over.",
            "You have 10 points: gems 8, water 2.",
            "Seat 1 has 6 points: gems 3, water 3.",
            "Seat 2 has 4 points: gems 1, water 3.",
            "You win.",
        ],
    )
    before, after = last_card(table(fivex, round=15, water=[5, 5, 2]), EXTEND, EXTEND, EXTEND)
    assert told(before, after, 0)[-2:] == ["You share the victory.", "Seat 1 shares the victory."]
    assert told(before, after, 2, "fr")[-3:] == [
        "Vous avez 2 points\u00a0: gemmes 1, eau 1.",
        "La place 0 partage la victoire.",
        "La place 1 partage la victoire.",
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_water_that_is_told_is_the_water_that_changed(fivex: vg.Game, players: int) -> None:
    before, change = None, 0
    for pos in walk(fivex, players, 7):
        if before is not None:
            paid = (pos.view().last, before.view().last)
            change = sum(signed(sentence) for sentence in told(before, pos, 0) if sentence.startswith("Your water"))
            if paid[0] is not None:
                change -= paid[0].clans[0].paid
            if paid[1] is not None and paid[0] is not None and paid[1].round == paid[0].round:
                change += paid[1].clans[0].paid
            assert pos.view(0).players[0].water - before.view(0).players[0].water == change
        before = pos


def signed(sentence: str) -> int:
    """The sum of the signed numbers in a sentence."""
    words = sentence.replace("−", "-").split()
    return sum(int(word) for word in words if word[0] in "+-")


# ---- the table in words -----------------------------------------------------------------------------------------


def test_only_the_owner_reads_what_is_sealed(fivex: vg.Game) -> None:
    pos = play(middle(fivex), "1: play extermination")
    titles = {seat: fivex.sheets(pos.view(seat), "en")[-1].title for seat in SEATS}
    assert titles[1] == "Players · Round 8 of 15 · seats 0, 1, 2 choose a card · you have chosen Extermination"
    assert {titles[0], titles[2], titles[None]} == {"Players · Round 8 of 15 · seats 0, 1, 2 choose a card"}
    pos = play(bidding(fivex), "1: bid 4")
    assert fivex.sheets(pos.view(1), "fr")[-1].title.endswith("les places 0, 1, 2 misent · votre mise est 4")
    assert fivex.sheets(pos.view(0), "fr")[-1].title.endswith("les places 0, 1, 2 misent")


def test_the_table_in_words_shows_the_offer_corner_by_corner(fivex: vg.Game) -> None:
    offer = fivex.sheets(middle(fivex).view(), "en")[-3]
    assert offer.title == "Offer, oldest first · still to come: 9 · out of the game: 0"
    assert offer.rows == (
        ("Stone Watcher", "left", "Excavation", "steal 1 from each Extermination", "blue", "violet"),
        ("Stone Watcher", "right", "Exploration", "+1", "blue", "violet"),
        ("Pack Banner", "left", "Extermination", "steal 1 from each Exploitation", "blue", "violet"),
        ("Pack Banner", "right", "Extermination", "+1 per Extermination", "green", "violet"),
    )
    french = fivex.sheets(middle(fivex).view(), "fr")[-3]
    assert [row[1] for row in french.rows] == ["gauche", "droit"] * 2


def test_a_move_is_said_in_words_and_tokens_are_counted(fivex: vg.Game) -> None:
    moves = [fivex.action(move) for move in ("play extension", "bid 1", "bid 2")]
    assert [move.words("en") for move in moves] == ["Play Extension", "Bid 1 water", "Bid 2 water"]
    assert [move.words("fr") for move in moves] == ["Jouer Extension", "Miser 1 jeton d’eau", "Miser 2 jetons d’eau"]


def test_the_table_in_words_shows_groups_and_the_improvements_that_are_visible(fivex: vg.Game) -> None:
    groups, improvements, *_ = fivex.sheets(middle(fivex).view(), "en")
    assert groups.rows == (
        ("0", "Well Spotter over Tomb Lamp", "Exploration, green", "Excavation, blue"),
        ("0", "Toll Arch", "Excavation, green", "Extension, green"),
        ("1", "Deep Bore", "Exploitation, blue", "Excavation, violet"),
    )
    assert improvements.rows == (
        ("0", "Excavation", "+1, +1"),
        ("0", "Extermination", "+1"),
        ("0", "Exploration", "+1 per Exploitation"),
        ("0", "Extension", "steal 1 from each Excavation"),
        ("1", "Excavation", "+1 per Extension"),
        ("1", "Exploitation", "+die"),
    )


def test_the_table_in_words_shows_where_the_action_cards_are(fivex: vg.Game) -> None:
    last = account([EXCAVATE, EXTEND, EXPLOIT])
    pos = middle(fivex, phase="bid", last=last, hands=[[EXTEND], [EXCAVATE], None])
    assert fivex.sheets(pos.view(), "en")[-2].rows == (
        ("0", "on the table", "discard", "discard", "discard", "hand"),
        ("1", "hand", "discard", "discard", "discard", "on the table"),
        ("2", "hand", "on the table", "hand", "hand", "hand"),
    )


def test_the_table_in_words_shows_the_account_of_the_last_round(fivex: vg.Game) -> None:
    pos = auction(middle(fivex, water=[5, 0, 7]), 3, 0, 3)
    sheet = fivex.sheets(pos.view(), "en")[0]
    assert sheet.title == "Round 8"
    assert [row[:8] for row in sheet.rows] == [
        ("0", "Excavation", "3", "+2", "", "", "", "−1"),
        ("1", "Excavation", "no water", "", "", "", "", ""),
        ("2", "Excavation", "3", "", "", "", "", "−1"),
    ]


def test_the_table_in_words_fits_a_terminal_of_a_hundred_columns(fivex: vg.Game) -> None:
    for pos in walk(fivex, 5, 2):
        if pos.ply % 9 == 0 or pos.over:
            for language in ("en", "fr"):
                for sheet in fivex.sheets(pos.view(0), language)[-3:]:
                    rows = (sheet.columns, *sheet.rows)
                    widths = [max(len(row[column]) for row in rows) for column in range(len(sheet.columns))]
                    assert sum(widths) + 2 * len(widths) <= 100, sheet.title
