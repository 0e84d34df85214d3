"""The pages of the browser client, as Vite has built them: every file is read and compressed once, and kept.

Only files that lie in the folder when it is looked through can be asked for, by the names they have there: an address
never becomes a path. Where nothing has been built yet, a plain page says how to do it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import html
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope, Send

from voyageur.core import text
from voyageur.server.packing import accepts_gzip
from voyageur.server.problems import Missing

FOLDER = Path(__file__).parent / "pages"
INDEX, HASHED = "/index.html", "/assets/"
OURS = ("/api", "/health", "/ready", "/metrics")
"""Where the server itself answers; every other address is a page's."""
METHODS = ("GET", "HEAD")
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = (".ico", ".mp3", ".ogg", ".png", ".webp", ".woff2")
"""Files that are compressed as they are."""
FOREVER, EACH_TIME = "public, max-age=31536000, immutable", "no-cache"
LEVEL = 9
OK, NOT_MODIFIED = 200, 304


@dataclass(frozen=True)
class File:
    """One file, as it is sent."""

    body: bytes
    suffix: str
    cache: str

    @property
    def kind(self) -> str:
        """Its media type."""
        return TYPES.get(self.suffix, "application/octet-stream")

    @cached_property
    def tag(self) -> str:
        """What it is told apart by."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """The same, smaller; None where that is not worth it."""
        if self.suffix in PACKED:
            return None
        packed = gzip.compress(self.body, LEVEL, mtime=0)
        return packed if len(packed) < len(self.body) else None


class Browser:
    """What browsers are given that ask for pages."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._built: int | None = None
        """When the files that are known were built."""
        self._looking = asyncio.Lock()

    @staticmethod
    def answers(scope: Scope) -> bool:
        """Whether a request is for a page, and not for the server itself."""
        path: str = scope["path"]
        ours = any(path == place or path.startswith(f"{place}/") for place in OURS)
        return scope["type"] == ScopeType.HTTP and scope["method"] in METHODS and not ours

    async def __call__(self, scope: Scope, send: Send) -> None:
        """Answer a request for a page."""
        async with self._looking:
            if self._built != (built := self._when_built()):
                self._files = await asyncio.to_thread(self._look)
                self._built = built
        file = self._files.get(scope["path"]) or self._page(scope["path"])
        scope["path_template"] = "pages"
        await self._send(file, scope, send)

    def _when_built(self) -> int | None:
        try:
            return (self.folder / INDEX[1:]).stat().st_mtime_ns
        except OSError:
            return None

    def _look(self) -> dict[str, File]:
        found = {}
        for path in sorted(self.folder.rglob("*")) if self._when_built() else ():
            if path.is_file() and not path.is_symlink():
                name = f"/{path.relative_to(self.folder).as_posix()}"
                found[name] = File(path.read_bytes(), path.suffix, FOREVER if name.startswith(HASHED) else EACH_TIME)
        return found

    def _page(self, path: str) -> File:
        """The one page there is, which shows whatever its address says."""
        if path.startswith(HASHED):
            raise Missing("server-nothing-here")
        return self._files.get(INDEX) or File(not_built(), ".html", EACH_TIME)

    async def _send(self, file: File, scope: Scope, send: Send) -> None:
        headers = Headers.from_scope(scope)
        packed = await asyncio.to_thread(lambda: file.packed) if accepts_gzip(headers) else None
        tag = file.tag if packed is None else f'{file.tag[:-1]}-gzip"'
        lines = {"cache-control": file.cache, "etag": tag, "vary": "accept-encoding"}
        known = tag in [each.strip().removeprefix("W/") for each in headers.get("if-none-match", "").split(",")]
        body = b"" if known else file.body if packed is None else packed
        if not known:
            lines |= {"content-type": file.kind, "content-length": str(len(body))}
            if packed is not None:
                lines["content-encoding"] = "gzip"
        start: Any = {
            "type": "http.response.start",
            "status": NOT_MODIFIED if known else OK,
            "headers": [(name.encode(), value.encode()) for name, value in lines.items()],
        }
        sent = b"" if scope.get("method") == "HEAD" else body
        rest: Any = {"type": "http.response.body", "body": sent, "more_body": False}
        await send(start)
        await send(rest)


def not_built() -> bytes:
    """A page for whoever has a server but no client yet."""
    said = "".join(
        f'<p lang="{language}">{html.escape(text.say("server-pages-missing", language))}</p>'
        for language in text.LANGUAGES
    )
    return f'<!doctype html><meta charset="utf-8"><title>Voyageur</title><h1>Voyageur</h1>{said}'.encode()
