"""Push services, which browsers name and which pass on to them what only they can read."""

import asyncio
import logging
import socket
import ssl
from enum import Enum, auto
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector
from msgspec import Struct

from bot.features.push.rows import Subscription
from bot.features.push.signature import Signature

SECONDS = 10.0  # until an answer
STAYS = 24 * 3600  # seconds for which the service holds what a browser that is off has not got
GONE = (404, 410)
LATER = (408, 429)

log = logging.getLogger(__name__)

Address = IPv4Address | IPv6Address


class PushOutcome(Enum):
    """What a push service has made of a message."""

    TAKEN = auto()
    GONE = auto()  # there is no such browser any more
    LATER = auto()  # it may take it another time
    REFUSED = auto()


def is_public(address: Address) -> bool:
    """Whether this is an address in the internet, not in a network of one's own."""
    inner = None
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
    return (inner or address).is_global and not address.is_multicast


class Reach(Struct, frozen=True):
    """Where push services may be, and whose certificates are believed, by default those that all
    believe. Browsers say the address of theirs, so anybody can: nobody sends us into our own
    network by it."""

    public_only: bool = True
    certificates: ssl.SSLContext | bool = True


class PushServices:
    """Asks push services to pass something on."""

    def __init__(self, signature: Signature, reach: Reach) -> None:
        self._signature = signature
        self._reach = reach
        self._session: ClientSession | None = None

    async def send(self, subscription: Subscription, content: bytes, topic: str) -> PushOutcome:
        """Has a browser told a content, in place of what it has not got yet on the ``topic``."""
        try:
            sealed = await asyncio.to_thread(_sealed, subscription, content)
        except ValueError:  # its key is none
            return PushOutcome.GONE
        headers = await self._signature.headers(subscription.endpoint, subscription.origin)
        headers |= {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(STAYS),
            "Topic": topic,
            "Urgency": "high",
        }
        try:
            # Whoever is sent elsewhere would have to be looked at again: no push service does that.
            if self._session is None:
                connector = TCPConnector(ssl=self._reach.certificates, socket_factory=self._socket)
                self._session = ClientSession(
                    connector=connector, timeout=ClientTimeout(total=SECONDS)
                )
            asked = self._session.post(
                subscription.endpoint, data=sealed, headers=headers, allow_redirects=False
            )
            async with asked as response:
                return _answer(response.status)
        except (ClientError, OSError, ValueError) as error:  # time that runs out is an OSError
            log.warning("a push service cannot be reached: %s", type(error).__name__)
            return PushOutcome.LATER

    async def close(self) -> None:
        """Closes the connections."""
        if self._session is not None:
            await self._session.close()

    def _socket(self, found: Any) -> socket.socket:
        """A socket to an address as it was found just now: a name may lead elsewhere later."""
        family, kind, protocol, _, place = found
        if self._reach.public_only and not is_public(ip_address(place[0])):
            raise OSError("not in the internet")
        return socket.socket(family, kind, protocol)


def _sealed(subscription: Subscription, content: bytes) -> bytes:
    """The content as only the browser reads it (RFC 8291). Raises ValueError."""
    from pywebpush import WebPusher  # noqa: PLC0415 - loaded when somebody is first told

    keys = {"p256dh": subscription.key, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    sealed: bytes = pusher.encode(content)["body"]
    return sealed


def _answer(status: int) -> PushOutcome:
    if status in GONE:
        return PushOutcome.GONE
    if status in LATER or status >= 500:
        return PushOutcome.LATER
    if 200 <= status < 300:
        return PushOutcome.TAKEN
    log.warning("a push service refused a notice with status %s", status)
    return PushOutcome.REFUSED
