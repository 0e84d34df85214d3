"""Work on a real Ray cluster of three nodes: the same results as here, whoever dies in the middle."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import voyageur as vg
from tests.lab.test_tournament_spread import die, double, refuse
from voyageur.cli import app
from voyageur.core import cache
from voyageur.core.errors import VoyageurError
from voyageur.lab import spread
from voyageur.lab.columns import make_plan
from voyageur.lab.gathering import gather

if find_spec("ray") is None:
    pytest.skip("Ray is an extra: make scale", allow_module_level=True)
ray = spread.load_ray()
NODES = 3
WORKING = "ray::one_share"
"""What a worker that has a share is called among the processes."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three nodes of one worker each."""
    node = {"num_cpus": 1, "object_store_memory": 80_000_000}
    made = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={**node, "include_dashboard": False}
    )
    for _ in range(NODES - 1):
        made.add_node(**node)
    made.wait_for_nodes()
    yield made
    made.shutdown()


@pytest.fixture(scope="module")
def address(cluster: Any) -> Iterator[str]:
    """Where the cluster is. This process stays with it, so that workers stay too."""
    spread.join(ray, cluster.address)
    yield cluster.address
    ray.shutdown()


def working(cluster: Any) -> list[int]:
    """The workers of the cluster that have a share."""
    raylets = {
        str(process.process.pid) for node in cluster.list_all_nodes() for process in node.all_processes["raylet"]
    }
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    found = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, name in found if parent in raylets and name.startswith(WORKING)]


@contextmanager
def one_is_killed(cluster: Any) -> Iterator[None]:
    """While this is done, one worker is killed at its work."""
    killed, over = list[int](), threading.Event()

    def kill() -> None:
        while not killed and not over.is_set():
            for pid in working(cluster)[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.02)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield
    finally:
        over.set()
        killer.join()
    assert killed


def voyageur(*line: str) -> str:
    said = CliRunner().invoke(app, list(line), catch_exceptions=False)
    assert said.exit_code == 0, said.stderr
    return said.stdout


# ---- the work itself --------------------------------------------------------------------------------------------


def test_all_shares_come_back_from_all_nodes(address: str) -> None:
    assert sorted(spread.spread(double, range(20), ray=address)) == list(range(0, 40, 2))
    assert list(spread.in_order(double, range(20), ray=address)) == list(range(0, 40, 2))


def test_what_a_worker_complains_about_is_heard(address: str) -> None:
    with pytest.raises(VoyageurError, match="There is no bot") as complaint:
        list(spread.spread(refuse, range(3), ray=address))
    assert complaint.type is VoyageurError
    assert complaint.value.reason("fr").startswith("Il n’y a pas de bot")


def test_work_that_kills_its_workers_is_given_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "MOST_LOSSES", 2)
    with pytest.raises(VoyageurError, match="Workers died 2 times in a row"):
        list(spread.spread(die, range(1), ray=address))


def test_workers_with_other_sources_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "source_hash", lambda: "other")
    with pytest.raises(VoyageurError, match="A worker has another Voyageur"):
        list(spread.spread(double, range(1), ray=address))


# ---- the commands -----------------------------------------------------------------------------------------------


def test_a_simulation_is_the_same(cluster: Any, address: str) -> None:
    line = ("simulate", "fivex", "--players", "3", "--bots", "novice,greedy,random", "--games", "6", "--json")
    here = json.loads(voyageur(*line))
    with one_is_killed(cluster):
        there = json.loads(voyageur(*line, "--ray", address))
    assert {**there, "seconds": 0} == {**here, "seconds": 0}


def test_the_records_of_a_simulation_come_back(address: str, tmp_path: Path) -> None:
    line = (
        "simulate",
        "expeditions",
        "--bots",
        "greedy,random",
        "--games",
        "3",
        "--option",
        "round_cap=3",
        "--records",
    )
    voyageur(*line, str(tmp_path / "here"))
    voyageur(*line, str(tmp_path / "there"), "--ray", address)
    assert len(list((tmp_path / "here").iterdir())) == 3
    for path in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("where", ["there", "local"])
def test_a_process_joins_a_cluster_or_starts_one_and_leaves_nothing_on_stdout(cluster: Any, where: str) -> None:
    line = ("simulate", "fivex", "--players", "3", "--bots", "greedy,random,random", "--games", "300", "--json")
    place = cluster.address if where == "there" else where
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "voyageur", *line, "--ray", place]
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert {**json.loads(said.stdout), "seconds": 0} == {**json.loads(voyageur(*line)), "seconds": 0}
    assert said.stderr.strip() == ""


def test_a_tournament_is_the_same(cluster: Any, address: str) -> None:
    line = ("tournament", "expeditions", "--bots", "greedy,random", "--games", "600", "--seed", "3", "--json")
    here = voyageur(*line, "--workers", "1")
    with one_is_killed(cluster):
        assert voyageur(*line, "--ray", address) == here


def test_a_dataset_is_the_same(cluster: Any, address: str, tmp_path: Path) -> None:
    line = ("dataset", "eldorado", "--bots", "greedy,random", "--games", "12", "--per-file", "2", "--out")
    voyageur(*line, str(tmp_path / "here"), "--workers", "1")
    with one_is_killed(cluster):
        voyageur(*line, str(tmp_path / "there"), "--ray", address)
    assert len(list((tmp_path / "here").iterdir())) == 6
    for path in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / path.name).read_bytes() == path.read_bytes()


def test_an_analysis_is_the_same(cluster: Any, address: str, tmp_path: Path) -> None:
    position, bot = vg.game("fivex").start(players=3, seed=1), vg.bot("greedy", seed=1)
    while not position.over:
        position = position.play(bot.choose(position))
    position.record().write(tmp_path / "game.json")
    line = ("analyse", str(tmp_path / "game.json"), "--simulations", "200", "--json")
    here = voyageur(*line, "--workers", "1")
    with one_is_killed(cluster):
        assert voyageur(*line, "--ray", address) == here


def test_a_node_that_goes_away_takes_nothing_with_it(cluster: Any, address: str, tmp_path: Path) -> None:
    plan = make_plan(vg.game("eldorado"), bots=["greedy", "random"], seed=4)
    gather(plan, 8, tmp_path / "here", per_file=1)
    node, left = cluster.add_node(num_cpus=1), threading.Event()

    def pull_the_plug(done: int) -> None:
        if not left.is_set():
            left.set()
            cluster.remove_node(node, allow_graceful=False)

    gather(plan, 8, tmp_path / "there", per_file=1, ray=address, progress=pull_the_plug)
    assert left.is_set()
    for path in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / path.name).read_bytes() == path.read_bytes()
