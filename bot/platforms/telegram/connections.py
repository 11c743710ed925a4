"""Kept-alive HTTP/1.1 connections to one server.

A request goes out in one write, and its answer is read where it stands. A general client sees to
headers, cookies, redirects and tracing anew with every request, which takes several times as long.
"""

import asyncio
import ssl
from base64 import b64encode
from collections import deque
from functools import lru_cache
from typing import cast
from urllib.parse import quote, unquote, urlsplit

from bot.platforms.telegram.answer import Answer, AnswerReader, BadAnswer
from bot.platforms.telegram.form import Form

IDLE = 45.0  # seconds after which an unused connection is not trusted any more
MOST = 128  # connections at once
NEXT_ADDRESS = 0.25  # seconds until another of the server's addresses is tried as well (RFC 8305)

_PORTS = {"http": 80, "https": 443}
_IN_TARGETS = "/?:@!$&'()*+,;=~%-._"  # what stands in an address as it is


class Connection(asyncio.Protocol):
    """One connection, which answers one request after the other."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._reader = AnswerReader()
        self._answer: asyncio.Future[Answer] | None = None  # that is waited for
        self._patience = 0.0
        self._heard = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.since = 0.0  # when it was last needed

    @property
    def open(self) -> bool:
        """Whether it can be asked something."""
        return self._transport is not None and not self._transport.is_closing()

    async def exchange(self, request: bytes, patience: float) -> Answer:
        """The answer to a request. Raises TimeoutError after ``patience`` seconds without a byte of
        it, OSError where the connection breaks, BadAnswer."""
        assert self._transport is not None, "it is open"
        self._reader, self._answer = AnswerReader(), self._loop.create_future()
        self._patience, self._heard = patience, self._loop.time()
        self._timer = self._loop.call_at(self._heard + patience, self._look)
        try:
            self._transport.write(request)
            return await self._answer
        except BaseException:
            self._transport.abort()  # what would come now is nobody's answer
            raise
        finally:
            self._answer = None
            self._timer.cancel()

    def close(self) -> None:
        """Whoever waits for an answer gets none."""
        if self._transport is not None:
            self._transport.abort()

    def _look(self) -> None:
        """Whether anything has been heard in time."""
        if self._answer is None or self._answer.done():
            return
        due = self._heard + self._patience
        if due > self._loop.time():
            self._timer = self._loop.call_at(due, self._look)
        else:
            self._answer.set_exception(TimeoutError())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is open."""
        self._transport = cast(asyncio.Transport, transport)  # other event loops have their own

    def data_received(self, data: bytes) -> None:
        """A part of the answer; what comes unasked says that the server hangs up."""
        answer = self._answer
        if answer is None or answer.done():
            self.close()
            return
        self._heard = self._loop.time()
        try:
            whole = self._reader.take(data)
        except BadAnswer as error:
            answer.set_exception(error)
        else:
            if whole is not None:
                answer.set_result(whole)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        if self._answer is None or self._answer.done():
            return
        whole = self._reader.end() if exc is None else None
        if whole is not None:
            self._answer.set_result(whole)
        else:
            self._answer.set_exception(exc or ConnectionResetError())


class Connections:
    """Connections to the server at ``url``, opened as they are needed and used again."""

    def __init__(self, url: str, user_agent: str, most: int = MOST, idle: float = IDLE) -> None:
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ValueError("no address of a server")
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._host, self._port = parts.hostname, parts.port or _PORTS[parts.scheme]
        self._secure = parts.scheme == "https"
        self._context: ssl.SSLContext | None = None
        self._fields = _fields(parts.netloc, parts.username, parts.password, user_agent)
        self._head = lru_cache(maxsize=64)(self._made_head)
        self._room = asyncio.Semaphore(most)
        self._keep = idle
        self._unused: deque[Connection] = deque()  # the one needed last is last
        self._used: set[Connection] = set()

    async def request(
        self,
        method: str,
        url: str,
        form: Form | None,
        connect: float,
        read: float,
    ) -> Answer:
        """The answer to a request; ``connect`` and ``read`` are how many seconds may pass until
        there is a connection, and without a byte of the answer. Raises TimeoutError, OSError, and
        ValueError for what is no address there and no answer."""
        head = self._head(method, url, form.content_type if form else "")
        request = head + (b"%d\r\n\r\n%b" % (len(form.body), form.body) if form else b"\r\n")
        async with self._room:
            connection = self._known() or await self._opened(connect)
            self._used.add(connection)
            try:
                answer = await connection.exchange(request, read)
            finally:
                self._used.discard(connection)
            if answer.stays:
                self._put_back(connection)
            else:
                connection.close()
            return answer

    def close(self) -> None:
        """Close all of them."""
        for connection in (*self._used, *self._unused):
            connection.close()
        self._unused.clear()

    def _known(self) -> Connection | None:
        """One that is open and was needed lately."""
        late = asyncio.get_running_loop().time() - self._keep
        while self._unused:
            connection = self._unused.pop()
            if connection.open and connection.since > late:
                return connection
            connection.close()
        return None

    def _put_back(self, connection: Connection) -> None:
        connection.since = now = asyncio.get_running_loop().time()
        self._unused.append(connection)
        while self._unused[0].since < now - self._keep:
            self._unused.popleft().close()

    async def _opened(self, patience: float) -> Connection:
        loop = asyncio.get_running_loop()
        if self._secure and self._context is None:
            self._context = ssl.create_default_context()
            self._context.set_alpn_protocols(["http/1.1"])
        async with asyncio.timeout(patience):
            _, connection = await loop.create_connection(
                Connection,
                self._host,
                self._port,
                ssl=self._context,
                happy_eyeballs_delay=NEXT_ADDRESS,
            )
        return connection

    def _made_head(self, method: str, url: str, content_type: str) -> bytes:
        """A request's head, but for the length of the body if there is one."""
        target = url.removeprefix(self._origin)
        if target == url or not target.startswith("/"):
            raise ValueError("another server's address")
        lines = [f"{method} {quote(target, safe=_IN_TARGETS)} HTTP/1.1", *self._fields]
        if content_type:
            lines += [f"Content-Type: {content_type}", "Content-Length: "]
        return "\r\n".join(lines).encode() + (b"" if content_type else b"\r\n")


def _fields(
    netloc: str, user: str | None, password: str | None, user_agent: str
) -> tuple[str, ...]:
    """The header fields of every request. An address may name who asks."""
    host = netloc.rpartition("@")[2].encode("idna").decode()
    fields = (f"Host: {host}", f"User-Agent: {user_agent}", "Accept-Encoding: identity")
    if user is None:
        return fields
    named = f"{unquote(user)}:{unquote(password or '')}".encode()
    return (*fields, f"Authorization: Basic {b64encode(named).decode()}")
