"""`voyageur serve` says what is in its way before it begins."""

from __future__ import annotations

import importlib
import socket
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from voyageur.core.errors import VoyageurError
from voyageur.server.app import alone
from voyageur.server.settings import Settings

HERE = "127.0.0.1"
command: Any = importlib.import_module("voyageur.cli.serve")


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


# ---- where it is open -------------------------------------------------------------------------------------------


def test_without_a_wish_the_next_free_port_is_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(command, "PORT", port)
        with command.listen_near(HERE, "en") as listening:
            found = listening.getsockname()[1]
    assert found > port
    assert capsys.readouterr().out == f"Port {port} is taken, so {found} is used.\n"


def test_the_usual_port_is_nothing_to_speak_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with command.listen(HERE, 0) as free:
        port = free.getsockname()[1]
    monkeypatch.setattr(command, "PORT", port)
    command.listen_near(HERE, "en").close()
    assert capsys.readouterr().out == ""


def test_an_address_that_is_not_ours_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "TRIED", 3)
    with pytest.raises(VoyageurError, match="cannot listen"):
        command.listen_near("203.0.113.7", "en")


class Door(BaseHTTPRequestHandler):
    """Not ready at first."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(200 if len(self.asked) > 2 else 503)
        self.end_headers()

    def log_message(self, *said: object) -> None:
        pass


@pytest.mark.parametrize("display", [True, False])
def test_it_says_where_it_is_open_once_it_is_ready(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], display: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(Door, "asked", [])
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    monkeypatch.setattr(command, "has_display", lambda: display)
    monkeypatch.setattr(command, "LONG_SECONDS", 0.0)
    with HTTPServer((HERE, 0), Door) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_address[1]
        address = f"http://{HERE}:{port}"
        said = ""
        with command.Announcement("0.0.0.0", port, "en", opens=True):
            end = time.monotonic() + 20
            while not (address in said and (opened or not display)) and time.monotonic() < end:
                time.sleep(0.05)
                said += capsys.readouterr().out
        server.shutdown()
    waiting, here = said.splitlines()
    assert waiting.startswith("Compiling the rules")
    assert here.startswith(f"Voyageur is open at {address} ")
    assert opened == ([address] if display else [])
    assert set(Door.asked) == {"/ready"}


@pytest.mark.parametrize(("names", "seen"), [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "w"}, True)])
def test_a_browser_is_opened_only_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, names: dict[str, str], seen: bool
) -> None:
    monkeypatch.setattr(command.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    assert command.has_display() is seen
