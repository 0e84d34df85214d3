"""Programs that tests need from outside Python: found, or installed where that can be done without asking."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path


class Missing(Exception):
    """A program is not there, and may not be installed; the message has the command to run."""


def ensure(name: str, package: str, find: Callable[[], Path | None]) -> Path:
    """Where the program is; on a Debian that we may change, its package is installed if need be."""
    command = f"apt-get update && apt-get install -y --no-install-recommends {package}"
    with (Path(tempfile.gettempdir()) / f"voyageur-install-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # test processes that start together install once
        place = find()
        if place is None and os.getuid() == 0 and shutil.which("apt-get"):
            print(f"{name} is missing: installing it ...", file=sys.stderr)
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["sh", "-c", command], env=quiet, stdout=sys.stderr, check=True)
            place = find()
    if place is None:
        raise Missing(f"The tests need {name}. On Debian or Ubuntu: sudo sh -c '{command}'")
    return place
