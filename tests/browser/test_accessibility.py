"""axe finds nothing on any page: large and small, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.every_page import Page, every_page, furnish
from tests.browser.people import Person
from tests.server.processes import ROOT, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const found = await axe.run(document, {runOnly, resultTypes: ['violations'], selectors: false})
  return found.violations.map(({id, help, nodes}) => ({id, help, where: nodes.slice(0, 4).map(node => node.html)}))
}"""


def violations(person: Person) -> list[dict[str, Any]]:
    """What axe says of the page as it is now."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return found


@pytest.fixture(scope="module")
def furnished(browser: Browser, server: Server) -> Iterator[tuple[list[Page], Any]]:
    """Every page, with something on it, and what the browser of their owner keeps."""
    host = Person(browser.new_context(locale="en"), server.address, "Ida")
    tables = furnish(host)
    yield every_page(tables, host.id), host.context.storage_state()
    host.context.close()


@pytest.mark.parametrize(
    ("size", "scheme"), [((1440, 900), "light"), ((390, 844), "dark")], ids=["large-light", "phone-dark"]
)
def test_axe_finds_nothing(
    somebody: Callable[..., Person], furnished: tuple[list[Page], Any], size: tuple[int, int], scheme: str
) -> None:
    """On any page."""
    pages, kept = furnished
    width, height = size
    viewport = {"width": width, "height": height}
    ida = somebody("Ida", viewport=viewport, color_scheme=scheme, has_touch=width < 600, storage_state=kept)
    found = {}
    for page in pages:
        ida.open(page.path)
        ida.settle()
        page.prepare(ida)
        if wrong := violations(ida):
            found[page.name] = wrong
    assert not found
