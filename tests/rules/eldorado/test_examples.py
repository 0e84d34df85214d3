"""The rulebook's worked examples, step by step."""

import voyageur as vg
from tests.rules.eldorado.board import (
    CAVES,
    beginning,
    legal,
    only_unseen,
    pawn_of,
    play,
    removed,
    row_without,
    seat_of,
    table,
    tiles_of,
)

ANNES_LAND = {
    "boards": [
        {"board": "B", "rotation": 0, "q": 0, "r": 0},
        {"board": "I", "rotation": 3, "q": 7, "r": -3},
        {"board": "K", "rotation": 0, "q": 10, "r": -10},
    ],
    "finish": {"plate": "finish_river", "rotation": 0, "q": 14, "r": -14},
}
"""North of 7,-5: jungle of 1, 2 and 2, a camp of 1, rivers of 2 and 1, rubble of 3; the second barrier lies between."""


def test_sarah_enters_jungle_with_three_cards_one_after_the_other(eldorado: vg.Game) -> None:
    pos = table(eldorado, "explorer", "scout", "trailblazer", at="18,3").play("explorer: ne")
    assert pawn_of(pos) == "19,2"
    pos = play(pos, "scout: nw", "go nw")
    assert pawn_of(pos) == "19,0"
    pos = pos.play("trailblazer: e")  # jungle of 3
    assert pawn_of(pos) == "20,0"
    assert seat_of(pos)["hand"] == {}
    assert pos.to_dict()["played"] == {"explorer": 1, "scout": 1, "trailblazer": 1}


def test_three_machetes_open_a_barrier_of_one_and_go_on_over_green_hexes(eldorado: vg.Game) -> None:
    pos = table(eldorado, "trailblazer", at="3,-1").play("trailblazer: barrier 1")
    assert (seat_of(pos)["taken"], pos.to_dict()["pending"]["power"]) == ([1], 2)
    pos = play(pos, "go ne", "go nw")
    assert pawn_of(pos) == "4,-3"
    assert pos.to_dict()["pending"] is None


def test_johan_pays_four_coins_with_four_cards(eldorado: vg.Game) -> None:
    pos = table(eldorado, "traveler", "photographer", "explorer", "sailor")
    assert pos.to_dict()["row"]["transmitter"] == 3
    owed = []
    pos = pos.play("buy transmitter")
    for card in ("traveler", "photographer", "explorer"):
        pos = pos.play(f"pay {card}")
        owed.append(pos.to_dict()["pending"]["owed"])
    assert owed == [6, 2, 1]  # half coins
    pos = pos.play("pay sailor")
    assert seat_of(pos)["discard"] == {"transmitter": 1}
    assert seat_of(pos)["hand"] == {}
    assert legal(pos) == {"end"}


def test_annes_complete_turn(eldorado: vg.Game) -> None:
    before = table(
        eldorado,
        *("cartographer", "traveler", "journalist", "prop_plane"),
        at="7,-5",
        deck=["pioneer", "native"],
        discard=["explorer", "explorer"],
        options={"course": ANNES_LAND},
        taken=[None, [1, 2], None],
        row=row_without("scout"),
    )
    pos = before.play("use cartographer")
    hand = {"traveler": 1, "pioneer": 1, "journalist": 1, "prop_plane": 1, "native": 1}
    assert seat_of(pos)["hand"] == hand

    pos = play(pos, "pioneer: nw", "go ne", "go e")
    assert pawn_of(pos) == "9,-7"

    pos = play(pos, "enter e", "give traveler")
    assert pawn_of(pos) == "10,-7"
    assert removed(before, pos) == {"traveler": 1}

    pos = play(pos, "prop_plane: sw", "go se")
    assert pawn_of(pos) == "9,-5"
    assert pos.to_dict()["pending"]["power"] == 1
    pos = pos.play("stop")
    assert removed(before, pos) == {"traveler": 1, "prop_plane": 1}

    pos = pos.play("native: se")  # rubble of 3
    assert pawn_of(pos) == "9,-4"
    assert seat_of(pos)["hand"] == {"journalist": 1}

    assert {"buy compass", "buy captain", "buy photographer"} <= beginning(pos, "buy")
    pos = play(pos, "buy compass", "pay journalist")
    assert seat_of(pos)["discard"] == {"explorer": 2, "compass": 1}
    assert pos.to_dict()["row"] == {**row_without("scout"), "compass": 2}
    assert "compass" not in pos.to_dict()["above"]
    assert pos.to_dict()["played"] == {"pioneer": 1, "journalist": 1, "cartographer": 1, "native": 1}
    assert legal(pos) == {"end"}

    pos = pos.play("end")
    seat = seat_of(pos)
    assert sum(seat["hand"].values()) == 4
    assert sum(seat["deck"].values()) == 3
    assert seat["hand"].get("prop_plane", 0) + seat["deck"].get("prop_plane", 0) == 0
    assert pos.actors == (1,)


def test_julien_explores_a_cave_and_uses_its_tile_at_once(eldorado: vg.Game) -> None:
    hidden = only_unseen("machete_1", "native")
    pos = table(eldorado, "explorer", at="0,0", rng=1, **hidden, caves={"0,2": 2, "7,-3": 0, "11,7": 0}, **CAVES)
    pos = pos.play("explorer: se")
    assert (pawn_of(pos), tiles_of(pos)) == ("0,1", 1)
    tile = next(iter(seat_of(pos)["tiles"]))
    kept = play(pos, "end", "end", "end")
    assert tiles_of(kept) == 1
    pos = pos.play(f"tile {tile}: sw")
    assert (pawn_of(pos), tiles_of(pos)) == ("-1,2", 0)  # beside the cave still, so there is no other tile
    assert pos.to_dict()["caves"]["0,2"] == 1
