"""Every page on the smallest phone, in both languages: nothing is cut off, and nothing is left unsaid."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.every_page import Page, every_page, furnish
from tests.browser.people import Person
from tests.server.processes import Server

SMALLEST = {"width": 360, "height": 740}
SEEN = """() => {
  const said = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(element =>
    ['aria-label', 'title', 'placeholder', 'alt'].map(name => element.getAttribute(name) ?? ''))
  return [document.title, document.body.innerText, ...said].join('\\n')
}"""
"""Everything people read or are read, whatever it is written on."""
RAW = re.compile(r"\b(?:web|rules|tutorial|server|expeditions|eldorado|fivex)-[a-z][\w-]*")
"""The name of a sentence where the sentence should be."""
WIDE = """() => {
  const {scrollWidth} = document.documentElement
  if (scrollWidth <= innerWidth) return []
  const out = [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)
  return [`${scrollWidth} px`, ...out.slice(0, 4).map(element => element.outerHTML.slice(0, 120))]
}"""
"""What makes the page wider than the screen."""


@pytest.fixture(scope="module")
def furnished(browser: Browser, server: Server) -> Iterator[tuple[list[Page], Any]]:
    """Every page, with something on it, and what the browser of their owner keeps."""
    host = Person(browser.new_context(locale="en"), server.address, "Ida")
    tables = furnish(host)
    yield every_page(tables, host.id), host.context.storage_state()
    host.context.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_fits_the_smallest_phone_and_says_everything(
    somebody: Callable[..., Person], furnished: tuple[list[Page], Any], language: str
) -> None:
    """Without scrolling sideways, and without names of sentences in their place."""
    pages, kept = furnished
    ida = somebody("Ida", viewport=SMALLEST, locale=language, has_touch=True, is_mobile=True, storage_state=kept)
    found: dict[str, list[str]] = {}
    for page in pages:
        ida.open(page.path)
        ida.settle()
        page.prepare(ida)
        assert ida.page.locator("html").get_attribute("lang") == language
        found[page.name] = ida.page.evaluate(WIDE) + sorted(set(RAW.findall(ida.page.evaluate(SEEN))))
        found[page.name] += [f"complaint: {said}" for said in ida.complaints]
        ida.complaints.clear()
    assert not {name: wrong for name, wrong in found.items() if wrong}
