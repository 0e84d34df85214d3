"""What is the same at every table: two people, one screen for two, spectators, undo, languages, chat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, next_to_act
from tests.server.processes import Server

Arrive = Callable[..., Person]
SHORT = {"hand_size": 4, "round_cap": 2}
"""A game of Expeditions that is over soon."""
TWO = [{"kind": "me"}, {"kind": "open"}]


def move(person: Person) -> None:
    """Whatever is first in the list of actions."""
    person.do_from_list()


def play_to_the_end(*people: Person) -> None:
    """Everybody does the first thing in the list whenever it is their turn."""
    while (mover := next_to_act(*people)) is not None:
        move(mover)
    for person in people:
        person.wait_for_end()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("expeditions", TWO, SHORT),
        ("eldorado", TWO, {"round_cap": 3}),
        ("fivex", [*TWO, {"kind": "bot", "bot": "random"}], {}),
    ],
)
def test_two_people_play_to_the_end_through_a_reload_and_a_lost_network(
    somebody: Arrive, game: str, seats: list[dict[str, str]], options: dict[str, int]
) -> None:
    """One of them reloads the page, loses the network in the middle of a game, and comes back."""
    ida, alma = somebody("Ida"), somebody("Alma")
    table = ida.lay(game, seats=seats, options=options, start=False)
    ida.open(f"/tables/{table}")
    alma.open(f"/tables/{table}")
    alma.page.get_by_role("button", name="Sit here").first.click()
    ida.page.get_by_role("button", name="Start").click()
    for person in (ida, alma):
        expect(person.prompt).to_be_visible()

    for _ in range(4):
        mover = next_to_act(ida, alma)
        assert mover is not None
        move(mover)
    mover = next_to_act(ida, alma)  # until they act nothing more is told
    known = alma.wait_until_current(table, seat=1)
    alma.page.reload()
    expect(alma.prompt).to_have_attribute("data-ply", str(known))

    alma.context.set_offline(True)
    expect(alma.page.get_by_text("Connection lost")).to_be_visible()
    if mover is ida:
        move(ida)
    alma.context.set_offline(False)
    expect(alma.page.get_by_text("Connection lost")).not_to_be_visible()
    alma.complaints.clear()  # the browser complains about the lost network, and should

    play_to_the_end(ida, alma)


def test_two_people_share_a_screen(ida: Person) -> None:
    """Between their turns nothing is shown until the next one says so."""
    table = ida.lay("expeditions", seats=[{"kind": "me"}, {"kind": "me"}], options=SHORT)
    ida.open(f"/tables/{table}")
    curtains = 0
    while True:
        ready = ida.page.get_by_role("button", name="I am Ida")
        expect(ready.or_(ida.prompt).first).to_be_visible()
        if ready.is_visible():
            if curtains == 2:
                ida.page.reload()
                expect(ready).to_be_visible()
            for hidden in (".board", ".log", "[data-announced]"):
                expect(ida.page.locator(hidden)).to_have_count(0)
            ready.click()
            expect(ida.page.locator("[data-announced]")).to_have_text("")
            curtains += 1
        if not ida.turn():
            break
        while ida.prompt.is_visible() and ida.prompt.get_attribute("data-mine") == "true":
            ida.page.locator("#tab-actions").click()
            ida.page.locator("[data-action].action").first.click()
            ida.confirm_if_asked()
            ida.page.wait_for_function(
                "() => !document.querySelector('[data-prompt]')"
                " || document.querySelector('[data-prompt]').dataset.mine !== 'false'"
                " || document.querySelector('[data-prompt]').dataset.over === 'true'"
            )
        if ida.prompt.is_visible() and ida.prompt.get_attribute("data-over") == "true":
            break
    assert curtains > 3


def test_a_spectator_sees_the_game_and_no_secrets(somebody: Arrive) -> None:
    """Somebody with the link watches, can do nothing, and is told nothing that is for the players alone."""
    ida, watcher = somebody("Ida"), somebody("Alexandra")
    table = ida.play("expeditions", 2, options=SHORT)
    watcher.watch(table)
    expect(watcher.page.get_by_text("You are watching").first).to_be_visible()
    expect(watcher.page.locator("#tab-actions")).to_have_count(0)
    hand = cards(ida, ".pile:not(.few) [data-card]")
    assert hand
    assert not hand & cards(watcher, "[data-card]")
    expect(watcher.page.locator(".pile:not(.few)")).to_have_count(0)
    for _ in range(3):
        assert ida.turn()
        before = watcher.ply
        move(ida)
        watcher.wait_until_told(before)
    expect(watcher.page.locator(".log .line").first).to_be_visible()
    expect(watcher.page.locator(".log").get_by_text(re.compile(r"\b[Yy]ou\b"))).to_have_count(0)
    expect(watcher.page.locator("[data-action]")).to_have_count(0)


def cards(person: Person, where: str) -> set[str]:
    """The cards that somebody is shown there."""
    found: list[str] = person.page.locator(where).evaluate_all("cards => cards.map(card => card.dataset.card)")
    return set(found)


def test_what_is_sealed_is_told_to_nobody_else(somebody: Arrive) -> None:
    """Neither what was chosen nor that something was: until all have, only who chose has a line about it."""
    ida, alma, watcher = somebody("Ida"), somebody("Alma"), somebody("Alexandra")
    table = ida.lay("fivex", seats=[*TWO, {"kind": "bot", "bot": "random"}], start=False)
    ida.open(f"/tables/{table}")
    alma.open(f"/tables/{table}")
    alma.page.get_by_role("button", name="Sit here").first.click()
    ida.page.get_by_role("button", name="Start").click()
    watcher.watch(table)
    ida.turn()
    alma.turn()
    move(ida)
    ida.page.locator("#tab-log").click()
    expect(ida.page.locator(".log .line")).to_have_count(1)
    for other in (alma, watcher):
        expect(other.page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
        expect(other.page.locator(".log .line")).to_have_count(0)
    move(alma)
    expect(watcher.page.locator(".log .line").first).to_be_visible()


def test_undo_takes_back_the_last_move(ida: Person) -> None:
    """As long as nothing hidden came to light."""
    ida.play("expeditions", 2, options=SHORT)
    undo = ida.page.get_by_role("button", name="Undo")
    for _ in range(12):
        ida.turn()
        ply, before = ida.ply, on_the_board(ida)
        move(ida)
        if undo.is_enabled():
            break
    else:
        pytest.fail("nothing could be undone")
    assert on_the_board(ida) != before
    told = ida.ply
    undo.click()
    ida.wait_until_told(told)
    assert ida.ply > ply
    assert on_the_board(ida) == before
    ida.page.locator("#tab-log").click()
    expect(ida.page.locator(".undone")).to_have_count(1)


def on_the_board(person: Person) -> tuple[int, list[str], list[str]]:
    """What can be seen of a position: how many arrows there are, the cards, and what may be done."""
    board = person.page.locator(".board")
    return (
        board.locator(".arrow").count(),
        board.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)"),
        board.locator("[data-action]").evaluate_all("all => all.map(one => one.dataset.action)"),
    )


def test_the_language_changes_in_the_middle_of_a_game(ida: Person) -> None:
    """Everything that was said before is then said in the other language too, and each reads their own."""
    ida.play("expeditions", 2, options=SHORT)
    ida.turn()
    move(ida)
    ida.page.locator("#tab-log").click()
    first = ida.page.locator(".log .line").first
    english = first.inner_text()
    ida.page.get_by_role("button", name="Français").click()
    expect(ida.page.locator("html")).to_have_attribute("lang", "fr")
    expect(first).not_to_have_text(english)
    expect(ida.page.get_by_role("button", name="Reprendre")).to_be_visible()
    ida.page.reload()
    expect(ida.page.get_by_role("button", name="Reprendre")).to_be_visible()


def test_what_is_said_is_heard(somebody: Arrive) -> None:
    """Chat reaches the others at the table, and its tab says that something is new."""
    ida, alma = somebody("Ida"), somebody("Alma")
    table = ida.lay("expeditions", seats=TWO, options=SHORT, start=False)
    ida.open(f"/tables/{table}")
    alma.open(f"/tables/{table}")
    alma.page.get_by_role("button", name="Sit here").first.click()
    ida.page.get_by_role("button", name="Start").click()
    alma.page.locator("#tab-chat").click()
    alma.page.get_by_label("Say something").fill("Bon voyage")
    alma.page.get_by_role("button", name="Send").click()
    expect(ida.page.locator("#tab-chat .badge")).to_have_text("1")
    ida.page.locator("#tab-chat").click()
    expect(ida.page.get_by_text("Bon voyage")).to_be_visible()


def test_a_sheet_on_a_phone_closes_by_key(somebody: Arrive) -> None:
    """And the focus is then where it was opened from."""
    ida = somebody("Ida", viewport={"width": 390, "height": 844}, has_touch=True)
    ida.play("expeditions", 2, options=SHORT)
    ida.page.locator("#tab-chat").click()
    ida.page.get_by_label("Say something").focus()
    ida.page.keyboard.press("Escape")
    expect(ida.page.locator("#panel-chat")).to_have_count(0)
    expect(ida.page.locator("#tab-chat")).to_be_focused()


def test_a_server_that_stops_and_starts_again_loses_nothing(ida: Person, server: Server) -> None:
    """The page says that it has lost the server, and goes on when it is back."""
    ida.play("expeditions", 2, options=SHORT)
    ida.turn()
    move(ida)
    ida.turn()
    known = ida.ply
    server.kill()
    expect(ida.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(ida.page.get_by_text("Connection lost")).not_to_be_visible()
    ida.complaints.clear()
    assert ida.ply >= known
    for _ in range(3):
        assert ida.turn()
        move(ida)
