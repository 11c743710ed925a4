"""Tournaments on the page inside the apps of chats: who of a chat may join there what only that
chat may join."""

import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from bot.codes import LENGTH
from bot.desk import memberships
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel
from tests.loopback.telegram import Account
from tests.loopback.telegram_http import Fault
from tests.loopback.telegram_people import Someone
from tests.patience import PATIENCE
from tests.platforms.web.callers import Tab
from tests.platforms.web.inside import Inside, inside_both
from tests.platforms.web.launches import launch

ELSEWHERE = "Only the chat where it was opened may join."
UNKNOWN = "I can’t find out right now whether you are in that chat."


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def inside(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside_both(tmp_path_factory.mktemp("inside")) as inside:
        yield inside


async def opened_for_this_chat(ann: Someone) -> str:
    """The code of a tournament that Ann has opened in her group by its form, for that alone."""
    ann.say("/tournament swiss reversi")
    await ann.press("Open to")
    await ann.press("Only this chat may join.")
    await ann.press("Open it")
    return (await ann.sees("Code: ")).text.split("Code: ")[1][:LENGTH]


@asynccontextmanager
async def page(inside: Inside, app: str, origin: str, data: str) -> AsyncIterator[Tab]:
    """The page that somebody has opened inside an app, which says so by this."""
    address = f"{inside.web.url}socket/{app}"
    async with (
        ClientSession() as session,
        session.ws_connect(address, headers={"Origin": origin}) as socket,
    ):
        tab = Tab(socket)
        await socket.send_str(json.dumps({"ask": "identify", "data": data, "token": ""}))
        await tab.until("hello")
        yield tab


def in_telegram(inside: Inside, account: Account) -> AbstractAsyncContextManager[Tab]:
    """The page that somebody has opened inside Telegram."""
    told: dict[str, Any] = {"id": account.user.id, "first_name": account.user.first_name}
    data = launch(told, token=inside.telegram.token)
    return page(inside, "telegram", inside.web.url.rstrip("/"), data)


def in_discord(inside: Inside, user: User, channel: Channel) -> AbstractAsyncContextManager[Tab]:
    """The page that somebody has opened in a channel of Discord."""
    activities = inside.discord.activities
    instance = activities.join(user, channel)
    data = json.dumps({"instance": instance.id, "code": activities.authorize(user)})
    origin = f"https://{inside.discord.application}.discordsays.com"
    return page(inside, "discord", origin, data)


async def offered(tab: Tab, code: str) -> bool:
    """Whether the tournament's page offers to join."""
    tab.told.clear()
    await tab.ask("tournament", code=code)
    return bool((await tab.until("tournament-own"))["join"])


async def joining(tab: Tab, code: str) -> str:
    """What somebody is told who presses Join, "" for nothing."""
    told = await tab.ask("press", payload=f"cup::0:{code.lower()}.join")
    return next((one["text"] for one in told if one["type"] == "notice" and one["alert"]), "")


@pytest.mark.parametrize("status", ["member", "creator", "administrator", "restricted"])
@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_is_of_the_group_joins_on_the_page(inside: Inside, status: str) -> None:
    telegram, group = inside.telegram, inside.telegram.group()
    ann, ben = telegram.user("Ann").at(group), telegram.user("Ben")
    code = await opened_for_this_chat(ann)
    group.members[ben.user.id] = status
    before = len(telegram.said("getChatMember"))
    async with in_telegram(inside, ben) as tab:
        assert await offered(tab, code)
        assert len(telegram.said("getChatMember")) == before, "it was asked for a screen"
        assert await joining(tab, code) == ""
        assert len(telegram.said("getChatMember")) == before + 1
        await tab.until("tournament-own", number=1)
    await ann.sees("1 in: Ben")


@pytest.mark.parametrize("status", ["left", "kicked", "restricted left", ""])
@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_is_not_of_the_group_is_told_so_alone(inside: Inside, status: str) -> None:
    telegram, group = inside.telegram, inside.telegram.group()
    ann, eve = telegram.user("Ann").at(group), telegram.user("Eve")
    code = await opened_for_this_chat(ann)
    if status:
        group.members[eve.user.id] = status
    else:  # Telegram does not know them any more
        del telegram.people[eve.user.id]
    async with in_telegram(inside, eve) as tab:
        assert await joining(tab, code) == ELSEWHERE
        assert await offered(tab, code)
    await ann.press("Join")
    await ann.sees("1 in: Ann")


FAULTS = {
    "hidden": Fault("getChatMember", refuse="member list is inaccessible"),
    "broken": Fault("getChatMember", status=502),
    "lost": Fault("getChatMember", lose=True),
    "too many": Fault("getChatMember", wait=30),
    "silent": Fault("getChatMember", delay=PATIENCE),
}


@pytest.mark.parametrize("why", [*FAULTS, "thrown out"])
@pytest.mark.asyncio(loop_scope="session")
async def test_where_telegram_does_not_say_it_nobody_is_taken_in_and_nothing_is_lost(
    inside: Inside, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memberships, "ASKED_SECONDS", 1.0)
    telegram, group = inside.telegram, inside.telegram.group()
    ann, ben = telegram.user("Ann").at(group), telegram.user("Ben")
    code = await opened_for_this_chat(ann)
    ben.at(group)
    async with in_telegram(inside, ben) as tab:
        if why in FAULTS:
            telegram.faults.append(FAULTS[why])
        else:
            group.banned = "bot was kicked from the supergroup chat"
        assert (await joining(tab, code)).startswith(UNKNOWN)
        group.banned = ""
        telegram.faults.clear()
        await tab.ask("tournament", code=code)
        assert (await tab.until("tournament"))["entrants"] == []
        assert await joining(tab, code) == ""
    await ann.sees("1 in: Ben")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_group_that_has_become_a_supergroup_is_the_same_people(inside: Inside) -> None:
    telegram, group = inside.telegram, inside.telegram.group(plain=True)
    ann, ben, eve = (telegram.user(name) for name in ("Ann", "Ben", "Eve"))
    code = await opened_for_this_chat(ann.at(group))
    ben.at(group)
    telegram.migrate(group)
    for someone, told in ((ben, ""), (eve, ELSEWHERE)):
        async with in_telegram(inside, someone) as tab:
            assert await joining(tab, code) == told


@pytest.mark.asyncio(loop_scope="session")
async def test_whoever_has_the_page_open_in_the_channel_joins_there(inside: Inside) -> None:
    discord, channel = inside.discord, inside.discord.channel()
    ann, bob, eve = (discord.user(name) for name in ("Ann", "Bob", "Eve"))
    asked = await ann.slash(channel, "tournament", form="swiss", game="reversi")
    for label in ("Open to", "Only this chat may join.", "Open it"):
        form = asked.original
        assert form is not None
        await ann.press(form, next(one for one in form.buttons if label in one))
    await discord.until(lambda: "Code: " in channel.last.text)
    post = channel.last
    code = post.text.split("Code: ")[1][:LENGTH]
    async with in_discord(inside, bob, channel) as tab:
        assert await offered(tab, code)
        assert await joining(tab, code) == ""
    await discord.until(lambda: "1 in: Bob" in post.text)
    async with in_discord(inside, eve, discord.channel()) as tab:
        assert await joining(tab, code) == ELSEWHERE
    await eve.press(post, "Join")
    await discord.until(lambda: "2 in: Bob and Eve" in post.text)
