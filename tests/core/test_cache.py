"""The cache of compiled rules."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from voyageur.core import cache


def test_any_changed_source_gets_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    rules = tmp_path / "games" / "chess" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("a = 1\n")
    first = cache.source_hash()
    rules.write_text("a = 2\n")
    second = cache.source_hash()
    (rules.parent / "board.json").write_text("{}")
    third = cache.source_hash()
    (tmp_path / "cli.py").write_text("no kernel is made from this\n")
    assert len({first, second, third}) == 3
    assert cache.source_hash() == third


def test_folders_unused_for_a_month_are_deleted_and_others_kept(tmp_path: Path) -> None:
    keep, old, recent, foreign = (tmp_path / name for name in ("a" * 16, "b" * 16, "c" * 16, "notes"))
    for place in (keep, old, recent, foreign):
        place.mkdir()
    past = time.time() - 40 * 24 * 3600
    for place in (keep, old, foreign):
        os.utime(place, (past, past))
    cache.forget_unused(tmp_path, keep=keep)
    assert sorted(place.name for place in tmp_path.iterdir()) == ["a" * 16, "c" * 16, "notes"]


def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    """Numba says of every kernel whether it came from the cache."""
    program = (
        "import voyageur as vg; from voyageur.core import loops; from voyageur.games.expeditions import rules;"
        "p = vg.game('expeditions').start(seed=1); p.play(p.legal()[0]);"
        "made = [rules.legal, rules.apply, vg.game('expeditions').compiled(loops.advance)];"
        "print(sum(sum(k.stats.cache_misses.values()) for k in made))"
    )
    environment = {**os.environ, "VOYAGEUR_CACHE": str(tmp_path)}
    misses = [
        int(subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True).stdout)
        for _ in range(2)
    ]
    assert misses == [3, 0]


def test_a_home_that_cannot_be_written_to_gives_a_private_folder(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    program = "from voyageur.core import cache; print(cache.folder())"
    environment = {**os.environ, "VOYAGEUR_CACHE": str(blocked)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True, text=True)
    assert "voyageur-" in done.stdout


def run(program: str, home: Path, *path: Path) -> str:
    """What a program prints in a process of its own."""
    environment = {**os.environ, "VOYAGEUR_CACHE": str(home), "PYTHONPATH": os.pathsep.join(map(str, path))}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True, text=True, timeout=300
    )
    return done.stdout


def test_a_changed_callee_in_a_package_of_ones_own_is_compiled_anew(tmp_path: Path) -> None:
    package = tmp_path / "mine"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "part.py").write_text(
        "from numba import int64\nfrom voyageur.core.kernels import kernel\n"
        "@kernel(int64(int64))\ndef worth(n):\n    return n + 1\n"
    )
    (package / "whole.py").write_text(
        "from numba import int64\nfrom voyageur.core.kernels import kernel\nfrom mine.part import worth\n"
        "@kernel(int64(int64))\ndef score(n):\n    return 10 * worth(n)\n"
    )
    program = "from mine.whole import score; print(score(1))"
    assert run(program, tmp_path / "cache", tmp_path) == "20\n"
    part = package / "part.py"
    part.write_text(part.read_text().replace("n + 1", "n + 2"))
    assert run(program, tmp_path / "cache", tmp_path) == "30\n"


def test_a_kernel_typed_at_a_prompt_works_without_a_cache(tmp_path: Path) -> None:
    program = (
        "from numba import int64; from voyageur.core.kernels import kernel\n"
        "@kernel(int64(int64))\ndef double(n):\n    return 2 * n\nprint(double(4))"
    )
    assert run(program, tmp_path) == "8\n"


def test_two_threads_may_need_the_rules_at_once_before_they_are_compiled(tmp_path: Path) -> None:
    program = (
        "import threading, voyageur as vg\n"
        "game = vg.game('expeditions')\n"
        "work = [lambda: game.start(seed=1), lambda: game.position(players=2)]\n"
        "threads = [threading.Thread(target=call) for call in work]\n"
        "[thread.start() for thread in threads]\n[thread.join() for thread in threads]\nprint('done')"
    )
    assert run(program, tmp_path) == "done\n"
