"""The way from a chat to the page inside Telegram."""

from typing import Any

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_world import BOT_NAME, Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import GAME, sit_down

PAGE = "https://play.example.org"
LABEL = "Open table"


def way(message: Message) -> dict[str, Any]:
    """The button that opens the table on the page, {} without one."""
    return next((button for button in message.buttons if button["text"] == LABEL), {})


@pytest.mark.parametrize(
    ("main", "name", "app"),
    [(True, "", ""), (True, "tables", ""), (False, "tables", "/tables")],
    ids=["main", "both", "short name"],
)
async def test_the_board_leads_to_its_table_in_the_mini_app(
    bot: Run, telegram: TelegramServer, alice: Account, main: bool, name: str, app: str
) -> None:
    telegram.rights = {"has_main_web_app": main}
    group = telegram.group()
    async with bot(web_url=PAGE, telegram_app=name):
        board = await sit_down(GAME, alice.at(group), telegram.user("Ben").at(group))
        link = way(board)["url"]
        code = link.partition("startapp=")[2]
        assert link == f"https://t.me/{BOT_NAME}{app}?startapp={code}"
        # In a private chat it opens at once, and so does home behind the chat's own button.
        alice.private.say(f"/start {code}")
        own = await telegram.until(
            lambda: next((m for m in alice.private.messages if way(m)), None)
        )
        assert way(own)["web_app"] == {"url": f"{PAGE}/app/t/{code}"}
        await telegram.until(lambda: telegram.menu_button)
        assert telegram.menu_button["web_app"] == {"url": f"{PAGE}/app"}


@pytest.mark.parametrize(
    "settings",
    [
        {"web_url": PAGE},
        {"telegram_app": "tables"},
        {"telegram_app": "tables", "web_url": "http://play.example.org"},
    ],
    ids=str,
)
async def test_without_a_mini_app_or_a_page_for_all_nothing_leads_there(
    bot: Run, telegram: TelegramServer, alice: Account, settings: dict[str, str]
) -> None:
    telegram.rights = {"has_main_web_app": "telegram_app" in settings}
    group = telegram.group()
    async with bot(**settings):
        board = await sit_down(GAME, alice.at(group), telegram.user("Ben").at(group))
        assert not way(board)
        await telegram.until(lambda: telegram.commands)
        assert not telegram.said("setChatMenuButton")
