"""Requests that make no sense: 400 for whoever sends them, one line for the operator, and neither
repeats what was sent."""

import logging
from pathlib import Path

import pytest

from bot.platforms.telegram.webhook import SECRET as SECRET_HEADER
from tests.attacks.doors import DOORS, PATH, SECRET, Door, monitor, page, say, webhook

ODD = "ÿ9q7"  # in Latin-1 no text in UTF-8, and nowhere in our own words


def request(first: str, *headers: str, host: str = "localhost", body: str = "") -> bytes:
    lines = (f"{first} HTTP/1.1", f"Host: {host}", *headers, f"Content-Length: {len(body)}")
    return "\r\n".join((*lines, "Connection: close", "", body)).encode("latin-1")


ODD_HOST = request("GET /", host="localhost:99999")
ODD_ORIGIN = request("POST /me", f"Origin: http://[::1{ODD}")
ODD_COOKIE = request("GET /", f"Cookie: crosstable={ODD}")
ODD_KEY = request(
    "GET /socket",
    "Origin: http://localhost",
    "Upgrade: websocket",
    f"Sec-WebSocket-Key: {ODD}",
    "Sec-WebSocket-Version: 13",
).replace(b"Connection: close", b"Connection: upgrade, close")
BROKEN_GZIP = (
    "Origin: http://localhost",
    "Content-Type: application/json",
    "Content-Encoding: gzip",
    f"{SECRET_HEADER}: {SECRET}",
)
ODD_SECRET = request(f"POST {PATH}", f"{SECRET_HEADER}: {ODD}", body="{}")
ODD_VERSION = request("GET /metrics", f"Accept: application/openmetrics-text;version={ODD}")
ODD_PATH = request(f"GET /{ODD}")
NO_LENGTH = request("POST /nothing", f"Content-Length: {ODD}")


@pytest.mark.parametrize(
    ("door", "odd"),
    [
        pytest.param(page, ODD_HOST, id="host"),
        pytest.param(page, ODD_ORIGIN, id="origin"),
        pytest.param(page, ODD_COOKIE, id="cookie"),
        pytest.param(page, ODD_KEY, id="socket"),
        pytest.param(webhook, ODD_SECRET, id="secret"),
        pytest.param(monitor, ODD_VERSION, id="accept"),
        *(pytest.param(door, NO_LENGTH, id=f"length-{door.__name__}") for door in DOORS),
        *(pytest.param(door, ODD_PATH, id=f"path-{door.__name__}") for door in DOORS),
    ],
)
async def test_who_sends_nonsense_is_told_so_and_the_operator_in_one_line(
    tmp_path: Path, door: Door, odd: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with door(tmp_path) as port:
        caplog.clear()
        for _ in range(20):
            assert (await say(port, odd)).split()[1] == b"400"
    (line,) = caplog.records
    assert line.levelno == logging.WARNING and not line.exc_info
    assert "makes no sense" in line.getMessage() or "an invalid request" in line.getMessage()
    assert ODD[1:] not in line.getMessage()


@pytest.mark.parametrize(("door", "path"), [(page, "/me"), (webhook, PATH)])
async def test_a_body_that_is_no_gzip_is_no_fault_of_ours(
    tmp_path: Path, door: Door, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with door(tmp_path) as port:
        caplog.clear()
        answered = await say(port, request(f"POST {path}", *BROKEN_GZIP, body="\x1f\x8bno"))
    assert answered.split()[1] == b"400"
    assert len(caplog.records) <= 1 and not any(line.exc_info for line in caplog.records)
