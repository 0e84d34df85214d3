"""What is counted and measured, for Prometheus.

Each process counts for itself. Where PROMETHEUS_MULTIPROC_DIR names a folder, the processes of one address keep their
counts in files there, and any of them tells the sum.
"""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    multiprocess,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = CONTENT_TYPE_LATEST
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The collectors of one process, on a registry of their own."""

    def __init__(self) -> None:
        self.registry = r = CollectorRegistry()
        self.moves = Counter("voyageur_moves", "Moves in the log.", ["game", "by"], registry=r)
        self.move_seconds = Histogram(
            "voyageur_move_seconds", "From the receipt of a move to its acknowledgement.", buckets=FAST, registry=r
        )
        self.commit_size = Histogram(
            "voyageur_commit_size", "Events written in one transaction.", buckets=SIZES, registry=r
        )
        self.commit_seconds = Histogram("voyageur_commit_seconds", "How long a commit took.", buckets=FAST, registry=r)
        self.refusals = Counter(
            "voyageur_refusals", "What was refused, by the key of its sentence.", ["code"], registry=r
        )
        self.sockets = _level("voyageur_sockets", "Open sockets.", r, ["kind"])
        self.rooms = _level("voyageur_rooms", "Tables in memory.", r)
        self.bots_waiting = _level("voyageur_bots_waiting", "Moves that wait for a bot.", r)
        self.thoughts = Counter(
            "voyageur_thoughts", "Moves of bots, and what went wrong with them.", ["bot", "trouble"], registry=r
        )
        self.thought_seconds = Histogram("voyageur_thought_seconds", "How long bots thought.", buckets=SLOW, registry=r)
        self.http_seconds = Histogram(
            "voyageur_http_seconds",
            "From a request to the end of its answer.",
            ["method", "route", "status"],
            buckets=FAST,
            registry=r,
        )
        if FOLDER in os.environ:
            forget_dead(Path(os.environ[FOLDER]))
        else:
            ProcessCollector(registry=r)

    def render(self) -> bytes:
        """Everything, as Prometheus reads it."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def close(self) -> None:
        """The process ends: its sockets and rooms no longer count."""
        if FOLDER in os.environ:
            multiprocess.mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def forget_dead(folder: Path) -> None:
    """Count the sockets and rooms of processes no more that were killed, and could not say so themselves."""
    for file in folder.glob("gauge_live*_*.db"):
        number = file.stem.rpartition("_")[2]
        if number.isdigit() and not _lives(int(number)):
            multiprocess.mark_process_dead(int(number))  # type: ignore[no-untyped-call]


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it does, as somebody else
        return True
    return True


def _level(name: str, help_text: str, registry: CollectorRegistry, labels: list[str] | None = None) -> Gauge:
    """Something that goes up and down; of several processes, those alive are added up."""
    return Gauge(name, help_text, labels or [], multiprocess_mode="livesum", registry=registry)
