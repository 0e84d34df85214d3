"""Builds the packages, as the build backend does it, and unpacks them where they would be installed."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "voyageur"
PAGES = PACKAGE / "server" / "pages"


def build(kind: str, folder: Path, source: Path = ROOT) -> Path:
    """Build the `wheel` or the `sdist` into a folder."""
    if not (source / PAGES.relative_to(ROOT) / "index.html").exists():
        raise FileNotFoundError("The browser client is not built: run `make pages` first.")
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (made,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def unpacked(sdist: Path, folder: Path) -> Path:
    """The one folder that a source distribution holds, unpacked."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (made,) = folder.iterdir()
    return made


def installed(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel in it, beside the packages of ours: the Python of it.

    Unpacking is all that installing a wheel of pure Python does; what it depends on is found where we have it.
    """
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    ask = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = Path(subprocess.run(ask, check=True, capture_output=True, text=True).stdout.strip())
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    others = [path for path in sys.path if Path(path).name == "site-packages"]
    (place / "others.pth").write_text("\n".join(others), encoding="utf-8")
    return python
