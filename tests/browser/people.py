"""Somebody at a browser: what tests do with the client, as people do it."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

WAIT_MS = 20_000
"""For anything to happen, on a machine with much else to do."""
expect.set_options(timeout=WAIT_MS)

LAY = """async ([name, wish]) => {
  const send = async (path, body, csrf) => {
    const headers = {'Content-Type': 'application/json', ...(csrf ? {'X-CSRF-Token': csrf} : {})}
    const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
    const said = await answer.json()
    if (!answer.ok) throw new Error(JSON.stringify(said))
    return said
  }
  const known = localStorage.getItem('voyageur-known') && await (await fetch('/api/me')).json()
  const me = known || await send('/api/people/guest', {name, language: document.documentElement.lang})
  localStorage.setItem('voyageur-known', me.id)
  return (await send('/api/tables', wish, me.csrf)).id
}"""


COUNT = """(() => {
  const ask = window.fetch
  window.unanswered = 0
  window.fetch = async (...wish) => {
    window.unanswered += 1
    try { return await ask(...wish) } finally { window.unanswered -= 1 }
  }
})()"""
"""Keeps the number of questions to the server that have no answer yet."""
STILL = """async () => {
  let before = '', frames = 0
  while (frames < 5) {
    const busy = window.unanswered || document.querySelector('[aria-busy="true"]') || document.fonts.status !== 'loaded'
    const seen = [...document.querySelectorAll('*')].length + ' ' + performance.getEntriesByType('resource').length
    frames = !busy && seen === before ? frames + 1 : 0
    before = seen
    await new Promise(requestAnimationFrame)
  }
}"""
"""Waits until nothing is on its way, and for a few frames nothing has come."""
KNOWS = """async ([table, seat]) => {
  const {ply} = document.querySelector('[data-prompt]').dataset
  const {state} = await (await fetch(`/api/tables/${table}/events?seat=${seat}&since=${ply}`)).json()
  return Number(ply) === state.ply
}"""
"""Whether the page shows all that the server has to tell a seat."""


class Person:
    """One person with one tab. Whatever the page complains about makes the test fail: see `complaints`."""

    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(COUNT)
        self.page: Page = context.new_page()
        self._listen()

    def _listen(self) -> None:
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def open(self, path: str = "/") -> None:
        """Go to a page of the client."""
        self.page.goto(self.address + path)
        expect(self.page.locator("#main")).to_be_visible()

    def lay(self, game: str, *, start: bool = True, seats: list[dict[str, str]], **wish: Any) -> str:
        """Lay a table through the API, as this person; its identifier."""
        if not self.page.url.startswith(self.address):
            self.page.goto(f"{self.address}/settings")
        laid = {"game": game, "players": len(seats), "seats": seats, "start": start, **wish}
        table: str = self.page.evaluate(LAY, [self.name, laid])
        return table

    def play(self, game: str, players: int, bot: str = "random", **wish: Any) -> str:
        """Sit down at a new table against bots, and look at it."""
        bots = [{"kind": "bot", "bot": bot}] * (players - 1)
        table = self.lay(game, seats=[{"kind": "me"}, *bots], **wish)
        self.watch(table)
        return table

    def watch(self, table: str) -> None:
        """Go to a table."""
        self.open(f"/tables/{table}")
        expect(self.prompt).to_be_visible()

    @property
    def id(self) -> str:
        """Who this is to the server."""
        known: str = self.page.evaluate("localStorage.getItem('voyageur-known')")
        return known

    def words(self, english: str, french: str) -> str:
        """Whichever the page speaks."""
        return french if self.page.locator("html").get_attribute("lang") == "fr" else english

    def choose_language(self, language: str) -> None:
        """As if it had been chosen the last time."""
        self.context.add_init_script(
            "if (!localStorage.getItem('voyageur-settings'))"
            f" localStorage.setItem('voyageur-settings', JSON.stringify({{language: '{language}'}}))"
        )

    def settle(self) -> None:
        """Wait until everything that the page asked for is there and drawn."""
        self.page.evaluate(STILL)

    # ---- what is on the page ----------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        """The bar that says whose turn it is; its attributes say the same to tests."""
        return self.page.locator("[data-prompt]")

    @property
    def ply(self) -> int:
        """How many events this seat has been told of."""
        return int(self.prompt.get_attribute("data-ply") or 0)

    @property
    def due(self) -> Locator:
        """The page while the game waits for this person: until they act, nobody is told anything.

        Who has sealed a choice may still change it, but meanwhile the others may bring it to light.
        """
        return self.page.locator('main:has([data-prompt][data-mine="true"]):not(:has([data-sealed="true"]))')

    @property
    def over(self) -> Locator:
        """The bar once the game is over."""
        return self.page.locator('[data-prompt][data-over="true"]')

    def turn(self) -> bool:
        """Wait until the game waits for this person; False when it is over instead."""
        expect(self.due.or_(self.over).first).to_be_visible(timeout=3 * WAIT_MS)
        return not self.over.is_visible()

    def wait_until_current(self, table: str, seat: int) -> int:
        """Wait until the page shows all that the server has to tell this seat; up to which ply."""
        self.page.wait_for_function(KNOWS, arg=[table, seat], polling=100)
        return self.ply

    def wait_until_told(self, ply: int) -> None:
        """Wait until something happened after that ply."""
        expect(self.prompt).not_to_have_attribute("data-ply", str(ply))

    def wait_for_end(self) -> None:
        """Wait until the game is over."""
        expect(self.prompt).to_have_attribute("data-over", "true", timeout=6 * WAIT_MS)

    def do_from_list(self, contains: str = "") -> str:
        """Do the first thing in the list of actions that contains the words; its notation."""
        page = self.page
        page.locator("#tab-actions").click()
        action = page.locator("[data-action].action", has_text=re.compile(re.escape(contains))).first
        notation = action.get_attribute("data-action") or ""
        ply = self.ply
        action.click()
        self.confirm_if_asked()
        self.wait_until_told(ply)
        return notation

    def confirm_if_asked(self) -> None:
        """Where a slip would hurt, the page asks again."""
        confirm = self.page.locator("[data-confirm]")
        if confirm.is_visible():
            confirm.click()


def next_to_act(*people: Person) -> Person | None:
    """Wait until the game waits for one of these people, and say for whom; None when it is over."""
    end = time.monotonic() + 3 * WAIT_MS / 1000
    while time.monotonic() < end:
        for person in people:
            if person.due.is_visible():
                return person
        if all(person.over.is_visible() for person in people):
            return None
        people[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"the game waits for none of {', '.join(person.name for person in people)}")


def choose(where: Page | Locator, group: str, option: str) -> None:
    """One of a few: their radio buttons look like a divided bar."""
    bar = where.get_by_role("group", name=group)
    bar.locator("label", has_text=re.compile(rf"^\s*{re.escape(option)}\s*$")).click()
    chosen = where.get_by_role("radio", name=option, exact=True)  # the group may be called otherwise by now
    expect(chosen).to_be_checked()
