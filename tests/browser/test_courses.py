"""The course editor: courses are laid by mouse and by keys, judged, kept, shared, chosen for a table and played on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import Person

RIGHT = "Yes, a fine course."


def verdict(page: Page) -> str:
    """What the editor says of the course, once the server has looked at it."""
    said = page.locator("section", has=page.get_by_role("heading", name="Can it be played on?"))
    expect(said).not_to_contain_text("Looking at it")
    return said.inner_text()


def letters(page: Page) -> str:
    """The boards in the order of the course."""
    return "".join(text.split()[-1] for text in page.locator("[data-list]").all_inner_texts()[:-1])


def test_a_course_is_laid_by_mouse_and_a_game_on_it_is_played_to_its_end(ida: Person) -> None:
    """Two boards are a short course; whoever sits there with the person wins on it while the person rests."""
    page = ida.page
    ida.open("/courses")
    expect(page.locator('[data-do="play"]')).to_be_disabled()
    page.locator('[data-tray="C"]').click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.locator('[data-target^="side"]').first.click()
    page.locator('[data-tool="right"]').click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.locator('[data-do="play"]').click()
    page.wait_for_url(re.compile("/tables/"))
    while ida.turn():
        ida.do_from_list("End the turn")
    ida.wait_for_end()


def test_what_is_wrong_is_said_and_shown_and_can_be_undone(ida: Person) -> None:
    """A board is dragged away from the others, and comes back."""
    page = ida.page
    ida.open("/courses")
    for board in "CG":
        page.locator(f'[data-tray="{board}"]').click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.locator('[data-piece="G"]').scroll_into_view_if_needed()
    box = page.locator('[data-piece="G"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 0.6 * box["width"], y + 0.7 * box["height"], steps=6)
    page.mouse.up()
    problem = page.locator('[data-problem="eldorado-course-apart"]')
    expect(problem).to_contain_text("Boards C and G follow each other")
    expect(page.locator('[data-piece="G"]')).to_have_class(re.compile("wrong"))
    expect(page.locator('[data-do="save"]')).to_be_disabled()
    page.locator('[data-do="undo"]').click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.locator('[data-do="redo"]').click()
    expect(problem).to_be_visible()


def test_a_course_is_laid_by_keys_kept_and_chosen_for_a_table(ida: Person) -> None:
    """Nothing but keys on what has the focus."""
    page = ida.page
    ida.open("/courses")
    for board in "CON":
        page.locator(f'[data-tray="{board}"]').press("Enter")
    expect(page.get_by_text(RIGHT)).to_be_visible()
    for key in "rms":
        page.locator('[data-piece="N"]').press(key)
        assert RIGHT in verdict(page)
    page.locator('[data-piece="O"]').press("r")
    assert RIGHT in verdict(page)
    page.locator('[data-piece="O"]').press("Delete")
    assert letters(page) == "BCN"
    page.locator('input[value="chosen"]').press("Space")
    page.get_by_label("C–N").select_option("5")
    page.get_by_label("Name of the course").fill("Over the hills")
    page.get_by_label("Name of the course").press("Enter")
    page.locator('[data-do="save"]').press("Enter")

    ida.open("/")
    page.get_by_role("button", name=re.compile("Create a table.*El Dorado")).press("Enter")
    page.get_by_role("radio", name=re.compile("Over the hills")).press("Space")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("random")
    page.get_by_role("button", name="Start").press("Enter")
    page.wait_for_url(re.compile("/tables/"))
    table = page.url.rpartition("/")[2]
    course = page.evaluate("async table => (await (await fetch(`/api/tables/${table}`)).json()).options.course", table)
    assert course["name"] == "Over the hills"
    assert course["barriers"] == [{"between": ["B", "C"], "number": 1}, {"between": ["C", "N"], "number": 5}]


def test_a_course_is_shared_as_a_link(somebody: Callable[..., Person]) -> None:
    """Whoever opens the link has the course; one's own stays with oneself, renamed or thrown away."""
    ida = somebody("Ida", permissions=["clipboard-read", "clipboard-write"])
    page = ida.page
    ida.open("/courses")
    page.locator('[data-do="random"]').click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.locator('[data-do="save"]').click()
    page.locator('[data-do="share"]').click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    alma = somebody("Alma")
    alma.open(link.removeprefix(alma.address))
    expect(alma.page.get_by_text(RIGHT)).to_be_visible()
    assert letters(alma.page) == letters(page)

    page.locator('[data-do="open"]').click()
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="Name of the course").last.fill("Up the river")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("dialog").get_by_text("Up the river")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Really delete?").click()
    expect(page.get_by_text("None yet.")).to_be_visible()
