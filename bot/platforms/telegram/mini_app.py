"""The bot's Mini App, which opens the page inside Telegram."""

from telegram import User

from bot.platforms.inside import may_open
from bot.web_address import WebAddress


def mini_app(me: User, web: WebAddress) -> str:
    """The address that opens it from any chat: the bot's main one, or the one that is set; "" where
    there is none, or where the page has no address that Telegram opens."""
    if not may_open(web.base):
        return ""
    if me.has_main_web_app:
        return f"https://t.me/{me.username}"
    return web.telegram_app and f"https://t.me/{me.username}/{web.telegram_app}"
