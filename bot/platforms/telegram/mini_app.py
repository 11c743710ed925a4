"""The bot's Mini App, which opens the page inside Telegram."""

from telegram import User

from bot.platforms.inside import may_open
from bot.web_address import WebAddress


def mini_app(me: User, web: WebAddress) -> str:
    """The address that opens it from any chat: the bot's main one, or the one that is set; "" where
    there is none, or where the page has no address that Telegram opens."""
    if not (me.has_main_web_app or web.telegram_app) or not may_open(web.base):
        return ""
    own = "" if me.has_main_web_app else f"/{web.telegram_app}"
    return f"https://t.me/{me.username}{own}"
