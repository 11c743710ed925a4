"""Starting, failing networks, other pollers, stopping; and that no token is ever told."""

import asyncio
import logging

import pytest
from telegram.ext import ExtBot

from bot.background import end
from bot.desk.reply import NewScreen, PrivateLine
from bot.errors import Fault as OperatorFault
from bot.platforms.telegram import TelegramPlatform, messages
from bot.platforms.telegram.inbox import Inbox
from bot.platforms.telegram.limiter import Limiter
from bot.platforms.telegram.request import AiohttpRequest
from bot.platforms.telegram.updates import TelegramUpdate
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.patience import PATIENCE
from tests.platforms.telegram.conftest import FAST, SECOND, make, serving
from tests.platforms.telegram.script import Script, opened, screen

SECRET = "FakeToken"


async def until_logged(caplog: pytest.LogCaptureFixture, words: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while words not in caplog.text:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("token", ["7000000001:AAWrong-FakeToken-000000000000000000", "FakeToken"])
async def test_a_wrong_token_is_a_fault_that_does_not_tell_it(
    script: Script, telegram: TelegramServer, caplog: pytest.LogCaptureFixture, token: str
) -> None:
    caplog.set_level(logging.DEBUG)
    good, telegram.token = telegram.token, token
    platform = make(script, telegram)
    telegram.token = good
    with pytest.raises(OperatorFault) as raised:
        await platform.run()
    assert "TELEGRAM_TOKEN" in str(raised.value)
    assert SECRET not in str(raised.value)
    assert raised.value.__suppress_context__
    assert SECRET not in caplog.text


async def test_a_network_that_is_down_at_the_start_is_waited_for(
    script: Script, alice: Account, telegram: TelegramServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await telegram.stop()
    platform = make(script, telegram)
    async with serving(platform) as task:
        await until_logged(caplog, "cannot be reached")
        assert not task.done()
        await telegram.start()
        await opened(script, alice.at(telegram.group()))
    assert SECRET not in caplog.text


async def test_a_network_that_fails_later_is_waited_for(
    script: Script, alice: Account, telegram: TelegramServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving(make(script, telegram)) as task:
        there = await opened(script, alice.at(telegram.group()))
        await telegram.stop()
        await until_logged(caplog, "; again in")
        assert not task.done()
        await telegram.start()
        await there.press("d3")
    assert "Telegram answers again" in caplog.text
    assert SECRET not in caplog.text


@pytest.mark.parametrize(
    "fault",
    [
        Fault("getUpdates", drop=True),
        Fault("getUpdates", status=502),
        Fault("getUpdates", lose=True),
        Fault("getUpdates", wait=1),
        Fault("getUpdates", refuse="strange"),
    ],
    ids=["dropped", "bad gateway", "answer lost", "too many", "refused"],
)
@pytest.mark.usefixtures("eager")
async def test_polling_survives(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    fault: Fault,
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    telegram.faults.append(fault)
    heard = len(script.heard)
    await there.press("d3")
    await there.press("c4")
    assert [payload for _, _, payload, _ in script.heard[heard:]] == [
        "move:ABCDE:1:d3",
        "move:ABCDE:1:c4",
    ]


async def test_telegram_is_asked_again_when_it_says_also_after_many_failures(
    script: Script, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "FIRST_WAIT", 2 * PATIENCE)
    telegram.faults += [Fault(asked, times=2, wait=SECOND) for asked in ("getMe", "getUpdates")]
    async with serving(make(script, telegram)):
        await (await opened(script, alice.at(telegram.group()))).press("d3")
    assert not any(fault.times for fault in telegram.faults)


async def test_another_poller_is_told_to_the_operator(
    script: Script, telegram: TelegramServer, alice: Account, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(make(script, telegram)), serving(make(script, telegram)):
        there = await opened(script, alice.at(telegram.group()))
        await there.press("d3")
        await until_logged(caplog, "another program is polling")


async def test_what_happened_while_the_bot_was_away_is_done_when_it_is_back(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(make(script, telegram)):
        there = await opened(script, alice.at(telegram.group()))
    asked = there.tap("d3")
    script.answers["move:ABCDE:1:d3"] = PrivateLine("Welcome back.")
    async with serving(make(script, telegram)):
        assert (await asked.answered()).text == "Welcome back."


async def test_an_update_is_confirmed_only_when_it_has_been_taken(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram)
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        done = script.held["move:ABCDE:1:d3"] = asyncio.Event()
        asked = there.tap("d3")
        await telegram.until(lambda: asked.deliveries)
        await asyncio.sleep(0.1)
        assert len(telegram.updates) == 1
        done.set()
        await asked.answered()
        await telegram.until(lambda: not telegram.updates)


async def test_a_press_is_confirmed_only_when_it_is_answered(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(make(script, telegram)):
        there = await opened(script, alice.at(telegram.group()))
        await telegram.until(lambda: not telegram.updates)
        telegram.faults.append(Fault("answerCallbackQuery", drop=True))
        asked = there.tap("d3")
        await telegram.until(lambda: asked.deliveries > 1)  # as to a bot that was killed now
        assert script.heard[-1][2] == "move:ABCDE:1:d3" and not asked.answers
        await asked.answered()
        await telegram.until(lambda: not telegram.updates)
        assert [each[2] for each in script.heard].count("move:ABCDE:1:d3") == 1


async def test_what_takes_long_stays_unconfirmed_and_holds_nobody_up(
    script: Script, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    async with serving(make(script, telegram)):
        there = await opened(script, alice.at(telegram.group()))
        before = len(script.heard)
        done = script.held["move:ABCDE:1:d3"] = asyncio.Event()
        slow = there.tap("d3")
        await telegram.until(lambda: slow.deliveries)
        for line in ("/rules", "/board"):
            bruno.private.say(line)
            async with asyncio.timeout(PATIENCE):
                while script.ended[-1:] != [line[1:]]:
                    await asyncio.sleep(0.01)
        assert not slow.answers, "the others did not wait for it"
        assert len(telegram.updates) == 3, "Telegram still has it, and what came after it"
        await telegram.until(lambda: slow.deliveries > 1)
        done.set()
        await slow.answered()
        await telegram.until(lambda: not telegram.updates)
        assert len(script.heard) == before + 3, "though each came several times"


async def test_what_hangs_is_confirmed_in_the_end(telegram: TelegramServer, alice: Account) -> None:
    taken: asyncio.Future[asyncio.Task[None]] = asyncio.Future()

    async def take(update: TelegramUpdate) -> None:
        task = asyncio.current_task()
        assert task is not None
        taken.set_result(task)
        await asyncio.Event().wait()

    requests = [AiohttpRequest(telegram.api_url) for _ in range(2)]
    async with ExtBot(
        telegram.token,
        base_url=f"{telegram.api_url}/bot",
        request=requests[0],
        get_updates_request=requests[1],
        rate_limiter=Limiter(FAST),
    ) as bot:
        inbox = Inbox(bot, take, lambda: None, held=0.3)
        polling = asyncio.create_task(inbox.run())
        alice.private.say("/rules")
        hanging = await asyncio.wait_for(taken, PATIENCE)
        await telegram.until(lambda: not telegram.updates, PATIENCE)
        await end([polling, hanging])


async def test_stopping_finishes_and_confirms_what_is_in_hand(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(make(script, telegram)):
        there = await opened(script, alice.at(telegram.group()))
        script.slow["move:ABCDE:1:d3"] = 0.3
        script.answers["move:ABCDE:1:d3"] = NewScreen(screen(2, "e5"), "Done.")
        asked = there.tap("d3")
        async with asyncio.timeout(PATIENCE):
            while not script.heard[-1][2].startswith("move"):
                await asyncio.sleep(0.01)
    assert [answer.text for answer in asked.answers] == ["Done."]
    assert there.board.labels == ["e5", "Rules"]
    assert not telegram.updates


async def test_nothing_that_waited_is_dropped_at_the_start(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    script.answers["play"] = NewScreen(screen(1, "d3"))
    there.say("/play reversi")
    async with serving(make(script, telegram)):
        await there.offered("d3")
    assert not telegram.said("deleteWebhook")[0].params.get("drop_pending_updates")


async def test_the_library_tells_no_token_at_any_log_level(
    script: Script, telegram: TelegramServer, alice: Account, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    telegram.faults.append(Fault("sendPhoto", drop=True))
    async with serving(make(script, telegram)):
        there = await opened(script, alice.at(telegram.group()))
        await there.press("d3")
    assert caplog.records
    assert SECRET not in caplog.text
