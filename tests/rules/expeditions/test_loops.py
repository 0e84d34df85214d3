"""Loops: an expedition that comes back to a spot it has visited must restart from any spot it has visited."""

import pytest

import voyageur as vg
from tests.rules.expeditions.board import ALL_ARROWS, legal, path, play, seat_of, trail, way_to

HANDS = [["tikal"], ["uluru"]]
RING = path("start", "athens", "timgad", "gizeh")
"""One arrow more, gizeh>athens, closes a loop on a location."""
TICKET_RING = path("start", "svalbard", "ticket-barents-sea", "zagorsk", "putorana-plateau")
"""One arrow more, to ticket-barents-sea, closes a loop on a ticket spot."""
BONUS_RING = path("start", "bonus-north-of-black-sea", "caspian-sea", "novosibirsk", "putorana-plateau", "zagorsk")
"""One arrow more, to bonus-north-of-black-sea, closes a loop on a bonus spot."""


def looped(game: vg.Game) -> vg.Position:
    """The red expedition has just closed a loop at Athens."""
    return game.position(hands=HANDS, arrows={"red": RING, "blue": ["start>rome"]}).play("red: gizeh>athens")


# ---- what a loop is ---------------------------------------------------------------------------------------------


def test_an_arrow_to_a_spot_its_expedition_has_visited_closes_a_loop(expeditions: vg.Game) -> None:
    pos = looped(expeditions)
    assert pos.view().pending == "restart red"
    assert [each.looped for each in pos.view().expeditions] == [False, True, False]


def test_an_arrow_to_a_new_spot_closes_no_loop(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": RING}).play("red: gizeh>aksum")
    assert pos.view().pending is None


def test_spots_visited_by_other_colours_do_not_matter(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": RING, "blue": ["start>athens"]})
    assert pos.play("blue: athens>gizeh").view().pending is None


def test_a_spot_whose_arrow_was_removed_is_no_longer_visited(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": path("start", "athens", "gizeh")})
    pos = play(pos, "ticket: remove red", "red: athens>timgad", "ticket: arrow", "red: timgad>gizeh")
    assert pos.view().pending is None
    assert pos.view().expeditions[1].tip == "gizeh"


def test_a_loop_may_close_across_the_edge_of_the_map(expeditions: vg.Game) -> None:
    once_around = path("ticket-north-pacific", "bering-strait", "kolyma", "lake-baikal", "amur-river")
    arrows = [*way_to("denali"), "denali>ticket-north-pacific", *once_around]
    pos = expeditions.position(hands=[["rome"], ["petra"]], arrows={"red": arrows})
    pos = pos.play("red: amur-river>ticket-north-pacific")
    assert pos.view().pending == "restart red"
    assert {"red: ticket-north-pacific>mount-fuji", "red: ticket-north-pacific>grand-canyon"} <= legal(pos)


# ---- the restart ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["end", "ticket: arrow", "ticket: swap", "ticket: remove red", "decline"])
def test_the_restart_is_compulsory_and_comes_before_anything_else(expeditions: vg.Game, move: str) -> None:
    pos = looped(expeditions)
    with pytest.raises(vg.IllegalMove) as error:
        pos.play(move)
    assert error.value.key == "expeditions-no-restart-first"


def test_only_the_looped_expedition_restarts(expeditions: vg.Game) -> None:
    pos = looped(expeditions)
    assert all(move.startswith("red: ") for move in legal(pos))
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("blue: rome>bonus-iberia")
    assert error.value.key == "expeditions-no-restart-first"


def test_the_restart_leaves_any_visited_spot_on_or_off_the_loop_even_the_compass_rose(expeditions: vg.Game) -> None:
    assert legal(looped(expeditions)) == {
        "red: start>svalbard",
        "red: start>thingvellir",
        "red: start>stonehenge",
        "red: start>rome",
        "red: start>bonus-north-of-black-sea",
        "red: athens>petra",
        "red: timgad>sahara",
        "red: timgad>timbuktu",
        "red: timgad>bonus-iberia",
        "red: gizeh>sahara",
        "red: gizeh>aksum",
    }


def test_the_restart_may_not_leave_a_spot_the_expedition_has_not_visited(expeditions: vg.Game) -> None:
    with pytest.raises(vg.IllegalMove) as error:
        looped(expeditions).play("red: rome>bonus-iberia")
    assert error.value.key == "expeditions-no-restart-unvisited"


def test_the_expedition_goes_on_from_its_restart_arrow(expeditions: vg.Game) -> None:
    pos = play(looped(expeditions), "red: timgad>sahara")
    assert pos.view().pending is None
    assert pos.view().expeditions[1].tip == "sahara"
    pos = pos.play("end")
    assert {move for move in legal(pos) if move.startswith("red")} == {
        "red: sahara>kush",
        "red: sahara>douala",
        "red: sahara>gizeh",
    }


def test_the_spot_restarted_from_has_no_effect_but_the_spot_reached_has(expeditions: vg.Game) -> None:
    arrows = path("start", "svalbard", "ticket-barents-sea", "zagorsk", "bonus-north-of-black-sea")
    pos = expeditions.position(hands=[["tikal", "caspian-sea"], ["putorana-plateau", "rome"]], arrows={"red": arrows})
    pos = pos.play("red: bonus-north-of-black-sea>start")
    from_ticket = pos.play("red: ticket-barents-sea>putorana-plateau")
    assert from_ticket.to_dict()["tickets"] == [3, 3]
    assert from_ticket.to_dict()["won"] == [[], ["putorana-plateau"]]
    from_bonus = pos.play("red: bonus-north-of-black-sea>caspian-sea")
    assert from_bonus.view().bonus_arrows == 0
    assert from_bonus.to_dict()["won"] == [["caspian-sea"], []]


@pytest.mark.parametrize(("arrow", "won"), [("timgad>gizeh", ["gizeh"]), ("gizeh>timgad", [])])
def test_between_two_visited_spots_the_player_chooses_the_direction_and_closes_a_loop_again(
    expeditions: vg.Game, arrow: str, won: list[str]
) -> None:
    pos = expeditions.position(
        hands=[["gizeh", "tikal"], ["uluru"]], arrows={"red": path("start", "athens", "timgad", "sahara", "gizeh")}
    )
    pos = pos.play("red: gizeh>athens").play(f"red: {arrow}")
    assert seat_of(pos, 0)["won"] == won
    assert pos.view().pending == "restart red"


def test_without_an_arrow_left_nothing_happens_and_the_expedition_stays_looped(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["rome"], ["svalbard"]], arrows={"red": trail(ALL_ARROWS - 1, to="athens")})
    pos = pos.play("red: athens>start")
    assert pos.view().expeditions[1].left == 0
    assert pos.view().expeditions[1].looped
    assert pos.view().pending is None
    assert "end" in legal(pos)


def test_the_closing_arrow_of_an_exhausted_expedition_may_be_removed(expeditions: vg.Game) -> None:
    arrows = trail(ALL_ARROWS - 1, to="zagorsk", first=("bonus-north-of-black-sea", "caspian-sea"))
    closing = "zagorsk>bonus-north-of-black-sea"
    pos = expeditions.position(hands=[["rome"], ["svalbard"]], arrows={"red": [*arrows, closing]})
    pos = pos.play("ticket: remove red")
    assert pos.view().pending is None
    assert pos.view().expeditions[1].tip == "zagorsk"
    assert not pos.view().expeditions[1].looped
    assert pos.play(f"red: {closing}").view().expeditions[1].looped  # visited still, by the first arrow


# ---- loops on spots with an effect ------------------------------------------------------------------------------


def test_a_loop_on_a_bonus_spot_gives_the_restart_first_and_the_bonus_arrow_after(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": BONUS_RING})
    pos = pos.play("red: zagorsk>bonus-north-of-black-sea")
    assert (pos.view().pending, pos.view().bonus_arrows) == ("restart red", 1)
    assert "decline" not in legal(pos)
    pos = pos.play("red: start>rome")
    assert (pos.view().pending, pos.view().bonus_arrows) == ("bonus arrow", 1)
    pos = pos.play("blue: start>rome")
    assert (pos.view().pending, pos.view().bonus_arrows) == (None, 0)


def test_a_loop_on_a_ticket_spot_gives_the_ticket_then_the_restart(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": TICKET_RING})
    pos = pos.play("red: putorana-plateau>ticket-barents-sea")
    assert seat_of(pos, 0)["tickets"] == 4
    assert pos.view().pending == "restart red"


def test_a_loop_on_a_location_checks_objectives_as_usual(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=[["tikal"], ["athens", "uluru"]], arrows={"red": RING}).play("red: gizeh>athens")
    assert seat_of(pos, 1)["won"] == ["athens"]
    pos = expeditions.position(hands=HANDS, commons=["athens"], arrows={"red": RING}).play("red: gizeh>athens")
    assert seat_of(pos, 0)["won"] == ["athens"]
    assert pos.view().pending == "restart red"


def test_a_restart_comes_before_all_bonus_arrows_that_wait(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": BONUS_RING, "blue": RING})
    pos = play(pos, "red: zagorsk>bonus-north-of-black-sea", "red: novosibirsk>bonus-altai")
    assert (pos.view().pending, pos.view().bonus_arrows) == ("bonus arrow", 2)
    pos = pos.play("blue: gizeh>athens")
    assert (pos.view().pending, pos.view().bonus_arrows) == ("restart blue", 1)
    pos = pos.play("blue: start>bonus-north-of-black-sea")
    assert (pos.view().pending, pos.view().bonus_arrows) == ("bonus arrow", 2)
    assert play(pos, "decline", "decline").view().pending is None


def test_there_is_no_limit_to_the_loops_of_a_turn(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": path("start", "athens", "timgad", "sahara", "gizeh")})
    for loop in ("gizeh>athens", "timgad>gizeh"):
        pos = pos.play(f"red: {loop}")
        assert pos.view().pending == "restart red"
    pos = play(pos, "red: start>rome", "ticket: arrow", "red: rome>bonus-iberia", "red: bonus-iberia>timgad")
    assert pos.view().pending == "restart red"
    assert pos.actors == (0,)


def test_a_loop_on_a_bonus_spot_with_the_last_arrow_of_the_colour_still_gives_the_bonus(expeditions: vg.Game) -> None:
    arrows = trail(ALL_ARROWS - 1, to="zagorsk", first=("bonus-north-of-black-sea", "caspian-sea"))
    pos = expeditions.position(hands=[["rome"], ["athens"]], arrows={"red": arrows})
    pos = pos.play("red: zagorsk>bonus-north-of-black-sea")
    assert pos.view().expeditions[1].looped
    assert (pos.view().pending, pos.view().bonus_arrows) == ("bonus arrow", 1)
    assert {move.partition(":")[0] for move in legal(pos)} == {"yellow", "blue", "decline"}


# ---- the rulebook's picture -------------------------------------------------------------------------------------


def test_the_loop_of_the_rulebook_around_iguazu_falls(expeditions: vg.Game) -> None:
    before = path(
        *("start", "stonehenge", "newfoundland", "bonus-northwest-atlantic", "ticket-mid-atlantic", "puerto-rico"),
        *("tikal", "galapagos-islands", "pacific-ocean", "machu-picchu", "ticket-northern-andes", "angel-falls"),
        *("marajo", "aripuana", "iguazu-falls", "salvador-de-bahia"),
    )
    pos = expeditions.position(hands=[["rome"], ["perth"]], arrows={"yellow": before})
    pos = pos.play("yellow: salvador-de-bahia>marajo")
    assert pos.view().pending == "restart yellow"
    assert {
        "yellow: iguazu-falls>atacama",
        "yellow: iguazu-falls>bonus-rio-de-la-plata",
        "yellow: angel-falls>amazon-rainforest",
    } <= legal(pos)
    both_segments_taken = "yellow: ticket-northern-andes>"
    assert not any(move.startswith(both_segments_taken) for move in legal(pos))
    pos = pos.play("yellow: iguazu-falls>atacama")
    assert pos.view().expeditions[0].tip == "atacama"
    assert pos.view().pending is None
