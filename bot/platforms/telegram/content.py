"""What goes with every message, and who may be shown one."""

from bot.people import Chat
from bot.screens import Screen

FILENAME = "board.png"
NO_PREVIEW = {"is_disabled": True}


def guard(screen: Screen, chat: Chat, receiver: str | None = None) -> None:
    """A screen for one person goes to that person's private chat, into a message that only this
    person receives, or nowhere; and such a message is for nothing else. Raises ValueError."""
    reader = f"{chat.platform}:{chat.id}" if chat.private else None
    if screen.audience != receiver if receiver else screen.audience not in (None, reader):
        raise ValueError("a private screen where others would see it")
