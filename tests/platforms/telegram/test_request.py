"""The HTTP client under python-telegram-bot."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from telegram import Bot, InputMediaPhoto, MessageEntity
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


async def test_connections_are_used_again(bot: Bot, telegram: TelegramServer) -> None:
    for _ in range(5):
        await bot.get_me()
    assert len({call.port for call in telegram.calls}) == 1


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


@pytest.mark.parametrize("direct", [False, True])
async def test_the_environments_proxy_is_used_but_where_it_says_not(
    telegram: TelegramServer, monkeypatch: pytest.MonkeyPatch, direct: bool
) -> None:
    asked: list[bytes] = []

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readline())
        writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(refuse, "127.0.0.1", 0) as proxy:
        port = proxy.sockets[0].getsockname()[1]
        for name in ("no_proxy", "NO_PROXY"):
            monkeypatch.setenv(name, "127.0.0.1" if direct else "")
        monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{port}")
        client = AiohttpRequest(telegram.api_url)
        await client.initialize()
        url = f"{telegram.api_url}/bot{telegram.token}/getMe"
        status, _ = await client.do_request(url, "POST")
        await client.shutdown()
    assert (status, len(telegram.calls)) == ((200, 1) if direct else (407, 0))
    assert asked == ([] if direct else [f"POST {url} HTTP/1.1\r\n".encode()])


async def test_what_the_library_sends_by_itself_arrives_as_it_says(
    bot: Bot, telegram: TelegramServer
) -> None:
    group = telegram.group()
    bold = MessageEntity(MessageEntity.BOLD, 0, 1)
    await bot.send_message(group.id, "ü", entities=[bold], disable_notification=True)
    assert telegram.calls[-1].params == {
        "chat_id": group.id,
        "text": "ü",
        "entities": [bold.to_dict()],
        "disable_notification": True,
    }
