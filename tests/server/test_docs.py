"""docs/server.md says what is true: every setting with its usual value, and every module."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

import voyageur.server
from voyageur.server.settings import PREFIX, Settings

DOCUMENT = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
PACKAGE = Path(voyageur.server.__file__).parent
OF_THE_MACHINE = {"data", "bot_processes"}
"""Settings whose usual value hangs on the machine."""


def test_the_table_of_settings_is_complete() -> None:
    rows = dict(re.findall(r"^\| `(VOYAGEUR_\w+)` \|(.*?)\|", DOCUMENT, re.MULTILINE))
    assert set(rows) == {PREFIX + name.upper() for name in Settings.__struct_fields__}
    for field in msgspec.structs.fields(Settings):
        if field.name not in OF_THE_MACHINE:
            usual = f"`{str(field.default).lower()}`" if field.default not in ("", ()) else ""
            assert rows[PREFIX + field.name.upper()].strip() == usual


def test_every_module_is_named() -> None:
    table = DOCUMENT.partition("| module | subject |")[2]
    named = set(re.findall(r"`([a-z_]+)/?`", "".join(line.split("|")[1] for line in table.splitlines() if "|" in line)))
    modules = {path.stem for path in PACKAGE.glob("*.py")} - {"__init__"}
    folders = {path.parent.name for path in PACKAGE.glob("*/*.py")}
    assert modules <= named <= modules | folders
