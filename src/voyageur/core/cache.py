"""Where compiled kernels are kept: one folder a version of the sources, so that a stale rule can never run.

Numba's own cache does not notice that a function in another file changed. Every source that a kernel can be made
from (and every data file frozen into one) is therefore hashed into the folder's name.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_LAYERS = ("core", "games", "bots", "testing")
"""The layers that hold kernels; those above only call them."""

UNUSED_DAYS = 30


def tree_hash(root: Path, folders: Iterable[str]) -> str:
    """A digest of every source and data file in some folders below a root."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def source_hash() -> str:
    """A digest of every file that our compiled code is made from."""
    return tree_hash(PACKAGE, KERNEL_LAYERS)


def home() -> Path:
    """The folder for all versions: ``VOYAGEUR_CACHE`` where set, otherwise the system's place for caches."""
    if chosen := os.environ.get("VOYAGEUR_CACHE"):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local")).expanduser() / "voyageur" / "cache"
    if sys.platform == "darwin":
        return Path("~/Library/Caches/voyageur").expanduser()
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "voyageur"


@cache
def folder() -> Path:
    """The folder of these sources, made if it is missing; a private temporary one where that is not allowed."""
    place = home() / source_hash()
    try:
        place.mkdir(parents=True, exist_ok=True)
        os.utime(place)
        if not os.access(place, os.W_OK):
            raise PermissionError(place)
    except OSError:
        place = Path(tempfile.mkdtemp(prefix="voyageur-"))
        atexit.register(shutil.rmtree, place, ignore_errors=True)
        return place
    with suppress(OSError):
        forget_unused(home(), keep=place)
    return place


def folder_of(function: Callable[..., Any]) -> Path | None:
    """Where a function's compiled form is kept; None for one without a file, such as one typed at a prompt.

    Ours go by our sources. A function from elsewhere goes by the sources of its whole package, or of its one file.
    """
    if function.__module__.split(".")[0] == PACKAGE.name:
        return folder()
    path = Path(function.__code__.co_filename)
    return folder() / _foreign_hash(path) if path.is_file() else None


@cache
def _foreign_hash(path: Path) -> str:
    root = path.parent
    while (root / "__init__.py").is_file() and (root.parent / "__init__.py").is_file():
        root = root.parent
    if (root / "__init__.py").is_file():
        return tree_hash(root, ["."])
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def forget_unused(parent: Path, keep: Path) -> None:
    """Delete the folders of sources that have not been run for a month."""
    limit = time.time() - UNUSED_DAYS * 24 * 3600
    for place in parent.iterdir():
        if place != keep and place.is_dir() and len(place.name) == len(keep.name) and place.stat().st_mtime < limit:
            shutil.rmtree(place, ignore_errors=True)
