"""Where a request comes from and how, also when it comes through proxies."""

from collections.abc import Iterable

from aiohttp import web

from bot.listening.addresses import Address, Network, home, read_address

HEADER = "X-Forwarded-For"
SCHEME_HEADER = "X-Forwarded-Proto"
SECURE_SCHEMES = ("https", "wss")


class Proxies:
    """The proxies whose word is taken for where a request comes from, and whether it came there
    by TLS; nobody's by default."""

    def __init__(self, trusted: Iterable[Network] = ()) -> None:
        self._trusted = tuple(trusted)

    def client(self, request: web.Request) -> str:
        """Whoever asked: the nearest hop that is no proxy of ours. What stands further out in the
        header, anybody could have written."""
        client = read_address(request.remote or "")
        if client is None:
            return ""
        for hop in reversed(",".join(request.headers.getall(HEADER, ())).split(",")):
            further = read_address(hop.strip())
            if further is None or not self._trusts(client):
                break
            client = further
        return home(client)

    def secure(self, request: web.Request) -> bool:
        """Whether the browser speaks TLS, with this process or with a proxy of ours."""
        client = read_address(request.remote or "")
        if client is None or not self._trusts(client):
            return request.secure
        # Where several proxies have written, the first is the one that the browser talks to.
        scheme = request.headers.get(SCHEME_HEADER, request.scheme).partition(",")[0]
        return scheme.strip().lower() in SECURE_SCHEMES

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)
