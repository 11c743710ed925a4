"""Somebody who takes the name of somebody else at the table is told from them."""

from tests.loopback.telegram import Account, TelegramServer
from tests.platforms.telegram.conftest import Run, alice, bot, telegram, workers
from tests.platforms.web.callers import Caller
from tests.platforms.web.servers import serving

__all__ = ["alice", "bot", "telegram", "workers"]  # fixtures


async def test_a_name_with_a_foreign_letter_is_marked_in_the_chat_and_on_the_page(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    ann, mallory = alice.at(group), telegram.user("Аlice", "Liddell").at(group)  # a Cyrillic А
    async with bot() as desk:
        ann.say("/play reversi first 1")
        await mallory.press("Join")
        lobby = await ann.offered("Start")
        assert "Alice Liddell (1)" in lobby.text and "Аlice Liddell (2)" in lobby.text
        await ann.press("Start", lobby)
        await telegram.until(lambda: "Alice Liddell (1), your turn" in ann.board.text)
        code = next(b["callback_data"] for b in ann.board.buttons).split(":")[1]
        async with serving(desk) as web:
            caller = Caller(web.url, "en")
            screen = await (await caller.tab(code)).revision(0)
            await caller.close()
        assert [one["name"] for one in screen["players"]] == [
            "Alice Liddell (1)",
            "Аlice Liddell (2)",
        ]
