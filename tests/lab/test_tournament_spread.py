"""Work spread over processes: shares that are lost are done again, and nobody works on when nobody waits."""

import os
import signal
import subprocess
import sys
import threading
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path

import pytest

from voyageur.core.errors import VoyageurError
from voyageur.lab import spread


def double(share: int) -> int:
    return 2 * share


def die_once(marks: Path, share: int) -> int:
    """Kill the worker that comes to a share for the first time."""
    mark = marks / str(share)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return share


def die(share: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return share


def refuse(share: int) -> int:
    raise VoyageurError("bot-unknown", name=str(share), known=[])


def stay(share: int) -> int:
    """The first share is done at once, the others never."""
    if share:
        threading.Event().wait()
    return share


def test_all_shares_come_back() -> None:
    assert list(spread.spread(double, range(5))) == [0, 2, 4, 6, 8]
    assert sorted(spread.spread(double, range(5), workers=2)) == [0, 2, 4, 6, 8]
    assert list(spread.spread(double, [], workers=2)) == []
    assert list(spread.in_order(double, range(5), workers=2)) == [0, 2, 4, 6, 8]


def test_the_share_of_a_killed_worker_is_done_again(tmp_path: Path) -> None:
    (tmp_path / "0").touch()  # so that something gets done before the first one dies
    assert sorted(spread.spread(partial(die_once, tmp_path), range(2), workers=2)) == [0, 1]


def test_work_that_kills_its_workers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "MOST_LOSSES", 2)
    with pytest.raises(VoyageurError, match="Workers died 2 times in a row"):
        list(spread.spread(die, range(2), workers=2))


def test_what_a_worker_complains_about_is_heard() -> None:
    with pytest.raises(VoyageurError, match="There is no bot"):
        list(spread.spread(refuse, range(3), workers=2))


def test_whoever_stops_asking_stops_the_work() -> None:
    with closing(spread.spread(stay, range(4), workers=2)) as results:
        assert next(results) == 0
    assert not active_children()


ORPHANS = """
import os, signal
from tests.lab.test_tournament_spread import stay
from voyageur.lab.spread import spread
if __name__ == "__main__":
    next(spread(stay, range(4), workers=2))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_do_not_outlive_whoever_gave_them_work(tmp_path: Path) -> None:
    """They hold the other end of the pipe: it is at its end when the last of them is gone."""
    (tmp_path / "orphans.py").write_text(ORPHANS)
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}"}
    parent = subprocess.Popen(
        [sys.executable, tmp_path / "orphans.py"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    )
    said, _ = parent.communicate(timeout=120)
    assert (said, parent.returncode) == (b"", -signal.SIGKILL)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(VoyageurError, match=r"pip install 'voyageur\[ray\]'"):
        list(spread.spread(double, range(2), ray="local"))


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra: make scale")
def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(VoyageurError, match=r"Ray at 127\.0\.0\.1:1 cannot be reached"):
        list(spread.spread(double, range(2), ray="127.0.0.1:1"))
