"""Every page of the client, as somebody finds it in the middle of things: for the pictures, and for axe."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.people import WAIT_MS, Person

STEPS = """async ([table, seat, seed, moves]) => {
  const me = await (await fetch('/api/me')).json()
  const path = `/api/tables/${table}`
  let random = seed, known = 0
  const next = () => (random = (random * 1103515245 + 12345) % 2147483648) / 2147483648
  for (let made = 0; made < moves; ) {
    const {state} = await (await fetch(`${path}/events?seat=${seat}&since=${known}`)).json()
    known = state.ply
    if (state.over) return true
    if (!state.legal.length || !state.awaited.includes(seat)) {
      await new Promise(done => setTimeout(done, 20))
      continue
    }
    const action = state.legal[Math.floor(next() * state.legal.length)]
    const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf}
    const body = JSON.stringify({action, ply: state.ply, seat, key: `step-${seed}-${made}-${state.ply}`})
    const answer = await fetch(`${path}/moves`, {method: 'POST', headers, body})
    if (answer.ok) made += 1
  }
  return false
}"""
COMPUTES_MS = 30 * WAIT_MS
"""For what looks ahead, and may have to be compiled first."""
ENOUGH = 100_000
"""More moves than any game takes."""
USUAL = {"expeditions": 4, "eldorado": 3, "fivex": 4}
HALFWAY = {"expeditions": 22, "eldorado": 45, "fivex": 14}
"""How many moves of one's own lead to the middle of a game."""


@dataclass(frozen=True)
class Tables:
    """What there is to look at."""

    running: dict[str, str]
    """In the middle of each game."""
    finished: dict[str, str]
    open: str
    """One that is being laid."""
    shared: str
    """One at which two people share a screen."""
    foreign: str
    """One at which others play."""


def step(person: Person, table: str, moves: int, seat: int = 0) -> None:
    """Make random moves through the API."""
    seed = random.Random(table if moves == ENOUGH else moves).randrange(1, 2**30)
    person.page.evaluate(STEPS, [table, seat, seed, moves])


def furnish(person: Person) -> Tables:
    """Lay the tables."""
    running, finished = {}, {}
    for game, players in USUAL.items():
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
        running[game] = person.lay(game, seats=seats, hints=True)
        step(person, running[game], HALFWAY[game])
        short: dict[str, Any] = {} if game == "fivex" else {"round_cap": 3}
        finished[game] = person.lay(game, seats=seats, options=short)
        step(person, finished[game], ENOUGH)
    waiting = person.lay(
        "eldorado", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}], start=False
    )
    shared = person.lay("expeditions", seats=[{"kind": "me"}, {"kind": "me"}])
    return Tables(running, finished, waiting, shared, of_somebody_else(person))


def of_somebody_else(person: Person) -> str:
    """A table that somebody else has laid and sits at."""
    browser = person.context.browser
    assert browser is not None
    other = Person(browser.new_context(locale="en"), person.address, "Alma")
    table = other.lay("expeditions", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    other.context.close()
    return table


@dataclass(frozen=True)
class Page:
    """One page, under a name, and what is done on it before one looks."""

    name: str
    path: str
    prepare: Callable[[Person], None] = lambda person: None


def create(person: Person) -> None:
    """Open the form for a new table."""
    person.page.get_by_role("button", name=person.words("Create a table", "Créer une table")).first.click()
    person.page.locator("dialog[open]").wait_for()


def middle_of_replay(person: Person) -> None:
    """Somewhere in the game, with all cards open; the graphs too, where there is room for them beside the board."""
    person.page.locator('input[type="range"]').first.wait_for()
    if (person.page.viewport_size or {"width": 0})["width"] > 1000:
        person.page.locator("#tab-graphs").click()
        person.page.locator("#panel-graphs [role=slider]").wait_for()


def analysed(person: Person) -> None:
    """Ask for the analysis, unless that was done before, and go to the most costly move."""
    done, ask = person.page.locator("[data-analysis]"), person.page.locator("[data-analyse]")
    done.or_(ask).or_(person.page.locator("progress")).first.wait_for()
    if ask.is_visible():
        ask.click()
    done.wait_for(timeout=COMPUTES_MS)
    if (costly := person.page.locator("[data-ply]")).count():
        costly.first.click()


def learning(person: Person) -> None:
    """Before the first mistake, once the game is analysed; if there was none, the page says so."""
    task, ask = person.page.locator("[data-task], main .row a").first, person.page.locator("[data-analyse]")
    task.or_(ask).or_(person.page.locator("progress")).first.wait_for()
    if ask.is_visible():
        ask.click()
    task.wait_for(timeout=COMPUTES_MS)


def hinted(person: Person) -> None:
    """Ask for a hint."""
    person.turn()
    person.page.keyboard.press("h")
    person.page.locator("[data-hint]").wait_for(timeout=COMPUTES_MS)


def opening(panel: str) -> Callable[[Person], None]:
    """Open a panel beside the board; on a phone, a sheet above it."""

    def click(person: Person) -> None:
        person.page.locator(f"#tab-{panel}").click()
        person.page.locator(f"#panel-{panel}").wait_for()

    return click


def pressing(english: str, french: str) -> Callable[[Person], None]:
    """Press a button that opens a dialog."""

    def press(person: Person) -> None:
        person.page.get_by_role("button", name=person.words(english, french)).click()
        person.page.locator("dialog[open]").wait_for()

    return press


def propose(person: Person) -> None:
    """Choose something that then wants a confirmation."""
    person.page.evaluate(
        "() => { const kept = JSON.parse(localStorage.getItem('voyageur-settings') ?? '{}')\n"
        "localStorage.setItem('voyageur-settings', JSON.stringify({...kept, confirm: 'always'})) }"
    )
    person.page.reload()
    person.turn()
    person.page.locator("#tab-actions").click()
    person.page.locator("[data-action].action").first.click()
    person.page.locator("[data-confirm]").wait_for()


def every_page(tables: Tables, person_id: str) -> list[Page]:
    """All of them."""
    games = list(USUAL)
    return [
        Page("hall", "/"),
        Page("create", "/", create),
        Page("room", f"/tables/{tables.open}"),
        *(Page(f"table-{game}", f"/tables/{tables.running[game]}") for game in games),
        *(
            Page(f"replay-{game}", f"/replay/{tables.finished[game]}?at=25&eyes=all", middle_of_replay)
            for game in games
        ),
        Page("analysis", f"/replay/{tables.finished['expeditions']}?panel=analysis", analysed),
        Page("learn", f"/learn/{tables.finished['expeditions']}?seat=0", learning),
        *(Page(f"hint-{game}", f"/tables/{tables.running[game]}", hinted) for game in games),
        *(Page(f"rules-{game}", f"/rules/{game}") for game in games),
        *(Page(f"tutorial-{game}", f"/tutorial/{game}") for game in games),
        Page("courses", "/courses"),
        Page("profile", f"/people/{person_id}"),
        Page("settings", "/settings"),
        Page("nowhere", "/no/such/page"),
        Page("curtain", f"/tables/{tables.shared}"),
        Page("spectator", f"/tables/{tables.foreign}"),
        Page("menu", f"/tables/{tables.running['expeditions']}", pressing("Table menu", "Menu de la table")),
        Page("ending", f"/tables/{tables.finished['expeditions']}", pressing("Result", "Résultat")),
        *(Page(panel, f"/tables/{tables.running['expeditions']}", opening(panel)) for panel in ("actions", "chat")),
        Page("confirmation", f"/tables/{tables.running['expeditions']}", propose),
    ]
