"""Hints at the table: for whose turn it is, drawn on the board, and never where they have no place."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import WAIT_MS, Person
from tests.server.processes import GATE, ROOMY, Server

THINKS_MS = 15 * WAIT_MS
"""What looks ahead may have to be compiled first."""
PLAYERS = {"expeditions": 2, "eldorado": 2, "fivex": 3}


REGISTER = """async name => {
  const send = async (path, body, csrf) => {
    const headers = {'Content-Type': 'application/json', ...(csrf ? {'X-CSRF-Token': csrf} : {})}
    const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
    if (!answer.ok) throw new Error(await answer.text())
    return await answer.json()
  }
  const me = await send('/api/people/guest', {name, language: 'en'})
  await send('/api/me/register', {login: `${name}-rated`, password: 'a long sentence'}, me.csrf)
  localStorage.setItem('voyageur-known', me.id)
}"""
"""Comes as a guest, and gets an account."""


def hint_button(person: Person) -> Locator:
    """Where one asks."""
    return person.page.get_by_role("button", name=re.compile("^(Hint|Indice)$"))


def ask(person: Person) -> Locator:
    """Ask for a hint, and wait for it: the moves that are advised."""
    assert person.turn()
    hint_button(person).click()
    advised = person.page.locator("[data-advised]")
    expect(advised.first).to_be_visible(timeout=THINKS_MS)
    return advised


@pytest.mark.parametrize("game", PLAYERS)
def test_what_is_advised_can_be_done_at_once(somebody: Callable[..., Person], game: str) -> None:
    """The best moves, with their chances and reasons; a click on one makes it, and then the hint is gone."""
    ida = somebody("Ida")
    ida.play(game, PLAYERS[game], public=False)
    advised = ask(ida)
    expect(advised.first).to_contain_text("%")
    expect(advised.first.locator(".reason").first).not_to_be_empty()
    expect(ida.page.locator("[data-hint]")).to_contain_text("to win, if you play the best")
    action = advised.first.get_attribute("data-advised")
    ida.page.locator("#tab-actions").click()
    expect(ida.page.locator(f'.action[data-action="{action}"]')).to_have_count(1)
    ply = ida.ply
    advised.first.click()
    ida.confirm_if_asked()
    ida.wait_until_told(ply)
    expect(ida.page.locator("[data-hint]")).to_have_count(0)


def test_the_best_move_is_shown_on_the_board_until_the_hint_is_closed(ida: Person) -> None:
    """In Expeditions, when key locations are marked: the place is called out."""
    ida.play("expeditions", 2, public=False)
    called = ida.page.locator(".board .emphasis")
    assert ida.turn()
    expect(called).to_have_count(0)
    ask(ida)
    expect(called).not_to_have_count(0)
    ida.page.get_by_role("button", name="Close the hint").click()
    expect(called).to_have_count(0)
    expect(ida.page.locator("[data-hint]")).to_have_count(0)


def test_a_hint_is_asked_for_by_key_and_said_aloud(ida: Person) -> None:
    """The best move is in a live region."""
    ida.play("fivex", 3, public=False)
    assert ida.turn()
    ida.page.keyboard.press("h")
    said = ida.page.locator('[data-hint] [role="status"]')
    expect(said).to_contain_text("The best:", timeout=THINKS_MS)


def refused(person: Person, why: str) -> None:
    """Who asks all the same, by the button or by the key, reads why there is none."""
    said = person.prompt.locator("[role=alert]")
    expect(hint_button(person)).to_have_attribute("aria-disabled", "true")
    expect(said).to_be_empty()
    hint_button(person).click(force=True)  # it says of itself that it is off
    expect(said).to_have_text(why)
    person.page.keyboard.press("Escape")
    expect(said).to_be_empty()
    person.page.keyboard.press("h")
    expect(said).to_have_text(why)


def test_there_are_no_hints_in_a_rated_game(somebody: Callable[..., Person]) -> None:
    """Of two people with accounts; it is said before the start, and at the table."""
    ida, max_ = somebody("Ida"), somebody("Max")
    for person in (ida, max_):
        person.page.goto(f"{person.address}/settings")
        person.page.evaluate(REGISTER, person.name)
    table = ida.lay("expeditions", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    max_.open(f"/tables/{table}")
    max_.page.get_by_role("button", name="Sit here").click()
    ida.open(f"/tables/{table}")
    expect(ida.page.get_by_text("This game counts for ratings: there are no hints.")).to_be_visible()
    ida.page.get_by_role("button", name="Start").click()
    for person in (ida, max_):  # whoever's turn it is
        expect(person.prompt).to_be_visible()
        refused(person, "This game counts for ratings: there are no hints.")


def test_there_are_no_hints_at_a_public_table_unless_its_host_wants_them(somebody: Callable[..., Person]) -> None:
    """And never for who only watches."""
    ida, eva = somebody("Ida"), somebody("Eva")
    ida.play("expeditions", 2)
    refused(ida, "There are no hints at this table.")
    table = ida.play("expeditions", 2, hints=True)
    expect(hint_button(ida)).to_be_visible()
    eva.watch(table)
    expect(eva.page.get_by_text("You are watching")).to_be_visible()
    expect(hint_button(eva)).to_have_count(0)


def test_whoever_has_to_wait_cannot_ask(somebody: Callable[..., Person]) -> None:
    """Of two who play, one is to move."""
    ida, max_ = somebody("Ida"), somebody("Max")
    table = ida.lay("expeditions", seats=[{"kind": "me"}, {"kind": "open"}], start=False, public=False)
    ida.open(f"/tables/{table}")
    max_.open(f"/tables/{table}")
    max_.page.get_by_role("button", name="Sit here").click()
    ida.page.get_by_role("button", name="Start").click()
    for person in (ida, max_):
        expect(person.prompt).to_be_visible()
    mover, other = (ida, max_) if ida.prompt.get_attribute("data-mine") == "true" else (max_, ida)
    expect(hint_button(mover)).to_be_enabled()
    expect(hint_button(other)).to_be_disabled()


# ---- bots by what they are like ----------------------------------------------------------------------------------


def test_the_level_of_play_now_is_chosen_in_the_hall_and_kept(ida: Person) -> None:
    """With a line about what each is like."""
    ida.open()
    level = ida.page.get_by_label("“Play now” is against")
    expect(level).to_have_value("casual")
    names = ["Novice", "Casual", "Skilled", "Expert", "Master"]
    expect(level.locator("option")).to_have_text(names)
    lines = set()
    for name in names:
        level.select_option(label=name)
        lines.add(ida.page.locator("#opponent-character").inner_text())
    assert len(lines) == len(names)
    level.select_option("novice")
    ida.page.reload()
    expect(level).to_have_value("novice")
    ida.page.get_by_role("button", name="Play now Expeditions").click()
    expect(ida.prompt).to_be_visible()
    expect(ida.page.locator(".player .name", has_text="Novice")).to_have_count(2)


def test_every_bot_that_can_be_chosen_has_a_name_and_a_character(ida: Person) -> None:
    """In the form for a new table, and where it is being laid."""
    ida.open()
    ida.page.get_by_role("button", name="Create a table").first.click()
    form = ida.page.locator("dialog[open]")
    seat = form.get_by_label("Seat 2")
    bots = ["Novice", "Casual", "Skilled", "Expert", "Master", "Pathfinder", "Drifter"]
    expect(seat.locator("option")).to_have_text(
        ["Somebody else at this device", "Whoever comes", *(f"Bot: {name}" for name in bots)]
    )
    seat.select_option("expert")
    expect(form.get_by_text("Looks far ahead and forgets nothing.")).to_be_visible()
    form.get_by_role("button", name="Lay the table").click()
    room = ida.page.locator("main")
    expect(room.get_by_text("Looks far ahead and forgets nothing.")).to_be_visible()
    room.get_by_label("Who sits at seat 2").select_option("novice")
    expect(room.get_by_text("Good company for a first game.")).to_be_visible()


def test_whoever_plays_on_for_somebody_is_named_in_words(ida: Person) -> None:
    """In the log, after giving up, where others play on."""
    ida.play("expeditions", 3, public=False)
    ida.page.get_by_role("button", name="Table menu").click()
    ida.page.get_by_role("button", name="Give up", exact=True).click()
    ida.page.get_by_role("button", name="Yes, give up").click()
    expect(ida.page.locator(".log")).to_contain_text("resigns. The bot Pathfinder plays on.")


def test_a_table_says_that_a_bot_is_getting_ready(browser: Browser, tmp_path: Path) -> None:
    """Until it is, so that nobody takes the game for stuck."""
    gate = tmp_path / "gate"
    gate.touch()
    own = {**ROOMY, "VOYAGEUR_BOTS": "tests.server.thinking_bots", GATE: str(gate)}
    server = Server(tmp_path / "server", environment=own).start()
    try:
        ida = Person(browser.new_context(locale="en"), server.address, "Ida")
        ida.play("expeditions", 2, bot="test-preparer", public=False)
        chip = ida.page.get_by_text("A bot is getting ready")
        expect(ida.due.or_(chip).first).to_be_visible()
        while not chip.is_visible():
            ida.do_from_list()
            expect(ida.due.or_(chip).first).to_be_visible()
        gate.unlink()
        expect(chip).to_have_count(0)
        assert not ida.complaints
    finally:
        server.kill()
