"""People of the fleet at the page: each with a browser that connects again when it must."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType
from itsdangerous import URLSafeSerializer

from tests.fleet.people import NONE, Answer, Diary, Player
from tests.frames import told_at_once

HOST = "localhost"  # what browsers call the balancer, whose port is the usual one
PATIENT = 8.0  # seconds after which somebody gives an answer up
AGAIN = 0.3  # seconds until the page connects again
Addresses = Callable[[], list[str]]
Message = dict[str, Any]


class PagePlayer(Player):
    """A browser with one tab. A balancer leads it to any of the ``addresses`` that live."""

    def __init__(
        self, number: int, addresses: Addresses, diary: Diary, dice: random.Random, pace: float
    ) -> None:
        super().__init__("", diary, dice, pace)
        self._addresses = addresses
        client = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._session = ClientSession(
            cookie_jar=CookieJar(unsafe=True), headers={"Host": HOST, "X-Forwarded-For": client}
        )
        self._socket: ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._asked = 0
        self._answers: dict[int, asyncio.Future[list[Message]]] = {}
        self._told: list[Message] = []
        self._alive = asyncio.Event()
        self.screen: Message = {}

    async def close(self) -> None:
        """Close the browser."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        await self._session.close()

    async def connect(self) -> None:
        """Open the page, and keep it open from now on."""
        self._reading = asyncio.create_task(self._stay())
        await self._alive.wait()
        (cookie,) = self._session.cookie_jar
        _, said = URLSafeSerializer("").loads_unsafe(cookie.value)
        self.key = f"web:{said['id']}"

    async def command(self, name: str, **args: str) -> None:
        told = await self._ask(name, **args) or []
        code = next((m["table"] for m in told if m["type"] == "go"), "")
        if code:
            self.code = str(code)
            await self._ask("open", table=self.code)

    async def come_to(self, code: str) -> None:
        """Open a table."""
        self.code = code
        await self._ask("open", table=code)

    def offers(self) -> list[str]:
        screen = self.screen
        folded = [menu.get("entries", []) for menu in screen.get("menus", [])]
        rows = [screen.get("choices", []), *screen.get("actions", []), *folded]
        found = [str(button.get("payload", "")) for row in rows for button in row]
        return [payload for payload in found if payload]

    @property
    def shown(self) -> int:
        return int(self.screen.get("revision", -1))

    async def send(self, payload: str) -> Answer:
        told = await self._ask("press", payload=payload)
        if told is None:
            return NONE
        words = "\n".join(str(message["text"]) for message in told if message["type"] == "notice")
        return Answer(True, lambda: words)

    async def refresh(self) -> None:
        await self._alive.wait()

    # The conversation

    async def _ask(self, what: str, **more: str) -> list[Message] | None:
        """What is told up to the answer; None when it does not come."""
        await self._alive.wait()
        self._asked += 1
        number, answer = self._asked, asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        try:
            async with asyncio.timeout(PATIENT):
                assert self._socket is not None
                await self._socket.send_str(json.dumps({"ask": what, "number": number, **more}))
                return list(await answer)
        except (TimeoutError, ClientError, ConnectionError):
            return None
        finally:
            self._answers.pop(number, None)

    async def _stay(self) -> None:
        while True:
            with suppress(ClientError, OSError, TimeoutError):
                await self._converse(self.dice.choice(self._addresses()))
            self._alive.clear()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError())
            await asyncio.sleep(AGAIN)

    async def _converse(self, url: str) -> None:
        async with asyncio.timeout(PATIENT), self._session.get(url) as response:
            response.raise_for_status()
        origin = {"Origin": f"http://{HOST}"}
        async with self._session.ws_connect(f"{url}/socket", headers=origin) as socket:
            self._socket, self._told = socket, []
            if self.code:
                await socket.send_str(
                    json.dumps({"ask": "open", "number": 0, "table": self.code, "have": []})
                )
            self._alive.set()
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    for message in told_at_once(frame.data):
                        self._take(message)

    def _take(self, message: Message) -> None:
        if message["type"] != "answer":
            self._told.append(message)
            if message["type"] == "screen":
                self.screen = message
            return
        told, self._told = self._told, []
        answer = self._answers.get(message["number"])
        if answer is not None and not answer.done():
            answer.set_result(told)
