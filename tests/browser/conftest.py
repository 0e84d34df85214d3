"""What tests in a browser may ask for: a real server with its pages, a real Chromium, and people who use them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.people import Person
from tests.server.processes import ROOMY, ROOT, Server

PAGES = ROOT / "src" / "voyageur" / "server" / "pages" / "index.html"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`voyageur serve`, with an empty database. One for each file of tests."""
    assert PAGES.exists(), "The pages are not built: run `make pages`, or `make test`, which does."
    server = Server(tmp_path_factory.mktemp("server"), environment=ROOMY).start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. Not for longer than a file: while Playwright runs, no other test of this process may use asyncio."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def somebody(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people with browsers of their own: `somebody("Ida", locale="fr", has_touch=True)`.

    A page that complains (an exception, an error on the console) fails the test, unless the test cleared `complaints`.
    """
    people: list[Person] = []

    def arrive(name: str = "Ida", **options: Any) -> Person:
        wanted = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce", **options}
        person = Person(browser.new_context(**wanted), server.address, name)
        people.append(person)
        return person

    yield arrive
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.context.close()
    assert not complaints


@pytest.fixture
def ida(somebody: Callable[..., Person]) -> Person:
    """Somebody at a large screen, in English."""
    return somebody("Ida")
