"""The blocks of code in README.md and docs/: where they are, what they hold, and which are excused from running."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")))

FENCE = re.compile(r"^(?P<indent> *)(?P<ticks>`{3,})(?P<language>[\w+-]*)[^`]*$")
EXCUSE = re.compile(r"<!-- not run: (?P<reason>\S.*?) -->$")
SNIPPET = re.compile(r'^--8<-- "(?P<path>[^":]+)(?P<part>[^"]*)"$')


@dataclass(frozen=True)
class Block:
    """A fenced block, without its indentation."""

    page: str
    line: int
    """Of its first fence, counted from 1."""
    language: str
    text: str
    excuse: str | None
    """Why it is not run, where a comment before it says so."""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def included(self) -> Path | None:
        """The file that the block shows instead of a text of its own."""
        found = SNIPPET.match(self.text.strip())
        return ROOT / found["path"] if found else None


def blocks(page: str) -> list[Block]:
    """Every fenced block of a page, in order."""
    return read(page, (ROOT / page).read_text(encoding="utf-8"))


def read(page: str, text: str) -> list[Block]:
    """Every fenced block of a text."""
    found: list[Block] = []
    lines, number = text.splitlines(), 0
    while number < len(lines):
        opened = FENCE.match(lines[number])
        if opened is None:
            number += 1
            continue
        end = number + 1
        while end < len(lines) and lines[end].strip() != opened["ticks"]:
            end += 1
        inside = "\n".join(line.removeprefix(opened["indent"]) for line in lines[number + 1 : end])
        found.append(Block(page, number + 1, opened["language"], inside, _excuse(lines[:number])))
        number = end + 1
    return found


def _excuse(before: list[str]) -> str | None:
    """The reason in the comment that stands right before a block."""
    written = [line.strip() for line in before if line.strip()]
    found = EXCUSE.search(written[-1]) if written else None
    return found["reason"] if found else None
