"""How the loopback Discord answers: JSON, errors, faults on order, rate limits."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import web

from tests.loopback.discord_rules import Json


@dataclass
class Trouble:
    """What goes wrong with the next ``times`` requests that ``pattern`` matches:
    ``DELETE /channels/.*``. ``status`` 0 cuts the connection; ``hold`` answers never when
    it has put up the first message. ``met`` is told of each."""

    pattern: str
    status: int
    times: int = 1
    retry_after: float = 0.2
    everywhere: bool = False
    hold: bool = False
    code: int = 0  # Discord's own, in the answer
    before: bool = True  # in place of the request's effect, not after it
    met: Callable[[], object] = lambda: None


class ApiError(Exception):
    """An answer of Discord other than success."""

    def __init__(self, status: int, code: int, message: str, **more: Json) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"code": code, "message": message, **more}


def answer(body: Json, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON as Discord sends it: without a charset, on which the library insists."""
    content = json.dumps(body).encode()
    return web.Response(
        body=content, status=status, headers=headers, content_type="application/json"
    )


@dataclass
class Bucket:
    """The requests of one rate-limit bucket in its present window."""

    since: float
    used: int = 0


@dataclass
class Buckets:
    """Five requests in five seconds a channel or in two a token, as Discord has it; each ``second``
    may be shorter."""

    on: bool = True
    second: float = 1.0
    _open: dict[str, Bucket] = field(default_factory=dict)

    def take(self, request: web.Request) -> dict[str, str]:
        """The headers that tell what is left. Raises ApiError 429 when nothing is."""
        found = request.match_info
        if not self.on or not ("channel" in found or "application" in found):
            return {}
        kind = "message" if "channel" in found else "token"
        window = (5 if kind == "message" else 2) * self.second
        bucket = self._bucket(
            f"{request.method} {found.get('channel') or found.get('token')}", window
        )
        left = window - (time.monotonic() - bucket.since)
        if bucket.used == 5:
            more = {"retry_after": round(left, 3), "global": False}
            raise ApiError(429, 0, "You are being rate limited.", **more)
        bucket.used += 1
        return {
            "X-RateLimit-Limit": "5",
            "X-RateLimit-Remaining": str(5 - bucket.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{request.method}-{kind}",
        }

    def _bucket(self, key: str, window: float) -> Bucket:
        bucket = self._open.get(key)
        if bucket is None or time.monotonic() - bucket.since >= window:
            bucket = self._open[key] = Bucket(time.monotonic())
        return bucket


async def body_of(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """The JSON of a request and the files beside it. Raises ApiError for parts that Discord does
    not know."""
    if request.content_type != "multipart/form-data":
        return await request.json(), {}
    body, files = None, {}
    async for part in await request.multipart():
        content = bytes(await part.read())  # type: ignore[union-attr]
        name = str(part.name)  # type: ignore[union-attr]
        if name == "payload_json":
            body = json.loads(content)
        elif re.fullmatch(r"files\[\d\]", name):
            files[name] = content
        else:
            raise ApiError(400, 50035, f"a part called {name}")
    if body is None:
        raise ApiError(400, 50035, "no payload_json")
    return body, files
