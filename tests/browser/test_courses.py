"""The course editor of El Dorado: from the first board to a finished game on one's own course."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.every_page import ENOUGH, step
from tests.browser.people import Person

LIES = "all => all.map(piece => [piece.dataset.piece, piece.getAttribute('d')])"
CORNERS = 6


def pieces(person: Person) -> Locator:
    """The pieces on the map."""
    return person.page.locator("[data-piece]")


def lies(person: Person) -> list[list[str]]:
    """Every piece, and where it lies."""
    found: list[list[str]] = pieces(person).evaluate_all(LIES)
    return found


def do(person: Person, what: str) -> Locator:
    """One of the buttons above the map."""
    return person.page.locator(f'.editor [data-do="{what}"]')


def judged(person: Person) -> bool:
    """Wait for the server's word; whether the course can be played on."""
    good, bad = person.page.get_by_text("Yes, a fine course."), person.page.locator("[data-problem]")
    expect(good.or_(bad).first).to_be_visible()
    return good.is_visible()


def spoil(person: Person) -> None:
    """Put the finish plate, by keyboard, on a corner where another board lies."""
    for _ in range(CORNERS):
        person.page.locator('[data-piece^="finish"]').focus()
        person.page.keyboard.press("r")
        if not judged(person):
            return
    raise AssertionError("the finish plate is right on every corner")


def begin(person: Person) -> None:
    """A course of three boards: one by tap, one by keyboard; the start board lies there already."""
    person.open("/courses")
    do(person, "new").click()
    expect(pieces(person)).to_have_count(2)
    for what in ("save", "share", "play"):
        expect(do(person, what)).to_be_disabled()
    person.page.locator('[data-tray="C"]').click()
    expect(pieces(person)).to_have_count(3)
    person.page.locator('[data-tray="G"]').focus()
    person.page.keyboard.press("Enter")
    expect(pieces(person)).to_have_count(4)
    assert judged(person)


def course_of(person: Person) -> dict[str, Any]:
    """The course of the table that is open."""
    table: dict[str, Any] = person.page.evaluate("async () => (await fetch('/api' + location.pathname)).json()")
    course: dict[str, Any] = table["options"]["course"]
    return course


def test_boards_are_placed_turned_and_taken_away(ida: Person) -> None:
    """By taps and by keys; everything can be undone, and a piece that is laid is no longer in the tray."""
    begin(ida)
    expect(ida.page.locator('[data-tray="C"]')).to_be_disabled()
    before = lies(ida)
    ida.page.locator('[data-list="G"]').click()
    ida.page.locator('[data-list="G"]').click()
    ida.page.locator("[data-target]").first.focus()
    ida.page.keyboard.press("Enter")
    moved = lies(ida)
    assert moved != before
    do(ida, "undo").click()
    assert lies(ida) == before
    do(ida, "redo").click()
    assert lies(ida) == moved
    do(ida, "undo").click()

    ida.page.locator('[data-piece="C"]').focus()
    ida.page.keyboard.press("Enter")
    ida.page.locator('[data-tool="flip"]').click()
    assert [board for board, _ in lies(ida)][1] != "C"
    do(ida, "undo").click()
    ida.page.locator('[data-piece="G"]').focus()
    ida.page.keyboard.press("Delete")
    expect(pieces(ida)).to_have_count(3)
    expect(ida.page.locator('[data-tray="G"]')).to_be_enabled()


def test_a_problem_is_said_in_words_and_goes_away(ida: Person) -> None:
    """With it a course can neither be kept nor shared nor played on."""
    begin(ida)
    spoil(ida)
    problem = ida.page.locator("[data-problem]").first
    said = problem.inner_text()
    assert " " in said.strip()
    assert "eldorado-" not in said
    for what in ("save", "share", "play"):
        expect(do(ida, what)).to_be_disabled()
    ida.page.get_by_role("button", name="Français").click()
    expect(problem).not_to_have_text(said)
    ida.page.get_by_role("button", name="English").click()
    expect(problem).to_have_text(said)
    do(ida, "undo").click()
    assert judged(ida)
    for what in ("save", "share", "play"):
        expect(do(ida, what)).to_be_enabled()


def test_a_course_is_kept_and_shared_and_a_game_on_it_is_finished(somebody: Callable[..., Person]) -> None:
    """From a link, somebody else has the same course, keeps it, and plays a game on it to its end."""
    ida, alma = somebody("Ida"), somebody("Alma")
    begin(ida)
    ida.page.get_by_label("Name of the course").fill("Three rivers")
    ida.page.get_by_label("Name of the course").press("Tab")
    do(ida, "save").click()
    expect(ida.page.get_by_text("The course is saved in this browser.").first).to_be_visible()
    laid = lies(ida)
    ida.page.reload()
    expect(ida.page.get_by_label("Name of the course")).to_have_value("Three rivers")
    assert judged(ida)
    assert lies(ida) == laid
    do(ida, "new").click()
    expect(pieces(ida)).to_have_count(2)
    do(ida, "open").click()
    kept = ida.page.get_by_role("dialog").locator("li", has_text="Three rivers")
    kept.get_by_role("button", name="Open").click()
    assert judged(ida)
    assert lies(ida) == laid

    ida.context.grant_permissions(["clipboard-read", "clipboard-write"])
    do(ida, "share").click()
    expect(ida.page.get_by_text("The link is copied").first).to_be_visible()
    alma.page.goto(ida.page.evaluate("navigator.clipboard.readText()"))
    expect(alma.page.get_by_label("Name of the course")).to_have_value("Three rivers")
    assert judged(alma)
    assert lies(alma) == laid
    do(alma, "save").click()
    do(alma, "play").click()
    expect(alma.prompt).to_be_visible()
    boards = [piece["board"] for piece in course_of(alma)["boards"]]
    assert boards == ["B", "C", "G"]

    alma.open()
    alma.page.locator("article[aria-labelledby=game-eldorado]").get_by_role("button", name="Create a table").click()
    form = alma.page.get_by_role("dialog")
    form.locator("label.course", has_text="Three rivers").click()
    for seat in (2, 3):
        form.get_by_label(f"Seat {seat}").select_option("greedy")
    form.get_by_text("More options").click()
    form.get_by_label("Most rounds").fill("3")
    form.get_by_role("button", name="Start").click()
    expect(alma.prompt).to_be_visible()
    assert [piece["board"] for piece in course_of(alma)["boards"]] == boards
    step(alma, alma.page.url.rsplit("/", 1)[1], ENOUGH)
    alma.wait_for_end()


def test_a_course_can_be_invented(ida: Person) -> None:
    """By the editor: it is another one each time, and always right."""
    ida.open("/courses")
    drawn = []
    for _ in range(2):
        do(ida, "random").click()
        expect(do(ida, "random")).to_be_enabled()
        assert judged(ida)
        drawn.append(lies(ida))
    assert len(drawn[0]) > 4
    assert drawn[0] != drawn[1]
