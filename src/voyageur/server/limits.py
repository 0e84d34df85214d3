"""How often somebody may do something: token buckets for each person and each address.

Every process counts for itself. The memory is bounded: who has not been heard of for longest is forgotten first, and by
then nearly always has a full bucket again. It knows nothing of requests; `entrance` and the routes ask it.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

from voyageur.server.problems import TooMany
from voyageur.server.settings import Settings

MOST_BUCKETS = 50_000
MINUTE = 60.0
HOUR = 3600.0
IPV6_NETWORK = 64
"""One household has a whole network of this size, so that it counts as one address."""
EXPORTS_AN_HOUR = 10
ADVICE_A_MINUTE = 30
"""Hints, and opinions on finished games: each is about a second of somebody's computer."""
LINES_A_MINUTE = 20_000
"""Lines of logs that are gone through for somebody who asks what they missed."""
PEOPLE = 10
"""So many people can ask from one address as often as one may: who makes up more gains nothing."""
ADDRESSES = 5
"""From so many addresses passwords can be tried for one login: who tries from one cannot keep its person out."""


class Bucket:
    """So many at once, and then as they trickle in."""

    __slots__ = ("at", "capacity", "level", "rate")

    def __init__(self, capacity: float, seconds: float, now: float) -> None:
        self.capacity = capacity
        self.rate = capacity / seconds
        self.level = capacity
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take some out. Returns 0, or in how many seconds there will be enough; nothing is taken then."""
        self.level = min(self.capacity, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return (cost - self.level) / self.rate
        self.level -= cost
        return 0.0


class Limits:
    """Every bucket of one process."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.kinds: dict[str, tuple[int, float]] = {
            "request": (settings.requests_a_minute, MINUTE),
            "address": (PEOPLE * settings.requests_a_minute, MINUTE),
            "guest": (settings.guests_an_hour, HOUR),
            "registration": (settings.registrations_an_hour, HOUR),
            "login": (settings.logins_an_hour, HOUR),
            "account": (ADDRESSES * settings.logins_an_hour, HOUR),
            "export": (EXPORTS_AN_HOUR, HOUR),
            "table": (settings.tables_an_hour, HOUR),
            "message": (settings.messages_a_minute, MINUTE),
            "advice": (ADVICE_A_MINUTE, MINUTE),
            "lines": (LINES_A_MINUTE, MINUTE),
        }
        """What is counted: how often, in how many seconds."""
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def check(self, kind: str, who: str, cost: float = 1.0) -> None:
        """Count one more of that kind, or as much as it costs, for that person or address, or refuse it."""
        key = (kind, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self.kinds[kind], self.clock())
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if wait := bucket.take(self.clock(), min(cost, bucket.capacity)):
            raise TooMany("server-too-many", seconds=math.ceil(wait))


def network(address: str) -> str:
    """What counts as one address: itself or, with IPv6, its network."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, IPV6_NETWORK), strict=False))
