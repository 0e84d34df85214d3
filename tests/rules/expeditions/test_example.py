"""The example of the rulebook: the first five turns of a game of four players."""

import voyageur as vg
from tests.rules.expeditions.board import LOCATIONS, legal, play, seat_of

PHILIPPE, MORGANE, BERNARD, CHARLES = range(4)
HANDS = [
    ["petra", "tikal", "denali", "kush", "sakha", "papua", "perth", "rapa-nui", "crater-lake"],
    ["banff", "louisiana", "marajo", "atacama", "virunga", "omatako", "bagan", "xi-an", "gizeh"],
    ["harappa", "mount-fuji", "angkor-wat", "uluru", "tasmania", "elmina", "douala", "aksum", "athens"],
    ["kolyma", "sulawesi", "borobudur", "altiplano", "aripuana", "puerto-rico", "sanaa", "lake-baikal", "svalbard"],
]
TOKENS = [
    {"on_map": ["tikal", "denali", "kush", "sakha"]},
    {"on_map": ["banff", "louisiana", "marajo", "atacama"]},
    {"on_map": ["harappa", "mount-fuji", "angkor-wat", "uluru"]},
    {"on_map": ["kolyma", "sulawesi", "borobudur", "altiplano"]},
]
COMMONS = ["machu-picchu", "putorana-plateau", "timbuktu", "great-wall", "iguazu-falls", "sahara"]


def test_the_example_of_the_rulebook(expeditions: vg.Game) -> None:
    dealt = {*COMMONS, *(card for hand in HANDS for card in hand)}
    deck = ["victoria-falls", *(card for card in LOCATIONS if card not in dealt and card != "victoria-falls")]
    pos = expeditions.position(players=4, hands=HANDS, tokens=TOKENS, commons=COMMONS, deck=deck, turn=PHILIPPE)

    pos = play(pos, "yellow: start>rome", "end")
    assert pos.to_dict()["won"] == [[], [], [], []]

    assert pos.actors == (MORGANE,)
    assert "yellow: rome>bonus-iberia" in legal(pos)
    pos = pos.play("red: start>bonus-north-of-black-sea")
    assert pos.view().pending == "bonus arrow"
    pos = play(pos, "red: bonus-north-of-black-sea>caspian-sea", "end")

    assert pos.actors == (BERNARD,)
    pos = play(pos, "red: caspian-sea>babylon", "ticket: arrow", "red: babylon>harappa")
    bernard = seat_of(pos, BERNARD)
    assert bernard["won"] == ["harappa"]
    assert "harappa" not in bernard["hands"]
    assert bernard["tokens"]["regained"] == ["harappa"]
    assert sorted(bernard["tokens"]["on_map"]) == ["angkor-wat", "mount-fuji", "uluru"]
    assert bernard["tickets"] == 2
    pos = pos.play("end")

    assert pos.actors == (CHARLES,)
    pos = pos.play("blue: start>bonus-north-of-black-sea")
    assert pos.view().pending == "bonus arrow"
    pos = pos.play("blue: bonus-north-of-black-sea>zagorsk")
    pos = play(pos, "ticket: arrow", "blue: zagorsk>putorana-plateau")
    charles = seat_of(pos, CHARLES)
    assert charles["won"] == ["putorana-plateau"]
    assert charles["tickets"] == 2
    assert pos.to_dict()["commons"] == [COMMONS[0], "victoria-falls", *COMMONS[2:]]
    assert pos.to_dict()["deck"] == deck[1:]
    pos = pos.play("end")

    assert pos.actors == (PHILIPPE,)
    assert pos.view().round == 2
    pos = pos.play("ticket: remove red")
    assert pos.view().expeditions[1].tip == "babylon"
    assert seat_of(pos, BERNARD)["won"] == ["harappa"]
    assert seat_of(pos, BERNARD)["tokens"]["regained"] == ["harappa"]
    pos = pos.play("red: babylon>petra")
    assert pos.to_dict()["won"] == [["petra"], [], ["harappa"], ["putorana-plateau"]]
    assert [len(hand) for hand in pos.to_dict()["hands"]] == [8, 9, 8, 9]
    assert pos.to_dict()["tickets"] == [2, 3, 2, 2]
    assert pos.to_dict()["arrows"] == {
        "yellow": ["start>rome"],
        "red": [
            "start>bonus-north-of-black-sea",
            "bonus-north-of-black-sea>caspian-sea",
            "caspian-sea>babylon",
            "babylon>petra",
        ],
        "blue": ["start>bonus-north-of-black-sea", "bonus-north-of-black-sea>zagorsk", "zagorsk>putorana-plateau"],
    }
