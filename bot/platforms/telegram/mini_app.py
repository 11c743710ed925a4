"""The bot's Mini App, which opens the page inside Telegram."""

from telegram import User

from bot.people import Chat
from bot.platforms.inside import may_open
from bot.screens.viewer import AppLink
from bot.web_address import WebAddress, table_path


def mini_app(me: User, web: WebAddress) -> str:
    """The address that opens it from any chat: the bot's main one, or the one that is set; "" where
    there is none, or where the page has no address that Telegram opens."""
    if not (me.has_main_web_app or web.telegram_app) or not may_open(web.base):
        return ""
    own = "" if me.has_main_web_app else f"/{web.telegram_app}"
    return f"https://t.me/{me.username}{own}"


def link_to(path: str, chat: Chat, me: User, web: WebAddress) -> AppLink | None:
    """What opens a view at a path of the page in a chat; None where nothing does."""
    app = mini_app(me, web)
    if not app:
        return None
    if chat.private:
        return AppLink(web.inside(path), inside=True)
    # Of a table it is the code; a slash cannot stand there.
    start = path.removeprefix(table_path("")).strip("/").replace("/", "_")
    return AppLink(f"{app}?startapp={start}")
