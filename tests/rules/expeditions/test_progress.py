"""Progress: whose turn it is, which arrow may be placed where, and the edges of the map."""

import pytest

import voyageur as vg
from tests.rules.expeditions.board import ALL_ARROWS, LINKS, SPOTS, legal, path, play, seat_of, trail, way_to
from voyageur.games.expeditions.material import BOARD

COLOURS = ("yellow", "red", "blue")
HANDS = [["tikal"], ["uluru"]]


def arrows_in(moves: set[str], colour: str) -> set[str]:
    """The arrows of one colour among these moves."""
    return {move for move in moves if move.startswith(f"{colour}:")}


# ---- turns ------------------------------------------------------------------------------------------------------


def test_turns_go_clockwise_and_a_round_ends_with_the_seat_before_the_first_player(expeditions: vg.Game) -> None:
    pos = expeditions.position(players=3, first_player=2, turn=2, hands=[*HANDS, ["perth"]])
    clock = []
    for moves in (
        ["red: start>rome", "end"],
        ["red: rome>bonus-iberia", "decline", "end"],
        ["blue: start>rome", "end"],
    ):
        clock.append((pos.to_dict()["round"], pos.actors))
        pos = play(pos, *moves)
    assert clock == [(1, (2,)), (1, (0,)), (1, (1,))]
    assert (pos.to_dict()["round"], pos.actors) == (2, (2,))


def test_a_player_must_progress_an_expedition_before_ending_the_turn(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS)
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("end")
    assert error.value.key == "expeditions-no-end-before-progress"
    after = pos.play("red: start>rome")
    assert after.actors == (0,)
    assert "end" in legal(after)


def test_one_arrow_a_turn_unless_a_ticket_pays_for_more(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS).play("red: start>rome")
    assert legal(pos) == {"ticket: arrow", "ticket: remove red", "ticket: swap", "end"}
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("blue: start>rome")
    assert error.value.key == "expeditions-no-arrow-again"


@pytest.mark.parametrize(
    "moves",
    [
        ["ticket: arrow", "red: start>rome"],
        ["ticket: arrow", "red: start>bonus-north-of-black-sea", "red: bonus-north-of-black-sea>zagorsk"],
        ["ticket: arrow", "blue: gizeh>athens", "blue: start>rome"],
    ],
    ids=["ticket", "bonus", "restart"],
)
def test_ticket_bonus_and_restart_arrows_are_not_the_compulsory_one(expeditions: vg.Game, moves: list[str]) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"blue": path("start", "athens", "timgad", "gizeh")})
    pos = play(pos, *moves)
    assert pos.view().progressed is False
    assert "end" not in legal(pos)
    assert "yellow: start>rome" in legal(pos)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_expeditions_belong_to_nobody(expeditions: vg.Game, seat: int) -> None:
    pos = expeditions.position(
        players=3, turn=seat, hands=[*HANDS, ["perth"]], arrows={"red": ["start>rome"], "blue": ["start>svalbard"]}
    )
    assert arrows_in(legal(pos), "red") == {"red: rome>bonus-iberia"}
    assert arrows_in(legal(pos), "blue") == {"blue: svalbard>ticket-barents-sea"}
    assert len(arrows_in(legal(pos), "yellow")) == 6


# ---- where an arrow may go --------------------------------------------------------------------------------------


def test_the_first_arrow_leaves_the_compass_rose_on_any_of_its_six_segments(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS)
    for colour in COLOURS:
        assert arrows_in(legal(pos), colour) == {
            f"{colour}: start>svalbard",
            f"{colour}: start>thingvellir",
            f"{colour}: start>stonehenge",
            f"{colour}: start>rome",
            f"{colour}: start>athens",
            f"{colour}: start>bonus-north-of-black-sea",
        }
    assert pos.play("yellow: start>rome").to_dict()["arrows"] == {"yellow": ["start>rome"], "red": [], "blue": []}


def test_a_bonus_arrow_may_start_an_expedition(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS).play("red: start>bonus-north-of-black-sea")
    assert len(arrows_in(legal(pos), "blue")) == 6
    assert pos.play("blue: start>rome").to_dict()["arrows"]["blue"] == ["start>rome"]


def test_a_ticket_arrow_may_start_an_expedition(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS).play("ticket: arrow")
    assert len(legal(pos)) == 18
    assert pos.play("blue: start>rome").to_dict()["arrows"]["blue"] == ["start>rome"]


def test_a_started_expedition_continues_from_the_point_of_its_last_arrow(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": path("start", "athens", "petra")})
    assert arrows_in(legal(pos), "red") == {"red: petra>babylon", "red: petra>persepolis", "red: petra>sanaa"}
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("red: athens>gizeh")
    assert error.value.key == "expeditions-no-arrow-off-tip"


def test_an_expedition_may_go_on_to_another_continent(expeditions: vg.Game) -> None:
    continent = {spot["id"]: spot.get("continent") for spot in BOARD["spots"]}
    assert continent["athens"] == "europe"
    assert continent["timgad"] == "africa"
    pos = expeditions.position(hands=HANDS, arrows={"red": ["start>athens"]}).play("red: athens>timgad")
    assert pos.view().expeditions[1].tip == "timgad"


def test_an_arrow_must_follow_a_segment(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": ["start>rome"]})
    with pytest.raises(vg.UnknownMove) as error:
        pos.play("red: rome>athens")
    assert error.value.key == "expeditions-no-segment"


def test_an_arrow_may_not_backtrack_the_one_before(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": path("start", "athens", "petra")})
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("red: petra>athens")
    assert error.value.key == "expeditions-no-arrow-segment-taken"


def test_a_segment_carries_one_arrow_of_a_colour_in_either_direction(expeditions: vg.Game) -> None:
    ring = path("start", "athens", "timgad", "gizeh", "athens")  # a loop, restarted from timgad
    pos = expeditions.position(hands=HANDS, arrows={"red": [*ring, "timgad>sahara"]})
    pos = pos.play("red: sahara>gizeh")
    from_the_ring = {move for move in legal(pos) if move.startswith(("red: gizeh", "red: athens", "red: timgad"))}
    assert from_the_ring == {
        "red: gizeh>aksum",
        "red: athens>petra",
        "red: timgad>timbuktu",
        "red: timgad>bonus-iberia",
    }
    for again in ("gizeh>timgad", "timgad>gizeh", "gizeh>sahara"):
        with pytest.raises(vg.IllegalMove) as error:
            pos.play(f"red: {again}")
        assert error.value.key == "expeditions-no-arrow-segment-taken"


def test_arrows_of_different_colours_share_a_segment_in_any_direction(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=HANDS,
        arrows={
            "red": path("start", "athens", "petra"),
            "blue": path("start", "bonus-north-of-black-sea", "caspian-sea", "babylon", "petra"),
            "yellow": ["start>athens"],
        },
    )
    assert {"blue: petra>athens", "yellow: athens>petra"} <= legal(pos)
    after = pos.play("blue: petra>athens")
    assert after.to_dict()["pending"]["restart"] is None
    assert after.to_dict()["arrows"]["red"] == pos.to_dict()["arrows"]["red"]


def test_a_segment_freed_by_a_removal_may_be_used_at_once(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": path("start", "athens", "petra")})
    pos = play(pos, "ticket: remove red", "red: athens>petra")
    assert pos.to_dict()["arrows"]["red"] == ["start>athens", "athens>petra"]


def test_an_expedition_is_never_stuck_while_it_has_an_arrow(expeditions: vg.Game) -> None:
    assert min(len(LINKS[spot]) for spot in SPOTS) == 2
    for spot in SPOTS[1:]:
        pos = expeditions.position(hands=HANDS, arrows={"red": trail(ALL_ARROWS - 1, to=spot)})
        assert len(arrows_in(legal(pos), "red")) == len(LINKS[spot]) - 1


# ---- colours that run out ---------------------------------------------------------------------------------------


def test_when_a_colour_has_run_out_another_must_progress(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": trail(ALL_ARROWS, to="perth")})
    assert arrows_in(legal(pos), "red") == set()
    assert len(arrows_in(legal(pos), "yellow") | arrows_in(legal(pos), "blue")) == 12
    assert "end" not in legal(pos)
    with pytest.raises(vg.IllegalMove) as error:
        pos.play("red: perth>uluru")
    assert error.value.key == "expeditions-no-arrow-none-left"


def test_the_last_arrow_of_a_colour_may_still_be_placed(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": trail(ALL_ARROWS - 1, to="perth")})
    move = min(arrows_in(legal(pos), "red"))
    assert pos.play(move).view().expeditions[1].left == 0


def test_a_removal_puts_an_arrow_back_so_that_the_colour_can_be_played_again(expeditions: vg.Game) -> None:
    pos = expeditions.position(hands=HANDS, arrows={"red": trail(ALL_ARROWS, to="perth")}).play("ticket: remove red")
    assert pos.view().expeditions[1].left == 1
    assert len(arrows_in(legal(pos), "red")) > 0


# ---- the edges of the map, and the compass rose -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("west", "wrap", "east"),
    [
        ("denali", "ticket-north-pacific", "bering-strait"),
        ("teotihuacan", "ticket-central-pacific", "ticket-philippines"),
        ("rapa-nui", "ticket-south-pacific", "great-barrier-reef"),
    ],
)
def test_a_wrap_around_spot_is_one_spot_on_both_edges_and_gives_a_ticket(
    expeditions: vg.Game, west: str, wrap: str, east: str
) -> None:
    pos = expeditions.position(hands=[["athens"], ["rome"]], arrows={"red": way_to(west)})
    pos = pos.play(f"red: {west}>{wrap}")
    assert seat_of(pos, 0)["tickets"] == 4
    pos = play(pos, "end", f"red: {wrap}>{east}")
    assert pos.view().expeditions[1].tip == east
    assert pos.to_dict()["pending"]["restart"] is None


def test_three_spots_join_the_edges_of_the_map() -> None:
    wraps = {spot["id"]: len(spot["edges"]) for spot in BOARD["spots"] if "edges" in spot}
    assert wraps == {"ticket-north-pacific": 2, "ticket-central-pacific": 2, "ticket-south-pacific": 2}


def test_an_arrow_to_the_compass_rose_gives_nothing_and_closes_a_loop(expeditions: vg.Game) -> None:
    pos = expeditions.position(
        hands=HANDS, arrows={"red": path("start", "athens", "timgad", "bonus-iberia", "rome")}, commons=["denali"]
    )
    after = pos.play("red: rome>start")
    assert after.view().pending == "restart red"
    assert after.view().bonus_arrows == 0
    for seat in (0, 1):
        assert seat_of(after, seat) == seat_of(pos, seat)
    assert {"red: start>svalbard", "red: start>stonehenge"} <= legal(after)
