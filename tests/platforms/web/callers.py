"""A browser without a window: cookies, requests and the socket, as the page uses them."""

import asyncio
import json
import re
from collections import deque
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType
from PIL import Image
from yarl import URL

from render.recipe import SIGN
from tests.frames import told_at_once
from tests.patience import PATIENCE
from tests.recipes import Sprites

Message = dict[str, Any]


class Caller:
    """One browser; several sockets of it are several tabs."""

    def __init__(self, url: str, language: str = "en", **headers: str) -> None:
        self.url = url.rstrip("/")
        self.session = ClientSession(
            cookie_jar=CookieJar(unsafe=True), headers={"Accept-Language": language, **headers}
        )

    async def boot(self, path: str = "/") -> Message:
        """Fetch the page and read what it brings along."""
        async with self.session.get(self.url + path) as response:
            assert response.status == 200
            text = await response.text()
        found = re.search(r'id="boot">(.*?)</script>', text, re.DOTALL)
        assert found is not None
        boot: Message = json.loads(found[1])
        return boot

    async def tab(self, table: str = "", **more: object) -> "Tab":
        """Open a tab at a table or at home."""
        tab = await self.socket()
        await tab.ask("open", table=table, **more)
        return tab

    async def socket(self) -> "Tab":
        """The socket alone, before anything has been said on it."""
        if not self.session.cookie_jar.filter_cookies(URL(self.url)):
            await self.boot()
        socket = await self.session.ws_connect(f"{self.url}/socket", headers={"Origin": self.url})
        return Tab(socket)

    async def close(self) -> None:
        """Close the browser."""
        await self.session.close()


class Tab:
    """One open page: what it was told, in which ``frames``, and the pictures it was sent, by
    name."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.told: list[Message] = []
        self.frames: list[list[str]] = []  # by the types of their messages
        self.pictures: list[tuple[str, bytes]] = []
        self.number = 0
        self._sprites = Sprites()
        self._unheard: deque[Message] = deque()

    async def ask(self, what: str, **more: object) -> list[Message]:
        """Ask for something; everything told up to the answer."""
        self.number += 1
        await self.socket.send_str(json.dumps({"ask": what, "number": self.number, **more}))
        start = len(self.told)
        while True:
            message = await self.hear()
            if message["type"] == "answer" and message["number"] == self.number:
                return self.told[start:]

    async def until(self, kind: str, **values: object) -> Message:
        """The first message of a kind with these values, told already or still to come."""
        at = 0
        while True:
            while at < len(self.told):
                message = self.told[at]
                at += 1
                if message["type"] == kind and all(message[k] == v for k, v in values.items()):
                    return message
            await self.hear()

    @property
    def screen(self) -> Message:
        """The newest screen told."""
        return [message for message in self.told if message["type"] == "screen"][-1]

    @property
    def board(self) -> Image.Image:
        """The picture of the newest screen."""
        return self.laid(self.screen["picture"]["digest"])

    def laid(self, name: str) -> Image.Image:
        """The picture of this name, put down."""
        return self._sprites.image(dict(self.pictures)[name])

    async def revision(self, least: int) -> Message:
        """The screen of a revision, or of a later one."""
        while not any(m["type"] == "screen" and m["revision"] >= least for m in self.told):
            await self.hear()
        return self.screen

    async def press(self, what: str) -> list[Message]:
        """Press the button with this label or verb on the newest screen."""
        return await self.ask("press", payload=payload(self.screen, what))

    async def resign(self, revision: int) -> list[Message]:
        """Press what gives the match up, after the question, once it stands at a revision."""
        screen = await self.revision(revision)
        [menu] = [menu for menu in screen["menus"] if menu["key"] == "resign"]
        return await self.ask("press", payload=menu["entries"][0]["payload"])

    async def closed(self) -> int:
        """Wait until the server closes the socket; the code it gives."""
        async with asyncio.timeout(PATIENCE):
            while not self.socket.closed:
                await self.socket.receive()
        return self.socket.close_code or 0

    async def hear(self) -> Message:
        """The next message."""
        if self._unheard:
            self.told.append(self._unheard.popleft())
            return self.told[-1]
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.receive()
        if frame.type is WSMsgType.BINARY:
            name, picture = frame.data[:16].hex(), frame.data[16:]
            if picture.startswith(SIGN):
                self._sprites.take(picture)
            self.pictures.append((name, picture))
            return await self.hear()
        assert frame.type is WSMsgType.TEXT, frame
        told = told_at_once(frame.data)
        self.frames.append([message["type"] for message in told])
        self._unheard += told
        return await self.hear()


def payload(screen: Message, what: str) -> str:
    """The payload of the button with this label, or with this verb."""
    buttons = [*screen["choices"], *(button for row in screen["actions"] for button in row)]
    for button in buttons:
        if what in (button["label"], button.get("payload", "").partition(":")[0]):
            return str(button["payload"])
    raise AssertionError(f"no button {what!r} in {buttons}")
