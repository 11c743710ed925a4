"""The real program, to be killed, and a page of it that comes back."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import closing, suppress
from http.cookies import Morsel
from pathlib import Path
from typing import IO, Any, Self
from urllib.error import URLError
from urllib.request import urlopen

from aiohttp import (
    ClientError,
    ClientSession,
    ClientWebSocketResponse,
    CookieJar,
    TCPConnector,
    WSMsgType,
)

from bot.background import end
from tests import stores
from tests.database import FILE
from tests.forks import Fork, begun
from tests.frames import told_at_once
from tests.patience import PATIENCE
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
SETTINGS = (
    *("TELEGRAM_", "DISCORD_", "DATABASE_", "ROLES", "WEB", "LANGUAGE", "WORKERS", "LOG_"),
    "METRICS_",
)


PROGRAM = "bot"  # as people start it
UNHURRIED = "tests.bot.unhurried"
FORKED = (UNHURRIED, "tests.faults.impatient")  # what changes nothing that is loaded before


class Lost(Exception):
    """The server has gone in the middle of the conversation."""


class Mortal:
    """The program in a folder of its own, always on the same port and database: ``program`` says
    what runs it. Unless that is ``PROGRAM`` there is a file already, and computer players are
    loaded when they are asked."""

    def __init__(self, folder: Path, program: str = UNHURRIED, **settings: str) -> None:
        self._folder = folder
        self._program = program
        self.port = port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        kept = {key: value for key, value in os.environ.items() if not key.startswith(SETTINGS)}
        self._environment = {**kept, "PYTHONPATH": str(ROOT), "WEB_PORT": str(port), **settings}
        self._process: subprocess.Popen[bytes] | Fork | None = None
        if program != PROGRAM and "DATABASE_URL" not in settings:
            stores.make(folder / FILE)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def settings(self, **settings: str) -> None:
        """Other settings from the next start on."""
        self._environment |= settings

    def start(self) -> None:
        """Start, and wait until the page is served."""
        self.launch()
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self._process.poll() is None, self.log
            assert time.monotonic() < end, self.log
            time.sleep(0.02)

    @property
    def fell(self) -> bool:
        """Whether it was started, and has ended."""
        return self._process is not None and self._process.poll() is not None

    @property
    def words(self) -> list[str]:
        """What is typed to start it."""
        return [sys.executable, "-m", self._program]

    def launch(self) -> None:
        """Start without waiting."""
        with (self._folder / "log").open("ab") as log:
            self._process = self._begun(log)

    def _begun(self, log: IO[bytes]) -> subprocess.Popen[bytes] | Fork:
        plain = self.words == [sys.executable, "-m", self._program]
        if plain and self._program in FORKED:
            outputs = log.fileno(), log.fileno()
            return begun([self._program], self._folder, self._environment, outputs)
        return subprocess.Popen(
            self.words,
            cwd=self._folder,
            env=self._environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )

    def run(self, *words: str) -> int:
        """Have a command of the program run in its folder; the exit code."""
        with Path(os.devnull).open("wb") as nowhere:
            outputs = nowhere.fileno(), nowhere.fileno()
            command = [self._program, *words]
            return begun(command, self._folder, self._environment, outputs).wait(PATIENCE)

    def kill(self) -> None:
        """End it as ``kill -9`` does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def wait(self) -> int:
        """Wait until it has ended by itself; its exit code."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    async def kill_after(self, seconds: float) -> None:
        """End it in a while."""
        await asyncio.sleep(seconds)
        self.kill()

    def copy(self) -> str:
        """The URL of a copy of its database, made while it runs, as a backup is."""
        copy = self._folder / "copy.db"
        with (
            closing(sqlite3.connect(self._folder / "crosstable.db", timeout=PATIENCE)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
        return f"sqlite:///{copy}"

    async def stands(self, **platforms: str) -> None:
        """Wait until it says, on its METRICS_PORT, that all is well, and so of these platforms."""
        well = {"status": "ok", "database": "answers", "platforms": platforms}
        async with asyncio.timeout(PATIENCE):
            while json.loads(await self.monitored("healthz")) != well:
                await asyncio.sleep(0.1)

    async def monitored(self, path: str) -> str:
        """What is told on its METRICS_PORT."""
        url = f"http://127.0.0.1:{self._environment['METRICS_PORT']}/{path}"
        async with ClientSession() as session, session.get(url) as answer:
            return await answer.text()

    @property
    def log(self) -> str:
        """All that it has written in all its lives."""
        return (self._folder / "log").read_text()

    def answers(self) -> bool:
        """Whether the page is served. Blocks."""
        try:
            with urlopen(self.url, timeout=5) as response:
                return bool(response.status == 200)
        except (URLError, ConnectionError, TimeoutError):
            return False


class Page:
    """A browser with one tab at a table; it keeps its cookie when the server dies."""

    def __init__(self, url: str, session: ClientSession, talk: ClientWebSocketResponse) -> None:
        self._url = url
        self._session = session
        self._use(talk)
        self._asked = 0
        self._screen: dict[str, Any] = {}

    @classmethod
    async def open(cls, url: str, address: str = "") -> Self:
        """A new visitor, who may come from an ``address`` of this machine."""
        connector = TCPConnector(local_addr=(address, 0) if address else None)
        session = ClientSession(connector=connector, cookie_jar=CookieJar(unsafe=True))
        async with session.get(url) as response:
            assert response.status == 200
        return cls(url, session, await _connect(session, url))

    @property
    def cookies(self) -> Iterable["Morsel[str]"]:
        """What the browser keeps."""
        return self._session.cookie_jar

    async def close(self) -> None:
        """Leave."""
        await end([self._listening])
        await self._session.close()

    def _use(self, talk: ClientWebSocketResponse) -> None:
        """Talk on this connection from now on. It is read all the time, as a browser does: whoever
        answers no ping is taken for gone."""
        self._socket = talk
        self._heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._listening = asyncio.create_task(_listen(talk, self._heard), name="a page listens")

    async def play(self, game: str, **args: str) -> str:
        """Open a table; its code."""
        told = await self._ask("play", game=game, **args)
        code = next(str(message["table"]) for message in told if message["type"] == "go")
        await self.look_at(code)
        return code

    async def look_at(self, code: str) -> None:
        """Go to a table. Raises Lost."""
        await self._ask("open", table=code)

    async def come_back(self, code: str) -> None:
        """Connect again, as the page does after a lost connection."""
        await end([self._listening])
        self._use(await _connect(self._session, self._url))
        self._screen = {}
        await self.look_at(code)

    async def press(self, payload: str) -> list[str]:
        """Press a button; why it was refused, or [] once its effect is shown. Raises Lost."""
        before = self.revision
        told = await self._ask("press", payload=payload)
        refusals = [message["text"] for message in told if message["type"] == "notice"]
        while not refusals and self.revision == before:
            self.keep(await self.hear())
        return refusals

    async def until_any(self, *verbs: str, patience: float) -> None:
        """Wait until there is a button with one of these verbs, so many seconds at most. Raises
        Lost, TimeoutError."""
        async with asyncio.timeout(patience):
            while not self.buttons(*verbs):
                self.keep(await self.hear(patience))

    async def until_revision(self, wanted: int) -> None:
        """Wait until this revision is shown, or a later one. Raises Lost, TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while self.revision < wanted:
                self.keep(await self.hear())

    @property
    def revision(self) -> int:
        """The revision of the screen that is shown, or -1."""
        return int(self._screen.get("revision", -1))

    def buttons(self, *verbs: str) -> list[str]:
        """The payloads of the buttons with these verbs on the screen or in its menus."""
        screen = self._screen
        folded = [menu.get("entries", []) for menu in screen.get("menus", [])]
        rows = [screen.get("choices", []), *screen.get("actions", []), *folded]
        payloads = [button.get("payload", "") for row in rows for button in row]
        return [payload for payload in payloads if payload.partition(":")[0] in verbs]

    async def _ask(self, what: str, **more: str) -> list[dict[str, Any]]:
        """Everything that was told up to the answer. Raises Lost."""
        self._asked += 1
        asked = {"ask": what, "number": self._asked, **more}
        try:
            await self._socket.send_str(json.dumps(asked))
        except (ClientError, ConnectionError) as error:
            raise Lost from error
        told: list[dict[str, Any]] = []
        while True:
            message = await self.hear()
            if message["type"] == "answer" and message["number"] == self._asked:
                return told
            self.keep(message)
            told.append(message)

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(patience):
            heard = await self._heard.get()
        if heard is None:
            self._heard.put_nowait(None)  # and so it stays
            raise Lost
        return heard

    def keep(self, message: dict[str, Any]) -> None:
        if message["type"] == "screen":
            self._screen = message


async def _listen(
    socket: ClientWebSocketResponse, heard: "asyncio.Queue[dict[str, Any] | None]"
) -> None:
    """Note all that is told, and None at the end."""
    with suppress(ClientError, ConnectionError):
        while (frame := await socket.receive()).type in (WSMsgType.TEXT, WSMsgType.BINARY):
            if frame.type is WSMsgType.TEXT:
                for message in told_at_once(frame.data):
                    await heard.put(message)
    await heard.put(None)


async def _connect(session: ClientSession, url: str) -> ClientWebSocketResponse:
    return await session.ws_connect(f"{url}/socket", headers={"Origin": url})
