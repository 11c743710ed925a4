"""Connections that say nothing, or too little: they are closed, one address has only so many, and
where no descriptor is left the log stays short."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest

from bot.listening import ConnectionLimits
from bot.platforms.web.rate_limit import RequestLimits
from tests.attacks.doors import HERE, say
from tests.patience import PATIENCE
from tests.platforms.web.servers import new_desk, serving

SOON = 0.2  # seconds
NEVER = 10_000.0
ELSEWHERE = "127.0.0.2"
ASKED = b"GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\n\r\n"
ASKED_ONCE = ASKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def page(folder: Path, connections: ConnectionLimits) -> AsyncIterator[int]:
    """The web table's port."""
    async with (
        new_desk(folder) as desk,
        serving(desk, RequestLimits(connections=connections)) as web,
    ):
        yield int(web.url.rstrip("/").rpartition(":")[2])


@asynccontextmanager
async def connected(
    port: int, source: str = HERE
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
    yield reader, writer
    writer.close()


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the other side ends the connection; waits for that."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            await reader.read()
    return True


async def refused(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    """Whether the other side ends the connection without an answer to a request."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            writer.write(ASKED)
            return not await reader.read(1)
    return True


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (ConnectionLimits(first_request=SOON, body=NEVER, idle=NEVER), b""),
        (ConnectionLimits(first_request=SOON, body=NEVER, idle=NEVER), ASKED[:-2]),
        (ConnectionLimits(first_request=NEVER, body=NEVER, idle=SOON), ASKED),
        (
            ConnectionLimits(first_request=NEVER, body=SOON, idle=NEVER),
            b"POST /me HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        ),
    ],
    ids=["nothing", "half a head", "nothing more", "half a body"],
)
async def test_who_says_too_little_is_let_go(
    tmp_path: Path, limits: ConnectionLimits, said: bytes
) -> None:
    async with page(tmp_path, limits) as port, connected(port) as (reader, writer):
        writer.write(said)
        assert await ended(reader)


async def test_one_address_has_only_so_many_and_others_are_served(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    limits = ConnectionLimits(of_address=4, first_request=NEVER)
    async with page(tmp_path, limits) as port, AsyncExitStack() as stack:
        open_ones = [await stack.enter_async_context(connected(port)) for _ in range(4)]
        caplog.clear()
        for _ in range(20):
            async with connected(port) as (reader, writer):
                assert await refused(reader, writer)
        assert len(caplog.records) == 1
        async with connected(port, ELSEWHERE) as (reader, writer):
            writer.write(ASKED)
            assert (await reader.readline()).split()[1] == b"200"
        open_ones[0][1].write(ASKED_ONCE)
        assert (await open_ones[0][0].read()).split()[1] == b"200"
        assert (await say(port, ASKED_ONCE)).split()[1] == b"200", "there is room again"


NO_DESCRIPTORS = """
import asyncio, os, resource, sys
from bot.log import set_up

async def main():
    set_up("INFO", ())
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    told = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    os.close(lowest := os.dup(0))
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (lowest, hard))
    print(server.sockets[0].getsockname()[1], flush=True)
    await told

asyncio.run(main())
"""


def test_without_descriptors_the_log_says_so_in_one_line() -> None:
    pipe = subprocess.PIPE
    command = (sys.executable, "-c", NO_DESCRIPTORS)
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as program:
        assert program.stdin and program.stdout and program.stderr
        with socket.create_connection((HERE, int(program.stdout.readline()))):
            first = program.stderr.readline()
            program.stdin.close()  # it reads that after all that asyncio tries at once
            assert program.stderr.read() == b""
    assert b"no descriptor is left" in first
