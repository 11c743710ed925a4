"""Requests to the loopback Bot API: how they are read, refused, noted and disturbed."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from tests.loopback.telegram_schema import Params


class Upload(bytes):
    """A file as it came, with the name that it was given."""

    filename: str

    def __new__(cls, content: bytes, filename: str) -> "Upload":
        """The bytes, under this name."""
        upload = super().__new__(cls, content)
        upload.filename = filename
        return upload


@dataclass
class Fault:
    """What goes wrong with the next ``times`` calls of ``method`` (``*``: of any): ``tear`` the
    connection while the request comes in, ``drop`` it before the call, ``lose`` the answer after
    it, answer ``status`` with a body that is no JSON, answer late by ``delay``, ``hold`` the answer
    back for ever, ask to ``wait`` seconds, of which Telegram itself names whole ones, or ``refuse``
    with a description. ``met`` is told of each."""

    method: str
    times: int = 1
    tear: bool = False
    drop: bool = False
    lose: bool = False
    hold: bool = False
    status: int = 0
    delay: float = 0.0
    wait: float = 0
    refuse: str = ""
    chat: int | None = None
    met: Callable[[], object] = lambda: None

    def meets(self, method: str, params: Params) -> bool:
        """Whether it happens to this call."""
        here = self.chat is None or str(self.chat) == str(params.get("chat_id"))
        return self.times > 0 and self.method in (method, "*") and here

    def tears(self, method: str) -> bool:
        """Whether it breaks off the request of this call; then that was one of its times."""
        torn = self.tear and self.meets(method, {})
        self.times -= torn
        return torn


@dataclass
class Call:
    """A request that came in, and how it was answered."""

    method: str
    params: Params
    at: float
    status: int = 0
    said: str = ""
    port: int = 0  # of the connection, at the bot's end
    via: str = ""  # the folder that was called, by which processes can be told apart
    reader: int = 0  # the only one who sees it, as the server has understood; 0: not only one


@dataclass
class Rates:
    """Real limits: ``group`` messages in a ``minute`` in a group, ``chat`` in ``window`` seconds
    anywhere; beside them ``edits`` in a ``minute`` in any chat, 0 being no limit. Waits are told in
    whole ``second``s."""

    chat: int = 3
    window: float = 1.0
    group: int = 20
    minute: float = 60.0
    edits: int = 0
    second: float = 1

    def of(self, method: str, private: bool) -> list[tuple[int, float]]:
        """The limits of a method: how many, in how many seconds."""
        if method.startswith("edit"):
            return [(self.edits, self.minute)] if self.edits else []
        return [(self.chat, self.window)] + ([] if private else [(self.group, self.minute)])

    def whole(self, wait: float) -> float:
        """As whoever must wait is told."""
        return self.second * max(1, round(wait / self.second + 0.5))


def token_like(token: str) -> bool:
    """Whether it has a token's form."""
    number, colon, secret = token.partition(":")
    return bool(colon) and number.isdigit() and len(secret) >= 30


def port_of(request: web.Request) -> int:
    """The port at the other end of the connection that a request came by."""
    assert request.transport is not None
    return int(request.transport.get_extra_info("peername")[1])


async def read(request: web.Request) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Parameters and files, however they were sent."""
    given: dict[str, Any] = dict(request.query)
    files: dict[str, bytes] = {}
    if request.content_type == "application/json":
        text = await request.text()
        given |= json.loads(text) if text else {}
    elif request.method == "POST":
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                files[name] = Upload(value.file.read(), value.filename)
            else:
                given[name] = value
    return {name: value for name, value in given.items() if value is not None}, files


def said(code: int, text: str, parameters: Params | None = None) -> web.Response:
    """A refusal."""
    body: Params = {"ok": False, "error_code": code, "description": text}
    if parameters:
        body["parameters"] = parameters
    return web.json_response(body, status=code)


def flood(wait: float) -> web.Response:
    """Too many requests."""
    return said(429, f"Too Many Requests: retry after {wait}", {"retry_after": wait})


async def tear(request: web.Request) -> web.Response:
    """Drop the connection once the first of the request has come."""
    await request.content.readany()
    return cut(request)


def cut(request: web.Request) -> web.Response:
    """Drop the connection without a word."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
