"""The picture of the table: it says what the view holds and nothing else, and everything on it has its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from msgspec.structs import replace

import voyageur as vg
from tests.rules.fivex.board import EXCAVATE, EXPLOIT, EXPLORE, EXTEND, auction, choose, finish, play, table, walk
from voyageur.core import text
from voyageur.games.fivex import drawing, names, picture, tableau
from voyageur.games.fivex.material import ACTION_IDS, CARD_IDS, CARD_NUMBERS, COLONY_IDS, FITS, card_name, colony_name
from voyageur.games.fivex.view import GroupView, View, group_of

SVG = "{http://www.w3.org/2000/svg}"
EVERY_LANGUAGE = pytest.mark.parametrize("language", text.LANGUAGES)
EVERY_NUMBER = pytest.mark.parametrize("players", [3, 4, 5])

Matrix = tuple[float, float, float, float]
"""Shift and scale, across and down."""


@dataclass(frozen=True)
class Box:
    """Where something is on the picture, and what."""

    left: float
    top: float
    right: float
    bottom: float
    drawn: Element

    def meets(self, other: Box) -> float:
        """How wide the part is that both cover; 0 if there is none."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, across) if down > 0.1 else 0.0

    def holds(self, other: Box, margin: float = 0.0) -> bool:
        """Whether the other one is inside, that far from the edge."""
        across = self.left + margin <= other.left and other.right <= self.right - margin
        return across and self.top + margin <= other.top and other.bottom <= self.bottom - margin


def moved(matrix: Matrix, transform: str) -> Matrix:
    """What a transform makes of a shift and scale; a turn only ever turns a glyph about itself."""
    x, y, wide, high = matrix
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(number) for number in inside.split()]
        if name == "translate":
            x, y = x + wide * numbers[0], y + high * numbers[1]
        elif name == "scale":
            wide, high = wide * numbers[0], high * numbers[-1]
    return x, y, wide, high


def elements(root: Element, matrix: Matrix = (0, 0, 1, 1)) -> Iterator[tuple[Element, Matrix]]:
    """Everything that is drawn, with its shift and scale."""
    for element in root:
        if element.tag not in (f"{SVG}defs", f"{SVG}title", f"{SVG}desc"):
            inner = moved(matrix, element.get("transform", ""))
            yield element, inner
            yield from elements(element, inner)


def boxes(root: Element, matrix: Matrix = (0, 0, 1, 1)) -> Iterator[Box]:
    """The rectangles and texts; a text is rather thought too wide than too narrow."""
    for element, (x, y, wide, high) in elements(root, matrix):
        at = [float(element.get(name, 0)) for name in ("x", "y", "width", "height", "font-size")]
        left, top, width, height = at[:4]
        if element.tag == f"{SVG}text":
            words, size = element.text or "", at[4]
            width, height = drawing.width_of(words, size, element.get("font-weight") == "bold"), 0.74 * size
            left -= {"start": 0.0, "middle": width / 2, "end": width}[element.get("text-anchor", "start")]
            top -= height
        elif element.tag != f"{SVG}rect":
            continue
        yield Box(x + wide * left, y + high * top, x + wide * (left + width), y + high * (top + height), element)


def drawn(svg: str) -> Element:
    """The picture, read."""
    return ElementTree.fromstring(svg)


def clan(svg: str, seat: int) -> Element:
    """What lies before a seat."""
    (found,) = (group for group in drawn(svg).iter(f"{SVG}g") if group.get("data-seat") == str(seat))
    return found


def used(root: Element) -> Counter[str]:
    """How often each glyph is drawn, definitions apart."""
    uses = (element.get("href", "") for element, _ in elements(root) if element.tag == f"{SVG}use")
    return Counter(name.removeprefix("#fx-") for name in uses)


def titles(root: Element) -> list[str]:
    """What the things on a picture say they are."""
    return [title.text or "" for title in root.iter(f"{SVG}title")]


def written(root: Element) -> list[str]:
    """The texts on a picture."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def technologies(root: Element, language: str = "en") -> list[str]:
    """The technologies that lie there, in the order in which they are drawn."""
    called = {card_name(CARD_NUMBERS[card])[language]: card for card in CARD_IDS}
    first = (words.split(" · ")[0] for words in titles(root))
    return [called[name] for name in first if name in called]


def corners(root: Element) -> list[str]:
    """The corners that are seen, as `tomb_lamp.left`."""
    parts = [words.split(" · ") for words in titles(root)]
    called = {card_name(CARD_NUMBERS[card])["en"]: card for card in CARD_IDS}
    seen = [(called[name], part) for name, *rest in parts if name in called for part in rest if " corner, " in part]
    return sorted(f"{card}.{part.split()[0]}" for card, part in seen)


def tables(game: vg.Game, players: int, every: int = 17, **options: Any) -> Iterator[vg.Position]:
    """Positions here and there in a random game, its end among them."""
    for ply, position in enumerate(walk(game, players, seed=players, **options)):
        if ply % every == 0 or position.over:
            yield position


def all_in_one() -> GroupView:
    """A group of every technology there is."""

    def joined(row: list[int]) -> list[int] | None:
        if len(row) == len(CARD_IDS):
            return row
        following = (card for card in range(len(CARD_IDS)) if card not in row and FITS[row[-1], card])
        return next((longer for card in following if (longer := joined([*row, card]))), None)

    row = next(row for first in range(len(CARD_IDS)) if (row := joined([first])))
    return group_of(tuple(CARD_IDS[card] for card in row), tuple(place % 3 != 1 for place in range(len(row) - 1)))


def apart(*cards: str) -> tuple[GroupView, ...]:
    """Technologies that are not joined."""
    return tuple(group_of((card,), ()) for card in cards)


def crowded(game: vg.Game, players: int, owner: int, groups: tuple[GroupView, ...], seat: int | None) -> View:
    """A table in the last round at which one seat has these groups, and nothing is left of the offer and the pile."""
    view: View = choose(
        game.start(players=players, seed=3), *[EXPLORE, EXPLOIT, EXTEND, EXCAVATE, EXPLOIT][:players]
    ).view(seat)
    clans = tuple(replace(each, groups=groups) if each.seat == owner else each for each in view.players)
    accounts = (
        ()
        if view.last is None
        else tuple(
            replace(each, gained=11, stolen=12, drawn=13, lost=14, paid=15, won="stone_watcher")
            for each in view.last.clans
        )
    )
    last = None if view.last is None else replace(view.last, clans=accounts)
    return replace(view, round=15, players=clans, market=(), deck=(), last=last)


# ---- what it says -----------------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@EVERY_NUMBER
def test_everything_that_a_view_names_is_on_the_picture(fivex: vg.Game, players: int, language: str) -> None:
    for position in tables(fivex, players):
        for seat in (None, 0):
            view: View = position.view(seat)
            root = drawn(position.svg(seat, language))
            said = "\n".join(titles(root) + written(root))
            lying = [card for player in view.players for group in player.groups for card in group.cards]
            assert sorted(technologies(root, language)) == sorted([*view.market, *lying])
            for card in (*view.deck, *view.removed):
                assert card_name(CARD_NUMBERS[card])[language] in written(root)
            for player in view.players:
                assert colony_name(COLONY_IDS.index(player.colony))[language] in written(root)
            for action in ACTION_IDS:
                assert text.say("fivex-action", language, action=action) in said


@EVERY_LANGUAGE
def test_the_picture_has_a_name_and_a_description(fivex: vg.Game, language: str) -> None:
    position = table(fivex, "dew_nets over ration_vault", water=[7, 5, 5], market=["tomb_lamp"])
    root = drawn(position.svg(0, language))
    assert root.get("role") == "img"
    label = text.say("fivex-picture-label", language)
    assert root.get("aria-label") == label
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text == label
    said = root[1].text or ""
    for card in ("dew_nets", "ration_vault", "tomb_lamp"):
        assert card_name(CARD_NUMBERS[card])[language] in said
    assert {"en": "Seat 0 has 7 water.", "fr": "La place 0 a 7 jetons d’eau."}[language] in said
    assert {"en": "Seat 1 has at least 0 water behind", "fr": "La place 1 a au moins 0 jeton d’eau derrière"}[
        language
    ] in said


def test_a_view_always_gives_the_same_picture(fivex: vg.Game) -> None:
    for position in tables(fivex, 4, every=40):
        assert position.svg(1, "fr") == position.svg(1, "fr")


def test_a_name_is_not_taken_for_part_of_the_picture(fivex: vg.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "colony", lambda key: {"en": '<script>"&"</script>'})
    svg = fivex.start(players=3, seed=1).svg(0)
    assert "<script" not in svg
    assert written(drawn(svg)).count('<script>"&"</script>') == 3


@pytest.mark.parametrize(
    ("cards", "label"),
    [
        ([], []),
        (["deep_bore"], ["on offer alone"]),
        (["deep_bore", "dew_nets"], ["oldest", "newest"]),
        (["deep_bore", "dew_nets", "toll_arch"], ["oldest: next to go", "newest"]),
    ],
)
def test_the_offer_lies_from_old_to_new_and_who_goes_next_is_marked(
    fivex: vg.Game, cards: list[str], label: list[str]
) -> None:
    view: View = table(fivex, market=["deep_bore"], players=4, round=5).view()
    root = drawn(picture.picture(replace(view, market=tuple(cards))))
    assert technologies(root) == cards
    every = {text.say("fivex-picture-age", "en", age=age) for age in ("only", "leaving", "oldest", "newest")}
    assert [words for words in written(root) if words in every] == label


def test_the_pile_shows_how_many_technologies_are_to_come(fivex: vg.Game) -> None:
    assert "pile: 14" in written(drawn(fivex.start(players=3, seed=1).svg()))
    assert "no pile left" in written(drawn(table(fivex, round=15, water=[5, 5, 5]).svg()))


def test_technologies_that_left_the_game_are_struck_out(fivex: vg.Game) -> None:
    svg = table(fivex, market=["deep_bore"], removed=["tomb_lamp"], round=2).svg()
    struck = [element.text for element in drawn(svg).iter(f"{SVG}text") if "text-decoration" in element.attrib]
    assert struck == ["Tomb Lamp"]


# ---- technologies -----------------------------------------------------------------------------------------------


@EVERY_NUMBER
def test_the_corners_and_gems_that_are_seen_are_those_that_count(fivex: vg.Game, players: int) -> None:
    for position in tables(fivex, players):
        svg = position.svg()
        for player in position.view().players:
            panel = clan(svg, player.seat)
            said = " · ".join(titles(panel))
            assert corners(panel) == sorted(player.improvements)
            for gem, number in player.gems.items():
                assert used(panel)[f"{gem}-active"] == number + 1  # one more in the tally
                assert len(re.findall(rf"{gem} gem \(\w+\), active", said)) == number
            asleep = sum(used(panel)[f"{gem}-asleep"] for gem in player.gems)
            assert asleep == 2 * len(player.groups)


def test_a_group_that_goes_on_in_another_row_shows_every_corner_and_gem_once(fivex: vg.Game) -> None:
    group = all_in_one()
    visible = [f"{group.cards[0]}.left", f"{group.cards[-1]}.right"]
    for over, (left, right) in zip(group.over, pairwise(group.cards), strict=True):
        visible.append(f"{left}.right" if over else f"{right}.left")
    for owner, seat in ((0, 0), (0, 1), (2, None)):
        panel = clan(picture.picture(crowded(fivex, 3, owner, (group,), seat)), owner)
        assert sorted(technologies(panel)) == sorted(CARD_IDS)
        said = " · ".join(titles(panel))
        assert corners(panel) == sorted(visible)
        assert said.count("), active") == 2 * len(CARD_IDS) - 1
        laurels = used(panel)["laurel"]
        assert laurels >= 2 * (2 * len(CARD_IDS) - 1) + 2  # two for each that counts, one for each at the ends


@pytest.mark.parametrize(
    ("row", "order"),
    [
        ("dew_nets over ration_vault", ["ration_vault", "dew_nets"]),
        ("dew_nets under ration_vault", ["dew_nets", "ration_vault"]),
        ("dew_nets over ration_vault over tomb_lamp", ["tomb_lamp", "ration_vault", "dew_nets"]),
        ("dew_nets under ration_vault over tomb_lamp", ["dew_nets", "tomb_lamp", "ration_vault"]),
        ("dew_nets over ration_vault under tomb_lamp", ["ration_vault", "dew_nets", "tomb_lamp"]),
    ],
)
def test_the_upper_one_of_two_joined_technologies_is_drawn_over_the_lower_one(
    fivex: vg.Game, row: str, order: list[str]
) -> None:
    panel = clan(table(fivex, row).svg(0), 0)
    assert technologies(panel) == order
    cards = sorted((box for box in boxes(panel) if box.drawn.get("class") == "fx-card"), key=lambda box: box.left)
    for left, right in pairwise(cards):
        assert left.meets(right) == pytest.approx(tableau.STRIP)


def test_a_gem_that_sleeps_is_hollow_and_one_that_counts_is_filled(fivex: vg.Game) -> None:
    root = drawn(fivex.start(players=3, seed=1).svg())
    for gem in ("blue", "green", "violet"):
        active, asleep = (
            next(element for element in root.iter() if element.get("id") == f"fx-{gem}-{state}")
            for state in ("active", "asleep")
        )
        assert active[0].get("fill", "").startswith("#")
        assert active[0].get("d") == asleep.get("d")
        assert "stroke-dasharray" in asleep.attrib


def test_gems_and_actions_are_told_by_shape_and_not_by_colour_alone(fivex: vg.Game) -> None:
    root = drawn(fivex.start(players=3, seed=1).svg())
    shapes = {element.get("id", ""): ElementTree.tostring(element) for element in root.iter() if "id" in element.attrib}
    gems = [re.findall(rb' d="[^"]*"', shapes[f"fx-{gem}-active"])[0] for gem in ("blue", "green", "violet")]
    assert len(set(gems)) == 3
    glyphs = [re.findall(rb' d="[^"]*"', shapes[f"fx-{action}"])[0] for action in ACTION_IDS]
    assert len(set(glyphs)) == len(ACTION_IDS)


# ---- the clans --------------------------------------------------------------------------------------------------


def test_the_seats_own_clan_comes_first_and_the_others_clockwise(fivex: vg.Game) -> None:
    position = fivex.start(players=5, seed=1)
    for seat, order in ((None, "01234"), (0, "01234"), (3, "34012")):
        clans = [group for group in drawn(position.svg(seat)).iter(f"{SVG}g") if group.get("class") == "fx-clan"]
        assert "".join(group.get("data-seat", "") for group in clans) == order
    widths = [next(boxes(clan(position.svg(3), seat))).right for seat in (3, 4, 0)]
    assert widths[0] > 2 * widths[1] == 2 * widths[2]


def test_water_behind_a_screen_shows_only_what_is_sure(fivex: vg.Game) -> None:
    position = table(fivex, players=4, water=[9, 9, 9, 9], known=[[0, None], [3, None], [4, 12], [9, 9]], round=4)
    svg = position.svg(0)
    assert [("9" in written(clan(svg, seat))) for seat in range(4)] == [True, False, False, True]
    assert "≥ 3" in written(clan(svg, 1))
    assert "4–12" in written(clan(svg, 2))
    assert "Seat 3 has 9 water behind its screen" in titles(clan(svg, 3))
    assert "≥ 0" in written(clan(position.svg(), 0))


def test_open_water_and_scores_are_shown_with_open_screens_and_at_the_end(fivex: vg.Game) -> None:
    ended = finish(table(fivex, round=15, water=[8, 6, 4]))
    opened = table(fivex, round=15, water=[8, 6, 4], options={"screens": "open"})
    for position in (ended, opened):
        svg = position.svg()
        for seat, water in enumerate((8, 6, 4)):
            assert f"Seat {seat} has {water} water" in titles(clan(svg, seat))
            assert f"score {1 + water // 2} · gems 1" in written(clan(svg, seat))


def test_action_cards_lie_in_the_hand_face_up_or_discarded(fivex: vg.Game) -> None:
    position = choose(
        table(fivex, water=[5, 5, 5], hands=[[EXCAVATE, EXTEND], list(ACTION_IDS), [EXTEND, EXPLOIT]], round=3),
        EXCAVATE,
        EXCAVATE,
        EXPLOIT,
    )
    heaps = {"Hand", "Face up", "Discarded", *(text.say("fivex-action", action=action) for action in ACTION_IDS)}
    found = {
        seat: [
            words
            for words in titles(clan(position.svg(), seat)) + written(clan(position.svg(), seat))
            if words in heaps
        ]
        for seat in range(3)
    }
    assert found[0] == [
        "Extension",
        "Excavation",
        "Exploitation",
        "Extermination",
        "Exploration",
        "Hand",
        "Face up",
        "Discarded",
    ]
    assert found[1] == ["Exploitation", "Extermination", "Exploration", "Extension", "Excavation", "Hand", "Face up"]
    assert found[2] == [
        "Extension",
        "Exploitation",
        "Excavation",
        "Extermination",
        "Exploration",
        "Hand",
        "Face up",
        "Discarded",
    ]


@EVERY_LANGUAGE
def test_the_own_sealed_card_and_bid_are_marked_by_a_seal(fivex: vg.Game, language: str) -> None:
    position = play(table(fivex, water=[5, 5, 5]), "0: play excavation")
    sealed = text.say("fivex-picture-heap", language, heap="sealed")
    own = clan(position.svg(0, language), 0)
    assert used(own)["wax"] == used(drawn(position.svg(0, language)))["wax"] == 1
    assert sealed in written(own)
    assert text.say("fivex-picture-status", language, status="changeable") in " ".join(written(own))
    position = play(position, "1: play excavation", "2: play exploitation", "0: bid 3")
    own = clan(position.svg(0, language), 0)
    assert used(own)["wax"] == used(drawn(position.svg(0, language)))["wax"] == 1
    assert text.say("fivex-picture-heap", language, heap="bid") in written(own)
    assert "3" in written(own)


def test_a_seal_that_cannot_be_broken_says_so(fivex: vg.Game) -> None:
    position = play(table(fivex, water=[5, 5, 5], options={"changes": False}), "0: play excavation")
    assert "you · sealed" in written(clan(position.svg(0), 0))


# ---- the account ------------------------------------------------------------------------------------------------


def test_the_account_says_what_was_played_bid_rolled_won_and_paid(fivex: vg.Game) -> None:
    position = auction(table(fivex, water=[9, 5, 5], market=["deep_bore"], round=3), 5, None, None)
    words = written(drawn(position.svg()))
    assert "Round 3 so far" in words
    assert "Die to beat" in words
    begin = words.index("Die to beat")
    assert words[begin + 1] == str(position.view().last.die)
    assert words[begin + 2 : begin + 10] == ["0", "Excavation", "Bid", "5", "Paid", "−5", "Change in water", "−5"]
    position = position.play("take deep_bore")
    words = written(drawn(position.svg()))
    assert "Round 3" in words
    assert "Won Deep Bore" in words
    begin = words.index("Exploitation")
    assert words[begin - 1 : begin + 5] == ["1", "Exploitation", "Action", "+2", "Change in water", "+2"]


def test_while_bids_are_made_the_account_tells_none_and_a_dry_clan_is_not_asked(fivex: vg.Game) -> None:
    position = choose(table(fivex, water=[9, 0, 5]), EXCAVATE, EXCAVATE, EXPLOIT)
    words = written(drawn(position.svg()))
    assert words.count("Is bidding") == 2  # whether a clan is dry is not known yet
    assert "bids" not in " ".join(written(clan(position.svg(1), 1)))
    words = written(drawn(position.play("bid 2").svg()))
    assert "No water to bid" in words


# ---- phases -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        (
            "en",
            [
                "Round 1 of 15 · seats 0, 1, 2 choose action cards",
                "Round 2 of 15 · seats 1, 2 choose action cards",
                "Round 2 of 15 · seat 0 explored, and chooses an action card after the others",
                "Round 2 of 15 · seats 0, 1 bid for technologies",
                "Round 2 of 15 · seat 1 takes a technology",
            ],
        ),
        (
            "fr",
            [
                "Manche 1 sur 15 · les places 0, 1, 2 choisissent des cartes d’action",
                "Manche 2 sur 15 · les places 1, 2 choisissent des cartes d’action",
                "Manche 2 sur 15 · la place 0 a exploré, et choisit une carte d’action après les autres",
                "Manche 2 sur 15 · les places 0, 1 misent pour des technologies",
                "Manche 2 sur 15 · la place 1 prend une technologie",
            ],
        ),
    ],
)
def test_the_heading_says_the_round_and_whose_move_it_is(fivex: vg.Game, language: str, headings: list[str]) -> None:
    position = fivex.start(players=3, seed=1)
    steps = [[], [EXPLORE, EXPLOIT, EXTEND], ["1: play excavation", "2: play exploration"], ["0: play excavation"]]
    steps.append(["0: bid 1", "1: bid 2"])
    for step, heading in zip(steps, headings, strict=True):
        moves = [f"{seat}: play {card}" for seat, card in enumerate(step)] if step and ":" not in step[0] else step
        position = play(position, *moves)
        assert heading in written(drawn(position.svg(None, language)))


@EVERY_LANGUAGE
def test_the_end_names_the_winners(fivex: vg.Game, language: str) -> None:
    one = finish(table(fivex, round=15, water=[8, 6, 4])).svg(1, language)
    two = finish(table(fivex, round=15, water=[8, 8, 4])).svg(None, language)
    won = text.say("fivex-picture-status", language, status="winner")
    assert {"en": "The game is over: seat 0 wins", "fr": "La partie est finie\u00a0: la place 0 gagne"}[language] in one
    assert {"en": "seats 0, 1 share the win", "fr": "les places 0, 1 se partagent la victoire"}[language] in two
    assert [won in written(clan(one, seat)) for seat in range(3)] == [True, False, False]
    assert [won in written(clan(two, seat)) for seat in range(3)] == [True, True, False]


# ---- what it must not say ---------------------------------------------------------------------------------------


@EVERY_NUMBER
def test_the_picture_is_the_same_whatever_others_hide(fivex: vg.Game, players: int) -> None:
    for position in tables(fivex, players, every=9):
        for seat in (None, *range(players)):
            assert position.svg(seat) == position.determinize(seat, seed=9).svg(seat)


def test_water_behind_other_screens_does_not_show(fivex: vg.Game) -> None:
    known = [[0, None]] * 3
    poor, rich = (table(fivex, water=[5, water, water], known=known, round=4) for water in (0, 31))
    assert poor.svg(0) == rich.svg(0)
    assert poor.svg() != table(fivex, water=[5, 0, 0], known=[[0, None], [0, 0], [0, 0]], round=4).svg()
    assert poor.svg(1) != rich.svg(1)


def test_cards_and_bids_that_others_have_sealed_do_not_show(fivex: vg.Game) -> None:
    before = table(fivex, water=[5, 5, 5])
    after = play(before, "0: play excavation", "1: play excavation")
    assert before.svg(2) == after.svg(2)
    assert before.svg() == after.svg()
    assert before.svg(1) != after.svg(1)
    before = play(after, "2: play excavation")
    after = play(before, "0: bid 2", "1: bid 4")
    assert before.svg(2) == after.svg(2)
    assert before.svg() == after.svg()
    assert before.svg(0) != after.svg(0)


# ---- where everything is ----------------------------------------------------------------------------------------


def check_places(svg: str) -> None:
    """Everything is on the canvas, below the sky in a panel; panels keep apart; cards share no more than a strip."""
    root = drawn(svg)
    left, top, width, height = map(float, root.get("viewBox", "").split())
    canvas = Box(left, top, left + width, top + height, root)
    found = list(boxes(root))
    assert all(canvas.holds(box) for box in found)
    panels = [box for box in found if box.drawn.get("class") == "fx-panel"]
    cards = [box for box in found if box.drawn.get("class") == "fx-card"]
    texts = [box for box in found if box.drawn.tag == f"{SVG}text"]
    assert not any(one.meets(other) for one, other in combinations(panels, 2))
    for box in cards:
        assert any(panel.holds(box, 8) for panel in panels)
    for box in texts:
        assert box.top < picture.SKY or any(panel.holds(box, 4) for panel in panels), box.drawn.text
    for one, other in combinations(cards, 2):
        assert one.meets(other) <= tableau.STRIP + 0.2
    for one, other in combinations(texts, 2):
        assert not one.meets(other), (one.drawn.text, other.drawn.text)


def check_sizes(svg: str) -> None:
    """Every text can be read where the picture is as wide as it says."""
    for element, (_, _, _, scale) in elements(drawn(svg)):
        if element.tag == f"{SVG}text":
            assert float(element.get("font-size", 0)) * scale >= drawing.SMALLEST - 0.1, element.text


@EVERY_LANGUAGE
@EVERY_NUMBER
def test_nothing_overlaps_or_leaves_the_canvas_in_a_random_game(fivex: vg.Game, players: int, language: str) -> None:
    for number, position in enumerate(tables(fivex, players, screens="open" if players == 4 else "hidden")):
        svg = position.svg([None, *range(players)][number % (players + 1)], language)
        check_places(svg)
        check_sizes(svg)


@EVERY_LANGUAGE
@EVERY_NUMBER
def test_nothing_overlaps_or_leaves_the_canvas_at_a_crowded_table(fivex: vg.Game, players: int, language: str) -> None:
    heaps: list[tuple[GroupView, ...]] = [
        (all_in_one(),),
        apart(*CARD_IDS),
        apart(*CARD_IDS[:9]),
        (group_of(all_in_one().cards[:8], all_in_one().over[:7]), *apart(*all_in_one().cards[8:])),
    ]
    for owner in range(players):
        for groups in heaps[owner % 2 :: 2]:
            for seat in (None, 0):
                svg = picture.picture(crowded(fivex, players, owner, groups, seat), language)
                check_places(svg)
                check_sizes(svg)
                assert len(technologies(clan(svg, owner), language)) == sum(len(group.cards) for group in groups)
