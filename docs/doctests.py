"""Examples in docstrings, which are doctests without a heading, as blocks of code in the reference."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class Doctests(griffe.Extension):
    """Puts a fence around every example."""

    def on_package(self, *, pkg: Any, **kwargs: Any) -> None:
        """A package has been read, with everything in it."""
        fence(pkg)


def fence(item: Any) -> None:
    """The examples of a module, class, function or attribute, and of what is in it."""
    if item.docstring is not None:
        item.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", item.docstring.value)
    for member in item.members.values():
        if not member.is_alias:
            fence(member)
