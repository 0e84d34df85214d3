"""Pictures of every page, at three sizes, light and dark, in both languages: `make screenshots`.

All of them go to `docs/screenshots/all`, which is not kept; the chosen ones, beside it, are.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import chromium
from tests.browser.every_page import Tables, every_page, furnish
from tests.browser.people import Person
from tests.server.processes import ROOMY, ROOT, Server

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"phone": (390, 844), "tablet": (768, 1024), "desk": (1440, 900)}
CHOSEN = (
    "hall-desk-light-en",
    "hall-phone-dark-fr",
    "create-tablet-light-en",
    "table-expeditions-desk-light-en",
    "table-expeditions-phone-light-fr",
    "table-eldorado-desk-light-en",
    "table-eldorado-phone-dark-en",
    "table-fivex-desk-dark-en",
    "table-fivex-tablet-light-fr",
    "replay-expeditions-desk-light-en",
    "rules-fivex-desk-light-fr",
    "tutorial-eldorado-tablet-light-en",
    "courses-desk-light-en",
)


def shoot(browser: Browser, address: str, wanted: list[str]) -> int:
    """Every page whose name contains one of the words (or every page) in every way; how many there were."""
    everything = FOLDER / "all"
    everything.mkdir(parents=True, exist_ok=True)
    host = Person(browser.new_context(viewport={"width": 1440, "height": 900}, locale="en"), address, "Ida")
    tables = furnish(host)
    made = 0
    for language in ("en", "fr"):
        for kind, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                person = Person(
                    browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme=scheme,
                        locale=language,
                        has_touch=kind != "desk",
                        reduced_motion="reduce",
                        storage_state=host.context.storage_state(),
                    ),
                    address,
                    "Ida",
                )
                person.choose_language(language)
                made += shoot_all(person, tables, host.id, f"{kind}-{scheme}-{language}", wanted)
                person.context.close()
    return made


def shoot_all(person: Person, tables: Tables, person_id: str, way: str, wanted: list[str]) -> int:
    """Every page in one way."""
    made = 0
    for page in every_page(tables, person_id):
        name = f"{page.name}-{way}"
        if wanted and not any(word in name for word in wanted):
            continue
        person.open(page.path)
        person.settle()
        page.prepare(person)
        person.page.screenshot(path=FOLDER / "all" / f"{name}.png")
        print(name, flush=True)
        made += 1
    return made


def main(wanted: list[str]) -> None:
    """Start a server, take the pictures, keep the chosen ones."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), environment=ROOMY).start()
        try:
            with chromium() as browser:
                made = shoot(browser, server.address, wanted)
        finally:
            server.kill()
    for name in CHOSEN:
        if (picture := FOLDER / "all" / f"{name}.png").exists():
            shutil.copyfile(picture, FOLDER / f"{name}.png")
    print(f"{made} pictures in {FOLDER.relative_to(ROOT)}/all")


if __name__ == "__main__":
    main(sys.argv[1:])
