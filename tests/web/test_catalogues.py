"""Both languages are complete, in the browser too: nothing missing, nothing unused, nothing left untranslated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.catalogues import ASKED, FOLDERS, GAMES, WEB, everything, is_used, own, read, sources, told

SAME = {
    # Names and words that French and English share.
    "web-seat-shared",
    "web-bot-numbered",
}
FRENCH_SPACING = re.compile(r"[ ][:;!?»]|«[ ]|\w[;!?](?:\s|$)|'")
"""An ordinary space before a mark that wants an unbroken one, no space at all, or a typewriter's apostrophe."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(WEB)))
def test_both_languages_have_the_same_sentences_with_the_same_arguments(folder: Path) -> None:
    """A sentence that is missing, or that forgets an argument, in one of them."""
    english, french = read(folder / "en.ftl"), read(folder / "fr.ftl")
    assert set(english) == set(french)
    for key, sentence in english.items():
        assert sentence.variables == french[key].variables, key


def test_no_sentence_is_defined_twice() -> None:
    """In two catalogues of the browser, or in one of the browser's and one of the engine's."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for key in read(folder / "en.ftl"):
            assert key not in found, f"{key}: {folder} and {found[key]}"
            found[key] = str(folder)


def test_every_sentence_that_is_asked_for_is_there() -> None:
    """By its name, anywhere in the sources."""
    known = everything("en")
    missing = {(file.name, key) for file, text in sources().items() for key in ASKED.findall(text) if key not in known}
    assert not missing


def test_every_section_and_every_step_has_its_sentences() -> None:
    """Rules and lessons are told by sections and steps; each has its words."""
    known = own("en")
    assert [key for key in told() if key not in known] == []
    assert GAMES == ("eldorado", "expeditions", "fivex")


def test_every_sentence_is_used() -> None:
    """Somewhere in the client."""
    expected = {*told(), *(f"{key}-done" for key in told())}
    unused = [key for key in own("en") if key not in expected and not is_used(key)]
    assert unused == []


def test_nothing_is_left_untranslated() -> None:
    """The same words in both languages are a sentence that nobody translated, unless they are meant to be the same."""
    english, french = own("en"), own("fr")
    same = {
        key
        for key, sentence in english.items()
        if sentence.text == french[key].text and re.search(r"[^\W\d_]{4}", sentence.text)
    }
    assert same <= SAME, same - SAME
    assert all(key in english for key in SAME), "an exception that nothing needs any more"


def test_french_is_set_as_french_is() -> None:
    """Unbroken spaces before and within marks, and real apostrophes."""
    wrong = [(key, found[0]) for key, sentence in own("fr").items() if (found := FRENCH_SPACING.search(sentence.text))]
    assert wrong == []
