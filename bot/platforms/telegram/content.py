"""A screen's words as Telegram takes them, and who may be shown it."""

from telegram import LinkPreviewOptions, MessageEntity

from bot.people import Chat
from bot.screens import Screen

CAPTION = 1024
TEXT = 4096
FILENAME = "board.png"
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


def cut(text: str, most: int) -> str:
    """``text`` in at most ``most`` UTF-16 units, which is how Telegram's clients count, ended at
    a word and with an ellipsis where it is too long."""
    if len(text) * 2 <= most or len(text.encode("utf-16-le")) <= most * 2:
        return text
    kept = text.encode("utf-16-le")[: (most - 1) * 2].decode("utf-16-le", "ignore")
    end = max(kept.rfind(" "), kept.rfind("\n"))
    return (kept[:end] if end > most // 2 else kept).rstrip() + "…"


def words(screen: Screen) -> str:
    """The text of a message: the caption, and under it what to choose next."""
    parts = (screen.caption, screen.prompt if screen.choices else "")
    text = "\n".join(part for part in parts if part)
    return cut(text, CAPTION) if screen.picture else cut(text or screen.alt or "…", TEXT)


def drawn(screen: Screen, text: str) -> list[MessageEntity]:
    """The lines of ``text`` that are boards in characters of one width: those with line breaks."""
    found = []
    for line in screen.lines:
        at = text.find(line) if "\n" in line else -1
        if at >= 0:
            before, inside = text[:at].encode("utf-16-le"), line.encode("utf-16-le")
            found.append(MessageEntity(MessageEntity.PRE, len(before) // 2, len(inside) // 2))
    return found


def guard(screen: Screen, chat: Chat, receiver: str | None = None) -> None:
    """A screen for one person goes to that person's private chat, into a message that only this
    person receives, or nowhere; and such a message is for nothing else. Raises ValueError."""
    reader = f"{chat.platform}:{chat.id}" if chat.private else None
    if screen.audience != receiver if receiver else screen.audience not in (None, reader):
        raise ValueError("a private screen where others would see it")
