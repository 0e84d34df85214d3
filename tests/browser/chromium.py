"""A real Chromium for tests and for the pictures in the documentation: Debian's, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.installing import ensure

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
USUAL = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
"""What Playwright turns off too; its own list gives way to this one."""
ADDRESS_BAR = ("WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup")
"""What the address bar that nobody sees would load for every person: more work than most of our pages."""
FLAGS = (
    "--no-sandbox",  # containers have none to offer
    "--disable-gpu",
    f"--disable-features={','.join((*USUAL, *ADDRESS_BAR))}",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
)


def found() -> Path | None:
    """The system's Chromium, under whatever name."""
    return next((Path(path) for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without windows."""
    program = ensure("Chromium", "chromium", found)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(program), args=list(FLAGS))
        yield browser
        browser.close()
