"""Installs a wheel into an empty environment outside the repository, serves from there, and plays a game with it.

`make fresh` builds the wheel and runs this. Nothing of the repository is on the way: the environment has its own
folder, its own compiled rules and its own database, and what plays is a copy of `examples/bot.py` that runs there too.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.packages.building import ROOT
from tests.server.processes import HERE, Kept, Server
from tests.server.test_example_bot import BOT, token

PATIENCE = 600.0
"""Seconds a command may take: rules are compiled for the first time."""
OURS = ("PYTHON", "VIRTUAL_ENV", "VOYAGEUR_")
"""How variables begin that would lead programs to our own environment."""
LOOK = """
import sys, voyageur
from pathlib import Path
print(voyageur.__version__, Path(voyageur.__file__).parent)
print(*[path for path in sys.path if path], sep="\\n")
"""


class FreshServer(Server):
    """`voyageur serve` as the environment has it."""

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment.folder / "server")
        self.installed = environment

    def _begin(self) -> None:
        self.starts += 1
        command = [str(self.installed.bin / "voyageur"), "serve", "--host", HERE, "--port", str(self.port)]
        own = {**self.installed.variables, "VOYAGEUR_DATA": str(self.folder), "VOYAGEUR_PREPARE_BOTS": "false"}
        self._process = Kept(command, self.log, env=own, cwd=self.folder)


class Environment:
    """An environment of its own, in a folder that knows nothing of the repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        self.variables = {**kept, "VOYAGEUR_CACHE": str(folder / "compiled")}
        subprocess.run([sys.executable, "-m", "venv", str(self.bin.parent)], check=True)

    def run(self, program: str, *words: str, **variables: str) -> str:
        """What a program of the environment says."""
        done = subprocess.run(
            [str(self.bin / program), *words],
            cwd=self.folder,
            env={**self.variables, **variables},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise RuntimeError(f"{program} {' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout.strip()

    def install(self, wheel: Path) -> None:
        """Put the wheel there, with what serving takes."""
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}[server]")


@contextmanager
def step(words: str) -> Iterator[list[str]]:
    """One step: what it does, what came of it and how long it took."""
    began, found = time.monotonic(), list[str]()
    yield found
    print(f"{words}: {', '.join(found) or 'done'} ({time.monotonic() - began:.0f} s)", flush=True)


def look_where_it_is(environment: Environment) -> str:
    """The version that is installed, once it is sure that nothing comes from the repository."""
    first, *paths = environment.run("python", "-c", LOOK).splitlines()
    version, place = first.split(" ", 1)
    assert Path(place).is_relative_to(environment.folder), place
    assert not any(Path(path).is_relative_to(ROOT) for path in paths), paths
    return version


def get_pages(address: str) -> int:
    """How many files the first page begins with; all of them are there."""
    with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as browser:
        page = browser.get("/").raise_for_status().text
        names = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(name.startswith("/assets/") and name.endswith(".js") for name in names), page
        for name in names:
            assert browser.get(name).raise_for_status().content
    return len(names)


def check(wheel: Path, folder: Path) -> None:
    """All of it."""
    with step("an empty environment"):
        environment = Environment(folder)
    with step(f"pip install {wheel.name}[server]") as found:
        environment.install(wheel)
        found.append(f"voyageur {look_where_it_is(environment)}, nothing of the repository on its path")
    with step("voyageur games") as found:
        found.append(f"{len(environment.run('voyageur', 'games').splitlines())} lines")
    shutil.copy(BOT, folder)
    with step("voyageur serve") as found:
        server = FreshServer(environment).start()
        found.append("ready")
    try:
        with step("the page") as found:
            found.append(f"served, with the {get_pages(server.address)} files it begins with")
        with step("a game over HTTP and WebSocket") as found:
            said = environment.run("python", BOT.name, server.address, VOYAGEUR_TOKEN=token(server, "Ida"))
            found.append(f"played to its end, scores {said.split(' ', 1)[1]}")
    except Exception:
        print(server.words(), file=sys.stderr)
        raise
    finally:
        server.kill()


def main() -> None:
    """Check the wheel that is named."""
    parser = argparse.ArgumentParser(description="Installs a wheel into an empty environment, and plays there.")
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel.resolve()
    with tempfile.TemporaryDirectory(prefix="voyageur-fresh-") as folder:
        check(wheel, Path(folder))


if __name__ == "__main__":
    main()
