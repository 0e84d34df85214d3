"""How often somebody may do something."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.little import little
from voyageur.server import limits
from voyageur.server.limits import Bucket, Limits, network
from voyageur.server.problems import TooMany
from voyageur.server.settings import Settings


def test_a_bucket_lets_so_many_through_at_once_and_then_as_they_trickle_in() -> None:
    bucket = Bucket(capacity=3, seconds=60, now=0)
    assert [bucket.take(0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(0) == pytest.approx(20)
    assert bucket.take(10) == pytest.approx(10)
    assert bucket.take(20.001) == 0
    assert bucket.take(20.001) > 0
    assert [bucket.take(10_000) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(10_000) > 0


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(capacity=1, seconds=60, now=100)
    assert bucket.take(100) == 0
    assert bucket.take(50) > 0


def test_kinds_and_people_are_counted_apart() -> None:
    some = Limits(Settings(guests_an_hour=1, logins_an_hour=1), lambda: 0.0)
    some.check("guest", "a")
    some.check("guest", "b")
    some.check("login", "a")
    with pytest.raises(TooMany) as refusal:
        some.check("guest", "a")
    assert refusal.value.arguments["seconds"] == 3600
    assert "3\u202f600 secondes" in refusal.value.reason("fr")


def test_memory_is_bounded_and_the_least_recent_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    some = Limits(Settings(guests_an_hour=1), lambda: 0.0)
    for who in "abc":
        some.check("guest", who)
    with pytest.raises(TooMany):
        some.check("guest", "a")
    some.check("guest", "d")
    assert len(some) == 3
    with pytest.raises(TooMany):
        some.check("guest", "a")
    some.check("guest", "b")


def test_what_costs_more_is_counted_more_and_never_for_ever() -> None:
    time = [0.0]
    some = Limits(Settings(messages_a_minute=6), lambda: time[0])
    some.check("message", "ida", cost=5)
    with pytest.raises(TooMany):
        some.check("message", "ida", cost=2)
    some.check("message", "joe", cost=1000)
    with pytest.raises(TooMany, match="60"):
        some.check("message", "joe", cost=1000)
    time[0] = 60
    some.check("message", "joe", cost=1000)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_a_household_counts_as_one_address(address: str, counted: str) -> None:
    assert network(address) == counted


def test_too_many_requests_are_refused_until_some_time_has_passed(tmp_path: Path) -> None:
    with little(tmp_path, requests_a_minute=3) as server:
        stranger = server.device()
        assert [stranger.get("/ready").status_code for _ in range(4)] == [200, 200, 200, 429]
        refused = stranger.get("/api/nowhere", Accept_Language="fr-CH, en;q=0.5")
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "20"
        assert refused.json() == {
            "status": 429,
            "code": "server-too-many",
            "reason": "C’était trop souvent. Réessayez dans 20 secondes.",
            "args": {"seconds": 20},
        }
        assert stranger.get("/health").status_code == 200
        server.clock[0] += 20
        assert stranger.get("/ready").status_code == 200


def test_people_are_counted_apart_from_their_address(tmp_path: Path) -> None:
    with little(tmp_path, requests_a_minute=3) as server:
        ida, jules = server.guest("Ida"), server.guest("Jules")
        assert [ida.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert jules.get("/api/me").status_code == 200


def test_many_people_at_one_address_are_counted_together(tmp_path: Path) -> None:
    with little(tmp_path, requests_a_minute=1, proxies=1) as server:
        people = [server.device() for _ in range(limits.PEOPLE + 1)]
        for number, person in enumerate(people):
            assert person.post("/api/people/guest", {"name": "x"}, X_Forwarded_For=f"192.0.2.{number}").is_success
        asked = [person.get("/api/me", X_Forwarded_For="192.0.2.100").status_code for person in people]
        assert asked == [200] * limits.PEOPLE + [429]


def test_guests_accounts_and_passwords_have_smaller_buckets(tmp_path: Path) -> None:
    with little(tmp_path, guests_an_hour=2, registrations_an_hour=1, logins_an_hour=4) as server:
        ida, jules = server.registered("ida"), server.guest("Jules")
        refused = server.device().post("/api/people/guest", {"name": "Phileas"})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1800")
        assert jules.post("/api/me/register", {"login": "jules", "password": "x" * 10}).status_code == 429
        other = server.device()
        assert [other.login("ida", "wrong").status_code for _ in range(5)] == [401, 401, 401, 401, 429]
        assert other.login("ida").status_code == 429
        assert ida.get("/api/me").status_code == 200
        server.clock[0] += 3600
        assert other.login("ida").status_code == 200


def test_a_login_is_guarded_against_many_addresses_and_no_single_one_keeps_its_person_out(tmp_path: Path) -> None:
    with little(tmp_path, logins_an_hour=1, proxies=1) as server:
        ida = server.registered("ida")
        thief = server.device()

        def tries(*addresses: int) -> list[int]:
            wrong = {"login": "iDa", "password": "wrong"}
            answers = [thief.post("/api/login", wrong, X_Forwarded_For=f"192.0.2.{n}") for n in addresses]
            return [answer.status_code for answer in answers]

        assert tries(0, 0, 0, 0, 0, 0) == [401, 429, 429, 429, 429, 429]
        assert ida.login().status_code == 200
        assert tries(1, 2, 3, 4, 5, 6) == [401, 401, 401, 429, 429, 429]
