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
