"""Both languages are complete, and say the same things."""

import re
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import voyageur
import voyageur as vg
from voyageur.core import text
from voyageur.core.errors import IllegalMove, UnknownMove
from voyageur.core.text import Sentence

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
    """Keys are written out, put together from "beginning-" and an end that is written out, or named by a sentence."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    words = "\n".join((folder / "en.ftl").read_text(encoding="utf-8") for folder in CATALOGUES)
    beginnings = set(re.findall(r'"((?:[a-z]+-)+)[{"]', source))
    for folder in CATALOGUES:
        for key in sentences(folder / "en.ftl"):
            ends = {key, *(key.removeprefix(begin) for begin in beginnings)}
            part_of_another = f"{{ {key} }}" in words
            said = key in WORDS or part_of_another or any(f'"{end}"' in source for end in ends)
            assert said, f"nothing says {key}"


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


# ---- sentences that nobody has said yet -------------------------------------------------------------------------


def test_a_sentence_is_said_in_any_language() -> None:
    inner = Sentence(
        "expeditions-arrow", {"colour": "red", "from": {"en": "Rome", "fr": "Rome"}, "to": {"en": "A", "fr": "B"}}
    )
    outer = Sentence("vector-row", {"row": 3, "reason": inner})
    assert outer.say("en") == f"Row 3: {inner.say('en')}"
    assert outer.say("fr").endswith("→ B")


def test_a_sentence_can_be_written_and_read() -> None:
    error = IllegalMove("not-your-turn", seat=np.int64(0), awaited=(np.int8(1), 2))
    written = msgspec.json.encode(error.sentence)
    assert written == b'{"key":"not-your-turn","args":{"seat":0,"awaited":[1,2]}}'
    assert msgspec.json.decode(written, type=Sentence).say("en") == str(error)


def test_what_somebody_else_wrote_travels_no_longer_than_it_is_quoted() -> None:
    sentence = UnknownMove("expeditions-unknown-move", move="x" * 100_000, near=["y"] * 100_000, size=10**30).sentence
    assert len(msgspec.json.encode(sentence)) < 2_000
    assert UnknownMove("move-unreadable", move=object()).sentence.args["move"].startswith("<object")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It is not the turn of seat 0: the game waits for seat 1."),
        ("fr", "Ce n’est pas à la place 0 de jouer\u00a0: on attend la place 1."),
    ],
)
def test_seats_have_numbers_where_nobody_knows_names(language: str, said: str) -> None:
    assert text.say("not-your-turn", language, seat=0, awaited=[1]) == said
    several = text.say("not-your-turn", language, seat=0, awaited=[1, 2])
    assert several == said.replace("seat 1", "seats 1, 2").replace("la place 1", "les places 1, 2")


@pytest.mark.parametrize("name", vg.games())
def test_all_that_is_told_of_a_game_can_be_written(name: str) -> None:
    game, bot = vg.game(name), vg.bot("random", seed=3)
    position = game.start(seed=3)
    for _ in range(200):
        if position.over:
            break
        after = position.play(bot.choose(position))
        for seat in (None, *range(position.players)):
            for sentence in game.news(position.view(seat), after.view(seat)):
                same = msgspec.json.decode(msgspec.json.encode(sentence), type=Sentence)
                for language in text.LANGUAGES:
                    assert read_again(same).say(language) == sentence.say(language)
        position = after


def read_again(value: Any) -> Any:
    """Nested sentences, which JSON knows by their two fields, as a client reads them."""
    if isinstance(value, Sentence):
        return Sentence(value.key, read_again(value.args))
    if isinstance(value, list):
        return [read_again(item) for item in value]
    if isinstance(value, dict) and value.keys() == {"key", "args"}:
        return Sentence(value["key"], read_again(value["args"]))
    return {name: read_again(inner) for name, inner in value.items()} if isinstance(value, dict) else value
