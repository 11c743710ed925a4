"""From a private chat, to which a link has led, one comes back to the message in the group."""

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import Run

BACK = "Back to the group"


async def led(someone: Someone, board: Message, label: str) -> Someone:
    """Press what is for one person alone, and follow the link."""
    return someone.follow((await someone.press(label, board)).url)


async def played(there: Someone) -> Message:
    """A match in which one person sits on both sides; its board."""
    there.say("/play reversi first 1")
    await there.press("+ Computer")
    await there.press("Me here too")
    await there.press("Start")
    return await there.offered("d3")


@pytest.mark.parametrize("plain", [False, True])
async def test_a_menu_opened_by_a_link_leads_back(
    bot: Run, telegram: TelegramServer, alice: Account, plain: bool
) -> None:
    telegram.api = "10.1"
    group = telegram.group(plain=plain)
    there = alice.at(group)
    async with bot():
        board = await played(there)
        private = await led(there, board, "More")
        menu = await private.offered("Resign")
        if plain:  # its messages have no address
            assert BACK not in menu.labels
            return
        url = f"https://t.me/c/{str(group.id).removeprefix('-100')}/{board.id}"
        assert menu.buttons[-1] == {"text": BACK, "url": url}
        await private.press("Resign", menu)
        await telegram.until(lambda: "Give up" in menu.labels)
        assert menu.buttons[-1]["url"] == url, "also once something else stands there"
    async with bot():  # a restart changes nothing of that
        await there.play("d3")
        await telegram.until(lambda: "Give up" not in menu.labels)
        assert menu.buttons[-1]["url"] == url


async def test_whoever_comes_by_the_code_is_led_nowhere(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.1"
    there = alice.at(telegram.group())
    async with bot():
        board = await played(there)
        code = str(board.buttons[0]["callback_data"]).split(":")[1]
        alice.private.say(f"/start {code}")
        assert BACK not in (await alice.private.offered("d3")).labels
