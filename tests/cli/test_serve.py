"""`voyageur serve` says what is in its way before it begins."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from voyageur.server.app import alone
from voyageur.server.settings import Settings


def serve(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"VOYAGEUR_DATA": str(folder), "PATH": "", "HOME": str(folder)}
    command = [sys.executable, "-m", "voyageur", "serve", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize(("language", "words"), [("en", "cannot listen"), ("fr", "ne peut pas écouter")])
def test_a_port_that_is_taken(tmp_path: Path, language: str, words: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = serve(tmp_path, "--port", str(taken.getsockname()[1]), "--language", language)
    assert said.returncode == 2
    assert words in said.stderr
    assert "Traceback" not in said.stderr


def test_a_folder_that_another_server_has_open(tmp_path: Path) -> None:
    with alone(Settings(data=tmp_path)):
        said = serve(tmp_path, "--port", "0", "--language", "en")
    assert said.returncode == 2
    assert "Another server has" in said.stderr


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    said = serve(tmp_path, "--processes", "2", "--language", "en")
    assert said.returncode == 2
    assert "VOYAGEUR_DATABASE" in said.stderr
