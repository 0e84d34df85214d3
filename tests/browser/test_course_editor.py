"""What the hand does in the course editor: dragging boards, choosing barriers, and tidying the shelf."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import Person

RIGHT = "Yes, a fine course."


def drag(page: Page, what: str, to: tuple[float, float]) -> None:
    """From the middle of a piece to a point of the window."""
    page.locator(what).scroll_into_view_if_needed()
    box = page.locator(what).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*to, steps=8)
    page.mouse.up()


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_boards_are_dragged_from_the_tray_and_about_the_map(ida: Person) -> None:
    """One that is dropped nearly where it fits is laid there; one that is dropped anywhere lies there, and is wrong."""
    page = ida.page
    ida.open("/courses")
    page.locator('[data-tray="C"]').click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.locator('[data-tray="G"]').scroll_into_view_if_needed()
    ida.settle()
    x, y = middle(page, '[data-target="side 5"]')
    drag(page, '[data-tray="G"]', (x + 4, y + 4))
    expect(page.locator('[data-piece="G"]')).to_be_visible()
    expect(page.get_by_text(RIGHT).or_(page.locator("[data-problem]")).first).to_be_visible()
    ida.settle()
    box = page.locator(".lattice").bounding_box()
    assert box is not None
    drag(page, '[data-piece="G"]', (box["x"] + box["width"] - 40, box["y"] + box["height"] - 30))
    problem = page.locator('[data-problem="eldorado-course-apart"]')
    expect(problem).to_contain_text("Boards C and G follow each other")
    expect(page.locator('[data-piece="G"]')).to_have_class(re.compile("wrong"))
    page.keyboard.press("Control+z")
    expect(problem).not_to_be_visible()


def test_barriers_are_chosen_and_each_stands_once(ida: Person) -> None:
    """Who chooses one that stands elsewhere exchanges the two."""
    page = ida.page
    ida.open("/courses")
    for board in "CN":
        page.locator(f'[data-tray="{board}"]').click()
    expect(page.get_by_text(RIGHT)).to_be_visible()
    page.locator('input[value="chosen"]').check()
    expect(page.get_by_label("B–C")).to_have_value("1")
    page.get_by_label("C–N").select_option("1")
    expect(page.get_by_label("B–C")).to_have_value("2")
    page.locator('[data-do="save"]').click()
    kept: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('voyageur-courses'))")
    barriers = [{"between": ["B", "C"], "number": 2}, {"between": ["C", "N"], "number": 1}]
    assert kept[0]["document"]["barriers"] == barriers


def test_own_courses_are_renamed_and_thrown_away(ida: Person) -> None:
    """Throwing away is asked twice."""
    page = ida.page
    ida.open("/courses")
    page.locator('[data-tray="C"]').click()
    page.locator('[data-do="save"]').click()
    page.locator('[data-do="open"]').click()
    shelf = page.get_by_role("dialog")
    shelf.get_by_role("button", name="Rename").click()
    shelf.get_by_role("textbox").fill("Up the river")
    shelf.get_by_role("button", name="Rename").click()
    expect(shelf.get_by_text("Up the river")).to_be_visible()
    shelf.get_by_role("button", name="Delete").click()
    shelf.get_by_role("button", name="Really delete?").click()
    expect(shelf.get_by_text("None yet.")).to_be_visible()
