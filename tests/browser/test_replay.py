"""Replay: a finished game again, step by step, through anybody's eyes, with its curves."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.every_page import ENOUGH, step
from tests.browser.people import Person
from tests.server.processes import Server

SHORT = {"round_cap": 3}


@pytest.fixture(scope="module")
def table(browser: Browser, server: Server) -> Iterator[str]:
    """A game of Expeditions that is over."""
    host = Person(browser.new_context(locale="en"), server.address, "Ida")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    laid = host.lay("expeditions", seats=seats, options=SHORT)
    step(host, laid, ENOUGH)
    yield laid
    host.context.close()


def look(person: Person, table: str, query: str = "") -> None:
    """Go to the replay of a game."""
    person.open(f"/replay/{table}{query}")
    expect(slider(person)).to_be_visible()


def slider(person: Person) -> Locator:
    """Where in the game one is."""
    return person.page.get_by_role("slider", name="Moment of the game")


def last(person: Person) -> int:
    """The number of the last moment."""
    return int(slider(person).get_attribute("max") or 0)


def expect_at(person: Person, moment: int) -> None:
    """Wait until that moment is shown: the slider and the words beside it say so."""
    expect(slider(person)).to_have_value(str(moment))
    expect(person.page.locator("output")).to_have_text(f"{moment} of {last(person)}")


def press(person: Person, name: str) -> None:
    """One of the buttons of the player."""
    person.page.get_by_role("group", name="Player").get_by_role("button", name=name).click()


def test_one_steps_forth_and_back(ida: Person, table: str) -> None:
    """By the buttons, by the slider, and from the log; the board follows."""
    look(ida, table)
    board = ida.page.locator(".board")
    expect_at(ida, 0)
    start = board.inner_html()
    press(ida, "To the end")
    expect_at(ida, last(ida))
    end = board.inner_html()
    assert end != start
    press(ida, "One step back")
    expect_at(ida, last(ida) - 1)
    press(ida, "To the start")
    expect_at(ida, 0)
    press(ida, "One step on")
    expect_at(ida, 1)
    slider(ida).fill("5")
    expect_at(ida, 5)

    lines = ida.page.locator(".log .line")
    expect(lines).to_have_count(last(ida))
    lines.nth(2).click()
    expect_at(ida, 3)
    expect(ida.page.locator(".log li.current")).to_have_count(1)
    lines.last.click()
    expect_at(ida, last(ida))


def test_it_plays_by_itself_until_somebody_steps_in(ida: Person, table: str) -> None:
    """And stops at the end."""
    look(ida, table)
    press(ida, "Play")
    expect(slider(ida)).not_to_have_value("0")
    press(ida, "Pause")
    held = slider(ida).input_value()
    expect(ida.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    press(ida, "Play")
    expect(slider(ida)).not_to_have_value(held)
    press(ida, "One step back")
    expect(ida.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    slider(ida).fill(str(last(ida) - 1))
    ida.page.get_by_label("Speed").select_option("fast")
    press(ida, "Play")
    expect_at(ida, last(ida))
    expect(ida.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_it_is_steered_by_keys(ida: Person, table: str) -> None:
    """Arrows, Home, End and Space."""
    look(ida, table)
    ida.page.locator("h1").click()
    keyboard = ida.page.keyboard
    for key, moment in {"ArrowRight": 1, "End": last(ida), "ArrowLeft": last(ida) - 1, "Home": 0}.items():
        keyboard.press(key)
        expect_at(ida, moment)
    keyboard.press("Space")
    expect(slider(ida)).not_to_have_value("0")
    keyboard.press("Space")
    expect(ida.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_everybody_saw_something_else(ida: Person, table: str) -> None:
    """A spectator saw no hand, a seat its own, and with all cards open one sees both."""
    look(ida, table, "?at=4")
    eyes = ida.page.get_by_label("Through whose eyes")
    cards = ida.page.locator(".board [data-card]")
    expect(eyes).to_have_value("none")
    hidden = cards.count()
    eyes.select_option("0")
    expect(cards).not_to_have_count(hidden)
    own = {card.get_attribute("data-card") for card in cards.all()}
    eyes.select_option("1")
    expect(ida.page).to_have_url(re.compile("eyes=1$"))
    other = {card.get_attribute("data-card") for card in cards.all()}
    assert own != other
    eyes.select_option("all")
    expect(ida.page).to_have_url(re.compile("eyes=all$"))
    assert own | other <= {card.get_attribute("data-card") for card in cards.all()}
    eyes.select_option("none")
    expect(cards).to_have_count(hidden)
    expect_at(ida, 4)


def test_a_link_leads_to_the_moment_and_the_eyes(somebody: Callable[..., Person], table: str) -> None:
    """For somebody else, in another browser."""
    ida, alma = somebody("Ida"), somebody("Alma")
    ida.context.grant_permissions(["clipboard-read", "clipboard-write"])
    look(ida, table)
    slider(ida).fill("6")
    ida.page.get_by_label("Through whose eyes").select_option("1")
    expect(ida.page).to_have_url(re.compile(r"at=6&eyes=1$"))
    ida.page.get_by_role("button", name="Link to this moment").click()
    expect(ida.page.get_by_text("The link to this moment is copied.").first).to_be_visible()
    link = ida.page.evaluate("navigator.clipboard.readText()")
    assert link == ida.page.url
    alma.page.goto(link)
    expect_at(alma, 6)
    expect(alma.page.get_by_label("Through whose eyes")).to_have_value("1")
    look(alma, table, "?at=nonsense&eyes=9")
    expect_at(alma, 0)
    expect(alma.page.get_by_label("Through whose eyes")).to_have_value("none")
    look(alma, table, "?at=99999")
    expect_at(alma, last(alma))


def test_curves_are_drawn_and_lead_to_their_moments(ida: Person, table: str) -> None:
    """A curve for each player; a click goes to the moment under the pointer."""
    look(ida, table)
    ida.page.locator("#tab-graphs").click()
    scores = ida.page.get_by_role("slider", name="Scores")
    expect(scores.locator("path.curve")).to_have_count(2)
    ida.settle()
    box = scores.bounding_box()
    assert box is not None
    scores.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(slider(ida)).not_to_have_value("0")
    assert 0.3 < int(slider(ida).input_value()) / last(ida) < 0.7
    scores.click(position={"x": box["width"] - 1, "y": box["height"] / 2})
    expect_at(ida, last(ida))
    scores.click(position={"x": 1, "y": box["height"] / 2})
    expect_at(ida, 0)


def test_the_numbers_of_a_curve_can_be_read(ida: Person, table: str) -> None:
    """As a table, with a row for every moment."""
    look(ida, table)
    ida.page.locator("#tab-graphs").click()
    ida.page.get_by_text("The numbers as a table").first.click()
    expect(ida.page.get_by_role("region", name="Scores").locator("tbody tr")).to_have_count(last(ida) + 1)


def test_the_record_is_the_servers_to_the_byte(ida: Person, table: str, server: Server) -> None:
    """Its seed has more digits than a number in a browser can hold."""
    look(ida, table)
    with ida.page.expect_download() as coming:
        ida.page.get_by_role("link", name="Record").click()
    got = coming.value.path().read_bytes()
    with urllib.request.urlopen(f"{server.address}/api/tables/{table}/record") as answer:
        assert got == answer.read()
    assert isinstance(json.loads(got)["record"]["seed"], int)


def test_what_is_not_over_cannot_be_replayed(ida: Person) -> None:
    """The page says so, and leads to the table."""
    running = ida.lay("expeditions", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    ida.open(f"/replay/{running}")
    expect(ida.page.get_by_role("heading", name="There is nothing to replay")).to_be_visible()
    ida.complaints.clear()  # the browser writes down every answer that is an error
    ida.page.get_by_role("link", name="To the table").click()
    expect(ida.prompt).to_be_visible()
