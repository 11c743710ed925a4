"""Where Telegram calls, apart from what answers there: a server, which few starts need."""

from hashlib import blake2b
from urllib.parse import urlsplit

from msgspec import Struct

CONNECTIONS = 100  # that Telegram may open at once


class WebhookAddress(Struct, frozen=True):
    """The ``url`` that Telegram calls, and where a process listens for that, behind whatever ends
    TLS and shares the calls out. Whoever calls proves with the ``secret`` to be Telegram."""

    url: str
    host: str
    port: int
    secret: str

    @property
    def path(self) -> str:
        """What is called there."""
        return urlsplit(self.url).path or "/"


def secret_of(shared: str, token: str) -> str:
    """The secret between Telegram and the bot with this token, from one that the processes
    share."""
    key = blake2b(shared.encode(), digest_size=32).digest()
    return blake2b(token.encode(), key=key, digest_size=32).hexdigest()
