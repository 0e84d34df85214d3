"""Work spread over this process, over processes of this machine, or over a Ray cluster.

The work comes in shares that do not depend on each other; their results come back in any order. Whoever loses a worker
does its share again.
"""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import cache, partial
from importlib import import_module
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeVar

from voyageur.core import cache as compiled
from voyageur.core.errors import VoyageurError

Share = TypeVar("Share")
Result = TypeVar("Result")
Results = Generator[Result, None, None]
"""Whoever closes it stops the work."""

AHEAD = 2
"""So many shares are handed out for each worker: one that it works at, and the next."""
MOST_LOSSES = 5
"""When workers die so often in a row and nothing gets done between, the work itself kills them."""
ANSWERS = 10.0
"""Seconds within which a cluster answers."""
LOCAL = "local"
"""The address of a Ray that is started here and stops afterwards."""


def spread(
    work: Callable[[Share], Result], shares: Iterable[Share], workers: int = 1, ray: str | None = None
) -> Results[Result]:
    """The results of all shares, as they come."""
    if ray is not None:
        yield from over_ray(work, shares, ray)
    elif workers > 1:
        yield from over_processes(work, shares, workers)
    else:
        yield from map(work, shares)


def in_order(
    work: Callable[[Share], Result], shares: Iterable[Share], workers: int = 1, ray: str | None = None
) -> Results[Result]:
    """The same in the order of the shares: what comes early waits for its turn."""
    early, following = dict[int, Result](), 0
    with closing(spread(partial(_numbered, work), enumerate(shares), workers, ray)) as results:
        for number, result in results:
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1


def _numbered(work: Callable[[Share], Result], share: tuple[int, Share]) -> tuple[int, Result]:
    number, part = share
    return number, work(part)


# ---- processes --------------------------------------------------------------------------------------------------


def over_processes(work: Callable[[Share], Result], shares: Iterable[Share], workers: int) -> Results[Result]:
    """Spread over processes of this machine; `work` and the shares must be such as can be sent there."""
    left, losses = dict(enumerate(shares)), 0
    while left:
        try:
            with closing(_pooled(work, left, workers)) as results:
                for number, result in results:
                    del left[number]
                    losses = 0
                    yield result
        except BrokenProcessPool as error:
            losses += 1
            if losses == MOST_LOSSES:
                raise VoyageurError("spread-workers", times=losses) from error


def _pooled(work: Callable[[Share], Result], shares: dict[int, Share], workers: int) -> Results[tuple[int, Result]]:
    """The results with the numbers of their shares; BrokenProcessPool when a worker dies."""
    others = set(active_children())
    pool = ProcessPoolExecutor(min(workers, len(shares)), get_context("spawn"), initializer=_serve)
    queue = iter(list(shares.items()))
    running: dict[Future[Result], int] = {}
    try:
        while True:
            for number, share in islice(queue, AHEAD * workers - len(running)):
                running[pool.submit(work, share)] = number
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        if running:  # nobody waits for what they are doing
            for child in set(active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _serve() -> None:
    """A worker begins: it leaves Ctrl+C to those who gave it work, and ends when they do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


# ---- Ray --------------------------------------------------------------------------------------------------------


def over_ray(work: Callable[[Share], Result], shares: Iterable[Share], address: str) -> Results[Result]:
    """Spread over a Ray cluster, whose machines must have Voyageur of the same sources; "local" starts one here."""
    ray = load_ray()
    begun = not ray.is_initialized()
    if begun:
        join(ray, address)
    sources = compiled.source_hash()

    def one_share(share: Share) -> Result:
        check_sources(sources)
        return work(share)

    queue, running = iter(shares), list[Any]()
    try:
        task = ray.remote(max_retries=MOST_LOSSES - 1)(one_share)
        while True:
            at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running += [task.remote(share) for share in islice(queue, max(0, at_once - len(running)))]
            if not running:
                break
            done, running = ray.wait(running)
            yield from _answers(ray, done)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if begun:
            ray.shutdown()


def load_ray() -> Any:
    """The package ray, told to keep to itself that it does a share again: it would say so on stdout, among results."""
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
    try:
        return import_module("ray")
    except ImportError as error:
        raise VoyageurError("spread-no-ray") from error


def _answers(ray: Any, done: list[Any]) -> list[Any]:
    """What workers found, or what they complained about."""
    try:
        answers: list[Any] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, VoyageurError) else error) from None
    except ray.exceptions.RayError as error:
        raise VoyageurError("spread-workers", times=MOST_LOSSES) from error
    return answers


@cache
def check_sources(sources: str) -> None:
    """Whether this process has the same rules and bots as whoever gives it work."""
    if compiled.source_hash() != sources:
        raise VoyageurError("spread-sources")


def join(ray: Any, address: str) -> None:
    """Join the cluster at that address."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
    where = {"include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        _knock(address)
        ray.init(**where, **quiet)
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise VoyageurError("spread-ray", address=address, problem=str(error)) from error


def _knock(address: str) -> None:
    """Find out whether somebody is there: Ray itself takes many minutes to tell."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), ANSWERS).close()
