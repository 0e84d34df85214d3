"""Arrival: what the spot an expedition points at gives, and to whom."""

import pytest

import voyageur as vg
from tests.rules.expeditions.board import ALL_ARROWS, LOCATIONS, legal, path, play, seat_of, trail, way_to


def deck_without(*cards: str, top: tuple[str, ...] = ()) -> list[str]:
    """A deck of all cards but these, with some on top."""
    return [*top, *(card for card in LOCATIONS if card not in (*cards, *top))]


# ---- personal objectives ----------------------------------------------------------------------------------------


def test_the_mover_lays_down_a_personal_objective_that_is_reached(expeditions: vg.Game) -> None:
    pos = expeditions.position(arrows={"red": ["start>athens"]}, hands=[["gizeh", "tikal"], ["denali"]])
    pos = pos.play("red: athens>gizeh")
    assert seat_of(pos, 0)["hands"] == ["tikal"]
    assert seat_of(pos, 0)["won"] == ["gizeh"]


def test_a_personal_objective_is_laid_down_on_anyones_turn(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        players=3, arrows={"red": ["start>athens"]}, hands=[["tikal"], ["denali"], ["gizeh", "perth"]]
    )
    pos = pos.play("red: athens>gizeh")
    assert pos.to_dict()["won"] == [[], [], ["gizeh"]]
    assert pos.to_dict()["hands"] == [["tikal"], ["denali"], ["perth"]]
    assert pos.actors == (0,)


def test_announcing_is_automatic_and_nobody_is_asked(expeditions: vg.Game) -> None:
    pos = expeditions.position(arrows={"red": ["start>athens"]}, hands=[["tikal"], ["gizeh", "denali"]])
    pos = pos.play("red: athens>gizeh")
    assert pos.to_dict()["won"] == [[], ["gizeh"]]
    assert pos.legal(seat=1) == []
    assert legal(pos) == {"ticket: arrow", "ticket: remove red", "ticket: swap", "end"}


def test_an_objective_passed_before_is_not_laid_down_until_an_expedition_reaches_it_again(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        arrows={"red": path("start", "athens", "petra", "babylon"), "blue": ["start>athens"]},
        hands=[["petra", "tikal"], ["denali"]],
    )
    pos = play(pos, "red: babylon>harappa", "end")
    assert pos.to_dict()["won"] == [[], []]
    assert pos.play("blue: athens>petra").to_dict()["won"] == [["petra"], []]


def test_the_owner_takes_the_token_back_with_the_card(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        arrows={"red": path("start", "athens", "petra")},
        hands=[["tikal"], ["persepolis", "denali"]],
        tokens=[{}, {"on_map": ["persepolis", "denali"]}],
    )
    pos = pos.play("red: petra>persepolis")
    seat = seat_of(pos, 1)
    assert seat["won"] == ["persepolis"]
    assert seat["tokens"] == {"unplaced": 2, "on_map": ["denali"], "given_up": [], "regained": ["persepolis"]}
    assert pos.scores == (-1, 2 - 2)


def test_a_card_without_a_token_brings_no_token(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        arrows={"red": path("start", "athens", "petra")},
        hands=[["tikal"], ["persepolis", "denali"]],
        tokens=[{}, {"on_map": ["denali"]}],
    )
    assert seat_of(pos.play("red: petra>persepolis"), 1)["tokens"]["regained"] == []


def test_a_location_that_is_nobodys_objective_gives_nothing(expeditions: vg.Game) -> None:
    pos = expeditions.position(arrows={"red": ["start>athens"]}, hands=[["tikal"], ["denali"]], commons=["perth"])
    after = pos.play("red: athens>gizeh").to_dict()
    changed = {field for field, value in pos.to_dict().items() if after[field] != value}
    assert changed == {"arrows", "progressed", "knowledge"}


def test_an_arrival_satisfies_one_card_at_most(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        arrows={"red": ["start>athens"]}, hands=[["tikal"], ["gizeh", "denali"]], commons=["timgad", "perth"]
    )
    assert pos.play("red: athens>gizeh").to_dict()["commons"] == ["timgad", "perth"]
    assert pos.play("red: athens>timgad").to_dict()["hands"] == [["tikal"], ["denali", "gizeh"]]


# ---- common objectives ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mover", [0, 1])
def test_the_player_whose_turn_it_is_claims_a_common_objective(expeditions: vg.Game, mover: int) -> None:
    pos = expeditions.position(
        turn=mover, arrows={"red": ["start>athens"]}, hands=[["tikal"], ["denali"]], commons=["gizeh", "perth"]
    )
    won = pos.play("red: athens>gizeh").to_dict()["won"]
    assert won[mover] == ["gizeh"]
    assert won[1 - mover] == []


def test_ticket_bonus_and_restart_arrows_claim_common_objectives_too(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["tikal"], ["denali"]],
        commons=["petra", "zagorsk", "svalbard"],
        arrows={"red": ["start>athens"], "blue": path("start", "athens", "timgad", "gizeh")},
    )
    ticket = play(pos, "ticket: arrow", "red: athens>petra")
    assert seat_of(ticket, 0)["won"] == ["petra"]
    bonus = play(pos, "yellow: start>bonus-north-of-black-sea", "yellow: bonus-north-of-black-sea>zagorsk")
    assert seat_of(bonus, 0)["won"] == ["zagorsk"]
    restart = play(pos, "blue: gizeh>athens", "blue: start>svalbard")
    assert seat_of(restart, 0)["won"] == ["svalbard"]


def test_a_common_objective_is_replaced_at_once_in_its_place(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["tikal"], ["denali"]],
        arrows={"red": path("start", "athens", "timgad", "gizeh")},
        commons=["perth", "athens", "uluru"],
        deck=deck_without("tikal", "denali", "perth", "athens", "uluru", top=("omatako", "kush")),
    )
    after = pos.play("red: gizeh>athens")
    assert after.view().pending == "restart red"  # the row is full again before the restart arrow
    assert after.to_dict()["commons"] == ["perth", "omatako", "uluru"]
    assert after.to_dict()["deck"] == pos.to_dict()["deck"][1:]


def test_without_a_deck_the_row_of_common_objectives_shrinks(expeditions: vg.Game) -> None:
    commons = ["perth", "gizeh", "uluru", "denali", "kush", "sakha"]
    pos = expeditions.position(
        hands=[["tikal"], ["rome"]],
        arrows={"red": ["start>athens"]},
        commons=commons,
        deck=[],
        won=[deck_without("tikal", "rome", *commons), []],
    )
    after = pos.play("red: athens>gizeh")
    assert after.to_dict()["commons"] == ["perth", "uluru", "denali", "kush", "sakha"]
    assert len(seat_of(after, 0)["won"]) == len(seat_of(pos, 0)["won"]) + 1


def test_a_new_common_objective_where_an_expedition_stands_waits_for_another_arrival(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["tikal"], ["denali"]],
        arrows={"red": ["start>athens"], "blue": path("start", "athens", "petra"), "yellow": ["start>athens"]},
        commons=["gizeh"],
        deck=deck_without("tikal", "denali", "gizeh", top=("petra",)),
    )
    pos = play(pos, "red: athens>gizeh", "end")
    assert pos.to_dict()["commons"] == ["petra"]
    assert pos.to_dict()["won"] == [["gizeh"], []]
    pos = pos.play("yellow: athens>petra")
    assert pos.to_dict()["won"] == [["gizeh"], ["petra"]]


def test_a_card_swapped_in_where_an_expedition_stands_waits_for_another_arrival(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["tikal", "perth"], ["denali"]],
        arrows={"blue": path("start", "athens", "petra"), "yellow": ["start>athens"]},
        deck=deck_without("tikal", "perth", "denali", top=("petra", "uluru")),
    )
    pos = play(pos, "ticket: swap", "keep petra", "tuck perth last")
    assert seat_of(pos, 0)["hands"] == ["tikal", "petra"]
    assert seat_of(pos, 0)["won"] == []
    assert seat_of(pos.play("yellow: athens>petra"), 0)["won"] == ["petra"]


# ---- bonus spots ------------------------------------------------------------------------------------------------


def test_a_bonus_spot_lets_the_mover_add_an_arrow_at_once(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["tikal"], ["denali"]]).play("red: start>bonus-north-of-black-sea")
    assert pos.actors == (0,)
    assert pos.view().pending == "bonus arrow"
    pos = pos.play("red: bonus-north-of-black-sea>caspian-sea")
    assert pos.view().pending is None
    assert pos.to_dict()["arrows"]["red"] == path("start", "bonus-north-of-black-sea", "caspian-sea")


def test_a_bonus_arrow_may_be_declined(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["tikal"], ["denali"]]).play("red: start>bonus-north-of-black-sea")
    after = pos.play("decline")
    assert after.view().bonus_arrows == 0
    assert after.to_dict()["arrows"] == pos.to_dict()["arrows"]
    assert legal(after) == {"ticket: arrow", "ticket: remove red", "ticket: swap", "end"}


@pytest.mark.parametrize("move", ["ticket: arrow", "ticket: swap", "ticket: remove red", "end"])
def test_a_bonus_arrow_is_decided_before_tickets_and_the_end_of_the_turn(expeditions: vg.Game, move: str) -> None:
    pos = expeditions.position(hands=[["tikal"], ["denali"]]).play("red: start>bonus-north-of-black-sea")
    with pytest.raises(vg.IllegalMove) as error:
        pos.play(move)
    assert error.value.key == "expeditions-no-bonus-first"


def test_a_bonus_arrow_goes_to_any_expedition_with_an_arrow_left(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["rome"], ["stonehenge"]], arrows={"blue": trail(ALL_ARROWS, to="perth"), "yellow": ["start>rome"]}
    )
    pos = pos.play("red: start>bonus-north-of-black-sea")
    assert legal(pos) == {
        "red: bonus-north-of-black-sea>caspian-sea",
        "red: bonus-north-of-black-sea>zagorsk",
        "yellow: rome>bonus-iberia",
        "decline",
    }


def test_a_bonus_arrow_to_a_bonus_spot_gives_another_without_limit(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["tikal"], ["denali"]])
    for colour in ("red", "yellow", "blue"):
        pos = pos.play(f"{colour}: start>bonus-north-of-black-sea")
        assert pos.view().bonus_arrows == 1
    pos = expeditions.position(hands=[["rome"], ["athens"]], arrows={"red": way_to("graham-land")})
    pos = play(pos, "red: graham-land>bonus-weddell-sea", "red: bonus-weddell-sea>bonus-queen-maud-coast")
    assert pos.view().bonus_arrows == 1


def test_the_spot_a_bonus_arrow_reaches_has_its_effect(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=[["tikal"], ["denali", "caspian-sea"]], arrows={"blue": ["start>svalbard"]}, commons=["rome"]
    ).play("red: start>bonus-north-of-black-sea")
    assert seat_of(pos.play("red: bonus-north-of-black-sea>caspian-sea"), 1)["won"] == ["caspian-sea"]
    assert seat_of(pos.play("yellow: start>rome"), 0)["won"] == ["rome"]
    assert seat_of(pos.play("blue: svalbard>ticket-barents-sea"), 0)["tickets"] == 4


# ---- ticket spots -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mover", [0, 1])
def test_a_ticket_spot_gives_the_mover_a_ticket(expeditions: vg.Game, mover: int) -> None:
    pos = expeditions.position(turn=mover, hands=[["tikal"], ["denali"]], arrows={"red": ["start>svalbard"]})
    pos = pos.play("red: svalbard>ticket-barents-sea")
    assert pos.to_dict()["tickets"] == [4 - mover, 3 + mover]
    assert pos.view().ticket_supply == 33


def test_a_ticket_spot_gives_nothing_when_the_supply_is_empty(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["tikal"], ["denali"]], arrows={"red": ["start>svalbard"]}, tickets=[0, 40])
    pos = pos.play("red: svalbard>ticket-barents-sea")
    assert pos.to_dict()["tickets"] == [0, 40]
    assert pos.view().ticket_supply == 0


def test_a_spent_ticket_returns_to_the_supply_at_once(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["tikal"], ["denali"]], arrows={"red": ["start>svalbard"]}, tickets=[5, 35])
    pos = pos.play("ticket: arrow")
    assert pos.to_dict()["tickets"] == [4, 35]
    assert pos.view().ticket_supply == 1
    pos = pos.play("red: svalbard>ticket-barents-sea")
    assert pos.to_dict()["tickets"] == [5, 35]
    assert pos.view().ticket_supply == 0
