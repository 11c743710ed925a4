"""The HTTP client under python-telegram-bot."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from telegram import Bot, InputMediaPhoto
from telegram.error import NetworkError, RetryAfter, TimedOut

from bot.platforms.telegram.request import AiohttpRequest
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.patience import PATIENCE
from tests.platforms.telegram.script import picture
from tests.ports import free_port


@pytest.fixture
async def bot(telegram: TelegramServer) -> AsyncIterator[Bot]:
    url = telegram.api_url
    requests = [AiohttpRequest(url, read_timeout=PATIENCE) for _ in range(2)]
    made = Bot(
        telegram.token,
        base_url=f"{url}/bot",
        base_file_url=f"{url}/file/bot",
        request=requests[0],
        get_updates_request=requests[1],
    )
    async with made:
        yield made


async def test_parameters_arrive_as_they_are(
    bot: Bot, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    text = 'Zwölf & "drei" 🎲\n= +%'
    await bot.send_message(group.id, text)
    assert alice.at(group).messages[-1].text == text


async def test_a_picture_and_its_caption_go_in_one_body(
    bot: Bot, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    sent = await bot.send_photo(group.id, picture(1).png, caption="Größe 🎲", filename="b.png")
    await bot.edit_message_media(
        InputMediaPhoto(picture(2).png, caption="nächstes"), group.id, sent.message_id
    )
    assert alice.at(group).messages[-1].picture == picture(2).png
    assert alice.at(group).messages[-1].text == "nächstes"


async def test_an_answer_that_takes_too_long_is_timed_out(
    bot: Bot, telegram: TelegramServer
) -> None:
    telegram.faults.append(Fault("getMe", delay=3))
    with pytest.raises(TimedOut):
        await bot.get_me(read_timeout=0.5)


async def test_a_dropped_connection_is_a_network_error_without_the_address(
    bot: Bot, telegram: TelegramServer
) -> None:
    telegram.faults.append(Fault("getMe", drop=True))
    with pytest.raises(NetworkError) as raised:
        await bot.get_me()
    assert "bot" not in str(raised.value)
    assert raised.value.__cause__ is None


async def test_connections_are_used_again(
    bot: Bot, telegram: TelegramServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ports: set[int] = set()
    serve = telegram._serve

    async def spy(request: web.Request) -> web.StreamResponse:
        assert request.transport is not None
        ports.add(request.transport.get_extra_info("peername")[1])
        return await serve(request)

    monkeypatch.setattr(telegram, "_serve", spy)
    await telegram.stop()
    await telegram.start()
    for _ in range(5):
        await bot.get_me()
    assert len(ports) == 1


async def test_a_client_that_is_not_open_says_so() -> None:
    with pytest.raises(NetworkError):
        await AiohttpRequest("http://127.0.0.1:9").do_request("http://127.0.0.1:9/", "POST")


async def test_a_server_that_is_not_there_is_a_network_error() -> None:
    url = f"http://127.0.0.1:{free_port()}"
    client = AiohttpRequest(url)
    await client.initialize()
    with pytest.raises(NetworkError):
        await client.do_request(f"{url}/", "POST")
    await client.shutdown()


async def test_every_429_is_told(telegram: TelegramServer) -> None:
    told: list[None] = []
    client = AiohttpRequest(telegram.api_url, flooded=lambda: told.append(None))
    await client.initialize()
    telegram.faults.append(Fault("getMe", times=2, wait=1))
    for _ in range(3):
        with contextlib.suppress(RetryAfter):
            await client.post(f"{telegram.api_url}/bot{telegram.token}/getMe")
    await client.shutdown()
    assert len(told) == 2


async def test_a_file_is_fetched_as_it_is(bot: Bot, telegram: TelegramServer) -> None:
    group = telegram.group()
    data = bytes(range(256)) * 400
    sent = await bot.send_document(group.id, data, filename="a.ggf")
    assert sent.document is not None
    file = await bot.get_file(sent.document.file_id)
    assert bytes(await file.download_as_bytearray()) == data


async def test_what_is_no_json_is_refused_as_the_library_does(
    bot: Bot, telegram: TelegramServer
) -> None:
    assert AiohttpRequest.parse_json_payload(b'{"a":"\xff"}') == {"a": "\ufffd"}
    telegram.faults.append(Fault("getMe", status=502))
    with pytest.raises(NetworkError, match="Bad Gateway"):
        await bot.get_me()


async def test_many_requests_at_once_are_all_answered(bot: Bot, telegram: TelegramServer) -> None:
    answers = await asyncio.gather(*(bot.get_me() for _ in range(200)))
    assert len(answers) == 200


async def test_the_environments_proxy_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:8080")
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    assert AiohttpRequest("https://api.telegram.org")._proxy == "http://127.0.0.1:8080"
    monkeypatch.setenv("no_proxy", "api.telegram.org")
    assert AiohttpRequest("https://api.telegram.org")._proxy is None
