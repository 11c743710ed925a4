"""What operators do in a private chat of the real program, and what those see who are shut out."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.telegram import TelegramServer
from tests.platforms.test_everywhere import address, crosstable

SHUT_OUT = "Du bist ausgeschlossen"


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    async with TelegramServer() as server:
        yield server


async def test_an_operator_shuts_somebody_out_who_alone_is_told_and_their_table_goes_on(
    tmp_path: Path, telegram: TelegramServer
) -> None:
    group = telegram.group("Family")
    olga, bruno = telegram.user("Olga"), telegram.user("Bruno", language="de")
    settings = {
        "TELEGRAM_TOKEN": telegram.token,
        "TELEGRAM_API_URL": telegram.api_url,
        "ADMINS": f"telegram:{olga.user.id}",
    }
    async with crosstable(tmp_path, **settings) as process:
        await address(process)
        bruno.private.say("/admin log")
        await bruno.private.sees("/help")
        bruno.private.say("/play reversi")
        await bruno.private.sees("Reversi")
        olga.private.say(f"/admin shutout telegram:{bruno.user.id}")
        await olga.private.sees("shut out; they left 1 tables")
        there = bruno.at(group)
        there.say("/play reversi")
        told = await bruno.private.sees(SHUT_OUT)
        assert told in bruno.private.messages
        assert not [one for one in there.messages if SHUT_OUT in one.text]
        olga.private.say(f"/admin letin telegram:{bruno.user.id}")
        await olga.private.sees("served again")
