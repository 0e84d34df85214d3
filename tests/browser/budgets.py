"""How large and how fast the pages are, against what we promise: `make budgets`.

Sizes and shifts are the same everywhere, and `make test` checks them; times depend on the machine, and only this does.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.every_page import USUAL, step
from tests.browser.people import Person
from tests.server.processes import ROOMY, Server

HALL_SCRIPT_BYTES = 170_000
FIRST_BOARD_MS = 1500.0
MOST_SHIFT = 0.01
"""Of Lighthouse's cumulative layout shift, where 0.1 is good."""
FRAME_MS = 1000 / 60
LATE = 1.5
"""A frame is late when it takes so many times as long as it should."""
ROUNDS = 3

WATCH = """
window.seen = {shift: 0, board: null}
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
}).observe({type: 'layout-shift', buffered: true})
const look = () => {
  const ready = document.querySelector('[data-prompt][data-mine="true"]') && document.querySelector('.board [tabindex]')
  if (ready) seen.board = performance.now()
  else requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter(({name}) => new URL(name).pathname.endsWith('.js'))
  .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)"""
FRAMES = """() => new Promise(done => {
  const times = []
  const tick = now => {
    times.push(now)
    if (window.dragging) requestAnimationFrame(tick)
    else done(times.slice(1).map((time, index) => time - times[index]))
  }
  window.dragging = true
  requestAnimationFrame(tick)
})"""


@dataclass(frozen=True)
class Measure:
    """One number and what it may be at most."""

    name: str
    value: float
    most: float
    unit: str

    @property
    def holds(self) -> bool:
        """Whether the promise is kept."""
        return self.value <= self.most


def somebody_new(browser: Browser, address: str) -> Person:
    """A browser that has seen nothing yet."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(WATCH)
    return Person(context, address, "Ida")


def hall(browser: Browser, address: str) -> list[Measure]:
    """What the hall weighs, and whether it holds still."""
    person = somebody_new(browser, address)
    person.open("/")
    person.page.wait_for_load_state("networkidle")
    person.settle()
    measures = [
        Measure("script of the hall, gzip", person.page.evaluate(SCRIPTS), HALL_SCRIPT_BYTES, "bytes"),
        Measure("layout shift in the hall", person.page.evaluate("seen.shift"), MOST_SHIFT, ""),
    ]
    person.context.close()
    return measures


def first_board(browser: Browser, address: str, game: str) -> tuple[float, float]:
    """(milliseconds until somebody can move on a board, layout shift until then), with nothing in the cache."""
    host = somebody_new(browser, address)
    table = host.lay(game, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (USUAL[game] - 1)])
    host.watch(table)
    host.turn()  # the bots before have moved
    person = Person(browser.new_context(viewport={"width": 1440, "height": 900}, locale="en"), address, "Ida")
    person.context.add_cookies(host.context.cookies())  # type: ignore[arg-type]  # what it gave is what it takes
    known = host.page.evaluate("localStorage.getItem('voyageur-known')")
    person.context.add_init_script(f"localStorage.setItem('voyageur-known', '{known}')\n{WATCH}")
    person.watch(table)
    person.page.wait_for_function("() => seen.board !== null")
    time: float = person.page.evaluate("seen.board")
    person.settle()
    shift: float = person.page.evaluate("seen.shift")
    host.context.close()
    person.context.close()
    return time, shift


def frames(browser: Browser, address: str, game: str) -> list[float]:
    """How long each frame took while somebody dragged the board about."""
    person = somebody_new(browser, address)
    table = person.lay(game, seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (USUAL[game] - 1)])
    step(person, table, 15)
    person.watch(table)
    person.settle()
    box = person.page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.35
    mouse = person.page.mouse
    mouse.move(x, y)
    for _ in range(4):
        mouse.wheel(0, -240)
    mouse.down()
    person.page.evaluate(f"() => {{ window.frames_ = ({FRAMES})() }}")
    for turn in range(60):
        mouse.move(x + 6 * (turn % 20), y + 4 * (turn % 20), steps=2)
    times: list[float] = person.page.evaluate("() => { window.dragging = false; return window.frames_ }")
    mouse.up()
    person.context.close()
    return times


def measure(browser: Browser, address: str) -> list[Measure]:
    """Everything."""
    found = hall(browser, address)
    for game in USUAL:
        rounds = [first_board(browser, address, game) for _ in range(ROUNDS)]
        found.append(
            Measure(f"first board, {game}", statistics.median(time for time, _ in rounds), FIRST_BOARD_MS, "ms")
        )
        found.append(Measure(f"layout shift, {game}", max(shift for _, shift in rounds), MOST_SHIFT, ""))
    for game in ("expeditions", "eldorado"):
        times = frames(browser, address, game)
        late = sum(time > LATE * FRAME_MS for time in times) / len(times)
        found.append(Measure(f"frame while panning, {game} (median)", statistics.median(times), 1.1 * FRAME_MS, "ms"))
        found.append(Measure(f"late frames while panning, {game}", 100 * late, 5, "%"))
    return found


def main() -> int:
    """Measure, and say what holds."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), environment=ROOMY).start()
        try:
            with chromium() as browser:
                measures = measure(browser, server.address)
        finally:
            server.kill()
    for each in measures:
        verdict = "" if each.holds else "  <-- too much"
        print(f"{each.name:45} {each.value:12,.2f} of {each.most:10,.2f} {each.unit}{verdict}")
    return 0 if all(each.holds for each in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
