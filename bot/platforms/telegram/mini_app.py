"""The bot's Mini App, which opens the page inside Telegram."""

from urllib.parse import urlsplit

from telegram import User

from bot.listening import is_loopback
from bot.web_address import WebAddress


def may_open(base: str) -> bool:
    """Whether Telegram opens a page at this address: it wants TLS, and a Bot API server on this
    very machine takes a page there, too."""
    return base.startswith("https://") or is_loopback(urlsplit(base).hostname or "")


def mini_app(me: User, web: WebAddress) -> str:
    """The address that opens it from any chat: the bot's main one, or the one that is set; "" where
    there is none, or where the page has no address that Telegram opens."""
    if not may_open(web.base):
        return ""
    if me.has_main_web_app:
        return f"https://t.me/{me.username}"
    return web.telegram_app and f"https://t.me/{me.username}/{web.telegram_app}"
