"""5X in the browser: a whole game by the board, another by the keyboard, and what is sealed stays sealed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

CLANS = 3
ROUNDS = 15


def table(person: Person) -> Locator:
    """The table; its attributes say the phase, the round, and whether this clan has sealed its choice."""
    return person.page.locator(".board .table")


def click_something(person: Person, turn: int) -> None:
    """First to the water; then excavate whenever that is possible, bid all there is, and connect what is won."""
    page, phase = person.page, table(person).get_attribute("data-phase")
    if phase == "take":
        page.locator("[data-offer][data-target]").last.click()
        way = page.locator("[data-take]").first
        expect(way.locator(".picture")).to_be_visible()
        way.hover()
        expect(page.locator(".clan.own .tableau .ghost")).to_have_count(1)
        way.click()
    elif phase == "bid":
        page.locator("[data-bid][data-target]").last.click()
    elif turn == 0:
        page.locator("[data-play=exploitation][data-target]").click()
    else:
        excavation = page.locator("[data-play=excavation][data-target]")
        hand = page.locator("[data-play][data-target]")
        (excavation if excavation.count() else hand.nth(turn % hand.count())).click()
    person.confirm_if_asked()


def press_something(person: Person, turn: int) -> None:
    """The same with keys alone: to the board, from target to target, and Enter."""
    page, phase = person.page, table(person).get_attribute("data-phase")
    page.keyboard.press("g")
    if phase == "take":
        page.keyboard.press("Enter")
        expect(page.locator("[data-take]").first).to_be_visible()
        while not page.locator("[data-take]:focus").count():
            page.keyboard.press("n")
    else:
        for _ in range(turn % 4):
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if person.page.locator("[data-confirm]").is_visible():
        page.keyboard.press("Enter")


def play(person: Person, act: Callable[[Person, int], None]) -> None:
    """A whole game."""
    person.play("fivex", CLANS)
    turn = 0
    while person.turn():
        ply = person.ply
        act(person, turn)
        person.wait_until_told(ply)
        turn += 1
    assert turn >= ROUNDS
    scores = person.page.locator(".scores tbody tr")
    expect(scores).to_have_count(CLANS)


def test_a_whole_game_by_the_board(ida: Person) -> None:
    """Clicks on the board and on the game's own controls, nothing else."""
    play(ida, click_something)
    assert ida.page.locator(".clan.own .tableau svg").count() > 0


def test_a_whole_game_by_the_keyboard(ida: Person) -> None:
    """Without a mouse."""
    play(ida, press_something)


def test_what_is_sealed_is_seen_by_nobody_else(somebody: Callable[..., Person]) -> None:
    """One sees one's own sealed card and may change it; the others' tables do not even change."""
    ida, alma = somebody("Ida"), somebody("Alma")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    laid = ida.lay("fivex", seats=seats, start=False)
    ida.open(f"/tables/{laid}")
    alma.open(f"/tables/{laid}")
    alma.page.get_by_role("button", name="Sit here").first.click()
    ida.page.get_by_role("button", name="Start").click()
    for person in (ida, alma):
        assert person.turn()
    alma.page.mouse.move(0, 0)  # what is pointed at looks different
    alma.settle()
    before = table(alma).inner_html()

    ida.page.locator("[data-play=exploitation]").click()
    expect(ida.page.locator("[data-play=exploitation].sealed")).to_be_visible()
    ida.page.locator("[data-play=exploration]").click()
    expect(ida.page.locator("[data-play=exploration].sealed")).to_be_visible()
    expect(ida.page.locator("[data-play].sealed")).to_have_count(1)
    assert table(alma).inner_html() == before

    alma.page.locator("[data-play=extermination]").click()
    for person in (ida, alma):
        expect(person.page.locator(".ledger li", has_text="Ida")).to_contain_text("Exploration")
    expect(alma.page.locator(".ledger li").first).to_contain_text("Extermination")
