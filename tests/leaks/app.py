"""People who have the page open inside the apps of chats: every other one in Telegram, the rest and
the watcher in a channel of Discord."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from bot.desk import Desk
from bot.people import Person
from bot.platforms.discord.activity import Activity
from bot.platforms.telegram.init_data import FRAMES, LaunchReader
from bot.platforms.web import WebPlatform
from bot.platforms.web.chat_apps import ChatApp
from tests.leaks.script import CODE
from tests.leaks.traffic import Traffic
from tests.leaks.web import HASTY, SECRET, Tab, WebVenue, reader_of
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.patience import PATIENCE
from tests.platforms.web.callers import Caller
from tests.platforms.web.launches import TOKEN, launch

OWN = re.compile(rb"\b\d{17,20}\b|127\.0\.0\.1:\d+")  # the application's id, and a run's port


class AppVenue(WebVenue):
    """Everybody's page is known by its own token, with which all is asked that it loads. The
    watcher, at no seat, may see the table because it was meant in the channel."""

    def __init__(
        self, people: list[str], callers: list[Caller], tabs: list[Tab], traffic: Traffic
    ) -> None:
        super().__init__(people, callers, tabs, traffic)
        self.instance = ""
        self.desk: Desk | None = None

    async def open(self, who: int) -> None:
        """The watcher presses what opens the table; then as on any page."""
        if who < 0 and self.desk is not None:
            watcher = Person("discord", self.people[who].partition(":")[2], "Watcher")
            await self.desk.activities.mean(self.instance, watcher, CODE)
        await super().open(who)

    async def look(self, who: int, path: str) -> None:
        """Load the page anew, and the picture of the table that home shows."""
        caller, name = self.callers[who], self.names[who]
        inside = self.people[who].startswith("telegram:")
        page = f"/app{path}" if inside else "/?instance_id=i&frame_id=f"
        async with caller.session.get(caller.url + page) as answer:
            assert answer.status == 200 and "Set-Cookie" not in answer.headers
            shown = OWN.sub(b"", await answer.read())
            self.traffic.add(name, "page", "", [shown])
        async with caller.session.get(f"{caller.url}/table/{CODE}/light.png") as answer:
            small = [await answer.read()] if answer.status == 200 else []
            self.traffic.add(name, "picture of a card", f"{answer.status}", small)


class Apps:
    """Opens pages as each app does, at the page's ``url``."""

    def __init__(self, url: str, discord: Discord, traffic: Traffic) -> None:
        self._url = url
        self._discord = discord
        self._traffic = traffic
        self.channel = discord.channel()

    async def telegram(self, at: int, name: str) -> tuple[str, Caller, Tab]:
        """Somebody's account, browser and page in Telegram."""
        user: dict[str, object] = {"id": 31 + at, "first_name": name, "language_code": "en"}
        caller = Caller(self._url, "en", Origin=self._url.rstrip("/"))
        return (
            f"telegram:{31 + at}",
            caller,
            await self._page(caller, name, "telegram", launch(user)),
        )

    async def discord(self, name: str) -> tuple[str, Caller, Tab]:
        """The same in Discord."""
        user: User = self._discord.user(name)
        instance = self._discord.activities.join(user, self.channel)
        code = self._discord.activities.authorize(user)
        origin = f"https://{self._discord.application}.discordsays.com"
        caller = Caller(self._url, "en", Origin=origin)
        data = json.dumps({"instance": instance.id, "code": code})
        return f"discord:{user.id}", caller, await self._page(caller, name, "discord", data)

    async def _page(self, caller: Caller, name: str, app: str, data: str) -> Tab:
        socket = await caller.session.ws_connect(f"{caller.url}/socket/{app}")
        tab = Tab(socket, reader_of(name), self._traffic)
        await socket.send_str(json.dumps({"ask": "identify", "data": data, "token": ""}))
        await asyncio.wait_for(tab.known.wait(), PATIENCE)
        caller.session.headers["Authorization"] = f"Bearer {tab.token}"
        return tab


@asynccontextmanager
async def app(desk: Desk, traffic: Traffic, seats: int) -> AsyncIterator[AppVenue]:
    """So many players, and somebody who only watches."""
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Discord(limit=PATIENCE))
        activity = Activity(discord.token, discord.activities.secret, discord.api_url)
        inside = {
            "telegram": ChatApp(LaunchReader(TOKEN), FRAMES),
            "discord": ChatApp(activity, proxy=activity),
        }
        platform = WebPlatform(desk, "127.0.0.1", 0, SECRET, limits=HASTY, apps=inside)
        desk.attach(platform)
        await platform.start()
        stack.push_async_callback(platform.close)
        apps = Apps(platform.url, discord, traffic)
        opened = [
            await (apps.discord(f"Player {at}") if at % 2 else apps.telegram(at, f"Player {at}"))
            for at in range(seats)
        ]
        opened.append(await apps.discord("Watcher"))
        for _, caller, tab in opened:
            stack.push_async_callback(caller.close)
            stack.callback(tab.reading.cancel)
        people, callers, tabs = (list(each) for each in zip(*opened, strict=True))
        venue = AppVenue(people, callers, tabs, traffic)
        venue.desk = desk
        [venue.instance] = discord.activities.instances
        yield venue
