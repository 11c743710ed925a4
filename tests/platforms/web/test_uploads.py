"""Records from the page: a file is sent, and its matches stand at tables."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.platforms.web import WebPlatform
from bot.records.making import record_of
from bot.records.record import LARGEST, read, write
from tests.bot.recorded import finished
from tests.platforms.web.callers import Caller

Visit = Callable[..., Caller]
BYTES = "application/octet-stream"
RECORD = record_of(finished("reversi", 2))


async def sent(
    caller: Caller, data: bytes | AsyncIterator[bytes], kind: str = BYTES, origin: str = ""
) -> tuple[int, dict[str, Any]]:
    """The status, and the answer where there is one."""
    headers = {"Content-Type": kind, "Origin": origin or caller.url}
    address = f"{caller.url}/import"
    async with caller.session.post(address, data=data, headers=headers) as response:
        found = await response.json() if response.content_type == "application/json" else {}
        return response.status, found


async def test_a_record_becomes_a_table_and_can_be_fetched_again(
    web: WebPlatform, visit: Visit
) -> None:
    ann = visit()
    await ann.boot()
    status, told = await sent(ann, write(RECORD))
    assert (status, told["said"]) == (200, "")
    (code,) = told["tables"]
    tab = await ann.tab(code)
    assert "walk" in str(tab.screen["actions"]) and "rematch" not in str(tab.screen)
    sheet = next(m for m in await tab.ask("line", text="/export") if m["type"] == "sheet")
    async with ann.session.get(ann.url + sheet["file"]["url"]) as response:
        assert read(await response.read()) == RECORD


async def test_a_file_of_several_matches_names_all_their_tables(
    web: WebPlatform, visit: Visit
) -> None:
    ann = visit()
    await ann.boot()
    status, told = await sent(ann, b"f5d6\nf5f6\nf5f4\n")
    tables = told["tables"]
    assert status == 200 and isinstance(tables, list) and len(set(tables)) == 3


@pytest.mark.parametrize(
    ("language", "told"), [("en", "no record that I can read"), ("de", "keine Aufzeichnung")]
)
async def test_what_is_no_record_is_said_to_be_none(
    web: WebPlatform, visit: Visit, language: str, told: str
) -> None:
    ann = visit(language=language)
    await ann.boot()
    for data in (b"\0\1\2", b"[" * 100_000, b"hello"):
        status, found = await sent(ann, data)
        assert status == 200 and found["tables"] == [] and told in str(found["said"])


async def test_what_is_too_large_is_not_read(web: WebPlatform, visit: Visit) -> None:
    ann = visit()
    await ann.boot()

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(2 * LARGEST // 65536):
            yield b"f5" * 32768

    status, told = await sent(ann, endless())
    assert status == 200 and "too large" in str(told["said"])


async def test_only_the_page_of_a_known_visitor_may_send_files(
    web: WebPlatform, visit: Visit
) -> None:
    ann = visit()
    await ann.boot()
    assert (await sent(ann, b"f5", origin="https://other.example"))[0] == 403
    assert (await sent(ann, b"f5", kind="text/plain"))[0] == 400
    async with ClientSession() as stranger:
        address, headers = f"{ann.url}/import", {"Content-Type": BYTES, "Origin": ann.url}
        async with stranger.post(address, data=b"f5", headers=headers) as response:
            assert response.status == 400
