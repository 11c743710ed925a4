"""WebKit, the engine of iPhones, driven by its own WebDriver: whatever it asks by TLS, it asks of a
proxy of ours, so that a page stands at the very address that it has elsewhere."""

import asyncio
import shutil
import ssl
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, web
from aiohttp.typedefs import Handler

from tests.patience import PATIENCE
from tests.ports import free_port

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
NEEDED = "apt-get install webkit2gtk-driver xvfb"


def is_there() -> bool:
    """Whether this machine has it."""
    return bool(BROWSER and shutil.which(DRIVER) and shutil.which(SCREEN))


class WebKitPage:
    """A window of WebKit, by the address of its session at the driver."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self._session = session
        self._address = address

    async def go(self, url: str) -> None:
        """Open a page."""
        await _asked(self._session, f"{self._address}/url", url=url)

    async def into_frame(self) -> None:
        """What is run from now on runs in the page's first frame."""
        await _asked(self._session, f"{self._address}/frame", id=0)

    async def run(self, script: str) -> Any:
        """What an expression is worth there."""
        given = {"script": f"return ({script})", "args": []}
        return await _asked(self._session, f"{self._address}/execute/sync", **given)

    async def until(self, script: str) -> None:
        """Wait until an expression holds."""
        async with asyncio.timeout(PATIENCE):
            while not await self.run(script):
                await asyncio.sleep(0.05)


async def _begun(session: ClientSession, base: str, browser: dict[str, Any]) -> dict[str, Any]:
    """The driver's answer once a window is open. Some machines have the program and do not let it
    shut its pages in as it wants to."""
    try:
        async with asyncio.timeout(PATIENCE):
            begun: dict[str, Any] = await _asked(
                session, base, capabilities={"alwaysMatch": browser}
            )
    except (AssertionError, TimeoutError) as error:
        pytest.skip(f"WebKit does not start on this machine: {error}")
    return begun


async def _asked(session: ClientSession, address: str, **told: Any) -> Any:
    async with session.post(address, json=told) as response:
        value = (await response.json())["value"]
        assert response.status == 200, value
        return value


@asynccontextmanager
async def webkit(proxy: int) -> AsyncIterator[WebKitPage]:
    """A window that asks everything of the proxy at this port, and takes its certificates."""
    port = free_port()
    screen = await asyncio.create_subprocess_exec(
        SCREEN, "-displayfd", "1", "-screen", "0", "400x900x24", stdout=PIPE, stderr=DEVNULL
    )
    assert screen.stdout is not None
    display = f":{(await screen.stdout.readline()).decode().strip()}"
    driver = await asyncio.create_subprocess_exec(
        *("env", f"DISPLAY={display}", DRIVER, f"--port={port}"), stdout=DEVNULL, stderr=DEVNULL
    )
    arguments = ["--automation", "--ignore-tls-errors", f"--proxy=http://127.0.0.1:{proxy}"]
    browser = {"webkitgtk:browserOptions": {"binary": str(BROWSER), "args": arguments}}
    try:
        async with ClientSession() as session:
            base = f"http://127.0.0.1:{port}/session"
            await _listening(port)
            begun = await _begun(session, base, browser)
            address = f"{base}/{begun['sessionId']}"
            yield WebKitPage(session, address)
            await session.delete(address)
    finally:
        for process in (driver, screen):
            process.terminate()
            await process.wait()


async def _listening(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return


@asynccontextmanager
async def by_tls(answer: Handler, folder: Path) -> AsyncIterator[int]:
    """The port of a proxy through which this answers for every host that is asked by TLS."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256")
    lasts = ("-nodes", "-days", "1", "-subj", "/CN=discord.com")
    making = await asyncio.create_subprocess_exec(
        *made, *lasts, "-keyout", key, "-out", certificate, stdout=DEVNULL, stderr=DEVNULL
    )
    assert await making.wait() == 0
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    port, tunnel = free_port(), free_port()
    await web.TCPSite(runner, "127.0.0.1", port, ssl_context=context).start()
    lines: set[asyncio.Task[None]] = set()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        if asked.startswith(b"CONNECT "):
            there, back = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            for one, other in ((reader, back), (there, writer)):
                line = asyncio.create_task(_pass(one, other))
                lines.add(line)
                line.add_done_callback(lines.discard)
        else:
            writer.close()

    server = await asyncio.start_server(connect, "127.0.0.1", tunnel)
    try:
        yield tunnel
    finally:
        server.close()
        for line in tuple(lines):
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        await runner.cleanup()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()
