"""The analysis beside a replay: who was winning, what each move cost, what was better; and learning from mistakes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.every_page import ENOUGH, step
from tests.browser.people import WAIT_MS, Person
from tests.browser.test_replay import expect_at, last, look
from tests.server.processes import Server

COMPUTES_MS = 30 * WAIT_MS
"""For a whole game to be looked into, by what may have to be compiled first."""
COURSE = {
    "boards": [{"board": "B", "rotation": 2, "q": 0, "r": 0}, {"board": "C", "rotation": 5, "q": 7, "r": -3}],
    "finish": {"plate": "finish_river", "rotation": 0, "q": 11, "r": -7},
}
"""The shortest there can be: two boards."""
SHORT: dict[str, dict[str, Any]] = {"expeditions": {"round_cap": 3}, "eldorado": {"course": COURSE}, "fivex": {}}
PLAYERS = {"expeditions": 2, "eldorado": 3, "fivex": 3}
OTHERS = {"expeditions": "random", "eldorado": "greedy", "fivex": "random"}
COSTLY = 0.02
DRAWN = {
    "expeditions": ".emphasis, .advised",
    "eldorado": ".route, .meant, .advised",
    "fivex": ".pointed, .shown, .in",
}
"""How each board shows a move that nobody has made: on the map, on a card, or where its button is."""
FOUND = """async table => {
  const path = `/api/tables/${table}/computations`
  const [one] = (await (await fetch(path)).json()).filter(each => each.status === 'done')
  return (await (await fetch(`${path}/${one.id}`)).json()).result
}"""
"""What came out of the analysis, as the server keeps it."""


def played(browser: Browser, server: Server, game: str) -> str:
    """A short game that is over, in which somebody played by chance."""
    host = Person(browser.new_context(locale="en"), server.address, "Ida")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": OTHERS[game]}] * (PLAYERS[game] - 1)]
    table = host.lay(game, seats=seats, options=SHORT[game], public=False)
    step(host, table, ENOUGH)
    host.context.close()
    return table


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> dict[str, str]:
    """A game of each that is over."""
    return {game: played(browser, server, game) for game in SHORT}


def analyse(person: Person, table: str) -> dict[str, Any]:
    """Go to the analysis of a game, and ask for it if nobody has; what came out."""
    look(person, table, "?panel=analysis")
    done, ask = person.page.locator("[data-analysis]"), person.page.get_by_role("button", name="Analyse the game")
    under_way = person.page.get_by_role("progressbar")
    expect(done.or_(ask).or_(under_way).first).to_be_visible()
    if ask.is_visible():
        ask.click()
        expect(done.or_(under_way).first).to_be_visible()
    failed = person.page.locator('#panel-analysis [role="alert"]')
    expect(done.or_(failed).first).to_be_visible(timeout=COMPUTES_MS)
    expect(failed).to_have_count(0)
    found: dict[str, Any] = person.page.evaluate(FOUND, table)
    return found


def mistakes(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The costly moves."""
    return [move for move in found["steps"] if move["loss"] >= COSTLY]


def clumsiest(found: dict[str, Any]) -> int:
    """The seat with the most costly moves."""
    seats: list[int] = [move["seat"] for move in mistakes(found)]
    assert seats, "nobody made a mistake, though somebody played by chance"
    return max(set(seats), key=seats.count)


def graph(person: Person, name: str) -> Locator:
    """A graph, which is walked like a slider."""
    return person.page.get_by_role("slider", name=name)


def test_the_chances_of_winning_are_a_graph_that_the_keyboard_walks(ida: Person, tables: dict[str, str]) -> None:
    """Like the graph of the scores; clicks and the table of numbers say the same."""
    found = analyse(ida, tables["expeditions"])
    for panel, name in (("analysis", "Chances of winning"), ("graphs", "Scores")):
        ida.page.locator(f"#tab-{panel}").click()
        curve = graph(ida, name)
        expect(curve.locator("path.curve")).to_have_count(PLAYERS["expeditions"])
        curve.focus()
        for key, moment in (("Home", 0), ("ArrowRight", 1), ("PageUp", 11), ("ArrowLeft", 10), ("End", last(ida))):
            ida.page.keyboard.press(key)
            expect_at(ida, moment)
            expect(curve).to_have_attribute("aria-valuenow", str(moment))
            expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"Step {moment}: Ida .+, Drifter .+"))
        ida.settle()
        box = curve.bounding_box()
        assert box is not None
        curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
        expect(curve).to_have_attribute("aria-valuenow", re.compile(r"^\d+$"))
        assert 0 < int(curve.get_attribute("aria-valuenow") or 0) < last(ida)
    ida.page.locator("#tab-analysis").click()
    ida.page.get_by_text("The numbers as a table").click()
    rows = ida.page.locator("figure tbody tr")
    expect(rows).to_have_count(last(ida) + 1)
    shares = [f"{round(100 * share)}%" for share in found["result"]]
    expect(rows.last.locator("td")).to_have_text(shares)


def test_every_player_is_reported_on(ida: Person, tables: dict[str, str]) -> None:
    """Accuracy, losses, gifts, luck, and the result without the luck."""
    found = analyse(ida, tables["expeditions"])
    report = ida.page.get_by_role("region", name="The players").locator("tbody tr")
    expect(report).to_have_count(PLAYERS["expeditions"])
    for seat, line in enumerate(found["reports"]):
        expect(report.nth(seat).locator("td").first).to_have_text(str(round(line["accuracy"])))


def test_moves_are_listed_with_what_they_cost(ida: Person, tables: dict[str, str]) -> None:
    """The costly ones at first; choosing one goes there and says what was better."""
    found = analyse(ida, tables["expeditions"])
    costly = mistakes(found)
    lines = ida.page.locator("[data-ply]")
    expect(lines).to_have_count(len(costly))
    worst = max(costly, key=lambda move: float(move["loss"]))
    ida.page.locator(f'[data-ply="{worst["ply"]}"]').click()
    expect_at(ida, worst["ply"])
    card = ida.page.get_by_role("region", name="Move", exact=True)
    expect(card).to_contain_text("points of a hundred")
    expect(card).to_contain_text("Better:")
    ida.page.get_by_role("group", name="Which moves").locator("label", has_text="All").click()
    expect(lines).to_have_count(len(found["steps"]))


@pytest.mark.parametrize("game", SHORT)
def test_the_better_move_is_drawn_on_the_board_before_the_move(ida: Person, tables: dict[str, str], game: str) -> None:
    """On the board of that moment, where anything else can be tried too; stepping on leads back."""
    found = analyse(ida, tables[game])
    worst = max(mistakes(found), key=lambda move: float(move["loss"]))
    ida.page.locator(f'[data-ply="{worst["ply"]}"]').click()
    drawn = ida.page.locator("section.board").locator(DRAWN[game])
    expect(drawn).to_have_count(0)
    show = ida.page.get_by_role("button", name="Show it on the board")
    show.click()
    beneath = ida.page.get_by_role("region", name="The better move")
    expect(beneath).to_be_visible()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(drawn).not_to_have_count(0)
    ida.page.get_by_role("button", name="One step back").click()
    expect(beneath).to_have_count(0)


@pytest.mark.parametrize("game", SHORT)
def test_one_learns_from_mistakes(ida: Person, tables: dict[str, str], game: str) -> None:
    """The mistake again is told so, the better move is found, the solution of the rest can be shown; all is counted."""
    found = analyse(ida, tables[game])
    seat = clumsiest(found)
    own = [move for move in mistakes(found) if move["seat"] == seat]
    ida.page.get_by_label("Whose mistakes").select_option(str(seat))
    ida.page.get_by_role("link", name=re.compile("Find the better move")).click()
    task = ida.page.locator("[data-task]")
    expect(task).to_have_attribute("data-task", "0")
    expect(task).to_contain_text(f"1 of {len(own)}")
    judge(ida, own[0]["chosen"]["action"], "again")
    expect(task).to_have_attribute("data-solved", "false")
    judge(ida, own[0]["best"]["action"], "best")
    expect(task).to_have_attribute("data-solved", "true")
    for number in range(1, len(own)):
        ida.page.get_by_role("button", name="Next position").click()
        expect(task).to_have_attribute("data-task", str(number))
        ida.page.get_by_role("button", name="Show the solution").click()
        expect(task).to_contain_text("Better was:")
        expect(task).to_have_attribute("data-solved", "true")
    ida.page.get_by_role("button", name="Done", exact=True).click()
    expect(ida.page.locator("main")).to_contain_text(re.compile(rf"You found 1 of ({len(own)}|one) better move"))
    ida.page.get_by_role("button", name="Once more").click()
    expect(task).to_have_attribute("data-solved", "false")


def judge(person: Person, action: str, verdict: str) -> None:
    """Try a move of the list, and wait for what is said of it."""
    person.page.locator("#tab-actions").click()
    person.page.locator(f'.action[data-action="{action}"]').click()
    person.confirm_if_asked()
    expect(person.page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict, timeout=COMPUTES_MS)


def test_anything_else_is_judged_by_looking_ahead(ida: Person, tables: dict[str, str]) -> None:
    """A move that is neither the one made nor the best."""
    found = analyse(ida, tables["expeditions"])
    seat = clumsiest(found)
    first = next(move for move in mistakes(found) if move["seat"] == seat)
    ida.open(f"/learn/{tables['expeditions']}?seat={seat}")
    known = {first["chosen"]["action"], first["best"]["action"]}
    actions = ida.page.locator(".action[data-action]")
    expect(actions.first).to_be_visible()
    offered = actions.evaluate_all("all => all.map(each => each.dataset.action)")
    other = next((action for action in offered if action not in known), None)
    assert other, "there was nothing else to try"
    actions.nth(offered.index(other)).click()
    ida.confirm_if_asked()
    said = ida.page.locator("[data-verdict]")
    expect(said).to_have_attribute("data-verdict", re.compile("good|better|worse"), timeout=COMPUTES_MS)
    expect(said).to_contain_text(re.compile(r"\d+% to win, against \d+%"))


def test_it_is_asked_for_once_and_kept_for_everybody(somebody: Callable[..., Person], tables: dict[str, str]) -> None:
    """Somebody who comes later, and speaks French, finds it done."""
    analyse(somebody("Ida"), tables["expeditions"])
    eva = somebody("Eva", locale="fr")
    eva.choose_language("fr")
    eva.open(f"/replay/{tables['expeditions']}?panel=analysis")
    expect(eva.page.locator('[data-analysis="quick"]')).to_be_visible()
    expect(eva.page.get_by_role("slider", name="Chances de gagner")).to_be_visible()
    expect(eva.page.get_by_role("button", name="Analyser la partie")).to_have_count(0)


def test_a_deeper_look_can_be_given_up_and_meanwhile_there_is_what_was_found(
    somebody: Callable[..., Person], tables: dict[str, str]
) -> None:
    """How far it is can be seen, by whoever comes too; without it the quick one is still there."""
    ida, eva = somebody("Ida"), somebody("Eva")
    analyse(ida, tables["eldorado"])
    ida.page.get_by_role("button", name="Look deeper").click()
    for person in (ida, eva):
        if person is eva:
            look(eva, tables["eldorado"], "?panel=analysis")
        expect(person.page.get_by_role("progressbar")).to_be_visible()
        expect(person.page.get_by_text(re.compile("Looking into the game: \\d+%"))).to_be_visible()
        expect(graph(person, "Chances of winning")).to_be_visible()
        expect(person.page.get_by_role("button", name="Look deeper")).to_have_count(0)
    ida.page.get_by_role("button", name="Stop").click()
    expect(ida.page.get_by_role("progressbar")).to_have_count(0)
    expect(ida.page.locator('[data-analysis="quick"]')).to_be_visible()
    expect(ida.page.get_by_role("button", name="Look deeper")).to_be_visible()
    expect(eva.page.get_by_role("progressbar")).to_have_count(0)
