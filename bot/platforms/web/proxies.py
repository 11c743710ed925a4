"""Where a request comes from and how, also when it comes through proxies."""

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

from aiohttp import web

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HEADER = "X-Forwarded-For"
SCHEME_HEADER = "X-Forwarded-Proto"
SECURE_SCHEMES = ("https", "wss")
HOME_BITS = 64  # of an IPv6 address; who has one has all that begin alike
_WITH_PORT = re.compile(r"\[(?P<six>[^\]]+)\](?::\d+)?|(?P<four>[\d.]+):\d+")


class Proxies:
    """The proxies whose word is taken for where a request comes from, and whether it came there
    by TLS; nobody's by default."""

    def __init__(self, trusted: Iterable[Network] = ()) -> None:
        self._trusted = tuple(trusted)

    def client(self, request: web.Request) -> str:
        """Whoever asked: the nearest hop that is no proxy of ours. What stands further out in the
        header, anybody could have written."""
        client = _address(request.remote or "")
        if client is None:
            return ""
        for hop in reversed(",".join(request.headers.getall(HEADER, ())).split(",")):
            further = _address(hop.strip())
            if further is None or not self._trusts(client):
                break
            client = further
        return _home(client)

    def secure(self, request: web.Request) -> bool:
        """Whether the browser speaks TLS, with this process or with a proxy of ours."""
        client = _address(request.remote or "")
        if client is None or not self._trusts(client):
            return request.secure
        # Where several proxies have written, the first is the one that the browser talks to.
        scheme = request.headers.get(SCHEME_HEADER, request.scheme).partition(",")[0]
        return scheme.strip().lower() in SECURE_SCHEMES

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


def _address(text: str) -> Address | None:
    """The address in a text that may name a port too; None where there is none."""
    parts = _WITH_PORT.fullmatch(text)
    try:
        address = ip_address((parts["six"] or parts["four"]) if parts else text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _home(address: Address) -> str:
    """What counts as one address."""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), HOME_BITS), strict=False))
