"""The loopback Bot API is as strict as it says: what it lets through would pass Telegram too."""

import asyncio
import inspect
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from telegram import Bot

from tests.loopback.telegram import Rates, TelegramServer
from tests.loopback.telegram_schema import METHODS, _fields
from tests.platforms.telegram.script import picture

Answer = tuple[int, Any]


class Raw:
    """A client that sends whatever it is told to."""

    def __init__(self, server: TelegramServer, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.session = session

    async def __call__(self, method: str, token: str = "", **params: Any) -> Answer:
        url = f"{self.server.api_url}/bot{token or self.server.token}/{method}"
        async with self.session.post(url, json=params) as answer:
            return answer.status, await answer.json()


@pytest.fixture
async def lax() -> AsyncIterator[TelegramServer]:
    async with TelegramServer(strict=False) as server:
        yield server


@pytest.fixture
async def raw(lax: TelegramServer) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(lax, session)


def test_its_parameters_are_those_that_the_library_knows() -> None:
    for method, line in METHODS.items():
        name = re.sub(r"(?<!^)([A-Z])", r"_\1", method).lower()
        known = set(inspect.signature(getattr(Bot, name)).parameters)
        own = {field for field, _, _ in _fields(line)}
        assert own <= known, method


def buttons(*rows: list[dict[str, str]]) -> dict[str, Any]:
    return {"inline_keyboard": list(rows)}


def some(count: int, **content: str) -> list[dict[str, str]]:
    return [{"text": "x", **(content or {"callback_data": "x"})} for _ in range(count)]


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("sendMessage", {"text": "x" * 4097}),
        ("sendMessage", {"text": "🎲" * 2049}),
        ("sendMessage", {"text": " "}),
        ("sendMessage", {}),
        ("sendMessage", {"text": "x", "colour": "red"}),
        ("sendMessage", {"text": "x", "disable_notification": "perhaps"}),
        ("sendMessage", {"text": "x", "message_thread_id": "first"}),
        ("sendMessage", {"text": "x", "reply_markup": buttons(some(9))}),
        ("sendMessage", {"text": "x", "reply_markup": buttons(*[some(8)] * 13)}),
        ("sendMessage", {"text": "x", "reply_markup": buttons([])}),
        ("sendMessage", {"text": "x", "reply_markup": buttons(some(1, callback_data="é" * 33))}),
        ("sendMessage", {"text": "x", "reply_markup": buttons(some(1, callback_data=""))}),
        ("sendMessage", {"text": "x", "reply_markup": buttons(some(1, url="ftp://x"))}),
        ("sendMessage", {"text": "x", "reply_markup": buttons(some(1, style="primary"))}),
        ("sendPhoto", {"photo": "known", "caption": "x" * 1025}),
        ("answerCallbackQuery", {"callback_query_id": "1", "text": "x" * 201}),
        ("setMyCommands", {"commands": [{"command": "Play", "description": "x"}]}),
        ("setMyCommands", {"commands": [{"command": "play", "description": ""}]}),
        ("setMyCommands", {"commands": [], "language_code": "english"}),
    ],
)
async def test_it_refuses_and_notes_what_telegram_does_not_take(
    lax: TelegramServer, raw: Raw, method: str, params: dict[str, Any]
) -> None:
    if method.startswith("send"):
        params = {"chat_id": lax.group().id, **params}
    lax.files["known"] = picture().png
    status, _ = await raw(method, **params)
    assert status == 400
    assert lax.violations


async def test_it_knows_its_token_and_its_methods(lax: TelegramServer, raw: Raw) -> None:
    assert (await raw("getMe"))[0] == 200
    assert (await raw("getMe", token="7000000001:" + "x" * 35))[0] == 401
    assert (await raw("getMe", token="nonsense"))[0] == 404
    assert (await raw("sendEphemeralMessage"))[0] == 404


async def test_a_bot_cannot_write_first_to_a_person(lax: TelegramServer, raw: Raw) -> None:
    alice = lax.user("Alice")
    chat = alice.private.chat.id
    assert (await raw("sendMessage", chat_id=chat, text="Hello"))[0] == 403
    alice.private.say("/start")
    assert (await raw("sendMessage", chat_id=chat, text="Hello"))[0] == 200


async def test_updates_come_again_until_they_are_confirmed(lax: TelegramServer, raw: Raw) -> None:
    there = lax.user("Alice").at(lax.group())
    there.say("/one")
    there.say("/two")
    for _ in range(2):
        _, said = await raw("getUpdates", timeout=0)
        assert [u["message"]["text"] for u in said["result"]] == ["/one", "/two"]
    first = said["result"][0]["update_id"]
    _, said = await raw("getUpdates", offset=first + 1, timeout=0)
    assert [u["message"]["text"] for u in said["result"]] == ["/two"]


async def test_a_second_poller_ends_the_first(raw: Raw) -> None:
    first = asyncio.create_task(raw("getUpdates", timeout=10))
    await asyncio.sleep(0.1)
    second = await raw("getUpdates", timeout=0)
    assert ((await first)[0], second[0]) == (409, 200)


async def test_in_privacy_mode_a_group_tells_commands_only(lax: TelegramServer, raw: Raw) -> None:
    there = lax.user("Alice").at(lax.group())
    there.say("hello")
    there.say("/play")
    assert len((await raw("getUpdates", timeout=0))[1]["result"]) == 1


async def test_a_press_is_answered_once_and_not_forgotten(lax: TelegramServer, raw: Raw) -> None:
    there = lax.user("Alice").at(lax.group())
    sent = await raw("sendMessage", chat_id=there.chat.id, text="x", reply_markup=buttons(some(1)))
    assert sent[0] == 200
    query = there.tap("x")
    _, said = await raw("getUpdates", timeout=0)
    await raw("getUpdates", offset=said["result"][-1]["update_id"] + 1, timeout=0)
    with pytest.raises(AssertionError, match="never answered"):
        lax.verify()
    assert (await raw("answerCallbackQuery", callback_query_id=query.id))[0] == 200
    lax.verify()
    assert (await raw("answerCallbackQuery", callback_query_id=query.id))[0] == 400
    with pytest.raises(AssertionError, match="query ID is invalid"):
        lax.verify()


async def test_rates_are_those_of_a_group(lax: TelegramServer, raw: Raw) -> None:
    lax.rates = Rates(chat=100, group=20)
    chat = lax.group().id
    answers = [await raw("sendMessage", chat_id=chat, text=f"{n}") for n in range(21)]
    assert [status for status, _ in answers] == [200] * 20 + [429]
    assert 50 < answers[-1][1]["parameters"]["retry_after"] <= 61


async def test_editing_to_the_same_is_an_error(lax: TelegramServer, raw: Raw) -> None:
    chat = lax.group().id
    _, sent = await raw("sendMessage", chat_id=chat, text="x")
    number = sent["result"]["message_id"]
    status, said = await raw("editMessageText", chat_id=chat, message_id=number, text="x")
    assert status == 400
    assert "message is not modified" in said["description"]
    assert not lax.violations
