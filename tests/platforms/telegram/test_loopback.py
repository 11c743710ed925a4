"""The loopback Bot API is as strict as it says: what it lets through would pass Telegram too."""

import asyncio
import inspect
import re
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from telegram import (
    Bot,
    ChatMemberAdministrator,
    ChatMemberBanned,
    ChatMemberLeft,
    ChatMemberMember,
    ChatMemberOwner,
    ChatMemberRestricted,
)
from telegram.error import BadRequest

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


SOON: dict[str, Any] = {"type": "date_time", "unix_time": round(time.time()) + 60}


def entities(**entity: Any) -> list[dict[str, Any]]:
    return [{"offset": 0, "length": 1, **entity}]


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
        ("sendMessage", {"text": "x", "entities": entities(type="sparkle")}),
        ("sendMessage", {"text": "x", "entities": entities(type="bold", length=2)}),
        ("sendMessage", {"text": "x", "entities": entities(type="bold", offset=1)}),
        ("sendMessage", {"text": "x", "entities": entities(type="bold", length=0)}),
        ("sendMessage", {"text": "x", "entities": entities(type="bold", offset=-1)}),
        ("sendMessage", {"text": "🎲", "entities": entities(type="bold")}),
        ("sendMessage", {"text": "x ", "entities": entities(type="bold", offset=1)}),
        ("sendMessage", {"text": "x", "entities": entities(type="date_time")}),
        ("sendMessage", {"text": "x", "entities": entities(type="date_time", unix_time=0)}),
        ("sendMessage", {"text": "x", "entities": entities(type="date_time", unix_time=2**31)}),
        ("sendMessage", {"text": "x", "entities": entities(**SOON, date_time_format="rt")}),
        ("sendMessage", {"text": "x", "entities": entities(**SOON, colour="red")}),
        ("sendMessage", {"text": "x", "entities": entities(type="bold", unix_time=1)}),
        ("sendMessage", {"text": "x", "entities": entities(type="text_mention")}),
        ("sendMessage", {"text": "x", "entities": entities(**SOON) * 2}),
        ("sendMessage", {"text": "Until \ue0f01\ue0f1now\ue0f2"}),
        (
            "sendMessage",
            {"text": "x", "reply_markup": buttons(some(1, text="\ue0f0", url="tg://x"))},
        ),
        ("sendPhoto", {"photo": "known", "caption_entities": entities(type="bold")}),
        ("answerCallbackQuery", {"callback_query_id": "1", "text": "\ue0f2"}),
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


@pytest.mark.parametrize(
    ("reaction", "why"),
    [
        ([{"type": "emoji", "emoji": "👎"}] * 2, "REACTIONS_TOO_MANY"),
        ([{"type": "emoji", "emoji": "🎲"}], "REACTION_INVALID"),
        ([{"type": "paid"}], "a reaction of the form"),
        ([{"emoji": "👎"}], "type is missing"),
    ],
)
async def test_it_takes_one_reaction_of_those_that_there_are(
    lax: TelegramServer, raw: Raw, reaction: list[dict[str, str]], why: str
) -> None:
    line = lax.user("Alice").at(lax.group()).say("nice")
    where: dict[str, Any] = {"chat_id": line.chat.id, "message_id": line.id}
    status, told = await raw("setMessageReaction", **where, reaction=reaction)
    assert status == 400 and why in told["description"] and lax.violations
    lax.violations.clear()
    no = [{"type": "emoji", "emoji": "👎"}]
    assert (await raw("setMessageReaction", **where, reaction=no))[0] == 200
    line.chat.allowed = {"👍"}
    assert (await raw("setMessageReaction", **where, reaction=no))[0] == 400
    assert line.reactions == ["👎"] and not lax.violations


async def test_entities_that_it_takes_stand_in_the_message(lax: TelegramServer, raw: Raw) -> None:
    alice = lax.user("Alice").at(lax.group())
    user = {"id": alice.user.id, "is_bot": False, "first_name": "Alice"}
    mention = {"type": "text_mention", "offset": 3, "length": 5, "user": user}
    shown = {**SOON, "offset": 9, "length": 4, "date_time_format": "wDt"}
    bold = {"type": "bold", "offset": 0, "length": 13}
    content: dict[str, Any] = {"text": "🎲 Alice soon", "entities": [bold, mention, shown]}
    _, sent = await raw("sendMessage", chat_id=alice.chat.id, **content)
    assert alice.messages[-1].marked == [
        ("bold", "🎲 Alice soon"),
        ("text_mention", "Alice"),
        ("date_time", "soon"),
    ]
    number = sent["result"]["message_id"]
    where = {"chat_id": alice.chat.id, "message_id": number}
    assert (await raw("editMessageText", **where, **content))[0] == 400  # it is the same
    content["entities"] = [shown]
    assert (await raw("editMessageText", **where, **content))[0] == 200
    assert alice.messages[-1].marked == [("date_time", "soon")]
    assert not lax.violations


@pytest.mark.parametrize(
    ("api", "entity", "why"),
    [
        ("9.4", SOON, "can't parse MessageEntity: Unsupported type specified"),
        ("10.3", {**SOON, "unix_time": SOON["unix_time"] + 1099 * 86400}, "ENTITY_DATE_INVALID"),
        ("10.3", {"type": "text_mention", "user": {"id": 9, "is_bot": False, "first_name": "?"}},
         "user not found"),
    ],
)  # fmt: skip
async def test_what_only_trying_tells_is_refused_and_no_mistake(
    lax: TelegramServer, raw: Raw, api: str, entity: dict[str, Any], why: str
) -> None:
    lax.api = api
    said = await raw("sendMessage", chat_id=lax.group().id, text="x", entities=entities(**entity))
    assert said == (400, {"ok": False, "error_code": 400, "description": f"Bad Request: {why}"})
    assert not lax.violations


async def test_a_message_can_be_deleted_for_two_days(lax: TelegramServer, raw: Raw) -> None:
    there = lax.user("Alice").at(lax.group())
    for age, status in ((47, 200), (49, 400)):
        _, sent = await raw("sendMessage", chat_id=there.chat.id, text="x")
        there.messages[-1].sent -= age * 3600
        number = sent["result"]["message_id"]
        answer = await raw("deleteMessage", chat_id=there.chat.id, message_id=number)
        assert answer[0] == status
        assert there.chat.messages[number].deleted is (status == 200)
    assert answer[1]["description"] == "Bad Request: message can't be deleted for everyone"
    assert not lax.violations


async def test_whom_a_person_has_blocked_cannot_write_to_them(
    lax: TelegramServer, raw: Raw
) -> None:
    alice = lax.user("Alice")
    alice.private.say("/start")
    alice.private.block()
    chat = alice.private.chat.id
    answer = await raw("sendMessage", chat_id=chat, text="Hello")
    assert answer[1]["description"] == "Forbidden: bot was blocked by the user"
    alice.private.say("/start")
    assert (await raw("sendMessage", chat_id=chat, text="Hello"))[0] == 200


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


async def test_a_second_poller_ends_the_first(lax: TelegramServer, raw: Raw) -> None:
    first = asyncio.create_task(raw("getUpdates", timeout=60))
    await lax.until(lambda: lax.polls)
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


async def test_members_are_told_so_that_the_library_reads_them() -> None:
    async with TelegramServer() as server:
        group, user = server.group(), server.user("Ann").user
        async with Bot(server.token, base_url=f"{server.api_url}/bot") as bot:
            told = {}
            for status in ("creator", "administrator", "member", "restricted", "left", "kicked"):
                group.members[user.id] = status
                member = await bot.get_chat_member(group.id, user.id)
                told[member.status] = type(member)
            for number, id in ((user.id + 1, group.id), (user.id, group.id - 1)):
                with pytest.raises(BadRequest):
                    await bot.get_chat_member(id, number)
    assert told == {
        "creator": ChatMemberOwner,
        "administrator": ChatMemberAdministrator,
        "member": ChatMemberMember,
        "restricted": ChatMemberRestricted,
        "left": ChatMemberLeft,
        "kicked": ChatMemberBanned,
    }
