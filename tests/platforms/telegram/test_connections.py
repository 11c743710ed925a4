"""Connections to a server of which a test says what it answers, byte by byte."""

import asyncio
import contextlib
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.platforms.telegram.answer import Answer, BadAnswer
from bot.platforms.telegram.connections import Connections
from bot.platforms.telegram.form import Form
from tests.patience import PATIENCE

GOOD = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
FORM = Form(b'{"a":1}', "application/json")

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def request(reader: asyncio.StreamReader) -> bytes:
    """The next request of a connection, b"" after the last."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return b""
    length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
    return head + await reader.readexactly(int(length or 0))


@contextlib.asynccontextmanager
async def serving(serve: Serve, context: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A server's port."""
    tasks: set[asyncio.Task[None]] = set()

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        with contextlib.suppress(ConnectionError):
            await serve(reader, writer)
        writer.close()

    server = await asyncio.start_server(met, "127.0.0.1", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Echo:
    """Answers each request well, and notes them all by their connections."""

    def __init__(self, answer: bytes = GOOD) -> None:
        self.answer = answer
        self.heard: list[list[bytes]] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard: list[bytes] = []
        self.heard.append(heard)
        while asked := await request(reader):
            heard.append(asked)
            writer.write(self.answer)


def to(port: int, **more: Any) -> Connections:
    return Connections(f"http://127.0.0.1:{port}", "tests", **more)


async def ask(connections: Connections, port: int, form: Form | None = FORM) -> Answer:
    url, method = f"http://127.0.0.1:{port}/bot1:x/getMe", "POST" if form else "GET"
    return await connections.request(method, url, form, PATIENCE, PATIENCE)


async def test_a_request_is_one_head_and_its_body() -> None:
    echo = Echo()
    async with serving(echo) as port:
        connections = to(port)
        assert (await ask(connections, port)).body == b"ok"
        await ask(connections, port, None)
        connections.close()
    common = (
        f"Host: 127.0.0.1:{port}\r\nUser-Agent: tests\r\nAccept-Encoding: identity\r\n".encode()
    )
    assert echo.heard == [
        [
            b"POST /bot1:x/getMe HTTP/1.1\r\n" + common + b"Content-Type: application/json\r\n"
            b'Content-Length: 7\r\n\r\n{"a":1}',
            b"GET /bot1:x/getMe HTTP/1.1\r\n" + common + b"\r\n",
        ]
    ]


async def test_addresses_are_quoted_and_stay_at_their_server() -> None:
    echo = Echo()
    async with serving(echo) as port:
        connections = Connections(f"http://ann:s%40f@127.0.0.1:{port}", "tests")
        origin = f"http://ann:s%40f@127.0.0.1:{port}"
        await connections.request("GET", f"{origin}/a ü%20?b=c", None, PATIENCE, PATIENCE)
        for other in ("http://127.0.0.2/", f"{origin}0/", origin):
            with pytest.raises(ValueError, match="address"):
                await connections.request("GET", other, None, PATIENCE, PATIENCE)
        connections.close()
    ((asked,),) = echo.heard
    assert asked.startswith(b"GET /a%20%C3%BC%20?b=c HTTP/1.1\r\nHost: 127.0.0.1:")
    assert b"\r\nAuthorization: Basic YW5uOnNAZg==\r\n" in asked


async def test_so_many_at_once_and_then_one_after_the_other() -> None:
    echo = Echo()
    async with serving(echo) as port:
        connections = to(port, most=3)
        await asyncio.gather(*(ask(connections, port) for _ in range(20)))
        connections.close()
    assert len(echo.heard) <= 3
    assert sum(map(len, echo.heard)) == 20


async def test_one_unused_for_long_or_closed_by_the_server_is_not_used_again() -> None:
    echo = Echo()
    async with serving(echo) as port:
        for connections in (to(port, idle=0.0), to(port)):
            before = len(echo.heard)
            await ask(connections, port)
            await asyncio.sleep(0.01)
            await ask(connections, port)
            connections.close()
            assert len(echo.heard) - before == (2 if connections._keep == 0.0 else 1)
        echo.answer = GOOD.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        connections, before = to(port), len(echo.heard)
        for _ in range(2):
            assert (await ask(connections, port)).body == b"ok"
        assert len(echo.heard) - before == 2


async def test_a_server_that_hangs_up_between_two_requests_is_met_anew() -> None:
    async def once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        writer.write(GOOD)
        await writer.drain()

    async with serving(once) as port:
        connections = to(port)
        for _ in range(3):
            assert (await ask(connections, port)).body == b"ok"
            await _until(lambda: not connections._unused[0].open)
        connections.close()


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.005)


async def test_what_comes_too_late_or_never_is_nobodys_answer() -> None:
    go = asyncio.Event()

    async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while asked := await request(reader):
            if b"late" in asked:
                await go.wait()
            writer.write(GOOD.replace(b"ok", asked.split()[1][-2:]))

    async with serving(slow) as port:
        connections, here = to(port), f"http://127.0.0.1:{port}"
        with pytest.raises(TimeoutError):
            await connections.request("GET", f"{here}/late/1", None, PATIENCE, 0.05)
        asking = asyncio.create_task(
            connections.request("GET", f"{here}/late/2", None, PATIENCE, PATIENCE)
        )
        await asyncio.sleep(0.05)
        asking.cancel()
        await asyncio.wait([asking])
        go.set()
        answer = await connections.request("GET", f"{here}/3", None, PATIENCE, PATIENCE)
        assert answer.body == b"/3"
        connections.close()


async def test_an_answer_may_take_long_as_long_as_it_goes_on_coming() -> None:
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        for at in range(len(GOOD)):
            writer.write(GOOD[at : at + 1])
            await asyncio.sleep(0.02)

    async with serving(drip) as port:
        connections = to(port)
        answer = await connections.request("GET", f"http://127.0.0.1:{port}/", None, PATIENCE, 0.4)
        assert answer.body == b"ok"
        connections.close()


@pytest.mark.parametrize(
    ("sent", "raised"),
    [(b"", OSError), (GOOD[:-1], OSError), (b"SSH-2.0-OpenSSH_9.2\r\n\r\n", BadAnswer)],
)
async def test_a_broken_answer_is_an_error(sent: bytes, raised: type[Exception]) -> None:
    async def broken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        writer.write(sent)

    async with serving(broken) as port:
        connections = to(port)
        with pytest.raises(raised):
            await ask(connections, port)
        connections.close()


async def test_closing_leaves_nobody_waiting() -> None:
    met = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await request(reader)
        met.set()
        await asyncio.Event().wait()

    async with serving(silent) as port:
        connections = to(port)
        asking = asyncio.create_task(ask(connections, port))
        await asyncio.wait_for(met.wait(), PATIENCE)
        connections.close()
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(asking, PATIENCE)


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate of localhost that nobody else has signed, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
    where = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key)]
    subprocess.run([*command.split(), *where, "-out", certificate], check=True, capture_output=True)
    return certificate, key


async def test_a_server_is_believed_only_with_a_certificate_that_is_good(
    certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    echo = Echo()
    async with serving(echo, context) as port:
        url = f"https://localhost:{port}"
        strange = Connections(url, "tests")
        with pytest.raises(ssl.SSLCertVerificationError):
            await strange.request("GET", f"{url}/", None, PATIENCE, PATIENCE)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
        known = Connections(url, "tests")
        for _ in range(2):
            answer = await known.request("POST", f"{url}/", FORM, PATIENCE, PATIENCE)
            assert answer.body == b"ok"
        known.close()
    assert [len(heard) for heard in echo.heard if heard] == [2]
