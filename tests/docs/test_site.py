"""The site can be built without a warning, asks nobody else for anything, and speaks French where it says so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT

FRENCH = sorted((ROOT / "docs").rglob("*.fr.md"))
CATALOGUES = {language: sorted((ROOT / "web" / "src").rglob(f"locales/{language}.ftl")) for language in ("en", "fr")}
FROM_ELSEWHERE = re.compile(
    r"""<(?:script|img|iframe|source|link(?! rel="alternate"))\b[^>]*(?:src|href)=["']?(?:https?:)?//"""
)
CODE = re.compile(r"```.*?```|`[^`]*`|<[^>]*>|\]\([^)]*\)|^\|[-:| ]+\|$|^---\n.*?^---\n", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` does."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert built.returncode == 0, built.stderr
    return folder


def test_every_page_is_built(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs")
        made = Path("fr", str(name).replace(".fr.md", ".html")) if page in FRENCH else name.with_suffix(".html")
        assert (site / made).is_file(), made


def test_nothing_comes_from_other_hosts(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not FROM_ELSEWHERE.search(page.read_text(encoding="utf-8")), page
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(?:https?:)?//", sheet.read_text(encoding="utf-8")), sheet


def test_the_french_part_is_french_and_each_page_leads_to_its_other_language(site: Path) -> None:
    for page in FRENCH:
        name = str(page.relative_to(ROOT / "docs")).replace(".fr.md", ".html")
        french, english = ((site / part / name).read_text(encoding="utf-8") for part in ("fr", ""))
        assert '<html lang="fr"' in french
        assert "Table des matières" in french or "index" in name
        assert re.search(rf'href="[./]*fr/{re.escape(name)}" hreflang="fr"', english), name


def test_the_reference_shows_what_the_code_says(site: Path) -> None:
    page = (site / "reference" / "voyageur.html").read_text(encoding="utf-8")
    for name in (
        "Game.start",
        "Position.play",
        "Position.determinize",
        "Action.words",
        "GameRecord.to_json",
        "Vector.step",
    ):
        assert f".{name}" in page, name
    assert '<span class="gp">&gt;&gt;&gt; </span>' in page  # examples are code
    assert "<blockquote>" not in page


@pytest.mark.parametrize("page", FRENCH, ids=lambda page: page.name)
def test_french_has_its_own_spaces(page: Path) -> None:
    text = CODE.sub(" x ", page.read_text(encoding="utf-8"))
    wrong = re.findall(
        r".{0,20}(?:[^\s\u00a0\u202f|:*(][;!?»]|[ \n][:;!?»](?=\s)|[a-zé]:(?=\s)|«[^\u00a0\u202f]|'[a-zéèà]).{0,10}",
        text,
    )
    assert not wrong


@pytest.mark.parametrize(("page", "language"), [("players.md", "en"), ("players.fr.md", "fr")])
def test_what_players_are_told_to_choose_is_called_so(page: str, language: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    said = "\n".join(path.read_text(encoding="utf-8") for path in CATALOGUES[language])
    named = [" ".join(words.split()) for words in re.findall(r"\*\*(.+?)\*\*", text, re.DOTALL)]
    buttons = [words for words in named if words[-1] not in ".?"]
    assert len(buttons) > 10
    for words in buttons:
        assert re.search(rf"^[\w-]+ = {re.escape(words)}$", said, re.MULTILINE), words
