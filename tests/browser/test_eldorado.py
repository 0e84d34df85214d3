"""El Dorado in the browser: a whole race by the board, another by the keyboard, and what the board says of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import WAIT_MS, Person
from voyageur.games.eldorado.course import course_of

SHORT: dict[str, Any] = {
    "boards": [{"board": "B", "rotation": 2, "q": 0, "r": 0}, {"board": "C", "rotation": 5, "q": 7, "r": -3}],
    "finish": {"plate": "finish_jungle", "rotation": 5, "q": 7, "r": -7},
}
"""Two boards with one barrier between them: whoever wants to is in El Dorado after a few turns."""
OPTIONS = {"course": SHORT, "barriers": [1], "first_player": 0, "round_cap": 60}

Press = Callable[[Locator], None]


def distances() -> dict[str, int]:
    """What the cheapest way to El Dorado costs from each hex, by its name."""
    course = course_of(SHORT)
    return {f"{place.q},{place.r}": int(course.distance[number]) for number, place in enumerate(course.hexes)}


class Racer:
    """Somebody who takes every step that leads nearer, opens barriers, and otherwise buys, or exchanges the hand."""

    def __init__(self, person: Person, press: Press) -> None:
        self.person, self.page, self.press = person, person.page, press
        self.far = distances()
        self.nearest = max(self.far.values())

    def ready(self) -> bool:
        """Wait until something can be wished; False when the game is over instead."""
        ready = self.page.locator('.eldorado[data-ready="true"]')
        expect(ready.or_(self.person.over).first).to_be_visible(timeout=3 * WAIT_MS)
        return not self.person.over.is_visible()

    def race(self) -> int:
        """To the end; how many things were done."""
        done = 0
        while self.ready():
            ply = self.person.ply
            self.act()
            self.person.wait_until_told(ply)
            done += 1
        return done

    def act(self) -> None:
        """One thing, with the confirmation and the choices it asks for."""
        asked = self.page.locator(".card.asked")
        barrier = self.page.locator("[data-barrier]")
        pile = self.page.locator("[data-pile].lit")
        if asked.count():
            self.press(asked.first)
        elif barrier.count():
            self.press(barrier.first)
        elif (step := self.step()) is not None:
            self.press(step)
        elif self.page.locator("[data-do=stop]").count():
            self.press(self.page.locator("[data-do=stop]"))
        elif pile.count():
            self.press(pile.last)
        else:
            self.end()
        option = self.page.locator("[data-option]")
        if option.count():
            self.press(option.first)
        self.person.confirm_if_asked()

    def step(self) -> Locator | None:
        """The hex within reach from which it is least far, if it is nearer than any before."""
        names = self.page.locator("[data-hex]").evaluate_all("all => all.map(each => each.dataset.hex)")
        best = min(names, key=self.far.__getitem__, default=None)
        if best is None or self.far[best] >= self.nearest:
            return None
        self.nearest = self.far[best]
        return self.page.locator(f'[data-hex="{best}"]')

    def end(self) -> None:
        """End the turn without the cards that are left."""
        mark = self.page.locator("[data-do=mark]")
        if mark.count():
            self.press(mark)
            for card in self.page.locator("[data-card]").all():
                self.press(card)
        self.press(self.page.locator("[data-do=end]"))

    def pass_on(self) -> None:
        """A whole turn in which nothing else is done."""
        ply = self.person.ply
        self.end()
        self.person.confirm_if_asked()
        self.person.wait_until_told(ply)


def test_a_whole_race_by_the_board(ida: Person) -> None:
    """Clicks on the map, the hand, the market and the game's own buttons, nothing else."""
    ida.play("eldorado", 3, options=OPTIONS)
    assert Racer(ida, Locator.click).race() > 10
    expect(ida.page.locator(".player", has_text="Ida")).to_contain_text("in El Dorado")
    expect(ida.page.get_by_role("img", name="Pawn of Ida, in El Dorado")).to_have_count(1)


def test_a_whole_race_by_the_keyboard(ida: Person) -> None:
    """Without a mouse: the keys walk among everything that can be done, and Enter does it."""

    def press(wanted: Locator) -> None:
        for _ in range(60):
            if wanted.evaluate("node => node === document.activeElement"):
                break
            ida.page.keyboard.press("n")
        expect(wanted).to_be_focused()
        ida.page.keyboard.press("Enter")
        if ida.page.locator("[data-confirm]").count():
            ida.page.keyboard.press("Enter")

    ida.play("eldorado", 3, options=OPTIONS)
    assert Racer(ida, press).race() > 10
    expect(ida.page.locator(".player", has_text="Ida")).to_contain_text("in El Dorado")


def test_a_card_shows_where_it_leads(ida: Person) -> None:
    """Picking a card marks the hexes within its reach, pointing at one draws the path, and Escape puts it back."""
    ida.play("eldorado", 2, options=OPTIONS)
    racer = Racer(ida, Locator.click)
    explorer = ida.page.locator("[data-card=explorer]")
    while racer.ready() and not explorer.count():  # one of the first two hands has one
        racer.pass_on()
    explorer.first.click()
    expect(ida.page.locator(".status")).to_contain_text("within reach")
    near = ida.page.locator("[data-hex].strong").first
    near.hover()
    expect(ida.page.locator(".aim")).to_be_visible()
    ida.page.keyboard.press("Escape")
    expect(ida.page.locator("[data-hex].strong")).to_have_count(0)


def test_one_click_walks_a_path_of_several_hexes(ida: Person) -> None:
    """Two machetes on one card: each step is a move of its own, but one click makes both."""
    ida.play("eldorado", 3, options=OPTIONS)
    page, racer = ida.page, Racer(ida, Locator.click)
    scout = page.locator("[data-card=scout]")
    while racer.ready() and not scout.count():  # bought turn by turn, one soon comes to the hand
        ply = ida.ply
        if page.locator(".card.asked").count():
            page.locator(".card.asked").first.click()
        elif page.locator("[data-pile=scout].lit").count():
            page.locator("[data-pile=scout]").click()
        else:
            racer.end()
        ida.confirm_if_asked()
        ida.wait_until_told(ply)
    scout.first.click()
    expect(page.locator(".status")).to_contain_text("within reach")
    hex_, way = next(there for there in paths(page) if there[1].count("L") == 2)
    ply = ida.ply
    page.locator(f'[data-hex="{hex_}"]').click()
    ida.confirm_if_asked()
    expect(page.get_by_role("img", name=f"Pawn of Ida, at {hex_}")).to_have_count(1)
    assert racer.ready()
    assert ida.ply == ply + 2, way


def paths(page: Page) -> Iterator[tuple[str, str]]:
    """Each hex within reach of the picked card, and the line that is drawn to it."""
    for hex_ in page.locator("[data-hex]").evaluate_all("all => all.map(each => each.dataset.hex)"):
        target = page.locator(f'[data-hex="{hex_}"]')
        target.hover()
        expect(target).to_have_class(re.compile("proposed"))
        yield hex_, page.locator(".route:not(.halo)").get_attribute("d") or ""


def test_the_map_moves_by_drag_wheel_pinch_buttons_and_keys(ida: Person) -> None:
    """Each of them changes the one transform; and a drag that begins on a hex does not go there."""
    ida.play("eldorado", 3, options=OPTIONS)
    page, racer = ida.page, Racer(ida, Locator.click)
    target = page.locator("[data-hex]").first
    while racer.ready() and not target.count():  # one of the first two hands has an explorer
        racer.pass_on()
    ida.settle()
    pane = page.locator(".pane").bounding_box()
    assert pane is not None
    x, y = pane["x"] + pane["width"] / 2, pane["y"] + pane["height"] / 2
    touch = ida.context.new_cdp_session(page)

    def wheel() -> None:
        page.mouse.move(x, y)
        page.mouse.wheel(0, -300)

    def drag() -> None:
        target.hover()
        page.mouse.down()
        page.mouse.move(x, y, steps=4)
        page.mouse.up()

    def pinch() -> None:
        for spread in (40, 60, 80):
            points = [{"x": x - spread, "y": y, "id": 0}, {"x": x + spread, "y": y, "id": 1}]
            touch.send(
                "Input.dispatchTouchEvent",
                {"type": "touchStart" if spread == 40 else "touchMove", "touchPoints": points},
            )
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def press(key: str) -> Callable[[], None]:
        return lambda: page.locator(".pane").press(key)

    button = partial(page.get_by_role, "button")
    ways = (
        button(name="Zoom in").click,
        button(name="To my pawn").click,
        drag,
        wheel,
        button(name="The whole course").click,
        pinch,
        press("-"),
        press("+"),
        press("ArrowRight"),
        press("0"),
    )
    ply = ida.ply
    for way in ways:
        before = page.locator(".layer").evaluate("layer => layer.style.transform")
        way()
        page.wait_for_function("old => document.querySelector('.layer').style.transform !== old", arg=before)
        expect(page.locator(".pane.moving")).to_have_count(0)
    assert ida.ply == ply
    expect(page.locator("[data-option], [data-confirm]")).to_have_count(0)


def test_the_board_says_why_not(ida: Person) -> None:
    """A pile that is too dear, and one that is not for sale yet."""
    ida.play("eldorado", 2, options=OPTIONS)
    assert ida.turn()
    ida.page.locator("[data-pile=pioneer]").click()
    expect(ida.prompt).to_contain_text("for sale once one is free")


def test_piles_can_be_looked_at(ida: Person) -> None:
    """What is in one's draw pile is known, in no order; and so is what others have, hand and draw pile together."""
    ida.play("eldorado", 2, options=OPTIONS)
    assert ida.turn()
    ida.page.locator("[data-look=deck]").click()
    dialog = ida.page.get_by_role("dialog", name="Cards of Ida")
    expect(dialog).to_contain_text("In the draw pile, in no order (4)")
    ida.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    ida.page.locator(".player").nth(1).get_by_role("button").first.click()
    expect(ida.page.get_by_role("dialog")).to_contain_text("Hand and draw pile together (8)")
