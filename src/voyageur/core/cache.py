"""Where compiled kernels are kept: one folder a version of the sources, so that a stale rule can never run.

Numba's own cache does not notice that a function in another file changed. Every source that a kernel can be made
from (and every data file frozen into one) is therefore hashed into the folder's name.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_LAYERS = ("core", "games", "bots", "testing")
"""The layers that hold kernels; those above only call them."""

UNUSED_DAYS = 30


def source_hash() -> str:
    """A digest of every file that compiled code is made from."""
    digest = hashlib.sha256()
    for layer in KERNEL_LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*")):
            if path.suffix in (".py", ".json"):
                digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


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
        forget_unused(home(), keep=place)
    except OSError:
        place = Path(tempfile.mkdtemp(prefix="voyageur-"))
    return place


def forget_unused(parent: Path, keep: Path) -> None:
    """Delete the folders of sources that have not been run for a month."""
    limit = time.time() - UNUSED_DAYS * 24 * 3600
    for place in parent.iterdir():
        if place != keep and place.is_dir() and len(place.name) == len(keep.name) and place.stat().st_mtime < limit:
            shutil.rmtree(place, ignore_errors=True)
