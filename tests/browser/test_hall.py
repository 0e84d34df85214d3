"""The hall: every way into a game, from one click to a table that somebody else has laid."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.every_page import USUAL
from tests.browser.people import Person, choose

Arrive = Callable[..., Person]
OPEN = [{"kind": "me"}, {"kind": "open"}]
TABLE = re.compile(r"/tables/[\w-]+$")


def card(person: Person, game: str) -> Locator:
    """What the hall shows of a game."""
    return person.page.locator(f"article[aria-labelledby=game-{game}]")


def line(person: Person, heading: str, somebody: str) -> Locator:
    """The table of somebody in one of the hall's lists."""
    return person.page.get_by_role("region", name=heading).locator("li", has_text=somebody).first


def info(person: Person) -> dict[str, Any]:
    """The table that is open, as the server knows it."""
    found: dict[str, Any] = person.page.evaluate(
        "async () => (await fetch('/api' + location.pathname)).json()",
    )
    return found


@pytest.mark.parametrize("game", USUAL)
def test_a_newcomer_is_in_a_game_with_one_click(ida: Person, game: str) -> None:
    """Nobody is asked who they are."""
    ida.open()
    card(ida, game).get_by_role("button", name="Play now").click()
    expect(ida.page).to_have_url(TABLE)
    assert ida.turn()
    assert info(ida)["game"] == game
    ida.page.locator("#tab-actions").click()
    expect(ida.page.locator("[data-action].action").first).to_be_visible()


def test_a_table_is_laid_as_the_form_says(ida: Person) -> None:
    """With players, bots, options and who may look on; with every seat taken it starts at once."""
    ida.open()
    card(ida, "expeditions").get_by_role("button", name="Create a table").click()
    form = ida.page.get_by_role("dialog")
    choose(form, "Players", "4")
    expect(form.get_by_text("The table waits")).to_be_visible()
    for seat in (2, 3, 4):
        form.get_by_label(f"Seat {seat}").select_option("random")
    expect(form.get_by_text("the game starts at once")).to_be_visible()
    form.get_by_label("Cards in hand").select_option(label="4")
    choose(form, "Who sees it", "Private")
    form.get_by_text("More options").click()
    form.get_by_label("Most rounds").fill("3")
    form.get_by_label("First to play").select_option(label="Seat 2")
    form.get_by_role("button", name="Start").click()
    expect(ida.page).to_have_url(TABLE)
    expect(ida.prompt).to_be_visible()
    laid = info(ida)
    assert [seat["bot"] for seat in laid["seats"]] == [None, "random", "random", "random"]
    wanted = {"hand_size": 4, "round_cap": 3, "first_player": 1}
    assert {name: laid["options"][name] for name in wanted} == wanted
    assert not laid["public"]
    assert ida.turn()


def test_who_has_the_link_sits_down(somebody: Arrive) -> None:
    """And who gets up again has left a free seat."""
    alma, ida = somebody("Alma"), somebody("Ida")
    table = alma.lay("expeditions", seats=OPEN, start=False, public=False)
    alma.open(f"/tables/{table}")
    ida.open()
    code = ida.page.get_by_label("Somebody sent you a link or a code?")
    code.fill("the table by the window")
    ida.page.get_by_role("button", name="Join").click()
    expect(ida.page.get_by_text("neither the link nor the code")).to_be_visible()
    code.fill(f"{ida.address}/tables/{table}")
    ida.page.get_by_role("button", name="Join").click()
    expect(ida.page.get_by_text("One seat is still free.")).to_be_visible()

    ida.page.get_by_role("button", name="Sit here").click()
    for person in (ida, alma):
        expect(person.page.get_by_text("Everybody is here.")).to_be_visible()
    ida.page.get_by_role("button", name="Get up").click()
    for person in (ida, alma):
        expect(person.page.get_by_text("One seat is still free.")).to_be_visible()
    ida.page.get_by_role("button", name="Sit here").click()
    alma.page.get_by_role("button", name="Start").click()
    for person in (ida, alma):
        expect(person.prompt).to_be_visible()
    expect(ida.page.get_by_text("You are watching")).to_have_count(0)


def test_the_hall_lists_tables_as_they_are_laid_filled_and_started(somebody: Arrive) -> None:
    """One sits down at somebody else's table, another watches, and it is among one's own games."""
    ida, alma, roald = somebody("Ida"), somebody("Alma"), somebody("Roald")
    ida.open()
    roald.open()
    expect(line(ida, "Tables to join", "Alma")).to_have_count(0)
    alma.lay("expeditions", seats=OPEN, start=False, public=True, options={"hand_size": 4, "round_cap": 3})
    waiting = line(ida, "Tables to join", "Alma")
    expect(waiting).to_contain_text("One free seat.")
    waiting.get_by_role("button", name="Sit down").click()
    expect(ida.page.get_by_text("Everybody is here.")).to_be_visible()

    alma.page.goto(ida.page.url)
    alma.page.get_by_role("button", name="Start").click()
    expect(ida.prompt).to_be_visible()
    expect(line(roald, "Tables to join", "Alma")).to_have_count(0)
    line(roald, "Games to watch", "Alma").get_by_role("link", name="Watch").click()
    expect(roald.page.get_by_text("You are watching").first).to_be_visible()
    expect(roald.prompt).to_be_visible()

    table = ida.page.url
    ida.page.get_by_role("link", name="Hall").click()
    own = line(ida, "My games", "Alma")
    expect(own.get_by_text("It is your turn.").or_(own.get_by_text("The others are thinking."))).to_be_visible()
    own.get_by_role("link", name="Go on").click()
    expect(ida.page).to_have_url(table)


def test_a_name_can_be_changed(ida: Person) -> None:
    """Everybody sees it from then on."""
    table = ida.lay("expeditions", seats=OPEN, start=False)
    ida.open()
    ida.page.get_by_role("button", name="Ida change").click()
    dialog = ida.page.get_by_role("dialog")
    dialog.get_by_label("Name").fill("Ida Pfeiffer")
    dialog.get_by_role("button", name="Save").click()
    expect(ida.page.get_by_role("button", name="Ida Pfeiffer")).to_be_visible()
    ida.open(f"/tables/{table}")
    expect(ida.page.locator("ol.seats")).to_contain_text("Ida Pfeiffer")
