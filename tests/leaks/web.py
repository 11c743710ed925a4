"""People with a browser each, every frame of whose socket is noted."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import ClientWebSocketResponse, WSMsgType
from itsdangerous import URLSafeSerializer

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from bot.platforms.web.rate_limit import Rate, RequestLimits
from render.recipe import SIGN
from tests.frames import told_at_once
from tests.leaks.script import CODE, OWN
from tests.leaks.traffic import SEAT, WATCHER, Traffic
from tests.leaks.venue import Calm
from tests.patience import PATIENCE
from tests.platforms.web.callers import Caller, Message
from tests.recipes import said

SECRET = "a secret for tests"
HASTE = Rate(1000, 1000)  # how long a page waits is no question here
HASTY = RequestLimits(HASTE, HASTE, HASTE, asks_of_visitor=HASTE, asks_of_address=HASTE)


class Tab:
    """One open page, whose frames are read as they come."""

    def __init__(self, socket: ClientWebSocketResponse, name: str, traffic: Traffic) -> None:
        self._socket = socket
        self._name = name
        self._traffic = traffic
        self._number = 0
        self._answered = asyncio.Event()
        self.screen: Message = {}
        self.replay: Message = {}
        self.files: list[str] = []
        self.known = asyncio.Event()  # inside the app of a chat: who it is
        self.token = ""
        self.reading = asyncio.create_task(self._read())

    async def ask(self, what: str, **more: object) -> None:
        """Ask for something, and wait until it is answered."""
        self._number += 1
        self._answered.clear()
        await self._socket.send_str(json.dumps({"ask": what, "number": self._number, **more}))
        await asyncio.wait_for(self._answered.wait(), PATIENCE)

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is WSMsgType.BINARY:
                # Sixteen bytes that name the picture, then the picture, or what it is made of.
                name, picture = frame.data[:16], frame.data[16:]
                laid = [SIGN + said(picture), frame.data] if picture.startswith(SIGN) else [picture]
                self._traffic.add(self._name, "picture", name.hex(), laid)
            else:
                for message in told_at_once(frame.data):
                    self._take(message)

    def _take(self, message: Message) -> None:
        if message["type"] == "answer":
            self._answered.set()
            return
        if message["type"] == "identified":
            self.token = message.pop("token")  # its reader's own, as what the app is shown
            message.pop("access", "")
            self.known.set()
        if message["type"] == "hello":
            assert message.pop("now") > 0  # what time it is, which is no secret and never the same
        self._traffic.add(self._name, "frame", message)
        if message["type"] == "screen":
            self.screen = message
        if message["type"] == "sheet" and message.get("file"):
            self.files.append(message["file"]["url"])
        if message["type"] == "replay":
            self.replay = message


class WebVenue:
    """Everybody has one page open, the watcher too."""

    ways: tuple[str, ...] = (OWN,)

    def __init__(
        self, people: list[str], callers: list[Caller], tabs: list[Tab], traffic: Traffic
    ) -> None:
        self._tabs = tabs
        self.traffic = traffic
        self.people = tuple(people)
        self.names = (*(f"{SEAT}{seat}" for seat in range(len(callers) - 1)), WATCHER)
        self.callers = callers
        self._calm = Calm()

    async def open(self, who: int) -> None:
        """Look at what home lists, then go to the table; the watcher's tab opens all."""
        for tab in self._tabs if who < 0 else (self._tabs[who],):
            await tab.ask("open", table="")
            await tab.ask("open", table=CODE, theme="light")

    async def slot(self, who: int, payload: str) -> None:
        """A page has no shared keyboard."""
        raise AssertionError(payload)

    async def own(self, who: int, payload: str) -> None:
        """Press a button or a place in the picture."""
        screen = self._tabs[who].screen
        pressable = [*screen["choices"], *screen["picture"]["regions"]]
        offered = [each.get("payload") for each in pressable]
        assert payload in offered, (payload, offered)
        await self.send(who, payload)

    async def back(self, who: int, way: str) -> None:
        """Take the last choice back as the page does it."""
        payload = self._tabs[who].screen["back"]
        assert payload
        await self.send(who, payload)

    async def send(self, who: int, payload: str) -> None:
        """Send any payload; one that leads into a replay is followed from its first position to
        its last."""
        tab = self._tabs[who]
        await tab.ask("press", payload=payload)
        if payload.startswith("walk:"):
            for ply in range(len(tab.replay["moves"]) + 1):
                await tab.ask("ply", match=tab.replay["number"], ply=ply)
        await self._fetch(who)

    async def _fetch(self, who: int) -> None:
        """Open the files that the page has been given the addresses of."""
        tab, caller = self._tabs[who], self.callers[who]
        while tab.files:
            async with caller.session.get(f"{caller.url}{tab.files.pop()}") as answer:
                assert answer.status == 200
                self.traffic.add(self.names[who], "file", "", [await answer.read()])

    async def tell(self, who: int, line: str) -> None:
        """Type a command; then fetch the page itself, as a reload does, and look at home."""
        await self._tabs[who].ask("line", text=line)
        await self._fetch(who)
        for path in (f"/t/{CODE}", f"/m/{CODE}/1"):
            await self.look(who, path)
        await self._tabs[who].ask("open", table="")
        await self._tabs[who].ask("open", table=CODE)

    async def look(self, who: int, path: str) -> None:
        """Fetch a page, and the picture that a link to it shows."""
        caller, name = self.callers[who], self.names[who]
        async with caller.session.get(caller.url + path) as answer:
            page = (await answer.text()).replace(caller.url, "")  # each run has its own port
        self.traffic.add(name, "page", page)
        found = re.search(r'property="og:image" content="([^"]+)"', page)
        assert found is not None, page
        async with caller.session.get(caller.url + found[1]) as answer:
            assert answer.status == 200
            self.traffic.add(name, "preview", answer.headers["ETag"], [await answer.read()])

    async def alone(self, who: int, line: str) -> None:
        """Type a command; a page has one reader."""
        await self._tabs[who].ask("line", text=line)

    async def settled(self) -> None:
        """A page that is asked for the theme it has answers when it shows the newest screen."""
        await self._calm.wait()
        for tab in self._tabs:
            await tab.ask("theme", theme="light")


def _visitor(caller: Caller) -> str:
    cookie = next(iter(caller.session.cookie_jar)).value
    return str(URLSafeSerializer(SECRET, salt="crosstable.visitor").loads(cookie)["id"])


async def _visit(url: str, name: str, language: str) -> Caller:
    caller = Caller(url, language)
    await caller.boot()
    told = {"name": name, "language": language}
    headers = {"Origin": caller.url}
    async with caller.session.post(f"{caller.url}/me", json=told, headers=headers) as answer:
        assert answer.status == 204
    return caller


@asynccontextmanager
async def web(desk: Desk, traffic: Traffic, seats: int) -> AsyncIterator[WebVenue]:
    """Browsers of so many players and of somebody who only watches."""
    platform = WebPlatform(desk, "127.0.0.1", 0, SECRET, limits=HASTY)
    desk.attach(platform)
    await platform.start()
    names = [f"Player {seat}" for seat in range(seats)] + ["Watcher"]
    callers = [await _visit(platform.url, name, "en") for name in names]
    pages = zip(callers, names, strict=True)
    tabs = [await _tab(caller, reader_of(name), traffic) for caller, name in pages]
    try:
        people = [f"web:{_visitor(caller)}" for caller in callers]
        yield WebVenue(people, callers, tabs, traffic)
    finally:
        for caller, tab in zip(callers, tabs, strict=True):
            tab.reading.cancel()
            await caller.close()
        await platform.close()


async def _tab(caller: Caller, reader: str, traffic: Traffic) -> Tab:
    socket = await caller.session.ws_connect(f"{caller.url}/socket", headers={"Origin": caller.url})
    return Tab(socket, reader, traffic)


def reader_of(name: str) -> str:
    """How the traffic calls whoever has this name."""
    return name.lower().replace("player ", SEAT)
