"""The tutorials: every lesson from its first step to its last, by what the page says and the board offers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person

Step = dict[str, Any]
RAW = re.compile(r"\b(?:web|tutorial|rules)-[a-z]+-")
OFFERED = "all => all.map(element => element.dataset.action ?? element.dataset.take ?? element.dataset.option)"


def fits(pattern: str, action: str) -> bool:
    """Whether a move is what a step asks for; a star stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), action) is not None


def offered(where: Locator, patterns: list[str]) -> tuple[Locator, bool]:
    """The first of these that offers what is asked for, and whether it offers other things too."""
    expect(where.first).to_be_attached()
    for place, actions in enumerate(where.evaluate_all(OFFERED)):
        several = actions.split("|")
        if any(fits(pattern, action) for pattern in patterns for action in several):
            return where.nth(place), len(several) > 1
    raise AssertionError(f"nothing here offers {patterns}: {where.evaluate_all(OFFERED)}")


# ---- how one does what a step asks for, on each board ----------------------------------------------------------


def travel(person: Person, step: Step) -> None:
    """Expeditions: a place on the map, the arrow that leads there, or a button below."""
    board = person.page.locator(".board")
    found, several = offered(board.locator("[data-action]"), step["accept"])
    if found.evaluate("element => element instanceof SVGElement"):
        found.focus()  # the map moves to where it is seen
        place = found.locator("circle").element_handle()
        place.wait_for_element_state("stable")
        box = place.bounding_box()
        assert box is not None
        person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        found.click()
    if several:
        offered(board.locator(".chooser [data-action]"), step["accept"])[0].click()


def race(person: Person, step: Step) -> None:
    """El Dorado: a card and where to go with it, a pile of the market, cards that are asked for, or a button."""
    page, show = person.page, step["show"]
    action: str = step["accept"][0]
    tool, _, where = action.partition(": ")
    verb, _, what = action.partition(" ")
    if where or verb in ("go", "enter"):
        if where:
            page.locator(f'[data-card="{tool}"][data-target]').first.click()
        _, _, barrier = where.partition("barrier ")
        goals = [f'[data-barrier="{barrier}"]'] if barrier else [f'[data-hex="{place}"]' for place in show]
        page.locator(", ".join(goals)).last.click()
    elif verb in ("buy", "take"):
        if what == "*":
            page.locator(f'[data-card="{show[0]}"][data-target]').click()
        page.locator(f'[data-pile="{what}"]' if what != "*" else "[data-pile][data-target]").first.click()
    elif verb == "end":
        page.locator('[data-do="end"]').click()
    else:
        cards = [one.partition(" ")[2] for one in step["accept"]]
        page.locator(
            "[data-card][data-target]"
            if what == "*"
            else ", ".join(f'[data-card="{card}"][data-target]' for card in cards)
        ).first.click()
        if verb in ("use", "discard"):
            page.locator(f'[data-do="{action}"]').click()
    if page.locator("[data-option]").count():  # it can be done in several ways
        offered(page.locator("[data-option]"), step["accept"])[0].click()


def settle(person: Person, step: Step) -> None:
    """5X: a card of the hand, a bid, or a technology of the offer and its place."""
    page = person.page
    verb, _, what = str(step["accept"][0]).partition(" ")
    if verb == "take":
        card = what.split(" ")[0]
        page.locator(
            f'[data-offer="{card}"][data-target]' if card != "*" else "[data-offer][data-target]"
        ).first.click()
        offered(page.locator("[data-take]"), step["accept"])[0].click()
    else:
        page.locator(f'[data-{verb}="{what}"][data-target]').click()


ACT: dict[str, Callable[[Person, Step], None]] = {"expeditions": travel, "eldorado": race, "fivex": settle}


# ---- what the page says ----------------------------------------------------------------------------------------


def lessons_of(person: Person, game: str) -> list[dict[str, Any]]:
    """All of them, as the server tells them."""
    found: list[dict[str, Any]] = person.page.evaluate(f"async () => (await fetch('/api/games/{game}/lessons')).json()")
    return found


def at(person: Person, number: int, steps: list[Step]) -> Locator:
    """That step, which the page shows now."""
    return person.page.locator(f'.step[aria-label="Step {number + 1} of {len(steps)}"]')


def take(person: Person, game: str, number: int, steps: list[Step]) -> None:
    """Read a step, do what it asks for, and go on."""
    here = at(person, number, steps)
    expect(here).to_be_visible()
    said = here.locator(".text").inner_text()
    assert said.strip()
    assert not RAW.search(said)
    on = person.page.locator(".step .ways .primary")
    if steps[number]["accept"]:
        expect(on).to_be_disabled()
        ACT[game](person, steps[number])
        following = person.page.locator(f'.step[aria-label="Step {number + 2} of {len(steps)}"]')
        expect(following.or_(person.page.locator(".step .ways .primary:enabled")).first).to_be_visible()
    if here.is_visible():
        on.click()


def go_through(person: Person, game: str, lesson: dict[str, Any]) -> None:
    """A lesson from start to end."""
    for number in range(len(lesson["steps"])):
        take(person, game, number, lesson["steps"])
    expect(person.page.locator(".step")).to_have_count(0)


@pytest.mark.parametrize("game", ACT)
def test_every_lesson_from_start_to_end(ida: Person, game: str) -> None:
    """One after the other; what is done is kept, and the end leads to a first game."""
    ida.open(f"/tutorial/{game}")
    lessons = lessons_of(ida, game)
    done = ida.page.get_by_role("navigation", name="Lessons").locator("button.done")
    for number, lesson in enumerate(lessons):
        go_through(ida, game, lesson)
        expect(done).to_have_count(number + 1)
        if number == 0:  # who comes back another day goes on with the next
            ida.page.reload()
            expect(done).to_have_count(1)
        elif number + 1 < len(lessons):
            ida.page.get_by_role("button", name="Next lesson").click()
    expect(ida.page.get_by_role("button", name="Next lesson")).to_have_count(0)
    ida.page.get_by_role("button", name="Play your first game now").click()
    expect(ida.page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    expect(ida.prompt).to_be_visible()


def test_another_move_brings_a_hint_and_changes_nothing(ida: Person) -> None:
    """One may also ask for the hint, go back, and do the step again."""
    ida.open("/tutorial/fivex")
    lesson = lessons_of(ida, "fivex")[0]
    steps = lesson["steps"]
    number = next(index for index, step in enumerate(steps) if step["accept"])
    for before in range(number):
        take(ida, "fivex", before, steps)
    step, page = at(ida, number, steps), ida.page
    expect(step).to_be_visible()
    board = page.locator(".board .table")
    position = board.get_attribute("data-round"), page.locator("[data-play][data-target]").count()

    page.get_by_role("button", name="Hint").click()
    expect(step.locator(".hint")).to_be_visible()
    expect(step.get_by_text("here it is about something else")).to_have_count(0)
    wanted = steps[number]["accept"][0].removeprefix("play ")
    page.locator(f'[data-play][data-target]:not([data-play="{wanted}"])').first.click()
    expect(step.get_by_text("here it is about something else")).to_be_visible()
    assert (board.get_attribute("data-round"), page.locator("[data-play][data-target]").count()) == position

    ACT["fivex"](ida, steps[number])
    expect(at(ida, number + 1, steps).or_(page.locator(".step .ways .primary:enabled")).first).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(step.locator(".ways .primary")).to_be_disabled()
    take(ida, "fivex", number, steps)
    expect(at(ida, number + 1, steps)).to_be_visible()


def test_lessons_speak_both_languages(somebody: Callable[..., Person]) -> None:
    """And change in the middle of a step."""
    ida = somebody("Ida", locale="fr")
    ida.open("/tutorial/eldorado")
    text = ida.page.locator(".step .text")
    french = text.inner_text()
    ida.page.get_by_role("button", name="English").click()
    expect(text).not_to_have_text(french)
    assert not RAW.search(ida.page.locator("main").inner_text())
