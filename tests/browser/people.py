"""Somebody at a browser: what tests do with the client, as people do it."""

from __future__ import annotations

import re
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


class Person:
    """One person with one tab. Whatever the page complains about makes the test fail: see `complaints`."""

    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.complaints: list[str] = []
        context.set_default_timeout(WAIT_MS)
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
        self.page.wait_for_function("() => !document.querySelector('[aria-busy=\"true\"]')")
        self.page.evaluate("async () => { await document.fonts.ready }")
        self.page.wait_for_timeout(250)

    # ---- what is on the page ----------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        """The bar that says whose turn it is; its attributes say the same to tests."""
        return self.page.locator("[data-prompt]")

    @property
    def ply(self) -> int:
        """How many events this seat has been told of."""
        return int(self.prompt.get_attribute("data-ply") or 0)

    def turn(self) -> bool:
        """Wait until this person may act; False when the game is over instead."""
        ready = self.page.locator('[data-prompt][data-mine="true"], [data-prompt][data-over="true"]')
        expect(ready).to_be_visible(timeout=3 * WAIT_MS)
        return self.prompt.get_attribute("data-over") != "true"

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


def choose(where: Page | Locator, group: str, option: str) -> None:
    """One of a few: their radio buttons look like a divided bar."""
    bar = where.get_by_role("group", name=group)
    bar.locator("label", has_text=re.compile(rf"^\s*{re.escape(option)}\s*$")).click()
    chosen = where.get_by_role("radio", name=option, exact=True)  # the group may be called otherwise by now
    expect(chosen).to_be_checked()
