"""The key with which a server shows push services that it is the one that a browser has let in."""

import asyncio
import base64
import time
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bot.store import notes
from bot.store.database import Database

if TYPE_CHECKING:
    from py_vapid import Vapid02

NAME = "push"  # of the secret in the database, the same for all processes
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
LASTS = 12 * 3600  # seconds for which a signature holds; a day is the most


class Signature:
    """Signs as RFC 8292 has it (VAPID). The key is made at the first start, and stays."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = ""  # before it is asked for

    async def prepare(self, _: bool) -> None:
        """Makes the key where there is none yet."""
        await self._known()

    async def public_key(self) -> str:
        """The public half as browsers take it, in base64url."""
        return await asyncio.to_thread(_public, await self._known())

    async def headers(self, endpoint: str, origin: str) -> dict[str, str]:
        """What shows the push service at this address who asks it, and where they can be found."""
        return await asyncio.to_thread(_signed, await self._known(), endpoint, origin)

    async def _known(self) -> str:
        self._secret = self._secret or await notes.secret(self._database, NAME)
        return self._secret


def _signed(secret: str, endpoint: str, origin: str) -> dict[str, str]:
    service = urlsplit(endpoint)
    claims = {
        "aud": f"{service.scheme}://{service.netloc}",
        "exp": int(time.time()) + LASTS,
        "sub": f"https://{urlsplit(origin).hostname}",
    }
    signed: dict[str, str] = _pair(secret).sign(claims)
    return signed


@cache
def _public(secret: str) -> str:
    # The libraries are loaded when the first browser asks.
    from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415
        Encoding,
        PublicFormat,
    )

    point = _pair(secret).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


@cache
def _pair(secret: str) -> "Vapid02":
    """The pair of keys that follows from 32 secret bytes."""
    from py_vapid import Vapid02  # noqa: PLC0415

    number = int.from_bytes(base64.urlsafe_b64decode(f"{secret}="))
    private = (number % (ORDER - 1) + 1).to_bytes(32)
    pair = Vapid02.from_raw(base64.urlsafe_b64encode(private).rstrip(b"="))
    # Otherwise only names with a dot are taken for addresses at which somebody can be found.
    pair.conf["no-strict"] = True
    return pair
