"""The Fluent catalogues of the browser client, and where its sources ask for a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
PACKAGE = ROOT / "src" / "voyageur"
GAMES = tuple(sorted(folder.name for folder in (WEB / "games").iterdir() if folder.is_dir()))
FOLDERS = tuple(sorted(folder for folder in WEB.rglob("locales") if folder.is_dir()))
"""Of the browser's own sentences."""

ASKED = re.compile(r"""\b(?:t|has|key|sentence)(?:\(|:)\s*'([a-z0-9]+(?:-[a-z0-9_]+)+)'""")
"""A sentence asked for by its name: t('web-undo'), { key: 'web-offline', … }."""
QUOTED = re.compile(r"""['"`]([a-z0-9]+(?:-[a-z0-9_]+)+)['"`]""")
BUILT = re.compile(r"""[`]([a-z0-9]+(?:-[a-z0-9_]+)*-)\$\{""")
"""The beginning of a name put together in a template: t(`web-key-${id}`)."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Collect it."""
        self.names.add(node.id.name)


class Sentence:
    """One message of a catalogue."""

    def __init__(self, message: ast.Message) -> None:
        assert message.value is not None
        self.key = message.id.name
        found = _Variables()
        found.visit(message.value)
        self.variables = frozenset(found.names)
        self.text = "".join(texts(message.value))


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The words of a pattern, those of all its variants one after the other."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)


@cache
def read(path: Path) -> dict[str, Sentence]:
    """The sentences of one file; what cannot be read fails."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    broken = [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert not broken, f"{path}: {broken[0].content}"
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages]
    assert len(keys) == len(set(keys)), f"{path}: {[key for key in keys if keys.count(key) > 1]}"
    return {message.id.name: Sentence(message) for message in messages}


def own(language: str) -> dict[str, Sentence]:
    """Every sentence of the browser's own."""
    return {key: sentence for folder in FOLDERS for key, sentence in read(folder / f"{language}.ftl").items()}


def everything(language: str) -> set[str]:
    """The names of all sentences that the browser can say: its own, the engine's, the server's, the games'."""
    files = list(PACKAGE.rglob(f"locales/{language}.ftl"))
    return set(own(language)) | {key for file in files for key in read(file)}


@cache
def sources() -> dict[Path, str]:
    """The client's sources, without its tests."""
    files = [file for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind) if not file.name.endswith(".test.ts")]
    return {file: file.read_text(encoding="utf-8") for file in files if file.name != "protocol.ts"}


def told() -> Iterator[str]:
    """The sentences of rules and lessons: their names follow from sections, lessons and steps."""
    for game in GAMES:
        rules = (WEB / "games" / game / "rules.ts").read_text(encoding="utf-8")
        for section in re.findall(r"\bid:\s*'([\w-]+)'", rules):
            yield from (f"rules-{game}-{section}-title", f"rules-{game}-{section}-text")
        lessons = json.loads((PACKAGE / "games" / game / "data" / "lessons.json").read_text(encoding="utf-8"))[
            "lessons"
        ]
        for lesson in lessons:
            yield f"tutorial-{game}-{lesson['id']}-title"
            for step in lesson["steps"]:
                name = f"tutorial-{game}-{lesson['id']}-{step['id']}"
                yield name
                if step.get("accept"):
                    yield f"{name}-hint"


def is_used(key: str) -> bool:
    """Whether some source asks for a sentence, by its name or by putting its name together."""
    return key in _quoted() or any(key.startswith(beginning) for beginning in _built())


@cache
def _quoted() -> frozenset[str]:
    return frozenset(name for source in sources().values() for name in QUOTED.findall(source))


@cache
def _built() -> frozenset[str]:
    """Beginnings that say enough: one of the whole catalogue would make every sentence used."""
    found = {name for source in sources().values() for name in BUILT.findall(source)}
    return frozenset(name for name in found if name.count("-") > 1)
