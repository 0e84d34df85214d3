"""Both languages are complete, and say the same things."""

import re
from pathlib import Path

import pytest

import voyageur
import voyageur as vg
from voyageur.core import text

PACKAGE = Path(voyageur.__file__).parent
CATALOGUES = [PACKAGE / "locales", PACKAGE / "server" / "locales", *sorted(PACKAGE.glob("games/*/locales"))]


def sentences(path: Path) -> dict[str, str]:
    """Key → text, by plain reading of the file."""
    found: dict[str, str] = {}
    key = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-z][a-z0-9-]*) = ?(.*)", line):
            key = start[1]
            assert key not in found, f"{key} is there twice"
            found[key] = start[2]
        elif line.startswith((" ", "}")):
            found[key] += line
    return found


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_sentences_with_the_same_arguments(folder: Path) -> None:
    english, french = sentences(folder / "en.ftl"), sentences(folder / "fr.ftl")
    assert english.keys() == french.keys()
    for key, said in english.items():
        arguments = set(re.findall(r"\$(\w+)", said))
        assert arguments == set(re.findall(r"\$(\w+)", french[key])), key


def test_every_sentence_is_said_somewhere() -> None:
    """Keys are written out, or put together from "beginning-" and an end that is written out."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    beginnings = set(re.findall(r'"((?:[a-z]+-)+)[{"]', source))
    for folder in CATALOGUES:
        for key in sentences(folder / "en.ftl"):
            ends = {key, *(key.removeprefix(begin) for begin in beginnings)}
            assert key in WORDS or any(f'"{end}"' in source for end in ends), f"nothing says {key}"


WORDS = {vg.game(name).space.words(index)[0] for name in vg.games() for index in range(vg.game(name).space.size)}


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("name", vg.games())
def test_every_action_has_words(name: str, language: str) -> None:
    game = vg.game(name)
    said = {action.words(language) for action in game.actions}
    assert len(said) == game.space.size
    assert all(action.told or action.secret for action in game.actions)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("name", vg.games())
def test_every_option_is_explained(name: str, language: str) -> None:
    for option in vg.game(name).options:
        assert option.explain(language)
        assert option.allowed()
        assert option.accept(option.default) == option.default
        assert option.read(str(option.default)) == option.default


def test_an_unknown_language_is_answered_in_english() -> None:
    assert text.say("game-over", "de") == text.say("game-over", "en")
