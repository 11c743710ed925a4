"""Telegram calls by itself: whoever has not the secret is turned away, what is not done comes
again, and the order within a chat is kept."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import cast

import aiohttp
import pytest

from bot.desk import Desk
from bot.desk.reply import NewScreen, PrivateLine
from bot.errors import Fault as OperatorFault
from bot.platforms.telegram import TelegramPlatform, WebhookAddress, secret_of
from bot.platforms.telegram.webhook import SECRET
from tests.loopback.balancer import Balancer
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.loopback.telegram_webhook import Webhook
from tests.patience import PATIENCE
from tests.platforms.telegram.conftest import FAST, make, serving
from tests.platforms.telegram.script import Script, opened, screen
from tests.ports import free_port

PATH = "/telegram"
SHARED = secret_of("what the processes share", "7000000001:AAFake")


def called(script: Script, telegram: TelegramServer, url: str, port: int = 0) -> TelegramPlatform:
    """A platform that Telegram calls at ``url``, over what shares calls out, or directly."""
    port = port or free_port()
    address = WebhookAddress(url or f"http://127.0.0.1:{port}{PATH}", "127.0.0.1", port, SHARED)
    return TelegramPlatform(
        cast(Desk, script), telegram.token, telegram.api_url, FAST, webhook=address
    )


async def webhook(telegram: TelegramServer) -> Webhook:
    """Where the server calls, once it does."""
    found = await telegram.until(lambda: telegram.webhook)
    assert isinstance(found, Webhook)
    return found


@asynccontextmanager
async def two(scripts: list[Script], telegram: TelegramServer) -> AsyncIterator[Balancer]:
    """Two processes behind one address; each script is one's desk."""
    ports = [free_port() for _ in scripts]
    async with AsyncExitStack() as stack:
        targets = [f"http://127.0.0.1:{port}" for port in ports]
        balancer = await stack.enter_async_context(Balancer(*targets))
        for script, port in zip(scripts, ports, strict=True):
            platform = called(script, telegram, balancer.url + PATH, port)
            await stack.enter_async_context(serving(platform))
        # Each says where to call, and whoever is being called meanwhile is called again.
        done = [200] * len(scripts)
        await telegram.until(lambda: [c.status for c in telegram.said("setWebhook")] == done)
        yield balancer


async def test_presses_and_commands_come_in_and_nobody_polls(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(called(script, telegram, "")):
        there = await opened(script, alice.at(telegram.group()))
        script.answers["move:ABCDE:1:d3"] = PrivateLine("Well done.")
        assert (await there.press("d3")).text == "Well done."
    assert not telegram.said("getUpdates")
    set_up = telegram.said("setWebhook")[-1].params
    assert set_up["secret_token"] == SHARED
    assert set(set_up["allowed_updates"]) == {"message", "callback_query"}


async def test_who_does_not_know_the_secret_is_turned_away(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    update = {
        "update_id": 9,
        "message": {
            "message_id": 1,
            "date": 1,
            "chat": alice.private.chat.json(),
            "from": alice.user.json(),
            "text": "/help",
            "entities": [{"type": "bot_command", "offset": 0, "length": 5}],
        },
    }
    async with serving(called(script, telegram, "")), aiohttp.ClientSession() as session:
        url = (await webhook(telegram)).url

        async def call(secret: str | None, body: bytes = b"") -> int:
            headers = {} if secret is None else {SECRET: secret}
            body = body or json.dumps(update).encode()
            async with session.post(url, headers=headers, data=body) as answer:
                return answer.status

        assert await call(None) == await call("wrong") == 403
        assert await call(SHARED[:-1] + "ü") == 403
        assert script.heard == []
        assert await call(SHARED, b"no update") == 400
        assert await call(SHARED, b"x" * 2**21) == 413
        assert await call(SHARED) == 200
        assert [heard[2] for heard in script.heard] == ["help"]
        async with session.get(url, headers={SECRET: SHARED}) as answer:
            assert answer.status == 405
        async with session.post(f"{url}/else", headers={SECRET: SHARED}) as answer:
            assert answer.status == 404


async def test_an_update_is_answered_only_when_it_is_done(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(called(script, telegram, "")):
        there = await opened(script, alice.at(telegram.group()))
        calls = (await webhook(telegram)).attempts
        done = len(calls)
        script.slow["move:ABCDE:1:d3"] = 0.5
        asked = there.tap("d3")
        await telegram.until(lambda: asked.deliveries)
        assert len(calls) == done and telegram.updates
        await telegram.until(lambda: len(calls) > done)
        assert asked.answers or script.heard[-1][2] == "move:ABCDE:1:d3"


async def test_lines_of_a_chat_keep_their_order_and_other_chats_do_not_wait(
    telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    scripts = [Script(), Script()]
    heard: list[str] = []
    others_ended = asyncio.Event()
    for script in scripts:
        script.held["rules"] = others_ended
        script.ended = heard
    async with two(scripts, telegram) as balancer:
        for line in ("/rules", "/board", "/games"):
            alice.private.say(line)
        bruno.private.say("/top")
        async with asyncio.timeout(PATIENCE):
            while len(heard) < 4:
                if heard == ["top"]:
                    others_ended.set()
                await asyncio.sleep(0.01)
        assert heard == ["top", "rules", "board", "games"]
        assert len(set(balancer.handed)) == 2, "both processes were called"


async def test_at_most_so_many_calls_are_open_at_once(
    script: Script, telegram: TelegramServer
) -> None:
    script.slow["rules"] = 0.2
    async with serving(called(script, telegram, "")):
        address = await webhook(telegram)
        assert address.connections == 100
        for number in range(5):
            telegram.user(f"Ann {number}").private.say("/rules")
        await telegram.until(lambda: not telegram.updates)
    assert 1 < address.most <= 5


async def test_polling_again_takes_the_webhook_away_and_loses_nothing(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(called(script, telegram, "")):
        there = await opened(script, alice.at(telegram.group()))
    asked = there.tap("d3")
    script.answers["move:ABCDE:1:d3"] = NewScreen(screen(2, "e5"), "Here.")
    async with serving(make(script, telegram)):
        assert (await asked.answered()).text == "Here."
        assert telegram.webhook is None
    assert [call.method for call in telegram.calls if "Webhook" in call.method] == [
        "setWebhook",
        "deleteWebhook",
    ]


async def test_an_address_that_telegram_does_not_take_is_a_fault(
    script: Script, telegram: TelegramServer
) -> None:
    platform = called(script, telegram, "http://example.org/telegram")
    with pytest.raises(OperatorFault, match="TELEGRAM_WEBHOOK: Bad webhook: https url"):
        await platform.run()


@pytest.mark.usefixtures("eager")
async def test_a_network_that_is_down_when_the_webhook_is_set_is_waited_for(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    telegram.faults.append(Fault("setWebhook", status=502))
    async with serving(called(script, telegram, "")):
        await opened(script, alice.at(telegram.group()))


async def test_a_port_that_is_taken_is_a_fault(script: Script, telegram: TelegramServer) -> None:
    platform = called(script, telegram, "", telegram.port)
    with pytest.raises(OperatorFault, match="TELEGRAM_WEBHOOK_PORT"):
        await platform.run()
