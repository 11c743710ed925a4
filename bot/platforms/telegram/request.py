"""The HTTP client under python-telegram-bot, on aiohttp: a request costs a third of what it does
on the library's default client, and that stays so with many at once."""

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import IO, Any
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import aiohttp
import msgspec
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

from bot.platforms.telegram.form import FilePart, RequestBody, form

CONNECT = 10.0  # seconds for a connection, TLS included
READ = 15.0  # seconds until an answer begins
UPLOAD = 30.0  # as much longer when a picture goes with it
IDLE = 45.0  # seconds after which an unused connection is not trusted any more
POOL = 128  # connections at once

_decode = msgspec.json.Decoder().decode


def _seconds(given: Any, default: float) -> float:
    """A timeout as python-telegram-bot hands it over: a number, None, or its "not given"."""
    return default if given is None or given is BaseRequest.DEFAULT_NONE else float(given)


def _proxy(url: str) -> str | None:
    """The proxy that the environment names for ``url``, if any."""
    parts = urlsplit(url)
    if not parts.hostname or proxy_bypass(parts.hostname):
        return None
    return getproxies().get(parts.scheme)


def _form(data: RequestData | None) -> RequestBody:
    """What to send of what the library tells."""
    if data is None:
        return form({}, {})
    files = data.multipart_data if data.contains_files else {}
    return form(data.parameters, {name: _file(*file) for name, file in files.items()})


def _file(name: str, content: bytes | IO[bytes], mime: str) -> FilePart:
    return FilePart(name, content if isinstance(content, bytes) else content.read(), mime)


class AiohttpRequest(BaseRequest):
    """Requests to the Bot API at ``api_url`` over kept-alive connections. ``flooded`` is told of
    each 429, for the library waits after one and tells nobody.

    Errors carry the kind of failure only: addresses hold the token, so none is ever repeated.
    """

    __slots__ = ("_flooded", "_proxy", "_read", "_session", "_traces")

    def __init__(
        self,
        api_url: str,
        read_timeout: float = READ,
        flooded: Callable[[], None] | None = None,
        traces: Sequence[aiohttp.TraceConfig] = (),
    ) -> None:
        self._proxy = _proxy(api_url)
        self._read = read_timeout
        self._flooded = flooded
        self._traces = list(traces)
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        """Seconds to wait for an answer where a call does not say otherwise."""
        return self._read

    async def initialize(self) -> None:
        """Opens the pool of connections."""
        if self._session is None:
            connector = aiohttp.TCPConnector(limit=POOL, ttl_dns_cache=300, keepalive_timeout=IDLE)
            self._session = aiohttp.ClientSession(
                connector=connector,
                headers={"User-Agent": self.USER_AGENT},
                cookie_jar=aiohttp.DummyCookieJar(),
                trace_configs=self._traces,
            )

    async def shutdown(self) -> None:
        """Closes the pool."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    @staticmethod
    def parse_json_payload(payload: bytes) -> Any:
        """The answer of the server. Raises TelegramError."""
        try:
            return _decode(payload)
        except ValueError:  # the library forgives more, and knows what to say
            return BaseRequest.parse_json_payload(payload)

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | RequestBody | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """The status and body of the answer. Raises TimedOut, NetworkError."""
        read = _seconds(read_timeout, self._read)
        if request_data is not None and request_data.contains_files:
            read += _seconds(write_timeout, UPLOAD)
        connect = _seconds(connect_timeout, CONNECT)
        patience = aiohttp.ClientTimeout(total=None, sock_connect=connect, sock_read=read)
        form = request_data
        if not isinstance(form, RequestBody):  # but a request of the library's own
            form = _form(form)
        if self._session is None:
            raise NetworkError("the connections are not open")
        try:
            async with self._session.request(
                method,
                url,
                data=form.body,
                headers={"Content-Type": form.content_type},
                timeout=patience,
                proxy=self._proxy,
                allow_redirects=False,
            ) as answer:
                status, body = answer.status, await answer.read()
        except TimeoutError:
            raise TimedOut from None
        except (aiohttp.ClientError, OSError, ValueError) as error:
            raise NetworkError(type(error).__name__) from None
        if status == HTTPStatus.TOO_MANY_REQUESTS and self._flooded is not None:
            self._flooded()
        return status, body
