"""An HTTP/1.1 server's answer to one request, read as it comes (RFC 9112)."""

import re
from dataclasses import dataclass

LONGEST_HEAD = 65_536  # bytes

_STATUS_LINE = re.compile(rb"HTTP/1\.([01]) ([1-5]\d\d)(?: .*)?")
_SIZE = re.compile(rb"([0-9A-Fa-f]{1,15})[ \t]*(?:;.*)?")
_BODILESS = (204, 304)


class BadAnswer(ValueError):
    """What came is no HTTP."""


@dataclass(frozen=True, slots=True)
class Answer:
    """``stays``: the connection may be asked again."""

    status: int
    body: bytes
    stays: bool


@dataclass(frozen=True, slots=True)
class _Head:
    """``length`` bytes of body follow; None: as many as come, or ``chunked``."""

    status: int
    stays: bool
    length: int | None
    chunked: bool


class AnswerReader:
    """Takes the bytes of one answer."""

    def __init__(self) -> None:
        self._came = bytearray()
        self._head: _Head | None = None
        self._at = 0  # where what has not been read yet begins
        self._chunks: list[bytes] = []

    def take(self, data: bytes) -> Answer | None:
        """The answer, once these bytes make it whole. Raises BadAnswer."""
        self._came += data
        while self._head is None:
            head = self._next_head()
            if head is None:
                return None
            if head.status >= 200:  # what is below only says that the answer will come
                self._head = head
        return self._whole(self._head)

    def end(self) -> Answer | None:
        """The answer, if it is one that ends with its connection."""
        head = self._head
        if head is None or head.chunked or head.length is not None:
            return None
        return Answer(head.status, bytes(self._came[self._at :]), stays=False)

    def _next_head(self) -> _Head | None:
        end = self._came.find(b"\r\n\r\n", self._at)
        if max(end, len(self._came) if end < 0 else 0) - self._at > LONGEST_HEAD:
            raise BadAnswer("too long a head")
        if end < 0:
            return None
        head, self._at = _head(bytes(self._came[self._at : end])), end + 4
        return head

    def _whole(self, head: _Head) -> Answer | None:
        if head.chunked:
            return self._answer(head, b"".join(self._chunks)) if self._last_chunk() else None
        if head.length is None or len(self._came) - self._at < head.length:
            return None
        body = bytes(self._came[self._at : self._at + head.length])
        self._at += head.length
        return self._answer(head, body)

    def _answer(self, head: _Head, body: bytes) -> Answer:
        # Where more came than the answer, nobody knows what the next one would begin with.
        return Answer(head.status, body, head.stays and self._at == len(self._came))

    def _last_chunk(self) -> bool:
        """Take the chunks that are whole; whether the last one, which is empty, is among them."""
        while (end := self._came.find(b"\r\n", self._at)) >= 0:
            size = _size(bytes(self._came[self._at : end]))
            if size == 0:
                trailers = self._came.find(b"\r\n\r\n", end)
                self._at = trailers + 4 if trailers >= 0 else self._at
                return trailers >= 0
            begin, after = end + 2, end + 2 + size
            if len(self._came) < after + 2:
                return False
            if self._came[after : after + 2] != b"\r\n":
                raise BadAnswer("a chunk longer than it says")
            self._chunks.append(bytes(self._came[begin:after]))
            self._at = after + 2
        return False


def _head(told: bytes) -> _Head:
    first, *lines = told.split(b"\r\n")
    status_line = _STATUS_LINE.fullmatch(first)
    if status_line is None:
        raise BadAnswer("no status")
    status, fields = int(status_line[2]), _fields(lines)
    options = {option.strip() for option in fields.get(b"connection", b"").lower().split(b",")}
    stays = b"close" not in options and (status_line[1] == b"1" or b"keep-alive" in options)
    coding, length = fields.get(b"transfer-encoding"), fields.get(b"content-length")
    if status < 200 or status in _BODILESS:
        return _Head(status, stays, 0, chunked=False)
    if coding is not None:
        if coding.lower() != b"chunked":
            raise BadAnswer("a coding that was not asked for")
        return _Head(status, stays, None, chunked=True)
    if length is None:
        return _Head(status, False, None, chunked=False)
    if not length.isdigit():
        raise BadAnswer("no length")
    return _Head(status, stays, int(length), chunked=False)


def _fields(lines: list[bytes]) -> dict[bytes, bytes]:
    """The header fields by names in lower case; those that come twice as one list."""
    fields: dict[bytes, bytes] = {}
    for line in lines:
        name, colon, value = line.partition(b":")
        if not colon:
            raise BadAnswer("no field")
        name, value = name.lower(), value.strip()
        fields[name] = fields[name] + b", " + value if name in fields else value
    return fields


def _size(line: bytes) -> int:
    size = _SIZE.fullmatch(line)
    if size is None:
        raise BadAnswer("no chunk")
    return int(size[1], 16)
