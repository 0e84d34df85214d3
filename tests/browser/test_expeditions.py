"""Expeditions in the browser: a whole game by the board, another by the keyboard, and finding one's way on the map."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person

SHORT = {"hand_size": 4, "round_cap": 3}
"""A game that is over soon, with all that can happen in one."""
TICKETS = ("ticket: swap", "ticket: arrow", "ticket: remove yellow", "ticket: remove red", "ticket: remove blue")


def possible(person: Person, action: str) -> Locator:
    """The control of an action on the board, while it is legal."""
    return person.page.locator(f'.board button[data-action="{action}"]:not([aria-disabled="true"])')


def targets(person: Person) -> Locator:
    """What can be chosen on the map."""
    return person.page.locator(".board svg [data-action]")


def swap_cards(person: Person) -> Locator:
    """The choices of a swap under way."""
    return person.page.locator(".swap [data-action]")


def centre(thing: Locator) -> tuple[float, float]:
    """Where something is now, as the page itself sees it."""
    x, y = thing.evaluate(
        "thing => { const box = thing.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] }"
    )
    return x, y


def on_the_page(person: Person, place: list[float]) -> tuple[float, float]:
    """Where a place of the map is now."""
    x, y = person.page.locator(".sheet > svg").evaluate(
        "(map, place) => { const {x, y} = new DOMPoint(...place).matrixTransform(map.getScreenCTM()); return [x, y] }",
        place,
    )
    return x, y


def click_on_the_map(person: Person, number: int) -> None:
    """A click where a target stands; of several arrows that point there, the last."""
    target = targets(person).nth(number % targets(person).count())
    spot = target.get_attribute("data-spot")
    here = person.page.locator(f'.board svg [data-spot="{spot}"]').evaluate_all(
        "all => all.flatMap((target) => target.dataset.action.split('|'))"
    )
    person.page.mouse.click(*centre(target))
    if len(here) > 1:
        offered = person.page.locator(".chooser [data-action]")
        expect(offered).to_have_count(len(here))
        offered.last.click()


def click_something(person: Person, turn: int) -> None:
    """Every second key location from its card; tickets in every way while there are some; else an arrow, or the end."""
    ticket = possible(person, TICKETS[turn % len(TICKETS)])
    if swap_cards(person).count():
        swap_cards(person).nth(turn % swap_cards(person).count()).click()
    elif person.page.locator(".board .mark").count() and turn % 2:
        person.page.locator(".board .mark").first.click()
    elif ticket.count():
        ticket.click()
    elif targets(person).count():
        click_on_the_map(person, turn)
    else:
        possible(person, "end").click()
    person.confirm_if_asked()


def tab_to(person: Person, wanted: str) -> None:
    """From the map on with the Tab key, until something has the focus."""
    person.page.keyboard.press("g")
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.locator(wanted).and_(person.page.locator(":focus")).count():
            return
    raise AssertionError(f"The Tab key does not lead to {wanted}")


def press_something(person: Person, turn: int) -> None:
    """The same with keys alone."""
    page, ticket = person.page, TICKETS[turn % len(TICKETS)]
    if swap_cards(person).count():
        # The keyboard is there already; one way or another it gets there.
        tab_to(person, ".swap [data-action]")
    elif possible(person, ticket).count():
        tab_to(person, f'[data-action="{ticket}"]')
    elif targets(person).count():
        page.keyboard.press("n")
        for key in ("ArrowRight", "ArrowDown", "End")[: turn % 4]:
            page.keyboard.press(key)
        expect(page.locator(".board svg [data-action]:focus")).to_have_count(1)
        if "|" in (page.locator(".board svg [data-action]:focus").get_attribute("data-action") or ""):
            page.keyboard.press("Enter")
            expect(page.locator(".chooser [data-action]:focus")).to_have_count(1)
            page.keyboard.press("ArrowDown")
    else:
        tab_to(person, '[data-action="end"]')
    page.keyboard.press("Enter")
    if page.locator("[data-confirm]").is_visible():
        page.keyboard.press("Enter")


def play(person: Person, act: Callable[[Person, int], None]) -> None:
    """A whole game."""
    person.play("expeditions", 2, options=SHORT)
    person.settle()
    turn = 0
    while person.turn():
        ply = person.ply
        act(person, turn)
        person.wait_until_told(ply)
        turn += 1
    assert turn > 4


def test_a_whole_game_by_the_board(ida: Person) -> None:
    """Clicks on the map, the cards and the game's own controls, nothing else."""
    play(ida, click_something)
    assert ida.page.locator(".arrows .arrow").count() > 0


def test_a_whole_game_by_the_keyboard(ida: Person) -> None:
    """Without a mouse."""
    play(ida, press_something)


def test_a_place_is_found_by_its_name_in_either_language(ida: Person) -> None:
    """Its card opens, says how far it is and what can be done there."""
    ida.play("expeditions", 2, options=SHORT)
    assert ida.turn()
    card = ida.page.locator(".board .mark").first.get_attribute("data-action") or ""
    ida.page.keyboard.press("/")
    ida.page.keyboard.type("peninsule ibe")
    expect(ida.page.get_by_role("option")).to_have_count(1)
    ida.page.keyboard.press("Enter")
    expect(ida.page.locator(".map .place h2")).to_have_text("Iberia")

    ida.page.locator(f'[data-card="{card.removeprefix("mark ")}"]').first.click()
    marking = ida.page.locator(f'.map .place [data-action="{card}"]')
    expect(marking).to_be_visible()
    ply = ida.ply
    marking.click()
    ida.wait_until_told(ply)


def test_a_spot_where_nothing_can_be_done_says_why(ida: Person) -> None:
    """A click on the map opens the card of the place, and the bar says the reason."""
    ida.play("expeditions", 2, options=SHORT)
    assert ida.turn()
    ida.page.locator(".few [data-card]").first.click()
    place = ida.page.locator(".emphasis").first.evaluate(
        "mark => { const {e, f} = mark.transform.baseVal.getItem(0).matrix; return [e, f] }"
    )
    ida.page.locator(".map .place .close").click()
    expect(ida.page.locator(".map .place")).to_have_count(0)
    ida.settle()
    ida.page.mouse.click(*on_the_page(ida, place))
    expect(ida.page.locator(".map .place")).to_be_visible()
    expect(ida.page.get_by_role("alert")).to_contain_text("is not in your hand")


@pytest.mark.parametrize("name", ["Northwest Passage", "Svalbard", "Graham Land"])
def test_a_place_at_the_edge_of_the_map_is_brought_into_view(ida: Person, name: str) -> None:
    """However little of the map lies beyond it, what was asked for is in the window."""
    ida.play("expeditions", 2, options=SHORT)
    ida.settle()
    ida.page.keyboard.press("/")
    ida.page.keyboard.type(name)
    ida.page.keyboard.press("Enter")
    expect(ida.page.locator(".map .place h2")).to_contain_text(name)
    ida.settle()
    window = ida.page.locator(".map").bounding_box()
    mark = ida.page.locator(".emphasis").first.bounding_box()
    assert window is not None
    assert mark is not None
    assert window["y"] < mark["y"]
    assert mark["y"] + mark["height"] < window["y"] + window["height"]


def test_the_map_moves_by_drag_wheel_buttons_and_keys(ida: Person) -> None:
    """Each of them changes the one transform."""
    ida.play("expeditions", 2, options=SHORT)
    ida.settle()
    page = ida.page
    x, y = centre(page.locator(".port"))

    def drag() -> None:
        page.mouse.down()
        page.mouse.move(x + 120, y + 60, steps=4)
        page.mouse.up()

    def press(key: str) -> Callable[[], None]:
        return lambda: page.locator(".port").press(key)

    def wheel() -> None:
        page.mouse.move(x, y)
        page.mouse.wheel(0, -300)

    ways = (
        page.get_by_role("button", name="Nearer").click,
        wheel,
        drag,
        press("ArrowRight"),
        press("-"),
        page.get_by_role("button", name="All of the map").click,
    )
    for way in ways:
        before = page.locator(".port > .sheet").evaluate("sheet => sheet.style.transform")
        way()
        page.wait_for_function("old => document.querySelector('.port > .sheet').style.transform !== old", arg=before)
