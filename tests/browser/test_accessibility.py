"""axe finds nothing on any page: large and small, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.every_page import every_page, furnish
from tests.browser.people import Person
from tests.server.processes import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const found = await axe.run(document, {runOnly})
  return found.violations.map(({id, help, nodes}) => ({id, help, where: nodes.slice(0, 4).map(node => node.html)}))
}"""


def violations(person: Person) -> list[dict[str, Any]]:
    """What axe says of the page as it is now."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return found


@pytest.mark.parametrize(
    ("size", "scheme"),
    [((1440, 900), "light"), ((1440, 900), "dark"), ((390, 844), "light"), ((390, 844), "dark")],
    ids=["large-light", "large-dark", "phone-light", "phone-dark"],
)
def test_axe_finds_nothing(somebody: Callable[..., Person], size: tuple[int, int], scheme: str) -> None:
    """On any page."""
    width, height = size
    ida = somebody("Ida", viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=width < 600)
    tables = furnish(ida)
    found = {}
    for page in every_page(tables, ida.id):
        ida.open(page.path)
        ida.settle()
        page.prepare(ida)
        if wrong := violations(ida):
            found[page.name] = wrong
    assert not found
