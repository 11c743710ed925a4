"""Bodies that grow when they are inflated: nobody inflates them, whether they are read or not."""

import time
from functools import cache
from pathlib import Path

import brotli
import pytest
from zlib_ng import zlib_ng

from tests.attacks.doors import DOORS, Door, say

INFLATED = 2**28  # bytes, which become a thousandth of that
TIMES = 20  # far more than chance, far less than inflating takes


@cache
def squeezed(coding: str) -> bytes:
    """A body that becomes so large."""
    if coding == "gzip":
        return zlib_ng.compress(bytes(INFLATED), 6, wbits=31)
    return bytes(brotli.compress(bytes(INFLATED), quality=1))


def request(body: bytes, encoding: str) -> bytes:
    """A body that nobody wants, and after it a question by whose answer it is known to be read."""
    head = "POST /nothing HTTP/1.1\r\nHost: localhost\r\n"
    head += f"Content-Encoding: {encoding}\r\nContent-Length: {len(body)}\r\n\r\n"
    after = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    return head.encode() + body + after


async def worked(port: int, body: bytes, encoding: str) -> float:
    """The least time that the event loop's thread was busy with such a request."""
    busy = []
    for _ in range(3):
        before = time.thread_time()
        answered = await say(port, request(body, encoding))
        busy.append(time.thread_time() - before)
        assert answered.count(b"HTTP/1.1 ") == 2
    return min(busy)


@pytest.mark.parametrize("coding", ["gzip", "br"])
@pytest.mark.parametrize("door", DOORS)
async def test_a_body_is_no_more_work_for_being_compressed(
    tmp_path: Path, door: Door, coding: str
) -> None:
    body = squeezed(coding)
    async with door(tmp_path) as port:
        plainly = await worked(port, body, "identity")
        assert await worked(port, body, coding) < TIMES * plainly
