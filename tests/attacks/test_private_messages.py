"""One member of a Telegram group who opens their hand faster than anybody can: the limits there are
everybody's, and what is sent beyond them is refused to all."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from bot.platforms.telegram import TelegramPlatform
from tests import stores
from tests.desks import desk_of
from tests.loopback.telegram import Rates, TelegramServer
from tests.platforms.telegram.conftest import serving
from tests.platforms.telegram.hands import GAME, button, open_hand, sit_down
from tests.thinking import KeptWorkers

PRESSES = 60
FEW = 3  # that a busy machine may bring together so that the server refuses them


async def test_hands_that_are_opened_too_fast_are_not_sent_too_fast(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        telegram = await stack.enter_async_context(TelegramServer(rates=Rates()))
        telegram.api = "10.3"
        store = await stores.opened(tmp_path / "tables.db")
        stack.push_async_callback(store.close)
        desk = desk_of(store, KeptWorkers())
        stack.push_async_callback(desk.close)
        platform = TelegramPlatform(desk, telegram.token, telegram.api_url)
        desk.attach(platform)
        await stack.enter_async_context(serving(platform))
        group = telegram.group()
        mallory, ben = telegram.user("Mallory").at(group), telegram.user("Ben").at(group)
        board = await sit_down(GAME, mallory, ben)
        await open_hand(mallory)
        wanted = next(b for b in board.buttons if b["text"] == button(board, "hand:"))
        before = len(telegram.said("sendPhoto"))
        presses = [mallory.send(wanted["callback_data"], board) for _ in range(PRESSES)]
        ben.say("/board")
        await asyncio.gather(*(press.answered() for press in presses))
        newest = max(group.messages)
        await telegram.until(lambda: any(m.picture for m in mallory.messages if m.id >= newest))
        sent = telegram.said("sendPhoto")[before:]
        assert len([call for call in sent if call.reader]) <= PRESSES / 3
        assert len([call for call in sent if call.status == 429]) <= FEW
