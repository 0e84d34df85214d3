"""The browser client's pages: what is given for which address, how long it may be kept, and what is never given."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.inside import Place, open_place
from voyageur.server import browser

INDEX = "<!doctype html><title>Voyageur</title>" + "<p>hall</p>" * 200
SCRIPT = "export const rose = 'of the winds'\n" * 200
Scenario = Callable[[Place], Awaitable[None]]
Play = Callable[[Scenario], None]


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as Vite leaves it, and something beside it that nobody may read."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "hall-4f1d.js").write_text(SCRIPT)
    (folder / "assets" / "rose-77aa.woff2").write_bytes(b"font" * 1000)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "linked.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(browser.Browser.__init__, "__defaults__", (folder,))
    return folder


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Runs a scenario at a new server."""

    def run(scenario: Scenario) -> None:
        async def work() -> None:
            async with open_place(tmp_path / "server") as place:
                await scenario(place)

        asyncio.run(work())

    return run


async def get(place: Place, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return await place.ask(method, path, None, **{"Accept-Encoding": "identity", **headers})


def test_every_address_of_a_page_gets_the_page(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        for path in ("/", "/tables/7RkPw3mZq8TnC5vH", "/apiary", "/readying", "/rules/expeditions", "/index.html"):
            answer = await get(place, path)
            assert (answer.status_code, answer.text) == (200, INDEX), path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"

    play(scenario)


def test_files_have_their_types_and_may_be_kept(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        script = await get(place, "/assets/hall-4f1d.js")
        assert script.text == SCRIPT
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        for path, kind in (("/favicon.svg", "image/svg+xml"), ("/manifest.webmanifest", "application/manifest+json")):
            answer = await get(place, path)
            assert answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == "no-cache"

    play(scenario)


def test_what_a_browser_has_is_not_sent_again(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        for encoding in ("identity", "gzip"):
            first = await get(place, "/", **{"Accept-Encoding": encoding})
            tag = first.headers["etag"]
            again = await get(place, "/", **{"Accept-Encoding": encoding, "If-None-Match": f'"other", W/{tag}'})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await get(place, "/", **{"If-None-Match": '"other"'})).status_code == 200

    play(scenario)


def test_pages_are_compressed_for_those_who_ask(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        async with place.client.stream(
            "GET", f"{place.address}/assets/hall-4f1d.js", headers={"Accept-Encoding": "br, gzip"}
        ) as answer:
            body = b"".join([piece async for piece in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(body) < len(SCRIPT)
        assert gzip.decompress(body).decode() == SCRIPT
        font = await get(place, "/assets/rose-77aa.woff2", **{"Accept-Encoding": "gzip"})
        assert "content-encoding" not in font.headers
        refused = await get(place, "/", **{"Accept-Encoding": "gzip;q=0"})
        assert "content-encoding" not in refused.headers

    play(scenario)


def test_head_tells_what_get_would(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        for path in ("/", "/assets/hall-4f1d.js"):
            full, head = await get(place, path), await get(place, path, "HEAD")
            assert head.content == b""
            for name in ("content-length", "content-type", "etag", "cache-control"):
                assert head.headers[name] == full.headers[name]

    play(scenario)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/linked.txt",
    ],
)
def test_nothing_outside_the_folder_is_given(pages: Path, play: Play, path: str) -> None:
    async def scenario(place: Place) -> None:
        host, _, port = place.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        assert b"\r\n\r\nsecret" not in answer
        assert answer.split()[1] in (b"200", b"404")

    play(scenario)


def test_what_is_not_a_page_is_refused_as_ever(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        for method, path, status in (
            ("GET", "/assets/gone.js", 404),
            ("GET", "/api/nothing", 404),
            ("GET", "/api", 404),
            ("POST", "/tables/7RkPw3mZq8TnC5vH", 404),
        ):
            answer = await get(place, path, method)
            assert (answer.status_code, answer.json()["status"]) == (status, status), (method, path)
        assert (await get(place, "/health")).json() == {"status": "alive"}
        assert (await get(place, "/ready")).json() == {"status": "ready"}

    play(scenario)


def test_a_new_build_is_noticed(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        assert (await get(place, "/")).text == INDEX
        (pages / "assets" / "new-1b2c.js").write_text("new")
        (pages / "index.html").write_text("new")
        os.utime(pages / "index.html", (1, 1))
        assert (await get(place, "/")).text == "new"
        assert (await get(place, "/assets/new-1b2c.js")).text == "new"

    play(scenario)


def test_without_a_build_the_page_says_how_to_make_one(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        (pages / "index.html").unlink()
        answer = await get(place, "/tables/x")
        assert answer.status_code == 200
        assert answer.text.count("make play") == 2
        assert (await get(place, "/assets/hall-4f1d.js")).status_code == 404

    play(scenario)


def test_pages_cost_nobody_anything(pages: Path, tmp_path: Path) -> None:
    async def work() -> None:
        async with open_place(tmp_path / "server", requests_a_minute=3) as place:
            for _ in range(20):
                assert (await get(place, "/")).status_code == 200
            statuses = [(await get(place, "/api/games")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    asyncio.run(work())


# ---- long answers -----------------------------------------------------------------------------------------------


def test_long_answers_are_compressed_and_short_ones_are_not(pages: Path, play: Play) -> None:
    async def scenario(place: Place) -> None:
        for path in ("/api/games", "/api/games/expeditions/actions"):
            plain = await get(place, path)
            packed = await get(place, path, **{"Accept-Encoding": "gzip"})
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.headers["vary"] == "accept-encoding"
            assert int(packed.headers["content-length"]) < len(plain.content)
            assert packed.json() == plain.json()
            assert "content-encoding" not in plain.headers
        short = await get(place, "/api/bots", **{"Accept-Encoding": "gzip"})
        assert "content-encoding" not in short.headers

    play(scenario)
