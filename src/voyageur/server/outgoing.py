"""Requests that leave the house, to addresses that people gave: they reach nothing that only this house can reach.

A name is looked up once, every address behind it is checked, and the connection is made to an address that was checked:
a name that answers differently the second time gains nothing. No redirect is followed, no proxy of the environment is
asked, and of an answer only its status is read. This module knows no person and no database.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import httpx

from voyageur.core.errors import BadOption, VoyageurError

Address = IPv4Address | IPv6Address
SECONDS = 10.0
"""For a whole request, from the look-up of the name to the status of the answer."""
LAST_PORT = 65_535
RESOLVERS = 4
"""Names looked up at once, in threads of their own: some are slow on purpose, and nobody else is to wait for them."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses that a NAT64 gateway turns into the IPv4 address in their last four bytes."""


resolving = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="names")


class Unreachable(VoyageurError):
    """Nothing answered at that address."""


async def post(address: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> int:
    """Send a POST and give the status of the answer; Unreachable or BadOption say why there is none."""
    url = readable(address)
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, await checked(url, private=private), body, headers)
    except TimeoutError as error:
        raise Unreachable("server-outgoing-slow", host=url.host) from error


async def _post(url: httpx.URL, found: list[Address], body: bytes, headers: Mapping[str, str]) -> int:
    """The status that the first of these addresses answers which can be reached at all."""
    options = {"sni_hostname": url.raw_host.decode("ascii")}  # whose certificate is asked for, and checked
    named = {**headers, "Host": url.netloc.decode("ascii")}
    async with httpx.AsyncClient(verify=certificates(), trust_env=False, timeout=SECONDS) as client:
        for number in found:
            try:
                target = url.copy_with(host=str(number))
                async with client.stream("POST", target, content=body, headers=named, extensions=options) as answer:
                    return answer.status_code
            except httpx.ConnectError:
                continue
            except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
                raise Unreachable("server-outgoing-broken", host=url.host) from error
    raise Unreachable("server-outgoing-unreachable", host=url.host)


@cache
def certificates() -> ssl.SSLContext:
    """Whom to trust; reading that takes a while, and is done once."""
    return httpx.create_ssl_context()


def readable(address: str, schemes: tuple[str, ...] = ("http", "https")) -> httpx.URL:
    """An address that could be asked, or BadOption."""
    try:
        url = httpx.URL(address)
        fine = (
            url.scheme in schemes
            and bool(url.host)
            and not url.userinfo
            and url.port != 0
            and (url.port or 1) <= LAST_PORT
        )
    except (httpx.InvalidURL, ValueError):
        fine = False
    if not fine or not address.isascii() or not address.isprintable():
        raise BadOption("server-address-shape", address=address, schemes=list(schemes))
    return url


async def checked(url: httpx.URL, *, private: bool) -> list[Address]:
    """The addresses behind a name, all of which may be asked, or BadOption."""
    try:
        async with asyncio.timeout(SECONDS):
            answers = await asyncio.get_running_loop().run_in_executor(resolving, _looked_up, url)
    except (OSError, UnicodeError) as error:  # a TimeoutError is an OSError
        raise BadOption("server-address-unknown", host=url.host) from error
    found = list(dict.fromkeys(ip_address(place[0]) for *_, place in answers))
    if not found or not (private or all(map(is_public, found))):
        raise BadOption("server-address-private", host=url.host)
    return found


def _looked_up(url: httpx.URL) -> list[Any]:
    port = url.port or (443 if url.scheme == "https" else 80)
    return socket.getaddrinfo(url.raw_host.decode("ascii"), port, type=socket.SOCK_STREAM)


def is_public(address: Address) -> bool:
    """Whether everybody on the Internet could reach that address, whichever way it is written.

    >>> is_public(ip_address("9.9.9.9")), is_public(ip_address("10.0.0.1")), is_public(ip_address("::ffff:127.0.0.1"))
    (True, False, False)
    """
    if isinstance(address, IPv6Address) and (inner := _inside(address)) is not None:
        return is_public(inner)
    if isinstance(address, IPv6Address) and address.is_site_local:
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _inside(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for, where it does."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
